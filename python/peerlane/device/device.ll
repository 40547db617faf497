; SPDX-License-Identifier: Apache-2.0
; Copyright The Peerlane Authors
; Made by ptx.py.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.pl_array_device = type { i64, i32, i32, i64, [29 x i64] }
%struct.pl_array_warp = type { %struct.taker, i32, i32, i32 }
%struct.taker = type { i32, i32, i32, i32, i32, i32, i32, i64, [8 x i32] }
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
  %9 = alloca %struct.pl_array_warp, align 8
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
  call void @llvm.lifetime.start.p0i8(i64 88, i8* nonnull %31) #8
  tail call void asm sideeffect "bar.sync 0;", "~{memory}"() #10, !srcloc !14
  %32 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid() #8
  %33 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #8
  %34 = shl i32 %33, 3
  %35 = tail call i32 @llvm.nvvm.read.ptx.sreg.warpid() #8
  %36 = add i32 %34, %35
  %37 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 0
  store i32 %32, i32* %37, align 8, !tbaa.struct !15
  %38 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 1
  store i32 32, i32* %38, align 4, !tbaa.struct !16
  %39 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 2
  store i32 %36, i32* %39, align 8, !tbaa.struct !17
  %40 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 3
  %41 = bitcast i32* %40 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(60) %41, i8 0, i64 60, i1 false) #8
  %42 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 2
  store i32 0, i32* %42, align 4, !tbaa !18
  %43 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 3
  store i32 0, i32* %43, align 8, !tbaa !21
  %44 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %8, i64 0, i32 1
  %45 = load i32, i32* %44, align 8, !tbaa !22
  %46 = icmp eq i32 %45, 3
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
  store i32 %81, i32* %82, align 8, !tbaa !28
  %83 = icmp eq i64 %79, 2
  %84 = select i1 %83, i32 108, i32 0
  br label %85

85:                                               ; preds = %29, %72
  %86 = phi i32 [ %84, %72 ], [ 71, %29 ]
  %87 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 1
  store i32 %86, i32* %87, align 8, !tbaa !29
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
  br label %198

100:                                              ; preds = %238, %85
  %101 = phi i32 [ 0, %85 ], [ %230, %238 ]
  call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !30
  %102 = load i32, i32* %37, align 8, !tbaa !31
  %103 = icmp ne i32 %102, 0
  %104 = load i32, i32* %87, align 8
  %105 = icmp eq i32 %104, 71
  %106 = select i1 %103, i1 true, i1 %105
  br i1 %106, label %197, label %107

107:                                              ; preds = %100
  %108 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %8, i64 0, i32 4, i64 18
  %109 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 8, i64 0
  %110 = load i32, i32* %109, align 8, !tbaa !9
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %118, label %112

112:                                              ; preds = %107
  %113 = zext i32 %110 to i64
  %114 = load i64, i64* %108, align 8, !tbaa !23
  %115 = add i64 %114, 72
  %116 = inttoptr i64 %115 to i64*
  %117 = atomicrmw add i64* %116, i64 %113 seq_cst, align 8
  br label %118

118:                                              ; preds = %112, %107
  %119 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 8, i64 1
  %120 = load i32, i32* %119, align 4, !tbaa !9
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %128, label %122

122:                                              ; preds = %118
  %123 = zext i32 %120 to i64
  %124 = load i64, i64* %108, align 8, !tbaa !23
  %125 = add i64 %124, 80
  %126 = inttoptr i64 %125 to i64*
  %127 = atomicrmw add i64* %126, i64 %123 seq_cst, align 8
  br label %128

128:                                              ; preds = %122, %118
  %129 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 8, i64 2
  %130 = load i32, i32* %129, align 8, !tbaa !9
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %138, label %132

132:                                              ; preds = %128
  %133 = zext i32 %130 to i64
  %134 = load i64, i64* %108, align 8, !tbaa !23
  %135 = add i64 %134, 88
  %136 = inttoptr i64 %135 to i64*
  %137 = atomicrmw add i64* %136, i64 %133 seq_cst, align 8
  br label %138

138:                                              ; preds = %132, %128
  %139 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 8, i64 3
  %140 = load i32, i32* %139, align 4, !tbaa !9
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %148, label %142

142:                                              ; preds = %138
  %143 = zext i32 %140 to i64
  %144 = load i64, i64* %108, align 8, !tbaa !23
  %145 = add i64 %144, 96
  %146 = inttoptr i64 %145 to i64*
  %147 = atomicrmw add i64* %146, i64 %143 seq_cst, align 8
  br label %148

148:                                              ; preds = %142, %138
  %149 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 8, i64 4
  %150 = load i32, i32* %149, align 8, !tbaa !9
  %151 = icmp eq i32 %150, 0
  br i1 %151, label %158, label %152

152:                                              ; preds = %148
  %153 = zext i32 %150 to i64
  %154 = load i64, i64* %108, align 8, !tbaa !23
  %155 = add i64 %154, 104
  %156 = inttoptr i64 %155 to i64*
  %157 = atomicrmw add i64* %156, i64 %153 seq_cst, align 8
  br label %158

158:                                              ; preds = %152, %148
  %159 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 8, i64 5
  %160 = load i32, i32* %159, align 4, !tbaa !9
  %161 = icmp eq i32 %160, 0
  br i1 %161, label %168, label %162

162:                                              ; preds = %158
  %163 = zext i32 %160 to i64
  %164 = load i64, i64* %108, align 8, !tbaa !23
  %165 = add i64 %164, 112
  %166 = inttoptr i64 %165 to i64*
  %167 = atomicrmw add i64* %166, i64 %163 seq_cst, align 8
  br label %168

168:                                              ; preds = %162, %158
  %169 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 8, i64 6
  %170 = load i32, i32* %169, align 8, !tbaa !9
  %171 = icmp eq i32 %170, 0
  br i1 %171, label %178, label %172

172:                                              ; preds = %168
  %173 = zext i32 %170 to i64
  %174 = load i64, i64* %108, align 8, !tbaa !23
  %175 = add i64 %174, 120
  %176 = inttoptr i64 %175 to i64*
  %177 = atomicrmw add i64* %176, i64 %173 seq_cst, align 8
  br label %178

178:                                              ; preds = %172, %168
  %179 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 8, i64 7
  %180 = load i32, i32* %179, align 4, !tbaa !9
  %181 = icmp eq i32 %180, 0
  br i1 %181, label %188, label %182

182:                                              ; preds = %178
  %183 = zext i32 %180 to i64
  %184 = load i64, i64* %108, align 8, !tbaa !23
  %185 = add i64 %184, 128
  %186 = inttoptr i64 %185 to i64*
  %187 = atomicrmw add i64* %186, i64 %183 seq_cst, align 8
  br label %188

188:                                              ; preds = %182, %178
  %189 = load i64, i64* %108, align 8, !tbaa !23
  %190 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 5
  %191 = load i32, i32* %190, align 4, !tbaa !32
  call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !33
  %192 = icmp eq i32 %191, 0
  %193 = select i1 %192, i64 16, i64 24
  %194 = add i64 %193, %189
  %195 = inttoptr i64 %194 to i64*
  %196 = atomicrmw add i64* %195, i64 -1 seq_cst, align 8
  br label %197

197:                                              ; preds = %100, %188
  store i32 108, i32* %87, align 8, !tbaa !29
  call void asm sideeffect "bar.sync 0;", "~{memory}"() #10, !srcloc !34
  call void @llvm.lifetime.end.p0i8(i64 88, i8* nonnull %31) #8
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %10) #8
  ret i32 %101

198:                                              ; preds = %91, %238
  %199 = phi i32 [ 0, %91 ], [ %230, %238 ]
  %200 = phi i64 [ %89, %91 ], [ %239, %238 ]
  %201 = load i32, i32* %37, align 8, !tbaa !31
  %202 = icmp eq i32 %201, 0
  br i1 %202, label %203, label %206

203:                                              ; preds = %198
  %204 = getelementptr inbounds i64, i64* %92, i64 %200
  %205 = load volatile i64, i64* %204, align 8, !tbaa !5
  br label %206

206:                                              ; preds = %198, %203
  %207 = phi i64 [ %205, %203 ], [ 0, %198 ]
  %208 = trunc i64 %207 to i32
  %209 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %208, i32 0, i32 31) #8
  %210 = lshr i64 %207, 32
  %211 = trunc i64 %210 to i32
  %212 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %211, i32 0, i32 31) #8
  call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !27
  %213 = zext i32 %212 to i64
  %214 = shl nuw i64 %213, 32
  %215 = zext i32 %209 to i64
  %216 = or i64 %214, %215
  %217 = icmp ult i64 %216, %30
  %218 = mul i64 %216, %3
  %219 = select i1 %217, i64 %218, i64 -1
  %220 = mul i64 %200, %3
  %221 = add i64 %220, %4
  br i1 %93, label %224, label %222

222:                                              ; preds = %206
  %223 = call fastcc noundef i32 @_ZL10write_somePK15pl_array_deviceP13pl_array_warpyyy(%struct.pl_array_device* noundef nonnull %8, %struct.pl_array_warp* noundef nonnull %9, i64 noundef %219, i64 noundef %3, i64 noundef %221) #10
  br label %226

224:                                              ; preds = %206
  %225 = call fastcc noundef i32 @_ZL9read_somePK15pl_array_deviceP13pl_array_warpyyy(%struct.pl_array_device* noundef nonnull %8, %struct.pl_array_warp* noundef nonnull %9, i64 noundef %219, i64 noundef %3, i64 noundef %221) #10
  br label %226

226:                                              ; preds = %224, %222
  %227 = phi i32 [ %223, %222 ], [ %225, %224 ]
  %228 = icmp ne i32 %227, 0
  %229 = zext i1 %228 to i32
  %230 = add nuw nsw i32 %199, %229
  %231 = and i1 %94, %228
  %232 = load i32, i32* %37, align 8
  %233 = icmp eq i32 %232, 0
  %234 = select i1 %231, i1 %233, i1 false
  br i1 %234, label %235, label %238

235:                                              ; preds = %226
  %236 = sext i32 %227 to i64
  %237 = atomicrmw add i64* %97, i64 1 seq_cst, align 8
  store volatile i64 %236, i64* %96, align 8, !tbaa !5
  br label %238

238:                                              ; preds = %235, %226
  %239 = add i64 %200, %99
  %240 = icmp ult i64 %239, %2
  br i1 %240, label %198, label %100, !llvm.loop !35
}

; Function Attrs: convergent mustprogress nounwind
define dso_local i32 @pl_array_block_write_rows(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5) local_unnamed_addr #0 {
  %7 = tail call fastcc noundef i32 @_ZL4rowsyyyyyyy(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i64 noundef 1) #10
  ret i32 %7
}

; Function Attrs: convergent mustprogress nounwind
define dso_local i32 @pl_array_warp_read(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = alloca %struct.pl_array_device, align 8
  %6 = alloca %struct.pl_array_warp, align 8
  %7 = bitcast %struct.pl_array_device* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 256, i8* nonnull %7) #8
  %8 = inttoptr i64 %0 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(256) %7, i8* noundef nonnull align 8 dereferenceable(256) %8, i64 256, i1 false), !tbaa.struct !4
  %9 = bitcast %struct.pl_array_warp* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 88, i8* nonnull %9) #8
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid() #8
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #8
  %12 = shl i32 %11, 3
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.warpid() #8
  %14 = add i32 %12, %13
  %15 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 0
  store i32 %10, i32* %15, align 8, !tbaa.struct !15
  %16 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 1
  store i32 32, i32* %16, align 4, !tbaa.struct !16
  %17 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 2
  store i32 %14, i32* %17, align 8, !tbaa.struct !17
  %18 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 3
  %19 = bitcast i32* %18 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(60) %19, i8 0, i64 60, i1 false) #8
  %20 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 2
  store i32 0, i32* %20, align 4, !tbaa !18
  %21 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 3
  store i32 0, i32* %21, align 8, !tbaa !21
  %22 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 1
  %23 = load i32, i32* %22, align 8, !tbaa !22
  %24 = icmp eq i32 %23, 3
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
  store i32 %59, i32* %60, align 8, !tbaa !28
  %61 = icmp eq i64 %57, 2
  %62 = select i1 %61, i32 108, i32 0
  br label %63

63:                                               ; preds = %4, %50
  %64 = phi i32 [ %62, %50 ], [ 71, %4 ]
  %65 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 1
  store i32 %64, i32* %65, align 8, !tbaa !29
  %66 = call fastcc noundef i32 @_ZL9read_somePK15pl_array_deviceP13pl_array_warpyyy(%struct.pl_array_device* noundef nonnull %5, %struct.pl_array_warp* noundef nonnull %6, i64 noundef %1, i64 noundef %2, i64 noundef %3) #10
  call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !30
  %67 = load i32, i32* %15, align 8, !tbaa !31
  %68 = icmp ne i32 %67, 0
  %69 = load i32, i32* %65, align 8
  %70 = icmp eq i32 %69, 71
  %71 = select i1 %68, i1 true, i1 %70
  br i1 %71, label %162, label %72

72:                                               ; preds = %63
  %73 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 4, i64 18
  %74 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 8, i64 0
  %75 = load i32, i32* %74, align 8, !tbaa !9
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %83, label %77

77:                                               ; preds = %72
  %78 = zext i32 %75 to i64
  %79 = load i64, i64* %73, align 8, !tbaa !23
  %80 = add i64 %79, 72
  %81 = inttoptr i64 %80 to i64*
  %82 = atomicrmw add i64* %81, i64 %78 seq_cst, align 8
  br label %83

83:                                               ; preds = %77, %72
  %84 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 8, i64 1
  %85 = load i32, i32* %84, align 4, !tbaa !9
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %93, label %87

87:                                               ; preds = %83
  %88 = zext i32 %85 to i64
  %89 = load i64, i64* %73, align 8, !tbaa !23
  %90 = add i64 %89, 80
  %91 = inttoptr i64 %90 to i64*
  %92 = atomicrmw add i64* %91, i64 %88 seq_cst, align 8
  br label %93

93:                                               ; preds = %87, %83
  %94 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 8, i64 2
  %95 = load i32, i32* %94, align 8, !tbaa !9
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %103, label %97

97:                                               ; preds = %93
  %98 = zext i32 %95 to i64
  %99 = load i64, i64* %73, align 8, !tbaa !23
  %100 = add i64 %99, 88
  %101 = inttoptr i64 %100 to i64*
  %102 = atomicrmw add i64* %101, i64 %98 seq_cst, align 8
  br label %103

103:                                              ; preds = %97, %93
  %104 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 8, i64 3
  %105 = load i32, i32* %104, align 4, !tbaa !9
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %113, label %107

107:                                              ; preds = %103
  %108 = zext i32 %105 to i64
  %109 = load i64, i64* %73, align 8, !tbaa !23
  %110 = add i64 %109, 96
  %111 = inttoptr i64 %110 to i64*
  %112 = atomicrmw add i64* %111, i64 %108 seq_cst, align 8
  br label %113

113:                                              ; preds = %107, %103
  %114 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 8, i64 4
  %115 = load i32, i32* %114, align 8, !tbaa !9
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %123, label %117

117:                                              ; preds = %113
  %118 = zext i32 %115 to i64
  %119 = load i64, i64* %73, align 8, !tbaa !23
  %120 = add i64 %119, 104
  %121 = inttoptr i64 %120 to i64*
  %122 = atomicrmw add i64* %121, i64 %118 seq_cst, align 8
  br label %123

123:                                              ; preds = %117, %113
  %124 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 8, i64 5
  %125 = load i32, i32* %124, align 4, !tbaa !9
  %126 = icmp eq i32 %125, 0
  br i1 %126, label %133, label %127

127:                                              ; preds = %123
  %128 = zext i32 %125 to i64
  %129 = load i64, i64* %73, align 8, !tbaa !23
  %130 = add i64 %129, 112
  %131 = inttoptr i64 %130 to i64*
  %132 = atomicrmw add i64* %131, i64 %128 seq_cst, align 8
  br label %133

133:                                              ; preds = %127, %123
  %134 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 8, i64 6
  %135 = load i32, i32* %134, align 8, !tbaa !9
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %143, label %137

137:                                              ; preds = %133
  %138 = zext i32 %135 to i64
  %139 = load i64, i64* %73, align 8, !tbaa !23
  %140 = add i64 %139, 120
  %141 = inttoptr i64 %140 to i64*
  %142 = atomicrmw add i64* %141, i64 %138 seq_cst, align 8
  br label %143

143:                                              ; preds = %137, %133
  %144 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 8, i64 7
  %145 = load i32, i32* %144, align 4, !tbaa !9
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %153, label %147

147:                                              ; preds = %143
  %148 = zext i32 %145 to i64
  %149 = load i64, i64* %73, align 8, !tbaa !23
  %150 = add i64 %149, 128
  %151 = inttoptr i64 %150 to i64*
  %152 = atomicrmw add i64* %151, i64 %148 seq_cst, align 8
  br label %153

153:                                              ; preds = %147, %143
  %154 = load i64, i64* %73, align 8, !tbaa !23
  %155 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 5
  %156 = load i32, i32* %155, align 4, !tbaa !32
  call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !33
  %157 = icmp eq i32 %156, 0
  %158 = select i1 %157, i64 16, i64 24
  %159 = add i64 %158, %154
  %160 = inttoptr i64 %159 to i64*
  %161 = atomicrmw add i64* %160, i64 -1 seq_cst, align 8
  br label %162

162:                                              ; preds = %63, %153
  call void @llvm.lifetime.end.p0i8(i64 88, i8* nonnull %9) #8
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
  %7 = load i32, i32* %6, align 8, !tbaa !29
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
  br i1 %27, label %28, label %5181

28:                                               ; preds = %25
  %29 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 0
  %30 = bitcast i64* %29 to %struct.array_common*
  %31 = add i64 %3, %2
  %32 = icmp ugt i64 %31, %2
  br i1 %32, label %33, label %5181

33:                                               ; preds = %28
  %34 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 26
  %35 = bitcast i64* %34 to i32*
  %36 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 22
  %37 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 4
  %38 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 25
  %39 = getelementptr inbounds %struct.array_common, %struct.array_common* %30, i64 0, i32 11
  %40 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 6
  %41 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 0
  %42 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 18
  %43 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 24
  %44 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 23
  %45 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 7
  %46 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 1
  %47 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 8, i64 6
  %48 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 16
  %49 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 11
  %50 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 5
  %51 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 3
  %52 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 2
  %53 = getelementptr inbounds %struct.array_common, %struct.array_common* %30, i64 0, i32 0, i32 11
  %54 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 6
  %55 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 1
  %56 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 7
  %57 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 3
  %58 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 9
  %59 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 20
  %60 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 19
  %61 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 4
  %62 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 10
  %63 = bitcast i64* %62 to i32*
  %64 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 2
  %65 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 8
  %66 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 14
  %67 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 15
  %68 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 12
  %69 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 17
  %70 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 13
  %71 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 8, i64 5
  %72 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 8, i64 4
  %73 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 8, i64 2
  %74 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 21
  %75 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 8, i64 3
  br label %76

76:                                               ; preds = %5174, %33
  %77 = phi i64 [ %4, %33 ], [ %5177, %5174 ]
  %78 = phi i64 [ %2, %33 ], [ %5176, %5174 ]
  %79 = load i32, i32* %35, align 8, !tbaa !37
  %80 = zext i32 %79 to i64
  %81 = shl nuw i64 1, %80
  %82 = add i64 %81, -1
  %83 = and i64 %82, %78
  %84 = sub i64 %81, %83
  %85 = sub i64 %31, %78
  %86 = load i64, i64* %36, align 8, !tbaa !38
  %87 = icmp ugt i64 %86, %78
  br i1 %87, label %88, label %769

88:                                               ; preds = %76
  %89 = load i32, i32* %37, align 8, !tbaa !39
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %91, label %769

91:                                               ; preds = %88
  %92 = sub i64 %86, %78
  %93 = icmp ult i64 %85, %92
  %94 = select i1 %93, i64 %85, i64 %92
  %95 = icmp eq i64 %77, 0
  br i1 %95, label %766, label %96

96:                                               ; preds = %91
  %97 = load i64, i64* %74, align 8, !tbaa !40
  %98 = add i64 %97, %78
  %99 = load i32, i32* %41, align 8, !tbaa !41
  %100 = load i32, i32* %46, align 4, !tbaa !42
  %101 = xor i64 %98, %77
  %102 = and i64 %101, 15
  %103 = icmp eq i64 %102, 0
  %104 = and i64 %101, 3
  %105 = icmp eq i64 %104, 0
  %106 = select i1 %105, i64 4, i64 1
  %107 = select i1 %103, i64 16, i64 %106
  %108 = sub i64 0, %77
  %109 = add nsw i64 %107, -1
  %110 = and i64 %109, %108
  %111 = or i64 %94, %77
  %112 = or i64 %111, %98
  %113 = and i64 %112, 15
  %114 = icmp eq i64 %113, 0
  br i1 %114, label %115, label %314

115:                                              ; preds = %96
  %116 = lshr i64 %94, 4
  %117 = zext i32 %99 to i64
  %118 = mul i32 %100, 7
  %119 = zext i32 %118 to i64
  %120 = add nuw nsw i64 %119, %117
  %121 = icmp ult i64 %120, %116
  br i1 %121, label %122, label %196

122:                                              ; preds = %115
  %123 = shl i32 %100, 3
  %124 = zext i32 %123 to i64
  %125 = zext i32 %100 to i64
  %126 = shl i32 %100, 1
  %127 = zext i32 %126 to i64
  %128 = mul i32 %100, 3
  %129 = zext i32 %128 to i64
  %130 = shl i32 %100, 2
  %131 = zext i32 %130 to i64
  %132 = mul i32 %100, 5
  %133 = zext i32 %132 to i64
  %134 = mul i32 %100, 6
  %135 = zext i32 %134 to i64
  br label %136

136:                                              ; preds = %136, %122
  %137 = phi i64 [ %117, %122 ], [ %193, %136 ]
  %138 = shl i64 %137, 4
  %139 = add i64 %138, %98
  %140 = inttoptr i64 %139 to <4 x i32> addrspace(1)*
  %141 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %140, align 16, !tbaa !11
  %142 = add i64 %137, %125
  %143 = shl i64 %142, 4
  %144 = add i64 %143, %98
  %145 = inttoptr i64 %144 to <4 x i32> addrspace(1)*
  %146 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %145, align 16, !tbaa !11
  %147 = add i64 %137, %127
  %148 = shl i64 %147, 4
  %149 = add i64 %148, %98
  %150 = inttoptr i64 %149 to <4 x i32> addrspace(1)*
  %151 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %150, align 16, !tbaa !11
  %152 = add i64 %137, %129
  %153 = shl i64 %152, 4
  %154 = add i64 %153, %98
  %155 = inttoptr i64 %154 to <4 x i32> addrspace(1)*
  %156 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %155, align 16, !tbaa !11
  %157 = add i64 %137, %131
  %158 = shl i64 %157, 4
  %159 = add i64 %158, %98
  %160 = inttoptr i64 %159 to <4 x i32> addrspace(1)*
  %161 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %160, align 16, !tbaa !11
  %162 = add i64 %137, %133
  %163 = shl i64 %162, 4
  %164 = add i64 %163, %98
  %165 = inttoptr i64 %164 to <4 x i32> addrspace(1)*
  %166 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %165, align 16, !tbaa !11
  %167 = add i64 %137, %135
  %168 = shl i64 %167, 4
  %169 = add i64 %168, %98
  %170 = inttoptr i64 %169 to <4 x i32> addrspace(1)*
  %171 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %170, align 16, !tbaa !11
  %172 = add i64 %137, %119
  %173 = shl i64 %172, 4
  %174 = add i64 %173, %98
  %175 = inttoptr i64 %174 to <4 x i32> addrspace(1)*
  %176 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %175, align 16, !tbaa !11
  %177 = add i64 %138, %77
  %178 = inttoptr i64 %177 to <4 x i32> addrspace(1)*
  store <4 x i32> %141, <4 x i32> addrspace(1)* %178, align 16, !tbaa !11
  %179 = add i64 %143, %77
  %180 = inttoptr i64 %179 to <4 x i32> addrspace(1)*
  store <4 x i32> %146, <4 x i32> addrspace(1)* %180, align 16, !tbaa !11
  %181 = add i64 %148, %77
  %182 = inttoptr i64 %181 to <4 x i32> addrspace(1)*
  store <4 x i32> %151, <4 x i32> addrspace(1)* %182, align 16, !tbaa !11
  %183 = add i64 %153, %77
  %184 = inttoptr i64 %183 to <4 x i32> addrspace(1)*
  store <4 x i32> %156, <4 x i32> addrspace(1)* %184, align 16, !tbaa !11
  %185 = add i64 %158, %77
  %186 = inttoptr i64 %185 to <4 x i32> addrspace(1)*
  store <4 x i32> %161, <4 x i32> addrspace(1)* %186, align 16, !tbaa !11
  %187 = add i64 %163, %77
  %188 = inttoptr i64 %187 to <4 x i32> addrspace(1)*
  store <4 x i32> %166, <4 x i32> addrspace(1)* %188, align 16, !tbaa !11
  %189 = add i64 %168, %77
  %190 = inttoptr i64 %189 to <4 x i32> addrspace(1)*
  store <4 x i32> %171, <4 x i32> addrspace(1)* %190, align 16, !tbaa !11
  %191 = add i64 %173, %77
  %192 = inttoptr i64 %191 to <4 x i32> addrspace(1)*
  store <4 x i32> %176, <4 x i32> addrspace(1)* %192, align 16, !tbaa !11
  %193 = add i64 %137, %124
  %194 = add i64 %193, %119
  %195 = icmp ult i64 %194, %116
  br i1 %195, label %136, label %196, !llvm.loop !43

196:                                              ; preds = %136, %115
  %197 = phi i64 [ %117, %115 ], [ %193, %136 ]
  %198 = icmp ult i64 %197, %116
  br i1 %198, label %199, label %766

199:                                              ; preds = %196
  %200 = shl i64 %197, 4
  %201 = add i64 %200, %98
  %202 = inttoptr i64 %201 to <4 x i32> addrspace(1)*
  %203 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %202, align 16, !tbaa !11
  %204 = zext i32 %100 to i64
  %205 = add i64 %197, %204
  %206 = icmp ult i64 %205, %116
  br i1 %206, label %207, label %212

207:                                              ; preds = %199
  %208 = shl i64 %205, 4
  %209 = add i64 %208, %98
  %210 = inttoptr i64 %209 to <4 x i32> addrspace(1)*
  %211 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %210, align 16, !tbaa !11
  br label %212

212:                                              ; preds = %207, %199
  %213 = phi <4 x i32> [ %211, %207 ], [ zeroinitializer, %199 ]
  %214 = shl i32 %100, 1
  %215 = zext i32 %214 to i64
  %216 = add i64 %197, %215
  %217 = icmp ult i64 %216, %116
  br i1 %217, label %218, label %223

218:                                              ; preds = %212
  %219 = shl i64 %216, 4
  %220 = add i64 %219, %98
  %221 = inttoptr i64 %220 to <4 x i32> addrspace(1)*
  %222 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %221, align 16, !tbaa !11
  br label %223

223:                                              ; preds = %218, %212
  %224 = phi <4 x i32> [ %222, %218 ], [ zeroinitializer, %212 ]
  %225 = mul i32 %100, 3
  %226 = zext i32 %225 to i64
  %227 = add i64 %197, %226
  %228 = icmp ult i64 %227, %116
  br i1 %228, label %229, label %234

229:                                              ; preds = %223
  %230 = shl i64 %227, 4
  %231 = add i64 %230, %98
  %232 = inttoptr i64 %231 to <4 x i32> addrspace(1)*
  %233 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %232, align 16, !tbaa !11
  br label %234

234:                                              ; preds = %229, %223
  %235 = phi <4 x i32> [ %233, %229 ], [ zeroinitializer, %223 ]
  %236 = shl i32 %100, 2
  %237 = zext i32 %236 to i64
  %238 = add i64 %197, %237
  %239 = icmp ult i64 %238, %116
  br i1 %239, label %240, label %245

240:                                              ; preds = %234
  %241 = shl i64 %238, 4
  %242 = add i64 %241, %98
  %243 = inttoptr i64 %242 to <4 x i32> addrspace(1)*
  %244 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %243, align 16, !tbaa !11
  br label %245

245:                                              ; preds = %240, %234
  %246 = phi <4 x i32> [ %244, %240 ], [ zeroinitializer, %234 ]
  %247 = mul i32 %100, 5
  %248 = zext i32 %247 to i64
  %249 = add i64 %197, %248
  %250 = icmp ult i64 %249, %116
  br i1 %250, label %251, label %256

251:                                              ; preds = %245
  %252 = shl i64 %249, 4
  %253 = add i64 %252, %98
  %254 = inttoptr i64 %253 to <4 x i32> addrspace(1)*
  %255 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %254, align 16, !tbaa !11
  br label %256

256:                                              ; preds = %251, %245
  %257 = phi <4 x i32> [ %255, %251 ], [ zeroinitializer, %245 ]
  %258 = mul i32 %100, 6
  %259 = zext i32 %258 to i64
  %260 = add i64 %197, %259
  %261 = icmp ult i64 %260, %116
  br i1 %261, label %262, label %267

262:                                              ; preds = %256
  %263 = shl i64 %260, 4
  %264 = add i64 %263, %98
  %265 = inttoptr i64 %264 to <4 x i32> addrspace(1)*
  %266 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %265, align 16, !tbaa !11
  br label %267

267:                                              ; preds = %262, %256
  %268 = phi <4 x i32> [ %266, %262 ], [ zeroinitializer, %256 ]
  %269 = add i64 %197, %119
  %270 = icmp ult i64 %269, %116
  br i1 %270, label %271, label %276

271:                                              ; preds = %267
  %272 = shl i64 %269, 4
  %273 = add i64 %272, %98
  %274 = inttoptr i64 %273 to <4 x i32> addrspace(1)*
  %275 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %274, align 16, !tbaa !11
  br label %276

276:                                              ; preds = %271, %267
  %277 = phi <4 x i32> [ %275, %271 ], [ zeroinitializer, %267 ]
  %278 = add i64 %200, %77
  %279 = inttoptr i64 %278 to <4 x i32> addrspace(1)*
  store <4 x i32> %203, <4 x i32> addrspace(1)* %279, align 16, !tbaa !11
  br i1 %206, label %280, label %284

280:                                              ; preds = %276
  %281 = shl i64 %205, 4
  %282 = add i64 %281, %77
  %283 = inttoptr i64 %282 to <4 x i32> addrspace(1)*
  store <4 x i32> %213, <4 x i32> addrspace(1)* %283, align 16, !tbaa !11
  br label %284

284:                                              ; preds = %280, %276
  br i1 %217, label %285, label %289

285:                                              ; preds = %284
  %286 = shl i64 %216, 4
  %287 = add i64 %286, %77
  %288 = inttoptr i64 %287 to <4 x i32> addrspace(1)*
  store <4 x i32> %224, <4 x i32> addrspace(1)* %288, align 16, !tbaa !11
  br label %289

289:                                              ; preds = %285, %284
  br i1 %228, label %290, label %294

290:                                              ; preds = %289
  %291 = shl i64 %227, 4
  %292 = add i64 %291, %77
  %293 = inttoptr i64 %292 to <4 x i32> addrspace(1)*
  store <4 x i32> %235, <4 x i32> addrspace(1)* %293, align 16, !tbaa !11
  br label %294

294:                                              ; preds = %290, %289
  br i1 %239, label %295, label %299

295:                                              ; preds = %294
  %296 = shl i64 %238, 4
  %297 = add i64 %296, %77
  %298 = inttoptr i64 %297 to <4 x i32> addrspace(1)*
  store <4 x i32> %246, <4 x i32> addrspace(1)* %298, align 16, !tbaa !11
  br label %299

299:                                              ; preds = %295, %294
  br i1 %250, label %300, label %304

300:                                              ; preds = %299
  %301 = shl i64 %249, 4
  %302 = add i64 %301, %77
  %303 = inttoptr i64 %302 to <4 x i32> addrspace(1)*
  store <4 x i32> %257, <4 x i32> addrspace(1)* %303, align 16, !tbaa !11
  br label %304

304:                                              ; preds = %300, %299
  br i1 %261, label %305, label %309

305:                                              ; preds = %304
  %306 = shl i64 %260, 4
  %307 = add i64 %306, %77
  %308 = inttoptr i64 %307 to <4 x i32> addrspace(1)*
  store <4 x i32> %268, <4 x i32> addrspace(1)* %308, align 16, !tbaa !11
  br label %309

309:                                              ; preds = %305, %304
  br i1 %270, label %310, label %766

310:                                              ; preds = %309
  %311 = shl i64 %269, 4
  %312 = add i64 %311, %77
  %313 = inttoptr i64 %312 to <4 x i32> addrspace(1)*
  store <4 x i32> %277, <4 x i32> addrspace(1)* %313, align 16, !tbaa !11
  br label %766

314:                                              ; preds = %96
  %315 = icmp ult i64 %110, %94
  %316 = select i1 %315, i64 %110, i64 %94
  %317 = sub i64 %94, %316
  %318 = sub nsw i64 0, %107
  %319 = and i64 %317, %318
  switch i64 %107, label %722 [
    i64 16, label %320
    i64 4, label %521
  ]

320:                                              ; preds = %314
  %321 = add i64 %316, %77
  %322 = add i64 %316, %98
  %323 = lshr i64 %319, 4
  %324 = zext i32 %99 to i64
  %325 = mul i32 %100, 7
  %326 = zext i32 %325 to i64
  %327 = add nuw nsw i64 %326, %324
  %328 = icmp ult i64 %327, %323
  br i1 %328, label %329, label %403

329:                                              ; preds = %320
  %330 = shl i32 %100, 3
  %331 = zext i32 %330 to i64
  %332 = zext i32 %100 to i64
  %333 = shl i32 %100, 1
  %334 = zext i32 %333 to i64
  %335 = mul i32 %100, 3
  %336 = zext i32 %335 to i64
  %337 = shl i32 %100, 2
  %338 = zext i32 %337 to i64
  %339 = mul i32 %100, 5
  %340 = zext i32 %339 to i64
  %341 = mul i32 %100, 6
  %342 = zext i32 %341 to i64
  br label %343

343:                                              ; preds = %343, %329
  %344 = phi i64 [ %324, %329 ], [ %400, %343 ]
  %345 = shl i64 %344, 4
  %346 = add i64 %345, %322
  %347 = inttoptr i64 %346 to <4 x i32> addrspace(1)*
  %348 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %347, align 16, !tbaa !11
  %349 = add i64 %344, %332
  %350 = shl i64 %349, 4
  %351 = add i64 %350, %322
  %352 = inttoptr i64 %351 to <4 x i32> addrspace(1)*
  %353 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %352, align 16, !tbaa !11
  %354 = add i64 %344, %334
  %355 = shl i64 %354, 4
  %356 = add i64 %355, %322
  %357 = inttoptr i64 %356 to <4 x i32> addrspace(1)*
  %358 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %357, align 16, !tbaa !11
  %359 = add i64 %344, %336
  %360 = shl i64 %359, 4
  %361 = add i64 %360, %322
  %362 = inttoptr i64 %361 to <4 x i32> addrspace(1)*
  %363 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %362, align 16, !tbaa !11
  %364 = add i64 %344, %338
  %365 = shl i64 %364, 4
  %366 = add i64 %365, %322
  %367 = inttoptr i64 %366 to <4 x i32> addrspace(1)*
  %368 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %367, align 16, !tbaa !11
  %369 = add i64 %344, %340
  %370 = shl i64 %369, 4
  %371 = add i64 %370, %322
  %372 = inttoptr i64 %371 to <4 x i32> addrspace(1)*
  %373 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %372, align 16, !tbaa !11
  %374 = add i64 %344, %342
  %375 = shl i64 %374, 4
  %376 = add i64 %375, %322
  %377 = inttoptr i64 %376 to <4 x i32> addrspace(1)*
  %378 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %377, align 16, !tbaa !11
  %379 = add i64 %344, %326
  %380 = shl i64 %379, 4
  %381 = add i64 %380, %322
  %382 = inttoptr i64 %381 to <4 x i32> addrspace(1)*
  %383 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %382, align 16, !tbaa !11
  %384 = add i64 %345, %321
  %385 = inttoptr i64 %384 to <4 x i32> addrspace(1)*
  store <4 x i32> %348, <4 x i32> addrspace(1)* %385, align 16, !tbaa !11
  %386 = add i64 %350, %321
  %387 = inttoptr i64 %386 to <4 x i32> addrspace(1)*
  store <4 x i32> %353, <4 x i32> addrspace(1)* %387, align 16, !tbaa !11
  %388 = add i64 %355, %321
  %389 = inttoptr i64 %388 to <4 x i32> addrspace(1)*
  store <4 x i32> %358, <4 x i32> addrspace(1)* %389, align 16, !tbaa !11
  %390 = add i64 %360, %321
  %391 = inttoptr i64 %390 to <4 x i32> addrspace(1)*
  store <4 x i32> %363, <4 x i32> addrspace(1)* %391, align 16, !tbaa !11
  %392 = add i64 %365, %321
  %393 = inttoptr i64 %392 to <4 x i32> addrspace(1)*
  store <4 x i32> %368, <4 x i32> addrspace(1)* %393, align 16, !tbaa !11
  %394 = add i64 %370, %321
  %395 = inttoptr i64 %394 to <4 x i32> addrspace(1)*
  store <4 x i32> %373, <4 x i32> addrspace(1)* %395, align 16, !tbaa !11
  %396 = add i64 %375, %321
  %397 = inttoptr i64 %396 to <4 x i32> addrspace(1)*
  store <4 x i32> %378, <4 x i32> addrspace(1)* %397, align 16, !tbaa !11
  %398 = add i64 %380, %321
  %399 = inttoptr i64 %398 to <4 x i32> addrspace(1)*
  store <4 x i32> %383, <4 x i32> addrspace(1)* %399, align 16, !tbaa !11
  %400 = add i64 %344, %331
  %401 = add i64 %400, %326
  %402 = icmp ult i64 %401, %323
  br i1 %402, label %343, label %403, !llvm.loop !43

403:                                              ; preds = %343, %320
  %404 = phi i64 [ %324, %320 ], [ %400, %343 ]
  %405 = icmp ult i64 %404, %323
  br i1 %405, label %406, label %736

406:                                              ; preds = %403
  %407 = shl i64 %404, 4
  %408 = add i64 %407, %322
  %409 = inttoptr i64 %408 to <4 x i32> addrspace(1)*
  %410 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %409, align 16, !tbaa !11
  %411 = zext i32 %100 to i64
  %412 = add i64 %404, %411
  %413 = icmp ult i64 %412, %323
  br i1 %413, label %414, label %419

414:                                              ; preds = %406
  %415 = shl i64 %412, 4
  %416 = add i64 %415, %322
  %417 = inttoptr i64 %416 to <4 x i32> addrspace(1)*
  %418 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %417, align 16, !tbaa !11
  br label %419

419:                                              ; preds = %414, %406
  %420 = phi <4 x i32> [ %418, %414 ], [ zeroinitializer, %406 ]
  %421 = shl i32 %100, 1
  %422 = zext i32 %421 to i64
  %423 = add i64 %404, %422
  %424 = icmp ult i64 %423, %323
  br i1 %424, label %425, label %430

425:                                              ; preds = %419
  %426 = shl i64 %423, 4
  %427 = add i64 %426, %322
  %428 = inttoptr i64 %427 to <4 x i32> addrspace(1)*
  %429 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %428, align 16, !tbaa !11
  br label %430

430:                                              ; preds = %425, %419
  %431 = phi <4 x i32> [ %429, %425 ], [ zeroinitializer, %419 ]
  %432 = mul i32 %100, 3
  %433 = zext i32 %432 to i64
  %434 = add i64 %404, %433
  %435 = icmp ult i64 %434, %323
  br i1 %435, label %436, label %441

436:                                              ; preds = %430
  %437 = shl i64 %434, 4
  %438 = add i64 %437, %322
  %439 = inttoptr i64 %438 to <4 x i32> addrspace(1)*
  %440 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %439, align 16, !tbaa !11
  br label %441

441:                                              ; preds = %436, %430
  %442 = phi <4 x i32> [ %440, %436 ], [ zeroinitializer, %430 ]
  %443 = shl i32 %100, 2
  %444 = zext i32 %443 to i64
  %445 = add i64 %404, %444
  %446 = icmp ult i64 %445, %323
  br i1 %446, label %447, label %452

447:                                              ; preds = %441
  %448 = shl i64 %445, 4
  %449 = add i64 %448, %322
  %450 = inttoptr i64 %449 to <4 x i32> addrspace(1)*
  %451 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %450, align 16, !tbaa !11
  br label %452

452:                                              ; preds = %447, %441
  %453 = phi <4 x i32> [ %451, %447 ], [ zeroinitializer, %441 ]
  %454 = mul i32 %100, 5
  %455 = zext i32 %454 to i64
  %456 = add i64 %404, %455
  %457 = icmp ult i64 %456, %323
  br i1 %457, label %458, label %463

458:                                              ; preds = %452
  %459 = shl i64 %456, 4
  %460 = add i64 %459, %322
  %461 = inttoptr i64 %460 to <4 x i32> addrspace(1)*
  %462 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %461, align 16, !tbaa !11
  br label %463

463:                                              ; preds = %458, %452
  %464 = phi <4 x i32> [ %462, %458 ], [ zeroinitializer, %452 ]
  %465 = mul i32 %100, 6
  %466 = zext i32 %465 to i64
  %467 = add i64 %404, %466
  %468 = icmp ult i64 %467, %323
  br i1 %468, label %469, label %474

469:                                              ; preds = %463
  %470 = shl i64 %467, 4
  %471 = add i64 %470, %322
  %472 = inttoptr i64 %471 to <4 x i32> addrspace(1)*
  %473 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %472, align 16, !tbaa !11
  br label %474

474:                                              ; preds = %469, %463
  %475 = phi <4 x i32> [ %473, %469 ], [ zeroinitializer, %463 ]
  %476 = add i64 %404, %326
  %477 = icmp ult i64 %476, %323
  br i1 %477, label %478, label %483

478:                                              ; preds = %474
  %479 = shl i64 %476, 4
  %480 = add i64 %479, %322
  %481 = inttoptr i64 %480 to <4 x i32> addrspace(1)*
  %482 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %481, align 16, !tbaa !11
  br label %483

483:                                              ; preds = %478, %474
  %484 = phi <4 x i32> [ %482, %478 ], [ zeroinitializer, %474 ]
  %485 = add i64 %407, %321
  %486 = inttoptr i64 %485 to <4 x i32> addrspace(1)*
  store <4 x i32> %410, <4 x i32> addrspace(1)* %486, align 16, !tbaa !11
  br i1 %413, label %487, label %491

487:                                              ; preds = %483
  %488 = shl i64 %412, 4
  %489 = add i64 %488, %321
  %490 = inttoptr i64 %489 to <4 x i32> addrspace(1)*
  store <4 x i32> %420, <4 x i32> addrspace(1)* %490, align 16, !tbaa !11
  br label %491

491:                                              ; preds = %487, %483
  br i1 %424, label %492, label %496

492:                                              ; preds = %491
  %493 = shl i64 %423, 4
  %494 = add i64 %493, %321
  %495 = inttoptr i64 %494 to <4 x i32> addrspace(1)*
  store <4 x i32> %431, <4 x i32> addrspace(1)* %495, align 16, !tbaa !11
  br label %496

496:                                              ; preds = %492, %491
  br i1 %435, label %497, label %501

497:                                              ; preds = %496
  %498 = shl i64 %434, 4
  %499 = add i64 %498, %321
  %500 = inttoptr i64 %499 to <4 x i32> addrspace(1)*
  store <4 x i32> %442, <4 x i32> addrspace(1)* %500, align 16, !tbaa !11
  br label %501

501:                                              ; preds = %497, %496
  br i1 %446, label %502, label %506

502:                                              ; preds = %501
  %503 = shl i64 %445, 4
  %504 = add i64 %503, %321
  %505 = inttoptr i64 %504 to <4 x i32> addrspace(1)*
  store <4 x i32> %453, <4 x i32> addrspace(1)* %505, align 16, !tbaa !11
  br label %506

506:                                              ; preds = %502, %501
  br i1 %457, label %507, label %511

507:                                              ; preds = %506
  %508 = shl i64 %456, 4
  %509 = add i64 %508, %321
  %510 = inttoptr i64 %509 to <4 x i32> addrspace(1)*
  store <4 x i32> %464, <4 x i32> addrspace(1)* %510, align 16, !tbaa !11
  br label %511

511:                                              ; preds = %507, %506
  br i1 %468, label %512, label %516

512:                                              ; preds = %511
  %513 = shl i64 %467, 4
  %514 = add i64 %513, %321
  %515 = inttoptr i64 %514 to <4 x i32> addrspace(1)*
  store <4 x i32> %475, <4 x i32> addrspace(1)* %515, align 16, !tbaa !11
  br label %516

516:                                              ; preds = %512, %511
  br i1 %477, label %517, label %736

517:                                              ; preds = %516
  %518 = shl i64 %476, 4
  %519 = add i64 %518, %321
  %520 = inttoptr i64 %519 to <4 x i32> addrspace(1)*
  store <4 x i32> %484, <4 x i32> addrspace(1)* %520, align 16, !tbaa !11
  br label %736

521:                                              ; preds = %314
  %522 = add i64 %316, %77
  %523 = add i64 %316, %98
  %524 = lshr i64 %319, 2
  %525 = zext i32 %99 to i64
  %526 = mul i32 %100, 7
  %527 = zext i32 %526 to i64
  %528 = add nuw nsw i64 %527, %525
  %529 = icmp ult i64 %528, %524
  br i1 %529, label %530, label %604

530:                                              ; preds = %521
  %531 = shl i32 %100, 3
  %532 = zext i32 %531 to i64
  %533 = zext i32 %100 to i64
  %534 = shl i32 %100, 1
  %535 = zext i32 %534 to i64
  %536 = mul i32 %100, 3
  %537 = zext i32 %536 to i64
  %538 = shl i32 %100, 2
  %539 = zext i32 %538 to i64
  %540 = mul i32 %100, 5
  %541 = zext i32 %540 to i64
  %542 = mul i32 %100, 6
  %543 = zext i32 %542 to i64
  br label %544

544:                                              ; preds = %544, %530
  %545 = phi i64 [ %525, %530 ], [ %601, %544 ]
  %546 = shl i64 %545, 2
  %547 = add i64 %546, %523
  %548 = inttoptr i64 %547 to i32 addrspace(1)*
  %549 = load volatile i32, i32 addrspace(1)* %548, align 4, !tbaa !11
  %550 = add i64 %545, %533
  %551 = shl i64 %550, 2
  %552 = add i64 %551, %523
  %553 = inttoptr i64 %552 to i32 addrspace(1)*
  %554 = load volatile i32, i32 addrspace(1)* %553, align 4, !tbaa !11
  %555 = add i64 %545, %535
  %556 = shl i64 %555, 2
  %557 = add i64 %556, %523
  %558 = inttoptr i64 %557 to i32 addrspace(1)*
  %559 = load volatile i32, i32 addrspace(1)* %558, align 4, !tbaa !11
  %560 = add i64 %545, %537
  %561 = shl i64 %560, 2
  %562 = add i64 %561, %523
  %563 = inttoptr i64 %562 to i32 addrspace(1)*
  %564 = load volatile i32, i32 addrspace(1)* %563, align 4, !tbaa !11
  %565 = add i64 %545, %539
  %566 = shl i64 %565, 2
  %567 = add i64 %566, %523
  %568 = inttoptr i64 %567 to i32 addrspace(1)*
  %569 = load volatile i32, i32 addrspace(1)* %568, align 4, !tbaa !11
  %570 = add i64 %545, %541
  %571 = shl i64 %570, 2
  %572 = add i64 %571, %523
  %573 = inttoptr i64 %572 to i32 addrspace(1)*
  %574 = load volatile i32, i32 addrspace(1)* %573, align 4, !tbaa !11
  %575 = add i64 %545, %543
  %576 = shl i64 %575, 2
  %577 = add i64 %576, %523
  %578 = inttoptr i64 %577 to i32 addrspace(1)*
  %579 = load volatile i32, i32 addrspace(1)* %578, align 4, !tbaa !11
  %580 = add i64 %545, %527
  %581 = shl i64 %580, 2
  %582 = add i64 %581, %523
  %583 = inttoptr i64 %582 to i32 addrspace(1)*
  %584 = load volatile i32, i32 addrspace(1)* %583, align 4, !tbaa !11
  %585 = add i64 %546, %522
  %586 = inttoptr i64 %585 to i32 addrspace(1)*
  store i32 %549, i32 addrspace(1)* %586, align 4, !tbaa !11
  %587 = add i64 %551, %522
  %588 = inttoptr i64 %587 to i32 addrspace(1)*
  store i32 %554, i32 addrspace(1)* %588, align 4, !tbaa !11
  %589 = add i64 %556, %522
  %590 = inttoptr i64 %589 to i32 addrspace(1)*
  store i32 %559, i32 addrspace(1)* %590, align 4, !tbaa !11
  %591 = add i64 %561, %522
  %592 = inttoptr i64 %591 to i32 addrspace(1)*
  store i32 %564, i32 addrspace(1)* %592, align 4, !tbaa !11
  %593 = add i64 %566, %522
  %594 = inttoptr i64 %593 to i32 addrspace(1)*
  store i32 %569, i32 addrspace(1)* %594, align 4, !tbaa !11
  %595 = add i64 %571, %522
  %596 = inttoptr i64 %595 to i32 addrspace(1)*
  store i32 %574, i32 addrspace(1)* %596, align 4, !tbaa !11
  %597 = add i64 %576, %522
  %598 = inttoptr i64 %597 to i32 addrspace(1)*
  store i32 %579, i32 addrspace(1)* %598, align 4, !tbaa !11
  %599 = add i64 %581, %522
  %600 = inttoptr i64 %599 to i32 addrspace(1)*
  store i32 %584, i32 addrspace(1)* %600, align 4, !tbaa !11
  %601 = add i64 %545, %532
  %602 = add i64 %601, %527
  %603 = icmp ult i64 %602, %524
  br i1 %603, label %544, label %604, !llvm.loop !44

604:                                              ; preds = %544, %521
  %605 = phi i64 [ %525, %521 ], [ %601, %544 ]
  %606 = icmp ult i64 %605, %524
  br i1 %606, label %607, label %736

607:                                              ; preds = %604
  %608 = shl i64 %605, 2
  %609 = add i64 %608, %523
  %610 = inttoptr i64 %609 to i32 addrspace(1)*
  %611 = load volatile i32, i32 addrspace(1)* %610, align 4, !tbaa !11
  %612 = zext i32 %100 to i64
  %613 = add i64 %605, %612
  %614 = icmp ult i64 %613, %524
  br i1 %614, label %615, label %620

615:                                              ; preds = %607
  %616 = shl i64 %613, 2
  %617 = add i64 %616, %523
  %618 = inttoptr i64 %617 to i32 addrspace(1)*
  %619 = load volatile i32, i32 addrspace(1)* %618, align 4, !tbaa !11
  br label %620

620:                                              ; preds = %615, %607
  %621 = phi i32 [ %619, %615 ], [ 0, %607 ]
  %622 = shl i32 %100, 1
  %623 = zext i32 %622 to i64
  %624 = add i64 %605, %623
  %625 = icmp ult i64 %624, %524
  br i1 %625, label %626, label %631

626:                                              ; preds = %620
  %627 = shl i64 %624, 2
  %628 = add i64 %627, %523
  %629 = inttoptr i64 %628 to i32 addrspace(1)*
  %630 = load volatile i32, i32 addrspace(1)* %629, align 4, !tbaa !11
  br label %631

631:                                              ; preds = %626, %620
  %632 = phi i32 [ %630, %626 ], [ 0, %620 ]
  %633 = mul i32 %100, 3
  %634 = zext i32 %633 to i64
  %635 = add i64 %605, %634
  %636 = icmp ult i64 %635, %524
  br i1 %636, label %637, label %642

637:                                              ; preds = %631
  %638 = shl i64 %635, 2
  %639 = add i64 %638, %523
  %640 = inttoptr i64 %639 to i32 addrspace(1)*
  %641 = load volatile i32, i32 addrspace(1)* %640, align 4, !tbaa !11
  br label %642

642:                                              ; preds = %637, %631
  %643 = phi i32 [ %641, %637 ], [ 0, %631 ]
  %644 = shl i32 %100, 2
  %645 = zext i32 %644 to i64
  %646 = add i64 %605, %645
  %647 = icmp ult i64 %646, %524
  br i1 %647, label %648, label %653

648:                                              ; preds = %642
  %649 = shl i64 %646, 2
  %650 = add i64 %649, %523
  %651 = inttoptr i64 %650 to i32 addrspace(1)*
  %652 = load volatile i32, i32 addrspace(1)* %651, align 4, !tbaa !11
  br label %653

653:                                              ; preds = %648, %642
  %654 = phi i32 [ %652, %648 ], [ 0, %642 ]
  %655 = mul i32 %100, 5
  %656 = zext i32 %655 to i64
  %657 = add i64 %605, %656
  %658 = icmp ult i64 %657, %524
  br i1 %658, label %659, label %664

659:                                              ; preds = %653
  %660 = shl i64 %657, 2
  %661 = add i64 %660, %523
  %662 = inttoptr i64 %661 to i32 addrspace(1)*
  %663 = load volatile i32, i32 addrspace(1)* %662, align 4, !tbaa !11
  br label %664

664:                                              ; preds = %659, %653
  %665 = phi i32 [ %663, %659 ], [ 0, %653 ]
  %666 = mul i32 %100, 6
  %667 = zext i32 %666 to i64
  %668 = add i64 %605, %667
  %669 = icmp ult i64 %668, %524
  br i1 %669, label %670, label %675

670:                                              ; preds = %664
  %671 = shl i64 %668, 2
  %672 = add i64 %671, %523
  %673 = inttoptr i64 %672 to i32 addrspace(1)*
  %674 = load volatile i32, i32 addrspace(1)* %673, align 4, !tbaa !11
  br label %675

675:                                              ; preds = %670, %664
  %676 = phi i32 [ %674, %670 ], [ 0, %664 ]
  %677 = add i64 %605, %527
  %678 = icmp ult i64 %677, %524
  br i1 %678, label %679, label %684

679:                                              ; preds = %675
  %680 = shl i64 %677, 2
  %681 = add i64 %680, %523
  %682 = inttoptr i64 %681 to i32 addrspace(1)*
  %683 = load volatile i32, i32 addrspace(1)* %682, align 4, !tbaa !11
  br label %684

684:                                              ; preds = %679, %675
  %685 = phi i32 [ %683, %679 ], [ 0, %675 ]
  %686 = add i64 %608, %522
  %687 = inttoptr i64 %686 to i32 addrspace(1)*
  store i32 %611, i32 addrspace(1)* %687, align 4, !tbaa !11
  br i1 %614, label %688, label %692

688:                                              ; preds = %684
  %689 = shl i64 %613, 2
  %690 = add i64 %689, %522
  %691 = inttoptr i64 %690 to i32 addrspace(1)*
  store i32 %621, i32 addrspace(1)* %691, align 4, !tbaa !11
  br label %692

692:                                              ; preds = %688, %684
  br i1 %625, label %693, label %697

693:                                              ; preds = %692
  %694 = shl i64 %624, 2
  %695 = add i64 %694, %522
  %696 = inttoptr i64 %695 to i32 addrspace(1)*
  store i32 %632, i32 addrspace(1)* %696, align 4, !tbaa !11
  br label %697

697:                                              ; preds = %693, %692
  br i1 %636, label %698, label %702

698:                                              ; preds = %697
  %699 = shl i64 %635, 2
  %700 = add i64 %699, %522
  %701 = inttoptr i64 %700 to i32 addrspace(1)*
  store i32 %643, i32 addrspace(1)* %701, align 4, !tbaa !11
  br label %702

702:                                              ; preds = %698, %697
  br i1 %647, label %703, label %707

703:                                              ; preds = %702
  %704 = shl i64 %646, 2
  %705 = add i64 %704, %522
  %706 = inttoptr i64 %705 to i32 addrspace(1)*
  store i32 %654, i32 addrspace(1)* %706, align 4, !tbaa !11
  br label %707

707:                                              ; preds = %703, %702
  br i1 %658, label %708, label %712

708:                                              ; preds = %707
  %709 = shl i64 %657, 2
  %710 = add i64 %709, %522
  %711 = inttoptr i64 %710 to i32 addrspace(1)*
  store i32 %665, i32 addrspace(1)* %711, align 4, !tbaa !11
  br label %712

712:                                              ; preds = %708, %707
  br i1 %669, label %713, label %717

713:                                              ; preds = %712
  %714 = shl i64 %668, 2
  %715 = add i64 %714, %522
  %716 = inttoptr i64 %715 to i32 addrspace(1)*
  store i32 %676, i32 addrspace(1)* %716, align 4, !tbaa !11
  br label %717

717:                                              ; preds = %713, %712
  br i1 %678, label %718, label %736

718:                                              ; preds = %717
  %719 = shl i64 %677, 2
  %720 = add i64 %719, %522
  %721 = inttoptr i64 %720 to i32 addrspace(1)*
  store i32 %685, i32 addrspace(1)* %721, align 4, !tbaa !11
  br label %736

722:                                              ; preds = %314
  %723 = zext i32 %99 to i64
  %724 = icmp ugt i64 %94, %723
  br i1 %724, label %725, label %766

725:                                              ; preds = %722
  %726 = zext i32 %100 to i64
  br label %727

727:                                              ; preds = %727, %725
  %728 = phi i64 [ %723, %725 ], [ %734, %727 ]
  %729 = add i64 %728, %98
  %730 = inttoptr i64 %729 to i8 addrspace(1)*
  %731 = load volatile i8, i8 addrspace(1)* %730, align 1, !tbaa !11
  %732 = add i64 %728, %77
  %733 = inttoptr i64 %732 to i8 addrspace(1)*
  store i8 %731, i8 addrspace(1)* %733, align 1, !tbaa !11
  %734 = add i64 %728, %726
  %735 = icmp ult i64 %734, %94
  br i1 %735, label %727, label %766, !llvm.loop !45

736:                                              ; preds = %718, %717, %604, %517, %516, %403
  %737 = phi i64 [ %525, %718 ], [ %525, %717 ], [ %525, %604 ], [ %324, %517 ], [ %324, %516 ], [ %324, %403 ]
  %738 = icmp ugt i64 %316, %737
  br i1 %738, label %739, label %750

739:                                              ; preds = %736
  %740 = zext i32 %100 to i64
  br label %741

741:                                              ; preds = %741, %739
  %742 = phi i64 [ %737, %739 ], [ %748, %741 ]
  %743 = add i64 %742, %98
  %744 = inttoptr i64 %743 to i8 addrspace(1)*
  %745 = load volatile i8, i8 addrspace(1)* %744, align 1, !tbaa !11
  %746 = add i64 %742, %77
  %747 = inttoptr i64 %746 to i8 addrspace(1)*
  store i8 %745, i8 addrspace(1)* %747, align 1, !tbaa !11
  %748 = add i64 %742, %740
  %749 = icmp ult i64 %748, %316
  br i1 %749, label %741, label %750, !llvm.loop !45

750:                                              ; preds = %741, %736
  %751 = add i64 %319, %316
  %752 = sub i64 %94, %751
  %753 = icmp ugt i64 %752, %737
  br i1 %753, label %754, label %766

754:                                              ; preds = %750
  %755 = zext i32 %100 to i64
  br label %756

756:                                              ; preds = %756, %754
  %757 = phi i64 [ %737, %754 ], [ %764, %756 ]
  %758 = add i64 %757, %751
  %759 = add i64 %758, %98
  %760 = inttoptr i64 %759 to i8 addrspace(1)*
  %761 = load volatile i8, i8 addrspace(1)* %760, align 1, !tbaa !11
  %762 = add i64 %758, %77
  %763 = inttoptr i64 %762 to i8 addrspace(1)*
  store i8 %761, i8 addrspace(1)* %763, align 1, !tbaa !11
  %764 = add i64 %757, %755
  %765 = icmp ult i64 %764, %752
  br i1 %765, label %756, label %766, !llvm.loop !45

766:                                              ; preds = %756, %727, %750, %722, %310, %309, %196, %91
  %767 = load i32, i32* %75, align 4, !tbaa !9
  %768 = add i32 %767, 1
  store i32 %768, i32* %75, align 4, !tbaa !9
  br label %5167

769:                                              ; preds = %88, %76
  %770 = load i64, i64* %38, align 8, !tbaa !46
  %771 = add i64 %770, %78
  %772 = load i32, i32* %39, align 4, !tbaa !47
  %773 = zext i32 %772 to i64
  %774 = shl nuw i64 1, %773
  %775 = add i64 %774, -1
  %776 = and i64 %775, %771
  %777 = icmp eq i32 %772, 0
  br i1 %777, label %835, label %778

778:                                              ; preds = %769
  %779 = load i32, i32* %37, align 8, !tbaa !39
  %780 = icmp eq i32 %779, 0
  br i1 %780, label %781, label %835

781:                                              ; preds = %778
  %782 = load i32, i32* %40, align 8, !tbaa !48
  %783 = icmp eq i32 %782, 0
  br i1 %783, label %784, label %814

784:                                              ; preds = %781
  %785 = load i32, i32* %41, align 8, !tbaa !41
  %786 = icmp eq i32 %785, 0
  br i1 %786, label %787, label %792

787:                                              ; preds = %784
  %788 = load i64, i64* %42, align 8, !tbaa !23
  %789 = add i64 %788, 32
  %790 = inttoptr i64 %789 to i64*
  %791 = load volatile i64, i64* %790, align 8, !tbaa !5
  br label %792

792:                                              ; preds = %787, %784
  %793 = phi i64 [ %791, %787 ], [ 0, %784 ]
  %794 = trunc i64 %793 to i32
  %795 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %794, i32 0, i32 31) #8
  %796 = lshr i64 %793, 32
  %797 = trunc i64 %796 to i32
  %798 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %797, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !27
  %799 = load i32, i32* %40, align 8, !tbaa !48
  %800 = icmp eq i32 %799, %795
  br i1 %800, label %814, label %801

801:                                              ; preds = %792
  store i32 %795, i32* %40, align 8, !tbaa !48
  %802 = icmp eq i32 %795, 0
  br i1 %802, label %812, label %803

803:                                              ; preds = %801
  %804 = zext i32 %795 to i64
  %805 = shl nuw nsw i64 %804, 3
  %806 = and i64 %805, 8
  %807 = xor i64 %806, 8
  %808 = load i64, i64* %44, align 8, !tbaa !49
  %809 = load i64, i64* %43, align 8, !tbaa !50
  %810 = mul i64 %809, %807
  %811 = add i64 %810, %808
  br label %812

812:                                              ; preds = %803, %801
  %813 = phi i64 [ %811, %803 ], [ 0, %801 ]
  store i64 %813, i64* %45, align 8, !tbaa !51
  br label %814

814:                                              ; preds = %812, %792, %781
  %815 = phi i32 [ %795, %812 ], [ %795, %792 ], [ %782, %781 ]
  %816 = icmp eq i32 %815, 0
  br i1 %816, label %826, label %817

817:                                              ; preds = %814
  %818 = load i64, i64* %45, align 8, !tbaa !51
  %819 = load i32, i32* %39, align 4, !tbaa !47
  %820 = zext i32 %819 to i64
  %821 = lshr i64 %771, %820
  %822 = shl i64 %821, 3
  %823 = add i64 %822, %818
  %824 = inttoptr i64 %823 to i64*
  %825 = load volatile i64, i64* %824, align 8, !tbaa !5
  br label %826

826:                                              ; preds = %817, %814
  %827 = phi i64 [ %825, %817 ], [ 0, %814 ]
  %828 = icmp eq i64 %827, 0
  %829 = sub i64 %774, %776
  %830 = add i64 %827, %776
  %831 = icmp ugt i64 %85, %829
  %832 = select i1 %831, i64 %829, i64 %85
  %833 = select i1 %828, i64 %85, i64 %832
  %834 = select i1 %828, i64 0, i64 %830
  br label %835

835:                                              ; preds = %826, %778, %769
  %836 = phi i64 [ %85, %769 ], [ %85, %778 ], [ %833, %826 ]
  %837 = phi i64 [ 0, %769 ], [ 0, %778 ], [ %834, %826 ]
  %838 = icmp eq i64 %837, 0
  br i1 %838, label %1545, label %839

839:                                              ; preds = %835
  %840 = icmp eq i64 %77, 0
  br i1 %840, label %1542, label %841

841:                                              ; preds = %839
  %842 = load i32, i32* %41, align 8, !tbaa !41
  %843 = load i32, i32* %46, align 4, !tbaa !42
  %844 = xor i64 %837, %77
  %845 = and i64 %844, 15
  %846 = icmp eq i64 %845, 0
  %847 = and i64 %844, 3
  %848 = icmp eq i64 %847, 0
  %849 = select i1 %848, i64 4, i64 1
  %850 = select i1 %846, i64 16, i64 %849
  %851 = sub i64 0, %77
  %852 = add nsw i64 %850, -1
  %853 = and i64 %852, %851
  %854 = or i64 %836, %77
  %855 = or i64 %854, %837
  %856 = and i64 %855, 15
  %857 = icmp eq i64 %856, 0
  br i1 %857, label %858, label %1057

858:                                              ; preds = %841
  %859 = lshr i64 %836, 4
  %860 = zext i32 %842 to i64
  %861 = mul i32 %843, 7
  %862 = zext i32 %861 to i64
  %863 = add nuw nsw i64 %862, %860
  %864 = icmp ult i64 %863, %859
  br i1 %864, label %865, label %939

865:                                              ; preds = %858
  %866 = shl i32 %843, 3
  %867 = zext i32 %866 to i64
  %868 = zext i32 %843 to i64
  %869 = shl i32 %843, 1
  %870 = zext i32 %869 to i64
  %871 = mul i32 %843, 3
  %872 = zext i32 %871 to i64
  %873 = shl i32 %843, 2
  %874 = zext i32 %873 to i64
  %875 = mul i32 %843, 5
  %876 = zext i32 %875 to i64
  %877 = mul i32 %843, 6
  %878 = zext i32 %877 to i64
  br label %879

879:                                              ; preds = %879, %865
  %880 = phi i64 [ %860, %865 ], [ %936, %879 ]
  %881 = shl i64 %880, 4
  %882 = add i64 %881, %837
  %883 = inttoptr i64 %882 to <4 x i32> addrspace(1)*
  %884 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %883, align 16, !tbaa !11
  %885 = add i64 %880, %868
  %886 = shl i64 %885, 4
  %887 = add i64 %886, %837
  %888 = inttoptr i64 %887 to <4 x i32> addrspace(1)*
  %889 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %888, align 16, !tbaa !11
  %890 = add i64 %880, %870
  %891 = shl i64 %890, 4
  %892 = add i64 %891, %837
  %893 = inttoptr i64 %892 to <4 x i32> addrspace(1)*
  %894 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %893, align 16, !tbaa !11
  %895 = add i64 %880, %872
  %896 = shl i64 %895, 4
  %897 = add i64 %896, %837
  %898 = inttoptr i64 %897 to <4 x i32> addrspace(1)*
  %899 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %898, align 16, !tbaa !11
  %900 = add i64 %880, %874
  %901 = shl i64 %900, 4
  %902 = add i64 %901, %837
  %903 = inttoptr i64 %902 to <4 x i32> addrspace(1)*
  %904 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %903, align 16, !tbaa !11
  %905 = add i64 %880, %876
  %906 = shl i64 %905, 4
  %907 = add i64 %906, %837
  %908 = inttoptr i64 %907 to <4 x i32> addrspace(1)*
  %909 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %908, align 16, !tbaa !11
  %910 = add i64 %880, %878
  %911 = shl i64 %910, 4
  %912 = add i64 %911, %837
  %913 = inttoptr i64 %912 to <4 x i32> addrspace(1)*
  %914 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %913, align 16, !tbaa !11
  %915 = add i64 %880, %862
  %916 = shl i64 %915, 4
  %917 = add i64 %916, %837
  %918 = inttoptr i64 %917 to <4 x i32> addrspace(1)*
  %919 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %918, align 16, !tbaa !11
  %920 = add i64 %881, %77
  %921 = inttoptr i64 %920 to <4 x i32> addrspace(1)*
  store <4 x i32> %884, <4 x i32> addrspace(1)* %921, align 16, !tbaa !11
  %922 = add i64 %886, %77
  %923 = inttoptr i64 %922 to <4 x i32> addrspace(1)*
  store <4 x i32> %889, <4 x i32> addrspace(1)* %923, align 16, !tbaa !11
  %924 = add i64 %891, %77
  %925 = inttoptr i64 %924 to <4 x i32> addrspace(1)*
  store <4 x i32> %894, <4 x i32> addrspace(1)* %925, align 16, !tbaa !11
  %926 = add i64 %896, %77
  %927 = inttoptr i64 %926 to <4 x i32> addrspace(1)*
  store <4 x i32> %899, <4 x i32> addrspace(1)* %927, align 16, !tbaa !11
  %928 = add i64 %901, %77
  %929 = inttoptr i64 %928 to <4 x i32> addrspace(1)*
  store <4 x i32> %904, <4 x i32> addrspace(1)* %929, align 16, !tbaa !11
  %930 = add i64 %906, %77
  %931 = inttoptr i64 %930 to <4 x i32> addrspace(1)*
  store <4 x i32> %909, <4 x i32> addrspace(1)* %931, align 16, !tbaa !11
  %932 = add i64 %911, %77
  %933 = inttoptr i64 %932 to <4 x i32> addrspace(1)*
  store <4 x i32> %914, <4 x i32> addrspace(1)* %933, align 16, !tbaa !11
  %934 = add i64 %916, %77
  %935 = inttoptr i64 %934 to <4 x i32> addrspace(1)*
  store <4 x i32> %919, <4 x i32> addrspace(1)* %935, align 16, !tbaa !11
  %936 = add i64 %880, %867
  %937 = add i64 %936, %862
  %938 = icmp ult i64 %937, %859
  br i1 %938, label %879, label %939, !llvm.loop !43

939:                                              ; preds = %879, %858
  %940 = phi i64 [ %860, %858 ], [ %936, %879 ]
  %941 = icmp ult i64 %940, %859
  br i1 %941, label %942, label %1509

942:                                              ; preds = %939
  %943 = shl i64 %940, 4
  %944 = add i64 %943, %837
  %945 = inttoptr i64 %944 to <4 x i32> addrspace(1)*
  %946 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %945, align 16, !tbaa !11
  %947 = zext i32 %843 to i64
  %948 = add i64 %940, %947
  %949 = icmp ult i64 %948, %859
  br i1 %949, label %950, label %955

950:                                              ; preds = %942
  %951 = shl i64 %948, 4
  %952 = add i64 %951, %837
  %953 = inttoptr i64 %952 to <4 x i32> addrspace(1)*
  %954 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %953, align 16, !tbaa !11
  br label %955

955:                                              ; preds = %950, %942
  %956 = phi <4 x i32> [ %954, %950 ], [ zeroinitializer, %942 ]
  %957 = shl i32 %843, 1
  %958 = zext i32 %957 to i64
  %959 = add i64 %940, %958
  %960 = icmp ult i64 %959, %859
  br i1 %960, label %961, label %966

961:                                              ; preds = %955
  %962 = shl i64 %959, 4
  %963 = add i64 %962, %837
  %964 = inttoptr i64 %963 to <4 x i32> addrspace(1)*
  %965 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %964, align 16, !tbaa !11
  br label %966

966:                                              ; preds = %961, %955
  %967 = phi <4 x i32> [ %965, %961 ], [ zeroinitializer, %955 ]
  %968 = mul i32 %843, 3
  %969 = zext i32 %968 to i64
  %970 = add i64 %940, %969
  %971 = icmp ult i64 %970, %859
  br i1 %971, label %972, label %977

972:                                              ; preds = %966
  %973 = shl i64 %970, 4
  %974 = add i64 %973, %837
  %975 = inttoptr i64 %974 to <4 x i32> addrspace(1)*
  %976 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %975, align 16, !tbaa !11
  br label %977

977:                                              ; preds = %972, %966
  %978 = phi <4 x i32> [ %976, %972 ], [ zeroinitializer, %966 ]
  %979 = shl i32 %843, 2
  %980 = zext i32 %979 to i64
  %981 = add i64 %940, %980
  %982 = icmp ult i64 %981, %859
  br i1 %982, label %983, label %988

983:                                              ; preds = %977
  %984 = shl i64 %981, 4
  %985 = add i64 %984, %837
  %986 = inttoptr i64 %985 to <4 x i32> addrspace(1)*
  %987 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %986, align 16, !tbaa !11
  br label %988

988:                                              ; preds = %983, %977
  %989 = phi <4 x i32> [ %987, %983 ], [ zeroinitializer, %977 ]
  %990 = mul i32 %843, 5
  %991 = zext i32 %990 to i64
  %992 = add i64 %940, %991
  %993 = icmp ult i64 %992, %859
  br i1 %993, label %994, label %999

994:                                              ; preds = %988
  %995 = shl i64 %992, 4
  %996 = add i64 %995, %837
  %997 = inttoptr i64 %996 to <4 x i32> addrspace(1)*
  %998 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %997, align 16, !tbaa !11
  br label %999

999:                                              ; preds = %994, %988
  %1000 = phi <4 x i32> [ %998, %994 ], [ zeroinitializer, %988 ]
  %1001 = mul i32 %843, 6
  %1002 = zext i32 %1001 to i64
  %1003 = add i64 %940, %1002
  %1004 = icmp ult i64 %1003, %859
  br i1 %1004, label %1005, label %1010

1005:                                             ; preds = %999
  %1006 = shl i64 %1003, 4
  %1007 = add i64 %1006, %837
  %1008 = inttoptr i64 %1007 to <4 x i32> addrspace(1)*
  %1009 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1008, align 16, !tbaa !11
  br label %1010

1010:                                             ; preds = %1005, %999
  %1011 = phi <4 x i32> [ %1009, %1005 ], [ zeroinitializer, %999 ]
  %1012 = add i64 %940, %862
  %1013 = icmp ult i64 %1012, %859
  br i1 %1013, label %1014, label %1019

1014:                                             ; preds = %1010
  %1015 = shl i64 %1012, 4
  %1016 = add i64 %1015, %837
  %1017 = inttoptr i64 %1016 to <4 x i32> addrspace(1)*
  %1018 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1017, align 16, !tbaa !11
  br label %1019

1019:                                             ; preds = %1014, %1010
  %1020 = phi <4 x i32> [ %1018, %1014 ], [ zeroinitializer, %1010 ]
  %1021 = add i64 %943, %77
  %1022 = inttoptr i64 %1021 to <4 x i32> addrspace(1)*
  store <4 x i32> %946, <4 x i32> addrspace(1)* %1022, align 16, !tbaa !11
  br i1 %949, label %1023, label %1027

1023:                                             ; preds = %1019
  %1024 = shl i64 %948, 4
  %1025 = add i64 %1024, %77
  %1026 = inttoptr i64 %1025 to <4 x i32> addrspace(1)*
  store <4 x i32> %956, <4 x i32> addrspace(1)* %1026, align 16, !tbaa !11
  br label %1027

1027:                                             ; preds = %1023, %1019
  br i1 %960, label %1028, label %1032

1028:                                             ; preds = %1027
  %1029 = shl i64 %959, 4
  %1030 = add i64 %1029, %77
  %1031 = inttoptr i64 %1030 to <4 x i32> addrspace(1)*
  store <4 x i32> %967, <4 x i32> addrspace(1)* %1031, align 16, !tbaa !11
  br label %1032

1032:                                             ; preds = %1028, %1027
  br i1 %971, label %1033, label %1037

1033:                                             ; preds = %1032
  %1034 = shl i64 %970, 4
  %1035 = add i64 %1034, %77
  %1036 = inttoptr i64 %1035 to <4 x i32> addrspace(1)*
  store <4 x i32> %978, <4 x i32> addrspace(1)* %1036, align 16, !tbaa !11
  br label %1037

1037:                                             ; preds = %1033, %1032
  br i1 %982, label %1038, label %1042

1038:                                             ; preds = %1037
  %1039 = shl i64 %981, 4
  %1040 = add i64 %1039, %77
  %1041 = inttoptr i64 %1040 to <4 x i32> addrspace(1)*
  store <4 x i32> %989, <4 x i32> addrspace(1)* %1041, align 16, !tbaa !11
  br label %1042

1042:                                             ; preds = %1038, %1037
  br i1 %993, label %1043, label %1047

1043:                                             ; preds = %1042
  %1044 = shl i64 %992, 4
  %1045 = add i64 %1044, %77
  %1046 = inttoptr i64 %1045 to <4 x i32> addrspace(1)*
  store <4 x i32> %1000, <4 x i32> addrspace(1)* %1046, align 16, !tbaa !11
  br label %1047

1047:                                             ; preds = %1043, %1042
  br i1 %1004, label %1048, label %1052

1048:                                             ; preds = %1047
  %1049 = shl i64 %1003, 4
  %1050 = add i64 %1049, %77
  %1051 = inttoptr i64 %1050 to <4 x i32> addrspace(1)*
  store <4 x i32> %1011, <4 x i32> addrspace(1)* %1051, align 16, !tbaa !11
  br label %1052

1052:                                             ; preds = %1048, %1047
  br i1 %1013, label %1053, label %1509

1053:                                             ; preds = %1052
  %1054 = shl i64 %1012, 4
  %1055 = add i64 %1054, %77
  %1056 = inttoptr i64 %1055 to <4 x i32> addrspace(1)*
  store <4 x i32> %1020, <4 x i32> addrspace(1)* %1056, align 16, !tbaa !11
  br label %1509

1057:                                             ; preds = %841
  %1058 = icmp ult i64 %853, %836
  %1059 = select i1 %1058, i64 %853, i64 %836
  %1060 = sub i64 %836, %1059
  %1061 = sub nsw i64 0, %850
  %1062 = and i64 %1060, %1061
  switch i64 %850, label %1465 [
    i64 16, label %1063
    i64 4, label %1264
  ]

1063:                                             ; preds = %1057
  %1064 = add i64 %1059, %77
  %1065 = add i64 %1059, %837
  %1066 = lshr i64 %1062, 4
  %1067 = zext i32 %842 to i64
  %1068 = mul i32 %843, 7
  %1069 = zext i32 %1068 to i64
  %1070 = add nuw nsw i64 %1069, %1067
  %1071 = icmp ult i64 %1070, %1066
  br i1 %1071, label %1072, label %1146

1072:                                             ; preds = %1063
  %1073 = shl i32 %843, 3
  %1074 = zext i32 %1073 to i64
  %1075 = zext i32 %843 to i64
  %1076 = shl i32 %843, 1
  %1077 = zext i32 %1076 to i64
  %1078 = mul i32 %843, 3
  %1079 = zext i32 %1078 to i64
  %1080 = shl i32 %843, 2
  %1081 = zext i32 %1080 to i64
  %1082 = mul i32 %843, 5
  %1083 = zext i32 %1082 to i64
  %1084 = mul i32 %843, 6
  %1085 = zext i32 %1084 to i64
  br label %1086

1086:                                             ; preds = %1086, %1072
  %1087 = phi i64 [ %1067, %1072 ], [ %1143, %1086 ]
  %1088 = shl i64 %1087, 4
  %1089 = add i64 %1088, %1065
  %1090 = inttoptr i64 %1089 to <4 x i32> addrspace(1)*
  %1091 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1090, align 16, !tbaa !11
  %1092 = add i64 %1087, %1075
  %1093 = shl i64 %1092, 4
  %1094 = add i64 %1093, %1065
  %1095 = inttoptr i64 %1094 to <4 x i32> addrspace(1)*
  %1096 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1095, align 16, !tbaa !11
  %1097 = add i64 %1087, %1077
  %1098 = shl i64 %1097, 4
  %1099 = add i64 %1098, %1065
  %1100 = inttoptr i64 %1099 to <4 x i32> addrspace(1)*
  %1101 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1100, align 16, !tbaa !11
  %1102 = add i64 %1087, %1079
  %1103 = shl i64 %1102, 4
  %1104 = add i64 %1103, %1065
  %1105 = inttoptr i64 %1104 to <4 x i32> addrspace(1)*
  %1106 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1105, align 16, !tbaa !11
  %1107 = add i64 %1087, %1081
  %1108 = shl i64 %1107, 4
  %1109 = add i64 %1108, %1065
  %1110 = inttoptr i64 %1109 to <4 x i32> addrspace(1)*
  %1111 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1110, align 16, !tbaa !11
  %1112 = add i64 %1087, %1083
  %1113 = shl i64 %1112, 4
  %1114 = add i64 %1113, %1065
  %1115 = inttoptr i64 %1114 to <4 x i32> addrspace(1)*
  %1116 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1115, align 16, !tbaa !11
  %1117 = add i64 %1087, %1085
  %1118 = shl i64 %1117, 4
  %1119 = add i64 %1118, %1065
  %1120 = inttoptr i64 %1119 to <4 x i32> addrspace(1)*
  %1121 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1120, align 16, !tbaa !11
  %1122 = add i64 %1087, %1069
  %1123 = shl i64 %1122, 4
  %1124 = add i64 %1123, %1065
  %1125 = inttoptr i64 %1124 to <4 x i32> addrspace(1)*
  %1126 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1125, align 16, !tbaa !11
  %1127 = add i64 %1088, %1064
  %1128 = inttoptr i64 %1127 to <4 x i32> addrspace(1)*
  store <4 x i32> %1091, <4 x i32> addrspace(1)* %1128, align 16, !tbaa !11
  %1129 = add i64 %1093, %1064
  %1130 = inttoptr i64 %1129 to <4 x i32> addrspace(1)*
  store <4 x i32> %1096, <4 x i32> addrspace(1)* %1130, align 16, !tbaa !11
  %1131 = add i64 %1098, %1064
  %1132 = inttoptr i64 %1131 to <4 x i32> addrspace(1)*
  store <4 x i32> %1101, <4 x i32> addrspace(1)* %1132, align 16, !tbaa !11
  %1133 = add i64 %1103, %1064
  %1134 = inttoptr i64 %1133 to <4 x i32> addrspace(1)*
  store <4 x i32> %1106, <4 x i32> addrspace(1)* %1134, align 16, !tbaa !11
  %1135 = add i64 %1108, %1064
  %1136 = inttoptr i64 %1135 to <4 x i32> addrspace(1)*
  store <4 x i32> %1111, <4 x i32> addrspace(1)* %1136, align 16, !tbaa !11
  %1137 = add i64 %1113, %1064
  %1138 = inttoptr i64 %1137 to <4 x i32> addrspace(1)*
  store <4 x i32> %1116, <4 x i32> addrspace(1)* %1138, align 16, !tbaa !11
  %1139 = add i64 %1118, %1064
  %1140 = inttoptr i64 %1139 to <4 x i32> addrspace(1)*
  store <4 x i32> %1121, <4 x i32> addrspace(1)* %1140, align 16, !tbaa !11
  %1141 = add i64 %1123, %1064
  %1142 = inttoptr i64 %1141 to <4 x i32> addrspace(1)*
  store <4 x i32> %1126, <4 x i32> addrspace(1)* %1142, align 16, !tbaa !11
  %1143 = add i64 %1087, %1074
  %1144 = add i64 %1143, %1069
  %1145 = icmp ult i64 %1144, %1066
  br i1 %1145, label %1086, label %1146, !llvm.loop !43

1146:                                             ; preds = %1086, %1063
  %1147 = phi i64 [ %1067, %1063 ], [ %1143, %1086 ]
  %1148 = icmp ult i64 %1147, %1066
  br i1 %1148, label %1149, label %1479

1149:                                             ; preds = %1146
  %1150 = shl i64 %1147, 4
  %1151 = add i64 %1150, %1065
  %1152 = inttoptr i64 %1151 to <4 x i32> addrspace(1)*
  %1153 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1152, align 16, !tbaa !11
  %1154 = zext i32 %843 to i64
  %1155 = add i64 %1147, %1154
  %1156 = icmp ult i64 %1155, %1066
  br i1 %1156, label %1157, label %1162

1157:                                             ; preds = %1149
  %1158 = shl i64 %1155, 4
  %1159 = add i64 %1158, %1065
  %1160 = inttoptr i64 %1159 to <4 x i32> addrspace(1)*
  %1161 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1160, align 16, !tbaa !11
  br label %1162

1162:                                             ; preds = %1157, %1149
  %1163 = phi <4 x i32> [ %1161, %1157 ], [ zeroinitializer, %1149 ]
  %1164 = shl i32 %843, 1
  %1165 = zext i32 %1164 to i64
  %1166 = add i64 %1147, %1165
  %1167 = icmp ult i64 %1166, %1066
  br i1 %1167, label %1168, label %1173

1168:                                             ; preds = %1162
  %1169 = shl i64 %1166, 4
  %1170 = add i64 %1169, %1065
  %1171 = inttoptr i64 %1170 to <4 x i32> addrspace(1)*
  %1172 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1171, align 16, !tbaa !11
  br label %1173

1173:                                             ; preds = %1168, %1162
  %1174 = phi <4 x i32> [ %1172, %1168 ], [ zeroinitializer, %1162 ]
  %1175 = mul i32 %843, 3
  %1176 = zext i32 %1175 to i64
  %1177 = add i64 %1147, %1176
  %1178 = icmp ult i64 %1177, %1066
  br i1 %1178, label %1179, label %1184

1179:                                             ; preds = %1173
  %1180 = shl i64 %1177, 4
  %1181 = add i64 %1180, %1065
  %1182 = inttoptr i64 %1181 to <4 x i32> addrspace(1)*
  %1183 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1182, align 16, !tbaa !11
  br label %1184

1184:                                             ; preds = %1179, %1173
  %1185 = phi <4 x i32> [ %1183, %1179 ], [ zeroinitializer, %1173 ]
  %1186 = shl i32 %843, 2
  %1187 = zext i32 %1186 to i64
  %1188 = add i64 %1147, %1187
  %1189 = icmp ult i64 %1188, %1066
  br i1 %1189, label %1190, label %1195

1190:                                             ; preds = %1184
  %1191 = shl i64 %1188, 4
  %1192 = add i64 %1191, %1065
  %1193 = inttoptr i64 %1192 to <4 x i32> addrspace(1)*
  %1194 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1193, align 16, !tbaa !11
  br label %1195

1195:                                             ; preds = %1190, %1184
  %1196 = phi <4 x i32> [ %1194, %1190 ], [ zeroinitializer, %1184 ]
  %1197 = mul i32 %843, 5
  %1198 = zext i32 %1197 to i64
  %1199 = add i64 %1147, %1198
  %1200 = icmp ult i64 %1199, %1066
  br i1 %1200, label %1201, label %1206

1201:                                             ; preds = %1195
  %1202 = shl i64 %1199, 4
  %1203 = add i64 %1202, %1065
  %1204 = inttoptr i64 %1203 to <4 x i32> addrspace(1)*
  %1205 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1204, align 16, !tbaa !11
  br label %1206

1206:                                             ; preds = %1201, %1195
  %1207 = phi <4 x i32> [ %1205, %1201 ], [ zeroinitializer, %1195 ]
  %1208 = mul i32 %843, 6
  %1209 = zext i32 %1208 to i64
  %1210 = add i64 %1147, %1209
  %1211 = icmp ult i64 %1210, %1066
  br i1 %1211, label %1212, label %1217

1212:                                             ; preds = %1206
  %1213 = shl i64 %1210, 4
  %1214 = add i64 %1213, %1065
  %1215 = inttoptr i64 %1214 to <4 x i32> addrspace(1)*
  %1216 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1215, align 16, !tbaa !11
  br label %1217

1217:                                             ; preds = %1212, %1206
  %1218 = phi <4 x i32> [ %1216, %1212 ], [ zeroinitializer, %1206 ]
  %1219 = add i64 %1147, %1069
  %1220 = icmp ult i64 %1219, %1066
  br i1 %1220, label %1221, label %1226

1221:                                             ; preds = %1217
  %1222 = shl i64 %1219, 4
  %1223 = add i64 %1222, %1065
  %1224 = inttoptr i64 %1223 to <4 x i32> addrspace(1)*
  %1225 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1224, align 16, !tbaa !11
  br label %1226

1226:                                             ; preds = %1221, %1217
  %1227 = phi <4 x i32> [ %1225, %1221 ], [ zeroinitializer, %1217 ]
  %1228 = add i64 %1150, %1064
  %1229 = inttoptr i64 %1228 to <4 x i32> addrspace(1)*
  store <4 x i32> %1153, <4 x i32> addrspace(1)* %1229, align 16, !tbaa !11
  br i1 %1156, label %1230, label %1234

1230:                                             ; preds = %1226
  %1231 = shl i64 %1155, 4
  %1232 = add i64 %1231, %1064
  %1233 = inttoptr i64 %1232 to <4 x i32> addrspace(1)*
  store <4 x i32> %1163, <4 x i32> addrspace(1)* %1233, align 16, !tbaa !11
  br label %1234

1234:                                             ; preds = %1230, %1226
  br i1 %1167, label %1235, label %1239

1235:                                             ; preds = %1234
  %1236 = shl i64 %1166, 4
  %1237 = add i64 %1236, %1064
  %1238 = inttoptr i64 %1237 to <4 x i32> addrspace(1)*
  store <4 x i32> %1174, <4 x i32> addrspace(1)* %1238, align 16, !tbaa !11
  br label %1239

1239:                                             ; preds = %1235, %1234
  br i1 %1178, label %1240, label %1244

1240:                                             ; preds = %1239
  %1241 = shl i64 %1177, 4
  %1242 = add i64 %1241, %1064
  %1243 = inttoptr i64 %1242 to <4 x i32> addrspace(1)*
  store <4 x i32> %1185, <4 x i32> addrspace(1)* %1243, align 16, !tbaa !11
  br label %1244

1244:                                             ; preds = %1240, %1239
  br i1 %1189, label %1245, label %1249

1245:                                             ; preds = %1244
  %1246 = shl i64 %1188, 4
  %1247 = add i64 %1246, %1064
  %1248 = inttoptr i64 %1247 to <4 x i32> addrspace(1)*
  store <4 x i32> %1196, <4 x i32> addrspace(1)* %1248, align 16, !tbaa !11
  br label %1249

1249:                                             ; preds = %1245, %1244
  br i1 %1200, label %1250, label %1254

1250:                                             ; preds = %1249
  %1251 = shl i64 %1199, 4
  %1252 = add i64 %1251, %1064
  %1253 = inttoptr i64 %1252 to <4 x i32> addrspace(1)*
  store <4 x i32> %1207, <4 x i32> addrspace(1)* %1253, align 16, !tbaa !11
  br label %1254

1254:                                             ; preds = %1250, %1249
  br i1 %1211, label %1255, label %1259

1255:                                             ; preds = %1254
  %1256 = shl i64 %1210, 4
  %1257 = add i64 %1256, %1064
  %1258 = inttoptr i64 %1257 to <4 x i32> addrspace(1)*
  store <4 x i32> %1218, <4 x i32> addrspace(1)* %1258, align 16, !tbaa !11
  br label %1259

1259:                                             ; preds = %1255, %1254
  br i1 %1220, label %1260, label %1479

1260:                                             ; preds = %1259
  %1261 = shl i64 %1219, 4
  %1262 = add i64 %1261, %1064
  %1263 = inttoptr i64 %1262 to <4 x i32> addrspace(1)*
  store <4 x i32> %1227, <4 x i32> addrspace(1)* %1263, align 16, !tbaa !11
  br label %1479

1264:                                             ; preds = %1057
  %1265 = add i64 %1059, %77
  %1266 = add i64 %1059, %837
  %1267 = lshr i64 %1062, 2
  %1268 = zext i32 %842 to i64
  %1269 = mul i32 %843, 7
  %1270 = zext i32 %1269 to i64
  %1271 = add nuw nsw i64 %1270, %1268
  %1272 = icmp ult i64 %1271, %1267
  br i1 %1272, label %1273, label %1347

1273:                                             ; preds = %1264
  %1274 = shl i32 %843, 3
  %1275 = zext i32 %1274 to i64
  %1276 = zext i32 %843 to i64
  %1277 = shl i32 %843, 1
  %1278 = zext i32 %1277 to i64
  %1279 = mul i32 %843, 3
  %1280 = zext i32 %1279 to i64
  %1281 = shl i32 %843, 2
  %1282 = zext i32 %1281 to i64
  %1283 = mul i32 %843, 5
  %1284 = zext i32 %1283 to i64
  %1285 = mul i32 %843, 6
  %1286 = zext i32 %1285 to i64
  br label %1287

1287:                                             ; preds = %1287, %1273
  %1288 = phi i64 [ %1268, %1273 ], [ %1344, %1287 ]
  %1289 = shl i64 %1288, 2
  %1290 = add i64 %1289, %1266
  %1291 = inttoptr i64 %1290 to i32 addrspace(1)*
  %1292 = load volatile i32, i32 addrspace(1)* %1291, align 4, !tbaa !11
  %1293 = add i64 %1288, %1276
  %1294 = shl i64 %1293, 2
  %1295 = add i64 %1294, %1266
  %1296 = inttoptr i64 %1295 to i32 addrspace(1)*
  %1297 = load volatile i32, i32 addrspace(1)* %1296, align 4, !tbaa !11
  %1298 = add i64 %1288, %1278
  %1299 = shl i64 %1298, 2
  %1300 = add i64 %1299, %1266
  %1301 = inttoptr i64 %1300 to i32 addrspace(1)*
  %1302 = load volatile i32, i32 addrspace(1)* %1301, align 4, !tbaa !11
  %1303 = add i64 %1288, %1280
  %1304 = shl i64 %1303, 2
  %1305 = add i64 %1304, %1266
  %1306 = inttoptr i64 %1305 to i32 addrspace(1)*
  %1307 = load volatile i32, i32 addrspace(1)* %1306, align 4, !tbaa !11
  %1308 = add i64 %1288, %1282
  %1309 = shl i64 %1308, 2
  %1310 = add i64 %1309, %1266
  %1311 = inttoptr i64 %1310 to i32 addrspace(1)*
  %1312 = load volatile i32, i32 addrspace(1)* %1311, align 4, !tbaa !11
  %1313 = add i64 %1288, %1284
  %1314 = shl i64 %1313, 2
  %1315 = add i64 %1314, %1266
  %1316 = inttoptr i64 %1315 to i32 addrspace(1)*
  %1317 = load volatile i32, i32 addrspace(1)* %1316, align 4, !tbaa !11
  %1318 = add i64 %1288, %1286
  %1319 = shl i64 %1318, 2
  %1320 = add i64 %1319, %1266
  %1321 = inttoptr i64 %1320 to i32 addrspace(1)*
  %1322 = load volatile i32, i32 addrspace(1)* %1321, align 4, !tbaa !11
  %1323 = add i64 %1288, %1270
  %1324 = shl i64 %1323, 2
  %1325 = add i64 %1324, %1266
  %1326 = inttoptr i64 %1325 to i32 addrspace(1)*
  %1327 = load volatile i32, i32 addrspace(1)* %1326, align 4, !tbaa !11
  %1328 = add i64 %1289, %1265
  %1329 = inttoptr i64 %1328 to i32 addrspace(1)*
  store i32 %1292, i32 addrspace(1)* %1329, align 4, !tbaa !11
  %1330 = add i64 %1294, %1265
  %1331 = inttoptr i64 %1330 to i32 addrspace(1)*
  store i32 %1297, i32 addrspace(1)* %1331, align 4, !tbaa !11
  %1332 = add i64 %1299, %1265
  %1333 = inttoptr i64 %1332 to i32 addrspace(1)*
  store i32 %1302, i32 addrspace(1)* %1333, align 4, !tbaa !11
  %1334 = add i64 %1304, %1265
  %1335 = inttoptr i64 %1334 to i32 addrspace(1)*
  store i32 %1307, i32 addrspace(1)* %1335, align 4, !tbaa !11
  %1336 = add i64 %1309, %1265
  %1337 = inttoptr i64 %1336 to i32 addrspace(1)*
  store i32 %1312, i32 addrspace(1)* %1337, align 4, !tbaa !11
  %1338 = add i64 %1314, %1265
  %1339 = inttoptr i64 %1338 to i32 addrspace(1)*
  store i32 %1317, i32 addrspace(1)* %1339, align 4, !tbaa !11
  %1340 = add i64 %1319, %1265
  %1341 = inttoptr i64 %1340 to i32 addrspace(1)*
  store i32 %1322, i32 addrspace(1)* %1341, align 4, !tbaa !11
  %1342 = add i64 %1324, %1265
  %1343 = inttoptr i64 %1342 to i32 addrspace(1)*
  store i32 %1327, i32 addrspace(1)* %1343, align 4, !tbaa !11
  %1344 = add i64 %1288, %1275
  %1345 = add i64 %1344, %1270
  %1346 = icmp ult i64 %1345, %1267
  br i1 %1346, label %1287, label %1347, !llvm.loop !44

1347:                                             ; preds = %1287, %1264
  %1348 = phi i64 [ %1268, %1264 ], [ %1344, %1287 ]
  %1349 = icmp ult i64 %1348, %1267
  br i1 %1349, label %1350, label %1479

1350:                                             ; preds = %1347
  %1351 = shl i64 %1348, 2
  %1352 = add i64 %1351, %1266
  %1353 = inttoptr i64 %1352 to i32 addrspace(1)*
  %1354 = load volatile i32, i32 addrspace(1)* %1353, align 4, !tbaa !11
  %1355 = zext i32 %843 to i64
  %1356 = add i64 %1348, %1355
  %1357 = icmp ult i64 %1356, %1267
  br i1 %1357, label %1358, label %1363

1358:                                             ; preds = %1350
  %1359 = shl i64 %1356, 2
  %1360 = add i64 %1359, %1266
  %1361 = inttoptr i64 %1360 to i32 addrspace(1)*
  %1362 = load volatile i32, i32 addrspace(1)* %1361, align 4, !tbaa !11
  br label %1363

1363:                                             ; preds = %1358, %1350
  %1364 = phi i32 [ %1362, %1358 ], [ 0, %1350 ]
  %1365 = shl i32 %843, 1
  %1366 = zext i32 %1365 to i64
  %1367 = add i64 %1348, %1366
  %1368 = icmp ult i64 %1367, %1267
  br i1 %1368, label %1369, label %1374

1369:                                             ; preds = %1363
  %1370 = shl i64 %1367, 2
  %1371 = add i64 %1370, %1266
  %1372 = inttoptr i64 %1371 to i32 addrspace(1)*
  %1373 = load volatile i32, i32 addrspace(1)* %1372, align 4, !tbaa !11
  br label %1374

1374:                                             ; preds = %1369, %1363
  %1375 = phi i32 [ %1373, %1369 ], [ 0, %1363 ]
  %1376 = mul i32 %843, 3
  %1377 = zext i32 %1376 to i64
  %1378 = add i64 %1348, %1377
  %1379 = icmp ult i64 %1378, %1267
  br i1 %1379, label %1380, label %1385

1380:                                             ; preds = %1374
  %1381 = shl i64 %1378, 2
  %1382 = add i64 %1381, %1266
  %1383 = inttoptr i64 %1382 to i32 addrspace(1)*
  %1384 = load volatile i32, i32 addrspace(1)* %1383, align 4, !tbaa !11
  br label %1385

1385:                                             ; preds = %1380, %1374
  %1386 = phi i32 [ %1384, %1380 ], [ 0, %1374 ]
  %1387 = shl i32 %843, 2
  %1388 = zext i32 %1387 to i64
  %1389 = add i64 %1348, %1388
  %1390 = icmp ult i64 %1389, %1267
  br i1 %1390, label %1391, label %1396

1391:                                             ; preds = %1385
  %1392 = shl i64 %1389, 2
  %1393 = add i64 %1392, %1266
  %1394 = inttoptr i64 %1393 to i32 addrspace(1)*
  %1395 = load volatile i32, i32 addrspace(1)* %1394, align 4, !tbaa !11
  br label %1396

1396:                                             ; preds = %1391, %1385
  %1397 = phi i32 [ %1395, %1391 ], [ 0, %1385 ]
  %1398 = mul i32 %843, 5
  %1399 = zext i32 %1398 to i64
  %1400 = add i64 %1348, %1399
  %1401 = icmp ult i64 %1400, %1267
  br i1 %1401, label %1402, label %1407

1402:                                             ; preds = %1396
  %1403 = shl i64 %1400, 2
  %1404 = add i64 %1403, %1266
  %1405 = inttoptr i64 %1404 to i32 addrspace(1)*
  %1406 = load volatile i32, i32 addrspace(1)* %1405, align 4, !tbaa !11
  br label %1407

1407:                                             ; preds = %1402, %1396
  %1408 = phi i32 [ %1406, %1402 ], [ 0, %1396 ]
  %1409 = mul i32 %843, 6
  %1410 = zext i32 %1409 to i64
  %1411 = add i64 %1348, %1410
  %1412 = icmp ult i64 %1411, %1267
  br i1 %1412, label %1413, label %1418

1413:                                             ; preds = %1407
  %1414 = shl i64 %1411, 2
  %1415 = add i64 %1414, %1266
  %1416 = inttoptr i64 %1415 to i32 addrspace(1)*
  %1417 = load volatile i32, i32 addrspace(1)* %1416, align 4, !tbaa !11
  br label %1418

1418:                                             ; preds = %1413, %1407
  %1419 = phi i32 [ %1417, %1413 ], [ 0, %1407 ]
  %1420 = add i64 %1348, %1270
  %1421 = icmp ult i64 %1420, %1267
  br i1 %1421, label %1422, label %1427

1422:                                             ; preds = %1418
  %1423 = shl i64 %1420, 2
  %1424 = add i64 %1423, %1266
  %1425 = inttoptr i64 %1424 to i32 addrspace(1)*
  %1426 = load volatile i32, i32 addrspace(1)* %1425, align 4, !tbaa !11
  br label %1427

1427:                                             ; preds = %1422, %1418
  %1428 = phi i32 [ %1426, %1422 ], [ 0, %1418 ]
  %1429 = add i64 %1351, %1265
  %1430 = inttoptr i64 %1429 to i32 addrspace(1)*
  store i32 %1354, i32 addrspace(1)* %1430, align 4, !tbaa !11
  br i1 %1357, label %1431, label %1435

1431:                                             ; preds = %1427
  %1432 = shl i64 %1356, 2
  %1433 = add i64 %1432, %1265
  %1434 = inttoptr i64 %1433 to i32 addrspace(1)*
  store i32 %1364, i32 addrspace(1)* %1434, align 4, !tbaa !11
  br label %1435

1435:                                             ; preds = %1431, %1427
  br i1 %1368, label %1436, label %1440

1436:                                             ; preds = %1435
  %1437 = shl i64 %1367, 2
  %1438 = add i64 %1437, %1265
  %1439 = inttoptr i64 %1438 to i32 addrspace(1)*
  store i32 %1375, i32 addrspace(1)* %1439, align 4, !tbaa !11
  br label %1440

1440:                                             ; preds = %1436, %1435
  br i1 %1379, label %1441, label %1445

1441:                                             ; preds = %1440
  %1442 = shl i64 %1378, 2
  %1443 = add i64 %1442, %1265
  %1444 = inttoptr i64 %1443 to i32 addrspace(1)*
  store i32 %1386, i32 addrspace(1)* %1444, align 4, !tbaa !11
  br label %1445

1445:                                             ; preds = %1441, %1440
  br i1 %1390, label %1446, label %1450

1446:                                             ; preds = %1445
  %1447 = shl i64 %1389, 2
  %1448 = add i64 %1447, %1265
  %1449 = inttoptr i64 %1448 to i32 addrspace(1)*
  store i32 %1397, i32 addrspace(1)* %1449, align 4, !tbaa !11
  br label %1450

1450:                                             ; preds = %1446, %1445
  br i1 %1401, label %1451, label %1455

1451:                                             ; preds = %1450
  %1452 = shl i64 %1400, 2
  %1453 = add i64 %1452, %1265
  %1454 = inttoptr i64 %1453 to i32 addrspace(1)*
  store i32 %1408, i32 addrspace(1)* %1454, align 4, !tbaa !11
  br label %1455

1455:                                             ; preds = %1451, %1450
  br i1 %1412, label %1456, label %1460

1456:                                             ; preds = %1455
  %1457 = shl i64 %1411, 2
  %1458 = add i64 %1457, %1265
  %1459 = inttoptr i64 %1458 to i32 addrspace(1)*
  store i32 %1419, i32 addrspace(1)* %1459, align 4, !tbaa !11
  br label %1460

1460:                                             ; preds = %1456, %1455
  br i1 %1421, label %1461, label %1479

1461:                                             ; preds = %1460
  %1462 = shl i64 %1420, 2
  %1463 = add i64 %1462, %1265
  %1464 = inttoptr i64 %1463 to i32 addrspace(1)*
  store i32 %1428, i32 addrspace(1)* %1464, align 4, !tbaa !11
  br label %1479

1465:                                             ; preds = %1057
  %1466 = zext i32 %842 to i64
  %1467 = icmp ugt i64 %836, %1466
  br i1 %1467, label %1468, label %1509

1468:                                             ; preds = %1465
  %1469 = zext i32 %843 to i64
  br label %1470

1470:                                             ; preds = %1470, %1468
  %1471 = phi i64 [ %1466, %1468 ], [ %1477, %1470 ]
  %1472 = add i64 %1471, %837
  %1473 = inttoptr i64 %1472 to i8 addrspace(1)*
  %1474 = load volatile i8, i8 addrspace(1)* %1473, align 1, !tbaa !11
  %1475 = add i64 %1471, %77
  %1476 = inttoptr i64 %1475 to i8 addrspace(1)*
  store i8 %1474, i8 addrspace(1)* %1476, align 1, !tbaa !11
  %1477 = add i64 %1471, %1469
  %1478 = icmp ult i64 %1477, %836
  br i1 %1478, label %1470, label %1509, !llvm.loop !45

1479:                                             ; preds = %1461, %1460, %1347, %1260, %1259, %1146
  %1480 = phi i64 [ %1268, %1461 ], [ %1268, %1460 ], [ %1268, %1347 ], [ %1067, %1260 ], [ %1067, %1259 ], [ %1067, %1146 ]
  %1481 = icmp ugt i64 %1059, %1480
  br i1 %1481, label %1482, label %1493

1482:                                             ; preds = %1479
  %1483 = zext i32 %843 to i64
  br label %1484

1484:                                             ; preds = %1484, %1482
  %1485 = phi i64 [ %1480, %1482 ], [ %1491, %1484 ]
  %1486 = add i64 %1485, %837
  %1487 = inttoptr i64 %1486 to i8 addrspace(1)*
  %1488 = load volatile i8, i8 addrspace(1)* %1487, align 1, !tbaa !11
  %1489 = add i64 %1485, %77
  %1490 = inttoptr i64 %1489 to i8 addrspace(1)*
  store i8 %1488, i8 addrspace(1)* %1490, align 1, !tbaa !11
  %1491 = add i64 %1485, %1483
  %1492 = icmp ult i64 %1491, %1059
  br i1 %1492, label %1484, label %1493, !llvm.loop !45

1493:                                             ; preds = %1484, %1479
  %1494 = add i64 %1062, %1059
  %1495 = sub i64 %836, %1494
  %1496 = icmp ugt i64 %1495, %1480
  br i1 %1496, label %1497, label %1509

1497:                                             ; preds = %1493
  %1498 = zext i32 %843 to i64
  br label %1499

1499:                                             ; preds = %1499, %1497
  %1500 = phi i64 [ %1480, %1497 ], [ %1507, %1499 ]
  %1501 = add i64 %1500, %1494
  %1502 = add i64 %1501, %837
  %1503 = inttoptr i64 %1502 to i8 addrspace(1)*
  %1504 = load volatile i8, i8 addrspace(1)* %1503, align 1, !tbaa !11
  %1505 = add i64 %1501, %77
  %1506 = inttoptr i64 %1505 to i8 addrspace(1)*
  store i8 %1504, i8 addrspace(1)* %1506, align 1, !tbaa !11
  %1507 = add i64 %1500, %1498
  %1508 = icmp ult i64 %1507, %1495
  br i1 %1508, label %1499, label %1509, !llvm.loop !45

1509:                                             ; preds = %1499, %1470, %1493, %1465, %1053, %1052, %939
  %1510 = load i32, i32* %40, align 8, !tbaa !48
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !52
  %1511 = load i32, i32* %41, align 8, !tbaa !41
  %1512 = icmp eq i32 %1511, 0
  br i1 %1512, label %1513, label %1518

1513:                                             ; preds = %1509
  %1514 = load i64, i64* %42, align 8, !tbaa !23
  %1515 = add i64 %1514, 32
  %1516 = inttoptr i64 %1515 to i64*
  %1517 = load volatile i64, i64* %1516, align 8, !tbaa !5
  br label %1518

1518:                                             ; preds = %1513, %1509
  %1519 = phi i64 [ %1517, %1513 ], [ 0, %1509 ]
  %1520 = trunc i64 %1519 to i32
  %1521 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1520, i32 0, i32 31) #8
  %1522 = lshr i64 %1519, 32
  %1523 = trunc i64 %1522 to i32
  %1524 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1523, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !27
  %1525 = load i32, i32* %40, align 8, !tbaa !48
  %1526 = icmp eq i32 %1525, %1521
  br i1 %1526, label %1540, label %1527

1527:                                             ; preds = %1518
  store i32 %1521, i32* %40, align 8, !tbaa !48
  %1528 = icmp eq i32 %1521, 0
  br i1 %1528, label %1538, label %1529

1529:                                             ; preds = %1527
  %1530 = zext i32 %1521 to i64
  %1531 = shl nuw nsw i64 %1530, 3
  %1532 = and i64 %1531, 8
  %1533 = xor i64 %1532, 8
  %1534 = load i64, i64* %44, align 8, !tbaa !49
  %1535 = load i64, i64* %43, align 8, !tbaa !50
  %1536 = mul i64 %1535, %1533
  %1537 = add i64 %1536, %1534
  br label %1538

1538:                                             ; preds = %1529, %1527
  %1539 = phi i64 [ %1537, %1529 ], [ 0, %1527 ]
  store i64 %1539, i64* %45, align 8, !tbaa !51
  br label %1540

1540:                                             ; preds = %1538, %1518
  %1541 = icmp eq i32 %1521, %1510
  br i1 %1541, label %1542, label %5174, !llvm.loop !53

1542:                                             ; preds = %1540, %839
  %1543 = load i32, i32* %47, align 8, !tbaa !9
  %1544 = add i32 %1543, 1
  store i32 %1544, i32* %47, align 8, !tbaa !9
  br label %5167

1545:                                             ; preds = %835
  %1546 = icmp ult i64 %836, %84
  %1547 = select i1 %1546, i64 %836, i64 %84
  %1548 = load i32, i32* %35, align 8, !tbaa !37
  %1549 = zext i32 %1548 to i64
  %1550 = lshr i64 %78, %1549
  %1551 = load i64, i64* %48, align 8, !tbaa !54
  %1552 = icmp eq i64 %1551, 0
  br i1 %1552, label %1829, label %1553

1553:                                             ; preds = %1545
  %1554 = load i32, i32* %37, align 8, !tbaa !39
  %1555 = icmp eq i32 %1554, 0
  br i1 %1555, label %1556, label %1829

1556:                                             ; preds = %1553
  %1557 = load i32, i32* %41, align 8, !tbaa !41
  %1558 = icmp eq i32 %1557, 0
  br i1 %1558, label %1559, label %1818

1559:                                             ; preds = %1556
  %1560 = shl i64 %1550, 3
  br label %1561

1561:                                             ; preds = %1817, %1559
  %1562 = phi i32 [ 1, %1559 ], [ %1812, %1817 ]
  %1563 = phi i64 [ 0, %1559 ], [ %1813, %1817 ]
  %1564 = phi i32 [ -1, %1559 ], [ %1814, %1817 ]
  %1565 = phi i64 [ undef, %1559 ], [ %1815, %1817 ]
  %1566 = load i64, i64* %49, align 8, !tbaa !55
  %1567 = add i64 %1566, %1560
  %1568 = inttoptr i64 %1567 to i64*
  %1569 = load volatile i64, i64* %1568, align 8, !tbaa !5
  %1570 = and i64 %1569, 393216
  %1571 = icmp eq i64 %1570, 262144
  br i1 %1571, label %1572, label %1591

1572:                                             ; preds = %1561
  %1573 = atomicrmw add i64* %1568, i64 1 seq_cst, align 8
  %1574 = and i64 %1573, 917504
  %1575 = icmp eq i64 %1574, 262144
  br i1 %1575, label %1581, label %1576

1576:                                             ; preds = %1572
  %1577 = load i64, i64* %49, align 8, !tbaa !55
  %1578 = add i64 %1577, %1560
  %1579 = inttoptr i64 %1578 to i64*
  %1580 = atomicrmw add i64* %1579, i64 -1 seq_cst, align 8
  br label %1591

1581:                                             ; preds = %1572
  %1582 = and i64 %1573, 65536
  %1583 = icmp eq i64 %1582, 0
  br i1 %1583, label %1584, label %1589

1584:                                             ; preds = %1581
  %1585 = load i64, i64* %49, align 8, !tbaa !55
  %1586 = add i64 %1585, %1560
  %1587 = inttoptr i64 %1586 to i64*
  %1588 = atomicrmw or i64* %1587, i64 65536 seq_cst, align 8
  br label %1589

1589:                                             ; preds = %1584, %1581
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !33
  %1590 = lshr i64 %1573, 20
  br label %1591

1591:                                             ; preds = %1589, %1576, %1561
  %1592 = phi i64 [ -1, %1561 ], [ -1, %1576 ], [ %1590, %1589 ]
  %1593 = icmp eq i64 %1592, -1
  br i1 %1593, label %1608, label %1594

1594:                                             ; preds = %1591
  %1595 = icmp eq i32 %1564, -1
  br i1 %1595, label %1606, label %1596

1596:                                             ; preds = %1594
  %1597 = and i32 %1564, 63
  %1598 = zext i32 %1597 to i64
  %1599 = shl nuw i64 1, %1598
  %1600 = lshr i32 %1564, 3
  %1601 = and i32 %1600, 536870904
  %1602 = zext i32 %1601 to i64
  %1603 = load i64, i64* %50, align 8, !tbaa !56
  %1604 = add i64 %1603, %1602
  %1605 = inttoptr i64 %1604 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %1605, i64 %1599) #10, !srcloc !57
  br label %1606

1606:                                             ; preds = %1596, %1594
  %1607 = or i64 %1592, 72057594037927936
  br label %1811

1608:                                             ; preds = %1591
  %1609 = and i64 %1569, 655360
  %1610 = icmp eq i64 %1609, 524288
  br i1 %1610, label %1611, label %1623

1611:                                             ; preds = %1608
  %1612 = icmp eq i32 %1564, -1
  br i1 %1612, label %1811, label %1613

1613:                                             ; preds = %1611
  %1614 = and i32 %1564, 63
  %1615 = zext i32 %1614 to i64
  %1616 = shl nuw i64 1, %1615
  %1617 = lshr i32 %1564, 3
  %1618 = and i32 %1617, 536870904
  %1619 = zext i32 %1618 to i64
  %1620 = load i64, i64* %50, align 8, !tbaa !56
  %1621 = add i64 %1620, %1619
  %1622 = inttoptr i64 %1621 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %1622, i64 %1616) #10, !srcloc !57
  br label %1811

1623:                                             ; preds = %1608
  %1624 = icmp eq i64 %1570, 0
  %1625 = icmp eq i32 %1564, -1
  %1626 = select i1 %1624, i1 %1625, i1 false
  br i1 %1626, label %1627, label %1752

1627:                                             ; preds = %1623
  %1628 = load i32, i32* %51, align 4, !tbaa !58
  %1629 = icmp eq i32 %1628, 0
  br i1 %1629, label %1630, label %1752

1630:                                             ; preds = %1627
  %1631 = load i32, i32* %52, align 8, !tbaa !59
  %1632 = load i32, i32* %53, align 4, !tbaa !60
  %1633 = add i32 %1632, 63
  %1634 = lshr i32 %1633, 6
  %1635 = icmp ugt i32 %1633, 63
  br i1 %1635, label %1636, label %1675

1636:                                             ; preds = %1630
  %1637 = tail call i32 @llvm.umax.i32(i32 %1634, i32 1) #8
  br label %1641

1638:                                             ; preds = %1668
  %1639 = icmp ult i32 %1671, %1634
  %1640 = icmp eq i32 %1671, %1637
  br i1 %1640, label %1675, label %1641, !llvm.loop !61

1641:                                             ; preds = %1638, %1636
  %1642 = phi i1 [ true, %1636 ], [ %1639, %1638 ]
  %1643 = phi i32 [ 0, %1636 ], [ %1671, %1638 ]
  %1644 = add i32 %1643, %1631
  %1645 = urem i32 %1644, %1634
  %1646 = load i64, i64* %50, align 8, !tbaa !56
  %1647 = shl nuw nsw i32 %1645, 3
  %1648 = zext i32 %1647 to i64
  %1649 = add i64 %1646, %1648
  %1650 = inttoptr i64 %1649 to i64*
  %1651 = load volatile i64, i64* %1650, align 8, !tbaa !5
  br label %1652

1652:                                             ; preds = %1666, %1641
  %1653 = phi i64 [ %1651, %1641 ], [ %1660, %1666 ]
  %1654 = phi i32 [ undef, %1641 ], [ %1667, %1666 ]
  %1655 = icmp eq i64 %1653, 0
  br i1 %1655, label %1668, label %1656

1656:                                             ; preds = %1652
  %1657 = sub i64 0, %1653
  %1658 = and i64 %1653, %1657
  %1659 = xor i64 %1658, -1
  %1660 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* nonnull %1650, i64 %1659) #10, !srcloc !62
  %1661 = and i64 %1660, %1658
  %1662 = icmp eq i64 %1661, 0
  br i1 %1662, label %1666, label %1663

1663:                                             ; preds = %1656
  %1664 = tail call i64 @llvm.cttz.i64(i64 %1658, i1 true) #8, !range !63
  %1665 = trunc i64 %1664 to i32
  br label %1666

1666:                                             ; preds = %1663, %1656
  %1667 = phi i32 [ %1665, %1663 ], [ %1654, %1656 ]
  br i1 %1662, label %1652, label %1668, !llvm.loop !64

1668:                                             ; preds = %1666, %1652
  %1669 = phi i32 [ %1667, %1666 ], [ 64, %1652 ]
  %1670 = icmp ult i32 %1669, 64
  %1671 = add nuw nsw i32 %1643, 1
  br i1 %1670, label %1672, label %1638

1672:                                             ; preds = %1668
  %1673 = shl nuw i32 %1645, 6
  %1674 = add nuw i32 %1669, %1673
  br label %1675

1675:                                             ; preds = %1638, %1672, %1630
  %1676 = phi i1 [ %1642, %1672 ], [ false, %1630 ], [ %1639, %1638 ]
  %1677 = phi i32 [ %1674, %1672 ], [ undef, %1630 ], [ undef, %1638 ]
  br i1 %1676, label %1752, label %1678

1678:                                             ; preds = %1675
  %1679 = icmp ult i32 %1633, 64
  br i1 %1679, label %1752, label %1680

1680:                                             ; preds = %1678
  %1681 = tail call i32 @llvm.umax.i32(i32 %1634, i32 1) #8
  br label %1682

1682:                                             ; preds = %1746, %1680
  %1683 = phi i32 [ 0, %1680 ], [ %1749, %1746 ]
  %1684 = load i64, i64* %54, align 8, !tbaa !65
  %1685 = zext i32 %1683 to i64
  %1686 = shl nuw nsw i64 %1685, 3
  %1687 = add i64 %1686, %1684
  %1688 = inttoptr i64 %1687 to i64*
  %1689 = load volatile i64, i64* %1688, align 8, !tbaa !5
  %1690 = icmp eq i64 %1689, 0
  br i1 %1690, label %1746, label %1691

1691:                                             ; preds = %1682
  %1692 = shl i32 %1683, 6
  br label %1693

1693:                                             ; preds = %1744, %1691
  %1694 = phi i32 [ undef, %1691 ], [ %1742, %1744 ]
  %1695 = phi i64 [ %1689, %1691 ], [ %1701, %1744 ]
  %1696 = sub i64 0, %1695
  %1697 = and i64 %1695, %1696
  %1698 = tail call i64 @llvm.cttz.i64(i64 %1697, i1 true) #8, !range !63
  %1699 = trunc i64 %1698 to i32
  %1700 = or i32 %1692, %1699
  %1701 = xor i64 %1697, %1695
  %1702 = load i64, i64* %55, align 8, !tbaa !66
  %1703 = zext i32 %1700 to i64
  %1704 = shl nuw nsw i64 %1703, 3
  %1705 = add i64 %1704, %1702
  %1706 = inttoptr i64 %1705 to i64*
  %1707 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1706) #10, !srcloc !67
  %1708 = lshr i64 %1707, 32
  %1709 = load i64, i64* %56, align 8, !tbaa !68
  %1710 = shl nuw nsw i64 %1703, 2
  %1711 = add i64 %1710, %1709
  %1712 = inttoptr i64 %1711 to i32*
  %1713 = load volatile i32, i32* %1712, align 4, !tbaa !9
  %1714 = zext i32 %1713 to i64
  %1715 = icmp eq i64 %1708, %1714
  br i1 %1715, label %1716, label %1741, !llvm.loop !69

1716:                                             ; preds = %1693
  %1717 = xor i64 %1697, -1
  %1718 = load i64, i64* %54, align 8, !tbaa !65
  %1719 = add i64 %1718, %1686
  %1720 = inttoptr i64 %1719 to i64*
  %1721 = atomicrmw and i64* %1720, i64 %1717 seq_cst, align 8
  %1722 = and i64 %1721, %1697
  %1723 = icmp eq i64 %1722, 0
  br i1 %1723, label %1741, label %1724, !llvm.loop !69

1724:                                             ; preds = %1716
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !33
  %1725 = load i64, i64* %55, align 8, !tbaa !66
  %1726 = add i64 %1725, %1704
  %1727 = inttoptr i64 %1726 to i64*
  %1728 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1727) #10, !srcloc !67
  %1729 = lshr i64 %1728, 32
  %1730 = load i64, i64* %56, align 8, !tbaa !68
  %1731 = add i64 %1730, %1710
  %1732 = inttoptr i64 %1731 to i32*
  %1733 = load volatile i32, i32* %1732, align 4, !tbaa !9
  %1734 = zext i32 %1733 to i64
  %1735 = icmp eq i64 %1729, %1734
  br i1 %1735, label %1741, label %1736

1736:                                             ; preds = %1724
  %1737 = load i64, i64* %54, align 8, !tbaa !65
  %1738 = add i64 %1737, %1686
  %1739 = inttoptr i64 %1738 to i64*
  %1740 = atomicrmw or i64* %1739, i64 %1697 seq_cst, align 8
  br label %1741

1741:                                             ; preds = %1736, %1724, %1716, %1693
  %1742 = phi i32 [ %1694, %1736 ], [ %1694, %1716 ], [ %1694, %1693 ], [ %1700, %1724 ]
  %1743 = phi i32 [ 0, %1736 ], [ 2, %1716 ], [ 2, %1693 ], [ 1, %1724 ]
  switch i32 %1743, label %1746 [
    i32 0, label %1744
    i32 2, label %1744
  ]

1744:                                             ; preds = %1741, %1741
  %1745 = icmp eq i64 %1701, 0
  br i1 %1745, label %1746, label %1693, !llvm.loop !69

1746:                                             ; preds = %1744, %1741, %1682
  %1747 = phi i32 [ -1, %1682 ], [ %1742, %1741 ], [ -1, %1744 ]
  %1748 = icmp ne i32 %1747, -1
  %1749 = add nuw nsw i32 %1683, 1
  %1750 = icmp eq i32 %1749, %1681
  %1751 = select i1 %1748, i1 true, i1 %1750
  br i1 %1751, label %1752, label %1682, !llvm.loop !70

1752:                                             ; preds = %1746, %1678, %1675, %1627, %1623
  %1753 = phi i32 [ -1, %1627 ], [ %1564, %1623 ], [ %1677, %1675 ], [ -1, %1678 ], [ %1747, %1746 ]
  %1754 = icmp ne i32 %1753, -1
  %1755 = select i1 %1624, i1 %1754, i1 false
  br i1 %1755, label %1756, label %1767

1756:                                             ; preds = %1752
  %1757 = load i64, i64* %49, align 8, !tbaa !55
  %1758 = add i64 %1757, %1560
  %1759 = inttoptr i64 %1758 to i64*
  %1760 = add nuw i64 %1569, 131072
  %1761 = cmpxchg i64* %1759, i64 %1569, i64 %1760 seq_cst seq_cst, align 8
  %1762 = extractvalue { i64, i1 } %1761, 1
  %1763 = zext i32 %1753 to i64
  %1764 = or i64 %1763, 144115188075855872
  %1765 = select i1 %1762, i64 %1764, i64 %1565
  %1766 = select i1 %1762, i32 1, i32 3
  br label %1811, !llvm.loop !71

1767:                                             ; preds = %1752
  br i1 %1754, label %1768, label %1778

1768:                                             ; preds = %1767
  %1769 = and i32 %1753, 63
  %1770 = zext i32 %1769 to i64
  %1771 = shl nuw i64 1, %1770
  %1772 = lshr i32 %1753, 3
  %1773 = and i32 %1772, 536870904
  %1774 = zext i32 %1773 to i64
  %1775 = load i64, i64* %50, align 8, !tbaa !56
  %1776 = add i64 %1775, %1774
  %1777 = inttoptr i64 %1776 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %1777, i64 %1771) #10, !srcloc !57
  br label %1778

1778:                                             ; preds = %1768, %1767
  %1779 = load i32, i32* %51, align 4, !tbaa !58
  %1780 = icmp eq i32 %1779, 0
  br i1 %1780, label %1781, label %1801

1781:                                             ; preds = %1778
  %1782 = add i32 %1562, 1
  %1783 = and i32 %1562, 63
  %1784 = icmp eq i32 %1783, 0
  br i1 %1784, label %1785, label %1801

1785:                                             ; preds = %1781
  %1786 = load i64, i64* %57, align 8, !tbaa !72
  %1787 = inttoptr i64 %1786 to i64*
  %1788 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1787) #10, !srcloc !67
  %1789 = icmp eq i64 %1788, 0
  br i1 %1789, label %1790, label %1801

1790:                                             ; preds = %1785
  %1791 = icmp eq i64 %1563, 0
  br i1 %1791, label %1792, label %1796

1792:                                             ; preds = %1790
  %1793 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !73
  %1794 = load i64, i64* %58, align 8, !tbaa !74
  %1795 = add i64 %1794, %1793
  br label %1796

1796:                                             ; preds = %1792, %1790
  %1797 = phi i64 [ %1795, %1792 ], [ %1563, %1790 ]
  %1798 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !73
  %1799 = icmp ult i64 %1798, %1797
  %1800 = select i1 %1799, i32 0, i32 110
  br label %1801

1801:                                             ; preds = %1796, %1785, %1781, %1778
  %1802 = phi i32 [ %1562, %1778 ], [ %1782, %1781 ], [ %1782, %1785 ], [ %1782, %1796 ]
  %1803 = phi i64 [ %1563, %1778 ], [ %1563, %1781 ], [ %1563, %1785 ], [ %1797, %1796 ]
  %1804 = phi i32 [ %1779, %1778 ], [ 0, %1781 ], [ 108, %1785 ], [ %1800, %1796 ]
  %1805 = icmp eq i32 %1804, 0
  %1806 = zext i32 %1804 to i64
  %1807 = or i64 %1806, 216172782113783808
  %1808 = select i1 %1805, i64 %1565, i64 %1807
  %1809 = xor i1 %1805, true
  %1810 = zext i1 %1809 to i32
  br label %1811

1811:                                             ; preds = %1801, %1756, %1613, %1611, %1606
  %1812 = phi i32 [ %1562, %1611 ], [ %1562, %1613 ], [ %1562, %1606 ], [ %1562, %1756 ], [ %1802, %1801 ]
  %1813 = phi i64 [ %1563, %1611 ], [ %1563, %1613 ], [ %1563, %1606 ], [ %1563, %1756 ], [ %1803, %1801 ]
  %1814 = phi i32 [ -1, %1611 ], [ %1564, %1613 ], [ %1564, %1606 ], [ %1753, %1756 ], [ -1, %1801 ]
  %1815 = phi i64 [ 360287970189639680, %1611 ], [ 360287970189639680, %1613 ], [ %1607, %1606 ], [ %1765, %1756 ], [ %1808, %1801 ]
  %1816 = phi i32 [ 1, %1611 ], [ 1, %1613 ], [ 1, %1606 ], [ %1766, %1756 ], [ %1810, %1801 ]
  switch i32 %1816, label %1818 [
    i32 0, label %1817
    i32 3, label %1817
  ]

1817:                                             ; preds = %1811, %1811
  br label %1561, !llvm.loop !71

1818:                                             ; preds = %1811, %1556
  %1819 = phi i64 [ 0, %1556 ], [ %1815, %1811 ]
  %1820 = trunc i64 %1819 to i32
  %1821 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1820, i32 0, i32 31) #8
  %1822 = lshr i64 %1819, 32
  %1823 = trunc i64 %1822 to i32
  %1824 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1823, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !27
  %1825 = zext i32 %1824 to i64
  %1826 = shl nuw i64 %1825, 32
  %1827 = zext i32 %1821 to i64
  %1828 = or i64 %1826, %1827
  br label %1829

1829:                                             ; preds = %1818, %1553, %1545
  %1830 = phi i64 [ 360287970189639680, %1553 ], [ %1828, %1818 ], [ 360287970189639680, %1545 ]
  %1831 = lshr i64 %1830, 56
  %1832 = trunc i64 %1831 to i8
  switch i8 %1832, label %4475 [
    i8 5, label %1833
    i8 3, label %2850
    i8 2, label %2852
  ]

1833:                                             ; preds = %1829
  %1834 = icmp eq i64 %77, 0
  br i1 %1834, label %5167, label %1835

1835:                                             ; preds = %1833
  %1836 = load i32, i32* %41, align 8, !tbaa !41
  %1837 = icmp eq i32 %1836, 0
  br i1 %1837, label %1838, label %2020

1838:                                             ; preds = %1835
  %1839 = load i32, i32* %51, align 4, !tbaa !58
  %1840 = icmp eq i32 %1839, 0
  br i1 %1840, label %1841, label %2012

1841:                                             ; preds = %1838
  %1842 = load i32, i32* %52, align 8, !tbaa !59
  %1843 = load i32, i32* %53, align 4, !tbaa !60
  %1844 = urem i32 %1842, %1843
  %1845 = load i64, i64* %50, align 8, !tbaa !56
  %1846 = lshr i32 %1844, 3
  %1847 = and i32 %1846, 536870904
  %1848 = zext i32 %1847 to i64
  %1849 = add i64 %1845, %1848
  %1850 = inttoptr i64 %1849 to i64*
  %1851 = and i32 %1844, 63
  %1852 = zext i32 %1851 to i64
  %1853 = shl nuw i64 1, %1852
  %1854 = xor i64 %1853, -1
  %1855 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %1850, i64 %1854) #10, !srcloc !62
  %1856 = and i64 %1853, %1855
  %1857 = icmp eq i64 %1856, 0
  %1858 = select i1 %1857, i32 -1, i32 %1844
  %1859 = icmp eq i32 %1858, -1
  br i1 %1859, label %1860, label %2012

1860:                                             ; preds = %1841, %2006
  %1861 = phi i64 [ %2008, %2006 ], [ 0, %1841 ]
  %1862 = phi i32 [ %2007, %2006 ], [ 1, %1841 ]
  %1863 = load i32, i32* %53, align 4, !tbaa !60
  %1864 = add i32 %1863, 63
  %1865 = lshr i32 %1864, 6
  %1866 = icmp ugt i32 %1864, 63
  br i1 %1866, label %1867, label %1906

1867:                                             ; preds = %1860
  %1868 = tail call i32 @llvm.umax.i32(i32 %1865, i32 1) #8
  br label %1872

1869:                                             ; preds = %1899
  %1870 = icmp ult i32 %1902, %1865
  %1871 = icmp eq i32 %1902, %1868
  br i1 %1871, label %1906, label %1872, !llvm.loop !61

1872:                                             ; preds = %1869, %1867
  %1873 = phi i1 [ true, %1867 ], [ %1870, %1869 ]
  %1874 = phi i32 [ 0, %1867 ], [ %1902, %1869 ]
  %1875 = add i32 %1874, %1842
  %1876 = urem i32 %1875, %1865
  %1877 = load i64, i64* %50, align 8, !tbaa !56
  %1878 = shl nuw nsw i32 %1876, 3
  %1879 = zext i32 %1878 to i64
  %1880 = add i64 %1877, %1879
  %1881 = inttoptr i64 %1880 to i64*
  %1882 = load volatile i64, i64* %1881, align 8, !tbaa !5
  br label %1883

1883:                                             ; preds = %1897, %1872
  %1884 = phi i64 [ %1882, %1872 ], [ %1891, %1897 ]
  %1885 = phi i32 [ undef, %1872 ], [ %1898, %1897 ]
  %1886 = icmp eq i64 %1884, 0
  br i1 %1886, label %1899, label %1887

1887:                                             ; preds = %1883
  %1888 = sub i64 0, %1884
  %1889 = and i64 %1884, %1888
  %1890 = xor i64 %1889, -1
  %1891 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* nonnull %1881, i64 %1890) #10, !srcloc !62
  %1892 = and i64 %1891, %1889
  %1893 = icmp eq i64 %1892, 0
  br i1 %1893, label %1897, label %1894

1894:                                             ; preds = %1887
  %1895 = tail call i64 @llvm.cttz.i64(i64 %1889, i1 true) #8, !range !63
  %1896 = trunc i64 %1895 to i32
  br label %1897

1897:                                             ; preds = %1894, %1887
  %1898 = phi i32 [ %1896, %1894 ], [ %1885, %1887 ]
  br i1 %1893, label %1883, label %1899, !llvm.loop !64

1899:                                             ; preds = %1897, %1883
  %1900 = phi i32 [ %1898, %1897 ], [ 64, %1883 ]
  %1901 = icmp ult i32 %1900, 64
  %1902 = add nuw nsw i32 %1874, 1
  br i1 %1901, label %1903, label %1869

1903:                                             ; preds = %1899
  %1904 = shl nuw i32 %1876, 6
  %1905 = add nuw i32 %1900, %1904
  br label %1906

1906:                                             ; preds = %1869, %1903, %1860
  %1907 = phi i1 [ %1873, %1903 ], [ false, %1860 ], [ %1870, %1869 ]
  %1908 = phi i32 [ %1905, %1903 ], [ undef, %1860 ], [ undef, %1869 ]
  br i1 %1907, label %1983, label %1909

1909:                                             ; preds = %1906
  %1910 = icmp ult i32 %1864, 64
  br i1 %1910, label %1983, label %1911

1911:                                             ; preds = %1909
  %1912 = tail call i32 @llvm.umax.i32(i32 %1865, i32 1) #8
  br label %1913

1913:                                             ; preds = %1977, %1911
  %1914 = phi i32 [ 0, %1911 ], [ %1980, %1977 ]
  %1915 = load i64, i64* %54, align 8, !tbaa !65
  %1916 = zext i32 %1914 to i64
  %1917 = shl nuw nsw i64 %1916, 3
  %1918 = add i64 %1917, %1915
  %1919 = inttoptr i64 %1918 to i64*
  %1920 = load volatile i64, i64* %1919, align 8, !tbaa !5
  %1921 = icmp eq i64 %1920, 0
  br i1 %1921, label %1977, label %1922

1922:                                             ; preds = %1913
  %1923 = shl i32 %1914, 6
  br label %1924

1924:                                             ; preds = %1975, %1922
  %1925 = phi i32 [ undef, %1922 ], [ %1973, %1975 ]
  %1926 = phi i64 [ %1920, %1922 ], [ %1932, %1975 ]
  %1927 = sub i64 0, %1926
  %1928 = and i64 %1926, %1927
  %1929 = tail call i64 @llvm.cttz.i64(i64 %1928, i1 true) #8, !range !63
  %1930 = trunc i64 %1929 to i32
  %1931 = or i32 %1923, %1930
  %1932 = xor i64 %1928, %1926
  %1933 = load i64, i64* %55, align 8, !tbaa !66
  %1934 = zext i32 %1931 to i64
  %1935 = shl nuw nsw i64 %1934, 3
  %1936 = add i64 %1935, %1933
  %1937 = inttoptr i64 %1936 to i64*
  %1938 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1937) #10, !srcloc !67
  %1939 = lshr i64 %1938, 32
  %1940 = load i64, i64* %56, align 8, !tbaa !68
  %1941 = shl nuw nsw i64 %1934, 2
  %1942 = add i64 %1941, %1940
  %1943 = inttoptr i64 %1942 to i32*
  %1944 = load volatile i32, i32* %1943, align 4, !tbaa !9
  %1945 = zext i32 %1944 to i64
  %1946 = icmp eq i64 %1939, %1945
  br i1 %1946, label %1947, label %1972, !llvm.loop !69

1947:                                             ; preds = %1924
  %1948 = xor i64 %1928, -1
  %1949 = load i64, i64* %54, align 8, !tbaa !65
  %1950 = add i64 %1949, %1917
  %1951 = inttoptr i64 %1950 to i64*
  %1952 = atomicrmw and i64* %1951, i64 %1948 seq_cst, align 8
  %1953 = and i64 %1952, %1928
  %1954 = icmp eq i64 %1953, 0
  br i1 %1954, label %1972, label %1955, !llvm.loop !69

1955:                                             ; preds = %1947
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !33
  %1956 = load i64, i64* %55, align 8, !tbaa !66
  %1957 = add i64 %1956, %1935
  %1958 = inttoptr i64 %1957 to i64*
  %1959 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1958) #10, !srcloc !67
  %1960 = lshr i64 %1959, 32
  %1961 = load i64, i64* %56, align 8, !tbaa !68
  %1962 = add i64 %1961, %1941
  %1963 = inttoptr i64 %1962 to i32*
  %1964 = load volatile i32, i32* %1963, align 4, !tbaa !9
  %1965 = zext i32 %1964 to i64
  %1966 = icmp eq i64 %1960, %1965
  br i1 %1966, label %1972, label %1967

1967:                                             ; preds = %1955
  %1968 = load i64, i64* %54, align 8, !tbaa !65
  %1969 = add i64 %1968, %1917
  %1970 = inttoptr i64 %1969 to i64*
  %1971 = atomicrmw or i64* %1970, i64 %1928 seq_cst, align 8
  br label %1972

1972:                                             ; preds = %1967, %1955, %1947, %1924
  %1973 = phi i32 [ %1925, %1967 ], [ %1925, %1947 ], [ %1925, %1924 ], [ %1931, %1955 ]
  %1974 = phi i32 [ 0, %1967 ], [ 2, %1947 ], [ 2, %1924 ], [ 1, %1955 ]
  switch i32 %1974, label %1977 [
    i32 0, label %1975
    i32 2, label %1975
  ]

1975:                                             ; preds = %1972, %1972
  %1976 = icmp eq i64 %1932, 0
  br i1 %1976, label %1977, label %1924, !llvm.loop !69

1977:                                             ; preds = %1975, %1972, %1913
  %1978 = phi i32 [ -1, %1913 ], [ %1973, %1972 ], [ -1, %1975 ]
  %1979 = icmp ne i32 %1978, -1
  %1980 = add nuw nsw i32 %1914, 1
  %1981 = icmp eq i32 %1980, %1912
  %1982 = select i1 %1979, i1 true, i1 %1981
  br i1 %1982, label %1983, label %1913, !llvm.loop !70

1983:                                             ; preds = %1977, %1909, %1906
  %1984 = phi i32 [ %1908, %1906 ], [ -1, %1909 ], [ %1978, %1977 ]
  %1985 = icmp eq i32 %1984, -1
  br i1 %1985, label %1986, label %2006

1986:                                             ; preds = %1983
  %1987 = add i32 %1862, 1
  %1988 = and i32 %1862, 63
  %1989 = icmp eq i32 %1988, 0
  br i1 %1989, label %1990, label %2006

1990:                                             ; preds = %1986
  %1991 = load i64, i64* %57, align 8, !tbaa !72
  %1992 = inttoptr i64 %1991 to i64*
  %1993 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1992) #10, !srcloc !67
  %1994 = icmp eq i64 %1993, 0
  br i1 %1994, label %1995, label %2006

1995:                                             ; preds = %1990
  %1996 = icmp eq i64 %1861, 0
  br i1 %1996, label %1997, label %2001

1997:                                             ; preds = %1995
  %1998 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !73
  %1999 = load i64, i64* %58, align 8, !tbaa !74
  %2000 = add i64 %1999, %1998
  br label %2001

2001:                                             ; preds = %1997, %1995
  %2002 = phi i64 [ %2000, %1997 ], [ %1861, %1995 ]
  %2003 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !73
  %2004 = icmp ult i64 %2003, %2002
  %2005 = select i1 %2004, i32 0, i32 110
  br label %2006

2006:                                             ; preds = %2001, %1990, %1986, %1983
  %2007 = phi i32 [ %1862, %1983 ], [ %1987, %1986 ], [ %1987, %1990 ], [ %1987, %2001 ]
  %2008 = phi i64 [ %1861, %1983 ], [ %1861, %1986 ], [ %1861, %1990 ], [ %2002, %2001 ]
  %2009 = phi i32 [ 0, %1983 ], [ 0, %1986 ], [ 108, %1990 ], [ %2005, %2001 ]
  %2010 = icmp eq i32 %2009, 0
  %2011 = and i1 %1985, %2010
  br i1 %2011, label %1860, label %2012, !llvm.loop !75

2012:                                             ; preds = %2006, %1841, %1838
  %2013 = phi i32 [ -1, %1838 ], [ %1858, %1841 ], [ %1984, %2006 ]
  %2014 = phi i32 [ %1839, %1838 ], [ 0, %1841 ], [ %2009, %2006 ]
  %2015 = icmp eq i32 %2014, 0
  %2016 = select i1 %2015, i32 %2013, i32 %2014
  %2017 = select i1 %2015, i64 144115188075855872, i64 216172782113783808
  %2018 = zext i32 %2016 to i64
  %2019 = or i64 %2017, %2018
  br label %2020

2020:                                             ; preds = %2012, %1835
  %2021 = phi i64 [ %2019, %2012 ], [ 0, %1835 ]
  %2022 = trunc i64 %2021 to i32
  %2023 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2022, i32 0, i32 31) #8
  %2024 = lshr i64 %2021, 32
  %2025 = trunc i64 %2024 to i32
  %2026 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2025, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !27
  %2027 = and i32 %2026, -16777216
  %2028 = icmp eq i32 %2027, 50331648
  br i1 %2028, label %2029, label %2030

2029:                                             ; preds = %2020
  store i32 %2023, i32* %51, align 4, !tbaa !58
  br label %5167

2030:                                             ; preds = %2020
  %2031 = load i32, i32* %41, align 8, !tbaa !41
  %2032 = icmp eq i32 %2031, 0
  br i1 %2032, label %2033, label %2138

2033:                                             ; preds = %2030
  %2034 = load i64, i64* %60, align 8, !tbaa !76
  %2035 = load i64, i64* %56, align 8, !tbaa !68
  %2036 = zext i32 %2023 to i64
  %2037 = shl nuw nsw i64 %2036, 2
  %2038 = add i64 %2035, %2037
  %2039 = inttoptr i64 %2038 to i32*
  %2040 = load volatile i32, i32* %2039, align 4, !tbaa !9
  %2041 = add i32 %2040, 1
  %2042 = load i64, i64* %61, align 8, !tbaa !77
  %2043 = inttoptr i64 %2042 to i64*
  %2044 = atomicrmw add i64* %2043, i64 1 seq_cst, align 8
  %2045 = load i32, i32* %63, align 8, !tbaa !78
  %2046 = zext i32 %2045 to i64
  %2047 = lshr i64 %2044, %2046
  %2048 = and i64 %2047, 1
  %2049 = xor i64 %2048, 1
  %2050 = load i64, i64* %29, align 8, !tbaa !79
  %2051 = shl nsw i64 -1, %2046
  %2052 = xor i64 %2051, -1
  %2053 = and i64 %2044, %2052
  %2054 = shl i64 %2053, 5
  %2055 = add i64 %2054, %2050
  %2056 = inttoptr i64 %2055 to i64*
  store volatile i32 %2041, i32* %2039, align 4, !tbaa !9
  %2057 = zext i32 %2041 to i64
  %2058 = shl nuw i64 %2057, 32
  %2059 = shl nuw nsw i64 %2036, 16
  %2060 = or i64 %2059, %2058
  %2061 = or i64 %2060, %2049
  %2062 = or i64 %2061, 256
  %2063 = or i64 %2049, %2034
  tail call void asm sideeffect "st.volatile.global.v2.u64 [$0], {$1, $2};", "l,l,l,~{memory}"(i64* %2056, i64 %2062, i64 %2063) #10, !srcloc !80
  %2064 = getelementptr inbounds i64, i64* %2056, i64 2
  %2065 = shl i64 %78, 1
  %2066 = or i64 %2049, %2065
  %2067 = shl i64 %1547, 1
  %2068 = or i64 %2049, %2067
  tail call void asm sideeffect "st.volatile.global.v2.u64 [$0], {$1, $2};", "l,l,l,~{memory}"(i64* nonnull %2064, i64 %2066, i64 %2068) #10, !srcloc !80
  %2069 = shl nuw nsw i64 %2036, 3
  br label %2070

2070:                                             ; preds = %2111, %2033
  %2071 = phi i32 [ 1, %2033 ], [ %2112, %2111 ]
  %2072 = phi i64 [ 0, %2033 ], [ %2113, %2111 ]
  %2073 = phi i32 [ 0, %2033 ], [ %2115, %2111 ]
  %2074 = load i64, i64* %55, align 8, !tbaa !66
  %2075 = add i64 %2074, %2069
  %2076 = inttoptr i64 %2075 to i64*
  %2077 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %2076) #10, !srcloc !67
  %2078 = trunc i64 %2077 to i32
  %2079 = lshr i64 %2077, 32
  %2080 = icmp eq i64 %2079, %2057
  br i1 %2080, label %2081, label %2086

2081:                                             ; preds = %2070
  %2082 = icmp slt i32 %2078, 0
  %2083 = select i1 %2082, i32 0, i32 %2078
  %2084 = sub nsw i32 0, %2078
  %2085 = select i1 %2082, i32 %2084, i32 0
  br label %2111

2086:                                             ; preds = %2070
  %2087 = add i32 %2071, 1
  %2088 = and i32 %2071, 63
  %2089 = icmp eq i32 %2088, 0
  br i1 %2089, label %2090, label %2106

2090:                                             ; preds = %2086
  %2091 = load i64, i64* %57, align 8, !tbaa !72
  %2092 = inttoptr i64 %2091 to i64*
  %2093 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %2092) #10, !srcloc !67
  %2094 = icmp eq i64 %2093, 0
  br i1 %2094, label %2095, label %2106

2095:                                             ; preds = %2090
  %2096 = icmp eq i64 %2072, 0
  br i1 %2096, label %2097, label %2101

2097:                                             ; preds = %2095
  %2098 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !73
  %2099 = load i64, i64* %58, align 8, !tbaa !74
  %2100 = add i64 %2099, %2098
  br label %2101

2101:                                             ; preds = %2097, %2095
  %2102 = phi i64 [ %2100, %2097 ], [ %2072, %2095 ]
  %2103 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !73
  %2104 = icmp ult i64 %2103, %2102
  %2105 = select i1 %2104, i32 0, i32 110
  br label %2106

2106:                                             ; preds = %2101, %2090, %2086
  %2107 = phi i64 [ %2102, %2101 ], [ %2072, %2090 ], [ %2072, %2086 ]
  %2108 = phi i32 [ %2105, %2101 ], [ 108, %2090 ], [ 0, %2086 ]
  %2109 = icmp eq i32 %2108, 0
  %2110 = select i1 %2109, i32 0, i32 2
  br label %2111

2111:                                             ; preds = %2106, %2081
  %2112 = phi i32 [ %2071, %2081 ], [ %2087, %2106 ]
  %2113 = phi i64 [ %2072, %2081 ], [ %2107, %2106 ]
  %2114 = phi i32 [ %2085, %2081 ], [ %2108, %2106 ]
  %2115 = phi i32 [ %2083, %2081 ], [ %2073, %2106 ]
  %2116 = phi i32 [ 1, %2081 ], [ %2110, %2106 ]
  switch i32 %2116, label %2128 [
    i32 0, label %2070
    i32 2, label %2117
  ], !llvm.loop !81

2117:                                             ; preds = %2111
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !33
  %2118 = load i64, i64* %54, align 8, !tbaa !65
  %2119 = lshr i32 %2023, 3
  %2120 = and i32 %2119, 536870904
  %2121 = zext i32 %2120 to i64
  %2122 = add i64 %2118, %2121
  %2123 = inttoptr i64 %2122 to i64*
  %2124 = and i32 %2023, 63
  %2125 = zext i32 %2124 to i64
  %2126 = shl nuw i64 1, %2125
  %2127 = atomicrmw or i64* %2123, i64 %2126 seq_cst, align 8
  br label %2128

2128:                                             ; preds = %2111, %2117
  %2129 = phi i64 [ 36028797018963968, %2117 ], [ 0, %2111 ]
  %2130 = icmp eq i32 %2114, 0
  br i1 %2130, label %2135, label %2131

2131:                                             ; preds = %2128
  %2132 = zext i32 %2114 to i64
  %2133 = or i64 %2129, %2132
  %2134 = or i64 %2133, 216172782113783808
  br label %2138

2135:                                             ; preds = %2128
  %2136 = zext i32 %2115 to i64
  %2137 = or i64 %2136, 144115188075855872
  br label %2138

2138:                                             ; preds = %2135, %2131, %2030
  %2139 = phi i64 [ 0, %2030 ], [ %2134, %2131 ], [ %2137, %2135 ]
  %2140 = trunc i64 %2139 to i32
  %2141 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2140, i32 0, i32 31) #8
  %2142 = lshr i64 %2139, 32
  %2143 = trunc i64 %2142 to i32
  %2144 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2143, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !27
  %2145 = zext i32 %2144 to i64
  %2146 = shl nuw i64 %2145, 32
  %2147 = zext i32 %2141 to i64
  %2148 = and i64 %2145, 4278190080
  %2149 = icmp eq i64 %2148, 50331648
  %2150 = and i64 %2146, 72057589742960640
  %2151 = or i64 %2150, %2147
  %2152 = icmp ult i64 %2151, %1547
  %2153 = select i1 %2152, i32 61, i32 0
  %2154 = select i1 %2149, i32 %2141, i32 %2153
  %2155 = icmp eq i32 %2154, 0
  br i1 %2155, label %2156, label %2829

2156:                                             ; preds = %2138
  %2157 = load i64, i64* %64, align 8, !tbaa !82
  %2158 = zext i32 %2023 to i64
  %2159 = load i64, i64* %65, align 8, !tbaa !83
  %2160 = mul i64 %2159, %2158
  %2161 = add i64 %2160, %2157
  %2162 = load i32, i32* %41, align 8, !tbaa !41
  %2163 = load i32, i32* %46, align 4, !tbaa !42
  %2164 = xor i64 %2161, %77
  %2165 = and i64 %2164, 15
  %2166 = icmp eq i64 %2165, 0
  %2167 = and i64 %2164, 3
  %2168 = icmp eq i64 %2167, 0
  %2169 = select i1 %2168, i64 4, i64 1
  %2170 = select i1 %2166, i64 16, i64 %2169
  %2171 = sub i64 0, %77
  %2172 = add nsw i64 %2170, -1
  %2173 = and i64 %2172, %2171
  %2174 = or i64 %1547, %77
  %2175 = or i64 %2174, %2161
  %2176 = and i64 %2175, 15
  %2177 = icmp eq i64 %2176, 0
  br i1 %2177, label %2178, label %2377

2178:                                             ; preds = %2156
  %2179 = lshr i64 %1547, 4
  %2180 = zext i32 %2162 to i64
  %2181 = mul i32 %2163, 7
  %2182 = zext i32 %2181 to i64
  %2183 = add nuw nsw i64 %2182, %2180
  %2184 = icmp ult i64 %2183, %2179
  br i1 %2184, label %2185, label %2259

2185:                                             ; preds = %2178
  %2186 = shl i32 %2163, 3
  %2187 = zext i32 %2186 to i64
  %2188 = zext i32 %2163 to i64
  %2189 = shl i32 %2163, 1
  %2190 = zext i32 %2189 to i64
  %2191 = mul i32 %2163, 3
  %2192 = zext i32 %2191 to i64
  %2193 = shl i32 %2163, 2
  %2194 = zext i32 %2193 to i64
  %2195 = mul i32 %2163, 5
  %2196 = zext i32 %2195 to i64
  %2197 = mul i32 %2163, 6
  %2198 = zext i32 %2197 to i64
  br label %2199

2199:                                             ; preds = %2199, %2185
  %2200 = phi i64 [ %2180, %2185 ], [ %2256, %2199 ]
  %2201 = shl i64 %2200, 4
  %2202 = add i64 %2201, %2161
  %2203 = inttoptr i64 %2202 to <4 x i32> addrspace(1)*
  %2204 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2203, align 16, !tbaa !11
  %2205 = add i64 %2200, %2188
  %2206 = shl i64 %2205, 4
  %2207 = add i64 %2206, %2161
  %2208 = inttoptr i64 %2207 to <4 x i32> addrspace(1)*
  %2209 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2208, align 16, !tbaa !11
  %2210 = add i64 %2200, %2190
  %2211 = shl i64 %2210, 4
  %2212 = add i64 %2211, %2161
  %2213 = inttoptr i64 %2212 to <4 x i32> addrspace(1)*
  %2214 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2213, align 16, !tbaa !11
  %2215 = add i64 %2200, %2192
  %2216 = shl i64 %2215, 4
  %2217 = add i64 %2216, %2161
  %2218 = inttoptr i64 %2217 to <4 x i32> addrspace(1)*
  %2219 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2218, align 16, !tbaa !11
  %2220 = add i64 %2200, %2194
  %2221 = shl i64 %2220, 4
  %2222 = add i64 %2221, %2161
  %2223 = inttoptr i64 %2222 to <4 x i32> addrspace(1)*
  %2224 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2223, align 16, !tbaa !11
  %2225 = add i64 %2200, %2196
  %2226 = shl i64 %2225, 4
  %2227 = add i64 %2226, %2161
  %2228 = inttoptr i64 %2227 to <4 x i32> addrspace(1)*
  %2229 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2228, align 16, !tbaa !11
  %2230 = add i64 %2200, %2198
  %2231 = shl i64 %2230, 4
  %2232 = add i64 %2231, %2161
  %2233 = inttoptr i64 %2232 to <4 x i32> addrspace(1)*
  %2234 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2233, align 16, !tbaa !11
  %2235 = add i64 %2200, %2182
  %2236 = shl i64 %2235, 4
  %2237 = add i64 %2236, %2161
  %2238 = inttoptr i64 %2237 to <4 x i32> addrspace(1)*
  %2239 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2238, align 16, !tbaa !11
  %2240 = add i64 %2201, %77
  %2241 = inttoptr i64 %2240 to <4 x i32> addrspace(1)*
  store <4 x i32> %2204, <4 x i32> addrspace(1)* %2241, align 16, !tbaa !11
  %2242 = add i64 %2206, %77
  %2243 = inttoptr i64 %2242 to <4 x i32> addrspace(1)*
  store <4 x i32> %2209, <4 x i32> addrspace(1)* %2243, align 16, !tbaa !11
  %2244 = add i64 %2211, %77
  %2245 = inttoptr i64 %2244 to <4 x i32> addrspace(1)*
  store <4 x i32> %2214, <4 x i32> addrspace(1)* %2245, align 16, !tbaa !11
  %2246 = add i64 %2216, %77
  %2247 = inttoptr i64 %2246 to <4 x i32> addrspace(1)*
  store <4 x i32> %2219, <4 x i32> addrspace(1)* %2247, align 16, !tbaa !11
  %2248 = add i64 %2221, %77
  %2249 = inttoptr i64 %2248 to <4 x i32> addrspace(1)*
  store <4 x i32> %2224, <4 x i32> addrspace(1)* %2249, align 16, !tbaa !11
  %2250 = add i64 %2226, %77
  %2251 = inttoptr i64 %2250 to <4 x i32> addrspace(1)*
  store <4 x i32> %2229, <4 x i32> addrspace(1)* %2251, align 16, !tbaa !11
  %2252 = add i64 %2231, %77
  %2253 = inttoptr i64 %2252 to <4 x i32> addrspace(1)*
  store <4 x i32> %2234, <4 x i32> addrspace(1)* %2253, align 16, !tbaa !11
  %2254 = add i64 %2236, %77
  %2255 = inttoptr i64 %2254 to <4 x i32> addrspace(1)*
  store <4 x i32> %2239, <4 x i32> addrspace(1)* %2255, align 16, !tbaa !11
  %2256 = add i64 %2200, %2187
  %2257 = add i64 %2256, %2182
  %2258 = icmp ult i64 %2257, %2179
  br i1 %2258, label %2199, label %2259, !llvm.loop !43

2259:                                             ; preds = %2199, %2178
  %2260 = phi i64 [ %2180, %2178 ], [ %2256, %2199 ]
  %2261 = icmp ult i64 %2260, %2179
  br i1 %2261, label %2262, label %2829

2262:                                             ; preds = %2259
  %2263 = shl i64 %2260, 4
  %2264 = add i64 %2263, %2161
  %2265 = inttoptr i64 %2264 to <4 x i32> addrspace(1)*
  %2266 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2265, align 16, !tbaa !11
  %2267 = zext i32 %2163 to i64
  %2268 = add i64 %2260, %2267
  %2269 = icmp ult i64 %2268, %2179
  br i1 %2269, label %2270, label %2275

2270:                                             ; preds = %2262
  %2271 = shl i64 %2268, 4
  %2272 = add i64 %2271, %2161
  %2273 = inttoptr i64 %2272 to <4 x i32> addrspace(1)*
  %2274 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2273, align 16, !tbaa !11
  br label %2275

2275:                                             ; preds = %2270, %2262
  %2276 = phi <4 x i32> [ %2274, %2270 ], [ zeroinitializer, %2262 ]
  %2277 = shl i32 %2163, 1
  %2278 = zext i32 %2277 to i64
  %2279 = add i64 %2260, %2278
  %2280 = icmp ult i64 %2279, %2179
  br i1 %2280, label %2281, label %2286

2281:                                             ; preds = %2275
  %2282 = shl i64 %2279, 4
  %2283 = add i64 %2282, %2161
  %2284 = inttoptr i64 %2283 to <4 x i32> addrspace(1)*
  %2285 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2284, align 16, !tbaa !11
  br label %2286

2286:                                             ; preds = %2281, %2275
  %2287 = phi <4 x i32> [ %2285, %2281 ], [ zeroinitializer, %2275 ]
  %2288 = mul i32 %2163, 3
  %2289 = zext i32 %2288 to i64
  %2290 = add i64 %2260, %2289
  %2291 = icmp ult i64 %2290, %2179
  br i1 %2291, label %2292, label %2297

2292:                                             ; preds = %2286
  %2293 = shl i64 %2290, 4
  %2294 = add i64 %2293, %2161
  %2295 = inttoptr i64 %2294 to <4 x i32> addrspace(1)*
  %2296 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2295, align 16, !tbaa !11
  br label %2297

2297:                                             ; preds = %2292, %2286
  %2298 = phi <4 x i32> [ %2296, %2292 ], [ zeroinitializer, %2286 ]
  %2299 = shl i32 %2163, 2
  %2300 = zext i32 %2299 to i64
  %2301 = add i64 %2260, %2300
  %2302 = icmp ult i64 %2301, %2179
  br i1 %2302, label %2303, label %2308

2303:                                             ; preds = %2297
  %2304 = shl i64 %2301, 4
  %2305 = add i64 %2304, %2161
  %2306 = inttoptr i64 %2305 to <4 x i32> addrspace(1)*
  %2307 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2306, align 16, !tbaa !11
  br label %2308

2308:                                             ; preds = %2303, %2297
  %2309 = phi <4 x i32> [ %2307, %2303 ], [ zeroinitializer, %2297 ]
  %2310 = mul i32 %2163, 5
  %2311 = zext i32 %2310 to i64
  %2312 = add i64 %2260, %2311
  %2313 = icmp ult i64 %2312, %2179
  br i1 %2313, label %2314, label %2319

2314:                                             ; preds = %2308
  %2315 = shl i64 %2312, 4
  %2316 = add i64 %2315, %2161
  %2317 = inttoptr i64 %2316 to <4 x i32> addrspace(1)*
  %2318 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2317, align 16, !tbaa !11
  br label %2319

2319:                                             ; preds = %2314, %2308
  %2320 = phi <4 x i32> [ %2318, %2314 ], [ zeroinitializer, %2308 ]
  %2321 = mul i32 %2163, 6
  %2322 = zext i32 %2321 to i64
  %2323 = add i64 %2260, %2322
  %2324 = icmp ult i64 %2323, %2179
  br i1 %2324, label %2325, label %2330

2325:                                             ; preds = %2319
  %2326 = shl i64 %2323, 4
  %2327 = add i64 %2326, %2161
  %2328 = inttoptr i64 %2327 to <4 x i32> addrspace(1)*
  %2329 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2328, align 16, !tbaa !11
  br label %2330

2330:                                             ; preds = %2325, %2319
  %2331 = phi <4 x i32> [ %2329, %2325 ], [ zeroinitializer, %2319 ]
  %2332 = add i64 %2260, %2182
  %2333 = icmp ult i64 %2332, %2179
  br i1 %2333, label %2334, label %2339

2334:                                             ; preds = %2330
  %2335 = shl i64 %2332, 4
  %2336 = add i64 %2335, %2161
  %2337 = inttoptr i64 %2336 to <4 x i32> addrspace(1)*
  %2338 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2337, align 16, !tbaa !11
  br label %2339

2339:                                             ; preds = %2334, %2330
  %2340 = phi <4 x i32> [ %2338, %2334 ], [ zeroinitializer, %2330 ]
  %2341 = add i64 %2263, %77
  %2342 = inttoptr i64 %2341 to <4 x i32> addrspace(1)*
  store <4 x i32> %2266, <4 x i32> addrspace(1)* %2342, align 16, !tbaa !11
  br i1 %2269, label %2343, label %2347

2343:                                             ; preds = %2339
  %2344 = shl i64 %2268, 4
  %2345 = add i64 %2344, %77
  %2346 = inttoptr i64 %2345 to <4 x i32> addrspace(1)*
  store <4 x i32> %2276, <4 x i32> addrspace(1)* %2346, align 16, !tbaa !11
  br label %2347

2347:                                             ; preds = %2343, %2339
  br i1 %2280, label %2348, label %2352

2348:                                             ; preds = %2347
  %2349 = shl i64 %2279, 4
  %2350 = add i64 %2349, %77
  %2351 = inttoptr i64 %2350 to <4 x i32> addrspace(1)*
  store <4 x i32> %2287, <4 x i32> addrspace(1)* %2351, align 16, !tbaa !11
  br label %2352

2352:                                             ; preds = %2348, %2347
  br i1 %2291, label %2353, label %2357

2353:                                             ; preds = %2352
  %2354 = shl i64 %2290, 4
  %2355 = add i64 %2354, %77
  %2356 = inttoptr i64 %2355 to <4 x i32> addrspace(1)*
  store <4 x i32> %2298, <4 x i32> addrspace(1)* %2356, align 16, !tbaa !11
  br label %2357

2357:                                             ; preds = %2353, %2352
  br i1 %2302, label %2358, label %2362

2358:                                             ; preds = %2357
  %2359 = shl i64 %2301, 4
  %2360 = add i64 %2359, %77
  %2361 = inttoptr i64 %2360 to <4 x i32> addrspace(1)*
  store <4 x i32> %2309, <4 x i32> addrspace(1)* %2361, align 16, !tbaa !11
  br label %2362

2362:                                             ; preds = %2358, %2357
  br i1 %2313, label %2363, label %2367

2363:                                             ; preds = %2362
  %2364 = shl i64 %2312, 4
  %2365 = add i64 %2364, %77
  %2366 = inttoptr i64 %2365 to <4 x i32> addrspace(1)*
  store <4 x i32> %2320, <4 x i32> addrspace(1)* %2366, align 16, !tbaa !11
  br label %2367

2367:                                             ; preds = %2363, %2362
  br i1 %2324, label %2368, label %2372

2368:                                             ; preds = %2367
  %2369 = shl i64 %2323, 4
  %2370 = add i64 %2369, %77
  %2371 = inttoptr i64 %2370 to <4 x i32> addrspace(1)*
  store <4 x i32> %2331, <4 x i32> addrspace(1)* %2371, align 16, !tbaa !11
  br label %2372

2372:                                             ; preds = %2368, %2367
  br i1 %2333, label %2373, label %2829

2373:                                             ; preds = %2372
  %2374 = shl i64 %2332, 4
  %2375 = add i64 %2374, %77
  %2376 = inttoptr i64 %2375 to <4 x i32> addrspace(1)*
  store <4 x i32> %2340, <4 x i32> addrspace(1)* %2376, align 16, !tbaa !11
  br label %2829

2377:                                             ; preds = %2156
  %2378 = icmp ult i64 %2173, %1547
  %2379 = select i1 %2378, i64 %2173, i64 %1547
  %2380 = sub i64 %1547, %2379
  %2381 = sub nsw i64 0, %2170
  %2382 = and i64 %2380, %2381
  switch i64 %2170, label %2785 [
    i64 16, label %2383
    i64 4, label %2584
  ]

2383:                                             ; preds = %2377
  %2384 = add i64 %2379, %77
  %2385 = add i64 %2379, %2161
  %2386 = lshr i64 %2382, 4
  %2387 = zext i32 %2162 to i64
  %2388 = mul i32 %2163, 7
  %2389 = zext i32 %2388 to i64
  %2390 = add nuw nsw i64 %2389, %2387
  %2391 = icmp ult i64 %2390, %2386
  br i1 %2391, label %2392, label %2466

2392:                                             ; preds = %2383
  %2393 = shl i32 %2163, 3
  %2394 = zext i32 %2393 to i64
  %2395 = zext i32 %2163 to i64
  %2396 = shl i32 %2163, 1
  %2397 = zext i32 %2396 to i64
  %2398 = mul i32 %2163, 3
  %2399 = zext i32 %2398 to i64
  %2400 = shl i32 %2163, 2
  %2401 = zext i32 %2400 to i64
  %2402 = mul i32 %2163, 5
  %2403 = zext i32 %2402 to i64
  %2404 = mul i32 %2163, 6
  %2405 = zext i32 %2404 to i64
  br label %2406

2406:                                             ; preds = %2406, %2392
  %2407 = phi i64 [ %2387, %2392 ], [ %2463, %2406 ]
  %2408 = shl i64 %2407, 4
  %2409 = add i64 %2408, %2385
  %2410 = inttoptr i64 %2409 to <4 x i32> addrspace(1)*
  %2411 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2410, align 16, !tbaa !11
  %2412 = add i64 %2407, %2395
  %2413 = shl i64 %2412, 4
  %2414 = add i64 %2413, %2385
  %2415 = inttoptr i64 %2414 to <4 x i32> addrspace(1)*
  %2416 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2415, align 16, !tbaa !11
  %2417 = add i64 %2407, %2397
  %2418 = shl i64 %2417, 4
  %2419 = add i64 %2418, %2385
  %2420 = inttoptr i64 %2419 to <4 x i32> addrspace(1)*
  %2421 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2420, align 16, !tbaa !11
  %2422 = add i64 %2407, %2399
  %2423 = shl i64 %2422, 4
  %2424 = add i64 %2423, %2385
  %2425 = inttoptr i64 %2424 to <4 x i32> addrspace(1)*
  %2426 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2425, align 16, !tbaa !11
  %2427 = add i64 %2407, %2401
  %2428 = shl i64 %2427, 4
  %2429 = add i64 %2428, %2385
  %2430 = inttoptr i64 %2429 to <4 x i32> addrspace(1)*
  %2431 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2430, align 16, !tbaa !11
  %2432 = add i64 %2407, %2403
  %2433 = shl i64 %2432, 4
  %2434 = add i64 %2433, %2385
  %2435 = inttoptr i64 %2434 to <4 x i32> addrspace(1)*
  %2436 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2435, align 16, !tbaa !11
  %2437 = add i64 %2407, %2405
  %2438 = shl i64 %2437, 4
  %2439 = add i64 %2438, %2385
  %2440 = inttoptr i64 %2439 to <4 x i32> addrspace(1)*
  %2441 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2440, align 16, !tbaa !11
  %2442 = add i64 %2407, %2389
  %2443 = shl i64 %2442, 4
  %2444 = add i64 %2443, %2385
  %2445 = inttoptr i64 %2444 to <4 x i32> addrspace(1)*
  %2446 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2445, align 16, !tbaa !11
  %2447 = add i64 %2408, %2384
  %2448 = inttoptr i64 %2447 to <4 x i32> addrspace(1)*
  store <4 x i32> %2411, <4 x i32> addrspace(1)* %2448, align 16, !tbaa !11
  %2449 = add i64 %2413, %2384
  %2450 = inttoptr i64 %2449 to <4 x i32> addrspace(1)*
  store <4 x i32> %2416, <4 x i32> addrspace(1)* %2450, align 16, !tbaa !11
  %2451 = add i64 %2418, %2384
  %2452 = inttoptr i64 %2451 to <4 x i32> addrspace(1)*
  store <4 x i32> %2421, <4 x i32> addrspace(1)* %2452, align 16, !tbaa !11
  %2453 = add i64 %2423, %2384
  %2454 = inttoptr i64 %2453 to <4 x i32> addrspace(1)*
  store <4 x i32> %2426, <4 x i32> addrspace(1)* %2454, align 16, !tbaa !11
  %2455 = add i64 %2428, %2384
  %2456 = inttoptr i64 %2455 to <4 x i32> addrspace(1)*
  store <4 x i32> %2431, <4 x i32> addrspace(1)* %2456, align 16, !tbaa !11
  %2457 = add i64 %2433, %2384
  %2458 = inttoptr i64 %2457 to <4 x i32> addrspace(1)*
  store <4 x i32> %2436, <4 x i32> addrspace(1)* %2458, align 16, !tbaa !11
  %2459 = add i64 %2438, %2384
  %2460 = inttoptr i64 %2459 to <4 x i32> addrspace(1)*
  store <4 x i32> %2441, <4 x i32> addrspace(1)* %2460, align 16, !tbaa !11
  %2461 = add i64 %2443, %2384
  %2462 = inttoptr i64 %2461 to <4 x i32> addrspace(1)*
  store <4 x i32> %2446, <4 x i32> addrspace(1)* %2462, align 16, !tbaa !11
  %2463 = add i64 %2407, %2394
  %2464 = add i64 %2463, %2389
  %2465 = icmp ult i64 %2464, %2386
  br i1 %2465, label %2406, label %2466, !llvm.loop !43

2466:                                             ; preds = %2406, %2383
  %2467 = phi i64 [ %2387, %2383 ], [ %2463, %2406 ]
  %2468 = icmp ult i64 %2467, %2386
  br i1 %2468, label %2469, label %2799

2469:                                             ; preds = %2466
  %2470 = shl i64 %2467, 4
  %2471 = add i64 %2470, %2385
  %2472 = inttoptr i64 %2471 to <4 x i32> addrspace(1)*
  %2473 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2472, align 16, !tbaa !11
  %2474 = zext i32 %2163 to i64
  %2475 = add i64 %2467, %2474
  %2476 = icmp ult i64 %2475, %2386
  br i1 %2476, label %2477, label %2482

2477:                                             ; preds = %2469
  %2478 = shl i64 %2475, 4
  %2479 = add i64 %2478, %2385
  %2480 = inttoptr i64 %2479 to <4 x i32> addrspace(1)*
  %2481 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2480, align 16, !tbaa !11
  br label %2482

2482:                                             ; preds = %2477, %2469
  %2483 = phi <4 x i32> [ %2481, %2477 ], [ zeroinitializer, %2469 ]
  %2484 = shl i32 %2163, 1
  %2485 = zext i32 %2484 to i64
  %2486 = add i64 %2467, %2485
  %2487 = icmp ult i64 %2486, %2386
  br i1 %2487, label %2488, label %2493

2488:                                             ; preds = %2482
  %2489 = shl i64 %2486, 4
  %2490 = add i64 %2489, %2385
  %2491 = inttoptr i64 %2490 to <4 x i32> addrspace(1)*
  %2492 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2491, align 16, !tbaa !11
  br label %2493

2493:                                             ; preds = %2488, %2482
  %2494 = phi <4 x i32> [ %2492, %2488 ], [ zeroinitializer, %2482 ]
  %2495 = mul i32 %2163, 3
  %2496 = zext i32 %2495 to i64
  %2497 = add i64 %2467, %2496
  %2498 = icmp ult i64 %2497, %2386
  br i1 %2498, label %2499, label %2504

2499:                                             ; preds = %2493
  %2500 = shl i64 %2497, 4
  %2501 = add i64 %2500, %2385
  %2502 = inttoptr i64 %2501 to <4 x i32> addrspace(1)*
  %2503 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2502, align 16, !tbaa !11
  br label %2504

2504:                                             ; preds = %2499, %2493
  %2505 = phi <4 x i32> [ %2503, %2499 ], [ zeroinitializer, %2493 ]
  %2506 = shl i32 %2163, 2
  %2507 = zext i32 %2506 to i64
  %2508 = add i64 %2467, %2507
  %2509 = icmp ult i64 %2508, %2386
  br i1 %2509, label %2510, label %2515

2510:                                             ; preds = %2504
  %2511 = shl i64 %2508, 4
  %2512 = add i64 %2511, %2385
  %2513 = inttoptr i64 %2512 to <4 x i32> addrspace(1)*
  %2514 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2513, align 16, !tbaa !11
  br label %2515

2515:                                             ; preds = %2510, %2504
  %2516 = phi <4 x i32> [ %2514, %2510 ], [ zeroinitializer, %2504 ]
  %2517 = mul i32 %2163, 5
  %2518 = zext i32 %2517 to i64
  %2519 = add i64 %2467, %2518
  %2520 = icmp ult i64 %2519, %2386
  br i1 %2520, label %2521, label %2526

2521:                                             ; preds = %2515
  %2522 = shl i64 %2519, 4
  %2523 = add i64 %2522, %2385
  %2524 = inttoptr i64 %2523 to <4 x i32> addrspace(1)*
  %2525 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2524, align 16, !tbaa !11
  br label %2526

2526:                                             ; preds = %2521, %2515
  %2527 = phi <4 x i32> [ %2525, %2521 ], [ zeroinitializer, %2515 ]
  %2528 = mul i32 %2163, 6
  %2529 = zext i32 %2528 to i64
  %2530 = add i64 %2467, %2529
  %2531 = icmp ult i64 %2530, %2386
  br i1 %2531, label %2532, label %2537

2532:                                             ; preds = %2526
  %2533 = shl i64 %2530, 4
  %2534 = add i64 %2533, %2385
  %2535 = inttoptr i64 %2534 to <4 x i32> addrspace(1)*
  %2536 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2535, align 16, !tbaa !11
  br label %2537

2537:                                             ; preds = %2532, %2526
  %2538 = phi <4 x i32> [ %2536, %2532 ], [ zeroinitializer, %2526 ]
  %2539 = add i64 %2467, %2389
  %2540 = icmp ult i64 %2539, %2386
  br i1 %2540, label %2541, label %2546

2541:                                             ; preds = %2537
  %2542 = shl i64 %2539, 4
  %2543 = add i64 %2542, %2385
  %2544 = inttoptr i64 %2543 to <4 x i32> addrspace(1)*
  %2545 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2544, align 16, !tbaa !11
  br label %2546

2546:                                             ; preds = %2541, %2537
  %2547 = phi <4 x i32> [ %2545, %2541 ], [ zeroinitializer, %2537 ]
  %2548 = add i64 %2470, %2384
  %2549 = inttoptr i64 %2548 to <4 x i32> addrspace(1)*
  store <4 x i32> %2473, <4 x i32> addrspace(1)* %2549, align 16, !tbaa !11
  br i1 %2476, label %2550, label %2554

2550:                                             ; preds = %2546
  %2551 = shl i64 %2475, 4
  %2552 = add i64 %2551, %2384
  %2553 = inttoptr i64 %2552 to <4 x i32> addrspace(1)*
  store <4 x i32> %2483, <4 x i32> addrspace(1)* %2553, align 16, !tbaa !11
  br label %2554

2554:                                             ; preds = %2550, %2546
  br i1 %2487, label %2555, label %2559

2555:                                             ; preds = %2554
  %2556 = shl i64 %2486, 4
  %2557 = add i64 %2556, %2384
  %2558 = inttoptr i64 %2557 to <4 x i32> addrspace(1)*
  store <4 x i32> %2494, <4 x i32> addrspace(1)* %2558, align 16, !tbaa !11
  br label %2559

2559:                                             ; preds = %2555, %2554
  br i1 %2498, label %2560, label %2564

2560:                                             ; preds = %2559
  %2561 = shl i64 %2497, 4
  %2562 = add i64 %2561, %2384
  %2563 = inttoptr i64 %2562 to <4 x i32> addrspace(1)*
  store <4 x i32> %2505, <4 x i32> addrspace(1)* %2563, align 16, !tbaa !11
  br label %2564

2564:                                             ; preds = %2560, %2559
  br i1 %2509, label %2565, label %2569

2565:                                             ; preds = %2564
  %2566 = shl i64 %2508, 4
  %2567 = add i64 %2566, %2384
  %2568 = inttoptr i64 %2567 to <4 x i32> addrspace(1)*
  store <4 x i32> %2516, <4 x i32> addrspace(1)* %2568, align 16, !tbaa !11
  br label %2569

2569:                                             ; preds = %2565, %2564
  br i1 %2520, label %2570, label %2574

2570:                                             ; preds = %2569
  %2571 = shl i64 %2519, 4
  %2572 = add i64 %2571, %2384
  %2573 = inttoptr i64 %2572 to <4 x i32> addrspace(1)*
  store <4 x i32> %2527, <4 x i32> addrspace(1)* %2573, align 16, !tbaa !11
  br label %2574

2574:                                             ; preds = %2570, %2569
  br i1 %2531, label %2575, label %2579

2575:                                             ; preds = %2574
  %2576 = shl i64 %2530, 4
  %2577 = add i64 %2576, %2384
  %2578 = inttoptr i64 %2577 to <4 x i32> addrspace(1)*
  store <4 x i32> %2538, <4 x i32> addrspace(1)* %2578, align 16, !tbaa !11
  br label %2579

2579:                                             ; preds = %2575, %2574
  br i1 %2540, label %2580, label %2799

2580:                                             ; preds = %2579
  %2581 = shl i64 %2539, 4
  %2582 = add i64 %2581, %2384
  %2583 = inttoptr i64 %2582 to <4 x i32> addrspace(1)*
  store <4 x i32> %2547, <4 x i32> addrspace(1)* %2583, align 16, !tbaa !11
  br label %2799

2584:                                             ; preds = %2377
  %2585 = add i64 %2379, %77
  %2586 = add i64 %2379, %2161
  %2587 = lshr i64 %2382, 2
  %2588 = zext i32 %2162 to i64
  %2589 = mul i32 %2163, 7
  %2590 = zext i32 %2589 to i64
  %2591 = add nuw nsw i64 %2590, %2588
  %2592 = icmp ult i64 %2591, %2587
  br i1 %2592, label %2593, label %2667

2593:                                             ; preds = %2584
  %2594 = shl i32 %2163, 3
  %2595 = zext i32 %2594 to i64
  %2596 = zext i32 %2163 to i64
  %2597 = shl i32 %2163, 1
  %2598 = zext i32 %2597 to i64
  %2599 = mul i32 %2163, 3
  %2600 = zext i32 %2599 to i64
  %2601 = shl i32 %2163, 2
  %2602 = zext i32 %2601 to i64
  %2603 = mul i32 %2163, 5
  %2604 = zext i32 %2603 to i64
  %2605 = mul i32 %2163, 6
  %2606 = zext i32 %2605 to i64
  br label %2607

2607:                                             ; preds = %2607, %2593
  %2608 = phi i64 [ %2588, %2593 ], [ %2664, %2607 ]
  %2609 = shl i64 %2608, 2
  %2610 = add i64 %2609, %2586
  %2611 = inttoptr i64 %2610 to i32 addrspace(1)*
  %2612 = load volatile i32, i32 addrspace(1)* %2611, align 4, !tbaa !11
  %2613 = add i64 %2608, %2596
  %2614 = shl i64 %2613, 2
  %2615 = add i64 %2614, %2586
  %2616 = inttoptr i64 %2615 to i32 addrspace(1)*
  %2617 = load volatile i32, i32 addrspace(1)* %2616, align 4, !tbaa !11
  %2618 = add i64 %2608, %2598
  %2619 = shl i64 %2618, 2
  %2620 = add i64 %2619, %2586
  %2621 = inttoptr i64 %2620 to i32 addrspace(1)*
  %2622 = load volatile i32, i32 addrspace(1)* %2621, align 4, !tbaa !11
  %2623 = add i64 %2608, %2600
  %2624 = shl i64 %2623, 2
  %2625 = add i64 %2624, %2586
  %2626 = inttoptr i64 %2625 to i32 addrspace(1)*
  %2627 = load volatile i32, i32 addrspace(1)* %2626, align 4, !tbaa !11
  %2628 = add i64 %2608, %2602
  %2629 = shl i64 %2628, 2
  %2630 = add i64 %2629, %2586
  %2631 = inttoptr i64 %2630 to i32 addrspace(1)*
  %2632 = load volatile i32, i32 addrspace(1)* %2631, align 4, !tbaa !11
  %2633 = add i64 %2608, %2604
  %2634 = shl i64 %2633, 2
  %2635 = add i64 %2634, %2586
  %2636 = inttoptr i64 %2635 to i32 addrspace(1)*
  %2637 = load volatile i32, i32 addrspace(1)* %2636, align 4, !tbaa !11
  %2638 = add i64 %2608, %2606
  %2639 = shl i64 %2638, 2
  %2640 = add i64 %2639, %2586
  %2641 = inttoptr i64 %2640 to i32 addrspace(1)*
  %2642 = load volatile i32, i32 addrspace(1)* %2641, align 4, !tbaa !11
  %2643 = add i64 %2608, %2590
  %2644 = shl i64 %2643, 2
  %2645 = add i64 %2644, %2586
  %2646 = inttoptr i64 %2645 to i32 addrspace(1)*
  %2647 = load volatile i32, i32 addrspace(1)* %2646, align 4, !tbaa !11
  %2648 = add i64 %2609, %2585
  %2649 = inttoptr i64 %2648 to i32 addrspace(1)*
  store i32 %2612, i32 addrspace(1)* %2649, align 4, !tbaa !11
  %2650 = add i64 %2614, %2585
  %2651 = inttoptr i64 %2650 to i32 addrspace(1)*
  store i32 %2617, i32 addrspace(1)* %2651, align 4, !tbaa !11
  %2652 = add i64 %2619, %2585
  %2653 = inttoptr i64 %2652 to i32 addrspace(1)*
  store i32 %2622, i32 addrspace(1)* %2653, align 4, !tbaa !11
  %2654 = add i64 %2624, %2585
  %2655 = inttoptr i64 %2654 to i32 addrspace(1)*
  store i32 %2627, i32 addrspace(1)* %2655, align 4, !tbaa !11
  %2656 = add i64 %2629, %2585
  %2657 = inttoptr i64 %2656 to i32 addrspace(1)*
  store i32 %2632, i32 addrspace(1)* %2657, align 4, !tbaa !11
  %2658 = add i64 %2634, %2585
  %2659 = inttoptr i64 %2658 to i32 addrspace(1)*
  store i32 %2637, i32 addrspace(1)* %2659, align 4, !tbaa !11
  %2660 = add i64 %2639, %2585
  %2661 = inttoptr i64 %2660 to i32 addrspace(1)*
  store i32 %2642, i32 addrspace(1)* %2661, align 4, !tbaa !11
  %2662 = add i64 %2644, %2585
  %2663 = inttoptr i64 %2662 to i32 addrspace(1)*
  store i32 %2647, i32 addrspace(1)* %2663, align 4, !tbaa !11
  %2664 = add i64 %2608, %2595
  %2665 = add i64 %2664, %2590
  %2666 = icmp ult i64 %2665, %2587
  br i1 %2666, label %2607, label %2667, !llvm.loop !44

2667:                                             ; preds = %2607, %2584
  %2668 = phi i64 [ %2588, %2584 ], [ %2664, %2607 ]
  %2669 = icmp ult i64 %2668, %2587
  br i1 %2669, label %2670, label %2799

2670:                                             ; preds = %2667
  %2671 = shl i64 %2668, 2
  %2672 = add i64 %2671, %2586
  %2673 = inttoptr i64 %2672 to i32 addrspace(1)*
  %2674 = load volatile i32, i32 addrspace(1)* %2673, align 4, !tbaa !11
  %2675 = zext i32 %2163 to i64
  %2676 = add i64 %2668, %2675
  %2677 = icmp ult i64 %2676, %2587
  br i1 %2677, label %2678, label %2683

2678:                                             ; preds = %2670
  %2679 = shl i64 %2676, 2
  %2680 = add i64 %2679, %2586
  %2681 = inttoptr i64 %2680 to i32 addrspace(1)*
  %2682 = load volatile i32, i32 addrspace(1)* %2681, align 4, !tbaa !11
  br label %2683

2683:                                             ; preds = %2678, %2670
  %2684 = phi i32 [ %2682, %2678 ], [ 0, %2670 ]
  %2685 = shl i32 %2163, 1
  %2686 = zext i32 %2685 to i64
  %2687 = add i64 %2668, %2686
  %2688 = icmp ult i64 %2687, %2587
  br i1 %2688, label %2689, label %2694

2689:                                             ; preds = %2683
  %2690 = shl i64 %2687, 2
  %2691 = add i64 %2690, %2586
  %2692 = inttoptr i64 %2691 to i32 addrspace(1)*
  %2693 = load volatile i32, i32 addrspace(1)* %2692, align 4, !tbaa !11
  br label %2694

2694:                                             ; preds = %2689, %2683
  %2695 = phi i32 [ %2693, %2689 ], [ 0, %2683 ]
  %2696 = mul i32 %2163, 3
  %2697 = zext i32 %2696 to i64
  %2698 = add i64 %2668, %2697
  %2699 = icmp ult i64 %2698, %2587
  br i1 %2699, label %2700, label %2705

2700:                                             ; preds = %2694
  %2701 = shl i64 %2698, 2
  %2702 = add i64 %2701, %2586
  %2703 = inttoptr i64 %2702 to i32 addrspace(1)*
  %2704 = load volatile i32, i32 addrspace(1)* %2703, align 4, !tbaa !11
  br label %2705

2705:                                             ; preds = %2700, %2694
  %2706 = phi i32 [ %2704, %2700 ], [ 0, %2694 ]
  %2707 = shl i32 %2163, 2
  %2708 = zext i32 %2707 to i64
  %2709 = add i64 %2668, %2708
  %2710 = icmp ult i64 %2709, %2587
  br i1 %2710, label %2711, label %2716

2711:                                             ; preds = %2705
  %2712 = shl i64 %2709, 2
  %2713 = add i64 %2712, %2586
  %2714 = inttoptr i64 %2713 to i32 addrspace(1)*
  %2715 = load volatile i32, i32 addrspace(1)* %2714, align 4, !tbaa !11
  br label %2716

2716:                                             ; preds = %2711, %2705
  %2717 = phi i32 [ %2715, %2711 ], [ 0, %2705 ]
  %2718 = mul i32 %2163, 5
  %2719 = zext i32 %2718 to i64
  %2720 = add i64 %2668, %2719
  %2721 = icmp ult i64 %2720, %2587
  br i1 %2721, label %2722, label %2727

2722:                                             ; preds = %2716
  %2723 = shl i64 %2720, 2
  %2724 = add i64 %2723, %2586
  %2725 = inttoptr i64 %2724 to i32 addrspace(1)*
  %2726 = load volatile i32, i32 addrspace(1)* %2725, align 4, !tbaa !11
  br label %2727

2727:                                             ; preds = %2722, %2716
  %2728 = phi i32 [ %2726, %2722 ], [ 0, %2716 ]
  %2729 = mul i32 %2163, 6
  %2730 = zext i32 %2729 to i64
  %2731 = add i64 %2668, %2730
  %2732 = icmp ult i64 %2731, %2587
  br i1 %2732, label %2733, label %2738

2733:                                             ; preds = %2727
  %2734 = shl i64 %2731, 2
  %2735 = add i64 %2734, %2586
  %2736 = inttoptr i64 %2735 to i32 addrspace(1)*
  %2737 = load volatile i32, i32 addrspace(1)* %2736, align 4, !tbaa !11
  br label %2738

2738:                                             ; preds = %2733, %2727
  %2739 = phi i32 [ %2737, %2733 ], [ 0, %2727 ]
  %2740 = add i64 %2668, %2590
  %2741 = icmp ult i64 %2740, %2587
  br i1 %2741, label %2742, label %2747

2742:                                             ; preds = %2738
  %2743 = shl i64 %2740, 2
  %2744 = add i64 %2743, %2586
  %2745 = inttoptr i64 %2744 to i32 addrspace(1)*
  %2746 = load volatile i32, i32 addrspace(1)* %2745, align 4, !tbaa !11
  br label %2747

2747:                                             ; preds = %2742, %2738
  %2748 = phi i32 [ %2746, %2742 ], [ 0, %2738 ]
  %2749 = add i64 %2671, %2585
  %2750 = inttoptr i64 %2749 to i32 addrspace(1)*
  store i32 %2674, i32 addrspace(1)* %2750, align 4, !tbaa !11
  br i1 %2677, label %2751, label %2755

2751:                                             ; preds = %2747
  %2752 = shl i64 %2676, 2
  %2753 = add i64 %2752, %2585
  %2754 = inttoptr i64 %2753 to i32 addrspace(1)*
  store i32 %2684, i32 addrspace(1)* %2754, align 4, !tbaa !11
  br label %2755

2755:                                             ; preds = %2751, %2747
  br i1 %2688, label %2756, label %2760

2756:                                             ; preds = %2755
  %2757 = shl i64 %2687, 2
  %2758 = add i64 %2757, %2585
  %2759 = inttoptr i64 %2758 to i32 addrspace(1)*
  store i32 %2695, i32 addrspace(1)* %2759, align 4, !tbaa !11
  br label %2760

2760:                                             ; preds = %2756, %2755
  br i1 %2699, label %2761, label %2765

2761:                                             ; preds = %2760
  %2762 = shl i64 %2698, 2
  %2763 = add i64 %2762, %2585
  %2764 = inttoptr i64 %2763 to i32 addrspace(1)*
  store i32 %2706, i32 addrspace(1)* %2764, align 4, !tbaa !11
  br label %2765

2765:                                             ; preds = %2761, %2760
  br i1 %2710, label %2766, label %2770

2766:                                             ; preds = %2765
  %2767 = shl i64 %2709, 2
  %2768 = add i64 %2767, %2585
  %2769 = inttoptr i64 %2768 to i32 addrspace(1)*
  store i32 %2717, i32 addrspace(1)* %2769, align 4, !tbaa !11
  br label %2770

2770:                                             ; preds = %2766, %2765
  br i1 %2721, label %2771, label %2775

2771:                                             ; preds = %2770
  %2772 = shl i64 %2720, 2
  %2773 = add i64 %2772, %2585
  %2774 = inttoptr i64 %2773 to i32 addrspace(1)*
  store i32 %2728, i32 addrspace(1)* %2774, align 4, !tbaa !11
  br label %2775

2775:                                             ; preds = %2771, %2770
  br i1 %2732, label %2776, label %2780

2776:                                             ; preds = %2775
  %2777 = shl i64 %2731, 2
  %2778 = add i64 %2777, %2585
  %2779 = inttoptr i64 %2778 to i32 addrspace(1)*
  store i32 %2739, i32 addrspace(1)* %2779, align 4, !tbaa !11
  br label %2780

2780:                                             ; preds = %2776, %2775
  br i1 %2741, label %2781, label %2799

2781:                                             ; preds = %2780
  %2782 = shl i64 %2740, 2
  %2783 = add i64 %2782, %2585
  %2784 = inttoptr i64 %2783 to i32 addrspace(1)*
  store i32 %2748, i32 addrspace(1)* %2784, align 4, !tbaa !11
  br label %2799

2785:                                             ; preds = %2377
  %2786 = zext i32 %2162 to i64
  %2787 = icmp ugt i64 %1547, %2786
  br i1 %2787, label %2788, label %2829

2788:                                             ; preds = %2785
  %2789 = zext i32 %2163 to i64
  br label %2790

2790:                                             ; preds = %2790, %2788
  %2791 = phi i64 [ %2786, %2788 ], [ %2797, %2790 ]
  %2792 = add i64 %2791, %2161
  %2793 = inttoptr i64 %2792 to i8 addrspace(1)*
  %2794 = load volatile i8, i8 addrspace(1)* %2793, align 1, !tbaa !11
  %2795 = add i64 %2791, %77
  %2796 = inttoptr i64 %2795 to i8 addrspace(1)*
  store i8 %2794, i8 addrspace(1)* %2796, align 1, !tbaa !11
  %2797 = add i64 %2791, %2789
  %2798 = icmp ult i64 %2797, %1547
  br i1 %2798, label %2790, label %2829, !llvm.loop !45

2799:                                             ; preds = %2781, %2780, %2667, %2580, %2579, %2466
  %2800 = phi i64 [ %2588, %2781 ], [ %2588, %2780 ], [ %2588, %2667 ], [ %2387, %2580 ], [ %2387, %2579 ], [ %2387, %2466 ]
  %2801 = icmp ugt i64 %2379, %2800
  br i1 %2801, label %2802, label %2813

2802:                                             ; preds = %2799
  %2803 = zext i32 %2163 to i64
  br label %2804

2804:                                             ; preds = %2804, %2802
  %2805 = phi i64 [ %2800, %2802 ], [ %2811, %2804 ]
  %2806 = add i64 %2805, %2161
  %2807 = inttoptr i64 %2806 to i8 addrspace(1)*
  %2808 = load volatile i8, i8 addrspace(1)* %2807, align 1, !tbaa !11
  %2809 = add i64 %2805, %77
  %2810 = inttoptr i64 %2809 to i8 addrspace(1)*
  store i8 %2808, i8 addrspace(1)* %2810, align 1, !tbaa !11
  %2811 = add i64 %2805, %2803
  %2812 = icmp ult i64 %2811, %2379
  br i1 %2812, label %2804, label %2813, !llvm.loop !45

2813:                                             ; preds = %2804, %2799
  %2814 = add i64 %2382, %2379
  %2815 = sub i64 %1547, %2814
  %2816 = icmp ugt i64 %2815, %2800
  br i1 %2816, label %2817, label %2829

2817:                                             ; preds = %2813
  %2818 = zext i32 %2163 to i64
  br label %2819

2819:                                             ; preds = %2819, %2817
  %2820 = phi i64 [ %2800, %2817 ], [ %2827, %2819 ]
  %2821 = add i64 %2820, %2814
  %2822 = add i64 %2821, %2161
  %2823 = inttoptr i64 %2822 to i8 addrspace(1)*
  %2824 = load volatile i8, i8 addrspace(1)* %2823, align 1, !tbaa !11
  %2825 = add i64 %2821, %77
  %2826 = inttoptr i64 %2825 to i8 addrspace(1)*
  store i8 %2824, i8 addrspace(1)* %2826, align 1, !tbaa !11
  %2827 = add i64 %2820, %2818
  %2828 = icmp ult i64 %2827, %2815
  br i1 %2828, label %2819, label %2829, !llvm.loop !45

2829:                                             ; preds = %2819, %2790, %2813, %2785, %2373, %2372, %2259, %2138
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !84
  %2830 = and i64 %2145, 4286578688
  %2831 = icmp eq i64 %2830, 58720256
  br i1 %2831, label %2832, label %2833

2832:                                             ; preds = %2829
  store i32 %2141, i32* %51, align 4, !tbaa !58
  br label %2846

2833:                                             ; preds = %2829
  %2834 = load i32, i32* %41, align 8, !tbaa !41
  %2835 = icmp eq i32 %2834, 0
  br i1 %2835, label %2836, label %2846

2836:                                             ; preds = %2833
  %2837 = lshr i32 %2023, 3
  %2838 = and i32 %2837, 536870904
  %2839 = zext i32 %2838 to i64
  %2840 = and i32 %2023, 63
  %2841 = zext i32 %2840 to i64
  %2842 = shl nuw i64 1, %2841
  %2843 = load i64, i64* %50, align 8, !tbaa !56
  %2844 = add i64 %2843, %2839
  %2845 = inttoptr i64 %2844 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %2845, i64 %2842) #10, !srcloc !57
  br label %2846

2846:                                             ; preds = %2836, %2833, %2832
  %2847 = zext i1 %2155 to i32
  %2848 = load i32, i32* %71, align 4, !tbaa !9
  %2849 = add i32 %2848, %2847
  store i32 %2849, i32* %71, align 4, !tbaa !9
  br label %5167

2850:                                             ; preds = %1829
  %2851 = trunc i64 %1830 to i32
  store i32 %2851, i32* %51, align 4, !tbaa !58
  br label %5167

2852:                                             ; preds = %1829
  %2853 = load i32, i32* %35, align 8, !tbaa !37
  %2854 = zext i32 %2853 to i64
  %2855 = lshr i64 %78, %2854
  %2856 = shl i64 %2855, %2854
  %2857 = shl nuw i64 1, %2854
  %2858 = load i64, i64* %59, align 8, !tbaa !85
  %2859 = sub i64 %2858, %2856
  %2860 = icmp ult i64 %2859, %2857
  %2861 = select i1 %2860, i64 %2859, i64 %2857
  %2862 = load i32, i32* %41, align 8, !tbaa !41
  %2863 = icmp eq i32 %2862, 0
  br i1 %2863, label %2866, label %2864

2864:                                             ; preds = %2852
  %2865 = and i64 %1830, 4294967295
  br label %2969

2866:                                             ; preds = %2852
  %2867 = load i64, i64* %60, align 8, !tbaa !76
  %2868 = load i64, i64* %56, align 8, !tbaa !68
  %2869 = and i64 %1830, 4294967295
  %2870 = shl nuw nsw i64 %2869, 2
  %2871 = add i64 %2868, %2870
  %2872 = inttoptr i64 %2871 to i32*
  %2873 = load volatile i32, i32* %2872, align 4, !tbaa !9
  %2874 = add i32 %2873, 1
  %2875 = load i64, i64* %61, align 8, !tbaa !77
  %2876 = inttoptr i64 %2875 to i64*
  %2877 = atomicrmw add i64* %2876, i64 1 seq_cst, align 8
  %2878 = load i32, i32* %63, align 8, !tbaa !78
  %2879 = zext i32 %2878 to i64
  %2880 = lshr i64 %2877, %2879
  %2881 = and i64 %2880, 1
  %2882 = xor i64 %2881, 1
  %2883 = load i64, i64* %29, align 8, !tbaa !79
  %2884 = shl nsw i64 -1, %2879
  %2885 = xor i64 %2884, -1
  %2886 = and i64 %2877, %2885
  %2887 = shl i64 %2886, 5
  %2888 = add i64 %2887, %2883
  %2889 = inttoptr i64 %2888 to i64*
  store volatile i32 %2874, i32* %2872, align 4, !tbaa !9
  %2890 = zext i32 %2874 to i64
  %2891 = shl nuw i64 %2890, 32
  %2892 = shl nuw nsw i64 %2869, 16
  %2893 = or i64 %2892, %2891
  %2894 = or i64 %2893, %2882
  %2895 = or i64 %2894, 256
  %2896 = or i64 %2882, %2867
  tail call void asm sideeffect "st.volatile.global.v2.u64 [$0], {$1, $2};", "l,l,l,~{memory}"(i64* %2889, i64 %2895, i64 %2896) #10, !srcloc !80
  %2897 = getelementptr inbounds i64, i64* %2889, i64 2
  %2898 = shl i64 %2856, 1
  %2899 = or i64 %2882, %2898
  %2900 = shl i64 %2861, 1
  %2901 = or i64 %2882, %2900
  tail call void asm sideeffect "st.volatile.global.v2.u64 [$0], {$1, $2};", "l,l,l,~{memory}"(i64* nonnull %2897, i64 %2899, i64 %2901) #10, !srcloc !80
  %2902 = shl nuw nsw i64 %2869, 3
  br label %2903

2903:                                             ; preds = %2944, %2866
  %2904 = phi i32 [ 1, %2866 ], [ %2945, %2944 ]
  %2905 = phi i64 [ 0, %2866 ], [ %2946, %2944 ]
  %2906 = phi i32 [ 0, %2866 ], [ %2948, %2944 ]
  %2907 = load i64, i64* %55, align 8, !tbaa !66
  %2908 = add i64 %2907, %2902
  %2909 = inttoptr i64 %2908 to i64*
  %2910 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %2909) #10, !srcloc !67
  %2911 = trunc i64 %2910 to i32
  %2912 = lshr i64 %2910, 32
  %2913 = icmp eq i64 %2912, %2890
  br i1 %2913, label %2914, label %2919

2914:                                             ; preds = %2903
  %2915 = icmp slt i32 %2911, 0
  %2916 = select i1 %2915, i32 0, i32 %2911
  %2917 = sub nsw i32 0, %2911
  %2918 = select i1 %2915, i32 %2917, i32 0
  br label %2944

2919:                                             ; preds = %2903
  %2920 = add i32 %2904, 1
  %2921 = and i32 %2904, 63
  %2922 = icmp eq i32 %2921, 0
  br i1 %2922, label %2923, label %2939

2923:                                             ; preds = %2919
  %2924 = load i64, i64* %57, align 8, !tbaa !72
  %2925 = inttoptr i64 %2924 to i64*
  %2926 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %2925) #10, !srcloc !67
  %2927 = icmp eq i64 %2926, 0
  br i1 %2927, label %2928, label %2939

2928:                                             ; preds = %2923
  %2929 = icmp eq i64 %2905, 0
  br i1 %2929, label %2930, label %2934

2930:                                             ; preds = %2928
  %2931 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !73
  %2932 = load i64, i64* %58, align 8, !tbaa !74
  %2933 = add i64 %2932, %2931
  br label %2934

2934:                                             ; preds = %2930, %2928
  %2935 = phi i64 [ %2933, %2930 ], [ %2905, %2928 ]
  %2936 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !73
  %2937 = icmp ult i64 %2936, %2935
  %2938 = select i1 %2937, i32 0, i32 110
  br label %2939

2939:                                             ; preds = %2934, %2923, %2919
  %2940 = phi i64 [ %2935, %2934 ], [ %2905, %2923 ], [ %2905, %2919 ]
  %2941 = phi i32 [ %2938, %2934 ], [ 108, %2923 ], [ 0, %2919 ]
  %2942 = icmp eq i32 %2941, 0
  %2943 = select i1 %2942, i32 0, i32 2
  br label %2944

2944:                                             ; preds = %2939, %2914
  %2945 = phi i32 [ %2904, %2914 ], [ %2920, %2939 ]
  %2946 = phi i64 [ %2905, %2914 ], [ %2940, %2939 ]
  %2947 = phi i32 [ %2918, %2914 ], [ %2941, %2939 ]
  %2948 = phi i32 [ %2916, %2914 ], [ %2906, %2939 ]
  %2949 = phi i32 [ 1, %2914 ], [ %2943, %2939 ]
  switch i32 %2949, label %2959 [
    i32 0, label %2903
    i32 2, label %2950
  ], !llvm.loop !81

2950:                                             ; preds = %2944
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !33
  %2951 = load i64, i64* %54, align 8, !tbaa !65
  %2952 = lshr i64 %1830, 3
  %2953 = and i64 %2952, 536870904
  %2954 = add i64 %2951, %2953
  %2955 = inttoptr i64 %2954 to i64*
  %2956 = and i64 %1830, 63
  %2957 = shl nuw i64 1, %2956
  %2958 = atomicrmw or i64* %2955, i64 %2957 seq_cst, align 8
  br label %2959

2959:                                             ; preds = %2944, %2950
  %2960 = phi i64 [ 36028797018963968, %2950 ], [ 0, %2944 ]
  %2961 = icmp eq i32 %2947, 0
  br i1 %2961, label %2966, label %2962

2962:                                             ; preds = %2959
  %2963 = zext i32 %2947 to i64
  %2964 = or i64 %2960, %2963
  %2965 = or i64 %2964, 216172782113783808
  br label %2969

2966:                                             ; preds = %2959
  %2967 = zext i32 %2948 to i64
  %2968 = or i64 %2967, 144115188075855872
  br label %2969

2969:                                             ; preds = %2966, %2962, %2864
  %2970 = phi i64 [ %2865, %2864 ], [ %2869, %2966 ], [ %2869, %2962 ]
  %2971 = phi i64 [ 0, %2864 ], [ %2968, %2966 ], [ %2965, %2962 ]
  %2972 = trunc i64 %2971 to i32
  %2973 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2972, i32 0, i32 31) #8
  %2974 = lshr i64 %2971, 32
  %2975 = trunc i64 %2974 to i32
  %2976 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2975, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !27
  %2977 = zext i32 %2976 to i64
  %2978 = shl nuw i64 %2977, 32
  %2979 = zext i32 %2973 to i64
  %2980 = sub i64 %78, %2856
  %2981 = add i64 %2980, %1547
  %2982 = and i64 %2977, 4278190080
  %2983 = icmp eq i64 %2982, 50331648
  %2984 = and i64 %2978, 72057589742960640
  %2985 = or i64 %2984, %2979
  %2986 = icmp ult i64 %2985, %2981
  %2987 = select i1 %2986, i32 61, i32 0
  %2988 = select i1 %2983, i32 %2973, i32 %2987
  %2989 = load i64, i64* %64, align 8, !tbaa !82
  %2990 = load i64, i64* %65, align 8, !tbaa !83
  %2991 = mul i64 %2990, %2970
  %2992 = add i64 %2991, %2989
  %2993 = icmp eq i32 %2988, 0
  %2994 = icmp ne i64 %77, 0
  %2995 = and i1 %2994, %2993
  br i1 %2995, label %2996, label %3665

2996:                                             ; preds = %2969
  %2997 = add i64 %2992, %2980
  %2998 = load i32, i32* %41, align 8, !tbaa !41
  %2999 = load i32, i32* %46, align 4, !tbaa !42
  %3000 = xor i64 %2997, %77
  %3001 = and i64 %3000, 15
  %3002 = icmp eq i64 %3001, 0
  %3003 = and i64 %3000, 3
  %3004 = icmp eq i64 %3003, 0
  %3005 = select i1 %3004, i64 4, i64 1
  %3006 = select i1 %3002, i64 16, i64 %3005
  %3007 = sub i64 0, %77
  %3008 = add nsw i64 %3006, -1
  %3009 = and i64 %3008, %3007
  %3010 = or i64 %1547, %77
  %3011 = or i64 %3010, %2997
  %3012 = and i64 %3011, 15
  %3013 = icmp eq i64 %3012, 0
  br i1 %3013, label %3014, label %3213

3014:                                             ; preds = %2996
  %3015 = lshr i64 %1547, 4
  %3016 = zext i32 %2998 to i64
  %3017 = mul i32 %2999, 7
  %3018 = zext i32 %3017 to i64
  %3019 = add nuw nsw i64 %3018, %3016
  %3020 = icmp ult i64 %3019, %3015
  br i1 %3020, label %3021, label %3095

3021:                                             ; preds = %3014
  %3022 = shl i32 %2999, 3
  %3023 = zext i32 %3022 to i64
  %3024 = zext i32 %2999 to i64
  %3025 = shl i32 %2999, 1
  %3026 = zext i32 %3025 to i64
  %3027 = mul i32 %2999, 3
  %3028 = zext i32 %3027 to i64
  %3029 = shl i32 %2999, 2
  %3030 = zext i32 %3029 to i64
  %3031 = mul i32 %2999, 5
  %3032 = zext i32 %3031 to i64
  %3033 = mul i32 %2999, 6
  %3034 = zext i32 %3033 to i64
  br label %3035

3035:                                             ; preds = %3035, %3021
  %3036 = phi i64 [ %3016, %3021 ], [ %3092, %3035 ]
  %3037 = shl i64 %3036, 4
  %3038 = add i64 %3037, %2997
  %3039 = inttoptr i64 %3038 to <4 x i32> addrspace(1)*
  %3040 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3039, align 16, !tbaa !11
  %3041 = add i64 %3036, %3024
  %3042 = shl i64 %3041, 4
  %3043 = add i64 %3042, %2997
  %3044 = inttoptr i64 %3043 to <4 x i32> addrspace(1)*
  %3045 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3044, align 16, !tbaa !11
  %3046 = add i64 %3036, %3026
  %3047 = shl i64 %3046, 4
  %3048 = add i64 %3047, %2997
  %3049 = inttoptr i64 %3048 to <4 x i32> addrspace(1)*
  %3050 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3049, align 16, !tbaa !11
  %3051 = add i64 %3036, %3028
  %3052 = shl i64 %3051, 4
  %3053 = add i64 %3052, %2997
  %3054 = inttoptr i64 %3053 to <4 x i32> addrspace(1)*
  %3055 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3054, align 16, !tbaa !11
  %3056 = add i64 %3036, %3030
  %3057 = shl i64 %3056, 4
  %3058 = add i64 %3057, %2997
  %3059 = inttoptr i64 %3058 to <4 x i32> addrspace(1)*
  %3060 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3059, align 16, !tbaa !11
  %3061 = add i64 %3036, %3032
  %3062 = shl i64 %3061, 4
  %3063 = add i64 %3062, %2997
  %3064 = inttoptr i64 %3063 to <4 x i32> addrspace(1)*
  %3065 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3064, align 16, !tbaa !11
  %3066 = add i64 %3036, %3034
  %3067 = shl i64 %3066, 4
  %3068 = add i64 %3067, %2997
  %3069 = inttoptr i64 %3068 to <4 x i32> addrspace(1)*
  %3070 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3069, align 16, !tbaa !11
  %3071 = add i64 %3036, %3018
  %3072 = shl i64 %3071, 4
  %3073 = add i64 %3072, %2997
  %3074 = inttoptr i64 %3073 to <4 x i32> addrspace(1)*
  %3075 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3074, align 16, !tbaa !11
  %3076 = add i64 %3037, %77
  %3077 = inttoptr i64 %3076 to <4 x i32> addrspace(1)*
  store <4 x i32> %3040, <4 x i32> addrspace(1)* %3077, align 16, !tbaa !11
  %3078 = add i64 %3042, %77
  %3079 = inttoptr i64 %3078 to <4 x i32> addrspace(1)*
  store <4 x i32> %3045, <4 x i32> addrspace(1)* %3079, align 16, !tbaa !11
  %3080 = add i64 %3047, %77
  %3081 = inttoptr i64 %3080 to <4 x i32> addrspace(1)*
  store <4 x i32> %3050, <4 x i32> addrspace(1)* %3081, align 16, !tbaa !11
  %3082 = add i64 %3052, %77
  %3083 = inttoptr i64 %3082 to <4 x i32> addrspace(1)*
  store <4 x i32> %3055, <4 x i32> addrspace(1)* %3083, align 16, !tbaa !11
  %3084 = add i64 %3057, %77
  %3085 = inttoptr i64 %3084 to <4 x i32> addrspace(1)*
  store <4 x i32> %3060, <4 x i32> addrspace(1)* %3085, align 16, !tbaa !11
  %3086 = add i64 %3062, %77
  %3087 = inttoptr i64 %3086 to <4 x i32> addrspace(1)*
  store <4 x i32> %3065, <4 x i32> addrspace(1)* %3087, align 16, !tbaa !11
  %3088 = add i64 %3067, %77
  %3089 = inttoptr i64 %3088 to <4 x i32> addrspace(1)*
  store <4 x i32> %3070, <4 x i32> addrspace(1)* %3089, align 16, !tbaa !11
  %3090 = add i64 %3072, %77
  %3091 = inttoptr i64 %3090 to <4 x i32> addrspace(1)*
  store <4 x i32> %3075, <4 x i32> addrspace(1)* %3091, align 16, !tbaa !11
  %3092 = add i64 %3036, %3023
  %3093 = add i64 %3092, %3018
  %3094 = icmp ult i64 %3093, %3015
  br i1 %3094, label %3035, label %3095, !llvm.loop !43

3095:                                             ; preds = %3035, %3014
  %3096 = phi i64 [ %3016, %3014 ], [ %3092, %3035 ]
  %3097 = icmp ult i64 %3096, %3015
  br i1 %3097, label %3098, label %3665

3098:                                             ; preds = %3095
  %3099 = shl i64 %3096, 4
  %3100 = add i64 %3099, %2997
  %3101 = inttoptr i64 %3100 to <4 x i32> addrspace(1)*
  %3102 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3101, align 16, !tbaa !11
  %3103 = zext i32 %2999 to i64
  %3104 = add i64 %3096, %3103
  %3105 = icmp ult i64 %3104, %3015
  br i1 %3105, label %3106, label %3111

3106:                                             ; preds = %3098
  %3107 = shl i64 %3104, 4
  %3108 = add i64 %3107, %2997
  %3109 = inttoptr i64 %3108 to <4 x i32> addrspace(1)*
  %3110 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3109, align 16, !tbaa !11
  br label %3111

3111:                                             ; preds = %3106, %3098
  %3112 = phi <4 x i32> [ %3110, %3106 ], [ zeroinitializer, %3098 ]
  %3113 = shl i32 %2999, 1
  %3114 = zext i32 %3113 to i64
  %3115 = add i64 %3096, %3114
  %3116 = icmp ult i64 %3115, %3015
  br i1 %3116, label %3117, label %3122

3117:                                             ; preds = %3111
  %3118 = shl i64 %3115, 4
  %3119 = add i64 %3118, %2997
  %3120 = inttoptr i64 %3119 to <4 x i32> addrspace(1)*
  %3121 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3120, align 16, !tbaa !11
  br label %3122

3122:                                             ; preds = %3117, %3111
  %3123 = phi <4 x i32> [ %3121, %3117 ], [ zeroinitializer, %3111 ]
  %3124 = mul i32 %2999, 3
  %3125 = zext i32 %3124 to i64
  %3126 = add i64 %3096, %3125
  %3127 = icmp ult i64 %3126, %3015
  br i1 %3127, label %3128, label %3133

3128:                                             ; preds = %3122
  %3129 = shl i64 %3126, 4
  %3130 = add i64 %3129, %2997
  %3131 = inttoptr i64 %3130 to <4 x i32> addrspace(1)*
  %3132 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3131, align 16, !tbaa !11
  br label %3133

3133:                                             ; preds = %3128, %3122
  %3134 = phi <4 x i32> [ %3132, %3128 ], [ zeroinitializer, %3122 ]
  %3135 = shl i32 %2999, 2
  %3136 = zext i32 %3135 to i64
  %3137 = add i64 %3096, %3136
  %3138 = icmp ult i64 %3137, %3015
  br i1 %3138, label %3139, label %3144

3139:                                             ; preds = %3133
  %3140 = shl i64 %3137, 4
  %3141 = add i64 %3140, %2997
  %3142 = inttoptr i64 %3141 to <4 x i32> addrspace(1)*
  %3143 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3142, align 16, !tbaa !11
  br label %3144

3144:                                             ; preds = %3139, %3133
  %3145 = phi <4 x i32> [ %3143, %3139 ], [ zeroinitializer, %3133 ]
  %3146 = mul i32 %2999, 5
  %3147 = zext i32 %3146 to i64
  %3148 = add i64 %3096, %3147
  %3149 = icmp ult i64 %3148, %3015
  br i1 %3149, label %3150, label %3155

3150:                                             ; preds = %3144
  %3151 = shl i64 %3148, 4
  %3152 = add i64 %3151, %2997
  %3153 = inttoptr i64 %3152 to <4 x i32> addrspace(1)*
  %3154 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3153, align 16, !tbaa !11
  br label %3155

3155:                                             ; preds = %3150, %3144
  %3156 = phi <4 x i32> [ %3154, %3150 ], [ zeroinitializer, %3144 ]
  %3157 = mul i32 %2999, 6
  %3158 = zext i32 %3157 to i64
  %3159 = add i64 %3096, %3158
  %3160 = icmp ult i64 %3159, %3015
  br i1 %3160, label %3161, label %3166

3161:                                             ; preds = %3155
  %3162 = shl i64 %3159, 4
  %3163 = add i64 %3162, %2997
  %3164 = inttoptr i64 %3163 to <4 x i32> addrspace(1)*
  %3165 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3164, align 16, !tbaa !11
  br label %3166

3166:                                             ; preds = %3161, %3155
  %3167 = phi <4 x i32> [ %3165, %3161 ], [ zeroinitializer, %3155 ]
  %3168 = add i64 %3096, %3018
  %3169 = icmp ult i64 %3168, %3015
  br i1 %3169, label %3170, label %3175

3170:                                             ; preds = %3166
  %3171 = shl i64 %3168, 4
  %3172 = add i64 %3171, %2997
  %3173 = inttoptr i64 %3172 to <4 x i32> addrspace(1)*
  %3174 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3173, align 16, !tbaa !11
  br label %3175

3175:                                             ; preds = %3170, %3166
  %3176 = phi <4 x i32> [ %3174, %3170 ], [ zeroinitializer, %3166 ]
  %3177 = add i64 %3099, %77
  %3178 = inttoptr i64 %3177 to <4 x i32> addrspace(1)*
  store <4 x i32> %3102, <4 x i32> addrspace(1)* %3178, align 16, !tbaa !11
  br i1 %3105, label %3179, label %3183

3179:                                             ; preds = %3175
  %3180 = shl i64 %3104, 4
  %3181 = add i64 %3180, %77
  %3182 = inttoptr i64 %3181 to <4 x i32> addrspace(1)*
  store <4 x i32> %3112, <4 x i32> addrspace(1)* %3182, align 16, !tbaa !11
  br label %3183

3183:                                             ; preds = %3179, %3175
  br i1 %3116, label %3184, label %3188

3184:                                             ; preds = %3183
  %3185 = shl i64 %3115, 4
  %3186 = add i64 %3185, %77
  %3187 = inttoptr i64 %3186 to <4 x i32> addrspace(1)*
  store <4 x i32> %3123, <4 x i32> addrspace(1)* %3187, align 16, !tbaa !11
  br label %3188

3188:                                             ; preds = %3184, %3183
  br i1 %3127, label %3189, label %3193

3189:                                             ; preds = %3188
  %3190 = shl i64 %3126, 4
  %3191 = add i64 %3190, %77
  %3192 = inttoptr i64 %3191 to <4 x i32> addrspace(1)*
  store <4 x i32> %3134, <4 x i32> addrspace(1)* %3192, align 16, !tbaa !11
  br label %3193

3193:                                             ; preds = %3189, %3188
  br i1 %3138, label %3194, label %3198

3194:                                             ; preds = %3193
  %3195 = shl i64 %3137, 4
  %3196 = add i64 %3195, %77
  %3197 = inttoptr i64 %3196 to <4 x i32> addrspace(1)*
  store <4 x i32> %3145, <4 x i32> addrspace(1)* %3197, align 16, !tbaa !11
  br label %3198

3198:                                             ; preds = %3194, %3193
  br i1 %3149, label %3199, label %3203

3199:                                             ; preds = %3198
  %3200 = shl i64 %3148, 4
  %3201 = add i64 %3200, %77
  %3202 = inttoptr i64 %3201 to <4 x i32> addrspace(1)*
  store <4 x i32> %3156, <4 x i32> addrspace(1)* %3202, align 16, !tbaa !11
  br label %3203

3203:                                             ; preds = %3199, %3198
  br i1 %3160, label %3204, label %3208

3204:                                             ; preds = %3203
  %3205 = shl i64 %3159, 4
  %3206 = add i64 %3205, %77
  %3207 = inttoptr i64 %3206 to <4 x i32> addrspace(1)*
  store <4 x i32> %3167, <4 x i32> addrspace(1)* %3207, align 16, !tbaa !11
  br label %3208

3208:                                             ; preds = %3204, %3203
  br i1 %3169, label %3209, label %3665

3209:                                             ; preds = %3208
  %3210 = shl i64 %3168, 4
  %3211 = add i64 %3210, %77
  %3212 = inttoptr i64 %3211 to <4 x i32> addrspace(1)*
  store <4 x i32> %3176, <4 x i32> addrspace(1)* %3212, align 16, !tbaa !11
  br label %3665

3213:                                             ; preds = %2996
  %3214 = icmp ult i64 %3009, %1547
  %3215 = select i1 %3214, i64 %3009, i64 %1547
  %3216 = sub i64 %1547, %3215
  %3217 = sub nsw i64 0, %3006
  %3218 = and i64 %3216, %3217
  switch i64 %3006, label %3621 [
    i64 16, label %3219
    i64 4, label %3420
  ]

3219:                                             ; preds = %3213
  %3220 = add i64 %3215, %77
  %3221 = add i64 %3215, %2997
  %3222 = lshr i64 %3218, 4
  %3223 = zext i32 %2998 to i64
  %3224 = mul i32 %2999, 7
  %3225 = zext i32 %3224 to i64
  %3226 = add nuw nsw i64 %3225, %3223
  %3227 = icmp ult i64 %3226, %3222
  br i1 %3227, label %3228, label %3302

3228:                                             ; preds = %3219
  %3229 = shl i32 %2999, 3
  %3230 = zext i32 %3229 to i64
  %3231 = zext i32 %2999 to i64
  %3232 = shl i32 %2999, 1
  %3233 = zext i32 %3232 to i64
  %3234 = mul i32 %2999, 3
  %3235 = zext i32 %3234 to i64
  %3236 = shl i32 %2999, 2
  %3237 = zext i32 %3236 to i64
  %3238 = mul i32 %2999, 5
  %3239 = zext i32 %3238 to i64
  %3240 = mul i32 %2999, 6
  %3241 = zext i32 %3240 to i64
  br label %3242

3242:                                             ; preds = %3242, %3228
  %3243 = phi i64 [ %3223, %3228 ], [ %3299, %3242 ]
  %3244 = shl i64 %3243, 4
  %3245 = add i64 %3244, %3221
  %3246 = inttoptr i64 %3245 to <4 x i32> addrspace(1)*
  %3247 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3246, align 16, !tbaa !11
  %3248 = add i64 %3243, %3231
  %3249 = shl i64 %3248, 4
  %3250 = add i64 %3249, %3221
  %3251 = inttoptr i64 %3250 to <4 x i32> addrspace(1)*
  %3252 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3251, align 16, !tbaa !11
  %3253 = add i64 %3243, %3233
  %3254 = shl i64 %3253, 4
  %3255 = add i64 %3254, %3221
  %3256 = inttoptr i64 %3255 to <4 x i32> addrspace(1)*
  %3257 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3256, align 16, !tbaa !11
  %3258 = add i64 %3243, %3235
  %3259 = shl i64 %3258, 4
  %3260 = add i64 %3259, %3221
  %3261 = inttoptr i64 %3260 to <4 x i32> addrspace(1)*
  %3262 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3261, align 16, !tbaa !11
  %3263 = add i64 %3243, %3237
  %3264 = shl i64 %3263, 4
  %3265 = add i64 %3264, %3221
  %3266 = inttoptr i64 %3265 to <4 x i32> addrspace(1)*
  %3267 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3266, align 16, !tbaa !11
  %3268 = add i64 %3243, %3239
  %3269 = shl i64 %3268, 4
  %3270 = add i64 %3269, %3221
  %3271 = inttoptr i64 %3270 to <4 x i32> addrspace(1)*
  %3272 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3271, align 16, !tbaa !11
  %3273 = add i64 %3243, %3241
  %3274 = shl i64 %3273, 4
  %3275 = add i64 %3274, %3221
  %3276 = inttoptr i64 %3275 to <4 x i32> addrspace(1)*
  %3277 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3276, align 16, !tbaa !11
  %3278 = add i64 %3243, %3225
  %3279 = shl i64 %3278, 4
  %3280 = add i64 %3279, %3221
  %3281 = inttoptr i64 %3280 to <4 x i32> addrspace(1)*
  %3282 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3281, align 16, !tbaa !11
  %3283 = add i64 %3244, %3220
  %3284 = inttoptr i64 %3283 to <4 x i32> addrspace(1)*
  store <4 x i32> %3247, <4 x i32> addrspace(1)* %3284, align 16, !tbaa !11
  %3285 = add i64 %3249, %3220
  %3286 = inttoptr i64 %3285 to <4 x i32> addrspace(1)*
  store <4 x i32> %3252, <4 x i32> addrspace(1)* %3286, align 16, !tbaa !11
  %3287 = add i64 %3254, %3220
  %3288 = inttoptr i64 %3287 to <4 x i32> addrspace(1)*
  store <4 x i32> %3257, <4 x i32> addrspace(1)* %3288, align 16, !tbaa !11
  %3289 = add i64 %3259, %3220
  %3290 = inttoptr i64 %3289 to <4 x i32> addrspace(1)*
  store <4 x i32> %3262, <4 x i32> addrspace(1)* %3290, align 16, !tbaa !11
  %3291 = add i64 %3264, %3220
  %3292 = inttoptr i64 %3291 to <4 x i32> addrspace(1)*
  store <4 x i32> %3267, <4 x i32> addrspace(1)* %3292, align 16, !tbaa !11
  %3293 = add i64 %3269, %3220
  %3294 = inttoptr i64 %3293 to <4 x i32> addrspace(1)*
  store <4 x i32> %3272, <4 x i32> addrspace(1)* %3294, align 16, !tbaa !11
  %3295 = add i64 %3274, %3220
  %3296 = inttoptr i64 %3295 to <4 x i32> addrspace(1)*
  store <4 x i32> %3277, <4 x i32> addrspace(1)* %3296, align 16, !tbaa !11
  %3297 = add i64 %3279, %3220
  %3298 = inttoptr i64 %3297 to <4 x i32> addrspace(1)*
  store <4 x i32> %3282, <4 x i32> addrspace(1)* %3298, align 16, !tbaa !11
  %3299 = add i64 %3243, %3230
  %3300 = add i64 %3299, %3225
  %3301 = icmp ult i64 %3300, %3222
  br i1 %3301, label %3242, label %3302, !llvm.loop !43

3302:                                             ; preds = %3242, %3219
  %3303 = phi i64 [ %3223, %3219 ], [ %3299, %3242 ]
  %3304 = icmp ult i64 %3303, %3222
  br i1 %3304, label %3305, label %3635

3305:                                             ; preds = %3302
  %3306 = shl i64 %3303, 4
  %3307 = add i64 %3306, %3221
  %3308 = inttoptr i64 %3307 to <4 x i32> addrspace(1)*
  %3309 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3308, align 16, !tbaa !11
  %3310 = zext i32 %2999 to i64
  %3311 = add i64 %3303, %3310
  %3312 = icmp ult i64 %3311, %3222
  br i1 %3312, label %3313, label %3318

3313:                                             ; preds = %3305
  %3314 = shl i64 %3311, 4
  %3315 = add i64 %3314, %3221
  %3316 = inttoptr i64 %3315 to <4 x i32> addrspace(1)*
  %3317 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3316, align 16, !tbaa !11
  br label %3318

3318:                                             ; preds = %3313, %3305
  %3319 = phi <4 x i32> [ %3317, %3313 ], [ zeroinitializer, %3305 ]
  %3320 = shl i32 %2999, 1
  %3321 = zext i32 %3320 to i64
  %3322 = add i64 %3303, %3321
  %3323 = icmp ult i64 %3322, %3222
  br i1 %3323, label %3324, label %3329

3324:                                             ; preds = %3318
  %3325 = shl i64 %3322, 4
  %3326 = add i64 %3325, %3221
  %3327 = inttoptr i64 %3326 to <4 x i32> addrspace(1)*
  %3328 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3327, align 16, !tbaa !11
  br label %3329

3329:                                             ; preds = %3324, %3318
  %3330 = phi <4 x i32> [ %3328, %3324 ], [ zeroinitializer, %3318 ]
  %3331 = mul i32 %2999, 3
  %3332 = zext i32 %3331 to i64
  %3333 = add i64 %3303, %3332
  %3334 = icmp ult i64 %3333, %3222
  br i1 %3334, label %3335, label %3340

3335:                                             ; preds = %3329
  %3336 = shl i64 %3333, 4
  %3337 = add i64 %3336, %3221
  %3338 = inttoptr i64 %3337 to <4 x i32> addrspace(1)*
  %3339 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3338, align 16, !tbaa !11
  br label %3340

3340:                                             ; preds = %3335, %3329
  %3341 = phi <4 x i32> [ %3339, %3335 ], [ zeroinitializer, %3329 ]
  %3342 = shl i32 %2999, 2
  %3343 = zext i32 %3342 to i64
  %3344 = add i64 %3303, %3343
  %3345 = icmp ult i64 %3344, %3222
  br i1 %3345, label %3346, label %3351

3346:                                             ; preds = %3340
  %3347 = shl i64 %3344, 4
  %3348 = add i64 %3347, %3221
  %3349 = inttoptr i64 %3348 to <4 x i32> addrspace(1)*
  %3350 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3349, align 16, !tbaa !11
  br label %3351

3351:                                             ; preds = %3346, %3340
  %3352 = phi <4 x i32> [ %3350, %3346 ], [ zeroinitializer, %3340 ]
  %3353 = mul i32 %2999, 5
  %3354 = zext i32 %3353 to i64
  %3355 = add i64 %3303, %3354
  %3356 = icmp ult i64 %3355, %3222
  br i1 %3356, label %3357, label %3362

3357:                                             ; preds = %3351
  %3358 = shl i64 %3355, 4
  %3359 = add i64 %3358, %3221
  %3360 = inttoptr i64 %3359 to <4 x i32> addrspace(1)*
  %3361 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3360, align 16, !tbaa !11
  br label %3362

3362:                                             ; preds = %3357, %3351
  %3363 = phi <4 x i32> [ %3361, %3357 ], [ zeroinitializer, %3351 ]
  %3364 = mul i32 %2999, 6
  %3365 = zext i32 %3364 to i64
  %3366 = add i64 %3303, %3365
  %3367 = icmp ult i64 %3366, %3222
  br i1 %3367, label %3368, label %3373

3368:                                             ; preds = %3362
  %3369 = shl i64 %3366, 4
  %3370 = add i64 %3369, %3221
  %3371 = inttoptr i64 %3370 to <4 x i32> addrspace(1)*
  %3372 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3371, align 16, !tbaa !11
  br label %3373

3373:                                             ; preds = %3368, %3362
  %3374 = phi <4 x i32> [ %3372, %3368 ], [ zeroinitializer, %3362 ]
  %3375 = add i64 %3303, %3225
  %3376 = icmp ult i64 %3375, %3222
  br i1 %3376, label %3377, label %3382

3377:                                             ; preds = %3373
  %3378 = shl i64 %3375, 4
  %3379 = add i64 %3378, %3221
  %3380 = inttoptr i64 %3379 to <4 x i32> addrspace(1)*
  %3381 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3380, align 16, !tbaa !11
  br label %3382

3382:                                             ; preds = %3377, %3373
  %3383 = phi <4 x i32> [ %3381, %3377 ], [ zeroinitializer, %3373 ]
  %3384 = add i64 %3306, %3220
  %3385 = inttoptr i64 %3384 to <4 x i32> addrspace(1)*
  store <4 x i32> %3309, <4 x i32> addrspace(1)* %3385, align 16, !tbaa !11
  br i1 %3312, label %3386, label %3390

3386:                                             ; preds = %3382
  %3387 = shl i64 %3311, 4
  %3388 = add i64 %3387, %3220
  %3389 = inttoptr i64 %3388 to <4 x i32> addrspace(1)*
  store <4 x i32> %3319, <4 x i32> addrspace(1)* %3389, align 16, !tbaa !11
  br label %3390

3390:                                             ; preds = %3386, %3382
  br i1 %3323, label %3391, label %3395

3391:                                             ; preds = %3390
  %3392 = shl i64 %3322, 4
  %3393 = add i64 %3392, %3220
  %3394 = inttoptr i64 %3393 to <4 x i32> addrspace(1)*
  store <4 x i32> %3330, <4 x i32> addrspace(1)* %3394, align 16, !tbaa !11
  br label %3395

3395:                                             ; preds = %3391, %3390
  br i1 %3334, label %3396, label %3400

3396:                                             ; preds = %3395
  %3397 = shl i64 %3333, 4
  %3398 = add i64 %3397, %3220
  %3399 = inttoptr i64 %3398 to <4 x i32> addrspace(1)*
  store <4 x i32> %3341, <4 x i32> addrspace(1)* %3399, align 16, !tbaa !11
  br label %3400

3400:                                             ; preds = %3396, %3395
  br i1 %3345, label %3401, label %3405

3401:                                             ; preds = %3400
  %3402 = shl i64 %3344, 4
  %3403 = add i64 %3402, %3220
  %3404 = inttoptr i64 %3403 to <4 x i32> addrspace(1)*
  store <4 x i32> %3352, <4 x i32> addrspace(1)* %3404, align 16, !tbaa !11
  br label %3405

3405:                                             ; preds = %3401, %3400
  br i1 %3356, label %3406, label %3410

3406:                                             ; preds = %3405
  %3407 = shl i64 %3355, 4
  %3408 = add i64 %3407, %3220
  %3409 = inttoptr i64 %3408 to <4 x i32> addrspace(1)*
  store <4 x i32> %3363, <4 x i32> addrspace(1)* %3409, align 16, !tbaa !11
  br label %3410

3410:                                             ; preds = %3406, %3405
  br i1 %3367, label %3411, label %3415

3411:                                             ; preds = %3410
  %3412 = shl i64 %3366, 4
  %3413 = add i64 %3412, %3220
  %3414 = inttoptr i64 %3413 to <4 x i32> addrspace(1)*
  store <4 x i32> %3374, <4 x i32> addrspace(1)* %3414, align 16, !tbaa !11
  br label %3415

3415:                                             ; preds = %3411, %3410
  br i1 %3376, label %3416, label %3635

3416:                                             ; preds = %3415
  %3417 = shl i64 %3375, 4
  %3418 = add i64 %3417, %3220
  %3419 = inttoptr i64 %3418 to <4 x i32> addrspace(1)*
  store <4 x i32> %3383, <4 x i32> addrspace(1)* %3419, align 16, !tbaa !11
  br label %3635

3420:                                             ; preds = %3213
  %3421 = add i64 %3215, %77
  %3422 = add i64 %3215, %2997
  %3423 = lshr i64 %3218, 2
  %3424 = zext i32 %2998 to i64
  %3425 = mul i32 %2999, 7
  %3426 = zext i32 %3425 to i64
  %3427 = add nuw nsw i64 %3426, %3424
  %3428 = icmp ult i64 %3427, %3423
  br i1 %3428, label %3429, label %3503

3429:                                             ; preds = %3420
  %3430 = shl i32 %2999, 3
  %3431 = zext i32 %3430 to i64
  %3432 = zext i32 %2999 to i64
  %3433 = shl i32 %2999, 1
  %3434 = zext i32 %3433 to i64
  %3435 = mul i32 %2999, 3
  %3436 = zext i32 %3435 to i64
  %3437 = shl i32 %2999, 2
  %3438 = zext i32 %3437 to i64
  %3439 = mul i32 %2999, 5
  %3440 = zext i32 %3439 to i64
  %3441 = mul i32 %2999, 6
  %3442 = zext i32 %3441 to i64
  br label %3443

3443:                                             ; preds = %3443, %3429
  %3444 = phi i64 [ %3424, %3429 ], [ %3500, %3443 ]
  %3445 = shl i64 %3444, 2
  %3446 = add i64 %3445, %3422
  %3447 = inttoptr i64 %3446 to i32 addrspace(1)*
  %3448 = load volatile i32, i32 addrspace(1)* %3447, align 4, !tbaa !11
  %3449 = add i64 %3444, %3432
  %3450 = shl i64 %3449, 2
  %3451 = add i64 %3450, %3422
  %3452 = inttoptr i64 %3451 to i32 addrspace(1)*
  %3453 = load volatile i32, i32 addrspace(1)* %3452, align 4, !tbaa !11
  %3454 = add i64 %3444, %3434
  %3455 = shl i64 %3454, 2
  %3456 = add i64 %3455, %3422
  %3457 = inttoptr i64 %3456 to i32 addrspace(1)*
  %3458 = load volatile i32, i32 addrspace(1)* %3457, align 4, !tbaa !11
  %3459 = add i64 %3444, %3436
  %3460 = shl i64 %3459, 2
  %3461 = add i64 %3460, %3422
  %3462 = inttoptr i64 %3461 to i32 addrspace(1)*
  %3463 = load volatile i32, i32 addrspace(1)* %3462, align 4, !tbaa !11
  %3464 = add i64 %3444, %3438
  %3465 = shl i64 %3464, 2
  %3466 = add i64 %3465, %3422
  %3467 = inttoptr i64 %3466 to i32 addrspace(1)*
  %3468 = load volatile i32, i32 addrspace(1)* %3467, align 4, !tbaa !11
  %3469 = add i64 %3444, %3440
  %3470 = shl i64 %3469, 2
  %3471 = add i64 %3470, %3422
  %3472 = inttoptr i64 %3471 to i32 addrspace(1)*
  %3473 = load volatile i32, i32 addrspace(1)* %3472, align 4, !tbaa !11
  %3474 = add i64 %3444, %3442
  %3475 = shl i64 %3474, 2
  %3476 = add i64 %3475, %3422
  %3477 = inttoptr i64 %3476 to i32 addrspace(1)*
  %3478 = load volatile i32, i32 addrspace(1)* %3477, align 4, !tbaa !11
  %3479 = add i64 %3444, %3426
  %3480 = shl i64 %3479, 2
  %3481 = add i64 %3480, %3422
  %3482 = inttoptr i64 %3481 to i32 addrspace(1)*
  %3483 = load volatile i32, i32 addrspace(1)* %3482, align 4, !tbaa !11
  %3484 = add i64 %3445, %3421
  %3485 = inttoptr i64 %3484 to i32 addrspace(1)*
  store i32 %3448, i32 addrspace(1)* %3485, align 4, !tbaa !11
  %3486 = add i64 %3450, %3421
  %3487 = inttoptr i64 %3486 to i32 addrspace(1)*
  store i32 %3453, i32 addrspace(1)* %3487, align 4, !tbaa !11
  %3488 = add i64 %3455, %3421
  %3489 = inttoptr i64 %3488 to i32 addrspace(1)*
  store i32 %3458, i32 addrspace(1)* %3489, align 4, !tbaa !11
  %3490 = add i64 %3460, %3421
  %3491 = inttoptr i64 %3490 to i32 addrspace(1)*
  store i32 %3463, i32 addrspace(1)* %3491, align 4, !tbaa !11
  %3492 = add i64 %3465, %3421
  %3493 = inttoptr i64 %3492 to i32 addrspace(1)*
  store i32 %3468, i32 addrspace(1)* %3493, align 4, !tbaa !11
  %3494 = add i64 %3470, %3421
  %3495 = inttoptr i64 %3494 to i32 addrspace(1)*
  store i32 %3473, i32 addrspace(1)* %3495, align 4, !tbaa !11
  %3496 = add i64 %3475, %3421
  %3497 = inttoptr i64 %3496 to i32 addrspace(1)*
  store i32 %3478, i32 addrspace(1)* %3497, align 4, !tbaa !11
  %3498 = add i64 %3480, %3421
  %3499 = inttoptr i64 %3498 to i32 addrspace(1)*
  store i32 %3483, i32 addrspace(1)* %3499, align 4, !tbaa !11
  %3500 = add i64 %3444, %3431
  %3501 = add i64 %3500, %3426
  %3502 = icmp ult i64 %3501, %3423
  br i1 %3502, label %3443, label %3503, !llvm.loop !44

3503:                                             ; preds = %3443, %3420
  %3504 = phi i64 [ %3424, %3420 ], [ %3500, %3443 ]
  %3505 = icmp ult i64 %3504, %3423
  br i1 %3505, label %3506, label %3635

3506:                                             ; preds = %3503
  %3507 = shl i64 %3504, 2
  %3508 = add i64 %3507, %3422
  %3509 = inttoptr i64 %3508 to i32 addrspace(1)*
  %3510 = load volatile i32, i32 addrspace(1)* %3509, align 4, !tbaa !11
  %3511 = zext i32 %2999 to i64
  %3512 = add i64 %3504, %3511
  %3513 = icmp ult i64 %3512, %3423
  br i1 %3513, label %3514, label %3519

3514:                                             ; preds = %3506
  %3515 = shl i64 %3512, 2
  %3516 = add i64 %3515, %3422
  %3517 = inttoptr i64 %3516 to i32 addrspace(1)*
  %3518 = load volatile i32, i32 addrspace(1)* %3517, align 4, !tbaa !11
  br label %3519

3519:                                             ; preds = %3514, %3506
  %3520 = phi i32 [ %3518, %3514 ], [ 0, %3506 ]
  %3521 = shl i32 %2999, 1
  %3522 = zext i32 %3521 to i64
  %3523 = add i64 %3504, %3522
  %3524 = icmp ult i64 %3523, %3423
  br i1 %3524, label %3525, label %3530

3525:                                             ; preds = %3519
  %3526 = shl i64 %3523, 2
  %3527 = add i64 %3526, %3422
  %3528 = inttoptr i64 %3527 to i32 addrspace(1)*
  %3529 = load volatile i32, i32 addrspace(1)* %3528, align 4, !tbaa !11
  br label %3530

3530:                                             ; preds = %3525, %3519
  %3531 = phi i32 [ %3529, %3525 ], [ 0, %3519 ]
  %3532 = mul i32 %2999, 3
  %3533 = zext i32 %3532 to i64
  %3534 = add i64 %3504, %3533
  %3535 = icmp ult i64 %3534, %3423
  br i1 %3535, label %3536, label %3541

3536:                                             ; preds = %3530
  %3537 = shl i64 %3534, 2
  %3538 = add i64 %3537, %3422
  %3539 = inttoptr i64 %3538 to i32 addrspace(1)*
  %3540 = load volatile i32, i32 addrspace(1)* %3539, align 4, !tbaa !11
  br label %3541

3541:                                             ; preds = %3536, %3530
  %3542 = phi i32 [ %3540, %3536 ], [ 0, %3530 ]
  %3543 = shl i32 %2999, 2
  %3544 = zext i32 %3543 to i64
  %3545 = add i64 %3504, %3544
  %3546 = icmp ult i64 %3545, %3423
  br i1 %3546, label %3547, label %3552

3547:                                             ; preds = %3541
  %3548 = shl i64 %3545, 2
  %3549 = add i64 %3548, %3422
  %3550 = inttoptr i64 %3549 to i32 addrspace(1)*
  %3551 = load volatile i32, i32 addrspace(1)* %3550, align 4, !tbaa !11
  br label %3552

3552:                                             ; preds = %3547, %3541
  %3553 = phi i32 [ %3551, %3547 ], [ 0, %3541 ]
  %3554 = mul i32 %2999, 5
  %3555 = zext i32 %3554 to i64
  %3556 = add i64 %3504, %3555
  %3557 = icmp ult i64 %3556, %3423
  br i1 %3557, label %3558, label %3563

3558:                                             ; preds = %3552
  %3559 = shl i64 %3556, 2
  %3560 = add i64 %3559, %3422
  %3561 = inttoptr i64 %3560 to i32 addrspace(1)*
  %3562 = load volatile i32, i32 addrspace(1)* %3561, align 4, !tbaa !11
  br label %3563

3563:                                             ; preds = %3558, %3552
  %3564 = phi i32 [ %3562, %3558 ], [ 0, %3552 ]
  %3565 = mul i32 %2999, 6
  %3566 = zext i32 %3565 to i64
  %3567 = add i64 %3504, %3566
  %3568 = icmp ult i64 %3567, %3423
  br i1 %3568, label %3569, label %3574

3569:                                             ; preds = %3563
  %3570 = shl i64 %3567, 2
  %3571 = add i64 %3570, %3422
  %3572 = inttoptr i64 %3571 to i32 addrspace(1)*
  %3573 = load volatile i32, i32 addrspace(1)* %3572, align 4, !tbaa !11
  br label %3574

3574:                                             ; preds = %3569, %3563
  %3575 = phi i32 [ %3573, %3569 ], [ 0, %3563 ]
  %3576 = add i64 %3504, %3426
  %3577 = icmp ult i64 %3576, %3423
  br i1 %3577, label %3578, label %3583

3578:                                             ; preds = %3574
  %3579 = shl i64 %3576, 2
  %3580 = add i64 %3579, %3422
  %3581 = inttoptr i64 %3580 to i32 addrspace(1)*
  %3582 = load volatile i32, i32 addrspace(1)* %3581, align 4, !tbaa !11
  br label %3583

3583:                                             ; preds = %3578, %3574
  %3584 = phi i32 [ %3582, %3578 ], [ 0, %3574 ]
  %3585 = add i64 %3507, %3421
  %3586 = inttoptr i64 %3585 to i32 addrspace(1)*
  store i32 %3510, i32 addrspace(1)* %3586, align 4, !tbaa !11
  br i1 %3513, label %3587, label %3591

3587:                                             ; preds = %3583
  %3588 = shl i64 %3512, 2
  %3589 = add i64 %3588, %3421
  %3590 = inttoptr i64 %3589 to i32 addrspace(1)*
  store i32 %3520, i32 addrspace(1)* %3590, align 4, !tbaa !11
  br label %3591

3591:                                             ; preds = %3587, %3583
  br i1 %3524, label %3592, label %3596

3592:                                             ; preds = %3591
  %3593 = shl i64 %3523, 2
  %3594 = add i64 %3593, %3421
  %3595 = inttoptr i64 %3594 to i32 addrspace(1)*
  store i32 %3531, i32 addrspace(1)* %3595, align 4, !tbaa !11
  br label %3596

3596:                                             ; preds = %3592, %3591
  br i1 %3535, label %3597, label %3601

3597:                                             ; preds = %3596
  %3598 = shl i64 %3534, 2
  %3599 = add i64 %3598, %3421
  %3600 = inttoptr i64 %3599 to i32 addrspace(1)*
  store i32 %3542, i32 addrspace(1)* %3600, align 4, !tbaa !11
  br label %3601

3601:                                             ; preds = %3597, %3596
  br i1 %3546, label %3602, label %3606

3602:                                             ; preds = %3601
  %3603 = shl i64 %3545, 2
  %3604 = add i64 %3603, %3421
  %3605 = inttoptr i64 %3604 to i32 addrspace(1)*
  store i32 %3553, i32 addrspace(1)* %3605, align 4, !tbaa !11
  br label %3606

3606:                                             ; preds = %3602, %3601
  br i1 %3557, label %3607, label %3611

3607:                                             ; preds = %3606
  %3608 = shl i64 %3556, 2
  %3609 = add i64 %3608, %3421
  %3610 = inttoptr i64 %3609 to i32 addrspace(1)*
  store i32 %3564, i32 addrspace(1)* %3610, align 4, !tbaa !11
  br label %3611

3611:                                             ; preds = %3607, %3606
  br i1 %3568, label %3612, label %3616

3612:                                             ; preds = %3611
  %3613 = shl i64 %3567, 2
  %3614 = add i64 %3613, %3421
  %3615 = inttoptr i64 %3614 to i32 addrspace(1)*
  store i32 %3575, i32 addrspace(1)* %3615, align 4, !tbaa !11
  br label %3616

3616:                                             ; preds = %3612, %3611
  br i1 %3577, label %3617, label %3635

3617:                                             ; preds = %3616
  %3618 = shl i64 %3576, 2
  %3619 = add i64 %3618, %3421
  %3620 = inttoptr i64 %3619 to i32 addrspace(1)*
  store i32 %3584, i32 addrspace(1)* %3620, align 4, !tbaa !11
  br label %3635

3621:                                             ; preds = %3213
  %3622 = zext i32 %2998 to i64
  %3623 = icmp ugt i64 %1547, %3622
  br i1 %3623, label %3624, label %3665

3624:                                             ; preds = %3621
  %3625 = zext i32 %2999 to i64
  br label %3626

3626:                                             ; preds = %3626, %3624
  %3627 = phi i64 [ %3622, %3624 ], [ %3633, %3626 ]
  %3628 = add i64 %3627, %2997
  %3629 = inttoptr i64 %3628 to i8 addrspace(1)*
  %3630 = load volatile i8, i8 addrspace(1)* %3629, align 1, !tbaa !11
  %3631 = add i64 %3627, %77
  %3632 = inttoptr i64 %3631 to i8 addrspace(1)*
  store i8 %3630, i8 addrspace(1)* %3632, align 1, !tbaa !11
  %3633 = add i64 %3627, %3625
  %3634 = icmp ult i64 %3633, %1547
  br i1 %3634, label %3626, label %3665, !llvm.loop !45

3635:                                             ; preds = %3617, %3616, %3503, %3416, %3415, %3302
  %3636 = phi i64 [ %3424, %3617 ], [ %3424, %3616 ], [ %3424, %3503 ], [ %3223, %3416 ], [ %3223, %3415 ], [ %3223, %3302 ]
  %3637 = icmp ugt i64 %3215, %3636
  br i1 %3637, label %3638, label %3649

3638:                                             ; preds = %3635
  %3639 = zext i32 %2999 to i64
  br label %3640

3640:                                             ; preds = %3640, %3638
  %3641 = phi i64 [ %3636, %3638 ], [ %3647, %3640 ]
  %3642 = add i64 %3641, %2997
  %3643 = inttoptr i64 %3642 to i8 addrspace(1)*
  %3644 = load volatile i8, i8 addrspace(1)* %3643, align 1, !tbaa !11
  %3645 = add i64 %3641, %77
  %3646 = inttoptr i64 %3645 to i8 addrspace(1)*
  store i8 %3644, i8 addrspace(1)* %3646, align 1, !tbaa !11
  %3647 = add i64 %3641, %3639
  %3648 = icmp ult i64 %3647, %3215
  br i1 %3648, label %3640, label %3649, !llvm.loop !45

3649:                                             ; preds = %3640, %3635
  %3650 = add i64 %3218, %3215
  %3651 = sub i64 %1547, %3650
  %3652 = icmp ugt i64 %3651, %3636
  br i1 %3652, label %3653, label %3665

3653:                                             ; preds = %3649
  %3654 = zext i32 %2999 to i64
  br label %3655

3655:                                             ; preds = %3655, %3653
  %3656 = phi i64 [ %3636, %3653 ], [ %3663, %3655 ]
  %3657 = add i64 %3656, %3650
  %3658 = add i64 %3657, %2997
  %3659 = inttoptr i64 %3658 to i8 addrspace(1)*
  %3660 = load volatile i8, i8 addrspace(1)* %3659, align 1, !tbaa !11
  %3661 = add i64 %3657, %77
  %3662 = inttoptr i64 %3661 to i8 addrspace(1)*
  store i8 %3660, i8 addrspace(1)* %3662, align 1, !tbaa !11
  %3663 = add i64 %3656, %3654
  %3664 = icmp ult i64 %3663, %3651
  br i1 %3664, label %3655, label %3665, !llvm.loop !45

3665:                                             ; preds = %3655, %3626, %3649, %3621, %3209, %3208, %3095, %2969
  %3666 = icmp ult i64 %2985, %2861
  %3667 = select i1 %3666, i32 61, i32 0
  %3668 = select i1 %2983, i32 %2973, i32 %3667
  %3669 = icmp eq i32 %3668, 0
  %3670 = select i1 %3669, i64 %2861, i64 0
  %3671 = load i64, i64* %49, align 8, !tbaa !55
  %3672 = shl i64 %2855, 3
  %3673 = add i64 %3671, %3672
  %3674 = inttoptr i64 %3673 to i64*
  %3675 = load i32, i32* %41, align 8, !tbaa !41
  %3676 = icmp eq i32 %3675, 0
  %3677 = icmp ne i64 %3670, 0
  %3678 = and i1 %3677, %3676
  br i1 %3678, label %3679, label %3759

3679:                                             ; preds = %3665
  %3680 = load i64, i64* %66, align 8, !tbaa !86
  %3681 = inttoptr i64 %3680 to i64*
  %3682 = load i64, i64* %67, align 8, !tbaa !87
  %3683 = inttoptr i64 %3682 to i64*
  %3684 = load volatile i64, i64* %3681, align 8, !tbaa !5
  %3685 = load i64, i64* %48, align 8, !tbaa !88
  %3686 = icmp ult i64 %3684, %3685
  br i1 %3686, label %3687, label %3692

3687:                                             ; preds = %3679
  %3688 = atomicrmw add i64* %3681, i64 1 seq_cst, align 8
  %3689 = load i64, i64* %48, align 8, !tbaa !88
  %3690 = icmp ult i64 %3688, %3689
  %3691 = select i1 %3690, i64 %3688, i64 -1
  br label %3692

3692:                                             ; preds = %3687, %3679
  %3693 = phi i64 [ %3689, %3687 ], [ %3685, %3679 ]
  %3694 = phi i64 [ %3691, %3687 ], [ -1, %3679 ]
  %3695 = icmp eq i64 %3694, -1
  br i1 %3695, label %3696, label %3698

3696:                                             ; preds = %3692
  %3697 = icmp eq i64 %3693, 0
  br i1 %3697, label %3698, label %3701

3698:                                             ; preds = %3749, %3744, %3696, %3692
  %3699 = phi i64 [ %3694, %3692 ], [ -1, %3696 ], [ %3745, %3744 ], [ %3745, %3749 ]
  %3700 = phi i1 [ false, %3692 ], [ true, %3696 ], [ true, %3749 ], [ %3747, %3744 ]
  br i1 %3700, label %3759, label %3753

3701:                                             ; preds = %3696, %3749
  %3702 = phi i32 [ %3750, %3749 ], [ 0, %3696 ]
  %3703 = atomicrmw add i64* %3683, i64 1 seq_cst, align 8
  %3704 = load i64, i64* %48, align 8, !tbaa !88
  %3705 = urem i64 %3703, %3704
  %3706 = load i64, i64* %68, align 8, !tbaa !89
  %3707 = shl i64 %3705, 3
  %3708 = add i64 %3706, %3707
  %3709 = inttoptr i64 %3708 to i64*
  %3710 = load volatile i64, i64* %3709, align 8, !tbaa !5
  %3711 = icmp eq i64 %3710, 0
  br i1 %3711, label %3744, label %3712

3712:                                             ; preds = %3701
  %3713 = load i64, i64* %49, align 8, !tbaa !55
  %3714 = shl i64 %3710, 3
  %3715 = add i64 %3714, -8
  %3716 = add i64 %3715, %3713
  %3717 = inttoptr i64 %3716 to i64*
  %3718 = load volatile i64, i64* %3717, align 8, !tbaa !5
  %3719 = and i64 %3718, 393216
  %3720 = icmp eq i64 %3719, 262144
  %3721 = lshr i64 %3718, 20
  %3722 = icmp eq i64 %3721, %3705
  %3723 = and i1 %3720, %3722
  %3724 = and i64 %3718, 65535
  %3725 = icmp eq i64 %3724, 0
  %3726 = select i1 %3723, i1 %3725, i1 false
  br i1 %3726, label %3727, label %3737

3727:                                             ; preds = %3712
  %3728 = and i64 %3718, 65536
  %3729 = icmp eq i64 %3728, 0
  br i1 %3729, label %3732, label %3730

3730:                                             ; preds = %3727
  %3731 = atomicrmw and i64* %3717, i64 -65537 seq_cst, align 8
  br label %3737

3732:                                             ; preds = %3727
  %3733 = and i64 %3718, 524288
  %3734 = cmpxchg i64* %3717, i64 %3718, i64 %3733 seq_cst seq_cst, align 8
  %3735 = extractvalue { i64, i1 } %3734, 1
  %3736 = zext i1 %3735 to i32
  br label %3737

3737:                                             ; preds = %3732, %3730, %3712
  %3738 = phi i32 [ 0, %3730 ], [ %3736, %3732 ], [ 0, %3712 ]
  %3739 = icmp eq i32 %3738, 0
  br i1 %3739, label %3744, label %3740

3740:                                             ; preds = %3737
  %3741 = load i64, i64* %69, align 8, !tbaa !90
  %3742 = inttoptr i64 %3741 to i64*
  %3743 = atomicrmw add i64* %3742, i64 1 seq_cst, align 8
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !33
  br label %3744

3744:                                             ; preds = %3740, %3737, %3701
  %3745 = phi i64 [ %3705, %3740 ], [ -1, %3737 ], [ -1, %3701 ]
  %3746 = icmp ult i32 %3702, 63
  %3747 = icmp eq i64 %3745, -1
  %3748 = select i1 %3746, i1 %3747, i1 false
  br i1 %3748, label %3749, label %3698, !llvm.loop !91

3749:                                             ; preds = %3744
  %3750 = add nuw nsw i32 %3702, 1
  %3751 = load i64, i64* %48, align 8, !tbaa !88
  %3752 = icmp eq i64 %3751, 0
  br i1 %3752, label %3698, label %3701

3753:                                             ; preds = %3698
  %3754 = shl i64 %3699, 3
  %3755 = add i64 %2855, 1
  %3756 = load i64, i64* %68, align 8, !tbaa !89
  %3757 = add i64 %3756, %3754
  %3758 = inttoptr i64 %3757 to i64*
  store volatile i64 %3755, i64* %3758, align 8, !tbaa !5
  br label %3759

3759:                                             ; preds = %3753, %3698, %3665
  %3760 = phi i64 [ -1, %3665 ], [ %3699, %3698 ], [ %3699, %3753 ]
  %3761 = trunc i64 %3760 to i32
  %3762 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %3761, i32 0, i32 31) #8
  %3763 = lshr i64 %3760, 32
  %3764 = trunc i64 %3763 to i32
  %3765 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %3764, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !27
  %3766 = zext i32 %3765 to i64
  %3767 = shl nuw i64 %3766, 32
  %3768 = zext i32 %3762 to i64
  %3769 = or i64 %3767, %3768
  %3770 = icmp eq i64 %3769, -1
  br i1 %3770, label %4444, label %3771

3771:                                             ; preds = %3759
  %3772 = load i64, i64* %70, align 8, !tbaa !92
  %3773 = load i32, i32* %35, align 8, !tbaa !37
  %3774 = zext i32 %3773 to i64
  %3775 = shl i64 %3769, %3774
  %3776 = add i64 %3775, %3772
  %3777 = load i32, i32* %41, align 8, !tbaa !41
  %3778 = load i32, i32* %46, align 4, !tbaa !42
  %3779 = xor i64 %3776, %2992
  %3780 = and i64 %3779, 15
  %3781 = icmp eq i64 %3780, 0
  %3782 = and i64 %3779, 3
  %3783 = icmp eq i64 %3782, 0
  %3784 = select i1 %3783, i64 4, i64 1
  %3785 = select i1 %3781, i64 16, i64 %3784
  %3786 = sub i64 0, %3776
  %3787 = add nsw i64 %3785, -1
  %3788 = and i64 %3787, %3786
  %3789 = or i64 %3670, %2992
  %3790 = or i64 %3789, %3776
  %3791 = and i64 %3790, 15
  %3792 = icmp eq i64 %3791, 0
  br i1 %3792, label %3793, label %3992

3793:                                             ; preds = %3771
  %3794 = lshr i64 %3670, 4
  %3795 = zext i32 %3777 to i64
  %3796 = mul i32 %3778, 7
  %3797 = zext i32 %3796 to i64
  %3798 = add nuw nsw i64 %3797, %3795
  %3799 = icmp ult i64 %3798, %3794
  br i1 %3799, label %3800, label %3874

3800:                                             ; preds = %3793
  %3801 = shl i32 %3778, 3
  %3802 = zext i32 %3801 to i64
  %3803 = zext i32 %3778 to i64
  %3804 = shl i32 %3778, 1
  %3805 = zext i32 %3804 to i64
  %3806 = mul i32 %3778, 3
  %3807 = zext i32 %3806 to i64
  %3808 = shl i32 %3778, 2
  %3809 = zext i32 %3808 to i64
  %3810 = mul i32 %3778, 5
  %3811 = zext i32 %3810 to i64
  %3812 = mul i32 %3778, 6
  %3813 = zext i32 %3812 to i64
  br label %3814

3814:                                             ; preds = %3814, %3800
  %3815 = phi i64 [ %3795, %3800 ], [ %3871, %3814 ]
  %3816 = shl i64 %3815, 4
  %3817 = add i64 %3816, %2992
  %3818 = inttoptr i64 %3817 to <4 x i32> addrspace(1)*
  %3819 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3818, align 16, !tbaa !11
  %3820 = add i64 %3815, %3803
  %3821 = shl i64 %3820, 4
  %3822 = add i64 %3821, %2992
  %3823 = inttoptr i64 %3822 to <4 x i32> addrspace(1)*
  %3824 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3823, align 16, !tbaa !11
  %3825 = add i64 %3815, %3805
  %3826 = shl i64 %3825, 4
  %3827 = add i64 %3826, %2992
  %3828 = inttoptr i64 %3827 to <4 x i32> addrspace(1)*
  %3829 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3828, align 16, !tbaa !11
  %3830 = add i64 %3815, %3807
  %3831 = shl i64 %3830, 4
  %3832 = add i64 %3831, %2992
  %3833 = inttoptr i64 %3832 to <4 x i32> addrspace(1)*
  %3834 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3833, align 16, !tbaa !11
  %3835 = add i64 %3815, %3809
  %3836 = shl i64 %3835, 4
  %3837 = add i64 %3836, %2992
  %3838 = inttoptr i64 %3837 to <4 x i32> addrspace(1)*
  %3839 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3838, align 16, !tbaa !11
  %3840 = add i64 %3815, %3811
  %3841 = shl i64 %3840, 4
  %3842 = add i64 %3841, %2992
  %3843 = inttoptr i64 %3842 to <4 x i32> addrspace(1)*
  %3844 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3843, align 16, !tbaa !11
  %3845 = add i64 %3815, %3813
  %3846 = shl i64 %3845, 4
  %3847 = add i64 %3846, %2992
  %3848 = inttoptr i64 %3847 to <4 x i32> addrspace(1)*
  %3849 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3848, align 16, !tbaa !11
  %3850 = add i64 %3815, %3797
  %3851 = shl i64 %3850, 4
  %3852 = add i64 %3851, %2992
  %3853 = inttoptr i64 %3852 to <4 x i32> addrspace(1)*
  %3854 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3853, align 16, !tbaa !11
  %3855 = add i64 %3816, %3776
  %3856 = inttoptr i64 %3855 to <4 x i32> addrspace(1)*
  store <4 x i32> %3819, <4 x i32> addrspace(1)* %3856, align 16, !tbaa !11
  %3857 = add i64 %3821, %3776
  %3858 = inttoptr i64 %3857 to <4 x i32> addrspace(1)*
  store <4 x i32> %3824, <4 x i32> addrspace(1)* %3858, align 16, !tbaa !11
  %3859 = add i64 %3826, %3776
  %3860 = inttoptr i64 %3859 to <4 x i32> addrspace(1)*
  store <4 x i32> %3829, <4 x i32> addrspace(1)* %3860, align 16, !tbaa !11
  %3861 = add i64 %3831, %3776
  %3862 = inttoptr i64 %3861 to <4 x i32> addrspace(1)*
  store <4 x i32> %3834, <4 x i32> addrspace(1)* %3862, align 16, !tbaa !11
  %3863 = add i64 %3836, %3776
  %3864 = inttoptr i64 %3863 to <4 x i32> addrspace(1)*
  store <4 x i32> %3839, <4 x i32> addrspace(1)* %3864, align 16, !tbaa !11
  %3865 = add i64 %3841, %3776
  %3866 = inttoptr i64 %3865 to <4 x i32> addrspace(1)*
  store <4 x i32> %3844, <4 x i32> addrspace(1)* %3866, align 16, !tbaa !11
  %3867 = add i64 %3846, %3776
  %3868 = inttoptr i64 %3867 to <4 x i32> addrspace(1)*
  store <4 x i32> %3849, <4 x i32> addrspace(1)* %3868, align 16, !tbaa !11
  %3869 = add i64 %3851, %3776
  %3870 = inttoptr i64 %3869 to <4 x i32> addrspace(1)*
  store <4 x i32> %3854, <4 x i32> addrspace(1)* %3870, align 16, !tbaa !11
  %3871 = add i64 %3815, %3802
  %3872 = add i64 %3871, %3797
  %3873 = icmp ult i64 %3872, %3794
  br i1 %3873, label %3814, label %3874, !llvm.loop !43

3874:                                             ; preds = %3814, %3793
  %3875 = phi i64 [ %3795, %3793 ], [ %3871, %3814 ]
  %3876 = icmp ult i64 %3875, %3794
  br i1 %3876, label %3877, label %4444

3877:                                             ; preds = %3874
  %3878 = shl i64 %3875, 4
  %3879 = add i64 %3878, %2992
  %3880 = inttoptr i64 %3879 to <4 x i32> addrspace(1)*
  %3881 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3880, align 16, !tbaa !11
  %3882 = zext i32 %3778 to i64
  %3883 = add i64 %3875, %3882
  %3884 = icmp ult i64 %3883, %3794
  br i1 %3884, label %3885, label %3890

3885:                                             ; preds = %3877
  %3886 = shl i64 %3883, 4
  %3887 = add i64 %3886, %2992
  %3888 = inttoptr i64 %3887 to <4 x i32> addrspace(1)*
  %3889 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3888, align 16, !tbaa !11
  br label %3890

3890:                                             ; preds = %3885, %3877
  %3891 = phi <4 x i32> [ %3889, %3885 ], [ zeroinitializer, %3877 ]
  %3892 = shl i32 %3778, 1
  %3893 = zext i32 %3892 to i64
  %3894 = add i64 %3875, %3893
  %3895 = icmp ult i64 %3894, %3794
  br i1 %3895, label %3896, label %3901

3896:                                             ; preds = %3890
  %3897 = shl i64 %3894, 4
  %3898 = add i64 %3897, %2992
  %3899 = inttoptr i64 %3898 to <4 x i32> addrspace(1)*
  %3900 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3899, align 16, !tbaa !11
  br label %3901

3901:                                             ; preds = %3896, %3890
  %3902 = phi <4 x i32> [ %3900, %3896 ], [ zeroinitializer, %3890 ]
  %3903 = mul i32 %3778, 3
  %3904 = zext i32 %3903 to i64
  %3905 = add i64 %3875, %3904
  %3906 = icmp ult i64 %3905, %3794
  br i1 %3906, label %3907, label %3912

3907:                                             ; preds = %3901
  %3908 = shl i64 %3905, 4
  %3909 = add i64 %3908, %2992
  %3910 = inttoptr i64 %3909 to <4 x i32> addrspace(1)*
  %3911 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3910, align 16, !tbaa !11
  br label %3912

3912:                                             ; preds = %3907, %3901
  %3913 = phi <4 x i32> [ %3911, %3907 ], [ zeroinitializer, %3901 ]
  %3914 = shl i32 %3778, 2
  %3915 = zext i32 %3914 to i64
  %3916 = add i64 %3875, %3915
  %3917 = icmp ult i64 %3916, %3794
  br i1 %3917, label %3918, label %3923

3918:                                             ; preds = %3912
  %3919 = shl i64 %3916, 4
  %3920 = add i64 %3919, %2992
  %3921 = inttoptr i64 %3920 to <4 x i32> addrspace(1)*
  %3922 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3921, align 16, !tbaa !11
  br label %3923

3923:                                             ; preds = %3918, %3912
  %3924 = phi <4 x i32> [ %3922, %3918 ], [ zeroinitializer, %3912 ]
  %3925 = mul i32 %3778, 5
  %3926 = zext i32 %3925 to i64
  %3927 = add i64 %3875, %3926
  %3928 = icmp ult i64 %3927, %3794
  br i1 %3928, label %3929, label %3934

3929:                                             ; preds = %3923
  %3930 = shl i64 %3927, 4
  %3931 = add i64 %3930, %2992
  %3932 = inttoptr i64 %3931 to <4 x i32> addrspace(1)*
  %3933 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3932, align 16, !tbaa !11
  br label %3934

3934:                                             ; preds = %3929, %3923
  %3935 = phi <4 x i32> [ %3933, %3929 ], [ zeroinitializer, %3923 ]
  %3936 = mul i32 %3778, 6
  %3937 = zext i32 %3936 to i64
  %3938 = add i64 %3875, %3937
  %3939 = icmp ult i64 %3938, %3794
  br i1 %3939, label %3940, label %3945

3940:                                             ; preds = %3934
  %3941 = shl i64 %3938, 4
  %3942 = add i64 %3941, %2992
  %3943 = inttoptr i64 %3942 to <4 x i32> addrspace(1)*
  %3944 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3943, align 16, !tbaa !11
  br label %3945

3945:                                             ; preds = %3940, %3934
  %3946 = phi <4 x i32> [ %3944, %3940 ], [ zeroinitializer, %3934 ]
  %3947 = add i64 %3875, %3797
  %3948 = icmp ult i64 %3947, %3794
  br i1 %3948, label %3949, label %3954

3949:                                             ; preds = %3945
  %3950 = shl i64 %3947, 4
  %3951 = add i64 %3950, %2992
  %3952 = inttoptr i64 %3951 to <4 x i32> addrspace(1)*
  %3953 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3952, align 16, !tbaa !11
  br label %3954

3954:                                             ; preds = %3949, %3945
  %3955 = phi <4 x i32> [ %3953, %3949 ], [ zeroinitializer, %3945 ]
  %3956 = add i64 %3878, %3776
  %3957 = inttoptr i64 %3956 to <4 x i32> addrspace(1)*
  store <4 x i32> %3881, <4 x i32> addrspace(1)* %3957, align 16, !tbaa !11
  br i1 %3884, label %3958, label %3962

3958:                                             ; preds = %3954
  %3959 = shl i64 %3883, 4
  %3960 = add i64 %3959, %3776
  %3961 = inttoptr i64 %3960 to <4 x i32> addrspace(1)*
  store <4 x i32> %3891, <4 x i32> addrspace(1)* %3961, align 16, !tbaa !11
  br label %3962

3962:                                             ; preds = %3958, %3954
  br i1 %3895, label %3963, label %3967

3963:                                             ; preds = %3962
  %3964 = shl i64 %3894, 4
  %3965 = add i64 %3964, %3776
  %3966 = inttoptr i64 %3965 to <4 x i32> addrspace(1)*
  store <4 x i32> %3902, <4 x i32> addrspace(1)* %3966, align 16, !tbaa !11
  br label %3967

3967:                                             ; preds = %3963, %3962
  br i1 %3906, label %3968, label %3972

3968:                                             ; preds = %3967
  %3969 = shl i64 %3905, 4
  %3970 = add i64 %3969, %3776
  %3971 = inttoptr i64 %3970 to <4 x i32> addrspace(1)*
  store <4 x i32> %3913, <4 x i32> addrspace(1)* %3971, align 16, !tbaa !11
  br label %3972

3972:                                             ; preds = %3968, %3967
  br i1 %3917, label %3973, label %3977

3973:                                             ; preds = %3972
  %3974 = shl i64 %3916, 4
  %3975 = add i64 %3974, %3776
  %3976 = inttoptr i64 %3975 to <4 x i32> addrspace(1)*
  store <4 x i32> %3924, <4 x i32> addrspace(1)* %3976, align 16, !tbaa !11
  br label %3977

3977:                                             ; preds = %3973, %3972
  br i1 %3928, label %3978, label %3982

3978:                                             ; preds = %3977
  %3979 = shl i64 %3927, 4
  %3980 = add i64 %3979, %3776
  %3981 = inttoptr i64 %3980 to <4 x i32> addrspace(1)*
  store <4 x i32> %3935, <4 x i32> addrspace(1)* %3981, align 16, !tbaa !11
  br label %3982

3982:                                             ; preds = %3978, %3977
  br i1 %3939, label %3983, label %3987

3983:                                             ; preds = %3982
  %3984 = shl i64 %3938, 4
  %3985 = add i64 %3984, %3776
  %3986 = inttoptr i64 %3985 to <4 x i32> addrspace(1)*
  store <4 x i32> %3946, <4 x i32> addrspace(1)* %3986, align 16, !tbaa !11
  br label %3987

3987:                                             ; preds = %3983, %3982
  br i1 %3948, label %3988, label %4444

3988:                                             ; preds = %3987
  %3989 = shl i64 %3947, 4
  %3990 = add i64 %3989, %3776
  %3991 = inttoptr i64 %3990 to <4 x i32> addrspace(1)*
  store <4 x i32> %3955, <4 x i32> addrspace(1)* %3991, align 16, !tbaa !11
  br label %4444

3992:                                             ; preds = %3771
  %3993 = icmp ult i64 %3788, %3670
  %3994 = select i1 %3993, i64 %3788, i64 %3670
  %3995 = sub i64 %3670, %3994
  %3996 = sub nsw i64 0, %3785
  %3997 = and i64 %3995, %3996
  switch i64 %3785, label %4400 [
    i64 16, label %3998
    i64 4, label %4199
  ]

3998:                                             ; preds = %3992
  %3999 = add i64 %3994, %3776
  %4000 = add i64 %3994, %2992
  %4001 = lshr i64 %3997, 4
  %4002 = zext i32 %3777 to i64
  %4003 = mul i32 %3778, 7
  %4004 = zext i32 %4003 to i64
  %4005 = add nuw nsw i64 %4004, %4002
  %4006 = icmp ult i64 %4005, %4001
  br i1 %4006, label %4007, label %4081

4007:                                             ; preds = %3998
  %4008 = shl i32 %3778, 3
  %4009 = zext i32 %4008 to i64
  %4010 = zext i32 %3778 to i64
  %4011 = shl i32 %3778, 1
  %4012 = zext i32 %4011 to i64
  %4013 = mul i32 %3778, 3
  %4014 = zext i32 %4013 to i64
  %4015 = shl i32 %3778, 2
  %4016 = zext i32 %4015 to i64
  %4017 = mul i32 %3778, 5
  %4018 = zext i32 %4017 to i64
  %4019 = mul i32 %3778, 6
  %4020 = zext i32 %4019 to i64
  br label %4021

4021:                                             ; preds = %4021, %4007
  %4022 = phi i64 [ %4002, %4007 ], [ %4078, %4021 ]
  %4023 = shl i64 %4022, 4
  %4024 = add i64 %4023, %4000
  %4025 = inttoptr i64 %4024 to <4 x i32> addrspace(1)*
  %4026 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4025, align 16, !tbaa !11
  %4027 = add i64 %4022, %4010
  %4028 = shl i64 %4027, 4
  %4029 = add i64 %4028, %4000
  %4030 = inttoptr i64 %4029 to <4 x i32> addrspace(1)*
  %4031 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4030, align 16, !tbaa !11
  %4032 = add i64 %4022, %4012
  %4033 = shl i64 %4032, 4
  %4034 = add i64 %4033, %4000
  %4035 = inttoptr i64 %4034 to <4 x i32> addrspace(1)*
  %4036 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4035, align 16, !tbaa !11
  %4037 = add i64 %4022, %4014
  %4038 = shl i64 %4037, 4
  %4039 = add i64 %4038, %4000
  %4040 = inttoptr i64 %4039 to <4 x i32> addrspace(1)*
  %4041 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4040, align 16, !tbaa !11
  %4042 = add i64 %4022, %4016
  %4043 = shl i64 %4042, 4
  %4044 = add i64 %4043, %4000
  %4045 = inttoptr i64 %4044 to <4 x i32> addrspace(1)*
  %4046 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4045, align 16, !tbaa !11
  %4047 = add i64 %4022, %4018
  %4048 = shl i64 %4047, 4
  %4049 = add i64 %4048, %4000
  %4050 = inttoptr i64 %4049 to <4 x i32> addrspace(1)*
  %4051 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4050, align 16, !tbaa !11
  %4052 = add i64 %4022, %4020
  %4053 = shl i64 %4052, 4
  %4054 = add i64 %4053, %4000
  %4055 = inttoptr i64 %4054 to <4 x i32> addrspace(1)*
  %4056 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4055, align 16, !tbaa !11
  %4057 = add i64 %4022, %4004
  %4058 = shl i64 %4057, 4
  %4059 = add i64 %4058, %4000
  %4060 = inttoptr i64 %4059 to <4 x i32> addrspace(1)*
  %4061 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4060, align 16, !tbaa !11
  %4062 = add i64 %4023, %3999
  %4063 = inttoptr i64 %4062 to <4 x i32> addrspace(1)*
  store <4 x i32> %4026, <4 x i32> addrspace(1)* %4063, align 16, !tbaa !11
  %4064 = add i64 %4028, %3999
  %4065 = inttoptr i64 %4064 to <4 x i32> addrspace(1)*
  store <4 x i32> %4031, <4 x i32> addrspace(1)* %4065, align 16, !tbaa !11
  %4066 = add i64 %4033, %3999
  %4067 = inttoptr i64 %4066 to <4 x i32> addrspace(1)*
  store <4 x i32> %4036, <4 x i32> addrspace(1)* %4067, align 16, !tbaa !11
  %4068 = add i64 %4038, %3999
  %4069 = inttoptr i64 %4068 to <4 x i32> addrspace(1)*
  store <4 x i32> %4041, <4 x i32> addrspace(1)* %4069, align 16, !tbaa !11
  %4070 = add i64 %4043, %3999
  %4071 = inttoptr i64 %4070 to <4 x i32> addrspace(1)*
  store <4 x i32> %4046, <4 x i32> addrspace(1)* %4071, align 16, !tbaa !11
  %4072 = add i64 %4048, %3999
  %4073 = inttoptr i64 %4072 to <4 x i32> addrspace(1)*
  store <4 x i32> %4051, <4 x i32> addrspace(1)* %4073, align 16, !tbaa !11
  %4074 = add i64 %4053, %3999
  %4075 = inttoptr i64 %4074 to <4 x i32> addrspace(1)*
  store <4 x i32> %4056, <4 x i32> addrspace(1)* %4075, align 16, !tbaa !11
  %4076 = add i64 %4058, %3999
  %4077 = inttoptr i64 %4076 to <4 x i32> addrspace(1)*
  store <4 x i32> %4061, <4 x i32> addrspace(1)* %4077, align 16, !tbaa !11
  %4078 = add i64 %4022, %4009
  %4079 = add i64 %4078, %4004
  %4080 = icmp ult i64 %4079, %4001
  br i1 %4080, label %4021, label %4081, !llvm.loop !43

4081:                                             ; preds = %4021, %3998
  %4082 = phi i64 [ %4002, %3998 ], [ %4078, %4021 ]
  %4083 = icmp ult i64 %4082, %4001
  br i1 %4083, label %4084, label %4414

4084:                                             ; preds = %4081
  %4085 = shl i64 %4082, 4
  %4086 = add i64 %4085, %4000
  %4087 = inttoptr i64 %4086 to <4 x i32> addrspace(1)*
  %4088 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4087, align 16, !tbaa !11
  %4089 = zext i32 %3778 to i64
  %4090 = add i64 %4082, %4089
  %4091 = icmp ult i64 %4090, %4001
  br i1 %4091, label %4092, label %4097

4092:                                             ; preds = %4084
  %4093 = shl i64 %4090, 4
  %4094 = add i64 %4093, %4000
  %4095 = inttoptr i64 %4094 to <4 x i32> addrspace(1)*
  %4096 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4095, align 16, !tbaa !11
  br label %4097

4097:                                             ; preds = %4092, %4084
  %4098 = phi <4 x i32> [ %4096, %4092 ], [ zeroinitializer, %4084 ]
  %4099 = shl i32 %3778, 1
  %4100 = zext i32 %4099 to i64
  %4101 = add i64 %4082, %4100
  %4102 = icmp ult i64 %4101, %4001
  br i1 %4102, label %4103, label %4108

4103:                                             ; preds = %4097
  %4104 = shl i64 %4101, 4
  %4105 = add i64 %4104, %4000
  %4106 = inttoptr i64 %4105 to <4 x i32> addrspace(1)*
  %4107 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4106, align 16, !tbaa !11
  br label %4108

4108:                                             ; preds = %4103, %4097
  %4109 = phi <4 x i32> [ %4107, %4103 ], [ zeroinitializer, %4097 ]
  %4110 = mul i32 %3778, 3
  %4111 = zext i32 %4110 to i64
  %4112 = add i64 %4082, %4111
  %4113 = icmp ult i64 %4112, %4001
  br i1 %4113, label %4114, label %4119

4114:                                             ; preds = %4108
  %4115 = shl i64 %4112, 4
  %4116 = add i64 %4115, %4000
  %4117 = inttoptr i64 %4116 to <4 x i32> addrspace(1)*
  %4118 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4117, align 16, !tbaa !11
  br label %4119

4119:                                             ; preds = %4114, %4108
  %4120 = phi <4 x i32> [ %4118, %4114 ], [ zeroinitializer, %4108 ]
  %4121 = shl i32 %3778, 2
  %4122 = zext i32 %4121 to i64
  %4123 = add i64 %4082, %4122
  %4124 = icmp ult i64 %4123, %4001
  br i1 %4124, label %4125, label %4130

4125:                                             ; preds = %4119
  %4126 = shl i64 %4123, 4
  %4127 = add i64 %4126, %4000
  %4128 = inttoptr i64 %4127 to <4 x i32> addrspace(1)*
  %4129 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4128, align 16, !tbaa !11
  br label %4130

4130:                                             ; preds = %4125, %4119
  %4131 = phi <4 x i32> [ %4129, %4125 ], [ zeroinitializer, %4119 ]
  %4132 = mul i32 %3778, 5
  %4133 = zext i32 %4132 to i64
  %4134 = add i64 %4082, %4133
  %4135 = icmp ult i64 %4134, %4001
  br i1 %4135, label %4136, label %4141

4136:                                             ; preds = %4130
  %4137 = shl i64 %4134, 4
  %4138 = add i64 %4137, %4000
  %4139 = inttoptr i64 %4138 to <4 x i32> addrspace(1)*
  %4140 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4139, align 16, !tbaa !11
  br label %4141

4141:                                             ; preds = %4136, %4130
  %4142 = phi <4 x i32> [ %4140, %4136 ], [ zeroinitializer, %4130 ]
  %4143 = mul i32 %3778, 6
  %4144 = zext i32 %4143 to i64
  %4145 = add i64 %4082, %4144
  %4146 = icmp ult i64 %4145, %4001
  br i1 %4146, label %4147, label %4152

4147:                                             ; preds = %4141
  %4148 = shl i64 %4145, 4
  %4149 = add i64 %4148, %4000
  %4150 = inttoptr i64 %4149 to <4 x i32> addrspace(1)*
  %4151 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4150, align 16, !tbaa !11
  br label %4152

4152:                                             ; preds = %4147, %4141
  %4153 = phi <4 x i32> [ %4151, %4147 ], [ zeroinitializer, %4141 ]
  %4154 = add i64 %4082, %4004
  %4155 = icmp ult i64 %4154, %4001
  br i1 %4155, label %4156, label %4161

4156:                                             ; preds = %4152
  %4157 = shl i64 %4154, 4
  %4158 = add i64 %4157, %4000
  %4159 = inttoptr i64 %4158 to <4 x i32> addrspace(1)*
  %4160 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4159, align 16, !tbaa !11
  br label %4161

4161:                                             ; preds = %4156, %4152
  %4162 = phi <4 x i32> [ %4160, %4156 ], [ zeroinitializer, %4152 ]
  %4163 = add i64 %4085, %3999
  %4164 = inttoptr i64 %4163 to <4 x i32> addrspace(1)*
  store <4 x i32> %4088, <4 x i32> addrspace(1)* %4164, align 16, !tbaa !11
  br i1 %4091, label %4165, label %4169

4165:                                             ; preds = %4161
  %4166 = shl i64 %4090, 4
  %4167 = add i64 %4166, %3999
  %4168 = inttoptr i64 %4167 to <4 x i32> addrspace(1)*
  store <4 x i32> %4098, <4 x i32> addrspace(1)* %4168, align 16, !tbaa !11
  br label %4169

4169:                                             ; preds = %4165, %4161
  br i1 %4102, label %4170, label %4174

4170:                                             ; preds = %4169
  %4171 = shl i64 %4101, 4
  %4172 = add i64 %4171, %3999
  %4173 = inttoptr i64 %4172 to <4 x i32> addrspace(1)*
  store <4 x i32> %4109, <4 x i32> addrspace(1)* %4173, align 16, !tbaa !11
  br label %4174

4174:                                             ; preds = %4170, %4169
  br i1 %4113, label %4175, label %4179

4175:                                             ; preds = %4174
  %4176 = shl i64 %4112, 4
  %4177 = add i64 %4176, %3999
  %4178 = inttoptr i64 %4177 to <4 x i32> addrspace(1)*
  store <4 x i32> %4120, <4 x i32> addrspace(1)* %4178, align 16, !tbaa !11
  br label %4179

4179:                                             ; preds = %4175, %4174
  br i1 %4124, label %4180, label %4184

4180:                                             ; preds = %4179
  %4181 = shl i64 %4123, 4
  %4182 = add i64 %4181, %3999
  %4183 = inttoptr i64 %4182 to <4 x i32> addrspace(1)*
  store <4 x i32> %4131, <4 x i32> addrspace(1)* %4183, align 16, !tbaa !11
  br label %4184

4184:                                             ; preds = %4180, %4179
  br i1 %4135, label %4185, label %4189

4185:                                             ; preds = %4184
  %4186 = shl i64 %4134, 4
  %4187 = add i64 %4186, %3999
  %4188 = inttoptr i64 %4187 to <4 x i32> addrspace(1)*
  store <4 x i32> %4142, <4 x i32> addrspace(1)* %4188, align 16, !tbaa !11
  br label %4189

4189:                                             ; preds = %4185, %4184
  br i1 %4146, label %4190, label %4194

4190:                                             ; preds = %4189
  %4191 = shl i64 %4145, 4
  %4192 = add i64 %4191, %3999
  %4193 = inttoptr i64 %4192 to <4 x i32> addrspace(1)*
  store <4 x i32> %4153, <4 x i32> addrspace(1)* %4193, align 16, !tbaa !11
  br label %4194

4194:                                             ; preds = %4190, %4189
  br i1 %4155, label %4195, label %4414

4195:                                             ; preds = %4194
  %4196 = shl i64 %4154, 4
  %4197 = add i64 %4196, %3999
  %4198 = inttoptr i64 %4197 to <4 x i32> addrspace(1)*
  store <4 x i32> %4162, <4 x i32> addrspace(1)* %4198, align 16, !tbaa !11
  br label %4414

4199:                                             ; preds = %3992
  %4200 = add i64 %3994, %3776
  %4201 = add i64 %3994, %2992
  %4202 = lshr i64 %3997, 2
  %4203 = zext i32 %3777 to i64
  %4204 = mul i32 %3778, 7
  %4205 = zext i32 %4204 to i64
  %4206 = add nuw nsw i64 %4205, %4203
  %4207 = icmp ult i64 %4206, %4202
  br i1 %4207, label %4208, label %4282

4208:                                             ; preds = %4199
  %4209 = shl i32 %3778, 3
  %4210 = zext i32 %4209 to i64
  %4211 = zext i32 %3778 to i64
  %4212 = shl i32 %3778, 1
  %4213 = zext i32 %4212 to i64
  %4214 = mul i32 %3778, 3
  %4215 = zext i32 %4214 to i64
  %4216 = shl i32 %3778, 2
  %4217 = zext i32 %4216 to i64
  %4218 = mul i32 %3778, 5
  %4219 = zext i32 %4218 to i64
  %4220 = mul i32 %3778, 6
  %4221 = zext i32 %4220 to i64
  br label %4222

4222:                                             ; preds = %4222, %4208
  %4223 = phi i64 [ %4203, %4208 ], [ %4279, %4222 ]
  %4224 = shl i64 %4223, 2
  %4225 = add i64 %4224, %4201
  %4226 = inttoptr i64 %4225 to i32 addrspace(1)*
  %4227 = load volatile i32, i32 addrspace(1)* %4226, align 4, !tbaa !11
  %4228 = add i64 %4223, %4211
  %4229 = shl i64 %4228, 2
  %4230 = add i64 %4229, %4201
  %4231 = inttoptr i64 %4230 to i32 addrspace(1)*
  %4232 = load volatile i32, i32 addrspace(1)* %4231, align 4, !tbaa !11
  %4233 = add i64 %4223, %4213
  %4234 = shl i64 %4233, 2
  %4235 = add i64 %4234, %4201
  %4236 = inttoptr i64 %4235 to i32 addrspace(1)*
  %4237 = load volatile i32, i32 addrspace(1)* %4236, align 4, !tbaa !11
  %4238 = add i64 %4223, %4215
  %4239 = shl i64 %4238, 2
  %4240 = add i64 %4239, %4201
  %4241 = inttoptr i64 %4240 to i32 addrspace(1)*
  %4242 = load volatile i32, i32 addrspace(1)* %4241, align 4, !tbaa !11
  %4243 = add i64 %4223, %4217
  %4244 = shl i64 %4243, 2
  %4245 = add i64 %4244, %4201
  %4246 = inttoptr i64 %4245 to i32 addrspace(1)*
  %4247 = load volatile i32, i32 addrspace(1)* %4246, align 4, !tbaa !11
  %4248 = add i64 %4223, %4219
  %4249 = shl i64 %4248, 2
  %4250 = add i64 %4249, %4201
  %4251 = inttoptr i64 %4250 to i32 addrspace(1)*
  %4252 = load volatile i32, i32 addrspace(1)* %4251, align 4, !tbaa !11
  %4253 = add i64 %4223, %4221
  %4254 = shl i64 %4253, 2
  %4255 = add i64 %4254, %4201
  %4256 = inttoptr i64 %4255 to i32 addrspace(1)*
  %4257 = load volatile i32, i32 addrspace(1)* %4256, align 4, !tbaa !11
  %4258 = add i64 %4223, %4205
  %4259 = shl i64 %4258, 2
  %4260 = add i64 %4259, %4201
  %4261 = inttoptr i64 %4260 to i32 addrspace(1)*
  %4262 = load volatile i32, i32 addrspace(1)* %4261, align 4, !tbaa !11
  %4263 = add i64 %4224, %4200
  %4264 = inttoptr i64 %4263 to i32 addrspace(1)*
  store i32 %4227, i32 addrspace(1)* %4264, align 4, !tbaa !11
  %4265 = add i64 %4229, %4200
  %4266 = inttoptr i64 %4265 to i32 addrspace(1)*
  store i32 %4232, i32 addrspace(1)* %4266, align 4, !tbaa !11
  %4267 = add i64 %4234, %4200
  %4268 = inttoptr i64 %4267 to i32 addrspace(1)*
  store i32 %4237, i32 addrspace(1)* %4268, align 4, !tbaa !11
  %4269 = add i64 %4239, %4200
  %4270 = inttoptr i64 %4269 to i32 addrspace(1)*
  store i32 %4242, i32 addrspace(1)* %4270, align 4, !tbaa !11
  %4271 = add i64 %4244, %4200
  %4272 = inttoptr i64 %4271 to i32 addrspace(1)*
  store i32 %4247, i32 addrspace(1)* %4272, align 4, !tbaa !11
  %4273 = add i64 %4249, %4200
  %4274 = inttoptr i64 %4273 to i32 addrspace(1)*
  store i32 %4252, i32 addrspace(1)* %4274, align 4, !tbaa !11
  %4275 = add i64 %4254, %4200
  %4276 = inttoptr i64 %4275 to i32 addrspace(1)*
  store i32 %4257, i32 addrspace(1)* %4276, align 4, !tbaa !11
  %4277 = add i64 %4259, %4200
  %4278 = inttoptr i64 %4277 to i32 addrspace(1)*
  store i32 %4262, i32 addrspace(1)* %4278, align 4, !tbaa !11
  %4279 = add i64 %4223, %4210
  %4280 = add i64 %4279, %4205
  %4281 = icmp ult i64 %4280, %4202
  br i1 %4281, label %4222, label %4282, !llvm.loop !44

4282:                                             ; preds = %4222, %4199
  %4283 = phi i64 [ %4203, %4199 ], [ %4279, %4222 ]
  %4284 = icmp ult i64 %4283, %4202
  br i1 %4284, label %4285, label %4414

4285:                                             ; preds = %4282
  %4286 = shl i64 %4283, 2
  %4287 = add i64 %4286, %4201
  %4288 = inttoptr i64 %4287 to i32 addrspace(1)*
  %4289 = load volatile i32, i32 addrspace(1)* %4288, align 4, !tbaa !11
  %4290 = zext i32 %3778 to i64
  %4291 = add i64 %4283, %4290
  %4292 = icmp ult i64 %4291, %4202
  br i1 %4292, label %4293, label %4298

4293:                                             ; preds = %4285
  %4294 = shl i64 %4291, 2
  %4295 = add i64 %4294, %4201
  %4296 = inttoptr i64 %4295 to i32 addrspace(1)*
  %4297 = load volatile i32, i32 addrspace(1)* %4296, align 4, !tbaa !11
  br label %4298

4298:                                             ; preds = %4293, %4285
  %4299 = phi i32 [ %4297, %4293 ], [ 0, %4285 ]
  %4300 = shl i32 %3778, 1
  %4301 = zext i32 %4300 to i64
  %4302 = add i64 %4283, %4301
  %4303 = icmp ult i64 %4302, %4202
  br i1 %4303, label %4304, label %4309

4304:                                             ; preds = %4298
  %4305 = shl i64 %4302, 2
  %4306 = add i64 %4305, %4201
  %4307 = inttoptr i64 %4306 to i32 addrspace(1)*
  %4308 = load volatile i32, i32 addrspace(1)* %4307, align 4, !tbaa !11
  br label %4309

4309:                                             ; preds = %4304, %4298
  %4310 = phi i32 [ %4308, %4304 ], [ 0, %4298 ]
  %4311 = mul i32 %3778, 3
  %4312 = zext i32 %4311 to i64
  %4313 = add i64 %4283, %4312
  %4314 = icmp ult i64 %4313, %4202
  br i1 %4314, label %4315, label %4320

4315:                                             ; preds = %4309
  %4316 = shl i64 %4313, 2
  %4317 = add i64 %4316, %4201
  %4318 = inttoptr i64 %4317 to i32 addrspace(1)*
  %4319 = load volatile i32, i32 addrspace(1)* %4318, align 4, !tbaa !11
  br label %4320

4320:                                             ; preds = %4315, %4309
  %4321 = phi i32 [ %4319, %4315 ], [ 0, %4309 ]
  %4322 = shl i32 %3778, 2
  %4323 = zext i32 %4322 to i64
  %4324 = add i64 %4283, %4323
  %4325 = icmp ult i64 %4324, %4202
  br i1 %4325, label %4326, label %4331

4326:                                             ; preds = %4320
  %4327 = shl i64 %4324, 2
  %4328 = add i64 %4327, %4201
  %4329 = inttoptr i64 %4328 to i32 addrspace(1)*
  %4330 = load volatile i32, i32 addrspace(1)* %4329, align 4, !tbaa !11
  br label %4331

4331:                                             ; preds = %4326, %4320
  %4332 = phi i32 [ %4330, %4326 ], [ 0, %4320 ]
  %4333 = mul i32 %3778, 5
  %4334 = zext i32 %4333 to i64
  %4335 = add i64 %4283, %4334
  %4336 = icmp ult i64 %4335, %4202
  br i1 %4336, label %4337, label %4342

4337:                                             ; preds = %4331
  %4338 = shl i64 %4335, 2
  %4339 = add i64 %4338, %4201
  %4340 = inttoptr i64 %4339 to i32 addrspace(1)*
  %4341 = load volatile i32, i32 addrspace(1)* %4340, align 4, !tbaa !11
  br label %4342

4342:                                             ; preds = %4337, %4331
  %4343 = phi i32 [ %4341, %4337 ], [ 0, %4331 ]
  %4344 = mul i32 %3778, 6
  %4345 = zext i32 %4344 to i64
  %4346 = add i64 %4283, %4345
  %4347 = icmp ult i64 %4346, %4202
  br i1 %4347, label %4348, label %4353

4348:                                             ; preds = %4342
  %4349 = shl i64 %4346, 2
  %4350 = add i64 %4349, %4201
  %4351 = inttoptr i64 %4350 to i32 addrspace(1)*
  %4352 = load volatile i32, i32 addrspace(1)* %4351, align 4, !tbaa !11
  br label %4353

4353:                                             ; preds = %4348, %4342
  %4354 = phi i32 [ %4352, %4348 ], [ 0, %4342 ]
  %4355 = add i64 %4283, %4205
  %4356 = icmp ult i64 %4355, %4202
  br i1 %4356, label %4357, label %4362

4357:                                             ; preds = %4353
  %4358 = shl i64 %4355, 2
  %4359 = add i64 %4358, %4201
  %4360 = inttoptr i64 %4359 to i32 addrspace(1)*
  %4361 = load volatile i32, i32 addrspace(1)* %4360, align 4, !tbaa !11
  br label %4362

4362:                                             ; preds = %4357, %4353
  %4363 = phi i32 [ %4361, %4357 ], [ 0, %4353 ]
  %4364 = add i64 %4286, %4200
  %4365 = inttoptr i64 %4364 to i32 addrspace(1)*
  store i32 %4289, i32 addrspace(1)* %4365, align 4, !tbaa !11
  br i1 %4292, label %4366, label %4370

4366:                                             ; preds = %4362
  %4367 = shl i64 %4291, 2
  %4368 = add i64 %4367, %4200
  %4369 = inttoptr i64 %4368 to i32 addrspace(1)*
  store i32 %4299, i32 addrspace(1)* %4369, align 4, !tbaa !11
  br label %4370

4370:                                             ; preds = %4366, %4362
  br i1 %4303, label %4371, label %4375

4371:                                             ; preds = %4370
  %4372 = shl i64 %4302, 2
  %4373 = add i64 %4372, %4200
  %4374 = inttoptr i64 %4373 to i32 addrspace(1)*
  store i32 %4310, i32 addrspace(1)* %4374, align 4, !tbaa !11
  br label %4375

4375:                                             ; preds = %4371, %4370
  br i1 %4314, label %4376, label %4380

4376:                                             ; preds = %4375
  %4377 = shl i64 %4313, 2
  %4378 = add i64 %4377, %4200
  %4379 = inttoptr i64 %4378 to i32 addrspace(1)*
  store i32 %4321, i32 addrspace(1)* %4379, align 4, !tbaa !11
  br label %4380

4380:                                             ; preds = %4376, %4375
  br i1 %4325, label %4381, label %4385

4381:                                             ; preds = %4380
  %4382 = shl i64 %4324, 2
  %4383 = add i64 %4382, %4200
  %4384 = inttoptr i64 %4383 to i32 addrspace(1)*
  store i32 %4332, i32 addrspace(1)* %4384, align 4, !tbaa !11
  br label %4385

4385:                                             ; preds = %4381, %4380
  br i1 %4336, label %4386, label %4390

4386:                                             ; preds = %4385
  %4387 = shl i64 %4335, 2
  %4388 = add i64 %4387, %4200
  %4389 = inttoptr i64 %4388 to i32 addrspace(1)*
  store i32 %4343, i32 addrspace(1)* %4389, align 4, !tbaa !11
  br label %4390

4390:                                             ; preds = %4386, %4385
  br i1 %4347, label %4391, label %4395

4391:                                             ; preds = %4390
  %4392 = shl i64 %4346, 2
  %4393 = add i64 %4392, %4200
  %4394 = inttoptr i64 %4393 to i32 addrspace(1)*
  store i32 %4354, i32 addrspace(1)* %4394, align 4, !tbaa !11
  br label %4395

4395:                                             ; preds = %4391, %4390
  br i1 %4356, label %4396, label %4414

4396:                                             ; preds = %4395
  %4397 = shl i64 %4355, 2
  %4398 = add i64 %4397, %4200
  %4399 = inttoptr i64 %4398 to i32 addrspace(1)*
  store i32 %4363, i32 addrspace(1)* %4399, align 4, !tbaa !11
  br label %4414

4400:                                             ; preds = %3992
  %4401 = zext i32 %3777 to i64
  %4402 = icmp ugt i64 %3670, %4401
  br i1 %4402, label %4403, label %4444

4403:                                             ; preds = %4400
  %4404 = zext i32 %3778 to i64
  br label %4405

4405:                                             ; preds = %4405, %4403
  %4406 = phi i64 [ %4401, %4403 ], [ %4412, %4405 ]
  %4407 = add i64 %4406, %2992
  %4408 = inttoptr i64 %4407 to i8 addrspace(1)*
  %4409 = load volatile i8, i8 addrspace(1)* %4408, align 1, !tbaa !11
  %4410 = add i64 %4406, %3776
  %4411 = inttoptr i64 %4410 to i8 addrspace(1)*
  store i8 %4409, i8 addrspace(1)* %4411, align 1, !tbaa !11
  %4412 = add i64 %4406, %4404
  %4413 = icmp ult i64 %4412, %3670
  br i1 %4413, label %4405, label %4444, !llvm.loop !45

4414:                                             ; preds = %4396, %4395, %4282, %4195, %4194, %4081
  %4415 = phi i64 [ %4203, %4396 ], [ %4203, %4395 ], [ %4203, %4282 ], [ %4002, %4195 ], [ %4002, %4194 ], [ %4002, %4081 ]
  %4416 = icmp ugt i64 %3994, %4415
  br i1 %4416, label %4417, label %4428

4417:                                             ; preds = %4414
  %4418 = zext i32 %3778 to i64
  br label %4419

4419:                                             ; preds = %4419, %4417
  %4420 = phi i64 [ %4415, %4417 ], [ %4426, %4419 ]
  %4421 = add i64 %4420, %2992
  %4422 = inttoptr i64 %4421 to i8 addrspace(1)*
  %4423 = load volatile i8, i8 addrspace(1)* %4422, align 1, !tbaa !11
  %4424 = add i64 %4420, %3776
  %4425 = inttoptr i64 %4424 to i8 addrspace(1)*
  store i8 %4423, i8 addrspace(1)* %4425, align 1, !tbaa !11
  %4426 = add i64 %4420, %4418
  %4427 = icmp ult i64 %4426, %3994
  br i1 %4427, label %4419, label %4428, !llvm.loop !45

4428:                                             ; preds = %4419, %4414
  %4429 = add i64 %3997, %3994
  %4430 = sub i64 %3670, %4429
  %4431 = icmp ugt i64 %4430, %4415
  br i1 %4431, label %4432, label %4444

4432:                                             ; preds = %4428
  %4433 = zext i32 %3778 to i64
  br label %4434

4434:                                             ; preds = %4434, %4432
  %4435 = phi i64 [ %4415, %4432 ], [ %4442, %4434 ]
  %4436 = add i64 %4435, %4429
  %4437 = add i64 %4436, %2992
  %4438 = inttoptr i64 %4437 to i8 addrspace(1)*
  %4439 = load volatile i8, i8 addrspace(1)* %4438, align 1, !tbaa !11
  %4440 = add i64 %4436, %3776
  %4441 = inttoptr i64 %4440 to i8 addrspace(1)*
  store i8 %4439, i8 addrspace(1)* %4441, align 1, !tbaa !11
  %4442 = add i64 %4435, %4433
  %4443 = icmp ult i64 %4442, %4430
  br i1 %4443, label %4434, label %4444, !llvm.loop !45

4444:                                             ; preds = %4434, %4405, %4428, %4400, %3988, %3987, %3874, %3759
  %4445 = and i1 %3677, %3770
  %4446 = zext i1 %4445 to i32
  %4447 = load i32, i32* %71, align 4, !tbaa !9
  %4448 = add i32 %4447, %4446
  store i32 %4448, i32* %71, align 4, !tbaa !9
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !93
  %4449 = load i32, i32* %41, align 8, !tbaa !41
  %4450 = icmp eq i32 %4449, 0
  br i1 %4450, label %4451, label %4456

4451:                                             ; preds = %4444
  %4452 = shl i64 %3769, 20
  %4453 = or i64 %4452, 131072
  %4454 = select i1 %3770, i64 -131072, i64 %4453
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !33
  %4455 = atomicrmw add i64* %3674, i64 %4454 seq_cst, align 8
  br label %4456

4456:                                             ; preds = %4451, %4444
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !84
  %4457 = and i64 %2977, 4286578688
  %4458 = icmp eq i64 %4457, 58720256
  br i1 %4458, label %4459, label %4460

4459:                                             ; preds = %4456
  store i32 %2973, i32* %51, align 4, !tbaa !58
  br label %4471

4460:                                             ; preds = %4456
  %4461 = load i32, i32* %41, align 8, !tbaa !41
  %4462 = icmp eq i32 %4461, 0
  br i1 %4462, label %4463, label %4471

4463:                                             ; preds = %4460
  %4464 = lshr i64 %1830, 3
  %4465 = and i64 %4464, 536870904
  %4466 = and i64 %1830, 63
  %4467 = shl nuw i64 1, %4466
  %4468 = load i64, i64* %50, align 8, !tbaa !56
  %4469 = add i64 %4468, %4465
  %4470 = inttoptr i64 %4469 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %4470, i64 %4467) #10, !srcloc !57
  br label %4471

4471:                                             ; preds = %4463, %4460, %4459
  %4472 = zext i1 %2993 to i32
  %4473 = load i32, i32* %72, align 8, !tbaa !9
  %4474 = add i32 %4473, %4472
  store i32 %4474, i32* %72, align 8, !tbaa !9
  br label %5167

4475:                                             ; preds = %1829
  %4476 = icmp eq i64 %77, 0
  br i1 %4476, label %5155, label %4477

4477:                                             ; preds = %4475
  %4478 = load i64, i64* %70, align 8, !tbaa !92
  %4479 = and i64 %1830, 72057594037927935
  %4480 = load i32, i32* %35, align 8, !tbaa !37
  %4481 = zext i32 %4480 to i64
  %4482 = shl i64 %4479, %4481
  %4483 = add i64 %4482, %4478
  %4484 = shl nsw i64 -1, %4481
  %4485 = xor i64 %4484, -1
  %4486 = and i64 %78, %4485
  %4487 = add i64 %4483, %4486
  %4488 = load i32, i32* %41, align 8, !tbaa !41
  %4489 = load i32, i32* %46, align 4, !tbaa !42
  %4490 = xor i64 %4487, %77
  %4491 = and i64 %4490, 15
  %4492 = icmp eq i64 %4491, 0
  %4493 = and i64 %4490, 3
  %4494 = icmp eq i64 %4493, 0
  %4495 = select i1 %4494, i64 4, i64 1
  %4496 = select i1 %4492, i64 16, i64 %4495
  %4497 = sub i64 0, %77
  %4498 = add nsw i64 %4496, -1
  %4499 = and i64 %4498, %4497
  %4500 = or i64 %1547, %77
  %4501 = or i64 %4500, %4487
  %4502 = and i64 %4501, 15
  %4503 = icmp eq i64 %4502, 0
  br i1 %4503, label %4504, label %4703

4504:                                             ; preds = %4477
  %4505 = lshr i64 %1547, 4
  %4506 = zext i32 %4488 to i64
  %4507 = mul i32 %4489, 7
  %4508 = zext i32 %4507 to i64
  %4509 = add nuw nsw i64 %4508, %4506
  %4510 = icmp ult i64 %4509, %4505
  br i1 %4510, label %4511, label %4585

4511:                                             ; preds = %4504
  %4512 = shl i32 %4489, 3
  %4513 = zext i32 %4512 to i64
  %4514 = zext i32 %4489 to i64
  %4515 = shl i32 %4489, 1
  %4516 = zext i32 %4515 to i64
  %4517 = mul i32 %4489, 3
  %4518 = zext i32 %4517 to i64
  %4519 = shl i32 %4489, 2
  %4520 = zext i32 %4519 to i64
  %4521 = mul i32 %4489, 5
  %4522 = zext i32 %4521 to i64
  %4523 = mul i32 %4489, 6
  %4524 = zext i32 %4523 to i64
  br label %4525

4525:                                             ; preds = %4525, %4511
  %4526 = phi i64 [ %4506, %4511 ], [ %4582, %4525 ]
  %4527 = shl i64 %4526, 4
  %4528 = add i64 %4527, %4487
  %4529 = inttoptr i64 %4528 to <4 x i32> addrspace(1)*
  %4530 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4529, align 16, !tbaa !11
  %4531 = add i64 %4526, %4514
  %4532 = shl i64 %4531, 4
  %4533 = add i64 %4532, %4487
  %4534 = inttoptr i64 %4533 to <4 x i32> addrspace(1)*
  %4535 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4534, align 16, !tbaa !11
  %4536 = add i64 %4526, %4516
  %4537 = shl i64 %4536, 4
  %4538 = add i64 %4537, %4487
  %4539 = inttoptr i64 %4538 to <4 x i32> addrspace(1)*
  %4540 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4539, align 16, !tbaa !11
  %4541 = add i64 %4526, %4518
  %4542 = shl i64 %4541, 4
  %4543 = add i64 %4542, %4487
  %4544 = inttoptr i64 %4543 to <4 x i32> addrspace(1)*
  %4545 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4544, align 16, !tbaa !11
  %4546 = add i64 %4526, %4520
  %4547 = shl i64 %4546, 4
  %4548 = add i64 %4547, %4487
  %4549 = inttoptr i64 %4548 to <4 x i32> addrspace(1)*
  %4550 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4549, align 16, !tbaa !11
  %4551 = add i64 %4526, %4522
  %4552 = shl i64 %4551, 4
  %4553 = add i64 %4552, %4487
  %4554 = inttoptr i64 %4553 to <4 x i32> addrspace(1)*
  %4555 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4554, align 16, !tbaa !11
  %4556 = add i64 %4526, %4524
  %4557 = shl i64 %4556, 4
  %4558 = add i64 %4557, %4487
  %4559 = inttoptr i64 %4558 to <4 x i32> addrspace(1)*
  %4560 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4559, align 16, !tbaa !11
  %4561 = add i64 %4526, %4508
  %4562 = shl i64 %4561, 4
  %4563 = add i64 %4562, %4487
  %4564 = inttoptr i64 %4563 to <4 x i32> addrspace(1)*
  %4565 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4564, align 16, !tbaa !11
  %4566 = add i64 %4527, %77
  %4567 = inttoptr i64 %4566 to <4 x i32> addrspace(1)*
  store <4 x i32> %4530, <4 x i32> addrspace(1)* %4567, align 16, !tbaa !11
  %4568 = add i64 %4532, %77
  %4569 = inttoptr i64 %4568 to <4 x i32> addrspace(1)*
  store <4 x i32> %4535, <4 x i32> addrspace(1)* %4569, align 16, !tbaa !11
  %4570 = add i64 %4537, %77
  %4571 = inttoptr i64 %4570 to <4 x i32> addrspace(1)*
  store <4 x i32> %4540, <4 x i32> addrspace(1)* %4571, align 16, !tbaa !11
  %4572 = add i64 %4542, %77
  %4573 = inttoptr i64 %4572 to <4 x i32> addrspace(1)*
  store <4 x i32> %4545, <4 x i32> addrspace(1)* %4573, align 16, !tbaa !11
  %4574 = add i64 %4547, %77
  %4575 = inttoptr i64 %4574 to <4 x i32> addrspace(1)*
  store <4 x i32> %4550, <4 x i32> addrspace(1)* %4575, align 16, !tbaa !11
  %4576 = add i64 %4552, %77
  %4577 = inttoptr i64 %4576 to <4 x i32> addrspace(1)*
  store <4 x i32> %4555, <4 x i32> addrspace(1)* %4577, align 16, !tbaa !11
  %4578 = add i64 %4557, %77
  %4579 = inttoptr i64 %4578 to <4 x i32> addrspace(1)*
  store <4 x i32> %4560, <4 x i32> addrspace(1)* %4579, align 16, !tbaa !11
  %4580 = add i64 %4562, %77
  %4581 = inttoptr i64 %4580 to <4 x i32> addrspace(1)*
  store <4 x i32> %4565, <4 x i32> addrspace(1)* %4581, align 16, !tbaa !11
  %4582 = add i64 %4526, %4513
  %4583 = add i64 %4582, %4508
  %4584 = icmp ult i64 %4583, %4505
  br i1 %4584, label %4525, label %4585, !llvm.loop !43

4585:                                             ; preds = %4525, %4504
  %4586 = phi i64 [ %4506, %4504 ], [ %4582, %4525 ]
  %4587 = icmp ult i64 %4586, %4505
  br i1 %4587, label %4588, label %5155

4588:                                             ; preds = %4585
  %4589 = shl i64 %4586, 4
  %4590 = add i64 %4589, %4487
  %4591 = inttoptr i64 %4590 to <4 x i32> addrspace(1)*
  %4592 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4591, align 16, !tbaa !11
  %4593 = zext i32 %4489 to i64
  %4594 = add i64 %4586, %4593
  %4595 = icmp ult i64 %4594, %4505
  br i1 %4595, label %4596, label %4601

4596:                                             ; preds = %4588
  %4597 = shl i64 %4594, 4
  %4598 = add i64 %4597, %4487
  %4599 = inttoptr i64 %4598 to <4 x i32> addrspace(1)*
  %4600 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4599, align 16, !tbaa !11
  br label %4601

4601:                                             ; preds = %4596, %4588
  %4602 = phi <4 x i32> [ %4600, %4596 ], [ zeroinitializer, %4588 ]
  %4603 = shl i32 %4489, 1
  %4604 = zext i32 %4603 to i64
  %4605 = add i64 %4586, %4604
  %4606 = icmp ult i64 %4605, %4505
  br i1 %4606, label %4607, label %4612

4607:                                             ; preds = %4601
  %4608 = shl i64 %4605, 4
  %4609 = add i64 %4608, %4487
  %4610 = inttoptr i64 %4609 to <4 x i32> addrspace(1)*
  %4611 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4610, align 16, !tbaa !11
  br label %4612

4612:                                             ; preds = %4607, %4601
  %4613 = phi <4 x i32> [ %4611, %4607 ], [ zeroinitializer, %4601 ]
  %4614 = mul i32 %4489, 3
  %4615 = zext i32 %4614 to i64
  %4616 = add i64 %4586, %4615
  %4617 = icmp ult i64 %4616, %4505
  br i1 %4617, label %4618, label %4623

4618:                                             ; preds = %4612
  %4619 = shl i64 %4616, 4
  %4620 = add i64 %4619, %4487
  %4621 = inttoptr i64 %4620 to <4 x i32> addrspace(1)*
  %4622 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4621, align 16, !tbaa !11
  br label %4623

4623:                                             ; preds = %4618, %4612
  %4624 = phi <4 x i32> [ %4622, %4618 ], [ zeroinitializer, %4612 ]
  %4625 = shl i32 %4489, 2
  %4626 = zext i32 %4625 to i64
  %4627 = add i64 %4586, %4626
  %4628 = icmp ult i64 %4627, %4505
  br i1 %4628, label %4629, label %4634

4629:                                             ; preds = %4623
  %4630 = shl i64 %4627, 4
  %4631 = add i64 %4630, %4487
  %4632 = inttoptr i64 %4631 to <4 x i32> addrspace(1)*
  %4633 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4632, align 16, !tbaa !11
  br label %4634

4634:                                             ; preds = %4629, %4623
  %4635 = phi <4 x i32> [ %4633, %4629 ], [ zeroinitializer, %4623 ]
  %4636 = mul i32 %4489, 5
  %4637 = zext i32 %4636 to i64
  %4638 = add i64 %4586, %4637
  %4639 = icmp ult i64 %4638, %4505
  br i1 %4639, label %4640, label %4645

4640:                                             ; preds = %4634
  %4641 = shl i64 %4638, 4
  %4642 = add i64 %4641, %4487
  %4643 = inttoptr i64 %4642 to <4 x i32> addrspace(1)*
  %4644 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4643, align 16, !tbaa !11
  br label %4645

4645:                                             ; preds = %4640, %4634
  %4646 = phi <4 x i32> [ %4644, %4640 ], [ zeroinitializer, %4634 ]
  %4647 = mul i32 %4489, 6
  %4648 = zext i32 %4647 to i64
  %4649 = add i64 %4586, %4648
  %4650 = icmp ult i64 %4649, %4505
  br i1 %4650, label %4651, label %4656

4651:                                             ; preds = %4645
  %4652 = shl i64 %4649, 4
  %4653 = add i64 %4652, %4487
  %4654 = inttoptr i64 %4653 to <4 x i32> addrspace(1)*
  %4655 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4654, align 16, !tbaa !11
  br label %4656

4656:                                             ; preds = %4651, %4645
  %4657 = phi <4 x i32> [ %4655, %4651 ], [ zeroinitializer, %4645 ]
  %4658 = add i64 %4586, %4508
  %4659 = icmp ult i64 %4658, %4505
  br i1 %4659, label %4660, label %4665

4660:                                             ; preds = %4656
  %4661 = shl i64 %4658, 4
  %4662 = add i64 %4661, %4487
  %4663 = inttoptr i64 %4662 to <4 x i32> addrspace(1)*
  %4664 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4663, align 16, !tbaa !11
  br label %4665

4665:                                             ; preds = %4660, %4656
  %4666 = phi <4 x i32> [ %4664, %4660 ], [ zeroinitializer, %4656 ]
  %4667 = add i64 %4589, %77
  %4668 = inttoptr i64 %4667 to <4 x i32> addrspace(1)*
  store <4 x i32> %4592, <4 x i32> addrspace(1)* %4668, align 16, !tbaa !11
  br i1 %4595, label %4669, label %4673

4669:                                             ; preds = %4665
  %4670 = shl i64 %4594, 4
  %4671 = add i64 %4670, %77
  %4672 = inttoptr i64 %4671 to <4 x i32> addrspace(1)*
  store <4 x i32> %4602, <4 x i32> addrspace(1)* %4672, align 16, !tbaa !11
  br label %4673

4673:                                             ; preds = %4669, %4665
  br i1 %4606, label %4674, label %4678

4674:                                             ; preds = %4673
  %4675 = shl i64 %4605, 4
  %4676 = add i64 %4675, %77
  %4677 = inttoptr i64 %4676 to <4 x i32> addrspace(1)*
  store <4 x i32> %4613, <4 x i32> addrspace(1)* %4677, align 16, !tbaa !11
  br label %4678

4678:                                             ; preds = %4674, %4673
  br i1 %4617, label %4679, label %4683

4679:                                             ; preds = %4678
  %4680 = shl i64 %4616, 4
  %4681 = add i64 %4680, %77
  %4682 = inttoptr i64 %4681 to <4 x i32> addrspace(1)*
  store <4 x i32> %4624, <4 x i32> addrspace(1)* %4682, align 16, !tbaa !11
  br label %4683

4683:                                             ; preds = %4679, %4678
  br i1 %4628, label %4684, label %4688

4684:                                             ; preds = %4683
  %4685 = shl i64 %4627, 4
  %4686 = add i64 %4685, %77
  %4687 = inttoptr i64 %4686 to <4 x i32> addrspace(1)*
  store <4 x i32> %4635, <4 x i32> addrspace(1)* %4687, align 16, !tbaa !11
  br label %4688

4688:                                             ; preds = %4684, %4683
  br i1 %4639, label %4689, label %4693

4689:                                             ; preds = %4688
  %4690 = shl i64 %4638, 4
  %4691 = add i64 %4690, %77
  %4692 = inttoptr i64 %4691 to <4 x i32> addrspace(1)*
  store <4 x i32> %4646, <4 x i32> addrspace(1)* %4692, align 16, !tbaa !11
  br label %4693

4693:                                             ; preds = %4689, %4688
  br i1 %4650, label %4694, label %4698

4694:                                             ; preds = %4693
  %4695 = shl i64 %4649, 4
  %4696 = add i64 %4695, %77
  %4697 = inttoptr i64 %4696 to <4 x i32> addrspace(1)*
  store <4 x i32> %4657, <4 x i32> addrspace(1)* %4697, align 16, !tbaa !11
  br label %4698

4698:                                             ; preds = %4694, %4693
  br i1 %4659, label %4699, label %5155

4699:                                             ; preds = %4698
  %4700 = shl i64 %4658, 4
  %4701 = add i64 %4700, %77
  %4702 = inttoptr i64 %4701 to <4 x i32> addrspace(1)*
  store <4 x i32> %4666, <4 x i32> addrspace(1)* %4702, align 16, !tbaa !11
  br label %5155

4703:                                             ; preds = %4477
  %4704 = icmp ult i64 %4499, %1547
  %4705 = select i1 %4704, i64 %4499, i64 %1547
  %4706 = sub i64 %1547, %4705
  %4707 = sub nsw i64 0, %4496
  %4708 = and i64 %4706, %4707
  switch i64 %4496, label %5111 [
    i64 16, label %4709
    i64 4, label %4910
  ]

4709:                                             ; preds = %4703
  %4710 = add i64 %4705, %77
  %4711 = add i64 %4705, %4487
  %4712 = lshr i64 %4708, 4
  %4713 = zext i32 %4488 to i64
  %4714 = mul i32 %4489, 7
  %4715 = zext i32 %4714 to i64
  %4716 = add nuw nsw i64 %4715, %4713
  %4717 = icmp ult i64 %4716, %4712
  br i1 %4717, label %4718, label %4792

4718:                                             ; preds = %4709
  %4719 = shl i32 %4489, 3
  %4720 = zext i32 %4719 to i64
  %4721 = zext i32 %4489 to i64
  %4722 = shl i32 %4489, 1
  %4723 = zext i32 %4722 to i64
  %4724 = mul i32 %4489, 3
  %4725 = zext i32 %4724 to i64
  %4726 = shl i32 %4489, 2
  %4727 = zext i32 %4726 to i64
  %4728 = mul i32 %4489, 5
  %4729 = zext i32 %4728 to i64
  %4730 = mul i32 %4489, 6
  %4731 = zext i32 %4730 to i64
  br label %4732

4732:                                             ; preds = %4732, %4718
  %4733 = phi i64 [ %4713, %4718 ], [ %4789, %4732 ]
  %4734 = shl i64 %4733, 4
  %4735 = add i64 %4734, %4711
  %4736 = inttoptr i64 %4735 to <4 x i32> addrspace(1)*
  %4737 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4736, align 16, !tbaa !11
  %4738 = add i64 %4733, %4721
  %4739 = shl i64 %4738, 4
  %4740 = add i64 %4739, %4711
  %4741 = inttoptr i64 %4740 to <4 x i32> addrspace(1)*
  %4742 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4741, align 16, !tbaa !11
  %4743 = add i64 %4733, %4723
  %4744 = shl i64 %4743, 4
  %4745 = add i64 %4744, %4711
  %4746 = inttoptr i64 %4745 to <4 x i32> addrspace(1)*
  %4747 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4746, align 16, !tbaa !11
  %4748 = add i64 %4733, %4725
  %4749 = shl i64 %4748, 4
  %4750 = add i64 %4749, %4711
  %4751 = inttoptr i64 %4750 to <4 x i32> addrspace(1)*
  %4752 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4751, align 16, !tbaa !11
  %4753 = add i64 %4733, %4727
  %4754 = shl i64 %4753, 4
  %4755 = add i64 %4754, %4711
  %4756 = inttoptr i64 %4755 to <4 x i32> addrspace(1)*
  %4757 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4756, align 16, !tbaa !11
  %4758 = add i64 %4733, %4729
  %4759 = shl i64 %4758, 4
  %4760 = add i64 %4759, %4711
  %4761 = inttoptr i64 %4760 to <4 x i32> addrspace(1)*
  %4762 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4761, align 16, !tbaa !11
  %4763 = add i64 %4733, %4731
  %4764 = shl i64 %4763, 4
  %4765 = add i64 %4764, %4711
  %4766 = inttoptr i64 %4765 to <4 x i32> addrspace(1)*
  %4767 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4766, align 16, !tbaa !11
  %4768 = add i64 %4733, %4715
  %4769 = shl i64 %4768, 4
  %4770 = add i64 %4769, %4711
  %4771 = inttoptr i64 %4770 to <4 x i32> addrspace(1)*
  %4772 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4771, align 16, !tbaa !11
  %4773 = add i64 %4734, %4710
  %4774 = inttoptr i64 %4773 to <4 x i32> addrspace(1)*
  store <4 x i32> %4737, <4 x i32> addrspace(1)* %4774, align 16, !tbaa !11
  %4775 = add i64 %4739, %4710
  %4776 = inttoptr i64 %4775 to <4 x i32> addrspace(1)*
  store <4 x i32> %4742, <4 x i32> addrspace(1)* %4776, align 16, !tbaa !11
  %4777 = add i64 %4744, %4710
  %4778 = inttoptr i64 %4777 to <4 x i32> addrspace(1)*
  store <4 x i32> %4747, <4 x i32> addrspace(1)* %4778, align 16, !tbaa !11
  %4779 = add i64 %4749, %4710
  %4780 = inttoptr i64 %4779 to <4 x i32> addrspace(1)*
  store <4 x i32> %4752, <4 x i32> addrspace(1)* %4780, align 16, !tbaa !11
  %4781 = add i64 %4754, %4710
  %4782 = inttoptr i64 %4781 to <4 x i32> addrspace(1)*
  store <4 x i32> %4757, <4 x i32> addrspace(1)* %4782, align 16, !tbaa !11
  %4783 = add i64 %4759, %4710
  %4784 = inttoptr i64 %4783 to <4 x i32> addrspace(1)*
  store <4 x i32> %4762, <4 x i32> addrspace(1)* %4784, align 16, !tbaa !11
  %4785 = add i64 %4764, %4710
  %4786 = inttoptr i64 %4785 to <4 x i32> addrspace(1)*
  store <4 x i32> %4767, <4 x i32> addrspace(1)* %4786, align 16, !tbaa !11
  %4787 = add i64 %4769, %4710
  %4788 = inttoptr i64 %4787 to <4 x i32> addrspace(1)*
  store <4 x i32> %4772, <4 x i32> addrspace(1)* %4788, align 16, !tbaa !11
  %4789 = add i64 %4733, %4720
  %4790 = add i64 %4789, %4715
  %4791 = icmp ult i64 %4790, %4712
  br i1 %4791, label %4732, label %4792, !llvm.loop !43

4792:                                             ; preds = %4732, %4709
  %4793 = phi i64 [ %4713, %4709 ], [ %4789, %4732 ]
  %4794 = icmp ult i64 %4793, %4712
  br i1 %4794, label %4795, label %5125

4795:                                             ; preds = %4792
  %4796 = shl i64 %4793, 4
  %4797 = add i64 %4796, %4711
  %4798 = inttoptr i64 %4797 to <4 x i32> addrspace(1)*
  %4799 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4798, align 16, !tbaa !11
  %4800 = zext i32 %4489 to i64
  %4801 = add i64 %4793, %4800
  %4802 = icmp ult i64 %4801, %4712
  br i1 %4802, label %4803, label %4808

4803:                                             ; preds = %4795
  %4804 = shl i64 %4801, 4
  %4805 = add i64 %4804, %4711
  %4806 = inttoptr i64 %4805 to <4 x i32> addrspace(1)*
  %4807 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4806, align 16, !tbaa !11
  br label %4808

4808:                                             ; preds = %4803, %4795
  %4809 = phi <4 x i32> [ %4807, %4803 ], [ zeroinitializer, %4795 ]
  %4810 = shl i32 %4489, 1
  %4811 = zext i32 %4810 to i64
  %4812 = add i64 %4793, %4811
  %4813 = icmp ult i64 %4812, %4712
  br i1 %4813, label %4814, label %4819

4814:                                             ; preds = %4808
  %4815 = shl i64 %4812, 4
  %4816 = add i64 %4815, %4711
  %4817 = inttoptr i64 %4816 to <4 x i32> addrspace(1)*
  %4818 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4817, align 16, !tbaa !11
  br label %4819

4819:                                             ; preds = %4814, %4808
  %4820 = phi <4 x i32> [ %4818, %4814 ], [ zeroinitializer, %4808 ]
  %4821 = mul i32 %4489, 3
  %4822 = zext i32 %4821 to i64
  %4823 = add i64 %4793, %4822
  %4824 = icmp ult i64 %4823, %4712
  br i1 %4824, label %4825, label %4830

4825:                                             ; preds = %4819
  %4826 = shl i64 %4823, 4
  %4827 = add i64 %4826, %4711
  %4828 = inttoptr i64 %4827 to <4 x i32> addrspace(1)*
  %4829 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4828, align 16, !tbaa !11
  br label %4830

4830:                                             ; preds = %4825, %4819
  %4831 = phi <4 x i32> [ %4829, %4825 ], [ zeroinitializer, %4819 ]
  %4832 = shl i32 %4489, 2
  %4833 = zext i32 %4832 to i64
  %4834 = add i64 %4793, %4833
  %4835 = icmp ult i64 %4834, %4712
  br i1 %4835, label %4836, label %4841

4836:                                             ; preds = %4830
  %4837 = shl i64 %4834, 4
  %4838 = add i64 %4837, %4711
  %4839 = inttoptr i64 %4838 to <4 x i32> addrspace(1)*
  %4840 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4839, align 16, !tbaa !11
  br label %4841

4841:                                             ; preds = %4836, %4830
  %4842 = phi <4 x i32> [ %4840, %4836 ], [ zeroinitializer, %4830 ]
  %4843 = mul i32 %4489, 5
  %4844 = zext i32 %4843 to i64
  %4845 = add i64 %4793, %4844
  %4846 = icmp ult i64 %4845, %4712
  br i1 %4846, label %4847, label %4852

4847:                                             ; preds = %4841
  %4848 = shl i64 %4845, 4
  %4849 = add i64 %4848, %4711
  %4850 = inttoptr i64 %4849 to <4 x i32> addrspace(1)*
  %4851 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4850, align 16, !tbaa !11
  br label %4852

4852:                                             ; preds = %4847, %4841
  %4853 = phi <4 x i32> [ %4851, %4847 ], [ zeroinitializer, %4841 ]
  %4854 = mul i32 %4489, 6
  %4855 = zext i32 %4854 to i64
  %4856 = add i64 %4793, %4855
  %4857 = icmp ult i64 %4856, %4712
  br i1 %4857, label %4858, label %4863

4858:                                             ; preds = %4852
  %4859 = shl i64 %4856, 4
  %4860 = add i64 %4859, %4711
  %4861 = inttoptr i64 %4860 to <4 x i32> addrspace(1)*
  %4862 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4861, align 16, !tbaa !11
  br label %4863

4863:                                             ; preds = %4858, %4852
  %4864 = phi <4 x i32> [ %4862, %4858 ], [ zeroinitializer, %4852 ]
  %4865 = add i64 %4793, %4715
  %4866 = icmp ult i64 %4865, %4712
  br i1 %4866, label %4867, label %4872

4867:                                             ; preds = %4863
  %4868 = shl i64 %4865, 4
  %4869 = add i64 %4868, %4711
  %4870 = inttoptr i64 %4869 to <4 x i32> addrspace(1)*
  %4871 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4870, align 16, !tbaa !11
  br label %4872

4872:                                             ; preds = %4867, %4863
  %4873 = phi <4 x i32> [ %4871, %4867 ], [ zeroinitializer, %4863 ]
  %4874 = add i64 %4796, %4710
  %4875 = inttoptr i64 %4874 to <4 x i32> addrspace(1)*
  store <4 x i32> %4799, <4 x i32> addrspace(1)* %4875, align 16, !tbaa !11
  br i1 %4802, label %4876, label %4880

4876:                                             ; preds = %4872
  %4877 = shl i64 %4801, 4
  %4878 = add i64 %4877, %4710
  %4879 = inttoptr i64 %4878 to <4 x i32> addrspace(1)*
  store <4 x i32> %4809, <4 x i32> addrspace(1)* %4879, align 16, !tbaa !11
  br label %4880

4880:                                             ; preds = %4876, %4872
  br i1 %4813, label %4881, label %4885

4881:                                             ; preds = %4880
  %4882 = shl i64 %4812, 4
  %4883 = add i64 %4882, %4710
  %4884 = inttoptr i64 %4883 to <4 x i32> addrspace(1)*
  store <4 x i32> %4820, <4 x i32> addrspace(1)* %4884, align 16, !tbaa !11
  br label %4885

4885:                                             ; preds = %4881, %4880
  br i1 %4824, label %4886, label %4890

4886:                                             ; preds = %4885
  %4887 = shl i64 %4823, 4
  %4888 = add i64 %4887, %4710
  %4889 = inttoptr i64 %4888 to <4 x i32> addrspace(1)*
  store <4 x i32> %4831, <4 x i32> addrspace(1)* %4889, align 16, !tbaa !11
  br label %4890

4890:                                             ; preds = %4886, %4885
  br i1 %4835, label %4891, label %4895

4891:                                             ; preds = %4890
  %4892 = shl i64 %4834, 4
  %4893 = add i64 %4892, %4710
  %4894 = inttoptr i64 %4893 to <4 x i32> addrspace(1)*
  store <4 x i32> %4842, <4 x i32> addrspace(1)* %4894, align 16, !tbaa !11
  br label %4895

4895:                                             ; preds = %4891, %4890
  br i1 %4846, label %4896, label %4900

4896:                                             ; preds = %4895
  %4897 = shl i64 %4845, 4
  %4898 = add i64 %4897, %4710
  %4899 = inttoptr i64 %4898 to <4 x i32> addrspace(1)*
  store <4 x i32> %4853, <4 x i32> addrspace(1)* %4899, align 16, !tbaa !11
  br label %4900

4900:                                             ; preds = %4896, %4895
  br i1 %4857, label %4901, label %4905

4901:                                             ; preds = %4900
  %4902 = shl i64 %4856, 4
  %4903 = add i64 %4902, %4710
  %4904 = inttoptr i64 %4903 to <4 x i32> addrspace(1)*
  store <4 x i32> %4864, <4 x i32> addrspace(1)* %4904, align 16, !tbaa !11
  br label %4905

4905:                                             ; preds = %4901, %4900
  br i1 %4866, label %4906, label %5125

4906:                                             ; preds = %4905
  %4907 = shl i64 %4865, 4
  %4908 = add i64 %4907, %4710
  %4909 = inttoptr i64 %4908 to <4 x i32> addrspace(1)*
  store <4 x i32> %4873, <4 x i32> addrspace(1)* %4909, align 16, !tbaa !11
  br label %5125

4910:                                             ; preds = %4703
  %4911 = add i64 %4705, %77
  %4912 = add i64 %4705, %4487
  %4913 = lshr i64 %4708, 2
  %4914 = zext i32 %4488 to i64
  %4915 = mul i32 %4489, 7
  %4916 = zext i32 %4915 to i64
  %4917 = add nuw nsw i64 %4916, %4914
  %4918 = icmp ult i64 %4917, %4913
  br i1 %4918, label %4919, label %4993

4919:                                             ; preds = %4910
  %4920 = shl i32 %4489, 3
  %4921 = zext i32 %4920 to i64
  %4922 = zext i32 %4489 to i64
  %4923 = shl i32 %4489, 1
  %4924 = zext i32 %4923 to i64
  %4925 = mul i32 %4489, 3
  %4926 = zext i32 %4925 to i64
  %4927 = shl i32 %4489, 2
  %4928 = zext i32 %4927 to i64
  %4929 = mul i32 %4489, 5
  %4930 = zext i32 %4929 to i64
  %4931 = mul i32 %4489, 6
  %4932 = zext i32 %4931 to i64
  br label %4933

4933:                                             ; preds = %4933, %4919
  %4934 = phi i64 [ %4914, %4919 ], [ %4990, %4933 ]
  %4935 = shl i64 %4934, 2
  %4936 = add i64 %4935, %4912
  %4937 = inttoptr i64 %4936 to i32 addrspace(1)*
  %4938 = load volatile i32, i32 addrspace(1)* %4937, align 4, !tbaa !11
  %4939 = add i64 %4934, %4922
  %4940 = shl i64 %4939, 2
  %4941 = add i64 %4940, %4912
  %4942 = inttoptr i64 %4941 to i32 addrspace(1)*
  %4943 = load volatile i32, i32 addrspace(1)* %4942, align 4, !tbaa !11
  %4944 = add i64 %4934, %4924
  %4945 = shl i64 %4944, 2
  %4946 = add i64 %4945, %4912
  %4947 = inttoptr i64 %4946 to i32 addrspace(1)*
  %4948 = load volatile i32, i32 addrspace(1)* %4947, align 4, !tbaa !11
  %4949 = add i64 %4934, %4926
  %4950 = shl i64 %4949, 2
  %4951 = add i64 %4950, %4912
  %4952 = inttoptr i64 %4951 to i32 addrspace(1)*
  %4953 = load volatile i32, i32 addrspace(1)* %4952, align 4, !tbaa !11
  %4954 = add i64 %4934, %4928
  %4955 = shl i64 %4954, 2
  %4956 = add i64 %4955, %4912
  %4957 = inttoptr i64 %4956 to i32 addrspace(1)*
  %4958 = load volatile i32, i32 addrspace(1)* %4957, align 4, !tbaa !11
  %4959 = add i64 %4934, %4930
  %4960 = shl i64 %4959, 2
  %4961 = add i64 %4960, %4912
  %4962 = inttoptr i64 %4961 to i32 addrspace(1)*
  %4963 = load volatile i32, i32 addrspace(1)* %4962, align 4, !tbaa !11
  %4964 = add i64 %4934, %4932
  %4965 = shl i64 %4964, 2
  %4966 = add i64 %4965, %4912
  %4967 = inttoptr i64 %4966 to i32 addrspace(1)*
  %4968 = load volatile i32, i32 addrspace(1)* %4967, align 4, !tbaa !11
  %4969 = add i64 %4934, %4916
  %4970 = shl i64 %4969, 2
  %4971 = add i64 %4970, %4912
  %4972 = inttoptr i64 %4971 to i32 addrspace(1)*
  %4973 = load volatile i32, i32 addrspace(1)* %4972, align 4, !tbaa !11
  %4974 = add i64 %4935, %4911
  %4975 = inttoptr i64 %4974 to i32 addrspace(1)*
  store i32 %4938, i32 addrspace(1)* %4975, align 4, !tbaa !11
  %4976 = add i64 %4940, %4911
  %4977 = inttoptr i64 %4976 to i32 addrspace(1)*
  store i32 %4943, i32 addrspace(1)* %4977, align 4, !tbaa !11
  %4978 = add i64 %4945, %4911
  %4979 = inttoptr i64 %4978 to i32 addrspace(1)*
  store i32 %4948, i32 addrspace(1)* %4979, align 4, !tbaa !11
  %4980 = add i64 %4950, %4911
  %4981 = inttoptr i64 %4980 to i32 addrspace(1)*
  store i32 %4953, i32 addrspace(1)* %4981, align 4, !tbaa !11
  %4982 = add i64 %4955, %4911
  %4983 = inttoptr i64 %4982 to i32 addrspace(1)*
  store i32 %4958, i32 addrspace(1)* %4983, align 4, !tbaa !11
  %4984 = add i64 %4960, %4911
  %4985 = inttoptr i64 %4984 to i32 addrspace(1)*
  store i32 %4963, i32 addrspace(1)* %4985, align 4, !tbaa !11
  %4986 = add i64 %4965, %4911
  %4987 = inttoptr i64 %4986 to i32 addrspace(1)*
  store i32 %4968, i32 addrspace(1)* %4987, align 4, !tbaa !11
  %4988 = add i64 %4970, %4911
  %4989 = inttoptr i64 %4988 to i32 addrspace(1)*
  store i32 %4973, i32 addrspace(1)* %4989, align 4, !tbaa !11
  %4990 = add i64 %4934, %4921
  %4991 = add i64 %4990, %4916
  %4992 = icmp ult i64 %4991, %4913
  br i1 %4992, label %4933, label %4993, !llvm.loop !44

4993:                                             ; preds = %4933, %4910
  %4994 = phi i64 [ %4914, %4910 ], [ %4990, %4933 ]
  %4995 = icmp ult i64 %4994, %4913
  br i1 %4995, label %4996, label %5125

4996:                                             ; preds = %4993
  %4997 = shl i64 %4994, 2
  %4998 = add i64 %4997, %4912
  %4999 = inttoptr i64 %4998 to i32 addrspace(1)*
  %5000 = load volatile i32, i32 addrspace(1)* %4999, align 4, !tbaa !11
  %5001 = zext i32 %4489 to i64
  %5002 = add i64 %4994, %5001
  %5003 = icmp ult i64 %5002, %4913
  br i1 %5003, label %5004, label %5009

5004:                                             ; preds = %4996
  %5005 = shl i64 %5002, 2
  %5006 = add i64 %5005, %4912
  %5007 = inttoptr i64 %5006 to i32 addrspace(1)*
  %5008 = load volatile i32, i32 addrspace(1)* %5007, align 4, !tbaa !11
  br label %5009

5009:                                             ; preds = %5004, %4996
  %5010 = phi i32 [ %5008, %5004 ], [ 0, %4996 ]
  %5011 = shl i32 %4489, 1
  %5012 = zext i32 %5011 to i64
  %5013 = add i64 %4994, %5012
  %5014 = icmp ult i64 %5013, %4913
  br i1 %5014, label %5015, label %5020

5015:                                             ; preds = %5009
  %5016 = shl i64 %5013, 2
  %5017 = add i64 %5016, %4912
  %5018 = inttoptr i64 %5017 to i32 addrspace(1)*
  %5019 = load volatile i32, i32 addrspace(1)* %5018, align 4, !tbaa !11
  br label %5020

5020:                                             ; preds = %5015, %5009
  %5021 = phi i32 [ %5019, %5015 ], [ 0, %5009 ]
  %5022 = mul i32 %4489, 3
  %5023 = zext i32 %5022 to i64
  %5024 = add i64 %4994, %5023
  %5025 = icmp ult i64 %5024, %4913
  br i1 %5025, label %5026, label %5031

5026:                                             ; preds = %5020
  %5027 = shl i64 %5024, 2
  %5028 = add i64 %5027, %4912
  %5029 = inttoptr i64 %5028 to i32 addrspace(1)*
  %5030 = load volatile i32, i32 addrspace(1)* %5029, align 4, !tbaa !11
  br label %5031

5031:                                             ; preds = %5026, %5020
  %5032 = phi i32 [ %5030, %5026 ], [ 0, %5020 ]
  %5033 = shl i32 %4489, 2
  %5034 = zext i32 %5033 to i64
  %5035 = add i64 %4994, %5034
  %5036 = icmp ult i64 %5035, %4913
  br i1 %5036, label %5037, label %5042

5037:                                             ; preds = %5031
  %5038 = shl i64 %5035, 2
  %5039 = add i64 %5038, %4912
  %5040 = inttoptr i64 %5039 to i32 addrspace(1)*
  %5041 = load volatile i32, i32 addrspace(1)* %5040, align 4, !tbaa !11
  br label %5042

5042:                                             ; preds = %5037, %5031
  %5043 = phi i32 [ %5041, %5037 ], [ 0, %5031 ]
  %5044 = mul i32 %4489, 5
  %5045 = zext i32 %5044 to i64
  %5046 = add i64 %4994, %5045
  %5047 = icmp ult i64 %5046, %4913
  br i1 %5047, label %5048, label %5053

5048:                                             ; preds = %5042
  %5049 = shl i64 %5046, 2
  %5050 = add i64 %5049, %4912
  %5051 = inttoptr i64 %5050 to i32 addrspace(1)*
  %5052 = load volatile i32, i32 addrspace(1)* %5051, align 4, !tbaa !11
  br label %5053

5053:                                             ; preds = %5048, %5042
  %5054 = phi i32 [ %5052, %5048 ], [ 0, %5042 ]
  %5055 = mul i32 %4489, 6
  %5056 = zext i32 %5055 to i64
  %5057 = add i64 %4994, %5056
  %5058 = icmp ult i64 %5057, %4913
  br i1 %5058, label %5059, label %5064

5059:                                             ; preds = %5053
  %5060 = shl i64 %5057, 2
  %5061 = add i64 %5060, %4912
  %5062 = inttoptr i64 %5061 to i32 addrspace(1)*
  %5063 = load volatile i32, i32 addrspace(1)* %5062, align 4, !tbaa !11
  br label %5064

5064:                                             ; preds = %5059, %5053
  %5065 = phi i32 [ %5063, %5059 ], [ 0, %5053 ]
  %5066 = add i64 %4994, %4916
  %5067 = icmp ult i64 %5066, %4913
  br i1 %5067, label %5068, label %5073

5068:                                             ; preds = %5064
  %5069 = shl i64 %5066, 2
  %5070 = add i64 %5069, %4912
  %5071 = inttoptr i64 %5070 to i32 addrspace(1)*
  %5072 = load volatile i32, i32 addrspace(1)* %5071, align 4, !tbaa !11
  br label %5073

5073:                                             ; preds = %5068, %5064
  %5074 = phi i32 [ %5072, %5068 ], [ 0, %5064 ]
  %5075 = add i64 %4997, %4911
  %5076 = inttoptr i64 %5075 to i32 addrspace(1)*
  store i32 %5000, i32 addrspace(1)* %5076, align 4, !tbaa !11
  br i1 %5003, label %5077, label %5081

5077:                                             ; preds = %5073
  %5078 = shl i64 %5002, 2
  %5079 = add i64 %5078, %4911
  %5080 = inttoptr i64 %5079 to i32 addrspace(1)*
  store i32 %5010, i32 addrspace(1)* %5080, align 4, !tbaa !11
  br label %5081

5081:                                             ; preds = %5077, %5073
  br i1 %5014, label %5082, label %5086

5082:                                             ; preds = %5081
  %5083 = shl i64 %5013, 2
  %5084 = add i64 %5083, %4911
  %5085 = inttoptr i64 %5084 to i32 addrspace(1)*
  store i32 %5021, i32 addrspace(1)* %5085, align 4, !tbaa !11
  br label %5086

5086:                                             ; preds = %5082, %5081
  br i1 %5025, label %5087, label %5091

5087:                                             ; preds = %5086
  %5088 = shl i64 %5024, 2
  %5089 = add i64 %5088, %4911
  %5090 = inttoptr i64 %5089 to i32 addrspace(1)*
  store i32 %5032, i32 addrspace(1)* %5090, align 4, !tbaa !11
  br label %5091

5091:                                             ; preds = %5087, %5086
  br i1 %5036, label %5092, label %5096

5092:                                             ; preds = %5091
  %5093 = shl i64 %5035, 2
  %5094 = add i64 %5093, %4911
  %5095 = inttoptr i64 %5094 to i32 addrspace(1)*
  store i32 %5043, i32 addrspace(1)* %5095, align 4, !tbaa !11
  br label %5096

5096:                                             ; preds = %5092, %5091
  br i1 %5047, label %5097, label %5101

5097:                                             ; preds = %5096
  %5098 = shl i64 %5046, 2
  %5099 = add i64 %5098, %4911
  %5100 = inttoptr i64 %5099 to i32 addrspace(1)*
  store i32 %5054, i32 addrspace(1)* %5100, align 4, !tbaa !11
  br label %5101

5101:                                             ; preds = %5097, %5096
  br i1 %5058, label %5102, label %5106

5102:                                             ; preds = %5101
  %5103 = shl i64 %5057, 2
  %5104 = add i64 %5103, %4911
  %5105 = inttoptr i64 %5104 to i32 addrspace(1)*
  store i32 %5065, i32 addrspace(1)* %5105, align 4, !tbaa !11
  br label %5106

5106:                                             ; preds = %5102, %5101
  br i1 %5067, label %5107, label %5125

5107:                                             ; preds = %5106
  %5108 = shl i64 %5066, 2
  %5109 = add i64 %5108, %4911
  %5110 = inttoptr i64 %5109 to i32 addrspace(1)*
  store i32 %5074, i32 addrspace(1)* %5110, align 4, !tbaa !11
  br label %5125

5111:                                             ; preds = %4703
  %5112 = zext i32 %4488 to i64
  %5113 = icmp ugt i64 %1547, %5112
  br i1 %5113, label %5114, label %5155

5114:                                             ; preds = %5111
  %5115 = zext i32 %4489 to i64
  br label %5116

5116:                                             ; preds = %5116, %5114
  %5117 = phi i64 [ %5112, %5114 ], [ %5123, %5116 ]
  %5118 = add i64 %5117, %4487
  %5119 = inttoptr i64 %5118 to i8 addrspace(1)*
  %5120 = load volatile i8, i8 addrspace(1)* %5119, align 1, !tbaa !11
  %5121 = add i64 %5117, %77
  %5122 = inttoptr i64 %5121 to i8 addrspace(1)*
  store i8 %5120, i8 addrspace(1)* %5122, align 1, !tbaa !11
  %5123 = add i64 %5117, %5115
  %5124 = icmp ult i64 %5123, %1547
  br i1 %5124, label %5116, label %5155, !llvm.loop !45

5125:                                             ; preds = %5107, %5106, %4993, %4906, %4905, %4792
  %5126 = phi i64 [ %4914, %5107 ], [ %4914, %5106 ], [ %4914, %4993 ], [ %4713, %4906 ], [ %4713, %4905 ], [ %4713, %4792 ]
  %5127 = icmp ugt i64 %4705, %5126
  br i1 %5127, label %5128, label %5139

5128:                                             ; preds = %5125
  %5129 = zext i32 %4489 to i64
  br label %5130

5130:                                             ; preds = %5130, %5128
  %5131 = phi i64 [ %5126, %5128 ], [ %5137, %5130 ]
  %5132 = add i64 %5131, %4487
  %5133 = inttoptr i64 %5132 to i8 addrspace(1)*
  %5134 = load volatile i8, i8 addrspace(1)* %5133, align 1, !tbaa !11
  %5135 = add i64 %5131, %77
  %5136 = inttoptr i64 %5135 to i8 addrspace(1)*
  store i8 %5134, i8 addrspace(1)* %5136, align 1, !tbaa !11
  %5137 = add i64 %5131, %5129
  %5138 = icmp ult i64 %5137, %4705
  br i1 %5138, label %5130, label %5139, !llvm.loop !45

5139:                                             ; preds = %5130, %5125
  %5140 = add i64 %4708, %4705
  %5141 = sub i64 %1547, %5140
  %5142 = icmp ugt i64 %5141, %5126
  br i1 %5142, label %5143, label %5155

5143:                                             ; preds = %5139
  %5144 = zext i32 %4489 to i64
  br label %5145

5145:                                             ; preds = %5145, %5143
  %5146 = phi i64 [ %5126, %5143 ], [ %5153, %5145 ]
  %5147 = add i64 %5146, %5140
  %5148 = add i64 %5147, %4487
  %5149 = inttoptr i64 %5148 to i8 addrspace(1)*
  %5150 = load volatile i8, i8 addrspace(1)* %5149, align 1, !tbaa !11
  %5151 = add i64 %5147, %77
  %5152 = inttoptr i64 %5151 to i8 addrspace(1)*
  store i8 %5150, i8 addrspace(1)* %5152, align 1, !tbaa !11
  %5153 = add i64 %5146, %5144
  %5154 = icmp ult i64 %5153, %5141
  br i1 %5154, label %5145, label %5155, !llvm.loop !45

5155:                                             ; preds = %5145, %5116, %5139, %5111, %4699, %4698, %4585, %4475
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !94
  %5156 = load i32, i32* %41, align 8, !tbaa !41
  %5157 = icmp eq i32 %5156, 0
  br i1 %5157, label %5158, label %5164

5158:                                             ; preds = %5155
  %5159 = load i64, i64* %49, align 8, !tbaa !55
  %5160 = shl i64 %1550, 3
  %5161 = add i64 %5159, %5160
  %5162 = inttoptr i64 %5161 to i64*
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !33
  %5163 = atomicrmw add i64* %5162, i64 -1 seq_cst, align 8
  br label %5164

5164:                                             ; preds = %5158, %5155
  %5165 = load i32, i32* %73, align 8, !tbaa !9
  %5166 = add i32 %5165, 1
  store i32 %5166, i32* %73, align 8, !tbaa !9
  br label %5167

5167:                                             ; preds = %5164, %4471, %2850, %2846, %2029, %1833, %1542, %766
  %5168 = phi i64 [ %94, %766 ], [ %836, %1542 ], [ %1547, %1833 ], [ %1547, %2029 ], [ %1547, %2846 ], [ %1547, %2850 ], [ %1547, %4471 ], [ %1547, %5164 ]
  %5169 = phi i32 [ 0, %766 ], [ 0, %1542 ], [ 0, %1833 ], [ %2023, %2029 ], [ %2154, %2846 ], [ %2851, %2850 ], [ %2988, %4471 ], [ 0, %5164 ]
  %5170 = add i64 %5168, %78
  %5171 = icmp eq i64 %77, 0
  %5172 = select i1 %5171, i64 0, i64 %5168
  %5173 = add i64 %5172, %77
  br label %5174

5174:                                             ; preds = %5167, %1540
  %5175 = phi i32 [ %5169, %5167 ], [ 0, %1540 ]
  %5176 = phi i64 [ %5170, %5167 ], [ %78, %1540 ]
  %5177 = phi i64 [ %5173, %5167 ], [ %77, %1540 ]
  %5178 = icmp ugt i64 %31, %5176
  %5179 = icmp eq i32 %5175, 0
  %5180 = select i1 %5178, i1 %5179, i1 false
  br i1 %5180, label %76, label %5181

5181:                                             ; preds = %5174, %28, %25
  %5182 = phi i32 [ %26, %25 ], [ 0, %28 ], [ %5175, %5174 ]
  %5183 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 8, i64 0
  %5184 = load i32, i32* %5183, align 8, !tbaa !9
  %5185 = add i32 %5184, 1
  store i32 %5185, i32* %5183, align 8, !tbaa !9
  %5186 = icmp ne i32 %5182, 0
  %5187 = zext i1 %5186 to i32
  %5188 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 8, i64 1
  %5189 = load i32, i32* %5188, align 4, !tbaa !9
  %5190 = add i32 %5189, %5187
  store i32 %5190, i32* %5188, align 4, !tbaa !9
  %5191 = icmp ne i64 %4, 0
  %5192 = and i1 %5191, %5186
  br i1 %5192, label %5193, label %5239

5193:                                             ; preds = %5181
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !95
  %5194 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 0
  %5195 = load i32, i32* %5194, align 8, !tbaa !31
  %5196 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 1
  %5197 = load i32, i32* %5196, align 4, !tbaa !96
  %5198 = sub i64 0, %4
  %5199 = and i64 %5198, 3
  %5200 = icmp ult i64 %5199, %3
  %5201 = select i1 %5200, i64 %5199, i64 %3
  %5202 = zext i32 %5195 to i64
  %5203 = sub i64 %3, %5201
  %5204 = lshr i64 %5203, 2
  %5205 = icmp ugt i64 %5204, %5202
  br i1 %5205, label %5206, label %5209

5206:                                             ; preds = %5193
  %5207 = add i64 %5201, %4
  %5208 = zext i32 %5197 to i64
  br label %5213

5209:                                             ; preds = %5213, %5193
  %5210 = icmp ugt i64 %5201, %5202
  br i1 %5210, label %5211, label %5226

5211:                                             ; preds = %5209
  %5212 = zext i32 %5197 to i64
  br label %5220

5213:                                             ; preds = %5213, %5206
  %5214 = phi i64 [ %5202, %5206 ], [ %5218, %5213 ]
  %5215 = shl i64 %5214, 2
  %5216 = add i64 %5207, %5215
  %5217 = inttoptr i64 %5216 to i32 addrspace(1)*
  store i32 0, i32 addrspace(1)* %5217, align 4, !tbaa !11
  %5218 = add i64 %5214, %5208
  %5219 = icmp ult i64 %5218, %5204
  br i1 %5219, label %5213, label %5209, !llvm.loop !97

5220:                                             ; preds = %5220, %5211
  %5221 = phi i64 [ %5202, %5211 ], [ %5224, %5220 ]
  %5222 = add i64 %5221, %4
  %5223 = inttoptr i64 %5222 to i8 addrspace(1)*
  store i8 0, i8 addrspace(1)* %5223, align 1, !tbaa !11
  %5224 = add i64 %5221, %5212
  %5225 = icmp ult i64 %5224, %5201
  br i1 %5225, label %5220, label %5226, !llvm.loop !98

5226:                                             ; preds = %5220, %5209
  %5227 = and i64 %5203, -4
  %5228 = or i64 %5227, %5201
  %5229 = add i64 %5228, %5202
  %5230 = icmp ult i64 %5229, %3
  br i1 %5230, label %5231, label %5239

5231:                                             ; preds = %5226
  %5232 = zext i32 %5197 to i64
  br label %5233

5233:                                             ; preds = %5233, %5231
  %5234 = phi i64 [ %5229, %5231 ], [ %5237, %5233 ]
  %5235 = add i64 %5234, %4
  %5236 = inttoptr i64 %5235 to i8 addrspace(1)*
  store i8 0, i8 addrspace(1)* %5236, align 1, !tbaa !11
  %5237 = add i64 %5234, %5232
  %5238 = icmp ult i64 %5237, %3
  br i1 %5238, label %5233, label %5239, !llvm.loop !99

5239:                                             ; preds = %5233, %5181, %5226
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !100
  %5240 = sub nsw i32 0, %5182
  ret i32 %5240
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: convergent mustprogress nounwind
define dso_local i32 @pl_array_warp_write(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = alloca %struct.pl_array_device, align 8
  %6 = alloca %struct.pl_array_warp, align 8
  %7 = bitcast %struct.pl_array_device* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 256, i8* nonnull %7) #8
  %8 = inttoptr i64 %0 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(256) %7, i8* noundef nonnull align 8 dereferenceable(256) %8, i64 256, i1 false), !tbaa.struct !4
  %9 = bitcast %struct.pl_array_warp* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 88, i8* nonnull %9) #8
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid() #8
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #8
  %12 = shl i32 %11, 3
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.warpid() #8
  %14 = add i32 %12, %13
  %15 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 0
  store i32 %10, i32* %15, align 8, !tbaa.struct !15
  %16 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 1
  store i32 32, i32* %16, align 4, !tbaa.struct !16
  %17 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 2
  store i32 %14, i32* %17, align 8, !tbaa.struct !17
  %18 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 3
  %19 = bitcast i32* %18 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(60) %19, i8 0, i64 60, i1 false) #8
  %20 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 2
  store i32 0, i32* %20, align 4, !tbaa !18
  %21 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 3
  store i32 0, i32* %21, align 8, !tbaa !21
  %22 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 1
  %23 = load i32, i32* %22, align 8, !tbaa !22
  %24 = icmp eq i32 %23, 3
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
  store i32 %59, i32* %60, align 8, !tbaa !28
  %61 = icmp eq i64 %57, 2
  %62 = select i1 %61, i32 108, i32 0
  br label %63

63:                                               ; preds = %4, %50
  %64 = phi i32 [ %62, %50 ], [ 71, %4 ]
  %65 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 1
  store i32 %64, i32* %65, align 8, !tbaa !29
  %66 = call fastcc noundef i32 @_ZL10write_somePK15pl_array_deviceP13pl_array_warpyyy(%struct.pl_array_device* noundef nonnull %5, %struct.pl_array_warp* noundef nonnull %6, i64 noundef %1, i64 noundef %2, i64 noundef %3) #10
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !30
  %67 = load i32, i32* %15, align 8, !tbaa !31
  %68 = icmp ne i32 %67, 0
  %69 = load i32, i32* %65, align 8
  %70 = icmp eq i32 %69, 71
  %71 = select i1 %68, i1 true, i1 %70
  br i1 %71, label %162, label %72

72:                                               ; preds = %63
  %73 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 4, i64 18
  %74 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 8, i64 0
  %75 = load i32, i32* %74, align 8, !tbaa !9
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %83, label %77

77:                                               ; preds = %72
  %78 = zext i32 %75 to i64
  %79 = load i64, i64* %73, align 8, !tbaa !23
  %80 = add i64 %79, 72
  %81 = inttoptr i64 %80 to i64*
  %82 = atomicrmw add i64* %81, i64 %78 seq_cst, align 8
  br label %83

83:                                               ; preds = %77, %72
  %84 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 8, i64 1
  %85 = load i32, i32* %84, align 4, !tbaa !9
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %93, label %87

87:                                               ; preds = %83
  %88 = zext i32 %85 to i64
  %89 = load i64, i64* %73, align 8, !tbaa !23
  %90 = add i64 %89, 80
  %91 = inttoptr i64 %90 to i64*
  %92 = atomicrmw add i64* %91, i64 %88 seq_cst, align 8
  br label %93

93:                                               ; preds = %87, %83
  %94 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 8, i64 2
  %95 = load i32, i32* %94, align 8, !tbaa !9
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %103, label %97

97:                                               ; preds = %93
  %98 = zext i32 %95 to i64
  %99 = load i64, i64* %73, align 8, !tbaa !23
  %100 = add i64 %99, 88
  %101 = inttoptr i64 %100 to i64*
  %102 = atomicrmw add i64* %101, i64 %98 seq_cst, align 8
  br label %103

103:                                              ; preds = %97, %93
  %104 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 8, i64 3
  %105 = load i32, i32* %104, align 4, !tbaa !9
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %113, label %107

107:                                              ; preds = %103
  %108 = zext i32 %105 to i64
  %109 = load i64, i64* %73, align 8, !tbaa !23
  %110 = add i64 %109, 96
  %111 = inttoptr i64 %110 to i64*
  %112 = atomicrmw add i64* %111, i64 %108 seq_cst, align 8
  br label %113

113:                                              ; preds = %107, %103
  %114 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 8, i64 4
  %115 = load i32, i32* %114, align 8, !tbaa !9
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %123, label %117

117:                                              ; preds = %113
  %118 = zext i32 %115 to i64
  %119 = load i64, i64* %73, align 8, !tbaa !23
  %120 = add i64 %119, 104
  %121 = inttoptr i64 %120 to i64*
  %122 = atomicrmw add i64* %121, i64 %118 seq_cst, align 8
  br label %123

123:                                              ; preds = %117, %113
  %124 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 8, i64 5
  %125 = load i32, i32* %124, align 4, !tbaa !9
  %126 = icmp eq i32 %125, 0
  br i1 %126, label %133, label %127

127:                                              ; preds = %123
  %128 = zext i32 %125 to i64
  %129 = load i64, i64* %73, align 8, !tbaa !23
  %130 = add i64 %129, 112
  %131 = inttoptr i64 %130 to i64*
  %132 = atomicrmw add i64* %131, i64 %128 seq_cst, align 8
  br label %133

133:                                              ; preds = %127, %123
  %134 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 8, i64 6
  %135 = load i32, i32* %134, align 8, !tbaa !9
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %143, label %137

137:                                              ; preds = %133
  %138 = zext i32 %135 to i64
  %139 = load i64, i64* %73, align 8, !tbaa !23
  %140 = add i64 %139, 120
  %141 = inttoptr i64 %140 to i64*
  %142 = atomicrmw add i64* %141, i64 %138 seq_cst, align 8
  br label %143

143:                                              ; preds = %137, %133
  %144 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 8, i64 7
  %145 = load i32, i32* %144, align 4, !tbaa !9
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %153, label %147

147:                                              ; preds = %143
  %148 = zext i32 %145 to i64
  %149 = load i64, i64* %73, align 8, !tbaa !23
  %150 = add i64 %149, 128
  %151 = inttoptr i64 %150 to i64*
  %152 = atomicrmw add i64* %151, i64 %148 seq_cst, align 8
  br label %153

153:                                              ; preds = %147, %143
  %154 = load i64, i64* %73, align 8, !tbaa !23
  %155 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 5
  %156 = load i32, i32* %155, align 4, !tbaa !32
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !33
  %157 = icmp eq i32 %156, 0
  %158 = select i1 %157, i64 16, i64 24
  %159 = add i64 %158, %154
  %160 = inttoptr i64 %159 to i64*
  %161 = atomicrmw add i64* %160, i64 -1 seq_cst, align 8
  br label %162

162:                                              ; preds = %63, %153
  call void @llvm.lifetime.end.p0i8(i64 88, i8* nonnull %9) #8
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %7) #8
  ret i32 %66
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal fastcc noundef i32 @_ZL10write_somePK15pl_array_deviceP13pl_array_warpyyy(%struct.pl_array_device* nocapture noundef readonly %0, %struct.pl_array_warp* nocapture noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4) unnamed_addr #1 {
  %6 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 0
  %7 = bitcast i64* %6 to %struct.array_common*
  %8 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 1
  %9 = load i32, i32* %8, align 8, !tbaa !29
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
  %33 = load i32, i32* %32, align 8, !tbaa !101
  %34 = icmp eq i32 %33, 0
  %35 = select i1 %34, i32 9, i32 0
  br label %36

36:                                               ; preds = %30, %27
  %37 = phi i32 [ %35, %30 ], [ %28, %27 ]
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %44

39:                                               ; preds = %36
  %40 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 4
  %41 = load i32, i32* %40, align 8, !tbaa !28
  %42 = icmp eq i32 %41, 0
  %43 = select i1 %42, i32 0, i32 11
  br label %44

44:                                               ; preds = %39, %36
  %45 = phi i32 [ %43, %39 ], [ %37, %36 ]
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %2060

47:                                               ; preds = %44
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !102
  %48 = add i64 %3, %2
  %49 = icmp ugt i64 %48, %2
  br i1 %49, label %50, label %2053

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

75:                                               ; preds = %2046, %50
  %76 = phi i64 [ %4, %50 ], [ %2049, %2046 ]
  %77 = phi i64 [ %2, %50 ], [ %2048, %2046 ]
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
  %88 = load i64, i64* %53, align 8, !tbaa !54
  %89 = icmp eq i64 %88, 0
  br i1 %89, label %90, label %93

90:                                               ; preds = %75
  %91 = load i64, i64* %54, align 8, !tbaa !38
  %92 = icmp ugt i64 %91, %77
  br label %93

93:                                               ; preds = %90, %75
  %94 = phi i1 [ true, %75 ], [ %92, %90 ]
  %95 = load i32, i32* %55, align 8, !tbaa !41
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %97, label %469

97:                                               ; preds = %93
  %98 = load i32, i32* %56, align 4, !tbaa !58
  br i1 %94, label %99, label %288

99:                                               ; preds = %97
  %100 = shl i64 %87, 3
  br label %101

101:                                              ; preds = %279, %99
  %102 = phi i32 [ 1, %99 ], [ %280, %279 ]
  %103 = phi i64 [ 0, %99 ], [ %281, %279 ]
  %104 = phi i32 [ %98, %99 ], [ %282, %279 ]
  %105 = phi i64 [ undef, %99 ], [ %283, %279 ]
  %106 = icmp eq i32 %104, 0
  br i1 %106, label %107, label %285

107:                                              ; preds = %101
  %108 = load i64, i64* %65, align 8, !tbaa !55
  %109 = add i64 %108, %100
  %110 = inttoptr i64 %109 to i64*
  %111 = load volatile i64, i64* %110, align 8, !tbaa !5
  %112 = and i64 %111, 131072
  %113 = icmp eq i64 %112, 0
  br i1 %113, label %114, label %236

114:                                              ; preds = %107
  %115 = load i32, i32* %57, align 8, !tbaa !59
  %116 = load i32, i32* %58, align 4, !tbaa !60
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
  br i1 %124, label %159, label %125, !llvm.loop !61

125:                                              ; preds = %122, %120
  %126 = phi i1 [ true, %120 ], [ %123, %122 ]
  %127 = phi i32 [ 0, %120 ], [ %155, %122 ]
  %128 = add i32 %127, %115
  %129 = urem i32 %128, %118
  %130 = load i64, i64* %59, align 8, !tbaa !56
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
  %144 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* nonnull %134, i64 %143) #10, !srcloc !62
  %145 = and i64 %144, %142
  %146 = icmp eq i64 %145, 0
  br i1 %146, label %150, label %147

147:                                              ; preds = %140
  %148 = tail call i64 @llvm.cttz.i64(i64 %142, i1 true) #8, !range !63
  %149 = trunc i64 %148 to i32
  br label %150

150:                                              ; preds = %147, %140
  %151 = phi i32 [ %149, %147 ], [ %138, %140 ]
  br i1 %146, label %136, label %152, !llvm.loop !64

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
  %168 = load i64, i64* %60, align 8, !tbaa !65
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
  %182 = tail call i64 @llvm.cttz.i64(i64 %181, i1 true) #8, !range !63
  %183 = trunc i64 %182 to i32
  %184 = or i32 %176, %183
  %185 = xor i64 %181, %179
  %186 = load i64, i64* %61, align 8, !tbaa !66
  %187 = zext i32 %184 to i64
  %188 = shl nuw nsw i64 %187, 3
  %189 = add i64 %188, %186
  %190 = inttoptr i64 %189 to i64*
  %191 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %190) #10, !srcloc !67
  %192 = lshr i64 %191, 32
  %193 = load i64, i64* %62, align 8, !tbaa !68
  %194 = shl nuw nsw i64 %187, 2
  %195 = add i64 %194, %193
  %196 = inttoptr i64 %195 to i32*
  %197 = load volatile i32, i32* %196, align 4, !tbaa !9
  %198 = zext i32 %197 to i64
  %199 = icmp eq i64 %192, %198
  br i1 %199, label %200, label %225, !llvm.loop !69

200:                                              ; preds = %177
  %201 = xor i64 %181, -1
  %202 = load i64, i64* %60, align 8, !tbaa !65
  %203 = add i64 %202, %170
  %204 = inttoptr i64 %203 to i64*
  %205 = atomicrmw and i64* %204, i64 %201 seq_cst, align 8
  %206 = and i64 %205, %181
  %207 = icmp eq i64 %206, 0
  br i1 %207, label %225, label %208, !llvm.loop !69

208:                                              ; preds = %200
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !33
  %209 = load i64, i64* %61, align 8, !tbaa !66
  %210 = add i64 %209, %188
  %211 = inttoptr i64 %210 to i64*
  %212 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %211) #10, !srcloc !67
  %213 = lshr i64 %212, 32
  %214 = load i64, i64* %62, align 8, !tbaa !68
  %215 = add i64 %214, %194
  %216 = inttoptr i64 %215 to i32*
  %217 = load volatile i32, i32* %216, align 4, !tbaa !9
  %218 = zext i32 %217 to i64
  %219 = icmp eq i64 %213, %218
  br i1 %219, label %225, label %220

220:                                              ; preds = %208
  %221 = load i64, i64* %60, align 8, !tbaa !65
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
  br i1 %229, label %230, label %177, !llvm.loop !69

230:                                              ; preds = %228, %225, %166
  %231 = phi i32 [ -1, %166 ], [ %226, %225 ], [ -1, %228 ]
  %232 = icmp ne i32 %231, -1
  %233 = add nuw nsw i32 %167, 1
  %234 = icmp eq i32 %233, %165
  %235 = select i1 %232, i1 true, i1 %234
  br i1 %235, label %236, label %166, !llvm.loop !70

236:                                              ; preds = %230, %162, %159, %107
  %237 = phi i32 [ -1, %107 ], [ %161, %159 ], [ -1, %162 ], [ %231, %230 ]
  %238 = icmp eq i32 %237, -1
  br i1 %238, label %259, label %239

239:                                              ; preds = %236
  %240 = load i64, i64* %65, align 8, !tbaa !55
  %241 = add i64 %240, %100
  %242 = inttoptr i64 %241 to i64*
  %243 = atomicrmw or i64* %242, i64 131072 seq_cst, align 8
  %244 = and i64 %243, 131072
  %245 = icmp eq i64 %244, 0
  br i1 %245, label %246, label %249

246:                                              ; preds = %239
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !33
  %247 = zext i32 %237 to i64
  %248 = or i64 %247, 144115188075855872
  br label %279

249:                                              ; preds = %239
  %250 = load i64, i64* %59, align 8, !tbaa !56
  %251 = lshr i32 %237, 3
  %252 = and i32 %251, 536870904
  %253 = zext i32 %252 to i64
  %254 = add i64 %250, %253
  %255 = inttoptr i64 %254 to i64*
  %256 = and i32 %237, 63
  %257 = zext i32 %256 to i64
  %258 = shl nuw i64 1, %257
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %255, i64 %258) #10, !srcloc !57
  br label %259

259:                                              ; preds = %249, %236
  %260 = add i32 %102, 1
  %261 = and i32 %102, 63
  %262 = icmp eq i32 %261, 0
  br i1 %262, label %263, label %279

263:                                              ; preds = %259
  %264 = load i64, i64* %63, align 8, !tbaa !72
  %265 = inttoptr i64 %264 to i64*
  %266 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %265) #10, !srcloc !67
  %267 = icmp eq i64 %266, 0
  br i1 %267, label %268, label %279

268:                                              ; preds = %263
  %269 = icmp eq i64 %103, 0
  br i1 %269, label %270, label %274

270:                                              ; preds = %268
  %271 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !73
  %272 = load i64, i64* %64, align 8, !tbaa !74
  %273 = add i64 %272, %271
  br label %274

274:                                              ; preds = %270, %268
  %275 = phi i64 [ %273, %270 ], [ %103, %268 ]
  %276 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !73
  %277 = icmp ult i64 %276, %275
  %278 = select i1 %277, i32 0, i32 110
  br label %279

279:                                              ; preds = %274, %263, %259, %246
  %280 = phi i32 [ %102, %246 ], [ %260, %259 ], [ %260, %263 ], [ %260, %274 ]
  %281 = phi i64 [ %103, %246 ], [ %103, %259 ], [ %103, %263 ], [ %275, %274 ]
  %282 = phi i32 [ 0, %246 ], [ 0, %259 ], [ 108, %263 ], [ %278, %274 ]
  %283 = phi i64 [ %248, %246 ], [ %105, %259 ], [ %105, %263 ], [ %105, %274 ]
  %284 = phi i1 [ false, %246 ], [ true, %259 ], [ true, %263 ], [ true, %274 ]
  br i1 %284, label %101, label %469, !llvm.loop !103

285:                                              ; preds = %101
  %286 = zext i32 %104 to i64
  %287 = or i64 %286, 216172782113783808
  br label %469

288:                                              ; preds = %97
  %289 = icmp eq i32 %98, 0
  br i1 %289, label %290, label %461

290:                                              ; preds = %288
  %291 = load i32, i32* %57, align 8, !tbaa !59
  %292 = load i32, i32* %58, align 4, !tbaa !60
  %293 = urem i32 %291, %292
  %294 = load i64, i64* %59, align 8, !tbaa !56
  %295 = lshr i32 %293, 3
  %296 = and i32 %295, 536870904
  %297 = zext i32 %296 to i64
  %298 = add i64 %294, %297
  %299 = inttoptr i64 %298 to i64*
  %300 = and i32 %293, 63
  %301 = zext i32 %300 to i64
  %302 = shl nuw i64 1, %301
  %303 = xor i64 %302, -1
  %304 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %299, i64 %303) #10, !srcloc !62
  %305 = and i64 %302, %304
  %306 = icmp eq i64 %305, 0
  %307 = select i1 %306, i32 -1, i32 %293
  %308 = icmp eq i32 %307, -1
  br i1 %308, label %309, label %461

309:                                              ; preds = %290, %455
  %310 = phi i64 [ %457, %455 ], [ 0, %290 ]
  %311 = phi i32 [ %456, %455 ], [ 1, %290 ]
  %312 = load i32, i32* %58, align 4, !tbaa !60
  %313 = add i32 %312, 63
  %314 = lshr i32 %313, 6
  %315 = icmp ugt i32 %313, 63
  br i1 %315, label %316, label %355

316:                                              ; preds = %309
  %317 = tail call i32 @llvm.umax.i32(i32 %314, i32 1) #8
  br label %321

318:                                              ; preds = %348
  %319 = icmp ult i32 %351, %314
  %320 = icmp eq i32 %351, %317
  br i1 %320, label %355, label %321, !llvm.loop !61

321:                                              ; preds = %318, %316
  %322 = phi i1 [ true, %316 ], [ %319, %318 ]
  %323 = phi i32 [ 0, %316 ], [ %351, %318 ]
  %324 = add i32 %323, %291
  %325 = urem i32 %324, %314
  %326 = load i64, i64* %59, align 8, !tbaa !56
  %327 = shl nuw nsw i32 %325, 3
  %328 = zext i32 %327 to i64
  %329 = add i64 %326, %328
  %330 = inttoptr i64 %329 to i64*
  %331 = load volatile i64, i64* %330, align 8, !tbaa !5
  br label %332

332:                                              ; preds = %346, %321
  %333 = phi i64 [ %331, %321 ], [ %340, %346 ]
  %334 = phi i32 [ undef, %321 ], [ %347, %346 ]
  %335 = icmp eq i64 %333, 0
  br i1 %335, label %348, label %336

336:                                              ; preds = %332
  %337 = sub i64 0, %333
  %338 = and i64 %333, %337
  %339 = xor i64 %338, -1
  %340 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* nonnull %330, i64 %339) #10, !srcloc !62
  %341 = and i64 %340, %338
  %342 = icmp eq i64 %341, 0
  br i1 %342, label %346, label %343

343:                                              ; preds = %336
  %344 = tail call i64 @llvm.cttz.i64(i64 %338, i1 true) #8, !range !63
  %345 = trunc i64 %344 to i32
  br label %346

346:                                              ; preds = %343, %336
  %347 = phi i32 [ %345, %343 ], [ %334, %336 ]
  br i1 %342, label %332, label %348, !llvm.loop !64

348:                                              ; preds = %346, %332
  %349 = phi i32 [ %347, %346 ], [ 64, %332 ]
  %350 = icmp ult i32 %349, 64
  %351 = add nuw nsw i32 %323, 1
  br i1 %350, label %352, label %318

352:                                              ; preds = %348
  %353 = shl nuw i32 %325, 6
  %354 = add nuw i32 %349, %353
  br label %355

355:                                              ; preds = %318, %352, %309
  %356 = phi i1 [ %322, %352 ], [ false, %309 ], [ %319, %318 ]
  %357 = phi i32 [ %354, %352 ], [ undef, %309 ], [ undef, %318 ]
  br i1 %356, label %432, label %358

358:                                              ; preds = %355
  %359 = icmp ult i32 %313, 64
  br i1 %359, label %432, label %360

360:                                              ; preds = %358
  %361 = tail call i32 @llvm.umax.i32(i32 %314, i32 1) #8
  br label %362

362:                                              ; preds = %426, %360
  %363 = phi i32 [ 0, %360 ], [ %429, %426 ]
  %364 = load i64, i64* %60, align 8, !tbaa !65
  %365 = zext i32 %363 to i64
  %366 = shl nuw nsw i64 %365, 3
  %367 = add i64 %366, %364
  %368 = inttoptr i64 %367 to i64*
  %369 = load volatile i64, i64* %368, align 8, !tbaa !5
  %370 = icmp eq i64 %369, 0
  br i1 %370, label %426, label %371

371:                                              ; preds = %362
  %372 = shl i32 %363, 6
  br label %373

373:                                              ; preds = %424, %371
  %374 = phi i32 [ undef, %371 ], [ %422, %424 ]
  %375 = phi i64 [ %369, %371 ], [ %381, %424 ]
  %376 = sub i64 0, %375
  %377 = and i64 %375, %376
  %378 = tail call i64 @llvm.cttz.i64(i64 %377, i1 true) #8, !range !63
  %379 = trunc i64 %378 to i32
  %380 = or i32 %372, %379
  %381 = xor i64 %377, %375
  %382 = load i64, i64* %61, align 8, !tbaa !66
  %383 = zext i32 %380 to i64
  %384 = shl nuw nsw i64 %383, 3
  %385 = add i64 %384, %382
  %386 = inttoptr i64 %385 to i64*
  %387 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %386) #10, !srcloc !67
  %388 = lshr i64 %387, 32
  %389 = load i64, i64* %62, align 8, !tbaa !68
  %390 = shl nuw nsw i64 %383, 2
  %391 = add i64 %390, %389
  %392 = inttoptr i64 %391 to i32*
  %393 = load volatile i32, i32* %392, align 4, !tbaa !9
  %394 = zext i32 %393 to i64
  %395 = icmp eq i64 %388, %394
  br i1 %395, label %396, label %421, !llvm.loop !69

396:                                              ; preds = %373
  %397 = xor i64 %377, -1
  %398 = load i64, i64* %60, align 8, !tbaa !65
  %399 = add i64 %398, %366
  %400 = inttoptr i64 %399 to i64*
  %401 = atomicrmw and i64* %400, i64 %397 seq_cst, align 8
  %402 = and i64 %401, %377
  %403 = icmp eq i64 %402, 0
  br i1 %403, label %421, label %404, !llvm.loop !69

404:                                              ; preds = %396
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !33
  %405 = load i64, i64* %61, align 8, !tbaa !66
  %406 = add i64 %405, %384
  %407 = inttoptr i64 %406 to i64*
  %408 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %407) #10, !srcloc !67
  %409 = lshr i64 %408, 32
  %410 = load i64, i64* %62, align 8, !tbaa !68
  %411 = add i64 %410, %390
  %412 = inttoptr i64 %411 to i32*
  %413 = load volatile i32, i32* %412, align 4, !tbaa !9
  %414 = zext i32 %413 to i64
  %415 = icmp eq i64 %409, %414
  br i1 %415, label %421, label %416

416:                                              ; preds = %404
  %417 = load i64, i64* %60, align 8, !tbaa !65
  %418 = add i64 %417, %366
  %419 = inttoptr i64 %418 to i64*
  %420 = atomicrmw or i64* %419, i64 %377 seq_cst, align 8
  br label %421

421:                                              ; preds = %416, %404, %396, %373
  %422 = phi i32 [ %374, %416 ], [ %374, %396 ], [ %374, %373 ], [ %380, %404 ]
  %423 = phi i32 [ 0, %416 ], [ 2, %396 ], [ 2, %373 ], [ 1, %404 ]
  switch i32 %423, label %426 [
    i32 0, label %424
    i32 2, label %424
  ]

424:                                              ; preds = %421, %421
  %425 = icmp eq i64 %381, 0
  br i1 %425, label %426, label %373, !llvm.loop !69

426:                                              ; preds = %424, %421, %362
  %427 = phi i32 [ -1, %362 ], [ %422, %421 ], [ -1, %424 ]
  %428 = icmp ne i32 %427, -1
  %429 = add nuw nsw i32 %363, 1
  %430 = icmp eq i32 %429, %361
  %431 = select i1 %428, i1 true, i1 %430
  br i1 %431, label %432, label %362, !llvm.loop !70

432:                                              ; preds = %426, %358, %355
  %433 = phi i32 [ %357, %355 ], [ -1, %358 ], [ %427, %426 ]
  %434 = icmp eq i32 %433, -1
  br i1 %434, label %435, label %455

435:                                              ; preds = %432
  %436 = add i32 %311, 1
  %437 = and i32 %311, 63
  %438 = icmp eq i32 %437, 0
  br i1 %438, label %439, label %455

439:                                              ; preds = %435
  %440 = load i64, i64* %63, align 8, !tbaa !72
  %441 = inttoptr i64 %440 to i64*
  %442 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %441) #10, !srcloc !67
  %443 = icmp eq i64 %442, 0
  br i1 %443, label %444, label %455

444:                                              ; preds = %439
  %445 = icmp eq i64 %310, 0
  br i1 %445, label %446, label %450

446:                                              ; preds = %444
  %447 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !73
  %448 = load i64, i64* %64, align 8, !tbaa !74
  %449 = add i64 %448, %447
  br label %450

450:                                              ; preds = %446, %444
  %451 = phi i64 [ %449, %446 ], [ %310, %444 ]
  %452 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !73
  %453 = icmp ult i64 %452, %451
  %454 = select i1 %453, i32 0, i32 110
  br label %455

455:                                              ; preds = %450, %439, %435, %432
  %456 = phi i32 [ %311, %432 ], [ %436, %435 ], [ %436, %439 ], [ %436, %450 ]
  %457 = phi i64 [ %310, %432 ], [ %310, %435 ], [ %310, %439 ], [ %451, %450 ]
  %458 = phi i32 [ 0, %432 ], [ 0, %435 ], [ 108, %439 ], [ %454, %450 ]
  %459 = icmp eq i32 %458, 0
  %460 = and i1 %434, %459
  br i1 %460, label %309, label %461, !llvm.loop !75

461:                                              ; preds = %455, %290, %288
  %462 = phi i32 [ -1, %288 ], [ %307, %290 ], [ %433, %455 ]
  %463 = phi i32 [ %98, %288 ], [ 0, %290 ], [ %458, %455 ]
  %464 = icmp eq i32 %463, 0
  %465 = select i1 %464, i32 %462, i32 %463
  %466 = select i1 %464, i64 144115188075855872, i64 216172782113783808
  %467 = zext i32 %465 to i64
  %468 = or i64 %466, %467
  br label %469

469:                                              ; preds = %279, %461, %285, %93
  %470 = phi i64 [ 0, %93 ], [ %468, %461 ], [ %287, %285 ], [ %283, %279 ]
  %471 = trunc i64 %470 to i32
  %472 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %471, i32 0, i32 31) #8
  %473 = lshr i64 %470, 32
  %474 = trunc i64 %473 to i32
  %475 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %474, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !27
  %476 = and i32 %475, -16777216
  %477 = icmp eq i32 %476, 50331648
  br i1 %477, label %478, label %479

478:                                              ; preds = %469
  store i32 %472, i32* %56, align 4, !tbaa !58
  br label %2046

479:                                              ; preds = %469
  %480 = load i64, i64* %66, align 8, !tbaa !82
  %481 = zext i32 %472 to i64
  %482 = load i64, i64* %67, align 8, !tbaa !83
  %483 = mul i64 %482, %481
  %484 = add i64 %483, %480
  %485 = icmp eq i64 %86, 0
  br i1 %485, label %1290, label %486

486:                                              ; preds = %479
  %487 = sub i64 0, %484
  %488 = shl nuw nsw i64 %481, 2
  %489 = shl nuw nsw i64 %481, 16
  %490 = shl nuw nsw i64 %481, 3
  %491 = lshr i32 %472, 3
  %492 = and i32 %491, 536870904
  %493 = zext i32 %492 to i64
  %494 = and i32 %472, 63
  %495 = zext i32 %494 to i64
  %496 = shl nuw i64 1, %495
  br label %497

497:                                              ; preds = %1266, %486
  %498 = phi i64 [ 0, %486 ], [ %1287, %1266 ]
  %499 = add i64 %498, %76
  %500 = sub i64 %86, %498
  %501 = load i32, i32* %55, align 8, !tbaa !41
  %502 = load i32, i32* %68, align 4, !tbaa !42
  %503 = xor i64 %499, %484
  %504 = and i64 %503, 15
  %505 = icmp eq i64 %504, 0
  %506 = and i64 %503, 3
  %507 = icmp eq i64 %506, 0
  %508 = select i1 %507, i64 4, i64 1
  %509 = select i1 %505, i64 16, i64 %508
  %510 = add nsw i64 %509, -1
  %511 = and i64 %510, %487
  %512 = or i64 %499, %484
  %513 = or i64 %512, %500
  %514 = and i64 %513, 15
  %515 = icmp eq i64 %514, 0
  br i1 %515, label %516, label %715

516:                                              ; preds = %497
  %517 = lshr i64 %500, 4
  %518 = zext i32 %501 to i64
  %519 = mul i32 %502, 7
  %520 = zext i32 %519 to i64
  %521 = add nuw nsw i64 %520, %518
  %522 = icmp ult i64 %521, %517
  br i1 %522, label %523, label %597

523:                                              ; preds = %516
  %524 = shl i32 %502, 3
  %525 = zext i32 %524 to i64
  %526 = zext i32 %502 to i64
  %527 = shl i32 %502, 1
  %528 = zext i32 %527 to i64
  %529 = mul i32 %502, 3
  %530 = zext i32 %529 to i64
  %531 = shl i32 %502, 2
  %532 = zext i32 %531 to i64
  %533 = mul i32 %502, 5
  %534 = zext i32 %533 to i64
  %535 = mul i32 %502, 6
  %536 = zext i32 %535 to i64
  br label %537

537:                                              ; preds = %537, %523
  %538 = phi i64 [ %518, %523 ], [ %594, %537 ]
  %539 = shl i64 %538, 4
  %540 = add i64 %539, %499
  %541 = inttoptr i64 %540 to <4 x i32> addrspace(1)*
  %542 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %541, align 16, !tbaa !11
  %543 = add i64 %538, %526
  %544 = shl i64 %543, 4
  %545 = add i64 %544, %499
  %546 = inttoptr i64 %545 to <4 x i32> addrspace(1)*
  %547 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %546, align 16, !tbaa !11
  %548 = add i64 %538, %528
  %549 = shl i64 %548, 4
  %550 = add i64 %549, %499
  %551 = inttoptr i64 %550 to <4 x i32> addrspace(1)*
  %552 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %551, align 16, !tbaa !11
  %553 = add i64 %538, %530
  %554 = shl i64 %553, 4
  %555 = add i64 %554, %499
  %556 = inttoptr i64 %555 to <4 x i32> addrspace(1)*
  %557 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %556, align 16, !tbaa !11
  %558 = add i64 %538, %532
  %559 = shl i64 %558, 4
  %560 = add i64 %559, %499
  %561 = inttoptr i64 %560 to <4 x i32> addrspace(1)*
  %562 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %561, align 16, !tbaa !11
  %563 = add i64 %538, %534
  %564 = shl i64 %563, 4
  %565 = add i64 %564, %499
  %566 = inttoptr i64 %565 to <4 x i32> addrspace(1)*
  %567 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %566, align 16, !tbaa !11
  %568 = add i64 %538, %536
  %569 = shl i64 %568, 4
  %570 = add i64 %569, %499
  %571 = inttoptr i64 %570 to <4 x i32> addrspace(1)*
  %572 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %571, align 16, !tbaa !11
  %573 = add i64 %538, %520
  %574 = shl i64 %573, 4
  %575 = add i64 %574, %499
  %576 = inttoptr i64 %575 to <4 x i32> addrspace(1)*
  %577 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %576, align 16, !tbaa !11
  %578 = add i64 %539, %484
  %579 = inttoptr i64 %578 to <4 x i32> addrspace(1)*
  store <4 x i32> %542, <4 x i32> addrspace(1)* %579, align 16, !tbaa !11
  %580 = add i64 %544, %484
  %581 = inttoptr i64 %580 to <4 x i32> addrspace(1)*
  store <4 x i32> %547, <4 x i32> addrspace(1)* %581, align 16, !tbaa !11
  %582 = add i64 %549, %484
  %583 = inttoptr i64 %582 to <4 x i32> addrspace(1)*
  store <4 x i32> %552, <4 x i32> addrspace(1)* %583, align 16, !tbaa !11
  %584 = add i64 %554, %484
  %585 = inttoptr i64 %584 to <4 x i32> addrspace(1)*
  store <4 x i32> %557, <4 x i32> addrspace(1)* %585, align 16, !tbaa !11
  %586 = add i64 %559, %484
  %587 = inttoptr i64 %586 to <4 x i32> addrspace(1)*
  store <4 x i32> %562, <4 x i32> addrspace(1)* %587, align 16, !tbaa !11
  %588 = add i64 %564, %484
  %589 = inttoptr i64 %588 to <4 x i32> addrspace(1)*
  store <4 x i32> %567, <4 x i32> addrspace(1)* %589, align 16, !tbaa !11
  %590 = add i64 %569, %484
  %591 = inttoptr i64 %590 to <4 x i32> addrspace(1)*
  store <4 x i32> %572, <4 x i32> addrspace(1)* %591, align 16, !tbaa !11
  %592 = add i64 %574, %484
  %593 = inttoptr i64 %592 to <4 x i32> addrspace(1)*
  store <4 x i32> %577, <4 x i32> addrspace(1)* %593, align 16, !tbaa !11
  %594 = add i64 %538, %525
  %595 = add i64 %594, %520
  %596 = icmp ult i64 %595, %517
  br i1 %596, label %537, label %597, !llvm.loop !43

597:                                              ; preds = %537, %516
  %598 = phi i64 [ %518, %516 ], [ %594, %537 ]
  %599 = icmp ult i64 %598, %517
  br i1 %599, label %600, label %1167

600:                                              ; preds = %597
  %601 = shl i64 %598, 4
  %602 = add i64 %601, %499
  %603 = inttoptr i64 %602 to <4 x i32> addrspace(1)*
  %604 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %603, align 16, !tbaa !11
  %605 = zext i32 %502 to i64
  %606 = add i64 %598, %605
  %607 = icmp ult i64 %606, %517
  br i1 %607, label %608, label %613

608:                                              ; preds = %600
  %609 = shl i64 %606, 4
  %610 = add i64 %609, %499
  %611 = inttoptr i64 %610 to <4 x i32> addrspace(1)*
  %612 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %611, align 16, !tbaa !11
  br label %613

613:                                              ; preds = %608, %600
  %614 = phi <4 x i32> [ %612, %608 ], [ zeroinitializer, %600 ]
  %615 = shl i32 %502, 1
  %616 = zext i32 %615 to i64
  %617 = add i64 %598, %616
  %618 = icmp ult i64 %617, %517
  br i1 %618, label %619, label %624

619:                                              ; preds = %613
  %620 = shl i64 %617, 4
  %621 = add i64 %620, %499
  %622 = inttoptr i64 %621 to <4 x i32> addrspace(1)*
  %623 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %622, align 16, !tbaa !11
  br label %624

624:                                              ; preds = %619, %613
  %625 = phi <4 x i32> [ %623, %619 ], [ zeroinitializer, %613 ]
  %626 = mul i32 %502, 3
  %627 = zext i32 %626 to i64
  %628 = add i64 %598, %627
  %629 = icmp ult i64 %628, %517
  br i1 %629, label %630, label %635

630:                                              ; preds = %624
  %631 = shl i64 %628, 4
  %632 = add i64 %631, %499
  %633 = inttoptr i64 %632 to <4 x i32> addrspace(1)*
  %634 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %633, align 16, !tbaa !11
  br label %635

635:                                              ; preds = %630, %624
  %636 = phi <4 x i32> [ %634, %630 ], [ zeroinitializer, %624 ]
  %637 = shl i32 %502, 2
  %638 = zext i32 %637 to i64
  %639 = add i64 %598, %638
  %640 = icmp ult i64 %639, %517
  br i1 %640, label %641, label %646

641:                                              ; preds = %635
  %642 = shl i64 %639, 4
  %643 = add i64 %642, %499
  %644 = inttoptr i64 %643 to <4 x i32> addrspace(1)*
  %645 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %644, align 16, !tbaa !11
  br label %646

646:                                              ; preds = %641, %635
  %647 = phi <4 x i32> [ %645, %641 ], [ zeroinitializer, %635 ]
  %648 = mul i32 %502, 5
  %649 = zext i32 %648 to i64
  %650 = add i64 %598, %649
  %651 = icmp ult i64 %650, %517
  br i1 %651, label %652, label %657

652:                                              ; preds = %646
  %653 = shl i64 %650, 4
  %654 = add i64 %653, %499
  %655 = inttoptr i64 %654 to <4 x i32> addrspace(1)*
  %656 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %655, align 16, !tbaa !11
  br label %657

657:                                              ; preds = %652, %646
  %658 = phi <4 x i32> [ %656, %652 ], [ zeroinitializer, %646 ]
  %659 = mul i32 %502, 6
  %660 = zext i32 %659 to i64
  %661 = add i64 %598, %660
  %662 = icmp ult i64 %661, %517
  br i1 %662, label %663, label %668

663:                                              ; preds = %657
  %664 = shl i64 %661, 4
  %665 = add i64 %664, %499
  %666 = inttoptr i64 %665 to <4 x i32> addrspace(1)*
  %667 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %666, align 16, !tbaa !11
  br label %668

668:                                              ; preds = %663, %657
  %669 = phi <4 x i32> [ %667, %663 ], [ zeroinitializer, %657 ]
  %670 = add i64 %598, %520
  %671 = icmp ult i64 %670, %517
  br i1 %671, label %672, label %677

672:                                              ; preds = %668
  %673 = shl i64 %670, 4
  %674 = add i64 %673, %499
  %675 = inttoptr i64 %674 to <4 x i32> addrspace(1)*
  %676 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %675, align 16, !tbaa !11
  br label %677

677:                                              ; preds = %672, %668
  %678 = phi <4 x i32> [ %676, %672 ], [ zeroinitializer, %668 ]
  %679 = add i64 %601, %484
  %680 = inttoptr i64 %679 to <4 x i32> addrspace(1)*
  store <4 x i32> %604, <4 x i32> addrspace(1)* %680, align 16, !tbaa !11
  br i1 %607, label %681, label %685

681:                                              ; preds = %677
  %682 = shl i64 %606, 4
  %683 = add i64 %682, %484
  %684 = inttoptr i64 %683 to <4 x i32> addrspace(1)*
  store <4 x i32> %614, <4 x i32> addrspace(1)* %684, align 16, !tbaa !11
  br label %685

685:                                              ; preds = %681, %677
  br i1 %618, label %686, label %690

686:                                              ; preds = %685
  %687 = shl i64 %617, 4
  %688 = add i64 %687, %484
  %689 = inttoptr i64 %688 to <4 x i32> addrspace(1)*
  store <4 x i32> %625, <4 x i32> addrspace(1)* %689, align 16, !tbaa !11
  br label %690

690:                                              ; preds = %686, %685
  br i1 %629, label %691, label %695

691:                                              ; preds = %690
  %692 = shl i64 %628, 4
  %693 = add i64 %692, %484
  %694 = inttoptr i64 %693 to <4 x i32> addrspace(1)*
  store <4 x i32> %636, <4 x i32> addrspace(1)* %694, align 16, !tbaa !11
  br label %695

695:                                              ; preds = %691, %690
  br i1 %640, label %696, label %700

696:                                              ; preds = %695
  %697 = shl i64 %639, 4
  %698 = add i64 %697, %484
  %699 = inttoptr i64 %698 to <4 x i32> addrspace(1)*
  store <4 x i32> %647, <4 x i32> addrspace(1)* %699, align 16, !tbaa !11
  br label %700

700:                                              ; preds = %696, %695
  br i1 %651, label %701, label %705

701:                                              ; preds = %700
  %702 = shl i64 %650, 4
  %703 = add i64 %702, %484
  %704 = inttoptr i64 %703 to <4 x i32> addrspace(1)*
  store <4 x i32> %658, <4 x i32> addrspace(1)* %704, align 16, !tbaa !11
  br label %705

705:                                              ; preds = %701, %700
  br i1 %662, label %706, label %710

706:                                              ; preds = %705
  %707 = shl i64 %661, 4
  %708 = add i64 %707, %484
  %709 = inttoptr i64 %708 to <4 x i32> addrspace(1)*
  store <4 x i32> %669, <4 x i32> addrspace(1)* %709, align 16, !tbaa !11
  br label %710

710:                                              ; preds = %706, %705
  br i1 %671, label %711, label %1167

711:                                              ; preds = %710
  %712 = shl i64 %670, 4
  %713 = add i64 %712, %484
  %714 = inttoptr i64 %713 to <4 x i32> addrspace(1)*
  store <4 x i32> %678, <4 x i32> addrspace(1)* %714, align 16, !tbaa !11
  br label %1167

715:                                              ; preds = %497
  %716 = icmp ult i64 %511, %500
  %717 = select i1 %716, i64 %511, i64 %500
  %718 = sub i64 %500, %717
  %719 = sub nsw i64 0, %509
  %720 = and i64 %718, %719
  switch i64 %509, label %1123 [
    i64 16, label %721
    i64 4, label %922
  ]

721:                                              ; preds = %715
  %722 = add i64 %717, %484
  %723 = add i64 %717, %499
  %724 = lshr i64 %720, 4
  %725 = zext i32 %501 to i64
  %726 = mul i32 %502, 7
  %727 = zext i32 %726 to i64
  %728 = add nuw nsw i64 %727, %725
  %729 = icmp ult i64 %728, %724
  br i1 %729, label %730, label %804

730:                                              ; preds = %721
  %731 = shl i32 %502, 3
  %732 = zext i32 %731 to i64
  %733 = zext i32 %502 to i64
  %734 = shl i32 %502, 1
  %735 = zext i32 %734 to i64
  %736 = mul i32 %502, 3
  %737 = zext i32 %736 to i64
  %738 = shl i32 %502, 2
  %739 = zext i32 %738 to i64
  %740 = mul i32 %502, 5
  %741 = zext i32 %740 to i64
  %742 = mul i32 %502, 6
  %743 = zext i32 %742 to i64
  br label %744

744:                                              ; preds = %744, %730
  %745 = phi i64 [ %725, %730 ], [ %801, %744 ]
  %746 = shl i64 %745, 4
  %747 = add i64 %746, %723
  %748 = inttoptr i64 %747 to <4 x i32> addrspace(1)*
  %749 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %748, align 16, !tbaa !11
  %750 = add i64 %745, %733
  %751 = shl i64 %750, 4
  %752 = add i64 %751, %723
  %753 = inttoptr i64 %752 to <4 x i32> addrspace(1)*
  %754 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %753, align 16, !tbaa !11
  %755 = add i64 %745, %735
  %756 = shl i64 %755, 4
  %757 = add i64 %756, %723
  %758 = inttoptr i64 %757 to <4 x i32> addrspace(1)*
  %759 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %758, align 16, !tbaa !11
  %760 = add i64 %745, %737
  %761 = shl i64 %760, 4
  %762 = add i64 %761, %723
  %763 = inttoptr i64 %762 to <4 x i32> addrspace(1)*
  %764 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %763, align 16, !tbaa !11
  %765 = add i64 %745, %739
  %766 = shl i64 %765, 4
  %767 = add i64 %766, %723
  %768 = inttoptr i64 %767 to <4 x i32> addrspace(1)*
  %769 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %768, align 16, !tbaa !11
  %770 = add i64 %745, %741
  %771 = shl i64 %770, 4
  %772 = add i64 %771, %723
  %773 = inttoptr i64 %772 to <4 x i32> addrspace(1)*
  %774 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %773, align 16, !tbaa !11
  %775 = add i64 %745, %743
  %776 = shl i64 %775, 4
  %777 = add i64 %776, %723
  %778 = inttoptr i64 %777 to <4 x i32> addrspace(1)*
  %779 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %778, align 16, !tbaa !11
  %780 = add i64 %745, %727
  %781 = shl i64 %780, 4
  %782 = add i64 %781, %723
  %783 = inttoptr i64 %782 to <4 x i32> addrspace(1)*
  %784 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %783, align 16, !tbaa !11
  %785 = add i64 %746, %722
  %786 = inttoptr i64 %785 to <4 x i32> addrspace(1)*
  store <4 x i32> %749, <4 x i32> addrspace(1)* %786, align 16, !tbaa !11
  %787 = add i64 %751, %722
  %788 = inttoptr i64 %787 to <4 x i32> addrspace(1)*
  store <4 x i32> %754, <4 x i32> addrspace(1)* %788, align 16, !tbaa !11
  %789 = add i64 %756, %722
  %790 = inttoptr i64 %789 to <4 x i32> addrspace(1)*
  store <4 x i32> %759, <4 x i32> addrspace(1)* %790, align 16, !tbaa !11
  %791 = add i64 %761, %722
  %792 = inttoptr i64 %791 to <4 x i32> addrspace(1)*
  store <4 x i32> %764, <4 x i32> addrspace(1)* %792, align 16, !tbaa !11
  %793 = add i64 %766, %722
  %794 = inttoptr i64 %793 to <4 x i32> addrspace(1)*
  store <4 x i32> %769, <4 x i32> addrspace(1)* %794, align 16, !tbaa !11
  %795 = add i64 %771, %722
  %796 = inttoptr i64 %795 to <4 x i32> addrspace(1)*
  store <4 x i32> %774, <4 x i32> addrspace(1)* %796, align 16, !tbaa !11
  %797 = add i64 %776, %722
  %798 = inttoptr i64 %797 to <4 x i32> addrspace(1)*
  store <4 x i32> %779, <4 x i32> addrspace(1)* %798, align 16, !tbaa !11
  %799 = add i64 %781, %722
  %800 = inttoptr i64 %799 to <4 x i32> addrspace(1)*
  store <4 x i32> %784, <4 x i32> addrspace(1)* %800, align 16, !tbaa !11
  %801 = add i64 %745, %732
  %802 = add i64 %801, %727
  %803 = icmp ult i64 %802, %724
  br i1 %803, label %744, label %804, !llvm.loop !43

804:                                              ; preds = %744, %721
  %805 = phi i64 [ %725, %721 ], [ %801, %744 ]
  %806 = icmp ult i64 %805, %724
  br i1 %806, label %807, label %1137

807:                                              ; preds = %804
  %808 = shl i64 %805, 4
  %809 = add i64 %808, %723
  %810 = inttoptr i64 %809 to <4 x i32> addrspace(1)*
  %811 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %810, align 16, !tbaa !11
  %812 = zext i32 %502 to i64
  %813 = add i64 %805, %812
  %814 = icmp ult i64 %813, %724
  br i1 %814, label %815, label %820

815:                                              ; preds = %807
  %816 = shl i64 %813, 4
  %817 = add i64 %816, %723
  %818 = inttoptr i64 %817 to <4 x i32> addrspace(1)*
  %819 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %818, align 16, !tbaa !11
  br label %820

820:                                              ; preds = %815, %807
  %821 = phi <4 x i32> [ %819, %815 ], [ zeroinitializer, %807 ]
  %822 = shl i32 %502, 1
  %823 = zext i32 %822 to i64
  %824 = add i64 %805, %823
  %825 = icmp ult i64 %824, %724
  br i1 %825, label %826, label %831

826:                                              ; preds = %820
  %827 = shl i64 %824, 4
  %828 = add i64 %827, %723
  %829 = inttoptr i64 %828 to <4 x i32> addrspace(1)*
  %830 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %829, align 16, !tbaa !11
  br label %831

831:                                              ; preds = %826, %820
  %832 = phi <4 x i32> [ %830, %826 ], [ zeroinitializer, %820 ]
  %833 = mul i32 %502, 3
  %834 = zext i32 %833 to i64
  %835 = add i64 %805, %834
  %836 = icmp ult i64 %835, %724
  br i1 %836, label %837, label %842

837:                                              ; preds = %831
  %838 = shl i64 %835, 4
  %839 = add i64 %838, %723
  %840 = inttoptr i64 %839 to <4 x i32> addrspace(1)*
  %841 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %840, align 16, !tbaa !11
  br label %842

842:                                              ; preds = %837, %831
  %843 = phi <4 x i32> [ %841, %837 ], [ zeroinitializer, %831 ]
  %844 = shl i32 %502, 2
  %845 = zext i32 %844 to i64
  %846 = add i64 %805, %845
  %847 = icmp ult i64 %846, %724
  br i1 %847, label %848, label %853

848:                                              ; preds = %842
  %849 = shl i64 %846, 4
  %850 = add i64 %849, %723
  %851 = inttoptr i64 %850 to <4 x i32> addrspace(1)*
  %852 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %851, align 16, !tbaa !11
  br label %853

853:                                              ; preds = %848, %842
  %854 = phi <4 x i32> [ %852, %848 ], [ zeroinitializer, %842 ]
  %855 = mul i32 %502, 5
  %856 = zext i32 %855 to i64
  %857 = add i64 %805, %856
  %858 = icmp ult i64 %857, %724
  br i1 %858, label %859, label %864

859:                                              ; preds = %853
  %860 = shl i64 %857, 4
  %861 = add i64 %860, %723
  %862 = inttoptr i64 %861 to <4 x i32> addrspace(1)*
  %863 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %862, align 16, !tbaa !11
  br label %864

864:                                              ; preds = %859, %853
  %865 = phi <4 x i32> [ %863, %859 ], [ zeroinitializer, %853 ]
  %866 = mul i32 %502, 6
  %867 = zext i32 %866 to i64
  %868 = add i64 %805, %867
  %869 = icmp ult i64 %868, %724
  br i1 %869, label %870, label %875

870:                                              ; preds = %864
  %871 = shl i64 %868, 4
  %872 = add i64 %871, %723
  %873 = inttoptr i64 %872 to <4 x i32> addrspace(1)*
  %874 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %873, align 16, !tbaa !11
  br label %875

875:                                              ; preds = %870, %864
  %876 = phi <4 x i32> [ %874, %870 ], [ zeroinitializer, %864 ]
  %877 = add i64 %805, %727
  %878 = icmp ult i64 %877, %724
  br i1 %878, label %879, label %884

879:                                              ; preds = %875
  %880 = shl i64 %877, 4
  %881 = add i64 %880, %723
  %882 = inttoptr i64 %881 to <4 x i32> addrspace(1)*
  %883 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %882, align 16, !tbaa !11
  br label %884

884:                                              ; preds = %879, %875
  %885 = phi <4 x i32> [ %883, %879 ], [ zeroinitializer, %875 ]
  %886 = add i64 %808, %722
  %887 = inttoptr i64 %886 to <4 x i32> addrspace(1)*
  store <4 x i32> %811, <4 x i32> addrspace(1)* %887, align 16, !tbaa !11
  br i1 %814, label %888, label %892

888:                                              ; preds = %884
  %889 = shl i64 %813, 4
  %890 = add i64 %889, %722
  %891 = inttoptr i64 %890 to <4 x i32> addrspace(1)*
  store <4 x i32> %821, <4 x i32> addrspace(1)* %891, align 16, !tbaa !11
  br label %892

892:                                              ; preds = %888, %884
  br i1 %825, label %893, label %897

893:                                              ; preds = %892
  %894 = shl i64 %824, 4
  %895 = add i64 %894, %722
  %896 = inttoptr i64 %895 to <4 x i32> addrspace(1)*
  store <4 x i32> %832, <4 x i32> addrspace(1)* %896, align 16, !tbaa !11
  br label %897

897:                                              ; preds = %893, %892
  br i1 %836, label %898, label %902

898:                                              ; preds = %897
  %899 = shl i64 %835, 4
  %900 = add i64 %899, %722
  %901 = inttoptr i64 %900 to <4 x i32> addrspace(1)*
  store <4 x i32> %843, <4 x i32> addrspace(1)* %901, align 16, !tbaa !11
  br label %902

902:                                              ; preds = %898, %897
  br i1 %847, label %903, label %907

903:                                              ; preds = %902
  %904 = shl i64 %846, 4
  %905 = add i64 %904, %722
  %906 = inttoptr i64 %905 to <4 x i32> addrspace(1)*
  store <4 x i32> %854, <4 x i32> addrspace(1)* %906, align 16, !tbaa !11
  br label %907

907:                                              ; preds = %903, %902
  br i1 %858, label %908, label %912

908:                                              ; preds = %907
  %909 = shl i64 %857, 4
  %910 = add i64 %909, %722
  %911 = inttoptr i64 %910 to <4 x i32> addrspace(1)*
  store <4 x i32> %865, <4 x i32> addrspace(1)* %911, align 16, !tbaa !11
  br label %912

912:                                              ; preds = %908, %907
  br i1 %869, label %913, label %917

913:                                              ; preds = %912
  %914 = shl i64 %868, 4
  %915 = add i64 %914, %722
  %916 = inttoptr i64 %915 to <4 x i32> addrspace(1)*
  store <4 x i32> %876, <4 x i32> addrspace(1)* %916, align 16, !tbaa !11
  br label %917

917:                                              ; preds = %913, %912
  br i1 %878, label %918, label %1137

918:                                              ; preds = %917
  %919 = shl i64 %877, 4
  %920 = add i64 %919, %722
  %921 = inttoptr i64 %920 to <4 x i32> addrspace(1)*
  store <4 x i32> %885, <4 x i32> addrspace(1)* %921, align 16, !tbaa !11
  br label %1137

922:                                              ; preds = %715
  %923 = add i64 %717, %484
  %924 = add i64 %717, %499
  %925 = lshr i64 %720, 2
  %926 = zext i32 %501 to i64
  %927 = mul i32 %502, 7
  %928 = zext i32 %927 to i64
  %929 = add nuw nsw i64 %928, %926
  %930 = icmp ult i64 %929, %925
  br i1 %930, label %931, label %1005

931:                                              ; preds = %922
  %932 = shl i32 %502, 3
  %933 = zext i32 %932 to i64
  %934 = zext i32 %502 to i64
  %935 = shl i32 %502, 1
  %936 = zext i32 %935 to i64
  %937 = mul i32 %502, 3
  %938 = zext i32 %937 to i64
  %939 = shl i32 %502, 2
  %940 = zext i32 %939 to i64
  %941 = mul i32 %502, 5
  %942 = zext i32 %941 to i64
  %943 = mul i32 %502, 6
  %944 = zext i32 %943 to i64
  br label %945

945:                                              ; preds = %945, %931
  %946 = phi i64 [ %926, %931 ], [ %1002, %945 ]
  %947 = shl i64 %946, 2
  %948 = add i64 %947, %924
  %949 = inttoptr i64 %948 to i32 addrspace(1)*
  %950 = load volatile i32, i32 addrspace(1)* %949, align 4, !tbaa !11
  %951 = add i64 %946, %934
  %952 = shl i64 %951, 2
  %953 = add i64 %952, %924
  %954 = inttoptr i64 %953 to i32 addrspace(1)*
  %955 = load volatile i32, i32 addrspace(1)* %954, align 4, !tbaa !11
  %956 = add i64 %946, %936
  %957 = shl i64 %956, 2
  %958 = add i64 %957, %924
  %959 = inttoptr i64 %958 to i32 addrspace(1)*
  %960 = load volatile i32, i32 addrspace(1)* %959, align 4, !tbaa !11
  %961 = add i64 %946, %938
  %962 = shl i64 %961, 2
  %963 = add i64 %962, %924
  %964 = inttoptr i64 %963 to i32 addrspace(1)*
  %965 = load volatile i32, i32 addrspace(1)* %964, align 4, !tbaa !11
  %966 = add i64 %946, %940
  %967 = shl i64 %966, 2
  %968 = add i64 %967, %924
  %969 = inttoptr i64 %968 to i32 addrspace(1)*
  %970 = load volatile i32, i32 addrspace(1)* %969, align 4, !tbaa !11
  %971 = add i64 %946, %942
  %972 = shl i64 %971, 2
  %973 = add i64 %972, %924
  %974 = inttoptr i64 %973 to i32 addrspace(1)*
  %975 = load volatile i32, i32 addrspace(1)* %974, align 4, !tbaa !11
  %976 = add i64 %946, %944
  %977 = shl i64 %976, 2
  %978 = add i64 %977, %924
  %979 = inttoptr i64 %978 to i32 addrspace(1)*
  %980 = load volatile i32, i32 addrspace(1)* %979, align 4, !tbaa !11
  %981 = add i64 %946, %928
  %982 = shl i64 %981, 2
  %983 = add i64 %982, %924
  %984 = inttoptr i64 %983 to i32 addrspace(1)*
  %985 = load volatile i32, i32 addrspace(1)* %984, align 4, !tbaa !11
  %986 = add i64 %947, %923
  %987 = inttoptr i64 %986 to i32 addrspace(1)*
  store i32 %950, i32 addrspace(1)* %987, align 4, !tbaa !11
  %988 = add i64 %952, %923
  %989 = inttoptr i64 %988 to i32 addrspace(1)*
  store i32 %955, i32 addrspace(1)* %989, align 4, !tbaa !11
  %990 = add i64 %957, %923
  %991 = inttoptr i64 %990 to i32 addrspace(1)*
  store i32 %960, i32 addrspace(1)* %991, align 4, !tbaa !11
  %992 = add i64 %962, %923
  %993 = inttoptr i64 %992 to i32 addrspace(1)*
  store i32 %965, i32 addrspace(1)* %993, align 4, !tbaa !11
  %994 = add i64 %967, %923
  %995 = inttoptr i64 %994 to i32 addrspace(1)*
  store i32 %970, i32 addrspace(1)* %995, align 4, !tbaa !11
  %996 = add i64 %972, %923
  %997 = inttoptr i64 %996 to i32 addrspace(1)*
  store i32 %975, i32 addrspace(1)* %997, align 4, !tbaa !11
  %998 = add i64 %977, %923
  %999 = inttoptr i64 %998 to i32 addrspace(1)*
  store i32 %980, i32 addrspace(1)* %999, align 4, !tbaa !11
  %1000 = add i64 %982, %923
  %1001 = inttoptr i64 %1000 to i32 addrspace(1)*
  store i32 %985, i32 addrspace(1)* %1001, align 4, !tbaa !11
  %1002 = add i64 %946, %933
  %1003 = add i64 %1002, %928
  %1004 = icmp ult i64 %1003, %925
  br i1 %1004, label %945, label %1005, !llvm.loop !44

1005:                                             ; preds = %945, %922
  %1006 = phi i64 [ %926, %922 ], [ %1002, %945 ]
  %1007 = icmp ult i64 %1006, %925
  br i1 %1007, label %1008, label %1137

1008:                                             ; preds = %1005
  %1009 = shl i64 %1006, 2
  %1010 = add i64 %1009, %924
  %1011 = inttoptr i64 %1010 to i32 addrspace(1)*
  %1012 = load volatile i32, i32 addrspace(1)* %1011, align 4, !tbaa !11
  %1013 = zext i32 %502 to i64
  %1014 = add i64 %1006, %1013
  %1015 = icmp ult i64 %1014, %925
  br i1 %1015, label %1016, label %1021

1016:                                             ; preds = %1008
  %1017 = shl i64 %1014, 2
  %1018 = add i64 %1017, %924
  %1019 = inttoptr i64 %1018 to i32 addrspace(1)*
  %1020 = load volatile i32, i32 addrspace(1)* %1019, align 4, !tbaa !11
  br label %1021

1021:                                             ; preds = %1016, %1008
  %1022 = phi i32 [ %1020, %1016 ], [ 0, %1008 ]
  %1023 = shl i32 %502, 1
  %1024 = zext i32 %1023 to i64
  %1025 = add i64 %1006, %1024
  %1026 = icmp ult i64 %1025, %925
  br i1 %1026, label %1027, label %1032

1027:                                             ; preds = %1021
  %1028 = shl i64 %1025, 2
  %1029 = add i64 %1028, %924
  %1030 = inttoptr i64 %1029 to i32 addrspace(1)*
  %1031 = load volatile i32, i32 addrspace(1)* %1030, align 4, !tbaa !11
  br label %1032

1032:                                             ; preds = %1027, %1021
  %1033 = phi i32 [ %1031, %1027 ], [ 0, %1021 ]
  %1034 = mul i32 %502, 3
  %1035 = zext i32 %1034 to i64
  %1036 = add i64 %1006, %1035
  %1037 = icmp ult i64 %1036, %925
  br i1 %1037, label %1038, label %1043

1038:                                             ; preds = %1032
  %1039 = shl i64 %1036, 2
  %1040 = add i64 %1039, %924
  %1041 = inttoptr i64 %1040 to i32 addrspace(1)*
  %1042 = load volatile i32, i32 addrspace(1)* %1041, align 4, !tbaa !11
  br label %1043

1043:                                             ; preds = %1038, %1032
  %1044 = phi i32 [ %1042, %1038 ], [ 0, %1032 ]
  %1045 = shl i32 %502, 2
  %1046 = zext i32 %1045 to i64
  %1047 = add i64 %1006, %1046
  %1048 = icmp ult i64 %1047, %925
  br i1 %1048, label %1049, label %1054

1049:                                             ; preds = %1043
  %1050 = shl i64 %1047, 2
  %1051 = add i64 %1050, %924
  %1052 = inttoptr i64 %1051 to i32 addrspace(1)*
  %1053 = load volatile i32, i32 addrspace(1)* %1052, align 4, !tbaa !11
  br label %1054

1054:                                             ; preds = %1049, %1043
  %1055 = phi i32 [ %1053, %1049 ], [ 0, %1043 ]
  %1056 = mul i32 %502, 5
  %1057 = zext i32 %1056 to i64
  %1058 = add i64 %1006, %1057
  %1059 = icmp ult i64 %1058, %925
  br i1 %1059, label %1060, label %1065

1060:                                             ; preds = %1054
  %1061 = shl i64 %1058, 2
  %1062 = add i64 %1061, %924
  %1063 = inttoptr i64 %1062 to i32 addrspace(1)*
  %1064 = load volatile i32, i32 addrspace(1)* %1063, align 4, !tbaa !11
  br label %1065

1065:                                             ; preds = %1060, %1054
  %1066 = phi i32 [ %1064, %1060 ], [ 0, %1054 ]
  %1067 = mul i32 %502, 6
  %1068 = zext i32 %1067 to i64
  %1069 = add i64 %1006, %1068
  %1070 = icmp ult i64 %1069, %925
  br i1 %1070, label %1071, label %1076

1071:                                             ; preds = %1065
  %1072 = shl i64 %1069, 2
  %1073 = add i64 %1072, %924
  %1074 = inttoptr i64 %1073 to i32 addrspace(1)*
  %1075 = load volatile i32, i32 addrspace(1)* %1074, align 4, !tbaa !11
  br label %1076

1076:                                             ; preds = %1071, %1065
  %1077 = phi i32 [ %1075, %1071 ], [ 0, %1065 ]
  %1078 = add i64 %1006, %928
  %1079 = icmp ult i64 %1078, %925
  br i1 %1079, label %1080, label %1085

1080:                                             ; preds = %1076
  %1081 = shl i64 %1078, 2
  %1082 = add i64 %1081, %924
  %1083 = inttoptr i64 %1082 to i32 addrspace(1)*
  %1084 = load volatile i32, i32 addrspace(1)* %1083, align 4, !tbaa !11
  br label %1085

1085:                                             ; preds = %1080, %1076
  %1086 = phi i32 [ %1084, %1080 ], [ 0, %1076 ]
  %1087 = add i64 %1009, %923
  %1088 = inttoptr i64 %1087 to i32 addrspace(1)*
  store i32 %1012, i32 addrspace(1)* %1088, align 4, !tbaa !11
  br i1 %1015, label %1089, label %1093

1089:                                             ; preds = %1085
  %1090 = shl i64 %1014, 2
  %1091 = add i64 %1090, %923
  %1092 = inttoptr i64 %1091 to i32 addrspace(1)*
  store i32 %1022, i32 addrspace(1)* %1092, align 4, !tbaa !11
  br label %1093

1093:                                             ; preds = %1089, %1085
  br i1 %1026, label %1094, label %1098

1094:                                             ; preds = %1093
  %1095 = shl i64 %1025, 2
  %1096 = add i64 %1095, %923
  %1097 = inttoptr i64 %1096 to i32 addrspace(1)*
  store i32 %1033, i32 addrspace(1)* %1097, align 4, !tbaa !11
  br label %1098

1098:                                             ; preds = %1094, %1093
  br i1 %1037, label %1099, label %1103

1099:                                             ; preds = %1098
  %1100 = shl i64 %1036, 2
  %1101 = add i64 %1100, %923
  %1102 = inttoptr i64 %1101 to i32 addrspace(1)*
  store i32 %1044, i32 addrspace(1)* %1102, align 4, !tbaa !11
  br label %1103

1103:                                             ; preds = %1099, %1098
  br i1 %1048, label %1104, label %1108

1104:                                             ; preds = %1103
  %1105 = shl i64 %1047, 2
  %1106 = add i64 %1105, %923
  %1107 = inttoptr i64 %1106 to i32 addrspace(1)*
  store i32 %1055, i32 addrspace(1)* %1107, align 4, !tbaa !11
  br label %1108

1108:                                             ; preds = %1104, %1103
  br i1 %1059, label %1109, label %1113

1109:                                             ; preds = %1108
  %1110 = shl i64 %1058, 2
  %1111 = add i64 %1110, %923
  %1112 = inttoptr i64 %1111 to i32 addrspace(1)*
  store i32 %1066, i32 addrspace(1)* %1112, align 4, !tbaa !11
  br label %1113

1113:                                             ; preds = %1109, %1108
  br i1 %1070, label %1114, label %1118

1114:                                             ; preds = %1113
  %1115 = shl i64 %1069, 2
  %1116 = add i64 %1115, %923
  %1117 = inttoptr i64 %1116 to i32 addrspace(1)*
  store i32 %1077, i32 addrspace(1)* %1117, align 4, !tbaa !11
  br label %1118

1118:                                             ; preds = %1114, %1113
  br i1 %1079, label %1119, label %1137

1119:                                             ; preds = %1118
  %1120 = shl i64 %1078, 2
  %1121 = add i64 %1120, %923
  %1122 = inttoptr i64 %1121 to i32 addrspace(1)*
  store i32 %1086, i32 addrspace(1)* %1122, align 4, !tbaa !11
  br label %1137

1123:                                             ; preds = %715
  %1124 = zext i32 %501 to i64
  %1125 = icmp ugt i64 %500, %1124
  br i1 %1125, label %1126, label %1167

1126:                                             ; preds = %1123
  %1127 = zext i32 %502 to i64
  br label %1128

1128:                                             ; preds = %1128, %1126
  %1129 = phi i64 [ %1124, %1126 ], [ %1135, %1128 ]
  %1130 = add i64 %1129, %499
  %1131 = inttoptr i64 %1130 to i8 addrspace(1)*
  %1132 = load volatile i8, i8 addrspace(1)* %1131, align 1, !tbaa !11
  %1133 = add i64 %1129, %484
  %1134 = inttoptr i64 %1133 to i8 addrspace(1)*
  store i8 %1132, i8 addrspace(1)* %1134, align 1, !tbaa !11
  %1135 = add i64 %1129, %1127
  %1136 = icmp ult i64 %1135, %500
  br i1 %1136, label %1128, label %1167, !llvm.loop !45

1137:                                             ; preds = %1119, %1118, %1005, %918, %917, %804
  %1138 = phi i64 [ %926, %1119 ], [ %926, %1118 ], [ %926, %1005 ], [ %725, %918 ], [ %725, %917 ], [ %725, %804 ]
  %1139 = icmp ugt i64 %717, %1138
  br i1 %1139, label %1140, label %1151

1140:                                             ; preds = %1137
  %1141 = zext i32 %502 to i64
  br label %1142

1142:                                             ; preds = %1142, %1140
  %1143 = phi i64 [ %1138, %1140 ], [ %1149, %1142 ]
  %1144 = add i64 %1143, %499
  %1145 = inttoptr i64 %1144 to i8 addrspace(1)*
  %1146 = load volatile i8, i8 addrspace(1)* %1145, align 1, !tbaa !11
  %1147 = add i64 %1143, %484
  %1148 = inttoptr i64 %1147 to i8 addrspace(1)*
  store i8 %1146, i8 addrspace(1)* %1148, align 1, !tbaa !11
  %1149 = add i64 %1143, %1141
  %1150 = icmp ult i64 %1149, %717
  br i1 %1150, label %1142, label %1151, !llvm.loop !45

1151:                                             ; preds = %1142, %1137
  %1152 = add i64 %720, %717
  %1153 = sub i64 %500, %1152
  %1154 = icmp ugt i64 %1153, %1138
  br i1 %1154, label %1155, label %1167

1155:                                             ; preds = %1151
  %1156 = zext i32 %502 to i64
  br label %1157

1157:                                             ; preds = %1157, %1155
  %1158 = phi i64 [ %1138, %1155 ], [ %1165, %1157 ]
  %1159 = add i64 %1158, %1152
  %1160 = add i64 %1159, %499
  %1161 = inttoptr i64 %1160 to i8 addrspace(1)*
  %1162 = load volatile i8, i8 addrspace(1)* %1161, align 1, !tbaa !11
  %1163 = add i64 %1159, %484
  %1164 = inttoptr i64 %1163 to i8 addrspace(1)*
  store i8 %1162, i8 addrspace(1)* %1164, align 1, !tbaa !11
  %1165 = add i64 %1158, %1156
  %1166 = icmp ult i64 %1165, %1153
  br i1 %1166, label %1157, label %1167, !llvm.loop !45

1167:                                             ; preds = %1157, %1128, %1151, %1123, %711, %710, %597
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !104
  %1168 = load i32, i32* %55, align 8, !tbaa !41
  %1169 = icmp eq i32 %1168, 0
  br i1 %1169, label %1170, label %1266

1170:                                             ; preds = %1167
  %1171 = add i64 %498, %77
  tail call void @llvm.nvvm.membar.sys() #8
  %1172 = load i64, i64* %69, align 8, !tbaa !76
  %1173 = load i64, i64* %62, align 8, !tbaa !68
  %1174 = add i64 %1173, %488
  %1175 = inttoptr i64 %1174 to i32*
  %1176 = load volatile i32, i32* %1175, align 4, !tbaa !9
  %1177 = add i32 %1176, 1
  %1178 = load i64, i64* %70, align 8, !tbaa !77
  %1179 = inttoptr i64 %1178 to i64*
  %1180 = atomicrmw add i64* %1179, i64 1 seq_cst, align 8
  %1181 = load i32, i32* %72, align 8, !tbaa !78
  %1182 = zext i32 %1181 to i64
  %1183 = lshr i64 %1180, %1182
  %1184 = and i64 %1183, 1
  %1185 = xor i64 %1184, 1
  %1186 = load i64, i64* %6, align 8, !tbaa !79
  %1187 = shl nsw i64 -1, %1182
  %1188 = xor i64 %1187, -1
  %1189 = and i64 %1180, %1188
  %1190 = shl i64 %1189, 5
  %1191 = add i64 %1190, %1186
  %1192 = inttoptr i64 %1191 to i64*
  store volatile i32 %1177, i32* %1175, align 4, !tbaa !9
  %1193 = zext i32 %1177 to i64
  %1194 = shl nuw i64 %1193, 32
  %1195 = or i64 %489, %1194
  %1196 = or i64 %1195, %1185
  %1197 = or i64 %1196, 512
  %1198 = or i64 %1185, %1172
  tail call void asm sideeffect "st.volatile.global.v2.u64 [$0], {$1, $2};", "l,l,l,~{memory}"(i64* %1192, i64 %1197, i64 %1198) #10, !srcloc !80
  %1199 = getelementptr inbounds i64, i64* %1192, i64 2
  %1200 = shl i64 %1171, 1
  %1201 = or i64 %1185, %1200
  %1202 = shl i64 %500, 1
  %1203 = or i64 %1185, %1202
  tail call void asm sideeffect "st.volatile.global.v2.u64 [$0], {$1, $2};", "l,l,l,~{memory}"(i64* nonnull %1199, i64 %1201, i64 %1203) #10, !srcloc !80
  br label %1204

1204:                                             ; preds = %1245, %1170
  %1205 = phi i32 [ 1, %1170 ], [ %1246, %1245 ]
  %1206 = phi i64 [ 0, %1170 ], [ %1247, %1245 ]
  %1207 = phi i32 [ 0, %1170 ], [ %1249, %1245 ]
  %1208 = load i64, i64* %61, align 8, !tbaa !66
  %1209 = add i64 %1208, %490
  %1210 = inttoptr i64 %1209 to i64*
  %1211 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1210) #10, !srcloc !67
  %1212 = trunc i64 %1211 to i32
  %1213 = lshr i64 %1211, 32
  %1214 = icmp eq i64 %1213, %1193
  br i1 %1214, label %1215, label %1220

1215:                                             ; preds = %1204
  %1216 = icmp slt i32 %1212, 0
  %1217 = select i1 %1216, i32 0, i32 %1212
  %1218 = sub nsw i32 0, %1212
  %1219 = select i1 %1216, i32 %1218, i32 0
  br label %1245

1220:                                             ; preds = %1204
  %1221 = add i32 %1205, 1
  %1222 = and i32 %1205, 63
  %1223 = icmp eq i32 %1222, 0
  br i1 %1223, label %1224, label %1240

1224:                                             ; preds = %1220
  %1225 = load i64, i64* %63, align 8, !tbaa !72
  %1226 = inttoptr i64 %1225 to i64*
  %1227 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1226) #10, !srcloc !67
  %1228 = icmp eq i64 %1227, 0
  br i1 %1228, label %1229, label %1240

1229:                                             ; preds = %1224
  %1230 = icmp eq i64 %1206, 0
  br i1 %1230, label %1231, label %1235

1231:                                             ; preds = %1229
  %1232 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !73
  %1233 = load i64, i64* %64, align 8, !tbaa !74
  %1234 = add i64 %1233, %1232
  br label %1235

1235:                                             ; preds = %1231, %1229
  %1236 = phi i64 [ %1234, %1231 ], [ %1206, %1229 ]
  %1237 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !73
  %1238 = icmp ult i64 %1237, %1236
  %1239 = select i1 %1238, i32 0, i32 110
  br label %1240

1240:                                             ; preds = %1235, %1224, %1220
  %1241 = phi i64 [ %1236, %1235 ], [ %1206, %1224 ], [ %1206, %1220 ]
  %1242 = phi i32 [ %1239, %1235 ], [ 108, %1224 ], [ 0, %1220 ]
  %1243 = icmp eq i32 %1242, 0
  %1244 = select i1 %1243, i32 0, i32 2
  br label %1245

1245:                                             ; preds = %1240, %1215
  %1246 = phi i32 [ %1205, %1215 ], [ %1221, %1240 ]
  %1247 = phi i64 [ %1206, %1215 ], [ %1241, %1240 ]
  %1248 = phi i32 [ %1219, %1215 ], [ %1242, %1240 ]
  %1249 = phi i32 [ %1217, %1215 ], [ %1207, %1240 ]
  %1250 = phi i32 [ 1, %1215 ], [ %1244, %1240 ]
  switch i32 %1250, label %1256 [
    i32 0, label %1204
    i32 2, label %1251
  ], !llvm.loop !81

1251:                                             ; preds = %1245
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !33
  %1252 = load i64, i64* %60, align 8, !tbaa !65
  %1253 = add i64 %1252, %493
  %1254 = inttoptr i64 %1253 to i64*
  %1255 = atomicrmw or i64* %1254, i64 %496 seq_cst, align 8
  br label %1256

1256:                                             ; preds = %1245, %1251
  %1257 = phi i64 [ 36028797018963968, %1251 ], [ 0, %1245 ]
  %1258 = icmp eq i32 %1248, 0
  br i1 %1258, label %1263, label %1259

1259:                                             ; preds = %1256
  %1260 = zext i32 %1248 to i64
  %1261 = or i64 %1257, %1260
  %1262 = or i64 %1261, 216172782113783808
  br label %1266

1263:                                             ; preds = %1256
  %1264 = zext i32 %1249 to i64
  %1265 = or i64 %1264, 144115188075855872
  br label %1266

1266:                                             ; preds = %1263, %1259, %1167
  %1267 = phi i64 [ 0, %1167 ], [ %1262, %1259 ], [ %1265, %1263 ]
  %1268 = trunc i64 %1267 to i32
  %1269 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1268, i32 0, i32 31) #8
  %1270 = lshr i64 %1267, 32
  %1271 = trunc i64 %1270 to i32
  %1272 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1271, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !27
  %1273 = zext i32 %1272 to i64
  %1274 = shl nuw i64 %1273, 32
  %1275 = zext i32 %1269 to i64
  %1276 = or i64 %1274, %1275
  %1277 = and i64 %1273, 4278190080
  %1278 = icmp eq i64 %1277, 50331648
  %1279 = select i1 %1278, i32 %1269, i32 0
  %1280 = icmp eq i32 %1279, 0
  %1281 = and i64 %1276, 72057594037927935
  %1282 = icmp eq i64 %1281, 0
  %1283 = and i1 %1280, %1282
  %1284 = select i1 %1283, i32 5, i32 %1279
  %1285 = icmp eq i32 %1284, 0
  %1286 = select i1 %1285, i64 %1281, i64 0
  %1287 = add i64 %1286, %498
  %1288 = icmp ult i64 %1287, %86
  %1289 = and i1 %1285, %1288
  br i1 %1289, label %497, label %1290, !llvm.loop !105

1290:                                             ; preds = %1266, %479
  %1291 = phi i64 [ 0, %479 ], [ %1287, %1266 ]
  %1292 = phi i64 [ 0, %479 ], [ %1276, %1266 ]
  %1293 = phi i32 [ 0, %479 ], [ %1284, %1266 ]
  %1294 = phi i1 [ true, %479 ], [ %1285, %1266 ]
  br i1 %94, label %1295, label %2028

1295:                                             ; preds = %1290
  %1296 = load i64, i64* %54, align 8, !tbaa !38
  %1297 = icmp ugt i64 %1296, %77
  br i1 %1297, label %1298, label %1301

1298:                                             ; preds = %1295
  %1299 = load i64, i64* %74, align 8, !tbaa !40
  %1300 = add i64 %1299, %77
  br label %1337

1301:                                             ; preds = %1295
  %1302 = load i32, i32* %55, align 8, !tbaa !41
  %1303 = icmp eq i32 %1302, 0
  br i1 %1303, label %1304, label %1313

1304:                                             ; preds = %1301
  %1305 = load i32, i32* %52, align 8, !tbaa !37
  %1306 = zext i32 %1305 to i64
  %1307 = lshr i64 %77, %1306
  %1308 = shl i64 %1307, 3
  %1309 = load i64, i64* %65, align 8, !tbaa !55
  %1310 = add i64 %1308, %1309
  %1311 = inttoptr i64 %1310 to i64*
  %1312 = load volatile i64, i64* %1311, align 8, !tbaa !5
  br label %1313

1313:                                             ; preds = %1304, %1301
  %1314 = phi i64 [ %1312, %1304 ], [ 0, %1301 ]
  %1315 = trunc i64 %1314 to i32
  %1316 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1315, i32 0, i32 31) #8
  %1317 = lshr i64 %1314, 32
  %1318 = trunc i64 %1317 to i32
  %1319 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1318, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !27
  %1320 = zext i32 %1316 to i64
  %1321 = and i64 %1320, 917504
  %1322 = icmp eq i64 %1321, 393216
  br i1 %1322, label %1323, label %1337

1323:                                             ; preds = %1313
  %1324 = zext i32 %1319 to i64
  %1325 = shl nuw i64 %1324, 32
  %1326 = or i64 %1325, %1320
  %1327 = load i64, i64* %73, align 8, !tbaa !92
  %1328 = lshr i64 %1326, 20
  %1329 = load i32, i32* %52, align 8, !tbaa !37
  %1330 = zext i32 %1329 to i64
  %1331 = shl i64 %1328, %1330
  %1332 = add i64 %1331, %1327
  %1333 = shl nsw i64 -1, %1330
  %1334 = xor i64 %1333, -1
  %1335 = and i64 %77, %1334
  %1336 = add i64 %1332, %1335
  br label %1337

1337:                                             ; preds = %1323, %1313, %1298
  %1338 = phi i64 [ %1300, %1298 ], [ %1336, %1323 ], [ 0, %1313 ]
  %1339 = icmp ne i64 %1338, 0
  %1340 = icmp ne i64 %1291, 0
  %1341 = and i1 %1340, %1339
  br i1 %1341, label %1342, label %2010

1342:                                             ; preds = %1337
  %1343 = load i32, i32* %55, align 8, !tbaa !41
  %1344 = load i32, i32* %68, align 4, !tbaa !42
  %1345 = xor i64 %1338, %76
  %1346 = and i64 %1345, 15
  %1347 = icmp eq i64 %1346, 0
  %1348 = and i64 %1345, 3
  %1349 = icmp eq i64 %1348, 0
  %1350 = select i1 %1349, i64 4, i64 1
  %1351 = select i1 %1347, i64 16, i64 %1350
  %1352 = sub i64 0, %1338
  %1353 = add nsw i64 %1351, -1
  %1354 = and i64 %1353, %1352
  %1355 = or i64 %1291, %76
  %1356 = or i64 %1355, %1338
  %1357 = and i64 %1356, 15
  %1358 = icmp eq i64 %1357, 0
  br i1 %1358, label %1359, label %1558

1359:                                             ; preds = %1342
  %1360 = lshr i64 %1291, 4
  %1361 = zext i32 %1343 to i64
  %1362 = mul i32 %1344, 7
  %1363 = zext i32 %1362 to i64
  %1364 = add nuw nsw i64 %1363, %1361
  %1365 = icmp ult i64 %1364, %1360
  br i1 %1365, label %1366, label %1440

1366:                                             ; preds = %1359
  %1367 = shl i32 %1344, 3
  %1368 = zext i32 %1367 to i64
  %1369 = zext i32 %1344 to i64
  %1370 = shl i32 %1344, 1
  %1371 = zext i32 %1370 to i64
  %1372 = mul i32 %1344, 3
  %1373 = zext i32 %1372 to i64
  %1374 = shl i32 %1344, 2
  %1375 = zext i32 %1374 to i64
  %1376 = mul i32 %1344, 5
  %1377 = zext i32 %1376 to i64
  %1378 = mul i32 %1344, 6
  %1379 = zext i32 %1378 to i64
  br label %1380

1380:                                             ; preds = %1380, %1366
  %1381 = phi i64 [ %1361, %1366 ], [ %1437, %1380 ]
  %1382 = shl i64 %1381, 4
  %1383 = add i64 %1382, %76
  %1384 = inttoptr i64 %1383 to <4 x i32> addrspace(1)*
  %1385 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1384, align 16, !tbaa !11
  %1386 = add i64 %1381, %1369
  %1387 = shl i64 %1386, 4
  %1388 = add i64 %1387, %76
  %1389 = inttoptr i64 %1388 to <4 x i32> addrspace(1)*
  %1390 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1389, align 16, !tbaa !11
  %1391 = add i64 %1381, %1371
  %1392 = shl i64 %1391, 4
  %1393 = add i64 %1392, %76
  %1394 = inttoptr i64 %1393 to <4 x i32> addrspace(1)*
  %1395 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1394, align 16, !tbaa !11
  %1396 = add i64 %1381, %1373
  %1397 = shl i64 %1396, 4
  %1398 = add i64 %1397, %76
  %1399 = inttoptr i64 %1398 to <4 x i32> addrspace(1)*
  %1400 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1399, align 16, !tbaa !11
  %1401 = add i64 %1381, %1375
  %1402 = shl i64 %1401, 4
  %1403 = add i64 %1402, %76
  %1404 = inttoptr i64 %1403 to <4 x i32> addrspace(1)*
  %1405 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1404, align 16, !tbaa !11
  %1406 = add i64 %1381, %1377
  %1407 = shl i64 %1406, 4
  %1408 = add i64 %1407, %76
  %1409 = inttoptr i64 %1408 to <4 x i32> addrspace(1)*
  %1410 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1409, align 16, !tbaa !11
  %1411 = add i64 %1381, %1379
  %1412 = shl i64 %1411, 4
  %1413 = add i64 %1412, %76
  %1414 = inttoptr i64 %1413 to <4 x i32> addrspace(1)*
  %1415 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1414, align 16, !tbaa !11
  %1416 = add i64 %1381, %1363
  %1417 = shl i64 %1416, 4
  %1418 = add i64 %1417, %76
  %1419 = inttoptr i64 %1418 to <4 x i32> addrspace(1)*
  %1420 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1419, align 16, !tbaa !11
  %1421 = add i64 %1382, %1338
  %1422 = inttoptr i64 %1421 to <4 x i32> addrspace(1)*
  store <4 x i32> %1385, <4 x i32> addrspace(1)* %1422, align 16, !tbaa !11
  %1423 = add i64 %1387, %1338
  %1424 = inttoptr i64 %1423 to <4 x i32> addrspace(1)*
  store <4 x i32> %1390, <4 x i32> addrspace(1)* %1424, align 16, !tbaa !11
  %1425 = add i64 %1392, %1338
  %1426 = inttoptr i64 %1425 to <4 x i32> addrspace(1)*
  store <4 x i32> %1395, <4 x i32> addrspace(1)* %1426, align 16, !tbaa !11
  %1427 = add i64 %1397, %1338
  %1428 = inttoptr i64 %1427 to <4 x i32> addrspace(1)*
  store <4 x i32> %1400, <4 x i32> addrspace(1)* %1428, align 16, !tbaa !11
  %1429 = add i64 %1402, %1338
  %1430 = inttoptr i64 %1429 to <4 x i32> addrspace(1)*
  store <4 x i32> %1405, <4 x i32> addrspace(1)* %1430, align 16, !tbaa !11
  %1431 = add i64 %1407, %1338
  %1432 = inttoptr i64 %1431 to <4 x i32> addrspace(1)*
  store <4 x i32> %1410, <4 x i32> addrspace(1)* %1432, align 16, !tbaa !11
  %1433 = add i64 %1412, %1338
  %1434 = inttoptr i64 %1433 to <4 x i32> addrspace(1)*
  store <4 x i32> %1415, <4 x i32> addrspace(1)* %1434, align 16, !tbaa !11
  %1435 = add i64 %1417, %1338
  %1436 = inttoptr i64 %1435 to <4 x i32> addrspace(1)*
  store <4 x i32> %1420, <4 x i32> addrspace(1)* %1436, align 16, !tbaa !11
  %1437 = add i64 %1381, %1368
  %1438 = add i64 %1437, %1363
  %1439 = icmp ult i64 %1438, %1360
  br i1 %1439, label %1380, label %1440, !llvm.loop !43

1440:                                             ; preds = %1380, %1359
  %1441 = phi i64 [ %1361, %1359 ], [ %1437, %1380 ]
  %1442 = icmp ult i64 %1441, %1360
  br i1 %1442, label %1443, label %2010

1443:                                             ; preds = %1440
  %1444 = shl i64 %1441, 4
  %1445 = add i64 %1444, %76
  %1446 = inttoptr i64 %1445 to <4 x i32> addrspace(1)*
  %1447 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1446, align 16, !tbaa !11
  %1448 = zext i32 %1344 to i64
  %1449 = add i64 %1441, %1448
  %1450 = icmp ult i64 %1449, %1360
  br i1 %1450, label %1451, label %1456

1451:                                             ; preds = %1443
  %1452 = shl i64 %1449, 4
  %1453 = add i64 %1452, %76
  %1454 = inttoptr i64 %1453 to <4 x i32> addrspace(1)*
  %1455 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1454, align 16, !tbaa !11
  br label %1456

1456:                                             ; preds = %1451, %1443
  %1457 = phi <4 x i32> [ %1455, %1451 ], [ zeroinitializer, %1443 ]
  %1458 = shl i32 %1344, 1
  %1459 = zext i32 %1458 to i64
  %1460 = add i64 %1441, %1459
  %1461 = icmp ult i64 %1460, %1360
  br i1 %1461, label %1462, label %1467

1462:                                             ; preds = %1456
  %1463 = shl i64 %1460, 4
  %1464 = add i64 %1463, %76
  %1465 = inttoptr i64 %1464 to <4 x i32> addrspace(1)*
  %1466 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1465, align 16, !tbaa !11
  br label %1467

1467:                                             ; preds = %1462, %1456
  %1468 = phi <4 x i32> [ %1466, %1462 ], [ zeroinitializer, %1456 ]
  %1469 = mul i32 %1344, 3
  %1470 = zext i32 %1469 to i64
  %1471 = add i64 %1441, %1470
  %1472 = icmp ult i64 %1471, %1360
  br i1 %1472, label %1473, label %1478

1473:                                             ; preds = %1467
  %1474 = shl i64 %1471, 4
  %1475 = add i64 %1474, %76
  %1476 = inttoptr i64 %1475 to <4 x i32> addrspace(1)*
  %1477 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1476, align 16, !tbaa !11
  br label %1478

1478:                                             ; preds = %1473, %1467
  %1479 = phi <4 x i32> [ %1477, %1473 ], [ zeroinitializer, %1467 ]
  %1480 = shl i32 %1344, 2
  %1481 = zext i32 %1480 to i64
  %1482 = add i64 %1441, %1481
  %1483 = icmp ult i64 %1482, %1360
  br i1 %1483, label %1484, label %1489

1484:                                             ; preds = %1478
  %1485 = shl i64 %1482, 4
  %1486 = add i64 %1485, %76
  %1487 = inttoptr i64 %1486 to <4 x i32> addrspace(1)*
  %1488 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1487, align 16, !tbaa !11
  br label %1489

1489:                                             ; preds = %1484, %1478
  %1490 = phi <4 x i32> [ %1488, %1484 ], [ zeroinitializer, %1478 ]
  %1491 = mul i32 %1344, 5
  %1492 = zext i32 %1491 to i64
  %1493 = add i64 %1441, %1492
  %1494 = icmp ult i64 %1493, %1360
  br i1 %1494, label %1495, label %1500

1495:                                             ; preds = %1489
  %1496 = shl i64 %1493, 4
  %1497 = add i64 %1496, %76
  %1498 = inttoptr i64 %1497 to <4 x i32> addrspace(1)*
  %1499 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1498, align 16, !tbaa !11
  br label %1500

1500:                                             ; preds = %1495, %1489
  %1501 = phi <4 x i32> [ %1499, %1495 ], [ zeroinitializer, %1489 ]
  %1502 = mul i32 %1344, 6
  %1503 = zext i32 %1502 to i64
  %1504 = add i64 %1441, %1503
  %1505 = icmp ult i64 %1504, %1360
  br i1 %1505, label %1506, label %1511

1506:                                             ; preds = %1500
  %1507 = shl i64 %1504, 4
  %1508 = add i64 %1507, %76
  %1509 = inttoptr i64 %1508 to <4 x i32> addrspace(1)*
  %1510 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1509, align 16, !tbaa !11
  br label %1511

1511:                                             ; preds = %1506, %1500
  %1512 = phi <4 x i32> [ %1510, %1506 ], [ zeroinitializer, %1500 ]
  %1513 = add i64 %1441, %1363
  %1514 = icmp ult i64 %1513, %1360
  br i1 %1514, label %1515, label %1520

1515:                                             ; preds = %1511
  %1516 = shl i64 %1513, 4
  %1517 = add i64 %1516, %76
  %1518 = inttoptr i64 %1517 to <4 x i32> addrspace(1)*
  %1519 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1518, align 16, !tbaa !11
  br label %1520

1520:                                             ; preds = %1515, %1511
  %1521 = phi <4 x i32> [ %1519, %1515 ], [ zeroinitializer, %1511 ]
  %1522 = add i64 %1444, %1338
  %1523 = inttoptr i64 %1522 to <4 x i32> addrspace(1)*
  store <4 x i32> %1447, <4 x i32> addrspace(1)* %1523, align 16, !tbaa !11
  br i1 %1450, label %1524, label %1528

1524:                                             ; preds = %1520
  %1525 = shl i64 %1449, 4
  %1526 = add i64 %1525, %1338
  %1527 = inttoptr i64 %1526 to <4 x i32> addrspace(1)*
  store <4 x i32> %1457, <4 x i32> addrspace(1)* %1527, align 16, !tbaa !11
  br label %1528

1528:                                             ; preds = %1524, %1520
  br i1 %1461, label %1529, label %1533

1529:                                             ; preds = %1528
  %1530 = shl i64 %1460, 4
  %1531 = add i64 %1530, %1338
  %1532 = inttoptr i64 %1531 to <4 x i32> addrspace(1)*
  store <4 x i32> %1468, <4 x i32> addrspace(1)* %1532, align 16, !tbaa !11
  br label %1533

1533:                                             ; preds = %1529, %1528
  br i1 %1472, label %1534, label %1538

1534:                                             ; preds = %1533
  %1535 = shl i64 %1471, 4
  %1536 = add i64 %1535, %1338
  %1537 = inttoptr i64 %1536 to <4 x i32> addrspace(1)*
  store <4 x i32> %1479, <4 x i32> addrspace(1)* %1537, align 16, !tbaa !11
  br label %1538

1538:                                             ; preds = %1534, %1533
  br i1 %1483, label %1539, label %1543

1539:                                             ; preds = %1538
  %1540 = shl i64 %1482, 4
  %1541 = add i64 %1540, %1338
  %1542 = inttoptr i64 %1541 to <4 x i32> addrspace(1)*
  store <4 x i32> %1490, <4 x i32> addrspace(1)* %1542, align 16, !tbaa !11
  br label %1543

1543:                                             ; preds = %1539, %1538
  br i1 %1494, label %1544, label %1548

1544:                                             ; preds = %1543
  %1545 = shl i64 %1493, 4
  %1546 = add i64 %1545, %1338
  %1547 = inttoptr i64 %1546 to <4 x i32> addrspace(1)*
  store <4 x i32> %1501, <4 x i32> addrspace(1)* %1547, align 16, !tbaa !11
  br label %1548

1548:                                             ; preds = %1544, %1543
  br i1 %1505, label %1549, label %1553

1549:                                             ; preds = %1548
  %1550 = shl i64 %1504, 4
  %1551 = add i64 %1550, %1338
  %1552 = inttoptr i64 %1551 to <4 x i32> addrspace(1)*
  store <4 x i32> %1512, <4 x i32> addrspace(1)* %1552, align 16, !tbaa !11
  br label %1553

1553:                                             ; preds = %1549, %1548
  br i1 %1514, label %1554, label %2010

1554:                                             ; preds = %1553
  %1555 = shl i64 %1513, 4
  %1556 = add i64 %1555, %1338
  %1557 = inttoptr i64 %1556 to <4 x i32> addrspace(1)*
  store <4 x i32> %1521, <4 x i32> addrspace(1)* %1557, align 16, !tbaa !11
  br label %2010

1558:                                             ; preds = %1342
  %1559 = icmp ult i64 %1354, %1291
  %1560 = select i1 %1559, i64 %1354, i64 %1291
  %1561 = sub i64 %1291, %1560
  %1562 = sub nsw i64 0, %1351
  %1563 = and i64 %1561, %1562
  switch i64 %1351, label %1966 [
    i64 16, label %1564
    i64 4, label %1765
  ]

1564:                                             ; preds = %1558
  %1565 = add i64 %1560, %1338
  %1566 = add i64 %1560, %76
  %1567 = lshr i64 %1563, 4
  %1568 = zext i32 %1343 to i64
  %1569 = mul i32 %1344, 7
  %1570 = zext i32 %1569 to i64
  %1571 = add nuw nsw i64 %1570, %1568
  %1572 = icmp ult i64 %1571, %1567
  br i1 %1572, label %1573, label %1647

1573:                                             ; preds = %1564
  %1574 = shl i32 %1344, 3
  %1575 = zext i32 %1574 to i64
  %1576 = zext i32 %1344 to i64
  %1577 = shl i32 %1344, 1
  %1578 = zext i32 %1577 to i64
  %1579 = mul i32 %1344, 3
  %1580 = zext i32 %1579 to i64
  %1581 = shl i32 %1344, 2
  %1582 = zext i32 %1581 to i64
  %1583 = mul i32 %1344, 5
  %1584 = zext i32 %1583 to i64
  %1585 = mul i32 %1344, 6
  %1586 = zext i32 %1585 to i64
  br label %1587

1587:                                             ; preds = %1587, %1573
  %1588 = phi i64 [ %1568, %1573 ], [ %1644, %1587 ]
  %1589 = shl i64 %1588, 4
  %1590 = add i64 %1589, %1566
  %1591 = inttoptr i64 %1590 to <4 x i32> addrspace(1)*
  %1592 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1591, align 16, !tbaa !11
  %1593 = add i64 %1588, %1576
  %1594 = shl i64 %1593, 4
  %1595 = add i64 %1594, %1566
  %1596 = inttoptr i64 %1595 to <4 x i32> addrspace(1)*
  %1597 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1596, align 16, !tbaa !11
  %1598 = add i64 %1588, %1578
  %1599 = shl i64 %1598, 4
  %1600 = add i64 %1599, %1566
  %1601 = inttoptr i64 %1600 to <4 x i32> addrspace(1)*
  %1602 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1601, align 16, !tbaa !11
  %1603 = add i64 %1588, %1580
  %1604 = shl i64 %1603, 4
  %1605 = add i64 %1604, %1566
  %1606 = inttoptr i64 %1605 to <4 x i32> addrspace(1)*
  %1607 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1606, align 16, !tbaa !11
  %1608 = add i64 %1588, %1582
  %1609 = shl i64 %1608, 4
  %1610 = add i64 %1609, %1566
  %1611 = inttoptr i64 %1610 to <4 x i32> addrspace(1)*
  %1612 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1611, align 16, !tbaa !11
  %1613 = add i64 %1588, %1584
  %1614 = shl i64 %1613, 4
  %1615 = add i64 %1614, %1566
  %1616 = inttoptr i64 %1615 to <4 x i32> addrspace(1)*
  %1617 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1616, align 16, !tbaa !11
  %1618 = add i64 %1588, %1586
  %1619 = shl i64 %1618, 4
  %1620 = add i64 %1619, %1566
  %1621 = inttoptr i64 %1620 to <4 x i32> addrspace(1)*
  %1622 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1621, align 16, !tbaa !11
  %1623 = add i64 %1588, %1570
  %1624 = shl i64 %1623, 4
  %1625 = add i64 %1624, %1566
  %1626 = inttoptr i64 %1625 to <4 x i32> addrspace(1)*
  %1627 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1626, align 16, !tbaa !11
  %1628 = add i64 %1589, %1565
  %1629 = inttoptr i64 %1628 to <4 x i32> addrspace(1)*
  store <4 x i32> %1592, <4 x i32> addrspace(1)* %1629, align 16, !tbaa !11
  %1630 = add i64 %1594, %1565
  %1631 = inttoptr i64 %1630 to <4 x i32> addrspace(1)*
  store <4 x i32> %1597, <4 x i32> addrspace(1)* %1631, align 16, !tbaa !11
  %1632 = add i64 %1599, %1565
  %1633 = inttoptr i64 %1632 to <4 x i32> addrspace(1)*
  store <4 x i32> %1602, <4 x i32> addrspace(1)* %1633, align 16, !tbaa !11
  %1634 = add i64 %1604, %1565
  %1635 = inttoptr i64 %1634 to <4 x i32> addrspace(1)*
  store <4 x i32> %1607, <4 x i32> addrspace(1)* %1635, align 16, !tbaa !11
  %1636 = add i64 %1609, %1565
  %1637 = inttoptr i64 %1636 to <4 x i32> addrspace(1)*
  store <4 x i32> %1612, <4 x i32> addrspace(1)* %1637, align 16, !tbaa !11
  %1638 = add i64 %1614, %1565
  %1639 = inttoptr i64 %1638 to <4 x i32> addrspace(1)*
  store <4 x i32> %1617, <4 x i32> addrspace(1)* %1639, align 16, !tbaa !11
  %1640 = add i64 %1619, %1565
  %1641 = inttoptr i64 %1640 to <4 x i32> addrspace(1)*
  store <4 x i32> %1622, <4 x i32> addrspace(1)* %1641, align 16, !tbaa !11
  %1642 = add i64 %1624, %1565
  %1643 = inttoptr i64 %1642 to <4 x i32> addrspace(1)*
  store <4 x i32> %1627, <4 x i32> addrspace(1)* %1643, align 16, !tbaa !11
  %1644 = add i64 %1588, %1575
  %1645 = add i64 %1644, %1570
  %1646 = icmp ult i64 %1645, %1567
  br i1 %1646, label %1587, label %1647, !llvm.loop !43

1647:                                             ; preds = %1587, %1564
  %1648 = phi i64 [ %1568, %1564 ], [ %1644, %1587 ]
  %1649 = icmp ult i64 %1648, %1567
  br i1 %1649, label %1650, label %1980

1650:                                             ; preds = %1647
  %1651 = shl i64 %1648, 4
  %1652 = add i64 %1651, %1566
  %1653 = inttoptr i64 %1652 to <4 x i32> addrspace(1)*
  %1654 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1653, align 16, !tbaa !11
  %1655 = zext i32 %1344 to i64
  %1656 = add i64 %1648, %1655
  %1657 = icmp ult i64 %1656, %1567
  br i1 %1657, label %1658, label %1663

1658:                                             ; preds = %1650
  %1659 = shl i64 %1656, 4
  %1660 = add i64 %1659, %1566
  %1661 = inttoptr i64 %1660 to <4 x i32> addrspace(1)*
  %1662 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1661, align 16, !tbaa !11
  br label %1663

1663:                                             ; preds = %1658, %1650
  %1664 = phi <4 x i32> [ %1662, %1658 ], [ zeroinitializer, %1650 ]
  %1665 = shl i32 %1344, 1
  %1666 = zext i32 %1665 to i64
  %1667 = add i64 %1648, %1666
  %1668 = icmp ult i64 %1667, %1567
  br i1 %1668, label %1669, label %1674

1669:                                             ; preds = %1663
  %1670 = shl i64 %1667, 4
  %1671 = add i64 %1670, %1566
  %1672 = inttoptr i64 %1671 to <4 x i32> addrspace(1)*
  %1673 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1672, align 16, !tbaa !11
  br label %1674

1674:                                             ; preds = %1669, %1663
  %1675 = phi <4 x i32> [ %1673, %1669 ], [ zeroinitializer, %1663 ]
  %1676 = mul i32 %1344, 3
  %1677 = zext i32 %1676 to i64
  %1678 = add i64 %1648, %1677
  %1679 = icmp ult i64 %1678, %1567
  br i1 %1679, label %1680, label %1685

1680:                                             ; preds = %1674
  %1681 = shl i64 %1678, 4
  %1682 = add i64 %1681, %1566
  %1683 = inttoptr i64 %1682 to <4 x i32> addrspace(1)*
  %1684 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1683, align 16, !tbaa !11
  br label %1685

1685:                                             ; preds = %1680, %1674
  %1686 = phi <4 x i32> [ %1684, %1680 ], [ zeroinitializer, %1674 ]
  %1687 = shl i32 %1344, 2
  %1688 = zext i32 %1687 to i64
  %1689 = add i64 %1648, %1688
  %1690 = icmp ult i64 %1689, %1567
  br i1 %1690, label %1691, label %1696

1691:                                             ; preds = %1685
  %1692 = shl i64 %1689, 4
  %1693 = add i64 %1692, %1566
  %1694 = inttoptr i64 %1693 to <4 x i32> addrspace(1)*
  %1695 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1694, align 16, !tbaa !11
  br label %1696

1696:                                             ; preds = %1691, %1685
  %1697 = phi <4 x i32> [ %1695, %1691 ], [ zeroinitializer, %1685 ]
  %1698 = mul i32 %1344, 5
  %1699 = zext i32 %1698 to i64
  %1700 = add i64 %1648, %1699
  %1701 = icmp ult i64 %1700, %1567
  br i1 %1701, label %1702, label %1707

1702:                                             ; preds = %1696
  %1703 = shl i64 %1700, 4
  %1704 = add i64 %1703, %1566
  %1705 = inttoptr i64 %1704 to <4 x i32> addrspace(1)*
  %1706 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1705, align 16, !tbaa !11
  br label %1707

1707:                                             ; preds = %1702, %1696
  %1708 = phi <4 x i32> [ %1706, %1702 ], [ zeroinitializer, %1696 ]
  %1709 = mul i32 %1344, 6
  %1710 = zext i32 %1709 to i64
  %1711 = add i64 %1648, %1710
  %1712 = icmp ult i64 %1711, %1567
  br i1 %1712, label %1713, label %1718

1713:                                             ; preds = %1707
  %1714 = shl i64 %1711, 4
  %1715 = add i64 %1714, %1566
  %1716 = inttoptr i64 %1715 to <4 x i32> addrspace(1)*
  %1717 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1716, align 16, !tbaa !11
  br label %1718

1718:                                             ; preds = %1713, %1707
  %1719 = phi <4 x i32> [ %1717, %1713 ], [ zeroinitializer, %1707 ]
  %1720 = add i64 %1648, %1570
  %1721 = icmp ult i64 %1720, %1567
  br i1 %1721, label %1722, label %1727

1722:                                             ; preds = %1718
  %1723 = shl i64 %1720, 4
  %1724 = add i64 %1723, %1566
  %1725 = inttoptr i64 %1724 to <4 x i32> addrspace(1)*
  %1726 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1725, align 16, !tbaa !11
  br label %1727

1727:                                             ; preds = %1722, %1718
  %1728 = phi <4 x i32> [ %1726, %1722 ], [ zeroinitializer, %1718 ]
  %1729 = add i64 %1651, %1565
  %1730 = inttoptr i64 %1729 to <4 x i32> addrspace(1)*
  store <4 x i32> %1654, <4 x i32> addrspace(1)* %1730, align 16, !tbaa !11
  br i1 %1657, label %1731, label %1735

1731:                                             ; preds = %1727
  %1732 = shl i64 %1656, 4
  %1733 = add i64 %1732, %1565
  %1734 = inttoptr i64 %1733 to <4 x i32> addrspace(1)*
  store <4 x i32> %1664, <4 x i32> addrspace(1)* %1734, align 16, !tbaa !11
  br label %1735

1735:                                             ; preds = %1731, %1727
  br i1 %1668, label %1736, label %1740

1736:                                             ; preds = %1735
  %1737 = shl i64 %1667, 4
  %1738 = add i64 %1737, %1565
  %1739 = inttoptr i64 %1738 to <4 x i32> addrspace(1)*
  store <4 x i32> %1675, <4 x i32> addrspace(1)* %1739, align 16, !tbaa !11
  br label %1740

1740:                                             ; preds = %1736, %1735
  br i1 %1679, label %1741, label %1745

1741:                                             ; preds = %1740
  %1742 = shl i64 %1678, 4
  %1743 = add i64 %1742, %1565
  %1744 = inttoptr i64 %1743 to <4 x i32> addrspace(1)*
  store <4 x i32> %1686, <4 x i32> addrspace(1)* %1744, align 16, !tbaa !11
  br label %1745

1745:                                             ; preds = %1741, %1740
  br i1 %1690, label %1746, label %1750

1746:                                             ; preds = %1745
  %1747 = shl i64 %1689, 4
  %1748 = add i64 %1747, %1565
  %1749 = inttoptr i64 %1748 to <4 x i32> addrspace(1)*
  store <4 x i32> %1697, <4 x i32> addrspace(1)* %1749, align 16, !tbaa !11
  br label %1750

1750:                                             ; preds = %1746, %1745
  br i1 %1701, label %1751, label %1755

1751:                                             ; preds = %1750
  %1752 = shl i64 %1700, 4
  %1753 = add i64 %1752, %1565
  %1754 = inttoptr i64 %1753 to <4 x i32> addrspace(1)*
  store <4 x i32> %1708, <4 x i32> addrspace(1)* %1754, align 16, !tbaa !11
  br label %1755

1755:                                             ; preds = %1751, %1750
  br i1 %1712, label %1756, label %1760

1756:                                             ; preds = %1755
  %1757 = shl i64 %1711, 4
  %1758 = add i64 %1757, %1565
  %1759 = inttoptr i64 %1758 to <4 x i32> addrspace(1)*
  store <4 x i32> %1719, <4 x i32> addrspace(1)* %1759, align 16, !tbaa !11
  br label %1760

1760:                                             ; preds = %1756, %1755
  br i1 %1721, label %1761, label %1980

1761:                                             ; preds = %1760
  %1762 = shl i64 %1720, 4
  %1763 = add i64 %1762, %1565
  %1764 = inttoptr i64 %1763 to <4 x i32> addrspace(1)*
  store <4 x i32> %1728, <4 x i32> addrspace(1)* %1764, align 16, !tbaa !11
  br label %1980

1765:                                             ; preds = %1558
  %1766 = add i64 %1560, %1338
  %1767 = add i64 %1560, %76
  %1768 = lshr i64 %1563, 2
  %1769 = zext i32 %1343 to i64
  %1770 = mul i32 %1344, 7
  %1771 = zext i32 %1770 to i64
  %1772 = add nuw nsw i64 %1771, %1769
  %1773 = icmp ult i64 %1772, %1768
  br i1 %1773, label %1774, label %1848

1774:                                             ; preds = %1765
  %1775 = shl i32 %1344, 3
  %1776 = zext i32 %1775 to i64
  %1777 = zext i32 %1344 to i64
  %1778 = shl i32 %1344, 1
  %1779 = zext i32 %1778 to i64
  %1780 = mul i32 %1344, 3
  %1781 = zext i32 %1780 to i64
  %1782 = shl i32 %1344, 2
  %1783 = zext i32 %1782 to i64
  %1784 = mul i32 %1344, 5
  %1785 = zext i32 %1784 to i64
  %1786 = mul i32 %1344, 6
  %1787 = zext i32 %1786 to i64
  br label %1788

1788:                                             ; preds = %1788, %1774
  %1789 = phi i64 [ %1769, %1774 ], [ %1845, %1788 ]
  %1790 = shl i64 %1789, 2
  %1791 = add i64 %1790, %1767
  %1792 = inttoptr i64 %1791 to i32 addrspace(1)*
  %1793 = load volatile i32, i32 addrspace(1)* %1792, align 4, !tbaa !11
  %1794 = add i64 %1789, %1777
  %1795 = shl i64 %1794, 2
  %1796 = add i64 %1795, %1767
  %1797 = inttoptr i64 %1796 to i32 addrspace(1)*
  %1798 = load volatile i32, i32 addrspace(1)* %1797, align 4, !tbaa !11
  %1799 = add i64 %1789, %1779
  %1800 = shl i64 %1799, 2
  %1801 = add i64 %1800, %1767
  %1802 = inttoptr i64 %1801 to i32 addrspace(1)*
  %1803 = load volatile i32, i32 addrspace(1)* %1802, align 4, !tbaa !11
  %1804 = add i64 %1789, %1781
  %1805 = shl i64 %1804, 2
  %1806 = add i64 %1805, %1767
  %1807 = inttoptr i64 %1806 to i32 addrspace(1)*
  %1808 = load volatile i32, i32 addrspace(1)* %1807, align 4, !tbaa !11
  %1809 = add i64 %1789, %1783
  %1810 = shl i64 %1809, 2
  %1811 = add i64 %1810, %1767
  %1812 = inttoptr i64 %1811 to i32 addrspace(1)*
  %1813 = load volatile i32, i32 addrspace(1)* %1812, align 4, !tbaa !11
  %1814 = add i64 %1789, %1785
  %1815 = shl i64 %1814, 2
  %1816 = add i64 %1815, %1767
  %1817 = inttoptr i64 %1816 to i32 addrspace(1)*
  %1818 = load volatile i32, i32 addrspace(1)* %1817, align 4, !tbaa !11
  %1819 = add i64 %1789, %1787
  %1820 = shl i64 %1819, 2
  %1821 = add i64 %1820, %1767
  %1822 = inttoptr i64 %1821 to i32 addrspace(1)*
  %1823 = load volatile i32, i32 addrspace(1)* %1822, align 4, !tbaa !11
  %1824 = add i64 %1789, %1771
  %1825 = shl i64 %1824, 2
  %1826 = add i64 %1825, %1767
  %1827 = inttoptr i64 %1826 to i32 addrspace(1)*
  %1828 = load volatile i32, i32 addrspace(1)* %1827, align 4, !tbaa !11
  %1829 = add i64 %1790, %1766
  %1830 = inttoptr i64 %1829 to i32 addrspace(1)*
  store i32 %1793, i32 addrspace(1)* %1830, align 4, !tbaa !11
  %1831 = add i64 %1795, %1766
  %1832 = inttoptr i64 %1831 to i32 addrspace(1)*
  store i32 %1798, i32 addrspace(1)* %1832, align 4, !tbaa !11
  %1833 = add i64 %1800, %1766
  %1834 = inttoptr i64 %1833 to i32 addrspace(1)*
  store i32 %1803, i32 addrspace(1)* %1834, align 4, !tbaa !11
  %1835 = add i64 %1805, %1766
  %1836 = inttoptr i64 %1835 to i32 addrspace(1)*
  store i32 %1808, i32 addrspace(1)* %1836, align 4, !tbaa !11
  %1837 = add i64 %1810, %1766
  %1838 = inttoptr i64 %1837 to i32 addrspace(1)*
  store i32 %1813, i32 addrspace(1)* %1838, align 4, !tbaa !11
  %1839 = add i64 %1815, %1766
  %1840 = inttoptr i64 %1839 to i32 addrspace(1)*
  store i32 %1818, i32 addrspace(1)* %1840, align 4, !tbaa !11
  %1841 = add i64 %1820, %1766
  %1842 = inttoptr i64 %1841 to i32 addrspace(1)*
  store i32 %1823, i32 addrspace(1)* %1842, align 4, !tbaa !11
  %1843 = add i64 %1825, %1766
  %1844 = inttoptr i64 %1843 to i32 addrspace(1)*
  store i32 %1828, i32 addrspace(1)* %1844, align 4, !tbaa !11
  %1845 = add i64 %1789, %1776
  %1846 = add i64 %1845, %1771
  %1847 = icmp ult i64 %1846, %1768
  br i1 %1847, label %1788, label %1848, !llvm.loop !44

1848:                                             ; preds = %1788, %1765
  %1849 = phi i64 [ %1769, %1765 ], [ %1845, %1788 ]
  %1850 = icmp ult i64 %1849, %1768
  br i1 %1850, label %1851, label %1980

1851:                                             ; preds = %1848
  %1852 = shl i64 %1849, 2
  %1853 = add i64 %1852, %1767
  %1854 = inttoptr i64 %1853 to i32 addrspace(1)*
  %1855 = load volatile i32, i32 addrspace(1)* %1854, align 4, !tbaa !11
  %1856 = zext i32 %1344 to i64
  %1857 = add i64 %1849, %1856
  %1858 = icmp ult i64 %1857, %1768
  br i1 %1858, label %1859, label %1864

1859:                                             ; preds = %1851
  %1860 = shl i64 %1857, 2
  %1861 = add i64 %1860, %1767
  %1862 = inttoptr i64 %1861 to i32 addrspace(1)*
  %1863 = load volatile i32, i32 addrspace(1)* %1862, align 4, !tbaa !11
  br label %1864

1864:                                             ; preds = %1859, %1851
  %1865 = phi i32 [ %1863, %1859 ], [ 0, %1851 ]
  %1866 = shl i32 %1344, 1
  %1867 = zext i32 %1866 to i64
  %1868 = add i64 %1849, %1867
  %1869 = icmp ult i64 %1868, %1768
  br i1 %1869, label %1870, label %1875

1870:                                             ; preds = %1864
  %1871 = shl i64 %1868, 2
  %1872 = add i64 %1871, %1767
  %1873 = inttoptr i64 %1872 to i32 addrspace(1)*
  %1874 = load volatile i32, i32 addrspace(1)* %1873, align 4, !tbaa !11
  br label %1875

1875:                                             ; preds = %1870, %1864
  %1876 = phi i32 [ %1874, %1870 ], [ 0, %1864 ]
  %1877 = mul i32 %1344, 3
  %1878 = zext i32 %1877 to i64
  %1879 = add i64 %1849, %1878
  %1880 = icmp ult i64 %1879, %1768
  br i1 %1880, label %1881, label %1886

1881:                                             ; preds = %1875
  %1882 = shl i64 %1879, 2
  %1883 = add i64 %1882, %1767
  %1884 = inttoptr i64 %1883 to i32 addrspace(1)*
  %1885 = load volatile i32, i32 addrspace(1)* %1884, align 4, !tbaa !11
  br label %1886

1886:                                             ; preds = %1881, %1875
  %1887 = phi i32 [ %1885, %1881 ], [ 0, %1875 ]
  %1888 = shl i32 %1344, 2
  %1889 = zext i32 %1888 to i64
  %1890 = add i64 %1849, %1889
  %1891 = icmp ult i64 %1890, %1768
  br i1 %1891, label %1892, label %1897

1892:                                             ; preds = %1886
  %1893 = shl i64 %1890, 2
  %1894 = add i64 %1893, %1767
  %1895 = inttoptr i64 %1894 to i32 addrspace(1)*
  %1896 = load volatile i32, i32 addrspace(1)* %1895, align 4, !tbaa !11
  br label %1897

1897:                                             ; preds = %1892, %1886
  %1898 = phi i32 [ %1896, %1892 ], [ 0, %1886 ]
  %1899 = mul i32 %1344, 5
  %1900 = zext i32 %1899 to i64
  %1901 = add i64 %1849, %1900
  %1902 = icmp ult i64 %1901, %1768
  br i1 %1902, label %1903, label %1908

1903:                                             ; preds = %1897
  %1904 = shl i64 %1901, 2
  %1905 = add i64 %1904, %1767
  %1906 = inttoptr i64 %1905 to i32 addrspace(1)*
  %1907 = load volatile i32, i32 addrspace(1)* %1906, align 4, !tbaa !11
  br label %1908

1908:                                             ; preds = %1903, %1897
  %1909 = phi i32 [ %1907, %1903 ], [ 0, %1897 ]
  %1910 = mul i32 %1344, 6
  %1911 = zext i32 %1910 to i64
  %1912 = add i64 %1849, %1911
  %1913 = icmp ult i64 %1912, %1768
  br i1 %1913, label %1914, label %1919

1914:                                             ; preds = %1908
  %1915 = shl i64 %1912, 2
  %1916 = add i64 %1915, %1767
  %1917 = inttoptr i64 %1916 to i32 addrspace(1)*
  %1918 = load volatile i32, i32 addrspace(1)* %1917, align 4, !tbaa !11
  br label %1919

1919:                                             ; preds = %1914, %1908
  %1920 = phi i32 [ %1918, %1914 ], [ 0, %1908 ]
  %1921 = add i64 %1849, %1771
  %1922 = icmp ult i64 %1921, %1768
  br i1 %1922, label %1923, label %1928

1923:                                             ; preds = %1919
  %1924 = shl i64 %1921, 2
  %1925 = add i64 %1924, %1767
  %1926 = inttoptr i64 %1925 to i32 addrspace(1)*
  %1927 = load volatile i32, i32 addrspace(1)* %1926, align 4, !tbaa !11
  br label %1928

1928:                                             ; preds = %1923, %1919
  %1929 = phi i32 [ %1927, %1923 ], [ 0, %1919 ]
  %1930 = add i64 %1852, %1766
  %1931 = inttoptr i64 %1930 to i32 addrspace(1)*
  store i32 %1855, i32 addrspace(1)* %1931, align 4, !tbaa !11
  br i1 %1858, label %1932, label %1936

1932:                                             ; preds = %1928
  %1933 = shl i64 %1857, 2
  %1934 = add i64 %1933, %1766
  %1935 = inttoptr i64 %1934 to i32 addrspace(1)*
  store i32 %1865, i32 addrspace(1)* %1935, align 4, !tbaa !11
  br label %1936

1936:                                             ; preds = %1932, %1928
  br i1 %1869, label %1937, label %1941

1937:                                             ; preds = %1936
  %1938 = shl i64 %1868, 2
  %1939 = add i64 %1938, %1766
  %1940 = inttoptr i64 %1939 to i32 addrspace(1)*
  store i32 %1876, i32 addrspace(1)* %1940, align 4, !tbaa !11
  br label %1941

1941:                                             ; preds = %1937, %1936
  br i1 %1880, label %1942, label %1946

1942:                                             ; preds = %1941
  %1943 = shl i64 %1879, 2
  %1944 = add i64 %1943, %1766
  %1945 = inttoptr i64 %1944 to i32 addrspace(1)*
  store i32 %1887, i32 addrspace(1)* %1945, align 4, !tbaa !11
  br label %1946

1946:                                             ; preds = %1942, %1941
  br i1 %1891, label %1947, label %1951

1947:                                             ; preds = %1946
  %1948 = shl i64 %1890, 2
  %1949 = add i64 %1948, %1766
  %1950 = inttoptr i64 %1949 to i32 addrspace(1)*
  store i32 %1898, i32 addrspace(1)* %1950, align 4, !tbaa !11
  br label %1951

1951:                                             ; preds = %1947, %1946
  br i1 %1902, label %1952, label %1956

1952:                                             ; preds = %1951
  %1953 = shl i64 %1901, 2
  %1954 = add i64 %1953, %1766
  %1955 = inttoptr i64 %1954 to i32 addrspace(1)*
  store i32 %1909, i32 addrspace(1)* %1955, align 4, !tbaa !11
  br label %1956

1956:                                             ; preds = %1952, %1951
  br i1 %1913, label %1957, label %1961

1957:                                             ; preds = %1956
  %1958 = shl i64 %1912, 2
  %1959 = add i64 %1958, %1766
  %1960 = inttoptr i64 %1959 to i32 addrspace(1)*
  store i32 %1920, i32 addrspace(1)* %1960, align 4, !tbaa !11
  br label %1961

1961:                                             ; preds = %1957, %1956
  br i1 %1922, label %1962, label %1980

1962:                                             ; preds = %1961
  %1963 = shl i64 %1921, 2
  %1964 = add i64 %1963, %1766
  %1965 = inttoptr i64 %1964 to i32 addrspace(1)*
  store i32 %1929, i32 addrspace(1)* %1965, align 4, !tbaa !11
  br label %1980

1966:                                             ; preds = %1558
  %1967 = zext i32 %1343 to i64
  %1968 = icmp ugt i64 %1291, %1967
  br i1 %1968, label %1969, label %2010

1969:                                             ; preds = %1966
  %1970 = zext i32 %1344 to i64
  br label %1971

1971:                                             ; preds = %1971, %1969
  %1972 = phi i64 [ %1967, %1969 ], [ %1978, %1971 ]
  %1973 = add i64 %1972, %76
  %1974 = inttoptr i64 %1973 to i8 addrspace(1)*
  %1975 = load volatile i8, i8 addrspace(1)* %1974, align 1, !tbaa !11
  %1976 = add i64 %1972, %1338
  %1977 = inttoptr i64 %1976 to i8 addrspace(1)*
  store i8 %1975, i8 addrspace(1)* %1977, align 1, !tbaa !11
  %1978 = add i64 %1972, %1970
  %1979 = icmp ult i64 %1978, %1291
  br i1 %1979, label %1971, label %2010, !llvm.loop !45

1980:                                             ; preds = %1962, %1961, %1848, %1761, %1760, %1647
  %1981 = phi i64 [ %1769, %1962 ], [ %1769, %1961 ], [ %1769, %1848 ], [ %1568, %1761 ], [ %1568, %1760 ], [ %1568, %1647 ]
  %1982 = icmp ugt i64 %1560, %1981
  br i1 %1982, label %1983, label %1994

1983:                                             ; preds = %1980
  %1984 = zext i32 %1344 to i64
  br label %1985

1985:                                             ; preds = %1985, %1983
  %1986 = phi i64 [ %1981, %1983 ], [ %1992, %1985 ]
  %1987 = add i64 %1986, %76
  %1988 = inttoptr i64 %1987 to i8 addrspace(1)*
  %1989 = load volatile i8, i8 addrspace(1)* %1988, align 1, !tbaa !11
  %1990 = add i64 %1986, %1338
  %1991 = inttoptr i64 %1990 to i8 addrspace(1)*
  store i8 %1989, i8 addrspace(1)* %1991, align 1, !tbaa !11
  %1992 = add i64 %1986, %1984
  %1993 = icmp ult i64 %1992, %1560
  br i1 %1993, label %1985, label %1994, !llvm.loop !45

1994:                                             ; preds = %1985, %1980
  %1995 = add i64 %1563, %1560
  %1996 = sub i64 %1291, %1995
  %1997 = icmp ugt i64 %1996, %1981
  br i1 %1997, label %1998, label %2010

1998:                                             ; preds = %1994
  %1999 = zext i32 %1344 to i64
  br label %2000

2000:                                             ; preds = %2000, %1998
  %2001 = phi i64 [ %1981, %1998 ], [ %2008, %2000 ]
  %2002 = add i64 %2001, %1995
  %2003 = add i64 %2002, %76
  %2004 = inttoptr i64 %2003 to i8 addrspace(1)*
  %2005 = load volatile i8, i8 addrspace(1)* %2004, align 1, !tbaa !11
  %2006 = add i64 %2002, %1338
  %2007 = inttoptr i64 %2006 to i8 addrspace(1)*
  store i8 %2005, i8 addrspace(1)* %2007, align 1, !tbaa !11
  %2008 = add i64 %2001, %1999
  %2009 = icmp ult i64 %2008, %1996
  br i1 %2009, label %2000, label %2010, !llvm.loop !45

2010:                                             ; preds = %2000, %1971, %1994, %1966, %1554, %1553, %1440, %1337
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !106
  %2011 = load i32, i32* %55, align 8, !tbaa !41
  %2012 = icmp eq i32 %2011, 0
  br i1 %2012, label %2013, label %2028

2013:                                             ; preds = %2010
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !33
  %2014 = and i64 %1292, 36028797018963968
  %2015 = icmp eq i64 %2014, 0
  %2016 = select i1 %1294, i1 true, i1 %2015
  %2017 = shl i64 %87, 3
  br i1 %2016, label %2023, label %2018

2018:                                             ; preds = %2013
  %2019 = load i64, i64* %65, align 8, !tbaa !55
  %2020 = add i64 %2019, %2017
  %2021 = inttoptr i64 %2020 to i64*
  %2022 = atomicrmw or i64* %2021, i64 524288 seq_cst, align 8
  br label %2023

2023:                                             ; preds = %2018, %2013
  %2024 = load i64, i64* %65, align 8, !tbaa !55
  %2025 = add i64 %2024, %2017
  %2026 = inttoptr i64 %2025 to i64*
  %2027 = atomicrmw add i64* %2026, i64 -131072 seq_cst, align 8
  br label %2028

2028:                                             ; preds = %2023, %2010, %1290
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !84
  %2029 = and i64 %1292, -36028797018963968
  %2030 = icmp eq i64 %2029, 252201579132747776
  br i1 %2030, label %2031, label %2033

2031:                                             ; preds = %2028
  %2032 = trunc i64 %1292 to i32
  store i32 %2032, i32* %56, align 4, !tbaa !58
  br label %2046

2033:                                             ; preds = %2028
  %2034 = load i32, i32* %55, align 8, !tbaa !41
  %2035 = icmp eq i32 %2034, 0
  br i1 %2035, label %2036, label %2046

2036:                                             ; preds = %2033
  %2037 = and i32 %472, 63
  %2038 = zext i32 %2037 to i64
  %2039 = shl nuw i64 1, %2038
  %2040 = lshr i32 %472, 3
  %2041 = and i32 %2040, 536870904
  %2042 = zext i32 %2041 to i64
  %2043 = load i64, i64* %59, align 8, !tbaa !56
  %2044 = add i64 %2043, %2042
  %2045 = inttoptr i64 %2044 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %2045, i64 %2039) #10, !srcloc !57
  br label %2046

2046:                                             ; preds = %2036, %2033, %2031, %478
  %2047 = phi i32 [ %472, %478 ], [ %1293, %2031 ], [ %1293, %2033 ], [ %1293, %2036 ]
  %2048 = add i64 %86, %77
  %2049 = add i64 %86, %76
  %2050 = icmp ugt i64 %48, %2048
  %2051 = icmp eq i32 %2047, 0
  %2052 = and i1 %2050, %2051
  br i1 %2052, label %75, label %2053, !llvm.loop !107

2053:                                             ; preds = %2046, %47
  %2054 = phi i32 [ 0, %47 ], [ %2047, %2046 ]
  %2055 = icmp eq i32 %2054, 0
  %2056 = zext i1 %2055 to i32
  %2057 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 8, i64 7
  %2058 = load i32, i32* %2057, align 4, !tbaa !9
  %2059 = add i32 %2058, %2056
  store i32 %2059, i32* %2057, align 4, !tbaa !9
  br label %2060

2060:                                             ; preds = %44, %2053
  %2061 = phi i32 [ %45, %44 ], [ %2054, %2053 ]
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !108
  %2062 = icmp ne i32 %2061, 0
  %2063 = zext i1 %2062 to i32
  %2064 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 8, i64 1
  %2065 = load i32, i32* %2064, align 4, !tbaa !9
  %2066 = add i32 %2065, %2063
  store i32 %2066, i32* %2064, align 4, !tbaa !9
  %2067 = sub nsw i32 0, %2061
  ret i32 %2067
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
  %7 = alloca %struct.pl_array_warp, align 8
  %8 = bitcast %struct.pl_array_device* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 256, i8* nonnull %8) #8
  %9 = inttoptr i64 %1 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(256) %8, i8* noundef nonnull align 8 dereferenceable(256) %9, i64 256, i1 false) #8, !tbaa.struct !4
  %10 = bitcast %struct.pl_array_warp* %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 88, i8* nonnull %10) #8
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid() #8
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #8
  %13 = shl i32 %12, 3
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.warpid() #8
  %15 = add i32 %13, %14
  %16 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 0
  store i32 %11, i32* %16, align 8, !tbaa.struct !15
  %17 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 1
  store i32 32, i32* %17, align 4, !tbaa.struct !16
  %18 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 2
  store i32 %15, i32* %18, align 8, !tbaa.struct !17
  %19 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 3
  %20 = bitcast i32* %19 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(60) %20, i8 0, i64 60, i1 false) #8
  %21 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 2
  store i32 0, i32* %21, align 4, !tbaa !18
  %22 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 3
  store i32 0, i32* %22, align 8, !tbaa !21
  %23 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 1
  %24 = load i32, i32* %23, align 8, !tbaa !22
  %25 = icmp eq i32 %24, 3
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
  store i32 %60, i32* %61, align 8, !tbaa !28
  %62 = icmp eq i64 %58, 2
  %63 = select i1 %62, i32 108, i32 0
  br label %64

64:                                               ; preds = %51, %5
  %65 = phi i32 [ %63, %51 ], [ 71, %5 ]
  %66 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 1
  store i32 %65, i32* %66, align 8, !tbaa !29
  %67 = call fastcc noundef i32 @_ZL9read_somePK15pl_array_deviceP13pl_array_warpyyy(%struct.pl_array_device* noundef nonnull %6, %struct.pl_array_warp* noundef nonnull %7, i64 noundef %2, i64 noundef %3, i64 noundef %4) #10
  call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !30
  %68 = load i32, i32* %16, align 8, !tbaa !31
  %69 = icmp ne i32 %68, 0
  %70 = load i32, i32* %66, align 8
  %71 = icmp eq i32 %70, 71
  %72 = select i1 %69, i1 true, i1 %71
  br i1 %72, label %163, label %73

73:                                               ; preds = %64
  %74 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 4, i64 18
  %75 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 8, i64 0
  %76 = load i32, i32* %75, align 8, !tbaa !9
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %84, label %78

78:                                               ; preds = %73
  %79 = zext i32 %76 to i64
  %80 = load i64, i64* %74, align 8, !tbaa !23
  %81 = add i64 %80, 72
  %82 = inttoptr i64 %81 to i64*
  %83 = atomicrmw add i64* %82, i64 %79 seq_cst, align 8
  br label %84

84:                                               ; preds = %78, %73
  %85 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 8, i64 1
  %86 = load i32, i32* %85, align 4, !tbaa !9
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %94, label %88

88:                                               ; preds = %84
  %89 = zext i32 %86 to i64
  %90 = load i64, i64* %74, align 8, !tbaa !23
  %91 = add i64 %90, 80
  %92 = inttoptr i64 %91 to i64*
  %93 = atomicrmw add i64* %92, i64 %89 seq_cst, align 8
  br label %94

94:                                               ; preds = %88, %84
  %95 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 8, i64 2
  %96 = load i32, i32* %95, align 8, !tbaa !9
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %104, label %98

98:                                               ; preds = %94
  %99 = zext i32 %96 to i64
  %100 = load i64, i64* %74, align 8, !tbaa !23
  %101 = add i64 %100, 88
  %102 = inttoptr i64 %101 to i64*
  %103 = atomicrmw add i64* %102, i64 %99 seq_cst, align 8
  br label %104

104:                                              ; preds = %98, %94
  %105 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 8, i64 3
  %106 = load i32, i32* %105, align 4, !tbaa !9
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %114, label %108

108:                                              ; preds = %104
  %109 = zext i32 %106 to i64
  %110 = load i64, i64* %74, align 8, !tbaa !23
  %111 = add i64 %110, 96
  %112 = inttoptr i64 %111 to i64*
  %113 = atomicrmw add i64* %112, i64 %109 seq_cst, align 8
  br label %114

114:                                              ; preds = %108, %104
  %115 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 8, i64 4
  %116 = load i32, i32* %115, align 8, !tbaa !9
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %124, label %118

118:                                              ; preds = %114
  %119 = zext i32 %116 to i64
  %120 = load i64, i64* %74, align 8, !tbaa !23
  %121 = add i64 %120, 104
  %122 = inttoptr i64 %121 to i64*
  %123 = atomicrmw add i64* %122, i64 %119 seq_cst, align 8
  br label %124

124:                                              ; preds = %118, %114
  %125 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 8, i64 5
  %126 = load i32, i32* %125, align 4, !tbaa !9
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %134, label %128

128:                                              ; preds = %124
  %129 = zext i32 %126 to i64
  %130 = load i64, i64* %74, align 8, !tbaa !23
  %131 = add i64 %130, 112
  %132 = inttoptr i64 %131 to i64*
  %133 = atomicrmw add i64* %132, i64 %129 seq_cst, align 8
  br label %134

134:                                              ; preds = %128, %124
  %135 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 8, i64 6
  %136 = load i32, i32* %135, align 8, !tbaa !9
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %144, label %138

138:                                              ; preds = %134
  %139 = zext i32 %136 to i64
  %140 = load i64, i64* %74, align 8, !tbaa !23
  %141 = add i64 %140, 120
  %142 = inttoptr i64 %141 to i64*
  %143 = atomicrmw add i64* %142, i64 %139 seq_cst, align 8
  br label %144

144:                                              ; preds = %138, %134
  %145 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 8, i64 7
  %146 = load i32, i32* %145, align 4, !tbaa !9
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %154, label %148

148:                                              ; preds = %144
  %149 = zext i32 %146 to i64
  %150 = load i64, i64* %74, align 8, !tbaa !23
  %151 = add i64 %150, 128
  %152 = inttoptr i64 %151 to i64*
  %153 = atomicrmw add i64* %152, i64 %149 seq_cst, align 8
  br label %154

154:                                              ; preds = %148, %144
  %155 = load i64, i64* %74, align 8, !tbaa !23
  %156 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 5
  %157 = load i32, i32* %156, align 4, !tbaa !32
  call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !33
  %158 = icmp eq i32 %157, 0
  %159 = select i1 %158, i64 16, i64 24
  %160 = add i64 %159, %155
  %161 = inttoptr i64 %160 to i64*
  %162 = atomicrmw add i64* %161, i64 -1 seq_cst, align 8
  br label %163

163:                                              ; preds = %64, %154
  call void @llvm.lifetime.end.p0i8(i64 88, i8* nonnull %10) #8
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %8) #8
  store i32 %67, i32* %0, align 4, !tbaa !9
  ret i32 0
}

; Function Attrs: convergent mustprogress nounwind
define dso_local i32 @pl_numba_array_warp_write(i32* nocapture noundef writeonly %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4) local_unnamed_addr #0 {
  %6 = alloca %struct.pl_array_device, align 8
  %7 = alloca %struct.pl_array_warp, align 8
  %8 = bitcast %struct.pl_array_device* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 256, i8* nonnull %8) #8
  %9 = inttoptr i64 %1 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(256) %8, i8* noundef nonnull align 8 dereferenceable(256) %9, i64 256, i1 false) #8, !tbaa.struct !4
  %10 = bitcast %struct.pl_array_warp* %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 88, i8* nonnull %10) #8
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid() #8
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #8
  %13 = shl i32 %12, 3
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.warpid() #8
  %15 = add i32 %13, %14
  %16 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 0
  store i32 %11, i32* %16, align 8, !tbaa.struct !15
  %17 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 1
  store i32 32, i32* %17, align 4, !tbaa.struct !16
  %18 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 2
  store i32 %15, i32* %18, align 8, !tbaa.struct !17
  %19 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 3
  %20 = bitcast i32* %19 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(60) %20, i8 0, i64 60, i1 false) #8
  %21 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 2
  store i32 0, i32* %21, align 4, !tbaa !18
  %22 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 3
  store i32 0, i32* %22, align 8, !tbaa !21
  %23 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 1
  %24 = load i32, i32* %23, align 8, !tbaa !22
  %25 = icmp eq i32 %24, 3
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
  store i32 %60, i32* %61, align 8, !tbaa !28
  %62 = icmp eq i64 %58, 2
  %63 = select i1 %62, i32 108, i32 0
  br label %64

64:                                               ; preds = %51, %5
  %65 = phi i32 [ %63, %51 ], [ 71, %5 ]
  %66 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 1
  store i32 %65, i32* %66, align 8, !tbaa !29
  %67 = call fastcc noundef i32 @_ZL10write_somePK15pl_array_deviceP13pl_array_warpyyy(%struct.pl_array_device* noundef nonnull %6, %struct.pl_array_warp* noundef nonnull %7, i64 noundef %2, i64 noundef %3, i64 noundef %4) #10
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !30
  %68 = load i32, i32* %16, align 8, !tbaa !31
  %69 = icmp ne i32 %68, 0
  %70 = load i32, i32* %66, align 8
  %71 = icmp eq i32 %70, 71
  %72 = select i1 %69, i1 true, i1 %71
  br i1 %72, label %163, label %73

73:                                               ; preds = %64
  %74 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 4, i64 18
  %75 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 8, i64 0
  %76 = load i32, i32* %75, align 8, !tbaa !9
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %84, label %78

78:                                               ; preds = %73
  %79 = zext i32 %76 to i64
  %80 = load i64, i64* %74, align 8, !tbaa !23
  %81 = add i64 %80, 72
  %82 = inttoptr i64 %81 to i64*
  %83 = atomicrmw add i64* %82, i64 %79 seq_cst, align 8
  br label %84

84:                                               ; preds = %78, %73
  %85 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 8, i64 1
  %86 = load i32, i32* %85, align 4, !tbaa !9
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %94, label %88

88:                                               ; preds = %84
  %89 = zext i32 %86 to i64
  %90 = load i64, i64* %74, align 8, !tbaa !23
  %91 = add i64 %90, 80
  %92 = inttoptr i64 %91 to i64*
  %93 = atomicrmw add i64* %92, i64 %89 seq_cst, align 8
  br label %94

94:                                               ; preds = %88, %84
  %95 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 8, i64 2
  %96 = load i32, i32* %95, align 8, !tbaa !9
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %104, label %98

98:                                               ; preds = %94
  %99 = zext i32 %96 to i64
  %100 = load i64, i64* %74, align 8, !tbaa !23
  %101 = add i64 %100, 88
  %102 = inttoptr i64 %101 to i64*
  %103 = atomicrmw add i64* %102, i64 %99 seq_cst, align 8
  br label %104

104:                                              ; preds = %98, %94
  %105 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 8, i64 3
  %106 = load i32, i32* %105, align 4, !tbaa !9
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %114, label %108

108:                                              ; preds = %104
  %109 = zext i32 %106 to i64
  %110 = load i64, i64* %74, align 8, !tbaa !23
  %111 = add i64 %110, 96
  %112 = inttoptr i64 %111 to i64*
  %113 = atomicrmw add i64* %112, i64 %109 seq_cst, align 8
  br label %114

114:                                              ; preds = %108, %104
  %115 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 8, i64 4
  %116 = load i32, i32* %115, align 8, !tbaa !9
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %124, label %118

118:                                              ; preds = %114
  %119 = zext i32 %116 to i64
  %120 = load i64, i64* %74, align 8, !tbaa !23
  %121 = add i64 %120, 104
  %122 = inttoptr i64 %121 to i64*
  %123 = atomicrmw add i64* %122, i64 %119 seq_cst, align 8
  br label %124

124:                                              ; preds = %118, %114
  %125 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 8, i64 5
  %126 = load i32, i32* %125, align 4, !tbaa !9
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %134, label %128

128:                                              ; preds = %124
  %129 = zext i32 %126 to i64
  %130 = load i64, i64* %74, align 8, !tbaa !23
  %131 = add i64 %130, 112
  %132 = inttoptr i64 %131 to i64*
  %133 = atomicrmw add i64* %132, i64 %129 seq_cst, align 8
  br label %134

134:                                              ; preds = %128, %124
  %135 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 8, i64 6
  %136 = load i32, i32* %135, align 8, !tbaa !9
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %144, label %138

138:                                              ; preds = %134
  %139 = zext i32 %136 to i64
  %140 = load i64, i64* %74, align 8, !tbaa !23
  %141 = add i64 %140, 120
  %142 = inttoptr i64 %141 to i64*
  %143 = atomicrmw add i64* %142, i64 %139 seq_cst, align 8
  br label %144

144:                                              ; preds = %138, %134
  %145 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 8, i64 7
  %146 = load i32, i32* %145, align 4, !tbaa !9
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %154, label %148

148:                                              ; preds = %144
  %149 = zext i32 %146 to i64
  %150 = load i64, i64* %74, align 8, !tbaa !23
  %151 = add i64 %150, 128
  %152 = inttoptr i64 %151 to i64*
  %153 = atomicrmw add i64* %152, i64 %149 seq_cst, align 8
  br label %154

154:                                              ; preds = %148, %144
  %155 = load i64, i64* %74, align 8, !tbaa !23
  %156 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 5
  %157 = load i32, i32* %156, align 4, !tbaa !32
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !33
  %158 = icmp eq i32 %157, 0
  %159 = select i1 %158, i64 16, i64 24
  %160 = add i64 %159, %155
  %161 = inttoptr i64 %160 to i64*
  %162 = atomicrmw add i64* %161, i64 -1 seq_cst, align 8
  br label %163

163:                                              ; preds = %64, %154
  call void @llvm.lifetime.end.p0i8(i64 88, i8* nonnull %10) #8
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
!15 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 8, i64 4, !9, i64 12, i64 4, !9, i64 16, i64 4, !9, i64 20, i64 4, !9, i64 24, i64 4, !9, i64 32, i64 8, !5, i64 40, i64 32, !11}
!16 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 8, i64 4, !9, i64 12, i64 4, !9, i64 16, i64 4, !9, i64 20, i64 4, !9, i64 28, i64 8, !5, i64 36, i64 32, !11}
!17 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 8, i64 4, !9, i64 12, i64 4, !9, i64 16, i64 4, !9, i64 24, i64 8, !5, i64 32, i64 32, !11}
!18 = !{!19, !10, i64 76}
!19 = !{!"_ZTS13pl_array_warp", !20, i64 0, !10, i64 72, !10, i64 76, !10, i64 80}
!20 = !{!"_ZTS5taker", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12, !10, i64 16, !10, i64 20, !10, i64 24, !6, i64 32, !7, i64 40}
!21 = !{!19, !10, i64 80}
!22 = !{!13, !10, i64 8}
!23 = !{!24, !6, i64 144}
!24 = !{!"_ZTS12array_common", !25, i64 0, !26, i64 88, !6, i64 144, !6, i64 152, !6, i64 160, !6, i64 168, !6, i64 176, !6, i64 184, !6, i64 192, !6, i64 200, !10, i64 208, !10, i64 212, !10, i64 216, !10, i64 220}
!25 = !{!"_ZTS11ring_params", !6, i64 0, !6, i64 8, !6, i64 16, !6, i64 24, !6, i64 32, !6, i64 40, !6, i64 48, !6, i64 56, !6, i64 64, !6, i64 72, !10, i64 80, !10, i64 84}
!26 = !{!"_ZTS13frames_params", !6, i64 0, !6, i64 8, !6, i64 16, !6, i64 24, !6, i64 32, !6, i64 40, !6, i64 48}
!27 = !{i64 0}
!28 = !{!19, !10, i64 16}
!29 = !{!19, !10, i64 72}
!30 = !{i64 0}
!31 = !{!19, !10, i64 0}
!32 = !{!20, !10, i64 20}
!33 = !{i64 0}
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
!46 = !{!24, !6, i64 200}
!47 = !{!24, !10, i64 212}
!48 = !{!20, !10, i64 24}
!49 = !{!24, !6, i64 184}
!50 = !{!24, !6, i64 192}
!51 = !{!20, !6, i64 32}
!52 = !{i64 0}
!53 = distinct !{!53, !36}
!54 = !{!24, !6, i64 128}
!55 = !{!26, !6, i64 0}
!56 = !{!25, !6, i64 40}
!57 = !{i64 0}
!58 = !{!20, !10, i64 12}
!59 = !{!20, !10, i64 8}
!60 = !{!25, !10, i64 84}
!61 = distinct !{!61, !36}
!62 = !{i64 0}
!63 = !{i64 0, i64 65}
!64 = distinct !{!64, !36}
!65 = !{!25, !6, i64 48}
!66 = !{!25, !6, i64 8}
!67 = !{i64 0}
!68 = !{!25, !6, i64 56}
!69 = distinct !{!69, !36}
!70 = distinct !{!70, !36}
!71 = distinct !{!71, !36}
!72 = !{!25, !6, i64 24}
!73 = !{i64 0}
!74 = !{!25, !6, i64 72}
!75 = distinct !{!75, !36}
!76 = !{!24, !6, i64 152}
!77 = !{!25, !6, i64 32}
!78 = !{!25, !10, i64 80}
!79 = !{!25, !6, i64 0}
!80 = !{i64 0}
!81 = distinct !{!81, !36}
!82 = !{!25, !6, i64 16}
!83 = !{!25, !6, i64 64}
!84 = !{i64 0}
!85 = !{!24, !6, i64 160}
!86 = !{!26, !6, i64 24}
!87 = !{!26, !6, i64 32}
!88 = !{!26, !6, i64 40}
!89 = !{!26, !6, i64 8}
!90 = !{!26, !6, i64 48}
!91 = distinct !{!91, !36}
!92 = !{!24, !6, i64 104}
!93 = !{i64 0}
!94 = !{i64 0}
!95 = !{i64 0}
!96 = !{!19, !10, i64 4}
!97 = distinct !{!97, !36}
!98 = distinct !{!98, !36}
!99 = distinct !{!99, !36}
!100 = !{i64 0}
!101 = !{!24, !10, i64 216}
!102 = !{i64 0}
!103 = distinct !{!103, !36}
!104 = !{i64 0}
!105 = distinct !{!105, !36}
!106 = !{i64 0}
!107 = distinct !{!107, !36}
!108 = !{i64 0}
