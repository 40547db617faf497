; SPDX-License-Identifier: Apache-2.0
; Copyright The Peerlane Authors
; Made by ptx.py.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.pl_array_device = type { i64, i32, i32, i64, [29 x i64] }
%struct.pl_array_warp = type { %struct.taker, i32, i32, i32 }
%struct.taker = type { i32, i32, i32, i32, i32, i32, i32, [7 x i32] }
%struct.array_common = type { %struct.ring_params, %struct.frames_params, i64, i64, i64, i64, i64, i64, i32, i32 }
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
  br i1 %27, label %28, label %2231

28:                                               ; preds = %25
  %29 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 0
  %30 = bitcast i64* %29 to %struct.array_common*
  %31 = add i64 %3, %2
  %32 = icmp ugt i64 %31, %2
  br i1 %32, label %33, label %2231

33:                                               ; preds = %28
  %34 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 24
  %35 = bitcast i64* %34 to i32*
  %36 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 22
  %37 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 4
  %38 = getelementptr inbounds %struct.array_common, %struct.array_common* %30, i64 0, i32 9
  %39 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 23
  %40 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 0
  %41 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 18
  %42 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 6
  %43 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 1
  %44 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 7, i64 6
  %45 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 16
  %46 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 11
  %47 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 5
  %48 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 3
  %49 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 2
  %50 = getelementptr inbounds %struct.array_common, %struct.array_common* %30, i64 0, i32 0, i32 11
  %51 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 6
  %52 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 1
  %53 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 7
  %54 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 3
  %55 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 9
  %56 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 20
  %57 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 19
  %58 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 4
  %59 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 10
  %60 = bitcast i64* %59 to i32*
  %61 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 2
  %62 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 8
  %63 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 14
  %64 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 15
  %65 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 12
  %66 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 17
  %67 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 13
  %68 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 7, i64 5
  %69 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 7, i64 4
  %70 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 7, i64 2
  %71 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 21
  %72 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 7, i64 3
  br label %73

73:                                               ; preds = %2221, %33
  %74 = phi i64 [ %4, %33 ], [ %2227, %2221 ]
  %75 = phi i64 [ %2, %33 ], [ %2224, %2221 ]
  %76 = load i32, i32* %35, align 8, !tbaa !36
  %77 = zext i32 %76 to i64
  %78 = shl nuw i64 1, %77
  %79 = add i64 %78, -1
  %80 = and i64 %79, %75
  %81 = sub i64 %78, %80
  %82 = sub i64 %31, %75
  %83 = load i64, i64* %36, align 8, !tbaa !37
  %84 = icmp ugt i64 %83, %75
  br i1 %84, label %85, label %284

85:                                               ; preds = %73
  %86 = load i32, i32* %37, align 4, !tbaa !38
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %88, label %284

88:                                               ; preds = %85
  %89 = sub i64 %83, %75
  %90 = icmp ult i64 %82, %89
  %91 = select i1 %90, i64 %82, i64 %89
  %92 = icmp eq i64 %74, 0
  br i1 %92, label %281, label %93

93:                                               ; preds = %88
  %94 = load i64, i64* %71, align 8, !tbaa !39
  %95 = add i64 %94, %75
  %96 = load i32, i32* %40, align 4, !tbaa !40
  %97 = load i32, i32* %43, align 4, !tbaa !41
  %98 = xor i64 %95, %74
  %99 = and i64 %98, 15
  %100 = icmp eq i64 %99, 0
  %101 = and i64 %98, 3
  %102 = icmp eq i64 %101, 0
  %103 = select i1 %102, i64 4, i64 1
  %104 = select i1 %100, i64 16, i64 %103
  %105 = sub i64 0, %74
  %106 = add nsw i64 %104, -1
  %107 = and i64 %106, %105
  %108 = icmp ult i64 %107, %91
  %109 = select i1 %108, i64 %107, i64 %91
  %110 = sub i64 %91, %109
  %111 = sub nsw i64 0, %104
  %112 = and i64 %110, %111
  switch i64 %104, label %237 [
    i64 16, label %113
    i64 4, label %175
  ]

113:                                              ; preds = %93
  %114 = add i64 %109, %74
  %115 = add i64 %109, %95
  %116 = lshr i64 %112, 4
  %117 = zext i32 %96 to i64
  %118 = mul i32 %97, 3
  %119 = zext i32 %118 to i64
  %120 = add nuw nsw i64 %119, %117
  %121 = icmp ult i64 %120, %116
  br i1 %121, label %122, label %128

122:                                              ; preds = %113
  %123 = shl i32 %97, 2
  %124 = zext i32 %123 to i64
  %125 = zext i32 %97 to i64
  %126 = shl i32 %97, 1
  %127 = zext i32 %126 to i64
  br label %133

128:                                              ; preds = %133, %113
  %129 = phi i64 [ %117, %113 ], [ %162, %133 ]
  %130 = icmp ult i64 %129, %116
  br i1 %130, label %131, label %251

131:                                              ; preds = %128
  %132 = zext i32 %97 to i64
  br label %165

133:                                              ; preds = %133, %122
  %134 = phi i64 [ %117, %122 ], [ %162, %133 ]
  %135 = shl i64 %134, 4
  %136 = add i64 %135, %115
  %137 = inttoptr i64 %136 to <4 x i32> addrspace(1)*
  %138 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %137, align 16, !tbaa !11
  %139 = add i64 %134, %125
  %140 = shl i64 %139, 4
  %141 = add i64 %140, %115
  %142 = inttoptr i64 %141 to <4 x i32> addrspace(1)*
  %143 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %142, align 16, !tbaa !11
  %144 = add i64 %134, %127
  %145 = shl i64 %144, 4
  %146 = add i64 %145, %115
  %147 = inttoptr i64 %146 to <4 x i32> addrspace(1)*
  %148 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %147, align 16, !tbaa !11
  %149 = add i64 %134, %119
  %150 = shl i64 %149, 4
  %151 = add i64 %150, %115
  %152 = inttoptr i64 %151 to <4 x i32> addrspace(1)*
  %153 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %152, align 16, !tbaa !11
  %154 = add i64 %135, %114
  %155 = inttoptr i64 %154 to <4 x i32> addrspace(1)*
  store <4 x i32> %138, <4 x i32> addrspace(1)* %155, align 16, !tbaa !11
  %156 = add i64 %140, %114
  %157 = inttoptr i64 %156 to <4 x i32> addrspace(1)*
  store <4 x i32> %143, <4 x i32> addrspace(1)* %157, align 16, !tbaa !11
  %158 = add i64 %145, %114
  %159 = inttoptr i64 %158 to <4 x i32> addrspace(1)*
  store <4 x i32> %148, <4 x i32> addrspace(1)* %159, align 16, !tbaa !11
  %160 = add i64 %150, %114
  %161 = inttoptr i64 %160 to <4 x i32> addrspace(1)*
  store <4 x i32> %153, <4 x i32> addrspace(1)* %161, align 16, !tbaa !11
  %162 = add i64 %134, %124
  %163 = add i64 %162, %119
  %164 = icmp ult i64 %163, %116
  br i1 %164, label %133, label %128, !llvm.loop !42

165:                                              ; preds = %165, %131
  %166 = phi i64 [ %129, %131 ], [ %173, %165 ]
  %167 = shl i64 %166, 4
  %168 = add i64 %167, %115
  %169 = inttoptr i64 %168 to <4 x i32> addrspace(1)*
  %170 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %169, align 16, !tbaa !11
  %171 = add i64 %167, %114
  %172 = inttoptr i64 %171 to <4 x i32> addrspace(1)*
  store <4 x i32> %170, <4 x i32> addrspace(1)* %172, align 16, !tbaa !11
  %173 = add i64 %166, %132
  %174 = icmp ult i64 %173, %116
  br i1 %174, label %165, label %251, !llvm.loop !43

175:                                              ; preds = %93
  %176 = add i64 %109, %74
  %177 = add i64 %109, %95
  %178 = lshr i64 %112, 2
  %179 = zext i32 %96 to i64
  %180 = mul i32 %97, 3
  %181 = zext i32 %180 to i64
  %182 = add nuw nsw i64 %181, %179
  %183 = icmp ult i64 %182, %178
  br i1 %183, label %184, label %190

184:                                              ; preds = %175
  %185 = shl i32 %97, 2
  %186 = zext i32 %185 to i64
  %187 = zext i32 %97 to i64
  %188 = shl i32 %97, 1
  %189 = zext i32 %188 to i64
  br label %195

190:                                              ; preds = %195, %175
  %191 = phi i64 [ %179, %175 ], [ %224, %195 ]
  %192 = icmp ult i64 %191, %178
  br i1 %192, label %193, label %251

193:                                              ; preds = %190
  %194 = zext i32 %97 to i64
  br label %227

195:                                              ; preds = %195, %184
  %196 = phi i64 [ %179, %184 ], [ %224, %195 ]
  %197 = shl i64 %196, 2
  %198 = add i64 %197, %177
  %199 = inttoptr i64 %198 to i32 addrspace(1)*
  %200 = load volatile i32, i32 addrspace(1)* %199, align 4, !tbaa !11
  %201 = add i64 %196, %187
  %202 = shl i64 %201, 2
  %203 = add i64 %202, %177
  %204 = inttoptr i64 %203 to i32 addrspace(1)*
  %205 = load volatile i32, i32 addrspace(1)* %204, align 4, !tbaa !11
  %206 = add i64 %196, %189
  %207 = shl i64 %206, 2
  %208 = add i64 %207, %177
  %209 = inttoptr i64 %208 to i32 addrspace(1)*
  %210 = load volatile i32, i32 addrspace(1)* %209, align 4, !tbaa !11
  %211 = add i64 %196, %181
  %212 = shl i64 %211, 2
  %213 = add i64 %212, %177
  %214 = inttoptr i64 %213 to i32 addrspace(1)*
  %215 = load volatile i32, i32 addrspace(1)* %214, align 4, !tbaa !11
  %216 = add i64 %197, %176
  %217 = inttoptr i64 %216 to i32 addrspace(1)*
  store i32 %200, i32 addrspace(1)* %217, align 4, !tbaa !11
  %218 = add i64 %202, %176
  %219 = inttoptr i64 %218 to i32 addrspace(1)*
  store i32 %205, i32 addrspace(1)* %219, align 4, !tbaa !11
  %220 = add i64 %207, %176
  %221 = inttoptr i64 %220 to i32 addrspace(1)*
  store i32 %210, i32 addrspace(1)* %221, align 4, !tbaa !11
  %222 = add i64 %212, %176
  %223 = inttoptr i64 %222 to i32 addrspace(1)*
  store i32 %215, i32 addrspace(1)* %223, align 4, !tbaa !11
  %224 = add i64 %196, %186
  %225 = add i64 %224, %181
  %226 = icmp ult i64 %225, %178
  br i1 %226, label %195, label %190, !llvm.loop !44

227:                                              ; preds = %227, %193
  %228 = phi i64 [ %191, %193 ], [ %235, %227 ]
  %229 = shl i64 %228, 2
  %230 = add i64 %229, %177
  %231 = inttoptr i64 %230 to i32 addrspace(1)*
  %232 = load volatile i32, i32 addrspace(1)* %231, align 4, !tbaa !11
  %233 = add i64 %229, %176
  %234 = inttoptr i64 %233 to i32 addrspace(1)*
  store i32 %232, i32 addrspace(1)* %234, align 4, !tbaa !11
  %235 = add i64 %228, %194
  %236 = icmp ult i64 %235, %178
  br i1 %236, label %227, label %251, !llvm.loop !45

237:                                              ; preds = %93
  %238 = zext i32 %96 to i64
  %239 = icmp ugt i64 %91, %238
  br i1 %239, label %240, label %281

240:                                              ; preds = %237
  %241 = zext i32 %97 to i64
  br label %242

242:                                              ; preds = %242, %240
  %243 = phi i64 [ %238, %240 ], [ %249, %242 ]
  %244 = add i64 %243, %95
  %245 = inttoptr i64 %244 to i8 addrspace(1)*
  %246 = load volatile i8, i8 addrspace(1)* %245, align 1, !tbaa !11
  %247 = add i64 %243, %74
  %248 = inttoptr i64 %247 to i8 addrspace(1)*
  store i8 %246, i8 addrspace(1)* %248, align 1, !tbaa !11
  %249 = add i64 %243, %241
  %250 = icmp ult i64 %249, %91
  br i1 %250, label %242, label %281, !llvm.loop !46

251:                                              ; preds = %227, %165, %190, %128
  %252 = phi i64 [ %179, %190 ], [ %117, %128 ], [ %117, %165 ], [ %179, %227 ]
  %253 = icmp ugt i64 %109, %252
  br i1 %253, label %254, label %265

254:                                              ; preds = %251
  %255 = zext i32 %97 to i64
  br label %256

256:                                              ; preds = %256, %254
  %257 = phi i64 [ %252, %254 ], [ %263, %256 ]
  %258 = add i64 %257, %95
  %259 = inttoptr i64 %258 to i8 addrspace(1)*
  %260 = load volatile i8, i8 addrspace(1)* %259, align 1, !tbaa !11
  %261 = add i64 %257, %74
  %262 = inttoptr i64 %261 to i8 addrspace(1)*
  store i8 %260, i8 addrspace(1)* %262, align 1, !tbaa !11
  %263 = add i64 %257, %255
  %264 = icmp ult i64 %263, %109
  br i1 %264, label %256, label %265, !llvm.loop !46

265:                                              ; preds = %256, %251
  %266 = add i64 %112, %109
  %267 = sub i64 %91, %266
  %268 = icmp ugt i64 %267, %252
  br i1 %268, label %269, label %281

269:                                              ; preds = %265
  %270 = zext i32 %97 to i64
  br label %271

271:                                              ; preds = %271, %269
  %272 = phi i64 [ %252, %269 ], [ %279, %271 ]
  %273 = add i64 %272, %266
  %274 = add i64 %273, %95
  %275 = inttoptr i64 %274 to i8 addrspace(1)*
  %276 = load volatile i8, i8 addrspace(1)* %275, align 1, !tbaa !11
  %277 = add i64 %273, %74
  %278 = inttoptr i64 %277 to i8 addrspace(1)*
  store i8 %276, i8 addrspace(1)* %278, align 1, !tbaa !11
  %279 = add i64 %272, %270
  %280 = icmp ult i64 %279, %267
  br i1 %280, label %271, label %281, !llvm.loop !46

281:                                              ; preds = %271, %242, %265, %237, %88
  %282 = load i32, i32* %72, align 4, !tbaa !9
  %283 = add i32 %282, 1
  store i32 %283, i32* %72, align 4, !tbaa !9
  br label %2221

284:                                              ; preds = %85, %73
  %285 = load i32, i32* %38, align 4, !tbaa !47
  %286 = zext i32 %285 to i64
  %287 = shl nuw i64 1, %286
  %288 = load i64, i64* %39, align 8, !tbaa !48
  %289 = add i64 %288, %75
  %290 = add i64 %287, -1
  %291 = and i64 %290, %289
  %292 = sub i64 %287, %291
  %293 = icmp eq i32 %285, 0
  br i1 %293, label %362, label %294

294:                                              ; preds = %284
  %295 = load i32, i32* %37, align 4, !tbaa !38
  %296 = icmp eq i32 %295, 0
  br i1 %296, label %297, label %362

297:                                              ; preds = %294
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !49
  %298 = load i32, i32* %40, align 4, !tbaa !40
  %299 = icmp eq i32 %298, 0
  br i1 %299, label %300, label %347

300:                                              ; preds = %297
  %301 = load i64, i64* %41, align 8, !tbaa !22
  %302 = add i64 %301, 32
  %303 = inttoptr i64 %302 to i64*
  %304 = load volatile i64, i64* %303, align 8, !tbaa !5
  %305 = icmp eq i64 %304, 0
  br i1 %305, label %314, label %306

306:                                              ; preds = %300
  %307 = load i32, i32* %42, align 4, !tbaa !31
  %308 = icmp eq i32 %307, 0
  br i1 %308, label %309, label %314

309:                                              ; preds = %306
  %310 = add i64 %301, 40
  %311 = inttoptr i64 %310 to i64*
  %312 = atomicrmw add i64* %311, i64 1 seq_cst, align 8
  store i32 1, i32* %42, align 4, !tbaa !31
  tail call void @llvm.nvvm.membar.gl() #8
  %313 = load volatile i64, i64* %303, align 8, !tbaa !5
  br label %314

314:                                              ; preds = %309, %306, %300
  %315 = phi i64 [ %304, %306 ], [ %313, %309 ], [ 0, %300 ]
  %316 = icmp eq i64 %315, 0
  br i1 %316, label %327, label %317

317:                                              ; preds = %314
  %318 = load i64, i64* %39, align 8, !tbaa !48
  %319 = add i64 %318, %75
  %320 = load i32, i32* %38, align 4, !tbaa !47
  %321 = zext i32 %320 to i64
  %322 = lshr i64 %319, %321
  %323 = shl i64 %322, 3
  %324 = add i64 %323, %315
  %325 = inttoptr i64 %324 to i64*
  %326 = load volatile i64, i64* %325, align 8, !tbaa !5
  br label %327

327:                                              ; preds = %317, %314
  %328 = phi i64 [ %326, %317 ], [ 0, %314 ]
  %329 = icmp eq i64 %328, 0
  br i1 %329, label %330, label %338

330:                                              ; preds = %327
  %331 = load i32, i32* %42, align 4, !tbaa !31
  %332 = icmp eq i32 %331, 0
  br i1 %332, label %347, label %333

333:                                              ; preds = %330
  tail call void @llvm.nvvm.membar.gl() #8
  %334 = load i64, i64* %41, align 8, !tbaa !22
  %335 = add i64 %334, 40
  %336 = inttoptr i64 %335 to i64*
  %337 = atomicrmw add i64* %336, i64 -1 seq_cst, align 8
  store i32 0, i32* %42, align 4, !tbaa !31
  br label %347

338:                                              ; preds = %327
  %339 = load i64, i64* %39, align 8, !tbaa !48
  %340 = add i64 %339, %75
  %341 = load i32, i32* %38, align 4, !tbaa !47
  %342 = zext i32 %341 to i64
  %343 = shl nsw i64 -1, %342
  %344 = xor i64 %343, -1
  %345 = and i64 %340, %344
  %346 = add i64 %345, %328
  br label %347

347:                                              ; preds = %338, %333, %330, %297
  %348 = phi i64 [ 0, %297 ], [ %346, %338 ], [ 0, %330 ], [ 0, %333 ]
  %349 = trunc i64 %348 to i32
  %350 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %349, i32 0, i32 31) #8
  %351 = lshr i64 %348, 32
  %352 = trunc i64 %351 to i32
  %353 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %352, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !26
  %354 = zext i32 %353 to i64
  %355 = shl nuw i64 %354, 32
  %356 = zext i32 %350 to i64
  %357 = or i64 %355, %356
  %358 = icmp ne i64 %357, 0
  %359 = icmp ugt i64 %82, %292
  %360 = select i1 %358, i1 %359, i1 false
  %361 = select i1 %360, i64 %292, i64 %82
  br label %362

362:                                              ; preds = %347, %294, %284
  %363 = phi i64 [ %82, %284 ], [ %361, %347 ], [ %82, %294 ]
  %364 = phi i64 [ 0, %284 ], [ %357, %347 ], [ 0, %294 ]
  %365 = icmp eq i64 %364, 0
  br i1 %365, label %557, label %366

366:                                              ; preds = %362
  %367 = icmp eq i64 %74, 0
  br i1 %367, label %554, label %368

368:                                              ; preds = %366
  %369 = load i32, i32* %40, align 4, !tbaa !40
  %370 = load i32, i32* %43, align 4, !tbaa !41
  %371 = xor i64 %364, %74
  %372 = and i64 %371, 15
  %373 = icmp eq i64 %372, 0
  %374 = and i64 %371, 3
  %375 = icmp eq i64 %374, 0
  %376 = select i1 %375, i64 4, i64 1
  %377 = select i1 %373, i64 16, i64 %376
  %378 = sub i64 0, %74
  %379 = add nsw i64 %377, -1
  %380 = and i64 %379, %378
  %381 = icmp ult i64 %380, %363
  %382 = select i1 %381, i64 %380, i64 %363
  %383 = sub i64 %363, %382
  %384 = sub nsw i64 0, %377
  %385 = and i64 %383, %384
  switch i64 %377, label %510 [
    i64 16, label %386
    i64 4, label %448
  ]

386:                                              ; preds = %368
  %387 = add i64 %382, %74
  %388 = add i64 %382, %364
  %389 = lshr i64 %385, 4
  %390 = zext i32 %369 to i64
  %391 = mul i32 %370, 3
  %392 = zext i32 %391 to i64
  %393 = add nuw nsw i64 %392, %390
  %394 = icmp ult i64 %393, %389
  br i1 %394, label %395, label %401

395:                                              ; preds = %386
  %396 = shl i32 %370, 2
  %397 = zext i32 %396 to i64
  %398 = zext i32 %370 to i64
  %399 = shl i32 %370, 1
  %400 = zext i32 %399 to i64
  br label %406

401:                                              ; preds = %406, %386
  %402 = phi i64 [ %390, %386 ], [ %435, %406 ]
  %403 = icmp ult i64 %402, %389
  br i1 %403, label %404, label %524

404:                                              ; preds = %401
  %405 = zext i32 %370 to i64
  br label %438

406:                                              ; preds = %406, %395
  %407 = phi i64 [ %390, %395 ], [ %435, %406 ]
  %408 = shl i64 %407, 4
  %409 = add i64 %408, %388
  %410 = inttoptr i64 %409 to <4 x i32> addrspace(1)*
  %411 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %410, align 16, !tbaa !11
  %412 = add i64 %407, %398
  %413 = shl i64 %412, 4
  %414 = add i64 %413, %388
  %415 = inttoptr i64 %414 to <4 x i32> addrspace(1)*
  %416 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %415, align 16, !tbaa !11
  %417 = add i64 %407, %400
  %418 = shl i64 %417, 4
  %419 = add i64 %418, %388
  %420 = inttoptr i64 %419 to <4 x i32> addrspace(1)*
  %421 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %420, align 16, !tbaa !11
  %422 = add i64 %407, %392
  %423 = shl i64 %422, 4
  %424 = add i64 %423, %388
  %425 = inttoptr i64 %424 to <4 x i32> addrspace(1)*
  %426 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %425, align 16, !tbaa !11
  %427 = add i64 %408, %387
  %428 = inttoptr i64 %427 to <4 x i32> addrspace(1)*
  store <4 x i32> %411, <4 x i32> addrspace(1)* %428, align 16, !tbaa !11
  %429 = add i64 %413, %387
  %430 = inttoptr i64 %429 to <4 x i32> addrspace(1)*
  store <4 x i32> %416, <4 x i32> addrspace(1)* %430, align 16, !tbaa !11
  %431 = add i64 %418, %387
  %432 = inttoptr i64 %431 to <4 x i32> addrspace(1)*
  store <4 x i32> %421, <4 x i32> addrspace(1)* %432, align 16, !tbaa !11
  %433 = add i64 %423, %387
  %434 = inttoptr i64 %433 to <4 x i32> addrspace(1)*
  store <4 x i32> %426, <4 x i32> addrspace(1)* %434, align 16, !tbaa !11
  %435 = add i64 %407, %397
  %436 = add i64 %435, %392
  %437 = icmp ult i64 %436, %389
  br i1 %437, label %406, label %401, !llvm.loop !42

438:                                              ; preds = %438, %404
  %439 = phi i64 [ %402, %404 ], [ %446, %438 ]
  %440 = shl i64 %439, 4
  %441 = add i64 %440, %388
  %442 = inttoptr i64 %441 to <4 x i32> addrspace(1)*
  %443 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %442, align 16, !tbaa !11
  %444 = add i64 %440, %387
  %445 = inttoptr i64 %444 to <4 x i32> addrspace(1)*
  store <4 x i32> %443, <4 x i32> addrspace(1)* %445, align 16, !tbaa !11
  %446 = add i64 %439, %405
  %447 = icmp ult i64 %446, %389
  br i1 %447, label %438, label %524, !llvm.loop !43

448:                                              ; preds = %368
  %449 = add i64 %382, %74
  %450 = add i64 %382, %364
  %451 = lshr i64 %385, 2
  %452 = zext i32 %369 to i64
  %453 = mul i32 %370, 3
  %454 = zext i32 %453 to i64
  %455 = add nuw nsw i64 %454, %452
  %456 = icmp ult i64 %455, %451
  br i1 %456, label %457, label %463

457:                                              ; preds = %448
  %458 = shl i32 %370, 2
  %459 = zext i32 %458 to i64
  %460 = zext i32 %370 to i64
  %461 = shl i32 %370, 1
  %462 = zext i32 %461 to i64
  br label %468

463:                                              ; preds = %468, %448
  %464 = phi i64 [ %452, %448 ], [ %497, %468 ]
  %465 = icmp ult i64 %464, %451
  br i1 %465, label %466, label %524

466:                                              ; preds = %463
  %467 = zext i32 %370 to i64
  br label %500

468:                                              ; preds = %468, %457
  %469 = phi i64 [ %452, %457 ], [ %497, %468 ]
  %470 = shl i64 %469, 2
  %471 = add i64 %470, %450
  %472 = inttoptr i64 %471 to i32 addrspace(1)*
  %473 = load volatile i32, i32 addrspace(1)* %472, align 4, !tbaa !11
  %474 = add i64 %469, %460
  %475 = shl i64 %474, 2
  %476 = add i64 %475, %450
  %477 = inttoptr i64 %476 to i32 addrspace(1)*
  %478 = load volatile i32, i32 addrspace(1)* %477, align 4, !tbaa !11
  %479 = add i64 %469, %462
  %480 = shl i64 %479, 2
  %481 = add i64 %480, %450
  %482 = inttoptr i64 %481 to i32 addrspace(1)*
  %483 = load volatile i32, i32 addrspace(1)* %482, align 4, !tbaa !11
  %484 = add i64 %469, %454
  %485 = shl i64 %484, 2
  %486 = add i64 %485, %450
  %487 = inttoptr i64 %486 to i32 addrspace(1)*
  %488 = load volatile i32, i32 addrspace(1)* %487, align 4, !tbaa !11
  %489 = add i64 %470, %449
  %490 = inttoptr i64 %489 to i32 addrspace(1)*
  store i32 %473, i32 addrspace(1)* %490, align 4, !tbaa !11
  %491 = add i64 %475, %449
  %492 = inttoptr i64 %491 to i32 addrspace(1)*
  store i32 %478, i32 addrspace(1)* %492, align 4, !tbaa !11
  %493 = add i64 %480, %449
  %494 = inttoptr i64 %493 to i32 addrspace(1)*
  store i32 %483, i32 addrspace(1)* %494, align 4, !tbaa !11
  %495 = add i64 %485, %449
  %496 = inttoptr i64 %495 to i32 addrspace(1)*
  store i32 %488, i32 addrspace(1)* %496, align 4, !tbaa !11
  %497 = add i64 %469, %459
  %498 = add i64 %497, %454
  %499 = icmp ult i64 %498, %451
  br i1 %499, label %468, label %463, !llvm.loop !44

500:                                              ; preds = %500, %466
  %501 = phi i64 [ %464, %466 ], [ %508, %500 ]
  %502 = shl i64 %501, 2
  %503 = add i64 %502, %450
  %504 = inttoptr i64 %503 to i32 addrspace(1)*
  %505 = load volatile i32, i32 addrspace(1)* %504, align 4, !tbaa !11
  %506 = add i64 %502, %449
  %507 = inttoptr i64 %506 to i32 addrspace(1)*
  store i32 %505, i32 addrspace(1)* %507, align 4, !tbaa !11
  %508 = add i64 %501, %467
  %509 = icmp ult i64 %508, %451
  br i1 %509, label %500, label %524, !llvm.loop !45

510:                                              ; preds = %368
  %511 = zext i32 %369 to i64
  %512 = icmp ugt i64 %363, %511
  br i1 %512, label %513, label %554

513:                                              ; preds = %510
  %514 = zext i32 %370 to i64
  br label %515

515:                                              ; preds = %515, %513
  %516 = phi i64 [ %511, %513 ], [ %522, %515 ]
  %517 = add i64 %516, %364
  %518 = inttoptr i64 %517 to i8 addrspace(1)*
  %519 = load volatile i8, i8 addrspace(1)* %518, align 1, !tbaa !11
  %520 = add i64 %516, %74
  %521 = inttoptr i64 %520 to i8 addrspace(1)*
  store i8 %519, i8 addrspace(1)* %521, align 1, !tbaa !11
  %522 = add i64 %516, %514
  %523 = icmp ult i64 %522, %363
  br i1 %523, label %515, label %554, !llvm.loop !46

524:                                              ; preds = %500, %438, %463, %401
  %525 = phi i64 [ %452, %463 ], [ %390, %401 ], [ %390, %438 ], [ %452, %500 ]
  %526 = icmp ugt i64 %382, %525
  br i1 %526, label %527, label %538

527:                                              ; preds = %524
  %528 = zext i32 %370 to i64
  br label %529

529:                                              ; preds = %529, %527
  %530 = phi i64 [ %525, %527 ], [ %536, %529 ]
  %531 = add i64 %530, %364
  %532 = inttoptr i64 %531 to i8 addrspace(1)*
  %533 = load volatile i8, i8 addrspace(1)* %532, align 1, !tbaa !11
  %534 = add i64 %530, %74
  %535 = inttoptr i64 %534 to i8 addrspace(1)*
  store i8 %533, i8 addrspace(1)* %535, align 1, !tbaa !11
  %536 = add i64 %530, %528
  %537 = icmp ult i64 %536, %382
  br i1 %537, label %529, label %538, !llvm.loop !46

538:                                              ; preds = %529, %524
  %539 = add i64 %385, %382
  %540 = sub i64 %363, %539
  %541 = icmp ugt i64 %540, %525
  br i1 %541, label %542, label %554

542:                                              ; preds = %538
  %543 = zext i32 %370 to i64
  br label %544

544:                                              ; preds = %544, %542
  %545 = phi i64 [ %525, %542 ], [ %552, %544 ]
  %546 = add i64 %545, %539
  %547 = add i64 %546, %364
  %548 = inttoptr i64 %547 to i8 addrspace(1)*
  %549 = load volatile i8, i8 addrspace(1)* %548, align 1, !tbaa !11
  %550 = add i64 %546, %74
  %551 = inttoptr i64 %550 to i8 addrspace(1)*
  store i8 %549, i8 addrspace(1)* %551, align 1, !tbaa !11
  %552 = add i64 %545, %543
  %553 = icmp ult i64 %552, %540
  br i1 %553, label %544, label %554, !llvm.loop !46

554:                                              ; preds = %544, %515, %538, %510, %366
  %555 = load i32, i32* %44, align 4, !tbaa !9
  %556 = add i32 %555, 1
  store i32 %556, i32* %44, align 4, !tbaa !9
  br label %2221

557:                                              ; preds = %362
  %558 = icmp ult i64 %363, %81
  %559 = select i1 %558, i64 %363, i64 %81
  %560 = load i32, i32* %35, align 8, !tbaa !36
  %561 = zext i32 %560 to i64
  %562 = lshr i64 %75, %561
  %563 = load i64, i64* %45, align 8, !tbaa !50
  %564 = icmp eq i64 %563, 0
  br i1 %564, label %568, label %565

565:                                              ; preds = %557
  %566 = load i32, i32* %37, align 4, !tbaa !38
  %567 = icmp eq i32 %566, 0
  br i1 %567, label %1087, label %568

568:                                              ; preds = %565, %557
  %569 = icmp eq i64 %74, 0
  br i1 %569, label %2221, label %570

570:                                              ; preds = %568
  %571 = load i32, i32* %40, align 4, !tbaa !40
  %572 = icmp eq i32 %571, 0
  br i1 %572, label %573, label %736

573:                                              ; preds = %570
  %574 = load i32, i32* %48, align 4, !tbaa !51
  %575 = icmp eq i32 %574, 0
  br i1 %575, label %576, label %728

576:                                              ; preds = %573
  %577 = load i32, i32* %49, align 4, !tbaa !52
  br label %578

578:                                              ; preds = %724, %576
  %579 = phi i64 [ 0, %576 ], [ %725, %724 ]
  %580 = phi i32 [ 1, %576 ], [ %705, %724 ]
  %581 = load i32, i32* %50, align 4, !tbaa !53
  %582 = add i32 %581, 63
  %583 = lshr i32 %582, 6
  %584 = icmp ugt i32 %582, 63
  br i1 %584, label %585, label %624

585:                                              ; preds = %578
  %586 = tail call i32 @llvm.umax.i32(i32 %583, i32 1) #8
  br label %590

587:                                              ; preds = %617
  %588 = icmp ult i32 %620, %583
  %589 = icmp eq i32 %620, %586
  br i1 %589, label %624, label %590, !llvm.loop !54

590:                                              ; preds = %587, %585
  %591 = phi i1 [ true, %585 ], [ %588, %587 ]
  %592 = phi i32 [ 0, %585 ], [ %620, %587 ]
  %593 = add i32 %592, %577
  %594 = urem i32 %593, %583
  %595 = load i64, i64* %47, align 8, !tbaa !55
  %596 = shl nuw nsw i32 %594, 3
  %597 = zext i32 %596 to i64
  %598 = add i64 %595, %597
  %599 = inttoptr i64 %598 to i64*
  %600 = load volatile i64, i64* %599, align 8, !tbaa !5
  br label %601

601:                                              ; preds = %615, %590
  %602 = phi i64 [ %600, %590 ], [ %609, %615 ]
  %603 = phi i32 [ undef, %590 ], [ %616, %615 ]
  %604 = icmp eq i64 %602, 0
  br i1 %604, label %617, label %605

605:                                              ; preds = %601
  %606 = sub i64 0, %602
  %607 = and i64 %602, %606
  %608 = xor i64 %607, -1
  %609 = atomicrmw and i64* %599, i64 %608 seq_cst, align 8
  %610 = and i64 %609, %607
  %611 = icmp eq i64 %610, 0
  br i1 %611, label %615, label %612

612:                                              ; preds = %605
  tail call void @llvm.nvvm.membar.gl() #8
  %613 = tail call i64 @llvm.cttz.i64(i64 %607, i1 true) #8, !range !56
  %614 = trunc i64 %613 to i32
  br label %615

615:                                              ; preds = %612, %605
  %616 = phi i32 [ %614, %612 ], [ %603, %605 ]
  br i1 %611, label %601, label %617, !llvm.loop !57

617:                                              ; preds = %615, %601
  %618 = phi i32 [ %616, %615 ], [ 64, %601 ]
  %619 = icmp ult i32 %618, 64
  %620 = add nuw nsw i32 %592, 1
  br i1 %619, label %621, label %587

621:                                              ; preds = %617
  %622 = shl nuw i32 %594, 6
  %623 = add nuw i32 %618, %622
  br label %624

624:                                              ; preds = %587, %621, %578
  %625 = phi i1 [ %591, %621 ], [ false, %578 ], [ %588, %587 ]
  %626 = phi i32 [ %623, %621 ], [ undef, %578 ], [ undef, %587 ]
  br i1 %625, label %701, label %627

627:                                              ; preds = %624
  %628 = icmp ult i32 %582, 64
  br i1 %628, label %701, label %629

629:                                              ; preds = %627
  %630 = tail call i32 @llvm.umax.i32(i32 %583, i32 1) #8
  br label %631

631:                                              ; preds = %695, %629
  %632 = phi i32 [ 0, %629 ], [ %698, %695 ]
  %633 = load i64, i64* %51, align 8, !tbaa !58
  %634 = zext i32 %632 to i64
  %635 = shl nuw nsw i64 %634, 3
  %636 = add i64 %635, %633
  %637 = inttoptr i64 %636 to i64*
  %638 = load volatile i64, i64* %637, align 8, !tbaa !5
  %639 = icmp eq i64 %638, 0
  br i1 %639, label %695, label %640

640:                                              ; preds = %631
  %641 = shl i32 %632, 6
  br label %642

642:                                              ; preds = %693, %640
  %643 = phi i32 [ undef, %640 ], [ %691, %693 ]
  %644 = phi i64 [ %638, %640 ], [ %650, %693 ]
  %645 = sub i64 0, %644
  %646 = and i64 %644, %645
  %647 = tail call i64 @llvm.cttz.i64(i64 %646, i1 true) #8, !range !56
  %648 = trunc i64 %647 to i32
  %649 = or i32 %641, %648
  %650 = xor i64 %646, %644
  %651 = load i64, i64* %52, align 8, !tbaa !59
  %652 = zext i32 %649 to i64
  %653 = shl nuw nsw i64 %652, 3
  %654 = add i64 %653, %651
  %655 = inttoptr i64 %654 to i64*
  %656 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %655) #10, !srcloc !60
  %657 = lshr i64 %656, 32
  %658 = load i64, i64* %53, align 8, !tbaa !61
  %659 = shl nuw nsw i64 %652, 2
  %660 = add i64 %659, %658
  %661 = inttoptr i64 %660 to i32*
  %662 = load volatile i32, i32* %661, align 4, !tbaa !9
  %663 = zext i32 %662 to i64
  %664 = icmp eq i64 %657, %663
  br i1 %664, label %665, label %690, !llvm.loop !62

665:                                              ; preds = %642
  %666 = xor i64 %646, -1
  %667 = load i64, i64* %51, align 8, !tbaa !58
  %668 = add i64 %667, %635
  %669 = inttoptr i64 %668 to i64*
  %670 = atomicrmw and i64* %669, i64 %666 seq_cst, align 8
  %671 = and i64 %670, %646
  %672 = icmp eq i64 %671, 0
  br i1 %672, label %690, label %673, !llvm.loop !62

673:                                              ; preds = %665
  tail call void @llvm.nvvm.membar.gl() #8
  %674 = load i64, i64* %52, align 8, !tbaa !59
  %675 = add i64 %674, %653
  %676 = inttoptr i64 %675 to i64*
  %677 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %676) #10, !srcloc !60
  %678 = lshr i64 %677, 32
  %679 = load i64, i64* %53, align 8, !tbaa !61
  %680 = add i64 %679, %659
  %681 = inttoptr i64 %680 to i32*
  %682 = load volatile i32, i32* %681, align 4, !tbaa !9
  %683 = zext i32 %682 to i64
  %684 = icmp eq i64 %678, %683
  br i1 %684, label %690, label %685

685:                                              ; preds = %673
  %686 = load i64, i64* %51, align 8, !tbaa !58
  %687 = add i64 %686, %635
  %688 = inttoptr i64 %687 to i64*
  %689 = atomicrmw or i64* %688, i64 %646 seq_cst, align 8
  br label %690

690:                                              ; preds = %685, %673, %665, %642
  %691 = phi i32 [ %643, %685 ], [ %643, %665 ], [ %643, %642 ], [ %649, %673 ]
  %692 = phi i32 [ 0, %685 ], [ 2, %665 ], [ 2, %642 ], [ 1, %673 ]
  switch i32 %692, label %695 [
    i32 0, label %693
    i32 2, label %693
  ]

693:                                              ; preds = %690, %690
  %694 = icmp eq i64 %650, 0
  br i1 %694, label %695, label %642, !llvm.loop !62

695:                                              ; preds = %693, %690, %631
  %696 = phi i32 [ -1, %631 ], [ %691, %690 ], [ -1, %693 ]
  %697 = icmp ne i32 %696, -1
  %698 = add nuw nsw i32 %632, 1
  %699 = icmp eq i32 %698, %630
  %700 = select i1 %697, i1 true, i1 %699
  br i1 %700, label %701, label %631, !llvm.loop !63

701:                                              ; preds = %695, %627, %624
  %702 = phi i32 [ %626, %624 ], [ -1, %627 ], [ %696, %695 ]
  %703 = icmp eq i32 %702, -1
  br i1 %703, label %704, label %728

704:                                              ; preds = %701
  %705 = add i32 %580, 1
  %706 = and i32 %580, 63
  %707 = icmp eq i32 %706, 0
  br i1 %707, label %708, label %724

708:                                              ; preds = %704
  %709 = load i64, i64* %54, align 8, !tbaa !64
  %710 = inttoptr i64 %709 to i64*
  %711 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %710) #10, !srcloc !60
  %712 = icmp eq i64 %711, 0
  br i1 %712, label %713, label %724

713:                                              ; preds = %708
  %714 = icmp eq i64 %579, 0
  br i1 %714, label %715, label %719

715:                                              ; preds = %713
  %716 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !65
  %717 = load i64, i64* %55, align 8, !tbaa !66
  %718 = add i64 %717, %716
  br label %719

719:                                              ; preds = %715, %713
  %720 = phi i64 [ %718, %715 ], [ %579, %713 ]
  %721 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !65
  %722 = icmp ult i64 %721, %720
  %723 = select i1 %722, i32 0, i32 110
  br label %724

724:                                              ; preds = %719, %708, %704
  %725 = phi i64 [ %720, %719 ], [ %579, %708 ], [ %579, %704 ]
  %726 = phi i32 [ %723, %719 ], [ 108, %708 ], [ 0, %704 ]
  %727 = icmp eq i32 %726, 0
  br i1 %727, label %578, label %728, !llvm.loop !67

728:                                              ; preds = %724, %701, %573
  %729 = phi i32 [ -1, %573 ], [ %702, %701 ], [ %702, %724 ]
  %730 = phi i32 [ %574, %573 ], [ %726, %724 ], [ 0, %701 ]
  %731 = icmp eq i32 %730, 0
  %732 = select i1 %731, i32 %729, i32 %730
  %733 = select i1 %731, i64 144115188075855872, i64 216172782113783808
  %734 = zext i32 %732 to i64
  %735 = or i64 %733, %734
  br label %736

736:                                              ; preds = %728, %570
  %737 = phi i64 [ %735, %728 ], [ 0, %570 ]
  %738 = trunc i64 %737 to i32
  %739 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %738, i32 0, i32 31) #8
  %740 = lshr i64 %737, 32
  %741 = trunc i64 %740 to i32
  %742 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %741, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !26
  %743 = and i32 %742, -16777216
  %744 = icmp eq i32 %743, 50331648
  br i1 %744, label %745, label %746

745:                                              ; preds = %736
  store i32 %739, i32* %48, align 4, !tbaa !51
  br label %2221

746:                                              ; preds = %736
  %747 = load i32, i32* %40, align 4, !tbaa !40
  %748 = icmp eq i32 %747, 0
  br i1 %748, label %749, label %856

749:                                              ; preds = %746
  %750 = load i64, i64* %57, align 8, !tbaa !68
  %751 = load i64, i64* %53, align 8, !tbaa !61
  %752 = zext i32 %739 to i64
  %753 = shl nuw nsw i64 %752, 2
  %754 = add i64 %751, %753
  %755 = inttoptr i64 %754 to i32*
  %756 = load volatile i32, i32* %755, align 4, !tbaa !9
  %757 = add i32 %756, 1
  %758 = load i64, i64* %58, align 8, !tbaa !69
  %759 = inttoptr i64 %758 to i64*
  %760 = atomicrmw add i64* %759, i64 1 seq_cst, align 8
  %761 = load i32, i32* %60, align 8, !tbaa !70
  %762 = zext i32 %761 to i64
  %763 = lshr i64 %760, %762
  %764 = and i64 %763, 1
  %765 = xor i64 %764, 1
  %766 = load i64, i64* %29, align 8, !tbaa !71
  %767 = shl nsw i64 -1, %762
  %768 = xor i64 %767, -1
  %769 = and i64 %760, %768
  %770 = shl i64 %769, 5
  %771 = add i64 %770, %766
  %772 = inttoptr i64 %771 to i64*
  store volatile i32 %757, i32* %755, align 4, !tbaa !9
  %773 = zext i32 %757 to i64
  %774 = shl nuw i64 %773, 32
  %775 = shl nuw nsw i64 %752, 16
  %776 = or i64 %775, %774
  %777 = or i64 %776, %765
  %778 = or i64 %777, 256
  store volatile i64 %778, i64* %772, align 8, !tbaa !5
  %779 = or i64 %765, %750
  %780 = getelementptr inbounds i64, i64* %772, i64 1
  store volatile i64 %779, i64* %780, align 8, !tbaa !5
  %781 = shl i64 %75, 1
  %782 = or i64 %765, %781
  %783 = getelementptr inbounds i64, i64* %772, i64 2
  store volatile i64 %782, i64* %783, align 8, !tbaa !5
  %784 = shl i64 %559, 1
  %785 = or i64 %765, %784
  %786 = getelementptr inbounds i64, i64* %772, i64 3
  store volatile i64 %785, i64* %786, align 8, !tbaa !5
  %787 = shl nuw nsw i64 %752, 3
  br label %788

788:                                              ; preds = %829, %749
  %789 = phi i32 [ 1, %749 ], [ %830, %829 ]
  %790 = phi i64 [ 0, %749 ], [ %831, %829 ]
  %791 = phi i32 [ 0, %749 ], [ %833, %829 ]
  %792 = load i64, i64* %52, align 8, !tbaa !59
  %793 = add i64 %792, %787
  %794 = inttoptr i64 %793 to i64*
  %795 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %794) #10, !srcloc !60
  %796 = trunc i64 %795 to i32
  %797 = lshr i64 %795, 32
  %798 = icmp eq i64 %797, %773
  br i1 %798, label %799, label %804

799:                                              ; preds = %788
  %800 = icmp slt i32 %796, 0
  %801 = select i1 %800, i32 0, i32 %796
  %802 = sub nsw i32 0, %796
  %803 = select i1 %800, i32 %802, i32 0
  br label %829

804:                                              ; preds = %788
  %805 = add i32 %789, 1
  %806 = and i32 %789, 63
  %807 = icmp eq i32 %806, 0
  br i1 %807, label %808, label %824

808:                                              ; preds = %804
  %809 = load i64, i64* %54, align 8, !tbaa !64
  %810 = inttoptr i64 %809 to i64*
  %811 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %810) #10, !srcloc !60
  %812 = icmp eq i64 %811, 0
  br i1 %812, label %813, label %824

813:                                              ; preds = %808
  %814 = icmp eq i64 %790, 0
  br i1 %814, label %815, label %819

815:                                              ; preds = %813
  %816 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !65
  %817 = load i64, i64* %55, align 8, !tbaa !66
  %818 = add i64 %817, %816
  br label %819

819:                                              ; preds = %815, %813
  %820 = phi i64 [ %818, %815 ], [ %790, %813 ]
  %821 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !65
  %822 = icmp ult i64 %821, %820
  %823 = select i1 %822, i32 0, i32 110
  br label %824

824:                                              ; preds = %819, %808, %804
  %825 = phi i64 [ %820, %819 ], [ %790, %808 ], [ %790, %804 ]
  %826 = phi i32 [ %823, %819 ], [ 108, %808 ], [ 0, %804 ]
  %827 = icmp eq i32 %826, 0
  %828 = select i1 %827, i32 0, i32 2
  br label %829

829:                                              ; preds = %824, %799
  %830 = phi i32 [ %789, %799 ], [ %805, %824 ]
  %831 = phi i64 [ %790, %799 ], [ %825, %824 ]
  %832 = phi i32 [ %803, %799 ], [ %826, %824 ]
  %833 = phi i32 [ %801, %799 ], [ %791, %824 ]
  %834 = phi i32 [ 1, %799 ], [ %828, %824 ]
  switch i32 %834, label %846 [
    i32 0, label %788
    i32 2, label %835
  ], !llvm.loop !72

835:                                              ; preds = %829
  tail call void @llvm.nvvm.membar.gl() #8
  %836 = load i64, i64* %51, align 8, !tbaa !58
  %837 = lshr i32 %739, 3
  %838 = and i32 %837, 536870904
  %839 = zext i32 %838 to i64
  %840 = add i64 %836, %839
  %841 = inttoptr i64 %840 to i64*
  %842 = and i32 %739, 63
  %843 = zext i32 %842 to i64
  %844 = shl nuw i64 1, %843
  %845 = atomicrmw or i64* %841, i64 %844 seq_cst, align 8
  br label %846

846:                                              ; preds = %829, %835
  %847 = phi i64 [ 36028797018963968, %835 ], [ 0, %829 ]
  %848 = icmp eq i32 %832, 0
  br i1 %848, label %853, label %849

849:                                              ; preds = %846
  %850 = zext i32 %832 to i64
  %851 = or i64 %847, %850
  %852 = or i64 %851, 216172782113783808
  br label %856

853:                                              ; preds = %846
  %854 = zext i32 %833 to i64
  %855 = or i64 %854, 144115188075855872
  br label %856

856:                                              ; preds = %853, %849, %746
  %857 = phi i64 [ 0, %746 ], [ %852, %849 ], [ %855, %853 ]
  %858 = trunc i64 %857 to i32
  %859 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %858, i32 0, i32 31) #8
  %860 = lshr i64 %857, 32
  %861 = trunc i64 %860 to i32
  %862 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %861, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !26
  %863 = zext i32 %862 to i64
  %864 = shl nuw i64 %863, 32
  %865 = zext i32 %859 to i64
  %866 = and i64 %863, 4278190080
  %867 = icmp eq i64 %866, 50331648
  %868 = and i64 %864, 72057589742960640
  %869 = or i64 %868, %865
  %870 = icmp ult i64 %869, %559
  %871 = select i1 %870, i32 61, i32 0
  %872 = select i1 %867, i32 %859, i32 %871
  %873 = icmp eq i32 %872, 0
  br i1 %873, label %874, label %1065

874:                                              ; preds = %856
  %875 = load i64, i64* %61, align 8, !tbaa !73
  %876 = zext i32 %739 to i64
  %877 = load i64, i64* %62, align 8, !tbaa !74
  %878 = mul i64 %877, %876
  %879 = add i64 %878, %875
  %880 = load i32, i32* %40, align 4, !tbaa !40
  %881 = load i32, i32* %43, align 4, !tbaa !41
  %882 = xor i64 %879, %74
  %883 = and i64 %882, 15
  %884 = icmp eq i64 %883, 0
  %885 = and i64 %882, 3
  %886 = icmp eq i64 %885, 0
  %887 = select i1 %886, i64 4, i64 1
  %888 = select i1 %884, i64 16, i64 %887
  %889 = sub i64 0, %74
  %890 = add nsw i64 %888, -1
  %891 = and i64 %890, %889
  %892 = icmp ult i64 %891, %559
  %893 = select i1 %892, i64 %891, i64 %559
  %894 = sub i64 %559, %893
  %895 = sub nsw i64 0, %888
  %896 = and i64 %894, %895
  switch i64 %888, label %1021 [
    i64 16, label %897
    i64 4, label %959
  ]

897:                                              ; preds = %874
  %898 = add i64 %893, %74
  %899 = add i64 %893, %879
  %900 = lshr i64 %896, 4
  %901 = zext i32 %880 to i64
  %902 = mul i32 %881, 3
  %903 = zext i32 %902 to i64
  %904 = add nuw nsw i64 %903, %901
  %905 = icmp ult i64 %904, %900
  br i1 %905, label %906, label %912

906:                                              ; preds = %897
  %907 = shl i32 %881, 2
  %908 = zext i32 %907 to i64
  %909 = zext i32 %881 to i64
  %910 = shl i32 %881, 1
  %911 = zext i32 %910 to i64
  br label %917

912:                                              ; preds = %917, %897
  %913 = phi i64 [ %901, %897 ], [ %946, %917 ]
  %914 = icmp ult i64 %913, %900
  br i1 %914, label %915, label %1035

915:                                              ; preds = %912
  %916 = zext i32 %881 to i64
  br label %949

917:                                              ; preds = %917, %906
  %918 = phi i64 [ %901, %906 ], [ %946, %917 ]
  %919 = shl i64 %918, 4
  %920 = add i64 %919, %899
  %921 = inttoptr i64 %920 to <4 x i32> addrspace(1)*
  %922 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %921, align 16, !tbaa !11
  %923 = add i64 %918, %909
  %924 = shl i64 %923, 4
  %925 = add i64 %924, %899
  %926 = inttoptr i64 %925 to <4 x i32> addrspace(1)*
  %927 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %926, align 16, !tbaa !11
  %928 = add i64 %918, %911
  %929 = shl i64 %928, 4
  %930 = add i64 %929, %899
  %931 = inttoptr i64 %930 to <4 x i32> addrspace(1)*
  %932 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %931, align 16, !tbaa !11
  %933 = add i64 %918, %903
  %934 = shl i64 %933, 4
  %935 = add i64 %934, %899
  %936 = inttoptr i64 %935 to <4 x i32> addrspace(1)*
  %937 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %936, align 16, !tbaa !11
  %938 = add i64 %919, %898
  %939 = inttoptr i64 %938 to <4 x i32> addrspace(1)*
  store <4 x i32> %922, <4 x i32> addrspace(1)* %939, align 16, !tbaa !11
  %940 = add i64 %924, %898
  %941 = inttoptr i64 %940 to <4 x i32> addrspace(1)*
  store <4 x i32> %927, <4 x i32> addrspace(1)* %941, align 16, !tbaa !11
  %942 = add i64 %929, %898
  %943 = inttoptr i64 %942 to <4 x i32> addrspace(1)*
  store <4 x i32> %932, <4 x i32> addrspace(1)* %943, align 16, !tbaa !11
  %944 = add i64 %934, %898
  %945 = inttoptr i64 %944 to <4 x i32> addrspace(1)*
  store <4 x i32> %937, <4 x i32> addrspace(1)* %945, align 16, !tbaa !11
  %946 = add i64 %918, %908
  %947 = add i64 %946, %903
  %948 = icmp ult i64 %947, %900
  br i1 %948, label %917, label %912, !llvm.loop !42

949:                                              ; preds = %949, %915
  %950 = phi i64 [ %913, %915 ], [ %957, %949 ]
  %951 = shl i64 %950, 4
  %952 = add i64 %951, %899
  %953 = inttoptr i64 %952 to <4 x i32> addrspace(1)*
  %954 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %953, align 16, !tbaa !11
  %955 = add i64 %951, %898
  %956 = inttoptr i64 %955 to <4 x i32> addrspace(1)*
  store <4 x i32> %954, <4 x i32> addrspace(1)* %956, align 16, !tbaa !11
  %957 = add i64 %950, %916
  %958 = icmp ult i64 %957, %900
  br i1 %958, label %949, label %1035, !llvm.loop !43

959:                                              ; preds = %874
  %960 = add i64 %893, %74
  %961 = add i64 %893, %879
  %962 = lshr i64 %896, 2
  %963 = zext i32 %880 to i64
  %964 = mul i32 %881, 3
  %965 = zext i32 %964 to i64
  %966 = add nuw nsw i64 %965, %963
  %967 = icmp ult i64 %966, %962
  br i1 %967, label %968, label %974

968:                                              ; preds = %959
  %969 = shl i32 %881, 2
  %970 = zext i32 %969 to i64
  %971 = zext i32 %881 to i64
  %972 = shl i32 %881, 1
  %973 = zext i32 %972 to i64
  br label %979

974:                                              ; preds = %979, %959
  %975 = phi i64 [ %963, %959 ], [ %1008, %979 ]
  %976 = icmp ult i64 %975, %962
  br i1 %976, label %977, label %1035

977:                                              ; preds = %974
  %978 = zext i32 %881 to i64
  br label %1011

979:                                              ; preds = %979, %968
  %980 = phi i64 [ %963, %968 ], [ %1008, %979 ]
  %981 = shl i64 %980, 2
  %982 = add i64 %981, %961
  %983 = inttoptr i64 %982 to i32 addrspace(1)*
  %984 = load volatile i32, i32 addrspace(1)* %983, align 4, !tbaa !11
  %985 = add i64 %980, %971
  %986 = shl i64 %985, 2
  %987 = add i64 %986, %961
  %988 = inttoptr i64 %987 to i32 addrspace(1)*
  %989 = load volatile i32, i32 addrspace(1)* %988, align 4, !tbaa !11
  %990 = add i64 %980, %973
  %991 = shl i64 %990, 2
  %992 = add i64 %991, %961
  %993 = inttoptr i64 %992 to i32 addrspace(1)*
  %994 = load volatile i32, i32 addrspace(1)* %993, align 4, !tbaa !11
  %995 = add i64 %980, %965
  %996 = shl i64 %995, 2
  %997 = add i64 %996, %961
  %998 = inttoptr i64 %997 to i32 addrspace(1)*
  %999 = load volatile i32, i32 addrspace(1)* %998, align 4, !tbaa !11
  %1000 = add i64 %981, %960
  %1001 = inttoptr i64 %1000 to i32 addrspace(1)*
  store i32 %984, i32 addrspace(1)* %1001, align 4, !tbaa !11
  %1002 = add i64 %986, %960
  %1003 = inttoptr i64 %1002 to i32 addrspace(1)*
  store i32 %989, i32 addrspace(1)* %1003, align 4, !tbaa !11
  %1004 = add i64 %991, %960
  %1005 = inttoptr i64 %1004 to i32 addrspace(1)*
  store i32 %994, i32 addrspace(1)* %1005, align 4, !tbaa !11
  %1006 = add i64 %996, %960
  %1007 = inttoptr i64 %1006 to i32 addrspace(1)*
  store i32 %999, i32 addrspace(1)* %1007, align 4, !tbaa !11
  %1008 = add i64 %980, %970
  %1009 = add i64 %1008, %965
  %1010 = icmp ult i64 %1009, %962
  br i1 %1010, label %979, label %974, !llvm.loop !44

1011:                                             ; preds = %1011, %977
  %1012 = phi i64 [ %975, %977 ], [ %1019, %1011 ]
  %1013 = shl i64 %1012, 2
  %1014 = add i64 %1013, %961
  %1015 = inttoptr i64 %1014 to i32 addrspace(1)*
  %1016 = load volatile i32, i32 addrspace(1)* %1015, align 4, !tbaa !11
  %1017 = add i64 %1013, %960
  %1018 = inttoptr i64 %1017 to i32 addrspace(1)*
  store i32 %1016, i32 addrspace(1)* %1018, align 4, !tbaa !11
  %1019 = add i64 %1012, %978
  %1020 = icmp ult i64 %1019, %962
  br i1 %1020, label %1011, label %1035, !llvm.loop !45

1021:                                             ; preds = %874
  %1022 = zext i32 %880 to i64
  %1023 = icmp ugt i64 %559, %1022
  br i1 %1023, label %1024, label %1065

1024:                                             ; preds = %1021
  %1025 = zext i32 %881 to i64
  br label %1026

1026:                                             ; preds = %1026, %1024
  %1027 = phi i64 [ %1022, %1024 ], [ %1033, %1026 ]
  %1028 = add i64 %1027, %879
  %1029 = inttoptr i64 %1028 to i8 addrspace(1)*
  %1030 = load volatile i8, i8 addrspace(1)* %1029, align 1, !tbaa !11
  %1031 = add i64 %1027, %74
  %1032 = inttoptr i64 %1031 to i8 addrspace(1)*
  store i8 %1030, i8 addrspace(1)* %1032, align 1, !tbaa !11
  %1033 = add i64 %1027, %1025
  %1034 = icmp ult i64 %1033, %559
  br i1 %1034, label %1026, label %1065, !llvm.loop !46

1035:                                             ; preds = %1011, %949, %974, %912
  %1036 = phi i64 [ %963, %974 ], [ %901, %912 ], [ %901, %949 ], [ %963, %1011 ]
  %1037 = icmp ugt i64 %893, %1036
  br i1 %1037, label %1038, label %1049

1038:                                             ; preds = %1035
  %1039 = zext i32 %881 to i64
  br label %1040

1040:                                             ; preds = %1040, %1038
  %1041 = phi i64 [ %1036, %1038 ], [ %1047, %1040 ]
  %1042 = add i64 %1041, %879
  %1043 = inttoptr i64 %1042 to i8 addrspace(1)*
  %1044 = load volatile i8, i8 addrspace(1)* %1043, align 1, !tbaa !11
  %1045 = add i64 %1041, %74
  %1046 = inttoptr i64 %1045 to i8 addrspace(1)*
  store i8 %1044, i8 addrspace(1)* %1046, align 1, !tbaa !11
  %1047 = add i64 %1041, %1039
  %1048 = icmp ult i64 %1047, %893
  br i1 %1048, label %1040, label %1049, !llvm.loop !46

1049:                                             ; preds = %1040, %1035
  %1050 = add i64 %896, %893
  %1051 = sub i64 %559, %1050
  %1052 = icmp ugt i64 %1051, %1036
  br i1 %1052, label %1053, label %1065

1053:                                             ; preds = %1049
  %1054 = zext i32 %881 to i64
  br label %1055

1055:                                             ; preds = %1055, %1053
  %1056 = phi i64 [ %1036, %1053 ], [ %1063, %1055 ]
  %1057 = add i64 %1056, %1050
  %1058 = add i64 %1057, %879
  %1059 = inttoptr i64 %1058 to i8 addrspace(1)*
  %1060 = load volatile i8, i8 addrspace(1)* %1059, align 1, !tbaa !11
  %1061 = add i64 %1057, %74
  %1062 = inttoptr i64 %1061 to i8 addrspace(1)*
  store i8 %1060, i8 addrspace(1)* %1062, align 1, !tbaa !11
  %1063 = add i64 %1056, %1054
  %1064 = icmp ult i64 %1063, %1051
  br i1 %1064, label %1055, label %1065, !llvm.loop !46

1065:                                             ; preds = %1055, %1026, %1049, %1021, %856
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !75
  %1066 = and i64 %863, 4286578688
  %1067 = icmp eq i64 %1066, 58720256
  br i1 %1067, label %1068, label %1069

1068:                                             ; preds = %1065
  store i32 %859, i32* %48, align 4, !tbaa !51
  br label %1083

1069:                                             ; preds = %1065
  %1070 = load i32, i32* %40, align 4, !tbaa !40
  %1071 = icmp eq i32 %1070, 0
  br i1 %1071, label %1072, label %1083

1072:                                             ; preds = %1069
  tail call void @llvm.nvvm.membar.gl() #8
  %1073 = load i64, i64* %47, align 8, !tbaa !55
  %1074 = lshr i32 %739, 3
  %1075 = and i32 %1074, 536870904
  %1076 = zext i32 %1075 to i64
  %1077 = add i64 %1073, %1076
  %1078 = inttoptr i64 %1077 to i64*
  %1079 = and i32 %739, 63
  %1080 = zext i32 %1079 to i64
  %1081 = shl nuw i64 1, %1080
  %1082 = atomicrmw or i64* %1078, i64 %1081 seq_cst, align 8
  br label %1083

1083:                                             ; preds = %1072, %1069, %1068
  %1084 = zext i1 %873 to i32
  %1085 = load i32, i32* %68, align 4, !tbaa !9
  %1086 = add i32 %1085, %1084
  store i32 %1086, i32* %68, align 4, !tbaa !9
  br label %2221

1087:                                             ; preds = %565
  %1088 = load i32, i32* %40, align 4, !tbaa !40
  %1089 = icmp eq i32 %1088, 0
  br i1 %1089, label %1090, label %1336

1090:                                             ; preds = %1087
  %1091 = shl i64 %562, 3
  br label %1092

1092:                                             ; preds = %1335, %1090
  %1093 = phi i32 [ 1, %1090 ], [ %1330, %1335 ]
  %1094 = phi i64 [ 0, %1090 ], [ %1331, %1335 ]
  %1095 = phi i32 [ -1, %1090 ], [ %1332, %1335 ]
  %1096 = phi i64 [ undef, %1090 ], [ %1333, %1335 ]
  %1097 = load i64, i64* %46, align 8, !tbaa !76
  %1098 = add i64 %1097, %1091
  %1099 = inttoptr i64 %1098 to i64*
  %1100 = load volatile i64, i64* %1099, align 8, !tbaa !5
  %1101 = and i64 %1100, 393216
  %1102 = icmp eq i64 %1101, 262144
  br i1 %1102, label %1103, label %1122

1103:                                             ; preds = %1092
  %1104 = atomicrmw add i64* %1099, i64 1 seq_cst, align 8
  %1105 = and i64 %1104, 393216
  %1106 = icmp eq i64 %1105, 262144
  br i1 %1106, label %1112, label %1107

1107:                                             ; preds = %1103
  %1108 = load i64, i64* %46, align 8, !tbaa !76
  %1109 = add i64 %1108, %1091
  %1110 = inttoptr i64 %1109 to i64*
  %1111 = atomicrmw add i64* %1110, i64 -1 seq_cst, align 8
  br label %1122

1112:                                             ; preds = %1103
  %1113 = and i64 %1104, 65536
  %1114 = icmp eq i64 %1113, 0
  br i1 %1114, label %1115, label %1120

1115:                                             ; preds = %1112
  %1116 = load i64, i64* %46, align 8, !tbaa !76
  %1117 = add i64 %1116, %1091
  %1118 = inttoptr i64 %1117 to i64*
  %1119 = atomicrmw or i64* %1118, i64 65536 seq_cst, align 8
  br label %1120

1120:                                             ; preds = %1115, %1112
  tail call void @llvm.nvvm.membar.gl() #8
  %1121 = lshr i64 %1104, 20
  br label %1122

1122:                                             ; preds = %1120, %1107, %1092
  %1123 = phi i64 [ -1, %1092 ], [ -1, %1107 ], [ %1121, %1120 ]
  %1124 = icmp eq i64 %1123, -1
  br i1 %1124, label %1140, label %1125

1125:                                             ; preds = %1122
  %1126 = icmp eq i32 %1095, -1
  br i1 %1126, label %1138, label %1127

1127:                                             ; preds = %1125
  tail call void @llvm.nvvm.membar.gl() #8
  %1128 = load i64, i64* %47, align 8, !tbaa !55
  %1129 = lshr i32 %1095, 3
  %1130 = and i32 %1129, 536870904
  %1131 = zext i32 %1130 to i64
  %1132 = add i64 %1128, %1131
  %1133 = inttoptr i64 %1132 to i64*
  %1134 = and i32 %1095, 63
  %1135 = zext i32 %1134 to i64
  %1136 = shl nuw i64 1, %1135
  %1137 = atomicrmw or i64* %1133, i64 %1136 seq_cst, align 8
  br label %1138

1138:                                             ; preds = %1127, %1125
  %1139 = or i64 %1123, 72057594037927936
  br label %1329

1140:                                             ; preds = %1122
  %1141 = icmp eq i64 %1101, 0
  %1142 = icmp eq i32 %1095, -1
  %1143 = select i1 %1141, i1 %1142, i1 false
  br i1 %1143, label %1144, label %1269

1144:                                             ; preds = %1140
  %1145 = load i32, i32* %48, align 4, !tbaa !51
  %1146 = icmp eq i32 %1145, 0
  br i1 %1146, label %1147, label %1269

1147:                                             ; preds = %1144
  %1148 = load i32, i32* %49, align 4, !tbaa !52
  %1149 = load i32, i32* %50, align 4, !tbaa !53
  %1150 = add i32 %1149, 63
  %1151 = lshr i32 %1150, 6
  %1152 = icmp ugt i32 %1150, 63
  br i1 %1152, label %1153, label %1192

1153:                                             ; preds = %1147
  %1154 = tail call i32 @llvm.umax.i32(i32 %1151, i32 1) #8
  br label %1158

1155:                                             ; preds = %1185
  %1156 = icmp ult i32 %1188, %1151
  %1157 = icmp eq i32 %1188, %1154
  br i1 %1157, label %1192, label %1158, !llvm.loop !54

1158:                                             ; preds = %1155, %1153
  %1159 = phi i1 [ true, %1153 ], [ %1156, %1155 ]
  %1160 = phi i32 [ 0, %1153 ], [ %1188, %1155 ]
  %1161 = add i32 %1160, %1148
  %1162 = urem i32 %1161, %1151
  %1163 = load i64, i64* %47, align 8, !tbaa !55
  %1164 = shl nuw nsw i32 %1162, 3
  %1165 = zext i32 %1164 to i64
  %1166 = add i64 %1163, %1165
  %1167 = inttoptr i64 %1166 to i64*
  %1168 = load volatile i64, i64* %1167, align 8, !tbaa !5
  br label %1169

1169:                                             ; preds = %1183, %1158
  %1170 = phi i64 [ %1168, %1158 ], [ %1177, %1183 ]
  %1171 = phi i32 [ undef, %1158 ], [ %1184, %1183 ]
  %1172 = icmp eq i64 %1170, 0
  br i1 %1172, label %1185, label %1173

1173:                                             ; preds = %1169
  %1174 = sub i64 0, %1170
  %1175 = and i64 %1170, %1174
  %1176 = xor i64 %1175, -1
  %1177 = atomicrmw and i64* %1167, i64 %1176 seq_cst, align 8
  %1178 = and i64 %1177, %1175
  %1179 = icmp eq i64 %1178, 0
  br i1 %1179, label %1183, label %1180

1180:                                             ; preds = %1173
  tail call void @llvm.nvvm.membar.gl() #8
  %1181 = tail call i64 @llvm.cttz.i64(i64 %1175, i1 true) #8, !range !56
  %1182 = trunc i64 %1181 to i32
  br label %1183

1183:                                             ; preds = %1180, %1173
  %1184 = phi i32 [ %1182, %1180 ], [ %1171, %1173 ]
  br i1 %1179, label %1169, label %1185, !llvm.loop !57

1185:                                             ; preds = %1183, %1169
  %1186 = phi i32 [ %1184, %1183 ], [ 64, %1169 ]
  %1187 = icmp ult i32 %1186, 64
  %1188 = add nuw nsw i32 %1160, 1
  br i1 %1187, label %1189, label %1155

1189:                                             ; preds = %1185
  %1190 = shl nuw i32 %1162, 6
  %1191 = add nuw i32 %1186, %1190
  br label %1192

1192:                                             ; preds = %1155, %1189, %1147
  %1193 = phi i1 [ %1159, %1189 ], [ false, %1147 ], [ %1156, %1155 ]
  %1194 = phi i32 [ %1191, %1189 ], [ undef, %1147 ], [ undef, %1155 ]
  br i1 %1193, label %1269, label %1195

1195:                                             ; preds = %1192
  %1196 = icmp ult i32 %1150, 64
  br i1 %1196, label %1269, label %1197

1197:                                             ; preds = %1195
  %1198 = tail call i32 @llvm.umax.i32(i32 %1151, i32 1) #8
  br label %1199

1199:                                             ; preds = %1263, %1197
  %1200 = phi i32 [ 0, %1197 ], [ %1266, %1263 ]
  %1201 = load i64, i64* %51, align 8, !tbaa !58
  %1202 = zext i32 %1200 to i64
  %1203 = shl nuw nsw i64 %1202, 3
  %1204 = add i64 %1203, %1201
  %1205 = inttoptr i64 %1204 to i64*
  %1206 = load volatile i64, i64* %1205, align 8, !tbaa !5
  %1207 = icmp eq i64 %1206, 0
  br i1 %1207, label %1263, label %1208

1208:                                             ; preds = %1199
  %1209 = shl i32 %1200, 6
  br label %1210

1210:                                             ; preds = %1261, %1208
  %1211 = phi i32 [ undef, %1208 ], [ %1259, %1261 ]
  %1212 = phi i64 [ %1206, %1208 ], [ %1218, %1261 ]
  %1213 = sub i64 0, %1212
  %1214 = and i64 %1212, %1213
  %1215 = tail call i64 @llvm.cttz.i64(i64 %1214, i1 true) #8, !range !56
  %1216 = trunc i64 %1215 to i32
  %1217 = or i32 %1209, %1216
  %1218 = xor i64 %1214, %1212
  %1219 = load i64, i64* %52, align 8, !tbaa !59
  %1220 = zext i32 %1217 to i64
  %1221 = shl nuw nsw i64 %1220, 3
  %1222 = add i64 %1221, %1219
  %1223 = inttoptr i64 %1222 to i64*
  %1224 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1223) #10, !srcloc !60
  %1225 = lshr i64 %1224, 32
  %1226 = load i64, i64* %53, align 8, !tbaa !61
  %1227 = shl nuw nsw i64 %1220, 2
  %1228 = add i64 %1227, %1226
  %1229 = inttoptr i64 %1228 to i32*
  %1230 = load volatile i32, i32* %1229, align 4, !tbaa !9
  %1231 = zext i32 %1230 to i64
  %1232 = icmp eq i64 %1225, %1231
  br i1 %1232, label %1233, label %1258, !llvm.loop !62

1233:                                             ; preds = %1210
  %1234 = xor i64 %1214, -1
  %1235 = load i64, i64* %51, align 8, !tbaa !58
  %1236 = add i64 %1235, %1203
  %1237 = inttoptr i64 %1236 to i64*
  %1238 = atomicrmw and i64* %1237, i64 %1234 seq_cst, align 8
  %1239 = and i64 %1238, %1214
  %1240 = icmp eq i64 %1239, 0
  br i1 %1240, label %1258, label %1241, !llvm.loop !62

1241:                                             ; preds = %1233
  tail call void @llvm.nvvm.membar.gl() #8
  %1242 = load i64, i64* %52, align 8, !tbaa !59
  %1243 = add i64 %1242, %1221
  %1244 = inttoptr i64 %1243 to i64*
  %1245 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1244) #10, !srcloc !60
  %1246 = lshr i64 %1245, 32
  %1247 = load i64, i64* %53, align 8, !tbaa !61
  %1248 = add i64 %1247, %1227
  %1249 = inttoptr i64 %1248 to i32*
  %1250 = load volatile i32, i32* %1249, align 4, !tbaa !9
  %1251 = zext i32 %1250 to i64
  %1252 = icmp eq i64 %1246, %1251
  br i1 %1252, label %1258, label %1253

1253:                                             ; preds = %1241
  %1254 = load i64, i64* %51, align 8, !tbaa !58
  %1255 = add i64 %1254, %1203
  %1256 = inttoptr i64 %1255 to i64*
  %1257 = atomicrmw or i64* %1256, i64 %1214 seq_cst, align 8
  br label %1258

1258:                                             ; preds = %1253, %1241, %1233, %1210
  %1259 = phi i32 [ %1211, %1253 ], [ %1211, %1233 ], [ %1211, %1210 ], [ %1217, %1241 ]
  %1260 = phi i32 [ 0, %1253 ], [ 2, %1233 ], [ 2, %1210 ], [ 1, %1241 ]
  switch i32 %1260, label %1263 [
    i32 0, label %1261
    i32 2, label %1261
  ]

1261:                                             ; preds = %1258, %1258
  %1262 = icmp eq i64 %1218, 0
  br i1 %1262, label %1263, label %1210, !llvm.loop !62

1263:                                             ; preds = %1261, %1258, %1199
  %1264 = phi i32 [ -1, %1199 ], [ %1259, %1258 ], [ -1, %1261 ]
  %1265 = icmp ne i32 %1264, -1
  %1266 = add nuw nsw i32 %1200, 1
  %1267 = icmp eq i32 %1266, %1198
  %1268 = select i1 %1265, i1 true, i1 %1267
  br i1 %1268, label %1269, label %1199, !llvm.loop !63

1269:                                             ; preds = %1263, %1195, %1192, %1144, %1140
  %1270 = phi i32 [ -1, %1144 ], [ %1095, %1140 ], [ %1194, %1192 ], [ -1, %1195 ], [ %1264, %1263 ]
  %1271 = icmp ne i32 %1270, -1
  %1272 = select i1 %1141, i1 %1271, i1 false
  br i1 %1272, label %1273, label %1284

1273:                                             ; preds = %1269
  %1274 = load i64, i64* %46, align 8, !tbaa !76
  %1275 = add i64 %1274, %1091
  %1276 = inttoptr i64 %1275 to i64*
  %1277 = add nuw i64 %1100, 131072
  %1278 = cmpxchg i64* %1276, i64 %1100, i64 %1277 seq_cst seq_cst, align 8
  %1279 = extractvalue { i64, i1 } %1278, 1
  %1280 = zext i32 %1270 to i64
  %1281 = or i64 %1280, 144115188075855872
  %1282 = select i1 %1279, i64 %1281, i64 %1096
  %1283 = select i1 %1279, i32 1, i32 3
  br label %1329, !llvm.loop !77

1284:                                             ; preds = %1269
  br i1 %1271, label %1285, label %1296

1285:                                             ; preds = %1284
  tail call void @llvm.nvvm.membar.gl() #8
  %1286 = load i64, i64* %47, align 8, !tbaa !55
  %1287 = lshr i32 %1270, 3
  %1288 = and i32 %1287, 536870904
  %1289 = zext i32 %1288 to i64
  %1290 = add i64 %1286, %1289
  %1291 = inttoptr i64 %1290 to i64*
  %1292 = and i32 %1270, 63
  %1293 = zext i32 %1292 to i64
  %1294 = shl nuw i64 1, %1293
  %1295 = atomicrmw or i64* %1291, i64 %1294 seq_cst, align 8
  br label %1296

1296:                                             ; preds = %1285, %1284
  %1297 = load i32, i32* %48, align 4, !tbaa !51
  %1298 = icmp eq i32 %1297, 0
  br i1 %1298, label %1299, label %1319

1299:                                             ; preds = %1296
  %1300 = add i32 %1093, 1
  %1301 = and i32 %1093, 63
  %1302 = icmp eq i32 %1301, 0
  br i1 %1302, label %1303, label %1319

1303:                                             ; preds = %1299
  %1304 = load i64, i64* %54, align 8, !tbaa !64
  %1305 = inttoptr i64 %1304 to i64*
  %1306 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1305) #10, !srcloc !60
  %1307 = icmp eq i64 %1306, 0
  br i1 %1307, label %1308, label %1319

1308:                                             ; preds = %1303
  %1309 = icmp eq i64 %1094, 0
  br i1 %1309, label %1310, label %1314

1310:                                             ; preds = %1308
  %1311 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !65
  %1312 = load i64, i64* %55, align 8, !tbaa !66
  %1313 = add i64 %1312, %1311
  br label %1314

1314:                                             ; preds = %1310, %1308
  %1315 = phi i64 [ %1313, %1310 ], [ %1094, %1308 ]
  %1316 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !65
  %1317 = icmp ult i64 %1316, %1315
  %1318 = select i1 %1317, i32 0, i32 110
  br label %1319

1319:                                             ; preds = %1314, %1303, %1299, %1296
  %1320 = phi i32 [ %1093, %1296 ], [ %1300, %1299 ], [ %1300, %1303 ], [ %1300, %1314 ]
  %1321 = phi i64 [ %1094, %1296 ], [ %1094, %1299 ], [ %1094, %1303 ], [ %1315, %1314 ]
  %1322 = phi i32 [ %1297, %1296 ], [ 0, %1299 ], [ 108, %1303 ], [ %1318, %1314 ]
  %1323 = icmp eq i32 %1322, 0
  %1324 = zext i32 %1322 to i64
  %1325 = or i64 %1324, 216172782113783808
  %1326 = select i1 %1323, i64 %1096, i64 %1325
  %1327 = xor i1 %1323, true
  %1328 = zext i1 %1327 to i32
  br label %1329

1329:                                             ; preds = %1319, %1273, %1138
  %1330 = phi i32 [ %1093, %1138 ], [ %1093, %1273 ], [ %1320, %1319 ]
  %1331 = phi i64 [ %1094, %1138 ], [ %1094, %1273 ], [ %1321, %1319 ]
  %1332 = phi i32 [ %1095, %1138 ], [ %1270, %1273 ], [ -1, %1319 ]
  %1333 = phi i64 [ %1139, %1138 ], [ %1282, %1273 ], [ %1326, %1319 ]
  %1334 = phi i32 [ 1, %1138 ], [ %1283, %1273 ], [ %1328, %1319 ]
  switch i32 %1334, label %1336 [
    i32 0, label %1335
    i32 3, label %1335
  ]

1335:                                             ; preds = %1329, %1329
  br label %1092, !llvm.loop !77

1336:                                             ; preds = %1329, %1087
  %1337 = phi i64 [ 0, %1087 ], [ %1333, %1329 ]
  %1338 = trunc i64 %1337 to i32
  %1339 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1338, i32 0, i32 31) #8
  %1340 = lshr i64 %1337, 32
  %1341 = trunc i64 %1340 to i32
  %1342 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1341, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !26
  %1343 = zext i32 %1342 to i64
  %1344 = shl nuw i64 %1343, 32
  %1345 = zext i32 %1339 to i64
  %1346 = lshr i32 %1342, 24
  %1347 = trunc i32 %1346 to i8
  switch i8 %1347, label %2010 [
    i8 3, label %1348
    i8 2, label %1349
  ]

1348:                                             ; preds = %1336
  store i32 %1339, i32* %48, align 4, !tbaa !51
  br label %2221

1349:                                             ; preds = %1336
  %1350 = load i32, i32* %35, align 8, !tbaa !36
  %1351 = zext i32 %1350 to i64
  %1352 = lshr i64 %75, %1351
  %1353 = shl i64 %1352, %1351
  %1354 = shl nuw i64 1, %1351
  %1355 = load i64, i64* %56, align 8, !tbaa !78
  %1356 = sub i64 %1355, %1353
  %1357 = icmp ult i64 %1356, %1354
  %1358 = select i1 %1357, i64 %1356, i64 %1354
  %1359 = load i32, i32* %40, align 4, !tbaa !40
  %1360 = icmp eq i32 %1359, 0
  br i1 %1360, label %1361, label %1467

1361:                                             ; preds = %1349
  %1362 = load i64, i64* %57, align 8, !tbaa !68
  %1363 = load i64, i64* %53, align 8, !tbaa !61
  %1364 = shl nuw nsw i64 %1345, 2
  %1365 = add i64 %1363, %1364
  %1366 = inttoptr i64 %1365 to i32*
  %1367 = load volatile i32, i32* %1366, align 4, !tbaa !9
  %1368 = add i32 %1367, 1
  %1369 = load i64, i64* %58, align 8, !tbaa !69
  %1370 = inttoptr i64 %1369 to i64*
  %1371 = atomicrmw add i64* %1370, i64 1 seq_cst, align 8
  %1372 = load i32, i32* %60, align 8, !tbaa !70
  %1373 = zext i32 %1372 to i64
  %1374 = lshr i64 %1371, %1373
  %1375 = and i64 %1374, 1
  %1376 = xor i64 %1375, 1
  %1377 = load i64, i64* %29, align 8, !tbaa !71
  %1378 = shl nsw i64 -1, %1373
  %1379 = xor i64 %1378, -1
  %1380 = and i64 %1371, %1379
  %1381 = shl i64 %1380, 5
  %1382 = add i64 %1381, %1377
  %1383 = inttoptr i64 %1382 to i64*
  store volatile i32 %1368, i32* %1366, align 4, !tbaa !9
  %1384 = zext i32 %1368 to i64
  %1385 = shl nuw i64 %1384, 32
  %1386 = shl nuw nsw i64 %1345, 16
  %1387 = or i64 %1386, %1385
  %1388 = or i64 %1387, %1376
  %1389 = or i64 %1388, 256
  store volatile i64 %1389, i64* %1383, align 8, !tbaa !5
  %1390 = or i64 %1376, %1362
  %1391 = getelementptr inbounds i64, i64* %1383, i64 1
  store volatile i64 %1390, i64* %1391, align 8, !tbaa !5
  %1392 = shl i64 %1353, 1
  %1393 = or i64 %1376, %1392
  %1394 = getelementptr inbounds i64, i64* %1383, i64 2
  store volatile i64 %1393, i64* %1394, align 8, !tbaa !5
  %1395 = shl i64 %1358, 1
  %1396 = or i64 %1376, %1395
  %1397 = getelementptr inbounds i64, i64* %1383, i64 3
  store volatile i64 %1396, i64* %1397, align 8, !tbaa !5
  %1398 = shl nuw nsw i64 %1345, 3
  br label %1399

1399:                                             ; preds = %1440, %1361
  %1400 = phi i32 [ 1, %1361 ], [ %1441, %1440 ]
  %1401 = phi i64 [ 0, %1361 ], [ %1442, %1440 ]
  %1402 = phi i32 [ 0, %1361 ], [ %1444, %1440 ]
  %1403 = load i64, i64* %52, align 8, !tbaa !59
  %1404 = add i64 %1403, %1398
  %1405 = inttoptr i64 %1404 to i64*
  %1406 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1405) #10, !srcloc !60
  %1407 = trunc i64 %1406 to i32
  %1408 = lshr i64 %1406, 32
  %1409 = icmp eq i64 %1408, %1384
  br i1 %1409, label %1410, label %1415

1410:                                             ; preds = %1399
  %1411 = icmp slt i32 %1407, 0
  %1412 = select i1 %1411, i32 0, i32 %1407
  %1413 = sub nsw i32 0, %1407
  %1414 = select i1 %1411, i32 %1413, i32 0
  br label %1440

1415:                                             ; preds = %1399
  %1416 = add i32 %1400, 1
  %1417 = and i32 %1400, 63
  %1418 = icmp eq i32 %1417, 0
  br i1 %1418, label %1419, label %1435

1419:                                             ; preds = %1415
  %1420 = load i64, i64* %54, align 8, !tbaa !64
  %1421 = inttoptr i64 %1420 to i64*
  %1422 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1421) #10, !srcloc !60
  %1423 = icmp eq i64 %1422, 0
  br i1 %1423, label %1424, label %1435

1424:                                             ; preds = %1419
  %1425 = icmp eq i64 %1401, 0
  br i1 %1425, label %1426, label %1430

1426:                                             ; preds = %1424
  %1427 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !65
  %1428 = load i64, i64* %55, align 8, !tbaa !66
  %1429 = add i64 %1428, %1427
  br label %1430

1430:                                             ; preds = %1426, %1424
  %1431 = phi i64 [ %1429, %1426 ], [ %1401, %1424 ]
  %1432 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !65
  %1433 = icmp ult i64 %1432, %1431
  %1434 = select i1 %1433, i32 0, i32 110
  br label %1435

1435:                                             ; preds = %1430, %1419, %1415
  %1436 = phi i64 [ %1431, %1430 ], [ %1401, %1419 ], [ %1401, %1415 ]
  %1437 = phi i32 [ %1434, %1430 ], [ 108, %1419 ], [ 0, %1415 ]
  %1438 = icmp eq i32 %1437, 0
  %1439 = select i1 %1438, i32 0, i32 2
  br label %1440

1440:                                             ; preds = %1435, %1410
  %1441 = phi i32 [ %1400, %1410 ], [ %1416, %1435 ]
  %1442 = phi i64 [ %1401, %1410 ], [ %1436, %1435 ]
  %1443 = phi i32 [ %1414, %1410 ], [ %1437, %1435 ]
  %1444 = phi i32 [ %1412, %1410 ], [ %1402, %1435 ]
  %1445 = phi i32 [ 1, %1410 ], [ %1439, %1435 ]
  switch i32 %1445, label %1457 [
    i32 0, label %1399
    i32 2, label %1446
  ], !llvm.loop !72

1446:                                             ; preds = %1440
  tail call void @llvm.nvvm.membar.gl() #8
  %1447 = load i64, i64* %51, align 8, !tbaa !58
  %1448 = lshr i32 %1339, 3
  %1449 = and i32 %1448, 536870904
  %1450 = zext i32 %1449 to i64
  %1451 = add i64 %1447, %1450
  %1452 = inttoptr i64 %1451 to i64*
  %1453 = and i32 %1339, 63
  %1454 = zext i32 %1453 to i64
  %1455 = shl nuw i64 1, %1454
  %1456 = atomicrmw or i64* %1452, i64 %1455 seq_cst, align 8
  br label %1457

1457:                                             ; preds = %1440, %1446
  %1458 = phi i64 [ 36028797018963968, %1446 ], [ 0, %1440 ]
  %1459 = icmp eq i32 %1443, 0
  br i1 %1459, label %1464, label %1460

1460:                                             ; preds = %1457
  %1461 = zext i32 %1443 to i64
  %1462 = or i64 %1458, %1461
  %1463 = or i64 %1462, 216172782113783808
  br label %1467

1464:                                             ; preds = %1457
  %1465 = zext i32 %1444 to i64
  %1466 = or i64 %1465, 144115188075855872
  br label %1467

1467:                                             ; preds = %1464, %1460, %1349
  %1468 = phi i64 [ %1466, %1464 ], [ %1463, %1460 ], [ 0, %1349 ]
  %1469 = trunc i64 %1468 to i32
  %1470 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1469, i32 0, i32 31) #8
  %1471 = lshr i64 %1468, 32
  %1472 = trunc i64 %1471 to i32
  %1473 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1472, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !26
  %1474 = zext i32 %1473 to i64
  %1475 = shl nuw i64 %1474, 32
  %1476 = zext i32 %1470 to i64
  %1477 = sub i64 %75, %1353
  %1478 = add i64 %1477, %559
  %1479 = and i64 %1474, 4278190080
  %1480 = icmp eq i64 %1479, 50331648
  %1481 = and i64 %1475, 72057589742960640
  %1482 = or i64 %1481, %1476
  %1483 = icmp ult i64 %1482, %1478
  %1484 = select i1 %1483, i32 61, i32 0
  %1485 = select i1 %1480, i32 %1470, i32 %1484
  %1486 = load i64, i64* %61, align 8, !tbaa !73
  %1487 = load i64, i64* %62, align 8, !tbaa !74
  %1488 = mul i64 %1487, %1345
  %1489 = add i64 %1488, %1486
  %1490 = icmp eq i32 %1485, 0
  %1491 = icmp ne i64 %74, 0
  %1492 = and i1 %1491, %1490
  br i1 %1492, label %1493, label %1680

1493:                                             ; preds = %1467
  %1494 = add i64 %1489, %1477
  %1495 = load i32, i32* %40, align 4, !tbaa !40
  %1496 = load i32, i32* %43, align 4, !tbaa !41
  %1497 = xor i64 %1494, %74
  %1498 = and i64 %1497, 15
  %1499 = icmp eq i64 %1498, 0
  %1500 = and i64 %1497, 3
  %1501 = icmp eq i64 %1500, 0
  %1502 = select i1 %1501, i64 4, i64 1
  %1503 = select i1 %1499, i64 16, i64 %1502
  %1504 = sub i64 0, %74
  %1505 = add nsw i64 %1503, -1
  %1506 = and i64 %1505, %1504
  %1507 = icmp ult i64 %1506, %559
  %1508 = select i1 %1507, i64 %1506, i64 %559
  %1509 = sub i64 %559, %1508
  %1510 = sub nsw i64 0, %1503
  %1511 = and i64 %1509, %1510
  switch i64 %1503, label %1636 [
    i64 16, label %1512
    i64 4, label %1574
  ]

1512:                                             ; preds = %1493
  %1513 = add i64 %1508, %74
  %1514 = add i64 %1508, %1494
  %1515 = lshr i64 %1511, 4
  %1516 = zext i32 %1495 to i64
  %1517 = mul i32 %1496, 3
  %1518 = zext i32 %1517 to i64
  %1519 = add nuw nsw i64 %1518, %1516
  %1520 = icmp ult i64 %1519, %1515
  br i1 %1520, label %1521, label %1527

1521:                                             ; preds = %1512
  %1522 = shl i32 %1496, 2
  %1523 = zext i32 %1522 to i64
  %1524 = zext i32 %1496 to i64
  %1525 = shl i32 %1496, 1
  %1526 = zext i32 %1525 to i64
  br label %1532

1527:                                             ; preds = %1532, %1512
  %1528 = phi i64 [ %1516, %1512 ], [ %1561, %1532 ]
  %1529 = icmp ult i64 %1528, %1515
  br i1 %1529, label %1530, label %1650

1530:                                             ; preds = %1527
  %1531 = zext i32 %1496 to i64
  br label %1564

1532:                                             ; preds = %1532, %1521
  %1533 = phi i64 [ %1516, %1521 ], [ %1561, %1532 ]
  %1534 = shl i64 %1533, 4
  %1535 = add i64 %1534, %1514
  %1536 = inttoptr i64 %1535 to <4 x i32> addrspace(1)*
  %1537 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1536, align 16, !tbaa !11
  %1538 = add i64 %1533, %1524
  %1539 = shl i64 %1538, 4
  %1540 = add i64 %1539, %1514
  %1541 = inttoptr i64 %1540 to <4 x i32> addrspace(1)*
  %1542 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1541, align 16, !tbaa !11
  %1543 = add i64 %1533, %1526
  %1544 = shl i64 %1543, 4
  %1545 = add i64 %1544, %1514
  %1546 = inttoptr i64 %1545 to <4 x i32> addrspace(1)*
  %1547 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1546, align 16, !tbaa !11
  %1548 = add i64 %1533, %1518
  %1549 = shl i64 %1548, 4
  %1550 = add i64 %1549, %1514
  %1551 = inttoptr i64 %1550 to <4 x i32> addrspace(1)*
  %1552 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1551, align 16, !tbaa !11
  %1553 = add i64 %1534, %1513
  %1554 = inttoptr i64 %1553 to <4 x i32> addrspace(1)*
  store <4 x i32> %1537, <4 x i32> addrspace(1)* %1554, align 16, !tbaa !11
  %1555 = add i64 %1539, %1513
  %1556 = inttoptr i64 %1555 to <4 x i32> addrspace(1)*
  store <4 x i32> %1542, <4 x i32> addrspace(1)* %1556, align 16, !tbaa !11
  %1557 = add i64 %1544, %1513
  %1558 = inttoptr i64 %1557 to <4 x i32> addrspace(1)*
  store <4 x i32> %1547, <4 x i32> addrspace(1)* %1558, align 16, !tbaa !11
  %1559 = add i64 %1549, %1513
  %1560 = inttoptr i64 %1559 to <4 x i32> addrspace(1)*
  store <4 x i32> %1552, <4 x i32> addrspace(1)* %1560, align 16, !tbaa !11
  %1561 = add i64 %1533, %1523
  %1562 = add i64 %1561, %1518
  %1563 = icmp ult i64 %1562, %1515
  br i1 %1563, label %1532, label %1527, !llvm.loop !42

1564:                                             ; preds = %1564, %1530
  %1565 = phi i64 [ %1528, %1530 ], [ %1572, %1564 ]
  %1566 = shl i64 %1565, 4
  %1567 = add i64 %1566, %1514
  %1568 = inttoptr i64 %1567 to <4 x i32> addrspace(1)*
  %1569 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1568, align 16, !tbaa !11
  %1570 = add i64 %1566, %1513
  %1571 = inttoptr i64 %1570 to <4 x i32> addrspace(1)*
  store <4 x i32> %1569, <4 x i32> addrspace(1)* %1571, align 16, !tbaa !11
  %1572 = add i64 %1565, %1531
  %1573 = icmp ult i64 %1572, %1515
  br i1 %1573, label %1564, label %1650, !llvm.loop !43

1574:                                             ; preds = %1493
  %1575 = add i64 %1508, %74
  %1576 = add i64 %1508, %1494
  %1577 = lshr i64 %1511, 2
  %1578 = zext i32 %1495 to i64
  %1579 = mul i32 %1496, 3
  %1580 = zext i32 %1579 to i64
  %1581 = add nuw nsw i64 %1580, %1578
  %1582 = icmp ult i64 %1581, %1577
  br i1 %1582, label %1583, label %1589

1583:                                             ; preds = %1574
  %1584 = shl i32 %1496, 2
  %1585 = zext i32 %1584 to i64
  %1586 = zext i32 %1496 to i64
  %1587 = shl i32 %1496, 1
  %1588 = zext i32 %1587 to i64
  br label %1594

1589:                                             ; preds = %1594, %1574
  %1590 = phi i64 [ %1578, %1574 ], [ %1623, %1594 ]
  %1591 = icmp ult i64 %1590, %1577
  br i1 %1591, label %1592, label %1650

1592:                                             ; preds = %1589
  %1593 = zext i32 %1496 to i64
  br label %1626

1594:                                             ; preds = %1594, %1583
  %1595 = phi i64 [ %1578, %1583 ], [ %1623, %1594 ]
  %1596 = shl i64 %1595, 2
  %1597 = add i64 %1596, %1576
  %1598 = inttoptr i64 %1597 to i32 addrspace(1)*
  %1599 = load volatile i32, i32 addrspace(1)* %1598, align 4, !tbaa !11
  %1600 = add i64 %1595, %1586
  %1601 = shl i64 %1600, 2
  %1602 = add i64 %1601, %1576
  %1603 = inttoptr i64 %1602 to i32 addrspace(1)*
  %1604 = load volatile i32, i32 addrspace(1)* %1603, align 4, !tbaa !11
  %1605 = add i64 %1595, %1588
  %1606 = shl i64 %1605, 2
  %1607 = add i64 %1606, %1576
  %1608 = inttoptr i64 %1607 to i32 addrspace(1)*
  %1609 = load volatile i32, i32 addrspace(1)* %1608, align 4, !tbaa !11
  %1610 = add i64 %1595, %1580
  %1611 = shl i64 %1610, 2
  %1612 = add i64 %1611, %1576
  %1613 = inttoptr i64 %1612 to i32 addrspace(1)*
  %1614 = load volatile i32, i32 addrspace(1)* %1613, align 4, !tbaa !11
  %1615 = add i64 %1596, %1575
  %1616 = inttoptr i64 %1615 to i32 addrspace(1)*
  store i32 %1599, i32 addrspace(1)* %1616, align 4, !tbaa !11
  %1617 = add i64 %1601, %1575
  %1618 = inttoptr i64 %1617 to i32 addrspace(1)*
  store i32 %1604, i32 addrspace(1)* %1618, align 4, !tbaa !11
  %1619 = add i64 %1606, %1575
  %1620 = inttoptr i64 %1619 to i32 addrspace(1)*
  store i32 %1609, i32 addrspace(1)* %1620, align 4, !tbaa !11
  %1621 = add i64 %1611, %1575
  %1622 = inttoptr i64 %1621 to i32 addrspace(1)*
  store i32 %1614, i32 addrspace(1)* %1622, align 4, !tbaa !11
  %1623 = add i64 %1595, %1585
  %1624 = add i64 %1623, %1580
  %1625 = icmp ult i64 %1624, %1577
  br i1 %1625, label %1594, label %1589, !llvm.loop !44

1626:                                             ; preds = %1626, %1592
  %1627 = phi i64 [ %1590, %1592 ], [ %1634, %1626 ]
  %1628 = shl i64 %1627, 2
  %1629 = add i64 %1628, %1576
  %1630 = inttoptr i64 %1629 to i32 addrspace(1)*
  %1631 = load volatile i32, i32 addrspace(1)* %1630, align 4, !tbaa !11
  %1632 = add i64 %1628, %1575
  %1633 = inttoptr i64 %1632 to i32 addrspace(1)*
  store i32 %1631, i32 addrspace(1)* %1633, align 4, !tbaa !11
  %1634 = add i64 %1627, %1593
  %1635 = icmp ult i64 %1634, %1577
  br i1 %1635, label %1626, label %1650, !llvm.loop !45

1636:                                             ; preds = %1493
  %1637 = zext i32 %1495 to i64
  %1638 = icmp ugt i64 %559, %1637
  br i1 %1638, label %1639, label %1680

1639:                                             ; preds = %1636
  %1640 = zext i32 %1496 to i64
  br label %1641

1641:                                             ; preds = %1641, %1639
  %1642 = phi i64 [ %1637, %1639 ], [ %1648, %1641 ]
  %1643 = add i64 %1642, %1494
  %1644 = inttoptr i64 %1643 to i8 addrspace(1)*
  %1645 = load volatile i8, i8 addrspace(1)* %1644, align 1, !tbaa !11
  %1646 = add i64 %1642, %74
  %1647 = inttoptr i64 %1646 to i8 addrspace(1)*
  store i8 %1645, i8 addrspace(1)* %1647, align 1, !tbaa !11
  %1648 = add i64 %1642, %1640
  %1649 = icmp ult i64 %1648, %559
  br i1 %1649, label %1641, label %1680, !llvm.loop !46

1650:                                             ; preds = %1626, %1564, %1589, %1527
  %1651 = phi i64 [ %1578, %1589 ], [ %1516, %1527 ], [ %1516, %1564 ], [ %1578, %1626 ]
  %1652 = icmp ugt i64 %1508, %1651
  br i1 %1652, label %1653, label %1664

1653:                                             ; preds = %1650
  %1654 = zext i32 %1496 to i64
  br label %1655

1655:                                             ; preds = %1655, %1653
  %1656 = phi i64 [ %1651, %1653 ], [ %1662, %1655 ]
  %1657 = add i64 %1656, %1494
  %1658 = inttoptr i64 %1657 to i8 addrspace(1)*
  %1659 = load volatile i8, i8 addrspace(1)* %1658, align 1, !tbaa !11
  %1660 = add i64 %1656, %74
  %1661 = inttoptr i64 %1660 to i8 addrspace(1)*
  store i8 %1659, i8 addrspace(1)* %1661, align 1, !tbaa !11
  %1662 = add i64 %1656, %1654
  %1663 = icmp ult i64 %1662, %1508
  br i1 %1663, label %1655, label %1664, !llvm.loop !46

1664:                                             ; preds = %1655, %1650
  %1665 = add i64 %1511, %1508
  %1666 = sub i64 %559, %1665
  %1667 = icmp ugt i64 %1666, %1651
  br i1 %1667, label %1668, label %1680

1668:                                             ; preds = %1664
  %1669 = zext i32 %1496 to i64
  br label %1670

1670:                                             ; preds = %1670, %1668
  %1671 = phi i64 [ %1651, %1668 ], [ %1678, %1670 ]
  %1672 = add i64 %1671, %1665
  %1673 = add i64 %1672, %1494
  %1674 = inttoptr i64 %1673 to i8 addrspace(1)*
  %1675 = load volatile i8, i8 addrspace(1)* %1674, align 1, !tbaa !11
  %1676 = add i64 %1672, %74
  %1677 = inttoptr i64 %1676 to i8 addrspace(1)*
  store i8 %1675, i8 addrspace(1)* %1677, align 1, !tbaa !11
  %1678 = add i64 %1671, %1669
  %1679 = icmp ult i64 %1678, %1666
  br i1 %1679, label %1670, label %1680, !llvm.loop !46

1680:                                             ; preds = %1670, %1641, %1664, %1636, %1467
  %1681 = icmp ult i64 %1482, %1358
  %1682 = select i1 %1681, i32 61, i32 0
  %1683 = select i1 %1480, i32 %1470, i32 %1682
  %1684 = icmp eq i32 %1683, 0
  %1685 = select i1 %1684, i64 %1358, i64 0
  %1686 = load i64, i64* %46, align 8, !tbaa !76
  %1687 = shl i64 %1352, 3
  %1688 = add i64 %1686, %1687
  %1689 = inttoptr i64 %1688 to i64*
  %1690 = load i32, i32* %40, align 4, !tbaa !40
  %1691 = icmp eq i32 %1690, 0
  %1692 = icmp ne i64 %1685, 0
  %1693 = and i1 %1692, %1691
  br i1 %1693, label %1694, label %1773

1694:                                             ; preds = %1680
  %1695 = load i64, i64* %63, align 8, !tbaa !79
  %1696 = inttoptr i64 %1695 to i64*
  %1697 = load i64, i64* %64, align 8, !tbaa !80
  %1698 = inttoptr i64 %1697 to i64*
  %1699 = load volatile i64, i64* %1696, align 8, !tbaa !5
  %1700 = load i64, i64* %45, align 8, !tbaa !81
  %1701 = icmp ult i64 %1699, %1700
  br i1 %1701, label %1702, label %1707

1702:                                             ; preds = %1694
  %1703 = atomicrmw add i64* %1696, i64 1 seq_cst, align 8
  %1704 = load i64, i64* %45, align 8, !tbaa !81
  %1705 = icmp ult i64 %1703, %1704
  %1706 = select i1 %1705, i64 %1703, i64 -1
  br label %1707

1707:                                             ; preds = %1702, %1694
  %1708 = phi i64 [ %1704, %1702 ], [ %1700, %1694 ]
  %1709 = phi i64 [ %1706, %1702 ], [ -1, %1694 ]
  %1710 = icmp eq i64 %1709, -1
  br i1 %1710, label %1711, label %1713

1711:                                             ; preds = %1707
  %1712 = icmp eq i64 %1708, 0
  br i1 %1712, label %1713, label %1716

1713:                                             ; preds = %1763, %1758, %1711, %1707
  %1714 = phi i64 [ %1709, %1707 ], [ -1, %1711 ], [ %1759, %1758 ], [ %1759, %1763 ]
  %1715 = phi i1 [ false, %1707 ], [ true, %1711 ], [ true, %1763 ], [ %1761, %1758 ]
  br i1 %1715, label %1773, label %1767

1716:                                             ; preds = %1711, %1763
  %1717 = phi i32 [ %1764, %1763 ], [ 0, %1711 ]
  %1718 = atomicrmw add i64* %1698, i64 1 seq_cst, align 8
  %1719 = load i64, i64* %45, align 8, !tbaa !81
  %1720 = urem i64 %1718, %1719
  %1721 = load i64, i64* %65, align 8, !tbaa !82
  %1722 = shl i64 %1720, 3
  %1723 = add i64 %1721, %1722
  %1724 = inttoptr i64 %1723 to i64*
  %1725 = load volatile i64, i64* %1724, align 8, !tbaa !5
  %1726 = icmp eq i64 %1725, 0
  br i1 %1726, label %1758, label %1727

1727:                                             ; preds = %1716
  %1728 = load i64, i64* %46, align 8, !tbaa !76
  %1729 = shl i64 %1725, 3
  %1730 = add i64 %1729, -8
  %1731 = add i64 %1730, %1728
  %1732 = inttoptr i64 %1731 to i64*
  %1733 = load volatile i64, i64* %1732, align 8, !tbaa !5
  %1734 = and i64 %1733, 393216
  %1735 = icmp eq i64 %1734, 262144
  %1736 = lshr i64 %1733, 20
  %1737 = icmp eq i64 %1736, %1720
  %1738 = and i1 %1735, %1737
  %1739 = and i64 %1733, 65535
  %1740 = icmp eq i64 %1739, 0
  %1741 = select i1 %1738, i1 %1740, i1 false
  br i1 %1741, label %1742, label %1751

1742:                                             ; preds = %1727
  %1743 = and i64 %1733, 65536
  %1744 = icmp eq i64 %1743, 0
  br i1 %1744, label %1747, label %1745

1745:                                             ; preds = %1742
  %1746 = atomicrmw and i64* %1732, i64 -65537 seq_cst, align 8
  br label %1751

1747:                                             ; preds = %1742
  %1748 = cmpxchg i64* %1732, i64 %1733, i64 0 seq_cst seq_cst, align 8
  %1749 = extractvalue { i64, i1 } %1748, 1
  %1750 = zext i1 %1749 to i32
  br label %1751

1751:                                             ; preds = %1747, %1745, %1727
  %1752 = phi i32 [ 0, %1745 ], [ %1750, %1747 ], [ 0, %1727 ]
  %1753 = icmp eq i32 %1752, 0
  br i1 %1753, label %1758, label %1754

1754:                                             ; preds = %1751
  %1755 = load i64, i64* %66, align 8, !tbaa !83
  %1756 = inttoptr i64 %1755 to i64*
  %1757 = atomicrmw add i64* %1756, i64 1 seq_cst, align 8
  tail call void @llvm.nvvm.membar.gl() #8
  br label %1758

1758:                                             ; preds = %1754, %1751, %1716
  %1759 = phi i64 [ %1720, %1754 ], [ -1, %1751 ], [ -1, %1716 ]
  %1760 = icmp ult i32 %1717, 63
  %1761 = icmp eq i64 %1759, -1
  %1762 = select i1 %1760, i1 %1761, i1 false
  br i1 %1762, label %1763, label %1713, !llvm.loop !84

1763:                                             ; preds = %1758
  %1764 = add nuw nsw i32 %1717, 1
  %1765 = load i64, i64* %45, align 8, !tbaa !81
  %1766 = icmp eq i64 %1765, 0
  br i1 %1766, label %1713, label %1716

1767:                                             ; preds = %1713
  %1768 = shl i64 %1714, 3
  %1769 = add i64 %1352, 1
  %1770 = load i64, i64* %65, align 8, !tbaa !82
  %1771 = add i64 %1770, %1768
  %1772 = inttoptr i64 %1771 to i64*
  store volatile i64 %1769, i64* %1772, align 8, !tbaa !5
  br label %1773

1773:                                             ; preds = %1767, %1713, %1680
  %1774 = phi i64 [ -1, %1680 ], [ %1714, %1713 ], [ %1714, %1767 ]
  %1775 = trunc i64 %1774 to i32
  %1776 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1775, i32 0, i32 31) #8
  %1777 = lshr i64 %1774, 32
  %1778 = trunc i64 %1777 to i32
  %1779 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1778, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !26
  %1780 = zext i32 %1779 to i64
  %1781 = shl nuw i64 %1780, 32
  %1782 = zext i32 %1776 to i64
  %1783 = or i64 %1781, %1782
  %1784 = icmp eq i64 %1783, -1
  br i1 %1784, label %1976, label %1785

1785:                                             ; preds = %1773
  %1786 = load i64, i64* %67, align 8, !tbaa !85
  %1787 = load i32, i32* %35, align 8, !tbaa !36
  %1788 = zext i32 %1787 to i64
  %1789 = shl i64 %1783, %1788
  %1790 = add i64 %1789, %1786
  %1791 = load i32, i32* %40, align 4, !tbaa !40
  %1792 = load i32, i32* %43, align 4, !tbaa !41
  %1793 = xor i64 %1790, %1489
  %1794 = and i64 %1793, 15
  %1795 = icmp eq i64 %1794, 0
  %1796 = and i64 %1793, 3
  %1797 = icmp eq i64 %1796, 0
  %1798 = select i1 %1797, i64 4, i64 1
  %1799 = select i1 %1795, i64 16, i64 %1798
  %1800 = sub i64 0, %1790
  %1801 = add nsw i64 %1799, -1
  %1802 = and i64 %1801, %1800
  %1803 = icmp ult i64 %1802, %1685
  %1804 = select i1 %1803, i64 %1802, i64 %1685
  %1805 = sub i64 %1685, %1804
  %1806 = sub nsw i64 0, %1799
  %1807 = and i64 %1805, %1806
  switch i64 %1799, label %1932 [
    i64 16, label %1808
    i64 4, label %1870
  ]

1808:                                             ; preds = %1785
  %1809 = add i64 %1804, %1790
  %1810 = add i64 %1804, %1489
  %1811 = lshr i64 %1807, 4
  %1812 = zext i32 %1791 to i64
  %1813 = mul i32 %1792, 3
  %1814 = zext i32 %1813 to i64
  %1815 = add nuw nsw i64 %1814, %1812
  %1816 = icmp ult i64 %1815, %1811
  br i1 %1816, label %1817, label %1823

1817:                                             ; preds = %1808
  %1818 = shl i32 %1792, 2
  %1819 = zext i32 %1818 to i64
  %1820 = zext i32 %1792 to i64
  %1821 = shl i32 %1792, 1
  %1822 = zext i32 %1821 to i64
  br label %1828

1823:                                             ; preds = %1828, %1808
  %1824 = phi i64 [ %1812, %1808 ], [ %1857, %1828 ]
  %1825 = icmp ult i64 %1824, %1811
  br i1 %1825, label %1826, label %1946

1826:                                             ; preds = %1823
  %1827 = zext i32 %1792 to i64
  br label %1860

1828:                                             ; preds = %1828, %1817
  %1829 = phi i64 [ %1812, %1817 ], [ %1857, %1828 ]
  %1830 = shl i64 %1829, 4
  %1831 = add i64 %1830, %1810
  %1832 = inttoptr i64 %1831 to <4 x i32> addrspace(1)*
  %1833 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1832, align 16, !tbaa !11
  %1834 = add i64 %1829, %1820
  %1835 = shl i64 %1834, 4
  %1836 = add i64 %1835, %1810
  %1837 = inttoptr i64 %1836 to <4 x i32> addrspace(1)*
  %1838 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1837, align 16, !tbaa !11
  %1839 = add i64 %1829, %1822
  %1840 = shl i64 %1839, 4
  %1841 = add i64 %1840, %1810
  %1842 = inttoptr i64 %1841 to <4 x i32> addrspace(1)*
  %1843 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1842, align 16, !tbaa !11
  %1844 = add i64 %1829, %1814
  %1845 = shl i64 %1844, 4
  %1846 = add i64 %1845, %1810
  %1847 = inttoptr i64 %1846 to <4 x i32> addrspace(1)*
  %1848 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1847, align 16, !tbaa !11
  %1849 = add i64 %1830, %1809
  %1850 = inttoptr i64 %1849 to <4 x i32> addrspace(1)*
  store <4 x i32> %1833, <4 x i32> addrspace(1)* %1850, align 16, !tbaa !11
  %1851 = add i64 %1835, %1809
  %1852 = inttoptr i64 %1851 to <4 x i32> addrspace(1)*
  store <4 x i32> %1838, <4 x i32> addrspace(1)* %1852, align 16, !tbaa !11
  %1853 = add i64 %1840, %1809
  %1854 = inttoptr i64 %1853 to <4 x i32> addrspace(1)*
  store <4 x i32> %1843, <4 x i32> addrspace(1)* %1854, align 16, !tbaa !11
  %1855 = add i64 %1845, %1809
  %1856 = inttoptr i64 %1855 to <4 x i32> addrspace(1)*
  store <4 x i32> %1848, <4 x i32> addrspace(1)* %1856, align 16, !tbaa !11
  %1857 = add i64 %1829, %1819
  %1858 = add i64 %1857, %1814
  %1859 = icmp ult i64 %1858, %1811
  br i1 %1859, label %1828, label %1823, !llvm.loop !42

1860:                                             ; preds = %1860, %1826
  %1861 = phi i64 [ %1824, %1826 ], [ %1868, %1860 ]
  %1862 = shl i64 %1861, 4
  %1863 = add i64 %1862, %1810
  %1864 = inttoptr i64 %1863 to <4 x i32> addrspace(1)*
  %1865 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1864, align 16, !tbaa !11
  %1866 = add i64 %1862, %1809
  %1867 = inttoptr i64 %1866 to <4 x i32> addrspace(1)*
  store <4 x i32> %1865, <4 x i32> addrspace(1)* %1867, align 16, !tbaa !11
  %1868 = add i64 %1861, %1827
  %1869 = icmp ult i64 %1868, %1811
  br i1 %1869, label %1860, label %1946, !llvm.loop !43

1870:                                             ; preds = %1785
  %1871 = add i64 %1804, %1790
  %1872 = add i64 %1804, %1489
  %1873 = lshr i64 %1807, 2
  %1874 = zext i32 %1791 to i64
  %1875 = mul i32 %1792, 3
  %1876 = zext i32 %1875 to i64
  %1877 = add nuw nsw i64 %1876, %1874
  %1878 = icmp ult i64 %1877, %1873
  br i1 %1878, label %1879, label %1885

1879:                                             ; preds = %1870
  %1880 = shl i32 %1792, 2
  %1881 = zext i32 %1880 to i64
  %1882 = zext i32 %1792 to i64
  %1883 = shl i32 %1792, 1
  %1884 = zext i32 %1883 to i64
  br label %1890

1885:                                             ; preds = %1890, %1870
  %1886 = phi i64 [ %1874, %1870 ], [ %1919, %1890 ]
  %1887 = icmp ult i64 %1886, %1873
  br i1 %1887, label %1888, label %1946

1888:                                             ; preds = %1885
  %1889 = zext i32 %1792 to i64
  br label %1922

1890:                                             ; preds = %1890, %1879
  %1891 = phi i64 [ %1874, %1879 ], [ %1919, %1890 ]
  %1892 = shl i64 %1891, 2
  %1893 = add i64 %1892, %1872
  %1894 = inttoptr i64 %1893 to i32 addrspace(1)*
  %1895 = load volatile i32, i32 addrspace(1)* %1894, align 4, !tbaa !11
  %1896 = add i64 %1891, %1882
  %1897 = shl i64 %1896, 2
  %1898 = add i64 %1897, %1872
  %1899 = inttoptr i64 %1898 to i32 addrspace(1)*
  %1900 = load volatile i32, i32 addrspace(1)* %1899, align 4, !tbaa !11
  %1901 = add i64 %1891, %1884
  %1902 = shl i64 %1901, 2
  %1903 = add i64 %1902, %1872
  %1904 = inttoptr i64 %1903 to i32 addrspace(1)*
  %1905 = load volatile i32, i32 addrspace(1)* %1904, align 4, !tbaa !11
  %1906 = add i64 %1891, %1876
  %1907 = shl i64 %1906, 2
  %1908 = add i64 %1907, %1872
  %1909 = inttoptr i64 %1908 to i32 addrspace(1)*
  %1910 = load volatile i32, i32 addrspace(1)* %1909, align 4, !tbaa !11
  %1911 = add i64 %1892, %1871
  %1912 = inttoptr i64 %1911 to i32 addrspace(1)*
  store i32 %1895, i32 addrspace(1)* %1912, align 4, !tbaa !11
  %1913 = add i64 %1897, %1871
  %1914 = inttoptr i64 %1913 to i32 addrspace(1)*
  store i32 %1900, i32 addrspace(1)* %1914, align 4, !tbaa !11
  %1915 = add i64 %1902, %1871
  %1916 = inttoptr i64 %1915 to i32 addrspace(1)*
  store i32 %1905, i32 addrspace(1)* %1916, align 4, !tbaa !11
  %1917 = add i64 %1907, %1871
  %1918 = inttoptr i64 %1917 to i32 addrspace(1)*
  store i32 %1910, i32 addrspace(1)* %1918, align 4, !tbaa !11
  %1919 = add i64 %1891, %1881
  %1920 = add i64 %1919, %1876
  %1921 = icmp ult i64 %1920, %1873
  br i1 %1921, label %1890, label %1885, !llvm.loop !44

1922:                                             ; preds = %1922, %1888
  %1923 = phi i64 [ %1886, %1888 ], [ %1930, %1922 ]
  %1924 = shl i64 %1923, 2
  %1925 = add i64 %1924, %1872
  %1926 = inttoptr i64 %1925 to i32 addrspace(1)*
  %1927 = load volatile i32, i32 addrspace(1)* %1926, align 4, !tbaa !11
  %1928 = add i64 %1924, %1871
  %1929 = inttoptr i64 %1928 to i32 addrspace(1)*
  store i32 %1927, i32 addrspace(1)* %1929, align 4, !tbaa !11
  %1930 = add i64 %1923, %1889
  %1931 = icmp ult i64 %1930, %1873
  br i1 %1931, label %1922, label %1946, !llvm.loop !45

1932:                                             ; preds = %1785
  %1933 = zext i32 %1791 to i64
  %1934 = icmp ugt i64 %1685, %1933
  br i1 %1934, label %1935, label %1976

1935:                                             ; preds = %1932
  %1936 = zext i32 %1792 to i64
  br label %1937

1937:                                             ; preds = %1937, %1935
  %1938 = phi i64 [ %1933, %1935 ], [ %1944, %1937 ]
  %1939 = add i64 %1938, %1489
  %1940 = inttoptr i64 %1939 to i8 addrspace(1)*
  %1941 = load volatile i8, i8 addrspace(1)* %1940, align 1, !tbaa !11
  %1942 = add i64 %1938, %1790
  %1943 = inttoptr i64 %1942 to i8 addrspace(1)*
  store i8 %1941, i8 addrspace(1)* %1943, align 1, !tbaa !11
  %1944 = add i64 %1938, %1936
  %1945 = icmp ult i64 %1944, %1685
  br i1 %1945, label %1937, label %1976, !llvm.loop !46

1946:                                             ; preds = %1922, %1860, %1885, %1823
  %1947 = phi i64 [ %1874, %1885 ], [ %1812, %1823 ], [ %1812, %1860 ], [ %1874, %1922 ]
  %1948 = icmp ugt i64 %1804, %1947
  br i1 %1948, label %1949, label %1960

1949:                                             ; preds = %1946
  %1950 = zext i32 %1792 to i64
  br label %1951

1951:                                             ; preds = %1951, %1949
  %1952 = phi i64 [ %1947, %1949 ], [ %1958, %1951 ]
  %1953 = add i64 %1952, %1489
  %1954 = inttoptr i64 %1953 to i8 addrspace(1)*
  %1955 = load volatile i8, i8 addrspace(1)* %1954, align 1, !tbaa !11
  %1956 = add i64 %1952, %1790
  %1957 = inttoptr i64 %1956 to i8 addrspace(1)*
  store i8 %1955, i8 addrspace(1)* %1957, align 1, !tbaa !11
  %1958 = add i64 %1952, %1950
  %1959 = icmp ult i64 %1958, %1804
  br i1 %1959, label %1951, label %1960, !llvm.loop !46

1960:                                             ; preds = %1951, %1946
  %1961 = add i64 %1807, %1804
  %1962 = sub i64 %1685, %1961
  %1963 = icmp ugt i64 %1962, %1947
  br i1 %1963, label %1964, label %1976

1964:                                             ; preds = %1960
  %1965 = zext i32 %1792 to i64
  br label %1966

1966:                                             ; preds = %1966, %1964
  %1967 = phi i64 [ %1947, %1964 ], [ %1974, %1966 ]
  %1968 = add i64 %1967, %1961
  %1969 = add i64 %1968, %1489
  %1970 = inttoptr i64 %1969 to i8 addrspace(1)*
  %1971 = load volatile i8, i8 addrspace(1)* %1970, align 1, !tbaa !11
  %1972 = add i64 %1968, %1790
  %1973 = inttoptr i64 %1972 to i8 addrspace(1)*
  store i8 %1971, i8 addrspace(1)* %1973, align 1, !tbaa !11
  %1974 = add i64 %1967, %1965
  %1975 = icmp ult i64 %1974, %1962
  br i1 %1975, label %1966, label %1976, !llvm.loop !46

1976:                                             ; preds = %1966, %1937, %1960, %1932, %1773
  %1977 = and i1 %1692, %1784
  %1978 = zext i1 %1977 to i32
  %1979 = load i32, i32* %68, align 4, !tbaa !9
  %1980 = add i32 %1979, %1978
  store i32 %1980, i32* %68, align 4, !tbaa !9
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !86
  %1981 = load i32, i32* %40, align 4, !tbaa !40
  %1982 = icmp eq i32 %1981, 0
  br i1 %1982, label %1983, label %1988

1983:                                             ; preds = %1976
  %1984 = shl i64 %1783, 20
  %1985 = or i64 %1984, 131072
  %1986 = select i1 %1784, i64 -131072, i64 %1985
  tail call void @llvm.nvvm.membar.gl() #8
  %1987 = atomicrmw add i64* %1689, i64 %1986 seq_cst, align 8
  br label %1988

1988:                                             ; preds = %1983, %1976
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !75
  %1989 = and i64 %1474, 4286578688
  %1990 = icmp eq i64 %1989, 58720256
  br i1 %1990, label %1991, label %1992

1991:                                             ; preds = %1988
  store i32 %1470, i32* %48, align 4, !tbaa !51
  br label %2006

1992:                                             ; preds = %1988
  %1993 = load i32, i32* %40, align 4, !tbaa !40
  %1994 = icmp eq i32 %1993, 0
  br i1 %1994, label %1995, label %2006

1995:                                             ; preds = %1992
  tail call void @llvm.nvvm.membar.gl() #8
  %1996 = load i64, i64* %47, align 8, !tbaa !55
  %1997 = lshr i32 %1339, 3
  %1998 = and i32 %1997, 536870904
  %1999 = zext i32 %1998 to i64
  %2000 = add i64 %1996, %1999
  %2001 = inttoptr i64 %2000 to i64*
  %2002 = and i32 %1339, 63
  %2003 = zext i32 %2002 to i64
  %2004 = shl nuw i64 1, %2003
  %2005 = atomicrmw or i64* %2001, i64 %2004 seq_cst, align 8
  br label %2006

2006:                                             ; preds = %1995, %1992, %1991
  %2007 = zext i1 %1490 to i32
  %2008 = load i32, i32* %69, align 4, !tbaa !9
  %2009 = add i32 %2008, %2007
  store i32 %2009, i32* %69, align 4, !tbaa !9
  br label %2221

2010:                                             ; preds = %1336
  %2011 = icmp eq i64 %74, 0
  br i1 %2011, label %2209, label %2012

2012:                                             ; preds = %2010
  %2013 = load i64, i64* %67, align 8, !tbaa !85
  %2014 = and i64 %1344, 72057589742960640
  %2015 = or i64 %2014, %1345
  %2016 = load i32, i32* %35, align 8, !tbaa !36
  %2017 = zext i32 %2016 to i64
  %2018 = shl i64 %2015, %2017
  %2019 = add i64 %2018, %2013
  %2020 = shl nsw i64 -1, %2017
  %2021 = xor i64 %2020, -1
  %2022 = and i64 %75, %2021
  %2023 = add i64 %2019, %2022
  %2024 = load i32, i32* %40, align 4, !tbaa !40
  %2025 = load i32, i32* %43, align 4, !tbaa !41
  %2026 = xor i64 %2023, %74
  %2027 = and i64 %2026, 15
  %2028 = icmp eq i64 %2027, 0
  %2029 = and i64 %2026, 3
  %2030 = icmp eq i64 %2029, 0
  %2031 = select i1 %2030, i64 4, i64 1
  %2032 = select i1 %2028, i64 16, i64 %2031
  %2033 = sub i64 0, %74
  %2034 = add nsw i64 %2032, -1
  %2035 = and i64 %2034, %2033
  %2036 = icmp ult i64 %2035, %559
  %2037 = select i1 %2036, i64 %2035, i64 %559
  %2038 = sub i64 %559, %2037
  %2039 = sub nsw i64 0, %2032
  %2040 = and i64 %2038, %2039
  switch i64 %2032, label %2165 [
    i64 16, label %2041
    i64 4, label %2103
  ]

2041:                                             ; preds = %2012
  %2042 = add i64 %2037, %74
  %2043 = add i64 %2037, %2023
  %2044 = lshr i64 %2040, 4
  %2045 = zext i32 %2024 to i64
  %2046 = mul i32 %2025, 3
  %2047 = zext i32 %2046 to i64
  %2048 = add nuw nsw i64 %2047, %2045
  %2049 = icmp ult i64 %2048, %2044
  br i1 %2049, label %2050, label %2056

2050:                                             ; preds = %2041
  %2051 = shl i32 %2025, 2
  %2052 = zext i32 %2051 to i64
  %2053 = zext i32 %2025 to i64
  %2054 = shl i32 %2025, 1
  %2055 = zext i32 %2054 to i64
  br label %2061

2056:                                             ; preds = %2061, %2041
  %2057 = phi i64 [ %2045, %2041 ], [ %2090, %2061 ]
  %2058 = icmp ult i64 %2057, %2044
  br i1 %2058, label %2059, label %2179

2059:                                             ; preds = %2056
  %2060 = zext i32 %2025 to i64
  br label %2093

2061:                                             ; preds = %2061, %2050
  %2062 = phi i64 [ %2045, %2050 ], [ %2090, %2061 ]
  %2063 = shl i64 %2062, 4
  %2064 = add i64 %2063, %2043
  %2065 = inttoptr i64 %2064 to <4 x i32> addrspace(1)*
  %2066 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2065, align 16, !tbaa !11
  %2067 = add i64 %2062, %2053
  %2068 = shl i64 %2067, 4
  %2069 = add i64 %2068, %2043
  %2070 = inttoptr i64 %2069 to <4 x i32> addrspace(1)*
  %2071 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2070, align 16, !tbaa !11
  %2072 = add i64 %2062, %2055
  %2073 = shl i64 %2072, 4
  %2074 = add i64 %2073, %2043
  %2075 = inttoptr i64 %2074 to <4 x i32> addrspace(1)*
  %2076 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2075, align 16, !tbaa !11
  %2077 = add i64 %2062, %2047
  %2078 = shl i64 %2077, 4
  %2079 = add i64 %2078, %2043
  %2080 = inttoptr i64 %2079 to <4 x i32> addrspace(1)*
  %2081 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2080, align 16, !tbaa !11
  %2082 = add i64 %2063, %2042
  %2083 = inttoptr i64 %2082 to <4 x i32> addrspace(1)*
  store <4 x i32> %2066, <4 x i32> addrspace(1)* %2083, align 16, !tbaa !11
  %2084 = add i64 %2068, %2042
  %2085 = inttoptr i64 %2084 to <4 x i32> addrspace(1)*
  store <4 x i32> %2071, <4 x i32> addrspace(1)* %2085, align 16, !tbaa !11
  %2086 = add i64 %2073, %2042
  %2087 = inttoptr i64 %2086 to <4 x i32> addrspace(1)*
  store <4 x i32> %2076, <4 x i32> addrspace(1)* %2087, align 16, !tbaa !11
  %2088 = add i64 %2078, %2042
  %2089 = inttoptr i64 %2088 to <4 x i32> addrspace(1)*
  store <4 x i32> %2081, <4 x i32> addrspace(1)* %2089, align 16, !tbaa !11
  %2090 = add i64 %2062, %2052
  %2091 = add i64 %2090, %2047
  %2092 = icmp ult i64 %2091, %2044
  br i1 %2092, label %2061, label %2056, !llvm.loop !42

2093:                                             ; preds = %2093, %2059
  %2094 = phi i64 [ %2057, %2059 ], [ %2101, %2093 ]
  %2095 = shl i64 %2094, 4
  %2096 = add i64 %2095, %2043
  %2097 = inttoptr i64 %2096 to <4 x i32> addrspace(1)*
  %2098 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2097, align 16, !tbaa !11
  %2099 = add i64 %2095, %2042
  %2100 = inttoptr i64 %2099 to <4 x i32> addrspace(1)*
  store <4 x i32> %2098, <4 x i32> addrspace(1)* %2100, align 16, !tbaa !11
  %2101 = add i64 %2094, %2060
  %2102 = icmp ult i64 %2101, %2044
  br i1 %2102, label %2093, label %2179, !llvm.loop !43

2103:                                             ; preds = %2012
  %2104 = add i64 %2037, %74
  %2105 = add i64 %2037, %2023
  %2106 = lshr i64 %2040, 2
  %2107 = zext i32 %2024 to i64
  %2108 = mul i32 %2025, 3
  %2109 = zext i32 %2108 to i64
  %2110 = add nuw nsw i64 %2109, %2107
  %2111 = icmp ult i64 %2110, %2106
  br i1 %2111, label %2112, label %2118

2112:                                             ; preds = %2103
  %2113 = shl i32 %2025, 2
  %2114 = zext i32 %2113 to i64
  %2115 = zext i32 %2025 to i64
  %2116 = shl i32 %2025, 1
  %2117 = zext i32 %2116 to i64
  br label %2123

2118:                                             ; preds = %2123, %2103
  %2119 = phi i64 [ %2107, %2103 ], [ %2152, %2123 ]
  %2120 = icmp ult i64 %2119, %2106
  br i1 %2120, label %2121, label %2179

2121:                                             ; preds = %2118
  %2122 = zext i32 %2025 to i64
  br label %2155

2123:                                             ; preds = %2123, %2112
  %2124 = phi i64 [ %2107, %2112 ], [ %2152, %2123 ]
  %2125 = shl i64 %2124, 2
  %2126 = add i64 %2125, %2105
  %2127 = inttoptr i64 %2126 to i32 addrspace(1)*
  %2128 = load volatile i32, i32 addrspace(1)* %2127, align 4, !tbaa !11
  %2129 = add i64 %2124, %2115
  %2130 = shl i64 %2129, 2
  %2131 = add i64 %2130, %2105
  %2132 = inttoptr i64 %2131 to i32 addrspace(1)*
  %2133 = load volatile i32, i32 addrspace(1)* %2132, align 4, !tbaa !11
  %2134 = add i64 %2124, %2117
  %2135 = shl i64 %2134, 2
  %2136 = add i64 %2135, %2105
  %2137 = inttoptr i64 %2136 to i32 addrspace(1)*
  %2138 = load volatile i32, i32 addrspace(1)* %2137, align 4, !tbaa !11
  %2139 = add i64 %2124, %2109
  %2140 = shl i64 %2139, 2
  %2141 = add i64 %2140, %2105
  %2142 = inttoptr i64 %2141 to i32 addrspace(1)*
  %2143 = load volatile i32, i32 addrspace(1)* %2142, align 4, !tbaa !11
  %2144 = add i64 %2125, %2104
  %2145 = inttoptr i64 %2144 to i32 addrspace(1)*
  store i32 %2128, i32 addrspace(1)* %2145, align 4, !tbaa !11
  %2146 = add i64 %2130, %2104
  %2147 = inttoptr i64 %2146 to i32 addrspace(1)*
  store i32 %2133, i32 addrspace(1)* %2147, align 4, !tbaa !11
  %2148 = add i64 %2135, %2104
  %2149 = inttoptr i64 %2148 to i32 addrspace(1)*
  store i32 %2138, i32 addrspace(1)* %2149, align 4, !tbaa !11
  %2150 = add i64 %2140, %2104
  %2151 = inttoptr i64 %2150 to i32 addrspace(1)*
  store i32 %2143, i32 addrspace(1)* %2151, align 4, !tbaa !11
  %2152 = add i64 %2124, %2114
  %2153 = add i64 %2152, %2109
  %2154 = icmp ult i64 %2153, %2106
  br i1 %2154, label %2123, label %2118, !llvm.loop !44

2155:                                             ; preds = %2155, %2121
  %2156 = phi i64 [ %2119, %2121 ], [ %2163, %2155 ]
  %2157 = shl i64 %2156, 2
  %2158 = add i64 %2157, %2105
  %2159 = inttoptr i64 %2158 to i32 addrspace(1)*
  %2160 = load volatile i32, i32 addrspace(1)* %2159, align 4, !tbaa !11
  %2161 = add i64 %2157, %2104
  %2162 = inttoptr i64 %2161 to i32 addrspace(1)*
  store i32 %2160, i32 addrspace(1)* %2162, align 4, !tbaa !11
  %2163 = add i64 %2156, %2122
  %2164 = icmp ult i64 %2163, %2106
  br i1 %2164, label %2155, label %2179, !llvm.loop !45

2165:                                             ; preds = %2012
  %2166 = zext i32 %2024 to i64
  %2167 = icmp ugt i64 %559, %2166
  br i1 %2167, label %2168, label %2209

2168:                                             ; preds = %2165
  %2169 = zext i32 %2025 to i64
  br label %2170

2170:                                             ; preds = %2170, %2168
  %2171 = phi i64 [ %2166, %2168 ], [ %2177, %2170 ]
  %2172 = add i64 %2171, %2023
  %2173 = inttoptr i64 %2172 to i8 addrspace(1)*
  %2174 = load volatile i8, i8 addrspace(1)* %2173, align 1, !tbaa !11
  %2175 = add i64 %2171, %74
  %2176 = inttoptr i64 %2175 to i8 addrspace(1)*
  store i8 %2174, i8 addrspace(1)* %2176, align 1, !tbaa !11
  %2177 = add i64 %2171, %2169
  %2178 = icmp ult i64 %2177, %559
  br i1 %2178, label %2170, label %2209, !llvm.loop !46

2179:                                             ; preds = %2155, %2093, %2118, %2056
  %2180 = phi i64 [ %2107, %2118 ], [ %2045, %2056 ], [ %2045, %2093 ], [ %2107, %2155 ]
  %2181 = icmp ugt i64 %2037, %2180
  br i1 %2181, label %2182, label %2193

2182:                                             ; preds = %2179
  %2183 = zext i32 %2025 to i64
  br label %2184

2184:                                             ; preds = %2184, %2182
  %2185 = phi i64 [ %2180, %2182 ], [ %2191, %2184 ]
  %2186 = add i64 %2185, %2023
  %2187 = inttoptr i64 %2186 to i8 addrspace(1)*
  %2188 = load volatile i8, i8 addrspace(1)* %2187, align 1, !tbaa !11
  %2189 = add i64 %2185, %74
  %2190 = inttoptr i64 %2189 to i8 addrspace(1)*
  store i8 %2188, i8 addrspace(1)* %2190, align 1, !tbaa !11
  %2191 = add i64 %2185, %2183
  %2192 = icmp ult i64 %2191, %2037
  br i1 %2192, label %2184, label %2193, !llvm.loop !46

2193:                                             ; preds = %2184, %2179
  %2194 = add i64 %2040, %2037
  %2195 = sub i64 %559, %2194
  %2196 = icmp ugt i64 %2195, %2180
  br i1 %2196, label %2197, label %2209

2197:                                             ; preds = %2193
  %2198 = zext i32 %2025 to i64
  br label %2199

2199:                                             ; preds = %2199, %2197
  %2200 = phi i64 [ %2180, %2197 ], [ %2207, %2199 ]
  %2201 = add i64 %2200, %2194
  %2202 = add i64 %2201, %2023
  %2203 = inttoptr i64 %2202 to i8 addrspace(1)*
  %2204 = load volatile i8, i8 addrspace(1)* %2203, align 1, !tbaa !11
  %2205 = add i64 %2201, %74
  %2206 = inttoptr i64 %2205 to i8 addrspace(1)*
  store i8 %2204, i8 addrspace(1)* %2206, align 1, !tbaa !11
  %2207 = add i64 %2200, %2198
  %2208 = icmp ult i64 %2207, %2195
  br i1 %2208, label %2199, label %2209, !llvm.loop !46

2209:                                             ; preds = %2199, %2170, %2193, %2165, %2010
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !87
  %2210 = load i32, i32* %40, align 4, !tbaa !40
  %2211 = icmp eq i32 %2210, 0
  br i1 %2211, label %2212, label %2218

2212:                                             ; preds = %2209
  %2213 = load i64, i64* %46, align 8, !tbaa !76
  %2214 = shl i64 %562, 3
  %2215 = add i64 %2213, %2214
  %2216 = inttoptr i64 %2215 to i64*
  tail call void @llvm.nvvm.membar.gl() #8
  %2217 = atomicrmw add i64* %2216, i64 -1 seq_cst, align 8
  br label %2218

2218:                                             ; preds = %2212, %2209
  %2219 = load i32, i32* %70, align 4, !tbaa !9
  %2220 = add i32 %2219, 1
  store i32 %2220, i32* %70, align 4, !tbaa !9
  br label %2221

2221:                                             ; preds = %2218, %2006, %1348, %1083, %745, %568, %554, %281
  %2222 = phi i64 [ %91, %281 ], [ %363, %554 ], [ %559, %568 ], [ %559, %745 ], [ %559, %1083 ], [ %559, %1348 ], [ %559, %2006 ], [ %559, %2218 ]
  %2223 = phi i32 [ 0, %281 ], [ 0, %554 ], [ 0, %568 ], [ %739, %745 ], [ %872, %1083 ], [ %1339, %1348 ], [ %1485, %2006 ], [ 0, %2218 ]
  %2224 = add i64 %2222, %75
  %2225 = icmp eq i64 %74, 0
  %2226 = select i1 %2225, i64 0, i64 %2222
  %2227 = add i64 %2226, %74
  %2228 = icmp ugt i64 %31, %2224
  %2229 = icmp eq i32 %2223, 0
  %2230 = select i1 %2228, i1 %2229, i1 false
  br i1 %2230, label %73, label %2231, !llvm.loop !88

2231:                                             ; preds = %2221, %28, %25
  %2232 = phi i32 [ %26, %25 ], [ 0, %28 ], [ %2223, %2221 ]
  %2233 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 7, i64 0
  %2234 = load i32, i32* %2233, align 4, !tbaa !9
  %2235 = add i32 %2234, 1
  store i32 %2235, i32* %2233, align 4, !tbaa !9
  %2236 = icmp ne i32 %2232, 0
  %2237 = zext i1 %2236 to i32
  %2238 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 7, i64 1
  %2239 = load i32, i32* %2238, align 4, !tbaa !9
  %2240 = add i32 %2239, %2237
  store i32 %2240, i32* %2238, align 4, !tbaa !9
  %2241 = icmp ne i64 %4, 0
  %2242 = and i1 %2241, %2236
  br i1 %2242, label %2243, label %2289

2243:                                             ; preds = %2231
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !89
  %2244 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 0
  %2245 = load i32, i32* %2244, align 4, !tbaa !30
  %2246 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 1
  %2247 = load i32, i32* %2246, align 4, !tbaa !90
  %2248 = sub i64 0, %4
  %2249 = and i64 %2248, 3
  %2250 = icmp ult i64 %2249, %3
  %2251 = select i1 %2250, i64 %2249, i64 %3
  %2252 = zext i32 %2245 to i64
  %2253 = sub i64 %3, %2251
  %2254 = lshr i64 %2253, 2
  %2255 = icmp ugt i64 %2254, %2252
  br i1 %2255, label %2256, label %2259

2256:                                             ; preds = %2243
  %2257 = add i64 %2251, %4
  %2258 = zext i32 %2247 to i64
  br label %2263

2259:                                             ; preds = %2263, %2243
  %2260 = icmp ugt i64 %2251, %2252
  br i1 %2260, label %2261, label %2276

2261:                                             ; preds = %2259
  %2262 = zext i32 %2247 to i64
  br label %2270

2263:                                             ; preds = %2263, %2256
  %2264 = phi i64 [ %2252, %2256 ], [ %2268, %2263 ]
  %2265 = shl i64 %2264, 2
  %2266 = add i64 %2257, %2265
  %2267 = inttoptr i64 %2266 to i32 addrspace(1)*
  store i32 0, i32 addrspace(1)* %2267, align 4, !tbaa !11
  %2268 = add i64 %2264, %2258
  %2269 = icmp ult i64 %2268, %2254
  br i1 %2269, label %2263, label %2259, !llvm.loop !91

2270:                                             ; preds = %2270, %2261
  %2271 = phi i64 [ %2252, %2261 ], [ %2274, %2270 ]
  %2272 = add i64 %2271, %4
  %2273 = inttoptr i64 %2272 to i8 addrspace(1)*
  store i8 0, i8 addrspace(1)* %2273, align 1, !tbaa !11
  %2274 = add i64 %2271, %2262
  %2275 = icmp ult i64 %2274, %2251
  br i1 %2275, label %2270, label %2276, !llvm.loop !92

2276:                                             ; preds = %2270, %2259
  %2277 = and i64 %2253, -4
  %2278 = or i64 %2277, %2251
  %2279 = add i64 %2278, %2252
  %2280 = icmp ult i64 %2279, %3
  br i1 %2280, label %2281, label %2289

2281:                                             ; preds = %2276
  %2282 = zext i32 %2247 to i64
  br label %2283

2283:                                             ; preds = %2283, %2281
  %2284 = phi i64 [ %2279, %2281 ], [ %2287, %2283 ]
  %2285 = add i64 %2284, %4
  %2286 = inttoptr i64 %2285 to i8 addrspace(1)*
  store i8 0, i8 addrspace(1)* %2286, align 1, !tbaa !11
  %2287 = add i64 %2284, %2282
  %2288 = icmp ult i64 %2287, %3
  br i1 %2288, label %2283, label %2289, !llvm.loop !93

2289:                                             ; preds = %2283, %2276, %2231
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !94
  %2290 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 6
  %2291 = load i32, i32* %2290, align 4, !tbaa !31
  %2292 = icmp eq i32 %2291, 0
  br i1 %2292, label %2299, label %2293

2293:                                             ; preds = %2289
  tail call void @llvm.nvvm.membar.gl() #8
  %2294 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 18
  %2295 = load i64, i64* %2294, align 8, !tbaa !22
  %2296 = add i64 %2295, 40
  %2297 = inttoptr i64 %2296 to i64*
  %2298 = atomicrmw add i64* %2297, i64 -1 seq_cst, align 8
  store i32 0, i32* %2290, align 4, !tbaa !31
  br label %2299

2299:                                             ; preds = %2289, %2293
  %2300 = sub nsw i32 0, %2232
  ret i32 %2300
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
!23 = !{!"_ZTS12array_common", !24, i64 0, !25, i64 88, !6, i64 144, !6, i64 152, !6, i64 160, !6, i64 168, !6, i64 176, !6, i64 184, !10, i64 192, !10, i64 196}
!24 = !{!"_ZTS11ring_params", !6, i64 0, !6, i64 8, !6, i64 16, !6, i64 24, !6, i64 32, !6, i64 40, !6, i64 48, !6, i64 56, !6, i64 64, !6, i64 72, !10, i64 80, !10, i64 84}
!25 = !{!"_ZTS13frames_params", !6, i64 0, !6, i64 8, !6, i64 16, !6, i64 24, !6, i64 32, !6, i64 40, !6, i64 48}
!26 = !{i64 2147803670}
!27 = !{!18, !10, i64 16}
!28 = !{!18, !10, i64 56}
!29 = !{i64 2147837443}
!30 = !{!18, !10, i64 0}
!31 = !{!19, !10, i64 24}
!32 = !{!19, !10, i64 20}
!33 = !{i64 2147840852}
!34 = distinct !{!34, !35}
!35 = !{!"llvm.loop.mustprogress"}
!36 = !{!23, !10, i64 192}
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
!47 = !{!23, !10, i64 196}
!48 = !{!23, !6, i64 184}
!49 = !{i64 2147836713}
!50 = !{!23, !6, i64 128}
!51 = !{!19, !10, i64 12}
!52 = !{!19, !10, i64 8}
!53 = !{!24, !10, i64 84}
!54 = distinct !{!54, !35}
!55 = !{!24, !6, i64 40}
!56 = !{i64 0, i64 65}
!57 = distinct !{!57, !35}
!58 = !{!24, !6, i64 48}
!59 = !{!24, !6, i64 8}
!60 = !{i64 308383}
!61 = !{!24, !6, i64 56}
!62 = distinct !{!62, !35}
!63 = distinct !{!63, !35}
!64 = !{!24, !6, i64 24}
!65 = !{i64 307035}
!66 = !{!24, !6, i64 72}
!67 = distinct !{!67, !35}
!68 = !{!23, !6, i64 152}
!69 = !{!24, !6, i64 32}
!70 = !{!24, !10, i64 80}
!71 = !{!24, !6, i64 0}
!72 = distinct !{!72, !35}
!73 = !{!24, !6, i64 16}
!74 = !{!24, !6, i64 64}
!75 = !{i64 2147834512}
!76 = !{!25, !6, i64 0}
!77 = distinct !{!77, !35}
!78 = !{!23, !6, i64 160}
!79 = !{!25, !6, i64 24}
!80 = !{!25, !6, i64 32}
!81 = !{!25, !6, i64 40}
!82 = !{!25, !6, i64 8}
!83 = !{!25, !6, i64 48}
!84 = distinct !{!84, !35}
!85 = !{!23, !6, i64 104}
!86 = !{i64 2147834166}
!87 = !{i64 2147835506}
!88 = distinct !{!88, !35}
!89 = !{i64 2147837671}
!90 = !{!18, !10, i64 4}
!91 = distinct !{!91, !35}
!92 = distinct !{!92, !35}
!93 = distinct !{!93, !35}
!94 = !{i64 2147837730}
