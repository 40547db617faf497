; SPDX-License-Identifier: Apache-2.0
; Copyright The Peerlane Authors
; Made by ptx.py.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.pl_array_device = type { i64, i32, i32, i64, [29 x i64] }
%struct.pl_array_warp = type { %struct.taker, i32, i32, i32 }
%struct.taker = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, [8 x i32] }
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
  call void @llvm.lifetime.start.p0i8(i64 256, i8* nonnull %10) #7
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
  call void @llvm.lifetime.start.p0i8(i64 96, i8* nonnull %31) #7
  tail call void asm sideeffect "bar.sync 0;", "~{memory}"() #10, !srcloc !14
  %32 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid() #7
  %33 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7
  %34 = shl i32 %33, 3
  %35 = tail call i32 @llvm.nvvm.read.ptx.sreg.warpid() #7
  %36 = add i32 %34, %35
  %37 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 0
  store i32 %32, i32* %37, align 8, !tbaa.struct !15
  %38 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 1
  store i32 32, i32* %38, align 4, !tbaa.struct !16
  %39 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 2
  store i32 %36, i32* %39, align 8, !tbaa.struct !17
  %40 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 3
  store i32 0, i32* %40, align 4, !tbaa.struct !18
  %41 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 4
  store i32 0, i32* %41, align 8, !tbaa.struct !19
  %42 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 5
  store i32 0, i32* %42, align 4, !tbaa.struct !20
  %43 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 6
  store i32 -1, i32* %43, align 8, !tbaa.struct !21
  %44 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 7
  %45 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 2
  store i32 0, i32* %45, align 4, !tbaa !22
  %46 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 3
  store i32 0, i32* %46, align 8, !tbaa !25
  %47 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %8, i64 0, i32 1
  %48 = bitcast i32* %44 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(52) %48, i8 0, i64 52, i1 false) #7
  %49 = load i32, i32* %47, align 8, !tbaa !26
  %50 = icmp eq i32 %49, 3
  br i1 %50, label %51, label %86

51:                                               ; preds = %29
  %52 = icmp eq i32 %32, 0
  br i1 %52, label %53, label %74

53:                                               ; preds = %51
  %54 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %8, i64 0, i32 4, i64 18
  %55 = load i64, i64* %54, align 8, !tbaa !27
  %56 = add i64 %55, 8
  %57 = inttoptr i64 %56 to i64 addrspace(1)*
  %58 = load volatile i64, i64 addrspace(1)* %57, align 8, !tbaa !5
  %59 = icmp ne i64 %58, 0
  %60 = zext i1 %59 to i32
  store i32 %60, i32* %42, align 4, !tbaa !9
  %61 = select i1 %59, i64 24, i64 16
  %62 = add i64 %61, %55
  %63 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %62, i64 1) #10, !srcloc !31
  tail call void @llvm.nvvm.membar.gl() #7
  %64 = inttoptr i64 %55 to i64 addrspace(1)*
  %65 = load volatile i64, i64 addrspace(1)* %64, align 8, !tbaa !5
  %66 = icmp ne i64 %65, 0
  %67 = xor i1 %59, true
  %68 = select i1 %66, i1 true, i1 %67
  %69 = select i1 %66, i32 2, i32 1
  br i1 %68, label %74, label %70

70:                                               ; preds = %53
  %71 = load volatile i64, i64 addrspace(1)* %57, align 8, !tbaa !5
  %72 = icmp eq i64 %71, 0
  %73 = zext i1 %72 to i32
  br label %74

74:                                               ; preds = %53, %70, %51
  %75 = phi i32 [ 0, %51 ], [ %69, %53 ], [ %73, %70 ]
  %76 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %75, i32 0, i32 31) #7
  %77 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 0, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !32
  %78 = zext i32 %77 to i64
  %79 = shl nuw i64 %78, 32
  %80 = zext i32 %76 to i64
  %81 = or i64 %79, %80
  %82 = icmp eq i64 %81, 1
  %83 = zext i1 %82 to i32
  store i32 %83, i32* %41, align 8, !tbaa !33
  %84 = icmp eq i64 %81, 2
  %85 = select i1 %84, i32 108, i32 0
  br label %86

86:                                               ; preds = %29, %74
  %87 = phi i32 [ %85, %74 ], [ 71, %29 ]
  %88 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 1
  store i32 %87, i32* %88, align 8, !tbaa !34
  %89 = lshr i32 %20, 5
  %90 = zext i32 %89 to i64
  %91 = icmp ult i64 %90, %2
  br i1 %91, label %92, label %100

92:                                               ; preds = %86
  %93 = inttoptr i64 %1 to i64*
  %94 = icmp eq i64 %6, 0
  %95 = icmp ne i64 %5, 0
  %96 = add i64 %5, 8
  %97 = inttoptr i64 %96 to i64 addrspace(1)*
  %98 = lshr i32 %23, 5
  %99 = zext i32 %98 to i64
  br label %215

100:                                              ; preds = %257, %86
  %101 = phi i32 [ 0, %86 ], [ %249, %257 ]
  call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !35
  %102 = load i32, i32* %37, align 8, !tbaa !36
  %103 = icmp ne i32 %102, 0
  %104 = load i32, i32* %88, align 8
  %105 = icmp eq i32 %104, 71
  %106 = select i1 %103, i1 true, i1 %105
  br i1 %106, label %214, label %107

107:                                              ; preds = %100
  %108 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %8, i64 0, i32 4, i64 18
  %109 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 11, i64 0
  %110 = load i32, i32* %109, align 8, !tbaa !9
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %141, label %136

112:                                              ; preds = %204
  %113 = load i32, i32* %37, align 8, !tbaa !37
  %114 = icmp eq i32 %113, 0
  br i1 %114, label %115, label %127

115:                                              ; preds = %112
  %116 = and i32 %205, 63
  %117 = zext i32 %116 to i64
  %118 = shl nuw i64 1, %117
  %119 = lshr i32 %205, 3
  %120 = and i32 %119, 536870904
  %121 = zext i32 %120 to i64
  %122 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %8, i64 0, i32 4, i64 5
  %123 = load i64, i64* %122, align 8, !tbaa !38
  %124 = add i64 %123, %121
  %125 = inttoptr i64 %124 to i64*
  call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %125, i64 %118) #10, !srcloc !39
  %126 = load i32, i32* %37, align 8, !tbaa !37
  br label %127

127:                                              ; preds = %115, %112
  %128 = phi i32 [ %126, %115 ], [ %113, %112 ]
  %129 = icmp eq i32 %128, 0
  br i1 %129, label %130, label %134

130:                                              ; preds = %127
  %131 = load i64, i64* %108, align 8, !tbaa !27
  %132 = add i64 %131, 136
  %133 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %132, i64 -1) #10, !srcloc !31
  br label %134

134:                                              ; preds = %130, %127
  store i32 -1, i32* %43, align 8, !tbaa !40
  %135 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 8
  store i32 0, i32* %135, align 8, !tbaa !41
  br label %207

136:                                              ; preds = %107
  %137 = zext i32 %110 to i64
  %138 = load i64, i64* %108, align 8, !tbaa !27
  %139 = add i64 %138, 72
  %140 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %139, i64 %137) #10, !srcloc !31
  br label %141

141:                                              ; preds = %136, %107
  %142 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 11, i64 1
  %143 = load i32, i32* %142, align 4, !tbaa !9
  %144 = icmp eq i32 %143, 0
  br i1 %144, label %150, label %145

145:                                              ; preds = %141
  %146 = zext i32 %143 to i64
  %147 = load i64, i64* %108, align 8, !tbaa !27
  %148 = add i64 %147, 80
  %149 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %148, i64 %146) #10, !srcloc !31
  br label %150

150:                                              ; preds = %145, %141
  %151 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 11, i64 2
  %152 = load i32, i32* %151, align 8, !tbaa !9
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %159, label %154

154:                                              ; preds = %150
  %155 = zext i32 %152 to i64
  %156 = load i64, i64* %108, align 8, !tbaa !27
  %157 = add i64 %156, 88
  %158 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %157, i64 %155) #10, !srcloc !31
  br label %159

159:                                              ; preds = %154, %150
  %160 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 11, i64 3
  %161 = load i32, i32* %160, align 4, !tbaa !9
  %162 = icmp eq i32 %161, 0
  br i1 %162, label %168, label %163

163:                                              ; preds = %159
  %164 = zext i32 %161 to i64
  %165 = load i64, i64* %108, align 8, !tbaa !27
  %166 = add i64 %165, 96
  %167 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %166, i64 %164) #10, !srcloc !31
  br label %168

168:                                              ; preds = %163, %159
  %169 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 11, i64 4
  %170 = load i32, i32* %169, align 8, !tbaa !9
  %171 = icmp eq i32 %170, 0
  br i1 %171, label %177, label %172

172:                                              ; preds = %168
  %173 = zext i32 %170 to i64
  %174 = load i64, i64* %108, align 8, !tbaa !27
  %175 = add i64 %174, 104
  %176 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %175, i64 %173) #10, !srcloc !31
  br label %177

177:                                              ; preds = %172, %168
  %178 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 11, i64 5
  %179 = load i32, i32* %178, align 4, !tbaa !9
  %180 = icmp eq i32 %179, 0
  br i1 %180, label %186, label %181

181:                                              ; preds = %177
  %182 = zext i32 %179 to i64
  %183 = load i64, i64* %108, align 8, !tbaa !27
  %184 = add i64 %183, 112
  %185 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %184, i64 %182) #10, !srcloc !31
  br label %186

186:                                              ; preds = %181, %177
  %187 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 11, i64 6
  %188 = load i32, i32* %187, align 8, !tbaa !9
  %189 = icmp eq i32 %188, 0
  br i1 %189, label %195, label %190

190:                                              ; preds = %186
  %191 = zext i32 %188 to i64
  %192 = load i64, i64* %108, align 8, !tbaa !27
  %193 = add i64 %192, 120
  %194 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %193, i64 %191) #10, !srcloc !31
  br label %195

195:                                              ; preds = %190, %186
  %196 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 11, i64 7
  %197 = load i32, i32* %196, align 4, !tbaa !9
  %198 = icmp eq i32 %197, 0
  br i1 %198, label %204, label %199

199:                                              ; preds = %195
  %200 = zext i32 %197 to i64
  %201 = load i64, i64* %108, align 8, !tbaa !27
  %202 = add i64 %201, 128
  %203 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %202, i64 %200) #10, !srcloc !31
  br label %204

204:                                              ; preds = %199, %195
  %205 = load i32, i32* %43, align 8, !tbaa !40
  %206 = icmp eq i32 %205, -1
  br i1 %206, label %207, label %112

207:                                              ; preds = %204, %134
  %208 = load i64, i64* %108, align 8, !tbaa !27
  %209 = load i32, i32* %42, align 4, !tbaa !42
  call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !43
  %210 = icmp eq i32 %209, 0
  %211 = select i1 %210, i64 16, i64 24
  %212 = add i64 %211, %208
  %213 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %212, i64 -1) #10, !srcloc !31
  br label %214

214:                                              ; preds = %100, %207
  store i32 108, i32* %88, align 8, !tbaa !34
  call void asm sideeffect "bar.sync 0;", "~{memory}"() #10, !srcloc !44
  call void @llvm.lifetime.end.p0i8(i64 96, i8* nonnull %31) #7
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %10) #7
  ret i32 %101

215:                                              ; preds = %260, %92
  %216 = phi i32 [ %32, %92 ], [ %261, %260 ]
  %217 = phi i32 [ 0, %92 ], [ %249, %260 ]
  %218 = phi i64 [ %90, %92 ], [ %258, %260 ]
  %219 = icmp eq i32 %216, 0
  br i1 %219, label %220, label %225

220:                                              ; preds = %215
  %221 = getelementptr inbounds i64, i64* %93, i64 %218
  %222 = ptrtoint i64* %221 to i64
  %223 = inttoptr i64 %222 to i64 addrspace(1)*
  %224 = load volatile i64, i64 addrspace(1)* %223, align 8, !tbaa !5
  br label %225

225:                                              ; preds = %215, %220
  %226 = phi i64 [ %224, %220 ], [ 0, %215 ]
  %227 = trunc i64 %226 to i32
  %228 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %227, i32 0, i32 31) #7
  %229 = lshr i64 %226, 32
  %230 = trunc i64 %229 to i32
  %231 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %230, i32 0, i32 31) #7
  call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !32
  %232 = zext i32 %231 to i64
  %233 = shl nuw i64 %232, 32
  %234 = zext i32 %228 to i64
  %235 = or i64 %233, %234
  %236 = icmp ult i64 %235, %30
  %237 = mul i64 %235, %3
  %238 = select i1 %236, i64 %237, i64 -1
  %239 = mul i64 %218, %3
  %240 = add i64 %239, %4
  br i1 %94, label %243, label %241

241:                                              ; preds = %225
  %242 = call fastcc noundef i32 @_ZL10write_somePK15pl_array_deviceP13pl_array_warpyyy(%struct.pl_array_device* noundef nonnull %8, %struct.pl_array_warp* noundef nonnull %9, i64 noundef %238, i64 noundef %3, i64 noundef %240) #10
  br label %245

243:                                              ; preds = %225
  %244 = call fastcc noundef i32 @_ZL9read_somePK15pl_array_deviceP13pl_array_warpyyy(%struct.pl_array_device* noundef nonnull %8, %struct.pl_array_warp* noundef nonnull %9, i64 noundef %238, i64 noundef %3, i64 noundef %240) #10
  br label %245

245:                                              ; preds = %243, %241
  %246 = phi i32 [ %242, %241 ], [ %244, %243 ]
  %247 = icmp ne i32 %246, 0
  %248 = zext i1 %247 to i32
  %249 = add nuw nsw i32 %217, %248
  %250 = and i1 %95, %247
  %251 = load i32, i32* %37, align 8
  %252 = icmp eq i32 %251, 0
  %253 = select i1 %250, i1 %252, i1 false
  br i1 %253, label %254, label %257

254:                                              ; preds = %245
  %255 = sext i32 %246 to i64
  %256 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %5, i64 1) #10, !srcloc !31
  store volatile i64 %255, i64 addrspace(1)* %97, align 8, !tbaa !5
  br label %257

257:                                              ; preds = %254, %245
  %258 = add i64 %218, %99
  %259 = icmp ult i64 %258, %2
  br i1 %259, label %260, label %100, !llvm.loop !45

260:                                              ; preds = %257
  %261 = load i32, i32* %37, align 8, !tbaa !36
  br label %215
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
  call void @llvm.lifetime.start.p0i8(i64 256, i8* nonnull %7) #7
  %8 = inttoptr i64 %0 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(256) %7, i8* noundef nonnull align 8 dereferenceable(256) %8, i64 256, i1 false), !tbaa.struct !4
  %9 = bitcast %struct.pl_array_warp* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 96, i8* nonnull %9) #7
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid() #7
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7
  %12 = shl i32 %11, 3
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.warpid() #7
  %14 = add i32 %12, %13
  %15 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 0
  store i32 %10, i32* %15, align 8, !tbaa.struct !15
  %16 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 1
  store i32 32, i32* %16, align 4, !tbaa.struct !16
  %17 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 2
  store i32 %14, i32* %17, align 8, !tbaa.struct !17
  %18 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 3
  store i32 0, i32* %18, align 4, !tbaa.struct !18
  %19 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 4
  store i32 0, i32* %19, align 8, !tbaa.struct !19
  %20 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 5
  store i32 0, i32* %20, align 4, !tbaa.struct !20
  %21 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 6
  store i32 -1, i32* %21, align 8, !tbaa.struct !21
  %22 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 7
  %23 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 2
  store i32 0, i32* %23, align 4, !tbaa !22
  %24 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 3
  store i32 0, i32* %24, align 8, !tbaa !25
  %25 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 1
  %26 = bitcast i32* %22 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(52) %26, i8 0, i64 52, i1 false) #7
  %27 = load i32, i32* %25, align 8, !tbaa !26
  %28 = icmp eq i32 %27, 3
  br i1 %28, label %29, label %64

29:                                               ; preds = %4
  %30 = icmp eq i32 %10, 0
  br i1 %30, label %31, label %52

31:                                               ; preds = %29
  %32 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 4, i64 18
  %33 = load i64, i64* %32, align 8, !tbaa !27
  %34 = add i64 %33, 8
  %35 = inttoptr i64 %34 to i64 addrspace(1)*
  %36 = load volatile i64, i64 addrspace(1)* %35, align 8, !tbaa !5
  %37 = icmp ne i64 %36, 0
  %38 = zext i1 %37 to i32
  store i32 %38, i32* %20, align 4, !tbaa !9
  %39 = select i1 %37, i64 24, i64 16
  %40 = add i64 %39, %33
  %41 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %40, i64 1) #10, !srcloc !31
  tail call void @llvm.nvvm.membar.gl() #7
  %42 = inttoptr i64 %33 to i64 addrspace(1)*
  %43 = load volatile i64, i64 addrspace(1)* %42, align 8, !tbaa !5
  %44 = icmp ne i64 %43, 0
  %45 = xor i1 %37, true
  %46 = select i1 %44, i1 true, i1 %45
  %47 = select i1 %44, i32 2, i32 1
  br i1 %46, label %52, label %48

48:                                               ; preds = %31
  %49 = load volatile i64, i64 addrspace(1)* %35, align 8, !tbaa !5
  %50 = icmp eq i64 %49, 0
  %51 = zext i1 %50 to i32
  br label %52

52:                                               ; preds = %31, %48, %29
  %53 = phi i32 [ 0, %29 ], [ %47, %31 ], [ %51, %48 ]
  %54 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %53, i32 0, i32 31) #7
  %55 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 0, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !32
  %56 = zext i32 %55 to i64
  %57 = shl nuw i64 %56, 32
  %58 = zext i32 %54 to i64
  %59 = or i64 %57, %58
  %60 = icmp eq i64 %59, 1
  %61 = zext i1 %60 to i32
  store i32 %61, i32* %19, align 8, !tbaa !33
  %62 = icmp eq i64 %59, 2
  %63 = select i1 %62, i32 108, i32 0
  br label %64

64:                                               ; preds = %4, %52
  %65 = phi i32 [ %63, %52 ], [ 71, %4 ]
  %66 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 1
  store i32 %65, i32* %66, align 8, !tbaa !34
  %67 = call fastcc noundef i32 @_ZL9read_somePK15pl_array_deviceP13pl_array_warpyyy(%struct.pl_array_device* noundef nonnull %5, %struct.pl_array_warp* noundef nonnull %6, i64 noundef %1, i64 noundef %2, i64 noundef %3) #10
  call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !35
  %68 = load i32, i32* %15, align 8, !tbaa !36
  %69 = icmp ne i32 %68, 0
  %70 = load i32, i32* %66, align 8
  %71 = icmp eq i32 %70, 71
  %72 = select i1 %69, i1 true, i1 %71
  br i1 %72, label %180, label %73

73:                                               ; preds = %64
  %74 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 4, i64 18
  %75 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 11, i64 0
  %76 = load i32, i32* %75, align 8, !tbaa !9
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %107, label %102

78:                                               ; preds = %170
  %79 = load i32, i32* %15, align 8, !tbaa !37
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %81, label %93

81:                                               ; preds = %78
  %82 = and i32 %171, 63
  %83 = zext i32 %82 to i64
  %84 = shl nuw i64 1, %83
  %85 = lshr i32 %171, 3
  %86 = and i32 %85, 536870904
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 4, i64 5
  %89 = load i64, i64* %88, align 8, !tbaa !38
  %90 = add i64 %89, %87
  %91 = inttoptr i64 %90 to i64*
  call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %91, i64 %84) #10, !srcloc !39
  %92 = load i32, i32* %15, align 8, !tbaa !37
  br label %93

93:                                               ; preds = %81, %78
  %94 = phi i32 [ %92, %81 ], [ %79, %78 ]
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %96, label %100

96:                                               ; preds = %93
  %97 = load i64, i64* %74, align 8, !tbaa !27
  %98 = add i64 %97, 136
  %99 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %98, i64 -1) #10, !srcloc !31
  br label %100

100:                                              ; preds = %96, %93
  store i32 -1, i32* %21, align 8, !tbaa !40
  %101 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 8
  store i32 0, i32* %101, align 8, !tbaa !41
  br label %173

102:                                              ; preds = %73
  %103 = zext i32 %76 to i64
  %104 = load i64, i64* %74, align 8, !tbaa !27
  %105 = add i64 %104, 72
  %106 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %105, i64 %103) #10, !srcloc !31
  br label %107

107:                                              ; preds = %102, %73
  %108 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 11, i64 1
  %109 = load i32, i32* %108, align 4, !tbaa !9
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %116, label %111

111:                                              ; preds = %107
  %112 = zext i32 %109 to i64
  %113 = load i64, i64* %74, align 8, !tbaa !27
  %114 = add i64 %113, 80
  %115 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %114, i64 %112) #10, !srcloc !31
  br label %116

116:                                              ; preds = %111, %107
  %117 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 11, i64 2
  %118 = load i32, i32* %117, align 8, !tbaa !9
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %125, label %120

120:                                              ; preds = %116
  %121 = zext i32 %118 to i64
  %122 = load i64, i64* %74, align 8, !tbaa !27
  %123 = add i64 %122, 88
  %124 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %123, i64 %121) #10, !srcloc !31
  br label %125

125:                                              ; preds = %120, %116
  %126 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 11, i64 3
  %127 = load i32, i32* %126, align 4, !tbaa !9
  %128 = icmp eq i32 %127, 0
  br i1 %128, label %134, label %129

129:                                              ; preds = %125
  %130 = zext i32 %127 to i64
  %131 = load i64, i64* %74, align 8, !tbaa !27
  %132 = add i64 %131, 96
  %133 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %132, i64 %130) #10, !srcloc !31
  br label %134

134:                                              ; preds = %129, %125
  %135 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 11, i64 4
  %136 = load i32, i32* %135, align 8, !tbaa !9
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %143, label %138

138:                                              ; preds = %134
  %139 = zext i32 %136 to i64
  %140 = load i64, i64* %74, align 8, !tbaa !27
  %141 = add i64 %140, 104
  %142 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %141, i64 %139) #10, !srcloc !31
  br label %143

143:                                              ; preds = %138, %134
  %144 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 11, i64 5
  %145 = load i32, i32* %144, align 4, !tbaa !9
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %152, label %147

147:                                              ; preds = %143
  %148 = zext i32 %145 to i64
  %149 = load i64, i64* %74, align 8, !tbaa !27
  %150 = add i64 %149, 112
  %151 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %150, i64 %148) #10, !srcloc !31
  br label %152

152:                                              ; preds = %147, %143
  %153 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 11, i64 6
  %154 = load i32, i32* %153, align 8, !tbaa !9
  %155 = icmp eq i32 %154, 0
  br i1 %155, label %161, label %156

156:                                              ; preds = %152
  %157 = zext i32 %154 to i64
  %158 = load i64, i64* %74, align 8, !tbaa !27
  %159 = add i64 %158, 120
  %160 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %159, i64 %157) #10, !srcloc !31
  br label %161

161:                                              ; preds = %156, %152
  %162 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 11, i64 7
  %163 = load i32, i32* %162, align 4, !tbaa !9
  %164 = icmp eq i32 %163, 0
  br i1 %164, label %170, label %165

165:                                              ; preds = %161
  %166 = zext i32 %163 to i64
  %167 = load i64, i64* %74, align 8, !tbaa !27
  %168 = add i64 %167, 128
  %169 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %168, i64 %166) #10, !srcloc !31
  br label %170

170:                                              ; preds = %165, %161
  %171 = load i32, i32* %21, align 8, !tbaa !40
  %172 = icmp eq i32 %171, -1
  br i1 %172, label %173, label %78

173:                                              ; preds = %170, %100
  %174 = load i64, i64* %74, align 8, !tbaa !27
  %175 = load i32, i32* %20, align 4, !tbaa !42
  call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !43
  %176 = icmp eq i32 %175, 0
  %177 = select i1 %176, i64 16, i64 24
  %178 = add i64 %177, %174
  %179 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %178, i64 -1) #10, !srcloc !31
  br label %180

180:                                              ; preds = %64, %173
  call void @llvm.lifetime.end.p0i8(i64 96, i8* nonnull %9) #7
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %7) #7
  ret i32 %67
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: convergent mustprogress noinline nounwind
define internal fastcc noundef i32 @_ZL9read_somePK15pl_array_deviceP13pl_array_warpyyy(%struct.pl_array_device* noundef readonly %0, %struct.pl_array_warp* noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4) unnamed_addr #1 {
  %6 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 1
  %7 = load i32, i32* %6, align 8, !tbaa !34
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
  %22 = load i32, i32* %21, align 4, !tbaa !22
  %23 = icmp eq i32 %22, 0
  %24 = select i1 %23, i32 0, i32 35
  br label %25

25:                                               ; preds = %20, %17
  %26 = phi i32 [ %24, %20 ], [ %18, %17 ]
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %5367

28:                                               ; preds = %25
  %29 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 0
  %30 = bitcast i64* %29 to %struct.array_common*
  %31 = add i64 %3, %2
  %32 = icmp ugt i64 %31, %2
  br i1 %32, label %33, label %5367

33:                                               ; preds = %28
  %34 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 26
  %35 = bitcast i64* %34 to i32*
  %36 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 22
  %37 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 4
  %38 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 25
  %39 = getelementptr inbounds %struct.array_common, %struct.array_common* %30, i64 0, i32 11
  %40 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 9
  %41 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 0
  %42 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 18
  %43 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 24
  %44 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 23
  %45 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 10
  %46 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 1
  %47 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 11, i64 6
  %48 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 16
  %49 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 11
  %50 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 6
  %51 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 5
  %52 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 3
  %53 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 2
  %54 = getelementptr inbounds %struct.array_common, %struct.array_common* %30, i64 0, i32 0, i32 11
  %55 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 6
  %56 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 1
  %57 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 7
  %58 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 3
  %59 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 9
  %60 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 20
  %61 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 7
  %62 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 19
  %63 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 4
  %64 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 10
  %65 = bitcast i64* %64 to i32*
  %66 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 2
  %67 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 8
  %68 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 14
  %69 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 15
  %70 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 12
  %71 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 17
  %72 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 13
  %73 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 11, i64 5
  %74 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 8
  %75 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 11, i64 4
  %76 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 11, i64 2
  %77 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 21
  %78 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 11, i64 3
  br label %79

79:                                               ; preds = %5360, %33
  %80 = phi i64 [ %4, %33 ], [ %5363, %5360 ]
  %81 = phi i64 [ %2, %33 ], [ %5362, %5360 ]
  %82 = load i32, i32* %35, align 8, !tbaa !47
  %83 = zext i32 %82 to i64
  %84 = shl nuw i64 1, %83
  %85 = add i64 %84, -1
  %86 = and i64 %85, %81
  %87 = sub i64 %84, %86
  %88 = sub i64 %31, %81
  %89 = load i64, i64* %36, align 8, !tbaa !48
  %90 = icmp ugt i64 %89, %81
  br i1 %90, label %91, label %772

91:                                               ; preds = %79
  %92 = load i32, i32* %37, align 8, !tbaa !49
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %94, label %772

94:                                               ; preds = %91
  %95 = sub i64 %89, %81
  %96 = icmp ult i64 %88, %95
  %97 = select i1 %96, i64 %88, i64 %95
  %98 = icmp eq i64 %80, 0
  br i1 %98, label %769, label %99

99:                                               ; preds = %94
  %100 = load i64, i64* %77, align 8, !tbaa !50
  %101 = add i64 %100, %81
  %102 = load i32, i32* %41, align 8, !tbaa !37
  %103 = load i32, i32* %46, align 4, !tbaa !51
  %104 = xor i64 %101, %80
  %105 = and i64 %104, 15
  %106 = icmp eq i64 %105, 0
  %107 = and i64 %104, 3
  %108 = icmp eq i64 %107, 0
  %109 = select i1 %108, i64 4, i64 1
  %110 = select i1 %106, i64 16, i64 %109
  %111 = sub i64 0, %80
  %112 = add nsw i64 %110, -1
  %113 = and i64 %112, %111
  %114 = or i64 %97, %80
  %115 = or i64 %114, %101
  %116 = and i64 %115, 15
  %117 = icmp eq i64 %116, 0
  br i1 %117, label %118, label %317

118:                                              ; preds = %99
  %119 = lshr i64 %97, 4
  %120 = zext i32 %102 to i64
  %121 = mul i32 %103, 7
  %122 = zext i32 %121 to i64
  %123 = add nuw nsw i64 %122, %120
  %124 = icmp ult i64 %123, %119
  br i1 %124, label %125, label %199

125:                                              ; preds = %118
  %126 = shl i32 %103, 3
  %127 = zext i32 %126 to i64
  %128 = zext i32 %103 to i64
  %129 = shl i32 %103, 1
  %130 = zext i32 %129 to i64
  %131 = mul i32 %103, 3
  %132 = zext i32 %131 to i64
  %133 = shl i32 %103, 2
  %134 = zext i32 %133 to i64
  %135 = mul i32 %103, 5
  %136 = zext i32 %135 to i64
  %137 = mul i32 %103, 6
  %138 = zext i32 %137 to i64
  br label %139

139:                                              ; preds = %139, %125
  %140 = phi i64 [ %120, %125 ], [ %196, %139 ]
  %141 = shl i64 %140, 4
  %142 = add i64 %141, %101
  %143 = inttoptr i64 %142 to <4 x i32> addrspace(1)*
  %144 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %143, align 16, !tbaa !11
  %145 = add i64 %140, %128
  %146 = shl i64 %145, 4
  %147 = add i64 %146, %101
  %148 = inttoptr i64 %147 to <4 x i32> addrspace(1)*
  %149 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %148, align 16, !tbaa !11
  %150 = add i64 %140, %130
  %151 = shl i64 %150, 4
  %152 = add i64 %151, %101
  %153 = inttoptr i64 %152 to <4 x i32> addrspace(1)*
  %154 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %153, align 16, !tbaa !11
  %155 = add i64 %140, %132
  %156 = shl i64 %155, 4
  %157 = add i64 %156, %101
  %158 = inttoptr i64 %157 to <4 x i32> addrspace(1)*
  %159 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %158, align 16, !tbaa !11
  %160 = add i64 %140, %134
  %161 = shl i64 %160, 4
  %162 = add i64 %161, %101
  %163 = inttoptr i64 %162 to <4 x i32> addrspace(1)*
  %164 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %163, align 16, !tbaa !11
  %165 = add i64 %140, %136
  %166 = shl i64 %165, 4
  %167 = add i64 %166, %101
  %168 = inttoptr i64 %167 to <4 x i32> addrspace(1)*
  %169 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %168, align 16, !tbaa !11
  %170 = add i64 %140, %138
  %171 = shl i64 %170, 4
  %172 = add i64 %171, %101
  %173 = inttoptr i64 %172 to <4 x i32> addrspace(1)*
  %174 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %173, align 16, !tbaa !11
  %175 = add i64 %140, %122
  %176 = shl i64 %175, 4
  %177 = add i64 %176, %101
  %178 = inttoptr i64 %177 to <4 x i32> addrspace(1)*
  %179 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %178, align 16, !tbaa !11
  %180 = add i64 %141, %80
  %181 = inttoptr i64 %180 to <4 x i32> addrspace(1)*
  store <4 x i32> %144, <4 x i32> addrspace(1)* %181, align 16, !tbaa !11
  %182 = add i64 %146, %80
  %183 = inttoptr i64 %182 to <4 x i32> addrspace(1)*
  store <4 x i32> %149, <4 x i32> addrspace(1)* %183, align 16, !tbaa !11
  %184 = add i64 %151, %80
  %185 = inttoptr i64 %184 to <4 x i32> addrspace(1)*
  store <4 x i32> %154, <4 x i32> addrspace(1)* %185, align 16, !tbaa !11
  %186 = add i64 %156, %80
  %187 = inttoptr i64 %186 to <4 x i32> addrspace(1)*
  store <4 x i32> %159, <4 x i32> addrspace(1)* %187, align 16, !tbaa !11
  %188 = add i64 %161, %80
  %189 = inttoptr i64 %188 to <4 x i32> addrspace(1)*
  store <4 x i32> %164, <4 x i32> addrspace(1)* %189, align 16, !tbaa !11
  %190 = add i64 %166, %80
  %191 = inttoptr i64 %190 to <4 x i32> addrspace(1)*
  store <4 x i32> %169, <4 x i32> addrspace(1)* %191, align 16, !tbaa !11
  %192 = add i64 %171, %80
  %193 = inttoptr i64 %192 to <4 x i32> addrspace(1)*
  store <4 x i32> %174, <4 x i32> addrspace(1)* %193, align 16, !tbaa !11
  %194 = add i64 %176, %80
  %195 = inttoptr i64 %194 to <4 x i32> addrspace(1)*
  store <4 x i32> %179, <4 x i32> addrspace(1)* %195, align 16, !tbaa !11
  %196 = add i64 %140, %127
  %197 = add i64 %196, %122
  %198 = icmp ult i64 %197, %119
  br i1 %198, label %139, label %199, !llvm.loop !52

199:                                              ; preds = %139, %118
  %200 = phi i64 [ %120, %118 ], [ %196, %139 ]
  %201 = icmp ult i64 %200, %119
  br i1 %201, label %202, label %769

202:                                              ; preds = %199
  %203 = shl i64 %200, 4
  %204 = add i64 %203, %101
  %205 = inttoptr i64 %204 to <4 x i32> addrspace(1)*
  %206 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %205, align 16, !tbaa !11
  %207 = zext i32 %103 to i64
  %208 = add i64 %200, %207
  %209 = icmp ult i64 %208, %119
  br i1 %209, label %210, label %215

210:                                              ; preds = %202
  %211 = shl i64 %208, 4
  %212 = add i64 %211, %101
  %213 = inttoptr i64 %212 to <4 x i32> addrspace(1)*
  %214 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %213, align 16, !tbaa !11
  br label %215

215:                                              ; preds = %210, %202
  %216 = phi <4 x i32> [ %214, %210 ], [ zeroinitializer, %202 ]
  %217 = shl i32 %103, 1
  %218 = zext i32 %217 to i64
  %219 = add i64 %200, %218
  %220 = icmp ult i64 %219, %119
  br i1 %220, label %221, label %226

221:                                              ; preds = %215
  %222 = shl i64 %219, 4
  %223 = add i64 %222, %101
  %224 = inttoptr i64 %223 to <4 x i32> addrspace(1)*
  %225 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %224, align 16, !tbaa !11
  br label %226

226:                                              ; preds = %221, %215
  %227 = phi <4 x i32> [ %225, %221 ], [ zeroinitializer, %215 ]
  %228 = mul i32 %103, 3
  %229 = zext i32 %228 to i64
  %230 = add i64 %200, %229
  %231 = icmp ult i64 %230, %119
  br i1 %231, label %232, label %237

232:                                              ; preds = %226
  %233 = shl i64 %230, 4
  %234 = add i64 %233, %101
  %235 = inttoptr i64 %234 to <4 x i32> addrspace(1)*
  %236 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %235, align 16, !tbaa !11
  br label %237

237:                                              ; preds = %232, %226
  %238 = phi <4 x i32> [ %236, %232 ], [ zeroinitializer, %226 ]
  %239 = shl i32 %103, 2
  %240 = zext i32 %239 to i64
  %241 = add i64 %200, %240
  %242 = icmp ult i64 %241, %119
  br i1 %242, label %243, label %248

243:                                              ; preds = %237
  %244 = shl i64 %241, 4
  %245 = add i64 %244, %101
  %246 = inttoptr i64 %245 to <4 x i32> addrspace(1)*
  %247 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %246, align 16, !tbaa !11
  br label %248

248:                                              ; preds = %243, %237
  %249 = phi <4 x i32> [ %247, %243 ], [ zeroinitializer, %237 ]
  %250 = mul i32 %103, 5
  %251 = zext i32 %250 to i64
  %252 = add i64 %200, %251
  %253 = icmp ult i64 %252, %119
  br i1 %253, label %254, label %259

254:                                              ; preds = %248
  %255 = shl i64 %252, 4
  %256 = add i64 %255, %101
  %257 = inttoptr i64 %256 to <4 x i32> addrspace(1)*
  %258 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %257, align 16, !tbaa !11
  br label %259

259:                                              ; preds = %254, %248
  %260 = phi <4 x i32> [ %258, %254 ], [ zeroinitializer, %248 ]
  %261 = mul i32 %103, 6
  %262 = zext i32 %261 to i64
  %263 = add i64 %200, %262
  %264 = icmp ult i64 %263, %119
  br i1 %264, label %265, label %270

265:                                              ; preds = %259
  %266 = shl i64 %263, 4
  %267 = add i64 %266, %101
  %268 = inttoptr i64 %267 to <4 x i32> addrspace(1)*
  %269 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %268, align 16, !tbaa !11
  br label %270

270:                                              ; preds = %265, %259
  %271 = phi <4 x i32> [ %269, %265 ], [ zeroinitializer, %259 ]
  %272 = add i64 %200, %122
  %273 = icmp ult i64 %272, %119
  br i1 %273, label %274, label %279

274:                                              ; preds = %270
  %275 = shl i64 %272, 4
  %276 = add i64 %275, %101
  %277 = inttoptr i64 %276 to <4 x i32> addrspace(1)*
  %278 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %277, align 16, !tbaa !11
  br label %279

279:                                              ; preds = %274, %270
  %280 = phi <4 x i32> [ %278, %274 ], [ zeroinitializer, %270 ]
  %281 = add i64 %203, %80
  %282 = inttoptr i64 %281 to <4 x i32> addrspace(1)*
  store <4 x i32> %206, <4 x i32> addrspace(1)* %282, align 16, !tbaa !11
  br i1 %209, label %283, label %287

283:                                              ; preds = %279
  %284 = shl i64 %208, 4
  %285 = add i64 %284, %80
  %286 = inttoptr i64 %285 to <4 x i32> addrspace(1)*
  store <4 x i32> %216, <4 x i32> addrspace(1)* %286, align 16, !tbaa !11
  br label %287

287:                                              ; preds = %283, %279
  br i1 %220, label %288, label %292

288:                                              ; preds = %287
  %289 = shl i64 %219, 4
  %290 = add i64 %289, %80
  %291 = inttoptr i64 %290 to <4 x i32> addrspace(1)*
  store <4 x i32> %227, <4 x i32> addrspace(1)* %291, align 16, !tbaa !11
  br label %292

292:                                              ; preds = %288, %287
  br i1 %231, label %293, label %297

293:                                              ; preds = %292
  %294 = shl i64 %230, 4
  %295 = add i64 %294, %80
  %296 = inttoptr i64 %295 to <4 x i32> addrspace(1)*
  store <4 x i32> %238, <4 x i32> addrspace(1)* %296, align 16, !tbaa !11
  br label %297

297:                                              ; preds = %293, %292
  br i1 %242, label %298, label %302

298:                                              ; preds = %297
  %299 = shl i64 %241, 4
  %300 = add i64 %299, %80
  %301 = inttoptr i64 %300 to <4 x i32> addrspace(1)*
  store <4 x i32> %249, <4 x i32> addrspace(1)* %301, align 16, !tbaa !11
  br label %302

302:                                              ; preds = %298, %297
  br i1 %253, label %303, label %307

303:                                              ; preds = %302
  %304 = shl i64 %252, 4
  %305 = add i64 %304, %80
  %306 = inttoptr i64 %305 to <4 x i32> addrspace(1)*
  store <4 x i32> %260, <4 x i32> addrspace(1)* %306, align 16, !tbaa !11
  br label %307

307:                                              ; preds = %303, %302
  br i1 %264, label %308, label %312

308:                                              ; preds = %307
  %309 = shl i64 %263, 4
  %310 = add i64 %309, %80
  %311 = inttoptr i64 %310 to <4 x i32> addrspace(1)*
  store <4 x i32> %271, <4 x i32> addrspace(1)* %311, align 16, !tbaa !11
  br label %312

312:                                              ; preds = %308, %307
  br i1 %273, label %313, label %769

313:                                              ; preds = %312
  %314 = shl i64 %272, 4
  %315 = add i64 %314, %80
  %316 = inttoptr i64 %315 to <4 x i32> addrspace(1)*
  store <4 x i32> %280, <4 x i32> addrspace(1)* %316, align 16, !tbaa !11
  br label %769

317:                                              ; preds = %99
  %318 = icmp ult i64 %113, %97
  %319 = select i1 %318, i64 %113, i64 %97
  %320 = sub i64 %97, %319
  %321 = sub nsw i64 0, %110
  %322 = and i64 %320, %321
  switch i64 %110, label %725 [
    i64 16, label %323
    i64 4, label %524
  ]

323:                                              ; preds = %317
  %324 = add i64 %319, %80
  %325 = add i64 %319, %101
  %326 = lshr i64 %322, 4
  %327 = zext i32 %102 to i64
  %328 = mul i32 %103, 7
  %329 = zext i32 %328 to i64
  %330 = add nuw nsw i64 %329, %327
  %331 = icmp ult i64 %330, %326
  br i1 %331, label %332, label %406

332:                                              ; preds = %323
  %333 = shl i32 %103, 3
  %334 = zext i32 %333 to i64
  %335 = zext i32 %103 to i64
  %336 = shl i32 %103, 1
  %337 = zext i32 %336 to i64
  %338 = mul i32 %103, 3
  %339 = zext i32 %338 to i64
  %340 = shl i32 %103, 2
  %341 = zext i32 %340 to i64
  %342 = mul i32 %103, 5
  %343 = zext i32 %342 to i64
  %344 = mul i32 %103, 6
  %345 = zext i32 %344 to i64
  br label %346

346:                                              ; preds = %346, %332
  %347 = phi i64 [ %327, %332 ], [ %403, %346 ]
  %348 = shl i64 %347, 4
  %349 = add i64 %348, %325
  %350 = inttoptr i64 %349 to <4 x i32> addrspace(1)*
  %351 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %350, align 16, !tbaa !11
  %352 = add i64 %347, %335
  %353 = shl i64 %352, 4
  %354 = add i64 %353, %325
  %355 = inttoptr i64 %354 to <4 x i32> addrspace(1)*
  %356 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %355, align 16, !tbaa !11
  %357 = add i64 %347, %337
  %358 = shl i64 %357, 4
  %359 = add i64 %358, %325
  %360 = inttoptr i64 %359 to <4 x i32> addrspace(1)*
  %361 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %360, align 16, !tbaa !11
  %362 = add i64 %347, %339
  %363 = shl i64 %362, 4
  %364 = add i64 %363, %325
  %365 = inttoptr i64 %364 to <4 x i32> addrspace(1)*
  %366 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %365, align 16, !tbaa !11
  %367 = add i64 %347, %341
  %368 = shl i64 %367, 4
  %369 = add i64 %368, %325
  %370 = inttoptr i64 %369 to <4 x i32> addrspace(1)*
  %371 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %370, align 16, !tbaa !11
  %372 = add i64 %347, %343
  %373 = shl i64 %372, 4
  %374 = add i64 %373, %325
  %375 = inttoptr i64 %374 to <4 x i32> addrspace(1)*
  %376 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %375, align 16, !tbaa !11
  %377 = add i64 %347, %345
  %378 = shl i64 %377, 4
  %379 = add i64 %378, %325
  %380 = inttoptr i64 %379 to <4 x i32> addrspace(1)*
  %381 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %380, align 16, !tbaa !11
  %382 = add i64 %347, %329
  %383 = shl i64 %382, 4
  %384 = add i64 %383, %325
  %385 = inttoptr i64 %384 to <4 x i32> addrspace(1)*
  %386 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %385, align 16, !tbaa !11
  %387 = add i64 %348, %324
  %388 = inttoptr i64 %387 to <4 x i32> addrspace(1)*
  store <4 x i32> %351, <4 x i32> addrspace(1)* %388, align 16, !tbaa !11
  %389 = add i64 %353, %324
  %390 = inttoptr i64 %389 to <4 x i32> addrspace(1)*
  store <4 x i32> %356, <4 x i32> addrspace(1)* %390, align 16, !tbaa !11
  %391 = add i64 %358, %324
  %392 = inttoptr i64 %391 to <4 x i32> addrspace(1)*
  store <4 x i32> %361, <4 x i32> addrspace(1)* %392, align 16, !tbaa !11
  %393 = add i64 %363, %324
  %394 = inttoptr i64 %393 to <4 x i32> addrspace(1)*
  store <4 x i32> %366, <4 x i32> addrspace(1)* %394, align 16, !tbaa !11
  %395 = add i64 %368, %324
  %396 = inttoptr i64 %395 to <4 x i32> addrspace(1)*
  store <4 x i32> %371, <4 x i32> addrspace(1)* %396, align 16, !tbaa !11
  %397 = add i64 %373, %324
  %398 = inttoptr i64 %397 to <4 x i32> addrspace(1)*
  store <4 x i32> %376, <4 x i32> addrspace(1)* %398, align 16, !tbaa !11
  %399 = add i64 %378, %324
  %400 = inttoptr i64 %399 to <4 x i32> addrspace(1)*
  store <4 x i32> %381, <4 x i32> addrspace(1)* %400, align 16, !tbaa !11
  %401 = add i64 %383, %324
  %402 = inttoptr i64 %401 to <4 x i32> addrspace(1)*
  store <4 x i32> %386, <4 x i32> addrspace(1)* %402, align 16, !tbaa !11
  %403 = add i64 %347, %334
  %404 = add i64 %403, %329
  %405 = icmp ult i64 %404, %326
  br i1 %405, label %346, label %406, !llvm.loop !52

406:                                              ; preds = %346, %323
  %407 = phi i64 [ %327, %323 ], [ %403, %346 ]
  %408 = icmp ult i64 %407, %326
  br i1 %408, label %409, label %739

409:                                              ; preds = %406
  %410 = shl i64 %407, 4
  %411 = add i64 %410, %325
  %412 = inttoptr i64 %411 to <4 x i32> addrspace(1)*
  %413 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %412, align 16, !tbaa !11
  %414 = zext i32 %103 to i64
  %415 = add i64 %407, %414
  %416 = icmp ult i64 %415, %326
  br i1 %416, label %417, label %422

417:                                              ; preds = %409
  %418 = shl i64 %415, 4
  %419 = add i64 %418, %325
  %420 = inttoptr i64 %419 to <4 x i32> addrspace(1)*
  %421 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %420, align 16, !tbaa !11
  br label %422

422:                                              ; preds = %417, %409
  %423 = phi <4 x i32> [ %421, %417 ], [ zeroinitializer, %409 ]
  %424 = shl i32 %103, 1
  %425 = zext i32 %424 to i64
  %426 = add i64 %407, %425
  %427 = icmp ult i64 %426, %326
  br i1 %427, label %428, label %433

428:                                              ; preds = %422
  %429 = shl i64 %426, 4
  %430 = add i64 %429, %325
  %431 = inttoptr i64 %430 to <4 x i32> addrspace(1)*
  %432 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %431, align 16, !tbaa !11
  br label %433

433:                                              ; preds = %428, %422
  %434 = phi <4 x i32> [ %432, %428 ], [ zeroinitializer, %422 ]
  %435 = mul i32 %103, 3
  %436 = zext i32 %435 to i64
  %437 = add i64 %407, %436
  %438 = icmp ult i64 %437, %326
  br i1 %438, label %439, label %444

439:                                              ; preds = %433
  %440 = shl i64 %437, 4
  %441 = add i64 %440, %325
  %442 = inttoptr i64 %441 to <4 x i32> addrspace(1)*
  %443 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %442, align 16, !tbaa !11
  br label %444

444:                                              ; preds = %439, %433
  %445 = phi <4 x i32> [ %443, %439 ], [ zeroinitializer, %433 ]
  %446 = shl i32 %103, 2
  %447 = zext i32 %446 to i64
  %448 = add i64 %407, %447
  %449 = icmp ult i64 %448, %326
  br i1 %449, label %450, label %455

450:                                              ; preds = %444
  %451 = shl i64 %448, 4
  %452 = add i64 %451, %325
  %453 = inttoptr i64 %452 to <4 x i32> addrspace(1)*
  %454 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %453, align 16, !tbaa !11
  br label %455

455:                                              ; preds = %450, %444
  %456 = phi <4 x i32> [ %454, %450 ], [ zeroinitializer, %444 ]
  %457 = mul i32 %103, 5
  %458 = zext i32 %457 to i64
  %459 = add i64 %407, %458
  %460 = icmp ult i64 %459, %326
  br i1 %460, label %461, label %466

461:                                              ; preds = %455
  %462 = shl i64 %459, 4
  %463 = add i64 %462, %325
  %464 = inttoptr i64 %463 to <4 x i32> addrspace(1)*
  %465 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %464, align 16, !tbaa !11
  br label %466

466:                                              ; preds = %461, %455
  %467 = phi <4 x i32> [ %465, %461 ], [ zeroinitializer, %455 ]
  %468 = mul i32 %103, 6
  %469 = zext i32 %468 to i64
  %470 = add i64 %407, %469
  %471 = icmp ult i64 %470, %326
  br i1 %471, label %472, label %477

472:                                              ; preds = %466
  %473 = shl i64 %470, 4
  %474 = add i64 %473, %325
  %475 = inttoptr i64 %474 to <4 x i32> addrspace(1)*
  %476 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %475, align 16, !tbaa !11
  br label %477

477:                                              ; preds = %472, %466
  %478 = phi <4 x i32> [ %476, %472 ], [ zeroinitializer, %466 ]
  %479 = add i64 %407, %329
  %480 = icmp ult i64 %479, %326
  br i1 %480, label %481, label %486

481:                                              ; preds = %477
  %482 = shl i64 %479, 4
  %483 = add i64 %482, %325
  %484 = inttoptr i64 %483 to <4 x i32> addrspace(1)*
  %485 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %484, align 16, !tbaa !11
  br label %486

486:                                              ; preds = %481, %477
  %487 = phi <4 x i32> [ %485, %481 ], [ zeroinitializer, %477 ]
  %488 = add i64 %410, %324
  %489 = inttoptr i64 %488 to <4 x i32> addrspace(1)*
  store <4 x i32> %413, <4 x i32> addrspace(1)* %489, align 16, !tbaa !11
  br i1 %416, label %490, label %494

490:                                              ; preds = %486
  %491 = shl i64 %415, 4
  %492 = add i64 %491, %324
  %493 = inttoptr i64 %492 to <4 x i32> addrspace(1)*
  store <4 x i32> %423, <4 x i32> addrspace(1)* %493, align 16, !tbaa !11
  br label %494

494:                                              ; preds = %490, %486
  br i1 %427, label %495, label %499

495:                                              ; preds = %494
  %496 = shl i64 %426, 4
  %497 = add i64 %496, %324
  %498 = inttoptr i64 %497 to <4 x i32> addrspace(1)*
  store <4 x i32> %434, <4 x i32> addrspace(1)* %498, align 16, !tbaa !11
  br label %499

499:                                              ; preds = %495, %494
  br i1 %438, label %500, label %504

500:                                              ; preds = %499
  %501 = shl i64 %437, 4
  %502 = add i64 %501, %324
  %503 = inttoptr i64 %502 to <4 x i32> addrspace(1)*
  store <4 x i32> %445, <4 x i32> addrspace(1)* %503, align 16, !tbaa !11
  br label %504

504:                                              ; preds = %500, %499
  br i1 %449, label %505, label %509

505:                                              ; preds = %504
  %506 = shl i64 %448, 4
  %507 = add i64 %506, %324
  %508 = inttoptr i64 %507 to <4 x i32> addrspace(1)*
  store <4 x i32> %456, <4 x i32> addrspace(1)* %508, align 16, !tbaa !11
  br label %509

509:                                              ; preds = %505, %504
  br i1 %460, label %510, label %514

510:                                              ; preds = %509
  %511 = shl i64 %459, 4
  %512 = add i64 %511, %324
  %513 = inttoptr i64 %512 to <4 x i32> addrspace(1)*
  store <4 x i32> %467, <4 x i32> addrspace(1)* %513, align 16, !tbaa !11
  br label %514

514:                                              ; preds = %510, %509
  br i1 %471, label %515, label %519

515:                                              ; preds = %514
  %516 = shl i64 %470, 4
  %517 = add i64 %516, %324
  %518 = inttoptr i64 %517 to <4 x i32> addrspace(1)*
  store <4 x i32> %478, <4 x i32> addrspace(1)* %518, align 16, !tbaa !11
  br label %519

519:                                              ; preds = %515, %514
  br i1 %480, label %520, label %739

520:                                              ; preds = %519
  %521 = shl i64 %479, 4
  %522 = add i64 %521, %324
  %523 = inttoptr i64 %522 to <4 x i32> addrspace(1)*
  store <4 x i32> %487, <4 x i32> addrspace(1)* %523, align 16, !tbaa !11
  br label %739

524:                                              ; preds = %317
  %525 = add i64 %319, %80
  %526 = add i64 %319, %101
  %527 = lshr i64 %322, 2
  %528 = zext i32 %102 to i64
  %529 = mul i32 %103, 7
  %530 = zext i32 %529 to i64
  %531 = add nuw nsw i64 %530, %528
  %532 = icmp ult i64 %531, %527
  br i1 %532, label %533, label %607

533:                                              ; preds = %524
  %534 = shl i32 %103, 3
  %535 = zext i32 %534 to i64
  %536 = zext i32 %103 to i64
  %537 = shl i32 %103, 1
  %538 = zext i32 %537 to i64
  %539 = mul i32 %103, 3
  %540 = zext i32 %539 to i64
  %541 = shl i32 %103, 2
  %542 = zext i32 %541 to i64
  %543 = mul i32 %103, 5
  %544 = zext i32 %543 to i64
  %545 = mul i32 %103, 6
  %546 = zext i32 %545 to i64
  br label %547

547:                                              ; preds = %547, %533
  %548 = phi i64 [ %528, %533 ], [ %604, %547 ]
  %549 = shl i64 %548, 2
  %550 = add i64 %549, %526
  %551 = inttoptr i64 %550 to i32 addrspace(1)*
  %552 = load volatile i32, i32 addrspace(1)* %551, align 4, !tbaa !11
  %553 = add i64 %548, %536
  %554 = shl i64 %553, 2
  %555 = add i64 %554, %526
  %556 = inttoptr i64 %555 to i32 addrspace(1)*
  %557 = load volatile i32, i32 addrspace(1)* %556, align 4, !tbaa !11
  %558 = add i64 %548, %538
  %559 = shl i64 %558, 2
  %560 = add i64 %559, %526
  %561 = inttoptr i64 %560 to i32 addrspace(1)*
  %562 = load volatile i32, i32 addrspace(1)* %561, align 4, !tbaa !11
  %563 = add i64 %548, %540
  %564 = shl i64 %563, 2
  %565 = add i64 %564, %526
  %566 = inttoptr i64 %565 to i32 addrspace(1)*
  %567 = load volatile i32, i32 addrspace(1)* %566, align 4, !tbaa !11
  %568 = add i64 %548, %542
  %569 = shl i64 %568, 2
  %570 = add i64 %569, %526
  %571 = inttoptr i64 %570 to i32 addrspace(1)*
  %572 = load volatile i32, i32 addrspace(1)* %571, align 4, !tbaa !11
  %573 = add i64 %548, %544
  %574 = shl i64 %573, 2
  %575 = add i64 %574, %526
  %576 = inttoptr i64 %575 to i32 addrspace(1)*
  %577 = load volatile i32, i32 addrspace(1)* %576, align 4, !tbaa !11
  %578 = add i64 %548, %546
  %579 = shl i64 %578, 2
  %580 = add i64 %579, %526
  %581 = inttoptr i64 %580 to i32 addrspace(1)*
  %582 = load volatile i32, i32 addrspace(1)* %581, align 4, !tbaa !11
  %583 = add i64 %548, %530
  %584 = shl i64 %583, 2
  %585 = add i64 %584, %526
  %586 = inttoptr i64 %585 to i32 addrspace(1)*
  %587 = load volatile i32, i32 addrspace(1)* %586, align 4, !tbaa !11
  %588 = add i64 %549, %525
  %589 = inttoptr i64 %588 to i32 addrspace(1)*
  store i32 %552, i32 addrspace(1)* %589, align 4, !tbaa !11
  %590 = add i64 %554, %525
  %591 = inttoptr i64 %590 to i32 addrspace(1)*
  store i32 %557, i32 addrspace(1)* %591, align 4, !tbaa !11
  %592 = add i64 %559, %525
  %593 = inttoptr i64 %592 to i32 addrspace(1)*
  store i32 %562, i32 addrspace(1)* %593, align 4, !tbaa !11
  %594 = add i64 %564, %525
  %595 = inttoptr i64 %594 to i32 addrspace(1)*
  store i32 %567, i32 addrspace(1)* %595, align 4, !tbaa !11
  %596 = add i64 %569, %525
  %597 = inttoptr i64 %596 to i32 addrspace(1)*
  store i32 %572, i32 addrspace(1)* %597, align 4, !tbaa !11
  %598 = add i64 %574, %525
  %599 = inttoptr i64 %598 to i32 addrspace(1)*
  store i32 %577, i32 addrspace(1)* %599, align 4, !tbaa !11
  %600 = add i64 %579, %525
  %601 = inttoptr i64 %600 to i32 addrspace(1)*
  store i32 %582, i32 addrspace(1)* %601, align 4, !tbaa !11
  %602 = add i64 %584, %525
  %603 = inttoptr i64 %602 to i32 addrspace(1)*
  store i32 %587, i32 addrspace(1)* %603, align 4, !tbaa !11
  %604 = add i64 %548, %535
  %605 = add i64 %604, %530
  %606 = icmp ult i64 %605, %527
  br i1 %606, label %547, label %607, !llvm.loop !53

607:                                              ; preds = %547, %524
  %608 = phi i64 [ %528, %524 ], [ %604, %547 ]
  %609 = icmp ult i64 %608, %527
  br i1 %609, label %610, label %739

610:                                              ; preds = %607
  %611 = shl i64 %608, 2
  %612 = add i64 %611, %526
  %613 = inttoptr i64 %612 to i32 addrspace(1)*
  %614 = load volatile i32, i32 addrspace(1)* %613, align 4, !tbaa !11
  %615 = zext i32 %103 to i64
  %616 = add i64 %608, %615
  %617 = icmp ult i64 %616, %527
  br i1 %617, label %618, label %623

618:                                              ; preds = %610
  %619 = shl i64 %616, 2
  %620 = add i64 %619, %526
  %621 = inttoptr i64 %620 to i32 addrspace(1)*
  %622 = load volatile i32, i32 addrspace(1)* %621, align 4, !tbaa !11
  br label %623

623:                                              ; preds = %618, %610
  %624 = phi i32 [ %622, %618 ], [ 0, %610 ]
  %625 = shl i32 %103, 1
  %626 = zext i32 %625 to i64
  %627 = add i64 %608, %626
  %628 = icmp ult i64 %627, %527
  br i1 %628, label %629, label %634

629:                                              ; preds = %623
  %630 = shl i64 %627, 2
  %631 = add i64 %630, %526
  %632 = inttoptr i64 %631 to i32 addrspace(1)*
  %633 = load volatile i32, i32 addrspace(1)* %632, align 4, !tbaa !11
  br label %634

634:                                              ; preds = %629, %623
  %635 = phi i32 [ %633, %629 ], [ 0, %623 ]
  %636 = mul i32 %103, 3
  %637 = zext i32 %636 to i64
  %638 = add i64 %608, %637
  %639 = icmp ult i64 %638, %527
  br i1 %639, label %640, label %645

640:                                              ; preds = %634
  %641 = shl i64 %638, 2
  %642 = add i64 %641, %526
  %643 = inttoptr i64 %642 to i32 addrspace(1)*
  %644 = load volatile i32, i32 addrspace(1)* %643, align 4, !tbaa !11
  br label %645

645:                                              ; preds = %640, %634
  %646 = phi i32 [ %644, %640 ], [ 0, %634 ]
  %647 = shl i32 %103, 2
  %648 = zext i32 %647 to i64
  %649 = add i64 %608, %648
  %650 = icmp ult i64 %649, %527
  br i1 %650, label %651, label %656

651:                                              ; preds = %645
  %652 = shl i64 %649, 2
  %653 = add i64 %652, %526
  %654 = inttoptr i64 %653 to i32 addrspace(1)*
  %655 = load volatile i32, i32 addrspace(1)* %654, align 4, !tbaa !11
  br label %656

656:                                              ; preds = %651, %645
  %657 = phi i32 [ %655, %651 ], [ 0, %645 ]
  %658 = mul i32 %103, 5
  %659 = zext i32 %658 to i64
  %660 = add i64 %608, %659
  %661 = icmp ult i64 %660, %527
  br i1 %661, label %662, label %667

662:                                              ; preds = %656
  %663 = shl i64 %660, 2
  %664 = add i64 %663, %526
  %665 = inttoptr i64 %664 to i32 addrspace(1)*
  %666 = load volatile i32, i32 addrspace(1)* %665, align 4, !tbaa !11
  br label %667

667:                                              ; preds = %662, %656
  %668 = phi i32 [ %666, %662 ], [ 0, %656 ]
  %669 = mul i32 %103, 6
  %670 = zext i32 %669 to i64
  %671 = add i64 %608, %670
  %672 = icmp ult i64 %671, %527
  br i1 %672, label %673, label %678

673:                                              ; preds = %667
  %674 = shl i64 %671, 2
  %675 = add i64 %674, %526
  %676 = inttoptr i64 %675 to i32 addrspace(1)*
  %677 = load volatile i32, i32 addrspace(1)* %676, align 4, !tbaa !11
  br label %678

678:                                              ; preds = %673, %667
  %679 = phi i32 [ %677, %673 ], [ 0, %667 ]
  %680 = add i64 %608, %530
  %681 = icmp ult i64 %680, %527
  br i1 %681, label %682, label %687

682:                                              ; preds = %678
  %683 = shl i64 %680, 2
  %684 = add i64 %683, %526
  %685 = inttoptr i64 %684 to i32 addrspace(1)*
  %686 = load volatile i32, i32 addrspace(1)* %685, align 4, !tbaa !11
  br label %687

687:                                              ; preds = %682, %678
  %688 = phi i32 [ %686, %682 ], [ 0, %678 ]
  %689 = add i64 %611, %525
  %690 = inttoptr i64 %689 to i32 addrspace(1)*
  store i32 %614, i32 addrspace(1)* %690, align 4, !tbaa !11
  br i1 %617, label %691, label %695

691:                                              ; preds = %687
  %692 = shl i64 %616, 2
  %693 = add i64 %692, %525
  %694 = inttoptr i64 %693 to i32 addrspace(1)*
  store i32 %624, i32 addrspace(1)* %694, align 4, !tbaa !11
  br label %695

695:                                              ; preds = %691, %687
  br i1 %628, label %696, label %700

696:                                              ; preds = %695
  %697 = shl i64 %627, 2
  %698 = add i64 %697, %525
  %699 = inttoptr i64 %698 to i32 addrspace(1)*
  store i32 %635, i32 addrspace(1)* %699, align 4, !tbaa !11
  br label %700

700:                                              ; preds = %696, %695
  br i1 %639, label %701, label %705

701:                                              ; preds = %700
  %702 = shl i64 %638, 2
  %703 = add i64 %702, %525
  %704 = inttoptr i64 %703 to i32 addrspace(1)*
  store i32 %646, i32 addrspace(1)* %704, align 4, !tbaa !11
  br label %705

705:                                              ; preds = %701, %700
  br i1 %650, label %706, label %710

706:                                              ; preds = %705
  %707 = shl i64 %649, 2
  %708 = add i64 %707, %525
  %709 = inttoptr i64 %708 to i32 addrspace(1)*
  store i32 %657, i32 addrspace(1)* %709, align 4, !tbaa !11
  br label %710

710:                                              ; preds = %706, %705
  br i1 %661, label %711, label %715

711:                                              ; preds = %710
  %712 = shl i64 %660, 2
  %713 = add i64 %712, %525
  %714 = inttoptr i64 %713 to i32 addrspace(1)*
  store i32 %668, i32 addrspace(1)* %714, align 4, !tbaa !11
  br label %715

715:                                              ; preds = %711, %710
  br i1 %672, label %716, label %720

716:                                              ; preds = %715
  %717 = shl i64 %671, 2
  %718 = add i64 %717, %525
  %719 = inttoptr i64 %718 to i32 addrspace(1)*
  store i32 %679, i32 addrspace(1)* %719, align 4, !tbaa !11
  br label %720

720:                                              ; preds = %716, %715
  br i1 %681, label %721, label %739

721:                                              ; preds = %720
  %722 = shl i64 %680, 2
  %723 = add i64 %722, %525
  %724 = inttoptr i64 %723 to i32 addrspace(1)*
  store i32 %688, i32 addrspace(1)* %724, align 4, !tbaa !11
  br label %739

725:                                              ; preds = %317
  %726 = zext i32 %102 to i64
  %727 = icmp ugt i64 %97, %726
  br i1 %727, label %728, label %769

728:                                              ; preds = %725
  %729 = zext i32 %103 to i64
  br label %730

730:                                              ; preds = %730, %728
  %731 = phi i64 [ %726, %728 ], [ %737, %730 ]
  %732 = add i64 %731, %101
  %733 = inttoptr i64 %732 to i8 addrspace(1)*
  %734 = load volatile i8, i8 addrspace(1)* %733, align 1, !tbaa !11
  %735 = add i64 %731, %80
  %736 = inttoptr i64 %735 to i8 addrspace(1)*
  store i8 %734, i8 addrspace(1)* %736, align 1, !tbaa !11
  %737 = add i64 %731, %729
  %738 = icmp ult i64 %737, %97
  br i1 %738, label %730, label %769, !llvm.loop !54

739:                                              ; preds = %721, %720, %607, %520, %519, %406
  %740 = phi i64 [ %528, %721 ], [ %528, %720 ], [ %528, %607 ], [ %327, %520 ], [ %327, %519 ], [ %327, %406 ]
  %741 = icmp ugt i64 %319, %740
  br i1 %741, label %742, label %753

742:                                              ; preds = %739
  %743 = zext i32 %103 to i64
  br label %744

744:                                              ; preds = %744, %742
  %745 = phi i64 [ %740, %742 ], [ %751, %744 ]
  %746 = add i64 %745, %101
  %747 = inttoptr i64 %746 to i8 addrspace(1)*
  %748 = load volatile i8, i8 addrspace(1)* %747, align 1, !tbaa !11
  %749 = add i64 %745, %80
  %750 = inttoptr i64 %749 to i8 addrspace(1)*
  store i8 %748, i8 addrspace(1)* %750, align 1, !tbaa !11
  %751 = add i64 %745, %743
  %752 = icmp ult i64 %751, %319
  br i1 %752, label %744, label %753, !llvm.loop !54

753:                                              ; preds = %744, %739
  %754 = add i64 %322, %319
  %755 = sub i64 %97, %754
  %756 = icmp ugt i64 %755, %740
  br i1 %756, label %757, label %769

757:                                              ; preds = %753
  %758 = zext i32 %103 to i64
  br label %759

759:                                              ; preds = %759, %757
  %760 = phi i64 [ %740, %757 ], [ %767, %759 ]
  %761 = add i64 %760, %754
  %762 = add i64 %761, %101
  %763 = inttoptr i64 %762 to i8 addrspace(1)*
  %764 = load volatile i8, i8 addrspace(1)* %763, align 1, !tbaa !11
  %765 = add i64 %761, %80
  %766 = inttoptr i64 %765 to i8 addrspace(1)*
  store i8 %764, i8 addrspace(1)* %766, align 1, !tbaa !11
  %767 = add i64 %760, %758
  %768 = icmp ult i64 %767, %755
  br i1 %768, label %759, label %769, !llvm.loop !54

769:                                              ; preds = %759, %730, %753, %725, %313, %312, %199, %94
  %770 = load i32, i32* %78, align 4, !tbaa !9
  %771 = add i32 %770, 1
  store i32 %771, i32* %78, align 4, !tbaa !9
  br label %5353

772:                                              ; preds = %91, %79
  %773 = load i64, i64* %38, align 8, !tbaa !55
  %774 = add i64 %773, %81
  %775 = load i32, i32* %39, align 4, !tbaa !56
  %776 = zext i32 %775 to i64
  %777 = shl nuw i64 1, %776
  %778 = add i64 %777, -1
  %779 = and i64 %778, %774
  %780 = icmp eq i32 %775, 0
  br i1 %780, label %838, label %781

781:                                              ; preds = %772
  %782 = load i32, i32* %37, align 8, !tbaa !49
  %783 = icmp eq i32 %782, 0
  br i1 %783, label %784, label %838

784:                                              ; preds = %781
  %785 = load i32, i32* %40, align 4, !tbaa !57
  %786 = icmp eq i32 %785, 0
  br i1 %786, label %787, label %817

787:                                              ; preds = %784
  %788 = load i32, i32* %41, align 8, !tbaa !37
  %789 = icmp eq i32 %788, 0
  br i1 %789, label %790, label %795

790:                                              ; preds = %787
  %791 = load i64, i64* %42, align 8, !tbaa !27
  %792 = add i64 %791, 32
  %793 = inttoptr i64 %792 to i64 addrspace(1)*
  %794 = load volatile i64, i64 addrspace(1)* %793, align 8, !tbaa !5
  br label %795

795:                                              ; preds = %790, %787
  %796 = phi i64 [ %794, %790 ], [ 0, %787 ]
  %797 = trunc i64 %796 to i32
  %798 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %797, i32 0, i32 31) #7
  %799 = lshr i64 %796, 32
  %800 = trunc i64 %799 to i32
  %801 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %800, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !32
  %802 = load i32, i32* %40, align 4, !tbaa !57
  %803 = icmp eq i32 %802, %798
  br i1 %803, label %817, label %804

804:                                              ; preds = %795
  store i32 %798, i32* %40, align 4, !tbaa !57
  %805 = icmp eq i32 %798, 0
  br i1 %805, label %815, label %806

806:                                              ; preds = %804
  %807 = zext i32 %798 to i64
  %808 = shl nuw nsw i64 %807, 3
  %809 = and i64 %808, 8
  %810 = xor i64 %809, 8
  %811 = load i64, i64* %44, align 8, !tbaa !58
  %812 = load i64, i64* %43, align 8, !tbaa !59
  %813 = mul i64 %812, %810
  %814 = add i64 %813, %811
  br label %815

815:                                              ; preds = %806, %804
  %816 = phi i64 [ %814, %806 ], [ 0, %804 ]
  store i64 %816, i64* %45, align 8, !tbaa !60
  br label %817

817:                                              ; preds = %815, %795, %784
  %818 = phi i32 [ %798, %815 ], [ %798, %795 ], [ %785, %784 ]
  %819 = icmp eq i32 %818, 0
  br i1 %819, label %829, label %820

820:                                              ; preds = %817
  %821 = load i64, i64* %45, align 8, !tbaa !60
  %822 = load i32, i32* %39, align 4, !tbaa !56
  %823 = zext i32 %822 to i64
  %824 = lshr i64 %774, %823
  %825 = shl i64 %824, 3
  %826 = add i64 %825, %821
  %827 = inttoptr i64 %826 to i64 addrspace(1)*
  %828 = load volatile i64, i64 addrspace(1)* %827, align 8, !tbaa !5
  br label %829

829:                                              ; preds = %820, %817
  %830 = phi i64 [ %828, %820 ], [ 0, %817 ]
  %831 = icmp eq i64 %830, 0
  %832 = sub i64 %777, %779
  %833 = add i64 %830, %779
  %834 = icmp ugt i64 %88, %832
  %835 = select i1 %834, i64 %832, i64 %88
  %836 = select i1 %831, i64 %88, i64 %835
  %837 = select i1 %831, i64 0, i64 %833
  br label %838

838:                                              ; preds = %829, %781, %772
  %839 = phi i64 [ %88, %772 ], [ %88, %781 ], [ %836, %829 ]
  %840 = phi i64 [ 0, %772 ], [ 0, %781 ], [ %837, %829 ]
  %841 = icmp eq i64 %840, 0
  br i1 %841, label %1548, label %842

842:                                              ; preds = %838
  %843 = icmp eq i64 %80, 0
  br i1 %843, label %1545, label %844

844:                                              ; preds = %842
  %845 = load i32, i32* %41, align 8, !tbaa !37
  %846 = load i32, i32* %46, align 4, !tbaa !51
  %847 = xor i64 %840, %80
  %848 = and i64 %847, 15
  %849 = icmp eq i64 %848, 0
  %850 = and i64 %847, 3
  %851 = icmp eq i64 %850, 0
  %852 = select i1 %851, i64 4, i64 1
  %853 = select i1 %849, i64 16, i64 %852
  %854 = sub i64 0, %80
  %855 = add nsw i64 %853, -1
  %856 = and i64 %855, %854
  %857 = or i64 %839, %80
  %858 = or i64 %857, %840
  %859 = and i64 %858, 15
  %860 = icmp eq i64 %859, 0
  br i1 %860, label %861, label %1060

861:                                              ; preds = %844
  %862 = lshr i64 %839, 4
  %863 = zext i32 %845 to i64
  %864 = mul i32 %846, 7
  %865 = zext i32 %864 to i64
  %866 = add nuw nsw i64 %865, %863
  %867 = icmp ult i64 %866, %862
  br i1 %867, label %868, label %942

868:                                              ; preds = %861
  %869 = shl i32 %846, 3
  %870 = zext i32 %869 to i64
  %871 = zext i32 %846 to i64
  %872 = shl i32 %846, 1
  %873 = zext i32 %872 to i64
  %874 = mul i32 %846, 3
  %875 = zext i32 %874 to i64
  %876 = shl i32 %846, 2
  %877 = zext i32 %876 to i64
  %878 = mul i32 %846, 5
  %879 = zext i32 %878 to i64
  %880 = mul i32 %846, 6
  %881 = zext i32 %880 to i64
  br label %882

882:                                              ; preds = %882, %868
  %883 = phi i64 [ %863, %868 ], [ %939, %882 ]
  %884 = shl i64 %883, 4
  %885 = add i64 %884, %840
  %886 = inttoptr i64 %885 to <4 x i32> addrspace(1)*
  %887 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %886, align 16, !tbaa !11
  %888 = add i64 %883, %871
  %889 = shl i64 %888, 4
  %890 = add i64 %889, %840
  %891 = inttoptr i64 %890 to <4 x i32> addrspace(1)*
  %892 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %891, align 16, !tbaa !11
  %893 = add i64 %883, %873
  %894 = shl i64 %893, 4
  %895 = add i64 %894, %840
  %896 = inttoptr i64 %895 to <4 x i32> addrspace(1)*
  %897 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %896, align 16, !tbaa !11
  %898 = add i64 %883, %875
  %899 = shl i64 %898, 4
  %900 = add i64 %899, %840
  %901 = inttoptr i64 %900 to <4 x i32> addrspace(1)*
  %902 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %901, align 16, !tbaa !11
  %903 = add i64 %883, %877
  %904 = shl i64 %903, 4
  %905 = add i64 %904, %840
  %906 = inttoptr i64 %905 to <4 x i32> addrspace(1)*
  %907 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %906, align 16, !tbaa !11
  %908 = add i64 %883, %879
  %909 = shl i64 %908, 4
  %910 = add i64 %909, %840
  %911 = inttoptr i64 %910 to <4 x i32> addrspace(1)*
  %912 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %911, align 16, !tbaa !11
  %913 = add i64 %883, %881
  %914 = shl i64 %913, 4
  %915 = add i64 %914, %840
  %916 = inttoptr i64 %915 to <4 x i32> addrspace(1)*
  %917 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %916, align 16, !tbaa !11
  %918 = add i64 %883, %865
  %919 = shl i64 %918, 4
  %920 = add i64 %919, %840
  %921 = inttoptr i64 %920 to <4 x i32> addrspace(1)*
  %922 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %921, align 16, !tbaa !11
  %923 = add i64 %884, %80
  %924 = inttoptr i64 %923 to <4 x i32> addrspace(1)*
  store <4 x i32> %887, <4 x i32> addrspace(1)* %924, align 16, !tbaa !11
  %925 = add i64 %889, %80
  %926 = inttoptr i64 %925 to <4 x i32> addrspace(1)*
  store <4 x i32> %892, <4 x i32> addrspace(1)* %926, align 16, !tbaa !11
  %927 = add i64 %894, %80
  %928 = inttoptr i64 %927 to <4 x i32> addrspace(1)*
  store <4 x i32> %897, <4 x i32> addrspace(1)* %928, align 16, !tbaa !11
  %929 = add i64 %899, %80
  %930 = inttoptr i64 %929 to <4 x i32> addrspace(1)*
  store <4 x i32> %902, <4 x i32> addrspace(1)* %930, align 16, !tbaa !11
  %931 = add i64 %904, %80
  %932 = inttoptr i64 %931 to <4 x i32> addrspace(1)*
  store <4 x i32> %907, <4 x i32> addrspace(1)* %932, align 16, !tbaa !11
  %933 = add i64 %909, %80
  %934 = inttoptr i64 %933 to <4 x i32> addrspace(1)*
  store <4 x i32> %912, <4 x i32> addrspace(1)* %934, align 16, !tbaa !11
  %935 = add i64 %914, %80
  %936 = inttoptr i64 %935 to <4 x i32> addrspace(1)*
  store <4 x i32> %917, <4 x i32> addrspace(1)* %936, align 16, !tbaa !11
  %937 = add i64 %919, %80
  %938 = inttoptr i64 %937 to <4 x i32> addrspace(1)*
  store <4 x i32> %922, <4 x i32> addrspace(1)* %938, align 16, !tbaa !11
  %939 = add i64 %883, %870
  %940 = add i64 %939, %865
  %941 = icmp ult i64 %940, %862
  br i1 %941, label %882, label %942, !llvm.loop !52

942:                                              ; preds = %882, %861
  %943 = phi i64 [ %863, %861 ], [ %939, %882 ]
  %944 = icmp ult i64 %943, %862
  br i1 %944, label %945, label %1512

945:                                              ; preds = %942
  %946 = shl i64 %943, 4
  %947 = add i64 %946, %840
  %948 = inttoptr i64 %947 to <4 x i32> addrspace(1)*
  %949 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %948, align 16, !tbaa !11
  %950 = zext i32 %846 to i64
  %951 = add i64 %943, %950
  %952 = icmp ult i64 %951, %862
  br i1 %952, label %953, label %958

953:                                              ; preds = %945
  %954 = shl i64 %951, 4
  %955 = add i64 %954, %840
  %956 = inttoptr i64 %955 to <4 x i32> addrspace(1)*
  %957 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %956, align 16, !tbaa !11
  br label %958

958:                                              ; preds = %953, %945
  %959 = phi <4 x i32> [ %957, %953 ], [ zeroinitializer, %945 ]
  %960 = shl i32 %846, 1
  %961 = zext i32 %960 to i64
  %962 = add i64 %943, %961
  %963 = icmp ult i64 %962, %862
  br i1 %963, label %964, label %969

964:                                              ; preds = %958
  %965 = shl i64 %962, 4
  %966 = add i64 %965, %840
  %967 = inttoptr i64 %966 to <4 x i32> addrspace(1)*
  %968 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %967, align 16, !tbaa !11
  br label %969

969:                                              ; preds = %964, %958
  %970 = phi <4 x i32> [ %968, %964 ], [ zeroinitializer, %958 ]
  %971 = mul i32 %846, 3
  %972 = zext i32 %971 to i64
  %973 = add i64 %943, %972
  %974 = icmp ult i64 %973, %862
  br i1 %974, label %975, label %980

975:                                              ; preds = %969
  %976 = shl i64 %973, 4
  %977 = add i64 %976, %840
  %978 = inttoptr i64 %977 to <4 x i32> addrspace(1)*
  %979 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %978, align 16, !tbaa !11
  br label %980

980:                                              ; preds = %975, %969
  %981 = phi <4 x i32> [ %979, %975 ], [ zeroinitializer, %969 ]
  %982 = shl i32 %846, 2
  %983 = zext i32 %982 to i64
  %984 = add i64 %943, %983
  %985 = icmp ult i64 %984, %862
  br i1 %985, label %986, label %991

986:                                              ; preds = %980
  %987 = shl i64 %984, 4
  %988 = add i64 %987, %840
  %989 = inttoptr i64 %988 to <4 x i32> addrspace(1)*
  %990 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %989, align 16, !tbaa !11
  br label %991

991:                                              ; preds = %986, %980
  %992 = phi <4 x i32> [ %990, %986 ], [ zeroinitializer, %980 ]
  %993 = mul i32 %846, 5
  %994 = zext i32 %993 to i64
  %995 = add i64 %943, %994
  %996 = icmp ult i64 %995, %862
  br i1 %996, label %997, label %1002

997:                                              ; preds = %991
  %998 = shl i64 %995, 4
  %999 = add i64 %998, %840
  %1000 = inttoptr i64 %999 to <4 x i32> addrspace(1)*
  %1001 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1000, align 16, !tbaa !11
  br label %1002

1002:                                             ; preds = %997, %991
  %1003 = phi <4 x i32> [ %1001, %997 ], [ zeroinitializer, %991 ]
  %1004 = mul i32 %846, 6
  %1005 = zext i32 %1004 to i64
  %1006 = add i64 %943, %1005
  %1007 = icmp ult i64 %1006, %862
  br i1 %1007, label %1008, label %1013

1008:                                             ; preds = %1002
  %1009 = shl i64 %1006, 4
  %1010 = add i64 %1009, %840
  %1011 = inttoptr i64 %1010 to <4 x i32> addrspace(1)*
  %1012 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1011, align 16, !tbaa !11
  br label %1013

1013:                                             ; preds = %1008, %1002
  %1014 = phi <4 x i32> [ %1012, %1008 ], [ zeroinitializer, %1002 ]
  %1015 = add i64 %943, %865
  %1016 = icmp ult i64 %1015, %862
  br i1 %1016, label %1017, label %1022

1017:                                             ; preds = %1013
  %1018 = shl i64 %1015, 4
  %1019 = add i64 %1018, %840
  %1020 = inttoptr i64 %1019 to <4 x i32> addrspace(1)*
  %1021 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1020, align 16, !tbaa !11
  br label %1022

1022:                                             ; preds = %1017, %1013
  %1023 = phi <4 x i32> [ %1021, %1017 ], [ zeroinitializer, %1013 ]
  %1024 = add i64 %946, %80
  %1025 = inttoptr i64 %1024 to <4 x i32> addrspace(1)*
  store <4 x i32> %949, <4 x i32> addrspace(1)* %1025, align 16, !tbaa !11
  br i1 %952, label %1026, label %1030

1026:                                             ; preds = %1022
  %1027 = shl i64 %951, 4
  %1028 = add i64 %1027, %80
  %1029 = inttoptr i64 %1028 to <4 x i32> addrspace(1)*
  store <4 x i32> %959, <4 x i32> addrspace(1)* %1029, align 16, !tbaa !11
  br label %1030

1030:                                             ; preds = %1026, %1022
  br i1 %963, label %1031, label %1035

1031:                                             ; preds = %1030
  %1032 = shl i64 %962, 4
  %1033 = add i64 %1032, %80
  %1034 = inttoptr i64 %1033 to <4 x i32> addrspace(1)*
  store <4 x i32> %970, <4 x i32> addrspace(1)* %1034, align 16, !tbaa !11
  br label %1035

1035:                                             ; preds = %1031, %1030
  br i1 %974, label %1036, label %1040

1036:                                             ; preds = %1035
  %1037 = shl i64 %973, 4
  %1038 = add i64 %1037, %80
  %1039 = inttoptr i64 %1038 to <4 x i32> addrspace(1)*
  store <4 x i32> %981, <4 x i32> addrspace(1)* %1039, align 16, !tbaa !11
  br label %1040

1040:                                             ; preds = %1036, %1035
  br i1 %985, label %1041, label %1045

1041:                                             ; preds = %1040
  %1042 = shl i64 %984, 4
  %1043 = add i64 %1042, %80
  %1044 = inttoptr i64 %1043 to <4 x i32> addrspace(1)*
  store <4 x i32> %992, <4 x i32> addrspace(1)* %1044, align 16, !tbaa !11
  br label %1045

1045:                                             ; preds = %1041, %1040
  br i1 %996, label %1046, label %1050

1046:                                             ; preds = %1045
  %1047 = shl i64 %995, 4
  %1048 = add i64 %1047, %80
  %1049 = inttoptr i64 %1048 to <4 x i32> addrspace(1)*
  store <4 x i32> %1003, <4 x i32> addrspace(1)* %1049, align 16, !tbaa !11
  br label %1050

1050:                                             ; preds = %1046, %1045
  br i1 %1007, label %1051, label %1055

1051:                                             ; preds = %1050
  %1052 = shl i64 %1006, 4
  %1053 = add i64 %1052, %80
  %1054 = inttoptr i64 %1053 to <4 x i32> addrspace(1)*
  store <4 x i32> %1014, <4 x i32> addrspace(1)* %1054, align 16, !tbaa !11
  br label %1055

1055:                                             ; preds = %1051, %1050
  br i1 %1016, label %1056, label %1512

1056:                                             ; preds = %1055
  %1057 = shl i64 %1015, 4
  %1058 = add i64 %1057, %80
  %1059 = inttoptr i64 %1058 to <4 x i32> addrspace(1)*
  store <4 x i32> %1023, <4 x i32> addrspace(1)* %1059, align 16, !tbaa !11
  br label %1512

1060:                                             ; preds = %844
  %1061 = icmp ult i64 %856, %839
  %1062 = select i1 %1061, i64 %856, i64 %839
  %1063 = sub i64 %839, %1062
  %1064 = sub nsw i64 0, %853
  %1065 = and i64 %1063, %1064
  switch i64 %853, label %1468 [
    i64 16, label %1066
    i64 4, label %1267
  ]

1066:                                             ; preds = %1060
  %1067 = add i64 %1062, %80
  %1068 = add i64 %1062, %840
  %1069 = lshr i64 %1065, 4
  %1070 = zext i32 %845 to i64
  %1071 = mul i32 %846, 7
  %1072 = zext i32 %1071 to i64
  %1073 = add nuw nsw i64 %1072, %1070
  %1074 = icmp ult i64 %1073, %1069
  br i1 %1074, label %1075, label %1149

1075:                                             ; preds = %1066
  %1076 = shl i32 %846, 3
  %1077 = zext i32 %1076 to i64
  %1078 = zext i32 %846 to i64
  %1079 = shl i32 %846, 1
  %1080 = zext i32 %1079 to i64
  %1081 = mul i32 %846, 3
  %1082 = zext i32 %1081 to i64
  %1083 = shl i32 %846, 2
  %1084 = zext i32 %1083 to i64
  %1085 = mul i32 %846, 5
  %1086 = zext i32 %1085 to i64
  %1087 = mul i32 %846, 6
  %1088 = zext i32 %1087 to i64
  br label %1089

1089:                                             ; preds = %1089, %1075
  %1090 = phi i64 [ %1070, %1075 ], [ %1146, %1089 ]
  %1091 = shl i64 %1090, 4
  %1092 = add i64 %1091, %1068
  %1093 = inttoptr i64 %1092 to <4 x i32> addrspace(1)*
  %1094 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1093, align 16, !tbaa !11
  %1095 = add i64 %1090, %1078
  %1096 = shl i64 %1095, 4
  %1097 = add i64 %1096, %1068
  %1098 = inttoptr i64 %1097 to <4 x i32> addrspace(1)*
  %1099 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1098, align 16, !tbaa !11
  %1100 = add i64 %1090, %1080
  %1101 = shl i64 %1100, 4
  %1102 = add i64 %1101, %1068
  %1103 = inttoptr i64 %1102 to <4 x i32> addrspace(1)*
  %1104 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1103, align 16, !tbaa !11
  %1105 = add i64 %1090, %1082
  %1106 = shl i64 %1105, 4
  %1107 = add i64 %1106, %1068
  %1108 = inttoptr i64 %1107 to <4 x i32> addrspace(1)*
  %1109 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1108, align 16, !tbaa !11
  %1110 = add i64 %1090, %1084
  %1111 = shl i64 %1110, 4
  %1112 = add i64 %1111, %1068
  %1113 = inttoptr i64 %1112 to <4 x i32> addrspace(1)*
  %1114 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1113, align 16, !tbaa !11
  %1115 = add i64 %1090, %1086
  %1116 = shl i64 %1115, 4
  %1117 = add i64 %1116, %1068
  %1118 = inttoptr i64 %1117 to <4 x i32> addrspace(1)*
  %1119 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1118, align 16, !tbaa !11
  %1120 = add i64 %1090, %1088
  %1121 = shl i64 %1120, 4
  %1122 = add i64 %1121, %1068
  %1123 = inttoptr i64 %1122 to <4 x i32> addrspace(1)*
  %1124 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1123, align 16, !tbaa !11
  %1125 = add i64 %1090, %1072
  %1126 = shl i64 %1125, 4
  %1127 = add i64 %1126, %1068
  %1128 = inttoptr i64 %1127 to <4 x i32> addrspace(1)*
  %1129 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1128, align 16, !tbaa !11
  %1130 = add i64 %1091, %1067
  %1131 = inttoptr i64 %1130 to <4 x i32> addrspace(1)*
  store <4 x i32> %1094, <4 x i32> addrspace(1)* %1131, align 16, !tbaa !11
  %1132 = add i64 %1096, %1067
  %1133 = inttoptr i64 %1132 to <4 x i32> addrspace(1)*
  store <4 x i32> %1099, <4 x i32> addrspace(1)* %1133, align 16, !tbaa !11
  %1134 = add i64 %1101, %1067
  %1135 = inttoptr i64 %1134 to <4 x i32> addrspace(1)*
  store <4 x i32> %1104, <4 x i32> addrspace(1)* %1135, align 16, !tbaa !11
  %1136 = add i64 %1106, %1067
  %1137 = inttoptr i64 %1136 to <4 x i32> addrspace(1)*
  store <4 x i32> %1109, <4 x i32> addrspace(1)* %1137, align 16, !tbaa !11
  %1138 = add i64 %1111, %1067
  %1139 = inttoptr i64 %1138 to <4 x i32> addrspace(1)*
  store <4 x i32> %1114, <4 x i32> addrspace(1)* %1139, align 16, !tbaa !11
  %1140 = add i64 %1116, %1067
  %1141 = inttoptr i64 %1140 to <4 x i32> addrspace(1)*
  store <4 x i32> %1119, <4 x i32> addrspace(1)* %1141, align 16, !tbaa !11
  %1142 = add i64 %1121, %1067
  %1143 = inttoptr i64 %1142 to <4 x i32> addrspace(1)*
  store <4 x i32> %1124, <4 x i32> addrspace(1)* %1143, align 16, !tbaa !11
  %1144 = add i64 %1126, %1067
  %1145 = inttoptr i64 %1144 to <4 x i32> addrspace(1)*
  store <4 x i32> %1129, <4 x i32> addrspace(1)* %1145, align 16, !tbaa !11
  %1146 = add i64 %1090, %1077
  %1147 = add i64 %1146, %1072
  %1148 = icmp ult i64 %1147, %1069
  br i1 %1148, label %1089, label %1149, !llvm.loop !52

1149:                                             ; preds = %1089, %1066
  %1150 = phi i64 [ %1070, %1066 ], [ %1146, %1089 ]
  %1151 = icmp ult i64 %1150, %1069
  br i1 %1151, label %1152, label %1482

1152:                                             ; preds = %1149
  %1153 = shl i64 %1150, 4
  %1154 = add i64 %1153, %1068
  %1155 = inttoptr i64 %1154 to <4 x i32> addrspace(1)*
  %1156 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1155, align 16, !tbaa !11
  %1157 = zext i32 %846 to i64
  %1158 = add i64 %1150, %1157
  %1159 = icmp ult i64 %1158, %1069
  br i1 %1159, label %1160, label %1165

1160:                                             ; preds = %1152
  %1161 = shl i64 %1158, 4
  %1162 = add i64 %1161, %1068
  %1163 = inttoptr i64 %1162 to <4 x i32> addrspace(1)*
  %1164 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1163, align 16, !tbaa !11
  br label %1165

1165:                                             ; preds = %1160, %1152
  %1166 = phi <4 x i32> [ %1164, %1160 ], [ zeroinitializer, %1152 ]
  %1167 = shl i32 %846, 1
  %1168 = zext i32 %1167 to i64
  %1169 = add i64 %1150, %1168
  %1170 = icmp ult i64 %1169, %1069
  br i1 %1170, label %1171, label %1176

1171:                                             ; preds = %1165
  %1172 = shl i64 %1169, 4
  %1173 = add i64 %1172, %1068
  %1174 = inttoptr i64 %1173 to <4 x i32> addrspace(1)*
  %1175 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1174, align 16, !tbaa !11
  br label %1176

1176:                                             ; preds = %1171, %1165
  %1177 = phi <4 x i32> [ %1175, %1171 ], [ zeroinitializer, %1165 ]
  %1178 = mul i32 %846, 3
  %1179 = zext i32 %1178 to i64
  %1180 = add i64 %1150, %1179
  %1181 = icmp ult i64 %1180, %1069
  br i1 %1181, label %1182, label %1187

1182:                                             ; preds = %1176
  %1183 = shl i64 %1180, 4
  %1184 = add i64 %1183, %1068
  %1185 = inttoptr i64 %1184 to <4 x i32> addrspace(1)*
  %1186 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1185, align 16, !tbaa !11
  br label %1187

1187:                                             ; preds = %1182, %1176
  %1188 = phi <4 x i32> [ %1186, %1182 ], [ zeroinitializer, %1176 ]
  %1189 = shl i32 %846, 2
  %1190 = zext i32 %1189 to i64
  %1191 = add i64 %1150, %1190
  %1192 = icmp ult i64 %1191, %1069
  br i1 %1192, label %1193, label %1198

1193:                                             ; preds = %1187
  %1194 = shl i64 %1191, 4
  %1195 = add i64 %1194, %1068
  %1196 = inttoptr i64 %1195 to <4 x i32> addrspace(1)*
  %1197 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1196, align 16, !tbaa !11
  br label %1198

1198:                                             ; preds = %1193, %1187
  %1199 = phi <4 x i32> [ %1197, %1193 ], [ zeroinitializer, %1187 ]
  %1200 = mul i32 %846, 5
  %1201 = zext i32 %1200 to i64
  %1202 = add i64 %1150, %1201
  %1203 = icmp ult i64 %1202, %1069
  br i1 %1203, label %1204, label %1209

1204:                                             ; preds = %1198
  %1205 = shl i64 %1202, 4
  %1206 = add i64 %1205, %1068
  %1207 = inttoptr i64 %1206 to <4 x i32> addrspace(1)*
  %1208 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1207, align 16, !tbaa !11
  br label %1209

1209:                                             ; preds = %1204, %1198
  %1210 = phi <4 x i32> [ %1208, %1204 ], [ zeroinitializer, %1198 ]
  %1211 = mul i32 %846, 6
  %1212 = zext i32 %1211 to i64
  %1213 = add i64 %1150, %1212
  %1214 = icmp ult i64 %1213, %1069
  br i1 %1214, label %1215, label %1220

1215:                                             ; preds = %1209
  %1216 = shl i64 %1213, 4
  %1217 = add i64 %1216, %1068
  %1218 = inttoptr i64 %1217 to <4 x i32> addrspace(1)*
  %1219 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1218, align 16, !tbaa !11
  br label %1220

1220:                                             ; preds = %1215, %1209
  %1221 = phi <4 x i32> [ %1219, %1215 ], [ zeroinitializer, %1209 ]
  %1222 = add i64 %1150, %1072
  %1223 = icmp ult i64 %1222, %1069
  br i1 %1223, label %1224, label %1229

1224:                                             ; preds = %1220
  %1225 = shl i64 %1222, 4
  %1226 = add i64 %1225, %1068
  %1227 = inttoptr i64 %1226 to <4 x i32> addrspace(1)*
  %1228 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1227, align 16, !tbaa !11
  br label %1229

1229:                                             ; preds = %1224, %1220
  %1230 = phi <4 x i32> [ %1228, %1224 ], [ zeroinitializer, %1220 ]
  %1231 = add i64 %1153, %1067
  %1232 = inttoptr i64 %1231 to <4 x i32> addrspace(1)*
  store <4 x i32> %1156, <4 x i32> addrspace(1)* %1232, align 16, !tbaa !11
  br i1 %1159, label %1233, label %1237

1233:                                             ; preds = %1229
  %1234 = shl i64 %1158, 4
  %1235 = add i64 %1234, %1067
  %1236 = inttoptr i64 %1235 to <4 x i32> addrspace(1)*
  store <4 x i32> %1166, <4 x i32> addrspace(1)* %1236, align 16, !tbaa !11
  br label %1237

1237:                                             ; preds = %1233, %1229
  br i1 %1170, label %1238, label %1242

1238:                                             ; preds = %1237
  %1239 = shl i64 %1169, 4
  %1240 = add i64 %1239, %1067
  %1241 = inttoptr i64 %1240 to <4 x i32> addrspace(1)*
  store <4 x i32> %1177, <4 x i32> addrspace(1)* %1241, align 16, !tbaa !11
  br label %1242

1242:                                             ; preds = %1238, %1237
  br i1 %1181, label %1243, label %1247

1243:                                             ; preds = %1242
  %1244 = shl i64 %1180, 4
  %1245 = add i64 %1244, %1067
  %1246 = inttoptr i64 %1245 to <4 x i32> addrspace(1)*
  store <4 x i32> %1188, <4 x i32> addrspace(1)* %1246, align 16, !tbaa !11
  br label %1247

1247:                                             ; preds = %1243, %1242
  br i1 %1192, label %1248, label %1252

1248:                                             ; preds = %1247
  %1249 = shl i64 %1191, 4
  %1250 = add i64 %1249, %1067
  %1251 = inttoptr i64 %1250 to <4 x i32> addrspace(1)*
  store <4 x i32> %1199, <4 x i32> addrspace(1)* %1251, align 16, !tbaa !11
  br label %1252

1252:                                             ; preds = %1248, %1247
  br i1 %1203, label %1253, label %1257

1253:                                             ; preds = %1252
  %1254 = shl i64 %1202, 4
  %1255 = add i64 %1254, %1067
  %1256 = inttoptr i64 %1255 to <4 x i32> addrspace(1)*
  store <4 x i32> %1210, <4 x i32> addrspace(1)* %1256, align 16, !tbaa !11
  br label %1257

1257:                                             ; preds = %1253, %1252
  br i1 %1214, label %1258, label %1262

1258:                                             ; preds = %1257
  %1259 = shl i64 %1213, 4
  %1260 = add i64 %1259, %1067
  %1261 = inttoptr i64 %1260 to <4 x i32> addrspace(1)*
  store <4 x i32> %1221, <4 x i32> addrspace(1)* %1261, align 16, !tbaa !11
  br label %1262

1262:                                             ; preds = %1258, %1257
  br i1 %1223, label %1263, label %1482

1263:                                             ; preds = %1262
  %1264 = shl i64 %1222, 4
  %1265 = add i64 %1264, %1067
  %1266 = inttoptr i64 %1265 to <4 x i32> addrspace(1)*
  store <4 x i32> %1230, <4 x i32> addrspace(1)* %1266, align 16, !tbaa !11
  br label %1482

1267:                                             ; preds = %1060
  %1268 = add i64 %1062, %80
  %1269 = add i64 %1062, %840
  %1270 = lshr i64 %1065, 2
  %1271 = zext i32 %845 to i64
  %1272 = mul i32 %846, 7
  %1273 = zext i32 %1272 to i64
  %1274 = add nuw nsw i64 %1273, %1271
  %1275 = icmp ult i64 %1274, %1270
  br i1 %1275, label %1276, label %1350

1276:                                             ; preds = %1267
  %1277 = shl i32 %846, 3
  %1278 = zext i32 %1277 to i64
  %1279 = zext i32 %846 to i64
  %1280 = shl i32 %846, 1
  %1281 = zext i32 %1280 to i64
  %1282 = mul i32 %846, 3
  %1283 = zext i32 %1282 to i64
  %1284 = shl i32 %846, 2
  %1285 = zext i32 %1284 to i64
  %1286 = mul i32 %846, 5
  %1287 = zext i32 %1286 to i64
  %1288 = mul i32 %846, 6
  %1289 = zext i32 %1288 to i64
  br label %1290

1290:                                             ; preds = %1290, %1276
  %1291 = phi i64 [ %1271, %1276 ], [ %1347, %1290 ]
  %1292 = shl i64 %1291, 2
  %1293 = add i64 %1292, %1269
  %1294 = inttoptr i64 %1293 to i32 addrspace(1)*
  %1295 = load volatile i32, i32 addrspace(1)* %1294, align 4, !tbaa !11
  %1296 = add i64 %1291, %1279
  %1297 = shl i64 %1296, 2
  %1298 = add i64 %1297, %1269
  %1299 = inttoptr i64 %1298 to i32 addrspace(1)*
  %1300 = load volatile i32, i32 addrspace(1)* %1299, align 4, !tbaa !11
  %1301 = add i64 %1291, %1281
  %1302 = shl i64 %1301, 2
  %1303 = add i64 %1302, %1269
  %1304 = inttoptr i64 %1303 to i32 addrspace(1)*
  %1305 = load volatile i32, i32 addrspace(1)* %1304, align 4, !tbaa !11
  %1306 = add i64 %1291, %1283
  %1307 = shl i64 %1306, 2
  %1308 = add i64 %1307, %1269
  %1309 = inttoptr i64 %1308 to i32 addrspace(1)*
  %1310 = load volatile i32, i32 addrspace(1)* %1309, align 4, !tbaa !11
  %1311 = add i64 %1291, %1285
  %1312 = shl i64 %1311, 2
  %1313 = add i64 %1312, %1269
  %1314 = inttoptr i64 %1313 to i32 addrspace(1)*
  %1315 = load volatile i32, i32 addrspace(1)* %1314, align 4, !tbaa !11
  %1316 = add i64 %1291, %1287
  %1317 = shl i64 %1316, 2
  %1318 = add i64 %1317, %1269
  %1319 = inttoptr i64 %1318 to i32 addrspace(1)*
  %1320 = load volatile i32, i32 addrspace(1)* %1319, align 4, !tbaa !11
  %1321 = add i64 %1291, %1289
  %1322 = shl i64 %1321, 2
  %1323 = add i64 %1322, %1269
  %1324 = inttoptr i64 %1323 to i32 addrspace(1)*
  %1325 = load volatile i32, i32 addrspace(1)* %1324, align 4, !tbaa !11
  %1326 = add i64 %1291, %1273
  %1327 = shl i64 %1326, 2
  %1328 = add i64 %1327, %1269
  %1329 = inttoptr i64 %1328 to i32 addrspace(1)*
  %1330 = load volatile i32, i32 addrspace(1)* %1329, align 4, !tbaa !11
  %1331 = add i64 %1292, %1268
  %1332 = inttoptr i64 %1331 to i32 addrspace(1)*
  store i32 %1295, i32 addrspace(1)* %1332, align 4, !tbaa !11
  %1333 = add i64 %1297, %1268
  %1334 = inttoptr i64 %1333 to i32 addrspace(1)*
  store i32 %1300, i32 addrspace(1)* %1334, align 4, !tbaa !11
  %1335 = add i64 %1302, %1268
  %1336 = inttoptr i64 %1335 to i32 addrspace(1)*
  store i32 %1305, i32 addrspace(1)* %1336, align 4, !tbaa !11
  %1337 = add i64 %1307, %1268
  %1338 = inttoptr i64 %1337 to i32 addrspace(1)*
  store i32 %1310, i32 addrspace(1)* %1338, align 4, !tbaa !11
  %1339 = add i64 %1312, %1268
  %1340 = inttoptr i64 %1339 to i32 addrspace(1)*
  store i32 %1315, i32 addrspace(1)* %1340, align 4, !tbaa !11
  %1341 = add i64 %1317, %1268
  %1342 = inttoptr i64 %1341 to i32 addrspace(1)*
  store i32 %1320, i32 addrspace(1)* %1342, align 4, !tbaa !11
  %1343 = add i64 %1322, %1268
  %1344 = inttoptr i64 %1343 to i32 addrspace(1)*
  store i32 %1325, i32 addrspace(1)* %1344, align 4, !tbaa !11
  %1345 = add i64 %1327, %1268
  %1346 = inttoptr i64 %1345 to i32 addrspace(1)*
  store i32 %1330, i32 addrspace(1)* %1346, align 4, !tbaa !11
  %1347 = add i64 %1291, %1278
  %1348 = add i64 %1347, %1273
  %1349 = icmp ult i64 %1348, %1270
  br i1 %1349, label %1290, label %1350, !llvm.loop !53

1350:                                             ; preds = %1290, %1267
  %1351 = phi i64 [ %1271, %1267 ], [ %1347, %1290 ]
  %1352 = icmp ult i64 %1351, %1270
  br i1 %1352, label %1353, label %1482

1353:                                             ; preds = %1350
  %1354 = shl i64 %1351, 2
  %1355 = add i64 %1354, %1269
  %1356 = inttoptr i64 %1355 to i32 addrspace(1)*
  %1357 = load volatile i32, i32 addrspace(1)* %1356, align 4, !tbaa !11
  %1358 = zext i32 %846 to i64
  %1359 = add i64 %1351, %1358
  %1360 = icmp ult i64 %1359, %1270
  br i1 %1360, label %1361, label %1366

1361:                                             ; preds = %1353
  %1362 = shl i64 %1359, 2
  %1363 = add i64 %1362, %1269
  %1364 = inttoptr i64 %1363 to i32 addrspace(1)*
  %1365 = load volatile i32, i32 addrspace(1)* %1364, align 4, !tbaa !11
  br label %1366

1366:                                             ; preds = %1361, %1353
  %1367 = phi i32 [ %1365, %1361 ], [ 0, %1353 ]
  %1368 = shl i32 %846, 1
  %1369 = zext i32 %1368 to i64
  %1370 = add i64 %1351, %1369
  %1371 = icmp ult i64 %1370, %1270
  br i1 %1371, label %1372, label %1377

1372:                                             ; preds = %1366
  %1373 = shl i64 %1370, 2
  %1374 = add i64 %1373, %1269
  %1375 = inttoptr i64 %1374 to i32 addrspace(1)*
  %1376 = load volatile i32, i32 addrspace(1)* %1375, align 4, !tbaa !11
  br label %1377

1377:                                             ; preds = %1372, %1366
  %1378 = phi i32 [ %1376, %1372 ], [ 0, %1366 ]
  %1379 = mul i32 %846, 3
  %1380 = zext i32 %1379 to i64
  %1381 = add i64 %1351, %1380
  %1382 = icmp ult i64 %1381, %1270
  br i1 %1382, label %1383, label %1388

1383:                                             ; preds = %1377
  %1384 = shl i64 %1381, 2
  %1385 = add i64 %1384, %1269
  %1386 = inttoptr i64 %1385 to i32 addrspace(1)*
  %1387 = load volatile i32, i32 addrspace(1)* %1386, align 4, !tbaa !11
  br label %1388

1388:                                             ; preds = %1383, %1377
  %1389 = phi i32 [ %1387, %1383 ], [ 0, %1377 ]
  %1390 = shl i32 %846, 2
  %1391 = zext i32 %1390 to i64
  %1392 = add i64 %1351, %1391
  %1393 = icmp ult i64 %1392, %1270
  br i1 %1393, label %1394, label %1399

1394:                                             ; preds = %1388
  %1395 = shl i64 %1392, 2
  %1396 = add i64 %1395, %1269
  %1397 = inttoptr i64 %1396 to i32 addrspace(1)*
  %1398 = load volatile i32, i32 addrspace(1)* %1397, align 4, !tbaa !11
  br label %1399

1399:                                             ; preds = %1394, %1388
  %1400 = phi i32 [ %1398, %1394 ], [ 0, %1388 ]
  %1401 = mul i32 %846, 5
  %1402 = zext i32 %1401 to i64
  %1403 = add i64 %1351, %1402
  %1404 = icmp ult i64 %1403, %1270
  br i1 %1404, label %1405, label %1410

1405:                                             ; preds = %1399
  %1406 = shl i64 %1403, 2
  %1407 = add i64 %1406, %1269
  %1408 = inttoptr i64 %1407 to i32 addrspace(1)*
  %1409 = load volatile i32, i32 addrspace(1)* %1408, align 4, !tbaa !11
  br label %1410

1410:                                             ; preds = %1405, %1399
  %1411 = phi i32 [ %1409, %1405 ], [ 0, %1399 ]
  %1412 = mul i32 %846, 6
  %1413 = zext i32 %1412 to i64
  %1414 = add i64 %1351, %1413
  %1415 = icmp ult i64 %1414, %1270
  br i1 %1415, label %1416, label %1421

1416:                                             ; preds = %1410
  %1417 = shl i64 %1414, 2
  %1418 = add i64 %1417, %1269
  %1419 = inttoptr i64 %1418 to i32 addrspace(1)*
  %1420 = load volatile i32, i32 addrspace(1)* %1419, align 4, !tbaa !11
  br label %1421

1421:                                             ; preds = %1416, %1410
  %1422 = phi i32 [ %1420, %1416 ], [ 0, %1410 ]
  %1423 = add i64 %1351, %1273
  %1424 = icmp ult i64 %1423, %1270
  br i1 %1424, label %1425, label %1430

1425:                                             ; preds = %1421
  %1426 = shl i64 %1423, 2
  %1427 = add i64 %1426, %1269
  %1428 = inttoptr i64 %1427 to i32 addrspace(1)*
  %1429 = load volatile i32, i32 addrspace(1)* %1428, align 4, !tbaa !11
  br label %1430

1430:                                             ; preds = %1425, %1421
  %1431 = phi i32 [ %1429, %1425 ], [ 0, %1421 ]
  %1432 = add i64 %1354, %1268
  %1433 = inttoptr i64 %1432 to i32 addrspace(1)*
  store i32 %1357, i32 addrspace(1)* %1433, align 4, !tbaa !11
  br i1 %1360, label %1434, label %1438

1434:                                             ; preds = %1430
  %1435 = shl i64 %1359, 2
  %1436 = add i64 %1435, %1268
  %1437 = inttoptr i64 %1436 to i32 addrspace(1)*
  store i32 %1367, i32 addrspace(1)* %1437, align 4, !tbaa !11
  br label %1438

1438:                                             ; preds = %1434, %1430
  br i1 %1371, label %1439, label %1443

1439:                                             ; preds = %1438
  %1440 = shl i64 %1370, 2
  %1441 = add i64 %1440, %1268
  %1442 = inttoptr i64 %1441 to i32 addrspace(1)*
  store i32 %1378, i32 addrspace(1)* %1442, align 4, !tbaa !11
  br label %1443

1443:                                             ; preds = %1439, %1438
  br i1 %1382, label %1444, label %1448

1444:                                             ; preds = %1443
  %1445 = shl i64 %1381, 2
  %1446 = add i64 %1445, %1268
  %1447 = inttoptr i64 %1446 to i32 addrspace(1)*
  store i32 %1389, i32 addrspace(1)* %1447, align 4, !tbaa !11
  br label %1448

1448:                                             ; preds = %1444, %1443
  br i1 %1393, label %1449, label %1453

1449:                                             ; preds = %1448
  %1450 = shl i64 %1392, 2
  %1451 = add i64 %1450, %1268
  %1452 = inttoptr i64 %1451 to i32 addrspace(1)*
  store i32 %1400, i32 addrspace(1)* %1452, align 4, !tbaa !11
  br label %1453

1453:                                             ; preds = %1449, %1448
  br i1 %1404, label %1454, label %1458

1454:                                             ; preds = %1453
  %1455 = shl i64 %1403, 2
  %1456 = add i64 %1455, %1268
  %1457 = inttoptr i64 %1456 to i32 addrspace(1)*
  store i32 %1411, i32 addrspace(1)* %1457, align 4, !tbaa !11
  br label %1458

1458:                                             ; preds = %1454, %1453
  br i1 %1415, label %1459, label %1463

1459:                                             ; preds = %1458
  %1460 = shl i64 %1414, 2
  %1461 = add i64 %1460, %1268
  %1462 = inttoptr i64 %1461 to i32 addrspace(1)*
  store i32 %1422, i32 addrspace(1)* %1462, align 4, !tbaa !11
  br label %1463

1463:                                             ; preds = %1459, %1458
  br i1 %1424, label %1464, label %1482

1464:                                             ; preds = %1463
  %1465 = shl i64 %1423, 2
  %1466 = add i64 %1465, %1268
  %1467 = inttoptr i64 %1466 to i32 addrspace(1)*
  store i32 %1431, i32 addrspace(1)* %1467, align 4, !tbaa !11
  br label %1482

1468:                                             ; preds = %1060
  %1469 = zext i32 %845 to i64
  %1470 = icmp ugt i64 %839, %1469
  br i1 %1470, label %1471, label %1512

1471:                                             ; preds = %1468
  %1472 = zext i32 %846 to i64
  br label %1473

1473:                                             ; preds = %1473, %1471
  %1474 = phi i64 [ %1469, %1471 ], [ %1480, %1473 ]
  %1475 = add i64 %1474, %840
  %1476 = inttoptr i64 %1475 to i8 addrspace(1)*
  %1477 = load volatile i8, i8 addrspace(1)* %1476, align 1, !tbaa !11
  %1478 = add i64 %1474, %80
  %1479 = inttoptr i64 %1478 to i8 addrspace(1)*
  store i8 %1477, i8 addrspace(1)* %1479, align 1, !tbaa !11
  %1480 = add i64 %1474, %1472
  %1481 = icmp ult i64 %1480, %839
  br i1 %1481, label %1473, label %1512, !llvm.loop !54

1482:                                             ; preds = %1464, %1463, %1350, %1263, %1262, %1149
  %1483 = phi i64 [ %1271, %1464 ], [ %1271, %1463 ], [ %1271, %1350 ], [ %1070, %1263 ], [ %1070, %1262 ], [ %1070, %1149 ]
  %1484 = icmp ugt i64 %1062, %1483
  br i1 %1484, label %1485, label %1496

1485:                                             ; preds = %1482
  %1486 = zext i32 %846 to i64
  br label %1487

1487:                                             ; preds = %1487, %1485
  %1488 = phi i64 [ %1483, %1485 ], [ %1494, %1487 ]
  %1489 = add i64 %1488, %840
  %1490 = inttoptr i64 %1489 to i8 addrspace(1)*
  %1491 = load volatile i8, i8 addrspace(1)* %1490, align 1, !tbaa !11
  %1492 = add i64 %1488, %80
  %1493 = inttoptr i64 %1492 to i8 addrspace(1)*
  store i8 %1491, i8 addrspace(1)* %1493, align 1, !tbaa !11
  %1494 = add i64 %1488, %1486
  %1495 = icmp ult i64 %1494, %1062
  br i1 %1495, label %1487, label %1496, !llvm.loop !54

1496:                                             ; preds = %1487, %1482
  %1497 = add i64 %1065, %1062
  %1498 = sub i64 %839, %1497
  %1499 = icmp ugt i64 %1498, %1483
  br i1 %1499, label %1500, label %1512

1500:                                             ; preds = %1496
  %1501 = zext i32 %846 to i64
  br label %1502

1502:                                             ; preds = %1502, %1500
  %1503 = phi i64 [ %1483, %1500 ], [ %1510, %1502 ]
  %1504 = add i64 %1503, %1497
  %1505 = add i64 %1504, %840
  %1506 = inttoptr i64 %1505 to i8 addrspace(1)*
  %1507 = load volatile i8, i8 addrspace(1)* %1506, align 1, !tbaa !11
  %1508 = add i64 %1504, %80
  %1509 = inttoptr i64 %1508 to i8 addrspace(1)*
  store i8 %1507, i8 addrspace(1)* %1509, align 1, !tbaa !11
  %1510 = add i64 %1503, %1501
  %1511 = icmp ult i64 %1510, %1498
  br i1 %1511, label %1502, label %1512, !llvm.loop !54

1512:                                             ; preds = %1502, %1473, %1496, %1468, %1056, %1055, %942
  %1513 = load i32, i32* %40, align 4, !tbaa !57
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !61
  %1514 = load i32, i32* %41, align 8, !tbaa !37
  %1515 = icmp eq i32 %1514, 0
  br i1 %1515, label %1516, label %1521

1516:                                             ; preds = %1512
  %1517 = load i64, i64* %42, align 8, !tbaa !27
  %1518 = add i64 %1517, 32
  %1519 = inttoptr i64 %1518 to i64 addrspace(1)*
  %1520 = load volatile i64, i64 addrspace(1)* %1519, align 8, !tbaa !5
  br label %1521

1521:                                             ; preds = %1516, %1512
  %1522 = phi i64 [ %1520, %1516 ], [ 0, %1512 ]
  %1523 = trunc i64 %1522 to i32
  %1524 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1523, i32 0, i32 31) #7
  %1525 = lshr i64 %1522, 32
  %1526 = trunc i64 %1525 to i32
  %1527 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1526, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !32
  %1528 = load i32, i32* %40, align 4, !tbaa !57
  %1529 = icmp eq i32 %1528, %1524
  br i1 %1529, label %1543, label %1530

1530:                                             ; preds = %1521
  store i32 %1524, i32* %40, align 4, !tbaa !57
  %1531 = icmp eq i32 %1524, 0
  br i1 %1531, label %1541, label %1532

1532:                                             ; preds = %1530
  %1533 = zext i32 %1524 to i64
  %1534 = shl nuw nsw i64 %1533, 3
  %1535 = and i64 %1534, 8
  %1536 = xor i64 %1535, 8
  %1537 = load i64, i64* %44, align 8, !tbaa !58
  %1538 = load i64, i64* %43, align 8, !tbaa !59
  %1539 = mul i64 %1538, %1536
  %1540 = add i64 %1539, %1537
  br label %1541

1541:                                             ; preds = %1532, %1530
  %1542 = phi i64 [ %1540, %1532 ], [ 0, %1530 ]
  store i64 %1542, i64* %45, align 8, !tbaa !60
  br label %1543

1543:                                             ; preds = %1541, %1521
  %1544 = icmp eq i32 %1524, %1513
  br i1 %1544, label %1545, label %5360, !llvm.loop !62

1545:                                             ; preds = %1543, %842
  %1546 = load i32, i32* %47, align 8, !tbaa !9
  %1547 = add i32 %1546, 1
  store i32 %1547, i32* %47, align 8, !tbaa !9
  br label %5353

1548:                                             ; preds = %838
  %1549 = icmp ult i64 %839, %87
  %1550 = select i1 %1549, i64 %839, i64 %87
  %1551 = load i32, i32* %35, align 8, !tbaa !47
  %1552 = zext i32 %1551 to i64
  %1553 = lshr i64 %81, %1552
  %1554 = load i64, i64* %48, align 8, !tbaa !63
  %1555 = icmp eq i64 %1554, 0
  br i1 %1555, label %1840, label %1556

1556:                                             ; preds = %1548
  %1557 = load i32, i32* %37, align 8, !tbaa !49
  %1558 = icmp eq i32 %1557, 0
  br i1 %1558, label %1559, label %1840

1559:                                             ; preds = %1556
  %1560 = load i32, i32* %41, align 8, !tbaa !37
  %1561 = icmp eq i32 %1560, 0
  br i1 %1561, label %1562, label %1829

1562:                                             ; preds = %1559
  %1563 = shl i64 %1553, 3
  br label %1564

1564:                                             ; preds = %1828, %1562
  %1565 = phi i32 [ 1, %1562 ], [ %1823, %1828 ]
  %1566 = phi i64 [ 0, %1562 ], [ %1824, %1828 ]
  %1567 = phi i32 [ -1, %1562 ], [ %1825, %1828 ]
  %1568 = phi i64 [ undef, %1562 ], [ %1826, %1828 ]
  %1569 = load i64, i64* %49, align 8, !tbaa !64
  %1570 = add i64 %1569, %1563
  %1571 = inttoptr i64 %1570 to i64 addrspace(1)*
  %1572 = load volatile i64, i64 addrspace(1)* %1571, align 8, !tbaa !5
  %1573 = and i64 %1572, 393216
  %1574 = icmp eq i64 %1573, 262144
  br i1 %1574, label %1575, label %1592

1575:                                             ; preds = %1564
  %1576 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1570, i64 1) #10, !srcloc !31
  %1577 = and i64 %1576, 917504
  %1578 = icmp eq i64 %1577, 262144
  br i1 %1578, label %1583, label %1579

1579:                                             ; preds = %1575
  %1580 = load i64, i64* %49, align 8, !tbaa !64
  %1581 = add i64 %1580, %1563
  %1582 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1581, i64 -1) #10, !srcloc !31
  br label %1592

1583:                                             ; preds = %1575
  %1584 = and i64 %1576, 65536
  %1585 = icmp eq i64 %1584, 0
  br i1 %1585, label %1586, label %1590

1586:                                             ; preds = %1583
  %1587 = load i64, i64* %49, align 8, !tbaa !64
  %1588 = add i64 %1587, %1563
  %1589 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1588, i64 65536) #10, !srcloc !65
  br label %1590

1590:                                             ; preds = %1586, %1583
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !43
  %1591 = lshr i64 %1576, 20
  br label %1592

1592:                                             ; preds = %1590, %1579, %1564
  %1593 = phi i64 [ -1, %1564 ], [ -1, %1579 ], [ %1591, %1590 ]
  %1594 = icmp eq i64 %1593, -1
  br i1 %1594, label %1612, label %1595

1595:                                             ; preds = %1592
  %1596 = icmp eq i32 %1567, -1
  br i1 %1596, label %1610, label %1597

1597:                                             ; preds = %1595
  %1598 = load i32, i32* %50, align 8, !tbaa !40
  %1599 = icmp eq i32 %1598, %1567
  br i1 %1599, label %1610, label %1600

1600:                                             ; preds = %1597
  %1601 = lshr i32 %1567, 3
  %1602 = and i32 %1601, 536870904
  %1603 = zext i32 %1602 to i64
  %1604 = and i32 %1567, 63
  %1605 = zext i32 %1604 to i64
  %1606 = shl nuw i64 1, %1605
  %1607 = load i64, i64* %51, align 8, !tbaa !38
  %1608 = add i64 %1607, %1603
  %1609 = inttoptr i64 %1608 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %1609, i64 %1606) #10, !srcloc !39
  br label %1610

1610:                                             ; preds = %1600, %1597, %1595
  %1611 = or i64 %1593, 72057594037927936
  br label %1822

1612:                                             ; preds = %1592
  %1613 = and i64 %1572, 655360
  %1614 = icmp eq i64 %1613, 524288
  br i1 %1614, label %1615, label %1630

1615:                                             ; preds = %1612
  %1616 = icmp eq i32 %1567, -1
  br i1 %1616, label %1822, label %1617

1617:                                             ; preds = %1615
  %1618 = load i32, i32* %50, align 8, !tbaa !40
  %1619 = icmp eq i32 %1618, %1567
  br i1 %1619, label %1822, label %1620

1620:                                             ; preds = %1617
  %1621 = lshr i32 %1567, 3
  %1622 = and i32 %1621, 536870904
  %1623 = zext i32 %1622 to i64
  %1624 = and i32 %1567, 63
  %1625 = zext i32 %1624 to i64
  %1626 = shl nuw i64 1, %1625
  %1627 = load i64, i64* %51, align 8, !tbaa !38
  %1628 = add i64 %1627, %1623
  %1629 = inttoptr i64 %1628 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %1629, i64 %1626) #10, !srcloc !39
  br label %1822

1630:                                             ; preds = %1612
  %1631 = icmp eq i64 %1573, 0
  %1632 = icmp eq i32 %1567, -1
  %1633 = select i1 %1631, i1 %1632, i1 false
  br i1 %1633, label %1634, label %1761

1634:                                             ; preds = %1630
  %1635 = load i32, i32* %52, align 4, !tbaa !66
  %1636 = icmp eq i32 %1635, 0
  br i1 %1636, label %1637, label %1761

1637:                                             ; preds = %1634
  %1638 = load i32, i32* %50, align 8, !tbaa !40
  %1639 = icmp eq i32 %1638, -1
  br i1 %1639, label %1640, label %1761

1640:                                             ; preds = %1637
  %1641 = load i32, i32* %53, align 8, !tbaa !67
  %1642 = load i32, i32* %54, align 4, !tbaa !68
  %1643 = add i32 %1642, 63
  %1644 = lshr i32 %1643, 6
  %1645 = icmp ugt i32 %1643, 63
  br i1 %1645, label %1646, label %1686

1646:                                             ; preds = %1640
  %1647 = tail call i32 @llvm.umax.i32(i32 %1644, i32 1) #7
  br label %1651

1648:                                             ; preds = %1679
  %1649 = icmp ult i32 %1682, %1644
  %1650 = icmp eq i32 %1682, %1647
  br i1 %1650, label %1686, label %1651, !llvm.loop !69

1651:                                             ; preds = %1648, %1646
  %1652 = phi i1 [ true, %1646 ], [ %1649, %1648 ]
  %1653 = phi i32 [ 0, %1646 ], [ %1682, %1648 ]
  %1654 = add i32 %1653, %1641
  %1655 = urem i32 %1654, %1644
  %1656 = load i64, i64* %51, align 8, !tbaa !38
  %1657 = shl nuw nsw i32 %1655, 3
  %1658 = zext i32 %1657 to i64
  %1659 = add i64 %1656, %1658
  %1660 = inttoptr i64 %1659 to i64*
  %1661 = inttoptr i64 %1659 to i64 addrspace(1)*
  %1662 = load volatile i64, i64 addrspace(1)* %1661, align 8, !tbaa !5
  br label %1663

1663:                                             ; preds = %1677, %1651
  %1664 = phi i64 [ %1662, %1651 ], [ %1671, %1677 ]
  %1665 = phi i32 [ undef, %1651 ], [ %1678, %1677 ]
  %1666 = icmp eq i64 %1664, 0
  br i1 %1666, label %1679, label %1667

1667:                                             ; preds = %1663
  %1668 = sub i64 0, %1664
  %1669 = and i64 %1664, %1668
  %1670 = xor i64 %1669, -1
  %1671 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %1660, i64 %1670) #10, !srcloc !70
  %1672 = and i64 %1671, %1669
  %1673 = icmp eq i64 %1672, 0
  br i1 %1673, label %1677, label %1674

1674:                                             ; preds = %1667
  %1675 = tail call i64 @llvm.cttz.i64(i64 %1669, i1 true) #7, !range !71
  %1676 = trunc i64 %1675 to i32
  br label %1677

1677:                                             ; preds = %1674, %1667
  %1678 = phi i32 [ %1676, %1674 ], [ %1665, %1667 ]
  br i1 %1673, label %1663, label %1679, !llvm.loop !72

1679:                                             ; preds = %1677, %1663
  %1680 = phi i32 [ %1678, %1677 ], [ 64, %1663 ]
  %1681 = icmp ult i32 %1680, 64
  %1682 = add nuw nsw i32 %1653, 1
  br i1 %1681, label %1683, label %1648

1683:                                             ; preds = %1679
  %1684 = shl nuw i32 %1655, 6
  %1685 = add nuw i32 %1680, %1684
  br label %1686

1686:                                             ; preds = %1648, %1683, %1640
  %1687 = phi i1 [ %1652, %1683 ], [ false, %1640 ], [ %1649, %1648 ]
  %1688 = phi i32 [ %1685, %1683 ], [ undef, %1640 ], [ undef, %1648 ]
  br i1 %1687, label %1761, label %1689

1689:                                             ; preds = %1686
  %1690 = icmp ult i32 %1643, 64
  br i1 %1690, label %1761, label %1691

1691:                                             ; preds = %1689
  %1692 = tail call i32 @llvm.umax.i32(i32 %1644, i32 1) #7
  br label %1693

1693:                                             ; preds = %1755, %1691
  %1694 = phi i32 [ 0, %1691 ], [ %1758, %1755 ]
  %1695 = load i64, i64* %55, align 8, !tbaa !73
  %1696 = zext i32 %1694 to i64
  %1697 = shl nuw nsw i64 %1696, 3
  %1698 = add i64 %1697, %1695
  %1699 = inttoptr i64 %1698 to i64 addrspace(1)*
  %1700 = load volatile i64, i64 addrspace(1)* %1699, align 8, !tbaa !5
  %1701 = icmp eq i64 %1700, 0
  br i1 %1701, label %1755, label %1702

1702:                                             ; preds = %1693
  %1703 = shl i32 %1694, 6
  br label %1704

1704:                                             ; preds = %1753, %1702
  %1705 = phi i32 [ undef, %1702 ], [ %1751, %1753 ]
  %1706 = phi i64 [ %1700, %1702 ], [ %1712, %1753 ]
  %1707 = sub i64 0, %1706
  %1708 = and i64 %1706, %1707
  %1709 = tail call i64 @llvm.cttz.i64(i64 %1708, i1 true) #7, !range !71
  %1710 = trunc i64 %1709 to i32
  %1711 = or i32 %1703, %1710
  %1712 = xor i64 %1708, %1706
  %1713 = load i64, i64* %56, align 8, !tbaa !74
  %1714 = zext i32 %1711 to i64
  %1715 = shl nuw nsw i64 %1714, 3
  %1716 = add i64 %1715, %1713
  %1717 = inttoptr i64 %1716 to i64*
  %1718 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1717) #10, !srcloc !75
  %1719 = lshr i64 %1718, 32
  %1720 = load i64, i64* %57, align 8, !tbaa !76
  %1721 = shl nuw nsw i64 %1714, 2
  %1722 = add i64 %1721, %1720
  %1723 = inttoptr i64 %1722 to i32 addrspace(1)*
  %1724 = load volatile i32, i32 addrspace(1)* %1723, align 4, !tbaa !9
  %1725 = zext i32 %1724 to i64
  %1726 = icmp eq i64 %1719, %1725
  br i1 %1726, label %1727, label %1750, !llvm.loop !77

1727:                                             ; preds = %1704
  %1728 = xor i64 %1708, -1
  %1729 = load i64, i64* %55, align 8, !tbaa !73
  %1730 = add i64 %1729, %1697
  %1731 = tail call i64 asm sideeffect "atom.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1730, i64 %1728) #10, !srcloc !78
  %1732 = and i64 %1731, %1708
  %1733 = icmp eq i64 %1732, 0
  br i1 %1733, label %1750, label %1734, !llvm.loop !77

1734:                                             ; preds = %1727
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !43
  %1735 = load i64, i64* %56, align 8, !tbaa !74
  %1736 = add i64 %1735, %1715
  %1737 = inttoptr i64 %1736 to i64*
  %1738 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1737) #10, !srcloc !75
  %1739 = lshr i64 %1738, 32
  %1740 = load i64, i64* %57, align 8, !tbaa !76
  %1741 = add i64 %1740, %1721
  %1742 = inttoptr i64 %1741 to i32 addrspace(1)*
  %1743 = load volatile i32, i32 addrspace(1)* %1742, align 4, !tbaa !9
  %1744 = zext i32 %1743 to i64
  %1745 = icmp eq i64 %1739, %1744
  br i1 %1745, label %1750, label %1746

1746:                                             ; preds = %1734
  %1747 = load i64, i64* %55, align 8, !tbaa !73
  %1748 = add i64 %1747, %1697
  %1749 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1748, i64 %1708) #10, !srcloc !65
  br label %1750

1750:                                             ; preds = %1746, %1734, %1727, %1704
  %1751 = phi i32 [ %1705, %1746 ], [ %1705, %1727 ], [ %1705, %1704 ], [ %1711, %1734 ]
  %1752 = phi i32 [ 0, %1746 ], [ 2, %1727 ], [ 2, %1704 ], [ 1, %1734 ]
  switch i32 %1752, label %1755 [
    i32 0, label %1753
    i32 2, label %1753
  ]

1753:                                             ; preds = %1750, %1750
  %1754 = icmp eq i64 %1712, 0
  br i1 %1754, label %1755, label %1704, !llvm.loop !77

1755:                                             ; preds = %1753, %1750, %1693
  %1756 = phi i32 [ -1, %1693 ], [ %1751, %1750 ], [ -1, %1753 ]
  %1757 = icmp ne i32 %1756, -1
  %1758 = add nuw nsw i32 %1694, 1
  %1759 = icmp eq i32 %1758, %1692
  %1760 = select i1 %1757, i1 true, i1 %1759
  br i1 %1760, label %1761, label %1693, !llvm.loop !79

1761:                                             ; preds = %1755, %1689, %1686, %1637, %1634, %1630
  %1762 = phi i32 [ -1, %1634 ], [ %1567, %1630 ], [ %1638, %1637 ], [ %1688, %1686 ], [ -1, %1689 ], [ %1756, %1755 ]
  %1763 = icmp ne i32 %1762, -1
  %1764 = select i1 %1631, i1 %1763, i1 false
  br i1 %1764, label %1765, label %1775

1765:                                             ; preds = %1761
  %1766 = load i64, i64* %49, align 8, !tbaa !64
  %1767 = add i64 %1766, %1563
  %1768 = add nuw i64 %1572, 131072
  %1769 = tail call i64 asm sideeffect "atom.global.cas.b64 $0, [$1], $2, $3;", "=l,l,l,l,~{memory}"(i64 %1767, i64 %1572, i64 %1768) #10, !srcloc !80
  %1770 = icmp eq i64 %1769, %1572
  %1771 = zext i32 %1762 to i64
  %1772 = or i64 %1771, 144115188075855872
  %1773 = select i1 %1770, i64 %1772, i64 %1568
  %1774 = select i1 %1770, i32 1, i32 3
  br label %1822, !llvm.loop !81

1775:                                             ; preds = %1761
  br i1 %1763, label %1776, label %1789

1776:                                             ; preds = %1775
  %1777 = load i32, i32* %50, align 8, !tbaa !40
  %1778 = icmp eq i32 %1777, %1762
  br i1 %1778, label %1789, label %1779

1779:                                             ; preds = %1776
  %1780 = lshr i32 %1762, 3
  %1781 = and i32 %1780, 536870904
  %1782 = zext i32 %1781 to i64
  %1783 = and i32 %1762, 63
  %1784 = zext i32 %1783 to i64
  %1785 = shl nuw i64 1, %1784
  %1786 = load i64, i64* %51, align 8, !tbaa !38
  %1787 = add i64 %1786, %1782
  %1788 = inttoptr i64 %1787 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %1788, i64 %1785) #10, !srcloc !39
  br label %1789

1789:                                             ; preds = %1779, %1776, %1775
  %1790 = load i32, i32* %52, align 4, !tbaa !66
  %1791 = icmp eq i32 %1790, 0
  br i1 %1791, label %1792, label %1812

1792:                                             ; preds = %1789
  %1793 = add i32 %1565, 1
  %1794 = and i32 %1565, 63
  %1795 = icmp eq i32 %1794, 0
  br i1 %1795, label %1796, label %1812

1796:                                             ; preds = %1792
  %1797 = load i64, i64* %58, align 8, !tbaa !82
  %1798 = inttoptr i64 %1797 to i64*
  %1799 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1798) #10, !srcloc !75
  %1800 = icmp eq i64 %1799, 0
  br i1 %1800, label %1801, label %1812

1801:                                             ; preds = %1796
  %1802 = icmp eq i64 %1566, 0
  br i1 %1802, label %1803, label %1807

1803:                                             ; preds = %1801
  %1804 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !83
  %1805 = load i64, i64* %59, align 8, !tbaa !84
  %1806 = add i64 %1805, %1804
  br label %1807

1807:                                             ; preds = %1803, %1801
  %1808 = phi i64 [ %1806, %1803 ], [ %1566, %1801 ]
  %1809 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !83
  %1810 = icmp ult i64 %1809, %1808
  %1811 = select i1 %1810, i32 0, i32 110
  br label %1812

1812:                                             ; preds = %1807, %1796, %1792, %1789
  %1813 = phi i32 [ %1565, %1789 ], [ %1793, %1792 ], [ %1793, %1796 ], [ %1793, %1807 ]
  %1814 = phi i64 [ %1566, %1789 ], [ %1566, %1792 ], [ %1566, %1796 ], [ %1808, %1807 ]
  %1815 = phi i32 [ %1790, %1789 ], [ 0, %1792 ], [ 108, %1796 ], [ %1811, %1807 ]
  %1816 = icmp eq i32 %1815, 0
  %1817 = zext i32 %1815 to i64
  %1818 = or i64 %1817, 216172782113783808
  %1819 = select i1 %1816, i64 %1568, i64 %1818
  %1820 = xor i1 %1816, true
  %1821 = zext i1 %1820 to i32
  br label %1822

1822:                                             ; preds = %1812, %1765, %1620, %1617, %1615, %1610
  %1823 = phi i32 [ %1565, %1615 ], [ %1565, %1610 ], [ %1565, %1617 ], [ %1565, %1620 ], [ %1565, %1765 ], [ %1813, %1812 ]
  %1824 = phi i64 [ %1566, %1615 ], [ %1566, %1610 ], [ %1566, %1617 ], [ %1566, %1620 ], [ %1566, %1765 ], [ %1814, %1812 ]
  %1825 = phi i32 [ -1, %1615 ], [ %1567, %1610 ], [ %1567, %1617 ], [ %1567, %1620 ], [ %1762, %1765 ], [ -1, %1812 ]
  %1826 = phi i64 [ 360287970189639680, %1615 ], [ %1611, %1610 ], [ 360287970189639680, %1617 ], [ 360287970189639680, %1620 ], [ %1773, %1765 ], [ %1819, %1812 ]
  %1827 = phi i32 [ 1, %1615 ], [ 1, %1610 ], [ 1, %1617 ], [ 1, %1620 ], [ %1774, %1765 ], [ %1821, %1812 ]
  switch i32 %1827, label %1829 [
    i32 0, label %1828
    i32 3, label %1828
  ]

1828:                                             ; preds = %1822, %1822
  br label %1564, !llvm.loop !81

1829:                                             ; preds = %1822, %1559
  %1830 = phi i64 [ 0, %1559 ], [ %1826, %1822 ]
  %1831 = trunc i64 %1830 to i32
  %1832 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1831, i32 0, i32 31) #7
  %1833 = lshr i64 %1830, 32
  %1834 = trunc i64 %1833 to i32
  %1835 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1834, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !32
  %1836 = zext i32 %1835 to i64
  %1837 = shl nuw i64 %1836, 32
  %1838 = zext i32 %1832 to i64
  %1839 = or i64 %1837, %1838
  br label %1840

1840:                                             ; preds = %1829, %1556, %1548
  %1841 = phi i64 [ 360287970189639680, %1556 ], [ %1839, %1829 ], [ 360287970189639680, %1548 ]
  %1842 = lshr i64 %1841, 56
  %1843 = trunc i64 %1842 to i8
  switch i8 %1843, label %4662 [
    i8 5, label %1844
    i8 3, label %2951
    i8 2, label %2953
  ]

1844:                                             ; preds = %1840
  %1845 = icmp eq i64 %80, 0
  br i1 %1845, label %5353, label %1846

1846:                                             ; preds = %1844
  %1847 = load i32, i32* %41, align 8, !tbaa !37
  %1848 = icmp eq i32 %1847, 0
  br i1 %1848, label %1849, label %2033

1849:                                             ; preds = %1846
  %1850 = load i32, i32* %50, align 8, !tbaa !40
  %1851 = load i32, i32* %52, align 4, !tbaa !66
  %1852 = icmp eq i32 %1851, 0
  %1853 = icmp eq i32 %1850, -1
  %1854 = select i1 %1852, i1 %1853, i1 false
  br i1 %1854, label %1855, label %2025

1855:                                             ; preds = %1849
  %1856 = load i32, i32* %53, align 8, !tbaa !67
  %1857 = load i32, i32* %54, align 4, !tbaa !68
  %1858 = urem i32 %1856, %1857
  %1859 = load i64, i64* %51, align 8, !tbaa !38
  %1860 = lshr i32 %1858, 3
  %1861 = and i32 %1860, 536870904
  %1862 = zext i32 %1861 to i64
  %1863 = add i64 %1859, %1862
  %1864 = inttoptr i64 %1863 to i64*
  %1865 = and i32 %1858, 63
  %1866 = zext i32 %1865 to i64
  %1867 = shl nuw i64 1, %1866
  %1868 = xor i64 %1867, -1
  %1869 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %1864, i64 %1868) #10, !srcloc !70
  %1870 = and i64 %1867, %1869
  %1871 = icmp eq i64 %1870, 0
  %1872 = select i1 %1871, i32 -1, i32 %1858
  %1873 = icmp eq i32 %1872, -1
  br i1 %1873, label %1874, label %2025

1874:                                             ; preds = %1855, %2019
  %1875 = phi i64 [ %2021, %2019 ], [ 0, %1855 ]
  %1876 = phi i32 [ %2020, %2019 ], [ 1, %1855 ]
  %1877 = load i32, i32* %54, align 4, !tbaa !68
  %1878 = add i32 %1877, 63
  %1879 = lshr i32 %1878, 6
  %1880 = icmp ugt i32 %1878, 63
  br i1 %1880, label %1881, label %1921

1881:                                             ; preds = %1874
  %1882 = tail call i32 @llvm.umax.i32(i32 %1879, i32 1) #7
  br label %1886

1883:                                             ; preds = %1914
  %1884 = icmp ult i32 %1917, %1879
  %1885 = icmp eq i32 %1917, %1882
  br i1 %1885, label %1921, label %1886, !llvm.loop !69

1886:                                             ; preds = %1883, %1881
  %1887 = phi i1 [ true, %1881 ], [ %1884, %1883 ]
  %1888 = phi i32 [ 0, %1881 ], [ %1917, %1883 ]
  %1889 = add i32 %1888, %1856
  %1890 = urem i32 %1889, %1879
  %1891 = load i64, i64* %51, align 8, !tbaa !38
  %1892 = shl nuw nsw i32 %1890, 3
  %1893 = zext i32 %1892 to i64
  %1894 = add i64 %1891, %1893
  %1895 = inttoptr i64 %1894 to i64*
  %1896 = inttoptr i64 %1894 to i64 addrspace(1)*
  %1897 = load volatile i64, i64 addrspace(1)* %1896, align 8, !tbaa !5
  br label %1898

1898:                                             ; preds = %1912, %1886
  %1899 = phi i64 [ %1897, %1886 ], [ %1906, %1912 ]
  %1900 = phi i32 [ undef, %1886 ], [ %1913, %1912 ]
  %1901 = icmp eq i64 %1899, 0
  br i1 %1901, label %1914, label %1902

1902:                                             ; preds = %1898
  %1903 = sub i64 0, %1899
  %1904 = and i64 %1899, %1903
  %1905 = xor i64 %1904, -1
  %1906 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %1895, i64 %1905) #10, !srcloc !70
  %1907 = and i64 %1906, %1904
  %1908 = icmp eq i64 %1907, 0
  br i1 %1908, label %1912, label %1909

1909:                                             ; preds = %1902
  %1910 = tail call i64 @llvm.cttz.i64(i64 %1904, i1 true) #7, !range !71
  %1911 = trunc i64 %1910 to i32
  br label %1912

1912:                                             ; preds = %1909, %1902
  %1913 = phi i32 [ %1911, %1909 ], [ %1900, %1902 ]
  br i1 %1908, label %1898, label %1914, !llvm.loop !72

1914:                                             ; preds = %1912, %1898
  %1915 = phi i32 [ %1913, %1912 ], [ 64, %1898 ]
  %1916 = icmp ult i32 %1915, 64
  %1917 = add nuw nsw i32 %1888, 1
  br i1 %1916, label %1918, label %1883

1918:                                             ; preds = %1914
  %1919 = shl nuw i32 %1890, 6
  %1920 = add nuw i32 %1915, %1919
  br label %1921

1921:                                             ; preds = %1883, %1918, %1874
  %1922 = phi i1 [ %1887, %1918 ], [ false, %1874 ], [ %1884, %1883 ]
  %1923 = phi i32 [ %1920, %1918 ], [ undef, %1874 ], [ undef, %1883 ]
  br i1 %1922, label %1996, label %1924

1924:                                             ; preds = %1921
  %1925 = icmp ult i32 %1878, 64
  br i1 %1925, label %1996, label %1926

1926:                                             ; preds = %1924
  %1927 = tail call i32 @llvm.umax.i32(i32 %1879, i32 1) #7
  br label %1928

1928:                                             ; preds = %1990, %1926
  %1929 = phi i32 [ 0, %1926 ], [ %1993, %1990 ]
  %1930 = load i64, i64* %55, align 8, !tbaa !73
  %1931 = zext i32 %1929 to i64
  %1932 = shl nuw nsw i64 %1931, 3
  %1933 = add i64 %1932, %1930
  %1934 = inttoptr i64 %1933 to i64 addrspace(1)*
  %1935 = load volatile i64, i64 addrspace(1)* %1934, align 8, !tbaa !5
  %1936 = icmp eq i64 %1935, 0
  br i1 %1936, label %1990, label %1937

1937:                                             ; preds = %1928
  %1938 = shl i32 %1929, 6
  br label %1939

1939:                                             ; preds = %1988, %1937
  %1940 = phi i32 [ undef, %1937 ], [ %1986, %1988 ]
  %1941 = phi i64 [ %1935, %1937 ], [ %1947, %1988 ]
  %1942 = sub i64 0, %1941
  %1943 = and i64 %1941, %1942
  %1944 = tail call i64 @llvm.cttz.i64(i64 %1943, i1 true) #7, !range !71
  %1945 = trunc i64 %1944 to i32
  %1946 = or i32 %1938, %1945
  %1947 = xor i64 %1943, %1941
  %1948 = load i64, i64* %56, align 8, !tbaa !74
  %1949 = zext i32 %1946 to i64
  %1950 = shl nuw nsw i64 %1949, 3
  %1951 = add i64 %1950, %1948
  %1952 = inttoptr i64 %1951 to i64*
  %1953 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1952) #10, !srcloc !75
  %1954 = lshr i64 %1953, 32
  %1955 = load i64, i64* %57, align 8, !tbaa !76
  %1956 = shl nuw nsw i64 %1949, 2
  %1957 = add i64 %1956, %1955
  %1958 = inttoptr i64 %1957 to i32 addrspace(1)*
  %1959 = load volatile i32, i32 addrspace(1)* %1958, align 4, !tbaa !9
  %1960 = zext i32 %1959 to i64
  %1961 = icmp eq i64 %1954, %1960
  br i1 %1961, label %1962, label %1985, !llvm.loop !77

1962:                                             ; preds = %1939
  %1963 = xor i64 %1943, -1
  %1964 = load i64, i64* %55, align 8, !tbaa !73
  %1965 = add i64 %1964, %1932
  %1966 = tail call i64 asm sideeffect "atom.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1965, i64 %1963) #10, !srcloc !78
  %1967 = and i64 %1966, %1943
  %1968 = icmp eq i64 %1967, 0
  br i1 %1968, label %1985, label %1969, !llvm.loop !77

1969:                                             ; preds = %1962
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !43
  %1970 = load i64, i64* %56, align 8, !tbaa !74
  %1971 = add i64 %1970, %1950
  %1972 = inttoptr i64 %1971 to i64*
  %1973 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1972) #10, !srcloc !75
  %1974 = lshr i64 %1973, 32
  %1975 = load i64, i64* %57, align 8, !tbaa !76
  %1976 = add i64 %1975, %1956
  %1977 = inttoptr i64 %1976 to i32 addrspace(1)*
  %1978 = load volatile i32, i32 addrspace(1)* %1977, align 4, !tbaa !9
  %1979 = zext i32 %1978 to i64
  %1980 = icmp eq i64 %1974, %1979
  br i1 %1980, label %1985, label %1981

1981:                                             ; preds = %1969
  %1982 = load i64, i64* %55, align 8, !tbaa !73
  %1983 = add i64 %1982, %1932
  %1984 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1983, i64 %1943) #10, !srcloc !65
  br label %1985

1985:                                             ; preds = %1981, %1969, %1962, %1939
  %1986 = phi i32 [ %1940, %1981 ], [ %1940, %1962 ], [ %1940, %1939 ], [ %1946, %1969 ]
  %1987 = phi i32 [ 0, %1981 ], [ 2, %1962 ], [ 2, %1939 ], [ 1, %1969 ]
  switch i32 %1987, label %1990 [
    i32 0, label %1988
    i32 2, label %1988
  ]

1988:                                             ; preds = %1985, %1985
  %1989 = icmp eq i64 %1947, 0
  br i1 %1989, label %1990, label %1939, !llvm.loop !77

1990:                                             ; preds = %1988, %1985, %1928
  %1991 = phi i32 [ -1, %1928 ], [ %1986, %1985 ], [ -1, %1988 ]
  %1992 = icmp ne i32 %1991, -1
  %1993 = add nuw nsw i32 %1929, 1
  %1994 = icmp eq i32 %1993, %1927
  %1995 = select i1 %1992, i1 true, i1 %1994
  br i1 %1995, label %1996, label %1928, !llvm.loop !79

1996:                                             ; preds = %1990, %1924, %1921
  %1997 = phi i32 [ %1923, %1921 ], [ -1, %1924 ], [ %1991, %1990 ]
  %1998 = icmp eq i32 %1997, -1
  br i1 %1998, label %1999, label %2019

1999:                                             ; preds = %1996
  %2000 = add i32 %1876, 1
  %2001 = and i32 %1876, 63
  %2002 = icmp eq i32 %2001, 0
  br i1 %2002, label %2003, label %2019

2003:                                             ; preds = %1999
  %2004 = load i64, i64* %58, align 8, !tbaa !82
  %2005 = inttoptr i64 %2004 to i64*
  %2006 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %2005) #10, !srcloc !75
  %2007 = icmp eq i64 %2006, 0
  br i1 %2007, label %2008, label %2019

2008:                                             ; preds = %2003
  %2009 = icmp eq i64 %1875, 0
  br i1 %2009, label %2010, label %2014

2010:                                             ; preds = %2008
  %2011 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !83
  %2012 = load i64, i64* %59, align 8, !tbaa !84
  %2013 = add i64 %2012, %2011
  br label %2014

2014:                                             ; preds = %2010, %2008
  %2015 = phi i64 [ %2013, %2010 ], [ %1875, %2008 ]
  %2016 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !83
  %2017 = icmp ult i64 %2016, %2015
  %2018 = select i1 %2017, i32 0, i32 110
  br label %2019

2019:                                             ; preds = %2014, %2003, %1999, %1996
  %2020 = phi i32 [ %1876, %1996 ], [ %2000, %1999 ], [ %2000, %2003 ], [ %2000, %2014 ]
  %2021 = phi i64 [ %1875, %1996 ], [ %1875, %1999 ], [ %1875, %2003 ], [ %2015, %2014 ]
  %2022 = phi i32 [ 0, %1996 ], [ 0, %1999 ], [ 108, %2003 ], [ %2018, %2014 ]
  %2023 = icmp eq i32 %2022, 0
  %2024 = and i1 %1998, %2023
  br i1 %2024, label %1874, label %2025, !llvm.loop !85

2025:                                             ; preds = %2019, %1855, %1849
  %2026 = phi i32 [ %1850, %1849 ], [ %1872, %1855 ], [ %1997, %2019 ]
  %2027 = phi i32 [ %1851, %1849 ], [ 0, %1855 ], [ %2022, %2019 ]
  %2028 = icmp eq i32 %2027, 0
  %2029 = select i1 %2028, i32 %2026, i32 %2027
  %2030 = select i1 %2028, i64 144115188075855872, i64 216172782113783808
  %2031 = zext i32 %2029 to i64
  %2032 = or i64 %2030, %2031
  br label %2033

2033:                                             ; preds = %2025, %1846
  %2034 = phi i64 [ %2032, %2025 ], [ 0, %1846 ]
  %2035 = trunc i64 %2034 to i32
  %2036 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2035, i32 0, i32 31) #7
  %2037 = lshr i64 %2034, 32
  %2038 = trunc i64 %2037 to i32
  %2039 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2038, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !32
  %2040 = and i32 %2039, -16777216
  %2041 = icmp eq i32 %2040, 50331648
  br i1 %2041, label %2042, label %2043

2042:                                             ; preds = %2033
  store i32 %2036, i32* %52, align 4, !tbaa !66
  br label %5353

2043:                                             ; preds = %2033
  %2044 = load i32, i32* %50, align 8, !tbaa !40
  %2045 = icmp eq i32 %2044, %2036
  br i1 %2045, label %2046, label %2049

2046:                                             ; preds = %2043
  %2047 = load i32, i32* %61, align 4, !tbaa !86
  %2048 = zext i32 %2036 to i64
  br label %2056

2049:                                             ; preds = %2043
  %2050 = load i64, i64* %57, align 8, !tbaa !76
  %2051 = zext i32 %2036 to i64
  %2052 = shl nuw nsw i64 %2051, 2
  %2053 = add i64 %2050, %2052
  %2054 = inttoptr i64 %2053 to i32 addrspace(1)*
  %2055 = load volatile i32, i32 addrspace(1)* %2054, align 4, !tbaa !9
  br label %2056

2056:                                             ; preds = %2049, %2046
  %2057 = phi i64 [ %2048, %2046 ], [ %2051, %2049 ]
  %2058 = phi i32 [ %2047, %2046 ], [ %2055, %2049 ]
  %2059 = add i32 %2058, 1
  store i32 %2059, i32* %61, align 4, !tbaa !86
  %2060 = load i32, i32* %41, align 8, !tbaa !37
  %2061 = load i32, i32* %46, align 4, !tbaa !51
  %2062 = load i64, i64* %62, align 8, !tbaa !87
  %2063 = zext i32 %2059 to i64
  %2064 = shl nuw i64 %2063, 32
  %2065 = shl nuw nsw i64 %2057, 16
  %2066 = or i64 %2065, %2064
  %2067 = or i64 %2066, 256
  %2068 = icmp eq i32 %2060, 0
  br i1 %2068, label %2069, label %2073

2069:                                             ; preds = %2056
  %2070 = load i64, i64* %63, align 8, !tbaa !88
  %2071 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2070, i64 1) #10, !srcloc !31
  %2072 = trunc i64 %2071 to i32
  br label %2073

2073:                                             ; preds = %2069, %2056
  %2074 = phi i32 [ %2072, %2069 ], [ 0, %2056 ]
  %2075 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2074, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !89
  %2076 = load i64, i64* %29, align 8, !tbaa !90
  %2077 = load i32, i32* %65, align 8, !tbaa !91
  %2078 = shl nsw i32 -1, %2077
  %2079 = xor i32 %2078, -1
  %2080 = and i32 %2075, %2079
  %2081 = zext i32 %2080 to i64
  %2082 = shl nuw nsw i64 %2081, 5
  %2083 = add i64 %2082, %2076
  %2084 = inttoptr i64 %2083 to i64*
  br i1 %2068, label %2085, label %2090

2085:                                             ; preds = %2073
  %2086 = shl nuw nsw i64 %2057, 2
  %2087 = load i64, i64* %57, align 8, !tbaa !76
  %2088 = add i64 %2087, %2086
  %2089 = inttoptr i64 %2088 to i32 addrspace(1)*
  store volatile i32 %2059, i32 addrspace(1)* %2089, align 4, !tbaa !9
  br label %2090

2090:                                             ; preds = %2085, %2073
  %2091 = icmp ult i32 %2060, 4
  br i1 %2091, label %2092, label %2114

2092:                                             ; preds = %2090
  %2093 = load i32, i32* %65, align 8, !tbaa !91
  %2094 = lshr i32 %2075, %2093
  %2095 = and i32 %2094, 1
  %2096 = xor i32 %2095, 1
  %2097 = zext i32 %2096 to i64
  br label %2098

2098:                                             ; preds = %2105, %2092
  %2099 = phi i32 [ %2060, %2092 ], [ %2112, %2105 ]
  switch i32 %2099, label %2101 [
    i32 0, label %2105
    i32 1, label %2100
  ]

2100:                                             ; preds = %2098
  br label %2105

2101:                                             ; preds = %2098
  %2102 = icmp eq i32 %2099, 2
  %2103 = select i1 %2102, i64 %81, i64 %1550
  %2104 = shl i64 %2103, 1
  br label %2105

2105:                                             ; preds = %2101, %2100, %2098
  %2106 = phi i64 [ %2062, %2100 ], [ %2104, %2101 ], [ %2067, %2098 ]
  %2107 = or i64 %2106, %2097
  %2108 = zext i32 %2099 to i64
  %2109 = getelementptr inbounds i64, i64* %2084, i64 %2108
  %2110 = ptrtoint i64* %2109 to i64
  %2111 = inttoptr i64 %2110 to i64 addrspace(1)*
  store volatile i64 %2107, i64 addrspace(1)* %2111, align 8, !tbaa !5
  %2112 = add i32 %2099, %2061
  %2113 = icmp ult i32 %2112, 4
  br i1 %2113, label %2098, label %2114, !llvm.loop !92

2114:                                             ; preds = %2105, %2090
  %2115 = load i32, i32* %41, align 8, !tbaa !37
  %2116 = icmp eq i32 %2115, 0
  br i1 %2116, label %2117, label %2188

2117:                                             ; preds = %2114
  %2118 = load i32, i32* %61, align 4, !tbaa !86
  %2119 = shl nuw nsw i64 %2057, 3
  %2120 = zext i32 %2118 to i64
  br label %2121

2121:                                             ; preds = %2162, %2117
  %2122 = phi i32 [ 1, %2117 ], [ %2163, %2162 ]
  %2123 = phi i64 [ 0, %2117 ], [ %2164, %2162 ]
  %2124 = phi i32 [ 0, %2117 ], [ %2166, %2162 ]
  %2125 = load i64, i64* %56, align 8, !tbaa !74
  %2126 = add i64 %2125, %2119
  %2127 = inttoptr i64 %2126 to i64*
  %2128 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %2127) #10, !srcloc !75
  %2129 = trunc i64 %2128 to i32
  %2130 = lshr i64 %2128, 32
  %2131 = icmp eq i64 %2130, %2120
  br i1 %2131, label %2132, label %2137

2132:                                             ; preds = %2121
  %2133 = icmp slt i32 %2129, 0
  %2134 = select i1 %2133, i32 0, i32 %2129
  %2135 = sub nsw i32 0, %2129
  %2136 = select i1 %2133, i32 %2135, i32 0
  br label %2162

2137:                                             ; preds = %2121
  %2138 = add i32 %2122, 1
  %2139 = and i32 %2122, 63
  %2140 = icmp eq i32 %2139, 0
  br i1 %2140, label %2141, label %2157

2141:                                             ; preds = %2137
  %2142 = load i64, i64* %58, align 8, !tbaa !82
  %2143 = inttoptr i64 %2142 to i64*
  %2144 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %2143) #10, !srcloc !75
  %2145 = icmp eq i64 %2144, 0
  br i1 %2145, label %2146, label %2157

2146:                                             ; preds = %2141
  %2147 = icmp eq i64 %2123, 0
  br i1 %2147, label %2148, label %2152

2148:                                             ; preds = %2146
  %2149 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !83
  %2150 = load i64, i64* %59, align 8, !tbaa !84
  %2151 = add i64 %2150, %2149
  br label %2152

2152:                                             ; preds = %2148, %2146
  %2153 = phi i64 [ %2151, %2148 ], [ %2123, %2146 ]
  %2154 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !83
  %2155 = icmp ult i64 %2154, %2153
  %2156 = select i1 %2155, i32 0, i32 110
  br label %2157

2157:                                             ; preds = %2152, %2141, %2137
  %2158 = phi i64 [ %2153, %2152 ], [ %2123, %2141 ], [ %2123, %2137 ]
  %2159 = phi i32 [ %2156, %2152 ], [ 108, %2141 ], [ 0, %2137 ]
  %2160 = icmp eq i32 %2159, 0
  %2161 = select i1 %2160, i32 0, i32 2
  br label %2162

2162:                                             ; preds = %2157, %2132
  %2163 = phi i32 [ %2122, %2132 ], [ %2138, %2157 ]
  %2164 = phi i64 [ %2123, %2132 ], [ %2158, %2157 ]
  %2165 = phi i32 [ %2136, %2132 ], [ %2159, %2157 ]
  %2166 = phi i32 [ %2134, %2132 ], [ %2124, %2157 ]
  %2167 = phi i32 [ 1, %2132 ], [ %2161, %2157 ]
  switch i32 %2167, label %2178 [
    i32 0, label %2121
    i32 2, label %2168
  ], !llvm.loop !93

2168:                                             ; preds = %2162
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !43
  %2169 = load i64, i64* %55, align 8, !tbaa !73
  %2170 = lshr i32 %2036, 3
  %2171 = and i32 %2170, 536870904
  %2172 = zext i32 %2171 to i64
  %2173 = add i64 %2169, %2172
  %2174 = and i32 %2036, 63
  %2175 = zext i32 %2174 to i64
  %2176 = shl nuw i64 1, %2175
  %2177 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2173, i64 %2176) #10, !srcloc !65
  br label %2178

2178:                                             ; preds = %2162, %2168
  %2179 = phi i64 [ 36028797018963968, %2168 ], [ 0, %2162 ]
  %2180 = icmp eq i32 %2165, 0
  br i1 %2180, label %2185, label %2181

2181:                                             ; preds = %2178
  %2182 = zext i32 %2165 to i64
  %2183 = or i64 %2179, %2182
  %2184 = or i64 %2183, 216172782113783808
  br label %2188

2185:                                             ; preds = %2178
  %2186 = zext i32 %2166 to i64
  %2187 = or i64 %2186, 144115188075855872
  br label %2188

2188:                                             ; preds = %2185, %2181, %2114
  %2189 = phi i64 [ 0, %2114 ], [ %2184, %2181 ], [ %2187, %2185 ]
  %2190 = trunc i64 %2189 to i32
  %2191 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2190, i32 0, i32 31) #7
  %2192 = lshr i64 %2189, 32
  %2193 = trunc i64 %2192 to i32
  %2194 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2193, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !32
  %2195 = zext i32 %2194 to i64
  %2196 = shl nuw i64 %2195, 32
  %2197 = zext i32 %2191 to i64
  %2198 = and i64 %2195, 4278190080
  %2199 = icmp eq i64 %2198, 50331648
  %2200 = and i64 %2196, 72057589742960640
  %2201 = or i64 %2200, %2197
  %2202 = icmp ult i64 %2201, %1550
  %2203 = select i1 %2202, i32 61, i32 0
  %2204 = select i1 %2199, i32 %2191, i32 %2203
  %2205 = icmp eq i32 %2204, 0
  br i1 %2205, label %2206, label %2879

2206:                                             ; preds = %2188
  %2207 = load i64, i64* %66, align 8, !tbaa !94
  %2208 = zext i32 %2036 to i64
  %2209 = load i64, i64* %67, align 8, !tbaa !95
  %2210 = mul i64 %2209, %2208
  %2211 = add i64 %2210, %2207
  %2212 = load i32, i32* %41, align 8, !tbaa !37
  %2213 = load i32, i32* %46, align 4, !tbaa !51
  %2214 = xor i64 %2211, %80
  %2215 = and i64 %2214, 15
  %2216 = icmp eq i64 %2215, 0
  %2217 = and i64 %2214, 3
  %2218 = icmp eq i64 %2217, 0
  %2219 = select i1 %2218, i64 4, i64 1
  %2220 = select i1 %2216, i64 16, i64 %2219
  %2221 = sub i64 0, %80
  %2222 = add nsw i64 %2220, -1
  %2223 = and i64 %2222, %2221
  %2224 = or i64 %1550, %80
  %2225 = or i64 %2224, %2211
  %2226 = and i64 %2225, 15
  %2227 = icmp eq i64 %2226, 0
  br i1 %2227, label %2228, label %2427

2228:                                             ; preds = %2206
  %2229 = lshr i64 %1550, 4
  %2230 = zext i32 %2212 to i64
  %2231 = mul i32 %2213, 7
  %2232 = zext i32 %2231 to i64
  %2233 = add nuw nsw i64 %2232, %2230
  %2234 = icmp ult i64 %2233, %2229
  br i1 %2234, label %2235, label %2309

2235:                                             ; preds = %2228
  %2236 = shl i32 %2213, 3
  %2237 = zext i32 %2236 to i64
  %2238 = zext i32 %2213 to i64
  %2239 = shl i32 %2213, 1
  %2240 = zext i32 %2239 to i64
  %2241 = mul i32 %2213, 3
  %2242 = zext i32 %2241 to i64
  %2243 = shl i32 %2213, 2
  %2244 = zext i32 %2243 to i64
  %2245 = mul i32 %2213, 5
  %2246 = zext i32 %2245 to i64
  %2247 = mul i32 %2213, 6
  %2248 = zext i32 %2247 to i64
  br label %2249

2249:                                             ; preds = %2249, %2235
  %2250 = phi i64 [ %2230, %2235 ], [ %2306, %2249 ]
  %2251 = shl i64 %2250, 4
  %2252 = add i64 %2251, %2211
  %2253 = inttoptr i64 %2252 to <4 x i32> addrspace(1)*
  %2254 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2253, align 16, !tbaa !11
  %2255 = add i64 %2250, %2238
  %2256 = shl i64 %2255, 4
  %2257 = add i64 %2256, %2211
  %2258 = inttoptr i64 %2257 to <4 x i32> addrspace(1)*
  %2259 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2258, align 16, !tbaa !11
  %2260 = add i64 %2250, %2240
  %2261 = shl i64 %2260, 4
  %2262 = add i64 %2261, %2211
  %2263 = inttoptr i64 %2262 to <4 x i32> addrspace(1)*
  %2264 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2263, align 16, !tbaa !11
  %2265 = add i64 %2250, %2242
  %2266 = shl i64 %2265, 4
  %2267 = add i64 %2266, %2211
  %2268 = inttoptr i64 %2267 to <4 x i32> addrspace(1)*
  %2269 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2268, align 16, !tbaa !11
  %2270 = add i64 %2250, %2244
  %2271 = shl i64 %2270, 4
  %2272 = add i64 %2271, %2211
  %2273 = inttoptr i64 %2272 to <4 x i32> addrspace(1)*
  %2274 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2273, align 16, !tbaa !11
  %2275 = add i64 %2250, %2246
  %2276 = shl i64 %2275, 4
  %2277 = add i64 %2276, %2211
  %2278 = inttoptr i64 %2277 to <4 x i32> addrspace(1)*
  %2279 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2278, align 16, !tbaa !11
  %2280 = add i64 %2250, %2248
  %2281 = shl i64 %2280, 4
  %2282 = add i64 %2281, %2211
  %2283 = inttoptr i64 %2282 to <4 x i32> addrspace(1)*
  %2284 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2283, align 16, !tbaa !11
  %2285 = add i64 %2250, %2232
  %2286 = shl i64 %2285, 4
  %2287 = add i64 %2286, %2211
  %2288 = inttoptr i64 %2287 to <4 x i32> addrspace(1)*
  %2289 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2288, align 16, !tbaa !11
  %2290 = add i64 %2251, %80
  %2291 = inttoptr i64 %2290 to <4 x i32> addrspace(1)*
  store <4 x i32> %2254, <4 x i32> addrspace(1)* %2291, align 16, !tbaa !11
  %2292 = add i64 %2256, %80
  %2293 = inttoptr i64 %2292 to <4 x i32> addrspace(1)*
  store <4 x i32> %2259, <4 x i32> addrspace(1)* %2293, align 16, !tbaa !11
  %2294 = add i64 %2261, %80
  %2295 = inttoptr i64 %2294 to <4 x i32> addrspace(1)*
  store <4 x i32> %2264, <4 x i32> addrspace(1)* %2295, align 16, !tbaa !11
  %2296 = add i64 %2266, %80
  %2297 = inttoptr i64 %2296 to <4 x i32> addrspace(1)*
  store <4 x i32> %2269, <4 x i32> addrspace(1)* %2297, align 16, !tbaa !11
  %2298 = add i64 %2271, %80
  %2299 = inttoptr i64 %2298 to <4 x i32> addrspace(1)*
  store <4 x i32> %2274, <4 x i32> addrspace(1)* %2299, align 16, !tbaa !11
  %2300 = add i64 %2276, %80
  %2301 = inttoptr i64 %2300 to <4 x i32> addrspace(1)*
  store <4 x i32> %2279, <4 x i32> addrspace(1)* %2301, align 16, !tbaa !11
  %2302 = add i64 %2281, %80
  %2303 = inttoptr i64 %2302 to <4 x i32> addrspace(1)*
  store <4 x i32> %2284, <4 x i32> addrspace(1)* %2303, align 16, !tbaa !11
  %2304 = add i64 %2286, %80
  %2305 = inttoptr i64 %2304 to <4 x i32> addrspace(1)*
  store <4 x i32> %2289, <4 x i32> addrspace(1)* %2305, align 16, !tbaa !11
  %2306 = add i64 %2250, %2237
  %2307 = add i64 %2306, %2232
  %2308 = icmp ult i64 %2307, %2229
  br i1 %2308, label %2249, label %2309, !llvm.loop !52

2309:                                             ; preds = %2249, %2228
  %2310 = phi i64 [ %2230, %2228 ], [ %2306, %2249 ]
  %2311 = icmp ult i64 %2310, %2229
  br i1 %2311, label %2312, label %2879

2312:                                             ; preds = %2309
  %2313 = shl i64 %2310, 4
  %2314 = add i64 %2313, %2211
  %2315 = inttoptr i64 %2314 to <4 x i32> addrspace(1)*
  %2316 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2315, align 16, !tbaa !11
  %2317 = zext i32 %2213 to i64
  %2318 = add i64 %2310, %2317
  %2319 = icmp ult i64 %2318, %2229
  br i1 %2319, label %2320, label %2325

2320:                                             ; preds = %2312
  %2321 = shl i64 %2318, 4
  %2322 = add i64 %2321, %2211
  %2323 = inttoptr i64 %2322 to <4 x i32> addrspace(1)*
  %2324 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2323, align 16, !tbaa !11
  br label %2325

2325:                                             ; preds = %2320, %2312
  %2326 = phi <4 x i32> [ %2324, %2320 ], [ zeroinitializer, %2312 ]
  %2327 = shl i32 %2213, 1
  %2328 = zext i32 %2327 to i64
  %2329 = add i64 %2310, %2328
  %2330 = icmp ult i64 %2329, %2229
  br i1 %2330, label %2331, label %2336

2331:                                             ; preds = %2325
  %2332 = shl i64 %2329, 4
  %2333 = add i64 %2332, %2211
  %2334 = inttoptr i64 %2333 to <4 x i32> addrspace(1)*
  %2335 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2334, align 16, !tbaa !11
  br label %2336

2336:                                             ; preds = %2331, %2325
  %2337 = phi <4 x i32> [ %2335, %2331 ], [ zeroinitializer, %2325 ]
  %2338 = mul i32 %2213, 3
  %2339 = zext i32 %2338 to i64
  %2340 = add i64 %2310, %2339
  %2341 = icmp ult i64 %2340, %2229
  br i1 %2341, label %2342, label %2347

2342:                                             ; preds = %2336
  %2343 = shl i64 %2340, 4
  %2344 = add i64 %2343, %2211
  %2345 = inttoptr i64 %2344 to <4 x i32> addrspace(1)*
  %2346 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2345, align 16, !tbaa !11
  br label %2347

2347:                                             ; preds = %2342, %2336
  %2348 = phi <4 x i32> [ %2346, %2342 ], [ zeroinitializer, %2336 ]
  %2349 = shl i32 %2213, 2
  %2350 = zext i32 %2349 to i64
  %2351 = add i64 %2310, %2350
  %2352 = icmp ult i64 %2351, %2229
  br i1 %2352, label %2353, label %2358

2353:                                             ; preds = %2347
  %2354 = shl i64 %2351, 4
  %2355 = add i64 %2354, %2211
  %2356 = inttoptr i64 %2355 to <4 x i32> addrspace(1)*
  %2357 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2356, align 16, !tbaa !11
  br label %2358

2358:                                             ; preds = %2353, %2347
  %2359 = phi <4 x i32> [ %2357, %2353 ], [ zeroinitializer, %2347 ]
  %2360 = mul i32 %2213, 5
  %2361 = zext i32 %2360 to i64
  %2362 = add i64 %2310, %2361
  %2363 = icmp ult i64 %2362, %2229
  br i1 %2363, label %2364, label %2369

2364:                                             ; preds = %2358
  %2365 = shl i64 %2362, 4
  %2366 = add i64 %2365, %2211
  %2367 = inttoptr i64 %2366 to <4 x i32> addrspace(1)*
  %2368 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2367, align 16, !tbaa !11
  br label %2369

2369:                                             ; preds = %2364, %2358
  %2370 = phi <4 x i32> [ %2368, %2364 ], [ zeroinitializer, %2358 ]
  %2371 = mul i32 %2213, 6
  %2372 = zext i32 %2371 to i64
  %2373 = add i64 %2310, %2372
  %2374 = icmp ult i64 %2373, %2229
  br i1 %2374, label %2375, label %2380

2375:                                             ; preds = %2369
  %2376 = shl i64 %2373, 4
  %2377 = add i64 %2376, %2211
  %2378 = inttoptr i64 %2377 to <4 x i32> addrspace(1)*
  %2379 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2378, align 16, !tbaa !11
  br label %2380

2380:                                             ; preds = %2375, %2369
  %2381 = phi <4 x i32> [ %2379, %2375 ], [ zeroinitializer, %2369 ]
  %2382 = add i64 %2310, %2232
  %2383 = icmp ult i64 %2382, %2229
  br i1 %2383, label %2384, label %2389

2384:                                             ; preds = %2380
  %2385 = shl i64 %2382, 4
  %2386 = add i64 %2385, %2211
  %2387 = inttoptr i64 %2386 to <4 x i32> addrspace(1)*
  %2388 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2387, align 16, !tbaa !11
  br label %2389

2389:                                             ; preds = %2384, %2380
  %2390 = phi <4 x i32> [ %2388, %2384 ], [ zeroinitializer, %2380 ]
  %2391 = add i64 %2313, %80
  %2392 = inttoptr i64 %2391 to <4 x i32> addrspace(1)*
  store <4 x i32> %2316, <4 x i32> addrspace(1)* %2392, align 16, !tbaa !11
  br i1 %2319, label %2393, label %2397

2393:                                             ; preds = %2389
  %2394 = shl i64 %2318, 4
  %2395 = add i64 %2394, %80
  %2396 = inttoptr i64 %2395 to <4 x i32> addrspace(1)*
  store <4 x i32> %2326, <4 x i32> addrspace(1)* %2396, align 16, !tbaa !11
  br label %2397

2397:                                             ; preds = %2393, %2389
  br i1 %2330, label %2398, label %2402

2398:                                             ; preds = %2397
  %2399 = shl i64 %2329, 4
  %2400 = add i64 %2399, %80
  %2401 = inttoptr i64 %2400 to <4 x i32> addrspace(1)*
  store <4 x i32> %2337, <4 x i32> addrspace(1)* %2401, align 16, !tbaa !11
  br label %2402

2402:                                             ; preds = %2398, %2397
  br i1 %2341, label %2403, label %2407

2403:                                             ; preds = %2402
  %2404 = shl i64 %2340, 4
  %2405 = add i64 %2404, %80
  %2406 = inttoptr i64 %2405 to <4 x i32> addrspace(1)*
  store <4 x i32> %2348, <4 x i32> addrspace(1)* %2406, align 16, !tbaa !11
  br label %2407

2407:                                             ; preds = %2403, %2402
  br i1 %2352, label %2408, label %2412

2408:                                             ; preds = %2407
  %2409 = shl i64 %2351, 4
  %2410 = add i64 %2409, %80
  %2411 = inttoptr i64 %2410 to <4 x i32> addrspace(1)*
  store <4 x i32> %2359, <4 x i32> addrspace(1)* %2411, align 16, !tbaa !11
  br label %2412

2412:                                             ; preds = %2408, %2407
  br i1 %2363, label %2413, label %2417

2413:                                             ; preds = %2412
  %2414 = shl i64 %2362, 4
  %2415 = add i64 %2414, %80
  %2416 = inttoptr i64 %2415 to <4 x i32> addrspace(1)*
  store <4 x i32> %2370, <4 x i32> addrspace(1)* %2416, align 16, !tbaa !11
  br label %2417

2417:                                             ; preds = %2413, %2412
  br i1 %2374, label %2418, label %2422

2418:                                             ; preds = %2417
  %2419 = shl i64 %2373, 4
  %2420 = add i64 %2419, %80
  %2421 = inttoptr i64 %2420 to <4 x i32> addrspace(1)*
  store <4 x i32> %2381, <4 x i32> addrspace(1)* %2421, align 16, !tbaa !11
  br label %2422

2422:                                             ; preds = %2418, %2417
  br i1 %2383, label %2423, label %2879

2423:                                             ; preds = %2422
  %2424 = shl i64 %2382, 4
  %2425 = add i64 %2424, %80
  %2426 = inttoptr i64 %2425 to <4 x i32> addrspace(1)*
  store <4 x i32> %2390, <4 x i32> addrspace(1)* %2426, align 16, !tbaa !11
  br label %2879

2427:                                             ; preds = %2206
  %2428 = icmp ult i64 %2223, %1550
  %2429 = select i1 %2428, i64 %2223, i64 %1550
  %2430 = sub i64 %1550, %2429
  %2431 = sub nsw i64 0, %2220
  %2432 = and i64 %2430, %2431
  switch i64 %2220, label %2835 [
    i64 16, label %2433
    i64 4, label %2634
  ]

2433:                                             ; preds = %2427
  %2434 = add i64 %2429, %80
  %2435 = add i64 %2429, %2211
  %2436 = lshr i64 %2432, 4
  %2437 = zext i32 %2212 to i64
  %2438 = mul i32 %2213, 7
  %2439 = zext i32 %2438 to i64
  %2440 = add nuw nsw i64 %2439, %2437
  %2441 = icmp ult i64 %2440, %2436
  br i1 %2441, label %2442, label %2516

2442:                                             ; preds = %2433
  %2443 = shl i32 %2213, 3
  %2444 = zext i32 %2443 to i64
  %2445 = zext i32 %2213 to i64
  %2446 = shl i32 %2213, 1
  %2447 = zext i32 %2446 to i64
  %2448 = mul i32 %2213, 3
  %2449 = zext i32 %2448 to i64
  %2450 = shl i32 %2213, 2
  %2451 = zext i32 %2450 to i64
  %2452 = mul i32 %2213, 5
  %2453 = zext i32 %2452 to i64
  %2454 = mul i32 %2213, 6
  %2455 = zext i32 %2454 to i64
  br label %2456

2456:                                             ; preds = %2456, %2442
  %2457 = phi i64 [ %2437, %2442 ], [ %2513, %2456 ]
  %2458 = shl i64 %2457, 4
  %2459 = add i64 %2458, %2435
  %2460 = inttoptr i64 %2459 to <4 x i32> addrspace(1)*
  %2461 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2460, align 16, !tbaa !11
  %2462 = add i64 %2457, %2445
  %2463 = shl i64 %2462, 4
  %2464 = add i64 %2463, %2435
  %2465 = inttoptr i64 %2464 to <4 x i32> addrspace(1)*
  %2466 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2465, align 16, !tbaa !11
  %2467 = add i64 %2457, %2447
  %2468 = shl i64 %2467, 4
  %2469 = add i64 %2468, %2435
  %2470 = inttoptr i64 %2469 to <4 x i32> addrspace(1)*
  %2471 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2470, align 16, !tbaa !11
  %2472 = add i64 %2457, %2449
  %2473 = shl i64 %2472, 4
  %2474 = add i64 %2473, %2435
  %2475 = inttoptr i64 %2474 to <4 x i32> addrspace(1)*
  %2476 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2475, align 16, !tbaa !11
  %2477 = add i64 %2457, %2451
  %2478 = shl i64 %2477, 4
  %2479 = add i64 %2478, %2435
  %2480 = inttoptr i64 %2479 to <4 x i32> addrspace(1)*
  %2481 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2480, align 16, !tbaa !11
  %2482 = add i64 %2457, %2453
  %2483 = shl i64 %2482, 4
  %2484 = add i64 %2483, %2435
  %2485 = inttoptr i64 %2484 to <4 x i32> addrspace(1)*
  %2486 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2485, align 16, !tbaa !11
  %2487 = add i64 %2457, %2455
  %2488 = shl i64 %2487, 4
  %2489 = add i64 %2488, %2435
  %2490 = inttoptr i64 %2489 to <4 x i32> addrspace(1)*
  %2491 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2490, align 16, !tbaa !11
  %2492 = add i64 %2457, %2439
  %2493 = shl i64 %2492, 4
  %2494 = add i64 %2493, %2435
  %2495 = inttoptr i64 %2494 to <4 x i32> addrspace(1)*
  %2496 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2495, align 16, !tbaa !11
  %2497 = add i64 %2458, %2434
  %2498 = inttoptr i64 %2497 to <4 x i32> addrspace(1)*
  store <4 x i32> %2461, <4 x i32> addrspace(1)* %2498, align 16, !tbaa !11
  %2499 = add i64 %2463, %2434
  %2500 = inttoptr i64 %2499 to <4 x i32> addrspace(1)*
  store <4 x i32> %2466, <4 x i32> addrspace(1)* %2500, align 16, !tbaa !11
  %2501 = add i64 %2468, %2434
  %2502 = inttoptr i64 %2501 to <4 x i32> addrspace(1)*
  store <4 x i32> %2471, <4 x i32> addrspace(1)* %2502, align 16, !tbaa !11
  %2503 = add i64 %2473, %2434
  %2504 = inttoptr i64 %2503 to <4 x i32> addrspace(1)*
  store <4 x i32> %2476, <4 x i32> addrspace(1)* %2504, align 16, !tbaa !11
  %2505 = add i64 %2478, %2434
  %2506 = inttoptr i64 %2505 to <4 x i32> addrspace(1)*
  store <4 x i32> %2481, <4 x i32> addrspace(1)* %2506, align 16, !tbaa !11
  %2507 = add i64 %2483, %2434
  %2508 = inttoptr i64 %2507 to <4 x i32> addrspace(1)*
  store <4 x i32> %2486, <4 x i32> addrspace(1)* %2508, align 16, !tbaa !11
  %2509 = add i64 %2488, %2434
  %2510 = inttoptr i64 %2509 to <4 x i32> addrspace(1)*
  store <4 x i32> %2491, <4 x i32> addrspace(1)* %2510, align 16, !tbaa !11
  %2511 = add i64 %2493, %2434
  %2512 = inttoptr i64 %2511 to <4 x i32> addrspace(1)*
  store <4 x i32> %2496, <4 x i32> addrspace(1)* %2512, align 16, !tbaa !11
  %2513 = add i64 %2457, %2444
  %2514 = add i64 %2513, %2439
  %2515 = icmp ult i64 %2514, %2436
  br i1 %2515, label %2456, label %2516, !llvm.loop !52

2516:                                             ; preds = %2456, %2433
  %2517 = phi i64 [ %2437, %2433 ], [ %2513, %2456 ]
  %2518 = icmp ult i64 %2517, %2436
  br i1 %2518, label %2519, label %2849

2519:                                             ; preds = %2516
  %2520 = shl i64 %2517, 4
  %2521 = add i64 %2520, %2435
  %2522 = inttoptr i64 %2521 to <4 x i32> addrspace(1)*
  %2523 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2522, align 16, !tbaa !11
  %2524 = zext i32 %2213 to i64
  %2525 = add i64 %2517, %2524
  %2526 = icmp ult i64 %2525, %2436
  br i1 %2526, label %2527, label %2532

2527:                                             ; preds = %2519
  %2528 = shl i64 %2525, 4
  %2529 = add i64 %2528, %2435
  %2530 = inttoptr i64 %2529 to <4 x i32> addrspace(1)*
  %2531 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2530, align 16, !tbaa !11
  br label %2532

2532:                                             ; preds = %2527, %2519
  %2533 = phi <4 x i32> [ %2531, %2527 ], [ zeroinitializer, %2519 ]
  %2534 = shl i32 %2213, 1
  %2535 = zext i32 %2534 to i64
  %2536 = add i64 %2517, %2535
  %2537 = icmp ult i64 %2536, %2436
  br i1 %2537, label %2538, label %2543

2538:                                             ; preds = %2532
  %2539 = shl i64 %2536, 4
  %2540 = add i64 %2539, %2435
  %2541 = inttoptr i64 %2540 to <4 x i32> addrspace(1)*
  %2542 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2541, align 16, !tbaa !11
  br label %2543

2543:                                             ; preds = %2538, %2532
  %2544 = phi <4 x i32> [ %2542, %2538 ], [ zeroinitializer, %2532 ]
  %2545 = mul i32 %2213, 3
  %2546 = zext i32 %2545 to i64
  %2547 = add i64 %2517, %2546
  %2548 = icmp ult i64 %2547, %2436
  br i1 %2548, label %2549, label %2554

2549:                                             ; preds = %2543
  %2550 = shl i64 %2547, 4
  %2551 = add i64 %2550, %2435
  %2552 = inttoptr i64 %2551 to <4 x i32> addrspace(1)*
  %2553 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2552, align 16, !tbaa !11
  br label %2554

2554:                                             ; preds = %2549, %2543
  %2555 = phi <4 x i32> [ %2553, %2549 ], [ zeroinitializer, %2543 ]
  %2556 = shl i32 %2213, 2
  %2557 = zext i32 %2556 to i64
  %2558 = add i64 %2517, %2557
  %2559 = icmp ult i64 %2558, %2436
  br i1 %2559, label %2560, label %2565

2560:                                             ; preds = %2554
  %2561 = shl i64 %2558, 4
  %2562 = add i64 %2561, %2435
  %2563 = inttoptr i64 %2562 to <4 x i32> addrspace(1)*
  %2564 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2563, align 16, !tbaa !11
  br label %2565

2565:                                             ; preds = %2560, %2554
  %2566 = phi <4 x i32> [ %2564, %2560 ], [ zeroinitializer, %2554 ]
  %2567 = mul i32 %2213, 5
  %2568 = zext i32 %2567 to i64
  %2569 = add i64 %2517, %2568
  %2570 = icmp ult i64 %2569, %2436
  br i1 %2570, label %2571, label %2576

2571:                                             ; preds = %2565
  %2572 = shl i64 %2569, 4
  %2573 = add i64 %2572, %2435
  %2574 = inttoptr i64 %2573 to <4 x i32> addrspace(1)*
  %2575 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2574, align 16, !tbaa !11
  br label %2576

2576:                                             ; preds = %2571, %2565
  %2577 = phi <4 x i32> [ %2575, %2571 ], [ zeroinitializer, %2565 ]
  %2578 = mul i32 %2213, 6
  %2579 = zext i32 %2578 to i64
  %2580 = add i64 %2517, %2579
  %2581 = icmp ult i64 %2580, %2436
  br i1 %2581, label %2582, label %2587

2582:                                             ; preds = %2576
  %2583 = shl i64 %2580, 4
  %2584 = add i64 %2583, %2435
  %2585 = inttoptr i64 %2584 to <4 x i32> addrspace(1)*
  %2586 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2585, align 16, !tbaa !11
  br label %2587

2587:                                             ; preds = %2582, %2576
  %2588 = phi <4 x i32> [ %2586, %2582 ], [ zeroinitializer, %2576 ]
  %2589 = add i64 %2517, %2439
  %2590 = icmp ult i64 %2589, %2436
  br i1 %2590, label %2591, label %2596

2591:                                             ; preds = %2587
  %2592 = shl i64 %2589, 4
  %2593 = add i64 %2592, %2435
  %2594 = inttoptr i64 %2593 to <4 x i32> addrspace(1)*
  %2595 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2594, align 16, !tbaa !11
  br label %2596

2596:                                             ; preds = %2591, %2587
  %2597 = phi <4 x i32> [ %2595, %2591 ], [ zeroinitializer, %2587 ]
  %2598 = add i64 %2520, %2434
  %2599 = inttoptr i64 %2598 to <4 x i32> addrspace(1)*
  store <4 x i32> %2523, <4 x i32> addrspace(1)* %2599, align 16, !tbaa !11
  br i1 %2526, label %2600, label %2604

2600:                                             ; preds = %2596
  %2601 = shl i64 %2525, 4
  %2602 = add i64 %2601, %2434
  %2603 = inttoptr i64 %2602 to <4 x i32> addrspace(1)*
  store <4 x i32> %2533, <4 x i32> addrspace(1)* %2603, align 16, !tbaa !11
  br label %2604

2604:                                             ; preds = %2600, %2596
  br i1 %2537, label %2605, label %2609

2605:                                             ; preds = %2604
  %2606 = shl i64 %2536, 4
  %2607 = add i64 %2606, %2434
  %2608 = inttoptr i64 %2607 to <4 x i32> addrspace(1)*
  store <4 x i32> %2544, <4 x i32> addrspace(1)* %2608, align 16, !tbaa !11
  br label %2609

2609:                                             ; preds = %2605, %2604
  br i1 %2548, label %2610, label %2614

2610:                                             ; preds = %2609
  %2611 = shl i64 %2547, 4
  %2612 = add i64 %2611, %2434
  %2613 = inttoptr i64 %2612 to <4 x i32> addrspace(1)*
  store <4 x i32> %2555, <4 x i32> addrspace(1)* %2613, align 16, !tbaa !11
  br label %2614

2614:                                             ; preds = %2610, %2609
  br i1 %2559, label %2615, label %2619

2615:                                             ; preds = %2614
  %2616 = shl i64 %2558, 4
  %2617 = add i64 %2616, %2434
  %2618 = inttoptr i64 %2617 to <4 x i32> addrspace(1)*
  store <4 x i32> %2566, <4 x i32> addrspace(1)* %2618, align 16, !tbaa !11
  br label %2619

2619:                                             ; preds = %2615, %2614
  br i1 %2570, label %2620, label %2624

2620:                                             ; preds = %2619
  %2621 = shl i64 %2569, 4
  %2622 = add i64 %2621, %2434
  %2623 = inttoptr i64 %2622 to <4 x i32> addrspace(1)*
  store <4 x i32> %2577, <4 x i32> addrspace(1)* %2623, align 16, !tbaa !11
  br label %2624

2624:                                             ; preds = %2620, %2619
  br i1 %2581, label %2625, label %2629

2625:                                             ; preds = %2624
  %2626 = shl i64 %2580, 4
  %2627 = add i64 %2626, %2434
  %2628 = inttoptr i64 %2627 to <4 x i32> addrspace(1)*
  store <4 x i32> %2588, <4 x i32> addrspace(1)* %2628, align 16, !tbaa !11
  br label %2629

2629:                                             ; preds = %2625, %2624
  br i1 %2590, label %2630, label %2849

2630:                                             ; preds = %2629
  %2631 = shl i64 %2589, 4
  %2632 = add i64 %2631, %2434
  %2633 = inttoptr i64 %2632 to <4 x i32> addrspace(1)*
  store <4 x i32> %2597, <4 x i32> addrspace(1)* %2633, align 16, !tbaa !11
  br label %2849

2634:                                             ; preds = %2427
  %2635 = add i64 %2429, %80
  %2636 = add i64 %2429, %2211
  %2637 = lshr i64 %2432, 2
  %2638 = zext i32 %2212 to i64
  %2639 = mul i32 %2213, 7
  %2640 = zext i32 %2639 to i64
  %2641 = add nuw nsw i64 %2640, %2638
  %2642 = icmp ult i64 %2641, %2637
  br i1 %2642, label %2643, label %2717

2643:                                             ; preds = %2634
  %2644 = shl i32 %2213, 3
  %2645 = zext i32 %2644 to i64
  %2646 = zext i32 %2213 to i64
  %2647 = shl i32 %2213, 1
  %2648 = zext i32 %2647 to i64
  %2649 = mul i32 %2213, 3
  %2650 = zext i32 %2649 to i64
  %2651 = shl i32 %2213, 2
  %2652 = zext i32 %2651 to i64
  %2653 = mul i32 %2213, 5
  %2654 = zext i32 %2653 to i64
  %2655 = mul i32 %2213, 6
  %2656 = zext i32 %2655 to i64
  br label %2657

2657:                                             ; preds = %2657, %2643
  %2658 = phi i64 [ %2638, %2643 ], [ %2714, %2657 ]
  %2659 = shl i64 %2658, 2
  %2660 = add i64 %2659, %2636
  %2661 = inttoptr i64 %2660 to i32 addrspace(1)*
  %2662 = load volatile i32, i32 addrspace(1)* %2661, align 4, !tbaa !11
  %2663 = add i64 %2658, %2646
  %2664 = shl i64 %2663, 2
  %2665 = add i64 %2664, %2636
  %2666 = inttoptr i64 %2665 to i32 addrspace(1)*
  %2667 = load volatile i32, i32 addrspace(1)* %2666, align 4, !tbaa !11
  %2668 = add i64 %2658, %2648
  %2669 = shl i64 %2668, 2
  %2670 = add i64 %2669, %2636
  %2671 = inttoptr i64 %2670 to i32 addrspace(1)*
  %2672 = load volatile i32, i32 addrspace(1)* %2671, align 4, !tbaa !11
  %2673 = add i64 %2658, %2650
  %2674 = shl i64 %2673, 2
  %2675 = add i64 %2674, %2636
  %2676 = inttoptr i64 %2675 to i32 addrspace(1)*
  %2677 = load volatile i32, i32 addrspace(1)* %2676, align 4, !tbaa !11
  %2678 = add i64 %2658, %2652
  %2679 = shl i64 %2678, 2
  %2680 = add i64 %2679, %2636
  %2681 = inttoptr i64 %2680 to i32 addrspace(1)*
  %2682 = load volatile i32, i32 addrspace(1)* %2681, align 4, !tbaa !11
  %2683 = add i64 %2658, %2654
  %2684 = shl i64 %2683, 2
  %2685 = add i64 %2684, %2636
  %2686 = inttoptr i64 %2685 to i32 addrspace(1)*
  %2687 = load volatile i32, i32 addrspace(1)* %2686, align 4, !tbaa !11
  %2688 = add i64 %2658, %2656
  %2689 = shl i64 %2688, 2
  %2690 = add i64 %2689, %2636
  %2691 = inttoptr i64 %2690 to i32 addrspace(1)*
  %2692 = load volatile i32, i32 addrspace(1)* %2691, align 4, !tbaa !11
  %2693 = add i64 %2658, %2640
  %2694 = shl i64 %2693, 2
  %2695 = add i64 %2694, %2636
  %2696 = inttoptr i64 %2695 to i32 addrspace(1)*
  %2697 = load volatile i32, i32 addrspace(1)* %2696, align 4, !tbaa !11
  %2698 = add i64 %2659, %2635
  %2699 = inttoptr i64 %2698 to i32 addrspace(1)*
  store i32 %2662, i32 addrspace(1)* %2699, align 4, !tbaa !11
  %2700 = add i64 %2664, %2635
  %2701 = inttoptr i64 %2700 to i32 addrspace(1)*
  store i32 %2667, i32 addrspace(1)* %2701, align 4, !tbaa !11
  %2702 = add i64 %2669, %2635
  %2703 = inttoptr i64 %2702 to i32 addrspace(1)*
  store i32 %2672, i32 addrspace(1)* %2703, align 4, !tbaa !11
  %2704 = add i64 %2674, %2635
  %2705 = inttoptr i64 %2704 to i32 addrspace(1)*
  store i32 %2677, i32 addrspace(1)* %2705, align 4, !tbaa !11
  %2706 = add i64 %2679, %2635
  %2707 = inttoptr i64 %2706 to i32 addrspace(1)*
  store i32 %2682, i32 addrspace(1)* %2707, align 4, !tbaa !11
  %2708 = add i64 %2684, %2635
  %2709 = inttoptr i64 %2708 to i32 addrspace(1)*
  store i32 %2687, i32 addrspace(1)* %2709, align 4, !tbaa !11
  %2710 = add i64 %2689, %2635
  %2711 = inttoptr i64 %2710 to i32 addrspace(1)*
  store i32 %2692, i32 addrspace(1)* %2711, align 4, !tbaa !11
  %2712 = add i64 %2694, %2635
  %2713 = inttoptr i64 %2712 to i32 addrspace(1)*
  store i32 %2697, i32 addrspace(1)* %2713, align 4, !tbaa !11
  %2714 = add i64 %2658, %2645
  %2715 = add i64 %2714, %2640
  %2716 = icmp ult i64 %2715, %2637
  br i1 %2716, label %2657, label %2717, !llvm.loop !53

2717:                                             ; preds = %2657, %2634
  %2718 = phi i64 [ %2638, %2634 ], [ %2714, %2657 ]
  %2719 = icmp ult i64 %2718, %2637
  br i1 %2719, label %2720, label %2849

2720:                                             ; preds = %2717
  %2721 = shl i64 %2718, 2
  %2722 = add i64 %2721, %2636
  %2723 = inttoptr i64 %2722 to i32 addrspace(1)*
  %2724 = load volatile i32, i32 addrspace(1)* %2723, align 4, !tbaa !11
  %2725 = zext i32 %2213 to i64
  %2726 = add i64 %2718, %2725
  %2727 = icmp ult i64 %2726, %2637
  br i1 %2727, label %2728, label %2733

2728:                                             ; preds = %2720
  %2729 = shl i64 %2726, 2
  %2730 = add i64 %2729, %2636
  %2731 = inttoptr i64 %2730 to i32 addrspace(1)*
  %2732 = load volatile i32, i32 addrspace(1)* %2731, align 4, !tbaa !11
  br label %2733

2733:                                             ; preds = %2728, %2720
  %2734 = phi i32 [ %2732, %2728 ], [ 0, %2720 ]
  %2735 = shl i32 %2213, 1
  %2736 = zext i32 %2735 to i64
  %2737 = add i64 %2718, %2736
  %2738 = icmp ult i64 %2737, %2637
  br i1 %2738, label %2739, label %2744

2739:                                             ; preds = %2733
  %2740 = shl i64 %2737, 2
  %2741 = add i64 %2740, %2636
  %2742 = inttoptr i64 %2741 to i32 addrspace(1)*
  %2743 = load volatile i32, i32 addrspace(1)* %2742, align 4, !tbaa !11
  br label %2744

2744:                                             ; preds = %2739, %2733
  %2745 = phi i32 [ %2743, %2739 ], [ 0, %2733 ]
  %2746 = mul i32 %2213, 3
  %2747 = zext i32 %2746 to i64
  %2748 = add i64 %2718, %2747
  %2749 = icmp ult i64 %2748, %2637
  br i1 %2749, label %2750, label %2755

2750:                                             ; preds = %2744
  %2751 = shl i64 %2748, 2
  %2752 = add i64 %2751, %2636
  %2753 = inttoptr i64 %2752 to i32 addrspace(1)*
  %2754 = load volatile i32, i32 addrspace(1)* %2753, align 4, !tbaa !11
  br label %2755

2755:                                             ; preds = %2750, %2744
  %2756 = phi i32 [ %2754, %2750 ], [ 0, %2744 ]
  %2757 = shl i32 %2213, 2
  %2758 = zext i32 %2757 to i64
  %2759 = add i64 %2718, %2758
  %2760 = icmp ult i64 %2759, %2637
  br i1 %2760, label %2761, label %2766

2761:                                             ; preds = %2755
  %2762 = shl i64 %2759, 2
  %2763 = add i64 %2762, %2636
  %2764 = inttoptr i64 %2763 to i32 addrspace(1)*
  %2765 = load volatile i32, i32 addrspace(1)* %2764, align 4, !tbaa !11
  br label %2766

2766:                                             ; preds = %2761, %2755
  %2767 = phi i32 [ %2765, %2761 ], [ 0, %2755 ]
  %2768 = mul i32 %2213, 5
  %2769 = zext i32 %2768 to i64
  %2770 = add i64 %2718, %2769
  %2771 = icmp ult i64 %2770, %2637
  br i1 %2771, label %2772, label %2777

2772:                                             ; preds = %2766
  %2773 = shl i64 %2770, 2
  %2774 = add i64 %2773, %2636
  %2775 = inttoptr i64 %2774 to i32 addrspace(1)*
  %2776 = load volatile i32, i32 addrspace(1)* %2775, align 4, !tbaa !11
  br label %2777

2777:                                             ; preds = %2772, %2766
  %2778 = phi i32 [ %2776, %2772 ], [ 0, %2766 ]
  %2779 = mul i32 %2213, 6
  %2780 = zext i32 %2779 to i64
  %2781 = add i64 %2718, %2780
  %2782 = icmp ult i64 %2781, %2637
  br i1 %2782, label %2783, label %2788

2783:                                             ; preds = %2777
  %2784 = shl i64 %2781, 2
  %2785 = add i64 %2784, %2636
  %2786 = inttoptr i64 %2785 to i32 addrspace(1)*
  %2787 = load volatile i32, i32 addrspace(1)* %2786, align 4, !tbaa !11
  br label %2788

2788:                                             ; preds = %2783, %2777
  %2789 = phi i32 [ %2787, %2783 ], [ 0, %2777 ]
  %2790 = add i64 %2718, %2640
  %2791 = icmp ult i64 %2790, %2637
  br i1 %2791, label %2792, label %2797

2792:                                             ; preds = %2788
  %2793 = shl i64 %2790, 2
  %2794 = add i64 %2793, %2636
  %2795 = inttoptr i64 %2794 to i32 addrspace(1)*
  %2796 = load volatile i32, i32 addrspace(1)* %2795, align 4, !tbaa !11
  br label %2797

2797:                                             ; preds = %2792, %2788
  %2798 = phi i32 [ %2796, %2792 ], [ 0, %2788 ]
  %2799 = add i64 %2721, %2635
  %2800 = inttoptr i64 %2799 to i32 addrspace(1)*
  store i32 %2724, i32 addrspace(1)* %2800, align 4, !tbaa !11
  br i1 %2727, label %2801, label %2805

2801:                                             ; preds = %2797
  %2802 = shl i64 %2726, 2
  %2803 = add i64 %2802, %2635
  %2804 = inttoptr i64 %2803 to i32 addrspace(1)*
  store i32 %2734, i32 addrspace(1)* %2804, align 4, !tbaa !11
  br label %2805

2805:                                             ; preds = %2801, %2797
  br i1 %2738, label %2806, label %2810

2806:                                             ; preds = %2805
  %2807 = shl i64 %2737, 2
  %2808 = add i64 %2807, %2635
  %2809 = inttoptr i64 %2808 to i32 addrspace(1)*
  store i32 %2745, i32 addrspace(1)* %2809, align 4, !tbaa !11
  br label %2810

2810:                                             ; preds = %2806, %2805
  br i1 %2749, label %2811, label %2815

2811:                                             ; preds = %2810
  %2812 = shl i64 %2748, 2
  %2813 = add i64 %2812, %2635
  %2814 = inttoptr i64 %2813 to i32 addrspace(1)*
  store i32 %2756, i32 addrspace(1)* %2814, align 4, !tbaa !11
  br label %2815

2815:                                             ; preds = %2811, %2810
  br i1 %2760, label %2816, label %2820

2816:                                             ; preds = %2815
  %2817 = shl i64 %2759, 2
  %2818 = add i64 %2817, %2635
  %2819 = inttoptr i64 %2818 to i32 addrspace(1)*
  store i32 %2767, i32 addrspace(1)* %2819, align 4, !tbaa !11
  br label %2820

2820:                                             ; preds = %2816, %2815
  br i1 %2771, label %2821, label %2825

2821:                                             ; preds = %2820
  %2822 = shl i64 %2770, 2
  %2823 = add i64 %2822, %2635
  %2824 = inttoptr i64 %2823 to i32 addrspace(1)*
  store i32 %2778, i32 addrspace(1)* %2824, align 4, !tbaa !11
  br label %2825

2825:                                             ; preds = %2821, %2820
  br i1 %2782, label %2826, label %2830

2826:                                             ; preds = %2825
  %2827 = shl i64 %2781, 2
  %2828 = add i64 %2827, %2635
  %2829 = inttoptr i64 %2828 to i32 addrspace(1)*
  store i32 %2789, i32 addrspace(1)* %2829, align 4, !tbaa !11
  br label %2830

2830:                                             ; preds = %2826, %2825
  br i1 %2791, label %2831, label %2849

2831:                                             ; preds = %2830
  %2832 = shl i64 %2790, 2
  %2833 = add i64 %2832, %2635
  %2834 = inttoptr i64 %2833 to i32 addrspace(1)*
  store i32 %2798, i32 addrspace(1)* %2834, align 4, !tbaa !11
  br label %2849

2835:                                             ; preds = %2427
  %2836 = zext i32 %2212 to i64
  %2837 = icmp ugt i64 %1550, %2836
  br i1 %2837, label %2838, label %2879

2838:                                             ; preds = %2835
  %2839 = zext i32 %2213 to i64
  br label %2840

2840:                                             ; preds = %2840, %2838
  %2841 = phi i64 [ %2836, %2838 ], [ %2847, %2840 ]
  %2842 = add i64 %2841, %2211
  %2843 = inttoptr i64 %2842 to i8 addrspace(1)*
  %2844 = load volatile i8, i8 addrspace(1)* %2843, align 1, !tbaa !11
  %2845 = add i64 %2841, %80
  %2846 = inttoptr i64 %2845 to i8 addrspace(1)*
  store i8 %2844, i8 addrspace(1)* %2846, align 1, !tbaa !11
  %2847 = add i64 %2841, %2839
  %2848 = icmp ult i64 %2847, %1550
  br i1 %2848, label %2840, label %2879, !llvm.loop !54

2849:                                             ; preds = %2831, %2830, %2717, %2630, %2629, %2516
  %2850 = phi i64 [ %2638, %2831 ], [ %2638, %2830 ], [ %2638, %2717 ], [ %2437, %2630 ], [ %2437, %2629 ], [ %2437, %2516 ]
  %2851 = icmp ugt i64 %2429, %2850
  br i1 %2851, label %2852, label %2863

2852:                                             ; preds = %2849
  %2853 = zext i32 %2213 to i64
  br label %2854

2854:                                             ; preds = %2854, %2852
  %2855 = phi i64 [ %2850, %2852 ], [ %2861, %2854 ]
  %2856 = add i64 %2855, %2211
  %2857 = inttoptr i64 %2856 to i8 addrspace(1)*
  %2858 = load volatile i8, i8 addrspace(1)* %2857, align 1, !tbaa !11
  %2859 = add i64 %2855, %80
  %2860 = inttoptr i64 %2859 to i8 addrspace(1)*
  store i8 %2858, i8 addrspace(1)* %2860, align 1, !tbaa !11
  %2861 = add i64 %2855, %2853
  %2862 = icmp ult i64 %2861, %2429
  br i1 %2862, label %2854, label %2863, !llvm.loop !54

2863:                                             ; preds = %2854, %2849
  %2864 = add i64 %2432, %2429
  %2865 = sub i64 %1550, %2864
  %2866 = icmp ugt i64 %2865, %2850
  br i1 %2866, label %2867, label %2879

2867:                                             ; preds = %2863
  %2868 = zext i32 %2213 to i64
  br label %2869

2869:                                             ; preds = %2869, %2867
  %2870 = phi i64 [ %2850, %2867 ], [ %2877, %2869 ]
  %2871 = add i64 %2870, %2864
  %2872 = add i64 %2871, %2211
  %2873 = inttoptr i64 %2872 to i8 addrspace(1)*
  %2874 = load volatile i8, i8 addrspace(1)* %2873, align 1, !tbaa !11
  %2875 = add i64 %2871, %80
  %2876 = inttoptr i64 %2875 to i8 addrspace(1)*
  store i8 %2874, i8 addrspace(1)* %2876, align 1, !tbaa !11
  %2877 = add i64 %2870, %2868
  %2878 = icmp ult i64 %2877, %2865
  br i1 %2878, label %2869, label %2879, !llvm.loop !54

2879:                                             ; preds = %2869, %2840, %2863, %2835, %2423, %2422, %2309, %2188
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !96
  %2880 = load i32, i32* %50, align 8, !tbaa !40
  %2881 = icmp eq i32 %2880, %2036
  %2882 = and i64 %2196, -36028797018963968
  br i1 %2881, label %2883, label %2895

2883:                                             ; preds = %2879
  %2884 = icmp eq i64 %2882, 252201579132747776
  br i1 %2884, label %2885, label %2947

2885:                                             ; preds = %2883
  %2886 = icmp eq i32 %2036, -1
  br i1 %2886, label %2930, label %2887

2887:                                             ; preds = %2885
  %2888 = load i32, i32* %41, align 8, !tbaa !37
  %2889 = icmp eq i32 %2888, 0
  br i1 %2889, label %2890, label %2894

2890:                                             ; preds = %2887
  %2891 = load i64, i64* %42, align 8, !tbaa !27
  %2892 = add i64 %2891, 136
  %2893 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2892, i64 -1) #10, !srcloc !31
  br label %2894

2894:                                             ; preds = %2890, %2887
  store i32 -1, i32* %50, align 8, !tbaa !40
  store i32 0, i32* %74, align 8, !tbaa !41
  br label %2930

2895:                                             ; preds = %2879
  %2896 = icmp ne i32 %2880, -1
  %2897 = icmp eq i64 %2882, 252201579132747776
  %2898 = or i1 %2897, %2896
  br i1 %2898, label %2930, label %2899

2899:                                             ; preds = %2895
  %2900 = load i32, i32* %74, align 8, !tbaa !41
  %2901 = icmp ult i32 %2900, 2
  br i1 %2901, label %2902, label %2930

2902:                                             ; preds = %2899
  %2903 = add nuw nsw i32 %2900, 1
  store i32 %2903, i32* %74, align 8, !tbaa !41
  %2904 = icmp eq i32 %2903, 2
  br i1 %2904, label %2905, label %2930

2905:                                             ; preds = %2902
  %2906 = load i32, i32* %41, align 8, !tbaa !37
  %2907 = icmp eq i32 %2906, 0
  br i1 %2907, label %2908, label %2920

2908:                                             ; preds = %2905
  %2909 = load i64, i64* %42, align 8, !tbaa !27
  %2910 = add i64 %2909, 136
  %2911 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2910, i64 1) #10, !srcloc !31
  %2912 = load i32, i32* %54, align 4, !tbaa !97
  %2913 = lshr i32 %2912, 2
  %2914 = zext i32 %2913 to i64
  %2915 = icmp ult i64 %2911, %2914
  br i1 %2915, label %2920, label %2916

2916:                                             ; preds = %2908
  %2917 = load i64, i64* %42, align 8, !tbaa !27
  %2918 = add i64 %2917, 136
  %2919 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2918, i64 -1) #10, !srcloc !31
  br label %2920

2920:                                             ; preds = %2916, %2908, %2905
  %2921 = phi i32 [ 0, %2905 ], [ 0, %2916 ], [ 1, %2908 ]
  %2922 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2921, i32 0, i32 31) #7
  %2923 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 0, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !32
  %2924 = zext i32 %2923 to i64
  %2925 = shl nuw i64 %2924, 32
  %2926 = zext i32 %2922 to i64
  %2927 = or i64 %2925, %2926
  %2928 = icmp eq i64 %2927, 0
  br i1 %2928, label %2930, label %2929

2929:                                             ; preds = %2920
  store i32 %2036, i32* %50, align 8, !tbaa !40
  br label %2947

2930:                                             ; preds = %2920, %2902, %2899, %2895, %2894, %2885
  %2931 = phi i64 [ 252201579132747776, %2894 ], [ 252201579132747776, %2885 ], [ %2882, %2895 ], [ %2882, %2899 ], [ %2882, %2902 ], [ %2882, %2920 ]
  %2932 = icmp eq i64 %2931, 252201579132747776
  br i1 %2932, label %2933, label %2934

2933:                                             ; preds = %2930
  store i32 %2191, i32* %52, align 4, !tbaa !66
  br label %2947

2934:                                             ; preds = %2930
  %2935 = load i32, i32* %41, align 8, !tbaa !37
  %2936 = icmp eq i32 %2935, 0
  br i1 %2936, label %2937, label %2947

2937:                                             ; preds = %2934
  %2938 = and i32 %2036, 63
  %2939 = zext i32 %2938 to i64
  %2940 = shl nuw i64 1, %2939
  %2941 = lshr i32 %2036, 3
  %2942 = and i32 %2941, 536870904
  %2943 = zext i32 %2942 to i64
  %2944 = load i64, i64* %51, align 8, !tbaa !38
  %2945 = add i64 %2944, %2943
  %2946 = inttoptr i64 %2945 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %2946, i64 %2940) #10, !srcloc !39
  br label %2947

2947:                                             ; preds = %2937, %2934, %2933, %2929, %2883
  %2948 = zext i1 %2205 to i32
  %2949 = load i32, i32* %73, align 4, !tbaa !9
  %2950 = add i32 %2949, %2948
  store i32 %2950, i32* %73, align 4, !tbaa !9
  br label %5353

2951:                                             ; preds = %1840
  %2952 = trunc i64 %1841 to i32
  store i32 %2952, i32* %52, align 4, !tbaa !66
  br label %5353

2953:                                             ; preds = %1840
  %2954 = trunc i64 %1841 to i32
  %2955 = load i32, i32* %35, align 8, !tbaa !47
  %2956 = zext i32 %2955 to i64
  %2957 = lshr i64 %81, %2956
  %2958 = shl i64 %2957, %2956
  %2959 = shl nuw i64 1, %2956
  %2960 = load i64, i64* %60, align 8, !tbaa !98
  %2961 = sub i64 %2960, %2958
  %2962 = icmp ult i64 %2961, %2959
  %2963 = select i1 %2962, i64 %2961, i64 %2959
  %2964 = load i32, i32* %50, align 8, !tbaa !40
  %2965 = icmp eq i32 %2964, %2954
  br i1 %2965, label %2966, label %2969

2966:                                             ; preds = %2953
  %2967 = load i32, i32* %61, align 4, !tbaa !86
  %2968 = and i64 %1841, 4294967295
  br label %2976

2969:                                             ; preds = %2953
  %2970 = load i64, i64* %57, align 8, !tbaa !76
  %2971 = and i64 %1841, 4294967295
  %2972 = shl nuw nsw i64 %2971, 2
  %2973 = add i64 %2970, %2972
  %2974 = inttoptr i64 %2973 to i32 addrspace(1)*
  %2975 = load volatile i32, i32 addrspace(1)* %2974, align 4, !tbaa !9
  br label %2976

2976:                                             ; preds = %2969, %2966
  %2977 = phi i64 [ %2968, %2966 ], [ %2971, %2969 ]
  %2978 = phi i32 [ %2967, %2966 ], [ %2975, %2969 ]
  %2979 = add i32 %2978, 1
  store i32 %2979, i32* %61, align 4, !tbaa !86
  %2980 = load i32, i32* %41, align 8, !tbaa !37
  %2981 = load i32, i32* %46, align 4, !tbaa !51
  %2982 = load i64, i64* %62, align 8, !tbaa !87
  %2983 = zext i32 %2979 to i64
  %2984 = shl nuw i64 %2983, 32
  %2985 = shl nuw nsw i64 %2977, 16
  %2986 = or i64 %2985, %2984
  %2987 = or i64 %2986, 256
  %2988 = icmp eq i32 %2980, 0
  br i1 %2988, label %2989, label %2993

2989:                                             ; preds = %2976
  %2990 = load i64, i64* %63, align 8, !tbaa !88
  %2991 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2990, i64 1) #10, !srcloc !31
  %2992 = trunc i64 %2991 to i32
  br label %2993

2993:                                             ; preds = %2989, %2976
  %2994 = phi i32 [ %2992, %2989 ], [ 0, %2976 ]
  %2995 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2994, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !89
  %2996 = load i64, i64* %29, align 8, !tbaa !90
  %2997 = load i32, i32* %65, align 8, !tbaa !91
  %2998 = shl nsw i32 -1, %2997
  %2999 = xor i32 %2998, -1
  %3000 = and i32 %2995, %2999
  %3001 = zext i32 %3000 to i64
  %3002 = shl nuw nsw i64 %3001, 5
  %3003 = add i64 %3002, %2996
  %3004 = inttoptr i64 %3003 to i64*
  br i1 %2988, label %3005, label %3010

3005:                                             ; preds = %2993
  %3006 = shl nuw nsw i64 %2977, 2
  %3007 = load i64, i64* %57, align 8, !tbaa !76
  %3008 = add i64 %3007, %3006
  %3009 = inttoptr i64 %3008 to i32 addrspace(1)*
  store volatile i32 %2979, i32 addrspace(1)* %3009, align 4, !tbaa !9
  br label %3010

3010:                                             ; preds = %3005, %2993
  %3011 = icmp ult i32 %2980, 4
  br i1 %3011, label %3012, label %3034

3012:                                             ; preds = %3010
  %3013 = load i32, i32* %65, align 8, !tbaa !91
  %3014 = lshr i32 %2995, %3013
  %3015 = and i32 %3014, 1
  %3016 = xor i32 %3015, 1
  %3017 = zext i32 %3016 to i64
  br label %3018

3018:                                             ; preds = %3025, %3012
  %3019 = phi i32 [ %2980, %3012 ], [ %3032, %3025 ]
  switch i32 %3019, label %3021 [
    i32 0, label %3025
    i32 1, label %3020
  ]

3020:                                             ; preds = %3018
  br label %3025

3021:                                             ; preds = %3018
  %3022 = icmp eq i32 %3019, 2
  %3023 = select i1 %3022, i64 %2958, i64 %2963
  %3024 = shl i64 %3023, 1
  br label %3025

3025:                                             ; preds = %3021, %3020, %3018
  %3026 = phi i64 [ %2982, %3020 ], [ %3024, %3021 ], [ %2987, %3018 ]
  %3027 = or i64 %3026, %3017
  %3028 = zext i32 %3019 to i64
  %3029 = getelementptr inbounds i64, i64* %3004, i64 %3028
  %3030 = ptrtoint i64* %3029 to i64
  %3031 = inttoptr i64 %3030 to i64 addrspace(1)*
  store volatile i64 %3027, i64 addrspace(1)* %3031, align 8, !tbaa !5
  %3032 = add i32 %3019, %2981
  %3033 = icmp ult i32 %3032, 4
  br i1 %3033, label %3018, label %3034, !llvm.loop !92

3034:                                             ; preds = %3025, %3010
  %3035 = load i32, i32* %41, align 8, !tbaa !37
  %3036 = icmp eq i32 %3035, 0
  br i1 %3036, label %3037, label %3106

3037:                                             ; preds = %3034
  %3038 = load i32, i32* %61, align 4, !tbaa !86
  %3039 = shl nuw nsw i64 %2977, 3
  %3040 = zext i32 %3038 to i64
  br label %3041

3041:                                             ; preds = %3082, %3037
  %3042 = phi i32 [ 1, %3037 ], [ %3083, %3082 ]
  %3043 = phi i64 [ 0, %3037 ], [ %3084, %3082 ]
  %3044 = phi i32 [ 0, %3037 ], [ %3086, %3082 ]
  %3045 = load i64, i64* %56, align 8, !tbaa !74
  %3046 = add i64 %3045, %3039
  %3047 = inttoptr i64 %3046 to i64*
  %3048 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %3047) #10, !srcloc !75
  %3049 = trunc i64 %3048 to i32
  %3050 = lshr i64 %3048, 32
  %3051 = icmp eq i64 %3050, %3040
  br i1 %3051, label %3052, label %3057

3052:                                             ; preds = %3041
  %3053 = icmp slt i32 %3049, 0
  %3054 = select i1 %3053, i32 0, i32 %3049
  %3055 = sub nsw i32 0, %3049
  %3056 = select i1 %3053, i32 %3055, i32 0
  br label %3082

3057:                                             ; preds = %3041
  %3058 = add i32 %3042, 1
  %3059 = and i32 %3042, 63
  %3060 = icmp eq i32 %3059, 0
  br i1 %3060, label %3061, label %3077

3061:                                             ; preds = %3057
  %3062 = load i64, i64* %58, align 8, !tbaa !82
  %3063 = inttoptr i64 %3062 to i64*
  %3064 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %3063) #10, !srcloc !75
  %3065 = icmp eq i64 %3064, 0
  br i1 %3065, label %3066, label %3077

3066:                                             ; preds = %3061
  %3067 = icmp eq i64 %3043, 0
  br i1 %3067, label %3068, label %3072

3068:                                             ; preds = %3066
  %3069 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !83
  %3070 = load i64, i64* %59, align 8, !tbaa !84
  %3071 = add i64 %3070, %3069
  br label %3072

3072:                                             ; preds = %3068, %3066
  %3073 = phi i64 [ %3071, %3068 ], [ %3043, %3066 ]
  %3074 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !83
  %3075 = icmp ult i64 %3074, %3073
  %3076 = select i1 %3075, i32 0, i32 110
  br label %3077

3077:                                             ; preds = %3072, %3061, %3057
  %3078 = phi i64 [ %3073, %3072 ], [ %3043, %3061 ], [ %3043, %3057 ]
  %3079 = phi i32 [ %3076, %3072 ], [ 108, %3061 ], [ 0, %3057 ]
  %3080 = icmp eq i32 %3079, 0
  %3081 = select i1 %3080, i32 0, i32 2
  br label %3082

3082:                                             ; preds = %3077, %3052
  %3083 = phi i32 [ %3042, %3052 ], [ %3058, %3077 ]
  %3084 = phi i64 [ %3043, %3052 ], [ %3078, %3077 ]
  %3085 = phi i32 [ %3056, %3052 ], [ %3079, %3077 ]
  %3086 = phi i32 [ %3054, %3052 ], [ %3044, %3077 ]
  %3087 = phi i32 [ 1, %3052 ], [ %3081, %3077 ]
  switch i32 %3087, label %3096 [
    i32 0, label %3041
    i32 2, label %3088
  ], !llvm.loop !93

3088:                                             ; preds = %3082
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !43
  %3089 = load i64, i64* %55, align 8, !tbaa !73
  %3090 = lshr i64 %1841, 3
  %3091 = and i64 %3090, 536870904
  %3092 = add i64 %3089, %3091
  %3093 = and i64 %1841, 63
  %3094 = shl nuw i64 1, %3093
  %3095 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %3092, i64 %3094) #10, !srcloc !65
  br label %3096

3096:                                             ; preds = %3082, %3088
  %3097 = phi i64 [ 36028797018963968, %3088 ], [ 0, %3082 ]
  %3098 = icmp eq i32 %3085, 0
  br i1 %3098, label %3103, label %3099

3099:                                             ; preds = %3096
  %3100 = zext i32 %3085 to i64
  %3101 = or i64 %3097, %3100
  %3102 = or i64 %3101, 216172782113783808
  br label %3106

3103:                                             ; preds = %3096
  %3104 = zext i32 %3086 to i64
  %3105 = or i64 %3104, 144115188075855872
  br label %3106

3106:                                             ; preds = %3103, %3099, %3034
  %3107 = phi i64 [ 0, %3034 ], [ %3102, %3099 ], [ %3105, %3103 ]
  %3108 = trunc i64 %3107 to i32
  %3109 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %3108, i32 0, i32 31) #7
  %3110 = lshr i64 %3107, 32
  %3111 = trunc i64 %3110 to i32
  %3112 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %3111, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !32
  %3113 = zext i32 %3112 to i64
  %3114 = shl nuw i64 %3113, 32
  %3115 = zext i32 %3109 to i64
  %3116 = sub i64 %81, %2958
  %3117 = add i64 %3116, %1550
  %3118 = and i64 %3113, 4278190080
  %3119 = icmp eq i64 %3118, 50331648
  %3120 = and i64 %3114, 72057589742960640
  %3121 = or i64 %3120, %3115
  %3122 = icmp ult i64 %3121, %3117
  %3123 = select i1 %3122, i32 61, i32 0
  %3124 = select i1 %3119, i32 %3109, i32 %3123
  %3125 = load i64, i64* %66, align 8, !tbaa !94
  %3126 = and i64 %1841, 4294967295
  %3127 = load i64, i64* %67, align 8, !tbaa !95
  %3128 = mul i64 %3127, %3126
  %3129 = add i64 %3128, %3125
  %3130 = icmp eq i32 %3124, 0
  %3131 = icmp ne i64 %80, 0
  %3132 = and i1 %3131, %3130
  br i1 %3132, label %3133, label %3802

3133:                                             ; preds = %3106
  %3134 = add i64 %3129, %3116
  %3135 = load i32, i32* %41, align 8, !tbaa !37
  %3136 = load i32, i32* %46, align 4, !tbaa !51
  %3137 = xor i64 %3134, %80
  %3138 = and i64 %3137, 15
  %3139 = icmp eq i64 %3138, 0
  %3140 = and i64 %3137, 3
  %3141 = icmp eq i64 %3140, 0
  %3142 = select i1 %3141, i64 4, i64 1
  %3143 = select i1 %3139, i64 16, i64 %3142
  %3144 = sub i64 0, %80
  %3145 = add nsw i64 %3143, -1
  %3146 = and i64 %3145, %3144
  %3147 = or i64 %1550, %80
  %3148 = or i64 %3147, %3134
  %3149 = and i64 %3148, 15
  %3150 = icmp eq i64 %3149, 0
  br i1 %3150, label %3151, label %3350

3151:                                             ; preds = %3133
  %3152 = lshr i64 %1550, 4
  %3153 = zext i32 %3135 to i64
  %3154 = mul i32 %3136, 7
  %3155 = zext i32 %3154 to i64
  %3156 = add nuw nsw i64 %3155, %3153
  %3157 = icmp ult i64 %3156, %3152
  br i1 %3157, label %3158, label %3232

3158:                                             ; preds = %3151
  %3159 = shl i32 %3136, 3
  %3160 = zext i32 %3159 to i64
  %3161 = zext i32 %3136 to i64
  %3162 = shl i32 %3136, 1
  %3163 = zext i32 %3162 to i64
  %3164 = mul i32 %3136, 3
  %3165 = zext i32 %3164 to i64
  %3166 = shl i32 %3136, 2
  %3167 = zext i32 %3166 to i64
  %3168 = mul i32 %3136, 5
  %3169 = zext i32 %3168 to i64
  %3170 = mul i32 %3136, 6
  %3171 = zext i32 %3170 to i64
  br label %3172

3172:                                             ; preds = %3172, %3158
  %3173 = phi i64 [ %3153, %3158 ], [ %3229, %3172 ]
  %3174 = shl i64 %3173, 4
  %3175 = add i64 %3174, %3134
  %3176 = inttoptr i64 %3175 to <4 x i32> addrspace(1)*
  %3177 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3176, align 16, !tbaa !11
  %3178 = add i64 %3173, %3161
  %3179 = shl i64 %3178, 4
  %3180 = add i64 %3179, %3134
  %3181 = inttoptr i64 %3180 to <4 x i32> addrspace(1)*
  %3182 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3181, align 16, !tbaa !11
  %3183 = add i64 %3173, %3163
  %3184 = shl i64 %3183, 4
  %3185 = add i64 %3184, %3134
  %3186 = inttoptr i64 %3185 to <4 x i32> addrspace(1)*
  %3187 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3186, align 16, !tbaa !11
  %3188 = add i64 %3173, %3165
  %3189 = shl i64 %3188, 4
  %3190 = add i64 %3189, %3134
  %3191 = inttoptr i64 %3190 to <4 x i32> addrspace(1)*
  %3192 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3191, align 16, !tbaa !11
  %3193 = add i64 %3173, %3167
  %3194 = shl i64 %3193, 4
  %3195 = add i64 %3194, %3134
  %3196 = inttoptr i64 %3195 to <4 x i32> addrspace(1)*
  %3197 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3196, align 16, !tbaa !11
  %3198 = add i64 %3173, %3169
  %3199 = shl i64 %3198, 4
  %3200 = add i64 %3199, %3134
  %3201 = inttoptr i64 %3200 to <4 x i32> addrspace(1)*
  %3202 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3201, align 16, !tbaa !11
  %3203 = add i64 %3173, %3171
  %3204 = shl i64 %3203, 4
  %3205 = add i64 %3204, %3134
  %3206 = inttoptr i64 %3205 to <4 x i32> addrspace(1)*
  %3207 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3206, align 16, !tbaa !11
  %3208 = add i64 %3173, %3155
  %3209 = shl i64 %3208, 4
  %3210 = add i64 %3209, %3134
  %3211 = inttoptr i64 %3210 to <4 x i32> addrspace(1)*
  %3212 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3211, align 16, !tbaa !11
  %3213 = add i64 %3174, %80
  %3214 = inttoptr i64 %3213 to <4 x i32> addrspace(1)*
  store <4 x i32> %3177, <4 x i32> addrspace(1)* %3214, align 16, !tbaa !11
  %3215 = add i64 %3179, %80
  %3216 = inttoptr i64 %3215 to <4 x i32> addrspace(1)*
  store <4 x i32> %3182, <4 x i32> addrspace(1)* %3216, align 16, !tbaa !11
  %3217 = add i64 %3184, %80
  %3218 = inttoptr i64 %3217 to <4 x i32> addrspace(1)*
  store <4 x i32> %3187, <4 x i32> addrspace(1)* %3218, align 16, !tbaa !11
  %3219 = add i64 %3189, %80
  %3220 = inttoptr i64 %3219 to <4 x i32> addrspace(1)*
  store <4 x i32> %3192, <4 x i32> addrspace(1)* %3220, align 16, !tbaa !11
  %3221 = add i64 %3194, %80
  %3222 = inttoptr i64 %3221 to <4 x i32> addrspace(1)*
  store <4 x i32> %3197, <4 x i32> addrspace(1)* %3222, align 16, !tbaa !11
  %3223 = add i64 %3199, %80
  %3224 = inttoptr i64 %3223 to <4 x i32> addrspace(1)*
  store <4 x i32> %3202, <4 x i32> addrspace(1)* %3224, align 16, !tbaa !11
  %3225 = add i64 %3204, %80
  %3226 = inttoptr i64 %3225 to <4 x i32> addrspace(1)*
  store <4 x i32> %3207, <4 x i32> addrspace(1)* %3226, align 16, !tbaa !11
  %3227 = add i64 %3209, %80
  %3228 = inttoptr i64 %3227 to <4 x i32> addrspace(1)*
  store <4 x i32> %3212, <4 x i32> addrspace(1)* %3228, align 16, !tbaa !11
  %3229 = add i64 %3173, %3160
  %3230 = add i64 %3229, %3155
  %3231 = icmp ult i64 %3230, %3152
  br i1 %3231, label %3172, label %3232, !llvm.loop !52

3232:                                             ; preds = %3172, %3151
  %3233 = phi i64 [ %3153, %3151 ], [ %3229, %3172 ]
  %3234 = icmp ult i64 %3233, %3152
  br i1 %3234, label %3235, label %3802

3235:                                             ; preds = %3232
  %3236 = shl i64 %3233, 4
  %3237 = add i64 %3236, %3134
  %3238 = inttoptr i64 %3237 to <4 x i32> addrspace(1)*
  %3239 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3238, align 16, !tbaa !11
  %3240 = zext i32 %3136 to i64
  %3241 = add i64 %3233, %3240
  %3242 = icmp ult i64 %3241, %3152
  br i1 %3242, label %3243, label %3248

3243:                                             ; preds = %3235
  %3244 = shl i64 %3241, 4
  %3245 = add i64 %3244, %3134
  %3246 = inttoptr i64 %3245 to <4 x i32> addrspace(1)*
  %3247 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3246, align 16, !tbaa !11
  br label %3248

3248:                                             ; preds = %3243, %3235
  %3249 = phi <4 x i32> [ %3247, %3243 ], [ zeroinitializer, %3235 ]
  %3250 = shl i32 %3136, 1
  %3251 = zext i32 %3250 to i64
  %3252 = add i64 %3233, %3251
  %3253 = icmp ult i64 %3252, %3152
  br i1 %3253, label %3254, label %3259

3254:                                             ; preds = %3248
  %3255 = shl i64 %3252, 4
  %3256 = add i64 %3255, %3134
  %3257 = inttoptr i64 %3256 to <4 x i32> addrspace(1)*
  %3258 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3257, align 16, !tbaa !11
  br label %3259

3259:                                             ; preds = %3254, %3248
  %3260 = phi <4 x i32> [ %3258, %3254 ], [ zeroinitializer, %3248 ]
  %3261 = mul i32 %3136, 3
  %3262 = zext i32 %3261 to i64
  %3263 = add i64 %3233, %3262
  %3264 = icmp ult i64 %3263, %3152
  br i1 %3264, label %3265, label %3270

3265:                                             ; preds = %3259
  %3266 = shl i64 %3263, 4
  %3267 = add i64 %3266, %3134
  %3268 = inttoptr i64 %3267 to <4 x i32> addrspace(1)*
  %3269 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3268, align 16, !tbaa !11
  br label %3270

3270:                                             ; preds = %3265, %3259
  %3271 = phi <4 x i32> [ %3269, %3265 ], [ zeroinitializer, %3259 ]
  %3272 = shl i32 %3136, 2
  %3273 = zext i32 %3272 to i64
  %3274 = add i64 %3233, %3273
  %3275 = icmp ult i64 %3274, %3152
  br i1 %3275, label %3276, label %3281

3276:                                             ; preds = %3270
  %3277 = shl i64 %3274, 4
  %3278 = add i64 %3277, %3134
  %3279 = inttoptr i64 %3278 to <4 x i32> addrspace(1)*
  %3280 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3279, align 16, !tbaa !11
  br label %3281

3281:                                             ; preds = %3276, %3270
  %3282 = phi <4 x i32> [ %3280, %3276 ], [ zeroinitializer, %3270 ]
  %3283 = mul i32 %3136, 5
  %3284 = zext i32 %3283 to i64
  %3285 = add i64 %3233, %3284
  %3286 = icmp ult i64 %3285, %3152
  br i1 %3286, label %3287, label %3292

3287:                                             ; preds = %3281
  %3288 = shl i64 %3285, 4
  %3289 = add i64 %3288, %3134
  %3290 = inttoptr i64 %3289 to <4 x i32> addrspace(1)*
  %3291 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3290, align 16, !tbaa !11
  br label %3292

3292:                                             ; preds = %3287, %3281
  %3293 = phi <4 x i32> [ %3291, %3287 ], [ zeroinitializer, %3281 ]
  %3294 = mul i32 %3136, 6
  %3295 = zext i32 %3294 to i64
  %3296 = add i64 %3233, %3295
  %3297 = icmp ult i64 %3296, %3152
  br i1 %3297, label %3298, label %3303

3298:                                             ; preds = %3292
  %3299 = shl i64 %3296, 4
  %3300 = add i64 %3299, %3134
  %3301 = inttoptr i64 %3300 to <4 x i32> addrspace(1)*
  %3302 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3301, align 16, !tbaa !11
  br label %3303

3303:                                             ; preds = %3298, %3292
  %3304 = phi <4 x i32> [ %3302, %3298 ], [ zeroinitializer, %3292 ]
  %3305 = add i64 %3233, %3155
  %3306 = icmp ult i64 %3305, %3152
  br i1 %3306, label %3307, label %3312

3307:                                             ; preds = %3303
  %3308 = shl i64 %3305, 4
  %3309 = add i64 %3308, %3134
  %3310 = inttoptr i64 %3309 to <4 x i32> addrspace(1)*
  %3311 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3310, align 16, !tbaa !11
  br label %3312

3312:                                             ; preds = %3307, %3303
  %3313 = phi <4 x i32> [ %3311, %3307 ], [ zeroinitializer, %3303 ]
  %3314 = add i64 %3236, %80
  %3315 = inttoptr i64 %3314 to <4 x i32> addrspace(1)*
  store <4 x i32> %3239, <4 x i32> addrspace(1)* %3315, align 16, !tbaa !11
  br i1 %3242, label %3316, label %3320

3316:                                             ; preds = %3312
  %3317 = shl i64 %3241, 4
  %3318 = add i64 %3317, %80
  %3319 = inttoptr i64 %3318 to <4 x i32> addrspace(1)*
  store <4 x i32> %3249, <4 x i32> addrspace(1)* %3319, align 16, !tbaa !11
  br label %3320

3320:                                             ; preds = %3316, %3312
  br i1 %3253, label %3321, label %3325

3321:                                             ; preds = %3320
  %3322 = shl i64 %3252, 4
  %3323 = add i64 %3322, %80
  %3324 = inttoptr i64 %3323 to <4 x i32> addrspace(1)*
  store <4 x i32> %3260, <4 x i32> addrspace(1)* %3324, align 16, !tbaa !11
  br label %3325

3325:                                             ; preds = %3321, %3320
  br i1 %3264, label %3326, label %3330

3326:                                             ; preds = %3325
  %3327 = shl i64 %3263, 4
  %3328 = add i64 %3327, %80
  %3329 = inttoptr i64 %3328 to <4 x i32> addrspace(1)*
  store <4 x i32> %3271, <4 x i32> addrspace(1)* %3329, align 16, !tbaa !11
  br label %3330

3330:                                             ; preds = %3326, %3325
  br i1 %3275, label %3331, label %3335

3331:                                             ; preds = %3330
  %3332 = shl i64 %3274, 4
  %3333 = add i64 %3332, %80
  %3334 = inttoptr i64 %3333 to <4 x i32> addrspace(1)*
  store <4 x i32> %3282, <4 x i32> addrspace(1)* %3334, align 16, !tbaa !11
  br label %3335

3335:                                             ; preds = %3331, %3330
  br i1 %3286, label %3336, label %3340

3336:                                             ; preds = %3335
  %3337 = shl i64 %3285, 4
  %3338 = add i64 %3337, %80
  %3339 = inttoptr i64 %3338 to <4 x i32> addrspace(1)*
  store <4 x i32> %3293, <4 x i32> addrspace(1)* %3339, align 16, !tbaa !11
  br label %3340

3340:                                             ; preds = %3336, %3335
  br i1 %3297, label %3341, label %3345

3341:                                             ; preds = %3340
  %3342 = shl i64 %3296, 4
  %3343 = add i64 %3342, %80
  %3344 = inttoptr i64 %3343 to <4 x i32> addrspace(1)*
  store <4 x i32> %3304, <4 x i32> addrspace(1)* %3344, align 16, !tbaa !11
  br label %3345

3345:                                             ; preds = %3341, %3340
  br i1 %3306, label %3346, label %3802

3346:                                             ; preds = %3345
  %3347 = shl i64 %3305, 4
  %3348 = add i64 %3347, %80
  %3349 = inttoptr i64 %3348 to <4 x i32> addrspace(1)*
  store <4 x i32> %3313, <4 x i32> addrspace(1)* %3349, align 16, !tbaa !11
  br label %3802

3350:                                             ; preds = %3133
  %3351 = icmp ult i64 %3146, %1550
  %3352 = select i1 %3351, i64 %3146, i64 %1550
  %3353 = sub i64 %1550, %3352
  %3354 = sub nsw i64 0, %3143
  %3355 = and i64 %3353, %3354
  switch i64 %3143, label %3758 [
    i64 16, label %3356
    i64 4, label %3557
  ]

3356:                                             ; preds = %3350
  %3357 = add i64 %3352, %80
  %3358 = add i64 %3352, %3134
  %3359 = lshr i64 %3355, 4
  %3360 = zext i32 %3135 to i64
  %3361 = mul i32 %3136, 7
  %3362 = zext i32 %3361 to i64
  %3363 = add nuw nsw i64 %3362, %3360
  %3364 = icmp ult i64 %3363, %3359
  br i1 %3364, label %3365, label %3439

3365:                                             ; preds = %3356
  %3366 = shl i32 %3136, 3
  %3367 = zext i32 %3366 to i64
  %3368 = zext i32 %3136 to i64
  %3369 = shl i32 %3136, 1
  %3370 = zext i32 %3369 to i64
  %3371 = mul i32 %3136, 3
  %3372 = zext i32 %3371 to i64
  %3373 = shl i32 %3136, 2
  %3374 = zext i32 %3373 to i64
  %3375 = mul i32 %3136, 5
  %3376 = zext i32 %3375 to i64
  %3377 = mul i32 %3136, 6
  %3378 = zext i32 %3377 to i64
  br label %3379

3379:                                             ; preds = %3379, %3365
  %3380 = phi i64 [ %3360, %3365 ], [ %3436, %3379 ]
  %3381 = shl i64 %3380, 4
  %3382 = add i64 %3381, %3358
  %3383 = inttoptr i64 %3382 to <4 x i32> addrspace(1)*
  %3384 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3383, align 16, !tbaa !11
  %3385 = add i64 %3380, %3368
  %3386 = shl i64 %3385, 4
  %3387 = add i64 %3386, %3358
  %3388 = inttoptr i64 %3387 to <4 x i32> addrspace(1)*
  %3389 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3388, align 16, !tbaa !11
  %3390 = add i64 %3380, %3370
  %3391 = shl i64 %3390, 4
  %3392 = add i64 %3391, %3358
  %3393 = inttoptr i64 %3392 to <4 x i32> addrspace(1)*
  %3394 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3393, align 16, !tbaa !11
  %3395 = add i64 %3380, %3372
  %3396 = shl i64 %3395, 4
  %3397 = add i64 %3396, %3358
  %3398 = inttoptr i64 %3397 to <4 x i32> addrspace(1)*
  %3399 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3398, align 16, !tbaa !11
  %3400 = add i64 %3380, %3374
  %3401 = shl i64 %3400, 4
  %3402 = add i64 %3401, %3358
  %3403 = inttoptr i64 %3402 to <4 x i32> addrspace(1)*
  %3404 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3403, align 16, !tbaa !11
  %3405 = add i64 %3380, %3376
  %3406 = shl i64 %3405, 4
  %3407 = add i64 %3406, %3358
  %3408 = inttoptr i64 %3407 to <4 x i32> addrspace(1)*
  %3409 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3408, align 16, !tbaa !11
  %3410 = add i64 %3380, %3378
  %3411 = shl i64 %3410, 4
  %3412 = add i64 %3411, %3358
  %3413 = inttoptr i64 %3412 to <4 x i32> addrspace(1)*
  %3414 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3413, align 16, !tbaa !11
  %3415 = add i64 %3380, %3362
  %3416 = shl i64 %3415, 4
  %3417 = add i64 %3416, %3358
  %3418 = inttoptr i64 %3417 to <4 x i32> addrspace(1)*
  %3419 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3418, align 16, !tbaa !11
  %3420 = add i64 %3381, %3357
  %3421 = inttoptr i64 %3420 to <4 x i32> addrspace(1)*
  store <4 x i32> %3384, <4 x i32> addrspace(1)* %3421, align 16, !tbaa !11
  %3422 = add i64 %3386, %3357
  %3423 = inttoptr i64 %3422 to <4 x i32> addrspace(1)*
  store <4 x i32> %3389, <4 x i32> addrspace(1)* %3423, align 16, !tbaa !11
  %3424 = add i64 %3391, %3357
  %3425 = inttoptr i64 %3424 to <4 x i32> addrspace(1)*
  store <4 x i32> %3394, <4 x i32> addrspace(1)* %3425, align 16, !tbaa !11
  %3426 = add i64 %3396, %3357
  %3427 = inttoptr i64 %3426 to <4 x i32> addrspace(1)*
  store <4 x i32> %3399, <4 x i32> addrspace(1)* %3427, align 16, !tbaa !11
  %3428 = add i64 %3401, %3357
  %3429 = inttoptr i64 %3428 to <4 x i32> addrspace(1)*
  store <4 x i32> %3404, <4 x i32> addrspace(1)* %3429, align 16, !tbaa !11
  %3430 = add i64 %3406, %3357
  %3431 = inttoptr i64 %3430 to <4 x i32> addrspace(1)*
  store <4 x i32> %3409, <4 x i32> addrspace(1)* %3431, align 16, !tbaa !11
  %3432 = add i64 %3411, %3357
  %3433 = inttoptr i64 %3432 to <4 x i32> addrspace(1)*
  store <4 x i32> %3414, <4 x i32> addrspace(1)* %3433, align 16, !tbaa !11
  %3434 = add i64 %3416, %3357
  %3435 = inttoptr i64 %3434 to <4 x i32> addrspace(1)*
  store <4 x i32> %3419, <4 x i32> addrspace(1)* %3435, align 16, !tbaa !11
  %3436 = add i64 %3380, %3367
  %3437 = add i64 %3436, %3362
  %3438 = icmp ult i64 %3437, %3359
  br i1 %3438, label %3379, label %3439, !llvm.loop !52

3439:                                             ; preds = %3379, %3356
  %3440 = phi i64 [ %3360, %3356 ], [ %3436, %3379 ]
  %3441 = icmp ult i64 %3440, %3359
  br i1 %3441, label %3442, label %3772

3442:                                             ; preds = %3439
  %3443 = shl i64 %3440, 4
  %3444 = add i64 %3443, %3358
  %3445 = inttoptr i64 %3444 to <4 x i32> addrspace(1)*
  %3446 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3445, align 16, !tbaa !11
  %3447 = zext i32 %3136 to i64
  %3448 = add i64 %3440, %3447
  %3449 = icmp ult i64 %3448, %3359
  br i1 %3449, label %3450, label %3455

3450:                                             ; preds = %3442
  %3451 = shl i64 %3448, 4
  %3452 = add i64 %3451, %3358
  %3453 = inttoptr i64 %3452 to <4 x i32> addrspace(1)*
  %3454 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3453, align 16, !tbaa !11
  br label %3455

3455:                                             ; preds = %3450, %3442
  %3456 = phi <4 x i32> [ %3454, %3450 ], [ zeroinitializer, %3442 ]
  %3457 = shl i32 %3136, 1
  %3458 = zext i32 %3457 to i64
  %3459 = add i64 %3440, %3458
  %3460 = icmp ult i64 %3459, %3359
  br i1 %3460, label %3461, label %3466

3461:                                             ; preds = %3455
  %3462 = shl i64 %3459, 4
  %3463 = add i64 %3462, %3358
  %3464 = inttoptr i64 %3463 to <4 x i32> addrspace(1)*
  %3465 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3464, align 16, !tbaa !11
  br label %3466

3466:                                             ; preds = %3461, %3455
  %3467 = phi <4 x i32> [ %3465, %3461 ], [ zeroinitializer, %3455 ]
  %3468 = mul i32 %3136, 3
  %3469 = zext i32 %3468 to i64
  %3470 = add i64 %3440, %3469
  %3471 = icmp ult i64 %3470, %3359
  br i1 %3471, label %3472, label %3477

3472:                                             ; preds = %3466
  %3473 = shl i64 %3470, 4
  %3474 = add i64 %3473, %3358
  %3475 = inttoptr i64 %3474 to <4 x i32> addrspace(1)*
  %3476 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3475, align 16, !tbaa !11
  br label %3477

3477:                                             ; preds = %3472, %3466
  %3478 = phi <4 x i32> [ %3476, %3472 ], [ zeroinitializer, %3466 ]
  %3479 = shl i32 %3136, 2
  %3480 = zext i32 %3479 to i64
  %3481 = add i64 %3440, %3480
  %3482 = icmp ult i64 %3481, %3359
  br i1 %3482, label %3483, label %3488

3483:                                             ; preds = %3477
  %3484 = shl i64 %3481, 4
  %3485 = add i64 %3484, %3358
  %3486 = inttoptr i64 %3485 to <4 x i32> addrspace(1)*
  %3487 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3486, align 16, !tbaa !11
  br label %3488

3488:                                             ; preds = %3483, %3477
  %3489 = phi <4 x i32> [ %3487, %3483 ], [ zeroinitializer, %3477 ]
  %3490 = mul i32 %3136, 5
  %3491 = zext i32 %3490 to i64
  %3492 = add i64 %3440, %3491
  %3493 = icmp ult i64 %3492, %3359
  br i1 %3493, label %3494, label %3499

3494:                                             ; preds = %3488
  %3495 = shl i64 %3492, 4
  %3496 = add i64 %3495, %3358
  %3497 = inttoptr i64 %3496 to <4 x i32> addrspace(1)*
  %3498 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3497, align 16, !tbaa !11
  br label %3499

3499:                                             ; preds = %3494, %3488
  %3500 = phi <4 x i32> [ %3498, %3494 ], [ zeroinitializer, %3488 ]
  %3501 = mul i32 %3136, 6
  %3502 = zext i32 %3501 to i64
  %3503 = add i64 %3440, %3502
  %3504 = icmp ult i64 %3503, %3359
  br i1 %3504, label %3505, label %3510

3505:                                             ; preds = %3499
  %3506 = shl i64 %3503, 4
  %3507 = add i64 %3506, %3358
  %3508 = inttoptr i64 %3507 to <4 x i32> addrspace(1)*
  %3509 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3508, align 16, !tbaa !11
  br label %3510

3510:                                             ; preds = %3505, %3499
  %3511 = phi <4 x i32> [ %3509, %3505 ], [ zeroinitializer, %3499 ]
  %3512 = add i64 %3440, %3362
  %3513 = icmp ult i64 %3512, %3359
  br i1 %3513, label %3514, label %3519

3514:                                             ; preds = %3510
  %3515 = shl i64 %3512, 4
  %3516 = add i64 %3515, %3358
  %3517 = inttoptr i64 %3516 to <4 x i32> addrspace(1)*
  %3518 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3517, align 16, !tbaa !11
  br label %3519

3519:                                             ; preds = %3514, %3510
  %3520 = phi <4 x i32> [ %3518, %3514 ], [ zeroinitializer, %3510 ]
  %3521 = add i64 %3443, %3357
  %3522 = inttoptr i64 %3521 to <4 x i32> addrspace(1)*
  store <4 x i32> %3446, <4 x i32> addrspace(1)* %3522, align 16, !tbaa !11
  br i1 %3449, label %3523, label %3527

3523:                                             ; preds = %3519
  %3524 = shl i64 %3448, 4
  %3525 = add i64 %3524, %3357
  %3526 = inttoptr i64 %3525 to <4 x i32> addrspace(1)*
  store <4 x i32> %3456, <4 x i32> addrspace(1)* %3526, align 16, !tbaa !11
  br label %3527

3527:                                             ; preds = %3523, %3519
  br i1 %3460, label %3528, label %3532

3528:                                             ; preds = %3527
  %3529 = shl i64 %3459, 4
  %3530 = add i64 %3529, %3357
  %3531 = inttoptr i64 %3530 to <4 x i32> addrspace(1)*
  store <4 x i32> %3467, <4 x i32> addrspace(1)* %3531, align 16, !tbaa !11
  br label %3532

3532:                                             ; preds = %3528, %3527
  br i1 %3471, label %3533, label %3537

3533:                                             ; preds = %3532
  %3534 = shl i64 %3470, 4
  %3535 = add i64 %3534, %3357
  %3536 = inttoptr i64 %3535 to <4 x i32> addrspace(1)*
  store <4 x i32> %3478, <4 x i32> addrspace(1)* %3536, align 16, !tbaa !11
  br label %3537

3537:                                             ; preds = %3533, %3532
  br i1 %3482, label %3538, label %3542

3538:                                             ; preds = %3537
  %3539 = shl i64 %3481, 4
  %3540 = add i64 %3539, %3357
  %3541 = inttoptr i64 %3540 to <4 x i32> addrspace(1)*
  store <4 x i32> %3489, <4 x i32> addrspace(1)* %3541, align 16, !tbaa !11
  br label %3542

3542:                                             ; preds = %3538, %3537
  br i1 %3493, label %3543, label %3547

3543:                                             ; preds = %3542
  %3544 = shl i64 %3492, 4
  %3545 = add i64 %3544, %3357
  %3546 = inttoptr i64 %3545 to <4 x i32> addrspace(1)*
  store <4 x i32> %3500, <4 x i32> addrspace(1)* %3546, align 16, !tbaa !11
  br label %3547

3547:                                             ; preds = %3543, %3542
  br i1 %3504, label %3548, label %3552

3548:                                             ; preds = %3547
  %3549 = shl i64 %3503, 4
  %3550 = add i64 %3549, %3357
  %3551 = inttoptr i64 %3550 to <4 x i32> addrspace(1)*
  store <4 x i32> %3511, <4 x i32> addrspace(1)* %3551, align 16, !tbaa !11
  br label %3552

3552:                                             ; preds = %3548, %3547
  br i1 %3513, label %3553, label %3772

3553:                                             ; preds = %3552
  %3554 = shl i64 %3512, 4
  %3555 = add i64 %3554, %3357
  %3556 = inttoptr i64 %3555 to <4 x i32> addrspace(1)*
  store <4 x i32> %3520, <4 x i32> addrspace(1)* %3556, align 16, !tbaa !11
  br label %3772

3557:                                             ; preds = %3350
  %3558 = add i64 %3352, %80
  %3559 = add i64 %3352, %3134
  %3560 = lshr i64 %3355, 2
  %3561 = zext i32 %3135 to i64
  %3562 = mul i32 %3136, 7
  %3563 = zext i32 %3562 to i64
  %3564 = add nuw nsw i64 %3563, %3561
  %3565 = icmp ult i64 %3564, %3560
  br i1 %3565, label %3566, label %3640

3566:                                             ; preds = %3557
  %3567 = shl i32 %3136, 3
  %3568 = zext i32 %3567 to i64
  %3569 = zext i32 %3136 to i64
  %3570 = shl i32 %3136, 1
  %3571 = zext i32 %3570 to i64
  %3572 = mul i32 %3136, 3
  %3573 = zext i32 %3572 to i64
  %3574 = shl i32 %3136, 2
  %3575 = zext i32 %3574 to i64
  %3576 = mul i32 %3136, 5
  %3577 = zext i32 %3576 to i64
  %3578 = mul i32 %3136, 6
  %3579 = zext i32 %3578 to i64
  br label %3580

3580:                                             ; preds = %3580, %3566
  %3581 = phi i64 [ %3561, %3566 ], [ %3637, %3580 ]
  %3582 = shl i64 %3581, 2
  %3583 = add i64 %3582, %3559
  %3584 = inttoptr i64 %3583 to i32 addrspace(1)*
  %3585 = load volatile i32, i32 addrspace(1)* %3584, align 4, !tbaa !11
  %3586 = add i64 %3581, %3569
  %3587 = shl i64 %3586, 2
  %3588 = add i64 %3587, %3559
  %3589 = inttoptr i64 %3588 to i32 addrspace(1)*
  %3590 = load volatile i32, i32 addrspace(1)* %3589, align 4, !tbaa !11
  %3591 = add i64 %3581, %3571
  %3592 = shl i64 %3591, 2
  %3593 = add i64 %3592, %3559
  %3594 = inttoptr i64 %3593 to i32 addrspace(1)*
  %3595 = load volatile i32, i32 addrspace(1)* %3594, align 4, !tbaa !11
  %3596 = add i64 %3581, %3573
  %3597 = shl i64 %3596, 2
  %3598 = add i64 %3597, %3559
  %3599 = inttoptr i64 %3598 to i32 addrspace(1)*
  %3600 = load volatile i32, i32 addrspace(1)* %3599, align 4, !tbaa !11
  %3601 = add i64 %3581, %3575
  %3602 = shl i64 %3601, 2
  %3603 = add i64 %3602, %3559
  %3604 = inttoptr i64 %3603 to i32 addrspace(1)*
  %3605 = load volatile i32, i32 addrspace(1)* %3604, align 4, !tbaa !11
  %3606 = add i64 %3581, %3577
  %3607 = shl i64 %3606, 2
  %3608 = add i64 %3607, %3559
  %3609 = inttoptr i64 %3608 to i32 addrspace(1)*
  %3610 = load volatile i32, i32 addrspace(1)* %3609, align 4, !tbaa !11
  %3611 = add i64 %3581, %3579
  %3612 = shl i64 %3611, 2
  %3613 = add i64 %3612, %3559
  %3614 = inttoptr i64 %3613 to i32 addrspace(1)*
  %3615 = load volatile i32, i32 addrspace(1)* %3614, align 4, !tbaa !11
  %3616 = add i64 %3581, %3563
  %3617 = shl i64 %3616, 2
  %3618 = add i64 %3617, %3559
  %3619 = inttoptr i64 %3618 to i32 addrspace(1)*
  %3620 = load volatile i32, i32 addrspace(1)* %3619, align 4, !tbaa !11
  %3621 = add i64 %3582, %3558
  %3622 = inttoptr i64 %3621 to i32 addrspace(1)*
  store i32 %3585, i32 addrspace(1)* %3622, align 4, !tbaa !11
  %3623 = add i64 %3587, %3558
  %3624 = inttoptr i64 %3623 to i32 addrspace(1)*
  store i32 %3590, i32 addrspace(1)* %3624, align 4, !tbaa !11
  %3625 = add i64 %3592, %3558
  %3626 = inttoptr i64 %3625 to i32 addrspace(1)*
  store i32 %3595, i32 addrspace(1)* %3626, align 4, !tbaa !11
  %3627 = add i64 %3597, %3558
  %3628 = inttoptr i64 %3627 to i32 addrspace(1)*
  store i32 %3600, i32 addrspace(1)* %3628, align 4, !tbaa !11
  %3629 = add i64 %3602, %3558
  %3630 = inttoptr i64 %3629 to i32 addrspace(1)*
  store i32 %3605, i32 addrspace(1)* %3630, align 4, !tbaa !11
  %3631 = add i64 %3607, %3558
  %3632 = inttoptr i64 %3631 to i32 addrspace(1)*
  store i32 %3610, i32 addrspace(1)* %3632, align 4, !tbaa !11
  %3633 = add i64 %3612, %3558
  %3634 = inttoptr i64 %3633 to i32 addrspace(1)*
  store i32 %3615, i32 addrspace(1)* %3634, align 4, !tbaa !11
  %3635 = add i64 %3617, %3558
  %3636 = inttoptr i64 %3635 to i32 addrspace(1)*
  store i32 %3620, i32 addrspace(1)* %3636, align 4, !tbaa !11
  %3637 = add i64 %3581, %3568
  %3638 = add i64 %3637, %3563
  %3639 = icmp ult i64 %3638, %3560
  br i1 %3639, label %3580, label %3640, !llvm.loop !53

3640:                                             ; preds = %3580, %3557
  %3641 = phi i64 [ %3561, %3557 ], [ %3637, %3580 ]
  %3642 = icmp ult i64 %3641, %3560
  br i1 %3642, label %3643, label %3772

3643:                                             ; preds = %3640
  %3644 = shl i64 %3641, 2
  %3645 = add i64 %3644, %3559
  %3646 = inttoptr i64 %3645 to i32 addrspace(1)*
  %3647 = load volatile i32, i32 addrspace(1)* %3646, align 4, !tbaa !11
  %3648 = zext i32 %3136 to i64
  %3649 = add i64 %3641, %3648
  %3650 = icmp ult i64 %3649, %3560
  br i1 %3650, label %3651, label %3656

3651:                                             ; preds = %3643
  %3652 = shl i64 %3649, 2
  %3653 = add i64 %3652, %3559
  %3654 = inttoptr i64 %3653 to i32 addrspace(1)*
  %3655 = load volatile i32, i32 addrspace(1)* %3654, align 4, !tbaa !11
  br label %3656

3656:                                             ; preds = %3651, %3643
  %3657 = phi i32 [ %3655, %3651 ], [ 0, %3643 ]
  %3658 = shl i32 %3136, 1
  %3659 = zext i32 %3658 to i64
  %3660 = add i64 %3641, %3659
  %3661 = icmp ult i64 %3660, %3560
  br i1 %3661, label %3662, label %3667

3662:                                             ; preds = %3656
  %3663 = shl i64 %3660, 2
  %3664 = add i64 %3663, %3559
  %3665 = inttoptr i64 %3664 to i32 addrspace(1)*
  %3666 = load volatile i32, i32 addrspace(1)* %3665, align 4, !tbaa !11
  br label %3667

3667:                                             ; preds = %3662, %3656
  %3668 = phi i32 [ %3666, %3662 ], [ 0, %3656 ]
  %3669 = mul i32 %3136, 3
  %3670 = zext i32 %3669 to i64
  %3671 = add i64 %3641, %3670
  %3672 = icmp ult i64 %3671, %3560
  br i1 %3672, label %3673, label %3678

3673:                                             ; preds = %3667
  %3674 = shl i64 %3671, 2
  %3675 = add i64 %3674, %3559
  %3676 = inttoptr i64 %3675 to i32 addrspace(1)*
  %3677 = load volatile i32, i32 addrspace(1)* %3676, align 4, !tbaa !11
  br label %3678

3678:                                             ; preds = %3673, %3667
  %3679 = phi i32 [ %3677, %3673 ], [ 0, %3667 ]
  %3680 = shl i32 %3136, 2
  %3681 = zext i32 %3680 to i64
  %3682 = add i64 %3641, %3681
  %3683 = icmp ult i64 %3682, %3560
  br i1 %3683, label %3684, label %3689

3684:                                             ; preds = %3678
  %3685 = shl i64 %3682, 2
  %3686 = add i64 %3685, %3559
  %3687 = inttoptr i64 %3686 to i32 addrspace(1)*
  %3688 = load volatile i32, i32 addrspace(1)* %3687, align 4, !tbaa !11
  br label %3689

3689:                                             ; preds = %3684, %3678
  %3690 = phi i32 [ %3688, %3684 ], [ 0, %3678 ]
  %3691 = mul i32 %3136, 5
  %3692 = zext i32 %3691 to i64
  %3693 = add i64 %3641, %3692
  %3694 = icmp ult i64 %3693, %3560
  br i1 %3694, label %3695, label %3700

3695:                                             ; preds = %3689
  %3696 = shl i64 %3693, 2
  %3697 = add i64 %3696, %3559
  %3698 = inttoptr i64 %3697 to i32 addrspace(1)*
  %3699 = load volatile i32, i32 addrspace(1)* %3698, align 4, !tbaa !11
  br label %3700

3700:                                             ; preds = %3695, %3689
  %3701 = phi i32 [ %3699, %3695 ], [ 0, %3689 ]
  %3702 = mul i32 %3136, 6
  %3703 = zext i32 %3702 to i64
  %3704 = add i64 %3641, %3703
  %3705 = icmp ult i64 %3704, %3560
  br i1 %3705, label %3706, label %3711

3706:                                             ; preds = %3700
  %3707 = shl i64 %3704, 2
  %3708 = add i64 %3707, %3559
  %3709 = inttoptr i64 %3708 to i32 addrspace(1)*
  %3710 = load volatile i32, i32 addrspace(1)* %3709, align 4, !tbaa !11
  br label %3711

3711:                                             ; preds = %3706, %3700
  %3712 = phi i32 [ %3710, %3706 ], [ 0, %3700 ]
  %3713 = add i64 %3641, %3563
  %3714 = icmp ult i64 %3713, %3560
  br i1 %3714, label %3715, label %3720

3715:                                             ; preds = %3711
  %3716 = shl i64 %3713, 2
  %3717 = add i64 %3716, %3559
  %3718 = inttoptr i64 %3717 to i32 addrspace(1)*
  %3719 = load volatile i32, i32 addrspace(1)* %3718, align 4, !tbaa !11
  br label %3720

3720:                                             ; preds = %3715, %3711
  %3721 = phi i32 [ %3719, %3715 ], [ 0, %3711 ]
  %3722 = add i64 %3644, %3558
  %3723 = inttoptr i64 %3722 to i32 addrspace(1)*
  store i32 %3647, i32 addrspace(1)* %3723, align 4, !tbaa !11
  br i1 %3650, label %3724, label %3728

3724:                                             ; preds = %3720
  %3725 = shl i64 %3649, 2
  %3726 = add i64 %3725, %3558
  %3727 = inttoptr i64 %3726 to i32 addrspace(1)*
  store i32 %3657, i32 addrspace(1)* %3727, align 4, !tbaa !11
  br label %3728

3728:                                             ; preds = %3724, %3720
  br i1 %3661, label %3729, label %3733

3729:                                             ; preds = %3728
  %3730 = shl i64 %3660, 2
  %3731 = add i64 %3730, %3558
  %3732 = inttoptr i64 %3731 to i32 addrspace(1)*
  store i32 %3668, i32 addrspace(1)* %3732, align 4, !tbaa !11
  br label %3733

3733:                                             ; preds = %3729, %3728
  br i1 %3672, label %3734, label %3738

3734:                                             ; preds = %3733
  %3735 = shl i64 %3671, 2
  %3736 = add i64 %3735, %3558
  %3737 = inttoptr i64 %3736 to i32 addrspace(1)*
  store i32 %3679, i32 addrspace(1)* %3737, align 4, !tbaa !11
  br label %3738

3738:                                             ; preds = %3734, %3733
  br i1 %3683, label %3739, label %3743

3739:                                             ; preds = %3738
  %3740 = shl i64 %3682, 2
  %3741 = add i64 %3740, %3558
  %3742 = inttoptr i64 %3741 to i32 addrspace(1)*
  store i32 %3690, i32 addrspace(1)* %3742, align 4, !tbaa !11
  br label %3743

3743:                                             ; preds = %3739, %3738
  br i1 %3694, label %3744, label %3748

3744:                                             ; preds = %3743
  %3745 = shl i64 %3693, 2
  %3746 = add i64 %3745, %3558
  %3747 = inttoptr i64 %3746 to i32 addrspace(1)*
  store i32 %3701, i32 addrspace(1)* %3747, align 4, !tbaa !11
  br label %3748

3748:                                             ; preds = %3744, %3743
  br i1 %3705, label %3749, label %3753

3749:                                             ; preds = %3748
  %3750 = shl i64 %3704, 2
  %3751 = add i64 %3750, %3558
  %3752 = inttoptr i64 %3751 to i32 addrspace(1)*
  store i32 %3712, i32 addrspace(1)* %3752, align 4, !tbaa !11
  br label %3753

3753:                                             ; preds = %3749, %3748
  br i1 %3714, label %3754, label %3772

3754:                                             ; preds = %3753
  %3755 = shl i64 %3713, 2
  %3756 = add i64 %3755, %3558
  %3757 = inttoptr i64 %3756 to i32 addrspace(1)*
  store i32 %3721, i32 addrspace(1)* %3757, align 4, !tbaa !11
  br label %3772

3758:                                             ; preds = %3350
  %3759 = zext i32 %3135 to i64
  %3760 = icmp ugt i64 %1550, %3759
  br i1 %3760, label %3761, label %3802

3761:                                             ; preds = %3758
  %3762 = zext i32 %3136 to i64
  br label %3763

3763:                                             ; preds = %3763, %3761
  %3764 = phi i64 [ %3759, %3761 ], [ %3770, %3763 ]
  %3765 = add i64 %3764, %3134
  %3766 = inttoptr i64 %3765 to i8 addrspace(1)*
  %3767 = load volatile i8, i8 addrspace(1)* %3766, align 1, !tbaa !11
  %3768 = add i64 %3764, %80
  %3769 = inttoptr i64 %3768 to i8 addrspace(1)*
  store i8 %3767, i8 addrspace(1)* %3769, align 1, !tbaa !11
  %3770 = add i64 %3764, %3762
  %3771 = icmp ult i64 %3770, %1550
  br i1 %3771, label %3763, label %3802, !llvm.loop !54

3772:                                             ; preds = %3754, %3753, %3640, %3553, %3552, %3439
  %3773 = phi i64 [ %3561, %3754 ], [ %3561, %3753 ], [ %3561, %3640 ], [ %3360, %3553 ], [ %3360, %3552 ], [ %3360, %3439 ]
  %3774 = icmp ugt i64 %3352, %3773
  br i1 %3774, label %3775, label %3786

3775:                                             ; preds = %3772
  %3776 = zext i32 %3136 to i64
  br label %3777

3777:                                             ; preds = %3777, %3775
  %3778 = phi i64 [ %3773, %3775 ], [ %3784, %3777 ]
  %3779 = add i64 %3778, %3134
  %3780 = inttoptr i64 %3779 to i8 addrspace(1)*
  %3781 = load volatile i8, i8 addrspace(1)* %3780, align 1, !tbaa !11
  %3782 = add i64 %3778, %80
  %3783 = inttoptr i64 %3782 to i8 addrspace(1)*
  store i8 %3781, i8 addrspace(1)* %3783, align 1, !tbaa !11
  %3784 = add i64 %3778, %3776
  %3785 = icmp ult i64 %3784, %3352
  br i1 %3785, label %3777, label %3786, !llvm.loop !54

3786:                                             ; preds = %3777, %3772
  %3787 = add i64 %3355, %3352
  %3788 = sub i64 %1550, %3787
  %3789 = icmp ugt i64 %3788, %3773
  br i1 %3789, label %3790, label %3802

3790:                                             ; preds = %3786
  %3791 = zext i32 %3136 to i64
  br label %3792

3792:                                             ; preds = %3792, %3790
  %3793 = phi i64 [ %3773, %3790 ], [ %3800, %3792 ]
  %3794 = add i64 %3793, %3787
  %3795 = add i64 %3794, %3134
  %3796 = inttoptr i64 %3795 to i8 addrspace(1)*
  %3797 = load volatile i8, i8 addrspace(1)* %3796, align 1, !tbaa !11
  %3798 = add i64 %3794, %80
  %3799 = inttoptr i64 %3798 to i8 addrspace(1)*
  store i8 %3797, i8 addrspace(1)* %3799, align 1, !tbaa !11
  %3800 = add i64 %3793, %3791
  %3801 = icmp ult i64 %3800, %3788
  br i1 %3801, label %3792, label %3802, !llvm.loop !54

3802:                                             ; preds = %3792, %3763, %3786, %3758, %3346, %3345, %3232, %3106
  %3803 = icmp ult i64 %3121, %2963
  %3804 = select i1 %3803, i32 61, i32 0
  %3805 = select i1 %3119, i32 %3109, i32 %3804
  %3806 = icmp eq i32 %3805, 0
  %3807 = select i1 %3806, i64 %2963, i64 0
  %3808 = load i64, i64* %49, align 8, !tbaa !64
  %3809 = shl i64 %2957, 3
  %3810 = add i64 %3808, %3809
  %3811 = load i32, i32* %41, align 8, !tbaa !37
  %3812 = icmp eq i32 %3811, 0
  %3813 = icmp ne i64 %3807, 0
  %3814 = and i1 %3813, %3812
  br i1 %3814, label %3815, label %3893

3815:                                             ; preds = %3802
  %3816 = load i64, i64* %68, align 8, !tbaa !99
  %3817 = load i64, i64* %69, align 8, !tbaa !100
  %3818 = inttoptr i64 %3816 to i64 addrspace(1)*
  %3819 = load volatile i64, i64 addrspace(1)* %3818, align 8, !tbaa !5
  %3820 = load i64, i64* %48, align 8, !tbaa !101
  %3821 = icmp ult i64 %3819, %3820
  br i1 %3821, label %3822, label %3827

3822:                                             ; preds = %3815
  %3823 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %3816, i64 1) #10, !srcloc !31
  %3824 = load i64, i64* %48, align 8, !tbaa !101
  %3825 = icmp ult i64 %3823, %3824
  %3826 = select i1 %3825, i64 %3823, i64 -1
  br label %3827

3827:                                             ; preds = %3822, %3815
  %3828 = phi i64 [ %3824, %3822 ], [ %3820, %3815 ]
  %3829 = phi i64 [ %3826, %3822 ], [ -1, %3815 ]
  %3830 = icmp eq i64 %3829, -1
  br i1 %3830, label %3831, label %3833

3831:                                             ; preds = %3827
  %3832 = icmp eq i64 %3828, 0
  br i1 %3832, label %3833, label %3836

3833:                                             ; preds = %3883, %3878, %3831, %3827
  %3834 = phi i64 [ %3829, %3827 ], [ -1, %3831 ], [ %3879, %3878 ], [ %3879, %3883 ]
  %3835 = phi i1 [ false, %3827 ], [ true, %3831 ], [ true, %3883 ], [ %3881, %3878 ]
  br i1 %3835, label %3893, label %3887

3836:                                             ; preds = %3831, %3883
  %3837 = phi i32 [ %3884, %3883 ], [ 0, %3831 ]
  %3838 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %3817, i64 1) #10, !srcloc !31
  %3839 = load i64, i64* %48, align 8, !tbaa !101
  %3840 = urem i64 %3838, %3839
  %3841 = load i64, i64* %70, align 8, !tbaa !102
  %3842 = shl i64 %3840, 3
  %3843 = add i64 %3841, %3842
  %3844 = inttoptr i64 %3843 to i64 addrspace(1)*
  %3845 = load volatile i64, i64 addrspace(1)* %3844, align 8, !tbaa !5
  %3846 = icmp eq i64 %3845, 0
  br i1 %3846, label %3878, label %3847

3847:                                             ; preds = %3836
  %3848 = load i64, i64* %49, align 8, !tbaa !64
  %3849 = shl i64 %3845, 3
  %3850 = add i64 %3849, -8
  %3851 = add i64 %3850, %3848
  %3852 = inttoptr i64 %3851 to i64 addrspace(1)*
  %3853 = load volatile i64, i64 addrspace(1)* %3852, align 8, !tbaa !5
  %3854 = and i64 %3853, 393216
  %3855 = icmp eq i64 %3854, 262144
  %3856 = lshr i64 %3853, 20
  %3857 = icmp eq i64 %3856, %3840
  %3858 = and i1 %3855, %3857
  %3859 = and i64 %3853, 65535
  %3860 = icmp eq i64 %3859, 0
  %3861 = select i1 %3858, i1 %3860, i1 false
  br i1 %3861, label %3862, label %3872

3862:                                             ; preds = %3847
  %3863 = and i64 %3853, 65536
  %3864 = icmp eq i64 %3863, 0
  br i1 %3864, label %3867, label %3865

3865:                                             ; preds = %3862
  %3866 = tail call i64 asm sideeffect "atom.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %3851, i64 -65537) #10, !srcloc !78
  br label %3872

3867:                                             ; preds = %3862
  %3868 = and i64 %3853, 524288
  %3869 = tail call i64 asm sideeffect "atom.global.cas.b64 $0, [$1], $2, $3;", "=l,l,l,l,~{memory}"(i64 %3851, i64 %3853, i64 %3868) #10, !srcloc !80
  %3870 = icmp eq i64 %3869, %3853
  %3871 = zext i1 %3870 to i32
  br label %3872

3872:                                             ; preds = %3867, %3865, %3847
  %3873 = phi i32 [ 0, %3865 ], [ %3871, %3867 ], [ 0, %3847 ]
  %3874 = icmp eq i32 %3873, 0
  br i1 %3874, label %3878, label %3875

3875:                                             ; preds = %3872
  %3876 = load i64, i64* %71, align 8, !tbaa !103
  %3877 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %3876, i64 1) #10, !srcloc !31
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !43
  br label %3878

3878:                                             ; preds = %3875, %3872, %3836
  %3879 = phi i64 [ %3840, %3875 ], [ -1, %3872 ], [ -1, %3836 ]
  %3880 = icmp ult i32 %3837, 63
  %3881 = icmp eq i64 %3879, -1
  %3882 = select i1 %3880, i1 %3881, i1 false
  br i1 %3882, label %3883, label %3833, !llvm.loop !104

3883:                                             ; preds = %3878
  %3884 = add nuw nsw i32 %3837, 1
  %3885 = load i64, i64* %48, align 8, !tbaa !101
  %3886 = icmp eq i64 %3885, 0
  br i1 %3886, label %3833, label %3836

3887:                                             ; preds = %3833
  %3888 = shl i64 %3834, 3
  %3889 = add i64 %2957, 1
  %3890 = load i64, i64* %70, align 8, !tbaa !102
  %3891 = add i64 %3890, %3888
  %3892 = inttoptr i64 %3891 to i64 addrspace(1)*
  store volatile i64 %3889, i64 addrspace(1)* %3892, align 8, !tbaa !5
  br label %3893

3893:                                             ; preds = %3887, %3833, %3802
  %3894 = phi i64 [ -1, %3802 ], [ %3834, %3833 ], [ %3834, %3887 ]
  %3895 = trunc i64 %3894 to i32
  %3896 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %3895, i32 0, i32 31) #7
  %3897 = lshr i64 %3894, 32
  %3898 = trunc i64 %3897 to i32
  %3899 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %3898, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !32
  %3900 = zext i32 %3899 to i64
  %3901 = shl nuw i64 %3900, 32
  %3902 = zext i32 %3896 to i64
  %3903 = or i64 %3901, %3902
  %3904 = icmp eq i64 %3903, -1
  br i1 %3904, label %4578, label %3905

3905:                                             ; preds = %3893
  %3906 = load i64, i64* %72, align 8, !tbaa !105
  %3907 = load i32, i32* %35, align 8, !tbaa !47
  %3908 = zext i32 %3907 to i64
  %3909 = shl i64 %3903, %3908
  %3910 = add i64 %3909, %3906
  %3911 = load i32, i32* %41, align 8, !tbaa !37
  %3912 = load i32, i32* %46, align 4, !tbaa !51
  %3913 = xor i64 %3910, %3129
  %3914 = and i64 %3913, 15
  %3915 = icmp eq i64 %3914, 0
  %3916 = and i64 %3913, 3
  %3917 = icmp eq i64 %3916, 0
  %3918 = select i1 %3917, i64 4, i64 1
  %3919 = select i1 %3915, i64 16, i64 %3918
  %3920 = sub i64 0, %3910
  %3921 = add nsw i64 %3919, -1
  %3922 = and i64 %3921, %3920
  %3923 = or i64 %3807, %3129
  %3924 = or i64 %3923, %3910
  %3925 = and i64 %3924, 15
  %3926 = icmp eq i64 %3925, 0
  br i1 %3926, label %3927, label %4126

3927:                                             ; preds = %3905
  %3928 = lshr i64 %3807, 4
  %3929 = zext i32 %3911 to i64
  %3930 = mul i32 %3912, 7
  %3931 = zext i32 %3930 to i64
  %3932 = add nuw nsw i64 %3931, %3929
  %3933 = icmp ult i64 %3932, %3928
  br i1 %3933, label %3934, label %4008

3934:                                             ; preds = %3927
  %3935 = shl i32 %3912, 3
  %3936 = zext i32 %3935 to i64
  %3937 = zext i32 %3912 to i64
  %3938 = shl i32 %3912, 1
  %3939 = zext i32 %3938 to i64
  %3940 = mul i32 %3912, 3
  %3941 = zext i32 %3940 to i64
  %3942 = shl i32 %3912, 2
  %3943 = zext i32 %3942 to i64
  %3944 = mul i32 %3912, 5
  %3945 = zext i32 %3944 to i64
  %3946 = mul i32 %3912, 6
  %3947 = zext i32 %3946 to i64
  br label %3948

3948:                                             ; preds = %3948, %3934
  %3949 = phi i64 [ %3929, %3934 ], [ %4005, %3948 ]
  %3950 = shl i64 %3949, 4
  %3951 = add i64 %3950, %3129
  %3952 = inttoptr i64 %3951 to <4 x i32> addrspace(1)*
  %3953 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3952, align 16, !tbaa !11
  %3954 = add i64 %3949, %3937
  %3955 = shl i64 %3954, 4
  %3956 = add i64 %3955, %3129
  %3957 = inttoptr i64 %3956 to <4 x i32> addrspace(1)*
  %3958 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3957, align 16, !tbaa !11
  %3959 = add i64 %3949, %3939
  %3960 = shl i64 %3959, 4
  %3961 = add i64 %3960, %3129
  %3962 = inttoptr i64 %3961 to <4 x i32> addrspace(1)*
  %3963 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3962, align 16, !tbaa !11
  %3964 = add i64 %3949, %3941
  %3965 = shl i64 %3964, 4
  %3966 = add i64 %3965, %3129
  %3967 = inttoptr i64 %3966 to <4 x i32> addrspace(1)*
  %3968 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3967, align 16, !tbaa !11
  %3969 = add i64 %3949, %3943
  %3970 = shl i64 %3969, 4
  %3971 = add i64 %3970, %3129
  %3972 = inttoptr i64 %3971 to <4 x i32> addrspace(1)*
  %3973 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3972, align 16, !tbaa !11
  %3974 = add i64 %3949, %3945
  %3975 = shl i64 %3974, 4
  %3976 = add i64 %3975, %3129
  %3977 = inttoptr i64 %3976 to <4 x i32> addrspace(1)*
  %3978 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3977, align 16, !tbaa !11
  %3979 = add i64 %3949, %3947
  %3980 = shl i64 %3979, 4
  %3981 = add i64 %3980, %3129
  %3982 = inttoptr i64 %3981 to <4 x i32> addrspace(1)*
  %3983 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3982, align 16, !tbaa !11
  %3984 = add i64 %3949, %3931
  %3985 = shl i64 %3984, 4
  %3986 = add i64 %3985, %3129
  %3987 = inttoptr i64 %3986 to <4 x i32> addrspace(1)*
  %3988 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3987, align 16, !tbaa !11
  %3989 = add i64 %3950, %3910
  %3990 = inttoptr i64 %3989 to <4 x i32> addrspace(1)*
  store <4 x i32> %3953, <4 x i32> addrspace(1)* %3990, align 16, !tbaa !11
  %3991 = add i64 %3955, %3910
  %3992 = inttoptr i64 %3991 to <4 x i32> addrspace(1)*
  store <4 x i32> %3958, <4 x i32> addrspace(1)* %3992, align 16, !tbaa !11
  %3993 = add i64 %3960, %3910
  %3994 = inttoptr i64 %3993 to <4 x i32> addrspace(1)*
  store <4 x i32> %3963, <4 x i32> addrspace(1)* %3994, align 16, !tbaa !11
  %3995 = add i64 %3965, %3910
  %3996 = inttoptr i64 %3995 to <4 x i32> addrspace(1)*
  store <4 x i32> %3968, <4 x i32> addrspace(1)* %3996, align 16, !tbaa !11
  %3997 = add i64 %3970, %3910
  %3998 = inttoptr i64 %3997 to <4 x i32> addrspace(1)*
  store <4 x i32> %3973, <4 x i32> addrspace(1)* %3998, align 16, !tbaa !11
  %3999 = add i64 %3975, %3910
  %4000 = inttoptr i64 %3999 to <4 x i32> addrspace(1)*
  store <4 x i32> %3978, <4 x i32> addrspace(1)* %4000, align 16, !tbaa !11
  %4001 = add i64 %3980, %3910
  %4002 = inttoptr i64 %4001 to <4 x i32> addrspace(1)*
  store <4 x i32> %3983, <4 x i32> addrspace(1)* %4002, align 16, !tbaa !11
  %4003 = add i64 %3985, %3910
  %4004 = inttoptr i64 %4003 to <4 x i32> addrspace(1)*
  store <4 x i32> %3988, <4 x i32> addrspace(1)* %4004, align 16, !tbaa !11
  %4005 = add i64 %3949, %3936
  %4006 = add i64 %4005, %3931
  %4007 = icmp ult i64 %4006, %3928
  br i1 %4007, label %3948, label %4008, !llvm.loop !52

4008:                                             ; preds = %3948, %3927
  %4009 = phi i64 [ %3929, %3927 ], [ %4005, %3948 ]
  %4010 = icmp ult i64 %4009, %3928
  br i1 %4010, label %4011, label %4578

4011:                                             ; preds = %4008
  %4012 = shl i64 %4009, 4
  %4013 = add i64 %4012, %3129
  %4014 = inttoptr i64 %4013 to <4 x i32> addrspace(1)*
  %4015 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4014, align 16, !tbaa !11
  %4016 = zext i32 %3912 to i64
  %4017 = add i64 %4009, %4016
  %4018 = icmp ult i64 %4017, %3928
  br i1 %4018, label %4019, label %4024

4019:                                             ; preds = %4011
  %4020 = shl i64 %4017, 4
  %4021 = add i64 %4020, %3129
  %4022 = inttoptr i64 %4021 to <4 x i32> addrspace(1)*
  %4023 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4022, align 16, !tbaa !11
  br label %4024

4024:                                             ; preds = %4019, %4011
  %4025 = phi <4 x i32> [ %4023, %4019 ], [ zeroinitializer, %4011 ]
  %4026 = shl i32 %3912, 1
  %4027 = zext i32 %4026 to i64
  %4028 = add i64 %4009, %4027
  %4029 = icmp ult i64 %4028, %3928
  br i1 %4029, label %4030, label %4035

4030:                                             ; preds = %4024
  %4031 = shl i64 %4028, 4
  %4032 = add i64 %4031, %3129
  %4033 = inttoptr i64 %4032 to <4 x i32> addrspace(1)*
  %4034 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4033, align 16, !tbaa !11
  br label %4035

4035:                                             ; preds = %4030, %4024
  %4036 = phi <4 x i32> [ %4034, %4030 ], [ zeroinitializer, %4024 ]
  %4037 = mul i32 %3912, 3
  %4038 = zext i32 %4037 to i64
  %4039 = add i64 %4009, %4038
  %4040 = icmp ult i64 %4039, %3928
  br i1 %4040, label %4041, label %4046

4041:                                             ; preds = %4035
  %4042 = shl i64 %4039, 4
  %4043 = add i64 %4042, %3129
  %4044 = inttoptr i64 %4043 to <4 x i32> addrspace(1)*
  %4045 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4044, align 16, !tbaa !11
  br label %4046

4046:                                             ; preds = %4041, %4035
  %4047 = phi <4 x i32> [ %4045, %4041 ], [ zeroinitializer, %4035 ]
  %4048 = shl i32 %3912, 2
  %4049 = zext i32 %4048 to i64
  %4050 = add i64 %4009, %4049
  %4051 = icmp ult i64 %4050, %3928
  br i1 %4051, label %4052, label %4057

4052:                                             ; preds = %4046
  %4053 = shl i64 %4050, 4
  %4054 = add i64 %4053, %3129
  %4055 = inttoptr i64 %4054 to <4 x i32> addrspace(1)*
  %4056 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4055, align 16, !tbaa !11
  br label %4057

4057:                                             ; preds = %4052, %4046
  %4058 = phi <4 x i32> [ %4056, %4052 ], [ zeroinitializer, %4046 ]
  %4059 = mul i32 %3912, 5
  %4060 = zext i32 %4059 to i64
  %4061 = add i64 %4009, %4060
  %4062 = icmp ult i64 %4061, %3928
  br i1 %4062, label %4063, label %4068

4063:                                             ; preds = %4057
  %4064 = shl i64 %4061, 4
  %4065 = add i64 %4064, %3129
  %4066 = inttoptr i64 %4065 to <4 x i32> addrspace(1)*
  %4067 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4066, align 16, !tbaa !11
  br label %4068

4068:                                             ; preds = %4063, %4057
  %4069 = phi <4 x i32> [ %4067, %4063 ], [ zeroinitializer, %4057 ]
  %4070 = mul i32 %3912, 6
  %4071 = zext i32 %4070 to i64
  %4072 = add i64 %4009, %4071
  %4073 = icmp ult i64 %4072, %3928
  br i1 %4073, label %4074, label %4079

4074:                                             ; preds = %4068
  %4075 = shl i64 %4072, 4
  %4076 = add i64 %4075, %3129
  %4077 = inttoptr i64 %4076 to <4 x i32> addrspace(1)*
  %4078 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4077, align 16, !tbaa !11
  br label %4079

4079:                                             ; preds = %4074, %4068
  %4080 = phi <4 x i32> [ %4078, %4074 ], [ zeroinitializer, %4068 ]
  %4081 = add i64 %4009, %3931
  %4082 = icmp ult i64 %4081, %3928
  br i1 %4082, label %4083, label %4088

4083:                                             ; preds = %4079
  %4084 = shl i64 %4081, 4
  %4085 = add i64 %4084, %3129
  %4086 = inttoptr i64 %4085 to <4 x i32> addrspace(1)*
  %4087 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4086, align 16, !tbaa !11
  br label %4088

4088:                                             ; preds = %4083, %4079
  %4089 = phi <4 x i32> [ %4087, %4083 ], [ zeroinitializer, %4079 ]
  %4090 = add i64 %4012, %3910
  %4091 = inttoptr i64 %4090 to <4 x i32> addrspace(1)*
  store <4 x i32> %4015, <4 x i32> addrspace(1)* %4091, align 16, !tbaa !11
  br i1 %4018, label %4092, label %4096

4092:                                             ; preds = %4088
  %4093 = shl i64 %4017, 4
  %4094 = add i64 %4093, %3910
  %4095 = inttoptr i64 %4094 to <4 x i32> addrspace(1)*
  store <4 x i32> %4025, <4 x i32> addrspace(1)* %4095, align 16, !tbaa !11
  br label %4096

4096:                                             ; preds = %4092, %4088
  br i1 %4029, label %4097, label %4101

4097:                                             ; preds = %4096
  %4098 = shl i64 %4028, 4
  %4099 = add i64 %4098, %3910
  %4100 = inttoptr i64 %4099 to <4 x i32> addrspace(1)*
  store <4 x i32> %4036, <4 x i32> addrspace(1)* %4100, align 16, !tbaa !11
  br label %4101

4101:                                             ; preds = %4097, %4096
  br i1 %4040, label %4102, label %4106

4102:                                             ; preds = %4101
  %4103 = shl i64 %4039, 4
  %4104 = add i64 %4103, %3910
  %4105 = inttoptr i64 %4104 to <4 x i32> addrspace(1)*
  store <4 x i32> %4047, <4 x i32> addrspace(1)* %4105, align 16, !tbaa !11
  br label %4106

4106:                                             ; preds = %4102, %4101
  br i1 %4051, label %4107, label %4111

4107:                                             ; preds = %4106
  %4108 = shl i64 %4050, 4
  %4109 = add i64 %4108, %3910
  %4110 = inttoptr i64 %4109 to <4 x i32> addrspace(1)*
  store <4 x i32> %4058, <4 x i32> addrspace(1)* %4110, align 16, !tbaa !11
  br label %4111

4111:                                             ; preds = %4107, %4106
  br i1 %4062, label %4112, label %4116

4112:                                             ; preds = %4111
  %4113 = shl i64 %4061, 4
  %4114 = add i64 %4113, %3910
  %4115 = inttoptr i64 %4114 to <4 x i32> addrspace(1)*
  store <4 x i32> %4069, <4 x i32> addrspace(1)* %4115, align 16, !tbaa !11
  br label %4116

4116:                                             ; preds = %4112, %4111
  br i1 %4073, label %4117, label %4121

4117:                                             ; preds = %4116
  %4118 = shl i64 %4072, 4
  %4119 = add i64 %4118, %3910
  %4120 = inttoptr i64 %4119 to <4 x i32> addrspace(1)*
  store <4 x i32> %4080, <4 x i32> addrspace(1)* %4120, align 16, !tbaa !11
  br label %4121

4121:                                             ; preds = %4117, %4116
  br i1 %4082, label %4122, label %4578

4122:                                             ; preds = %4121
  %4123 = shl i64 %4081, 4
  %4124 = add i64 %4123, %3910
  %4125 = inttoptr i64 %4124 to <4 x i32> addrspace(1)*
  store <4 x i32> %4089, <4 x i32> addrspace(1)* %4125, align 16, !tbaa !11
  br label %4578

4126:                                             ; preds = %3905
  %4127 = icmp ult i64 %3922, %3807
  %4128 = select i1 %4127, i64 %3922, i64 %3807
  %4129 = sub i64 %3807, %4128
  %4130 = sub nsw i64 0, %3919
  %4131 = and i64 %4129, %4130
  switch i64 %3919, label %4534 [
    i64 16, label %4132
    i64 4, label %4333
  ]

4132:                                             ; preds = %4126
  %4133 = add i64 %4128, %3910
  %4134 = add i64 %4128, %3129
  %4135 = lshr i64 %4131, 4
  %4136 = zext i32 %3911 to i64
  %4137 = mul i32 %3912, 7
  %4138 = zext i32 %4137 to i64
  %4139 = add nuw nsw i64 %4138, %4136
  %4140 = icmp ult i64 %4139, %4135
  br i1 %4140, label %4141, label %4215

4141:                                             ; preds = %4132
  %4142 = shl i32 %3912, 3
  %4143 = zext i32 %4142 to i64
  %4144 = zext i32 %3912 to i64
  %4145 = shl i32 %3912, 1
  %4146 = zext i32 %4145 to i64
  %4147 = mul i32 %3912, 3
  %4148 = zext i32 %4147 to i64
  %4149 = shl i32 %3912, 2
  %4150 = zext i32 %4149 to i64
  %4151 = mul i32 %3912, 5
  %4152 = zext i32 %4151 to i64
  %4153 = mul i32 %3912, 6
  %4154 = zext i32 %4153 to i64
  br label %4155

4155:                                             ; preds = %4155, %4141
  %4156 = phi i64 [ %4136, %4141 ], [ %4212, %4155 ]
  %4157 = shl i64 %4156, 4
  %4158 = add i64 %4157, %4134
  %4159 = inttoptr i64 %4158 to <4 x i32> addrspace(1)*
  %4160 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4159, align 16, !tbaa !11
  %4161 = add i64 %4156, %4144
  %4162 = shl i64 %4161, 4
  %4163 = add i64 %4162, %4134
  %4164 = inttoptr i64 %4163 to <4 x i32> addrspace(1)*
  %4165 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4164, align 16, !tbaa !11
  %4166 = add i64 %4156, %4146
  %4167 = shl i64 %4166, 4
  %4168 = add i64 %4167, %4134
  %4169 = inttoptr i64 %4168 to <4 x i32> addrspace(1)*
  %4170 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4169, align 16, !tbaa !11
  %4171 = add i64 %4156, %4148
  %4172 = shl i64 %4171, 4
  %4173 = add i64 %4172, %4134
  %4174 = inttoptr i64 %4173 to <4 x i32> addrspace(1)*
  %4175 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4174, align 16, !tbaa !11
  %4176 = add i64 %4156, %4150
  %4177 = shl i64 %4176, 4
  %4178 = add i64 %4177, %4134
  %4179 = inttoptr i64 %4178 to <4 x i32> addrspace(1)*
  %4180 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4179, align 16, !tbaa !11
  %4181 = add i64 %4156, %4152
  %4182 = shl i64 %4181, 4
  %4183 = add i64 %4182, %4134
  %4184 = inttoptr i64 %4183 to <4 x i32> addrspace(1)*
  %4185 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4184, align 16, !tbaa !11
  %4186 = add i64 %4156, %4154
  %4187 = shl i64 %4186, 4
  %4188 = add i64 %4187, %4134
  %4189 = inttoptr i64 %4188 to <4 x i32> addrspace(1)*
  %4190 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4189, align 16, !tbaa !11
  %4191 = add i64 %4156, %4138
  %4192 = shl i64 %4191, 4
  %4193 = add i64 %4192, %4134
  %4194 = inttoptr i64 %4193 to <4 x i32> addrspace(1)*
  %4195 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4194, align 16, !tbaa !11
  %4196 = add i64 %4157, %4133
  %4197 = inttoptr i64 %4196 to <4 x i32> addrspace(1)*
  store <4 x i32> %4160, <4 x i32> addrspace(1)* %4197, align 16, !tbaa !11
  %4198 = add i64 %4162, %4133
  %4199 = inttoptr i64 %4198 to <4 x i32> addrspace(1)*
  store <4 x i32> %4165, <4 x i32> addrspace(1)* %4199, align 16, !tbaa !11
  %4200 = add i64 %4167, %4133
  %4201 = inttoptr i64 %4200 to <4 x i32> addrspace(1)*
  store <4 x i32> %4170, <4 x i32> addrspace(1)* %4201, align 16, !tbaa !11
  %4202 = add i64 %4172, %4133
  %4203 = inttoptr i64 %4202 to <4 x i32> addrspace(1)*
  store <4 x i32> %4175, <4 x i32> addrspace(1)* %4203, align 16, !tbaa !11
  %4204 = add i64 %4177, %4133
  %4205 = inttoptr i64 %4204 to <4 x i32> addrspace(1)*
  store <4 x i32> %4180, <4 x i32> addrspace(1)* %4205, align 16, !tbaa !11
  %4206 = add i64 %4182, %4133
  %4207 = inttoptr i64 %4206 to <4 x i32> addrspace(1)*
  store <4 x i32> %4185, <4 x i32> addrspace(1)* %4207, align 16, !tbaa !11
  %4208 = add i64 %4187, %4133
  %4209 = inttoptr i64 %4208 to <4 x i32> addrspace(1)*
  store <4 x i32> %4190, <4 x i32> addrspace(1)* %4209, align 16, !tbaa !11
  %4210 = add i64 %4192, %4133
  %4211 = inttoptr i64 %4210 to <4 x i32> addrspace(1)*
  store <4 x i32> %4195, <4 x i32> addrspace(1)* %4211, align 16, !tbaa !11
  %4212 = add i64 %4156, %4143
  %4213 = add i64 %4212, %4138
  %4214 = icmp ult i64 %4213, %4135
  br i1 %4214, label %4155, label %4215, !llvm.loop !52

4215:                                             ; preds = %4155, %4132
  %4216 = phi i64 [ %4136, %4132 ], [ %4212, %4155 ]
  %4217 = icmp ult i64 %4216, %4135
  br i1 %4217, label %4218, label %4548

4218:                                             ; preds = %4215
  %4219 = shl i64 %4216, 4
  %4220 = add i64 %4219, %4134
  %4221 = inttoptr i64 %4220 to <4 x i32> addrspace(1)*
  %4222 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4221, align 16, !tbaa !11
  %4223 = zext i32 %3912 to i64
  %4224 = add i64 %4216, %4223
  %4225 = icmp ult i64 %4224, %4135
  br i1 %4225, label %4226, label %4231

4226:                                             ; preds = %4218
  %4227 = shl i64 %4224, 4
  %4228 = add i64 %4227, %4134
  %4229 = inttoptr i64 %4228 to <4 x i32> addrspace(1)*
  %4230 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4229, align 16, !tbaa !11
  br label %4231

4231:                                             ; preds = %4226, %4218
  %4232 = phi <4 x i32> [ %4230, %4226 ], [ zeroinitializer, %4218 ]
  %4233 = shl i32 %3912, 1
  %4234 = zext i32 %4233 to i64
  %4235 = add i64 %4216, %4234
  %4236 = icmp ult i64 %4235, %4135
  br i1 %4236, label %4237, label %4242

4237:                                             ; preds = %4231
  %4238 = shl i64 %4235, 4
  %4239 = add i64 %4238, %4134
  %4240 = inttoptr i64 %4239 to <4 x i32> addrspace(1)*
  %4241 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4240, align 16, !tbaa !11
  br label %4242

4242:                                             ; preds = %4237, %4231
  %4243 = phi <4 x i32> [ %4241, %4237 ], [ zeroinitializer, %4231 ]
  %4244 = mul i32 %3912, 3
  %4245 = zext i32 %4244 to i64
  %4246 = add i64 %4216, %4245
  %4247 = icmp ult i64 %4246, %4135
  br i1 %4247, label %4248, label %4253

4248:                                             ; preds = %4242
  %4249 = shl i64 %4246, 4
  %4250 = add i64 %4249, %4134
  %4251 = inttoptr i64 %4250 to <4 x i32> addrspace(1)*
  %4252 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4251, align 16, !tbaa !11
  br label %4253

4253:                                             ; preds = %4248, %4242
  %4254 = phi <4 x i32> [ %4252, %4248 ], [ zeroinitializer, %4242 ]
  %4255 = shl i32 %3912, 2
  %4256 = zext i32 %4255 to i64
  %4257 = add i64 %4216, %4256
  %4258 = icmp ult i64 %4257, %4135
  br i1 %4258, label %4259, label %4264

4259:                                             ; preds = %4253
  %4260 = shl i64 %4257, 4
  %4261 = add i64 %4260, %4134
  %4262 = inttoptr i64 %4261 to <4 x i32> addrspace(1)*
  %4263 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4262, align 16, !tbaa !11
  br label %4264

4264:                                             ; preds = %4259, %4253
  %4265 = phi <4 x i32> [ %4263, %4259 ], [ zeroinitializer, %4253 ]
  %4266 = mul i32 %3912, 5
  %4267 = zext i32 %4266 to i64
  %4268 = add i64 %4216, %4267
  %4269 = icmp ult i64 %4268, %4135
  br i1 %4269, label %4270, label %4275

4270:                                             ; preds = %4264
  %4271 = shl i64 %4268, 4
  %4272 = add i64 %4271, %4134
  %4273 = inttoptr i64 %4272 to <4 x i32> addrspace(1)*
  %4274 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4273, align 16, !tbaa !11
  br label %4275

4275:                                             ; preds = %4270, %4264
  %4276 = phi <4 x i32> [ %4274, %4270 ], [ zeroinitializer, %4264 ]
  %4277 = mul i32 %3912, 6
  %4278 = zext i32 %4277 to i64
  %4279 = add i64 %4216, %4278
  %4280 = icmp ult i64 %4279, %4135
  br i1 %4280, label %4281, label %4286

4281:                                             ; preds = %4275
  %4282 = shl i64 %4279, 4
  %4283 = add i64 %4282, %4134
  %4284 = inttoptr i64 %4283 to <4 x i32> addrspace(1)*
  %4285 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4284, align 16, !tbaa !11
  br label %4286

4286:                                             ; preds = %4281, %4275
  %4287 = phi <4 x i32> [ %4285, %4281 ], [ zeroinitializer, %4275 ]
  %4288 = add i64 %4216, %4138
  %4289 = icmp ult i64 %4288, %4135
  br i1 %4289, label %4290, label %4295

4290:                                             ; preds = %4286
  %4291 = shl i64 %4288, 4
  %4292 = add i64 %4291, %4134
  %4293 = inttoptr i64 %4292 to <4 x i32> addrspace(1)*
  %4294 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4293, align 16, !tbaa !11
  br label %4295

4295:                                             ; preds = %4290, %4286
  %4296 = phi <4 x i32> [ %4294, %4290 ], [ zeroinitializer, %4286 ]
  %4297 = add i64 %4219, %4133
  %4298 = inttoptr i64 %4297 to <4 x i32> addrspace(1)*
  store <4 x i32> %4222, <4 x i32> addrspace(1)* %4298, align 16, !tbaa !11
  br i1 %4225, label %4299, label %4303

4299:                                             ; preds = %4295
  %4300 = shl i64 %4224, 4
  %4301 = add i64 %4300, %4133
  %4302 = inttoptr i64 %4301 to <4 x i32> addrspace(1)*
  store <4 x i32> %4232, <4 x i32> addrspace(1)* %4302, align 16, !tbaa !11
  br label %4303

4303:                                             ; preds = %4299, %4295
  br i1 %4236, label %4304, label %4308

4304:                                             ; preds = %4303
  %4305 = shl i64 %4235, 4
  %4306 = add i64 %4305, %4133
  %4307 = inttoptr i64 %4306 to <4 x i32> addrspace(1)*
  store <4 x i32> %4243, <4 x i32> addrspace(1)* %4307, align 16, !tbaa !11
  br label %4308

4308:                                             ; preds = %4304, %4303
  br i1 %4247, label %4309, label %4313

4309:                                             ; preds = %4308
  %4310 = shl i64 %4246, 4
  %4311 = add i64 %4310, %4133
  %4312 = inttoptr i64 %4311 to <4 x i32> addrspace(1)*
  store <4 x i32> %4254, <4 x i32> addrspace(1)* %4312, align 16, !tbaa !11
  br label %4313

4313:                                             ; preds = %4309, %4308
  br i1 %4258, label %4314, label %4318

4314:                                             ; preds = %4313
  %4315 = shl i64 %4257, 4
  %4316 = add i64 %4315, %4133
  %4317 = inttoptr i64 %4316 to <4 x i32> addrspace(1)*
  store <4 x i32> %4265, <4 x i32> addrspace(1)* %4317, align 16, !tbaa !11
  br label %4318

4318:                                             ; preds = %4314, %4313
  br i1 %4269, label %4319, label %4323

4319:                                             ; preds = %4318
  %4320 = shl i64 %4268, 4
  %4321 = add i64 %4320, %4133
  %4322 = inttoptr i64 %4321 to <4 x i32> addrspace(1)*
  store <4 x i32> %4276, <4 x i32> addrspace(1)* %4322, align 16, !tbaa !11
  br label %4323

4323:                                             ; preds = %4319, %4318
  br i1 %4280, label %4324, label %4328

4324:                                             ; preds = %4323
  %4325 = shl i64 %4279, 4
  %4326 = add i64 %4325, %4133
  %4327 = inttoptr i64 %4326 to <4 x i32> addrspace(1)*
  store <4 x i32> %4287, <4 x i32> addrspace(1)* %4327, align 16, !tbaa !11
  br label %4328

4328:                                             ; preds = %4324, %4323
  br i1 %4289, label %4329, label %4548

4329:                                             ; preds = %4328
  %4330 = shl i64 %4288, 4
  %4331 = add i64 %4330, %4133
  %4332 = inttoptr i64 %4331 to <4 x i32> addrspace(1)*
  store <4 x i32> %4296, <4 x i32> addrspace(1)* %4332, align 16, !tbaa !11
  br label %4548

4333:                                             ; preds = %4126
  %4334 = add i64 %4128, %3910
  %4335 = add i64 %4128, %3129
  %4336 = lshr i64 %4131, 2
  %4337 = zext i32 %3911 to i64
  %4338 = mul i32 %3912, 7
  %4339 = zext i32 %4338 to i64
  %4340 = add nuw nsw i64 %4339, %4337
  %4341 = icmp ult i64 %4340, %4336
  br i1 %4341, label %4342, label %4416

4342:                                             ; preds = %4333
  %4343 = shl i32 %3912, 3
  %4344 = zext i32 %4343 to i64
  %4345 = zext i32 %3912 to i64
  %4346 = shl i32 %3912, 1
  %4347 = zext i32 %4346 to i64
  %4348 = mul i32 %3912, 3
  %4349 = zext i32 %4348 to i64
  %4350 = shl i32 %3912, 2
  %4351 = zext i32 %4350 to i64
  %4352 = mul i32 %3912, 5
  %4353 = zext i32 %4352 to i64
  %4354 = mul i32 %3912, 6
  %4355 = zext i32 %4354 to i64
  br label %4356

4356:                                             ; preds = %4356, %4342
  %4357 = phi i64 [ %4337, %4342 ], [ %4413, %4356 ]
  %4358 = shl i64 %4357, 2
  %4359 = add i64 %4358, %4335
  %4360 = inttoptr i64 %4359 to i32 addrspace(1)*
  %4361 = load volatile i32, i32 addrspace(1)* %4360, align 4, !tbaa !11
  %4362 = add i64 %4357, %4345
  %4363 = shl i64 %4362, 2
  %4364 = add i64 %4363, %4335
  %4365 = inttoptr i64 %4364 to i32 addrspace(1)*
  %4366 = load volatile i32, i32 addrspace(1)* %4365, align 4, !tbaa !11
  %4367 = add i64 %4357, %4347
  %4368 = shl i64 %4367, 2
  %4369 = add i64 %4368, %4335
  %4370 = inttoptr i64 %4369 to i32 addrspace(1)*
  %4371 = load volatile i32, i32 addrspace(1)* %4370, align 4, !tbaa !11
  %4372 = add i64 %4357, %4349
  %4373 = shl i64 %4372, 2
  %4374 = add i64 %4373, %4335
  %4375 = inttoptr i64 %4374 to i32 addrspace(1)*
  %4376 = load volatile i32, i32 addrspace(1)* %4375, align 4, !tbaa !11
  %4377 = add i64 %4357, %4351
  %4378 = shl i64 %4377, 2
  %4379 = add i64 %4378, %4335
  %4380 = inttoptr i64 %4379 to i32 addrspace(1)*
  %4381 = load volatile i32, i32 addrspace(1)* %4380, align 4, !tbaa !11
  %4382 = add i64 %4357, %4353
  %4383 = shl i64 %4382, 2
  %4384 = add i64 %4383, %4335
  %4385 = inttoptr i64 %4384 to i32 addrspace(1)*
  %4386 = load volatile i32, i32 addrspace(1)* %4385, align 4, !tbaa !11
  %4387 = add i64 %4357, %4355
  %4388 = shl i64 %4387, 2
  %4389 = add i64 %4388, %4335
  %4390 = inttoptr i64 %4389 to i32 addrspace(1)*
  %4391 = load volatile i32, i32 addrspace(1)* %4390, align 4, !tbaa !11
  %4392 = add i64 %4357, %4339
  %4393 = shl i64 %4392, 2
  %4394 = add i64 %4393, %4335
  %4395 = inttoptr i64 %4394 to i32 addrspace(1)*
  %4396 = load volatile i32, i32 addrspace(1)* %4395, align 4, !tbaa !11
  %4397 = add i64 %4358, %4334
  %4398 = inttoptr i64 %4397 to i32 addrspace(1)*
  store i32 %4361, i32 addrspace(1)* %4398, align 4, !tbaa !11
  %4399 = add i64 %4363, %4334
  %4400 = inttoptr i64 %4399 to i32 addrspace(1)*
  store i32 %4366, i32 addrspace(1)* %4400, align 4, !tbaa !11
  %4401 = add i64 %4368, %4334
  %4402 = inttoptr i64 %4401 to i32 addrspace(1)*
  store i32 %4371, i32 addrspace(1)* %4402, align 4, !tbaa !11
  %4403 = add i64 %4373, %4334
  %4404 = inttoptr i64 %4403 to i32 addrspace(1)*
  store i32 %4376, i32 addrspace(1)* %4404, align 4, !tbaa !11
  %4405 = add i64 %4378, %4334
  %4406 = inttoptr i64 %4405 to i32 addrspace(1)*
  store i32 %4381, i32 addrspace(1)* %4406, align 4, !tbaa !11
  %4407 = add i64 %4383, %4334
  %4408 = inttoptr i64 %4407 to i32 addrspace(1)*
  store i32 %4386, i32 addrspace(1)* %4408, align 4, !tbaa !11
  %4409 = add i64 %4388, %4334
  %4410 = inttoptr i64 %4409 to i32 addrspace(1)*
  store i32 %4391, i32 addrspace(1)* %4410, align 4, !tbaa !11
  %4411 = add i64 %4393, %4334
  %4412 = inttoptr i64 %4411 to i32 addrspace(1)*
  store i32 %4396, i32 addrspace(1)* %4412, align 4, !tbaa !11
  %4413 = add i64 %4357, %4344
  %4414 = add i64 %4413, %4339
  %4415 = icmp ult i64 %4414, %4336
  br i1 %4415, label %4356, label %4416, !llvm.loop !53

4416:                                             ; preds = %4356, %4333
  %4417 = phi i64 [ %4337, %4333 ], [ %4413, %4356 ]
  %4418 = icmp ult i64 %4417, %4336
  br i1 %4418, label %4419, label %4548

4419:                                             ; preds = %4416
  %4420 = shl i64 %4417, 2
  %4421 = add i64 %4420, %4335
  %4422 = inttoptr i64 %4421 to i32 addrspace(1)*
  %4423 = load volatile i32, i32 addrspace(1)* %4422, align 4, !tbaa !11
  %4424 = zext i32 %3912 to i64
  %4425 = add i64 %4417, %4424
  %4426 = icmp ult i64 %4425, %4336
  br i1 %4426, label %4427, label %4432

4427:                                             ; preds = %4419
  %4428 = shl i64 %4425, 2
  %4429 = add i64 %4428, %4335
  %4430 = inttoptr i64 %4429 to i32 addrspace(1)*
  %4431 = load volatile i32, i32 addrspace(1)* %4430, align 4, !tbaa !11
  br label %4432

4432:                                             ; preds = %4427, %4419
  %4433 = phi i32 [ %4431, %4427 ], [ 0, %4419 ]
  %4434 = shl i32 %3912, 1
  %4435 = zext i32 %4434 to i64
  %4436 = add i64 %4417, %4435
  %4437 = icmp ult i64 %4436, %4336
  br i1 %4437, label %4438, label %4443

4438:                                             ; preds = %4432
  %4439 = shl i64 %4436, 2
  %4440 = add i64 %4439, %4335
  %4441 = inttoptr i64 %4440 to i32 addrspace(1)*
  %4442 = load volatile i32, i32 addrspace(1)* %4441, align 4, !tbaa !11
  br label %4443

4443:                                             ; preds = %4438, %4432
  %4444 = phi i32 [ %4442, %4438 ], [ 0, %4432 ]
  %4445 = mul i32 %3912, 3
  %4446 = zext i32 %4445 to i64
  %4447 = add i64 %4417, %4446
  %4448 = icmp ult i64 %4447, %4336
  br i1 %4448, label %4449, label %4454

4449:                                             ; preds = %4443
  %4450 = shl i64 %4447, 2
  %4451 = add i64 %4450, %4335
  %4452 = inttoptr i64 %4451 to i32 addrspace(1)*
  %4453 = load volatile i32, i32 addrspace(1)* %4452, align 4, !tbaa !11
  br label %4454

4454:                                             ; preds = %4449, %4443
  %4455 = phi i32 [ %4453, %4449 ], [ 0, %4443 ]
  %4456 = shl i32 %3912, 2
  %4457 = zext i32 %4456 to i64
  %4458 = add i64 %4417, %4457
  %4459 = icmp ult i64 %4458, %4336
  br i1 %4459, label %4460, label %4465

4460:                                             ; preds = %4454
  %4461 = shl i64 %4458, 2
  %4462 = add i64 %4461, %4335
  %4463 = inttoptr i64 %4462 to i32 addrspace(1)*
  %4464 = load volatile i32, i32 addrspace(1)* %4463, align 4, !tbaa !11
  br label %4465

4465:                                             ; preds = %4460, %4454
  %4466 = phi i32 [ %4464, %4460 ], [ 0, %4454 ]
  %4467 = mul i32 %3912, 5
  %4468 = zext i32 %4467 to i64
  %4469 = add i64 %4417, %4468
  %4470 = icmp ult i64 %4469, %4336
  br i1 %4470, label %4471, label %4476

4471:                                             ; preds = %4465
  %4472 = shl i64 %4469, 2
  %4473 = add i64 %4472, %4335
  %4474 = inttoptr i64 %4473 to i32 addrspace(1)*
  %4475 = load volatile i32, i32 addrspace(1)* %4474, align 4, !tbaa !11
  br label %4476

4476:                                             ; preds = %4471, %4465
  %4477 = phi i32 [ %4475, %4471 ], [ 0, %4465 ]
  %4478 = mul i32 %3912, 6
  %4479 = zext i32 %4478 to i64
  %4480 = add i64 %4417, %4479
  %4481 = icmp ult i64 %4480, %4336
  br i1 %4481, label %4482, label %4487

4482:                                             ; preds = %4476
  %4483 = shl i64 %4480, 2
  %4484 = add i64 %4483, %4335
  %4485 = inttoptr i64 %4484 to i32 addrspace(1)*
  %4486 = load volatile i32, i32 addrspace(1)* %4485, align 4, !tbaa !11
  br label %4487

4487:                                             ; preds = %4482, %4476
  %4488 = phi i32 [ %4486, %4482 ], [ 0, %4476 ]
  %4489 = add i64 %4417, %4339
  %4490 = icmp ult i64 %4489, %4336
  br i1 %4490, label %4491, label %4496

4491:                                             ; preds = %4487
  %4492 = shl i64 %4489, 2
  %4493 = add i64 %4492, %4335
  %4494 = inttoptr i64 %4493 to i32 addrspace(1)*
  %4495 = load volatile i32, i32 addrspace(1)* %4494, align 4, !tbaa !11
  br label %4496

4496:                                             ; preds = %4491, %4487
  %4497 = phi i32 [ %4495, %4491 ], [ 0, %4487 ]
  %4498 = add i64 %4420, %4334
  %4499 = inttoptr i64 %4498 to i32 addrspace(1)*
  store i32 %4423, i32 addrspace(1)* %4499, align 4, !tbaa !11
  br i1 %4426, label %4500, label %4504

4500:                                             ; preds = %4496
  %4501 = shl i64 %4425, 2
  %4502 = add i64 %4501, %4334
  %4503 = inttoptr i64 %4502 to i32 addrspace(1)*
  store i32 %4433, i32 addrspace(1)* %4503, align 4, !tbaa !11
  br label %4504

4504:                                             ; preds = %4500, %4496
  br i1 %4437, label %4505, label %4509

4505:                                             ; preds = %4504
  %4506 = shl i64 %4436, 2
  %4507 = add i64 %4506, %4334
  %4508 = inttoptr i64 %4507 to i32 addrspace(1)*
  store i32 %4444, i32 addrspace(1)* %4508, align 4, !tbaa !11
  br label %4509

4509:                                             ; preds = %4505, %4504
  br i1 %4448, label %4510, label %4514

4510:                                             ; preds = %4509
  %4511 = shl i64 %4447, 2
  %4512 = add i64 %4511, %4334
  %4513 = inttoptr i64 %4512 to i32 addrspace(1)*
  store i32 %4455, i32 addrspace(1)* %4513, align 4, !tbaa !11
  br label %4514

4514:                                             ; preds = %4510, %4509
  br i1 %4459, label %4515, label %4519

4515:                                             ; preds = %4514
  %4516 = shl i64 %4458, 2
  %4517 = add i64 %4516, %4334
  %4518 = inttoptr i64 %4517 to i32 addrspace(1)*
  store i32 %4466, i32 addrspace(1)* %4518, align 4, !tbaa !11
  br label %4519

4519:                                             ; preds = %4515, %4514
  br i1 %4470, label %4520, label %4524

4520:                                             ; preds = %4519
  %4521 = shl i64 %4469, 2
  %4522 = add i64 %4521, %4334
  %4523 = inttoptr i64 %4522 to i32 addrspace(1)*
  store i32 %4477, i32 addrspace(1)* %4523, align 4, !tbaa !11
  br label %4524

4524:                                             ; preds = %4520, %4519
  br i1 %4481, label %4525, label %4529

4525:                                             ; preds = %4524
  %4526 = shl i64 %4480, 2
  %4527 = add i64 %4526, %4334
  %4528 = inttoptr i64 %4527 to i32 addrspace(1)*
  store i32 %4488, i32 addrspace(1)* %4528, align 4, !tbaa !11
  br label %4529

4529:                                             ; preds = %4525, %4524
  br i1 %4490, label %4530, label %4548

4530:                                             ; preds = %4529
  %4531 = shl i64 %4489, 2
  %4532 = add i64 %4531, %4334
  %4533 = inttoptr i64 %4532 to i32 addrspace(1)*
  store i32 %4497, i32 addrspace(1)* %4533, align 4, !tbaa !11
  br label %4548

4534:                                             ; preds = %4126
  %4535 = zext i32 %3911 to i64
  %4536 = icmp ugt i64 %3807, %4535
  br i1 %4536, label %4537, label %4578

4537:                                             ; preds = %4534
  %4538 = zext i32 %3912 to i64
  br label %4539

4539:                                             ; preds = %4539, %4537
  %4540 = phi i64 [ %4535, %4537 ], [ %4546, %4539 ]
  %4541 = add i64 %4540, %3129
  %4542 = inttoptr i64 %4541 to i8 addrspace(1)*
  %4543 = load volatile i8, i8 addrspace(1)* %4542, align 1, !tbaa !11
  %4544 = add i64 %4540, %3910
  %4545 = inttoptr i64 %4544 to i8 addrspace(1)*
  store i8 %4543, i8 addrspace(1)* %4545, align 1, !tbaa !11
  %4546 = add i64 %4540, %4538
  %4547 = icmp ult i64 %4546, %3807
  br i1 %4547, label %4539, label %4578, !llvm.loop !54

4548:                                             ; preds = %4530, %4529, %4416, %4329, %4328, %4215
  %4549 = phi i64 [ %4337, %4530 ], [ %4337, %4529 ], [ %4337, %4416 ], [ %4136, %4329 ], [ %4136, %4328 ], [ %4136, %4215 ]
  %4550 = icmp ugt i64 %4128, %4549
  br i1 %4550, label %4551, label %4562

4551:                                             ; preds = %4548
  %4552 = zext i32 %3912 to i64
  br label %4553

4553:                                             ; preds = %4553, %4551
  %4554 = phi i64 [ %4549, %4551 ], [ %4560, %4553 ]
  %4555 = add i64 %4554, %3129
  %4556 = inttoptr i64 %4555 to i8 addrspace(1)*
  %4557 = load volatile i8, i8 addrspace(1)* %4556, align 1, !tbaa !11
  %4558 = add i64 %4554, %3910
  %4559 = inttoptr i64 %4558 to i8 addrspace(1)*
  store i8 %4557, i8 addrspace(1)* %4559, align 1, !tbaa !11
  %4560 = add i64 %4554, %4552
  %4561 = icmp ult i64 %4560, %4128
  br i1 %4561, label %4553, label %4562, !llvm.loop !54

4562:                                             ; preds = %4553, %4548
  %4563 = add i64 %4131, %4128
  %4564 = sub i64 %3807, %4563
  %4565 = icmp ugt i64 %4564, %4549
  br i1 %4565, label %4566, label %4578

4566:                                             ; preds = %4562
  %4567 = zext i32 %3912 to i64
  br label %4568

4568:                                             ; preds = %4568, %4566
  %4569 = phi i64 [ %4549, %4566 ], [ %4576, %4568 ]
  %4570 = add i64 %4569, %4563
  %4571 = add i64 %4570, %3129
  %4572 = inttoptr i64 %4571 to i8 addrspace(1)*
  %4573 = load volatile i8, i8 addrspace(1)* %4572, align 1, !tbaa !11
  %4574 = add i64 %4570, %3910
  %4575 = inttoptr i64 %4574 to i8 addrspace(1)*
  store i8 %4573, i8 addrspace(1)* %4575, align 1, !tbaa !11
  %4576 = add i64 %4569, %4567
  %4577 = icmp ult i64 %4576, %4564
  br i1 %4577, label %4568, label %4578, !llvm.loop !54

4578:                                             ; preds = %4568, %4539, %4562, %4534, %4122, %4121, %4008, %3893
  %4579 = and i1 %3813, %3904
  %4580 = zext i1 %4579 to i32
  %4581 = load i32, i32* %73, align 4, !tbaa !9
  %4582 = add i32 %4581, %4580
  store i32 %4582, i32* %73, align 4, !tbaa !9
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !106
  %4583 = load i32, i32* %41, align 8, !tbaa !37
  %4584 = icmp eq i32 %4583, 0
  br i1 %4584, label %4585, label %4592

4585:                                             ; preds = %4578
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !43
  br i1 %3904, label %4586, label %4588

4586:                                             ; preds = %4585
  %4587 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %3810, i64 -131072) #10, !srcloc !31
  br label %4592

4588:                                             ; preds = %4585
  %4589 = shl i64 %3903, 20
  %4590 = or i64 %4589, 131072
  %4591 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %3810, i64 %4590) #10, !srcloc !31
  br label %4592

4592:                                             ; preds = %4588, %4586, %4578
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !96
  %4593 = load i32, i32* %50, align 8, !tbaa !40
  %4594 = icmp eq i32 %4593, %2954
  %4595 = and i64 %3114, -36028797018963968
  br i1 %4594, label %4596, label %4608

4596:                                             ; preds = %4592
  %4597 = icmp eq i64 %4595, 252201579132747776
  br i1 %4597, label %4598, label %4658

4598:                                             ; preds = %4596
  %4599 = icmp eq i32 %2954, -1
  br i1 %4599, label %4643, label %4600

4600:                                             ; preds = %4598
  %4601 = load i32, i32* %41, align 8, !tbaa !37
  %4602 = icmp eq i32 %4601, 0
  br i1 %4602, label %4603, label %4607

4603:                                             ; preds = %4600
  %4604 = load i64, i64* %42, align 8, !tbaa !27
  %4605 = add i64 %4604, 136
  %4606 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %4605, i64 -1) #10, !srcloc !31
  br label %4607

4607:                                             ; preds = %4603, %4600
  store i32 -1, i32* %50, align 8, !tbaa !40
  store i32 0, i32* %74, align 8, !tbaa !41
  br label %4643

4608:                                             ; preds = %4592
  %4609 = icmp ne i32 %4593, -1
  %4610 = icmp eq i64 %4595, 252201579132747776
  %4611 = or i1 %4610, %4609
  br i1 %4611, label %4643, label %4612

4612:                                             ; preds = %4608
  %4613 = load i32, i32* %74, align 8, !tbaa !41
  %4614 = icmp ult i32 %4613, 2
  br i1 %4614, label %4615, label %4643

4615:                                             ; preds = %4612
  %4616 = add nuw nsw i32 %4613, 1
  store i32 %4616, i32* %74, align 8, !tbaa !41
  %4617 = icmp eq i32 %4616, 2
  br i1 %4617, label %4618, label %4643

4618:                                             ; preds = %4615
  %4619 = load i32, i32* %41, align 8, !tbaa !37
  %4620 = icmp eq i32 %4619, 0
  br i1 %4620, label %4621, label %4633

4621:                                             ; preds = %4618
  %4622 = load i64, i64* %42, align 8, !tbaa !27
  %4623 = add i64 %4622, 136
  %4624 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %4623, i64 1) #10, !srcloc !31
  %4625 = load i32, i32* %54, align 4, !tbaa !97
  %4626 = lshr i32 %4625, 2
  %4627 = zext i32 %4626 to i64
  %4628 = icmp ult i64 %4624, %4627
  br i1 %4628, label %4633, label %4629

4629:                                             ; preds = %4621
  %4630 = load i64, i64* %42, align 8, !tbaa !27
  %4631 = add i64 %4630, 136
  %4632 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %4631, i64 -1) #10, !srcloc !31
  br label %4633

4633:                                             ; preds = %4629, %4621, %4618
  %4634 = phi i32 [ 0, %4618 ], [ 0, %4629 ], [ 1, %4621 ]
  %4635 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %4634, i32 0, i32 31) #7
  %4636 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 0, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !32
  %4637 = zext i32 %4636 to i64
  %4638 = shl nuw i64 %4637, 32
  %4639 = zext i32 %4635 to i64
  %4640 = or i64 %4638, %4639
  %4641 = icmp eq i64 %4640, 0
  br i1 %4641, label %4643, label %4642

4642:                                             ; preds = %4633
  store i32 %2954, i32* %50, align 8, !tbaa !40
  br label %4658

4643:                                             ; preds = %4633, %4615, %4612, %4608, %4607, %4598
  %4644 = phi i64 [ 252201579132747776, %4607 ], [ 252201579132747776, %4598 ], [ %4595, %4608 ], [ %4595, %4612 ], [ %4595, %4615 ], [ %4595, %4633 ]
  %4645 = icmp eq i64 %4644, 252201579132747776
  br i1 %4645, label %4646, label %4647

4646:                                             ; preds = %4643
  store i32 %3109, i32* %52, align 4, !tbaa !66
  br label %4658

4647:                                             ; preds = %4643
  %4648 = load i32, i32* %41, align 8, !tbaa !37
  %4649 = icmp eq i32 %4648, 0
  br i1 %4649, label %4650, label %4658

4650:                                             ; preds = %4647
  %4651 = and i64 %1841, 63
  %4652 = shl nuw i64 1, %4651
  %4653 = lshr i64 %1841, 3
  %4654 = and i64 %4653, 536870904
  %4655 = load i64, i64* %51, align 8, !tbaa !38
  %4656 = add i64 %4655, %4654
  %4657 = inttoptr i64 %4656 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %4657, i64 %4652) #10, !srcloc !39
  br label %4658

4658:                                             ; preds = %4650, %4647, %4646, %4642, %4596
  %4659 = zext i1 %3130 to i32
  %4660 = load i32, i32* %75, align 8, !tbaa !9
  %4661 = add i32 %4660, %4659
  store i32 %4661, i32* %75, align 8, !tbaa !9
  br label %5353

4662:                                             ; preds = %1840
  %4663 = icmp eq i64 %80, 0
  br i1 %4663, label %5342, label %4664

4664:                                             ; preds = %4662
  %4665 = load i64, i64* %72, align 8, !tbaa !105
  %4666 = and i64 %1841, 72057594037927935
  %4667 = load i32, i32* %35, align 8, !tbaa !47
  %4668 = zext i32 %4667 to i64
  %4669 = shl i64 %4666, %4668
  %4670 = add i64 %4669, %4665
  %4671 = shl nsw i64 -1, %4668
  %4672 = xor i64 %4671, -1
  %4673 = and i64 %81, %4672
  %4674 = add i64 %4670, %4673
  %4675 = load i32, i32* %41, align 8, !tbaa !37
  %4676 = load i32, i32* %46, align 4, !tbaa !51
  %4677 = xor i64 %4674, %80
  %4678 = and i64 %4677, 15
  %4679 = icmp eq i64 %4678, 0
  %4680 = and i64 %4677, 3
  %4681 = icmp eq i64 %4680, 0
  %4682 = select i1 %4681, i64 4, i64 1
  %4683 = select i1 %4679, i64 16, i64 %4682
  %4684 = sub i64 0, %80
  %4685 = add nsw i64 %4683, -1
  %4686 = and i64 %4685, %4684
  %4687 = or i64 %1550, %80
  %4688 = or i64 %4687, %4674
  %4689 = and i64 %4688, 15
  %4690 = icmp eq i64 %4689, 0
  br i1 %4690, label %4691, label %4890

4691:                                             ; preds = %4664
  %4692 = lshr i64 %1550, 4
  %4693 = zext i32 %4675 to i64
  %4694 = mul i32 %4676, 7
  %4695 = zext i32 %4694 to i64
  %4696 = add nuw nsw i64 %4695, %4693
  %4697 = icmp ult i64 %4696, %4692
  br i1 %4697, label %4698, label %4772

4698:                                             ; preds = %4691
  %4699 = shl i32 %4676, 3
  %4700 = zext i32 %4699 to i64
  %4701 = zext i32 %4676 to i64
  %4702 = shl i32 %4676, 1
  %4703 = zext i32 %4702 to i64
  %4704 = mul i32 %4676, 3
  %4705 = zext i32 %4704 to i64
  %4706 = shl i32 %4676, 2
  %4707 = zext i32 %4706 to i64
  %4708 = mul i32 %4676, 5
  %4709 = zext i32 %4708 to i64
  %4710 = mul i32 %4676, 6
  %4711 = zext i32 %4710 to i64
  br label %4712

4712:                                             ; preds = %4712, %4698
  %4713 = phi i64 [ %4693, %4698 ], [ %4769, %4712 ]
  %4714 = shl i64 %4713, 4
  %4715 = add i64 %4714, %4674
  %4716 = inttoptr i64 %4715 to <4 x i32> addrspace(1)*
  %4717 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4716, align 16, !tbaa !11
  %4718 = add i64 %4713, %4701
  %4719 = shl i64 %4718, 4
  %4720 = add i64 %4719, %4674
  %4721 = inttoptr i64 %4720 to <4 x i32> addrspace(1)*
  %4722 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4721, align 16, !tbaa !11
  %4723 = add i64 %4713, %4703
  %4724 = shl i64 %4723, 4
  %4725 = add i64 %4724, %4674
  %4726 = inttoptr i64 %4725 to <4 x i32> addrspace(1)*
  %4727 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4726, align 16, !tbaa !11
  %4728 = add i64 %4713, %4705
  %4729 = shl i64 %4728, 4
  %4730 = add i64 %4729, %4674
  %4731 = inttoptr i64 %4730 to <4 x i32> addrspace(1)*
  %4732 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4731, align 16, !tbaa !11
  %4733 = add i64 %4713, %4707
  %4734 = shl i64 %4733, 4
  %4735 = add i64 %4734, %4674
  %4736 = inttoptr i64 %4735 to <4 x i32> addrspace(1)*
  %4737 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4736, align 16, !tbaa !11
  %4738 = add i64 %4713, %4709
  %4739 = shl i64 %4738, 4
  %4740 = add i64 %4739, %4674
  %4741 = inttoptr i64 %4740 to <4 x i32> addrspace(1)*
  %4742 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4741, align 16, !tbaa !11
  %4743 = add i64 %4713, %4711
  %4744 = shl i64 %4743, 4
  %4745 = add i64 %4744, %4674
  %4746 = inttoptr i64 %4745 to <4 x i32> addrspace(1)*
  %4747 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4746, align 16, !tbaa !11
  %4748 = add i64 %4713, %4695
  %4749 = shl i64 %4748, 4
  %4750 = add i64 %4749, %4674
  %4751 = inttoptr i64 %4750 to <4 x i32> addrspace(1)*
  %4752 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4751, align 16, !tbaa !11
  %4753 = add i64 %4714, %80
  %4754 = inttoptr i64 %4753 to <4 x i32> addrspace(1)*
  store <4 x i32> %4717, <4 x i32> addrspace(1)* %4754, align 16, !tbaa !11
  %4755 = add i64 %4719, %80
  %4756 = inttoptr i64 %4755 to <4 x i32> addrspace(1)*
  store <4 x i32> %4722, <4 x i32> addrspace(1)* %4756, align 16, !tbaa !11
  %4757 = add i64 %4724, %80
  %4758 = inttoptr i64 %4757 to <4 x i32> addrspace(1)*
  store <4 x i32> %4727, <4 x i32> addrspace(1)* %4758, align 16, !tbaa !11
  %4759 = add i64 %4729, %80
  %4760 = inttoptr i64 %4759 to <4 x i32> addrspace(1)*
  store <4 x i32> %4732, <4 x i32> addrspace(1)* %4760, align 16, !tbaa !11
  %4761 = add i64 %4734, %80
  %4762 = inttoptr i64 %4761 to <4 x i32> addrspace(1)*
  store <4 x i32> %4737, <4 x i32> addrspace(1)* %4762, align 16, !tbaa !11
  %4763 = add i64 %4739, %80
  %4764 = inttoptr i64 %4763 to <4 x i32> addrspace(1)*
  store <4 x i32> %4742, <4 x i32> addrspace(1)* %4764, align 16, !tbaa !11
  %4765 = add i64 %4744, %80
  %4766 = inttoptr i64 %4765 to <4 x i32> addrspace(1)*
  store <4 x i32> %4747, <4 x i32> addrspace(1)* %4766, align 16, !tbaa !11
  %4767 = add i64 %4749, %80
  %4768 = inttoptr i64 %4767 to <4 x i32> addrspace(1)*
  store <4 x i32> %4752, <4 x i32> addrspace(1)* %4768, align 16, !tbaa !11
  %4769 = add i64 %4713, %4700
  %4770 = add i64 %4769, %4695
  %4771 = icmp ult i64 %4770, %4692
  br i1 %4771, label %4712, label %4772, !llvm.loop !52

4772:                                             ; preds = %4712, %4691
  %4773 = phi i64 [ %4693, %4691 ], [ %4769, %4712 ]
  %4774 = icmp ult i64 %4773, %4692
  br i1 %4774, label %4775, label %5342

4775:                                             ; preds = %4772
  %4776 = shl i64 %4773, 4
  %4777 = add i64 %4776, %4674
  %4778 = inttoptr i64 %4777 to <4 x i32> addrspace(1)*
  %4779 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4778, align 16, !tbaa !11
  %4780 = zext i32 %4676 to i64
  %4781 = add i64 %4773, %4780
  %4782 = icmp ult i64 %4781, %4692
  br i1 %4782, label %4783, label %4788

4783:                                             ; preds = %4775
  %4784 = shl i64 %4781, 4
  %4785 = add i64 %4784, %4674
  %4786 = inttoptr i64 %4785 to <4 x i32> addrspace(1)*
  %4787 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4786, align 16, !tbaa !11
  br label %4788

4788:                                             ; preds = %4783, %4775
  %4789 = phi <4 x i32> [ %4787, %4783 ], [ zeroinitializer, %4775 ]
  %4790 = shl i32 %4676, 1
  %4791 = zext i32 %4790 to i64
  %4792 = add i64 %4773, %4791
  %4793 = icmp ult i64 %4792, %4692
  br i1 %4793, label %4794, label %4799

4794:                                             ; preds = %4788
  %4795 = shl i64 %4792, 4
  %4796 = add i64 %4795, %4674
  %4797 = inttoptr i64 %4796 to <4 x i32> addrspace(1)*
  %4798 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4797, align 16, !tbaa !11
  br label %4799

4799:                                             ; preds = %4794, %4788
  %4800 = phi <4 x i32> [ %4798, %4794 ], [ zeroinitializer, %4788 ]
  %4801 = mul i32 %4676, 3
  %4802 = zext i32 %4801 to i64
  %4803 = add i64 %4773, %4802
  %4804 = icmp ult i64 %4803, %4692
  br i1 %4804, label %4805, label %4810

4805:                                             ; preds = %4799
  %4806 = shl i64 %4803, 4
  %4807 = add i64 %4806, %4674
  %4808 = inttoptr i64 %4807 to <4 x i32> addrspace(1)*
  %4809 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4808, align 16, !tbaa !11
  br label %4810

4810:                                             ; preds = %4805, %4799
  %4811 = phi <4 x i32> [ %4809, %4805 ], [ zeroinitializer, %4799 ]
  %4812 = shl i32 %4676, 2
  %4813 = zext i32 %4812 to i64
  %4814 = add i64 %4773, %4813
  %4815 = icmp ult i64 %4814, %4692
  br i1 %4815, label %4816, label %4821

4816:                                             ; preds = %4810
  %4817 = shl i64 %4814, 4
  %4818 = add i64 %4817, %4674
  %4819 = inttoptr i64 %4818 to <4 x i32> addrspace(1)*
  %4820 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4819, align 16, !tbaa !11
  br label %4821

4821:                                             ; preds = %4816, %4810
  %4822 = phi <4 x i32> [ %4820, %4816 ], [ zeroinitializer, %4810 ]
  %4823 = mul i32 %4676, 5
  %4824 = zext i32 %4823 to i64
  %4825 = add i64 %4773, %4824
  %4826 = icmp ult i64 %4825, %4692
  br i1 %4826, label %4827, label %4832

4827:                                             ; preds = %4821
  %4828 = shl i64 %4825, 4
  %4829 = add i64 %4828, %4674
  %4830 = inttoptr i64 %4829 to <4 x i32> addrspace(1)*
  %4831 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4830, align 16, !tbaa !11
  br label %4832

4832:                                             ; preds = %4827, %4821
  %4833 = phi <4 x i32> [ %4831, %4827 ], [ zeroinitializer, %4821 ]
  %4834 = mul i32 %4676, 6
  %4835 = zext i32 %4834 to i64
  %4836 = add i64 %4773, %4835
  %4837 = icmp ult i64 %4836, %4692
  br i1 %4837, label %4838, label %4843

4838:                                             ; preds = %4832
  %4839 = shl i64 %4836, 4
  %4840 = add i64 %4839, %4674
  %4841 = inttoptr i64 %4840 to <4 x i32> addrspace(1)*
  %4842 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4841, align 16, !tbaa !11
  br label %4843

4843:                                             ; preds = %4838, %4832
  %4844 = phi <4 x i32> [ %4842, %4838 ], [ zeroinitializer, %4832 ]
  %4845 = add i64 %4773, %4695
  %4846 = icmp ult i64 %4845, %4692
  br i1 %4846, label %4847, label %4852

4847:                                             ; preds = %4843
  %4848 = shl i64 %4845, 4
  %4849 = add i64 %4848, %4674
  %4850 = inttoptr i64 %4849 to <4 x i32> addrspace(1)*
  %4851 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4850, align 16, !tbaa !11
  br label %4852

4852:                                             ; preds = %4847, %4843
  %4853 = phi <4 x i32> [ %4851, %4847 ], [ zeroinitializer, %4843 ]
  %4854 = add i64 %4776, %80
  %4855 = inttoptr i64 %4854 to <4 x i32> addrspace(1)*
  store <4 x i32> %4779, <4 x i32> addrspace(1)* %4855, align 16, !tbaa !11
  br i1 %4782, label %4856, label %4860

4856:                                             ; preds = %4852
  %4857 = shl i64 %4781, 4
  %4858 = add i64 %4857, %80
  %4859 = inttoptr i64 %4858 to <4 x i32> addrspace(1)*
  store <4 x i32> %4789, <4 x i32> addrspace(1)* %4859, align 16, !tbaa !11
  br label %4860

4860:                                             ; preds = %4856, %4852
  br i1 %4793, label %4861, label %4865

4861:                                             ; preds = %4860
  %4862 = shl i64 %4792, 4
  %4863 = add i64 %4862, %80
  %4864 = inttoptr i64 %4863 to <4 x i32> addrspace(1)*
  store <4 x i32> %4800, <4 x i32> addrspace(1)* %4864, align 16, !tbaa !11
  br label %4865

4865:                                             ; preds = %4861, %4860
  br i1 %4804, label %4866, label %4870

4866:                                             ; preds = %4865
  %4867 = shl i64 %4803, 4
  %4868 = add i64 %4867, %80
  %4869 = inttoptr i64 %4868 to <4 x i32> addrspace(1)*
  store <4 x i32> %4811, <4 x i32> addrspace(1)* %4869, align 16, !tbaa !11
  br label %4870

4870:                                             ; preds = %4866, %4865
  br i1 %4815, label %4871, label %4875

4871:                                             ; preds = %4870
  %4872 = shl i64 %4814, 4
  %4873 = add i64 %4872, %80
  %4874 = inttoptr i64 %4873 to <4 x i32> addrspace(1)*
  store <4 x i32> %4822, <4 x i32> addrspace(1)* %4874, align 16, !tbaa !11
  br label %4875

4875:                                             ; preds = %4871, %4870
  br i1 %4826, label %4876, label %4880

4876:                                             ; preds = %4875
  %4877 = shl i64 %4825, 4
  %4878 = add i64 %4877, %80
  %4879 = inttoptr i64 %4878 to <4 x i32> addrspace(1)*
  store <4 x i32> %4833, <4 x i32> addrspace(1)* %4879, align 16, !tbaa !11
  br label %4880

4880:                                             ; preds = %4876, %4875
  br i1 %4837, label %4881, label %4885

4881:                                             ; preds = %4880
  %4882 = shl i64 %4836, 4
  %4883 = add i64 %4882, %80
  %4884 = inttoptr i64 %4883 to <4 x i32> addrspace(1)*
  store <4 x i32> %4844, <4 x i32> addrspace(1)* %4884, align 16, !tbaa !11
  br label %4885

4885:                                             ; preds = %4881, %4880
  br i1 %4846, label %4886, label %5342

4886:                                             ; preds = %4885
  %4887 = shl i64 %4845, 4
  %4888 = add i64 %4887, %80
  %4889 = inttoptr i64 %4888 to <4 x i32> addrspace(1)*
  store <4 x i32> %4853, <4 x i32> addrspace(1)* %4889, align 16, !tbaa !11
  br label %5342

4890:                                             ; preds = %4664
  %4891 = icmp ult i64 %4686, %1550
  %4892 = select i1 %4891, i64 %4686, i64 %1550
  %4893 = sub i64 %1550, %4892
  %4894 = sub nsw i64 0, %4683
  %4895 = and i64 %4893, %4894
  switch i64 %4683, label %5298 [
    i64 16, label %4896
    i64 4, label %5097
  ]

4896:                                             ; preds = %4890
  %4897 = add i64 %4892, %80
  %4898 = add i64 %4892, %4674
  %4899 = lshr i64 %4895, 4
  %4900 = zext i32 %4675 to i64
  %4901 = mul i32 %4676, 7
  %4902 = zext i32 %4901 to i64
  %4903 = add nuw nsw i64 %4902, %4900
  %4904 = icmp ult i64 %4903, %4899
  br i1 %4904, label %4905, label %4979

4905:                                             ; preds = %4896
  %4906 = shl i32 %4676, 3
  %4907 = zext i32 %4906 to i64
  %4908 = zext i32 %4676 to i64
  %4909 = shl i32 %4676, 1
  %4910 = zext i32 %4909 to i64
  %4911 = mul i32 %4676, 3
  %4912 = zext i32 %4911 to i64
  %4913 = shl i32 %4676, 2
  %4914 = zext i32 %4913 to i64
  %4915 = mul i32 %4676, 5
  %4916 = zext i32 %4915 to i64
  %4917 = mul i32 %4676, 6
  %4918 = zext i32 %4917 to i64
  br label %4919

4919:                                             ; preds = %4919, %4905
  %4920 = phi i64 [ %4900, %4905 ], [ %4976, %4919 ]
  %4921 = shl i64 %4920, 4
  %4922 = add i64 %4921, %4898
  %4923 = inttoptr i64 %4922 to <4 x i32> addrspace(1)*
  %4924 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4923, align 16, !tbaa !11
  %4925 = add i64 %4920, %4908
  %4926 = shl i64 %4925, 4
  %4927 = add i64 %4926, %4898
  %4928 = inttoptr i64 %4927 to <4 x i32> addrspace(1)*
  %4929 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4928, align 16, !tbaa !11
  %4930 = add i64 %4920, %4910
  %4931 = shl i64 %4930, 4
  %4932 = add i64 %4931, %4898
  %4933 = inttoptr i64 %4932 to <4 x i32> addrspace(1)*
  %4934 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4933, align 16, !tbaa !11
  %4935 = add i64 %4920, %4912
  %4936 = shl i64 %4935, 4
  %4937 = add i64 %4936, %4898
  %4938 = inttoptr i64 %4937 to <4 x i32> addrspace(1)*
  %4939 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4938, align 16, !tbaa !11
  %4940 = add i64 %4920, %4914
  %4941 = shl i64 %4940, 4
  %4942 = add i64 %4941, %4898
  %4943 = inttoptr i64 %4942 to <4 x i32> addrspace(1)*
  %4944 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4943, align 16, !tbaa !11
  %4945 = add i64 %4920, %4916
  %4946 = shl i64 %4945, 4
  %4947 = add i64 %4946, %4898
  %4948 = inttoptr i64 %4947 to <4 x i32> addrspace(1)*
  %4949 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4948, align 16, !tbaa !11
  %4950 = add i64 %4920, %4918
  %4951 = shl i64 %4950, 4
  %4952 = add i64 %4951, %4898
  %4953 = inttoptr i64 %4952 to <4 x i32> addrspace(1)*
  %4954 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4953, align 16, !tbaa !11
  %4955 = add i64 %4920, %4902
  %4956 = shl i64 %4955, 4
  %4957 = add i64 %4956, %4898
  %4958 = inttoptr i64 %4957 to <4 x i32> addrspace(1)*
  %4959 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4958, align 16, !tbaa !11
  %4960 = add i64 %4921, %4897
  %4961 = inttoptr i64 %4960 to <4 x i32> addrspace(1)*
  store <4 x i32> %4924, <4 x i32> addrspace(1)* %4961, align 16, !tbaa !11
  %4962 = add i64 %4926, %4897
  %4963 = inttoptr i64 %4962 to <4 x i32> addrspace(1)*
  store <4 x i32> %4929, <4 x i32> addrspace(1)* %4963, align 16, !tbaa !11
  %4964 = add i64 %4931, %4897
  %4965 = inttoptr i64 %4964 to <4 x i32> addrspace(1)*
  store <4 x i32> %4934, <4 x i32> addrspace(1)* %4965, align 16, !tbaa !11
  %4966 = add i64 %4936, %4897
  %4967 = inttoptr i64 %4966 to <4 x i32> addrspace(1)*
  store <4 x i32> %4939, <4 x i32> addrspace(1)* %4967, align 16, !tbaa !11
  %4968 = add i64 %4941, %4897
  %4969 = inttoptr i64 %4968 to <4 x i32> addrspace(1)*
  store <4 x i32> %4944, <4 x i32> addrspace(1)* %4969, align 16, !tbaa !11
  %4970 = add i64 %4946, %4897
  %4971 = inttoptr i64 %4970 to <4 x i32> addrspace(1)*
  store <4 x i32> %4949, <4 x i32> addrspace(1)* %4971, align 16, !tbaa !11
  %4972 = add i64 %4951, %4897
  %4973 = inttoptr i64 %4972 to <4 x i32> addrspace(1)*
  store <4 x i32> %4954, <4 x i32> addrspace(1)* %4973, align 16, !tbaa !11
  %4974 = add i64 %4956, %4897
  %4975 = inttoptr i64 %4974 to <4 x i32> addrspace(1)*
  store <4 x i32> %4959, <4 x i32> addrspace(1)* %4975, align 16, !tbaa !11
  %4976 = add i64 %4920, %4907
  %4977 = add i64 %4976, %4902
  %4978 = icmp ult i64 %4977, %4899
  br i1 %4978, label %4919, label %4979, !llvm.loop !52

4979:                                             ; preds = %4919, %4896
  %4980 = phi i64 [ %4900, %4896 ], [ %4976, %4919 ]
  %4981 = icmp ult i64 %4980, %4899
  br i1 %4981, label %4982, label %5312

4982:                                             ; preds = %4979
  %4983 = shl i64 %4980, 4
  %4984 = add i64 %4983, %4898
  %4985 = inttoptr i64 %4984 to <4 x i32> addrspace(1)*
  %4986 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4985, align 16, !tbaa !11
  %4987 = zext i32 %4676 to i64
  %4988 = add i64 %4980, %4987
  %4989 = icmp ult i64 %4988, %4899
  br i1 %4989, label %4990, label %4995

4990:                                             ; preds = %4982
  %4991 = shl i64 %4988, 4
  %4992 = add i64 %4991, %4898
  %4993 = inttoptr i64 %4992 to <4 x i32> addrspace(1)*
  %4994 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4993, align 16, !tbaa !11
  br label %4995

4995:                                             ; preds = %4990, %4982
  %4996 = phi <4 x i32> [ %4994, %4990 ], [ zeroinitializer, %4982 ]
  %4997 = shl i32 %4676, 1
  %4998 = zext i32 %4997 to i64
  %4999 = add i64 %4980, %4998
  %5000 = icmp ult i64 %4999, %4899
  br i1 %5000, label %5001, label %5006

5001:                                             ; preds = %4995
  %5002 = shl i64 %4999, 4
  %5003 = add i64 %5002, %4898
  %5004 = inttoptr i64 %5003 to <4 x i32> addrspace(1)*
  %5005 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5004, align 16, !tbaa !11
  br label %5006

5006:                                             ; preds = %5001, %4995
  %5007 = phi <4 x i32> [ %5005, %5001 ], [ zeroinitializer, %4995 ]
  %5008 = mul i32 %4676, 3
  %5009 = zext i32 %5008 to i64
  %5010 = add i64 %4980, %5009
  %5011 = icmp ult i64 %5010, %4899
  br i1 %5011, label %5012, label %5017

5012:                                             ; preds = %5006
  %5013 = shl i64 %5010, 4
  %5014 = add i64 %5013, %4898
  %5015 = inttoptr i64 %5014 to <4 x i32> addrspace(1)*
  %5016 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5015, align 16, !tbaa !11
  br label %5017

5017:                                             ; preds = %5012, %5006
  %5018 = phi <4 x i32> [ %5016, %5012 ], [ zeroinitializer, %5006 ]
  %5019 = shl i32 %4676, 2
  %5020 = zext i32 %5019 to i64
  %5021 = add i64 %4980, %5020
  %5022 = icmp ult i64 %5021, %4899
  br i1 %5022, label %5023, label %5028

5023:                                             ; preds = %5017
  %5024 = shl i64 %5021, 4
  %5025 = add i64 %5024, %4898
  %5026 = inttoptr i64 %5025 to <4 x i32> addrspace(1)*
  %5027 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5026, align 16, !tbaa !11
  br label %5028

5028:                                             ; preds = %5023, %5017
  %5029 = phi <4 x i32> [ %5027, %5023 ], [ zeroinitializer, %5017 ]
  %5030 = mul i32 %4676, 5
  %5031 = zext i32 %5030 to i64
  %5032 = add i64 %4980, %5031
  %5033 = icmp ult i64 %5032, %4899
  br i1 %5033, label %5034, label %5039

5034:                                             ; preds = %5028
  %5035 = shl i64 %5032, 4
  %5036 = add i64 %5035, %4898
  %5037 = inttoptr i64 %5036 to <4 x i32> addrspace(1)*
  %5038 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5037, align 16, !tbaa !11
  br label %5039

5039:                                             ; preds = %5034, %5028
  %5040 = phi <4 x i32> [ %5038, %5034 ], [ zeroinitializer, %5028 ]
  %5041 = mul i32 %4676, 6
  %5042 = zext i32 %5041 to i64
  %5043 = add i64 %4980, %5042
  %5044 = icmp ult i64 %5043, %4899
  br i1 %5044, label %5045, label %5050

5045:                                             ; preds = %5039
  %5046 = shl i64 %5043, 4
  %5047 = add i64 %5046, %4898
  %5048 = inttoptr i64 %5047 to <4 x i32> addrspace(1)*
  %5049 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5048, align 16, !tbaa !11
  br label %5050

5050:                                             ; preds = %5045, %5039
  %5051 = phi <4 x i32> [ %5049, %5045 ], [ zeroinitializer, %5039 ]
  %5052 = add i64 %4980, %4902
  %5053 = icmp ult i64 %5052, %4899
  br i1 %5053, label %5054, label %5059

5054:                                             ; preds = %5050
  %5055 = shl i64 %5052, 4
  %5056 = add i64 %5055, %4898
  %5057 = inttoptr i64 %5056 to <4 x i32> addrspace(1)*
  %5058 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5057, align 16, !tbaa !11
  br label %5059

5059:                                             ; preds = %5054, %5050
  %5060 = phi <4 x i32> [ %5058, %5054 ], [ zeroinitializer, %5050 ]
  %5061 = add i64 %4983, %4897
  %5062 = inttoptr i64 %5061 to <4 x i32> addrspace(1)*
  store <4 x i32> %4986, <4 x i32> addrspace(1)* %5062, align 16, !tbaa !11
  br i1 %4989, label %5063, label %5067

5063:                                             ; preds = %5059
  %5064 = shl i64 %4988, 4
  %5065 = add i64 %5064, %4897
  %5066 = inttoptr i64 %5065 to <4 x i32> addrspace(1)*
  store <4 x i32> %4996, <4 x i32> addrspace(1)* %5066, align 16, !tbaa !11
  br label %5067

5067:                                             ; preds = %5063, %5059
  br i1 %5000, label %5068, label %5072

5068:                                             ; preds = %5067
  %5069 = shl i64 %4999, 4
  %5070 = add i64 %5069, %4897
  %5071 = inttoptr i64 %5070 to <4 x i32> addrspace(1)*
  store <4 x i32> %5007, <4 x i32> addrspace(1)* %5071, align 16, !tbaa !11
  br label %5072

5072:                                             ; preds = %5068, %5067
  br i1 %5011, label %5073, label %5077

5073:                                             ; preds = %5072
  %5074 = shl i64 %5010, 4
  %5075 = add i64 %5074, %4897
  %5076 = inttoptr i64 %5075 to <4 x i32> addrspace(1)*
  store <4 x i32> %5018, <4 x i32> addrspace(1)* %5076, align 16, !tbaa !11
  br label %5077

5077:                                             ; preds = %5073, %5072
  br i1 %5022, label %5078, label %5082

5078:                                             ; preds = %5077
  %5079 = shl i64 %5021, 4
  %5080 = add i64 %5079, %4897
  %5081 = inttoptr i64 %5080 to <4 x i32> addrspace(1)*
  store <4 x i32> %5029, <4 x i32> addrspace(1)* %5081, align 16, !tbaa !11
  br label %5082

5082:                                             ; preds = %5078, %5077
  br i1 %5033, label %5083, label %5087

5083:                                             ; preds = %5082
  %5084 = shl i64 %5032, 4
  %5085 = add i64 %5084, %4897
  %5086 = inttoptr i64 %5085 to <4 x i32> addrspace(1)*
  store <4 x i32> %5040, <4 x i32> addrspace(1)* %5086, align 16, !tbaa !11
  br label %5087

5087:                                             ; preds = %5083, %5082
  br i1 %5044, label %5088, label %5092

5088:                                             ; preds = %5087
  %5089 = shl i64 %5043, 4
  %5090 = add i64 %5089, %4897
  %5091 = inttoptr i64 %5090 to <4 x i32> addrspace(1)*
  store <4 x i32> %5051, <4 x i32> addrspace(1)* %5091, align 16, !tbaa !11
  br label %5092

5092:                                             ; preds = %5088, %5087
  br i1 %5053, label %5093, label %5312

5093:                                             ; preds = %5092
  %5094 = shl i64 %5052, 4
  %5095 = add i64 %5094, %4897
  %5096 = inttoptr i64 %5095 to <4 x i32> addrspace(1)*
  store <4 x i32> %5060, <4 x i32> addrspace(1)* %5096, align 16, !tbaa !11
  br label %5312

5097:                                             ; preds = %4890
  %5098 = add i64 %4892, %80
  %5099 = add i64 %4892, %4674
  %5100 = lshr i64 %4895, 2
  %5101 = zext i32 %4675 to i64
  %5102 = mul i32 %4676, 7
  %5103 = zext i32 %5102 to i64
  %5104 = add nuw nsw i64 %5103, %5101
  %5105 = icmp ult i64 %5104, %5100
  br i1 %5105, label %5106, label %5180

5106:                                             ; preds = %5097
  %5107 = shl i32 %4676, 3
  %5108 = zext i32 %5107 to i64
  %5109 = zext i32 %4676 to i64
  %5110 = shl i32 %4676, 1
  %5111 = zext i32 %5110 to i64
  %5112 = mul i32 %4676, 3
  %5113 = zext i32 %5112 to i64
  %5114 = shl i32 %4676, 2
  %5115 = zext i32 %5114 to i64
  %5116 = mul i32 %4676, 5
  %5117 = zext i32 %5116 to i64
  %5118 = mul i32 %4676, 6
  %5119 = zext i32 %5118 to i64
  br label %5120

5120:                                             ; preds = %5120, %5106
  %5121 = phi i64 [ %5101, %5106 ], [ %5177, %5120 ]
  %5122 = shl i64 %5121, 2
  %5123 = add i64 %5122, %5099
  %5124 = inttoptr i64 %5123 to i32 addrspace(1)*
  %5125 = load volatile i32, i32 addrspace(1)* %5124, align 4, !tbaa !11
  %5126 = add i64 %5121, %5109
  %5127 = shl i64 %5126, 2
  %5128 = add i64 %5127, %5099
  %5129 = inttoptr i64 %5128 to i32 addrspace(1)*
  %5130 = load volatile i32, i32 addrspace(1)* %5129, align 4, !tbaa !11
  %5131 = add i64 %5121, %5111
  %5132 = shl i64 %5131, 2
  %5133 = add i64 %5132, %5099
  %5134 = inttoptr i64 %5133 to i32 addrspace(1)*
  %5135 = load volatile i32, i32 addrspace(1)* %5134, align 4, !tbaa !11
  %5136 = add i64 %5121, %5113
  %5137 = shl i64 %5136, 2
  %5138 = add i64 %5137, %5099
  %5139 = inttoptr i64 %5138 to i32 addrspace(1)*
  %5140 = load volatile i32, i32 addrspace(1)* %5139, align 4, !tbaa !11
  %5141 = add i64 %5121, %5115
  %5142 = shl i64 %5141, 2
  %5143 = add i64 %5142, %5099
  %5144 = inttoptr i64 %5143 to i32 addrspace(1)*
  %5145 = load volatile i32, i32 addrspace(1)* %5144, align 4, !tbaa !11
  %5146 = add i64 %5121, %5117
  %5147 = shl i64 %5146, 2
  %5148 = add i64 %5147, %5099
  %5149 = inttoptr i64 %5148 to i32 addrspace(1)*
  %5150 = load volatile i32, i32 addrspace(1)* %5149, align 4, !tbaa !11
  %5151 = add i64 %5121, %5119
  %5152 = shl i64 %5151, 2
  %5153 = add i64 %5152, %5099
  %5154 = inttoptr i64 %5153 to i32 addrspace(1)*
  %5155 = load volatile i32, i32 addrspace(1)* %5154, align 4, !tbaa !11
  %5156 = add i64 %5121, %5103
  %5157 = shl i64 %5156, 2
  %5158 = add i64 %5157, %5099
  %5159 = inttoptr i64 %5158 to i32 addrspace(1)*
  %5160 = load volatile i32, i32 addrspace(1)* %5159, align 4, !tbaa !11
  %5161 = add i64 %5122, %5098
  %5162 = inttoptr i64 %5161 to i32 addrspace(1)*
  store i32 %5125, i32 addrspace(1)* %5162, align 4, !tbaa !11
  %5163 = add i64 %5127, %5098
  %5164 = inttoptr i64 %5163 to i32 addrspace(1)*
  store i32 %5130, i32 addrspace(1)* %5164, align 4, !tbaa !11
  %5165 = add i64 %5132, %5098
  %5166 = inttoptr i64 %5165 to i32 addrspace(1)*
  store i32 %5135, i32 addrspace(1)* %5166, align 4, !tbaa !11
  %5167 = add i64 %5137, %5098
  %5168 = inttoptr i64 %5167 to i32 addrspace(1)*
  store i32 %5140, i32 addrspace(1)* %5168, align 4, !tbaa !11
  %5169 = add i64 %5142, %5098
  %5170 = inttoptr i64 %5169 to i32 addrspace(1)*
  store i32 %5145, i32 addrspace(1)* %5170, align 4, !tbaa !11
  %5171 = add i64 %5147, %5098
  %5172 = inttoptr i64 %5171 to i32 addrspace(1)*
  store i32 %5150, i32 addrspace(1)* %5172, align 4, !tbaa !11
  %5173 = add i64 %5152, %5098
  %5174 = inttoptr i64 %5173 to i32 addrspace(1)*
  store i32 %5155, i32 addrspace(1)* %5174, align 4, !tbaa !11
  %5175 = add i64 %5157, %5098
  %5176 = inttoptr i64 %5175 to i32 addrspace(1)*
  store i32 %5160, i32 addrspace(1)* %5176, align 4, !tbaa !11
  %5177 = add i64 %5121, %5108
  %5178 = add i64 %5177, %5103
  %5179 = icmp ult i64 %5178, %5100
  br i1 %5179, label %5120, label %5180, !llvm.loop !53

5180:                                             ; preds = %5120, %5097
  %5181 = phi i64 [ %5101, %5097 ], [ %5177, %5120 ]
  %5182 = icmp ult i64 %5181, %5100
  br i1 %5182, label %5183, label %5312

5183:                                             ; preds = %5180
  %5184 = shl i64 %5181, 2
  %5185 = add i64 %5184, %5099
  %5186 = inttoptr i64 %5185 to i32 addrspace(1)*
  %5187 = load volatile i32, i32 addrspace(1)* %5186, align 4, !tbaa !11
  %5188 = zext i32 %4676 to i64
  %5189 = add i64 %5181, %5188
  %5190 = icmp ult i64 %5189, %5100
  br i1 %5190, label %5191, label %5196

5191:                                             ; preds = %5183
  %5192 = shl i64 %5189, 2
  %5193 = add i64 %5192, %5099
  %5194 = inttoptr i64 %5193 to i32 addrspace(1)*
  %5195 = load volatile i32, i32 addrspace(1)* %5194, align 4, !tbaa !11
  br label %5196

5196:                                             ; preds = %5191, %5183
  %5197 = phi i32 [ %5195, %5191 ], [ 0, %5183 ]
  %5198 = shl i32 %4676, 1
  %5199 = zext i32 %5198 to i64
  %5200 = add i64 %5181, %5199
  %5201 = icmp ult i64 %5200, %5100
  br i1 %5201, label %5202, label %5207

5202:                                             ; preds = %5196
  %5203 = shl i64 %5200, 2
  %5204 = add i64 %5203, %5099
  %5205 = inttoptr i64 %5204 to i32 addrspace(1)*
  %5206 = load volatile i32, i32 addrspace(1)* %5205, align 4, !tbaa !11
  br label %5207

5207:                                             ; preds = %5202, %5196
  %5208 = phi i32 [ %5206, %5202 ], [ 0, %5196 ]
  %5209 = mul i32 %4676, 3
  %5210 = zext i32 %5209 to i64
  %5211 = add i64 %5181, %5210
  %5212 = icmp ult i64 %5211, %5100
  br i1 %5212, label %5213, label %5218

5213:                                             ; preds = %5207
  %5214 = shl i64 %5211, 2
  %5215 = add i64 %5214, %5099
  %5216 = inttoptr i64 %5215 to i32 addrspace(1)*
  %5217 = load volatile i32, i32 addrspace(1)* %5216, align 4, !tbaa !11
  br label %5218

5218:                                             ; preds = %5213, %5207
  %5219 = phi i32 [ %5217, %5213 ], [ 0, %5207 ]
  %5220 = shl i32 %4676, 2
  %5221 = zext i32 %5220 to i64
  %5222 = add i64 %5181, %5221
  %5223 = icmp ult i64 %5222, %5100
  br i1 %5223, label %5224, label %5229

5224:                                             ; preds = %5218
  %5225 = shl i64 %5222, 2
  %5226 = add i64 %5225, %5099
  %5227 = inttoptr i64 %5226 to i32 addrspace(1)*
  %5228 = load volatile i32, i32 addrspace(1)* %5227, align 4, !tbaa !11
  br label %5229

5229:                                             ; preds = %5224, %5218
  %5230 = phi i32 [ %5228, %5224 ], [ 0, %5218 ]
  %5231 = mul i32 %4676, 5
  %5232 = zext i32 %5231 to i64
  %5233 = add i64 %5181, %5232
  %5234 = icmp ult i64 %5233, %5100
  br i1 %5234, label %5235, label %5240

5235:                                             ; preds = %5229
  %5236 = shl i64 %5233, 2
  %5237 = add i64 %5236, %5099
  %5238 = inttoptr i64 %5237 to i32 addrspace(1)*
  %5239 = load volatile i32, i32 addrspace(1)* %5238, align 4, !tbaa !11
  br label %5240

5240:                                             ; preds = %5235, %5229
  %5241 = phi i32 [ %5239, %5235 ], [ 0, %5229 ]
  %5242 = mul i32 %4676, 6
  %5243 = zext i32 %5242 to i64
  %5244 = add i64 %5181, %5243
  %5245 = icmp ult i64 %5244, %5100
  br i1 %5245, label %5246, label %5251

5246:                                             ; preds = %5240
  %5247 = shl i64 %5244, 2
  %5248 = add i64 %5247, %5099
  %5249 = inttoptr i64 %5248 to i32 addrspace(1)*
  %5250 = load volatile i32, i32 addrspace(1)* %5249, align 4, !tbaa !11
  br label %5251

5251:                                             ; preds = %5246, %5240
  %5252 = phi i32 [ %5250, %5246 ], [ 0, %5240 ]
  %5253 = add i64 %5181, %5103
  %5254 = icmp ult i64 %5253, %5100
  br i1 %5254, label %5255, label %5260

5255:                                             ; preds = %5251
  %5256 = shl i64 %5253, 2
  %5257 = add i64 %5256, %5099
  %5258 = inttoptr i64 %5257 to i32 addrspace(1)*
  %5259 = load volatile i32, i32 addrspace(1)* %5258, align 4, !tbaa !11
  br label %5260

5260:                                             ; preds = %5255, %5251
  %5261 = phi i32 [ %5259, %5255 ], [ 0, %5251 ]
  %5262 = add i64 %5184, %5098
  %5263 = inttoptr i64 %5262 to i32 addrspace(1)*
  store i32 %5187, i32 addrspace(1)* %5263, align 4, !tbaa !11
  br i1 %5190, label %5264, label %5268

5264:                                             ; preds = %5260
  %5265 = shl i64 %5189, 2
  %5266 = add i64 %5265, %5098
  %5267 = inttoptr i64 %5266 to i32 addrspace(1)*
  store i32 %5197, i32 addrspace(1)* %5267, align 4, !tbaa !11
  br label %5268

5268:                                             ; preds = %5264, %5260
  br i1 %5201, label %5269, label %5273

5269:                                             ; preds = %5268
  %5270 = shl i64 %5200, 2
  %5271 = add i64 %5270, %5098
  %5272 = inttoptr i64 %5271 to i32 addrspace(1)*
  store i32 %5208, i32 addrspace(1)* %5272, align 4, !tbaa !11
  br label %5273

5273:                                             ; preds = %5269, %5268
  br i1 %5212, label %5274, label %5278

5274:                                             ; preds = %5273
  %5275 = shl i64 %5211, 2
  %5276 = add i64 %5275, %5098
  %5277 = inttoptr i64 %5276 to i32 addrspace(1)*
  store i32 %5219, i32 addrspace(1)* %5277, align 4, !tbaa !11
  br label %5278

5278:                                             ; preds = %5274, %5273
  br i1 %5223, label %5279, label %5283

5279:                                             ; preds = %5278
  %5280 = shl i64 %5222, 2
  %5281 = add i64 %5280, %5098
  %5282 = inttoptr i64 %5281 to i32 addrspace(1)*
  store i32 %5230, i32 addrspace(1)* %5282, align 4, !tbaa !11
  br label %5283

5283:                                             ; preds = %5279, %5278
  br i1 %5234, label %5284, label %5288

5284:                                             ; preds = %5283
  %5285 = shl i64 %5233, 2
  %5286 = add i64 %5285, %5098
  %5287 = inttoptr i64 %5286 to i32 addrspace(1)*
  store i32 %5241, i32 addrspace(1)* %5287, align 4, !tbaa !11
  br label %5288

5288:                                             ; preds = %5284, %5283
  br i1 %5245, label %5289, label %5293

5289:                                             ; preds = %5288
  %5290 = shl i64 %5244, 2
  %5291 = add i64 %5290, %5098
  %5292 = inttoptr i64 %5291 to i32 addrspace(1)*
  store i32 %5252, i32 addrspace(1)* %5292, align 4, !tbaa !11
  br label %5293

5293:                                             ; preds = %5289, %5288
  br i1 %5254, label %5294, label %5312

5294:                                             ; preds = %5293
  %5295 = shl i64 %5253, 2
  %5296 = add i64 %5295, %5098
  %5297 = inttoptr i64 %5296 to i32 addrspace(1)*
  store i32 %5261, i32 addrspace(1)* %5297, align 4, !tbaa !11
  br label %5312

5298:                                             ; preds = %4890
  %5299 = zext i32 %4675 to i64
  %5300 = icmp ugt i64 %1550, %5299
  br i1 %5300, label %5301, label %5342

5301:                                             ; preds = %5298
  %5302 = zext i32 %4676 to i64
  br label %5303

5303:                                             ; preds = %5303, %5301
  %5304 = phi i64 [ %5299, %5301 ], [ %5310, %5303 ]
  %5305 = add i64 %5304, %4674
  %5306 = inttoptr i64 %5305 to i8 addrspace(1)*
  %5307 = load volatile i8, i8 addrspace(1)* %5306, align 1, !tbaa !11
  %5308 = add i64 %5304, %80
  %5309 = inttoptr i64 %5308 to i8 addrspace(1)*
  store i8 %5307, i8 addrspace(1)* %5309, align 1, !tbaa !11
  %5310 = add i64 %5304, %5302
  %5311 = icmp ult i64 %5310, %1550
  br i1 %5311, label %5303, label %5342, !llvm.loop !54

5312:                                             ; preds = %5294, %5293, %5180, %5093, %5092, %4979
  %5313 = phi i64 [ %5101, %5294 ], [ %5101, %5293 ], [ %5101, %5180 ], [ %4900, %5093 ], [ %4900, %5092 ], [ %4900, %4979 ]
  %5314 = icmp ugt i64 %4892, %5313
  br i1 %5314, label %5315, label %5326

5315:                                             ; preds = %5312
  %5316 = zext i32 %4676 to i64
  br label %5317

5317:                                             ; preds = %5317, %5315
  %5318 = phi i64 [ %5313, %5315 ], [ %5324, %5317 ]
  %5319 = add i64 %5318, %4674
  %5320 = inttoptr i64 %5319 to i8 addrspace(1)*
  %5321 = load volatile i8, i8 addrspace(1)* %5320, align 1, !tbaa !11
  %5322 = add i64 %5318, %80
  %5323 = inttoptr i64 %5322 to i8 addrspace(1)*
  store i8 %5321, i8 addrspace(1)* %5323, align 1, !tbaa !11
  %5324 = add i64 %5318, %5316
  %5325 = icmp ult i64 %5324, %4892
  br i1 %5325, label %5317, label %5326, !llvm.loop !54

5326:                                             ; preds = %5317, %5312
  %5327 = add i64 %4895, %4892
  %5328 = sub i64 %1550, %5327
  %5329 = icmp ugt i64 %5328, %5313
  br i1 %5329, label %5330, label %5342

5330:                                             ; preds = %5326
  %5331 = zext i32 %4676 to i64
  br label %5332

5332:                                             ; preds = %5332, %5330
  %5333 = phi i64 [ %5313, %5330 ], [ %5340, %5332 ]
  %5334 = add i64 %5333, %5327
  %5335 = add i64 %5334, %4674
  %5336 = inttoptr i64 %5335 to i8 addrspace(1)*
  %5337 = load volatile i8, i8 addrspace(1)* %5336, align 1, !tbaa !11
  %5338 = add i64 %5334, %80
  %5339 = inttoptr i64 %5338 to i8 addrspace(1)*
  store i8 %5337, i8 addrspace(1)* %5339, align 1, !tbaa !11
  %5340 = add i64 %5333, %5331
  %5341 = icmp ult i64 %5340, %5328
  br i1 %5341, label %5332, label %5342, !llvm.loop !54

5342:                                             ; preds = %5332, %5303, %5326, %5298, %4886, %4885, %4772, %4662
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !107
  %5343 = load i32, i32* %41, align 8, !tbaa !37
  %5344 = icmp eq i32 %5343, 0
  br i1 %5344, label %5345, label %5350

5345:                                             ; preds = %5342
  %5346 = shl i64 %1553, 3
  %5347 = load i64, i64* %49, align 8, !tbaa !64
  %5348 = add i64 %5347, %5346
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !43
  %5349 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %5348, i64 -1) #10, !srcloc !31
  br label %5350

5350:                                             ; preds = %5345, %5342
  %5351 = load i32, i32* %76, align 8, !tbaa !9
  %5352 = add i32 %5351, 1
  store i32 %5352, i32* %76, align 8, !tbaa !9
  br label %5353

5353:                                             ; preds = %5350, %4658, %2951, %2947, %2042, %1844, %1545, %769
  %5354 = phi i64 [ %97, %769 ], [ %839, %1545 ], [ %1550, %1844 ], [ %1550, %2042 ], [ %1550, %2947 ], [ %1550, %2951 ], [ %1550, %4658 ], [ %1550, %5350 ]
  %5355 = phi i32 [ 0, %769 ], [ 0, %1545 ], [ 0, %1844 ], [ %2036, %2042 ], [ %2204, %2947 ], [ %2952, %2951 ], [ %3124, %4658 ], [ 0, %5350 ]
  %5356 = add i64 %5354, %81
  %5357 = icmp eq i64 %80, 0
  %5358 = select i1 %5357, i64 0, i64 %5354
  %5359 = add i64 %5358, %80
  br label %5360

5360:                                             ; preds = %5353, %1543
  %5361 = phi i32 [ %5355, %5353 ], [ 0, %1543 ]
  %5362 = phi i64 [ %5356, %5353 ], [ %81, %1543 ]
  %5363 = phi i64 [ %5359, %5353 ], [ %80, %1543 ]
  %5364 = icmp ugt i64 %31, %5362
  %5365 = icmp eq i32 %5361, 0
  %5366 = select i1 %5364, i1 %5365, i1 false
  br i1 %5366, label %79, label %5367

5367:                                             ; preds = %5360, %28, %25
  %5368 = phi i32 [ %26, %25 ], [ 0, %28 ], [ %5361, %5360 ]
  %5369 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 11, i64 0
  %5370 = load i32, i32* %5369, align 8, !tbaa !9
  %5371 = add i32 %5370, 1
  store i32 %5371, i32* %5369, align 8, !tbaa !9
  %5372 = icmp ne i32 %5368, 0
  %5373 = zext i1 %5372 to i32
  %5374 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 11, i64 1
  %5375 = load i32, i32* %5374, align 4, !tbaa !9
  %5376 = add i32 %5375, %5373
  store i32 %5376, i32* %5374, align 4, !tbaa !9
  %5377 = icmp ne i64 %4, 0
  %5378 = and i1 %5377, %5372
  br i1 %5378, label %5379, label %5425

5379:                                             ; preds = %5367
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !108
  %5380 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 0
  %5381 = load i32, i32* %5380, align 8, !tbaa !36
  %5382 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 1
  %5383 = load i32, i32* %5382, align 4, !tbaa !109
  %5384 = sub i64 0, %4
  %5385 = and i64 %5384, 3
  %5386 = icmp ult i64 %5385, %3
  %5387 = select i1 %5386, i64 %5385, i64 %3
  %5388 = zext i32 %5381 to i64
  %5389 = sub i64 %3, %5387
  %5390 = lshr i64 %5389, 2
  %5391 = icmp ugt i64 %5390, %5388
  br i1 %5391, label %5392, label %5395

5392:                                             ; preds = %5379
  %5393 = add i64 %5387, %4
  %5394 = zext i32 %5383 to i64
  br label %5399

5395:                                             ; preds = %5399, %5379
  %5396 = icmp ugt i64 %5387, %5388
  br i1 %5396, label %5397, label %5412

5397:                                             ; preds = %5395
  %5398 = zext i32 %5383 to i64
  br label %5406

5399:                                             ; preds = %5399, %5392
  %5400 = phi i64 [ %5388, %5392 ], [ %5404, %5399 ]
  %5401 = shl i64 %5400, 2
  %5402 = add i64 %5393, %5401
  %5403 = inttoptr i64 %5402 to i32 addrspace(1)*
  store i32 0, i32 addrspace(1)* %5403, align 4, !tbaa !11
  %5404 = add i64 %5400, %5394
  %5405 = icmp ult i64 %5404, %5390
  br i1 %5405, label %5399, label %5395, !llvm.loop !110

5406:                                             ; preds = %5406, %5397
  %5407 = phi i64 [ %5388, %5397 ], [ %5410, %5406 ]
  %5408 = add i64 %5407, %4
  %5409 = inttoptr i64 %5408 to i8 addrspace(1)*
  store i8 0, i8 addrspace(1)* %5409, align 1, !tbaa !11
  %5410 = add i64 %5407, %5398
  %5411 = icmp ult i64 %5410, %5387
  br i1 %5411, label %5406, label %5412, !llvm.loop !111

5412:                                             ; preds = %5406, %5395
  %5413 = and i64 %5389, -4
  %5414 = or i64 %5413, %5387
  %5415 = add i64 %5414, %5388
  %5416 = icmp ult i64 %5415, %3
  br i1 %5416, label %5417, label %5425

5417:                                             ; preds = %5412
  %5418 = zext i32 %5383 to i64
  br label %5419

5419:                                             ; preds = %5419, %5417
  %5420 = phi i64 [ %5415, %5417 ], [ %5423, %5419 ]
  %5421 = add i64 %5420, %4
  %5422 = inttoptr i64 %5421 to i8 addrspace(1)*
  store i8 0, i8 addrspace(1)* %5422, align 1, !tbaa !11
  %5423 = add i64 %5420, %5418
  %5424 = icmp ult i64 %5423, %3
  br i1 %5424, label %5419, label %5425, !llvm.loop !112

5425:                                             ; preds = %5419, %5367, %5412
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !113
  %5426 = sub nsw i32 0, %5368
  ret i32 %5426
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: convergent mustprogress nounwind
define dso_local i32 @pl_array_warp_write(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = alloca %struct.pl_array_device, align 8
  %6 = alloca %struct.pl_array_warp, align 8
  %7 = bitcast %struct.pl_array_device* %5 to i8*
  call void @llvm.lifetime.start.p0i8(i64 256, i8* nonnull %7) #7
  %8 = inttoptr i64 %0 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(256) %7, i8* noundef nonnull align 8 dereferenceable(256) %8, i64 256, i1 false), !tbaa.struct !4
  %9 = bitcast %struct.pl_array_warp* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 96, i8* nonnull %9) #7
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid() #7
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7
  %12 = shl i32 %11, 3
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.warpid() #7
  %14 = add i32 %12, %13
  %15 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 0
  store i32 %10, i32* %15, align 8, !tbaa.struct !15
  %16 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 1
  store i32 32, i32* %16, align 4, !tbaa.struct !16
  %17 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 2
  store i32 %14, i32* %17, align 8, !tbaa.struct !17
  %18 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 3
  store i32 0, i32* %18, align 4, !tbaa.struct !18
  %19 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 4
  store i32 0, i32* %19, align 8, !tbaa.struct !19
  %20 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 5
  store i32 0, i32* %20, align 4, !tbaa.struct !20
  %21 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 6
  store i32 -1, i32* %21, align 8, !tbaa.struct !21
  %22 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 7
  %23 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 2
  store i32 0, i32* %23, align 4, !tbaa !22
  %24 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 3
  store i32 0, i32* %24, align 8, !tbaa !25
  %25 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 1
  %26 = bitcast i32* %22 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(52) %26, i8 0, i64 52, i1 false) #7
  %27 = load i32, i32* %25, align 8, !tbaa !26
  %28 = icmp eq i32 %27, 3
  br i1 %28, label %29, label %64

29:                                               ; preds = %4
  %30 = icmp eq i32 %10, 0
  br i1 %30, label %31, label %52

31:                                               ; preds = %29
  %32 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 4, i64 18
  %33 = load i64, i64* %32, align 8, !tbaa !27
  %34 = add i64 %33, 8
  %35 = inttoptr i64 %34 to i64 addrspace(1)*
  %36 = load volatile i64, i64 addrspace(1)* %35, align 8, !tbaa !5
  %37 = icmp ne i64 %36, 0
  %38 = zext i1 %37 to i32
  store i32 %38, i32* %20, align 4, !tbaa !9
  %39 = select i1 %37, i64 24, i64 16
  %40 = add i64 %39, %33
  %41 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %40, i64 1) #10, !srcloc !31
  tail call void @llvm.nvvm.membar.gl() #7
  %42 = inttoptr i64 %33 to i64 addrspace(1)*
  %43 = load volatile i64, i64 addrspace(1)* %42, align 8, !tbaa !5
  %44 = icmp ne i64 %43, 0
  %45 = xor i1 %37, true
  %46 = select i1 %44, i1 true, i1 %45
  %47 = select i1 %44, i32 2, i32 1
  br i1 %46, label %52, label %48

48:                                               ; preds = %31
  %49 = load volatile i64, i64 addrspace(1)* %35, align 8, !tbaa !5
  %50 = icmp eq i64 %49, 0
  %51 = zext i1 %50 to i32
  br label %52

52:                                               ; preds = %31, %48, %29
  %53 = phi i32 [ 0, %29 ], [ %47, %31 ], [ %51, %48 ]
  %54 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %53, i32 0, i32 31) #7
  %55 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 0, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !32
  %56 = zext i32 %55 to i64
  %57 = shl nuw i64 %56, 32
  %58 = zext i32 %54 to i64
  %59 = or i64 %57, %58
  %60 = icmp eq i64 %59, 1
  %61 = zext i1 %60 to i32
  store i32 %61, i32* %19, align 8, !tbaa !33
  %62 = icmp eq i64 %59, 2
  %63 = select i1 %62, i32 108, i32 0
  br label %64

64:                                               ; preds = %4, %52
  %65 = phi i32 [ %63, %52 ], [ 71, %4 ]
  %66 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 1
  store i32 %65, i32* %66, align 8, !tbaa !34
  %67 = call fastcc noundef i32 @_ZL10write_somePK15pl_array_deviceP13pl_array_warpyyy(%struct.pl_array_device* noundef nonnull %5, %struct.pl_array_warp* noundef nonnull %6, i64 noundef %1, i64 noundef %2, i64 noundef %3) #10
  call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !35
  %68 = load i32, i32* %15, align 8, !tbaa !36
  %69 = icmp ne i32 %68, 0
  %70 = load i32, i32* %66, align 8
  %71 = icmp eq i32 %70, 71
  %72 = select i1 %69, i1 true, i1 %71
  br i1 %72, label %180, label %73

73:                                               ; preds = %64
  %74 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 4, i64 18
  %75 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 11, i64 0
  %76 = load i32, i32* %75, align 8, !tbaa !9
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %107, label %102

78:                                               ; preds = %170
  %79 = load i32, i32* %15, align 8, !tbaa !37
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %81, label %93

81:                                               ; preds = %78
  %82 = and i32 %171, 63
  %83 = zext i32 %82 to i64
  %84 = shl nuw i64 1, %83
  %85 = lshr i32 %171, 3
  %86 = and i32 %85, 536870904
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 4, i64 5
  %89 = load i64, i64* %88, align 8, !tbaa !38
  %90 = add i64 %89, %87
  %91 = inttoptr i64 %90 to i64*
  call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %91, i64 %84) #10, !srcloc !39
  %92 = load i32, i32* %15, align 8, !tbaa !37
  br label %93

93:                                               ; preds = %81, %78
  %94 = phi i32 [ %92, %81 ], [ %79, %78 ]
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %96, label %100

96:                                               ; preds = %93
  %97 = load i64, i64* %74, align 8, !tbaa !27
  %98 = add i64 %97, 136
  %99 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %98, i64 -1) #10, !srcloc !31
  br label %100

100:                                              ; preds = %96, %93
  store i32 -1, i32* %21, align 8, !tbaa !40
  %101 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 8
  store i32 0, i32* %101, align 8, !tbaa !41
  br label %173

102:                                              ; preds = %73
  %103 = zext i32 %76 to i64
  %104 = load i64, i64* %74, align 8, !tbaa !27
  %105 = add i64 %104, 72
  %106 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %105, i64 %103) #10, !srcloc !31
  br label %107

107:                                              ; preds = %102, %73
  %108 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 11, i64 1
  %109 = load i32, i32* %108, align 4, !tbaa !9
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %116, label %111

111:                                              ; preds = %107
  %112 = zext i32 %109 to i64
  %113 = load i64, i64* %74, align 8, !tbaa !27
  %114 = add i64 %113, 80
  %115 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %114, i64 %112) #10, !srcloc !31
  br label %116

116:                                              ; preds = %111, %107
  %117 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 11, i64 2
  %118 = load i32, i32* %117, align 8, !tbaa !9
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %125, label %120

120:                                              ; preds = %116
  %121 = zext i32 %118 to i64
  %122 = load i64, i64* %74, align 8, !tbaa !27
  %123 = add i64 %122, 88
  %124 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %123, i64 %121) #10, !srcloc !31
  br label %125

125:                                              ; preds = %120, %116
  %126 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 11, i64 3
  %127 = load i32, i32* %126, align 4, !tbaa !9
  %128 = icmp eq i32 %127, 0
  br i1 %128, label %134, label %129

129:                                              ; preds = %125
  %130 = zext i32 %127 to i64
  %131 = load i64, i64* %74, align 8, !tbaa !27
  %132 = add i64 %131, 96
  %133 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %132, i64 %130) #10, !srcloc !31
  br label %134

134:                                              ; preds = %129, %125
  %135 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 11, i64 4
  %136 = load i32, i32* %135, align 8, !tbaa !9
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %143, label %138

138:                                              ; preds = %134
  %139 = zext i32 %136 to i64
  %140 = load i64, i64* %74, align 8, !tbaa !27
  %141 = add i64 %140, 104
  %142 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %141, i64 %139) #10, !srcloc !31
  br label %143

143:                                              ; preds = %138, %134
  %144 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 11, i64 5
  %145 = load i32, i32* %144, align 4, !tbaa !9
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %152, label %147

147:                                              ; preds = %143
  %148 = zext i32 %145 to i64
  %149 = load i64, i64* %74, align 8, !tbaa !27
  %150 = add i64 %149, 112
  %151 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %150, i64 %148) #10, !srcloc !31
  br label %152

152:                                              ; preds = %147, %143
  %153 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 11, i64 6
  %154 = load i32, i32* %153, align 8, !tbaa !9
  %155 = icmp eq i32 %154, 0
  br i1 %155, label %161, label %156

156:                                              ; preds = %152
  %157 = zext i32 %154 to i64
  %158 = load i64, i64* %74, align 8, !tbaa !27
  %159 = add i64 %158, 120
  %160 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %159, i64 %157) #10, !srcloc !31
  br label %161

161:                                              ; preds = %156, %152
  %162 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 11, i64 7
  %163 = load i32, i32* %162, align 4, !tbaa !9
  %164 = icmp eq i32 %163, 0
  br i1 %164, label %170, label %165

165:                                              ; preds = %161
  %166 = zext i32 %163 to i64
  %167 = load i64, i64* %74, align 8, !tbaa !27
  %168 = add i64 %167, 128
  %169 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %168, i64 %166) #10, !srcloc !31
  br label %170

170:                                              ; preds = %165, %161
  %171 = load i32, i32* %21, align 8, !tbaa !40
  %172 = icmp eq i32 %171, -1
  br i1 %172, label %173, label %78

173:                                              ; preds = %170, %100
  %174 = load i64, i64* %74, align 8, !tbaa !27
  %175 = load i32, i32* %20, align 4, !tbaa !42
  call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !43
  %176 = icmp eq i32 %175, 0
  %177 = select i1 %176, i64 16, i64 24
  %178 = add i64 %177, %174
  %179 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %178, i64 -1) #10, !srcloc !31
  br label %180

180:                                              ; preds = %64, %173
  call void @llvm.lifetime.end.p0i8(i64 96, i8* nonnull %9) #7
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %7) #7
  ret i32 %67
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal fastcc noundef i32 @_ZL10write_somePK15pl_array_deviceP13pl_array_warpyyy(%struct.pl_array_device* noundef readonly %0, %struct.pl_array_warp* nocapture noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4) unnamed_addr #1 {
  %6 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 0
  %7 = bitcast i64* %6 to %struct.array_common*
  %8 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 1
  %9 = load i32, i32* %8, align 8, !tbaa !34
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
  %24 = load i32, i32* %23, align 4, !tbaa !22
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
  %33 = load i32, i32* %32, align 8, !tbaa !114
  %34 = icmp eq i32 %33, 0
  %35 = select i1 %34, i32 9, i32 0
  br label %36

36:                                               ; preds = %30, %27
  %37 = phi i32 [ %35, %30 ], [ %28, %27 ]
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %44

39:                                               ; preds = %36
  %40 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 4
  %41 = load i32, i32* %40, align 8, !tbaa !33
  %42 = icmp eq i32 %41, 0
  %43 = select i1 %42, i32 0, i32 11
  br label %44

44:                                               ; preds = %39, %36
  %45 = phi i32 [ %43, %39 ], [ %37, %36 ]
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %2154

47:                                               ; preds = %44
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !115
  %48 = add i64 %3, %2
  %49 = icmp ugt i64 %48, %2
  br i1 %49, label %50, label %2147

50:                                               ; preds = %47
  %51 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 26
  %52 = bitcast i64* %51 to i32*
  %53 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 16
  %54 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 22
  %55 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 0
  %56 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 6
  %57 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 3
  %58 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 2
  %59 = getelementptr inbounds %struct.array_common, %struct.array_common* %7, i64 0, i32 0, i32 11
  %60 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 5
  %61 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 6
  %62 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 1
  %63 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 7
  %64 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 3
  %65 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 9
  %66 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 11
  %67 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 2
  %68 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 8
  %69 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 1
  %70 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 7
  %71 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 19
  %72 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 4
  %73 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 10
  %74 = bitcast i64* %73 to i32*
  %75 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 13
  %76 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 21
  %77 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 8
  %78 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 18
  br label %79

79:                                               ; preds = %2140, %50
  %80 = phi i64 [ %4, %50 ], [ %2143, %2140 ]
  %81 = phi i64 [ %2, %50 ], [ %2142, %2140 ]
  %82 = load i32, i32* %52, align 8, !tbaa !47
  %83 = zext i32 %82 to i64
  %84 = shl nuw i64 1, %83
  %85 = add i64 %84, -1
  %86 = and i64 %85, %81
  %87 = sub i64 %84, %86
  %88 = sub i64 %48, %81
  %89 = icmp ult i64 %88, %87
  %90 = select i1 %89, i64 %88, i64 %87
  %91 = lshr i64 %81, %83
  %92 = load i64, i64* %53, align 8, !tbaa !63
  %93 = icmp eq i64 %92, 0
  br i1 %93, label %94, label %97

94:                                               ; preds = %79
  %95 = load i64, i64* %54, align 8, !tbaa !48
  %96 = icmp ugt i64 %95, %81
  br label %97

97:                                               ; preds = %94, %79
  %98 = phi i1 [ true, %79 ], [ %96, %94 ]
  %99 = load i32, i32* %55, align 8, !tbaa !37
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %480

101:                                              ; preds = %97
  br i1 %98, label %102, label %296

102:                                              ; preds = %101
  %103 = load i32, i32* %57, align 4, !tbaa !66
  %104 = shl i64 %91, 3
  br label %105

105:                                              ; preds = %287, %102
  %106 = phi i32 [ 1, %102 ], [ %288, %287 ]
  %107 = phi i64 [ 0, %102 ], [ %289, %287 ]
  %108 = phi i32 [ %103, %102 ], [ %290, %287 ]
  %109 = phi i64 [ undef, %102 ], [ %291, %287 ]
  %110 = icmp eq i32 %108, 0
  br i1 %110, label %111, label %293

111:                                              ; preds = %105
  %112 = load i64, i64* %66, align 8, !tbaa !64
  %113 = add i64 %112, %104
  %114 = inttoptr i64 %113 to i64 addrspace(1)*
  %115 = load volatile i64, i64 addrspace(1)* %114, align 8, !tbaa !5
  %116 = and i64 %115, 131072
  %117 = icmp eq i64 %116, 0
  br i1 %117, label %118, label %242

118:                                              ; preds = %111
  %119 = load i32, i32* %56, align 8, !tbaa !40
  %120 = icmp eq i32 %119, -1
  br i1 %120, label %121, label %242

121:                                              ; preds = %118
  %122 = load i32, i32* %58, align 8, !tbaa !67
  %123 = load i32, i32* %59, align 4, !tbaa !68
  %124 = add i32 %123, 63
  %125 = lshr i32 %124, 6
  %126 = icmp ugt i32 %124, 63
  br i1 %126, label %127, label %167

127:                                              ; preds = %121
  %128 = tail call i32 @llvm.umax.i32(i32 %125, i32 1) #7
  br label %132

129:                                              ; preds = %160
  %130 = icmp ult i32 %163, %125
  %131 = icmp eq i32 %163, %128
  br i1 %131, label %167, label %132, !llvm.loop !69

132:                                              ; preds = %129, %127
  %133 = phi i1 [ true, %127 ], [ %130, %129 ]
  %134 = phi i32 [ 0, %127 ], [ %163, %129 ]
  %135 = add i32 %134, %122
  %136 = urem i32 %135, %125
  %137 = load i64, i64* %60, align 8, !tbaa !38
  %138 = shl nuw nsw i32 %136, 3
  %139 = zext i32 %138 to i64
  %140 = add i64 %137, %139
  %141 = inttoptr i64 %140 to i64*
  %142 = inttoptr i64 %140 to i64 addrspace(1)*
  %143 = load volatile i64, i64 addrspace(1)* %142, align 8, !tbaa !5
  br label %144

144:                                              ; preds = %158, %132
  %145 = phi i64 [ %143, %132 ], [ %152, %158 ]
  %146 = phi i32 [ undef, %132 ], [ %159, %158 ]
  %147 = icmp eq i64 %145, 0
  br i1 %147, label %160, label %148

148:                                              ; preds = %144
  %149 = sub i64 0, %145
  %150 = and i64 %145, %149
  %151 = xor i64 %150, -1
  %152 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %141, i64 %151) #10, !srcloc !70
  %153 = and i64 %152, %150
  %154 = icmp eq i64 %153, 0
  br i1 %154, label %158, label %155

155:                                              ; preds = %148
  %156 = tail call i64 @llvm.cttz.i64(i64 %150, i1 true) #7, !range !71
  %157 = trunc i64 %156 to i32
  br label %158

158:                                              ; preds = %155, %148
  %159 = phi i32 [ %157, %155 ], [ %146, %148 ]
  br i1 %154, label %144, label %160, !llvm.loop !72

160:                                              ; preds = %158, %144
  %161 = phi i32 [ %159, %158 ], [ 64, %144 ]
  %162 = icmp ult i32 %161, 64
  %163 = add nuw nsw i32 %134, 1
  br i1 %162, label %164, label %129

164:                                              ; preds = %160
  %165 = shl nuw i32 %136, 6
  %166 = add nuw i32 %161, %165
  br label %167

167:                                              ; preds = %129, %164, %121
  %168 = phi i1 [ %133, %164 ], [ false, %121 ], [ %130, %129 ]
  %169 = phi i32 [ %166, %164 ], [ undef, %121 ], [ undef, %129 ]
  br i1 %168, label %242, label %170

170:                                              ; preds = %167
  %171 = icmp ult i32 %124, 64
  br i1 %171, label %242, label %172

172:                                              ; preds = %170
  %173 = tail call i32 @llvm.umax.i32(i32 %125, i32 1) #7
  br label %174

174:                                              ; preds = %236, %172
  %175 = phi i32 [ 0, %172 ], [ %239, %236 ]
  %176 = load i64, i64* %61, align 8, !tbaa !73
  %177 = zext i32 %175 to i64
  %178 = shl nuw nsw i64 %177, 3
  %179 = add i64 %178, %176
  %180 = inttoptr i64 %179 to i64 addrspace(1)*
  %181 = load volatile i64, i64 addrspace(1)* %180, align 8, !tbaa !5
  %182 = icmp eq i64 %181, 0
  br i1 %182, label %236, label %183

183:                                              ; preds = %174
  %184 = shl i32 %175, 6
  br label %185

185:                                              ; preds = %234, %183
  %186 = phi i32 [ undef, %183 ], [ %232, %234 ]
  %187 = phi i64 [ %181, %183 ], [ %193, %234 ]
  %188 = sub i64 0, %187
  %189 = and i64 %187, %188
  %190 = tail call i64 @llvm.cttz.i64(i64 %189, i1 true) #7, !range !71
  %191 = trunc i64 %190 to i32
  %192 = or i32 %184, %191
  %193 = xor i64 %189, %187
  %194 = load i64, i64* %62, align 8, !tbaa !74
  %195 = zext i32 %192 to i64
  %196 = shl nuw nsw i64 %195, 3
  %197 = add i64 %196, %194
  %198 = inttoptr i64 %197 to i64*
  %199 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %198) #10, !srcloc !75
  %200 = lshr i64 %199, 32
  %201 = load i64, i64* %63, align 8, !tbaa !76
  %202 = shl nuw nsw i64 %195, 2
  %203 = add i64 %202, %201
  %204 = inttoptr i64 %203 to i32 addrspace(1)*
  %205 = load volatile i32, i32 addrspace(1)* %204, align 4, !tbaa !9
  %206 = zext i32 %205 to i64
  %207 = icmp eq i64 %200, %206
  br i1 %207, label %208, label %231, !llvm.loop !77

208:                                              ; preds = %185
  %209 = xor i64 %189, -1
  %210 = load i64, i64* %61, align 8, !tbaa !73
  %211 = add i64 %210, %178
  %212 = tail call i64 asm sideeffect "atom.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %211, i64 %209) #10, !srcloc !78
  %213 = and i64 %212, %189
  %214 = icmp eq i64 %213, 0
  br i1 %214, label %231, label %215, !llvm.loop !77

215:                                              ; preds = %208
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !43
  %216 = load i64, i64* %62, align 8, !tbaa !74
  %217 = add i64 %216, %196
  %218 = inttoptr i64 %217 to i64*
  %219 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %218) #10, !srcloc !75
  %220 = lshr i64 %219, 32
  %221 = load i64, i64* %63, align 8, !tbaa !76
  %222 = add i64 %221, %202
  %223 = inttoptr i64 %222 to i32 addrspace(1)*
  %224 = load volatile i32, i32 addrspace(1)* %223, align 4, !tbaa !9
  %225 = zext i32 %224 to i64
  %226 = icmp eq i64 %220, %225
  br i1 %226, label %231, label %227

227:                                              ; preds = %215
  %228 = load i64, i64* %61, align 8, !tbaa !73
  %229 = add i64 %228, %178
  %230 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %229, i64 %189) #10, !srcloc !65
  br label %231

231:                                              ; preds = %227, %215, %208, %185
  %232 = phi i32 [ %186, %227 ], [ %186, %208 ], [ %186, %185 ], [ %192, %215 ]
  %233 = phi i32 [ 0, %227 ], [ 2, %208 ], [ 2, %185 ], [ 1, %215 ]
  switch i32 %233, label %236 [
    i32 0, label %234
    i32 2, label %234
  ]

234:                                              ; preds = %231, %231
  %235 = icmp eq i64 %193, 0
  br i1 %235, label %236, label %185, !llvm.loop !77

236:                                              ; preds = %234, %231, %174
  %237 = phi i32 [ -1, %174 ], [ %232, %231 ], [ -1, %234 ]
  %238 = icmp ne i32 %237, -1
  %239 = add nuw nsw i32 %175, 1
  %240 = icmp eq i32 %239, %173
  %241 = select i1 %238, i1 true, i1 %240
  br i1 %241, label %242, label %174, !llvm.loop !79

242:                                              ; preds = %236, %170, %167, %118, %111
  %243 = phi i32 [ -1, %111 ], [ %119, %118 ], [ %169, %167 ], [ -1, %170 ], [ %237, %236 ]
  %244 = icmp eq i32 %243, -1
  br i1 %244, label %267, label %245

245:                                              ; preds = %242
  %246 = load i64, i64* %66, align 8, !tbaa !64
  %247 = add i64 %246, %104
  %248 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %247, i64 131072) #10, !srcloc !65
  %249 = and i64 %248, 131072
  %250 = icmp eq i64 %249, 0
  br i1 %250, label %251, label %254

251:                                              ; preds = %245
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !43
  %252 = zext i32 %243 to i64
  %253 = or i64 %252, 144115188075855872
  br label %287

254:                                              ; preds = %245
  %255 = load i32, i32* %56, align 8, !tbaa !40
  %256 = icmp eq i32 %255, %243
  br i1 %256, label %267, label %257

257:                                              ; preds = %254
  %258 = lshr i32 %243, 3
  %259 = and i32 %258, 536870904
  %260 = zext i32 %259 to i64
  %261 = and i32 %243, 63
  %262 = zext i32 %261 to i64
  %263 = shl nuw i64 1, %262
  %264 = load i64, i64* %60, align 8, !tbaa !38
  %265 = add i64 %264, %260
  %266 = inttoptr i64 %265 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %266, i64 %263) #10, !srcloc !39
  br label %267

267:                                              ; preds = %257, %254, %242
  %268 = add i32 %106, 1
  %269 = and i32 %106, 63
  %270 = icmp eq i32 %269, 0
  br i1 %270, label %271, label %287

271:                                              ; preds = %267
  %272 = load i64, i64* %64, align 8, !tbaa !82
  %273 = inttoptr i64 %272 to i64*
  %274 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %273) #10, !srcloc !75
  %275 = icmp eq i64 %274, 0
  br i1 %275, label %276, label %287

276:                                              ; preds = %271
  %277 = icmp eq i64 %107, 0
  br i1 %277, label %278, label %282

278:                                              ; preds = %276
  %279 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !83
  %280 = load i64, i64* %65, align 8, !tbaa !84
  %281 = add i64 %280, %279
  br label %282

282:                                              ; preds = %278, %276
  %283 = phi i64 [ %281, %278 ], [ %107, %276 ]
  %284 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !83
  %285 = icmp ult i64 %284, %283
  %286 = select i1 %285, i32 0, i32 110
  br label %287

287:                                              ; preds = %282, %271, %267, %251
  %288 = phi i32 [ %106, %251 ], [ %268, %267 ], [ %268, %271 ], [ %268, %282 ]
  %289 = phi i64 [ %107, %251 ], [ %107, %267 ], [ %107, %271 ], [ %283, %282 ]
  %290 = phi i32 [ 0, %251 ], [ 0, %267 ], [ 108, %271 ], [ %286, %282 ]
  %291 = phi i64 [ %253, %251 ], [ %109, %267 ], [ %109, %271 ], [ %109, %282 ]
  %292 = phi i1 [ false, %251 ], [ true, %267 ], [ true, %271 ], [ true, %282 ]
  br i1 %292, label %105, label %480, !llvm.loop !116

293:                                              ; preds = %105
  %294 = zext i32 %108 to i64
  %295 = or i64 %294, 216172782113783808
  br label %480

296:                                              ; preds = %101
  %297 = load i32, i32* %56, align 8, !tbaa !40
  %298 = load i32, i32* %57, align 4, !tbaa !66
  %299 = icmp eq i32 %298, 0
  %300 = icmp eq i32 %297, -1
  %301 = select i1 %299, i1 %300, i1 false
  br i1 %301, label %302, label %472

302:                                              ; preds = %296
  %303 = load i32, i32* %58, align 8, !tbaa !67
  %304 = load i32, i32* %59, align 4, !tbaa !68
  %305 = urem i32 %303, %304
  %306 = load i64, i64* %60, align 8, !tbaa !38
  %307 = lshr i32 %305, 3
  %308 = and i32 %307, 536870904
  %309 = zext i32 %308 to i64
  %310 = add i64 %306, %309
  %311 = inttoptr i64 %310 to i64*
  %312 = and i32 %305, 63
  %313 = zext i32 %312 to i64
  %314 = shl nuw i64 1, %313
  %315 = xor i64 %314, -1
  %316 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %311, i64 %315) #10, !srcloc !70
  %317 = and i64 %314, %316
  %318 = icmp eq i64 %317, 0
  %319 = select i1 %318, i32 -1, i32 %305
  %320 = icmp eq i32 %319, -1
  br i1 %320, label %321, label %472

321:                                              ; preds = %302, %466
  %322 = phi i64 [ %468, %466 ], [ 0, %302 ]
  %323 = phi i32 [ %467, %466 ], [ 1, %302 ]
  %324 = load i32, i32* %59, align 4, !tbaa !68
  %325 = add i32 %324, 63
  %326 = lshr i32 %325, 6
  %327 = icmp ugt i32 %325, 63
  br i1 %327, label %328, label %368

328:                                              ; preds = %321
  %329 = tail call i32 @llvm.umax.i32(i32 %326, i32 1) #7
  br label %333

330:                                              ; preds = %361
  %331 = icmp ult i32 %364, %326
  %332 = icmp eq i32 %364, %329
  br i1 %332, label %368, label %333, !llvm.loop !69

333:                                              ; preds = %330, %328
  %334 = phi i1 [ true, %328 ], [ %331, %330 ]
  %335 = phi i32 [ 0, %328 ], [ %364, %330 ]
  %336 = add i32 %335, %303
  %337 = urem i32 %336, %326
  %338 = load i64, i64* %60, align 8, !tbaa !38
  %339 = shl nuw nsw i32 %337, 3
  %340 = zext i32 %339 to i64
  %341 = add i64 %338, %340
  %342 = inttoptr i64 %341 to i64*
  %343 = inttoptr i64 %341 to i64 addrspace(1)*
  %344 = load volatile i64, i64 addrspace(1)* %343, align 8, !tbaa !5
  br label %345

345:                                              ; preds = %359, %333
  %346 = phi i64 [ %344, %333 ], [ %353, %359 ]
  %347 = phi i32 [ undef, %333 ], [ %360, %359 ]
  %348 = icmp eq i64 %346, 0
  br i1 %348, label %361, label %349

349:                                              ; preds = %345
  %350 = sub i64 0, %346
  %351 = and i64 %346, %350
  %352 = xor i64 %351, -1
  %353 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %342, i64 %352) #10, !srcloc !70
  %354 = and i64 %353, %351
  %355 = icmp eq i64 %354, 0
  br i1 %355, label %359, label %356

356:                                              ; preds = %349
  %357 = tail call i64 @llvm.cttz.i64(i64 %351, i1 true) #7, !range !71
  %358 = trunc i64 %357 to i32
  br label %359

359:                                              ; preds = %356, %349
  %360 = phi i32 [ %358, %356 ], [ %347, %349 ]
  br i1 %355, label %345, label %361, !llvm.loop !72

361:                                              ; preds = %359, %345
  %362 = phi i32 [ %360, %359 ], [ 64, %345 ]
  %363 = icmp ult i32 %362, 64
  %364 = add nuw nsw i32 %335, 1
  br i1 %363, label %365, label %330

365:                                              ; preds = %361
  %366 = shl nuw i32 %337, 6
  %367 = add nuw i32 %362, %366
  br label %368

368:                                              ; preds = %330, %365, %321
  %369 = phi i1 [ %334, %365 ], [ false, %321 ], [ %331, %330 ]
  %370 = phi i32 [ %367, %365 ], [ undef, %321 ], [ undef, %330 ]
  br i1 %369, label %443, label %371

371:                                              ; preds = %368
  %372 = icmp ult i32 %325, 64
  br i1 %372, label %443, label %373

373:                                              ; preds = %371
  %374 = tail call i32 @llvm.umax.i32(i32 %326, i32 1) #7
  br label %375

375:                                              ; preds = %437, %373
  %376 = phi i32 [ 0, %373 ], [ %440, %437 ]
  %377 = load i64, i64* %61, align 8, !tbaa !73
  %378 = zext i32 %376 to i64
  %379 = shl nuw nsw i64 %378, 3
  %380 = add i64 %379, %377
  %381 = inttoptr i64 %380 to i64 addrspace(1)*
  %382 = load volatile i64, i64 addrspace(1)* %381, align 8, !tbaa !5
  %383 = icmp eq i64 %382, 0
  br i1 %383, label %437, label %384

384:                                              ; preds = %375
  %385 = shl i32 %376, 6
  br label %386

386:                                              ; preds = %435, %384
  %387 = phi i32 [ undef, %384 ], [ %433, %435 ]
  %388 = phi i64 [ %382, %384 ], [ %394, %435 ]
  %389 = sub i64 0, %388
  %390 = and i64 %388, %389
  %391 = tail call i64 @llvm.cttz.i64(i64 %390, i1 true) #7, !range !71
  %392 = trunc i64 %391 to i32
  %393 = or i32 %385, %392
  %394 = xor i64 %390, %388
  %395 = load i64, i64* %62, align 8, !tbaa !74
  %396 = zext i32 %393 to i64
  %397 = shl nuw nsw i64 %396, 3
  %398 = add i64 %397, %395
  %399 = inttoptr i64 %398 to i64*
  %400 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %399) #10, !srcloc !75
  %401 = lshr i64 %400, 32
  %402 = load i64, i64* %63, align 8, !tbaa !76
  %403 = shl nuw nsw i64 %396, 2
  %404 = add i64 %403, %402
  %405 = inttoptr i64 %404 to i32 addrspace(1)*
  %406 = load volatile i32, i32 addrspace(1)* %405, align 4, !tbaa !9
  %407 = zext i32 %406 to i64
  %408 = icmp eq i64 %401, %407
  br i1 %408, label %409, label %432, !llvm.loop !77

409:                                              ; preds = %386
  %410 = xor i64 %390, -1
  %411 = load i64, i64* %61, align 8, !tbaa !73
  %412 = add i64 %411, %379
  %413 = tail call i64 asm sideeffect "atom.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %412, i64 %410) #10, !srcloc !78
  %414 = and i64 %413, %390
  %415 = icmp eq i64 %414, 0
  br i1 %415, label %432, label %416, !llvm.loop !77

416:                                              ; preds = %409
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !43
  %417 = load i64, i64* %62, align 8, !tbaa !74
  %418 = add i64 %417, %397
  %419 = inttoptr i64 %418 to i64*
  %420 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %419) #10, !srcloc !75
  %421 = lshr i64 %420, 32
  %422 = load i64, i64* %63, align 8, !tbaa !76
  %423 = add i64 %422, %403
  %424 = inttoptr i64 %423 to i32 addrspace(1)*
  %425 = load volatile i32, i32 addrspace(1)* %424, align 4, !tbaa !9
  %426 = zext i32 %425 to i64
  %427 = icmp eq i64 %421, %426
  br i1 %427, label %432, label %428

428:                                              ; preds = %416
  %429 = load i64, i64* %61, align 8, !tbaa !73
  %430 = add i64 %429, %379
  %431 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %430, i64 %390) #10, !srcloc !65
  br label %432

432:                                              ; preds = %428, %416, %409, %386
  %433 = phi i32 [ %387, %428 ], [ %387, %409 ], [ %387, %386 ], [ %393, %416 ]
  %434 = phi i32 [ 0, %428 ], [ 2, %409 ], [ 2, %386 ], [ 1, %416 ]
  switch i32 %434, label %437 [
    i32 0, label %435
    i32 2, label %435
  ]

435:                                              ; preds = %432, %432
  %436 = icmp eq i64 %394, 0
  br i1 %436, label %437, label %386, !llvm.loop !77

437:                                              ; preds = %435, %432, %375
  %438 = phi i32 [ -1, %375 ], [ %433, %432 ], [ -1, %435 ]
  %439 = icmp ne i32 %438, -1
  %440 = add nuw nsw i32 %376, 1
  %441 = icmp eq i32 %440, %374
  %442 = select i1 %439, i1 true, i1 %441
  br i1 %442, label %443, label %375, !llvm.loop !79

443:                                              ; preds = %437, %371, %368
  %444 = phi i32 [ %370, %368 ], [ -1, %371 ], [ %438, %437 ]
  %445 = icmp eq i32 %444, -1
  br i1 %445, label %446, label %466

446:                                              ; preds = %443
  %447 = add i32 %323, 1
  %448 = and i32 %323, 63
  %449 = icmp eq i32 %448, 0
  br i1 %449, label %450, label %466

450:                                              ; preds = %446
  %451 = load i64, i64* %64, align 8, !tbaa !82
  %452 = inttoptr i64 %451 to i64*
  %453 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %452) #10, !srcloc !75
  %454 = icmp eq i64 %453, 0
  br i1 %454, label %455, label %466

455:                                              ; preds = %450
  %456 = icmp eq i64 %322, 0
  br i1 %456, label %457, label %461

457:                                              ; preds = %455
  %458 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !83
  %459 = load i64, i64* %65, align 8, !tbaa !84
  %460 = add i64 %459, %458
  br label %461

461:                                              ; preds = %457, %455
  %462 = phi i64 [ %460, %457 ], [ %322, %455 ]
  %463 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !83
  %464 = icmp ult i64 %463, %462
  %465 = select i1 %464, i32 0, i32 110
  br label %466

466:                                              ; preds = %461, %450, %446, %443
  %467 = phi i32 [ %323, %443 ], [ %447, %446 ], [ %447, %450 ], [ %447, %461 ]
  %468 = phi i64 [ %322, %443 ], [ %322, %446 ], [ %322, %450 ], [ %462, %461 ]
  %469 = phi i32 [ 0, %443 ], [ 0, %446 ], [ 108, %450 ], [ %465, %461 ]
  %470 = icmp eq i32 %469, 0
  %471 = and i1 %445, %470
  br i1 %471, label %321, label %472, !llvm.loop !85

472:                                              ; preds = %466, %302, %296
  %473 = phi i32 [ %297, %296 ], [ %319, %302 ], [ %444, %466 ]
  %474 = phi i32 [ %298, %296 ], [ 0, %302 ], [ %469, %466 ]
  %475 = icmp eq i32 %474, 0
  %476 = select i1 %475, i32 %473, i32 %474
  %477 = select i1 %475, i64 144115188075855872, i64 216172782113783808
  %478 = zext i32 %476 to i64
  %479 = or i64 %477, %478
  br label %480

480:                                              ; preds = %287, %472, %293, %97
  %481 = phi i64 [ 0, %97 ], [ %479, %472 ], [ %295, %293 ], [ %291, %287 ]
  %482 = trunc i64 %481 to i32
  %483 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %482, i32 0, i32 31) #7
  %484 = lshr i64 %481, 32
  %485 = trunc i64 %484 to i32
  %486 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %485, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !32
  %487 = and i32 %486, -16777216
  %488 = icmp eq i32 %487, 50331648
  br i1 %488, label %489, label %490

489:                                              ; preds = %480
  store i32 %483, i32* %57, align 4, !tbaa !66
  br label %2140

490:                                              ; preds = %480
  %491 = load i64, i64* %67, align 8, !tbaa !94
  %492 = zext i32 %483 to i64
  %493 = load i64, i64* %68, align 8, !tbaa !95
  %494 = mul i64 %493, %492
  %495 = add i64 %494, %491
  %496 = icmp eq i64 %90, 0
  br i1 %496, label %1335, label %497

497:                                              ; preds = %490
  %498 = sub i64 0, %495
  %499 = shl nuw nsw i64 %492, 2
  %500 = shl nuw nsw i64 %492, 16
  %501 = shl nuw nsw i64 %492, 3
  %502 = lshr i32 %483, 3
  %503 = and i32 %502, 536870904
  %504 = zext i32 %503 to i64
  %505 = and i32 %483, 63
  %506 = zext i32 %505 to i64
  %507 = shl nuw i64 1, %506
  br label %508

508:                                              ; preds = %1311, %497
  %509 = phi i64 [ 0, %497 ], [ %1332, %1311 ]
  %510 = add i64 %509, %80
  %511 = sub i64 %90, %509
  %512 = load i32, i32* %55, align 8, !tbaa !37
  %513 = load i32, i32* %69, align 4, !tbaa !51
  %514 = xor i64 %510, %495
  %515 = and i64 %514, 15
  %516 = icmp eq i64 %515, 0
  %517 = and i64 %514, 3
  %518 = icmp eq i64 %517, 0
  %519 = select i1 %518, i64 4, i64 1
  %520 = select i1 %516, i64 16, i64 %519
  %521 = add nsw i64 %520, -1
  %522 = and i64 %521, %498
  %523 = or i64 %510, %495
  %524 = or i64 %523, %511
  %525 = and i64 %524, 15
  %526 = icmp eq i64 %525, 0
  br i1 %526, label %527, label %726

527:                                              ; preds = %508
  %528 = lshr i64 %511, 4
  %529 = zext i32 %512 to i64
  %530 = mul i32 %513, 7
  %531 = zext i32 %530 to i64
  %532 = add nuw nsw i64 %531, %529
  %533 = icmp ult i64 %532, %528
  br i1 %533, label %534, label %608

534:                                              ; preds = %527
  %535 = shl i32 %513, 3
  %536 = zext i32 %535 to i64
  %537 = zext i32 %513 to i64
  %538 = shl i32 %513, 1
  %539 = zext i32 %538 to i64
  %540 = mul i32 %513, 3
  %541 = zext i32 %540 to i64
  %542 = shl i32 %513, 2
  %543 = zext i32 %542 to i64
  %544 = mul i32 %513, 5
  %545 = zext i32 %544 to i64
  %546 = mul i32 %513, 6
  %547 = zext i32 %546 to i64
  br label %548

548:                                              ; preds = %548, %534
  %549 = phi i64 [ %529, %534 ], [ %605, %548 ]
  %550 = shl i64 %549, 4
  %551 = add i64 %550, %510
  %552 = inttoptr i64 %551 to <4 x i32> addrspace(1)*
  %553 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %552, align 16, !tbaa !11
  %554 = add i64 %549, %537
  %555 = shl i64 %554, 4
  %556 = add i64 %555, %510
  %557 = inttoptr i64 %556 to <4 x i32> addrspace(1)*
  %558 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %557, align 16, !tbaa !11
  %559 = add i64 %549, %539
  %560 = shl i64 %559, 4
  %561 = add i64 %560, %510
  %562 = inttoptr i64 %561 to <4 x i32> addrspace(1)*
  %563 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %562, align 16, !tbaa !11
  %564 = add i64 %549, %541
  %565 = shl i64 %564, 4
  %566 = add i64 %565, %510
  %567 = inttoptr i64 %566 to <4 x i32> addrspace(1)*
  %568 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %567, align 16, !tbaa !11
  %569 = add i64 %549, %543
  %570 = shl i64 %569, 4
  %571 = add i64 %570, %510
  %572 = inttoptr i64 %571 to <4 x i32> addrspace(1)*
  %573 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %572, align 16, !tbaa !11
  %574 = add i64 %549, %545
  %575 = shl i64 %574, 4
  %576 = add i64 %575, %510
  %577 = inttoptr i64 %576 to <4 x i32> addrspace(1)*
  %578 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %577, align 16, !tbaa !11
  %579 = add i64 %549, %547
  %580 = shl i64 %579, 4
  %581 = add i64 %580, %510
  %582 = inttoptr i64 %581 to <4 x i32> addrspace(1)*
  %583 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %582, align 16, !tbaa !11
  %584 = add i64 %549, %531
  %585 = shl i64 %584, 4
  %586 = add i64 %585, %510
  %587 = inttoptr i64 %586 to <4 x i32> addrspace(1)*
  %588 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %587, align 16, !tbaa !11
  %589 = add i64 %550, %495
  %590 = inttoptr i64 %589 to <4 x i32> addrspace(1)*
  store <4 x i32> %553, <4 x i32> addrspace(1)* %590, align 16, !tbaa !11
  %591 = add i64 %555, %495
  %592 = inttoptr i64 %591 to <4 x i32> addrspace(1)*
  store <4 x i32> %558, <4 x i32> addrspace(1)* %592, align 16, !tbaa !11
  %593 = add i64 %560, %495
  %594 = inttoptr i64 %593 to <4 x i32> addrspace(1)*
  store <4 x i32> %563, <4 x i32> addrspace(1)* %594, align 16, !tbaa !11
  %595 = add i64 %565, %495
  %596 = inttoptr i64 %595 to <4 x i32> addrspace(1)*
  store <4 x i32> %568, <4 x i32> addrspace(1)* %596, align 16, !tbaa !11
  %597 = add i64 %570, %495
  %598 = inttoptr i64 %597 to <4 x i32> addrspace(1)*
  store <4 x i32> %573, <4 x i32> addrspace(1)* %598, align 16, !tbaa !11
  %599 = add i64 %575, %495
  %600 = inttoptr i64 %599 to <4 x i32> addrspace(1)*
  store <4 x i32> %578, <4 x i32> addrspace(1)* %600, align 16, !tbaa !11
  %601 = add i64 %580, %495
  %602 = inttoptr i64 %601 to <4 x i32> addrspace(1)*
  store <4 x i32> %583, <4 x i32> addrspace(1)* %602, align 16, !tbaa !11
  %603 = add i64 %585, %495
  %604 = inttoptr i64 %603 to <4 x i32> addrspace(1)*
  store <4 x i32> %588, <4 x i32> addrspace(1)* %604, align 16, !tbaa !11
  %605 = add i64 %549, %536
  %606 = add i64 %605, %531
  %607 = icmp ult i64 %606, %528
  br i1 %607, label %548, label %608, !llvm.loop !52

608:                                              ; preds = %548, %527
  %609 = phi i64 [ %529, %527 ], [ %605, %548 ]
  %610 = icmp ult i64 %609, %528
  br i1 %610, label %611, label %1178

611:                                              ; preds = %608
  %612 = shl i64 %609, 4
  %613 = add i64 %612, %510
  %614 = inttoptr i64 %613 to <4 x i32> addrspace(1)*
  %615 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %614, align 16, !tbaa !11
  %616 = zext i32 %513 to i64
  %617 = add i64 %609, %616
  %618 = icmp ult i64 %617, %528
  br i1 %618, label %619, label %624

619:                                              ; preds = %611
  %620 = shl i64 %617, 4
  %621 = add i64 %620, %510
  %622 = inttoptr i64 %621 to <4 x i32> addrspace(1)*
  %623 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %622, align 16, !tbaa !11
  br label %624

624:                                              ; preds = %619, %611
  %625 = phi <4 x i32> [ %623, %619 ], [ zeroinitializer, %611 ]
  %626 = shl i32 %513, 1
  %627 = zext i32 %626 to i64
  %628 = add i64 %609, %627
  %629 = icmp ult i64 %628, %528
  br i1 %629, label %630, label %635

630:                                              ; preds = %624
  %631 = shl i64 %628, 4
  %632 = add i64 %631, %510
  %633 = inttoptr i64 %632 to <4 x i32> addrspace(1)*
  %634 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %633, align 16, !tbaa !11
  br label %635

635:                                              ; preds = %630, %624
  %636 = phi <4 x i32> [ %634, %630 ], [ zeroinitializer, %624 ]
  %637 = mul i32 %513, 3
  %638 = zext i32 %637 to i64
  %639 = add i64 %609, %638
  %640 = icmp ult i64 %639, %528
  br i1 %640, label %641, label %646

641:                                              ; preds = %635
  %642 = shl i64 %639, 4
  %643 = add i64 %642, %510
  %644 = inttoptr i64 %643 to <4 x i32> addrspace(1)*
  %645 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %644, align 16, !tbaa !11
  br label %646

646:                                              ; preds = %641, %635
  %647 = phi <4 x i32> [ %645, %641 ], [ zeroinitializer, %635 ]
  %648 = shl i32 %513, 2
  %649 = zext i32 %648 to i64
  %650 = add i64 %609, %649
  %651 = icmp ult i64 %650, %528
  br i1 %651, label %652, label %657

652:                                              ; preds = %646
  %653 = shl i64 %650, 4
  %654 = add i64 %653, %510
  %655 = inttoptr i64 %654 to <4 x i32> addrspace(1)*
  %656 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %655, align 16, !tbaa !11
  br label %657

657:                                              ; preds = %652, %646
  %658 = phi <4 x i32> [ %656, %652 ], [ zeroinitializer, %646 ]
  %659 = mul i32 %513, 5
  %660 = zext i32 %659 to i64
  %661 = add i64 %609, %660
  %662 = icmp ult i64 %661, %528
  br i1 %662, label %663, label %668

663:                                              ; preds = %657
  %664 = shl i64 %661, 4
  %665 = add i64 %664, %510
  %666 = inttoptr i64 %665 to <4 x i32> addrspace(1)*
  %667 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %666, align 16, !tbaa !11
  br label %668

668:                                              ; preds = %663, %657
  %669 = phi <4 x i32> [ %667, %663 ], [ zeroinitializer, %657 ]
  %670 = mul i32 %513, 6
  %671 = zext i32 %670 to i64
  %672 = add i64 %609, %671
  %673 = icmp ult i64 %672, %528
  br i1 %673, label %674, label %679

674:                                              ; preds = %668
  %675 = shl i64 %672, 4
  %676 = add i64 %675, %510
  %677 = inttoptr i64 %676 to <4 x i32> addrspace(1)*
  %678 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %677, align 16, !tbaa !11
  br label %679

679:                                              ; preds = %674, %668
  %680 = phi <4 x i32> [ %678, %674 ], [ zeroinitializer, %668 ]
  %681 = add i64 %609, %531
  %682 = icmp ult i64 %681, %528
  br i1 %682, label %683, label %688

683:                                              ; preds = %679
  %684 = shl i64 %681, 4
  %685 = add i64 %684, %510
  %686 = inttoptr i64 %685 to <4 x i32> addrspace(1)*
  %687 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %686, align 16, !tbaa !11
  br label %688

688:                                              ; preds = %683, %679
  %689 = phi <4 x i32> [ %687, %683 ], [ zeroinitializer, %679 ]
  %690 = add i64 %612, %495
  %691 = inttoptr i64 %690 to <4 x i32> addrspace(1)*
  store <4 x i32> %615, <4 x i32> addrspace(1)* %691, align 16, !tbaa !11
  br i1 %618, label %692, label %696

692:                                              ; preds = %688
  %693 = shl i64 %617, 4
  %694 = add i64 %693, %495
  %695 = inttoptr i64 %694 to <4 x i32> addrspace(1)*
  store <4 x i32> %625, <4 x i32> addrspace(1)* %695, align 16, !tbaa !11
  br label %696

696:                                              ; preds = %692, %688
  br i1 %629, label %697, label %701

697:                                              ; preds = %696
  %698 = shl i64 %628, 4
  %699 = add i64 %698, %495
  %700 = inttoptr i64 %699 to <4 x i32> addrspace(1)*
  store <4 x i32> %636, <4 x i32> addrspace(1)* %700, align 16, !tbaa !11
  br label %701

701:                                              ; preds = %697, %696
  br i1 %640, label %702, label %706

702:                                              ; preds = %701
  %703 = shl i64 %639, 4
  %704 = add i64 %703, %495
  %705 = inttoptr i64 %704 to <4 x i32> addrspace(1)*
  store <4 x i32> %647, <4 x i32> addrspace(1)* %705, align 16, !tbaa !11
  br label %706

706:                                              ; preds = %702, %701
  br i1 %651, label %707, label %711

707:                                              ; preds = %706
  %708 = shl i64 %650, 4
  %709 = add i64 %708, %495
  %710 = inttoptr i64 %709 to <4 x i32> addrspace(1)*
  store <4 x i32> %658, <4 x i32> addrspace(1)* %710, align 16, !tbaa !11
  br label %711

711:                                              ; preds = %707, %706
  br i1 %662, label %712, label %716

712:                                              ; preds = %711
  %713 = shl i64 %661, 4
  %714 = add i64 %713, %495
  %715 = inttoptr i64 %714 to <4 x i32> addrspace(1)*
  store <4 x i32> %669, <4 x i32> addrspace(1)* %715, align 16, !tbaa !11
  br label %716

716:                                              ; preds = %712, %711
  br i1 %673, label %717, label %721

717:                                              ; preds = %716
  %718 = shl i64 %672, 4
  %719 = add i64 %718, %495
  %720 = inttoptr i64 %719 to <4 x i32> addrspace(1)*
  store <4 x i32> %680, <4 x i32> addrspace(1)* %720, align 16, !tbaa !11
  br label %721

721:                                              ; preds = %717, %716
  br i1 %682, label %722, label %1178

722:                                              ; preds = %721
  %723 = shl i64 %681, 4
  %724 = add i64 %723, %495
  %725 = inttoptr i64 %724 to <4 x i32> addrspace(1)*
  store <4 x i32> %689, <4 x i32> addrspace(1)* %725, align 16, !tbaa !11
  br label %1178

726:                                              ; preds = %508
  %727 = icmp ult i64 %522, %511
  %728 = select i1 %727, i64 %522, i64 %511
  %729 = sub i64 %511, %728
  %730 = sub nsw i64 0, %520
  %731 = and i64 %729, %730
  switch i64 %520, label %1134 [
    i64 16, label %732
    i64 4, label %933
  ]

732:                                              ; preds = %726
  %733 = add i64 %728, %495
  %734 = add i64 %728, %510
  %735 = lshr i64 %731, 4
  %736 = zext i32 %512 to i64
  %737 = mul i32 %513, 7
  %738 = zext i32 %737 to i64
  %739 = add nuw nsw i64 %738, %736
  %740 = icmp ult i64 %739, %735
  br i1 %740, label %741, label %815

741:                                              ; preds = %732
  %742 = shl i32 %513, 3
  %743 = zext i32 %742 to i64
  %744 = zext i32 %513 to i64
  %745 = shl i32 %513, 1
  %746 = zext i32 %745 to i64
  %747 = mul i32 %513, 3
  %748 = zext i32 %747 to i64
  %749 = shl i32 %513, 2
  %750 = zext i32 %749 to i64
  %751 = mul i32 %513, 5
  %752 = zext i32 %751 to i64
  %753 = mul i32 %513, 6
  %754 = zext i32 %753 to i64
  br label %755

755:                                              ; preds = %755, %741
  %756 = phi i64 [ %736, %741 ], [ %812, %755 ]
  %757 = shl i64 %756, 4
  %758 = add i64 %757, %734
  %759 = inttoptr i64 %758 to <4 x i32> addrspace(1)*
  %760 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %759, align 16, !tbaa !11
  %761 = add i64 %756, %744
  %762 = shl i64 %761, 4
  %763 = add i64 %762, %734
  %764 = inttoptr i64 %763 to <4 x i32> addrspace(1)*
  %765 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %764, align 16, !tbaa !11
  %766 = add i64 %756, %746
  %767 = shl i64 %766, 4
  %768 = add i64 %767, %734
  %769 = inttoptr i64 %768 to <4 x i32> addrspace(1)*
  %770 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %769, align 16, !tbaa !11
  %771 = add i64 %756, %748
  %772 = shl i64 %771, 4
  %773 = add i64 %772, %734
  %774 = inttoptr i64 %773 to <4 x i32> addrspace(1)*
  %775 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %774, align 16, !tbaa !11
  %776 = add i64 %756, %750
  %777 = shl i64 %776, 4
  %778 = add i64 %777, %734
  %779 = inttoptr i64 %778 to <4 x i32> addrspace(1)*
  %780 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %779, align 16, !tbaa !11
  %781 = add i64 %756, %752
  %782 = shl i64 %781, 4
  %783 = add i64 %782, %734
  %784 = inttoptr i64 %783 to <4 x i32> addrspace(1)*
  %785 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %784, align 16, !tbaa !11
  %786 = add i64 %756, %754
  %787 = shl i64 %786, 4
  %788 = add i64 %787, %734
  %789 = inttoptr i64 %788 to <4 x i32> addrspace(1)*
  %790 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %789, align 16, !tbaa !11
  %791 = add i64 %756, %738
  %792 = shl i64 %791, 4
  %793 = add i64 %792, %734
  %794 = inttoptr i64 %793 to <4 x i32> addrspace(1)*
  %795 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %794, align 16, !tbaa !11
  %796 = add i64 %757, %733
  %797 = inttoptr i64 %796 to <4 x i32> addrspace(1)*
  store <4 x i32> %760, <4 x i32> addrspace(1)* %797, align 16, !tbaa !11
  %798 = add i64 %762, %733
  %799 = inttoptr i64 %798 to <4 x i32> addrspace(1)*
  store <4 x i32> %765, <4 x i32> addrspace(1)* %799, align 16, !tbaa !11
  %800 = add i64 %767, %733
  %801 = inttoptr i64 %800 to <4 x i32> addrspace(1)*
  store <4 x i32> %770, <4 x i32> addrspace(1)* %801, align 16, !tbaa !11
  %802 = add i64 %772, %733
  %803 = inttoptr i64 %802 to <4 x i32> addrspace(1)*
  store <4 x i32> %775, <4 x i32> addrspace(1)* %803, align 16, !tbaa !11
  %804 = add i64 %777, %733
  %805 = inttoptr i64 %804 to <4 x i32> addrspace(1)*
  store <4 x i32> %780, <4 x i32> addrspace(1)* %805, align 16, !tbaa !11
  %806 = add i64 %782, %733
  %807 = inttoptr i64 %806 to <4 x i32> addrspace(1)*
  store <4 x i32> %785, <4 x i32> addrspace(1)* %807, align 16, !tbaa !11
  %808 = add i64 %787, %733
  %809 = inttoptr i64 %808 to <4 x i32> addrspace(1)*
  store <4 x i32> %790, <4 x i32> addrspace(1)* %809, align 16, !tbaa !11
  %810 = add i64 %792, %733
  %811 = inttoptr i64 %810 to <4 x i32> addrspace(1)*
  store <4 x i32> %795, <4 x i32> addrspace(1)* %811, align 16, !tbaa !11
  %812 = add i64 %756, %743
  %813 = add i64 %812, %738
  %814 = icmp ult i64 %813, %735
  br i1 %814, label %755, label %815, !llvm.loop !52

815:                                              ; preds = %755, %732
  %816 = phi i64 [ %736, %732 ], [ %812, %755 ]
  %817 = icmp ult i64 %816, %735
  br i1 %817, label %818, label %1148

818:                                              ; preds = %815
  %819 = shl i64 %816, 4
  %820 = add i64 %819, %734
  %821 = inttoptr i64 %820 to <4 x i32> addrspace(1)*
  %822 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %821, align 16, !tbaa !11
  %823 = zext i32 %513 to i64
  %824 = add i64 %816, %823
  %825 = icmp ult i64 %824, %735
  br i1 %825, label %826, label %831

826:                                              ; preds = %818
  %827 = shl i64 %824, 4
  %828 = add i64 %827, %734
  %829 = inttoptr i64 %828 to <4 x i32> addrspace(1)*
  %830 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %829, align 16, !tbaa !11
  br label %831

831:                                              ; preds = %826, %818
  %832 = phi <4 x i32> [ %830, %826 ], [ zeroinitializer, %818 ]
  %833 = shl i32 %513, 1
  %834 = zext i32 %833 to i64
  %835 = add i64 %816, %834
  %836 = icmp ult i64 %835, %735
  br i1 %836, label %837, label %842

837:                                              ; preds = %831
  %838 = shl i64 %835, 4
  %839 = add i64 %838, %734
  %840 = inttoptr i64 %839 to <4 x i32> addrspace(1)*
  %841 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %840, align 16, !tbaa !11
  br label %842

842:                                              ; preds = %837, %831
  %843 = phi <4 x i32> [ %841, %837 ], [ zeroinitializer, %831 ]
  %844 = mul i32 %513, 3
  %845 = zext i32 %844 to i64
  %846 = add i64 %816, %845
  %847 = icmp ult i64 %846, %735
  br i1 %847, label %848, label %853

848:                                              ; preds = %842
  %849 = shl i64 %846, 4
  %850 = add i64 %849, %734
  %851 = inttoptr i64 %850 to <4 x i32> addrspace(1)*
  %852 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %851, align 16, !tbaa !11
  br label %853

853:                                              ; preds = %848, %842
  %854 = phi <4 x i32> [ %852, %848 ], [ zeroinitializer, %842 ]
  %855 = shl i32 %513, 2
  %856 = zext i32 %855 to i64
  %857 = add i64 %816, %856
  %858 = icmp ult i64 %857, %735
  br i1 %858, label %859, label %864

859:                                              ; preds = %853
  %860 = shl i64 %857, 4
  %861 = add i64 %860, %734
  %862 = inttoptr i64 %861 to <4 x i32> addrspace(1)*
  %863 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %862, align 16, !tbaa !11
  br label %864

864:                                              ; preds = %859, %853
  %865 = phi <4 x i32> [ %863, %859 ], [ zeroinitializer, %853 ]
  %866 = mul i32 %513, 5
  %867 = zext i32 %866 to i64
  %868 = add i64 %816, %867
  %869 = icmp ult i64 %868, %735
  br i1 %869, label %870, label %875

870:                                              ; preds = %864
  %871 = shl i64 %868, 4
  %872 = add i64 %871, %734
  %873 = inttoptr i64 %872 to <4 x i32> addrspace(1)*
  %874 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %873, align 16, !tbaa !11
  br label %875

875:                                              ; preds = %870, %864
  %876 = phi <4 x i32> [ %874, %870 ], [ zeroinitializer, %864 ]
  %877 = mul i32 %513, 6
  %878 = zext i32 %877 to i64
  %879 = add i64 %816, %878
  %880 = icmp ult i64 %879, %735
  br i1 %880, label %881, label %886

881:                                              ; preds = %875
  %882 = shl i64 %879, 4
  %883 = add i64 %882, %734
  %884 = inttoptr i64 %883 to <4 x i32> addrspace(1)*
  %885 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %884, align 16, !tbaa !11
  br label %886

886:                                              ; preds = %881, %875
  %887 = phi <4 x i32> [ %885, %881 ], [ zeroinitializer, %875 ]
  %888 = add i64 %816, %738
  %889 = icmp ult i64 %888, %735
  br i1 %889, label %890, label %895

890:                                              ; preds = %886
  %891 = shl i64 %888, 4
  %892 = add i64 %891, %734
  %893 = inttoptr i64 %892 to <4 x i32> addrspace(1)*
  %894 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %893, align 16, !tbaa !11
  br label %895

895:                                              ; preds = %890, %886
  %896 = phi <4 x i32> [ %894, %890 ], [ zeroinitializer, %886 ]
  %897 = add i64 %819, %733
  %898 = inttoptr i64 %897 to <4 x i32> addrspace(1)*
  store <4 x i32> %822, <4 x i32> addrspace(1)* %898, align 16, !tbaa !11
  br i1 %825, label %899, label %903

899:                                              ; preds = %895
  %900 = shl i64 %824, 4
  %901 = add i64 %900, %733
  %902 = inttoptr i64 %901 to <4 x i32> addrspace(1)*
  store <4 x i32> %832, <4 x i32> addrspace(1)* %902, align 16, !tbaa !11
  br label %903

903:                                              ; preds = %899, %895
  br i1 %836, label %904, label %908

904:                                              ; preds = %903
  %905 = shl i64 %835, 4
  %906 = add i64 %905, %733
  %907 = inttoptr i64 %906 to <4 x i32> addrspace(1)*
  store <4 x i32> %843, <4 x i32> addrspace(1)* %907, align 16, !tbaa !11
  br label %908

908:                                              ; preds = %904, %903
  br i1 %847, label %909, label %913

909:                                              ; preds = %908
  %910 = shl i64 %846, 4
  %911 = add i64 %910, %733
  %912 = inttoptr i64 %911 to <4 x i32> addrspace(1)*
  store <4 x i32> %854, <4 x i32> addrspace(1)* %912, align 16, !tbaa !11
  br label %913

913:                                              ; preds = %909, %908
  br i1 %858, label %914, label %918

914:                                              ; preds = %913
  %915 = shl i64 %857, 4
  %916 = add i64 %915, %733
  %917 = inttoptr i64 %916 to <4 x i32> addrspace(1)*
  store <4 x i32> %865, <4 x i32> addrspace(1)* %917, align 16, !tbaa !11
  br label %918

918:                                              ; preds = %914, %913
  br i1 %869, label %919, label %923

919:                                              ; preds = %918
  %920 = shl i64 %868, 4
  %921 = add i64 %920, %733
  %922 = inttoptr i64 %921 to <4 x i32> addrspace(1)*
  store <4 x i32> %876, <4 x i32> addrspace(1)* %922, align 16, !tbaa !11
  br label %923

923:                                              ; preds = %919, %918
  br i1 %880, label %924, label %928

924:                                              ; preds = %923
  %925 = shl i64 %879, 4
  %926 = add i64 %925, %733
  %927 = inttoptr i64 %926 to <4 x i32> addrspace(1)*
  store <4 x i32> %887, <4 x i32> addrspace(1)* %927, align 16, !tbaa !11
  br label %928

928:                                              ; preds = %924, %923
  br i1 %889, label %929, label %1148

929:                                              ; preds = %928
  %930 = shl i64 %888, 4
  %931 = add i64 %930, %733
  %932 = inttoptr i64 %931 to <4 x i32> addrspace(1)*
  store <4 x i32> %896, <4 x i32> addrspace(1)* %932, align 16, !tbaa !11
  br label %1148

933:                                              ; preds = %726
  %934 = add i64 %728, %495
  %935 = add i64 %728, %510
  %936 = lshr i64 %731, 2
  %937 = zext i32 %512 to i64
  %938 = mul i32 %513, 7
  %939 = zext i32 %938 to i64
  %940 = add nuw nsw i64 %939, %937
  %941 = icmp ult i64 %940, %936
  br i1 %941, label %942, label %1016

942:                                              ; preds = %933
  %943 = shl i32 %513, 3
  %944 = zext i32 %943 to i64
  %945 = zext i32 %513 to i64
  %946 = shl i32 %513, 1
  %947 = zext i32 %946 to i64
  %948 = mul i32 %513, 3
  %949 = zext i32 %948 to i64
  %950 = shl i32 %513, 2
  %951 = zext i32 %950 to i64
  %952 = mul i32 %513, 5
  %953 = zext i32 %952 to i64
  %954 = mul i32 %513, 6
  %955 = zext i32 %954 to i64
  br label %956

956:                                              ; preds = %956, %942
  %957 = phi i64 [ %937, %942 ], [ %1013, %956 ]
  %958 = shl i64 %957, 2
  %959 = add i64 %958, %935
  %960 = inttoptr i64 %959 to i32 addrspace(1)*
  %961 = load volatile i32, i32 addrspace(1)* %960, align 4, !tbaa !11
  %962 = add i64 %957, %945
  %963 = shl i64 %962, 2
  %964 = add i64 %963, %935
  %965 = inttoptr i64 %964 to i32 addrspace(1)*
  %966 = load volatile i32, i32 addrspace(1)* %965, align 4, !tbaa !11
  %967 = add i64 %957, %947
  %968 = shl i64 %967, 2
  %969 = add i64 %968, %935
  %970 = inttoptr i64 %969 to i32 addrspace(1)*
  %971 = load volatile i32, i32 addrspace(1)* %970, align 4, !tbaa !11
  %972 = add i64 %957, %949
  %973 = shl i64 %972, 2
  %974 = add i64 %973, %935
  %975 = inttoptr i64 %974 to i32 addrspace(1)*
  %976 = load volatile i32, i32 addrspace(1)* %975, align 4, !tbaa !11
  %977 = add i64 %957, %951
  %978 = shl i64 %977, 2
  %979 = add i64 %978, %935
  %980 = inttoptr i64 %979 to i32 addrspace(1)*
  %981 = load volatile i32, i32 addrspace(1)* %980, align 4, !tbaa !11
  %982 = add i64 %957, %953
  %983 = shl i64 %982, 2
  %984 = add i64 %983, %935
  %985 = inttoptr i64 %984 to i32 addrspace(1)*
  %986 = load volatile i32, i32 addrspace(1)* %985, align 4, !tbaa !11
  %987 = add i64 %957, %955
  %988 = shl i64 %987, 2
  %989 = add i64 %988, %935
  %990 = inttoptr i64 %989 to i32 addrspace(1)*
  %991 = load volatile i32, i32 addrspace(1)* %990, align 4, !tbaa !11
  %992 = add i64 %957, %939
  %993 = shl i64 %992, 2
  %994 = add i64 %993, %935
  %995 = inttoptr i64 %994 to i32 addrspace(1)*
  %996 = load volatile i32, i32 addrspace(1)* %995, align 4, !tbaa !11
  %997 = add i64 %958, %934
  %998 = inttoptr i64 %997 to i32 addrspace(1)*
  store i32 %961, i32 addrspace(1)* %998, align 4, !tbaa !11
  %999 = add i64 %963, %934
  %1000 = inttoptr i64 %999 to i32 addrspace(1)*
  store i32 %966, i32 addrspace(1)* %1000, align 4, !tbaa !11
  %1001 = add i64 %968, %934
  %1002 = inttoptr i64 %1001 to i32 addrspace(1)*
  store i32 %971, i32 addrspace(1)* %1002, align 4, !tbaa !11
  %1003 = add i64 %973, %934
  %1004 = inttoptr i64 %1003 to i32 addrspace(1)*
  store i32 %976, i32 addrspace(1)* %1004, align 4, !tbaa !11
  %1005 = add i64 %978, %934
  %1006 = inttoptr i64 %1005 to i32 addrspace(1)*
  store i32 %981, i32 addrspace(1)* %1006, align 4, !tbaa !11
  %1007 = add i64 %983, %934
  %1008 = inttoptr i64 %1007 to i32 addrspace(1)*
  store i32 %986, i32 addrspace(1)* %1008, align 4, !tbaa !11
  %1009 = add i64 %988, %934
  %1010 = inttoptr i64 %1009 to i32 addrspace(1)*
  store i32 %991, i32 addrspace(1)* %1010, align 4, !tbaa !11
  %1011 = add i64 %993, %934
  %1012 = inttoptr i64 %1011 to i32 addrspace(1)*
  store i32 %996, i32 addrspace(1)* %1012, align 4, !tbaa !11
  %1013 = add i64 %957, %944
  %1014 = add i64 %1013, %939
  %1015 = icmp ult i64 %1014, %936
  br i1 %1015, label %956, label %1016, !llvm.loop !53

1016:                                             ; preds = %956, %933
  %1017 = phi i64 [ %937, %933 ], [ %1013, %956 ]
  %1018 = icmp ult i64 %1017, %936
  br i1 %1018, label %1019, label %1148

1019:                                             ; preds = %1016
  %1020 = shl i64 %1017, 2
  %1021 = add i64 %1020, %935
  %1022 = inttoptr i64 %1021 to i32 addrspace(1)*
  %1023 = load volatile i32, i32 addrspace(1)* %1022, align 4, !tbaa !11
  %1024 = zext i32 %513 to i64
  %1025 = add i64 %1017, %1024
  %1026 = icmp ult i64 %1025, %936
  br i1 %1026, label %1027, label %1032

1027:                                             ; preds = %1019
  %1028 = shl i64 %1025, 2
  %1029 = add i64 %1028, %935
  %1030 = inttoptr i64 %1029 to i32 addrspace(1)*
  %1031 = load volatile i32, i32 addrspace(1)* %1030, align 4, !tbaa !11
  br label %1032

1032:                                             ; preds = %1027, %1019
  %1033 = phi i32 [ %1031, %1027 ], [ 0, %1019 ]
  %1034 = shl i32 %513, 1
  %1035 = zext i32 %1034 to i64
  %1036 = add i64 %1017, %1035
  %1037 = icmp ult i64 %1036, %936
  br i1 %1037, label %1038, label %1043

1038:                                             ; preds = %1032
  %1039 = shl i64 %1036, 2
  %1040 = add i64 %1039, %935
  %1041 = inttoptr i64 %1040 to i32 addrspace(1)*
  %1042 = load volatile i32, i32 addrspace(1)* %1041, align 4, !tbaa !11
  br label %1043

1043:                                             ; preds = %1038, %1032
  %1044 = phi i32 [ %1042, %1038 ], [ 0, %1032 ]
  %1045 = mul i32 %513, 3
  %1046 = zext i32 %1045 to i64
  %1047 = add i64 %1017, %1046
  %1048 = icmp ult i64 %1047, %936
  br i1 %1048, label %1049, label %1054

1049:                                             ; preds = %1043
  %1050 = shl i64 %1047, 2
  %1051 = add i64 %1050, %935
  %1052 = inttoptr i64 %1051 to i32 addrspace(1)*
  %1053 = load volatile i32, i32 addrspace(1)* %1052, align 4, !tbaa !11
  br label %1054

1054:                                             ; preds = %1049, %1043
  %1055 = phi i32 [ %1053, %1049 ], [ 0, %1043 ]
  %1056 = shl i32 %513, 2
  %1057 = zext i32 %1056 to i64
  %1058 = add i64 %1017, %1057
  %1059 = icmp ult i64 %1058, %936
  br i1 %1059, label %1060, label %1065

1060:                                             ; preds = %1054
  %1061 = shl i64 %1058, 2
  %1062 = add i64 %1061, %935
  %1063 = inttoptr i64 %1062 to i32 addrspace(1)*
  %1064 = load volatile i32, i32 addrspace(1)* %1063, align 4, !tbaa !11
  br label %1065

1065:                                             ; preds = %1060, %1054
  %1066 = phi i32 [ %1064, %1060 ], [ 0, %1054 ]
  %1067 = mul i32 %513, 5
  %1068 = zext i32 %1067 to i64
  %1069 = add i64 %1017, %1068
  %1070 = icmp ult i64 %1069, %936
  br i1 %1070, label %1071, label %1076

1071:                                             ; preds = %1065
  %1072 = shl i64 %1069, 2
  %1073 = add i64 %1072, %935
  %1074 = inttoptr i64 %1073 to i32 addrspace(1)*
  %1075 = load volatile i32, i32 addrspace(1)* %1074, align 4, !tbaa !11
  br label %1076

1076:                                             ; preds = %1071, %1065
  %1077 = phi i32 [ %1075, %1071 ], [ 0, %1065 ]
  %1078 = mul i32 %513, 6
  %1079 = zext i32 %1078 to i64
  %1080 = add i64 %1017, %1079
  %1081 = icmp ult i64 %1080, %936
  br i1 %1081, label %1082, label %1087

1082:                                             ; preds = %1076
  %1083 = shl i64 %1080, 2
  %1084 = add i64 %1083, %935
  %1085 = inttoptr i64 %1084 to i32 addrspace(1)*
  %1086 = load volatile i32, i32 addrspace(1)* %1085, align 4, !tbaa !11
  br label %1087

1087:                                             ; preds = %1082, %1076
  %1088 = phi i32 [ %1086, %1082 ], [ 0, %1076 ]
  %1089 = add i64 %1017, %939
  %1090 = icmp ult i64 %1089, %936
  br i1 %1090, label %1091, label %1096

1091:                                             ; preds = %1087
  %1092 = shl i64 %1089, 2
  %1093 = add i64 %1092, %935
  %1094 = inttoptr i64 %1093 to i32 addrspace(1)*
  %1095 = load volatile i32, i32 addrspace(1)* %1094, align 4, !tbaa !11
  br label %1096

1096:                                             ; preds = %1091, %1087
  %1097 = phi i32 [ %1095, %1091 ], [ 0, %1087 ]
  %1098 = add i64 %1020, %934
  %1099 = inttoptr i64 %1098 to i32 addrspace(1)*
  store i32 %1023, i32 addrspace(1)* %1099, align 4, !tbaa !11
  br i1 %1026, label %1100, label %1104

1100:                                             ; preds = %1096
  %1101 = shl i64 %1025, 2
  %1102 = add i64 %1101, %934
  %1103 = inttoptr i64 %1102 to i32 addrspace(1)*
  store i32 %1033, i32 addrspace(1)* %1103, align 4, !tbaa !11
  br label %1104

1104:                                             ; preds = %1100, %1096
  br i1 %1037, label %1105, label %1109

1105:                                             ; preds = %1104
  %1106 = shl i64 %1036, 2
  %1107 = add i64 %1106, %934
  %1108 = inttoptr i64 %1107 to i32 addrspace(1)*
  store i32 %1044, i32 addrspace(1)* %1108, align 4, !tbaa !11
  br label %1109

1109:                                             ; preds = %1105, %1104
  br i1 %1048, label %1110, label %1114

1110:                                             ; preds = %1109
  %1111 = shl i64 %1047, 2
  %1112 = add i64 %1111, %934
  %1113 = inttoptr i64 %1112 to i32 addrspace(1)*
  store i32 %1055, i32 addrspace(1)* %1113, align 4, !tbaa !11
  br label %1114

1114:                                             ; preds = %1110, %1109
  br i1 %1059, label %1115, label %1119

1115:                                             ; preds = %1114
  %1116 = shl i64 %1058, 2
  %1117 = add i64 %1116, %934
  %1118 = inttoptr i64 %1117 to i32 addrspace(1)*
  store i32 %1066, i32 addrspace(1)* %1118, align 4, !tbaa !11
  br label %1119

1119:                                             ; preds = %1115, %1114
  br i1 %1070, label %1120, label %1124

1120:                                             ; preds = %1119
  %1121 = shl i64 %1069, 2
  %1122 = add i64 %1121, %934
  %1123 = inttoptr i64 %1122 to i32 addrspace(1)*
  store i32 %1077, i32 addrspace(1)* %1123, align 4, !tbaa !11
  br label %1124

1124:                                             ; preds = %1120, %1119
  br i1 %1081, label %1125, label %1129

1125:                                             ; preds = %1124
  %1126 = shl i64 %1080, 2
  %1127 = add i64 %1126, %934
  %1128 = inttoptr i64 %1127 to i32 addrspace(1)*
  store i32 %1088, i32 addrspace(1)* %1128, align 4, !tbaa !11
  br label %1129

1129:                                             ; preds = %1125, %1124
  br i1 %1090, label %1130, label %1148

1130:                                             ; preds = %1129
  %1131 = shl i64 %1089, 2
  %1132 = add i64 %1131, %934
  %1133 = inttoptr i64 %1132 to i32 addrspace(1)*
  store i32 %1097, i32 addrspace(1)* %1133, align 4, !tbaa !11
  br label %1148

1134:                                             ; preds = %726
  %1135 = zext i32 %512 to i64
  %1136 = icmp ugt i64 %511, %1135
  br i1 %1136, label %1137, label %1178

1137:                                             ; preds = %1134
  %1138 = zext i32 %513 to i64
  br label %1139

1139:                                             ; preds = %1139, %1137
  %1140 = phi i64 [ %1135, %1137 ], [ %1146, %1139 ]
  %1141 = add i64 %1140, %510
  %1142 = inttoptr i64 %1141 to i8 addrspace(1)*
  %1143 = load volatile i8, i8 addrspace(1)* %1142, align 1, !tbaa !11
  %1144 = add i64 %1140, %495
  %1145 = inttoptr i64 %1144 to i8 addrspace(1)*
  store i8 %1143, i8 addrspace(1)* %1145, align 1, !tbaa !11
  %1146 = add i64 %1140, %1138
  %1147 = icmp ult i64 %1146, %511
  br i1 %1147, label %1139, label %1178, !llvm.loop !54

1148:                                             ; preds = %1130, %1129, %1016, %929, %928, %815
  %1149 = phi i64 [ %937, %1130 ], [ %937, %1129 ], [ %937, %1016 ], [ %736, %929 ], [ %736, %928 ], [ %736, %815 ]
  %1150 = icmp ugt i64 %728, %1149
  br i1 %1150, label %1151, label %1162

1151:                                             ; preds = %1148
  %1152 = zext i32 %513 to i64
  br label %1153

1153:                                             ; preds = %1153, %1151
  %1154 = phi i64 [ %1149, %1151 ], [ %1160, %1153 ]
  %1155 = add i64 %1154, %510
  %1156 = inttoptr i64 %1155 to i8 addrspace(1)*
  %1157 = load volatile i8, i8 addrspace(1)* %1156, align 1, !tbaa !11
  %1158 = add i64 %1154, %495
  %1159 = inttoptr i64 %1158 to i8 addrspace(1)*
  store i8 %1157, i8 addrspace(1)* %1159, align 1, !tbaa !11
  %1160 = add i64 %1154, %1152
  %1161 = icmp ult i64 %1160, %728
  br i1 %1161, label %1153, label %1162, !llvm.loop !54

1162:                                             ; preds = %1153, %1148
  %1163 = add i64 %731, %728
  %1164 = sub i64 %511, %1163
  %1165 = icmp ugt i64 %1164, %1149
  br i1 %1165, label %1166, label %1178

1166:                                             ; preds = %1162
  %1167 = zext i32 %513 to i64
  br label %1168

1168:                                             ; preds = %1168, %1166
  %1169 = phi i64 [ %1149, %1166 ], [ %1176, %1168 ]
  %1170 = add i64 %1169, %1163
  %1171 = add i64 %1170, %510
  %1172 = inttoptr i64 %1171 to i8 addrspace(1)*
  %1173 = load volatile i8, i8 addrspace(1)* %1172, align 1, !tbaa !11
  %1174 = add i64 %1170, %495
  %1175 = inttoptr i64 %1174 to i8 addrspace(1)*
  store i8 %1173, i8 addrspace(1)* %1175, align 1, !tbaa !11
  %1176 = add i64 %1169, %1167
  %1177 = icmp ult i64 %1176, %1164
  br i1 %1177, label %1168, label %1178, !llvm.loop !54

1178:                                             ; preds = %1168, %1139, %1162, %1134, %722, %721, %608
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !117
  %1179 = add i64 %509, %81
  tail call void @llvm.nvvm.membar.sys() #7
  %1180 = load i32, i32* %56, align 8, !tbaa !40
  %1181 = icmp eq i32 %1180, %483
  br i1 %1181, label %1182, label %1184

1182:                                             ; preds = %1178
  %1183 = load i32, i32* %70, align 4, !tbaa !86
  br label %1189

1184:                                             ; preds = %1178
  %1185 = load i64, i64* %63, align 8, !tbaa !76
  %1186 = add i64 %1185, %499
  %1187 = inttoptr i64 %1186 to i32 addrspace(1)*
  %1188 = load volatile i32, i32 addrspace(1)* %1187, align 4, !tbaa !9
  br label %1189

1189:                                             ; preds = %1184, %1182
  %1190 = phi i32 [ %1183, %1182 ], [ %1188, %1184 ]
  %1191 = add i32 %1190, 1
  store i32 %1191, i32* %70, align 4, !tbaa !86
  %1192 = load i32, i32* %55, align 8, !tbaa !37
  %1193 = load i32, i32* %69, align 4, !tbaa !51
  %1194 = load i64, i64* %71, align 8, !tbaa !87
  %1195 = zext i32 %1191 to i64
  %1196 = shl nuw i64 %1195, 32
  %1197 = or i64 %500, %1196
  %1198 = or i64 %1197, 512
  %1199 = icmp eq i32 %1192, 0
  br i1 %1199, label %1200, label %1204

1200:                                             ; preds = %1189
  %1201 = load i64, i64* %72, align 8, !tbaa !88
  %1202 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1201, i64 1) #10, !srcloc !31
  %1203 = trunc i64 %1202 to i32
  br label %1204

1204:                                             ; preds = %1200, %1189
  %1205 = phi i32 [ %1203, %1200 ], [ 0, %1189 ]
  %1206 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1205, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !89
  %1207 = load i64, i64* %6, align 8, !tbaa !90
  %1208 = load i32, i32* %74, align 8, !tbaa !91
  %1209 = shl nsw i32 -1, %1208
  %1210 = xor i32 %1209, -1
  %1211 = and i32 %1206, %1210
  %1212 = zext i32 %1211 to i64
  %1213 = shl nuw nsw i64 %1212, 5
  %1214 = add i64 %1213, %1207
  %1215 = inttoptr i64 %1214 to i64*
  br i1 %1199, label %1216, label %1220

1216:                                             ; preds = %1204
  %1217 = load i64, i64* %63, align 8, !tbaa !76
  %1218 = add i64 %1217, %499
  %1219 = inttoptr i64 %1218 to i32 addrspace(1)*
  store volatile i32 %1191, i32 addrspace(1)* %1219, align 4, !tbaa !9
  br label %1220

1220:                                             ; preds = %1216, %1204
  %1221 = icmp ult i32 %1192, 4
  br i1 %1221, label %1222, label %1244

1222:                                             ; preds = %1220
  %1223 = load i32, i32* %74, align 8, !tbaa !91
  %1224 = lshr i32 %1206, %1223
  %1225 = and i32 %1224, 1
  %1226 = xor i32 %1225, 1
  %1227 = zext i32 %1226 to i64
  br label %1228

1228:                                             ; preds = %1235, %1222
  %1229 = phi i32 [ %1192, %1222 ], [ %1242, %1235 ]
  switch i32 %1229, label %1231 [
    i32 0, label %1235
    i32 1, label %1230
  ]

1230:                                             ; preds = %1228
  br label %1235

1231:                                             ; preds = %1228
  %1232 = icmp eq i32 %1229, 2
  %1233 = select i1 %1232, i64 %1179, i64 %511
  %1234 = shl i64 %1233, 1
  br label %1235

1235:                                             ; preds = %1231, %1230, %1228
  %1236 = phi i64 [ %1194, %1230 ], [ %1234, %1231 ], [ %1198, %1228 ]
  %1237 = or i64 %1236, %1227
  %1238 = zext i32 %1229 to i64
  %1239 = getelementptr inbounds i64, i64* %1215, i64 %1238
  %1240 = ptrtoint i64* %1239 to i64
  %1241 = inttoptr i64 %1240 to i64 addrspace(1)*
  store volatile i64 %1237, i64 addrspace(1)* %1241, align 8, !tbaa !5
  %1242 = add i32 %1229, %1193
  %1243 = icmp ult i32 %1242, 4
  br i1 %1243, label %1228, label %1244, !llvm.loop !92

1244:                                             ; preds = %1235, %1220
  %1245 = load i32, i32* %55, align 8, !tbaa !37
  %1246 = icmp eq i32 %1245, 0
  br i1 %1246, label %1247, label %1311

1247:                                             ; preds = %1244
  %1248 = load i32, i32* %70, align 4, !tbaa !86
  %1249 = zext i32 %1248 to i64
  br label %1250

1250:                                             ; preds = %1291, %1247
  %1251 = phi i32 [ 1, %1247 ], [ %1292, %1291 ]
  %1252 = phi i64 [ 0, %1247 ], [ %1293, %1291 ]
  %1253 = phi i32 [ 0, %1247 ], [ %1295, %1291 ]
  %1254 = load i64, i64* %62, align 8, !tbaa !74
  %1255 = add i64 %1254, %501
  %1256 = inttoptr i64 %1255 to i64*
  %1257 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1256) #10, !srcloc !75
  %1258 = trunc i64 %1257 to i32
  %1259 = lshr i64 %1257, 32
  %1260 = icmp eq i64 %1259, %1249
  br i1 %1260, label %1261, label %1266

1261:                                             ; preds = %1250
  %1262 = icmp slt i32 %1258, 0
  %1263 = select i1 %1262, i32 0, i32 %1258
  %1264 = sub nsw i32 0, %1258
  %1265 = select i1 %1262, i32 %1264, i32 0
  br label %1291

1266:                                             ; preds = %1250
  %1267 = add i32 %1251, 1
  %1268 = and i32 %1251, 63
  %1269 = icmp eq i32 %1268, 0
  br i1 %1269, label %1270, label %1286

1270:                                             ; preds = %1266
  %1271 = load i64, i64* %64, align 8, !tbaa !82
  %1272 = inttoptr i64 %1271 to i64*
  %1273 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1272) #10, !srcloc !75
  %1274 = icmp eq i64 %1273, 0
  br i1 %1274, label %1275, label %1286

1275:                                             ; preds = %1270
  %1276 = icmp eq i64 %1252, 0
  br i1 %1276, label %1277, label %1281

1277:                                             ; preds = %1275
  %1278 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !83
  %1279 = load i64, i64* %65, align 8, !tbaa !84
  %1280 = add i64 %1279, %1278
  br label %1281

1281:                                             ; preds = %1277, %1275
  %1282 = phi i64 [ %1280, %1277 ], [ %1252, %1275 ]
  %1283 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !83
  %1284 = icmp ult i64 %1283, %1282
  %1285 = select i1 %1284, i32 0, i32 110
  br label %1286

1286:                                             ; preds = %1281, %1270, %1266
  %1287 = phi i64 [ %1282, %1281 ], [ %1252, %1270 ], [ %1252, %1266 ]
  %1288 = phi i32 [ %1285, %1281 ], [ 108, %1270 ], [ 0, %1266 ]
  %1289 = icmp eq i32 %1288, 0
  %1290 = select i1 %1289, i32 0, i32 2
  br label %1291

1291:                                             ; preds = %1286, %1261
  %1292 = phi i32 [ %1251, %1261 ], [ %1267, %1286 ]
  %1293 = phi i64 [ %1252, %1261 ], [ %1287, %1286 ]
  %1294 = phi i32 [ %1265, %1261 ], [ %1288, %1286 ]
  %1295 = phi i32 [ %1263, %1261 ], [ %1253, %1286 ]
  %1296 = phi i32 [ 1, %1261 ], [ %1290, %1286 ]
  switch i32 %1296, label %1301 [
    i32 0, label %1250
    i32 2, label %1297
  ], !llvm.loop !93

1297:                                             ; preds = %1291
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !43
  %1298 = load i64, i64* %61, align 8, !tbaa !73
  %1299 = add i64 %1298, %504
  %1300 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1299, i64 %507) #10, !srcloc !65
  br label %1301

1301:                                             ; preds = %1291, %1297
  %1302 = phi i64 [ 36028797018963968, %1297 ], [ 0, %1291 ]
  %1303 = icmp eq i32 %1294, 0
  br i1 %1303, label %1308, label %1304

1304:                                             ; preds = %1301
  %1305 = zext i32 %1294 to i64
  %1306 = or i64 %1302, %1305
  %1307 = or i64 %1306, 216172782113783808
  br label %1311

1308:                                             ; preds = %1301
  %1309 = zext i32 %1295 to i64
  %1310 = or i64 %1309, 144115188075855872
  br label %1311

1311:                                             ; preds = %1308, %1304, %1244
  %1312 = phi i64 [ 0, %1244 ], [ %1307, %1304 ], [ %1310, %1308 ]
  %1313 = trunc i64 %1312 to i32
  %1314 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1313, i32 0, i32 31) #7
  %1315 = lshr i64 %1312, 32
  %1316 = trunc i64 %1315 to i32
  %1317 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1316, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !32
  %1318 = zext i32 %1317 to i64
  %1319 = shl nuw i64 %1318, 32
  %1320 = zext i32 %1314 to i64
  %1321 = or i64 %1319, %1320
  %1322 = and i64 %1318, 4278190080
  %1323 = icmp eq i64 %1322, 50331648
  %1324 = select i1 %1323, i32 %1314, i32 0
  %1325 = icmp eq i32 %1324, 0
  %1326 = and i64 %1321, 72057594037927935
  %1327 = icmp eq i64 %1326, 0
  %1328 = and i1 %1325, %1327
  %1329 = select i1 %1328, i32 5, i32 %1324
  %1330 = icmp eq i32 %1329, 0
  %1331 = select i1 %1330, i64 %1326, i64 0
  %1332 = add i64 %1331, %509
  %1333 = icmp ult i64 %1332, %90
  %1334 = and i1 %1330, %1333
  br i1 %1334, label %508, label %1335, !llvm.loop !118

1335:                                             ; preds = %1311, %490
  %1336 = phi i64 [ 0, %490 ], [ %1332, %1311 ]
  %1337 = phi i64 [ 0, %490 ], [ %1321, %1311 ]
  %1338 = phi i32 [ 0, %490 ], [ %1329, %1311 ]
  %1339 = phi i1 [ true, %490 ], [ %1330, %1311 ]
  br i1 %98, label %1340, label %2071

1340:                                             ; preds = %1335
  %1341 = load i64, i64* %54, align 8, !tbaa !48
  %1342 = icmp ugt i64 %1341, %81
  br i1 %1342, label %1343, label %1346

1343:                                             ; preds = %1340
  %1344 = load i64, i64* %76, align 8, !tbaa !50
  %1345 = add i64 %1344, %81
  br label %1382

1346:                                             ; preds = %1340
  %1347 = load i32, i32* %55, align 8, !tbaa !37
  %1348 = icmp eq i32 %1347, 0
  br i1 %1348, label %1349, label %1358

1349:                                             ; preds = %1346
  %1350 = load i32, i32* %52, align 8, !tbaa !47
  %1351 = zext i32 %1350 to i64
  %1352 = lshr i64 %81, %1351
  %1353 = shl i64 %1352, 3
  %1354 = load i64, i64* %66, align 8, !tbaa !64
  %1355 = add i64 %1353, %1354
  %1356 = inttoptr i64 %1355 to i64 addrspace(1)*
  %1357 = load volatile i64, i64 addrspace(1)* %1356, align 8, !tbaa !5
  br label %1358

1358:                                             ; preds = %1349, %1346
  %1359 = phi i64 [ %1357, %1349 ], [ 0, %1346 ]
  %1360 = trunc i64 %1359 to i32
  %1361 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1360, i32 0, i32 31) #7
  %1362 = lshr i64 %1359, 32
  %1363 = trunc i64 %1362 to i32
  %1364 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1363, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !32
  %1365 = zext i32 %1361 to i64
  %1366 = and i64 %1365, 917504
  %1367 = icmp eq i64 %1366, 393216
  br i1 %1367, label %1368, label %1382

1368:                                             ; preds = %1358
  %1369 = zext i32 %1364 to i64
  %1370 = shl nuw i64 %1369, 32
  %1371 = or i64 %1370, %1365
  %1372 = load i64, i64* %75, align 8, !tbaa !105
  %1373 = lshr i64 %1371, 20
  %1374 = load i32, i32* %52, align 8, !tbaa !47
  %1375 = zext i32 %1374 to i64
  %1376 = shl i64 %1373, %1375
  %1377 = add i64 %1376, %1372
  %1378 = shl nsw i64 -1, %1375
  %1379 = xor i64 %1378, -1
  %1380 = and i64 %81, %1379
  %1381 = add i64 %1377, %1380
  br label %1382

1382:                                             ; preds = %1368, %1358, %1343
  %1383 = phi i64 [ %1345, %1343 ], [ %1381, %1368 ], [ 0, %1358 ]
  %1384 = icmp ne i64 %1383, 0
  %1385 = icmp ne i64 %1336, 0
  %1386 = and i1 %1385, %1384
  br i1 %1386, label %1387, label %2055

1387:                                             ; preds = %1382
  %1388 = load i32, i32* %55, align 8, !tbaa !37
  %1389 = load i32, i32* %69, align 4, !tbaa !51
  %1390 = xor i64 %1383, %80
  %1391 = and i64 %1390, 15
  %1392 = icmp eq i64 %1391, 0
  %1393 = and i64 %1390, 3
  %1394 = icmp eq i64 %1393, 0
  %1395 = select i1 %1394, i64 4, i64 1
  %1396 = select i1 %1392, i64 16, i64 %1395
  %1397 = sub i64 0, %1383
  %1398 = add nsw i64 %1396, -1
  %1399 = and i64 %1398, %1397
  %1400 = or i64 %1336, %80
  %1401 = or i64 %1400, %1383
  %1402 = and i64 %1401, 15
  %1403 = icmp eq i64 %1402, 0
  br i1 %1403, label %1404, label %1603

1404:                                             ; preds = %1387
  %1405 = lshr i64 %1336, 4
  %1406 = zext i32 %1388 to i64
  %1407 = mul i32 %1389, 7
  %1408 = zext i32 %1407 to i64
  %1409 = add nuw nsw i64 %1408, %1406
  %1410 = icmp ult i64 %1409, %1405
  br i1 %1410, label %1411, label %1485

1411:                                             ; preds = %1404
  %1412 = shl i32 %1389, 3
  %1413 = zext i32 %1412 to i64
  %1414 = zext i32 %1389 to i64
  %1415 = shl i32 %1389, 1
  %1416 = zext i32 %1415 to i64
  %1417 = mul i32 %1389, 3
  %1418 = zext i32 %1417 to i64
  %1419 = shl i32 %1389, 2
  %1420 = zext i32 %1419 to i64
  %1421 = mul i32 %1389, 5
  %1422 = zext i32 %1421 to i64
  %1423 = mul i32 %1389, 6
  %1424 = zext i32 %1423 to i64
  br label %1425

1425:                                             ; preds = %1425, %1411
  %1426 = phi i64 [ %1406, %1411 ], [ %1482, %1425 ]
  %1427 = shl i64 %1426, 4
  %1428 = add i64 %1427, %80
  %1429 = inttoptr i64 %1428 to <4 x i32> addrspace(1)*
  %1430 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1429, align 16, !tbaa !11
  %1431 = add i64 %1426, %1414
  %1432 = shl i64 %1431, 4
  %1433 = add i64 %1432, %80
  %1434 = inttoptr i64 %1433 to <4 x i32> addrspace(1)*
  %1435 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1434, align 16, !tbaa !11
  %1436 = add i64 %1426, %1416
  %1437 = shl i64 %1436, 4
  %1438 = add i64 %1437, %80
  %1439 = inttoptr i64 %1438 to <4 x i32> addrspace(1)*
  %1440 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1439, align 16, !tbaa !11
  %1441 = add i64 %1426, %1418
  %1442 = shl i64 %1441, 4
  %1443 = add i64 %1442, %80
  %1444 = inttoptr i64 %1443 to <4 x i32> addrspace(1)*
  %1445 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1444, align 16, !tbaa !11
  %1446 = add i64 %1426, %1420
  %1447 = shl i64 %1446, 4
  %1448 = add i64 %1447, %80
  %1449 = inttoptr i64 %1448 to <4 x i32> addrspace(1)*
  %1450 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1449, align 16, !tbaa !11
  %1451 = add i64 %1426, %1422
  %1452 = shl i64 %1451, 4
  %1453 = add i64 %1452, %80
  %1454 = inttoptr i64 %1453 to <4 x i32> addrspace(1)*
  %1455 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1454, align 16, !tbaa !11
  %1456 = add i64 %1426, %1424
  %1457 = shl i64 %1456, 4
  %1458 = add i64 %1457, %80
  %1459 = inttoptr i64 %1458 to <4 x i32> addrspace(1)*
  %1460 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1459, align 16, !tbaa !11
  %1461 = add i64 %1426, %1408
  %1462 = shl i64 %1461, 4
  %1463 = add i64 %1462, %80
  %1464 = inttoptr i64 %1463 to <4 x i32> addrspace(1)*
  %1465 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1464, align 16, !tbaa !11
  %1466 = add i64 %1427, %1383
  %1467 = inttoptr i64 %1466 to <4 x i32> addrspace(1)*
  store <4 x i32> %1430, <4 x i32> addrspace(1)* %1467, align 16, !tbaa !11
  %1468 = add i64 %1432, %1383
  %1469 = inttoptr i64 %1468 to <4 x i32> addrspace(1)*
  store <4 x i32> %1435, <4 x i32> addrspace(1)* %1469, align 16, !tbaa !11
  %1470 = add i64 %1437, %1383
  %1471 = inttoptr i64 %1470 to <4 x i32> addrspace(1)*
  store <4 x i32> %1440, <4 x i32> addrspace(1)* %1471, align 16, !tbaa !11
  %1472 = add i64 %1442, %1383
  %1473 = inttoptr i64 %1472 to <4 x i32> addrspace(1)*
  store <4 x i32> %1445, <4 x i32> addrspace(1)* %1473, align 16, !tbaa !11
  %1474 = add i64 %1447, %1383
  %1475 = inttoptr i64 %1474 to <4 x i32> addrspace(1)*
  store <4 x i32> %1450, <4 x i32> addrspace(1)* %1475, align 16, !tbaa !11
  %1476 = add i64 %1452, %1383
  %1477 = inttoptr i64 %1476 to <4 x i32> addrspace(1)*
  store <4 x i32> %1455, <4 x i32> addrspace(1)* %1477, align 16, !tbaa !11
  %1478 = add i64 %1457, %1383
  %1479 = inttoptr i64 %1478 to <4 x i32> addrspace(1)*
  store <4 x i32> %1460, <4 x i32> addrspace(1)* %1479, align 16, !tbaa !11
  %1480 = add i64 %1462, %1383
  %1481 = inttoptr i64 %1480 to <4 x i32> addrspace(1)*
  store <4 x i32> %1465, <4 x i32> addrspace(1)* %1481, align 16, !tbaa !11
  %1482 = add i64 %1426, %1413
  %1483 = add i64 %1482, %1408
  %1484 = icmp ult i64 %1483, %1405
  br i1 %1484, label %1425, label %1485, !llvm.loop !52

1485:                                             ; preds = %1425, %1404
  %1486 = phi i64 [ %1406, %1404 ], [ %1482, %1425 ]
  %1487 = icmp ult i64 %1486, %1405
  br i1 %1487, label %1488, label %2055

1488:                                             ; preds = %1485
  %1489 = shl i64 %1486, 4
  %1490 = add i64 %1489, %80
  %1491 = inttoptr i64 %1490 to <4 x i32> addrspace(1)*
  %1492 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1491, align 16, !tbaa !11
  %1493 = zext i32 %1389 to i64
  %1494 = add i64 %1486, %1493
  %1495 = icmp ult i64 %1494, %1405
  br i1 %1495, label %1496, label %1501

1496:                                             ; preds = %1488
  %1497 = shl i64 %1494, 4
  %1498 = add i64 %1497, %80
  %1499 = inttoptr i64 %1498 to <4 x i32> addrspace(1)*
  %1500 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1499, align 16, !tbaa !11
  br label %1501

1501:                                             ; preds = %1496, %1488
  %1502 = phi <4 x i32> [ %1500, %1496 ], [ zeroinitializer, %1488 ]
  %1503 = shl i32 %1389, 1
  %1504 = zext i32 %1503 to i64
  %1505 = add i64 %1486, %1504
  %1506 = icmp ult i64 %1505, %1405
  br i1 %1506, label %1507, label %1512

1507:                                             ; preds = %1501
  %1508 = shl i64 %1505, 4
  %1509 = add i64 %1508, %80
  %1510 = inttoptr i64 %1509 to <4 x i32> addrspace(1)*
  %1511 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1510, align 16, !tbaa !11
  br label %1512

1512:                                             ; preds = %1507, %1501
  %1513 = phi <4 x i32> [ %1511, %1507 ], [ zeroinitializer, %1501 ]
  %1514 = mul i32 %1389, 3
  %1515 = zext i32 %1514 to i64
  %1516 = add i64 %1486, %1515
  %1517 = icmp ult i64 %1516, %1405
  br i1 %1517, label %1518, label %1523

1518:                                             ; preds = %1512
  %1519 = shl i64 %1516, 4
  %1520 = add i64 %1519, %80
  %1521 = inttoptr i64 %1520 to <4 x i32> addrspace(1)*
  %1522 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1521, align 16, !tbaa !11
  br label %1523

1523:                                             ; preds = %1518, %1512
  %1524 = phi <4 x i32> [ %1522, %1518 ], [ zeroinitializer, %1512 ]
  %1525 = shl i32 %1389, 2
  %1526 = zext i32 %1525 to i64
  %1527 = add i64 %1486, %1526
  %1528 = icmp ult i64 %1527, %1405
  br i1 %1528, label %1529, label %1534

1529:                                             ; preds = %1523
  %1530 = shl i64 %1527, 4
  %1531 = add i64 %1530, %80
  %1532 = inttoptr i64 %1531 to <4 x i32> addrspace(1)*
  %1533 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1532, align 16, !tbaa !11
  br label %1534

1534:                                             ; preds = %1529, %1523
  %1535 = phi <4 x i32> [ %1533, %1529 ], [ zeroinitializer, %1523 ]
  %1536 = mul i32 %1389, 5
  %1537 = zext i32 %1536 to i64
  %1538 = add i64 %1486, %1537
  %1539 = icmp ult i64 %1538, %1405
  br i1 %1539, label %1540, label %1545

1540:                                             ; preds = %1534
  %1541 = shl i64 %1538, 4
  %1542 = add i64 %1541, %80
  %1543 = inttoptr i64 %1542 to <4 x i32> addrspace(1)*
  %1544 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1543, align 16, !tbaa !11
  br label %1545

1545:                                             ; preds = %1540, %1534
  %1546 = phi <4 x i32> [ %1544, %1540 ], [ zeroinitializer, %1534 ]
  %1547 = mul i32 %1389, 6
  %1548 = zext i32 %1547 to i64
  %1549 = add i64 %1486, %1548
  %1550 = icmp ult i64 %1549, %1405
  br i1 %1550, label %1551, label %1556

1551:                                             ; preds = %1545
  %1552 = shl i64 %1549, 4
  %1553 = add i64 %1552, %80
  %1554 = inttoptr i64 %1553 to <4 x i32> addrspace(1)*
  %1555 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1554, align 16, !tbaa !11
  br label %1556

1556:                                             ; preds = %1551, %1545
  %1557 = phi <4 x i32> [ %1555, %1551 ], [ zeroinitializer, %1545 ]
  %1558 = add i64 %1486, %1408
  %1559 = icmp ult i64 %1558, %1405
  br i1 %1559, label %1560, label %1565

1560:                                             ; preds = %1556
  %1561 = shl i64 %1558, 4
  %1562 = add i64 %1561, %80
  %1563 = inttoptr i64 %1562 to <4 x i32> addrspace(1)*
  %1564 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1563, align 16, !tbaa !11
  br label %1565

1565:                                             ; preds = %1560, %1556
  %1566 = phi <4 x i32> [ %1564, %1560 ], [ zeroinitializer, %1556 ]
  %1567 = add i64 %1489, %1383
  %1568 = inttoptr i64 %1567 to <4 x i32> addrspace(1)*
  store <4 x i32> %1492, <4 x i32> addrspace(1)* %1568, align 16, !tbaa !11
  br i1 %1495, label %1569, label %1573

1569:                                             ; preds = %1565
  %1570 = shl i64 %1494, 4
  %1571 = add i64 %1570, %1383
  %1572 = inttoptr i64 %1571 to <4 x i32> addrspace(1)*
  store <4 x i32> %1502, <4 x i32> addrspace(1)* %1572, align 16, !tbaa !11
  br label %1573

1573:                                             ; preds = %1569, %1565
  br i1 %1506, label %1574, label %1578

1574:                                             ; preds = %1573
  %1575 = shl i64 %1505, 4
  %1576 = add i64 %1575, %1383
  %1577 = inttoptr i64 %1576 to <4 x i32> addrspace(1)*
  store <4 x i32> %1513, <4 x i32> addrspace(1)* %1577, align 16, !tbaa !11
  br label %1578

1578:                                             ; preds = %1574, %1573
  br i1 %1517, label %1579, label %1583

1579:                                             ; preds = %1578
  %1580 = shl i64 %1516, 4
  %1581 = add i64 %1580, %1383
  %1582 = inttoptr i64 %1581 to <4 x i32> addrspace(1)*
  store <4 x i32> %1524, <4 x i32> addrspace(1)* %1582, align 16, !tbaa !11
  br label %1583

1583:                                             ; preds = %1579, %1578
  br i1 %1528, label %1584, label %1588

1584:                                             ; preds = %1583
  %1585 = shl i64 %1527, 4
  %1586 = add i64 %1585, %1383
  %1587 = inttoptr i64 %1586 to <4 x i32> addrspace(1)*
  store <4 x i32> %1535, <4 x i32> addrspace(1)* %1587, align 16, !tbaa !11
  br label %1588

1588:                                             ; preds = %1584, %1583
  br i1 %1539, label %1589, label %1593

1589:                                             ; preds = %1588
  %1590 = shl i64 %1538, 4
  %1591 = add i64 %1590, %1383
  %1592 = inttoptr i64 %1591 to <4 x i32> addrspace(1)*
  store <4 x i32> %1546, <4 x i32> addrspace(1)* %1592, align 16, !tbaa !11
  br label %1593

1593:                                             ; preds = %1589, %1588
  br i1 %1550, label %1594, label %1598

1594:                                             ; preds = %1593
  %1595 = shl i64 %1549, 4
  %1596 = add i64 %1595, %1383
  %1597 = inttoptr i64 %1596 to <4 x i32> addrspace(1)*
  store <4 x i32> %1557, <4 x i32> addrspace(1)* %1597, align 16, !tbaa !11
  br label %1598

1598:                                             ; preds = %1594, %1593
  br i1 %1559, label %1599, label %2055

1599:                                             ; preds = %1598
  %1600 = shl i64 %1558, 4
  %1601 = add i64 %1600, %1383
  %1602 = inttoptr i64 %1601 to <4 x i32> addrspace(1)*
  store <4 x i32> %1566, <4 x i32> addrspace(1)* %1602, align 16, !tbaa !11
  br label %2055

1603:                                             ; preds = %1387
  %1604 = icmp ult i64 %1399, %1336
  %1605 = select i1 %1604, i64 %1399, i64 %1336
  %1606 = sub i64 %1336, %1605
  %1607 = sub nsw i64 0, %1396
  %1608 = and i64 %1606, %1607
  switch i64 %1396, label %2011 [
    i64 16, label %1609
    i64 4, label %1810
  ]

1609:                                             ; preds = %1603
  %1610 = add i64 %1605, %1383
  %1611 = add i64 %1605, %80
  %1612 = lshr i64 %1608, 4
  %1613 = zext i32 %1388 to i64
  %1614 = mul i32 %1389, 7
  %1615 = zext i32 %1614 to i64
  %1616 = add nuw nsw i64 %1615, %1613
  %1617 = icmp ult i64 %1616, %1612
  br i1 %1617, label %1618, label %1692

1618:                                             ; preds = %1609
  %1619 = shl i32 %1389, 3
  %1620 = zext i32 %1619 to i64
  %1621 = zext i32 %1389 to i64
  %1622 = shl i32 %1389, 1
  %1623 = zext i32 %1622 to i64
  %1624 = mul i32 %1389, 3
  %1625 = zext i32 %1624 to i64
  %1626 = shl i32 %1389, 2
  %1627 = zext i32 %1626 to i64
  %1628 = mul i32 %1389, 5
  %1629 = zext i32 %1628 to i64
  %1630 = mul i32 %1389, 6
  %1631 = zext i32 %1630 to i64
  br label %1632

1632:                                             ; preds = %1632, %1618
  %1633 = phi i64 [ %1613, %1618 ], [ %1689, %1632 ]
  %1634 = shl i64 %1633, 4
  %1635 = add i64 %1634, %1611
  %1636 = inttoptr i64 %1635 to <4 x i32> addrspace(1)*
  %1637 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1636, align 16, !tbaa !11
  %1638 = add i64 %1633, %1621
  %1639 = shl i64 %1638, 4
  %1640 = add i64 %1639, %1611
  %1641 = inttoptr i64 %1640 to <4 x i32> addrspace(1)*
  %1642 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1641, align 16, !tbaa !11
  %1643 = add i64 %1633, %1623
  %1644 = shl i64 %1643, 4
  %1645 = add i64 %1644, %1611
  %1646 = inttoptr i64 %1645 to <4 x i32> addrspace(1)*
  %1647 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1646, align 16, !tbaa !11
  %1648 = add i64 %1633, %1625
  %1649 = shl i64 %1648, 4
  %1650 = add i64 %1649, %1611
  %1651 = inttoptr i64 %1650 to <4 x i32> addrspace(1)*
  %1652 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1651, align 16, !tbaa !11
  %1653 = add i64 %1633, %1627
  %1654 = shl i64 %1653, 4
  %1655 = add i64 %1654, %1611
  %1656 = inttoptr i64 %1655 to <4 x i32> addrspace(1)*
  %1657 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1656, align 16, !tbaa !11
  %1658 = add i64 %1633, %1629
  %1659 = shl i64 %1658, 4
  %1660 = add i64 %1659, %1611
  %1661 = inttoptr i64 %1660 to <4 x i32> addrspace(1)*
  %1662 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1661, align 16, !tbaa !11
  %1663 = add i64 %1633, %1631
  %1664 = shl i64 %1663, 4
  %1665 = add i64 %1664, %1611
  %1666 = inttoptr i64 %1665 to <4 x i32> addrspace(1)*
  %1667 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1666, align 16, !tbaa !11
  %1668 = add i64 %1633, %1615
  %1669 = shl i64 %1668, 4
  %1670 = add i64 %1669, %1611
  %1671 = inttoptr i64 %1670 to <4 x i32> addrspace(1)*
  %1672 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1671, align 16, !tbaa !11
  %1673 = add i64 %1634, %1610
  %1674 = inttoptr i64 %1673 to <4 x i32> addrspace(1)*
  store <4 x i32> %1637, <4 x i32> addrspace(1)* %1674, align 16, !tbaa !11
  %1675 = add i64 %1639, %1610
  %1676 = inttoptr i64 %1675 to <4 x i32> addrspace(1)*
  store <4 x i32> %1642, <4 x i32> addrspace(1)* %1676, align 16, !tbaa !11
  %1677 = add i64 %1644, %1610
  %1678 = inttoptr i64 %1677 to <4 x i32> addrspace(1)*
  store <4 x i32> %1647, <4 x i32> addrspace(1)* %1678, align 16, !tbaa !11
  %1679 = add i64 %1649, %1610
  %1680 = inttoptr i64 %1679 to <4 x i32> addrspace(1)*
  store <4 x i32> %1652, <4 x i32> addrspace(1)* %1680, align 16, !tbaa !11
  %1681 = add i64 %1654, %1610
  %1682 = inttoptr i64 %1681 to <4 x i32> addrspace(1)*
  store <4 x i32> %1657, <4 x i32> addrspace(1)* %1682, align 16, !tbaa !11
  %1683 = add i64 %1659, %1610
  %1684 = inttoptr i64 %1683 to <4 x i32> addrspace(1)*
  store <4 x i32> %1662, <4 x i32> addrspace(1)* %1684, align 16, !tbaa !11
  %1685 = add i64 %1664, %1610
  %1686 = inttoptr i64 %1685 to <4 x i32> addrspace(1)*
  store <4 x i32> %1667, <4 x i32> addrspace(1)* %1686, align 16, !tbaa !11
  %1687 = add i64 %1669, %1610
  %1688 = inttoptr i64 %1687 to <4 x i32> addrspace(1)*
  store <4 x i32> %1672, <4 x i32> addrspace(1)* %1688, align 16, !tbaa !11
  %1689 = add i64 %1633, %1620
  %1690 = add i64 %1689, %1615
  %1691 = icmp ult i64 %1690, %1612
  br i1 %1691, label %1632, label %1692, !llvm.loop !52

1692:                                             ; preds = %1632, %1609
  %1693 = phi i64 [ %1613, %1609 ], [ %1689, %1632 ]
  %1694 = icmp ult i64 %1693, %1612
  br i1 %1694, label %1695, label %2025

1695:                                             ; preds = %1692
  %1696 = shl i64 %1693, 4
  %1697 = add i64 %1696, %1611
  %1698 = inttoptr i64 %1697 to <4 x i32> addrspace(1)*
  %1699 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1698, align 16, !tbaa !11
  %1700 = zext i32 %1389 to i64
  %1701 = add i64 %1693, %1700
  %1702 = icmp ult i64 %1701, %1612
  br i1 %1702, label %1703, label %1708

1703:                                             ; preds = %1695
  %1704 = shl i64 %1701, 4
  %1705 = add i64 %1704, %1611
  %1706 = inttoptr i64 %1705 to <4 x i32> addrspace(1)*
  %1707 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1706, align 16, !tbaa !11
  br label %1708

1708:                                             ; preds = %1703, %1695
  %1709 = phi <4 x i32> [ %1707, %1703 ], [ zeroinitializer, %1695 ]
  %1710 = shl i32 %1389, 1
  %1711 = zext i32 %1710 to i64
  %1712 = add i64 %1693, %1711
  %1713 = icmp ult i64 %1712, %1612
  br i1 %1713, label %1714, label %1719

1714:                                             ; preds = %1708
  %1715 = shl i64 %1712, 4
  %1716 = add i64 %1715, %1611
  %1717 = inttoptr i64 %1716 to <4 x i32> addrspace(1)*
  %1718 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1717, align 16, !tbaa !11
  br label %1719

1719:                                             ; preds = %1714, %1708
  %1720 = phi <4 x i32> [ %1718, %1714 ], [ zeroinitializer, %1708 ]
  %1721 = mul i32 %1389, 3
  %1722 = zext i32 %1721 to i64
  %1723 = add i64 %1693, %1722
  %1724 = icmp ult i64 %1723, %1612
  br i1 %1724, label %1725, label %1730

1725:                                             ; preds = %1719
  %1726 = shl i64 %1723, 4
  %1727 = add i64 %1726, %1611
  %1728 = inttoptr i64 %1727 to <4 x i32> addrspace(1)*
  %1729 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1728, align 16, !tbaa !11
  br label %1730

1730:                                             ; preds = %1725, %1719
  %1731 = phi <4 x i32> [ %1729, %1725 ], [ zeroinitializer, %1719 ]
  %1732 = shl i32 %1389, 2
  %1733 = zext i32 %1732 to i64
  %1734 = add i64 %1693, %1733
  %1735 = icmp ult i64 %1734, %1612
  br i1 %1735, label %1736, label %1741

1736:                                             ; preds = %1730
  %1737 = shl i64 %1734, 4
  %1738 = add i64 %1737, %1611
  %1739 = inttoptr i64 %1738 to <4 x i32> addrspace(1)*
  %1740 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1739, align 16, !tbaa !11
  br label %1741

1741:                                             ; preds = %1736, %1730
  %1742 = phi <4 x i32> [ %1740, %1736 ], [ zeroinitializer, %1730 ]
  %1743 = mul i32 %1389, 5
  %1744 = zext i32 %1743 to i64
  %1745 = add i64 %1693, %1744
  %1746 = icmp ult i64 %1745, %1612
  br i1 %1746, label %1747, label %1752

1747:                                             ; preds = %1741
  %1748 = shl i64 %1745, 4
  %1749 = add i64 %1748, %1611
  %1750 = inttoptr i64 %1749 to <4 x i32> addrspace(1)*
  %1751 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1750, align 16, !tbaa !11
  br label %1752

1752:                                             ; preds = %1747, %1741
  %1753 = phi <4 x i32> [ %1751, %1747 ], [ zeroinitializer, %1741 ]
  %1754 = mul i32 %1389, 6
  %1755 = zext i32 %1754 to i64
  %1756 = add i64 %1693, %1755
  %1757 = icmp ult i64 %1756, %1612
  br i1 %1757, label %1758, label %1763

1758:                                             ; preds = %1752
  %1759 = shl i64 %1756, 4
  %1760 = add i64 %1759, %1611
  %1761 = inttoptr i64 %1760 to <4 x i32> addrspace(1)*
  %1762 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1761, align 16, !tbaa !11
  br label %1763

1763:                                             ; preds = %1758, %1752
  %1764 = phi <4 x i32> [ %1762, %1758 ], [ zeroinitializer, %1752 ]
  %1765 = add i64 %1693, %1615
  %1766 = icmp ult i64 %1765, %1612
  br i1 %1766, label %1767, label %1772

1767:                                             ; preds = %1763
  %1768 = shl i64 %1765, 4
  %1769 = add i64 %1768, %1611
  %1770 = inttoptr i64 %1769 to <4 x i32> addrspace(1)*
  %1771 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1770, align 16, !tbaa !11
  br label %1772

1772:                                             ; preds = %1767, %1763
  %1773 = phi <4 x i32> [ %1771, %1767 ], [ zeroinitializer, %1763 ]
  %1774 = add i64 %1696, %1610
  %1775 = inttoptr i64 %1774 to <4 x i32> addrspace(1)*
  store <4 x i32> %1699, <4 x i32> addrspace(1)* %1775, align 16, !tbaa !11
  br i1 %1702, label %1776, label %1780

1776:                                             ; preds = %1772
  %1777 = shl i64 %1701, 4
  %1778 = add i64 %1777, %1610
  %1779 = inttoptr i64 %1778 to <4 x i32> addrspace(1)*
  store <4 x i32> %1709, <4 x i32> addrspace(1)* %1779, align 16, !tbaa !11
  br label %1780

1780:                                             ; preds = %1776, %1772
  br i1 %1713, label %1781, label %1785

1781:                                             ; preds = %1780
  %1782 = shl i64 %1712, 4
  %1783 = add i64 %1782, %1610
  %1784 = inttoptr i64 %1783 to <4 x i32> addrspace(1)*
  store <4 x i32> %1720, <4 x i32> addrspace(1)* %1784, align 16, !tbaa !11
  br label %1785

1785:                                             ; preds = %1781, %1780
  br i1 %1724, label %1786, label %1790

1786:                                             ; preds = %1785
  %1787 = shl i64 %1723, 4
  %1788 = add i64 %1787, %1610
  %1789 = inttoptr i64 %1788 to <4 x i32> addrspace(1)*
  store <4 x i32> %1731, <4 x i32> addrspace(1)* %1789, align 16, !tbaa !11
  br label %1790

1790:                                             ; preds = %1786, %1785
  br i1 %1735, label %1791, label %1795

1791:                                             ; preds = %1790
  %1792 = shl i64 %1734, 4
  %1793 = add i64 %1792, %1610
  %1794 = inttoptr i64 %1793 to <4 x i32> addrspace(1)*
  store <4 x i32> %1742, <4 x i32> addrspace(1)* %1794, align 16, !tbaa !11
  br label %1795

1795:                                             ; preds = %1791, %1790
  br i1 %1746, label %1796, label %1800

1796:                                             ; preds = %1795
  %1797 = shl i64 %1745, 4
  %1798 = add i64 %1797, %1610
  %1799 = inttoptr i64 %1798 to <4 x i32> addrspace(1)*
  store <4 x i32> %1753, <4 x i32> addrspace(1)* %1799, align 16, !tbaa !11
  br label %1800

1800:                                             ; preds = %1796, %1795
  br i1 %1757, label %1801, label %1805

1801:                                             ; preds = %1800
  %1802 = shl i64 %1756, 4
  %1803 = add i64 %1802, %1610
  %1804 = inttoptr i64 %1803 to <4 x i32> addrspace(1)*
  store <4 x i32> %1764, <4 x i32> addrspace(1)* %1804, align 16, !tbaa !11
  br label %1805

1805:                                             ; preds = %1801, %1800
  br i1 %1766, label %1806, label %2025

1806:                                             ; preds = %1805
  %1807 = shl i64 %1765, 4
  %1808 = add i64 %1807, %1610
  %1809 = inttoptr i64 %1808 to <4 x i32> addrspace(1)*
  store <4 x i32> %1773, <4 x i32> addrspace(1)* %1809, align 16, !tbaa !11
  br label %2025

1810:                                             ; preds = %1603
  %1811 = add i64 %1605, %1383
  %1812 = add i64 %1605, %80
  %1813 = lshr i64 %1608, 2
  %1814 = zext i32 %1388 to i64
  %1815 = mul i32 %1389, 7
  %1816 = zext i32 %1815 to i64
  %1817 = add nuw nsw i64 %1816, %1814
  %1818 = icmp ult i64 %1817, %1813
  br i1 %1818, label %1819, label %1893

1819:                                             ; preds = %1810
  %1820 = shl i32 %1389, 3
  %1821 = zext i32 %1820 to i64
  %1822 = zext i32 %1389 to i64
  %1823 = shl i32 %1389, 1
  %1824 = zext i32 %1823 to i64
  %1825 = mul i32 %1389, 3
  %1826 = zext i32 %1825 to i64
  %1827 = shl i32 %1389, 2
  %1828 = zext i32 %1827 to i64
  %1829 = mul i32 %1389, 5
  %1830 = zext i32 %1829 to i64
  %1831 = mul i32 %1389, 6
  %1832 = zext i32 %1831 to i64
  br label %1833

1833:                                             ; preds = %1833, %1819
  %1834 = phi i64 [ %1814, %1819 ], [ %1890, %1833 ]
  %1835 = shl i64 %1834, 2
  %1836 = add i64 %1835, %1812
  %1837 = inttoptr i64 %1836 to i32 addrspace(1)*
  %1838 = load volatile i32, i32 addrspace(1)* %1837, align 4, !tbaa !11
  %1839 = add i64 %1834, %1822
  %1840 = shl i64 %1839, 2
  %1841 = add i64 %1840, %1812
  %1842 = inttoptr i64 %1841 to i32 addrspace(1)*
  %1843 = load volatile i32, i32 addrspace(1)* %1842, align 4, !tbaa !11
  %1844 = add i64 %1834, %1824
  %1845 = shl i64 %1844, 2
  %1846 = add i64 %1845, %1812
  %1847 = inttoptr i64 %1846 to i32 addrspace(1)*
  %1848 = load volatile i32, i32 addrspace(1)* %1847, align 4, !tbaa !11
  %1849 = add i64 %1834, %1826
  %1850 = shl i64 %1849, 2
  %1851 = add i64 %1850, %1812
  %1852 = inttoptr i64 %1851 to i32 addrspace(1)*
  %1853 = load volatile i32, i32 addrspace(1)* %1852, align 4, !tbaa !11
  %1854 = add i64 %1834, %1828
  %1855 = shl i64 %1854, 2
  %1856 = add i64 %1855, %1812
  %1857 = inttoptr i64 %1856 to i32 addrspace(1)*
  %1858 = load volatile i32, i32 addrspace(1)* %1857, align 4, !tbaa !11
  %1859 = add i64 %1834, %1830
  %1860 = shl i64 %1859, 2
  %1861 = add i64 %1860, %1812
  %1862 = inttoptr i64 %1861 to i32 addrspace(1)*
  %1863 = load volatile i32, i32 addrspace(1)* %1862, align 4, !tbaa !11
  %1864 = add i64 %1834, %1832
  %1865 = shl i64 %1864, 2
  %1866 = add i64 %1865, %1812
  %1867 = inttoptr i64 %1866 to i32 addrspace(1)*
  %1868 = load volatile i32, i32 addrspace(1)* %1867, align 4, !tbaa !11
  %1869 = add i64 %1834, %1816
  %1870 = shl i64 %1869, 2
  %1871 = add i64 %1870, %1812
  %1872 = inttoptr i64 %1871 to i32 addrspace(1)*
  %1873 = load volatile i32, i32 addrspace(1)* %1872, align 4, !tbaa !11
  %1874 = add i64 %1835, %1811
  %1875 = inttoptr i64 %1874 to i32 addrspace(1)*
  store i32 %1838, i32 addrspace(1)* %1875, align 4, !tbaa !11
  %1876 = add i64 %1840, %1811
  %1877 = inttoptr i64 %1876 to i32 addrspace(1)*
  store i32 %1843, i32 addrspace(1)* %1877, align 4, !tbaa !11
  %1878 = add i64 %1845, %1811
  %1879 = inttoptr i64 %1878 to i32 addrspace(1)*
  store i32 %1848, i32 addrspace(1)* %1879, align 4, !tbaa !11
  %1880 = add i64 %1850, %1811
  %1881 = inttoptr i64 %1880 to i32 addrspace(1)*
  store i32 %1853, i32 addrspace(1)* %1881, align 4, !tbaa !11
  %1882 = add i64 %1855, %1811
  %1883 = inttoptr i64 %1882 to i32 addrspace(1)*
  store i32 %1858, i32 addrspace(1)* %1883, align 4, !tbaa !11
  %1884 = add i64 %1860, %1811
  %1885 = inttoptr i64 %1884 to i32 addrspace(1)*
  store i32 %1863, i32 addrspace(1)* %1885, align 4, !tbaa !11
  %1886 = add i64 %1865, %1811
  %1887 = inttoptr i64 %1886 to i32 addrspace(1)*
  store i32 %1868, i32 addrspace(1)* %1887, align 4, !tbaa !11
  %1888 = add i64 %1870, %1811
  %1889 = inttoptr i64 %1888 to i32 addrspace(1)*
  store i32 %1873, i32 addrspace(1)* %1889, align 4, !tbaa !11
  %1890 = add i64 %1834, %1821
  %1891 = add i64 %1890, %1816
  %1892 = icmp ult i64 %1891, %1813
  br i1 %1892, label %1833, label %1893, !llvm.loop !53

1893:                                             ; preds = %1833, %1810
  %1894 = phi i64 [ %1814, %1810 ], [ %1890, %1833 ]
  %1895 = icmp ult i64 %1894, %1813
  br i1 %1895, label %1896, label %2025

1896:                                             ; preds = %1893
  %1897 = shl i64 %1894, 2
  %1898 = add i64 %1897, %1812
  %1899 = inttoptr i64 %1898 to i32 addrspace(1)*
  %1900 = load volatile i32, i32 addrspace(1)* %1899, align 4, !tbaa !11
  %1901 = zext i32 %1389 to i64
  %1902 = add i64 %1894, %1901
  %1903 = icmp ult i64 %1902, %1813
  br i1 %1903, label %1904, label %1909

1904:                                             ; preds = %1896
  %1905 = shl i64 %1902, 2
  %1906 = add i64 %1905, %1812
  %1907 = inttoptr i64 %1906 to i32 addrspace(1)*
  %1908 = load volatile i32, i32 addrspace(1)* %1907, align 4, !tbaa !11
  br label %1909

1909:                                             ; preds = %1904, %1896
  %1910 = phi i32 [ %1908, %1904 ], [ 0, %1896 ]
  %1911 = shl i32 %1389, 1
  %1912 = zext i32 %1911 to i64
  %1913 = add i64 %1894, %1912
  %1914 = icmp ult i64 %1913, %1813
  br i1 %1914, label %1915, label %1920

1915:                                             ; preds = %1909
  %1916 = shl i64 %1913, 2
  %1917 = add i64 %1916, %1812
  %1918 = inttoptr i64 %1917 to i32 addrspace(1)*
  %1919 = load volatile i32, i32 addrspace(1)* %1918, align 4, !tbaa !11
  br label %1920

1920:                                             ; preds = %1915, %1909
  %1921 = phi i32 [ %1919, %1915 ], [ 0, %1909 ]
  %1922 = mul i32 %1389, 3
  %1923 = zext i32 %1922 to i64
  %1924 = add i64 %1894, %1923
  %1925 = icmp ult i64 %1924, %1813
  br i1 %1925, label %1926, label %1931

1926:                                             ; preds = %1920
  %1927 = shl i64 %1924, 2
  %1928 = add i64 %1927, %1812
  %1929 = inttoptr i64 %1928 to i32 addrspace(1)*
  %1930 = load volatile i32, i32 addrspace(1)* %1929, align 4, !tbaa !11
  br label %1931

1931:                                             ; preds = %1926, %1920
  %1932 = phi i32 [ %1930, %1926 ], [ 0, %1920 ]
  %1933 = shl i32 %1389, 2
  %1934 = zext i32 %1933 to i64
  %1935 = add i64 %1894, %1934
  %1936 = icmp ult i64 %1935, %1813
  br i1 %1936, label %1937, label %1942

1937:                                             ; preds = %1931
  %1938 = shl i64 %1935, 2
  %1939 = add i64 %1938, %1812
  %1940 = inttoptr i64 %1939 to i32 addrspace(1)*
  %1941 = load volatile i32, i32 addrspace(1)* %1940, align 4, !tbaa !11
  br label %1942

1942:                                             ; preds = %1937, %1931
  %1943 = phi i32 [ %1941, %1937 ], [ 0, %1931 ]
  %1944 = mul i32 %1389, 5
  %1945 = zext i32 %1944 to i64
  %1946 = add i64 %1894, %1945
  %1947 = icmp ult i64 %1946, %1813
  br i1 %1947, label %1948, label %1953

1948:                                             ; preds = %1942
  %1949 = shl i64 %1946, 2
  %1950 = add i64 %1949, %1812
  %1951 = inttoptr i64 %1950 to i32 addrspace(1)*
  %1952 = load volatile i32, i32 addrspace(1)* %1951, align 4, !tbaa !11
  br label %1953

1953:                                             ; preds = %1948, %1942
  %1954 = phi i32 [ %1952, %1948 ], [ 0, %1942 ]
  %1955 = mul i32 %1389, 6
  %1956 = zext i32 %1955 to i64
  %1957 = add i64 %1894, %1956
  %1958 = icmp ult i64 %1957, %1813
  br i1 %1958, label %1959, label %1964

1959:                                             ; preds = %1953
  %1960 = shl i64 %1957, 2
  %1961 = add i64 %1960, %1812
  %1962 = inttoptr i64 %1961 to i32 addrspace(1)*
  %1963 = load volatile i32, i32 addrspace(1)* %1962, align 4, !tbaa !11
  br label %1964

1964:                                             ; preds = %1959, %1953
  %1965 = phi i32 [ %1963, %1959 ], [ 0, %1953 ]
  %1966 = add i64 %1894, %1816
  %1967 = icmp ult i64 %1966, %1813
  br i1 %1967, label %1968, label %1973

1968:                                             ; preds = %1964
  %1969 = shl i64 %1966, 2
  %1970 = add i64 %1969, %1812
  %1971 = inttoptr i64 %1970 to i32 addrspace(1)*
  %1972 = load volatile i32, i32 addrspace(1)* %1971, align 4, !tbaa !11
  br label %1973

1973:                                             ; preds = %1968, %1964
  %1974 = phi i32 [ %1972, %1968 ], [ 0, %1964 ]
  %1975 = add i64 %1897, %1811
  %1976 = inttoptr i64 %1975 to i32 addrspace(1)*
  store i32 %1900, i32 addrspace(1)* %1976, align 4, !tbaa !11
  br i1 %1903, label %1977, label %1981

1977:                                             ; preds = %1973
  %1978 = shl i64 %1902, 2
  %1979 = add i64 %1978, %1811
  %1980 = inttoptr i64 %1979 to i32 addrspace(1)*
  store i32 %1910, i32 addrspace(1)* %1980, align 4, !tbaa !11
  br label %1981

1981:                                             ; preds = %1977, %1973
  br i1 %1914, label %1982, label %1986

1982:                                             ; preds = %1981
  %1983 = shl i64 %1913, 2
  %1984 = add i64 %1983, %1811
  %1985 = inttoptr i64 %1984 to i32 addrspace(1)*
  store i32 %1921, i32 addrspace(1)* %1985, align 4, !tbaa !11
  br label %1986

1986:                                             ; preds = %1982, %1981
  br i1 %1925, label %1987, label %1991

1987:                                             ; preds = %1986
  %1988 = shl i64 %1924, 2
  %1989 = add i64 %1988, %1811
  %1990 = inttoptr i64 %1989 to i32 addrspace(1)*
  store i32 %1932, i32 addrspace(1)* %1990, align 4, !tbaa !11
  br label %1991

1991:                                             ; preds = %1987, %1986
  br i1 %1936, label %1992, label %1996

1992:                                             ; preds = %1991
  %1993 = shl i64 %1935, 2
  %1994 = add i64 %1993, %1811
  %1995 = inttoptr i64 %1994 to i32 addrspace(1)*
  store i32 %1943, i32 addrspace(1)* %1995, align 4, !tbaa !11
  br label %1996

1996:                                             ; preds = %1992, %1991
  br i1 %1947, label %1997, label %2001

1997:                                             ; preds = %1996
  %1998 = shl i64 %1946, 2
  %1999 = add i64 %1998, %1811
  %2000 = inttoptr i64 %1999 to i32 addrspace(1)*
  store i32 %1954, i32 addrspace(1)* %2000, align 4, !tbaa !11
  br label %2001

2001:                                             ; preds = %1997, %1996
  br i1 %1958, label %2002, label %2006

2002:                                             ; preds = %2001
  %2003 = shl i64 %1957, 2
  %2004 = add i64 %2003, %1811
  %2005 = inttoptr i64 %2004 to i32 addrspace(1)*
  store i32 %1965, i32 addrspace(1)* %2005, align 4, !tbaa !11
  br label %2006

2006:                                             ; preds = %2002, %2001
  br i1 %1967, label %2007, label %2025

2007:                                             ; preds = %2006
  %2008 = shl i64 %1966, 2
  %2009 = add i64 %2008, %1811
  %2010 = inttoptr i64 %2009 to i32 addrspace(1)*
  store i32 %1974, i32 addrspace(1)* %2010, align 4, !tbaa !11
  br label %2025

2011:                                             ; preds = %1603
  %2012 = zext i32 %1388 to i64
  %2013 = icmp ugt i64 %1336, %2012
  br i1 %2013, label %2014, label %2055

2014:                                             ; preds = %2011
  %2015 = zext i32 %1389 to i64
  br label %2016

2016:                                             ; preds = %2016, %2014
  %2017 = phi i64 [ %2012, %2014 ], [ %2023, %2016 ]
  %2018 = add i64 %2017, %80
  %2019 = inttoptr i64 %2018 to i8 addrspace(1)*
  %2020 = load volatile i8, i8 addrspace(1)* %2019, align 1, !tbaa !11
  %2021 = add i64 %2017, %1383
  %2022 = inttoptr i64 %2021 to i8 addrspace(1)*
  store i8 %2020, i8 addrspace(1)* %2022, align 1, !tbaa !11
  %2023 = add i64 %2017, %2015
  %2024 = icmp ult i64 %2023, %1336
  br i1 %2024, label %2016, label %2055, !llvm.loop !54

2025:                                             ; preds = %2007, %2006, %1893, %1806, %1805, %1692
  %2026 = phi i64 [ %1814, %2007 ], [ %1814, %2006 ], [ %1814, %1893 ], [ %1613, %1806 ], [ %1613, %1805 ], [ %1613, %1692 ]
  %2027 = icmp ugt i64 %1605, %2026
  br i1 %2027, label %2028, label %2039

2028:                                             ; preds = %2025
  %2029 = zext i32 %1389 to i64
  br label %2030

2030:                                             ; preds = %2030, %2028
  %2031 = phi i64 [ %2026, %2028 ], [ %2037, %2030 ]
  %2032 = add i64 %2031, %80
  %2033 = inttoptr i64 %2032 to i8 addrspace(1)*
  %2034 = load volatile i8, i8 addrspace(1)* %2033, align 1, !tbaa !11
  %2035 = add i64 %2031, %1383
  %2036 = inttoptr i64 %2035 to i8 addrspace(1)*
  store i8 %2034, i8 addrspace(1)* %2036, align 1, !tbaa !11
  %2037 = add i64 %2031, %2029
  %2038 = icmp ult i64 %2037, %1605
  br i1 %2038, label %2030, label %2039, !llvm.loop !54

2039:                                             ; preds = %2030, %2025
  %2040 = add i64 %1608, %1605
  %2041 = sub i64 %1336, %2040
  %2042 = icmp ugt i64 %2041, %2026
  br i1 %2042, label %2043, label %2055

2043:                                             ; preds = %2039
  %2044 = zext i32 %1389 to i64
  br label %2045

2045:                                             ; preds = %2045, %2043
  %2046 = phi i64 [ %2026, %2043 ], [ %2053, %2045 ]
  %2047 = add i64 %2046, %2040
  %2048 = add i64 %2047, %80
  %2049 = inttoptr i64 %2048 to i8 addrspace(1)*
  %2050 = load volatile i8, i8 addrspace(1)* %2049, align 1, !tbaa !11
  %2051 = add i64 %2047, %1383
  %2052 = inttoptr i64 %2051 to i8 addrspace(1)*
  store i8 %2050, i8 addrspace(1)* %2052, align 1, !tbaa !11
  %2053 = add i64 %2046, %2044
  %2054 = icmp ult i64 %2053, %2041
  br i1 %2054, label %2045, label %2055, !llvm.loop !54

2055:                                             ; preds = %2045, %2016, %2039, %2011, %1599, %1598, %1485, %1382
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !119
  %2056 = load i32, i32* %55, align 8, !tbaa !37
  %2057 = icmp eq i32 %2056, 0
  br i1 %2057, label %2058, label %2071

2058:                                             ; preds = %2055
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !43
  %2059 = and i64 %1337, 36028797018963968
  %2060 = icmp eq i64 %2059, 0
  %2061 = select i1 %1339, i1 true, i1 %2060
  %2062 = shl i64 %91, 3
  br i1 %2061, label %2067, label %2063

2063:                                             ; preds = %2058
  %2064 = load i64, i64* %66, align 8, !tbaa !64
  %2065 = add i64 %2064, %2062
  %2066 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2065, i64 524288) #10, !srcloc !65
  br label %2067

2067:                                             ; preds = %2063, %2058
  %2068 = load i64, i64* %66, align 8, !tbaa !64
  %2069 = add i64 %2068, %2062
  %2070 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2069, i64 -131072) #10, !srcloc !31
  br label %2071

2071:                                             ; preds = %2067, %2055, %1335
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !96
  %2072 = load i32, i32* %56, align 8, !tbaa !40
  %2073 = icmp eq i32 %2072, %483
  %2074 = and i64 %1337, -36028797018963968
  br i1 %2073, label %2075, label %2087

2075:                                             ; preds = %2071
  %2076 = icmp eq i64 %2074, 252201579132747776
  br i1 %2076, label %2077, label %2140

2077:                                             ; preds = %2075
  %2078 = icmp eq i32 %483, -1
  br i1 %2078, label %2122, label %2079

2079:                                             ; preds = %2077
  %2080 = load i32, i32* %55, align 8, !tbaa !37
  %2081 = icmp eq i32 %2080, 0
  br i1 %2081, label %2082, label %2086

2082:                                             ; preds = %2079
  %2083 = load i64, i64* %78, align 8, !tbaa !27
  %2084 = add i64 %2083, 136
  %2085 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2084, i64 -1) #10, !srcloc !31
  br label %2086

2086:                                             ; preds = %2082, %2079
  store i32 -1, i32* %56, align 8, !tbaa !40
  store i32 0, i32* %77, align 8, !tbaa !41
  br label %2122

2087:                                             ; preds = %2071
  %2088 = icmp ne i32 %2072, -1
  %2089 = icmp eq i64 %2074, 252201579132747776
  %2090 = or i1 %2089, %2088
  br i1 %2090, label %2122, label %2091

2091:                                             ; preds = %2087
  %2092 = load i32, i32* %77, align 8, !tbaa !41
  %2093 = icmp ult i32 %2092, 2
  br i1 %2093, label %2094, label %2122

2094:                                             ; preds = %2091
  %2095 = add nuw nsw i32 %2092, 1
  store i32 %2095, i32* %77, align 8, !tbaa !41
  %2096 = icmp eq i32 %2095, 2
  br i1 %2096, label %2097, label %2122

2097:                                             ; preds = %2094
  %2098 = load i32, i32* %55, align 8, !tbaa !37
  %2099 = icmp eq i32 %2098, 0
  br i1 %2099, label %2100, label %2112

2100:                                             ; preds = %2097
  %2101 = load i64, i64* %78, align 8, !tbaa !27
  %2102 = add i64 %2101, 136
  %2103 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2102, i64 1) #10, !srcloc !31
  %2104 = load i32, i32* %59, align 4, !tbaa !97
  %2105 = lshr i32 %2104, 2
  %2106 = zext i32 %2105 to i64
  %2107 = icmp ult i64 %2103, %2106
  br i1 %2107, label %2112, label %2108

2108:                                             ; preds = %2100
  %2109 = load i64, i64* %78, align 8, !tbaa !27
  %2110 = add i64 %2109, 136
  %2111 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2110, i64 -1) #10, !srcloc !31
  br label %2112

2112:                                             ; preds = %2108, %2100, %2097
  %2113 = phi i32 [ 0, %2097 ], [ 0, %2108 ], [ 1, %2100 ]
  %2114 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2113, i32 0, i32 31) #7
  %2115 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 0, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !32
  %2116 = zext i32 %2115 to i64
  %2117 = shl nuw i64 %2116, 32
  %2118 = zext i32 %2114 to i64
  %2119 = or i64 %2117, %2118
  %2120 = icmp eq i64 %2119, 0
  br i1 %2120, label %2122, label %2121

2121:                                             ; preds = %2112
  store i32 %483, i32* %56, align 8, !tbaa !40
  br label %2140

2122:                                             ; preds = %2112, %2094, %2091, %2087, %2086, %2077
  %2123 = phi i64 [ 252201579132747776, %2086 ], [ 252201579132747776, %2077 ], [ %2074, %2087 ], [ %2074, %2091 ], [ %2074, %2094 ], [ %2074, %2112 ]
  %2124 = icmp eq i64 %2123, 252201579132747776
  br i1 %2124, label %2125, label %2127

2125:                                             ; preds = %2122
  %2126 = trunc i64 %1337 to i32
  store i32 %2126, i32* %57, align 4, !tbaa !66
  br label %2140

2127:                                             ; preds = %2122
  %2128 = load i32, i32* %55, align 8, !tbaa !37
  %2129 = icmp eq i32 %2128, 0
  br i1 %2129, label %2130, label %2140

2130:                                             ; preds = %2127
  %2131 = lshr i32 %483, 3
  %2132 = and i32 %2131, 536870904
  %2133 = zext i32 %2132 to i64
  %2134 = and i32 %483, 63
  %2135 = zext i32 %2134 to i64
  %2136 = shl nuw i64 1, %2135
  %2137 = load i64, i64* %60, align 8, !tbaa !38
  %2138 = add i64 %2137, %2133
  %2139 = inttoptr i64 %2138 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %2139, i64 %2136) #10, !srcloc !39
  br label %2140

2140:                                             ; preds = %2130, %2127, %2125, %2121, %2075, %489
  %2141 = phi i32 [ %483, %489 ], [ %1338, %2075 ], [ %1338, %2121 ], [ %1338, %2125 ], [ %1338, %2127 ], [ %1338, %2130 ]
  %2142 = add i64 %90, %81
  %2143 = add i64 %90, %80
  %2144 = icmp ugt i64 %48, %2142
  %2145 = icmp eq i32 %2141, 0
  %2146 = and i1 %2144, %2145
  br i1 %2146, label %79, label %2147, !llvm.loop !120

2147:                                             ; preds = %2140, %47
  %2148 = phi i32 [ 0, %47 ], [ %2141, %2140 ]
  %2149 = icmp eq i32 %2148, 0
  %2150 = zext i1 %2149 to i32
  %2151 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 11, i64 7
  %2152 = load i32, i32* %2151, align 4, !tbaa !9
  %2153 = add i32 %2152, %2150
  store i32 %2153, i32* %2151, align 4, !tbaa !9
  br label %2154

2154:                                             ; preds = %44, %2147
  %2155 = phi i32 [ %45, %44 ], [ %2148, %2147 ]
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !121
  %2156 = icmp ne i32 %2155, 0
  %2157 = zext i1 %2156 to i32
  %2158 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 11, i64 1
  %2159 = load i32, i32* %2158, align 4, !tbaa !9
  %2160 = add i32 %2159, %2157
  store i32 %2160, i32* %2158, align 4, !tbaa !9
  %2161 = sub nsw i32 0, %2155
  ret i32 %2161
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
  call void @llvm.lifetime.start.p0i8(i64 256, i8* nonnull %8) #7
  %9 = inttoptr i64 %1 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(256) %8, i8* noundef nonnull align 8 dereferenceable(256) %9, i64 256, i1 false) #7, !tbaa.struct !4
  %10 = bitcast %struct.pl_array_warp* %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 96, i8* nonnull %10) #7
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid() #7
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7
  %13 = shl i32 %12, 3
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.warpid() #7
  %15 = add i32 %13, %14
  %16 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 0
  store i32 %11, i32* %16, align 8, !tbaa.struct !15
  %17 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 1
  store i32 32, i32* %17, align 4, !tbaa.struct !16
  %18 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 2
  store i32 %15, i32* %18, align 8, !tbaa.struct !17
  %19 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 3
  store i32 0, i32* %19, align 4, !tbaa.struct !18
  %20 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 4
  store i32 0, i32* %20, align 8, !tbaa.struct !19
  %21 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 5
  store i32 0, i32* %21, align 4, !tbaa.struct !20
  %22 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 6
  store i32 -1, i32* %22, align 8, !tbaa.struct !21
  %23 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 7
  %24 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 2
  store i32 0, i32* %24, align 4, !tbaa !22
  %25 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 3
  store i32 0, i32* %25, align 8, !tbaa !25
  %26 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 1
  %27 = bitcast i32* %23 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(52) %27, i8 0, i64 52, i1 false) #7
  %28 = load i32, i32* %26, align 8, !tbaa !26
  %29 = icmp eq i32 %28, 3
  br i1 %29, label %30, label %65

30:                                               ; preds = %5
  %31 = icmp eq i32 %11, 0
  br i1 %31, label %32, label %53

32:                                               ; preds = %30
  %33 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 4, i64 18
  %34 = load i64, i64* %33, align 8, !tbaa !27
  %35 = add i64 %34, 8
  %36 = inttoptr i64 %35 to i64 addrspace(1)*
  %37 = load volatile i64, i64 addrspace(1)* %36, align 8, !tbaa !5
  %38 = icmp ne i64 %37, 0
  %39 = zext i1 %38 to i32
  store i32 %39, i32* %21, align 4, !tbaa !9
  %40 = select i1 %38, i64 24, i64 16
  %41 = add i64 %40, %34
  %42 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %41, i64 1) #10, !srcloc !31
  tail call void @llvm.nvvm.membar.gl() #7
  %43 = inttoptr i64 %34 to i64 addrspace(1)*
  %44 = load volatile i64, i64 addrspace(1)* %43, align 8, !tbaa !5
  %45 = icmp ne i64 %44, 0
  %46 = xor i1 %38, true
  %47 = select i1 %45, i1 true, i1 %46
  %48 = select i1 %45, i32 2, i32 1
  br i1 %47, label %53, label %49

49:                                               ; preds = %32
  %50 = load volatile i64, i64 addrspace(1)* %36, align 8, !tbaa !5
  %51 = icmp eq i64 %50, 0
  %52 = zext i1 %51 to i32
  br label %53

53:                                               ; preds = %49, %32, %30
  %54 = phi i32 [ 0, %30 ], [ %48, %32 ], [ %52, %49 ]
  %55 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %54, i32 0, i32 31) #7
  %56 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 0, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !32
  %57 = zext i32 %56 to i64
  %58 = shl nuw i64 %57, 32
  %59 = zext i32 %55 to i64
  %60 = or i64 %58, %59
  %61 = icmp eq i64 %60, 1
  %62 = zext i1 %61 to i32
  store i32 %62, i32* %20, align 8, !tbaa !33
  %63 = icmp eq i64 %60, 2
  %64 = select i1 %63, i32 108, i32 0
  br label %65

65:                                               ; preds = %53, %5
  %66 = phi i32 [ %64, %53 ], [ 71, %5 ]
  %67 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 1
  store i32 %66, i32* %67, align 8, !tbaa !34
  %68 = call fastcc noundef i32 @_ZL9read_somePK15pl_array_deviceP13pl_array_warpyyy(%struct.pl_array_device* noundef nonnull %6, %struct.pl_array_warp* noundef nonnull %7, i64 noundef %2, i64 noundef %3, i64 noundef %4) #10
  call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !35
  %69 = load i32, i32* %16, align 8, !tbaa !36
  %70 = icmp ne i32 %69, 0
  %71 = load i32, i32* %67, align 8
  %72 = icmp eq i32 %71, 71
  %73 = select i1 %70, i1 true, i1 %72
  br i1 %73, label %181, label %74

74:                                               ; preds = %65
  %75 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 4, i64 18
  %76 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 11, i64 0
  %77 = load i32, i32* %76, align 8, !tbaa !9
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %108, label %103

79:                                               ; preds = %171
  %80 = load i32, i32* %16, align 8, !tbaa !37
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %82, label %94

82:                                               ; preds = %79
  %83 = and i32 %172, 63
  %84 = zext i32 %83 to i64
  %85 = shl nuw i64 1, %84
  %86 = lshr i32 %172, 3
  %87 = and i32 %86, 536870904
  %88 = zext i32 %87 to i64
  %89 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 4, i64 5
  %90 = load i64, i64* %89, align 8, !tbaa !38
  %91 = add i64 %90, %88
  %92 = inttoptr i64 %91 to i64*
  call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %92, i64 %85) #10, !srcloc !39
  %93 = load i32, i32* %16, align 8, !tbaa !37
  br label %94

94:                                               ; preds = %82, %79
  %95 = phi i32 [ %93, %82 ], [ %80, %79 ]
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %97, label %101

97:                                               ; preds = %94
  %98 = load i64, i64* %75, align 8, !tbaa !27
  %99 = add i64 %98, 136
  %100 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %99, i64 -1) #10, !srcloc !31
  br label %101

101:                                              ; preds = %97, %94
  store i32 -1, i32* %22, align 8, !tbaa !40
  %102 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 8
  store i32 0, i32* %102, align 8, !tbaa !41
  br label %174

103:                                              ; preds = %74
  %104 = zext i32 %77 to i64
  %105 = load i64, i64* %75, align 8, !tbaa !27
  %106 = add i64 %105, 72
  %107 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %106, i64 %104) #10, !srcloc !31
  br label %108

108:                                              ; preds = %103, %74
  %109 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 11, i64 1
  %110 = load i32, i32* %109, align 4, !tbaa !9
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %117, label %112

112:                                              ; preds = %108
  %113 = zext i32 %110 to i64
  %114 = load i64, i64* %75, align 8, !tbaa !27
  %115 = add i64 %114, 80
  %116 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %115, i64 %113) #10, !srcloc !31
  br label %117

117:                                              ; preds = %112, %108
  %118 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 11, i64 2
  %119 = load i32, i32* %118, align 8, !tbaa !9
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %126, label %121

121:                                              ; preds = %117
  %122 = zext i32 %119 to i64
  %123 = load i64, i64* %75, align 8, !tbaa !27
  %124 = add i64 %123, 88
  %125 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %124, i64 %122) #10, !srcloc !31
  br label %126

126:                                              ; preds = %121, %117
  %127 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 11, i64 3
  %128 = load i32, i32* %127, align 4, !tbaa !9
  %129 = icmp eq i32 %128, 0
  br i1 %129, label %135, label %130

130:                                              ; preds = %126
  %131 = zext i32 %128 to i64
  %132 = load i64, i64* %75, align 8, !tbaa !27
  %133 = add i64 %132, 96
  %134 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %133, i64 %131) #10, !srcloc !31
  br label %135

135:                                              ; preds = %130, %126
  %136 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 11, i64 4
  %137 = load i32, i32* %136, align 8, !tbaa !9
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %144, label %139

139:                                              ; preds = %135
  %140 = zext i32 %137 to i64
  %141 = load i64, i64* %75, align 8, !tbaa !27
  %142 = add i64 %141, 104
  %143 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %142, i64 %140) #10, !srcloc !31
  br label %144

144:                                              ; preds = %139, %135
  %145 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 11, i64 5
  %146 = load i32, i32* %145, align 4, !tbaa !9
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %153, label %148

148:                                              ; preds = %144
  %149 = zext i32 %146 to i64
  %150 = load i64, i64* %75, align 8, !tbaa !27
  %151 = add i64 %150, 112
  %152 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %151, i64 %149) #10, !srcloc !31
  br label %153

153:                                              ; preds = %148, %144
  %154 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 11, i64 6
  %155 = load i32, i32* %154, align 8, !tbaa !9
  %156 = icmp eq i32 %155, 0
  br i1 %156, label %162, label %157

157:                                              ; preds = %153
  %158 = zext i32 %155 to i64
  %159 = load i64, i64* %75, align 8, !tbaa !27
  %160 = add i64 %159, 120
  %161 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %160, i64 %158) #10, !srcloc !31
  br label %162

162:                                              ; preds = %157, %153
  %163 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 11, i64 7
  %164 = load i32, i32* %163, align 4, !tbaa !9
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %171, label %166

166:                                              ; preds = %162
  %167 = zext i32 %164 to i64
  %168 = load i64, i64* %75, align 8, !tbaa !27
  %169 = add i64 %168, 128
  %170 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %169, i64 %167) #10, !srcloc !31
  br label %171

171:                                              ; preds = %166, %162
  %172 = load i32, i32* %22, align 8, !tbaa !40
  %173 = icmp eq i32 %172, -1
  br i1 %173, label %174, label %79

174:                                              ; preds = %171, %101
  %175 = load i64, i64* %75, align 8, !tbaa !27
  %176 = load i32, i32* %21, align 4, !tbaa !42
  call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !43
  %177 = icmp eq i32 %176, 0
  %178 = select i1 %177, i64 16, i64 24
  %179 = add i64 %178, %175
  %180 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %179, i64 -1) #10, !srcloc !31
  br label %181

181:                                              ; preds = %65, %174
  call void @llvm.lifetime.end.p0i8(i64 96, i8* nonnull %10) #7
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %8) #7
  store i32 %68, i32* %0, align 4, !tbaa !9
  ret i32 0
}

; Function Attrs: convergent mustprogress nounwind
define dso_local i32 @pl_numba_array_warp_write(i32* nocapture noundef writeonly %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4) local_unnamed_addr #0 {
  %6 = alloca %struct.pl_array_device, align 8
  %7 = alloca %struct.pl_array_warp, align 8
  %8 = bitcast %struct.pl_array_device* %6 to i8*
  call void @llvm.lifetime.start.p0i8(i64 256, i8* nonnull %8) #7
  %9 = inttoptr i64 %1 to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(256) %8, i8* noundef nonnull align 8 dereferenceable(256) %9, i64 256, i1 false) #7, !tbaa.struct !4
  %10 = bitcast %struct.pl_array_warp* %7 to i8*
  call void @llvm.lifetime.start.p0i8(i64 96, i8* nonnull %10) #7
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid() #7
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7
  %13 = shl i32 %12, 3
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.warpid() #7
  %15 = add i32 %13, %14
  %16 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 0
  store i32 %11, i32* %16, align 8, !tbaa.struct !15
  %17 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 1
  store i32 32, i32* %17, align 4, !tbaa.struct !16
  %18 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 2
  store i32 %15, i32* %18, align 8, !tbaa.struct !17
  %19 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 3
  store i32 0, i32* %19, align 4, !tbaa.struct !18
  %20 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 4
  store i32 0, i32* %20, align 8, !tbaa.struct !19
  %21 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 5
  store i32 0, i32* %21, align 4, !tbaa.struct !20
  %22 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 6
  store i32 -1, i32* %22, align 8, !tbaa.struct !21
  %23 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 7
  %24 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 2
  store i32 0, i32* %24, align 4, !tbaa !22
  %25 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 3
  store i32 0, i32* %25, align 8, !tbaa !25
  %26 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 1
  %27 = bitcast i32* %23 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 4 dereferenceable(52) %27, i8 0, i64 52, i1 false) #7
  %28 = load i32, i32* %26, align 8, !tbaa !26
  %29 = icmp eq i32 %28, 3
  br i1 %29, label %30, label %65

30:                                               ; preds = %5
  %31 = icmp eq i32 %11, 0
  br i1 %31, label %32, label %53

32:                                               ; preds = %30
  %33 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 4, i64 18
  %34 = load i64, i64* %33, align 8, !tbaa !27
  %35 = add i64 %34, 8
  %36 = inttoptr i64 %35 to i64 addrspace(1)*
  %37 = load volatile i64, i64 addrspace(1)* %36, align 8, !tbaa !5
  %38 = icmp ne i64 %37, 0
  %39 = zext i1 %38 to i32
  store i32 %39, i32* %21, align 4, !tbaa !9
  %40 = select i1 %38, i64 24, i64 16
  %41 = add i64 %40, %34
  %42 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %41, i64 1) #10, !srcloc !31
  tail call void @llvm.nvvm.membar.gl() #7
  %43 = inttoptr i64 %34 to i64 addrspace(1)*
  %44 = load volatile i64, i64 addrspace(1)* %43, align 8, !tbaa !5
  %45 = icmp ne i64 %44, 0
  %46 = xor i1 %38, true
  %47 = select i1 %45, i1 true, i1 %46
  %48 = select i1 %45, i32 2, i32 1
  br i1 %47, label %53, label %49

49:                                               ; preds = %32
  %50 = load volatile i64, i64 addrspace(1)* %36, align 8, !tbaa !5
  %51 = icmp eq i64 %50, 0
  %52 = zext i1 %51 to i32
  br label %53

53:                                               ; preds = %49, %32, %30
  %54 = phi i32 [ 0, %30 ], [ %48, %32 ], [ %52, %49 ]
  %55 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %54, i32 0, i32 31) #7
  %56 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 0, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !32
  %57 = zext i32 %56 to i64
  %58 = shl nuw i64 %57, 32
  %59 = zext i32 %55 to i64
  %60 = or i64 %58, %59
  %61 = icmp eq i64 %60, 1
  %62 = zext i1 %61 to i32
  store i32 %62, i32* %20, align 8, !tbaa !33
  %63 = icmp eq i64 %60, 2
  %64 = select i1 %63, i32 108, i32 0
  br label %65

65:                                               ; preds = %53, %5
  %66 = phi i32 [ %64, %53 ], [ 71, %5 ]
  %67 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 1
  store i32 %66, i32* %67, align 8, !tbaa !34
  %68 = call fastcc noundef i32 @_ZL10write_somePK15pl_array_deviceP13pl_array_warpyyy(%struct.pl_array_device* noundef nonnull %6, %struct.pl_array_warp* noundef nonnull %7, i64 noundef %2, i64 noundef %3, i64 noundef %4) #10
  call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !35
  %69 = load i32, i32* %16, align 8, !tbaa !36
  %70 = icmp ne i32 %69, 0
  %71 = load i32, i32* %67, align 8
  %72 = icmp eq i32 %71, 71
  %73 = select i1 %70, i1 true, i1 %72
  br i1 %73, label %181, label %74

74:                                               ; preds = %65
  %75 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 4, i64 18
  %76 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 11, i64 0
  %77 = load i32, i32* %76, align 8, !tbaa !9
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %108, label %103

79:                                               ; preds = %171
  %80 = load i32, i32* %16, align 8, !tbaa !37
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %82, label %94

82:                                               ; preds = %79
  %83 = and i32 %172, 63
  %84 = zext i32 %83 to i64
  %85 = shl nuw i64 1, %84
  %86 = lshr i32 %172, 3
  %87 = and i32 %86, 536870904
  %88 = zext i32 %87 to i64
  %89 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 4, i64 5
  %90 = load i64, i64* %89, align 8, !tbaa !38
  %91 = add i64 %90, %88
  %92 = inttoptr i64 %91 to i64*
  call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %92, i64 %85) #10, !srcloc !39
  %93 = load i32, i32* %16, align 8, !tbaa !37
  br label %94

94:                                               ; preds = %82, %79
  %95 = phi i32 [ %93, %82 ], [ %80, %79 ]
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %97, label %101

97:                                               ; preds = %94
  %98 = load i64, i64* %75, align 8, !tbaa !27
  %99 = add i64 %98, 136
  %100 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %99, i64 -1) #10, !srcloc !31
  br label %101

101:                                              ; preds = %97, %94
  store i32 -1, i32* %22, align 8, !tbaa !40
  %102 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 8
  store i32 0, i32* %102, align 8, !tbaa !41
  br label %174

103:                                              ; preds = %74
  %104 = zext i32 %77 to i64
  %105 = load i64, i64* %75, align 8, !tbaa !27
  %106 = add i64 %105, 72
  %107 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %106, i64 %104) #10, !srcloc !31
  br label %108

108:                                              ; preds = %103, %74
  %109 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 11, i64 1
  %110 = load i32, i32* %109, align 4, !tbaa !9
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %117, label %112

112:                                              ; preds = %108
  %113 = zext i32 %110 to i64
  %114 = load i64, i64* %75, align 8, !tbaa !27
  %115 = add i64 %114, 80
  %116 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %115, i64 %113) #10, !srcloc !31
  br label %117

117:                                              ; preds = %112, %108
  %118 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 11, i64 2
  %119 = load i32, i32* %118, align 8, !tbaa !9
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %126, label %121

121:                                              ; preds = %117
  %122 = zext i32 %119 to i64
  %123 = load i64, i64* %75, align 8, !tbaa !27
  %124 = add i64 %123, 88
  %125 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %124, i64 %122) #10, !srcloc !31
  br label %126

126:                                              ; preds = %121, %117
  %127 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 11, i64 3
  %128 = load i32, i32* %127, align 4, !tbaa !9
  %129 = icmp eq i32 %128, 0
  br i1 %129, label %135, label %130

130:                                              ; preds = %126
  %131 = zext i32 %128 to i64
  %132 = load i64, i64* %75, align 8, !tbaa !27
  %133 = add i64 %132, 96
  %134 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %133, i64 %131) #10, !srcloc !31
  br label %135

135:                                              ; preds = %130, %126
  %136 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 11, i64 4
  %137 = load i32, i32* %136, align 8, !tbaa !9
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %144, label %139

139:                                              ; preds = %135
  %140 = zext i32 %137 to i64
  %141 = load i64, i64* %75, align 8, !tbaa !27
  %142 = add i64 %141, 104
  %143 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %142, i64 %140) #10, !srcloc !31
  br label %144

144:                                              ; preds = %139, %135
  %145 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 11, i64 5
  %146 = load i32, i32* %145, align 4, !tbaa !9
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %153, label %148

148:                                              ; preds = %144
  %149 = zext i32 %146 to i64
  %150 = load i64, i64* %75, align 8, !tbaa !27
  %151 = add i64 %150, 112
  %152 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %151, i64 %149) #10, !srcloc !31
  br label %153

153:                                              ; preds = %148, %144
  %154 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 11, i64 6
  %155 = load i32, i32* %154, align 8, !tbaa !9
  %156 = icmp eq i32 %155, 0
  br i1 %156, label %162, label %157

157:                                              ; preds = %153
  %158 = zext i32 %155 to i64
  %159 = load i64, i64* %75, align 8, !tbaa !27
  %160 = add i64 %159, 120
  %161 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %160, i64 %158) #10, !srcloc !31
  br label %162

162:                                              ; preds = %157, %153
  %163 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 11, i64 7
  %164 = load i32, i32* %163, align 4, !tbaa !9
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %171, label %166

166:                                              ; preds = %162
  %167 = zext i32 %164 to i64
  %168 = load i64, i64* %75, align 8, !tbaa !27
  %169 = add i64 %168, 128
  %170 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %169, i64 %167) #10, !srcloc !31
  br label %171

171:                                              ; preds = %166, %162
  %172 = load i32, i32* %22, align 8, !tbaa !40
  %173 = icmp eq i32 %172, -1
  br i1 %173, label %174, label %79

174:                                              ; preds = %171, %101
  %175 = load i64, i64* %75, align 8, !tbaa !27
  %176 = load i32, i32* %21, align 4, !tbaa !42
  call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !43
  %177 = icmp eq i32 %176, 0
  %178 = select i1 %177, i64 16, i64 24
  %179 = add i64 %178, %175
  %180 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %179, i64 -1) #10, !srcloc !31
  br label %181

181:                                              ; preds = %65, %174
  call void @llvm.lifetime.end.p0i8(i64 96, i8* nonnull %10) #7
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %8) #7
  store i32 %68, i32* %0, align 4, !tbaa !9
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

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.nvvm.read.ptx.sreg.laneid() #6

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.nvvm.read.ptx.sreg.warpid() #6

; Function Attrs: nounwind
declare void @llvm.nvvm.membar.gl() #7

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.cttz.i64(i64, i1 immarg) #6

; Function Attrs: nounwind
declare void @llvm.nvvm.membar.sys() #7

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #8

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.umax.i32(i32, i32) #9

attributes #0 = { convergent mustprogress nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #3 = { argmemonly mustprogress nofree nounwind willreturn }
attributes #4 = { nofree nosync nounwind readnone speculatable }
attributes #5 = { convergent inaccessiblememonly nounwind }
attributes #6 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #7 = { nounwind }
attributes #8 = { argmemonly nofree nounwind willreturn writeonly }
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
!15 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 8, i64 4, !9, i64 12, i64 4, !9, i64 16, i64 4, !9, i64 20, i64 4, !9, i64 24, i64 4, !9, i64 28, i64 4, !9, i64 32, i64 4, !9, i64 36, i64 4, !9, i64 40, i64 8, !5, i64 48, i64 32, !11}
!16 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 8, i64 4, !9, i64 12, i64 4, !9, i64 16, i64 4, !9, i64 20, i64 4, !9, i64 24, i64 4, !9, i64 28, i64 4, !9, i64 32, i64 4, !9, i64 36, i64 8, !5, i64 44, i64 32, !11}
!17 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 8, i64 4, !9, i64 12, i64 4, !9, i64 16, i64 4, !9, i64 20, i64 4, !9, i64 24, i64 4, !9, i64 28, i64 4, !9, i64 32, i64 8, !5, i64 40, i64 32, !11}
!18 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 8, i64 4, !9, i64 12, i64 4, !9, i64 16, i64 4, !9, i64 20, i64 4, !9, i64 24, i64 4, !9, i64 28, i64 8, !5, i64 36, i64 32, !11}
!19 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 8, i64 4, !9, i64 12, i64 4, !9, i64 16, i64 4, !9, i64 20, i64 4, !9, i64 24, i64 8, !5, i64 32, i64 32, !11}
!20 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 8, i64 4, !9, i64 12, i64 4, !9, i64 16, i64 4, !9, i64 20, i64 8, !5, i64 28, i64 32, !11}
!21 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 8, i64 4, !9, i64 12, i64 4, !9, i64 16, i64 8, !5, i64 24, i64 32, !11}
!22 = !{!23, !10, i64 84}
!23 = !{!"_ZTS13pl_array_warp", !24, i64 0, !10, i64 80, !10, i64 84, !10, i64 88}
!24 = !{!"_ZTS5taker", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12, !10, i64 16, !10, i64 20, !10, i64 24, !10, i64 28, !10, i64 32, !10, i64 36, !6, i64 40, !7, i64 48}
!25 = !{!23, !10, i64 88}
!26 = !{!13, !10, i64 8}
!27 = !{!28, !6, i64 144}
!28 = !{!"_ZTS12array_common", !29, i64 0, !30, i64 88, !6, i64 144, !6, i64 152, !6, i64 160, !6, i64 168, !6, i64 176, !6, i64 184, !6, i64 192, !6, i64 200, !10, i64 208, !10, i64 212, !10, i64 216, !10, i64 220}
!29 = !{!"_ZTS11ring_params", !6, i64 0, !6, i64 8, !6, i64 16, !6, i64 24, !6, i64 32, !6, i64 40, !6, i64 48, !6, i64 56, !6, i64 64, !6, i64 72, !10, i64 80, !10, i64 84}
!30 = !{!"_ZTS13frames_params", !6, i64 0, !6, i64 8, !6, i64 16, !6, i64 24, !6, i64 32, !6, i64 40, !6, i64 48}
!31 = !{i64 0}
!32 = !{i64 0}
!33 = !{!23, !10, i64 16}
!34 = !{!23, !10, i64 80}
!35 = !{i64 0}
!36 = !{!23, !10, i64 0}
!37 = !{!24, !10, i64 0}
!38 = !{!29, !6, i64 40}
!39 = !{i64 0}
!40 = !{!24, !10, i64 24}
!41 = !{!24, !10, i64 32}
!42 = !{!24, !10, i64 20}
!43 = !{i64 0}
!44 = !{i64 0}
!45 = distinct !{!45, !46}
!46 = !{!"llvm.loop.mustprogress"}
!47 = !{!28, !10, i64 208}
!48 = !{!28, !6, i64 176}
!49 = !{!24, !10, i64 16}
!50 = !{!28, !6, i64 168}
!51 = !{!24, !10, i64 4}
!52 = distinct !{!52, !46}
!53 = distinct !{!53, !46}
!54 = distinct !{!54, !46}
!55 = !{!28, !6, i64 200}
!56 = !{!28, !10, i64 212}
!57 = !{!24, !10, i64 36}
!58 = !{!28, !6, i64 184}
!59 = !{!28, !6, i64 192}
!60 = !{!24, !6, i64 40}
!61 = !{i64 0}
!62 = distinct !{!62, !46}
!63 = !{!28, !6, i64 128}
!64 = !{!30, !6, i64 0}
!65 = !{i64 0}
!66 = !{!24, !10, i64 12}
!67 = !{!24, !10, i64 8}
!68 = !{!29, !10, i64 84}
!69 = distinct !{!69, !46}
!70 = !{i64 0}
!71 = !{i64 0, i64 65}
!72 = distinct !{!72, !46}
!73 = !{!29, !6, i64 48}
!74 = !{!29, !6, i64 8}
!75 = !{i64 0}
!76 = !{!29, !6, i64 56}
!77 = distinct !{!77, !46}
!78 = !{i64 0}
!79 = distinct !{!79, !46}
!80 = !{i64 0}
!81 = distinct !{!81, !46}
!82 = !{!29, !6, i64 24}
!83 = !{i64 0}
!84 = !{!29, !6, i64 72}
!85 = distinct !{!85, !46}
!86 = !{!24, !10, i64 28}
!87 = !{!28, !6, i64 152}
!88 = !{!29, !6, i64 32}
!89 = !{i64 0}
!90 = !{!29, !6, i64 0}
!91 = !{!29, !10, i64 80}
!92 = distinct !{!92, !46}
!93 = distinct !{!93, !46}
!94 = !{!29, !6, i64 16}
!95 = !{!29, !6, i64 64}
!96 = !{i64 0}
!97 = !{!28, !10, i64 84}
!98 = !{!28, !6, i64 160}
!99 = !{!30, !6, i64 24}
!100 = !{!30, !6, i64 32}
!101 = !{!30, !6, i64 40}
!102 = !{!30, !6, i64 8}
!103 = !{!30, !6, i64 48}
!104 = distinct !{!104, !46}
!105 = !{!28, !6, i64 104}
!106 = !{i64 0}
!107 = !{i64 0}
!108 = !{i64 0}
!109 = !{!23, !10, i64 4}
!110 = distinct !{!110, !46}
!111 = distinct !{!111, !46}
!112 = distinct !{!112, !46}
!113 = !{i64 0}
!114 = !{!28, !10, i64 216}
!115 = !{i64 0}
!116 = distinct !{!116, !46}
!117 = !{i64 0}
!118 = distinct !{!118, !46}
!119 = !{i64 0}
!120 = distinct !{!120, !46}
!121 = !{i64 0}
