; SPDX-License-Identifier: Apache-2.0
; Copyright The Peerlane Authors
; Made by ptx.py.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.pl_array_device = type { i64, i32, i32, i64, [29 x i64] }
%struct.pl_array_warp = type { %struct.taker, i32, i32, i32 }
%struct.taker = type { i32, i32, i32, i32, i32, i32, i32, [8 x i32] }
%struct.array_common = type { %struct.ring_params, %struct.frames_params, i64, i64, i64, i64, i64, i64, i64, i64, i32, i32, i32, i32 }
%struct.ring_params = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i32, i32 }
%struct.frames_params = type { i64, i64, i64, i64, i64, i64, i64 }

; Function Attrs: convergent mustprogress nounwind
define dso_local i32 @pl_array_block_rows(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5) local_unnamed_addr #0 {
  %7 = tail call fastcc noundef i32 @_ZL4rowsyyyyyyy(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef 0) #10
  ret i32 %7
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal fastcc noundef i32 @_ZL4rowsyyyyyyy(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6) unnamed_addr #1 {
  %8 = alloca %struct.pl_array_device, align 8
  %9 = alloca %struct.pl_array_warp, align 4
  %10 = bitcast %struct.pl_array_device* %8 to i8*
  call void @llvm.lifetime.start.p0i8(i64 256, i8* nonnull %10) #8
  %11 = inttoptr i64 %0 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(256) %10, i8* noundef nonnull align 8 dereferenceable(256) %11, i64 256, i1 false), !tbaa.struct !4
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %16 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %17 = mul i32 %15, %16
  %18 = add i32 %17, %14
  %19 = mul i32 %18, %13
  %20 = add i32 %19, %12
  %21 = mul i32 %13, %15
  %22 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %23 = mul i32 %21, %22
  %24 = icmp eq i64 %3, 0
  br i1 %24, label %29, label %25

25:                                               ; preds = %7
  %26 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %8, i64 0, i32 3
  %27 = load i64, i64* %26, align 8, !tbaa !12
  %28 = udiv i64 %27, %3
  br label %29

29:                                               ; preds = %7, %25
  %30 = phi i64 [ %28, %25 ], [ 0, %7 ]
  %31 = bitcast %struct.pl_array_warp* %9 to i8*
  call void @llvm.lifetime.start.p0i8(i64 72, i8* nonnull %31) #8
  tail call void asm sideeffect "bar.sync 0;", "~{memory}"() #10, !srcloc !14
  %32 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid() #8
  %33 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #8
  %34 = shl i32 %33, 3
  %35 = tail call i32 @llvm.nvvm.read.ptx.sreg.warpid() #8
  %36 = add i32 %34, %35
  %37 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 0
  store i32 %32, i32* %37, align 4, !tbaa.struct !15
  %38 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 1
  store i32 32, i32* %38, align 4, !tbaa.struct !16
  %39 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 2
  store i32 %36, i32* %39, align 4, !tbaa.struct !17
  %40 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 3
  %41 = bitcast i32* %40 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(48) %41, i8 0, i64 48, i1 false) #8
  %42 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 2
  store i32 0, i32* %42, align 4, !tbaa !18
  %43 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 3
  store i32 0, i32* %43, align 4, !tbaa !21
  %44 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %8, i64 0, i32 1
  %45 = load i32, i32* %44, align 8, !tbaa !22
  %46 = icmp eq i32 %45, 2
  br i1 %46, label %47, label %85

47:                                               ; preds = %29
  %48 = icmp eq i32 %32, 0
  br i1 %48, label %49, label %72

49:                                               ; preds = %47
  %50 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %8, i64 0, i32 4, i64 18
  %51 = load i64, i64* %50, align 8, !tbaa !23
  %52 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 5
  %53 = add i64 %51, 8
  %54 = inttoptr i64 %53 to i64*
  %55 = load volatile i64, i64* %54, align 8, !tbaa !5
  %56 = icmp ne i64 %55, 0
  %57 = zext i1 %56 to i32
  store i32 %57, i32* %52, align 4, !tbaa !9
  %58 = select i1 %56, i64 24, i64 16
  %59 = add i64 %58, %51
  %60 = inttoptr i64 %59 to i64*
  %61 = atomicrmw add i64* %60, i64 1 seq_cst, align 8
  tail call void @llvm.nvvm.membar.gl() #8
  %62 = inttoptr i64 %51 to i64*
  %63 = load volatile i64, i64* %62, align 8, !tbaa !5
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %65, label %72

65:                                               ; preds = %49
  %66 = load i32, i32* %52, align 4, !tbaa !9
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %72, label %68

68:                                               ; preds = %65
  %69 = load volatile i64, i64* %54, align 8, !tbaa !5
  %70 = icmp eq i64 %69, 0
  %71 = zext i1 %70 to i32
  br label %72

72:                                               ; preds = %68, %65, %49, %47
  %73 = phi i32 [ 0, %47 ], [ 2, %49 ], [ 1, %65 ], [ %71, %68 ]
  %74 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %73, i32 0, i32 31) #8
  %75 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 0, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !27
  %76 = zext i32 %75 to i64
  %77 = shl nuw i64 %76, 32
  %78 = zext i32 %74 to i64
  %79 = or i64 %77, %78
  %80 = icmp eq i64 %79, 1
  %81 = zext i1 %80 to i32
  %82 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 4
  store i32 %81, i32* %82, align 4, !tbaa !28
  %83 = icmp eq i64 %79, 2
  %84 = select i1 %83, i32 108, i32 0
  br label %85

85:                                               ; preds = %29, %72
  %86 = phi i32 [ %84, %72 ], [ 71, %29 ]
  %87 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 1
  store i32 %86, i32* %87, align 4, !tbaa !29
  %88 = lshr i32 %20, 5
  %89 = zext i32 %88 to i64
  %90 = icmp ult i64 %89, %2
  br i1 %90, label %91, label %100

91:                                               ; preds = %85
  %92 = inttoptr i64 %1 to i64*
  %93 = icmp eq i64 %6, 0
  %94 = icmp ne i64 %5, 0
  %95 = add i64 %5, 8
  %96 = inttoptr i64 %95 to i64*
  %97 = inttoptr i64 %5 to i64*
  %98 = lshr i32 %23, 5
  %99 = zext i32 %98 to i64
  br label %207

100:                                              ; preds = %247, %85
  %101 = phi i32 [ 0, %85 ], [ %239, %247 ]
  call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !30
  %102 = load i32, i32* %37, align 4, !tbaa !31
  %103 = icmp ne i32 %102, 0
  %104 = load i32, i32* %87, align 4
  %105 = icmp eq i32 %104, 71
  %106 = select i1 %103, i1 true, i1 %105
  br i1 %106, label %206, label %107

107:                                              ; preds = %100
  %108 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %8, i64 0, i32 4, i64 18
  %109 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 7, i64 0
  %110 = load i32, i32* %109, align 4, !tbaa !9
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %123, label %117

112:                                              ; preds = %193
  call void @llvm.nvvm.membar.gl() #8
  %113 = load i64, i64* %108, align 8, !tbaa !23
  %114 = add i64 %113, 40
  %115 = inttoptr i64 %114 to i64*
  %116 = atomicrmw add i64* %115, i64 -1 seq_cst, align 8
  store i32 0, i32* %194, align 4, !tbaa !32
  br label %197

117:                                              ; preds = %107
  %118 = zext i32 %110 to i64
  %119 = load i64, i64* %108, align 8, !tbaa !23
  %120 = add i64 %119, 80
  %121 = inttoptr i64 %120 to i64*
  %122 = atomicrmw add i64* %121, i64 %118 seq_cst, align 8
  br label %123

123:                                              ; preds = %117, %107
  %124 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 7, i64 1
  %125 = load i32, i32* %124, align 4, !tbaa !9
  %126 = icmp eq i32 %125, 0
  br i1 %126, label %133, label %127

127:                                              ; preds = %123
  %128 = zext i32 %125 to i64
  %129 = load i64, i64* %108, align 8, !tbaa !23
  %130 = add i64 %129, 88
  %131 = inttoptr i64 %130 to i64*
  %132 = atomicrmw add i64* %131, i64 %128 seq_cst, align 8
  br label %133

133:                                              ; preds = %127, %123
  %134 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 7, i64 2
  %135 = load i32, i32* %134, align 4, !tbaa !9
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %143, label %137

137:                                              ; preds = %133
  %138 = zext i32 %135 to i64
  %139 = load i64, i64* %108, align 8, !tbaa !23
  %140 = add i64 %139, 96
  %141 = inttoptr i64 %140 to i64*
  %142 = atomicrmw add i64* %141, i64 %138 seq_cst, align 8
  br label %143

143:                                              ; preds = %137, %133
  %144 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 7, i64 3
  %145 = load i32, i32* %144, align 4, !tbaa !9
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %153, label %147

147:                                              ; preds = %143
  %148 = zext i32 %145 to i64
  %149 = load i64, i64* %108, align 8, !tbaa !23
  %150 = add i64 %149, 104
  %151 = inttoptr i64 %150 to i64*
  %152 = atomicrmw add i64* %151, i64 %148 seq_cst, align 8
  br label %153

153:                                              ; preds = %147, %143
  %154 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 7, i64 4
  %155 = load i32, i32* %154, align 4, !tbaa !9
  %156 = icmp eq i32 %155, 0
  br i1 %156, label %163, label %157

157:                                              ; preds = %153
  %158 = zext i32 %155 to i64
  %159 = load i64, i64* %108, align 8, !tbaa !23
  %160 = add i64 %159, 112
  %161 = inttoptr i64 %160 to i64*
  %162 = atomicrmw add i64* %161, i64 %158 seq_cst, align 8
  br label %163

163:                                              ; preds = %157, %153
  %164 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 7, i64 5
  %165 = load i32, i32* %164, align 4, !tbaa !9
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %173, label %167

167:                                              ; preds = %163
  %168 = zext i32 %165 to i64
  %169 = load i64, i64* %108, align 8, !tbaa !23
  %170 = add i64 %169, 120
  %171 = inttoptr i64 %170 to i64*
  %172 = atomicrmw add i64* %171, i64 %168 seq_cst, align 8
  br label %173

173:                                              ; preds = %167, %163
  %174 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 7, i64 6
  %175 = load i32, i32* %174, align 4, !tbaa !9
  %176 = icmp eq i32 %175, 0
  br i1 %176, label %183, label %177

177:                                              ; preds = %173
  %178 = zext i32 %175 to i64
  %179 = load i64, i64* %108, align 8, !tbaa !23
  %180 = add i64 %179, 128
  %181 = inttoptr i64 %180 to i64*
  %182 = atomicrmw add i64* %181, i64 %178 seq_cst, align 8
  br label %183

183:                                              ; preds = %177, %173
  %184 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 7, i64 7
  %185 = load i32, i32* %184, align 4, !tbaa !9
  %186 = icmp eq i32 %185, 0
  br i1 %186, label %193, label %187

187:                                              ; preds = %183
  %188 = zext i32 %185 to i64
  %189 = load i64, i64* %108, align 8, !tbaa !23
  %190 = add i64 %189, 136
  %191 = inttoptr i64 %190 to i64*
  %192 = atomicrmw add i64* %191, i64 %188 seq_cst, align 8
  br label %193

193:                                              ; preds = %187, %183
  %194 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 6
  %195 = load i32, i32* %194, align 4, !tbaa !32
  %196 = icmp eq i32 %195, 0
  br i1 %196, label %197, label %112

197:                                              ; preds = %193, %112
  %198 = load i64, i64* %108, align 8, !tbaa !23
  %199 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 5
  %200 = load i32, i32* %199, align 4, !tbaa !33
  call void @llvm.nvvm.membar.gl() #8
  %201 = icmp eq i32 %200, 0
  %202 = select i1 %201, i64 16, i64 24
  %203 = add i64 %202, %198
  %204 = inttoptr i64 %203 to i64*
  %205 = atomicrmw add i64* %204, i64 -1 seq_cst, align 8
  br label %206

206:                                              ; preds = %100, %197
  store i32 108, i32* %87, align 4, !tbaa !29
  call void asm sideeffect "bar.sync 0;", "~{memory}"() #10, !srcloc !34
  call void @llvm.lifetime.end.p0i8(i64 72, i8* nonnull %31) #8
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %10) #8
  ret i32 %101

207:                                              ; preds = %91, %247
  %208 = phi i32 [ 0, %91 ], [ %239, %247 ]
  %209 = phi i64 [ %89, %91 ], [ %248, %247 ]
  %210 = load i32, i32* %37, align 4, !tbaa !31
  %211 = icmp eq i32 %210, 0
  br i1 %211, label %212, label %215

212:                                              ; preds = %207
  %213 = getelementptr inbounds i64, i64* %92, i64 %209
  %214 = load volatile i64, i64* %213, align 8, !tbaa !5
  br label %215

215:                                              ; preds = %207, %212
  %216 = phi i64 [ %214, %212 ], [ 0, %207 ]
  %217 = trunc i64 %216 to i32
  %218 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %217, i32 0, i32 31) #8
  %219 = lshr i64 %216, 32
  %220 = trunc i64 %219 to i32
  %221 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %220, i32 0, i32 31) #8
  call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !27
  %222 = zext i32 %221 to i64
  %223 = shl nuw i64 %222, 32
  %224 = zext i32 %218 to i64
  %225 = or i64 %223, %224
  %226 = icmp ult i64 %225, %30
  %227 = mul i64 %225, %3
  %228 = select i1 %226, i64 %227, i64 -1
  %229 = mul i64 %209, %3
  %230 = add i64 %229, %4
  br i1 %93, label %233, label %231

231:                                              ; preds = %215
  %232 = call fastcc noundef i32 @_ZL10write_somePK15pl_array_deviceP13pl_array_warpyyy(%struct.pl_array_device* noundef nonnull %8, %struct.pl_array_warp* noundef nonnull %9, i64 noundef %228, i64 noundef %3, i64 noundef %230) #10
  br label %235

233:                                              ; preds = %215
  %234 = call fastcc noundef i32 @_ZL9read_somePK15pl_array_deviceP13pl_array_warpyyy(%struct.pl_array_device* noundef nonnull %8, %struct.pl_array_warp* noundef nonnull %9, i64 noundef %228, i64 noundef %3, i64 noundef %230) #10
  br label %235

235:                                              ; preds = %233, %231
  %236 = phi i32 [ %232, %231 ], [ %234, %233 ]
  %237 = icmp ne i32 %236, 0
  %238 = zext i1 %237 to i32
  %239 = add nuw nsw i32 %208, %238
  %240 = and i1 %94, %237
  %241 = load i32, i32* %37, align 4
  %242 = icmp eq i32 %241, 0
  %243 = select i1 %240, i1 %242, i1 false
  br i1 %243, label %244, label %247

244:                                              ; preds = %235
  %245 = sext i32 %236 to i64
  %246 = atomicrmw add i64* %97, i64 1 seq_cst, align 8
  store volatile i64 %245, i64* %96, align 8, !tbaa !5
  br label %247

247:                                              ; preds = %244, %235
  %248 = add i64 %209, %99
  %249 = icmp ult i64 %248, %2
  br i1 %249, label %207, label %100, !llvm.loop !35
}

; Function Attrs: convergent mustprogress nounwind
define dso_local i32 @pl_array_block_write_rows(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5) local_unnamed_addr #0 {
  %7 = tail call fastcc noundef i32 @_ZL4rowsyyyyyyy(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef 1) #10
  ret i32 %7
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
  call void @llvm.lifetime.start.p0i8(i64 72, i8* nonnull %9) #8
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid() #8
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #8
  %12 = shl i32 %11, 3
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.warpid() #8
  %14 = add i32 %12, %13
  %15 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 0
  store i32 %10, i32* %15, align 4, !tbaa.struct !15
  %16 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 1
  store i32 32, i32* %16, align 4, !tbaa.struct !16
  %17 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 2
  store i32 %14, i32* %17, align 4, !tbaa.struct !17
  %18 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 3
  %19 = bitcast i32* %18 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(48) %19, i8 0, i64 48, i1 false) #8
  %20 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 2
  store i32 0, i32* %20, align 4, !tbaa !18
  %21 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 3
  store i32 0, i32* %21, align 4, !tbaa !21
  %22 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 1
  %23 = load i32, i32* %22, align 8, !tbaa !22
  %24 = icmp eq i32 %23, 2
  br i1 %24, label %25, label %63

25:                                               ; preds = %4
  %26 = icmp eq i32 %10, 0
  br i1 %26, label %27, label %50

27:                                               ; preds = %25
  %28 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 4, i64 18
  %29 = load i64, i64* %28, align 8, !tbaa !23
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
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !27
  %54 = zext i32 %53 to i64
  %55 = shl nuw i64 %54, 32
  %56 = zext i32 %52 to i64
  %57 = or i64 %55, %56
  %58 = icmp eq i64 %57, 1
  %59 = zext i1 %58 to i32
  %60 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 4
  store i32 %59, i32* %60, align 4, !tbaa !28
  %61 = icmp eq i64 %57, 2
  %62 = select i1 %61, i32 108, i32 0
  br label %63

63:                                               ; preds = %4, %50
  %64 = phi i32 [ %62, %50 ], [ 71, %4 ]
  %65 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 1
  store i32 %64, i32* %65, align 4, !tbaa !29
  %66 = call fastcc noundef i32 @_ZL9read_somePK15pl_array_deviceP13pl_array_warpyyy(%struct.pl_array_device* noundef nonnull %5, %struct.pl_array_warp* noundef nonnull %6, i64 noundef %1, i64 noundef %2, i64 noundef %3) #10
  call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !30
  %67 = load i32, i32* %15, align 4, !tbaa !31
  %68 = icmp ne i32 %67, 0
  %69 = load i32, i32* %65, align 4
  %70 = icmp eq i32 %69, 71
  %71 = select i1 %68, i1 true, i1 %70
  br i1 %71, label %171, label %72

72:                                               ; preds = %63
  %73 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 4, i64 18
  %74 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 7, i64 0
  %75 = load i32, i32* %74, align 4, !tbaa !9
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %88, label %82

77:                                               ; preds = %158
  call void @llvm.nvvm.membar.gl() #8
  %78 = load i64, i64* %73, align 8, !tbaa !23
  %79 = add i64 %78, 40
  %80 = inttoptr i64 %79 to i64*
  %81 = atomicrmw add i64* %80, i64 -1 seq_cst, align 8
  store i32 0, i32* %159, align 4, !tbaa !32
  br label %162

82:                                               ; preds = %72
  %83 = zext i32 %75 to i64
  %84 = load i64, i64* %73, align 8, !tbaa !23
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
  %94 = load i64, i64* %73, align 8, !tbaa !23
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
  %104 = load i64, i64* %73, align 8, !tbaa !23
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
  %114 = load i64, i64* %73, align 8, !tbaa !23
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
  %124 = load i64, i64* %73, align 8, !tbaa !23
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
  %134 = load i64, i64* %73, align 8, !tbaa !23
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
  %144 = load i64, i64* %73, align 8, !tbaa !23
  %145 = add i64 %144, 128
  %146 = inttoptr i64 %145 to i64*
  %147 = atomicrmw add i64* %146, i64 %143 seq_cst, align 8
  br label %148

148:                                              ; preds = %142, %138
  %149 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 7, i64 7
  %150 = load i32, i32* %149, align 4, !tbaa !9
  %151 = icmp eq i32 %150, 0
  br i1 %151, label %158, label %152

152:                                              ; preds = %148
  %153 = zext i32 %150 to i64
  %154 = load i64, i64* %73, align 8, !tbaa !23
  %155 = add i64 %154, 136
  %156 = inttoptr i64 %155 to i64*
  %157 = atomicrmw add i64* %156, i64 %153 seq_cst, align 8
  br label %158

158:                                              ; preds = %152, %148
  %159 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 6
  %160 = load i32, i32* %159, align 4, !tbaa !32
  %161 = icmp eq i32 %160, 0
  br i1 %161, label %162, label %77

162:                                              ; preds = %158, %77
  %163 = load i64, i64* %73, align 8, !tbaa !23
  %164 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 5
  %165 = load i32, i32* %164, align 4, !tbaa !33
  call void @llvm.nvvm.membar.gl() #8
  %166 = icmp eq i32 %165, 0
  %167 = select i1 %166, i64 16, i64 24
  %168 = add i64 %167, %163
  %169 = inttoptr i64 %168 to i64*
  %170 = atomicrmw add i64* %169, i64 -1 seq_cst, align 8
  br label %171

171:                                              ; preds = %63, %162
  call void @llvm.lifetime.end.p0i8(i64 72, i8* nonnull %9) #8
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
  %7 = load i32, i32* %6, align 4, !tbaa !29
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
  %22 = load i32, i32* %21, align 4, !tbaa !18
  %23 = icmp eq i32 %22, 0
  %24 = select i1 %23, i32 0, i32 35
  br label %25

25:                                               ; preds = %20, %17
  %26 = phi i32 [ %24, %20 ], [ %18, %17 ]
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %2258

28:                                               ; preds = %25
  %29 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 0
  %30 = bitcast i64* %29 to %struct.array_common*
  %31 = add i64 %3, %2
  %32 = icmp ugt i64 %31, %2
  br i1 %32, label %33, label %2258

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

75:                                               ; preds = %2248, %33
  %76 = phi i64 [ %4, %33 ], [ %2254, %2248 ]
  %77 = phi i64 [ %2, %33 ], [ %2251, %2248 ]
  %78 = load i32, i32* %35, align 8, !tbaa !37
  %79 = zext i32 %78 to i64
  %80 = shl nuw i64 1, %79
  %81 = add i64 %80, -1
  %82 = and i64 %81, %77
  %83 = sub i64 %80, %82
  %84 = sub i64 %31, %77
  %85 = load i64, i64* %36, align 8, !tbaa !38
  %86 = icmp ugt i64 %85, %77
  br i1 %86, label %87, label %286

87:                                               ; preds = %75
  %88 = load i32, i32* %37, align 4, !tbaa !39
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %90, label %286

90:                                               ; preds = %87
  %91 = sub i64 %85, %77
  %92 = icmp ult i64 %84, %91
  %93 = select i1 %92, i64 %84, i64 %91
  %94 = icmp eq i64 %76, 0
  br i1 %94, label %283, label %95

95:                                               ; preds = %90
  %96 = load i64, i64* %73, align 8, !tbaa !40
  %97 = add i64 %96, %77
  %98 = load i32, i32* %40, align 4, !tbaa !41
  %99 = load i32, i32* %45, align 4, !tbaa !42
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
  br i1 %166, label %135, label %130, !llvm.loop !43

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
  br i1 %176, label %167, label %253, !llvm.loop !44

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
  br i1 %228, label %197, label %192, !llvm.loop !45

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
  br i1 %238, label %229, label %253, !llvm.loop !46

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
  br i1 %252, label %244, label %283, !llvm.loop !47

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
  br i1 %266, label %258, label %267, !llvm.loop !47

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
  br i1 %282, label %273, label %283, !llvm.loop !47

283:                                              ; preds = %273, %244, %267, %239, %90
  %284 = load i32, i32* %74, align 4, !tbaa !9
  %285 = add i32 %284, 1
  store i32 %285, i32* %74, align 4, !tbaa !9
  br label %2248

286:                                              ; preds = %87, %75
  %287 = load i32, i32* %38, align 4, !tbaa !48
  %288 = zext i32 %287 to i64
  %289 = shl nuw i64 1, %288
  %290 = load i64, i64* %39, align 8, !tbaa !49
  %291 = add i64 %290, %77
  %292 = add i64 %289, -1
  %293 = and i64 %292, %291
  %294 = sub i64 %289, %293
  %295 = icmp eq i32 %287, 0
  br i1 %295, label %369, label %296

296:                                              ; preds = %286
  %297 = load i32, i32* %37, align 4, !tbaa !39
  %298 = icmp eq i32 %297, 0
  br i1 %298, label %299, label %369

299:                                              ; preds = %296
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !50
  %300 = load i32, i32* %40, align 4, !tbaa !41
  %301 = icmp eq i32 %300, 0
  br i1 %301, label %302, label %354

302:                                              ; preds = %299
  %303 = load i64, i64* %41, align 8, !tbaa !23
  %304 = add i64 %303, 32
  %305 = inttoptr i64 %304 to i64*
  %306 = load volatile i64, i64* %305, align 8, !tbaa !5
  %307 = icmp eq i64 %306, 0
  br i1 %307, label %316, label %308

308:                                              ; preds = %302
  %309 = load i32, i32* %42, align 4, !tbaa !32
  %310 = icmp eq i32 %309, 0
  br i1 %310, label %311, label %316

311:                                              ; preds = %308
  %312 = add i64 %303, 40
  %313 = inttoptr i64 %312 to i64*
  %314 = atomicrmw add i64* %313, i64 1 seq_cst, align 8
  store i32 1, i32* %42, align 4, !tbaa !32
  tail call void @llvm.nvvm.membar.gl() #8
  %315 = load volatile i64, i64* %305, align 8, !tbaa !5
  br label %316

316:                                              ; preds = %311, %308, %302
  %317 = phi i64 [ %306, %308 ], [ %315, %311 ], [ 0, %302 ]
  %318 = icmp eq i64 %317, 0
  br i1 %318, label %334, label %319

319:                                              ; preds = %316
  %320 = load i64, i64* %43, align 8, !tbaa !51
  %321 = add i64 %317, -1
  %322 = load i64, i64* %44, align 8, !tbaa !52
  %323 = mul i64 %322, %321
  %324 = load i64, i64* %39, align 8, !tbaa !49
  %325 = add i64 %324, %77
  %326 = load i32, i32* %38, align 4, !tbaa !48
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
  %338 = load i32, i32* %42, align 4, !tbaa !32
  %339 = icmp eq i32 %338, 0
  br i1 %339, label %354, label %340

340:                                              ; preds = %337
  tail call void @llvm.nvvm.membar.gl() #8
  %341 = load i64, i64* %41, align 8, !tbaa !23
  %342 = add i64 %341, 40
  %343 = inttoptr i64 %342 to i64*
  %344 = atomicrmw add i64* %343, i64 -1 seq_cst, align 8
  store i32 0, i32* %42, align 4, !tbaa !32
  br label %354

345:                                              ; preds = %334
  %346 = load i64, i64* %39, align 8, !tbaa !49
  %347 = add i64 %346, %77
  %348 = load i32, i32* %38, align 4, !tbaa !48
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
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !27
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
  %376 = load i32, i32* %40, align 4, !tbaa !41
  %377 = load i32, i32* %45, align 4, !tbaa !42
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
  br i1 %444, label %413, label %408, !llvm.loop !43

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
  br i1 %454, label %445, label %531, !llvm.loop !44

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
  br i1 %506, label %475, label %470, !llvm.loop !45

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
  br i1 %516, label %507, label %531, !llvm.loop !46

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
  br i1 %530, label %522, label %561, !llvm.loop !47

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
  br i1 %544, label %536, label %545, !llvm.loop !47

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
  br i1 %560, label %551, label %561, !llvm.loop !47

561:                                              ; preds = %551, %522, %545, %517, %373
  %562 = load i32, i32* %46, align 4, !tbaa !9
  %563 = add i32 %562, 1
  store i32 %563, i32* %46, align 4, !tbaa !9
  br label %2248

564:                                              ; preds = %369
  %565 = icmp ult i64 %370, %83
  %566 = select i1 %565, i64 %370, i64 %83
  %567 = load i32, i32* %35, align 8, !tbaa !37
  %568 = zext i32 %567 to i64
  %569 = lshr i64 %77, %568
  %570 = load i64, i64* %47, align 8, !tbaa !53
  %571 = icmp eq i64 %570, 0
  br i1 %571, label %851, label %572

572:                                              ; preds = %564
  %573 = load i32, i32* %37, align 4, !tbaa !39
  %574 = icmp eq i32 %573, 0
  br i1 %574, label %575, label %851

575:                                              ; preds = %572
  %576 = load i32, i32* %40, align 4, !tbaa !41
  %577 = icmp eq i32 %576, 0
  br i1 %577, label %578, label %840

578:                                              ; preds = %575
  %579 = shl i64 %569, 3
  br label %580

580:                                              ; preds = %839, %578
  %581 = phi i32 [ 1, %578 ], [ %834, %839 ]
  %582 = phi i64 [ 0, %578 ], [ %835, %839 ]
  %583 = phi i32 [ -1, %578 ], [ %836, %839 ]
  %584 = phi i64 [ undef, %578 ], [ %837, %839 ]
  %585 = load i64, i64* %48, align 8, !tbaa !54
  %586 = add i64 %585, %579
  %587 = inttoptr i64 %586 to i64*
  %588 = load volatile i64, i64* %587, align 8, !tbaa !5
  %589 = and i64 %588, 393216
  %590 = icmp eq i64 %589, 262144
  br i1 %590, label %591, label %610

591:                                              ; preds = %580
  %592 = atomicrmw add i64* %587, i64 1 seq_cst, align 8
  %593 = and i64 %592, 917504
  %594 = icmp eq i64 %593, 262144
  br i1 %594, label %600, label %595

595:                                              ; preds = %591
  %596 = load i64, i64* %48, align 8, !tbaa !54
  %597 = add i64 %596, %579
  %598 = inttoptr i64 %597 to i64*
  %599 = atomicrmw add i64* %598, i64 -1 seq_cst, align 8
  br label %610

600:                                              ; preds = %591
  %601 = and i64 %592, 65536
  %602 = icmp eq i64 %601, 0
  br i1 %602, label %603, label %608

603:                                              ; preds = %600
  %604 = load i64, i64* %48, align 8, !tbaa !54
  %605 = add i64 %604, %579
  %606 = inttoptr i64 %605 to i64*
  %607 = atomicrmw or i64* %606, i64 65536 seq_cst, align 8
  br label %608

608:                                              ; preds = %603, %600
  tail call void @llvm.nvvm.membar.gl() #8
  %609 = lshr i64 %592, 20
  br label %610

610:                                              ; preds = %608, %595, %580
  %611 = phi i64 [ -1, %580 ], [ -1, %595 ], [ %609, %608 ]
  %612 = icmp eq i64 %611, -1
  br i1 %612, label %628, label %613

613:                                              ; preds = %610
  %614 = icmp eq i32 %583, -1
  br i1 %614, label %626, label %615

615:                                              ; preds = %613
  tail call void @llvm.nvvm.membar.gl() #8
  %616 = load i64, i64* %49, align 8, !tbaa !55
  %617 = lshr i32 %583, 3
  %618 = and i32 %617, 536870904
  %619 = zext i32 %618 to i64
  %620 = add i64 %616, %619
  %621 = inttoptr i64 %620 to i64*
  %622 = and i32 %583, 63
  %623 = zext i32 %622 to i64
  %624 = shl nuw i64 1, %623
  %625 = atomicrmw or i64* %621, i64 %624 seq_cst, align 8
  br label %626

626:                                              ; preds = %615, %613
  %627 = or i64 %611, 72057594037927936
  br label %833

628:                                              ; preds = %610
  %629 = and i64 %588, 655360
  %630 = icmp eq i64 %629, 524288
  br i1 %630, label %631, label %644

631:                                              ; preds = %628
  %632 = icmp eq i32 %583, -1
  br i1 %632, label %833, label %633

633:                                              ; preds = %631
  tail call void @llvm.nvvm.membar.gl() #8
  %634 = load i64, i64* %49, align 8, !tbaa !55
  %635 = lshr i32 %583, 3
  %636 = and i32 %635, 536870904
  %637 = zext i32 %636 to i64
  %638 = add i64 %634, %637
  %639 = inttoptr i64 %638 to i64*
  %640 = and i32 %583, 63
  %641 = zext i32 %640 to i64
  %642 = shl nuw i64 1, %641
  %643 = atomicrmw or i64* %639, i64 %642 seq_cst, align 8
  br label %833

644:                                              ; preds = %628
  %645 = icmp eq i64 %589, 0
  %646 = icmp eq i32 %583, -1
  %647 = select i1 %645, i1 %646, i1 false
  br i1 %647, label %648, label %773

648:                                              ; preds = %644
  %649 = load i32, i32* %50, align 4, !tbaa !56
  %650 = icmp eq i32 %649, 0
  br i1 %650, label %651, label %773

651:                                              ; preds = %648
  %652 = load i32, i32* %51, align 4, !tbaa !57
  %653 = load i32, i32* %52, align 4, !tbaa !58
  %654 = add i32 %653, 63
  %655 = lshr i32 %654, 6
  %656 = icmp ugt i32 %654, 63
  br i1 %656, label %657, label %696

657:                                              ; preds = %651
  %658 = tail call i32 @llvm.umax.i32(i32 %655, i32 1) #8
  br label %662

659:                                              ; preds = %689
  %660 = icmp ult i32 %692, %655
  %661 = icmp eq i32 %692, %658
  br i1 %661, label %696, label %662, !llvm.loop !59

662:                                              ; preds = %659, %657
  %663 = phi i1 [ true, %657 ], [ %660, %659 ]
  %664 = phi i32 [ 0, %657 ], [ %692, %659 ]
  %665 = add i32 %664, %652
  %666 = urem i32 %665, %655
  %667 = load i64, i64* %49, align 8, !tbaa !55
  %668 = shl nuw nsw i32 %666, 3
  %669 = zext i32 %668 to i64
  %670 = add i64 %667, %669
  %671 = inttoptr i64 %670 to i64*
  %672 = load volatile i64, i64* %671, align 8, !tbaa !5
  br label %673

673:                                              ; preds = %687, %662
  %674 = phi i64 [ %672, %662 ], [ %681, %687 ]
  %675 = phi i32 [ undef, %662 ], [ %688, %687 ]
  %676 = icmp eq i64 %674, 0
  br i1 %676, label %689, label %677

677:                                              ; preds = %673
  %678 = sub i64 0, %674
  %679 = and i64 %674, %678
  %680 = xor i64 %679, -1
  %681 = atomicrmw and i64* %671, i64 %680 seq_cst, align 8
  %682 = and i64 %681, %679
  %683 = icmp eq i64 %682, 0
  br i1 %683, label %687, label %684

684:                                              ; preds = %677
  tail call void @llvm.nvvm.membar.gl() #8
  %685 = tail call i64 @llvm.cttz.i64(i64 %679, i1 true) #8, !range !60
  %686 = trunc i64 %685 to i32
  br label %687

687:                                              ; preds = %684, %677
  %688 = phi i32 [ %686, %684 ], [ %675, %677 ]
  br i1 %683, label %673, label %689, !llvm.loop !61

689:                                              ; preds = %687, %673
  %690 = phi i32 [ %688, %687 ], [ 64, %673 ]
  %691 = icmp ult i32 %690, 64
  %692 = add nuw nsw i32 %664, 1
  br i1 %691, label %693, label %659

693:                                              ; preds = %689
  %694 = shl nuw i32 %666, 6
  %695 = add nuw i32 %690, %694
  br label %696

696:                                              ; preds = %659, %693, %651
  %697 = phi i1 [ %663, %693 ], [ false, %651 ], [ %660, %659 ]
  %698 = phi i32 [ %695, %693 ], [ undef, %651 ], [ undef, %659 ]
  br i1 %697, label %773, label %699

699:                                              ; preds = %696
  %700 = icmp ult i32 %654, 64
  br i1 %700, label %773, label %701

701:                                              ; preds = %699
  %702 = tail call i32 @llvm.umax.i32(i32 %655, i32 1) #8
  br label %703

703:                                              ; preds = %767, %701
  %704 = phi i32 [ 0, %701 ], [ %770, %767 ]
  %705 = load i64, i64* %53, align 8, !tbaa !62
  %706 = zext i32 %704 to i64
  %707 = shl nuw nsw i64 %706, 3
  %708 = add i64 %707, %705
  %709 = inttoptr i64 %708 to i64*
  %710 = load volatile i64, i64* %709, align 8, !tbaa !5
  %711 = icmp eq i64 %710, 0
  br i1 %711, label %767, label %712

712:                                              ; preds = %703
  %713 = shl i32 %704, 6
  br label %714

714:                                              ; preds = %765, %712
  %715 = phi i32 [ undef, %712 ], [ %763, %765 ]
  %716 = phi i64 [ %710, %712 ], [ %722, %765 ]
  %717 = sub i64 0, %716
  %718 = and i64 %716, %717
  %719 = tail call i64 @llvm.cttz.i64(i64 %718, i1 true) #8, !range !60
  %720 = trunc i64 %719 to i32
  %721 = or i32 %713, %720
  %722 = xor i64 %718, %716
  %723 = load i64, i64* %54, align 8, !tbaa !63
  %724 = zext i32 %721 to i64
  %725 = shl nuw nsw i64 %724, 3
  %726 = add i64 %725, %723
  %727 = inttoptr i64 %726 to i64*
  %728 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %727) #10, !srcloc !64
  %729 = lshr i64 %728, 32
  %730 = load i64, i64* %55, align 8, !tbaa !65
  %731 = shl nuw nsw i64 %724, 2
  %732 = add i64 %731, %730
  %733 = inttoptr i64 %732 to i32*
  %734 = load volatile i32, i32* %733, align 4, !tbaa !9
  %735 = zext i32 %734 to i64
  %736 = icmp eq i64 %729, %735
  br i1 %736, label %737, label %762, !llvm.loop !66

737:                                              ; preds = %714
  %738 = xor i64 %718, -1
  %739 = load i64, i64* %53, align 8, !tbaa !62
  %740 = add i64 %739, %707
  %741 = inttoptr i64 %740 to i64*
  %742 = atomicrmw and i64* %741, i64 %738 seq_cst, align 8
  %743 = and i64 %742, %718
  %744 = icmp eq i64 %743, 0
  br i1 %744, label %762, label %745, !llvm.loop !66

745:                                              ; preds = %737
  tail call void @llvm.nvvm.membar.gl() #8
  %746 = load i64, i64* %54, align 8, !tbaa !63
  %747 = add i64 %746, %725
  %748 = inttoptr i64 %747 to i64*
  %749 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %748) #10, !srcloc !64
  %750 = lshr i64 %749, 32
  %751 = load i64, i64* %55, align 8, !tbaa !65
  %752 = add i64 %751, %731
  %753 = inttoptr i64 %752 to i32*
  %754 = load volatile i32, i32* %753, align 4, !tbaa !9
  %755 = zext i32 %754 to i64
  %756 = icmp eq i64 %750, %755
  br i1 %756, label %762, label %757

757:                                              ; preds = %745
  %758 = load i64, i64* %53, align 8, !tbaa !62
  %759 = add i64 %758, %707
  %760 = inttoptr i64 %759 to i64*
  %761 = atomicrmw or i64* %760, i64 %718 seq_cst, align 8
  br label %762

762:                                              ; preds = %757, %745, %737, %714
  %763 = phi i32 [ %715, %757 ], [ %715, %737 ], [ %715, %714 ], [ %721, %745 ]
  %764 = phi i32 [ 0, %757 ], [ 2, %737 ], [ 2, %714 ], [ 1, %745 ]
  switch i32 %764, label %767 [
    i32 0, label %765
    i32 2, label %765
  ]

765:                                              ; preds = %762, %762
  %766 = icmp eq i64 %722, 0
  br i1 %766, label %767, label %714, !llvm.loop !66

767:                                              ; preds = %765, %762, %703
  %768 = phi i32 [ -1, %703 ], [ %763, %762 ], [ -1, %765 ]
  %769 = icmp ne i32 %768, -1
  %770 = add nuw nsw i32 %704, 1
  %771 = icmp eq i32 %770, %702
  %772 = select i1 %769, i1 true, i1 %771
  br i1 %772, label %773, label %703, !llvm.loop !67

773:                                              ; preds = %767, %699, %696, %648, %644
  %774 = phi i32 [ -1, %648 ], [ %583, %644 ], [ %698, %696 ], [ -1, %699 ], [ %768, %767 ]
  %775 = icmp ne i32 %774, -1
  %776 = select i1 %645, i1 %775, i1 false
  br i1 %776, label %777, label %788

777:                                              ; preds = %773
  %778 = load i64, i64* %48, align 8, !tbaa !54
  %779 = add i64 %778, %579
  %780 = inttoptr i64 %779 to i64*
  %781 = add nuw i64 %588, 131072
  %782 = cmpxchg i64* %780, i64 %588, i64 %781 seq_cst seq_cst, align 8
  %783 = extractvalue { i64, i1 } %782, 1
  %784 = zext i32 %774 to i64
  %785 = or i64 %784, 144115188075855872
  %786 = select i1 %783, i64 %785, i64 %584
  %787 = select i1 %783, i32 1, i32 3
  br label %833, !llvm.loop !68

788:                                              ; preds = %773
  br i1 %775, label %789, label %800

789:                                              ; preds = %788
  tail call void @llvm.nvvm.membar.gl() #8
  %790 = load i64, i64* %49, align 8, !tbaa !55
  %791 = lshr i32 %774, 3
  %792 = and i32 %791, 536870904
  %793 = zext i32 %792 to i64
  %794 = add i64 %790, %793
  %795 = inttoptr i64 %794 to i64*
  %796 = and i32 %774, 63
  %797 = zext i32 %796 to i64
  %798 = shl nuw i64 1, %797
  %799 = atomicrmw or i64* %795, i64 %798 seq_cst, align 8
  br label %800

800:                                              ; preds = %789, %788
  %801 = load i32, i32* %50, align 4, !tbaa !56
  %802 = icmp eq i32 %801, 0
  br i1 %802, label %803, label %823

803:                                              ; preds = %800
  %804 = add i32 %581, 1
  %805 = and i32 %581, 63
  %806 = icmp eq i32 %805, 0
  br i1 %806, label %807, label %823

807:                                              ; preds = %803
  %808 = load i64, i64* %56, align 8, !tbaa !69
  %809 = inttoptr i64 %808 to i64*
  %810 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %809) #10, !srcloc !64
  %811 = icmp eq i64 %810, 0
  br i1 %811, label %812, label %823

812:                                              ; preds = %807
  %813 = icmp eq i64 %582, 0
  br i1 %813, label %814, label %818

814:                                              ; preds = %812
  %815 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !70
  %816 = load i64, i64* %57, align 8, !tbaa !71
  %817 = add i64 %816, %815
  br label %818

818:                                              ; preds = %814, %812
  %819 = phi i64 [ %817, %814 ], [ %582, %812 ]
  %820 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !70
  %821 = icmp ult i64 %820, %819
  %822 = select i1 %821, i32 0, i32 110
  br label %823

823:                                              ; preds = %818, %807, %803, %800
  %824 = phi i32 [ %581, %800 ], [ %804, %803 ], [ %804, %807 ], [ %804, %818 ]
  %825 = phi i64 [ %582, %800 ], [ %582, %803 ], [ %582, %807 ], [ %819, %818 ]
  %826 = phi i32 [ %801, %800 ], [ 0, %803 ], [ 108, %807 ], [ %822, %818 ]
  %827 = icmp eq i32 %826, 0
  %828 = zext i32 %826 to i64
  %829 = or i64 %828, 216172782113783808
  %830 = select i1 %827, i64 %584, i64 %829
  %831 = xor i1 %827, true
  %832 = zext i1 %831 to i32
  br label %833

833:                                              ; preds = %823, %777, %633, %631, %626
  %834 = phi i32 [ %581, %631 ], [ %581, %633 ], [ %581, %626 ], [ %581, %777 ], [ %824, %823 ]
  %835 = phi i64 [ %582, %631 ], [ %582, %633 ], [ %582, %626 ], [ %582, %777 ], [ %825, %823 ]
  %836 = phi i32 [ -1, %631 ], [ %583, %633 ], [ %583, %626 ], [ %774, %777 ], [ -1, %823 ]
  %837 = phi i64 [ 360287970189639680, %631 ], [ 360287970189639680, %633 ], [ %627, %626 ], [ %786, %777 ], [ %830, %823 ]
  %838 = phi i32 [ 1, %631 ], [ 1, %633 ], [ 1, %626 ], [ %787, %777 ], [ %832, %823 ]
  switch i32 %838, label %840 [
    i32 0, label %839
    i32 3, label %839
  ]

839:                                              ; preds = %833, %833
  br label %580, !llvm.loop !68

840:                                              ; preds = %833, %575
  %841 = phi i64 [ 0, %575 ], [ %837, %833 ]
  %842 = trunc i64 %841 to i32
  %843 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %842, i32 0, i32 31) #8
  %844 = lshr i64 %841, 32
  %845 = trunc i64 %844 to i32
  %846 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %845, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !27
  %847 = zext i32 %846 to i64
  %848 = shl nuw i64 %847, 32
  %849 = zext i32 %843 to i64
  %850 = or i64 %848, %849
  br label %851

851:                                              ; preds = %840, %572, %564
  %852 = phi i64 [ 360287970189639680, %572 ], [ %850, %840 ], [ 360287970189639680, %564 ]
  %853 = lshr i64 %852, 56
  %854 = trunc i64 %853 to i8
  switch i8 %854, label %2038 [
    i8 5, label %855
    i8 3, label %1374
    i8 2, label %1376
  ]

855:                                              ; preds = %851
  %856 = icmp eq i64 %76, 0
  br i1 %856, label %2248, label %857

857:                                              ; preds = %855
  %858 = load i32, i32* %40, align 4, !tbaa !41
  %859 = icmp eq i32 %858, 0
  br i1 %859, label %860, label %1023

860:                                              ; preds = %857
  %861 = load i32, i32* %50, align 4, !tbaa !56
  %862 = icmp eq i32 %861, 0
  br i1 %862, label %863, label %1015

863:                                              ; preds = %860
  %864 = load i32, i32* %51, align 4, !tbaa !57
  br label %865

865:                                              ; preds = %1011, %863
  %866 = phi i64 [ 0, %863 ], [ %1012, %1011 ]
  %867 = phi i32 [ 1, %863 ], [ %992, %1011 ]
  %868 = load i32, i32* %52, align 4, !tbaa !58
  %869 = add i32 %868, 63
  %870 = lshr i32 %869, 6
  %871 = icmp ugt i32 %869, 63
  br i1 %871, label %872, label %911

872:                                              ; preds = %865
  %873 = tail call i32 @llvm.umax.i32(i32 %870, i32 1) #8
  br label %877

874:                                              ; preds = %904
  %875 = icmp ult i32 %907, %870
  %876 = icmp eq i32 %907, %873
  br i1 %876, label %911, label %877, !llvm.loop !59

877:                                              ; preds = %874, %872
  %878 = phi i1 [ true, %872 ], [ %875, %874 ]
  %879 = phi i32 [ 0, %872 ], [ %907, %874 ]
  %880 = add i32 %879, %864
  %881 = urem i32 %880, %870
  %882 = load i64, i64* %49, align 8, !tbaa !55
  %883 = shl nuw nsw i32 %881, 3
  %884 = zext i32 %883 to i64
  %885 = add i64 %882, %884
  %886 = inttoptr i64 %885 to i64*
  %887 = load volatile i64, i64* %886, align 8, !tbaa !5
  br label %888

888:                                              ; preds = %902, %877
  %889 = phi i64 [ %887, %877 ], [ %896, %902 ]
  %890 = phi i32 [ undef, %877 ], [ %903, %902 ]
  %891 = icmp eq i64 %889, 0
  br i1 %891, label %904, label %892

892:                                              ; preds = %888
  %893 = sub i64 0, %889
  %894 = and i64 %889, %893
  %895 = xor i64 %894, -1
  %896 = atomicrmw and i64* %886, i64 %895 seq_cst, align 8
  %897 = and i64 %896, %894
  %898 = icmp eq i64 %897, 0
  br i1 %898, label %902, label %899

899:                                              ; preds = %892
  tail call void @llvm.nvvm.membar.gl() #8
  %900 = tail call i64 @llvm.cttz.i64(i64 %894, i1 true) #8, !range !60
  %901 = trunc i64 %900 to i32
  br label %902

902:                                              ; preds = %899, %892
  %903 = phi i32 [ %901, %899 ], [ %890, %892 ]
  br i1 %898, label %888, label %904, !llvm.loop !61

904:                                              ; preds = %902, %888
  %905 = phi i32 [ %903, %902 ], [ 64, %888 ]
  %906 = icmp ult i32 %905, 64
  %907 = add nuw nsw i32 %879, 1
  br i1 %906, label %908, label %874

908:                                              ; preds = %904
  %909 = shl nuw i32 %881, 6
  %910 = add nuw i32 %905, %909
  br label %911

911:                                              ; preds = %874, %908, %865
  %912 = phi i1 [ %878, %908 ], [ false, %865 ], [ %875, %874 ]
  %913 = phi i32 [ %910, %908 ], [ undef, %865 ], [ undef, %874 ]
  br i1 %912, label %988, label %914

914:                                              ; preds = %911
  %915 = icmp ult i32 %869, 64
  br i1 %915, label %988, label %916

916:                                              ; preds = %914
  %917 = tail call i32 @llvm.umax.i32(i32 %870, i32 1) #8
  br label %918

918:                                              ; preds = %982, %916
  %919 = phi i32 [ 0, %916 ], [ %985, %982 ]
  %920 = load i64, i64* %53, align 8, !tbaa !62
  %921 = zext i32 %919 to i64
  %922 = shl nuw nsw i64 %921, 3
  %923 = add i64 %922, %920
  %924 = inttoptr i64 %923 to i64*
  %925 = load volatile i64, i64* %924, align 8, !tbaa !5
  %926 = icmp eq i64 %925, 0
  br i1 %926, label %982, label %927

927:                                              ; preds = %918
  %928 = shl i32 %919, 6
  br label %929

929:                                              ; preds = %980, %927
  %930 = phi i32 [ undef, %927 ], [ %978, %980 ]
  %931 = phi i64 [ %925, %927 ], [ %937, %980 ]
  %932 = sub i64 0, %931
  %933 = and i64 %931, %932
  %934 = tail call i64 @llvm.cttz.i64(i64 %933, i1 true) #8, !range !60
  %935 = trunc i64 %934 to i32
  %936 = or i32 %928, %935
  %937 = xor i64 %933, %931
  %938 = load i64, i64* %54, align 8, !tbaa !63
  %939 = zext i32 %936 to i64
  %940 = shl nuw nsw i64 %939, 3
  %941 = add i64 %940, %938
  %942 = inttoptr i64 %941 to i64*
  %943 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %942) #10, !srcloc !64
  %944 = lshr i64 %943, 32
  %945 = load i64, i64* %55, align 8, !tbaa !65
  %946 = shl nuw nsw i64 %939, 2
  %947 = add i64 %946, %945
  %948 = inttoptr i64 %947 to i32*
  %949 = load volatile i32, i32* %948, align 4, !tbaa !9
  %950 = zext i32 %949 to i64
  %951 = icmp eq i64 %944, %950
  br i1 %951, label %952, label %977, !llvm.loop !66

952:                                              ; preds = %929
  %953 = xor i64 %933, -1
  %954 = load i64, i64* %53, align 8, !tbaa !62
  %955 = add i64 %954, %922
  %956 = inttoptr i64 %955 to i64*
  %957 = atomicrmw and i64* %956, i64 %953 seq_cst, align 8
  %958 = and i64 %957, %933
  %959 = icmp eq i64 %958, 0
  br i1 %959, label %977, label %960, !llvm.loop !66

960:                                              ; preds = %952
  tail call void @llvm.nvvm.membar.gl() #8
  %961 = load i64, i64* %54, align 8, !tbaa !63
  %962 = add i64 %961, %940
  %963 = inttoptr i64 %962 to i64*
  %964 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %963) #10, !srcloc !64
  %965 = lshr i64 %964, 32
  %966 = load i64, i64* %55, align 8, !tbaa !65
  %967 = add i64 %966, %946
  %968 = inttoptr i64 %967 to i32*
  %969 = load volatile i32, i32* %968, align 4, !tbaa !9
  %970 = zext i32 %969 to i64
  %971 = icmp eq i64 %965, %970
  br i1 %971, label %977, label %972

972:                                              ; preds = %960
  %973 = load i64, i64* %53, align 8, !tbaa !62
  %974 = add i64 %973, %922
  %975 = inttoptr i64 %974 to i64*
  %976 = atomicrmw or i64* %975, i64 %933 seq_cst, align 8
  br label %977

977:                                              ; preds = %972, %960, %952, %929
  %978 = phi i32 [ %930, %972 ], [ %930, %952 ], [ %930, %929 ], [ %936, %960 ]
  %979 = phi i32 [ 0, %972 ], [ 2, %952 ], [ 2, %929 ], [ 1, %960 ]
  switch i32 %979, label %982 [
    i32 0, label %980
    i32 2, label %980
  ]

980:                                              ; preds = %977, %977
  %981 = icmp eq i64 %937, 0
  br i1 %981, label %982, label %929, !llvm.loop !66

982:                                              ; preds = %980, %977, %918
  %983 = phi i32 [ -1, %918 ], [ %978, %977 ], [ -1, %980 ]
  %984 = icmp ne i32 %983, -1
  %985 = add nuw nsw i32 %919, 1
  %986 = icmp eq i32 %985, %917
  %987 = select i1 %984, i1 true, i1 %986
  br i1 %987, label %988, label %918, !llvm.loop !67

988:                                              ; preds = %982, %914, %911
  %989 = phi i32 [ %913, %911 ], [ -1, %914 ], [ %983, %982 ]
  %990 = icmp eq i32 %989, -1
  br i1 %990, label %991, label %1015

991:                                              ; preds = %988
  %992 = add i32 %867, 1
  %993 = and i32 %867, 63
  %994 = icmp eq i32 %993, 0
  br i1 %994, label %995, label %1011

995:                                              ; preds = %991
  %996 = load i64, i64* %56, align 8, !tbaa !69
  %997 = inttoptr i64 %996 to i64*
  %998 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %997) #10, !srcloc !64
  %999 = icmp eq i64 %998, 0
  br i1 %999, label %1000, label %1011

1000:                                             ; preds = %995
  %1001 = icmp eq i64 %866, 0
  br i1 %1001, label %1002, label %1006

1002:                                             ; preds = %1000
  %1003 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !70
  %1004 = load i64, i64* %57, align 8, !tbaa !71
  %1005 = add i64 %1004, %1003
  br label %1006

1006:                                             ; preds = %1002, %1000
  %1007 = phi i64 [ %1005, %1002 ], [ %866, %1000 ]
  %1008 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !70
  %1009 = icmp ult i64 %1008, %1007
  %1010 = select i1 %1009, i32 0, i32 110
  br label %1011

1011:                                             ; preds = %1006, %995, %991
  %1012 = phi i64 [ %1007, %1006 ], [ %866, %995 ], [ %866, %991 ]
  %1013 = phi i32 [ %1010, %1006 ], [ 108, %995 ], [ 0, %991 ]
  %1014 = icmp eq i32 %1013, 0
  br i1 %1014, label %865, label %1015, !llvm.loop !72

1015:                                             ; preds = %1011, %988, %860
  %1016 = phi i32 [ -1, %860 ], [ %989, %988 ], [ %989, %1011 ]
  %1017 = phi i32 [ %861, %860 ], [ %1013, %1011 ], [ 0, %988 ]
  %1018 = icmp eq i32 %1017, 0
  %1019 = select i1 %1018, i32 %1016, i32 %1017
  %1020 = select i1 %1018, i64 144115188075855872, i64 216172782113783808
  %1021 = zext i32 %1019 to i64
  %1022 = or i64 %1020, %1021
  br label %1023

1023:                                             ; preds = %1015, %857
  %1024 = phi i64 [ %1022, %1015 ], [ 0, %857 ]
  %1025 = trunc i64 %1024 to i32
  %1026 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1025, i32 0, i32 31) #8
  %1027 = lshr i64 %1024, 32
  %1028 = trunc i64 %1027 to i32
  %1029 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1028, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !27
  %1030 = and i32 %1029, -16777216
  %1031 = icmp eq i32 %1030, 50331648
  br i1 %1031, label %1032, label %1033

1032:                                             ; preds = %1023
  store i32 %1026, i32* %50, align 4, !tbaa !56
  br label %2248

1033:                                             ; preds = %1023
  %1034 = load i32, i32* %40, align 4, !tbaa !41
  %1035 = icmp eq i32 %1034, 0
  br i1 %1035, label %1036, label %1143

1036:                                             ; preds = %1033
  %1037 = load i64, i64* %59, align 8, !tbaa !73
  %1038 = load i64, i64* %55, align 8, !tbaa !65
  %1039 = zext i32 %1026 to i64
  %1040 = shl nuw nsw i64 %1039, 2
  %1041 = add i64 %1038, %1040
  %1042 = inttoptr i64 %1041 to i32*
  %1043 = load volatile i32, i32* %1042, align 4, !tbaa !9
  %1044 = add i32 %1043, 1
  %1045 = load i64, i64* %60, align 8, !tbaa !74
  %1046 = inttoptr i64 %1045 to i64*
  %1047 = atomicrmw add i64* %1046, i64 1 seq_cst, align 8
  %1048 = load i32, i32* %62, align 8, !tbaa !75
  %1049 = zext i32 %1048 to i64
  %1050 = lshr i64 %1047, %1049
  %1051 = and i64 %1050, 1
  %1052 = xor i64 %1051, 1
  %1053 = load i64, i64* %29, align 8, !tbaa !76
  %1054 = shl nsw i64 -1, %1049
  %1055 = xor i64 %1054, -1
  %1056 = and i64 %1047, %1055
  %1057 = shl i64 %1056, 5
  %1058 = add i64 %1057, %1053
  %1059 = inttoptr i64 %1058 to i64*
  store volatile i32 %1044, i32* %1042, align 4, !tbaa !9
  %1060 = zext i32 %1044 to i64
  %1061 = shl nuw i64 %1060, 32
  %1062 = shl nuw nsw i64 %1039, 16
  %1063 = or i64 %1062, %1061
  %1064 = or i64 %1063, %1052
  %1065 = or i64 %1064, 256
  store volatile i64 %1065, i64* %1059, align 8, !tbaa !5
  %1066 = or i64 %1052, %1037
  %1067 = getelementptr inbounds i64, i64* %1059, i64 1
  store volatile i64 %1066, i64* %1067, align 8, !tbaa !5
  %1068 = shl i64 %77, 1
  %1069 = or i64 %1052, %1068
  %1070 = getelementptr inbounds i64, i64* %1059, i64 2
  store volatile i64 %1069, i64* %1070, align 8, !tbaa !5
  %1071 = shl i64 %566, 1
  %1072 = or i64 %1052, %1071
  %1073 = getelementptr inbounds i64, i64* %1059, i64 3
  store volatile i64 %1072, i64* %1073, align 8, !tbaa !5
  %1074 = shl nuw nsw i64 %1039, 3
  br label %1075

1075:                                             ; preds = %1116, %1036
  %1076 = phi i32 [ 1, %1036 ], [ %1117, %1116 ]
  %1077 = phi i64 [ 0, %1036 ], [ %1118, %1116 ]
  %1078 = phi i32 [ 0, %1036 ], [ %1120, %1116 ]
  %1079 = load i64, i64* %54, align 8, !tbaa !63
  %1080 = add i64 %1079, %1074
  %1081 = inttoptr i64 %1080 to i64*
  %1082 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1081) #10, !srcloc !64
  %1083 = trunc i64 %1082 to i32
  %1084 = lshr i64 %1082, 32
  %1085 = icmp eq i64 %1084, %1060
  br i1 %1085, label %1086, label %1091

1086:                                             ; preds = %1075
  %1087 = icmp slt i32 %1083, 0
  %1088 = select i1 %1087, i32 0, i32 %1083
  %1089 = sub nsw i32 0, %1083
  %1090 = select i1 %1087, i32 %1089, i32 0
  br label %1116

1091:                                             ; preds = %1075
  %1092 = add i32 %1076, 1
  %1093 = and i32 %1076, 63
  %1094 = icmp eq i32 %1093, 0
  br i1 %1094, label %1095, label %1111

1095:                                             ; preds = %1091
  %1096 = load i64, i64* %56, align 8, !tbaa !69
  %1097 = inttoptr i64 %1096 to i64*
  %1098 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1097) #10, !srcloc !64
  %1099 = icmp eq i64 %1098, 0
  br i1 %1099, label %1100, label %1111

1100:                                             ; preds = %1095
  %1101 = icmp eq i64 %1077, 0
  br i1 %1101, label %1102, label %1106

1102:                                             ; preds = %1100
  %1103 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !70
  %1104 = load i64, i64* %57, align 8, !tbaa !71
  %1105 = add i64 %1104, %1103
  br label %1106

1106:                                             ; preds = %1102, %1100
  %1107 = phi i64 [ %1105, %1102 ], [ %1077, %1100 ]
  %1108 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !70
  %1109 = icmp ult i64 %1108, %1107
  %1110 = select i1 %1109, i32 0, i32 110
  br label %1111

1111:                                             ; preds = %1106, %1095, %1091
  %1112 = phi i64 [ %1107, %1106 ], [ %1077, %1095 ], [ %1077, %1091 ]
  %1113 = phi i32 [ %1110, %1106 ], [ 108, %1095 ], [ 0, %1091 ]
  %1114 = icmp eq i32 %1113, 0
  %1115 = select i1 %1114, i32 0, i32 2
  br label %1116

1116:                                             ; preds = %1111, %1086
  %1117 = phi i32 [ %1076, %1086 ], [ %1092, %1111 ]
  %1118 = phi i64 [ %1077, %1086 ], [ %1112, %1111 ]
  %1119 = phi i32 [ %1090, %1086 ], [ %1113, %1111 ]
  %1120 = phi i32 [ %1088, %1086 ], [ %1078, %1111 ]
  %1121 = phi i32 [ 1, %1086 ], [ %1115, %1111 ]
  switch i32 %1121, label %1133 [
    i32 0, label %1075
    i32 2, label %1122
  ], !llvm.loop !77

1122:                                             ; preds = %1116
  tail call void @llvm.nvvm.membar.gl() #8
  %1123 = load i64, i64* %53, align 8, !tbaa !62
  %1124 = lshr i32 %1026, 3
  %1125 = and i32 %1124, 536870904
  %1126 = zext i32 %1125 to i64
  %1127 = add i64 %1123, %1126
  %1128 = inttoptr i64 %1127 to i64*
  %1129 = and i32 %1026, 63
  %1130 = zext i32 %1129 to i64
  %1131 = shl nuw i64 1, %1130
  %1132 = atomicrmw or i64* %1128, i64 %1131 seq_cst, align 8
  br label %1133

1133:                                             ; preds = %1116, %1122
  %1134 = phi i64 [ 36028797018963968, %1122 ], [ 0, %1116 ]
  %1135 = icmp eq i32 %1119, 0
  br i1 %1135, label %1140, label %1136

1136:                                             ; preds = %1133
  %1137 = zext i32 %1119 to i64
  %1138 = or i64 %1134, %1137
  %1139 = or i64 %1138, 216172782113783808
  br label %1143

1140:                                             ; preds = %1133
  %1141 = zext i32 %1120 to i64
  %1142 = or i64 %1141, 144115188075855872
  br label %1143

1143:                                             ; preds = %1140, %1136, %1033
  %1144 = phi i64 [ 0, %1033 ], [ %1139, %1136 ], [ %1142, %1140 ]
  %1145 = trunc i64 %1144 to i32
  %1146 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1145, i32 0, i32 31) #8
  %1147 = lshr i64 %1144, 32
  %1148 = trunc i64 %1147 to i32
  %1149 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1148, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !27
  %1150 = zext i32 %1149 to i64
  %1151 = shl nuw i64 %1150, 32
  %1152 = zext i32 %1146 to i64
  %1153 = and i64 %1150, 4278190080
  %1154 = icmp eq i64 %1153, 50331648
  %1155 = and i64 %1151, 72057589742960640
  %1156 = or i64 %1155, %1152
  %1157 = icmp ult i64 %1156, %566
  %1158 = select i1 %1157, i32 61, i32 0
  %1159 = select i1 %1154, i32 %1146, i32 %1158
  %1160 = icmp eq i32 %1159, 0
  br i1 %1160, label %1161, label %1352

1161:                                             ; preds = %1143
  %1162 = load i64, i64* %63, align 8, !tbaa !78
  %1163 = zext i32 %1026 to i64
  %1164 = load i64, i64* %64, align 8, !tbaa !79
  %1165 = mul i64 %1164, %1163
  %1166 = add i64 %1165, %1162
  %1167 = load i32, i32* %40, align 4, !tbaa !41
  %1168 = load i32, i32* %45, align 4, !tbaa !42
  %1169 = xor i64 %1166, %76
  %1170 = and i64 %1169, 15
  %1171 = icmp eq i64 %1170, 0
  %1172 = and i64 %1169, 3
  %1173 = icmp eq i64 %1172, 0
  %1174 = select i1 %1173, i64 4, i64 1
  %1175 = select i1 %1171, i64 16, i64 %1174
  %1176 = sub i64 0, %76
  %1177 = add nsw i64 %1175, -1
  %1178 = and i64 %1177, %1176
  %1179 = icmp ult i64 %1178, %566
  %1180 = select i1 %1179, i64 %1178, i64 %566
  %1181 = sub i64 %566, %1180
  %1182 = sub nsw i64 0, %1175
  %1183 = and i64 %1181, %1182
  switch i64 %1175, label %1308 [
    i64 16, label %1184
    i64 4, label %1246
  ]

1184:                                             ; preds = %1161
  %1185 = add i64 %1180, %76
  %1186 = add i64 %1180, %1166
  %1187 = lshr i64 %1183, 4
  %1188 = zext i32 %1167 to i64
  %1189 = mul i32 %1168, 3
  %1190 = zext i32 %1189 to i64
  %1191 = add nuw nsw i64 %1190, %1188
  %1192 = icmp ult i64 %1191, %1187
  br i1 %1192, label %1193, label %1199

1193:                                             ; preds = %1184
  %1194 = shl i32 %1168, 2
  %1195 = zext i32 %1194 to i64
  %1196 = zext i32 %1168 to i64
  %1197 = shl i32 %1168, 1
  %1198 = zext i32 %1197 to i64
  br label %1204

1199:                                             ; preds = %1204, %1184
  %1200 = phi i64 [ %1188, %1184 ], [ %1233, %1204 ]
  %1201 = icmp ult i64 %1200, %1187
  br i1 %1201, label %1202, label %1322

1202:                                             ; preds = %1199
  %1203 = zext i32 %1168 to i64
  br label %1236

1204:                                             ; preds = %1204, %1193
  %1205 = phi i64 [ %1188, %1193 ], [ %1233, %1204 ]
  %1206 = shl i64 %1205, 4
  %1207 = add i64 %1206, %1186
  %1208 = inttoptr i64 %1207 to <4 x i32> addrspace(1)*
  %1209 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1208, align 16, !tbaa !11
  %1210 = add i64 %1205, %1196
  %1211 = shl i64 %1210, 4
  %1212 = add i64 %1211, %1186
  %1213 = inttoptr i64 %1212 to <4 x i32> addrspace(1)*
  %1214 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1213, align 16, !tbaa !11
  %1215 = add i64 %1205, %1198
  %1216 = shl i64 %1215, 4
  %1217 = add i64 %1216, %1186
  %1218 = inttoptr i64 %1217 to <4 x i32> addrspace(1)*
  %1219 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1218, align 16, !tbaa !11
  %1220 = add i64 %1205, %1190
  %1221 = shl i64 %1220, 4
  %1222 = add i64 %1221, %1186
  %1223 = inttoptr i64 %1222 to <4 x i32> addrspace(1)*
  %1224 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1223, align 16, !tbaa !11
  %1225 = add i64 %1206, %1185
  %1226 = inttoptr i64 %1225 to <4 x i32> addrspace(1)*
  store <4 x i32> %1209, <4 x i32> addrspace(1)* %1226, align 16, !tbaa !11
  %1227 = add i64 %1211, %1185
  %1228 = inttoptr i64 %1227 to <4 x i32> addrspace(1)*
  store <4 x i32> %1214, <4 x i32> addrspace(1)* %1228, align 16, !tbaa !11
  %1229 = add i64 %1216, %1185
  %1230 = inttoptr i64 %1229 to <4 x i32> addrspace(1)*
  store <4 x i32> %1219, <4 x i32> addrspace(1)* %1230, align 16, !tbaa !11
  %1231 = add i64 %1221, %1185
  %1232 = inttoptr i64 %1231 to <4 x i32> addrspace(1)*
  store <4 x i32> %1224, <4 x i32> addrspace(1)* %1232, align 16, !tbaa !11
  %1233 = add i64 %1205, %1195
  %1234 = add i64 %1233, %1190
  %1235 = icmp ult i64 %1234, %1187
  br i1 %1235, label %1204, label %1199, !llvm.loop !43

1236:                                             ; preds = %1236, %1202
  %1237 = phi i64 [ %1200, %1202 ], [ %1244, %1236 ]
  %1238 = shl i64 %1237, 4
  %1239 = add i64 %1238, %1186
  %1240 = inttoptr i64 %1239 to <4 x i32> addrspace(1)*
  %1241 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1240, align 16, !tbaa !11
  %1242 = add i64 %1238, %1185
  %1243 = inttoptr i64 %1242 to <4 x i32> addrspace(1)*
  store <4 x i32> %1241, <4 x i32> addrspace(1)* %1243, align 16, !tbaa !11
  %1244 = add i64 %1237, %1203
  %1245 = icmp ult i64 %1244, %1187
  br i1 %1245, label %1236, label %1322, !llvm.loop !44

1246:                                             ; preds = %1161
  %1247 = add i64 %1180, %76
  %1248 = add i64 %1180, %1166
  %1249 = lshr i64 %1183, 2
  %1250 = zext i32 %1167 to i64
  %1251 = mul i32 %1168, 3
  %1252 = zext i32 %1251 to i64
  %1253 = add nuw nsw i64 %1252, %1250
  %1254 = icmp ult i64 %1253, %1249
  br i1 %1254, label %1255, label %1261

1255:                                             ; preds = %1246
  %1256 = shl i32 %1168, 2
  %1257 = zext i32 %1256 to i64
  %1258 = zext i32 %1168 to i64
  %1259 = shl i32 %1168, 1
  %1260 = zext i32 %1259 to i64
  br label %1266

1261:                                             ; preds = %1266, %1246
  %1262 = phi i64 [ %1250, %1246 ], [ %1295, %1266 ]
  %1263 = icmp ult i64 %1262, %1249
  br i1 %1263, label %1264, label %1322

1264:                                             ; preds = %1261
  %1265 = zext i32 %1168 to i64
  br label %1298

1266:                                             ; preds = %1266, %1255
  %1267 = phi i64 [ %1250, %1255 ], [ %1295, %1266 ]
  %1268 = shl i64 %1267, 2
  %1269 = add i64 %1268, %1248
  %1270 = inttoptr i64 %1269 to i32 addrspace(1)*
  %1271 = load volatile i32, i32 addrspace(1)* %1270, align 4, !tbaa !11
  %1272 = add i64 %1267, %1258
  %1273 = shl i64 %1272, 2
  %1274 = add i64 %1273, %1248
  %1275 = inttoptr i64 %1274 to i32 addrspace(1)*
  %1276 = load volatile i32, i32 addrspace(1)* %1275, align 4, !tbaa !11
  %1277 = add i64 %1267, %1260
  %1278 = shl i64 %1277, 2
  %1279 = add i64 %1278, %1248
  %1280 = inttoptr i64 %1279 to i32 addrspace(1)*
  %1281 = load volatile i32, i32 addrspace(1)* %1280, align 4, !tbaa !11
  %1282 = add i64 %1267, %1252
  %1283 = shl i64 %1282, 2
  %1284 = add i64 %1283, %1248
  %1285 = inttoptr i64 %1284 to i32 addrspace(1)*
  %1286 = load volatile i32, i32 addrspace(1)* %1285, align 4, !tbaa !11
  %1287 = add i64 %1268, %1247
  %1288 = inttoptr i64 %1287 to i32 addrspace(1)*
  store i32 %1271, i32 addrspace(1)* %1288, align 4, !tbaa !11
  %1289 = add i64 %1273, %1247
  %1290 = inttoptr i64 %1289 to i32 addrspace(1)*
  store i32 %1276, i32 addrspace(1)* %1290, align 4, !tbaa !11
  %1291 = add i64 %1278, %1247
  %1292 = inttoptr i64 %1291 to i32 addrspace(1)*
  store i32 %1281, i32 addrspace(1)* %1292, align 4, !tbaa !11
  %1293 = add i64 %1283, %1247
  %1294 = inttoptr i64 %1293 to i32 addrspace(1)*
  store i32 %1286, i32 addrspace(1)* %1294, align 4, !tbaa !11
  %1295 = add i64 %1267, %1257
  %1296 = add i64 %1295, %1252
  %1297 = icmp ult i64 %1296, %1249
  br i1 %1297, label %1266, label %1261, !llvm.loop !45

1298:                                             ; preds = %1298, %1264
  %1299 = phi i64 [ %1262, %1264 ], [ %1306, %1298 ]
  %1300 = shl i64 %1299, 2
  %1301 = add i64 %1300, %1248
  %1302 = inttoptr i64 %1301 to i32 addrspace(1)*
  %1303 = load volatile i32, i32 addrspace(1)* %1302, align 4, !tbaa !11
  %1304 = add i64 %1300, %1247
  %1305 = inttoptr i64 %1304 to i32 addrspace(1)*
  store i32 %1303, i32 addrspace(1)* %1305, align 4, !tbaa !11
  %1306 = add i64 %1299, %1265
  %1307 = icmp ult i64 %1306, %1249
  br i1 %1307, label %1298, label %1322, !llvm.loop !46

1308:                                             ; preds = %1161
  %1309 = zext i32 %1167 to i64
  %1310 = icmp ugt i64 %566, %1309
  br i1 %1310, label %1311, label %1352

1311:                                             ; preds = %1308
  %1312 = zext i32 %1168 to i64
  br label %1313

1313:                                             ; preds = %1313, %1311
  %1314 = phi i64 [ %1309, %1311 ], [ %1320, %1313 ]
  %1315 = add i64 %1314, %1166
  %1316 = inttoptr i64 %1315 to i8 addrspace(1)*
  %1317 = load volatile i8, i8 addrspace(1)* %1316, align 1, !tbaa !11
  %1318 = add i64 %1314, %76
  %1319 = inttoptr i64 %1318 to i8 addrspace(1)*
  store i8 %1317, i8 addrspace(1)* %1319, align 1, !tbaa !11
  %1320 = add i64 %1314, %1312
  %1321 = icmp ult i64 %1320, %566
  br i1 %1321, label %1313, label %1352, !llvm.loop !47

1322:                                             ; preds = %1298, %1236, %1261, %1199
  %1323 = phi i64 [ %1250, %1261 ], [ %1188, %1199 ], [ %1188, %1236 ], [ %1250, %1298 ]
  %1324 = icmp ugt i64 %1180, %1323
  br i1 %1324, label %1325, label %1336

1325:                                             ; preds = %1322
  %1326 = zext i32 %1168 to i64
  br label %1327

1327:                                             ; preds = %1327, %1325
  %1328 = phi i64 [ %1323, %1325 ], [ %1334, %1327 ]
  %1329 = add i64 %1328, %1166
  %1330 = inttoptr i64 %1329 to i8 addrspace(1)*
  %1331 = load volatile i8, i8 addrspace(1)* %1330, align 1, !tbaa !11
  %1332 = add i64 %1328, %76
  %1333 = inttoptr i64 %1332 to i8 addrspace(1)*
  store i8 %1331, i8 addrspace(1)* %1333, align 1, !tbaa !11
  %1334 = add i64 %1328, %1326
  %1335 = icmp ult i64 %1334, %1180
  br i1 %1335, label %1327, label %1336, !llvm.loop !47

1336:                                             ; preds = %1327, %1322
  %1337 = add i64 %1183, %1180
  %1338 = sub i64 %566, %1337
  %1339 = icmp ugt i64 %1338, %1323
  br i1 %1339, label %1340, label %1352

1340:                                             ; preds = %1336
  %1341 = zext i32 %1168 to i64
  br label %1342

1342:                                             ; preds = %1342, %1340
  %1343 = phi i64 [ %1323, %1340 ], [ %1350, %1342 ]
  %1344 = add i64 %1343, %1337
  %1345 = add i64 %1344, %1166
  %1346 = inttoptr i64 %1345 to i8 addrspace(1)*
  %1347 = load volatile i8, i8 addrspace(1)* %1346, align 1, !tbaa !11
  %1348 = add i64 %1344, %76
  %1349 = inttoptr i64 %1348 to i8 addrspace(1)*
  store i8 %1347, i8 addrspace(1)* %1349, align 1, !tbaa !11
  %1350 = add i64 %1343, %1341
  %1351 = icmp ult i64 %1350, %1338
  br i1 %1351, label %1342, label %1352, !llvm.loop !47

1352:                                             ; preds = %1342, %1313, %1336, %1308, %1143
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !80
  %1353 = and i64 %1150, 4286578688
  %1354 = icmp eq i64 %1353, 58720256
  br i1 %1354, label %1355, label %1356

1355:                                             ; preds = %1352
  store i32 %1146, i32* %50, align 4, !tbaa !56
  br label %1370

1356:                                             ; preds = %1352
  %1357 = load i32, i32* %40, align 4, !tbaa !41
  %1358 = icmp eq i32 %1357, 0
  br i1 %1358, label %1359, label %1370

1359:                                             ; preds = %1356
  tail call void @llvm.nvvm.membar.gl() #8
  %1360 = load i64, i64* %49, align 8, !tbaa !55
  %1361 = lshr i32 %1026, 3
  %1362 = and i32 %1361, 536870904
  %1363 = zext i32 %1362 to i64
  %1364 = add i64 %1360, %1363
  %1365 = inttoptr i64 %1364 to i64*
  %1366 = and i32 %1026, 63
  %1367 = zext i32 %1366 to i64
  %1368 = shl nuw i64 1, %1367
  %1369 = atomicrmw or i64* %1365, i64 %1368 seq_cst, align 8
  br label %1370

1370:                                             ; preds = %1359, %1356, %1355
  %1371 = zext i1 %1160 to i32
  %1372 = load i32, i32* %70, align 4, !tbaa !9
  %1373 = add i32 %1372, %1371
  store i32 %1373, i32* %70, align 4, !tbaa !9
  br label %2248

1374:                                             ; preds = %851
  %1375 = trunc i64 %852 to i32
  store i32 %1375, i32* %50, align 4, !tbaa !56
  br label %2248

1376:                                             ; preds = %851
  %1377 = load i32, i32* %35, align 8, !tbaa !37
  %1378 = zext i32 %1377 to i64
  %1379 = lshr i64 %77, %1378
  %1380 = shl i64 %1379, %1378
  %1381 = shl nuw i64 1, %1378
  %1382 = load i64, i64* %58, align 8, !tbaa !81
  %1383 = sub i64 %1382, %1380
  %1384 = icmp ult i64 %1383, %1381
  %1385 = select i1 %1384, i64 %1383, i64 %1381
  %1386 = load i32, i32* %40, align 4, !tbaa !41
  %1387 = icmp eq i32 %1386, 0
  br i1 %1387, label %1390, label %1388

1388:                                             ; preds = %1376
  %1389 = and i64 %852, 4294967295
  br label %1495

1390:                                             ; preds = %1376
  %1391 = load i64, i64* %59, align 8, !tbaa !73
  %1392 = load i64, i64* %55, align 8, !tbaa !65
  %1393 = and i64 %852, 4294967295
  %1394 = shl nuw nsw i64 %1393, 2
  %1395 = add i64 %1392, %1394
  %1396 = inttoptr i64 %1395 to i32*
  %1397 = load volatile i32, i32* %1396, align 4, !tbaa !9
  %1398 = add i32 %1397, 1
  %1399 = load i64, i64* %60, align 8, !tbaa !74
  %1400 = inttoptr i64 %1399 to i64*
  %1401 = atomicrmw add i64* %1400, i64 1 seq_cst, align 8
  %1402 = load i32, i32* %62, align 8, !tbaa !75
  %1403 = zext i32 %1402 to i64
  %1404 = lshr i64 %1401, %1403
  %1405 = and i64 %1404, 1
  %1406 = xor i64 %1405, 1
  %1407 = load i64, i64* %29, align 8, !tbaa !76
  %1408 = shl nsw i64 -1, %1403
  %1409 = xor i64 %1408, -1
  %1410 = and i64 %1401, %1409
  %1411 = shl i64 %1410, 5
  %1412 = add i64 %1411, %1407
  %1413 = inttoptr i64 %1412 to i64*
  store volatile i32 %1398, i32* %1396, align 4, !tbaa !9
  %1414 = zext i32 %1398 to i64
  %1415 = shl nuw i64 %1414, 32
  %1416 = shl nuw nsw i64 %1393, 16
  %1417 = or i64 %1416, %1415
  %1418 = or i64 %1417, %1406
  %1419 = or i64 %1418, 256
  store volatile i64 %1419, i64* %1413, align 8, !tbaa !5
  %1420 = or i64 %1406, %1391
  %1421 = getelementptr inbounds i64, i64* %1413, i64 1
  store volatile i64 %1420, i64* %1421, align 8, !tbaa !5
  %1422 = shl i64 %1380, 1
  %1423 = or i64 %1406, %1422
  %1424 = getelementptr inbounds i64, i64* %1413, i64 2
  store volatile i64 %1423, i64* %1424, align 8, !tbaa !5
  %1425 = shl i64 %1385, 1
  %1426 = or i64 %1406, %1425
  %1427 = getelementptr inbounds i64, i64* %1413, i64 3
  store volatile i64 %1426, i64* %1427, align 8, !tbaa !5
  %1428 = shl nuw nsw i64 %1393, 3
  br label %1429

1429:                                             ; preds = %1470, %1390
  %1430 = phi i32 [ 1, %1390 ], [ %1471, %1470 ]
  %1431 = phi i64 [ 0, %1390 ], [ %1472, %1470 ]
  %1432 = phi i32 [ 0, %1390 ], [ %1474, %1470 ]
  %1433 = load i64, i64* %54, align 8, !tbaa !63
  %1434 = add i64 %1433, %1428
  %1435 = inttoptr i64 %1434 to i64*
  %1436 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1435) #10, !srcloc !64
  %1437 = trunc i64 %1436 to i32
  %1438 = lshr i64 %1436, 32
  %1439 = icmp eq i64 %1438, %1414
  br i1 %1439, label %1440, label %1445

1440:                                             ; preds = %1429
  %1441 = icmp slt i32 %1437, 0
  %1442 = select i1 %1441, i32 0, i32 %1437
  %1443 = sub nsw i32 0, %1437
  %1444 = select i1 %1441, i32 %1443, i32 0
  br label %1470

1445:                                             ; preds = %1429
  %1446 = add i32 %1430, 1
  %1447 = and i32 %1430, 63
  %1448 = icmp eq i32 %1447, 0
  br i1 %1448, label %1449, label %1465

1449:                                             ; preds = %1445
  %1450 = load i64, i64* %56, align 8, !tbaa !69
  %1451 = inttoptr i64 %1450 to i64*
  %1452 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1451) #10, !srcloc !64
  %1453 = icmp eq i64 %1452, 0
  br i1 %1453, label %1454, label %1465

1454:                                             ; preds = %1449
  %1455 = icmp eq i64 %1431, 0
  br i1 %1455, label %1456, label %1460

1456:                                             ; preds = %1454
  %1457 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !70
  %1458 = load i64, i64* %57, align 8, !tbaa !71
  %1459 = add i64 %1458, %1457
  br label %1460

1460:                                             ; preds = %1456, %1454
  %1461 = phi i64 [ %1459, %1456 ], [ %1431, %1454 ]
  %1462 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !70
  %1463 = icmp ult i64 %1462, %1461
  %1464 = select i1 %1463, i32 0, i32 110
  br label %1465

1465:                                             ; preds = %1460, %1449, %1445
  %1466 = phi i64 [ %1461, %1460 ], [ %1431, %1449 ], [ %1431, %1445 ]
  %1467 = phi i32 [ %1464, %1460 ], [ 108, %1449 ], [ 0, %1445 ]
  %1468 = icmp eq i32 %1467, 0
  %1469 = select i1 %1468, i32 0, i32 2
  br label %1470

1470:                                             ; preds = %1465, %1440
  %1471 = phi i32 [ %1430, %1440 ], [ %1446, %1465 ]
  %1472 = phi i64 [ %1431, %1440 ], [ %1466, %1465 ]
  %1473 = phi i32 [ %1444, %1440 ], [ %1467, %1465 ]
  %1474 = phi i32 [ %1442, %1440 ], [ %1432, %1465 ]
  %1475 = phi i32 [ 1, %1440 ], [ %1469, %1465 ]
  switch i32 %1475, label %1485 [
    i32 0, label %1429
    i32 2, label %1476
  ], !llvm.loop !77

1476:                                             ; preds = %1470
  tail call void @llvm.nvvm.membar.gl() #8
  %1477 = load i64, i64* %53, align 8, !tbaa !62
  %1478 = lshr i64 %852, 3
  %1479 = and i64 %1478, 536870904
  %1480 = add i64 %1477, %1479
  %1481 = inttoptr i64 %1480 to i64*
  %1482 = and i64 %852, 63
  %1483 = shl nuw i64 1, %1482
  %1484 = atomicrmw or i64* %1481, i64 %1483 seq_cst, align 8
  br label %1485

1485:                                             ; preds = %1470, %1476
  %1486 = phi i64 [ 36028797018963968, %1476 ], [ 0, %1470 ]
  %1487 = icmp eq i32 %1473, 0
  br i1 %1487, label %1492, label %1488

1488:                                             ; preds = %1485
  %1489 = zext i32 %1473 to i64
  %1490 = or i64 %1486, %1489
  %1491 = or i64 %1490, 216172782113783808
  br label %1495

1492:                                             ; preds = %1485
  %1493 = zext i32 %1474 to i64
  %1494 = or i64 %1493, 144115188075855872
  br label %1495

1495:                                             ; preds = %1492, %1488, %1388
  %1496 = phi i64 [ %1389, %1388 ], [ %1393, %1492 ], [ %1393, %1488 ]
  %1497 = phi i64 [ 0, %1388 ], [ %1494, %1492 ], [ %1491, %1488 ]
  %1498 = trunc i64 %1497 to i32
  %1499 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1498, i32 0, i32 31) #8
  %1500 = lshr i64 %1497, 32
  %1501 = trunc i64 %1500 to i32
  %1502 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1501, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !27
  %1503 = zext i32 %1502 to i64
  %1504 = shl nuw i64 %1503, 32
  %1505 = zext i32 %1499 to i64
  %1506 = sub i64 %77, %1380
  %1507 = add i64 %1506, %566
  %1508 = and i64 %1503, 4278190080
  %1509 = icmp eq i64 %1508, 50331648
  %1510 = and i64 %1504, 72057589742960640
  %1511 = or i64 %1510, %1505
  %1512 = icmp ult i64 %1511, %1507
  %1513 = select i1 %1512, i32 61, i32 0
  %1514 = select i1 %1509, i32 %1499, i32 %1513
  %1515 = load i64, i64* %63, align 8, !tbaa !78
  %1516 = load i64, i64* %64, align 8, !tbaa !79
  %1517 = mul i64 %1516, %1496
  %1518 = add i64 %1517, %1515
  %1519 = icmp eq i32 %1514, 0
  %1520 = icmp ne i64 %76, 0
  %1521 = and i1 %1520, %1519
  br i1 %1521, label %1522, label %1709

1522:                                             ; preds = %1495
  %1523 = add i64 %1518, %1506
  %1524 = load i32, i32* %40, align 4, !tbaa !41
  %1525 = load i32, i32* %45, align 4, !tbaa !42
  %1526 = xor i64 %1523, %76
  %1527 = and i64 %1526, 15
  %1528 = icmp eq i64 %1527, 0
  %1529 = and i64 %1526, 3
  %1530 = icmp eq i64 %1529, 0
  %1531 = select i1 %1530, i64 4, i64 1
  %1532 = select i1 %1528, i64 16, i64 %1531
  %1533 = sub i64 0, %76
  %1534 = add nsw i64 %1532, -1
  %1535 = and i64 %1534, %1533
  %1536 = icmp ult i64 %1535, %566
  %1537 = select i1 %1536, i64 %1535, i64 %566
  %1538 = sub i64 %566, %1537
  %1539 = sub nsw i64 0, %1532
  %1540 = and i64 %1538, %1539
  switch i64 %1532, label %1665 [
    i64 16, label %1541
    i64 4, label %1603
  ]

1541:                                             ; preds = %1522
  %1542 = add i64 %1537, %76
  %1543 = add i64 %1537, %1523
  %1544 = lshr i64 %1540, 4
  %1545 = zext i32 %1524 to i64
  %1546 = mul i32 %1525, 3
  %1547 = zext i32 %1546 to i64
  %1548 = add nuw nsw i64 %1547, %1545
  %1549 = icmp ult i64 %1548, %1544
  br i1 %1549, label %1550, label %1556

1550:                                             ; preds = %1541
  %1551 = shl i32 %1525, 2
  %1552 = zext i32 %1551 to i64
  %1553 = zext i32 %1525 to i64
  %1554 = shl i32 %1525, 1
  %1555 = zext i32 %1554 to i64
  br label %1561

1556:                                             ; preds = %1561, %1541
  %1557 = phi i64 [ %1545, %1541 ], [ %1590, %1561 ]
  %1558 = icmp ult i64 %1557, %1544
  br i1 %1558, label %1559, label %1679

1559:                                             ; preds = %1556
  %1560 = zext i32 %1525 to i64
  br label %1593

1561:                                             ; preds = %1561, %1550
  %1562 = phi i64 [ %1545, %1550 ], [ %1590, %1561 ]
  %1563 = shl i64 %1562, 4
  %1564 = add i64 %1563, %1543
  %1565 = inttoptr i64 %1564 to <4 x i32> addrspace(1)*
  %1566 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1565, align 16, !tbaa !11
  %1567 = add i64 %1562, %1553
  %1568 = shl i64 %1567, 4
  %1569 = add i64 %1568, %1543
  %1570 = inttoptr i64 %1569 to <4 x i32> addrspace(1)*
  %1571 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1570, align 16, !tbaa !11
  %1572 = add i64 %1562, %1555
  %1573 = shl i64 %1572, 4
  %1574 = add i64 %1573, %1543
  %1575 = inttoptr i64 %1574 to <4 x i32> addrspace(1)*
  %1576 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1575, align 16, !tbaa !11
  %1577 = add i64 %1562, %1547
  %1578 = shl i64 %1577, 4
  %1579 = add i64 %1578, %1543
  %1580 = inttoptr i64 %1579 to <4 x i32> addrspace(1)*
  %1581 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1580, align 16, !tbaa !11
  %1582 = add i64 %1563, %1542
  %1583 = inttoptr i64 %1582 to <4 x i32> addrspace(1)*
  store <4 x i32> %1566, <4 x i32> addrspace(1)* %1583, align 16, !tbaa !11
  %1584 = add i64 %1568, %1542
  %1585 = inttoptr i64 %1584 to <4 x i32> addrspace(1)*
  store <4 x i32> %1571, <4 x i32> addrspace(1)* %1585, align 16, !tbaa !11
  %1586 = add i64 %1573, %1542
  %1587 = inttoptr i64 %1586 to <4 x i32> addrspace(1)*
  store <4 x i32> %1576, <4 x i32> addrspace(1)* %1587, align 16, !tbaa !11
  %1588 = add i64 %1578, %1542
  %1589 = inttoptr i64 %1588 to <4 x i32> addrspace(1)*
  store <4 x i32> %1581, <4 x i32> addrspace(1)* %1589, align 16, !tbaa !11
  %1590 = add i64 %1562, %1552
  %1591 = add i64 %1590, %1547
  %1592 = icmp ult i64 %1591, %1544
  br i1 %1592, label %1561, label %1556, !llvm.loop !43

1593:                                             ; preds = %1593, %1559
  %1594 = phi i64 [ %1557, %1559 ], [ %1601, %1593 ]
  %1595 = shl i64 %1594, 4
  %1596 = add i64 %1595, %1543
  %1597 = inttoptr i64 %1596 to <4 x i32> addrspace(1)*
  %1598 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1597, align 16, !tbaa !11
  %1599 = add i64 %1595, %1542
  %1600 = inttoptr i64 %1599 to <4 x i32> addrspace(1)*
  store <4 x i32> %1598, <4 x i32> addrspace(1)* %1600, align 16, !tbaa !11
  %1601 = add i64 %1594, %1560
  %1602 = icmp ult i64 %1601, %1544
  br i1 %1602, label %1593, label %1679, !llvm.loop !44

1603:                                             ; preds = %1522
  %1604 = add i64 %1537, %76
  %1605 = add i64 %1537, %1523
  %1606 = lshr i64 %1540, 2
  %1607 = zext i32 %1524 to i64
  %1608 = mul i32 %1525, 3
  %1609 = zext i32 %1608 to i64
  %1610 = add nuw nsw i64 %1609, %1607
  %1611 = icmp ult i64 %1610, %1606
  br i1 %1611, label %1612, label %1618

1612:                                             ; preds = %1603
  %1613 = shl i32 %1525, 2
  %1614 = zext i32 %1613 to i64
  %1615 = zext i32 %1525 to i64
  %1616 = shl i32 %1525, 1
  %1617 = zext i32 %1616 to i64
  br label %1623

1618:                                             ; preds = %1623, %1603
  %1619 = phi i64 [ %1607, %1603 ], [ %1652, %1623 ]
  %1620 = icmp ult i64 %1619, %1606
  br i1 %1620, label %1621, label %1679

1621:                                             ; preds = %1618
  %1622 = zext i32 %1525 to i64
  br label %1655

1623:                                             ; preds = %1623, %1612
  %1624 = phi i64 [ %1607, %1612 ], [ %1652, %1623 ]
  %1625 = shl i64 %1624, 2
  %1626 = add i64 %1625, %1605
  %1627 = inttoptr i64 %1626 to i32 addrspace(1)*
  %1628 = load volatile i32, i32 addrspace(1)* %1627, align 4, !tbaa !11
  %1629 = add i64 %1624, %1615
  %1630 = shl i64 %1629, 2
  %1631 = add i64 %1630, %1605
  %1632 = inttoptr i64 %1631 to i32 addrspace(1)*
  %1633 = load volatile i32, i32 addrspace(1)* %1632, align 4, !tbaa !11
  %1634 = add i64 %1624, %1617
  %1635 = shl i64 %1634, 2
  %1636 = add i64 %1635, %1605
  %1637 = inttoptr i64 %1636 to i32 addrspace(1)*
  %1638 = load volatile i32, i32 addrspace(1)* %1637, align 4, !tbaa !11
  %1639 = add i64 %1624, %1609
  %1640 = shl i64 %1639, 2
  %1641 = add i64 %1640, %1605
  %1642 = inttoptr i64 %1641 to i32 addrspace(1)*
  %1643 = load volatile i32, i32 addrspace(1)* %1642, align 4, !tbaa !11
  %1644 = add i64 %1625, %1604
  %1645 = inttoptr i64 %1644 to i32 addrspace(1)*
  store i32 %1628, i32 addrspace(1)* %1645, align 4, !tbaa !11
  %1646 = add i64 %1630, %1604
  %1647 = inttoptr i64 %1646 to i32 addrspace(1)*
  store i32 %1633, i32 addrspace(1)* %1647, align 4, !tbaa !11
  %1648 = add i64 %1635, %1604
  %1649 = inttoptr i64 %1648 to i32 addrspace(1)*
  store i32 %1638, i32 addrspace(1)* %1649, align 4, !tbaa !11
  %1650 = add i64 %1640, %1604
  %1651 = inttoptr i64 %1650 to i32 addrspace(1)*
  store i32 %1643, i32 addrspace(1)* %1651, align 4, !tbaa !11
  %1652 = add i64 %1624, %1614
  %1653 = add i64 %1652, %1609
  %1654 = icmp ult i64 %1653, %1606
  br i1 %1654, label %1623, label %1618, !llvm.loop !45

1655:                                             ; preds = %1655, %1621
  %1656 = phi i64 [ %1619, %1621 ], [ %1663, %1655 ]
  %1657 = shl i64 %1656, 2
  %1658 = add i64 %1657, %1605
  %1659 = inttoptr i64 %1658 to i32 addrspace(1)*
  %1660 = load volatile i32, i32 addrspace(1)* %1659, align 4, !tbaa !11
  %1661 = add i64 %1657, %1604
  %1662 = inttoptr i64 %1661 to i32 addrspace(1)*
  store i32 %1660, i32 addrspace(1)* %1662, align 4, !tbaa !11
  %1663 = add i64 %1656, %1622
  %1664 = icmp ult i64 %1663, %1606
  br i1 %1664, label %1655, label %1679, !llvm.loop !46

1665:                                             ; preds = %1522
  %1666 = zext i32 %1524 to i64
  %1667 = icmp ugt i64 %566, %1666
  br i1 %1667, label %1668, label %1709

1668:                                             ; preds = %1665
  %1669 = zext i32 %1525 to i64
  br label %1670

1670:                                             ; preds = %1670, %1668
  %1671 = phi i64 [ %1666, %1668 ], [ %1677, %1670 ]
  %1672 = add i64 %1671, %1523
  %1673 = inttoptr i64 %1672 to i8 addrspace(1)*
  %1674 = load volatile i8, i8 addrspace(1)* %1673, align 1, !tbaa !11
  %1675 = add i64 %1671, %76
  %1676 = inttoptr i64 %1675 to i8 addrspace(1)*
  store i8 %1674, i8 addrspace(1)* %1676, align 1, !tbaa !11
  %1677 = add i64 %1671, %1669
  %1678 = icmp ult i64 %1677, %566
  br i1 %1678, label %1670, label %1709, !llvm.loop !47

1679:                                             ; preds = %1655, %1593, %1618, %1556
  %1680 = phi i64 [ %1607, %1618 ], [ %1545, %1556 ], [ %1545, %1593 ], [ %1607, %1655 ]
  %1681 = icmp ugt i64 %1537, %1680
  br i1 %1681, label %1682, label %1693

1682:                                             ; preds = %1679
  %1683 = zext i32 %1525 to i64
  br label %1684

1684:                                             ; preds = %1684, %1682
  %1685 = phi i64 [ %1680, %1682 ], [ %1691, %1684 ]
  %1686 = add i64 %1685, %1523
  %1687 = inttoptr i64 %1686 to i8 addrspace(1)*
  %1688 = load volatile i8, i8 addrspace(1)* %1687, align 1, !tbaa !11
  %1689 = add i64 %1685, %76
  %1690 = inttoptr i64 %1689 to i8 addrspace(1)*
  store i8 %1688, i8 addrspace(1)* %1690, align 1, !tbaa !11
  %1691 = add i64 %1685, %1683
  %1692 = icmp ult i64 %1691, %1537
  br i1 %1692, label %1684, label %1693, !llvm.loop !47

1693:                                             ; preds = %1684, %1679
  %1694 = add i64 %1540, %1537
  %1695 = sub i64 %566, %1694
  %1696 = icmp ugt i64 %1695, %1680
  br i1 %1696, label %1697, label %1709

1697:                                             ; preds = %1693
  %1698 = zext i32 %1525 to i64
  br label %1699

1699:                                             ; preds = %1699, %1697
  %1700 = phi i64 [ %1680, %1697 ], [ %1707, %1699 ]
  %1701 = add i64 %1700, %1694
  %1702 = add i64 %1701, %1523
  %1703 = inttoptr i64 %1702 to i8 addrspace(1)*
  %1704 = load volatile i8, i8 addrspace(1)* %1703, align 1, !tbaa !11
  %1705 = add i64 %1701, %76
  %1706 = inttoptr i64 %1705 to i8 addrspace(1)*
  store i8 %1704, i8 addrspace(1)* %1706, align 1, !tbaa !11
  %1707 = add i64 %1700, %1698
  %1708 = icmp ult i64 %1707, %1695
  br i1 %1708, label %1699, label %1709, !llvm.loop !47

1709:                                             ; preds = %1699, %1670, %1693, %1665, %1495
  %1710 = icmp ult i64 %1511, %1385
  %1711 = select i1 %1710, i32 61, i32 0
  %1712 = select i1 %1509, i32 %1499, i32 %1711
  %1713 = icmp eq i32 %1712, 0
  %1714 = select i1 %1713, i64 %1385, i64 0
  %1715 = load i64, i64* %48, align 8, !tbaa !54
  %1716 = shl i64 %1379, 3
  %1717 = add i64 %1715, %1716
  %1718 = inttoptr i64 %1717 to i64*
  %1719 = load i32, i32* %40, align 4, !tbaa !41
  %1720 = icmp eq i32 %1719, 0
  %1721 = icmp ne i64 %1714, 0
  %1722 = and i1 %1721, %1720
  br i1 %1722, label %1723, label %1803

1723:                                             ; preds = %1709
  %1724 = load i64, i64* %65, align 8, !tbaa !82
  %1725 = inttoptr i64 %1724 to i64*
  %1726 = load i64, i64* %66, align 8, !tbaa !83
  %1727 = inttoptr i64 %1726 to i64*
  %1728 = load volatile i64, i64* %1725, align 8, !tbaa !5
  %1729 = load i64, i64* %47, align 8, !tbaa !84
  %1730 = icmp ult i64 %1728, %1729
  br i1 %1730, label %1731, label %1736

1731:                                             ; preds = %1723
  %1732 = atomicrmw add i64* %1725, i64 1 seq_cst, align 8
  %1733 = load i64, i64* %47, align 8, !tbaa !84
  %1734 = icmp ult i64 %1732, %1733
  %1735 = select i1 %1734, i64 %1732, i64 -1
  br label %1736

1736:                                             ; preds = %1731, %1723
  %1737 = phi i64 [ %1733, %1731 ], [ %1729, %1723 ]
  %1738 = phi i64 [ %1735, %1731 ], [ -1, %1723 ]
  %1739 = icmp eq i64 %1738, -1
  br i1 %1739, label %1740, label %1742

1740:                                             ; preds = %1736
  %1741 = icmp eq i64 %1737, 0
  br i1 %1741, label %1742, label %1745

1742:                                             ; preds = %1793, %1788, %1740, %1736
  %1743 = phi i64 [ %1738, %1736 ], [ -1, %1740 ], [ %1789, %1788 ], [ %1789, %1793 ]
  %1744 = phi i1 [ false, %1736 ], [ true, %1740 ], [ true, %1793 ], [ %1791, %1788 ]
  br i1 %1744, label %1803, label %1797

1745:                                             ; preds = %1740, %1793
  %1746 = phi i32 [ %1794, %1793 ], [ 0, %1740 ]
  %1747 = atomicrmw add i64* %1727, i64 1 seq_cst, align 8
  %1748 = load i64, i64* %47, align 8, !tbaa !84
  %1749 = urem i64 %1747, %1748
  %1750 = load i64, i64* %67, align 8, !tbaa !85
  %1751 = shl i64 %1749, 3
  %1752 = add i64 %1750, %1751
  %1753 = inttoptr i64 %1752 to i64*
  %1754 = load volatile i64, i64* %1753, align 8, !tbaa !5
  %1755 = icmp eq i64 %1754, 0
  br i1 %1755, label %1788, label %1756

1756:                                             ; preds = %1745
  %1757 = load i64, i64* %48, align 8, !tbaa !54
  %1758 = shl i64 %1754, 3
  %1759 = add i64 %1758, -8
  %1760 = add i64 %1759, %1757
  %1761 = inttoptr i64 %1760 to i64*
  %1762 = load volatile i64, i64* %1761, align 8, !tbaa !5
  %1763 = and i64 %1762, 393216
  %1764 = icmp eq i64 %1763, 262144
  %1765 = lshr i64 %1762, 20
  %1766 = icmp eq i64 %1765, %1749
  %1767 = and i1 %1764, %1766
  %1768 = and i64 %1762, 65535
  %1769 = icmp eq i64 %1768, 0
  %1770 = select i1 %1767, i1 %1769, i1 false
  br i1 %1770, label %1771, label %1781

1771:                                             ; preds = %1756
  %1772 = and i64 %1762, 65536
  %1773 = icmp eq i64 %1772, 0
  br i1 %1773, label %1776, label %1774

1774:                                             ; preds = %1771
  %1775 = atomicrmw and i64* %1761, i64 -65537 seq_cst, align 8
  br label %1781

1776:                                             ; preds = %1771
  %1777 = and i64 %1762, 524288
  %1778 = cmpxchg i64* %1761, i64 %1762, i64 %1777 seq_cst seq_cst, align 8
  %1779 = extractvalue { i64, i1 } %1778, 1
  %1780 = zext i1 %1779 to i32
  br label %1781

1781:                                             ; preds = %1776, %1774, %1756
  %1782 = phi i32 [ 0, %1774 ], [ %1780, %1776 ], [ 0, %1756 ]
  %1783 = icmp eq i32 %1782, 0
  br i1 %1783, label %1788, label %1784

1784:                                             ; preds = %1781
  %1785 = load i64, i64* %68, align 8, !tbaa !86
  %1786 = inttoptr i64 %1785 to i64*
  %1787 = atomicrmw add i64* %1786, i64 1 seq_cst, align 8
  tail call void @llvm.nvvm.membar.gl() #8
  br label %1788

1788:                                             ; preds = %1784, %1781, %1745
  %1789 = phi i64 [ %1749, %1784 ], [ -1, %1781 ], [ -1, %1745 ]
  %1790 = icmp ult i32 %1746, 63
  %1791 = icmp eq i64 %1789, -1
  %1792 = select i1 %1790, i1 %1791, i1 false
  br i1 %1792, label %1793, label %1742, !llvm.loop !87

1793:                                             ; preds = %1788
  %1794 = add nuw nsw i32 %1746, 1
  %1795 = load i64, i64* %47, align 8, !tbaa !84
  %1796 = icmp eq i64 %1795, 0
  br i1 %1796, label %1742, label %1745

1797:                                             ; preds = %1742
  %1798 = shl i64 %1743, 3
  %1799 = add i64 %1379, 1
  %1800 = load i64, i64* %67, align 8, !tbaa !85
  %1801 = add i64 %1800, %1798
  %1802 = inttoptr i64 %1801 to i64*
  store volatile i64 %1799, i64* %1802, align 8, !tbaa !5
  br label %1803

1803:                                             ; preds = %1797, %1742, %1709
  %1804 = phi i64 [ -1, %1709 ], [ %1743, %1742 ], [ %1743, %1797 ]
  %1805 = trunc i64 %1804 to i32
  %1806 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1805, i32 0, i32 31) #8
  %1807 = lshr i64 %1804, 32
  %1808 = trunc i64 %1807 to i32
  %1809 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1808, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !27
  %1810 = zext i32 %1809 to i64
  %1811 = shl nuw i64 %1810, 32
  %1812 = zext i32 %1806 to i64
  %1813 = or i64 %1811, %1812
  %1814 = icmp eq i64 %1813, -1
  br i1 %1814, label %2006, label %1815

1815:                                             ; preds = %1803
  %1816 = load i64, i64* %69, align 8, !tbaa !88
  %1817 = load i32, i32* %35, align 8, !tbaa !37
  %1818 = zext i32 %1817 to i64
  %1819 = shl i64 %1813, %1818
  %1820 = add i64 %1819, %1816
  %1821 = load i32, i32* %40, align 4, !tbaa !41
  %1822 = load i32, i32* %45, align 4, !tbaa !42
  %1823 = xor i64 %1820, %1518
  %1824 = and i64 %1823, 15
  %1825 = icmp eq i64 %1824, 0
  %1826 = and i64 %1823, 3
  %1827 = icmp eq i64 %1826, 0
  %1828 = select i1 %1827, i64 4, i64 1
  %1829 = select i1 %1825, i64 16, i64 %1828
  %1830 = sub i64 0, %1820
  %1831 = add nsw i64 %1829, -1
  %1832 = and i64 %1831, %1830
  %1833 = icmp ult i64 %1832, %1714
  %1834 = select i1 %1833, i64 %1832, i64 %1714
  %1835 = sub i64 %1714, %1834
  %1836 = sub nsw i64 0, %1829
  %1837 = and i64 %1835, %1836
  switch i64 %1829, label %1962 [
    i64 16, label %1838
    i64 4, label %1900
  ]

1838:                                             ; preds = %1815
  %1839 = add i64 %1834, %1820
  %1840 = add i64 %1834, %1518
  %1841 = lshr i64 %1837, 4
  %1842 = zext i32 %1821 to i64
  %1843 = mul i32 %1822, 3
  %1844 = zext i32 %1843 to i64
  %1845 = add nuw nsw i64 %1844, %1842
  %1846 = icmp ult i64 %1845, %1841
  br i1 %1846, label %1847, label %1853

1847:                                             ; preds = %1838
  %1848 = shl i32 %1822, 2
  %1849 = zext i32 %1848 to i64
  %1850 = zext i32 %1822 to i64
  %1851 = shl i32 %1822, 1
  %1852 = zext i32 %1851 to i64
  br label %1858

1853:                                             ; preds = %1858, %1838
  %1854 = phi i64 [ %1842, %1838 ], [ %1887, %1858 ]
  %1855 = icmp ult i64 %1854, %1841
  br i1 %1855, label %1856, label %1976

1856:                                             ; preds = %1853
  %1857 = zext i32 %1822 to i64
  br label %1890

1858:                                             ; preds = %1858, %1847
  %1859 = phi i64 [ %1842, %1847 ], [ %1887, %1858 ]
  %1860 = shl i64 %1859, 4
  %1861 = add i64 %1860, %1840
  %1862 = inttoptr i64 %1861 to <4 x i32> addrspace(1)*
  %1863 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1862, align 16, !tbaa !11
  %1864 = add i64 %1859, %1850
  %1865 = shl i64 %1864, 4
  %1866 = add i64 %1865, %1840
  %1867 = inttoptr i64 %1866 to <4 x i32> addrspace(1)*
  %1868 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1867, align 16, !tbaa !11
  %1869 = add i64 %1859, %1852
  %1870 = shl i64 %1869, 4
  %1871 = add i64 %1870, %1840
  %1872 = inttoptr i64 %1871 to <4 x i32> addrspace(1)*
  %1873 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1872, align 16, !tbaa !11
  %1874 = add i64 %1859, %1844
  %1875 = shl i64 %1874, 4
  %1876 = add i64 %1875, %1840
  %1877 = inttoptr i64 %1876 to <4 x i32> addrspace(1)*
  %1878 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1877, align 16, !tbaa !11
  %1879 = add i64 %1860, %1839
  %1880 = inttoptr i64 %1879 to <4 x i32> addrspace(1)*
  store <4 x i32> %1863, <4 x i32> addrspace(1)* %1880, align 16, !tbaa !11
  %1881 = add i64 %1865, %1839
  %1882 = inttoptr i64 %1881 to <4 x i32> addrspace(1)*
  store <4 x i32> %1868, <4 x i32> addrspace(1)* %1882, align 16, !tbaa !11
  %1883 = add i64 %1870, %1839
  %1884 = inttoptr i64 %1883 to <4 x i32> addrspace(1)*
  store <4 x i32> %1873, <4 x i32> addrspace(1)* %1884, align 16, !tbaa !11
  %1885 = add i64 %1875, %1839
  %1886 = inttoptr i64 %1885 to <4 x i32> addrspace(1)*
  store <4 x i32> %1878, <4 x i32> addrspace(1)* %1886, align 16, !tbaa !11
  %1887 = add i64 %1859, %1849
  %1888 = add i64 %1887, %1844
  %1889 = icmp ult i64 %1888, %1841
  br i1 %1889, label %1858, label %1853, !llvm.loop !43

1890:                                             ; preds = %1890, %1856
  %1891 = phi i64 [ %1854, %1856 ], [ %1898, %1890 ]
  %1892 = shl i64 %1891, 4
  %1893 = add i64 %1892, %1840
  %1894 = inttoptr i64 %1893 to <4 x i32> addrspace(1)*
  %1895 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1894, align 16, !tbaa !11
  %1896 = add i64 %1892, %1839
  %1897 = inttoptr i64 %1896 to <4 x i32> addrspace(1)*
  store <4 x i32> %1895, <4 x i32> addrspace(1)* %1897, align 16, !tbaa !11
  %1898 = add i64 %1891, %1857
  %1899 = icmp ult i64 %1898, %1841
  br i1 %1899, label %1890, label %1976, !llvm.loop !44

1900:                                             ; preds = %1815
  %1901 = add i64 %1834, %1820
  %1902 = add i64 %1834, %1518
  %1903 = lshr i64 %1837, 2
  %1904 = zext i32 %1821 to i64
  %1905 = mul i32 %1822, 3
  %1906 = zext i32 %1905 to i64
  %1907 = add nuw nsw i64 %1906, %1904
  %1908 = icmp ult i64 %1907, %1903
  br i1 %1908, label %1909, label %1915

1909:                                             ; preds = %1900
  %1910 = shl i32 %1822, 2
  %1911 = zext i32 %1910 to i64
  %1912 = zext i32 %1822 to i64
  %1913 = shl i32 %1822, 1
  %1914 = zext i32 %1913 to i64
  br label %1920

1915:                                             ; preds = %1920, %1900
  %1916 = phi i64 [ %1904, %1900 ], [ %1949, %1920 ]
  %1917 = icmp ult i64 %1916, %1903
  br i1 %1917, label %1918, label %1976

1918:                                             ; preds = %1915
  %1919 = zext i32 %1822 to i64
  br label %1952

1920:                                             ; preds = %1920, %1909
  %1921 = phi i64 [ %1904, %1909 ], [ %1949, %1920 ]
  %1922 = shl i64 %1921, 2
  %1923 = add i64 %1922, %1902
  %1924 = inttoptr i64 %1923 to i32 addrspace(1)*
  %1925 = load volatile i32, i32 addrspace(1)* %1924, align 4, !tbaa !11
  %1926 = add i64 %1921, %1912
  %1927 = shl i64 %1926, 2
  %1928 = add i64 %1927, %1902
  %1929 = inttoptr i64 %1928 to i32 addrspace(1)*
  %1930 = load volatile i32, i32 addrspace(1)* %1929, align 4, !tbaa !11
  %1931 = add i64 %1921, %1914
  %1932 = shl i64 %1931, 2
  %1933 = add i64 %1932, %1902
  %1934 = inttoptr i64 %1933 to i32 addrspace(1)*
  %1935 = load volatile i32, i32 addrspace(1)* %1934, align 4, !tbaa !11
  %1936 = add i64 %1921, %1906
  %1937 = shl i64 %1936, 2
  %1938 = add i64 %1937, %1902
  %1939 = inttoptr i64 %1938 to i32 addrspace(1)*
  %1940 = load volatile i32, i32 addrspace(1)* %1939, align 4, !tbaa !11
  %1941 = add i64 %1922, %1901
  %1942 = inttoptr i64 %1941 to i32 addrspace(1)*
  store i32 %1925, i32 addrspace(1)* %1942, align 4, !tbaa !11
  %1943 = add i64 %1927, %1901
  %1944 = inttoptr i64 %1943 to i32 addrspace(1)*
  store i32 %1930, i32 addrspace(1)* %1944, align 4, !tbaa !11
  %1945 = add i64 %1932, %1901
  %1946 = inttoptr i64 %1945 to i32 addrspace(1)*
  store i32 %1935, i32 addrspace(1)* %1946, align 4, !tbaa !11
  %1947 = add i64 %1937, %1901
  %1948 = inttoptr i64 %1947 to i32 addrspace(1)*
  store i32 %1940, i32 addrspace(1)* %1948, align 4, !tbaa !11
  %1949 = add i64 %1921, %1911
  %1950 = add i64 %1949, %1906
  %1951 = icmp ult i64 %1950, %1903
  br i1 %1951, label %1920, label %1915, !llvm.loop !45

1952:                                             ; preds = %1952, %1918
  %1953 = phi i64 [ %1916, %1918 ], [ %1960, %1952 ]
  %1954 = shl i64 %1953, 2
  %1955 = add i64 %1954, %1902
  %1956 = inttoptr i64 %1955 to i32 addrspace(1)*
  %1957 = load volatile i32, i32 addrspace(1)* %1956, align 4, !tbaa !11
  %1958 = add i64 %1954, %1901
  %1959 = inttoptr i64 %1958 to i32 addrspace(1)*
  store i32 %1957, i32 addrspace(1)* %1959, align 4, !tbaa !11
  %1960 = add i64 %1953, %1919
  %1961 = icmp ult i64 %1960, %1903
  br i1 %1961, label %1952, label %1976, !llvm.loop !46

1962:                                             ; preds = %1815
  %1963 = zext i32 %1821 to i64
  %1964 = icmp ugt i64 %1714, %1963
  br i1 %1964, label %1965, label %2006

1965:                                             ; preds = %1962
  %1966 = zext i32 %1822 to i64
  br label %1967

1967:                                             ; preds = %1967, %1965
  %1968 = phi i64 [ %1963, %1965 ], [ %1974, %1967 ]
  %1969 = add i64 %1968, %1518
  %1970 = inttoptr i64 %1969 to i8 addrspace(1)*
  %1971 = load volatile i8, i8 addrspace(1)* %1970, align 1, !tbaa !11
  %1972 = add i64 %1968, %1820
  %1973 = inttoptr i64 %1972 to i8 addrspace(1)*
  store i8 %1971, i8 addrspace(1)* %1973, align 1, !tbaa !11
  %1974 = add i64 %1968, %1966
  %1975 = icmp ult i64 %1974, %1714
  br i1 %1975, label %1967, label %2006, !llvm.loop !47

1976:                                             ; preds = %1952, %1890, %1915, %1853
  %1977 = phi i64 [ %1904, %1915 ], [ %1842, %1853 ], [ %1842, %1890 ], [ %1904, %1952 ]
  %1978 = icmp ugt i64 %1834, %1977
  br i1 %1978, label %1979, label %1990

1979:                                             ; preds = %1976
  %1980 = zext i32 %1822 to i64
  br label %1981

1981:                                             ; preds = %1981, %1979
  %1982 = phi i64 [ %1977, %1979 ], [ %1988, %1981 ]
  %1983 = add i64 %1982, %1518
  %1984 = inttoptr i64 %1983 to i8 addrspace(1)*
  %1985 = load volatile i8, i8 addrspace(1)* %1984, align 1, !tbaa !11
  %1986 = add i64 %1982, %1820
  %1987 = inttoptr i64 %1986 to i8 addrspace(1)*
  store i8 %1985, i8 addrspace(1)* %1987, align 1, !tbaa !11
  %1988 = add i64 %1982, %1980
  %1989 = icmp ult i64 %1988, %1834
  br i1 %1989, label %1981, label %1990, !llvm.loop !47

1990:                                             ; preds = %1981, %1976
  %1991 = add i64 %1837, %1834
  %1992 = sub i64 %1714, %1991
  %1993 = icmp ugt i64 %1992, %1977
  br i1 %1993, label %1994, label %2006

1994:                                             ; preds = %1990
  %1995 = zext i32 %1822 to i64
  br label %1996

1996:                                             ; preds = %1996, %1994
  %1997 = phi i64 [ %1977, %1994 ], [ %2004, %1996 ]
  %1998 = add i64 %1997, %1991
  %1999 = add i64 %1998, %1518
  %2000 = inttoptr i64 %1999 to i8 addrspace(1)*
  %2001 = load volatile i8, i8 addrspace(1)* %2000, align 1, !tbaa !11
  %2002 = add i64 %1998, %1820
  %2003 = inttoptr i64 %2002 to i8 addrspace(1)*
  store i8 %2001, i8 addrspace(1)* %2003, align 1, !tbaa !11
  %2004 = add i64 %1997, %1995
  %2005 = icmp ult i64 %2004, %1992
  br i1 %2005, label %1996, label %2006, !llvm.loop !47

2006:                                             ; preds = %1996, %1967, %1990, %1962, %1803
  %2007 = and i1 %1721, %1814
  %2008 = zext i1 %2007 to i32
  %2009 = load i32, i32* %70, align 4, !tbaa !9
  %2010 = add i32 %2009, %2008
  store i32 %2010, i32* %70, align 4, !tbaa !9
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !89
  %2011 = load i32, i32* %40, align 4, !tbaa !41
  %2012 = icmp eq i32 %2011, 0
  br i1 %2012, label %2013, label %2018

2013:                                             ; preds = %2006
  %2014 = shl i64 %1813, 20
  %2015 = or i64 %2014, 131072
  %2016 = select i1 %1814, i64 -131072, i64 %2015
  tail call void @llvm.nvvm.membar.gl() #8
  %2017 = atomicrmw add i64* %1718, i64 %2016 seq_cst, align 8
  br label %2018

2018:                                             ; preds = %2013, %2006
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !80
  %2019 = and i64 %1503, 4286578688
  %2020 = icmp eq i64 %2019, 58720256
  br i1 %2020, label %2021, label %2022

2021:                                             ; preds = %2018
  store i32 %1499, i32* %50, align 4, !tbaa !56
  br label %2034

2022:                                             ; preds = %2018
  %2023 = load i32, i32* %40, align 4, !tbaa !41
  %2024 = icmp eq i32 %2023, 0
  br i1 %2024, label %2025, label %2034

2025:                                             ; preds = %2022
  tail call void @llvm.nvvm.membar.gl() #8
  %2026 = load i64, i64* %49, align 8, !tbaa !55
  %2027 = lshr i64 %852, 3
  %2028 = and i64 %2027, 536870904
  %2029 = add i64 %2026, %2028
  %2030 = inttoptr i64 %2029 to i64*
  %2031 = and i64 %852, 63
  %2032 = shl nuw i64 1, %2031
  %2033 = atomicrmw or i64* %2030, i64 %2032 seq_cst, align 8
  br label %2034

2034:                                             ; preds = %2025, %2022, %2021
  %2035 = zext i1 %1519 to i32
  %2036 = load i32, i32* %71, align 4, !tbaa !9
  %2037 = add i32 %2036, %2035
  store i32 %2037, i32* %71, align 4, !tbaa !9
  br label %2248

2038:                                             ; preds = %851
  %2039 = icmp eq i64 %76, 0
  br i1 %2039, label %2236, label %2040

2040:                                             ; preds = %2038
  %2041 = load i64, i64* %69, align 8, !tbaa !88
  %2042 = and i64 %852, 72057594037927935
  %2043 = load i32, i32* %35, align 8, !tbaa !37
  %2044 = zext i32 %2043 to i64
  %2045 = shl i64 %2042, %2044
  %2046 = add i64 %2045, %2041
  %2047 = shl nsw i64 -1, %2044
  %2048 = xor i64 %2047, -1
  %2049 = and i64 %77, %2048
  %2050 = add i64 %2046, %2049
  %2051 = load i32, i32* %40, align 4, !tbaa !41
  %2052 = load i32, i32* %45, align 4, !tbaa !42
  %2053 = xor i64 %2050, %76
  %2054 = and i64 %2053, 15
  %2055 = icmp eq i64 %2054, 0
  %2056 = and i64 %2053, 3
  %2057 = icmp eq i64 %2056, 0
  %2058 = select i1 %2057, i64 4, i64 1
  %2059 = select i1 %2055, i64 16, i64 %2058
  %2060 = sub i64 0, %76
  %2061 = add nsw i64 %2059, -1
  %2062 = and i64 %2061, %2060
  %2063 = icmp ult i64 %2062, %566
  %2064 = select i1 %2063, i64 %2062, i64 %566
  %2065 = sub i64 %566, %2064
  %2066 = sub nsw i64 0, %2059
  %2067 = and i64 %2065, %2066
  switch i64 %2059, label %2192 [
    i64 16, label %2068
    i64 4, label %2130
  ]

2068:                                             ; preds = %2040
  %2069 = add i64 %2064, %76
  %2070 = add i64 %2064, %2050
  %2071 = lshr i64 %2067, 4
  %2072 = zext i32 %2051 to i64
  %2073 = mul i32 %2052, 3
  %2074 = zext i32 %2073 to i64
  %2075 = add nuw nsw i64 %2074, %2072
  %2076 = icmp ult i64 %2075, %2071
  br i1 %2076, label %2077, label %2083

2077:                                             ; preds = %2068
  %2078 = shl i32 %2052, 2
  %2079 = zext i32 %2078 to i64
  %2080 = zext i32 %2052 to i64
  %2081 = shl i32 %2052, 1
  %2082 = zext i32 %2081 to i64
  br label %2088

2083:                                             ; preds = %2088, %2068
  %2084 = phi i64 [ %2072, %2068 ], [ %2117, %2088 ]
  %2085 = icmp ult i64 %2084, %2071
  br i1 %2085, label %2086, label %2206

2086:                                             ; preds = %2083
  %2087 = zext i32 %2052 to i64
  br label %2120

2088:                                             ; preds = %2088, %2077
  %2089 = phi i64 [ %2072, %2077 ], [ %2117, %2088 ]
  %2090 = shl i64 %2089, 4
  %2091 = add i64 %2090, %2070
  %2092 = inttoptr i64 %2091 to <4 x i32> addrspace(1)*
  %2093 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2092, align 16, !tbaa !11
  %2094 = add i64 %2089, %2080
  %2095 = shl i64 %2094, 4
  %2096 = add i64 %2095, %2070
  %2097 = inttoptr i64 %2096 to <4 x i32> addrspace(1)*
  %2098 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2097, align 16, !tbaa !11
  %2099 = add i64 %2089, %2082
  %2100 = shl i64 %2099, 4
  %2101 = add i64 %2100, %2070
  %2102 = inttoptr i64 %2101 to <4 x i32> addrspace(1)*
  %2103 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2102, align 16, !tbaa !11
  %2104 = add i64 %2089, %2074
  %2105 = shl i64 %2104, 4
  %2106 = add i64 %2105, %2070
  %2107 = inttoptr i64 %2106 to <4 x i32> addrspace(1)*
  %2108 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2107, align 16, !tbaa !11
  %2109 = add i64 %2090, %2069
  %2110 = inttoptr i64 %2109 to <4 x i32> addrspace(1)*
  store <4 x i32> %2093, <4 x i32> addrspace(1)* %2110, align 16, !tbaa !11
  %2111 = add i64 %2095, %2069
  %2112 = inttoptr i64 %2111 to <4 x i32> addrspace(1)*
  store <4 x i32> %2098, <4 x i32> addrspace(1)* %2112, align 16, !tbaa !11
  %2113 = add i64 %2100, %2069
  %2114 = inttoptr i64 %2113 to <4 x i32> addrspace(1)*
  store <4 x i32> %2103, <4 x i32> addrspace(1)* %2114, align 16, !tbaa !11
  %2115 = add i64 %2105, %2069
  %2116 = inttoptr i64 %2115 to <4 x i32> addrspace(1)*
  store <4 x i32> %2108, <4 x i32> addrspace(1)* %2116, align 16, !tbaa !11
  %2117 = add i64 %2089, %2079
  %2118 = add i64 %2117, %2074
  %2119 = icmp ult i64 %2118, %2071
  br i1 %2119, label %2088, label %2083, !llvm.loop !43

2120:                                             ; preds = %2120, %2086
  %2121 = phi i64 [ %2084, %2086 ], [ %2128, %2120 ]
  %2122 = shl i64 %2121, 4
  %2123 = add i64 %2122, %2070
  %2124 = inttoptr i64 %2123 to <4 x i32> addrspace(1)*
  %2125 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2124, align 16, !tbaa !11
  %2126 = add i64 %2122, %2069
  %2127 = inttoptr i64 %2126 to <4 x i32> addrspace(1)*
  store <4 x i32> %2125, <4 x i32> addrspace(1)* %2127, align 16, !tbaa !11
  %2128 = add i64 %2121, %2087
  %2129 = icmp ult i64 %2128, %2071
  br i1 %2129, label %2120, label %2206, !llvm.loop !44

2130:                                             ; preds = %2040
  %2131 = add i64 %2064, %76
  %2132 = add i64 %2064, %2050
  %2133 = lshr i64 %2067, 2
  %2134 = zext i32 %2051 to i64
  %2135 = mul i32 %2052, 3
  %2136 = zext i32 %2135 to i64
  %2137 = add nuw nsw i64 %2136, %2134
  %2138 = icmp ult i64 %2137, %2133
  br i1 %2138, label %2139, label %2145

2139:                                             ; preds = %2130
  %2140 = shl i32 %2052, 2
  %2141 = zext i32 %2140 to i64
  %2142 = zext i32 %2052 to i64
  %2143 = shl i32 %2052, 1
  %2144 = zext i32 %2143 to i64
  br label %2150

2145:                                             ; preds = %2150, %2130
  %2146 = phi i64 [ %2134, %2130 ], [ %2179, %2150 ]
  %2147 = icmp ult i64 %2146, %2133
  br i1 %2147, label %2148, label %2206

2148:                                             ; preds = %2145
  %2149 = zext i32 %2052 to i64
  br label %2182

2150:                                             ; preds = %2150, %2139
  %2151 = phi i64 [ %2134, %2139 ], [ %2179, %2150 ]
  %2152 = shl i64 %2151, 2
  %2153 = add i64 %2152, %2132
  %2154 = inttoptr i64 %2153 to i32 addrspace(1)*
  %2155 = load volatile i32, i32 addrspace(1)* %2154, align 4, !tbaa !11
  %2156 = add i64 %2151, %2142
  %2157 = shl i64 %2156, 2
  %2158 = add i64 %2157, %2132
  %2159 = inttoptr i64 %2158 to i32 addrspace(1)*
  %2160 = load volatile i32, i32 addrspace(1)* %2159, align 4, !tbaa !11
  %2161 = add i64 %2151, %2144
  %2162 = shl i64 %2161, 2
  %2163 = add i64 %2162, %2132
  %2164 = inttoptr i64 %2163 to i32 addrspace(1)*
  %2165 = load volatile i32, i32 addrspace(1)* %2164, align 4, !tbaa !11
  %2166 = add i64 %2151, %2136
  %2167 = shl i64 %2166, 2
  %2168 = add i64 %2167, %2132
  %2169 = inttoptr i64 %2168 to i32 addrspace(1)*
  %2170 = load volatile i32, i32 addrspace(1)* %2169, align 4, !tbaa !11
  %2171 = add i64 %2152, %2131
  %2172 = inttoptr i64 %2171 to i32 addrspace(1)*
  store i32 %2155, i32 addrspace(1)* %2172, align 4, !tbaa !11
  %2173 = add i64 %2157, %2131
  %2174 = inttoptr i64 %2173 to i32 addrspace(1)*
  store i32 %2160, i32 addrspace(1)* %2174, align 4, !tbaa !11
  %2175 = add i64 %2162, %2131
  %2176 = inttoptr i64 %2175 to i32 addrspace(1)*
  store i32 %2165, i32 addrspace(1)* %2176, align 4, !tbaa !11
  %2177 = add i64 %2167, %2131
  %2178 = inttoptr i64 %2177 to i32 addrspace(1)*
  store i32 %2170, i32 addrspace(1)* %2178, align 4, !tbaa !11
  %2179 = add i64 %2151, %2141
  %2180 = add i64 %2179, %2136
  %2181 = icmp ult i64 %2180, %2133
  br i1 %2181, label %2150, label %2145, !llvm.loop !45

2182:                                             ; preds = %2182, %2148
  %2183 = phi i64 [ %2146, %2148 ], [ %2190, %2182 ]
  %2184 = shl i64 %2183, 2
  %2185 = add i64 %2184, %2132
  %2186 = inttoptr i64 %2185 to i32 addrspace(1)*
  %2187 = load volatile i32, i32 addrspace(1)* %2186, align 4, !tbaa !11
  %2188 = add i64 %2184, %2131
  %2189 = inttoptr i64 %2188 to i32 addrspace(1)*
  store i32 %2187, i32 addrspace(1)* %2189, align 4, !tbaa !11
  %2190 = add i64 %2183, %2149
  %2191 = icmp ult i64 %2190, %2133
  br i1 %2191, label %2182, label %2206, !llvm.loop !46

2192:                                             ; preds = %2040
  %2193 = zext i32 %2051 to i64
  %2194 = icmp ugt i64 %566, %2193
  br i1 %2194, label %2195, label %2236

2195:                                             ; preds = %2192
  %2196 = zext i32 %2052 to i64
  br label %2197

2197:                                             ; preds = %2197, %2195
  %2198 = phi i64 [ %2193, %2195 ], [ %2204, %2197 ]
  %2199 = add i64 %2198, %2050
  %2200 = inttoptr i64 %2199 to i8 addrspace(1)*
  %2201 = load volatile i8, i8 addrspace(1)* %2200, align 1, !tbaa !11
  %2202 = add i64 %2198, %76
  %2203 = inttoptr i64 %2202 to i8 addrspace(1)*
  store i8 %2201, i8 addrspace(1)* %2203, align 1, !tbaa !11
  %2204 = add i64 %2198, %2196
  %2205 = icmp ult i64 %2204, %566
  br i1 %2205, label %2197, label %2236, !llvm.loop !47

2206:                                             ; preds = %2182, %2120, %2145, %2083
  %2207 = phi i64 [ %2134, %2145 ], [ %2072, %2083 ], [ %2072, %2120 ], [ %2134, %2182 ]
  %2208 = icmp ugt i64 %2064, %2207
  br i1 %2208, label %2209, label %2220

2209:                                             ; preds = %2206
  %2210 = zext i32 %2052 to i64
  br label %2211

2211:                                             ; preds = %2211, %2209
  %2212 = phi i64 [ %2207, %2209 ], [ %2218, %2211 ]
  %2213 = add i64 %2212, %2050
  %2214 = inttoptr i64 %2213 to i8 addrspace(1)*
  %2215 = load volatile i8, i8 addrspace(1)* %2214, align 1, !tbaa !11
  %2216 = add i64 %2212, %76
  %2217 = inttoptr i64 %2216 to i8 addrspace(1)*
  store i8 %2215, i8 addrspace(1)* %2217, align 1, !tbaa !11
  %2218 = add i64 %2212, %2210
  %2219 = icmp ult i64 %2218, %2064
  br i1 %2219, label %2211, label %2220, !llvm.loop !47

2220:                                             ; preds = %2211, %2206
  %2221 = add i64 %2067, %2064
  %2222 = sub i64 %566, %2221
  %2223 = icmp ugt i64 %2222, %2207
  br i1 %2223, label %2224, label %2236

2224:                                             ; preds = %2220
  %2225 = zext i32 %2052 to i64
  br label %2226

2226:                                             ; preds = %2226, %2224
  %2227 = phi i64 [ %2207, %2224 ], [ %2234, %2226 ]
  %2228 = add i64 %2227, %2221
  %2229 = add i64 %2228, %2050
  %2230 = inttoptr i64 %2229 to i8 addrspace(1)*
  %2231 = load volatile i8, i8 addrspace(1)* %2230, align 1, !tbaa !11
  %2232 = add i64 %2228, %76
  %2233 = inttoptr i64 %2232 to i8 addrspace(1)*
  store i8 %2231, i8 addrspace(1)* %2233, align 1, !tbaa !11
  %2234 = add i64 %2227, %2225
  %2235 = icmp ult i64 %2234, %2222
  br i1 %2235, label %2226, label %2236, !llvm.loop !47

2236:                                             ; preds = %2226, %2197, %2220, %2192, %2038
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !90
  %2237 = load i32, i32* %40, align 4, !tbaa !41
  %2238 = icmp eq i32 %2237, 0
  br i1 %2238, label %2239, label %2245

2239:                                             ; preds = %2236
  %2240 = load i64, i64* %48, align 8, !tbaa !54
  %2241 = shl i64 %569, 3
  %2242 = add i64 %2240, %2241
  %2243 = inttoptr i64 %2242 to i64*
  tail call void @llvm.nvvm.membar.gl() #8
  %2244 = atomicrmw add i64* %2243, i64 -1 seq_cst, align 8
  br label %2245

2245:                                             ; preds = %2239, %2236
  %2246 = load i32, i32* %72, align 4, !tbaa !9
  %2247 = add i32 %2246, 1
  store i32 %2247, i32* %72, align 4, !tbaa !9
  br label %2248

2248:                                             ; preds = %2245, %2034, %1374, %1370, %1032, %855, %561, %283
  %2249 = phi i64 [ %93, %283 ], [ %370, %561 ], [ %566, %855 ], [ %566, %1032 ], [ %566, %1370 ], [ %566, %1374 ], [ %566, %2034 ], [ %566, %2245 ]
  %2250 = phi i32 [ 0, %283 ], [ 0, %561 ], [ 0, %855 ], [ %1026, %1032 ], [ %1159, %1370 ], [ %1375, %1374 ], [ %1514, %2034 ], [ 0, %2245 ]
  %2251 = add i64 %2249, %77
  %2252 = icmp eq i64 %76, 0
  %2253 = select i1 %2252, i64 0, i64 %2249
  %2254 = add i64 %2253, %76
  %2255 = icmp ugt i64 %31, %2251
  %2256 = icmp eq i32 %2250, 0
  %2257 = select i1 %2255, i1 %2256, i1 false
  br i1 %2257, label %75, label %2258, !llvm.loop !91

2258:                                             ; preds = %2248, %28, %25
  %2259 = phi i32 [ %26, %25 ], [ 0, %28 ], [ %2250, %2248 ]
  %2260 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 7, i64 0
  %2261 = load i32, i32* %2260, align 4, !tbaa !9
  %2262 = add i32 %2261, 1
  store i32 %2262, i32* %2260, align 4, !tbaa !9
  %2263 = icmp ne i32 %2259, 0
  %2264 = zext i1 %2263 to i32
  %2265 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 7, i64 1
  %2266 = load i32, i32* %2265, align 4, !tbaa !9
  %2267 = add i32 %2266, %2264
  store i32 %2267, i32* %2265, align 4, !tbaa !9
  %2268 = icmp ne i64 %4, 0
  %2269 = and i1 %2268, %2263
  br i1 %2269, label %2270, label %2316

2270:                                             ; preds = %2258
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !92
  %2271 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 0
  %2272 = load i32, i32* %2271, align 4, !tbaa !31
  %2273 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 1
  %2274 = load i32, i32* %2273, align 4, !tbaa !93
  %2275 = sub i64 0, %4
  %2276 = and i64 %2275, 3
  %2277 = icmp ult i64 %2276, %3
  %2278 = select i1 %2277, i64 %2276, i64 %3
  %2279 = zext i32 %2272 to i64
  %2280 = sub i64 %3, %2278
  %2281 = lshr i64 %2280, 2
  %2282 = icmp ugt i64 %2281, %2279
  br i1 %2282, label %2283, label %2286

2283:                                             ; preds = %2270
  %2284 = add i64 %2278, %4
  %2285 = zext i32 %2274 to i64
  br label %2290

2286:                                             ; preds = %2290, %2270
  %2287 = icmp ugt i64 %2278, %2279
  br i1 %2287, label %2288, label %2303

2288:                                             ; preds = %2286
  %2289 = zext i32 %2274 to i64
  br label %2297

2290:                                             ; preds = %2290, %2283
  %2291 = phi i64 [ %2279, %2283 ], [ %2295, %2290 ]
  %2292 = shl i64 %2291, 2
  %2293 = add i64 %2284, %2292
  %2294 = inttoptr i64 %2293 to i32 addrspace(1)*
  store i32 0, i32 addrspace(1)* %2294, align 4, !tbaa !11
  %2295 = add i64 %2291, %2285
  %2296 = icmp ult i64 %2295, %2281
  br i1 %2296, label %2290, label %2286, !llvm.loop !94

2297:                                             ; preds = %2297, %2288
  %2298 = phi i64 [ %2279, %2288 ], [ %2301, %2297 ]
  %2299 = add i64 %2298, %4
  %2300 = inttoptr i64 %2299 to i8 addrspace(1)*
  store i8 0, i8 addrspace(1)* %2300, align 1, !tbaa !11
  %2301 = add i64 %2298, %2289
  %2302 = icmp ult i64 %2301, %2278
  br i1 %2302, label %2297, label %2303, !llvm.loop !95

2303:                                             ; preds = %2297, %2286
  %2304 = and i64 %2280, -4
  %2305 = or i64 %2304, %2278
  %2306 = add i64 %2305, %2279
  %2307 = icmp ult i64 %2306, %3
  br i1 %2307, label %2308, label %2316

2308:                                             ; preds = %2303
  %2309 = zext i32 %2274 to i64
  br label %2310

2310:                                             ; preds = %2310, %2308
  %2311 = phi i64 [ %2306, %2308 ], [ %2314, %2310 ]
  %2312 = add i64 %2311, %4
  %2313 = inttoptr i64 %2312 to i8 addrspace(1)*
  store i8 0, i8 addrspace(1)* %2313, align 1, !tbaa !11
  %2314 = add i64 %2311, %2309
  %2315 = icmp ult i64 %2314, %3
  br i1 %2315, label %2310, label %2316, !llvm.loop !96

2316:                                             ; preds = %2310, %2303, %2258
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !97
  %2317 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 6
  %2318 = load i32, i32* %2317, align 4, !tbaa !32
  %2319 = icmp eq i32 %2318, 0
  br i1 %2319, label %2326, label %2320

2320:                                             ; preds = %2316
  tail call void @llvm.nvvm.membar.gl() #8
  %2321 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 18
  %2322 = load i64, i64* %2321, align 8, !tbaa !23
  %2323 = add i64 %2322, 40
  %2324 = inttoptr i64 %2323 to i64*
  %2325 = atomicrmw add i64* %2324, i64 -1 seq_cst, align 8
  store i32 0, i32* %2317, align 4, !tbaa !32
  br label %2326

2326:                                             ; preds = %2316, %2320
  %2327 = sub nsw i32 0, %2259
  ret i32 %2327
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: convergent mustprogress nounwind
define dso_local i32 @pl_array_warp_write(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = alloca %struct.pl_array_device, align 8
  %6 = alloca %struct.pl_array_warp, align 4
  %7 = bitcast %struct.pl_array_device* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 256, i8* nonnull %7) #8
  %8 = inttoptr i64 %0 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(256) %7, i8* noundef nonnull align 8 dereferenceable(256) %8, i64 256, i1 false), !tbaa.struct !4
  %9 = bitcast %struct.pl_array_warp* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 72, i8* nonnull %9) #8
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid() #8
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #8
  %12 = shl i32 %11, 3
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.warpid() #8
  %14 = add i32 %12, %13
  %15 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 0
  store i32 %10, i32* %15, align 4, !tbaa.struct !15
  %16 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 1
  store i32 32, i32* %16, align 4, !tbaa.struct !16
  %17 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 2
  store i32 %14, i32* %17, align 4, !tbaa.struct !17
  %18 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 3
  %19 = bitcast i32* %18 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(48) %19, i8 0, i64 48, i1 false) #8
  %20 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 2
  store i32 0, i32* %20, align 4, !tbaa !18
  %21 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 3
  store i32 0, i32* %21, align 4, !tbaa !21
  %22 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 1
  %23 = load i32, i32* %22, align 8, !tbaa !22
  %24 = icmp eq i32 %23, 2
  br i1 %24, label %25, label %63

25:                                               ; preds = %4
  %26 = icmp eq i32 %10, 0
  br i1 %26, label %27, label %50

27:                                               ; preds = %25
  %28 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 4, i64 18
  %29 = load i64, i64* %28, align 8, !tbaa !23
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
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !27
  %54 = zext i32 %53 to i64
  %55 = shl nuw i64 %54, 32
  %56 = zext i32 %52 to i64
  %57 = or i64 %55, %56
  %58 = icmp eq i64 %57, 1
  %59 = zext i1 %58 to i32
  %60 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 4
  store i32 %59, i32* %60, align 4, !tbaa !28
  %61 = icmp eq i64 %57, 2
  %62 = select i1 %61, i32 108, i32 0
  br label %63

63:                                               ; preds = %4, %50
  %64 = phi i32 [ %62, %50 ], [ 71, %4 ]
  %65 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 1
  store i32 %64, i32* %65, align 4, !tbaa !29
  %66 = call fastcc noundef i32 @_ZL10write_somePK15pl_array_deviceP13pl_array_warpyyy(%struct.pl_array_device* noundef nonnull %5, %struct.pl_array_warp* noundef nonnull %6, i64 noundef %1, i64 noundef %2, i64 noundef %3) #10
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !30
  %67 = load i32, i32* %15, align 4, !tbaa !31
  %68 = icmp ne i32 %67, 0
  %69 = load i32, i32* %65, align 4
  %70 = icmp eq i32 %69, 71
  %71 = select i1 %68, i1 true, i1 %70
  br i1 %71, label %171, label %72

72:                                               ; preds = %63
  %73 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 4, i64 18
  %74 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 7, i64 0
  %75 = load i32, i32* %74, align 4, !tbaa !9
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %88, label %82

77:                                               ; preds = %158
  tail call void @llvm.nvvm.membar.gl() #8
  %78 = load i64, i64* %73, align 8, !tbaa !23
  %79 = add i64 %78, 40
  %80 = inttoptr i64 %79 to i64*
  %81 = atomicrmw add i64* %80, i64 -1 seq_cst, align 8
  store i32 0, i32* %159, align 4, !tbaa !32
  br label %162

82:                                               ; preds = %72
  %83 = zext i32 %75 to i64
  %84 = load i64, i64* %73, align 8, !tbaa !23
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
  %94 = load i64, i64* %73, align 8, !tbaa !23
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
  %104 = load i64, i64* %73, align 8, !tbaa !23
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
  %114 = load i64, i64* %73, align 8, !tbaa !23
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
  %124 = load i64, i64* %73, align 8, !tbaa !23
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
  %134 = load i64, i64* %73, align 8, !tbaa !23
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
  %144 = load i64, i64* %73, align 8, !tbaa !23
  %145 = add i64 %144, 128
  %146 = inttoptr i64 %145 to i64*
  %147 = atomicrmw add i64* %146, i64 %143 seq_cst, align 8
  br label %148

148:                                              ; preds = %142, %138
  %149 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 7, i64 7
  %150 = load i32, i32* %149, align 4, !tbaa !9
  %151 = icmp eq i32 %150, 0
  br i1 %151, label %158, label %152

152:                                              ; preds = %148
  %153 = zext i32 %150 to i64
  %154 = load i64, i64* %73, align 8, !tbaa !23
  %155 = add i64 %154, 136
  %156 = inttoptr i64 %155 to i64*
  %157 = atomicrmw add i64* %156, i64 %153 seq_cst, align 8
  br label %158

158:                                              ; preds = %152, %148
  %159 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 6
  %160 = load i32, i32* %159, align 4, !tbaa !32
  %161 = icmp eq i32 %160, 0
  br i1 %161, label %162, label %77

162:                                              ; preds = %158, %77
  %163 = load i64, i64* %73, align 8, !tbaa !23
  %164 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 5
  %165 = load i32, i32* %164, align 4, !tbaa !33
  tail call void @llvm.nvvm.membar.gl() #8
  %166 = icmp eq i32 %165, 0
  %167 = select i1 %166, i64 16, i64 24
  %168 = add i64 %167, %163
  %169 = inttoptr i64 %168 to i64*
  %170 = atomicrmw add i64* %169, i64 -1 seq_cst, align 8
  br label %171

171:                                              ; preds = %63, %162
  call void @llvm.lifetime.end.p0i8(i64 72, i8* nonnull %9) #8
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %7) #8
  ret i32 %66
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal fastcc noundef i32 @_ZL10write_somePK15pl_array_deviceP13pl_array_warpyyy(%struct.pl_array_device* nocapture noundef readonly %0, %struct.pl_array_warp* nocapture noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4) unnamed_addr #1 {
  %6 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 0
  %7 = bitcast i64* %6 to %struct.array_common*
  %8 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 1
  %9 = load i32, i32* %8, align 4, !tbaa !29
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %19

11:                                               ; preds = %5
  %12 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 3
  %13 = load i64, i64* %12, align 8, !tbaa !12
  %14 = icmp ult i64 %13, %2
  %15 = sub i64 %13, %2
  %16 = icmp ult i64 %15, %3
  %17 = or i1 %14, %16
  %18 = select i1 %17, i32 34, i32 0
  br label %19

19:                                               ; preds = %11, %5
  %20 = phi i32 [ %18, %11 ], [ %9, %5 ]
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %27

22:                                               ; preds = %19
  %23 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 2
  %24 = load i32, i32* %23, align 4, !tbaa !18
  %25 = icmp eq i32 %24, 0
  %26 = select i1 %25, i32 0, i32 35
  br label %27

27:                                               ; preds = %22, %19
  %28 = phi i32 [ %26, %22 ], [ %20, %19 ]
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %36

30:                                               ; preds = %27
  %31 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 27
  %32 = bitcast i64* %31 to i32*
  %33 = load i32, i32* %32, align 8, !tbaa !98
  %34 = icmp eq i32 %33, 0
  %35 = select i1 %34, i32 9, i32 0
  br label %36

36:                                               ; preds = %30, %27
  %37 = phi i32 [ %35, %30 ], [ %28, %27 ]
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %44

39:                                               ; preds = %36
  %40 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 4
  %41 = load i32, i32* %40, align 4, !tbaa !28
  %42 = icmp eq i32 %41, 0
  %43 = select i1 %42, i32 0, i32 11
  br label %44

44:                                               ; preds = %39, %36
  %45 = phi i32 [ %43, %39 ], [ %37, %36 ]
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %1081

47:                                               ; preds = %44
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !99
  %48 = add i64 %3, %2
  %49 = icmp ugt i64 %48, %2
  br i1 %49, label %50, label %1074

50:                                               ; preds = %47
  %51 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 26
  %52 = bitcast i64* %51 to i32*
  %53 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 16
  %54 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 22
  %55 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 0
  %56 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 3
  %57 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 2
  %58 = getelementptr inbounds %struct.array_common, %struct.array_common* %7, i64 0, i32 0, i32 11
  %59 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 5
  %60 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 6
  %61 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 1
  %62 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 7
  %63 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 3
  %64 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 9
  %65 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 11
  %66 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 2
  %67 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 8
  %68 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 1
  %69 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 19
  %70 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 4
  %71 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 10
  %72 = bitcast i64* %71 to i32*
  %73 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 13
  %74 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 21
  br label %75

75:                                               ; preds = %1067, %50
  %76 = phi i64 [ %4, %50 ], [ %1070, %1067 ]
  %77 = phi i64 [ %2, %50 ], [ %1069, %1067 ]
  %78 = load i32, i32* %52, align 8, !tbaa !37
  %79 = zext i32 %78 to i64
  %80 = shl nuw i64 1, %79
  %81 = add i64 %80, -1
  %82 = and i64 %81, %77
  %83 = sub i64 %80, %82
  %84 = sub i64 %48, %77
  %85 = icmp ult i64 %84, %83
  %86 = select i1 %85, i64 %84, i64 %83
  %87 = lshr i64 %77, %79
  %88 = load i64, i64* %53, align 8, !tbaa !53
  %89 = icmp eq i64 %88, 0
  br i1 %89, label %90, label %93

90:                                               ; preds = %75
  %91 = load i64, i64* %54, align 8, !tbaa !38
  %92 = icmp ugt i64 %91, %77
  br label %93

93:                                               ; preds = %90, %75
  %94 = phi i1 [ true, %75 ], [ %92, %90 ]
  %95 = load i32, i32* %55, align 4, !tbaa !41
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %97, label %451

97:                                               ; preds = %93
  %98 = load i32, i32* %56, align 4, !tbaa !56
  br i1 %94, label %99, label %289

99:                                               ; preds = %97
  %100 = shl i64 %87, 3
  br label %101

101:                                              ; preds = %280, %99
  %102 = phi i32 [ 1, %99 ], [ %281, %280 ]
  %103 = phi i64 [ 0, %99 ], [ %282, %280 ]
  %104 = phi i32 [ %98, %99 ], [ %283, %280 ]
  %105 = phi i64 [ undef, %99 ], [ %284, %280 ]
  %106 = icmp eq i32 %104, 0
  br i1 %106, label %107, label %286

107:                                              ; preds = %101
  %108 = load i64, i64* %65, align 8, !tbaa !54
  %109 = add i64 %108, %100
  %110 = inttoptr i64 %109 to i64*
  %111 = load volatile i64, i64* %110, align 8, !tbaa !5
  %112 = and i64 %111, 131072
  %113 = icmp eq i64 %112, 0
  br i1 %113, label %114, label %236

114:                                              ; preds = %107
  %115 = load i32, i32* %57, align 4, !tbaa !57
  %116 = load i32, i32* %58, align 4, !tbaa !58
  %117 = add i32 %116, 63
  %118 = lshr i32 %117, 6
  %119 = icmp ugt i32 %117, 63
  br i1 %119, label %120, label %159

120:                                              ; preds = %114
  %121 = tail call i32 @llvm.umax.i32(i32 %118, i32 1) #8
  br label %125

122:                                              ; preds = %152
  %123 = icmp ult i32 %155, %118
  %124 = icmp eq i32 %155, %121
  br i1 %124, label %159, label %125, !llvm.loop !59

125:                                              ; preds = %122, %120
  %126 = phi i1 [ true, %120 ], [ %123, %122 ]
  %127 = phi i32 [ 0, %120 ], [ %155, %122 ]
  %128 = add i32 %127, %115
  %129 = urem i32 %128, %118
  %130 = load i64, i64* %59, align 8, !tbaa !55
  %131 = shl nuw nsw i32 %129, 3
  %132 = zext i32 %131 to i64
  %133 = add i64 %130, %132
  %134 = inttoptr i64 %133 to i64*
  %135 = load volatile i64, i64* %134, align 8, !tbaa !5
  br label %136

136:                                              ; preds = %150, %125
  %137 = phi i64 [ %135, %125 ], [ %144, %150 ]
  %138 = phi i32 [ undef, %125 ], [ %151, %150 ]
  %139 = icmp eq i64 %137, 0
  br i1 %139, label %152, label %140

140:                                              ; preds = %136
  %141 = sub i64 0, %137
  %142 = and i64 %137, %141
  %143 = xor i64 %142, -1
  %144 = atomicrmw and i64* %134, i64 %143 seq_cst, align 8
  %145 = and i64 %144, %142
  %146 = icmp eq i64 %145, 0
  br i1 %146, label %150, label %147

147:                                              ; preds = %140
  tail call void @llvm.nvvm.membar.gl() #8
  %148 = tail call i64 @llvm.cttz.i64(i64 %142, i1 true) #8, !range !60
  %149 = trunc i64 %148 to i32
  br label %150

150:                                              ; preds = %147, %140
  %151 = phi i32 [ %149, %147 ], [ %138, %140 ]
  br i1 %146, label %136, label %152, !llvm.loop !61

152:                                              ; preds = %150, %136
  %153 = phi i32 [ %151, %150 ], [ 64, %136 ]
  %154 = icmp ult i32 %153, 64
  %155 = add nuw nsw i32 %127, 1
  br i1 %154, label %156, label %122

156:                                              ; preds = %152
  %157 = shl nuw i32 %129, 6
  %158 = add nuw i32 %153, %157
  br label %159

159:                                              ; preds = %122, %156, %114
  %160 = phi i1 [ %126, %156 ], [ false, %114 ], [ %123, %122 ]
  %161 = phi i32 [ %158, %156 ], [ undef, %114 ], [ undef, %122 ]
  br i1 %160, label %236, label %162

162:                                              ; preds = %159
  %163 = icmp ult i32 %117, 64
  br i1 %163, label %236, label %164

164:                                              ; preds = %162
  %165 = tail call i32 @llvm.umax.i32(i32 %118, i32 1) #8
  br label %166

166:                                              ; preds = %230, %164
  %167 = phi i32 [ 0, %164 ], [ %233, %230 ]
  %168 = load i64, i64* %60, align 8, !tbaa !62
  %169 = zext i32 %167 to i64
  %170 = shl nuw nsw i64 %169, 3
  %171 = add i64 %170, %168
  %172 = inttoptr i64 %171 to i64*
  %173 = load volatile i64, i64* %172, align 8, !tbaa !5
  %174 = icmp eq i64 %173, 0
  br i1 %174, label %230, label %175

175:                                              ; preds = %166
  %176 = shl i32 %167, 6
  br label %177

177:                                              ; preds = %228, %175
  %178 = phi i32 [ undef, %175 ], [ %226, %228 ]
  %179 = phi i64 [ %173, %175 ], [ %185, %228 ]
  %180 = sub i64 0, %179
  %181 = and i64 %179, %180
  %182 = tail call i64 @llvm.cttz.i64(i64 %181, i1 true) #8, !range !60
  %183 = trunc i64 %182 to i32
  %184 = or i32 %176, %183
  %185 = xor i64 %181, %179
  %186 = load i64, i64* %61, align 8, !tbaa !63
  %187 = zext i32 %184 to i64
  %188 = shl nuw nsw i64 %187, 3
  %189 = add i64 %188, %186
  %190 = inttoptr i64 %189 to i64*
  %191 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %190) #10, !srcloc !64
  %192 = lshr i64 %191, 32
  %193 = load i64, i64* %62, align 8, !tbaa !65
  %194 = shl nuw nsw i64 %187, 2
  %195 = add i64 %194, %193
  %196 = inttoptr i64 %195 to i32*
  %197 = load volatile i32, i32* %196, align 4, !tbaa !9
  %198 = zext i32 %197 to i64
  %199 = icmp eq i64 %192, %198
  br i1 %199, label %200, label %225, !llvm.loop !66

200:                                              ; preds = %177
  %201 = xor i64 %181, -1
  %202 = load i64, i64* %60, align 8, !tbaa !62
  %203 = add i64 %202, %170
  %204 = inttoptr i64 %203 to i64*
  %205 = atomicrmw and i64* %204, i64 %201 seq_cst, align 8
  %206 = and i64 %205, %181
  %207 = icmp eq i64 %206, 0
  br i1 %207, label %225, label %208, !llvm.loop !66

208:                                              ; preds = %200
  tail call void @llvm.nvvm.membar.gl() #8
  %209 = load i64, i64* %61, align 8, !tbaa !63
  %210 = add i64 %209, %188
  %211 = inttoptr i64 %210 to i64*
  %212 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %211) #10, !srcloc !64
  %213 = lshr i64 %212, 32
  %214 = load i64, i64* %62, align 8, !tbaa !65
  %215 = add i64 %214, %194
  %216 = inttoptr i64 %215 to i32*
  %217 = load volatile i32, i32* %216, align 4, !tbaa !9
  %218 = zext i32 %217 to i64
  %219 = icmp eq i64 %213, %218
  br i1 %219, label %225, label %220

220:                                              ; preds = %208
  %221 = load i64, i64* %60, align 8, !tbaa !62
  %222 = add i64 %221, %170
  %223 = inttoptr i64 %222 to i64*
  %224 = atomicrmw or i64* %223, i64 %181 seq_cst, align 8
  br label %225

225:                                              ; preds = %220, %208, %200, %177
  %226 = phi i32 [ %178, %220 ], [ %178, %200 ], [ %178, %177 ], [ %184, %208 ]
  %227 = phi i32 [ 0, %220 ], [ 2, %200 ], [ 2, %177 ], [ 1, %208 ]
  switch i32 %227, label %230 [
    i32 0, label %228
    i32 2, label %228
  ]

228:                                              ; preds = %225, %225
  %229 = icmp eq i64 %185, 0
  br i1 %229, label %230, label %177, !llvm.loop !66

230:                                              ; preds = %228, %225, %166
  %231 = phi i32 [ -1, %166 ], [ %226, %225 ], [ -1, %228 ]
  %232 = icmp ne i32 %231, -1
  %233 = add nuw nsw i32 %167, 1
  %234 = icmp eq i32 %233, %165
  %235 = select i1 %232, i1 true, i1 %234
  br i1 %235, label %236, label %166, !llvm.loop !67

236:                                              ; preds = %230, %162, %159, %107
  %237 = phi i32 [ -1, %107 ], [ %161, %159 ], [ -1, %162 ], [ %231, %230 ]
  %238 = icmp eq i32 %237, -1
  br i1 %238, label %260, label %239

239:                                              ; preds = %236
  %240 = load i64, i64* %65, align 8, !tbaa !54
  %241 = add i64 %240, %100
  %242 = inttoptr i64 %241 to i64*
  %243 = atomicrmw or i64* %242, i64 131072 seq_cst, align 8
  %244 = and i64 %243, 131072
  %245 = icmp eq i64 %244, 0
  tail call void @llvm.nvvm.membar.gl() #8
  br i1 %245, label %246, label %249

246:                                              ; preds = %239
  %247 = zext i32 %237 to i64
  %248 = or i64 %247, 144115188075855872
  br label %280

249:                                              ; preds = %239
  %250 = load i64, i64* %59, align 8, !tbaa !55
  %251 = lshr i32 %237, 3
  %252 = and i32 %251, 536870904
  %253 = zext i32 %252 to i64
  %254 = add i64 %250, %253
  %255 = inttoptr i64 %254 to i64*
  %256 = and i32 %237, 63
  %257 = zext i32 %256 to i64
  %258 = shl nuw i64 1, %257
  %259 = atomicrmw or i64* %255, i64 %258 seq_cst, align 8
  br label %260

260:                                              ; preds = %249, %236
  %261 = add i32 %102, 1
  %262 = and i32 %102, 63
  %263 = icmp eq i32 %262, 0
  br i1 %263, label %264, label %280

264:                                              ; preds = %260
  %265 = load i64, i64* %63, align 8, !tbaa !69
  %266 = inttoptr i64 %265 to i64*
  %267 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %266) #10, !srcloc !64
  %268 = icmp eq i64 %267, 0
  br i1 %268, label %269, label %280

269:                                              ; preds = %264
  %270 = icmp eq i64 %103, 0
  br i1 %270, label %271, label %275

271:                                              ; preds = %269
  %272 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !70
  %273 = load i64, i64* %64, align 8, !tbaa !71
  %274 = add i64 %273, %272
  br label %275

275:                                              ; preds = %271, %269
  %276 = phi i64 [ %274, %271 ], [ %103, %269 ]
  %277 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !70
  %278 = icmp ult i64 %277, %276
  %279 = select i1 %278, i32 0, i32 110
  br label %280

280:                                              ; preds = %275, %264, %260, %246
  %281 = phi i32 [ %102, %246 ], [ %261, %260 ], [ %261, %264 ], [ %261, %275 ]
  %282 = phi i64 [ %103, %246 ], [ %103, %260 ], [ %103, %264 ], [ %276, %275 ]
  %283 = phi i32 [ 0, %246 ], [ 0, %260 ], [ 108, %264 ], [ %279, %275 ]
  %284 = phi i64 [ %248, %246 ], [ %105, %260 ], [ %105, %264 ], [ %105, %275 ]
  %285 = phi i1 [ false, %246 ], [ true, %260 ], [ true, %264 ], [ true, %275 ]
  br i1 %285, label %101, label %451, !llvm.loop !100

286:                                              ; preds = %101
  %287 = zext i32 %104 to i64
  %288 = or i64 %287, 216172782113783808
  br label %451

289:                                              ; preds = %97
  %290 = icmp eq i32 %98, 0
  br i1 %290, label %291, label %443

291:                                              ; preds = %289
  %292 = load i32, i32* %57, align 4, !tbaa !57
  br label %293

293:                                              ; preds = %439, %291
  %294 = phi i64 [ 0, %291 ], [ %440, %439 ]
  %295 = phi i32 [ 1, %291 ], [ %420, %439 ]
  %296 = load i32, i32* %58, align 4, !tbaa !58
  %297 = add i32 %296, 63
  %298 = lshr i32 %297, 6
  %299 = icmp ugt i32 %297, 63
  br i1 %299, label %300, label %339

300:                                              ; preds = %293
  %301 = tail call i32 @llvm.umax.i32(i32 %298, i32 1) #8
  br label %305

302:                                              ; preds = %332
  %303 = icmp ult i32 %335, %298
  %304 = icmp eq i32 %335, %301
  br i1 %304, label %339, label %305, !llvm.loop !59

305:                                              ; preds = %302, %300
  %306 = phi i1 [ true, %300 ], [ %303, %302 ]
  %307 = phi i32 [ 0, %300 ], [ %335, %302 ]
  %308 = add i32 %307, %292
  %309 = urem i32 %308, %298
  %310 = load i64, i64* %59, align 8, !tbaa !55
  %311 = shl nuw nsw i32 %309, 3
  %312 = zext i32 %311 to i64
  %313 = add i64 %310, %312
  %314 = inttoptr i64 %313 to i64*
  %315 = load volatile i64, i64* %314, align 8, !tbaa !5
  br label %316

316:                                              ; preds = %330, %305
  %317 = phi i64 [ %315, %305 ], [ %324, %330 ]
  %318 = phi i32 [ undef, %305 ], [ %331, %330 ]
  %319 = icmp eq i64 %317, 0
  br i1 %319, label %332, label %320

320:                                              ; preds = %316
  %321 = sub i64 0, %317
  %322 = and i64 %317, %321
  %323 = xor i64 %322, -1
  %324 = atomicrmw and i64* %314, i64 %323 seq_cst, align 8
  %325 = and i64 %324, %322
  %326 = icmp eq i64 %325, 0
  br i1 %326, label %330, label %327

327:                                              ; preds = %320
  tail call void @llvm.nvvm.membar.gl() #8
  %328 = tail call i64 @llvm.cttz.i64(i64 %322, i1 true) #8, !range !60
  %329 = trunc i64 %328 to i32
  br label %330

330:                                              ; preds = %327, %320
  %331 = phi i32 [ %329, %327 ], [ %318, %320 ]
  br i1 %326, label %316, label %332, !llvm.loop !61

332:                                              ; preds = %330, %316
  %333 = phi i32 [ %331, %330 ], [ 64, %316 ]
  %334 = icmp ult i32 %333, 64
  %335 = add nuw nsw i32 %307, 1
  br i1 %334, label %336, label %302

336:                                              ; preds = %332
  %337 = shl nuw i32 %309, 6
  %338 = add nuw i32 %333, %337
  br label %339

339:                                              ; preds = %302, %336, %293
  %340 = phi i1 [ %306, %336 ], [ false, %293 ], [ %303, %302 ]
  %341 = phi i32 [ %338, %336 ], [ undef, %293 ], [ undef, %302 ]
  br i1 %340, label %416, label %342

342:                                              ; preds = %339
  %343 = icmp ult i32 %297, 64
  br i1 %343, label %416, label %344

344:                                              ; preds = %342
  %345 = tail call i32 @llvm.umax.i32(i32 %298, i32 1) #8
  br label %346

346:                                              ; preds = %410, %344
  %347 = phi i32 [ 0, %344 ], [ %413, %410 ]
  %348 = load i64, i64* %60, align 8, !tbaa !62
  %349 = zext i32 %347 to i64
  %350 = shl nuw nsw i64 %349, 3
  %351 = add i64 %350, %348
  %352 = inttoptr i64 %351 to i64*
  %353 = load volatile i64, i64* %352, align 8, !tbaa !5
  %354 = icmp eq i64 %353, 0
  br i1 %354, label %410, label %355

355:                                              ; preds = %346
  %356 = shl i32 %347, 6
  br label %357

357:                                              ; preds = %408, %355
  %358 = phi i32 [ undef, %355 ], [ %406, %408 ]
  %359 = phi i64 [ %353, %355 ], [ %365, %408 ]
  %360 = sub i64 0, %359
  %361 = and i64 %359, %360
  %362 = tail call i64 @llvm.cttz.i64(i64 %361, i1 true) #8, !range !60
  %363 = trunc i64 %362 to i32
  %364 = or i32 %356, %363
  %365 = xor i64 %361, %359
  %366 = load i64, i64* %61, align 8, !tbaa !63
  %367 = zext i32 %364 to i64
  %368 = shl nuw nsw i64 %367, 3
  %369 = add i64 %368, %366
  %370 = inttoptr i64 %369 to i64*
  %371 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %370) #10, !srcloc !64
  %372 = lshr i64 %371, 32
  %373 = load i64, i64* %62, align 8, !tbaa !65
  %374 = shl nuw nsw i64 %367, 2
  %375 = add i64 %374, %373
  %376 = inttoptr i64 %375 to i32*
  %377 = load volatile i32, i32* %376, align 4, !tbaa !9
  %378 = zext i32 %377 to i64
  %379 = icmp eq i64 %372, %378
  br i1 %379, label %380, label %405, !llvm.loop !66

380:                                              ; preds = %357
  %381 = xor i64 %361, -1
  %382 = load i64, i64* %60, align 8, !tbaa !62
  %383 = add i64 %382, %350
  %384 = inttoptr i64 %383 to i64*
  %385 = atomicrmw and i64* %384, i64 %381 seq_cst, align 8
  %386 = and i64 %385, %361
  %387 = icmp eq i64 %386, 0
  br i1 %387, label %405, label %388, !llvm.loop !66

388:                                              ; preds = %380
  tail call void @llvm.nvvm.membar.gl() #8
  %389 = load i64, i64* %61, align 8, !tbaa !63
  %390 = add i64 %389, %368
  %391 = inttoptr i64 %390 to i64*
  %392 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %391) #10, !srcloc !64
  %393 = lshr i64 %392, 32
  %394 = load i64, i64* %62, align 8, !tbaa !65
  %395 = add i64 %394, %374
  %396 = inttoptr i64 %395 to i32*
  %397 = load volatile i32, i32* %396, align 4, !tbaa !9
  %398 = zext i32 %397 to i64
  %399 = icmp eq i64 %393, %398
  br i1 %399, label %405, label %400

400:                                              ; preds = %388
  %401 = load i64, i64* %60, align 8, !tbaa !62
  %402 = add i64 %401, %350
  %403 = inttoptr i64 %402 to i64*
  %404 = atomicrmw or i64* %403, i64 %361 seq_cst, align 8
  br label %405

405:                                              ; preds = %400, %388, %380, %357
  %406 = phi i32 [ %358, %400 ], [ %358, %380 ], [ %358, %357 ], [ %364, %388 ]
  %407 = phi i32 [ 0, %400 ], [ 2, %380 ], [ 2, %357 ], [ 1, %388 ]
  switch i32 %407, label %410 [
    i32 0, label %408
    i32 2, label %408
  ]

408:                                              ; preds = %405, %405
  %409 = icmp eq i64 %365, 0
  br i1 %409, label %410, label %357, !llvm.loop !66

410:                                              ; preds = %408, %405, %346
  %411 = phi i32 [ -1, %346 ], [ %406, %405 ], [ -1, %408 ]
  %412 = icmp ne i32 %411, -1
  %413 = add nuw nsw i32 %347, 1
  %414 = icmp eq i32 %413, %345
  %415 = select i1 %412, i1 true, i1 %414
  br i1 %415, label %416, label %346, !llvm.loop !67

416:                                              ; preds = %410, %342, %339
  %417 = phi i32 [ %341, %339 ], [ -1, %342 ], [ %411, %410 ]
  %418 = icmp eq i32 %417, -1
  br i1 %418, label %419, label %443

419:                                              ; preds = %416
  %420 = add i32 %295, 1
  %421 = and i32 %295, 63
  %422 = icmp eq i32 %421, 0
  br i1 %422, label %423, label %439

423:                                              ; preds = %419
  %424 = load i64, i64* %63, align 8, !tbaa !69
  %425 = inttoptr i64 %424 to i64*
  %426 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %425) #10, !srcloc !64
  %427 = icmp eq i64 %426, 0
  br i1 %427, label %428, label %439

428:                                              ; preds = %423
  %429 = icmp eq i64 %294, 0
  br i1 %429, label %430, label %434

430:                                              ; preds = %428
  %431 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !70
  %432 = load i64, i64* %64, align 8, !tbaa !71
  %433 = add i64 %432, %431
  br label %434

434:                                              ; preds = %430, %428
  %435 = phi i64 [ %433, %430 ], [ %294, %428 ]
  %436 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !70
  %437 = icmp ult i64 %436, %435
  %438 = select i1 %437, i32 0, i32 110
  br label %439

439:                                              ; preds = %434, %423, %419
  %440 = phi i64 [ %435, %434 ], [ %294, %423 ], [ %294, %419 ]
  %441 = phi i32 [ %438, %434 ], [ 108, %423 ], [ 0, %419 ]
  %442 = icmp eq i32 %441, 0
  br i1 %442, label %293, label %443, !llvm.loop !72

443:                                              ; preds = %439, %416, %289
  %444 = phi i32 [ -1, %289 ], [ %417, %416 ], [ %417, %439 ]
  %445 = phi i32 [ %98, %289 ], [ %441, %439 ], [ 0, %416 ]
  %446 = icmp eq i32 %445, 0
  %447 = select i1 %446, i32 %444, i32 %445
  %448 = select i1 %446, i64 144115188075855872, i64 216172782113783808
  %449 = zext i32 %447 to i64
  %450 = or i64 %448, %449
  br label %451

451:                                              ; preds = %280, %443, %286, %93
  %452 = phi i64 [ 0, %93 ], [ %450, %443 ], [ %288, %286 ], [ %284, %280 ]
  %453 = trunc i64 %452 to i32
  %454 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %453, i32 0, i32 31) #8
  %455 = lshr i64 %452, 32
  %456 = trunc i64 %455 to i32
  %457 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %456, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !27
  %458 = and i32 %457, -16777216
  %459 = icmp eq i32 %458, 50331648
  br i1 %459, label %460, label %461

460:                                              ; preds = %451
  store i32 %454, i32* %56, align 4, !tbaa !56
  br label %1067

461:                                              ; preds = %451
  %462 = load i64, i64* %66, align 8, !tbaa !78
  %463 = zext i32 %454 to i64
  %464 = load i64, i64* %67, align 8, !tbaa !79
  %465 = mul i64 %464, %463
  %466 = add i64 %465, %462
  %467 = icmp eq i64 %86, 0
  br i1 %467, label %792, label %468

468:                                              ; preds = %461
  %469 = sub i64 0, %466
  %470 = shl nuw nsw i64 %463, 2
  %471 = shl nuw nsw i64 %463, 16
  %472 = shl nuw nsw i64 %463, 3
  %473 = lshr i32 %454, 3
  %474 = and i32 %473, 536870904
  %475 = zext i32 %474 to i64
  %476 = and i32 %454, 63
  %477 = zext i32 %476 to i64
  %478 = shl nuw i64 1, %477
  br label %479

479:                                              ; preds = %768, %468
  %480 = phi i64 [ 0, %468 ], [ %789, %768 ]
  %481 = add i64 %480, %76
  %482 = sub i64 %86, %480
  %483 = load i32, i32* %55, align 4, !tbaa !41
  %484 = load i32, i32* %68, align 4, !tbaa !42
  %485 = xor i64 %481, %466
  %486 = and i64 %485, 15
  %487 = icmp eq i64 %486, 0
  %488 = and i64 %485, 3
  %489 = icmp eq i64 %488, 0
  %490 = select i1 %489, i64 4, i64 1
  %491 = select i1 %487, i64 16, i64 %490
  %492 = add nsw i64 %491, -1
  %493 = and i64 %492, %469
  %494 = icmp ult i64 %493, %482
  %495 = select i1 %494, i64 %493, i64 %482
  %496 = sub i64 %482, %495
  %497 = sub nsw i64 0, %491
  %498 = and i64 %496, %497
  switch i64 %491, label %623 [
    i64 16, label %499
    i64 4, label %561
  ]

499:                                              ; preds = %479
  %500 = add i64 %495, %466
  %501 = add i64 %495, %481
  %502 = lshr i64 %498, 4
  %503 = zext i32 %483 to i64
  %504 = mul i32 %484, 3
  %505 = zext i32 %504 to i64
  %506 = add nuw nsw i64 %505, %503
  %507 = icmp ult i64 %506, %502
  br i1 %507, label %508, label %514

508:                                              ; preds = %499
  %509 = shl i32 %484, 2
  %510 = zext i32 %509 to i64
  %511 = zext i32 %484 to i64
  %512 = shl i32 %484, 1
  %513 = zext i32 %512 to i64
  br label %519

514:                                              ; preds = %519, %499
  %515 = phi i64 [ %503, %499 ], [ %548, %519 ]
  %516 = icmp ult i64 %515, %502
  br i1 %516, label %517, label %637

517:                                              ; preds = %514
  %518 = zext i32 %484 to i64
  br label %551

519:                                              ; preds = %519, %508
  %520 = phi i64 [ %503, %508 ], [ %548, %519 ]
  %521 = shl i64 %520, 4
  %522 = add i64 %521, %501
  %523 = inttoptr i64 %522 to <4 x i32> addrspace(1)*
  %524 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %523, align 16, !tbaa !11
  %525 = add i64 %520, %511
  %526 = shl i64 %525, 4
  %527 = add i64 %526, %501
  %528 = inttoptr i64 %527 to <4 x i32> addrspace(1)*
  %529 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %528, align 16, !tbaa !11
  %530 = add i64 %520, %513
  %531 = shl i64 %530, 4
  %532 = add i64 %531, %501
  %533 = inttoptr i64 %532 to <4 x i32> addrspace(1)*
  %534 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %533, align 16, !tbaa !11
  %535 = add i64 %520, %505
  %536 = shl i64 %535, 4
  %537 = add i64 %536, %501
  %538 = inttoptr i64 %537 to <4 x i32> addrspace(1)*
  %539 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %538, align 16, !tbaa !11
  %540 = add i64 %521, %500
  %541 = inttoptr i64 %540 to <4 x i32> addrspace(1)*
  store <4 x i32> %524, <4 x i32> addrspace(1)* %541, align 16, !tbaa !11
  %542 = add i64 %526, %500
  %543 = inttoptr i64 %542 to <4 x i32> addrspace(1)*
  store <4 x i32> %529, <4 x i32> addrspace(1)* %543, align 16, !tbaa !11
  %544 = add i64 %531, %500
  %545 = inttoptr i64 %544 to <4 x i32> addrspace(1)*
  store <4 x i32> %534, <4 x i32> addrspace(1)* %545, align 16, !tbaa !11
  %546 = add i64 %536, %500
  %547 = inttoptr i64 %546 to <4 x i32> addrspace(1)*
  store <4 x i32> %539, <4 x i32> addrspace(1)* %547, align 16, !tbaa !11
  %548 = add i64 %520, %510
  %549 = add i64 %548, %505
  %550 = icmp ult i64 %549, %502
  br i1 %550, label %519, label %514, !llvm.loop !43

551:                                              ; preds = %551, %517
  %552 = phi i64 [ %515, %517 ], [ %559, %551 ]
  %553 = shl i64 %552, 4
  %554 = add i64 %553, %501
  %555 = inttoptr i64 %554 to <4 x i32> addrspace(1)*
  %556 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %555, align 16, !tbaa !11
  %557 = add i64 %553, %500
  %558 = inttoptr i64 %557 to <4 x i32> addrspace(1)*
  store <4 x i32> %556, <4 x i32> addrspace(1)* %558, align 16, !tbaa !11
  %559 = add i64 %552, %518
  %560 = icmp ult i64 %559, %502
  br i1 %560, label %551, label %637, !llvm.loop !44

561:                                              ; preds = %479
  %562 = add i64 %495, %466
  %563 = add i64 %495, %481
  %564 = lshr i64 %498, 2
  %565 = zext i32 %483 to i64
  %566 = mul i32 %484, 3
  %567 = zext i32 %566 to i64
  %568 = add nuw nsw i64 %567, %565
  %569 = icmp ult i64 %568, %564
  br i1 %569, label %570, label %576

570:                                              ; preds = %561
  %571 = shl i32 %484, 2
  %572 = zext i32 %571 to i64
  %573 = zext i32 %484 to i64
  %574 = shl i32 %484, 1
  %575 = zext i32 %574 to i64
  br label %581

576:                                              ; preds = %581, %561
  %577 = phi i64 [ %565, %561 ], [ %610, %581 ]
  %578 = icmp ult i64 %577, %564
  br i1 %578, label %579, label %637

579:                                              ; preds = %576
  %580 = zext i32 %484 to i64
  br label %613

581:                                              ; preds = %581, %570
  %582 = phi i64 [ %565, %570 ], [ %610, %581 ]
  %583 = shl i64 %582, 2
  %584 = add i64 %583, %563
  %585 = inttoptr i64 %584 to i32 addrspace(1)*
  %586 = load volatile i32, i32 addrspace(1)* %585, align 4, !tbaa !11
  %587 = add i64 %582, %573
  %588 = shl i64 %587, 2
  %589 = add i64 %588, %563
  %590 = inttoptr i64 %589 to i32 addrspace(1)*
  %591 = load volatile i32, i32 addrspace(1)* %590, align 4, !tbaa !11
  %592 = add i64 %582, %575
  %593 = shl i64 %592, 2
  %594 = add i64 %593, %563
  %595 = inttoptr i64 %594 to i32 addrspace(1)*
  %596 = load volatile i32, i32 addrspace(1)* %595, align 4, !tbaa !11
  %597 = add i64 %582, %567
  %598 = shl i64 %597, 2
  %599 = add i64 %598, %563
  %600 = inttoptr i64 %599 to i32 addrspace(1)*
  %601 = load volatile i32, i32 addrspace(1)* %600, align 4, !tbaa !11
  %602 = add i64 %583, %562
  %603 = inttoptr i64 %602 to i32 addrspace(1)*
  store i32 %586, i32 addrspace(1)* %603, align 4, !tbaa !11
  %604 = add i64 %588, %562
  %605 = inttoptr i64 %604 to i32 addrspace(1)*
  store i32 %591, i32 addrspace(1)* %605, align 4, !tbaa !11
  %606 = add i64 %593, %562
  %607 = inttoptr i64 %606 to i32 addrspace(1)*
  store i32 %596, i32 addrspace(1)* %607, align 4, !tbaa !11
  %608 = add i64 %598, %562
  %609 = inttoptr i64 %608 to i32 addrspace(1)*
  store i32 %601, i32 addrspace(1)* %609, align 4, !tbaa !11
  %610 = add i64 %582, %572
  %611 = add i64 %610, %567
  %612 = icmp ult i64 %611, %564
  br i1 %612, label %581, label %576, !llvm.loop !45

613:                                              ; preds = %613, %579
  %614 = phi i64 [ %577, %579 ], [ %621, %613 ]
  %615 = shl i64 %614, 2
  %616 = add i64 %615, %563
  %617 = inttoptr i64 %616 to i32 addrspace(1)*
  %618 = load volatile i32, i32 addrspace(1)* %617, align 4, !tbaa !11
  %619 = add i64 %615, %562
  %620 = inttoptr i64 %619 to i32 addrspace(1)*
  store i32 %618, i32 addrspace(1)* %620, align 4, !tbaa !11
  %621 = add i64 %614, %580
  %622 = icmp ult i64 %621, %564
  br i1 %622, label %613, label %637, !llvm.loop !46

623:                                              ; preds = %479
  %624 = zext i32 %483 to i64
  %625 = icmp ugt i64 %482, %624
  br i1 %625, label %626, label %667

626:                                              ; preds = %623
  %627 = zext i32 %484 to i64
  br label %628

628:                                              ; preds = %628, %626
  %629 = phi i64 [ %624, %626 ], [ %635, %628 ]
  %630 = add i64 %629, %481
  %631 = inttoptr i64 %630 to i8 addrspace(1)*
  %632 = load volatile i8, i8 addrspace(1)* %631, align 1, !tbaa !11
  %633 = add i64 %629, %466
  %634 = inttoptr i64 %633 to i8 addrspace(1)*
  store i8 %632, i8 addrspace(1)* %634, align 1, !tbaa !11
  %635 = add i64 %629, %627
  %636 = icmp ult i64 %635, %482
  br i1 %636, label %628, label %667, !llvm.loop !47

637:                                              ; preds = %613, %551, %576, %514
  %638 = phi i64 [ %565, %576 ], [ %503, %514 ], [ %503, %551 ], [ %565, %613 ]
  %639 = icmp ugt i64 %495, %638
  br i1 %639, label %640, label %651

640:                                              ; preds = %637
  %641 = zext i32 %484 to i64
  br label %642

642:                                              ; preds = %642, %640
  %643 = phi i64 [ %638, %640 ], [ %649, %642 ]
  %644 = add i64 %643, %481
  %645 = inttoptr i64 %644 to i8 addrspace(1)*
  %646 = load volatile i8, i8 addrspace(1)* %645, align 1, !tbaa !11
  %647 = add i64 %643, %466
  %648 = inttoptr i64 %647 to i8 addrspace(1)*
  store i8 %646, i8 addrspace(1)* %648, align 1, !tbaa !11
  %649 = add i64 %643, %641
  %650 = icmp ult i64 %649, %495
  br i1 %650, label %642, label %651, !llvm.loop !47

651:                                              ; preds = %642, %637
  %652 = add i64 %498, %495
  %653 = sub i64 %482, %652
  %654 = icmp ugt i64 %653, %638
  br i1 %654, label %655, label %667

655:                                              ; preds = %651
  %656 = zext i32 %484 to i64
  br label %657

657:                                              ; preds = %657, %655
  %658 = phi i64 [ %638, %655 ], [ %665, %657 ]
  %659 = add i64 %658, %652
  %660 = add i64 %659, %481
  %661 = inttoptr i64 %660 to i8 addrspace(1)*
  %662 = load volatile i8, i8 addrspace(1)* %661, align 1, !tbaa !11
  %663 = add i64 %659, %466
  %664 = inttoptr i64 %663 to i8 addrspace(1)*
  store i8 %662, i8 addrspace(1)* %664, align 1, !tbaa !11
  %665 = add i64 %658, %656
  %666 = icmp ult i64 %665, %653
  br i1 %666, label %657, label %667, !llvm.loop !47

667:                                              ; preds = %657, %628, %651, %623
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !101
  %668 = load i32, i32* %55, align 4, !tbaa !41
  %669 = icmp eq i32 %668, 0
  br i1 %669, label %670, label %768

670:                                              ; preds = %667
  %671 = add i64 %480, %77
  tail call void @llvm.nvvm.membar.sys() #8
  %672 = load i64, i64* %69, align 8, !tbaa !73
  %673 = load i64, i64* %62, align 8, !tbaa !65
  %674 = add i64 %673, %470
  %675 = inttoptr i64 %674 to i32*
  %676 = load volatile i32, i32* %675, align 4, !tbaa !9
  %677 = add i32 %676, 1
  %678 = load i64, i64* %70, align 8, !tbaa !74
  %679 = inttoptr i64 %678 to i64*
  %680 = atomicrmw add i64* %679, i64 1 seq_cst, align 8
  %681 = load i32, i32* %72, align 8, !tbaa !75
  %682 = zext i32 %681 to i64
  %683 = lshr i64 %680, %682
  %684 = and i64 %683, 1
  %685 = xor i64 %684, 1
  %686 = load i64, i64* %6, align 8, !tbaa !76
  %687 = shl nsw i64 -1, %682
  %688 = xor i64 %687, -1
  %689 = and i64 %680, %688
  %690 = shl i64 %689, 5
  %691 = add i64 %690, %686
  %692 = inttoptr i64 %691 to i64*
  store volatile i32 %677, i32* %675, align 4, !tbaa !9
  %693 = zext i32 %677 to i64
  %694 = shl nuw i64 %693, 32
  %695 = or i64 %471, %694
  %696 = or i64 %695, %685
  %697 = or i64 %696, 512
  store volatile i64 %697, i64* %692, align 8, !tbaa !5
  %698 = or i64 %685, %672
  %699 = getelementptr inbounds i64, i64* %692, i64 1
  store volatile i64 %698, i64* %699, align 8, !tbaa !5
  %700 = shl i64 %671, 1
  %701 = or i64 %685, %700
  %702 = getelementptr inbounds i64, i64* %692, i64 2
  store volatile i64 %701, i64* %702, align 8, !tbaa !5
  %703 = shl i64 %482, 1
  %704 = or i64 %685, %703
  %705 = getelementptr inbounds i64, i64* %692, i64 3
  store volatile i64 %704, i64* %705, align 8, !tbaa !5
  br label %706

706:                                              ; preds = %747, %670
  %707 = phi i32 [ 1, %670 ], [ %748, %747 ]
  %708 = phi i64 [ 0, %670 ], [ %749, %747 ]
  %709 = phi i32 [ 0, %670 ], [ %751, %747 ]
  %710 = load i64, i64* %61, align 8, !tbaa !63
  %711 = add i64 %710, %472
  %712 = inttoptr i64 %711 to i64*
  %713 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %712) #10, !srcloc !64
  %714 = trunc i64 %713 to i32
  %715 = lshr i64 %713, 32
  %716 = icmp eq i64 %715, %693
  br i1 %716, label %717, label %722

717:                                              ; preds = %706
  %718 = icmp slt i32 %714, 0
  %719 = select i1 %718, i32 0, i32 %714
  %720 = sub nsw i32 0, %714
  %721 = select i1 %718, i32 %720, i32 0
  br label %747

722:                                              ; preds = %706
  %723 = add i32 %707, 1
  %724 = and i32 %707, 63
  %725 = icmp eq i32 %724, 0
  br i1 %725, label %726, label %742

726:                                              ; preds = %722
  %727 = load i64, i64* %63, align 8, !tbaa !69
  %728 = inttoptr i64 %727 to i64*
  %729 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %728) #10, !srcloc !64
  %730 = icmp eq i64 %729, 0
  br i1 %730, label %731, label %742

731:                                              ; preds = %726
  %732 = icmp eq i64 %708, 0
  br i1 %732, label %733, label %737

733:                                              ; preds = %731
  %734 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !70
  %735 = load i64, i64* %64, align 8, !tbaa !71
  %736 = add i64 %735, %734
  br label %737

737:                                              ; preds = %733, %731
  %738 = phi i64 [ %736, %733 ], [ %708, %731 ]
  %739 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !70
  %740 = icmp ult i64 %739, %738
  %741 = select i1 %740, i32 0, i32 110
  br label %742

742:                                              ; preds = %737, %726, %722
  %743 = phi i64 [ %738, %737 ], [ %708, %726 ], [ %708, %722 ]
  %744 = phi i32 [ %741, %737 ], [ 108, %726 ], [ 0, %722 ]
  %745 = icmp eq i32 %744, 0
  %746 = select i1 %745, i32 0, i32 2
  br label %747

747:                                              ; preds = %742, %717
  %748 = phi i32 [ %707, %717 ], [ %723, %742 ]
  %749 = phi i64 [ %708, %717 ], [ %743, %742 ]
  %750 = phi i32 [ %721, %717 ], [ %744, %742 ]
  %751 = phi i32 [ %719, %717 ], [ %709, %742 ]
  %752 = phi i32 [ 1, %717 ], [ %746, %742 ]
  switch i32 %752, label %758 [
    i32 0, label %706
    i32 2, label %753
  ], !llvm.loop !77

753:                                              ; preds = %747
  tail call void @llvm.nvvm.membar.gl() #8
  %754 = load i64, i64* %60, align 8, !tbaa !62
  %755 = add i64 %754, %475
  %756 = inttoptr i64 %755 to i64*
  %757 = atomicrmw or i64* %756, i64 %478 seq_cst, align 8
  br label %758

758:                                              ; preds = %747, %753
  %759 = phi i64 [ 36028797018963968, %753 ], [ 0, %747 ]
  %760 = icmp eq i32 %750, 0
  br i1 %760, label %765, label %761

761:                                              ; preds = %758
  %762 = zext i32 %750 to i64
  %763 = or i64 %759, %762
  %764 = or i64 %763, 216172782113783808
  br label %768

765:                                              ; preds = %758
  %766 = zext i32 %751 to i64
  %767 = or i64 %766, 144115188075855872
  br label %768

768:                                              ; preds = %765, %761, %667
  %769 = phi i64 [ 0, %667 ], [ %764, %761 ], [ %767, %765 ]
  %770 = trunc i64 %769 to i32
  %771 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %770, i32 0, i32 31) #8
  %772 = lshr i64 %769, 32
  %773 = trunc i64 %772 to i32
  %774 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %773, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !27
  %775 = zext i32 %774 to i64
  %776 = shl nuw i64 %775, 32
  %777 = zext i32 %771 to i64
  %778 = or i64 %776, %777
  %779 = and i64 %775, 4278190080
  %780 = icmp eq i64 %779, 50331648
  %781 = select i1 %780, i32 %771, i32 0
  %782 = icmp eq i32 %781, 0
  %783 = and i64 %778, 72057594037927935
  %784 = icmp eq i64 %783, 0
  %785 = and i1 %782, %784
  %786 = select i1 %785, i32 5, i32 %781
  %787 = icmp eq i32 %786, 0
  %788 = select i1 %787, i64 %783, i64 0
  %789 = add i64 %788, %480
  %790 = icmp ult i64 %789, %86
  %791 = and i1 %787, %790
  br i1 %791, label %479, label %792, !llvm.loop !102

792:                                              ; preds = %768, %461
  %793 = phi i64 [ 0, %461 ], [ %789, %768 ]
  %794 = phi i64 [ 0, %461 ], [ %778, %768 ]
  %795 = phi i32 [ 0, %461 ], [ %786, %768 ]
  %796 = phi i1 [ true, %461 ], [ %787, %768 ]
  br i1 %94, label %797, label %1048

797:                                              ; preds = %792
  %798 = load i64, i64* %54, align 8, !tbaa !38
  %799 = icmp ugt i64 %798, %77
  br i1 %799, label %800, label %803

800:                                              ; preds = %797
  %801 = load i64, i64* %74, align 8, !tbaa !40
  %802 = add i64 %801, %77
  br label %839

803:                                              ; preds = %797
  %804 = load i32, i32* %55, align 4, !tbaa !41
  %805 = icmp eq i32 %804, 0
  br i1 %805, label %806, label %815

806:                                              ; preds = %803
  %807 = load i32, i32* %52, align 8, !tbaa !37
  %808 = zext i32 %807 to i64
  %809 = lshr i64 %77, %808
  %810 = shl i64 %809, 3
  %811 = load i64, i64* %65, align 8, !tbaa !54
  %812 = add i64 %810, %811
  %813 = inttoptr i64 %812 to i64*
  %814 = load volatile i64, i64* %813, align 8, !tbaa !5
  br label %815

815:                                              ; preds = %806, %803
  %816 = phi i64 [ %814, %806 ], [ 0, %803 ]
  %817 = trunc i64 %816 to i32
  %818 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %817, i32 0, i32 31) #8
  %819 = lshr i64 %816, 32
  %820 = trunc i64 %819 to i32
  %821 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %820, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !27
  %822 = zext i32 %818 to i64
  %823 = and i64 %822, 917504
  %824 = icmp eq i64 %823, 393216
  br i1 %824, label %825, label %839

825:                                              ; preds = %815
  %826 = zext i32 %821 to i64
  %827 = shl nuw i64 %826, 32
  %828 = or i64 %827, %822
  %829 = load i64, i64* %73, align 8, !tbaa !88
  %830 = lshr i64 %828, 20
  %831 = load i32, i32* %52, align 8, !tbaa !37
  %832 = zext i32 %831 to i64
  %833 = shl i64 %830, %832
  %834 = add i64 %833, %829
  %835 = shl nsw i64 -1, %832
  %836 = xor i64 %835, -1
  %837 = and i64 %77, %836
  %838 = add i64 %834, %837
  br label %839

839:                                              ; preds = %825, %815, %800
  %840 = phi i64 [ %802, %800 ], [ %838, %825 ], [ 0, %815 ]
  %841 = icmp ne i64 %840, 0
  %842 = icmp ne i64 %793, 0
  %843 = and i1 %842, %841
  br i1 %843, label %844, label %1030

844:                                              ; preds = %839
  %845 = load i32, i32* %55, align 4, !tbaa !41
  %846 = load i32, i32* %68, align 4, !tbaa !42
  %847 = xor i64 %840, %76
  %848 = and i64 %847, 15
  %849 = icmp eq i64 %848, 0
  %850 = and i64 %847, 3
  %851 = icmp eq i64 %850, 0
  %852 = select i1 %851, i64 4, i64 1
  %853 = select i1 %849, i64 16, i64 %852
  %854 = sub i64 0, %840
  %855 = add nsw i64 %853, -1
  %856 = and i64 %855, %854
  %857 = icmp ult i64 %856, %793
  %858 = select i1 %857, i64 %856, i64 %793
  %859 = sub i64 %793, %858
  %860 = sub nsw i64 0, %853
  %861 = and i64 %859, %860
  switch i64 %853, label %986 [
    i64 16, label %862
    i64 4, label %924
  ]

862:                                              ; preds = %844
  %863 = add i64 %858, %840
  %864 = add i64 %858, %76
  %865 = lshr i64 %861, 4
  %866 = zext i32 %845 to i64
  %867 = mul i32 %846, 3
  %868 = zext i32 %867 to i64
  %869 = add nuw nsw i64 %868, %866
  %870 = icmp ult i64 %869, %865
  br i1 %870, label %871, label %877

871:                                              ; preds = %862
  %872 = shl i32 %846, 2
  %873 = zext i32 %872 to i64
  %874 = zext i32 %846 to i64
  %875 = shl i32 %846, 1
  %876 = zext i32 %875 to i64
  br label %882

877:                                              ; preds = %882, %862
  %878 = phi i64 [ %866, %862 ], [ %911, %882 ]
  %879 = icmp ult i64 %878, %865
  br i1 %879, label %880, label %1000

880:                                              ; preds = %877
  %881 = zext i32 %846 to i64
  br label %914

882:                                              ; preds = %882, %871
  %883 = phi i64 [ %866, %871 ], [ %911, %882 ]
  %884 = shl i64 %883, 4
  %885 = add i64 %884, %864
  %886 = inttoptr i64 %885 to <4 x i32> addrspace(1)*
  %887 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %886, align 16, !tbaa !11
  %888 = add i64 %883, %874
  %889 = shl i64 %888, 4
  %890 = add i64 %889, %864
  %891 = inttoptr i64 %890 to <4 x i32> addrspace(1)*
  %892 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %891, align 16, !tbaa !11
  %893 = add i64 %883, %876
  %894 = shl i64 %893, 4
  %895 = add i64 %894, %864
  %896 = inttoptr i64 %895 to <4 x i32> addrspace(1)*
  %897 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %896, align 16, !tbaa !11
  %898 = add i64 %883, %868
  %899 = shl i64 %898, 4
  %900 = add i64 %899, %864
  %901 = inttoptr i64 %900 to <4 x i32> addrspace(1)*
  %902 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %901, align 16, !tbaa !11
  %903 = add i64 %884, %863
  %904 = inttoptr i64 %903 to <4 x i32> addrspace(1)*
  store <4 x i32> %887, <4 x i32> addrspace(1)* %904, align 16, !tbaa !11
  %905 = add i64 %889, %863
  %906 = inttoptr i64 %905 to <4 x i32> addrspace(1)*
  store <4 x i32> %892, <4 x i32> addrspace(1)* %906, align 16, !tbaa !11
  %907 = add i64 %894, %863
  %908 = inttoptr i64 %907 to <4 x i32> addrspace(1)*
  store <4 x i32> %897, <4 x i32> addrspace(1)* %908, align 16, !tbaa !11
  %909 = add i64 %899, %863
  %910 = inttoptr i64 %909 to <4 x i32> addrspace(1)*
  store <4 x i32> %902, <4 x i32> addrspace(1)* %910, align 16, !tbaa !11
  %911 = add i64 %883, %873
  %912 = add i64 %911, %868
  %913 = icmp ult i64 %912, %865
  br i1 %913, label %882, label %877, !llvm.loop !43

914:                                              ; preds = %914, %880
  %915 = phi i64 [ %878, %880 ], [ %922, %914 ]
  %916 = shl i64 %915, 4
  %917 = add i64 %916, %864
  %918 = inttoptr i64 %917 to <4 x i32> addrspace(1)*
  %919 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %918, align 16, !tbaa !11
  %920 = add i64 %916, %863
  %921 = inttoptr i64 %920 to <4 x i32> addrspace(1)*
  store <4 x i32> %919, <4 x i32> addrspace(1)* %921, align 16, !tbaa !11
  %922 = add i64 %915, %881
  %923 = icmp ult i64 %922, %865
  br i1 %923, label %914, label %1000, !llvm.loop !44

924:                                              ; preds = %844
  %925 = add i64 %858, %840
  %926 = add i64 %858, %76
  %927 = lshr i64 %861, 2
  %928 = zext i32 %845 to i64
  %929 = mul i32 %846, 3
  %930 = zext i32 %929 to i64
  %931 = add nuw nsw i64 %930, %928
  %932 = icmp ult i64 %931, %927
  br i1 %932, label %933, label %939

933:                                              ; preds = %924
  %934 = shl i32 %846, 2
  %935 = zext i32 %934 to i64
  %936 = zext i32 %846 to i64
  %937 = shl i32 %846, 1
  %938 = zext i32 %937 to i64
  br label %944

939:                                              ; preds = %944, %924
  %940 = phi i64 [ %928, %924 ], [ %973, %944 ]
  %941 = icmp ult i64 %940, %927
  br i1 %941, label %942, label %1000

942:                                              ; preds = %939
  %943 = zext i32 %846 to i64
  br label %976

944:                                              ; preds = %944, %933
  %945 = phi i64 [ %928, %933 ], [ %973, %944 ]
  %946 = shl i64 %945, 2
  %947 = add i64 %946, %926
  %948 = inttoptr i64 %947 to i32 addrspace(1)*
  %949 = load volatile i32, i32 addrspace(1)* %948, align 4, !tbaa !11
  %950 = add i64 %945, %936
  %951 = shl i64 %950, 2
  %952 = add i64 %951, %926
  %953 = inttoptr i64 %952 to i32 addrspace(1)*
  %954 = load volatile i32, i32 addrspace(1)* %953, align 4, !tbaa !11
  %955 = add i64 %945, %938
  %956 = shl i64 %955, 2
  %957 = add i64 %956, %926
  %958 = inttoptr i64 %957 to i32 addrspace(1)*
  %959 = load volatile i32, i32 addrspace(1)* %958, align 4, !tbaa !11
  %960 = add i64 %945, %930
  %961 = shl i64 %960, 2
  %962 = add i64 %961, %926
  %963 = inttoptr i64 %962 to i32 addrspace(1)*
  %964 = load volatile i32, i32 addrspace(1)* %963, align 4, !tbaa !11
  %965 = add i64 %946, %925
  %966 = inttoptr i64 %965 to i32 addrspace(1)*
  store i32 %949, i32 addrspace(1)* %966, align 4, !tbaa !11
  %967 = add i64 %951, %925
  %968 = inttoptr i64 %967 to i32 addrspace(1)*
  store i32 %954, i32 addrspace(1)* %968, align 4, !tbaa !11
  %969 = add i64 %956, %925
  %970 = inttoptr i64 %969 to i32 addrspace(1)*
  store i32 %959, i32 addrspace(1)* %970, align 4, !tbaa !11
  %971 = add i64 %961, %925
  %972 = inttoptr i64 %971 to i32 addrspace(1)*
  store i32 %964, i32 addrspace(1)* %972, align 4, !tbaa !11
  %973 = add i64 %945, %935
  %974 = add i64 %973, %930
  %975 = icmp ult i64 %974, %927
  br i1 %975, label %944, label %939, !llvm.loop !45

976:                                              ; preds = %976, %942
  %977 = phi i64 [ %940, %942 ], [ %984, %976 ]
  %978 = shl i64 %977, 2
  %979 = add i64 %978, %926
  %980 = inttoptr i64 %979 to i32 addrspace(1)*
  %981 = load volatile i32, i32 addrspace(1)* %980, align 4, !tbaa !11
  %982 = add i64 %978, %925
  %983 = inttoptr i64 %982 to i32 addrspace(1)*
  store i32 %981, i32 addrspace(1)* %983, align 4, !tbaa !11
  %984 = add i64 %977, %943
  %985 = icmp ult i64 %984, %927
  br i1 %985, label %976, label %1000, !llvm.loop !46

986:                                              ; preds = %844
  %987 = zext i32 %845 to i64
  %988 = icmp ugt i64 %793, %987
  br i1 %988, label %989, label %1030

989:                                              ; preds = %986
  %990 = zext i32 %846 to i64
  br label %991

991:                                              ; preds = %991, %989
  %992 = phi i64 [ %987, %989 ], [ %998, %991 ]
  %993 = add i64 %992, %76
  %994 = inttoptr i64 %993 to i8 addrspace(1)*
  %995 = load volatile i8, i8 addrspace(1)* %994, align 1, !tbaa !11
  %996 = add i64 %992, %840
  %997 = inttoptr i64 %996 to i8 addrspace(1)*
  store i8 %995, i8 addrspace(1)* %997, align 1, !tbaa !11
  %998 = add i64 %992, %990
  %999 = icmp ult i64 %998, %793
  br i1 %999, label %991, label %1030, !llvm.loop !47

1000:                                             ; preds = %976, %914, %939, %877
  %1001 = phi i64 [ %928, %939 ], [ %866, %877 ], [ %866, %914 ], [ %928, %976 ]
  %1002 = icmp ugt i64 %858, %1001
  br i1 %1002, label %1003, label %1014

1003:                                             ; preds = %1000
  %1004 = zext i32 %846 to i64
  br label %1005

1005:                                             ; preds = %1005, %1003
  %1006 = phi i64 [ %1001, %1003 ], [ %1012, %1005 ]
  %1007 = add i64 %1006, %76
  %1008 = inttoptr i64 %1007 to i8 addrspace(1)*
  %1009 = load volatile i8, i8 addrspace(1)* %1008, align 1, !tbaa !11
  %1010 = add i64 %1006, %840
  %1011 = inttoptr i64 %1010 to i8 addrspace(1)*
  store i8 %1009, i8 addrspace(1)* %1011, align 1, !tbaa !11
  %1012 = add i64 %1006, %1004
  %1013 = icmp ult i64 %1012, %858
  br i1 %1013, label %1005, label %1014, !llvm.loop !47

1014:                                             ; preds = %1005, %1000
  %1015 = add i64 %861, %858
  %1016 = sub i64 %793, %1015
  %1017 = icmp ugt i64 %1016, %1001
  br i1 %1017, label %1018, label %1030

1018:                                             ; preds = %1014
  %1019 = zext i32 %846 to i64
  br label %1020

1020:                                             ; preds = %1020, %1018
  %1021 = phi i64 [ %1001, %1018 ], [ %1028, %1020 ]
  %1022 = add i64 %1021, %1015
  %1023 = add i64 %1022, %76
  %1024 = inttoptr i64 %1023 to i8 addrspace(1)*
  %1025 = load volatile i8, i8 addrspace(1)* %1024, align 1, !tbaa !11
  %1026 = add i64 %1022, %840
  %1027 = inttoptr i64 %1026 to i8 addrspace(1)*
  store i8 %1025, i8 addrspace(1)* %1027, align 1, !tbaa !11
  %1028 = add i64 %1021, %1019
  %1029 = icmp ult i64 %1028, %1016
  br i1 %1029, label %1020, label %1030, !llvm.loop !47

1030:                                             ; preds = %1020, %991, %1014, %986, %839
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !103
  %1031 = load i32, i32* %55, align 4, !tbaa !41
  %1032 = icmp eq i32 %1031, 0
  br i1 %1032, label %1033, label %1048

1033:                                             ; preds = %1030
  tail call void @llvm.nvvm.membar.gl() #8
  %1034 = and i64 %794, 36028797018963968
  %1035 = icmp eq i64 %1034, 0
  %1036 = select i1 %796, i1 true, i1 %1035
  %1037 = shl i64 %87, 3
  br i1 %1036, label %1043, label %1038

1038:                                             ; preds = %1033
  %1039 = load i64, i64* %65, align 8, !tbaa !54
  %1040 = add i64 %1039, %1037
  %1041 = inttoptr i64 %1040 to i64*
  %1042 = atomicrmw or i64* %1041, i64 524288 seq_cst, align 8
  br label %1043

1043:                                             ; preds = %1038, %1033
  %1044 = load i64, i64* %65, align 8, !tbaa !54
  %1045 = add i64 %1044, %1037
  %1046 = inttoptr i64 %1045 to i64*
  %1047 = atomicrmw add i64* %1046, i64 -131072 seq_cst, align 8
  br label %1048

1048:                                             ; preds = %1043, %1030, %792
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !80
  %1049 = and i64 %794, -36028797018963968
  %1050 = icmp eq i64 %1049, 252201579132747776
  br i1 %1050, label %1051, label %1053

1051:                                             ; preds = %1048
  %1052 = trunc i64 %794 to i32
  store i32 %1052, i32* %56, align 4, !tbaa !56
  br label %1067

1053:                                             ; preds = %1048
  %1054 = load i32, i32* %55, align 4, !tbaa !41
  %1055 = icmp eq i32 %1054, 0
  br i1 %1055, label %1056, label %1067

1056:                                             ; preds = %1053
  tail call void @llvm.nvvm.membar.gl() #8
  %1057 = load i64, i64* %59, align 8, !tbaa !55
  %1058 = lshr i32 %454, 3
  %1059 = and i32 %1058, 536870904
  %1060 = zext i32 %1059 to i64
  %1061 = add i64 %1057, %1060
  %1062 = inttoptr i64 %1061 to i64*
  %1063 = and i32 %454, 63
  %1064 = zext i32 %1063 to i64
  %1065 = shl nuw i64 1, %1064
  %1066 = atomicrmw or i64* %1062, i64 %1065 seq_cst, align 8
  br label %1067

1067:                                             ; preds = %1056, %1053, %1051, %460
  %1068 = phi i32 [ %454, %460 ], [ %795, %1051 ], [ %795, %1053 ], [ %795, %1056 ]
  %1069 = add i64 %86, %77
  %1070 = add i64 %86, %76
  %1071 = icmp ugt i64 %48, %1069
  %1072 = icmp eq i32 %1068, 0
  %1073 = and i1 %1071, %1072
  br i1 %1073, label %75, label %1074, !llvm.loop !104

1074:                                             ; preds = %1067, %47
  %1075 = phi i32 [ 0, %47 ], [ %1068, %1067 ]
  %1076 = icmp eq i32 %1075, 0
  %1077 = zext i1 %1076 to i32
  %1078 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 7, i64 7
  %1079 = load i32, i32* %1078, align 4, !tbaa !9
  %1080 = add i32 %1079, %1077
  store i32 %1080, i32* %1078, align 4, !tbaa !9
  br label %1081

1081:                                             ; preds = %44, %1074
  %1082 = phi i32 [ %45, %44 ], [ %1075, %1074 ]
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !105
  %1083 = icmp ne i32 %1082, 0
  %1084 = zext i1 %1083 to i32
  %1085 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 7, i64 1
  %1086 = load i32, i32* %1085, align 4, !tbaa !9
  %1087 = add i32 %1086, %1084
  store i32 %1087, i32* %1085, align 4, !tbaa !9
  %1088 = sub nsw i32 0, %1082
  ret i32 %1088
}

; Function Attrs: convergent mustprogress nounwind
define dso_local i32 @pl_numba_array_block_rows(i32* nocapture noundef writeonly %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6) local_unnamed_addr #0 {
  %8 = tail call fastcc noundef i32 @_ZL4rowsyyyyyyy(i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef 0) #10
  store i32 %8, i32* %0, align 4, !tbaa !9
  ret i32 0
}

; Function Attrs: convergent mustprogress nounwind
define dso_local i32 @pl_numba_array_block_write_rows(i32* nocapture noundef writeonly %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6) local_unnamed_addr #0 {
  %8 = tail call fastcc noundef i32 @_ZL4rowsyyyyyyy(i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef %6, i64 noundef 1) #10
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
  call void @llvm.lifetime.start.p0i8(i64 72, i8* nonnull %10) #8
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid() #8
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #8
  %13 = shl i32 %12, 3
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.warpid() #8
  %15 = add i32 %13, %14
  %16 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 0
  store i32 %11, i32* %16, align 4, !tbaa.struct !15
  %17 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 1
  store i32 32, i32* %17, align 4, !tbaa.struct !16
  %18 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 2
  store i32 %15, i32* %18, align 4, !tbaa.struct !17
  %19 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 3
  %20 = bitcast i32* %19 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(48) %20, i8 0, i64 48, i1 false) #8
  %21 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 2
  store i32 0, i32* %21, align 4, !tbaa !18
  %22 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 3
  store i32 0, i32* %22, align 4, !tbaa !21
  %23 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 1
  %24 = load i32, i32* %23, align 8, !tbaa !22
  %25 = icmp eq i32 %24, 2
  br i1 %25, label %26, label %64

26:                                               ; preds = %5
  %27 = icmp eq i32 %11, 0
  br i1 %27, label %28, label %51

28:                                               ; preds = %26
  %29 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 4, i64 18
  %30 = load i64, i64* %29, align 8, !tbaa !23
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
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !27
  %55 = zext i32 %54 to i64
  %56 = shl nuw i64 %55, 32
  %57 = zext i32 %53 to i64
  %58 = or i64 %56, %57
  %59 = icmp eq i64 %58, 1
  %60 = zext i1 %59 to i32
  %61 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 4
  store i32 %60, i32* %61, align 4, !tbaa !28
  %62 = icmp eq i64 %58, 2
  %63 = select i1 %62, i32 108, i32 0
  br label %64

64:                                               ; preds = %51, %5
  %65 = phi i32 [ %63, %51 ], [ 71, %5 ]
  %66 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 1
  store i32 %65, i32* %66, align 4, !tbaa !29
  %67 = call fastcc noundef i32 @_ZL9read_somePK15pl_array_deviceP13pl_array_warpyyy(%struct.pl_array_device* noundef nonnull %6, %struct.pl_array_warp* noundef nonnull %7, i64 noundef %2, i64 noundef %3, i64 noundef %4) #10
  call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !30
  %68 = load i32, i32* %16, align 4, !tbaa !31
  %69 = icmp ne i32 %68, 0
  %70 = load i32, i32* %66, align 4
  %71 = icmp eq i32 %70, 71
  %72 = select i1 %69, i1 true, i1 %71
  br i1 %72, label %172, label %73

73:                                               ; preds = %64
  %74 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 4, i64 18
  %75 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 7, i64 0
  %76 = load i32, i32* %75, align 4, !tbaa !9
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %89, label %83

78:                                               ; preds = %159
  call void @llvm.nvvm.membar.gl() #8
  %79 = load i64, i64* %74, align 8, !tbaa !23
  %80 = add i64 %79, 40
  %81 = inttoptr i64 %80 to i64*
  %82 = atomicrmw add i64* %81, i64 -1 seq_cst, align 8
  store i32 0, i32* %160, align 4, !tbaa !32
  br label %163

83:                                               ; preds = %73
  %84 = zext i32 %76 to i64
  %85 = load i64, i64* %74, align 8, !tbaa !23
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
  %95 = load i64, i64* %74, align 8, !tbaa !23
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
  %105 = load i64, i64* %74, align 8, !tbaa !23
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
  %115 = load i64, i64* %74, align 8, !tbaa !23
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
  %125 = load i64, i64* %74, align 8, !tbaa !23
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
  %135 = load i64, i64* %74, align 8, !tbaa !23
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
  %145 = load i64, i64* %74, align 8, !tbaa !23
  %146 = add i64 %145, 128
  %147 = inttoptr i64 %146 to i64*
  %148 = atomicrmw add i64* %147, i64 %144 seq_cst, align 8
  br label %149

149:                                              ; preds = %143, %139
  %150 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 7, i64 7
  %151 = load i32, i32* %150, align 4, !tbaa !9
  %152 = icmp eq i32 %151, 0
  br i1 %152, label %159, label %153

153:                                              ; preds = %149
  %154 = zext i32 %151 to i64
  %155 = load i64, i64* %74, align 8, !tbaa !23
  %156 = add i64 %155, 136
  %157 = inttoptr i64 %156 to i64*
  %158 = atomicrmw add i64* %157, i64 %154 seq_cst, align 8
  br label %159

159:                                              ; preds = %153, %149
  %160 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 6
  %161 = load i32, i32* %160, align 4, !tbaa !32
  %162 = icmp eq i32 %161, 0
  br i1 %162, label %163, label %78

163:                                              ; preds = %159, %78
  %164 = load i64, i64* %74, align 8, !tbaa !23
  %165 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 5
  %166 = load i32, i32* %165, align 4, !tbaa !33
  call void @llvm.nvvm.membar.gl() #8
  %167 = icmp eq i32 %166, 0
  %168 = select i1 %167, i64 16, i64 24
  %169 = add i64 %168, %164
  %170 = inttoptr i64 %169 to i64*
  %171 = atomicrmw add i64* %170, i64 -1 seq_cst, align 8
  br label %172

172:                                              ; preds = %64, %163
  call void @llvm.lifetime.end.p0i8(i64 72, i8* nonnull %10) #8
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %8) #8
  store i32 %67, i32* %0, align 4, !tbaa !9
  ret i32 0
}

; Function Attrs: convergent mustprogress nounwind
define dso_local i32 @pl_numba_array_warp_write(i32* nocapture noundef writeonly %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4) local_unnamed_addr #0 {
  %6 = alloca %struct.pl_array_device, align 8
  %7 = alloca %struct.pl_array_warp, align 4
  %8 = bitcast %struct.pl_array_device* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 256, i8* nonnull %8) #8
  %9 = inttoptr i64 %1 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(256) %8, i8* noundef nonnull align 8 dereferenceable(256) %9, i64 256, i1 false) #8, !tbaa.struct !4
  %10 = bitcast %struct.pl_array_warp* %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 72, i8* nonnull %10) #8
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid() #8
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #8
  %13 = shl i32 %12, 3
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.warpid() #8
  %15 = add i32 %13, %14
  %16 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 0
  store i32 %11, i32* %16, align 4, !tbaa.struct !15
  %17 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 1
  store i32 32, i32* %17, align 4, !tbaa.struct !16
  %18 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 2
  store i32 %15, i32* %18, align 4, !tbaa.struct !17
  %19 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 3
  %20 = bitcast i32* %19 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(48) %20, i8 0, i64 48, i1 false) #8
  %21 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 2
  store i32 0, i32* %21, align 4, !tbaa !18
  %22 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 3
  store i32 0, i32* %22, align 4, !tbaa !21
  %23 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 1
  %24 = load i32, i32* %23, align 8, !tbaa !22
  %25 = icmp eq i32 %24, 2
  br i1 %25, label %26, label %64

26:                                               ; preds = %5
  %27 = icmp eq i32 %11, 0
  br i1 %27, label %28, label %51

28:                                               ; preds = %26
  %29 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 4, i64 18
  %30 = load i64, i64* %29, align 8, !tbaa !23
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
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !27
  %55 = zext i32 %54 to i64
  %56 = shl nuw i64 %55, 32
  %57 = zext i32 %53 to i64
  %58 = or i64 %56, %57
  %59 = icmp eq i64 %58, 1
  %60 = zext i1 %59 to i32
  %61 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 4
  store i32 %60, i32* %61, align 4, !tbaa !28
  %62 = icmp eq i64 %58, 2
  %63 = select i1 %62, i32 108, i32 0
  br label %64

64:                                               ; preds = %51, %5
  %65 = phi i32 [ %63, %51 ], [ 71, %5 ]
  %66 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 1
  store i32 %65, i32* %66, align 4, !tbaa !29
  %67 = call fastcc noundef i32 @_ZL10write_somePK15pl_array_deviceP13pl_array_warpyyy(%struct.pl_array_device* noundef nonnull %6, %struct.pl_array_warp* noundef nonnull %7, i64 noundef %2, i64 noundef %3, i64 noundef %4) #10
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !30
  %68 = load i32, i32* %16, align 4, !tbaa !31
  %69 = icmp ne i32 %68, 0
  %70 = load i32, i32* %66, align 4
  %71 = icmp eq i32 %70, 71
  %72 = select i1 %69, i1 true, i1 %71
  br i1 %72, label %172, label %73

73:                                               ; preds = %64
  %74 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 4, i64 18
  %75 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 7, i64 0
  %76 = load i32, i32* %75, align 4, !tbaa !9
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %89, label %83

78:                                               ; preds = %159
  tail call void @llvm.nvvm.membar.gl() #8
  %79 = load i64, i64* %74, align 8, !tbaa !23
  %80 = add i64 %79, 40
  %81 = inttoptr i64 %80 to i64*
  %82 = atomicrmw add i64* %81, i64 -1 seq_cst, align 8
  store i32 0, i32* %160, align 4, !tbaa !32
  br label %163

83:                                               ; preds = %73
  %84 = zext i32 %76 to i64
  %85 = load i64, i64* %74, align 8, !tbaa !23
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
  %95 = load i64, i64* %74, align 8, !tbaa !23
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
  %105 = load i64, i64* %74, align 8, !tbaa !23
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
  %115 = load i64, i64* %74, align 8, !tbaa !23
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
  %125 = load i64, i64* %74, align 8, !tbaa !23
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
  %135 = load i64, i64* %74, align 8, !tbaa !23
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
  %145 = load i64, i64* %74, align 8, !tbaa !23
  %146 = add i64 %145, 128
  %147 = inttoptr i64 %146 to i64*
  %148 = atomicrmw add i64* %147, i64 %144 seq_cst, align 8
  br label %149

149:                                              ; preds = %143, %139
  %150 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 7, i64 7
  %151 = load i32, i32* %150, align 4, !tbaa !9
  %152 = icmp eq i32 %151, 0
  br i1 %152, label %159, label %153

153:                                              ; preds = %149
  %154 = zext i32 %151 to i64
  %155 = load i64, i64* %74, align 8, !tbaa !23
  %156 = add i64 %155, 136
  %157 = inttoptr i64 %156 to i64*
  %158 = atomicrmw add i64* %157, i64 %154 seq_cst, align 8
  br label %159

159:                                              ; preds = %153, %149
  %160 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 6
  %161 = load i32, i32* %160, align 4, !tbaa !32
  %162 = icmp eq i32 %161, 0
  br i1 %162, label %163, label %78

163:                                              ; preds = %159, %78
  %164 = load i64, i64* %74, align 8, !tbaa !23
  %165 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 5
  %166 = load i32, i32* %165, align 4, !tbaa !33
  tail call void @llvm.nvvm.membar.gl() #8
  %167 = icmp eq i32 %166, 0
  %168 = select i1 %167, i64 16, i64 24
  %169 = add i64 %168, %164
  %170 = inttoptr i64 %169 to i64*
  %171 = atomicrmw add i64* %170, i64 -1 seq_cst, align 8
  br label %172

172:                                              ; preds = %64, %163
  call void @llvm.lifetime.end.p0i8(i64 72, i8* nonnull %10) #8
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

; Function Attrs: nounwind
declare void @llvm.nvvm.membar.sys() #8

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
!14 = !{i64 0}
!15 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 8, i64 4, !9, i64 12, i64 4, !9, i64 16, i64 4, !9, i64 20, i64 4, !9, i64 24, i64 4, !9, i64 28, i64 32, !11}
!16 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 8, i64 4, !9, i64 12, i64 4, !9, i64 16, i64 4, !9, i64 20, i64 4, !9, i64 24, i64 32, !11}
!17 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 8, i64 4, !9, i64 12, i64 4, !9, i64 16, i64 4, !9, i64 20, i64 32, !11}
!18 = !{!19, !10, i64 64}
!19 = !{!"_ZTS13pl_array_warp", !20, i64 0, !10, i64 60, !10, i64 64, !10, i64 68}
!20 = !{!"_ZTS5taker", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12, !10, i64 16, !10, i64 20, !10, i64 24, !7, i64 28}
!21 = !{!19, !10, i64 68}
!22 = !{!13, !10, i64 8}
!23 = !{!24, !6, i64 144}
!24 = !{!"_ZTS12array_common", !25, i64 0, !26, i64 88, !6, i64 144, !6, i64 152, !6, i64 160, !6, i64 168, !6, i64 176, !6, i64 184, !6, i64 192, !6, i64 200, !10, i64 208, !10, i64 212, !10, i64 216, !10, i64 220}
!25 = !{!"_ZTS11ring_params", !6, i64 0, !6, i64 8, !6, i64 16, !6, i64 24, !6, i64 32, !6, i64 40, !6, i64 48, !6, i64 56, !6, i64 64, !6, i64 72, !10, i64 80, !10, i64 84}
!26 = !{!"_ZTS13frames_params", !6, i64 0, !6, i64 8, !6, i64 16, !6, i64 24, !6, i64 32, !6, i64 40, !6, i64 48}
!27 = !{i64 0}
!28 = !{!19, !10, i64 16}
!29 = !{!19, !10, i64 60}
!30 = !{i64 0}
!31 = !{!19, !10, i64 0}
!32 = !{!20, !10, i64 24}
!33 = !{!20, !10, i64 20}
!34 = !{i64 0}
!35 = distinct !{!35, !36}
!36 = !{!"llvm.loop.mustprogress"}
!37 = !{!24, !10, i64 208}
!38 = !{!24, !6, i64 176}
!39 = !{!20, !10, i64 16}
!40 = !{!24, !6, i64 168}
!41 = !{!20, !10, i64 0}
!42 = !{!20, !10, i64 4}
!43 = distinct !{!43, !36}
!44 = distinct !{!44, !36}
!45 = distinct !{!45, !36}
!46 = distinct !{!46, !36}
!47 = distinct !{!47, !36}
!48 = !{!24, !10, i64 212}
!49 = !{!24, !6, i64 200}
!50 = !{i64 0}
!51 = !{!24, !6, i64 184}
!52 = !{!24, !6, i64 192}
!53 = !{!24, !6, i64 128}
!54 = !{!26, !6, i64 0}
!55 = !{!25, !6, i64 40}
!56 = !{!20, !10, i64 12}
!57 = !{!20, !10, i64 8}
!58 = !{!25, !10, i64 84}
!59 = distinct !{!59, !36}
!60 = !{i64 0, i64 65}
!61 = distinct !{!61, !36}
!62 = !{!25, !6, i64 48}
!63 = !{!25, !6, i64 8}
!64 = !{i64 0}
!65 = !{!25, !6, i64 56}
!66 = distinct !{!66, !36}
!67 = distinct !{!67, !36}
!68 = distinct !{!68, !36}
!69 = !{!25, !6, i64 24}
!70 = !{i64 0}
!71 = !{!25, !6, i64 72}
!72 = distinct !{!72, !36}
!73 = !{!24, !6, i64 152}
!74 = !{!25, !6, i64 32}
!75 = !{!25, !10, i64 80}
!76 = !{!25, !6, i64 0}
!77 = distinct !{!77, !36}
!78 = !{!25, !6, i64 16}
!79 = !{!25, !6, i64 64}
!80 = !{i64 0}
!81 = !{!24, !6, i64 160}
!82 = !{!26, !6, i64 24}
!83 = !{!26, !6, i64 32}
!84 = !{!26, !6, i64 40}
!85 = !{!26, !6, i64 8}
!86 = !{!26, !6, i64 48}
!87 = distinct !{!87, !36}
!88 = !{!24, !6, i64 104}
!89 = !{i64 0}
!90 = !{i64 0}
!91 = distinct !{!91, !36}
!92 = !{i64 0}
!93 = !{!19, !10, i64 4}
!94 = distinct !{!94, !36}
!95 = distinct !{!95, !36}
!96 = distinct !{!96, !36}
!97 = !{i64 0}
!98 = !{!24, !10, i64 216}
!99 = !{i64 0}
!100 = distinct !{!100, !36}
!101 = !{i64 0}
!102 = distinct !{!102, !36}
!103 = !{i64 0}
!104 = distinct !{!104, !36}
!105 = !{i64 0}
