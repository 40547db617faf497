; SPDX-License-Identifier: Apache-2.0
; Copyright The Peerlane Authors
; Made by ptx.py.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.pl_array_device = type { i64, i32, i32, i64, [29 x i64] }
%struct.pl_array_warp = type { %struct.taker, i32, i32, i32 }
%struct.taker = type { i32, i32, i32, i32, i32, i32, i32, [7 x i32] }
%struct.array_common = type { %struct.ring_params, %struct.frames_params, i64, i64, i64, i64, i64, i64, i64, i64, i32, i32 }
%struct.ring_params = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i32, i32 }
%struct.frames_params = type { i64, i64, i64, i64, i64, i64, i64 }

; Function Attrs: convergent mustprogress nounwind
define dso_local i32 @pl_array_block_rows(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5) local_unnamed_addr #0 {
  %7 = tail call fastcc noundef i32 @_ZL4rowsyyyyyy(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5) #10
  ret i32 %7
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal fastcc noundef i32 @_ZL4rowsyyyyyy(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5) unnamed_addr #1 {
  %7 = alloca %struct.pl_array_device, align 8
  %8 = alloca %struct.pl_array_warp, align 4
  %9 = bitcast %struct.pl_array_device* %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 256, i8* nonnull %9) #8
  %10 = inttoptr i64 %0 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(256) %9, i8* noundef nonnull align 8 dereferenceable(256) %10, i64 256, i1 false), !tbaa.struct !4
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %16 = mul i32 %14, %15
  %17 = add i32 %16, %13
  %18 = mul i32 %17, %12
  %19 = add i32 %18, %11
  %20 = mul i32 %12, %14
  %21 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %22 = mul i32 %20, %21
  %23 = icmp eq i64 %3, 0
  br i1 %23, label %28, label %24

24:                                               ; preds = %6
  %25 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %7, i64 0, i32 3
  %26 = load i64, i64* %25, align 8, !tbaa !12
  %27 = udiv i64 %26, %3
  br label %28

28:                                               ; preds = %6, %24
  %29 = phi i64 [ %27, %24 ], [ 0, %6 ]
  %30 = bitcast %struct.pl_array_warp* %8 to i8*
  call void @llvm.lifetime.start.p0i8(i64 68, i8* nonnull %30) #8
  %31 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid() #8
  %32 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #8
  %33 = shl i32 %32, 3
  %34 = tail call i32 @llvm.nvvm.read.ptx.sreg.warpid() #8
  %35 = add i32 %33, %34
  %36 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %8, i64 0, i32 0, i32 0
  store i32 %31, i32* %36, align 4, !tbaa.struct !14
  %37 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %8, i64 0, i32 0, i32 1
  store i32 32, i32* %37, align 4, !tbaa.struct !15
  %38 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %8, i64 0, i32 0, i32 2
  store i32 %35, i32* %38, align 4, !tbaa.struct !16
  %39 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %8, i64 0, i32 0, i32 3
  %40 = bitcast i32* %39 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(44) %40, i8 0, i64 44, i1 false) #8
  %41 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %8, i64 0, i32 2
  store i32 0, i32* %41, align 4, !tbaa !17
  %42 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %8, i64 0, i32 3
  store i32 0, i32* %42, align 4, !tbaa !20
  %43 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %7, i64 0, i32 1
  %44 = load i32, i32* %43, align 8, !tbaa !21
  %45 = icmp eq i32 %44, 1
  br i1 %45, label %46, label %84

46:                                               ; preds = %28
  %47 = icmp eq i32 %31, 0
  br i1 %47, label %48, label %71

48:                                               ; preds = %46
  %49 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %7, i64 0, i32 4, i64 18
  %50 = load i64, i64* %49, align 8, !tbaa !22
  %51 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %8, i64 0, i32 0, i32 5
  %52 = add i64 %50, 8
  %53 = inttoptr i64 %52 to i64*
  %54 = load volatile i64, i64* %53, align 8, !tbaa !5
  %55 = icmp ne i64 %54, 0
  %56 = zext i1 %55 to i32
  store i32 %56, i32* %51, align 4, !tbaa !9
  %57 = select i1 %55, i64 24, i64 16
  %58 = add i64 %57, %50
  %59 = inttoptr i64 %58 to i64*
  %60 = atomicrmw add i64* %59, i64 1 seq_cst, align 8
  tail call void @llvm.nvvm.membar.gl() #8
  %61 = inttoptr i64 %50 to i64*
  %62 = load volatile i64, i64* %61, align 8, !tbaa !5
  %63 = icmp eq i64 %62, 0
  br i1 %63, label %64, label %71

64:                                               ; preds = %48
  %65 = load i32, i32* %51, align 4, !tbaa !9
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %71, label %67

67:                                               ; preds = %64
  %68 = load volatile i64, i64* %53, align 8, !tbaa !5
  %69 = icmp eq i64 %68, 0
  %70 = zext i1 %69 to i32
  br label %71

71:                                               ; preds = %67, %64, %48, %46
  %72 = phi i32 [ 0, %46 ], [ 2, %48 ], [ 1, %64 ], [ %70, %67 ]
  %73 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %72, i32 0, i32 31) #8
  %74 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 0, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !26
  %75 = zext i32 %74 to i64
  %76 = shl nuw i64 %75, 32
  %77 = zext i32 %73 to i64
  %78 = or i64 %76, %77
  %79 = icmp eq i64 %78, 1
  %80 = zext i1 %79 to i32
  %81 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %8, i64 0, i32 0, i32 4
  store i32 %80, i32* %81, align 4, !tbaa !27
  %82 = icmp eq i64 %78, 2
  %83 = select i1 %82, i32 108, i32 0
  br label %84

84:                                               ; preds = %28, %71
  %85 = phi i32 [ %83, %71 ], [ 71, %28 ]
  %86 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %8, i64 0, i32 1
  store i32 %85, i32* %86, align 4, !tbaa !28
  %87 = lshr i32 %19, 5
  %88 = zext i32 %87 to i64
  %89 = icmp ult i64 %88, %2
  br i1 %89, label %90, label %100

90:                                               ; preds = %84
  %91 = inttoptr i64 %1 to i64*
  %92 = icmp ne i64 %5, 0
  %93 = add i64 %5, 8
  %94 = inttoptr i64 %93 to i64*
  %95 = inttoptr i64 %5 to i64*
  %96 = lshr i32 %22, 5
  %97 = zext i32 %96 to i64
  br label %197

98:                                               ; preds = %232
  %99 = load i32, i32* %86, align 4
  br label %100

100:                                              ; preds = %98, %84
  %101 = phi i32 [ %85, %84 ], [ %99, %98 ]
  %102 = phi i32 [ 0, %84 ], [ %224, %98 ]
  call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !29
  %103 = load i32, i32* %36, align 4, !tbaa !30
  %104 = icmp ne i32 %103, 0
  %105 = icmp eq i32 %101, 71
  %106 = select i1 %104, i1 true, i1 %105
  br i1 %106, label %196, label %107

107:                                              ; preds = %100
  %108 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %7, i64 0, i32 4, i64 18
  %109 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %8, i64 0, i32 0, i32 7, i64 0
  %110 = load i32, i32* %109, align 4, !tbaa !9
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %123, label %117

112:                                              ; preds = %183
  call void @llvm.nvvm.membar.gl() #8
  %113 = load i64, i64* %108, align 8, !tbaa !22
  %114 = add i64 %113, 40
  %115 = inttoptr i64 %114 to i64*
  %116 = atomicrmw add i64* %115, i64 -1 seq_cst, align 8
  store i32 0, i32* %184, align 4, !tbaa !31
  br label %187

117:                                              ; preds = %107
  %118 = zext i32 %110 to i64
  %119 = load i64, i64* %108, align 8, !tbaa !22
  %120 = add i64 %119, 80
  %121 = inttoptr i64 %120 to i64*
  %122 = atomicrmw add i64* %121, i64 %118 seq_cst, align 8
  br label %123

123:                                              ; preds = %117, %107
  %124 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %8, i64 0, i32 0, i32 7, i64 1
  %125 = load i32, i32* %124, align 4, !tbaa !9
  %126 = icmp eq i32 %125, 0
  br i1 %126, label %133, label %127

127:                                              ; preds = %123
  %128 = zext i32 %125 to i64
  %129 = load i64, i64* %108, align 8, !tbaa !22
  %130 = add i64 %129, 88
  %131 = inttoptr i64 %130 to i64*
  %132 = atomicrmw add i64* %131, i64 %128 seq_cst, align 8
  br label %133

133:                                              ; preds = %127, %123
  %134 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %8, i64 0, i32 0, i32 7, i64 2
  %135 = load i32, i32* %134, align 4, !tbaa !9
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %143, label %137

137:                                              ; preds = %133
  %138 = zext i32 %135 to i64
  %139 = load i64, i64* %108, align 8, !tbaa !22
  %140 = add i64 %139, 96
  %141 = inttoptr i64 %140 to i64*
  %142 = atomicrmw add i64* %141, i64 %138 seq_cst, align 8
  br label %143

143:                                              ; preds = %137, %133
  %144 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %8, i64 0, i32 0, i32 7, i64 3
  %145 = load i32, i32* %144, align 4, !tbaa !9
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %153, label %147

147:                                              ; preds = %143
  %148 = zext i32 %145 to i64
  %149 = load i64, i64* %108, align 8, !tbaa !22
  %150 = add i64 %149, 104
  %151 = inttoptr i64 %150 to i64*
  %152 = atomicrmw add i64* %151, i64 %148 seq_cst, align 8
  br label %153

153:                                              ; preds = %147, %143
  %154 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %8, i64 0, i32 0, i32 7, i64 4
  %155 = load i32, i32* %154, align 4, !tbaa !9
  %156 = icmp eq i32 %155, 0
  br i1 %156, label %163, label %157

157:                                              ; preds = %153
  %158 = zext i32 %155 to i64
  %159 = load i64, i64* %108, align 8, !tbaa !22
  %160 = add i64 %159, 112
  %161 = inttoptr i64 %160 to i64*
  %162 = atomicrmw add i64* %161, i64 %158 seq_cst, align 8
  br label %163

163:                                              ; preds = %157, %153
  %164 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %8, i64 0, i32 0, i32 7, i64 5
  %165 = load i32, i32* %164, align 4, !tbaa !9
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %173, label %167

167:                                              ; preds = %163
  %168 = zext i32 %165 to i64
  %169 = load i64, i64* %108, align 8, !tbaa !22
  %170 = add i64 %169, 120
  %171 = inttoptr i64 %170 to i64*
  %172 = atomicrmw add i64* %171, i64 %168 seq_cst, align 8
  br label %173

173:                                              ; preds = %167, %163
  %174 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %8, i64 0, i32 0, i32 7, i64 6
  %175 = load i32, i32* %174, align 4, !tbaa !9
  %176 = icmp eq i32 %175, 0
  br i1 %176, label %183, label %177

177:                                              ; preds = %173
  %178 = zext i32 %175 to i64
  %179 = load i64, i64* %108, align 8, !tbaa !22
  %180 = add i64 %179, 128
  %181 = inttoptr i64 %180 to i64*
  %182 = atomicrmw add i64* %181, i64 %178 seq_cst, align 8
  br label %183

183:                                              ; preds = %177, %173
  %184 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %8, i64 0, i32 0, i32 6
  %185 = load i32, i32* %184, align 4, !tbaa !31
  %186 = icmp eq i32 %185, 0
  br i1 %186, label %187, label %112

187:                                              ; preds = %183, %112
  %188 = load i64, i64* %108, align 8, !tbaa !22
  %189 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %8, i64 0, i32 0, i32 5
  %190 = load i32, i32* %189, align 4, !tbaa !32
  call void @llvm.nvvm.membar.gl() #8
  %191 = icmp eq i32 %190, 0
  %192 = select i1 %191, i64 16, i64 24
  %193 = add i64 %192, %188
  %194 = inttoptr i64 %193 to i64*
  %195 = atomicrmw add i64* %194, i64 -1 seq_cst, align 8
  br label %196

196:                                              ; preds = %100, %187
  call void asm sideeffect "bar.sync 0;", "~{memory}"() #10, !srcloc !33
  call void @llvm.lifetime.end.p0i8(i64 68, i8* nonnull %30) #8
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %9) #8
  ret i32 %102

197:                                              ; preds = %90, %232
  %198 = phi i32 [ 0, %90 ], [ %224, %232 ]
  %199 = phi i64 [ %88, %90 ], [ %233, %232 ]
  %200 = load i32, i32* %36, align 4, !tbaa !30
  %201 = icmp eq i32 %200, 0
  br i1 %201, label %202, label %205

202:                                              ; preds = %197
  %203 = getelementptr inbounds i64, i64* %91, i64 %199
  %204 = load volatile i64, i64* %203, align 8, !tbaa !5
  br label %205

205:                                              ; preds = %197, %202
  %206 = phi i64 [ %204, %202 ], [ 0, %197 ]
  %207 = trunc i64 %206 to i32
  %208 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %207, i32 0, i32 31) #8
  %209 = lshr i64 %206, 32
  %210 = trunc i64 %209 to i32
  %211 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %210, i32 0, i32 31) #8
  call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !26
  %212 = zext i32 %211 to i64
  %213 = shl nuw i64 %212, 32
  %214 = zext i32 %208 to i64
  %215 = or i64 %213, %214
  %216 = icmp ult i64 %215, %29
  %217 = mul i64 %215, %3
  %218 = select i1 %216, i64 %217, i64 -1
  %219 = mul i64 %199, %3
  %220 = add i64 %219, %4
  %221 = call fastcc noundef i32 @_ZL9read_somePK15pl_array_deviceP13pl_array_warpyyy(%struct.pl_array_device* noundef nonnull %7, %struct.pl_array_warp* noundef nonnull %8, i64 noundef %218, i64 noundef %3, i64 noundef %220) #10
  %222 = icmp ne i32 %221, 0
  %223 = zext i1 %222 to i32
  %224 = add nuw nsw i32 %198, %223
  %225 = and i1 %92, %222
  %226 = load i32, i32* %36, align 4
  %227 = icmp eq i32 %226, 0
  %228 = select i1 %225, i1 %227, i1 false
  br i1 %228, label %229, label %232

229:                                              ; preds = %205
  %230 = sext i32 %221 to i64
  %231 = atomicrmw add i64* %95, i64 1 seq_cst, align 8
  store volatile i64 %230, i64* %94, align 8, !tbaa !5
  br label %232

232:                                              ; preds = %229, %205
  %233 = add i64 %199, %97
  %234 = icmp ult i64 %233, %2
  br i1 %234, label %197, label %98, !llvm.loop !34
}

; Function Attrs: convergent mustprogress nounwind
define dso_local i32 @pl_array_warp_read(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = alloca %struct.pl_array_device, align 8
  %6 = alloca %struct.pl_array_warp, align 4
  %7 = bitcast %struct.pl_array_device* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 256, i8* nonnull %7) #8
  %8 = inttoptr i64 %0 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(256) %7, i8* noundef nonnull align 8 dereferenceable(256) %8, i64 256, i1 false), !tbaa.struct !4
  %9 = bitcast %struct.pl_array_warp* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 68, i8* nonnull %9) #8
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid() #8
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #8
  %12 = shl i32 %11, 3
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.warpid() #8
  %14 = add i32 %12, %13
  %15 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 0
  store i32 %10, i32* %15, align 4, !tbaa.struct !14
  %16 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 1
  store i32 32, i32* %16, align 4, !tbaa.struct !15
  %17 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 2
  store i32 %14, i32* %17, align 4, !tbaa.struct !16
  %18 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 3
  %19 = bitcast i32* %18 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(44) %19, i8 0, i64 44, i1 false) #8
  %20 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 2
  store i32 0, i32* %20, align 4, !tbaa !17
  %21 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 3
  store i32 0, i32* %21, align 4, !tbaa !20
  %22 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 1
  %23 = load i32, i32* %22, align 8, !tbaa !21
  %24 = icmp eq i32 %23, 1
  br i1 %24, label %25, label %63

25:                                               ; preds = %4
  %26 = icmp eq i32 %10, 0
  br i1 %26, label %27, label %50

27:                                               ; preds = %25
  %28 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 4, i64 18
  %29 = load i64, i64* %28, align 8, !tbaa !22
  %30 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 5
  %31 = add i64 %29, 8
  %32 = inttoptr i64 %31 to i64*
  %33 = load volatile i64, i64* %32, align 8, !tbaa !5
  %34 = icmp ne i64 %33, 0
  %35 = zext i1 %34 to i32
  store i32 %35, i32* %30, align 4, !tbaa !9
  %36 = select i1 %34, i64 24, i64 16
  %37 = add i64 %36, %29
  %38 = inttoptr i64 %37 to i64*
  %39 = atomicrmw add i64* %38, i64 1 seq_cst, align 8
  tail call void @llvm.nvvm.membar.gl() #8
  %40 = inttoptr i64 %29 to i64*
  %41 = load volatile i64, i64* %40, align 8, !tbaa !5
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %43, label %50

43:                                               ; preds = %27
  %44 = load i32, i32* %30, align 4, !tbaa !9
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %50, label %46

46:                                               ; preds = %43
  %47 = load volatile i64, i64* %32, align 8, !tbaa !5
  %48 = icmp eq i64 %47, 0
  %49 = zext i1 %48 to i32
  br label %50

50:                                               ; preds = %46, %43, %27, %25
  %51 = phi i32 [ 0, %25 ], [ 2, %27 ], [ 1, %43 ], [ %49, %46 ]
  %52 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %51, i32 0, i32 31) #8
  %53 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 0, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !26
  %54 = zext i32 %53 to i64
  %55 = shl nuw i64 %54, 32
  %56 = zext i32 %52 to i64
  %57 = or i64 %55, %56
  %58 = icmp eq i64 %57, 1
  %59 = zext i1 %58 to i32
  %60 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 4
  store i32 %59, i32* %60, align 4, !tbaa !27
  %61 = icmp eq i64 %57, 2
  %62 = select i1 %61, i32 108, i32 0
  br label %63

63:                                               ; preds = %4, %50
  %64 = phi i32 [ %62, %50 ], [ 71, %4 ]
  %65 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 1
  store i32 %64, i32* %65, align 4, !tbaa !28
  %66 = call fastcc noundef i32 @_ZL9read_somePK15pl_array_deviceP13pl_array_warpyyy(%struct.pl_array_device* noundef nonnull %5, %struct.pl_array_warp* noundef nonnull %6, i64 noundef %1, i64 noundef %2, i64 noundef %3) #10
  call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !29
  %67 = load i32, i32* %15, align 4, !tbaa !30
  %68 = icmp ne i32 %67, 0
  %69 = load i32, i32* %65, align 4
  %70 = icmp eq i32 %69, 71
  %71 = select i1 %68, i1 true, i1 %70
  br i1 %71, label %161, label %72

72:                                               ; preds = %63
  %73 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 4, i64 18
  %74 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 7, i64 0
  %75 = load i32, i32* %74, align 4, !tbaa !9
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %88, label %82

77:                                               ; preds = %148
  call void @llvm.nvvm.membar.gl() #8
  %78 = load i64, i64* %73, align 8, !tbaa !22
  %79 = add i64 %78, 40
  %80 = inttoptr i64 %79 to i64*
  %81 = atomicrmw add i64* %80, i64 -1 seq_cst, align 8
  store i32 0, i32* %149, align 4, !tbaa !31
  br label %152

82:                                               ; preds = %72
  %83 = zext i32 %75 to i64
  %84 = load i64, i64* %73, align 8, !tbaa !22
  %85 = add i64 %84, 80
  %86 = inttoptr i64 %85 to i64*
  %87 = atomicrmw add i64* %86, i64 %83 seq_cst, align 8
  br label %88

88:                                               ; preds = %82, %72
  %89 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 7, i64 1
  %90 = load i32, i32* %89, align 4, !tbaa !9
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %98, label %92

92:                                               ; preds = %88
  %93 = zext i32 %90 to i64
  %94 = load i64, i64* %73, align 8, !tbaa !22
  %95 = add i64 %94, 88
  %96 = inttoptr i64 %95 to i64*
  %97 = atomicrmw add i64* %96, i64 %93 seq_cst, align 8
  br label %98

98:                                               ; preds = %92, %88
  %99 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 7, i64 2
  %100 = load i32, i32* %99, align 4, !tbaa !9
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %108, label %102

102:                                              ; preds = %98
  %103 = zext i32 %100 to i64
  %104 = load i64, i64* %73, align 8, !tbaa !22
  %105 = add i64 %104, 96
  %106 = inttoptr i64 %105 to i64*
  %107 = atomicrmw add i64* %106, i64 %103 seq_cst, align 8
  br label %108

108:                                              ; preds = %102, %98
  %109 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 7, i64 3
  %110 = load i32, i32* %109, align 4, !tbaa !9
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %118, label %112

112:                                              ; preds = %108
  %113 = zext i32 %110 to i64
  %114 = load i64, i64* %73, align 8, !tbaa !22
  %115 = add i64 %114, 104
  %116 = inttoptr i64 %115 to i64*
  %117 = atomicrmw add i64* %116, i64 %113 seq_cst, align 8
  br label %118

118:                                              ; preds = %112, %108
  %119 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 7, i64 4
  %120 = load i32, i32* %119, align 4, !tbaa !9
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %128, label %122

122:                                              ; preds = %118
  %123 = zext i32 %120 to i64
  %124 = load i64, i64* %73, align 8, !tbaa !22
  %125 = add i64 %124, 112
  %126 = inttoptr i64 %125 to i64*
  %127 = atomicrmw add i64* %126, i64 %123 seq_cst, align 8
  br label %128

128:                                              ; preds = %122, %118
  %129 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 7, i64 5
  %130 = load i32, i32* %129, align 4, !tbaa !9
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %138, label %132

132:                                              ; preds = %128
  %133 = zext i32 %130 to i64
  %134 = load i64, i64* %73, align 8, !tbaa !22
  %135 = add i64 %134, 120
  %136 = inttoptr i64 %135 to i64*
  %137 = atomicrmw add i64* %136, i64 %133 seq_cst, align 8
  br label %138

138:                                              ; preds = %132, %128
  %139 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 7, i64 6
  %140 = load i32, i32* %139, align 4, !tbaa !9
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %148, label %142

142:                                              ; preds = %138
  %143 = zext i32 %140 to i64
  %144 = load i64, i64* %73, align 8, !tbaa !22
  %145 = add i64 %144, 128
  %146 = inttoptr i64 %145 to i64*
  %147 = atomicrmw add i64* %146, i64 %143 seq_cst, align 8
  br label %148

148:                                              ; preds = %142, %138
  %149 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 6
  %150 = load i32, i32* %149, align 4, !tbaa !31
  %151 = icmp eq i32 %150, 0
  br i1 %151, label %152, label %77

152:                                              ; preds = %148, %77
  %153 = load i64, i64* %73, align 8, !tbaa !22
  %154 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 5
  %155 = load i32, i32* %154, align 4, !tbaa !32
  call void @llvm.nvvm.membar.gl() #8
  %156 = icmp eq i32 %155, 0
  %157 = select i1 %156, i64 16, i64 24
  %158 = add i64 %157, %153
  %159 = inttoptr i64 %158 to i64*
  %160 = atomicrmw add i64* %159, i64 -1 seq_cst, align 8
  br label %161

161:                                              ; preds = %63, %152
  call void @llvm.lifetime.end.p0i8(i64 68, i8* nonnull %9) #8
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %7) #8
  ret i32 %66
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: convergent mustprogress noinline nounwind
define internal fastcc noundef i32 @_ZL9read_somePK15pl_array_deviceP13pl_array_warpyyy(%struct.pl_array_device* noundef readonly %0, %struct.pl_array_warp* nocapture noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4) unnamed_addr #1 {
  %6 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 1
  %7 = load i32, i32* %6, align 4, !tbaa !28
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %17

9:                                                ; preds = %5
  %10 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 3
  %11 = load i64, i64* %10, align 8, !tbaa !12
  %12 = icmp ult i64 %11, %2
  %13 = sub i64 %11, %2
  %14 = icmp ult i64 %13, %3
  %15 = or i1 %12, %14
  %16 = select i1 %15, i32 34, i32 0
  br label %17

17:                                               ; preds = %9, %5
  %18 = phi i32 [ %16, %9 ], [ %7, %5 ]
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %25

20:                                               ; preds = %17
  %21 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 2
  %22 = load i32, i32* %21, align 4, !tbaa !17
  %23 = icmp eq i32 %22, 0
  %24 = select i1 %23, i32 0, i32 35
  br label %25

25:                                               ; preds = %20, %17
  %26 = phi i32 [ %24, %20 ], [ %18, %17 ]
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %2238

28:                                               ; preds = %25
  %29 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 0
  %30 = bitcast i64* %29 to %struct.array_common*
  %31 = add i64 %3, %2
  %32 = icmp ugt i64 %31, %2
  br i1 %32, label %33, label %2238

33:                                               ; preds = %28
  %34 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 26
  %35 = bitcast i64* %34 to i32*
  %36 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 22
  %37 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 4
  %38 = getelementptr inbounds %struct.array_common, %struct.array_common* %30, i64 0, i32 11
  %39 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 25
  %40 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 0
  %41 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 18
  %42 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 6
  %43 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 23
  %44 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 24
  %45 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 1
  %46 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 7, i64 6
  %47 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 16
  %48 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 11
  %49 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 5
  %50 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 3
  %51 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 2
  %52 = getelementptr inbounds %struct.array_common, %struct.array_common* %30, i64 0, i32 0, i32 11
  %53 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 6
  %54 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 1
  %55 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 7
  %56 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 3
  %57 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 9
  %58 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 20
  %59 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 19
  %60 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 4
  %61 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 10
  %62 = bitcast i64* %61 to i32*
  %63 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 2
  %64 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 8
  %65 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 14
  %66 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 15
  %67 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 12
  %68 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 17
  %69 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 13
  %70 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 7, i64 5
  %71 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 7, i64 4
  %72 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 7, i64 2
  %73 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 21
  %74 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 7, i64 3
  br label %75

75:                                               ; preds = %2228, %33
  %76 = phi i64 [ %4, %33 ], [ %2234, %2228 ]
  %77 = phi i64 [ %2, %33 ], [ %2231, %2228 ]
  %78 = load i32, i32* %35, align 8, !tbaa !36
  %79 = zext i32 %78 to i64
  %80 = shl nuw i64 1, %79
  %81 = add i64 %80, -1
  %82 = and i64 %81, %77
  %83 = sub i64 %80, %82
  %84 = sub i64 %31, %77
  %85 = load i64, i64* %36, align 8, !tbaa !37
  %86 = icmp ugt i64 %85, %77
  br i1 %86, label %87, label %286

87:                                               ; preds = %75
  %88 = load i32, i32* %37, align 4, !tbaa !38
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %90, label %286

90:                                               ; preds = %87
  %91 = sub i64 %85, %77
  %92 = icmp ult i64 %84, %91
  %93 = select i1 %92, i64 %84, i64 %91
  %94 = icmp eq i64 %76, 0
  br i1 %94, label %283, label %95

95:                                               ; preds = %90
  %96 = load i64, i64* %73, align 8, !tbaa !39
  %97 = add i64 %96, %77
  %98 = load i32, i32* %40, align 4, !tbaa !40
  %99 = load i32, i32* %45, align 4, !tbaa !41
  %100 = xor i64 %97, %76
  %101 = and i64 %100, 15
  %102 = icmp eq i64 %101, 0
  %103 = and i64 %100, 3
  %104 = icmp eq i64 %103, 0
  %105 = select i1 %104, i64 4, i64 1
  %106 = select i1 %102, i64 16, i64 %105
  %107 = sub i64 0, %76
  %108 = add nsw i64 %106, -1
  %109 = and i64 %108, %107
  %110 = icmp ult i64 %109, %93
  %111 = select i1 %110, i64 %109, i64 %93
  %112 = sub i64 %93, %111
  %113 = sub nsw i64 0, %106
  %114 = and i64 %112, %113
  switch i64 %106, label %239 [
    i64 16, label %115
    i64 4, label %177
  ]

115:                                              ; preds = %95
  %116 = add i64 %111, %76
  %117 = add i64 %111, %97
  %118 = lshr i64 %114, 4
  %119 = zext i32 %98 to i64
  %120 = mul i32 %99, 3
  %121 = zext i32 %120 to i64
  %122 = add nuw nsw i64 %121, %119
  %123 = icmp ult i64 %122, %118
  br i1 %123, label %124, label %130

124:                                              ; preds = %115
  %125 = shl i32 %99, 2
  %126 = zext i32 %125 to i64
  %127 = zext i32 %99 to i64
  %128 = shl i32 %99, 1
  %129 = zext i32 %128 to i64
  br label %135

130:                                              ; preds = %135, %115
  %131 = phi i64 [ %119, %115 ], [ %164, %135 ]
  %132 = icmp ult i64 %131, %118
  br i1 %132, label %133, label %253

133:                                              ; preds = %130
  %134 = zext i32 %99 to i64
  br label %167

135:                                              ; preds = %135, %124
  %136 = phi i64 [ %119, %124 ], [ %164, %135 ]
  %137 = shl i64 %136, 4
  %138 = add i64 %137, %117
  %139 = inttoptr i64 %138 to <4 x i32> addrspace(1)*
  %140 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %139, align 16, !tbaa !11
  %141 = add i64 %136, %127
  %142 = shl i64 %141, 4
  %143 = add i64 %142, %117
  %144 = inttoptr i64 %143 to <4 x i32> addrspace(1)*
  %145 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %144, align 16, !tbaa !11
  %146 = add i64 %136, %129
  %147 = shl i64 %146, 4
  %148 = add i64 %147, %117
  %149 = inttoptr i64 %148 to <4 x i32> addrspace(1)*
  %150 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %149, align 16, !tbaa !11
  %151 = add i64 %136, %121
  %152 = shl i64 %151, 4
  %153 = add i64 %152, %117
  %154 = inttoptr i64 %153 to <4 x i32> addrspace(1)*
  %155 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %154, align 16, !tbaa !11
  %156 = add i64 %137, %116
  %157 = inttoptr i64 %156 to <4 x i32> addrspace(1)*
  store <4 x i32> %140, <4 x i32> addrspace(1)* %157, align 16, !tbaa !11
  %158 = add i64 %142, %116
  %159 = inttoptr i64 %158 to <4 x i32> addrspace(1)*
  store <4 x i32> %145, <4 x i32> addrspace(1)* %159, align 16, !tbaa !11
  %160 = add i64 %147, %116
  %161 = inttoptr i64 %160 to <4 x i32> addrspace(1)*
  store <4 x i32> %150, <4 x i32> addrspace(1)* %161, align 16, !tbaa !11
  %162 = add i64 %152, %116
  %163 = inttoptr i64 %162 to <4 x i32> addrspace(1)*
  store <4 x i32> %155, <4 x i32> addrspace(1)* %163, align 16, !tbaa !11
  %164 = add i64 %136, %126
  %165 = add i64 %164, %121
  %166 = icmp ult i64 %165, %118
  br i1 %166, label %135, label %130, !llvm.loop !42

167:                                              ; preds = %167, %133
  %168 = phi i64 [ %131, %133 ], [ %175, %167 ]
  %169 = shl i64 %168, 4
  %170 = add i64 %169, %117
  %171 = inttoptr i64 %170 to <4 x i32> addrspace(1)*
  %172 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %171, align 16, !tbaa !11
  %173 = add i64 %169, %116
  %174 = inttoptr i64 %173 to <4 x i32> addrspace(1)*
  store <4 x i32> %172, <4 x i32> addrspace(1)* %174, align 16, !tbaa !11
  %175 = add i64 %168, %134
  %176 = icmp ult i64 %175, %118
  br i1 %176, label %167, label %253, !llvm.loop !43

177:                                              ; preds = %95
  %178 = add i64 %111, %76
  %179 = add i64 %111, %97
  %180 = lshr i64 %114, 2
  %181 = zext i32 %98 to i64
  %182 = mul i32 %99, 3
  %183 = zext i32 %182 to i64
  %184 = add nuw nsw i64 %183, %181
  %185 = icmp ult i64 %184, %180
  br i1 %185, label %186, label %192

186:                                              ; preds = %177
  %187 = shl i32 %99, 2
  %188 = zext i32 %187 to i64
  %189 = zext i32 %99 to i64
  %190 = shl i32 %99, 1
  %191 = zext i32 %190 to i64
  br label %197

192:                                              ; preds = %197, %177
  %193 = phi i64 [ %181, %177 ], [ %226, %197 ]
  %194 = icmp ult i64 %193, %180
  br i1 %194, label %195, label %253

195:                                              ; preds = %192
  %196 = zext i32 %99 to i64
  br label %229

197:                                              ; preds = %197, %186
  %198 = phi i64 [ %181, %186 ], [ %226, %197 ]
  %199 = shl i64 %198, 2
  %200 = add i64 %199, %179
  %201 = inttoptr i64 %200 to i32 addrspace(1)*
  %202 = load volatile i32, i32 addrspace(1)* %201, align 4, !tbaa !11
  %203 = add i64 %198, %189
  %204 = shl i64 %203, 2
  %205 = add i64 %204, %179
  %206 = inttoptr i64 %205 to i32 addrspace(1)*
  %207 = load volatile i32, i32 addrspace(1)* %206, align 4, !tbaa !11
  %208 = add i64 %198, %191
  %209 = shl i64 %208, 2
  %210 = add i64 %209, %179
  %211 = inttoptr i64 %210 to i32 addrspace(1)*
  %212 = load volatile i32, i32 addrspace(1)* %211, align 4, !tbaa !11
  %213 = add i64 %198, %183
  %214 = shl i64 %213, 2
  %215 = add i64 %214, %179
  %216 = inttoptr i64 %215 to i32 addrspace(1)*
  %217 = load volatile i32, i32 addrspace(1)* %216, align 4, !tbaa !11
  %218 = add i64 %199, %178
  %219 = inttoptr i64 %218 to i32 addrspace(1)*
  store i32 %202, i32 addrspace(1)* %219, align 4, !tbaa !11
  %220 = add i64 %204, %178
  %221 = inttoptr i64 %220 to i32 addrspace(1)*
  store i32 %207, i32 addrspace(1)* %221, align 4, !tbaa !11
  %222 = add i64 %209, %178
  %223 = inttoptr i64 %222 to i32 addrspace(1)*
  store i32 %212, i32 addrspace(1)* %223, align 4, !tbaa !11
  %224 = add i64 %214, %178
  %225 = inttoptr i64 %224 to i32 addrspace(1)*
  store i32 %217, i32 addrspace(1)* %225, align 4, !tbaa !11
  %226 = add i64 %198, %188
  %227 = add i64 %226, %183
  %228 = icmp ult i64 %227, %180
  br i1 %228, label %197, label %192, !llvm.loop !44

229:                                              ; preds = %229, %195
  %230 = phi i64 [ %193, %195 ], [ %237, %229 ]
  %231 = shl i64 %230, 2
  %232 = add i64 %231, %179
  %233 = inttoptr i64 %232 to i32 addrspace(1)*
  %234 = load volatile i32, i32 addrspace(1)* %233, align 4, !tbaa !11
  %235 = add i64 %231, %178
  %236 = inttoptr i64 %235 to i32 addrspace(1)*
  store i32 %234, i32 addrspace(1)* %236, align 4, !tbaa !11
  %237 = add i64 %230, %196
  %238 = icmp ult i64 %237, %180
  br i1 %238, label %229, label %253, !llvm.loop !45

239:                                              ; preds = %95
  %240 = zext i32 %98 to i64
  %241 = icmp ugt i64 %93, %240
  br i1 %241, label %242, label %283

242:                                              ; preds = %239
  %243 = zext i32 %99 to i64
  br label %244

244:                                              ; preds = %244, %242
  %245 = phi i64 [ %240, %242 ], [ %251, %244 ]
  %246 = add i64 %245, %97
  %247 = inttoptr i64 %246 to i8 addrspace(1)*
  %248 = load volatile i8, i8 addrspace(1)* %247, align 1, !tbaa !11
  %249 = add i64 %245, %76
  %250 = inttoptr i64 %249 to i8 addrspace(1)*
  store i8 %248, i8 addrspace(1)* %250, align 1, !tbaa !11
  %251 = add i64 %245, %243
  %252 = icmp ult i64 %251, %93
  br i1 %252, label %244, label %283, !llvm.loop !46

253:                                              ; preds = %229, %167, %192, %130
  %254 = phi i64 [ %181, %192 ], [ %119, %130 ], [ %119, %167 ], [ %181, %229 ]
  %255 = icmp ugt i64 %111, %254
  br i1 %255, label %256, label %267

256:                                              ; preds = %253
  %257 = zext i32 %99 to i64
  br label %258

258:                                              ; preds = %258, %256
  %259 = phi i64 [ %254, %256 ], [ %265, %258 ]
  %260 = add i64 %259, %97
  %261 = inttoptr i64 %260 to i8 addrspace(1)*
  %262 = load volatile i8, i8 addrspace(1)* %261, align 1, !tbaa !11
  %263 = add i64 %259, %76
  %264 = inttoptr i64 %263 to i8 addrspace(1)*
  store i8 %262, i8 addrspace(1)* %264, align 1, !tbaa !11
  %265 = add i64 %259, %257
  %266 = icmp ult i64 %265, %111
  br i1 %266, label %258, label %267, !llvm.loop !46

267:                                              ; preds = %258, %253
  %268 = add i64 %114, %111
  %269 = sub i64 %93, %268
  %270 = icmp ugt i64 %269, %254
  br i1 %270, label %271, label %283

271:                                              ; preds = %267
  %272 = zext i32 %99 to i64
  br label %273

273:                                              ; preds = %273, %271
  %274 = phi i64 [ %254, %271 ], [ %281, %273 ]
  %275 = add i64 %274, %268
  %276 = add i64 %275, %97
  %277 = inttoptr i64 %276 to i8 addrspace(1)*
  %278 = load volatile i8, i8 addrspace(1)* %277, align 1, !tbaa !11
  %279 = add i64 %275, %76
  %280 = inttoptr i64 %279 to i8 addrspace(1)*
  store i8 %278, i8 addrspace(1)* %280, align 1, !tbaa !11
  %281 = add i64 %274, %272
  %282 = icmp ult i64 %281, %269
  br i1 %282, label %273, label %283, !llvm.loop !46

283:                                              ; preds = %273, %244, %267, %239, %90
  %284 = load i32, i32* %74, align 4, !tbaa !9
  %285 = add i32 %284, 1
  store i32 %285, i32* %74, align 4, !tbaa !9
  br label %2228

286:                                              ; preds = %87, %75
  %287 = load i32, i32* %38, align 4, !tbaa !47
  %288 = zext i32 %287 to i64
  %289 = shl nuw i64 1, %288
  %290 = load i64, i64* %39, align 8, !tbaa !48
  %291 = add i64 %290, %77
  %292 = add i64 %289, -1
  %293 = and i64 %292, %291
  %294 = sub i64 %289, %293
  %295 = icmp eq i32 %287, 0
  br i1 %295, label %369, label %296

296:                                              ; preds = %286
  %297 = load i32, i32* %37, align 4, !tbaa !38
  %298 = icmp eq i32 %297, 0
  br i1 %298, label %299, label %369

299:                                              ; preds = %296
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !49
  %300 = load i32, i32* %40, align 4, !tbaa !40
  %301 = icmp eq i32 %300, 0
  br i1 %301, label %302, label %354

302:                                              ; preds = %299
  %303 = load i64, i64* %41, align 8, !tbaa !22
  %304 = add i64 %303, 32
  %305 = inttoptr i64 %304 to i64*
  %306 = load volatile i64, i64* %305, align 8, !tbaa !5
  %307 = icmp eq i64 %306, 0
  br i1 %307, label %316, label %308

308:                                              ; preds = %302
  %309 = load i32, i32* %42, align 4, !tbaa !31
  %310 = icmp eq i32 %309, 0
  br i1 %310, label %311, label %316

311:                                              ; preds = %308
  %312 = add i64 %303, 40
  %313 = inttoptr i64 %312 to i64*
  %314 = atomicrmw add i64* %313, i64 1 seq_cst, align 8
  store i32 1, i32* %42, align 4, !tbaa !31
  tail call void @llvm.nvvm.membar.gl() #8
  %315 = load volatile i64, i64* %305, align 8, !tbaa !5
  br label %316

316:                                              ; preds = %311, %308, %302
  %317 = phi i64 [ %306, %308 ], [ %315, %311 ], [ 0, %302 ]
  %318 = icmp eq i64 %317, 0
  br i1 %318, label %334, label %319

319:                                              ; preds = %316
  %320 = load i64, i64* %43, align 8, !tbaa !50
  %321 = add i64 %317, -1
  %322 = load i64, i64* %44, align 8, !tbaa !51
  %323 = mul i64 %322, %321
  %324 = load i64, i64* %39, align 8, !tbaa !48
  %325 = add i64 %324, %77
  %326 = load i32, i32* %38, align 4, !tbaa !47
  %327 = zext i32 %326 to i64
  %328 = lshr i64 %325, %327
  %329 = add i64 %328, %323
  %330 = shl i64 %329, 3
  %331 = add i64 %330, %320
  %332 = inttoptr i64 %331 to i64*
  %333 = load volatile i64, i64* %332, align 8, !tbaa !5
  br label %334

334:                                              ; preds = %319, %316
  %335 = phi i64 [ %333, %319 ], [ 0, %316 ]
  %336 = icmp eq i64 %335, 0
  br i1 %336, label %337, label %345

337:                                              ; preds = %334
  %338 = load i32, i32* %42, align 4, !tbaa !31
  %339 = icmp eq i32 %338, 0
  br i1 %339, label %354, label %340

340:                                              ; preds = %337
  tail call void @llvm.nvvm.membar.gl() #8
  %341 = load i64, i64* %41, align 8, !tbaa !22
  %342 = add i64 %341, 40
  %343 = inttoptr i64 %342 to i64*
  %344 = atomicrmw add i64* %343, i64 -1 seq_cst, align 8
  store i32 0, i32* %42, align 4, !tbaa !31
  br label %354

345:                                              ; preds = %334
  %346 = load i64, i64* %39, align 8, !tbaa !48
  %347 = add i64 %346, %77
  %348 = load i32, i32* %38, align 4, !tbaa !47
  %349 = zext i32 %348 to i64
  %350 = shl nsw i64 -1, %349
  %351 = xor i64 %350, -1
  %352 = and i64 %347, %351
  %353 = add i64 %352, %335
  br label %354

354:                                              ; preds = %345, %340, %337, %299
  %355 = phi i64 [ 0, %299 ], [ %353, %345 ], [ 0, %337 ], [ 0, %340 ]
  %356 = trunc i64 %355 to i32
  %357 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %356, i32 0, i32 31) #8
  %358 = lshr i64 %355, 32
  %359 = trunc i64 %358 to i32
  %360 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %359, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !26
  %361 = zext i32 %360 to i64
  %362 = shl nuw i64 %361, 32
  %363 = zext i32 %357 to i64
  %364 = or i64 %362, %363
  %365 = icmp ne i64 %364, 0
  %366 = icmp ugt i64 %84, %294
  %367 = select i1 %365, i1 %366, i1 false
  %368 = select i1 %367, i64 %294, i64 %84
  br label %369

369:                                              ; preds = %354, %296, %286
  %370 = phi i64 [ %84, %286 ], [ %368, %354 ], [ %84, %296 ]
  %371 = phi i64 [ 0, %286 ], [ %364, %354 ], [ 0, %296 ]
  %372 = icmp eq i64 %371, 0
  br i1 %372, label %564, label %373

373:                                              ; preds = %369
  %374 = icmp eq i64 %76, 0
  br i1 %374, label %561, label %375

375:                                              ; preds = %373
  %376 = load i32, i32* %40, align 4, !tbaa !40
  %377 = load i32, i32* %45, align 4, !tbaa !41
  %378 = xor i64 %371, %76
  %379 = and i64 %378, 15
  %380 = icmp eq i64 %379, 0
  %381 = and i64 %378, 3
  %382 = icmp eq i64 %381, 0
  %383 = select i1 %382, i64 4, i64 1
  %384 = select i1 %380, i64 16, i64 %383
  %385 = sub i64 0, %76
  %386 = add nsw i64 %384, -1
  %387 = and i64 %386, %385
  %388 = icmp ult i64 %387, %370
  %389 = select i1 %388, i64 %387, i64 %370
  %390 = sub i64 %370, %389
  %391 = sub nsw i64 0, %384
  %392 = and i64 %390, %391
  switch i64 %384, label %517 [
    i64 16, label %393
    i64 4, label %455
  ]

393:                                              ; preds = %375
  %394 = add i64 %389, %76
  %395 = add i64 %389, %371
  %396 = lshr i64 %392, 4
  %397 = zext i32 %376 to i64
  %398 = mul i32 %377, 3
  %399 = zext i32 %398 to i64
  %400 = add nuw nsw i64 %399, %397
  %401 = icmp ult i64 %400, %396
  br i1 %401, label %402, label %408

402:                                              ; preds = %393
  %403 = shl i32 %377, 2
  %404 = zext i32 %403 to i64
  %405 = zext i32 %377 to i64
  %406 = shl i32 %377, 1
  %407 = zext i32 %406 to i64
  br label %413

408:                                              ; preds = %413, %393
  %409 = phi i64 [ %397, %393 ], [ %442, %413 ]
  %410 = icmp ult i64 %409, %396
  br i1 %410, label %411, label %531

411:                                              ; preds = %408
  %412 = zext i32 %377 to i64
  br label %445

413:                                              ; preds = %413, %402
  %414 = phi i64 [ %397, %402 ], [ %442, %413 ]
  %415 = shl i64 %414, 4
  %416 = add i64 %415, %395
  %417 = inttoptr i64 %416 to <4 x i32> addrspace(1)*
  %418 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %417, align 16, !tbaa !11
  %419 = add i64 %414, %405
  %420 = shl i64 %419, 4
  %421 = add i64 %420, %395
  %422 = inttoptr i64 %421 to <4 x i32> addrspace(1)*
  %423 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %422, align 16, !tbaa !11
  %424 = add i64 %414, %407
  %425 = shl i64 %424, 4
  %426 = add i64 %425, %395
  %427 = inttoptr i64 %426 to <4 x i32> addrspace(1)*
  %428 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %427, align 16, !tbaa !11
  %429 = add i64 %414, %399
  %430 = shl i64 %429, 4
  %431 = add i64 %430, %395
  %432 = inttoptr i64 %431 to <4 x i32> addrspace(1)*
  %433 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %432, align 16, !tbaa !11
  %434 = add i64 %415, %394
  %435 = inttoptr i64 %434 to <4 x i32> addrspace(1)*
  store <4 x i32> %418, <4 x i32> addrspace(1)* %435, align 16, !tbaa !11
  %436 = add i64 %420, %394
  %437 = inttoptr i64 %436 to <4 x i32> addrspace(1)*
  store <4 x i32> %423, <4 x i32> addrspace(1)* %437, align 16, !tbaa !11
  %438 = add i64 %425, %394
  %439 = inttoptr i64 %438 to <4 x i32> addrspace(1)*
  store <4 x i32> %428, <4 x i32> addrspace(1)* %439, align 16, !tbaa !11
  %440 = add i64 %430, %394
  %441 = inttoptr i64 %440 to <4 x i32> addrspace(1)*
  store <4 x i32> %433, <4 x i32> addrspace(1)* %441, align 16, !tbaa !11
  %442 = add i64 %414, %404
  %443 = add i64 %442, %399
  %444 = icmp ult i64 %443, %396
  br i1 %444, label %413, label %408, !llvm.loop !42

445:                                              ; preds = %445, %411
  %446 = phi i64 [ %409, %411 ], [ %453, %445 ]
  %447 = shl i64 %446, 4
  %448 = add i64 %447, %395
  %449 = inttoptr i64 %448 to <4 x i32> addrspace(1)*
  %450 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %449, align 16, !tbaa !11
  %451 = add i64 %447, %394
  %452 = inttoptr i64 %451 to <4 x i32> addrspace(1)*
  store <4 x i32> %450, <4 x i32> addrspace(1)* %452, align 16, !tbaa !11
  %453 = add i64 %446, %412
  %454 = icmp ult i64 %453, %396
  br i1 %454, label %445, label %531, !llvm.loop !43

455:                                              ; preds = %375
  %456 = add i64 %389, %76
  %457 = add i64 %389, %371
  %458 = lshr i64 %392, 2
  %459 = zext i32 %376 to i64
  %460 = mul i32 %377, 3
  %461 = zext i32 %460 to i64
  %462 = add nuw nsw i64 %461, %459
  %463 = icmp ult i64 %462, %458
  br i1 %463, label %464, label %470

464:                                              ; preds = %455
  %465 = shl i32 %377, 2
  %466 = zext i32 %465 to i64
  %467 = zext i32 %377 to i64
  %468 = shl i32 %377, 1
  %469 = zext i32 %468 to i64
  br label %475

470:                                              ; preds = %475, %455
  %471 = phi i64 [ %459, %455 ], [ %504, %475 ]
  %472 = icmp ult i64 %471, %458
  br i1 %472, label %473, label %531

473:                                              ; preds = %470
  %474 = zext i32 %377 to i64
  br label %507

475:                                              ; preds = %475, %464
  %476 = phi i64 [ %459, %464 ], [ %504, %475 ]
  %477 = shl i64 %476, 2
  %478 = add i64 %477, %457
  %479 = inttoptr i64 %478 to i32 addrspace(1)*
  %480 = load volatile i32, i32 addrspace(1)* %479, align 4, !tbaa !11
  %481 = add i64 %476, %467
  %482 = shl i64 %481, 2
  %483 = add i64 %482, %457
  %484 = inttoptr i64 %483 to i32 addrspace(1)*
  %485 = load volatile i32, i32 addrspace(1)* %484, align 4, !tbaa !11
  %486 = add i64 %476, %469
  %487 = shl i64 %486, 2
  %488 = add i64 %487, %457
  %489 = inttoptr i64 %488 to i32 addrspace(1)*
  %490 = load volatile i32, i32 addrspace(1)* %489, align 4, !tbaa !11
  %491 = add i64 %476, %461
  %492 = shl i64 %491, 2
  %493 = add i64 %492, %457
  %494 = inttoptr i64 %493 to i32 addrspace(1)*
  %495 = load volatile i32, i32 addrspace(1)* %494, align 4, !tbaa !11
  %496 = add i64 %477, %456
  %497 = inttoptr i64 %496 to i32 addrspace(1)*
  store i32 %480, i32 addrspace(1)* %497, align 4, !tbaa !11
  %498 = add i64 %482, %456
  %499 = inttoptr i64 %498 to i32 addrspace(1)*
  store i32 %485, i32 addrspace(1)* %499, align 4, !tbaa !11
  %500 = add i64 %487, %456
  %501 = inttoptr i64 %500 to i32 addrspace(1)*
  store i32 %490, i32 addrspace(1)* %501, align 4, !tbaa !11
  %502 = add i64 %492, %456
  %503 = inttoptr i64 %502 to i32 addrspace(1)*
  store i32 %495, i32 addrspace(1)* %503, align 4, !tbaa !11
  %504 = add i64 %476, %466
  %505 = add i64 %504, %461
  %506 = icmp ult i64 %505, %458
  br i1 %506, label %475, label %470, !llvm.loop !44

507:                                              ; preds = %507, %473
  %508 = phi i64 [ %471, %473 ], [ %515, %507 ]
  %509 = shl i64 %508, 2
  %510 = add i64 %509, %457
  %511 = inttoptr i64 %510 to i32 addrspace(1)*
  %512 = load volatile i32, i32 addrspace(1)* %511, align 4, !tbaa !11
  %513 = add i64 %509, %456
  %514 = inttoptr i64 %513 to i32 addrspace(1)*
  store i32 %512, i32 addrspace(1)* %514, align 4, !tbaa !11
  %515 = add i64 %508, %474
  %516 = icmp ult i64 %515, %458
  br i1 %516, label %507, label %531, !llvm.loop !45

517:                                              ; preds = %375
  %518 = zext i32 %376 to i64
  %519 = icmp ugt i64 %370, %518
  br i1 %519, label %520, label %561

520:                                              ; preds = %517
  %521 = zext i32 %377 to i64
  br label %522

522:                                              ; preds = %522, %520
  %523 = phi i64 [ %518, %520 ], [ %529, %522 ]
  %524 = add i64 %523, %371
  %525 = inttoptr i64 %524 to i8 addrspace(1)*
  %526 = load volatile i8, i8 addrspace(1)* %525, align 1, !tbaa !11
  %527 = add i64 %523, %76
  %528 = inttoptr i64 %527 to i8 addrspace(1)*
  store i8 %526, i8 addrspace(1)* %528, align 1, !tbaa !11
  %529 = add i64 %523, %521
  %530 = icmp ult i64 %529, %370
  br i1 %530, label %522, label %561, !llvm.loop !46

531:                                              ; preds = %507, %445, %470, %408
  %532 = phi i64 [ %459, %470 ], [ %397, %408 ], [ %397, %445 ], [ %459, %507 ]
  %533 = icmp ugt i64 %389, %532
  br i1 %533, label %534, label %545

534:                                              ; preds = %531
  %535 = zext i32 %377 to i64
  br label %536

536:                                              ; preds = %536, %534
  %537 = phi i64 [ %532, %534 ], [ %543, %536 ]
  %538 = add i64 %537, %371
  %539 = inttoptr i64 %538 to i8 addrspace(1)*
  %540 = load volatile i8, i8 addrspace(1)* %539, align 1, !tbaa !11
  %541 = add i64 %537, %76
  %542 = inttoptr i64 %541 to i8 addrspace(1)*
  store i8 %540, i8 addrspace(1)* %542, align 1, !tbaa !11
  %543 = add i64 %537, %535
  %544 = icmp ult i64 %543, %389
  br i1 %544, label %536, label %545, !llvm.loop !46

545:                                              ; preds = %536, %531
  %546 = add i64 %392, %389
  %547 = sub i64 %370, %546
  %548 = icmp ugt i64 %547, %532
  br i1 %548, label %549, label %561

549:                                              ; preds = %545
  %550 = zext i32 %377 to i64
  br label %551

551:                                              ; preds = %551, %549
  %552 = phi i64 [ %532, %549 ], [ %559, %551 ]
  %553 = add i64 %552, %546
  %554 = add i64 %553, %371
  %555 = inttoptr i64 %554 to i8 addrspace(1)*
  %556 = load volatile i8, i8 addrspace(1)* %555, align 1, !tbaa !11
  %557 = add i64 %553, %76
  %558 = inttoptr i64 %557 to i8 addrspace(1)*
  store i8 %556, i8 addrspace(1)* %558, align 1, !tbaa !11
  %559 = add i64 %552, %550
  %560 = icmp ult i64 %559, %547
  br i1 %560, label %551, label %561, !llvm.loop !46

561:                                              ; preds = %551, %522, %545, %517, %373
  %562 = load i32, i32* %46, align 4, !tbaa !9
  %563 = add i32 %562, 1
  store i32 %563, i32* %46, align 4, !tbaa !9
  br label %2228

564:                                              ; preds = %369
  %565 = icmp ult i64 %370, %83
  %566 = select i1 %565, i64 %370, i64 %83
  %567 = load i32, i32* %35, align 8, !tbaa !36
  %568 = zext i32 %567 to i64
  %569 = lshr i64 %77, %568
  %570 = load i64, i64* %47, align 8, !tbaa !52
  %571 = icmp eq i64 %570, 0
  br i1 %571, label %575, label %572

572:                                              ; preds = %564
  %573 = load i32, i32* %37, align 4, !tbaa !38
  %574 = icmp eq i32 %573, 0
  br i1 %574, label %1094, label %575

575:                                              ; preds = %572, %564
  %576 = icmp eq i64 %76, 0
  br i1 %576, label %2228, label %577

577:                                              ; preds = %575
  %578 = load i32, i32* %40, align 4, !tbaa !40
  %579 = icmp eq i32 %578, 0
  br i1 %579, label %580, label %743

580:                                              ; preds = %577
  %581 = load i32, i32* %50, align 4, !tbaa !53
  %582 = icmp eq i32 %581, 0
  br i1 %582, label %583, label %735

583:                                              ; preds = %580
  %584 = load i32, i32* %51, align 4, !tbaa !54
  br label %585

585:                                              ; preds = %731, %583
  %586 = phi i64 [ 0, %583 ], [ %732, %731 ]
  %587 = phi i32 [ 1, %583 ], [ %712, %731 ]
  %588 = load i32, i32* %52, align 4, !tbaa !55
  %589 = add i32 %588, 63
  %590 = lshr i32 %589, 6
  %591 = icmp ugt i32 %589, 63
  br i1 %591, label %592, label %631

592:                                              ; preds = %585
  %593 = tail call i32 @llvm.umax.i32(i32 %590, i32 1) #8
  br label %597

594:                                              ; preds = %624
  %595 = icmp ult i32 %627, %590
  %596 = icmp eq i32 %627, %593
  br i1 %596, label %631, label %597, !llvm.loop !56

597:                                              ; preds = %594, %592
  %598 = phi i1 [ true, %592 ], [ %595, %594 ]
  %599 = phi i32 [ 0, %592 ], [ %627, %594 ]
  %600 = add i32 %599, %584
  %601 = urem i32 %600, %590
  %602 = load i64, i64* %49, align 8, !tbaa !57
  %603 = shl nuw nsw i32 %601, 3
  %604 = zext i32 %603 to i64
  %605 = add i64 %602, %604
  %606 = inttoptr i64 %605 to i64*
  %607 = load volatile i64, i64* %606, align 8, !tbaa !5
  br label %608

608:                                              ; preds = %622, %597
  %609 = phi i64 [ %607, %597 ], [ %616, %622 ]
  %610 = phi i32 [ undef, %597 ], [ %623, %622 ]
  %611 = icmp eq i64 %609, 0
  br i1 %611, label %624, label %612

612:                                              ; preds = %608
  %613 = sub i64 0, %609
  %614 = and i64 %609, %613
  %615 = xor i64 %614, -1
  %616 = atomicrmw and i64* %606, i64 %615 seq_cst, align 8
  %617 = and i64 %616, %614
  %618 = icmp eq i64 %617, 0
  br i1 %618, label %622, label %619

619:                                              ; preds = %612
  tail call void @llvm.nvvm.membar.gl() #8
  %620 = tail call i64 @llvm.cttz.i64(i64 %614, i1 true) #8, !range !58
  %621 = trunc i64 %620 to i32
  br label %622

622:                                              ; preds = %619, %612
  %623 = phi i32 [ %621, %619 ], [ %610, %612 ]
  br i1 %618, label %608, label %624, !llvm.loop !59

624:                                              ; preds = %622, %608
  %625 = phi i32 [ %623, %622 ], [ 64, %608 ]
  %626 = icmp ult i32 %625, 64
  %627 = add nuw nsw i32 %599, 1
  br i1 %626, label %628, label %594

628:                                              ; preds = %624
  %629 = shl nuw i32 %601, 6
  %630 = add nuw i32 %625, %629
  br label %631

631:                                              ; preds = %594, %628, %585
  %632 = phi i1 [ %598, %628 ], [ false, %585 ], [ %595, %594 ]
  %633 = phi i32 [ %630, %628 ], [ undef, %585 ], [ undef, %594 ]
  br i1 %632, label %708, label %634

634:                                              ; preds = %631
  %635 = icmp ult i32 %589, 64
  br i1 %635, label %708, label %636

636:                                              ; preds = %634
  %637 = tail call i32 @llvm.umax.i32(i32 %590, i32 1) #8
  br label %638

638:                                              ; preds = %702, %636
  %639 = phi i32 [ 0, %636 ], [ %705, %702 ]
  %640 = load i64, i64* %53, align 8, !tbaa !60
  %641 = zext i32 %639 to i64
  %642 = shl nuw nsw i64 %641, 3
  %643 = add i64 %642, %640
  %644 = inttoptr i64 %643 to i64*
  %645 = load volatile i64, i64* %644, align 8, !tbaa !5
  %646 = icmp eq i64 %645, 0
  br i1 %646, label %702, label %647

647:                                              ; preds = %638
  %648 = shl i32 %639, 6
  br label %649

649:                                              ; preds = %700, %647
  %650 = phi i32 [ undef, %647 ], [ %698, %700 ]
  %651 = phi i64 [ %645, %647 ], [ %657, %700 ]
  %652 = sub i64 0, %651
  %653 = and i64 %651, %652
  %654 = tail call i64 @llvm.cttz.i64(i64 %653, i1 true) #8, !range !58
  %655 = trunc i64 %654 to i32
  %656 = or i32 %648, %655
  %657 = xor i64 %653, %651
  %658 = load i64, i64* %54, align 8, !tbaa !61
  %659 = zext i32 %656 to i64
  %660 = shl nuw nsw i64 %659, 3
  %661 = add i64 %660, %658
  %662 = inttoptr i64 %661 to i64*
  %663 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %662) #10, !srcloc !62
  %664 = lshr i64 %663, 32
  %665 = load i64, i64* %55, align 8, !tbaa !63
  %666 = shl nuw nsw i64 %659, 2
  %667 = add i64 %666, %665
  %668 = inttoptr i64 %667 to i32*
  %669 = load volatile i32, i32* %668, align 4, !tbaa !9
  %670 = zext i32 %669 to i64
  %671 = icmp eq i64 %664, %670
  br i1 %671, label %672, label %697, !llvm.loop !64

672:                                              ; preds = %649
  %673 = xor i64 %653, -1
  %674 = load i64, i64* %53, align 8, !tbaa !60
  %675 = add i64 %674, %642
  %676 = inttoptr i64 %675 to i64*
  %677 = atomicrmw and i64* %676, i64 %673 seq_cst, align 8
  %678 = and i64 %677, %653
  %679 = icmp eq i64 %678, 0
  br i1 %679, label %697, label %680, !llvm.loop !64

680:                                              ; preds = %672
  tail call void @llvm.nvvm.membar.gl() #8
  %681 = load i64, i64* %54, align 8, !tbaa !61
  %682 = add i64 %681, %660
  %683 = inttoptr i64 %682 to i64*
  %684 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %683) #10, !srcloc !62
  %685 = lshr i64 %684, 32
  %686 = load i64, i64* %55, align 8, !tbaa !63
  %687 = add i64 %686, %666
  %688 = inttoptr i64 %687 to i32*
  %689 = load volatile i32, i32* %688, align 4, !tbaa !9
  %690 = zext i32 %689 to i64
  %691 = icmp eq i64 %685, %690
  br i1 %691, label %697, label %692

692:                                              ; preds = %680
  %693 = load i64, i64* %53, align 8, !tbaa !60
  %694 = add i64 %693, %642
  %695 = inttoptr i64 %694 to i64*
  %696 = atomicrmw or i64* %695, i64 %653 seq_cst, align 8
  br label %697

697:                                              ; preds = %692, %680, %672, %649
  %698 = phi i32 [ %650, %692 ], [ %650, %672 ], [ %650, %649 ], [ %656, %680 ]
  %699 = phi i32 [ 0, %692 ], [ 2, %672 ], [ 2, %649 ], [ 1, %680 ]
  switch i32 %699, label %702 [
    i32 0, label %700
    i32 2, label %700
  ]

700:                                              ; preds = %697, %697
  %701 = icmp eq i64 %657, 0
  br i1 %701, label %702, label %649, !llvm.loop !64

702:                                              ; preds = %700, %697, %638
  %703 = phi i32 [ -1, %638 ], [ %698, %697 ], [ -1, %700 ]
  %704 = icmp ne i32 %703, -1
  %705 = add nuw nsw i32 %639, 1
  %706 = icmp eq i32 %705, %637
  %707 = select i1 %704, i1 true, i1 %706
  br i1 %707, label %708, label %638, !llvm.loop !65

708:                                              ; preds = %702, %634, %631
  %709 = phi i32 [ %633, %631 ], [ -1, %634 ], [ %703, %702 ]
  %710 = icmp eq i32 %709, -1
  br i1 %710, label %711, label %735

711:                                              ; preds = %708
  %712 = add i32 %587, 1
  %713 = and i32 %587, 63
  %714 = icmp eq i32 %713, 0
  br i1 %714, label %715, label %731

715:                                              ; preds = %711
  %716 = load i64, i64* %56, align 8, !tbaa !66
  %717 = inttoptr i64 %716 to i64*
  %718 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %717) #10, !srcloc !62
  %719 = icmp eq i64 %718, 0
  br i1 %719, label %720, label %731

720:                                              ; preds = %715
  %721 = icmp eq i64 %586, 0
  br i1 %721, label %722, label %726

722:                                              ; preds = %720
  %723 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !67
  %724 = load i64, i64* %57, align 8, !tbaa !68
  %725 = add i64 %724, %723
  br label %726

726:                                              ; preds = %722, %720
  %727 = phi i64 [ %725, %722 ], [ %586, %720 ]
  %728 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !67
  %729 = icmp ult i64 %728, %727
  %730 = select i1 %729, i32 0, i32 110
  br label %731

731:                                              ; preds = %726, %715, %711
  %732 = phi i64 [ %727, %726 ], [ %586, %715 ], [ %586, %711 ]
  %733 = phi i32 [ %730, %726 ], [ 108, %715 ], [ 0, %711 ]
  %734 = icmp eq i32 %733, 0
  br i1 %734, label %585, label %735, !llvm.loop !69

735:                                              ; preds = %731, %708, %580
  %736 = phi i32 [ -1, %580 ], [ %709, %708 ], [ %709, %731 ]
  %737 = phi i32 [ %581, %580 ], [ %733, %731 ], [ 0, %708 ]
  %738 = icmp eq i32 %737, 0
  %739 = select i1 %738, i32 %736, i32 %737
  %740 = select i1 %738, i64 144115188075855872, i64 216172782113783808
  %741 = zext i32 %739 to i64
  %742 = or i64 %740, %741
  br label %743

743:                                              ; preds = %735, %577
  %744 = phi i64 [ %742, %735 ], [ 0, %577 ]
  %745 = trunc i64 %744 to i32
  %746 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %745, i32 0, i32 31) #8
  %747 = lshr i64 %744, 32
  %748 = trunc i64 %747 to i32
  %749 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %748, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !26
  %750 = and i32 %749, -16777216
  %751 = icmp eq i32 %750, 50331648
  br i1 %751, label %752, label %753

752:                                              ; preds = %743
  store i32 %746, i32* %50, align 4, !tbaa !53
  br label %2228

753:                                              ; preds = %743
  %754 = load i32, i32* %40, align 4, !tbaa !40
  %755 = icmp eq i32 %754, 0
  br i1 %755, label %756, label %863

756:                                              ; preds = %753
  %757 = load i64, i64* %59, align 8, !tbaa !70
  %758 = load i64, i64* %55, align 8, !tbaa !63
  %759 = zext i32 %746 to i64
  %760 = shl nuw nsw i64 %759, 2
  %761 = add i64 %758, %760
  %762 = inttoptr i64 %761 to i32*
  %763 = load volatile i32, i32* %762, align 4, !tbaa !9
  %764 = add i32 %763, 1
  %765 = load i64, i64* %60, align 8, !tbaa !71
  %766 = inttoptr i64 %765 to i64*
  %767 = atomicrmw add i64* %766, i64 1 seq_cst, align 8
  %768 = load i32, i32* %62, align 8, !tbaa !72
  %769 = zext i32 %768 to i64
  %770 = lshr i64 %767, %769
  %771 = and i64 %770, 1
  %772 = xor i64 %771, 1
  %773 = load i64, i64* %29, align 8, !tbaa !73
  %774 = shl nsw i64 -1, %769
  %775 = xor i64 %774, -1
  %776 = and i64 %767, %775
  %777 = shl i64 %776, 5
  %778 = add i64 %777, %773
  %779 = inttoptr i64 %778 to i64*
  store volatile i32 %764, i32* %762, align 4, !tbaa !9
  %780 = zext i32 %764 to i64
  %781 = shl nuw i64 %780, 32
  %782 = shl nuw nsw i64 %759, 16
  %783 = or i64 %782, %781
  %784 = or i64 %783, %772
  %785 = or i64 %784, 256
  store volatile i64 %785, i64* %779, align 8, !tbaa !5
  %786 = or i64 %772, %757
  %787 = getelementptr inbounds i64, i64* %779, i64 1
  store volatile i64 %786, i64* %787, align 8, !tbaa !5
  %788 = shl i64 %77, 1
  %789 = or i64 %772, %788
  %790 = getelementptr inbounds i64, i64* %779, i64 2
  store volatile i64 %789, i64* %790, align 8, !tbaa !5
  %791 = shl i64 %566, 1
  %792 = or i64 %772, %791
  %793 = getelementptr inbounds i64, i64* %779, i64 3
  store volatile i64 %792, i64* %793, align 8, !tbaa !5
  %794 = shl nuw nsw i64 %759, 3
  br label %795

795:                                              ; preds = %836, %756
  %796 = phi i32 [ 1, %756 ], [ %837, %836 ]
  %797 = phi i64 [ 0, %756 ], [ %838, %836 ]
  %798 = phi i32 [ 0, %756 ], [ %840, %836 ]
  %799 = load i64, i64* %54, align 8, !tbaa !61
  %800 = add i64 %799, %794
  %801 = inttoptr i64 %800 to i64*
  %802 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %801) #10, !srcloc !62
  %803 = trunc i64 %802 to i32
  %804 = lshr i64 %802, 32
  %805 = icmp eq i64 %804, %780
  br i1 %805, label %806, label %811

806:                                              ; preds = %795
  %807 = icmp slt i32 %803, 0
  %808 = select i1 %807, i32 0, i32 %803
  %809 = sub nsw i32 0, %803
  %810 = select i1 %807, i32 %809, i32 0
  br label %836

811:                                              ; preds = %795
  %812 = add i32 %796, 1
  %813 = and i32 %796, 63
  %814 = icmp eq i32 %813, 0
  br i1 %814, label %815, label %831

815:                                              ; preds = %811
  %816 = load i64, i64* %56, align 8, !tbaa !66
  %817 = inttoptr i64 %816 to i64*
  %818 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %817) #10, !srcloc !62
  %819 = icmp eq i64 %818, 0
  br i1 %819, label %820, label %831

820:                                              ; preds = %815
  %821 = icmp eq i64 %797, 0
  br i1 %821, label %822, label %826

822:                                              ; preds = %820
  %823 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !67
  %824 = load i64, i64* %57, align 8, !tbaa !68
  %825 = add i64 %824, %823
  br label %826

826:                                              ; preds = %822, %820
  %827 = phi i64 [ %825, %822 ], [ %797, %820 ]
  %828 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !67
  %829 = icmp ult i64 %828, %827
  %830 = select i1 %829, i32 0, i32 110
  br label %831

831:                                              ; preds = %826, %815, %811
  %832 = phi i64 [ %827, %826 ], [ %797, %815 ], [ %797, %811 ]
  %833 = phi i32 [ %830, %826 ], [ 108, %815 ], [ 0, %811 ]
  %834 = icmp eq i32 %833, 0
  %835 = select i1 %834, i32 0, i32 2
  br label %836

836:                                              ; preds = %831, %806
  %837 = phi i32 [ %796, %806 ], [ %812, %831 ]
  %838 = phi i64 [ %797, %806 ], [ %832, %831 ]
  %839 = phi i32 [ %810, %806 ], [ %833, %831 ]
  %840 = phi i32 [ %808, %806 ], [ %798, %831 ]
  %841 = phi i32 [ 1, %806 ], [ %835, %831 ]
  switch i32 %841, label %853 [
    i32 0, label %795
    i32 2, label %842
  ], !llvm.loop !74

842:                                              ; preds = %836
  tail call void @llvm.nvvm.membar.gl() #8
  %843 = load i64, i64* %53, align 8, !tbaa !60
  %844 = lshr i32 %746, 3
  %845 = and i32 %844, 536870904
  %846 = zext i32 %845 to i64
  %847 = add i64 %843, %846
  %848 = inttoptr i64 %847 to i64*
  %849 = and i32 %746, 63
  %850 = zext i32 %849 to i64
  %851 = shl nuw i64 1, %850
  %852 = atomicrmw or i64* %848, i64 %851 seq_cst, align 8
  br label %853

853:                                              ; preds = %836, %842
  %854 = phi i64 [ 36028797018963968, %842 ], [ 0, %836 ]
  %855 = icmp eq i32 %839, 0
  br i1 %855, label %860, label %856

856:                                              ; preds = %853
  %857 = zext i32 %839 to i64
  %858 = or i64 %854, %857
  %859 = or i64 %858, 216172782113783808
  br label %863

860:                                              ; preds = %853
  %861 = zext i32 %840 to i64
  %862 = or i64 %861, 144115188075855872
  br label %863

863:                                              ; preds = %860, %856, %753
  %864 = phi i64 [ 0, %753 ], [ %859, %856 ], [ %862, %860 ]
  %865 = trunc i64 %864 to i32
  %866 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %865, i32 0, i32 31) #8
  %867 = lshr i64 %864, 32
  %868 = trunc i64 %867 to i32
  %869 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %868, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !26
  %870 = zext i32 %869 to i64
  %871 = shl nuw i64 %870, 32
  %872 = zext i32 %866 to i64
  %873 = and i64 %870, 4278190080
  %874 = icmp eq i64 %873, 50331648
  %875 = and i64 %871, 72057589742960640
  %876 = or i64 %875, %872
  %877 = icmp ult i64 %876, %566
  %878 = select i1 %877, i32 61, i32 0
  %879 = select i1 %874, i32 %866, i32 %878
  %880 = icmp eq i32 %879, 0
  br i1 %880, label %881, label %1072

881:                                              ; preds = %863
  %882 = load i64, i64* %63, align 8, !tbaa !75
  %883 = zext i32 %746 to i64
  %884 = load i64, i64* %64, align 8, !tbaa !76
  %885 = mul i64 %884, %883
  %886 = add i64 %885, %882
  %887 = load i32, i32* %40, align 4, !tbaa !40
  %888 = load i32, i32* %45, align 4, !tbaa !41
  %889 = xor i64 %886, %76
  %890 = and i64 %889, 15
  %891 = icmp eq i64 %890, 0
  %892 = and i64 %889, 3
  %893 = icmp eq i64 %892, 0
  %894 = select i1 %893, i64 4, i64 1
  %895 = select i1 %891, i64 16, i64 %894
  %896 = sub i64 0, %76
  %897 = add nsw i64 %895, -1
  %898 = and i64 %897, %896
  %899 = icmp ult i64 %898, %566
  %900 = select i1 %899, i64 %898, i64 %566
  %901 = sub i64 %566, %900
  %902 = sub nsw i64 0, %895
  %903 = and i64 %901, %902
  switch i64 %895, label %1028 [
    i64 16, label %904
    i64 4, label %966
  ]

904:                                              ; preds = %881
  %905 = add i64 %900, %76
  %906 = add i64 %900, %886
  %907 = lshr i64 %903, 4
  %908 = zext i32 %887 to i64
  %909 = mul i32 %888, 3
  %910 = zext i32 %909 to i64
  %911 = add nuw nsw i64 %910, %908
  %912 = icmp ult i64 %911, %907
  br i1 %912, label %913, label %919

913:                                              ; preds = %904
  %914 = shl i32 %888, 2
  %915 = zext i32 %914 to i64
  %916 = zext i32 %888 to i64
  %917 = shl i32 %888, 1
  %918 = zext i32 %917 to i64
  br label %924

919:                                              ; preds = %924, %904
  %920 = phi i64 [ %908, %904 ], [ %953, %924 ]
  %921 = icmp ult i64 %920, %907
  br i1 %921, label %922, label %1042

922:                                              ; preds = %919
  %923 = zext i32 %888 to i64
  br label %956

924:                                              ; preds = %924, %913
  %925 = phi i64 [ %908, %913 ], [ %953, %924 ]
  %926 = shl i64 %925, 4
  %927 = add i64 %926, %906
  %928 = inttoptr i64 %927 to <4 x i32> addrspace(1)*
  %929 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %928, align 16, !tbaa !11
  %930 = add i64 %925, %916
  %931 = shl i64 %930, 4
  %932 = add i64 %931, %906
  %933 = inttoptr i64 %932 to <4 x i32> addrspace(1)*
  %934 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %933, align 16, !tbaa !11
  %935 = add i64 %925, %918
  %936 = shl i64 %935, 4
  %937 = add i64 %936, %906
  %938 = inttoptr i64 %937 to <4 x i32> addrspace(1)*
  %939 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %938, align 16, !tbaa !11
  %940 = add i64 %925, %910
  %941 = shl i64 %940, 4
  %942 = add i64 %941, %906
  %943 = inttoptr i64 %942 to <4 x i32> addrspace(1)*
  %944 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %943, align 16, !tbaa !11
  %945 = add i64 %926, %905
  %946 = inttoptr i64 %945 to <4 x i32> addrspace(1)*
  store <4 x i32> %929, <4 x i32> addrspace(1)* %946, align 16, !tbaa !11
  %947 = add i64 %931, %905
  %948 = inttoptr i64 %947 to <4 x i32> addrspace(1)*
  store <4 x i32> %934, <4 x i32> addrspace(1)* %948, align 16, !tbaa !11
  %949 = add i64 %936, %905
  %950 = inttoptr i64 %949 to <4 x i32> addrspace(1)*
  store <4 x i32> %939, <4 x i32> addrspace(1)* %950, align 16, !tbaa !11
  %951 = add i64 %941, %905
  %952 = inttoptr i64 %951 to <4 x i32> addrspace(1)*
  store <4 x i32> %944, <4 x i32> addrspace(1)* %952, align 16, !tbaa !11
  %953 = add i64 %925, %915
  %954 = add i64 %953, %910
  %955 = icmp ult i64 %954, %907
  br i1 %955, label %924, label %919, !llvm.loop !42

956:                                              ; preds = %956, %922
  %957 = phi i64 [ %920, %922 ], [ %964, %956 ]
  %958 = shl i64 %957, 4
  %959 = add i64 %958, %906
  %960 = inttoptr i64 %959 to <4 x i32> addrspace(1)*
  %961 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %960, align 16, !tbaa !11
  %962 = add i64 %958, %905
  %963 = inttoptr i64 %962 to <4 x i32> addrspace(1)*
  store <4 x i32> %961, <4 x i32> addrspace(1)* %963, align 16, !tbaa !11
  %964 = add i64 %957, %923
  %965 = icmp ult i64 %964, %907
  br i1 %965, label %956, label %1042, !llvm.loop !43

966:                                              ; preds = %881
  %967 = add i64 %900, %76
  %968 = add i64 %900, %886
  %969 = lshr i64 %903, 2
  %970 = zext i32 %887 to i64
  %971 = mul i32 %888, 3
  %972 = zext i32 %971 to i64
  %973 = add nuw nsw i64 %972, %970
  %974 = icmp ult i64 %973, %969
  br i1 %974, label %975, label %981

975:                                              ; preds = %966
  %976 = shl i32 %888, 2
  %977 = zext i32 %976 to i64
  %978 = zext i32 %888 to i64
  %979 = shl i32 %888, 1
  %980 = zext i32 %979 to i64
  br label %986

981:                                              ; preds = %986, %966
  %982 = phi i64 [ %970, %966 ], [ %1015, %986 ]
  %983 = icmp ult i64 %982, %969
  br i1 %983, label %984, label %1042

984:                                              ; preds = %981
  %985 = zext i32 %888 to i64
  br label %1018

986:                                              ; preds = %986, %975
  %987 = phi i64 [ %970, %975 ], [ %1015, %986 ]
  %988 = shl i64 %987, 2
  %989 = add i64 %988, %968
  %990 = inttoptr i64 %989 to i32 addrspace(1)*
  %991 = load volatile i32, i32 addrspace(1)* %990, align 4, !tbaa !11
  %992 = add i64 %987, %978
  %993 = shl i64 %992, 2
  %994 = add i64 %993, %968
  %995 = inttoptr i64 %994 to i32 addrspace(1)*
  %996 = load volatile i32, i32 addrspace(1)* %995, align 4, !tbaa !11
  %997 = add i64 %987, %980
  %998 = shl i64 %997, 2
  %999 = add i64 %998, %968
  %1000 = inttoptr i64 %999 to i32 addrspace(1)*
  %1001 = load volatile i32, i32 addrspace(1)* %1000, align 4, !tbaa !11
  %1002 = add i64 %987, %972
  %1003 = shl i64 %1002, 2
  %1004 = add i64 %1003, %968
  %1005 = inttoptr i64 %1004 to i32 addrspace(1)*
  %1006 = load volatile i32, i32 addrspace(1)* %1005, align 4, !tbaa !11
  %1007 = add i64 %988, %967
  %1008 = inttoptr i64 %1007 to i32 addrspace(1)*
  store i32 %991, i32 addrspace(1)* %1008, align 4, !tbaa !11
  %1009 = add i64 %993, %967
  %1010 = inttoptr i64 %1009 to i32 addrspace(1)*
  store i32 %996, i32 addrspace(1)* %1010, align 4, !tbaa !11
  %1011 = add i64 %998, %967
  %1012 = inttoptr i64 %1011 to i32 addrspace(1)*
  store i32 %1001, i32 addrspace(1)* %1012, align 4, !tbaa !11
  %1013 = add i64 %1003, %967
  %1014 = inttoptr i64 %1013 to i32 addrspace(1)*
  store i32 %1006, i32 addrspace(1)* %1014, align 4, !tbaa !11
  %1015 = add i64 %987, %977
  %1016 = add i64 %1015, %972
  %1017 = icmp ult i64 %1016, %969
  br i1 %1017, label %986, label %981, !llvm.loop !44

1018:                                             ; preds = %1018, %984
  %1019 = phi i64 [ %982, %984 ], [ %1026, %1018 ]
  %1020 = shl i64 %1019, 2
  %1021 = add i64 %1020, %968
  %1022 = inttoptr i64 %1021 to i32 addrspace(1)*
  %1023 = load volatile i32, i32 addrspace(1)* %1022, align 4, !tbaa !11
  %1024 = add i64 %1020, %967
  %1025 = inttoptr i64 %1024 to i32 addrspace(1)*
  store i32 %1023, i32 addrspace(1)* %1025, align 4, !tbaa !11
  %1026 = add i64 %1019, %985
  %1027 = icmp ult i64 %1026, %969
  br i1 %1027, label %1018, label %1042, !llvm.loop !45

1028:                                             ; preds = %881
  %1029 = zext i32 %887 to i64
  %1030 = icmp ugt i64 %566, %1029
  br i1 %1030, label %1031, label %1072

1031:                                             ; preds = %1028
  %1032 = zext i32 %888 to i64
  br label %1033

1033:                                             ; preds = %1033, %1031
  %1034 = phi i64 [ %1029, %1031 ], [ %1040, %1033 ]
  %1035 = add i64 %1034, %886
  %1036 = inttoptr i64 %1035 to i8 addrspace(1)*
  %1037 = load volatile i8, i8 addrspace(1)* %1036, align 1, !tbaa !11
  %1038 = add i64 %1034, %76
  %1039 = inttoptr i64 %1038 to i8 addrspace(1)*
  store i8 %1037, i8 addrspace(1)* %1039, align 1, !tbaa !11
  %1040 = add i64 %1034, %1032
  %1041 = icmp ult i64 %1040, %566
  br i1 %1041, label %1033, label %1072, !llvm.loop !46

1042:                                             ; preds = %1018, %956, %981, %919
  %1043 = phi i64 [ %970, %981 ], [ %908, %919 ], [ %908, %956 ], [ %970, %1018 ]
  %1044 = icmp ugt i64 %900, %1043
  br i1 %1044, label %1045, label %1056

1045:                                             ; preds = %1042
  %1046 = zext i32 %888 to i64
  br label %1047

1047:                                             ; preds = %1047, %1045
  %1048 = phi i64 [ %1043, %1045 ], [ %1054, %1047 ]
  %1049 = add i64 %1048, %886
  %1050 = inttoptr i64 %1049 to i8 addrspace(1)*
  %1051 = load volatile i8, i8 addrspace(1)* %1050, align 1, !tbaa !11
  %1052 = add i64 %1048, %76
  %1053 = inttoptr i64 %1052 to i8 addrspace(1)*
  store i8 %1051, i8 addrspace(1)* %1053, align 1, !tbaa !11
  %1054 = add i64 %1048, %1046
  %1055 = icmp ult i64 %1054, %900
  br i1 %1055, label %1047, label %1056, !llvm.loop !46

1056:                                             ; preds = %1047, %1042
  %1057 = add i64 %903, %900
  %1058 = sub i64 %566, %1057
  %1059 = icmp ugt i64 %1058, %1043
  br i1 %1059, label %1060, label %1072

1060:                                             ; preds = %1056
  %1061 = zext i32 %888 to i64
  br label %1062

1062:                                             ; preds = %1062, %1060
  %1063 = phi i64 [ %1043, %1060 ], [ %1070, %1062 ]
  %1064 = add i64 %1063, %1057
  %1065 = add i64 %1064, %886
  %1066 = inttoptr i64 %1065 to i8 addrspace(1)*
  %1067 = load volatile i8, i8 addrspace(1)* %1066, align 1, !tbaa !11
  %1068 = add i64 %1064, %76
  %1069 = inttoptr i64 %1068 to i8 addrspace(1)*
  store i8 %1067, i8 addrspace(1)* %1069, align 1, !tbaa !11
  %1070 = add i64 %1063, %1061
  %1071 = icmp ult i64 %1070, %1058
  br i1 %1071, label %1062, label %1072, !llvm.loop !46

1072:                                             ; preds = %1062, %1033, %1056, %1028, %863
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !77
  %1073 = and i64 %870, 4286578688
  %1074 = icmp eq i64 %1073, 58720256
  br i1 %1074, label %1075, label %1076

1075:                                             ; preds = %1072
  store i32 %866, i32* %50, align 4, !tbaa !53
  br label %1090

1076:                                             ; preds = %1072
  %1077 = load i32, i32* %40, align 4, !tbaa !40
  %1078 = icmp eq i32 %1077, 0
  br i1 %1078, label %1079, label %1090

1079:                                             ; preds = %1076
  tail call void @llvm.nvvm.membar.gl() #8
  %1080 = load i64, i64* %49, align 8, !tbaa !57
  %1081 = lshr i32 %746, 3
  %1082 = and i32 %1081, 536870904
  %1083 = zext i32 %1082 to i64
  %1084 = add i64 %1080, %1083
  %1085 = inttoptr i64 %1084 to i64*
  %1086 = and i32 %746, 63
  %1087 = zext i32 %1086 to i64
  %1088 = shl nuw i64 1, %1087
  %1089 = atomicrmw or i64* %1085, i64 %1088 seq_cst, align 8
  br label %1090

1090:                                             ; preds = %1079, %1076, %1075
  %1091 = zext i1 %880 to i32
  %1092 = load i32, i32* %70, align 4, !tbaa !9
  %1093 = add i32 %1092, %1091
  store i32 %1093, i32* %70, align 4, !tbaa !9
  br label %2228

1094:                                             ; preds = %572
  %1095 = load i32, i32* %40, align 4, !tbaa !40
  %1096 = icmp eq i32 %1095, 0
  br i1 %1096, label %1097, label %1343

1097:                                             ; preds = %1094
  %1098 = shl i64 %569, 3
  br label %1099

1099:                                             ; preds = %1342, %1097
  %1100 = phi i32 [ 1, %1097 ], [ %1337, %1342 ]
  %1101 = phi i64 [ 0, %1097 ], [ %1338, %1342 ]
  %1102 = phi i32 [ -1, %1097 ], [ %1339, %1342 ]
  %1103 = phi i64 [ undef, %1097 ], [ %1340, %1342 ]
  %1104 = load i64, i64* %48, align 8, !tbaa !78
  %1105 = add i64 %1104, %1098
  %1106 = inttoptr i64 %1105 to i64*
  %1107 = load volatile i64, i64* %1106, align 8, !tbaa !5
  %1108 = and i64 %1107, 393216
  %1109 = icmp eq i64 %1108, 262144
  br i1 %1109, label %1110, label %1129

1110:                                             ; preds = %1099
  %1111 = atomicrmw add i64* %1106, i64 1 seq_cst, align 8
  %1112 = and i64 %1111, 393216
  %1113 = icmp eq i64 %1112, 262144
  br i1 %1113, label %1119, label %1114

1114:                                             ; preds = %1110
  %1115 = load i64, i64* %48, align 8, !tbaa !78
  %1116 = add i64 %1115, %1098
  %1117 = inttoptr i64 %1116 to i64*
  %1118 = atomicrmw add i64* %1117, i64 -1 seq_cst, align 8
  br label %1129

1119:                                             ; preds = %1110
  %1120 = and i64 %1111, 65536
  %1121 = icmp eq i64 %1120, 0
  br i1 %1121, label %1122, label %1127

1122:                                             ; preds = %1119
  %1123 = load i64, i64* %48, align 8, !tbaa !78
  %1124 = add i64 %1123, %1098
  %1125 = inttoptr i64 %1124 to i64*
  %1126 = atomicrmw or i64* %1125, i64 65536 seq_cst, align 8
  br label %1127

1127:                                             ; preds = %1122, %1119
  tail call void @llvm.nvvm.membar.gl() #8
  %1128 = lshr i64 %1111, 20
  br label %1129

1129:                                             ; preds = %1127, %1114, %1099
  %1130 = phi i64 [ -1, %1099 ], [ -1, %1114 ], [ %1128, %1127 ]
  %1131 = icmp eq i64 %1130, -1
  br i1 %1131, label %1147, label %1132

1132:                                             ; preds = %1129
  %1133 = icmp eq i32 %1102, -1
  br i1 %1133, label %1145, label %1134

1134:                                             ; preds = %1132
  tail call void @llvm.nvvm.membar.gl() #8
  %1135 = load i64, i64* %49, align 8, !tbaa !57
  %1136 = lshr i32 %1102, 3
  %1137 = and i32 %1136, 536870904
  %1138 = zext i32 %1137 to i64
  %1139 = add i64 %1135, %1138
  %1140 = inttoptr i64 %1139 to i64*
  %1141 = and i32 %1102, 63
  %1142 = zext i32 %1141 to i64
  %1143 = shl nuw i64 1, %1142
  %1144 = atomicrmw or i64* %1140, i64 %1143 seq_cst, align 8
  br label %1145

1145:                                             ; preds = %1134, %1132
  %1146 = or i64 %1130, 72057594037927936
  br label %1336

1147:                                             ; preds = %1129
  %1148 = icmp eq i64 %1108, 0
  %1149 = icmp eq i32 %1102, -1
  %1150 = select i1 %1148, i1 %1149, i1 false
  br i1 %1150, label %1151, label %1276

1151:                                             ; preds = %1147
  %1152 = load i32, i32* %50, align 4, !tbaa !53
  %1153 = icmp eq i32 %1152, 0
  br i1 %1153, label %1154, label %1276

1154:                                             ; preds = %1151
  %1155 = load i32, i32* %51, align 4, !tbaa !54
  %1156 = load i32, i32* %52, align 4, !tbaa !55
  %1157 = add i32 %1156, 63
  %1158 = lshr i32 %1157, 6
  %1159 = icmp ugt i32 %1157, 63
  br i1 %1159, label %1160, label %1199

1160:                                             ; preds = %1154
  %1161 = tail call i32 @llvm.umax.i32(i32 %1158, i32 1) #8
  br label %1165

1162:                                             ; preds = %1192
  %1163 = icmp ult i32 %1195, %1158
  %1164 = icmp eq i32 %1195, %1161
  br i1 %1164, label %1199, label %1165, !llvm.loop !56

1165:                                             ; preds = %1162, %1160
  %1166 = phi i1 [ true, %1160 ], [ %1163, %1162 ]
  %1167 = phi i32 [ 0, %1160 ], [ %1195, %1162 ]
  %1168 = add i32 %1167, %1155
  %1169 = urem i32 %1168, %1158
  %1170 = load i64, i64* %49, align 8, !tbaa !57
  %1171 = shl nuw nsw i32 %1169, 3
  %1172 = zext i32 %1171 to i64
  %1173 = add i64 %1170, %1172
  %1174 = inttoptr i64 %1173 to i64*
  %1175 = load volatile i64, i64* %1174, align 8, !tbaa !5
  br label %1176

1176:                                             ; preds = %1190, %1165
  %1177 = phi i64 [ %1175, %1165 ], [ %1184, %1190 ]
  %1178 = phi i32 [ undef, %1165 ], [ %1191, %1190 ]
  %1179 = icmp eq i64 %1177, 0
  br i1 %1179, label %1192, label %1180

1180:                                             ; preds = %1176
  %1181 = sub i64 0, %1177
  %1182 = and i64 %1177, %1181
  %1183 = xor i64 %1182, -1
  %1184 = atomicrmw and i64* %1174, i64 %1183 seq_cst, align 8
  %1185 = and i64 %1184, %1182
  %1186 = icmp eq i64 %1185, 0
  br i1 %1186, label %1190, label %1187

1187:                                             ; preds = %1180
  tail call void @llvm.nvvm.membar.gl() #8
  %1188 = tail call i64 @llvm.cttz.i64(i64 %1182, i1 true) #8, !range !58
  %1189 = trunc i64 %1188 to i32
  br label %1190

1190:                                             ; preds = %1187, %1180
  %1191 = phi i32 [ %1189, %1187 ], [ %1178, %1180 ]
  br i1 %1186, label %1176, label %1192, !llvm.loop !59

1192:                                             ; preds = %1190, %1176
  %1193 = phi i32 [ %1191, %1190 ], [ 64, %1176 ]
  %1194 = icmp ult i32 %1193, 64
  %1195 = add nuw nsw i32 %1167, 1
  br i1 %1194, label %1196, label %1162

1196:                                             ; preds = %1192
  %1197 = shl nuw i32 %1169, 6
  %1198 = add nuw i32 %1193, %1197
  br label %1199

1199:                                             ; preds = %1162, %1196, %1154
  %1200 = phi i1 [ %1166, %1196 ], [ false, %1154 ], [ %1163, %1162 ]
  %1201 = phi i32 [ %1198, %1196 ], [ undef, %1154 ], [ undef, %1162 ]
  br i1 %1200, label %1276, label %1202

1202:                                             ; preds = %1199
  %1203 = icmp ult i32 %1157, 64
  br i1 %1203, label %1276, label %1204

1204:                                             ; preds = %1202
  %1205 = tail call i32 @llvm.umax.i32(i32 %1158, i32 1) #8
  br label %1206

1206:                                             ; preds = %1270, %1204
  %1207 = phi i32 [ 0, %1204 ], [ %1273, %1270 ]
  %1208 = load i64, i64* %53, align 8, !tbaa !60
  %1209 = zext i32 %1207 to i64
  %1210 = shl nuw nsw i64 %1209, 3
  %1211 = add i64 %1210, %1208
  %1212 = inttoptr i64 %1211 to i64*
  %1213 = load volatile i64, i64* %1212, align 8, !tbaa !5
  %1214 = icmp eq i64 %1213, 0
  br i1 %1214, label %1270, label %1215

1215:                                             ; preds = %1206
  %1216 = shl i32 %1207, 6
  br label %1217

1217:                                             ; preds = %1268, %1215
  %1218 = phi i32 [ undef, %1215 ], [ %1266, %1268 ]
  %1219 = phi i64 [ %1213, %1215 ], [ %1225, %1268 ]
  %1220 = sub i64 0, %1219
  %1221 = and i64 %1219, %1220
  %1222 = tail call i64 @llvm.cttz.i64(i64 %1221, i1 true) #8, !range !58
  %1223 = trunc i64 %1222 to i32
  %1224 = or i32 %1216, %1223
  %1225 = xor i64 %1221, %1219
  %1226 = load i64, i64* %54, align 8, !tbaa !61
  %1227 = zext i32 %1224 to i64
  %1228 = shl nuw nsw i64 %1227, 3
  %1229 = add i64 %1228, %1226
  %1230 = inttoptr i64 %1229 to i64*
  %1231 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1230) #10, !srcloc !62
  %1232 = lshr i64 %1231, 32
  %1233 = load i64, i64* %55, align 8, !tbaa !63
  %1234 = shl nuw nsw i64 %1227, 2
  %1235 = add i64 %1234, %1233
  %1236 = inttoptr i64 %1235 to i32*
  %1237 = load volatile i32, i32* %1236, align 4, !tbaa !9
  %1238 = zext i32 %1237 to i64
  %1239 = icmp eq i64 %1232, %1238
  br i1 %1239, label %1240, label %1265, !llvm.loop !64

1240:                                             ; preds = %1217
  %1241 = xor i64 %1221, -1
  %1242 = load i64, i64* %53, align 8, !tbaa !60
  %1243 = add i64 %1242, %1210
  %1244 = inttoptr i64 %1243 to i64*
  %1245 = atomicrmw and i64* %1244, i64 %1241 seq_cst, align 8
  %1246 = and i64 %1245, %1221
  %1247 = icmp eq i64 %1246, 0
  br i1 %1247, label %1265, label %1248, !llvm.loop !64

1248:                                             ; preds = %1240
  tail call void @llvm.nvvm.membar.gl() #8
  %1249 = load i64, i64* %54, align 8, !tbaa !61
  %1250 = add i64 %1249, %1228
  %1251 = inttoptr i64 %1250 to i64*
  %1252 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1251) #10, !srcloc !62
  %1253 = lshr i64 %1252, 32
  %1254 = load i64, i64* %55, align 8, !tbaa !63
  %1255 = add i64 %1254, %1234
  %1256 = inttoptr i64 %1255 to i32*
  %1257 = load volatile i32, i32* %1256, align 4, !tbaa !9
  %1258 = zext i32 %1257 to i64
  %1259 = icmp eq i64 %1253, %1258
  br i1 %1259, label %1265, label %1260

1260:                                             ; preds = %1248
  %1261 = load i64, i64* %53, align 8, !tbaa !60
  %1262 = add i64 %1261, %1210
  %1263 = inttoptr i64 %1262 to i64*
  %1264 = atomicrmw or i64* %1263, i64 %1221 seq_cst, align 8
  br label %1265

1265:                                             ; preds = %1260, %1248, %1240, %1217
  %1266 = phi i32 [ %1218, %1260 ], [ %1218, %1240 ], [ %1218, %1217 ], [ %1224, %1248 ]
  %1267 = phi i32 [ 0, %1260 ], [ 2, %1240 ], [ 2, %1217 ], [ 1, %1248 ]
  switch i32 %1267, label %1270 [
    i32 0, label %1268
    i32 2, label %1268
  ]

1268:                                             ; preds = %1265, %1265
  %1269 = icmp eq i64 %1225, 0
  br i1 %1269, label %1270, label %1217, !llvm.loop !64

1270:                                             ; preds = %1268, %1265, %1206
  %1271 = phi i32 [ -1, %1206 ], [ %1266, %1265 ], [ -1, %1268 ]
  %1272 = icmp ne i32 %1271, -1
  %1273 = add nuw nsw i32 %1207, 1
  %1274 = icmp eq i32 %1273, %1205
  %1275 = select i1 %1272, i1 true, i1 %1274
  br i1 %1275, label %1276, label %1206, !llvm.loop !65

1276:                                             ; preds = %1270, %1202, %1199, %1151, %1147
  %1277 = phi i32 [ -1, %1151 ], [ %1102, %1147 ], [ %1201, %1199 ], [ -1, %1202 ], [ %1271, %1270 ]
  %1278 = icmp ne i32 %1277, -1
  %1279 = select i1 %1148, i1 %1278, i1 false
  br i1 %1279, label %1280, label %1291

1280:                                             ; preds = %1276
  %1281 = load i64, i64* %48, align 8, !tbaa !78
  %1282 = add i64 %1281, %1098
  %1283 = inttoptr i64 %1282 to i64*
  %1284 = add nuw i64 %1107, 131072
  %1285 = cmpxchg i64* %1283, i64 %1107, i64 %1284 seq_cst seq_cst, align 8
  %1286 = extractvalue { i64, i1 } %1285, 1
  %1287 = zext i32 %1277 to i64
  %1288 = or i64 %1287, 144115188075855872
  %1289 = select i1 %1286, i64 %1288, i64 %1103
  %1290 = select i1 %1286, i32 1, i32 3
  br label %1336, !llvm.loop !79

1291:                                             ; preds = %1276
  br i1 %1278, label %1292, label %1303

1292:                                             ; preds = %1291
  tail call void @llvm.nvvm.membar.gl() #8
  %1293 = load i64, i64* %49, align 8, !tbaa !57
  %1294 = lshr i32 %1277, 3
  %1295 = and i32 %1294, 536870904
  %1296 = zext i32 %1295 to i64
  %1297 = add i64 %1293, %1296
  %1298 = inttoptr i64 %1297 to i64*
  %1299 = and i32 %1277, 63
  %1300 = zext i32 %1299 to i64
  %1301 = shl nuw i64 1, %1300
  %1302 = atomicrmw or i64* %1298, i64 %1301 seq_cst, align 8
  br label %1303

1303:                                             ; preds = %1292, %1291
  %1304 = load i32, i32* %50, align 4, !tbaa !53
  %1305 = icmp eq i32 %1304, 0
  br i1 %1305, label %1306, label %1326

1306:                                             ; preds = %1303
  %1307 = add i32 %1100, 1
  %1308 = and i32 %1100, 63
  %1309 = icmp eq i32 %1308, 0
  br i1 %1309, label %1310, label %1326

1310:                                             ; preds = %1306
  %1311 = load i64, i64* %56, align 8, !tbaa !66
  %1312 = inttoptr i64 %1311 to i64*
  %1313 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1312) #10, !srcloc !62
  %1314 = icmp eq i64 %1313, 0
  br i1 %1314, label %1315, label %1326

1315:                                             ; preds = %1310
  %1316 = icmp eq i64 %1101, 0
  br i1 %1316, label %1317, label %1321

1317:                                             ; preds = %1315
  %1318 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !67
  %1319 = load i64, i64* %57, align 8, !tbaa !68
  %1320 = add i64 %1319, %1318
  br label %1321

1321:                                             ; preds = %1317, %1315
  %1322 = phi i64 [ %1320, %1317 ], [ %1101, %1315 ]
  %1323 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !67
  %1324 = icmp ult i64 %1323, %1322
  %1325 = select i1 %1324, i32 0, i32 110
  br label %1326

1326:                                             ; preds = %1321, %1310, %1306, %1303
  %1327 = phi i32 [ %1100, %1303 ], [ %1307, %1306 ], [ %1307, %1310 ], [ %1307, %1321 ]
  %1328 = phi i64 [ %1101, %1303 ], [ %1101, %1306 ], [ %1101, %1310 ], [ %1322, %1321 ]
  %1329 = phi i32 [ %1304, %1303 ], [ 0, %1306 ], [ 108, %1310 ], [ %1325, %1321 ]
  %1330 = icmp eq i32 %1329, 0
  %1331 = zext i32 %1329 to i64
  %1332 = or i64 %1331, 216172782113783808
  %1333 = select i1 %1330, i64 %1103, i64 %1332
  %1334 = xor i1 %1330, true
  %1335 = zext i1 %1334 to i32
  br label %1336

1336:                                             ; preds = %1326, %1280, %1145
  %1337 = phi i32 [ %1100, %1145 ], [ %1100, %1280 ], [ %1327, %1326 ]
  %1338 = phi i64 [ %1101, %1145 ], [ %1101, %1280 ], [ %1328, %1326 ]
  %1339 = phi i32 [ %1102, %1145 ], [ %1277, %1280 ], [ -1, %1326 ]
  %1340 = phi i64 [ %1146, %1145 ], [ %1289, %1280 ], [ %1333, %1326 ]
  %1341 = phi i32 [ 1, %1145 ], [ %1290, %1280 ], [ %1335, %1326 ]
  switch i32 %1341, label %1343 [
    i32 0, label %1342
    i32 3, label %1342
  ]

1342:                                             ; preds = %1336, %1336
  br label %1099, !llvm.loop !79

1343:                                             ; preds = %1336, %1094
  %1344 = phi i64 [ 0, %1094 ], [ %1340, %1336 ]
  %1345 = trunc i64 %1344 to i32
  %1346 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1345, i32 0, i32 31) #8
  %1347 = lshr i64 %1344, 32
  %1348 = trunc i64 %1347 to i32
  %1349 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1348, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !26
  %1350 = zext i32 %1349 to i64
  %1351 = shl nuw i64 %1350, 32
  %1352 = zext i32 %1346 to i64
  %1353 = lshr i32 %1349, 24
  %1354 = trunc i32 %1353 to i8
  switch i8 %1354, label %2017 [
    i8 3, label %1355
    i8 2, label %1356
  ]

1355:                                             ; preds = %1343
  store i32 %1346, i32* %50, align 4, !tbaa !53
  br label %2228

1356:                                             ; preds = %1343
  %1357 = load i32, i32* %35, align 8, !tbaa !36
  %1358 = zext i32 %1357 to i64
  %1359 = lshr i64 %77, %1358
  %1360 = shl i64 %1359, %1358
  %1361 = shl nuw i64 1, %1358
  %1362 = load i64, i64* %58, align 8, !tbaa !80
  %1363 = sub i64 %1362, %1360
  %1364 = icmp ult i64 %1363, %1361
  %1365 = select i1 %1364, i64 %1363, i64 %1361
  %1366 = load i32, i32* %40, align 4, !tbaa !40
  %1367 = icmp eq i32 %1366, 0
  br i1 %1367, label %1368, label %1474

1368:                                             ; preds = %1356
  %1369 = load i64, i64* %59, align 8, !tbaa !70
  %1370 = load i64, i64* %55, align 8, !tbaa !63
  %1371 = shl nuw nsw i64 %1352, 2
  %1372 = add i64 %1370, %1371
  %1373 = inttoptr i64 %1372 to i32*
  %1374 = load volatile i32, i32* %1373, align 4, !tbaa !9
  %1375 = add i32 %1374, 1
  %1376 = load i64, i64* %60, align 8, !tbaa !71
  %1377 = inttoptr i64 %1376 to i64*
  %1378 = atomicrmw add i64* %1377, i64 1 seq_cst, align 8
  %1379 = load i32, i32* %62, align 8, !tbaa !72
  %1380 = zext i32 %1379 to i64
  %1381 = lshr i64 %1378, %1380
  %1382 = and i64 %1381, 1
  %1383 = xor i64 %1382, 1
  %1384 = load i64, i64* %29, align 8, !tbaa !73
  %1385 = shl nsw i64 -1, %1380
  %1386 = xor i64 %1385, -1
  %1387 = and i64 %1378, %1386
  %1388 = shl i64 %1387, 5
  %1389 = add i64 %1388, %1384
  %1390 = inttoptr i64 %1389 to i64*
  store volatile i32 %1375, i32* %1373, align 4, !tbaa !9
  %1391 = zext i32 %1375 to i64
  %1392 = shl nuw i64 %1391, 32
  %1393 = shl nuw nsw i64 %1352, 16
  %1394 = or i64 %1393, %1392
  %1395 = or i64 %1394, %1383
  %1396 = or i64 %1395, 256
  store volatile i64 %1396, i64* %1390, align 8, !tbaa !5
  %1397 = or i64 %1383, %1369
  %1398 = getelementptr inbounds i64, i64* %1390, i64 1
  store volatile i64 %1397, i64* %1398, align 8, !tbaa !5
  %1399 = shl i64 %1360, 1
  %1400 = or i64 %1383, %1399
  %1401 = getelementptr inbounds i64, i64* %1390, i64 2
  store volatile i64 %1400, i64* %1401, align 8, !tbaa !5
  %1402 = shl i64 %1365, 1
  %1403 = or i64 %1383, %1402
  %1404 = getelementptr inbounds i64, i64* %1390, i64 3
  store volatile i64 %1403, i64* %1404, align 8, !tbaa !5
  %1405 = shl nuw nsw i64 %1352, 3
  br label %1406

1406:                                             ; preds = %1447, %1368
  %1407 = phi i32 [ 1, %1368 ], [ %1448, %1447 ]
  %1408 = phi i64 [ 0, %1368 ], [ %1449, %1447 ]
  %1409 = phi i32 [ 0, %1368 ], [ %1451, %1447 ]
  %1410 = load i64, i64* %54, align 8, !tbaa !61
  %1411 = add i64 %1410, %1405
  %1412 = inttoptr i64 %1411 to i64*
  %1413 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1412) #10, !srcloc !62
  %1414 = trunc i64 %1413 to i32
  %1415 = lshr i64 %1413, 32
  %1416 = icmp eq i64 %1415, %1391
  br i1 %1416, label %1417, label %1422

1417:                                             ; preds = %1406
  %1418 = icmp slt i32 %1414, 0
  %1419 = select i1 %1418, i32 0, i32 %1414
  %1420 = sub nsw i32 0, %1414
  %1421 = select i1 %1418, i32 %1420, i32 0
  br label %1447

1422:                                             ; preds = %1406
  %1423 = add i32 %1407, 1
  %1424 = and i32 %1407, 63
  %1425 = icmp eq i32 %1424, 0
  br i1 %1425, label %1426, label %1442

1426:                                             ; preds = %1422
  %1427 = load i64, i64* %56, align 8, !tbaa !66
  %1428 = inttoptr i64 %1427 to i64*
  %1429 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1428) #10, !srcloc !62
  %1430 = icmp eq i64 %1429, 0
  br i1 %1430, label %1431, label %1442

1431:                                             ; preds = %1426
  %1432 = icmp eq i64 %1408, 0
  br i1 %1432, label %1433, label %1437

1433:                                             ; preds = %1431
  %1434 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !67
  %1435 = load i64, i64* %57, align 8, !tbaa !68
  %1436 = add i64 %1435, %1434
  br label %1437

1437:                                             ; preds = %1433, %1431
  %1438 = phi i64 [ %1436, %1433 ], [ %1408, %1431 ]
  %1439 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !67
  %1440 = icmp ult i64 %1439, %1438
  %1441 = select i1 %1440, i32 0, i32 110
  br label %1442

1442:                                             ; preds = %1437, %1426, %1422
  %1443 = phi i64 [ %1438, %1437 ], [ %1408, %1426 ], [ %1408, %1422 ]
  %1444 = phi i32 [ %1441, %1437 ], [ 108, %1426 ], [ 0, %1422 ]
  %1445 = icmp eq i32 %1444, 0
  %1446 = select i1 %1445, i32 0, i32 2
  br label %1447

1447:                                             ; preds = %1442, %1417
  %1448 = phi i32 [ %1407, %1417 ], [ %1423, %1442 ]
  %1449 = phi i64 [ %1408, %1417 ], [ %1443, %1442 ]
  %1450 = phi i32 [ %1421, %1417 ], [ %1444, %1442 ]
  %1451 = phi i32 [ %1419, %1417 ], [ %1409, %1442 ]
  %1452 = phi i32 [ 1, %1417 ], [ %1446, %1442 ]
  switch i32 %1452, label %1464 [
    i32 0, label %1406
    i32 2, label %1453
  ], !llvm.loop !74

1453:                                             ; preds = %1447
  tail call void @llvm.nvvm.membar.gl() #8
  %1454 = load i64, i64* %53, align 8, !tbaa !60
  %1455 = lshr i32 %1346, 3
  %1456 = and i32 %1455, 536870904
  %1457 = zext i32 %1456 to i64
  %1458 = add i64 %1454, %1457
  %1459 = inttoptr i64 %1458 to i64*
  %1460 = and i32 %1346, 63
  %1461 = zext i32 %1460 to i64
  %1462 = shl nuw i64 1, %1461
  %1463 = atomicrmw or i64* %1459, i64 %1462 seq_cst, align 8
  br label %1464

1464:                                             ; preds = %1447, %1453
  %1465 = phi i64 [ 36028797018963968, %1453 ], [ 0, %1447 ]
  %1466 = icmp eq i32 %1450, 0
  br i1 %1466, label %1471, label %1467

1467:                                             ; preds = %1464
  %1468 = zext i32 %1450 to i64
  %1469 = or i64 %1465, %1468
  %1470 = or i64 %1469, 216172782113783808
  br label %1474

1471:                                             ; preds = %1464
  %1472 = zext i32 %1451 to i64
  %1473 = or i64 %1472, 144115188075855872
  br label %1474

1474:                                             ; preds = %1471, %1467, %1356
  %1475 = phi i64 [ %1473, %1471 ], [ %1470, %1467 ], [ 0, %1356 ]
  %1476 = trunc i64 %1475 to i32
  %1477 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1476, i32 0, i32 31) #8
  %1478 = lshr i64 %1475, 32
  %1479 = trunc i64 %1478 to i32
  %1480 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1479, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !26
  %1481 = zext i32 %1480 to i64
  %1482 = shl nuw i64 %1481, 32
  %1483 = zext i32 %1477 to i64
  %1484 = sub i64 %77, %1360
  %1485 = add i64 %1484, %566
  %1486 = and i64 %1481, 4278190080
  %1487 = icmp eq i64 %1486, 50331648
  %1488 = and i64 %1482, 72057589742960640
  %1489 = or i64 %1488, %1483
  %1490 = icmp ult i64 %1489, %1485
  %1491 = select i1 %1490, i32 61, i32 0
  %1492 = select i1 %1487, i32 %1477, i32 %1491
  %1493 = load i64, i64* %63, align 8, !tbaa !75
  %1494 = load i64, i64* %64, align 8, !tbaa !76
  %1495 = mul i64 %1494, %1352
  %1496 = add i64 %1495, %1493
  %1497 = icmp eq i32 %1492, 0
  %1498 = icmp ne i64 %76, 0
  %1499 = and i1 %1498, %1497
  br i1 %1499, label %1500, label %1687

1500:                                             ; preds = %1474
  %1501 = add i64 %1496, %1484
  %1502 = load i32, i32* %40, align 4, !tbaa !40
  %1503 = load i32, i32* %45, align 4, !tbaa !41
  %1504 = xor i64 %1501, %76
  %1505 = and i64 %1504, 15
  %1506 = icmp eq i64 %1505, 0
  %1507 = and i64 %1504, 3
  %1508 = icmp eq i64 %1507, 0
  %1509 = select i1 %1508, i64 4, i64 1
  %1510 = select i1 %1506, i64 16, i64 %1509
  %1511 = sub i64 0, %76
  %1512 = add nsw i64 %1510, -1
  %1513 = and i64 %1512, %1511
  %1514 = icmp ult i64 %1513, %566
  %1515 = select i1 %1514, i64 %1513, i64 %566
  %1516 = sub i64 %566, %1515
  %1517 = sub nsw i64 0, %1510
  %1518 = and i64 %1516, %1517
  switch i64 %1510, label %1643 [
    i64 16, label %1519
    i64 4, label %1581
  ]

1519:                                             ; preds = %1500
  %1520 = add i64 %1515, %76
  %1521 = add i64 %1515, %1501
  %1522 = lshr i64 %1518, 4
  %1523 = zext i32 %1502 to i64
  %1524 = mul i32 %1503, 3
  %1525 = zext i32 %1524 to i64
  %1526 = add nuw nsw i64 %1525, %1523
  %1527 = icmp ult i64 %1526, %1522
  br i1 %1527, label %1528, label %1534

1528:                                             ; preds = %1519
  %1529 = shl i32 %1503, 2
  %1530 = zext i32 %1529 to i64
  %1531 = zext i32 %1503 to i64
  %1532 = shl i32 %1503, 1
  %1533 = zext i32 %1532 to i64
  br label %1539

1534:                                             ; preds = %1539, %1519
  %1535 = phi i64 [ %1523, %1519 ], [ %1568, %1539 ]
  %1536 = icmp ult i64 %1535, %1522
  br i1 %1536, label %1537, label %1657

1537:                                             ; preds = %1534
  %1538 = zext i32 %1503 to i64
  br label %1571

1539:                                             ; preds = %1539, %1528
  %1540 = phi i64 [ %1523, %1528 ], [ %1568, %1539 ]
  %1541 = shl i64 %1540, 4
  %1542 = add i64 %1541, %1521
  %1543 = inttoptr i64 %1542 to <4 x i32> addrspace(1)*
  %1544 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1543, align 16, !tbaa !11
  %1545 = add i64 %1540, %1531
  %1546 = shl i64 %1545, 4
  %1547 = add i64 %1546, %1521
  %1548 = inttoptr i64 %1547 to <4 x i32> addrspace(1)*
  %1549 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1548, align 16, !tbaa !11
  %1550 = add i64 %1540, %1533
  %1551 = shl i64 %1550, 4
  %1552 = add i64 %1551, %1521
  %1553 = inttoptr i64 %1552 to <4 x i32> addrspace(1)*
  %1554 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1553, align 16, !tbaa !11
  %1555 = add i64 %1540, %1525
  %1556 = shl i64 %1555, 4
  %1557 = add i64 %1556, %1521
  %1558 = inttoptr i64 %1557 to <4 x i32> addrspace(1)*
  %1559 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1558, align 16, !tbaa !11
  %1560 = add i64 %1541, %1520
  %1561 = inttoptr i64 %1560 to <4 x i32> addrspace(1)*
  store <4 x i32> %1544, <4 x i32> addrspace(1)* %1561, align 16, !tbaa !11
  %1562 = add i64 %1546, %1520
  %1563 = inttoptr i64 %1562 to <4 x i32> addrspace(1)*
  store <4 x i32> %1549, <4 x i32> addrspace(1)* %1563, align 16, !tbaa !11
  %1564 = add i64 %1551, %1520
  %1565 = inttoptr i64 %1564 to <4 x i32> addrspace(1)*
  store <4 x i32> %1554, <4 x i32> addrspace(1)* %1565, align 16, !tbaa !11
  %1566 = add i64 %1556, %1520
  %1567 = inttoptr i64 %1566 to <4 x i32> addrspace(1)*
  store <4 x i32> %1559, <4 x i32> addrspace(1)* %1567, align 16, !tbaa !11
  %1568 = add i64 %1540, %1530
  %1569 = add i64 %1568, %1525
  %1570 = icmp ult i64 %1569, %1522
  br i1 %1570, label %1539, label %1534, !llvm.loop !42

1571:                                             ; preds = %1571, %1537
  %1572 = phi i64 [ %1535, %1537 ], [ %1579, %1571 ]
  %1573 = shl i64 %1572, 4
  %1574 = add i64 %1573, %1521
  %1575 = inttoptr i64 %1574 to <4 x i32> addrspace(1)*
  %1576 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1575, align 16, !tbaa !11
  %1577 = add i64 %1573, %1520
  %1578 = inttoptr i64 %1577 to <4 x i32> addrspace(1)*
  store <4 x i32> %1576, <4 x i32> addrspace(1)* %1578, align 16, !tbaa !11
  %1579 = add i64 %1572, %1538
  %1580 = icmp ult i64 %1579, %1522
  br i1 %1580, label %1571, label %1657, !llvm.loop !43

1581:                                             ; preds = %1500
  %1582 = add i64 %1515, %76
  %1583 = add i64 %1515, %1501
  %1584 = lshr i64 %1518, 2
  %1585 = zext i32 %1502 to i64
  %1586 = mul i32 %1503, 3
  %1587 = zext i32 %1586 to i64
  %1588 = add nuw nsw i64 %1587, %1585
  %1589 = icmp ult i64 %1588, %1584
  br i1 %1589, label %1590, label %1596

1590:                                             ; preds = %1581
  %1591 = shl i32 %1503, 2
  %1592 = zext i32 %1591 to i64
  %1593 = zext i32 %1503 to i64
  %1594 = shl i32 %1503, 1
  %1595 = zext i32 %1594 to i64
  br label %1601

1596:                                             ; preds = %1601, %1581
  %1597 = phi i64 [ %1585, %1581 ], [ %1630, %1601 ]
  %1598 = icmp ult i64 %1597, %1584
  br i1 %1598, label %1599, label %1657

1599:                                             ; preds = %1596
  %1600 = zext i32 %1503 to i64
  br label %1633

1601:                                             ; preds = %1601, %1590
  %1602 = phi i64 [ %1585, %1590 ], [ %1630, %1601 ]
  %1603 = shl i64 %1602, 2
  %1604 = add i64 %1603, %1583
  %1605 = inttoptr i64 %1604 to i32 addrspace(1)*
  %1606 = load volatile i32, i32 addrspace(1)* %1605, align 4, !tbaa !11
  %1607 = add i64 %1602, %1593
  %1608 = shl i64 %1607, 2
  %1609 = add i64 %1608, %1583
  %1610 = inttoptr i64 %1609 to i32 addrspace(1)*
  %1611 = load volatile i32, i32 addrspace(1)* %1610, align 4, !tbaa !11
  %1612 = add i64 %1602, %1595
  %1613 = shl i64 %1612, 2
  %1614 = add i64 %1613, %1583
  %1615 = inttoptr i64 %1614 to i32 addrspace(1)*
  %1616 = load volatile i32, i32 addrspace(1)* %1615, align 4, !tbaa !11
  %1617 = add i64 %1602, %1587
  %1618 = shl i64 %1617, 2
  %1619 = add i64 %1618, %1583
  %1620 = inttoptr i64 %1619 to i32 addrspace(1)*
  %1621 = load volatile i32, i32 addrspace(1)* %1620, align 4, !tbaa !11
  %1622 = add i64 %1603, %1582
  %1623 = inttoptr i64 %1622 to i32 addrspace(1)*
  store i32 %1606, i32 addrspace(1)* %1623, align 4, !tbaa !11
  %1624 = add i64 %1608, %1582
  %1625 = inttoptr i64 %1624 to i32 addrspace(1)*
  store i32 %1611, i32 addrspace(1)* %1625, align 4, !tbaa !11
  %1626 = add i64 %1613, %1582
  %1627 = inttoptr i64 %1626 to i32 addrspace(1)*
  store i32 %1616, i32 addrspace(1)* %1627, align 4, !tbaa !11
  %1628 = add i64 %1618, %1582
  %1629 = inttoptr i64 %1628 to i32 addrspace(1)*
  store i32 %1621, i32 addrspace(1)* %1629, align 4, !tbaa !11
  %1630 = add i64 %1602, %1592
  %1631 = add i64 %1630, %1587
  %1632 = icmp ult i64 %1631, %1584
  br i1 %1632, label %1601, label %1596, !llvm.loop !44

1633:                                             ; preds = %1633, %1599
  %1634 = phi i64 [ %1597, %1599 ], [ %1641, %1633 ]
  %1635 = shl i64 %1634, 2
  %1636 = add i64 %1635, %1583
  %1637 = inttoptr i64 %1636 to i32 addrspace(1)*
  %1638 = load volatile i32, i32 addrspace(1)* %1637, align 4, !tbaa !11
  %1639 = add i64 %1635, %1582
  %1640 = inttoptr i64 %1639 to i32 addrspace(1)*
  store i32 %1638, i32 addrspace(1)* %1640, align 4, !tbaa !11
  %1641 = add i64 %1634, %1600
  %1642 = icmp ult i64 %1641, %1584
  br i1 %1642, label %1633, label %1657, !llvm.loop !45

1643:                                             ; preds = %1500
  %1644 = zext i32 %1502 to i64
  %1645 = icmp ugt i64 %566, %1644
  br i1 %1645, label %1646, label %1687

1646:                                             ; preds = %1643
  %1647 = zext i32 %1503 to i64
  br label %1648

1648:                                             ; preds = %1648, %1646
  %1649 = phi i64 [ %1644, %1646 ], [ %1655, %1648 ]
  %1650 = add i64 %1649, %1501
  %1651 = inttoptr i64 %1650 to i8 addrspace(1)*
  %1652 = load volatile i8, i8 addrspace(1)* %1651, align 1, !tbaa !11
  %1653 = add i64 %1649, %76
  %1654 = inttoptr i64 %1653 to i8 addrspace(1)*
  store i8 %1652, i8 addrspace(1)* %1654, align 1, !tbaa !11
  %1655 = add i64 %1649, %1647
  %1656 = icmp ult i64 %1655, %566
  br i1 %1656, label %1648, label %1687, !llvm.loop !46

1657:                                             ; preds = %1633, %1571, %1596, %1534
  %1658 = phi i64 [ %1585, %1596 ], [ %1523, %1534 ], [ %1523, %1571 ], [ %1585, %1633 ]
  %1659 = icmp ugt i64 %1515, %1658
  br i1 %1659, label %1660, label %1671

1660:                                             ; preds = %1657
  %1661 = zext i32 %1503 to i64
  br label %1662

1662:                                             ; preds = %1662, %1660
  %1663 = phi i64 [ %1658, %1660 ], [ %1669, %1662 ]
  %1664 = add i64 %1663, %1501
  %1665 = inttoptr i64 %1664 to i8 addrspace(1)*
  %1666 = load volatile i8, i8 addrspace(1)* %1665, align 1, !tbaa !11
  %1667 = add i64 %1663, %76
  %1668 = inttoptr i64 %1667 to i8 addrspace(1)*
  store i8 %1666, i8 addrspace(1)* %1668, align 1, !tbaa !11
  %1669 = add i64 %1663, %1661
  %1670 = icmp ult i64 %1669, %1515
  br i1 %1670, label %1662, label %1671, !llvm.loop !46

1671:                                             ; preds = %1662, %1657
  %1672 = add i64 %1518, %1515
  %1673 = sub i64 %566, %1672
  %1674 = icmp ugt i64 %1673, %1658
  br i1 %1674, label %1675, label %1687

1675:                                             ; preds = %1671
  %1676 = zext i32 %1503 to i64
  br label %1677

1677:                                             ; preds = %1677, %1675
  %1678 = phi i64 [ %1658, %1675 ], [ %1685, %1677 ]
  %1679 = add i64 %1678, %1672
  %1680 = add i64 %1679, %1501
  %1681 = inttoptr i64 %1680 to i8 addrspace(1)*
  %1682 = load volatile i8, i8 addrspace(1)* %1681, align 1, !tbaa !11
  %1683 = add i64 %1679, %76
  %1684 = inttoptr i64 %1683 to i8 addrspace(1)*
  store i8 %1682, i8 addrspace(1)* %1684, align 1, !tbaa !11
  %1685 = add i64 %1678, %1676
  %1686 = icmp ult i64 %1685, %1673
  br i1 %1686, label %1677, label %1687, !llvm.loop !46

1687:                                             ; preds = %1677, %1648, %1671, %1643, %1474
  %1688 = icmp ult i64 %1489, %1365
  %1689 = select i1 %1688, i32 61, i32 0
  %1690 = select i1 %1487, i32 %1477, i32 %1689
  %1691 = icmp eq i32 %1690, 0
  %1692 = select i1 %1691, i64 %1365, i64 0
  %1693 = load i64, i64* %48, align 8, !tbaa !78
  %1694 = shl i64 %1359, 3
  %1695 = add i64 %1693, %1694
  %1696 = inttoptr i64 %1695 to i64*
  %1697 = load i32, i32* %40, align 4, !tbaa !40
  %1698 = icmp eq i32 %1697, 0
  %1699 = icmp ne i64 %1692, 0
  %1700 = and i1 %1699, %1698
  br i1 %1700, label %1701, label %1780

1701:                                             ; preds = %1687
  %1702 = load i64, i64* %65, align 8, !tbaa !81
  %1703 = inttoptr i64 %1702 to i64*
  %1704 = load i64, i64* %66, align 8, !tbaa !82
  %1705 = inttoptr i64 %1704 to i64*
  %1706 = load volatile i64, i64* %1703, align 8, !tbaa !5
  %1707 = load i64, i64* %47, align 8, !tbaa !83
  %1708 = icmp ult i64 %1706, %1707
  br i1 %1708, label %1709, label %1714

1709:                                             ; preds = %1701
  %1710 = atomicrmw add i64* %1703, i64 1 seq_cst, align 8
  %1711 = load i64, i64* %47, align 8, !tbaa !83
  %1712 = icmp ult i64 %1710, %1711
  %1713 = select i1 %1712, i64 %1710, i64 -1
  br label %1714

1714:                                             ; preds = %1709, %1701
  %1715 = phi i64 [ %1711, %1709 ], [ %1707, %1701 ]
  %1716 = phi i64 [ %1713, %1709 ], [ -1, %1701 ]
  %1717 = icmp eq i64 %1716, -1
  br i1 %1717, label %1718, label %1720

1718:                                             ; preds = %1714
  %1719 = icmp eq i64 %1715, 0
  br i1 %1719, label %1720, label %1723

1720:                                             ; preds = %1770, %1765, %1718, %1714
  %1721 = phi i64 [ %1716, %1714 ], [ -1, %1718 ], [ %1766, %1765 ], [ %1766, %1770 ]
  %1722 = phi i1 [ false, %1714 ], [ true, %1718 ], [ true, %1770 ], [ %1768, %1765 ]
  br i1 %1722, label %1780, label %1774

1723:                                             ; preds = %1718, %1770
  %1724 = phi i32 [ %1771, %1770 ], [ 0, %1718 ]
  %1725 = atomicrmw add i64* %1705, i64 1 seq_cst, align 8
  %1726 = load i64, i64* %47, align 8, !tbaa !83
  %1727 = urem i64 %1725, %1726
  %1728 = load i64, i64* %67, align 8, !tbaa !84
  %1729 = shl i64 %1727, 3
  %1730 = add i64 %1728, %1729
  %1731 = inttoptr i64 %1730 to i64*
  %1732 = load volatile i64, i64* %1731, align 8, !tbaa !5
  %1733 = icmp eq i64 %1732, 0
  br i1 %1733, label %1765, label %1734

1734:                                             ; preds = %1723
  %1735 = load i64, i64* %48, align 8, !tbaa !78
  %1736 = shl i64 %1732, 3
  %1737 = add i64 %1736, -8
  %1738 = add i64 %1737, %1735
  %1739 = inttoptr i64 %1738 to i64*
  %1740 = load volatile i64, i64* %1739, align 8, !tbaa !5
  %1741 = and i64 %1740, 393216
  %1742 = icmp eq i64 %1741, 262144
  %1743 = lshr i64 %1740, 20
  %1744 = icmp eq i64 %1743, %1727
  %1745 = and i1 %1742, %1744
  %1746 = and i64 %1740, 65535
  %1747 = icmp eq i64 %1746, 0
  %1748 = select i1 %1745, i1 %1747, i1 false
  br i1 %1748, label %1749, label %1758

1749:                                             ; preds = %1734
  %1750 = and i64 %1740, 65536
  %1751 = icmp eq i64 %1750, 0
  br i1 %1751, label %1754, label %1752

1752:                                             ; preds = %1749
  %1753 = atomicrmw and i64* %1739, i64 -65537 seq_cst, align 8
  br label %1758

1754:                                             ; preds = %1749
  %1755 = cmpxchg i64* %1739, i64 %1740, i64 0 seq_cst seq_cst, align 8
  %1756 = extractvalue { i64, i1 } %1755, 1
  %1757 = zext i1 %1756 to i32
  br label %1758

1758:                                             ; preds = %1754, %1752, %1734
  %1759 = phi i32 [ 0, %1752 ], [ %1757, %1754 ], [ 0, %1734 ]
  %1760 = icmp eq i32 %1759, 0
  br i1 %1760, label %1765, label %1761

1761:                                             ; preds = %1758
  %1762 = load i64, i64* %68, align 8, !tbaa !85
  %1763 = inttoptr i64 %1762 to i64*
  %1764 = atomicrmw add i64* %1763, i64 1 seq_cst, align 8
  tail call void @llvm.nvvm.membar.gl() #8
  br label %1765

1765:                                             ; preds = %1761, %1758, %1723
  %1766 = phi i64 [ %1727, %1761 ], [ -1, %1758 ], [ -1, %1723 ]
  %1767 = icmp ult i32 %1724, 63
  %1768 = icmp eq i64 %1766, -1
  %1769 = select i1 %1767, i1 %1768, i1 false
  br i1 %1769, label %1770, label %1720, !llvm.loop !86

1770:                                             ; preds = %1765
  %1771 = add nuw nsw i32 %1724, 1
  %1772 = load i64, i64* %47, align 8, !tbaa !83
  %1773 = icmp eq i64 %1772, 0
  br i1 %1773, label %1720, label %1723

1774:                                             ; preds = %1720
  %1775 = shl i64 %1721, 3
  %1776 = add i64 %1359, 1
  %1777 = load i64, i64* %67, align 8, !tbaa !84
  %1778 = add i64 %1777, %1775
  %1779 = inttoptr i64 %1778 to i64*
  store volatile i64 %1776, i64* %1779, align 8, !tbaa !5
  br label %1780

1780:                                             ; preds = %1774, %1720, %1687
  %1781 = phi i64 [ -1, %1687 ], [ %1721, %1720 ], [ %1721, %1774 ]
  %1782 = trunc i64 %1781 to i32
  %1783 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1782, i32 0, i32 31) #8
  %1784 = lshr i64 %1781, 32
  %1785 = trunc i64 %1784 to i32
  %1786 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1785, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !26
  %1787 = zext i32 %1786 to i64
  %1788 = shl nuw i64 %1787, 32
  %1789 = zext i32 %1783 to i64
  %1790 = or i64 %1788, %1789
  %1791 = icmp eq i64 %1790, -1
  br i1 %1791, label %1983, label %1792

1792:                                             ; preds = %1780
  %1793 = load i64, i64* %69, align 8, !tbaa !87
  %1794 = load i32, i32* %35, align 8, !tbaa !36
  %1795 = zext i32 %1794 to i64
  %1796 = shl i64 %1790, %1795
  %1797 = add i64 %1796, %1793
  %1798 = load i32, i32* %40, align 4, !tbaa !40
  %1799 = load i32, i32* %45, align 4, !tbaa !41
  %1800 = xor i64 %1797, %1496
  %1801 = and i64 %1800, 15
  %1802 = icmp eq i64 %1801, 0
  %1803 = and i64 %1800, 3
  %1804 = icmp eq i64 %1803, 0
  %1805 = select i1 %1804, i64 4, i64 1
  %1806 = select i1 %1802, i64 16, i64 %1805
  %1807 = sub i64 0, %1797
  %1808 = add nsw i64 %1806, -1
  %1809 = and i64 %1808, %1807
  %1810 = icmp ult i64 %1809, %1692
  %1811 = select i1 %1810, i64 %1809, i64 %1692
  %1812 = sub i64 %1692, %1811
  %1813 = sub nsw i64 0, %1806
  %1814 = and i64 %1812, %1813
  switch i64 %1806, label %1939 [
    i64 16, label %1815
    i64 4, label %1877
  ]

1815:                                             ; preds = %1792
  %1816 = add i64 %1811, %1797
  %1817 = add i64 %1811, %1496
  %1818 = lshr i64 %1814, 4
  %1819 = zext i32 %1798 to i64
  %1820 = mul i32 %1799, 3
  %1821 = zext i32 %1820 to i64
  %1822 = add nuw nsw i64 %1821, %1819
  %1823 = icmp ult i64 %1822, %1818
  br i1 %1823, label %1824, label %1830

1824:                                             ; preds = %1815
  %1825 = shl i32 %1799, 2
  %1826 = zext i32 %1825 to i64
  %1827 = zext i32 %1799 to i64
  %1828 = shl i32 %1799, 1
  %1829 = zext i32 %1828 to i64
  br label %1835

1830:                                             ; preds = %1835, %1815
  %1831 = phi i64 [ %1819, %1815 ], [ %1864, %1835 ]
  %1832 = icmp ult i64 %1831, %1818
  br i1 %1832, label %1833, label %1953

1833:                                             ; preds = %1830
  %1834 = zext i32 %1799 to i64
  br label %1867

1835:                                             ; preds = %1835, %1824
  %1836 = phi i64 [ %1819, %1824 ], [ %1864, %1835 ]
  %1837 = shl i64 %1836, 4
  %1838 = add i64 %1837, %1817
  %1839 = inttoptr i64 %1838 to <4 x i32> addrspace(1)*
  %1840 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1839, align 16, !tbaa !11
  %1841 = add i64 %1836, %1827
  %1842 = shl i64 %1841, 4
  %1843 = add i64 %1842, %1817
  %1844 = inttoptr i64 %1843 to <4 x i32> addrspace(1)*
  %1845 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1844, align 16, !tbaa !11
  %1846 = add i64 %1836, %1829
  %1847 = shl i64 %1846, 4
  %1848 = add i64 %1847, %1817
  %1849 = inttoptr i64 %1848 to <4 x i32> addrspace(1)*
  %1850 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1849, align 16, !tbaa !11
  %1851 = add i64 %1836, %1821
  %1852 = shl i64 %1851, 4
  %1853 = add i64 %1852, %1817
  %1854 = inttoptr i64 %1853 to <4 x i32> addrspace(1)*
  %1855 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1854, align 16, !tbaa !11
  %1856 = add i64 %1837, %1816
  %1857 = inttoptr i64 %1856 to <4 x i32> addrspace(1)*
  store <4 x i32> %1840, <4 x i32> addrspace(1)* %1857, align 16, !tbaa !11
  %1858 = add i64 %1842, %1816
  %1859 = inttoptr i64 %1858 to <4 x i32> addrspace(1)*
  store <4 x i32> %1845, <4 x i32> addrspace(1)* %1859, align 16, !tbaa !11
  %1860 = add i64 %1847, %1816
  %1861 = inttoptr i64 %1860 to <4 x i32> addrspace(1)*
  store <4 x i32> %1850, <4 x i32> addrspace(1)* %1861, align 16, !tbaa !11
  %1862 = add i64 %1852, %1816
  %1863 = inttoptr i64 %1862 to <4 x i32> addrspace(1)*
  store <4 x i32> %1855, <4 x i32> addrspace(1)* %1863, align 16, !tbaa !11
  %1864 = add i64 %1836, %1826
  %1865 = add i64 %1864, %1821
  %1866 = icmp ult i64 %1865, %1818
  br i1 %1866, label %1835, label %1830, !llvm.loop !42

1867:                                             ; preds = %1867, %1833
  %1868 = phi i64 [ %1831, %1833 ], [ %1875, %1867 ]
  %1869 = shl i64 %1868, 4
  %1870 = add i64 %1869, %1817
  %1871 = inttoptr i64 %1870 to <4 x i32> addrspace(1)*
  %1872 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1871, align 16, !tbaa !11
  %1873 = add i64 %1869, %1816
  %1874 = inttoptr i64 %1873 to <4 x i32> addrspace(1)*
  store <4 x i32> %1872, <4 x i32> addrspace(1)* %1874, align 16, !tbaa !11
  %1875 = add i64 %1868, %1834
  %1876 = icmp ult i64 %1875, %1818
  br i1 %1876, label %1867, label %1953, !llvm.loop !43

1877:                                             ; preds = %1792
  %1878 = add i64 %1811, %1797
  %1879 = add i64 %1811, %1496
  %1880 = lshr i64 %1814, 2
  %1881 = zext i32 %1798 to i64
  %1882 = mul i32 %1799, 3
  %1883 = zext i32 %1882 to i64
  %1884 = add nuw nsw i64 %1883, %1881
  %1885 = icmp ult i64 %1884, %1880
  br i1 %1885, label %1886, label %1892

1886:                                             ; preds = %1877
  %1887 = shl i32 %1799, 2
  %1888 = zext i32 %1887 to i64
  %1889 = zext i32 %1799 to i64
  %1890 = shl i32 %1799, 1
  %1891 = zext i32 %1890 to i64
  br label %1897

1892:                                             ; preds = %1897, %1877
  %1893 = phi i64 [ %1881, %1877 ], [ %1926, %1897 ]
  %1894 = icmp ult i64 %1893, %1880
  br i1 %1894, label %1895, label %1953

1895:                                             ; preds = %1892
  %1896 = zext i32 %1799 to i64
  br label %1929

1897:                                             ; preds = %1897, %1886
  %1898 = phi i64 [ %1881, %1886 ], [ %1926, %1897 ]
  %1899 = shl i64 %1898, 2
  %1900 = add i64 %1899, %1879
  %1901 = inttoptr i64 %1900 to i32 addrspace(1)*
  %1902 = load volatile i32, i32 addrspace(1)* %1901, align 4, !tbaa !11
  %1903 = add i64 %1898, %1889
  %1904 = shl i64 %1903, 2
  %1905 = add i64 %1904, %1879
  %1906 = inttoptr i64 %1905 to i32 addrspace(1)*
  %1907 = load volatile i32, i32 addrspace(1)* %1906, align 4, !tbaa !11
  %1908 = add i64 %1898, %1891
  %1909 = shl i64 %1908, 2
  %1910 = add i64 %1909, %1879
  %1911 = inttoptr i64 %1910 to i32 addrspace(1)*
  %1912 = load volatile i32, i32 addrspace(1)* %1911, align 4, !tbaa !11
  %1913 = add i64 %1898, %1883
  %1914 = shl i64 %1913, 2
  %1915 = add i64 %1914, %1879
  %1916 = inttoptr i64 %1915 to i32 addrspace(1)*
  %1917 = load volatile i32, i32 addrspace(1)* %1916, align 4, !tbaa !11
  %1918 = add i64 %1899, %1878
  %1919 = inttoptr i64 %1918 to i32 addrspace(1)*
  store i32 %1902, i32 addrspace(1)* %1919, align 4, !tbaa !11
  %1920 = add i64 %1904, %1878
  %1921 = inttoptr i64 %1920 to i32 addrspace(1)*
  store i32 %1907, i32 addrspace(1)* %1921, align 4, !tbaa !11
  %1922 = add i64 %1909, %1878
  %1923 = inttoptr i64 %1922 to i32 addrspace(1)*
  store i32 %1912, i32 addrspace(1)* %1923, align 4, !tbaa !11
  %1924 = add i64 %1914, %1878
  %1925 = inttoptr i64 %1924 to i32 addrspace(1)*
  store i32 %1917, i32 addrspace(1)* %1925, align 4, !tbaa !11
  %1926 = add i64 %1898, %1888
  %1927 = add i64 %1926, %1883
  %1928 = icmp ult i64 %1927, %1880
  br i1 %1928, label %1897, label %1892, !llvm.loop !44

1929:                                             ; preds = %1929, %1895
  %1930 = phi i64 [ %1893, %1895 ], [ %1937, %1929 ]
  %1931 = shl i64 %1930, 2
  %1932 = add i64 %1931, %1879
  %1933 = inttoptr i64 %1932 to i32 addrspace(1)*
  %1934 = load volatile i32, i32 addrspace(1)* %1933, align 4, !tbaa !11
  %1935 = add i64 %1931, %1878
  %1936 = inttoptr i64 %1935 to i32 addrspace(1)*
  store i32 %1934, i32 addrspace(1)* %1936, align 4, !tbaa !11
  %1937 = add i64 %1930, %1896
  %1938 = icmp ult i64 %1937, %1880
  br i1 %1938, label %1929, label %1953, !llvm.loop !45

1939:                                             ; preds = %1792
  %1940 = zext i32 %1798 to i64
  %1941 = icmp ugt i64 %1692, %1940
  br i1 %1941, label %1942, label %1983

1942:                                             ; preds = %1939
  %1943 = zext i32 %1799 to i64
  br label %1944

1944:                                             ; preds = %1944, %1942
  %1945 = phi i64 [ %1940, %1942 ], [ %1951, %1944 ]
  %1946 = add i64 %1945, %1496
  %1947 = inttoptr i64 %1946 to i8 addrspace(1)*
  %1948 = load volatile i8, i8 addrspace(1)* %1947, align 1, !tbaa !11
  %1949 = add i64 %1945, %1797
  %1950 = inttoptr i64 %1949 to i8 addrspace(1)*
  store i8 %1948, i8 addrspace(1)* %1950, align 1, !tbaa !11
  %1951 = add i64 %1945, %1943
  %1952 = icmp ult i64 %1951, %1692
  br i1 %1952, label %1944, label %1983, !llvm.loop !46

1953:                                             ; preds = %1929, %1867, %1892, %1830
  %1954 = phi i64 [ %1881, %1892 ], [ %1819, %1830 ], [ %1819, %1867 ], [ %1881, %1929 ]
  %1955 = icmp ugt i64 %1811, %1954
  br i1 %1955, label %1956, label %1967

1956:                                             ; preds = %1953
  %1957 = zext i32 %1799 to i64
  br label %1958

1958:                                             ; preds = %1958, %1956
  %1959 = phi i64 [ %1954, %1956 ], [ %1965, %1958 ]
  %1960 = add i64 %1959, %1496
  %1961 = inttoptr i64 %1960 to i8 addrspace(1)*
  %1962 = load volatile i8, i8 addrspace(1)* %1961, align 1, !tbaa !11
  %1963 = add i64 %1959, %1797
  %1964 = inttoptr i64 %1963 to i8 addrspace(1)*
  store i8 %1962, i8 addrspace(1)* %1964, align 1, !tbaa !11
  %1965 = add i64 %1959, %1957
  %1966 = icmp ult i64 %1965, %1811
  br i1 %1966, label %1958, label %1967, !llvm.loop !46

1967:                                             ; preds = %1958, %1953
  %1968 = add i64 %1814, %1811
  %1969 = sub i64 %1692, %1968
  %1970 = icmp ugt i64 %1969, %1954
  br i1 %1970, label %1971, label %1983

1971:                                             ; preds = %1967
  %1972 = zext i32 %1799 to i64
  br label %1973

1973:                                             ; preds = %1973, %1971
  %1974 = phi i64 [ %1954, %1971 ], [ %1981, %1973 ]
  %1975 = add i64 %1974, %1968
  %1976 = add i64 %1975, %1496
  %1977 = inttoptr i64 %1976 to i8 addrspace(1)*
  %1978 = load volatile i8, i8 addrspace(1)* %1977, align 1, !tbaa !11
  %1979 = add i64 %1975, %1797
  %1980 = inttoptr i64 %1979 to i8 addrspace(1)*
  store i8 %1978, i8 addrspace(1)* %1980, align 1, !tbaa !11
  %1981 = add i64 %1974, %1972
  %1982 = icmp ult i64 %1981, %1969
  br i1 %1982, label %1973, label %1983, !llvm.loop !46

1983:                                             ; preds = %1973, %1944, %1967, %1939, %1780
  %1984 = and i1 %1699, %1791
  %1985 = zext i1 %1984 to i32
  %1986 = load i32, i32* %70, align 4, !tbaa !9
  %1987 = add i32 %1986, %1985
  store i32 %1987, i32* %70, align 4, !tbaa !9
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !88
  %1988 = load i32, i32* %40, align 4, !tbaa !40
  %1989 = icmp eq i32 %1988, 0
  br i1 %1989, label %1990, label %1995

1990:                                             ; preds = %1983
  %1991 = shl i64 %1790, 20
  %1992 = or i64 %1991, 131072
  %1993 = select i1 %1791, i64 -131072, i64 %1992
  tail call void @llvm.nvvm.membar.gl() #8
  %1994 = atomicrmw add i64* %1696, i64 %1993 seq_cst, align 8
  br label %1995

1995:                                             ; preds = %1990, %1983
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !77
  %1996 = and i64 %1481, 4286578688
  %1997 = icmp eq i64 %1996, 58720256
  br i1 %1997, label %1998, label %1999

1998:                                             ; preds = %1995
  store i32 %1477, i32* %50, align 4, !tbaa !53
  br label %2013

1999:                                             ; preds = %1995
  %2000 = load i32, i32* %40, align 4, !tbaa !40
  %2001 = icmp eq i32 %2000, 0
  br i1 %2001, label %2002, label %2013

2002:                                             ; preds = %1999
  tail call void @llvm.nvvm.membar.gl() #8
  %2003 = load i64, i64* %49, align 8, !tbaa !57
  %2004 = lshr i32 %1346, 3
  %2005 = and i32 %2004, 536870904
  %2006 = zext i32 %2005 to i64
  %2007 = add i64 %2003, %2006
  %2008 = inttoptr i64 %2007 to i64*
  %2009 = and i32 %1346, 63
  %2010 = zext i32 %2009 to i64
  %2011 = shl nuw i64 1, %2010
  %2012 = atomicrmw or i64* %2008, i64 %2011 seq_cst, align 8
  br label %2013

2013:                                             ; preds = %2002, %1999, %1998
  %2014 = zext i1 %1497 to i32
  %2015 = load i32, i32* %71, align 4, !tbaa !9
  %2016 = add i32 %2015, %2014
  store i32 %2016, i32* %71, align 4, !tbaa !9
  br label %2228

2017:                                             ; preds = %1343
  %2018 = icmp eq i64 %76, 0
  br i1 %2018, label %2216, label %2019

2019:                                             ; preds = %2017
  %2020 = load i64, i64* %69, align 8, !tbaa !87
  %2021 = and i64 %1351, 72057589742960640
  %2022 = or i64 %2021, %1352
  %2023 = load i32, i32* %35, align 8, !tbaa !36
  %2024 = zext i32 %2023 to i64
  %2025 = shl i64 %2022, %2024
  %2026 = add i64 %2025, %2020
  %2027 = shl nsw i64 -1, %2024
  %2028 = xor i64 %2027, -1
  %2029 = and i64 %77, %2028
  %2030 = add i64 %2026, %2029
  %2031 = load i32, i32* %40, align 4, !tbaa !40
  %2032 = load i32, i32* %45, align 4, !tbaa !41
  %2033 = xor i64 %2030, %76
  %2034 = and i64 %2033, 15
  %2035 = icmp eq i64 %2034, 0
  %2036 = and i64 %2033, 3
  %2037 = icmp eq i64 %2036, 0
  %2038 = select i1 %2037, i64 4, i64 1
  %2039 = select i1 %2035, i64 16, i64 %2038
  %2040 = sub i64 0, %76
  %2041 = add nsw i64 %2039, -1
  %2042 = and i64 %2041, %2040
  %2043 = icmp ult i64 %2042, %566
  %2044 = select i1 %2043, i64 %2042, i64 %566
  %2045 = sub i64 %566, %2044
  %2046 = sub nsw i64 0, %2039
  %2047 = and i64 %2045, %2046
  switch i64 %2039, label %2172 [
    i64 16, label %2048
    i64 4, label %2110
  ]

2048:                                             ; preds = %2019
  %2049 = add i64 %2044, %76
  %2050 = add i64 %2044, %2030
  %2051 = lshr i64 %2047, 4
  %2052 = zext i32 %2031 to i64
  %2053 = mul i32 %2032, 3
  %2054 = zext i32 %2053 to i64
  %2055 = add nuw nsw i64 %2054, %2052
  %2056 = icmp ult i64 %2055, %2051
  br i1 %2056, label %2057, label %2063

2057:                                             ; preds = %2048
  %2058 = shl i32 %2032, 2
  %2059 = zext i32 %2058 to i64
  %2060 = zext i32 %2032 to i64
  %2061 = shl i32 %2032, 1
  %2062 = zext i32 %2061 to i64
  br label %2068

2063:                                             ; preds = %2068, %2048
  %2064 = phi i64 [ %2052, %2048 ], [ %2097, %2068 ]
  %2065 = icmp ult i64 %2064, %2051
  br i1 %2065, label %2066, label %2186

2066:                                             ; preds = %2063
  %2067 = zext i32 %2032 to i64
  br label %2100

2068:                                             ; preds = %2068, %2057
  %2069 = phi i64 [ %2052, %2057 ], [ %2097, %2068 ]
  %2070 = shl i64 %2069, 4
  %2071 = add i64 %2070, %2050
  %2072 = inttoptr i64 %2071 to <4 x i32> addrspace(1)*
  %2073 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2072, align 16, !tbaa !11
  %2074 = add i64 %2069, %2060
  %2075 = shl i64 %2074, 4
  %2076 = add i64 %2075, %2050
  %2077 = inttoptr i64 %2076 to <4 x i32> addrspace(1)*
  %2078 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2077, align 16, !tbaa !11
  %2079 = add i64 %2069, %2062
  %2080 = shl i64 %2079, 4
  %2081 = add i64 %2080, %2050
  %2082 = inttoptr i64 %2081 to <4 x i32> addrspace(1)*
  %2083 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2082, align 16, !tbaa !11
  %2084 = add i64 %2069, %2054
  %2085 = shl i64 %2084, 4
  %2086 = add i64 %2085, %2050
  %2087 = inttoptr i64 %2086 to <4 x i32> addrspace(1)*
  %2088 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2087, align 16, !tbaa !11
  %2089 = add i64 %2070, %2049
  %2090 = inttoptr i64 %2089 to <4 x i32> addrspace(1)*
  store <4 x i32> %2073, <4 x i32> addrspace(1)* %2090, align 16, !tbaa !11
  %2091 = add i64 %2075, %2049
  %2092 = inttoptr i64 %2091 to <4 x i32> addrspace(1)*
  store <4 x i32> %2078, <4 x i32> addrspace(1)* %2092, align 16, !tbaa !11
  %2093 = add i64 %2080, %2049
  %2094 = inttoptr i64 %2093 to <4 x i32> addrspace(1)*
  store <4 x i32> %2083, <4 x i32> addrspace(1)* %2094, align 16, !tbaa !11
  %2095 = add i64 %2085, %2049
  %2096 = inttoptr i64 %2095 to <4 x i32> addrspace(1)*
  store <4 x i32> %2088, <4 x i32> addrspace(1)* %2096, align 16, !tbaa !11
  %2097 = add i64 %2069, %2059
  %2098 = add i64 %2097, %2054
  %2099 = icmp ult i64 %2098, %2051
  br i1 %2099, label %2068, label %2063, !llvm.loop !42

2100:                                             ; preds = %2100, %2066
  %2101 = phi i64 [ %2064, %2066 ], [ %2108, %2100 ]
  %2102 = shl i64 %2101, 4
  %2103 = add i64 %2102, %2050
  %2104 = inttoptr i64 %2103 to <4 x i32> addrspace(1)*
  %2105 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2104, align 16, !tbaa !11
  %2106 = add i64 %2102, %2049
  %2107 = inttoptr i64 %2106 to <4 x i32> addrspace(1)*
  store <4 x i32> %2105, <4 x i32> addrspace(1)* %2107, align 16, !tbaa !11
  %2108 = add i64 %2101, %2067
  %2109 = icmp ult i64 %2108, %2051
  br i1 %2109, label %2100, label %2186, !llvm.loop !43

2110:                                             ; preds = %2019
  %2111 = add i64 %2044, %76
  %2112 = add i64 %2044, %2030
  %2113 = lshr i64 %2047, 2
  %2114 = zext i32 %2031 to i64
  %2115 = mul i32 %2032, 3
  %2116 = zext i32 %2115 to i64
  %2117 = add nuw nsw i64 %2116, %2114
  %2118 = icmp ult i64 %2117, %2113
  br i1 %2118, label %2119, label %2125

2119:                                             ; preds = %2110
  %2120 = shl i32 %2032, 2
  %2121 = zext i32 %2120 to i64
  %2122 = zext i32 %2032 to i64
  %2123 = shl i32 %2032, 1
  %2124 = zext i32 %2123 to i64
  br label %2130

2125:                                             ; preds = %2130, %2110
  %2126 = phi i64 [ %2114, %2110 ], [ %2159, %2130 ]
  %2127 = icmp ult i64 %2126, %2113
  br i1 %2127, label %2128, label %2186

2128:                                             ; preds = %2125
  %2129 = zext i32 %2032 to i64
  br label %2162

2130:                                             ; preds = %2130, %2119
  %2131 = phi i64 [ %2114, %2119 ], [ %2159, %2130 ]
  %2132 = shl i64 %2131, 2
  %2133 = add i64 %2132, %2112
  %2134 = inttoptr i64 %2133 to i32 addrspace(1)*
  %2135 = load volatile i32, i32 addrspace(1)* %2134, align 4, !tbaa !11
  %2136 = add i64 %2131, %2122
  %2137 = shl i64 %2136, 2
  %2138 = add i64 %2137, %2112
  %2139 = inttoptr i64 %2138 to i32 addrspace(1)*
  %2140 = load volatile i32, i32 addrspace(1)* %2139, align 4, !tbaa !11
  %2141 = add i64 %2131, %2124
  %2142 = shl i64 %2141, 2
  %2143 = add i64 %2142, %2112
  %2144 = inttoptr i64 %2143 to i32 addrspace(1)*
  %2145 = load volatile i32, i32 addrspace(1)* %2144, align 4, !tbaa !11
  %2146 = add i64 %2131, %2116
  %2147 = shl i64 %2146, 2
  %2148 = add i64 %2147, %2112
  %2149 = inttoptr i64 %2148 to i32 addrspace(1)*
  %2150 = load volatile i32, i32 addrspace(1)* %2149, align 4, !tbaa !11
  %2151 = add i64 %2132, %2111
  %2152 = inttoptr i64 %2151 to i32 addrspace(1)*
  store i32 %2135, i32 addrspace(1)* %2152, align 4, !tbaa !11
  %2153 = add i64 %2137, %2111
  %2154 = inttoptr i64 %2153 to i32 addrspace(1)*
  store i32 %2140, i32 addrspace(1)* %2154, align 4, !tbaa !11
  %2155 = add i64 %2142, %2111
  %2156 = inttoptr i64 %2155 to i32 addrspace(1)*
  store i32 %2145, i32 addrspace(1)* %2156, align 4, !tbaa !11
  %2157 = add i64 %2147, %2111
  %2158 = inttoptr i64 %2157 to i32 addrspace(1)*
  store i32 %2150, i32 addrspace(1)* %2158, align 4, !tbaa !11
  %2159 = add i64 %2131, %2121
  %2160 = add i64 %2159, %2116
  %2161 = icmp ult i64 %2160, %2113
  br i1 %2161, label %2130, label %2125, !llvm.loop !44

2162:                                             ; preds = %2162, %2128
  %2163 = phi i64 [ %2126, %2128 ], [ %2170, %2162 ]
  %2164 = shl i64 %2163, 2
  %2165 = add i64 %2164, %2112
  %2166 = inttoptr i64 %2165 to i32 addrspace(1)*
  %2167 = load volatile i32, i32 addrspace(1)* %2166, align 4, !tbaa !11
  %2168 = add i64 %2164, %2111
  %2169 = inttoptr i64 %2168 to i32 addrspace(1)*
  store i32 %2167, i32 addrspace(1)* %2169, align 4, !tbaa !11
  %2170 = add i64 %2163, %2129
  %2171 = icmp ult i64 %2170, %2113
  br i1 %2171, label %2162, label %2186, !llvm.loop !45

2172:                                             ; preds = %2019
  %2173 = zext i32 %2031 to i64
  %2174 = icmp ugt i64 %566, %2173
  br i1 %2174, label %2175, label %2216

2175:                                             ; preds = %2172
  %2176 = zext i32 %2032 to i64
  br label %2177

2177:                                             ; preds = %2177, %2175
  %2178 = phi i64 [ %2173, %2175 ], [ %2184, %2177 ]
  %2179 = add i64 %2178, %2030
  %2180 = inttoptr i64 %2179 to i8 addrspace(1)*
  %2181 = load volatile i8, i8 addrspace(1)* %2180, align 1, !tbaa !11
  %2182 = add i64 %2178, %76
  %2183 = inttoptr i64 %2182 to i8 addrspace(1)*
  store i8 %2181, i8 addrspace(1)* %2183, align 1, !tbaa !11
  %2184 = add i64 %2178, %2176
  %2185 = icmp ult i64 %2184, %566
  br i1 %2185, label %2177, label %2216, !llvm.loop !46

2186:                                             ; preds = %2162, %2100, %2125, %2063
  %2187 = phi i64 [ %2114, %2125 ], [ %2052, %2063 ], [ %2052, %2100 ], [ %2114, %2162 ]
  %2188 = icmp ugt i64 %2044, %2187
  br i1 %2188, label %2189, label %2200

2189:                                             ; preds = %2186
  %2190 = zext i32 %2032 to i64
  br label %2191

2191:                                             ; preds = %2191, %2189
  %2192 = phi i64 [ %2187, %2189 ], [ %2198, %2191 ]
  %2193 = add i64 %2192, %2030
  %2194 = inttoptr i64 %2193 to i8 addrspace(1)*
  %2195 = load volatile i8, i8 addrspace(1)* %2194, align 1, !tbaa !11
  %2196 = add i64 %2192, %76
  %2197 = inttoptr i64 %2196 to i8 addrspace(1)*
  store i8 %2195, i8 addrspace(1)* %2197, align 1, !tbaa !11
  %2198 = add i64 %2192, %2190
  %2199 = icmp ult i64 %2198, %2044
  br i1 %2199, label %2191, label %2200, !llvm.loop !46

2200:                                             ; preds = %2191, %2186
  %2201 = add i64 %2047, %2044
  %2202 = sub i64 %566, %2201
  %2203 = icmp ugt i64 %2202, %2187
  br i1 %2203, label %2204, label %2216

2204:                                             ; preds = %2200
  %2205 = zext i32 %2032 to i64
  br label %2206

2206:                                             ; preds = %2206, %2204
  %2207 = phi i64 [ %2187, %2204 ], [ %2214, %2206 ]
  %2208 = add i64 %2207, %2201
  %2209 = add i64 %2208, %2030
  %2210 = inttoptr i64 %2209 to i8 addrspace(1)*
  %2211 = load volatile i8, i8 addrspace(1)* %2210, align 1, !tbaa !11
  %2212 = add i64 %2208, %76
  %2213 = inttoptr i64 %2212 to i8 addrspace(1)*
  store i8 %2211, i8 addrspace(1)* %2213, align 1, !tbaa !11
  %2214 = add i64 %2207, %2205
  %2215 = icmp ult i64 %2214, %2202
  br i1 %2215, label %2206, label %2216, !llvm.loop !46

2216:                                             ; preds = %2206, %2177, %2200, %2172, %2017
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !89
  %2217 = load i32, i32* %40, align 4, !tbaa !40
  %2218 = icmp eq i32 %2217, 0
  br i1 %2218, label %2219, label %2225

2219:                                             ; preds = %2216
  %2220 = load i64, i64* %48, align 8, !tbaa !78
  %2221 = shl i64 %569, 3
  %2222 = add i64 %2220, %2221
  %2223 = inttoptr i64 %2222 to i64*
  tail call void @llvm.nvvm.membar.gl() #8
  %2224 = atomicrmw add i64* %2223, i64 -1 seq_cst, align 8
  br label %2225

2225:                                             ; preds = %2219, %2216
  %2226 = load i32, i32* %72, align 4, !tbaa !9
  %2227 = add i32 %2226, 1
  store i32 %2227, i32* %72, align 4, !tbaa !9
  br label %2228

2228:                                             ; preds = %2225, %2013, %1355, %1090, %752, %575, %561, %283
  %2229 = phi i64 [ %93, %283 ], [ %370, %561 ], [ %566, %575 ], [ %566, %752 ], [ %566, %1090 ], [ %566, %1355 ], [ %566, %2013 ], [ %566, %2225 ]
  %2230 = phi i32 [ 0, %283 ], [ 0, %561 ], [ 0, %575 ], [ %746, %752 ], [ %879, %1090 ], [ %1346, %1355 ], [ %1492, %2013 ], [ 0, %2225 ]
  %2231 = add i64 %2229, %77
  %2232 = icmp eq i64 %76, 0
  %2233 = select i1 %2232, i64 0, i64 %2229
  %2234 = add i64 %2233, %76
  %2235 = icmp ugt i64 %31, %2231
  %2236 = icmp eq i32 %2230, 0
  %2237 = select i1 %2235, i1 %2236, i1 false
  br i1 %2237, label %75, label %2238, !llvm.loop !90

2238:                                             ; preds = %2228, %28, %25
  %2239 = phi i32 [ %26, %25 ], [ 0, %28 ], [ %2230, %2228 ]
  %2240 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 7, i64 0
  %2241 = load i32, i32* %2240, align 4, !tbaa !9
  %2242 = add i32 %2241, 1
  store i32 %2242, i32* %2240, align 4, !tbaa !9
  %2243 = icmp ne i32 %2239, 0
  %2244 = zext i1 %2243 to i32
  %2245 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 7, i64 1
  %2246 = load i32, i32* %2245, align 4, !tbaa !9
  %2247 = add i32 %2246, %2244
  store i32 %2247, i32* %2245, align 4, !tbaa !9
  %2248 = icmp ne i64 %4, 0
  %2249 = and i1 %2248, %2243
  br i1 %2249, label %2250, label %2296

2250:                                             ; preds = %2238
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !91
  %2251 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 0
  %2252 = load i32, i32* %2251, align 4, !tbaa !30
  %2253 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 1
  %2254 = load i32, i32* %2253, align 4, !tbaa !92
  %2255 = sub i64 0, %4
  %2256 = and i64 %2255, 3
  %2257 = icmp ult i64 %2256, %3
  %2258 = select i1 %2257, i64 %2256, i64 %3
  %2259 = zext i32 %2252 to i64
  %2260 = sub i64 %3, %2258
  %2261 = lshr i64 %2260, 2
  %2262 = icmp ugt i64 %2261, %2259
  br i1 %2262, label %2263, label %2266

2263:                                             ; preds = %2250
  %2264 = add i64 %2258, %4
  %2265 = zext i32 %2254 to i64
  br label %2270

2266:                                             ; preds = %2270, %2250
  %2267 = icmp ugt i64 %2258, %2259
  br i1 %2267, label %2268, label %2283

2268:                                             ; preds = %2266
  %2269 = zext i32 %2254 to i64
  br label %2277

2270:                                             ; preds = %2270, %2263
  %2271 = phi i64 [ %2259, %2263 ], [ %2275, %2270 ]
  %2272 = shl i64 %2271, 2
  %2273 = add i64 %2264, %2272
  %2274 = inttoptr i64 %2273 to i32 addrspace(1)*
  store i32 0, i32 addrspace(1)* %2274, align 4, !tbaa !11
  %2275 = add i64 %2271, %2265
  %2276 = icmp ult i64 %2275, %2261
  br i1 %2276, label %2270, label %2266, !llvm.loop !93

2277:                                             ; preds = %2277, %2268
  %2278 = phi i64 [ %2259, %2268 ], [ %2281, %2277 ]
  %2279 = add i64 %2278, %4
  %2280 = inttoptr i64 %2279 to i8 addrspace(1)*
  store i8 0, i8 addrspace(1)* %2280, align 1, !tbaa !11
  %2281 = add i64 %2278, %2269
  %2282 = icmp ult i64 %2281, %2258
  br i1 %2282, label %2277, label %2283, !llvm.loop !94

2283:                                             ; preds = %2277, %2266
  %2284 = and i64 %2260, -4
  %2285 = or i64 %2284, %2258
  %2286 = add i64 %2285, %2259
  %2287 = icmp ult i64 %2286, %3
  br i1 %2287, label %2288, label %2296

2288:                                             ; preds = %2283
  %2289 = zext i32 %2254 to i64
  br label %2290

2290:                                             ; preds = %2290, %2288
  %2291 = phi i64 [ %2286, %2288 ], [ %2294, %2290 ]
  %2292 = add i64 %2291, %4
  %2293 = inttoptr i64 %2292 to i8 addrspace(1)*
  store i8 0, i8 addrspace(1)* %2293, align 1, !tbaa !11
  %2294 = add i64 %2291, %2289
  %2295 = icmp ult i64 %2294, %3
  br i1 %2295, label %2290, label %2296, !llvm.loop !95

2296:                                             ; preds = %2290, %2283, %2238
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !96
  %2297 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 6
  %2298 = load i32, i32* %2297, align 4, !tbaa !31
  %2299 = icmp eq i32 %2298, 0
  br i1 %2299, label %2306, label %2300

2300:                                             ; preds = %2296
  tail call void @llvm.nvvm.membar.gl() #8
  %2301 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 18
  %2302 = load i64, i64* %2301, align 8, !tbaa !22
  %2303 = add i64 %2302, 40
  %2304 = inttoptr i64 %2303 to i64*
  %2305 = atomicrmw add i64* %2304, i64 -1 seq_cst, align 8
  store i32 0, i32* %2297, align 4, !tbaa !31
  br label %2306

2306:                                             ; preds = %2296, %2300
  %2307 = sub nsw i32 0, %2239
  ret i32 %2307
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: convergent mustprogress nounwind
define dso_local i32 @pl_numba_array_block_rows(i32* nocapture noundef writeonly %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6) local_unnamed_addr #0 {
  %8 = tail call fastcc noundef i32 @_ZL4rowsyyyyyy(i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6) #10
  store i32 %8, i32* %0, align 4, !tbaa !9
  ret i32 0
}

; Function Attrs: convergent mustprogress nounwind
define dso_local i32 @pl_numba_array_warp_read(i32* nocapture noundef writeonly %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4) local_unnamed_addr #0 {
  %6 = alloca %struct.pl_array_device, align 8
  %7 = alloca %struct.pl_array_warp, align 4
  %8 = bitcast %struct.pl_array_device* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 256, i8* nonnull %8) #8
  %9 = inttoptr i64 %1 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(256) %8, i8* noundef nonnull align 8 dereferenceable(256) %9, i64 256, i1 false) #8, !tbaa.struct !4
  %10 = bitcast %struct.pl_array_warp* %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 68, i8* nonnull %10) #8
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid() #8
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #8
  %13 = shl i32 %12, 3
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.warpid() #8
  %15 = add i32 %13, %14
  %16 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 0
  store i32 %11, i32* %16, align 4, !tbaa.struct !14
  %17 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 1
  store i32 32, i32* %17, align 4, !tbaa.struct !15
  %18 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 2
  store i32 %15, i32* %18, align 4, !tbaa.struct !16
  %19 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 3
  %20 = bitcast i32* %19 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(44) %20, i8 0, i64 44, i1 false) #8
  %21 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 2
  store i32 0, i32* %21, align 4, !tbaa !17
  %22 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 3
  store i32 0, i32* %22, align 4, !tbaa !20
  %23 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 1
  %24 = load i32, i32* %23, align 8, !tbaa !21
  %25 = icmp eq i32 %24, 1
  br i1 %25, label %26, label %64

26:                                               ; preds = %5
  %27 = icmp eq i32 %11, 0
  br i1 %27, label %28, label %51

28:                                               ; preds = %26
  %29 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 4, i64 18
  %30 = load i64, i64* %29, align 8, !tbaa !22
  %31 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 5
  %32 = add i64 %30, 8
  %33 = inttoptr i64 %32 to i64*
  %34 = load volatile i64, i64* %33, align 8, !tbaa !5
  %35 = icmp ne i64 %34, 0
  %36 = zext i1 %35 to i32
  store i32 %36, i32* %31, align 4, !tbaa !9
  %37 = select i1 %35, i64 24, i64 16
  %38 = add i64 %37, %30
  %39 = inttoptr i64 %38 to i64*
  %40 = atomicrmw add i64* %39, i64 1 seq_cst, align 8
  tail call void @llvm.nvvm.membar.gl() #8
  %41 = inttoptr i64 %30 to i64*
  %42 = load volatile i64, i64* %41, align 8, !tbaa !5
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %44, label %51

44:                                               ; preds = %28
  %45 = load i32, i32* %31, align 4, !tbaa !9
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %51, label %47

47:                                               ; preds = %44
  %48 = load volatile i64, i64* %33, align 8, !tbaa !5
  %49 = icmp eq i64 %48, 0
  %50 = zext i1 %49 to i32
  br label %51

51:                                               ; preds = %47, %44, %28, %26
  %52 = phi i32 [ 0, %26 ], [ 2, %28 ], [ 1, %44 ], [ %50, %47 ]
  %53 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %52, i32 0, i32 31) #8
  %54 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 0, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !26
  %55 = zext i32 %54 to i64
  %56 = shl nuw i64 %55, 32
  %57 = zext i32 %53 to i64
  %58 = or i64 %56, %57
  %59 = icmp eq i64 %58, 1
  %60 = zext i1 %59 to i32
  %61 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 4
  store i32 %60, i32* %61, align 4, !tbaa !27
  %62 = icmp eq i64 %58, 2
  %63 = select i1 %62, i32 108, i32 0
  br label %64

64:                                               ; preds = %51, %5
  %65 = phi i32 [ %63, %51 ], [ 71, %5 ]
  %66 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 1
  store i32 %65, i32* %66, align 4, !tbaa !28
  %67 = call fastcc noundef i32 @_ZL9read_somePK15pl_array_deviceP13pl_array_warpyyy(%struct.pl_array_device* noundef nonnull %6, %struct.pl_array_warp* noundef nonnull %7, i64 noundef %2, i64 noundef %3, i64 noundef %4) #10
  call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !29
  %68 = load i32, i32* %16, align 4, !tbaa !30
  %69 = icmp ne i32 %68, 0
  %70 = load i32, i32* %66, align 4
  %71 = icmp eq i32 %70, 71
  %72 = select i1 %69, i1 true, i1 %71
  br i1 %72, label %162, label %73

73:                                               ; preds = %64
  %74 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 4, i64 18
  %75 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 7, i64 0
  %76 = load i32, i32* %75, align 4, !tbaa !9
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %89, label %83

78:                                               ; preds = %149
  call void @llvm.nvvm.membar.gl() #8
  %79 = load i64, i64* %74, align 8, !tbaa !22
  %80 = add i64 %79, 40
  %81 = inttoptr i64 %80 to i64*
  %82 = atomicrmw add i64* %81, i64 -1 seq_cst, align 8
  store i32 0, i32* %150, align 4, !tbaa !31
  br label %153

83:                                               ; preds = %73
  %84 = zext i32 %76 to i64
  %85 = load i64, i64* %74, align 8, !tbaa !22
  %86 = add i64 %85, 80
  %87 = inttoptr i64 %86 to i64*
  %88 = atomicrmw add i64* %87, i64 %84 seq_cst, align 8
  br label %89

89:                                               ; preds = %83, %73
  %90 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 7, i64 1
  %91 = load i32, i32* %90, align 4, !tbaa !9
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %99, label %93

93:                                               ; preds = %89
  %94 = zext i32 %91 to i64
  %95 = load i64, i64* %74, align 8, !tbaa !22
  %96 = add i64 %95, 88
  %97 = inttoptr i64 %96 to i64*
  %98 = atomicrmw add i64* %97, i64 %94 seq_cst, align 8
  br label %99

99:                                               ; preds = %93, %89
  %100 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 7, i64 2
  %101 = load i32, i32* %100, align 4, !tbaa !9
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %109, label %103

103:                                              ; preds = %99
  %104 = zext i32 %101 to i64
  %105 = load i64, i64* %74, align 8, !tbaa !22
  %106 = add i64 %105, 96
  %107 = inttoptr i64 %106 to i64*
  %108 = atomicrmw add i64* %107, i64 %104 seq_cst, align 8
  br label %109

109:                                              ; preds = %103, %99
  %110 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 7, i64 3
  %111 = load i32, i32* %110, align 4, !tbaa !9
  %112 = icmp eq i32 %111, 0
  br i1 %112, label %119, label %113

113:                                              ; preds = %109
  %114 = zext i32 %111 to i64
  %115 = load i64, i64* %74, align 8, !tbaa !22
  %116 = add i64 %115, 104
  %117 = inttoptr i64 %116 to i64*
  %118 = atomicrmw add i64* %117, i64 %114 seq_cst, align 8
  br label %119

119:                                              ; preds = %113, %109
  %120 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 7, i64 4
  %121 = load i32, i32* %120, align 4, !tbaa !9
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %129, label %123

123:                                              ; preds = %119
  %124 = zext i32 %121 to i64
  %125 = load i64, i64* %74, align 8, !tbaa !22
  %126 = add i64 %125, 112
  %127 = inttoptr i64 %126 to i64*
  %128 = atomicrmw add i64* %127, i64 %124 seq_cst, align 8
  br label %129

129:                                              ; preds = %123, %119
  %130 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 7, i64 5
  %131 = load i32, i32* %130, align 4, !tbaa !9
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %139, label %133

133:                                              ; preds = %129
  %134 = zext i32 %131 to i64
  %135 = load i64, i64* %74, align 8, !tbaa !22
  %136 = add i64 %135, 120
  %137 = inttoptr i64 %136 to i64*
  %138 = atomicrmw add i64* %137, i64 %134 seq_cst, align 8
  br label %139

139:                                              ; preds = %133, %129
  %140 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 7, i64 6
  %141 = load i32, i32* %140, align 4, !tbaa !9
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %149, label %143

143:                                              ; preds = %139
  %144 = zext i32 %141 to i64
  %145 = load i64, i64* %74, align 8, !tbaa !22
  %146 = add i64 %145, 128
  %147 = inttoptr i64 %146 to i64*
  %148 = atomicrmw add i64* %147, i64 %144 seq_cst, align 8
  br label %149

149:                                              ; preds = %143, %139
  %150 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 6
  %151 = load i32, i32* %150, align 4, !tbaa !31
  %152 = icmp eq i32 %151, 0
  br i1 %152, label %153, label %78

153:                                              ; preds = %149, %78
  %154 = load i64, i64* %74, align 8, !tbaa !22
  %155 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 5
  %156 = load i32, i32* %155, align 4, !tbaa !32
  call void @llvm.nvvm.membar.gl() #8
  %157 = icmp eq i32 %156, 0
  %158 = select i1 %157, i64 16, i64 24
  %159 = add i64 %158, %154
  %160 = inttoptr i64 %159 to i64*
  %161 = atomicrmw add i64* %160, i64 -1 seq_cst, align 8
  br label %162

162:                                              ; preds = %64, %153
  call void @llvm.lifetime.end.p0i8(i64 68, i8* nonnull %10) #8
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %8) #8
  store i32 %67, i32* %0, align 4, !tbaa !9
  ret i32 0
}

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #4

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.z() #4

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #4

; Function Attrs: convergent inaccessiblememonly nounwind
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #5

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #6

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.nvvm.read.ptx.sreg.laneid() #7

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.nvvm.read.ptx.sreg.warpid() #7

; Function Attrs: nounwind
declare void @llvm.nvvm.membar.gl() #8

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.cttz.i64(i64, i1 immarg) #7

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.umax.i32(i32, i32) #9

attributes #0 = { convergent mustprogress nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #4 = { nofree nosync nounwind readnone speculatable }
attributes #5 = { convergent inaccessiblememonly nounwind }
attributes #6 = { argmemonly mustprogress nofree nounwind willreturn writeonly }
attributes #7 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #8 = { nounwind }
attributes #9 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #10 = { convergent nounwind }


!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i64 0, i64 8, !5, i64 8, i64 4, !9, i64 12, i64 4, !9, i64 16, i64 8, !5, i64 24, i64 232, !11}
!5 = !{!6, !6, i64 0}
!6 = !{!"long", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !7, i64 0}
!11 = !{!7, !7, i64 0}
!12 = !{!13, !6, i64 16}
!13 = !{!"_ZTS15pl_array_device", !6, i64 0, !10, i64 8, !10, i64 12, !6, i64 16, !7, i64 24}
!14 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 8, i64 4, !9, i64 12, i64 4, !9, i64 16, i64 4, !9, i64 20, i64 4, !9, i64 24, i64 4, !9, i64 28, i64 28, !11}
!15 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 8, i64 4, !9, i64 12, i64 4, !9, i64 16, i64 4, !9, i64 20, i64 4, !9, i64 24, i64 28, !11}
!16 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 8, i64 4, !9, i64 12, i64 4, !9, i64 16, i64 4, !9, i64 20, i64 28, !11}
!17 = !{!18, !10, i64 60}
!18 = !{!"_ZTS13pl_array_warp", !19, i64 0, !10, i64 56, !10, i64 60, !10, i64 64}
!19 = !{!"_ZTS5taker", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12, !10, i64 16, !10, i64 20, !10, i64 24, !7, i64 28}
!20 = !{!18, !10, i64 64}
!21 = !{!13, !10, i64 8}
!22 = !{!23, !6, i64 144}
!23 = !{!"_ZTS12array_common", !24, i64 0, !25, i64 88, !6, i64 144, !6, i64 152, !6, i64 160, !6, i64 168, !6, i64 176, !6, i64 184, !6, i64 192, !6, i64 200, !10, i64 208, !10, i64 212}
!24 = !{!"_ZTS11ring_params", !6, i64 0, !6, i64 8, !6, i64 16, !6, i64 24, !6, i64 32, !6, i64 40, !6, i64 48, !6, i64 56, !6, i64 64, !6, i64 72, !10, i64 80, !10, i64 84}
!25 = !{!"_ZTS13frames_params", !6, i64 0, !6, i64 8, !6, i64 16, !6, i64 24, !6, i64 32, !6, i64 40, !6, i64 48}
!26 = !{i64 0}
!27 = !{!18, !10, i64 16}
!28 = !{!18, !10, i64 56}
!29 = !{i64 0}
!30 = !{!18, !10, i64 0}
!31 = !{!19, !10, i64 24}
!32 = !{!19, !10, i64 20}
!33 = !{i64 0}
!34 = distinct !{!34, !35}
!35 = !{!"llvm.loop.mustprogress"}
!36 = !{!23, !10, i64 208}
!37 = !{!23, !6, i64 176}
!38 = !{!19, !10, i64 16}
!39 = !{!23, !6, i64 168}
!40 = !{!19, !10, i64 0}
!41 = !{!19, !10, i64 4}
!42 = distinct !{!42, !35}
!43 = distinct !{!43, !35}
!44 = distinct !{!44, !35}
!45 = distinct !{!45, !35}
!46 = distinct !{!46, !35}
!47 = !{!23, !10, i64 212}
!48 = !{!23, !6, i64 200}
!49 = !{i64 0}
!50 = !{!23, !6, i64 184}
!51 = !{!23, !6, i64 192}
!52 = !{!23, !6, i64 128}
!53 = !{!19, !10, i64 12}
!54 = !{!19, !10, i64 8}
!55 = !{!24, !10, i64 84}
!56 = distinct !{!56, !35}
!57 = !{!24, !6, i64 40}
!58 = !{i64 0, i64 65}
!59 = distinct !{!59, !35}
!60 = !{!24, !6, i64 48}
!61 = !{!24, !6, i64 8}
!62 = !{i64 311672}
!63 = !{!24, !6, i64 56}
!64 = distinct !{!64, !35}
!65 = distinct !{!65, !35}
!66 = !{!24, !6, i64 24}
!67 = !{i64 310324}
!68 = !{!24, !6, i64 72}
!69 = distinct !{!69, !35}
!70 = !{!23, !6, i64 152}
!71 = !{!24, !6, i64 32}
!72 = !{!24, !10, i64 80}
!73 = !{!24, !6, i64 0}
!74 = distinct !{!74, !35}
!75 = !{!24, !6, i64 16}
!76 = !{!24, !6, i64 64}
!77 = !{i64 0}
!78 = !{!25, !6, i64 0}
!79 = distinct !{!79, !35}
!80 = !{!23, !6, i64 160}
!81 = !{!25, !6, i64 24}
!82 = !{!25, !6, i64 32}
!83 = !{!25, !6, i64 40}
!84 = !{!25, !6, i64 8}
!85 = !{!25, !6, i64 48}
!86 = distinct !{!86, !35}
!87 = !{!23, !6, i64 104}
!88 = !{i64 0}
!89 = !{i64 0}
!90 = distinct !{!90, !35}
!91 = !{i64 0}
!92 = !{!18, !10, i64 4}
!93 = distinct !{!93, !35}
!94 = distinct !{!94, !35}
!95 = distinct !{!95, !35}
!96 = !{i64 0}
