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
  br i1 %46, label %47, label %84

47:                                               ; preds = %29
  %48 = icmp eq i32 %32, 0
  br i1 %48, label %49, label %71

49:                                               ; preds = %47
  %50 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %8, i64 0, i32 4, i64 18
  %51 = load i64, i64* %50, align 8, !tbaa !23
  %52 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 5
  %53 = add i64 %51, 8
  %54 = inttoptr i64 %53 to i64 addrspace(1)*
  %55 = load volatile i64, i64 addrspace(1)* %54, align 8, !tbaa !5
  %56 = icmp ne i64 %55, 0
  %57 = zext i1 %56 to i32
  store i32 %57, i32* %52, align 4, !tbaa !9
  %58 = select i1 %56, i64 24, i64 16
  %59 = add i64 %58, %51
  %60 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %59, i64 1) #10, !srcloc !27
  tail call void @llvm.nvvm.membar.gl() #8
  %61 = inttoptr i64 %51 to i64 addrspace(1)*
  %62 = load volatile i64, i64 addrspace(1)* %61, align 8, !tbaa !5
  %63 = icmp ne i64 %62, 0
  %64 = xor i1 %56, true
  %65 = select i1 %63, i1 true, i1 %64
  %66 = select i1 %63, i32 2, i32 1
  br i1 %65, label %71, label %67

67:                                               ; preds = %49
  %68 = load volatile i64, i64 addrspace(1)* %54, align 8, !tbaa !5
  %69 = icmp eq i64 %68, 0
  %70 = zext i1 %69 to i32
  br label %71

71:                                               ; preds = %49, %67, %47
  %72 = phi i32 [ 0, %47 ], [ %66, %49 ], [ %70, %67 ]
  %73 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %72, i32 0, i32 31) #8
  %74 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 0, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !28
  %75 = zext i32 %74 to i64
  %76 = shl nuw i64 %75, 32
  %77 = zext i32 %73 to i64
  %78 = or i64 %76, %77
  %79 = icmp eq i64 %78, 1
  %80 = zext i1 %79 to i32
  %81 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 4
  store i32 %80, i32* %81, align 8, !tbaa !29
  %82 = icmp eq i64 %78, 2
  %83 = select i1 %82, i32 108, i32 0
  br label %84

84:                                               ; preds = %29, %71
  %85 = phi i32 [ %83, %71 ], [ 71, %29 ]
  %86 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 1
  store i32 %85, i32* %86, align 8, !tbaa !30
  %87 = lshr i32 %20, 5
  %88 = zext i32 %87 to i64
  %89 = icmp ult i64 %88, %2
  br i1 %89, label %90, label %98

90:                                               ; preds = %84
  %91 = inttoptr i64 %1 to i64*
  %92 = icmp eq i64 %6, 0
  %93 = icmp ne i64 %5, 0
  %94 = add i64 %5, 8
  %95 = inttoptr i64 %94 to i64 addrspace(1)*
  %96 = lshr i32 %23, 5
  %97 = zext i32 %96 to i64
  br label %187

98:                                               ; preds = %229, %84
  %99 = phi i32 [ 0, %84 ], [ %221, %229 ]
  call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !31
  %100 = load i32, i32* %37, align 8, !tbaa !32
  %101 = icmp ne i32 %100, 0
  %102 = load i32, i32* %86, align 8
  %103 = icmp eq i32 %102, 71
  %104 = select i1 %101, i1 true, i1 %103
  br i1 %104, label %186, label %105

105:                                              ; preds = %98
  %106 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %8, i64 0, i32 4, i64 18
  %107 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 8, i64 0
  %108 = load i32, i32* %107, align 8, !tbaa !9
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %115, label %110

110:                                              ; preds = %105
  %111 = zext i32 %108 to i64
  %112 = load i64, i64* %106, align 8, !tbaa !23
  %113 = add i64 %112, 72
  %114 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %113, i64 %111) #10, !srcloc !27
  br label %115

115:                                              ; preds = %110, %105
  %116 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 8, i64 1
  %117 = load i32, i32* %116, align 4, !tbaa !9
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %124, label %119

119:                                              ; preds = %115
  %120 = zext i32 %117 to i64
  %121 = load i64, i64* %106, align 8, !tbaa !23
  %122 = add i64 %121, 80
  %123 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %122, i64 %120) #10, !srcloc !27
  br label %124

124:                                              ; preds = %119, %115
  %125 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 8, i64 2
  %126 = load i32, i32* %125, align 8, !tbaa !9
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %133, label %128

128:                                              ; preds = %124
  %129 = zext i32 %126 to i64
  %130 = load i64, i64* %106, align 8, !tbaa !23
  %131 = add i64 %130, 88
  %132 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %131, i64 %129) #10, !srcloc !27
  br label %133

133:                                              ; preds = %128, %124
  %134 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 8, i64 3
  %135 = load i32, i32* %134, align 4, !tbaa !9
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %142, label %137

137:                                              ; preds = %133
  %138 = zext i32 %135 to i64
  %139 = load i64, i64* %106, align 8, !tbaa !23
  %140 = add i64 %139, 96
  %141 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %140, i64 %138) #10, !srcloc !27
  br label %142

142:                                              ; preds = %137, %133
  %143 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 8, i64 4
  %144 = load i32, i32* %143, align 8, !tbaa !9
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %151, label %146

146:                                              ; preds = %142
  %147 = zext i32 %144 to i64
  %148 = load i64, i64* %106, align 8, !tbaa !23
  %149 = add i64 %148, 104
  %150 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %149, i64 %147) #10, !srcloc !27
  br label %151

151:                                              ; preds = %146, %142
  %152 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 8, i64 5
  %153 = load i32, i32* %152, align 4, !tbaa !9
  %154 = icmp eq i32 %153, 0
  br i1 %154, label %160, label %155

155:                                              ; preds = %151
  %156 = zext i32 %153 to i64
  %157 = load i64, i64* %106, align 8, !tbaa !23
  %158 = add i64 %157, 112
  %159 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %158, i64 %156) #10, !srcloc !27
  br label %160

160:                                              ; preds = %155, %151
  %161 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 8, i64 6
  %162 = load i32, i32* %161, align 8, !tbaa !9
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %169, label %164

164:                                              ; preds = %160
  %165 = zext i32 %162 to i64
  %166 = load i64, i64* %106, align 8, !tbaa !23
  %167 = add i64 %166, 120
  %168 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %167, i64 %165) #10, !srcloc !27
  br label %169

169:                                              ; preds = %164, %160
  %170 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 8, i64 7
  %171 = load i32, i32* %170, align 4, !tbaa !9
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %178, label %173

173:                                              ; preds = %169
  %174 = zext i32 %171 to i64
  %175 = load i64, i64* %106, align 8, !tbaa !23
  %176 = add i64 %175, 128
  %177 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %176, i64 %174) #10, !srcloc !27
  br label %178

178:                                              ; preds = %173, %169
  %179 = load i64, i64* %106, align 8, !tbaa !23
  %180 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 5
  %181 = load i32, i32* %180, align 4, !tbaa !33
  call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !34
  %182 = icmp eq i32 %181, 0
  %183 = select i1 %182, i64 16, i64 24
  %184 = add i64 %183, %179
  %185 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %184, i64 -1) #10, !srcloc !27
  br label %186

186:                                              ; preds = %98, %178
  store i32 108, i32* %86, align 8, !tbaa !30
  call void asm sideeffect "bar.sync 0;", "~{memory}"() #10, !srcloc !35
  call void @llvm.lifetime.end.p0i8(i64 88, i8* nonnull %31) #8
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %10) #8
  ret i32 %99

187:                                              ; preds = %232, %90
  %188 = phi i32 [ %32, %90 ], [ %233, %232 ]
  %189 = phi i32 [ 0, %90 ], [ %221, %232 ]
  %190 = phi i64 [ %88, %90 ], [ %230, %232 ]
  %191 = icmp eq i32 %188, 0
  br i1 %191, label %192, label %197

192:                                              ; preds = %187
  %193 = getelementptr inbounds i64, i64* %91, i64 %190
  %194 = ptrtoint i64* %193 to i64
  %195 = inttoptr i64 %194 to i64 addrspace(1)*
  %196 = load volatile i64, i64 addrspace(1)* %195, align 8, !tbaa !5
  br label %197

197:                                              ; preds = %187, %192
  %198 = phi i64 [ %196, %192 ], [ 0, %187 ]
  %199 = trunc i64 %198 to i32
  %200 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %199, i32 0, i32 31) #8
  %201 = lshr i64 %198, 32
  %202 = trunc i64 %201 to i32
  %203 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %202, i32 0, i32 31) #8
  call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !28
  %204 = zext i32 %203 to i64
  %205 = shl nuw i64 %204, 32
  %206 = zext i32 %200 to i64
  %207 = or i64 %205, %206
  %208 = icmp ult i64 %207, %30
  %209 = mul i64 %207, %3
  %210 = select i1 %208, i64 %209, i64 -1
  %211 = mul i64 %190, %3
  %212 = add i64 %211, %4
  br i1 %92, label %215, label %213

213:                                              ; preds = %197
  %214 = call fastcc noundef i32 @_ZL10write_somePK15pl_array_deviceP13pl_array_warpyyy(%struct.pl_array_device* noundef nonnull %8, %struct.pl_array_warp* noundef nonnull %9, i64 noundef %210, i64 noundef %3, i64 noundef %212) #10
  br label %217

215:                                              ; preds = %197
  %216 = call fastcc noundef i32 @_ZL9read_somePK15pl_array_deviceP13pl_array_warpyyy(%struct.pl_array_device* noundef nonnull %8, %struct.pl_array_warp* noundef nonnull %9, i64 noundef %210, i64 noundef %3, i64 noundef %212) #10
  br label %217

217:                                              ; preds = %215, %213
  %218 = phi i32 [ %214, %213 ], [ %216, %215 ]
  %219 = icmp ne i32 %218, 0
  %220 = zext i1 %219 to i32
  %221 = add nuw nsw i32 %189, %220
  %222 = and i1 %93, %219
  %223 = load i32, i32* %37, align 8
  %224 = icmp eq i32 %223, 0
  %225 = select i1 %222, i1 %224, i1 false
  br i1 %225, label %226, label %229

226:                                              ; preds = %217
  %227 = sext i32 %218 to i64
  %228 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %5, i64 1) #10, !srcloc !27
  store volatile i64 %227, i64 addrspace(1)* %95, align 8, !tbaa !5
  br label %229

229:                                              ; preds = %226, %217
  %230 = add i64 %190, %97
  %231 = icmp ult i64 %230, %2
  br i1 %231, label %232, label %98, !llvm.loop !36

232:                                              ; preds = %229
  %233 = load i32, i32* %37, align 8, !tbaa !32
  br label %187
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
  br i1 %24, label %25, label %62

25:                                               ; preds = %4
  %26 = icmp eq i32 %10, 0
  br i1 %26, label %27, label %49

27:                                               ; preds = %25
  %28 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 4, i64 18
  %29 = load i64, i64* %28, align 8, !tbaa !23
  %30 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 5
  %31 = add i64 %29, 8
  %32 = inttoptr i64 %31 to i64 addrspace(1)*
  %33 = load volatile i64, i64 addrspace(1)* %32, align 8, !tbaa !5
  %34 = icmp ne i64 %33, 0
  %35 = zext i1 %34 to i32
  store i32 %35, i32* %30, align 4, !tbaa !9
  %36 = select i1 %34, i64 24, i64 16
  %37 = add i64 %36, %29
  %38 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %37, i64 1) #10, !srcloc !27
  tail call void @llvm.nvvm.membar.gl() #8
  %39 = inttoptr i64 %29 to i64 addrspace(1)*
  %40 = load volatile i64, i64 addrspace(1)* %39, align 8, !tbaa !5
  %41 = icmp ne i64 %40, 0
  %42 = xor i1 %34, true
  %43 = select i1 %41, i1 true, i1 %42
  %44 = select i1 %41, i32 2, i32 1
  br i1 %43, label %49, label %45

45:                                               ; preds = %27
  %46 = load volatile i64, i64 addrspace(1)* %32, align 8, !tbaa !5
  %47 = icmp eq i64 %46, 0
  %48 = zext i1 %47 to i32
  br label %49

49:                                               ; preds = %27, %45, %25
  %50 = phi i32 [ 0, %25 ], [ %44, %27 ], [ %48, %45 ]
  %51 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %50, i32 0, i32 31) #8
  %52 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 0, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !28
  %53 = zext i32 %52 to i64
  %54 = shl nuw i64 %53, 32
  %55 = zext i32 %51 to i64
  %56 = or i64 %54, %55
  %57 = icmp eq i64 %56, 1
  %58 = zext i1 %57 to i32
  %59 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 4
  store i32 %58, i32* %59, align 8, !tbaa !29
  %60 = icmp eq i64 %56, 2
  %61 = select i1 %60, i32 108, i32 0
  br label %62

62:                                               ; preds = %4, %49
  %63 = phi i32 [ %61, %49 ], [ 71, %4 ]
  %64 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 1
  store i32 %63, i32* %64, align 8, !tbaa !30
  %65 = call fastcc noundef i32 @_ZL9read_somePK15pl_array_deviceP13pl_array_warpyyy(%struct.pl_array_device* noundef nonnull %5, %struct.pl_array_warp* noundef nonnull %6, i64 noundef %1, i64 noundef %2, i64 noundef %3) #10
  call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !31
  %66 = load i32, i32* %15, align 8, !tbaa !32
  %67 = icmp ne i32 %66, 0
  %68 = load i32, i32* %64, align 8
  %69 = icmp eq i32 %68, 71
  %70 = select i1 %67, i1 true, i1 %69
  br i1 %70, label %152, label %71

71:                                               ; preds = %62
  %72 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 4, i64 18
  %73 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 8, i64 0
  %74 = load i32, i32* %73, align 8, !tbaa !9
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %81, label %76

76:                                               ; preds = %71
  %77 = zext i32 %74 to i64
  %78 = load i64, i64* %72, align 8, !tbaa !23
  %79 = add i64 %78, 72
  %80 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %79, i64 %77) #10, !srcloc !27
  br label %81

81:                                               ; preds = %76, %71
  %82 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 8, i64 1
  %83 = load i32, i32* %82, align 4, !tbaa !9
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %90, label %85

85:                                               ; preds = %81
  %86 = zext i32 %83 to i64
  %87 = load i64, i64* %72, align 8, !tbaa !23
  %88 = add i64 %87, 80
  %89 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %88, i64 %86) #10, !srcloc !27
  br label %90

90:                                               ; preds = %85, %81
  %91 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 8, i64 2
  %92 = load i32, i32* %91, align 8, !tbaa !9
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %99, label %94

94:                                               ; preds = %90
  %95 = zext i32 %92 to i64
  %96 = load i64, i64* %72, align 8, !tbaa !23
  %97 = add i64 %96, 88
  %98 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %97, i64 %95) #10, !srcloc !27
  br label %99

99:                                               ; preds = %94, %90
  %100 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 8, i64 3
  %101 = load i32, i32* %100, align 4, !tbaa !9
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %108, label %103

103:                                              ; preds = %99
  %104 = zext i32 %101 to i64
  %105 = load i64, i64* %72, align 8, !tbaa !23
  %106 = add i64 %105, 96
  %107 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %106, i64 %104) #10, !srcloc !27
  br label %108

108:                                              ; preds = %103, %99
  %109 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 8, i64 4
  %110 = load i32, i32* %109, align 8, !tbaa !9
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %117, label %112

112:                                              ; preds = %108
  %113 = zext i32 %110 to i64
  %114 = load i64, i64* %72, align 8, !tbaa !23
  %115 = add i64 %114, 104
  %116 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %115, i64 %113) #10, !srcloc !27
  br label %117

117:                                              ; preds = %112, %108
  %118 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 8, i64 5
  %119 = load i32, i32* %118, align 4, !tbaa !9
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %126, label %121

121:                                              ; preds = %117
  %122 = zext i32 %119 to i64
  %123 = load i64, i64* %72, align 8, !tbaa !23
  %124 = add i64 %123, 112
  %125 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %124, i64 %122) #10, !srcloc !27
  br label %126

126:                                              ; preds = %121, %117
  %127 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 8, i64 6
  %128 = load i32, i32* %127, align 8, !tbaa !9
  %129 = icmp eq i32 %128, 0
  br i1 %129, label %135, label %130

130:                                              ; preds = %126
  %131 = zext i32 %128 to i64
  %132 = load i64, i64* %72, align 8, !tbaa !23
  %133 = add i64 %132, 120
  %134 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %133, i64 %131) #10, !srcloc !27
  br label %135

135:                                              ; preds = %130, %126
  %136 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 8, i64 7
  %137 = load i32, i32* %136, align 4, !tbaa !9
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %144, label %139

139:                                              ; preds = %135
  %140 = zext i32 %137 to i64
  %141 = load i64, i64* %72, align 8, !tbaa !23
  %142 = add i64 %141, 128
  %143 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %142, i64 %140) #10, !srcloc !27
  br label %144

144:                                              ; preds = %139, %135
  %145 = load i64, i64* %72, align 8, !tbaa !23
  %146 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 5
  %147 = load i32, i32* %146, align 4, !tbaa !33
  call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !34
  %148 = icmp eq i32 %147, 0
  %149 = select i1 %148, i64 16, i64 24
  %150 = add i64 %149, %145
  %151 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %150, i64 -1) #10, !srcloc !27
  br label %152

152:                                              ; preds = %62, %144
  call void @llvm.lifetime.end.p0i8(i64 88, i8* nonnull %9) #8
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %7) #8
  ret i32 %65
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: convergent mustprogress noinline nounwind
define internal fastcc noundef i32 @_ZL9read_somePK15pl_array_deviceP13pl_array_warpyyy(%struct.pl_array_device* noundef readonly %0, %struct.pl_array_warp* nocapture noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4) unnamed_addr #1 {
  %6 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 1
  %7 = load i32, i32* %6, align 8, !tbaa !30
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
  br i1 %27, label %28, label %5170

28:                                               ; preds = %25
  %29 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 0
  %30 = bitcast i64* %29 to %struct.array_common*
  %31 = add i64 %3, %2
  %32 = icmp ugt i64 %31, %2
  br i1 %32, label %33, label %5170

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

76:                                               ; preds = %5163, %33
  %77 = phi i64 [ %4, %33 ], [ %5166, %5163 ]
  %78 = phi i64 [ %2, %33 ], [ %5165, %5163 ]
  %79 = load i32, i32* %35, align 8, !tbaa !38
  %80 = zext i32 %79 to i64
  %81 = shl nuw i64 1, %80
  %82 = add i64 %81, -1
  %83 = and i64 %82, %78
  %84 = sub i64 %81, %83
  %85 = sub i64 %31, %78
  %86 = load i64, i64* %36, align 8, !tbaa !39
  %87 = icmp ugt i64 %86, %78
  br i1 %87, label %88, label %769

88:                                               ; preds = %76
  %89 = load i32, i32* %37, align 8, !tbaa !40
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %91, label %769

91:                                               ; preds = %88
  %92 = sub i64 %86, %78
  %93 = icmp ult i64 %85, %92
  %94 = select i1 %93, i64 %85, i64 %92
  %95 = icmp eq i64 %77, 0
  br i1 %95, label %766, label %96

96:                                               ; preds = %91
  %97 = load i64, i64* %74, align 8, !tbaa !41
  %98 = add i64 %97, %78
  %99 = load i32, i32* %41, align 8, !tbaa !42
  %100 = load i32, i32* %46, align 4, !tbaa !43
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
  br i1 %195, label %136, label %196, !llvm.loop !44

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
  br i1 %402, label %343, label %403, !llvm.loop !44

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
  br i1 %603, label %544, label %604, !llvm.loop !45

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
  br i1 %735, label %727, label %766, !llvm.loop !46

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
  br i1 %749, label %741, label %750, !llvm.loop !46

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
  br i1 %765, label %756, label %766, !llvm.loop !46

766:                                              ; preds = %756, %727, %750, %722, %310, %309, %196, %91
  %767 = load i32, i32* %75, align 4, !tbaa !9
  %768 = add i32 %767, 1
  store i32 %768, i32* %75, align 4, !tbaa !9
  br label %5156

769:                                              ; preds = %88, %76
  %770 = load i64, i64* %38, align 8, !tbaa !47
  %771 = add i64 %770, %78
  %772 = load i32, i32* %39, align 4, !tbaa !48
  %773 = zext i32 %772 to i64
  %774 = shl nuw i64 1, %773
  %775 = add i64 %774, -1
  %776 = and i64 %775, %771
  %777 = icmp eq i32 %772, 0
  br i1 %777, label %835, label %778

778:                                              ; preds = %769
  %779 = load i32, i32* %37, align 8, !tbaa !40
  %780 = icmp eq i32 %779, 0
  br i1 %780, label %781, label %835

781:                                              ; preds = %778
  %782 = load i32, i32* %40, align 8, !tbaa !49
  %783 = icmp eq i32 %782, 0
  br i1 %783, label %784, label %814

784:                                              ; preds = %781
  %785 = load i32, i32* %41, align 8, !tbaa !42
  %786 = icmp eq i32 %785, 0
  br i1 %786, label %787, label %792

787:                                              ; preds = %784
  %788 = load i64, i64* %42, align 8, !tbaa !23
  %789 = add i64 %788, 32
  %790 = inttoptr i64 %789 to i64 addrspace(1)*
  %791 = load volatile i64, i64 addrspace(1)* %790, align 8, !tbaa !5
  br label %792

792:                                              ; preds = %787, %784
  %793 = phi i64 [ %791, %787 ], [ 0, %784 ]
  %794 = trunc i64 %793 to i32
  %795 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %794, i32 0, i32 31) #8
  %796 = lshr i64 %793, 32
  %797 = trunc i64 %796 to i32
  %798 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %797, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !28
  %799 = load i32, i32* %40, align 8, !tbaa !49
  %800 = icmp eq i32 %799, %795
  br i1 %800, label %814, label %801

801:                                              ; preds = %792
  store i32 %795, i32* %40, align 8, !tbaa !49
  %802 = icmp eq i32 %795, 0
  br i1 %802, label %812, label %803

803:                                              ; preds = %801
  %804 = zext i32 %795 to i64
  %805 = shl nuw nsw i64 %804, 3
  %806 = and i64 %805, 8
  %807 = xor i64 %806, 8
  %808 = load i64, i64* %44, align 8, !tbaa !50
  %809 = load i64, i64* %43, align 8, !tbaa !51
  %810 = mul i64 %809, %807
  %811 = add i64 %810, %808
  br label %812

812:                                              ; preds = %803, %801
  %813 = phi i64 [ %811, %803 ], [ 0, %801 ]
  store i64 %813, i64* %45, align 8, !tbaa !52
  br label %814

814:                                              ; preds = %812, %792, %781
  %815 = phi i32 [ %795, %812 ], [ %795, %792 ], [ %782, %781 ]
  %816 = icmp eq i32 %815, 0
  br i1 %816, label %826, label %817

817:                                              ; preds = %814
  %818 = load i64, i64* %45, align 8, !tbaa !52
  %819 = load i32, i32* %39, align 4, !tbaa !48
  %820 = zext i32 %819 to i64
  %821 = lshr i64 %771, %820
  %822 = shl i64 %821, 3
  %823 = add i64 %822, %818
  %824 = inttoptr i64 %823 to i64 addrspace(1)*
  %825 = load volatile i64, i64 addrspace(1)* %824, align 8, !tbaa !5
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
  %842 = load i32, i32* %41, align 8, !tbaa !42
  %843 = load i32, i32* %46, align 4, !tbaa !43
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
  br i1 %938, label %879, label %939, !llvm.loop !44

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
  br i1 %1145, label %1086, label %1146, !llvm.loop !44

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
  br i1 %1346, label %1287, label %1347, !llvm.loop !45

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
  br i1 %1478, label %1470, label %1509, !llvm.loop !46

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
  br i1 %1492, label %1484, label %1493, !llvm.loop !46

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
  br i1 %1508, label %1499, label %1509, !llvm.loop !46

1509:                                             ; preds = %1499, %1470, %1493, %1465, %1053, %1052, %939
  %1510 = load i32, i32* %40, align 8, !tbaa !49
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !53
  %1511 = load i32, i32* %41, align 8, !tbaa !42
  %1512 = icmp eq i32 %1511, 0
  br i1 %1512, label %1513, label %1518

1513:                                             ; preds = %1509
  %1514 = load i64, i64* %42, align 8, !tbaa !23
  %1515 = add i64 %1514, 32
  %1516 = inttoptr i64 %1515 to i64 addrspace(1)*
  %1517 = load volatile i64, i64 addrspace(1)* %1516, align 8, !tbaa !5
  br label %1518

1518:                                             ; preds = %1513, %1509
  %1519 = phi i64 [ %1517, %1513 ], [ 0, %1509 ]
  %1520 = trunc i64 %1519 to i32
  %1521 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1520, i32 0, i32 31) #8
  %1522 = lshr i64 %1519, 32
  %1523 = trunc i64 %1522 to i32
  %1524 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1523, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !28
  %1525 = load i32, i32* %40, align 8, !tbaa !49
  %1526 = icmp eq i32 %1525, %1521
  br i1 %1526, label %1540, label %1527

1527:                                             ; preds = %1518
  store i32 %1521, i32* %40, align 8, !tbaa !49
  %1528 = icmp eq i32 %1521, 0
  br i1 %1528, label %1538, label %1529

1529:                                             ; preds = %1527
  %1530 = zext i32 %1521 to i64
  %1531 = shl nuw nsw i64 %1530, 3
  %1532 = and i64 %1531, 8
  %1533 = xor i64 %1532, 8
  %1534 = load i64, i64* %44, align 8, !tbaa !50
  %1535 = load i64, i64* %43, align 8, !tbaa !51
  %1536 = mul i64 %1535, %1533
  %1537 = add i64 %1536, %1534
  br label %1538

1538:                                             ; preds = %1529, %1527
  %1539 = phi i64 [ %1537, %1529 ], [ 0, %1527 ]
  store i64 %1539, i64* %45, align 8, !tbaa !52
  br label %1540

1540:                                             ; preds = %1538, %1518
  %1541 = icmp eq i32 %1521, %1510
  br i1 %1541, label %1542, label %5163, !llvm.loop !54

1542:                                             ; preds = %1540, %839
  %1543 = load i32, i32* %47, align 8, !tbaa !9
  %1544 = add i32 %1543, 1
  store i32 %1544, i32* %47, align 8, !tbaa !9
  br label %5156

1545:                                             ; preds = %835
  %1546 = icmp ult i64 %836, %84
  %1547 = select i1 %1546, i64 %836, i64 %84
  %1548 = load i32, i32* %35, align 8, !tbaa !38
  %1549 = zext i32 %1548 to i64
  %1550 = lshr i64 %78, %1549
  %1551 = load i64, i64* %48, align 8, !tbaa !55
  %1552 = icmp eq i64 %1551, 0
  br i1 %1552, label %1825, label %1553

1553:                                             ; preds = %1545
  %1554 = load i32, i32* %37, align 8, !tbaa !40
  %1555 = icmp eq i32 %1554, 0
  br i1 %1555, label %1556, label %1825

1556:                                             ; preds = %1553
  %1557 = load i32, i32* %41, align 8, !tbaa !42
  %1558 = icmp eq i32 %1557, 0
  br i1 %1558, label %1559, label %1814

1559:                                             ; preds = %1556
  %1560 = shl i64 %1550, 3
  br label %1561

1561:                                             ; preds = %1813, %1559
  %1562 = phi i32 [ 1, %1559 ], [ %1808, %1813 ]
  %1563 = phi i64 [ 0, %1559 ], [ %1809, %1813 ]
  %1564 = phi i32 [ -1, %1559 ], [ %1810, %1813 ]
  %1565 = phi i64 [ undef, %1559 ], [ %1811, %1813 ]
  %1566 = load i64, i64* %49, align 8, !tbaa !56
  %1567 = add i64 %1566, %1560
  %1568 = inttoptr i64 %1567 to i64 addrspace(1)*
  %1569 = load volatile i64, i64 addrspace(1)* %1568, align 8, !tbaa !5
  %1570 = and i64 %1569, 393216
  %1571 = icmp eq i64 %1570, 262144
  br i1 %1571, label %1572, label %1589

1572:                                             ; preds = %1561
  %1573 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1567, i64 1) #10, !srcloc !27
  %1574 = and i64 %1573, 917504
  %1575 = icmp eq i64 %1574, 262144
  br i1 %1575, label %1580, label %1576

1576:                                             ; preds = %1572
  %1577 = load i64, i64* %49, align 8, !tbaa !56
  %1578 = add i64 %1577, %1560
  %1579 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1578, i64 -1) #10, !srcloc !27
  br label %1589

1580:                                             ; preds = %1572
  %1581 = and i64 %1573, 65536
  %1582 = icmp eq i64 %1581, 0
  br i1 %1582, label %1583, label %1587

1583:                                             ; preds = %1580
  %1584 = load i64, i64* %49, align 8, !tbaa !56
  %1585 = add i64 %1584, %1560
  %1586 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1585, i64 65536) #10, !srcloc !57
  br label %1587

1587:                                             ; preds = %1583, %1580
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !34
  %1588 = lshr i64 %1573, 20
  br label %1589

1589:                                             ; preds = %1587, %1576, %1561
  %1590 = phi i64 [ -1, %1561 ], [ -1, %1576 ], [ %1588, %1587 ]
  %1591 = icmp eq i64 %1590, -1
  br i1 %1591, label %1606, label %1592

1592:                                             ; preds = %1589
  %1593 = icmp eq i32 %1564, -1
  br i1 %1593, label %1604, label %1594

1594:                                             ; preds = %1592
  %1595 = and i32 %1564, 63
  %1596 = zext i32 %1595 to i64
  %1597 = shl nuw i64 1, %1596
  %1598 = lshr i32 %1564, 3
  %1599 = and i32 %1598, 536870904
  %1600 = zext i32 %1599 to i64
  %1601 = load i64, i64* %50, align 8, !tbaa !58
  %1602 = add i64 %1601, %1600
  %1603 = inttoptr i64 %1602 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %1603, i64 %1597) #10, !srcloc !59
  br label %1604

1604:                                             ; preds = %1594, %1592
  %1605 = or i64 %1590, 72057594037927936
  br label %1807

1606:                                             ; preds = %1589
  %1607 = and i64 %1569, 655360
  %1608 = icmp eq i64 %1607, 524288
  br i1 %1608, label %1609, label %1621

1609:                                             ; preds = %1606
  %1610 = icmp eq i32 %1564, -1
  br i1 %1610, label %1807, label %1611

1611:                                             ; preds = %1609
  %1612 = and i32 %1564, 63
  %1613 = zext i32 %1612 to i64
  %1614 = shl nuw i64 1, %1613
  %1615 = lshr i32 %1564, 3
  %1616 = and i32 %1615, 536870904
  %1617 = zext i32 %1616 to i64
  %1618 = load i64, i64* %50, align 8, !tbaa !58
  %1619 = add i64 %1618, %1617
  %1620 = inttoptr i64 %1619 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %1620, i64 %1614) #10, !srcloc !59
  br label %1807

1621:                                             ; preds = %1606
  %1622 = icmp eq i64 %1570, 0
  %1623 = icmp eq i32 %1564, -1
  %1624 = select i1 %1622, i1 %1623, i1 false
  br i1 %1624, label %1625, label %1749

1625:                                             ; preds = %1621
  %1626 = load i32, i32* %51, align 4, !tbaa !60
  %1627 = icmp eq i32 %1626, 0
  br i1 %1627, label %1628, label %1749

1628:                                             ; preds = %1625
  %1629 = load i32, i32* %52, align 8, !tbaa !61
  %1630 = load i32, i32* %53, align 4, !tbaa !62
  %1631 = add i32 %1630, 63
  %1632 = lshr i32 %1631, 6
  %1633 = icmp ugt i32 %1631, 63
  br i1 %1633, label %1634, label %1674

1634:                                             ; preds = %1628
  %1635 = tail call i32 @llvm.umax.i32(i32 %1632, i32 1) #8
  br label %1639

1636:                                             ; preds = %1667
  %1637 = icmp ult i32 %1670, %1632
  %1638 = icmp eq i32 %1670, %1635
  br i1 %1638, label %1674, label %1639, !llvm.loop !63

1639:                                             ; preds = %1636, %1634
  %1640 = phi i1 [ true, %1634 ], [ %1637, %1636 ]
  %1641 = phi i32 [ 0, %1634 ], [ %1670, %1636 ]
  %1642 = add i32 %1641, %1629
  %1643 = urem i32 %1642, %1632
  %1644 = load i64, i64* %50, align 8, !tbaa !58
  %1645 = shl nuw nsw i32 %1643, 3
  %1646 = zext i32 %1645 to i64
  %1647 = add i64 %1644, %1646
  %1648 = inttoptr i64 %1647 to i64*
  %1649 = inttoptr i64 %1647 to i64 addrspace(1)*
  %1650 = load volatile i64, i64 addrspace(1)* %1649, align 8, !tbaa !5
  br label %1651

1651:                                             ; preds = %1665, %1639
  %1652 = phi i64 [ %1650, %1639 ], [ %1659, %1665 ]
  %1653 = phi i32 [ undef, %1639 ], [ %1666, %1665 ]
  %1654 = icmp eq i64 %1652, 0
  br i1 %1654, label %1667, label %1655

1655:                                             ; preds = %1651
  %1656 = sub i64 0, %1652
  %1657 = and i64 %1652, %1656
  %1658 = xor i64 %1657, -1
  %1659 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %1648, i64 %1658) #10, !srcloc !64
  %1660 = and i64 %1659, %1657
  %1661 = icmp eq i64 %1660, 0
  br i1 %1661, label %1665, label %1662

1662:                                             ; preds = %1655
  %1663 = tail call i64 @llvm.cttz.i64(i64 %1657, i1 true) #8, !range !65
  %1664 = trunc i64 %1663 to i32
  br label %1665

1665:                                             ; preds = %1662, %1655
  %1666 = phi i32 [ %1664, %1662 ], [ %1653, %1655 ]
  br i1 %1661, label %1651, label %1667, !llvm.loop !66

1667:                                             ; preds = %1665, %1651
  %1668 = phi i32 [ %1666, %1665 ], [ 64, %1651 ]
  %1669 = icmp ult i32 %1668, 64
  %1670 = add nuw nsw i32 %1641, 1
  br i1 %1669, label %1671, label %1636

1671:                                             ; preds = %1667
  %1672 = shl nuw i32 %1643, 6
  %1673 = add nuw i32 %1668, %1672
  br label %1674

1674:                                             ; preds = %1636, %1671, %1628
  %1675 = phi i1 [ %1640, %1671 ], [ false, %1628 ], [ %1637, %1636 ]
  %1676 = phi i32 [ %1673, %1671 ], [ undef, %1628 ], [ undef, %1636 ]
  br i1 %1675, label %1749, label %1677

1677:                                             ; preds = %1674
  %1678 = icmp ult i32 %1631, 64
  br i1 %1678, label %1749, label %1679

1679:                                             ; preds = %1677
  %1680 = tail call i32 @llvm.umax.i32(i32 %1632, i32 1) #8
  br label %1681

1681:                                             ; preds = %1743, %1679
  %1682 = phi i32 [ 0, %1679 ], [ %1746, %1743 ]
  %1683 = load i64, i64* %54, align 8, !tbaa !67
  %1684 = zext i32 %1682 to i64
  %1685 = shl nuw nsw i64 %1684, 3
  %1686 = add i64 %1685, %1683
  %1687 = inttoptr i64 %1686 to i64 addrspace(1)*
  %1688 = load volatile i64, i64 addrspace(1)* %1687, align 8, !tbaa !5
  %1689 = icmp eq i64 %1688, 0
  br i1 %1689, label %1743, label %1690

1690:                                             ; preds = %1681
  %1691 = shl i32 %1682, 6
  br label %1692

1692:                                             ; preds = %1741, %1690
  %1693 = phi i32 [ undef, %1690 ], [ %1739, %1741 ]
  %1694 = phi i64 [ %1688, %1690 ], [ %1700, %1741 ]
  %1695 = sub i64 0, %1694
  %1696 = and i64 %1694, %1695
  %1697 = tail call i64 @llvm.cttz.i64(i64 %1696, i1 true) #8, !range !65
  %1698 = trunc i64 %1697 to i32
  %1699 = or i32 %1691, %1698
  %1700 = xor i64 %1696, %1694
  %1701 = load i64, i64* %55, align 8, !tbaa !68
  %1702 = zext i32 %1699 to i64
  %1703 = shl nuw nsw i64 %1702, 3
  %1704 = add i64 %1703, %1701
  %1705 = inttoptr i64 %1704 to i64*
  %1706 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1705) #10, !srcloc !69
  %1707 = lshr i64 %1706, 32
  %1708 = load i64, i64* %56, align 8, !tbaa !70
  %1709 = shl nuw nsw i64 %1702, 2
  %1710 = add i64 %1709, %1708
  %1711 = inttoptr i64 %1710 to i32 addrspace(1)*
  %1712 = load volatile i32, i32 addrspace(1)* %1711, align 4, !tbaa !9
  %1713 = zext i32 %1712 to i64
  %1714 = icmp eq i64 %1707, %1713
  br i1 %1714, label %1715, label %1738, !llvm.loop !71

1715:                                             ; preds = %1692
  %1716 = xor i64 %1696, -1
  %1717 = load i64, i64* %54, align 8, !tbaa !67
  %1718 = add i64 %1717, %1685
  %1719 = tail call i64 asm sideeffect "atom.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1718, i64 %1716) #10, !srcloc !72
  %1720 = and i64 %1719, %1696
  %1721 = icmp eq i64 %1720, 0
  br i1 %1721, label %1738, label %1722, !llvm.loop !71

1722:                                             ; preds = %1715
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !34
  %1723 = load i64, i64* %55, align 8, !tbaa !68
  %1724 = add i64 %1723, %1703
  %1725 = inttoptr i64 %1724 to i64*
  %1726 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1725) #10, !srcloc !69
  %1727 = lshr i64 %1726, 32
  %1728 = load i64, i64* %56, align 8, !tbaa !70
  %1729 = add i64 %1728, %1709
  %1730 = inttoptr i64 %1729 to i32 addrspace(1)*
  %1731 = load volatile i32, i32 addrspace(1)* %1730, align 4, !tbaa !9
  %1732 = zext i32 %1731 to i64
  %1733 = icmp eq i64 %1727, %1732
  br i1 %1733, label %1738, label %1734

1734:                                             ; preds = %1722
  %1735 = load i64, i64* %54, align 8, !tbaa !67
  %1736 = add i64 %1735, %1685
  %1737 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1736, i64 %1696) #10, !srcloc !57
  br label %1738

1738:                                             ; preds = %1734, %1722, %1715, %1692
  %1739 = phi i32 [ %1693, %1734 ], [ %1693, %1715 ], [ %1693, %1692 ], [ %1699, %1722 ]
  %1740 = phi i32 [ 0, %1734 ], [ 2, %1715 ], [ 2, %1692 ], [ 1, %1722 ]
  switch i32 %1740, label %1743 [
    i32 0, label %1741
    i32 2, label %1741
  ]

1741:                                             ; preds = %1738, %1738
  %1742 = icmp eq i64 %1700, 0
  br i1 %1742, label %1743, label %1692, !llvm.loop !71

1743:                                             ; preds = %1741, %1738, %1681
  %1744 = phi i32 [ -1, %1681 ], [ %1739, %1738 ], [ -1, %1741 ]
  %1745 = icmp ne i32 %1744, -1
  %1746 = add nuw nsw i32 %1682, 1
  %1747 = icmp eq i32 %1746, %1680
  %1748 = select i1 %1745, i1 true, i1 %1747
  br i1 %1748, label %1749, label %1681, !llvm.loop !73

1749:                                             ; preds = %1743, %1677, %1674, %1625, %1621
  %1750 = phi i32 [ -1, %1625 ], [ %1564, %1621 ], [ %1676, %1674 ], [ -1, %1677 ], [ %1744, %1743 ]
  %1751 = icmp ne i32 %1750, -1
  %1752 = select i1 %1622, i1 %1751, i1 false
  br i1 %1752, label %1753, label %1763

1753:                                             ; preds = %1749
  %1754 = load i64, i64* %49, align 8, !tbaa !56
  %1755 = add i64 %1754, %1560
  %1756 = add nuw i64 %1569, 131072
  %1757 = tail call i64 asm sideeffect "atom.global.cas.b64 $0, [$1], $2, $3;", "=l,l,l,l,~{memory}"(i64 %1755, i64 %1569, i64 %1756) #10, !srcloc !74
  %1758 = icmp eq i64 %1757, %1569
  %1759 = zext i32 %1750 to i64
  %1760 = or i64 %1759, 144115188075855872
  %1761 = select i1 %1758, i64 %1760, i64 %1565
  %1762 = select i1 %1758, i32 1, i32 3
  br label %1807, !llvm.loop !75

1763:                                             ; preds = %1749
  br i1 %1751, label %1764, label %1774

1764:                                             ; preds = %1763
  %1765 = and i32 %1750, 63
  %1766 = zext i32 %1765 to i64
  %1767 = shl nuw i64 1, %1766
  %1768 = lshr i32 %1750, 3
  %1769 = and i32 %1768, 536870904
  %1770 = zext i32 %1769 to i64
  %1771 = load i64, i64* %50, align 8, !tbaa !58
  %1772 = add i64 %1771, %1770
  %1773 = inttoptr i64 %1772 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %1773, i64 %1767) #10, !srcloc !59
  br label %1774

1774:                                             ; preds = %1764, %1763
  %1775 = load i32, i32* %51, align 4, !tbaa !60
  %1776 = icmp eq i32 %1775, 0
  br i1 %1776, label %1777, label %1797

1777:                                             ; preds = %1774
  %1778 = add i32 %1562, 1
  %1779 = and i32 %1562, 63
  %1780 = icmp eq i32 %1779, 0
  br i1 %1780, label %1781, label %1797

1781:                                             ; preds = %1777
  %1782 = load i64, i64* %57, align 8, !tbaa !76
  %1783 = inttoptr i64 %1782 to i64*
  %1784 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1783) #10, !srcloc !69
  %1785 = icmp eq i64 %1784, 0
  br i1 %1785, label %1786, label %1797

1786:                                             ; preds = %1781
  %1787 = icmp eq i64 %1563, 0
  br i1 %1787, label %1788, label %1792

1788:                                             ; preds = %1786
  %1789 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !77
  %1790 = load i64, i64* %58, align 8, !tbaa !78
  %1791 = add i64 %1790, %1789
  br label %1792

1792:                                             ; preds = %1788, %1786
  %1793 = phi i64 [ %1791, %1788 ], [ %1563, %1786 ]
  %1794 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !77
  %1795 = icmp ult i64 %1794, %1793
  %1796 = select i1 %1795, i32 0, i32 110
  br label %1797

1797:                                             ; preds = %1792, %1781, %1777, %1774
  %1798 = phi i32 [ %1562, %1774 ], [ %1778, %1777 ], [ %1778, %1781 ], [ %1778, %1792 ]
  %1799 = phi i64 [ %1563, %1774 ], [ %1563, %1777 ], [ %1563, %1781 ], [ %1793, %1792 ]
  %1800 = phi i32 [ %1775, %1774 ], [ 0, %1777 ], [ 108, %1781 ], [ %1796, %1792 ]
  %1801 = icmp eq i32 %1800, 0
  %1802 = zext i32 %1800 to i64
  %1803 = or i64 %1802, 216172782113783808
  %1804 = select i1 %1801, i64 %1565, i64 %1803
  %1805 = xor i1 %1801, true
  %1806 = zext i1 %1805 to i32
  br label %1807

1807:                                             ; preds = %1797, %1753, %1611, %1609, %1604
  %1808 = phi i32 [ %1562, %1609 ], [ %1562, %1611 ], [ %1562, %1604 ], [ %1562, %1753 ], [ %1798, %1797 ]
  %1809 = phi i64 [ %1563, %1609 ], [ %1563, %1611 ], [ %1563, %1604 ], [ %1563, %1753 ], [ %1799, %1797 ]
  %1810 = phi i32 [ -1, %1609 ], [ %1564, %1611 ], [ %1564, %1604 ], [ %1750, %1753 ], [ -1, %1797 ]
  %1811 = phi i64 [ 360287970189639680, %1609 ], [ 360287970189639680, %1611 ], [ %1605, %1604 ], [ %1761, %1753 ], [ %1804, %1797 ]
  %1812 = phi i32 [ 1, %1609 ], [ 1, %1611 ], [ 1, %1604 ], [ %1762, %1753 ], [ %1806, %1797 ]
  switch i32 %1812, label %1814 [
    i32 0, label %1813
    i32 3, label %1813
  ]

1813:                                             ; preds = %1807, %1807
  br label %1561, !llvm.loop !75

1814:                                             ; preds = %1807, %1556
  %1815 = phi i64 [ 0, %1556 ], [ %1811, %1807 ]
  %1816 = trunc i64 %1815 to i32
  %1817 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1816, i32 0, i32 31) #8
  %1818 = lshr i64 %1815, 32
  %1819 = trunc i64 %1818 to i32
  %1820 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1819, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !28
  %1821 = zext i32 %1820 to i64
  %1822 = shl nuw i64 %1821, 32
  %1823 = zext i32 %1817 to i64
  %1824 = or i64 %1822, %1823
  br label %1825

1825:                                             ; preds = %1814, %1553, %1545
  %1826 = phi i64 [ 360287970189639680, %1553 ], [ %1824, %1814 ], [ 360287970189639680, %1545 ]
  %1827 = lshr i64 %1826, 56
  %1828 = trunc i64 %1827 to i8
  switch i8 %1828, label %4465 [
    i8 5, label %1829
    i8 3, label %2843
    i8 2, label %2845
  ]

1829:                                             ; preds = %1825
  %1830 = icmp eq i64 %77, 0
  br i1 %1830, label %5156, label %1831

1831:                                             ; preds = %1829
  %1832 = load i32, i32* %41, align 8, !tbaa !42
  %1833 = icmp eq i32 %1832, 0
  br i1 %1833, label %1834, label %2015

1834:                                             ; preds = %1831
  %1835 = load i32, i32* %51, align 4, !tbaa !60
  %1836 = icmp eq i32 %1835, 0
  br i1 %1836, label %1837, label %2007

1837:                                             ; preds = %1834
  %1838 = load i32, i32* %52, align 8, !tbaa !61
  %1839 = load i32, i32* %53, align 4, !tbaa !62
  %1840 = urem i32 %1838, %1839
  %1841 = load i64, i64* %50, align 8, !tbaa !58
  %1842 = lshr i32 %1840, 3
  %1843 = and i32 %1842, 536870904
  %1844 = zext i32 %1843 to i64
  %1845 = add i64 %1841, %1844
  %1846 = inttoptr i64 %1845 to i64*
  %1847 = and i32 %1840, 63
  %1848 = zext i32 %1847 to i64
  %1849 = shl nuw i64 1, %1848
  %1850 = xor i64 %1849, -1
  %1851 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %1846, i64 %1850) #10, !srcloc !64
  %1852 = and i64 %1849, %1851
  %1853 = icmp eq i64 %1852, 0
  %1854 = select i1 %1853, i32 -1, i32 %1840
  %1855 = icmp eq i32 %1854, -1
  br i1 %1855, label %1856, label %2007

1856:                                             ; preds = %1837, %2001
  %1857 = phi i64 [ %2003, %2001 ], [ 0, %1837 ]
  %1858 = phi i32 [ %2002, %2001 ], [ 1, %1837 ]
  %1859 = load i32, i32* %53, align 4, !tbaa !62
  %1860 = add i32 %1859, 63
  %1861 = lshr i32 %1860, 6
  %1862 = icmp ugt i32 %1860, 63
  br i1 %1862, label %1863, label %1903

1863:                                             ; preds = %1856
  %1864 = tail call i32 @llvm.umax.i32(i32 %1861, i32 1) #8
  br label %1868

1865:                                             ; preds = %1896
  %1866 = icmp ult i32 %1899, %1861
  %1867 = icmp eq i32 %1899, %1864
  br i1 %1867, label %1903, label %1868, !llvm.loop !63

1868:                                             ; preds = %1865, %1863
  %1869 = phi i1 [ true, %1863 ], [ %1866, %1865 ]
  %1870 = phi i32 [ 0, %1863 ], [ %1899, %1865 ]
  %1871 = add i32 %1870, %1838
  %1872 = urem i32 %1871, %1861
  %1873 = load i64, i64* %50, align 8, !tbaa !58
  %1874 = shl nuw nsw i32 %1872, 3
  %1875 = zext i32 %1874 to i64
  %1876 = add i64 %1873, %1875
  %1877 = inttoptr i64 %1876 to i64*
  %1878 = inttoptr i64 %1876 to i64 addrspace(1)*
  %1879 = load volatile i64, i64 addrspace(1)* %1878, align 8, !tbaa !5
  br label %1880

1880:                                             ; preds = %1894, %1868
  %1881 = phi i64 [ %1879, %1868 ], [ %1888, %1894 ]
  %1882 = phi i32 [ undef, %1868 ], [ %1895, %1894 ]
  %1883 = icmp eq i64 %1881, 0
  br i1 %1883, label %1896, label %1884

1884:                                             ; preds = %1880
  %1885 = sub i64 0, %1881
  %1886 = and i64 %1881, %1885
  %1887 = xor i64 %1886, -1
  %1888 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %1877, i64 %1887) #10, !srcloc !64
  %1889 = and i64 %1888, %1886
  %1890 = icmp eq i64 %1889, 0
  br i1 %1890, label %1894, label %1891

1891:                                             ; preds = %1884
  %1892 = tail call i64 @llvm.cttz.i64(i64 %1886, i1 true) #8, !range !65
  %1893 = trunc i64 %1892 to i32
  br label %1894

1894:                                             ; preds = %1891, %1884
  %1895 = phi i32 [ %1893, %1891 ], [ %1882, %1884 ]
  br i1 %1890, label %1880, label %1896, !llvm.loop !66

1896:                                             ; preds = %1894, %1880
  %1897 = phi i32 [ %1895, %1894 ], [ 64, %1880 ]
  %1898 = icmp ult i32 %1897, 64
  %1899 = add nuw nsw i32 %1870, 1
  br i1 %1898, label %1900, label %1865

1900:                                             ; preds = %1896
  %1901 = shl nuw i32 %1872, 6
  %1902 = add nuw i32 %1897, %1901
  br label %1903

1903:                                             ; preds = %1865, %1900, %1856
  %1904 = phi i1 [ %1869, %1900 ], [ false, %1856 ], [ %1866, %1865 ]
  %1905 = phi i32 [ %1902, %1900 ], [ undef, %1856 ], [ undef, %1865 ]
  br i1 %1904, label %1978, label %1906

1906:                                             ; preds = %1903
  %1907 = icmp ult i32 %1860, 64
  br i1 %1907, label %1978, label %1908

1908:                                             ; preds = %1906
  %1909 = tail call i32 @llvm.umax.i32(i32 %1861, i32 1) #8
  br label %1910

1910:                                             ; preds = %1972, %1908
  %1911 = phi i32 [ 0, %1908 ], [ %1975, %1972 ]
  %1912 = load i64, i64* %54, align 8, !tbaa !67
  %1913 = zext i32 %1911 to i64
  %1914 = shl nuw nsw i64 %1913, 3
  %1915 = add i64 %1914, %1912
  %1916 = inttoptr i64 %1915 to i64 addrspace(1)*
  %1917 = load volatile i64, i64 addrspace(1)* %1916, align 8, !tbaa !5
  %1918 = icmp eq i64 %1917, 0
  br i1 %1918, label %1972, label %1919

1919:                                             ; preds = %1910
  %1920 = shl i32 %1911, 6
  br label %1921

1921:                                             ; preds = %1970, %1919
  %1922 = phi i32 [ undef, %1919 ], [ %1968, %1970 ]
  %1923 = phi i64 [ %1917, %1919 ], [ %1929, %1970 ]
  %1924 = sub i64 0, %1923
  %1925 = and i64 %1923, %1924
  %1926 = tail call i64 @llvm.cttz.i64(i64 %1925, i1 true) #8, !range !65
  %1927 = trunc i64 %1926 to i32
  %1928 = or i32 %1920, %1927
  %1929 = xor i64 %1925, %1923
  %1930 = load i64, i64* %55, align 8, !tbaa !68
  %1931 = zext i32 %1928 to i64
  %1932 = shl nuw nsw i64 %1931, 3
  %1933 = add i64 %1932, %1930
  %1934 = inttoptr i64 %1933 to i64*
  %1935 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1934) #10, !srcloc !69
  %1936 = lshr i64 %1935, 32
  %1937 = load i64, i64* %56, align 8, !tbaa !70
  %1938 = shl nuw nsw i64 %1931, 2
  %1939 = add i64 %1938, %1937
  %1940 = inttoptr i64 %1939 to i32 addrspace(1)*
  %1941 = load volatile i32, i32 addrspace(1)* %1940, align 4, !tbaa !9
  %1942 = zext i32 %1941 to i64
  %1943 = icmp eq i64 %1936, %1942
  br i1 %1943, label %1944, label %1967, !llvm.loop !71

1944:                                             ; preds = %1921
  %1945 = xor i64 %1925, -1
  %1946 = load i64, i64* %54, align 8, !tbaa !67
  %1947 = add i64 %1946, %1914
  %1948 = tail call i64 asm sideeffect "atom.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1947, i64 %1945) #10, !srcloc !72
  %1949 = and i64 %1948, %1925
  %1950 = icmp eq i64 %1949, 0
  br i1 %1950, label %1967, label %1951, !llvm.loop !71

1951:                                             ; preds = %1944
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !34
  %1952 = load i64, i64* %55, align 8, !tbaa !68
  %1953 = add i64 %1952, %1932
  %1954 = inttoptr i64 %1953 to i64*
  %1955 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1954) #10, !srcloc !69
  %1956 = lshr i64 %1955, 32
  %1957 = load i64, i64* %56, align 8, !tbaa !70
  %1958 = add i64 %1957, %1938
  %1959 = inttoptr i64 %1958 to i32 addrspace(1)*
  %1960 = load volatile i32, i32 addrspace(1)* %1959, align 4, !tbaa !9
  %1961 = zext i32 %1960 to i64
  %1962 = icmp eq i64 %1956, %1961
  br i1 %1962, label %1967, label %1963

1963:                                             ; preds = %1951
  %1964 = load i64, i64* %54, align 8, !tbaa !67
  %1965 = add i64 %1964, %1914
  %1966 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1965, i64 %1925) #10, !srcloc !57
  br label %1967

1967:                                             ; preds = %1963, %1951, %1944, %1921
  %1968 = phi i32 [ %1922, %1963 ], [ %1922, %1944 ], [ %1922, %1921 ], [ %1928, %1951 ]
  %1969 = phi i32 [ 0, %1963 ], [ 2, %1944 ], [ 2, %1921 ], [ 1, %1951 ]
  switch i32 %1969, label %1972 [
    i32 0, label %1970
    i32 2, label %1970
  ]

1970:                                             ; preds = %1967, %1967
  %1971 = icmp eq i64 %1929, 0
  br i1 %1971, label %1972, label %1921, !llvm.loop !71

1972:                                             ; preds = %1970, %1967, %1910
  %1973 = phi i32 [ -1, %1910 ], [ %1968, %1967 ], [ -1, %1970 ]
  %1974 = icmp ne i32 %1973, -1
  %1975 = add nuw nsw i32 %1911, 1
  %1976 = icmp eq i32 %1975, %1909
  %1977 = select i1 %1974, i1 true, i1 %1976
  br i1 %1977, label %1978, label %1910, !llvm.loop !73

1978:                                             ; preds = %1972, %1906, %1903
  %1979 = phi i32 [ %1905, %1903 ], [ -1, %1906 ], [ %1973, %1972 ]
  %1980 = icmp eq i32 %1979, -1
  br i1 %1980, label %1981, label %2001

1981:                                             ; preds = %1978
  %1982 = add i32 %1858, 1
  %1983 = and i32 %1858, 63
  %1984 = icmp eq i32 %1983, 0
  br i1 %1984, label %1985, label %2001

1985:                                             ; preds = %1981
  %1986 = load i64, i64* %57, align 8, !tbaa !76
  %1987 = inttoptr i64 %1986 to i64*
  %1988 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1987) #10, !srcloc !69
  %1989 = icmp eq i64 %1988, 0
  br i1 %1989, label %1990, label %2001

1990:                                             ; preds = %1985
  %1991 = icmp eq i64 %1857, 0
  br i1 %1991, label %1992, label %1996

1992:                                             ; preds = %1990
  %1993 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !77
  %1994 = load i64, i64* %58, align 8, !tbaa !78
  %1995 = add i64 %1994, %1993
  br label %1996

1996:                                             ; preds = %1992, %1990
  %1997 = phi i64 [ %1995, %1992 ], [ %1857, %1990 ]
  %1998 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !77
  %1999 = icmp ult i64 %1998, %1997
  %2000 = select i1 %1999, i32 0, i32 110
  br label %2001

2001:                                             ; preds = %1996, %1985, %1981, %1978
  %2002 = phi i32 [ %1858, %1978 ], [ %1982, %1981 ], [ %1982, %1985 ], [ %1982, %1996 ]
  %2003 = phi i64 [ %1857, %1978 ], [ %1857, %1981 ], [ %1857, %1985 ], [ %1997, %1996 ]
  %2004 = phi i32 [ 0, %1978 ], [ 0, %1981 ], [ 108, %1985 ], [ %2000, %1996 ]
  %2005 = icmp eq i32 %2004, 0
  %2006 = and i1 %1980, %2005
  br i1 %2006, label %1856, label %2007, !llvm.loop !79

2007:                                             ; preds = %2001, %1837, %1834
  %2008 = phi i32 [ -1, %1834 ], [ %1854, %1837 ], [ %1979, %2001 ]
  %2009 = phi i32 [ %1835, %1834 ], [ 0, %1837 ], [ %2004, %2001 ]
  %2010 = icmp eq i32 %2009, 0
  %2011 = select i1 %2010, i32 %2008, i32 %2009
  %2012 = select i1 %2010, i64 144115188075855872, i64 216172782113783808
  %2013 = zext i32 %2011 to i64
  %2014 = or i64 %2012, %2013
  br label %2015

2015:                                             ; preds = %2007, %1831
  %2016 = phi i64 [ %2014, %2007 ], [ 0, %1831 ]
  %2017 = trunc i64 %2016 to i32
  %2018 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2017, i32 0, i32 31) #8
  %2019 = lshr i64 %2016, 32
  %2020 = trunc i64 %2019 to i32
  %2021 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2020, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !28
  %2022 = and i32 %2021, -16777216
  %2023 = icmp eq i32 %2022, 50331648
  br i1 %2023, label %2024, label %2025

2024:                                             ; preds = %2015
  store i32 %2018, i32* %51, align 4, !tbaa !60
  br label %5156

2025:                                             ; preds = %2015
  %2026 = load i32, i32* %41, align 8, !tbaa !42
  %2027 = icmp eq i32 %2026, 0
  br i1 %2027, label %2028, label %2131

2028:                                             ; preds = %2025
  %2029 = load i64, i64* %60, align 8, !tbaa !80
  %2030 = load i64, i64* %56, align 8, !tbaa !70
  %2031 = zext i32 %2018 to i64
  %2032 = shl nuw nsw i64 %2031, 2
  %2033 = add i64 %2030, %2032
  %2034 = inttoptr i64 %2033 to i32 addrspace(1)*
  %2035 = load volatile i32, i32 addrspace(1)* %2034, align 4, !tbaa !9
  %2036 = add i32 %2035, 1
  %2037 = load i64, i64* %61, align 8, !tbaa !81
  %2038 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2037, i64 1) #10, !srcloc !27
  %2039 = load i32, i32* %63, align 8, !tbaa !82
  %2040 = zext i32 %2039 to i64
  %2041 = lshr i64 %2038, %2040
  %2042 = and i64 %2041, 1
  %2043 = xor i64 %2042, 1
  %2044 = load i64, i64* %29, align 8, !tbaa !83
  %2045 = shl nsw i64 -1, %2040
  %2046 = xor i64 %2045, -1
  %2047 = and i64 %2038, %2046
  %2048 = shl i64 %2047, 5
  %2049 = add i64 %2048, %2044
  %2050 = inttoptr i64 %2049 to i64*
  store volatile i32 %2036, i32 addrspace(1)* %2034, align 4, !tbaa !9
  %2051 = zext i32 %2036 to i64
  %2052 = shl nuw i64 %2051, 32
  %2053 = shl nuw nsw i64 %2031, 16
  %2054 = or i64 %2053, %2052
  %2055 = or i64 %2054, %2043
  %2056 = or i64 %2055, 256
  %2057 = or i64 %2043, %2029
  tail call void asm sideeffect "st.volatile.global.v2.u64 [$0], {$1, $2};", "l,l,l,~{memory}"(i64* %2050, i64 %2056, i64 %2057) #10, !srcloc !84
  %2058 = getelementptr inbounds i64, i64* %2050, i64 2
  %2059 = shl i64 %78, 1
  %2060 = or i64 %2043, %2059
  %2061 = shl i64 %1547, 1
  %2062 = or i64 %2043, %2061
  tail call void asm sideeffect "st.volatile.global.v2.u64 [$0], {$1, $2};", "l,l,l,~{memory}"(i64* nonnull %2058, i64 %2060, i64 %2062) #10, !srcloc !84
  %2063 = shl nuw nsw i64 %2031, 3
  br label %2064

2064:                                             ; preds = %2105, %2028
  %2065 = phi i32 [ 1, %2028 ], [ %2106, %2105 ]
  %2066 = phi i64 [ 0, %2028 ], [ %2107, %2105 ]
  %2067 = phi i32 [ 0, %2028 ], [ %2109, %2105 ]
  %2068 = load i64, i64* %55, align 8, !tbaa !68
  %2069 = add i64 %2068, %2063
  %2070 = inttoptr i64 %2069 to i64*
  %2071 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %2070) #10, !srcloc !69
  %2072 = trunc i64 %2071 to i32
  %2073 = lshr i64 %2071, 32
  %2074 = icmp eq i64 %2073, %2051
  br i1 %2074, label %2075, label %2080

2075:                                             ; preds = %2064
  %2076 = icmp slt i32 %2072, 0
  %2077 = select i1 %2076, i32 0, i32 %2072
  %2078 = sub nsw i32 0, %2072
  %2079 = select i1 %2076, i32 %2078, i32 0
  br label %2105

2080:                                             ; preds = %2064
  %2081 = add i32 %2065, 1
  %2082 = and i32 %2065, 63
  %2083 = icmp eq i32 %2082, 0
  br i1 %2083, label %2084, label %2100

2084:                                             ; preds = %2080
  %2085 = load i64, i64* %57, align 8, !tbaa !76
  %2086 = inttoptr i64 %2085 to i64*
  %2087 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %2086) #10, !srcloc !69
  %2088 = icmp eq i64 %2087, 0
  br i1 %2088, label %2089, label %2100

2089:                                             ; preds = %2084
  %2090 = icmp eq i64 %2066, 0
  br i1 %2090, label %2091, label %2095

2091:                                             ; preds = %2089
  %2092 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !77
  %2093 = load i64, i64* %58, align 8, !tbaa !78
  %2094 = add i64 %2093, %2092
  br label %2095

2095:                                             ; preds = %2091, %2089
  %2096 = phi i64 [ %2094, %2091 ], [ %2066, %2089 ]
  %2097 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !77
  %2098 = icmp ult i64 %2097, %2096
  %2099 = select i1 %2098, i32 0, i32 110
  br label %2100

2100:                                             ; preds = %2095, %2084, %2080
  %2101 = phi i64 [ %2096, %2095 ], [ %2066, %2084 ], [ %2066, %2080 ]
  %2102 = phi i32 [ %2099, %2095 ], [ 108, %2084 ], [ 0, %2080 ]
  %2103 = icmp eq i32 %2102, 0
  %2104 = select i1 %2103, i32 0, i32 2
  br label %2105

2105:                                             ; preds = %2100, %2075
  %2106 = phi i32 [ %2065, %2075 ], [ %2081, %2100 ]
  %2107 = phi i64 [ %2066, %2075 ], [ %2101, %2100 ]
  %2108 = phi i32 [ %2079, %2075 ], [ %2102, %2100 ]
  %2109 = phi i32 [ %2077, %2075 ], [ %2067, %2100 ]
  %2110 = phi i32 [ 1, %2075 ], [ %2104, %2100 ]
  switch i32 %2110, label %2121 [
    i32 0, label %2064
    i32 2, label %2111
  ], !llvm.loop !85

2111:                                             ; preds = %2105
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !34
  %2112 = load i64, i64* %54, align 8, !tbaa !67
  %2113 = lshr i32 %2018, 3
  %2114 = and i32 %2113, 536870904
  %2115 = zext i32 %2114 to i64
  %2116 = add i64 %2112, %2115
  %2117 = and i32 %2018, 63
  %2118 = zext i32 %2117 to i64
  %2119 = shl nuw i64 1, %2118
  %2120 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2116, i64 %2119) #10, !srcloc !57
  br label %2121

2121:                                             ; preds = %2105, %2111
  %2122 = phi i64 [ 36028797018963968, %2111 ], [ 0, %2105 ]
  %2123 = icmp eq i32 %2108, 0
  br i1 %2123, label %2128, label %2124

2124:                                             ; preds = %2121
  %2125 = zext i32 %2108 to i64
  %2126 = or i64 %2122, %2125
  %2127 = or i64 %2126, 216172782113783808
  br label %2131

2128:                                             ; preds = %2121
  %2129 = zext i32 %2109 to i64
  %2130 = or i64 %2129, 144115188075855872
  br label %2131

2131:                                             ; preds = %2128, %2124, %2025
  %2132 = phi i64 [ 0, %2025 ], [ %2127, %2124 ], [ %2130, %2128 ]
  %2133 = trunc i64 %2132 to i32
  %2134 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2133, i32 0, i32 31) #8
  %2135 = lshr i64 %2132, 32
  %2136 = trunc i64 %2135 to i32
  %2137 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2136, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !28
  %2138 = zext i32 %2137 to i64
  %2139 = shl nuw i64 %2138, 32
  %2140 = zext i32 %2134 to i64
  %2141 = and i64 %2138, 4278190080
  %2142 = icmp eq i64 %2141, 50331648
  %2143 = and i64 %2139, 72057589742960640
  %2144 = or i64 %2143, %2140
  %2145 = icmp ult i64 %2144, %1547
  %2146 = select i1 %2145, i32 61, i32 0
  %2147 = select i1 %2142, i32 %2134, i32 %2146
  %2148 = icmp eq i32 %2147, 0
  br i1 %2148, label %2149, label %2822

2149:                                             ; preds = %2131
  %2150 = load i64, i64* %64, align 8, !tbaa !86
  %2151 = zext i32 %2018 to i64
  %2152 = load i64, i64* %65, align 8, !tbaa !87
  %2153 = mul i64 %2152, %2151
  %2154 = add i64 %2153, %2150
  %2155 = load i32, i32* %41, align 8, !tbaa !42
  %2156 = load i32, i32* %46, align 4, !tbaa !43
  %2157 = xor i64 %2154, %77
  %2158 = and i64 %2157, 15
  %2159 = icmp eq i64 %2158, 0
  %2160 = and i64 %2157, 3
  %2161 = icmp eq i64 %2160, 0
  %2162 = select i1 %2161, i64 4, i64 1
  %2163 = select i1 %2159, i64 16, i64 %2162
  %2164 = sub i64 0, %77
  %2165 = add nsw i64 %2163, -1
  %2166 = and i64 %2165, %2164
  %2167 = or i64 %1547, %77
  %2168 = or i64 %2167, %2154
  %2169 = and i64 %2168, 15
  %2170 = icmp eq i64 %2169, 0
  br i1 %2170, label %2171, label %2370

2171:                                             ; preds = %2149
  %2172 = lshr i64 %1547, 4
  %2173 = zext i32 %2155 to i64
  %2174 = mul i32 %2156, 7
  %2175 = zext i32 %2174 to i64
  %2176 = add nuw nsw i64 %2175, %2173
  %2177 = icmp ult i64 %2176, %2172
  br i1 %2177, label %2178, label %2252

2178:                                             ; preds = %2171
  %2179 = shl i32 %2156, 3
  %2180 = zext i32 %2179 to i64
  %2181 = zext i32 %2156 to i64
  %2182 = shl i32 %2156, 1
  %2183 = zext i32 %2182 to i64
  %2184 = mul i32 %2156, 3
  %2185 = zext i32 %2184 to i64
  %2186 = shl i32 %2156, 2
  %2187 = zext i32 %2186 to i64
  %2188 = mul i32 %2156, 5
  %2189 = zext i32 %2188 to i64
  %2190 = mul i32 %2156, 6
  %2191 = zext i32 %2190 to i64
  br label %2192

2192:                                             ; preds = %2192, %2178
  %2193 = phi i64 [ %2173, %2178 ], [ %2249, %2192 ]
  %2194 = shl i64 %2193, 4
  %2195 = add i64 %2194, %2154
  %2196 = inttoptr i64 %2195 to <4 x i32> addrspace(1)*
  %2197 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2196, align 16, !tbaa !11
  %2198 = add i64 %2193, %2181
  %2199 = shl i64 %2198, 4
  %2200 = add i64 %2199, %2154
  %2201 = inttoptr i64 %2200 to <4 x i32> addrspace(1)*
  %2202 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2201, align 16, !tbaa !11
  %2203 = add i64 %2193, %2183
  %2204 = shl i64 %2203, 4
  %2205 = add i64 %2204, %2154
  %2206 = inttoptr i64 %2205 to <4 x i32> addrspace(1)*
  %2207 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2206, align 16, !tbaa !11
  %2208 = add i64 %2193, %2185
  %2209 = shl i64 %2208, 4
  %2210 = add i64 %2209, %2154
  %2211 = inttoptr i64 %2210 to <4 x i32> addrspace(1)*
  %2212 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2211, align 16, !tbaa !11
  %2213 = add i64 %2193, %2187
  %2214 = shl i64 %2213, 4
  %2215 = add i64 %2214, %2154
  %2216 = inttoptr i64 %2215 to <4 x i32> addrspace(1)*
  %2217 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2216, align 16, !tbaa !11
  %2218 = add i64 %2193, %2189
  %2219 = shl i64 %2218, 4
  %2220 = add i64 %2219, %2154
  %2221 = inttoptr i64 %2220 to <4 x i32> addrspace(1)*
  %2222 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2221, align 16, !tbaa !11
  %2223 = add i64 %2193, %2191
  %2224 = shl i64 %2223, 4
  %2225 = add i64 %2224, %2154
  %2226 = inttoptr i64 %2225 to <4 x i32> addrspace(1)*
  %2227 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2226, align 16, !tbaa !11
  %2228 = add i64 %2193, %2175
  %2229 = shl i64 %2228, 4
  %2230 = add i64 %2229, %2154
  %2231 = inttoptr i64 %2230 to <4 x i32> addrspace(1)*
  %2232 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2231, align 16, !tbaa !11
  %2233 = add i64 %2194, %77
  %2234 = inttoptr i64 %2233 to <4 x i32> addrspace(1)*
  store <4 x i32> %2197, <4 x i32> addrspace(1)* %2234, align 16, !tbaa !11
  %2235 = add i64 %2199, %77
  %2236 = inttoptr i64 %2235 to <4 x i32> addrspace(1)*
  store <4 x i32> %2202, <4 x i32> addrspace(1)* %2236, align 16, !tbaa !11
  %2237 = add i64 %2204, %77
  %2238 = inttoptr i64 %2237 to <4 x i32> addrspace(1)*
  store <4 x i32> %2207, <4 x i32> addrspace(1)* %2238, align 16, !tbaa !11
  %2239 = add i64 %2209, %77
  %2240 = inttoptr i64 %2239 to <4 x i32> addrspace(1)*
  store <4 x i32> %2212, <4 x i32> addrspace(1)* %2240, align 16, !tbaa !11
  %2241 = add i64 %2214, %77
  %2242 = inttoptr i64 %2241 to <4 x i32> addrspace(1)*
  store <4 x i32> %2217, <4 x i32> addrspace(1)* %2242, align 16, !tbaa !11
  %2243 = add i64 %2219, %77
  %2244 = inttoptr i64 %2243 to <4 x i32> addrspace(1)*
  store <4 x i32> %2222, <4 x i32> addrspace(1)* %2244, align 16, !tbaa !11
  %2245 = add i64 %2224, %77
  %2246 = inttoptr i64 %2245 to <4 x i32> addrspace(1)*
  store <4 x i32> %2227, <4 x i32> addrspace(1)* %2246, align 16, !tbaa !11
  %2247 = add i64 %2229, %77
  %2248 = inttoptr i64 %2247 to <4 x i32> addrspace(1)*
  store <4 x i32> %2232, <4 x i32> addrspace(1)* %2248, align 16, !tbaa !11
  %2249 = add i64 %2193, %2180
  %2250 = add i64 %2249, %2175
  %2251 = icmp ult i64 %2250, %2172
  br i1 %2251, label %2192, label %2252, !llvm.loop !44

2252:                                             ; preds = %2192, %2171
  %2253 = phi i64 [ %2173, %2171 ], [ %2249, %2192 ]
  %2254 = icmp ult i64 %2253, %2172
  br i1 %2254, label %2255, label %2822

2255:                                             ; preds = %2252
  %2256 = shl i64 %2253, 4
  %2257 = add i64 %2256, %2154
  %2258 = inttoptr i64 %2257 to <4 x i32> addrspace(1)*
  %2259 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2258, align 16, !tbaa !11
  %2260 = zext i32 %2156 to i64
  %2261 = add i64 %2253, %2260
  %2262 = icmp ult i64 %2261, %2172
  br i1 %2262, label %2263, label %2268

2263:                                             ; preds = %2255
  %2264 = shl i64 %2261, 4
  %2265 = add i64 %2264, %2154
  %2266 = inttoptr i64 %2265 to <4 x i32> addrspace(1)*
  %2267 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2266, align 16, !tbaa !11
  br label %2268

2268:                                             ; preds = %2263, %2255
  %2269 = phi <4 x i32> [ %2267, %2263 ], [ zeroinitializer, %2255 ]
  %2270 = shl i32 %2156, 1
  %2271 = zext i32 %2270 to i64
  %2272 = add i64 %2253, %2271
  %2273 = icmp ult i64 %2272, %2172
  br i1 %2273, label %2274, label %2279

2274:                                             ; preds = %2268
  %2275 = shl i64 %2272, 4
  %2276 = add i64 %2275, %2154
  %2277 = inttoptr i64 %2276 to <4 x i32> addrspace(1)*
  %2278 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2277, align 16, !tbaa !11
  br label %2279

2279:                                             ; preds = %2274, %2268
  %2280 = phi <4 x i32> [ %2278, %2274 ], [ zeroinitializer, %2268 ]
  %2281 = mul i32 %2156, 3
  %2282 = zext i32 %2281 to i64
  %2283 = add i64 %2253, %2282
  %2284 = icmp ult i64 %2283, %2172
  br i1 %2284, label %2285, label %2290

2285:                                             ; preds = %2279
  %2286 = shl i64 %2283, 4
  %2287 = add i64 %2286, %2154
  %2288 = inttoptr i64 %2287 to <4 x i32> addrspace(1)*
  %2289 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2288, align 16, !tbaa !11
  br label %2290

2290:                                             ; preds = %2285, %2279
  %2291 = phi <4 x i32> [ %2289, %2285 ], [ zeroinitializer, %2279 ]
  %2292 = shl i32 %2156, 2
  %2293 = zext i32 %2292 to i64
  %2294 = add i64 %2253, %2293
  %2295 = icmp ult i64 %2294, %2172
  br i1 %2295, label %2296, label %2301

2296:                                             ; preds = %2290
  %2297 = shl i64 %2294, 4
  %2298 = add i64 %2297, %2154
  %2299 = inttoptr i64 %2298 to <4 x i32> addrspace(1)*
  %2300 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2299, align 16, !tbaa !11
  br label %2301

2301:                                             ; preds = %2296, %2290
  %2302 = phi <4 x i32> [ %2300, %2296 ], [ zeroinitializer, %2290 ]
  %2303 = mul i32 %2156, 5
  %2304 = zext i32 %2303 to i64
  %2305 = add i64 %2253, %2304
  %2306 = icmp ult i64 %2305, %2172
  br i1 %2306, label %2307, label %2312

2307:                                             ; preds = %2301
  %2308 = shl i64 %2305, 4
  %2309 = add i64 %2308, %2154
  %2310 = inttoptr i64 %2309 to <4 x i32> addrspace(1)*
  %2311 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2310, align 16, !tbaa !11
  br label %2312

2312:                                             ; preds = %2307, %2301
  %2313 = phi <4 x i32> [ %2311, %2307 ], [ zeroinitializer, %2301 ]
  %2314 = mul i32 %2156, 6
  %2315 = zext i32 %2314 to i64
  %2316 = add i64 %2253, %2315
  %2317 = icmp ult i64 %2316, %2172
  br i1 %2317, label %2318, label %2323

2318:                                             ; preds = %2312
  %2319 = shl i64 %2316, 4
  %2320 = add i64 %2319, %2154
  %2321 = inttoptr i64 %2320 to <4 x i32> addrspace(1)*
  %2322 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2321, align 16, !tbaa !11
  br label %2323

2323:                                             ; preds = %2318, %2312
  %2324 = phi <4 x i32> [ %2322, %2318 ], [ zeroinitializer, %2312 ]
  %2325 = add i64 %2253, %2175
  %2326 = icmp ult i64 %2325, %2172
  br i1 %2326, label %2327, label %2332

2327:                                             ; preds = %2323
  %2328 = shl i64 %2325, 4
  %2329 = add i64 %2328, %2154
  %2330 = inttoptr i64 %2329 to <4 x i32> addrspace(1)*
  %2331 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2330, align 16, !tbaa !11
  br label %2332

2332:                                             ; preds = %2327, %2323
  %2333 = phi <4 x i32> [ %2331, %2327 ], [ zeroinitializer, %2323 ]
  %2334 = add i64 %2256, %77
  %2335 = inttoptr i64 %2334 to <4 x i32> addrspace(1)*
  store <4 x i32> %2259, <4 x i32> addrspace(1)* %2335, align 16, !tbaa !11
  br i1 %2262, label %2336, label %2340

2336:                                             ; preds = %2332
  %2337 = shl i64 %2261, 4
  %2338 = add i64 %2337, %77
  %2339 = inttoptr i64 %2338 to <4 x i32> addrspace(1)*
  store <4 x i32> %2269, <4 x i32> addrspace(1)* %2339, align 16, !tbaa !11
  br label %2340

2340:                                             ; preds = %2336, %2332
  br i1 %2273, label %2341, label %2345

2341:                                             ; preds = %2340
  %2342 = shl i64 %2272, 4
  %2343 = add i64 %2342, %77
  %2344 = inttoptr i64 %2343 to <4 x i32> addrspace(1)*
  store <4 x i32> %2280, <4 x i32> addrspace(1)* %2344, align 16, !tbaa !11
  br label %2345

2345:                                             ; preds = %2341, %2340
  br i1 %2284, label %2346, label %2350

2346:                                             ; preds = %2345
  %2347 = shl i64 %2283, 4
  %2348 = add i64 %2347, %77
  %2349 = inttoptr i64 %2348 to <4 x i32> addrspace(1)*
  store <4 x i32> %2291, <4 x i32> addrspace(1)* %2349, align 16, !tbaa !11
  br label %2350

2350:                                             ; preds = %2346, %2345
  br i1 %2295, label %2351, label %2355

2351:                                             ; preds = %2350
  %2352 = shl i64 %2294, 4
  %2353 = add i64 %2352, %77
  %2354 = inttoptr i64 %2353 to <4 x i32> addrspace(1)*
  store <4 x i32> %2302, <4 x i32> addrspace(1)* %2354, align 16, !tbaa !11
  br label %2355

2355:                                             ; preds = %2351, %2350
  br i1 %2306, label %2356, label %2360

2356:                                             ; preds = %2355
  %2357 = shl i64 %2305, 4
  %2358 = add i64 %2357, %77
  %2359 = inttoptr i64 %2358 to <4 x i32> addrspace(1)*
  store <4 x i32> %2313, <4 x i32> addrspace(1)* %2359, align 16, !tbaa !11
  br label %2360

2360:                                             ; preds = %2356, %2355
  br i1 %2317, label %2361, label %2365

2361:                                             ; preds = %2360
  %2362 = shl i64 %2316, 4
  %2363 = add i64 %2362, %77
  %2364 = inttoptr i64 %2363 to <4 x i32> addrspace(1)*
  store <4 x i32> %2324, <4 x i32> addrspace(1)* %2364, align 16, !tbaa !11
  br label %2365

2365:                                             ; preds = %2361, %2360
  br i1 %2326, label %2366, label %2822

2366:                                             ; preds = %2365
  %2367 = shl i64 %2325, 4
  %2368 = add i64 %2367, %77
  %2369 = inttoptr i64 %2368 to <4 x i32> addrspace(1)*
  store <4 x i32> %2333, <4 x i32> addrspace(1)* %2369, align 16, !tbaa !11
  br label %2822

2370:                                             ; preds = %2149
  %2371 = icmp ult i64 %2166, %1547
  %2372 = select i1 %2371, i64 %2166, i64 %1547
  %2373 = sub i64 %1547, %2372
  %2374 = sub nsw i64 0, %2163
  %2375 = and i64 %2373, %2374
  switch i64 %2163, label %2778 [
    i64 16, label %2376
    i64 4, label %2577
  ]

2376:                                             ; preds = %2370
  %2377 = add i64 %2372, %77
  %2378 = add i64 %2372, %2154
  %2379 = lshr i64 %2375, 4
  %2380 = zext i32 %2155 to i64
  %2381 = mul i32 %2156, 7
  %2382 = zext i32 %2381 to i64
  %2383 = add nuw nsw i64 %2382, %2380
  %2384 = icmp ult i64 %2383, %2379
  br i1 %2384, label %2385, label %2459

2385:                                             ; preds = %2376
  %2386 = shl i32 %2156, 3
  %2387 = zext i32 %2386 to i64
  %2388 = zext i32 %2156 to i64
  %2389 = shl i32 %2156, 1
  %2390 = zext i32 %2389 to i64
  %2391 = mul i32 %2156, 3
  %2392 = zext i32 %2391 to i64
  %2393 = shl i32 %2156, 2
  %2394 = zext i32 %2393 to i64
  %2395 = mul i32 %2156, 5
  %2396 = zext i32 %2395 to i64
  %2397 = mul i32 %2156, 6
  %2398 = zext i32 %2397 to i64
  br label %2399

2399:                                             ; preds = %2399, %2385
  %2400 = phi i64 [ %2380, %2385 ], [ %2456, %2399 ]
  %2401 = shl i64 %2400, 4
  %2402 = add i64 %2401, %2378
  %2403 = inttoptr i64 %2402 to <4 x i32> addrspace(1)*
  %2404 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2403, align 16, !tbaa !11
  %2405 = add i64 %2400, %2388
  %2406 = shl i64 %2405, 4
  %2407 = add i64 %2406, %2378
  %2408 = inttoptr i64 %2407 to <4 x i32> addrspace(1)*
  %2409 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2408, align 16, !tbaa !11
  %2410 = add i64 %2400, %2390
  %2411 = shl i64 %2410, 4
  %2412 = add i64 %2411, %2378
  %2413 = inttoptr i64 %2412 to <4 x i32> addrspace(1)*
  %2414 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2413, align 16, !tbaa !11
  %2415 = add i64 %2400, %2392
  %2416 = shl i64 %2415, 4
  %2417 = add i64 %2416, %2378
  %2418 = inttoptr i64 %2417 to <4 x i32> addrspace(1)*
  %2419 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2418, align 16, !tbaa !11
  %2420 = add i64 %2400, %2394
  %2421 = shl i64 %2420, 4
  %2422 = add i64 %2421, %2378
  %2423 = inttoptr i64 %2422 to <4 x i32> addrspace(1)*
  %2424 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2423, align 16, !tbaa !11
  %2425 = add i64 %2400, %2396
  %2426 = shl i64 %2425, 4
  %2427 = add i64 %2426, %2378
  %2428 = inttoptr i64 %2427 to <4 x i32> addrspace(1)*
  %2429 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2428, align 16, !tbaa !11
  %2430 = add i64 %2400, %2398
  %2431 = shl i64 %2430, 4
  %2432 = add i64 %2431, %2378
  %2433 = inttoptr i64 %2432 to <4 x i32> addrspace(1)*
  %2434 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2433, align 16, !tbaa !11
  %2435 = add i64 %2400, %2382
  %2436 = shl i64 %2435, 4
  %2437 = add i64 %2436, %2378
  %2438 = inttoptr i64 %2437 to <4 x i32> addrspace(1)*
  %2439 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2438, align 16, !tbaa !11
  %2440 = add i64 %2401, %2377
  %2441 = inttoptr i64 %2440 to <4 x i32> addrspace(1)*
  store <4 x i32> %2404, <4 x i32> addrspace(1)* %2441, align 16, !tbaa !11
  %2442 = add i64 %2406, %2377
  %2443 = inttoptr i64 %2442 to <4 x i32> addrspace(1)*
  store <4 x i32> %2409, <4 x i32> addrspace(1)* %2443, align 16, !tbaa !11
  %2444 = add i64 %2411, %2377
  %2445 = inttoptr i64 %2444 to <4 x i32> addrspace(1)*
  store <4 x i32> %2414, <4 x i32> addrspace(1)* %2445, align 16, !tbaa !11
  %2446 = add i64 %2416, %2377
  %2447 = inttoptr i64 %2446 to <4 x i32> addrspace(1)*
  store <4 x i32> %2419, <4 x i32> addrspace(1)* %2447, align 16, !tbaa !11
  %2448 = add i64 %2421, %2377
  %2449 = inttoptr i64 %2448 to <4 x i32> addrspace(1)*
  store <4 x i32> %2424, <4 x i32> addrspace(1)* %2449, align 16, !tbaa !11
  %2450 = add i64 %2426, %2377
  %2451 = inttoptr i64 %2450 to <4 x i32> addrspace(1)*
  store <4 x i32> %2429, <4 x i32> addrspace(1)* %2451, align 16, !tbaa !11
  %2452 = add i64 %2431, %2377
  %2453 = inttoptr i64 %2452 to <4 x i32> addrspace(1)*
  store <4 x i32> %2434, <4 x i32> addrspace(1)* %2453, align 16, !tbaa !11
  %2454 = add i64 %2436, %2377
  %2455 = inttoptr i64 %2454 to <4 x i32> addrspace(1)*
  store <4 x i32> %2439, <4 x i32> addrspace(1)* %2455, align 16, !tbaa !11
  %2456 = add i64 %2400, %2387
  %2457 = add i64 %2456, %2382
  %2458 = icmp ult i64 %2457, %2379
  br i1 %2458, label %2399, label %2459, !llvm.loop !44

2459:                                             ; preds = %2399, %2376
  %2460 = phi i64 [ %2380, %2376 ], [ %2456, %2399 ]
  %2461 = icmp ult i64 %2460, %2379
  br i1 %2461, label %2462, label %2792

2462:                                             ; preds = %2459
  %2463 = shl i64 %2460, 4
  %2464 = add i64 %2463, %2378
  %2465 = inttoptr i64 %2464 to <4 x i32> addrspace(1)*
  %2466 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2465, align 16, !tbaa !11
  %2467 = zext i32 %2156 to i64
  %2468 = add i64 %2460, %2467
  %2469 = icmp ult i64 %2468, %2379
  br i1 %2469, label %2470, label %2475

2470:                                             ; preds = %2462
  %2471 = shl i64 %2468, 4
  %2472 = add i64 %2471, %2378
  %2473 = inttoptr i64 %2472 to <4 x i32> addrspace(1)*
  %2474 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2473, align 16, !tbaa !11
  br label %2475

2475:                                             ; preds = %2470, %2462
  %2476 = phi <4 x i32> [ %2474, %2470 ], [ zeroinitializer, %2462 ]
  %2477 = shl i32 %2156, 1
  %2478 = zext i32 %2477 to i64
  %2479 = add i64 %2460, %2478
  %2480 = icmp ult i64 %2479, %2379
  br i1 %2480, label %2481, label %2486

2481:                                             ; preds = %2475
  %2482 = shl i64 %2479, 4
  %2483 = add i64 %2482, %2378
  %2484 = inttoptr i64 %2483 to <4 x i32> addrspace(1)*
  %2485 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2484, align 16, !tbaa !11
  br label %2486

2486:                                             ; preds = %2481, %2475
  %2487 = phi <4 x i32> [ %2485, %2481 ], [ zeroinitializer, %2475 ]
  %2488 = mul i32 %2156, 3
  %2489 = zext i32 %2488 to i64
  %2490 = add i64 %2460, %2489
  %2491 = icmp ult i64 %2490, %2379
  br i1 %2491, label %2492, label %2497

2492:                                             ; preds = %2486
  %2493 = shl i64 %2490, 4
  %2494 = add i64 %2493, %2378
  %2495 = inttoptr i64 %2494 to <4 x i32> addrspace(1)*
  %2496 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2495, align 16, !tbaa !11
  br label %2497

2497:                                             ; preds = %2492, %2486
  %2498 = phi <4 x i32> [ %2496, %2492 ], [ zeroinitializer, %2486 ]
  %2499 = shl i32 %2156, 2
  %2500 = zext i32 %2499 to i64
  %2501 = add i64 %2460, %2500
  %2502 = icmp ult i64 %2501, %2379
  br i1 %2502, label %2503, label %2508

2503:                                             ; preds = %2497
  %2504 = shl i64 %2501, 4
  %2505 = add i64 %2504, %2378
  %2506 = inttoptr i64 %2505 to <4 x i32> addrspace(1)*
  %2507 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2506, align 16, !tbaa !11
  br label %2508

2508:                                             ; preds = %2503, %2497
  %2509 = phi <4 x i32> [ %2507, %2503 ], [ zeroinitializer, %2497 ]
  %2510 = mul i32 %2156, 5
  %2511 = zext i32 %2510 to i64
  %2512 = add i64 %2460, %2511
  %2513 = icmp ult i64 %2512, %2379
  br i1 %2513, label %2514, label %2519

2514:                                             ; preds = %2508
  %2515 = shl i64 %2512, 4
  %2516 = add i64 %2515, %2378
  %2517 = inttoptr i64 %2516 to <4 x i32> addrspace(1)*
  %2518 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2517, align 16, !tbaa !11
  br label %2519

2519:                                             ; preds = %2514, %2508
  %2520 = phi <4 x i32> [ %2518, %2514 ], [ zeroinitializer, %2508 ]
  %2521 = mul i32 %2156, 6
  %2522 = zext i32 %2521 to i64
  %2523 = add i64 %2460, %2522
  %2524 = icmp ult i64 %2523, %2379
  br i1 %2524, label %2525, label %2530

2525:                                             ; preds = %2519
  %2526 = shl i64 %2523, 4
  %2527 = add i64 %2526, %2378
  %2528 = inttoptr i64 %2527 to <4 x i32> addrspace(1)*
  %2529 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2528, align 16, !tbaa !11
  br label %2530

2530:                                             ; preds = %2525, %2519
  %2531 = phi <4 x i32> [ %2529, %2525 ], [ zeroinitializer, %2519 ]
  %2532 = add i64 %2460, %2382
  %2533 = icmp ult i64 %2532, %2379
  br i1 %2533, label %2534, label %2539

2534:                                             ; preds = %2530
  %2535 = shl i64 %2532, 4
  %2536 = add i64 %2535, %2378
  %2537 = inttoptr i64 %2536 to <4 x i32> addrspace(1)*
  %2538 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2537, align 16, !tbaa !11
  br label %2539

2539:                                             ; preds = %2534, %2530
  %2540 = phi <4 x i32> [ %2538, %2534 ], [ zeroinitializer, %2530 ]
  %2541 = add i64 %2463, %2377
  %2542 = inttoptr i64 %2541 to <4 x i32> addrspace(1)*
  store <4 x i32> %2466, <4 x i32> addrspace(1)* %2542, align 16, !tbaa !11
  br i1 %2469, label %2543, label %2547

2543:                                             ; preds = %2539
  %2544 = shl i64 %2468, 4
  %2545 = add i64 %2544, %2377
  %2546 = inttoptr i64 %2545 to <4 x i32> addrspace(1)*
  store <4 x i32> %2476, <4 x i32> addrspace(1)* %2546, align 16, !tbaa !11
  br label %2547

2547:                                             ; preds = %2543, %2539
  br i1 %2480, label %2548, label %2552

2548:                                             ; preds = %2547
  %2549 = shl i64 %2479, 4
  %2550 = add i64 %2549, %2377
  %2551 = inttoptr i64 %2550 to <4 x i32> addrspace(1)*
  store <4 x i32> %2487, <4 x i32> addrspace(1)* %2551, align 16, !tbaa !11
  br label %2552

2552:                                             ; preds = %2548, %2547
  br i1 %2491, label %2553, label %2557

2553:                                             ; preds = %2552
  %2554 = shl i64 %2490, 4
  %2555 = add i64 %2554, %2377
  %2556 = inttoptr i64 %2555 to <4 x i32> addrspace(1)*
  store <4 x i32> %2498, <4 x i32> addrspace(1)* %2556, align 16, !tbaa !11
  br label %2557

2557:                                             ; preds = %2553, %2552
  br i1 %2502, label %2558, label %2562

2558:                                             ; preds = %2557
  %2559 = shl i64 %2501, 4
  %2560 = add i64 %2559, %2377
  %2561 = inttoptr i64 %2560 to <4 x i32> addrspace(1)*
  store <4 x i32> %2509, <4 x i32> addrspace(1)* %2561, align 16, !tbaa !11
  br label %2562

2562:                                             ; preds = %2558, %2557
  br i1 %2513, label %2563, label %2567

2563:                                             ; preds = %2562
  %2564 = shl i64 %2512, 4
  %2565 = add i64 %2564, %2377
  %2566 = inttoptr i64 %2565 to <4 x i32> addrspace(1)*
  store <4 x i32> %2520, <4 x i32> addrspace(1)* %2566, align 16, !tbaa !11
  br label %2567

2567:                                             ; preds = %2563, %2562
  br i1 %2524, label %2568, label %2572

2568:                                             ; preds = %2567
  %2569 = shl i64 %2523, 4
  %2570 = add i64 %2569, %2377
  %2571 = inttoptr i64 %2570 to <4 x i32> addrspace(1)*
  store <4 x i32> %2531, <4 x i32> addrspace(1)* %2571, align 16, !tbaa !11
  br label %2572

2572:                                             ; preds = %2568, %2567
  br i1 %2533, label %2573, label %2792

2573:                                             ; preds = %2572
  %2574 = shl i64 %2532, 4
  %2575 = add i64 %2574, %2377
  %2576 = inttoptr i64 %2575 to <4 x i32> addrspace(1)*
  store <4 x i32> %2540, <4 x i32> addrspace(1)* %2576, align 16, !tbaa !11
  br label %2792

2577:                                             ; preds = %2370
  %2578 = add i64 %2372, %77
  %2579 = add i64 %2372, %2154
  %2580 = lshr i64 %2375, 2
  %2581 = zext i32 %2155 to i64
  %2582 = mul i32 %2156, 7
  %2583 = zext i32 %2582 to i64
  %2584 = add nuw nsw i64 %2583, %2581
  %2585 = icmp ult i64 %2584, %2580
  br i1 %2585, label %2586, label %2660

2586:                                             ; preds = %2577
  %2587 = shl i32 %2156, 3
  %2588 = zext i32 %2587 to i64
  %2589 = zext i32 %2156 to i64
  %2590 = shl i32 %2156, 1
  %2591 = zext i32 %2590 to i64
  %2592 = mul i32 %2156, 3
  %2593 = zext i32 %2592 to i64
  %2594 = shl i32 %2156, 2
  %2595 = zext i32 %2594 to i64
  %2596 = mul i32 %2156, 5
  %2597 = zext i32 %2596 to i64
  %2598 = mul i32 %2156, 6
  %2599 = zext i32 %2598 to i64
  br label %2600

2600:                                             ; preds = %2600, %2586
  %2601 = phi i64 [ %2581, %2586 ], [ %2657, %2600 ]
  %2602 = shl i64 %2601, 2
  %2603 = add i64 %2602, %2579
  %2604 = inttoptr i64 %2603 to i32 addrspace(1)*
  %2605 = load volatile i32, i32 addrspace(1)* %2604, align 4, !tbaa !11
  %2606 = add i64 %2601, %2589
  %2607 = shl i64 %2606, 2
  %2608 = add i64 %2607, %2579
  %2609 = inttoptr i64 %2608 to i32 addrspace(1)*
  %2610 = load volatile i32, i32 addrspace(1)* %2609, align 4, !tbaa !11
  %2611 = add i64 %2601, %2591
  %2612 = shl i64 %2611, 2
  %2613 = add i64 %2612, %2579
  %2614 = inttoptr i64 %2613 to i32 addrspace(1)*
  %2615 = load volatile i32, i32 addrspace(1)* %2614, align 4, !tbaa !11
  %2616 = add i64 %2601, %2593
  %2617 = shl i64 %2616, 2
  %2618 = add i64 %2617, %2579
  %2619 = inttoptr i64 %2618 to i32 addrspace(1)*
  %2620 = load volatile i32, i32 addrspace(1)* %2619, align 4, !tbaa !11
  %2621 = add i64 %2601, %2595
  %2622 = shl i64 %2621, 2
  %2623 = add i64 %2622, %2579
  %2624 = inttoptr i64 %2623 to i32 addrspace(1)*
  %2625 = load volatile i32, i32 addrspace(1)* %2624, align 4, !tbaa !11
  %2626 = add i64 %2601, %2597
  %2627 = shl i64 %2626, 2
  %2628 = add i64 %2627, %2579
  %2629 = inttoptr i64 %2628 to i32 addrspace(1)*
  %2630 = load volatile i32, i32 addrspace(1)* %2629, align 4, !tbaa !11
  %2631 = add i64 %2601, %2599
  %2632 = shl i64 %2631, 2
  %2633 = add i64 %2632, %2579
  %2634 = inttoptr i64 %2633 to i32 addrspace(1)*
  %2635 = load volatile i32, i32 addrspace(1)* %2634, align 4, !tbaa !11
  %2636 = add i64 %2601, %2583
  %2637 = shl i64 %2636, 2
  %2638 = add i64 %2637, %2579
  %2639 = inttoptr i64 %2638 to i32 addrspace(1)*
  %2640 = load volatile i32, i32 addrspace(1)* %2639, align 4, !tbaa !11
  %2641 = add i64 %2602, %2578
  %2642 = inttoptr i64 %2641 to i32 addrspace(1)*
  store i32 %2605, i32 addrspace(1)* %2642, align 4, !tbaa !11
  %2643 = add i64 %2607, %2578
  %2644 = inttoptr i64 %2643 to i32 addrspace(1)*
  store i32 %2610, i32 addrspace(1)* %2644, align 4, !tbaa !11
  %2645 = add i64 %2612, %2578
  %2646 = inttoptr i64 %2645 to i32 addrspace(1)*
  store i32 %2615, i32 addrspace(1)* %2646, align 4, !tbaa !11
  %2647 = add i64 %2617, %2578
  %2648 = inttoptr i64 %2647 to i32 addrspace(1)*
  store i32 %2620, i32 addrspace(1)* %2648, align 4, !tbaa !11
  %2649 = add i64 %2622, %2578
  %2650 = inttoptr i64 %2649 to i32 addrspace(1)*
  store i32 %2625, i32 addrspace(1)* %2650, align 4, !tbaa !11
  %2651 = add i64 %2627, %2578
  %2652 = inttoptr i64 %2651 to i32 addrspace(1)*
  store i32 %2630, i32 addrspace(1)* %2652, align 4, !tbaa !11
  %2653 = add i64 %2632, %2578
  %2654 = inttoptr i64 %2653 to i32 addrspace(1)*
  store i32 %2635, i32 addrspace(1)* %2654, align 4, !tbaa !11
  %2655 = add i64 %2637, %2578
  %2656 = inttoptr i64 %2655 to i32 addrspace(1)*
  store i32 %2640, i32 addrspace(1)* %2656, align 4, !tbaa !11
  %2657 = add i64 %2601, %2588
  %2658 = add i64 %2657, %2583
  %2659 = icmp ult i64 %2658, %2580
  br i1 %2659, label %2600, label %2660, !llvm.loop !45

2660:                                             ; preds = %2600, %2577
  %2661 = phi i64 [ %2581, %2577 ], [ %2657, %2600 ]
  %2662 = icmp ult i64 %2661, %2580
  br i1 %2662, label %2663, label %2792

2663:                                             ; preds = %2660
  %2664 = shl i64 %2661, 2
  %2665 = add i64 %2664, %2579
  %2666 = inttoptr i64 %2665 to i32 addrspace(1)*
  %2667 = load volatile i32, i32 addrspace(1)* %2666, align 4, !tbaa !11
  %2668 = zext i32 %2156 to i64
  %2669 = add i64 %2661, %2668
  %2670 = icmp ult i64 %2669, %2580
  br i1 %2670, label %2671, label %2676

2671:                                             ; preds = %2663
  %2672 = shl i64 %2669, 2
  %2673 = add i64 %2672, %2579
  %2674 = inttoptr i64 %2673 to i32 addrspace(1)*
  %2675 = load volatile i32, i32 addrspace(1)* %2674, align 4, !tbaa !11
  br label %2676

2676:                                             ; preds = %2671, %2663
  %2677 = phi i32 [ %2675, %2671 ], [ 0, %2663 ]
  %2678 = shl i32 %2156, 1
  %2679 = zext i32 %2678 to i64
  %2680 = add i64 %2661, %2679
  %2681 = icmp ult i64 %2680, %2580
  br i1 %2681, label %2682, label %2687

2682:                                             ; preds = %2676
  %2683 = shl i64 %2680, 2
  %2684 = add i64 %2683, %2579
  %2685 = inttoptr i64 %2684 to i32 addrspace(1)*
  %2686 = load volatile i32, i32 addrspace(1)* %2685, align 4, !tbaa !11
  br label %2687

2687:                                             ; preds = %2682, %2676
  %2688 = phi i32 [ %2686, %2682 ], [ 0, %2676 ]
  %2689 = mul i32 %2156, 3
  %2690 = zext i32 %2689 to i64
  %2691 = add i64 %2661, %2690
  %2692 = icmp ult i64 %2691, %2580
  br i1 %2692, label %2693, label %2698

2693:                                             ; preds = %2687
  %2694 = shl i64 %2691, 2
  %2695 = add i64 %2694, %2579
  %2696 = inttoptr i64 %2695 to i32 addrspace(1)*
  %2697 = load volatile i32, i32 addrspace(1)* %2696, align 4, !tbaa !11
  br label %2698

2698:                                             ; preds = %2693, %2687
  %2699 = phi i32 [ %2697, %2693 ], [ 0, %2687 ]
  %2700 = shl i32 %2156, 2
  %2701 = zext i32 %2700 to i64
  %2702 = add i64 %2661, %2701
  %2703 = icmp ult i64 %2702, %2580
  br i1 %2703, label %2704, label %2709

2704:                                             ; preds = %2698
  %2705 = shl i64 %2702, 2
  %2706 = add i64 %2705, %2579
  %2707 = inttoptr i64 %2706 to i32 addrspace(1)*
  %2708 = load volatile i32, i32 addrspace(1)* %2707, align 4, !tbaa !11
  br label %2709

2709:                                             ; preds = %2704, %2698
  %2710 = phi i32 [ %2708, %2704 ], [ 0, %2698 ]
  %2711 = mul i32 %2156, 5
  %2712 = zext i32 %2711 to i64
  %2713 = add i64 %2661, %2712
  %2714 = icmp ult i64 %2713, %2580
  br i1 %2714, label %2715, label %2720

2715:                                             ; preds = %2709
  %2716 = shl i64 %2713, 2
  %2717 = add i64 %2716, %2579
  %2718 = inttoptr i64 %2717 to i32 addrspace(1)*
  %2719 = load volatile i32, i32 addrspace(1)* %2718, align 4, !tbaa !11
  br label %2720

2720:                                             ; preds = %2715, %2709
  %2721 = phi i32 [ %2719, %2715 ], [ 0, %2709 ]
  %2722 = mul i32 %2156, 6
  %2723 = zext i32 %2722 to i64
  %2724 = add i64 %2661, %2723
  %2725 = icmp ult i64 %2724, %2580
  br i1 %2725, label %2726, label %2731

2726:                                             ; preds = %2720
  %2727 = shl i64 %2724, 2
  %2728 = add i64 %2727, %2579
  %2729 = inttoptr i64 %2728 to i32 addrspace(1)*
  %2730 = load volatile i32, i32 addrspace(1)* %2729, align 4, !tbaa !11
  br label %2731

2731:                                             ; preds = %2726, %2720
  %2732 = phi i32 [ %2730, %2726 ], [ 0, %2720 ]
  %2733 = add i64 %2661, %2583
  %2734 = icmp ult i64 %2733, %2580
  br i1 %2734, label %2735, label %2740

2735:                                             ; preds = %2731
  %2736 = shl i64 %2733, 2
  %2737 = add i64 %2736, %2579
  %2738 = inttoptr i64 %2737 to i32 addrspace(1)*
  %2739 = load volatile i32, i32 addrspace(1)* %2738, align 4, !tbaa !11
  br label %2740

2740:                                             ; preds = %2735, %2731
  %2741 = phi i32 [ %2739, %2735 ], [ 0, %2731 ]
  %2742 = add i64 %2664, %2578
  %2743 = inttoptr i64 %2742 to i32 addrspace(1)*
  store i32 %2667, i32 addrspace(1)* %2743, align 4, !tbaa !11
  br i1 %2670, label %2744, label %2748

2744:                                             ; preds = %2740
  %2745 = shl i64 %2669, 2
  %2746 = add i64 %2745, %2578
  %2747 = inttoptr i64 %2746 to i32 addrspace(1)*
  store i32 %2677, i32 addrspace(1)* %2747, align 4, !tbaa !11
  br label %2748

2748:                                             ; preds = %2744, %2740
  br i1 %2681, label %2749, label %2753

2749:                                             ; preds = %2748
  %2750 = shl i64 %2680, 2
  %2751 = add i64 %2750, %2578
  %2752 = inttoptr i64 %2751 to i32 addrspace(1)*
  store i32 %2688, i32 addrspace(1)* %2752, align 4, !tbaa !11
  br label %2753

2753:                                             ; preds = %2749, %2748
  br i1 %2692, label %2754, label %2758

2754:                                             ; preds = %2753
  %2755 = shl i64 %2691, 2
  %2756 = add i64 %2755, %2578
  %2757 = inttoptr i64 %2756 to i32 addrspace(1)*
  store i32 %2699, i32 addrspace(1)* %2757, align 4, !tbaa !11
  br label %2758

2758:                                             ; preds = %2754, %2753
  br i1 %2703, label %2759, label %2763

2759:                                             ; preds = %2758
  %2760 = shl i64 %2702, 2
  %2761 = add i64 %2760, %2578
  %2762 = inttoptr i64 %2761 to i32 addrspace(1)*
  store i32 %2710, i32 addrspace(1)* %2762, align 4, !tbaa !11
  br label %2763

2763:                                             ; preds = %2759, %2758
  br i1 %2714, label %2764, label %2768

2764:                                             ; preds = %2763
  %2765 = shl i64 %2713, 2
  %2766 = add i64 %2765, %2578
  %2767 = inttoptr i64 %2766 to i32 addrspace(1)*
  store i32 %2721, i32 addrspace(1)* %2767, align 4, !tbaa !11
  br label %2768

2768:                                             ; preds = %2764, %2763
  br i1 %2725, label %2769, label %2773

2769:                                             ; preds = %2768
  %2770 = shl i64 %2724, 2
  %2771 = add i64 %2770, %2578
  %2772 = inttoptr i64 %2771 to i32 addrspace(1)*
  store i32 %2732, i32 addrspace(1)* %2772, align 4, !tbaa !11
  br label %2773

2773:                                             ; preds = %2769, %2768
  br i1 %2734, label %2774, label %2792

2774:                                             ; preds = %2773
  %2775 = shl i64 %2733, 2
  %2776 = add i64 %2775, %2578
  %2777 = inttoptr i64 %2776 to i32 addrspace(1)*
  store i32 %2741, i32 addrspace(1)* %2777, align 4, !tbaa !11
  br label %2792

2778:                                             ; preds = %2370
  %2779 = zext i32 %2155 to i64
  %2780 = icmp ugt i64 %1547, %2779
  br i1 %2780, label %2781, label %2822

2781:                                             ; preds = %2778
  %2782 = zext i32 %2156 to i64
  br label %2783

2783:                                             ; preds = %2783, %2781
  %2784 = phi i64 [ %2779, %2781 ], [ %2790, %2783 ]
  %2785 = add i64 %2784, %2154
  %2786 = inttoptr i64 %2785 to i8 addrspace(1)*
  %2787 = load volatile i8, i8 addrspace(1)* %2786, align 1, !tbaa !11
  %2788 = add i64 %2784, %77
  %2789 = inttoptr i64 %2788 to i8 addrspace(1)*
  store i8 %2787, i8 addrspace(1)* %2789, align 1, !tbaa !11
  %2790 = add i64 %2784, %2782
  %2791 = icmp ult i64 %2790, %1547
  br i1 %2791, label %2783, label %2822, !llvm.loop !46

2792:                                             ; preds = %2774, %2773, %2660, %2573, %2572, %2459
  %2793 = phi i64 [ %2581, %2774 ], [ %2581, %2773 ], [ %2581, %2660 ], [ %2380, %2573 ], [ %2380, %2572 ], [ %2380, %2459 ]
  %2794 = icmp ugt i64 %2372, %2793
  br i1 %2794, label %2795, label %2806

2795:                                             ; preds = %2792
  %2796 = zext i32 %2156 to i64
  br label %2797

2797:                                             ; preds = %2797, %2795
  %2798 = phi i64 [ %2793, %2795 ], [ %2804, %2797 ]
  %2799 = add i64 %2798, %2154
  %2800 = inttoptr i64 %2799 to i8 addrspace(1)*
  %2801 = load volatile i8, i8 addrspace(1)* %2800, align 1, !tbaa !11
  %2802 = add i64 %2798, %77
  %2803 = inttoptr i64 %2802 to i8 addrspace(1)*
  store i8 %2801, i8 addrspace(1)* %2803, align 1, !tbaa !11
  %2804 = add i64 %2798, %2796
  %2805 = icmp ult i64 %2804, %2372
  br i1 %2805, label %2797, label %2806, !llvm.loop !46

2806:                                             ; preds = %2797, %2792
  %2807 = add i64 %2375, %2372
  %2808 = sub i64 %1547, %2807
  %2809 = icmp ugt i64 %2808, %2793
  br i1 %2809, label %2810, label %2822

2810:                                             ; preds = %2806
  %2811 = zext i32 %2156 to i64
  br label %2812

2812:                                             ; preds = %2812, %2810
  %2813 = phi i64 [ %2793, %2810 ], [ %2820, %2812 ]
  %2814 = add i64 %2813, %2807
  %2815 = add i64 %2814, %2154
  %2816 = inttoptr i64 %2815 to i8 addrspace(1)*
  %2817 = load volatile i8, i8 addrspace(1)* %2816, align 1, !tbaa !11
  %2818 = add i64 %2814, %77
  %2819 = inttoptr i64 %2818 to i8 addrspace(1)*
  store i8 %2817, i8 addrspace(1)* %2819, align 1, !tbaa !11
  %2820 = add i64 %2813, %2811
  %2821 = icmp ult i64 %2820, %2808
  br i1 %2821, label %2812, label %2822, !llvm.loop !46

2822:                                             ; preds = %2812, %2783, %2806, %2778, %2366, %2365, %2252, %2131
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !88
  %2823 = and i64 %2138, 4286578688
  %2824 = icmp eq i64 %2823, 58720256
  br i1 %2824, label %2825, label %2826

2825:                                             ; preds = %2822
  store i32 %2134, i32* %51, align 4, !tbaa !60
  br label %2839

2826:                                             ; preds = %2822
  %2827 = load i32, i32* %41, align 8, !tbaa !42
  %2828 = icmp eq i32 %2827, 0
  br i1 %2828, label %2829, label %2839

2829:                                             ; preds = %2826
  %2830 = lshr i32 %2018, 3
  %2831 = and i32 %2830, 536870904
  %2832 = zext i32 %2831 to i64
  %2833 = and i32 %2018, 63
  %2834 = zext i32 %2833 to i64
  %2835 = shl nuw i64 1, %2834
  %2836 = load i64, i64* %50, align 8, !tbaa !58
  %2837 = add i64 %2836, %2832
  %2838 = inttoptr i64 %2837 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %2838, i64 %2835) #10, !srcloc !59
  br label %2839

2839:                                             ; preds = %2829, %2826, %2825
  %2840 = zext i1 %2148 to i32
  %2841 = load i32, i32* %71, align 4, !tbaa !9
  %2842 = add i32 %2841, %2840
  store i32 %2842, i32* %71, align 4, !tbaa !9
  br label %5156

2843:                                             ; preds = %1825
  %2844 = trunc i64 %1826 to i32
  store i32 %2844, i32* %51, align 4, !tbaa !60
  br label %5156

2845:                                             ; preds = %1825
  %2846 = load i32, i32* %35, align 8, !tbaa !38
  %2847 = zext i32 %2846 to i64
  %2848 = lshr i64 %78, %2847
  %2849 = shl i64 %2848, %2847
  %2850 = shl nuw i64 1, %2847
  %2851 = load i64, i64* %59, align 8, !tbaa !89
  %2852 = sub i64 %2851, %2849
  %2853 = icmp ult i64 %2852, %2850
  %2854 = select i1 %2853, i64 %2852, i64 %2850
  %2855 = load i32, i32* %41, align 8, !tbaa !42
  %2856 = icmp eq i32 %2855, 0
  br i1 %2856, label %2859, label %2857

2857:                                             ; preds = %2845
  %2858 = and i64 %1826, 4294967295
  br label %2960

2859:                                             ; preds = %2845
  %2860 = load i64, i64* %60, align 8, !tbaa !80
  %2861 = load i64, i64* %56, align 8, !tbaa !70
  %2862 = and i64 %1826, 4294967295
  %2863 = shl nuw nsw i64 %2862, 2
  %2864 = add i64 %2861, %2863
  %2865 = inttoptr i64 %2864 to i32 addrspace(1)*
  %2866 = load volatile i32, i32 addrspace(1)* %2865, align 4, !tbaa !9
  %2867 = add i32 %2866, 1
  %2868 = load i64, i64* %61, align 8, !tbaa !81
  %2869 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2868, i64 1) #10, !srcloc !27
  %2870 = load i32, i32* %63, align 8, !tbaa !82
  %2871 = zext i32 %2870 to i64
  %2872 = lshr i64 %2869, %2871
  %2873 = and i64 %2872, 1
  %2874 = xor i64 %2873, 1
  %2875 = load i64, i64* %29, align 8, !tbaa !83
  %2876 = shl nsw i64 -1, %2871
  %2877 = xor i64 %2876, -1
  %2878 = and i64 %2869, %2877
  %2879 = shl i64 %2878, 5
  %2880 = add i64 %2879, %2875
  %2881 = inttoptr i64 %2880 to i64*
  store volatile i32 %2867, i32 addrspace(1)* %2865, align 4, !tbaa !9
  %2882 = zext i32 %2867 to i64
  %2883 = shl nuw i64 %2882, 32
  %2884 = shl nuw nsw i64 %2862, 16
  %2885 = or i64 %2884, %2883
  %2886 = or i64 %2885, %2874
  %2887 = or i64 %2886, 256
  %2888 = or i64 %2874, %2860
  tail call void asm sideeffect "st.volatile.global.v2.u64 [$0], {$1, $2};", "l,l,l,~{memory}"(i64* %2881, i64 %2887, i64 %2888) #10, !srcloc !84
  %2889 = getelementptr inbounds i64, i64* %2881, i64 2
  %2890 = shl i64 %2849, 1
  %2891 = or i64 %2874, %2890
  %2892 = shl i64 %2854, 1
  %2893 = or i64 %2874, %2892
  tail call void asm sideeffect "st.volatile.global.v2.u64 [$0], {$1, $2};", "l,l,l,~{memory}"(i64* nonnull %2889, i64 %2891, i64 %2893) #10, !srcloc !84
  %2894 = shl nuw nsw i64 %2862, 3
  br label %2895

2895:                                             ; preds = %2936, %2859
  %2896 = phi i32 [ 1, %2859 ], [ %2937, %2936 ]
  %2897 = phi i64 [ 0, %2859 ], [ %2938, %2936 ]
  %2898 = phi i32 [ 0, %2859 ], [ %2940, %2936 ]
  %2899 = load i64, i64* %55, align 8, !tbaa !68
  %2900 = add i64 %2899, %2894
  %2901 = inttoptr i64 %2900 to i64*
  %2902 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %2901) #10, !srcloc !69
  %2903 = trunc i64 %2902 to i32
  %2904 = lshr i64 %2902, 32
  %2905 = icmp eq i64 %2904, %2882
  br i1 %2905, label %2906, label %2911

2906:                                             ; preds = %2895
  %2907 = icmp slt i32 %2903, 0
  %2908 = select i1 %2907, i32 0, i32 %2903
  %2909 = sub nsw i32 0, %2903
  %2910 = select i1 %2907, i32 %2909, i32 0
  br label %2936

2911:                                             ; preds = %2895
  %2912 = add i32 %2896, 1
  %2913 = and i32 %2896, 63
  %2914 = icmp eq i32 %2913, 0
  br i1 %2914, label %2915, label %2931

2915:                                             ; preds = %2911
  %2916 = load i64, i64* %57, align 8, !tbaa !76
  %2917 = inttoptr i64 %2916 to i64*
  %2918 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %2917) #10, !srcloc !69
  %2919 = icmp eq i64 %2918, 0
  br i1 %2919, label %2920, label %2931

2920:                                             ; preds = %2915
  %2921 = icmp eq i64 %2897, 0
  br i1 %2921, label %2922, label %2926

2922:                                             ; preds = %2920
  %2923 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !77
  %2924 = load i64, i64* %58, align 8, !tbaa !78
  %2925 = add i64 %2924, %2923
  br label %2926

2926:                                             ; preds = %2922, %2920
  %2927 = phi i64 [ %2925, %2922 ], [ %2897, %2920 ]
  %2928 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !77
  %2929 = icmp ult i64 %2928, %2927
  %2930 = select i1 %2929, i32 0, i32 110
  br label %2931

2931:                                             ; preds = %2926, %2915, %2911
  %2932 = phi i64 [ %2927, %2926 ], [ %2897, %2915 ], [ %2897, %2911 ]
  %2933 = phi i32 [ %2930, %2926 ], [ 108, %2915 ], [ 0, %2911 ]
  %2934 = icmp eq i32 %2933, 0
  %2935 = select i1 %2934, i32 0, i32 2
  br label %2936

2936:                                             ; preds = %2931, %2906
  %2937 = phi i32 [ %2896, %2906 ], [ %2912, %2931 ]
  %2938 = phi i64 [ %2897, %2906 ], [ %2932, %2931 ]
  %2939 = phi i32 [ %2910, %2906 ], [ %2933, %2931 ]
  %2940 = phi i32 [ %2908, %2906 ], [ %2898, %2931 ]
  %2941 = phi i32 [ 1, %2906 ], [ %2935, %2931 ]
  switch i32 %2941, label %2950 [
    i32 0, label %2895
    i32 2, label %2942
  ], !llvm.loop !85

2942:                                             ; preds = %2936
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !34
  %2943 = load i64, i64* %54, align 8, !tbaa !67
  %2944 = lshr i64 %1826, 3
  %2945 = and i64 %2944, 536870904
  %2946 = add i64 %2943, %2945
  %2947 = and i64 %1826, 63
  %2948 = shl nuw i64 1, %2947
  %2949 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2946, i64 %2948) #10, !srcloc !57
  br label %2950

2950:                                             ; preds = %2936, %2942
  %2951 = phi i64 [ 36028797018963968, %2942 ], [ 0, %2936 ]
  %2952 = icmp eq i32 %2939, 0
  br i1 %2952, label %2957, label %2953

2953:                                             ; preds = %2950
  %2954 = zext i32 %2939 to i64
  %2955 = or i64 %2951, %2954
  %2956 = or i64 %2955, 216172782113783808
  br label %2960

2957:                                             ; preds = %2950
  %2958 = zext i32 %2940 to i64
  %2959 = or i64 %2958, 144115188075855872
  br label %2960

2960:                                             ; preds = %2957, %2953, %2857
  %2961 = phi i64 [ %2858, %2857 ], [ %2862, %2957 ], [ %2862, %2953 ]
  %2962 = phi i64 [ 0, %2857 ], [ %2959, %2957 ], [ %2956, %2953 ]
  %2963 = trunc i64 %2962 to i32
  %2964 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2963, i32 0, i32 31) #8
  %2965 = lshr i64 %2962, 32
  %2966 = trunc i64 %2965 to i32
  %2967 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2966, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !28
  %2968 = zext i32 %2967 to i64
  %2969 = shl nuw i64 %2968, 32
  %2970 = zext i32 %2964 to i64
  %2971 = sub i64 %78, %2849
  %2972 = add i64 %2971, %1547
  %2973 = and i64 %2968, 4278190080
  %2974 = icmp eq i64 %2973, 50331648
  %2975 = and i64 %2969, 72057589742960640
  %2976 = or i64 %2975, %2970
  %2977 = icmp ult i64 %2976, %2972
  %2978 = select i1 %2977, i32 61, i32 0
  %2979 = select i1 %2974, i32 %2964, i32 %2978
  %2980 = load i64, i64* %64, align 8, !tbaa !86
  %2981 = load i64, i64* %65, align 8, !tbaa !87
  %2982 = mul i64 %2981, %2961
  %2983 = add i64 %2982, %2980
  %2984 = icmp eq i32 %2979, 0
  %2985 = icmp ne i64 %77, 0
  %2986 = and i1 %2985, %2984
  br i1 %2986, label %2987, label %3656

2987:                                             ; preds = %2960
  %2988 = add i64 %2983, %2971
  %2989 = load i32, i32* %41, align 8, !tbaa !42
  %2990 = load i32, i32* %46, align 4, !tbaa !43
  %2991 = xor i64 %2988, %77
  %2992 = and i64 %2991, 15
  %2993 = icmp eq i64 %2992, 0
  %2994 = and i64 %2991, 3
  %2995 = icmp eq i64 %2994, 0
  %2996 = select i1 %2995, i64 4, i64 1
  %2997 = select i1 %2993, i64 16, i64 %2996
  %2998 = sub i64 0, %77
  %2999 = add nsw i64 %2997, -1
  %3000 = and i64 %2999, %2998
  %3001 = or i64 %1547, %77
  %3002 = or i64 %3001, %2988
  %3003 = and i64 %3002, 15
  %3004 = icmp eq i64 %3003, 0
  br i1 %3004, label %3005, label %3204

3005:                                             ; preds = %2987
  %3006 = lshr i64 %1547, 4
  %3007 = zext i32 %2989 to i64
  %3008 = mul i32 %2990, 7
  %3009 = zext i32 %3008 to i64
  %3010 = add nuw nsw i64 %3009, %3007
  %3011 = icmp ult i64 %3010, %3006
  br i1 %3011, label %3012, label %3086

3012:                                             ; preds = %3005
  %3013 = shl i32 %2990, 3
  %3014 = zext i32 %3013 to i64
  %3015 = zext i32 %2990 to i64
  %3016 = shl i32 %2990, 1
  %3017 = zext i32 %3016 to i64
  %3018 = mul i32 %2990, 3
  %3019 = zext i32 %3018 to i64
  %3020 = shl i32 %2990, 2
  %3021 = zext i32 %3020 to i64
  %3022 = mul i32 %2990, 5
  %3023 = zext i32 %3022 to i64
  %3024 = mul i32 %2990, 6
  %3025 = zext i32 %3024 to i64
  br label %3026

3026:                                             ; preds = %3026, %3012
  %3027 = phi i64 [ %3007, %3012 ], [ %3083, %3026 ]
  %3028 = shl i64 %3027, 4
  %3029 = add i64 %3028, %2988
  %3030 = inttoptr i64 %3029 to <4 x i32> addrspace(1)*
  %3031 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3030, align 16, !tbaa !11
  %3032 = add i64 %3027, %3015
  %3033 = shl i64 %3032, 4
  %3034 = add i64 %3033, %2988
  %3035 = inttoptr i64 %3034 to <4 x i32> addrspace(1)*
  %3036 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3035, align 16, !tbaa !11
  %3037 = add i64 %3027, %3017
  %3038 = shl i64 %3037, 4
  %3039 = add i64 %3038, %2988
  %3040 = inttoptr i64 %3039 to <4 x i32> addrspace(1)*
  %3041 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3040, align 16, !tbaa !11
  %3042 = add i64 %3027, %3019
  %3043 = shl i64 %3042, 4
  %3044 = add i64 %3043, %2988
  %3045 = inttoptr i64 %3044 to <4 x i32> addrspace(1)*
  %3046 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3045, align 16, !tbaa !11
  %3047 = add i64 %3027, %3021
  %3048 = shl i64 %3047, 4
  %3049 = add i64 %3048, %2988
  %3050 = inttoptr i64 %3049 to <4 x i32> addrspace(1)*
  %3051 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3050, align 16, !tbaa !11
  %3052 = add i64 %3027, %3023
  %3053 = shl i64 %3052, 4
  %3054 = add i64 %3053, %2988
  %3055 = inttoptr i64 %3054 to <4 x i32> addrspace(1)*
  %3056 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3055, align 16, !tbaa !11
  %3057 = add i64 %3027, %3025
  %3058 = shl i64 %3057, 4
  %3059 = add i64 %3058, %2988
  %3060 = inttoptr i64 %3059 to <4 x i32> addrspace(1)*
  %3061 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3060, align 16, !tbaa !11
  %3062 = add i64 %3027, %3009
  %3063 = shl i64 %3062, 4
  %3064 = add i64 %3063, %2988
  %3065 = inttoptr i64 %3064 to <4 x i32> addrspace(1)*
  %3066 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3065, align 16, !tbaa !11
  %3067 = add i64 %3028, %77
  %3068 = inttoptr i64 %3067 to <4 x i32> addrspace(1)*
  store <4 x i32> %3031, <4 x i32> addrspace(1)* %3068, align 16, !tbaa !11
  %3069 = add i64 %3033, %77
  %3070 = inttoptr i64 %3069 to <4 x i32> addrspace(1)*
  store <4 x i32> %3036, <4 x i32> addrspace(1)* %3070, align 16, !tbaa !11
  %3071 = add i64 %3038, %77
  %3072 = inttoptr i64 %3071 to <4 x i32> addrspace(1)*
  store <4 x i32> %3041, <4 x i32> addrspace(1)* %3072, align 16, !tbaa !11
  %3073 = add i64 %3043, %77
  %3074 = inttoptr i64 %3073 to <4 x i32> addrspace(1)*
  store <4 x i32> %3046, <4 x i32> addrspace(1)* %3074, align 16, !tbaa !11
  %3075 = add i64 %3048, %77
  %3076 = inttoptr i64 %3075 to <4 x i32> addrspace(1)*
  store <4 x i32> %3051, <4 x i32> addrspace(1)* %3076, align 16, !tbaa !11
  %3077 = add i64 %3053, %77
  %3078 = inttoptr i64 %3077 to <4 x i32> addrspace(1)*
  store <4 x i32> %3056, <4 x i32> addrspace(1)* %3078, align 16, !tbaa !11
  %3079 = add i64 %3058, %77
  %3080 = inttoptr i64 %3079 to <4 x i32> addrspace(1)*
  store <4 x i32> %3061, <4 x i32> addrspace(1)* %3080, align 16, !tbaa !11
  %3081 = add i64 %3063, %77
  %3082 = inttoptr i64 %3081 to <4 x i32> addrspace(1)*
  store <4 x i32> %3066, <4 x i32> addrspace(1)* %3082, align 16, !tbaa !11
  %3083 = add i64 %3027, %3014
  %3084 = add i64 %3083, %3009
  %3085 = icmp ult i64 %3084, %3006
  br i1 %3085, label %3026, label %3086, !llvm.loop !44

3086:                                             ; preds = %3026, %3005
  %3087 = phi i64 [ %3007, %3005 ], [ %3083, %3026 ]
  %3088 = icmp ult i64 %3087, %3006
  br i1 %3088, label %3089, label %3656

3089:                                             ; preds = %3086
  %3090 = shl i64 %3087, 4
  %3091 = add i64 %3090, %2988
  %3092 = inttoptr i64 %3091 to <4 x i32> addrspace(1)*
  %3093 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3092, align 16, !tbaa !11
  %3094 = zext i32 %2990 to i64
  %3095 = add i64 %3087, %3094
  %3096 = icmp ult i64 %3095, %3006
  br i1 %3096, label %3097, label %3102

3097:                                             ; preds = %3089
  %3098 = shl i64 %3095, 4
  %3099 = add i64 %3098, %2988
  %3100 = inttoptr i64 %3099 to <4 x i32> addrspace(1)*
  %3101 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3100, align 16, !tbaa !11
  br label %3102

3102:                                             ; preds = %3097, %3089
  %3103 = phi <4 x i32> [ %3101, %3097 ], [ zeroinitializer, %3089 ]
  %3104 = shl i32 %2990, 1
  %3105 = zext i32 %3104 to i64
  %3106 = add i64 %3087, %3105
  %3107 = icmp ult i64 %3106, %3006
  br i1 %3107, label %3108, label %3113

3108:                                             ; preds = %3102
  %3109 = shl i64 %3106, 4
  %3110 = add i64 %3109, %2988
  %3111 = inttoptr i64 %3110 to <4 x i32> addrspace(1)*
  %3112 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3111, align 16, !tbaa !11
  br label %3113

3113:                                             ; preds = %3108, %3102
  %3114 = phi <4 x i32> [ %3112, %3108 ], [ zeroinitializer, %3102 ]
  %3115 = mul i32 %2990, 3
  %3116 = zext i32 %3115 to i64
  %3117 = add i64 %3087, %3116
  %3118 = icmp ult i64 %3117, %3006
  br i1 %3118, label %3119, label %3124

3119:                                             ; preds = %3113
  %3120 = shl i64 %3117, 4
  %3121 = add i64 %3120, %2988
  %3122 = inttoptr i64 %3121 to <4 x i32> addrspace(1)*
  %3123 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3122, align 16, !tbaa !11
  br label %3124

3124:                                             ; preds = %3119, %3113
  %3125 = phi <4 x i32> [ %3123, %3119 ], [ zeroinitializer, %3113 ]
  %3126 = shl i32 %2990, 2
  %3127 = zext i32 %3126 to i64
  %3128 = add i64 %3087, %3127
  %3129 = icmp ult i64 %3128, %3006
  br i1 %3129, label %3130, label %3135

3130:                                             ; preds = %3124
  %3131 = shl i64 %3128, 4
  %3132 = add i64 %3131, %2988
  %3133 = inttoptr i64 %3132 to <4 x i32> addrspace(1)*
  %3134 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3133, align 16, !tbaa !11
  br label %3135

3135:                                             ; preds = %3130, %3124
  %3136 = phi <4 x i32> [ %3134, %3130 ], [ zeroinitializer, %3124 ]
  %3137 = mul i32 %2990, 5
  %3138 = zext i32 %3137 to i64
  %3139 = add i64 %3087, %3138
  %3140 = icmp ult i64 %3139, %3006
  br i1 %3140, label %3141, label %3146

3141:                                             ; preds = %3135
  %3142 = shl i64 %3139, 4
  %3143 = add i64 %3142, %2988
  %3144 = inttoptr i64 %3143 to <4 x i32> addrspace(1)*
  %3145 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3144, align 16, !tbaa !11
  br label %3146

3146:                                             ; preds = %3141, %3135
  %3147 = phi <4 x i32> [ %3145, %3141 ], [ zeroinitializer, %3135 ]
  %3148 = mul i32 %2990, 6
  %3149 = zext i32 %3148 to i64
  %3150 = add i64 %3087, %3149
  %3151 = icmp ult i64 %3150, %3006
  br i1 %3151, label %3152, label %3157

3152:                                             ; preds = %3146
  %3153 = shl i64 %3150, 4
  %3154 = add i64 %3153, %2988
  %3155 = inttoptr i64 %3154 to <4 x i32> addrspace(1)*
  %3156 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3155, align 16, !tbaa !11
  br label %3157

3157:                                             ; preds = %3152, %3146
  %3158 = phi <4 x i32> [ %3156, %3152 ], [ zeroinitializer, %3146 ]
  %3159 = add i64 %3087, %3009
  %3160 = icmp ult i64 %3159, %3006
  br i1 %3160, label %3161, label %3166

3161:                                             ; preds = %3157
  %3162 = shl i64 %3159, 4
  %3163 = add i64 %3162, %2988
  %3164 = inttoptr i64 %3163 to <4 x i32> addrspace(1)*
  %3165 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3164, align 16, !tbaa !11
  br label %3166

3166:                                             ; preds = %3161, %3157
  %3167 = phi <4 x i32> [ %3165, %3161 ], [ zeroinitializer, %3157 ]
  %3168 = add i64 %3090, %77
  %3169 = inttoptr i64 %3168 to <4 x i32> addrspace(1)*
  store <4 x i32> %3093, <4 x i32> addrspace(1)* %3169, align 16, !tbaa !11
  br i1 %3096, label %3170, label %3174

3170:                                             ; preds = %3166
  %3171 = shl i64 %3095, 4
  %3172 = add i64 %3171, %77
  %3173 = inttoptr i64 %3172 to <4 x i32> addrspace(1)*
  store <4 x i32> %3103, <4 x i32> addrspace(1)* %3173, align 16, !tbaa !11
  br label %3174

3174:                                             ; preds = %3170, %3166
  br i1 %3107, label %3175, label %3179

3175:                                             ; preds = %3174
  %3176 = shl i64 %3106, 4
  %3177 = add i64 %3176, %77
  %3178 = inttoptr i64 %3177 to <4 x i32> addrspace(1)*
  store <4 x i32> %3114, <4 x i32> addrspace(1)* %3178, align 16, !tbaa !11
  br label %3179

3179:                                             ; preds = %3175, %3174
  br i1 %3118, label %3180, label %3184

3180:                                             ; preds = %3179
  %3181 = shl i64 %3117, 4
  %3182 = add i64 %3181, %77
  %3183 = inttoptr i64 %3182 to <4 x i32> addrspace(1)*
  store <4 x i32> %3125, <4 x i32> addrspace(1)* %3183, align 16, !tbaa !11
  br label %3184

3184:                                             ; preds = %3180, %3179
  br i1 %3129, label %3185, label %3189

3185:                                             ; preds = %3184
  %3186 = shl i64 %3128, 4
  %3187 = add i64 %3186, %77
  %3188 = inttoptr i64 %3187 to <4 x i32> addrspace(1)*
  store <4 x i32> %3136, <4 x i32> addrspace(1)* %3188, align 16, !tbaa !11
  br label %3189

3189:                                             ; preds = %3185, %3184
  br i1 %3140, label %3190, label %3194

3190:                                             ; preds = %3189
  %3191 = shl i64 %3139, 4
  %3192 = add i64 %3191, %77
  %3193 = inttoptr i64 %3192 to <4 x i32> addrspace(1)*
  store <4 x i32> %3147, <4 x i32> addrspace(1)* %3193, align 16, !tbaa !11
  br label %3194

3194:                                             ; preds = %3190, %3189
  br i1 %3151, label %3195, label %3199

3195:                                             ; preds = %3194
  %3196 = shl i64 %3150, 4
  %3197 = add i64 %3196, %77
  %3198 = inttoptr i64 %3197 to <4 x i32> addrspace(1)*
  store <4 x i32> %3158, <4 x i32> addrspace(1)* %3198, align 16, !tbaa !11
  br label %3199

3199:                                             ; preds = %3195, %3194
  br i1 %3160, label %3200, label %3656

3200:                                             ; preds = %3199
  %3201 = shl i64 %3159, 4
  %3202 = add i64 %3201, %77
  %3203 = inttoptr i64 %3202 to <4 x i32> addrspace(1)*
  store <4 x i32> %3167, <4 x i32> addrspace(1)* %3203, align 16, !tbaa !11
  br label %3656

3204:                                             ; preds = %2987
  %3205 = icmp ult i64 %3000, %1547
  %3206 = select i1 %3205, i64 %3000, i64 %1547
  %3207 = sub i64 %1547, %3206
  %3208 = sub nsw i64 0, %2997
  %3209 = and i64 %3207, %3208
  switch i64 %2997, label %3612 [
    i64 16, label %3210
    i64 4, label %3411
  ]

3210:                                             ; preds = %3204
  %3211 = add i64 %3206, %77
  %3212 = add i64 %3206, %2988
  %3213 = lshr i64 %3209, 4
  %3214 = zext i32 %2989 to i64
  %3215 = mul i32 %2990, 7
  %3216 = zext i32 %3215 to i64
  %3217 = add nuw nsw i64 %3216, %3214
  %3218 = icmp ult i64 %3217, %3213
  br i1 %3218, label %3219, label %3293

3219:                                             ; preds = %3210
  %3220 = shl i32 %2990, 3
  %3221 = zext i32 %3220 to i64
  %3222 = zext i32 %2990 to i64
  %3223 = shl i32 %2990, 1
  %3224 = zext i32 %3223 to i64
  %3225 = mul i32 %2990, 3
  %3226 = zext i32 %3225 to i64
  %3227 = shl i32 %2990, 2
  %3228 = zext i32 %3227 to i64
  %3229 = mul i32 %2990, 5
  %3230 = zext i32 %3229 to i64
  %3231 = mul i32 %2990, 6
  %3232 = zext i32 %3231 to i64
  br label %3233

3233:                                             ; preds = %3233, %3219
  %3234 = phi i64 [ %3214, %3219 ], [ %3290, %3233 ]
  %3235 = shl i64 %3234, 4
  %3236 = add i64 %3235, %3212
  %3237 = inttoptr i64 %3236 to <4 x i32> addrspace(1)*
  %3238 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3237, align 16, !tbaa !11
  %3239 = add i64 %3234, %3222
  %3240 = shl i64 %3239, 4
  %3241 = add i64 %3240, %3212
  %3242 = inttoptr i64 %3241 to <4 x i32> addrspace(1)*
  %3243 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3242, align 16, !tbaa !11
  %3244 = add i64 %3234, %3224
  %3245 = shl i64 %3244, 4
  %3246 = add i64 %3245, %3212
  %3247 = inttoptr i64 %3246 to <4 x i32> addrspace(1)*
  %3248 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3247, align 16, !tbaa !11
  %3249 = add i64 %3234, %3226
  %3250 = shl i64 %3249, 4
  %3251 = add i64 %3250, %3212
  %3252 = inttoptr i64 %3251 to <4 x i32> addrspace(1)*
  %3253 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3252, align 16, !tbaa !11
  %3254 = add i64 %3234, %3228
  %3255 = shl i64 %3254, 4
  %3256 = add i64 %3255, %3212
  %3257 = inttoptr i64 %3256 to <4 x i32> addrspace(1)*
  %3258 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3257, align 16, !tbaa !11
  %3259 = add i64 %3234, %3230
  %3260 = shl i64 %3259, 4
  %3261 = add i64 %3260, %3212
  %3262 = inttoptr i64 %3261 to <4 x i32> addrspace(1)*
  %3263 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3262, align 16, !tbaa !11
  %3264 = add i64 %3234, %3232
  %3265 = shl i64 %3264, 4
  %3266 = add i64 %3265, %3212
  %3267 = inttoptr i64 %3266 to <4 x i32> addrspace(1)*
  %3268 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3267, align 16, !tbaa !11
  %3269 = add i64 %3234, %3216
  %3270 = shl i64 %3269, 4
  %3271 = add i64 %3270, %3212
  %3272 = inttoptr i64 %3271 to <4 x i32> addrspace(1)*
  %3273 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3272, align 16, !tbaa !11
  %3274 = add i64 %3235, %3211
  %3275 = inttoptr i64 %3274 to <4 x i32> addrspace(1)*
  store <4 x i32> %3238, <4 x i32> addrspace(1)* %3275, align 16, !tbaa !11
  %3276 = add i64 %3240, %3211
  %3277 = inttoptr i64 %3276 to <4 x i32> addrspace(1)*
  store <4 x i32> %3243, <4 x i32> addrspace(1)* %3277, align 16, !tbaa !11
  %3278 = add i64 %3245, %3211
  %3279 = inttoptr i64 %3278 to <4 x i32> addrspace(1)*
  store <4 x i32> %3248, <4 x i32> addrspace(1)* %3279, align 16, !tbaa !11
  %3280 = add i64 %3250, %3211
  %3281 = inttoptr i64 %3280 to <4 x i32> addrspace(1)*
  store <4 x i32> %3253, <4 x i32> addrspace(1)* %3281, align 16, !tbaa !11
  %3282 = add i64 %3255, %3211
  %3283 = inttoptr i64 %3282 to <4 x i32> addrspace(1)*
  store <4 x i32> %3258, <4 x i32> addrspace(1)* %3283, align 16, !tbaa !11
  %3284 = add i64 %3260, %3211
  %3285 = inttoptr i64 %3284 to <4 x i32> addrspace(1)*
  store <4 x i32> %3263, <4 x i32> addrspace(1)* %3285, align 16, !tbaa !11
  %3286 = add i64 %3265, %3211
  %3287 = inttoptr i64 %3286 to <4 x i32> addrspace(1)*
  store <4 x i32> %3268, <4 x i32> addrspace(1)* %3287, align 16, !tbaa !11
  %3288 = add i64 %3270, %3211
  %3289 = inttoptr i64 %3288 to <4 x i32> addrspace(1)*
  store <4 x i32> %3273, <4 x i32> addrspace(1)* %3289, align 16, !tbaa !11
  %3290 = add i64 %3234, %3221
  %3291 = add i64 %3290, %3216
  %3292 = icmp ult i64 %3291, %3213
  br i1 %3292, label %3233, label %3293, !llvm.loop !44

3293:                                             ; preds = %3233, %3210
  %3294 = phi i64 [ %3214, %3210 ], [ %3290, %3233 ]
  %3295 = icmp ult i64 %3294, %3213
  br i1 %3295, label %3296, label %3626

3296:                                             ; preds = %3293
  %3297 = shl i64 %3294, 4
  %3298 = add i64 %3297, %3212
  %3299 = inttoptr i64 %3298 to <4 x i32> addrspace(1)*
  %3300 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3299, align 16, !tbaa !11
  %3301 = zext i32 %2990 to i64
  %3302 = add i64 %3294, %3301
  %3303 = icmp ult i64 %3302, %3213
  br i1 %3303, label %3304, label %3309

3304:                                             ; preds = %3296
  %3305 = shl i64 %3302, 4
  %3306 = add i64 %3305, %3212
  %3307 = inttoptr i64 %3306 to <4 x i32> addrspace(1)*
  %3308 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3307, align 16, !tbaa !11
  br label %3309

3309:                                             ; preds = %3304, %3296
  %3310 = phi <4 x i32> [ %3308, %3304 ], [ zeroinitializer, %3296 ]
  %3311 = shl i32 %2990, 1
  %3312 = zext i32 %3311 to i64
  %3313 = add i64 %3294, %3312
  %3314 = icmp ult i64 %3313, %3213
  br i1 %3314, label %3315, label %3320

3315:                                             ; preds = %3309
  %3316 = shl i64 %3313, 4
  %3317 = add i64 %3316, %3212
  %3318 = inttoptr i64 %3317 to <4 x i32> addrspace(1)*
  %3319 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3318, align 16, !tbaa !11
  br label %3320

3320:                                             ; preds = %3315, %3309
  %3321 = phi <4 x i32> [ %3319, %3315 ], [ zeroinitializer, %3309 ]
  %3322 = mul i32 %2990, 3
  %3323 = zext i32 %3322 to i64
  %3324 = add i64 %3294, %3323
  %3325 = icmp ult i64 %3324, %3213
  br i1 %3325, label %3326, label %3331

3326:                                             ; preds = %3320
  %3327 = shl i64 %3324, 4
  %3328 = add i64 %3327, %3212
  %3329 = inttoptr i64 %3328 to <4 x i32> addrspace(1)*
  %3330 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3329, align 16, !tbaa !11
  br label %3331

3331:                                             ; preds = %3326, %3320
  %3332 = phi <4 x i32> [ %3330, %3326 ], [ zeroinitializer, %3320 ]
  %3333 = shl i32 %2990, 2
  %3334 = zext i32 %3333 to i64
  %3335 = add i64 %3294, %3334
  %3336 = icmp ult i64 %3335, %3213
  br i1 %3336, label %3337, label %3342

3337:                                             ; preds = %3331
  %3338 = shl i64 %3335, 4
  %3339 = add i64 %3338, %3212
  %3340 = inttoptr i64 %3339 to <4 x i32> addrspace(1)*
  %3341 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3340, align 16, !tbaa !11
  br label %3342

3342:                                             ; preds = %3337, %3331
  %3343 = phi <4 x i32> [ %3341, %3337 ], [ zeroinitializer, %3331 ]
  %3344 = mul i32 %2990, 5
  %3345 = zext i32 %3344 to i64
  %3346 = add i64 %3294, %3345
  %3347 = icmp ult i64 %3346, %3213
  br i1 %3347, label %3348, label %3353

3348:                                             ; preds = %3342
  %3349 = shl i64 %3346, 4
  %3350 = add i64 %3349, %3212
  %3351 = inttoptr i64 %3350 to <4 x i32> addrspace(1)*
  %3352 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3351, align 16, !tbaa !11
  br label %3353

3353:                                             ; preds = %3348, %3342
  %3354 = phi <4 x i32> [ %3352, %3348 ], [ zeroinitializer, %3342 ]
  %3355 = mul i32 %2990, 6
  %3356 = zext i32 %3355 to i64
  %3357 = add i64 %3294, %3356
  %3358 = icmp ult i64 %3357, %3213
  br i1 %3358, label %3359, label %3364

3359:                                             ; preds = %3353
  %3360 = shl i64 %3357, 4
  %3361 = add i64 %3360, %3212
  %3362 = inttoptr i64 %3361 to <4 x i32> addrspace(1)*
  %3363 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3362, align 16, !tbaa !11
  br label %3364

3364:                                             ; preds = %3359, %3353
  %3365 = phi <4 x i32> [ %3363, %3359 ], [ zeroinitializer, %3353 ]
  %3366 = add i64 %3294, %3216
  %3367 = icmp ult i64 %3366, %3213
  br i1 %3367, label %3368, label %3373

3368:                                             ; preds = %3364
  %3369 = shl i64 %3366, 4
  %3370 = add i64 %3369, %3212
  %3371 = inttoptr i64 %3370 to <4 x i32> addrspace(1)*
  %3372 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3371, align 16, !tbaa !11
  br label %3373

3373:                                             ; preds = %3368, %3364
  %3374 = phi <4 x i32> [ %3372, %3368 ], [ zeroinitializer, %3364 ]
  %3375 = add i64 %3297, %3211
  %3376 = inttoptr i64 %3375 to <4 x i32> addrspace(1)*
  store <4 x i32> %3300, <4 x i32> addrspace(1)* %3376, align 16, !tbaa !11
  br i1 %3303, label %3377, label %3381

3377:                                             ; preds = %3373
  %3378 = shl i64 %3302, 4
  %3379 = add i64 %3378, %3211
  %3380 = inttoptr i64 %3379 to <4 x i32> addrspace(1)*
  store <4 x i32> %3310, <4 x i32> addrspace(1)* %3380, align 16, !tbaa !11
  br label %3381

3381:                                             ; preds = %3377, %3373
  br i1 %3314, label %3382, label %3386

3382:                                             ; preds = %3381
  %3383 = shl i64 %3313, 4
  %3384 = add i64 %3383, %3211
  %3385 = inttoptr i64 %3384 to <4 x i32> addrspace(1)*
  store <4 x i32> %3321, <4 x i32> addrspace(1)* %3385, align 16, !tbaa !11
  br label %3386

3386:                                             ; preds = %3382, %3381
  br i1 %3325, label %3387, label %3391

3387:                                             ; preds = %3386
  %3388 = shl i64 %3324, 4
  %3389 = add i64 %3388, %3211
  %3390 = inttoptr i64 %3389 to <4 x i32> addrspace(1)*
  store <4 x i32> %3332, <4 x i32> addrspace(1)* %3390, align 16, !tbaa !11
  br label %3391

3391:                                             ; preds = %3387, %3386
  br i1 %3336, label %3392, label %3396

3392:                                             ; preds = %3391
  %3393 = shl i64 %3335, 4
  %3394 = add i64 %3393, %3211
  %3395 = inttoptr i64 %3394 to <4 x i32> addrspace(1)*
  store <4 x i32> %3343, <4 x i32> addrspace(1)* %3395, align 16, !tbaa !11
  br label %3396

3396:                                             ; preds = %3392, %3391
  br i1 %3347, label %3397, label %3401

3397:                                             ; preds = %3396
  %3398 = shl i64 %3346, 4
  %3399 = add i64 %3398, %3211
  %3400 = inttoptr i64 %3399 to <4 x i32> addrspace(1)*
  store <4 x i32> %3354, <4 x i32> addrspace(1)* %3400, align 16, !tbaa !11
  br label %3401

3401:                                             ; preds = %3397, %3396
  br i1 %3358, label %3402, label %3406

3402:                                             ; preds = %3401
  %3403 = shl i64 %3357, 4
  %3404 = add i64 %3403, %3211
  %3405 = inttoptr i64 %3404 to <4 x i32> addrspace(1)*
  store <4 x i32> %3365, <4 x i32> addrspace(1)* %3405, align 16, !tbaa !11
  br label %3406

3406:                                             ; preds = %3402, %3401
  br i1 %3367, label %3407, label %3626

3407:                                             ; preds = %3406
  %3408 = shl i64 %3366, 4
  %3409 = add i64 %3408, %3211
  %3410 = inttoptr i64 %3409 to <4 x i32> addrspace(1)*
  store <4 x i32> %3374, <4 x i32> addrspace(1)* %3410, align 16, !tbaa !11
  br label %3626

3411:                                             ; preds = %3204
  %3412 = add i64 %3206, %77
  %3413 = add i64 %3206, %2988
  %3414 = lshr i64 %3209, 2
  %3415 = zext i32 %2989 to i64
  %3416 = mul i32 %2990, 7
  %3417 = zext i32 %3416 to i64
  %3418 = add nuw nsw i64 %3417, %3415
  %3419 = icmp ult i64 %3418, %3414
  br i1 %3419, label %3420, label %3494

3420:                                             ; preds = %3411
  %3421 = shl i32 %2990, 3
  %3422 = zext i32 %3421 to i64
  %3423 = zext i32 %2990 to i64
  %3424 = shl i32 %2990, 1
  %3425 = zext i32 %3424 to i64
  %3426 = mul i32 %2990, 3
  %3427 = zext i32 %3426 to i64
  %3428 = shl i32 %2990, 2
  %3429 = zext i32 %3428 to i64
  %3430 = mul i32 %2990, 5
  %3431 = zext i32 %3430 to i64
  %3432 = mul i32 %2990, 6
  %3433 = zext i32 %3432 to i64
  br label %3434

3434:                                             ; preds = %3434, %3420
  %3435 = phi i64 [ %3415, %3420 ], [ %3491, %3434 ]
  %3436 = shl i64 %3435, 2
  %3437 = add i64 %3436, %3413
  %3438 = inttoptr i64 %3437 to i32 addrspace(1)*
  %3439 = load volatile i32, i32 addrspace(1)* %3438, align 4, !tbaa !11
  %3440 = add i64 %3435, %3423
  %3441 = shl i64 %3440, 2
  %3442 = add i64 %3441, %3413
  %3443 = inttoptr i64 %3442 to i32 addrspace(1)*
  %3444 = load volatile i32, i32 addrspace(1)* %3443, align 4, !tbaa !11
  %3445 = add i64 %3435, %3425
  %3446 = shl i64 %3445, 2
  %3447 = add i64 %3446, %3413
  %3448 = inttoptr i64 %3447 to i32 addrspace(1)*
  %3449 = load volatile i32, i32 addrspace(1)* %3448, align 4, !tbaa !11
  %3450 = add i64 %3435, %3427
  %3451 = shl i64 %3450, 2
  %3452 = add i64 %3451, %3413
  %3453 = inttoptr i64 %3452 to i32 addrspace(1)*
  %3454 = load volatile i32, i32 addrspace(1)* %3453, align 4, !tbaa !11
  %3455 = add i64 %3435, %3429
  %3456 = shl i64 %3455, 2
  %3457 = add i64 %3456, %3413
  %3458 = inttoptr i64 %3457 to i32 addrspace(1)*
  %3459 = load volatile i32, i32 addrspace(1)* %3458, align 4, !tbaa !11
  %3460 = add i64 %3435, %3431
  %3461 = shl i64 %3460, 2
  %3462 = add i64 %3461, %3413
  %3463 = inttoptr i64 %3462 to i32 addrspace(1)*
  %3464 = load volatile i32, i32 addrspace(1)* %3463, align 4, !tbaa !11
  %3465 = add i64 %3435, %3433
  %3466 = shl i64 %3465, 2
  %3467 = add i64 %3466, %3413
  %3468 = inttoptr i64 %3467 to i32 addrspace(1)*
  %3469 = load volatile i32, i32 addrspace(1)* %3468, align 4, !tbaa !11
  %3470 = add i64 %3435, %3417
  %3471 = shl i64 %3470, 2
  %3472 = add i64 %3471, %3413
  %3473 = inttoptr i64 %3472 to i32 addrspace(1)*
  %3474 = load volatile i32, i32 addrspace(1)* %3473, align 4, !tbaa !11
  %3475 = add i64 %3436, %3412
  %3476 = inttoptr i64 %3475 to i32 addrspace(1)*
  store i32 %3439, i32 addrspace(1)* %3476, align 4, !tbaa !11
  %3477 = add i64 %3441, %3412
  %3478 = inttoptr i64 %3477 to i32 addrspace(1)*
  store i32 %3444, i32 addrspace(1)* %3478, align 4, !tbaa !11
  %3479 = add i64 %3446, %3412
  %3480 = inttoptr i64 %3479 to i32 addrspace(1)*
  store i32 %3449, i32 addrspace(1)* %3480, align 4, !tbaa !11
  %3481 = add i64 %3451, %3412
  %3482 = inttoptr i64 %3481 to i32 addrspace(1)*
  store i32 %3454, i32 addrspace(1)* %3482, align 4, !tbaa !11
  %3483 = add i64 %3456, %3412
  %3484 = inttoptr i64 %3483 to i32 addrspace(1)*
  store i32 %3459, i32 addrspace(1)* %3484, align 4, !tbaa !11
  %3485 = add i64 %3461, %3412
  %3486 = inttoptr i64 %3485 to i32 addrspace(1)*
  store i32 %3464, i32 addrspace(1)* %3486, align 4, !tbaa !11
  %3487 = add i64 %3466, %3412
  %3488 = inttoptr i64 %3487 to i32 addrspace(1)*
  store i32 %3469, i32 addrspace(1)* %3488, align 4, !tbaa !11
  %3489 = add i64 %3471, %3412
  %3490 = inttoptr i64 %3489 to i32 addrspace(1)*
  store i32 %3474, i32 addrspace(1)* %3490, align 4, !tbaa !11
  %3491 = add i64 %3435, %3422
  %3492 = add i64 %3491, %3417
  %3493 = icmp ult i64 %3492, %3414
  br i1 %3493, label %3434, label %3494, !llvm.loop !45

3494:                                             ; preds = %3434, %3411
  %3495 = phi i64 [ %3415, %3411 ], [ %3491, %3434 ]
  %3496 = icmp ult i64 %3495, %3414
  br i1 %3496, label %3497, label %3626

3497:                                             ; preds = %3494
  %3498 = shl i64 %3495, 2
  %3499 = add i64 %3498, %3413
  %3500 = inttoptr i64 %3499 to i32 addrspace(1)*
  %3501 = load volatile i32, i32 addrspace(1)* %3500, align 4, !tbaa !11
  %3502 = zext i32 %2990 to i64
  %3503 = add i64 %3495, %3502
  %3504 = icmp ult i64 %3503, %3414
  br i1 %3504, label %3505, label %3510

3505:                                             ; preds = %3497
  %3506 = shl i64 %3503, 2
  %3507 = add i64 %3506, %3413
  %3508 = inttoptr i64 %3507 to i32 addrspace(1)*
  %3509 = load volatile i32, i32 addrspace(1)* %3508, align 4, !tbaa !11
  br label %3510

3510:                                             ; preds = %3505, %3497
  %3511 = phi i32 [ %3509, %3505 ], [ 0, %3497 ]
  %3512 = shl i32 %2990, 1
  %3513 = zext i32 %3512 to i64
  %3514 = add i64 %3495, %3513
  %3515 = icmp ult i64 %3514, %3414
  br i1 %3515, label %3516, label %3521

3516:                                             ; preds = %3510
  %3517 = shl i64 %3514, 2
  %3518 = add i64 %3517, %3413
  %3519 = inttoptr i64 %3518 to i32 addrspace(1)*
  %3520 = load volatile i32, i32 addrspace(1)* %3519, align 4, !tbaa !11
  br label %3521

3521:                                             ; preds = %3516, %3510
  %3522 = phi i32 [ %3520, %3516 ], [ 0, %3510 ]
  %3523 = mul i32 %2990, 3
  %3524 = zext i32 %3523 to i64
  %3525 = add i64 %3495, %3524
  %3526 = icmp ult i64 %3525, %3414
  br i1 %3526, label %3527, label %3532

3527:                                             ; preds = %3521
  %3528 = shl i64 %3525, 2
  %3529 = add i64 %3528, %3413
  %3530 = inttoptr i64 %3529 to i32 addrspace(1)*
  %3531 = load volatile i32, i32 addrspace(1)* %3530, align 4, !tbaa !11
  br label %3532

3532:                                             ; preds = %3527, %3521
  %3533 = phi i32 [ %3531, %3527 ], [ 0, %3521 ]
  %3534 = shl i32 %2990, 2
  %3535 = zext i32 %3534 to i64
  %3536 = add i64 %3495, %3535
  %3537 = icmp ult i64 %3536, %3414
  br i1 %3537, label %3538, label %3543

3538:                                             ; preds = %3532
  %3539 = shl i64 %3536, 2
  %3540 = add i64 %3539, %3413
  %3541 = inttoptr i64 %3540 to i32 addrspace(1)*
  %3542 = load volatile i32, i32 addrspace(1)* %3541, align 4, !tbaa !11
  br label %3543

3543:                                             ; preds = %3538, %3532
  %3544 = phi i32 [ %3542, %3538 ], [ 0, %3532 ]
  %3545 = mul i32 %2990, 5
  %3546 = zext i32 %3545 to i64
  %3547 = add i64 %3495, %3546
  %3548 = icmp ult i64 %3547, %3414
  br i1 %3548, label %3549, label %3554

3549:                                             ; preds = %3543
  %3550 = shl i64 %3547, 2
  %3551 = add i64 %3550, %3413
  %3552 = inttoptr i64 %3551 to i32 addrspace(1)*
  %3553 = load volatile i32, i32 addrspace(1)* %3552, align 4, !tbaa !11
  br label %3554

3554:                                             ; preds = %3549, %3543
  %3555 = phi i32 [ %3553, %3549 ], [ 0, %3543 ]
  %3556 = mul i32 %2990, 6
  %3557 = zext i32 %3556 to i64
  %3558 = add i64 %3495, %3557
  %3559 = icmp ult i64 %3558, %3414
  br i1 %3559, label %3560, label %3565

3560:                                             ; preds = %3554
  %3561 = shl i64 %3558, 2
  %3562 = add i64 %3561, %3413
  %3563 = inttoptr i64 %3562 to i32 addrspace(1)*
  %3564 = load volatile i32, i32 addrspace(1)* %3563, align 4, !tbaa !11
  br label %3565

3565:                                             ; preds = %3560, %3554
  %3566 = phi i32 [ %3564, %3560 ], [ 0, %3554 ]
  %3567 = add i64 %3495, %3417
  %3568 = icmp ult i64 %3567, %3414
  br i1 %3568, label %3569, label %3574

3569:                                             ; preds = %3565
  %3570 = shl i64 %3567, 2
  %3571 = add i64 %3570, %3413
  %3572 = inttoptr i64 %3571 to i32 addrspace(1)*
  %3573 = load volatile i32, i32 addrspace(1)* %3572, align 4, !tbaa !11
  br label %3574

3574:                                             ; preds = %3569, %3565
  %3575 = phi i32 [ %3573, %3569 ], [ 0, %3565 ]
  %3576 = add i64 %3498, %3412
  %3577 = inttoptr i64 %3576 to i32 addrspace(1)*
  store i32 %3501, i32 addrspace(1)* %3577, align 4, !tbaa !11
  br i1 %3504, label %3578, label %3582

3578:                                             ; preds = %3574
  %3579 = shl i64 %3503, 2
  %3580 = add i64 %3579, %3412
  %3581 = inttoptr i64 %3580 to i32 addrspace(1)*
  store i32 %3511, i32 addrspace(1)* %3581, align 4, !tbaa !11
  br label %3582

3582:                                             ; preds = %3578, %3574
  br i1 %3515, label %3583, label %3587

3583:                                             ; preds = %3582
  %3584 = shl i64 %3514, 2
  %3585 = add i64 %3584, %3412
  %3586 = inttoptr i64 %3585 to i32 addrspace(1)*
  store i32 %3522, i32 addrspace(1)* %3586, align 4, !tbaa !11
  br label %3587

3587:                                             ; preds = %3583, %3582
  br i1 %3526, label %3588, label %3592

3588:                                             ; preds = %3587
  %3589 = shl i64 %3525, 2
  %3590 = add i64 %3589, %3412
  %3591 = inttoptr i64 %3590 to i32 addrspace(1)*
  store i32 %3533, i32 addrspace(1)* %3591, align 4, !tbaa !11
  br label %3592

3592:                                             ; preds = %3588, %3587
  br i1 %3537, label %3593, label %3597

3593:                                             ; preds = %3592
  %3594 = shl i64 %3536, 2
  %3595 = add i64 %3594, %3412
  %3596 = inttoptr i64 %3595 to i32 addrspace(1)*
  store i32 %3544, i32 addrspace(1)* %3596, align 4, !tbaa !11
  br label %3597

3597:                                             ; preds = %3593, %3592
  br i1 %3548, label %3598, label %3602

3598:                                             ; preds = %3597
  %3599 = shl i64 %3547, 2
  %3600 = add i64 %3599, %3412
  %3601 = inttoptr i64 %3600 to i32 addrspace(1)*
  store i32 %3555, i32 addrspace(1)* %3601, align 4, !tbaa !11
  br label %3602

3602:                                             ; preds = %3598, %3597
  br i1 %3559, label %3603, label %3607

3603:                                             ; preds = %3602
  %3604 = shl i64 %3558, 2
  %3605 = add i64 %3604, %3412
  %3606 = inttoptr i64 %3605 to i32 addrspace(1)*
  store i32 %3566, i32 addrspace(1)* %3606, align 4, !tbaa !11
  br label %3607

3607:                                             ; preds = %3603, %3602
  br i1 %3568, label %3608, label %3626

3608:                                             ; preds = %3607
  %3609 = shl i64 %3567, 2
  %3610 = add i64 %3609, %3412
  %3611 = inttoptr i64 %3610 to i32 addrspace(1)*
  store i32 %3575, i32 addrspace(1)* %3611, align 4, !tbaa !11
  br label %3626

3612:                                             ; preds = %3204
  %3613 = zext i32 %2989 to i64
  %3614 = icmp ugt i64 %1547, %3613
  br i1 %3614, label %3615, label %3656

3615:                                             ; preds = %3612
  %3616 = zext i32 %2990 to i64
  br label %3617

3617:                                             ; preds = %3617, %3615
  %3618 = phi i64 [ %3613, %3615 ], [ %3624, %3617 ]
  %3619 = add i64 %3618, %2988
  %3620 = inttoptr i64 %3619 to i8 addrspace(1)*
  %3621 = load volatile i8, i8 addrspace(1)* %3620, align 1, !tbaa !11
  %3622 = add i64 %3618, %77
  %3623 = inttoptr i64 %3622 to i8 addrspace(1)*
  store i8 %3621, i8 addrspace(1)* %3623, align 1, !tbaa !11
  %3624 = add i64 %3618, %3616
  %3625 = icmp ult i64 %3624, %1547
  br i1 %3625, label %3617, label %3656, !llvm.loop !46

3626:                                             ; preds = %3608, %3607, %3494, %3407, %3406, %3293
  %3627 = phi i64 [ %3415, %3608 ], [ %3415, %3607 ], [ %3415, %3494 ], [ %3214, %3407 ], [ %3214, %3406 ], [ %3214, %3293 ]
  %3628 = icmp ugt i64 %3206, %3627
  br i1 %3628, label %3629, label %3640

3629:                                             ; preds = %3626
  %3630 = zext i32 %2990 to i64
  br label %3631

3631:                                             ; preds = %3631, %3629
  %3632 = phi i64 [ %3627, %3629 ], [ %3638, %3631 ]
  %3633 = add i64 %3632, %2988
  %3634 = inttoptr i64 %3633 to i8 addrspace(1)*
  %3635 = load volatile i8, i8 addrspace(1)* %3634, align 1, !tbaa !11
  %3636 = add i64 %3632, %77
  %3637 = inttoptr i64 %3636 to i8 addrspace(1)*
  store i8 %3635, i8 addrspace(1)* %3637, align 1, !tbaa !11
  %3638 = add i64 %3632, %3630
  %3639 = icmp ult i64 %3638, %3206
  br i1 %3639, label %3631, label %3640, !llvm.loop !46

3640:                                             ; preds = %3631, %3626
  %3641 = add i64 %3209, %3206
  %3642 = sub i64 %1547, %3641
  %3643 = icmp ugt i64 %3642, %3627
  br i1 %3643, label %3644, label %3656

3644:                                             ; preds = %3640
  %3645 = zext i32 %2990 to i64
  br label %3646

3646:                                             ; preds = %3646, %3644
  %3647 = phi i64 [ %3627, %3644 ], [ %3654, %3646 ]
  %3648 = add i64 %3647, %3641
  %3649 = add i64 %3648, %2988
  %3650 = inttoptr i64 %3649 to i8 addrspace(1)*
  %3651 = load volatile i8, i8 addrspace(1)* %3650, align 1, !tbaa !11
  %3652 = add i64 %3648, %77
  %3653 = inttoptr i64 %3652 to i8 addrspace(1)*
  store i8 %3651, i8 addrspace(1)* %3653, align 1, !tbaa !11
  %3654 = add i64 %3647, %3645
  %3655 = icmp ult i64 %3654, %3642
  br i1 %3655, label %3646, label %3656, !llvm.loop !46

3656:                                             ; preds = %3646, %3617, %3640, %3612, %3200, %3199, %3086, %2960
  %3657 = icmp ult i64 %2976, %2854
  %3658 = select i1 %3657, i32 61, i32 0
  %3659 = select i1 %2974, i32 %2964, i32 %3658
  %3660 = icmp eq i32 %3659, 0
  %3661 = select i1 %3660, i64 %2854, i64 0
  %3662 = load i64, i64* %49, align 8, !tbaa !56
  %3663 = shl i64 %2848, 3
  %3664 = add i64 %3662, %3663
  %3665 = load i32, i32* %41, align 8, !tbaa !42
  %3666 = icmp eq i32 %3665, 0
  %3667 = icmp ne i64 %3661, 0
  %3668 = and i1 %3667, %3666
  br i1 %3668, label %3669, label %3747

3669:                                             ; preds = %3656
  %3670 = load i64, i64* %66, align 8, !tbaa !90
  %3671 = load i64, i64* %67, align 8, !tbaa !91
  %3672 = inttoptr i64 %3670 to i64 addrspace(1)*
  %3673 = load volatile i64, i64 addrspace(1)* %3672, align 8, !tbaa !5
  %3674 = load i64, i64* %48, align 8, !tbaa !92
  %3675 = icmp ult i64 %3673, %3674
  br i1 %3675, label %3676, label %3681

3676:                                             ; preds = %3669
  %3677 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %3670, i64 1) #10, !srcloc !27
  %3678 = load i64, i64* %48, align 8, !tbaa !92
  %3679 = icmp ult i64 %3677, %3678
  %3680 = select i1 %3679, i64 %3677, i64 -1
  br label %3681

3681:                                             ; preds = %3676, %3669
  %3682 = phi i64 [ %3678, %3676 ], [ %3674, %3669 ]
  %3683 = phi i64 [ %3680, %3676 ], [ -1, %3669 ]
  %3684 = icmp eq i64 %3683, -1
  br i1 %3684, label %3685, label %3687

3685:                                             ; preds = %3681
  %3686 = icmp eq i64 %3682, 0
  br i1 %3686, label %3687, label %3690

3687:                                             ; preds = %3737, %3732, %3685, %3681
  %3688 = phi i64 [ %3683, %3681 ], [ -1, %3685 ], [ %3733, %3732 ], [ %3733, %3737 ]
  %3689 = phi i1 [ false, %3681 ], [ true, %3685 ], [ true, %3737 ], [ %3735, %3732 ]
  br i1 %3689, label %3747, label %3741

3690:                                             ; preds = %3685, %3737
  %3691 = phi i32 [ %3738, %3737 ], [ 0, %3685 ]
  %3692 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %3671, i64 1) #10, !srcloc !27
  %3693 = load i64, i64* %48, align 8, !tbaa !92
  %3694 = urem i64 %3692, %3693
  %3695 = load i64, i64* %68, align 8, !tbaa !93
  %3696 = shl i64 %3694, 3
  %3697 = add i64 %3695, %3696
  %3698 = inttoptr i64 %3697 to i64 addrspace(1)*
  %3699 = load volatile i64, i64 addrspace(1)* %3698, align 8, !tbaa !5
  %3700 = icmp eq i64 %3699, 0
  br i1 %3700, label %3732, label %3701

3701:                                             ; preds = %3690
  %3702 = load i64, i64* %49, align 8, !tbaa !56
  %3703 = shl i64 %3699, 3
  %3704 = add i64 %3703, -8
  %3705 = add i64 %3704, %3702
  %3706 = inttoptr i64 %3705 to i64 addrspace(1)*
  %3707 = load volatile i64, i64 addrspace(1)* %3706, align 8, !tbaa !5
  %3708 = and i64 %3707, 393216
  %3709 = icmp eq i64 %3708, 262144
  %3710 = lshr i64 %3707, 20
  %3711 = icmp eq i64 %3710, %3694
  %3712 = and i1 %3709, %3711
  %3713 = and i64 %3707, 65535
  %3714 = icmp eq i64 %3713, 0
  %3715 = select i1 %3712, i1 %3714, i1 false
  br i1 %3715, label %3716, label %3726

3716:                                             ; preds = %3701
  %3717 = and i64 %3707, 65536
  %3718 = icmp eq i64 %3717, 0
  br i1 %3718, label %3721, label %3719

3719:                                             ; preds = %3716
  %3720 = tail call i64 asm sideeffect "atom.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %3705, i64 -65537) #10, !srcloc !72
  br label %3726

3721:                                             ; preds = %3716
  %3722 = and i64 %3707, 524288
  %3723 = tail call i64 asm sideeffect "atom.global.cas.b64 $0, [$1], $2, $3;", "=l,l,l,l,~{memory}"(i64 %3705, i64 %3707, i64 %3722) #10, !srcloc !74
  %3724 = icmp eq i64 %3723, %3707
  %3725 = zext i1 %3724 to i32
  br label %3726

3726:                                             ; preds = %3721, %3719, %3701
  %3727 = phi i32 [ 0, %3719 ], [ %3725, %3721 ], [ 0, %3701 ]
  %3728 = icmp eq i32 %3727, 0
  br i1 %3728, label %3732, label %3729

3729:                                             ; preds = %3726
  %3730 = load i64, i64* %69, align 8, !tbaa !94
  %3731 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %3730, i64 1) #10, !srcloc !27
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !34
  br label %3732

3732:                                             ; preds = %3729, %3726, %3690
  %3733 = phi i64 [ %3694, %3729 ], [ -1, %3726 ], [ -1, %3690 ]
  %3734 = icmp ult i32 %3691, 63
  %3735 = icmp eq i64 %3733, -1
  %3736 = select i1 %3734, i1 %3735, i1 false
  br i1 %3736, label %3737, label %3687, !llvm.loop !95

3737:                                             ; preds = %3732
  %3738 = add nuw nsw i32 %3691, 1
  %3739 = load i64, i64* %48, align 8, !tbaa !92
  %3740 = icmp eq i64 %3739, 0
  br i1 %3740, label %3687, label %3690

3741:                                             ; preds = %3687
  %3742 = shl i64 %3688, 3
  %3743 = add i64 %2848, 1
  %3744 = load i64, i64* %68, align 8, !tbaa !93
  %3745 = add i64 %3744, %3742
  %3746 = inttoptr i64 %3745 to i64 addrspace(1)*
  store volatile i64 %3743, i64 addrspace(1)* %3746, align 8, !tbaa !5
  br label %3747

3747:                                             ; preds = %3741, %3687, %3656
  %3748 = phi i64 [ -1, %3656 ], [ %3688, %3687 ], [ %3688, %3741 ]
  %3749 = trunc i64 %3748 to i32
  %3750 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %3749, i32 0, i32 31) #8
  %3751 = lshr i64 %3748, 32
  %3752 = trunc i64 %3751 to i32
  %3753 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %3752, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !28
  %3754 = zext i32 %3753 to i64
  %3755 = shl nuw i64 %3754, 32
  %3756 = zext i32 %3750 to i64
  %3757 = or i64 %3755, %3756
  %3758 = icmp eq i64 %3757, -1
  br i1 %3758, label %4432, label %3759

3759:                                             ; preds = %3747
  %3760 = load i64, i64* %70, align 8, !tbaa !96
  %3761 = load i32, i32* %35, align 8, !tbaa !38
  %3762 = zext i32 %3761 to i64
  %3763 = shl i64 %3757, %3762
  %3764 = add i64 %3763, %3760
  %3765 = load i32, i32* %41, align 8, !tbaa !42
  %3766 = load i32, i32* %46, align 4, !tbaa !43
  %3767 = xor i64 %3764, %2983
  %3768 = and i64 %3767, 15
  %3769 = icmp eq i64 %3768, 0
  %3770 = and i64 %3767, 3
  %3771 = icmp eq i64 %3770, 0
  %3772 = select i1 %3771, i64 4, i64 1
  %3773 = select i1 %3769, i64 16, i64 %3772
  %3774 = sub i64 0, %3764
  %3775 = add nsw i64 %3773, -1
  %3776 = and i64 %3775, %3774
  %3777 = or i64 %3661, %2983
  %3778 = or i64 %3777, %3764
  %3779 = and i64 %3778, 15
  %3780 = icmp eq i64 %3779, 0
  br i1 %3780, label %3781, label %3980

3781:                                             ; preds = %3759
  %3782 = lshr i64 %3661, 4
  %3783 = zext i32 %3765 to i64
  %3784 = mul i32 %3766, 7
  %3785 = zext i32 %3784 to i64
  %3786 = add nuw nsw i64 %3785, %3783
  %3787 = icmp ult i64 %3786, %3782
  br i1 %3787, label %3788, label %3862

3788:                                             ; preds = %3781
  %3789 = shl i32 %3766, 3
  %3790 = zext i32 %3789 to i64
  %3791 = zext i32 %3766 to i64
  %3792 = shl i32 %3766, 1
  %3793 = zext i32 %3792 to i64
  %3794 = mul i32 %3766, 3
  %3795 = zext i32 %3794 to i64
  %3796 = shl i32 %3766, 2
  %3797 = zext i32 %3796 to i64
  %3798 = mul i32 %3766, 5
  %3799 = zext i32 %3798 to i64
  %3800 = mul i32 %3766, 6
  %3801 = zext i32 %3800 to i64
  br label %3802

3802:                                             ; preds = %3802, %3788
  %3803 = phi i64 [ %3783, %3788 ], [ %3859, %3802 ]
  %3804 = shl i64 %3803, 4
  %3805 = add i64 %3804, %2983
  %3806 = inttoptr i64 %3805 to <4 x i32> addrspace(1)*
  %3807 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3806, align 16, !tbaa !11
  %3808 = add i64 %3803, %3791
  %3809 = shl i64 %3808, 4
  %3810 = add i64 %3809, %2983
  %3811 = inttoptr i64 %3810 to <4 x i32> addrspace(1)*
  %3812 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3811, align 16, !tbaa !11
  %3813 = add i64 %3803, %3793
  %3814 = shl i64 %3813, 4
  %3815 = add i64 %3814, %2983
  %3816 = inttoptr i64 %3815 to <4 x i32> addrspace(1)*
  %3817 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3816, align 16, !tbaa !11
  %3818 = add i64 %3803, %3795
  %3819 = shl i64 %3818, 4
  %3820 = add i64 %3819, %2983
  %3821 = inttoptr i64 %3820 to <4 x i32> addrspace(1)*
  %3822 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3821, align 16, !tbaa !11
  %3823 = add i64 %3803, %3797
  %3824 = shl i64 %3823, 4
  %3825 = add i64 %3824, %2983
  %3826 = inttoptr i64 %3825 to <4 x i32> addrspace(1)*
  %3827 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3826, align 16, !tbaa !11
  %3828 = add i64 %3803, %3799
  %3829 = shl i64 %3828, 4
  %3830 = add i64 %3829, %2983
  %3831 = inttoptr i64 %3830 to <4 x i32> addrspace(1)*
  %3832 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3831, align 16, !tbaa !11
  %3833 = add i64 %3803, %3801
  %3834 = shl i64 %3833, 4
  %3835 = add i64 %3834, %2983
  %3836 = inttoptr i64 %3835 to <4 x i32> addrspace(1)*
  %3837 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3836, align 16, !tbaa !11
  %3838 = add i64 %3803, %3785
  %3839 = shl i64 %3838, 4
  %3840 = add i64 %3839, %2983
  %3841 = inttoptr i64 %3840 to <4 x i32> addrspace(1)*
  %3842 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3841, align 16, !tbaa !11
  %3843 = add i64 %3804, %3764
  %3844 = inttoptr i64 %3843 to <4 x i32> addrspace(1)*
  store <4 x i32> %3807, <4 x i32> addrspace(1)* %3844, align 16, !tbaa !11
  %3845 = add i64 %3809, %3764
  %3846 = inttoptr i64 %3845 to <4 x i32> addrspace(1)*
  store <4 x i32> %3812, <4 x i32> addrspace(1)* %3846, align 16, !tbaa !11
  %3847 = add i64 %3814, %3764
  %3848 = inttoptr i64 %3847 to <4 x i32> addrspace(1)*
  store <4 x i32> %3817, <4 x i32> addrspace(1)* %3848, align 16, !tbaa !11
  %3849 = add i64 %3819, %3764
  %3850 = inttoptr i64 %3849 to <4 x i32> addrspace(1)*
  store <4 x i32> %3822, <4 x i32> addrspace(1)* %3850, align 16, !tbaa !11
  %3851 = add i64 %3824, %3764
  %3852 = inttoptr i64 %3851 to <4 x i32> addrspace(1)*
  store <4 x i32> %3827, <4 x i32> addrspace(1)* %3852, align 16, !tbaa !11
  %3853 = add i64 %3829, %3764
  %3854 = inttoptr i64 %3853 to <4 x i32> addrspace(1)*
  store <4 x i32> %3832, <4 x i32> addrspace(1)* %3854, align 16, !tbaa !11
  %3855 = add i64 %3834, %3764
  %3856 = inttoptr i64 %3855 to <4 x i32> addrspace(1)*
  store <4 x i32> %3837, <4 x i32> addrspace(1)* %3856, align 16, !tbaa !11
  %3857 = add i64 %3839, %3764
  %3858 = inttoptr i64 %3857 to <4 x i32> addrspace(1)*
  store <4 x i32> %3842, <4 x i32> addrspace(1)* %3858, align 16, !tbaa !11
  %3859 = add i64 %3803, %3790
  %3860 = add i64 %3859, %3785
  %3861 = icmp ult i64 %3860, %3782
  br i1 %3861, label %3802, label %3862, !llvm.loop !44

3862:                                             ; preds = %3802, %3781
  %3863 = phi i64 [ %3783, %3781 ], [ %3859, %3802 ]
  %3864 = icmp ult i64 %3863, %3782
  br i1 %3864, label %3865, label %4432

3865:                                             ; preds = %3862
  %3866 = shl i64 %3863, 4
  %3867 = add i64 %3866, %2983
  %3868 = inttoptr i64 %3867 to <4 x i32> addrspace(1)*
  %3869 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3868, align 16, !tbaa !11
  %3870 = zext i32 %3766 to i64
  %3871 = add i64 %3863, %3870
  %3872 = icmp ult i64 %3871, %3782
  br i1 %3872, label %3873, label %3878

3873:                                             ; preds = %3865
  %3874 = shl i64 %3871, 4
  %3875 = add i64 %3874, %2983
  %3876 = inttoptr i64 %3875 to <4 x i32> addrspace(1)*
  %3877 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3876, align 16, !tbaa !11
  br label %3878

3878:                                             ; preds = %3873, %3865
  %3879 = phi <4 x i32> [ %3877, %3873 ], [ zeroinitializer, %3865 ]
  %3880 = shl i32 %3766, 1
  %3881 = zext i32 %3880 to i64
  %3882 = add i64 %3863, %3881
  %3883 = icmp ult i64 %3882, %3782
  br i1 %3883, label %3884, label %3889

3884:                                             ; preds = %3878
  %3885 = shl i64 %3882, 4
  %3886 = add i64 %3885, %2983
  %3887 = inttoptr i64 %3886 to <4 x i32> addrspace(1)*
  %3888 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3887, align 16, !tbaa !11
  br label %3889

3889:                                             ; preds = %3884, %3878
  %3890 = phi <4 x i32> [ %3888, %3884 ], [ zeroinitializer, %3878 ]
  %3891 = mul i32 %3766, 3
  %3892 = zext i32 %3891 to i64
  %3893 = add i64 %3863, %3892
  %3894 = icmp ult i64 %3893, %3782
  br i1 %3894, label %3895, label %3900

3895:                                             ; preds = %3889
  %3896 = shl i64 %3893, 4
  %3897 = add i64 %3896, %2983
  %3898 = inttoptr i64 %3897 to <4 x i32> addrspace(1)*
  %3899 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3898, align 16, !tbaa !11
  br label %3900

3900:                                             ; preds = %3895, %3889
  %3901 = phi <4 x i32> [ %3899, %3895 ], [ zeroinitializer, %3889 ]
  %3902 = shl i32 %3766, 2
  %3903 = zext i32 %3902 to i64
  %3904 = add i64 %3863, %3903
  %3905 = icmp ult i64 %3904, %3782
  br i1 %3905, label %3906, label %3911

3906:                                             ; preds = %3900
  %3907 = shl i64 %3904, 4
  %3908 = add i64 %3907, %2983
  %3909 = inttoptr i64 %3908 to <4 x i32> addrspace(1)*
  %3910 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3909, align 16, !tbaa !11
  br label %3911

3911:                                             ; preds = %3906, %3900
  %3912 = phi <4 x i32> [ %3910, %3906 ], [ zeroinitializer, %3900 ]
  %3913 = mul i32 %3766, 5
  %3914 = zext i32 %3913 to i64
  %3915 = add i64 %3863, %3914
  %3916 = icmp ult i64 %3915, %3782
  br i1 %3916, label %3917, label %3922

3917:                                             ; preds = %3911
  %3918 = shl i64 %3915, 4
  %3919 = add i64 %3918, %2983
  %3920 = inttoptr i64 %3919 to <4 x i32> addrspace(1)*
  %3921 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3920, align 16, !tbaa !11
  br label %3922

3922:                                             ; preds = %3917, %3911
  %3923 = phi <4 x i32> [ %3921, %3917 ], [ zeroinitializer, %3911 ]
  %3924 = mul i32 %3766, 6
  %3925 = zext i32 %3924 to i64
  %3926 = add i64 %3863, %3925
  %3927 = icmp ult i64 %3926, %3782
  br i1 %3927, label %3928, label %3933

3928:                                             ; preds = %3922
  %3929 = shl i64 %3926, 4
  %3930 = add i64 %3929, %2983
  %3931 = inttoptr i64 %3930 to <4 x i32> addrspace(1)*
  %3932 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3931, align 16, !tbaa !11
  br label %3933

3933:                                             ; preds = %3928, %3922
  %3934 = phi <4 x i32> [ %3932, %3928 ], [ zeroinitializer, %3922 ]
  %3935 = add i64 %3863, %3785
  %3936 = icmp ult i64 %3935, %3782
  br i1 %3936, label %3937, label %3942

3937:                                             ; preds = %3933
  %3938 = shl i64 %3935, 4
  %3939 = add i64 %3938, %2983
  %3940 = inttoptr i64 %3939 to <4 x i32> addrspace(1)*
  %3941 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3940, align 16, !tbaa !11
  br label %3942

3942:                                             ; preds = %3937, %3933
  %3943 = phi <4 x i32> [ %3941, %3937 ], [ zeroinitializer, %3933 ]
  %3944 = add i64 %3866, %3764
  %3945 = inttoptr i64 %3944 to <4 x i32> addrspace(1)*
  store <4 x i32> %3869, <4 x i32> addrspace(1)* %3945, align 16, !tbaa !11
  br i1 %3872, label %3946, label %3950

3946:                                             ; preds = %3942
  %3947 = shl i64 %3871, 4
  %3948 = add i64 %3947, %3764
  %3949 = inttoptr i64 %3948 to <4 x i32> addrspace(1)*
  store <4 x i32> %3879, <4 x i32> addrspace(1)* %3949, align 16, !tbaa !11
  br label %3950

3950:                                             ; preds = %3946, %3942
  br i1 %3883, label %3951, label %3955

3951:                                             ; preds = %3950
  %3952 = shl i64 %3882, 4
  %3953 = add i64 %3952, %3764
  %3954 = inttoptr i64 %3953 to <4 x i32> addrspace(1)*
  store <4 x i32> %3890, <4 x i32> addrspace(1)* %3954, align 16, !tbaa !11
  br label %3955

3955:                                             ; preds = %3951, %3950
  br i1 %3894, label %3956, label %3960

3956:                                             ; preds = %3955
  %3957 = shl i64 %3893, 4
  %3958 = add i64 %3957, %3764
  %3959 = inttoptr i64 %3958 to <4 x i32> addrspace(1)*
  store <4 x i32> %3901, <4 x i32> addrspace(1)* %3959, align 16, !tbaa !11
  br label %3960

3960:                                             ; preds = %3956, %3955
  br i1 %3905, label %3961, label %3965

3961:                                             ; preds = %3960
  %3962 = shl i64 %3904, 4
  %3963 = add i64 %3962, %3764
  %3964 = inttoptr i64 %3963 to <4 x i32> addrspace(1)*
  store <4 x i32> %3912, <4 x i32> addrspace(1)* %3964, align 16, !tbaa !11
  br label %3965

3965:                                             ; preds = %3961, %3960
  br i1 %3916, label %3966, label %3970

3966:                                             ; preds = %3965
  %3967 = shl i64 %3915, 4
  %3968 = add i64 %3967, %3764
  %3969 = inttoptr i64 %3968 to <4 x i32> addrspace(1)*
  store <4 x i32> %3923, <4 x i32> addrspace(1)* %3969, align 16, !tbaa !11
  br label %3970

3970:                                             ; preds = %3966, %3965
  br i1 %3927, label %3971, label %3975

3971:                                             ; preds = %3970
  %3972 = shl i64 %3926, 4
  %3973 = add i64 %3972, %3764
  %3974 = inttoptr i64 %3973 to <4 x i32> addrspace(1)*
  store <4 x i32> %3934, <4 x i32> addrspace(1)* %3974, align 16, !tbaa !11
  br label %3975

3975:                                             ; preds = %3971, %3970
  br i1 %3936, label %3976, label %4432

3976:                                             ; preds = %3975
  %3977 = shl i64 %3935, 4
  %3978 = add i64 %3977, %3764
  %3979 = inttoptr i64 %3978 to <4 x i32> addrspace(1)*
  store <4 x i32> %3943, <4 x i32> addrspace(1)* %3979, align 16, !tbaa !11
  br label %4432

3980:                                             ; preds = %3759
  %3981 = icmp ult i64 %3776, %3661
  %3982 = select i1 %3981, i64 %3776, i64 %3661
  %3983 = sub i64 %3661, %3982
  %3984 = sub nsw i64 0, %3773
  %3985 = and i64 %3983, %3984
  switch i64 %3773, label %4388 [
    i64 16, label %3986
    i64 4, label %4187
  ]

3986:                                             ; preds = %3980
  %3987 = add i64 %3982, %3764
  %3988 = add i64 %3982, %2983
  %3989 = lshr i64 %3985, 4
  %3990 = zext i32 %3765 to i64
  %3991 = mul i32 %3766, 7
  %3992 = zext i32 %3991 to i64
  %3993 = add nuw nsw i64 %3992, %3990
  %3994 = icmp ult i64 %3993, %3989
  br i1 %3994, label %3995, label %4069

3995:                                             ; preds = %3986
  %3996 = shl i32 %3766, 3
  %3997 = zext i32 %3996 to i64
  %3998 = zext i32 %3766 to i64
  %3999 = shl i32 %3766, 1
  %4000 = zext i32 %3999 to i64
  %4001 = mul i32 %3766, 3
  %4002 = zext i32 %4001 to i64
  %4003 = shl i32 %3766, 2
  %4004 = zext i32 %4003 to i64
  %4005 = mul i32 %3766, 5
  %4006 = zext i32 %4005 to i64
  %4007 = mul i32 %3766, 6
  %4008 = zext i32 %4007 to i64
  br label %4009

4009:                                             ; preds = %4009, %3995
  %4010 = phi i64 [ %3990, %3995 ], [ %4066, %4009 ]
  %4011 = shl i64 %4010, 4
  %4012 = add i64 %4011, %3988
  %4013 = inttoptr i64 %4012 to <4 x i32> addrspace(1)*
  %4014 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4013, align 16, !tbaa !11
  %4015 = add i64 %4010, %3998
  %4016 = shl i64 %4015, 4
  %4017 = add i64 %4016, %3988
  %4018 = inttoptr i64 %4017 to <4 x i32> addrspace(1)*
  %4019 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4018, align 16, !tbaa !11
  %4020 = add i64 %4010, %4000
  %4021 = shl i64 %4020, 4
  %4022 = add i64 %4021, %3988
  %4023 = inttoptr i64 %4022 to <4 x i32> addrspace(1)*
  %4024 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4023, align 16, !tbaa !11
  %4025 = add i64 %4010, %4002
  %4026 = shl i64 %4025, 4
  %4027 = add i64 %4026, %3988
  %4028 = inttoptr i64 %4027 to <4 x i32> addrspace(1)*
  %4029 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4028, align 16, !tbaa !11
  %4030 = add i64 %4010, %4004
  %4031 = shl i64 %4030, 4
  %4032 = add i64 %4031, %3988
  %4033 = inttoptr i64 %4032 to <4 x i32> addrspace(1)*
  %4034 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4033, align 16, !tbaa !11
  %4035 = add i64 %4010, %4006
  %4036 = shl i64 %4035, 4
  %4037 = add i64 %4036, %3988
  %4038 = inttoptr i64 %4037 to <4 x i32> addrspace(1)*
  %4039 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4038, align 16, !tbaa !11
  %4040 = add i64 %4010, %4008
  %4041 = shl i64 %4040, 4
  %4042 = add i64 %4041, %3988
  %4043 = inttoptr i64 %4042 to <4 x i32> addrspace(1)*
  %4044 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4043, align 16, !tbaa !11
  %4045 = add i64 %4010, %3992
  %4046 = shl i64 %4045, 4
  %4047 = add i64 %4046, %3988
  %4048 = inttoptr i64 %4047 to <4 x i32> addrspace(1)*
  %4049 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4048, align 16, !tbaa !11
  %4050 = add i64 %4011, %3987
  %4051 = inttoptr i64 %4050 to <4 x i32> addrspace(1)*
  store <4 x i32> %4014, <4 x i32> addrspace(1)* %4051, align 16, !tbaa !11
  %4052 = add i64 %4016, %3987
  %4053 = inttoptr i64 %4052 to <4 x i32> addrspace(1)*
  store <4 x i32> %4019, <4 x i32> addrspace(1)* %4053, align 16, !tbaa !11
  %4054 = add i64 %4021, %3987
  %4055 = inttoptr i64 %4054 to <4 x i32> addrspace(1)*
  store <4 x i32> %4024, <4 x i32> addrspace(1)* %4055, align 16, !tbaa !11
  %4056 = add i64 %4026, %3987
  %4057 = inttoptr i64 %4056 to <4 x i32> addrspace(1)*
  store <4 x i32> %4029, <4 x i32> addrspace(1)* %4057, align 16, !tbaa !11
  %4058 = add i64 %4031, %3987
  %4059 = inttoptr i64 %4058 to <4 x i32> addrspace(1)*
  store <4 x i32> %4034, <4 x i32> addrspace(1)* %4059, align 16, !tbaa !11
  %4060 = add i64 %4036, %3987
  %4061 = inttoptr i64 %4060 to <4 x i32> addrspace(1)*
  store <4 x i32> %4039, <4 x i32> addrspace(1)* %4061, align 16, !tbaa !11
  %4062 = add i64 %4041, %3987
  %4063 = inttoptr i64 %4062 to <4 x i32> addrspace(1)*
  store <4 x i32> %4044, <4 x i32> addrspace(1)* %4063, align 16, !tbaa !11
  %4064 = add i64 %4046, %3987
  %4065 = inttoptr i64 %4064 to <4 x i32> addrspace(1)*
  store <4 x i32> %4049, <4 x i32> addrspace(1)* %4065, align 16, !tbaa !11
  %4066 = add i64 %4010, %3997
  %4067 = add i64 %4066, %3992
  %4068 = icmp ult i64 %4067, %3989
  br i1 %4068, label %4009, label %4069, !llvm.loop !44

4069:                                             ; preds = %4009, %3986
  %4070 = phi i64 [ %3990, %3986 ], [ %4066, %4009 ]
  %4071 = icmp ult i64 %4070, %3989
  br i1 %4071, label %4072, label %4402

4072:                                             ; preds = %4069
  %4073 = shl i64 %4070, 4
  %4074 = add i64 %4073, %3988
  %4075 = inttoptr i64 %4074 to <4 x i32> addrspace(1)*
  %4076 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4075, align 16, !tbaa !11
  %4077 = zext i32 %3766 to i64
  %4078 = add i64 %4070, %4077
  %4079 = icmp ult i64 %4078, %3989
  br i1 %4079, label %4080, label %4085

4080:                                             ; preds = %4072
  %4081 = shl i64 %4078, 4
  %4082 = add i64 %4081, %3988
  %4083 = inttoptr i64 %4082 to <4 x i32> addrspace(1)*
  %4084 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4083, align 16, !tbaa !11
  br label %4085

4085:                                             ; preds = %4080, %4072
  %4086 = phi <4 x i32> [ %4084, %4080 ], [ zeroinitializer, %4072 ]
  %4087 = shl i32 %3766, 1
  %4088 = zext i32 %4087 to i64
  %4089 = add i64 %4070, %4088
  %4090 = icmp ult i64 %4089, %3989
  br i1 %4090, label %4091, label %4096

4091:                                             ; preds = %4085
  %4092 = shl i64 %4089, 4
  %4093 = add i64 %4092, %3988
  %4094 = inttoptr i64 %4093 to <4 x i32> addrspace(1)*
  %4095 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4094, align 16, !tbaa !11
  br label %4096

4096:                                             ; preds = %4091, %4085
  %4097 = phi <4 x i32> [ %4095, %4091 ], [ zeroinitializer, %4085 ]
  %4098 = mul i32 %3766, 3
  %4099 = zext i32 %4098 to i64
  %4100 = add i64 %4070, %4099
  %4101 = icmp ult i64 %4100, %3989
  br i1 %4101, label %4102, label %4107

4102:                                             ; preds = %4096
  %4103 = shl i64 %4100, 4
  %4104 = add i64 %4103, %3988
  %4105 = inttoptr i64 %4104 to <4 x i32> addrspace(1)*
  %4106 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4105, align 16, !tbaa !11
  br label %4107

4107:                                             ; preds = %4102, %4096
  %4108 = phi <4 x i32> [ %4106, %4102 ], [ zeroinitializer, %4096 ]
  %4109 = shl i32 %3766, 2
  %4110 = zext i32 %4109 to i64
  %4111 = add i64 %4070, %4110
  %4112 = icmp ult i64 %4111, %3989
  br i1 %4112, label %4113, label %4118

4113:                                             ; preds = %4107
  %4114 = shl i64 %4111, 4
  %4115 = add i64 %4114, %3988
  %4116 = inttoptr i64 %4115 to <4 x i32> addrspace(1)*
  %4117 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4116, align 16, !tbaa !11
  br label %4118

4118:                                             ; preds = %4113, %4107
  %4119 = phi <4 x i32> [ %4117, %4113 ], [ zeroinitializer, %4107 ]
  %4120 = mul i32 %3766, 5
  %4121 = zext i32 %4120 to i64
  %4122 = add i64 %4070, %4121
  %4123 = icmp ult i64 %4122, %3989
  br i1 %4123, label %4124, label %4129

4124:                                             ; preds = %4118
  %4125 = shl i64 %4122, 4
  %4126 = add i64 %4125, %3988
  %4127 = inttoptr i64 %4126 to <4 x i32> addrspace(1)*
  %4128 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4127, align 16, !tbaa !11
  br label %4129

4129:                                             ; preds = %4124, %4118
  %4130 = phi <4 x i32> [ %4128, %4124 ], [ zeroinitializer, %4118 ]
  %4131 = mul i32 %3766, 6
  %4132 = zext i32 %4131 to i64
  %4133 = add i64 %4070, %4132
  %4134 = icmp ult i64 %4133, %3989
  br i1 %4134, label %4135, label %4140

4135:                                             ; preds = %4129
  %4136 = shl i64 %4133, 4
  %4137 = add i64 %4136, %3988
  %4138 = inttoptr i64 %4137 to <4 x i32> addrspace(1)*
  %4139 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4138, align 16, !tbaa !11
  br label %4140

4140:                                             ; preds = %4135, %4129
  %4141 = phi <4 x i32> [ %4139, %4135 ], [ zeroinitializer, %4129 ]
  %4142 = add i64 %4070, %3992
  %4143 = icmp ult i64 %4142, %3989
  br i1 %4143, label %4144, label %4149

4144:                                             ; preds = %4140
  %4145 = shl i64 %4142, 4
  %4146 = add i64 %4145, %3988
  %4147 = inttoptr i64 %4146 to <4 x i32> addrspace(1)*
  %4148 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4147, align 16, !tbaa !11
  br label %4149

4149:                                             ; preds = %4144, %4140
  %4150 = phi <4 x i32> [ %4148, %4144 ], [ zeroinitializer, %4140 ]
  %4151 = add i64 %4073, %3987
  %4152 = inttoptr i64 %4151 to <4 x i32> addrspace(1)*
  store <4 x i32> %4076, <4 x i32> addrspace(1)* %4152, align 16, !tbaa !11
  br i1 %4079, label %4153, label %4157

4153:                                             ; preds = %4149
  %4154 = shl i64 %4078, 4
  %4155 = add i64 %4154, %3987
  %4156 = inttoptr i64 %4155 to <4 x i32> addrspace(1)*
  store <4 x i32> %4086, <4 x i32> addrspace(1)* %4156, align 16, !tbaa !11
  br label %4157

4157:                                             ; preds = %4153, %4149
  br i1 %4090, label %4158, label %4162

4158:                                             ; preds = %4157
  %4159 = shl i64 %4089, 4
  %4160 = add i64 %4159, %3987
  %4161 = inttoptr i64 %4160 to <4 x i32> addrspace(1)*
  store <4 x i32> %4097, <4 x i32> addrspace(1)* %4161, align 16, !tbaa !11
  br label %4162

4162:                                             ; preds = %4158, %4157
  br i1 %4101, label %4163, label %4167

4163:                                             ; preds = %4162
  %4164 = shl i64 %4100, 4
  %4165 = add i64 %4164, %3987
  %4166 = inttoptr i64 %4165 to <4 x i32> addrspace(1)*
  store <4 x i32> %4108, <4 x i32> addrspace(1)* %4166, align 16, !tbaa !11
  br label %4167

4167:                                             ; preds = %4163, %4162
  br i1 %4112, label %4168, label %4172

4168:                                             ; preds = %4167
  %4169 = shl i64 %4111, 4
  %4170 = add i64 %4169, %3987
  %4171 = inttoptr i64 %4170 to <4 x i32> addrspace(1)*
  store <4 x i32> %4119, <4 x i32> addrspace(1)* %4171, align 16, !tbaa !11
  br label %4172

4172:                                             ; preds = %4168, %4167
  br i1 %4123, label %4173, label %4177

4173:                                             ; preds = %4172
  %4174 = shl i64 %4122, 4
  %4175 = add i64 %4174, %3987
  %4176 = inttoptr i64 %4175 to <4 x i32> addrspace(1)*
  store <4 x i32> %4130, <4 x i32> addrspace(1)* %4176, align 16, !tbaa !11
  br label %4177

4177:                                             ; preds = %4173, %4172
  br i1 %4134, label %4178, label %4182

4178:                                             ; preds = %4177
  %4179 = shl i64 %4133, 4
  %4180 = add i64 %4179, %3987
  %4181 = inttoptr i64 %4180 to <4 x i32> addrspace(1)*
  store <4 x i32> %4141, <4 x i32> addrspace(1)* %4181, align 16, !tbaa !11
  br label %4182

4182:                                             ; preds = %4178, %4177
  br i1 %4143, label %4183, label %4402

4183:                                             ; preds = %4182
  %4184 = shl i64 %4142, 4
  %4185 = add i64 %4184, %3987
  %4186 = inttoptr i64 %4185 to <4 x i32> addrspace(1)*
  store <4 x i32> %4150, <4 x i32> addrspace(1)* %4186, align 16, !tbaa !11
  br label %4402

4187:                                             ; preds = %3980
  %4188 = add i64 %3982, %3764
  %4189 = add i64 %3982, %2983
  %4190 = lshr i64 %3985, 2
  %4191 = zext i32 %3765 to i64
  %4192 = mul i32 %3766, 7
  %4193 = zext i32 %4192 to i64
  %4194 = add nuw nsw i64 %4193, %4191
  %4195 = icmp ult i64 %4194, %4190
  br i1 %4195, label %4196, label %4270

4196:                                             ; preds = %4187
  %4197 = shl i32 %3766, 3
  %4198 = zext i32 %4197 to i64
  %4199 = zext i32 %3766 to i64
  %4200 = shl i32 %3766, 1
  %4201 = zext i32 %4200 to i64
  %4202 = mul i32 %3766, 3
  %4203 = zext i32 %4202 to i64
  %4204 = shl i32 %3766, 2
  %4205 = zext i32 %4204 to i64
  %4206 = mul i32 %3766, 5
  %4207 = zext i32 %4206 to i64
  %4208 = mul i32 %3766, 6
  %4209 = zext i32 %4208 to i64
  br label %4210

4210:                                             ; preds = %4210, %4196
  %4211 = phi i64 [ %4191, %4196 ], [ %4267, %4210 ]
  %4212 = shl i64 %4211, 2
  %4213 = add i64 %4212, %4189
  %4214 = inttoptr i64 %4213 to i32 addrspace(1)*
  %4215 = load volatile i32, i32 addrspace(1)* %4214, align 4, !tbaa !11
  %4216 = add i64 %4211, %4199
  %4217 = shl i64 %4216, 2
  %4218 = add i64 %4217, %4189
  %4219 = inttoptr i64 %4218 to i32 addrspace(1)*
  %4220 = load volatile i32, i32 addrspace(1)* %4219, align 4, !tbaa !11
  %4221 = add i64 %4211, %4201
  %4222 = shl i64 %4221, 2
  %4223 = add i64 %4222, %4189
  %4224 = inttoptr i64 %4223 to i32 addrspace(1)*
  %4225 = load volatile i32, i32 addrspace(1)* %4224, align 4, !tbaa !11
  %4226 = add i64 %4211, %4203
  %4227 = shl i64 %4226, 2
  %4228 = add i64 %4227, %4189
  %4229 = inttoptr i64 %4228 to i32 addrspace(1)*
  %4230 = load volatile i32, i32 addrspace(1)* %4229, align 4, !tbaa !11
  %4231 = add i64 %4211, %4205
  %4232 = shl i64 %4231, 2
  %4233 = add i64 %4232, %4189
  %4234 = inttoptr i64 %4233 to i32 addrspace(1)*
  %4235 = load volatile i32, i32 addrspace(1)* %4234, align 4, !tbaa !11
  %4236 = add i64 %4211, %4207
  %4237 = shl i64 %4236, 2
  %4238 = add i64 %4237, %4189
  %4239 = inttoptr i64 %4238 to i32 addrspace(1)*
  %4240 = load volatile i32, i32 addrspace(1)* %4239, align 4, !tbaa !11
  %4241 = add i64 %4211, %4209
  %4242 = shl i64 %4241, 2
  %4243 = add i64 %4242, %4189
  %4244 = inttoptr i64 %4243 to i32 addrspace(1)*
  %4245 = load volatile i32, i32 addrspace(1)* %4244, align 4, !tbaa !11
  %4246 = add i64 %4211, %4193
  %4247 = shl i64 %4246, 2
  %4248 = add i64 %4247, %4189
  %4249 = inttoptr i64 %4248 to i32 addrspace(1)*
  %4250 = load volatile i32, i32 addrspace(1)* %4249, align 4, !tbaa !11
  %4251 = add i64 %4212, %4188
  %4252 = inttoptr i64 %4251 to i32 addrspace(1)*
  store i32 %4215, i32 addrspace(1)* %4252, align 4, !tbaa !11
  %4253 = add i64 %4217, %4188
  %4254 = inttoptr i64 %4253 to i32 addrspace(1)*
  store i32 %4220, i32 addrspace(1)* %4254, align 4, !tbaa !11
  %4255 = add i64 %4222, %4188
  %4256 = inttoptr i64 %4255 to i32 addrspace(1)*
  store i32 %4225, i32 addrspace(1)* %4256, align 4, !tbaa !11
  %4257 = add i64 %4227, %4188
  %4258 = inttoptr i64 %4257 to i32 addrspace(1)*
  store i32 %4230, i32 addrspace(1)* %4258, align 4, !tbaa !11
  %4259 = add i64 %4232, %4188
  %4260 = inttoptr i64 %4259 to i32 addrspace(1)*
  store i32 %4235, i32 addrspace(1)* %4260, align 4, !tbaa !11
  %4261 = add i64 %4237, %4188
  %4262 = inttoptr i64 %4261 to i32 addrspace(1)*
  store i32 %4240, i32 addrspace(1)* %4262, align 4, !tbaa !11
  %4263 = add i64 %4242, %4188
  %4264 = inttoptr i64 %4263 to i32 addrspace(1)*
  store i32 %4245, i32 addrspace(1)* %4264, align 4, !tbaa !11
  %4265 = add i64 %4247, %4188
  %4266 = inttoptr i64 %4265 to i32 addrspace(1)*
  store i32 %4250, i32 addrspace(1)* %4266, align 4, !tbaa !11
  %4267 = add i64 %4211, %4198
  %4268 = add i64 %4267, %4193
  %4269 = icmp ult i64 %4268, %4190
  br i1 %4269, label %4210, label %4270, !llvm.loop !45

4270:                                             ; preds = %4210, %4187
  %4271 = phi i64 [ %4191, %4187 ], [ %4267, %4210 ]
  %4272 = icmp ult i64 %4271, %4190
  br i1 %4272, label %4273, label %4402

4273:                                             ; preds = %4270
  %4274 = shl i64 %4271, 2
  %4275 = add i64 %4274, %4189
  %4276 = inttoptr i64 %4275 to i32 addrspace(1)*
  %4277 = load volatile i32, i32 addrspace(1)* %4276, align 4, !tbaa !11
  %4278 = zext i32 %3766 to i64
  %4279 = add i64 %4271, %4278
  %4280 = icmp ult i64 %4279, %4190
  br i1 %4280, label %4281, label %4286

4281:                                             ; preds = %4273
  %4282 = shl i64 %4279, 2
  %4283 = add i64 %4282, %4189
  %4284 = inttoptr i64 %4283 to i32 addrspace(1)*
  %4285 = load volatile i32, i32 addrspace(1)* %4284, align 4, !tbaa !11
  br label %4286

4286:                                             ; preds = %4281, %4273
  %4287 = phi i32 [ %4285, %4281 ], [ 0, %4273 ]
  %4288 = shl i32 %3766, 1
  %4289 = zext i32 %4288 to i64
  %4290 = add i64 %4271, %4289
  %4291 = icmp ult i64 %4290, %4190
  br i1 %4291, label %4292, label %4297

4292:                                             ; preds = %4286
  %4293 = shl i64 %4290, 2
  %4294 = add i64 %4293, %4189
  %4295 = inttoptr i64 %4294 to i32 addrspace(1)*
  %4296 = load volatile i32, i32 addrspace(1)* %4295, align 4, !tbaa !11
  br label %4297

4297:                                             ; preds = %4292, %4286
  %4298 = phi i32 [ %4296, %4292 ], [ 0, %4286 ]
  %4299 = mul i32 %3766, 3
  %4300 = zext i32 %4299 to i64
  %4301 = add i64 %4271, %4300
  %4302 = icmp ult i64 %4301, %4190
  br i1 %4302, label %4303, label %4308

4303:                                             ; preds = %4297
  %4304 = shl i64 %4301, 2
  %4305 = add i64 %4304, %4189
  %4306 = inttoptr i64 %4305 to i32 addrspace(1)*
  %4307 = load volatile i32, i32 addrspace(1)* %4306, align 4, !tbaa !11
  br label %4308

4308:                                             ; preds = %4303, %4297
  %4309 = phi i32 [ %4307, %4303 ], [ 0, %4297 ]
  %4310 = shl i32 %3766, 2
  %4311 = zext i32 %4310 to i64
  %4312 = add i64 %4271, %4311
  %4313 = icmp ult i64 %4312, %4190
  br i1 %4313, label %4314, label %4319

4314:                                             ; preds = %4308
  %4315 = shl i64 %4312, 2
  %4316 = add i64 %4315, %4189
  %4317 = inttoptr i64 %4316 to i32 addrspace(1)*
  %4318 = load volatile i32, i32 addrspace(1)* %4317, align 4, !tbaa !11
  br label %4319

4319:                                             ; preds = %4314, %4308
  %4320 = phi i32 [ %4318, %4314 ], [ 0, %4308 ]
  %4321 = mul i32 %3766, 5
  %4322 = zext i32 %4321 to i64
  %4323 = add i64 %4271, %4322
  %4324 = icmp ult i64 %4323, %4190
  br i1 %4324, label %4325, label %4330

4325:                                             ; preds = %4319
  %4326 = shl i64 %4323, 2
  %4327 = add i64 %4326, %4189
  %4328 = inttoptr i64 %4327 to i32 addrspace(1)*
  %4329 = load volatile i32, i32 addrspace(1)* %4328, align 4, !tbaa !11
  br label %4330

4330:                                             ; preds = %4325, %4319
  %4331 = phi i32 [ %4329, %4325 ], [ 0, %4319 ]
  %4332 = mul i32 %3766, 6
  %4333 = zext i32 %4332 to i64
  %4334 = add i64 %4271, %4333
  %4335 = icmp ult i64 %4334, %4190
  br i1 %4335, label %4336, label %4341

4336:                                             ; preds = %4330
  %4337 = shl i64 %4334, 2
  %4338 = add i64 %4337, %4189
  %4339 = inttoptr i64 %4338 to i32 addrspace(1)*
  %4340 = load volatile i32, i32 addrspace(1)* %4339, align 4, !tbaa !11
  br label %4341

4341:                                             ; preds = %4336, %4330
  %4342 = phi i32 [ %4340, %4336 ], [ 0, %4330 ]
  %4343 = add i64 %4271, %4193
  %4344 = icmp ult i64 %4343, %4190
  br i1 %4344, label %4345, label %4350

4345:                                             ; preds = %4341
  %4346 = shl i64 %4343, 2
  %4347 = add i64 %4346, %4189
  %4348 = inttoptr i64 %4347 to i32 addrspace(1)*
  %4349 = load volatile i32, i32 addrspace(1)* %4348, align 4, !tbaa !11
  br label %4350

4350:                                             ; preds = %4345, %4341
  %4351 = phi i32 [ %4349, %4345 ], [ 0, %4341 ]
  %4352 = add i64 %4274, %4188
  %4353 = inttoptr i64 %4352 to i32 addrspace(1)*
  store i32 %4277, i32 addrspace(1)* %4353, align 4, !tbaa !11
  br i1 %4280, label %4354, label %4358

4354:                                             ; preds = %4350
  %4355 = shl i64 %4279, 2
  %4356 = add i64 %4355, %4188
  %4357 = inttoptr i64 %4356 to i32 addrspace(1)*
  store i32 %4287, i32 addrspace(1)* %4357, align 4, !tbaa !11
  br label %4358

4358:                                             ; preds = %4354, %4350
  br i1 %4291, label %4359, label %4363

4359:                                             ; preds = %4358
  %4360 = shl i64 %4290, 2
  %4361 = add i64 %4360, %4188
  %4362 = inttoptr i64 %4361 to i32 addrspace(1)*
  store i32 %4298, i32 addrspace(1)* %4362, align 4, !tbaa !11
  br label %4363

4363:                                             ; preds = %4359, %4358
  br i1 %4302, label %4364, label %4368

4364:                                             ; preds = %4363
  %4365 = shl i64 %4301, 2
  %4366 = add i64 %4365, %4188
  %4367 = inttoptr i64 %4366 to i32 addrspace(1)*
  store i32 %4309, i32 addrspace(1)* %4367, align 4, !tbaa !11
  br label %4368

4368:                                             ; preds = %4364, %4363
  br i1 %4313, label %4369, label %4373

4369:                                             ; preds = %4368
  %4370 = shl i64 %4312, 2
  %4371 = add i64 %4370, %4188
  %4372 = inttoptr i64 %4371 to i32 addrspace(1)*
  store i32 %4320, i32 addrspace(1)* %4372, align 4, !tbaa !11
  br label %4373

4373:                                             ; preds = %4369, %4368
  br i1 %4324, label %4374, label %4378

4374:                                             ; preds = %4373
  %4375 = shl i64 %4323, 2
  %4376 = add i64 %4375, %4188
  %4377 = inttoptr i64 %4376 to i32 addrspace(1)*
  store i32 %4331, i32 addrspace(1)* %4377, align 4, !tbaa !11
  br label %4378

4378:                                             ; preds = %4374, %4373
  br i1 %4335, label %4379, label %4383

4379:                                             ; preds = %4378
  %4380 = shl i64 %4334, 2
  %4381 = add i64 %4380, %4188
  %4382 = inttoptr i64 %4381 to i32 addrspace(1)*
  store i32 %4342, i32 addrspace(1)* %4382, align 4, !tbaa !11
  br label %4383

4383:                                             ; preds = %4379, %4378
  br i1 %4344, label %4384, label %4402

4384:                                             ; preds = %4383
  %4385 = shl i64 %4343, 2
  %4386 = add i64 %4385, %4188
  %4387 = inttoptr i64 %4386 to i32 addrspace(1)*
  store i32 %4351, i32 addrspace(1)* %4387, align 4, !tbaa !11
  br label %4402

4388:                                             ; preds = %3980
  %4389 = zext i32 %3765 to i64
  %4390 = icmp ugt i64 %3661, %4389
  br i1 %4390, label %4391, label %4432

4391:                                             ; preds = %4388
  %4392 = zext i32 %3766 to i64
  br label %4393

4393:                                             ; preds = %4393, %4391
  %4394 = phi i64 [ %4389, %4391 ], [ %4400, %4393 ]
  %4395 = add i64 %4394, %2983
  %4396 = inttoptr i64 %4395 to i8 addrspace(1)*
  %4397 = load volatile i8, i8 addrspace(1)* %4396, align 1, !tbaa !11
  %4398 = add i64 %4394, %3764
  %4399 = inttoptr i64 %4398 to i8 addrspace(1)*
  store i8 %4397, i8 addrspace(1)* %4399, align 1, !tbaa !11
  %4400 = add i64 %4394, %4392
  %4401 = icmp ult i64 %4400, %3661
  br i1 %4401, label %4393, label %4432, !llvm.loop !46

4402:                                             ; preds = %4384, %4383, %4270, %4183, %4182, %4069
  %4403 = phi i64 [ %4191, %4384 ], [ %4191, %4383 ], [ %4191, %4270 ], [ %3990, %4183 ], [ %3990, %4182 ], [ %3990, %4069 ]
  %4404 = icmp ugt i64 %3982, %4403
  br i1 %4404, label %4405, label %4416

4405:                                             ; preds = %4402
  %4406 = zext i32 %3766 to i64
  br label %4407

4407:                                             ; preds = %4407, %4405
  %4408 = phi i64 [ %4403, %4405 ], [ %4414, %4407 ]
  %4409 = add i64 %4408, %2983
  %4410 = inttoptr i64 %4409 to i8 addrspace(1)*
  %4411 = load volatile i8, i8 addrspace(1)* %4410, align 1, !tbaa !11
  %4412 = add i64 %4408, %3764
  %4413 = inttoptr i64 %4412 to i8 addrspace(1)*
  store i8 %4411, i8 addrspace(1)* %4413, align 1, !tbaa !11
  %4414 = add i64 %4408, %4406
  %4415 = icmp ult i64 %4414, %3982
  br i1 %4415, label %4407, label %4416, !llvm.loop !46

4416:                                             ; preds = %4407, %4402
  %4417 = add i64 %3985, %3982
  %4418 = sub i64 %3661, %4417
  %4419 = icmp ugt i64 %4418, %4403
  br i1 %4419, label %4420, label %4432

4420:                                             ; preds = %4416
  %4421 = zext i32 %3766 to i64
  br label %4422

4422:                                             ; preds = %4422, %4420
  %4423 = phi i64 [ %4403, %4420 ], [ %4430, %4422 ]
  %4424 = add i64 %4423, %4417
  %4425 = add i64 %4424, %2983
  %4426 = inttoptr i64 %4425 to i8 addrspace(1)*
  %4427 = load volatile i8, i8 addrspace(1)* %4426, align 1, !tbaa !11
  %4428 = add i64 %4424, %3764
  %4429 = inttoptr i64 %4428 to i8 addrspace(1)*
  store i8 %4427, i8 addrspace(1)* %4429, align 1, !tbaa !11
  %4430 = add i64 %4423, %4421
  %4431 = icmp ult i64 %4430, %4418
  br i1 %4431, label %4422, label %4432, !llvm.loop !46

4432:                                             ; preds = %4422, %4393, %4416, %4388, %3976, %3975, %3862, %3747
  %4433 = and i1 %3667, %3758
  %4434 = zext i1 %4433 to i32
  %4435 = load i32, i32* %71, align 4, !tbaa !9
  %4436 = add i32 %4435, %4434
  store i32 %4436, i32* %71, align 4, !tbaa !9
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !97
  %4437 = load i32, i32* %41, align 8, !tbaa !42
  %4438 = icmp eq i32 %4437, 0
  br i1 %4438, label %4439, label %4446

4439:                                             ; preds = %4432
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !34
  br i1 %3758, label %4440, label %4442

4440:                                             ; preds = %4439
  %4441 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %3664, i64 -131072) #10, !srcloc !27
  br label %4446

4442:                                             ; preds = %4439
  %4443 = shl i64 %3757, 20
  %4444 = or i64 %4443, 131072
  %4445 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %3664, i64 %4444) #10, !srcloc !27
  br label %4446

4446:                                             ; preds = %4442, %4440, %4432
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !88
  %4447 = and i64 %2968, 4286578688
  %4448 = icmp eq i64 %4447, 58720256
  br i1 %4448, label %4449, label %4450

4449:                                             ; preds = %4446
  store i32 %2964, i32* %51, align 4, !tbaa !60
  br label %4461

4450:                                             ; preds = %4446
  %4451 = load i32, i32* %41, align 8, !tbaa !42
  %4452 = icmp eq i32 %4451, 0
  br i1 %4452, label %4453, label %4461

4453:                                             ; preds = %4450
  %4454 = lshr i64 %1826, 3
  %4455 = and i64 %4454, 536870904
  %4456 = and i64 %1826, 63
  %4457 = shl nuw i64 1, %4456
  %4458 = load i64, i64* %50, align 8, !tbaa !58
  %4459 = add i64 %4458, %4455
  %4460 = inttoptr i64 %4459 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %4460, i64 %4457) #10, !srcloc !59
  br label %4461

4461:                                             ; preds = %4453, %4450, %4449
  %4462 = zext i1 %2984 to i32
  %4463 = load i32, i32* %72, align 8, !tbaa !9
  %4464 = add i32 %4463, %4462
  store i32 %4464, i32* %72, align 8, !tbaa !9
  br label %5156

4465:                                             ; preds = %1825
  %4466 = icmp eq i64 %77, 0
  br i1 %4466, label %5145, label %4467

4467:                                             ; preds = %4465
  %4468 = load i64, i64* %70, align 8, !tbaa !96
  %4469 = and i64 %1826, 72057594037927935
  %4470 = load i32, i32* %35, align 8, !tbaa !38
  %4471 = zext i32 %4470 to i64
  %4472 = shl i64 %4469, %4471
  %4473 = add i64 %4472, %4468
  %4474 = shl nsw i64 -1, %4471
  %4475 = xor i64 %4474, -1
  %4476 = and i64 %78, %4475
  %4477 = add i64 %4473, %4476
  %4478 = load i32, i32* %41, align 8, !tbaa !42
  %4479 = load i32, i32* %46, align 4, !tbaa !43
  %4480 = xor i64 %4477, %77
  %4481 = and i64 %4480, 15
  %4482 = icmp eq i64 %4481, 0
  %4483 = and i64 %4480, 3
  %4484 = icmp eq i64 %4483, 0
  %4485 = select i1 %4484, i64 4, i64 1
  %4486 = select i1 %4482, i64 16, i64 %4485
  %4487 = sub i64 0, %77
  %4488 = add nsw i64 %4486, -1
  %4489 = and i64 %4488, %4487
  %4490 = or i64 %1547, %77
  %4491 = or i64 %4490, %4477
  %4492 = and i64 %4491, 15
  %4493 = icmp eq i64 %4492, 0
  br i1 %4493, label %4494, label %4693

4494:                                             ; preds = %4467
  %4495 = lshr i64 %1547, 4
  %4496 = zext i32 %4478 to i64
  %4497 = mul i32 %4479, 7
  %4498 = zext i32 %4497 to i64
  %4499 = add nuw nsw i64 %4498, %4496
  %4500 = icmp ult i64 %4499, %4495
  br i1 %4500, label %4501, label %4575

4501:                                             ; preds = %4494
  %4502 = shl i32 %4479, 3
  %4503 = zext i32 %4502 to i64
  %4504 = zext i32 %4479 to i64
  %4505 = shl i32 %4479, 1
  %4506 = zext i32 %4505 to i64
  %4507 = mul i32 %4479, 3
  %4508 = zext i32 %4507 to i64
  %4509 = shl i32 %4479, 2
  %4510 = zext i32 %4509 to i64
  %4511 = mul i32 %4479, 5
  %4512 = zext i32 %4511 to i64
  %4513 = mul i32 %4479, 6
  %4514 = zext i32 %4513 to i64
  br label %4515

4515:                                             ; preds = %4515, %4501
  %4516 = phi i64 [ %4496, %4501 ], [ %4572, %4515 ]
  %4517 = shl i64 %4516, 4
  %4518 = add i64 %4517, %4477
  %4519 = inttoptr i64 %4518 to <4 x i32> addrspace(1)*
  %4520 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4519, align 16, !tbaa !11
  %4521 = add i64 %4516, %4504
  %4522 = shl i64 %4521, 4
  %4523 = add i64 %4522, %4477
  %4524 = inttoptr i64 %4523 to <4 x i32> addrspace(1)*
  %4525 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4524, align 16, !tbaa !11
  %4526 = add i64 %4516, %4506
  %4527 = shl i64 %4526, 4
  %4528 = add i64 %4527, %4477
  %4529 = inttoptr i64 %4528 to <4 x i32> addrspace(1)*
  %4530 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4529, align 16, !tbaa !11
  %4531 = add i64 %4516, %4508
  %4532 = shl i64 %4531, 4
  %4533 = add i64 %4532, %4477
  %4534 = inttoptr i64 %4533 to <4 x i32> addrspace(1)*
  %4535 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4534, align 16, !tbaa !11
  %4536 = add i64 %4516, %4510
  %4537 = shl i64 %4536, 4
  %4538 = add i64 %4537, %4477
  %4539 = inttoptr i64 %4538 to <4 x i32> addrspace(1)*
  %4540 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4539, align 16, !tbaa !11
  %4541 = add i64 %4516, %4512
  %4542 = shl i64 %4541, 4
  %4543 = add i64 %4542, %4477
  %4544 = inttoptr i64 %4543 to <4 x i32> addrspace(1)*
  %4545 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4544, align 16, !tbaa !11
  %4546 = add i64 %4516, %4514
  %4547 = shl i64 %4546, 4
  %4548 = add i64 %4547, %4477
  %4549 = inttoptr i64 %4548 to <4 x i32> addrspace(1)*
  %4550 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4549, align 16, !tbaa !11
  %4551 = add i64 %4516, %4498
  %4552 = shl i64 %4551, 4
  %4553 = add i64 %4552, %4477
  %4554 = inttoptr i64 %4553 to <4 x i32> addrspace(1)*
  %4555 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4554, align 16, !tbaa !11
  %4556 = add i64 %4517, %77
  %4557 = inttoptr i64 %4556 to <4 x i32> addrspace(1)*
  store <4 x i32> %4520, <4 x i32> addrspace(1)* %4557, align 16, !tbaa !11
  %4558 = add i64 %4522, %77
  %4559 = inttoptr i64 %4558 to <4 x i32> addrspace(1)*
  store <4 x i32> %4525, <4 x i32> addrspace(1)* %4559, align 16, !tbaa !11
  %4560 = add i64 %4527, %77
  %4561 = inttoptr i64 %4560 to <4 x i32> addrspace(1)*
  store <4 x i32> %4530, <4 x i32> addrspace(1)* %4561, align 16, !tbaa !11
  %4562 = add i64 %4532, %77
  %4563 = inttoptr i64 %4562 to <4 x i32> addrspace(1)*
  store <4 x i32> %4535, <4 x i32> addrspace(1)* %4563, align 16, !tbaa !11
  %4564 = add i64 %4537, %77
  %4565 = inttoptr i64 %4564 to <4 x i32> addrspace(1)*
  store <4 x i32> %4540, <4 x i32> addrspace(1)* %4565, align 16, !tbaa !11
  %4566 = add i64 %4542, %77
  %4567 = inttoptr i64 %4566 to <4 x i32> addrspace(1)*
  store <4 x i32> %4545, <4 x i32> addrspace(1)* %4567, align 16, !tbaa !11
  %4568 = add i64 %4547, %77
  %4569 = inttoptr i64 %4568 to <4 x i32> addrspace(1)*
  store <4 x i32> %4550, <4 x i32> addrspace(1)* %4569, align 16, !tbaa !11
  %4570 = add i64 %4552, %77
  %4571 = inttoptr i64 %4570 to <4 x i32> addrspace(1)*
  store <4 x i32> %4555, <4 x i32> addrspace(1)* %4571, align 16, !tbaa !11
  %4572 = add i64 %4516, %4503
  %4573 = add i64 %4572, %4498
  %4574 = icmp ult i64 %4573, %4495
  br i1 %4574, label %4515, label %4575, !llvm.loop !44

4575:                                             ; preds = %4515, %4494
  %4576 = phi i64 [ %4496, %4494 ], [ %4572, %4515 ]
  %4577 = icmp ult i64 %4576, %4495
  br i1 %4577, label %4578, label %5145

4578:                                             ; preds = %4575
  %4579 = shl i64 %4576, 4
  %4580 = add i64 %4579, %4477
  %4581 = inttoptr i64 %4580 to <4 x i32> addrspace(1)*
  %4582 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4581, align 16, !tbaa !11
  %4583 = zext i32 %4479 to i64
  %4584 = add i64 %4576, %4583
  %4585 = icmp ult i64 %4584, %4495
  br i1 %4585, label %4586, label %4591

4586:                                             ; preds = %4578
  %4587 = shl i64 %4584, 4
  %4588 = add i64 %4587, %4477
  %4589 = inttoptr i64 %4588 to <4 x i32> addrspace(1)*
  %4590 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4589, align 16, !tbaa !11
  br label %4591

4591:                                             ; preds = %4586, %4578
  %4592 = phi <4 x i32> [ %4590, %4586 ], [ zeroinitializer, %4578 ]
  %4593 = shl i32 %4479, 1
  %4594 = zext i32 %4593 to i64
  %4595 = add i64 %4576, %4594
  %4596 = icmp ult i64 %4595, %4495
  br i1 %4596, label %4597, label %4602

4597:                                             ; preds = %4591
  %4598 = shl i64 %4595, 4
  %4599 = add i64 %4598, %4477
  %4600 = inttoptr i64 %4599 to <4 x i32> addrspace(1)*
  %4601 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4600, align 16, !tbaa !11
  br label %4602

4602:                                             ; preds = %4597, %4591
  %4603 = phi <4 x i32> [ %4601, %4597 ], [ zeroinitializer, %4591 ]
  %4604 = mul i32 %4479, 3
  %4605 = zext i32 %4604 to i64
  %4606 = add i64 %4576, %4605
  %4607 = icmp ult i64 %4606, %4495
  br i1 %4607, label %4608, label %4613

4608:                                             ; preds = %4602
  %4609 = shl i64 %4606, 4
  %4610 = add i64 %4609, %4477
  %4611 = inttoptr i64 %4610 to <4 x i32> addrspace(1)*
  %4612 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4611, align 16, !tbaa !11
  br label %4613

4613:                                             ; preds = %4608, %4602
  %4614 = phi <4 x i32> [ %4612, %4608 ], [ zeroinitializer, %4602 ]
  %4615 = shl i32 %4479, 2
  %4616 = zext i32 %4615 to i64
  %4617 = add i64 %4576, %4616
  %4618 = icmp ult i64 %4617, %4495
  br i1 %4618, label %4619, label %4624

4619:                                             ; preds = %4613
  %4620 = shl i64 %4617, 4
  %4621 = add i64 %4620, %4477
  %4622 = inttoptr i64 %4621 to <4 x i32> addrspace(1)*
  %4623 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4622, align 16, !tbaa !11
  br label %4624

4624:                                             ; preds = %4619, %4613
  %4625 = phi <4 x i32> [ %4623, %4619 ], [ zeroinitializer, %4613 ]
  %4626 = mul i32 %4479, 5
  %4627 = zext i32 %4626 to i64
  %4628 = add i64 %4576, %4627
  %4629 = icmp ult i64 %4628, %4495
  br i1 %4629, label %4630, label %4635

4630:                                             ; preds = %4624
  %4631 = shl i64 %4628, 4
  %4632 = add i64 %4631, %4477
  %4633 = inttoptr i64 %4632 to <4 x i32> addrspace(1)*
  %4634 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4633, align 16, !tbaa !11
  br label %4635

4635:                                             ; preds = %4630, %4624
  %4636 = phi <4 x i32> [ %4634, %4630 ], [ zeroinitializer, %4624 ]
  %4637 = mul i32 %4479, 6
  %4638 = zext i32 %4637 to i64
  %4639 = add i64 %4576, %4638
  %4640 = icmp ult i64 %4639, %4495
  br i1 %4640, label %4641, label %4646

4641:                                             ; preds = %4635
  %4642 = shl i64 %4639, 4
  %4643 = add i64 %4642, %4477
  %4644 = inttoptr i64 %4643 to <4 x i32> addrspace(1)*
  %4645 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4644, align 16, !tbaa !11
  br label %4646

4646:                                             ; preds = %4641, %4635
  %4647 = phi <4 x i32> [ %4645, %4641 ], [ zeroinitializer, %4635 ]
  %4648 = add i64 %4576, %4498
  %4649 = icmp ult i64 %4648, %4495
  br i1 %4649, label %4650, label %4655

4650:                                             ; preds = %4646
  %4651 = shl i64 %4648, 4
  %4652 = add i64 %4651, %4477
  %4653 = inttoptr i64 %4652 to <4 x i32> addrspace(1)*
  %4654 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4653, align 16, !tbaa !11
  br label %4655

4655:                                             ; preds = %4650, %4646
  %4656 = phi <4 x i32> [ %4654, %4650 ], [ zeroinitializer, %4646 ]
  %4657 = add i64 %4579, %77
  %4658 = inttoptr i64 %4657 to <4 x i32> addrspace(1)*
  store <4 x i32> %4582, <4 x i32> addrspace(1)* %4658, align 16, !tbaa !11
  br i1 %4585, label %4659, label %4663

4659:                                             ; preds = %4655
  %4660 = shl i64 %4584, 4
  %4661 = add i64 %4660, %77
  %4662 = inttoptr i64 %4661 to <4 x i32> addrspace(1)*
  store <4 x i32> %4592, <4 x i32> addrspace(1)* %4662, align 16, !tbaa !11
  br label %4663

4663:                                             ; preds = %4659, %4655
  br i1 %4596, label %4664, label %4668

4664:                                             ; preds = %4663
  %4665 = shl i64 %4595, 4
  %4666 = add i64 %4665, %77
  %4667 = inttoptr i64 %4666 to <4 x i32> addrspace(1)*
  store <4 x i32> %4603, <4 x i32> addrspace(1)* %4667, align 16, !tbaa !11
  br label %4668

4668:                                             ; preds = %4664, %4663
  br i1 %4607, label %4669, label %4673

4669:                                             ; preds = %4668
  %4670 = shl i64 %4606, 4
  %4671 = add i64 %4670, %77
  %4672 = inttoptr i64 %4671 to <4 x i32> addrspace(1)*
  store <4 x i32> %4614, <4 x i32> addrspace(1)* %4672, align 16, !tbaa !11
  br label %4673

4673:                                             ; preds = %4669, %4668
  br i1 %4618, label %4674, label %4678

4674:                                             ; preds = %4673
  %4675 = shl i64 %4617, 4
  %4676 = add i64 %4675, %77
  %4677 = inttoptr i64 %4676 to <4 x i32> addrspace(1)*
  store <4 x i32> %4625, <4 x i32> addrspace(1)* %4677, align 16, !tbaa !11
  br label %4678

4678:                                             ; preds = %4674, %4673
  br i1 %4629, label %4679, label %4683

4679:                                             ; preds = %4678
  %4680 = shl i64 %4628, 4
  %4681 = add i64 %4680, %77
  %4682 = inttoptr i64 %4681 to <4 x i32> addrspace(1)*
  store <4 x i32> %4636, <4 x i32> addrspace(1)* %4682, align 16, !tbaa !11
  br label %4683

4683:                                             ; preds = %4679, %4678
  br i1 %4640, label %4684, label %4688

4684:                                             ; preds = %4683
  %4685 = shl i64 %4639, 4
  %4686 = add i64 %4685, %77
  %4687 = inttoptr i64 %4686 to <4 x i32> addrspace(1)*
  store <4 x i32> %4647, <4 x i32> addrspace(1)* %4687, align 16, !tbaa !11
  br label %4688

4688:                                             ; preds = %4684, %4683
  br i1 %4649, label %4689, label %5145

4689:                                             ; preds = %4688
  %4690 = shl i64 %4648, 4
  %4691 = add i64 %4690, %77
  %4692 = inttoptr i64 %4691 to <4 x i32> addrspace(1)*
  store <4 x i32> %4656, <4 x i32> addrspace(1)* %4692, align 16, !tbaa !11
  br label %5145

4693:                                             ; preds = %4467
  %4694 = icmp ult i64 %4489, %1547
  %4695 = select i1 %4694, i64 %4489, i64 %1547
  %4696 = sub i64 %1547, %4695
  %4697 = sub nsw i64 0, %4486
  %4698 = and i64 %4696, %4697
  switch i64 %4486, label %5101 [
    i64 16, label %4699
    i64 4, label %4900
  ]

4699:                                             ; preds = %4693
  %4700 = add i64 %4695, %77
  %4701 = add i64 %4695, %4477
  %4702 = lshr i64 %4698, 4
  %4703 = zext i32 %4478 to i64
  %4704 = mul i32 %4479, 7
  %4705 = zext i32 %4704 to i64
  %4706 = add nuw nsw i64 %4705, %4703
  %4707 = icmp ult i64 %4706, %4702
  br i1 %4707, label %4708, label %4782

4708:                                             ; preds = %4699
  %4709 = shl i32 %4479, 3
  %4710 = zext i32 %4709 to i64
  %4711 = zext i32 %4479 to i64
  %4712 = shl i32 %4479, 1
  %4713 = zext i32 %4712 to i64
  %4714 = mul i32 %4479, 3
  %4715 = zext i32 %4714 to i64
  %4716 = shl i32 %4479, 2
  %4717 = zext i32 %4716 to i64
  %4718 = mul i32 %4479, 5
  %4719 = zext i32 %4718 to i64
  %4720 = mul i32 %4479, 6
  %4721 = zext i32 %4720 to i64
  br label %4722

4722:                                             ; preds = %4722, %4708
  %4723 = phi i64 [ %4703, %4708 ], [ %4779, %4722 ]
  %4724 = shl i64 %4723, 4
  %4725 = add i64 %4724, %4701
  %4726 = inttoptr i64 %4725 to <4 x i32> addrspace(1)*
  %4727 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4726, align 16, !tbaa !11
  %4728 = add i64 %4723, %4711
  %4729 = shl i64 %4728, 4
  %4730 = add i64 %4729, %4701
  %4731 = inttoptr i64 %4730 to <4 x i32> addrspace(1)*
  %4732 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4731, align 16, !tbaa !11
  %4733 = add i64 %4723, %4713
  %4734 = shl i64 %4733, 4
  %4735 = add i64 %4734, %4701
  %4736 = inttoptr i64 %4735 to <4 x i32> addrspace(1)*
  %4737 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4736, align 16, !tbaa !11
  %4738 = add i64 %4723, %4715
  %4739 = shl i64 %4738, 4
  %4740 = add i64 %4739, %4701
  %4741 = inttoptr i64 %4740 to <4 x i32> addrspace(1)*
  %4742 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4741, align 16, !tbaa !11
  %4743 = add i64 %4723, %4717
  %4744 = shl i64 %4743, 4
  %4745 = add i64 %4744, %4701
  %4746 = inttoptr i64 %4745 to <4 x i32> addrspace(1)*
  %4747 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4746, align 16, !tbaa !11
  %4748 = add i64 %4723, %4719
  %4749 = shl i64 %4748, 4
  %4750 = add i64 %4749, %4701
  %4751 = inttoptr i64 %4750 to <4 x i32> addrspace(1)*
  %4752 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4751, align 16, !tbaa !11
  %4753 = add i64 %4723, %4721
  %4754 = shl i64 %4753, 4
  %4755 = add i64 %4754, %4701
  %4756 = inttoptr i64 %4755 to <4 x i32> addrspace(1)*
  %4757 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4756, align 16, !tbaa !11
  %4758 = add i64 %4723, %4705
  %4759 = shl i64 %4758, 4
  %4760 = add i64 %4759, %4701
  %4761 = inttoptr i64 %4760 to <4 x i32> addrspace(1)*
  %4762 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4761, align 16, !tbaa !11
  %4763 = add i64 %4724, %4700
  %4764 = inttoptr i64 %4763 to <4 x i32> addrspace(1)*
  store <4 x i32> %4727, <4 x i32> addrspace(1)* %4764, align 16, !tbaa !11
  %4765 = add i64 %4729, %4700
  %4766 = inttoptr i64 %4765 to <4 x i32> addrspace(1)*
  store <4 x i32> %4732, <4 x i32> addrspace(1)* %4766, align 16, !tbaa !11
  %4767 = add i64 %4734, %4700
  %4768 = inttoptr i64 %4767 to <4 x i32> addrspace(1)*
  store <4 x i32> %4737, <4 x i32> addrspace(1)* %4768, align 16, !tbaa !11
  %4769 = add i64 %4739, %4700
  %4770 = inttoptr i64 %4769 to <4 x i32> addrspace(1)*
  store <4 x i32> %4742, <4 x i32> addrspace(1)* %4770, align 16, !tbaa !11
  %4771 = add i64 %4744, %4700
  %4772 = inttoptr i64 %4771 to <4 x i32> addrspace(1)*
  store <4 x i32> %4747, <4 x i32> addrspace(1)* %4772, align 16, !tbaa !11
  %4773 = add i64 %4749, %4700
  %4774 = inttoptr i64 %4773 to <4 x i32> addrspace(1)*
  store <4 x i32> %4752, <4 x i32> addrspace(1)* %4774, align 16, !tbaa !11
  %4775 = add i64 %4754, %4700
  %4776 = inttoptr i64 %4775 to <4 x i32> addrspace(1)*
  store <4 x i32> %4757, <4 x i32> addrspace(1)* %4776, align 16, !tbaa !11
  %4777 = add i64 %4759, %4700
  %4778 = inttoptr i64 %4777 to <4 x i32> addrspace(1)*
  store <4 x i32> %4762, <4 x i32> addrspace(1)* %4778, align 16, !tbaa !11
  %4779 = add i64 %4723, %4710
  %4780 = add i64 %4779, %4705
  %4781 = icmp ult i64 %4780, %4702
  br i1 %4781, label %4722, label %4782, !llvm.loop !44

4782:                                             ; preds = %4722, %4699
  %4783 = phi i64 [ %4703, %4699 ], [ %4779, %4722 ]
  %4784 = icmp ult i64 %4783, %4702
  br i1 %4784, label %4785, label %5115

4785:                                             ; preds = %4782
  %4786 = shl i64 %4783, 4
  %4787 = add i64 %4786, %4701
  %4788 = inttoptr i64 %4787 to <4 x i32> addrspace(1)*
  %4789 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4788, align 16, !tbaa !11
  %4790 = zext i32 %4479 to i64
  %4791 = add i64 %4783, %4790
  %4792 = icmp ult i64 %4791, %4702
  br i1 %4792, label %4793, label %4798

4793:                                             ; preds = %4785
  %4794 = shl i64 %4791, 4
  %4795 = add i64 %4794, %4701
  %4796 = inttoptr i64 %4795 to <4 x i32> addrspace(1)*
  %4797 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4796, align 16, !tbaa !11
  br label %4798

4798:                                             ; preds = %4793, %4785
  %4799 = phi <4 x i32> [ %4797, %4793 ], [ zeroinitializer, %4785 ]
  %4800 = shl i32 %4479, 1
  %4801 = zext i32 %4800 to i64
  %4802 = add i64 %4783, %4801
  %4803 = icmp ult i64 %4802, %4702
  br i1 %4803, label %4804, label %4809

4804:                                             ; preds = %4798
  %4805 = shl i64 %4802, 4
  %4806 = add i64 %4805, %4701
  %4807 = inttoptr i64 %4806 to <4 x i32> addrspace(1)*
  %4808 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4807, align 16, !tbaa !11
  br label %4809

4809:                                             ; preds = %4804, %4798
  %4810 = phi <4 x i32> [ %4808, %4804 ], [ zeroinitializer, %4798 ]
  %4811 = mul i32 %4479, 3
  %4812 = zext i32 %4811 to i64
  %4813 = add i64 %4783, %4812
  %4814 = icmp ult i64 %4813, %4702
  br i1 %4814, label %4815, label %4820

4815:                                             ; preds = %4809
  %4816 = shl i64 %4813, 4
  %4817 = add i64 %4816, %4701
  %4818 = inttoptr i64 %4817 to <4 x i32> addrspace(1)*
  %4819 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4818, align 16, !tbaa !11
  br label %4820

4820:                                             ; preds = %4815, %4809
  %4821 = phi <4 x i32> [ %4819, %4815 ], [ zeroinitializer, %4809 ]
  %4822 = shl i32 %4479, 2
  %4823 = zext i32 %4822 to i64
  %4824 = add i64 %4783, %4823
  %4825 = icmp ult i64 %4824, %4702
  br i1 %4825, label %4826, label %4831

4826:                                             ; preds = %4820
  %4827 = shl i64 %4824, 4
  %4828 = add i64 %4827, %4701
  %4829 = inttoptr i64 %4828 to <4 x i32> addrspace(1)*
  %4830 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4829, align 16, !tbaa !11
  br label %4831

4831:                                             ; preds = %4826, %4820
  %4832 = phi <4 x i32> [ %4830, %4826 ], [ zeroinitializer, %4820 ]
  %4833 = mul i32 %4479, 5
  %4834 = zext i32 %4833 to i64
  %4835 = add i64 %4783, %4834
  %4836 = icmp ult i64 %4835, %4702
  br i1 %4836, label %4837, label %4842

4837:                                             ; preds = %4831
  %4838 = shl i64 %4835, 4
  %4839 = add i64 %4838, %4701
  %4840 = inttoptr i64 %4839 to <4 x i32> addrspace(1)*
  %4841 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4840, align 16, !tbaa !11
  br label %4842

4842:                                             ; preds = %4837, %4831
  %4843 = phi <4 x i32> [ %4841, %4837 ], [ zeroinitializer, %4831 ]
  %4844 = mul i32 %4479, 6
  %4845 = zext i32 %4844 to i64
  %4846 = add i64 %4783, %4845
  %4847 = icmp ult i64 %4846, %4702
  br i1 %4847, label %4848, label %4853

4848:                                             ; preds = %4842
  %4849 = shl i64 %4846, 4
  %4850 = add i64 %4849, %4701
  %4851 = inttoptr i64 %4850 to <4 x i32> addrspace(1)*
  %4852 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4851, align 16, !tbaa !11
  br label %4853

4853:                                             ; preds = %4848, %4842
  %4854 = phi <4 x i32> [ %4852, %4848 ], [ zeroinitializer, %4842 ]
  %4855 = add i64 %4783, %4705
  %4856 = icmp ult i64 %4855, %4702
  br i1 %4856, label %4857, label %4862

4857:                                             ; preds = %4853
  %4858 = shl i64 %4855, 4
  %4859 = add i64 %4858, %4701
  %4860 = inttoptr i64 %4859 to <4 x i32> addrspace(1)*
  %4861 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4860, align 16, !tbaa !11
  br label %4862

4862:                                             ; preds = %4857, %4853
  %4863 = phi <4 x i32> [ %4861, %4857 ], [ zeroinitializer, %4853 ]
  %4864 = add i64 %4786, %4700
  %4865 = inttoptr i64 %4864 to <4 x i32> addrspace(1)*
  store <4 x i32> %4789, <4 x i32> addrspace(1)* %4865, align 16, !tbaa !11
  br i1 %4792, label %4866, label %4870

4866:                                             ; preds = %4862
  %4867 = shl i64 %4791, 4
  %4868 = add i64 %4867, %4700
  %4869 = inttoptr i64 %4868 to <4 x i32> addrspace(1)*
  store <4 x i32> %4799, <4 x i32> addrspace(1)* %4869, align 16, !tbaa !11
  br label %4870

4870:                                             ; preds = %4866, %4862
  br i1 %4803, label %4871, label %4875

4871:                                             ; preds = %4870
  %4872 = shl i64 %4802, 4
  %4873 = add i64 %4872, %4700
  %4874 = inttoptr i64 %4873 to <4 x i32> addrspace(1)*
  store <4 x i32> %4810, <4 x i32> addrspace(1)* %4874, align 16, !tbaa !11
  br label %4875

4875:                                             ; preds = %4871, %4870
  br i1 %4814, label %4876, label %4880

4876:                                             ; preds = %4875
  %4877 = shl i64 %4813, 4
  %4878 = add i64 %4877, %4700
  %4879 = inttoptr i64 %4878 to <4 x i32> addrspace(1)*
  store <4 x i32> %4821, <4 x i32> addrspace(1)* %4879, align 16, !tbaa !11
  br label %4880

4880:                                             ; preds = %4876, %4875
  br i1 %4825, label %4881, label %4885

4881:                                             ; preds = %4880
  %4882 = shl i64 %4824, 4
  %4883 = add i64 %4882, %4700
  %4884 = inttoptr i64 %4883 to <4 x i32> addrspace(1)*
  store <4 x i32> %4832, <4 x i32> addrspace(1)* %4884, align 16, !tbaa !11
  br label %4885

4885:                                             ; preds = %4881, %4880
  br i1 %4836, label %4886, label %4890

4886:                                             ; preds = %4885
  %4887 = shl i64 %4835, 4
  %4888 = add i64 %4887, %4700
  %4889 = inttoptr i64 %4888 to <4 x i32> addrspace(1)*
  store <4 x i32> %4843, <4 x i32> addrspace(1)* %4889, align 16, !tbaa !11
  br label %4890

4890:                                             ; preds = %4886, %4885
  br i1 %4847, label %4891, label %4895

4891:                                             ; preds = %4890
  %4892 = shl i64 %4846, 4
  %4893 = add i64 %4892, %4700
  %4894 = inttoptr i64 %4893 to <4 x i32> addrspace(1)*
  store <4 x i32> %4854, <4 x i32> addrspace(1)* %4894, align 16, !tbaa !11
  br label %4895

4895:                                             ; preds = %4891, %4890
  br i1 %4856, label %4896, label %5115

4896:                                             ; preds = %4895
  %4897 = shl i64 %4855, 4
  %4898 = add i64 %4897, %4700
  %4899 = inttoptr i64 %4898 to <4 x i32> addrspace(1)*
  store <4 x i32> %4863, <4 x i32> addrspace(1)* %4899, align 16, !tbaa !11
  br label %5115

4900:                                             ; preds = %4693
  %4901 = add i64 %4695, %77
  %4902 = add i64 %4695, %4477
  %4903 = lshr i64 %4698, 2
  %4904 = zext i32 %4478 to i64
  %4905 = mul i32 %4479, 7
  %4906 = zext i32 %4905 to i64
  %4907 = add nuw nsw i64 %4906, %4904
  %4908 = icmp ult i64 %4907, %4903
  br i1 %4908, label %4909, label %4983

4909:                                             ; preds = %4900
  %4910 = shl i32 %4479, 3
  %4911 = zext i32 %4910 to i64
  %4912 = zext i32 %4479 to i64
  %4913 = shl i32 %4479, 1
  %4914 = zext i32 %4913 to i64
  %4915 = mul i32 %4479, 3
  %4916 = zext i32 %4915 to i64
  %4917 = shl i32 %4479, 2
  %4918 = zext i32 %4917 to i64
  %4919 = mul i32 %4479, 5
  %4920 = zext i32 %4919 to i64
  %4921 = mul i32 %4479, 6
  %4922 = zext i32 %4921 to i64
  br label %4923

4923:                                             ; preds = %4923, %4909
  %4924 = phi i64 [ %4904, %4909 ], [ %4980, %4923 ]
  %4925 = shl i64 %4924, 2
  %4926 = add i64 %4925, %4902
  %4927 = inttoptr i64 %4926 to i32 addrspace(1)*
  %4928 = load volatile i32, i32 addrspace(1)* %4927, align 4, !tbaa !11
  %4929 = add i64 %4924, %4912
  %4930 = shl i64 %4929, 2
  %4931 = add i64 %4930, %4902
  %4932 = inttoptr i64 %4931 to i32 addrspace(1)*
  %4933 = load volatile i32, i32 addrspace(1)* %4932, align 4, !tbaa !11
  %4934 = add i64 %4924, %4914
  %4935 = shl i64 %4934, 2
  %4936 = add i64 %4935, %4902
  %4937 = inttoptr i64 %4936 to i32 addrspace(1)*
  %4938 = load volatile i32, i32 addrspace(1)* %4937, align 4, !tbaa !11
  %4939 = add i64 %4924, %4916
  %4940 = shl i64 %4939, 2
  %4941 = add i64 %4940, %4902
  %4942 = inttoptr i64 %4941 to i32 addrspace(1)*
  %4943 = load volatile i32, i32 addrspace(1)* %4942, align 4, !tbaa !11
  %4944 = add i64 %4924, %4918
  %4945 = shl i64 %4944, 2
  %4946 = add i64 %4945, %4902
  %4947 = inttoptr i64 %4946 to i32 addrspace(1)*
  %4948 = load volatile i32, i32 addrspace(1)* %4947, align 4, !tbaa !11
  %4949 = add i64 %4924, %4920
  %4950 = shl i64 %4949, 2
  %4951 = add i64 %4950, %4902
  %4952 = inttoptr i64 %4951 to i32 addrspace(1)*
  %4953 = load volatile i32, i32 addrspace(1)* %4952, align 4, !tbaa !11
  %4954 = add i64 %4924, %4922
  %4955 = shl i64 %4954, 2
  %4956 = add i64 %4955, %4902
  %4957 = inttoptr i64 %4956 to i32 addrspace(1)*
  %4958 = load volatile i32, i32 addrspace(1)* %4957, align 4, !tbaa !11
  %4959 = add i64 %4924, %4906
  %4960 = shl i64 %4959, 2
  %4961 = add i64 %4960, %4902
  %4962 = inttoptr i64 %4961 to i32 addrspace(1)*
  %4963 = load volatile i32, i32 addrspace(1)* %4962, align 4, !tbaa !11
  %4964 = add i64 %4925, %4901
  %4965 = inttoptr i64 %4964 to i32 addrspace(1)*
  store i32 %4928, i32 addrspace(1)* %4965, align 4, !tbaa !11
  %4966 = add i64 %4930, %4901
  %4967 = inttoptr i64 %4966 to i32 addrspace(1)*
  store i32 %4933, i32 addrspace(1)* %4967, align 4, !tbaa !11
  %4968 = add i64 %4935, %4901
  %4969 = inttoptr i64 %4968 to i32 addrspace(1)*
  store i32 %4938, i32 addrspace(1)* %4969, align 4, !tbaa !11
  %4970 = add i64 %4940, %4901
  %4971 = inttoptr i64 %4970 to i32 addrspace(1)*
  store i32 %4943, i32 addrspace(1)* %4971, align 4, !tbaa !11
  %4972 = add i64 %4945, %4901
  %4973 = inttoptr i64 %4972 to i32 addrspace(1)*
  store i32 %4948, i32 addrspace(1)* %4973, align 4, !tbaa !11
  %4974 = add i64 %4950, %4901
  %4975 = inttoptr i64 %4974 to i32 addrspace(1)*
  store i32 %4953, i32 addrspace(1)* %4975, align 4, !tbaa !11
  %4976 = add i64 %4955, %4901
  %4977 = inttoptr i64 %4976 to i32 addrspace(1)*
  store i32 %4958, i32 addrspace(1)* %4977, align 4, !tbaa !11
  %4978 = add i64 %4960, %4901
  %4979 = inttoptr i64 %4978 to i32 addrspace(1)*
  store i32 %4963, i32 addrspace(1)* %4979, align 4, !tbaa !11
  %4980 = add i64 %4924, %4911
  %4981 = add i64 %4980, %4906
  %4982 = icmp ult i64 %4981, %4903
  br i1 %4982, label %4923, label %4983, !llvm.loop !45

4983:                                             ; preds = %4923, %4900
  %4984 = phi i64 [ %4904, %4900 ], [ %4980, %4923 ]
  %4985 = icmp ult i64 %4984, %4903
  br i1 %4985, label %4986, label %5115

4986:                                             ; preds = %4983
  %4987 = shl i64 %4984, 2
  %4988 = add i64 %4987, %4902
  %4989 = inttoptr i64 %4988 to i32 addrspace(1)*
  %4990 = load volatile i32, i32 addrspace(1)* %4989, align 4, !tbaa !11
  %4991 = zext i32 %4479 to i64
  %4992 = add i64 %4984, %4991
  %4993 = icmp ult i64 %4992, %4903
  br i1 %4993, label %4994, label %4999

4994:                                             ; preds = %4986
  %4995 = shl i64 %4992, 2
  %4996 = add i64 %4995, %4902
  %4997 = inttoptr i64 %4996 to i32 addrspace(1)*
  %4998 = load volatile i32, i32 addrspace(1)* %4997, align 4, !tbaa !11
  br label %4999

4999:                                             ; preds = %4994, %4986
  %5000 = phi i32 [ %4998, %4994 ], [ 0, %4986 ]
  %5001 = shl i32 %4479, 1
  %5002 = zext i32 %5001 to i64
  %5003 = add i64 %4984, %5002
  %5004 = icmp ult i64 %5003, %4903
  br i1 %5004, label %5005, label %5010

5005:                                             ; preds = %4999
  %5006 = shl i64 %5003, 2
  %5007 = add i64 %5006, %4902
  %5008 = inttoptr i64 %5007 to i32 addrspace(1)*
  %5009 = load volatile i32, i32 addrspace(1)* %5008, align 4, !tbaa !11
  br label %5010

5010:                                             ; preds = %5005, %4999
  %5011 = phi i32 [ %5009, %5005 ], [ 0, %4999 ]
  %5012 = mul i32 %4479, 3
  %5013 = zext i32 %5012 to i64
  %5014 = add i64 %4984, %5013
  %5015 = icmp ult i64 %5014, %4903
  br i1 %5015, label %5016, label %5021

5016:                                             ; preds = %5010
  %5017 = shl i64 %5014, 2
  %5018 = add i64 %5017, %4902
  %5019 = inttoptr i64 %5018 to i32 addrspace(1)*
  %5020 = load volatile i32, i32 addrspace(1)* %5019, align 4, !tbaa !11
  br label %5021

5021:                                             ; preds = %5016, %5010
  %5022 = phi i32 [ %5020, %5016 ], [ 0, %5010 ]
  %5023 = shl i32 %4479, 2
  %5024 = zext i32 %5023 to i64
  %5025 = add i64 %4984, %5024
  %5026 = icmp ult i64 %5025, %4903
  br i1 %5026, label %5027, label %5032

5027:                                             ; preds = %5021
  %5028 = shl i64 %5025, 2
  %5029 = add i64 %5028, %4902
  %5030 = inttoptr i64 %5029 to i32 addrspace(1)*
  %5031 = load volatile i32, i32 addrspace(1)* %5030, align 4, !tbaa !11
  br label %5032

5032:                                             ; preds = %5027, %5021
  %5033 = phi i32 [ %5031, %5027 ], [ 0, %5021 ]
  %5034 = mul i32 %4479, 5
  %5035 = zext i32 %5034 to i64
  %5036 = add i64 %4984, %5035
  %5037 = icmp ult i64 %5036, %4903
  br i1 %5037, label %5038, label %5043

5038:                                             ; preds = %5032
  %5039 = shl i64 %5036, 2
  %5040 = add i64 %5039, %4902
  %5041 = inttoptr i64 %5040 to i32 addrspace(1)*
  %5042 = load volatile i32, i32 addrspace(1)* %5041, align 4, !tbaa !11
  br label %5043

5043:                                             ; preds = %5038, %5032
  %5044 = phi i32 [ %5042, %5038 ], [ 0, %5032 ]
  %5045 = mul i32 %4479, 6
  %5046 = zext i32 %5045 to i64
  %5047 = add i64 %4984, %5046
  %5048 = icmp ult i64 %5047, %4903
  br i1 %5048, label %5049, label %5054

5049:                                             ; preds = %5043
  %5050 = shl i64 %5047, 2
  %5051 = add i64 %5050, %4902
  %5052 = inttoptr i64 %5051 to i32 addrspace(1)*
  %5053 = load volatile i32, i32 addrspace(1)* %5052, align 4, !tbaa !11
  br label %5054

5054:                                             ; preds = %5049, %5043
  %5055 = phi i32 [ %5053, %5049 ], [ 0, %5043 ]
  %5056 = add i64 %4984, %4906
  %5057 = icmp ult i64 %5056, %4903
  br i1 %5057, label %5058, label %5063

5058:                                             ; preds = %5054
  %5059 = shl i64 %5056, 2
  %5060 = add i64 %5059, %4902
  %5061 = inttoptr i64 %5060 to i32 addrspace(1)*
  %5062 = load volatile i32, i32 addrspace(1)* %5061, align 4, !tbaa !11
  br label %5063

5063:                                             ; preds = %5058, %5054
  %5064 = phi i32 [ %5062, %5058 ], [ 0, %5054 ]
  %5065 = add i64 %4987, %4901
  %5066 = inttoptr i64 %5065 to i32 addrspace(1)*
  store i32 %4990, i32 addrspace(1)* %5066, align 4, !tbaa !11
  br i1 %4993, label %5067, label %5071

5067:                                             ; preds = %5063
  %5068 = shl i64 %4992, 2
  %5069 = add i64 %5068, %4901
  %5070 = inttoptr i64 %5069 to i32 addrspace(1)*
  store i32 %5000, i32 addrspace(1)* %5070, align 4, !tbaa !11
  br label %5071

5071:                                             ; preds = %5067, %5063
  br i1 %5004, label %5072, label %5076

5072:                                             ; preds = %5071
  %5073 = shl i64 %5003, 2
  %5074 = add i64 %5073, %4901
  %5075 = inttoptr i64 %5074 to i32 addrspace(1)*
  store i32 %5011, i32 addrspace(1)* %5075, align 4, !tbaa !11
  br label %5076

5076:                                             ; preds = %5072, %5071
  br i1 %5015, label %5077, label %5081

5077:                                             ; preds = %5076
  %5078 = shl i64 %5014, 2
  %5079 = add i64 %5078, %4901
  %5080 = inttoptr i64 %5079 to i32 addrspace(1)*
  store i32 %5022, i32 addrspace(1)* %5080, align 4, !tbaa !11
  br label %5081

5081:                                             ; preds = %5077, %5076
  br i1 %5026, label %5082, label %5086

5082:                                             ; preds = %5081
  %5083 = shl i64 %5025, 2
  %5084 = add i64 %5083, %4901
  %5085 = inttoptr i64 %5084 to i32 addrspace(1)*
  store i32 %5033, i32 addrspace(1)* %5085, align 4, !tbaa !11
  br label %5086

5086:                                             ; preds = %5082, %5081
  br i1 %5037, label %5087, label %5091

5087:                                             ; preds = %5086
  %5088 = shl i64 %5036, 2
  %5089 = add i64 %5088, %4901
  %5090 = inttoptr i64 %5089 to i32 addrspace(1)*
  store i32 %5044, i32 addrspace(1)* %5090, align 4, !tbaa !11
  br label %5091

5091:                                             ; preds = %5087, %5086
  br i1 %5048, label %5092, label %5096

5092:                                             ; preds = %5091
  %5093 = shl i64 %5047, 2
  %5094 = add i64 %5093, %4901
  %5095 = inttoptr i64 %5094 to i32 addrspace(1)*
  store i32 %5055, i32 addrspace(1)* %5095, align 4, !tbaa !11
  br label %5096

5096:                                             ; preds = %5092, %5091
  br i1 %5057, label %5097, label %5115

5097:                                             ; preds = %5096
  %5098 = shl i64 %5056, 2
  %5099 = add i64 %5098, %4901
  %5100 = inttoptr i64 %5099 to i32 addrspace(1)*
  store i32 %5064, i32 addrspace(1)* %5100, align 4, !tbaa !11
  br label %5115

5101:                                             ; preds = %4693
  %5102 = zext i32 %4478 to i64
  %5103 = icmp ugt i64 %1547, %5102
  br i1 %5103, label %5104, label %5145

5104:                                             ; preds = %5101
  %5105 = zext i32 %4479 to i64
  br label %5106

5106:                                             ; preds = %5106, %5104
  %5107 = phi i64 [ %5102, %5104 ], [ %5113, %5106 ]
  %5108 = add i64 %5107, %4477
  %5109 = inttoptr i64 %5108 to i8 addrspace(1)*
  %5110 = load volatile i8, i8 addrspace(1)* %5109, align 1, !tbaa !11
  %5111 = add i64 %5107, %77
  %5112 = inttoptr i64 %5111 to i8 addrspace(1)*
  store i8 %5110, i8 addrspace(1)* %5112, align 1, !tbaa !11
  %5113 = add i64 %5107, %5105
  %5114 = icmp ult i64 %5113, %1547
  br i1 %5114, label %5106, label %5145, !llvm.loop !46

5115:                                             ; preds = %5097, %5096, %4983, %4896, %4895, %4782
  %5116 = phi i64 [ %4904, %5097 ], [ %4904, %5096 ], [ %4904, %4983 ], [ %4703, %4896 ], [ %4703, %4895 ], [ %4703, %4782 ]
  %5117 = icmp ugt i64 %4695, %5116
  br i1 %5117, label %5118, label %5129

5118:                                             ; preds = %5115
  %5119 = zext i32 %4479 to i64
  br label %5120

5120:                                             ; preds = %5120, %5118
  %5121 = phi i64 [ %5116, %5118 ], [ %5127, %5120 ]
  %5122 = add i64 %5121, %4477
  %5123 = inttoptr i64 %5122 to i8 addrspace(1)*
  %5124 = load volatile i8, i8 addrspace(1)* %5123, align 1, !tbaa !11
  %5125 = add i64 %5121, %77
  %5126 = inttoptr i64 %5125 to i8 addrspace(1)*
  store i8 %5124, i8 addrspace(1)* %5126, align 1, !tbaa !11
  %5127 = add i64 %5121, %5119
  %5128 = icmp ult i64 %5127, %4695
  br i1 %5128, label %5120, label %5129, !llvm.loop !46

5129:                                             ; preds = %5120, %5115
  %5130 = add i64 %4698, %4695
  %5131 = sub i64 %1547, %5130
  %5132 = icmp ugt i64 %5131, %5116
  br i1 %5132, label %5133, label %5145

5133:                                             ; preds = %5129
  %5134 = zext i32 %4479 to i64
  br label %5135

5135:                                             ; preds = %5135, %5133
  %5136 = phi i64 [ %5116, %5133 ], [ %5143, %5135 ]
  %5137 = add i64 %5136, %5130
  %5138 = add i64 %5137, %4477
  %5139 = inttoptr i64 %5138 to i8 addrspace(1)*
  %5140 = load volatile i8, i8 addrspace(1)* %5139, align 1, !tbaa !11
  %5141 = add i64 %5137, %77
  %5142 = inttoptr i64 %5141 to i8 addrspace(1)*
  store i8 %5140, i8 addrspace(1)* %5142, align 1, !tbaa !11
  %5143 = add i64 %5136, %5134
  %5144 = icmp ult i64 %5143, %5131
  br i1 %5144, label %5135, label %5145, !llvm.loop !46

5145:                                             ; preds = %5135, %5106, %5129, %5101, %4689, %4688, %4575, %4465
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !98
  %5146 = load i32, i32* %41, align 8, !tbaa !42
  %5147 = icmp eq i32 %5146, 0
  br i1 %5147, label %5148, label %5153

5148:                                             ; preds = %5145
  %5149 = shl i64 %1550, 3
  %5150 = load i64, i64* %49, align 8, !tbaa !56
  %5151 = add i64 %5150, %5149
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !34
  %5152 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %5151, i64 -1) #10, !srcloc !27
  br label %5153

5153:                                             ; preds = %5148, %5145
  %5154 = load i32, i32* %73, align 8, !tbaa !9
  %5155 = add i32 %5154, 1
  store i32 %5155, i32* %73, align 8, !tbaa !9
  br label %5156

5156:                                             ; preds = %5153, %4461, %2843, %2839, %2024, %1829, %1542, %766
  %5157 = phi i64 [ %94, %766 ], [ %836, %1542 ], [ %1547, %1829 ], [ %1547, %2024 ], [ %1547, %2839 ], [ %1547, %2843 ], [ %1547, %4461 ], [ %1547, %5153 ]
  %5158 = phi i32 [ 0, %766 ], [ 0, %1542 ], [ 0, %1829 ], [ %2018, %2024 ], [ %2147, %2839 ], [ %2844, %2843 ], [ %2979, %4461 ], [ 0, %5153 ]
  %5159 = add i64 %5157, %78
  %5160 = icmp eq i64 %77, 0
  %5161 = select i1 %5160, i64 0, i64 %5157
  %5162 = add i64 %5161, %77
  br label %5163

5163:                                             ; preds = %5156, %1540
  %5164 = phi i32 [ %5158, %5156 ], [ 0, %1540 ]
  %5165 = phi i64 [ %5159, %5156 ], [ %78, %1540 ]
  %5166 = phi i64 [ %5162, %5156 ], [ %77, %1540 ]
  %5167 = icmp ugt i64 %31, %5165
  %5168 = icmp eq i32 %5164, 0
  %5169 = select i1 %5167, i1 %5168, i1 false
  br i1 %5169, label %76, label %5170

5170:                                             ; preds = %5163, %28, %25
  %5171 = phi i32 [ %26, %25 ], [ 0, %28 ], [ %5164, %5163 ]
  %5172 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 8, i64 0
  %5173 = load i32, i32* %5172, align 8, !tbaa !9
  %5174 = add i32 %5173, 1
  store i32 %5174, i32* %5172, align 8, !tbaa !9
  %5175 = icmp ne i32 %5171, 0
  %5176 = zext i1 %5175 to i32
  %5177 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 8, i64 1
  %5178 = load i32, i32* %5177, align 4, !tbaa !9
  %5179 = add i32 %5178, %5176
  store i32 %5179, i32* %5177, align 4, !tbaa !9
  %5180 = icmp ne i64 %4, 0
  %5181 = and i1 %5180, %5175
  br i1 %5181, label %5182, label %5228

5182:                                             ; preds = %5170
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !99
  %5183 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 0
  %5184 = load i32, i32* %5183, align 8, !tbaa !32
  %5185 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 1
  %5186 = load i32, i32* %5185, align 4, !tbaa !100
  %5187 = sub i64 0, %4
  %5188 = and i64 %5187, 3
  %5189 = icmp ult i64 %5188, %3
  %5190 = select i1 %5189, i64 %5188, i64 %3
  %5191 = zext i32 %5184 to i64
  %5192 = sub i64 %3, %5190
  %5193 = lshr i64 %5192, 2
  %5194 = icmp ugt i64 %5193, %5191
  br i1 %5194, label %5195, label %5198

5195:                                             ; preds = %5182
  %5196 = add i64 %5190, %4
  %5197 = zext i32 %5186 to i64
  br label %5202

5198:                                             ; preds = %5202, %5182
  %5199 = icmp ugt i64 %5190, %5191
  br i1 %5199, label %5200, label %5215

5200:                                             ; preds = %5198
  %5201 = zext i32 %5186 to i64
  br label %5209

5202:                                             ; preds = %5202, %5195
  %5203 = phi i64 [ %5191, %5195 ], [ %5207, %5202 ]
  %5204 = shl i64 %5203, 2
  %5205 = add i64 %5196, %5204
  %5206 = inttoptr i64 %5205 to i32 addrspace(1)*
  store i32 0, i32 addrspace(1)* %5206, align 4, !tbaa !11
  %5207 = add i64 %5203, %5197
  %5208 = icmp ult i64 %5207, %5193
  br i1 %5208, label %5202, label %5198, !llvm.loop !101

5209:                                             ; preds = %5209, %5200
  %5210 = phi i64 [ %5191, %5200 ], [ %5213, %5209 ]
  %5211 = add i64 %5210, %4
  %5212 = inttoptr i64 %5211 to i8 addrspace(1)*
  store i8 0, i8 addrspace(1)* %5212, align 1, !tbaa !11
  %5213 = add i64 %5210, %5201
  %5214 = icmp ult i64 %5213, %5190
  br i1 %5214, label %5209, label %5215, !llvm.loop !102

5215:                                             ; preds = %5209, %5198
  %5216 = and i64 %5192, -4
  %5217 = or i64 %5216, %5190
  %5218 = add i64 %5217, %5191
  %5219 = icmp ult i64 %5218, %3
  br i1 %5219, label %5220, label %5228

5220:                                             ; preds = %5215
  %5221 = zext i32 %5186 to i64
  br label %5222

5222:                                             ; preds = %5222, %5220
  %5223 = phi i64 [ %5218, %5220 ], [ %5226, %5222 ]
  %5224 = add i64 %5223, %4
  %5225 = inttoptr i64 %5224 to i8 addrspace(1)*
  store i8 0, i8 addrspace(1)* %5225, align 1, !tbaa !11
  %5226 = add i64 %5223, %5221
  %5227 = icmp ult i64 %5226, %3
  br i1 %5227, label %5222, label %5228, !llvm.loop !103

5228:                                             ; preds = %5222, %5170, %5215
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !104
  %5229 = sub nsw i32 0, %5171
  ret i32 %5229
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
  br i1 %24, label %25, label %62

25:                                               ; preds = %4
  %26 = icmp eq i32 %10, 0
  br i1 %26, label %27, label %49

27:                                               ; preds = %25
  %28 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 4, i64 18
  %29 = load i64, i64* %28, align 8, !tbaa !23
  %30 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 5
  %31 = add i64 %29, 8
  %32 = inttoptr i64 %31 to i64 addrspace(1)*
  %33 = load volatile i64, i64 addrspace(1)* %32, align 8, !tbaa !5
  %34 = icmp ne i64 %33, 0
  %35 = zext i1 %34 to i32
  store i32 %35, i32* %30, align 4, !tbaa !9
  %36 = select i1 %34, i64 24, i64 16
  %37 = add i64 %36, %29
  %38 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %37, i64 1) #10, !srcloc !27
  tail call void @llvm.nvvm.membar.gl() #8
  %39 = inttoptr i64 %29 to i64 addrspace(1)*
  %40 = load volatile i64, i64 addrspace(1)* %39, align 8, !tbaa !5
  %41 = icmp ne i64 %40, 0
  %42 = xor i1 %34, true
  %43 = select i1 %41, i1 true, i1 %42
  %44 = select i1 %41, i32 2, i32 1
  br i1 %43, label %49, label %45

45:                                               ; preds = %27
  %46 = load volatile i64, i64 addrspace(1)* %32, align 8, !tbaa !5
  %47 = icmp eq i64 %46, 0
  %48 = zext i1 %47 to i32
  br label %49

49:                                               ; preds = %27, %45, %25
  %50 = phi i32 [ 0, %25 ], [ %44, %27 ], [ %48, %45 ]
  %51 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %50, i32 0, i32 31) #8
  %52 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 0, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !28
  %53 = zext i32 %52 to i64
  %54 = shl nuw i64 %53, 32
  %55 = zext i32 %51 to i64
  %56 = or i64 %54, %55
  %57 = icmp eq i64 %56, 1
  %58 = zext i1 %57 to i32
  %59 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 4
  store i32 %58, i32* %59, align 8, !tbaa !29
  %60 = icmp eq i64 %56, 2
  %61 = select i1 %60, i32 108, i32 0
  br label %62

62:                                               ; preds = %4, %49
  %63 = phi i32 [ %61, %49 ], [ 71, %4 ]
  %64 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 1
  store i32 %63, i32* %64, align 8, !tbaa !30
  %65 = call fastcc noundef i32 @_ZL10write_somePK15pl_array_deviceP13pl_array_warpyyy(%struct.pl_array_device* noundef nonnull %5, %struct.pl_array_warp* noundef nonnull %6, i64 noundef %1, i64 noundef %2, i64 noundef %3) #10
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !31
  %66 = load i32, i32* %15, align 8, !tbaa !32
  %67 = icmp ne i32 %66, 0
  %68 = load i32, i32* %64, align 8
  %69 = icmp eq i32 %68, 71
  %70 = select i1 %67, i1 true, i1 %69
  br i1 %70, label %154, label %71

71:                                               ; preds = %62
  %72 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 4, i64 18
  %73 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 8, i64 0
  %74 = load i32, i32* %73, align 8, !tbaa !9
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %81, label %76

76:                                               ; preds = %71
  %77 = zext i32 %74 to i64
  %78 = load i64, i64* %72, align 8, !tbaa !23
  %79 = add i64 %78, 72
  %80 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %79, i64 %77) #10, !srcloc !27
  br label %81

81:                                               ; preds = %76, %71
  %82 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 8, i64 1
  %83 = load i32, i32* %82, align 4, !tbaa !9
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %90, label %85

85:                                               ; preds = %81
  %86 = zext i32 %83 to i64
  %87 = load i64, i64* %72, align 8, !tbaa !23
  %88 = add i64 %87, 80
  %89 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %88, i64 %86) #10, !srcloc !27
  br label %90

90:                                               ; preds = %85, %81
  %91 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 8, i64 2
  %92 = load i32, i32* %91, align 8, !tbaa !9
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %99, label %94

94:                                               ; preds = %90
  %95 = zext i32 %92 to i64
  %96 = load i64, i64* %72, align 8, !tbaa !23
  %97 = add i64 %96, 88
  %98 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %97, i64 %95) #10, !srcloc !27
  br label %99

99:                                               ; preds = %94, %90
  %100 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 8, i64 3
  %101 = load i32, i32* %100, align 4, !tbaa !9
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %108, label %103

103:                                              ; preds = %99
  %104 = zext i32 %101 to i64
  %105 = load i64, i64* %72, align 8, !tbaa !23
  %106 = add i64 %105, 96
  %107 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %106, i64 %104) #10, !srcloc !27
  br label %108

108:                                              ; preds = %103, %99
  %109 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 8, i64 4
  %110 = load i32, i32* %109, align 8, !tbaa !9
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %117, label %112

112:                                              ; preds = %108
  %113 = zext i32 %110 to i64
  %114 = load i64, i64* %72, align 8, !tbaa !23
  %115 = add i64 %114, 104
  %116 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %115, i64 %113) #10, !srcloc !27
  br label %117

117:                                              ; preds = %112, %108
  %118 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 8, i64 5
  %119 = load i32, i32* %118, align 4, !tbaa !9
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %126, label %121

121:                                              ; preds = %117
  %122 = zext i32 %119 to i64
  %123 = load i64, i64* %72, align 8, !tbaa !23
  %124 = add i64 %123, 112
  %125 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %124, i64 %122) #10, !srcloc !27
  br label %126

126:                                              ; preds = %121, %117
  %127 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 8, i64 6
  %128 = load i32, i32* %127, align 8, !tbaa !9
  %129 = icmp eq i32 %128, 0
  br i1 %129, label %135, label %130

130:                                              ; preds = %126
  %131 = zext i32 %128 to i64
  %132 = load i64, i64* %72, align 8, !tbaa !23
  %133 = add i64 %132, 120
  %134 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %133, i64 %131) #10, !srcloc !27
  br label %135

135:                                              ; preds = %130, %126
  %136 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 8, i64 7
  %137 = load i32, i32* %136, align 4, !tbaa !9
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %139, label %141

139:                                              ; preds = %135
  %140 = load i64, i64* %72, align 8, !tbaa !23
  br label %146

141:                                              ; preds = %135
  %142 = zext i32 %137 to i64
  %143 = load i64, i64* %72, align 8, !tbaa !23
  %144 = add i64 %143, 128
  %145 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %144, i64 %142) #10, !srcloc !27
  br label %146

146:                                              ; preds = %139, %141
  %147 = phi i64 [ %140, %139 ], [ %143, %141 ]
  %148 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 5
  %149 = load i32, i32* %148, align 4, !tbaa !33
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !34
  %150 = icmp eq i32 %149, 0
  %151 = select i1 %150, i64 16, i64 24
  %152 = add i64 %151, %147
  %153 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %152, i64 -1) #10, !srcloc !27
  br label %154

154:                                              ; preds = %62, %146
  call void @llvm.lifetime.end.p0i8(i64 88, i8* nonnull %9) #8
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %7) #8
  ret i32 %65
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal fastcc noundef i32 @_ZL10write_somePK15pl_array_deviceP13pl_array_warpyyy(%struct.pl_array_device* nocapture noundef readonly %0, %struct.pl_array_warp* nocapture noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4) unnamed_addr #1 {
  %6 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 0
  %7 = bitcast i64* %6 to %struct.array_common*
  %8 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 1
  %9 = load i32, i32* %8, align 8, !tbaa !30
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
  %33 = load i32, i32* %32, align 8, !tbaa !105
  %34 = icmp eq i32 %33, 0
  %35 = select i1 %34, i32 9, i32 0
  br label %36

36:                                               ; preds = %30, %27
  %37 = phi i32 [ %35, %30 ], [ %28, %27 ]
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %44

39:                                               ; preds = %36
  %40 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 4
  %41 = load i32, i32* %40, align 8, !tbaa !29
  %42 = icmp eq i32 %41, 0
  %43 = select i1 %42, i32 0, i32 11
  br label %44

44:                                               ; preds = %39, %36
  %45 = phi i32 [ %43, %39 ], [ %37, %36 ]
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %2053

47:                                               ; preds = %44
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !106
  %48 = add i64 %3, %2
  %49 = icmp ugt i64 %48, %2
  br i1 %49, label %50, label %2046

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

75:                                               ; preds = %2039, %50
  %76 = phi i64 [ %4, %50 ], [ %2042, %2039 ]
  %77 = phi i64 [ %2, %50 ], [ %2041, %2039 ]
  %78 = load i32, i32* %52, align 8, !tbaa !38
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
  %91 = load i64, i64* %54, align 8, !tbaa !39
  %92 = icmp ugt i64 %91, %77
  br label %93

93:                                               ; preds = %90, %75
  %94 = phi i1 [ true, %75 ], [ %92, %90 ]
  %95 = load i32, i32* %55, align 8, !tbaa !42
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %97, label %466

97:                                               ; preds = %93
  %98 = load i32, i32* %56, align 4, !tbaa !60
  br i1 %94, label %99, label %286

99:                                               ; preds = %97
  %100 = shl i64 %87, 3
  br label %101

101:                                              ; preds = %277, %99
  %102 = phi i32 [ 1, %99 ], [ %278, %277 ]
  %103 = phi i64 [ 0, %99 ], [ %279, %277 ]
  %104 = phi i32 [ %98, %99 ], [ %280, %277 ]
  %105 = phi i64 [ undef, %99 ], [ %281, %277 ]
  %106 = icmp eq i32 %104, 0
  br i1 %106, label %107, label %283

107:                                              ; preds = %101
  %108 = load i64, i64* %65, align 8, !tbaa !56
  %109 = add i64 %108, %100
  %110 = inttoptr i64 %109 to i64 addrspace(1)*
  %111 = load volatile i64, i64 addrspace(1)* %110, align 8, !tbaa !5
  %112 = and i64 %111, 131072
  %113 = icmp eq i64 %112, 0
  br i1 %113, label %114, label %235

114:                                              ; preds = %107
  %115 = load i32, i32* %57, align 8, !tbaa !61
  %116 = load i32, i32* %58, align 4, !tbaa !62
  %117 = add i32 %116, 63
  %118 = lshr i32 %117, 6
  %119 = icmp ugt i32 %117, 63
  br i1 %119, label %120, label %160

120:                                              ; preds = %114
  %121 = tail call i32 @llvm.umax.i32(i32 %118, i32 1) #8
  br label %125

122:                                              ; preds = %153
  %123 = icmp ult i32 %156, %118
  %124 = icmp eq i32 %156, %121
  br i1 %124, label %160, label %125, !llvm.loop !63

125:                                              ; preds = %122, %120
  %126 = phi i1 [ true, %120 ], [ %123, %122 ]
  %127 = phi i32 [ 0, %120 ], [ %156, %122 ]
  %128 = add i32 %127, %115
  %129 = urem i32 %128, %118
  %130 = load i64, i64* %59, align 8, !tbaa !58
  %131 = shl nuw nsw i32 %129, 3
  %132 = zext i32 %131 to i64
  %133 = add i64 %130, %132
  %134 = inttoptr i64 %133 to i64*
  %135 = inttoptr i64 %133 to i64 addrspace(1)*
  %136 = load volatile i64, i64 addrspace(1)* %135, align 8, !tbaa !5
  br label %137

137:                                              ; preds = %151, %125
  %138 = phi i64 [ %136, %125 ], [ %145, %151 ]
  %139 = phi i32 [ undef, %125 ], [ %152, %151 ]
  %140 = icmp eq i64 %138, 0
  br i1 %140, label %153, label %141

141:                                              ; preds = %137
  %142 = sub i64 0, %138
  %143 = and i64 %138, %142
  %144 = xor i64 %143, -1
  %145 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %134, i64 %144) #10, !srcloc !64
  %146 = and i64 %145, %143
  %147 = icmp eq i64 %146, 0
  br i1 %147, label %151, label %148

148:                                              ; preds = %141
  %149 = tail call i64 @llvm.cttz.i64(i64 %143, i1 true) #8, !range !65
  %150 = trunc i64 %149 to i32
  br label %151

151:                                              ; preds = %148, %141
  %152 = phi i32 [ %150, %148 ], [ %139, %141 ]
  br i1 %147, label %137, label %153, !llvm.loop !66

153:                                              ; preds = %151, %137
  %154 = phi i32 [ %152, %151 ], [ 64, %137 ]
  %155 = icmp ult i32 %154, 64
  %156 = add nuw nsw i32 %127, 1
  br i1 %155, label %157, label %122

157:                                              ; preds = %153
  %158 = shl nuw i32 %129, 6
  %159 = add nuw i32 %154, %158
  br label %160

160:                                              ; preds = %122, %157, %114
  %161 = phi i1 [ %126, %157 ], [ false, %114 ], [ %123, %122 ]
  %162 = phi i32 [ %159, %157 ], [ undef, %114 ], [ undef, %122 ]
  br i1 %161, label %235, label %163

163:                                              ; preds = %160
  %164 = icmp ult i32 %117, 64
  br i1 %164, label %235, label %165

165:                                              ; preds = %163
  %166 = tail call i32 @llvm.umax.i32(i32 %118, i32 1) #8
  br label %167

167:                                              ; preds = %229, %165
  %168 = phi i32 [ 0, %165 ], [ %232, %229 ]
  %169 = load i64, i64* %60, align 8, !tbaa !67
  %170 = zext i32 %168 to i64
  %171 = shl nuw nsw i64 %170, 3
  %172 = add i64 %171, %169
  %173 = inttoptr i64 %172 to i64 addrspace(1)*
  %174 = load volatile i64, i64 addrspace(1)* %173, align 8, !tbaa !5
  %175 = icmp eq i64 %174, 0
  br i1 %175, label %229, label %176

176:                                              ; preds = %167
  %177 = shl i32 %168, 6
  br label %178

178:                                              ; preds = %227, %176
  %179 = phi i32 [ undef, %176 ], [ %225, %227 ]
  %180 = phi i64 [ %174, %176 ], [ %186, %227 ]
  %181 = sub i64 0, %180
  %182 = and i64 %180, %181
  %183 = tail call i64 @llvm.cttz.i64(i64 %182, i1 true) #8, !range !65
  %184 = trunc i64 %183 to i32
  %185 = or i32 %177, %184
  %186 = xor i64 %182, %180
  %187 = load i64, i64* %61, align 8, !tbaa !68
  %188 = zext i32 %185 to i64
  %189 = shl nuw nsw i64 %188, 3
  %190 = add i64 %189, %187
  %191 = inttoptr i64 %190 to i64*
  %192 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %191) #10, !srcloc !69
  %193 = lshr i64 %192, 32
  %194 = load i64, i64* %62, align 8, !tbaa !70
  %195 = shl nuw nsw i64 %188, 2
  %196 = add i64 %195, %194
  %197 = inttoptr i64 %196 to i32 addrspace(1)*
  %198 = load volatile i32, i32 addrspace(1)* %197, align 4, !tbaa !9
  %199 = zext i32 %198 to i64
  %200 = icmp eq i64 %193, %199
  br i1 %200, label %201, label %224, !llvm.loop !71

201:                                              ; preds = %178
  %202 = xor i64 %182, -1
  %203 = load i64, i64* %60, align 8, !tbaa !67
  %204 = add i64 %203, %171
  %205 = tail call i64 asm sideeffect "atom.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %204, i64 %202) #10, !srcloc !72
  %206 = and i64 %205, %182
  %207 = icmp eq i64 %206, 0
  br i1 %207, label %224, label %208, !llvm.loop !71

208:                                              ; preds = %201
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !34
  %209 = load i64, i64* %61, align 8, !tbaa !68
  %210 = add i64 %209, %189
  %211 = inttoptr i64 %210 to i64*
  %212 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %211) #10, !srcloc !69
  %213 = lshr i64 %212, 32
  %214 = load i64, i64* %62, align 8, !tbaa !70
  %215 = add i64 %214, %195
  %216 = inttoptr i64 %215 to i32 addrspace(1)*
  %217 = load volatile i32, i32 addrspace(1)* %216, align 4, !tbaa !9
  %218 = zext i32 %217 to i64
  %219 = icmp eq i64 %213, %218
  br i1 %219, label %224, label %220

220:                                              ; preds = %208
  %221 = load i64, i64* %60, align 8, !tbaa !67
  %222 = add i64 %221, %171
  %223 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %222, i64 %182) #10, !srcloc !57
  br label %224

224:                                              ; preds = %220, %208, %201, %178
  %225 = phi i32 [ %179, %220 ], [ %179, %201 ], [ %179, %178 ], [ %185, %208 ]
  %226 = phi i32 [ 0, %220 ], [ 2, %201 ], [ 2, %178 ], [ 1, %208 ]
  switch i32 %226, label %229 [
    i32 0, label %227
    i32 2, label %227
  ]

227:                                              ; preds = %224, %224
  %228 = icmp eq i64 %186, 0
  br i1 %228, label %229, label %178, !llvm.loop !71

229:                                              ; preds = %227, %224, %167
  %230 = phi i32 [ -1, %167 ], [ %225, %224 ], [ -1, %227 ]
  %231 = icmp ne i32 %230, -1
  %232 = add nuw nsw i32 %168, 1
  %233 = icmp eq i32 %232, %166
  %234 = select i1 %231, i1 true, i1 %233
  br i1 %234, label %235, label %167, !llvm.loop !73

235:                                              ; preds = %229, %163, %160, %107
  %236 = phi i32 [ -1, %107 ], [ %162, %160 ], [ -1, %163 ], [ %230, %229 ]
  %237 = icmp eq i32 %236, -1
  br i1 %237, label %257, label %238

238:                                              ; preds = %235
  %239 = load i64, i64* %65, align 8, !tbaa !56
  %240 = add i64 %239, %100
  %241 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %240, i64 131072) #10, !srcloc !57
  %242 = and i64 %241, 131072
  %243 = icmp eq i64 %242, 0
  br i1 %243, label %244, label %247

244:                                              ; preds = %238
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !34
  %245 = zext i32 %236 to i64
  %246 = or i64 %245, 144115188075855872
  br label %277

247:                                              ; preds = %238
  %248 = load i64, i64* %59, align 8, !tbaa !58
  %249 = lshr i32 %236, 3
  %250 = and i32 %249, 536870904
  %251 = zext i32 %250 to i64
  %252 = add i64 %248, %251
  %253 = inttoptr i64 %252 to i64*
  %254 = and i32 %236, 63
  %255 = zext i32 %254 to i64
  %256 = shl nuw i64 1, %255
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %253, i64 %256) #10, !srcloc !59
  br label %257

257:                                              ; preds = %247, %235
  %258 = add i32 %102, 1
  %259 = and i32 %102, 63
  %260 = icmp eq i32 %259, 0
  br i1 %260, label %261, label %277

261:                                              ; preds = %257
  %262 = load i64, i64* %63, align 8, !tbaa !76
  %263 = inttoptr i64 %262 to i64*
  %264 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %263) #10, !srcloc !69
  %265 = icmp eq i64 %264, 0
  br i1 %265, label %266, label %277

266:                                              ; preds = %261
  %267 = icmp eq i64 %103, 0
  br i1 %267, label %268, label %272

268:                                              ; preds = %266
  %269 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !77
  %270 = load i64, i64* %64, align 8, !tbaa !78
  %271 = add i64 %270, %269
  br label %272

272:                                              ; preds = %268, %266
  %273 = phi i64 [ %271, %268 ], [ %103, %266 ]
  %274 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !77
  %275 = icmp ult i64 %274, %273
  %276 = select i1 %275, i32 0, i32 110
  br label %277

277:                                              ; preds = %272, %261, %257, %244
  %278 = phi i32 [ %102, %244 ], [ %258, %257 ], [ %258, %261 ], [ %258, %272 ]
  %279 = phi i64 [ %103, %244 ], [ %103, %257 ], [ %103, %261 ], [ %273, %272 ]
  %280 = phi i32 [ 0, %244 ], [ 0, %257 ], [ 108, %261 ], [ %276, %272 ]
  %281 = phi i64 [ %246, %244 ], [ %105, %257 ], [ %105, %261 ], [ %105, %272 ]
  %282 = phi i1 [ false, %244 ], [ true, %257 ], [ true, %261 ], [ true, %272 ]
  br i1 %282, label %101, label %466, !llvm.loop !107

283:                                              ; preds = %101
  %284 = zext i32 %104 to i64
  %285 = or i64 %284, 216172782113783808
  br label %466

286:                                              ; preds = %97
  %287 = icmp eq i32 %98, 0
  br i1 %287, label %288, label %458

288:                                              ; preds = %286
  %289 = load i32, i32* %57, align 8, !tbaa !61
  %290 = load i32, i32* %58, align 4, !tbaa !62
  %291 = urem i32 %289, %290
  %292 = load i64, i64* %59, align 8, !tbaa !58
  %293 = lshr i32 %291, 3
  %294 = and i32 %293, 536870904
  %295 = zext i32 %294 to i64
  %296 = add i64 %292, %295
  %297 = inttoptr i64 %296 to i64*
  %298 = and i32 %291, 63
  %299 = zext i32 %298 to i64
  %300 = shl nuw i64 1, %299
  %301 = xor i64 %300, -1
  %302 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %297, i64 %301) #10, !srcloc !64
  %303 = and i64 %300, %302
  %304 = icmp eq i64 %303, 0
  %305 = select i1 %304, i32 -1, i32 %291
  %306 = icmp eq i32 %305, -1
  br i1 %306, label %307, label %458

307:                                              ; preds = %288, %452
  %308 = phi i64 [ %454, %452 ], [ 0, %288 ]
  %309 = phi i32 [ %453, %452 ], [ 1, %288 ]
  %310 = load i32, i32* %58, align 4, !tbaa !62
  %311 = add i32 %310, 63
  %312 = lshr i32 %311, 6
  %313 = icmp ugt i32 %311, 63
  br i1 %313, label %314, label %354

314:                                              ; preds = %307
  %315 = tail call i32 @llvm.umax.i32(i32 %312, i32 1) #8
  br label %319

316:                                              ; preds = %347
  %317 = icmp ult i32 %350, %312
  %318 = icmp eq i32 %350, %315
  br i1 %318, label %354, label %319, !llvm.loop !63

319:                                              ; preds = %316, %314
  %320 = phi i1 [ true, %314 ], [ %317, %316 ]
  %321 = phi i32 [ 0, %314 ], [ %350, %316 ]
  %322 = add i32 %321, %289
  %323 = urem i32 %322, %312
  %324 = load i64, i64* %59, align 8, !tbaa !58
  %325 = shl nuw nsw i32 %323, 3
  %326 = zext i32 %325 to i64
  %327 = add i64 %324, %326
  %328 = inttoptr i64 %327 to i64*
  %329 = inttoptr i64 %327 to i64 addrspace(1)*
  %330 = load volatile i64, i64 addrspace(1)* %329, align 8, !tbaa !5
  br label %331

331:                                              ; preds = %345, %319
  %332 = phi i64 [ %330, %319 ], [ %339, %345 ]
  %333 = phi i32 [ undef, %319 ], [ %346, %345 ]
  %334 = icmp eq i64 %332, 0
  br i1 %334, label %347, label %335

335:                                              ; preds = %331
  %336 = sub i64 0, %332
  %337 = and i64 %332, %336
  %338 = xor i64 %337, -1
  %339 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %328, i64 %338) #10, !srcloc !64
  %340 = and i64 %339, %337
  %341 = icmp eq i64 %340, 0
  br i1 %341, label %345, label %342

342:                                              ; preds = %335
  %343 = tail call i64 @llvm.cttz.i64(i64 %337, i1 true) #8, !range !65
  %344 = trunc i64 %343 to i32
  br label %345

345:                                              ; preds = %342, %335
  %346 = phi i32 [ %344, %342 ], [ %333, %335 ]
  br i1 %341, label %331, label %347, !llvm.loop !66

347:                                              ; preds = %345, %331
  %348 = phi i32 [ %346, %345 ], [ 64, %331 ]
  %349 = icmp ult i32 %348, 64
  %350 = add nuw nsw i32 %321, 1
  br i1 %349, label %351, label %316

351:                                              ; preds = %347
  %352 = shl nuw i32 %323, 6
  %353 = add nuw i32 %348, %352
  br label %354

354:                                              ; preds = %316, %351, %307
  %355 = phi i1 [ %320, %351 ], [ false, %307 ], [ %317, %316 ]
  %356 = phi i32 [ %353, %351 ], [ undef, %307 ], [ undef, %316 ]
  br i1 %355, label %429, label %357

357:                                              ; preds = %354
  %358 = icmp ult i32 %311, 64
  br i1 %358, label %429, label %359

359:                                              ; preds = %357
  %360 = tail call i32 @llvm.umax.i32(i32 %312, i32 1) #8
  br label %361

361:                                              ; preds = %423, %359
  %362 = phi i32 [ 0, %359 ], [ %426, %423 ]
  %363 = load i64, i64* %60, align 8, !tbaa !67
  %364 = zext i32 %362 to i64
  %365 = shl nuw nsw i64 %364, 3
  %366 = add i64 %365, %363
  %367 = inttoptr i64 %366 to i64 addrspace(1)*
  %368 = load volatile i64, i64 addrspace(1)* %367, align 8, !tbaa !5
  %369 = icmp eq i64 %368, 0
  br i1 %369, label %423, label %370

370:                                              ; preds = %361
  %371 = shl i32 %362, 6
  br label %372

372:                                              ; preds = %421, %370
  %373 = phi i32 [ undef, %370 ], [ %419, %421 ]
  %374 = phi i64 [ %368, %370 ], [ %380, %421 ]
  %375 = sub i64 0, %374
  %376 = and i64 %374, %375
  %377 = tail call i64 @llvm.cttz.i64(i64 %376, i1 true) #8, !range !65
  %378 = trunc i64 %377 to i32
  %379 = or i32 %371, %378
  %380 = xor i64 %376, %374
  %381 = load i64, i64* %61, align 8, !tbaa !68
  %382 = zext i32 %379 to i64
  %383 = shl nuw nsw i64 %382, 3
  %384 = add i64 %383, %381
  %385 = inttoptr i64 %384 to i64*
  %386 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %385) #10, !srcloc !69
  %387 = lshr i64 %386, 32
  %388 = load i64, i64* %62, align 8, !tbaa !70
  %389 = shl nuw nsw i64 %382, 2
  %390 = add i64 %389, %388
  %391 = inttoptr i64 %390 to i32 addrspace(1)*
  %392 = load volatile i32, i32 addrspace(1)* %391, align 4, !tbaa !9
  %393 = zext i32 %392 to i64
  %394 = icmp eq i64 %387, %393
  br i1 %394, label %395, label %418, !llvm.loop !71

395:                                              ; preds = %372
  %396 = xor i64 %376, -1
  %397 = load i64, i64* %60, align 8, !tbaa !67
  %398 = add i64 %397, %365
  %399 = tail call i64 asm sideeffect "atom.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %398, i64 %396) #10, !srcloc !72
  %400 = and i64 %399, %376
  %401 = icmp eq i64 %400, 0
  br i1 %401, label %418, label %402, !llvm.loop !71

402:                                              ; preds = %395
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !34
  %403 = load i64, i64* %61, align 8, !tbaa !68
  %404 = add i64 %403, %383
  %405 = inttoptr i64 %404 to i64*
  %406 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %405) #10, !srcloc !69
  %407 = lshr i64 %406, 32
  %408 = load i64, i64* %62, align 8, !tbaa !70
  %409 = add i64 %408, %389
  %410 = inttoptr i64 %409 to i32 addrspace(1)*
  %411 = load volatile i32, i32 addrspace(1)* %410, align 4, !tbaa !9
  %412 = zext i32 %411 to i64
  %413 = icmp eq i64 %407, %412
  br i1 %413, label %418, label %414

414:                                              ; preds = %402
  %415 = load i64, i64* %60, align 8, !tbaa !67
  %416 = add i64 %415, %365
  %417 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %416, i64 %376) #10, !srcloc !57
  br label %418

418:                                              ; preds = %414, %402, %395, %372
  %419 = phi i32 [ %373, %414 ], [ %373, %395 ], [ %373, %372 ], [ %379, %402 ]
  %420 = phi i32 [ 0, %414 ], [ 2, %395 ], [ 2, %372 ], [ 1, %402 ]
  switch i32 %420, label %423 [
    i32 0, label %421
    i32 2, label %421
  ]

421:                                              ; preds = %418, %418
  %422 = icmp eq i64 %380, 0
  br i1 %422, label %423, label %372, !llvm.loop !71

423:                                              ; preds = %421, %418, %361
  %424 = phi i32 [ -1, %361 ], [ %419, %418 ], [ -1, %421 ]
  %425 = icmp ne i32 %424, -1
  %426 = add nuw nsw i32 %362, 1
  %427 = icmp eq i32 %426, %360
  %428 = select i1 %425, i1 true, i1 %427
  br i1 %428, label %429, label %361, !llvm.loop !73

429:                                              ; preds = %423, %357, %354
  %430 = phi i32 [ %356, %354 ], [ -1, %357 ], [ %424, %423 ]
  %431 = icmp eq i32 %430, -1
  br i1 %431, label %432, label %452

432:                                              ; preds = %429
  %433 = add i32 %309, 1
  %434 = and i32 %309, 63
  %435 = icmp eq i32 %434, 0
  br i1 %435, label %436, label %452

436:                                              ; preds = %432
  %437 = load i64, i64* %63, align 8, !tbaa !76
  %438 = inttoptr i64 %437 to i64*
  %439 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %438) #10, !srcloc !69
  %440 = icmp eq i64 %439, 0
  br i1 %440, label %441, label %452

441:                                              ; preds = %436
  %442 = icmp eq i64 %308, 0
  br i1 %442, label %443, label %447

443:                                              ; preds = %441
  %444 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !77
  %445 = load i64, i64* %64, align 8, !tbaa !78
  %446 = add i64 %445, %444
  br label %447

447:                                              ; preds = %443, %441
  %448 = phi i64 [ %446, %443 ], [ %308, %441 ]
  %449 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !77
  %450 = icmp ult i64 %449, %448
  %451 = select i1 %450, i32 0, i32 110
  br label %452

452:                                              ; preds = %447, %436, %432, %429
  %453 = phi i32 [ %309, %429 ], [ %433, %432 ], [ %433, %436 ], [ %433, %447 ]
  %454 = phi i64 [ %308, %429 ], [ %308, %432 ], [ %308, %436 ], [ %448, %447 ]
  %455 = phi i32 [ 0, %429 ], [ 0, %432 ], [ 108, %436 ], [ %451, %447 ]
  %456 = icmp eq i32 %455, 0
  %457 = and i1 %431, %456
  br i1 %457, label %307, label %458, !llvm.loop !79

458:                                              ; preds = %452, %288, %286
  %459 = phi i32 [ -1, %286 ], [ %305, %288 ], [ %430, %452 ]
  %460 = phi i32 [ %98, %286 ], [ 0, %288 ], [ %455, %452 ]
  %461 = icmp eq i32 %460, 0
  %462 = select i1 %461, i32 %459, i32 %460
  %463 = select i1 %461, i64 144115188075855872, i64 216172782113783808
  %464 = zext i32 %462 to i64
  %465 = or i64 %463, %464
  br label %466

466:                                              ; preds = %277, %458, %283, %93
  %467 = phi i64 [ 0, %93 ], [ %465, %458 ], [ %285, %283 ], [ %281, %277 ]
  %468 = trunc i64 %467 to i32
  %469 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %468, i32 0, i32 31) #8
  %470 = lshr i64 %467, 32
  %471 = trunc i64 %470 to i32
  %472 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %471, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !28
  %473 = and i32 %472, -16777216
  %474 = icmp eq i32 %473, 50331648
  br i1 %474, label %475, label %476

475:                                              ; preds = %466
  store i32 %469, i32* %56, align 4, !tbaa !60
  br label %2039

476:                                              ; preds = %466
  %477 = load i64, i64* %66, align 8, !tbaa !86
  %478 = zext i32 %469 to i64
  %479 = load i64, i64* %67, align 8, !tbaa !87
  %480 = mul i64 %479, %478
  %481 = add i64 %480, %477
  %482 = icmp eq i64 %86, 0
  br i1 %482, label %1285, label %483

483:                                              ; preds = %476
  %484 = sub i64 0, %481
  %485 = shl nuw nsw i64 %478, 2
  %486 = shl nuw nsw i64 %478, 16
  %487 = shl nuw nsw i64 %478, 3
  %488 = lshr i32 %469, 3
  %489 = and i32 %488, 536870904
  %490 = zext i32 %489 to i64
  %491 = and i32 %469, 63
  %492 = zext i32 %491 to i64
  %493 = shl nuw i64 1, %492
  br label %494

494:                                              ; preds = %1261, %483
  %495 = phi i64 [ 0, %483 ], [ %1282, %1261 ]
  %496 = add i64 %495, %76
  %497 = sub i64 %86, %495
  %498 = load i32, i32* %55, align 8, !tbaa !42
  %499 = load i32, i32* %68, align 4, !tbaa !43
  %500 = xor i64 %496, %481
  %501 = and i64 %500, 15
  %502 = icmp eq i64 %501, 0
  %503 = and i64 %500, 3
  %504 = icmp eq i64 %503, 0
  %505 = select i1 %504, i64 4, i64 1
  %506 = select i1 %502, i64 16, i64 %505
  %507 = add nsw i64 %506, -1
  %508 = and i64 %507, %484
  %509 = or i64 %496, %481
  %510 = or i64 %509, %497
  %511 = and i64 %510, 15
  %512 = icmp eq i64 %511, 0
  br i1 %512, label %513, label %712

513:                                              ; preds = %494
  %514 = lshr i64 %497, 4
  %515 = zext i32 %498 to i64
  %516 = mul i32 %499, 7
  %517 = zext i32 %516 to i64
  %518 = add nuw nsw i64 %517, %515
  %519 = icmp ult i64 %518, %514
  br i1 %519, label %520, label %594

520:                                              ; preds = %513
  %521 = shl i32 %499, 3
  %522 = zext i32 %521 to i64
  %523 = zext i32 %499 to i64
  %524 = shl i32 %499, 1
  %525 = zext i32 %524 to i64
  %526 = mul i32 %499, 3
  %527 = zext i32 %526 to i64
  %528 = shl i32 %499, 2
  %529 = zext i32 %528 to i64
  %530 = mul i32 %499, 5
  %531 = zext i32 %530 to i64
  %532 = mul i32 %499, 6
  %533 = zext i32 %532 to i64
  br label %534

534:                                              ; preds = %534, %520
  %535 = phi i64 [ %515, %520 ], [ %591, %534 ]
  %536 = shl i64 %535, 4
  %537 = add i64 %536, %496
  %538 = inttoptr i64 %537 to <4 x i32> addrspace(1)*
  %539 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %538, align 16, !tbaa !11
  %540 = add i64 %535, %523
  %541 = shl i64 %540, 4
  %542 = add i64 %541, %496
  %543 = inttoptr i64 %542 to <4 x i32> addrspace(1)*
  %544 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %543, align 16, !tbaa !11
  %545 = add i64 %535, %525
  %546 = shl i64 %545, 4
  %547 = add i64 %546, %496
  %548 = inttoptr i64 %547 to <4 x i32> addrspace(1)*
  %549 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %548, align 16, !tbaa !11
  %550 = add i64 %535, %527
  %551 = shl i64 %550, 4
  %552 = add i64 %551, %496
  %553 = inttoptr i64 %552 to <4 x i32> addrspace(1)*
  %554 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %553, align 16, !tbaa !11
  %555 = add i64 %535, %529
  %556 = shl i64 %555, 4
  %557 = add i64 %556, %496
  %558 = inttoptr i64 %557 to <4 x i32> addrspace(1)*
  %559 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %558, align 16, !tbaa !11
  %560 = add i64 %535, %531
  %561 = shl i64 %560, 4
  %562 = add i64 %561, %496
  %563 = inttoptr i64 %562 to <4 x i32> addrspace(1)*
  %564 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %563, align 16, !tbaa !11
  %565 = add i64 %535, %533
  %566 = shl i64 %565, 4
  %567 = add i64 %566, %496
  %568 = inttoptr i64 %567 to <4 x i32> addrspace(1)*
  %569 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %568, align 16, !tbaa !11
  %570 = add i64 %535, %517
  %571 = shl i64 %570, 4
  %572 = add i64 %571, %496
  %573 = inttoptr i64 %572 to <4 x i32> addrspace(1)*
  %574 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %573, align 16, !tbaa !11
  %575 = add i64 %536, %481
  %576 = inttoptr i64 %575 to <4 x i32> addrspace(1)*
  store <4 x i32> %539, <4 x i32> addrspace(1)* %576, align 16, !tbaa !11
  %577 = add i64 %541, %481
  %578 = inttoptr i64 %577 to <4 x i32> addrspace(1)*
  store <4 x i32> %544, <4 x i32> addrspace(1)* %578, align 16, !tbaa !11
  %579 = add i64 %546, %481
  %580 = inttoptr i64 %579 to <4 x i32> addrspace(1)*
  store <4 x i32> %549, <4 x i32> addrspace(1)* %580, align 16, !tbaa !11
  %581 = add i64 %551, %481
  %582 = inttoptr i64 %581 to <4 x i32> addrspace(1)*
  store <4 x i32> %554, <4 x i32> addrspace(1)* %582, align 16, !tbaa !11
  %583 = add i64 %556, %481
  %584 = inttoptr i64 %583 to <4 x i32> addrspace(1)*
  store <4 x i32> %559, <4 x i32> addrspace(1)* %584, align 16, !tbaa !11
  %585 = add i64 %561, %481
  %586 = inttoptr i64 %585 to <4 x i32> addrspace(1)*
  store <4 x i32> %564, <4 x i32> addrspace(1)* %586, align 16, !tbaa !11
  %587 = add i64 %566, %481
  %588 = inttoptr i64 %587 to <4 x i32> addrspace(1)*
  store <4 x i32> %569, <4 x i32> addrspace(1)* %588, align 16, !tbaa !11
  %589 = add i64 %571, %481
  %590 = inttoptr i64 %589 to <4 x i32> addrspace(1)*
  store <4 x i32> %574, <4 x i32> addrspace(1)* %590, align 16, !tbaa !11
  %591 = add i64 %535, %522
  %592 = add i64 %591, %517
  %593 = icmp ult i64 %592, %514
  br i1 %593, label %534, label %594, !llvm.loop !44

594:                                              ; preds = %534, %513
  %595 = phi i64 [ %515, %513 ], [ %591, %534 ]
  %596 = icmp ult i64 %595, %514
  br i1 %596, label %597, label %1164

597:                                              ; preds = %594
  %598 = shl i64 %595, 4
  %599 = add i64 %598, %496
  %600 = inttoptr i64 %599 to <4 x i32> addrspace(1)*
  %601 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %600, align 16, !tbaa !11
  %602 = zext i32 %499 to i64
  %603 = add i64 %595, %602
  %604 = icmp ult i64 %603, %514
  br i1 %604, label %605, label %610

605:                                              ; preds = %597
  %606 = shl i64 %603, 4
  %607 = add i64 %606, %496
  %608 = inttoptr i64 %607 to <4 x i32> addrspace(1)*
  %609 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %608, align 16, !tbaa !11
  br label %610

610:                                              ; preds = %605, %597
  %611 = phi <4 x i32> [ %609, %605 ], [ zeroinitializer, %597 ]
  %612 = shl i32 %499, 1
  %613 = zext i32 %612 to i64
  %614 = add i64 %595, %613
  %615 = icmp ult i64 %614, %514
  br i1 %615, label %616, label %621

616:                                              ; preds = %610
  %617 = shl i64 %614, 4
  %618 = add i64 %617, %496
  %619 = inttoptr i64 %618 to <4 x i32> addrspace(1)*
  %620 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %619, align 16, !tbaa !11
  br label %621

621:                                              ; preds = %616, %610
  %622 = phi <4 x i32> [ %620, %616 ], [ zeroinitializer, %610 ]
  %623 = mul i32 %499, 3
  %624 = zext i32 %623 to i64
  %625 = add i64 %595, %624
  %626 = icmp ult i64 %625, %514
  br i1 %626, label %627, label %632

627:                                              ; preds = %621
  %628 = shl i64 %625, 4
  %629 = add i64 %628, %496
  %630 = inttoptr i64 %629 to <4 x i32> addrspace(1)*
  %631 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %630, align 16, !tbaa !11
  br label %632

632:                                              ; preds = %627, %621
  %633 = phi <4 x i32> [ %631, %627 ], [ zeroinitializer, %621 ]
  %634 = shl i32 %499, 2
  %635 = zext i32 %634 to i64
  %636 = add i64 %595, %635
  %637 = icmp ult i64 %636, %514
  br i1 %637, label %638, label %643

638:                                              ; preds = %632
  %639 = shl i64 %636, 4
  %640 = add i64 %639, %496
  %641 = inttoptr i64 %640 to <4 x i32> addrspace(1)*
  %642 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %641, align 16, !tbaa !11
  br label %643

643:                                              ; preds = %638, %632
  %644 = phi <4 x i32> [ %642, %638 ], [ zeroinitializer, %632 ]
  %645 = mul i32 %499, 5
  %646 = zext i32 %645 to i64
  %647 = add i64 %595, %646
  %648 = icmp ult i64 %647, %514
  br i1 %648, label %649, label %654

649:                                              ; preds = %643
  %650 = shl i64 %647, 4
  %651 = add i64 %650, %496
  %652 = inttoptr i64 %651 to <4 x i32> addrspace(1)*
  %653 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %652, align 16, !tbaa !11
  br label %654

654:                                              ; preds = %649, %643
  %655 = phi <4 x i32> [ %653, %649 ], [ zeroinitializer, %643 ]
  %656 = mul i32 %499, 6
  %657 = zext i32 %656 to i64
  %658 = add i64 %595, %657
  %659 = icmp ult i64 %658, %514
  br i1 %659, label %660, label %665

660:                                              ; preds = %654
  %661 = shl i64 %658, 4
  %662 = add i64 %661, %496
  %663 = inttoptr i64 %662 to <4 x i32> addrspace(1)*
  %664 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %663, align 16, !tbaa !11
  br label %665

665:                                              ; preds = %660, %654
  %666 = phi <4 x i32> [ %664, %660 ], [ zeroinitializer, %654 ]
  %667 = add i64 %595, %517
  %668 = icmp ult i64 %667, %514
  br i1 %668, label %669, label %674

669:                                              ; preds = %665
  %670 = shl i64 %667, 4
  %671 = add i64 %670, %496
  %672 = inttoptr i64 %671 to <4 x i32> addrspace(1)*
  %673 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %672, align 16, !tbaa !11
  br label %674

674:                                              ; preds = %669, %665
  %675 = phi <4 x i32> [ %673, %669 ], [ zeroinitializer, %665 ]
  %676 = add i64 %598, %481
  %677 = inttoptr i64 %676 to <4 x i32> addrspace(1)*
  store <4 x i32> %601, <4 x i32> addrspace(1)* %677, align 16, !tbaa !11
  br i1 %604, label %678, label %682

678:                                              ; preds = %674
  %679 = shl i64 %603, 4
  %680 = add i64 %679, %481
  %681 = inttoptr i64 %680 to <4 x i32> addrspace(1)*
  store <4 x i32> %611, <4 x i32> addrspace(1)* %681, align 16, !tbaa !11
  br label %682

682:                                              ; preds = %678, %674
  br i1 %615, label %683, label %687

683:                                              ; preds = %682
  %684 = shl i64 %614, 4
  %685 = add i64 %684, %481
  %686 = inttoptr i64 %685 to <4 x i32> addrspace(1)*
  store <4 x i32> %622, <4 x i32> addrspace(1)* %686, align 16, !tbaa !11
  br label %687

687:                                              ; preds = %683, %682
  br i1 %626, label %688, label %692

688:                                              ; preds = %687
  %689 = shl i64 %625, 4
  %690 = add i64 %689, %481
  %691 = inttoptr i64 %690 to <4 x i32> addrspace(1)*
  store <4 x i32> %633, <4 x i32> addrspace(1)* %691, align 16, !tbaa !11
  br label %692

692:                                              ; preds = %688, %687
  br i1 %637, label %693, label %697

693:                                              ; preds = %692
  %694 = shl i64 %636, 4
  %695 = add i64 %694, %481
  %696 = inttoptr i64 %695 to <4 x i32> addrspace(1)*
  store <4 x i32> %644, <4 x i32> addrspace(1)* %696, align 16, !tbaa !11
  br label %697

697:                                              ; preds = %693, %692
  br i1 %648, label %698, label %702

698:                                              ; preds = %697
  %699 = shl i64 %647, 4
  %700 = add i64 %699, %481
  %701 = inttoptr i64 %700 to <4 x i32> addrspace(1)*
  store <4 x i32> %655, <4 x i32> addrspace(1)* %701, align 16, !tbaa !11
  br label %702

702:                                              ; preds = %698, %697
  br i1 %659, label %703, label %707

703:                                              ; preds = %702
  %704 = shl i64 %658, 4
  %705 = add i64 %704, %481
  %706 = inttoptr i64 %705 to <4 x i32> addrspace(1)*
  store <4 x i32> %666, <4 x i32> addrspace(1)* %706, align 16, !tbaa !11
  br label %707

707:                                              ; preds = %703, %702
  br i1 %668, label %708, label %1164

708:                                              ; preds = %707
  %709 = shl i64 %667, 4
  %710 = add i64 %709, %481
  %711 = inttoptr i64 %710 to <4 x i32> addrspace(1)*
  store <4 x i32> %675, <4 x i32> addrspace(1)* %711, align 16, !tbaa !11
  br label %1164

712:                                              ; preds = %494
  %713 = icmp ult i64 %508, %497
  %714 = select i1 %713, i64 %508, i64 %497
  %715 = sub i64 %497, %714
  %716 = sub nsw i64 0, %506
  %717 = and i64 %715, %716
  switch i64 %506, label %1120 [
    i64 16, label %718
    i64 4, label %919
  ]

718:                                              ; preds = %712
  %719 = add i64 %714, %481
  %720 = add i64 %714, %496
  %721 = lshr i64 %717, 4
  %722 = zext i32 %498 to i64
  %723 = mul i32 %499, 7
  %724 = zext i32 %723 to i64
  %725 = add nuw nsw i64 %724, %722
  %726 = icmp ult i64 %725, %721
  br i1 %726, label %727, label %801

727:                                              ; preds = %718
  %728 = shl i32 %499, 3
  %729 = zext i32 %728 to i64
  %730 = zext i32 %499 to i64
  %731 = shl i32 %499, 1
  %732 = zext i32 %731 to i64
  %733 = mul i32 %499, 3
  %734 = zext i32 %733 to i64
  %735 = shl i32 %499, 2
  %736 = zext i32 %735 to i64
  %737 = mul i32 %499, 5
  %738 = zext i32 %737 to i64
  %739 = mul i32 %499, 6
  %740 = zext i32 %739 to i64
  br label %741

741:                                              ; preds = %741, %727
  %742 = phi i64 [ %722, %727 ], [ %798, %741 ]
  %743 = shl i64 %742, 4
  %744 = add i64 %743, %720
  %745 = inttoptr i64 %744 to <4 x i32> addrspace(1)*
  %746 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %745, align 16, !tbaa !11
  %747 = add i64 %742, %730
  %748 = shl i64 %747, 4
  %749 = add i64 %748, %720
  %750 = inttoptr i64 %749 to <4 x i32> addrspace(1)*
  %751 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %750, align 16, !tbaa !11
  %752 = add i64 %742, %732
  %753 = shl i64 %752, 4
  %754 = add i64 %753, %720
  %755 = inttoptr i64 %754 to <4 x i32> addrspace(1)*
  %756 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %755, align 16, !tbaa !11
  %757 = add i64 %742, %734
  %758 = shl i64 %757, 4
  %759 = add i64 %758, %720
  %760 = inttoptr i64 %759 to <4 x i32> addrspace(1)*
  %761 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %760, align 16, !tbaa !11
  %762 = add i64 %742, %736
  %763 = shl i64 %762, 4
  %764 = add i64 %763, %720
  %765 = inttoptr i64 %764 to <4 x i32> addrspace(1)*
  %766 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %765, align 16, !tbaa !11
  %767 = add i64 %742, %738
  %768 = shl i64 %767, 4
  %769 = add i64 %768, %720
  %770 = inttoptr i64 %769 to <4 x i32> addrspace(1)*
  %771 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %770, align 16, !tbaa !11
  %772 = add i64 %742, %740
  %773 = shl i64 %772, 4
  %774 = add i64 %773, %720
  %775 = inttoptr i64 %774 to <4 x i32> addrspace(1)*
  %776 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %775, align 16, !tbaa !11
  %777 = add i64 %742, %724
  %778 = shl i64 %777, 4
  %779 = add i64 %778, %720
  %780 = inttoptr i64 %779 to <4 x i32> addrspace(1)*
  %781 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %780, align 16, !tbaa !11
  %782 = add i64 %743, %719
  %783 = inttoptr i64 %782 to <4 x i32> addrspace(1)*
  store <4 x i32> %746, <4 x i32> addrspace(1)* %783, align 16, !tbaa !11
  %784 = add i64 %748, %719
  %785 = inttoptr i64 %784 to <4 x i32> addrspace(1)*
  store <4 x i32> %751, <4 x i32> addrspace(1)* %785, align 16, !tbaa !11
  %786 = add i64 %753, %719
  %787 = inttoptr i64 %786 to <4 x i32> addrspace(1)*
  store <4 x i32> %756, <4 x i32> addrspace(1)* %787, align 16, !tbaa !11
  %788 = add i64 %758, %719
  %789 = inttoptr i64 %788 to <4 x i32> addrspace(1)*
  store <4 x i32> %761, <4 x i32> addrspace(1)* %789, align 16, !tbaa !11
  %790 = add i64 %763, %719
  %791 = inttoptr i64 %790 to <4 x i32> addrspace(1)*
  store <4 x i32> %766, <4 x i32> addrspace(1)* %791, align 16, !tbaa !11
  %792 = add i64 %768, %719
  %793 = inttoptr i64 %792 to <4 x i32> addrspace(1)*
  store <4 x i32> %771, <4 x i32> addrspace(1)* %793, align 16, !tbaa !11
  %794 = add i64 %773, %719
  %795 = inttoptr i64 %794 to <4 x i32> addrspace(1)*
  store <4 x i32> %776, <4 x i32> addrspace(1)* %795, align 16, !tbaa !11
  %796 = add i64 %778, %719
  %797 = inttoptr i64 %796 to <4 x i32> addrspace(1)*
  store <4 x i32> %781, <4 x i32> addrspace(1)* %797, align 16, !tbaa !11
  %798 = add i64 %742, %729
  %799 = add i64 %798, %724
  %800 = icmp ult i64 %799, %721
  br i1 %800, label %741, label %801, !llvm.loop !44

801:                                              ; preds = %741, %718
  %802 = phi i64 [ %722, %718 ], [ %798, %741 ]
  %803 = icmp ult i64 %802, %721
  br i1 %803, label %804, label %1134

804:                                              ; preds = %801
  %805 = shl i64 %802, 4
  %806 = add i64 %805, %720
  %807 = inttoptr i64 %806 to <4 x i32> addrspace(1)*
  %808 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %807, align 16, !tbaa !11
  %809 = zext i32 %499 to i64
  %810 = add i64 %802, %809
  %811 = icmp ult i64 %810, %721
  br i1 %811, label %812, label %817

812:                                              ; preds = %804
  %813 = shl i64 %810, 4
  %814 = add i64 %813, %720
  %815 = inttoptr i64 %814 to <4 x i32> addrspace(1)*
  %816 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %815, align 16, !tbaa !11
  br label %817

817:                                              ; preds = %812, %804
  %818 = phi <4 x i32> [ %816, %812 ], [ zeroinitializer, %804 ]
  %819 = shl i32 %499, 1
  %820 = zext i32 %819 to i64
  %821 = add i64 %802, %820
  %822 = icmp ult i64 %821, %721
  br i1 %822, label %823, label %828

823:                                              ; preds = %817
  %824 = shl i64 %821, 4
  %825 = add i64 %824, %720
  %826 = inttoptr i64 %825 to <4 x i32> addrspace(1)*
  %827 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %826, align 16, !tbaa !11
  br label %828

828:                                              ; preds = %823, %817
  %829 = phi <4 x i32> [ %827, %823 ], [ zeroinitializer, %817 ]
  %830 = mul i32 %499, 3
  %831 = zext i32 %830 to i64
  %832 = add i64 %802, %831
  %833 = icmp ult i64 %832, %721
  br i1 %833, label %834, label %839

834:                                              ; preds = %828
  %835 = shl i64 %832, 4
  %836 = add i64 %835, %720
  %837 = inttoptr i64 %836 to <4 x i32> addrspace(1)*
  %838 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %837, align 16, !tbaa !11
  br label %839

839:                                              ; preds = %834, %828
  %840 = phi <4 x i32> [ %838, %834 ], [ zeroinitializer, %828 ]
  %841 = shl i32 %499, 2
  %842 = zext i32 %841 to i64
  %843 = add i64 %802, %842
  %844 = icmp ult i64 %843, %721
  br i1 %844, label %845, label %850

845:                                              ; preds = %839
  %846 = shl i64 %843, 4
  %847 = add i64 %846, %720
  %848 = inttoptr i64 %847 to <4 x i32> addrspace(1)*
  %849 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %848, align 16, !tbaa !11
  br label %850

850:                                              ; preds = %845, %839
  %851 = phi <4 x i32> [ %849, %845 ], [ zeroinitializer, %839 ]
  %852 = mul i32 %499, 5
  %853 = zext i32 %852 to i64
  %854 = add i64 %802, %853
  %855 = icmp ult i64 %854, %721
  br i1 %855, label %856, label %861

856:                                              ; preds = %850
  %857 = shl i64 %854, 4
  %858 = add i64 %857, %720
  %859 = inttoptr i64 %858 to <4 x i32> addrspace(1)*
  %860 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %859, align 16, !tbaa !11
  br label %861

861:                                              ; preds = %856, %850
  %862 = phi <4 x i32> [ %860, %856 ], [ zeroinitializer, %850 ]
  %863 = mul i32 %499, 6
  %864 = zext i32 %863 to i64
  %865 = add i64 %802, %864
  %866 = icmp ult i64 %865, %721
  br i1 %866, label %867, label %872

867:                                              ; preds = %861
  %868 = shl i64 %865, 4
  %869 = add i64 %868, %720
  %870 = inttoptr i64 %869 to <4 x i32> addrspace(1)*
  %871 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %870, align 16, !tbaa !11
  br label %872

872:                                              ; preds = %867, %861
  %873 = phi <4 x i32> [ %871, %867 ], [ zeroinitializer, %861 ]
  %874 = add i64 %802, %724
  %875 = icmp ult i64 %874, %721
  br i1 %875, label %876, label %881

876:                                              ; preds = %872
  %877 = shl i64 %874, 4
  %878 = add i64 %877, %720
  %879 = inttoptr i64 %878 to <4 x i32> addrspace(1)*
  %880 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %879, align 16, !tbaa !11
  br label %881

881:                                              ; preds = %876, %872
  %882 = phi <4 x i32> [ %880, %876 ], [ zeroinitializer, %872 ]
  %883 = add i64 %805, %719
  %884 = inttoptr i64 %883 to <4 x i32> addrspace(1)*
  store <4 x i32> %808, <4 x i32> addrspace(1)* %884, align 16, !tbaa !11
  br i1 %811, label %885, label %889

885:                                              ; preds = %881
  %886 = shl i64 %810, 4
  %887 = add i64 %886, %719
  %888 = inttoptr i64 %887 to <4 x i32> addrspace(1)*
  store <4 x i32> %818, <4 x i32> addrspace(1)* %888, align 16, !tbaa !11
  br label %889

889:                                              ; preds = %885, %881
  br i1 %822, label %890, label %894

890:                                              ; preds = %889
  %891 = shl i64 %821, 4
  %892 = add i64 %891, %719
  %893 = inttoptr i64 %892 to <4 x i32> addrspace(1)*
  store <4 x i32> %829, <4 x i32> addrspace(1)* %893, align 16, !tbaa !11
  br label %894

894:                                              ; preds = %890, %889
  br i1 %833, label %895, label %899

895:                                              ; preds = %894
  %896 = shl i64 %832, 4
  %897 = add i64 %896, %719
  %898 = inttoptr i64 %897 to <4 x i32> addrspace(1)*
  store <4 x i32> %840, <4 x i32> addrspace(1)* %898, align 16, !tbaa !11
  br label %899

899:                                              ; preds = %895, %894
  br i1 %844, label %900, label %904

900:                                              ; preds = %899
  %901 = shl i64 %843, 4
  %902 = add i64 %901, %719
  %903 = inttoptr i64 %902 to <4 x i32> addrspace(1)*
  store <4 x i32> %851, <4 x i32> addrspace(1)* %903, align 16, !tbaa !11
  br label %904

904:                                              ; preds = %900, %899
  br i1 %855, label %905, label %909

905:                                              ; preds = %904
  %906 = shl i64 %854, 4
  %907 = add i64 %906, %719
  %908 = inttoptr i64 %907 to <4 x i32> addrspace(1)*
  store <4 x i32> %862, <4 x i32> addrspace(1)* %908, align 16, !tbaa !11
  br label %909

909:                                              ; preds = %905, %904
  br i1 %866, label %910, label %914

910:                                              ; preds = %909
  %911 = shl i64 %865, 4
  %912 = add i64 %911, %719
  %913 = inttoptr i64 %912 to <4 x i32> addrspace(1)*
  store <4 x i32> %873, <4 x i32> addrspace(1)* %913, align 16, !tbaa !11
  br label %914

914:                                              ; preds = %910, %909
  br i1 %875, label %915, label %1134

915:                                              ; preds = %914
  %916 = shl i64 %874, 4
  %917 = add i64 %916, %719
  %918 = inttoptr i64 %917 to <4 x i32> addrspace(1)*
  store <4 x i32> %882, <4 x i32> addrspace(1)* %918, align 16, !tbaa !11
  br label %1134

919:                                              ; preds = %712
  %920 = add i64 %714, %481
  %921 = add i64 %714, %496
  %922 = lshr i64 %717, 2
  %923 = zext i32 %498 to i64
  %924 = mul i32 %499, 7
  %925 = zext i32 %924 to i64
  %926 = add nuw nsw i64 %925, %923
  %927 = icmp ult i64 %926, %922
  br i1 %927, label %928, label %1002

928:                                              ; preds = %919
  %929 = shl i32 %499, 3
  %930 = zext i32 %929 to i64
  %931 = zext i32 %499 to i64
  %932 = shl i32 %499, 1
  %933 = zext i32 %932 to i64
  %934 = mul i32 %499, 3
  %935 = zext i32 %934 to i64
  %936 = shl i32 %499, 2
  %937 = zext i32 %936 to i64
  %938 = mul i32 %499, 5
  %939 = zext i32 %938 to i64
  %940 = mul i32 %499, 6
  %941 = zext i32 %940 to i64
  br label %942

942:                                              ; preds = %942, %928
  %943 = phi i64 [ %923, %928 ], [ %999, %942 ]
  %944 = shl i64 %943, 2
  %945 = add i64 %944, %921
  %946 = inttoptr i64 %945 to i32 addrspace(1)*
  %947 = load volatile i32, i32 addrspace(1)* %946, align 4, !tbaa !11
  %948 = add i64 %943, %931
  %949 = shl i64 %948, 2
  %950 = add i64 %949, %921
  %951 = inttoptr i64 %950 to i32 addrspace(1)*
  %952 = load volatile i32, i32 addrspace(1)* %951, align 4, !tbaa !11
  %953 = add i64 %943, %933
  %954 = shl i64 %953, 2
  %955 = add i64 %954, %921
  %956 = inttoptr i64 %955 to i32 addrspace(1)*
  %957 = load volatile i32, i32 addrspace(1)* %956, align 4, !tbaa !11
  %958 = add i64 %943, %935
  %959 = shl i64 %958, 2
  %960 = add i64 %959, %921
  %961 = inttoptr i64 %960 to i32 addrspace(1)*
  %962 = load volatile i32, i32 addrspace(1)* %961, align 4, !tbaa !11
  %963 = add i64 %943, %937
  %964 = shl i64 %963, 2
  %965 = add i64 %964, %921
  %966 = inttoptr i64 %965 to i32 addrspace(1)*
  %967 = load volatile i32, i32 addrspace(1)* %966, align 4, !tbaa !11
  %968 = add i64 %943, %939
  %969 = shl i64 %968, 2
  %970 = add i64 %969, %921
  %971 = inttoptr i64 %970 to i32 addrspace(1)*
  %972 = load volatile i32, i32 addrspace(1)* %971, align 4, !tbaa !11
  %973 = add i64 %943, %941
  %974 = shl i64 %973, 2
  %975 = add i64 %974, %921
  %976 = inttoptr i64 %975 to i32 addrspace(1)*
  %977 = load volatile i32, i32 addrspace(1)* %976, align 4, !tbaa !11
  %978 = add i64 %943, %925
  %979 = shl i64 %978, 2
  %980 = add i64 %979, %921
  %981 = inttoptr i64 %980 to i32 addrspace(1)*
  %982 = load volatile i32, i32 addrspace(1)* %981, align 4, !tbaa !11
  %983 = add i64 %944, %920
  %984 = inttoptr i64 %983 to i32 addrspace(1)*
  store i32 %947, i32 addrspace(1)* %984, align 4, !tbaa !11
  %985 = add i64 %949, %920
  %986 = inttoptr i64 %985 to i32 addrspace(1)*
  store i32 %952, i32 addrspace(1)* %986, align 4, !tbaa !11
  %987 = add i64 %954, %920
  %988 = inttoptr i64 %987 to i32 addrspace(1)*
  store i32 %957, i32 addrspace(1)* %988, align 4, !tbaa !11
  %989 = add i64 %959, %920
  %990 = inttoptr i64 %989 to i32 addrspace(1)*
  store i32 %962, i32 addrspace(1)* %990, align 4, !tbaa !11
  %991 = add i64 %964, %920
  %992 = inttoptr i64 %991 to i32 addrspace(1)*
  store i32 %967, i32 addrspace(1)* %992, align 4, !tbaa !11
  %993 = add i64 %969, %920
  %994 = inttoptr i64 %993 to i32 addrspace(1)*
  store i32 %972, i32 addrspace(1)* %994, align 4, !tbaa !11
  %995 = add i64 %974, %920
  %996 = inttoptr i64 %995 to i32 addrspace(1)*
  store i32 %977, i32 addrspace(1)* %996, align 4, !tbaa !11
  %997 = add i64 %979, %920
  %998 = inttoptr i64 %997 to i32 addrspace(1)*
  store i32 %982, i32 addrspace(1)* %998, align 4, !tbaa !11
  %999 = add i64 %943, %930
  %1000 = add i64 %999, %925
  %1001 = icmp ult i64 %1000, %922
  br i1 %1001, label %942, label %1002, !llvm.loop !45

1002:                                             ; preds = %942, %919
  %1003 = phi i64 [ %923, %919 ], [ %999, %942 ]
  %1004 = icmp ult i64 %1003, %922
  br i1 %1004, label %1005, label %1134

1005:                                             ; preds = %1002
  %1006 = shl i64 %1003, 2
  %1007 = add i64 %1006, %921
  %1008 = inttoptr i64 %1007 to i32 addrspace(1)*
  %1009 = load volatile i32, i32 addrspace(1)* %1008, align 4, !tbaa !11
  %1010 = zext i32 %499 to i64
  %1011 = add i64 %1003, %1010
  %1012 = icmp ult i64 %1011, %922
  br i1 %1012, label %1013, label %1018

1013:                                             ; preds = %1005
  %1014 = shl i64 %1011, 2
  %1015 = add i64 %1014, %921
  %1016 = inttoptr i64 %1015 to i32 addrspace(1)*
  %1017 = load volatile i32, i32 addrspace(1)* %1016, align 4, !tbaa !11
  br label %1018

1018:                                             ; preds = %1013, %1005
  %1019 = phi i32 [ %1017, %1013 ], [ 0, %1005 ]
  %1020 = shl i32 %499, 1
  %1021 = zext i32 %1020 to i64
  %1022 = add i64 %1003, %1021
  %1023 = icmp ult i64 %1022, %922
  br i1 %1023, label %1024, label %1029

1024:                                             ; preds = %1018
  %1025 = shl i64 %1022, 2
  %1026 = add i64 %1025, %921
  %1027 = inttoptr i64 %1026 to i32 addrspace(1)*
  %1028 = load volatile i32, i32 addrspace(1)* %1027, align 4, !tbaa !11
  br label %1029

1029:                                             ; preds = %1024, %1018
  %1030 = phi i32 [ %1028, %1024 ], [ 0, %1018 ]
  %1031 = mul i32 %499, 3
  %1032 = zext i32 %1031 to i64
  %1033 = add i64 %1003, %1032
  %1034 = icmp ult i64 %1033, %922
  br i1 %1034, label %1035, label %1040

1035:                                             ; preds = %1029
  %1036 = shl i64 %1033, 2
  %1037 = add i64 %1036, %921
  %1038 = inttoptr i64 %1037 to i32 addrspace(1)*
  %1039 = load volatile i32, i32 addrspace(1)* %1038, align 4, !tbaa !11
  br label %1040

1040:                                             ; preds = %1035, %1029
  %1041 = phi i32 [ %1039, %1035 ], [ 0, %1029 ]
  %1042 = shl i32 %499, 2
  %1043 = zext i32 %1042 to i64
  %1044 = add i64 %1003, %1043
  %1045 = icmp ult i64 %1044, %922
  br i1 %1045, label %1046, label %1051

1046:                                             ; preds = %1040
  %1047 = shl i64 %1044, 2
  %1048 = add i64 %1047, %921
  %1049 = inttoptr i64 %1048 to i32 addrspace(1)*
  %1050 = load volatile i32, i32 addrspace(1)* %1049, align 4, !tbaa !11
  br label %1051

1051:                                             ; preds = %1046, %1040
  %1052 = phi i32 [ %1050, %1046 ], [ 0, %1040 ]
  %1053 = mul i32 %499, 5
  %1054 = zext i32 %1053 to i64
  %1055 = add i64 %1003, %1054
  %1056 = icmp ult i64 %1055, %922
  br i1 %1056, label %1057, label %1062

1057:                                             ; preds = %1051
  %1058 = shl i64 %1055, 2
  %1059 = add i64 %1058, %921
  %1060 = inttoptr i64 %1059 to i32 addrspace(1)*
  %1061 = load volatile i32, i32 addrspace(1)* %1060, align 4, !tbaa !11
  br label %1062

1062:                                             ; preds = %1057, %1051
  %1063 = phi i32 [ %1061, %1057 ], [ 0, %1051 ]
  %1064 = mul i32 %499, 6
  %1065 = zext i32 %1064 to i64
  %1066 = add i64 %1003, %1065
  %1067 = icmp ult i64 %1066, %922
  br i1 %1067, label %1068, label %1073

1068:                                             ; preds = %1062
  %1069 = shl i64 %1066, 2
  %1070 = add i64 %1069, %921
  %1071 = inttoptr i64 %1070 to i32 addrspace(1)*
  %1072 = load volatile i32, i32 addrspace(1)* %1071, align 4, !tbaa !11
  br label %1073

1073:                                             ; preds = %1068, %1062
  %1074 = phi i32 [ %1072, %1068 ], [ 0, %1062 ]
  %1075 = add i64 %1003, %925
  %1076 = icmp ult i64 %1075, %922
  br i1 %1076, label %1077, label %1082

1077:                                             ; preds = %1073
  %1078 = shl i64 %1075, 2
  %1079 = add i64 %1078, %921
  %1080 = inttoptr i64 %1079 to i32 addrspace(1)*
  %1081 = load volatile i32, i32 addrspace(1)* %1080, align 4, !tbaa !11
  br label %1082

1082:                                             ; preds = %1077, %1073
  %1083 = phi i32 [ %1081, %1077 ], [ 0, %1073 ]
  %1084 = add i64 %1006, %920
  %1085 = inttoptr i64 %1084 to i32 addrspace(1)*
  store i32 %1009, i32 addrspace(1)* %1085, align 4, !tbaa !11
  br i1 %1012, label %1086, label %1090

1086:                                             ; preds = %1082
  %1087 = shl i64 %1011, 2
  %1088 = add i64 %1087, %920
  %1089 = inttoptr i64 %1088 to i32 addrspace(1)*
  store i32 %1019, i32 addrspace(1)* %1089, align 4, !tbaa !11
  br label %1090

1090:                                             ; preds = %1086, %1082
  br i1 %1023, label %1091, label %1095

1091:                                             ; preds = %1090
  %1092 = shl i64 %1022, 2
  %1093 = add i64 %1092, %920
  %1094 = inttoptr i64 %1093 to i32 addrspace(1)*
  store i32 %1030, i32 addrspace(1)* %1094, align 4, !tbaa !11
  br label %1095

1095:                                             ; preds = %1091, %1090
  br i1 %1034, label %1096, label %1100

1096:                                             ; preds = %1095
  %1097 = shl i64 %1033, 2
  %1098 = add i64 %1097, %920
  %1099 = inttoptr i64 %1098 to i32 addrspace(1)*
  store i32 %1041, i32 addrspace(1)* %1099, align 4, !tbaa !11
  br label %1100

1100:                                             ; preds = %1096, %1095
  br i1 %1045, label %1101, label %1105

1101:                                             ; preds = %1100
  %1102 = shl i64 %1044, 2
  %1103 = add i64 %1102, %920
  %1104 = inttoptr i64 %1103 to i32 addrspace(1)*
  store i32 %1052, i32 addrspace(1)* %1104, align 4, !tbaa !11
  br label %1105

1105:                                             ; preds = %1101, %1100
  br i1 %1056, label %1106, label %1110

1106:                                             ; preds = %1105
  %1107 = shl i64 %1055, 2
  %1108 = add i64 %1107, %920
  %1109 = inttoptr i64 %1108 to i32 addrspace(1)*
  store i32 %1063, i32 addrspace(1)* %1109, align 4, !tbaa !11
  br label %1110

1110:                                             ; preds = %1106, %1105
  br i1 %1067, label %1111, label %1115

1111:                                             ; preds = %1110
  %1112 = shl i64 %1066, 2
  %1113 = add i64 %1112, %920
  %1114 = inttoptr i64 %1113 to i32 addrspace(1)*
  store i32 %1074, i32 addrspace(1)* %1114, align 4, !tbaa !11
  br label %1115

1115:                                             ; preds = %1111, %1110
  br i1 %1076, label %1116, label %1134

1116:                                             ; preds = %1115
  %1117 = shl i64 %1075, 2
  %1118 = add i64 %1117, %920
  %1119 = inttoptr i64 %1118 to i32 addrspace(1)*
  store i32 %1083, i32 addrspace(1)* %1119, align 4, !tbaa !11
  br label %1134

1120:                                             ; preds = %712
  %1121 = zext i32 %498 to i64
  %1122 = icmp ugt i64 %497, %1121
  br i1 %1122, label %1123, label %1164

1123:                                             ; preds = %1120
  %1124 = zext i32 %499 to i64
  br label %1125

1125:                                             ; preds = %1125, %1123
  %1126 = phi i64 [ %1121, %1123 ], [ %1132, %1125 ]
  %1127 = add i64 %1126, %496
  %1128 = inttoptr i64 %1127 to i8 addrspace(1)*
  %1129 = load volatile i8, i8 addrspace(1)* %1128, align 1, !tbaa !11
  %1130 = add i64 %1126, %481
  %1131 = inttoptr i64 %1130 to i8 addrspace(1)*
  store i8 %1129, i8 addrspace(1)* %1131, align 1, !tbaa !11
  %1132 = add i64 %1126, %1124
  %1133 = icmp ult i64 %1132, %497
  br i1 %1133, label %1125, label %1164, !llvm.loop !46

1134:                                             ; preds = %1116, %1115, %1002, %915, %914, %801
  %1135 = phi i64 [ %923, %1116 ], [ %923, %1115 ], [ %923, %1002 ], [ %722, %915 ], [ %722, %914 ], [ %722, %801 ]
  %1136 = icmp ugt i64 %714, %1135
  br i1 %1136, label %1137, label %1148

1137:                                             ; preds = %1134
  %1138 = zext i32 %499 to i64
  br label %1139

1139:                                             ; preds = %1139, %1137
  %1140 = phi i64 [ %1135, %1137 ], [ %1146, %1139 ]
  %1141 = add i64 %1140, %496
  %1142 = inttoptr i64 %1141 to i8 addrspace(1)*
  %1143 = load volatile i8, i8 addrspace(1)* %1142, align 1, !tbaa !11
  %1144 = add i64 %1140, %481
  %1145 = inttoptr i64 %1144 to i8 addrspace(1)*
  store i8 %1143, i8 addrspace(1)* %1145, align 1, !tbaa !11
  %1146 = add i64 %1140, %1138
  %1147 = icmp ult i64 %1146, %714
  br i1 %1147, label %1139, label %1148, !llvm.loop !46

1148:                                             ; preds = %1139, %1134
  %1149 = add i64 %717, %714
  %1150 = sub i64 %497, %1149
  %1151 = icmp ugt i64 %1150, %1135
  br i1 %1151, label %1152, label %1164

1152:                                             ; preds = %1148
  %1153 = zext i32 %499 to i64
  br label %1154

1154:                                             ; preds = %1154, %1152
  %1155 = phi i64 [ %1135, %1152 ], [ %1162, %1154 ]
  %1156 = add i64 %1155, %1149
  %1157 = add i64 %1156, %496
  %1158 = inttoptr i64 %1157 to i8 addrspace(1)*
  %1159 = load volatile i8, i8 addrspace(1)* %1158, align 1, !tbaa !11
  %1160 = add i64 %1156, %481
  %1161 = inttoptr i64 %1160 to i8 addrspace(1)*
  store i8 %1159, i8 addrspace(1)* %1161, align 1, !tbaa !11
  %1162 = add i64 %1155, %1153
  %1163 = icmp ult i64 %1162, %1150
  br i1 %1163, label %1154, label %1164, !llvm.loop !46

1164:                                             ; preds = %1154, %1125, %1148, %1120, %708, %707, %594
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !108
  %1165 = load i32, i32* %55, align 8, !tbaa !42
  %1166 = icmp eq i32 %1165, 0
  br i1 %1166, label %1167, label %1261

1167:                                             ; preds = %1164
  %1168 = add i64 %495, %77
  tail call void @llvm.nvvm.membar.sys() #8
  %1169 = load i64, i64* %69, align 8, !tbaa !80
  %1170 = load i64, i64* %62, align 8, !tbaa !70
  %1171 = add i64 %1170, %485
  %1172 = inttoptr i64 %1171 to i32 addrspace(1)*
  %1173 = load volatile i32, i32 addrspace(1)* %1172, align 4, !tbaa !9
  %1174 = add i32 %1173, 1
  %1175 = load i64, i64* %70, align 8, !tbaa !81
  %1176 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1175, i64 1) #10, !srcloc !27
  %1177 = load i32, i32* %72, align 8, !tbaa !82
  %1178 = zext i32 %1177 to i64
  %1179 = lshr i64 %1176, %1178
  %1180 = and i64 %1179, 1
  %1181 = xor i64 %1180, 1
  %1182 = load i64, i64* %6, align 8, !tbaa !83
  %1183 = shl nsw i64 -1, %1178
  %1184 = xor i64 %1183, -1
  %1185 = and i64 %1176, %1184
  %1186 = shl i64 %1185, 5
  %1187 = add i64 %1186, %1182
  %1188 = inttoptr i64 %1187 to i64*
  store volatile i32 %1174, i32 addrspace(1)* %1172, align 4, !tbaa !9
  %1189 = zext i32 %1174 to i64
  %1190 = shl nuw i64 %1189, 32
  %1191 = or i64 %486, %1190
  %1192 = or i64 %1191, %1181
  %1193 = or i64 %1192, 512
  %1194 = or i64 %1181, %1169
  tail call void asm sideeffect "st.volatile.global.v2.u64 [$0], {$1, $2};", "l,l,l,~{memory}"(i64* %1188, i64 %1193, i64 %1194) #10, !srcloc !84
  %1195 = getelementptr inbounds i64, i64* %1188, i64 2
  %1196 = shl i64 %1168, 1
  %1197 = or i64 %1181, %1196
  %1198 = shl i64 %497, 1
  %1199 = or i64 %1181, %1198
  tail call void asm sideeffect "st.volatile.global.v2.u64 [$0], {$1, $2};", "l,l,l,~{memory}"(i64* nonnull %1195, i64 %1197, i64 %1199) #10, !srcloc !84
  br label %1200

1200:                                             ; preds = %1241, %1167
  %1201 = phi i32 [ 1, %1167 ], [ %1242, %1241 ]
  %1202 = phi i64 [ 0, %1167 ], [ %1243, %1241 ]
  %1203 = phi i32 [ 0, %1167 ], [ %1245, %1241 ]
  %1204 = load i64, i64* %61, align 8, !tbaa !68
  %1205 = add i64 %1204, %487
  %1206 = inttoptr i64 %1205 to i64*
  %1207 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1206) #10, !srcloc !69
  %1208 = trunc i64 %1207 to i32
  %1209 = lshr i64 %1207, 32
  %1210 = icmp eq i64 %1209, %1189
  br i1 %1210, label %1211, label %1216

1211:                                             ; preds = %1200
  %1212 = icmp slt i32 %1208, 0
  %1213 = select i1 %1212, i32 0, i32 %1208
  %1214 = sub nsw i32 0, %1208
  %1215 = select i1 %1212, i32 %1214, i32 0
  br label %1241

1216:                                             ; preds = %1200
  %1217 = add i32 %1201, 1
  %1218 = and i32 %1201, 63
  %1219 = icmp eq i32 %1218, 0
  br i1 %1219, label %1220, label %1236

1220:                                             ; preds = %1216
  %1221 = load i64, i64* %63, align 8, !tbaa !76
  %1222 = inttoptr i64 %1221 to i64*
  %1223 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1222) #10, !srcloc !69
  %1224 = icmp eq i64 %1223, 0
  br i1 %1224, label %1225, label %1236

1225:                                             ; preds = %1220
  %1226 = icmp eq i64 %1202, 0
  br i1 %1226, label %1227, label %1231

1227:                                             ; preds = %1225
  %1228 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !77
  %1229 = load i64, i64* %64, align 8, !tbaa !78
  %1230 = add i64 %1229, %1228
  br label %1231

1231:                                             ; preds = %1227, %1225
  %1232 = phi i64 [ %1230, %1227 ], [ %1202, %1225 ]
  %1233 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !77
  %1234 = icmp ult i64 %1233, %1232
  %1235 = select i1 %1234, i32 0, i32 110
  br label %1236

1236:                                             ; preds = %1231, %1220, %1216
  %1237 = phi i64 [ %1232, %1231 ], [ %1202, %1220 ], [ %1202, %1216 ]
  %1238 = phi i32 [ %1235, %1231 ], [ 108, %1220 ], [ 0, %1216 ]
  %1239 = icmp eq i32 %1238, 0
  %1240 = select i1 %1239, i32 0, i32 2
  br label %1241

1241:                                             ; preds = %1236, %1211
  %1242 = phi i32 [ %1201, %1211 ], [ %1217, %1236 ]
  %1243 = phi i64 [ %1202, %1211 ], [ %1237, %1236 ]
  %1244 = phi i32 [ %1215, %1211 ], [ %1238, %1236 ]
  %1245 = phi i32 [ %1213, %1211 ], [ %1203, %1236 ]
  %1246 = phi i32 [ 1, %1211 ], [ %1240, %1236 ]
  switch i32 %1246, label %1251 [
    i32 0, label %1200
    i32 2, label %1247
  ], !llvm.loop !85

1247:                                             ; preds = %1241
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !34
  %1248 = load i64, i64* %60, align 8, !tbaa !67
  %1249 = add i64 %1248, %490
  %1250 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1249, i64 %493) #10, !srcloc !57
  br label %1251

1251:                                             ; preds = %1241, %1247
  %1252 = phi i64 [ 36028797018963968, %1247 ], [ 0, %1241 ]
  %1253 = icmp eq i32 %1244, 0
  br i1 %1253, label %1258, label %1254

1254:                                             ; preds = %1251
  %1255 = zext i32 %1244 to i64
  %1256 = or i64 %1252, %1255
  %1257 = or i64 %1256, 216172782113783808
  br label %1261

1258:                                             ; preds = %1251
  %1259 = zext i32 %1245 to i64
  %1260 = or i64 %1259, 144115188075855872
  br label %1261

1261:                                             ; preds = %1258, %1254, %1164
  %1262 = phi i64 [ 0, %1164 ], [ %1257, %1254 ], [ %1260, %1258 ]
  %1263 = trunc i64 %1262 to i32
  %1264 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1263, i32 0, i32 31) #8
  %1265 = lshr i64 %1262, 32
  %1266 = trunc i64 %1265 to i32
  %1267 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1266, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !28
  %1268 = zext i32 %1267 to i64
  %1269 = shl nuw i64 %1268, 32
  %1270 = zext i32 %1264 to i64
  %1271 = or i64 %1269, %1270
  %1272 = and i64 %1268, 4278190080
  %1273 = icmp eq i64 %1272, 50331648
  %1274 = select i1 %1273, i32 %1264, i32 0
  %1275 = icmp eq i32 %1274, 0
  %1276 = and i64 %1271, 72057594037927935
  %1277 = icmp eq i64 %1276, 0
  %1278 = and i1 %1275, %1277
  %1279 = select i1 %1278, i32 5, i32 %1274
  %1280 = icmp eq i32 %1279, 0
  %1281 = select i1 %1280, i64 %1276, i64 0
  %1282 = add i64 %1281, %495
  %1283 = icmp ult i64 %1282, %86
  %1284 = and i1 %1280, %1283
  br i1 %1284, label %494, label %1285, !llvm.loop !109

1285:                                             ; preds = %1261, %476
  %1286 = phi i64 [ 0, %476 ], [ %1282, %1261 ]
  %1287 = phi i64 [ 0, %476 ], [ %1271, %1261 ]
  %1288 = phi i32 [ 0, %476 ], [ %1279, %1261 ]
  %1289 = phi i1 [ true, %476 ], [ %1280, %1261 ]
  br i1 %94, label %1290, label %2021

1290:                                             ; preds = %1285
  %1291 = load i64, i64* %54, align 8, !tbaa !39
  %1292 = icmp ugt i64 %1291, %77
  br i1 %1292, label %1293, label %1296

1293:                                             ; preds = %1290
  %1294 = load i64, i64* %74, align 8, !tbaa !41
  %1295 = add i64 %1294, %77
  br label %1332

1296:                                             ; preds = %1290
  %1297 = load i32, i32* %55, align 8, !tbaa !42
  %1298 = icmp eq i32 %1297, 0
  br i1 %1298, label %1299, label %1308

1299:                                             ; preds = %1296
  %1300 = load i32, i32* %52, align 8, !tbaa !38
  %1301 = zext i32 %1300 to i64
  %1302 = lshr i64 %77, %1301
  %1303 = shl i64 %1302, 3
  %1304 = load i64, i64* %65, align 8, !tbaa !56
  %1305 = add i64 %1303, %1304
  %1306 = inttoptr i64 %1305 to i64 addrspace(1)*
  %1307 = load volatile i64, i64 addrspace(1)* %1306, align 8, !tbaa !5
  br label %1308

1308:                                             ; preds = %1299, %1296
  %1309 = phi i64 [ %1307, %1299 ], [ 0, %1296 ]
  %1310 = trunc i64 %1309 to i32
  %1311 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1310, i32 0, i32 31) #8
  %1312 = lshr i64 %1309, 32
  %1313 = trunc i64 %1312 to i32
  %1314 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1313, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !28
  %1315 = zext i32 %1311 to i64
  %1316 = and i64 %1315, 917504
  %1317 = icmp eq i64 %1316, 393216
  br i1 %1317, label %1318, label %1332

1318:                                             ; preds = %1308
  %1319 = zext i32 %1314 to i64
  %1320 = shl nuw i64 %1319, 32
  %1321 = or i64 %1320, %1315
  %1322 = load i64, i64* %73, align 8, !tbaa !96
  %1323 = lshr i64 %1321, 20
  %1324 = load i32, i32* %52, align 8, !tbaa !38
  %1325 = zext i32 %1324 to i64
  %1326 = shl i64 %1323, %1325
  %1327 = add i64 %1326, %1322
  %1328 = shl nsw i64 -1, %1325
  %1329 = xor i64 %1328, -1
  %1330 = and i64 %77, %1329
  %1331 = add i64 %1327, %1330
  br label %1332

1332:                                             ; preds = %1318, %1308, %1293
  %1333 = phi i64 [ %1295, %1293 ], [ %1331, %1318 ], [ 0, %1308 ]
  %1334 = icmp ne i64 %1333, 0
  %1335 = icmp ne i64 %1286, 0
  %1336 = and i1 %1335, %1334
  br i1 %1336, label %1337, label %2005

1337:                                             ; preds = %1332
  %1338 = load i32, i32* %55, align 8, !tbaa !42
  %1339 = load i32, i32* %68, align 4, !tbaa !43
  %1340 = xor i64 %1333, %76
  %1341 = and i64 %1340, 15
  %1342 = icmp eq i64 %1341, 0
  %1343 = and i64 %1340, 3
  %1344 = icmp eq i64 %1343, 0
  %1345 = select i1 %1344, i64 4, i64 1
  %1346 = select i1 %1342, i64 16, i64 %1345
  %1347 = sub i64 0, %1333
  %1348 = add nsw i64 %1346, -1
  %1349 = and i64 %1348, %1347
  %1350 = or i64 %1286, %76
  %1351 = or i64 %1350, %1333
  %1352 = and i64 %1351, 15
  %1353 = icmp eq i64 %1352, 0
  br i1 %1353, label %1354, label %1553

1354:                                             ; preds = %1337
  %1355 = lshr i64 %1286, 4
  %1356 = zext i32 %1338 to i64
  %1357 = mul i32 %1339, 7
  %1358 = zext i32 %1357 to i64
  %1359 = add nuw nsw i64 %1358, %1356
  %1360 = icmp ult i64 %1359, %1355
  br i1 %1360, label %1361, label %1435

1361:                                             ; preds = %1354
  %1362 = shl i32 %1339, 3
  %1363 = zext i32 %1362 to i64
  %1364 = zext i32 %1339 to i64
  %1365 = shl i32 %1339, 1
  %1366 = zext i32 %1365 to i64
  %1367 = mul i32 %1339, 3
  %1368 = zext i32 %1367 to i64
  %1369 = shl i32 %1339, 2
  %1370 = zext i32 %1369 to i64
  %1371 = mul i32 %1339, 5
  %1372 = zext i32 %1371 to i64
  %1373 = mul i32 %1339, 6
  %1374 = zext i32 %1373 to i64
  br label %1375

1375:                                             ; preds = %1375, %1361
  %1376 = phi i64 [ %1356, %1361 ], [ %1432, %1375 ]
  %1377 = shl i64 %1376, 4
  %1378 = add i64 %1377, %76
  %1379 = inttoptr i64 %1378 to <4 x i32> addrspace(1)*
  %1380 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1379, align 16, !tbaa !11
  %1381 = add i64 %1376, %1364
  %1382 = shl i64 %1381, 4
  %1383 = add i64 %1382, %76
  %1384 = inttoptr i64 %1383 to <4 x i32> addrspace(1)*
  %1385 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1384, align 16, !tbaa !11
  %1386 = add i64 %1376, %1366
  %1387 = shl i64 %1386, 4
  %1388 = add i64 %1387, %76
  %1389 = inttoptr i64 %1388 to <4 x i32> addrspace(1)*
  %1390 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1389, align 16, !tbaa !11
  %1391 = add i64 %1376, %1368
  %1392 = shl i64 %1391, 4
  %1393 = add i64 %1392, %76
  %1394 = inttoptr i64 %1393 to <4 x i32> addrspace(1)*
  %1395 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1394, align 16, !tbaa !11
  %1396 = add i64 %1376, %1370
  %1397 = shl i64 %1396, 4
  %1398 = add i64 %1397, %76
  %1399 = inttoptr i64 %1398 to <4 x i32> addrspace(1)*
  %1400 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1399, align 16, !tbaa !11
  %1401 = add i64 %1376, %1372
  %1402 = shl i64 %1401, 4
  %1403 = add i64 %1402, %76
  %1404 = inttoptr i64 %1403 to <4 x i32> addrspace(1)*
  %1405 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1404, align 16, !tbaa !11
  %1406 = add i64 %1376, %1374
  %1407 = shl i64 %1406, 4
  %1408 = add i64 %1407, %76
  %1409 = inttoptr i64 %1408 to <4 x i32> addrspace(1)*
  %1410 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1409, align 16, !tbaa !11
  %1411 = add i64 %1376, %1358
  %1412 = shl i64 %1411, 4
  %1413 = add i64 %1412, %76
  %1414 = inttoptr i64 %1413 to <4 x i32> addrspace(1)*
  %1415 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1414, align 16, !tbaa !11
  %1416 = add i64 %1377, %1333
  %1417 = inttoptr i64 %1416 to <4 x i32> addrspace(1)*
  store <4 x i32> %1380, <4 x i32> addrspace(1)* %1417, align 16, !tbaa !11
  %1418 = add i64 %1382, %1333
  %1419 = inttoptr i64 %1418 to <4 x i32> addrspace(1)*
  store <4 x i32> %1385, <4 x i32> addrspace(1)* %1419, align 16, !tbaa !11
  %1420 = add i64 %1387, %1333
  %1421 = inttoptr i64 %1420 to <4 x i32> addrspace(1)*
  store <4 x i32> %1390, <4 x i32> addrspace(1)* %1421, align 16, !tbaa !11
  %1422 = add i64 %1392, %1333
  %1423 = inttoptr i64 %1422 to <4 x i32> addrspace(1)*
  store <4 x i32> %1395, <4 x i32> addrspace(1)* %1423, align 16, !tbaa !11
  %1424 = add i64 %1397, %1333
  %1425 = inttoptr i64 %1424 to <4 x i32> addrspace(1)*
  store <4 x i32> %1400, <4 x i32> addrspace(1)* %1425, align 16, !tbaa !11
  %1426 = add i64 %1402, %1333
  %1427 = inttoptr i64 %1426 to <4 x i32> addrspace(1)*
  store <4 x i32> %1405, <4 x i32> addrspace(1)* %1427, align 16, !tbaa !11
  %1428 = add i64 %1407, %1333
  %1429 = inttoptr i64 %1428 to <4 x i32> addrspace(1)*
  store <4 x i32> %1410, <4 x i32> addrspace(1)* %1429, align 16, !tbaa !11
  %1430 = add i64 %1412, %1333
  %1431 = inttoptr i64 %1430 to <4 x i32> addrspace(1)*
  store <4 x i32> %1415, <4 x i32> addrspace(1)* %1431, align 16, !tbaa !11
  %1432 = add i64 %1376, %1363
  %1433 = add i64 %1432, %1358
  %1434 = icmp ult i64 %1433, %1355
  br i1 %1434, label %1375, label %1435, !llvm.loop !44

1435:                                             ; preds = %1375, %1354
  %1436 = phi i64 [ %1356, %1354 ], [ %1432, %1375 ]
  %1437 = icmp ult i64 %1436, %1355
  br i1 %1437, label %1438, label %2005

1438:                                             ; preds = %1435
  %1439 = shl i64 %1436, 4
  %1440 = add i64 %1439, %76
  %1441 = inttoptr i64 %1440 to <4 x i32> addrspace(1)*
  %1442 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1441, align 16, !tbaa !11
  %1443 = zext i32 %1339 to i64
  %1444 = add i64 %1436, %1443
  %1445 = icmp ult i64 %1444, %1355
  br i1 %1445, label %1446, label %1451

1446:                                             ; preds = %1438
  %1447 = shl i64 %1444, 4
  %1448 = add i64 %1447, %76
  %1449 = inttoptr i64 %1448 to <4 x i32> addrspace(1)*
  %1450 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1449, align 16, !tbaa !11
  br label %1451

1451:                                             ; preds = %1446, %1438
  %1452 = phi <4 x i32> [ %1450, %1446 ], [ zeroinitializer, %1438 ]
  %1453 = shl i32 %1339, 1
  %1454 = zext i32 %1453 to i64
  %1455 = add i64 %1436, %1454
  %1456 = icmp ult i64 %1455, %1355
  br i1 %1456, label %1457, label %1462

1457:                                             ; preds = %1451
  %1458 = shl i64 %1455, 4
  %1459 = add i64 %1458, %76
  %1460 = inttoptr i64 %1459 to <4 x i32> addrspace(1)*
  %1461 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1460, align 16, !tbaa !11
  br label %1462

1462:                                             ; preds = %1457, %1451
  %1463 = phi <4 x i32> [ %1461, %1457 ], [ zeroinitializer, %1451 ]
  %1464 = mul i32 %1339, 3
  %1465 = zext i32 %1464 to i64
  %1466 = add i64 %1436, %1465
  %1467 = icmp ult i64 %1466, %1355
  br i1 %1467, label %1468, label %1473

1468:                                             ; preds = %1462
  %1469 = shl i64 %1466, 4
  %1470 = add i64 %1469, %76
  %1471 = inttoptr i64 %1470 to <4 x i32> addrspace(1)*
  %1472 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1471, align 16, !tbaa !11
  br label %1473

1473:                                             ; preds = %1468, %1462
  %1474 = phi <4 x i32> [ %1472, %1468 ], [ zeroinitializer, %1462 ]
  %1475 = shl i32 %1339, 2
  %1476 = zext i32 %1475 to i64
  %1477 = add i64 %1436, %1476
  %1478 = icmp ult i64 %1477, %1355
  br i1 %1478, label %1479, label %1484

1479:                                             ; preds = %1473
  %1480 = shl i64 %1477, 4
  %1481 = add i64 %1480, %76
  %1482 = inttoptr i64 %1481 to <4 x i32> addrspace(1)*
  %1483 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1482, align 16, !tbaa !11
  br label %1484

1484:                                             ; preds = %1479, %1473
  %1485 = phi <4 x i32> [ %1483, %1479 ], [ zeroinitializer, %1473 ]
  %1486 = mul i32 %1339, 5
  %1487 = zext i32 %1486 to i64
  %1488 = add i64 %1436, %1487
  %1489 = icmp ult i64 %1488, %1355
  br i1 %1489, label %1490, label %1495

1490:                                             ; preds = %1484
  %1491 = shl i64 %1488, 4
  %1492 = add i64 %1491, %76
  %1493 = inttoptr i64 %1492 to <4 x i32> addrspace(1)*
  %1494 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1493, align 16, !tbaa !11
  br label %1495

1495:                                             ; preds = %1490, %1484
  %1496 = phi <4 x i32> [ %1494, %1490 ], [ zeroinitializer, %1484 ]
  %1497 = mul i32 %1339, 6
  %1498 = zext i32 %1497 to i64
  %1499 = add i64 %1436, %1498
  %1500 = icmp ult i64 %1499, %1355
  br i1 %1500, label %1501, label %1506

1501:                                             ; preds = %1495
  %1502 = shl i64 %1499, 4
  %1503 = add i64 %1502, %76
  %1504 = inttoptr i64 %1503 to <4 x i32> addrspace(1)*
  %1505 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1504, align 16, !tbaa !11
  br label %1506

1506:                                             ; preds = %1501, %1495
  %1507 = phi <4 x i32> [ %1505, %1501 ], [ zeroinitializer, %1495 ]
  %1508 = add i64 %1436, %1358
  %1509 = icmp ult i64 %1508, %1355
  br i1 %1509, label %1510, label %1515

1510:                                             ; preds = %1506
  %1511 = shl i64 %1508, 4
  %1512 = add i64 %1511, %76
  %1513 = inttoptr i64 %1512 to <4 x i32> addrspace(1)*
  %1514 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1513, align 16, !tbaa !11
  br label %1515

1515:                                             ; preds = %1510, %1506
  %1516 = phi <4 x i32> [ %1514, %1510 ], [ zeroinitializer, %1506 ]
  %1517 = add i64 %1439, %1333
  %1518 = inttoptr i64 %1517 to <4 x i32> addrspace(1)*
  store <4 x i32> %1442, <4 x i32> addrspace(1)* %1518, align 16, !tbaa !11
  br i1 %1445, label %1519, label %1523

1519:                                             ; preds = %1515
  %1520 = shl i64 %1444, 4
  %1521 = add i64 %1520, %1333
  %1522 = inttoptr i64 %1521 to <4 x i32> addrspace(1)*
  store <4 x i32> %1452, <4 x i32> addrspace(1)* %1522, align 16, !tbaa !11
  br label %1523

1523:                                             ; preds = %1519, %1515
  br i1 %1456, label %1524, label %1528

1524:                                             ; preds = %1523
  %1525 = shl i64 %1455, 4
  %1526 = add i64 %1525, %1333
  %1527 = inttoptr i64 %1526 to <4 x i32> addrspace(1)*
  store <4 x i32> %1463, <4 x i32> addrspace(1)* %1527, align 16, !tbaa !11
  br label %1528

1528:                                             ; preds = %1524, %1523
  br i1 %1467, label %1529, label %1533

1529:                                             ; preds = %1528
  %1530 = shl i64 %1466, 4
  %1531 = add i64 %1530, %1333
  %1532 = inttoptr i64 %1531 to <4 x i32> addrspace(1)*
  store <4 x i32> %1474, <4 x i32> addrspace(1)* %1532, align 16, !tbaa !11
  br label %1533

1533:                                             ; preds = %1529, %1528
  br i1 %1478, label %1534, label %1538

1534:                                             ; preds = %1533
  %1535 = shl i64 %1477, 4
  %1536 = add i64 %1535, %1333
  %1537 = inttoptr i64 %1536 to <4 x i32> addrspace(1)*
  store <4 x i32> %1485, <4 x i32> addrspace(1)* %1537, align 16, !tbaa !11
  br label %1538

1538:                                             ; preds = %1534, %1533
  br i1 %1489, label %1539, label %1543

1539:                                             ; preds = %1538
  %1540 = shl i64 %1488, 4
  %1541 = add i64 %1540, %1333
  %1542 = inttoptr i64 %1541 to <4 x i32> addrspace(1)*
  store <4 x i32> %1496, <4 x i32> addrspace(1)* %1542, align 16, !tbaa !11
  br label %1543

1543:                                             ; preds = %1539, %1538
  br i1 %1500, label %1544, label %1548

1544:                                             ; preds = %1543
  %1545 = shl i64 %1499, 4
  %1546 = add i64 %1545, %1333
  %1547 = inttoptr i64 %1546 to <4 x i32> addrspace(1)*
  store <4 x i32> %1507, <4 x i32> addrspace(1)* %1547, align 16, !tbaa !11
  br label %1548

1548:                                             ; preds = %1544, %1543
  br i1 %1509, label %1549, label %2005

1549:                                             ; preds = %1548
  %1550 = shl i64 %1508, 4
  %1551 = add i64 %1550, %1333
  %1552 = inttoptr i64 %1551 to <4 x i32> addrspace(1)*
  store <4 x i32> %1516, <4 x i32> addrspace(1)* %1552, align 16, !tbaa !11
  br label %2005

1553:                                             ; preds = %1337
  %1554 = icmp ult i64 %1349, %1286
  %1555 = select i1 %1554, i64 %1349, i64 %1286
  %1556 = sub i64 %1286, %1555
  %1557 = sub nsw i64 0, %1346
  %1558 = and i64 %1556, %1557
  switch i64 %1346, label %1961 [
    i64 16, label %1559
    i64 4, label %1760
  ]

1559:                                             ; preds = %1553
  %1560 = add i64 %1555, %1333
  %1561 = add i64 %1555, %76
  %1562 = lshr i64 %1558, 4
  %1563 = zext i32 %1338 to i64
  %1564 = mul i32 %1339, 7
  %1565 = zext i32 %1564 to i64
  %1566 = add nuw nsw i64 %1565, %1563
  %1567 = icmp ult i64 %1566, %1562
  br i1 %1567, label %1568, label %1642

1568:                                             ; preds = %1559
  %1569 = shl i32 %1339, 3
  %1570 = zext i32 %1569 to i64
  %1571 = zext i32 %1339 to i64
  %1572 = shl i32 %1339, 1
  %1573 = zext i32 %1572 to i64
  %1574 = mul i32 %1339, 3
  %1575 = zext i32 %1574 to i64
  %1576 = shl i32 %1339, 2
  %1577 = zext i32 %1576 to i64
  %1578 = mul i32 %1339, 5
  %1579 = zext i32 %1578 to i64
  %1580 = mul i32 %1339, 6
  %1581 = zext i32 %1580 to i64
  br label %1582

1582:                                             ; preds = %1582, %1568
  %1583 = phi i64 [ %1563, %1568 ], [ %1639, %1582 ]
  %1584 = shl i64 %1583, 4
  %1585 = add i64 %1584, %1561
  %1586 = inttoptr i64 %1585 to <4 x i32> addrspace(1)*
  %1587 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1586, align 16, !tbaa !11
  %1588 = add i64 %1583, %1571
  %1589 = shl i64 %1588, 4
  %1590 = add i64 %1589, %1561
  %1591 = inttoptr i64 %1590 to <4 x i32> addrspace(1)*
  %1592 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1591, align 16, !tbaa !11
  %1593 = add i64 %1583, %1573
  %1594 = shl i64 %1593, 4
  %1595 = add i64 %1594, %1561
  %1596 = inttoptr i64 %1595 to <4 x i32> addrspace(1)*
  %1597 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1596, align 16, !tbaa !11
  %1598 = add i64 %1583, %1575
  %1599 = shl i64 %1598, 4
  %1600 = add i64 %1599, %1561
  %1601 = inttoptr i64 %1600 to <4 x i32> addrspace(1)*
  %1602 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1601, align 16, !tbaa !11
  %1603 = add i64 %1583, %1577
  %1604 = shl i64 %1603, 4
  %1605 = add i64 %1604, %1561
  %1606 = inttoptr i64 %1605 to <4 x i32> addrspace(1)*
  %1607 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1606, align 16, !tbaa !11
  %1608 = add i64 %1583, %1579
  %1609 = shl i64 %1608, 4
  %1610 = add i64 %1609, %1561
  %1611 = inttoptr i64 %1610 to <4 x i32> addrspace(1)*
  %1612 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1611, align 16, !tbaa !11
  %1613 = add i64 %1583, %1581
  %1614 = shl i64 %1613, 4
  %1615 = add i64 %1614, %1561
  %1616 = inttoptr i64 %1615 to <4 x i32> addrspace(1)*
  %1617 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1616, align 16, !tbaa !11
  %1618 = add i64 %1583, %1565
  %1619 = shl i64 %1618, 4
  %1620 = add i64 %1619, %1561
  %1621 = inttoptr i64 %1620 to <4 x i32> addrspace(1)*
  %1622 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1621, align 16, !tbaa !11
  %1623 = add i64 %1584, %1560
  %1624 = inttoptr i64 %1623 to <4 x i32> addrspace(1)*
  store <4 x i32> %1587, <4 x i32> addrspace(1)* %1624, align 16, !tbaa !11
  %1625 = add i64 %1589, %1560
  %1626 = inttoptr i64 %1625 to <4 x i32> addrspace(1)*
  store <4 x i32> %1592, <4 x i32> addrspace(1)* %1626, align 16, !tbaa !11
  %1627 = add i64 %1594, %1560
  %1628 = inttoptr i64 %1627 to <4 x i32> addrspace(1)*
  store <4 x i32> %1597, <4 x i32> addrspace(1)* %1628, align 16, !tbaa !11
  %1629 = add i64 %1599, %1560
  %1630 = inttoptr i64 %1629 to <4 x i32> addrspace(1)*
  store <4 x i32> %1602, <4 x i32> addrspace(1)* %1630, align 16, !tbaa !11
  %1631 = add i64 %1604, %1560
  %1632 = inttoptr i64 %1631 to <4 x i32> addrspace(1)*
  store <4 x i32> %1607, <4 x i32> addrspace(1)* %1632, align 16, !tbaa !11
  %1633 = add i64 %1609, %1560
  %1634 = inttoptr i64 %1633 to <4 x i32> addrspace(1)*
  store <4 x i32> %1612, <4 x i32> addrspace(1)* %1634, align 16, !tbaa !11
  %1635 = add i64 %1614, %1560
  %1636 = inttoptr i64 %1635 to <4 x i32> addrspace(1)*
  store <4 x i32> %1617, <4 x i32> addrspace(1)* %1636, align 16, !tbaa !11
  %1637 = add i64 %1619, %1560
  %1638 = inttoptr i64 %1637 to <4 x i32> addrspace(1)*
  store <4 x i32> %1622, <4 x i32> addrspace(1)* %1638, align 16, !tbaa !11
  %1639 = add i64 %1583, %1570
  %1640 = add i64 %1639, %1565
  %1641 = icmp ult i64 %1640, %1562
  br i1 %1641, label %1582, label %1642, !llvm.loop !44

1642:                                             ; preds = %1582, %1559
  %1643 = phi i64 [ %1563, %1559 ], [ %1639, %1582 ]
  %1644 = icmp ult i64 %1643, %1562
  br i1 %1644, label %1645, label %1975

1645:                                             ; preds = %1642
  %1646 = shl i64 %1643, 4
  %1647 = add i64 %1646, %1561
  %1648 = inttoptr i64 %1647 to <4 x i32> addrspace(1)*
  %1649 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1648, align 16, !tbaa !11
  %1650 = zext i32 %1339 to i64
  %1651 = add i64 %1643, %1650
  %1652 = icmp ult i64 %1651, %1562
  br i1 %1652, label %1653, label %1658

1653:                                             ; preds = %1645
  %1654 = shl i64 %1651, 4
  %1655 = add i64 %1654, %1561
  %1656 = inttoptr i64 %1655 to <4 x i32> addrspace(1)*
  %1657 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1656, align 16, !tbaa !11
  br label %1658

1658:                                             ; preds = %1653, %1645
  %1659 = phi <4 x i32> [ %1657, %1653 ], [ zeroinitializer, %1645 ]
  %1660 = shl i32 %1339, 1
  %1661 = zext i32 %1660 to i64
  %1662 = add i64 %1643, %1661
  %1663 = icmp ult i64 %1662, %1562
  br i1 %1663, label %1664, label %1669

1664:                                             ; preds = %1658
  %1665 = shl i64 %1662, 4
  %1666 = add i64 %1665, %1561
  %1667 = inttoptr i64 %1666 to <4 x i32> addrspace(1)*
  %1668 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1667, align 16, !tbaa !11
  br label %1669

1669:                                             ; preds = %1664, %1658
  %1670 = phi <4 x i32> [ %1668, %1664 ], [ zeroinitializer, %1658 ]
  %1671 = mul i32 %1339, 3
  %1672 = zext i32 %1671 to i64
  %1673 = add i64 %1643, %1672
  %1674 = icmp ult i64 %1673, %1562
  br i1 %1674, label %1675, label %1680

1675:                                             ; preds = %1669
  %1676 = shl i64 %1673, 4
  %1677 = add i64 %1676, %1561
  %1678 = inttoptr i64 %1677 to <4 x i32> addrspace(1)*
  %1679 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1678, align 16, !tbaa !11
  br label %1680

1680:                                             ; preds = %1675, %1669
  %1681 = phi <4 x i32> [ %1679, %1675 ], [ zeroinitializer, %1669 ]
  %1682 = shl i32 %1339, 2
  %1683 = zext i32 %1682 to i64
  %1684 = add i64 %1643, %1683
  %1685 = icmp ult i64 %1684, %1562
  br i1 %1685, label %1686, label %1691

1686:                                             ; preds = %1680
  %1687 = shl i64 %1684, 4
  %1688 = add i64 %1687, %1561
  %1689 = inttoptr i64 %1688 to <4 x i32> addrspace(1)*
  %1690 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1689, align 16, !tbaa !11
  br label %1691

1691:                                             ; preds = %1686, %1680
  %1692 = phi <4 x i32> [ %1690, %1686 ], [ zeroinitializer, %1680 ]
  %1693 = mul i32 %1339, 5
  %1694 = zext i32 %1693 to i64
  %1695 = add i64 %1643, %1694
  %1696 = icmp ult i64 %1695, %1562
  br i1 %1696, label %1697, label %1702

1697:                                             ; preds = %1691
  %1698 = shl i64 %1695, 4
  %1699 = add i64 %1698, %1561
  %1700 = inttoptr i64 %1699 to <4 x i32> addrspace(1)*
  %1701 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1700, align 16, !tbaa !11
  br label %1702

1702:                                             ; preds = %1697, %1691
  %1703 = phi <4 x i32> [ %1701, %1697 ], [ zeroinitializer, %1691 ]
  %1704 = mul i32 %1339, 6
  %1705 = zext i32 %1704 to i64
  %1706 = add i64 %1643, %1705
  %1707 = icmp ult i64 %1706, %1562
  br i1 %1707, label %1708, label %1713

1708:                                             ; preds = %1702
  %1709 = shl i64 %1706, 4
  %1710 = add i64 %1709, %1561
  %1711 = inttoptr i64 %1710 to <4 x i32> addrspace(1)*
  %1712 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1711, align 16, !tbaa !11
  br label %1713

1713:                                             ; preds = %1708, %1702
  %1714 = phi <4 x i32> [ %1712, %1708 ], [ zeroinitializer, %1702 ]
  %1715 = add i64 %1643, %1565
  %1716 = icmp ult i64 %1715, %1562
  br i1 %1716, label %1717, label %1722

1717:                                             ; preds = %1713
  %1718 = shl i64 %1715, 4
  %1719 = add i64 %1718, %1561
  %1720 = inttoptr i64 %1719 to <4 x i32> addrspace(1)*
  %1721 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1720, align 16, !tbaa !11
  br label %1722

1722:                                             ; preds = %1717, %1713
  %1723 = phi <4 x i32> [ %1721, %1717 ], [ zeroinitializer, %1713 ]
  %1724 = add i64 %1646, %1560
  %1725 = inttoptr i64 %1724 to <4 x i32> addrspace(1)*
  store <4 x i32> %1649, <4 x i32> addrspace(1)* %1725, align 16, !tbaa !11
  br i1 %1652, label %1726, label %1730

1726:                                             ; preds = %1722
  %1727 = shl i64 %1651, 4
  %1728 = add i64 %1727, %1560
  %1729 = inttoptr i64 %1728 to <4 x i32> addrspace(1)*
  store <4 x i32> %1659, <4 x i32> addrspace(1)* %1729, align 16, !tbaa !11
  br label %1730

1730:                                             ; preds = %1726, %1722
  br i1 %1663, label %1731, label %1735

1731:                                             ; preds = %1730
  %1732 = shl i64 %1662, 4
  %1733 = add i64 %1732, %1560
  %1734 = inttoptr i64 %1733 to <4 x i32> addrspace(1)*
  store <4 x i32> %1670, <4 x i32> addrspace(1)* %1734, align 16, !tbaa !11
  br label %1735

1735:                                             ; preds = %1731, %1730
  br i1 %1674, label %1736, label %1740

1736:                                             ; preds = %1735
  %1737 = shl i64 %1673, 4
  %1738 = add i64 %1737, %1560
  %1739 = inttoptr i64 %1738 to <4 x i32> addrspace(1)*
  store <4 x i32> %1681, <4 x i32> addrspace(1)* %1739, align 16, !tbaa !11
  br label %1740

1740:                                             ; preds = %1736, %1735
  br i1 %1685, label %1741, label %1745

1741:                                             ; preds = %1740
  %1742 = shl i64 %1684, 4
  %1743 = add i64 %1742, %1560
  %1744 = inttoptr i64 %1743 to <4 x i32> addrspace(1)*
  store <4 x i32> %1692, <4 x i32> addrspace(1)* %1744, align 16, !tbaa !11
  br label %1745

1745:                                             ; preds = %1741, %1740
  br i1 %1696, label %1746, label %1750

1746:                                             ; preds = %1745
  %1747 = shl i64 %1695, 4
  %1748 = add i64 %1747, %1560
  %1749 = inttoptr i64 %1748 to <4 x i32> addrspace(1)*
  store <4 x i32> %1703, <4 x i32> addrspace(1)* %1749, align 16, !tbaa !11
  br label %1750

1750:                                             ; preds = %1746, %1745
  br i1 %1707, label %1751, label %1755

1751:                                             ; preds = %1750
  %1752 = shl i64 %1706, 4
  %1753 = add i64 %1752, %1560
  %1754 = inttoptr i64 %1753 to <4 x i32> addrspace(1)*
  store <4 x i32> %1714, <4 x i32> addrspace(1)* %1754, align 16, !tbaa !11
  br label %1755

1755:                                             ; preds = %1751, %1750
  br i1 %1716, label %1756, label %1975

1756:                                             ; preds = %1755
  %1757 = shl i64 %1715, 4
  %1758 = add i64 %1757, %1560
  %1759 = inttoptr i64 %1758 to <4 x i32> addrspace(1)*
  store <4 x i32> %1723, <4 x i32> addrspace(1)* %1759, align 16, !tbaa !11
  br label %1975

1760:                                             ; preds = %1553
  %1761 = add i64 %1555, %1333
  %1762 = add i64 %1555, %76
  %1763 = lshr i64 %1558, 2
  %1764 = zext i32 %1338 to i64
  %1765 = mul i32 %1339, 7
  %1766 = zext i32 %1765 to i64
  %1767 = add nuw nsw i64 %1766, %1764
  %1768 = icmp ult i64 %1767, %1763
  br i1 %1768, label %1769, label %1843

1769:                                             ; preds = %1760
  %1770 = shl i32 %1339, 3
  %1771 = zext i32 %1770 to i64
  %1772 = zext i32 %1339 to i64
  %1773 = shl i32 %1339, 1
  %1774 = zext i32 %1773 to i64
  %1775 = mul i32 %1339, 3
  %1776 = zext i32 %1775 to i64
  %1777 = shl i32 %1339, 2
  %1778 = zext i32 %1777 to i64
  %1779 = mul i32 %1339, 5
  %1780 = zext i32 %1779 to i64
  %1781 = mul i32 %1339, 6
  %1782 = zext i32 %1781 to i64
  br label %1783

1783:                                             ; preds = %1783, %1769
  %1784 = phi i64 [ %1764, %1769 ], [ %1840, %1783 ]
  %1785 = shl i64 %1784, 2
  %1786 = add i64 %1785, %1762
  %1787 = inttoptr i64 %1786 to i32 addrspace(1)*
  %1788 = load volatile i32, i32 addrspace(1)* %1787, align 4, !tbaa !11
  %1789 = add i64 %1784, %1772
  %1790 = shl i64 %1789, 2
  %1791 = add i64 %1790, %1762
  %1792 = inttoptr i64 %1791 to i32 addrspace(1)*
  %1793 = load volatile i32, i32 addrspace(1)* %1792, align 4, !tbaa !11
  %1794 = add i64 %1784, %1774
  %1795 = shl i64 %1794, 2
  %1796 = add i64 %1795, %1762
  %1797 = inttoptr i64 %1796 to i32 addrspace(1)*
  %1798 = load volatile i32, i32 addrspace(1)* %1797, align 4, !tbaa !11
  %1799 = add i64 %1784, %1776
  %1800 = shl i64 %1799, 2
  %1801 = add i64 %1800, %1762
  %1802 = inttoptr i64 %1801 to i32 addrspace(1)*
  %1803 = load volatile i32, i32 addrspace(1)* %1802, align 4, !tbaa !11
  %1804 = add i64 %1784, %1778
  %1805 = shl i64 %1804, 2
  %1806 = add i64 %1805, %1762
  %1807 = inttoptr i64 %1806 to i32 addrspace(1)*
  %1808 = load volatile i32, i32 addrspace(1)* %1807, align 4, !tbaa !11
  %1809 = add i64 %1784, %1780
  %1810 = shl i64 %1809, 2
  %1811 = add i64 %1810, %1762
  %1812 = inttoptr i64 %1811 to i32 addrspace(1)*
  %1813 = load volatile i32, i32 addrspace(1)* %1812, align 4, !tbaa !11
  %1814 = add i64 %1784, %1782
  %1815 = shl i64 %1814, 2
  %1816 = add i64 %1815, %1762
  %1817 = inttoptr i64 %1816 to i32 addrspace(1)*
  %1818 = load volatile i32, i32 addrspace(1)* %1817, align 4, !tbaa !11
  %1819 = add i64 %1784, %1766
  %1820 = shl i64 %1819, 2
  %1821 = add i64 %1820, %1762
  %1822 = inttoptr i64 %1821 to i32 addrspace(1)*
  %1823 = load volatile i32, i32 addrspace(1)* %1822, align 4, !tbaa !11
  %1824 = add i64 %1785, %1761
  %1825 = inttoptr i64 %1824 to i32 addrspace(1)*
  store i32 %1788, i32 addrspace(1)* %1825, align 4, !tbaa !11
  %1826 = add i64 %1790, %1761
  %1827 = inttoptr i64 %1826 to i32 addrspace(1)*
  store i32 %1793, i32 addrspace(1)* %1827, align 4, !tbaa !11
  %1828 = add i64 %1795, %1761
  %1829 = inttoptr i64 %1828 to i32 addrspace(1)*
  store i32 %1798, i32 addrspace(1)* %1829, align 4, !tbaa !11
  %1830 = add i64 %1800, %1761
  %1831 = inttoptr i64 %1830 to i32 addrspace(1)*
  store i32 %1803, i32 addrspace(1)* %1831, align 4, !tbaa !11
  %1832 = add i64 %1805, %1761
  %1833 = inttoptr i64 %1832 to i32 addrspace(1)*
  store i32 %1808, i32 addrspace(1)* %1833, align 4, !tbaa !11
  %1834 = add i64 %1810, %1761
  %1835 = inttoptr i64 %1834 to i32 addrspace(1)*
  store i32 %1813, i32 addrspace(1)* %1835, align 4, !tbaa !11
  %1836 = add i64 %1815, %1761
  %1837 = inttoptr i64 %1836 to i32 addrspace(1)*
  store i32 %1818, i32 addrspace(1)* %1837, align 4, !tbaa !11
  %1838 = add i64 %1820, %1761
  %1839 = inttoptr i64 %1838 to i32 addrspace(1)*
  store i32 %1823, i32 addrspace(1)* %1839, align 4, !tbaa !11
  %1840 = add i64 %1784, %1771
  %1841 = add i64 %1840, %1766
  %1842 = icmp ult i64 %1841, %1763
  br i1 %1842, label %1783, label %1843, !llvm.loop !45

1843:                                             ; preds = %1783, %1760
  %1844 = phi i64 [ %1764, %1760 ], [ %1840, %1783 ]
  %1845 = icmp ult i64 %1844, %1763
  br i1 %1845, label %1846, label %1975

1846:                                             ; preds = %1843
  %1847 = shl i64 %1844, 2
  %1848 = add i64 %1847, %1762
  %1849 = inttoptr i64 %1848 to i32 addrspace(1)*
  %1850 = load volatile i32, i32 addrspace(1)* %1849, align 4, !tbaa !11
  %1851 = zext i32 %1339 to i64
  %1852 = add i64 %1844, %1851
  %1853 = icmp ult i64 %1852, %1763
  br i1 %1853, label %1854, label %1859

1854:                                             ; preds = %1846
  %1855 = shl i64 %1852, 2
  %1856 = add i64 %1855, %1762
  %1857 = inttoptr i64 %1856 to i32 addrspace(1)*
  %1858 = load volatile i32, i32 addrspace(1)* %1857, align 4, !tbaa !11
  br label %1859

1859:                                             ; preds = %1854, %1846
  %1860 = phi i32 [ %1858, %1854 ], [ 0, %1846 ]
  %1861 = shl i32 %1339, 1
  %1862 = zext i32 %1861 to i64
  %1863 = add i64 %1844, %1862
  %1864 = icmp ult i64 %1863, %1763
  br i1 %1864, label %1865, label %1870

1865:                                             ; preds = %1859
  %1866 = shl i64 %1863, 2
  %1867 = add i64 %1866, %1762
  %1868 = inttoptr i64 %1867 to i32 addrspace(1)*
  %1869 = load volatile i32, i32 addrspace(1)* %1868, align 4, !tbaa !11
  br label %1870

1870:                                             ; preds = %1865, %1859
  %1871 = phi i32 [ %1869, %1865 ], [ 0, %1859 ]
  %1872 = mul i32 %1339, 3
  %1873 = zext i32 %1872 to i64
  %1874 = add i64 %1844, %1873
  %1875 = icmp ult i64 %1874, %1763
  br i1 %1875, label %1876, label %1881

1876:                                             ; preds = %1870
  %1877 = shl i64 %1874, 2
  %1878 = add i64 %1877, %1762
  %1879 = inttoptr i64 %1878 to i32 addrspace(1)*
  %1880 = load volatile i32, i32 addrspace(1)* %1879, align 4, !tbaa !11
  br label %1881

1881:                                             ; preds = %1876, %1870
  %1882 = phi i32 [ %1880, %1876 ], [ 0, %1870 ]
  %1883 = shl i32 %1339, 2
  %1884 = zext i32 %1883 to i64
  %1885 = add i64 %1844, %1884
  %1886 = icmp ult i64 %1885, %1763
  br i1 %1886, label %1887, label %1892

1887:                                             ; preds = %1881
  %1888 = shl i64 %1885, 2
  %1889 = add i64 %1888, %1762
  %1890 = inttoptr i64 %1889 to i32 addrspace(1)*
  %1891 = load volatile i32, i32 addrspace(1)* %1890, align 4, !tbaa !11
  br label %1892

1892:                                             ; preds = %1887, %1881
  %1893 = phi i32 [ %1891, %1887 ], [ 0, %1881 ]
  %1894 = mul i32 %1339, 5
  %1895 = zext i32 %1894 to i64
  %1896 = add i64 %1844, %1895
  %1897 = icmp ult i64 %1896, %1763
  br i1 %1897, label %1898, label %1903

1898:                                             ; preds = %1892
  %1899 = shl i64 %1896, 2
  %1900 = add i64 %1899, %1762
  %1901 = inttoptr i64 %1900 to i32 addrspace(1)*
  %1902 = load volatile i32, i32 addrspace(1)* %1901, align 4, !tbaa !11
  br label %1903

1903:                                             ; preds = %1898, %1892
  %1904 = phi i32 [ %1902, %1898 ], [ 0, %1892 ]
  %1905 = mul i32 %1339, 6
  %1906 = zext i32 %1905 to i64
  %1907 = add i64 %1844, %1906
  %1908 = icmp ult i64 %1907, %1763
  br i1 %1908, label %1909, label %1914

1909:                                             ; preds = %1903
  %1910 = shl i64 %1907, 2
  %1911 = add i64 %1910, %1762
  %1912 = inttoptr i64 %1911 to i32 addrspace(1)*
  %1913 = load volatile i32, i32 addrspace(1)* %1912, align 4, !tbaa !11
  br label %1914

1914:                                             ; preds = %1909, %1903
  %1915 = phi i32 [ %1913, %1909 ], [ 0, %1903 ]
  %1916 = add i64 %1844, %1766
  %1917 = icmp ult i64 %1916, %1763
  br i1 %1917, label %1918, label %1923

1918:                                             ; preds = %1914
  %1919 = shl i64 %1916, 2
  %1920 = add i64 %1919, %1762
  %1921 = inttoptr i64 %1920 to i32 addrspace(1)*
  %1922 = load volatile i32, i32 addrspace(1)* %1921, align 4, !tbaa !11
  br label %1923

1923:                                             ; preds = %1918, %1914
  %1924 = phi i32 [ %1922, %1918 ], [ 0, %1914 ]
  %1925 = add i64 %1847, %1761
  %1926 = inttoptr i64 %1925 to i32 addrspace(1)*
  store i32 %1850, i32 addrspace(1)* %1926, align 4, !tbaa !11
  br i1 %1853, label %1927, label %1931

1927:                                             ; preds = %1923
  %1928 = shl i64 %1852, 2
  %1929 = add i64 %1928, %1761
  %1930 = inttoptr i64 %1929 to i32 addrspace(1)*
  store i32 %1860, i32 addrspace(1)* %1930, align 4, !tbaa !11
  br label %1931

1931:                                             ; preds = %1927, %1923
  br i1 %1864, label %1932, label %1936

1932:                                             ; preds = %1931
  %1933 = shl i64 %1863, 2
  %1934 = add i64 %1933, %1761
  %1935 = inttoptr i64 %1934 to i32 addrspace(1)*
  store i32 %1871, i32 addrspace(1)* %1935, align 4, !tbaa !11
  br label %1936

1936:                                             ; preds = %1932, %1931
  br i1 %1875, label %1937, label %1941

1937:                                             ; preds = %1936
  %1938 = shl i64 %1874, 2
  %1939 = add i64 %1938, %1761
  %1940 = inttoptr i64 %1939 to i32 addrspace(1)*
  store i32 %1882, i32 addrspace(1)* %1940, align 4, !tbaa !11
  br label %1941

1941:                                             ; preds = %1937, %1936
  br i1 %1886, label %1942, label %1946

1942:                                             ; preds = %1941
  %1943 = shl i64 %1885, 2
  %1944 = add i64 %1943, %1761
  %1945 = inttoptr i64 %1944 to i32 addrspace(1)*
  store i32 %1893, i32 addrspace(1)* %1945, align 4, !tbaa !11
  br label %1946

1946:                                             ; preds = %1942, %1941
  br i1 %1897, label %1947, label %1951

1947:                                             ; preds = %1946
  %1948 = shl i64 %1896, 2
  %1949 = add i64 %1948, %1761
  %1950 = inttoptr i64 %1949 to i32 addrspace(1)*
  store i32 %1904, i32 addrspace(1)* %1950, align 4, !tbaa !11
  br label %1951

1951:                                             ; preds = %1947, %1946
  br i1 %1908, label %1952, label %1956

1952:                                             ; preds = %1951
  %1953 = shl i64 %1907, 2
  %1954 = add i64 %1953, %1761
  %1955 = inttoptr i64 %1954 to i32 addrspace(1)*
  store i32 %1915, i32 addrspace(1)* %1955, align 4, !tbaa !11
  br label %1956

1956:                                             ; preds = %1952, %1951
  br i1 %1917, label %1957, label %1975

1957:                                             ; preds = %1956
  %1958 = shl i64 %1916, 2
  %1959 = add i64 %1958, %1761
  %1960 = inttoptr i64 %1959 to i32 addrspace(1)*
  store i32 %1924, i32 addrspace(1)* %1960, align 4, !tbaa !11
  br label %1975

1961:                                             ; preds = %1553
  %1962 = zext i32 %1338 to i64
  %1963 = icmp ugt i64 %1286, %1962
  br i1 %1963, label %1964, label %2005

1964:                                             ; preds = %1961
  %1965 = zext i32 %1339 to i64
  br label %1966

1966:                                             ; preds = %1966, %1964
  %1967 = phi i64 [ %1962, %1964 ], [ %1973, %1966 ]
  %1968 = add i64 %1967, %76
  %1969 = inttoptr i64 %1968 to i8 addrspace(1)*
  %1970 = load volatile i8, i8 addrspace(1)* %1969, align 1, !tbaa !11
  %1971 = add i64 %1967, %1333
  %1972 = inttoptr i64 %1971 to i8 addrspace(1)*
  store i8 %1970, i8 addrspace(1)* %1972, align 1, !tbaa !11
  %1973 = add i64 %1967, %1965
  %1974 = icmp ult i64 %1973, %1286
  br i1 %1974, label %1966, label %2005, !llvm.loop !46

1975:                                             ; preds = %1957, %1956, %1843, %1756, %1755, %1642
  %1976 = phi i64 [ %1764, %1957 ], [ %1764, %1956 ], [ %1764, %1843 ], [ %1563, %1756 ], [ %1563, %1755 ], [ %1563, %1642 ]
  %1977 = icmp ugt i64 %1555, %1976
  br i1 %1977, label %1978, label %1989

1978:                                             ; preds = %1975
  %1979 = zext i32 %1339 to i64
  br label %1980

1980:                                             ; preds = %1980, %1978
  %1981 = phi i64 [ %1976, %1978 ], [ %1987, %1980 ]
  %1982 = add i64 %1981, %76
  %1983 = inttoptr i64 %1982 to i8 addrspace(1)*
  %1984 = load volatile i8, i8 addrspace(1)* %1983, align 1, !tbaa !11
  %1985 = add i64 %1981, %1333
  %1986 = inttoptr i64 %1985 to i8 addrspace(1)*
  store i8 %1984, i8 addrspace(1)* %1986, align 1, !tbaa !11
  %1987 = add i64 %1981, %1979
  %1988 = icmp ult i64 %1987, %1555
  br i1 %1988, label %1980, label %1989, !llvm.loop !46

1989:                                             ; preds = %1980, %1975
  %1990 = add i64 %1558, %1555
  %1991 = sub i64 %1286, %1990
  %1992 = icmp ugt i64 %1991, %1976
  br i1 %1992, label %1993, label %2005

1993:                                             ; preds = %1989
  %1994 = zext i32 %1339 to i64
  br label %1995

1995:                                             ; preds = %1995, %1993
  %1996 = phi i64 [ %1976, %1993 ], [ %2003, %1995 ]
  %1997 = add i64 %1996, %1990
  %1998 = add i64 %1997, %76
  %1999 = inttoptr i64 %1998 to i8 addrspace(1)*
  %2000 = load volatile i8, i8 addrspace(1)* %1999, align 1, !tbaa !11
  %2001 = add i64 %1997, %1333
  %2002 = inttoptr i64 %2001 to i8 addrspace(1)*
  store i8 %2000, i8 addrspace(1)* %2002, align 1, !tbaa !11
  %2003 = add i64 %1996, %1994
  %2004 = icmp ult i64 %2003, %1991
  br i1 %2004, label %1995, label %2005, !llvm.loop !46

2005:                                             ; preds = %1995, %1966, %1989, %1961, %1549, %1548, %1435, %1332
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !110
  %2006 = load i32, i32* %55, align 8, !tbaa !42
  %2007 = icmp eq i32 %2006, 0
  br i1 %2007, label %2008, label %2021

2008:                                             ; preds = %2005
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !34
  %2009 = and i64 %1287, 36028797018963968
  %2010 = icmp eq i64 %2009, 0
  %2011 = select i1 %1289, i1 true, i1 %2010
  %2012 = shl i64 %87, 3
  br i1 %2011, label %2017, label %2013

2013:                                             ; preds = %2008
  %2014 = load i64, i64* %65, align 8, !tbaa !56
  %2015 = add i64 %2014, %2012
  %2016 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2015, i64 524288) #10, !srcloc !57
  br label %2017

2017:                                             ; preds = %2013, %2008
  %2018 = load i64, i64* %65, align 8, !tbaa !56
  %2019 = add i64 %2018, %2012
  %2020 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2019, i64 -131072) #10, !srcloc !27
  br label %2021

2021:                                             ; preds = %2017, %2005, %1285
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !88
  %2022 = and i64 %1287, -36028797018963968
  %2023 = icmp eq i64 %2022, 252201579132747776
  br i1 %2023, label %2024, label %2026

2024:                                             ; preds = %2021
  %2025 = trunc i64 %1287 to i32
  store i32 %2025, i32* %56, align 4, !tbaa !60
  br label %2039

2026:                                             ; preds = %2021
  %2027 = load i32, i32* %55, align 8, !tbaa !42
  %2028 = icmp eq i32 %2027, 0
  br i1 %2028, label %2029, label %2039

2029:                                             ; preds = %2026
  %2030 = and i32 %469, 63
  %2031 = zext i32 %2030 to i64
  %2032 = shl nuw i64 1, %2031
  %2033 = lshr i32 %469, 3
  %2034 = and i32 %2033, 536870904
  %2035 = zext i32 %2034 to i64
  %2036 = load i64, i64* %59, align 8, !tbaa !58
  %2037 = add i64 %2036, %2035
  %2038 = inttoptr i64 %2037 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %2038, i64 %2032) #10, !srcloc !59
  br label %2039

2039:                                             ; preds = %2029, %2026, %2024, %475
  %2040 = phi i32 [ %469, %475 ], [ %1288, %2024 ], [ %1288, %2026 ], [ %1288, %2029 ]
  %2041 = add i64 %86, %77
  %2042 = add i64 %86, %76
  %2043 = icmp ugt i64 %48, %2041
  %2044 = icmp eq i32 %2040, 0
  %2045 = and i1 %2043, %2044
  br i1 %2045, label %75, label %2046, !llvm.loop !111

2046:                                             ; preds = %2039, %47
  %2047 = phi i32 [ 0, %47 ], [ %2040, %2039 ]
  %2048 = icmp eq i32 %2047, 0
  %2049 = zext i1 %2048 to i32
  %2050 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 8, i64 7
  %2051 = load i32, i32* %2050, align 4, !tbaa !9
  %2052 = add i32 %2051, %2049
  store i32 %2052, i32* %2050, align 4, !tbaa !9
  br label %2053

2053:                                             ; preds = %44, %2046
  %2054 = phi i32 [ %45, %44 ], [ %2047, %2046 ]
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !112
  %2055 = icmp ne i32 %2054, 0
  %2056 = zext i1 %2055 to i32
  %2057 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 8, i64 1
  %2058 = load i32, i32* %2057, align 4, !tbaa !9
  %2059 = add i32 %2058, %2056
  store i32 %2059, i32* %2057, align 4, !tbaa !9
  %2060 = sub nsw i32 0, %2054
  ret i32 %2060
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
  br i1 %25, label %26, label %63

26:                                               ; preds = %5
  %27 = icmp eq i32 %11, 0
  br i1 %27, label %28, label %50

28:                                               ; preds = %26
  %29 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 4, i64 18
  %30 = load i64, i64* %29, align 8, !tbaa !23
  %31 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 5
  %32 = add i64 %30, 8
  %33 = inttoptr i64 %32 to i64 addrspace(1)*
  %34 = load volatile i64, i64 addrspace(1)* %33, align 8, !tbaa !5
  %35 = icmp ne i64 %34, 0
  %36 = zext i1 %35 to i32
  store i32 %36, i32* %31, align 4, !tbaa !9
  %37 = select i1 %35, i64 24, i64 16
  %38 = add i64 %37, %30
  %39 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %38, i64 1) #10, !srcloc !27
  tail call void @llvm.nvvm.membar.gl() #8
  %40 = inttoptr i64 %30 to i64 addrspace(1)*
  %41 = load volatile i64, i64 addrspace(1)* %40, align 8, !tbaa !5
  %42 = icmp ne i64 %41, 0
  %43 = xor i1 %35, true
  %44 = select i1 %42, i1 true, i1 %43
  %45 = select i1 %42, i32 2, i32 1
  br i1 %44, label %50, label %46

46:                                               ; preds = %28
  %47 = load volatile i64, i64 addrspace(1)* %33, align 8, !tbaa !5
  %48 = icmp eq i64 %47, 0
  %49 = zext i1 %48 to i32
  br label %50

50:                                               ; preds = %46, %28, %26
  %51 = phi i32 [ 0, %26 ], [ %45, %28 ], [ %49, %46 ]
  %52 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %51, i32 0, i32 31) #8
  %53 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 0, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !28
  %54 = zext i32 %53 to i64
  %55 = shl nuw i64 %54, 32
  %56 = zext i32 %52 to i64
  %57 = or i64 %55, %56
  %58 = icmp eq i64 %57, 1
  %59 = zext i1 %58 to i32
  %60 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 4
  store i32 %59, i32* %60, align 8, !tbaa !29
  %61 = icmp eq i64 %57, 2
  %62 = select i1 %61, i32 108, i32 0
  br label %63

63:                                               ; preds = %50, %5
  %64 = phi i32 [ %62, %50 ], [ 71, %5 ]
  %65 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 1
  store i32 %64, i32* %65, align 8, !tbaa !30
  %66 = call fastcc noundef i32 @_ZL9read_somePK15pl_array_deviceP13pl_array_warpyyy(%struct.pl_array_device* noundef nonnull %6, %struct.pl_array_warp* noundef nonnull %7, i64 noundef %2, i64 noundef %3, i64 noundef %4) #10
  call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !31
  %67 = load i32, i32* %16, align 8, !tbaa !32
  %68 = icmp ne i32 %67, 0
  %69 = load i32, i32* %65, align 8
  %70 = icmp eq i32 %69, 71
  %71 = select i1 %68, i1 true, i1 %70
  br i1 %71, label %153, label %72

72:                                               ; preds = %63
  %73 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 4, i64 18
  %74 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 8, i64 0
  %75 = load i32, i32* %74, align 8, !tbaa !9
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %82, label %77

77:                                               ; preds = %72
  %78 = zext i32 %75 to i64
  %79 = load i64, i64* %73, align 8, !tbaa !23
  %80 = add i64 %79, 72
  %81 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %80, i64 %78) #10, !srcloc !27
  br label %82

82:                                               ; preds = %77, %72
  %83 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 8, i64 1
  %84 = load i32, i32* %83, align 4, !tbaa !9
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %91, label %86

86:                                               ; preds = %82
  %87 = zext i32 %84 to i64
  %88 = load i64, i64* %73, align 8, !tbaa !23
  %89 = add i64 %88, 80
  %90 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %89, i64 %87) #10, !srcloc !27
  br label %91

91:                                               ; preds = %86, %82
  %92 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 8, i64 2
  %93 = load i32, i32* %92, align 8, !tbaa !9
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %100, label %95

95:                                               ; preds = %91
  %96 = zext i32 %93 to i64
  %97 = load i64, i64* %73, align 8, !tbaa !23
  %98 = add i64 %97, 88
  %99 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %98, i64 %96) #10, !srcloc !27
  br label %100

100:                                              ; preds = %95, %91
  %101 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 8, i64 3
  %102 = load i32, i32* %101, align 4, !tbaa !9
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %109, label %104

104:                                              ; preds = %100
  %105 = zext i32 %102 to i64
  %106 = load i64, i64* %73, align 8, !tbaa !23
  %107 = add i64 %106, 96
  %108 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %107, i64 %105) #10, !srcloc !27
  br label %109

109:                                              ; preds = %104, %100
  %110 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 8, i64 4
  %111 = load i32, i32* %110, align 8, !tbaa !9
  %112 = icmp eq i32 %111, 0
  br i1 %112, label %118, label %113

113:                                              ; preds = %109
  %114 = zext i32 %111 to i64
  %115 = load i64, i64* %73, align 8, !tbaa !23
  %116 = add i64 %115, 104
  %117 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %116, i64 %114) #10, !srcloc !27
  br label %118

118:                                              ; preds = %113, %109
  %119 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 8, i64 5
  %120 = load i32, i32* %119, align 4, !tbaa !9
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %127, label %122

122:                                              ; preds = %118
  %123 = zext i32 %120 to i64
  %124 = load i64, i64* %73, align 8, !tbaa !23
  %125 = add i64 %124, 112
  %126 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %125, i64 %123) #10, !srcloc !27
  br label %127

127:                                              ; preds = %122, %118
  %128 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 8, i64 6
  %129 = load i32, i32* %128, align 8, !tbaa !9
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %136, label %131

131:                                              ; preds = %127
  %132 = zext i32 %129 to i64
  %133 = load i64, i64* %73, align 8, !tbaa !23
  %134 = add i64 %133, 120
  %135 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %134, i64 %132) #10, !srcloc !27
  br label %136

136:                                              ; preds = %131, %127
  %137 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 8, i64 7
  %138 = load i32, i32* %137, align 4, !tbaa !9
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %145, label %140

140:                                              ; preds = %136
  %141 = zext i32 %138 to i64
  %142 = load i64, i64* %73, align 8, !tbaa !23
  %143 = add i64 %142, 128
  %144 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %143, i64 %141) #10, !srcloc !27
  br label %145

145:                                              ; preds = %140, %136
  %146 = load i64, i64* %73, align 8, !tbaa !23
  %147 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 5
  %148 = load i32, i32* %147, align 4, !tbaa !33
  call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !34
  %149 = icmp eq i32 %148, 0
  %150 = select i1 %149, i64 16, i64 24
  %151 = add i64 %150, %146
  %152 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %151, i64 -1) #10, !srcloc !27
  br label %153

153:                                              ; preds = %63, %145
  call void @llvm.lifetime.end.p0i8(i64 88, i8* nonnull %10) #8
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %8) #8
  store i32 %66, i32* %0, align 4, !tbaa !9
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
  br i1 %25, label %26, label %63

26:                                               ; preds = %5
  %27 = icmp eq i32 %11, 0
  br i1 %27, label %28, label %50

28:                                               ; preds = %26
  %29 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 4, i64 18
  %30 = load i64, i64* %29, align 8, !tbaa !23
  %31 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 5
  %32 = add i64 %30, 8
  %33 = inttoptr i64 %32 to i64 addrspace(1)*
  %34 = load volatile i64, i64 addrspace(1)* %33, align 8, !tbaa !5
  %35 = icmp ne i64 %34, 0
  %36 = zext i1 %35 to i32
  store i32 %36, i32* %31, align 4, !tbaa !9
  %37 = select i1 %35, i64 24, i64 16
  %38 = add i64 %37, %30
  %39 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %38, i64 1) #10, !srcloc !27
  tail call void @llvm.nvvm.membar.gl() #8
  %40 = inttoptr i64 %30 to i64 addrspace(1)*
  %41 = load volatile i64, i64 addrspace(1)* %40, align 8, !tbaa !5
  %42 = icmp ne i64 %41, 0
  %43 = xor i1 %35, true
  %44 = select i1 %42, i1 true, i1 %43
  %45 = select i1 %42, i32 2, i32 1
  br i1 %44, label %50, label %46

46:                                               ; preds = %28
  %47 = load volatile i64, i64 addrspace(1)* %33, align 8, !tbaa !5
  %48 = icmp eq i64 %47, 0
  %49 = zext i1 %48 to i32
  br label %50

50:                                               ; preds = %46, %28, %26
  %51 = phi i32 [ 0, %26 ], [ %45, %28 ], [ %49, %46 ]
  %52 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %51, i32 0, i32 31) #8
  %53 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 0, i32 0, i32 31) #8
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !28
  %54 = zext i32 %53 to i64
  %55 = shl nuw i64 %54, 32
  %56 = zext i32 %52 to i64
  %57 = or i64 %55, %56
  %58 = icmp eq i64 %57, 1
  %59 = zext i1 %58 to i32
  %60 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 4
  store i32 %59, i32* %60, align 8, !tbaa !29
  %61 = icmp eq i64 %57, 2
  %62 = select i1 %61, i32 108, i32 0
  br label %63

63:                                               ; preds = %50, %5
  %64 = phi i32 [ %62, %50 ], [ 71, %5 ]
  %65 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 1
  store i32 %64, i32* %65, align 8, !tbaa !30
  %66 = call fastcc noundef i32 @_ZL10write_somePK15pl_array_deviceP13pl_array_warpyyy(%struct.pl_array_device* noundef nonnull %6, %struct.pl_array_warp* noundef nonnull %7, i64 noundef %2, i64 noundef %3, i64 noundef %4) #10
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !31
  %67 = load i32, i32* %16, align 8, !tbaa !32
  %68 = icmp ne i32 %67, 0
  %69 = load i32, i32* %65, align 8
  %70 = icmp eq i32 %69, 71
  %71 = select i1 %68, i1 true, i1 %70
  br i1 %71, label %155, label %72

72:                                               ; preds = %63
  %73 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 4, i64 18
  %74 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 8, i64 0
  %75 = load i32, i32* %74, align 8, !tbaa !9
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %82, label %77

77:                                               ; preds = %72
  %78 = zext i32 %75 to i64
  %79 = load i64, i64* %73, align 8, !tbaa !23
  %80 = add i64 %79, 72
  %81 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %80, i64 %78) #10, !srcloc !27
  br label %82

82:                                               ; preds = %77, %72
  %83 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 8, i64 1
  %84 = load i32, i32* %83, align 4, !tbaa !9
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %91, label %86

86:                                               ; preds = %82
  %87 = zext i32 %84 to i64
  %88 = load i64, i64* %73, align 8, !tbaa !23
  %89 = add i64 %88, 80
  %90 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %89, i64 %87) #10, !srcloc !27
  br label %91

91:                                               ; preds = %86, %82
  %92 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 8, i64 2
  %93 = load i32, i32* %92, align 8, !tbaa !9
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %100, label %95

95:                                               ; preds = %91
  %96 = zext i32 %93 to i64
  %97 = load i64, i64* %73, align 8, !tbaa !23
  %98 = add i64 %97, 88
  %99 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %98, i64 %96) #10, !srcloc !27
  br label %100

100:                                              ; preds = %95, %91
  %101 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 8, i64 3
  %102 = load i32, i32* %101, align 4, !tbaa !9
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %109, label %104

104:                                              ; preds = %100
  %105 = zext i32 %102 to i64
  %106 = load i64, i64* %73, align 8, !tbaa !23
  %107 = add i64 %106, 96
  %108 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %107, i64 %105) #10, !srcloc !27
  br label %109

109:                                              ; preds = %104, %100
  %110 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 8, i64 4
  %111 = load i32, i32* %110, align 8, !tbaa !9
  %112 = icmp eq i32 %111, 0
  br i1 %112, label %118, label %113

113:                                              ; preds = %109
  %114 = zext i32 %111 to i64
  %115 = load i64, i64* %73, align 8, !tbaa !23
  %116 = add i64 %115, 104
  %117 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %116, i64 %114) #10, !srcloc !27
  br label %118

118:                                              ; preds = %113, %109
  %119 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 8, i64 5
  %120 = load i32, i32* %119, align 4, !tbaa !9
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %127, label %122

122:                                              ; preds = %118
  %123 = zext i32 %120 to i64
  %124 = load i64, i64* %73, align 8, !tbaa !23
  %125 = add i64 %124, 112
  %126 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %125, i64 %123) #10, !srcloc !27
  br label %127

127:                                              ; preds = %122, %118
  %128 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 8, i64 6
  %129 = load i32, i32* %128, align 8, !tbaa !9
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %136, label %131

131:                                              ; preds = %127
  %132 = zext i32 %129 to i64
  %133 = load i64, i64* %73, align 8, !tbaa !23
  %134 = add i64 %133, 120
  %135 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %134, i64 %132) #10, !srcloc !27
  br label %136

136:                                              ; preds = %131, %127
  %137 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 8, i64 7
  %138 = load i32, i32* %137, align 4, !tbaa !9
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %140, label %142

140:                                              ; preds = %136
  %141 = load i64, i64* %73, align 8, !tbaa !23
  br label %147

142:                                              ; preds = %136
  %143 = zext i32 %138 to i64
  %144 = load i64, i64* %73, align 8, !tbaa !23
  %145 = add i64 %144, 128
  %146 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %145, i64 %143) #10, !srcloc !27
  br label %147

147:                                              ; preds = %142, %140
  %148 = phi i64 [ %141, %140 ], [ %144, %142 ]
  %149 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 5
  %150 = load i32, i32* %149, align 4, !tbaa !33
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !34
  %151 = icmp eq i32 %150, 0
  %152 = select i1 %151, i64 16, i64 24
  %153 = add i64 %152, %148
  %154 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %153, i64 -1) #10, !srcloc !27
  br label %155

155:                                              ; preds = %63, %147
  call void @llvm.lifetime.end.p0i8(i64 88, i8* nonnull %10) #8
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %8) #8
  store i32 %66, i32* %0, align 4, !tbaa !9
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
!28 = !{i64 0}
!29 = !{!19, !10, i64 16}
!30 = !{!19, !10, i64 72}
!31 = !{i64 0}
!32 = !{!19, !10, i64 0}
!33 = !{!20, !10, i64 20}
!34 = !{i64 0}
!35 = !{i64 0}
!36 = distinct !{!36, !37}
!37 = !{!"llvm.loop.mustprogress"}
!38 = !{!24, !10, i64 208}
!39 = !{!24, !6, i64 176}
!40 = !{!20, !10, i64 16}
!41 = !{!24, !6, i64 168}
!42 = !{!20, !10, i64 0}
!43 = !{!20, !10, i64 4}
!44 = distinct !{!44, !37}
!45 = distinct !{!45, !37}
!46 = distinct !{!46, !37}
!47 = !{!24, !6, i64 200}
!48 = !{!24, !10, i64 212}
!49 = !{!20, !10, i64 24}
!50 = !{!24, !6, i64 184}
!51 = !{!24, !6, i64 192}
!52 = !{!20, !6, i64 32}
!53 = !{i64 0}
!54 = distinct !{!54, !37}
!55 = !{!24, !6, i64 128}
!56 = !{!26, !6, i64 0}
!57 = !{i64 0}
!58 = !{!25, !6, i64 40}
!59 = !{i64 0}
!60 = !{!20, !10, i64 12}
!61 = !{!20, !10, i64 8}
!62 = !{!25, !10, i64 84}
!63 = distinct !{!63, !37}
!64 = !{i64 0}
!65 = !{i64 0, i64 65}
!66 = distinct !{!66, !37}
!67 = !{!25, !6, i64 48}
!68 = !{!25, !6, i64 8}
!69 = !{i64 0}
!70 = !{!25, !6, i64 56}
!71 = distinct !{!71, !37}
!72 = !{i64 0}
!73 = distinct !{!73, !37}
!74 = !{i64 0}
!75 = distinct !{!75, !37}
!76 = !{!25, !6, i64 24}
!77 = !{i64 0}
!78 = !{!25, !6, i64 72}
!79 = distinct !{!79, !37}
!80 = !{!24, !6, i64 152}
!81 = !{!25, !6, i64 32}
!82 = !{!25, !10, i64 80}
!83 = !{!25, !6, i64 0}
!84 = !{i64 0}
!85 = distinct !{!85, !37}
!86 = !{!25, !6, i64 16}
!87 = !{!25, !6, i64 64}
!88 = !{i64 0}
!89 = !{!24, !6, i64 160}
!90 = !{!26, !6, i64 24}
!91 = !{!26, !6, i64 32}
!92 = !{!26, !6, i64 40}
!93 = !{!26, !6, i64 8}
!94 = !{!26, !6, i64 48}
!95 = distinct !{!95, !37}
!96 = !{!24, !6, i64 104}
!97 = !{i64 0}
!98 = !{i64 0}
!99 = !{i64 0}
!100 = !{!19, !10, i64 4}
!101 = distinct !{!101, !37}
!102 = distinct !{!102, !37}
!103 = distinct !{!103, !37}
!104 = !{i64 0}
!105 = !{!24, !10, i64 216}
!106 = !{i64 0}
!107 = distinct !{!107, !37}
!108 = !{i64 0}
!109 = distinct !{!109, !37}
!110 = !{i64 0}
!111 = distinct !{!111, !37}
!112 = !{i64 0}
