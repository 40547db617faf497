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
  br i1 %27, label %28, label %5179

28:                                               ; preds = %25
  %29 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 0
  %30 = bitcast i64* %29 to %struct.array_common*
  %31 = add i64 %3, %2
  %32 = icmp ugt i64 %31, %2
  br i1 %32, label %33, label %5179

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

76:                                               ; preds = %5172, %33
  %77 = phi i64 [ %4, %33 ], [ %5175, %5172 ]
  %78 = phi i64 [ %2, %33 ], [ %5174, %5172 ]
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
  br label %5165

769:                                              ; preds = %88, %76
  %770 = load i64, i64* %38, align 8, !tbaa !46
  %771 = add i64 %770, %78
  %772 = load i32, i32* %39, align 4, !tbaa !47
  %773 = zext i32 %772 to i64
  %774 = shl nuw i64 1, %773
  %775 = add i64 %774, -1
  %776 = and i64 %775, %771
  %777 = icmp eq i32 %772, 0
  br i1 %777, label %834, label %778

778:                                              ; preds = %769
  %779 = load i32, i32* %37, align 8, !tbaa !39
  %780 = icmp eq i32 %779, 0
  br i1 %780, label %781, label %834

781:                                              ; preds = %778
  %782 = load i32, i32* %40, align 8, !tbaa !48
  %783 = icmp eq i32 %782, 0
  br i1 %783, label %784, label %813

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
  br i1 %800, label %813, label %801

801:                                              ; preds = %792
  store i32 %795, i32* %40, align 8, !tbaa !48
  %802 = icmp eq i32 %795, 0
  br i1 %802, label %811, label %803

803:                                              ; preds = %801
  %804 = zext i32 %795 to i64
  %805 = shl nuw nsw i64 %804, 3
  %806 = add nsw i64 %805, -8
  %807 = load i64, i64* %44, align 8, !tbaa !49
  %808 = load i64, i64* %43, align 8, !tbaa !50
  %809 = mul i64 %808, %806
  %810 = add i64 %809, %807
  br label %811

811:                                              ; preds = %803, %801
  %812 = phi i64 [ %810, %803 ], [ 0, %801 ]
  store i64 %812, i64* %45, align 8, !tbaa !51
  br label %813

813:                                              ; preds = %811, %792, %781
  %814 = phi i32 [ %795, %811 ], [ %795, %792 ], [ %782, %781 ]
  %815 = icmp eq i32 %814, 0
  br i1 %815, label %825, label %816

816:                                              ; preds = %813
  %817 = load i64, i64* %45, align 8, !tbaa !51
  %818 = load i32, i32* %39, align 4, !tbaa !47
  %819 = zext i32 %818 to i64
  %820 = lshr i64 %771, %819
  %821 = shl i64 %820, 3
  %822 = add i64 %821, %817
  %823 = inttoptr i64 %822 to i64*
  %824 = tail call i64 asm sideeffect "ld.global.ca.u64 $0, [$1];", "=l,l,~{memory}"(i64* %823) #10, !srcloc !52
  br label %825

825:                                              ; preds = %816, %813
  %826 = phi i64 [ %824, %816 ], [ 0, %813 ]
  %827 = icmp eq i64 %826, 0
  %828 = sub i64 %774, %776
  %829 = add i64 %826, %776
  %830 = icmp ugt i64 %85, %828
  %831 = select i1 %830, i64 %828, i64 %85
  %832 = select i1 %827, i64 %85, i64 %831
  %833 = select i1 %827, i64 0, i64 %829
  br label %834

834:                                              ; preds = %825, %778, %769
  %835 = phi i64 [ %85, %769 ], [ %85, %778 ], [ %832, %825 ]
  %836 = phi i64 [ 0, %769 ], [ 0, %778 ], [ %833, %825 ]
  %837 = icmp eq i64 %836, 0
  br i1 %837, label %1543, label %838

838:                                              ; preds = %834
  %839 = icmp eq i64 %77, 0
  br i1 %839, label %1540, label %840

840:                                              ; preds = %838
  %841 = load i32, i32* %41, align 8, !tbaa !41
  %842 = load i32, i32* %46, align 4, !tbaa !42
  %843 = xor i64 %836, %77
  %844 = and i64 %843, 15
  %845 = icmp eq i64 %844, 0
  %846 = and i64 %843, 3
  %847 = icmp eq i64 %846, 0
  %848 = select i1 %847, i64 4, i64 1
  %849 = select i1 %845, i64 16, i64 %848
  %850 = sub i64 0, %77
  %851 = add nsw i64 %849, -1
  %852 = and i64 %851, %850
  %853 = or i64 %835, %77
  %854 = or i64 %853, %836
  %855 = and i64 %854, 15
  %856 = icmp eq i64 %855, 0
  br i1 %856, label %857, label %1056

857:                                              ; preds = %840
  %858 = lshr i64 %835, 4
  %859 = zext i32 %841 to i64
  %860 = mul i32 %842, 7
  %861 = zext i32 %860 to i64
  %862 = add nuw nsw i64 %861, %859
  %863 = icmp ult i64 %862, %858
  br i1 %863, label %864, label %938

864:                                              ; preds = %857
  %865 = shl i32 %842, 3
  %866 = zext i32 %865 to i64
  %867 = zext i32 %842 to i64
  %868 = shl i32 %842, 1
  %869 = zext i32 %868 to i64
  %870 = mul i32 %842, 3
  %871 = zext i32 %870 to i64
  %872 = shl i32 %842, 2
  %873 = zext i32 %872 to i64
  %874 = mul i32 %842, 5
  %875 = zext i32 %874 to i64
  %876 = mul i32 %842, 6
  %877 = zext i32 %876 to i64
  br label %878

878:                                              ; preds = %878, %864
  %879 = phi i64 [ %859, %864 ], [ %935, %878 ]
  %880 = shl i64 %879, 4
  %881 = add i64 %880, %836
  %882 = inttoptr i64 %881 to <4 x i32> addrspace(1)*
  %883 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %882, align 16, !tbaa !11
  %884 = add i64 %879, %867
  %885 = shl i64 %884, 4
  %886 = add i64 %885, %836
  %887 = inttoptr i64 %886 to <4 x i32> addrspace(1)*
  %888 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %887, align 16, !tbaa !11
  %889 = add i64 %879, %869
  %890 = shl i64 %889, 4
  %891 = add i64 %890, %836
  %892 = inttoptr i64 %891 to <4 x i32> addrspace(1)*
  %893 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %892, align 16, !tbaa !11
  %894 = add i64 %879, %871
  %895 = shl i64 %894, 4
  %896 = add i64 %895, %836
  %897 = inttoptr i64 %896 to <4 x i32> addrspace(1)*
  %898 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %897, align 16, !tbaa !11
  %899 = add i64 %879, %873
  %900 = shl i64 %899, 4
  %901 = add i64 %900, %836
  %902 = inttoptr i64 %901 to <4 x i32> addrspace(1)*
  %903 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %902, align 16, !tbaa !11
  %904 = add i64 %879, %875
  %905 = shl i64 %904, 4
  %906 = add i64 %905, %836
  %907 = inttoptr i64 %906 to <4 x i32> addrspace(1)*
  %908 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %907, align 16, !tbaa !11
  %909 = add i64 %879, %877
  %910 = shl i64 %909, 4
  %911 = add i64 %910, %836
  %912 = inttoptr i64 %911 to <4 x i32> addrspace(1)*
  %913 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %912, align 16, !tbaa !11
  %914 = add i64 %879, %861
  %915 = shl i64 %914, 4
  %916 = add i64 %915, %836
  %917 = inttoptr i64 %916 to <4 x i32> addrspace(1)*
  %918 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %917, align 16, !tbaa !11
  %919 = add i64 %880, %77
  %920 = inttoptr i64 %919 to <4 x i32> addrspace(1)*
  store <4 x i32> %883, <4 x i32> addrspace(1)* %920, align 16, !tbaa !11
  %921 = add i64 %885, %77
  %922 = inttoptr i64 %921 to <4 x i32> addrspace(1)*
  store <4 x i32> %888, <4 x i32> addrspace(1)* %922, align 16, !tbaa !11
  %923 = add i64 %890, %77
  %924 = inttoptr i64 %923 to <4 x i32> addrspace(1)*
  store <4 x i32> %893, <4 x i32> addrspace(1)* %924, align 16, !tbaa !11
  %925 = add i64 %895, %77
  %926 = inttoptr i64 %925 to <4 x i32> addrspace(1)*
  store <4 x i32> %898, <4 x i32> addrspace(1)* %926, align 16, !tbaa !11
  %927 = add i64 %900, %77
  %928 = inttoptr i64 %927 to <4 x i32> addrspace(1)*
  store <4 x i32> %903, <4 x i32> addrspace(1)* %928, align 16, !tbaa !11
  %929 = add i64 %905, %77
  %930 = inttoptr i64 %929 to <4 x i32> addrspace(1)*
  store <4 x i32> %908, <4 x i32> addrspace(1)* %930, align 16, !tbaa !11
  %931 = add i64 %910, %77
  %932 = inttoptr i64 %931 to <4 x i32> addrspace(1)*
  store <4 x i32> %913, <4 x i32> addrspace(1)* %932, align 16, !tbaa !11
  %933 = add i64 %915, %77
  %934 = inttoptr i64 %933 to <4 x i32> addrspace(1)*
  store <4 x i32> %918, <4 x i32> addrspace(1)* %934, align 16, !tbaa !11
  %935 = add i64 %879, %866
  %936 = add i64 %935, %861
  %937 = icmp ult i64 %936, %858
  br i1 %937, label %878, label %938, !llvm.loop !43

938:                                              ; preds = %878, %857
  %939 = phi i64 [ %859, %857 ], [ %935, %878 ]
  %940 = icmp ult i64 %939, %858
  br i1 %940, label %941, label %1508

941:                                              ; preds = %938
  %942 = shl i64 %939, 4
  %943 = add i64 %942, %836
  %944 = inttoptr i64 %943 to <4 x i32> addrspace(1)*
  %945 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %944, align 16, !tbaa !11
  %946 = zext i32 %842 to i64
  %947 = add i64 %939, %946
  %948 = icmp ult i64 %947, %858
  br i1 %948, label %949, label %954

949:                                              ; preds = %941
  %950 = shl i64 %947, 4
  %951 = add i64 %950, %836
  %952 = inttoptr i64 %951 to <4 x i32> addrspace(1)*
  %953 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %952, align 16, !tbaa !11
  br label %954

954:                                              ; preds = %949, %941
  %955 = phi <4 x i32> [ %953, %949 ], [ zeroinitializer, %941 ]
  %956 = shl i32 %842, 1
  %957 = zext i32 %956 to i64
  %958 = add i64 %939, %957
  %959 = icmp ult i64 %958, %858
  br i1 %959, label %960, label %965

960:                                              ; preds = %954
  %961 = shl i64 %958, 4
  %962 = add i64 %961, %836
  %963 = inttoptr i64 %962 to <4 x i32> addrspace(1)*
  %964 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %963, align 16, !tbaa !11
  br label %965

965:                                              ; preds = %960, %954
  %966 = phi <4 x i32> [ %964, %960 ], [ zeroinitializer, %954 ]
  %967 = mul i32 %842, 3
  %968 = zext i32 %967 to i64
  %969 = add i64 %939, %968
  %970 = icmp ult i64 %969, %858
  br i1 %970, label %971, label %976

971:                                              ; preds = %965
  %972 = shl i64 %969, 4
  %973 = add i64 %972, %836
  %974 = inttoptr i64 %973 to <4 x i32> addrspace(1)*
  %975 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %974, align 16, !tbaa !11
  br label %976

976:                                              ; preds = %971, %965
  %977 = phi <4 x i32> [ %975, %971 ], [ zeroinitializer, %965 ]
  %978 = shl i32 %842, 2
  %979 = zext i32 %978 to i64
  %980 = add i64 %939, %979
  %981 = icmp ult i64 %980, %858
  br i1 %981, label %982, label %987

982:                                              ; preds = %976
  %983 = shl i64 %980, 4
  %984 = add i64 %983, %836
  %985 = inttoptr i64 %984 to <4 x i32> addrspace(1)*
  %986 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %985, align 16, !tbaa !11
  br label %987

987:                                              ; preds = %982, %976
  %988 = phi <4 x i32> [ %986, %982 ], [ zeroinitializer, %976 ]
  %989 = mul i32 %842, 5
  %990 = zext i32 %989 to i64
  %991 = add i64 %939, %990
  %992 = icmp ult i64 %991, %858
  br i1 %992, label %993, label %998

993:                                              ; preds = %987
  %994 = shl i64 %991, 4
  %995 = add i64 %994, %836
  %996 = inttoptr i64 %995 to <4 x i32> addrspace(1)*
  %997 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %996, align 16, !tbaa !11
  br label %998

998:                                              ; preds = %993, %987
  %999 = phi <4 x i32> [ %997, %993 ], [ zeroinitializer, %987 ]
  %1000 = mul i32 %842, 6
  %1001 = zext i32 %1000 to i64
  %1002 = add i64 %939, %1001
  %1003 = icmp ult i64 %1002, %858
  br i1 %1003, label %1004, label %1009

1004:                                             ; preds = %998
  %1005 = shl i64 %1002, 4
  %1006 = add i64 %1005, %836
  %1007 = inttoptr i64 %1006 to <4 x i32> addrspace(1)*
  %1008 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1007, align 16, !tbaa !11
  br label %1009

1009:                                             ; preds = %1004, %998
  %1010 = phi <4 x i32> [ %1008, %1004 ], [ zeroinitializer, %998 ]
  %1011 = add i64 %939, %861
  %1012 = icmp ult i64 %1011, %858
  br i1 %1012, label %1013, label %1018

1013:                                             ; preds = %1009
  %1014 = shl i64 %1011, 4
  %1015 = add i64 %1014, %836
  %1016 = inttoptr i64 %1015 to <4 x i32> addrspace(1)*
  %1017 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1016, align 16, !tbaa !11
  br label %1018

1018:                                             ; preds = %1013, %1009
  %1019 = phi <4 x i32> [ %1017, %1013 ], [ zeroinitializer, %1009 ]
  %1020 = add i64 %942, %77
  %1021 = inttoptr i64 %1020 to <4 x i32> addrspace(1)*
  store <4 x i32> %945, <4 x i32> addrspace(1)* %1021, align 16, !tbaa !11
  br i1 %948, label %1022, label %1026

1022:                                             ; preds = %1018
  %1023 = shl i64 %947, 4
  %1024 = add i64 %1023, %77
  %1025 = inttoptr i64 %1024 to <4 x i32> addrspace(1)*
  store <4 x i32> %955, <4 x i32> addrspace(1)* %1025, align 16, !tbaa !11
  br label %1026

1026:                                             ; preds = %1022, %1018
  br i1 %959, label %1027, label %1031

1027:                                             ; preds = %1026
  %1028 = shl i64 %958, 4
  %1029 = add i64 %1028, %77
  %1030 = inttoptr i64 %1029 to <4 x i32> addrspace(1)*
  store <4 x i32> %966, <4 x i32> addrspace(1)* %1030, align 16, !tbaa !11
  br label %1031

1031:                                             ; preds = %1027, %1026
  br i1 %970, label %1032, label %1036

1032:                                             ; preds = %1031
  %1033 = shl i64 %969, 4
  %1034 = add i64 %1033, %77
  %1035 = inttoptr i64 %1034 to <4 x i32> addrspace(1)*
  store <4 x i32> %977, <4 x i32> addrspace(1)* %1035, align 16, !tbaa !11
  br label %1036

1036:                                             ; preds = %1032, %1031
  br i1 %981, label %1037, label %1041

1037:                                             ; preds = %1036
  %1038 = shl i64 %980, 4
  %1039 = add i64 %1038, %77
  %1040 = inttoptr i64 %1039 to <4 x i32> addrspace(1)*
  store <4 x i32> %988, <4 x i32> addrspace(1)* %1040, align 16, !tbaa !11
  br label %1041

1041:                                             ; preds = %1037, %1036
  br i1 %992, label %1042, label %1046

1042:                                             ; preds = %1041
  %1043 = shl i64 %991, 4
  %1044 = add i64 %1043, %77
  %1045 = inttoptr i64 %1044 to <4 x i32> addrspace(1)*
  store <4 x i32> %999, <4 x i32> addrspace(1)* %1045, align 16, !tbaa !11
  br label %1046

1046:                                             ; preds = %1042, %1041
  br i1 %1003, label %1047, label %1051

1047:                                             ; preds = %1046
  %1048 = shl i64 %1002, 4
  %1049 = add i64 %1048, %77
  %1050 = inttoptr i64 %1049 to <4 x i32> addrspace(1)*
  store <4 x i32> %1010, <4 x i32> addrspace(1)* %1050, align 16, !tbaa !11
  br label %1051

1051:                                             ; preds = %1047, %1046
  br i1 %1012, label %1052, label %1508

1052:                                             ; preds = %1051
  %1053 = shl i64 %1011, 4
  %1054 = add i64 %1053, %77
  %1055 = inttoptr i64 %1054 to <4 x i32> addrspace(1)*
  store <4 x i32> %1019, <4 x i32> addrspace(1)* %1055, align 16, !tbaa !11
  br label %1508

1056:                                             ; preds = %840
  %1057 = icmp ult i64 %852, %835
  %1058 = select i1 %1057, i64 %852, i64 %835
  %1059 = sub i64 %835, %1058
  %1060 = sub nsw i64 0, %849
  %1061 = and i64 %1059, %1060
  switch i64 %849, label %1464 [
    i64 16, label %1062
    i64 4, label %1263
  ]

1062:                                             ; preds = %1056
  %1063 = add i64 %1058, %77
  %1064 = add i64 %1058, %836
  %1065 = lshr i64 %1061, 4
  %1066 = zext i32 %841 to i64
  %1067 = mul i32 %842, 7
  %1068 = zext i32 %1067 to i64
  %1069 = add nuw nsw i64 %1068, %1066
  %1070 = icmp ult i64 %1069, %1065
  br i1 %1070, label %1071, label %1145

1071:                                             ; preds = %1062
  %1072 = shl i32 %842, 3
  %1073 = zext i32 %1072 to i64
  %1074 = zext i32 %842 to i64
  %1075 = shl i32 %842, 1
  %1076 = zext i32 %1075 to i64
  %1077 = mul i32 %842, 3
  %1078 = zext i32 %1077 to i64
  %1079 = shl i32 %842, 2
  %1080 = zext i32 %1079 to i64
  %1081 = mul i32 %842, 5
  %1082 = zext i32 %1081 to i64
  %1083 = mul i32 %842, 6
  %1084 = zext i32 %1083 to i64
  br label %1085

1085:                                             ; preds = %1085, %1071
  %1086 = phi i64 [ %1066, %1071 ], [ %1142, %1085 ]
  %1087 = shl i64 %1086, 4
  %1088 = add i64 %1087, %1064
  %1089 = inttoptr i64 %1088 to <4 x i32> addrspace(1)*
  %1090 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1089, align 16, !tbaa !11
  %1091 = add i64 %1086, %1074
  %1092 = shl i64 %1091, 4
  %1093 = add i64 %1092, %1064
  %1094 = inttoptr i64 %1093 to <4 x i32> addrspace(1)*
  %1095 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1094, align 16, !tbaa !11
  %1096 = add i64 %1086, %1076
  %1097 = shl i64 %1096, 4
  %1098 = add i64 %1097, %1064
  %1099 = inttoptr i64 %1098 to <4 x i32> addrspace(1)*
  %1100 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1099, align 16, !tbaa !11
  %1101 = add i64 %1086, %1078
  %1102 = shl i64 %1101, 4
  %1103 = add i64 %1102, %1064
  %1104 = inttoptr i64 %1103 to <4 x i32> addrspace(1)*
  %1105 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1104, align 16, !tbaa !11
  %1106 = add i64 %1086, %1080
  %1107 = shl i64 %1106, 4
  %1108 = add i64 %1107, %1064
  %1109 = inttoptr i64 %1108 to <4 x i32> addrspace(1)*
  %1110 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1109, align 16, !tbaa !11
  %1111 = add i64 %1086, %1082
  %1112 = shl i64 %1111, 4
  %1113 = add i64 %1112, %1064
  %1114 = inttoptr i64 %1113 to <4 x i32> addrspace(1)*
  %1115 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1114, align 16, !tbaa !11
  %1116 = add i64 %1086, %1084
  %1117 = shl i64 %1116, 4
  %1118 = add i64 %1117, %1064
  %1119 = inttoptr i64 %1118 to <4 x i32> addrspace(1)*
  %1120 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1119, align 16, !tbaa !11
  %1121 = add i64 %1086, %1068
  %1122 = shl i64 %1121, 4
  %1123 = add i64 %1122, %1064
  %1124 = inttoptr i64 %1123 to <4 x i32> addrspace(1)*
  %1125 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1124, align 16, !tbaa !11
  %1126 = add i64 %1087, %1063
  %1127 = inttoptr i64 %1126 to <4 x i32> addrspace(1)*
  store <4 x i32> %1090, <4 x i32> addrspace(1)* %1127, align 16, !tbaa !11
  %1128 = add i64 %1092, %1063
  %1129 = inttoptr i64 %1128 to <4 x i32> addrspace(1)*
  store <4 x i32> %1095, <4 x i32> addrspace(1)* %1129, align 16, !tbaa !11
  %1130 = add i64 %1097, %1063
  %1131 = inttoptr i64 %1130 to <4 x i32> addrspace(1)*
  store <4 x i32> %1100, <4 x i32> addrspace(1)* %1131, align 16, !tbaa !11
  %1132 = add i64 %1102, %1063
  %1133 = inttoptr i64 %1132 to <4 x i32> addrspace(1)*
  store <4 x i32> %1105, <4 x i32> addrspace(1)* %1133, align 16, !tbaa !11
  %1134 = add i64 %1107, %1063
  %1135 = inttoptr i64 %1134 to <4 x i32> addrspace(1)*
  store <4 x i32> %1110, <4 x i32> addrspace(1)* %1135, align 16, !tbaa !11
  %1136 = add i64 %1112, %1063
  %1137 = inttoptr i64 %1136 to <4 x i32> addrspace(1)*
  store <4 x i32> %1115, <4 x i32> addrspace(1)* %1137, align 16, !tbaa !11
  %1138 = add i64 %1117, %1063
  %1139 = inttoptr i64 %1138 to <4 x i32> addrspace(1)*
  store <4 x i32> %1120, <4 x i32> addrspace(1)* %1139, align 16, !tbaa !11
  %1140 = add i64 %1122, %1063
  %1141 = inttoptr i64 %1140 to <4 x i32> addrspace(1)*
  store <4 x i32> %1125, <4 x i32> addrspace(1)* %1141, align 16, !tbaa !11
  %1142 = add i64 %1086, %1073
  %1143 = add i64 %1142, %1068
  %1144 = icmp ult i64 %1143, %1065
  br i1 %1144, label %1085, label %1145, !llvm.loop !43

1145:                                             ; preds = %1085, %1062
  %1146 = phi i64 [ %1066, %1062 ], [ %1142, %1085 ]
  %1147 = icmp ult i64 %1146, %1065
  br i1 %1147, label %1148, label %1478

1148:                                             ; preds = %1145
  %1149 = shl i64 %1146, 4
  %1150 = add i64 %1149, %1064
  %1151 = inttoptr i64 %1150 to <4 x i32> addrspace(1)*
  %1152 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1151, align 16, !tbaa !11
  %1153 = zext i32 %842 to i64
  %1154 = add i64 %1146, %1153
  %1155 = icmp ult i64 %1154, %1065
  br i1 %1155, label %1156, label %1161

1156:                                             ; preds = %1148
  %1157 = shl i64 %1154, 4
  %1158 = add i64 %1157, %1064
  %1159 = inttoptr i64 %1158 to <4 x i32> addrspace(1)*
  %1160 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1159, align 16, !tbaa !11
  br label %1161

1161:                                             ; preds = %1156, %1148
  %1162 = phi <4 x i32> [ %1160, %1156 ], [ zeroinitializer, %1148 ]
  %1163 = shl i32 %842, 1
  %1164 = zext i32 %1163 to i64
  %1165 = add i64 %1146, %1164
  %1166 = icmp ult i64 %1165, %1065
  br i1 %1166, label %1167, label %1172

1167:                                             ; preds = %1161
  %1168 = shl i64 %1165, 4
  %1169 = add i64 %1168, %1064
  %1170 = inttoptr i64 %1169 to <4 x i32> addrspace(1)*
  %1171 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1170, align 16, !tbaa !11
  br label %1172

1172:                                             ; preds = %1167, %1161
  %1173 = phi <4 x i32> [ %1171, %1167 ], [ zeroinitializer, %1161 ]
  %1174 = mul i32 %842, 3
  %1175 = zext i32 %1174 to i64
  %1176 = add i64 %1146, %1175
  %1177 = icmp ult i64 %1176, %1065
  br i1 %1177, label %1178, label %1183

1178:                                             ; preds = %1172
  %1179 = shl i64 %1176, 4
  %1180 = add i64 %1179, %1064
  %1181 = inttoptr i64 %1180 to <4 x i32> addrspace(1)*
  %1182 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1181, align 16, !tbaa !11
  br label %1183

1183:                                             ; preds = %1178, %1172
  %1184 = phi <4 x i32> [ %1182, %1178 ], [ zeroinitializer, %1172 ]
  %1185 = shl i32 %842, 2
  %1186 = zext i32 %1185 to i64
  %1187 = add i64 %1146, %1186
  %1188 = icmp ult i64 %1187, %1065
  br i1 %1188, label %1189, label %1194

1189:                                             ; preds = %1183
  %1190 = shl i64 %1187, 4
  %1191 = add i64 %1190, %1064
  %1192 = inttoptr i64 %1191 to <4 x i32> addrspace(1)*
  %1193 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1192, align 16, !tbaa !11
  br label %1194

1194:                                             ; preds = %1189, %1183
  %1195 = phi <4 x i32> [ %1193, %1189 ], [ zeroinitializer, %1183 ]
  %1196 = mul i32 %842, 5
  %1197 = zext i32 %1196 to i64
  %1198 = add i64 %1146, %1197
  %1199 = icmp ult i64 %1198, %1065
  br i1 %1199, label %1200, label %1205

1200:                                             ; preds = %1194
  %1201 = shl i64 %1198, 4
  %1202 = add i64 %1201, %1064
  %1203 = inttoptr i64 %1202 to <4 x i32> addrspace(1)*
  %1204 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1203, align 16, !tbaa !11
  br label %1205

1205:                                             ; preds = %1200, %1194
  %1206 = phi <4 x i32> [ %1204, %1200 ], [ zeroinitializer, %1194 ]
  %1207 = mul i32 %842, 6
  %1208 = zext i32 %1207 to i64
  %1209 = add i64 %1146, %1208
  %1210 = icmp ult i64 %1209, %1065
  br i1 %1210, label %1211, label %1216

1211:                                             ; preds = %1205
  %1212 = shl i64 %1209, 4
  %1213 = add i64 %1212, %1064
  %1214 = inttoptr i64 %1213 to <4 x i32> addrspace(1)*
  %1215 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1214, align 16, !tbaa !11
  br label %1216

1216:                                             ; preds = %1211, %1205
  %1217 = phi <4 x i32> [ %1215, %1211 ], [ zeroinitializer, %1205 ]
  %1218 = add i64 %1146, %1068
  %1219 = icmp ult i64 %1218, %1065
  br i1 %1219, label %1220, label %1225

1220:                                             ; preds = %1216
  %1221 = shl i64 %1218, 4
  %1222 = add i64 %1221, %1064
  %1223 = inttoptr i64 %1222 to <4 x i32> addrspace(1)*
  %1224 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1223, align 16, !tbaa !11
  br label %1225

1225:                                             ; preds = %1220, %1216
  %1226 = phi <4 x i32> [ %1224, %1220 ], [ zeroinitializer, %1216 ]
  %1227 = add i64 %1149, %1063
  %1228 = inttoptr i64 %1227 to <4 x i32> addrspace(1)*
  store <4 x i32> %1152, <4 x i32> addrspace(1)* %1228, align 16, !tbaa !11
  br i1 %1155, label %1229, label %1233

1229:                                             ; preds = %1225
  %1230 = shl i64 %1154, 4
  %1231 = add i64 %1230, %1063
  %1232 = inttoptr i64 %1231 to <4 x i32> addrspace(1)*
  store <4 x i32> %1162, <4 x i32> addrspace(1)* %1232, align 16, !tbaa !11
  br label %1233

1233:                                             ; preds = %1229, %1225
  br i1 %1166, label %1234, label %1238

1234:                                             ; preds = %1233
  %1235 = shl i64 %1165, 4
  %1236 = add i64 %1235, %1063
  %1237 = inttoptr i64 %1236 to <4 x i32> addrspace(1)*
  store <4 x i32> %1173, <4 x i32> addrspace(1)* %1237, align 16, !tbaa !11
  br label %1238

1238:                                             ; preds = %1234, %1233
  br i1 %1177, label %1239, label %1243

1239:                                             ; preds = %1238
  %1240 = shl i64 %1176, 4
  %1241 = add i64 %1240, %1063
  %1242 = inttoptr i64 %1241 to <4 x i32> addrspace(1)*
  store <4 x i32> %1184, <4 x i32> addrspace(1)* %1242, align 16, !tbaa !11
  br label %1243

1243:                                             ; preds = %1239, %1238
  br i1 %1188, label %1244, label %1248

1244:                                             ; preds = %1243
  %1245 = shl i64 %1187, 4
  %1246 = add i64 %1245, %1063
  %1247 = inttoptr i64 %1246 to <4 x i32> addrspace(1)*
  store <4 x i32> %1195, <4 x i32> addrspace(1)* %1247, align 16, !tbaa !11
  br label %1248

1248:                                             ; preds = %1244, %1243
  br i1 %1199, label %1249, label %1253

1249:                                             ; preds = %1248
  %1250 = shl i64 %1198, 4
  %1251 = add i64 %1250, %1063
  %1252 = inttoptr i64 %1251 to <4 x i32> addrspace(1)*
  store <4 x i32> %1206, <4 x i32> addrspace(1)* %1252, align 16, !tbaa !11
  br label %1253

1253:                                             ; preds = %1249, %1248
  br i1 %1210, label %1254, label %1258

1254:                                             ; preds = %1253
  %1255 = shl i64 %1209, 4
  %1256 = add i64 %1255, %1063
  %1257 = inttoptr i64 %1256 to <4 x i32> addrspace(1)*
  store <4 x i32> %1217, <4 x i32> addrspace(1)* %1257, align 16, !tbaa !11
  br label %1258

1258:                                             ; preds = %1254, %1253
  br i1 %1219, label %1259, label %1478

1259:                                             ; preds = %1258
  %1260 = shl i64 %1218, 4
  %1261 = add i64 %1260, %1063
  %1262 = inttoptr i64 %1261 to <4 x i32> addrspace(1)*
  store <4 x i32> %1226, <4 x i32> addrspace(1)* %1262, align 16, !tbaa !11
  br label %1478

1263:                                             ; preds = %1056
  %1264 = add i64 %1058, %77
  %1265 = add i64 %1058, %836
  %1266 = lshr i64 %1061, 2
  %1267 = zext i32 %841 to i64
  %1268 = mul i32 %842, 7
  %1269 = zext i32 %1268 to i64
  %1270 = add nuw nsw i64 %1269, %1267
  %1271 = icmp ult i64 %1270, %1266
  br i1 %1271, label %1272, label %1346

1272:                                             ; preds = %1263
  %1273 = shl i32 %842, 3
  %1274 = zext i32 %1273 to i64
  %1275 = zext i32 %842 to i64
  %1276 = shl i32 %842, 1
  %1277 = zext i32 %1276 to i64
  %1278 = mul i32 %842, 3
  %1279 = zext i32 %1278 to i64
  %1280 = shl i32 %842, 2
  %1281 = zext i32 %1280 to i64
  %1282 = mul i32 %842, 5
  %1283 = zext i32 %1282 to i64
  %1284 = mul i32 %842, 6
  %1285 = zext i32 %1284 to i64
  br label %1286

1286:                                             ; preds = %1286, %1272
  %1287 = phi i64 [ %1267, %1272 ], [ %1343, %1286 ]
  %1288 = shl i64 %1287, 2
  %1289 = add i64 %1288, %1265
  %1290 = inttoptr i64 %1289 to i32 addrspace(1)*
  %1291 = load volatile i32, i32 addrspace(1)* %1290, align 4, !tbaa !11
  %1292 = add i64 %1287, %1275
  %1293 = shl i64 %1292, 2
  %1294 = add i64 %1293, %1265
  %1295 = inttoptr i64 %1294 to i32 addrspace(1)*
  %1296 = load volatile i32, i32 addrspace(1)* %1295, align 4, !tbaa !11
  %1297 = add i64 %1287, %1277
  %1298 = shl i64 %1297, 2
  %1299 = add i64 %1298, %1265
  %1300 = inttoptr i64 %1299 to i32 addrspace(1)*
  %1301 = load volatile i32, i32 addrspace(1)* %1300, align 4, !tbaa !11
  %1302 = add i64 %1287, %1279
  %1303 = shl i64 %1302, 2
  %1304 = add i64 %1303, %1265
  %1305 = inttoptr i64 %1304 to i32 addrspace(1)*
  %1306 = load volatile i32, i32 addrspace(1)* %1305, align 4, !tbaa !11
  %1307 = add i64 %1287, %1281
  %1308 = shl i64 %1307, 2
  %1309 = add i64 %1308, %1265
  %1310 = inttoptr i64 %1309 to i32 addrspace(1)*
  %1311 = load volatile i32, i32 addrspace(1)* %1310, align 4, !tbaa !11
  %1312 = add i64 %1287, %1283
  %1313 = shl i64 %1312, 2
  %1314 = add i64 %1313, %1265
  %1315 = inttoptr i64 %1314 to i32 addrspace(1)*
  %1316 = load volatile i32, i32 addrspace(1)* %1315, align 4, !tbaa !11
  %1317 = add i64 %1287, %1285
  %1318 = shl i64 %1317, 2
  %1319 = add i64 %1318, %1265
  %1320 = inttoptr i64 %1319 to i32 addrspace(1)*
  %1321 = load volatile i32, i32 addrspace(1)* %1320, align 4, !tbaa !11
  %1322 = add i64 %1287, %1269
  %1323 = shl i64 %1322, 2
  %1324 = add i64 %1323, %1265
  %1325 = inttoptr i64 %1324 to i32 addrspace(1)*
  %1326 = load volatile i32, i32 addrspace(1)* %1325, align 4, !tbaa !11
  %1327 = add i64 %1288, %1264
  %1328 = inttoptr i64 %1327 to i32 addrspace(1)*
  store i32 %1291, i32 addrspace(1)* %1328, align 4, !tbaa !11
  %1329 = add i64 %1293, %1264
  %1330 = inttoptr i64 %1329 to i32 addrspace(1)*
  store i32 %1296, i32 addrspace(1)* %1330, align 4, !tbaa !11
  %1331 = add i64 %1298, %1264
  %1332 = inttoptr i64 %1331 to i32 addrspace(1)*
  store i32 %1301, i32 addrspace(1)* %1332, align 4, !tbaa !11
  %1333 = add i64 %1303, %1264
  %1334 = inttoptr i64 %1333 to i32 addrspace(1)*
  store i32 %1306, i32 addrspace(1)* %1334, align 4, !tbaa !11
  %1335 = add i64 %1308, %1264
  %1336 = inttoptr i64 %1335 to i32 addrspace(1)*
  store i32 %1311, i32 addrspace(1)* %1336, align 4, !tbaa !11
  %1337 = add i64 %1313, %1264
  %1338 = inttoptr i64 %1337 to i32 addrspace(1)*
  store i32 %1316, i32 addrspace(1)* %1338, align 4, !tbaa !11
  %1339 = add i64 %1318, %1264
  %1340 = inttoptr i64 %1339 to i32 addrspace(1)*
  store i32 %1321, i32 addrspace(1)* %1340, align 4, !tbaa !11
  %1341 = add i64 %1323, %1264
  %1342 = inttoptr i64 %1341 to i32 addrspace(1)*
  store i32 %1326, i32 addrspace(1)* %1342, align 4, !tbaa !11
  %1343 = add i64 %1287, %1274
  %1344 = add i64 %1343, %1269
  %1345 = icmp ult i64 %1344, %1266
  br i1 %1345, label %1286, label %1346, !llvm.loop !44

1346:                                             ; preds = %1286, %1263
  %1347 = phi i64 [ %1267, %1263 ], [ %1343, %1286 ]
  %1348 = icmp ult i64 %1347, %1266
  br i1 %1348, label %1349, label %1478

1349:                                             ; preds = %1346
  %1350 = shl i64 %1347, 2
  %1351 = add i64 %1350, %1265
  %1352 = inttoptr i64 %1351 to i32 addrspace(1)*
  %1353 = load volatile i32, i32 addrspace(1)* %1352, align 4, !tbaa !11
  %1354 = zext i32 %842 to i64
  %1355 = add i64 %1347, %1354
  %1356 = icmp ult i64 %1355, %1266
  br i1 %1356, label %1357, label %1362

1357:                                             ; preds = %1349
  %1358 = shl i64 %1355, 2
  %1359 = add i64 %1358, %1265
  %1360 = inttoptr i64 %1359 to i32 addrspace(1)*
  %1361 = load volatile i32, i32 addrspace(1)* %1360, align 4, !tbaa !11
  br label %1362

1362:                                             ; preds = %1357, %1349
  %1363 = phi i32 [ %1361, %1357 ], [ 0, %1349 ]
  %1364 = shl i32 %842, 1
  %1365 = zext i32 %1364 to i64
  %1366 = add i64 %1347, %1365
  %1367 = icmp ult i64 %1366, %1266
  br i1 %1367, label %1368, label %1373

1368:                                             ; preds = %1362
  %1369 = shl i64 %1366, 2
  %1370 = add i64 %1369, %1265
  %1371 = inttoptr i64 %1370 to i32 addrspace(1)*
  %1372 = load volatile i32, i32 addrspace(1)* %1371, align 4, !tbaa !11
  br label %1373

1373:                                             ; preds = %1368, %1362
  %1374 = phi i32 [ %1372, %1368 ], [ 0, %1362 ]
  %1375 = mul i32 %842, 3
  %1376 = zext i32 %1375 to i64
  %1377 = add i64 %1347, %1376
  %1378 = icmp ult i64 %1377, %1266
  br i1 %1378, label %1379, label %1384

1379:                                             ; preds = %1373
  %1380 = shl i64 %1377, 2
  %1381 = add i64 %1380, %1265
  %1382 = inttoptr i64 %1381 to i32 addrspace(1)*
  %1383 = load volatile i32, i32 addrspace(1)* %1382, align 4, !tbaa !11
  br label %1384

1384:                                             ; preds = %1379, %1373
  %1385 = phi i32 [ %1383, %1379 ], [ 0, %1373 ]
  %1386 = shl i32 %842, 2
  %1387 = zext i32 %1386 to i64
  %1388 = add i64 %1347, %1387
  %1389 = icmp ult i64 %1388, %1266
  br i1 %1389, label %1390, label %1395

1390:                                             ; preds = %1384
  %1391 = shl i64 %1388, 2
  %1392 = add i64 %1391, %1265
  %1393 = inttoptr i64 %1392 to i32 addrspace(1)*
  %1394 = load volatile i32, i32 addrspace(1)* %1393, align 4, !tbaa !11
  br label %1395

1395:                                             ; preds = %1390, %1384
  %1396 = phi i32 [ %1394, %1390 ], [ 0, %1384 ]
  %1397 = mul i32 %842, 5
  %1398 = zext i32 %1397 to i64
  %1399 = add i64 %1347, %1398
  %1400 = icmp ult i64 %1399, %1266
  br i1 %1400, label %1401, label %1406

1401:                                             ; preds = %1395
  %1402 = shl i64 %1399, 2
  %1403 = add i64 %1402, %1265
  %1404 = inttoptr i64 %1403 to i32 addrspace(1)*
  %1405 = load volatile i32, i32 addrspace(1)* %1404, align 4, !tbaa !11
  br label %1406

1406:                                             ; preds = %1401, %1395
  %1407 = phi i32 [ %1405, %1401 ], [ 0, %1395 ]
  %1408 = mul i32 %842, 6
  %1409 = zext i32 %1408 to i64
  %1410 = add i64 %1347, %1409
  %1411 = icmp ult i64 %1410, %1266
  br i1 %1411, label %1412, label %1417

1412:                                             ; preds = %1406
  %1413 = shl i64 %1410, 2
  %1414 = add i64 %1413, %1265
  %1415 = inttoptr i64 %1414 to i32 addrspace(1)*
  %1416 = load volatile i32, i32 addrspace(1)* %1415, align 4, !tbaa !11
  br label %1417

1417:                                             ; preds = %1412, %1406
  %1418 = phi i32 [ %1416, %1412 ], [ 0, %1406 ]
  %1419 = add i64 %1347, %1269
  %1420 = icmp ult i64 %1419, %1266
  br i1 %1420, label %1421, label %1426

1421:                                             ; preds = %1417
  %1422 = shl i64 %1419, 2
  %1423 = add i64 %1422, %1265
  %1424 = inttoptr i64 %1423 to i32 addrspace(1)*
  %1425 = load volatile i32, i32 addrspace(1)* %1424, align 4, !tbaa !11
  br label %1426

1426:                                             ; preds = %1421, %1417
  %1427 = phi i32 [ %1425, %1421 ], [ 0, %1417 ]
  %1428 = add i64 %1350, %1264
  %1429 = inttoptr i64 %1428 to i32 addrspace(1)*
  store i32 %1353, i32 addrspace(1)* %1429, align 4, !tbaa !11
  br i1 %1356, label %1430, label %1434

1430:                                             ; preds = %1426
  %1431 = shl i64 %1355, 2
  %1432 = add i64 %1431, %1264
  %1433 = inttoptr i64 %1432 to i32 addrspace(1)*
  store i32 %1363, i32 addrspace(1)* %1433, align 4, !tbaa !11
  br label %1434

1434:                                             ; preds = %1430, %1426
  br i1 %1367, label %1435, label %1439

1435:                                             ; preds = %1434
  %1436 = shl i64 %1366, 2
  %1437 = add i64 %1436, %1264
  %1438 = inttoptr i64 %1437 to i32 addrspace(1)*
  store i32 %1374, i32 addrspace(1)* %1438, align 4, !tbaa !11
  br label %1439

1439:                                             ; preds = %1435, %1434
  br i1 %1378, label %1440, label %1444

1440:                                             ; preds = %1439
  %1441 = shl i64 %1377, 2
  %1442 = add i64 %1441, %1264
  %1443 = inttoptr i64 %1442 to i32 addrspace(1)*
  store i32 %1385, i32 addrspace(1)* %1443, align 4, !tbaa !11
  br label %1444

1444:                                             ; preds = %1440, %1439
  br i1 %1389, label %1445, label %1449

1445:                                             ; preds = %1444
  %1446 = shl i64 %1388, 2
  %1447 = add i64 %1446, %1264
  %1448 = inttoptr i64 %1447 to i32 addrspace(1)*
  store i32 %1396, i32 addrspace(1)* %1448, align 4, !tbaa !11
  br label %1449

1449:                                             ; preds = %1445, %1444
  br i1 %1400, label %1450, label %1454

1450:                                             ; preds = %1449
  %1451 = shl i64 %1399, 2
  %1452 = add i64 %1451, %1264
  %1453 = inttoptr i64 %1452 to i32 addrspace(1)*
  store i32 %1407, i32 addrspace(1)* %1453, align 4, !tbaa !11
  br label %1454

1454:                                             ; preds = %1450, %1449
  br i1 %1411, label %1455, label %1459

1455:                                             ; preds = %1454
  %1456 = shl i64 %1410, 2
  %1457 = add i64 %1456, %1264
  %1458 = inttoptr i64 %1457 to i32 addrspace(1)*
  store i32 %1418, i32 addrspace(1)* %1458, align 4, !tbaa !11
  br label %1459

1459:                                             ; preds = %1455, %1454
  br i1 %1420, label %1460, label %1478

1460:                                             ; preds = %1459
  %1461 = shl i64 %1419, 2
  %1462 = add i64 %1461, %1264
  %1463 = inttoptr i64 %1462 to i32 addrspace(1)*
  store i32 %1427, i32 addrspace(1)* %1463, align 4, !tbaa !11
  br label %1478

1464:                                             ; preds = %1056
  %1465 = zext i32 %841 to i64
  %1466 = icmp ugt i64 %835, %1465
  br i1 %1466, label %1467, label %1508

1467:                                             ; preds = %1464
  %1468 = zext i32 %842 to i64
  br label %1469

1469:                                             ; preds = %1469, %1467
  %1470 = phi i64 [ %1465, %1467 ], [ %1476, %1469 ]
  %1471 = add i64 %1470, %836
  %1472 = inttoptr i64 %1471 to i8 addrspace(1)*
  %1473 = load volatile i8, i8 addrspace(1)* %1472, align 1, !tbaa !11
  %1474 = add i64 %1470, %77
  %1475 = inttoptr i64 %1474 to i8 addrspace(1)*
  store i8 %1473, i8 addrspace(1)* %1475, align 1, !tbaa !11
  %1476 = add i64 %1470, %1468
  %1477 = icmp ult i64 %1476, %835
  br i1 %1477, label %1469, label %1508, !llvm.loop !45

1478:                                             ; preds = %1460, %1459, %1346, %1259, %1258, %1145
  %1479 = phi i64 [ %1267, %1460 ], [ %1267, %1459 ], [ %1267, %1346 ], [ %1066, %1259 ], [ %1066, %1258 ], [ %1066, %1145 ]
  %1480 = icmp ugt i64 %1058, %1479
  br i1 %1480, label %1481, label %1492

1481:                                             ; preds = %1478
  %1482 = zext i32 %842 to i64
  br label %1483

1483:                                             ; preds = %1483, %1481
  %1484 = phi i64 [ %1479, %1481 ], [ %1490, %1483 ]
  %1485 = add i64 %1484, %836
  %1486 = inttoptr i64 %1485 to i8 addrspace(1)*
  %1487 = load volatile i8, i8 addrspace(1)* %1486, align 1, !tbaa !11
  %1488 = add i64 %1484, %77
  %1489 = inttoptr i64 %1488 to i8 addrspace(1)*
  store i8 %1487, i8 addrspace(1)* %1489, align 1, !tbaa !11
  %1490 = add i64 %1484, %1482
  %1491 = icmp ult i64 %1490, %1058
  br i1 %1491, label %1483, label %1492, !llvm.loop !45

1492:                                             ; preds = %1483, %1478
  %1493 = add i64 %1061, %1058
  %1494 = sub i64 %835, %1493
  %1495 = icmp ugt i64 %1494, %1479
  br i1 %1495, label %1496, label %1508

1496:                                             ; preds = %1492
  %1497 = zext i32 %842 to i64
  br label %1498

1498:                                             ; preds = %1498, %1496
  %1499 = phi i64 [ %1479, %1496 ], [ %1506, %1498 ]
  %1500 = add i64 %1499, %1493
  %1501 = add i64 %1500, %836
  %1502 = inttoptr i64 %1501 to i8 addrspace(1)*
  %1503 = load volatile i8, i8 addrspace(1)* %1502, align 1, !tbaa !11
  %1504 = add i64 %1500, %77
  %1505 = inttoptr i64 %1504 to i8 addrspace(1)*
  store i8 %1503, i8 addrspace(1)* %1505, align 1, !tbaa !11
  %1506 = add i64 %1499, %1497
  %1507 = icmp ult i64 %1506, %1494
  br i1 %1507, label %1498, label %1508, !llvm.loop !45

1508:                                             ; preds = %1498, %1469, %1492, %1464, %1052, %1051, %938
  %1509 = load i32, i32* %40, align 8, !tbaa !48
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !53
  %1510 = load i32, i32* %41, align 8, !tbaa !41
  %1511 = icmp eq i32 %1510, 0
  br i1 %1511, label %1512, label %1517

1512:                                             ; preds = %1508
  %1513 = load i64, i64* %42, align 8, !tbaa !23
  %1514 = add i64 %1513, 32
  %1515 = inttoptr i64 %1514 to i64*
  %1516 = load volatile i64, i64* %1515, align 8, !tbaa !5
  br label %1517

1517:                                             ; preds = %1512, %1508
  %1518 = phi i64 [ %1516, %1512 ], [ 0, %1508 ]
  %1519 = trunc i64 %1518 to i32
  %1520 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1519, i32 0, i32 31) #8
  %1521 = lshr i64 %1518, 32
  %1522 = trunc i64 %1521 to i32
  %1523 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1522, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !27
  %1524 = load i32, i32* %40, align 8, !tbaa !48
  %1525 = icmp eq i32 %1524, %1520
  br i1 %1525, label %1538, label %1526

1526:                                             ; preds = %1517
  store i32 %1520, i32* %40, align 8, !tbaa !48
  %1527 = icmp eq i32 %1520, 0
  br i1 %1527, label %1536, label %1528

1528:                                             ; preds = %1526
  %1529 = zext i32 %1520 to i64
  %1530 = shl nuw nsw i64 %1529, 3
  %1531 = add nsw i64 %1530, -8
  %1532 = load i64, i64* %44, align 8, !tbaa !49
  %1533 = load i64, i64* %43, align 8, !tbaa !50
  %1534 = mul i64 %1533, %1531
  %1535 = add i64 %1534, %1532
  br label %1536

1536:                                             ; preds = %1528, %1526
  %1537 = phi i64 [ %1535, %1528 ], [ 0, %1526 ]
  store i64 %1537, i64* %45, align 8, !tbaa !51
  br label %1538

1538:                                             ; preds = %1536, %1517
  %1539 = icmp eq i32 %1520, %1509
  br i1 %1539, label %1540, label %5172, !llvm.loop !54

1540:                                             ; preds = %1538, %838
  %1541 = load i32, i32* %47, align 8, !tbaa !9
  %1542 = add i32 %1541, 1
  store i32 %1542, i32* %47, align 8, !tbaa !9
  br label %5165

1543:                                             ; preds = %834
  %1544 = icmp ult i64 %835, %84
  %1545 = select i1 %1544, i64 %835, i64 %84
  %1546 = load i32, i32* %35, align 8, !tbaa !37
  %1547 = zext i32 %1546 to i64
  %1548 = lshr i64 %78, %1547
  %1549 = load i64, i64* %48, align 8, !tbaa !55
  %1550 = icmp eq i64 %1549, 0
  br i1 %1550, label %1827, label %1551

1551:                                             ; preds = %1543
  %1552 = load i32, i32* %37, align 8, !tbaa !39
  %1553 = icmp eq i32 %1552, 0
  br i1 %1553, label %1554, label %1827

1554:                                             ; preds = %1551
  %1555 = load i32, i32* %41, align 8, !tbaa !41
  %1556 = icmp eq i32 %1555, 0
  br i1 %1556, label %1557, label %1816

1557:                                             ; preds = %1554
  %1558 = shl i64 %1548, 3
  br label %1559

1559:                                             ; preds = %1815, %1557
  %1560 = phi i32 [ 1, %1557 ], [ %1810, %1815 ]
  %1561 = phi i64 [ 0, %1557 ], [ %1811, %1815 ]
  %1562 = phi i32 [ -1, %1557 ], [ %1812, %1815 ]
  %1563 = phi i64 [ undef, %1557 ], [ %1813, %1815 ]
  %1564 = load i64, i64* %49, align 8, !tbaa !56
  %1565 = add i64 %1564, %1558
  %1566 = inttoptr i64 %1565 to i64*
  %1567 = load volatile i64, i64* %1566, align 8, !tbaa !5
  %1568 = and i64 %1567, 393216
  %1569 = icmp eq i64 %1568, 262144
  br i1 %1569, label %1570, label %1589

1570:                                             ; preds = %1559
  %1571 = atomicrmw add i64* %1566, i64 1 seq_cst, align 8
  %1572 = and i64 %1571, 917504
  %1573 = icmp eq i64 %1572, 262144
  br i1 %1573, label %1579, label %1574

1574:                                             ; preds = %1570
  %1575 = load i64, i64* %49, align 8, !tbaa !56
  %1576 = add i64 %1575, %1558
  %1577 = inttoptr i64 %1576 to i64*
  %1578 = atomicrmw add i64* %1577, i64 -1 seq_cst, align 8
  br label %1589

1579:                                             ; preds = %1570
  %1580 = and i64 %1571, 65536
  %1581 = icmp eq i64 %1580, 0
  br i1 %1581, label %1582, label %1587

1582:                                             ; preds = %1579
  %1583 = load i64, i64* %49, align 8, !tbaa !56
  %1584 = add i64 %1583, %1558
  %1585 = inttoptr i64 %1584 to i64*
  %1586 = atomicrmw or i64* %1585, i64 65536 seq_cst, align 8
  br label %1587

1587:                                             ; preds = %1582, %1579
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !33
  %1588 = lshr i64 %1571, 20
  br label %1589

1589:                                             ; preds = %1587, %1574, %1559
  %1590 = phi i64 [ -1, %1559 ], [ -1, %1574 ], [ %1588, %1587 ]
  %1591 = icmp eq i64 %1590, -1
  br i1 %1591, label %1606, label %1592

1592:                                             ; preds = %1589
  %1593 = icmp eq i32 %1562, -1
  br i1 %1593, label %1604, label %1594

1594:                                             ; preds = %1592
  %1595 = and i32 %1562, 63
  %1596 = zext i32 %1595 to i64
  %1597 = shl nuw i64 1, %1596
  %1598 = lshr i32 %1562, 3
  %1599 = and i32 %1598, 536870904
  %1600 = zext i32 %1599 to i64
  %1601 = load i64, i64* %50, align 8, !tbaa !57
  %1602 = add i64 %1601, %1600
  %1603 = inttoptr i64 %1602 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %1603, i64 %1597) #10, !srcloc !58
  br label %1604

1604:                                             ; preds = %1594, %1592
  %1605 = or i64 %1590, 72057594037927936
  br label %1809

1606:                                             ; preds = %1589
  %1607 = and i64 %1567, 655360
  %1608 = icmp eq i64 %1607, 524288
  br i1 %1608, label %1609, label %1621

1609:                                             ; preds = %1606
  %1610 = icmp eq i32 %1562, -1
  br i1 %1610, label %1809, label %1611

1611:                                             ; preds = %1609
  %1612 = and i32 %1562, 63
  %1613 = zext i32 %1612 to i64
  %1614 = shl nuw i64 1, %1613
  %1615 = lshr i32 %1562, 3
  %1616 = and i32 %1615, 536870904
  %1617 = zext i32 %1616 to i64
  %1618 = load i64, i64* %50, align 8, !tbaa !57
  %1619 = add i64 %1618, %1617
  %1620 = inttoptr i64 %1619 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %1620, i64 %1614) #10, !srcloc !58
  br label %1809

1621:                                             ; preds = %1606
  %1622 = icmp eq i64 %1568, 0
  %1623 = icmp eq i32 %1562, -1
  %1624 = select i1 %1622, i1 %1623, i1 false
  br i1 %1624, label %1625, label %1750

1625:                                             ; preds = %1621
  %1626 = load i32, i32* %51, align 4, !tbaa !59
  %1627 = icmp eq i32 %1626, 0
  br i1 %1627, label %1628, label %1750

1628:                                             ; preds = %1625
  %1629 = load i32, i32* %52, align 8, !tbaa !60
  %1630 = load i32, i32* %53, align 4, !tbaa !61
  %1631 = add i32 %1630, 63
  %1632 = lshr i32 %1631, 6
  %1633 = icmp ugt i32 %1631, 63
  br i1 %1633, label %1634, label %1673

1634:                                             ; preds = %1628
  %1635 = tail call i32 @llvm.umax.i32(i32 %1632, i32 1) #8
  br label %1639

1636:                                             ; preds = %1666
  %1637 = icmp ult i32 %1669, %1632
  %1638 = icmp eq i32 %1669, %1635
  br i1 %1638, label %1673, label %1639, !llvm.loop !62

1639:                                             ; preds = %1636, %1634
  %1640 = phi i1 [ true, %1634 ], [ %1637, %1636 ]
  %1641 = phi i32 [ 0, %1634 ], [ %1669, %1636 ]
  %1642 = add i32 %1641, %1629
  %1643 = urem i32 %1642, %1632
  %1644 = load i64, i64* %50, align 8, !tbaa !57
  %1645 = shl nuw nsw i32 %1643, 3
  %1646 = zext i32 %1645 to i64
  %1647 = add i64 %1644, %1646
  %1648 = inttoptr i64 %1647 to i64*
  %1649 = load volatile i64, i64* %1648, align 8, !tbaa !5
  br label %1650

1650:                                             ; preds = %1664, %1639
  %1651 = phi i64 [ %1649, %1639 ], [ %1658, %1664 ]
  %1652 = phi i32 [ undef, %1639 ], [ %1665, %1664 ]
  %1653 = icmp eq i64 %1651, 0
  br i1 %1653, label %1666, label %1654

1654:                                             ; preds = %1650
  %1655 = sub i64 0, %1651
  %1656 = and i64 %1651, %1655
  %1657 = xor i64 %1656, -1
  %1658 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* nonnull %1648, i64 %1657) #10, !srcloc !63
  %1659 = and i64 %1658, %1656
  %1660 = icmp eq i64 %1659, 0
  br i1 %1660, label %1664, label %1661

1661:                                             ; preds = %1654
  %1662 = tail call i64 @llvm.cttz.i64(i64 %1656, i1 true) #8, !range !64
  %1663 = trunc i64 %1662 to i32
  br label %1664

1664:                                             ; preds = %1661, %1654
  %1665 = phi i32 [ %1663, %1661 ], [ %1652, %1654 ]
  br i1 %1660, label %1650, label %1666, !llvm.loop !65

1666:                                             ; preds = %1664, %1650
  %1667 = phi i32 [ %1665, %1664 ], [ 64, %1650 ]
  %1668 = icmp ult i32 %1667, 64
  %1669 = add nuw nsw i32 %1641, 1
  br i1 %1668, label %1670, label %1636

1670:                                             ; preds = %1666
  %1671 = shl nuw i32 %1643, 6
  %1672 = add nuw i32 %1667, %1671
  br label %1673

1673:                                             ; preds = %1636, %1670, %1628
  %1674 = phi i1 [ %1640, %1670 ], [ false, %1628 ], [ %1637, %1636 ]
  %1675 = phi i32 [ %1672, %1670 ], [ undef, %1628 ], [ undef, %1636 ]
  br i1 %1674, label %1750, label %1676

1676:                                             ; preds = %1673
  %1677 = icmp ult i32 %1631, 64
  br i1 %1677, label %1750, label %1678

1678:                                             ; preds = %1676
  %1679 = tail call i32 @llvm.umax.i32(i32 %1632, i32 1) #8
  br label %1680

1680:                                             ; preds = %1744, %1678
  %1681 = phi i32 [ 0, %1678 ], [ %1747, %1744 ]
  %1682 = load i64, i64* %54, align 8, !tbaa !66
  %1683 = zext i32 %1681 to i64
  %1684 = shl nuw nsw i64 %1683, 3
  %1685 = add i64 %1684, %1682
  %1686 = inttoptr i64 %1685 to i64*
  %1687 = load volatile i64, i64* %1686, align 8, !tbaa !5
  %1688 = icmp eq i64 %1687, 0
  br i1 %1688, label %1744, label %1689

1689:                                             ; preds = %1680
  %1690 = shl i32 %1681, 6
  br label %1691

1691:                                             ; preds = %1742, %1689
  %1692 = phi i32 [ undef, %1689 ], [ %1740, %1742 ]
  %1693 = phi i64 [ %1687, %1689 ], [ %1699, %1742 ]
  %1694 = sub i64 0, %1693
  %1695 = and i64 %1693, %1694
  %1696 = tail call i64 @llvm.cttz.i64(i64 %1695, i1 true) #8, !range !64
  %1697 = trunc i64 %1696 to i32
  %1698 = or i32 %1690, %1697
  %1699 = xor i64 %1695, %1693
  %1700 = load i64, i64* %55, align 8, !tbaa !67
  %1701 = zext i32 %1698 to i64
  %1702 = shl nuw nsw i64 %1701, 3
  %1703 = add i64 %1702, %1700
  %1704 = inttoptr i64 %1703 to i64*
  %1705 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1704) #10, !srcloc !68
  %1706 = lshr i64 %1705, 32
  %1707 = load i64, i64* %56, align 8, !tbaa !69
  %1708 = shl nuw nsw i64 %1701, 2
  %1709 = add i64 %1708, %1707
  %1710 = inttoptr i64 %1709 to i32*
  %1711 = load volatile i32, i32* %1710, align 4, !tbaa !9
  %1712 = zext i32 %1711 to i64
  %1713 = icmp eq i64 %1706, %1712
  br i1 %1713, label %1714, label %1739, !llvm.loop !70

1714:                                             ; preds = %1691
  %1715 = xor i64 %1695, -1
  %1716 = load i64, i64* %54, align 8, !tbaa !66
  %1717 = add i64 %1716, %1684
  %1718 = inttoptr i64 %1717 to i64*
  %1719 = atomicrmw and i64* %1718, i64 %1715 seq_cst, align 8
  %1720 = and i64 %1719, %1695
  %1721 = icmp eq i64 %1720, 0
  br i1 %1721, label %1739, label %1722, !llvm.loop !70

1722:                                             ; preds = %1714
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !33
  %1723 = load i64, i64* %55, align 8, !tbaa !67
  %1724 = add i64 %1723, %1702
  %1725 = inttoptr i64 %1724 to i64*
  %1726 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1725) #10, !srcloc !68
  %1727 = lshr i64 %1726, 32
  %1728 = load i64, i64* %56, align 8, !tbaa !69
  %1729 = add i64 %1728, %1708
  %1730 = inttoptr i64 %1729 to i32*
  %1731 = load volatile i32, i32* %1730, align 4, !tbaa !9
  %1732 = zext i32 %1731 to i64
  %1733 = icmp eq i64 %1727, %1732
  br i1 %1733, label %1739, label %1734

1734:                                             ; preds = %1722
  %1735 = load i64, i64* %54, align 8, !tbaa !66
  %1736 = add i64 %1735, %1684
  %1737 = inttoptr i64 %1736 to i64*
  %1738 = atomicrmw or i64* %1737, i64 %1695 seq_cst, align 8
  br label %1739

1739:                                             ; preds = %1734, %1722, %1714, %1691
  %1740 = phi i32 [ %1692, %1734 ], [ %1692, %1714 ], [ %1692, %1691 ], [ %1698, %1722 ]
  %1741 = phi i32 [ 0, %1734 ], [ 2, %1714 ], [ 2, %1691 ], [ 1, %1722 ]
  switch i32 %1741, label %1744 [
    i32 0, label %1742
    i32 2, label %1742
  ]

1742:                                             ; preds = %1739, %1739
  %1743 = icmp eq i64 %1699, 0
  br i1 %1743, label %1744, label %1691, !llvm.loop !70

1744:                                             ; preds = %1742, %1739, %1680
  %1745 = phi i32 [ -1, %1680 ], [ %1740, %1739 ], [ -1, %1742 ]
  %1746 = icmp ne i32 %1745, -1
  %1747 = add nuw nsw i32 %1681, 1
  %1748 = icmp eq i32 %1747, %1679
  %1749 = select i1 %1746, i1 true, i1 %1748
  br i1 %1749, label %1750, label %1680, !llvm.loop !71

1750:                                             ; preds = %1744, %1676, %1673, %1625, %1621
  %1751 = phi i32 [ -1, %1625 ], [ %1562, %1621 ], [ %1675, %1673 ], [ -1, %1676 ], [ %1745, %1744 ]
  %1752 = icmp ne i32 %1751, -1
  %1753 = select i1 %1622, i1 %1752, i1 false
  br i1 %1753, label %1754, label %1765

1754:                                             ; preds = %1750
  %1755 = load i64, i64* %49, align 8, !tbaa !56
  %1756 = add i64 %1755, %1558
  %1757 = inttoptr i64 %1756 to i64*
  %1758 = add nuw i64 %1567, 131072
  %1759 = cmpxchg i64* %1757, i64 %1567, i64 %1758 seq_cst seq_cst, align 8
  %1760 = extractvalue { i64, i1 } %1759, 1
  %1761 = zext i32 %1751 to i64
  %1762 = or i64 %1761, 144115188075855872
  %1763 = select i1 %1760, i64 %1762, i64 %1563
  %1764 = select i1 %1760, i32 1, i32 3
  br label %1809, !llvm.loop !72

1765:                                             ; preds = %1750
  br i1 %1752, label %1766, label %1776

1766:                                             ; preds = %1765
  %1767 = and i32 %1751, 63
  %1768 = zext i32 %1767 to i64
  %1769 = shl nuw i64 1, %1768
  %1770 = lshr i32 %1751, 3
  %1771 = and i32 %1770, 536870904
  %1772 = zext i32 %1771 to i64
  %1773 = load i64, i64* %50, align 8, !tbaa !57
  %1774 = add i64 %1773, %1772
  %1775 = inttoptr i64 %1774 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %1775, i64 %1769) #10, !srcloc !58
  br label %1776

1776:                                             ; preds = %1766, %1765
  %1777 = load i32, i32* %51, align 4, !tbaa !59
  %1778 = icmp eq i32 %1777, 0
  br i1 %1778, label %1779, label %1799

1779:                                             ; preds = %1776
  %1780 = add i32 %1560, 1
  %1781 = and i32 %1560, 63
  %1782 = icmp eq i32 %1781, 0
  br i1 %1782, label %1783, label %1799

1783:                                             ; preds = %1779
  %1784 = load i64, i64* %57, align 8, !tbaa !73
  %1785 = inttoptr i64 %1784 to i64*
  %1786 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1785) #10, !srcloc !68
  %1787 = icmp eq i64 %1786, 0
  br i1 %1787, label %1788, label %1799

1788:                                             ; preds = %1783
  %1789 = icmp eq i64 %1561, 0
  br i1 %1789, label %1790, label %1794

1790:                                             ; preds = %1788
  %1791 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !74
  %1792 = load i64, i64* %58, align 8, !tbaa !75
  %1793 = add i64 %1792, %1791
  br label %1794

1794:                                             ; preds = %1790, %1788
  %1795 = phi i64 [ %1793, %1790 ], [ %1561, %1788 ]
  %1796 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !74
  %1797 = icmp ult i64 %1796, %1795
  %1798 = select i1 %1797, i32 0, i32 110
  br label %1799

1799:                                             ; preds = %1794, %1783, %1779, %1776
  %1800 = phi i32 [ %1560, %1776 ], [ %1780, %1779 ], [ %1780, %1783 ], [ %1780, %1794 ]
  %1801 = phi i64 [ %1561, %1776 ], [ %1561, %1779 ], [ %1561, %1783 ], [ %1795, %1794 ]
  %1802 = phi i32 [ %1777, %1776 ], [ 0, %1779 ], [ 108, %1783 ], [ %1798, %1794 ]
  %1803 = icmp eq i32 %1802, 0
  %1804 = zext i32 %1802 to i64
  %1805 = or i64 %1804, 216172782113783808
  %1806 = select i1 %1803, i64 %1563, i64 %1805
  %1807 = xor i1 %1803, true
  %1808 = zext i1 %1807 to i32
  br label %1809

1809:                                             ; preds = %1799, %1754, %1611, %1609, %1604
  %1810 = phi i32 [ %1560, %1609 ], [ %1560, %1611 ], [ %1560, %1604 ], [ %1560, %1754 ], [ %1800, %1799 ]
  %1811 = phi i64 [ %1561, %1609 ], [ %1561, %1611 ], [ %1561, %1604 ], [ %1561, %1754 ], [ %1801, %1799 ]
  %1812 = phi i32 [ -1, %1609 ], [ %1562, %1611 ], [ %1562, %1604 ], [ %1751, %1754 ], [ -1, %1799 ]
  %1813 = phi i64 [ 360287970189639680, %1609 ], [ 360287970189639680, %1611 ], [ %1605, %1604 ], [ %1763, %1754 ], [ %1806, %1799 ]
  %1814 = phi i32 [ 1, %1609 ], [ 1, %1611 ], [ 1, %1604 ], [ %1764, %1754 ], [ %1808, %1799 ]
  switch i32 %1814, label %1816 [
    i32 0, label %1815
    i32 3, label %1815
  ]

1815:                                             ; preds = %1809, %1809
  br label %1559, !llvm.loop !72

1816:                                             ; preds = %1809, %1554
  %1817 = phi i64 [ 0, %1554 ], [ %1813, %1809 ]
  %1818 = trunc i64 %1817 to i32
  %1819 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1818, i32 0, i32 31) #8
  %1820 = lshr i64 %1817, 32
  %1821 = trunc i64 %1820 to i32
  %1822 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1821, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !27
  %1823 = zext i32 %1822 to i64
  %1824 = shl nuw i64 %1823, 32
  %1825 = zext i32 %1819 to i64
  %1826 = or i64 %1824, %1825
  br label %1827

1827:                                             ; preds = %1816, %1551, %1543
  %1828 = phi i64 [ 360287970189639680, %1551 ], [ %1826, %1816 ], [ 360287970189639680, %1543 ]
  %1829 = lshr i64 %1828, 56
  %1830 = trunc i64 %1829 to i8
  switch i8 %1830, label %4473 [
    i8 5, label %1831
    i8 3, label %2848
    i8 2, label %2850
  ]

1831:                                             ; preds = %1827
  %1832 = icmp eq i64 %77, 0
  br i1 %1832, label %5165, label %1833

1833:                                             ; preds = %1831
  %1834 = load i32, i32* %41, align 8, !tbaa !41
  %1835 = icmp eq i32 %1834, 0
  br i1 %1835, label %1836, label %2018

1836:                                             ; preds = %1833
  %1837 = load i32, i32* %51, align 4, !tbaa !59
  %1838 = icmp eq i32 %1837, 0
  br i1 %1838, label %1839, label %2010

1839:                                             ; preds = %1836
  %1840 = load i32, i32* %52, align 8, !tbaa !60
  %1841 = load i32, i32* %53, align 4, !tbaa !61
  %1842 = urem i32 %1840, %1841
  %1843 = load i64, i64* %50, align 8, !tbaa !57
  %1844 = lshr i32 %1842, 3
  %1845 = and i32 %1844, 536870904
  %1846 = zext i32 %1845 to i64
  %1847 = add i64 %1843, %1846
  %1848 = inttoptr i64 %1847 to i64*
  %1849 = and i32 %1842, 63
  %1850 = zext i32 %1849 to i64
  %1851 = shl nuw i64 1, %1850
  %1852 = xor i64 %1851, -1
  %1853 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %1848, i64 %1852) #10, !srcloc !63
  %1854 = and i64 %1851, %1853
  %1855 = icmp eq i64 %1854, 0
  %1856 = select i1 %1855, i32 -1, i32 %1842
  %1857 = icmp eq i32 %1856, -1
  br i1 %1857, label %1858, label %2010

1858:                                             ; preds = %1839, %2004
  %1859 = phi i64 [ %2006, %2004 ], [ 0, %1839 ]
  %1860 = phi i32 [ %2005, %2004 ], [ 1, %1839 ]
  %1861 = load i32, i32* %53, align 4, !tbaa !61
  %1862 = add i32 %1861, 63
  %1863 = lshr i32 %1862, 6
  %1864 = icmp ugt i32 %1862, 63
  br i1 %1864, label %1865, label %1904

1865:                                             ; preds = %1858
  %1866 = tail call i32 @llvm.umax.i32(i32 %1863, i32 1) #8
  br label %1870

1867:                                             ; preds = %1897
  %1868 = icmp ult i32 %1900, %1863
  %1869 = icmp eq i32 %1900, %1866
  br i1 %1869, label %1904, label %1870, !llvm.loop !62

1870:                                             ; preds = %1867, %1865
  %1871 = phi i1 [ true, %1865 ], [ %1868, %1867 ]
  %1872 = phi i32 [ 0, %1865 ], [ %1900, %1867 ]
  %1873 = add i32 %1872, %1840
  %1874 = urem i32 %1873, %1863
  %1875 = load i64, i64* %50, align 8, !tbaa !57
  %1876 = shl nuw nsw i32 %1874, 3
  %1877 = zext i32 %1876 to i64
  %1878 = add i64 %1875, %1877
  %1879 = inttoptr i64 %1878 to i64*
  %1880 = load volatile i64, i64* %1879, align 8, !tbaa !5
  br label %1881

1881:                                             ; preds = %1895, %1870
  %1882 = phi i64 [ %1880, %1870 ], [ %1889, %1895 ]
  %1883 = phi i32 [ undef, %1870 ], [ %1896, %1895 ]
  %1884 = icmp eq i64 %1882, 0
  br i1 %1884, label %1897, label %1885

1885:                                             ; preds = %1881
  %1886 = sub i64 0, %1882
  %1887 = and i64 %1882, %1886
  %1888 = xor i64 %1887, -1
  %1889 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* nonnull %1879, i64 %1888) #10, !srcloc !63
  %1890 = and i64 %1889, %1887
  %1891 = icmp eq i64 %1890, 0
  br i1 %1891, label %1895, label %1892

1892:                                             ; preds = %1885
  %1893 = tail call i64 @llvm.cttz.i64(i64 %1887, i1 true) #8, !range !64
  %1894 = trunc i64 %1893 to i32
  br label %1895

1895:                                             ; preds = %1892, %1885
  %1896 = phi i32 [ %1894, %1892 ], [ %1883, %1885 ]
  br i1 %1891, label %1881, label %1897, !llvm.loop !65

1897:                                             ; preds = %1895, %1881
  %1898 = phi i32 [ %1896, %1895 ], [ 64, %1881 ]
  %1899 = icmp ult i32 %1898, 64
  %1900 = add nuw nsw i32 %1872, 1
  br i1 %1899, label %1901, label %1867

1901:                                             ; preds = %1897
  %1902 = shl nuw i32 %1874, 6
  %1903 = add nuw i32 %1898, %1902
  br label %1904

1904:                                             ; preds = %1867, %1901, %1858
  %1905 = phi i1 [ %1871, %1901 ], [ false, %1858 ], [ %1868, %1867 ]
  %1906 = phi i32 [ %1903, %1901 ], [ undef, %1858 ], [ undef, %1867 ]
  br i1 %1905, label %1981, label %1907

1907:                                             ; preds = %1904
  %1908 = icmp ult i32 %1862, 64
  br i1 %1908, label %1981, label %1909

1909:                                             ; preds = %1907
  %1910 = tail call i32 @llvm.umax.i32(i32 %1863, i32 1) #8
  br label %1911

1911:                                             ; preds = %1975, %1909
  %1912 = phi i32 [ 0, %1909 ], [ %1978, %1975 ]
  %1913 = load i64, i64* %54, align 8, !tbaa !66
  %1914 = zext i32 %1912 to i64
  %1915 = shl nuw nsw i64 %1914, 3
  %1916 = add i64 %1915, %1913
  %1917 = inttoptr i64 %1916 to i64*
  %1918 = load volatile i64, i64* %1917, align 8, !tbaa !5
  %1919 = icmp eq i64 %1918, 0
  br i1 %1919, label %1975, label %1920

1920:                                             ; preds = %1911
  %1921 = shl i32 %1912, 6
  br label %1922

1922:                                             ; preds = %1973, %1920
  %1923 = phi i32 [ undef, %1920 ], [ %1971, %1973 ]
  %1924 = phi i64 [ %1918, %1920 ], [ %1930, %1973 ]
  %1925 = sub i64 0, %1924
  %1926 = and i64 %1924, %1925
  %1927 = tail call i64 @llvm.cttz.i64(i64 %1926, i1 true) #8, !range !64
  %1928 = trunc i64 %1927 to i32
  %1929 = or i32 %1921, %1928
  %1930 = xor i64 %1926, %1924
  %1931 = load i64, i64* %55, align 8, !tbaa !67
  %1932 = zext i32 %1929 to i64
  %1933 = shl nuw nsw i64 %1932, 3
  %1934 = add i64 %1933, %1931
  %1935 = inttoptr i64 %1934 to i64*
  %1936 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1935) #10, !srcloc !68
  %1937 = lshr i64 %1936, 32
  %1938 = load i64, i64* %56, align 8, !tbaa !69
  %1939 = shl nuw nsw i64 %1932, 2
  %1940 = add i64 %1939, %1938
  %1941 = inttoptr i64 %1940 to i32*
  %1942 = load volatile i32, i32* %1941, align 4, !tbaa !9
  %1943 = zext i32 %1942 to i64
  %1944 = icmp eq i64 %1937, %1943
  br i1 %1944, label %1945, label %1970, !llvm.loop !70

1945:                                             ; preds = %1922
  %1946 = xor i64 %1926, -1
  %1947 = load i64, i64* %54, align 8, !tbaa !66
  %1948 = add i64 %1947, %1915
  %1949 = inttoptr i64 %1948 to i64*
  %1950 = atomicrmw and i64* %1949, i64 %1946 seq_cst, align 8
  %1951 = and i64 %1950, %1926
  %1952 = icmp eq i64 %1951, 0
  br i1 %1952, label %1970, label %1953, !llvm.loop !70

1953:                                             ; preds = %1945
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !33
  %1954 = load i64, i64* %55, align 8, !tbaa !67
  %1955 = add i64 %1954, %1933
  %1956 = inttoptr i64 %1955 to i64*
  %1957 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1956) #10, !srcloc !68
  %1958 = lshr i64 %1957, 32
  %1959 = load i64, i64* %56, align 8, !tbaa !69
  %1960 = add i64 %1959, %1939
  %1961 = inttoptr i64 %1960 to i32*
  %1962 = load volatile i32, i32* %1961, align 4, !tbaa !9
  %1963 = zext i32 %1962 to i64
  %1964 = icmp eq i64 %1958, %1963
  br i1 %1964, label %1970, label %1965

1965:                                             ; preds = %1953
  %1966 = load i64, i64* %54, align 8, !tbaa !66
  %1967 = add i64 %1966, %1915
  %1968 = inttoptr i64 %1967 to i64*
  %1969 = atomicrmw or i64* %1968, i64 %1926 seq_cst, align 8
  br label %1970

1970:                                             ; preds = %1965, %1953, %1945, %1922
  %1971 = phi i32 [ %1923, %1965 ], [ %1923, %1945 ], [ %1923, %1922 ], [ %1929, %1953 ]
  %1972 = phi i32 [ 0, %1965 ], [ 2, %1945 ], [ 2, %1922 ], [ 1, %1953 ]
  switch i32 %1972, label %1975 [
    i32 0, label %1973
    i32 2, label %1973
  ]

1973:                                             ; preds = %1970, %1970
  %1974 = icmp eq i64 %1930, 0
  br i1 %1974, label %1975, label %1922, !llvm.loop !70

1975:                                             ; preds = %1973, %1970, %1911
  %1976 = phi i32 [ -1, %1911 ], [ %1971, %1970 ], [ -1, %1973 ]
  %1977 = icmp ne i32 %1976, -1
  %1978 = add nuw nsw i32 %1912, 1
  %1979 = icmp eq i32 %1978, %1910
  %1980 = select i1 %1977, i1 true, i1 %1979
  br i1 %1980, label %1981, label %1911, !llvm.loop !71

1981:                                             ; preds = %1975, %1907, %1904
  %1982 = phi i32 [ %1906, %1904 ], [ -1, %1907 ], [ %1976, %1975 ]
  %1983 = icmp eq i32 %1982, -1
  br i1 %1983, label %1984, label %2004

1984:                                             ; preds = %1981
  %1985 = add i32 %1860, 1
  %1986 = and i32 %1860, 63
  %1987 = icmp eq i32 %1986, 0
  br i1 %1987, label %1988, label %2004

1988:                                             ; preds = %1984
  %1989 = load i64, i64* %57, align 8, !tbaa !73
  %1990 = inttoptr i64 %1989 to i64*
  %1991 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1990) #10, !srcloc !68
  %1992 = icmp eq i64 %1991, 0
  br i1 %1992, label %1993, label %2004

1993:                                             ; preds = %1988
  %1994 = icmp eq i64 %1859, 0
  br i1 %1994, label %1995, label %1999

1995:                                             ; preds = %1993
  %1996 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !74
  %1997 = load i64, i64* %58, align 8, !tbaa !75
  %1998 = add i64 %1997, %1996
  br label %1999

1999:                                             ; preds = %1995, %1993
  %2000 = phi i64 [ %1998, %1995 ], [ %1859, %1993 ]
  %2001 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !74
  %2002 = icmp ult i64 %2001, %2000
  %2003 = select i1 %2002, i32 0, i32 110
  br label %2004

2004:                                             ; preds = %1999, %1988, %1984, %1981
  %2005 = phi i32 [ %1860, %1981 ], [ %1985, %1984 ], [ %1985, %1988 ], [ %1985, %1999 ]
  %2006 = phi i64 [ %1859, %1981 ], [ %1859, %1984 ], [ %1859, %1988 ], [ %2000, %1999 ]
  %2007 = phi i32 [ 0, %1981 ], [ 0, %1984 ], [ 108, %1988 ], [ %2003, %1999 ]
  %2008 = icmp eq i32 %2007, 0
  %2009 = and i1 %1983, %2008
  br i1 %2009, label %1858, label %2010, !llvm.loop !76

2010:                                             ; preds = %2004, %1839, %1836
  %2011 = phi i32 [ -1, %1836 ], [ %1856, %1839 ], [ %1982, %2004 ]
  %2012 = phi i32 [ %1837, %1836 ], [ 0, %1839 ], [ %2007, %2004 ]
  %2013 = icmp eq i32 %2012, 0
  %2014 = select i1 %2013, i32 %2011, i32 %2012
  %2015 = select i1 %2013, i64 144115188075855872, i64 216172782113783808
  %2016 = zext i32 %2014 to i64
  %2017 = or i64 %2015, %2016
  br label %2018

2018:                                             ; preds = %2010, %1833
  %2019 = phi i64 [ %2017, %2010 ], [ 0, %1833 ]
  %2020 = trunc i64 %2019 to i32
  %2021 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2020, i32 0, i32 31) #8
  %2022 = lshr i64 %2019, 32
  %2023 = trunc i64 %2022 to i32
  %2024 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2023, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !27
  %2025 = and i32 %2024, -16777216
  %2026 = icmp eq i32 %2025, 50331648
  br i1 %2026, label %2027, label %2028

2027:                                             ; preds = %2018
  store i32 %2021, i32* %51, align 4, !tbaa !59
  br label %5165

2028:                                             ; preds = %2018
  %2029 = load i32, i32* %41, align 8, !tbaa !41
  %2030 = icmp eq i32 %2029, 0
  br i1 %2030, label %2031, label %2136

2031:                                             ; preds = %2028
  %2032 = load i64, i64* %60, align 8, !tbaa !77
  %2033 = load i64, i64* %56, align 8, !tbaa !69
  %2034 = zext i32 %2021 to i64
  %2035 = shl nuw nsw i64 %2034, 2
  %2036 = add i64 %2033, %2035
  %2037 = inttoptr i64 %2036 to i32*
  %2038 = load volatile i32, i32* %2037, align 4, !tbaa !9
  %2039 = add i32 %2038, 1
  %2040 = load i64, i64* %61, align 8, !tbaa !78
  %2041 = inttoptr i64 %2040 to i64*
  %2042 = atomicrmw add i64* %2041, i64 1 seq_cst, align 8
  %2043 = load i32, i32* %63, align 8, !tbaa !79
  %2044 = zext i32 %2043 to i64
  %2045 = lshr i64 %2042, %2044
  %2046 = and i64 %2045, 1
  %2047 = xor i64 %2046, 1
  %2048 = load i64, i64* %29, align 8, !tbaa !80
  %2049 = shl nsw i64 -1, %2044
  %2050 = xor i64 %2049, -1
  %2051 = and i64 %2042, %2050
  %2052 = shl i64 %2051, 5
  %2053 = add i64 %2052, %2048
  %2054 = inttoptr i64 %2053 to i64*
  store volatile i32 %2039, i32* %2037, align 4, !tbaa !9
  %2055 = zext i32 %2039 to i64
  %2056 = shl nuw i64 %2055, 32
  %2057 = shl nuw nsw i64 %2034, 16
  %2058 = or i64 %2057, %2056
  %2059 = or i64 %2058, %2047
  %2060 = or i64 %2059, 256
  %2061 = or i64 %2047, %2032
  tail call void asm sideeffect "st.volatile.global.v2.u64 [$0], {$1, $2};", "l,l,l,~{memory}"(i64* %2054, i64 %2060, i64 %2061) #10, !srcloc !81
  %2062 = getelementptr inbounds i64, i64* %2054, i64 2
  %2063 = shl i64 %78, 1
  %2064 = or i64 %2047, %2063
  %2065 = shl i64 %1545, 1
  %2066 = or i64 %2047, %2065
  tail call void asm sideeffect "st.volatile.global.v2.u64 [$0], {$1, $2};", "l,l,l,~{memory}"(i64* nonnull %2062, i64 %2064, i64 %2066) #10, !srcloc !81
  %2067 = shl nuw nsw i64 %2034, 3
  br label %2068

2068:                                             ; preds = %2109, %2031
  %2069 = phi i32 [ 1, %2031 ], [ %2110, %2109 ]
  %2070 = phi i64 [ 0, %2031 ], [ %2111, %2109 ]
  %2071 = phi i32 [ 0, %2031 ], [ %2113, %2109 ]
  %2072 = load i64, i64* %55, align 8, !tbaa !67
  %2073 = add i64 %2072, %2067
  %2074 = inttoptr i64 %2073 to i64*
  %2075 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %2074) #10, !srcloc !68
  %2076 = trunc i64 %2075 to i32
  %2077 = lshr i64 %2075, 32
  %2078 = icmp eq i64 %2077, %2055
  br i1 %2078, label %2079, label %2084

2079:                                             ; preds = %2068
  %2080 = icmp slt i32 %2076, 0
  %2081 = select i1 %2080, i32 0, i32 %2076
  %2082 = sub nsw i32 0, %2076
  %2083 = select i1 %2080, i32 %2082, i32 0
  br label %2109

2084:                                             ; preds = %2068
  %2085 = add i32 %2069, 1
  %2086 = and i32 %2069, 63
  %2087 = icmp eq i32 %2086, 0
  br i1 %2087, label %2088, label %2104

2088:                                             ; preds = %2084
  %2089 = load i64, i64* %57, align 8, !tbaa !73
  %2090 = inttoptr i64 %2089 to i64*
  %2091 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %2090) #10, !srcloc !68
  %2092 = icmp eq i64 %2091, 0
  br i1 %2092, label %2093, label %2104

2093:                                             ; preds = %2088
  %2094 = icmp eq i64 %2070, 0
  br i1 %2094, label %2095, label %2099

2095:                                             ; preds = %2093
  %2096 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !74
  %2097 = load i64, i64* %58, align 8, !tbaa !75
  %2098 = add i64 %2097, %2096
  br label %2099

2099:                                             ; preds = %2095, %2093
  %2100 = phi i64 [ %2098, %2095 ], [ %2070, %2093 ]
  %2101 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !74
  %2102 = icmp ult i64 %2101, %2100
  %2103 = select i1 %2102, i32 0, i32 110
  br label %2104

2104:                                             ; preds = %2099, %2088, %2084
  %2105 = phi i64 [ %2100, %2099 ], [ %2070, %2088 ], [ %2070, %2084 ]
  %2106 = phi i32 [ %2103, %2099 ], [ 108, %2088 ], [ 0, %2084 ]
  %2107 = icmp eq i32 %2106, 0
  %2108 = select i1 %2107, i32 0, i32 2
  br label %2109

2109:                                             ; preds = %2104, %2079
  %2110 = phi i32 [ %2069, %2079 ], [ %2085, %2104 ]
  %2111 = phi i64 [ %2070, %2079 ], [ %2105, %2104 ]
  %2112 = phi i32 [ %2083, %2079 ], [ %2106, %2104 ]
  %2113 = phi i32 [ %2081, %2079 ], [ %2071, %2104 ]
  %2114 = phi i32 [ 1, %2079 ], [ %2108, %2104 ]
  switch i32 %2114, label %2126 [
    i32 0, label %2068
    i32 2, label %2115
  ], !llvm.loop !82

2115:                                             ; preds = %2109
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !33
  %2116 = load i64, i64* %54, align 8, !tbaa !66
  %2117 = lshr i32 %2021, 3
  %2118 = and i32 %2117, 536870904
  %2119 = zext i32 %2118 to i64
  %2120 = add i64 %2116, %2119
  %2121 = inttoptr i64 %2120 to i64*
  %2122 = and i32 %2021, 63
  %2123 = zext i32 %2122 to i64
  %2124 = shl nuw i64 1, %2123
  %2125 = atomicrmw or i64* %2121, i64 %2124 seq_cst, align 8
  br label %2126

2126:                                             ; preds = %2109, %2115
  %2127 = phi i64 [ 36028797018963968, %2115 ], [ 0, %2109 ]
  %2128 = icmp eq i32 %2112, 0
  br i1 %2128, label %2133, label %2129

2129:                                             ; preds = %2126
  %2130 = zext i32 %2112 to i64
  %2131 = or i64 %2127, %2130
  %2132 = or i64 %2131, 216172782113783808
  br label %2136

2133:                                             ; preds = %2126
  %2134 = zext i32 %2113 to i64
  %2135 = or i64 %2134, 144115188075855872
  br label %2136

2136:                                             ; preds = %2133, %2129, %2028
  %2137 = phi i64 [ 0, %2028 ], [ %2132, %2129 ], [ %2135, %2133 ]
  %2138 = trunc i64 %2137 to i32
  %2139 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2138, i32 0, i32 31) #8
  %2140 = lshr i64 %2137, 32
  %2141 = trunc i64 %2140 to i32
  %2142 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2141, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !27
  %2143 = zext i32 %2142 to i64
  %2144 = shl nuw i64 %2143, 32
  %2145 = zext i32 %2139 to i64
  %2146 = and i64 %2143, 4278190080
  %2147 = icmp eq i64 %2146, 50331648
  %2148 = and i64 %2144, 72057589742960640
  %2149 = or i64 %2148, %2145
  %2150 = icmp ult i64 %2149, %1545
  %2151 = select i1 %2150, i32 61, i32 0
  %2152 = select i1 %2147, i32 %2139, i32 %2151
  %2153 = icmp eq i32 %2152, 0
  br i1 %2153, label %2154, label %2827

2154:                                             ; preds = %2136
  %2155 = load i64, i64* %64, align 8, !tbaa !83
  %2156 = zext i32 %2021 to i64
  %2157 = load i64, i64* %65, align 8, !tbaa !84
  %2158 = mul i64 %2157, %2156
  %2159 = add i64 %2158, %2155
  %2160 = load i32, i32* %41, align 8, !tbaa !41
  %2161 = load i32, i32* %46, align 4, !tbaa !42
  %2162 = xor i64 %2159, %77
  %2163 = and i64 %2162, 15
  %2164 = icmp eq i64 %2163, 0
  %2165 = and i64 %2162, 3
  %2166 = icmp eq i64 %2165, 0
  %2167 = select i1 %2166, i64 4, i64 1
  %2168 = select i1 %2164, i64 16, i64 %2167
  %2169 = sub i64 0, %77
  %2170 = add nsw i64 %2168, -1
  %2171 = and i64 %2170, %2169
  %2172 = or i64 %1545, %77
  %2173 = or i64 %2172, %2159
  %2174 = and i64 %2173, 15
  %2175 = icmp eq i64 %2174, 0
  br i1 %2175, label %2176, label %2375

2176:                                             ; preds = %2154
  %2177 = lshr i64 %1545, 4
  %2178 = zext i32 %2160 to i64
  %2179 = mul i32 %2161, 7
  %2180 = zext i32 %2179 to i64
  %2181 = add nuw nsw i64 %2180, %2178
  %2182 = icmp ult i64 %2181, %2177
  br i1 %2182, label %2183, label %2257

2183:                                             ; preds = %2176
  %2184 = shl i32 %2161, 3
  %2185 = zext i32 %2184 to i64
  %2186 = zext i32 %2161 to i64
  %2187 = shl i32 %2161, 1
  %2188 = zext i32 %2187 to i64
  %2189 = mul i32 %2161, 3
  %2190 = zext i32 %2189 to i64
  %2191 = shl i32 %2161, 2
  %2192 = zext i32 %2191 to i64
  %2193 = mul i32 %2161, 5
  %2194 = zext i32 %2193 to i64
  %2195 = mul i32 %2161, 6
  %2196 = zext i32 %2195 to i64
  br label %2197

2197:                                             ; preds = %2197, %2183
  %2198 = phi i64 [ %2178, %2183 ], [ %2254, %2197 ]
  %2199 = shl i64 %2198, 4
  %2200 = add i64 %2199, %2159
  %2201 = inttoptr i64 %2200 to <4 x i32> addrspace(1)*
  %2202 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2201, align 16, !tbaa !11
  %2203 = add i64 %2198, %2186
  %2204 = shl i64 %2203, 4
  %2205 = add i64 %2204, %2159
  %2206 = inttoptr i64 %2205 to <4 x i32> addrspace(1)*
  %2207 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2206, align 16, !tbaa !11
  %2208 = add i64 %2198, %2188
  %2209 = shl i64 %2208, 4
  %2210 = add i64 %2209, %2159
  %2211 = inttoptr i64 %2210 to <4 x i32> addrspace(1)*
  %2212 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2211, align 16, !tbaa !11
  %2213 = add i64 %2198, %2190
  %2214 = shl i64 %2213, 4
  %2215 = add i64 %2214, %2159
  %2216 = inttoptr i64 %2215 to <4 x i32> addrspace(1)*
  %2217 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2216, align 16, !tbaa !11
  %2218 = add i64 %2198, %2192
  %2219 = shl i64 %2218, 4
  %2220 = add i64 %2219, %2159
  %2221 = inttoptr i64 %2220 to <4 x i32> addrspace(1)*
  %2222 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2221, align 16, !tbaa !11
  %2223 = add i64 %2198, %2194
  %2224 = shl i64 %2223, 4
  %2225 = add i64 %2224, %2159
  %2226 = inttoptr i64 %2225 to <4 x i32> addrspace(1)*
  %2227 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2226, align 16, !tbaa !11
  %2228 = add i64 %2198, %2196
  %2229 = shl i64 %2228, 4
  %2230 = add i64 %2229, %2159
  %2231 = inttoptr i64 %2230 to <4 x i32> addrspace(1)*
  %2232 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2231, align 16, !tbaa !11
  %2233 = add i64 %2198, %2180
  %2234 = shl i64 %2233, 4
  %2235 = add i64 %2234, %2159
  %2236 = inttoptr i64 %2235 to <4 x i32> addrspace(1)*
  %2237 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2236, align 16, !tbaa !11
  %2238 = add i64 %2199, %77
  %2239 = inttoptr i64 %2238 to <4 x i32> addrspace(1)*
  store <4 x i32> %2202, <4 x i32> addrspace(1)* %2239, align 16, !tbaa !11
  %2240 = add i64 %2204, %77
  %2241 = inttoptr i64 %2240 to <4 x i32> addrspace(1)*
  store <4 x i32> %2207, <4 x i32> addrspace(1)* %2241, align 16, !tbaa !11
  %2242 = add i64 %2209, %77
  %2243 = inttoptr i64 %2242 to <4 x i32> addrspace(1)*
  store <4 x i32> %2212, <4 x i32> addrspace(1)* %2243, align 16, !tbaa !11
  %2244 = add i64 %2214, %77
  %2245 = inttoptr i64 %2244 to <4 x i32> addrspace(1)*
  store <4 x i32> %2217, <4 x i32> addrspace(1)* %2245, align 16, !tbaa !11
  %2246 = add i64 %2219, %77
  %2247 = inttoptr i64 %2246 to <4 x i32> addrspace(1)*
  store <4 x i32> %2222, <4 x i32> addrspace(1)* %2247, align 16, !tbaa !11
  %2248 = add i64 %2224, %77
  %2249 = inttoptr i64 %2248 to <4 x i32> addrspace(1)*
  store <4 x i32> %2227, <4 x i32> addrspace(1)* %2249, align 16, !tbaa !11
  %2250 = add i64 %2229, %77
  %2251 = inttoptr i64 %2250 to <4 x i32> addrspace(1)*
  store <4 x i32> %2232, <4 x i32> addrspace(1)* %2251, align 16, !tbaa !11
  %2252 = add i64 %2234, %77
  %2253 = inttoptr i64 %2252 to <4 x i32> addrspace(1)*
  store <4 x i32> %2237, <4 x i32> addrspace(1)* %2253, align 16, !tbaa !11
  %2254 = add i64 %2198, %2185
  %2255 = add i64 %2254, %2180
  %2256 = icmp ult i64 %2255, %2177
  br i1 %2256, label %2197, label %2257, !llvm.loop !43

2257:                                             ; preds = %2197, %2176
  %2258 = phi i64 [ %2178, %2176 ], [ %2254, %2197 ]
  %2259 = icmp ult i64 %2258, %2177
  br i1 %2259, label %2260, label %2827

2260:                                             ; preds = %2257
  %2261 = shl i64 %2258, 4
  %2262 = add i64 %2261, %2159
  %2263 = inttoptr i64 %2262 to <4 x i32> addrspace(1)*
  %2264 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2263, align 16, !tbaa !11
  %2265 = zext i32 %2161 to i64
  %2266 = add i64 %2258, %2265
  %2267 = icmp ult i64 %2266, %2177
  br i1 %2267, label %2268, label %2273

2268:                                             ; preds = %2260
  %2269 = shl i64 %2266, 4
  %2270 = add i64 %2269, %2159
  %2271 = inttoptr i64 %2270 to <4 x i32> addrspace(1)*
  %2272 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2271, align 16, !tbaa !11
  br label %2273

2273:                                             ; preds = %2268, %2260
  %2274 = phi <4 x i32> [ %2272, %2268 ], [ zeroinitializer, %2260 ]
  %2275 = shl i32 %2161, 1
  %2276 = zext i32 %2275 to i64
  %2277 = add i64 %2258, %2276
  %2278 = icmp ult i64 %2277, %2177
  br i1 %2278, label %2279, label %2284

2279:                                             ; preds = %2273
  %2280 = shl i64 %2277, 4
  %2281 = add i64 %2280, %2159
  %2282 = inttoptr i64 %2281 to <4 x i32> addrspace(1)*
  %2283 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2282, align 16, !tbaa !11
  br label %2284

2284:                                             ; preds = %2279, %2273
  %2285 = phi <4 x i32> [ %2283, %2279 ], [ zeroinitializer, %2273 ]
  %2286 = mul i32 %2161, 3
  %2287 = zext i32 %2286 to i64
  %2288 = add i64 %2258, %2287
  %2289 = icmp ult i64 %2288, %2177
  br i1 %2289, label %2290, label %2295

2290:                                             ; preds = %2284
  %2291 = shl i64 %2288, 4
  %2292 = add i64 %2291, %2159
  %2293 = inttoptr i64 %2292 to <4 x i32> addrspace(1)*
  %2294 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2293, align 16, !tbaa !11
  br label %2295

2295:                                             ; preds = %2290, %2284
  %2296 = phi <4 x i32> [ %2294, %2290 ], [ zeroinitializer, %2284 ]
  %2297 = shl i32 %2161, 2
  %2298 = zext i32 %2297 to i64
  %2299 = add i64 %2258, %2298
  %2300 = icmp ult i64 %2299, %2177
  br i1 %2300, label %2301, label %2306

2301:                                             ; preds = %2295
  %2302 = shl i64 %2299, 4
  %2303 = add i64 %2302, %2159
  %2304 = inttoptr i64 %2303 to <4 x i32> addrspace(1)*
  %2305 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2304, align 16, !tbaa !11
  br label %2306

2306:                                             ; preds = %2301, %2295
  %2307 = phi <4 x i32> [ %2305, %2301 ], [ zeroinitializer, %2295 ]
  %2308 = mul i32 %2161, 5
  %2309 = zext i32 %2308 to i64
  %2310 = add i64 %2258, %2309
  %2311 = icmp ult i64 %2310, %2177
  br i1 %2311, label %2312, label %2317

2312:                                             ; preds = %2306
  %2313 = shl i64 %2310, 4
  %2314 = add i64 %2313, %2159
  %2315 = inttoptr i64 %2314 to <4 x i32> addrspace(1)*
  %2316 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2315, align 16, !tbaa !11
  br label %2317

2317:                                             ; preds = %2312, %2306
  %2318 = phi <4 x i32> [ %2316, %2312 ], [ zeroinitializer, %2306 ]
  %2319 = mul i32 %2161, 6
  %2320 = zext i32 %2319 to i64
  %2321 = add i64 %2258, %2320
  %2322 = icmp ult i64 %2321, %2177
  br i1 %2322, label %2323, label %2328

2323:                                             ; preds = %2317
  %2324 = shl i64 %2321, 4
  %2325 = add i64 %2324, %2159
  %2326 = inttoptr i64 %2325 to <4 x i32> addrspace(1)*
  %2327 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2326, align 16, !tbaa !11
  br label %2328

2328:                                             ; preds = %2323, %2317
  %2329 = phi <4 x i32> [ %2327, %2323 ], [ zeroinitializer, %2317 ]
  %2330 = add i64 %2258, %2180
  %2331 = icmp ult i64 %2330, %2177
  br i1 %2331, label %2332, label %2337

2332:                                             ; preds = %2328
  %2333 = shl i64 %2330, 4
  %2334 = add i64 %2333, %2159
  %2335 = inttoptr i64 %2334 to <4 x i32> addrspace(1)*
  %2336 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2335, align 16, !tbaa !11
  br label %2337

2337:                                             ; preds = %2332, %2328
  %2338 = phi <4 x i32> [ %2336, %2332 ], [ zeroinitializer, %2328 ]
  %2339 = add i64 %2261, %77
  %2340 = inttoptr i64 %2339 to <4 x i32> addrspace(1)*
  store <4 x i32> %2264, <4 x i32> addrspace(1)* %2340, align 16, !tbaa !11
  br i1 %2267, label %2341, label %2345

2341:                                             ; preds = %2337
  %2342 = shl i64 %2266, 4
  %2343 = add i64 %2342, %77
  %2344 = inttoptr i64 %2343 to <4 x i32> addrspace(1)*
  store <4 x i32> %2274, <4 x i32> addrspace(1)* %2344, align 16, !tbaa !11
  br label %2345

2345:                                             ; preds = %2341, %2337
  br i1 %2278, label %2346, label %2350

2346:                                             ; preds = %2345
  %2347 = shl i64 %2277, 4
  %2348 = add i64 %2347, %77
  %2349 = inttoptr i64 %2348 to <4 x i32> addrspace(1)*
  store <4 x i32> %2285, <4 x i32> addrspace(1)* %2349, align 16, !tbaa !11
  br label %2350

2350:                                             ; preds = %2346, %2345
  br i1 %2289, label %2351, label %2355

2351:                                             ; preds = %2350
  %2352 = shl i64 %2288, 4
  %2353 = add i64 %2352, %77
  %2354 = inttoptr i64 %2353 to <4 x i32> addrspace(1)*
  store <4 x i32> %2296, <4 x i32> addrspace(1)* %2354, align 16, !tbaa !11
  br label %2355

2355:                                             ; preds = %2351, %2350
  br i1 %2300, label %2356, label %2360

2356:                                             ; preds = %2355
  %2357 = shl i64 %2299, 4
  %2358 = add i64 %2357, %77
  %2359 = inttoptr i64 %2358 to <4 x i32> addrspace(1)*
  store <4 x i32> %2307, <4 x i32> addrspace(1)* %2359, align 16, !tbaa !11
  br label %2360

2360:                                             ; preds = %2356, %2355
  br i1 %2311, label %2361, label %2365

2361:                                             ; preds = %2360
  %2362 = shl i64 %2310, 4
  %2363 = add i64 %2362, %77
  %2364 = inttoptr i64 %2363 to <4 x i32> addrspace(1)*
  store <4 x i32> %2318, <4 x i32> addrspace(1)* %2364, align 16, !tbaa !11
  br label %2365

2365:                                             ; preds = %2361, %2360
  br i1 %2322, label %2366, label %2370

2366:                                             ; preds = %2365
  %2367 = shl i64 %2321, 4
  %2368 = add i64 %2367, %77
  %2369 = inttoptr i64 %2368 to <4 x i32> addrspace(1)*
  store <4 x i32> %2329, <4 x i32> addrspace(1)* %2369, align 16, !tbaa !11
  br label %2370

2370:                                             ; preds = %2366, %2365
  br i1 %2331, label %2371, label %2827

2371:                                             ; preds = %2370
  %2372 = shl i64 %2330, 4
  %2373 = add i64 %2372, %77
  %2374 = inttoptr i64 %2373 to <4 x i32> addrspace(1)*
  store <4 x i32> %2338, <4 x i32> addrspace(1)* %2374, align 16, !tbaa !11
  br label %2827

2375:                                             ; preds = %2154
  %2376 = icmp ult i64 %2171, %1545
  %2377 = select i1 %2376, i64 %2171, i64 %1545
  %2378 = sub i64 %1545, %2377
  %2379 = sub nsw i64 0, %2168
  %2380 = and i64 %2378, %2379
  switch i64 %2168, label %2783 [
    i64 16, label %2381
    i64 4, label %2582
  ]

2381:                                             ; preds = %2375
  %2382 = add i64 %2377, %77
  %2383 = add i64 %2377, %2159
  %2384 = lshr i64 %2380, 4
  %2385 = zext i32 %2160 to i64
  %2386 = mul i32 %2161, 7
  %2387 = zext i32 %2386 to i64
  %2388 = add nuw nsw i64 %2387, %2385
  %2389 = icmp ult i64 %2388, %2384
  br i1 %2389, label %2390, label %2464

2390:                                             ; preds = %2381
  %2391 = shl i32 %2161, 3
  %2392 = zext i32 %2391 to i64
  %2393 = zext i32 %2161 to i64
  %2394 = shl i32 %2161, 1
  %2395 = zext i32 %2394 to i64
  %2396 = mul i32 %2161, 3
  %2397 = zext i32 %2396 to i64
  %2398 = shl i32 %2161, 2
  %2399 = zext i32 %2398 to i64
  %2400 = mul i32 %2161, 5
  %2401 = zext i32 %2400 to i64
  %2402 = mul i32 %2161, 6
  %2403 = zext i32 %2402 to i64
  br label %2404

2404:                                             ; preds = %2404, %2390
  %2405 = phi i64 [ %2385, %2390 ], [ %2461, %2404 ]
  %2406 = shl i64 %2405, 4
  %2407 = add i64 %2406, %2383
  %2408 = inttoptr i64 %2407 to <4 x i32> addrspace(1)*
  %2409 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2408, align 16, !tbaa !11
  %2410 = add i64 %2405, %2393
  %2411 = shl i64 %2410, 4
  %2412 = add i64 %2411, %2383
  %2413 = inttoptr i64 %2412 to <4 x i32> addrspace(1)*
  %2414 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2413, align 16, !tbaa !11
  %2415 = add i64 %2405, %2395
  %2416 = shl i64 %2415, 4
  %2417 = add i64 %2416, %2383
  %2418 = inttoptr i64 %2417 to <4 x i32> addrspace(1)*
  %2419 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2418, align 16, !tbaa !11
  %2420 = add i64 %2405, %2397
  %2421 = shl i64 %2420, 4
  %2422 = add i64 %2421, %2383
  %2423 = inttoptr i64 %2422 to <4 x i32> addrspace(1)*
  %2424 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2423, align 16, !tbaa !11
  %2425 = add i64 %2405, %2399
  %2426 = shl i64 %2425, 4
  %2427 = add i64 %2426, %2383
  %2428 = inttoptr i64 %2427 to <4 x i32> addrspace(1)*
  %2429 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2428, align 16, !tbaa !11
  %2430 = add i64 %2405, %2401
  %2431 = shl i64 %2430, 4
  %2432 = add i64 %2431, %2383
  %2433 = inttoptr i64 %2432 to <4 x i32> addrspace(1)*
  %2434 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2433, align 16, !tbaa !11
  %2435 = add i64 %2405, %2403
  %2436 = shl i64 %2435, 4
  %2437 = add i64 %2436, %2383
  %2438 = inttoptr i64 %2437 to <4 x i32> addrspace(1)*
  %2439 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2438, align 16, !tbaa !11
  %2440 = add i64 %2405, %2387
  %2441 = shl i64 %2440, 4
  %2442 = add i64 %2441, %2383
  %2443 = inttoptr i64 %2442 to <4 x i32> addrspace(1)*
  %2444 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2443, align 16, !tbaa !11
  %2445 = add i64 %2406, %2382
  %2446 = inttoptr i64 %2445 to <4 x i32> addrspace(1)*
  store <4 x i32> %2409, <4 x i32> addrspace(1)* %2446, align 16, !tbaa !11
  %2447 = add i64 %2411, %2382
  %2448 = inttoptr i64 %2447 to <4 x i32> addrspace(1)*
  store <4 x i32> %2414, <4 x i32> addrspace(1)* %2448, align 16, !tbaa !11
  %2449 = add i64 %2416, %2382
  %2450 = inttoptr i64 %2449 to <4 x i32> addrspace(1)*
  store <4 x i32> %2419, <4 x i32> addrspace(1)* %2450, align 16, !tbaa !11
  %2451 = add i64 %2421, %2382
  %2452 = inttoptr i64 %2451 to <4 x i32> addrspace(1)*
  store <4 x i32> %2424, <4 x i32> addrspace(1)* %2452, align 16, !tbaa !11
  %2453 = add i64 %2426, %2382
  %2454 = inttoptr i64 %2453 to <4 x i32> addrspace(1)*
  store <4 x i32> %2429, <4 x i32> addrspace(1)* %2454, align 16, !tbaa !11
  %2455 = add i64 %2431, %2382
  %2456 = inttoptr i64 %2455 to <4 x i32> addrspace(1)*
  store <4 x i32> %2434, <4 x i32> addrspace(1)* %2456, align 16, !tbaa !11
  %2457 = add i64 %2436, %2382
  %2458 = inttoptr i64 %2457 to <4 x i32> addrspace(1)*
  store <4 x i32> %2439, <4 x i32> addrspace(1)* %2458, align 16, !tbaa !11
  %2459 = add i64 %2441, %2382
  %2460 = inttoptr i64 %2459 to <4 x i32> addrspace(1)*
  store <4 x i32> %2444, <4 x i32> addrspace(1)* %2460, align 16, !tbaa !11
  %2461 = add i64 %2405, %2392
  %2462 = add i64 %2461, %2387
  %2463 = icmp ult i64 %2462, %2384
  br i1 %2463, label %2404, label %2464, !llvm.loop !43

2464:                                             ; preds = %2404, %2381
  %2465 = phi i64 [ %2385, %2381 ], [ %2461, %2404 ]
  %2466 = icmp ult i64 %2465, %2384
  br i1 %2466, label %2467, label %2797

2467:                                             ; preds = %2464
  %2468 = shl i64 %2465, 4
  %2469 = add i64 %2468, %2383
  %2470 = inttoptr i64 %2469 to <4 x i32> addrspace(1)*
  %2471 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2470, align 16, !tbaa !11
  %2472 = zext i32 %2161 to i64
  %2473 = add i64 %2465, %2472
  %2474 = icmp ult i64 %2473, %2384
  br i1 %2474, label %2475, label %2480

2475:                                             ; preds = %2467
  %2476 = shl i64 %2473, 4
  %2477 = add i64 %2476, %2383
  %2478 = inttoptr i64 %2477 to <4 x i32> addrspace(1)*
  %2479 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2478, align 16, !tbaa !11
  br label %2480

2480:                                             ; preds = %2475, %2467
  %2481 = phi <4 x i32> [ %2479, %2475 ], [ zeroinitializer, %2467 ]
  %2482 = shl i32 %2161, 1
  %2483 = zext i32 %2482 to i64
  %2484 = add i64 %2465, %2483
  %2485 = icmp ult i64 %2484, %2384
  br i1 %2485, label %2486, label %2491

2486:                                             ; preds = %2480
  %2487 = shl i64 %2484, 4
  %2488 = add i64 %2487, %2383
  %2489 = inttoptr i64 %2488 to <4 x i32> addrspace(1)*
  %2490 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2489, align 16, !tbaa !11
  br label %2491

2491:                                             ; preds = %2486, %2480
  %2492 = phi <4 x i32> [ %2490, %2486 ], [ zeroinitializer, %2480 ]
  %2493 = mul i32 %2161, 3
  %2494 = zext i32 %2493 to i64
  %2495 = add i64 %2465, %2494
  %2496 = icmp ult i64 %2495, %2384
  br i1 %2496, label %2497, label %2502

2497:                                             ; preds = %2491
  %2498 = shl i64 %2495, 4
  %2499 = add i64 %2498, %2383
  %2500 = inttoptr i64 %2499 to <4 x i32> addrspace(1)*
  %2501 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2500, align 16, !tbaa !11
  br label %2502

2502:                                             ; preds = %2497, %2491
  %2503 = phi <4 x i32> [ %2501, %2497 ], [ zeroinitializer, %2491 ]
  %2504 = shl i32 %2161, 2
  %2505 = zext i32 %2504 to i64
  %2506 = add i64 %2465, %2505
  %2507 = icmp ult i64 %2506, %2384
  br i1 %2507, label %2508, label %2513

2508:                                             ; preds = %2502
  %2509 = shl i64 %2506, 4
  %2510 = add i64 %2509, %2383
  %2511 = inttoptr i64 %2510 to <4 x i32> addrspace(1)*
  %2512 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2511, align 16, !tbaa !11
  br label %2513

2513:                                             ; preds = %2508, %2502
  %2514 = phi <4 x i32> [ %2512, %2508 ], [ zeroinitializer, %2502 ]
  %2515 = mul i32 %2161, 5
  %2516 = zext i32 %2515 to i64
  %2517 = add i64 %2465, %2516
  %2518 = icmp ult i64 %2517, %2384
  br i1 %2518, label %2519, label %2524

2519:                                             ; preds = %2513
  %2520 = shl i64 %2517, 4
  %2521 = add i64 %2520, %2383
  %2522 = inttoptr i64 %2521 to <4 x i32> addrspace(1)*
  %2523 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2522, align 16, !tbaa !11
  br label %2524

2524:                                             ; preds = %2519, %2513
  %2525 = phi <4 x i32> [ %2523, %2519 ], [ zeroinitializer, %2513 ]
  %2526 = mul i32 %2161, 6
  %2527 = zext i32 %2526 to i64
  %2528 = add i64 %2465, %2527
  %2529 = icmp ult i64 %2528, %2384
  br i1 %2529, label %2530, label %2535

2530:                                             ; preds = %2524
  %2531 = shl i64 %2528, 4
  %2532 = add i64 %2531, %2383
  %2533 = inttoptr i64 %2532 to <4 x i32> addrspace(1)*
  %2534 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2533, align 16, !tbaa !11
  br label %2535

2535:                                             ; preds = %2530, %2524
  %2536 = phi <4 x i32> [ %2534, %2530 ], [ zeroinitializer, %2524 ]
  %2537 = add i64 %2465, %2387
  %2538 = icmp ult i64 %2537, %2384
  br i1 %2538, label %2539, label %2544

2539:                                             ; preds = %2535
  %2540 = shl i64 %2537, 4
  %2541 = add i64 %2540, %2383
  %2542 = inttoptr i64 %2541 to <4 x i32> addrspace(1)*
  %2543 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2542, align 16, !tbaa !11
  br label %2544

2544:                                             ; preds = %2539, %2535
  %2545 = phi <4 x i32> [ %2543, %2539 ], [ zeroinitializer, %2535 ]
  %2546 = add i64 %2468, %2382
  %2547 = inttoptr i64 %2546 to <4 x i32> addrspace(1)*
  store <4 x i32> %2471, <4 x i32> addrspace(1)* %2547, align 16, !tbaa !11
  br i1 %2474, label %2548, label %2552

2548:                                             ; preds = %2544
  %2549 = shl i64 %2473, 4
  %2550 = add i64 %2549, %2382
  %2551 = inttoptr i64 %2550 to <4 x i32> addrspace(1)*
  store <4 x i32> %2481, <4 x i32> addrspace(1)* %2551, align 16, !tbaa !11
  br label %2552

2552:                                             ; preds = %2548, %2544
  br i1 %2485, label %2553, label %2557

2553:                                             ; preds = %2552
  %2554 = shl i64 %2484, 4
  %2555 = add i64 %2554, %2382
  %2556 = inttoptr i64 %2555 to <4 x i32> addrspace(1)*
  store <4 x i32> %2492, <4 x i32> addrspace(1)* %2556, align 16, !tbaa !11
  br label %2557

2557:                                             ; preds = %2553, %2552
  br i1 %2496, label %2558, label %2562

2558:                                             ; preds = %2557
  %2559 = shl i64 %2495, 4
  %2560 = add i64 %2559, %2382
  %2561 = inttoptr i64 %2560 to <4 x i32> addrspace(1)*
  store <4 x i32> %2503, <4 x i32> addrspace(1)* %2561, align 16, !tbaa !11
  br label %2562

2562:                                             ; preds = %2558, %2557
  br i1 %2507, label %2563, label %2567

2563:                                             ; preds = %2562
  %2564 = shl i64 %2506, 4
  %2565 = add i64 %2564, %2382
  %2566 = inttoptr i64 %2565 to <4 x i32> addrspace(1)*
  store <4 x i32> %2514, <4 x i32> addrspace(1)* %2566, align 16, !tbaa !11
  br label %2567

2567:                                             ; preds = %2563, %2562
  br i1 %2518, label %2568, label %2572

2568:                                             ; preds = %2567
  %2569 = shl i64 %2517, 4
  %2570 = add i64 %2569, %2382
  %2571 = inttoptr i64 %2570 to <4 x i32> addrspace(1)*
  store <4 x i32> %2525, <4 x i32> addrspace(1)* %2571, align 16, !tbaa !11
  br label %2572

2572:                                             ; preds = %2568, %2567
  br i1 %2529, label %2573, label %2577

2573:                                             ; preds = %2572
  %2574 = shl i64 %2528, 4
  %2575 = add i64 %2574, %2382
  %2576 = inttoptr i64 %2575 to <4 x i32> addrspace(1)*
  store <4 x i32> %2536, <4 x i32> addrspace(1)* %2576, align 16, !tbaa !11
  br label %2577

2577:                                             ; preds = %2573, %2572
  br i1 %2538, label %2578, label %2797

2578:                                             ; preds = %2577
  %2579 = shl i64 %2537, 4
  %2580 = add i64 %2579, %2382
  %2581 = inttoptr i64 %2580 to <4 x i32> addrspace(1)*
  store <4 x i32> %2545, <4 x i32> addrspace(1)* %2581, align 16, !tbaa !11
  br label %2797

2582:                                             ; preds = %2375
  %2583 = add i64 %2377, %77
  %2584 = add i64 %2377, %2159
  %2585 = lshr i64 %2380, 2
  %2586 = zext i32 %2160 to i64
  %2587 = mul i32 %2161, 7
  %2588 = zext i32 %2587 to i64
  %2589 = add nuw nsw i64 %2588, %2586
  %2590 = icmp ult i64 %2589, %2585
  br i1 %2590, label %2591, label %2665

2591:                                             ; preds = %2582
  %2592 = shl i32 %2161, 3
  %2593 = zext i32 %2592 to i64
  %2594 = zext i32 %2161 to i64
  %2595 = shl i32 %2161, 1
  %2596 = zext i32 %2595 to i64
  %2597 = mul i32 %2161, 3
  %2598 = zext i32 %2597 to i64
  %2599 = shl i32 %2161, 2
  %2600 = zext i32 %2599 to i64
  %2601 = mul i32 %2161, 5
  %2602 = zext i32 %2601 to i64
  %2603 = mul i32 %2161, 6
  %2604 = zext i32 %2603 to i64
  br label %2605

2605:                                             ; preds = %2605, %2591
  %2606 = phi i64 [ %2586, %2591 ], [ %2662, %2605 ]
  %2607 = shl i64 %2606, 2
  %2608 = add i64 %2607, %2584
  %2609 = inttoptr i64 %2608 to i32 addrspace(1)*
  %2610 = load volatile i32, i32 addrspace(1)* %2609, align 4, !tbaa !11
  %2611 = add i64 %2606, %2594
  %2612 = shl i64 %2611, 2
  %2613 = add i64 %2612, %2584
  %2614 = inttoptr i64 %2613 to i32 addrspace(1)*
  %2615 = load volatile i32, i32 addrspace(1)* %2614, align 4, !tbaa !11
  %2616 = add i64 %2606, %2596
  %2617 = shl i64 %2616, 2
  %2618 = add i64 %2617, %2584
  %2619 = inttoptr i64 %2618 to i32 addrspace(1)*
  %2620 = load volatile i32, i32 addrspace(1)* %2619, align 4, !tbaa !11
  %2621 = add i64 %2606, %2598
  %2622 = shl i64 %2621, 2
  %2623 = add i64 %2622, %2584
  %2624 = inttoptr i64 %2623 to i32 addrspace(1)*
  %2625 = load volatile i32, i32 addrspace(1)* %2624, align 4, !tbaa !11
  %2626 = add i64 %2606, %2600
  %2627 = shl i64 %2626, 2
  %2628 = add i64 %2627, %2584
  %2629 = inttoptr i64 %2628 to i32 addrspace(1)*
  %2630 = load volatile i32, i32 addrspace(1)* %2629, align 4, !tbaa !11
  %2631 = add i64 %2606, %2602
  %2632 = shl i64 %2631, 2
  %2633 = add i64 %2632, %2584
  %2634 = inttoptr i64 %2633 to i32 addrspace(1)*
  %2635 = load volatile i32, i32 addrspace(1)* %2634, align 4, !tbaa !11
  %2636 = add i64 %2606, %2604
  %2637 = shl i64 %2636, 2
  %2638 = add i64 %2637, %2584
  %2639 = inttoptr i64 %2638 to i32 addrspace(1)*
  %2640 = load volatile i32, i32 addrspace(1)* %2639, align 4, !tbaa !11
  %2641 = add i64 %2606, %2588
  %2642 = shl i64 %2641, 2
  %2643 = add i64 %2642, %2584
  %2644 = inttoptr i64 %2643 to i32 addrspace(1)*
  %2645 = load volatile i32, i32 addrspace(1)* %2644, align 4, !tbaa !11
  %2646 = add i64 %2607, %2583
  %2647 = inttoptr i64 %2646 to i32 addrspace(1)*
  store i32 %2610, i32 addrspace(1)* %2647, align 4, !tbaa !11
  %2648 = add i64 %2612, %2583
  %2649 = inttoptr i64 %2648 to i32 addrspace(1)*
  store i32 %2615, i32 addrspace(1)* %2649, align 4, !tbaa !11
  %2650 = add i64 %2617, %2583
  %2651 = inttoptr i64 %2650 to i32 addrspace(1)*
  store i32 %2620, i32 addrspace(1)* %2651, align 4, !tbaa !11
  %2652 = add i64 %2622, %2583
  %2653 = inttoptr i64 %2652 to i32 addrspace(1)*
  store i32 %2625, i32 addrspace(1)* %2653, align 4, !tbaa !11
  %2654 = add i64 %2627, %2583
  %2655 = inttoptr i64 %2654 to i32 addrspace(1)*
  store i32 %2630, i32 addrspace(1)* %2655, align 4, !tbaa !11
  %2656 = add i64 %2632, %2583
  %2657 = inttoptr i64 %2656 to i32 addrspace(1)*
  store i32 %2635, i32 addrspace(1)* %2657, align 4, !tbaa !11
  %2658 = add i64 %2637, %2583
  %2659 = inttoptr i64 %2658 to i32 addrspace(1)*
  store i32 %2640, i32 addrspace(1)* %2659, align 4, !tbaa !11
  %2660 = add i64 %2642, %2583
  %2661 = inttoptr i64 %2660 to i32 addrspace(1)*
  store i32 %2645, i32 addrspace(1)* %2661, align 4, !tbaa !11
  %2662 = add i64 %2606, %2593
  %2663 = add i64 %2662, %2588
  %2664 = icmp ult i64 %2663, %2585
  br i1 %2664, label %2605, label %2665, !llvm.loop !44

2665:                                             ; preds = %2605, %2582
  %2666 = phi i64 [ %2586, %2582 ], [ %2662, %2605 ]
  %2667 = icmp ult i64 %2666, %2585
  br i1 %2667, label %2668, label %2797

2668:                                             ; preds = %2665
  %2669 = shl i64 %2666, 2
  %2670 = add i64 %2669, %2584
  %2671 = inttoptr i64 %2670 to i32 addrspace(1)*
  %2672 = load volatile i32, i32 addrspace(1)* %2671, align 4, !tbaa !11
  %2673 = zext i32 %2161 to i64
  %2674 = add i64 %2666, %2673
  %2675 = icmp ult i64 %2674, %2585
  br i1 %2675, label %2676, label %2681

2676:                                             ; preds = %2668
  %2677 = shl i64 %2674, 2
  %2678 = add i64 %2677, %2584
  %2679 = inttoptr i64 %2678 to i32 addrspace(1)*
  %2680 = load volatile i32, i32 addrspace(1)* %2679, align 4, !tbaa !11
  br label %2681

2681:                                             ; preds = %2676, %2668
  %2682 = phi i32 [ %2680, %2676 ], [ 0, %2668 ]
  %2683 = shl i32 %2161, 1
  %2684 = zext i32 %2683 to i64
  %2685 = add i64 %2666, %2684
  %2686 = icmp ult i64 %2685, %2585
  br i1 %2686, label %2687, label %2692

2687:                                             ; preds = %2681
  %2688 = shl i64 %2685, 2
  %2689 = add i64 %2688, %2584
  %2690 = inttoptr i64 %2689 to i32 addrspace(1)*
  %2691 = load volatile i32, i32 addrspace(1)* %2690, align 4, !tbaa !11
  br label %2692

2692:                                             ; preds = %2687, %2681
  %2693 = phi i32 [ %2691, %2687 ], [ 0, %2681 ]
  %2694 = mul i32 %2161, 3
  %2695 = zext i32 %2694 to i64
  %2696 = add i64 %2666, %2695
  %2697 = icmp ult i64 %2696, %2585
  br i1 %2697, label %2698, label %2703

2698:                                             ; preds = %2692
  %2699 = shl i64 %2696, 2
  %2700 = add i64 %2699, %2584
  %2701 = inttoptr i64 %2700 to i32 addrspace(1)*
  %2702 = load volatile i32, i32 addrspace(1)* %2701, align 4, !tbaa !11
  br label %2703

2703:                                             ; preds = %2698, %2692
  %2704 = phi i32 [ %2702, %2698 ], [ 0, %2692 ]
  %2705 = shl i32 %2161, 2
  %2706 = zext i32 %2705 to i64
  %2707 = add i64 %2666, %2706
  %2708 = icmp ult i64 %2707, %2585
  br i1 %2708, label %2709, label %2714

2709:                                             ; preds = %2703
  %2710 = shl i64 %2707, 2
  %2711 = add i64 %2710, %2584
  %2712 = inttoptr i64 %2711 to i32 addrspace(1)*
  %2713 = load volatile i32, i32 addrspace(1)* %2712, align 4, !tbaa !11
  br label %2714

2714:                                             ; preds = %2709, %2703
  %2715 = phi i32 [ %2713, %2709 ], [ 0, %2703 ]
  %2716 = mul i32 %2161, 5
  %2717 = zext i32 %2716 to i64
  %2718 = add i64 %2666, %2717
  %2719 = icmp ult i64 %2718, %2585
  br i1 %2719, label %2720, label %2725

2720:                                             ; preds = %2714
  %2721 = shl i64 %2718, 2
  %2722 = add i64 %2721, %2584
  %2723 = inttoptr i64 %2722 to i32 addrspace(1)*
  %2724 = load volatile i32, i32 addrspace(1)* %2723, align 4, !tbaa !11
  br label %2725

2725:                                             ; preds = %2720, %2714
  %2726 = phi i32 [ %2724, %2720 ], [ 0, %2714 ]
  %2727 = mul i32 %2161, 6
  %2728 = zext i32 %2727 to i64
  %2729 = add i64 %2666, %2728
  %2730 = icmp ult i64 %2729, %2585
  br i1 %2730, label %2731, label %2736

2731:                                             ; preds = %2725
  %2732 = shl i64 %2729, 2
  %2733 = add i64 %2732, %2584
  %2734 = inttoptr i64 %2733 to i32 addrspace(1)*
  %2735 = load volatile i32, i32 addrspace(1)* %2734, align 4, !tbaa !11
  br label %2736

2736:                                             ; preds = %2731, %2725
  %2737 = phi i32 [ %2735, %2731 ], [ 0, %2725 ]
  %2738 = add i64 %2666, %2588
  %2739 = icmp ult i64 %2738, %2585
  br i1 %2739, label %2740, label %2745

2740:                                             ; preds = %2736
  %2741 = shl i64 %2738, 2
  %2742 = add i64 %2741, %2584
  %2743 = inttoptr i64 %2742 to i32 addrspace(1)*
  %2744 = load volatile i32, i32 addrspace(1)* %2743, align 4, !tbaa !11
  br label %2745

2745:                                             ; preds = %2740, %2736
  %2746 = phi i32 [ %2744, %2740 ], [ 0, %2736 ]
  %2747 = add i64 %2669, %2583
  %2748 = inttoptr i64 %2747 to i32 addrspace(1)*
  store i32 %2672, i32 addrspace(1)* %2748, align 4, !tbaa !11
  br i1 %2675, label %2749, label %2753

2749:                                             ; preds = %2745
  %2750 = shl i64 %2674, 2
  %2751 = add i64 %2750, %2583
  %2752 = inttoptr i64 %2751 to i32 addrspace(1)*
  store i32 %2682, i32 addrspace(1)* %2752, align 4, !tbaa !11
  br label %2753

2753:                                             ; preds = %2749, %2745
  br i1 %2686, label %2754, label %2758

2754:                                             ; preds = %2753
  %2755 = shl i64 %2685, 2
  %2756 = add i64 %2755, %2583
  %2757 = inttoptr i64 %2756 to i32 addrspace(1)*
  store i32 %2693, i32 addrspace(1)* %2757, align 4, !tbaa !11
  br label %2758

2758:                                             ; preds = %2754, %2753
  br i1 %2697, label %2759, label %2763

2759:                                             ; preds = %2758
  %2760 = shl i64 %2696, 2
  %2761 = add i64 %2760, %2583
  %2762 = inttoptr i64 %2761 to i32 addrspace(1)*
  store i32 %2704, i32 addrspace(1)* %2762, align 4, !tbaa !11
  br label %2763

2763:                                             ; preds = %2759, %2758
  br i1 %2708, label %2764, label %2768

2764:                                             ; preds = %2763
  %2765 = shl i64 %2707, 2
  %2766 = add i64 %2765, %2583
  %2767 = inttoptr i64 %2766 to i32 addrspace(1)*
  store i32 %2715, i32 addrspace(1)* %2767, align 4, !tbaa !11
  br label %2768

2768:                                             ; preds = %2764, %2763
  br i1 %2719, label %2769, label %2773

2769:                                             ; preds = %2768
  %2770 = shl i64 %2718, 2
  %2771 = add i64 %2770, %2583
  %2772 = inttoptr i64 %2771 to i32 addrspace(1)*
  store i32 %2726, i32 addrspace(1)* %2772, align 4, !tbaa !11
  br label %2773

2773:                                             ; preds = %2769, %2768
  br i1 %2730, label %2774, label %2778

2774:                                             ; preds = %2773
  %2775 = shl i64 %2729, 2
  %2776 = add i64 %2775, %2583
  %2777 = inttoptr i64 %2776 to i32 addrspace(1)*
  store i32 %2737, i32 addrspace(1)* %2777, align 4, !tbaa !11
  br label %2778

2778:                                             ; preds = %2774, %2773
  br i1 %2739, label %2779, label %2797

2779:                                             ; preds = %2778
  %2780 = shl i64 %2738, 2
  %2781 = add i64 %2780, %2583
  %2782 = inttoptr i64 %2781 to i32 addrspace(1)*
  store i32 %2746, i32 addrspace(1)* %2782, align 4, !tbaa !11
  br label %2797

2783:                                             ; preds = %2375
  %2784 = zext i32 %2160 to i64
  %2785 = icmp ugt i64 %1545, %2784
  br i1 %2785, label %2786, label %2827

2786:                                             ; preds = %2783
  %2787 = zext i32 %2161 to i64
  br label %2788

2788:                                             ; preds = %2788, %2786
  %2789 = phi i64 [ %2784, %2786 ], [ %2795, %2788 ]
  %2790 = add i64 %2789, %2159
  %2791 = inttoptr i64 %2790 to i8 addrspace(1)*
  %2792 = load volatile i8, i8 addrspace(1)* %2791, align 1, !tbaa !11
  %2793 = add i64 %2789, %77
  %2794 = inttoptr i64 %2793 to i8 addrspace(1)*
  store i8 %2792, i8 addrspace(1)* %2794, align 1, !tbaa !11
  %2795 = add i64 %2789, %2787
  %2796 = icmp ult i64 %2795, %1545
  br i1 %2796, label %2788, label %2827, !llvm.loop !45

2797:                                             ; preds = %2779, %2778, %2665, %2578, %2577, %2464
  %2798 = phi i64 [ %2586, %2779 ], [ %2586, %2778 ], [ %2586, %2665 ], [ %2385, %2578 ], [ %2385, %2577 ], [ %2385, %2464 ]
  %2799 = icmp ugt i64 %2377, %2798
  br i1 %2799, label %2800, label %2811

2800:                                             ; preds = %2797
  %2801 = zext i32 %2161 to i64
  br label %2802

2802:                                             ; preds = %2802, %2800
  %2803 = phi i64 [ %2798, %2800 ], [ %2809, %2802 ]
  %2804 = add i64 %2803, %2159
  %2805 = inttoptr i64 %2804 to i8 addrspace(1)*
  %2806 = load volatile i8, i8 addrspace(1)* %2805, align 1, !tbaa !11
  %2807 = add i64 %2803, %77
  %2808 = inttoptr i64 %2807 to i8 addrspace(1)*
  store i8 %2806, i8 addrspace(1)* %2808, align 1, !tbaa !11
  %2809 = add i64 %2803, %2801
  %2810 = icmp ult i64 %2809, %2377
  br i1 %2810, label %2802, label %2811, !llvm.loop !45

2811:                                             ; preds = %2802, %2797
  %2812 = add i64 %2380, %2377
  %2813 = sub i64 %1545, %2812
  %2814 = icmp ugt i64 %2813, %2798
  br i1 %2814, label %2815, label %2827

2815:                                             ; preds = %2811
  %2816 = zext i32 %2161 to i64
  br label %2817

2817:                                             ; preds = %2817, %2815
  %2818 = phi i64 [ %2798, %2815 ], [ %2825, %2817 ]
  %2819 = add i64 %2818, %2812
  %2820 = add i64 %2819, %2159
  %2821 = inttoptr i64 %2820 to i8 addrspace(1)*
  %2822 = load volatile i8, i8 addrspace(1)* %2821, align 1, !tbaa !11
  %2823 = add i64 %2819, %77
  %2824 = inttoptr i64 %2823 to i8 addrspace(1)*
  store i8 %2822, i8 addrspace(1)* %2824, align 1, !tbaa !11
  %2825 = add i64 %2818, %2816
  %2826 = icmp ult i64 %2825, %2813
  br i1 %2826, label %2817, label %2827, !llvm.loop !45

2827:                                             ; preds = %2817, %2788, %2811, %2783, %2371, %2370, %2257, %2136
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !85
  %2828 = and i64 %2143, 4286578688
  %2829 = icmp eq i64 %2828, 58720256
  br i1 %2829, label %2830, label %2831

2830:                                             ; preds = %2827
  store i32 %2139, i32* %51, align 4, !tbaa !59
  br label %2844

2831:                                             ; preds = %2827
  %2832 = load i32, i32* %41, align 8, !tbaa !41
  %2833 = icmp eq i32 %2832, 0
  br i1 %2833, label %2834, label %2844

2834:                                             ; preds = %2831
  %2835 = lshr i32 %2021, 3
  %2836 = and i32 %2835, 536870904
  %2837 = zext i32 %2836 to i64
  %2838 = and i32 %2021, 63
  %2839 = zext i32 %2838 to i64
  %2840 = shl nuw i64 1, %2839
  %2841 = load i64, i64* %50, align 8, !tbaa !57
  %2842 = add i64 %2841, %2837
  %2843 = inttoptr i64 %2842 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %2843, i64 %2840) #10, !srcloc !58
  br label %2844

2844:                                             ; preds = %2834, %2831, %2830
  %2845 = zext i1 %2153 to i32
  %2846 = load i32, i32* %71, align 4, !tbaa !9
  %2847 = add i32 %2846, %2845
  store i32 %2847, i32* %71, align 4, !tbaa !9
  br label %5165

2848:                                             ; preds = %1827
  %2849 = trunc i64 %1828 to i32
  store i32 %2849, i32* %51, align 4, !tbaa !59
  br label %5165

2850:                                             ; preds = %1827
  %2851 = load i32, i32* %35, align 8, !tbaa !37
  %2852 = zext i32 %2851 to i64
  %2853 = lshr i64 %78, %2852
  %2854 = shl i64 %2853, %2852
  %2855 = shl nuw i64 1, %2852
  %2856 = load i64, i64* %59, align 8, !tbaa !86
  %2857 = sub i64 %2856, %2854
  %2858 = icmp ult i64 %2857, %2855
  %2859 = select i1 %2858, i64 %2857, i64 %2855
  %2860 = load i32, i32* %41, align 8, !tbaa !41
  %2861 = icmp eq i32 %2860, 0
  br i1 %2861, label %2864, label %2862

2862:                                             ; preds = %2850
  %2863 = and i64 %1828, 4294967295
  br label %2967

2864:                                             ; preds = %2850
  %2865 = load i64, i64* %60, align 8, !tbaa !77
  %2866 = load i64, i64* %56, align 8, !tbaa !69
  %2867 = and i64 %1828, 4294967295
  %2868 = shl nuw nsw i64 %2867, 2
  %2869 = add i64 %2866, %2868
  %2870 = inttoptr i64 %2869 to i32*
  %2871 = load volatile i32, i32* %2870, align 4, !tbaa !9
  %2872 = add i32 %2871, 1
  %2873 = load i64, i64* %61, align 8, !tbaa !78
  %2874 = inttoptr i64 %2873 to i64*
  %2875 = atomicrmw add i64* %2874, i64 1 seq_cst, align 8
  %2876 = load i32, i32* %63, align 8, !tbaa !79
  %2877 = zext i32 %2876 to i64
  %2878 = lshr i64 %2875, %2877
  %2879 = and i64 %2878, 1
  %2880 = xor i64 %2879, 1
  %2881 = load i64, i64* %29, align 8, !tbaa !80
  %2882 = shl nsw i64 -1, %2877
  %2883 = xor i64 %2882, -1
  %2884 = and i64 %2875, %2883
  %2885 = shl i64 %2884, 5
  %2886 = add i64 %2885, %2881
  %2887 = inttoptr i64 %2886 to i64*
  store volatile i32 %2872, i32* %2870, align 4, !tbaa !9
  %2888 = zext i32 %2872 to i64
  %2889 = shl nuw i64 %2888, 32
  %2890 = shl nuw nsw i64 %2867, 16
  %2891 = or i64 %2890, %2889
  %2892 = or i64 %2891, %2880
  %2893 = or i64 %2892, 256
  %2894 = or i64 %2880, %2865
  tail call void asm sideeffect "st.volatile.global.v2.u64 [$0], {$1, $2};", "l,l,l,~{memory}"(i64* %2887, i64 %2893, i64 %2894) #10, !srcloc !81
  %2895 = getelementptr inbounds i64, i64* %2887, i64 2
  %2896 = shl i64 %2854, 1
  %2897 = or i64 %2880, %2896
  %2898 = shl i64 %2859, 1
  %2899 = or i64 %2880, %2898
  tail call void asm sideeffect "st.volatile.global.v2.u64 [$0], {$1, $2};", "l,l,l,~{memory}"(i64* nonnull %2895, i64 %2897, i64 %2899) #10, !srcloc !81
  %2900 = shl nuw nsw i64 %2867, 3
  br label %2901

2901:                                             ; preds = %2942, %2864
  %2902 = phi i32 [ 1, %2864 ], [ %2943, %2942 ]
  %2903 = phi i64 [ 0, %2864 ], [ %2944, %2942 ]
  %2904 = phi i32 [ 0, %2864 ], [ %2946, %2942 ]
  %2905 = load i64, i64* %55, align 8, !tbaa !67
  %2906 = add i64 %2905, %2900
  %2907 = inttoptr i64 %2906 to i64*
  %2908 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %2907) #10, !srcloc !68
  %2909 = trunc i64 %2908 to i32
  %2910 = lshr i64 %2908, 32
  %2911 = icmp eq i64 %2910, %2888
  br i1 %2911, label %2912, label %2917

2912:                                             ; preds = %2901
  %2913 = icmp slt i32 %2909, 0
  %2914 = select i1 %2913, i32 0, i32 %2909
  %2915 = sub nsw i32 0, %2909
  %2916 = select i1 %2913, i32 %2915, i32 0
  br label %2942

2917:                                             ; preds = %2901
  %2918 = add i32 %2902, 1
  %2919 = and i32 %2902, 63
  %2920 = icmp eq i32 %2919, 0
  br i1 %2920, label %2921, label %2937

2921:                                             ; preds = %2917
  %2922 = load i64, i64* %57, align 8, !tbaa !73
  %2923 = inttoptr i64 %2922 to i64*
  %2924 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %2923) #10, !srcloc !68
  %2925 = icmp eq i64 %2924, 0
  br i1 %2925, label %2926, label %2937

2926:                                             ; preds = %2921
  %2927 = icmp eq i64 %2903, 0
  br i1 %2927, label %2928, label %2932

2928:                                             ; preds = %2926
  %2929 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !74
  %2930 = load i64, i64* %58, align 8, !tbaa !75
  %2931 = add i64 %2930, %2929
  br label %2932

2932:                                             ; preds = %2928, %2926
  %2933 = phi i64 [ %2931, %2928 ], [ %2903, %2926 ]
  %2934 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !74
  %2935 = icmp ult i64 %2934, %2933
  %2936 = select i1 %2935, i32 0, i32 110
  br label %2937

2937:                                             ; preds = %2932, %2921, %2917
  %2938 = phi i64 [ %2933, %2932 ], [ %2903, %2921 ], [ %2903, %2917 ]
  %2939 = phi i32 [ %2936, %2932 ], [ 108, %2921 ], [ 0, %2917 ]
  %2940 = icmp eq i32 %2939, 0
  %2941 = select i1 %2940, i32 0, i32 2
  br label %2942

2942:                                             ; preds = %2937, %2912
  %2943 = phi i32 [ %2902, %2912 ], [ %2918, %2937 ]
  %2944 = phi i64 [ %2903, %2912 ], [ %2938, %2937 ]
  %2945 = phi i32 [ %2916, %2912 ], [ %2939, %2937 ]
  %2946 = phi i32 [ %2914, %2912 ], [ %2904, %2937 ]
  %2947 = phi i32 [ 1, %2912 ], [ %2941, %2937 ]
  switch i32 %2947, label %2957 [
    i32 0, label %2901
    i32 2, label %2948
  ], !llvm.loop !82

2948:                                             ; preds = %2942
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !33
  %2949 = load i64, i64* %54, align 8, !tbaa !66
  %2950 = lshr i64 %1828, 3
  %2951 = and i64 %2950, 536870904
  %2952 = add i64 %2949, %2951
  %2953 = inttoptr i64 %2952 to i64*
  %2954 = and i64 %1828, 63
  %2955 = shl nuw i64 1, %2954
  %2956 = atomicrmw or i64* %2953, i64 %2955 seq_cst, align 8
  br label %2957

2957:                                             ; preds = %2942, %2948
  %2958 = phi i64 [ 36028797018963968, %2948 ], [ 0, %2942 ]
  %2959 = icmp eq i32 %2945, 0
  br i1 %2959, label %2964, label %2960

2960:                                             ; preds = %2957
  %2961 = zext i32 %2945 to i64
  %2962 = or i64 %2958, %2961
  %2963 = or i64 %2962, 216172782113783808
  br label %2967

2964:                                             ; preds = %2957
  %2965 = zext i32 %2946 to i64
  %2966 = or i64 %2965, 144115188075855872
  br label %2967

2967:                                             ; preds = %2964, %2960, %2862
  %2968 = phi i64 [ %2863, %2862 ], [ %2867, %2964 ], [ %2867, %2960 ]
  %2969 = phi i64 [ 0, %2862 ], [ %2966, %2964 ], [ %2963, %2960 ]
  %2970 = trunc i64 %2969 to i32
  %2971 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2970, i32 0, i32 31) #8
  %2972 = lshr i64 %2969, 32
  %2973 = trunc i64 %2972 to i32
  %2974 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2973, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !27
  %2975 = zext i32 %2974 to i64
  %2976 = shl nuw i64 %2975, 32
  %2977 = zext i32 %2971 to i64
  %2978 = sub i64 %78, %2854
  %2979 = add i64 %2978, %1545
  %2980 = and i64 %2975, 4278190080
  %2981 = icmp eq i64 %2980, 50331648
  %2982 = and i64 %2976, 72057589742960640
  %2983 = or i64 %2982, %2977
  %2984 = icmp ult i64 %2983, %2979
  %2985 = select i1 %2984, i32 61, i32 0
  %2986 = select i1 %2981, i32 %2971, i32 %2985
  %2987 = load i64, i64* %64, align 8, !tbaa !83
  %2988 = load i64, i64* %65, align 8, !tbaa !84
  %2989 = mul i64 %2988, %2968
  %2990 = add i64 %2989, %2987
  %2991 = icmp eq i32 %2986, 0
  %2992 = icmp ne i64 %77, 0
  %2993 = and i1 %2992, %2991
  br i1 %2993, label %2994, label %3663

2994:                                             ; preds = %2967
  %2995 = add i64 %2990, %2978
  %2996 = load i32, i32* %41, align 8, !tbaa !41
  %2997 = load i32, i32* %46, align 4, !tbaa !42
  %2998 = xor i64 %2995, %77
  %2999 = and i64 %2998, 15
  %3000 = icmp eq i64 %2999, 0
  %3001 = and i64 %2998, 3
  %3002 = icmp eq i64 %3001, 0
  %3003 = select i1 %3002, i64 4, i64 1
  %3004 = select i1 %3000, i64 16, i64 %3003
  %3005 = sub i64 0, %77
  %3006 = add nsw i64 %3004, -1
  %3007 = and i64 %3006, %3005
  %3008 = or i64 %1545, %77
  %3009 = or i64 %3008, %2995
  %3010 = and i64 %3009, 15
  %3011 = icmp eq i64 %3010, 0
  br i1 %3011, label %3012, label %3211

3012:                                             ; preds = %2994
  %3013 = lshr i64 %1545, 4
  %3014 = zext i32 %2996 to i64
  %3015 = mul i32 %2997, 7
  %3016 = zext i32 %3015 to i64
  %3017 = add nuw nsw i64 %3016, %3014
  %3018 = icmp ult i64 %3017, %3013
  br i1 %3018, label %3019, label %3093

3019:                                             ; preds = %3012
  %3020 = shl i32 %2997, 3
  %3021 = zext i32 %3020 to i64
  %3022 = zext i32 %2997 to i64
  %3023 = shl i32 %2997, 1
  %3024 = zext i32 %3023 to i64
  %3025 = mul i32 %2997, 3
  %3026 = zext i32 %3025 to i64
  %3027 = shl i32 %2997, 2
  %3028 = zext i32 %3027 to i64
  %3029 = mul i32 %2997, 5
  %3030 = zext i32 %3029 to i64
  %3031 = mul i32 %2997, 6
  %3032 = zext i32 %3031 to i64
  br label %3033

3033:                                             ; preds = %3033, %3019
  %3034 = phi i64 [ %3014, %3019 ], [ %3090, %3033 ]
  %3035 = shl i64 %3034, 4
  %3036 = add i64 %3035, %2995
  %3037 = inttoptr i64 %3036 to <4 x i32> addrspace(1)*
  %3038 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3037, align 16, !tbaa !11
  %3039 = add i64 %3034, %3022
  %3040 = shl i64 %3039, 4
  %3041 = add i64 %3040, %2995
  %3042 = inttoptr i64 %3041 to <4 x i32> addrspace(1)*
  %3043 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3042, align 16, !tbaa !11
  %3044 = add i64 %3034, %3024
  %3045 = shl i64 %3044, 4
  %3046 = add i64 %3045, %2995
  %3047 = inttoptr i64 %3046 to <4 x i32> addrspace(1)*
  %3048 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3047, align 16, !tbaa !11
  %3049 = add i64 %3034, %3026
  %3050 = shl i64 %3049, 4
  %3051 = add i64 %3050, %2995
  %3052 = inttoptr i64 %3051 to <4 x i32> addrspace(1)*
  %3053 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3052, align 16, !tbaa !11
  %3054 = add i64 %3034, %3028
  %3055 = shl i64 %3054, 4
  %3056 = add i64 %3055, %2995
  %3057 = inttoptr i64 %3056 to <4 x i32> addrspace(1)*
  %3058 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3057, align 16, !tbaa !11
  %3059 = add i64 %3034, %3030
  %3060 = shl i64 %3059, 4
  %3061 = add i64 %3060, %2995
  %3062 = inttoptr i64 %3061 to <4 x i32> addrspace(1)*
  %3063 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3062, align 16, !tbaa !11
  %3064 = add i64 %3034, %3032
  %3065 = shl i64 %3064, 4
  %3066 = add i64 %3065, %2995
  %3067 = inttoptr i64 %3066 to <4 x i32> addrspace(1)*
  %3068 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3067, align 16, !tbaa !11
  %3069 = add i64 %3034, %3016
  %3070 = shl i64 %3069, 4
  %3071 = add i64 %3070, %2995
  %3072 = inttoptr i64 %3071 to <4 x i32> addrspace(1)*
  %3073 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3072, align 16, !tbaa !11
  %3074 = add i64 %3035, %77
  %3075 = inttoptr i64 %3074 to <4 x i32> addrspace(1)*
  store <4 x i32> %3038, <4 x i32> addrspace(1)* %3075, align 16, !tbaa !11
  %3076 = add i64 %3040, %77
  %3077 = inttoptr i64 %3076 to <4 x i32> addrspace(1)*
  store <4 x i32> %3043, <4 x i32> addrspace(1)* %3077, align 16, !tbaa !11
  %3078 = add i64 %3045, %77
  %3079 = inttoptr i64 %3078 to <4 x i32> addrspace(1)*
  store <4 x i32> %3048, <4 x i32> addrspace(1)* %3079, align 16, !tbaa !11
  %3080 = add i64 %3050, %77
  %3081 = inttoptr i64 %3080 to <4 x i32> addrspace(1)*
  store <4 x i32> %3053, <4 x i32> addrspace(1)* %3081, align 16, !tbaa !11
  %3082 = add i64 %3055, %77
  %3083 = inttoptr i64 %3082 to <4 x i32> addrspace(1)*
  store <4 x i32> %3058, <4 x i32> addrspace(1)* %3083, align 16, !tbaa !11
  %3084 = add i64 %3060, %77
  %3085 = inttoptr i64 %3084 to <4 x i32> addrspace(1)*
  store <4 x i32> %3063, <4 x i32> addrspace(1)* %3085, align 16, !tbaa !11
  %3086 = add i64 %3065, %77
  %3087 = inttoptr i64 %3086 to <4 x i32> addrspace(1)*
  store <4 x i32> %3068, <4 x i32> addrspace(1)* %3087, align 16, !tbaa !11
  %3088 = add i64 %3070, %77
  %3089 = inttoptr i64 %3088 to <4 x i32> addrspace(1)*
  store <4 x i32> %3073, <4 x i32> addrspace(1)* %3089, align 16, !tbaa !11
  %3090 = add i64 %3034, %3021
  %3091 = add i64 %3090, %3016
  %3092 = icmp ult i64 %3091, %3013
  br i1 %3092, label %3033, label %3093, !llvm.loop !43

3093:                                             ; preds = %3033, %3012
  %3094 = phi i64 [ %3014, %3012 ], [ %3090, %3033 ]
  %3095 = icmp ult i64 %3094, %3013
  br i1 %3095, label %3096, label %3663

3096:                                             ; preds = %3093
  %3097 = shl i64 %3094, 4
  %3098 = add i64 %3097, %2995
  %3099 = inttoptr i64 %3098 to <4 x i32> addrspace(1)*
  %3100 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3099, align 16, !tbaa !11
  %3101 = zext i32 %2997 to i64
  %3102 = add i64 %3094, %3101
  %3103 = icmp ult i64 %3102, %3013
  br i1 %3103, label %3104, label %3109

3104:                                             ; preds = %3096
  %3105 = shl i64 %3102, 4
  %3106 = add i64 %3105, %2995
  %3107 = inttoptr i64 %3106 to <4 x i32> addrspace(1)*
  %3108 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3107, align 16, !tbaa !11
  br label %3109

3109:                                             ; preds = %3104, %3096
  %3110 = phi <4 x i32> [ %3108, %3104 ], [ zeroinitializer, %3096 ]
  %3111 = shl i32 %2997, 1
  %3112 = zext i32 %3111 to i64
  %3113 = add i64 %3094, %3112
  %3114 = icmp ult i64 %3113, %3013
  br i1 %3114, label %3115, label %3120

3115:                                             ; preds = %3109
  %3116 = shl i64 %3113, 4
  %3117 = add i64 %3116, %2995
  %3118 = inttoptr i64 %3117 to <4 x i32> addrspace(1)*
  %3119 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3118, align 16, !tbaa !11
  br label %3120

3120:                                             ; preds = %3115, %3109
  %3121 = phi <4 x i32> [ %3119, %3115 ], [ zeroinitializer, %3109 ]
  %3122 = mul i32 %2997, 3
  %3123 = zext i32 %3122 to i64
  %3124 = add i64 %3094, %3123
  %3125 = icmp ult i64 %3124, %3013
  br i1 %3125, label %3126, label %3131

3126:                                             ; preds = %3120
  %3127 = shl i64 %3124, 4
  %3128 = add i64 %3127, %2995
  %3129 = inttoptr i64 %3128 to <4 x i32> addrspace(1)*
  %3130 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3129, align 16, !tbaa !11
  br label %3131

3131:                                             ; preds = %3126, %3120
  %3132 = phi <4 x i32> [ %3130, %3126 ], [ zeroinitializer, %3120 ]
  %3133 = shl i32 %2997, 2
  %3134 = zext i32 %3133 to i64
  %3135 = add i64 %3094, %3134
  %3136 = icmp ult i64 %3135, %3013
  br i1 %3136, label %3137, label %3142

3137:                                             ; preds = %3131
  %3138 = shl i64 %3135, 4
  %3139 = add i64 %3138, %2995
  %3140 = inttoptr i64 %3139 to <4 x i32> addrspace(1)*
  %3141 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3140, align 16, !tbaa !11
  br label %3142

3142:                                             ; preds = %3137, %3131
  %3143 = phi <4 x i32> [ %3141, %3137 ], [ zeroinitializer, %3131 ]
  %3144 = mul i32 %2997, 5
  %3145 = zext i32 %3144 to i64
  %3146 = add i64 %3094, %3145
  %3147 = icmp ult i64 %3146, %3013
  br i1 %3147, label %3148, label %3153

3148:                                             ; preds = %3142
  %3149 = shl i64 %3146, 4
  %3150 = add i64 %3149, %2995
  %3151 = inttoptr i64 %3150 to <4 x i32> addrspace(1)*
  %3152 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3151, align 16, !tbaa !11
  br label %3153

3153:                                             ; preds = %3148, %3142
  %3154 = phi <4 x i32> [ %3152, %3148 ], [ zeroinitializer, %3142 ]
  %3155 = mul i32 %2997, 6
  %3156 = zext i32 %3155 to i64
  %3157 = add i64 %3094, %3156
  %3158 = icmp ult i64 %3157, %3013
  br i1 %3158, label %3159, label %3164

3159:                                             ; preds = %3153
  %3160 = shl i64 %3157, 4
  %3161 = add i64 %3160, %2995
  %3162 = inttoptr i64 %3161 to <4 x i32> addrspace(1)*
  %3163 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3162, align 16, !tbaa !11
  br label %3164

3164:                                             ; preds = %3159, %3153
  %3165 = phi <4 x i32> [ %3163, %3159 ], [ zeroinitializer, %3153 ]
  %3166 = add i64 %3094, %3016
  %3167 = icmp ult i64 %3166, %3013
  br i1 %3167, label %3168, label %3173

3168:                                             ; preds = %3164
  %3169 = shl i64 %3166, 4
  %3170 = add i64 %3169, %2995
  %3171 = inttoptr i64 %3170 to <4 x i32> addrspace(1)*
  %3172 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3171, align 16, !tbaa !11
  br label %3173

3173:                                             ; preds = %3168, %3164
  %3174 = phi <4 x i32> [ %3172, %3168 ], [ zeroinitializer, %3164 ]
  %3175 = add i64 %3097, %77
  %3176 = inttoptr i64 %3175 to <4 x i32> addrspace(1)*
  store <4 x i32> %3100, <4 x i32> addrspace(1)* %3176, align 16, !tbaa !11
  br i1 %3103, label %3177, label %3181

3177:                                             ; preds = %3173
  %3178 = shl i64 %3102, 4
  %3179 = add i64 %3178, %77
  %3180 = inttoptr i64 %3179 to <4 x i32> addrspace(1)*
  store <4 x i32> %3110, <4 x i32> addrspace(1)* %3180, align 16, !tbaa !11
  br label %3181

3181:                                             ; preds = %3177, %3173
  br i1 %3114, label %3182, label %3186

3182:                                             ; preds = %3181
  %3183 = shl i64 %3113, 4
  %3184 = add i64 %3183, %77
  %3185 = inttoptr i64 %3184 to <4 x i32> addrspace(1)*
  store <4 x i32> %3121, <4 x i32> addrspace(1)* %3185, align 16, !tbaa !11
  br label %3186

3186:                                             ; preds = %3182, %3181
  br i1 %3125, label %3187, label %3191

3187:                                             ; preds = %3186
  %3188 = shl i64 %3124, 4
  %3189 = add i64 %3188, %77
  %3190 = inttoptr i64 %3189 to <4 x i32> addrspace(1)*
  store <4 x i32> %3132, <4 x i32> addrspace(1)* %3190, align 16, !tbaa !11
  br label %3191

3191:                                             ; preds = %3187, %3186
  br i1 %3136, label %3192, label %3196

3192:                                             ; preds = %3191
  %3193 = shl i64 %3135, 4
  %3194 = add i64 %3193, %77
  %3195 = inttoptr i64 %3194 to <4 x i32> addrspace(1)*
  store <4 x i32> %3143, <4 x i32> addrspace(1)* %3195, align 16, !tbaa !11
  br label %3196

3196:                                             ; preds = %3192, %3191
  br i1 %3147, label %3197, label %3201

3197:                                             ; preds = %3196
  %3198 = shl i64 %3146, 4
  %3199 = add i64 %3198, %77
  %3200 = inttoptr i64 %3199 to <4 x i32> addrspace(1)*
  store <4 x i32> %3154, <4 x i32> addrspace(1)* %3200, align 16, !tbaa !11
  br label %3201

3201:                                             ; preds = %3197, %3196
  br i1 %3158, label %3202, label %3206

3202:                                             ; preds = %3201
  %3203 = shl i64 %3157, 4
  %3204 = add i64 %3203, %77
  %3205 = inttoptr i64 %3204 to <4 x i32> addrspace(1)*
  store <4 x i32> %3165, <4 x i32> addrspace(1)* %3205, align 16, !tbaa !11
  br label %3206

3206:                                             ; preds = %3202, %3201
  br i1 %3167, label %3207, label %3663

3207:                                             ; preds = %3206
  %3208 = shl i64 %3166, 4
  %3209 = add i64 %3208, %77
  %3210 = inttoptr i64 %3209 to <4 x i32> addrspace(1)*
  store <4 x i32> %3174, <4 x i32> addrspace(1)* %3210, align 16, !tbaa !11
  br label %3663

3211:                                             ; preds = %2994
  %3212 = icmp ult i64 %3007, %1545
  %3213 = select i1 %3212, i64 %3007, i64 %1545
  %3214 = sub i64 %1545, %3213
  %3215 = sub nsw i64 0, %3004
  %3216 = and i64 %3214, %3215
  switch i64 %3004, label %3619 [
    i64 16, label %3217
    i64 4, label %3418
  ]

3217:                                             ; preds = %3211
  %3218 = add i64 %3213, %77
  %3219 = add i64 %3213, %2995
  %3220 = lshr i64 %3216, 4
  %3221 = zext i32 %2996 to i64
  %3222 = mul i32 %2997, 7
  %3223 = zext i32 %3222 to i64
  %3224 = add nuw nsw i64 %3223, %3221
  %3225 = icmp ult i64 %3224, %3220
  br i1 %3225, label %3226, label %3300

3226:                                             ; preds = %3217
  %3227 = shl i32 %2997, 3
  %3228 = zext i32 %3227 to i64
  %3229 = zext i32 %2997 to i64
  %3230 = shl i32 %2997, 1
  %3231 = zext i32 %3230 to i64
  %3232 = mul i32 %2997, 3
  %3233 = zext i32 %3232 to i64
  %3234 = shl i32 %2997, 2
  %3235 = zext i32 %3234 to i64
  %3236 = mul i32 %2997, 5
  %3237 = zext i32 %3236 to i64
  %3238 = mul i32 %2997, 6
  %3239 = zext i32 %3238 to i64
  br label %3240

3240:                                             ; preds = %3240, %3226
  %3241 = phi i64 [ %3221, %3226 ], [ %3297, %3240 ]
  %3242 = shl i64 %3241, 4
  %3243 = add i64 %3242, %3219
  %3244 = inttoptr i64 %3243 to <4 x i32> addrspace(1)*
  %3245 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3244, align 16, !tbaa !11
  %3246 = add i64 %3241, %3229
  %3247 = shl i64 %3246, 4
  %3248 = add i64 %3247, %3219
  %3249 = inttoptr i64 %3248 to <4 x i32> addrspace(1)*
  %3250 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3249, align 16, !tbaa !11
  %3251 = add i64 %3241, %3231
  %3252 = shl i64 %3251, 4
  %3253 = add i64 %3252, %3219
  %3254 = inttoptr i64 %3253 to <4 x i32> addrspace(1)*
  %3255 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3254, align 16, !tbaa !11
  %3256 = add i64 %3241, %3233
  %3257 = shl i64 %3256, 4
  %3258 = add i64 %3257, %3219
  %3259 = inttoptr i64 %3258 to <4 x i32> addrspace(1)*
  %3260 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3259, align 16, !tbaa !11
  %3261 = add i64 %3241, %3235
  %3262 = shl i64 %3261, 4
  %3263 = add i64 %3262, %3219
  %3264 = inttoptr i64 %3263 to <4 x i32> addrspace(1)*
  %3265 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3264, align 16, !tbaa !11
  %3266 = add i64 %3241, %3237
  %3267 = shl i64 %3266, 4
  %3268 = add i64 %3267, %3219
  %3269 = inttoptr i64 %3268 to <4 x i32> addrspace(1)*
  %3270 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3269, align 16, !tbaa !11
  %3271 = add i64 %3241, %3239
  %3272 = shl i64 %3271, 4
  %3273 = add i64 %3272, %3219
  %3274 = inttoptr i64 %3273 to <4 x i32> addrspace(1)*
  %3275 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3274, align 16, !tbaa !11
  %3276 = add i64 %3241, %3223
  %3277 = shl i64 %3276, 4
  %3278 = add i64 %3277, %3219
  %3279 = inttoptr i64 %3278 to <4 x i32> addrspace(1)*
  %3280 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3279, align 16, !tbaa !11
  %3281 = add i64 %3242, %3218
  %3282 = inttoptr i64 %3281 to <4 x i32> addrspace(1)*
  store <4 x i32> %3245, <4 x i32> addrspace(1)* %3282, align 16, !tbaa !11
  %3283 = add i64 %3247, %3218
  %3284 = inttoptr i64 %3283 to <4 x i32> addrspace(1)*
  store <4 x i32> %3250, <4 x i32> addrspace(1)* %3284, align 16, !tbaa !11
  %3285 = add i64 %3252, %3218
  %3286 = inttoptr i64 %3285 to <4 x i32> addrspace(1)*
  store <4 x i32> %3255, <4 x i32> addrspace(1)* %3286, align 16, !tbaa !11
  %3287 = add i64 %3257, %3218
  %3288 = inttoptr i64 %3287 to <4 x i32> addrspace(1)*
  store <4 x i32> %3260, <4 x i32> addrspace(1)* %3288, align 16, !tbaa !11
  %3289 = add i64 %3262, %3218
  %3290 = inttoptr i64 %3289 to <4 x i32> addrspace(1)*
  store <4 x i32> %3265, <4 x i32> addrspace(1)* %3290, align 16, !tbaa !11
  %3291 = add i64 %3267, %3218
  %3292 = inttoptr i64 %3291 to <4 x i32> addrspace(1)*
  store <4 x i32> %3270, <4 x i32> addrspace(1)* %3292, align 16, !tbaa !11
  %3293 = add i64 %3272, %3218
  %3294 = inttoptr i64 %3293 to <4 x i32> addrspace(1)*
  store <4 x i32> %3275, <4 x i32> addrspace(1)* %3294, align 16, !tbaa !11
  %3295 = add i64 %3277, %3218
  %3296 = inttoptr i64 %3295 to <4 x i32> addrspace(1)*
  store <4 x i32> %3280, <4 x i32> addrspace(1)* %3296, align 16, !tbaa !11
  %3297 = add i64 %3241, %3228
  %3298 = add i64 %3297, %3223
  %3299 = icmp ult i64 %3298, %3220
  br i1 %3299, label %3240, label %3300, !llvm.loop !43

3300:                                             ; preds = %3240, %3217
  %3301 = phi i64 [ %3221, %3217 ], [ %3297, %3240 ]
  %3302 = icmp ult i64 %3301, %3220
  br i1 %3302, label %3303, label %3633

3303:                                             ; preds = %3300
  %3304 = shl i64 %3301, 4
  %3305 = add i64 %3304, %3219
  %3306 = inttoptr i64 %3305 to <4 x i32> addrspace(1)*
  %3307 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3306, align 16, !tbaa !11
  %3308 = zext i32 %2997 to i64
  %3309 = add i64 %3301, %3308
  %3310 = icmp ult i64 %3309, %3220
  br i1 %3310, label %3311, label %3316

3311:                                             ; preds = %3303
  %3312 = shl i64 %3309, 4
  %3313 = add i64 %3312, %3219
  %3314 = inttoptr i64 %3313 to <4 x i32> addrspace(1)*
  %3315 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3314, align 16, !tbaa !11
  br label %3316

3316:                                             ; preds = %3311, %3303
  %3317 = phi <4 x i32> [ %3315, %3311 ], [ zeroinitializer, %3303 ]
  %3318 = shl i32 %2997, 1
  %3319 = zext i32 %3318 to i64
  %3320 = add i64 %3301, %3319
  %3321 = icmp ult i64 %3320, %3220
  br i1 %3321, label %3322, label %3327

3322:                                             ; preds = %3316
  %3323 = shl i64 %3320, 4
  %3324 = add i64 %3323, %3219
  %3325 = inttoptr i64 %3324 to <4 x i32> addrspace(1)*
  %3326 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3325, align 16, !tbaa !11
  br label %3327

3327:                                             ; preds = %3322, %3316
  %3328 = phi <4 x i32> [ %3326, %3322 ], [ zeroinitializer, %3316 ]
  %3329 = mul i32 %2997, 3
  %3330 = zext i32 %3329 to i64
  %3331 = add i64 %3301, %3330
  %3332 = icmp ult i64 %3331, %3220
  br i1 %3332, label %3333, label %3338

3333:                                             ; preds = %3327
  %3334 = shl i64 %3331, 4
  %3335 = add i64 %3334, %3219
  %3336 = inttoptr i64 %3335 to <4 x i32> addrspace(1)*
  %3337 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3336, align 16, !tbaa !11
  br label %3338

3338:                                             ; preds = %3333, %3327
  %3339 = phi <4 x i32> [ %3337, %3333 ], [ zeroinitializer, %3327 ]
  %3340 = shl i32 %2997, 2
  %3341 = zext i32 %3340 to i64
  %3342 = add i64 %3301, %3341
  %3343 = icmp ult i64 %3342, %3220
  br i1 %3343, label %3344, label %3349

3344:                                             ; preds = %3338
  %3345 = shl i64 %3342, 4
  %3346 = add i64 %3345, %3219
  %3347 = inttoptr i64 %3346 to <4 x i32> addrspace(1)*
  %3348 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3347, align 16, !tbaa !11
  br label %3349

3349:                                             ; preds = %3344, %3338
  %3350 = phi <4 x i32> [ %3348, %3344 ], [ zeroinitializer, %3338 ]
  %3351 = mul i32 %2997, 5
  %3352 = zext i32 %3351 to i64
  %3353 = add i64 %3301, %3352
  %3354 = icmp ult i64 %3353, %3220
  br i1 %3354, label %3355, label %3360

3355:                                             ; preds = %3349
  %3356 = shl i64 %3353, 4
  %3357 = add i64 %3356, %3219
  %3358 = inttoptr i64 %3357 to <4 x i32> addrspace(1)*
  %3359 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3358, align 16, !tbaa !11
  br label %3360

3360:                                             ; preds = %3355, %3349
  %3361 = phi <4 x i32> [ %3359, %3355 ], [ zeroinitializer, %3349 ]
  %3362 = mul i32 %2997, 6
  %3363 = zext i32 %3362 to i64
  %3364 = add i64 %3301, %3363
  %3365 = icmp ult i64 %3364, %3220
  br i1 %3365, label %3366, label %3371

3366:                                             ; preds = %3360
  %3367 = shl i64 %3364, 4
  %3368 = add i64 %3367, %3219
  %3369 = inttoptr i64 %3368 to <4 x i32> addrspace(1)*
  %3370 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3369, align 16, !tbaa !11
  br label %3371

3371:                                             ; preds = %3366, %3360
  %3372 = phi <4 x i32> [ %3370, %3366 ], [ zeroinitializer, %3360 ]
  %3373 = add i64 %3301, %3223
  %3374 = icmp ult i64 %3373, %3220
  br i1 %3374, label %3375, label %3380

3375:                                             ; preds = %3371
  %3376 = shl i64 %3373, 4
  %3377 = add i64 %3376, %3219
  %3378 = inttoptr i64 %3377 to <4 x i32> addrspace(1)*
  %3379 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3378, align 16, !tbaa !11
  br label %3380

3380:                                             ; preds = %3375, %3371
  %3381 = phi <4 x i32> [ %3379, %3375 ], [ zeroinitializer, %3371 ]
  %3382 = add i64 %3304, %3218
  %3383 = inttoptr i64 %3382 to <4 x i32> addrspace(1)*
  store <4 x i32> %3307, <4 x i32> addrspace(1)* %3383, align 16, !tbaa !11
  br i1 %3310, label %3384, label %3388

3384:                                             ; preds = %3380
  %3385 = shl i64 %3309, 4
  %3386 = add i64 %3385, %3218
  %3387 = inttoptr i64 %3386 to <4 x i32> addrspace(1)*
  store <4 x i32> %3317, <4 x i32> addrspace(1)* %3387, align 16, !tbaa !11
  br label %3388

3388:                                             ; preds = %3384, %3380
  br i1 %3321, label %3389, label %3393

3389:                                             ; preds = %3388
  %3390 = shl i64 %3320, 4
  %3391 = add i64 %3390, %3218
  %3392 = inttoptr i64 %3391 to <4 x i32> addrspace(1)*
  store <4 x i32> %3328, <4 x i32> addrspace(1)* %3392, align 16, !tbaa !11
  br label %3393

3393:                                             ; preds = %3389, %3388
  br i1 %3332, label %3394, label %3398

3394:                                             ; preds = %3393
  %3395 = shl i64 %3331, 4
  %3396 = add i64 %3395, %3218
  %3397 = inttoptr i64 %3396 to <4 x i32> addrspace(1)*
  store <4 x i32> %3339, <4 x i32> addrspace(1)* %3397, align 16, !tbaa !11
  br label %3398

3398:                                             ; preds = %3394, %3393
  br i1 %3343, label %3399, label %3403

3399:                                             ; preds = %3398
  %3400 = shl i64 %3342, 4
  %3401 = add i64 %3400, %3218
  %3402 = inttoptr i64 %3401 to <4 x i32> addrspace(1)*
  store <4 x i32> %3350, <4 x i32> addrspace(1)* %3402, align 16, !tbaa !11
  br label %3403

3403:                                             ; preds = %3399, %3398
  br i1 %3354, label %3404, label %3408

3404:                                             ; preds = %3403
  %3405 = shl i64 %3353, 4
  %3406 = add i64 %3405, %3218
  %3407 = inttoptr i64 %3406 to <4 x i32> addrspace(1)*
  store <4 x i32> %3361, <4 x i32> addrspace(1)* %3407, align 16, !tbaa !11
  br label %3408

3408:                                             ; preds = %3404, %3403
  br i1 %3365, label %3409, label %3413

3409:                                             ; preds = %3408
  %3410 = shl i64 %3364, 4
  %3411 = add i64 %3410, %3218
  %3412 = inttoptr i64 %3411 to <4 x i32> addrspace(1)*
  store <4 x i32> %3372, <4 x i32> addrspace(1)* %3412, align 16, !tbaa !11
  br label %3413

3413:                                             ; preds = %3409, %3408
  br i1 %3374, label %3414, label %3633

3414:                                             ; preds = %3413
  %3415 = shl i64 %3373, 4
  %3416 = add i64 %3415, %3218
  %3417 = inttoptr i64 %3416 to <4 x i32> addrspace(1)*
  store <4 x i32> %3381, <4 x i32> addrspace(1)* %3417, align 16, !tbaa !11
  br label %3633

3418:                                             ; preds = %3211
  %3419 = add i64 %3213, %77
  %3420 = add i64 %3213, %2995
  %3421 = lshr i64 %3216, 2
  %3422 = zext i32 %2996 to i64
  %3423 = mul i32 %2997, 7
  %3424 = zext i32 %3423 to i64
  %3425 = add nuw nsw i64 %3424, %3422
  %3426 = icmp ult i64 %3425, %3421
  br i1 %3426, label %3427, label %3501

3427:                                             ; preds = %3418
  %3428 = shl i32 %2997, 3
  %3429 = zext i32 %3428 to i64
  %3430 = zext i32 %2997 to i64
  %3431 = shl i32 %2997, 1
  %3432 = zext i32 %3431 to i64
  %3433 = mul i32 %2997, 3
  %3434 = zext i32 %3433 to i64
  %3435 = shl i32 %2997, 2
  %3436 = zext i32 %3435 to i64
  %3437 = mul i32 %2997, 5
  %3438 = zext i32 %3437 to i64
  %3439 = mul i32 %2997, 6
  %3440 = zext i32 %3439 to i64
  br label %3441

3441:                                             ; preds = %3441, %3427
  %3442 = phi i64 [ %3422, %3427 ], [ %3498, %3441 ]
  %3443 = shl i64 %3442, 2
  %3444 = add i64 %3443, %3420
  %3445 = inttoptr i64 %3444 to i32 addrspace(1)*
  %3446 = load volatile i32, i32 addrspace(1)* %3445, align 4, !tbaa !11
  %3447 = add i64 %3442, %3430
  %3448 = shl i64 %3447, 2
  %3449 = add i64 %3448, %3420
  %3450 = inttoptr i64 %3449 to i32 addrspace(1)*
  %3451 = load volatile i32, i32 addrspace(1)* %3450, align 4, !tbaa !11
  %3452 = add i64 %3442, %3432
  %3453 = shl i64 %3452, 2
  %3454 = add i64 %3453, %3420
  %3455 = inttoptr i64 %3454 to i32 addrspace(1)*
  %3456 = load volatile i32, i32 addrspace(1)* %3455, align 4, !tbaa !11
  %3457 = add i64 %3442, %3434
  %3458 = shl i64 %3457, 2
  %3459 = add i64 %3458, %3420
  %3460 = inttoptr i64 %3459 to i32 addrspace(1)*
  %3461 = load volatile i32, i32 addrspace(1)* %3460, align 4, !tbaa !11
  %3462 = add i64 %3442, %3436
  %3463 = shl i64 %3462, 2
  %3464 = add i64 %3463, %3420
  %3465 = inttoptr i64 %3464 to i32 addrspace(1)*
  %3466 = load volatile i32, i32 addrspace(1)* %3465, align 4, !tbaa !11
  %3467 = add i64 %3442, %3438
  %3468 = shl i64 %3467, 2
  %3469 = add i64 %3468, %3420
  %3470 = inttoptr i64 %3469 to i32 addrspace(1)*
  %3471 = load volatile i32, i32 addrspace(1)* %3470, align 4, !tbaa !11
  %3472 = add i64 %3442, %3440
  %3473 = shl i64 %3472, 2
  %3474 = add i64 %3473, %3420
  %3475 = inttoptr i64 %3474 to i32 addrspace(1)*
  %3476 = load volatile i32, i32 addrspace(1)* %3475, align 4, !tbaa !11
  %3477 = add i64 %3442, %3424
  %3478 = shl i64 %3477, 2
  %3479 = add i64 %3478, %3420
  %3480 = inttoptr i64 %3479 to i32 addrspace(1)*
  %3481 = load volatile i32, i32 addrspace(1)* %3480, align 4, !tbaa !11
  %3482 = add i64 %3443, %3419
  %3483 = inttoptr i64 %3482 to i32 addrspace(1)*
  store i32 %3446, i32 addrspace(1)* %3483, align 4, !tbaa !11
  %3484 = add i64 %3448, %3419
  %3485 = inttoptr i64 %3484 to i32 addrspace(1)*
  store i32 %3451, i32 addrspace(1)* %3485, align 4, !tbaa !11
  %3486 = add i64 %3453, %3419
  %3487 = inttoptr i64 %3486 to i32 addrspace(1)*
  store i32 %3456, i32 addrspace(1)* %3487, align 4, !tbaa !11
  %3488 = add i64 %3458, %3419
  %3489 = inttoptr i64 %3488 to i32 addrspace(1)*
  store i32 %3461, i32 addrspace(1)* %3489, align 4, !tbaa !11
  %3490 = add i64 %3463, %3419
  %3491 = inttoptr i64 %3490 to i32 addrspace(1)*
  store i32 %3466, i32 addrspace(1)* %3491, align 4, !tbaa !11
  %3492 = add i64 %3468, %3419
  %3493 = inttoptr i64 %3492 to i32 addrspace(1)*
  store i32 %3471, i32 addrspace(1)* %3493, align 4, !tbaa !11
  %3494 = add i64 %3473, %3419
  %3495 = inttoptr i64 %3494 to i32 addrspace(1)*
  store i32 %3476, i32 addrspace(1)* %3495, align 4, !tbaa !11
  %3496 = add i64 %3478, %3419
  %3497 = inttoptr i64 %3496 to i32 addrspace(1)*
  store i32 %3481, i32 addrspace(1)* %3497, align 4, !tbaa !11
  %3498 = add i64 %3442, %3429
  %3499 = add i64 %3498, %3424
  %3500 = icmp ult i64 %3499, %3421
  br i1 %3500, label %3441, label %3501, !llvm.loop !44

3501:                                             ; preds = %3441, %3418
  %3502 = phi i64 [ %3422, %3418 ], [ %3498, %3441 ]
  %3503 = icmp ult i64 %3502, %3421
  br i1 %3503, label %3504, label %3633

3504:                                             ; preds = %3501
  %3505 = shl i64 %3502, 2
  %3506 = add i64 %3505, %3420
  %3507 = inttoptr i64 %3506 to i32 addrspace(1)*
  %3508 = load volatile i32, i32 addrspace(1)* %3507, align 4, !tbaa !11
  %3509 = zext i32 %2997 to i64
  %3510 = add i64 %3502, %3509
  %3511 = icmp ult i64 %3510, %3421
  br i1 %3511, label %3512, label %3517

3512:                                             ; preds = %3504
  %3513 = shl i64 %3510, 2
  %3514 = add i64 %3513, %3420
  %3515 = inttoptr i64 %3514 to i32 addrspace(1)*
  %3516 = load volatile i32, i32 addrspace(1)* %3515, align 4, !tbaa !11
  br label %3517

3517:                                             ; preds = %3512, %3504
  %3518 = phi i32 [ %3516, %3512 ], [ 0, %3504 ]
  %3519 = shl i32 %2997, 1
  %3520 = zext i32 %3519 to i64
  %3521 = add i64 %3502, %3520
  %3522 = icmp ult i64 %3521, %3421
  br i1 %3522, label %3523, label %3528

3523:                                             ; preds = %3517
  %3524 = shl i64 %3521, 2
  %3525 = add i64 %3524, %3420
  %3526 = inttoptr i64 %3525 to i32 addrspace(1)*
  %3527 = load volatile i32, i32 addrspace(1)* %3526, align 4, !tbaa !11
  br label %3528

3528:                                             ; preds = %3523, %3517
  %3529 = phi i32 [ %3527, %3523 ], [ 0, %3517 ]
  %3530 = mul i32 %2997, 3
  %3531 = zext i32 %3530 to i64
  %3532 = add i64 %3502, %3531
  %3533 = icmp ult i64 %3532, %3421
  br i1 %3533, label %3534, label %3539

3534:                                             ; preds = %3528
  %3535 = shl i64 %3532, 2
  %3536 = add i64 %3535, %3420
  %3537 = inttoptr i64 %3536 to i32 addrspace(1)*
  %3538 = load volatile i32, i32 addrspace(1)* %3537, align 4, !tbaa !11
  br label %3539

3539:                                             ; preds = %3534, %3528
  %3540 = phi i32 [ %3538, %3534 ], [ 0, %3528 ]
  %3541 = shl i32 %2997, 2
  %3542 = zext i32 %3541 to i64
  %3543 = add i64 %3502, %3542
  %3544 = icmp ult i64 %3543, %3421
  br i1 %3544, label %3545, label %3550

3545:                                             ; preds = %3539
  %3546 = shl i64 %3543, 2
  %3547 = add i64 %3546, %3420
  %3548 = inttoptr i64 %3547 to i32 addrspace(1)*
  %3549 = load volatile i32, i32 addrspace(1)* %3548, align 4, !tbaa !11
  br label %3550

3550:                                             ; preds = %3545, %3539
  %3551 = phi i32 [ %3549, %3545 ], [ 0, %3539 ]
  %3552 = mul i32 %2997, 5
  %3553 = zext i32 %3552 to i64
  %3554 = add i64 %3502, %3553
  %3555 = icmp ult i64 %3554, %3421
  br i1 %3555, label %3556, label %3561

3556:                                             ; preds = %3550
  %3557 = shl i64 %3554, 2
  %3558 = add i64 %3557, %3420
  %3559 = inttoptr i64 %3558 to i32 addrspace(1)*
  %3560 = load volatile i32, i32 addrspace(1)* %3559, align 4, !tbaa !11
  br label %3561

3561:                                             ; preds = %3556, %3550
  %3562 = phi i32 [ %3560, %3556 ], [ 0, %3550 ]
  %3563 = mul i32 %2997, 6
  %3564 = zext i32 %3563 to i64
  %3565 = add i64 %3502, %3564
  %3566 = icmp ult i64 %3565, %3421
  br i1 %3566, label %3567, label %3572

3567:                                             ; preds = %3561
  %3568 = shl i64 %3565, 2
  %3569 = add i64 %3568, %3420
  %3570 = inttoptr i64 %3569 to i32 addrspace(1)*
  %3571 = load volatile i32, i32 addrspace(1)* %3570, align 4, !tbaa !11
  br label %3572

3572:                                             ; preds = %3567, %3561
  %3573 = phi i32 [ %3571, %3567 ], [ 0, %3561 ]
  %3574 = add i64 %3502, %3424
  %3575 = icmp ult i64 %3574, %3421
  br i1 %3575, label %3576, label %3581

3576:                                             ; preds = %3572
  %3577 = shl i64 %3574, 2
  %3578 = add i64 %3577, %3420
  %3579 = inttoptr i64 %3578 to i32 addrspace(1)*
  %3580 = load volatile i32, i32 addrspace(1)* %3579, align 4, !tbaa !11
  br label %3581

3581:                                             ; preds = %3576, %3572
  %3582 = phi i32 [ %3580, %3576 ], [ 0, %3572 ]
  %3583 = add i64 %3505, %3419
  %3584 = inttoptr i64 %3583 to i32 addrspace(1)*
  store i32 %3508, i32 addrspace(1)* %3584, align 4, !tbaa !11
  br i1 %3511, label %3585, label %3589

3585:                                             ; preds = %3581
  %3586 = shl i64 %3510, 2
  %3587 = add i64 %3586, %3419
  %3588 = inttoptr i64 %3587 to i32 addrspace(1)*
  store i32 %3518, i32 addrspace(1)* %3588, align 4, !tbaa !11
  br label %3589

3589:                                             ; preds = %3585, %3581
  br i1 %3522, label %3590, label %3594

3590:                                             ; preds = %3589
  %3591 = shl i64 %3521, 2
  %3592 = add i64 %3591, %3419
  %3593 = inttoptr i64 %3592 to i32 addrspace(1)*
  store i32 %3529, i32 addrspace(1)* %3593, align 4, !tbaa !11
  br label %3594

3594:                                             ; preds = %3590, %3589
  br i1 %3533, label %3595, label %3599

3595:                                             ; preds = %3594
  %3596 = shl i64 %3532, 2
  %3597 = add i64 %3596, %3419
  %3598 = inttoptr i64 %3597 to i32 addrspace(1)*
  store i32 %3540, i32 addrspace(1)* %3598, align 4, !tbaa !11
  br label %3599

3599:                                             ; preds = %3595, %3594
  br i1 %3544, label %3600, label %3604

3600:                                             ; preds = %3599
  %3601 = shl i64 %3543, 2
  %3602 = add i64 %3601, %3419
  %3603 = inttoptr i64 %3602 to i32 addrspace(1)*
  store i32 %3551, i32 addrspace(1)* %3603, align 4, !tbaa !11
  br label %3604

3604:                                             ; preds = %3600, %3599
  br i1 %3555, label %3605, label %3609

3605:                                             ; preds = %3604
  %3606 = shl i64 %3554, 2
  %3607 = add i64 %3606, %3419
  %3608 = inttoptr i64 %3607 to i32 addrspace(1)*
  store i32 %3562, i32 addrspace(1)* %3608, align 4, !tbaa !11
  br label %3609

3609:                                             ; preds = %3605, %3604
  br i1 %3566, label %3610, label %3614

3610:                                             ; preds = %3609
  %3611 = shl i64 %3565, 2
  %3612 = add i64 %3611, %3419
  %3613 = inttoptr i64 %3612 to i32 addrspace(1)*
  store i32 %3573, i32 addrspace(1)* %3613, align 4, !tbaa !11
  br label %3614

3614:                                             ; preds = %3610, %3609
  br i1 %3575, label %3615, label %3633

3615:                                             ; preds = %3614
  %3616 = shl i64 %3574, 2
  %3617 = add i64 %3616, %3419
  %3618 = inttoptr i64 %3617 to i32 addrspace(1)*
  store i32 %3582, i32 addrspace(1)* %3618, align 4, !tbaa !11
  br label %3633

3619:                                             ; preds = %3211
  %3620 = zext i32 %2996 to i64
  %3621 = icmp ugt i64 %1545, %3620
  br i1 %3621, label %3622, label %3663

3622:                                             ; preds = %3619
  %3623 = zext i32 %2997 to i64
  br label %3624

3624:                                             ; preds = %3624, %3622
  %3625 = phi i64 [ %3620, %3622 ], [ %3631, %3624 ]
  %3626 = add i64 %3625, %2995
  %3627 = inttoptr i64 %3626 to i8 addrspace(1)*
  %3628 = load volatile i8, i8 addrspace(1)* %3627, align 1, !tbaa !11
  %3629 = add i64 %3625, %77
  %3630 = inttoptr i64 %3629 to i8 addrspace(1)*
  store i8 %3628, i8 addrspace(1)* %3630, align 1, !tbaa !11
  %3631 = add i64 %3625, %3623
  %3632 = icmp ult i64 %3631, %1545
  br i1 %3632, label %3624, label %3663, !llvm.loop !45

3633:                                             ; preds = %3615, %3614, %3501, %3414, %3413, %3300
  %3634 = phi i64 [ %3422, %3615 ], [ %3422, %3614 ], [ %3422, %3501 ], [ %3221, %3414 ], [ %3221, %3413 ], [ %3221, %3300 ]
  %3635 = icmp ugt i64 %3213, %3634
  br i1 %3635, label %3636, label %3647

3636:                                             ; preds = %3633
  %3637 = zext i32 %2997 to i64
  br label %3638

3638:                                             ; preds = %3638, %3636
  %3639 = phi i64 [ %3634, %3636 ], [ %3645, %3638 ]
  %3640 = add i64 %3639, %2995
  %3641 = inttoptr i64 %3640 to i8 addrspace(1)*
  %3642 = load volatile i8, i8 addrspace(1)* %3641, align 1, !tbaa !11
  %3643 = add i64 %3639, %77
  %3644 = inttoptr i64 %3643 to i8 addrspace(1)*
  store i8 %3642, i8 addrspace(1)* %3644, align 1, !tbaa !11
  %3645 = add i64 %3639, %3637
  %3646 = icmp ult i64 %3645, %3213
  br i1 %3646, label %3638, label %3647, !llvm.loop !45

3647:                                             ; preds = %3638, %3633
  %3648 = add i64 %3216, %3213
  %3649 = sub i64 %1545, %3648
  %3650 = icmp ugt i64 %3649, %3634
  br i1 %3650, label %3651, label %3663

3651:                                             ; preds = %3647
  %3652 = zext i32 %2997 to i64
  br label %3653

3653:                                             ; preds = %3653, %3651
  %3654 = phi i64 [ %3634, %3651 ], [ %3661, %3653 ]
  %3655 = add i64 %3654, %3648
  %3656 = add i64 %3655, %2995
  %3657 = inttoptr i64 %3656 to i8 addrspace(1)*
  %3658 = load volatile i8, i8 addrspace(1)* %3657, align 1, !tbaa !11
  %3659 = add i64 %3655, %77
  %3660 = inttoptr i64 %3659 to i8 addrspace(1)*
  store i8 %3658, i8 addrspace(1)* %3660, align 1, !tbaa !11
  %3661 = add i64 %3654, %3652
  %3662 = icmp ult i64 %3661, %3649
  br i1 %3662, label %3653, label %3663, !llvm.loop !45

3663:                                             ; preds = %3653, %3624, %3647, %3619, %3207, %3206, %3093, %2967
  %3664 = icmp ult i64 %2983, %2859
  %3665 = select i1 %3664, i32 61, i32 0
  %3666 = select i1 %2981, i32 %2971, i32 %3665
  %3667 = icmp eq i32 %3666, 0
  %3668 = select i1 %3667, i64 %2859, i64 0
  %3669 = load i64, i64* %49, align 8, !tbaa !56
  %3670 = shl i64 %2853, 3
  %3671 = add i64 %3669, %3670
  %3672 = inttoptr i64 %3671 to i64*
  %3673 = load i32, i32* %41, align 8, !tbaa !41
  %3674 = icmp eq i32 %3673, 0
  %3675 = icmp ne i64 %3668, 0
  %3676 = and i1 %3675, %3674
  br i1 %3676, label %3677, label %3757

3677:                                             ; preds = %3663
  %3678 = load i64, i64* %66, align 8, !tbaa !87
  %3679 = inttoptr i64 %3678 to i64*
  %3680 = load i64, i64* %67, align 8, !tbaa !88
  %3681 = inttoptr i64 %3680 to i64*
  %3682 = load volatile i64, i64* %3679, align 8, !tbaa !5
  %3683 = load i64, i64* %48, align 8, !tbaa !89
  %3684 = icmp ult i64 %3682, %3683
  br i1 %3684, label %3685, label %3690

3685:                                             ; preds = %3677
  %3686 = atomicrmw add i64* %3679, i64 1 seq_cst, align 8
  %3687 = load i64, i64* %48, align 8, !tbaa !89
  %3688 = icmp ult i64 %3686, %3687
  %3689 = select i1 %3688, i64 %3686, i64 -1
  br label %3690

3690:                                             ; preds = %3685, %3677
  %3691 = phi i64 [ %3687, %3685 ], [ %3683, %3677 ]
  %3692 = phi i64 [ %3689, %3685 ], [ -1, %3677 ]
  %3693 = icmp eq i64 %3692, -1
  br i1 %3693, label %3694, label %3696

3694:                                             ; preds = %3690
  %3695 = icmp eq i64 %3691, 0
  br i1 %3695, label %3696, label %3699

3696:                                             ; preds = %3747, %3742, %3694, %3690
  %3697 = phi i64 [ %3692, %3690 ], [ -1, %3694 ], [ %3743, %3742 ], [ %3743, %3747 ]
  %3698 = phi i1 [ false, %3690 ], [ true, %3694 ], [ true, %3747 ], [ %3745, %3742 ]
  br i1 %3698, label %3757, label %3751

3699:                                             ; preds = %3694, %3747
  %3700 = phi i32 [ %3748, %3747 ], [ 0, %3694 ]
  %3701 = atomicrmw add i64* %3681, i64 1 seq_cst, align 8
  %3702 = load i64, i64* %48, align 8, !tbaa !89
  %3703 = urem i64 %3701, %3702
  %3704 = load i64, i64* %68, align 8, !tbaa !90
  %3705 = shl i64 %3703, 3
  %3706 = add i64 %3704, %3705
  %3707 = inttoptr i64 %3706 to i64*
  %3708 = load volatile i64, i64* %3707, align 8, !tbaa !5
  %3709 = icmp eq i64 %3708, 0
  br i1 %3709, label %3742, label %3710

3710:                                             ; preds = %3699
  %3711 = load i64, i64* %49, align 8, !tbaa !56
  %3712 = shl i64 %3708, 3
  %3713 = add i64 %3712, -8
  %3714 = add i64 %3713, %3711
  %3715 = inttoptr i64 %3714 to i64*
  %3716 = load volatile i64, i64* %3715, align 8, !tbaa !5
  %3717 = and i64 %3716, 393216
  %3718 = icmp eq i64 %3717, 262144
  %3719 = lshr i64 %3716, 20
  %3720 = icmp eq i64 %3719, %3703
  %3721 = and i1 %3718, %3720
  %3722 = and i64 %3716, 65535
  %3723 = icmp eq i64 %3722, 0
  %3724 = select i1 %3721, i1 %3723, i1 false
  br i1 %3724, label %3725, label %3735

3725:                                             ; preds = %3710
  %3726 = and i64 %3716, 65536
  %3727 = icmp eq i64 %3726, 0
  br i1 %3727, label %3730, label %3728

3728:                                             ; preds = %3725
  %3729 = atomicrmw and i64* %3715, i64 -65537 seq_cst, align 8
  br label %3735

3730:                                             ; preds = %3725
  %3731 = and i64 %3716, 524288
  %3732 = cmpxchg i64* %3715, i64 %3716, i64 %3731 seq_cst seq_cst, align 8
  %3733 = extractvalue { i64, i1 } %3732, 1
  %3734 = zext i1 %3733 to i32
  br label %3735

3735:                                             ; preds = %3730, %3728, %3710
  %3736 = phi i32 [ 0, %3728 ], [ %3734, %3730 ], [ 0, %3710 ]
  %3737 = icmp eq i32 %3736, 0
  br i1 %3737, label %3742, label %3738

3738:                                             ; preds = %3735
  %3739 = load i64, i64* %69, align 8, !tbaa !91
  %3740 = inttoptr i64 %3739 to i64*
  %3741 = atomicrmw add i64* %3740, i64 1 seq_cst, align 8
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !33
  br label %3742

3742:                                             ; preds = %3738, %3735, %3699
  %3743 = phi i64 [ %3703, %3738 ], [ -1, %3735 ], [ -1, %3699 ]
  %3744 = icmp ult i32 %3700, 63
  %3745 = icmp eq i64 %3743, -1
  %3746 = select i1 %3744, i1 %3745, i1 false
  br i1 %3746, label %3747, label %3696, !llvm.loop !92

3747:                                             ; preds = %3742
  %3748 = add nuw nsw i32 %3700, 1
  %3749 = load i64, i64* %48, align 8, !tbaa !89
  %3750 = icmp eq i64 %3749, 0
  br i1 %3750, label %3696, label %3699

3751:                                             ; preds = %3696
  %3752 = shl i64 %3697, 3
  %3753 = add i64 %2853, 1
  %3754 = load i64, i64* %68, align 8, !tbaa !90
  %3755 = add i64 %3754, %3752
  %3756 = inttoptr i64 %3755 to i64*
  store volatile i64 %3753, i64* %3756, align 8, !tbaa !5
  br label %3757

3757:                                             ; preds = %3751, %3696, %3663
  %3758 = phi i64 [ -1, %3663 ], [ %3697, %3696 ], [ %3697, %3751 ]
  %3759 = trunc i64 %3758 to i32
  %3760 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %3759, i32 0, i32 31) #8
  %3761 = lshr i64 %3758, 32
  %3762 = trunc i64 %3761 to i32
  %3763 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %3762, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !27
  %3764 = zext i32 %3763 to i64
  %3765 = shl nuw i64 %3764, 32
  %3766 = zext i32 %3760 to i64
  %3767 = or i64 %3765, %3766
  %3768 = icmp eq i64 %3767, -1
  br i1 %3768, label %4442, label %3769

3769:                                             ; preds = %3757
  %3770 = load i64, i64* %70, align 8, !tbaa !93
  %3771 = load i32, i32* %35, align 8, !tbaa !37
  %3772 = zext i32 %3771 to i64
  %3773 = shl i64 %3767, %3772
  %3774 = add i64 %3773, %3770
  %3775 = load i32, i32* %41, align 8, !tbaa !41
  %3776 = load i32, i32* %46, align 4, !tbaa !42
  %3777 = xor i64 %3774, %2990
  %3778 = and i64 %3777, 15
  %3779 = icmp eq i64 %3778, 0
  %3780 = and i64 %3777, 3
  %3781 = icmp eq i64 %3780, 0
  %3782 = select i1 %3781, i64 4, i64 1
  %3783 = select i1 %3779, i64 16, i64 %3782
  %3784 = sub i64 0, %3774
  %3785 = add nsw i64 %3783, -1
  %3786 = and i64 %3785, %3784
  %3787 = or i64 %3668, %2990
  %3788 = or i64 %3787, %3774
  %3789 = and i64 %3788, 15
  %3790 = icmp eq i64 %3789, 0
  br i1 %3790, label %3791, label %3990

3791:                                             ; preds = %3769
  %3792 = lshr i64 %3668, 4
  %3793 = zext i32 %3775 to i64
  %3794 = mul i32 %3776, 7
  %3795 = zext i32 %3794 to i64
  %3796 = add nuw nsw i64 %3795, %3793
  %3797 = icmp ult i64 %3796, %3792
  br i1 %3797, label %3798, label %3872

3798:                                             ; preds = %3791
  %3799 = shl i32 %3776, 3
  %3800 = zext i32 %3799 to i64
  %3801 = zext i32 %3776 to i64
  %3802 = shl i32 %3776, 1
  %3803 = zext i32 %3802 to i64
  %3804 = mul i32 %3776, 3
  %3805 = zext i32 %3804 to i64
  %3806 = shl i32 %3776, 2
  %3807 = zext i32 %3806 to i64
  %3808 = mul i32 %3776, 5
  %3809 = zext i32 %3808 to i64
  %3810 = mul i32 %3776, 6
  %3811 = zext i32 %3810 to i64
  br label %3812

3812:                                             ; preds = %3812, %3798
  %3813 = phi i64 [ %3793, %3798 ], [ %3869, %3812 ]
  %3814 = shl i64 %3813, 4
  %3815 = add i64 %3814, %2990
  %3816 = inttoptr i64 %3815 to <4 x i32> addrspace(1)*
  %3817 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3816, align 16, !tbaa !11
  %3818 = add i64 %3813, %3801
  %3819 = shl i64 %3818, 4
  %3820 = add i64 %3819, %2990
  %3821 = inttoptr i64 %3820 to <4 x i32> addrspace(1)*
  %3822 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3821, align 16, !tbaa !11
  %3823 = add i64 %3813, %3803
  %3824 = shl i64 %3823, 4
  %3825 = add i64 %3824, %2990
  %3826 = inttoptr i64 %3825 to <4 x i32> addrspace(1)*
  %3827 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3826, align 16, !tbaa !11
  %3828 = add i64 %3813, %3805
  %3829 = shl i64 %3828, 4
  %3830 = add i64 %3829, %2990
  %3831 = inttoptr i64 %3830 to <4 x i32> addrspace(1)*
  %3832 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3831, align 16, !tbaa !11
  %3833 = add i64 %3813, %3807
  %3834 = shl i64 %3833, 4
  %3835 = add i64 %3834, %2990
  %3836 = inttoptr i64 %3835 to <4 x i32> addrspace(1)*
  %3837 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3836, align 16, !tbaa !11
  %3838 = add i64 %3813, %3809
  %3839 = shl i64 %3838, 4
  %3840 = add i64 %3839, %2990
  %3841 = inttoptr i64 %3840 to <4 x i32> addrspace(1)*
  %3842 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3841, align 16, !tbaa !11
  %3843 = add i64 %3813, %3811
  %3844 = shl i64 %3843, 4
  %3845 = add i64 %3844, %2990
  %3846 = inttoptr i64 %3845 to <4 x i32> addrspace(1)*
  %3847 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3846, align 16, !tbaa !11
  %3848 = add i64 %3813, %3795
  %3849 = shl i64 %3848, 4
  %3850 = add i64 %3849, %2990
  %3851 = inttoptr i64 %3850 to <4 x i32> addrspace(1)*
  %3852 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3851, align 16, !tbaa !11
  %3853 = add i64 %3814, %3774
  %3854 = inttoptr i64 %3853 to <4 x i32> addrspace(1)*
  store <4 x i32> %3817, <4 x i32> addrspace(1)* %3854, align 16, !tbaa !11
  %3855 = add i64 %3819, %3774
  %3856 = inttoptr i64 %3855 to <4 x i32> addrspace(1)*
  store <4 x i32> %3822, <4 x i32> addrspace(1)* %3856, align 16, !tbaa !11
  %3857 = add i64 %3824, %3774
  %3858 = inttoptr i64 %3857 to <4 x i32> addrspace(1)*
  store <4 x i32> %3827, <4 x i32> addrspace(1)* %3858, align 16, !tbaa !11
  %3859 = add i64 %3829, %3774
  %3860 = inttoptr i64 %3859 to <4 x i32> addrspace(1)*
  store <4 x i32> %3832, <4 x i32> addrspace(1)* %3860, align 16, !tbaa !11
  %3861 = add i64 %3834, %3774
  %3862 = inttoptr i64 %3861 to <4 x i32> addrspace(1)*
  store <4 x i32> %3837, <4 x i32> addrspace(1)* %3862, align 16, !tbaa !11
  %3863 = add i64 %3839, %3774
  %3864 = inttoptr i64 %3863 to <4 x i32> addrspace(1)*
  store <4 x i32> %3842, <4 x i32> addrspace(1)* %3864, align 16, !tbaa !11
  %3865 = add i64 %3844, %3774
  %3866 = inttoptr i64 %3865 to <4 x i32> addrspace(1)*
  store <4 x i32> %3847, <4 x i32> addrspace(1)* %3866, align 16, !tbaa !11
  %3867 = add i64 %3849, %3774
  %3868 = inttoptr i64 %3867 to <4 x i32> addrspace(1)*
  store <4 x i32> %3852, <4 x i32> addrspace(1)* %3868, align 16, !tbaa !11
  %3869 = add i64 %3813, %3800
  %3870 = add i64 %3869, %3795
  %3871 = icmp ult i64 %3870, %3792
  br i1 %3871, label %3812, label %3872, !llvm.loop !43

3872:                                             ; preds = %3812, %3791
  %3873 = phi i64 [ %3793, %3791 ], [ %3869, %3812 ]
  %3874 = icmp ult i64 %3873, %3792
  br i1 %3874, label %3875, label %4442

3875:                                             ; preds = %3872
  %3876 = shl i64 %3873, 4
  %3877 = add i64 %3876, %2990
  %3878 = inttoptr i64 %3877 to <4 x i32> addrspace(1)*
  %3879 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3878, align 16, !tbaa !11
  %3880 = zext i32 %3776 to i64
  %3881 = add i64 %3873, %3880
  %3882 = icmp ult i64 %3881, %3792
  br i1 %3882, label %3883, label %3888

3883:                                             ; preds = %3875
  %3884 = shl i64 %3881, 4
  %3885 = add i64 %3884, %2990
  %3886 = inttoptr i64 %3885 to <4 x i32> addrspace(1)*
  %3887 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3886, align 16, !tbaa !11
  br label %3888

3888:                                             ; preds = %3883, %3875
  %3889 = phi <4 x i32> [ %3887, %3883 ], [ zeroinitializer, %3875 ]
  %3890 = shl i32 %3776, 1
  %3891 = zext i32 %3890 to i64
  %3892 = add i64 %3873, %3891
  %3893 = icmp ult i64 %3892, %3792
  br i1 %3893, label %3894, label %3899

3894:                                             ; preds = %3888
  %3895 = shl i64 %3892, 4
  %3896 = add i64 %3895, %2990
  %3897 = inttoptr i64 %3896 to <4 x i32> addrspace(1)*
  %3898 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3897, align 16, !tbaa !11
  br label %3899

3899:                                             ; preds = %3894, %3888
  %3900 = phi <4 x i32> [ %3898, %3894 ], [ zeroinitializer, %3888 ]
  %3901 = mul i32 %3776, 3
  %3902 = zext i32 %3901 to i64
  %3903 = add i64 %3873, %3902
  %3904 = icmp ult i64 %3903, %3792
  br i1 %3904, label %3905, label %3910

3905:                                             ; preds = %3899
  %3906 = shl i64 %3903, 4
  %3907 = add i64 %3906, %2990
  %3908 = inttoptr i64 %3907 to <4 x i32> addrspace(1)*
  %3909 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3908, align 16, !tbaa !11
  br label %3910

3910:                                             ; preds = %3905, %3899
  %3911 = phi <4 x i32> [ %3909, %3905 ], [ zeroinitializer, %3899 ]
  %3912 = shl i32 %3776, 2
  %3913 = zext i32 %3912 to i64
  %3914 = add i64 %3873, %3913
  %3915 = icmp ult i64 %3914, %3792
  br i1 %3915, label %3916, label %3921

3916:                                             ; preds = %3910
  %3917 = shl i64 %3914, 4
  %3918 = add i64 %3917, %2990
  %3919 = inttoptr i64 %3918 to <4 x i32> addrspace(1)*
  %3920 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3919, align 16, !tbaa !11
  br label %3921

3921:                                             ; preds = %3916, %3910
  %3922 = phi <4 x i32> [ %3920, %3916 ], [ zeroinitializer, %3910 ]
  %3923 = mul i32 %3776, 5
  %3924 = zext i32 %3923 to i64
  %3925 = add i64 %3873, %3924
  %3926 = icmp ult i64 %3925, %3792
  br i1 %3926, label %3927, label %3932

3927:                                             ; preds = %3921
  %3928 = shl i64 %3925, 4
  %3929 = add i64 %3928, %2990
  %3930 = inttoptr i64 %3929 to <4 x i32> addrspace(1)*
  %3931 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3930, align 16, !tbaa !11
  br label %3932

3932:                                             ; preds = %3927, %3921
  %3933 = phi <4 x i32> [ %3931, %3927 ], [ zeroinitializer, %3921 ]
  %3934 = mul i32 %3776, 6
  %3935 = zext i32 %3934 to i64
  %3936 = add i64 %3873, %3935
  %3937 = icmp ult i64 %3936, %3792
  br i1 %3937, label %3938, label %3943

3938:                                             ; preds = %3932
  %3939 = shl i64 %3936, 4
  %3940 = add i64 %3939, %2990
  %3941 = inttoptr i64 %3940 to <4 x i32> addrspace(1)*
  %3942 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3941, align 16, !tbaa !11
  br label %3943

3943:                                             ; preds = %3938, %3932
  %3944 = phi <4 x i32> [ %3942, %3938 ], [ zeroinitializer, %3932 ]
  %3945 = add i64 %3873, %3795
  %3946 = icmp ult i64 %3945, %3792
  br i1 %3946, label %3947, label %3952

3947:                                             ; preds = %3943
  %3948 = shl i64 %3945, 4
  %3949 = add i64 %3948, %2990
  %3950 = inttoptr i64 %3949 to <4 x i32> addrspace(1)*
  %3951 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3950, align 16, !tbaa !11
  br label %3952

3952:                                             ; preds = %3947, %3943
  %3953 = phi <4 x i32> [ %3951, %3947 ], [ zeroinitializer, %3943 ]
  %3954 = add i64 %3876, %3774
  %3955 = inttoptr i64 %3954 to <4 x i32> addrspace(1)*
  store <4 x i32> %3879, <4 x i32> addrspace(1)* %3955, align 16, !tbaa !11
  br i1 %3882, label %3956, label %3960

3956:                                             ; preds = %3952
  %3957 = shl i64 %3881, 4
  %3958 = add i64 %3957, %3774
  %3959 = inttoptr i64 %3958 to <4 x i32> addrspace(1)*
  store <4 x i32> %3889, <4 x i32> addrspace(1)* %3959, align 16, !tbaa !11
  br label %3960

3960:                                             ; preds = %3956, %3952
  br i1 %3893, label %3961, label %3965

3961:                                             ; preds = %3960
  %3962 = shl i64 %3892, 4
  %3963 = add i64 %3962, %3774
  %3964 = inttoptr i64 %3963 to <4 x i32> addrspace(1)*
  store <4 x i32> %3900, <4 x i32> addrspace(1)* %3964, align 16, !tbaa !11
  br label %3965

3965:                                             ; preds = %3961, %3960
  br i1 %3904, label %3966, label %3970

3966:                                             ; preds = %3965
  %3967 = shl i64 %3903, 4
  %3968 = add i64 %3967, %3774
  %3969 = inttoptr i64 %3968 to <4 x i32> addrspace(1)*
  store <4 x i32> %3911, <4 x i32> addrspace(1)* %3969, align 16, !tbaa !11
  br label %3970

3970:                                             ; preds = %3966, %3965
  br i1 %3915, label %3971, label %3975

3971:                                             ; preds = %3970
  %3972 = shl i64 %3914, 4
  %3973 = add i64 %3972, %3774
  %3974 = inttoptr i64 %3973 to <4 x i32> addrspace(1)*
  store <4 x i32> %3922, <4 x i32> addrspace(1)* %3974, align 16, !tbaa !11
  br label %3975

3975:                                             ; preds = %3971, %3970
  br i1 %3926, label %3976, label %3980

3976:                                             ; preds = %3975
  %3977 = shl i64 %3925, 4
  %3978 = add i64 %3977, %3774
  %3979 = inttoptr i64 %3978 to <4 x i32> addrspace(1)*
  store <4 x i32> %3933, <4 x i32> addrspace(1)* %3979, align 16, !tbaa !11
  br label %3980

3980:                                             ; preds = %3976, %3975
  br i1 %3937, label %3981, label %3985

3981:                                             ; preds = %3980
  %3982 = shl i64 %3936, 4
  %3983 = add i64 %3982, %3774
  %3984 = inttoptr i64 %3983 to <4 x i32> addrspace(1)*
  store <4 x i32> %3944, <4 x i32> addrspace(1)* %3984, align 16, !tbaa !11
  br label %3985

3985:                                             ; preds = %3981, %3980
  br i1 %3946, label %3986, label %4442

3986:                                             ; preds = %3985
  %3987 = shl i64 %3945, 4
  %3988 = add i64 %3987, %3774
  %3989 = inttoptr i64 %3988 to <4 x i32> addrspace(1)*
  store <4 x i32> %3953, <4 x i32> addrspace(1)* %3989, align 16, !tbaa !11
  br label %4442

3990:                                             ; preds = %3769
  %3991 = icmp ult i64 %3786, %3668
  %3992 = select i1 %3991, i64 %3786, i64 %3668
  %3993 = sub i64 %3668, %3992
  %3994 = sub nsw i64 0, %3783
  %3995 = and i64 %3993, %3994
  switch i64 %3783, label %4398 [
    i64 16, label %3996
    i64 4, label %4197
  ]

3996:                                             ; preds = %3990
  %3997 = add i64 %3992, %3774
  %3998 = add i64 %3992, %2990
  %3999 = lshr i64 %3995, 4
  %4000 = zext i32 %3775 to i64
  %4001 = mul i32 %3776, 7
  %4002 = zext i32 %4001 to i64
  %4003 = add nuw nsw i64 %4002, %4000
  %4004 = icmp ult i64 %4003, %3999
  br i1 %4004, label %4005, label %4079

4005:                                             ; preds = %3996
  %4006 = shl i32 %3776, 3
  %4007 = zext i32 %4006 to i64
  %4008 = zext i32 %3776 to i64
  %4009 = shl i32 %3776, 1
  %4010 = zext i32 %4009 to i64
  %4011 = mul i32 %3776, 3
  %4012 = zext i32 %4011 to i64
  %4013 = shl i32 %3776, 2
  %4014 = zext i32 %4013 to i64
  %4015 = mul i32 %3776, 5
  %4016 = zext i32 %4015 to i64
  %4017 = mul i32 %3776, 6
  %4018 = zext i32 %4017 to i64
  br label %4019

4019:                                             ; preds = %4019, %4005
  %4020 = phi i64 [ %4000, %4005 ], [ %4076, %4019 ]
  %4021 = shl i64 %4020, 4
  %4022 = add i64 %4021, %3998
  %4023 = inttoptr i64 %4022 to <4 x i32> addrspace(1)*
  %4024 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4023, align 16, !tbaa !11
  %4025 = add i64 %4020, %4008
  %4026 = shl i64 %4025, 4
  %4027 = add i64 %4026, %3998
  %4028 = inttoptr i64 %4027 to <4 x i32> addrspace(1)*
  %4029 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4028, align 16, !tbaa !11
  %4030 = add i64 %4020, %4010
  %4031 = shl i64 %4030, 4
  %4032 = add i64 %4031, %3998
  %4033 = inttoptr i64 %4032 to <4 x i32> addrspace(1)*
  %4034 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4033, align 16, !tbaa !11
  %4035 = add i64 %4020, %4012
  %4036 = shl i64 %4035, 4
  %4037 = add i64 %4036, %3998
  %4038 = inttoptr i64 %4037 to <4 x i32> addrspace(1)*
  %4039 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4038, align 16, !tbaa !11
  %4040 = add i64 %4020, %4014
  %4041 = shl i64 %4040, 4
  %4042 = add i64 %4041, %3998
  %4043 = inttoptr i64 %4042 to <4 x i32> addrspace(1)*
  %4044 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4043, align 16, !tbaa !11
  %4045 = add i64 %4020, %4016
  %4046 = shl i64 %4045, 4
  %4047 = add i64 %4046, %3998
  %4048 = inttoptr i64 %4047 to <4 x i32> addrspace(1)*
  %4049 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4048, align 16, !tbaa !11
  %4050 = add i64 %4020, %4018
  %4051 = shl i64 %4050, 4
  %4052 = add i64 %4051, %3998
  %4053 = inttoptr i64 %4052 to <4 x i32> addrspace(1)*
  %4054 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4053, align 16, !tbaa !11
  %4055 = add i64 %4020, %4002
  %4056 = shl i64 %4055, 4
  %4057 = add i64 %4056, %3998
  %4058 = inttoptr i64 %4057 to <4 x i32> addrspace(1)*
  %4059 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4058, align 16, !tbaa !11
  %4060 = add i64 %4021, %3997
  %4061 = inttoptr i64 %4060 to <4 x i32> addrspace(1)*
  store <4 x i32> %4024, <4 x i32> addrspace(1)* %4061, align 16, !tbaa !11
  %4062 = add i64 %4026, %3997
  %4063 = inttoptr i64 %4062 to <4 x i32> addrspace(1)*
  store <4 x i32> %4029, <4 x i32> addrspace(1)* %4063, align 16, !tbaa !11
  %4064 = add i64 %4031, %3997
  %4065 = inttoptr i64 %4064 to <4 x i32> addrspace(1)*
  store <4 x i32> %4034, <4 x i32> addrspace(1)* %4065, align 16, !tbaa !11
  %4066 = add i64 %4036, %3997
  %4067 = inttoptr i64 %4066 to <4 x i32> addrspace(1)*
  store <4 x i32> %4039, <4 x i32> addrspace(1)* %4067, align 16, !tbaa !11
  %4068 = add i64 %4041, %3997
  %4069 = inttoptr i64 %4068 to <4 x i32> addrspace(1)*
  store <4 x i32> %4044, <4 x i32> addrspace(1)* %4069, align 16, !tbaa !11
  %4070 = add i64 %4046, %3997
  %4071 = inttoptr i64 %4070 to <4 x i32> addrspace(1)*
  store <4 x i32> %4049, <4 x i32> addrspace(1)* %4071, align 16, !tbaa !11
  %4072 = add i64 %4051, %3997
  %4073 = inttoptr i64 %4072 to <4 x i32> addrspace(1)*
  store <4 x i32> %4054, <4 x i32> addrspace(1)* %4073, align 16, !tbaa !11
  %4074 = add i64 %4056, %3997
  %4075 = inttoptr i64 %4074 to <4 x i32> addrspace(1)*
  store <4 x i32> %4059, <4 x i32> addrspace(1)* %4075, align 16, !tbaa !11
  %4076 = add i64 %4020, %4007
  %4077 = add i64 %4076, %4002
  %4078 = icmp ult i64 %4077, %3999
  br i1 %4078, label %4019, label %4079, !llvm.loop !43

4079:                                             ; preds = %4019, %3996
  %4080 = phi i64 [ %4000, %3996 ], [ %4076, %4019 ]
  %4081 = icmp ult i64 %4080, %3999
  br i1 %4081, label %4082, label %4412

4082:                                             ; preds = %4079
  %4083 = shl i64 %4080, 4
  %4084 = add i64 %4083, %3998
  %4085 = inttoptr i64 %4084 to <4 x i32> addrspace(1)*
  %4086 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4085, align 16, !tbaa !11
  %4087 = zext i32 %3776 to i64
  %4088 = add i64 %4080, %4087
  %4089 = icmp ult i64 %4088, %3999
  br i1 %4089, label %4090, label %4095

4090:                                             ; preds = %4082
  %4091 = shl i64 %4088, 4
  %4092 = add i64 %4091, %3998
  %4093 = inttoptr i64 %4092 to <4 x i32> addrspace(1)*
  %4094 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4093, align 16, !tbaa !11
  br label %4095

4095:                                             ; preds = %4090, %4082
  %4096 = phi <4 x i32> [ %4094, %4090 ], [ zeroinitializer, %4082 ]
  %4097 = shl i32 %3776, 1
  %4098 = zext i32 %4097 to i64
  %4099 = add i64 %4080, %4098
  %4100 = icmp ult i64 %4099, %3999
  br i1 %4100, label %4101, label %4106

4101:                                             ; preds = %4095
  %4102 = shl i64 %4099, 4
  %4103 = add i64 %4102, %3998
  %4104 = inttoptr i64 %4103 to <4 x i32> addrspace(1)*
  %4105 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4104, align 16, !tbaa !11
  br label %4106

4106:                                             ; preds = %4101, %4095
  %4107 = phi <4 x i32> [ %4105, %4101 ], [ zeroinitializer, %4095 ]
  %4108 = mul i32 %3776, 3
  %4109 = zext i32 %4108 to i64
  %4110 = add i64 %4080, %4109
  %4111 = icmp ult i64 %4110, %3999
  br i1 %4111, label %4112, label %4117

4112:                                             ; preds = %4106
  %4113 = shl i64 %4110, 4
  %4114 = add i64 %4113, %3998
  %4115 = inttoptr i64 %4114 to <4 x i32> addrspace(1)*
  %4116 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4115, align 16, !tbaa !11
  br label %4117

4117:                                             ; preds = %4112, %4106
  %4118 = phi <4 x i32> [ %4116, %4112 ], [ zeroinitializer, %4106 ]
  %4119 = shl i32 %3776, 2
  %4120 = zext i32 %4119 to i64
  %4121 = add i64 %4080, %4120
  %4122 = icmp ult i64 %4121, %3999
  br i1 %4122, label %4123, label %4128

4123:                                             ; preds = %4117
  %4124 = shl i64 %4121, 4
  %4125 = add i64 %4124, %3998
  %4126 = inttoptr i64 %4125 to <4 x i32> addrspace(1)*
  %4127 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4126, align 16, !tbaa !11
  br label %4128

4128:                                             ; preds = %4123, %4117
  %4129 = phi <4 x i32> [ %4127, %4123 ], [ zeroinitializer, %4117 ]
  %4130 = mul i32 %3776, 5
  %4131 = zext i32 %4130 to i64
  %4132 = add i64 %4080, %4131
  %4133 = icmp ult i64 %4132, %3999
  br i1 %4133, label %4134, label %4139

4134:                                             ; preds = %4128
  %4135 = shl i64 %4132, 4
  %4136 = add i64 %4135, %3998
  %4137 = inttoptr i64 %4136 to <4 x i32> addrspace(1)*
  %4138 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4137, align 16, !tbaa !11
  br label %4139

4139:                                             ; preds = %4134, %4128
  %4140 = phi <4 x i32> [ %4138, %4134 ], [ zeroinitializer, %4128 ]
  %4141 = mul i32 %3776, 6
  %4142 = zext i32 %4141 to i64
  %4143 = add i64 %4080, %4142
  %4144 = icmp ult i64 %4143, %3999
  br i1 %4144, label %4145, label %4150

4145:                                             ; preds = %4139
  %4146 = shl i64 %4143, 4
  %4147 = add i64 %4146, %3998
  %4148 = inttoptr i64 %4147 to <4 x i32> addrspace(1)*
  %4149 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4148, align 16, !tbaa !11
  br label %4150

4150:                                             ; preds = %4145, %4139
  %4151 = phi <4 x i32> [ %4149, %4145 ], [ zeroinitializer, %4139 ]
  %4152 = add i64 %4080, %4002
  %4153 = icmp ult i64 %4152, %3999
  br i1 %4153, label %4154, label %4159

4154:                                             ; preds = %4150
  %4155 = shl i64 %4152, 4
  %4156 = add i64 %4155, %3998
  %4157 = inttoptr i64 %4156 to <4 x i32> addrspace(1)*
  %4158 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4157, align 16, !tbaa !11
  br label %4159

4159:                                             ; preds = %4154, %4150
  %4160 = phi <4 x i32> [ %4158, %4154 ], [ zeroinitializer, %4150 ]
  %4161 = add i64 %4083, %3997
  %4162 = inttoptr i64 %4161 to <4 x i32> addrspace(1)*
  store <4 x i32> %4086, <4 x i32> addrspace(1)* %4162, align 16, !tbaa !11
  br i1 %4089, label %4163, label %4167

4163:                                             ; preds = %4159
  %4164 = shl i64 %4088, 4
  %4165 = add i64 %4164, %3997
  %4166 = inttoptr i64 %4165 to <4 x i32> addrspace(1)*
  store <4 x i32> %4096, <4 x i32> addrspace(1)* %4166, align 16, !tbaa !11
  br label %4167

4167:                                             ; preds = %4163, %4159
  br i1 %4100, label %4168, label %4172

4168:                                             ; preds = %4167
  %4169 = shl i64 %4099, 4
  %4170 = add i64 %4169, %3997
  %4171 = inttoptr i64 %4170 to <4 x i32> addrspace(1)*
  store <4 x i32> %4107, <4 x i32> addrspace(1)* %4171, align 16, !tbaa !11
  br label %4172

4172:                                             ; preds = %4168, %4167
  br i1 %4111, label %4173, label %4177

4173:                                             ; preds = %4172
  %4174 = shl i64 %4110, 4
  %4175 = add i64 %4174, %3997
  %4176 = inttoptr i64 %4175 to <4 x i32> addrspace(1)*
  store <4 x i32> %4118, <4 x i32> addrspace(1)* %4176, align 16, !tbaa !11
  br label %4177

4177:                                             ; preds = %4173, %4172
  br i1 %4122, label %4178, label %4182

4178:                                             ; preds = %4177
  %4179 = shl i64 %4121, 4
  %4180 = add i64 %4179, %3997
  %4181 = inttoptr i64 %4180 to <4 x i32> addrspace(1)*
  store <4 x i32> %4129, <4 x i32> addrspace(1)* %4181, align 16, !tbaa !11
  br label %4182

4182:                                             ; preds = %4178, %4177
  br i1 %4133, label %4183, label %4187

4183:                                             ; preds = %4182
  %4184 = shl i64 %4132, 4
  %4185 = add i64 %4184, %3997
  %4186 = inttoptr i64 %4185 to <4 x i32> addrspace(1)*
  store <4 x i32> %4140, <4 x i32> addrspace(1)* %4186, align 16, !tbaa !11
  br label %4187

4187:                                             ; preds = %4183, %4182
  br i1 %4144, label %4188, label %4192

4188:                                             ; preds = %4187
  %4189 = shl i64 %4143, 4
  %4190 = add i64 %4189, %3997
  %4191 = inttoptr i64 %4190 to <4 x i32> addrspace(1)*
  store <4 x i32> %4151, <4 x i32> addrspace(1)* %4191, align 16, !tbaa !11
  br label %4192

4192:                                             ; preds = %4188, %4187
  br i1 %4153, label %4193, label %4412

4193:                                             ; preds = %4192
  %4194 = shl i64 %4152, 4
  %4195 = add i64 %4194, %3997
  %4196 = inttoptr i64 %4195 to <4 x i32> addrspace(1)*
  store <4 x i32> %4160, <4 x i32> addrspace(1)* %4196, align 16, !tbaa !11
  br label %4412

4197:                                             ; preds = %3990
  %4198 = add i64 %3992, %3774
  %4199 = add i64 %3992, %2990
  %4200 = lshr i64 %3995, 2
  %4201 = zext i32 %3775 to i64
  %4202 = mul i32 %3776, 7
  %4203 = zext i32 %4202 to i64
  %4204 = add nuw nsw i64 %4203, %4201
  %4205 = icmp ult i64 %4204, %4200
  br i1 %4205, label %4206, label %4280

4206:                                             ; preds = %4197
  %4207 = shl i32 %3776, 3
  %4208 = zext i32 %4207 to i64
  %4209 = zext i32 %3776 to i64
  %4210 = shl i32 %3776, 1
  %4211 = zext i32 %4210 to i64
  %4212 = mul i32 %3776, 3
  %4213 = zext i32 %4212 to i64
  %4214 = shl i32 %3776, 2
  %4215 = zext i32 %4214 to i64
  %4216 = mul i32 %3776, 5
  %4217 = zext i32 %4216 to i64
  %4218 = mul i32 %3776, 6
  %4219 = zext i32 %4218 to i64
  br label %4220

4220:                                             ; preds = %4220, %4206
  %4221 = phi i64 [ %4201, %4206 ], [ %4277, %4220 ]
  %4222 = shl i64 %4221, 2
  %4223 = add i64 %4222, %4199
  %4224 = inttoptr i64 %4223 to i32 addrspace(1)*
  %4225 = load volatile i32, i32 addrspace(1)* %4224, align 4, !tbaa !11
  %4226 = add i64 %4221, %4209
  %4227 = shl i64 %4226, 2
  %4228 = add i64 %4227, %4199
  %4229 = inttoptr i64 %4228 to i32 addrspace(1)*
  %4230 = load volatile i32, i32 addrspace(1)* %4229, align 4, !tbaa !11
  %4231 = add i64 %4221, %4211
  %4232 = shl i64 %4231, 2
  %4233 = add i64 %4232, %4199
  %4234 = inttoptr i64 %4233 to i32 addrspace(1)*
  %4235 = load volatile i32, i32 addrspace(1)* %4234, align 4, !tbaa !11
  %4236 = add i64 %4221, %4213
  %4237 = shl i64 %4236, 2
  %4238 = add i64 %4237, %4199
  %4239 = inttoptr i64 %4238 to i32 addrspace(1)*
  %4240 = load volatile i32, i32 addrspace(1)* %4239, align 4, !tbaa !11
  %4241 = add i64 %4221, %4215
  %4242 = shl i64 %4241, 2
  %4243 = add i64 %4242, %4199
  %4244 = inttoptr i64 %4243 to i32 addrspace(1)*
  %4245 = load volatile i32, i32 addrspace(1)* %4244, align 4, !tbaa !11
  %4246 = add i64 %4221, %4217
  %4247 = shl i64 %4246, 2
  %4248 = add i64 %4247, %4199
  %4249 = inttoptr i64 %4248 to i32 addrspace(1)*
  %4250 = load volatile i32, i32 addrspace(1)* %4249, align 4, !tbaa !11
  %4251 = add i64 %4221, %4219
  %4252 = shl i64 %4251, 2
  %4253 = add i64 %4252, %4199
  %4254 = inttoptr i64 %4253 to i32 addrspace(1)*
  %4255 = load volatile i32, i32 addrspace(1)* %4254, align 4, !tbaa !11
  %4256 = add i64 %4221, %4203
  %4257 = shl i64 %4256, 2
  %4258 = add i64 %4257, %4199
  %4259 = inttoptr i64 %4258 to i32 addrspace(1)*
  %4260 = load volatile i32, i32 addrspace(1)* %4259, align 4, !tbaa !11
  %4261 = add i64 %4222, %4198
  %4262 = inttoptr i64 %4261 to i32 addrspace(1)*
  store i32 %4225, i32 addrspace(1)* %4262, align 4, !tbaa !11
  %4263 = add i64 %4227, %4198
  %4264 = inttoptr i64 %4263 to i32 addrspace(1)*
  store i32 %4230, i32 addrspace(1)* %4264, align 4, !tbaa !11
  %4265 = add i64 %4232, %4198
  %4266 = inttoptr i64 %4265 to i32 addrspace(1)*
  store i32 %4235, i32 addrspace(1)* %4266, align 4, !tbaa !11
  %4267 = add i64 %4237, %4198
  %4268 = inttoptr i64 %4267 to i32 addrspace(1)*
  store i32 %4240, i32 addrspace(1)* %4268, align 4, !tbaa !11
  %4269 = add i64 %4242, %4198
  %4270 = inttoptr i64 %4269 to i32 addrspace(1)*
  store i32 %4245, i32 addrspace(1)* %4270, align 4, !tbaa !11
  %4271 = add i64 %4247, %4198
  %4272 = inttoptr i64 %4271 to i32 addrspace(1)*
  store i32 %4250, i32 addrspace(1)* %4272, align 4, !tbaa !11
  %4273 = add i64 %4252, %4198
  %4274 = inttoptr i64 %4273 to i32 addrspace(1)*
  store i32 %4255, i32 addrspace(1)* %4274, align 4, !tbaa !11
  %4275 = add i64 %4257, %4198
  %4276 = inttoptr i64 %4275 to i32 addrspace(1)*
  store i32 %4260, i32 addrspace(1)* %4276, align 4, !tbaa !11
  %4277 = add i64 %4221, %4208
  %4278 = add i64 %4277, %4203
  %4279 = icmp ult i64 %4278, %4200
  br i1 %4279, label %4220, label %4280, !llvm.loop !44

4280:                                             ; preds = %4220, %4197
  %4281 = phi i64 [ %4201, %4197 ], [ %4277, %4220 ]
  %4282 = icmp ult i64 %4281, %4200
  br i1 %4282, label %4283, label %4412

4283:                                             ; preds = %4280
  %4284 = shl i64 %4281, 2
  %4285 = add i64 %4284, %4199
  %4286 = inttoptr i64 %4285 to i32 addrspace(1)*
  %4287 = load volatile i32, i32 addrspace(1)* %4286, align 4, !tbaa !11
  %4288 = zext i32 %3776 to i64
  %4289 = add i64 %4281, %4288
  %4290 = icmp ult i64 %4289, %4200
  br i1 %4290, label %4291, label %4296

4291:                                             ; preds = %4283
  %4292 = shl i64 %4289, 2
  %4293 = add i64 %4292, %4199
  %4294 = inttoptr i64 %4293 to i32 addrspace(1)*
  %4295 = load volatile i32, i32 addrspace(1)* %4294, align 4, !tbaa !11
  br label %4296

4296:                                             ; preds = %4291, %4283
  %4297 = phi i32 [ %4295, %4291 ], [ 0, %4283 ]
  %4298 = shl i32 %3776, 1
  %4299 = zext i32 %4298 to i64
  %4300 = add i64 %4281, %4299
  %4301 = icmp ult i64 %4300, %4200
  br i1 %4301, label %4302, label %4307

4302:                                             ; preds = %4296
  %4303 = shl i64 %4300, 2
  %4304 = add i64 %4303, %4199
  %4305 = inttoptr i64 %4304 to i32 addrspace(1)*
  %4306 = load volatile i32, i32 addrspace(1)* %4305, align 4, !tbaa !11
  br label %4307

4307:                                             ; preds = %4302, %4296
  %4308 = phi i32 [ %4306, %4302 ], [ 0, %4296 ]
  %4309 = mul i32 %3776, 3
  %4310 = zext i32 %4309 to i64
  %4311 = add i64 %4281, %4310
  %4312 = icmp ult i64 %4311, %4200
  br i1 %4312, label %4313, label %4318

4313:                                             ; preds = %4307
  %4314 = shl i64 %4311, 2
  %4315 = add i64 %4314, %4199
  %4316 = inttoptr i64 %4315 to i32 addrspace(1)*
  %4317 = load volatile i32, i32 addrspace(1)* %4316, align 4, !tbaa !11
  br label %4318

4318:                                             ; preds = %4313, %4307
  %4319 = phi i32 [ %4317, %4313 ], [ 0, %4307 ]
  %4320 = shl i32 %3776, 2
  %4321 = zext i32 %4320 to i64
  %4322 = add i64 %4281, %4321
  %4323 = icmp ult i64 %4322, %4200
  br i1 %4323, label %4324, label %4329

4324:                                             ; preds = %4318
  %4325 = shl i64 %4322, 2
  %4326 = add i64 %4325, %4199
  %4327 = inttoptr i64 %4326 to i32 addrspace(1)*
  %4328 = load volatile i32, i32 addrspace(1)* %4327, align 4, !tbaa !11
  br label %4329

4329:                                             ; preds = %4324, %4318
  %4330 = phi i32 [ %4328, %4324 ], [ 0, %4318 ]
  %4331 = mul i32 %3776, 5
  %4332 = zext i32 %4331 to i64
  %4333 = add i64 %4281, %4332
  %4334 = icmp ult i64 %4333, %4200
  br i1 %4334, label %4335, label %4340

4335:                                             ; preds = %4329
  %4336 = shl i64 %4333, 2
  %4337 = add i64 %4336, %4199
  %4338 = inttoptr i64 %4337 to i32 addrspace(1)*
  %4339 = load volatile i32, i32 addrspace(1)* %4338, align 4, !tbaa !11
  br label %4340

4340:                                             ; preds = %4335, %4329
  %4341 = phi i32 [ %4339, %4335 ], [ 0, %4329 ]
  %4342 = mul i32 %3776, 6
  %4343 = zext i32 %4342 to i64
  %4344 = add i64 %4281, %4343
  %4345 = icmp ult i64 %4344, %4200
  br i1 %4345, label %4346, label %4351

4346:                                             ; preds = %4340
  %4347 = shl i64 %4344, 2
  %4348 = add i64 %4347, %4199
  %4349 = inttoptr i64 %4348 to i32 addrspace(1)*
  %4350 = load volatile i32, i32 addrspace(1)* %4349, align 4, !tbaa !11
  br label %4351

4351:                                             ; preds = %4346, %4340
  %4352 = phi i32 [ %4350, %4346 ], [ 0, %4340 ]
  %4353 = add i64 %4281, %4203
  %4354 = icmp ult i64 %4353, %4200
  br i1 %4354, label %4355, label %4360

4355:                                             ; preds = %4351
  %4356 = shl i64 %4353, 2
  %4357 = add i64 %4356, %4199
  %4358 = inttoptr i64 %4357 to i32 addrspace(1)*
  %4359 = load volatile i32, i32 addrspace(1)* %4358, align 4, !tbaa !11
  br label %4360

4360:                                             ; preds = %4355, %4351
  %4361 = phi i32 [ %4359, %4355 ], [ 0, %4351 ]
  %4362 = add i64 %4284, %4198
  %4363 = inttoptr i64 %4362 to i32 addrspace(1)*
  store i32 %4287, i32 addrspace(1)* %4363, align 4, !tbaa !11
  br i1 %4290, label %4364, label %4368

4364:                                             ; preds = %4360
  %4365 = shl i64 %4289, 2
  %4366 = add i64 %4365, %4198
  %4367 = inttoptr i64 %4366 to i32 addrspace(1)*
  store i32 %4297, i32 addrspace(1)* %4367, align 4, !tbaa !11
  br label %4368

4368:                                             ; preds = %4364, %4360
  br i1 %4301, label %4369, label %4373

4369:                                             ; preds = %4368
  %4370 = shl i64 %4300, 2
  %4371 = add i64 %4370, %4198
  %4372 = inttoptr i64 %4371 to i32 addrspace(1)*
  store i32 %4308, i32 addrspace(1)* %4372, align 4, !tbaa !11
  br label %4373

4373:                                             ; preds = %4369, %4368
  br i1 %4312, label %4374, label %4378

4374:                                             ; preds = %4373
  %4375 = shl i64 %4311, 2
  %4376 = add i64 %4375, %4198
  %4377 = inttoptr i64 %4376 to i32 addrspace(1)*
  store i32 %4319, i32 addrspace(1)* %4377, align 4, !tbaa !11
  br label %4378

4378:                                             ; preds = %4374, %4373
  br i1 %4323, label %4379, label %4383

4379:                                             ; preds = %4378
  %4380 = shl i64 %4322, 2
  %4381 = add i64 %4380, %4198
  %4382 = inttoptr i64 %4381 to i32 addrspace(1)*
  store i32 %4330, i32 addrspace(1)* %4382, align 4, !tbaa !11
  br label %4383

4383:                                             ; preds = %4379, %4378
  br i1 %4334, label %4384, label %4388

4384:                                             ; preds = %4383
  %4385 = shl i64 %4333, 2
  %4386 = add i64 %4385, %4198
  %4387 = inttoptr i64 %4386 to i32 addrspace(1)*
  store i32 %4341, i32 addrspace(1)* %4387, align 4, !tbaa !11
  br label %4388

4388:                                             ; preds = %4384, %4383
  br i1 %4345, label %4389, label %4393

4389:                                             ; preds = %4388
  %4390 = shl i64 %4344, 2
  %4391 = add i64 %4390, %4198
  %4392 = inttoptr i64 %4391 to i32 addrspace(1)*
  store i32 %4352, i32 addrspace(1)* %4392, align 4, !tbaa !11
  br label %4393

4393:                                             ; preds = %4389, %4388
  br i1 %4354, label %4394, label %4412

4394:                                             ; preds = %4393
  %4395 = shl i64 %4353, 2
  %4396 = add i64 %4395, %4198
  %4397 = inttoptr i64 %4396 to i32 addrspace(1)*
  store i32 %4361, i32 addrspace(1)* %4397, align 4, !tbaa !11
  br label %4412

4398:                                             ; preds = %3990
  %4399 = zext i32 %3775 to i64
  %4400 = icmp ugt i64 %3668, %4399
  br i1 %4400, label %4401, label %4442

4401:                                             ; preds = %4398
  %4402 = zext i32 %3776 to i64
  br label %4403

4403:                                             ; preds = %4403, %4401
  %4404 = phi i64 [ %4399, %4401 ], [ %4410, %4403 ]
  %4405 = add i64 %4404, %2990
  %4406 = inttoptr i64 %4405 to i8 addrspace(1)*
  %4407 = load volatile i8, i8 addrspace(1)* %4406, align 1, !tbaa !11
  %4408 = add i64 %4404, %3774
  %4409 = inttoptr i64 %4408 to i8 addrspace(1)*
  store i8 %4407, i8 addrspace(1)* %4409, align 1, !tbaa !11
  %4410 = add i64 %4404, %4402
  %4411 = icmp ult i64 %4410, %3668
  br i1 %4411, label %4403, label %4442, !llvm.loop !45

4412:                                             ; preds = %4394, %4393, %4280, %4193, %4192, %4079
  %4413 = phi i64 [ %4201, %4394 ], [ %4201, %4393 ], [ %4201, %4280 ], [ %4000, %4193 ], [ %4000, %4192 ], [ %4000, %4079 ]
  %4414 = icmp ugt i64 %3992, %4413
  br i1 %4414, label %4415, label %4426

4415:                                             ; preds = %4412
  %4416 = zext i32 %3776 to i64
  br label %4417

4417:                                             ; preds = %4417, %4415
  %4418 = phi i64 [ %4413, %4415 ], [ %4424, %4417 ]
  %4419 = add i64 %4418, %2990
  %4420 = inttoptr i64 %4419 to i8 addrspace(1)*
  %4421 = load volatile i8, i8 addrspace(1)* %4420, align 1, !tbaa !11
  %4422 = add i64 %4418, %3774
  %4423 = inttoptr i64 %4422 to i8 addrspace(1)*
  store i8 %4421, i8 addrspace(1)* %4423, align 1, !tbaa !11
  %4424 = add i64 %4418, %4416
  %4425 = icmp ult i64 %4424, %3992
  br i1 %4425, label %4417, label %4426, !llvm.loop !45

4426:                                             ; preds = %4417, %4412
  %4427 = add i64 %3995, %3992
  %4428 = sub i64 %3668, %4427
  %4429 = icmp ugt i64 %4428, %4413
  br i1 %4429, label %4430, label %4442

4430:                                             ; preds = %4426
  %4431 = zext i32 %3776 to i64
  br label %4432

4432:                                             ; preds = %4432, %4430
  %4433 = phi i64 [ %4413, %4430 ], [ %4440, %4432 ]
  %4434 = add i64 %4433, %4427
  %4435 = add i64 %4434, %2990
  %4436 = inttoptr i64 %4435 to i8 addrspace(1)*
  %4437 = load volatile i8, i8 addrspace(1)* %4436, align 1, !tbaa !11
  %4438 = add i64 %4434, %3774
  %4439 = inttoptr i64 %4438 to i8 addrspace(1)*
  store i8 %4437, i8 addrspace(1)* %4439, align 1, !tbaa !11
  %4440 = add i64 %4433, %4431
  %4441 = icmp ult i64 %4440, %4428
  br i1 %4441, label %4432, label %4442, !llvm.loop !45

4442:                                             ; preds = %4432, %4403, %4426, %4398, %3986, %3985, %3872, %3757
  %4443 = and i1 %3675, %3768
  %4444 = zext i1 %4443 to i32
  %4445 = load i32, i32* %71, align 4, !tbaa !9
  %4446 = add i32 %4445, %4444
  store i32 %4446, i32* %71, align 4, !tbaa !9
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !94
  %4447 = load i32, i32* %41, align 8, !tbaa !41
  %4448 = icmp eq i32 %4447, 0
  br i1 %4448, label %4449, label %4454

4449:                                             ; preds = %4442
  %4450 = shl i64 %3767, 20
  %4451 = or i64 %4450, 131072
  %4452 = select i1 %3768, i64 -131072, i64 %4451
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !33
  %4453 = atomicrmw add i64* %3672, i64 %4452 seq_cst, align 8
  br label %4454

4454:                                             ; preds = %4449, %4442
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !85
  %4455 = and i64 %2975, 4286578688
  %4456 = icmp eq i64 %4455, 58720256
  br i1 %4456, label %4457, label %4458

4457:                                             ; preds = %4454
  store i32 %2971, i32* %51, align 4, !tbaa !59
  br label %4469

4458:                                             ; preds = %4454
  %4459 = load i32, i32* %41, align 8, !tbaa !41
  %4460 = icmp eq i32 %4459, 0
  br i1 %4460, label %4461, label %4469

4461:                                             ; preds = %4458
  %4462 = lshr i64 %1828, 3
  %4463 = and i64 %4462, 536870904
  %4464 = and i64 %1828, 63
  %4465 = shl nuw i64 1, %4464
  %4466 = load i64, i64* %50, align 8, !tbaa !57
  %4467 = add i64 %4466, %4463
  %4468 = inttoptr i64 %4467 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %4468, i64 %4465) #10, !srcloc !58
  br label %4469

4469:                                             ; preds = %4461, %4458, %4457
  %4470 = zext i1 %2991 to i32
  %4471 = load i32, i32* %72, align 8, !tbaa !9
  %4472 = add i32 %4471, %4470
  store i32 %4472, i32* %72, align 8, !tbaa !9
  br label %5165

4473:                                             ; preds = %1827
  %4474 = icmp eq i64 %77, 0
  br i1 %4474, label %5153, label %4475

4475:                                             ; preds = %4473
  %4476 = load i64, i64* %70, align 8, !tbaa !93
  %4477 = and i64 %1828, 72057594037927935
  %4478 = load i32, i32* %35, align 8, !tbaa !37
  %4479 = zext i32 %4478 to i64
  %4480 = shl i64 %4477, %4479
  %4481 = add i64 %4480, %4476
  %4482 = shl nsw i64 -1, %4479
  %4483 = xor i64 %4482, -1
  %4484 = and i64 %78, %4483
  %4485 = add i64 %4481, %4484
  %4486 = load i32, i32* %41, align 8, !tbaa !41
  %4487 = load i32, i32* %46, align 4, !tbaa !42
  %4488 = xor i64 %4485, %77
  %4489 = and i64 %4488, 15
  %4490 = icmp eq i64 %4489, 0
  %4491 = and i64 %4488, 3
  %4492 = icmp eq i64 %4491, 0
  %4493 = select i1 %4492, i64 4, i64 1
  %4494 = select i1 %4490, i64 16, i64 %4493
  %4495 = sub i64 0, %77
  %4496 = add nsw i64 %4494, -1
  %4497 = and i64 %4496, %4495
  %4498 = or i64 %1545, %77
  %4499 = or i64 %4498, %4485
  %4500 = and i64 %4499, 15
  %4501 = icmp eq i64 %4500, 0
  br i1 %4501, label %4502, label %4701

4502:                                             ; preds = %4475
  %4503 = lshr i64 %1545, 4
  %4504 = zext i32 %4486 to i64
  %4505 = mul i32 %4487, 7
  %4506 = zext i32 %4505 to i64
  %4507 = add nuw nsw i64 %4506, %4504
  %4508 = icmp ult i64 %4507, %4503
  br i1 %4508, label %4509, label %4583

4509:                                             ; preds = %4502
  %4510 = shl i32 %4487, 3
  %4511 = zext i32 %4510 to i64
  %4512 = zext i32 %4487 to i64
  %4513 = shl i32 %4487, 1
  %4514 = zext i32 %4513 to i64
  %4515 = mul i32 %4487, 3
  %4516 = zext i32 %4515 to i64
  %4517 = shl i32 %4487, 2
  %4518 = zext i32 %4517 to i64
  %4519 = mul i32 %4487, 5
  %4520 = zext i32 %4519 to i64
  %4521 = mul i32 %4487, 6
  %4522 = zext i32 %4521 to i64
  br label %4523

4523:                                             ; preds = %4523, %4509
  %4524 = phi i64 [ %4504, %4509 ], [ %4580, %4523 ]
  %4525 = shl i64 %4524, 4
  %4526 = add i64 %4525, %4485
  %4527 = inttoptr i64 %4526 to <4 x i32> addrspace(1)*
  %4528 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4527, align 16, !tbaa !11
  %4529 = add i64 %4524, %4512
  %4530 = shl i64 %4529, 4
  %4531 = add i64 %4530, %4485
  %4532 = inttoptr i64 %4531 to <4 x i32> addrspace(1)*
  %4533 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4532, align 16, !tbaa !11
  %4534 = add i64 %4524, %4514
  %4535 = shl i64 %4534, 4
  %4536 = add i64 %4535, %4485
  %4537 = inttoptr i64 %4536 to <4 x i32> addrspace(1)*
  %4538 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4537, align 16, !tbaa !11
  %4539 = add i64 %4524, %4516
  %4540 = shl i64 %4539, 4
  %4541 = add i64 %4540, %4485
  %4542 = inttoptr i64 %4541 to <4 x i32> addrspace(1)*
  %4543 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4542, align 16, !tbaa !11
  %4544 = add i64 %4524, %4518
  %4545 = shl i64 %4544, 4
  %4546 = add i64 %4545, %4485
  %4547 = inttoptr i64 %4546 to <4 x i32> addrspace(1)*
  %4548 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4547, align 16, !tbaa !11
  %4549 = add i64 %4524, %4520
  %4550 = shl i64 %4549, 4
  %4551 = add i64 %4550, %4485
  %4552 = inttoptr i64 %4551 to <4 x i32> addrspace(1)*
  %4553 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4552, align 16, !tbaa !11
  %4554 = add i64 %4524, %4522
  %4555 = shl i64 %4554, 4
  %4556 = add i64 %4555, %4485
  %4557 = inttoptr i64 %4556 to <4 x i32> addrspace(1)*
  %4558 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4557, align 16, !tbaa !11
  %4559 = add i64 %4524, %4506
  %4560 = shl i64 %4559, 4
  %4561 = add i64 %4560, %4485
  %4562 = inttoptr i64 %4561 to <4 x i32> addrspace(1)*
  %4563 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4562, align 16, !tbaa !11
  %4564 = add i64 %4525, %77
  %4565 = inttoptr i64 %4564 to <4 x i32> addrspace(1)*
  store <4 x i32> %4528, <4 x i32> addrspace(1)* %4565, align 16, !tbaa !11
  %4566 = add i64 %4530, %77
  %4567 = inttoptr i64 %4566 to <4 x i32> addrspace(1)*
  store <4 x i32> %4533, <4 x i32> addrspace(1)* %4567, align 16, !tbaa !11
  %4568 = add i64 %4535, %77
  %4569 = inttoptr i64 %4568 to <4 x i32> addrspace(1)*
  store <4 x i32> %4538, <4 x i32> addrspace(1)* %4569, align 16, !tbaa !11
  %4570 = add i64 %4540, %77
  %4571 = inttoptr i64 %4570 to <4 x i32> addrspace(1)*
  store <4 x i32> %4543, <4 x i32> addrspace(1)* %4571, align 16, !tbaa !11
  %4572 = add i64 %4545, %77
  %4573 = inttoptr i64 %4572 to <4 x i32> addrspace(1)*
  store <4 x i32> %4548, <4 x i32> addrspace(1)* %4573, align 16, !tbaa !11
  %4574 = add i64 %4550, %77
  %4575 = inttoptr i64 %4574 to <4 x i32> addrspace(1)*
  store <4 x i32> %4553, <4 x i32> addrspace(1)* %4575, align 16, !tbaa !11
  %4576 = add i64 %4555, %77
  %4577 = inttoptr i64 %4576 to <4 x i32> addrspace(1)*
  store <4 x i32> %4558, <4 x i32> addrspace(1)* %4577, align 16, !tbaa !11
  %4578 = add i64 %4560, %77
  %4579 = inttoptr i64 %4578 to <4 x i32> addrspace(1)*
  store <4 x i32> %4563, <4 x i32> addrspace(1)* %4579, align 16, !tbaa !11
  %4580 = add i64 %4524, %4511
  %4581 = add i64 %4580, %4506
  %4582 = icmp ult i64 %4581, %4503
  br i1 %4582, label %4523, label %4583, !llvm.loop !43

4583:                                             ; preds = %4523, %4502
  %4584 = phi i64 [ %4504, %4502 ], [ %4580, %4523 ]
  %4585 = icmp ult i64 %4584, %4503
  br i1 %4585, label %4586, label %5153

4586:                                             ; preds = %4583
  %4587 = shl i64 %4584, 4
  %4588 = add i64 %4587, %4485
  %4589 = inttoptr i64 %4588 to <4 x i32> addrspace(1)*
  %4590 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4589, align 16, !tbaa !11
  %4591 = zext i32 %4487 to i64
  %4592 = add i64 %4584, %4591
  %4593 = icmp ult i64 %4592, %4503
  br i1 %4593, label %4594, label %4599

4594:                                             ; preds = %4586
  %4595 = shl i64 %4592, 4
  %4596 = add i64 %4595, %4485
  %4597 = inttoptr i64 %4596 to <4 x i32> addrspace(1)*
  %4598 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4597, align 16, !tbaa !11
  br label %4599

4599:                                             ; preds = %4594, %4586
  %4600 = phi <4 x i32> [ %4598, %4594 ], [ zeroinitializer, %4586 ]
  %4601 = shl i32 %4487, 1
  %4602 = zext i32 %4601 to i64
  %4603 = add i64 %4584, %4602
  %4604 = icmp ult i64 %4603, %4503
  br i1 %4604, label %4605, label %4610

4605:                                             ; preds = %4599
  %4606 = shl i64 %4603, 4
  %4607 = add i64 %4606, %4485
  %4608 = inttoptr i64 %4607 to <4 x i32> addrspace(1)*
  %4609 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4608, align 16, !tbaa !11
  br label %4610

4610:                                             ; preds = %4605, %4599
  %4611 = phi <4 x i32> [ %4609, %4605 ], [ zeroinitializer, %4599 ]
  %4612 = mul i32 %4487, 3
  %4613 = zext i32 %4612 to i64
  %4614 = add i64 %4584, %4613
  %4615 = icmp ult i64 %4614, %4503
  br i1 %4615, label %4616, label %4621

4616:                                             ; preds = %4610
  %4617 = shl i64 %4614, 4
  %4618 = add i64 %4617, %4485
  %4619 = inttoptr i64 %4618 to <4 x i32> addrspace(1)*
  %4620 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4619, align 16, !tbaa !11
  br label %4621

4621:                                             ; preds = %4616, %4610
  %4622 = phi <4 x i32> [ %4620, %4616 ], [ zeroinitializer, %4610 ]
  %4623 = shl i32 %4487, 2
  %4624 = zext i32 %4623 to i64
  %4625 = add i64 %4584, %4624
  %4626 = icmp ult i64 %4625, %4503
  br i1 %4626, label %4627, label %4632

4627:                                             ; preds = %4621
  %4628 = shl i64 %4625, 4
  %4629 = add i64 %4628, %4485
  %4630 = inttoptr i64 %4629 to <4 x i32> addrspace(1)*
  %4631 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4630, align 16, !tbaa !11
  br label %4632

4632:                                             ; preds = %4627, %4621
  %4633 = phi <4 x i32> [ %4631, %4627 ], [ zeroinitializer, %4621 ]
  %4634 = mul i32 %4487, 5
  %4635 = zext i32 %4634 to i64
  %4636 = add i64 %4584, %4635
  %4637 = icmp ult i64 %4636, %4503
  br i1 %4637, label %4638, label %4643

4638:                                             ; preds = %4632
  %4639 = shl i64 %4636, 4
  %4640 = add i64 %4639, %4485
  %4641 = inttoptr i64 %4640 to <4 x i32> addrspace(1)*
  %4642 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4641, align 16, !tbaa !11
  br label %4643

4643:                                             ; preds = %4638, %4632
  %4644 = phi <4 x i32> [ %4642, %4638 ], [ zeroinitializer, %4632 ]
  %4645 = mul i32 %4487, 6
  %4646 = zext i32 %4645 to i64
  %4647 = add i64 %4584, %4646
  %4648 = icmp ult i64 %4647, %4503
  br i1 %4648, label %4649, label %4654

4649:                                             ; preds = %4643
  %4650 = shl i64 %4647, 4
  %4651 = add i64 %4650, %4485
  %4652 = inttoptr i64 %4651 to <4 x i32> addrspace(1)*
  %4653 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4652, align 16, !tbaa !11
  br label %4654

4654:                                             ; preds = %4649, %4643
  %4655 = phi <4 x i32> [ %4653, %4649 ], [ zeroinitializer, %4643 ]
  %4656 = add i64 %4584, %4506
  %4657 = icmp ult i64 %4656, %4503
  br i1 %4657, label %4658, label %4663

4658:                                             ; preds = %4654
  %4659 = shl i64 %4656, 4
  %4660 = add i64 %4659, %4485
  %4661 = inttoptr i64 %4660 to <4 x i32> addrspace(1)*
  %4662 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4661, align 16, !tbaa !11
  br label %4663

4663:                                             ; preds = %4658, %4654
  %4664 = phi <4 x i32> [ %4662, %4658 ], [ zeroinitializer, %4654 ]
  %4665 = add i64 %4587, %77
  %4666 = inttoptr i64 %4665 to <4 x i32> addrspace(1)*
  store <4 x i32> %4590, <4 x i32> addrspace(1)* %4666, align 16, !tbaa !11
  br i1 %4593, label %4667, label %4671

4667:                                             ; preds = %4663
  %4668 = shl i64 %4592, 4
  %4669 = add i64 %4668, %77
  %4670 = inttoptr i64 %4669 to <4 x i32> addrspace(1)*
  store <4 x i32> %4600, <4 x i32> addrspace(1)* %4670, align 16, !tbaa !11
  br label %4671

4671:                                             ; preds = %4667, %4663
  br i1 %4604, label %4672, label %4676

4672:                                             ; preds = %4671
  %4673 = shl i64 %4603, 4
  %4674 = add i64 %4673, %77
  %4675 = inttoptr i64 %4674 to <4 x i32> addrspace(1)*
  store <4 x i32> %4611, <4 x i32> addrspace(1)* %4675, align 16, !tbaa !11
  br label %4676

4676:                                             ; preds = %4672, %4671
  br i1 %4615, label %4677, label %4681

4677:                                             ; preds = %4676
  %4678 = shl i64 %4614, 4
  %4679 = add i64 %4678, %77
  %4680 = inttoptr i64 %4679 to <4 x i32> addrspace(1)*
  store <4 x i32> %4622, <4 x i32> addrspace(1)* %4680, align 16, !tbaa !11
  br label %4681

4681:                                             ; preds = %4677, %4676
  br i1 %4626, label %4682, label %4686

4682:                                             ; preds = %4681
  %4683 = shl i64 %4625, 4
  %4684 = add i64 %4683, %77
  %4685 = inttoptr i64 %4684 to <4 x i32> addrspace(1)*
  store <4 x i32> %4633, <4 x i32> addrspace(1)* %4685, align 16, !tbaa !11
  br label %4686

4686:                                             ; preds = %4682, %4681
  br i1 %4637, label %4687, label %4691

4687:                                             ; preds = %4686
  %4688 = shl i64 %4636, 4
  %4689 = add i64 %4688, %77
  %4690 = inttoptr i64 %4689 to <4 x i32> addrspace(1)*
  store <4 x i32> %4644, <4 x i32> addrspace(1)* %4690, align 16, !tbaa !11
  br label %4691

4691:                                             ; preds = %4687, %4686
  br i1 %4648, label %4692, label %4696

4692:                                             ; preds = %4691
  %4693 = shl i64 %4647, 4
  %4694 = add i64 %4693, %77
  %4695 = inttoptr i64 %4694 to <4 x i32> addrspace(1)*
  store <4 x i32> %4655, <4 x i32> addrspace(1)* %4695, align 16, !tbaa !11
  br label %4696

4696:                                             ; preds = %4692, %4691
  br i1 %4657, label %4697, label %5153

4697:                                             ; preds = %4696
  %4698 = shl i64 %4656, 4
  %4699 = add i64 %4698, %77
  %4700 = inttoptr i64 %4699 to <4 x i32> addrspace(1)*
  store <4 x i32> %4664, <4 x i32> addrspace(1)* %4700, align 16, !tbaa !11
  br label %5153

4701:                                             ; preds = %4475
  %4702 = icmp ult i64 %4497, %1545
  %4703 = select i1 %4702, i64 %4497, i64 %1545
  %4704 = sub i64 %1545, %4703
  %4705 = sub nsw i64 0, %4494
  %4706 = and i64 %4704, %4705
  switch i64 %4494, label %5109 [
    i64 16, label %4707
    i64 4, label %4908
  ]

4707:                                             ; preds = %4701
  %4708 = add i64 %4703, %77
  %4709 = add i64 %4703, %4485
  %4710 = lshr i64 %4706, 4
  %4711 = zext i32 %4486 to i64
  %4712 = mul i32 %4487, 7
  %4713 = zext i32 %4712 to i64
  %4714 = add nuw nsw i64 %4713, %4711
  %4715 = icmp ult i64 %4714, %4710
  br i1 %4715, label %4716, label %4790

4716:                                             ; preds = %4707
  %4717 = shl i32 %4487, 3
  %4718 = zext i32 %4717 to i64
  %4719 = zext i32 %4487 to i64
  %4720 = shl i32 %4487, 1
  %4721 = zext i32 %4720 to i64
  %4722 = mul i32 %4487, 3
  %4723 = zext i32 %4722 to i64
  %4724 = shl i32 %4487, 2
  %4725 = zext i32 %4724 to i64
  %4726 = mul i32 %4487, 5
  %4727 = zext i32 %4726 to i64
  %4728 = mul i32 %4487, 6
  %4729 = zext i32 %4728 to i64
  br label %4730

4730:                                             ; preds = %4730, %4716
  %4731 = phi i64 [ %4711, %4716 ], [ %4787, %4730 ]
  %4732 = shl i64 %4731, 4
  %4733 = add i64 %4732, %4709
  %4734 = inttoptr i64 %4733 to <4 x i32> addrspace(1)*
  %4735 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4734, align 16, !tbaa !11
  %4736 = add i64 %4731, %4719
  %4737 = shl i64 %4736, 4
  %4738 = add i64 %4737, %4709
  %4739 = inttoptr i64 %4738 to <4 x i32> addrspace(1)*
  %4740 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4739, align 16, !tbaa !11
  %4741 = add i64 %4731, %4721
  %4742 = shl i64 %4741, 4
  %4743 = add i64 %4742, %4709
  %4744 = inttoptr i64 %4743 to <4 x i32> addrspace(1)*
  %4745 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4744, align 16, !tbaa !11
  %4746 = add i64 %4731, %4723
  %4747 = shl i64 %4746, 4
  %4748 = add i64 %4747, %4709
  %4749 = inttoptr i64 %4748 to <4 x i32> addrspace(1)*
  %4750 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4749, align 16, !tbaa !11
  %4751 = add i64 %4731, %4725
  %4752 = shl i64 %4751, 4
  %4753 = add i64 %4752, %4709
  %4754 = inttoptr i64 %4753 to <4 x i32> addrspace(1)*
  %4755 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4754, align 16, !tbaa !11
  %4756 = add i64 %4731, %4727
  %4757 = shl i64 %4756, 4
  %4758 = add i64 %4757, %4709
  %4759 = inttoptr i64 %4758 to <4 x i32> addrspace(1)*
  %4760 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4759, align 16, !tbaa !11
  %4761 = add i64 %4731, %4729
  %4762 = shl i64 %4761, 4
  %4763 = add i64 %4762, %4709
  %4764 = inttoptr i64 %4763 to <4 x i32> addrspace(1)*
  %4765 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4764, align 16, !tbaa !11
  %4766 = add i64 %4731, %4713
  %4767 = shl i64 %4766, 4
  %4768 = add i64 %4767, %4709
  %4769 = inttoptr i64 %4768 to <4 x i32> addrspace(1)*
  %4770 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4769, align 16, !tbaa !11
  %4771 = add i64 %4732, %4708
  %4772 = inttoptr i64 %4771 to <4 x i32> addrspace(1)*
  store <4 x i32> %4735, <4 x i32> addrspace(1)* %4772, align 16, !tbaa !11
  %4773 = add i64 %4737, %4708
  %4774 = inttoptr i64 %4773 to <4 x i32> addrspace(1)*
  store <4 x i32> %4740, <4 x i32> addrspace(1)* %4774, align 16, !tbaa !11
  %4775 = add i64 %4742, %4708
  %4776 = inttoptr i64 %4775 to <4 x i32> addrspace(1)*
  store <4 x i32> %4745, <4 x i32> addrspace(1)* %4776, align 16, !tbaa !11
  %4777 = add i64 %4747, %4708
  %4778 = inttoptr i64 %4777 to <4 x i32> addrspace(1)*
  store <4 x i32> %4750, <4 x i32> addrspace(1)* %4778, align 16, !tbaa !11
  %4779 = add i64 %4752, %4708
  %4780 = inttoptr i64 %4779 to <4 x i32> addrspace(1)*
  store <4 x i32> %4755, <4 x i32> addrspace(1)* %4780, align 16, !tbaa !11
  %4781 = add i64 %4757, %4708
  %4782 = inttoptr i64 %4781 to <4 x i32> addrspace(1)*
  store <4 x i32> %4760, <4 x i32> addrspace(1)* %4782, align 16, !tbaa !11
  %4783 = add i64 %4762, %4708
  %4784 = inttoptr i64 %4783 to <4 x i32> addrspace(1)*
  store <4 x i32> %4765, <4 x i32> addrspace(1)* %4784, align 16, !tbaa !11
  %4785 = add i64 %4767, %4708
  %4786 = inttoptr i64 %4785 to <4 x i32> addrspace(1)*
  store <4 x i32> %4770, <4 x i32> addrspace(1)* %4786, align 16, !tbaa !11
  %4787 = add i64 %4731, %4718
  %4788 = add i64 %4787, %4713
  %4789 = icmp ult i64 %4788, %4710
  br i1 %4789, label %4730, label %4790, !llvm.loop !43

4790:                                             ; preds = %4730, %4707
  %4791 = phi i64 [ %4711, %4707 ], [ %4787, %4730 ]
  %4792 = icmp ult i64 %4791, %4710
  br i1 %4792, label %4793, label %5123

4793:                                             ; preds = %4790
  %4794 = shl i64 %4791, 4
  %4795 = add i64 %4794, %4709
  %4796 = inttoptr i64 %4795 to <4 x i32> addrspace(1)*
  %4797 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4796, align 16, !tbaa !11
  %4798 = zext i32 %4487 to i64
  %4799 = add i64 %4791, %4798
  %4800 = icmp ult i64 %4799, %4710
  br i1 %4800, label %4801, label %4806

4801:                                             ; preds = %4793
  %4802 = shl i64 %4799, 4
  %4803 = add i64 %4802, %4709
  %4804 = inttoptr i64 %4803 to <4 x i32> addrspace(1)*
  %4805 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4804, align 16, !tbaa !11
  br label %4806

4806:                                             ; preds = %4801, %4793
  %4807 = phi <4 x i32> [ %4805, %4801 ], [ zeroinitializer, %4793 ]
  %4808 = shl i32 %4487, 1
  %4809 = zext i32 %4808 to i64
  %4810 = add i64 %4791, %4809
  %4811 = icmp ult i64 %4810, %4710
  br i1 %4811, label %4812, label %4817

4812:                                             ; preds = %4806
  %4813 = shl i64 %4810, 4
  %4814 = add i64 %4813, %4709
  %4815 = inttoptr i64 %4814 to <4 x i32> addrspace(1)*
  %4816 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4815, align 16, !tbaa !11
  br label %4817

4817:                                             ; preds = %4812, %4806
  %4818 = phi <4 x i32> [ %4816, %4812 ], [ zeroinitializer, %4806 ]
  %4819 = mul i32 %4487, 3
  %4820 = zext i32 %4819 to i64
  %4821 = add i64 %4791, %4820
  %4822 = icmp ult i64 %4821, %4710
  br i1 %4822, label %4823, label %4828

4823:                                             ; preds = %4817
  %4824 = shl i64 %4821, 4
  %4825 = add i64 %4824, %4709
  %4826 = inttoptr i64 %4825 to <4 x i32> addrspace(1)*
  %4827 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4826, align 16, !tbaa !11
  br label %4828

4828:                                             ; preds = %4823, %4817
  %4829 = phi <4 x i32> [ %4827, %4823 ], [ zeroinitializer, %4817 ]
  %4830 = shl i32 %4487, 2
  %4831 = zext i32 %4830 to i64
  %4832 = add i64 %4791, %4831
  %4833 = icmp ult i64 %4832, %4710
  br i1 %4833, label %4834, label %4839

4834:                                             ; preds = %4828
  %4835 = shl i64 %4832, 4
  %4836 = add i64 %4835, %4709
  %4837 = inttoptr i64 %4836 to <4 x i32> addrspace(1)*
  %4838 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4837, align 16, !tbaa !11
  br label %4839

4839:                                             ; preds = %4834, %4828
  %4840 = phi <4 x i32> [ %4838, %4834 ], [ zeroinitializer, %4828 ]
  %4841 = mul i32 %4487, 5
  %4842 = zext i32 %4841 to i64
  %4843 = add i64 %4791, %4842
  %4844 = icmp ult i64 %4843, %4710
  br i1 %4844, label %4845, label %4850

4845:                                             ; preds = %4839
  %4846 = shl i64 %4843, 4
  %4847 = add i64 %4846, %4709
  %4848 = inttoptr i64 %4847 to <4 x i32> addrspace(1)*
  %4849 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4848, align 16, !tbaa !11
  br label %4850

4850:                                             ; preds = %4845, %4839
  %4851 = phi <4 x i32> [ %4849, %4845 ], [ zeroinitializer, %4839 ]
  %4852 = mul i32 %4487, 6
  %4853 = zext i32 %4852 to i64
  %4854 = add i64 %4791, %4853
  %4855 = icmp ult i64 %4854, %4710
  br i1 %4855, label %4856, label %4861

4856:                                             ; preds = %4850
  %4857 = shl i64 %4854, 4
  %4858 = add i64 %4857, %4709
  %4859 = inttoptr i64 %4858 to <4 x i32> addrspace(1)*
  %4860 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4859, align 16, !tbaa !11
  br label %4861

4861:                                             ; preds = %4856, %4850
  %4862 = phi <4 x i32> [ %4860, %4856 ], [ zeroinitializer, %4850 ]
  %4863 = add i64 %4791, %4713
  %4864 = icmp ult i64 %4863, %4710
  br i1 %4864, label %4865, label %4870

4865:                                             ; preds = %4861
  %4866 = shl i64 %4863, 4
  %4867 = add i64 %4866, %4709
  %4868 = inttoptr i64 %4867 to <4 x i32> addrspace(1)*
  %4869 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4868, align 16, !tbaa !11
  br label %4870

4870:                                             ; preds = %4865, %4861
  %4871 = phi <4 x i32> [ %4869, %4865 ], [ zeroinitializer, %4861 ]
  %4872 = add i64 %4794, %4708
  %4873 = inttoptr i64 %4872 to <4 x i32> addrspace(1)*
  store <4 x i32> %4797, <4 x i32> addrspace(1)* %4873, align 16, !tbaa !11
  br i1 %4800, label %4874, label %4878

4874:                                             ; preds = %4870
  %4875 = shl i64 %4799, 4
  %4876 = add i64 %4875, %4708
  %4877 = inttoptr i64 %4876 to <4 x i32> addrspace(1)*
  store <4 x i32> %4807, <4 x i32> addrspace(1)* %4877, align 16, !tbaa !11
  br label %4878

4878:                                             ; preds = %4874, %4870
  br i1 %4811, label %4879, label %4883

4879:                                             ; preds = %4878
  %4880 = shl i64 %4810, 4
  %4881 = add i64 %4880, %4708
  %4882 = inttoptr i64 %4881 to <4 x i32> addrspace(1)*
  store <4 x i32> %4818, <4 x i32> addrspace(1)* %4882, align 16, !tbaa !11
  br label %4883

4883:                                             ; preds = %4879, %4878
  br i1 %4822, label %4884, label %4888

4884:                                             ; preds = %4883
  %4885 = shl i64 %4821, 4
  %4886 = add i64 %4885, %4708
  %4887 = inttoptr i64 %4886 to <4 x i32> addrspace(1)*
  store <4 x i32> %4829, <4 x i32> addrspace(1)* %4887, align 16, !tbaa !11
  br label %4888

4888:                                             ; preds = %4884, %4883
  br i1 %4833, label %4889, label %4893

4889:                                             ; preds = %4888
  %4890 = shl i64 %4832, 4
  %4891 = add i64 %4890, %4708
  %4892 = inttoptr i64 %4891 to <4 x i32> addrspace(1)*
  store <4 x i32> %4840, <4 x i32> addrspace(1)* %4892, align 16, !tbaa !11
  br label %4893

4893:                                             ; preds = %4889, %4888
  br i1 %4844, label %4894, label %4898

4894:                                             ; preds = %4893
  %4895 = shl i64 %4843, 4
  %4896 = add i64 %4895, %4708
  %4897 = inttoptr i64 %4896 to <4 x i32> addrspace(1)*
  store <4 x i32> %4851, <4 x i32> addrspace(1)* %4897, align 16, !tbaa !11
  br label %4898

4898:                                             ; preds = %4894, %4893
  br i1 %4855, label %4899, label %4903

4899:                                             ; preds = %4898
  %4900 = shl i64 %4854, 4
  %4901 = add i64 %4900, %4708
  %4902 = inttoptr i64 %4901 to <4 x i32> addrspace(1)*
  store <4 x i32> %4862, <4 x i32> addrspace(1)* %4902, align 16, !tbaa !11
  br label %4903

4903:                                             ; preds = %4899, %4898
  br i1 %4864, label %4904, label %5123

4904:                                             ; preds = %4903
  %4905 = shl i64 %4863, 4
  %4906 = add i64 %4905, %4708
  %4907 = inttoptr i64 %4906 to <4 x i32> addrspace(1)*
  store <4 x i32> %4871, <4 x i32> addrspace(1)* %4907, align 16, !tbaa !11
  br label %5123

4908:                                             ; preds = %4701
  %4909 = add i64 %4703, %77
  %4910 = add i64 %4703, %4485
  %4911 = lshr i64 %4706, 2
  %4912 = zext i32 %4486 to i64
  %4913 = mul i32 %4487, 7
  %4914 = zext i32 %4913 to i64
  %4915 = add nuw nsw i64 %4914, %4912
  %4916 = icmp ult i64 %4915, %4911
  br i1 %4916, label %4917, label %4991

4917:                                             ; preds = %4908
  %4918 = shl i32 %4487, 3
  %4919 = zext i32 %4918 to i64
  %4920 = zext i32 %4487 to i64
  %4921 = shl i32 %4487, 1
  %4922 = zext i32 %4921 to i64
  %4923 = mul i32 %4487, 3
  %4924 = zext i32 %4923 to i64
  %4925 = shl i32 %4487, 2
  %4926 = zext i32 %4925 to i64
  %4927 = mul i32 %4487, 5
  %4928 = zext i32 %4927 to i64
  %4929 = mul i32 %4487, 6
  %4930 = zext i32 %4929 to i64
  br label %4931

4931:                                             ; preds = %4931, %4917
  %4932 = phi i64 [ %4912, %4917 ], [ %4988, %4931 ]
  %4933 = shl i64 %4932, 2
  %4934 = add i64 %4933, %4910
  %4935 = inttoptr i64 %4934 to i32 addrspace(1)*
  %4936 = load volatile i32, i32 addrspace(1)* %4935, align 4, !tbaa !11
  %4937 = add i64 %4932, %4920
  %4938 = shl i64 %4937, 2
  %4939 = add i64 %4938, %4910
  %4940 = inttoptr i64 %4939 to i32 addrspace(1)*
  %4941 = load volatile i32, i32 addrspace(1)* %4940, align 4, !tbaa !11
  %4942 = add i64 %4932, %4922
  %4943 = shl i64 %4942, 2
  %4944 = add i64 %4943, %4910
  %4945 = inttoptr i64 %4944 to i32 addrspace(1)*
  %4946 = load volatile i32, i32 addrspace(1)* %4945, align 4, !tbaa !11
  %4947 = add i64 %4932, %4924
  %4948 = shl i64 %4947, 2
  %4949 = add i64 %4948, %4910
  %4950 = inttoptr i64 %4949 to i32 addrspace(1)*
  %4951 = load volatile i32, i32 addrspace(1)* %4950, align 4, !tbaa !11
  %4952 = add i64 %4932, %4926
  %4953 = shl i64 %4952, 2
  %4954 = add i64 %4953, %4910
  %4955 = inttoptr i64 %4954 to i32 addrspace(1)*
  %4956 = load volatile i32, i32 addrspace(1)* %4955, align 4, !tbaa !11
  %4957 = add i64 %4932, %4928
  %4958 = shl i64 %4957, 2
  %4959 = add i64 %4958, %4910
  %4960 = inttoptr i64 %4959 to i32 addrspace(1)*
  %4961 = load volatile i32, i32 addrspace(1)* %4960, align 4, !tbaa !11
  %4962 = add i64 %4932, %4930
  %4963 = shl i64 %4962, 2
  %4964 = add i64 %4963, %4910
  %4965 = inttoptr i64 %4964 to i32 addrspace(1)*
  %4966 = load volatile i32, i32 addrspace(1)* %4965, align 4, !tbaa !11
  %4967 = add i64 %4932, %4914
  %4968 = shl i64 %4967, 2
  %4969 = add i64 %4968, %4910
  %4970 = inttoptr i64 %4969 to i32 addrspace(1)*
  %4971 = load volatile i32, i32 addrspace(1)* %4970, align 4, !tbaa !11
  %4972 = add i64 %4933, %4909
  %4973 = inttoptr i64 %4972 to i32 addrspace(1)*
  store i32 %4936, i32 addrspace(1)* %4973, align 4, !tbaa !11
  %4974 = add i64 %4938, %4909
  %4975 = inttoptr i64 %4974 to i32 addrspace(1)*
  store i32 %4941, i32 addrspace(1)* %4975, align 4, !tbaa !11
  %4976 = add i64 %4943, %4909
  %4977 = inttoptr i64 %4976 to i32 addrspace(1)*
  store i32 %4946, i32 addrspace(1)* %4977, align 4, !tbaa !11
  %4978 = add i64 %4948, %4909
  %4979 = inttoptr i64 %4978 to i32 addrspace(1)*
  store i32 %4951, i32 addrspace(1)* %4979, align 4, !tbaa !11
  %4980 = add i64 %4953, %4909
  %4981 = inttoptr i64 %4980 to i32 addrspace(1)*
  store i32 %4956, i32 addrspace(1)* %4981, align 4, !tbaa !11
  %4982 = add i64 %4958, %4909
  %4983 = inttoptr i64 %4982 to i32 addrspace(1)*
  store i32 %4961, i32 addrspace(1)* %4983, align 4, !tbaa !11
  %4984 = add i64 %4963, %4909
  %4985 = inttoptr i64 %4984 to i32 addrspace(1)*
  store i32 %4966, i32 addrspace(1)* %4985, align 4, !tbaa !11
  %4986 = add i64 %4968, %4909
  %4987 = inttoptr i64 %4986 to i32 addrspace(1)*
  store i32 %4971, i32 addrspace(1)* %4987, align 4, !tbaa !11
  %4988 = add i64 %4932, %4919
  %4989 = add i64 %4988, %4914
  %4990 = icmp ult i64 %4989, %4911
  br i1 %4990, label %4931, label %4991, !llvm.loop !44

4991:                                             ; preds = %4931, %4908
  %4992 = phi i64 [ %4912, %4908 ], [ %4988, %4931 ]
  %4993 = icmp ult i64 %4992, %4911
  br i1 %4993, label %4994, label %5123

4994:                                             ; preds = %4991
  %4995 = shl i64 %4992, 2
  %4996 = add i64 %4995, %4910
  %4997 = inttoptr i64 %4996 to i32 addrspace(1)*
  %4998 = load volatile i32, i32 addrspace(1)* %4997, align 4, !tbaa !11
  %4999 = zext i32 %4487 to i64
  %5000 = add i64 %4992, %4999
  %5001 = icmp ult i64 %5000, %4911
  br i1 %5001, label %5002, label %5007

5002:                                             ; preds = %4994
  %5003 = shl i64 %5000, 2
  %5004 = add i64 %5003, %4910
  %5005 = inttoptr i64 %5004 to i32 addrspace(1)*
  %5006 = load volatile i32, i32 addrspace(1)* %5005, align 4, !tbaa !11
  br label %5007

5007:                                             ; preds = %5002, %4994
  %5008 = phi i32 [ %5006, %5002 ], [ 0, %4994 ]
  %5009 = shl i32 %4487, 1
  %5010 = zext i32 %5009 to i64
  %5011 = add i64 %4992, %5010
  %5012 = icmp ult i64 %5011, %4911
  br i1 %5012, label %5013, label %5018

5013:                                             ; preds = %5007
  %5014 = shl i64 %5011, 2
  %5015 = add i64 %5014, %4910
  %5016 = inttoptr i64 %5015 to i32 addrspace(1)*
  %5017 = load volatile i32, i32 addrspace(1)* %5016, align 4, !tbaa !11
  br label %5018

5018:                                             ; preds = %5013, %5007
  %5019 = phi i32 [ %5017, %5013 ], [ 0, %5007 ]
  %5020 = mul i32 %4487, 3
  %5021 = zext i32 %5020 to i64
  %5022 = add i64 %4992, %5021
  %5023 = icmp ult i64 %5022, %4911
  br i1 %5023, label %5024, label %5029

5024:                                             ; preds = %5018
  %5025 = shl i64 %5022, 2
  %5026 = add i64 %5025, %4910
  %5027 = inttoptr i64 %5026 to i32 addrspace(1)*
  %5028 = load volatile i32, i32 addrspace(1)* %5027, align 4, !tbaa !11
  br label %5029

5029:                                             ; preds = %5024, %5018
  %5030 = phi i32 [ %5028, %5024 ], [ 0, %5018 ]
  %5031 = shl i32 %4487, 2
  %5032 = zext i32 %5031 to i64
  %5033 = add i64 %4992, %5032
  %5034 = icmp ult i64 %5033, %4911
  br i1 %5034, label %5035, label %5040

5035:                                             ; preds = %5029
  %5036 = shl i64 %5033, 2
  %5037 = add i64 %5036, %4910
  %5038 = inttoptr i64 %5037 to i32 addrspace(1)*
  %5039 = load volatile i32, i32 addrspace(1)* %5038, align 4, !tbaa !11
  br label %5040

5040:                                             ; preds = %5035, %5029
  %5041 = phi i32 [ %5039, %5035 ], [ 0, %5029 ]
  %5042 = mul i32 %4487, 5
  %5043 = zext i32 %5042 to i64
  %5044 = add i64 %4992, %5043
  %5045 = icmp ult i64 %5044, %4911
  br i1 %5045, label %5046, label %5051

5046:                                             ; preds = %5040
  %5047 = shl i64 %5044, 2
  %5048 = add i64 %5047, %4910
  %5049 = inttoptr i64 %5048 to i32 addrspace(1)*
  %5050 = load volatile i32, i32 addrspace(1)* %5049, align 4, !tbaa !11
  br label %5051

5051:                                             ; preds = %5046, %5040
  %5052 = phi i32 [ %5050, %5046 ], [ 0, %5040 ]
  %5053 = mul i32 %4487, 6
  %5054 = zext i32 %5053 to i64
  %5055 = add i64 %4992, %5054
  %5056 = icmp ult i64 %5055, %4911
  br i1 %5056, label %5057, label %5062

5057:                                             ; preds = %5051
  %5058 = shl i64 %5055, 2
  %5059 = add i64 %5058, %4910
  %5060 = inttoptr i64 %5059 to i32 addrspace(1)*
  %5061 = load volatile i32, i32 addrspace(1)* %5060, align 4, !tbaa !11
  br label %5062

5062:                                             ; preds = %5057, %5051
  %5063 = phi i32 [ %5061, %5057 ], [ 0, %5051 ]
  %5064 = add i64 %4992, %4914
  %5065 = icmp ult i64 %5064, %4911
  br i1 %5065, label %5066, label %5071

5066:                                             ; preds = %5062
  %5067 = shl i64 %5064, 2
  %5068 = add i64 %5067, %4910
  %5069 = inttoptr i64 %5068 to i32 addrspace(1)*
  %5070 = load volatile i32, i32 addrspace(1)* %5069, align 4, !tbaa !11
  br label %5071

5071:                                             ; preds = %5066, %5062
  %5072 = phi i32 [ %5070, %5066 ], [ 0, %5062 ]
  %5073 = add i64 %4995, %4909
  %5074 = inttoptr i64 %5073 to i32 addrspace(1)*
  store i32 %4998, i32 addrspace(1)* %5074, align 4, !tbaa !11
  br i1 %5001, label %5075, label %5079

5075:                                             ; preds = %5071
  %5076 = shl i64 %5000, 2
  %5077 = add i64 %5076, %4909
  %5078 = inttoptr i64 %5077 to i32 addrspace(1)*
  store i32 %5008, i32 addrspace(1)* %5078, align 4, !tbaa !11
  br label %5079

5079:                                             ; preds = %5075, %5071
  br i1 %5012, label %5080, label %5084

5080:                                             ; preds = %5079
  %5081 = shl i64 %5011, 2
  %5082 = add i64 %5081, %4909
  %5083 = inttoptr i64 %5082 to i32 addrspace(1)*
  store i32 %5019, i32 addrspace(1)* %5083, align 4, !tbaa !11
  br label %5084

5084:                                             ; preds = %5080, %5079
  br i1 %5023, label %5085, label %5089

5085:                                             ; preds = %5084
  %5086 = shl i64 %5022, 2
  %5087 = add i64 %5086, %4909
  %5088 = inttoptr i64 %5087 to i32 addrspace(1)*
  store i32 %5030, i32 addrspace(1)* %5088, align 4, !tbaa !11
  br label %5089

5089:                                             ; preds = %5085, %5084
  br i1 %5034, label %5090, label %5094

5090:                                             ; preds = %5089
  %5091 = shl i64 %5033, 2
  %5092 = add i64 %5091, %4909
  %5093 = inttoptr i64 %5092 to i32 addrspace(1)*
  store i32 %5041, i32 addrspace(1)* %5093, align 4, !tbaa !11
  br label %5094

5094:                                             ; preds = %5090, %5089
  br i1 %5045, label %5095, label %5099

5095:                                             ; preds = %5094
  %5096 = shl i64 %5044, 2
  %5097 = add i64 %5096, %4909
  %5098 = inttoptr i64 %5097 to i32 addrspace(1)*
  store i32 %5052, i32 addrspace(1)* %5098, align 4, !tbaa !11
  br label %5099

5099:                                             ; preds = %5095, %5094
  br i1 %5056, label %5100, label %5104

5100:                                             ; preds = %5099
  %5101 = shl i64 %5055, 2
  %5102 = add i64 %5101, %4909
  %5103 = inttoptr i64 %5102 to i32 addrspace(1)*
  store i32 %5063, i32 addrspace(1)* %5103, align 4, !tbaa !11
  br label %5104

5104:                                             ; preds = %5100, %5099
  br i1 %5065, label %5105, label %5123

5105:                                             ; preds = %5104
  %5106 = shl i64 %5064, 2
  %5107 = add i64 %5106, %4909
  %5108 = inttoptr i64 %5107 to i32 addrspace(1)*
  store i32 %5072, i32 addrspace(1)* %5108, align 4, !tbaa !11
  br label %5123

5109:                                             ; preds = %4701
  %5110 = zext i32 %4486 to i64
  %5111 = icmp ugt i64 %1545, %5110
  br i1 %5111, label %5112, label %5153

5112:                                             ; preds = %5109
  %5113 = zext i32 %4487 to i64
  br label %5114

5114:                                             ; preds = %5114, %5112
  %5115 = phi i64 [ %5110, %5112 ], [ %5121, %5114 ]
  %5116 = add i64 %5115, %4485
  %5117 = inttoptr i64 %5116 to i8 addrspace(1)*
  %5118 = load volatile i8, i8 addrspace(1)* %5117, align 1, !tbaa !11
  %5119 = add i64 %5115, %77
  %5120 = inttoptr i64 %5119 to i8 addrspace(1)*
  store i8 %5118, i8 addrspace(1)* %5120, align 1, !tbaa !11
  %5121 = add i64 %5115, %5113
  %5122 = icmp ult i64 %5121, %1545
  br i1 %5122, label %5114, label %5153, !llvm.loop !45

5123:                                             ; preds = %5105, %5104, %4991, %4904, %4903, %4790
  %5124 = phi i64 [ %4912, %5105 ], [ %4912, %5104 ], [ %4912, %4991 ], [ %4711, %4904 ], [ %4711, %4903 ], [ %4711, %4790 ]
  %5125 = icmp ugt i64 %4703, %5124
  br i1 %5125, label %5126, label %5137

5126:                                             ; preds = %5123
  %5127 = zext i32 %4487 to i64
  br label %5128

5128:                                             ; preds = %5128, %5126
  %5129 = phi i64 [ %5124, %5126 ], [ %5135, %5128 ]
  %5130 = add i64 %5129, %4485
  %5131 = inttoptr i64 %5130 to i8 addrspace(1)*
  %5132 = load volatile i8, i8 addrspace(1)* %5131, align 1, !tbaa !11
  %5133 = add i64 %5129, %77
  %5134 = inttoptr i64 %5133 to i8 addrspace(1)*
  store i8 %5132, i8 addrspace(1)* %5134, align 1, !tbaa !11
  %5135 = add i64 %5129, %5127
  %5136 = icmp ult i64 %5135, %4703
  br i1 %5136, label %5128, label %5137, !llvm.loop !45

5137:                                             ; preds = %5128, %5123
  %5138 = add i64 %4706, %4703
  %5139 = sub i64 %1545, %5138
  %5140 = icmp ugt i64 %5139, %5124
  br i1 %5140, label %5141, label %5153

5141:                                             ; preds = %5137
  %5142 = zext i32 %4487 to i64
  br label %5143

5143:                                             ; preds = %5143, %5141
  %5144 = phi i64 [ %5124, %5141 ], [ %5151, %5143 ]
  %5145 = add i64 %5144, %5138
  %5146 = add i64 %5145, %4485
  %5147 = inttoptr i64 %5146 to i8 addrspace(1)*
  %5148 = load volatile i8, i8 addrspace(1)* %5147, align 1, !tbaa !11
  %5149 = add i64 %5145, %77
  %5150 = inttoptr i64 %5149 to i8 addrspace(1)*
  store i8 %5148, i8 addrspace(1)* %5150, align 1, !tbaa !11
  %5151 = add i64 %5144, %5142
  %5152 = icmp ult i64 %5151, %5139
  br i1 %5152, label %5143, label %5153, !llvm.loop !45

5153:                                             ; preds = %5143, %5114, %5137, %5109, %4697, %4696, %4583, %4473
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !95
  %5154 = load i32, i32* %41, align 8, !tbaa !41
  %5155 = icmp eq i32 %5154, 0
  br i1 %5155, label %5156, label %5162

5156:                                             ; preds = %5153
  %5157 = load i64, i64* %49, align 8, !tbaa !56
  %5158 = shl i64 %1548, 3
  %5159 = add i64 %5157, %5158
  %5160 = inttoptr i64 %5159 to i64*
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !33
  %5161 = atomicrmw add i64* %5160, i64 -1 seq_cst, align 8
  br label %5162

5162:                                             ; preds = %5156, %5153
  %5163 = load i32, i32* %73, align 8, !tbaa !9
  %5164 = add i32 %5163, 1
  store i32 %5164, i32* %73, align 8, !tbaa !9
  br label %5165

5165:                                             ; preds = %5162, %4469, %2848, %2844, %2027, %1831, %1540, %766
  %5166 = phi i64 [ %94, %766 ], [ %835, %1540 ], [ %1545, %1831 ], [ %1545, %2027 ], [ %1545, %2844 ], [ %1545, %2848 ], [ %1545, %4469 ], [ %1545, %5162 ]
  %5167 = phi i32 [ 0, %766 ], [ 0, %1540 ], [ 0, %1831 ], [ %2021, %2027 ], [ %2152, %2844 ], [ %2849, %2848 ], [ %2986, %4469 ], [ 0, %5162 ]
  %5168 = add i64 %5166, %78
  %5169 = icmp eq i64 %77, 0
  %5170 = select i1 %5169, i64 0, i64 %5166
  %5171 = add i64 %5170, %77
  br label %5172

5172:                                             ; preds = %5165, %1538
  %5173 = phi i32 [ %5167, %5165 ], [ 0, %1538 ]
  %5174 = phi i64 [ %5168, %5165 ], [ %78, %1538 ]
  %5175 = phi i64 [ %5171, %5165 ], [ %77, %1538 ]
  %5176 = icmp ugt i64 %31, %5174
  %5177 = icmp eq i32 %5173, 0
  %5178 = select i1 %5176, i1 %5177, i1 false
  br i1 %5178, label %76, label %5179

5179:                                             ; preds = %5172, %28, %25
  %5180 = phi i32 [ %26, %25 ], [ 0, %28 ], [ %5173, %5172 ]
  %5181 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 8, i64 0
  %5182 = load i32, i32* %5181, align 8, !tbaa !9
  %5183 = add i32 %5182, 1
  store i32 %5183, i32* %5181, align 8, !tbaa !9
  %5184 = icmp ne i32 %5180, 0
  %5185 = zext i1 %5184 to i32
  %5186 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 8, i64 1
  %5187 = load i32, i32* %5186, align 4, !tbaa !9
  %5188 = add i32 %5187, %5185
  store i32 %5188, i32* %5186, align 4, !tbaa !9
  %5189 = icmp ne i64 %4, 0
  %5190 = and i1 %5189, %5184
  br i1 %5190, label %5191, label %5237

5191:                                             ; preds = %5179
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !96
  %5192 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 0
  %5193 = load i32, i32* %5192, align 8, !tbaa !31
  %5194 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 1
  %5195 = load i32, i32* %5194, align 4, !tbaa !97
  %5196 = sub i64 0, %4
  %5197 = and i64 %5196, 3
  %5198 = icmp ult i64 %5197, %3
  %5199 = select i1 %5198, i64 %5197, i64 %3
  %5200 = zext i32 %5193 to i64
  %5201 = sub i64 %3, %5199
  %5202 = lshr i64 %5201, 2
  %5203 = icmp ugt i64 %5202, %5200
  br i1 %5203, label %5204, label %5207

5204:                                             ; preds = %5191
  %5205 = add i64 %5199, %4
  %5206 = zext i32 %5195 to i64
  br label %5211

5207:                                             ; preds = %5211, %5191
  %5208 = icmp ugt i64 %5199, %5200
  br i1 %5208, label %5209, label %5224

5209:                                             ; preds = %5207
  %5210 = zext i32 %5195 to i64
  br label %5218

5211:                                             ; preds = %5211, %5204
  %5212 = phi i64 [ %5200, %5204 ], [ %5216, %5211 ]
  %5213 = shl i64 %5212, 2
  %5214 = add i64 %5205, %5213
  %5215 = inttoptr i64 %5214 to i32 addrspace(1)*
  store i32 0, i32 addrspace(1)* %5215, align 4, !tbaa !11
  %5216 = add i64 %5212, %5206
  %5217 = icmp ult i64 %5216, %5202
  br i1 %5217, label %5211, label %5207, !llvm.loop !98

5218:                                             ; preds = %5218, %5209
  %5219 = phi i64 [ %5200, %5209 ], [ %5222, %5218 ]
  %5220 = add i64 %5219, %4
  %5221 = inttoptr i64 %5220 to i8 addrspace(1)*
  store i8 0, i8 addrspace(1)* %5221, align 1, !tbaa !11
  %5222 = add i64 %5219, %5210
  %5223 = icmp ult i64 %5222, %5199
  br i1 %5223, label %5218, label %5224, !llvm.loop !99

5224:                                             ; preds = %5218, %5207
  %5225 = and i64 %5201, -4
  %5226 = or i64 %5225, %5199
  %5227 = add i64 %5226, %5200
  %5228 = icmp ult i64 %5227, %3
  br i1 %5228, label %5229, label %5237

5229:                                             ; preds = %5224
  %5230 = zext i32 %5195 to i64
  br label %5231

5231:                                             ; preds = %5231, %5229
  %5232 = phi i64 [ %5227, %5229 ], [ %5235, %5231 ]
  %5233 = add i64 %5232, %4
  %5234 = inttoptr i64 %5233 to i8 addrspace(1)*
  store i8 0, i8 addrspace(1)* %5234, align 1, !tbaa !11
  %5235 = add i64 %5232, %5230
  %5236 = icmp ult i64 %5235, %3
  br i1 %5236, label %5231, label %5237, !llvm.loop !100

5237:                                             ; preds = %5231, %5179, %5224
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !101
  %5238 = sub nsw i32 0, %5180
  ret i32 %5238
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
  %33 = load i32, i32* %32, align 8, !tbaa !102
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
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !103
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
  %88 = load i64, i64* %53, align 8, !tbaa !55
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
  %98 = load i32, i32* %56, align 4, !tbaa !59
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
  %108 = load i64, i64* %65, align 8, !tbaa !56
  %109 = add i64 %108, %100
  %110 = inttoptr i64 %109 to i64*
  %111 = load volatile i64, i64* %110, align 8, !tbaa !5
  %112 = and i64 %111, 131072
  %113 = icmp eq i64 %112, 0
  br i1 %113, label %114, label %236

114:                                              ; preds = %107
  %115 = load i32, i32* %57, align 8, !tbaa !60
  %116 = load i32, i32* %58, align 4, !tbaa !61
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
  br i1 %124, label %159, label %125, !llvm.loop !62

125:                                              ; preds = %122, %120
  %126 = phi i1 [ true, %120 ], [ %123, %122 ]
  %127 = phi i32 [ 0, %120 ], [ %155, %122 ]
  %128 = add i32 %127, %115
  %129 = urem i32 %128, %118
  %130 = load i64, i64* %59, align 8, !tbaa !57
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
  %144 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* nonnull %134, i64 %143) #10, !srcloc !63
  %145 = and i64 %144, %142
  %146 = icmp eq i64 %145, 0
  br i1 %146, label %150, label %147

147:                                              ; preds = %140
  %148 = tail call i64 @llvm.cttz.i64(i64 %142, i1 true) #8, !range !64
  %149 = trunc i64 %148 to i32
  br label %150

150:                                              ; preds = %147, %140
  %151 = phi i32 [ %149, %147 ], [ %138, %140 ]
  br i1 %146, label %136, label %152, !llvm.loop !65

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
  %168 = load i64, i64* %60, align 8, !tbaa !66
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
  %182 = tail call i64 @llvm.cttz.i64(i64 %181, i1 true) #8, !range !64
  %183 = trunc i64 %182 to i32
  %184 = or i32 %176, %183
  %185 = xor i64 %181, %179
  %186 = load i64, i64* %61, align 8, !tbaa !67
  %187 = zext i32 %184 to i64
  %188 = shl nuw nsw i64 %187, 3
  %189 = add i64 %188, %186
  %190 = inttoptr i64 %189 to i64*
  %191 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %190) #10, !srcloc !68
  %192 = lshr i64 %191, 32
  %193 = load i64, i64* %62, align 8, !tbaa !69
  %194 = shl nuw nsw i64 %187, 2
  %195 = add i64 %194, %193
  %196 = inttoptr i64 %195 to i32*
  %197 = load volatile i32, i32* %196, align 4, !tbaa !9
  %198 = zext i32 %197 to i64
  %199 = icmp eq i64 %192, %198
  br i1 %199, label %200, label %225, !llvm.loop !70

200:                                              ; preds = %177
  %201 = xor i64 %181, -1
  %202 = load i64, i64* %60, align 8, !tbaa !66
  %203 = add i64 %202, %170
  %204 = inttoptr i64 %203 to i64*
  %205 = atomicrmw and i64* %204, i64 %201 seq_cst, align 8
  %206 = and i64 %205, %181
  %207 = icmp eq i64 %206, 0
  br i1 %207, label %225, label %208, !llvm.loop !70

208:                                              ; preds = %200
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !33
  %209 = load i64, i64* %61, align 8, !tbaa !67
  %210 = add i64 %209, %188
  %211 = inttoptr i64 %210 to i64*
  %212 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %211) #10, !srcloc !68
  %213 = lshr i64 %212, 32
  %214 = load i64, i64* %62, align 8, !tbaa !69
  %215 = add i64 %214, %194
  %216 = inttoptr i64 %215 to i32*
  %217 = load volatile i32, i32* %216, align 4, !tbaa !9
  %218 = zext i32 %217 to i64
  %219 = icmp eq i64 %213, %218
  br i1 %219, label %225, label %220

220:                                              ; preds = %208
  %221 = load i64, i64* %60, align 8, !tbaa !66
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
  br i1 %229, label %230, label %177, !llvm.loop !70

230:                                              ; preds = %228, %225, %166
  %231 = phi i32 [ -1, %166 ], [ %226, %225 ], [ -1, %228 ]
  %232 = icmp ne i32 %231, -1
  %233 = add nuw nsw i32 %167, 1
  %234 = icmp eq i32 %233, %165
  %235 = select i1 %232, i1 true, i1 %234
  br i1 %235, label %236, label %166, !llvm.loop !71

236:                                              ; preds = %230, %162, %159, %107
  %237 = phi i32 [ -1, %107 ], [ %161, %159 ], [ -1, %162 ], [ %231, %230 ]
  %238 = icmp eq i32 %237, -1
  br i1 %238, label %259, label %239

239:                                              ; preds = %236
  %240 = load i64, i64* %65, align 8, !tbaa !56
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
  %250 = load i64, i64* %59, align 8, !tbaa !57
  %251 = lshr i32 %237, 3
  %252 = and i32 %251, 536870904
  %253 = zext i32 %252 to i64
  %254 = add i64 %250, %253
  %255 = inttoptr i64 %254 to i64*
  %256 = and i32 %237, 63
  %257 = zext i32 %256 to i64
  %258 = shl nuw i64 1, %257
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %255, i64 %258) #10, !srcloc !58
  br label %259

259:                                              ; preds = %249, %236
  %260 = add i32 %102, 1
  %261 = and i32 %102, 63
  %262 = icmp eq i32 %261, 0
  br i1 %262, label %263, label %279

263:                                              ; preds = %259
  %264 = load i64, i64* %63, align 8, !tbaa !73
  %265 = inttoptr i64 %264 to i64*
  %266 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %265) #10, !srcloc !68
  %267 = icmp eq i64 %266, 0
  br i1 %267, label %268, label %279

268:                                              ; preds = %263
  %269 = icmp eq i64 %103, 0
  br i1 %269, label %270, label %274

270:                                              ; preds = %268
  %271 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !74
  %272 = load i64, i64* %64, align 8, !tbaa !75
  %273 = add i64 %272, %271
  br label %274

274:                                              ; preds = %270, %268
  %275 = phi i64 [ %273, %270 ], [ %103, %268 ]
  %276 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !74
  %277 = icmp ult i64 %276, %275
  %278 = select i1 %277, i32 0, i32 110
  br label %279

279:                                              ; preds = %274, %263, %259, %246
  %280 = phi i32 [ %102, %246 ], [ %260, %259 ], [ %260, %263 ], [ %260, %274 ]
  %281 = phi i64 [ %103, %246 ], [ %103, %259 ], [ %103, %263 ], [ %275, %274 ]
  %282 = phi i32 [ 0, %246 ], [ 0, %259 ], [ 108, %263 ], [ %278, %274 ]
  %283 = phi i64 [ %248, %246 ], [ %105, %259 ], [ %105, %263 ], [ %105, %274 ]
  %284 = phi i1 [ false, %246 ], [ true, %259 ], [ true, %263 ], [ true, %274 ]
  br i1 %284, label %101, label %469, !llvm.loop !104

285:                                              ; preds = %101
  %286 = zext i32 %104 to i64
  %287 = or i64 %286, 216172782113783808
  br label %469

288:                                              ; preds = %97
  %289 = icmp eq i32 %98, 0
  br i1 %289, label %290, label %461

290:                                              ; preds = %288
  %291 = load i32, i32* %57, align 8, !tbaa !60
  %292 = load i32, i32* %58, align 4, !tbaa !61
  %293 = urem i32 %291, %292
  %294 = load i64, i64* %59, align 8, !tbaa !57
  %295 = lshr i32 %293, 3
  %296 = and i32 %295, 536870904
  %297 = zext i32 %296 to i64
  %298 = add i64 %294, %297
  %299 = inttoptr i64 %298 to i64*
  %300 = and i32 %293, 63
  %301 = zext i32 %300 to i64
  %302 = shl nuw i64 1, %301
  %303 = xor i64 %302, -1
  %304 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %299, i64 %303) #10, !srcloc !63
  %305 = and i64 %302, %304
  %306 = icmp eq i64 %305, 0
  %307 = select i1 %306, i32 -1, i32 %293
  %308 = icmp eq i32 %307, -1
  br i1 %308, label %309, label %461

309:                                              ; preds = %290, %455
  %310 = phi i64 [ %457, %455 ], [ 0, %290 ]
  %311 = phi i32 [ %456, %455 ], [ 1, %290 ]
  %312 = load i32, i32* %58, align 4, !tbaa !61
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
  br i1 %320, label %355, label %321, !llvm.loop !62

321:                                              ; preds = %318, %316
  %322 = phi i1 [ true, %316 ], [ %319, %318 ]
  %323 = phi i32 [ 0, %316 ], [ %351, %318 ]
  %324 = add i32 %323, %291
  %325 = urem i32 %324, %314
  %326 = load i64, i64* %59, align 8, !tbaa !57
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
  %340 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* nonnull %330, i64 %339) #10, !srcloc !63
  %341 = and i64 %340, %338
  %342 = icmp eq i64 %341, 0
  br i1 %342, label %346, label %343

343:                                              ; preds = %336
  %344 = tail call i64 @llvm.cttz.i64(i64 %338, i1 true) #8, !range !64
  %345 = trunc i64 %344 to i32
  br label %346

346:                                              ; preds = %343, %336
  %347 = phi i32 [ %345, %343 ], [ %334, %336 ]
  br i1 %342, label %332, label %348, !llvm.loop !65

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
  %364 = load i64, i64* %60, align 8, !tbaa !66
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
  %378 = tail call i64 @llvm.cttz.i64(i64 %377, i1 true) #8, !range !64
  %379 = trunc i64 %378 to i32
  %380 = or i32 %372, %379
  %381 = xor i64 %377, %375
  %382 = load i64, i64* %61, align 8, !tbaa !67
  %383 = zext i32 %380 to i64
  %384 = shl nuw nsw i64 %383, 3
  %385 = add i64 %384, %382
  %386 = inttoptr i64 %385 to i64*
  %387 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %386) #10, !srcloc !68
  %388 = lshr i64 %387, 32
  %389 = load i64, i64* %62, align 8, !tbaa !69
  %390 = shl nuw nsw i64 %383, 2
  %391 = add i64 %390, %389
  %392 = inttoptr i64 %391 to i32*
  %393 = load volatile i32, i32* %392, align 4, !tbaa !9
  %394 = zext i32 %393 to i64
  %395 = icmp eq i64 %388, %394
  br i1 %395, label %396, label %421, !llvm.loop !70

396:                                              ; preds = %373
  %397 = xor i64 %377, -1
  %398 = load i64, i64* %60, align 8, !tbaa !66
  %399 = add i64 %398, %366
  %400 = inttoptr i64 %399 to i64*
  %401 = atomicrmw and i64* %400, i64 %397 seq_cst, align 8
  %402 = and i64 %401, %377
  %403 = icmp eq i64 %402, 0
  br i1 %403, label %421, label %404, !llvm.loop !70

404:                                              ; preds = %396
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !33
  %405 = load i64, i64* %61, align 8, !tbaa !67
  %406 = add i64 %405, %384
  %407 = inttoptr i64 %406 to i64*
  %408 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %407) #10, !srcloc !68
  %409 = lshr i64 %408, 32
  %410 = load i64, i64* %62, align 8, !tbaa !69
  %411 = add i64 %410, %390
  %412 = inttoptr i64 %411 to i32*
  %413 = load volatile i32, i32* %412, align 4, !tbaa !9
  %414 = zext i32 %413 to i64
  %415 = icmp eq i64 %409, %414
  br i1 %415, label %421, label %416

416:                                              ; preds = %404
  %417 = load i64, i64* %60, align 8, !tbaa !66
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
  br i1 %425, label %426, label %373, !llvm.loop !70

426:                                              ; preds = %424, %421, %362
  %427 = phi i32 [ -1, %362 ], [ %422, %421 ], [ -1, %424 ]
  %428 = icmp ne i32 %427, -1
  %429 = add nuw nsw i32 %363, 1
  %430 = icmp eq i32 %429, %361
  %431 = select i1 %428, i1 true, i1 %430
  br i1 %431, label %432, label %362, !llvm.loop !71

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
  %440 = load i64, i64* %63, align 8, !tbaa !73
  %441 = inttoptr i64 %440 to i64*
  %442 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %441) #10, !srcloc !68
  %443 = icmp eq i64 %442, 0
  br i1 %443, label %444, label %455

444:                                              ; preds = %439
  %445 = icmp eq i64 %310, 0
  br i1 %445, label %446, label %450

446:                                              ; preds = %444
  %447 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !74
  %448 = load i64, i64* %64, align 8, !tbaa !75
  %449 = add i64 %448, %447
  br label %450

450:                                              ; preds = %446, %444
  %451 = phi i64 [ %449, %446 ], [ %310, %444 ]
  %452 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !74
  %453 = icmp ult i64 %452, %451
  %454 = select i1 %453, i32 0, i32 110
  br label %455

455:                                              ; preds = %450, %439, %435, %432
  %456 = phi i32 [ %311, %432 ], [ %436, %435 ], [ %436, %439 ], [ %436, %450 ]
  %457 = phi i64 [ %310, %432 ], [ %310, %435 ], [ %310, %439 ], [ %451, %450 ]
  %458 = phi i32 [ 0, %432 ], [ 0, %435 ], [ 108, %439 ], [ %454, %450 ]
  %459 = icmp eq i32 %458, 0
  %460 = and i1 %434, %459
  br i1 %460, label %309, label %461, !llvm.loop !76

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
  store i32 %472, i32* %56, align 4, !tbaa !59
  br label %2046

479:                                              ; preds = %469
  %480 = load i64, i64* %66, align 8, !tbaa !83
  %481 = zext i32 %472 to i64
  %482 = load i64, i64* %67, align 8, !tbaa !84
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
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !105
  %1168 = load i32, i32* %55, align 8, !tbaa !41
  %1169 = icmp eq i32 %1168, 0
  br i1 %1169, label %1170, label %1266

1170:                                             ; preds = %1167
  %1171 = add i64 %498, %77
  tail call void @llvm.nvvm.membar.sys() #8
  %1172 = load i64, i64* %69, align 8, !tbaa !77
  %1173 = load i64, i64* %62, align 8, !tbaa !69
  %1174 = add i64 %1173, %488
  %1175 = inttoptr i64 %1174 to i32*
  %1176 = load volatile i32, i32* %1175, align 4, !tbaa !9
  %1177 = add i32 %1176, 1
  %1178 = load i64, i64* %70, align 8, !tbaa !78
  %1179 = inttoptr i64 %1178 to i64*
  %1180 = atomicrmw add i64* %1179, i64 1 seq_cst, align 8
  %1181 = load i32, i32* %72, align 8, !tbaa !79
  %1182 = zext i32 %1181 to i64
  %1183 = lshr i64 %1180, %1182
  %1184 = and i64 %1183, 1
  %1185 = xor i64 %1184, 1
  %1186 = load i64, i64* %6, align 8, !tbaa !80
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
  tail call void asm sideeffect "st.volatile.global.v2.u64 [$0], {$1, $2};", "l,l,l,~{memory}"(i64* %1192, i64 %1197, i64 %1198) #10, !srcloc !81
  %1199 = getelementptr inbounds i64, i64* %1192, i64 2
  %1200 = shl i64 %1171, 1
  %1201 = or i64 %1185, %1200
  %1202 = shl i64 %500, 1
  %1203 = or i64 %1185, %1202
  tail call void asm sideeffect "st.volatile.global.v2.u64 [$0], {$1, $2};", "l,l,l,~{memory}"(i64* nonnull %1199, i64 %1201, i64 %1203) #10, !srcloc !81
  br label %1204

1204:                                             ; preds = %1245, %1170
  %1205 = phi i32 [ 1, %1170 ], [ %1246, %1245 ]
  %1206 = phi i64 [ 0, %1170 ], [ %1247, %1245 ]
  %1207 = phi i32 [ 0, %1170 ], [ %1249, %1245 ]
  %1208 = load i64, i64* %61, align 8, !tbaa !67
  %1209 = add i64 %1208, %490
  %1210 = inttoptr i64 %1209 to i64*
  %1211 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1210) #10, !srcloc !68
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
  %1225 = load i64, i64* %63, align 8, !tbaa !73
  %1226 = inttoptr i64 %1225 to i64*
  %1227 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1226) #10, !srcloc !68
  %1228 = icmp eq i64 %1227, 0
  br i1 %1228, label %1229, label %1240

1229:                                             ; preds = %1224
  %1230 = icmp eq i64 %1206, 0
  br i1 %1230, label %1231, label %1235

1231:                                             ; preds = %1229
  %1232 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !74
  %1233 = load i64, i64* %64, align 8, !tbaa !75
  %1234 = add i64 %1233, %1232
  br label %1235

1235:                                             ; preds = %1231, %1229
  %1236 = phi i64 [ %1234, %1231 ], [ %1206, %1229 ]
  %1237 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !74
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
  ], !llvm.loop !82

1251:                                             ; preds = %1245
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !33
  %1252 = load i64, i64* %60, align 8, !tbaa !66
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
  br i1 %1289, label %497, label %1290, !llvm.loop !106

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
  %1309 = load i64, i64* %65, align 8, !tbaa !56
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
  %1327 = load i64, i64* %73, align 8, !tbaa !93
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
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !107
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
  %2019 = load i64, i64* %65, align 8, !tbaa !56
  %2020 = add i64 %2019, %2017
  %2021 = inttoptr i64 %2020 to i64*
  %2022 = atomicrmw or i64* %2021, i64 524288 seq_cst, align 8
  br label %2023

2023:                                             ; preds = %2018, %2013
  %2024 = load i64, i64* %65, align 8, !tbaa !56
  %2025 = add i64 %2024, %2017
  %2026 = inttoptr i64 %2025 to i64*
  %2027 = atomicrmw add i64* %2026, i64 -131072 seq_cst, align 8
  br label %2028

2028:                                             ; preds = %2023, %2010, %1290
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !85
  %2029 = and i64 %1292, -36028797018963968
  %2030 = icmp eq i64 %2029, 252201579132747776
  br i1 %2030, label %2031, label %2033

2031:                                             ; preds = %2028
  %2032 = trunc i64 %1292 to i32
  store i32 %2032, i32* %56, align 4, !tbaa !59
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
  %2043 = load i64, i64* %59, align 8, !tbaa !57
  %2044 = add i64 %2043, %2042
  %2045 = inttoptr i64 %2044 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %2045, i64 %2039) #10, !srcloc !58
  br label %2046

2046:                                             ; preds = %2036, %2033, %2031, %478
  %2047 = phi i32 [ %472, %478 ], [ %1293, %2031 ], [ %1293, %2033 ], [ %1293, %2036 ]
  %2048 = add i64 %86, %77
  %2049 = add i64 %86, %76
  %2050 = icmp ugt i64 %48, %2048
  %2051 = icmp eq i32 %2047, 0
  %2052 = and i1 %2050, %2051
  br i1 %2052, label %75, label %2053, !llvm.loop !108

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
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !109
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
!53 = !{i64 0}
!54 = distinct !{!54, !36}
!55 = !{!24, !6, i64 128}
!56 = !{!26, !6, i64 0}
!57 = !{!25, !6, i64 40}
!58 = !{i64 0}
!59 = !{!20, !10, i64 12}
!60 = !{!20, !10, i64 8}
!61 = !{!25, !10, i64 84}
!62 = distinct !{!62, !36}
!63 = !{i64 0}
!64 = !{i64 0, i64 65}
!65 = distinct !{!65, !36}
!66 = !{!25, !6, i64 48}
!67 = !{!25, !6, i64 8}
!68 = !{i64 0}
!69 = !{!25, !6, i64 56}
!70 = distinct !{!70, !36}
!71 = distinct !{!71, !36}
!72 = distinct !{!72, !36}
!73 = !{!25, !6, i64 24}
!74 = !{i64 0}
!75 = !{!25, !6, i64 72}
!76 = distinct !{!76, !36}
!77 = !{!24, !6, i64 152}
!78 = !{!25, !6, i64 32}
!79 = !{!25, !10, i64 80}
!80 = !{!25, !6, i64 0}
!81 = !{i64 0}
!82 = distinct !{!82, !36}
!83 = !{!25, !6, i64 16}
!84 = !{!25, !6, i64 64}
!85 = !{i64 0}
!86 = !{!24, !6, i64 160}
!87 = !{!26, !6, i64 24}
!88 = !{!26, !6, i64 32}
!89 = !{!26, !6, i64 40}
!90 = !{!26, !6, i64 8}
!91 = !{!26, !6, i64 48}
!92 = distinct !{!92, !36}
!93 = !{!24, !6, i64 104}
!94 = !{i64 0}
!95 = !{i64 0}
!96 = !{i64 0}
!97 = !{!19, !10, i64 4}
!98 = distinct !{!98, !36}
!99 = distinct !{!99, !36}
!100 = distinct !{!100, !36}
!101 = !{i64 0}
!102 = !{!24, !10, i64 216}
!103 = !{i64 0}
!104 = distinct !{!104, !36}
!105 = !{i64 0}
!106 = distinct !{!106, !36}
!107 = !{i64 0}
!108 = distinct !{!108, !36}
!109 = !{i64 0}
