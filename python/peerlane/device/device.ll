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
  br label %198

100:                                              ; preds = %238, %85
  %101 = phi i32 [ 0, %85 ], [ %230, %238 ]
  call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !30
  %102 = load i32, i32* %37, align 4, !tbaa !31
  %103 = icmp ne i32 %102, 0
  %104 = load i32, i32* %87, align 4
  %105 = icmp eq i32 %104, 71
  %106 = select i1 %103, i1 true, i1 %105
  br i1 %106, label %197, label %107

107:                                              ; preds = %100
  %108 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %8, i64 0, i32 4, i64 18
  %109 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 7, i64 0
  %110 = load i32, i32* %109, align 4, !tbaa !9
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
  %119 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 7, i64 1
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
  %129 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 7, i64 2
  %130 = load i32, i32* %129, align 4, !tbaa !9
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
  %139 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 7, i64 3
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
  %149 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 7, i64 4
  %150 = load i32, i32* %149, align 4, !tbaa !9
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
  %159 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 7, i64 5
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
  %169 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 7, i64 6
  %170 = load i32, i32* %169, align 4, !tbaa !9
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
  %179 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 7, i64 7
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
  store i32 108, i32* %87, align 4, !tbaa !29
  call void asm sideeffect "bar.sync 0;", "~{memory}"() #10, !srcloc !34
  call void @llvm.lifetime.end.p0i8(i64 72, i8* nonnull %31) #8
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %10) #8
  ret i32 %101

198:                                              ; preds = %91, %238
  %199 = phi i32 [ 0, %91 ], [ %230, %238 ]
  %200 = phi i64 [ %89, %91 ], [ %239, %238 ]
  %201 = load i32, i32* %37, align 4, !tbaa !31
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
  %232 = load i32, i32* %37, align 4
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
  br i1 %71, label %162, label %72

72:                                               ; preds = %63
  %73 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 4, i64 18
  %74 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 7, i64 0
  %75 = load i32, i32* %74, align 4, !tbaa !9
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
  %84 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 7, i64 1
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
  %94 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 7, i64 2
  %95 = load i32, i32* %94, align 4, !tbaa !9
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
  %104 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 7, i64 3
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
  %114 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 7, i64 4
  %115 = load i32, i32* %114, align 4, !tbaa !9
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
  %124 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 7, i64 5
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
  %134 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 7, i64 6
  %135 = load i32, i32* %134, align 4, !tbaa !9
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
  %144 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 7, i64 7
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
  br i1 %27, label %28, label %3937

28:                                               ; preds = %25
  %29 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 0
  %30 = bitcast i64* %29 to %struct.array_common*
  %31 = add i64 %3, %2
  %32 = icmp ugt i64 %31, %2
  br i1 %32, label %33, label %3937

33:                                               ; preds = %28
  %34 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 26
  %35 = bitcast i64* %34 to i32*
  %36 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 22
  %37 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 4
  %38 = getelementptr inbounds %struct.array_common, %struct.array_common* %30, i64 0, i32 11
  %39 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 25
  %40 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 0
  %41 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 6
  %42 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 18
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

75:                                               ; preds = %3930, %33
  %76 = phi i64 [ %4, %33 ], [ %3933, %3930 ]
  %77 = phi i64 [ %2, %33 ], [ %3932, %3930 ]
  %78 = load i32, i32* %35, align 8, !tbaa !37
  %79 = zext i32 %78 to i64
  %80 = shl nuw i64 1, %79
  %81 = add i64 %80, -1
  %82 = and i64 %81, %77
  %83 = sub i64 %80, %82
  %84 = sub i64 %31, %77
  %85 = load i64, i64* %36, align 8, !tbaa !38
  %86 = icmp ugt i64 %85, %77
  br i1 %86, label %87, label %564

87:                                               ; preds = %75
  %88 = load i32, i32* %37, align 4, !tbaa !39
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %90, label %564

90:                                               ; preds = %87
  %91 = sub i64 %85, %77
  %92 = icmp ult i64 %84, %91
  %93 = select i1 %92, i64 %84, i64 %91
  %94 = icmp eq i64 %76, 0
  br i1 %94, label %561, label %95

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
  switch i64 %106, label %517 [
    i64 16, label %115
    i64 4, label %316
  ]

115:                                              ; preds = %95
  %116 = add i64 %111, %76
  %117 = add i64 %111, %97
  %118 = lshr i64 %114, 4
  %119 = zext i32 %98 to i64
  %120 = mul i32 %99, 7
  %121 = zext i32 %120 to i64
  %122 = add nuw nsw i64 %121, %119
  %123 = icmp ult i64 %122, %118
  br i1 %123, label %124, label %198

124:                                              ; preds = %115
  %125 = shl i32 %99, 3
  %126 = zext i32 %125 to i64
  %127 = zext i32 %99 to i64
  %128 = shl i32 %99, 1
  %129 = zext i32 %128 to i64
  %130 = mul i32 %99, 3
  %131 = zext i32 %130 to i64
  %132 = shl i32 %99, 2
  %133 = zext i32 %132 to i64
  %134 = mul i32 %99, 5
  %135 = zext i32 %134 to i64
  %136 = mul i32 %99, 6
  %137 = zext i32 %136 to i64
  br label %138

138:                                              ; preds = %138, %124
  %139 = phi i64 [ %119, %124 ], [ %195, %138 ]
  %140 = shl i64 %139, 4
  %141 = add i64 %140, %117
  %142 = inttoptr i64 %141 to <4 x i32> addrspace(1)*
  %143 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %142, align 16, !tbaa !11
  %144 = add i64 %139, %127
  %145 = shl i64 %144, 4
  %146 = add i64 %145, %117
  %147 = inttoptr i64 %146 to <4 x i32> addrspace(1)*
  %148 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %147, align 16, !tbaa !11
  %149 = add i64 %139, %129
  %150 = shl i64 %149, 4
  %151 = add i64 %150, %117
  %152 = inttoptr i64 %151 to <4 x i32> addrspace(1)*
  %153 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %152, align 16, !tbaa !11
  %154 = add i64 %139, %131
  %155 = shl i64 %154, 4
  %156 = add i64 %155, %117
  %157 = inttoptr i64 %156 to <4 x i32> addrspace(1)*
  %158 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %157, align 16, !tbaa !11
  %159 = add i64 %139, %133
  %160 = shl i64 %159, 4
  %161 = add i64 %160, %117
  %162 = inttoptr i64 %161 to <4 x i32> addrspace(1)*
  %163 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %162, align 16, !tbaa !11
  %164 = add i64 %139, %135
  %165 = shl i64 %164, 4
  %166 = add i64 %165, %117
  %167 = inttoptr i64 %166 to <4 x i32> addrspace(1)*
  %168 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %167, align 16, !tbaa !11
  %169 = add i64 %139, %137
  %170 = shl i64 %169, 4
  %171 = add i64 %170, %117
  %172 = inttoptr i64 %171 to <4 x i32> addrspace(1)*
  %173 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %172, align 16, !tbaa !11
  %174 = add i64 %139, %121
  %175 = shl i64 %174, 4
  %176 = add i64 %175, %117
  %177 = inttoptr i64 %176 to <4 x i32> addrspace(1)*
  %178 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %177, align 16, !tbaa !11
  %179 = add i64 %140, %116
  %180 = inttoptr i64 %179 to <4 x i32> addrspace(1)*
  store <4 x i32> %143, <4 x i32> addrspace(1)* %180, align 16, !tbaa !11
  %181 = add i64 %145, %116
  %182 = inttoptr i64 %181 to <4 x i32> addrspace(1)*
  store <4 x i32> %148, <4 x i32> addrspace(1)* %182, align 16, !tbaa !11
  %183 = add i64 %150, %116
  %184 = inttoptr i64 %183 to <4 x i32> addrspace(1)*
  store <4 x i32> %153, <4 x i32> addrspace(1)* %184, align 16, !tbaa !11
  %185 = add i64 %155, %116
  %186 = inttoptr i64 %185 to <4 x i32> addrspace(1)*
  store <4 x i32> %158, <4 x i32> addrspace(1)* %186, align 16, !tbaa !11
  %187 = add i64 %160, %116
  %188 = inttoptr i64 %187 to <4 x i32> addrspace(1)*
  store <4 x i32> %163, <4 x i32> addrspace(1)* %188, align 16, !tbaa !11
  %189 = add i64 %165, %116
  %190 = inttoptr i64 %189 to <4 x i32> addrspace(1)*
  store <4 x i32> %168, <4 x i32> addrspace(1)* %190, align 16, !tbaa !11
  %191 = add i64 %170, %116
  %192 = inttoptr i64 %191 to <4 x i32> addrspace(1)*
  store <4 x i32> %173, <4 x i32> addrspace(1)* %192, align 16, !tbaa !11
  %193 = add i64 %175, %116
  %194 = inttoptr i64 %193 to <4 x i32> addrspace(1)*
  store <4 x i32> %178, <4 x i32> addrspace(1)* %194, align 16, !tbaa !11
  %195 = add i64 %139, %126
  %196 = add i64 %195, %121
  %197 = icmp ult i64 %196, %118
  br i1 %197, label %138, label %198, !llvm.loop !43

198:                                              ; preds = %138, %115
  %199 = phi i64 [ %119, %115 ], [ %195, %138 ]
  %200 = icmp ult i64 %199, %118
  br i1 %200, label %201, label %531

201:                                              ; preds = %198
  %202 = shl i64 %199, 4
  %203 = add i64 %202, %117
  %204 = inttoptr i64 %203 to <4 x i32> addrspace(1)*
  %205 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %204, align 16, !tbaa !11
  %206 = zext i32 %99 to i64
  %207 = add i64 %199, %206
  %208 = icmp ult i64 %207, %118
  br i1 %208, label %209, label %214

209:                                              ; preds = %201
  %210 = shl i64 %207, 4
  %211 = add i64 %210, %117
  %212 = inttoptr i64 %211 to <4 x i32> addrspace(1)*
  %213 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %212, align 16, !tbaa !11
  br label %214

214:                                              ; preds = %209, %201
  %215 = phi <4 x i32> [ %213, %209 ], [ zeroinitializer, %201 ]
  %216 = shl i32 %99, 1
  %217 = zext i32 %216 to i64
  %218 = add i64 %199, %217
  %219 = icmp ult i64 %218, %118
  br i1 %219, label %220, label %225

220:                                              ; preds = %214
  %221 = shl i64 %218, 4
  %222 = add i64 %221, %117
  %223 = inttoptr i64 %222 to <4 x i32> addrspace(1)*
  %224 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %223, align 16, !tbaa !11
  br label %225

225:                                              ; preds = %220, %214
  %226 = phi <4 x i32> [ %224, %220 ], [ zeroinitializer, %214 ]
  %227 = mul i32 %99, 3
  %228 = zext i32 %227 to i64
  %229 = add i64 %199, %228
  %230 = icmp ult i64 %229, %118
  br i1 %230, label %231, label %236

231:                                              ; preds = %225
  %232 = shl i64 %229, 4
  %233 = add i64 %232, %117
  %234 = inttoptr i64 %233 to <4 x i32> addrspace(1)*
  %235 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %234, align 16, !tbaa !11
  br label %236

236:                                              ; preds = %231, %225
  %237 = phi <4 x i32> [ %235, %231 ], [ zeroinitializer, %225 ]
  %238 = shl i32 %99, 2
  %239 = zext i32 %238 to i64
  %240 = add i64 %199, %239
  %241 = icmp ult i64 %240, %118
  br i1 %241, label %242, label %247

242:                                              ; preds = %236
  %243 = shl i64 %240, 4
  %244 = add i64 %243, %117
  %245 = inttoptr i64 %244 to <4 x i32> addrspace(1)*
  %246 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %245, align 16, !tbaa !11
  br label %247

247:                                              ; preds = %242, %236
  %248 = phi <4 x i32> [ %246, %242 ], [ zeroinitializer, %236 ]
  %249 = mul i32 %99, 5
  %250 = zext i32 %249 to i64
  %251 = add i64 %199, %250
  %252 = icmp ult i64 %251, %118
  br i1 %252, label %253, label %258

253:                                              ; preds = %247
  %254 = shl i64 %251, 4
  %255 = add i64 %254, %117
  %256 = inttoptr i64 %255 to <4 x i32> addrspace(1)*
  %257 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %256, align 16, !tbaa !11
  br label %258

258:                                              ; preds = %253, %247
  %259 = phi <4 x i32> [ %257, %253 ], [ zeroinitializer, %247 ]
  %260 = mul i32 %99, 6
  %261 = zext i32 %260 to i64
  %262 = add i64 %199, %261
  %263 = icmp ult i64 %262, %118
  br i1 %263, label %264, label %269

264:                                              ; preds = %258
  %265 = shl i64 %262, 4
  %266 = add i64 %265, %117
  %267 = inttoptr i64 %266 to <4 x i32> addrspace(1)*
  %268 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %267, align 16, !tbaa !11
  br label %269

269:                                              ; preds = %264, %258
  %270 = phi <4 x i32> [ %268, %264 ], [ zeroinitializer, %258 ]
  %271 = add i64 %199, %121
  %272 = icmp ult i64 %271, %118
  br i1 %272, label %273, label %278

273:                                              ; preds = %269
  %274 = shl i64 %271, 4
  %275 = add i64 %274, %117
  %276 = inttoptr i64 %275 to <4 x i32> addrspace(1)*
  %277 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %276, align 16, !tbaa !11
  br label %278

278:                                              ; preds = %273, %269
  %279 = phi <4 x i32> [ %277, %273 ], [ zeroinitializer, %269 ]
  %280 = add i64 %202, %116
  %281 = inttoptr i64 %280 to <4 x i32> addrspace(1)*
  store <4 x i32> %205, <4 x i32> addrspace(1)* %281, align 16, !tbaa !11
  br i1 %208, label %282, label %286

282:                                              ; preds = %278
  %283 = shl i64 %207, 4
  %284 = add i64 %283, %116
  %285 = inttoptr i64 %284 to <4 x i32> addrspace(1)*
  store <4 x i32> %215, <4 x i32> addrspace(1)* %285, align 16, !tbaa !11
  br label %286

286:                                              ; preds = %282, %278
  br i1 %219, label %287, label %291

287:                                              ; preds = %286
  %288 = shl i64 %218, 4
  %289 = add i64 %288, %116
  %290 = inttoptr i64 %289 to <4 x i32> addrspace(1)*
  store <4 x i32> %226, <4 x i32> addrspace(1)* %290, align 16, !tbaa !11
  br label %291

291:                                              ; preds = %287, %286
  br i1 %230, label %292, label %296

292:                                              ; preds = %291
  %293 = shl i64 %229, 4
  %294 = add i64 %293, %116
  %295 = inttoptr i64 %294 to <4 x i32> addrspace(1)*
  store <4 x i32> %237, <4 x i32> addrspace(1)* %295, align 16, !tbaa !11
  br label %296

296:                                              ; preds = %292, %291
  br i1 %241, label %297, label %301

297:                                              ; preds = %296
  %298 = shl i64 %240, 4
  %299 = add i64 %298, %116
  %300 = inttoptr i64 %299 to <4 x i32> addrspace(1)*
  store <4 x i32> %248, <4 x i32> addrspace(1)* %300, align 16, !tbaa !11
  br label %301

301:                                              ; preds = %297, %296
  br i1 %252, label %302, label %306

302:                                              ; preds = %301
  %303 = shl i64 %251, 4
  %304 = add i64 %303, %116
  %305 = inttoptr i64 %304 to <4 x i32> addrspace(1)*
  store <4 x i32> %259, <4 x i32> addrspace(1)* %305, align 16, !tbaa !11
  br label %306

306:                                              ; preds = %302, %301
  br i1 %263, label %307, label %311

307:                                              ; preds = %306
  %308 = shl i64 %262, 4
  %309 = add i64 %308, %116
  %310 = inttoptr i64 %309 to <4 x i32> addrspace(1)*
  store <4 x i32> %270, <4 x i32> addrspace(1)* %310, align 16, !tbaa !11
  br label %311

311:                                              ; preds = %307, %306
  br i1 %272, label %312, label %531

312:                                              ; preds = %311
  %313 = shl i64 %271, 4
  %314 = add i64 %313, %116
  %315 = inttoptr i64 %314 to <4 x i32> addrspace(1)*
  store <4 x i32> %279, <4 x i32> addrspace(1)* %315, align 16, !tbaa !11
  br label %531

316:                                              ; preds = %95
  %317 = add i64 %111, %76
  %318 = add i64 %111, %97
  %319 = lshr i64 %114, 2
  %320 = zext i32 %98 to i64
  %321 = mul i32 %99, 7
  %322 = zext i32 %321 to i64
  %323 = add nuw nsw i64 %322, %320
  %324 = icmp ult i64 %323, %319
  br i1 %324, label %325, label %399

325:                                              ; preds = %316
  %326 = shl i32 %99, 3
  %327 = zext i32 %326 to i64
  %328 = zext i32 %99 to i64
  %329 = shl i32 %99, 1
  %330 = zext i32 %329 to i64
  %331 = mul i32 %99, 3
  %332 = zext i32 %331 to i64
  %333 = shl i32 %99, 2
  %334 = zext i32 %333 to i64
  %335 = mul i32 %99, 5
  %336 = zext i32 %335 to i64
  %337 = mul i32 %99, 6
  %338 = zext i32 %337 to i64
  br label %339

339:                                              ; preds = %339, %325
  %340 = phi i64 [ %320, %325 ], [ %396, %339 ]
  %341 = shl i64 %340, 2
  %342 = add i64 %341, %318
  %343 = inttoptr i64 %342 to i32 addrspace(1)*
  %344 = load volatile i32, i32 addrspace(1)* %343, align 4, !tbaa !11
  %345 = add i64 %340, %328
  %346 = shl i64 %345, 2
  %347 = add i64 %346, %318
  %348 = inttoptr i64 %347 to i32 addrspace(1)*
  %349 = load volatile i32, i32 addrspace(1)* %348, align 4, !tbaa !11
  %350 = add i64 %340, %330
  %351 = shl i64 %350, 2
  %352 = add i64 %351, %318
  %353 = inttoptr i64 %352 to i32 addrspace(1)*
  %354 = load volatile i32, i32 addrspace(1)* %353, align 4, !tbaa !11
  %355 = add i64 %340, %332
  %356 = shl i64 %355, 2
  %357 = add i64 %356, %318
  %358 = inttoptr i64 %357 to i32 addrspace(1)*
  %359 = load volatile i32, i32 addrspace(1)* %358, align 4, !tbaa !11
  %360 = add i64 %340, %334
  %361 = shl i64 %360, 2
  %362 = add i64 %361, %318
  %363 = inttoptr i64 %362 to i32 addrspace(1)*
  %364 = load volatile i32, i32 addrspace(1)* %363, align 4, !tbaa !11
  %365 = add i64 %340, %336
  %366 = shl i64 %365, 2
  %367 = add i64 %366, %318
  %368 = inttoptr i64 %367 to i32 addrspace(1)*
  %369 = load volatile i32, i32 addrspace(1)* %368, align 4, !tbaa !11
  %370 = add i64 %340, %338
  %371 = shl i64 %370, 2
  %372 = add i64 %371, %318
  %373 = inttoptr i64 %372 to i32 addrspace(1)*
  %374 = load volatile i32, i32 addrspace(1)* %373, align 4, !tbaa !11
  %375 = add i64 %340, %322
  %376 = shl i64 %375, 2
  %377 = add i64 %376, %318
  %378 = inttoptr i64 %377 to i32 addrspace(1)*
  %379 = load volatile i32, i32 addrspace(1)* %378, align 4, !tbaa !11
  %380 = add i64 %341, %317
  %381 = inttoptr i64 %380 to i32 addrspace(1)*
  store i32 %344, i32 addrspace(1)* %381, align 4, !tbaa !11
  %382 = add i64 %346, %317
  %383 = inttoptr i64 %382 to i32 addrspace(1)*
  store i32 %349, i32 addrspace(1)* %383, align 4, !tbaa !11
  %384 = add i64 %351, %317
  %385 = inttoptr i64 %384 to i32 addrspace(1)*
  store i32 %354, i32 addrspace(1)* %385, align 4, !tbaa !11
  %386 = add i64 %356, %317
  %387 = inttoptr i64 %386 to i32 addrspace(1)*
  store i32 %359, i32 addrspace(1)* %387, align 4, !tbaa !11
  %388 = add i64 %361, %317
  %389 = inttoptr i64 %388 to i32 addrspace(1)*
  store i32 %364, i32 addrspace(1)* %389, align 4, !tbaa !11
  %390 = add i64 %366, %317
  %391 = inttoptr i64 %390 to i32 addrspace(1)*
  store i32 %369, i32 addrspace(1)* %391, align 4, !tbaa !11
  %392 = add i64 %371, %317
  %393 = inttoptr i64 %392 to i32 addrspace(1)*
  store i32 %374, i32 addrspace(1)* %393, align 4, !tbaa !11
  %394 = add i64 %376, %317
  %395 = inttoptr i64 %394 to i32 addrspace(1)*
  store i32 %379, i32 addrspace(1)* %395, align 4, !tbaa !11
  %396 = add i64 %340, %327
  %397 = add i64 %396, %322
  %398 = icmp ult i64 %397, %319
  br i1 %398, label %339, label %399, !llvm.loop !44

399:                                              ; preds = %339, %316
  %400 = phi i64 [ %320, %316 ], [ %396, %339 ]
  %401 = icmp ult i64 %400, %319
  br i1 %401, label %402, label %531

402:                                              ; preds = %399
  %403 = shl i64 %400, 2
  %404 = add i64 %403, %318
  %405 = inttoptr i64 %404 to i32 addrspace(1)*
  %406 = load volatile i32, i32 addrspace(1)* %405, align 4, !tbaa !11
  %407 = zext i32 %99 to i64
  %408 = add i64 %400, %407
  %409 = icmp ult i64 %408, %319
  br i1 %409, label %410, label %415

410:                                              ; preds = %402
  %411 = shl i64 %408, 2
  %412 = add i64 %411, %318
  %413 = inttoptr i64 %412 to i32 addrspace(1)*
  %414 = load volatile i32, i32 addrspace(1)* %413, align 4, !tbaa !11
  br label %415

415:                                              ; preds = %410, %402
  %416 = phi i32 [ %414, %410 ], [ 0, %402 ]
  %417 = shl i32 %99, 1
  %418 = zext i32 %417 to i64
  %419 = add i64 %400, %418
  %420 = icmp ult i64 %419, %319
  br i1 %420, label %421, label %426

421:                                              ; preds = %415
  %422 = shl i64 %419, 2
  %423 = add i64 %422, %318
  %424 = inttoptr i64 %423 to i32 addrspace(1)*
  %425 = load volatile i32, i32 addrspace(1)* %424, align 4, !tbaa !11
  br label %426

426:                                              ; preds = %421, %415
  %427 = phi i32 [ %425, %421 ], [ 0, %415 ]
  %428 = mul i32 %99, 3
  %429 = zext i32 %428 to i64
  %430 = add i64 %400, %429
  %431 = icmp ult i64 %430, %319
  br i1 %431, label %432, label %437

432:                                              ; preds = %426
  %433 = shl i64 %430, 2
  %434 = add i64 %433, %318
  %435 = inttoptr i64 %434 to i32 addrspace(1)*
  %436 = load volatile i32, i32 addrspace(1)* %435, align 4, !tbaa !11
  br label %437

437:                                              ; preds = %432, %426
  %438 = phi i32 [ %436, %432 ], [ 0, %426 ]
  %439 = shl i32 %99, 2
  %440 = zext i32 %439 to i64
  %441 = add i64 %400, %440
  %442 = icmp ult i64 %441, %319
  br i1 %442, label %443, label %448

443:                                              ; preds = %437
  %444 = shl i64 %441, 2
  %445 = add i64 %444, %318
  %446 = inttoptr i64 %445 to i32 addrspace(1)*
  %447 = load volatile i32, i32 addrspace(1)* %446, align 4, !tbaa !11
  br label %448

448:                                              ; preds = %443, %437
  %449 = phi i32 [ %447, %443 ], [ 0, %437 ]
  %450 = mul i32 %99, 5
  %451 = zext i32 %450 to i64
  %452 = add i64 %400, %451
  %453 = icmp ult i64 %452, %319
  br i1 %453, label %454, label %459

454:                                              ; preds = %448
  %455 = shl i64 %452, 2
  %456 = add i64 %455, %318
  %457 = inttoptr i64 %456 to i32 addrspace(1)*
  %458 = load volatile i32, i32 addrspace(1)* %457, align 4, !tbaa !11
  br label %459

459:                                              ; preds = %454, %448
  %460 = phi i32 [ %458, %454 ], [ 0, %448 ]
  %461 = mul i32 %99, 6
  %462 = zext i32 %461 to i64
  %463 = add i64 %400, %462
  %464 = icmp ult i64 %463, %319
  br i1 %464, label %465, label %470

465:                                              ; preds = %459
  %466 = shl i64 %463, 2
  %467 = add i64 %466, %318
  %468 = inttoptr i64 %467 to i32 addrspace(1)*
  %469 = load volatile i32, i32 addrspace(1)* %468, align 4, !tbaa !11
  br label %470

470:                                              ; preds = %465, %459
  %471 = phi i32 [ %469, %465 ], [ 0, %459 ]
  %472 = add i64 %400, %322
  %473 = icmp ult i64 %472, %319
  br i1 %473, label %474, label %479

474:                                              ; preds = %470
  %475 = shl i64 %472, 2
  %476 = add i64 %475, %318
  %477 = inttoptr i64 %476 to i32 addrspace(1)*
  %478 = load volatile i32, i32 addrspace(1)* %477, align 4, !tbaa !11
  br label %479

479:                                              ; preds = %474, %470
  %480 = phi i32 [ %478, %474 ], [ 0, %470 ]
  %481 = add i64 %403, %317
  %482 = inttoptr i64 %481 to i32 addrspace(1)*
  store i32 %406, i32 addrspace(1)* %482, align 4, !tbaa !11
  br i1 %409, label %483, label %487

483:                                              ; preds = %479
  %484 = shl i64 %408, 2
  %485 = add i64 %484, %317
  %486 = inttoptr i64 %485 to i32 addrspace(1)*
  store i32 %416, i32 addrspace(1)* %486, align 4, !tbaa !11
  br label %487

487:                                              ; preds = %483, %479
  br i1 %420, label %488, label %492

488:                                              ; preds = %487
  %489 = shl i64 %419, 2
  %490 = add i64 %489, %317
  %491 = inttoptr i64 %490 to i32 addrspace(1)*
  store i32 %427, i32 addrspace(1)* %491, align 4, !tbaa !11
  br label %492

492:                                              ; preds = %488, %487
  br i1 %431, label %493, label %497

493:                                              ; preds = %492
  %494 = shl i64 %430, 2
  %495 = add i64 %494, %317
  %496 = inttoptr i64 %495 to i32 addrspace(1)*
  store i32 %438, i32 addrspace(1)* %496, align 4, !tbaa !11
  br label %497

497:                                              ; preds = %493, %492
  br i1 %442, label %498, label %502

498:                                              ; preds = %497
  %499 = shl i64 %441, 2
  %500 = add i64 %499, %317
  %501 = inttoptr i64 %500 to i32 addrspace(1)*
  store i32 %449, i32 addrspace(1)* %501, align 4, !tbaa !11
  br label %502

502:                                              ; preds = %498, %497
  br i1 %453, label %503, label %507

503:                                              ; preds = %502
  %504 = shl i64 %452, 2
  %505 = add i64 %504, %317
  %506 = inttoptr i64 %505 to i32 addrspace(1)*
  store i32 %460, i32 addrspace(1)* %506, align 4, !tbaa !11
  br label %507

507:                                              ; preds = %503, %502
  br i1 %464, label %508, label %512

508:                                              ; preds = %507
  %509 = shl i64 %463, 2
  %510 = add i64 %509, %317
  %511 = inttoptr i64 %510 to i32 addrspace(1)*
  store i32 %471, i32 addrspace(1)* %511, align 4, !tbaa !11
  br label %512

512:                                              ; preds = %508, %507
  br i1 %473, label %513, label %531

513:                                              ; preds = %512
  %514 = shl i64 %472, 2
  %515 = add i64 %514, %317
  %516 = inttoptr i64 %515 to i32 addrspace(1)*
  store i32 %480, i32 addrspace(1)* %516, align 4, !tbaa !11
  br label %531

517:                                              ; preds = %95
  %518 = zext i32 %98 to i64
  %519 = icmp ugt i64 %93, %518
  br i1 %519, label %520, label %561

520:                                              ; preds = %517
  %521 = zext i32 %99 to i64
  br label %522

522:                                              ; preds = %522, %520
  %523 = phi i64 [ %518, %520 ], [ %529, %522 ]
  %524 = add i64 %523, %97
  %525 = inttoptr i64 %524 to i8 addrspace(1)*
  %526 = load volatile i8, i8 addrspace(1)* %525, align 1, !tbaa !11
  %527 = add i64 %523, %76
  %528 = inttoptr i64 %527 to i8 addrspace(1)*
  store i8 %526, i8 addrspace(1)* %528, align 1, !tbaa !11
  %529 = add i64 %523, %521
  %530 = icmp ult i64 %529, %93
  br i1 %530, label %522, label %561, !llvm.loop !45

531:                                              ; preds = %513, %512, %399, %312, %311, %198
  %532 = phi i64 [ %320, %513 ], [ %320, %512 ], [ %320, %399 ], [ %119, %312 ], [ %119, %311 ], [ %119, %198 ]
  %533 = icmp ugt i64 %111, %532
  br i1 %533, label %534, label %545

534:                                              ; preds = %531
  %535 = zext i32 %99 to i64
  br label %536

536:                                              ; preds = %536, %534
  %537 = phi i64 [ %532, %534 ], [ %543, %536 ]
  %538 = add i64 %537, %97
  %539 = inttoptr i64 %538 to i8 addrspace(1)*
  %540 = load volatile i8, i8 addrspace(1)* %539, align 1, !tbaa !11
  %541 = add i64 %537, %76
  %542 = inttoptr i64 %541 to i8 addrspace(1)*
  store i8 %540, i8 addrspace(1)* %542, align 1, !tbaa !11
  %543 = add i64 %537, %535
  %544 = icmp ult i64 %543, %111
  br i1 %544, label %536, label %545, !llvm.loop !45

545:                                              ; preds = %536, %531
  %546 = add i64 %114, %111
  %547 = sub i64 %93, %546
  %548 = icmp ugt i64 %547, %532
  br i1 %548, label %549, label %561

549:                                              ; preds = %545
  %550 = zext i32 %99 to i64
  br label %551

551:                                              ; preds = %551, %549
  %552 = phi i64 [ %532, %549 ], [ %559, %551 ]
  %553 = add i64 %552, %546
  %554 = add i64 %553, %97
  %555 = inttoptr i64 %554 to i8 addrspace(1)*
  %556 = load volatile i8, i8 addrspace(1)* %555, align 1, !tbaa !11
  %557 = add i64 %553, %76
  %558 = inttoptr i64 %557 to i8 addrspace(1)*
  store i8 %556, i8 addrspace(1)* %558, align 1, !tbaa !11
  %559 = add i64 %552, %550
  %560 = icmp ult i64 %559, %547
  br i1 %560, label %551, label %561, !llvm.loop !45

561:                                              ; preds = %551, %522, %545, %517, %90
  %562 = load i32, i32* %74, align 4, !tbaa !9
  %563 = add i32 %562, 1
  store i32 %563, i32* %74, align 4, !tbaa !9
  br label %3923

564:                                              ; preds = %87, %75
  %565 = load i32, i32* %38, align 4, !tbaa !46
  %566 = zext i32 %565 to i64
  %567 = shl nuw i64 1, %566
  %568 = load i64, i64* %39, align 8, !tbaa !47
  %569 = add i64 %568, %77
  %570 = add i64 %567, -1
  %571 = and i64 %570, %569
  %572 = sub i64 %567, %571
  %573 = icmp eq i32 %565, 0
  br i1 %573, label %627, label %574

574:                                              ; preds = %564
  %575 = load i32, i32* %37, align 4, !tbaa !39
  %576 = icmp eq i32 %575, 0
  br i1 %576, label %577, label %627

577:                                              ; preds = %574
  %578 = load i32, i32* %40, align 4, !tbaa !41
  %579 = icmp eq i32 %578, 0
  br i1 %579, label %580, label %612

580:                                              ; preds = %577
  %581 = load i32, i32* %41, align 4, !tbaa !48
  %582 = icmp eq i32 %581, 0
  br i1 %582, label %583, label %589

583:                                              ; preds = %580
  %584 = load i64, i64* %42, align 8, !tbaa !23
  %585 = add i64 %584, 32
  %586 = inttoptr i64 %585 to i64*
  %587 = load volatile i64, i64* %586, align 8, !tbaa !5
  %588 = trunc i64 %587 to i32
  store i32 %588, i32* %41, align 4, !tbaa !48
  br label %589

589:                                              ; preds = %583, %580
  %590 = phi i32 [ %588, %583 ], [ %581, %580 ]
  %591 = icmp eq i32 %590, 0
  br i1 %591, label %604, label %592

592:                                              ; preds = %589
  %593 = zext i32 %590 to i64
  %594 = load i64, i64* %43, align 8, !tbaa !49
  %595 = add nsw i64 %593, -1
  %596 = load i64, i64* %44, align 8, !tbaa !50
  %597 = mul i64 %596, %595
  %598 = lshr i64 %569, %566
  %599 = add i64 %597, %598
  %600 = shl i64 %599, 3
  %601 = add i64 %600, %594
  %602 = inttoptr i64 %601 to i64*
  %603 = load volatile i64, i64* %602, align 8, !tbaa !5
  br label %604

604:                                              ; preds = %592, %589
  %605 = phi i64 [ %603, %592 ], [ 0, %589 ]
  %606 = icmp eq i64 %605, 0
  %607 = shl nsw i64 -1, %566
  %608 = xor i64 %607, -1
  %609 = and i64 %569, %608
  %610 = add i64 %605, %609
  %611 = select i1 %606, i64 0, i64 %610
  br label %612

612:                                              ; preds = %604, %577
  %613 = phi i64 [ %611, %604 ], [ 0, %577 ]
  %614 = trunc i64 %613 to i32
  %615 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %614, i32 0, i32 31) #8
  %616 = lshr i64 %613, 32
  %617 = trunc i64 %616 to i32
  %618 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %617, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !27
  %619 = zext i32 %618 to i64
  %620 = shl nuw i64 %619, 32
  %621 = zext i32 %615 to i64
  %622 = or i64 %620, %621
  %623 = icmp ne i64 %622, 0
  %624 = icmp ugt i64 %84, %572
  %625 = select i1 %623, i1 %624, i1 false
  %626 = select i1 %625, i64 %572, i64 %84
  br label %627

627:                                              ; preds = %612, %574, %564
  %628 = phi i64 [ %84, %564 ], [ %626, %612 ], [ %84, %574 ]
  %629 = phi i64 [ 0, %564 ], [ %622, %612 ], [ 0, %574 ]
  %630 = icmp eq i64 %629, 0
  br i1 %630, label %1117, label %631

631:                                              ; preds = %627
  %632 = icmp eq i64 %76, 0
  br i1 %632, label %1114, label %633

633:                                              ; preds = %631
  %634 = load i32, i32* %40, align 4, !tbaa !41
  %635 = load i32, i32* %45, align 4, !tbaa !42
  %636 = xor i64 %629, %76
  %637 = and i64 %636, 15
  %638 = icmp eq i64 %637, 0
  %639 = and i64 %636, 3
  %640 = icmp eq i64 %639, 0
  %641 = select i1 %640, i64 4, i64 1
  %642 = select i1 %638, i64 16, i64 %641
  %643 = sub i64 0, %76
  %644 = add nsw i64 %642, -1
  %645 = and i64 %644, %643
  %646 = icmp ult i64 %645, %628
  %647 = select i1 %646, i64 %645, i64 %628
  %648 = sub i64 %628, %647
  %649 = sub nsw i64 0, %642
  %650 = and i64 %648, %649
  switch i64 %642, label %1053 [
    i64 16, label %651
    i64 4, label %852
  ]

651:                                              ; preds = %633
  %652 = add i64 %647, %76
  %653 = add i64 %647, %629
  %654 = lshr i64 %650, 4
  %655 = zext i32 %634 to i64
  %656 = mul i32 %635, 7
  %657 = zext i32 %656 to i64
  %658 = add nuw nsw i64 %657, %655
  %659 = icmp ult i64 %658, %654
  br i1 %659, label %660, label %734

660:                                              ; preds = %651
  %661 = shl i32 %635, 3
  %662 = zext i32 %661 to i64
  %663 = zext i32 %635 to i64
  %664 = shl i32 %635, 1
  %665 = zext i32 %664 to i64
  %666 = mul i32 %635, 3
  %667 = zext i32 %666 to i64
  %668 = shl i32 %635, 2
  %669 = zext i32 %668 to i64
  %670 = mul i32 %635, 5
  %671 = zext i32 %670 to i64
  %672 = mul i32 %635, 6
  %673 = zext i32 %672 to i64
  br label %674

674:                                              ; preds = %674, %660
  %675 = phi i64 [ %655, %660 ], [ %731, %674 ]
  %676 = shl i64 %675, 4
  %677 = add i64 %676, %653
  %678 = inttoptr i64 %677 to <4 x i32> addrspace(1)*
  %679 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %678, align 16, !tbaa !11
  %680 = add i64 %675, %663
  %681 = shl i64 %680, 4
  %682 = add i64 %681, %653
  %683 = inttoptr i64 %682 to <4 x i32> addrspace(1)*
  %684 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %683, align 16, !tbaa !11
  %685 = add i64 %675, %665
  %686 = shl i64 %685, 4
  %687 = add i64 %686, %653
  %688 = inttoptr i64 %687 to <4 x i32> addrspace(1)*
  %689 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %688, align 16, !tbaa !11
  %690 = add i64 %675, %667
  %691 = shl i64 %690, 4
  %692 = add i64 %691, %653
  %693 = inttoptr i64 %692 to <4 x i32> addrspace(1)*
  %694 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %693, align 16, !tbaa !11
  %695 = add i64 %675, %669
  %696 = shl i64 %695, 4
  %697 = add i64 %696, %653
  %698 = inttoptr i64 %697 to <4 x i32> addrspace(1)*
  %699 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %698, align 16, !tbaa !11
  %700 = add i64 %675, %671
  %701 = shl i64 %700, 4
  %702 = add i64 %701, %653
  %703 = inttoptr i64 %702 to <4 x i32> addrspace(1)*
  %704 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %703, align 16, !tbaa !11
  %705 = add i64 %675, %673
  %706 = shl i64 %705, 4
  %707 = add i64 %706, %653
  %708 = inttoptr i64 %707 to <4 x i32> addrspace(1)*
  %709 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %708, align 16, !tbaa !11
  %710 = add i64 %675, %657
  %711 = shl i64 %710, 4
  %712 = add i64 %711, %653
  %713 = inttoptr i64 %712 to <4 x i32> addrspace(1)*
  %714 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %713, align 16, !tbaa !11
  %715 = add i64 %676, %652
  %716 = inttoptr i64 %715 to <4 x i32> addrspace(1)*
  store <4 x i32> %679, <4 x i32> addrspace(1)* %716, align 16, !tbaa !11
  %717 = add i64 %681, %652
  %718 = inttoptr i64 %717 to <4 x i32> addrspace(1)*
  store <4 x i32> %684, <4 x i32> addrspace(1)* %718, align 16, !tbaa !11
  %719 = add i64 %686, %652
  %720 = inttoptr i64 %719 to <4 x i32> addrspace(1)*
  store <4 x i32> %689, <4 x i32> addrspace(1)* %720, align 16, !tbaa !11
  %721 = add i64 %691, %652
  %722 = inttoptr i64 %721 to <4 x i32> addrspace(1)*
  store <4 x i32> %694, <4 x i32> addrspace(1)* %722, align 16, !tbaa !11
  %723 = add i64 %696, %652
  %724 = inttoptr i64 %723 to <4 x i32> addrspace(1)*
  store <4 x i32> %699, <4 x i32> addrspace(1)* %724, align 16, !tbaa !11
  %725 = add i64 %701, %652
  %726 = inttoptr i64 %725 to <4 x i32> addrspace(1)*
  store <4 x i32> %704, <4 x i32> addrspace(1)* %726, align 16, !tbaa !11
  %727 = add i64 %706, %652
  %728 = inttoptr i64 %727 to <4 x i32> addrspace(1)*
  store <4 x i32> %709, <4 x i32> addrspace(1)* %728, align 16, !tbaa !11
  %729 = add i64 %711, %652
  %730 = inttoptr i64 %729 to <4 x i32> addrspace(1)*
  store <4 x i32> %714, <4 x i32> addrspace(1)* %730, align 16, !tbaa !11
  %731 = add i64 %675, %662
  %732 = add i64 %731, %657
  %733 = icmp ult i64 %732, %654
  br i1 %733, label %674, label %734, !llvm.loop !43

734:                                              ; preds = %674, %651
  %735 = phi i64 [ %655, %651 ], [ %731, %674 ]
  %736 = icmp ult i64 %735, %654
  br i1 %736, label %737, label %1067

737:                                              ; preds = %734
  %738 = shl i64 %735, 4
  %739 = add i64 %738, %653
  %740 = inttoptr i64 %739 to <4 x i32> addrspace(1)*
  %741 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %740, align 16, !tbaa !11
  %742 = zext i32 %635 to i64
  %743 = add i64 %735, %742
  %744 = icmp ult i64 %743, %654
  br i1 %744, label %745, label %750

745:                                              ; preds = %737
  %746 = shl i64 %743, 4
  %747 = add i64 %746, %653
  %748 = inttoptr i64 %747 to <4 x i32> addrspace(1)*
  %749 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %748, align 16, !tbaa !11
  br label %750

750:                                              ; preds = %745, %737
  %751 = phi <4 x i32> [ %749, %745 ], [ zeroinitializer, %737 ]
  %752 = shl i32 %635, 1
  %753 = zext i32 %752 to i64
  %754 = add i64 %735, %753
  %755 = icmp ult i64 %754, %654
  br i1 %755, label %756, label %761

756:                                              ; preds = %750
  %757 = shl i64 %754, 4
  %758 = add i64 %757, %653
  %759 = inttoptr i64 %758 to <4 x i32> addrspace(1)*
  %760 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %759, align 16, !tbaa !11
  br label %761

761:                                              ; preds = %756, %750
  %762 = phi <4 x i32> [ %760, %756 ], [ zeroinitializer, %750 ]
  %763 = mul i32 %635, 3
  %764 = zext i32 %763 to i64
  %765 = add i64 %735, %764
  %766 = icmp ult i64 %765, %654
  br i1 %766, label %767, label %772

767:                                              ; preds = %761
  %768 = shl i64 %765, 4
  %769 = add i64 %768, %653
  %770 = inttoptr i64 %769 to <4 x i32> addrspace(1)*
  %771 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %770, align 16, !tbaa !11
  br label %772

772:                                              ; preds = %767, %761
  %773 = phi <4 x i32> [ %771, %767 ], [ zeroinitializer, %761 ]
  %774 = shl i32 %635, 2
  %775 = zext i32 %774 to i64
  %776 = add i64 %735, %775
  %777 = icmp ult i64 %776, %654
  br i1 %777, label %778, label %783

778:                                              ; preds = %772
  %779 = shl i64 %776, 4
  %780 = add i64 %779, %653
  %781 = inttoptr i64 %780 to <4 x i32> addrspace(1)*
  %782 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %781, align 16, !tbaa !11
  br label %783

783:                                              ; preds = %778, %772
  %784 = phi <4 x i32> [ %782, %778 ], [ zeroinitializer, %772 ]
  %785 = mul i32 %635, 5
  %786 = zext i32 %785 to i64
  %787 = add i64 %735, %786
  %788 = icmp ult i64 %787, %654
  br i1 %788, label %789, label %794

789:                                              ; preds = %783
  %790 = shl i64 %787, 4
  %791 = add i64 %790, %653
  %792 = inttoptr i64 %791 to <4 x i32> addrspace(1)*
  %793 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %792, align 16, !tbaa !11
  br label %794

794:                                              ; preds = %789, %783
  %795 = phi <4 x i32> [ %793, %789 ], [ zeroinitializer, %783 ]
  %796 = mul i32 %635, 6
  %797 = zext i32 %796 to i64
  %798 = add i64 %735, %797
  %799 = icmp ult i64 %798, %654
  br i1 %799, label %800, label %805

800:                                              ; preds = %794
  %801 = shl i64 %798, 4
  %802 = add i64 %801, %653
  %803 = inttoptr i64 %802 to <4 x i32> addrspace(1)*
  %804 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %803, align 16, !tbaa !11
  br label %805

805:                                              ; preds = %800, %794
  %806 = phi <4 x i32> [ %804, %800 ], [ zeroinitializer, %794 ]
  %807 = add i64 %735, %657
  %808 = icmp ult i64 %807, %654
  br i1 %808, label %809, label %814

809:                                              ; preds = %805
  %810 = shl i64 %807, 4
  %811 = add i64 %810, %653
  %812 = inttoptr i64 %811 to <4 x i32> addrspace(1)*
  %813 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %812, align 16, !tbaa !11
  br label %814

814:                                              ; preds = %809, %805
  %815 = phi <4 x i32> [ %813, %809 ], [ zeroinitializer, %805 ]
  %816 = add i64 %738, %652
  %817 = inttoptr i64 %816 to <4 x i32> addrspace(1)*
  store <4 x i32> %741, <4 x i32> addrspace(1)* %817, align 16, !tbaa !11
  br i1 %744, label %818, label %822

818:                                              ; preds = %814
  %819 = shl i64 %743, 4
  %820 = add i64 %819, %652
  %821 = inttoptr i64 %820 to <4 x i32> addrspace(1)*
  store <4 x i32> %751, <4 x i32> addrspace(1)* %821, align 16, !tbaa !11
  br label %822

822:                                              ; preds = %818, %814
  br i1 %755, label %823, label %827

823:                                              ; preds = %822
  %824 = shl i64 %754, 4
  %825 = add i64 %824, %652
  %826 = inttoptr i64 %825 to <4 x i32> addrspace(1)*
  store <4 x i32> %762, <4 x i32> addrspace(1)* %826, align 16, !tbaa !11
  br label %827

827:                                              ; preds = %823, %822
  br i1 %766, label %828, label %832

828:                                              ; preds = %827
  %829 = shl i64 %765, 4
  %830 = add i64 %829, %652
  %831 = inttoptr i64 %830 to <4 x i32> addrspace(1)*
  store <4 x i32> %773, <4 x i32> addrspace(1)* %831, align 16, !tbaa !11
  br label %832

832:                                              ; preds = %828, %827
  br i1 %777, label %833, label %837

833:                                              ; preds = %832
  %834 = shl i64 %776, 4
  %835 = add i64 %834, %652
  %836 = inttoptr i64 %835 to <4 x i32> addrspace(1)*
  store <4 x i32> %784, <4 x i32> addrspace(1)* %836, align 16, !tbaa !11
  br label %837

837:                                              ; preds = %833, %832
  br i1 %788, label %838, label %842

838:                                              ; preds = %837
  %839 = shl i64 %787, 4
  %840 = add i64 %839, %652
  %841 = inttoptr i64 %840 to <4 x i32> addrspace(1)*
  store <4 x i32> %795, <4 x i32> addrspace(1)* %841, align 16, !tbaa !11
  br label %842

842:                                              ; preds = %838, %837
  br i1 %799, label %843, label %847

843:                                              ; preds = %842
  %844 = shl i64 %798, 4
  %845 = add i64 %844, %652
  %846 = inttoptr i64 %845 to <4 x i32> addrspace(1)*
  store <4 x i32> %806, <4 x i32> addrspace(1)* %846, align 16, !tbaa !11
  br label %847

847:                                              ; preds = %843, %842
  br i1 %808, label %848, label %1067

848:                                              ; preds = %847
  %849 = shl i64 %807, 4
  %850 = add i64 %849, %652
  %851 = inttoptr i64 %850 to <4 x i32> addrspace(1)*
  store <4 x i32> %815, <4 x i32> addrspace(1)* %851, align 16, !tbaa !11
  br label %1067

852:                                              ; preds = %633
  %853 = add i64 %647, %76
  %854 = add i64 %647, %629
  %855 = lshr i64 %650, 2
  %856 = zext i32 %634 to i64
  %857 = mul i32 %635, 7
  %858 = zext i32 %857 to i64
  %859 = add nuw nsw i64 %858, %856
  %860 = icmp ult i64 %859, %855
  br i1 %860, label %861, label %935

861:                                              ; preds = %852
  %862 = shl i32 %635, 3
  %863 = zext i32 %862 to i64
  %864 = zext i32 %635 to i64
  %865 = shl i32 %635, 1
  %866 = zext i32 %865 to i64
  %867 = mul i32 %635, 3
  %868 = zext i32 %867 to i64
  %869 = shl i32 %635, 2
  %870 = zext i32 %869 to i64
  %871 = mul i32 %635, 5
  %872 = zext i32 %871 to i64
  %873 = mul i32 %635, 6
  %874 = zext i32 %873 to i64
  br label %875

875:                                              ; preds = %875, %861
  %876 = phi i64 [ %856, %861 ], [ %932, %875 ]
  %877 = shl i64 %876, 2
  %878 = add i64 %877, %854
  %879 = inttoptr i64 %878 to i32 addrspace(1)*
  %880 = load volatile i32, i32 addrspace(1)* %879, align 4, !tbaa !11
  %881 = add i64 %876, %864
  %882 = shl i64 %881, 2
  %883 = add i64 %882, %854
  %884 = inttoptr i64 %883 to i32 addrspace(1)*
  %885 = load volatile i32, i32 addrspace(1)* %884, align 4, !tbaa !11
  %886 = add i64 %876, %866
  %887 = shl i64 %886, 2
  %888 = add i64 %887, %854
  %889 = inttoptr i64 %888 to i32 addrspace(1)*
  %890 = load volatile i32, i32 addrspace(1)* %889, align 4, !tbaa !11
  %891 = add i64 %876, %868
  %892 = shl i64 %891, 2
  %893 = add i64 %892, %854
  %894 = inttoptr i64 %893 to i32 addrspace(1)*
  %895 = load volatile i32, i32 addrspace(1)* %894, align 4, !tbaa !11
  %896 = add i64 %876, %870
  %897 = shl i64 %896, 2
  %898 = add i64 %897, %854
  %899 = inttoptr i64 %898 to i32 addrspace(1)*
  %900 = load volatile i32, i32 addrspace(1)* %899, align 4, !tbaa !11
  %901 = add i64 %876, %872
  %902 = shl i64 %901, 2
  %903 = add i64 %902, %854
  %904 = inttoptr i64 %903 to i32 addrspace(1)*
  %905 = load volatile i32, i32 addrspace(1)* %904, align 4, !tbaa !11
  %906 = add i64 %876, %874
  %907 = shl i64 %906, 2
  %908 = add i64 %907, %854
  %909 = inttoptr i64 %908 to i32 addrspace(1)*
  %910 = load volatile i32, i32 addrspace(1)* %909, align 4, !tbaa !11
  %911 = add i64 %876, %858
  %912 = shl i64 %911, 2
  %913 = add i64 %912, %854
  %914 = inttoptr i64 %913 to i32 addrspace(1)*
  %915 = load volatile i32, i32 addrspace(1)* %914, align 4, !tbaa !11
  %916 = add i64 %877, %853
  %917 = inttoptr i64 %916 to i32 addrspace(1)*
  store i32 %880, i32 addrspace(1)* %917, align 4, !tbaa !11
  %918 = add i64 %882, %853
  %919 = inttoptr i64 %918 to i32 addrspace(1)*
  store i32 %885, i32 addrspace(1)* %919, align 4, !tbaa !11
  %920 = add i64 %887, %853
  %921 = inttoptr i64 %920 to i32 addrspace(1)*
  store i32 %890, i32 addrspace(1)* %921, align 4, !tbaa !11
  %922 = add i64 %892, %853
  %923 = inttoptr i64 %922 to i32 addrspace(1)*
  store i32 %895, i32 addrspace(1)* %923, align 4, !tbaa !11
  %924 = add i64 %897, %853
  %925 = inttoptr i64 %924 to i32 addrspace(1)*
  store i32 %900, i32 addrspace(1)* %925, align 4, !tbaa !11
  %926 = add i64 %902, %853
  %927 = inttoptr i64 %926 to i32 addrspace(1)*
  store i32 %905, i32 addrspace(1)* %927, align 4, !tbaa !11
  %928 = add i64 %907, %853
  %929 = inttoptr i64 %928 to i32 addrspace(1)*
  store i32 %910, i32 addrspace(1)* %929, align 4, !tbaa !11
  %930 = add i64 %912, %853
  %931 = inttoptr i64 %930 to i32 addrspace(1)*
  store i32 %915, i32 addrspace(1)* %931, align 4, !tbaa !11
  %932 = add i64 %876, %863
  %933 = add i64 %932, %858
  %934 = icmp ult i64 %933, %855
  br i1 %934, label %875, label %935, !llvm.loop !44

935:                                              ; preds = %875, %852
  %936 = phi i64 [ %856, %852 ], [ %932, %875 ]
  %937 = icmp ult i64 %936, %855
  br i1 %937, label %938, label %1067

938:                                              ; preds = %935
  %939 = shl i64 %936, 2
  %940 = add i64 %939, %854
  %941 = inttoptr i64 %940 to i32 addrspace(1)*
  %942 = load volatile i32, i32 addrspace(1)* %941, align 4, !tbaa !11
  %943 = zext i32 %635 to i64
  %944 = add i64 %936, %943
  %945 = icmp ult i64 %944, %855
  br i1 %945, label %946, label %951

946:                                              ; preds = %938
  %947 = shl i64 %944, 2
  %948 = add i64 %947, %854
  %949 = inttoptr i64 %948 to i32 addrspace(1)*
  %950 = load volatile i32, i32 addrspace(1)* %949, align 4, !tbaa !11
  br label %951

951:                                              ; preds = %946, %938
  %952 = phi i32 [ %950, %946 ], [ 0, %938 ]
  %953 = shl i32 %635, 1
  %954 = zext i32 %953 to i64
  %955 = add i64 %936, %954
  %956 = icmp ult i64 %955, %855
  br i1 %956, label %957, label %962

957:                                              ; preds = %951
  %958 = shl i64 %955, 2
  %959 = add i64 %958, %854
  %960 = inttoptr i64 %959 to i32 addrspace(1)*
  %961 = load volatile i32, i32 addrspace(1)* %960, align 4, !tbaa !11
  br label %962

962:                                              ; preds = %957, %951
  %963 = phi i32 [ %961, %957 ], [ 0, %951 ]
  %964 = mul i32 %635, 3
  %965 = zext i32 %964 to i64
  %966 = add i64 %936, %965
  %967 = icmp ult i64 %966, %855
  br i1 %967, label %968, label %973

968:                                              ; preds = %962
  %969 = shl i64 %966, 2
  %970 = add i64 %969, %854
  %971 = inttoptr i64 %970 to i32 addrspace(1)*
  %972 = load volatile i32, i32 addrspace(1)* %971, align 4, !tbaa !11
  br label %973

973:                                              ; preds = %968, %962
  %974 = phi i32 [ %972, %968 ], [ 0, %962 ]
  %975 = shl i32 %635, 2
  %976 = zext i32 %975 to i64
  %977 = add i64 %936, %976
  %978 = icmp ult i64 %977, %855
  br i1 %978, label %979, label %984

979:                                              ; preds = %973
  %980 = shl i64 %977, 2
  %981 = add i64 %980, %854
  %982 = inttoptr i64 %981 to i32 addrspace(1)*
  %983 = load volatile i32, i32 addrspace(1)* %982, align 4, !tbaa !11
  br label %984

984:                                              ; preds = %979, %973
  %985 = phi i32 [ %983, %979 ], [ 0, %973 ]
  %986 = mul i32 %635, 5
  %987 = zext i32 %986 to i64
  %988 = add i64 %936, %987
  %989 = icmp ult i64 %988, %855
  br i1 %989, label %990, label %995

990:                                              ; preds = %984
  %991 = shl i64 %988, 2
  %992 = add i64 %991, %854
  %993 = inttoptr i64 %992 to i32 addrspace(1)*
  %994 = load volatile i32, i32 addrspace(1)* %993, align 4, !tbaa !11
  br label %995

995:                                              ; preds = %990, %984
  %996 = phi i32 [ %994, %990 ], [ 0, %984 ]
  %997 = mul i32 %635, 6
  %998 = zext i32 %997 to i64
  %999 = add i64 %936, %998
  %1000 = icmp ult i64 %999, %855
  br i1 %1000, label %1001, label %1006

1001:                                             ; preds = %995
  %1002 = shl i64 %999, 2
  %1003 = add i64 %1002, %854
  %1004 = inttoptr i64 %1003 to i32 addrspace(1)*
  %1005 = load volatile i32, i32 addrspace(1)* %1004, align 4, !tbaa !11
  br label %1006

1006:                                             ; preds = %1001, %995
  %1007 = phi i32 [ %1005, %1001 ], [ 0, %995 ]
  %1008 = add i64 %936, %858
  %1009 = icmp ult i64 %1008, %855
  br i1 %1009, label %1010, label %1015

1010:                                             ; preds = %1006
  %1011 = shl i64 %1008, 2
  %1012 = add i64 %1011, %854
  %1013 = inttoptr i64 %1012 to i32 addrspace(1)*
  %1014 = load volatile i32, i32 addrspace(1)* %1013, align 4, !tbaa !11
  br label %1015

1015:                                             ; preds = %1010, %1006
  %1016 = phi i32 [ %1014, %1010 ], [ 0, %1006 ]
  %1017 = add i64 %939, %853
  %1018 = inttoptr i64 %1017 to i32 addrspace(1)*
  store i32 %942, i32 addrspace(1)* %1018, align 4, !tbaa !11
  br i1 %945, label %1019, label %1023

1019:                                             ; preds = %1015
  %1020 = shl i64 %944, 2
  %1021 = add i64 %1020, %853
  %1022 = inttoptr i64 %1021 to i32 addrspace(1)*
  store i32 %952, i32 addrspace(1)* %1022, align 4, !tbaa !11
  br label %1023

1023:                                             ; preds = %1019, %1015
  br i1 %956, label %1024, label %1028

1024:                                             ; preds = %1023
  %1025 = shl i64 %955, 2
  %1026 = add i64 %1025, %853
  %1027 = inttoptr i64 %1026 to i32 addrspace(1)*
  store i32 %963, i32 addrspace(1)* %1027, align 4, !tbaa !11
  br label %1028

1028:                                             ; preds = %1024, %1023
  br i1 %967, label %1029, label %1033

1029:                                             ; preds = %1028
  %1030 = shl i64 %966, 2
  %1031 = add i64 %1030, %853
  %1032 = inttoptr i64 %1031 to i32 addrspace(1)*
  store i32 %974, i32 addrspace(1)* %1032, align 4, !tbaa !11
  br label %1033

1033:                                             ; preds = %1029, %1028
  br i1 %978, label %1034, label %1038

1034:                                             ; preds = %1033
  %1035 = shl i64 %977, 2
  %1036 = add i64 %1035, %853
  %1037 = inttoptr i64 %1036 to i32 addrspace(1)*
  store i32 %985, i32 addrspace(1)* %1037, align 4, !tbaa !11
  br label %1038

1038:                                             ; preds = %1034, %1033
  br i1 %989, label %1039, label %1043

1039:                                             ; preds = %1038
  %1040 = shl i64 %988, 2
  %1041 = add i64 %1040, %853
  %1042 = inttoptr i64 %1041 to i32 addrspace(1)*
  store i32 %996, i32 addrspace(1)* %1042, align 4, !tbaa !11
  br label %1043

1043:                                             ; preds = %1039, %1038
  br i1 %1000, label %1044, label %1048

1044:                                             ; preds = %1043
  %1045 = shl i64 %999, 2
  %1046 = add i64 %1045, %853
  %1047 = inttoptr i64 %1046 to i32 addrspace(1)*
  store i32 %1007, i32 addrspace(1)* %1047, align 4, !tbaa !11
  br label %1048

1048:                                             ; preds = %1044, %1043
  br i1 %1009, label %1049, label %1067

1049:                                             ; preds = %1048
  %1050 = shl i64 %1008, 2
  %1051 = add i64 %1050, %853
  %1052 = inttoptr i64 %1051 to i32 addrspace(1)*
  store i32 %1016, i32 addrspace(1)* %1052, align 4, !tbaa !11
  br label %1067

1053:                                             ; preds = %633
  %1054 = zext i32 %634 to i64
  %1055 = icmp ugt i64 %628, %1054
  br i1 %1055, label %1056, label %1097

1056:                                             ; preds = %1053
  %1057 = zext i32 %635 to i64
  br label %1058

1058:                                             ; preds = %1058, %1056
  %1059 = phi i64 [ %1054, %1056 ], [ %1065, %1058 ]
  %1060 = add i64 %1059, %629
  %1061 = inttoptr i64 %1060 to i8 addrspace(1)*
  %1062 = load volatile i8, i8 addrspace(1)* %1061, align 1, !tbaa !11
  %1063 = add i64 %1059, %76
  %1064 = inttoptr i64 %1063 to i8 addrspace(1)*
  store i8 %1062, i8 addrspace(1)* %1064, align 1, !tbaa !11
  %1065 = add i64 %1059, %1057
  %1066 = icmp ult i64 %1065, %628
  br i1 %1066, label %1058, label %1097, !llvm.loop !45

1067:                                             ; preds = %1049, %1048, %935, %848, %847, %734
  %1068 = phi i64 [ %856, %1049 ], [ %856, %1048 ], [ %856, %935 ], [ %655, %848 ], [ %655, %847 ], [ %655, %734 ]
  %1069 = icmp ugt i64 %647, %1068
  br i1 %1069, label %1070, label %1081

1070:                                             ; preds = %1067
  %1071 = zext i32 %635 to i64
  br label %1072

1072:                                             ; preds = %1072, %1070
  %1073 = phi i64 [ %1068, %1070 ], [ %1079, %1072 ]
  %1074 = add i64 %1073, %629
  %1075 = inttoptr i64 %1074 to i8 addrspace(1)*
  %1076 = load volatile i8, i8 addrspace(1)* %1075, align 1, !tbaa !11
  %1077 = add i64 %1073, %76
  %1078 = inttoptr i64 %1077 to i8 addrspace(1)*
  store i8 %1076, i8 addrspace(1)* %1078, align 1, !tbaa !11
  %1079 = add i64 %1073, %1071
  %1080 = icmp ult i64 %1079, %647
  br i1 %1080, label %1072, label %1081, !llvm.loop !45

1081:                                             ; preds = %1072, %1067
  %1082 = add i64 %650, %647
  %1083 = sub i64 %628, %1082
  %1084 = icmp ugt i64 %1083, %1068
  br i1 %1084, label %1085, label %1097

1085:                                             ; preds = %1081
  %1086 = zext i32 %635 to i64
  br label %1087

1087:                                             ; preds = %1087, %1085
  %1088 = phi i64 [ %1068, %1085 ], [ %1095, %1087 ]
  %1089 = add i64 %1088, %1082
  %1090 = add i64 %1089, %629
  %1091 = inttoptr i64 %1090 to i8 addrspace(1)*
  %1092 = load volatile i8, i8 addrspace(1)* %1091, align 1, !tbaa !11
  %1093 = add i64 %1089, %76
  %1094 = inttoptr i64 %1093 to i8 addrspace(1)*
  store i8 %1092, i8 addrspace(1)* %1094, align 1, !tbaa !11
  %1095 = add i64 %1088, %1086
  %1096 = icmp ult i64 %1095, %1083
  br i1 %1096, label %1087, label %1097, !llvm.loop !45

1097:                                             ; preds = %1087, %1058, %1081, %1053
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !33
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !51
  %1098 = load i32, i32* %41, align 4, !tbaa !48
  %1099 = load i32, i32* %40, align 4, !tbaa !41
  %1100 = icmp eq i32 %1099, 0
  br i1 %1100, label %1101, label %1107

1101:                                             ; preds = %1097
  %1102 = load i64, i64* %42, align 8, !tbaa !23
  %1103 = add i64 %1102, 32
  %1104 = inttoptr i64 %1103 to i64*
  %1105 = load volatile i64, i64* %1104, align 8, !tbaa !5
  %1106 = trunc i64 %1105 to i32
  store i32 %1106, i32* %41, align 4, !tbaa !48
  br label %1107

1107:                                             ; preds = %1101, %1097
  %1108 = phi i32 [ %1106, %1101 ], [ %1098, %1097 ]
  %1109 = icmp eq i32 %1108, %1098
  %1110 = zext i1 %1109 to i32
  %1111 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1110, i32 0, i32 31) #8
  %1112 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 0, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !27
  %1113 = icmp eq i32 %1111, 0
  br i1 %1113, label %3930, label %1114, !llvm.loop !52

1114:                                             ; preds = %1107, %631
  %1115 = load i32, i32* %46, align 4, !tbaa !9
  %1116 = add i32 %1115, 1
  store i32 %1116, i32* %46, align 4, !tbaa !9
  br label %3923

1117:                                             ; preds = %627
  %1118 = icmp ult i64 %628, %83
  %1119 = select i1 %1118, i64 %628, i64 %83
  %1120 = load i32, i32* %35, align 8, !tbaa !37
  %1121 = zext i32 %1120 to i64
  %1122 = lshr i64 %77, %1121
  %1123 = load i64, i64* %47, align 8, !tbaa !53
  %1124 = icmp eq i64 %1123, 0
  br i1 %1124, label %1401, label %1125

1125:                                             ; preds = %1117
  %1126 = load i32, i32* %37, align 4, !tbaa !39
  %1127 = icmp eq i32 %1126, 0
  br i1 %1127, label %1128, label %1401

1128:                                             ; preds = %1125
  %1129 = load i32, i32* %40, align 4, !tbaa !41
  %1130 = icmp eq i32 %1129, 0
  br i1 %1130, label %1131, label %1390

1131:                                             ; preds = %1128
  %1132 = shl i64 %1122, 3
  br label %1133

1133:                                             ; preds = %1389, %1131
  %1134 = phi i32 [ 1, %1131 ], [ %1384, %1389 ]
  %1135 = phi i64 [ 0, %1131 ], [ %1385, %1389 ]
  %1136 = phi i32 [ -1, %1131 ], [ %1386, %1389 ]
  %1137 = phi i64 [ undef, %1131 ], [ %1387, %1389 ]
  %1138 = load i64, i64* %48, align 8, !tbaa !54
  %1139 = add i64 %1138, %1132
  %1140 = inttoptr i64 %1139 to i64*
  %1141 = load volatile i64, i64* %1140, align 8, !tbaa !5
  %1142 = and i64 %1141, 393216
  %1143 = icmp eq i64 %1142, 262144
  br i1 %1143, label %1144, label %1163

1144:                                             ; preds = %1133
  %1145 = atomicrmw add i64* %1140, i64 1 seq_cst, align 8
  %1146 = and i64 %1145, 917504
  %1147 = icmp eq i64 %1146, 262144
  br i1 %1147, label %1153, label %1148

1148:                                             ; preds = %1144
  %1149 = load i64, i64* %48, align 8, !tbaa !54
  %1150 = add i64 %1149, %1132
  %1151 = inttoptr i64 %1150 to i64*
  %1152 = atomicrmw add i64* %1151, i64 -1 seq_cst, align 8
  br label %1163

1153:                                             ; preds = %1144
  %1154 = and i64 %1145, 65536
  %1155 = icmp eq i64 %1154, 0
  br i1 %1155, label %1156, label %1161

1156:                                             ; preds = %1153
  %1157 = load i64, i64* %48, align 8, !tbaa !54
  %1158 = add i64 %1157, %1132
  %1159 = inttoptr i64 %1158 to i64*
  %1160 = atomicrmw or i64* %1159, i64 65536 seq_cst, align 8
  br label %1161

1161:                                             ; preds = %1156, %1153
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !33
  %1162 = lshr i64 %1145, 20
  br label %1163

1163:                                             ; preds = %1161, %1148, %1133
  %1164 = phi i64 [ -1, %1133 ], [ -1, %1148 ], [ %1162, %1161 ]
  %1165 = icmp eq i64 %1164, -1
  br i1 %1165, label %1180, label %1166

1166:                                             ; preds = %1163
  %1167 = icmp eq i32 %1136, -1
  br i1 %1167, label %1178, label %1168

1168:                                             ; preds = %1166
  %1169 = and i32 %1136, 63
  %1170 = zext i32 %1169 to i64
  %1171 = shl nuw i64 1, %1170
  %1172 = lshr i32 %1136, 3
  %1173 = and i32 %1172, 536870904
  %1174 = zext i32 %1173 to i64
  %1175 = load i64, i64* %49, align 8, !tbaa !55
  %1176 = add i64 %1175, %1174
  %1177 = inttoptr i64 %1176 to i64*
  tail call void asm sideeffect "red.release.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %1177, i64 %1171) #10, !srcloc !56
  br label %1178

1178:                                             ; preds = %1168, %1166
  %1179 = or i64 %1164, 72057594037927936
  br label %1383

1180:                                             ; preds = %1163
  %1181 = and i64 %1141, 655360
  %1182 = icmp eq i64 %1181, 524288
  br i1 %1182, label %1183, label %1195

1183:                                             ; preds = %1180
  %1184 = icmp eq i32 %1136, -1
  br i1 %1184, label %1383, label %1185

1185:                                             ; preds = %1183
  %1186 = and i32 %1136, 63
  %1187 = zext i32 %1186 to i64
  %1188 = shl nuw i64 1, %1187
  %1189 = lshr i32 %1136, 3
  %1190 = and i32 %1189, 536870904
  %1191 = zext i32 %1190 to i64
  %1192 = load i64, i64* %49, align 8, !tbaa !55
  %1193 = add i64 %1192, %1191
  %1194 = inttoptr i64 %1193 to i64*
  tail call void asm sideeffect "red.release.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %1194, i64 %1188) #10, !srcloc !56
  br label %1383

1195:                                             ; preds = %1180
  %1196 = icmp eq i64 %1142, 0
  %1197 = icmp eq i32 %1136, -1
  %1198 = select i1 %1196, i1 %1197, i1 false
  br i1 %1198, label %1199, label %1324

1199:                                             ; preds = %1195
  %1200 = load i32, i32* %50, align 4, !tbaa !57
  %1201 = icmp eq i32 %1200, 0
  br i1 %1201, label %1202, label %1324

1202:                                             ; preds = %1199
  %1203 = load i32, i32* %51, align 4, !tbaa !58
  %1204 = load i32, i32* %52, align 4, !tbaa !59
  %1205 = add i32 %1204, 63
  %1206 = lshr i32 %1205, 6
  %1207 = icmp ugt i32 %1205, 63
  br i1 %1207, label %1208, label %1247

1208:                                             ; preds = %1202
  %1209 = tail call i32 @llvm.umax.i32(i32 %1206, i32 1) #8
  br label %1213

1210:                                             ; preds = %1240
  %1211 = icmp ult i32 %1243, %1206
  %1212 = icmp eq i32 %1243, %1209
  br i1 %1212, label %1247, label %1213, !llvm.loop !60

1213:                                             ; preds = %1210, %1208
  %1214 = phi i1 [ true, %1208 ], [ %1211, %1210 ]
  %1215 = phi i32 [ 0, %1208 ], [ %1243, %1210 ]
  %1216 = add i32 %1215, %1203
  %1217 = urem i32 %1216, %1206
  %1218 = load i64, i64* %49, align 8, !tbaa !55
  %1219 = shl nuw nsw i32 %1217, 3
  %1220 = zext i32 %1219 to i64
  %1221 = add i64 %1218, %1220
  %1222 = inttoptr i64 %1221 to i64*
  %1223 = load volatile i64, i64* %1222, align 8, !tbaa !5
  br label %1224

1224:                                             ; preds = %1238, %1213
  %1225 = phi i64 [ %1223, %1213 ], [ %1232, %1238 ]
  %1226 = phi i32 [ undef, %1213 ], [ %1239, %1238 ]
  %1227 = icmp eq i64 %1225, 0
  br i1 %1227, label %1240, label %1228

1228:                                             ; preds = %1224
  %1229 = sub i64 0, %1225
  %1230 = and i64 %1225, %1229
  %1231 = xor i64 %1230, -1
  %1232 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* nonnull %1222, i64 %1231) #10, !srcloc !61
  %1233 = and i64 %1232, %1230
  %1234 = icmp eq i64 %1233, 0
  br i1 %1234, label %1238, label %1235

1235:                                             ; preds = %1228
  %1236 = tail call i64 @llvm.cttz.i64(i64 %1230, i1 true) #8, !range !62
  %1237 = trunc i64 %1236 to i32
  br label %1238

1238:                                             ; preds = %1235, %1228
  %1239 = phi i32 [ %1237, %1235 ], [ %1226, %1228 ]
  br i1 %1234, label %1224, label %1240, !llvm.loop !63

1240:                                             ; preds = %1238, %1224
  %1241 = phi i32 [ %1239, %1238 ], [ 64, %1224 ]
  %1242 = icmp ult i32 %1241, 64
  %1243 = add nuw nsw i32 %1215, 1
  br i1 %1242, label %1244, label %1210

1244:                                             ; preds = %1240
  %1245 = shl nuw i32 %1217, 6
  %1246 = add nuw i32 %1241, %1245
  br label %1247

1247:                                             ; preds = %1210, %1244, %1202
  %1248 = phi i1 [ %1214, %1244 ], [ false, %1202 ], [ %1211, %1210 ]
  %1249 = phi i32 [ %1246, %1244 ], [ undef, %1202 ], [ undef, %1210 ]
  br i1 %1248, label %1324, label %1250

1250:                                             ; preds = %1247
  %1251 = icmp ult i32 %1205, 64
  br i1 %1251, label %1324, label %1252

1252:                                             ; preds = %1250
  %1253 = tail call i32 @llvm.umax.i32(i32 %1206, i32 1) #8
  br label %1254

1254:                                             ; preds = %1318, %1252
  %1255 = phi i32 [ 0, %1252 ], [ %1321, %1318 ]
  %1256 = load i64, i64* %53, align 8, !tbaa !64
  %1257 = zext i32 %1255 to i64
  %1258 = shl nuw nsw i64 %1257, 3
  %1259 = add i64 %1258, %1256
  %1260 = inttoptr i64 %1259 to i64*
  %1261 = load volatile i64, i64* %1260, align 8, !tbaa !5
  %1262 = icmp eq i64 %1261, 0
  br i1 %1262, label %1318, label %1263

1263:                                             ; preds = %1254
  %1264 = shl i32 %1255, 6
  br label %1265

1265:                                             ; preds = %1316, %1263
  %1266 = phi i32 [ undef, %1263 ], [ %1314, %1316 ]
  %1267 = phi i64 [ %1261, %1263 ], [ %1273, %1316 ]
  %1268 = sub i64 0, %1267
  %1269 = and i64 %1267, %1268
  %1270 = tail call i64 @llvm.cttz.i64(i64 %1269, i1 true) #8, !range !62
  %1271 = trunc i64 %1270 to i32
  %1272 = or i32 %1264, %1271
  %1273 = xor i64 %1269, %1267
  %1274 = load i64, i64* %54, align 8, !tbaa !65
  %1275 = zext i32 %1272 to i64
  %1276 = shl nuw nsw i64 %1275, 3
  %1277 = add i64 %1276, %1274
  %1278 = inttoptr i64 %1277 to i64*
  %1279 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1278) #10, !srcloc !66
  %1280 = lshr i64 %1279, 32
  %1281 = load i64, i64* %55, align 8, !tbaa !67
  %1282 = shl nuw nsw i64 %1275, 2
  %1283 = add i64 %1282, %1281
  %1284 = inttoptr i64 %1283 to i32*
  %1285 = load volatile i32, i32* %1284, align 4, !tbaa !9
  %1286 = zext i32 %1285 to i64
  %1287 = icmp eq i64 %1280, %1286
  br i1 %1287, label %1288, label %1313, !llvm.loop !68

1288:                                             ; preds = %1265
  %1289 = xor i64 %1269, -1
  %1290 = load i64, i64* %53, align 8, !tbaa !64
  %1291 = add i64 %1290, %1258
  %1292 = inttoptr i64 %1291 to i64*
  %1293 = atomicrmw and i64* %1292, i64 %1289 seq_cst, align 8
  %1294 = and i64 %1293, %1269
  %1295 = icmp eq i64 %1294, 0
  br i1 %1295, label %1313, label %1296, !llvm.loop !68

1296:                                             ; preds = %1288
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !33
  %1297 = load i64, i64* %54, align 8, !tbaa !65
  %1298 = add i64 %1297, %1276
  %1299 = inttoptr i64 %1298 to i64*
  %1300 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1299) #10, !srcloc !66
  %1301 = lshr i64 %1300, 32
  %1302 = load i64, i64* %55, align 8, !tbaa !67
  %1303 = add i64 %1302, %1282
  %1304 = inttoptr i64 %1303 to i32*
  %1305 = load volatile i32, i32* %1304, align 4, !tbaa !9
  %1306 = zext i32 %1305 to i64
  %1307 = icmp eq i64 %1301, %1306
  br i1 %1307, label %1313, label %1308

1308:                                             ; preds = %1296
  %1309 = load i64, i64* %53, align 8, !tbaa !64
  %1310 = add i64 %1309, %1258
  %1311 = inttoptr i64 %1310 to i64*
  %1312 = atomicrmw or i64* %1311, i64 %1269 seq_cst, align 8
  br label %1313

1313:                                             ; preds = %1308, %1296, %1288, %1265
  %1314 = phi i32 [ %1266, %1308 ], [ %1266, %1288 ], [ %1266, %1265 ], [ %1272, %1296 ]
  %1315 = phi i32 [ 0, %1308 ], [ 2, %1288 ], [ 2, %1265 ], [ 1, %1296 ]
  switch i32 %1315, label %1318 [
    i32 0, label %1316
    i32 2, label %1316
  ]

1316:                                             ; preds = %1313, %1313
  %1317 = icmp eq i64 %1273, 0
  br i1 %1317, label %1318, label %1265, !llvm.loop !68

1318:                                             ; preds = %1316, %1313, %1254
  %1319 = phi i32 [ -1, %1254 ], [ %1314, %1313 ], [ -1, %1316 ]
  %1320 = icmp ne i32 %1319, -1
  %1321 = add nuw nsw i32 %1255, 1
  %1322 = icmp eq i32 %1321, %1253
  %1323 = select i1 %1320, i1 true, i1 %1322
  br i1 %1323, label %1324, label %1254, !llvm.loop !69

1324:                                             ; preds = %1318, %1250, %1247, %1199, %1195
  %1325 = phi i32 [ -1, %1199 ], [ %1136, %1195 ], [ %1249, %1247 ], [ -1, %1250 ], [ %1319, %1318 ]
  %1326 = icmp ne i32 %1325, -1
  %1327 = select i1 %1196, i1 %1326, i1 false
  br i1 %1327, label %1328, label %1339

1328:                                             ; preds = %1324
  %1329 = load i64, i64* %48, align 8, !tbaa !54
  %1330 = add i64 %1329, %1132
  %1331 = inttoptr i64 %1330 to i64*
  %1332 = add nuw i64 %1141, 131072
  %1333 = cmpxchg i64* %1331, i64 %1141, i64 %1332 seq_cst seq_cst, align 8
  %1334 = extractvalue { i64, i1 } %1333, 1
  %1335 = zext i32 %1325 to i64
  %1336 = or i64 %1335, 144115188075855872
  %1337 = select i1 %1334, i64 %1336, i64 %1137
  %1338 = select i1 %1334, i32 1, i32 3
  br label %1383, !llvm.loop !70

1339:                                             ; preds = %1324
  br i1 %1326, label %1340, label %1350

1340:                                             ; preds = %1339
  %1341 = and i32 %1325, 63
  %1342 = zext i32 %1341 to i64
  %1343 = shl nuw i64 1, %1342
  %1344 = lshr i32 %1325, 3
  %1345 = and i32 %1344, 536870904
  %1346 = zext i32 %1345 to i64
  %1347 = load i64, i64* %49, align 8, !tbaa !55
  %1348 = add i64 %1347, %1346
  %1349 = inttoptr i64 %1348 to i64*
  tail call void asm sideeffect "red.release.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %1349, i64 %1343) #10, !srcloc !56
  br label %1350

1350:                                             ; preds = %1340, %1339
  %1351 = load i32, i32* %50, align 4, !tbaa !57
  %1352 = icmp eq i32 %1351, 0
  br i1 %1352, label %1353, label %1373

1353:                                             ; preds = %1350
  %1354 = add i32 %1134, 1
  %1355 = and i32 %1134, 63
  %1356 = icmp eq i32 %1355, 0
  br i1 %1356, label %1357, label %1373

1357:                                             ; preds = %1353
  %1358 = load i64, i64* %56, align 8, !tbaa !71
  %1359 = inttoptr i64 %1358 to i64*
  %1360 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1359) #10, !srcloc !66
  %1361 = icmp eq i64 %1360, 0
  br i1 %1361, label %1362, label %1373

1362:                                             ; preds = %1357
  %1363 = icmp eq i64 %1135, 0
  br i1 %1363, label %1364, label %1368

1364:                                             ; preds = %1362
  %1365 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !72
  %1366 = load i64, i64* %57, align 8, !tbaa !73
  %1367 = add i64 %1366, %1365
  br label %1368

1368:                                             ; preds = %1364, %1362
  %1369 = phi i64 [ %1367, %1364 ], [ %1135, %1362 ]
  %1370 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !72
  %1371 = icmp ult i64 %1370, %1369
  %1372 = select i1 %1371, i32 0, i32 110
  br label %1373

1373:                                             ; preds = %1368, %1357, %1353, %1350
  %1374 = phi i32 [ %1134, %1350 ], [ %1354, %1353 ], [ %1354, %1357 ], [ %1354, %1368 ]
  %1375 = phi i64 [ %1135, %1350 ], [ %1135, %1353 ], [ %1135, %1357 ], [ %1369, %1368 ]
  %1376 = phi i32 [ %1351, %1350 ], [ 0, %1353 ], [ 108, %1357 ], [ %1372, %1368 ]
  %1377 = icmp eq i32 %1376, 0
  %1378 = zext i32 %1376 to i64
  %1379 = or i64 %1378, 216172782113783808
  %1380 = select i1 %1377, i64 %1137, i64 %1379
  %1381 = xor i1 %1377, true
  %1382 = zext i1 %1381 to i32
  br label %1383

1383:                                             ; preds = %1373, %1328, %1185, %1183, %1178
  %1384 = phi i32 [ %1134, %1183 ], [ %1134, %1185 ], [ %1134, %1178 ], [ %1134, %1328 ], [ %1374, %1373 ]
  %1385 = phi i64 [ %1135, %1183 ], [ %1135, %1185 ], [ %1135, %1178 ], [ %1135, %1328 ], [ %1375, %1373 ]
  %1386 = phi i32 [ -1, %1183 ], [ %1136, %1185 ], [ %1136, %1178 ], [ %1325, %1328 ], [ -1, %1373 ]
  %1387 = phi i64 [ 360287970189639680, %1183 ], [ 360287970189639680, %1185 ], [ %1179, %1178 ], [ %1337, %1328 ], [ %1380, %1373 ]
  %1388 = phi i32 [ 1, %1183 ], [ 1, %1185 ], [ 1, %1178 ], [ %1338, %1328 ], [ %1382, %1373 ]
  switch i32 %1388, label %1390 [
    i32 0, label %1389
    i32 3, label %1389
  ]

1389:                                             ; preds = %1383, %1383
  br label %1133, !llvm.loop !70

1390:                                             ; preds = %1383, %1128
  %1391 = phi i64 [ 0, %1128 ], [ %1387, %1383 ]
  %1392 = trunc i64 %1391 to i32
  %1393 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1392, i32 0, i32 31) #8
  %1394 = lshr i64 %1391, 32
  %1395 = trunc i64 %1394 to i32
  %1396 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1395, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !27
  %1397 = zext i32 %1396 to i64
  %1398 = shl nuw i64 %1397, 32
  %1399 = zext i32 %1393 to i64
  %1400 = or i64 %1398, %1399
  br label %1401

1401:                                             ; preds = %1390, %1125, %1117
  %1402 = phi i64 [ 360287970189639680, %1125 ], [ %1400, %1390 ], [ 360287970189639680, %1117 ]
  %1403 = lshr i64 %1402, 56
  %1404 = trunc i64 %1403 to i8
  switch i8 %1404, label %3435 [
    i8 5, label %1405
    i8 3, label %2218
    i8 2, label %2220
  ]

1405:                                             ; preds = %1401
  %1406 = icmp eq i64 %76, 0
  br i1 %1406, label %3923, label %1407

1407:                                             ; preds = %1405
  %1408 = load i32, i32* %40, align 4, !tbaa !41
  %1409 = icmp eq i32 %1408, 0
  br i1 %1409, label %1410, label %1592

1410:                                             ; preds = %1407
  %1411 = load i32, i32* %50, align 4, !tbaa !57
  %1412 = icmp eq i32 %1411, 0
  br i1 %1412, label %1413, label %1584

1413:                                             ; preds = %1410
  %1414 = load i32, i32* %51, align 4, !tbaa !58
  %1415 = load i32, i32* %52, align 4, !tbaa !59
  %1416 = urem i32 %1414, %1415
  %1417 = load i64, i64* %49, align 8, !tbaa !55
  %1418 = lshr i32 %1416, 3
  %1419 = and i32 %1418, 536870904
  %1420 = zext i32 %1419 to i64
  %1421 = add i64 %1417, %1420
  %1422 = inttoptr i64 %1421 to i64*
  %1423 = and i32 %1416, 63
  %1424 = zext i32 %1423 to i64
  %1425 = shl nuw i64 1, %1424
  %1426 = xor i64 %1425, -1
  %1427 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %1422, i64 %1426) #10, !srcloc !61
  %1428 = and i64 %1425, %1427
  %1429 = icmp eq i64 %1428, 0
  %1430 = select i1 %1429, i32 -1, i32 %1416
  %1431 = icmp eq i32 %1430, -1
  br i1 %1431, label %1432, label %1584

1432:                                             ; preds = %1413, %1578
  %1433 = phi i64 [ %1580, %1578 ], [ 0, %1413 ]
  %1434 = phi i32 [ %1579, %1578 ], [ 1, %1413 ]
  %1435 = load i32, i32* %52, align 4, !tbaa !59
  %1436 = add i32 %1435, 63
  %1437 = lshr i32 %1436, 6
  %1438 = icmp ugt i32 %1436, 63
  br i1 %1438, label %1439, label %1478

1439:                                             ; preds = %1432
  %1440 = tail call i32 @llvm.umax.i32(i32 %1437, i32 1) #8
  br label %1444

1441:                                             ; preds = %1471
  %1442 = icmp ult i32 %1474, %1437
  %1443 = icmp eq i32 %1474, %1440
  br i1 %1443, label %1478, label %1444, !llvm.loop !60

1444:                                             ; preds = %1441, %1439
  %1445 = phi i1 [ true, %1439 ], [ %1442, %1441 ]
  %1446 = phi i32 [ 0, %1439 ], [ %1474, %1441 ]
  %1447 = add i32 %1446, %1414
  %1448 = urem i32 %1447, %1437
  %1449 = load i64, i64* %49, align 8, !tbaa !55
  %1450 = shl nuw nsw i32 %1448, 3
  %1451 = zext i32 %1450 to i64
  %1452 = add i64 %1449, %1451
  %1453 = inttoptr i64 %1452 to i64*
  %1454 = load volatile i64, i64* %1453, align 8, !tbaa !5
  br label %1455

1455:                                             ; preds = %1469, %1444
  %1456 = phi i64 [ %1454, %1444 ], [ %1463, %1469 ]
  %1457 = phi i32 [ undef, %1444 ], [ %1470, %1469 ]
  %1458 = icmp eq i64 %1456, 0
  br i1 %1458, label %1471, label %1459

1459:                                             ; preds = %1455
  %1460 = sub i64 0, %1456
  %1461 = and i64 %1456, %1460
  %1462 = xor i64 %1461, -1
  %1463 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* nonnull %1453, i64 %1462) #10, !srcloc !61
  %1464 = and i64 %1463, %1461
  %1465 = icmp eq i64 %1464, 0
  br i1 %1465, label %1469, label %1466

1466:                                             ; preds = %1459
  %1467 = tail call i64 @llvm.cttz.i64(i64 %1461, i1 true) #8, !range !62
  %1468 = trunc i64 %1467 to i32
  br label %1469

1469:                                             ; preds = %1466, %1459
  %1470 = phi i32 [ %1468, %1466 ], [ %1457, %1459 ]
  br i1 %1465, label %1455, label %1471, !llvm.loop !63

1471:                                             ; preds = %1469, %1455
  %1472 = phi i32 [ %1470, %1469 ], [ 64, %1455 ]
  %1473 = icmp ult i32 %1472, 64
  %1474 = add nuw nsw i32 %1446, 1
  br i1 %1473, label %1475, label %1441

1475:                                             ; preds = %1471
  %1476 = shl nuw i32 %1448, 6
  %1477 = add nuw i32 %1472, %1476
  br label %1478

1478:                                             ; preds = %1441, %1475, %1432
  %1479 = phi i1 [ %1445, %1475 ], [ false, %1432 ], [ %1442, %1441 ]
  %1480 = phi i32 [ %1477, %1475 ], [ undef, %1432 ], [ undef, %1441 ]
  br i1 %1479, label %1555, label %1481

1481:                                             ; preds = %1478
  %1482 = icmp ult i32 %1436, 64
  br i1 %1482, label %1555, label %1483

1483:                                             ; preds = %1481
  %1484 = tail call i32 @llvm.umax.i32(i32 %1437, i32 1) #8
  br label %1485

1485:                                             ; preds = %1549, %1483
  %1486 = phi i32 [ 0, %1483 ], [ %1552, %1549 ]
  %1487 = load i64, i64* %53, align 8, !tbaa !64
  %1488 = zext i32 %1486 to i64
  %1489 = shl nuw nsw i64 %1488, 3
  %1490 = add i64 %1489, %1487
  %1491 = inttoptr i64 %1490 to i64*
  %1492 = load volatile i64, i64* %1491, align 8, !tbaa !5
  %1493 = icmp eq i64 %1492, 0
  br i1 %1493, label %1549, label %1494

1494:                                             ; preds = %1485
  %1495 = shl i32 %1486, 6
  br label %1496

1496:                                             ; preds = %1547, %1494
  %1497 = phi i32 [ undef, %1494 ], [ %1545, %1547 ]
  %1498 = phi i64 [ %1492, %1494 ], [ %1504, %1547 ]
  %1499 = sub i64 0, %1498
  %1500 = and i64 %1498, %1499
  %1501 = tail call i64 @llvm.cttz.i64(i64 %1500, i1 true) #8, !range !62
  %1502 = trunc i64 %1501 to i32
  %1503 = or i32 %1495, %1502
  %1504 = xor i64 %1500, %1498
  %1505 = load i64, i64* %54, align 8, !tbaa !65
  %1506 = zext i32 %1503 to i64
  %1507 = shl nuw nsw i64 %1506, 3
  %1508 = add i64 %1507, %1505
  %1509 = inttoptr i64 %1508 to i64*
  %1510 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1509) #10, !srcloc !66
  %1511 = lshr i64 %1510, 32
  %1512 = load i64, i64* %55, align 8, !tbaa !67
  %1513 = shl nuw nsw i64 %1506, 2
  %1514 = add i64 %1513, %1512
  %1515 = inttoptr i64 %1514 to i32*
  %1516 = load volatile i32, i32* %1515, align 4, !tbaa !9
  %1517 = zext i32 %1516 to i64
  %1518 = icmp eq i64 %1511, %1517
  br i1 %1518, label %1519, label %1544, !llvm.loop !68

1519:                                             ; preds = %1496
  %1520 = xor i64 %1500, -1
  %1521 = load i64, i64* %53, align 8, !tbaa !64
  %1522 = add i64 %1521, %1489
  %1523 = inttoptr i64 %1522 to i64*
  %1524 = atomicrmw and i64* %1523, i64 %1520 seq_cst, align 8
  %1525 = and i64 %1524, %1500
  %1526 = icmp eq i64 %1525, 0
  br i1 %1526, label %1544, label %1527, !llvm.loop !68

1527:                                             ; preds = %1519
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !33
  %1528 = load i64, i64* %54, align 8, !tbaa !65
  %1529 = add i64 %1528, %1507
  %1530 = inttoptr i64 %1529 to i64*
  %1531 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1530) #10, !srcloc !66
  %1532 = lshr i64 %1531, 32
  %1533 = load i64, i64* %55, align 8, !tbaa !67
  %1534 = add i64 %1533, %1513
  %1535 = inttoptr i64 %1534 to i32*
  %1536 = load volatile i32, i32* %1535, align 4, !tbaa !9
  %1537 = zext i32 %1536 to i64
  %1538 = icmp eq i64 %1532, %1537
  br i1 %1538, label %1544, label %1539

1539:                                             ; preds = %1527
  %1540 = load i64, i64* %53, align 8, !tbaa !64
  %1541 = add i64 %1540, %1489
  %1542 = inttoptr i64 %1541 to i64*
  %1543 = atomicrmw or i64* %1542, i64 %1500 seq_cst, align 8
  br label %1544

1544:                                             ; preds = %1539, %1527, %1519, %1496
  %1545 = phi i32 [ %1497, %1539 ], [ %1497, %1519 ], [ %1497, %1496 ], [ %1503, %1527 ]
  %1546 = phi i32 [ 0, %1539 ], [ 2, %1519 ], [ 2, %1496 ], [ 1, %1527 ]
  switch i32 %1546, label %1549 [
    i32 0, label %1547
    i32 2, label %1547
  ]

1547:                                             ; preds = %1544, %1544
  %1548 = icmp eq i64 %1504, 0
  br i1 %1548, label %1549, label %1496, !llvm.loop !68

1549:                                             ; preds = %1547, %1544, %1485
  %1550 = phi i32 [ -1, %1485 ], [ %1545, %1544 ], [ -1, %1547 ]
  %1551 = icmp ne i32 %1550, -1
  %1552 = add nuw nsw i32 %1486, 1
  %1553 = icmp eq i32 %1552, %1484
  %1554 = select i1 %1551, i1 true, i1 %1553
  br i1 %1554, label %1555, label %1485, !llvm.loop !69

1555:                                             ; preds = %1549, %1481, %1478
  %1556 = phi i32 [ %1480, %1478 ], [ -1, %1481 ], [ %1550, %1549 ]
  %1557 = icmp eq i32 %1556, -1
  br i1 %1557, label %1558, label %1578

1558:                                             ; preds = %1555
  %1559 = add i32 %1434, 1
  %1560 = and i32 %1434, 63
  %1561 = icmp eq i32 %1560, 0
  br i1 %1561, label %1562, label %1578

1562:                                             ; preds = %1558
  %1563 = load i64, i64* %56, align 8, !tbaa !71
  %1564 = inttoptr i64 %1563 to i64*
  %1565 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1564) #10, !srcloc !66
  %1566 = icmp eq i64 %1565, 0
  br i1 %1566, label %1567, label %1578

1567:                                             ; preds = %1562
  %1568 = icmp eq i64 %1433, 0
  br i1 %1568, label %1569, label %1573

1569:                                             ; preds = %1567
  %1570 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !72
  %1571 = load i64, i64* %57, align 8, !tbaa !73
  %1572 = add i64 %1571, %1570
  br label %1573

1573:                                             ; preds = %1569, %1567
  %1574 = phi i64 [ %1572, %1569 ], [ %1433, %1567 ]
  %1575 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !72
  %1576 = icmp ult i64 %1575, %1574
  %1577 = select i1 %1576, i32 0, i32 110
  br label %1578

1578:                                             ; preds = %1573, %1562, %1558, %1555
  %1579 = phi i32 [ %1434, %1555 ], [ %1559, %1558 ], [ %1559, %1562 ], [ %1559, %1573 ]
  %1580 = phi i64 [ %1433, %1555 ], [ %1433, %1558 ], [ %1433, %1562 ], [ %1574, %1573 ]
  %1581 = phi i32 [ 0, %1555 ], [ 0, %1558 ], [ 108, %1562 ], [ %1577, %1573 ]
  %1582 = icmp eq i32 %1581, 0
  %1583 = and i1 %1557, %1582
  br i1 %1583, label %1432, label %1584, !llvm.loop !74

1584:                                             ; preds = %1578, %1413, %1410
  %1585 = phi i32 [ -1, %1410 ], [ %1430, %1413 ], [ %1556, %1578 ]
  %1586 = phi i32 [ %1411, %1410 ], [ 0, %1413 ], [ %1581, %1578 ]
  %1587 = icmp eq i32 %1586, 0
  %1588 = select i1 %1587, i32 %1585, i32 %1586
  %1589 = select i1 %1587, i64 144115188075855872, i64 216172782113783808
  %1590 = zext i32 %1588 to i64
  %1591 = or i64 %1589, %1590
  br label %1592

1592:                                             ; preds = %1584, %1407
  %1593 = phi i64 [ %1591, %1584 ], [ 0, %1407 ]
  %1594 = trunc i64 %1593 to i32
  %1595 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1594, i32 0, i32 31) #8
  %1596 = lshr i64 %1593, 32
  %1597 = trunc i64 %1596 to i32
  %1598 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1597, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !27
  %1599 = and i32 %1598, -16777216
  %1600 = icmp eq i32 %1599, 50331648
  br i1 %1600, label %1601, label %1602

1601:                                             ; preds = %1592
  store i32 %1595, i32* %50, align 4, !tbaa !57
  br label %3923

1602:                                             ; preds = %1592
  %1603 = load i32, i32* %40, align 4, !tbaa !41
  %1604 = icmp eq i32 %1603, 0
  br i1 %1604, label %1605, label %1710

1605:                                             ; preds = %1602
  %1606 = load i64, i64* %59, align 8, !tbaa !75
  %1607 = load i64, i64* %55, align 8, !tbaa !67
  %1608 = zext i32 %1595 to i64
  %1609 = shl nuw nsw i64 %1608, 2
  %1610 = add i64 %1607, %1609
  %1611 = inttoptr i64 %1610 to i32*
  %1612 = load volatile i32, i32* %1611, align 4, !tbaa !9
  %1613 = add i32 %1612, 1
  %1614 = load i64, i64* %60, align 8, !tbaa !76
  %1615 = inttoptr i64 %1614 to i64*
  %1616 = atomicrmw add i64* %1615, i64 1 seq_cst, align 8
  %1617 = load i32, i32* %62, align 8, !tbaa !77
  %1618 = zext i32 %1617 to i64
  %1619 = lshr i64 %1616, %1618
  %1620 = and i64 %1619, 1
  %1621 = xor i64 %1620, 1
  %1622 = load i64, i64* %29, align 8, !tbaa !78
  %1623 = shl nsw i64 -1, %1618
  %1624 = xor i64 %1623, -1
  %1625 = and i64 %1616, %1624
  %1626 = shl i64 %1625, 5
  %1627 = add i64 %1626, %1622
  %1628 = inttoptr i64 %1627 to i64*
  store volatile i32 %1613, i32* %1611, align 4, !tbaa !9
  %1629 = zext i32 %1613 to i64
  %1630 = shl nuw i64 %1629, 32
  %1631 = shl nuw nsw i64 %1608, 16
  %1632 = or i64 %1631, %1630
  %1633 = or i64 %1632, %1621
  %1634 = or i64 %1633, 256
  %1635 = or i64 %1621, %1606
  tail call void asm sideeffect "st.volatile.global.v2.u64 [$0], {$1, $2};", "l,l,l,~{memory}"(i64* %1628, i64 %1634, i64 %1635) #10, !srcloc !79
  %1636 = getelementptr inbounds i64, i64* %1628, i64 2
  %1637 = shl i64 %77, 1
  %1638 = or i64 %1621, %1637
  %1639 = shl i64 %1119, 1
  %1640 = or i64 %1621, %1639
  tail call void asm sideeffect "st.volatile.global.v2.u64 [$0], {$1, $2};", "l,l,l,~{memory}"(i64* nonnull %1636, i64 %1638, i64 %1640) #10, !srcloc !79
  %1641 = shl nuw nsw i64 %1608, 3
  br label %1642

1642:                                             ; preds = %1683, %1605
  %1643 = phi i32 [ 1, %1605 ], [ %1684, %1683 ]
  %1644 = phi i64 [ 0, %1605 ], [ %1685, %1683 ]
  %1645 = phi i32 [ 0, %1605 ], [ %1687, %1683 ]
  %1646 = load i64, i64* %54, align 8, !tbaa !65
  %1647 = add i64 %1646, %1641
  %1648 = inttoptr i64 %1647 to i64*
  %1649 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1648) #10, !srcloc !66
  %1650 = trunc i64 %1649 to i32
  %1651 = lshr i64 %1649, 32
  %1652 = icmp eq i64 %1651, %1629
  br i1 %1652, label %1653, label %1658

1653:                                             ; preds = %1642
  %1654 = icmp slt i32 %1650, 0
  %1655 = select i1 %1654, i32 0, i32 %1650
  %1656 = sub nsw i32 0, %1650
  %1657 = select i1 %1654, i32 %1656, i32 0
  br label %1683

1658:                                             ; preds = %1642
  %1659 = add i32 %1643, 1
  %1660 = and i32 %1643, 63
  %1661 = icmp eq i32 %1660, 0
  br i1 %1661, label %1662, label %1678

1662:                                             ; preds = %1658
  %1663 = load i64, i64* %56, align 8, !tbaa !71
  %1664 = inttoptr i64 %1663 to i64*
  %1665 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1664) #10, !srcloc !66
  %1666 = icmp eq i64 %1665, 0
  br i1 %1666, label %1667, label %1678

1667:                                             ; preds = %1662
  %1668 = icmp eq i64 %1644, 0
  br i1 %1668, label %1669, label %1673

1669:                                             ; preds = %1667
  %1670 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !72
  %1671 = load i64, i64* %57, align 8, !tbaa !73
  %1672 = add i64 %1671, %1670
  br label %1673

1673:                                             ; preds = %1669, %1667
  %1674 = phi i64 [ %1672, %1669 ], [ %1644, %1667 ]
  %1675 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !72
  %1676 = icmp ult i64 %1675, %1674
  %1677 = select i1 %1676, i32 0, i32 110
  br label %1678

1678:                                             ; preds = %1673, %1662, %1658
  %1679 = phi i64 [ %1674, %1673 ], [ %1644, %1662 ], [ %1644, %1658 ]
  %1680 = phi i32 [ %1677, %1673 ], [ 108, %1662 ], [ 0, %1658 ]
  %1681 = icmp eq i32 %1680, 0
  %1682 = select i1 %1681, i32 0, i32 2
  br label %1683

1683:                                             ; preds = %1678, %1653
  %1684 = phi i32 [ %1643, %1653 ], [ %1659, %1678 ]
  %1685 = phi i64 [ %1644, %1653 ], [ %1679, %1678 ]
  %1686 = phi i32 [ %1657, %1653 ], [ %1680, %1678 ]
  %1687 = phi i32 [ %1655, %1653 ], [ %1645, %1678 ]
  %1688 = phi i32 [ 1, %1653 ], [ %1682, %1678 ]
  switch i32 %1688, label %1700 [
    i32 0, label %1642
    i32 2, label %1689
  ], !llvm.loop !80

1689:                                             ; preds = %1683
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !33
  %1690 = load i64, i64* %53, align 8, !tbaa !64
  %1691 = lshr i32 %1595, 3
  %1692 = and i32 %1691, 536870904
  %1693 = zext i32 %1692 to i64
  %1694 = add i64 %1690, %1693
  %1695 = inttoptr i64 %1694 to i64*
  %1696 = and i32 %1595, 63
  %1697 = zext i32 %1696 to i64
  %1698 = shl nuw i64 1, %1697
  %1699 = atomicrmw or i64* %1695, i64 %1698 seq_cst, align 8
  br label %1700

1700:                                             ; preds = %1683, %1689
  %1701 = phi i64 [ 36028797018963968, %1689 ], [ 0, %1683 ]
  %1702 = icmp eq i32 %1686, 0
  br i1 %1702, label %1707, label %1703

1703:                                             ; preds = %1700
  %1704 = zext i32 %1686 to i64
  %1705 = or i64 %1701, %1704
  %1706 = or i64 %1705, 216172782113783808
  br label %1710

1707:                                             ; preds = %1700
  %1708 = zext i32 %1687 to i64
  %1709 = or i64 %1708, 144115188075855872
  br label %1710

1710:                                             ; preds = %1707, %1703, %1602
  %1711 = phi i64 [ 0, %1602 ], [ %1706, %1703 ], [ %1709, %1707 ]
  %1712 = trunc i64 %1711 to i32
  %1713 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1712, i32 0, i32 31) #8
  %1714 = lshr i64 %1711, 32
  %1715 = trunc i64 %1714 to i32
  %1716 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1715, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !27
  %1717 = zext i32 %1716 to i64
  %1718 = shl nuw i64 %1717, 32
  %1719 = zext i32 %1713 to i64
  %1720 = and i64 %1717, 4278190080
  %1721 = icmp eq i64 %1720, 50331648
  %1722 = and i64 %1718, 72057589742960640
  %1723 = or i64 %1722, %1719
  %1724 = icmp ult i64 %1723, %1119
  %1725 = select i1 %1724, i32 61, i32 0
  %1726 = select i1 %1721, i32 %1713, i32 %1725
  %1727 = icmp eq i32 %1726, 0
  br i1 %1727, label %1728, label %2197

1728:                                             ; preds = %1710
  %1729 = load i64, i64* %63, align 8, !tbaa !81
  %1730 = zext i32 %1595 to i64
  %1731 = load i64, i64* %64, align 8, !tbaa !82
  %1732 = mul i64 %1731, %1730
  %1733 = add i64 %1732, %1729
  %1734 = load i32, i32* %40, align 4, !tbaa !41
  %1735 = load i32, i32* %45, align 4, !tbaa !42
  %1736 = xor i64 %1733, %76
  %1737 = and i64 %1736, 15
  %1738 = icmp eq i64 %1737, 0
  %1739 = and i64 %1736, 3
  %1740 = icmp eq i64 %1739, 0
  %1741 = select i1 %1740, i64 4, i64 1
  %1742 = select i1 %1738, i64 16, i64 %1741
  %1743 = sub i64 0, %76
  %1744 = add nsw i64 %1742, -1
  %1745 = and i64 %1744, %1743
  %1746 = icmp ult i64 %1745, %1119
  %1747 = select i1 %1746, i64 %1745, i64 %1119
  %1748 = sub i64 %1119, %1747
  %1749 = sub nsw i64 0, %1742
  %1750 = and i64 %1748, %1749
  switch i64 %1742, label %2153 [
    i64 16, label %1751
    i64 4, label %1952
  ]

1751:                                             ; preds = %1728
  %1752 = add i64 %1747, %76
  %1753 = add i64 %1747, %1733
  %1754 = lshr i64 %1750, 4
  %1755 = zext i32 %1734 to i64
  %1756 = mul i32 %1735, 7
  %1757 = zext i32 %1756 to i64
  %1758 = add nuw nsw i64 %1757, %1755
  %1759 = icmp ult i64 %1758, %1754
  br i1 %1759, label %1760, label %1834

1760:                                             ; preds = %1751
  %1761 = shl i32 %1735, 3
  %1762 = zext i32 %1761 to i64
  %1763 = zext i32 %1735 to i64
  %1764 = shl i32 %1735, 1
  %1765 = zext i32 %1764 to i64
  %1766 = mul i32 %1735, 3
  %1767 = zext i32 %1766 to i64
  %1768 = shl i32 %1735, 2
  %1769 = zext i32 %1768 to i64
  %1770 = mul i32 %1735, 5
  %1771 = zext i32 %1770 to i64
  %1772 = mul i32 %1735, 6
  %1773 = zext i32 %1772 to i64
  br label %1774

1774:                                             ; preds = %1774, %1760
  %1775 = phi i64 [ %1755, %1760 ], [ %1831, %1774 ]
  %1776 = shl i64 %1775, 4
  %1777 = add i64 %1776, %1753
  %1778 = inttoptr i64 %1777 to <4 x i32> addrspace(1)*
  %1779 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1778, align 16, !tbaa !11
  %1780 = add i64 %1775, %1763
  %1781 = shl i64 %1780, 4
  %1782 = add i64 %1781, %1753
  %1783 = inttoptr i64 %1782 to <4 x i32> addrspace(1)*
  %1784 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1783, align 16, !tbaa !11
  %1785 = add i64 %1775, %1765
  %1786 = shl i64 %1785, 4
  %1787 = add i64 %1786, %1753
  %1788 = inttoptr i64 %1787 to <4 x i32> addrspace(1)*
  %1789 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1788, align 16, !tbaa !11
  %1790 = add i64 %1775, %1767
  %1791 = shl i64 %1790, 4
  %1792 = add i64 %1791, %1753
  %1793 = inttoptr i64 %1792 to <4 x i32> addrspace(1)*
  %1794 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1793, align 16, !tbaa !11
  %1795 = add i64 %1775, %1769
  %1796 = shl i64 %1795, 4
  %1797 = add i64 %1796, %1753
  %1798 = inttoptr i64 %1797 to <4 x i32> addrspace(1)*
  %1799 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1798, align 16, !tbaa !11
  %1800 = add i64 %1775, %1771
  %1801 = shl i64 %1800, 4
  %1802 = add i64 %1801, %1753
  %1803 = inttoptr i64 %1802 to <4 x i32> addrspace(1)*
  %1804 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1803, align 16, !tbaa !11
  %1805 = add i64 %1775, %1773
  %1806 = shl i64 %1805, 4
  %1807 = add i64 %1806, %1753
  %1808 = inttoptr i64 %1807 to <4 x i32> addrspace(1)*
  %1809 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1808, align 16, !tbaa !11
  %1810 = add i64 %1775, %1757
  %1811 = shl i64 %1810, 4
  %1812 = add i64 %1811, %1753
  %1813 = inttoptr i64 %1812 to <4 x i32> addrspace(1)*
  %1814 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1813, align 16, !tbaa !11
  %1815 = add i64 %1776, %1752
  %1816 = inttoptr i64 %1815 to <4 x i32> addrspace(1)*
  store <4 x i32> %1779, <4 x i32> addrspace(1)* %1816, align 16, !tbaa !11
  %1817 = add i64 %1781, %1752
  %1818 = inttoptr i64 %1817 to <4 x i32> addrspace(1)*
  store <4 x i32> %1784, <4 x i32> addrspace(1)* %1818, align 16, !tbaa !11
  %1819 = add i64 %1786, %1752
  %1820 = inttoptr i64 %1819 to <4 x i32> addrspace(1)*
  store <4 x i32> %1789, <4 x i32> addrspace(1)* %1820, align 16, !tbaa !11
  %1821 = add i64 %1791, %1752
  %1822 = inttoptr i64 %1821 to <4 x i32> addrspace(1)*
  store <4 x i32> %1794, <4 x i32> addrspace(1)* %1822, align 16, !tbaa !11
  %1823 = add i64 %1796, %1752
  %1824 = inttoptr i64 %1823 to <4 x i32> addrspace(1)*
  store <4 x i32> %1799, <4 x i32> addrspace(1)* %1824, align 16, !tbaa !11
  %1825 = add i64 %1801, %1752
  %1826 = inttoptr i64 %1825 to <4 x i32> addrspace(1)*
  store <4 x i32> %1804, <4 x i32> addrspace(1)* %1826, align 16, !tbaa !11
  %1827 = add i64 %1806, %1752
  %1828 = inttoptr i64 %1827 to <4 x i32> addrspace(1)*
  store <4 x i32> %1809, <4 x i32> addrspace(1)* %1828, align 16, !tbaa !11
  %1829 = add i64 %1811, %1752
  %1830 = inttoptr i64 %1829 to <4 x i32> addrspace(1)*
  store <4 x i32> %1814, <4 x i32> addrspace(1)* %1830, align 16, !tbaa !11
  %1831 = add i64 %1775, %1762
  %1832 = add i64 %1831, %1757
  %1833 = icmp ult i64 %1832, %1754
  br i1 %1833, label %1774, label %1834, !llvm.loop !43

1834:                                             ; preds = %1774, %1751
  %1835 = phi i64 [ %1755, %1751 ], [ %1831, %1774 ]
  %1836 = icmp ult i64 %1835, %1754
  br i1 %1836, label %1837, label %2167

1837:                                             ; preds = %1834
  %1838 = shl i64 %1835, 4
  %1839 = add i64 %1838, %1753
  %1840 = inttoptr i64 %1839 to <4 x i32> addrspace(1)*
  %1841 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1840, align 16, !tbaa !11
  %1842 = zext i32 %1735 to i64
  %1843 = add i64 %1835, %1842
  %1844 = icmp ult i64 %1843, %1754
  br i1 %1844, label %1845, label %1850

1845:                                             ; preds = %1837
  %1846 = shl i64 %1843, 4
  %1847 = add i64 %1846, %1753
  %1848 = inttoptr i64 %1847 to <4 x i32> addrspace(1)*
  %1849 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1848, align 16, !tbaa !11
  br label %1850

1850:                                             ; preds = %1845, %1837
  %1851 = phi <4 x i32> [ %1849, %1845 ], [ zeroinitializer, %1837 ]
  %1852 = shl i32 %1735, 1
  %1853 = zext i32 %1852 to i64
  %1854 = add i64 %1835, %1853
  %1855 = icmp ult i64 %1854, %1754
  br i1 %1855, label %1856, label %1861

1856:                                             ; preds = %1850
  %1857 = shl i64 %1854, 4
  %1858 = add i64 %1857, %1753
  %1859 = inttoptr i64 %1858 to <4 x i32> addrspace(1)*
  %1860 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1859, align 16, !tbaa !11
  br label %1861

1861:                                             ; preds = %1856, %1850
  %1862 = phi <4 x i32> [ %1860, %1856 ], [ zeroinitializer, %1850 ]
  %1863 = mul i32 %1735, 3
  %1864 = zext i32 %1863 to i64
  %1865 = add i64 %1835, %1864
  %1866 = icmp ult i64 %1865, %1754
  br i1 %1866, label %1867, label %1872

1867:                                             ; preds = %1861
  %1868 = shl i64 %1865, 4
  %1869 = add i64 %1868, %1753
  %1870 = inttoptr i64 %1869 to <4 x i32> addrspace(1)*
  %1871 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1870, align 16, !tbaa !11
  br label %1872

1872:                                             ; preds = %1867, %1861
  %1873 = phi <4 x i32> [ %1871, %1867 ], [ zeroinitializer, %1861 ]
  %1874 = shl i32 %1735, 2
  %1875 = zext i32 %1874 to i64
  %1876 = add i64 %1835, %1875
  %1877 = icmp ult i64 %1876, %1754
  br i1 %1877, label %1878, label %1883

1878:                                             ; preds = %1872
  %1879 = shl i64 %1876, 4
  %1880 = add i64 %1879, %1753
  %1881 = inttoptr i64 %1880 to <4 x i32> addrspace(1)*
  %1882 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1881, align 16, !tbaa !11
  br label %1883

1883:                                             ; preds = %1878, %1872
  %1884 = phi <4 x i32> [ %1882, %1878 ], [ zeroinitializer, %1872 ]
  %1885 = mul i32 %1735, 5
  %1886 = zext i32 %1885 to i64
  %1887 = add i64 %1835, %1886
  %1888 = icmp ult i64 %1887, %1754
  br i1 %1888, label %1889, label %1894

1889:                                             ; preds = %1883
  %1890 = shl i64 %1887, 4
  %1891 = add i64 %1890, %1753
  %1892 = inttoptr i64 %1891 to <4 x i32> addrspace(1)*
  %1893 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1892, align 16, !tbaa !11
  br label %1894

1894:                                             ; preds = %1889, %1883
  %1895 = phi <4 x i32> [ %1893, %1889 ], [ zeroinitializer, %1883 ]
  %1896 = mul i32 %1735, 6
  %1897 = zext i32 %1896 to i64
  %1898 = add i64 %1835, %1897
  %1899 = icmp ult i64 %1898, %1754
  br i1 %1899, label %1900, label %1905

1900:                                             ; preds = %1894
  %1901 = shl i64 %1898, 4
  %1902 = add i64 %1901, %1753
  %1903 = inttoptr i64 %1902 to <4 x i32> addrspace(1)*
  %1904 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1903, align 16, !tbaa !11
  br label %1905

1905:                                             ; preds = %1900, %1894
  %1906 = phi <4 x i32> [ %1904, %1900 ], [ zeroinitializer, %1894 ]
  %1907 = add i64 %1835, %1757
  %1908 = icmp ult i64 %1907, %1754
  br i1 %1908, label %1909, label %1914

1909:                                             ; preds = %1905
  %1910 = shl i64 %1907, 4
  %1911 = add i64 %1910, %1753
  %1912 = inttoptr i64 %1911 to <4 x i32> addrspace(1)*
  %1913 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1912, align 16, !tbaa !11
  br label %1914

1914:                                             ; preds = %1909, %1905
  %1915 = phi <4 x i32> [ %1913, %1909 ], [ zeroinitializer, %1905 ]
  %1916 = add i64 %1838, %1752
  %1917 = inttoptr i64 %1916 to <4 x i32> addrspace(1)*
  store <4 x i32> %1841, <4 x i32> addrspace(1)* %1917, align 16, !tbaa !11
  br i1 %1844, label %1918, label %1922

1918:                                             ; preds = %1914
  %1919 = shl i64 %1843, 4
  %1920 = add i64 %1919, %1752
  %1921 = inttoptr i64 %1920 to <4 x i32> addrspace(1)*
  store <4 x i32> %1851, <4 x i32> addrspace(1)* %1921, align 16, !tbaa !11
  br label %1922

1922:                                             ; preds = %1918, %1914
  br i1 %1855, label %1923, label %1927

1923:                                             ; preds = %1922
  %1924 = shl i64 %1854, 4
  %1925 = add i64 %1924, %1752
  %1926 = inttoptr i64 %1925 to <4 x i32> addrspace(1)*
  store <4 x i32> %1862, <4 x i32> addrspace(1)* %1926, align 16, !tbaa !11
  br label %1927

1927:                                             ; preds = %1923, %1922
  br i1 %1866, label %1928, label %1932

1928:                                             ; preds = %1927
  %1929 = shl i64 %1865, 4
  %1930 = add i64 %1929, %1752
  %1931 = inttoptr i64 %1930 to <4 x i32> addrspace(1)*
  store <4 x i32> %1873, <4 x i32> addrspace(1)* %1931, align 16, !tbaa !11
  br label %1932

1932:                                             ; preds = %1928, %1927
  br i1 %1877, label %1933, label %1937

1933:                                             ; preds = %1932
  %1934 = shl i64 %1876, 4
  %1935 = add i64 %1934, %1752
  %1936 = inttoptr i64 %1935 to <4 x i32> addrspace(1)*
  store <4 x i32> %1884, <4 x i32> addrspace(1)* %1936, align 16, !tbaa !11
  br label %1937

1937:                                             ; preds = %1933, %1932
  br i1 %1888, label %1938, label %1942

1938:                                             ; preds = %1937
  %1939 = shl i64 %1887, 4
  %1940 = add i64 %1939, %1752
  %1941 = inttoptr i64 %1940 to <4 x i32> addrspace(1)*
  store <4 x i32> %1895, <4 x i32> addrspace(1)* %1941, align 16, !tbaa !11
  br label %1942

1942:                                             ; preds = %1938, %1937
  br i1 %1899, label %1943, label %1947

1943:                                             ; preds = %1942
  %1944 = shl i64 %1898, 4
  %1945 = add i64 %1944, %1752
  %1946 = inttoptr i64 %1945 to <4 x i32> addrspace(1)*
  store <4 x i32> %1906, <4 x i32> addrspace(1)* %1946, align 16, !tbaa !11
  br label %1947

1947:                                             ; preds = %1943, %1942
  br i1 %1908, label %1948, label %2167

1948:                                             ; preds = %1947
  %1949 = shl i64 %1907, 4
  %1950 = add i64 %1949, %1752
  %1951 = inttoptr i64 %1950 to <4 x i32> addrspace(1)*
  store <4 x i32> %1915, <4 x i32> addrspace(1)* %1951, align 16, !tbaa !11
  br label %2167

1952:                                             ; preds = %1728
  %1953 = add i64 %1747, %76
  %1954 = add i64 %1747, %1733
  %1955 = lshr i64 %1750, 2
  %1956 = zext i32 %1734 to i64
  %1957 = mul i32 %1735, 7
  %1958 = zext i32 %1957 to i64
  %1959 = add nuw nsw i64 %1958, %1956
  %1960 = icmp ult i64 %1959, %1955
  br i1 %1960, label %1961, label %2035

1961:                                             ; preds = %1952
  %1962 = shl i32 %1735, 3
  %1963 = zext i32 %1962 to i64
  %1964 = zext i32 %1735 to i64
  %1965 = shl i32 %1735, 1
  %1966 = zext i32 %1965 to i64
  %1967 = mul i32 %1735, 3
  %1968 = zext i32 %1967 to i64
  %1969 = shl i32 %1735, 2
  %1970 = zext i32 %1969 to i64
  %1971 = mul i32 %1735, 5
  %1972 = zext i32 %1971 to i64
  %1973 = mul i32 %1735, 6
  %1974 = zext i32 %1973 to i64
  br label %1975

1975:                                             ; preds = %1975, %1961
  %1976 = phi i64 [ %1956, %1961 ], [ %2032, %1975 ]
  %1977 = shl i64 %1976, 2
  %1978 = add i64 %1977, %1954
  %1979 = inttoptr i64 %1978 to i32 addrspace(1)*
  %1980 = load volatile i32, i32 addrspace(1)* %1979, align 4, !tbaa !11
  %1981 = add i64 %1976, %1964
  %1982 = shl i64 %1981, 2
  %1983 = add i64 %1982, %1954
  %1984 = inttoptr i64 %1983 to i32 addrspace(1)*
  %1985 = load volatile i32, i32 addrspace(1)* %1984, align 4, !tbaa !11
  %1986 = add i64 %1976, %1966
  %1987 = shl i64 %1986, 2
  %1988 = add i64 %1987, %1954
  %1989 = inttoptr i64 %1988 to i32 addrspace(1)*
  %1990 = load volatile i32, i32 addrspace(1)* %1989, align 4, !tbaa !11
  %1991 = add i64 %1976, %1968
  %1992 = shl i64 %1991, 2
  %1993 = add i64 %1992, %1954
  %1994 = inttoptr i64 %1993 to i32 addrspace(1)*
  %1995 = load volatile i32, i32 addrspace(1)* %1994, align 4, !tbaa !11
  %1996 = add i64 %1976, %1970
  %1997 = shl i64 %1996, 2
  %1998 = add i64 %1997, %1954
  %1999 = inttoptr i64 %1998 to i32 addrspace(1)*
  %2000 = load volatile i32, i32 addrspace(1)* %1999, align 4, !tbaa !11
  %2001 = add i64 %1976, %1972
  %2002 = shl i64 %2001, 2
  %2003 = add i64 %2002, %1954
  %2004 = inttoptr i64 %2003 to i32 addrspace(1)*
  %2005 = load volatile i32, i32 addrspace(1)* %2004, align 4, !tbaa !11
  %2006 = add i64 %1976, %1974
  %2007 = shl i64 %2006, 2
  %2008 = add i64 %2007, %1954
  %2009 = inttoptr i64 %2008 to i32 addrspace(1)*
  %2010 = load volatile i32, i32 addrspace(1)* %2009, align 4, !tbaa !11
  %2011 = add i64 %1976, %1958
  %2012 = shl i64 %2011, 2
  %2013 = add i64 %2012, %1954
  %2014 = inttoptr i64 %2013 to i32 addrspace(1)*
  %2015 = load volatile i32, i32 addrspace(1)* %2014, align 4, !tbaa !11
  %2016 = add i64 %1977, %1953
  %2017 = inttoptr i64 %2016 to i32 addrspace(1)*
  store i32 %1980, i32 addrspace(1)* %2017, align 4, !tbaa !11
  %2018 = add i64 %1982, %1953
  %2019 = inttoptr i64 %2018 to i32 addrspace(1)*
  store i32 %1985, i32 addrspace(1)* %2019, align 4, !tbaa !11
  %2020 = add i64 %1987, %1953
  %2021 = inttoptr i64 %2020 to i32 addrspace(1)*
  store i32 %1990, i32 addrspace(1)* %2021, align 4, !tbaa !11
  %2022 = add i64 %1992, %1953
  %2023 = inttoptr i64 %2022 to i32 addrspace(1)*
  store i32 %1995, i32 addrspace(1)* %2023, align 4, !tbaa !11
  %2024 = add i64 %1997, %1953
  %2025 = inttoptr i64 %2024 to i32 addrspace(1)*
  store i32 %2000, i32 addrspace(1)* %2025, align 4, !tbaa !11
  %2026 = add i64 %2002, %1953
  %2027 = inttoptr i64 %2026 to i32 addrspace(1)*
  store i32 %2005, i32 addrspace(1)* %2027, align 4, !tbaa !11
  %2028 = add i64 %2007, %1953
  %2029 = inttoptr i64 %2028 to i32 addrspace(1)*
  store i32 %2010, i32 addrspace(1)* %2029, align 4, !tbaa !11
  %2030 = add i64 %2012, %1953
  %2031 = inttoptr i64 %2030 to i32 addrspace(1)*
  store i32 %2015, i32 addrspace(1)* %2031, align 4, !tbaa !11
  %2032 = add i64 %1976, %1963
  %2033 = add i64 %2032, %1958
  %2034 = icmp ult i64 %2033, %1955
  br i1 %2034, label %1975, label %2035, !llvm.loop !44

2035:                                             ; preds = %1975, %1952
  %2036 = phi i64 [ %1956, %1952 ], [ %2032, %1975 ]
  %2037 = icmp ult i64 %2036, %1955
  br i1 %2037, label %2038, label %2167

2038:                                             ; preds = %2035
  %2039 = shl i64 %2036, 2
  %2040 = add i64 %2039, %1954
  %2041 = inttoptr i64 %2040 to i32 addrspace(1)*
  %2042 = load volatile i32, i32 addrspace(1)* %2041, align 4, !tbaa !11
  %2043 = zext i32 %1735 to i64
  %2044 = add i64 %2036, %2043
  %2045 = icmp ult i64 %2044, %1955
  br i1 %2045, label %2046, label %2051

2046:                                             ; preds = %2038
  %2047 = shl i64 %2044, 2
  %2048 = add i64 %2047, %1954
  %2049 = inttoptr i64 %2048 to i32 addrspace(1)*
  %2050 = load volatile i32, i32 addrspace(1)* %2049, align 4, !tbaa !11
  br label %2051

2051:                                             ; preds = %2046, %2038
  %2052 = phi i32 [ %2050, %2046 ], [ 0, %2038 ]
  %2053 = shl i32 %1735, 1
  %2054 = zext i32 %2053 to i64
  %2055 = add i64 %2036, %2054
  %2056 = icmp ult i64 %2055, %1955
  br i1 %2056, label %2057, label %2062

2057:                                             ; preds = %2051
  %2058 = shl i64 %2055, 2
  %2059 = add i64 %2058, %1954
  %2060 = inttoptr i64 %2059 to i32 addrspace(1)*
  %2061 = load volatile i32, i32 addrspace(1)* %2060, align 4, !tbaa !11
  br label %2062

2062:                                             ; preds = %2057, %2051
  %2063 = phi i32 [ %2061, %2057 ], [ 0, %2051 ]
  %2064 = mul i32 %1735, 3
  %2065 = zext i32 %2064 to i64
  %2066 = add i64 %2036, %2065
  %2067 = icmp ult i64 %2066, %1955
  br i1 %2067, label %2068, label %2073

2068:                                             ; preds = %2062
  %2069 = shl i64 %2066, 2
  %2070 = add i64 %2069, %1954
  %2071 = inttoptr i64 %2070 to i32 addrspace(1)*
  %2072 = load volatile i32, i32 addrspace(1)* %2071, align 4, !tbaa !11
  br label %2073

2073:                                             ; preds = %2068, %2062
  %2074 = phi i32 [ %2072, %2068 ], [ 0, %2062 ]
  %2075 = shl i32 %1735, 2
  %2076 = zext i32 %2075 to i64
  %2077 = add i64 %2036, %2076
  %2078 = icmp ult i64 %2077, %1955
  br i1 %2078, label %2079, label %2084

2079:                                             ; preds = %2073
  %2080 = shl i64 %2077, 2
  %2081 = add i64 %2080, %1954
  %2082 = inttoptr i64 %2081 to i32 addrspace(1)*
  %2083 = load volatile i32, i32 addrspace(1)* %2082, align 4, !tbaa !11
  br label %2084

2084:                                             ; preds = %2079, %2073
  %2085 = phi i32 [ %2083, %2079 ], [ 0, %2073 ]
  %2086 = mul i32 %1735, 5
  %2087 = zext i32 %2086 to i64
  %2088 = add i64 %2036, %2087
  %2089 = icmp ult i64 %2088, %1955
  br i1 %2089, label %2090, label %2095

2090:                                             ; preds = %2084
  %2091 = shl i64 %2088, 2
  %2092 = add i64 %2091, %1954
  %2093 = inttoptr i64 %2092 to i32 addrspace(1)*
  %2094 = load volatile i32, i32 addrspace(1)* %2093, align 4, !tbaa !11
  br label %2095

2095:                                             ; preds = %2090, %2084
  %2096 = phi i32 [ %2094, %2090 ], [ 0, %2084 ]
  %2097 = mul i32 %1735, 6
  %2098 = zext i32 %2097 to i64
  %2099 = add i64 %2036, %2098
  %2100 = icmp ult i64 %2099, %1955
  br i1 %2100, label %2101, label %2106

2101:                                             ; preds = %2095
  %2102 = shl i64 %2099, 2
  %2103 = add i64 %2102, %1954
  %2104 = inttoptr i64 %2103 to i32 addrspace(1)*
  %2105 = load volatile i32, i32 addrspace(1)* %2104, align 4, !tbaa !11
  br label %2106

2106:                                             ; preds = %2101, %2095
  %2107 = phi i32 [ %2105, %2101 ], [ 0, %2095 ]
  %2108 = add i64 %2036, %1958
  %2109 = icmp ult i64 %2108, %1955
  br i1 %2109, label %2110, label %2115

2110:                                             ; preds = %2106
  %2111 = shl i64 %2108, 2
  %2112 = add i64 %2111, %1954
  %2113 = inttoptr i64 %2112 to i32 addrspace(1)*
  %2114 = load volatile i32, i32 addrspace(1)* %2113, align 4, !tbaa !11
  br label %2115

2115:                                             ; preds = %2110, %2106
  %2116 = phi i32 [ %2114, %2110 ], [ 0, %2106 ]
  %2117 = add i64 %2039, %1953
  %2118 = inttoptr i64 %2117 to i32 addrspace(1)*
  store i32 %2042, i32 addrspace(1)* %2118, align 4, !tbaa !11
  br i1 %2045, label %2119, label %2123

2119:                                             ; preds = %2115
  %2120 = shl i64 %2044, 2
  %2121 = add i64 %2120, %1953
  %2122 = inttoptr i64 %2121 to i32 addrspace(1)*
  store i32 %2052, i32 addrspace(1)* %2122, align 4, !tbaa !11
  br label %2123

2123:                                             ; preds = %2119, %2115
  br i1 %2056, label %2124, label %2128

2124:                                             ; preds = %2123
  %2125 = shl i64 %2055, 2
  %2126 = add i64 %2125, %1953
  %2127 = inttoptr i64 %2126 to i32 addrspace(1)*
  store i32 %2063, i32 addrspace(1)* %2127, align 4, !tbaa !11
  br label %2128

2128:                                             ; preds = %2124, %2123
  br i1 %2067, label %2129, label %2133

2129:                                             ; preds = %2128
  %2130 = shl i64 %2066, 2
  %2131 = add i64 %2130, %1953
  %2132 = inttoptr i64 %2131 to i32 addrspace(1)*
  store i32 %2074, i32 addrspace(1)* %2132, align 4, !tbaa !11
  br label %2133

2133:                                             ; preds = %2129, %2128
  br i1 %2078, label %2134, label %2138

2134:                                             ; preds = %2133
  %2135 = shl i64 %2077, 2
  %2136 = add i64 %2135, %1953
  %2137 = inttoptr i64 %2136 to i32 addrspace(1)*
  store i32 %2085, i32 addrspace(1)* %2137, align 4, !tbaa !11
  br label %2138

2138:                                             ; preds = %2134, %2133
  br i1 %2089, label %2139, label %2143

2139:                                             ; preds = %2138
  %2140 = shl i64 %2088, 2
  %2141 = add i64 %2140, %1953
  %2142 = inttoptr i64 %2141 to i32 addrspace(1)*
  store i32 %2096, i32 addrspace(1)* %2142, align 4, !tbaa !11
  br label %2143

2143:                                             ; preds = %2139, %2138
  br i1 %2100, label %2144, label %2148

2144:                                             ; preds = %2143
  %2145 = shl i64 %2099, 2
  %2146 = add i64 %2145, %1953
  %2147 = inttoptr i64 %2146 to i32 addrspace(1)*
  store i32 %2107, i32 addrspace(1)* %2147, align 4, !tbaa !11
  br label %2148

2148:                                             ; preds = %2144, %2143
  br i1 %2109, label %2149, label %2167

2149:                                             ; preds = %2148
  %2150 = shl i64 %2108, 2
  %2151 = add i64 %2150, %1953
  %2152 = inttoptr i64 %2151 to i32 addrspace(1)*
  store i32 %2116, i32 addrspace(1)* %2152, align 4, !tbaa !11
  br label %2167

2153:                                             ; preds = %1728
  %2154 = zext i32 %1734 to i64
  %2155 = icmp ugt i64 %1119, %2154
  br i1 %2155, label %2156, label %2197

2156:                                             ; preds = %2153
  %2157 = zext i32 %1735 to i64
  br label %2158

2158:                                             ; preds = %2158, %2156
  %2159 = phi i64 [ %2154, %2156 ], [ %2165, %2158 ]
  %2160 = add i64 %2159, %1733
  %2161 = inttoptr i64 %2160 to i8 addrspace(1)*
  %2162 = load volatile i8, i8 addrspace(1)* %2161, align 1, !tbaa !11
  %2163 = add i64 %2159, %76
  %2164 = inttoptr i64 %2163 to i8 addrspace(1)*
  store i8 %2162, i8 addrspace(1)* %2164, align 1, !tbaa !11
  %2165 = add i64 %2159, %2157
  %2166 = icmp ult i64 %2165, %1119
  br i1 %2166, label %2158, label %2197, !llvm.loop !45

2167:                                             ; preds = %2149, %2148, %2035, %1948, %1947, %1834
  %2168 = phi i64 [ %1956, %2149 ], [ %1956, %2148 ], [ %1956, %2035 ], [ %1755, %1948 ], [ %1755, %1947 ], [ %1755, %1834 ]
  %2169 = icmp ugt i64 %1747, %2168
  br i1 %2169, label %2170, label %2181

2170:                                             ; preds = %2167
  %2171 = zext i32 %1735 to i64
  br label %2172

2172:                                             ; preds = %2172, %2170
  %2173 = phi i64 [ %2168, %2170 ], [ %2179, %2172 ]
  %2174 = add i64 %2173, %1733
  %2175 = inttoptr i64 %2174 to i8 addrspace(1)*
  %2176 = load volatile i8, i8 addrspace(1)* %2175, align 1, !tbaa !11
  %2177 = add i64 %2173, %76
  %2178 = inttoptr i64 %2177 to i8 addrspace(1)*
  store i8 %2176, i8 addrspace(1)* %2178, align 1, !tbaa !11
  %2179 = add i64 %2173, %2171
  %2180 = icmp ult i64 %2179, %1747
  br i1 %2180, label %2172, label %2181, !llvm.loop !45

2181:                                             ; preds = %2172, %2167
  %2182 = add i64 %1750, %1747
  %2183 = sub i64 %1119, %2182
  %2184 = icmp ugt i64 %2183, %2168
  br i1 %2184, label %2185, label %2197

2185:                                             ; preds = %2181
  %2186 = zext i32 %1735 to i64
  br label %2187

2187:                                             ; preds = %2187, %2185
  %2188 = phi i64 [ %2168, %2185 ], [ %2195, %2187 ]
  %2189 = add i64 %2188, %2182
  %2190 = add i64 %2189, %1733
  %2191 = inttoptr i64 %2190 to i8 addrspace(1)*
  %2192 = load volatile i8, i8 addrspace(1)* %2191, align 1, !tbaa !11
  %2193 = add i64 %2189, %76
  %2194 = inttoptr i64 %2193 to i8 addrspace(1)*
  store i8 %2192, i8 addrspace(1)* %2194, align 1, !tbaa !11
  %2195 = add i64 %2188, %2186
  %2196 = icmp ult i64 %2195, %2183
  br i1 %2196, label %2187, label %2197, !llvm.loop !45

2197:                                             ; preds = %2187, %2158, %2181, %2153, %1710
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !83
  %2198 = and i64 %1717, 4286578688
  %2199 = icmp eq i64 %2198, 58720256
  br i1 %2199, label %2200, label %2201

2200:                                             ; preds = %2197
  store i32 %1713, i32* %50, align 4, !tbaa !57
  br label %2214

2201:                                             ; preds = %2197
  %2202 = load i32, i32* %40, align 4, !tbaa !41
  %2203 = icmp eq i32 %2202, 0
  br i1 %2203, label %2204, label %2214

2204:                                             ; preds = %2201
  %2205 = lshr i32 %1595, 3
  %2206 = and i32 %2205, 536870904
  %2207 = zext i32 %2206 to i64
  %2208 = and i32 %1595, 63
  %2209 = zext i32 %2208 to i64
  %2210 = shl nuw i64 1, %2209
  %2211 = load i64, i64* %49, align 8, !tbaa !55
  %2212 = add i64 %2211, %2207
  %2213 = inttoptr i64 %2212 to i64*
  tail call void asm sideeffect "red.release.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %2213, i64 %2210) #10, !srcloc !56
  br label %2214

2214:                                             ; preds = %2204, %2201, %2200
  %2215 = zext i1 %1727 to i32
  %2216 = load i32, i32* %70, align 4, !tbaa !9
  %2217 = add i32 %2216, %2215
  store i32 %2217, i32* %70, align 4, !tbaa !9
  br label %3923

2218:                                             ; preds = %1401
  %2219 = trunc i64 %1402 to i32
  store i32 %2219, i32* %50, align 4, !tbaa !57
  br label %3923

2220:                                             ; preds = %1401
  %2221 = load i32, i32* %35, align 8, !tbaa !37
  %2222 = zext i32 %2221 to i64
  %2223 = lshr i64 %77, %2222
  %2224 = shl i64 %2223, %2222
  %2225 = shl nuw i64 1, %2222
  %2226 = load i64, i64* %58, align 8, !tbaa !84
  %2227 = sub i64 %2226, %2224
  %2228 = icmp ult i64 %2227, %2225
  %2229 = select i1 %2228, i64 %2227, i64 %2225
  %2230 = load i32, i32* %40, align 4, !tbaa !41
  %2231 = icmp eq i32 %2230, 0
  br i1 %2231, label %2234, label %2232

2232:                                             ; preds = %2220
  %2233 = and i64 %1402, 4294967295
  br label %2337

2234:                                             ; preds = %2220
  %2235 = load i64, i64* %59, align 8, !tbaa !75
  %2236 = load i64, i64* %55, align 8, !tbaa !67
  %2237 = and i64 %1402, 4294967295
  %2238 = shl nuw nsw i64 %2237, 2
  %2239 = add i64 %2236, %2238
  %2240 = inttoptr i64 %2239 to i32*
  %2241 = load volatile i32, i32* %2240, align 4, !tbaa !9
  %2242 = add i32 %2241, 1
  %2243 = load i64, i64* %60, align 8, !tbaa !76
  %2244 = inttoptr i64 %2243 to i64*
  %2245 = atomicrmw add i64* %2244, i64 1 seq_cst, align 8
  %2246 = load i32, i32* %62, align 8, !tbaa !77
  %2247 = zext i32 %2246 to i64
  %2248 = lshr i64 %2245, %2247
  %2249 = and i64 %2248, 1
  %2250 = xor i64 %2249, 1
  %2251 = load i64, i64* %29, align 8, !tbaa !78
  %2252 = shl nsw i64 -1, %2247
  %2253 = xor i64 %2252, -1
  %2254 = and i64 %2245, %2253
  %2255 = shl i64 %2254, 5
  %2256 = add i64 %2255, %2251
  %2257 = inttoptr i64 %2256 to i64*
  store volatile i32 %2242, i32* %2240, align 4, !tbaa !9
  %2258 = zext i32 %2242 to i64
  %2259 = shl nuw i64 %2258, 32
  %2260 = shl nuw nsw i64 %2237, 16
  %2261 = or i64 %2260, %2259
  %2262 = or i64 %2261, %2250
  %2263 = or i64 %2262, 256
  %2264 = or i64 %2250, %2235
  tail call void asm sideeffect "st.volatile.global.v2.u64 [$0], {$1, $2};", "l,l,l,~{memory}"(i64* %2257, i64 %2263, i64 %2264) #10, !srcloc !79
  %2265 = getelementptr inbounds i64, i64* %2257, i64 2
  %2266 = shl i64 %2224, 1
  %2267 = or i64 %2250, %2266
  %2268 = shl i64 %2229, 1
  %2269 = or i64 %2250, %2268
  tail call void asm sideeffect "st.volatile.global.v2.u64 [$0], {$1, $2};", "l,l,l,~{memory}"(i64* nonnull %2265, i64 %2267, i64 %2269) #10, !srcloc !79
  %2270 = shl nuw nsw i64 %2237, 3
  br label %2271

2271:                                             ; preds = %2312, %2234
  %2272 = phi i32 [ 1, %2234 ], [ %2313, %2312 ]
  %2273 = phi i64 [ 0, %2234 ], [ %2314, %2312 ]
  %2274 = phi i32 [ 0, %2234 ], [ %2316, %2312 ]
  %2275 = load i64, i64* %54, align 8, !tbaa !65
  %2276 = add i64 %2275, %2270
  %2277 = inttoptr i64 %2276 to i64*
  %2278 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %2277) #10, !srcloc !66
  %2279 = trunc i64 %2278 to i32
  %2280 = lshr i64 %2278, 32
  %2281 = icmp eq i64 %2280, %2258
  br i1 %2281, label %2282, label %2287

2282:                                             ; preds = %2271
  %2283 = icmp slt i32 %2279, 0
  %2284 = select i1 %2283, i32 0, i32 %2279
  %2285 = sub nsw i32 0, %2279
  %2286 = select i1 %2283, i32 %2285, i32 0
  br label %2312

2287:                                             ; preds = %2271
  %2288 = add i32 %2272, 1
  %2289 = and i32 %2272, 63
  %2290 = icmp eq i32 %2289, 0
  br i1 %2290, label %2291, label %2307

2291:                                             ; preds = %2287
  %2292 = load i64, i64* %56, align 8, !tbaa !71
  %2293 = inttoptr i64 %2292 to i64*
  %2294 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %2293) #10, !srcloc !66
  %2295 = icmp eq i64 %2294, 0
  br i1 %2295, label %2296, label %2307

2296:                                             ; preds = %2291
  %2297 = icmp eq i64 %2273, 0
  br i1 %2297, label %2298, label %2302

2298:                                             ; preds = %2296
  %2299 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !72
  %2300 = load i64, i64* %57, align 8, !tbaa !73
  %2301 = add i64 %2300, %2299
  br label %2302

2302:                                             ; preds = %2298, %2296
  %2303 = phi i64 [ %2301, %2298 ], [ %2273, %2296 ]
  %2304 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !72
  %2305 = icmp ult i64 %2304, %2303
  %2306 = select i1 %2305, i32 0, i32 110
  br label %2307

2307:                                             ; preds = %2302, %2291, %2287
  %2308 = phi i64 [ %2303, %2302 ], [ %2273, %2291 ], [ %2273, %2287 ]
  %2309 = phi i32 [ %2306, %2302 ], [ 108, %2291 ], [ 0, %2287 ]
  %2310 = icmp eq i32 %2309, 0
  %2311 = select i1 %2310, i32 0, i32 2
  br label %2312

2312:                                             ; preds = %2307, %2282
  %2313 = phi i32 [ %2272, %2282 ], [ %2288, %2307 ]
  %2314 = phi i64 [ %2273, %2282 ], [ %2308, %2307 ]
  %2315 = phi i32 [ %2286, %2282 ], [ %2309, %2307 ]
  %2316 = phi i32 [ %2284, %2282 ], [ %2274, %2307 ]
  %2317 = phi i32 [ 1, %2282 ], [ %2311, %2307 ]
  switch i32 %2317, label %2327 [
    i32 0, label %2271
    i32 2, label %2318
  ], !llvm.loop !80

2318:                                             ; preds = %2312
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !33
  %2319 = load i64, i64* %53, align 8, !tbaa !64
  %2320 = lshr i64 %1402, 3
  %2321 = and i64 %2320, 536870904
  %2322 = add i64 %2319, %2321
  %2323 = inttoptr i64 %2322 to i64*
  %2324 = and i64 %1402, 63
  %2325 = shl nuw i64 1, %2324
  %2326 = atomicrmw or i64* %2323, i64 %2325 seq_cst, align 8
  br label %2327

2327:                                             ; preds = %2312, %2318
  %2328 = phi i64 [ 36028797018963968, %2318 ], [ 0, %2312 ]
  %2329 = icmp eq i32 %2315, 0
  br i1 %2329, label %2334, label %2330

2330:                                             ; preds = %2327
  %2331 = zext i32 %2315 to i64
  %2332 = or i64 %2328, %2331
  %2333 = or i64 %2332, 216172782113783808
  br label %2337

2334:                                             ; preds = %2327
  %2335 = zext i32 %2316 to i64
  %2336 = or i64 %2335, 144115188075855872
  br label %2337

2337:                                             ; preds = %2334, %2330, %2232
  %2338 = phi i64 [ %2233, %2232 ], [ %2237, %2334 ], [ %2237, %2330 ]
  %2339 = phi i64 [ 0, %2232 ], [ %2336, %2334 ], [ %2333, %2330 ]
  %2340 = trunc i64 %2339 to i32
  %2341 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2340, i32 0, i32 31) #8
  %2342 = lshr i64 %2339, 32
  %2343 = trunc i64 %2342 to i32
  %2344 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2343, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !27
  %2345 = zext i32 %2344 to i64
  %2346 = shl nuw i64 %2345, 32
  %2347 = zext i32 %2341 to i64
  %2348 = sub i64 %77, %2224
  %2349 = add i64 %2348, %1119
  %2350 = and i64 %2345, 4278190080
  %2351 = icmp eq i64 %2350, 50331648
  %2352 = and i64 %2346, 72057589742960640
  %2353 = or i64 %2352, %2347
  %2354 = icmp ult i64 %2353, %2349
  %2355 = select i1 %2354, i32 61, i32 0
  %2356 = select i1 %2351, i32 %2341, i32 %2355
  %2357 = load i64, i64* %63, align 8, !tbaa !81
  %2358 = load i64, i64* %64, align 8, !tbaa !82
  %2359 = mul i64 %2358, %2338
  %2360 = add i64 %2359, %2357
  %2361 = icmp eq i32 %2356, 0
  %2362 = icmp ne i64 %76, 0
  %2363 = and i1 %2362, %2361
  br i1 %2363, label %2364, label %2829

2364:                                             ; preds = %2337
  %2365 = add i64 %2360, %2348
  %2366 = load i32, i32* %40, align 4, !tbaa !41
  %2367 = load i32, i32* %45, align 4, !tbaa !42
  %2368 = xor i64 %2365, %76
  %2369 = and i64 %2368, 15
  %2370 = icmp eq i64 %2369, 0
  %2371 = and i64 %2368, 3
  %2372 = icmp eq i64 %2371, 0
  %2373 = select i1 %2372, i64 4, i64 1
  %2374 = select i1 %2370, i64 16, i64 %2373
  %2375 = sub i64 0, %76
  %2376 = add nsw i64 %2374, -1
  %2377 = and i64 %2376, %2375
  %2378 = icmp ult i64 %2377, %1119
  %2379 = select i1 %2378, i64 %2377, i64 %1119
  %2380 = sub i64 %1119, %2379
  %2381 = sub nsw i64 0, %2374
  %2382 = and i64 %2380, %2381
  switch i64 %2374, label %2785 [
    i64 16, label %2383
    i64 4, label %2584
  ]

2383:                                             ; preds = %2364
  %2384 = add i64 %2379, %76
  %2385 = add i64 %2379, %2365
  %2386 = lshr i64 %2382, 4
  %2387 = zext i32 %2366 to i64
  %2388 = mul i32 %2367, 7
  %2389 = zext i32 %2388 to i64
  %2390 = add nuw nsw i64 %2389, %2387
  %2391 = icmp ult i64 %2390, %2386
  br i1 %2391, label %2392, label %2466

2392:                                             ; preds = %2383
  %2393 = shl i32 %2367, 3
  %2394 = zext i32 %2393 to i64
  %2395 = zext i32 %2367 to i64
  %2396 = shl i32 %2367, 1
  %2397 = zext i32 %2396 to i64
  %2398 = mul i32 %2367, 3
  %2399 = zext i32 %2398 to i64
  %2400 = shl i32 %2367, 2
  %2401 = zext i32 %2400 to i64
  %2402 = mul i32 %2367, 5
  %2403 = zext i32 %2402 to i64
  %2404 = mul i32 %2367, 6
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
  %2474 = zext i32 %2367 to i64
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
  %2484 = shl i32 %2367, 1
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
  %2495 = mul i32 %2367, 3
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
  %2506 = shl i32 %2367, 2
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
  %2517 = mul i32 %2367, 5
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
  %2528 = mul i32 %2367, 6
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

2584:                                             ; preds = %2364
  %2585 = add i64 %2379, %76
  %2586 = add i64 %2379, %2365
  %2587 = lshr i64 %2382, 2
  %2588 = zext i32 %2366 to i64
  %2589 = mul i32 %2367, 7
  %2590 = zext i32 %2589 to i64
  %2591 = add nuw nsw i64 %2590, %2588
  %2592 = icmp ult i64 %2591, %2587
  br i1 %2592, label %2593, label %2667

2593:                                             ; preds = %2584
  %2594 = shl i32 %2367, 3
  %2595 = zext i32 %2594 to i64
  %2596 = zext i32 %2367 to i64
  %2597 = shl i32 %2367, 1
  %2598 = zext i32 %2597 to i64
  %2599 = mul i32 %2367, 3
  %2600 = zext i32 %2599 to i64
  %2601 = shl i32 %2367, 2
  %2602 = zext i32 %2601 to i64
  %2603 = mul i32 %2367, 5
  %2604 = zext i32 %2603 to i64
  %2605 = mul i32 %2367, 6
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
  %2675 = zext i32 %2367 to i64
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
  %2685 = shl i32 %2367, 1
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
  %2696 = mul i32 %2367, 3
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
  %2707 = shl i32 %2367, 2
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
  %2718 = mul i32 %2367, 5
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
  %2729 = mul i32 %2367, 6
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

2785:                                             ; preds = %2364
  %2786 = zext i32 %2366 to i64
  %2787 = icmp ugt i64 %1119, %2786
  br i1 %2787, label %2788, label %2829

2788:                                             ; preds = %2785
  %2789 = zext i32 %2367 to i64
  br label %2790

2790:                                             ; preds = %2790, %2788
  %2791 = phi i64 [ %2786, %2788 ], [ %2797, %2790 ]
  %2792 = add i64 %2791, %2365
  %2793 = inttoptr i64 %2792 to i8 addrspace(1)*
  %2794 = load volatile i8, i8 addrspace(1)* %2793, align 1, !tbaa !11
  %2795 = add i64 %2791, %76
  %2796 = inttoptr i64 %2795 to i8 addrspace(1)*
  store i8 %2794, i8 addrspace(1)* %2796, align 1, !tbaa !11
  %2797 = add i64 %2791, %2789
  %2798 = icmp ult i64 %2797, %1119
  br i1 %2798, label %2790, label %2829, !llvm.loop !45

2799:                                             ; preds = %2781, %2780, %2667, %2580, %2579, %2466
  %2800 = phi i64 [ %2588, %2781 ], [ %2588, %2780 ], [ %2588, %2667 ], [ %2387, %2580 ], [ %2387, %2579 ], [ %2387, %2466 ]
  %2801 = icmp ugt i64 %2379, %2800
  br i1 %2801, label %2802, label %2813

2802:                                             ; preds = %2799
  %2803 = zext i32 %2367 to i64
  br label %2804

2804:                                             ; preds = %2804, %2802
  %2805 = phi i64 [ %2800, %2802 ], [ %2811, %2804 ]
  %2806 = add i64 %2805, %2365
  %2807 = inttoptr i64 %2806 to i8 addrspace(1)*
  %2808 = load volatile i8, i8 addrspace(1)* %2807, align 1, !tbaa !11
  %2809 = add i64 %2805, %76
  %2810 = inttoptr i64 %2809 to i8 addrspace(1)*
  store i8 %2808, i8 addrspace(1)* %2810, align 1, !tbaa !11
  %2811 = add i64 %2805, %2803
  %2812 = icmp ult i64 %2811, %2379
  br i1 %2812, label %2804, label %2813, !llvm.loop !45

2813:                                             ; preds = %2804, %2799
  %2814 = add i64 %2382, %2379
  %2815 = sub i64 %1119, %2814
  %2816 = icmp ugt i64 %2815, %2800
  br i1 %2816, label %2817, label %2829

2817:                                             ; preds = %2813
  %2818 = zext i32 %2367 to i64
  br label %2819

2819:                                             ; preds = %2819, %2817
  %2820 = phi i64 [ %2800, %2817 ], [ %2827, %2819 ]
  %2821 = add i64 %2820, %2814
  %2822 = add i64 %2821, %2365
  %2823 = inttoptr i64 %2822 to i8 addrspace(1)*
  %2824 = load volatile i8, i8 addrspace(1)* %2823, align 1, !tbaa !11
  %2825 = add i64 %2821, %76
  %2826 = inttoptr i64 %2825 to i8 addrspace(1)*
  store i8 %2824, i8 addrspace(1)* %2826, align 1, !tbaa !11
  %2827 = add i64 %2820, %2818
  %2828 = icmp ult i64 %2827, %2815
  br i1 %2828, label %2819, label %2829, !llvm.loop !45

2829:                                             ; preds = %2819, %2790, %2813, %2785, %2337
  %2830 = icmp ult i64 %2353, %2229
  %2831 = select i1 %2830, i32 61, i32 0
  %2832 = select i1 %2351, i32 %2341, i32 %2831
  %2833 = icmp eq i32 %2832, 0
  %2834 = select i1 %2833, i64 %2229, i64 0
  %2835 = load i64, i64* %48, align 8, !tbaa !54
  %2836 = shl i64 %2223, 3
  %2837 = add i64 %2835, %2836
  %2838 = inttoptr i64 %2837 to i64*
  %2839 = load i32, i32* %40, align 4, !tbaa !41
  %2840 = icmp eq i32 %2839, 0
  %2841 = icmp ne i64 %2834, 0
  %2842 = and i1 %2841, %2840
  br i1 %2842, label %2843, label %2923

2843:                                             ; preds = %2829
  %2844 = load i64, i64* %65, align 8, !tbaa !85
  %2845 = inttoptr i64 %2844 to i64*
  %2846 = load i64, i64* %66, align 8, !tbaa !86
  %2847 = inttoptr i64 %2846 to i64*
  %2848 = load volatile i64, i64* %2845, align 8, !tbaa !5
  %2849 = load i64, i64* %47, align 8, !tbaa !87
  %2850 = icmp ult i64 %2848, %2849
  br i1 %2850, label %2851, label %2856

2851:                                             ; preds = %2843
  %2852 = atomicrmw add i64* %2845, i64 1 seq_cst, align 8
  %2853 = load i64, i64* %47, align 8, !tbaa !87
  %2854 = icmp ult i64 %2852, %2853
  %2855 = select i1 %2854, i64 %2852, i64 -1
  br label %2856

2856:                                             ; preds = %2851, %2843
  %2857 = phi i64 [ %2853, %2851 ], [ %2849, %2843 ]
  %2858 = phi i64 [ %2855, %2851 ], [ -1, %2843 ]
  %2859 = icmp eq i64 %2858, -1
  br i1 %2859, label %2860, label %2862

2860:                                             ; preds = %2856
  %2861 = icmp eq i64 %2857, 0
  br i1 %2861, label %2862, label %2865

2862:                                             ; preds = %2913, %2908, %2860, %2856
  %2863 = phi i64 [ %2858, %2856 ], [ -1, %2860 ], [ %2909, %2908 ], [ %2909, %2913 ]
  %2864 = phi i1 [ false, %2856 ], [ true, %2860 ], [ true, %2913 ], [ %2911, %2908 ]
  br i1 %2864, label %2923, label %2917

2865:                                             ; preds = %2860, %2913
  %2866 = phi i32 [ %2914, %2913 ], [ 0, %2860 ]
  %2867 = atomicrmw add i64* %2847, i64 1 seq_cst, align 8
  %2868 = load i64, i64* %47, align 8, !tbaa !87
  %2869 = urem i64 %2867, %2868
  %2870 = load i64, i64* %67, align 8, !tbaa !88
  %2871 = shl i64 %2869, 3
  %2872 = add i64 %2870, %2871
  %2873 = inttoptr i64 %2872 to i64*
  %2874 = load volatile i64, i64* %2873, align 8, !tbaa !5
  %2875 = icmp eq i64 %2874, 0
  br i1 %2875, label %2908, label %2876

2876:                                             ; preds = %2865
  %2877 = load i64, i64* %48, align 8, !tbaa !54
  %2878 = shl i64 %2874, 3
  %2879 = add i64 %2878, -8
  %2880 = add i64 %2879, %2877
  %2881 = inttoptr i64 %2880 to i64*
  %2882 = load volatile i64, i64* %2881, align 8, !tbaa !5
  %2883 = and i64 %2882, 393216
  %2884 = icmp eq i64 %2883, 262144
  %2885 = lshr i64 %2882, 20
  %2886 = icmp eq i64 %2885, %2869
  %2887 = and i1 %2884, %2886
  %2888 = and i64 %2882, 65535
  %2889 = icmp eq i64 %2888, 0
  %2890 = select i1 %2887, i1 %2889, i1 false
  br i1 %2890, label %2891, label %2901

2891:                                             ; preds = %2876
  %2892 = and i64 %2882, 65536
  %2893 = icmp eq i64 %2892, 0
  br i1 %2893, label %2896, label %2894

2894:                                             ; preds = %2891
  %2895 = atomicrmw and i64* %2881, i64 -65537 seq_cst, align 8
  br label %2901

2896:                                             ; preds = %2891
  %2897 = and i64 %2882, 524288
  %2898 = cmpxchg i64* %2881, i64 %2882, i64 %2897 seq_cst seq_cst, align 8
  %2899 = extractvalue { i64, i1 } %2898, 1
  %2900 = zext i1 %2899 to i32
  br label %2901

2901:                                             ; preds = %2896, %2894, %2876
  %2902 = phi i32 [ 0, %2894 ], [ %2900, %2896 ], [ 0, %2876 ]
  %2903 = icmp eq i32 %2902, 0
  br i1 %2903, label %2908, label %2904

2904:                                             ; preds = %2901
  %2905 = load i64, i64* %68, align 8, !tbaa !89
  %2906 = inttoptr i64 %2905 to i64*
  %2907 = atomicrmw add i64* %2906, i64 1 seq_cst, align 8
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !33
  br label %2908

2908:                                             ; preds = %2904, %2901, %2865
  %2909 = phi i64 [ %2869, %2904 ], [ -1, %2901 ], [ -1, %2865 ]
  %2910 = icmp ult i32 %2866, 63
  %2911 = icmp eq i64 %2909, -1
  %2912 = select i1 %2910, i1 %2911, i1 false
  br i1 %2912, label %2913, label %2862, !llvm.loop !90

2913:                                             ; preds = %2908
  %2914 = add nuw nsw i32 %2866, 1
  %2915 = load i64, i64* %47, align 8, !tbaa !87
  %2916 = icmp eq i64 %2915, 0
  br i1 %2916, label %2862, label %2865

2917:                                             ; preds = %2862
  %2918 = shl i64 %2863, 3
  %2919 = add i64 %2223, 1
  %2920 = load i64, i64* %67, align 8, !tbaa !88
  %2921 = add i64 %2920, %2918
  %2922 = inttoptr i64 %2921 to i64*
  store volatile i64 %2919, i64* %2922, align 8, !tbaa !5
  br label %2923

2923:                                             ; preds = %2917, %2862, %2829
  %2924 = phi i64 [ -1, %2829 ], [ %2863, %2862 ], [ %2863, %2917 ]
  %2925 = trunc i64 %2924 to i32
  %2926 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2925, i32 0, i32 31) #8
  %2927 = lshr i64 %2924, 32
  %2928 = trunc i64 %2927 to i32
  %2929 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2928, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !27
  %2930 = zext i32 %2929 to i64
  %2931 = shl nuw i64 %2930, 32
  %2932 = zext i32 %2926 to i64
  %2933 = or i64 %2931, %2932
  %2934 = icmp eq i64 %2933, -1
  br i1 %2934, label %3404, label %2935

2935:                                             ; preds = %2923
  %2936 = load i64, i64* %69, align 8, !tbaa !91
  %2937 = load i32, i32* %35, align 8, !tbaa !37
  %2938 = zext i32 %2937 to i64
  %2939 = shl i64 %2933, %2938
  %2940 = add i64 %2939, %2936
  %2941 = load i32, i32* %40, align 4, !tbaa !41
  %2942 = load i32, i32* %45, align 4, !tbaa !42
  %2943 = xor i64 %2940, %2360
  %2944 = and i64 %2943, 15
  %2945 = icmp eq i64 %2944, 0
  %2946 = and i64 %2943, 3
  %2947 = icmp eq i64 %2946, 0
  %2948 = select i1 %2947, i64 4, i64 1
  %2949 = select i1 %2945, i64 16, i64 %2948
  %2950 = sub i64 0, %2940
  %2951 = add nsw i64 %2949, -1
  %2952 = and i64 %2951, %2950
  %2953 = icmp ult i64 %2952, %2834
  %2954 = select i1 %2953, i64 %2952, i64 %2834
  %2955 = sub i64 %2834, %2954
  %2956 = sub nsw i64 0, %2949
  %2957 = and i64 %2955, %2956
  switch i64 %2949, label %3360 [
    i64 16, label %2958
    i64 4, label %3159
  ]

2958:                                             ; preds = %2935
  %2959 = add i64 %2954, %2940
  %2960 = add i64 %2954, %2360
  %2961 = lshr i64 %2957, 4
  %2962 = zext i32 %2941 to i64
  %2963 = mul i32 %2942, 7
  %2964 = zext i32 %2963 to i64
  %2965 = add nuw nsw i64 %2964, %2962
  %2966 = icmp ult i64 %2965, %2961
  br i1 %2966, label %2967, label %3041

2967:                                             ; preds = %2958
  %2968 = shl i32 %2942, 3
  %2969 = zext i32 %2968 to i64
  %2970 = zext i32 %2942 to i64
  %2971 = shl i32 %2942, 1
  %2972 = zext i32 %2971 to i64
  %2973 = mul i32 %2942, 3
  %2974 = zext i32 %2973 to i64
  %2975 = shl i32 %2942, 2
  %2976 = zext i32 %2975 to i64
  %2977 = mul i32 %2942, 5
  %2978 = zext i32 %2977 to i64
  %2979 = mul i32 %2942, 6
  %2980 = zext i32 %2979 to i64
  br label %2981

2981:                                             ; preds = %2981, %2967
  %2982 = phi i64 [ %2962, %2967 ], [ %3038, %2981 ]
  %2983 = shl i64 %2982, 4
  %2984 = add i64 %2983, %2960
  %2985 = inttoptr i64 %2984 to <4 x i32> addrspace(1)*
  %2986 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2985, align 16, !tbaa !11
  %2987 = add i64 %2982, %2970
  %2988 = shl i64 %2987, 4
  %2989 = add i64 %2988, %2960
  %2990 = inttoptr i64 %2989 to <4 x i32> addrspace(1)*
  %2991 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2990, align 16, !tbaa !11
  %2992 = add i64 %2982, %2972
  %2993 = shl i64 %2992, 4
  %2994 = add i64 %2993, %2960
  %2995 = inttoptr i64 %2994 to <4 x i32> addrspace(1)*
  %2996 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2995, align 16, !tbaa !11
  %2997 = add i64 %2982, %2974
  %2998 = shl i64 %2997, 4
  %2999 = add i64 %2998, %2960
  %3000 = inttoptr i64 %2999 to <4 x i32> addrspace(1)*
  %3001 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3000, align 16, !tbaa !11
  %3002 = add i64 %2982, %2976
  %3003 = shl i64 %3002, 4
  %3004 = add i64 %3003, %2960
  %3005 = inttoptr i64 %3004 to <4 x i32> addrspace(1)*
  %3006 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3005, align 16, !tbaa !11
  %3007 = add i64 %2982, %2978
  %3008 = shl i64 %3007, 4
  %3009 = add i64 %3008, %2960
  %3010 = inttoptr i64 %3009 to <4 x i32> addrspace(1)*
  %3011 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3010, align 16, !tbaa !11
  %3012 = add i64 %2982, %2980
  %3013 = shl i64 %3012, 4
  %3014 = add i64 %3013, %2960
  %3015 = inttoptr i64 %3014 to <4 x i32> addrspace(1)*
  %3016 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3015, align 16, !tbaa !11
  %3017 = add i64 %2982, %2964
  %3018 = shl i64 %3017, 4
  %3019 = add i64 %3018, %2960
  %3020 = inttoptr i64 %3019 to <4 x i32> addrspace(1)*
  %3021 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3020, align 16, !tbaa !11
  %3022 = add i64 %2983, %2959
  %3023 = inttoptr i64 %3022 to <4 x i32> addrspace(1)*
  store <4 x i32> %2986, <4 x i32> addrspace(1)* %3023, align 16, !tbaa !11
  %3024 = add i64 %2988, %2959
  %3025 = inttoptr i64 %3024 to <4 x i32> addrspace(1)*
  store <4 x i32> %2991, <4 x i32> addrspace(1)* %3025, align 16, !tbaa !11
  %3026 = add i64 %2993, %2959
  %3027 = inttoptr i64 %3026 to <4 x i32> addrspace(1)*
  store <4 x i32> %2996, <4 x i32> addrspace(1)* %3027, align 16, !tbaa !11
  %3028 = add i64 %2998, %2959
  %3029 = inttoptr i64 %3028 to <4 x i32> addrspace(1)*
  store <4 x i32> %3001, <4 x i32> addrspace(1)* %3029, align 16, !tbaa !11
  %3030 = add i64 %3003, %2959
  %3031 = inttoptr i64 %3030 to <4 x i32> addrspace(1)*
  store <4 x i32> %3006, <4 x i32> addrspace(1)* %3031, align 16, !tbaa !11
  %3032 = add i64 %3008, %2959
  %3033 = inttoptr i64 %3032 to <4 x i32> addrspace(1)*
  store <4 x i32> %3011, <4 x i32> addrspace(1)* %3033, align 16, !tbaa !11
  %3034 = add i64 %3013, %2959
  %3035 = inttoptr i64 %3034 to <4 x i32> addrspace(1)*
  store <4 x i32> %3016, <4 x i32> addrspace(1)* %3035, align 16, !tbaa !11
  %3036 = add i64 %3018, %2959
  %3037 = inttoptr i64 %3036 to <4 x i32> addrspace(1)*
  store <4 x i32> %3021, <4 x i32> addrspace(1)* %3037, align 16, !tbaa !11
  %3038 = add i64 %2982, %2969
  %3039 = add i64 %3038, %2964
  %3040 = icmp ult i64 %3039, %2961
  br i1 %3040, label %2981, label %3041, !llvm.loop !43

3041:                                             ; preds = %2981, %2958
  %3042 = phi i64 [ %2962, %2958 ], [ %3038, %2981 ]
  %3043 = icmp ult i64 %3042, %2961
  br i1 %3043, label %3044, label %3374

3044:                                             ; preds = %3041
  %3045 = shl i64 %3042, 4
  %3046 = add i64 %3045, %2960
  %3047 = inttoptr i64 %3046 to <4 x i32> addrspace(1)*
  %3048 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3047, align 16, !tbaa !11
  %3049 = zext i32 %2942 to i64
  %3050 = add i64 %3042, %3049
  %3051 = icmp ult i64 %3050, %2961
  br i1 %3051, label %3052, label %3057

3052:                                             ; preds = %3044
  %3053 = shl i64 %3050, 4
  %3054 = add i64 %3053, %2960
  %3055 = inttoptr i64 %3054 to <4 x i32> addrspace(1)*
  %3056 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3055, align 16, !tbaa !11
  br label %3057

3057:                                             ; preds = %3052, %3044
  %3058 = phi <4 x i32> [ %3056, %3052 ], [ zeroinitializer, %3044 ]
  %3059 = shl i32 %2942, 1
  %3060 = zext i32 %3059 to i64
  %3061 = add i64 %3042, %3060
  %3062 = icmp ult i64 %3061, %2961
  br i1 %3062, label %3063, label %3068

3063:                                             ; preds = %3057
  %3064 = shl i64 %3061, 4
  %3065 = add i64 %3064, %2960
  %3066 = inttoptr i64 %3065 to <4 x i32> addrspace(1)*
  %3067 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3066, align 16, !tbaa !11
  br label %3068

3068:                                             ; preds = %3063, %3057
  %3069 = phi <4 x i32> [ %3067, %3063 ], [ zeroinitializer, %3057 ]
  %3070 = mul i32 %2942, 3
  %3071 = zext i32 %3070 to i64
  %3072 = add i64 %3042, %3071
  %3073 = icmp ult i64 %3072, %2961
  br i1 %3073, label %3074, label %3079

3074:                                             ; preds = %3068
  %3075 = shl i64 %3072, 4
  %3076 = add i64 %3075, %2960
  %3077 = inttoptr i64 %3076 to <4 x i32> addrspace(1)*
  %3078 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3077, align 16, !tbaa !11
  br label %3079

3079:                                             ; preds = %3074, %3068
  %3080 = phi <4 x i32> [ %3078, %3074 ], [ zeroinitializer, %3068 ]
  %3081 = shl i32 %2942, 2
  %3082 = zext i32 %3081 to i64
  %3083 = add i64 %3042, %3082
  %3084 = icmp ult i64 %3083, %2961
  br i1 %3084, label %3085, label %3090

3085:                                             ; preds = %3079
  %3086 = shl i64 %3083, 4
  %3087 = add i64 %3086, %2960
  %3088 = inttoptr i64 %3087 to <4 x i32> addrspace(1)*
  %3089 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3088, align 16, !tbaa !11
  br label %3090

3090:                                             ; preds = %3085, %3079
  %3091 = phi <4 x i32> [ %3089, %3085 ], [ zeroinitializer, %3079 ]
  %3092 = mul i32 %2942, 5
  %3093 = zext i32 %3092 to i64
  %3094 = add i64 %3042, %3093
  %3095 = icmp ult i64 %3094, %2961
  br i1 %3095, label %3096, label %3101

3096:                                             ; preds = %3090
  %3097 = shl i64 %3094, 4
  %3098 = add i64 %3097, %2960
  %3099 = inttoptr i64 %3098 to <4 x i32> addrspace(1)*
  %3100 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3099, align 16, !tbaa !11
  br label %3101

3101:                                             ; preds = %3096, %3090
  %3102 = phi <4 x i32> [ %3100, %3096 ], [ zeroinitializer, %3090 ]
  %3103 = mul i32 %2942, 6
  %3104 = zext i32 %3103 to i64
  %3105 = add i64 %3042, %3104
  %3106 = icmp ult i64 %3105, %2961
  br i1 %3106, label %3107, label %3112

3107:                                             ; preds = %3101
  %3108 = shl i64 %3105, 4
  %3109 = add i64 %3108, %2960
  %3110 = inttoptr i64 %3109 to <4 x i32> addrspace(1)*
  %3111 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3110, align 16, !tbaa !11
  br label %3112

3112:                                             ; preds = %3107, %3101
  %3113 = phi <4 x i32> [ %3111, %3107 ], [ zeroinitializer, %3101 ]
  %3114 = add i64 %3042, %2964
  %3115 = icmp ult i64 %3114, %2961
  br i1 %3115, label %3116, label %3121

3116:                                             ; preds = %3112
  %3117 = shl i64 %3114, 4
  %3118 = add i64 %3117, %2960
  %3119 = inttoptr i64 %3118 to <4 x i32> addrspace(1)*
  %3120 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3119, align 16, !tbaa !11
  br label %3121

3121:                                             ; preds = %3116, %3112
  %3122 = phi <4 x i32> [ %3120, %3116 ], [ zeroinitializer, %3112 ]
  %3123 = add i64 %3045, %2959
  %3124 = inttoptr i64 %3123 to <4 x i32> addrspace(1)*
  store <4 x i32> %3048, <4 x i32> addrspace(1)* %3124, align 16, !tbaa !11
  br i1 %3051, label %3125, label %3129

3125:                                             ; preds = %3121
  %3126 = shl i64 %3050, 4
  %3127 = add i64 %3126, %2959
  %3128 = inttoptr i64 %3127 to <4 x i32> addrspace(1)*
  store <4 x i32> %3058, <4 x i32> addrspace(1)* %3128, align 16, !tbaa !11
  br label %3129

3129:                                             ; preds = %3125, %3121
  br i1 %3062, label %3130, label %3134

3130:                                             ; preds = %3129
  %3131 = shl i64 %3061, 4
  %3132 = add i64 %3131, %2959
  %3133 = inttoptr i64 %3132 to <4 x i32> addrspace(1)*
  store <4 x i32> %3069, <4 x i32> addrspace(1)* %3133, align 16, !tbaa !11
  br label %3134

3134:                                             ; preds = %3130, %3129
  br i1 %3073, label %3135, label %3139

3135:                                             ; preds = %3134
  %3136 = shl i64 %3072, 4
  %3137 = add i64 %3136, %2959
  %3138 = inttoptr i64 %3137 to <4 x i32> addrspace(1)*
  store <4 x i32> %3080, <4 x i32> addrspace(1)* %3138, align 16, !tbaa !11
  br label %3139

3139:                                             ; preds = %3135, %3134
  br i1 %3084, label %3140, label %3144

3140:                                             ; preds = %3139
  %3141 = shl i64 %3083, 4
  %3142 = add i64 %3141, %2959
  %3143 = inttoptr i64 %3142 to <4 x i32> addrspace(1)*
  store <4 x i32> %3091, <4 x i32> addrspace(1)* %3143, align 16, !tbaa !11
  br label %3144

3144:                                             ; preds = %3140, %3139
  br i1 %3095, label %3145, label %3149

3145:                                             ; preds = %3144
  %3146 = shl i64 %3094, 4
  %3147 = add i64 %3146, %2959
  %3148 = inttoptr i64 %3147 to <4 x i32> addrspace(1)*
  store <4 x i32> %3102, <4 x i32> addrspace(1)* %3148, align 16, !tbaa !11
  br label %3149

3149:                                             ; preds = %3145, %3144
  br i1 %3106, label %3150, label %3154

3150:                                             ; preds = %3149
  %3151 = shl i64 %3105, 4
  %3152 = add i64 %3151, %2959
  %3153 = inttoptr i64 %3152 to <4 x i32> addrspace(1)*
  store <4 x i32> %3113, <4 x i32> addrspace(1)* %3153, align 16, !tbaa !11
  br label %3154

3154:                                             ; preds = %3150, %3149
  br i1 %3115, label %3155, label %3374

3155:                                             ; preds = %3154
  %3156 = shl i64 %3114, 4
  %3157 = add i64 %3156, %2959
  %3158 = inttoptr i64 %3157 to <4 x i32> addrspace(1)*
  store <4 x i32> %3122, <4 x i32> addrspace(1)* %3158, align 16, !tbaa !11
  br label %3374

3159:                                             ; preds = %2935
  %3160 = add i64 %2954, %2940
  %3161 = add i64 %2954, %2360
  %3162 = lshr i64 %2957, 2
  %3163 = zext i32 %2941 to i64
  %3164 = mul i32 %2942, 7
  %3165 = zext i32 %3164 to i64
  %3166 = add nuw nsw i64 %3165, %3163
  %3167 = icmp ult i64 %3166, %3162
  br i1 %3167, label %3168, label %3242

3168:                                             ; preds = %3159
  %3169 = shl i32 %2942, 3
  %3170 = zext i32 %3169 to i64
  %3171 = zext i32 %2942 to i64
  %3172 = shl i32 %2942, 1
  %3173 = zext i32 %3172 to i64
  %3174 = mul i32 %2942, 3
  %3175 = zext i32 %3174 to i64
  %3176 = shl i32 %2942, 2
  %3177 = zext i32 %3176 to i64
  %3178 = mul i32 %2942, 5
  %3179 = zext i32 %3178 to i64
  %3180 = mul i32 %2942, 6
  %3181 = zext i32 %3180 to i64
  br label %3182

3182:                                             ; preds = %3182, %3168
  %3183 = phi i64 [ %3163, %3168 ], [ %3239, %3182 ]
  %3184 = shl i64 %3183, 2
  %3185 = add i64 %3184, %3161
  %3186 = inttoptr i64 %3185 to i32 addrspace(1)*
  %3187 = load volatile i32, i32 addrspace(1)* %3186, align 4, !tbaa !11
  %3188 = add i64 %3183, %3171
  %3189 = shl i64 %3188, 2
  %3190 = add i64 %3189, %3161
  %3191 = inttoptr i64 %3190 to i32 addrspace(1)*
  %3192 = load volatile i32, i32 addrspace(1)* %3191, align 4, !tbaa !11
  %3193 = add i64 %3183, %3173
  %3194 = shl i64 %3193, 2
  %3195 = add i64 %3194, %3161
  %3196 = inttoptr i64 %3195 to i32 addrspace(1)*
  %3197 = load volatile i32, i32 addrspace(1)* %3196, align 4, !tbaa !11
  %3198 = add i64 %3183, %3175
  %3199 = shl i64 %3198, 2
  %3200 = add i64 %3199, %3161
  %3201 = inttoptr i64 %3200 to i32 addrspace(1)*
  %3202 = load volatile i32, i32 addrspace(1)* %3201, align 4, !tbaa !11
  %3203 = add i64 %3183, %3177
  %3204 = shl i64 %3203, 2
  %3205 = add i64 %3204, %3161
  %3206 = inttoptr i64 %3205 to i32 addrspace(1)*
  %3207 = load volatile i32, i32 addrspace(1)* %3206, align 4, !tbaa !11
  %3208 = add i64 %3183, %3179
  %3209 = shl i64 %3208, 2
  %3210 = add i64 %3209, %3161
  %3211 = inttoptr i64 %3210 to i32 addrspace(1)*
  %3212 = load volatile i32, i32 addrspace(1)* %3211, align 4, !tbaa !11
  %3213 = add i64 %3183, %3181
  %3214 = shl i64 %3213, 2
  %3215 = add i64 %3214, %3161
  %3216 = inttoptr i64 %3215 to i32 addrspace(1)*
  %3217 = load volatile i32, i32 addrspace(1)* %3216, align 4, !tbaa !11
  %3218 = add i64 %3183, %3165
  %3219 = shl i64 %3218, 2
  %3220 = add i64 %3219, %3161
  %3221 = inttoptr i64 %3220 to i32 addrspace(1)*
  %3222 = load volatile i32, i32 addrspace(1)* %3221, align 4, !tbaa !11
  %3223 = add i64 %3184, %3160
  %3224 = inttoptr i64 %3223 to i32 addrspace(1)*
  store i32 %3187, i32 addrspace(1)* %3224, align 4, !tbaa !11
  %3225 = add i64 %3189, %3160
  %3226 = inttoptr i64 %3225 to i32 addrspace(1)*
  store i32 %3192, i32 addrspace(1)* %3226, align 4, !tbaa !11
  %3227 = add i64 %3194, %3160
  %3228 = inttoptr i64 %3227 to i32 addrspace(1)*
  store i32 %3197, i32 addrspace(1)* %3228, align 4, !tbaa !11
  %3229 = add i64 %3199, %3160
  %3230 = inttoptr i64 %3229 to i32 addrspace(1)*
  store i32 %3202, i32 addrspace(1)* %3230, align 4, !tbaa !11
  %3231 = add i64 %3204, %3160
  %3232 = inttoptr i64 %3231 to i32 addrspace(1)*
  store i32 %3207, i32 addrspace(1)* %3232, align 4, !tbaa !11
  %3233 = add i64 %3209, %3160
  %3234 = inttoptr i64 %3233 to i32 addrspace(1)*
  store i32 %3212, i32 addrspace(1)* %3234, align 4, !tbaa !11
  %3235 = add i64 %3214, %3160
  %3236 = inttoptr i64 %3235 to i32 addrspace(1)*
  store i32 %3217, i32 addrspace(1)* %3236, align 4, !tbaa !11
  %3237 = add i64 %3219, %3160
  %3238 = inttoptr i64 %3237 to i32 addrspace(1)*
  store i32 %3222, i32 addrspace(1)* %3238, align 4, !tbaa !11
  %3239 = add i64 %3183, %3170
  %3240 = add i64 %3239, %3165
  %3241 = icmp ult i64 %3240, %3162
  br i1 %3241, label %3182, label %3242, !llvm.loop !44

3242:                                             ; preds = %3182, %3159
  %3243 = phi i64 [ %3163, %3159 ], [ %3239, %3182 ]
  %3244 = icmp ult i64 %3243, %3162
  br i1 %3244, label %3245, label %3374

3245:                                             ; preds = %3242
  %3246 = shl i64 %3243, 2
  %3247 = add i64 %3246, %3161
  %3248 = inttoptr i64 %3247 to i32 addrspace(1)*
  %3249 = load volatile i32, i32 addrspace(1)* %3248, align 4, !tbaa !11
  %3250 = zext i32 %2942 to i64
  %3251 = add i64 %3243, %3250
  %3252 = icmp ult i64 %3251, %3162
  br i1 %3252, label %3253, label %3258

3253:                                             ; preds = %3245
  %3254 = shl i64 %3251, 2
  %3255 = add i64 %3254, %3161
  %3256 = inttoptr i64 %3255 to i32 addrspace(1)*
  %3257 = load volatile i32, i32 addrspace(1)* %3256, align 4, !tbaa !11
  br label %3258

3258:                                             ; preds = %3253, %3245
  %3259 = phi i32 [ %3257, %3253 ], [ 0, %3245 ]
  %3260 = shl i32 %2942, 1
  %3261 = zext i32 %3260 to i64
  %3262 = add i64 %3243, %3261
  %3263 = icmp ult i64 %3262, %3162
  br i1 %3263, label %3264, label %3269

3264:                                             ; preds = %3258
  %3265 = shl i64 %3262, 2
  %3266 = add i64 %3265, %3161
  %3267 = inttoptr i64 %3266 to i32 addrspace(1)*
  %3268 = load volatile i32, i32 addrspace(1)* %3267, align 4, !tbaa !11
  br label %3269

3269:                                             ; preds = %3264, %3258
  %3270 = phi i32 [ %3268, %3264 ], [ 0, %3258 ]
  %3271 = mul i32 %2942, 3
  %3272 = zext i32 %3271 to i64
  %3273 = add i64 %3243, %3272
  %3274 = icmp ult i64 %3273, %3162
  br i1 %3274, label %3275, label %3280

3275:                                             ; preds = %3269
  %3276 = shl i64 %3273, 2
  %3277 = add i64 %3276, %3161
  %3278 = inttoptr i64 %3277 to i32 addrspace(1)*
  %3279 = load volatile i32, i32 addrspace(1)* %3278, align 4, !tbaa !11
  br label %3280

3280:                                             ; preds = %3275, %3269
  %3281 = phi i32 [ %3279, %3275 ], [ 0, %3269 ]
  %3282 = shl i32 %2942, 2
  %3283 = zext i32 %3282 to i64
  %3284 = add i64 %3243, %3283
  %3285 = icmp ult i64 %3284, %3162
  br i1 %3285, label %3286, label %3291

3286:                                             ; preds = %3280
  %3287 = shl i64 %3284, 2
  %3288 = add i64 %3287, %3161
  %3289 = inttoptr i64 %3288 to i32 addrspace(1)*
  %3290 = load volatile i32, i32 addrspace(1)* %3289, align 4, !tbaa !11
  br label %3291

3291:                                             ; preds = %3286, %3280
  %3292 = phi i32 [ %3290, %3286 ], [ 0, %3280 ]
  %3293 = mul i32 %2942, 5
  %3294 = zext i32 %3293 to i64
  %3295 = add i64 %3243, %3294
  %3296 = icmp ult i64 %3295, %3162
  br i1 %3296, label %3297, label %3302

3297:                                             ; preds = %3291
  %3298 = shl i64 %3295, 2
  %3299 = add i64 %3298, %3161
  %3300 = inttoptr i64 %3299 to i32 addrspace(1)*
  %3301 = load volatile i32, i32 addrspace(1)* %3300, align 4, !tbaa !11
  br label %3302

3302:                                             ; preds = %3297, %3291
  %3303 = phi i32 [ %3301, %3297 ], [ 0, %3291 ]
  %3304 = mul i32 %2942, 6
  %3305 = zext i32 %3304 to i64
  %3306 = add i64 %3243, %3305
  %3307 = icmp ult i64 %3306, %3162
  br i1 %3307, label %3308, label %3313

3308:                                             ; preds = %3302
  %3309 = shl i64 %3306, 2
  %3310 = add i64 %3309, %3161
  %3311 = inttoptr i64 %3310 to i32 addrspace(1)*
  %3312 = load volatile i32, i32 addrspace(1)* %3311, align 4, !tbaa !11
  br label %3313

3313:                                             ; preds = %3308, %3302
  %3314 = phi i32 [ %3312, %3308 ], [ 0, %3302 ]
  %3315 = add i64 %3243, %3165
  %3316 = icmp ult i64 %3315, %3162
  br i1 %3316, label %3317, label %3322

3317:                                             ; preds = %3313
  %3318 = shl i64 %3315, 2
  %3319 = add i64 %3318, %3161
  %3320 = inttoptr i64 %3319 to i32 addrspace(1)*
  %3321 = load volatile i32, i32 addrspace(1)* %3320, align 4, !tbaa !11
  br label %3322

3322:                                             ; preds = %3317, %3313
  %3323 = phi i32 [ %3321, %3317 ], [ 0, %3313 ]
  %3324 = add i64 %3246, %3160
  %3325 = inttoptr i64 %3324 to i32 addrspace(1)*
  store i32 %3249, i32 addrspace(1)* %3325, align 4, !tbaa !11
  br i1 %3252, label %3326, label %3330

3326:                                             ; preds = %3322
  %3327 = shl i64 %3251, 2
  %3328 = add i64 %3327, %3160
  %3329 = inttoptr i64 %3328 to i32 addrspace(1)*
  store i32 %3259, i32 addrspace(1)* %3329, align 4, !tbaa !11
  br label %3330

3330:                                             ; preds = %3326, %3322
  br i1 %3263, label %3331, label %3335

3331:                                             ; preds = %3330
  %3332 = shl i64 %3262, 2
  %3333 = add i64 %3332, %3160
  %3334 = inttoptr i64 %3333 to i32 addrspace(1)*
  store i32 %3270, i32 addrspace(1)* %3334, align 4, !tbaa !11
  br label %3335

3335:                                             ; preds = %3331, %3330
  br i1 %3274, label %3336, label %3340

3336:                                             ; preds = %3335
  %3337 = shl i64 %3273, 2
  %3338 = add i64 %3337, %3160
  %3339 = inttoptr i64 %3338 to i32 addrspace(1)*
  store i32 %3281, i32 addrspace(1)* %3339, align 4, !tbaa !11
  br label %3340

3340:                                             ; preds = %3336, %3335
  br i1 %3285, label %3341, label %3345

3341:                                             ; preds = %3340
  %3342 = shl i64 %3284, 2
  %3343 = add i64 %3342, %3160
  %3344 = inttoptr i64 %3343 to i32 addrspace(1)*
  store i32 %3292, i32 addrspace(1)* %3344, align 4, !tbaa !11
  br label %3345

3345:                                             ; preds = %3341, %3340
  br i1 %3296, label %3346, label %3350

3346:                                             ; preds = %3345
  %3347 = shl i64 %3295, 2
  %3348 = add i64 %3347, %3160
  %3349 = inttoptr i64 %3348 to i32 addrspace(1)*
  store i32 %3303, i32 addrspace(1)* %3349, align 4, !tbaa !11
  br label %3350

3350:                                             ; preds = %3346, %3345
  br i1 %3307, label %3351, label %3355

3351:                                             ; preds = %3350
  %3352 = shl i64 %3306, 2
  %3353 = add i64 %3352, %3160
  %3354 = inttoptr i64 %3353 to i32 addrspace(1)*
  store i32 %3314, i32 addrspace(1)* %3354, align 4, !tbaa !11
  br label %3355

3355:                                             ; preds = %3351, %3350
  br i1 %3316, label %3356, label %3374

3356:                                             ; preds = %3355
  %3357 = shl i64 %3315, 2
  %3358 = add i64 %3357, %3160
  %3359 = inttoptr i64 %3358 to i32 addrspace(1)*
  store i32 %3323, i32 addrspace(1)* %3359, align 4, !tbaa !11
  br label %3374

3360:                                             ; preds = %2935
  %3361 = zext i32 %2941 to i64
  %3362 = icmp ugt i64 %2834, %3361
  br i1 %3362, label %3363, label %3404

3363:                                             ; preds = %3360
  %3364 = zext i32 %2942 to i64
  br label %3365

3365:                                             ; preds = %3365, %3363
  %3366 = phi i64 [ %3361, %3363 ], [ %3372, %3365 ]
  %3367 = add i64 %3366, %2360
  %3368 = inttoptr i64 %3367 to i8 addrspace(1)*
  %3369 = load volatile i8, i8 addrspace(1)* %3368, align 1, !tbaa !11
  %3370 = add i64 %3366, %2940
  %3371 = inttoptr i64 %3370 to i8 addrspace(1)*
  store i8 %3369, i8 addrspace(1)* %3371, align 1, !tbaa !11
  %3372 = add i64 %3366, %3364
  %3373 = icmp ult i64 %3372, %2834
  br i1 %3373, label %3365, label %3404, !llvm.loop !45

3374:                                             ; preds = %3356, %3355, %3242, %3155, %3154, %3041
  %3375 = phi i64 [ %3163, %3356 ], [ %3163, %3355 ], [ %3163, %3242 ], [ %2962, %3155 ], [ %2962, %3154 ], [ %2962, %3041 ]
  %3376 = icmp ugt i64 %2954, %3375
  br i1 %3376, label %3377, label %3388

3377:                                             ; preds = %3374
  %3378 = zext i32 %2942 to i64
  br label %3379

3379:                                             ; preds = %3379, %3377
  %3380 = phi i64 [ %3375, %3377 ], [ %3386, %3379 ]
  %3381 = add i64 %3380, %2360
  %3382 = inttoptr i64 %3381 to i8 addrspace(1)*
  %3383 = load volatile i8, i8 addrspace(1)* %3382, align 1, !tbaa !11
  %3384 = add i64 %3380, %2940
  %3385 = inttoptr i64 %3384 to i8 addrspace(1)*
  store i8 %3383, i8 addrspace(1)* %3385, align 1, !tbaa !11
  %3386 = add i64 %3380, %3378
  %3387 = icmp ult i64 %3386, %2954
  br i1 %3387, label %3379, label %3388, !llvm.loop !45

3388:                                             ; preds = %3379, %3374
  %3389 = add i64 %2957, %2954
  %3390 = sub i64 %2834, %3389
  %3391 = icmp ugt i64 %3390, %3375
  br i1 %3391, label %3392, label %3404

3392:                                             ; preds = %3388
  %3393 = zext i32 %2942 to i64
  br label %3394

3394:                                             ; preds = %3394, %3392
  %3395 = phi i64 [ %3375, %3392 ], [ %3402, %3394 ]
  %3396 = add i64 %3395, %3389
  %3397 = add i64 %3396, %2360
  %3398 = inttoptr i64 %3397 to i8 addrspace(1)*
  %3399 = load volatile i8, i8 addrspace(1)* %3398, align 1, !tbaa !11
  %3400 = add i64 %3396, %2940
  %3401 = inttoptr i64 %3400 to i8 addrspace(1)*
  store i8 %3399, i8 addrspace(1)* %3401, align 1, !tbaa !11
  %3402 = add i64 %3395, %3393
  %3403 = icmp ult i64 %3402, %3390
  br i1 %3403, label %3394, label %3404, !llvm.loop !45

3404:                                             ; preds = %3394, %3365, %3388, %3360, %2923
  %3405 = and i1 %2841, %2934
  %3406 = zext i1 %3405 to i32
  %3407 = load i32, i32* %70, align 4, !tbaa !9
  %3408 = add i32 %3407, %3406
  store i32 %3408, i32* %70, align 4, !tbaa !9
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !92
  %3409 = load i32, i32* %40, align 4, !tbaa !41
  %3410 = icmp eq i32 %3409, 0
  br i1 %3410, label %3411, label %3416

3411:                                             ; preds = %3404
  %3412 = shl i64 %2933, 20
  %3413 = or i64 %3412, 131072
  %3414 = select i1 %2934, i64 -131072, i64 %3413
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !33
  %3415 = atomicrmw add i64* %2838, i64 %3414 seq_cst, align 8
  br label %3416

3416:                                             ; preds = %3411, %3404
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !83
  %3417 = and i64 %2345, 4286578688
  %3418 = icmp eq i64 %3417, 58720256
  br i1 %3418, label %3419, label %3420

3419:                                             ; preds = %3416
  store i32 %2341, i32* %50, align 4, !tbaa !57
  br label %3431

3420:                                             ; preds = %3416
  %3421 = load i32, i32* %40, align 4, !tbaa !41
  %3422 = icmp eq i32 %3421, 0
  br i1 %3422, label %3423, label %3431

3423:                                             ; preds = %3420
  %3424 = lshr i64 %1402, 3
  %3425 = and i64 %3424, 536870904
  %3426 = and i64 %1402, 63
  %3427 = shl nuw i64 1, %3426
  %3428 = load i64, i64* %49, align 8, !tbaa !55
  %3429 = add i64 %3428, %3425
  %3430 = inttoptr i64 %3429 to i64*
  tail call void asm sideeffect "red.release.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %3430, i64 %3427) #10, !srcloc !56
  br label %3431

3431:                                             ; preds = %3423, %3420, %3419
  %3432 = zext i1 %2361 to i32
  %3433 = load i32, i32* %71, align 4, !tbaa !9
  %3434 = add i32 %3433, %3432
  store i32 %3434, i32* %71, align 4, !tbaa !9
  br label %3923

3435:                                             ; preds = %1401
  %3436 = icmp eq i64 %76, 0
  br i1 %3436, label %3911, label %3437

3437:                                             ; preds = %3435
  %3438 = load i64, i64* %69, align 8, !tbaa !91
  %3439 = and i64 %1402, 72057594037927935
  %3440 = load i32, i32* %35, align 8, !tbaa !37
  %3441 = zext i32 %3440 to i64
  %3442 = shl i64 %3439, %3441
  %3443 = add i64 %3442, %3438
  %3444 = shl nsw i64 -1, %3441
  %3445 = xor i64 %3444, -1
  %3446 = and i64 %77, %3445
  %3447 = add i64 %3443, %3446
  %3448 = load i32, i32* %40, align 4, !tbaa !41
  %3449 = load i32, i32* %45, align 4, !tbaa !42
  %3450 = xor i64 %3447, %76
  %3451 = and i64 %3450, 15
  %3452 = icmp eq i64 %3451, 0
  %3453 = and i64 %3450, 3
  %3454 = icmp eq i64 %3453, 0
  %3455 = select i1 %3454, i64 4, i64 1
  %3456 = select i1 %3452, i64 16, i64 %3455
  %3457 = sub i64 0, %76
  %3458 = add nsw i64 %3456, -1
  %3459 = and i64 %3458, %3457
  %3460 = icmp ult i64 %3459, %1119
  %3461 = select i1 %3460, i64 %3459, i64 %1119
  %3462 = sub i64 %1119, %3461
  %3463 = sub nsw i64 0, %3456
  %3464 = and i64 %3462, %3463
  switch i64 %3456, label %3867 [
    i64 16, label %3465
    i64 4, label %3666
  ]

3465:                                             ; preds = %3437
  %3466 = add i64 %3461, %76
  %3467 = add i64 %3461, %3447
  %3468 = lshr i64 %3464, 4
  %3469 = zext i32 %3448 to i64
  %3470 = mul i32 %3449, 7
  %3471 = zext i32 %3470 to i64
  %3472 = add nuw nsw i64 %3471, %3469
  %3473 = icmp ult i64 %3472, %3468
  br i1 %3473, label %3474, label %3548

3474:                                             ; preds = %3465
  %3475 = shl i32 %3449, 3
  %3476 = zext i32 %3475 to i64
  %3477 = zext i32 %3449 to i64
  %3478 = shl i32 %3449, 1
  %3479 = zext i32 %3478 to i64
  %3480 = mul i32 %3449, 3
  %3481 = zext i32 %3480 to i64
  %3482 = shl i32 %3449, 2
  %3483 = zext i32 %3482 to i64
  %3484 = mul i32 %3449, 5
  %3485 = zext i32 %3484 to i64
  %3486 = mul i32 %3449, 6
  %3487 = zext i32 %3486 to i64
  br label %3488

3488:                                             ; preds = %3488, %3474
  %3489 = phi i64 [ %3469, %3474 ], [ %3545, %3488 ]
  %3490 = shl i64 %3489, 4
  %3491 = add i64 %3490, %3467
  %3492 = inttoptr i64 %3491 to <4 x i32> addrspace(1)*
  %3493 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3492, align 16, !tbaa !11
  %3494 = add i64 %3489, %3477
  %3495 = shl i64 %3494, 4
  %3496 = add i64 %3495, %3467
  %3497 = inttoptr i64 %3496 to <4 x i32> addrspace(1)*
  %3498 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3497, align 16, !tbaa !11
  %3499 = add i64 %3489, %3479
  %3500 = shl i64 %3499, 4
  %3501 = add i64 %3500, %3467
  %3502 = inttoptr i64 %3501 to <4 x i32> addrspace(1)*
  %3503 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3502, align 16, !tbaa !11
  %3504 = add i64 %3489, %3481
  %3505 = shl i64 %3504, 4
  %3506 = add i64 %3505, %3467
  %3507 = inttoptr i64 %3506 to <4 x i32> addrspace(1)*
  %3508 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3507, align 16, !tbaa !11
  %3509 = add i64 %3489, %3483
  %3510 = shl i64 %3509, 4
  %3511 = add i64 %3510, %3467
  %3512 = inttoptr i64 %3511 to <4 x i32> addrspace(1)*
  %3513 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3512, align 16, !tbaa !11
  %3514 = add i64 %3489, %3485
  %3515 = shl i64 %3514, 4
  %3516 = add i64 %3515, %3467
  %3517 = inttoptr i64 %3516 to <4 x i32> addrspace(1)*
  %3518 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3517, align 16, !tbaa !11
  %3519 = add i64 %3489, %3487
  %3520 = shl i64 %3519, 4
  %3521 = add i64 %3520, %3467
  %3522 = inttoptr i64 %3521 to <4 x i32> addrspace(1)*
  %3523 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3522, align 16, !tbaa !11
  %3524 = add i64 %3489, %3471
  %3525 = shl i64 %3524, 4
  %3526 = add i64 %3525, %3467
  %3527 = inttoptr i64 %3526 to <4 x i32> addrspace(1)*
  %3528 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3527, align 16, !tbaa !11
  %3529 = add i64 %3490, %3466
  %3530 = inttoptr i64 %3529 to <4 x i32> addrspace(1)*
  store <4 x i32> %3493, <4 x i32> addrspace(1)* %3530, align 16, !tbaa !11
  %3531 = add i64 %3495, %3466
  %3532 = inttoptr i64 %3531 to <4 x i32> addrspace(1)*
  store <4 x i32> %3498, <4 x i32> addrspace(1)* %3532, align 16, !tbaa !11
  %3533 = add i64 %3500, %3466
  %3534 = inttoptr i64 %3533 to <4 x i32> addrspace(1)*
  store <4 x i32> %3503, <4 x i32> addrspace(1)* %3534, align 16, !tbaa !11
  %3535 = add i64 %3505, %3466
  %3536 = inttoptr i64 %3535 to <4 x i32> addrspace(1)*
  store <4 x i32> %3508, <4 x i32> addrspace(1)* %3536, align 16, !tbaa !11
  %3537 = add i64 %3510, %3466
  %3538 = inttoptr i64 %3537 to <4 x i32> addrspace(1)*
  store <4 x i32> %3513, <4 x i32> addrspace(1)* %3538, align 16, !tbaa !11
  %3539 = add i64 %3515, %3466
  %3540 = inttoptr i64 %3539 to <4 x i32> addrspace(1)*
  store <4 x i32> %3518, <4 x i32> addrspace(1)* %3540, align 16, !tbaa !11
  %3541 = add i64 %3520, %3466
  %3542 = inttoptr i64 %3541 to <4 x i32> addrspace(1)*
  store <4 x i32> %3523, <4 x i32> addrspace(1)* %3542, align 16, !tbaa !11
  %3543 = add i64 %3525, %3466
  %3544 = inttoptr i64 %3543 to <4 x i32> addrspace(1)*
  store <4 x i32> %3528, <4 x i32> addrspace(1)* %3544, align 16, !tbaa !11
  %3545 = add i64 %3489, %3476
  %3546 = add i64 %3545, %3471
  %3547 = icmp ult i64 %3546, %3468
  br i1 %3547, label %3488, label %3548, !llvm.loop !43

3548:                                             ; preds = %3488, %3465
  %3549 = phi i64 [ %3469, %3465 ], [ %3545, %3488 ]
  %3550 = icmp ult i64 %3549, %3468
  br i1 %3550, label %3551, label %3881

3551:                                             ; preds = %3548
  %3552 = shl i64 %3549, 4
  %3553 = add i64 %3552, %3467
  %3554 = inttoptr i64 %3553 to <4 x i32> addrspace(1)*
  %3555 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3554, align 16, !tbaa !11
  %3556 = zext i32 %3449 to i64
  %3557 = add i64 %3549, %3556
  %3558 = icmp ult i64 %3557, %3468
  br i1 %3558, label %3559, label %3564

3559:                                             ; preds = %3551
  %3560 = shl i64 %3557, 4
  %3561 = add i64 %3560, %3467
  %3562 = inttoptr i64 %3561 to <4 x i32> addrspace(1)*
  %3563 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3562, align 16, !tbaa !11
  br label %3564

3564:                                             ; preds = %3559, %3551
  %3565 = phi <4 x i32> [ %3563, %3559 ], [ zeroinitializer, %3551 ]
  %3566 = shl i32 %3449, 1
  %3567 = zext i32 %3566 to i64
  %3568 = add i64 %3549, %3567
  %3569 = icmp ult i64 %3568, %3468
  br i1 %3569, label %3570, label %3575

3570:                                             ; preds = %3564
  %3571 = shl i64 %3568, 4
  %3572 = add i64 %3571, %3467
  %3573 = inttoptr i64 %3572 to <4 x i32> addrspace(1)*
  %3574 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3573, align 16, !tbaa !11
  br label %3575

3575:                                             ; preds = %3570, %3564
  %3576 = phi <4 x i32> [ %3574, %3570 ], [ zeroinitializer, %3564 ]
  %3577 = mul i32 %3449, 3
  %3578 = zext i32 %3577 to i64
  %3579 = add i64 %3549, %3578
  %3580 = icmp ult i64 %3579, %3468
  br i1 %3580, label %3581, label %3586

3581:                                             ; preds = %3575
  %3582 = shl i64 %3579, 4
  %3583 = add i64 %3582, %3467
  %3584 = inttoptr i64 %3583 to <4 x i32> addrspace(1)*
  %3585 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3584, align 16, !tbaa !11
  br label %3586

3586:                                             ; preds = %3581, %3575
  %3587 = phi <4 x i32> [ %3585, %3581 ], [ zeroinitializer, %3575 ]
  %3588 = shl i32 %3449, 2
  %3589 = zext i32 %3588 to i64
  %3590 = add i64 %3549, %3589
  %3591 = icmp ult i64 %3590, %3468
  br i1 %3591, label %3592, label %3597

3592:                                             ; preds = %3586
  %3593 = shl i64 %3590, 4
  %3594 = add i64 %3593, %3467
  %3595 = inttoptr i64 %3594 to <4 x i32> addrspace(1)*
  %3596 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3595, align 16, !tbaa !11
  br label %3597

3597:                                             ; preds = %3592, %3586
  %3598 = phi <4 x i32> [ %3596, %3592 ], [ zeroinitializer, %3586 ]
  %3599 = mul i32 %3449, 5
  %3600 = zext i32 %3599 to i64
  %3601 = add i64 %3549, %3600
  %3602 = icmp ult i64 %3601, %3468
  br i1 %3602, label %3603, label %3608

3603:                                             ; preds = %3597
  %3604 = shl i64 %3601, 4
  %3605 = add i64 %3604, %3467
  %3606 = inttoptr i64 %3605 to <4 x i32> addrspace(1)*
  %3607 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3606, align 16, !tbaa !11
  br label %3608

3608:                                             ; preds = %3603, %3597
  %3609 = phi <4 x i32> [ %3607, %3603 ], [ zeroinitializer, %3597 ]
  %3610 = mul i32 %3449, 6
  %3611 = zext i32 %3610 to i64
  %3612 = add i64 %3549, %3611
  %3613 = icmp ult i64 %3612, %3468
  br i1 %3613, label %3614, label %3619

3614:                                             ; preds = %3608
  %3615 = shl i64 %3612, 4
  %3616 = add i64 %3615, %3467
  %3617 = inttoptr i64 %3616 to <4 x i32> addrspace(1)*
  %3618 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3617, align 16, !tbaa !11
  br label %3619

3619:                                             ; preds = %3614, %3608
  %3620 = phi <4 x i32> [ %3618, %3614 ], [ zeroinitializer, %3608 ]
  %3621 = add i64 %3549, %3471
  %3622 = icmp ult i64 %3621, %3468
  br i1 %3622, label %3623, label %3628

3623:                                             ; preds = %3619
  %3624 = shl i64 %3621, 4
  %3625 = add i64 %3624, %3467
  %3626 = inttoptr i64 %3625 to <4 x i32> addrspace(1)*
  %3627 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3626, align 16, !tbaa !11
  br label %3628

3628:                                             ; preds = %3623, %3619
  %3629 = phi <4 x i32> [ %3627, %3623 ], [ zeroinitializer, %3619 ]
  %3630 = add i64 %3552, %3466
  %3631 = inttoptr i64 %3630 to <4 x i32> addrspace(1)*
  store <4 x i32> %3555, <4 x i32> addrspace(1)* %3631, align 16, !tbaa !11
  br i1 %3558, label %3632, label %3636

3632:                                             ; preds = %3628
  %3633 = shl i64 %3557, 4
  %3634 = add i64 %3633, %3466
  %3635 = inttoptr i64 %3634 to <4 x i32> addrspace(1)*
  store <4 x i32> %3565, <4 x i32> addrspace(1)* %3635, align 16, !tbaa !11
  br label %3636

3636:                                             ; preds = %3632, %3628
  br i1 %3569, label %3637, label %3641

3637:                                             ; preds = %3636
  %3638 = shl i64 %3568, 4
  %3639 = add i64 %3638, %3466
  %3640 = inttoptr i64 %3639 to <4 x i32> addrspace(1)*
  store <4 x i32> %3576, <4 x i32> addrspace(1)* %3640, align 16, !tbaa !11
  br label %3641

3641:                                             ; preds = %3637, %3636
  br i1 %3580, label %3642, label %3646

3642:                                             ; preds = %3641
  %3643 = shl i64 %3579, 4
  %3644 = add i64 %3643, %3466
  %3645 = inttoptr i64 %3644 to <4 x i32> addrspace(1)*
  store <4 x i32> %3587, <4 x i32> addrspace(1)* %3645, align 16, !tbaa !11
  br label %3646

3646:                                             ; preds = %3642, %3641
  br i1 %3591, label %3647, label %3651

3647:                                             ; preds = %3646
  %3648 = shl i64 %3590, 4
  %3649 = add i64 %3648, %3466
  %3650 = inttoptr i64 %3649 to <4 x i32> addrspace(1)*
  store <4 x i32> %3598, <4 x i32> addrspace(1)* %3650, align 16, !tbaa !11
  br label %3651

3651:                                             ; preds = %3647, %3646
  br i1 %3602, label %3652, label %3656

3652:                                             ; preds = %3651
  %3653 = shl i64 %3601, 4
  %3654 = add i64 %3653, %3466
  %3655 = inttoptr i64 %3654 to <4 x i32> addrspace(1)*
  store <4 x i32> %3609, <4 x i32> addrspace(1)* %3655, align 16, !tbaa !11
  br label %3656

3656:                                             ; preds = %3652, %3651
  br i1 %3613, label %3657, label %3661

3657:                                             ; preds = %3656
  %3658 = shl i64 %3612, 4
  %3659 = add i64 %3658, %3466
  %3660 = inttoptr i64 %3659 to <4 x i32> addrspace(1)*
  store <4 x i32> %3620, <4 x i32> addrspace(1)* %3660, align 16, !tbaa !11
  br label %3661

3661:                                             ; preds = %3657, %3656
  br i1 %3622, label %3662, label %3881

3662:                                             ; preds = %3661
  %3663 = shl i64 %3621, 4
  %3664 = add i64 %3663, %3466
  %3665 = inttoptr i64 %3664 to <4 x i32> addrspace(1)*
  store <4 x i32> %3629, <4 x i32> addrspace(1)* %3665, align 16, !tbaa !11
  br label %3881

3666:                                             ; preds = %3437
  %3667 = add i64 %3461, %76
  %3668 = add i64 %3461, %3447
  %3669 = lshr i64 %3464, 2
  %3670 = zext i32 %3448 to i64
  %3671 = mul i32 %3449, 7
  %3672 = zext i32 %3671 to i64
  %3673 = add nuw nsw i64 %3672, %3670
  %3674 = icmp ult i64 %3673, %3669
  br i1 %3674, label %3675, label %3749

3675:                                             ; preds = %3666
  %3676 = shl i32 %3449, 3
  %3677 = zext i32 %3676 to i64
  %3678 = zext i32 %3449 to i64
  %3679 = shl i32 %3449, 1
  %3680 = zext i32 %3679 to i64
  %3681 = mul i32 %3449, 3
  %3682 = zext i32 %3681 to i64
  %3683 = shl i32 %3449, 2
  %3684 = zext i32 %3683 to i64
  %3685 = mul i32 %3449, 5
  %3686 = zext i32 %3685 to i64
  %3687 = mul i32 %3449, 6
  %3688 = zext i32 %3687 to i64
  br label %3689

3689:                                             ; preds = %3689, %3675
  %3690 = phi i64 [ %3670, %3675 ], [ %3746, %3689 ]
  %3691 = shl i64 %3690, 2
  %3692 = add i64 %3691, %3668
  %3693 = inttoptr i64 %3692 to i32 addrspace(1)*
  %3694 = load volatile i32, i32 addrspace(1)* %3693, align 4, !tbaa !11
  %3695 = add i64 %3690, %3678
  %3696 = shl i64 %3695, 2
  %3697 = add i64 %3696, %3668
  %3698 = inttoptr i64 %3697 to i32 addrspace(1)*
  %3699 = load volatile i32, i32 addrspace(1)* %3698, align 4, !tbaa !11
  %3700 = add i64 %3690, %3680
  %3701 = shl i64 %3700, 2
  %3702 = add i64 %3701, %3668
  %3703 = inttoptr i64 %3702 to i32 addrspace(1)*
  %3704 = load volatile i32, i32 addrspace(1)* %3703, align 4, !tbaa !11
  %3705 = add i64 %3690, %3682
  %3706 = shl i64 %3705, 2
  %3707 = add i64 %3706, %3668
  %3708 = inttoptr i64 %3707 to i32 addrspace(1)*
  %3709 = load volatile i32, i32 addrspace(1)* %3708, align 4, !tbaa !11
  %3710 = add i64 %3690, %3684
  %3711 = shl i64 %3710, 2
  %3712 = add i64 %3711, %3668
  %3713 = inttoptr i64 %3712 to i32 addrspace(1)*
  %3714 = load volatile i32, i32 addrspace(1)* %3713, align 4, !tbaa !11
  %3715 = add i64 %3690, %3686
  %3716 = shl i64 %3715, 2
  %3717 = add i64 %3716, %3668
  %3718 = inttoptr i64 %3717 to i32 addrspace(1)*
  %3719 = load volatile i32, i32 addrspace(1)* %3718, align 4, !tbaa !11
  %3720 = add i64 %3690, %3688
  %3721 = shl i64 %3720, 2
  %3722 = add i64 %3721, %3668
  %3723 = inttoptr i64 %3722 to i32 addrspace(1)*
  %3724 = load volatile i32, i32 addrspace(1)* %3723, align 4, !tbaa !11
  %3725 = add i64 %3690, %3672
  %3726 = shl i64 %3725, 2
  %3727 = add i64 %3726, %3668
  %3728 = inttoptr i64 %3727 to i32 addrspace(1)*
  %3729 = load volatile i32, i32 addrspace(1)* %3728, align 4, !tbaa !11
  %3730 = add i64 %3691, %3667
  %3731 = inttoptr i64 %3730 to i32 addrspace(1)*
  store i32 %3694, i32 addrspace(1)* %3731, align 4, !tbaa !11
  %3732 = add i64 %3696, %3667
  %3733 = inttoptr i64 %3732 to i32 addrspace(1)*
  store i32 %3699, i32 addrspace(1)* %3733, align 4, !tbaa !11
  %3734 = add i64 %3701, %3667
  %3735 = inttoptr i64 %3734 to i32 addrspace(1)*
  store i32 %3704, i32 addrspace(1)* %3735, align 4, !tbaa !11
  %3736 = add i64 %3706, %3667
  %3737 = inttoptr i64 %3736 to i32 addrspace(1)*
  store i32 %3709, i32 addrspace(1)* %3737, align 4, !tbaa !11
  %3738 = add i64 %3711, %3667
  %3739 = inttoptr i64 %3738 to i32 addrspace(1)*
  store i32 %3714, i32 addrspace(1)* %3739, align 4, !tbaa !11
  %3740 = add i64 %3716, %3667
  %3741 = inttoptr i64 %3740 to i32 addrspace(1)*
  store i32 %3719, i32 addrspace(1)* %3741, align 4, !tbaa !11
  %3742 = add i64 %3721, %3667
  %3743 = inttoptr i64 %3742 to i32 addrspace(1)*
  store i32 %3724, i32 addrspace(1)* %3743, align 4, !tbaa !11
  %3744 = add i64 %3726, %3667
  %3745 = inttoptr i64 %3744 to i32 addrspace(1)*
  store i32 %3729, i32 addrspace(1)* %3745, align 4, !tbaa !11
  %3746 = add i64 %3690, %3677
  %3747 = add i64 %3746, %3672
  %3748 = icmp ult i64 %3747, %3669
  br i1 %3748, label %3689, label %3749, !llvm.loop !44

3749:                                             ; preds = %3689, %3666
  %3750 = phi i64 [ %3670, %3666 ], [ %3746, %3689 ]
  %3751 = icmp ult i64 %3750, %3669
  br i1 %3751, label %3752, label %3881

3752:                                             ; preds = %3749
  %3753 = shl i64 %3750, 2
  %3754 = add i64 %3753, %3668
  %3755 = inttoptr i64 %3754 to i32 addrspace(1)*
  %3756 = load volatile i32, i32 addrspace(1)* %3755, align 4, !tbaa !11
  %3757 = zext i32 %3449 to i64
  %3758 = add i64 %3750, %3757
  %3759 = icmp ult i64 %3758, %3669
  br i1 %3759, label %3760, label %3765

3760:                                             ; preds = %3752
  %3761 = shl i64 %3758, 2
  %3762 = add i64 %3761, %3668
  %3763 = inttoptr i64 %3762 to i32 addrspace(1)*
  %3764 = load volatile i32, i32 addrspace(1)* %3763, align 4, !tbaa !11
  br label %3765

3765:                                             ; preds = %3760, %3752
  %3766 = phi i32 [ %3764, %3760 ], [ 0, %3752 ]
  %3767 = shl i32 %3449, 1
  %3768 = zext i32 %3767 to i64
  %3769 = add i64 %3750, %3768
  %3770 = icmp ult i64 %3769, %3669
  br i1 %3770, label %3771, label %3776

3771:                                             ; preds = %3765
  %3772 = shl i64 %3769, 2
  %3773 = add i64 %3772, %3668
  %3774 = inttoptr i64 %3773 to i32 addrspace(1)*
  %3775 = load volatile i32, i32 addrspace(1)* %3774, align 4, !tbaa !11
  br label %3776

3776:                                             ; preds = %3771, %3765
  %3777 = phi i32 [ %3775, %3771 ], [ 0, %3765 ]
  %3778 = mul i32 %3449, 3
  %3779 = zext i32 %3778 to i64
  %3780 = add i64 %3750, %3779
  %3781 = icmp ult i64 %3780, %3669
  br i1 %3781, label %3782, label %3787

3782:                                             ; preds = %3776
  %3783 = shl i64 %3780, 2
  %3784 = add i64 %3783, %3668
  %3785 = inttoptr i64 %3784 to i32 addrspace(1)*
  %3786 = load volatile i32, i32 addrspace(1)* %3785, align 4, !tbaa !11
  br label %3787

3787:                                             ; preds = %3782, %3776
  %3788 = phi i32 [ %3786, %3782 ], [ 0, %3776 ]
  %3789 = shl i32 %3449, 2
  %3790 = zext i32 %3789 to i64
  %3791 = add i64 %3750, %3790
  %3792 = icmp ult i64 %3791, %3669
  br i1 %3792, label %3793, label %3798

3793:                                             ; preds = %3787
  %3794 = shl i64 %3791, 2
  %3795 = add i64 %3794, %3668
  %3796 = inttoptr i64 %3795 to i32 addrspace(1)*
  %3797 = load volatile i32, i32 addrspace(1)* %3796, align 4, !tbaa !11
  br label %3798

3798:                                             ; preds = %3793, %3787
  %3799 = phi i32 [ %3797, %3793 ], [ 0, %3787 ]
  %3800 = mul i32 %3449, 5
  %3801 = zext i32 %3800 to i64
  %3802 = add i64 %3750, %3801
  %3803 = icmp ult i64 %3802, %3669
  br i1 %3803, label %3804, label %3809

3804:                                             ; preds = %3798
  %3805 = shl i64 %3802, 2
  %3806 = add i64 %3805, %3668
  %3807 = inttoptr i64 %3806 to i32 addrspace(1)*
  %3808 = load volatile i32, i32 addrspace(1)* %3807, align 4, !tbaa !11
  br label %3809

3809:                                             ; preds = %3804, %3798
  %3810 = phi i32 [ %3808, %3804 ], [ 0, %3798 ]
  %3811 = mul i32 %3449, 6
  %3812 = zext i32 %3811 to i64
  %3813 = add i64 %3750, %3812
  %3814 = icmp ult i64 %3813, %3669
  br i1 %3814, label %3815, label %3820

3815:                                             ; preds = %3809
  %3816 = shl i64 %3813, 2
  %3817 = add i64 %3816, %3668
  %3818 = inttoptr i64 %3817 to i32 addrspace(1)*
  %3819 = load volatile i32, i32 addrspace(1)* %3818, align 4, !tbaa !11
  br label %3820

3820:                                             ; preds = %3815, %3809
  %3821 = phi i32 [ %3819, %3815 ], [ 0, %3809 ]
  %3822 = add i64 %3750, %3672
  %3823 = icmp ult i64 %3822, %3669
  br i1 %3823, label %3824, label %3829

3824:                                             ; preds = %3820
  %3825 = shl i64 %3822, 2
  %3826 = add i64 %3825, %3668
  %3827 = inttoptr i64 %3826 to i32 addrspace(1)*
  %3828 = load volatile i32, i32 addrspace(1)* %3827, align 4, !tbaa !11
  br label %3829

3829:                                             ; preds = %3824, %3820
  %3830 = phi i32 [ %3828, %3824 ], [ 0, %3820 ]
  %3831 = add i64 %3753, %3667
  %3832 = inttoptr i64 %3831 to i32 addrspace(1)*
  store i32 %3756, i32 addrspace(1)* %3832, align 4, !tbaa !11
  br i1 %3759, label %3833, label %3837

3833:                                             ; preds = %3829
  %3834 = shl i64 %3758, 2
  %3835 = add i64 %3834, %3667
  %3836 = inttoptr i64 %3835 to i32 addrspace(1)*
  store i32 %3766, i32 addrspace(1)* %3836, align 4, !tbaa !11
  br label %3837

3837:                                             ; preds = %3833, %3829
  br i1 %3770, label %3838, label %3842

3838:                                             ; preds = %3837
  %3839 = shl i64 %3769, 2
  %3840 = add i64 %3839, %3667
  %3841 = inttoptr i64 %3840 to i32 addrspace(1)*
  store i32 %3777, i32 addrspace(1)* %3841, align 4, !tbaa !11
  br label %3842

3842:                                             ; preds = %3838, %3837
  br i1 %3781, label %3843, label %3847

3843:                                             ; preds = %3842
  %3844 = shl i64 %3780, 2
  %3845 = add i64 %3844, %3667
  %3846 = inttoptr i64 %3845 to i32 addrspace(1)*
  store i32 %3788, i32 addrspace(1)* %3846, align 4, !tbaa !11
  br label %3847

3847:                                             ; preds = %3843, %3842
  br i1 %3792, label %3848, label %3852

3848:                                             ; preds = %3847
  %3849 = shl i64 %3791, 2
  %3850 = add i64 %3849, %3667
  %3851 = inttoptr i64 %3850 to i32 addrspace(1)*
  store i32 %3799, i32 addrspace(1)* %3851, align 4, !tbaa !11
  br label %3852

3852:                                             ; preds = %3848, %3847
  br i1 %3803, label %3853, label %3857

3853:                                             ; preds = %3852
  %3854 = shl i64 %3802, 2
  %3855 = add i64 %3854, %3667
  %3856 = inttoptr i64 %3855 to i32 addrspace(1)*
  store i32 %3810, i32 addrspace(1)* %3856, align 4, !tbaa !11
  br label %3857

3857:                                             ; preds = %3853, %3852
  br i1 %3814, label %3858, label %3862

3858:                                             ; preds = %3857
  %3859 = shl i64 %3813, 2
  %3860 = add i64 %3859, %3667
  %3861 = inttoptr i64 %3860 to i32 addrspace(1)*
  store i32 %3821, i32 addrspace(1)* %3861, align 4, !tbaa !11
  br label %3862

3862:                                             ; preds = %3858, %3857
  br i1 %3823, label %3863, label %3881

3863:                                             ; preds = %3862
  %3864 = shl i64 %3822, 2
  %3865 = add i64 %3864, %3667
  %3866 = inttoptr i64 %3865 to i32 addrspace(1)*
  store i32 %3830, i32 addrspace(1)* %3866, align 4, !tbaa !11
  br label %3881

3867:                                             ; preds = %3437
  %3868 = zext i32 %3448 to i64
  %3869 = icmp ugt i64 %1119, %3868
  br i1 %3869, label %3870, label %3911

3870:                                             ; preds = %3867
  %3871 = zext i32 %3449 to i64
  br label %3872

3872:                                             ; preds = %3872, %3870
  %3873 = phi i64 [ %3868, %3870 ], [ %3879, %3872 ]
  %3874 = add i64 %3873, %3447
  %3875 = inttoptr i64 %3874 to i8 addrspace(1)*
  %3876 = load volatile i8, i8 addrspace(1)* %3875, align 1, !tbaa !11
  %3877 = add i64 %3873, %76
  %3878 = inttoptr i64 %3877 to i8 addrspace(1)*
  store i8 %3876, i8 addrspace(1)* %3878, align 1, !tbaa !11
  %3879 = add i64 %3873, %3871
  %3880 = icmp ult i64 %3879, %1119
  br i1 %3880, label %3872, label %3911, !llvm.loop !45

3881:                                             ; preds = %3863, %3862, %3749, %3662, %3661, %3548
  %3882 = phi i64 [ %3670, %3863 ], [ %3670, %3862 ], [ %3670, %3749 ], [ %3469, %3662 ], [ %3469, %3661 ], [ %3469, %3548 ]
  %3883 = icmp ugt i64 %3461, %3882
  br i1 %3883, label %3884, label %3895

3884:                                             ; preds = %3881
  %3885 = zext i32 %3449 to i64
  br label %3886

3886:                                             ; preds = %3886, %3884
  %3887 = phi i64 [ %3882, %3884 ], [ %3893, %3886 ]
  %3888 = add i64 %3887, %3447
  %3889 = inttoptr i64 %3888 to i8 addrspace(1)*
  %3890 = load volatile i8, i8 addrspace(1)* %3889, align 1, !tbaa !11
  %3891 = add i64 %3887, %76
  %3892 = inttoptr i64 %3891 to i8 addrspace(1)*
  store i8 %3890, i8 addrspace(1)* %3892, align 1, !tbaa !11
  %3893 = add i64 %3887, %3885
  %3894 = icmp ult i64 %3893, %3461
  br i1 %3894, label %3886, label %3895, !llvm.loop !45

3895:                                             ; preds = %3886, %3881
  %3896 = add i64 %3464, %3461
  %3897 = sub i64 %1119, %3896
  %3898 = icmp ugt i64 %3897, %3882
  br i1 %3898, label %3899, label %3911

3899:                                             ; preds = %3895
  %3900 = zext i32 %3449 to i64
  br label %3901

3901:                                             ; preds = %3901, %3899
  %3902 = phi i64 [ %3882, %3899 ], [ %3909, %3901 ]
  %3903 = add i64 %3902, %3896
  %3904 = add i64 %3903, %3447
  %3905 = inttoptr i64 %3904 to i8 addrspace(1)*
  %3906 = load volatile i8, i8 addrspace(1)* %3905, align 1, !tbaa !11
  %3907 = add i64 %3903, %76
  %3908 = inttoptr i64 %3907 to i8 addrspace(1)*
  store i8 %3906, i8 addrspace(1)* %3908, align 1, !tbaa !11
  %3909 = add i64 %3902, %3900
  %3910 = icmp ult i64 %3909, %3897
  br i1 %3910, label %3901, label %3911, !llvm.loop !45

3911:                                             ; preds = %3901, %3872, %3895, %3867, %3435
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !93
  %3912 = load i32, i32* %40, align 4, !tbaa !41
  %3913 = icmp eq i32 %3912, 0
  br i1 %3913, label %3914, label %3920

3914:                                             ; preds = %3911
  %3915 = load i64, i64* %48, align 8, !tbaa !54
  %3916 = shl i64 %1122, 3
  %3917 = add i64 %3915, %3916
  %3918 = inttoptr i64 %3917 to i64*
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !33
  %3919 = atomicrmw add i64* %3918, i64 -1 seq_cst, align 8
  br label %3920

3920:                                             ; preds = %3914, %3911
  %3921 = load i32, i32* %72, align 4, !tbaa !9
  %3922 = add i32 %3921, 1
  store i32 %3922, i32* %72, align 4, !tbaa !9
  br label %3923

3923:                                             ; preds = %3920, %3431, %2218, %2214, %1601, %1405, %1114, %561
  %3924 = phi i64 [ %93, %561 ], [ %628, %1114 ], [ %1119, %1405 ], [ %1119, %1601 ], [ %1119, %2214 ], [ %1119, %2218 ], [ %1119, %3431 ], [ %1119, %3920 ]
  %3925 = phi i32 [ 0, %561 ], [ 0, %1114 ], [ 0, %1405 ], [ %1595, %1601 ], [ %1726, %2214 ], [ %2219, %2218 ], [ %2356, %3431 ], [ 0, %3920 ]
  %3926 = add i64 %3924, %77
  %3927 = icmp eq i64 %76, 0
  %3928 = select i1 %3927, i64 0, i64 %3924
  %3929 = add i64 %3928, %76
  br label %3930

3930:                                             ; preds = %3923, %1107
  %3931 = phi i32 [ %3925, %3923 ], [ 0, %1107 ]
  %3932 = phi i64 [ %3926, %3923 ], [ %77, %1107 ]
  %3933 = phi i64 [ %3929, %3923 ], [ %76, %1107 ]
  %3934 = icmp ugt i64 %31, %3932
  %3935 = icmp eq i32 %3931, 0
  %3936 = select i1 %3934, i1 %3935, i1 false
  br i1 %3936, label %75, label %3937

3937:                                             ; preds = %3930, %28, %25
  %3938 = phi i32 [ %26, %25 ], [ 0, %28 ], [ %3931, %3930 ]
  %3939 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 7, i64 0
  %3940 = load i32, i32* %3939, align 4, !tbaa !9
  %3941 = add i32 %3940, 1
  store i32 %3941, i32* %3939, align 4, !tbaa !9
  %3942 = icmp ne i32 %3938, 0
  %3943 = zext i1 %3942 to i32
  %3944 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 7, i64 1
  %3945 = load i32, i32* %3944, align 4, !tbaa !9
  %3946 = add i32 %3945, %3943
  store i32 %3946, i32* %3944, align 4, !tbaa !9
  %3947 = icmp ne i64 %4, 0
  %3948 = and i1 %3947, %3942
  br i1 %3948, label %3949, label %3995

3949:                                             ; preds = %3937
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !94
  %3950 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 0
  %3951 = load i32, i32* %3950, align 4, !tbaa !31
  %3952 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 1
  %3953 = load i32, i32* %3952, align 4, !tbaa !95
  %3954 = sub i64 0, %4
  %3955 = and i64 %3954, 3
  %3956 = icmp ult i64 %3955, %3
  %3957 = select i1 %3956, i64 %3955, i64 %3
  %3958 = zext i32 %3951 to i64
  %3959 = sub i64 %3, %3957
  %3960 = lshr i64 %3959, 2
  %3961 = icmp ugt i64 %3960, %3958
  br i1 %3961, label %3962, label %3965

3962:                                             ; preds = %3949
  %3963 = add i64 %3957, %4
  %3964 = zext i32 %3953 to i64
  br label %3969

3965:                                             ; preds = %3969, %3949
  %3966 = icmp ugt i64 %3957, %3958
  br i1 %3966, label %3967, label %3982

3967:                                             ; preds = %3965
  %3968 = zext i32 %3953 to i64
  br label %3976

3969:                                             ; preds = %3969, %3962
  %3970 = phi i64 [ %3958, %3962 ], [ %3974, %3969 ]
  %3971 = shl i64 %3970, 2
  %3972 = add i64 %3963, %3971
  %3973 = inttoptr i64 %3972 to i32 addrspace(1)*
  store i32 0, i32 addrspace(1)* %3973, align 4, !tbaa !11
  %3974 = add i64 %3970, %3964
  %3975 = icmp ult i64 %3974, %3960
  br i1 %3975, label %3969, label %3965, !llvm.loop !96

3976:                                             ; preds = %3976, %3967
  %3977 = phi i64 [ %3958, %3967 ], [ %3980, %3976 ]
  %3978 = add i64 %3977, %4
  %3979 = inttoptr i64 %3978 to i8 addrspace(1)*
  store i8 0, i8 addrspace(1)* %3979, align 1, !tbaa !11
  %3980 = add i64 %3977, %3968
  %3981 = icmp ult i64 %3980, %3957
  br i1 %3981, label %3976, label %3982, !llvm.loop !97

3982:                                             ; preds = %3976, %3965
  %3983 = and i64 %3959, -4
  %3984 = or i64 %3983, %3957
  %3985 = add i64 %3984, %3958
  %3986 = icmp ult i64 %3985, %3
  br i1 %3986, label %3987, label %3995

3987:                                             ; preds = %3982
  %3988 = zext i32 %3953 to i64
  br label %3989

3989:                                             ; preds = %3989, %3987
  %3990 = phi i64 [ %3985, %3987 ], [ %3993, %3989 ]
  %3991 = add i64 %3990, %4
  %3992 = inttoptr i64 %3991 to i8 addrspace(1)*
  store i8 0, i8 addrspace(1)* %3992, align 1, !tbaa !11
  %3993 = add i64 %3990, %3988
  %3994 = icmp ult i64 %3993, %3
  br i1 %3994, label %3989, label %3995, !llvm.loop !98

3995:                                             ; preds = %3989, %3937, %3982
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !99
  %3996 = sub nsw i32 0, %3938
  ret i32 %3996
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
  br i1 %71, label %162, label %72

72:                                               ; preds = %63
  %73 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 4, i64 18
  %74 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 7, i64 0
  %75 = load i32, i32* %74, align 4, !tbaa !9
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
  %84 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 7, i64 1
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
  %94 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 7, i64 2
  %95 = load i32, i32* %94, align 4, !tbaa !9
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
  %104 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 7, i64 3
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
  %114 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 7, i64 4
  %115 = load i32, i32* %114, align 4, !tbaa !9
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
  %124 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 7, i64 5
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
  %134 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 7, i64 6
  %135 = load i32, i32* %134, align 4, !tbaa !9
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
  %144 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 7, i64 7
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
  %33 = load i32, i32* %32, align 8, !tbaa !100
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
  br i1 %46, label %47, label %1652

47:                                               ; preds = %44
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !101
  %48 = add i64 %3, %2
  %49 = icmp ugt i64 %48, %2
  br i1 %49, label %50, label %1645

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

75:                                               ; preds = %1638, %50
  %76 = phi i64 [ %4, %50 ], [ %1641, %1638 ]
  %77 = phi i64 [ %2, %50 ], [ %1640, %1638 ]
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
  br i1 %96, label %97, label %469

97:                                               ; preds = %93
  %98 = load i32, i32* %56, align 4, !tbaa !57
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
  %108 = load i64, i64* %65, align 8, !tbaa !54
  %109 = add i64 %108, %100
  %110 = inttoptr i64 %109 to i64*
  %111 = load volatile i64, i64* %110, align 8, !tbaa !5
  %112 = and i64 %111, 131072
  %113 = icmp eq i64 %112, 0
  br i1 %113, label %114, label %236

114:                                              ; preds = %107
  %115 = load i32, i32* %57, align 4, !tbaa !58
  %116 = load i32, i32* %58, align 4, !tbaa !59
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
  br i1 %124, label %159, label %125, !llvm.loop !60

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
  %144 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* nonnull %134, i64 %143) #10, !srcloc !61
  %145 = and i64 %144, %142
  %146 = icmp eq i64 %145, 0
  br i1 %146, label %150, label %147

147:                                              ; preds = %140
  %148 = tail call i64 @llvm.cttz.i64(i64 %142, i1 true) #8, !range !62
  %149 = trunc i64 %148 to i32
  br label %150

150:                                              ; preds = %147, %140
  %151 = phi i32 [ %149, %147 ], [ %138, %140 ]
  br i1 %146, label %136, label %152, !llvm.loop !63

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
  %168 = load i64, i64* %60, align 8, !tbaa !64
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
  %182 = tail call i64 @llvm.cttz.i64(i64 %181, i1 true) #8, !range !62
  %183 = trunc i64 %182 to i32
  %184 = or i32 %176, %183
  %185 = xor i64 %181, %179
  %186 = load i64, i64* %61, align 8, !tbaa !65
  %187 = zext i32 %184 to i64
  %188 = shl nuw nsw i64 %187, 3
  %189 = add i64 %188, %186
  %190 = inttoptr i64 %189 to i64*
  %191 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %190) #10, !srcloc !66
  %192 = lshr i64 %191, 32
  %193 = load i64, i64* %62, align 8, !tbaa !67
  %194 = shl nuw nsw i64 %187, 2
  %195 = add i64 %194, %193
  %196 = inttoptr i64 %195 to i32*
  %197 = load volatile i32, i32* %196, align 4, !tbaa !9
  %198 = zext i32 %197 to i64
  %199 = icmp eq i64 %192, %198
  br i1 %199, label %200, label %225, !llvm.loop !68

200:                                              ; preds = %177
  %201 = xor i64 %181, -1
  %202 = load i64, i64* %60, align 8, !tbaa !64
  %203 = add i64 %202, %170
  %204 = inttoptr i64 %203 to i64*
  %205 = atomicrmw and i64* %204, i64 %201 seq_cst, align 8
  %206 = and i64 %205, %181
  %207 = icmp eq i64 %206, 0
  br i1 %207, label %225, label %208, !llvm.loop !68

208:                                              ; preds = %200
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !33
  %209 = load i64, i64* %61, align 8, !tbaa !65
  %210 = add i64 %209, %188
  %211 = inttoptr i64 %210 to i64*
  %212 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %211) #10, !srcloc !66
  %213 = lshr i64 %212, 32
  %214 = load i64, i64* %62, align 8, !tbaa !67
  %215 = add i64 %214, %194
  %216 = inttoptr i64 %215 to i32*
  %217 = load volatile i32, i32* %216, align 4, !tbaa !9
  %218 = zext i32 %217 to i64
  %219 = icmp eq i64 %213, %218
  br i1 %219, label %225, label %220

220:                                              ; preds = %208
  %221 = load i64, i64* %60, align 8, !tbaa !64
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
  br i1 %229, label %230, label %177, !llvm.loop !68

230:                                              ; preds = %228, %225, %166
  %231 = phi i32 [ -1, %166 ], [ %226, %225 ], [ -1, %228 ]
  %232 = icmp ne i32 %231, -1
  %233 = add nuw nsw i32 %167, 1
  %234 = icmp eq i32 %233, %165
  %235 = select i1 %232, i1 true, i1 %234
  br i1 %235, label %236, label %166, !llvm.loop !69

236:                                              ; preds = %230, %162, %159, %107
  %237 = phi i32 [ -1, %107 ], [ %161, %159 ], [ -1, %162 ], [ %231, %230 ]
  %238 = icmp eq i32 %237, -1
  br i1 %238, label %259, label %239

239:                                              ; preds = %236
  %240 = load i64, i64* %65, align 8, !tbaa !54
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
  %250 = load i64, i64* %59, align 8, !tbaa !55
  %251 = lshr i32 %237, 3
  %252 = and i32 %251, 536870904
  %253 = zext i32 %252 to i64
  %254 = add i64 %250, %253
  %255 = inttoptr i64 %254 to i64*
  %256 = and i32 %237, 63
  %257 = zext i32 %256 to i64
  %258 = shl nuw i64 1, %257
  tail call void asm sideeffect "red.release.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %255, i64 %258) #10, !srcloc !56
  br label %259

259:                                              ; preds = %249, %236
  %260 = add i32 %102, 1
  %261 = and i32 %102, 63
  %262 = icmp eq i32 %261, 0
  br i1 %262, label %263, label %279

263:                                              ; preds = %259
  %264 = load i64, i64* %63, align 8, !tbaa !71
  %265 = inttoptr i64 %264 to i64*
  %266 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %265) #10, !srcloc !66
  %267 = icmp eq i64 %266, 0
  br i1 %267, label %268, label %279

268:                                              ; preds = %263
  %269 = icmp eq i64 %103, 0
  br i1 %269, label %270, label %274

270:                                              ; preds = %268
  %271 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !72
  %272 = load i64, i64* %64, align 8, !tbaa !73
  %273 = add i64 %272, %271
  br label %274

274:                                              ; preds = %270, %268
  %275 = phi i64 [ %273, %270 ], [ %103, %268 ]
  %276 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !72
  %277 = icmp ult i64 %276, %275
  %278 = select i1 %277, i32 0, i32 110
  br label %279

279:                                              ; preds = %274, %263, %259, %246
  %280 = phi i32 [ %102, %246 ], [ %260, %259 ], [ %260, %263 ], [ %260, %274 ]
  %281 = phi i64 [ %103, %246 ], [ %103, %259 ], [ %103, %263 ], [ %275, %274 ]
  %282 = phi i32 [ 0, %246 ], [ 0, %259 ], [ 108, %263 ], [ %278, %274 ]
  %283 = phi i64 [ %248, %246 ], [ %105, %259 ], [ %105, %263 ], [ %105, %274 ]
  %284 = phi i1 [ false, %246 ], [ true, %259 ], [ true, %263 ], [ true, %274 ]
  br i1 %284, label %101, label %469, !llvm.loop !102

285:                                              ; preds = %101
  %286 = zext i32 %104 to i64
  %287 = or i64 %286, 216172782113783808
  br label %469

288:                                              ; preds = %97
  %289 = icmp eq i32 %98, 0
  br i1 %289, label %290, label %461

290:                                              ; preds = %288
  %291 = load i32, i32* %57, align 4, !tbaa !58
  %292 = load i32, i32* %58, align 4, !tbaa !59
  %293 = urem i32 %291, %292
  %294 = load i64, i64* %59, align 8, !tbaa !55
  %295 = lshr i32 %293, 3
  %296 = and i32 %295, 536870904
  %297 = zext i32 %296 to i64
  %298 = add i64 %294, %297
  %299 = inttoptr i64 %298 to i64*
  %300 = and i32 %293, 63
  %301 = zext i32 %300 to i64
  %302 = shl nuw i64 1, %301
  %303 = xor i64 %302, -1
  %304 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %299, i64 %303) #10, !srcloc !61
  %305 = and i64 %302, %304
  %306 = icmp eq i64 %305, 0
  %307 = select i1 %306, i32 -1, i32 %293
  %308 = icmp eq i32 %307, -1
  br i1 %308, label %309, label %461

309:                                              ; preds = %290, %455
  %310 = phi i64 [ %457, %455 ], [ 0, %290 ]
  %311 = phi i32 [ %456, %455 ], [ 1, %290 ]
  %312 = load i32, i32* %58, align 4, !tbaa !59
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
  br i1 %320, label %355, label %321, !llvm.loop !60

321:                                              ; preds = %318, %316
  %322 = phi i1 [ true, %316 ], [ %319, %318 ]
  %323 = phi i32 [ 0, %316 ], [ %351, %318 ]
  %324 = add i32 %323, %291
  %325 = urem i32 %324, %314
  %326 = load i64, i64* %59, align 8, !tbaa !55
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
  %340 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* nonnull %330, i64 %339) #10, !srcloc !61
  %341 = and i64 %340, %338
  %342 = icmp eq i64 %341, 0
  br i1 %342, label %346, label %343

343:                                              ; preds = %336
  %344 = tail call i64 @llvm.cttz.i64(i64 %338, i1 true) #8, !range !62
  %345 = trunc i64 %344 to i32
  br label %346

346:                                              ; preds = %343, %336
  %347 = phi i32 [ %345, %343 ], [ %334, %336 ]
  br i1 %342, label %332, label %348, !llvm.loop !63

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
  %364 = load i64, i64* %60, align 8, !tbaa !64
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
  %378 = tail call i64 @llvm.cttz.i64(i64 %377, i1 true) #8, !range !62
  %379 = trunc i64 %378 to i32
  %380 = or i32 %372, %379
  %381 = xor i64 %377, %375
  %382 = load i64, i64* %61, align 8, !tbaa !65
  %383 = zext i32 %380 to i64
  %384 = shl nuw nsw i64 %383, 3
  %385 = add i64 %384, %382
  %386 = inttoptr i64 %385 to i64*
  %387 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %386) #10, !srcloc !66
  %388 = lshr i64 %387, 32
  %389 = load i64, i64* %62, align 8, !tbaa !67
  %390 = shl nuw nsw i64 %383, 2
  %391 = add i64 %390, %389
  %392 = inttoptr i64 %391 to i32*
  %393 = load volatile i32, i32* %392, align 4, !tbaa !9
  %394 = zext i32 %393 to i64
  %395 = icmp eq i64 %388, %394
  br i1 %395, label %396, label %421, !llvm.loop !68

396:                                              ; preds = %373
  %397 = xor i64 %377, -1
  %398 = load i64, i64* %60, align 8, !tbaa !64
  %399 = add i64 %398, %366
  %400 = inttoptr i64 %399 to i64*
  %401 = atomicrmw and i64* %400, i64 %397 seq_cst, align 8
  %402 = and i64 %401, %377
  %403 = icmp eq i64 %402, 0
  br i1 %403, label %421, label %404, !llvm.loop !68

404:                                              ; preds = %396
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !33
  %405 = load i64, i64* %61, align 8, !tbaa !65
  %406 = add i64 %405, %384
  %407 = inttoptr i64 %406 to i64*
  %408 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %407) #10, !srcloc !66
  %409 = lshr i64 %408, 32
  %410 = load i64, i64* %62, align 8, !tbaa !67
  %411 = add i64 %410, %390
  %412 = inttoptr i64 %411 to i32*
  %413 = load volatile i32, i32* %412, align 4, !tbaa !9
  %414 = zext i32 %413 to i64
  %415 = icmp eq i64 %409, %414
  br i1 %415, label %421, label %416

416:                                              ; preds = %404
  %417 = load i64, i64* %60, align 8, !tbaa !64
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
  br i1 %425, label %426, label %373, !llvm.loop !68

426:                                              ; preds = %424, %421, %362
  %427 = phi i32 [ -1, %362 ], [ %422, %421 ], [ -1, %424 ]
  %428 = icmp ne i32 %427, -1
  %429 = add nuw nsw i32 %363, 1
  %430 = icmp eq i32 %429, %361
  %431 = select i1 %428, i1 true, i1 %430
  br i1 %431, label %432, label %362, !llvm.loop !69

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
  %440 = load i64, i64* %63, align 8, !tbaa !71
  %441 = inttoptr i64 %440 to i64*
  %442 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %441) #10, !srcloc !66
  %443 = icmp eq i64 %442, 0
  br i1 %443, label %444, label %455

444:                                              ; preds = %439
  %445 = icmp eq i64 %310, 0
  br i1 %445, label %446, label %450

446:                                              ; preds = %444
  %447 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !72
  %448 = load i64, i64* %64, align 8, !tbaa !73
  %449 = add i64 %448, %447
  br label %450

450:                                              ; preds = %446, %444
  %451 = phi i64 [ %449, %446 ], [ %310, %444 ]
  %452 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !72
  %453 = icmp ult i64 %452, %451
  %454 = select i1 %453, i32 0, i32 110
  br label %455

455:                                              ; preds = %450, %439, %435, %432
  %456 = phi i32 [ %311, %432 ], [ %436, %435 ], [ %436, %439 ], [ %436, %450 ]
  %457 = phi i64 [ %310, %432 ], [ %310, %435 ], [ %310, %439 ], [ %451, %450 ]
  %458 = phi i32 [ 0, %432 ], [ 0, %435 ], [ 108, %439 ], [ %454, %450 ]
  %459 = icmp eq i32 %458, 0
  %460 = and i1 %434, %459
  br i1 %460, label %309, label %461, !llvm.loop !74

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
  store i32 %472, i32* %56, align 4, !tbaa !57
  br label %1638

479:                                              ; preds = %469
  %480 = load i64, i64* %66, align 8, !tbaa !81
  %481 = zext i32 %472 to i64
  %482 = load i64, i64* %67, align 8, !tbaa !82
  %483 = mul i64 %482, %481
  %484 = add i64 %483, %480
  %485 = icmp eq i64 %86, 0
  br i1 %485, label %1086, label %486

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

497:                                              ; preds = %1062, %486
  %498 = phi i64 [ 0, %486 ], [ %1083, %1062 ]
  %499 = add i64 %498, %76
  %500 = sub i64 %86, %498
  %501 = load i32, i32* %55, align 4, !tbaa !41
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
  %512 = icmp ult i64 %511, %500
  %513 = select i1 %512, i64 %511, i64 %500
  %514 = sub i64 %500, %513
  %515 = sub nsw i64 0, %509
  %516 = and i64 %514, %515
  switch i64 %509, label %919 [
    i64 16, label %517
    i64 4, label %718
  ]

517:                                              ; preds = %497
  %518 = add i64 %513, %484
  %519 = add i64 %513, %499
  %520 = lshr i64 %516, 4
  %521 = zext i32 %501 to i64
  %522 = mul i32 %502, 7
  %523 = zext i32 %522 to i64
  %524 = add nuw nsw i64 %523, %521
  %525 = icmp ult i64 %524, %520
  br i1 %525, label %526, label %600

526:                                              ; preds = %517
  %527 = shl i32 %502, 3
  %528 = zext i32 %527 to i64
  %529 = zext i32 %502 to i64
  %530 = shl i32 %502, 1
  %531 = zext i32 %530 to i64
  %532 = mul i32 %502, 3
  %533 = zext i32 %532 to i64
  %534 = shl i32 %502, 2
  %535 = zext i32 %534 to i64
  %536 = mul i32 %502, 5
  %537 = zext i32 %536 to i64
  %538 = mul i32 %502, 6
  %539 = zext i32 %538 to i64
  br label %540

540:                                              ; preds = %540, %526
  %541 = phi i64 [ %521, %526 ], [ %597, %540 ]
  %542 = shl i64 %541, 4
  %543 = add i64 %542, %519
  %544 = inttoptr i64 %543 to <4 x i32> addrspace(1)*
  %545 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %544, align 16, !tbaa !11
  %546 = add i64 %541, %529
  %547 = shl i64 %546, 4
  %548 = add i64 %547, %519
  %549 = inttoptr i64 %548 to <4 x i32> addrspace(1)*
  %550 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %549, align 16, !tbaa !11
  %551 = add i64 %541, %531
  %552 = shl i64 %551, 4
  %553 = add i64 %552, %519
  %554 = inttoptr i64 %553 to <4 x i32> addrspace(1)*
  %555 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %554, align 16, !tbaa !11
  %556 = add i64 %541, %533
  %557 = shl i64 %556, 4
  %558 = add i64 %557, %519
  %559 = inttoptr i64 %558 to <4 x i32> addrspace(1)*
  %560 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %559, align 16, !tbaa !11
  %561 = add i64 %541, %535
  %562 = shl i64 %561, 4
  %563 = add i64 %562, %519
  %564 = inttoptr i64 %563 to <4 x i32> addrspace(1)*
  %565 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %564, align 16, !tbaa !11
  %566 = add i64 %541, %537
  %567 = shl i64 %566, 4
  %568 = add i64 %567, %519
  %569 = inttoptr i64 %568 to <4 x i32> addrspace(1)*
  %570 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %569, align 16, !tbaa !11
  %571 = add i64 %541, %539
  %572 = shl i64 %571, 4
  %573 = add i64 %572, %519
  %574 = inttoptr i64 %573 to <4 x i32> addrspace(1)*
  %575 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %574, align 16, !tbaa !11
  %576 = add i64 %541, %523
  %577 = shl i64 %576, 4
  %578 = add i64 %577, %519
  %579 = inttoptr i64 %578 to <4 x i32> addrspace(1)*
  %580 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %579, align 16, !tbaa !11
  %581 = add i64 %542, %518
  %582 = inttoptr i64 %581 to <4 x i32> addrspace(1)*
  store <4 x i32> %545, <4 x i32> addrspace(1)* %582, align 16, !tbaa !11
  %583 = add i64 %547, %518
  %584 = inttoptr i64 %583 to <4 x i32> addrspace(1)*
  store <4 x i32> %550, <4 x i32> addrspace(1)* %584, align 16, !tbaa !11
  %585 = add i64 %552, %518
  %586 = inttoptr i64 %585 to <4 x i32> addrspace(1)*
  store <4 x i32> %555, <4 x i32> addrspace(1)* %586, align 16, !tbaa !11
  %587 = add i64 %557, %518
  %588 = inttoptr i64 %587 to <4 x i32> addrspace(1)*
  store <4 x i32> %560, <4 x i32> addrspace(1)* %588, align 16, !tbaa !11
  %589 = add i64 %562, %518
  %590 = inttoptr i64 %589 to <4 x i32> addrspace(1)*
  store <4 x i32> %565, <4 x i32> addrspace(1)* %590, align 16, !tbaa !11
  %591 = add i64 %567, %518
  %592 = inttoptr i64 %591 to <4 x i32> addrspace(1)*
  store <4 x i32> %570, <4 x i32> addrspace(1)* %592, align 16, !tbaa !11
  %593 = add i64 %572, %518
  %594 = inttoptr i64 %593 to <4 x i32> addrspace(1)*
  store <4 x i32> %575, <4 x i32> addrspace(1)* %594, align 16, !tbaa !11
  %595 = add i64 %577, %518
  %596 = inttoptr i64 %595 to <4 x i32> addrspace(1)*
  store <4 x i32> %580, <4 x i32> addrspace(1)* %596, align 16, !tbaa !11
  %597 = add i64 %541, %528
  %598 = add i64 %597, %523
  %599 = icmp ult i64 %598, %520
  br i1 %599, label %540, label %600, !llvm.loop !43

600:                                              ; preds = %540, %517
  %601 = phi i64 [ %521, %517 ], [ %597, %540 ]
  %602 = icmp ult i64 %601, %520
  br i1 %602, label %603, label %933

603:                                              ; preds = %600
  %604 = shl i64 %601, 4
  %605 = add i64 %604, %519
  %606 = inttoptr i64 %605 to <4 x i32> addrspace(1)*
  %607 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %606, align 16, !tbaa !11
  %608 = zext i32 %502 to i64
  %609 = add i64 %601, %608
  %610 = icmp ult i64 %609, %520
  br i1 %610, label %611, label %616

611:                                              ; preds = %603
  %612 = shl i64 %609, 4
  %613 = add i64 %612, %519
  %614 = inttoptr i64 %613 to <4 x i32> addrspace(1)*
  %615 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %614, align 16, !tbaa !11
  br label %616

616:                                              ; preds = %611, %603
  %617 = phi <4 x i32> [ %615, %611 ], [ zeroinitializer, %603 ]
  %618 = shl i32 %502, 1
  %619 = zext i32 %618 to i64
  %620 = add i64 %601, %619
  %621 = icmp ult i64 %620, %520
  br i1 %621, label %622, label %627

622:                                              ; preds = %616
  %623 = shl i64 %620, 4
  %624 = add i64 %623, %519
  %625 = inttoptr i64 %624 to <4 x i32> addrspace(1)*
  %626 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %625, align 16, !tbaa !11
  br label %627

627:                                              ; preds = %622, %616
  %628 = phi <4 x i32> [ %626, %622 ], [ zeroinitializer, %616 ]
  %629 = mul i32 %502, 3
  %630 = zext i32 %629 to i64
  %631 = add i64 %601, %630
  %632 = icmp ult i64 %631, %520
  br i1 %632, label %633, label %638

633:                                              ; preds = %627
  %634 = shl i64 %631, 4
  %635 = add i64 %634, %519
  %636 = inttoptr i64 %635 to <4 x i32> addrspace(1)*
  %637 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %636, align 16, !tbaa !11
  br label %638

638:                                              ; preds = %633, %627
  %639 = phi <4 x i32> [ %637, %633 ], [ zeroinitializer, %627 ]
  %640 = shl i32 %502, 2
  %641 = zext i32 %640 to i64
  %642 = add i64 %601, %641
  %643 = icmp ult i64 %642, %520
  br i1 %643, label %644, label %649

644:                                              ; preds = %638
  %645 = shl i64 %642, 4
  %646 = add i64 %645, %519
  %647 = inttoptr i64 %646 to <4 x i32> addrspace(1)*
  %648 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %647, align 16, !tbaa !11
  br label %649

649:                                              ; preds = %644, %638
  %650 = phi <4 x i32> [ %648, %644 ], [ zeroinitializer, %638 ]
  %651 = mul i32 %502, 5
  %652 = zext i32 %651 to i64
  %653 = add i64 %601, %652
  %654 = icmp ult i64 %653, %520
  br i1 %654, label %655, label %660

655:                                              ; preds = %649
  %656 = shl i64 %653, 4
  %657 = add i64 %656, %519
  %658 = inttoptr i64 %657 to <4 x i32> addrspace(1)*
  %659 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %658, align 16, !tbaa !11
  br label %660

660:                                              ; preds = %655, %649
  %661 = phi <4 x i32> [ %659, %655 ], [ zeroinitializer, %649 ]
  %662 = mul i32 %502, 6
  %663 = zext i32 %662 to i64
  %664 = add i64 %601, %663
  %665 = icmp ult i64 %664, %520
  br i1 %665, label %666, label %671

666:                                              ; preds = %660
  %667 = shl i64 %664, 4
  %668 = add i64 %667, %519
  %669 = inttoptr i64 %668 to <4 x i32> addrspace(1)*
  %670 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %669, align 16, !tbaa !11
  br label %671

671:                                              ; preds = %666, %660
  %672 = phi <4 x i32> [ %670, %666 ], [ zeroinitializer, %660 ]
  %673 = add i64 %601, %523
  %674 = icmp ult i64 %673, %520
  br i1 %674, label %675, label %680

675:                                              ; preds = %671
  %676 = shl i64 %673, 4
  %677 = add i64 %676, %519
  %678 = inttoptr i64 %677 to <4 x i32> addrspace(1)*
  %679 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %678, align 16, !tbaa !11
  br label %680

680:                                              ; preds = %675, %671
  %681 = phi <4 x i32> [ %679, %675 ], [ zeroinitializer, %671 ]
  %682 = add i64 %604, %518
  %683 = inttoptr i64 %682 to <4 x i32> addrspace(1)*
  store <4 x i32> %607, <4 x i32> addrspace(1)* %683, align 16, !tbaa !11
  br i1 %610, label %684, label %688

684:                                              ; preds = %680
  %685 = shl i64 %609, 4
  %686 = add i64 %685, %518
  %687 = inttoptr i64 %686 to <4 x i32> addrspace(1)*
  store <4 x i32> %617, <4 x i32> addrspace(1)* %687, align 16, !tbaa !11
  br label %688

688:                                              ; preds = %684, %680
  br i1 %621, label %689, label %693

689:                                              ; preds = %688
  %690 = shl i64 %620, 4
  %691 = add i64 %690, %518
  %692 = inttoptr i64 %691 to <4 x i32> addrspace(1)*
  store <4 x i32> %628, <4 x i32> addrspace(1)* %692, align 16, !tbaa !11
  br label %693

693:                                              ; preds = %689, %688
  br i1 %632, label %694, label %698

694:                                              ; preds = %693
  %695 = shl i64 %631, 4
  %696 = add i64 %695, %518
  %697 = inttoptr i64 %696 to <4 x i32> addrspace(1)*
  store <4 x i32> %639, <4 x i32> addrspace(1)* %697, align 16, !tbaa !11
  br label %698

698:                                              ; preds = %694, %693
  br i1 %643, label %699, label %703

699:                                              ; preds = %698
  %700 = shl i64 %642, 4
  %701 = add i64 %700, %518
  %702 = inttoptr i64 %701 to <4 x i32> addrspace(1)*
  store <4 x i32> %650, <4 x i32> addrspace(1)* %702, align 16, !tbaa !11
  br label %703

703:                                              ; preds = %699, %698
  br i1 %654, label %704, label %708

704:                                              ; preds = %703
  %705 = shl i64 %653, 4
  %706 = add i64 %705, %518
  %707 = inttoptr i64 %706 to <4 x i32> addrspace(1)*
  store <4 x i32> %661, <4 x i32> addrspace(1)* %707, align 16, !tbaa !11
  br label %708

708:                                              ; preds = %704, %703
  br i1 %665, label %709, label %713

709:                                              ; preds = %708
  %710 = shl i64 %664, 4
  %711 = add i64 %710, %518
  %712 = inttoptr i64 %711 to <4 x i32> addrspace(1)*
  store <4 x i32> %672, <4 x i32> addrspace(1)* %712, align 16, !tbaa !11
  br label %713

713:                                              ; preds = %709, %708
  br i1 %674, label %714, label %933

714:                                              ; preds = %713
  %715 = shl i64 %673, 4
  %716 = add i64 %715, %518
  %717 = inttoptr i64 %716 to <4 x i32> addrspace(1)*
  store <4 x i32> %681, <4 x i32> addrspace(1)* %717, align 16, !tbaa !11
  br label %933

718:                                              ; preds = %497
  %719 = add i64 %513, %484
  %720 = add i64 %513, %499
  %721 = lshr i64 %516, 2
  %722 = zext i32 %501 to i64
  %723 = mul i32 %502, 7
  %724 = zext i32 %723 to i64
  %725 = add nuw nsw i64 %724, %722
  %726 = icmp ult i64 %725, %721
  br i1 %726, label %727, label %801

727:                                              ; preds = %718
  %728 = shl i32 %502, 3
  %729 = zext i32 %728 to i64
  %730 = zext i32 %502 to i64
  %731 = shl i32 %502, 1
  %732 = zext i32 %731 to i64
  %733 = mul i32 %502, 3
  %734 = zext i32 %733 to i64
  %735 = shl i32 %502, 2
  %736 = zext i32 %735 to i64
  %737 = mul i32 %502, 5
  %738 = zext i32 %737 to i64
  %739 = mul i32 %502, 6
  %740 = zext i32 %739 to i64
  br label %741

741:                                              ; preds = %741, %727
  %742 = phi i64 [ %722, %727 ], [ %798, %741 ]
  %743 = shl i64 %742, 2
  %744 = add i64 %743, %720
  %745 = inttoptr i64 %744 to i32 addrspace(1)*
  %746 = load volatile i32, i32 addrspace(1)* %745, align 4, !tbaa !11
  %747 = add i64 %742, %730
  %748 = shl i64 %747, 2
  %749 = add i64 %748, %720
  %750 = inttoptr i64 %749 to i32 addrspace(1)*
  %751 = load volatile i32, i32 addrspace(1)* %750, align 4, !tbaa !11
  %752 = add i64 %742, %732
  %753 = shl i64 %752, 2
  %754 = add i64 %753, %720
  %755 = inttoptr i64 %754 to i32 addrspace(1)*
  %756 = load volatile i32, i32 addrspace(1)* %755, align 4, !tbaa !11
  %757 = add i64 %742, %734
  %758 = shl i64 %757, 2
  %759 = add i64 %758, %720
  %760 = inttoptr i64 %759 to i32 addrspace(1)*
  %761 = load volatile i32, i32 addrspace(1)* %760, align 4, !tbaa !11
  %762 = add i64 %742, %736
  %763 = shl i64 %762, 2
  %764 = add i64 %763, %720
  %765 = inttoptr i64 %764 to i32 addrspace(1)*
  %766 = load volatile i32, i32 addrspace(1)* %765, align 4, !tbaa !11
  %767 = add i64 %742, %738
  %768 = shl i64 %767, 2
  %769 = add i64 %768, %720
  %770 = inttoptr i64 %769 to i32 addrspace(1)*
  %771 = load volatile i32, i32 addrspace(1)* %770, align 4, !tbaa !11
  %772 = add i64 %742, %740
  %773 = shl i64 %772, 2
  %774 = add i64 %773, %720
  %775 = inttoptr i64 %774 to i32 addrspace(1)*
  %776 = load volatile i32, i32 addrspace(1)* %775, align 4, !tbaa !11
  %777 = add i64 %742, %724
  %778 = shl i64 %777, 2
  %779 = add i64 %778, %720
  %780 = inttoptr i64 %779 to i32 addrspace(1)*
  %781 = load volatile i32, i32 addrspace(1)* %780, align 4, !tbaa !11
  %782 = add i64 %743, %719
  %783 = inttoptr i64 %782 to i32 addrspace(1)*
  store i32 %746, i32 addrspace(1)* %783, align 4, !tbaa !11
  %784 = add i64 %748, %719
  %785 = inttoptr i64 %784 to i32 addrspace(1)*
  store i32 %751, i32 addrspace(1)* %785, align 4, !tbaa !11
  %786 = add i64 %753, %719
  %787 = inttoptr i64 %786 to i32 addrspace(1)*
  store i32 %756, i32 addrspace(1)* %787, align 4, !tbaa !11
  %788 = add i64 %758, %719
  %789 = inttoptr i64 %788 to i32 addrspace(1)*
  store i32 %761, i32 addrspace(1)* %789, align 4, !tbaa !11
  %790 = add i64 %763, %719
  %791 = inttoptr i64 %790 to i32 addrspace(1)*
  store i32 %766, i32 addrspace(1)* %791, align 4, !tbaa !11
  %792 = add i64 %768, %719
  %793 = inttoptr i64 %792 to i32 addrspace(1)*
  store i32 %771, i32 addrspace(1)* %793, align 4, !tbaa !11
  %794 = add i64 %773, %719
  %795 = inttoptr i64 %794 to i32 addrspace(1)*
  store i32 %776, i32 addrspace(1)* %795, align 4, !tbaa !11
  %796 = add i64 %778, %719
  %797 = inttoptr i64 %796 to i32 addrspace(1)*
  store i32 %781, i32 addrspace(1)* %797, align 4, !tbaa !11
  %798 = add i64 %742, %729
  %799 = add i64 %798, %724
  %800 = icmp ult i64 %799, %721
  br i1 %800, label %741, label %801, !llvm.loop !44

801:                                              ; preds = %741, %718
  %802 = phi i64 [ %722, %718 ], [ %798, %741 ]
  %803 = icmp ult i64 %802, %721
  br i1 %803, label %804, label %933

804:                                              ; preds = %801
  %805 = shl i64 %802, 2
  %806 = add i64 %805, %720
  %807 = inttoptr i64 %806 to i32 addrspace(1)*
  %808 = load volatile i32, i32 addrspace(1)* %807, align 4, !tbaa !11
  %809 = zext i32 %502 to i64
  %810 = add i64 %802, %809
  %811 = icmp ult i64 %810, %721
  br i1 %811, label %812, label %817

812:                                              ; preds = %804
  %813 = shl i64 %810, 2
  %814 = add i64 %813, %720
  %815 = inttoptr i64 %814 to i32 addrspace(1)*
  %816 = load volatile i32, i32 addrspace(1)* %815, align 4, !tbaa !11
  br label %817

817:                                              ; preds = %812, %804
  %818 = phi i32 [ %816, %812 ], [ 0, %804 ]
  %819 = shl i32 %502, 1
  %820 = zext i32 %819 to i64
  %821 = add i64 %802, %820
  %822 = icmp ult i64 %821, %721
  br i1 %822, label %823, label %828

823:                                              ; preds = %817
  %824 = shl i64 %821, 2
  %825 = add i64 %824, %720
  %826 = inttoptr i64 %825 to i32 addrspace(1)*
  %827 = load volatile i32, i32 addrspace(1)* %826, align 4, !tbaa !11
  br label %828

828:                                              ; preds = %823, %817
  %829 = phi i32 [ %827, %823 ], [ 0, %817 ]
  %830 = mul i32 %502, 3
  %831 = zext i32 %830 to i64
  %832 = add i64 %802, %831
  %833 = icmp ult i64 %832, %721
  br i1 %833, label %834, label %839

834:                                              ; preds = %828
  %835 = shl i64 %832, 2
  %836 = add i64 %835, %720
  %837 = inttoptr i64 %836 to i32 addrspace(1)*
  %838 = load volatile i32, i32 addrspace(1)* %837, align 4, !tbaa !11
  br label %839

839:                                              ; preds = %834, %828
  %840 = phi i32 [ %838, %834 ], [ 0, %828 ]
  %841 = shl i32 %502, 2
  %842 = zext i32 %841 to i64
  %843 = add i64 %802, %842
  %844 = icmp ult i64 %843, %721
  br i1 %844, label %845, label %850

845:                                              ; preds = %839
  %846 = shl i64 %843, 2
  %847 = add i64 %846, %720
  %848 = inttoptr i64 %847 to i32 addrspace(1)*
  %849 = load volatile i32, i32 addrspace(1)* %848, align 4, !tbaa !11
  br label %850

850:                                              ; preds = %845, %839
  %851 = phi i32 [ %849, %845 ], [ 0, %839 ]
  %852 = mul i32 %502, 5
  %853 = zext i32 %852 to i64
  %854 = add i64 %802, %853
  %855 = icmp ult i64 %854, %721
  br i1 %855, label %856, label %861

856:                                              ; preds = %850
  %857 = shl i64 %854, 2
  %858 = add i64 %857, %720
  %859 = inttoptr i64 %858 to i32 addrspace(1)*
  %860 = load volatile i32, i32 addrspace(1)* %859, align 4, !tbaa !11
  br label %861

861:                                              ; preds = %856, %850
  %862 = phi i32 [ %860, %856 ], [ 0, %850 ]
  %863 = mul i32 %502, 6
  %864 = zext i32 %863 to i64
  %865 = add i64 %802, %864
  %866 = icmp ult i64 %865, %721
  br i1 %866, label %867, label %872

867:                                              ; preds = %861
  %868 = shl i64 %865, 2
  %869 = add i64 %868, %720
  %870 = inttoptr i64 %869 to i32 addrspace(1)*
  %871 = load volatile i32, i32 addrspace(1)* %870, align 4, !tbaa !11
  br label %872

872:                                              ; preds = %867, %861
  %873 = phi i32 [ %871, %867 ], [ 0, %861 ]
  %874 = add i64 %802, %724
  %875 = icmp ult i64 %874, %721
  br i1 %875, label %876, label %881

876:                                              ; preds = %872
  %877 = shl i64 %874, 2
  %878 = add i64 %877, %720
  %879 = inttoptr i64 %878 to i32 addrspace(1)*
  %880 = load volatile i32, i32 addrspace(1)* %879, align 4, !tbaa !11
  br label %881

881:                                              ; preds = %876, %872
  %882 = phi i32 [ %880, %876 ], [ 0, %872 ]
  %883 = add i64 %805, %719
  %884 = inttoptr i64 %883 to i32 addrspace(1)*
  store i32 %808, i32 addrspace(1)* %884, align 4, !tbaa !11
  br i1 %811, label %885, label %889

885:                                              ; preds = %881
  %886 = shl i64 %810, 2
  %887 = add i64 %886, %719
  %888 = inttoptr i64 %887 to i32 addrspace(1)*
  store i32 %818, i32 addrspace(1)* %888, align 4, !tbaa !11
  br label %889

889:                                              ; preds = %885, %881
  br i1 %822, label %890, label %894

890:                                              ; preds = %889
  %891 = shl i64 %821, 2
  %892 = add i64 %891, %719
  %893 = inttoptr i64 %892 to i32 addrspace(1)*
  store i32 %829, i32 addrspace(1)* %893, align 4, !tbaa !11
  br label %894

894:                                              ; preds = %890, %889
  br i1 %833, label %895, label %899

895:                                              ; preds = %894
  %896 = shl i64 %832, 2
  %897 = add i64 %896, %719
  %898 = inttoptr i64 %897 to i32 addrspace(1)*
  store i32 %840, i32 addrspace(1)* %898, align 4, !tbaa !11
  br label %899

899:                                              ; preds = %895, %894
  br i1 %844, label %900, label %904

900:                                              ; preds = %899
  %901 = shl i64 %843, 2
  %902 = add i64 %901, %719
  %903 = inttoptr i64 %902 to i32 addrspace(1)*
  store i32 %851, i32 addrspace(1)* %903, align 4, !tbaa !11
  br label %904

904:                                              ; preds = %900, %899
  br i1 %855, label %905, label %909

905:                                              ; preds = %904
  %906 = shl i64 %854, 2
  %907 = add i64 %906, %719
  %908 = inttoptr i64 %907 to i32 addrspace(1)*
  store i32 %862, i32 addrspace(1)* %908, align 4, !tbaa !11
  br label %909

909:                                              ; preds = %905, %904
  br i1 %866, label %910, label %914

910:                                              ; preds = %909
  %911 = shl i64 %865, 2
  %912 = add i64 %911, %719
  %913 = inttoptr i64 %912 to i32 addrspace(1)*
  store i32 %873, i32 addrspace(1)* %913, align 4, !tbaa !11
  br label %914

914:                                              ; preds = %910, %909
  br i1 %875, label %915, label %933

915:                                              ; preds = %914
  %916 = shl i64 %874, 2
  %917 = add i64 %916, %719
  %918 = inttoptr i64 %917 to i32 addrspace(1)*
  store i32 %882, i32 addrspace(1)* %918, align 4, !tbaa !11
  br label %933

919:                                              ; preds = %497
  %920 = zext i32 %501 to i64
  %921 = icmp ugt i64 %500, %920
  br i1 %921, label %922, label %963

922:                                              ; preds = %919
  %923 = zext i32 %502 to i64
  br label %924

924:                                              ; preds = %924, %922
  %925 = phi i64 [ %920, %922 ], [ %931, %924 ]
  %926 = add i64 %925, %499
  %927 = inttoptr i64 %926 to i8 addrspace(1)*
  %928 = load volatile i8, i8 addrspace(1)* %927, align 1, !tbaa !11
  %929 = add i64 %925, %484
  %930 = inttoptr i64 %929 to i8 addrspace(1)*
  store i8 %928, i8 addrspace(1)* %930, align 1, !tbaa !11
  %931 = add i64 %925, %923
  %932 = icmp ult i64 %931, %500
  br i1 %932, label %924, label %963, !llvm.loop !45

933:                                              ; preds = %915, %914, %801, %714, %713, %600
  %934 = phi i64 [ %722, %915 ], [ %722, %914 ], [ %722, %801 ], [ %521, %714 ], [ %521, %713 ], [ %521, %600 ]
  %935 = icmp ugt i64 %513, %934
  br i1 %935, label %936, label %947

936:                                              ; preds = %933
  %937 = zext i32 %502 to i64
  br label %938

938:                                              ; preds = %938, %936
  %939 = phi i64 [ %934, %936 ], [ %945, %938 ]
  %940 = add i64 %939, %499
  %941 = inttoptr i64 %940 to i8 addrspace(1)*
  %942 = load volatile i8, i8 addrspace(1)* %941, align 1, !tbaa !11
  %943 = add i64 %939, %484
  %944 = inttoptr i64 %943 to i8 addrspace(1)*
  store i8 %942, i8 addrspace(1)* %944, align 1, !tbaa !11
  %945 = add i64 %939, %937
  %946 = icmp ult i64 %945, %513
  br i1 %946, label %938, label %947, !llvm.loop !45

947:                                              ; preds = %938, %933
  %948 = add i64 %516, %513
  %949 = sub i64 %500, %948
  %950 = icmp ugt i64 %949, %934
  br i1 %950, label %951, label %963

951:                                              ; preds = %947
  %952 = zext i32 %502 to i64
  br label %953

953:                                              ; preds = %953, %951
  %954 = phi i64 [ %934, %951 ], [ %961, %953 ]
  %955 = add i64 %954, %948
  %956 = add i64 %955, %499
  %957 = inttoptr i64 %956 to i8 addrspace(1)*
  %958 = load volatile i8, i8 addrspace(1)* %957, align 1, !tbaa !11
  %959 = add i64 %955, %484
  %960 = inttoptr i64 %959 to i8 addrspace(1)*
  store i8 %958, i8 addrspace(1)* %960, align 1, !tbaa !11
  %961 = add i64 %954, %952
  %962 = icmp ult i64 %961, %949
  br i1 %962, label %953, label %963, !llvm.loop !45

963:                                              ; preds = %953, %924, %947, %919
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !103
  %964 = load i32, i32* %55, align 4, !tbaa !41
  %965 = icmp eq i32 %964, 0
  br i1 %965, label %966, label %1062

966:                                              ; preds = %963
  %967 = add i64 %498, %77
  tail call void @llvm.nvvm.membar.sys() #8
  %968 = load i64, i64* %69, align 8, !tbaa !75
  %969 = load i64, i64* %62, align 8, !tbaa !67
  %970 = add i64 %969, %488
  %971 = inttoptr i64 %970 to i32*
  %972 = load volatile i32, i32* %971, align 4, !tbaa !9
  %973 = add i32 %972, 1
  %974 = load i64, i64* %70, align 8, !tbaa !76
  %975 = inttoptr i64 %974 to i64*
  %976 = atomicrmw add i64* %975, i64 1 seq_cst, align 8
  %977 = load i32, i32* %72, align 8, !tbaa !77
  %978 = zext i32 %977 to i64
  %979 = lshr i64 %976, %978
  %980 = and i64 %979, 1
  %981 = xor i64 %980, 1
  %982 = load i64, i64* %6, align 8, !tbaa !78
  %983 = shl nsw i64 -1, %978
  %984 = xor i64 %983, -1
  %985 = and i64 %976, %984
  %986 = shl i64 %985, 5
  %987 = add i64 %986, %982
  %988 = inttoptr i64 %987 to i64*
  store volatile i32 %973, i32* %971, align 4, !tbaa !9
  %989 = zext i32 %973 to i64
  %990 = shl nuw i64 %989, 32
  %991 = or i64 %489, %990
  %992 = or i64 %991, %981
  %993 = or i64 %992, 512
  %994 = or i64 %981, %968
  tail call void asm sideeffect "st.volatile.global.v2.u64 [$0], {$1, $2};", "l,l,l,~{memory}"(i64* %988, i64 %993, i64 %994) #10, !srcloc !79
  %995 = getelementptr inbounds i64, i64* %988, i64 2
  %996 = shl i64 %967, 1
  %997 = or i64 %981, %996
  %998 = shl i64 %500, 1
  %999 = or i64 %981, %998
  tail call void asm sideeffect "st.volatile.global.v2.u64 [$0], {$1, $2};", "l,l,l,~{memory}"(i64* nonnull %995, i64 %997, i64 %999) #10, !srcloc !79
  br label %1000

1000:                                             ; preds = %1041, %966
  %1001 = phi i32 [ 1, %966 ], [ %1042, %1041 ]
  %1002 = phi i64 [ 0, %966 ], [ %1043, %1041 ]
  %1003 = phi i32 [ 0, %966 ], [ %1045, %1041 ]
  %1004 = load i64, i64* %61, align 8, !tbaa !65
  %1005 = add i64 %1004, %490
  %1006 = inttoptr i64 %1005 to i64*
  %1007 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1006) #10, !srcloc !66
  %1008 = trunc i64 %1007 to i32
  %1009 = lshr i64 %1007, 32
  %1010 = icmp eq i64 %1009, %989
  br i1 %1010, label %1011, label %1016

1011:                                             ; preds = %1000
  %1012 = icmp slt i32 %1008, 0
  %1013 = select i1 %1012, i32 0, i32 %1008
  %1014 = sub nsw i32 0, %1008
  %1015 = select i1 %1012, i32 %1014, i32 0
  br label %1041

1016:                                             ; preds = %1000
  %1017 = add i32 %1001, 1
  %1018 = and i32 %1001, 63
  %1019 = icmp eq i32 %1018, 0
  br i1 %1019, label %1020, label %1036

1020:                                             ; preds = %1016
  %1021 = load i64, i64* %63, align 8, !tbaa !71
  %1022 = inttoptr i64 %1021 to i64*
  %1023 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1022) #10, !srcloc !66
  %1024 = icmp eq i64 %1023, 0
  br i1 %1024, label %1025, label %1036

1025:                                             ; preds = %1020
  %1026 = icmp eq i64 %1002, 0
  br i1 %1026, label %1027, label %1031

1027:                                             ; preds = %1025
  %1028 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !72
  %1029 = load i64, i64* %64, align 8, !tbaa !73
  %1030 = add i64 %1029, %1028
  br label %1031

1031:                                             ; preds = %1027, %1025
  %1032 = phi i64 [ %1030, %1027 ], [ %1002, %1025 ]
  %1033 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !72
  %1034 = icmp ult i64 %1033, %1032
  %1035 = select i1 %1034, i32 0, i32 110
  br label %1036

1036:                                             ; preds = %1031, %1020, %1016
  %1037 = phi i64 [ %1032, %1031 ], [ %1002, %1020 ], [ %1002, %1016 ]
  %1038 = phi i32 [ %1035, %1031 ], [ 108, %1020 ], [ 0, %1016 ]
  %1039 = icmp eq i32 %1038, 0
  %1040 = select i1 %1039, i32 0, i32 2
  br label %1041

1041:                                             ; preds = %1036, %1011
  %1042 = phi i32 [ %1001, %1011 ], [ %1017, %1036 ]
  %1043 = phi i64 [ %1002, %1011 ], [ %1037, %1036 ]
  %1044 = phi i32 [ %1015, %1011 ], [ %1038, %1036 ]
  %1045 = phi i32 [ %1013, %1011 ], [ %1003, %1036 ]
  %1046 = phi i32 [ 1, %1011 ], [ %1040, %1036 ]
  switch i32 %1046, label %1052 [
    i32 0, label %1000
    i32 2, label %1047
  ], !llvm.loop !80

1047:                                             ; preds = %1041
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !33
  %1048 = load i64, i64* %60, align 8, !tbaa !64
  %1049 = add i64 %1048, %493
  %1050 = inttoptr i64 %1049 to i64*
  %1051 = atomicrmw or i64* %1050, i64 %496 seq_cst, align 8
  br label %1052

1052:                                             ; preds = %1041, %1047
  %1053 = phi i64 [ 36028797018963968, %1047 ], [ 0, %1041 ]
  %1054 = icmp eq i32 %1044, 0
  br i1 %1054, label %1059, label %1055

1055:                                             ; preds = %1052
  %1056 = zext i32 %1044 to i64
  %1057 = or i64 %1053, %1056
  %1058 = or i64 %1057, 216172782113783808
  br label %1062

1059:                                             ; preds = %1052
  %1060 = zext i32 %1045 to i64
  %1061 = or i64 %1060, 144115188075855872
  br label %1062

1062:                                             ; preds = %1059, %1055, %963
  %1063 = phi i64 [ 0, %963 ], [ %1058, %1055 ], [ %1061, %1059 ]
  %1064 = trunc i64 %1063 to i32
  %1065 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1064, i32 0, i32 31) #8
  %1066 = lshr i64 %1063, 32
  %1067 = trunc i64 %1066 to i32
  %1068 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1067, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !27
  %1069 = zext i32 %1068 to i64
  %1070 = shl nuw i64 %1069, 32
  %1071 = zext i32 %1065 to i64
  %1072 = or i64 %1070, %1071
  %1073 = and i64 %1069, 4278190080
  %1074 = icmp eq i64 %1073, 50331648
  %1075 = select i1 %1074, i32 %1065, i32 0
  %1076 = icmp eq i32 %1075, 0
  %1077 = and i64 %1072, 72057594037927935
  %1078 = icmp eq i64 %1077, 0
  %1079 = and i1 %1076, %1078
  %1080 = select i1 %1079, i32 5, i32 %1075
  %1081 = icmp eq i32 %1080, 0
  %1082 = select i1 %1081, i64 %1077, i64 0
  %1083 = add i64 %1082, %498
  %1084 = icmp ult i64 %1083, %86
  %1085 = and i1 %1081, %1084
  br i1 %1085, label %497, label %1086, !llvm.loop !104

1086:                                             ; preds = %1062, %479
  %1087 = phi i64 [ 0, %479 ], [ %1083, %1062 ]
  %1088 = phi i64 [ 0, %479 ], [ %1072, %1062 ]
  %1089 = phi i32 [ 0, %479 ], [ %1080, %1062 ]
  %1090 = phi i1 [ true, %479 ], [ %1081, %1062 ]
  br i1 %94, label %1091, label %1620

1091:                                             ; preds = %1086
  %1092 = load i64, i64* %54, align 8, !tbaa !38
  %1093 = icmp ugt i64 %1092, %77
  br i1 %1093, label %1094, label %1097

1094:                                             ; preds = %1091
  %1095 = load i64, i64* %74, align 8, !tbaa !40
  %1096 = add i64 %1095, %77
  br label %1133

1097:                                             ; preds = %1091
  %1098 = load i32, i32* %55, align 4, !tbaa !41
  %1099 = icmp eq i32 %1098, 0
  br i1 %1099, label %1100, label %1109

1100:                                             ; preds = %1097
  %1101 = load i32, i32* %52, align 8, !tbaa !37
  %1102 = zext i32 %1101 to i64
  %1103 = lshr i64 %77, %1102
  %1104 = shl i64 %1103, 3
  %1105 = load i64, i64* %65, align 8, !tbaa !54
  %1106 = add i64 %1104, %1105
  %1107 = inttoptr i64 %1106 to i64*
  %1108 = load volatile i64, i64* %1107, align 8, !tbaa !5
  br label %1109

1109:                                             ; preds = %1100, %1097
  %1110 = phi i64 [ %1108, %1100 ], [ 0, %1097 ]
  %1111 = trunc i64 %1110 to i32
  %1112 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1111, i32 0, i32 31) #8
  %1113 = lshr i64 %1110, 32
  %1114 = trunc i64 %1113 to i32
  %1115 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1114, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !27
  %1116 = zext i32 %1112 to i64
  %1117 = and i64 %1116, 917504
  %1118 = icmp eq i64 %1117, 393216
  br i1 %1118, label %1119, label %1133

1119:                                             ; preds = %1109
  %1120 = zext i32 %1115 to i64
  %1121 = shl nuw i64 %1120, 32
  %1122 = or i64 %1121, %1116
  %1123 = load i64, i64* %73, align 8, !tbaa !91
  %1124 = lshr i64 %1122, 20
  %1125 = load i32, i32* %52, align 8, !tbaa !37
  %1126 = zext i32 %1125 to i64
  %1127 = shl i64 %1124, %1126
  %1128 = add i64 %1127, %1123
  %1129 = shl nsw i64 -1, %1126
  %1130 = xor i64 %1129, -1
  %1131 = and i64 %77, %1130
  %1132 = add i64 %1128, %1131
  br label %1133

1133:                                             ; preds = %1119, %1109, %1094
  %1134 = phi i64 [ %1096, %1094 ], [ %1132, %1119 ], [ 0, %1109 ]
  %1135 = icmp ne i64 %1134, 0
  %1136 = icmp ne i64 %1087, 0
  %1137 = and i1 %1136, %1135
  br i1 %1137, label %1138, label %1602

1138:                                             ; preds = %1133
  %1139 = load i32, i32* %55, align 4, !tbaa !41
  %1140 = load i32, i32* %68, align 4, !tbaa !42
  %1141 = xor i64 %1134, %76
  %1142 = and i64 %1141, 15
  %1143 = icmp eq i64 %1142, 0
  %1144 = and i64 %1141, 3
  %1145 = icmp eq i64 %1144, 0
  %1146 = select i1 %1145, i64 4, i64 1
  %1147 = select i1 %1143, i64 16, i64 %1146
  %1148 = sub i64 0, %1134
  %1149 = add nsw i64 %1147, -1
  %1150 = and i64 %1149, %1148
  %1151 = icmp ult i64 %1150, %1087
  %1152 = select i1 %1151, i64 %1150, i64 %1087
  %1153 = sub i64 %1087, %1152
  %1154 = sub nsw i64 0, %1147
  %1155 = and i64 %1153, %1154
  switch i64 %1147, label %1558 [
    i64 16, label %1156
    i64 4, label %1357
  ]

1156:                                             ; preds = %1138
  %1157 = add i64 %1152, %1134
  %1158 = add i64 %1152, %76
  %1159 = lshr i64 %1155, 4
  %1160 = zext i32 %1139 to i64
  %1161 = mul i32 %1140, 7
  %1162 = zext i32 %1161 to i64
  %1163 = add nuw nsw i64 %1162, %1160
  %1164 = icmp ult i64 %1163, %1159
  br i1 %1164, label %1165, label %1239

1165:                                             ; preds = %1156
  %1166 = shl i32 %1140, 3
  %1167 = zext i32 %1166 to i64
  %1168 = zext i32 %1140 to i64
  %1169 = shl i32 %1140, 1
  %1170 = zext i32 %1169 to i64
  %1171 = mul i32 %1140, 3
  %1172 = zext i32 %1171 to i64
  %1173 = shl i32 %1140, 2
  %1174 = zext i32 %1173 to i64
  %1175 = mul i32 %1140, 5
  %1176 = zext i32 %1175 to i64
  %1177 = mul i32 %1140, 6
  %1178 = zext i32 %1177 to i64
  br label %1179

1179:                                             ; preds = %1179, %1165
  %1180 = phi i64 [ %1160, %1165 ], [ %1236, %1179 ]
  %1181 = shl i64 %1180, 4
  %1182 = add i64 %1181, %1158
  %1183 = inttoptr i64 %1182 to <4 x i32> addrspace(1)*
  %1184 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1183, align 16, !tbaa !11
  %1185 = add i64 %1180, %1168
  %1186 = shl i64 %1185, 4
  %1187 = add i64 %1186, %1158
  %1188 = inttoptr i64 %1187 to <4 x i32> addrspace(1)*
  %1189 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1188, align 16, !tbaa !11
  %1190 = add i64 %1180, %1170
  %1191 = shl i64 %1190, 4
  %1192 = add i64 %1191, %1158
  %1193 = inttoptr i64 %1192 to <4 x i32> addrspace(1)*
  %1194 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1193, align 16, !tbaa !11
  %1195 = add i64 %1180, %1172
  %1196 = shl i64 %1195, 4
  %1197 = add i64 %1196, %1158
  %1198 = inttoptr i64 %1197 to <4 x i32> addrspace(1)*
  %1199 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1198, align 16, !tbaa !11
  %1200 = add i64 %1180, %1174
  %1201 = shl i64 %1200, 4
  %1202 = add i64 %1201, %1158
  %1203 = inttoptr i64 %1202 to <4 x i32> addrspace(1)*
  %1204 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1203, align 16, !tbaa !11
  %1205 = add i64 %1180, %1176
  %1206 = shl i64 %1205, 4
  %1207 = add i64 %1206, %1158
  %1208 = inttoptr i64 %1207 to <4 x i32> addrspace(1)*
  %1209 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1208, align 16, !tbaa !11
  %1210 = add i64 %1180, %1178
  %1211 = shl i64 %1210, 4
  %1212 = add i64 %1211, %1158
  %1213 = inttoptr i64 %1212 to <4 x i32> addrspace(1)*
  %1214 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1213, align 16, !tbaa !11
  %1215 = add i64 %1180, %1162
  %1216 = shl i64 %1215, 4
  %1217 = add i64 %1216, %1158
  %1218 = inttoptr i64 %1217 to <4 x i32> addrspace(1)*
  %1219 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1218, align 16, !tbaa !11
  %1220 = add i64 %1181, %1157
  %1221 = inttoptr i64 %1220 to <4 x i32> addrspace(1)*
  store <4 x i32> %1184, <4 x i32> addrspace(1)* %1221, align 16, !tbaa !11
  %1222 = add i64 %1186, %1157
  %1223 = inttoptr i64 %1222 to <4 x i32> addrspace(1)*
  store <4 x i32> %1189, <4 x i32> addrspace(1)* %1223, align 16, !tbaa !11
  %1224 = add i64 %1191, %1157
  %1225 = inttoptr i64 %1224 to <4 x i32> addrspace(1)*
  store <4 x i32> %1194, <4 x i32> addrspace(1)* %1225, align 16, !tbaa !11
  %1226 = add i64 %1196, %1157
  %1227 = inttoptr i64 %1226 to <4 x i32> addrspace(1)*
  store <4 x i32> %1199, <4 x i32> addrspace(1)* %1227, align 16, !tbaa !11
  %1228 = add i64 %1201, %1157
  %1229 = inttoptr i64 %1228 to <4 x i32> addrspace(1)*
  store <4 x i32> %1204, <4 x i32> addrspace(1)* %1229, align 16, !tbaa !11
  %1230 = add i64 %1206, %1157
  %1231 = inttoptr i64 %1230 to <4 x i32> addrspace(1)*
  store <4 x i32> %1209, <4 x i32> addrspace(1)* %1231, align 16, !tbaa !11
  %1232 = add i64 %1211, %1157
  %1233 = inttoptr i64 %1232 to <4 x i32> addrspace(1)*
  store <4 x i32> %1214, <4 x i32> addrspace(1)* %1233, align 16, !tbaa !11
  %1234 = add i64 %1216, %1157
  %1235 = inttoptr i64 %1234 to <4 x i32> addrspace(1)*
  store <4 x i32> %1219, <4 x i32> addrspace(1)* %1235, align 16, !tbaa !11
  %1236 = add i64 %1180, %1167
  %1237 = add i64 %1236, %1162
  %1238 = icmp ult i64 %1237, %1159
  br i1 %1238, label %1179, label %1239, !llvm.loop !43

1239:                                             ; preds = %1179, %1156
  %1240 = phi i64 [ %1160, %1156 ], [ %1236, %1179 ]
  %1241 = icmp ult i64 %1240, %1159
  br i1 %1241, label %1242, label %1572

1242:                                             ; preds = %1239
  %1243 = shl i64 %1240, 4
  %1244 = add i64 %1243, %1158
  %1245 = inttoptr i64 %1244 to <4 x i32> addrspace(1)*
  %1246 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1245, align 16, !tbaa !11
  %1247 = zext i32 %1140 to i64
  %1248 = add i64 %1240, %1247
  %1249 = icmp ult i64 %1248, %1159
  br i1 %1249, label %1250, label %1255

1250:                                             ; preds = %1242
  %1251 = shl i64 %1248, 4
  %1252 = add i64 %1251, %1158
  %1253 = inttoptr i64 %1252 to <4 x i32> addrspace(1)*
  %1254 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1253, align 16, !tbaa !11
  br label %1255

1255:                                             ; preds = %1250, %1242
  %1256 = phi <4 x i32> [ %1254, %1250 ], [ zeroinitializer, %1242 ]
  %1257 = shl i32 %1140, 1
  %1258 = zext i32 %1257 to i64
  %1259 = add i64 %1240, %1258
  %1260 = icmp ult i64 %1259, %1159
  br i1 %1260, label %1261, label %1266

1261:                                             ; preds = %1255
  %1262 = shl i64 %1259, 4
  %1263 = add i64 %1262, %1158
  %1264 = inttoptr i64 %1263 to <4 x i32> addrspace(1)*
  %1265 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1264, align 16, !tbaa !11
  br label %1266

1266:                                             ; preds = %1261, %1255
  %1267 = phi <4 x i32> [ %1265, %1261 ], [ zeroinitializer, %1255 ]
  %1268 = mul i32 %1140, 3
  %1269 = zext i32 %1268 to i64
  %1270 = add i64 %1240, %1269
  %1271 = icmp ult i64 %1270, %1159
  br i1 %1271, label %1272, label %1277

1272:                                             ; preds = %1266
  %1273 = shl i64 %1270, 4
  %1274 = add i64 %1273, %1158
  %1275 = inttoptr i64 %1274 to <4 x i32> addrspace(1)*
  %1276 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1275, align 16, !tbaa !11
  br label %1277

1277:                                             ; preds = %1272, %1266
  %1278 = phi <4 x i32> [ %1276, %1272 ], [ zeroinitializer, %1266 ]
  %1279 = shl i32 %1140, 2
  %1280 = zext i32 %1279 to i64
  %1281 = add i64 %1240, %1280
  %1282 = icmp ult i64 %1281, %1159
  br i1 %1282, label %1283, label %1288

1283:                                             ; preds = %1277
  %1284 = shl i64 %1281, 4
  %1285 = add i64 %1284, %1158
  %1286 = inttoptr i64 %1285 to <4 x i32> addrspace(1)*
  %1287 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1286, align 16, !tbaa !11
  br label %1288

1288:                                             ; preds = %1283, %1277
  %1289 = phi <4 x i32> [ %1287, %1283 ], [ zeroinitializer, %1277 ]
  %1290 = mul i32 %1140, 5
  %1291 = zext i32 %1290 to i64
  %1292 = add i64 %1240, %1291
  %1293 = icmp ult i64 %1292, %1159
  br i1 %1293, label %1294, label %1299

1294:                                             ; preds = %1288
  %1295 = shl i64 %1292, 4
  %1296 = add i64 %1295, %1158
  %1297 = inttoptr i64 %1296 to <4 x i32> addrspace(1)*
  %1298 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1297, align 16, !tbaa !11
  br label %1299

1299:                                             ; preds = %1294, %1288
  %1300 = phi <4 x i32> [ %1298, %1294 ], [ zeroinitializer, %1288 ]
  %1301 = mul i32 %1140, 6
  %1302 = zext i32 %1301 to i64
  %1303 = add i64 %1240, %1302
  %1304 = icmp ult i64 %1303, %1159
  br i1 %1304, label %1305, label %1310

1305:                                             ; preds = %1299
  %1306 = shl i64 %1303, 4
  %1307 = add i64 %1306, %1158
  %1308 = inttoptr i64 %1307 to <4 x i32> addrspace(1)*
  %1309 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1308, align 16, !tbaa !11
  br label %1310

1310:                                             ; preds = %1305, %1299
  %1311 = phi <4 x i32> [ %1309, %1305 ], [ zeroinitializer, %1299 ]
  %1312 = add i64 %1240, %1162
  %1313 = icmp ult i64 %1312, %1159
  br i1 %1313, label %1314, label %1319

1314:                                             ; preds = %1310
  %1315 = shl i64 %1312, 4
  %1316 = add i64 %1315, %1158
  %1317 = inttoptr i64 %1316 to <4 x i32> addrspace(1)*
  %1318 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1317, align 16, !tbaa !11
  br label %1319

1319:                                             ; preds = %1314, %1310
  %1320 = phi <4 x i32> [ %1318, %1314 ], [ zeroinitializer, %1310 ]
  %1321 = add i64 %1243, %1157
  %1322 = inttoptr i64 %1321 to <4 x i32> addrspace(1)*
  store <4 x i32> %1246, <4 x i32> addrspace(1)* %1322, align 16, !tbaa !11
  br i1 %1249, label %1323, label %1327

1323:                                             ; preds = %1319
  %1324 = shl i64 %1248, 4
  %1325 = add i64 %1324, %1157
  %1326 = inttoptr i64 %1325 to <4 x i32> addrspace(1)*
  store <4 x i32> %1256, <4 x i32> addrspace(1)* %1326, align 16, !tbaa !11
  br label %1327

1327:                                             ; preds = %1323, %1319
  br i1 %1260, label %1328, label %1332

1328:                                             ; preds = %1327
  %1329 = shl i64 %1259, 4
  %1330 = add i64 %1329, %1157
  %1331 = inttoptr i64 %1330 to <4 x i32> addrspace(1)*
  store <4 x i32> %1267, <4 x i32> addrspace(1)* %1331, align 16, !tbaa !11
  br label %1332

1332:                                             ; preds = %1328, %1327
  br i1 %1271, label %1333, label %1337

1333:                                             ; preds = %1332
  %1334 = shl i64 %1270, 4
  %1335 = add i64 %1334, %1157
  %1336 = inttoptr i64 %1335 to <4 x i32> addrspace(1)*
  store <4 x i32> %1278, <4 x i32> addrspace(1)* %1336, align 16, !tbaa !11
  br label %1337

1337:                                             ; preds = %1333, %1332
  br i1 %1282, label %1338, label %1342

1338:                                             ; preds = %1337
  %1339 = shl i64 %1281, 4
  %1340 = add i64 %1339, %1157
  %1341 = inttoptr i64 %1340 to <4 x i32> addrspace(1)*
  store <4 x i32> %1289, <4 x i32> addrspace(1)* %1341, align 16, !tbaa !11
  br label %1342

1342:                                             ; preds = %1338, %1337
  br i1 %1293, label %1343, label %1347

1343:                                             ; preds = %1342
  %1344 = shl i64 %1292, 4
  %1345 = add i64 %1344, %1157
  %1346 = inttoptr i64 %1345 to <4 x i32> addrspace(1)*
  store <4 x i32> %1300, <4 x i32> addrspace(1)* %1346, align 16, !tbaa !11
  br label %1347

1347:                                             ; preds = %1343, %1342
  br i1 %1304, label %1348, label %1352

1348:                                             ; preds = %1347
  %1349 = shl i64 %1303, 4
  %1350 = add i64 %1349, %1157
  %1351 = inttoptr i64 %1350 to <4 x i32> addrspace(1)*
  store <4 x i32> %1311, <4 x i32> addrspace(1)* %1351, align 16, !tbaa !11
  br label %1352

1352:                                             ; preds = %1348, %1347
  br i1 %1313, label %1353, label %1572

1353:                                             ; preds = %1352
  %1354 = shl i64 %1312, 4
  %1355 = add i64 %1354, %1157
  %1356 = inttoptr i64 %1355 to <4 x i32> addrspace(1)*
  store <4 x i32> %1320, <4 x i32> addrspace(1)* %1356, align 16, !tbaa !11
  br label %1572

1357:                                             ; preds = %1138
  %1358 = add i64 %1152, %1134
  %1359 = add i64 %1152, %76
  %1360 = lshr i64 %1155, 2
  %1361 = zext i32 %1139 to i64
  %1362 = mul i32 %1140, 7
  %1363 = zext i32 %1362 to i64
  %1364 = add nuw nsw i64 %1363, %1361
  %1365 = icmp ult i64 %1364, %1360
  br i1 %1365, label %1366, label %1440

1366:                                             ; preds = %1357
  %1367 = shl i32 %1140, 3
  %1368 = zext i32 %1367 to i64
  %1369 = zext i32 %1140 to i64
  %1370 = shl i32 %1140, 1
  %1371 = zext i32 %1370 to i64
  %1372 = mul i32 %1140, 3
  %1373 = zext i32 %1372 to i64
  %1374 = shl i32 %1140, 2
  %1375 = zext i32 %1374 to i64
  %1376 = mul i32 %1140, 5
  %1377 = zext i32 %1376 to i64
  %1378 = mul i32 %1140, 6
  %1379 = zext i32 %1378 to i64
  br label %1380

1380:                                             ; preds = %1380, %1366
  %1381 = phi i64 [ %1361, %1366 ], [ %1437, %1380 ]
  %1382 = shl i64 %1381, 2
  %1383 = add i64 %1382, %1359
  %1384 = inttoptr i64 %1383 to i32 addrspace(1)*
  %1385 = load volatile i32, i32 addrspace(1)* %1384, align 4, !tbaa !11
  %1386 = add i64 %1381, %1369
  %1387 = shl i64 %1386, 2
  %1388 = add i64 %1387, %1359
  %1389 = inttoptr i64 %1388 to i32 addrspace(1)*
  %1390 = load volatile i32, i32 addrspace(1)* %1389, align 4, !tbaa !11
  %1391 = add i64 %1381, %1371
  %1392 = shl i64 %1391, 2
  %1393 = add i64 %1392, %1359
  %1394 = inttoptr i64 %1393 to i32 addrspace(1)*
  %1395 = load volatile i32, i32 addrspace(1)* %1394, align 4, !tbaa !11
  %1396 = add i64 %1381, %1373
  %1397 = shl i64 %1396, 2
  %1398 = add i64 %1397, %1359
  %1399 = inttoptr i64 %1398 to i32 addrspace(1)*
  %1400 = load volatile i32, i32 addrspace(1)* %1399, align 4, !tbaa !11
  %1401 = add i64 %1381, %1375
  %1402 = shl i64 %1401, 2
  %1403 = add i64 %1402, %1359
  %1404 = inttoptr i64 %1403 to i32 addrspace(1)*
  %1405 = load volatile i32, i32 addrspace(1)* %1404, align 4, !tbaa !11
  %1406 = add i64 %1381, %1377
  %1407 = shl i64 %1406, 2
  %1408 = add i64 %1407, %1359
  %1409 = inttoptr i64 %1408 to i32 addrspace(1)*
  %1410 = load volatile i32, i32 addrspace(1)* %1409, align 4, !tbaa !11
  %1411 = add i64 %1381, %1379
  %1412 = shl i64 %1411, 2
  %1413 = add i64 %1412, %1359
  %1414 = inttoptr i64 %1413 to i32 addrspace(1)*
  %1415 = load volatile i32, i32 addrspace(1)* %1414, align 4, !tbaa !11
  %1416 = add i64 %1381, %1363
  %1417 = shl i64 %1416, 2
  %1418 = add i64 %1417, %1359
  %1419 = inttoptr i64 %1418 to i32 addrspace(1)*
  %1420 = load volatile i32, i32 addrspace(1)* %1419, align 4, !tbaa !11
  %1421 = add i64 %1382, %1358
  %1422 = inttoptr i64 %1421 to i32 addrspace(1)*
  store i32 %1385, i32 addrspace(1)* %1422, align 4, !tbaa !11
  %1423 = add i64 %1387, %1358
  %1424 = inttoptr i64 %1423 to i32 addrspace(1)*
  store i32 %1390, i32 addrspace(1)* %1424, align 4, !tbaa !11
  %1425 = add i64 %1392, %1358
  %1426 = inttoptr i64 %1425 to i32 addrspace(1)*
  store i32 %1395, i32 addrspace(1)* %1426, align 4, !tbaa !11
  %1427 = add i64 %1397, %1358
  %1428 = inttoptr i64 %1427 to i32 addrspace(1)*
  store i32 %1400, i32 addrspace(1)* %1428, align 4, !tbaa !11
  %1429 = add i64 %1402, %1358
  %1430 = inttoptr i64 %1429 to i32 addrspace(1)*
  store i32 %1405, i32 addrspace(1)* %1430, align 4, !tbaa !11
  %1431 = add i64 %1407, %1358
  %1432 = inttoptr i64 %1431 to i32 addrspace(1)*
  store i32 %1410, i32 addrspace(1)* %1432, align 4, !tbaa !11
  %1433 = add i64 %1412, %1358
  %1434 = inttoptr i64 %1433 to i32 addrspace(1)*
  store i32 %1415, i32 addrspace(1)* %1434, align 4, !tbaa !11
  %1435 = add i64 %1417, %1358
  %1436 = inttoptr i64 %1435 to i32 addrspace(1)*
  store i32 %1420, i32 addrspace(1)* %1436, align 4, !tbaa !11
  %1437 = add i64 %1381, %1368
  %1438 = add i64 %1437, %1363
  %1439 = icmp ult i64 %1438, %1360
  br i1 %1439, label %1380, label %1440, !llvm.loop !44

1440:                                             ; preds = %1380, %1357
  %1441 = phi i64 [ %1361, %1357 ], [ %1437, %1380 ]
  %1442 = icmp ult i64 %1441, %1360
  br i1 %1442, label %1443, label %1572

1443:                                             ; preds = %1440
  %1444 = shl i64 %1441, 2
  %1445 = add i64 %1444, %1359
  %1446 = inttoptr i64 %1445 to i32 addrspace(1)*
  %1447 = load volatile i32, i32 addrspace(1)* %1446, align 4, !tbaa !11
  %1448 = zext i32 %1140 to i64
  %1449 = add i64 %1441, %1448
  %1450 = icmp ult i64 %1449, %1360
  br i1 %1450, label %1451, label %1456

1451:                                             ; preds = %1443
  %1452 = shl i64 %1449, 2
  %1453 = add i64 %1452, %1359
  %1454 = inttoptr i64 %1453 to i32 addrspace(1)*
  %1455 = load volatile i32, i32 addrspace(1)* %1454, align 4, !tbaa !11
  br label %1456

1456:                                             ; preds = %1451, %1443
  %1457 = phi i32 [ %1455, %1451 ], [ 0, %1443 ]
  %1458 = shl i32 %1140, 1
  %1459 = zext i32 %1458 to i64
  %1460 = add i64 %1441, %1459
  %1461 = icmp ult i64 %1460, %1360
  br i1 %1461, label %1462, label %1467

1462:                                             ; preds = %1456
  %1463 = shl i64 %1460, 2
  %1464 = add i64 %1463, %1359
  %1465 = inttoptr i64 %1464 to i32 addrspace(1)*
  %1466 = load volatile i32, i32 addrspace(1)* %1465, align 4, !tbaa !11
  br label %1467

1467:                                             ; preds = %1462, %1456
  %1468 = phi i32 [ %1466, %1462 ], [ 0, %1456 ]
  %1469 = mul i32 %1140, 3
  %1470 = zext i32 %1469 to i64
  %1471 = add i64 %1441, %1470
  %1472 = icmp ult i64 %1471, %1360
  br i1 %1472, label %1473, label %1478

1473:                                             ; preds = %1467
  %1474 = shl i64 %1471, 2
  %1475 = add i64 %1474, %1359
  %1476 = inttoptr i64 %1475 to i32 addrspace(1)*
  %1477 = load volatile i32, i32 addrspace(1)* %1476, align 4, !tbaa !11
  br label %1478

1478:                                             ; preds = %1473, %1467
  %1479 = phi i32 [ %1477, %1473 ], [ 0, %1467 ]
  %1480 = shl i32 %1140, 2
  %1481 = zext i32 %1480 to i64
  %1482 = add i64 %1441, %1481
  %1483 = icmp ult i64 %1482, %1360
  br i1 %1483, label %1484, label %1489

1484:                                             ; preds = %1478
  %1485 = shl i64 %1482, 2
  %1486 = add i64 %1485, %1359
  %1487 = inttoptr i64 %1486 to i32 addrspace(1)*
  %1488 = load volatile i32, i32 addrspace(1)* %1487, align 4, !tbaa !11
  br label %1489

1489:                                             ; preds = %1484, %1478
  %1490 = phi i32 [ %1488, %1484 ], [ 0, %1478 ]
  %1491 = mul i32 %1140, 5
  %1492 = zext i32 %1491 to i64
  %1493 = add i64 %1441, %1492
  %1494 = icmp ult i64 %1493, %1360
  br i1 %1494, label %1495, label %1500

1495:                                             ; preds = %1489
  %1496 = shl i64 %1493, 2
  %1497 = add i64 %1496, %1359
  %1498 = inttoptr i64 %1497 to i32 addrspace(1)*
  %1499 = load volatile i32, i32 addrspace(1)* %1498, align 4, !tbaa !11
  br label %1500

1500:                                             ; preds = %1495, %1489
  %1501 = phi i32 [ %1499, %1495 ], [ 0, %1489 ]
  %1502 = mul i32 %1140, 6
  %1503 = zext i32 %1502 to i64
  %1504 = add i64 %1441, %1503
  %1505 = icmp ult i64 %1504, %1360
  br i1 %1505, label %1506, label %1511

1506:                                             ; preds = %1500
  %1507 = shl i64 %1504, 2
  %1508 = add i64 %1507, %1359
  %1509 = inttoptr i64 %1508 to i32 addrspace(1)*
  %1510 = load volatile i32, i32 addrspace(1)* %1509, align 4, !tbaa !11
  br label %1511

1511:                                             ; preds = %1506, %1500
  %1512 = phi i32 [ %1510, %1506 ], [ 0, %1500 ]
  %1513 = add i64 %1441, %1363
  %1514 = icmp ult i64 %1513, %1360
  br i1 %1514, label %1515, label %1520

1515:                                             ; preds = %1511
  %1516 = shl i64 %1513, 2
  %1517 = add i64 %1516, %1359
  %1518 = inttoptr i64 %1517 to i32 addrspace(1)*
  %1519 = load volatile i32, i32 addrspace(1)* %1518, align 4, !tbaa !11
  br label %1520

1520:                                             ; preds = %1515, %1511
  %1521 = phi i32 [ %1519, %1515 ], [ 0, %1511 ]
  %1522 = add i64 %1444, %1358
  %1523 = inttoptr i64 %1522 to i32 addrspace(1)*
  store i32 %1447, i32 addrspace(1)* %1523, align 4, !tbaa !11
  br i1 %1450, label %1524, label %1528

1524:                                             ; preds = %1520
  %1525 = shl i64 %1449, 2
  %1526 = add i64 %1525, %1358
  %1527 = inttoptr i64 %1526 to i32 addrspace(1)*
  store i32 %1457, i32 addrspace(1)* %1527, align 4, !tbaa !11
  br label %1528

1528:                                             ; preds = %1524, %1520
  br i1 %1461, label %1529, label %1533

1529:                                             ; preds = %1528
  %1530 = shl i64 %1460, 2
  %1531 = add i64 %1530, %1358
  %1532 = inttoptr i64 %1531 to i32 addrspace(1)*
  store i32 %1468, i32 addrspace(1)* %1532, align 4, !tbaa !11
  br label %1533

1533:                                             ; preds = %1529, %1528
  br i1 %1472, label %1534, label %1538

1534:                                             ; preds = %1533
  %1535 = shl i64 %1471, 2
  %1536 = add i64 %1535, %1358
  %1537 = inttoptr i64 %1536 to i32 addrspace(1)*
  store i32 %1479, i32 addrspace(1)* %1537, align 4, !tbaa !11
  br label %1538

1538:                                             ; preds = %1534, %1533
  br i1 %1483, label %1539, label %1543

1539:                                             ; preds = %1538
  %1540 = shl i64 %1482, 2
  %1541 = add i64 %1540, %1358
  %1542 = inttoptr i64 %1541 to i32 addrspace(1)*
  store i32 %1490, i32 addrspace(1)* %1542, align 4, !tbaa !11
  br label %1543

1543:                                             ; preds = %1539, %1538
  br i1 %1494, label %1544, label %1548

1544:                                             ; preds = %1543
  %1545 = shl i64 %1493, 2
  %1546 = add i64 %1545, %1358
  %1547 = inttoptr i64 %1546 to i32 addrspace(1)*
  store i32 %1501, i32 addrspace(1)* %1547, align 4, !tbaa !11
  br label %1548

1548:                                             ; preds = %1544, %1543
  br i1 %1505, label %1549, label %1553

1549:                                             ; preds = %1548
  %1550 = shl i64 %1504, 2
  %1551 = add i64 %1550, %1358
  %1552 = inttoptr i64 %1551 to i32 addrspace(1)*
  store i32 %1512, i32 addrspace(1)* %1552, align 4, !tbaa !11
  br label %1553

1553:                                             ; preds = %1549, %1548
  br i1 %1514, label %1554, label %1572

1554:                                             ; preds = %1553
  %1555 = shl i64 %1513, 2
  %1556 = add i64 %1555, %1358
  %1557 = inttoptr i64 %1556 to i32 addrspace(1)*
  store i32 %1521, i32 addrspace(1)* %1557, align 4, !tbaa !11
  br label %1572

1558:                                             ; preds = %1138
  %1559 = zext i32 %1139 to i64
  %1560 = icmp ugt i64 %1087, %1559
  br i1 %1560, label %1561, label %1602

1561:                                             ; preds = %1558
  %1562 = zext i32 %1140 to i64
  br label %1563

1563:                                             ; preds = %1563, %1561
  %1564 = phi i64 [ %1559, %1561 ], [ %1570, %1563 ]
  %1565 = add i64 %1564, %76
  %1566 = inttoptr i64 %1565 to i8 addrspace(1)*
  %1567 = load volatile i8, i8 addrspace(1)* %1566, align 1, !tbaa !11
  %1568 = add i64 %1564, %1134
  %1569 = inttoptr i64 %1568 to i8 addrspace(1)*
  store i8 %1567, i8 addrspace(1)* %1569, align 1, !tbaa !11
  %1570 = add i64 %1564, %1562
  %1571 = icmp ult i64 %1570, %1087
  br i1 %1571, label %1563, label %1602, !llvm.loop !45

1572:                                             ; preds = %1554, %1553, %1440, %1353, %1352, %1239
  %1573 = phi i64 [ %1361, %1554 ], [ %1361, %1553 ], [ %1361, %1440 ], [ %1160, %1353 ], [ %1160, %1352 ], [ %1160, %1239 ]
  %1574 = icmp ugt i64 %1152, %1573
  br i1 %1574, label %1575, label %1586

1575:                                             ; preds = %1572
  %1576 = zext i32 %1140 to i64
  br label %1577

1577:                                             ; preds = %1577, %1575
  %1578 = phi i64 [ %1573, %1575 ], [ %1584, %1577 ]
  %1579 = add i64 %1578, %76
  %1580 = inttoptr i64 %1579 to i8 addrspace(1)*
  %1581 = load volatile i8, i8 addrspace(1)* %1580, align 1, !tbaa !11
  %1582 = add i64 %1578, %1134
  %1583 = inttoptr i64 %1582 to i8 addrspace(1)*
  store i8 %1581, i8 addrspace(1)* %1583, align 1, !tbaa !11
  %1584 = add i64 %1578, %1576
  %1585 = icmp ult i64 %1584, %1152
  br i1 %1585, label %1577, label %1586, !llvm.loop !45

1586:                                             ; preds = %1577, %1572
  %1587 = add i64 %1155, %1152
  %1588 = sub i64 %1087, %1587
  %1589 = icmp ugt i64 %1588, %1573
  br i1 %1589, label %1590, label %1602

1590:                                             ; preds = %1586
  %1591 = zext i32 %1140 to i64
  br label %1592

1592:                                             ; preds = %1592, %1590
  %1593 = phi i64 [ %1573, %1590 ], [ %1600, %1592 ]
  %1594 = add i64 %1593, %1587
  %1595 = add i64 %1594, %76
  %1596 = inttoptr i64 %1595 to i8 addrspace(1)*
  %1597 = load volatile i8, i8 addrspace(1)* %1596, align 1, !tbaa !11
  %1598 = add i64 %1594, %1134
  %1599 = inttoptr i64 %1598 to i8 addrspace(1)*
  store i8 %1597, i8 addrspace(1)* %1599, align 1, !tbaa !11
  %1600 = add i64 %1593, %1591
  %1601 = icmp ult i64 %1600, %1588
  br i1 %1601, label %1592, label %1602, !llvm.loop !45

1602:                                             ; preds = %1592, %1563, %1586, %1558, %1133
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !105
  %1603 = load i32, i32* %55, align 4, !tbaa !41
  %1604 = icmp eq i32 %1603, 0
  br i1 %1604, label %1605, label %1620

1605:                                             ; preds = %1602
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !33
  %1606 = and i64 %1088, 36028797018963968
  %1607 = icmp eq i64 %1606, 0
  %1608 = select i1 %1090, i1 true, i1 %1607
  %1609 = shl i64 %87, 3
  br i1 %1608, label %1615, label %1610

1610:                                             ; preds = %1605
  %1611 = load i64, i64* %65, align 8, !tbaa !54
  %1612 = add i64 %1611, %1609
  %1613 = inttoptr i64 %1612 to i64*
  %1614 = atomicrmw or i64* %1613, i64 524288 seq_cst, align 8
  br label %1615

1615:                                             ; preds = %1610, %1605
  %1616 = load i64, i64* %65, align 8, !tbaa !54
  %1617 = add i64 %1616, %1609
  %1618 = inttoptr i64 %1617 to i64*
  %1619 = atomicrmw add i64* %1618, i64 -131072 seq_cst, align 8
  br label %1620

1620:                                             ; preds = %1615, %1602, %1086
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !83
  %1621 = and i64 %1088, -36028797018963968
  %1622 = icmp eq i64 %1621, 252201579132747776
  br i1 %1622, label %1623, label %1625

1623:                                             ; preds = %1620
  %1624 = trunc i64 %1088 to i32
  store i32 %1624, i32* %56, align 4, !tbaa !57
  br label %1638

1625:                                             ; preds = %1620
  %1626 = load i32, i32* %55, align 4, !tbaa !41
  %1627 = icmp eq i32 %1626, 0
  br i1 %1627, label %1628, label %1638

1628:                                             ; preds = %1625
  %1629 = and i32 %472, 63
  %1630 = zext i32 %1629 to i64
  %1631 = shl nuw i64 1, %1630
  %1632 = lshr i32 %472, 3
  %1633 = and i32 %1632, 536870904
  %1634 = zext i32 %1633 to i64
  %1635 = load i64, i64* %59, align 8, !tbaa !55
  %1636 = add i64 %1635, %1634
  %1637 = inttoptr i64 %1636 to i64*
  tail call void asm sideeffect "red.release.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %1637, i64 %1631) #10, !srcloc !56
  br label %1638

1638:                                             ; preds = %1628, %1625, %1623, %478
  %1639 = phi i32 [ %472, %478 ], [ %1089, %1623 ], [ %1089, %1625 ], [ %1089, %1628 ]
  %1640 = add i64 %86, %77
  %1641 = add i64 %86, %76
  %1642 = icmp ugt i64 %48, %1640
  %1643 = icmp eq i32 %1639, 0
  %1644 = and i1 %1642, %1643
  br i1 %1644, label %75, label %1645, !llvm.loop !106

1645:                                             ; preds = %1638, %47
  %1646 = phi i32 [ 0, %47 ], [ %1639, %1638 ]
  %1647 = icmp eq i32 %1646, 0
  %1648 = zext i1 %1647 to i32
  %1649 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 7, i64 7
  %1650 = load i32, i32* %1649, align 4, !tbaa !9
  %1651 = add i32 %1650, %1648
  store i32 %1651, i32* %1649, align 4, !tbaa !9
  br label %1652

1652:                                             ; preds = %44, %1645
  %1653 = phi i32 [ %45, %44 ], [ %1646, %1645 ]
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !107
  %1654 = icmp ne i32 %1653, 0
  %1655 = zext i1 %1654 to i32
  %1656 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 7, i64 1
  %1657 = load i32, i32* %1656, align 4, !tbaa !9
  %1658 = add i32 %1657, %1655
  store i32 %1658, i32* %1656, align 4, !tbaa !9
  %1659 = sub nsw i32 0, %1653
  ret i32 %1659
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
  br i1 %72, label %163, label %73

73:                                               ; preds = %64
  %74 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 4, i64 18
  %75 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 7, i64 0
  %76 = load i32, i32* %75, align 4, !tbaa !9
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
  %85 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 7, i64 1
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
  %95 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 7, i64 2
  %96 = load i32, i32* %95, align 4, !tbaa !9
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
  %105 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 7, i64 3
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
  %115 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 7, i64 4
  %116 = load i32, i32* %115, align 4, !tbaa !9
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
  %125 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 7, i64 5
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
  %135 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 7, i64 6
  %136 = load i32, i32* %135, align 4, !tbaa !9
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
  %145 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 7, i64 7
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
  br i1 %72, label %163, label %73

73:                                               ; preds = %64
  %74 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 4, i64 18
  %75 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 7, i64 0
  %76 = load i32, i32* %75, align 4, !tbaa !9
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
  %85 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 7, i64 1
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
  %95 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 7, i64 2
  %96 = load i32, i32* %95, align 4, !tbaa !9
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
  %105 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 7, i64 3
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
  %115 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 7, i64 4
  %116 = load i32, i32* %115, align 4, !tbaa !9
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
  %125 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 7, i64 5
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
  %135 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 7, i64 6
  %136 = load i32, i32* %135, align 4, !tbaa !9
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
  %145 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 7, i64 7
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
!46 = !{!24, !10, i64 212}
!47 = !{!24, !6, i64 200}
!48 = !{!20, !10, i64 24}
!49 = !{!24, !6, i64 184}
!50 = !{!24, !6, i64 192}
!51 = !{i64 0}
!52 = distinct !{!52, !36}
!53 = !{!24, !6, i64 128}
!54 = !{!26, !6, i64 0}
!55 = !{!25, !6, i64 40}
!56 = !{i64 0}
!57 = !{!20, !10, i64 12}
!58 = !{!20, !10, i64 8}
!59 = !{!25, !10, i64 84}
!60 = distinct !{!60, !36}
!61 = !{i64 0}
!62 = !{i64 0, i64 65}
!63 = distinct !{!63, !36}
!64 = !{!25, !6, i64 48}
!65 = !{!25, !6, i64 8}
!66 = !{i64 0}
!67 = !{!25, !6, i64 56}
!68 = distinct !{!68, !36}
!69 = distinct !{!69, !36}
!70 = distinct !{!70, !36}
!71 = !{!25, !6, i64 24}
!72 = !{i64 0}
!73 = !{!25, !6, i64 72}
!74 = distinct !{!74, !36}
!75 = !{!24, !6, i64 152}
!76 = !{!25, !6, i64 32}
!77 = !{!25, !10, i64 80}
!78 = !{!25, !6, i64 0}
!79 = !{i64 0}
!80 = distinct !{!80, !36}
!81 = !{!25, !6, i64 16}
!82 = !{!25, !6, i64 64}
!83 = !{i64 0}
!84 = !{!24, !6, i64 160}
!85 = !{!26, !6, i64 24}
!86 = !{!26, !6, i64 32}
!87 = !{!26, !6, i64 40}
!88 = !{!26, !6, i64 8}
!89 = !{!26, !6, i64 48}
!90 = distinct !{!90, !36}
!91 = !{!24, !6, i64 104}
!92 = !{i64 0}
!93 = !{i64 0}
!94 = !{i64 0}
!95 = !{!19, !10, i64 4}
!96 = distinct !{!96, !36}
!97 = distinct !{!97, !36}
!98 = distinct !{!98, !36}
!99 = !{i64 0}
!100 = !{!24, !10, i64 216}
!101 = !{i64 0}
!102 = distinct !{!102, !36}
!103 = !{i64 0}
!104 = distinct !{!104, !36}
!105 = !{i64 0}
!106 = distinct !{!106, !36}
!107 = !{i64 0}
