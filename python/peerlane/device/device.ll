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
  br i1 %27, label %28, label %5321

28:                                               ; preds = %25
  %29 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 0
  %30 = bitcast i64* %29 to %struct.array_common*
  %31 = add i64 %3, %2
  %32 = icmp ugt i64 %31, %2
  br i1 %32, label %33, label %5321

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

79:                                               ; preds = %5314, %33
  %80 = phi i64 [ %4, %33 ], [ %5317, %5314 ]
  %81 = phi i64 [ %2, %33 ], [ %5316, %5314 ]
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
  br label %5307

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
  br i1 %1544, label %1545, label %5314, !llvm.loop !62

1545:                                             ; preds = %1543, %842
  %1546 = load i32, i32* %47, align 8, !tbaa !9
  %1547 = add i32 %1546, 1
  store i32 %1547, i32* %47, align 8, !tbaa !9
  br label %5307

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
  switch i8 %1843, label %4616 [
    i8 5, label %1844
    i8 3, label %2928
    i8 2, label %2930
  ]

1844:                                             ; preds = %1840
  %1845 = icmp eq i64 %80, 0
  br i1 %1845, label %5307, label %1846

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
  br label %5307

2043:                                             ; preds = %2033
  %2044 = load i32, i32* %41, align 8, !tbaa !37
  %2045 = icmp eq i32 %2044, 0
  br i1 %2045, label %2046, label %2165

2046:                                             ; preds = %2043
  %2047 = load i32, i32* %50, align 8, !tbaa !40
  %2048 = icmp eq i32 %2047, %2036
  br i1 %2048, label %2049, label %2053

2049:                                             ; preds = %2046
  %2050 = load i32, i32* %61, align 4, !tbaa !86
  %2051 = zext i32 %2036 to i64
  %2052 = shl nuw nsw i64 %2051, 2
  br label %2060

2053:                                             ; preds = %2046
  %2054 = load i64, i64* %57, align 8, !tbaa !76
  %2055 = zext i32 %2036 to i64
  %2056 = shl nuw nsw i64 %2055, 2
  %2057 = add i64 %2054, %2056
  %2058 = inttoptr i64 %2057 to i32 addrspace(1)*
  %2059 = load volatile i32, i32 addrspace(1)* %2058, align 4, !tbaa !9
  br label %2060

2060:                                             ; preds = %2053, %2049
  %2061 = phi i64 [ %2052, %2049 ], [ %2056, %2053 ]
  %2062 = phi i64 [ %2051, %2049 ], [ %2055, %2053 ]
  %2063 = phi i32 [ %2050, %2049 ], [ %2059, %2053 ]
  %2064 = add i32 %2063, 1
  store i32 %2064, i32* %61, align 4, !tbaa !86
  %2065 = load i64, i64* %62, align 8, !tbaa !87
  %2066 = load i64, i64* %63, align 8, !tbaa !88
  %2067 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2066, i64 1) #10, !srcloc !31
  %2068 = load i32, i32* %65, align 8, !tbaa !89
  %2069 = zext i32 %2068 to i64
  %2070 = lshr i64 %2067, %2069
  %2071 = and i64 %2070, 1
  %2072 = xor i64 %2071, 1
  %2073 = load i64, i64* %29, align 8, !tbaa !90
  %2074 = shl nsw i64 -1, %2069
  %2075 = xor i64 %2074, -1
  %2076 = and i64 %2067, %2075
  %2077 = shl i64 %2076, 5
  %2078 = add i64 %2077, %2073
  %2079 = inttoptr i64 %2078 to i64*
  %2080 = load i64, i64* %57, align 8, !tbaa !76
  %2081 = add i64 %2080, %2061
  %2082 = inttoptr i64 %2081 to i32 addrspace(1)*
  store volatile i32 %2064, i32 addrspace(1)* %2082, align 4, !tbaa !9
  %2083 = zext i32 %2064 to i64
  %2084 = shl nuw i64 %2083, 32
  %2085 = shl nuw nsw i64 %2062, 16
  %2086 = or i64 %2085, %2084
  %2087 = or i64 %2086, %2072
  %2088 = or i64 %2087, 256
  %2089 = or i64 %2072, %2065
  tail call void asm sideeffect "st.volatile.global.v2.u64 [$0], {$1, $2};", "l,l,l,~{memory}"(i64* %2079, i64 %2088, i64 %2089) #10, !srcloc !91
  %2090 = getelementptr inbounds i64, i64* %2079, i64 2
  %2091 = shl i64 %81, 1
  %2092 = or i64 %2072, %2091
  %2093 = shl i64 %1550, 1
  %2094 = or i64 %2072, %2093
  tail call void asm sideeffect "st.volatile.global.v2.u64 [$0], {$1, $2};", "l,l,l,~{memory}"(i64* nonnull %2090, i64 %2092, i64 %2094) #10, !srcloc !91
  %2095 = load i32, i32* %61, align 4, !tbaa !86
  %2096 = shl nuw nsw i64 %2062, 3
  %2097 = zext i32 %2095 to i64
  br label %2098

2098:                                             ; preds = %2139, %2060
  %2099 = phi i32 [ 1, %2060 ], [ %2140, %2139 ]
  %2100 = phi i64 [ 0, %2060 ], [ %2141, %2139 ]
  %2101 = phi i32 [ 0, %2060 ], [ %2143, %2139 ]
  %2102 = load i64, i64* %56, align 8, !tbaa !74
  %2103 = add i64 %2102, %2096
  %2104 = inttoptr i64 %2103 to i64*
  %2105 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %2104) #10, !srcloc !75
  %2106 = trunc i64 %2105 to i32
  %2107 = lshr i64 %2105, 32
  %2108 = icmp eq i64 %2107, %2097
  br i1 %2108, label %2109, label %2114

2109:                                             ; preds = %2098
  %2110 = icmp slt i32 %2106, 0
  %2111 = select i1 %2110, i32 0, i32 %2106
  %2112 = sub nsw i32 0, %2106
  %2113 = select i1 %2110, i32 %2112, i32 0
  br label %2139

2114:                                             ; preds = %2098
  %2115 = add i32 %2099, 1
  %2116 = and i32 %2099, 63
  %2117 = icmp eq i32 %2116, 0
  br i1 %2117, label %2118, label %2134

2118:                                             ; preds = %2114
  %2119 = load i64, i64* %58, align 8, !tbaa !82
  %2120 = inttoptr i64 %2119 to i64*
  %2121 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %2120) #10, !srcloc !75
  %2122 = icmp eq i64 %2121, 0
  br i1 %2122, label %2123, label %2134

2123:                                             ; preds = %2118
  %2124 = icmp eq i64 %2100, 0
  br i1 %2124, label %2125, label %2129

2125:                                             ; preds = %2123
  %2126 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !83
  %2127 = load i64, i64* %59, align 8, !tbaa !84
  %2128 = add i64 %2127, %2126
  br label %2129

2129:                                             ; preds = %2125, %2123
  %2130 = phi i64 [ %2128, %2125 ], [ %2100, %2123 ]
  %2131 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !83
  %2132 = icmp ult i64 %2131, %2130
  %2133 = select i1 %2132, i32 0, i32 110
  br label %2134

2134:                                             ; preds = %2129, %2118, %2114
  %2135 = phi i64 [ %2130, %2129 ], [ %2100, %2118 ], [ %2100, %2114 ]
  %2136 = phi i32 [ %2133, %2129 ], [ 108, %2118 ], [ 0, %2114 ]
  %2137 = icmp eq i32 %2136, 0
  %2138 = select i1 %2137, i32 0, i32 2
  br label %2139

2139:                                             ; preds = %2134, %2109
  %2140 = phi i32 [ %2099, %2109 ], [ %2115, %2134 ]
  %2141 = phi i64 [ %2100, %2109 ], [ %2135, %2134 ]
  %2142 = phi i32 [ %2113, %2109 ], [ %2136, %2134 ]
  %2143 = phi i32 [ %2111, %2109 ], [ %2101, %2134 ]
  %2144 = phi i32 [ 1, %2109 ], [ %2138, %2134 ]
  switch i32 %2144, label %2155 [
    i32 0, label %2098
    i32 2, label %2145
  ], !llvm.loop !92

2145:                                             ; preds = %2139
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !43
  %2146 = load i64, i64* %55, align 8, !tbaa !73
  %2147 = lshr i32 %2036, 3
  %2148 = and i32 %2147, 536870904
  %2149 = zext i32 %2148 to i64
  %2150 = add i64 %2146, %2149
  %2151 = and i32 %2036, 63
  %2152 = zext i32 %2151 to i64
  %2153 = shl nuw i64 1, %2152
  %2154 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2150, i64 %2153) #10, !srcloc !65
  br label %2155

2155:                                             ; preds = %2139, %2145
  %2156 = phi i64 [ 36028797018963968, %2145 ], [ 0, %2139 ]
  %2157 = icmp eq i32 %2142, 0
  br i1 %2157, label %2162, label %2158

2158:                                             ; preds = %2155
  %2159 = zext i32 %2142 to i64
  %2160 = or i64 %2156, %2159
  %2161 = or i64 %2160, 216172782113783808
  br label %2165

2162:                                             ; preds = %2155
  %2163 = zext i32 %2143 to i64
  %2164 = or i64 %2163, 144115188075855872
  br label %2165

2165:                                             ; preds = %2162, %2158, %2043
  %2166 = phi i64 [ 0, %2043 ], [ %2161, %2158 ], [ %2164, %2162 ]
  %2167 = trunc i64 %2166 to i32
  %2168 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2167, i32 0, i32 31) #7
  %2169 = lshr i64 %2166, 32
  %2170 = trunc i64 %2169 to i32
  %2171 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2170, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !32
  %2172 = zext i32 %2171 to i64
  %2173 = shl nuw i64 %2172, 32
  %2174 = zext i32 %2168 to i64
  %2175 = and i64 %2172, 4278190080
  %2176 = icmp eq i64 %2175, 50331648
  %2177 = and i64 %2173, 72057589742960640
  %2178 = or i64 %2177, %2174
  %2179 = icmp ult i64 %2178, %1550
  %2180 = select i1 %2179, i32 61, i32 0
  %2181 = select i1 %2176, i32 %2168, i32 %2180
  %2182 = icmp eq i32 %2181, 0
  br i1 %2182, label %2183, label %2856

2183:                                             ; preds = %2165
  %2184 = load i64, i64* %66, align 8, !tbaa !93
  %2185 = zext i32 %2036 to i64
  %2186 = load i64, i64* %67, align 8, !tbaa !94
  %2187 = mul i64 %2186, %2185
  %2188 = add i64 %2187, %2184
  %2189 = load i32, i32* %41, align 8, !tbaa !37
  %2190 = load i32, i32* %46, align 4, !tbaa !51
  %2191 = xor i64 %2188, %80
  %2192 = and i64 %2191, 15
  %2193 = icmp eq i64 %2192, 0
  %2194 = and i64 %2191, 3
  %2195 = icmp eq i64 %2194, 0
  %2196 = select i1 %2195, i64 4, i64 1
  %2197 = select i1 %2193, i64 16, i64 %2196
  %2198 = sub i64 0, %80
  %2199 = add nsw i64 %2197, -1
  %2200 = and i64 %2199, %2198
  %2201 = or i64 %1550, %80
  %2202 = or i64 %2201, %2188
  %2203 = and i64 %2202, 15
  %2204 = icmp eq i64 %2203, 0
  br i1 %2204, label %2205, label %2404

2205:                                             ; preds = %2183
  %2206 = lshr i64 %1550, 4
  %2207 = zext i32 %2189 to i64
  %2208 = mul i32 %2190, 7
  %2209 = zext i32 %2208 to i64
  %2210 = add nuw nsw i64 %2209, %2207
  %2211 = icmp ult i64 %2210, %2206
  br i1 %2211, label %2212, label %2286

2212:                                             ; preds = %2205
  %2213 = shl i32 %2190, 3
  %2214 = zext i32 %2213 to i64
  %2215 = zext i32 %2190 to i64
  %2216 = shl i32 %2190, 1
  %2217 = zext i32 %2216 to i64
  %2218 = mul i32 %2190, 3
  %2219 = zext i32 %2218 to i64
  %2220 = shl i32 %2190, 2
  %2221 = zext i32 %2220 to i64
  %2222 = mul i32 %2190, 5
  %2223 = zext i32 %2222 to i64
  %2224 = mul i32 %2190, 6
  %2225 = zext i32 %2224 to i64
  br label %2226

2226:                                             ; preds = %2226, %2212
  %2227 = phi i64 [ %2207, %2212 ], [ %2283, %2226 ]
  %2228 = shl i64 %2227, 4
  %2229 = add i64 %2228, %2188
  %2230 = inttoptr i64 %2229 to <4 x i32> addrspace(1)*
  %2231 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2230, align 16, !tbaa !11
  %2232 = add i64 %2227, %2215
  %2233 = shl i64 %2232, 4
  %2234 = add i64 %2233, %2188
  %2235 = inttoptr i64 %2234 to <4 x i32> addrspace(1)*
  %2236 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2235, align 16, !tbaa !11
  %2237 = add i64 %2227, %2217
  %2238 = shl i64 %2237, 4
  %2239 = add i64 %2238, %2188
  %2240 = inttoptr i64 %2239 to <4 x i32> addrspace(1)*
  %2241 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2240, align 16, !tbaa !11
  %2242 = add i64 %2227, %2219
  %2243 = shl i64 %2242, 4
  %2244 = add i64 %2243, %2188
  %2245 = inttoptr i64 %2244 to <4 x i32> addrspace(1)*
  %2246 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2245, align 16, !tbaa !11
  %2247 = add i64 %2227, %2221
  %2248 = shl i64 %2247, 4
  %2249 = add i64 %2248, %2188
  %2250 = inttoptr i64 %2249 to <4 x i32> addrspace(1)*
  %2251 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2250, align 16, !tbaa !11
  %2252 = add i64 %2227, %2223
  %2253 = shl i64 %2252, 4
  %2254 = add i64 %2253, %2188
  %2255 = inttoptr i64 %2254 to <4 x i32> addrspace(1)*
  %2256 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2255, align 16, !tbaa !11
  %2257 = add i64 %2227, %2225
  %2258 = shl i64 %2257, 4
  %2259 = add i64 %2258, %2188
  %2260 = inttoptr i64 %2259 to <4 x i32> addrspace(1)*
  %2261 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2260, align 16, !tbaa !11
  %2262 = add i64 %2227, %2209
  %2263 = shl i64 %2262, 4
  %2264 = add i64 %2263, %2188
  %2265 = inttoptr i64 %2264 to <4 x i32> addrspace(1)*
  %2266 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2265, align 16, !tbaa !11
  %2267 = add i64 %2228, %80
  %2268 = inttoptr i64 %2267 to <4 x i32> addrspace(1)*
  store <4 x i32> %2231, <4 x i32> addrspace(1)* %2268, align 16, !tbaa !11
  %2269 = add i64 %2233, %80
  %2270 = inttoptr i64 %2269 to <4 x i32> addrspace(1)*
  store <4 x i32> %2236, <4 x i32> addrspace(1)* %2270, align 16, !tbaa !11
  %2271 = add i64 %2238, %80
  %2272 = inttoptr i64 %2271 to <4 x i32> addrspace(1)*
  store <4 x i32> %2241, <4 x i32> addrspace(1)* %2272, align 16, !tbaa !11
  %2273 = add i64 %2243, %80
  %2274 = inttoptr i64 %2273 to <4 x i32> addrspace(1)*
  store <4 x i32> %2246, <4 x i32> addrspace(1)* %2274, align 16, !tbaa !11
  %2275 = add i64 %2248, %80
  %2276 = inttoptr i64 %2275 to <4 x i32> addrspace(1)*
  store <4 x i32> %2251, <4 x i32> addrspace(1)* %2276, align 16, !tbaa !11
  %2277 = add i64 %2253, %80
  %2278 = inttoptr i64 %2277 to <4 x i32> addrspace(1)*
  store <4 x i32> %2256, <4 x i32> addrspace(1)* %2278, align 16, !tbaa !11
  %2279 = add i64 %2258, %80
  %2280 = inttoptr i64 %2279 to <4 x i32> addrspace(1)*
  store <4 x i32> %2261, <4 x i32> addrspace(1)* %2280, align 16, !tbaa !11
  %2281 = add i64 %2263, %80
  %2282 = inttoptr i64 %2281 to <4 x i32> addrspace(1)*
  store <4 x i32> %2266, <4 x i32> addrspace(1)* %2282, align 16, !tbaa !11
  %2283 = add i64 %2227, %2214
  %2284 = add i64 %2283, %2209
  %2285 = icmp ult i64 %2284, %2206
  br i1 %2285, label %2226, label %2286, !llvm.loop !52

2286:                                             ; preds = %2226, %2205
  %2287 = phi i64 [ %2207, %2205 ], [ %2283, %2226 ]
  %2288 = icmp ult i64 %2287, %2206
  br i1 %2288, label %2289, label %2856

2289:                                             ; preds = %2286
  %2290 = shl i64 %2287, 4
  %2291 = add i64 %2290, %2188
  %2292 = inttoptr i64 %2291 to <4 x i32> addrspace(1)*
  %2293 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2292, align 16, !tbaa !11
  %2294 = zext i32 %2190 to i64
  %2295 = add i64 %2287, %2294
  %2296 = icmp ult i64 %2295, %2206
  br i1 %2296, label %2297, label %2302

2297:                                             ; preds = %2289
  %2298 = shl i64 %2295, 4
  %2299 = add i64 %2298, %2188
  %2300 = inttoptr i64 %2299 to <4 x i32> addrspace(1)*
  %2301 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2300, align 16, !tbaa !11
  br label %2302

2302:                                             ; preds = %2297, %2289
  %2303 = phi <4 x i32> [ %2301, %2297 ], [ zeroinitializer, %2289 ]
  %2304 = shl i32 %2190, 1
  %2305 = zext i32 %2304 to i64
  %2306 = add i64 %2287, %2305
  %2307 = icmp ult i64 %2306, %2206
  br i1 %2307, label %2308, label %2313

2308:                                             ; preds = %2302
  %2309 = shl i64 %2306, 4
  %2310 = add i64 %2309, %2188
  %2311 = inttoptr i64 %2310 to <4 x i32> addrspace(1)*
  %2312 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2311, align 16, !tbaa !11
  br label %2313

2313:                                             ; preds = %2308, %2302
  %2314 = phi <4 x i32> [ %2312, %2308 ], [ zeroinitializer, %2302 ]
  %2315 = mul i32 %2190, 3
  %2316 = zext i32 %2315 to i64
  %2317 = add i64 %2287, %2316
  %2318 = icmp ult i64 %2317, %2206
  br i1 %2318, label %2319, label %2324

2319:                                             ; preds = %2313
  %2320 = shl i64 %2317, 4
  %2321 = add i64 %2320, %2188
  %2322 = inttoptr i64 %2321 to <4 x i32> addrspace(1)*
  %2323 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2322, align 16, !tbaa !11
  br label %2324

2324:                                             ; preds = %2319, %2313
  %2325 = phi <4 x i32> [ %2323, %2319 ], [ zeroinitializer, %2313 ]
  %2326 = shl i32 %2190, 2
  %2327 = zext i32 %2326 to i64
  %2328 = add i64 %2287, %2327
  %2329 = icmp ult i64 %2328, %2206
  br i1 %2329, label %2330, label %2335

2330:                                             ; preds = %2324
  %2331 = shl i64 %2328, 4
  %2332 = add i64 %2331, %2188
  %2333 = inttoptr i64 %2332 to <4 x i32> addrspace(1)*
  %2334 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2333, align 16, !tbaa !11
  br label %2335

2335:                                             ; preds = %2330, %2324
  %2336 = phi <4 x i32> [ %2334, %2330 ], [ zeroinitializer, %2324 ]
  %2337 = mul i32 %2190, 5
  %2338 = zext i32 %2337 to i64
  %2339 = add i64 %2287, %2338
  %2340 = icmp ult i64 %2339, %2206
  br i1 %2340, label %2341, label %2346

2341:                                             ; preds = %2335
  %2342 = shl i64 %2339, 4
  %2343 = add i64 %2342, %2188
  %2344 = inttoptr i64 %2343 to <4 x i32> addrspace(1)*
  %2345 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2344, align 16, !tbaa !11
  br label %2346

2346:                                             ; preds = %2341, %2335
  %2347 = phi <4 x i32> [ %2345, %2341 ], [ zeroinitializer, %2335 ]
  %2348 = mul i32 %2190, 6
  %2349 = zext i32 %2348 to i64
  %2350 = add i64 %2287, %2349
  %2351 = icmp ult i64 %2350, %2206
  br i1 %2351, label %2352, label %2357

2352:                                             ; preds = %2346
  %2353 = shl i64 %2350, 4
  %2354 = add i64 %2353, %2188
  %2355 = inttoptr i64 %2354 to <4 x i32> addrspace(1)*
  %2356 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2355, align 16, !tbaa !11
  br label %2357

2357:                                             ; preds = %2352, %2346
  %2358 = phi <4 x i32> [ %2356, %2352 ], [ zeroinitializer, %2346 ]
  %2359 = add i64 %2287, %2209
  %2360 = icmp ult i64 %2359, %2206
  br i1 %2360, label %2361, label %2366

2361:                                             ; preds = %2357
  %2362 = shl i64 %2359, 4
  %2363 = add i64 %2362, %2188
  %2364 = inttoptr i64 %2363 to <4 x i32> addrspace(1)*
  %2365 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2364, align 16, !tbaa !11
  br label %2366

2366:                                             ; preds = %2361, %2357
  %2367 = phi <4 x i32> [ %2365, %2361 ], [ zeroinitializer, %2357 ]
  %2368 = add i64 %2290, %80
  %2369 = inttoptr i64 %2368 to <4 x i32> addrspace(1)*
  store <4 x i32> %2293, <4 x i32> addrspace(1)* %2369, align 16, !tbaa !11
  br i1 %2296, label %2370, label %2374

2370:                                             ; preds = %2366
  %2371 = shl i64 %2295, 4
  %2372 = add i64 %2371, %80
  %2373 = inttoptr i64 %2372 to <4 x i32> addrspace(1)*
  store <4 x i32> %2303, <4 x i32> addrspace(1)* %2373, align 16, !tbaa !11
  br label %2374

2374:                                             ; preds = %2370, %2366
  br i1 %2307, label %2375, label %2379

2375:                                             ; preds = %2374
  %2376 = shl i64 %2306, 4
  %2377 = add i64 %2376, %80
  %2378 = inttoptr i64 %2377 to <4 x i32> addrspace(1)*
  store <4 x i32> %2314, <4 x i32> addrspace(1)* %2378, align 16, !tbaa !11
  br label %2379

2379:                                             ; preds = %2375, %2374
  br i1 %2318, label %2380, label %2384

2380:                                             ; preds = %2379
  %2381 = shl i64 %2317, 4
  %2382 = add i64 %2381, %80
  %2383 = inttoptr i64 %2382 to <4 x i32> addrspace(1)*
  store <4 x i32> %2325, <4 x i32> addrspace(1)* %2383, align 16, !tbaa !11
  br label %2384

2384:                                             ; preds = %2380, %2379
  br i1 %2329, label %2385, label %2389

2385:                                             ; preds = %2384
  %2386 = shl i64 %2328, 4
  %2387 = add i64 %2386, %80
  %2388 = inttoptr i64 %2387 to <4 x i32> addrspace(1)*
  store <4 x i32> %2336, <4 x i32> addrspace(1)* %2388, align 16, !tbaa !11
  br label %2389

2389:                                             ; preds = %2385, %2384
  br i1 %2340, label %2390, label %2394

2390:                                             ; preds = %2389
  %2391 = shl i64 %2339, 4
  %2392 = add i64 %2391, %80
  %2393 = inttoptr i64 %2392 to <4 x i32> addrspace(1)*
  store <4 x i32> %2347, <4 x i32> addrspace(1)* %2393, align 16, !tbaa !11
  br label %2394

2394:                                             ; preds = %2390, %2389
  br i1 %2351, label %2395, label %2399

2395:                                             ; preds = %2394
  %2396 = shl i64 %2350, 4
  %2397 = add i64 %2396, %80
  %2398 = inttoptr i64 %2397 to <4 x i32> addrspace(1)*
  store <4 x i32> %2358, <4 x i32> addrspace(1)* %2398, align 16, !tbaa !11
  br label %2399

2399:                                             ; preds = %2395, %2394
  br i1 %2360, label %2400, label %2856

2400:                                             ; preds = %2399
  %2401 = shl i64 %2359, 4
  %2402 = add i64 %2401, %80
  %2403 = inttoptr i64 %2402 to <4 x i32> addrspace(1)*
  store <4 x i32> %2367, <4 x i32> addrspace(1)* %2403, align 16, !tbaa !11
  br label %2856

2404:                                             ; preds = %2183
  %2405 = icmp ult i64 %2200, %1550
  %2406 = select i1 %2405, i64 %2200, i64 %1550
  %2407 = sub i64 %1550, %2406
  %2408 = sub nsw i64 0, %2197
  %2409 = and i64 %2407, %2408
  switch i64 %2197, label %2812 [
    i64 16, label %2410
    i64 4, label %2611
  ]

2410:                                             ; preds = %2404
  %2411 = add i64 %2406, %80
  %2412 = add i64 %2406, %2188
  %2413 = lshr i64 %2409, 4
  %2414 = zext i32 %2189 to i64
  %2415 = mul i32 %2190, 7
  %2416 = zext i32 %2415 to i64
  %2417 = add nuw nsw i64 %2416, %2414
  %2418 = icmp ult i64 %2417, %2413
  br i1 %2418, label %2419, label %2493

2419:                                             ; preds = %2410
  %2420 = shl i32 %2190, 3
  %2421 = zext i32 %2420 to i64
  %2422 = zext i32 %2190 to i64
  %2423 = shl i32 %2190, 1
  %2424 = zext i32 %2423 to i64
  %2425 = mul i32 %2190, 3
  %2426 = zext i32 %2425 to i64
  %2427 = shl i32 %2190, 2
  %2428 = zext i32 %2427 to i64
  %2429 = mul i32 %2190, 5
  %2430 = zext i32 %2429 to i64
  %2431 = mul i32 %2190, 6
  %2432 = zext i32 %2431 to i64
  br label %2433

2433:                                             ; preds = %2433, %2419
  %2434 = phi i64 [ %2414, %2419 ], [ %2490, %2433 ]
  %2435 = shl i64 %2434, 4
  %2436 = add i64 %2435, %2412
  %2437 = inttoptr i64 %2436 to <4 x i32> addrspace(1)*
  %2438 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2437, align 16, !tbaa !11
  %2439 = add i64 %2434, %2422
  %2440 = shl i64 %2439, 4
  %2441 = add i64 %2440, %2412
  %2442 = inttoptr i64 %2441 to <4 x i32> addrspace(1)*
  %2443 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2442, align 16, !tbaa !11
  %2444 = add i64 %2434, %2424
  %2445 = shl i64 %2444, 4
  %2446 = add i64 %2445, %2412
  %2447 = inttoptr i64 %2446 to <4 x i32> addrspace(1)*
  %2448 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2447, align 16, !tbaa !11
  %2449 = add i64 %2434, %2426
  %2450 = shl i64 %2449, 4
  %2451 = add i64 %2450, %2412
  %2452 = inttoptr i64 %2451 to <4 x i32> addrspace(1)*
  %2453 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2452, align 16, !tbaa !11
  %2454 = add i64 %2434, %2428
  %2455 = shl i64 %2454, 4
  %2456 = add i64 %2455, %2412
  %2457 = inttoptr i64 %2456 to <4 x i32> addrspace(1)*
  %2458 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2457, align 16, !tbaa !11
  %2459 = add i64 %2434, %2430
  %2460 = shl i64 %2459, 4
  %2461 = add i64 %2460, %2412
  %2462 = inttoptr i64 %2461 to <4 x i32> addrspace(1)*
  %2463 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2462, align 16, !tbaa !11
  %2464 = add i64 %2434, %2432
  %2465 = shl i64 %2464, 4
  %2466 = add i64 %2465, %2412
  %2467 = inttoptr i64 %2466 to <4 x i32> addrspace(1)*
  %2468 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2467, align 16, !tbaa !11
  %2469 = add i64 %2434, %2416
  %2470 = shl i64 %2469, 4
  %2471 = add i64 %2470, %2412
  %2472 = inttoptr i64 %2471 to <4 x i32> addrspace(1)*
  %2473 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2472, align 16, !tbaa !11
  %2474 = add i64 %2435, %2411
  %2475 = inttoptr i64 %2474 to <4 x i32> addrspace(1)*
  store <4 x i32> %2438, <4 x i32> addrspace(1)* %2475, align 16, !tbaa !11
  %2476 = add i64 %2440, %2411
  %2477 = inttoptr i64 %2476 to <4 x i32> addrspace(1)*
  store <4 x i32> %2443, <4 x i32> addrspace(1)* %2477, align 16, !tbaa !11
  %2478 = add i64 %2445, %2411
  %2479 = inttoptr i64 %2478 to <4 x i32> addrspace(1)*
  store <4 x i32> %2448, <4 x i32> addrspace(1)* %2479, align 16, !tbaa !11
  %2480 = add i64 %2450, %2411
  %2481 = inttoptr i64 %2480 to <4 x i32> addrspace(1)*
  store <4 x i32> %2453, <4 x i32> addrspace(1)* %2481, align 16, !tbaa !11
  %2482 = add i64 %2455, %2411
  %2483 = inttoptr i64 %2482 to <4 x i32> addrspace(1)*
  store <4 x i32> %2458, <4 x i32> addrspace(1)* %2483, align 16, !tbaa !11
  %2484 = add i64 %2460, %2411
  %2485 = inttoptr i64 %2484 to <4 x i32> addrspace(1)*
  store <4 x i32> %2463, <4 x i32> addrspace(1)* %2485, align 16, !tbaa !11
  %2486 = add i64 %2465, %2411
  %2487 = inttoptr i64 %2486 to <4 x i32> addrspace(1)*
  store <4 x i32> %2468, <4 x i32> addrspace(1)* %2487, align 16, !tbaa !11
  %2488 = add i64 %2470, %2411
  %2489 = inttoptr i64 %2488 to <4 x i32> addrspace(1)*
  store <4 x i32> %2473, <4 x i32> addrspace(1)* %2489, align 16, !tbaa !11
  %2490 = add i64 %2434, %2421
  %2491 = add i64 %2490, %2416
  %2492 = icmp ult i64 %2491, %2413
  br i1 %2492, label %2433, label %2493, !llvm.loop !52

2493:                                             ; preds = %2433, %2410
  %2494 = phi i64 [ %2414, %2410 ], [ %2490, %2433 ]
  %2495 = icmp ult i64 %2494, %2413
  br i1 %2495, label %2496, label %2826

2496:                                             ; preds = %2493
  %2497 = shl i64 %2494, 4
  %2498 = add i64 %2497, %2412
  %2499 = inttoptr i64 %2498 to <4 x i32> addrspace(1)*
  %2500 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2499, align 16, !tbaa !11
  %2501 = zext i32 %2190 to i64
  %2502 = add i64 %2494, %2501
  %2503 = icmp ult i64 %2502, %2413
  br i1 %2503, label %2504, label %2509

2504:                                             ; preds = %2496
  %2505 = shl i64 %2502, 4
  %2506 = add i64 %2505, %2412
  %2507 = inttoptr i64 %2506 to <4 x i32> addrspace(1)*
  %2508 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2507, align 16, !tbaa !11
  br label %2509

2509:                                             ; preds = %2504, %2496
  %2510 = phi <4 x i32> [ %2508, %2504 ], [ zeroinitializer, %2496 ]
  %2511 = shl i32 %2190, 1
  %2512 = zext i32 %2511 to i64
  %2513 = add i64 %2494, %2512
  %2514 = icmp ult i64 %2513, %2413
  br i1 %2514, label %2515, label %2520

2515:                                             ; preds = %2509
  %2516 = shl i64 %2513, 4
  %2517 = add i64 %2516, %2412
  %2518 = inttoptr i64 %2517 to <4 x i32> addrspace(1)*
  %2519 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2518, align 16, !tbaa !11
  br label %2520

2520:                                             ; preds = %2515, %2509
  %2521 = phi <4 x i32> [ %2519, %2515 ], [ zeroinitializer, %2509 ]
  %2522 = mul i32 %2190, 3
  %2523 = zext i32 %2522 to i64
  %2524 = add i64 %2494, %2523
  %2525 = icmp ult i64 %2524, %2413
  br i1 %2525, label %2526, label %2531

2526:                                             ; preds = %2520
  %2527 = shl i64 %2524, 4
  %2528 = add i64 %2527, %2412
  %2529 = inttoptr i64 %2528 to <4 x i32> addrspace(1)*
  %2530 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2529, align 16, !tbaa !11
  br label %2531

2531:                                             ; preds = %2526, %2520
  %2532 = phi <4 x i32> [ %2530, %2526 ], [ zeroinitializer, %2520 ]
  %2533 = shl i32 %2190, 2
  %2534 = zext i32 %2533 to i64
  %2535 = add i64 %2494, %2534
  %2536 = icmp ult i64 %2535, %2413
  br i1 %2536, label %2537, label %2542

2537:                                             ; preds = %2531
  %2538 = shl i64 %2535, 4
  %2539 = add i64 %2538, %2412
  %2540 = inttoptr i64 %2539 to <4 x i32> addrspace(1)*
  %2541 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2540, align 16, !tbaa !11
  br label %2542

2542:                                             ; preds = %2537, %2531
  %2543 = phi <4 x i32> [ %2541, %2537 ], [ zeroinitializer, %2531 ]
  %2544 = mul i32 %2190, 5
  %2545 = zext i32 %2544 to i64
  %2546 = add i64 %2494, %2545
  %2547 = icmp ult i64 %2546, %2413
  br i1 %2547, label %2548, label %2553

2548:                                             ; preds = %2542
  %2549 = shl i64 %2546, 4
  %2550 = add i64 %2549, %2412
  %2551 = inttoptr i64 %2550 to <4 x i32> addrspace(1)*
  %2552 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2551, align 16, !tbaa !11
  br label %2553

2553:                                             ; preds = %2548, %2542
  %2554 = phi <4 x i32> [ %2552, %2548 ], [ zeroinitializer, %2542 ]
  %2555 = mul i32 %2190, 6
  %2556 = zext i32 %2555 to i64
  %2557 = add i64 %2494, %2556
  %2558 = icmp ult i64 %2557, %2413
  br i1 %2558, label %2559, label %2564

2559:                                             ; preds = %2553
  %2560 = shl i64 %2557, 4
  %2561 = add i64 %2560, %2412
  %2562 = inttoptr i64 %2561 to <4 x i32> addrspace(1)*
  %2563 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2562, align 16, !tbaa !11
  br label %2564

2564:                                             ; preds = %2559, %2553
  %2565 = phi <4 x i32> [ %2563, %2559 ], [ zeroinitializer, %2553 ]
  %2566 = add i64 %2494, %2416
  %2567 = icmp ult i64 %2566, %2413
  br i1 %2567, label %2568, label %2573

2568:                                             ; preds = %2564
  %2569 = shl i64 %2566, 4
  %2570 = add i64 %2569, %2412
  %2571 = inttoptr i64 %2570 to <4 x i32> addrspace(1)*
  %2572 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2571, align 16, !tbaa !11
  br label %2573

2573:                                             ; preds = %2568, %2564
  %2574 = phi <4 x i32> [ %2572, %2568 ], [ zeroinitializer, %2564 ]
  %2575 = add i64 %2497, %2411
  %2576 = inttoptr i64 %2575 to <4 x i32> addrspace(1)*
  store <4 x i32> %2500, <4 x i32> addrspace(1)* %2576, align 16, !tbaa !11
  br i1 %2503, label %2577, label %2581

2577:                                             ; preds = %2573
  %2578 = shl i64 %2502, 4
  %2579 = add i64 %2578, %2411
  %2580 = inttoptr i64 %2579 to <4 x i32> addrspace(1)*
  store <4 x i32> %2510, <4 x i32> addrspace(1)* %2580, align 16, !tbaa !11
  br label %2581

2581:                                             ; preds = %2577, %2573
  br i1 %2514, label %2582, label %2586

2582:                                             ; preds = %2581
  %2583 = shl i64 %2513, 4
  %2584 = add i64 %2583, %2411
  %2585 = inttoptr i64 %2584 to <4 x i32> addrspace(1)*
  store <4 x i32> %2521, <4 x i32> addrspace(1)* %2585, align 16, !tbaa !11
  br label %2586

2586:                                             ; preds = %2582, %2581
  br i1 %2525, label %2587, label %2591

2587:                                             ; preds = %2586
  %2588 = shl i64 %2524, 4
  %2589 = add i64 %2588, %2411
  %2590 = inttoptr i64 %2589 to <4 x i32> addrspace(1)*
  store <4 x i32> %2532, <4 x i32> addrspace(1)* %2590, align 16, !tbaa !11
  br label %2591

2591:                                             ; preds = %2587, %2586
  br i1 %2536, label %2592, label %2596

2592:                                             ; preds = %2591
  %2593 = shl i64 %2535, 4
  %2594 = add i64 %2593, %2411
  %2595 = inttoptr i64 %2594 to <4 x i32> addrspace(1)*
  store <4 x i32> %2543, <4 x i32> addrspace(1)* %2595, align 16, !tbaa !11
  br label %2596

2596:                                             ; preds = %2592, %2591
  br i1 %2547, label %2597, label %2601

2597:                                             ; preds = %2596
  %2598 = shl i64 %2546, 4
  %2599 = add i64 %2598, %2411
  %2600 = inttoptr i64 %2599 to <4 x i32> addrspace(1)*
  store <4 x i32> %2554, <4 x i32> addrspace(1)* %2600, align 16, !tbaa !11
  br label %2601

2601:                                             ; preds = %2597, %2596
  br i1 %2558, label %2602, label %2606

2602:                                             ; preds = %2601
  %2603 = shl i64 %2557, 4
  %2604 = add i64 %2603, %2411
  %2605 = inttoptr i64 %2604 to <4 x i32> addrspace(1)*
  store <4 x i32> %2565, <4 x i32> addrspace(1)* %2605, align 16, !tbaa !11
  br label %2606

2606:                                             ; preds = %2602, %2601
  br i1 %2567, label %2607, label %2826

2607:                                             ; preds = %2606
  %2608 = shl i64 %2566, 4
  %2609 = add i64 %2608, %2411
  %2610 = inttoptr i64 %2609 to <4 x i32> addrspace(1)*
  store <4 x i32> %2574, <4 x i32> addrspace(1)* %2610, align 16, !tbaa !11
  br label %2826

2611:                                             ; preds = %2404
  %2612 = add i64 %2406, %80
  %2613 = add i64 %2406, %2188
  %2614 = lshr i64 %2409, 2
  %2615 = zext i32 %2189 to i64
  %2616 = mul i32 %2190, 7
  %2617 = zext i32 %2616 to i64
  %2618 = add nuw nsw i64 %2617, %2615
  %2619 = icmp ult i64 %2618, %2614
  br i1 %2619, label %2620, label %2694

2620:                                             ; preds = %2611
  %2621 = shl i32 %2190, 3
  %2622 = zext i32 %2621 to i64
  %2623 = zext i32 %2190 to i64
  %2624 = shl i32 %2190, 1
  %2625 = zext i32 %2624 to i64
  %2626 = mul i32 %2190, 3
  %2627 = zext i32 %2626 to i64
  %2628 = shl i32 %2190, 2
  %2629 = zext i32 %2628 to i64
  %2630 = mul i32 %2190, 5
  %2631 = zext i32 %2630 to i64
  %2632 = mul i32 %2190, 6
  %2633 = zext i32 %2632 to i64
  br label %2634

2634:                                             ; preds = %2634, %2620
  %2635 = phi i64 [ %2615, %2620 ], [ %2691, %2634 ]
  %2636 = shl i64 %2635, 2
  %2637 = add i64 %2636, %2613
  %2638 = inttoptr i64 %2637 to i32 addrspace(1)*
  %2639 = load volatile i32, i32 addrspace(1)* %2638, align 4, !tbaa !11
  %2640 = add i64 %2635, %2623
  %2641 = shl i64 %2640, 2
  %2642 = add i64 %2641, %2613
  %2643 = inttoptr i64 %2642 to i32 addrspace(1)*
  %2644 = load volatile i32, i32 addrspace(1)* %2643, align 4, !tbaa !11
  %2645 = add i64 %2635, %2625
  %2646 = shl i64 %2645, 2
  %2647 = add i64 %2646, %2613
  %2648 = inttoptr i64 %2647 to i32 addrspace(1)*
  %2649 = load volatile i32, i32 addrspace(1)* %2648, align 4, !tbaa !11
  %2650 = add i64 %2635, %2627
  %2651 = shl i64 %2650, 2
  %2652 = add i64 %2651, %2613
  %2653 = inttoptr i64 %2652 to i32 addrspace(1)*
  %2654 = load volatile i32, i32 addrspace(1)* %2653, align 4, !tbaa !11
  %2655 = add i64 %2635, %2629
  %2656 = shl i64 %2655, 2
  %2657 = add i64 %2656, %2613
  %2658 = inttoptr i64 %2657 to i32 addrspace(1)*
  %2659 = load volatile i32, i32 addrspace(1)* %2658, align 4, !tbaa !11
  %2660 = add i64 %2635, %2631
  %2661 = shl i64 %2660, 2
  %2662 = add i64 %2661, %2613
  %2663 = inttoptr i64 %2662 to i32 addrspace(1)*
  %2664 = load volatile i32, i32 addrspace(1)* %2663, align 4, !tbaa !11
  %2665 = add i64 %2635, %2633
  %2666 = shl i64 %2665, 2
  %2667 = add i64 %2666, %2613
  %2668 = inttoptr i64 %2667 to i32 addrspace(1)*
  %2669 = load volatile i32, i32 addrspace(1)* %2668, align 4, !tbaa !11
  %2670 = add i64 %2635, %2617
  %2671 = shl i64 %2670, 2
  %2672 = add i64 %2671, %2613
  %2673 = inttoptr i64 %2672 to i32 addrspace(1)*
  %2674 = load volatile i32, i32 addrspace(1)* %2673, align 4, !tbaa !11
  %2675 = add i64 %2636, %2612
  %2676 = inttoptr i64 %2675 to i32 addrspace(1)*
  store i32 %2639, i32 addrspace(1)* %2676, align 4, !tbaa !11
  %2677 = add i64 %2641, %2612
  %2678 = inttoptr i64 %2677 to i32 addrspace(1)*
  store i32 %2644, i32 addrspace(1)* %2678, align 4, !tbaa !11
  %2679 = add i64 %2646, %2612
  %2680 = inttoptr i64 %2679 to i32 addrspace(1)*
  store i32 %2649, i32 addrspace(1)* %2680, align 4, !tbaa !11
  %2681 = add i64 %2651, %2612
  %2682 = inttoptr i64 %2681 to i32 addrspace(1)*
  store i32 %2654, i32 addrspace(1)* %2682, align 4, !tbaa !11
  %2683 = add i64 %2656, %2612
  %2684 = inttoptr i64 %2683 to i32 addrspace(1)*
  store i32 %2659, i32 addrspace(1)* %2684, align 4, !tbaa !11
  %2685 = add i64 %2661, %2612
  %2686 = inttoptr i64 %2685 to i32 addrspace(1)*
  store i32 %2664, i32 addrspace(1)* %2686, align 4, !tbaa !11
  %2687 = add i64 %2666, %2612
  %2688 = inttoptr i64 %2687 to i32 addrspace(1)*
  store i32 %2669, i32 addrspace(1)* %2688, align 4, !tbaa !11
  %2689 = add i64 %2671, %2612
  %2690 = inttoptr i64 %2689 to i32 addrspace(1)*
  store i32 %2674, i32 addrspace(1)* %2690, align 4, !tbaa !11
  %2691 = add i64 %2635, %2622
  %2692 = add i64 %2691, %2617
  %2693 = icmp ult i64 %2692, %2614
  br i1 %2693, label %2634, label %2694, !llvm.loop !53

2694:                                             ; preds = %2634, %2611
  %2695 = phi i64 [ %2615, %2611 ], [ %2691, %2634 ]
  %2696 = icmp ult i64 %2695, %2614
  br i1 %2696, label %2697, label %2826

2697:                                             ; preds = %2694
  %2698 = shl i64 %2695, 2
  %2699 = add i64 %2698, %2613
  %2700 = inttoptr i64 %2699 to i32 addrspace(1)*
  %2701 = load volatile i32, i32 addrspace(1)* %2700, align 4, !tbaa !11
  %2702 = zext i32 %2190 to i64
  %2703 = add i64 %2695, %2702
  %2704 = icmp ult i64 %2703, %2614
  br i1 %2704, label %2705, label %2710

2705:                                             ; preds = %2697
  %2706 = shl i64 %2703, 2
  %2707 = add i64 %2706, %2613
  %2708 = inttoptr i64 %2707 to i32 addrspace(1)*
  %2709 = load volatile i32, i32 addrspace(1)* %2708, align 4, !tbaa !11
  br label %2710

2710:                                             ; preds = %2705, %2697
  %2711 = phi i32 [ %2709, %2705 ], [ 0, %2697 ]
  %2712 = shl i32 %2190, 1
  %2713 = zext i32 %2712 to i64
  %2714 = add i64 %2695, %2713
  %2715 = icmp ult i64 %2714, %2614
  br i1 %2715, label %2716, label %2721

2716:                                             ; preds = %2710
  %2717 = shl i64 %2714, 2
  %2718 = add i64 %2717, %2613
  %2719 = inttoptr i64 %2718 to i32 addrspace(1)*
  %2720 = load volatile i32, i32 addrspace(1)* %2719, align 4, !tbaa !11
  br label %2721

2721:                                             ; preds = %2716, %2710
  %2722 = phi i32 [ %2720, %2716 ], [ 0, %2710 ]
  %2723 = mul i32 %2190, 3
  %2724 = zext i32 %2723 to i64
  %2725 = add i64 %2695, %2724
  %2726 = icmp ult i64 %2725, %2614
  br i1 %2726, label %2727, label %2732

2727:                                             ; preds = %2721
  %2728 = shl i64 %2725, 2
  %2729 = add i64 %2728, %2613
  %2730 = inttoptr i64 %2729 to i32 addrspace(1)*
  %2731 = load volatile i32, i32 addrspace(1)* %2730, align 4, !tbaa !11
  br label %2732

2732:                                             ; preds = %2727, %2721
  %2733 = phi i32 [ %2731, %2727 ], [ 0, %2721 ]
  %2734 = shl i32 %2190, 2
  %2735 = zext i32 %2734 to i64
  %2736 = add i64 %2695, %2735
  %2737 = icmp ult i64 %2736, %2614
  br i1 %2737, label %2738, label %2743

2738:                                             ; preds = %2732
  %2739 = shl i64 %2736, 2
  %2740 = add i64 %2739, %2613
  %2741 = inttoptr i64 %2740 to i32 addrspace(1)*
  %2742 = load volatile i32, i32 addrspace(1)* %2741, align 4, !tbaa !11
  br label %2743

2743:                                             ; preds = %2738, %2732
  %2744 = phi i32 [ %2742, %2738 ], [ 0, %2732 ]
  %2745 = mul i32 %2190, 5
  %2746 = zext i32 %2745 to i64
  %2747 = add i64 %2695, %2746
  %2748 = icmp ult i64 %2747, %2614
  br i1 %2748, label %2749, label %2754

2749:                                             ; preds = %2743
  %2750 = shl i64 %2747, 2
  %2751 = add i64 %2750, %2613
  %2752 = inttoptr i64 %2751 to i32 addrspace(1)*
  %2753 = load volatile i32, i32 addrspace(1)* %2752, align 4, !tbaa !11
  br label %2754

2754:                                             ; preds = %2749, %2743
  %2755 = phi i32 [ %2753, %2749 ], [ 0, %2743 ]
  %2756 = mul i32 %2190, 6
  %2757 = zext i32 %2756 to i64
  %2758 = add i64 %2695, %2757
  %2759 = icmp ult i64 %2758, %2614
  br i1 %2759, label %2760, label %2765

2760:                                             ; preds = %2754
  %2761 = shl i64 %2758, 2
  %2762 = add i64 %2761, %2613
  %2763 = inttoptr i64 %2762 to i32 addrspace(1)*
  %2764 = load volatile i32, i32 addrspace(1)* %2763, align 4, !tbaa !11
  br label %2765

2765:                                             ; preds = %2760, %2754
  %2766 = phi i32 [ %2764, %2760 ], [ 0, %2754 ]
  %2767 = add i64 %2695, %2617
  %2768 = icmp ult i64 %2767, %2614
  br i1 %2768, label %2769, label %2774

2769:                                             ; preds = %2765
  %2770 = shl i64 %2767, 2
  %2771 = add i64 %2770, %2613
  %2772 = inttoptr i64 %2771 to i32 addrspace(1)*
  %2773 = load volatile i32, i32 addrspace(1)* %2772, align 4, !tbaa !11
  br label %2774

2774:                                             ; preds = %2769, %2765
  %2775 = phi i32 [ %2773, %2769 ], [ 0, %2765 ]
  %2776 = add i64 %2698, %2612
  %2777 = inttoptr i64 %2776 to i32 addrspace(1)*
  store i32 %2701, i32 addrspace(1)* %2777, align 4, !tbaa !11
  br i1 %2704, label %2778, label %2782

2778:                                             ; preds = %2774
  %2779 = shl i64 %2703, 2
  %2780 = add i64 %2779, %2612
  %2781 = inttoptr i64 %2780 to i32 addrspace(1)*
  store i32 %2711, i32 addrspace(1)* %2781, align 4, !tbaa !11
  br label %2782

2782:                                             ; preds = %2778, %2774
  br i1 %2715, label %2783, label %2787

2783:                                             ; preds = %2782
  %2784 = shl i64 %2714, 2
  %2785 = add i64 %2784, %2612
  %2786 = inttoptr i64 %2785 to i32 addrspace(1)*
  store i32 %2722, i32 addrspace(1)* %2786, align 4, !tbaa !11
  br label %2787

2787:                                             ; preds = %2783, %2782
  br i1 %2726, label %2788, label %2792

2788:                                             ; preds = %2787
  %2789 = shl i64 %2725, 2
  %2790 = add i64 %2789, %2612
  %2791 = inttoptr i64 %2790 to i32 addrspace(1)*
  store i32 %2733, i32 addrspace(1)* %2791, align 4, !tbaa !11
  br label %2792

2792:                                             ; preds = %2788, %2787
  br i1 %2737, label %2793, label %2797

2793:                                             ; preds = %2792
  %2794 = shl i64 %2736, 2
  %2795 = add i64 %2794, %2612
  %2796 = inttoptr i64 %2795 to i32 addrspace(1)*
  store i32 %2744, i32 addrspace(1)* %2796, align 4, !tbaa !11
  br label %2797

2797:                                             ; preds = %2793, %2792
  br i1 %2748, label %2798, label %2802

2798:                                             ; preds = %2797
  %2799 = shl i64 %2747, 2
  %2800 = add i64 %2799, %2612
  %2801 = inttoptr i64 %2800 to i32 addrspace(1)*
  store i32 %2755, i32 addrspace(1)* %2801, align 4, !tbaa !11
  br label %2802

2802:                                             ; preds = %2798, %2797
  br i1 %2759, label %2803, label %2807

2803:                                             ; preds = %2802
  %2804 = shl i64 %2758, 2
  %2805 = add i64 %2804, %2612
  %2806 = inttoptr i64 %2805 to i32 addrspace(1)*
  store i32 %2766, i32 addrspace(1)* %2806, align 4, !tbaa !11
  br label %2807

2807:                                             ; preds = %2803, %2802
  br i1 %2768, label %2808, label %2826

2808:                                             ; preds = %2807
  %2809 = shl i64 %2767, 2
  %2810 = add i64 %2809, %2612
  %2811 = inttoptr i64 %2810 to i32 addrspace(1)*
  store i32 %2775, i32 addrspace(1)* %2811, align 4, !tbaa !11
  br label %2826

2812:                                             ; preds = %2404
  %2813 = zext i32 %2189 to i64
  %2814 = icmp ugt i64 %1550, %2813
  br i1 %2814, label %2815, label %2856

2815:                                             ; preds = %2812
  %2816 = zext i32 %2190 to i64
  br label %2817

2817:                                             ; preds = %2817, %2815
  %2818 = phi i64 [ %2813, %2815 ], [ %2824, %2817 ]
  %2819 = add i64 %2818, %2188
  %2820 = inttoptr i64 %2819 to i8 addrspace(1)*
  %2821 = load volatile i8, i8 addrspace(1)* %2820, align 1, !tbaa !11
  %2822 = add i64 %2818, %80
  %2823 = inttoptr i64 %2822 to i8 addrspace(1)*
  store i8 %2821, i8 addrspace(1)* %2823, align 1, !tbaa !11
  %2824 = add i64 %2818, %2816
  %2825 = icmp ult i64 %2824, %1550
  br i1 %2825, label %2817, label %2856, !llvm.loop !54

2826:                                             ; preds = %2808, %2807, %2694, %2607, %2606, %2493
  %2827 = phi i64 [ %2615, %2808 ], [ %2615, %2807 ], [ %2615, %2694 ], [ %2414, %2607 ], [ %2414, %2606 ], [ %2414, %2493 ]
  %2828 = icmp ugt i64 %2406, %2827
  br i1 %2828, label %2829, label %2840

2829:                                             ; preds = %2826
  %2830 = zext i32 %2190 to i64
  br label %2831

2831:                                             ; preds = %2831, %2829
  %2832 = phi i64 [ %2827, %2829 ], [ %2838, %2831 ]
  %2833 = add i64 %2832, %2188
  %2834 = inttoptr i64 %2833 to i8 addrspace(1)*
  %2835 = load volatile i8, i8 addrspace(1)* %2834, align 1, !tbaa !11
  %2836 = add i64 %2832, %80
  %2837 = inttoptr i64 %2836 to i8 addrspace(1)*
  store i8 %2835, i8 addrspace(1)* %2837, align 1, !tbaa !11
  %2838 = add i64 %2832, %2830
  %2839 = icmp ult i64 %2838, %2406
  br i1 %2839, label %2831, label %2840, !llvm.loop !54

2840:                                             ; preds = %2831, %2826
  %2841 = add i64 %2409, %2406
  %2842 = sub i64 %1550, %2841
  %2843 = icmp ugt i64 %2842, %2827
  br i1 %2843, label %2844, label %2856

2844:                                             ; preds = %2840
  %2845 = zext i32 %2190 to i64
  br label %2846

2846:                                             ; preds = %2846, %2844
  %2847 = phi i64 [ %2827, %2844 ], [ %2854, %2846 ]
  %2848 = add i64 %2847, %2841
  %2849 = add i64 %2848, %2188
  %2850 = inttoptr i64 %2849 to i8 addrspace(1)*
  %2851 = load volatile i8, i8 addrspace(1)* %2850, align 1, !tbaa !11
  %2852 = add i64 %2848, %80
  %2853 = inttoptr i64 %2852 to i8 addrspace(1)*
  store i8 %2851, i8 addrspace(1)* %2853, align 1, !tbaa !11
  %2854 = add i64 %2847, %2845
  %2855 = icmp ult i64 %2854, %2842
  br i1 %2855, label %2846, label %2856, !llvm.loop !54

2856:                                             ; preds = %2846, %2817, %2840, %2812, %2400, %2399, %2286, %2165
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !95
  %2857 = load i32, i32* %50, align 8, !tbaa !40
  %2858 = icmp eq i32 %2857, %2036
  %2859 = and i64 %2173, -36028797018963968
  br i1 %2858, label %2860, label %2872

2860:                                             ; preds = %2856
  %2861 = icmp eq i64 %2859, 252201579132747776
  br i1 %2861, label %2862, label %2924

2862:                                             ; preds = %2860
  %2863 = icmp eq i32 %2036, -1
  br i1 %2863, label %2907, label %2864

2864:                                             ; preds = %2862
  %2865 = load i32, i32* %41, align 8, !tbaa !37
  %2866 = icmp eq i32 %2865, 0
  br i1 %2866, label %2867, label %2871

2867:                                             ; preds = %2864
  %2868 = load i64, i64* %42, align 8, !tbaa !27
  %2869 = add i64 %2868, 136
  %2870 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2869, i64 -1) #10, !srcloc !31
  br label %2871

2871:                                             ; preds = %2867, %2864
  store i32 -1, i32* %50, align 8, !tbaa !40
  store i32 0, i32* %74, align 8, !tbaa !41
  br label %2907

2872:                                             ; preds = %2856
  %2873 = icmp ne i32 %2857, -1
  %2874 = icmp eq i64 %2859, 252201579132747776
  %2875 = or i1 %2874, %2873
  br i1 %2875, label %2907, label %2876

2876:                                             ; preds = %2872
  %2877 = load i32, i32* %74, align 8, !tbaa !41
  %2878 = icmp ult i32 %2877, 2
  br i1 %2878, label %2879, label %2907

2879:                                             ; preds = %2876
  %2880 = add nuw nsw i32 %2877, 1
  store i32 %2880, i32* %74, align 8, !tbaa !41
  %2881 = icmp eq i32 %2880, 2
  br i1 %2881, label %2882, label %2907

2882:                                             ; preds = %2879
  %2883 = load i32, i32* %41, align 8, !tbaa !37
  %2884 = icmp eq i32 %2883, 0
  br i1 %2884, label %2885, label %2897

2885:                                             ; preds = %2882
  %2886 = load i64, i64* %42, align 8, !tbaa !27
  %2887 = add i64 %2886, 136
  %2888 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2887, i64 1) #10, !srcloc !31
  %2889 = load i32, i32* %54, align 4, !tbaa !96
  %2890 = lshr i32 %2889, 2
  %2891 = zext i32 %2890 to i64
  %2892 = icmp ult i64 %2888, %2891
  br i1 %2892, label %2897, label %2893

2893:                                             ; preds = %2885
  %2894 = load i64, i64* %42, align 8, !tbaa !27
  %2895 = add i64 %2894, 136
  %2896 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2895, i64 -1) #10, !srcloc !31
  br label %2897

2897:                                             ; preds = %2893, %2885, %2882
  %2898 = phi i32 [ 0, %2882 ], [ 0, %2893 ], [ 1, %2885 ]
  %2899 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2898, i32 0, i32 31) #7
  %2900 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 0, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !32
  %2901 = zext i32 %2900 to i64
  %2902 = shl nuw i64 %2901, 32
  %2903 = zext i32 %2899 to i64
  %2904 = or i64 %2902, %2903
  %2905 = icmp eq i64 %2904, 0
  br i1 %2905, label %2907, label %2906

2906:                                             ; preds = %2897
  store i32 %2036, i32* %50, align 8, !tbaa !40
  br label %2924

2907:                                             ; preds = %2897, %2879, %2876, %2872, %2871, %2862
  %2908 = phi i64 [ 252201579132747776, %2871 ], [ 252201579132747776, %2862 ], [ %2859, %2872 ], [ %2859, %2876 ], [ %2859, %2879 ], [ %2859, %2897 ]
  %2909 = icmp eq i64 %2908, 252201579132747776
  br i1 %2909, label %2910, label %2911

2910:                                             ; preds = %2907
  store i32 %2168, i32* %52, align 4, !tbaa !66
  br label %2924

2911:                                             ; preds = %2907
  %2912 = load i32, i32* %41, align 8, !tbaa !37
  %2913 = icmp eq i32 %2912, 0
  br i1 %2913, label %2914, label %2924

2914:                                             ; preds = %2911
  %2915 = and i32 %2036, 63
  %2916 = zext i32 %2915 to i64
  %2917 = shl nuw i64 1, %2916
  %2918 = lshr i32 %2036, 3
  %2919 = and i32 %2918, 536870904
  %2920 = zext i32 %2919 to i64
  %2921 = load i64, i64* %51, align 8, !tbaa !38
  %2922 = add i64 %2921, %2920
  %2923 = inttoptr i64 %2922 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %2923, i64 %2917) #10, !srcloc !39
  br label %2924

2924:                                             ; preds = %2914, %2911, %2910, %2906, %2860
  %2925 = zext i1 %2182 to i32
  %2926 = load i32, i32* %73, align 4, !tbaa !9
  %2927 = add i32 %2926, %2925
  store i32 %2927, i32* %73, align 4, !tbaa !9
  br label %5307

2928:                                             ; preds = %1840
  %2929 = trunc i64 %1841 to i32
  store i32 %2929, i32* %52, align 4, !tbaa !66
  br label %5307

2930:                                             ; preds = %1840
  %2931 = trunc i64 %1841 to i32
  %2932 = load i32, i32* %35, align 8, !tbaa !47
  %2933 = zext i32 %2932 to i64
  %2934 = lshr i64 %81, %2933
  %2935 = shl i64 %2934, %2933
  %2936 = shl nuw i64 1, %2933
  %2937 = load i64, i64* %60, align 8, !tbaa !97
  %2938 = sub i64 %2937, %2935
  %2939 = icmp ult i64 %2938, %2936
  %2940 = select i1 %2939, i64 %2938, i64 %2936
  %2941 = load i32, i32* %41, align 8, !tbaa !37
  %2942 = icmp eq i32 %2941, 0
  br i1 %2942, label %2943, label %3060

2943:                                             ; preds = %2930
  %2944 = load i32, i32* %50, align 8, !tbaa !40
  %2945 = icmp eq i32 %2944, %2931
  br i1 %2945, label %2946, label %2950

2946:                                             ; preds = %2943
  %2947 = load i32, i32* %61, align 4, !tbaa !86
  %2948 = and i64 %1841, 4294967295
  %2949 = shl nuw nsw i64 %2948, 2
  br label %2957

2950:                                             ; preds = %2943
  %2951 = load i64, i64* %57, align 8, !tbaa !76
  %2952 = and i64 %1841, 4294967295
  %2953 = shl nuw nsw i64 %2952, 2
  %2954 = add i64 %2951, %2953
  %2955 = inttoptr i64 %2954 to i32 addrspace(1)*
  %2956 = load volatile i32, i32 addrspace(1)* %2955, align 4, !tbaa !9
  br label %2957

2957:                                             ; preds = %2950, %2946
  %2958 = phi i64 [ %2949, %2946 ], [ %2953, %2950 ]
  %2959 = phi i64 [ %2948, %2946 ], [ %2952, %2950 ]
  %2960 = phi i32 [ %2947, %2946 ], [ %2956, %2950 ]
  %2961 = add i32 %2960, 1
  store i32 %2961, i32* %61, align 4, !tbaa !86
  %2962 = load i64, i64* %62, align 8, !tbaa !87
  %2963 = load i64, i64* %63, align 8, !tbaa !88
  %2964 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2963, i64 1) #10, !srcloc !31
  %2965 = load i32, i32* %65, align 8, !tbaa !89
  %2966 = zext i32 %2965 to i64
  %2967 = lshr i64 %2964, %2966
  %2968 = and i64 %2967, 1
  %2969 = xor i64 %2968, 1
  %2970 = load i64, i64* %29, align 8, !tbaa !90
  %2971 = shl nsw i64 -1, %2966
  %2972 = xor i64 %2971, -1
  %2973 = and i64 %2964, %2972
  %2974 = shl i64 %2973, 5
  %2975 = add i64 %2974, %2970
  %2976 = inttoptr i64 %2975 to i64*
  %2977 = load i64, i64* %57, align 8, !tbaa !76
  %2978 = add i64 %2977, %2958
  %2979 = inttoptr i64 %2978 to i32 addrspace(1)*
  store volatile i32 %2961, i32 addrspace(1)* %2979, align 4, !tbaa !9
  %2980 = zext i32 %2961 to i64
  %2981 = shl nuw i64 %2980, 32
  %2982 = shl nuw nsw i64 %2959, 16
  %2983 = or i64 %2982, %2981
  %2984 = or i64 %2983, %2969
  %2985 = or i64 %2984, 256
  %2986 = or i64 %2969, %2962
  tail call void asm sideeffect "st.volatile.global.v2.u64 [$0], {$1, $2};", "l,l,l,~{memory}"(i64* %2976, i64 %2985, i64 %2986) #10, !srcloc !91
  %2987 = getelementptr inbounds i64, i64* %2976, i64 2
  %2988 = shl i64 %2935, 1
  %2989 = or i64 %2969, %2988
  %2990 = shl i64 %2940, 1
  %2991 = or i64 %2969, %2990
  tail call void asm sideeffect "st.volatile.global.v2.u64 [$0], {$1, $2};", "l,l,l,~{memory}"(i64* nonnull %2987, i64 %2989, i64 %2991) #10, !srcloc !91
  %2992 = load i32, i32* %61, align 4, !tbaa !86
  %2993 = shl nuw nsw i64 %2959, 3
  %2994 = zext i32 %2992 to i64
  br label %2995

2995:                                             ; preds = %3036, %2957
  %2996 = phi i32 [ 1, %2957 ], [ %3037, %3036 ]
  %2997 = phi i64 [ 0, %2957 ], [ %3038, %3036 ]
  %2998 = phi i32 [ 0, %2957 ], [ %3040, %3036 ]
  %2999 = load i64, i64* %56, align 8, !tbaa !74
  %3000 = add i64 %2999, %2993
  %3001 = inttoptr i64 %3000 to i64*
  %3002 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %3001) #10, !srcloc !75
  %3003 = trunc i64 %3002 to i32
  %3004 = lshr i64 %3002, 32
  %3005 = icmp eq i64 %3004, %2994
  br i1 %3005, label %3006, label %3011

3006:                                             ; preds = %2995
  %3007 = icmp slt i32 %3003, 0
  %3008 = select i1 %3007, i32 0, i32 %3003
  %3009 = sub nsw i32 0, %3003
  %3010 = select i1 %3007, i32 %3009, i32 0
  br label %3036

3011:                                             ; preds = %2995
  %3012 = add i32 %2996, 1
  %3013 = and i32 %2996, 63
  %3014 = icmp eq i32 %3013, 0
  br i1 %3014, label %3015, label %3031

3015:                                             ; preds = %3011
  %3016 = load i64, i64* %58, align 8, !tbaa !82
  %3017 = inttoptr i64 %3016 to i64*
  %3018 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %3017) #10, !srcloc !75
  %3019 = icmp eq i64 %3018, 0
  br i1 %3019, label %3020, label %3031

3020:                                             ; preds = %3015
  %3021 = icmp eq i64 %2997, 0
  br i1 %3021, label %3022, label %3026

3022:                                             ; preds = %3020
  %3023 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !83
  %3024 = load i64, i64* %59, align 8, !tbaa !84
  %3025 = add i64 %3024, %3023
  br label %3026

3026:                                             ; preds = %3022, %3020
  %3027 = phi i64 [ %3025, %3022 ], [ %2997, %3020 ]
  %3028 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !83
  %3029 = icmp ult i64 %3028, %3027
  %3030 = select i1 %3029, i32 0, i32 110
  br label %3031

3031:                                             ; preds = %3026, %3015, %3011
  %3032 = phi i64 [ %3027, %3026 ], [ %2997, %3015 ], [ %2997, %3011 ]
  %3033 = phi i32 [ %3030, %3026 ], [ 108, %3015 ], [ 0, %3011 ]
  %3034 = icmp eq i32 %3033, 0
  %3035 = select i1 %3034, i32 0, i32 2
  br label %3036

3036:                                             ; preds = %3031, %3006
  %3037 = phi i32 [ %2996, %3006 ], [ %3012, %3031 ]
  %3038 = phi i64 [ %2997, %3006 ], [ %3032, %3031 ]
  %3039 = phi i32 [ %3010, %3006 ], [ %3033, %3031 ]
  %3040 = phi i32 [ %3008, %3006 ], [ %2998, %3031 ]
  %3041 = phi i32 [ 1, %3006 ], [ %3035, %3031 ]
  switch i32 %3041, label %3050 [
    i32 0, label %2995
    i32 2, label %3042
  ], !llvm.loop !92

3042:                                             ; preds = %3036
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !43
  %3043 = load i64, i64* %55, align 8, !tbaa !73
  %3044 = lshr i64 %1841, 3
  %3045 = and i64 %3044, 536870904
  %3046 = add i64 %3043, %3045
  %3047 = and i64 %1841, 63
  %3048 = shl nuw i64 1, %3047
  %3049 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %3046, i64 %3048) #10, !srcloc !65
  br label %3050

3050:                                             ; preds = %3036, %3042
  %3051 = phi i64 [ 36028797018963968, %3042 ], [ 0, %3036 ]
  %3052 = icmp eq i32 %3039, 0
  br i1 %3052, label %3057, label %3053

3053:                                             ; preds = %3050
  %3054 = zext i32 %3039 to i64
  %3055 = or i64 %3051, %3054
  %3056 = or i64 %3055, 216172782113783808
  br label %3060

3057:                                             ; preds = %3050
  %3058 = zext i32 %3040 to i64
  %3059 = or i64 %3058, 144115188075855872
  br label %3060

3060:                                             ; preds = %3057, %3053, %2930
  %3061 = phi i64 [ 0, %2930 ], [ %3056, %3053 ], [ %3059, %3057 ]
  %3062 = trunc i64 %3061 to i32
  %3063 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %3062, i32 0, i32 31) #7
  %3064 = lshr i64 %3061, 32
  %3065 = trunc i64 %3064 to i32
  %3066 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %3065, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !32
  %3067 = zext i32 %3066 to i64
  %3068 = shl nuw i64 %3067, 32
  %3069 = zext i32 %3063 to i64
  %3070 = sub i64 %81, %2935
  %3071 = add i64 %3070, %1550
  %3072 = and i64 %3067, 4278190080
  %3073 = icmp eq i64 %3072, 50331648
  %3074 = and i64 %3068, 72057589742960640
  %3075 = or i64 %3074, %3069
  %3076 = icmp ult i64 %3075, %3071
  %3077 = select i1 %3076, i32 61, i32 0
  %3078 = select i1 %3073, i32 %3063, i32 %3077
  %3079 = load i64, i64* %66, align 8, !tbaa !93
  %3080 = and i64 %1841, 4294967295
  %3081 = load i64, i64* %67, align 8, !tbaa !94
  %3082 = mul i64 %3081, %3080
  %3083 = add i64 %3082, %3079
  %3084 = icmp eq i32 %3078, 0
  %3085 = icmp ne i64 %80, 0
  %3086 = and i1 %3085, %3084
  br i1 %3086, label %3087, label %3756

3087:                                             ; preds = %3060
  %3088 = add i64 %3083, %3070
  %3089 = load i32, i32* %41, align 8, !tbaa !37
  %3090 = load i32, i32* %46, align 4, !tbaa !51
  %3091 = xor i64 %3088, %80
  %3092 = and i64 %3091, 15
  %3093 = icmp eq i64 %3092, 0
  %3094 = and i64 %3091, 3
  %3095 = icmp eq i64 %3094, 0
  %3096 = select i1 %3095, i64 4, i64 1
  %3097 = select i1 %3093, i64 16, i64 %3096
  %3098 = sub i64 0, %80
  %3099 = add nsw i64 %3097, -1
  %3100 = and i64 %3099, %3098
  %3101 = or i64 %1550, %80
  %3102 = or i64 %3101, %3088
  %3103 = and i64 %3102, 15
  %3104 = icmp eq i64 %3103, 0
  br i1 %3104, label %3105, label %3304

3105:                                             ; preds = %3087
  %3106 = lshr i64 %1550, 4
  %3107 = zext i32 %3089 to i64
  %3108 = mul i32 %3090, 7
  %3109 = zext i32 %3108 to i64
  %3110 = add nuw nsw i64 %3109, %3107
  %3111 = icmp ult i64 %3110, %3106
  br i1 %3111, label %3112, label %3186

3112:                                             ; preds = %3105
  %3113 = shl i32 %3090, 3
  %3114 = zext i32 %3113 to i64
  %3115 = zext i32 %3090 to i64
  %3116 = shl i32 %3090, 1
  %3117 = zext i32 %3116 to i64
  %3118 = mul i32 %3090, 3
  %3119 = zext i32 %3118 to i64
  %3120 = shl i32 %3090, 2
  %3121 = zext i32 %3120 to i64
  %3122 = mul i32 %3090, 5
  %3123 = zext i32 %3122 to i64
  %3124 = mul i32 %3090, 6
  %3125 = zext i32 %3124 to i64
  br label %3126

3126:                                             ; preds = %3126, %3112
  %3127 = phi i64 [ %3107, %3112 ], [ %3183, %3126 ]
  %3128 = shl i64 %3127, 4
  %3129 = add i64 %3128, %3088
  %3130 = inttoptr i64 %3129 to <4 x i32> addrspace(1)*
  %3131 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3130, align 16, !tbaa !11
  %3132 = add i64 %3127, %3115
  %3133 = shl i64 %3132, 4
  %3134 = add i64 %3133, %3088
  %3135 = inttoptr i64 %3134 to <4 x i32> addrspace(1)*
  %3136 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3135, align 16, !tbaa !11
  %3137 = add i64 %3127, %3117
  %3138 = shl i64 %3137, 4
  %3139 = add i64 %3138, %3088
  %3140 = inttoptr i64 %3139 to <4 x i32> addrspace(1)*
  %3141 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3140, align 16, !tbaa !11
  %3142 = add i64 %3127, %3119
  %3143 = shl i64 %3142, 4
  %3144 = add i64 %3143, %3088
  %3145 = inttoptr i64 %3144 to <4 x i32> addrspace(1)*
  %3146 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3145, align 16, !tbaa !11
  %3147 = add i64 %3127, %3121
  %3148 = shl i64 %3147, 4
  %3149 = add i64 %3148, %3088
  %3150 = inttoptr i64 %3149 to <4 x i32> addrspace(1)*
  %3151 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3150, align 16, !tbaa !11
  %3152 = add i64 %3127, %3123
  %3153 = shl i64 %3152, 4
  %3154 = add i64 %3153, %3088
  %3155 = inttoptr i64 %3154 to <4 x i32> addrspace(1)*
  %3156 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3155, align 16, !tbaa !11
  %3157 = add i64 %3127, %3125
  %3158 = shl i64 %3157, 4
  %3159 = add i64 %3158, %3088
  %3160 = inttoptr i64 %3159 to <4 x i32> addrspace(1)*
  %3161 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3160, align 16, !tbaa !11
  %3162 = add i64 %3127, %3109
  %3163 = shl i64 %3162, 4
  %3164 = add i64 %3163, %3088
  %3165 = inttoptr i64 %3164 to <4 x i32> addrspace(1)*
  %3166 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3165, align 16, !tbaa !11
  %3167 = add i64 %3128, %80
  %3168 = inttoptr i64 %3167 to <4 x i32> addrspace(1)*
  store <4 x i32> %3131, <4 x i32> addrspace(1)* %3168, align 16, !tbaa !11
  %3169 = add i64 %3133, %80
  %3170 = inttoptr i64 %3169 to <4 x i32> addrspace(1)*
  store <4 x i32> %3136, <4 x i32> addrspace(1)* %3170, align 16, !tbaa !11
  %3171 = add i64 %3138, %80
  %3172 = inttoptr i64 %3171 to <4 x i32> addrspace(1)*
  store <4 x i32> %3141, <4 x i32> addrspace(1)* %3172, align 16, !tbaa !11
  %3173 = add i64 %3143, %80
  %3174 = inttoptr i64 %3173 to <4 x i32> addrspace(1)*
  store <4 x i32> %3146, <4 x i32> addrspace(1)* %3174, align 16, !tbaa !11
  %3175 = add i64 %3148, %80
  %3176 = inttoptr i64 %3175 to <4 x i32> addrspace(1)*
  store <4 x i32> %3151, <4 x i32> addrspace(1)* %3176, align 16, !tbaa !11
  %3177 = add i64 %3153, %80
  %3178 = inttoptr i64 %3177 to <4 x i32> addrspace(1)*
  store <4 x i32> %3156, <4 x i32> addrspace(1)* %3178, align 16, !tbaa !11
  %3179 = add i64 %3158, %80
  %3180 = inttoptr i64 %3179 to <4 x i32> addrspace(1)*
  store <4 x i32> %3161, <4 x i32> addrspace(1)* %3180, align 16, !tbaa !11
  %3181 = add i64 %3163, %80
  %3182 = inttoptr i64 %3181 to <4 x i32> addrspace(1)*
  store <4 x i32> %3166, <4 x i32> addrspace(1)* %3182, align 16, !tbaa !11
  %3183 = add i64 %3127, %3114
  %3184 = add i64 %3183, %3109
  %3185 = icmp ult i64 %3184, %3106
  br i1 %3185, label %3126, label %3186, !llvm.loop !52

3186:                                             ; preds = %3126, %3105
  %3187 = phi i64 [ %3107, %3105 ], [ %3183, %3126 ]
  %3188 = icmp ult i64 %3187, %3106
  br i1 %3188, label %3189, label %3756

3189:                                             ; preds = %3186
  %3190 = shl i64 %3187, 4
  %3191 = add i64 %3190, %3088
  %3192 = inttoptr i64 %3191 to <4 x i32> addrspace(1)*
  %3193 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3192, align 16, !tbaa !11
  %3194 = zext i32 %3090 to i64
  %3195 = add i64 %3187, %3194
  %3196 = icmp ult i64 %3195, %3106
  br i1 %3196, label %3197, label %3202

3197:                                             ; preds = %3189
  %3198 = shl i64 %3195, 4
  %3199 = add i64 %3198, %3088
  %3200 = inttoptr i64 %3199 to <4 x i32> addrspace(1)*
  %3201 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3200, align 16, !tbaa !11
  br label %3202

3202:                                             ; preds = %3197, %3189
  %3203 = phi <4 x i32> [ %3201, %3197 ], [ zeroinitializer, %3189 ]
  %3204 = shl i32 %3090, 1
  %3205 = zext i32 %3204 to i64
  %3206 = add i64 %3187, %3205
  %3207 = icmp ult i64 %3206, %3106
  br i1 %3207, label %3208, label %3213

3208:                                             ; preds = %3202
  %3209 = shl i64 %3206, 4
  %3210 = add i64 %3209, %3088
  %3211 = inttoptr i64 %3210 to <4 x i32> addrspace(1)*
  %3212 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3211, align 16, !tbaa !11
  br label %3213

3213:                                             ; preds = %3208, %3202
  %3214 = phi <4 x i32> [ %3212, %3208 ], [ zeroinitializer, %3202 ]
  %3215 = mul i32 %3090, 3
  %3216 = zext i32 %3215 to i64
  %3217 = add i64 %3187, %3216
  %3218 = icmp ult i64 %3217, %3106
  br i1 %3218, label %3219, label %3224

3219:                                             ; preds = %3213
  %3220 = shl i64 %3217, 4
  %3221 = add i64 %3220, %3088
  %3222 = inttoptr i64 %3221 to <4 x i32> addrspace(1)*
  %3223 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3222, align 16, !tbaa !11
  br label %3224

3224:                                             ; preds = %3219, %3213
  %3225 = phi <4 x i32> [ %3223, %3219 ], [ zeroinitializer, %3213 ]
  %3226 = shl i32 %3090, 2
  %3227 = zext i32 %3226 to i64
  %3228 = add i64 %3187, %3227
  %3229 = icmp ult i64 %3228, %3106
  br i1 %3229, label %3230, label %3235

3230:                                             ; preds = %3224
  %3231 = shl i64 %3228, 4
  %3232 = add i64 %3231, %3088
  %3233 = inttoptr i64 %3232 to <4 x i32> addrspace(1)*
  %3234 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3233, align 16, !tbaa !11
  br label %3235

3235:                                             ; preds = %3230, %3224
  %3236 = phi <4 x i32> [ %3234, %3230 ], [ zeroinitializer, %3224 ]
  %3237 = mul i32 %3090, 5
  %3238 = zext i32 %3237 to i64
  %3239 = add i64 %3187, %3238
  %3240 = icmp ult i64 %3239, %3106
  br i1 %3240, label %3241, label %3246

3241:                                             ; preds = %3235
  %3242 = shl i64 %3239, 4
  %3243 = add i64 %3242, %3088
  %3244 = inttoptr i64 %3243 to <4 x i32> addrspace(1)*
  %3245 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3244, align 16, !tbaa !11
  br label %3246

3246:                                             ; preds = %3241, %3235
  %3247 = phi <4 x i32> [ %3245, %3241 ], [ zeroinitializer, %3235 ]
  %3248 = mul i32 %3090, 6
  %3249 = zext i32 %3248 to i64
  %3250 = add i64 %3187, %3249
  %3251 = icmp ult i64 %3250, %3106
  br i1 %3251, label %3252, label %3257

3252:                                             ; preds = %3246
  %3253 = shl i64 %3250, 4
  %3254 = add i64 %3253, %3088
  %3255 = inttoptr i64 %3254 to <4 x i32> addrspace(1)*
  %3256 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3255, align 16, !tbaa !11
  br label %3257

3257:                                             ; preds = %3252, %3246
  %3258 = phi <4 x i32> [ %3256, %3252 ], [ zeroinitializer, %3246 ]
  %3259 = add i64 %3187, %3109
  %3260 = icmp ult i64 %3259, %3106
  br i1 %3260, label %3261, label %3266

3261:                                             ; preds = %3257
  %3262 = shl i64 %3259, 4
  %3263 = add i64 %3262, %3088
  %3264 = inttoptr i64 %3263 to <4 x i32> addrspace(1)*
  %3265 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3264, align 16, !tbaa !11
  br label %3266

3266:                                             ; preds = %3261, %3257
  %3267 = phi <4 x i32> [ %3265, %3261 ], [ zeroinitializer, %3257 ]
  %3268 = add i64 %3190, %80
  %3269 = inttoptr i64 %3268 to <4 x i32> addrspace(1)*
  store <4 x i32> %3193, <4 x i32> addrspace(1)* %3269, align 16, !tbaa !11
  br i1 %3196, label %3270, label %3274

3270:                                             ; preds = %3266
  %3271 = shl i64 %3195, 4
  %3272 = add i64 %3271, %80
  %3273 = inttoptr i64 %3272 to <4 x i32> addrspace(1)*
  store <4 x i32> %3203, <4 x i32> addrspace(1)* %3273, align 16, !tbaa !11
  br label %3274

3274:                                             ; preds = %3270, %3266
  br i1 %3207, label %3275, label %3279

3275:                                             ; preds = %3274
  %3276 = shl i64 %3206, 4
  %3277 = add i64 %3276, %80
  %3278 = inttoptr i64 %3277 to <4 x i32> addrspace(1)*
  store <4 x i32> %3214, <4 x i32> addrspace(1)* %3278, align 16, !tbaa !11
  br label %3279

3279:                                             ; preds = %3275, %3274
  br i1 %3218, label %3280, label %3284

3280:                                             ; preds = %3279
  %3281 = shl i64 %3217, 4
  %3282 = add i64 %3281, %80
  %3283 = inttoptr i64 %3282 to <4 x i32> addrspace(1)*
  store <4 x i32> %3225, <4 x i32> addrspace(1)* %3283, align 16, !tbaa !11
  br label %3284

3284:                                             ; preds = %3280, %3279
  br i1 %3229, label %3285, label %3289

3285:                                             ; preds = %3284
  %3286 = shl i64 %3228, 4
  %3287 = add i64 %3286, %80
  %3288 = inttoptr i64 %3287 to <4 x i32> addrspace(1)*
  store <4 x i32> %3236, <4 x i32> addrspace(1)* %3288, align 16, !tbaa !11
  br label %3289

3289:                                             ; preds = %3285, %3284
  br i1 %3240, label %3290, label %3294

3290:                                             ; preds = %3289
  %3291 = shl i64 %3239, 4
  %3292 = add i64 %3291, %80
  %3293 = inttoptr i64 %3292 to <4 x i32> addrspace(1)*
  store <4 x i32> %3247, <4 x i32> addrspace(1)* %3293, align 16, !tbaa !11
  br label %3294

3294:                                             ; preds = %3290, %3289
  br i1 %3251, label %3295, label %3299

3295:                                             ; preds = %3294
  %3296 = shl i64 %3250, 4
  %3297 = add i64 %3296, %80
  %3298 = inttoptr i64 %3297 to <4 x i32> addrspace(1)*
  store <4 x i32> %3258, <4 x i32> addrspace(1)* %3298, align 16, !tbaa !11
  br label %3299

3299:                                             ; preds = %3295, %3294
  br i1 %3260, label %3300, label %3756

3300:                                             ; preds = %3299
  %3301 = shl i64 %3259, 4
  %3302 = add i64 %3301, %80
  %3303 = inttoptr i64 %3302 to <4 x i32> addrspace(1)*
  store <4 x i32> %3267, <4 x i32> addrspace(1)* %3303, align 16, !tbaa !11
  br label %3756

3304:                                             ; preds = %3087
  %3305 = icmp ult i64 %3100, %1550
  %3306 = select i1 %3305, i64 %3100, i64 %1550
  %3307 = sub i64 %1550, %3306
  %3308 = sub nsw i64 0, %3097
  %3309 = and i64 %3307, %3308
  switch i64 %3097, label %3712 [
    i64 16, label %3310
    i64 4, label %3511
  ]

3310:                                             ; preds = %3304
  %3311 = add i64 %3306, %80
  %3312 = add i64 %3306, %3088
  %3313 = lshr i64 %3309, 4
  %3314 = zext i32 %3089 to i64
  %3315 = mul i32 %3090, 7
  %3316 = zext i32 %3315 to i64
  %3317 = add nuw nsw i64 %3316, %3314
  %3318 = icmp ult i64 %3317, %3313
  br i1 %3318, label %3319, label %3393

3319:                                             ; preds = %3310
  %3320 = shl i32 %3090, 3
  %3321 = zext i32 %3320 to i64
  %3322 = zext i32 %3090 to i64
  %3323 = shl i32 %3090, 1
  %3324 = zext i32 %3323 to i64
  %3325 = mul i32 %3090, 3
  %3326 = zext i32 %3325 to i64
  %3327 = shl i32 %3090, 2
  %3328 = zext i32 %3327 to i64
  %3329 = mul i32 %3090, 5
  %3330 = zext i32 %3329 to i64
  %3331 = mul i32 %3090, 6
  %3332 = zext i32 %3331 to i64
  br label %3333

3333:                                             ; preds = %3333, %3319
  %3334 = phi i64 [ %3314, %3319 ], [ %3390, %3333 ]
  %3335 = shl i64 %3334, 4
  %3336 = add i64 %3335, %3312
  %3337 = inttoptr i64 %3336 to <4 x i32> addrspace(1)*
  %3338 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3337, align 16, !tbaa !11
  %3339 = add i64 %3334, %3322
  %3340 = shl i64 %3339, 4
  %3341 = add i64 %3340, %3312
  %3342 = inttoptr i64 %3341 to <4 x i32> addrspace(1)*
  %3343 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3342, align 16, !tbaa !11
  %3344 = add i64 %3334, %3324
  %3345 = shl i64 %3344, 4
  %3346 = add i64 %3345, %3312
  %3347 = inttoptr i64 %3346 to <4 x i32> addrspace(1)*
  %3348 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3347, align 16, !tbaa !11
  %3349 = add i64 %3334, %3326
  %3350 = shl i64 %3349, 4
  %3351 = add i64 %3350, %3312
  %3352 = inttoptr i64 %3351 to <4 x i32> addrspace(1)*
  %3353 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3352, align 16, !tbaa !11
  %3354 = add i64 %3334, %3328
  %3355 = shl i64 %3354, 4
  %3356 = add i64 %3355, %3312
  %3357 = inttoptr i64 %3356 to <4 x i32> addrspace(1)*
  %3358 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3357, align 16, !tbaa !11
  %3359 = add i64 %3334, %3330
  %3360 = shl i64 %3359, 4
  %3361 = add i64 %3360, %3312
  %3362 = inttoptr i64 %3361 to <4 x i32> addrspace(1)*
  %3363 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3362, align 16, !tbaa !11
  %3364 = add i64 %3334, %3332
  %3365 = shl i64 %3364, 4
  %3366 = add i64 %3365, %3312
  %3367 = inttoptr i64 %3366 to <4 x i32> addrspace(1)*
  %3368 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3367, align 16, !tbaa !11
  %3369 = add i64 %3334, %3316
  %3370 = shl i64 %3369, 4
  %3371 = add i64 %3370, %3312
  %3372 = inttoptr i64 %3371 to <4 x i32> addrspace(1)*
  %3373 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3372, align 16, !tbaa !11
  %3374 = add i64 %3335, %3311
  %3375 = inttoptr i64 %3374 to <4 x i32> addrspace(1)*
  store <4 x i32> %3338, <4 x i32> addrspace(1)* %3375, align 16, !tbaa !11
  %3376 = add i64 %3340, %3311
  %3377 = inttoptr i64 %3376 to <4 x i32> addrspace(1)*
  store <4 x i32> %3343, <4 x i32> addrspace(1)* %3377, align 16, !tbaa !11
  %3378 = add i64 %3345, %3311
  %3379 = inttoptr i64 %3378 to <4 x i32> addrspace(1)*
  store <4 x i32> %3348, <4 x i32> addrspace(1)* %3379, align 16, !tbaa !11
  %3380 = add i64 %3350, %3311
  %3381 = inttoptr i64 %3380 to <4 x i32> addrspace(1)*
  store <4 x i32> %3353, <4 x i32> addrspace(1)* %3381, align 16, !tbaa !11
  %3382 = add i64 %3355, %3311
  %3383 = inttoptr i64 %3382 to <4 x i32> addrspace(1)*
  store <4 x i32> %3358, <4 x i32> addrspace(1)* %3383, align 16, !tbaa !11
  %3384 = add i64 %3360, %3311
  %3385 = inttoptr i64 %3384 to <4 x i32> addrspace(1)*
  store <4 x i32> %3363, <4 x i32> addrspace(1)* %3385, align 16, !tbaa !11
  %3386 = add i64 %3365, %3311
  %3387 = inttoptr i64 %3386 to <4 x i32> addrspace(1)*
  store <4 x i32> %3368, <4 x i32> addrspace(1)* %3387, align 16, !tbaa !11
  %3388 = add i64 %3370, %3311
  %3389 = inttoptr i64 %3388 to <4 x i32> addrspace(1)*
  store <4 x i32> %3373, <4 x i32> addrspace(1)* %3389, align 16, !tbaa !11
  %3390 = add i64 %3334, %3321
  %3391 = add i64 %3390, %3316
  %3392 = icmp ult i64 %3391, %3313
  br i1 %3392, label %3333, label %3393, !llvm.loop !52

3393:                                             ; preds = %3333, %3310
  %3394 = phi i64 [ %3314, %3310 ], [ %3390, %3333 ]
  %3395 = icmp ult i64 %3394, %3313
  br i1 %3395, label %3396, label %3726

3396:                                             ; preds = %3393
  %3397 = shl i64 %3394, 4
  %3398 = add i64 %3397, %3312
  %3399 = inttoptr i64 %3398 to <4 x i32> addrspace(1)*
  %3400 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3399, align 16, !tbaa !11
  %3401 = zext i32 %3090 to i64
  %3402 = add i64 %3394, %3401
  %3403 = icmp ult i64 %3402, %3313
  br i1 %3403, label %3404, label %3409

3404:                                             ; preds = %3396
  %3405 = shl i64 %3402, 4
  %3406 = add i64 %3405, %3312
  %3407 = inttoptr i64 %3406 to <4 x i32> addrspace(1)*
  %3408 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3407, align 16, !tbaa !11
  br label %3409

3409:                                             ; preds = %3404, %3396
  %3410 = phi <4 x i32> [ %3408, %3404 ], [ zeroinitializer, %3396 ]
  %3411 = shl i32 %3090, 1
  %3412 = zext i32 %3411 to i64
  %3413 = add i64 %3394, %3412
  %3414 = icmp ult i64 %3413, %3313
  br i1 %3414, label %3415, label %3420

3415:                                             ; preds = %3409
  %3416 = shl i64 %3413, 4
  %3417 = add i64 %3416, %3312
  %3418 = inttoptr i64 %3417 to <4 x i32> addrspace(1)*
  %3419 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3418, align 16, !tbaa !11
  br label %3420

3420:                                             ; preds = %3415, %3409
  %3421 = phi <4 x i32> [ %3419, %3415 ], [ zeroinitializer, %3409 ]
  %3422 = mul i32 %3090, 3
  %3423 = zext i32 %3422 to i64
  %3424 = add i64 %3394, %3423
  %3425 = icmp ult i64 %3424, %3313
  br i1 %3425, label %3426, label %3431

3426:                                             ; preds = %3420
  %3427 = shl i64 %3424, 4
  %3428 = add i64 %3427, %3312
  %3429 = inttoptr i64 %3428 to <4 x i32> addrspace(1)*
  %3430 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3429, align 16, !tbaa !11
  br label %3431

3431:                                             ; preds = %3426, %3420
  %3432 = phi <4 x i32> [ %3430, %3426 ], [ zeroinitializer, %3420 ]
  %3433 = shl i32 %3090, 2
  %3434 = zext i32 %3433 to i64
  %3435 = add i64 %3394, %3434
  %3436 = icmp ult i64 %3435, %3313
  br i1 %3436, label %3437, label %3442

3437:                                             ; preds = %3431
  %3438 = shl i64 %3435, 4
  %3439 = add i64 %3438, %3312
  %3440 = inttoptr i64 %3439 to <4 x i32> addrspace(1)*
  %3441 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3440, align 16, !tbaa !11
  br label %3442

3442:                                             ; preds = %3437, %3431
  %3443 = phi <4 x i32> [ %3441, %3437 ], [ zeroinitializer, %3431 ]
  %3444 = mul i32 %3090, 5
  %3445 = zext i32 %3444 to i64
  %3446 = add i64 %3394, %3445
  %3447 = icmp ult i64 %3446, %3313
  br i1 %3447, label %3448, label %3453

3448:                                             ; preds = %3442
  %3449 = shl i64 %3446, 4
  %3450 = add i64 %3449, %3312
  %3451 = inttoptr i64 %3450 to <4 x i32> addrspace(1)*
  %3452 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3451, align 16, !tbaa !11
  br label %3453

3453:                                             ; preds = %3448, %3442
  %3454 = phi <4 x i32> [ %3452, %3448 ], [ zeroinitializer, %3442 ]
  %3455 = mul i32 %3090, 6
  %3456 = zext i32 %3455 to i64
  %3457 = add i64 %3394, %3456
  %3458 = icmp ult i64 %3457, %3313
  br i1 %3458, label %3459, label %3464

3459:                                             ; preds = %3453
  %3460 = shl i64 %3457, 4
  %3461 = add i64 %3460, %3312
  %3462 = inttoptr i64 %3461 to <4 x i32> addrspace(1)*
  %3463 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3462, align 16, !tbaa !11
  br label %3464

3464:                                             ; preds = %3459, %3453
  %3465 = phi <4 x i32> [ %3463, %3459 ], [ zeroinitializer, %3453 ]
  %3466 = add i64 %3394, %3316
  %3467 = icmp ult i64 %3466, %3313
  br i1 %3467, label %3468, label %3473

3468:                                             ; preds = %3464
  %3469 = shl i64 %3466, 4
  %3470 = add i64 %3469, %3312
  %3471 = inttoptr i64 %3470 to <4 x i32> addrspace(1)*
  %3472 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3471, align 16, !tbaa !11
  br label %3473

3473:                                             ; preds = %3468, %3464
  %3474 = phi <4 x i32> [ %3472, %3468 ], [ zeroinitializer, %3464 ]
  %3475 = add i64 %3397, %3311
  %3476 = inttoptr i64 %3475 to <4 x i32> addrspace(1)*
  store <4 x i32> %3400, <4 x i32> addrspace(1)* %3476, align 16, !tbaa !11
  br i1 %3403, label %3477, label %3481

3477:                                             ; preds = %3473
  %3478 = shl i64 %3402, 4
  %3479 = add i64 %3478, %3311
  %3480 = inttoptr i64 %3479 to <4 x i32> addrspace(1)*
  store <4 x i32> %3410, <4 x i32> addrspace(1)* %3480, align 16, !tbaa !11
  br label %3481

3481:                                             ; preds = %3477, %3473
  br i1 %3414, label %3482, label %3486

3482:                                             ; preds = %3481
  %3483 = shl i64 %3413, 4
  %3484 = add i64 %3483, %3311
  %3485 = inttoptr i64 %3484 to <4 x i32> addrspace(1)*
  store <4 x i32> %3421, <4 x i32> addrspace(1)* %3485, align 16, !tbaa !11
  br label %3486

3486:                                             ; preds = %3482, %3481
  br i1 %3425, label %3487, label %3491

3487:                                             ; preds = %3486
  %3488 = shl i64 %3424, 4
  %3489 = add i64 %3488, %3311
  %3490 = inttoptr i64 %3489 to <4 x i32> addrspace(1)*
  store <4 x i32> %3432, <4 x i32> addrspace(1)* %3490, align 16, !tbaa !11
  br label %3491

3491:                                             ; preds = %3487, %3486
  br i1 %3436, label %3492, label %3496

3492:                                             ; preds = %3491
  %3493 = shl i64 %3435, 4
  %3494 = add i64 %3493, %3311
  %3495 = inttoptr i64 %3494 to <4 x i32> addrspace(1)*
  store <4 x i32> %3443, <4 x i32> addrspace(1)* %3495, align 16, !tbaa !11
  br label %3496

3496:                                             ; preds = %3492, %3491
  br i1 %3447, label %3497, label %3501

3497:                                             ; preds = %3496
  %3498 = shl i64 %3446, 4
  %3499 = add i64 %3498, %3311
  %3500 = inttoptr i64 %3499 to <4 x i32> addrspace(1)*
  store <4 x i32> %3454, <4 x i32> addrspace(1)* %3500, align 16, !tbaa !11
  br label %3501

3501:                                             ; preds = %3497, %3496
  br i1 %3458, label %3502, label %3506

3502:                                             ; preds = %3501
  %3503 = shl i64 %3457, 4
  %3504 = add i64 %3503, %3311
  %3505 = inttoptr i64 %3504 to <4 x i32> addrspace(1)*
  store <4 x i32> %3465, <4 x i32> addrspace(1)* %3505, align 16, !tbaa !11
  br label %3506

3506:                                             ; preds = %3502, %3501
  br i1 %3467, label %3507, label %3726

3507:                                             ; preds = %3506
  %3508 = shl i64 %3466, 4
  %3509 = add i64 %3508, %3311
  %3510 = inttoptr i64 %3509 to <4 x i32> addrspace(1)*
  store <4 x i32> %3474, <4 x i32> addrspace(1)* %3510, align 16, !tbaa !11
  br label %3726

3511:                                             ; preds = %3304
  %3512 = add i64 %3306, %80
  %3513 = add i64 %3306, %3088
  %3514 = lshr i64 %3309, 2
  %3515 = zext i32 %3089 to i64
  %3516 = mul i32 %3090, 7
  %3517 = zext i32 %3516 to i64
  %3518 = add nuw nsw i64 %3517, %3515
  %3519 = icmp ult i64 %3518, %3514
  br i1 %3519, label %3520, label %3594

3520:                                             ; preds = %3511
  %3521 = shl i32 %3090, 3
  %3522 = zext i32 %3521 to i64
  %3523 = zext i32 %3090 to i64
  %3524 = shl i32 %3090, 1
  %3525 = zext i32 %3524 to i64
  %3526 = mul i32 %3090, 3
  %3527 = zext i32 %3526 to i64
  %3528 = shl i32 %3090, 2
  %3529 = zext i32 %3528 to i64
  %3530 = mul i32 %3090, 5
  %3531 = zext i32 %3530 to i64
  %3532 = mul i32 %3090, 6
  %3533 = zext i32 %3532 to i64
  br label %3534

3534:                                             ; preds = %3534, %3520
  %3535 = phi i64 [ %3515, %3520 ], [ %3591, %3534 ]
  %3536 = shl i64 %3535, 2
  %3537 = add i64 %3536, %3513
  %3538 = inttoptr i64 %3537 to i32 addrspace(1)*
  %3539 = load volatile i32, i32 addrspace(1)* %3538, align 4, !tbaa !11
  %3540 = add i64 %3535, %3523
  %3541 = shl i64 %3540, 2
  %3542 = add i64 %3541, %3513
  %3543 = inttoptr i64 %3542 to i32 addrspace(1)*
  %3544 = load volatile i32, i32 addrspace(1)* %3543, align 4, !tbaa !11
  %3545 = add i64 %3535, %3525
  %3546 = shl i64 %3545, 2
  %3547 = add i64 %3546, %3513
  %3548 = inttoptr i64 %3547 to i32 addrspace(1)*
  %3549 = load volatile i32, i32 addrspace(1)* %3548, align 4, !tbaa !11
  %3550 = add i64 %3535, %3527
  %3551 = shl i64 %3550, 2
  %3552 = add i64 %3551, %3513
  %3553 = inttoptr i64 %3552 to i32 addrspace(1)*
  %3554 = load volatile i32, i32 addrspace(1)* %3553, align 4, !tbaa !11
  %3555 = add i64 %3535, %3529
  %3556 = shl i64 %3555, 2
  %3557 = add i64 %3556, %3513
  %3558 = inttoptr i64 %3557 to i32 addrspace(1)*
  %3559 = load volatile i32, i32 addrspace(1)* %3558, align 4, !tbaa !11
  %3560 = add i64 %3535, %3531
  %3561 = shl i64 %3560, 2
  %3562 = add i64 %3561, %3513
  %3563 = inttoptr i64 %3562 to i32 addrspace(1)*
  %3564 = load volatile i32, i32 addrspace(1)* %3563, align 4, !tbaa !11
  %3565 = add i64 %3535, %3533
  %3566 = shl i64 %3565, 2
  %3567 = add i64 %3566, %3513
  %3568 = inttoptr i64 %3567 to i32 addrspace(1)*
  %3569 = load volatile i32, i32 addrspace(1)* %3568, align 4, !tbaa !11
  %3570 = add i64 %3535, %3517
  %3571 = shl i64 %3570, 2
  %3572 = add i64 %3571, %3513
  %3573 = inttoptr i64 %3572 to i32 addrspace(1)*
  %3574 = load volatile i32, i32 addrspace(1)* %3573, align 4, !tbaa !11
  %3575 = add i64 %3536, %3512
  %3576 = inttoptr i64 %3575 to i32 addrspace(1)*
  store i32 %3539, i32 addrspace(1)* %3576, align 4, !tbaa !11
  %3577 = add i64 %3541, %3512
  %3578 = inttoptr i64 %3577 to i32 addrspace(1)*
  store i32 %3544, i32 addrspace(1)* %3578, align 4, !tbaa !11
  %3579 = add i64 %3546, %3512
  %3580 = inttoptr i64 %3579 to i32 addrspace(1)*
  store i32 %3549, i32 addrspace(1)* %3580, align 4, !tbaa !11
  %3581 = add i64 %3551, %3512
  %3582 = inttoptr i64 %3581 to i32 addrspace(1)*
  store i32 %3554, i32 addrspace(1)* %3582, align 4, !tbaa !11
  %3583 = add i64 %3556, %3512
  %3584 = inttoptr i64 %3583 to i32 addrspace(1)*
  store i32 %3559, i32 addrspace(1)* %3584, align 4, !tbaa !11
  %3585 = add i64 %3561, %3512
  %3586 = inttoptr i64 %3585 to i32 addrspace(1)*
  store i32 %3564, i32 addrspace(1)* %3586, align 4, !tbaa !11
  %3587 = add i64 %3566, %3512
  %3588 = inttoptr i64 %3587 to i32 addrspace(1)*
  store i32 %3569, i32 addrspace(1)* %3588, align 4, !tbaa !11
  %3589 = add i64 %3571, %3512
  %3590 = inttoptr i64 %3589 to i32 addrspace(1)*
  store i32 %3574, i32 addrspace(1)* %3590, align 4, !tbaa !11
  %3591 = add i64 %3535, %3522
  %3592 = add i64 %3591, %3517
  %3593 = icmp ult i64 %3592, %3514
  br i1 %3593, label %3534, label %3594, !llvm.loop !53

3594:                                             ; preds = %3534, %3511
  %3595 = phi i64 [ %3515, %3511 ], [ %3591, %3534 ]
  %3596 = icmp ult i64 %3595, %3514
  br i1 %3596, label %3597, label %3726

3597:                                             ; preds = %3594
  %3598 = shl i64 %3595, 2
  %3599 = add i64 %3598, %3513
  %3600 = inttoptr i64 %3599 to i32 addrspace(1)*
  %3601 = load volatile i32, i32 addrspace(1)* %3600, align 4, !tbaa !11
  %3602 = zext i32 %3090 to i64
  %3603 = add i64 %3595, %3602
  %3604 = icmp ult i64 %3603, %3514
  br i1 %3604, label %3605, label %3610

3605:                                             ; preds = %3597
  %3606 = shl i64 %3603, 2
  %3607 = add i64 %3606, %3513
  %3608 = inttoptr i64 %3607 to i32 addrspace(1)*
  %3609 = load volatile i32, i32 addrspace(1)* %3608, align 4, !tbaa !11
  br label %3610

3610:                                             ; preds = %3605, %3597
  %3611 = phi i32 [ %3609, %3605 ], [ 0, %3597 ]
  %3612 = shl i32 %3090, 1
  %3613 = zext i32 %3612 to i64
  %3614 = add i64 %3595, %3613
  %3615 = icmp ult i64 %3614, %3514
  br i1 %3615, label %3616, label %3621

3616:                                             ; preds = %3610
  %3617 = shl i64 %3614, 2
  %3618 = add i64 %3617, %3513
  %3619 = inttoptr i64 %3618 to i32 addrspace(1)*
  %3620 = load volatile i32, i32 addrspace(1)* %3619, align 4, !tbaa !11
  br label %3621

3621:                                             ; preds = %3616, %3610
  %3622 = phi i32 [ %3620, %3616 ], [ 0, %3610 ]
  %3623 = mul i32 %3090, 3
  %3624 = zext i32 %3623 to i64
  %3625 = add i64 %3595, %3624
  %3626 = icmp ult i64 %3625, %3514
  br i1 %3626, label %3627, label %3632

3627:                                             ; preds = %3621
  %3628 = shl i64 %3625, 2
  %3629 = add i64 %3628, %3513
  %3630 = inttoptr i64 %3629 to i32 addrspace(1)*
  %3631 = load volatile i32, i32 addrspace(1)* %3630, align 4, !tbaa !11
  br label %3632

3632:                                             ; preds = %3627, %3621
  %3633 = phi i32 [ %3631, %3627 ], [ 0, %3621 ]
  %3634 = shl i32 %3090, 2
  %3635 = zext i32 %3634 to i64
  %3636 = add i64 %3595, %3635
  %3637 = icmp ult i64 %3636, %3514
  br i1 %3637, label %3638, label %3643

3638:                                             ; preds = %3632
  %3639 = shl i64 %3636, 2
  %3640 = add i64 %3639, %3513
  %3641 = inttoptr i64 %3640 to i32 addrspace(1)*
  %3642 = load volatile i32, i32 addrspace(1)* %3641, align 4, !tbaa !11
  br label %3643

3643:                                             ; preds = %3638, %3632
  %3644 = phi i32 [ %3642, %3638 ], [ 0, %3632 ]
  %3645 = mul i32 %3090, 5
  %3646 = zext i32 %3645 to i64
  %3647 = add i64 %3595, %3646
  %3648 = icmp ult i64 %3647, %3514
  br i1 %3648, label %3649, label %3654

3649:                                             ; preds = %3643
  %3650 = shl i64 %3647, 2
  %3651 = add i64 %3650, %3513
  %3652 = inttoptr i64 %3651 to i32 addrspace(1)*
  %3653 = load volatile i32, i32 addrspace(1)* %3652, align 4, !tbaa !11
  br label %3654

3654:                                             ; preds = %3649, %3643
  %3655 = phi i32 [ %3653, %3649 ], [ 0, %3643 ]
  %3656 = mul i32 %3090, 6
  %3657 = zext i32 %3656 to i64
  %3658 = add i64 %3595, %3657
  %3659 = icmp ult i64 %3658, %3514
  br i1 %3659, label %3660, label %3665

3660:                                             ; preds = %3654
  %3661 = shl i64 %3658, 2
  %3662 = add i64 %3661, %3513
  %3663 = inttoptr i64 %3662 to i32 addrspace(1)*
  %3664 = load volatile i32, i32 addrspace(1)* %3663, align 4, !tbaa !11
  br label %3665

3665:                                             ; preds = %3660, %3654
  %3666 = phi i32 [ %3664, %3660 ], [ 0, %3654 ]
  %3667 = add i64 %3595, %3517
  %3668 = icmp ult i64 %3667, %3514
  br i1 %3668, label %3669, label %3674

3669:                                             ; preds = %3665
  %3670 = shl i64 %3667, 2
  %3671 = add i64 %3670, %3513
  %3672 = inttoptr i64 %3671 to i32 addrspace(1)*
  %3673 = load volatile i32, i32 addrspace(1)* %3672, align 4, !tbaa !11
  br label %3674

3674:                                             ; preds = %3669, %3665
  %3675 = phi i32 [ %3673, %3669 ], [ 0, %3665 ]
  %3676 = add i64 %3598, %3512
  %3677 = inttoptr i64 %3676 to i32 addrspace(1)*
  store i32 %3601, i32 addrspace(1)* %3677, align 4, !tbaa !11
  br i1 %3604, label %3678, label %3682

3678:                                             ; preds = %3674
  %3679 = shl i64 %3603, 2
  %3680 = add i64 %3679, %3512
  %3681 = inttoptr i64 %3680 to i32 addrspace(1)*
  store i32 %3611, i32 addrspace(1)* %3681, align 4, !tbaa !11
  br label %3682

3682:                                             ; preds = %3678, %3674
  br i1 %3615, label %3683, label %3687

3683:                                             ; preds = %3682
  %3684 = shl i64 %3614, 2
  %3685 = add i64 %3684, %3512
  %3686 = inttoptr i64 %3685 to i32 addrspace(1)*
  store i32 %3622, i32 addrspace(1)* %3686, align 4, !tbaa !11
  br label %3687

3687:                                             ; preds = %3683, %3682
  br i1 %3626, label %3688, label %3692

3688:                                             ; preds = %3687
  %3689 = shl i64 %3625, 2
  %3690 = add i64 %3689, %3512
  %3691 = inttoptr i64 %3690 to i32 addrspace(1)*
  store i32 %3633, i32 addrspace(1)* %3691, align 4, !tbaa !11
  br label %3692

3692:                                             ; preds = %3688, %3687
  br i1 %3637, label %3693, label %3697

3693:                                             ; preds = %3692
  %3694 = shl i64 %3636, 2
  %3695 = add i64 %3694, %3512
  %3696 = inttoptr i64 %3695 to i32 addrspace(1)*
  store i32 %3644, i32 addrspace(1)* %3696, align 4, !tbaa !11
  br label %3697

3697:                                             ; preds = %3693, %3692
  br i1 %3648, label %3698, label %3702

3698:                                             ; preds = %3697
  %3699 = shl i64 %3647, 2
  %3700 = add i64 %3699, %3512
  %3701 = inttoptr i64 %3700 to i32 addrspace(1)*
  store i32 %3655, i32 addrspace(1)* %3701, align 4, !tbaa !11
  br label %3702

3702:                                             ; preds = %3698, %3697
  br i1 %3659, label %3703, label %3707

3703:                                             ; preds = %3702
  %3704 = shl i64 %3658, 2
  %3705 = add i64 %3704, %3512
  %3706 = inttoptr i64 %3705 to i32 addrspace(1)*
  store i32 %3666, i32 addrspace(1)* %3706, align 4, !tbaa !11
  br label %3707

3707:                                             ; preds = %3703, %3702
  br i1 %3668, label %3708, label %3726

3708:                                             ; preds = %3707
  %3709 = shl i64 %3667, 2
  %3710 = add i64 %3709, %3512
  %3711 = inttoptr i64 %3710 to i32 addrspace(1)*
  store i32 %3675, i32 addrspace(1)* %3711, align 4, !tbaa !11
  br label %3726

3712:                                             ; preds = %3304
  %3713 = zext i32 %3089 to i64
  %3714 = icmp ugt i64 %1550, %3713
  br i1 %3714, label %3715, label %3756

3715:                                             ; preds = %3712
  %3716 = zext i32 %3090 to i64
  br label %3717

3717:                                             ; preds = %3717, %3715
  %3718 = phi i64 [ %3713, %3715 ], [ %3724, %3717 ]
  %3719 = add i64 %3718, %3088
  %3720 = inttoptr i64 %3719 to i8 addrspace(1)*
  %3721 = load volatile i8, i8 addrspace(1)* %3720, align 1, !tbaa !11
  %3722 = add i64 %3718, %80
  %3723 = inttoptr i64 %3722 to i8 addrspace(1)*
  store i8 %3721, i8 addrspace(1)* %3723, align 1, !tbaa !11
  %3724 = add i64 %3718, %3716
  %3725 = icmp ult i64 %3724, %1550
  br i1 %3725, label %3717, label %3756, !llvm.loop !54

3726:                                             ; preds = %3708, %3707, %3594, %3507, %3506, %3393
  %3727 = phi i64 [ %3515, %3708 ], [ %3515, %3707 ], [ %3515, %3594 ], [ %3314, %3507 ], [ %3314, %3506 ], [ %3314, %3393 ]
  %3728 = icmp ugt i64 %3306, %3727
  br i1 %3728, label %3729, label %3740

3729:                                             ; preds = %3726
  %3730 = zext i32 %3090 to i64
  br label %3731

3731:                                             ; preds = %3731, %3729
  %3732 = phi i64 [ %3727, %3729 ], [ %3738, %3731 ]
  %3733 = add i64 %3732, %3088
  %3734 = inttoptr i64 %3733 to i8 addrspace(1)*
  %3735 = load volatile i8, i8 addrspace(1)* %3734, align 1, !tbaa !11
  %3736 = add i64 %3732, %80
  %3737 = inttoptr i64 %3736 to i8 addrspace(1)*
  store i8 %3735, i8 addrspace(1)* %3737, align 1, !tbaa !11
  %3738 = add i64 %3732, %3730
  %3739 = icmp ult i64 %3738, %3306
  br i1 %3739, label %3731, label %3740, !llvm.loop !54

3740:                                             ; preds = %3731, %3726
  %3741 = add i64 %3309, %3306
  %3742 = sub i64 %1550, %3741
  %3743 = icmp ugt i64 %3742, %3727
  br i1 %3743, label %3744, label %3756

3744:                                             ; preds = %3740
  %3745 = zext i32 %3090 to i64
  br label %3746

3746:                                             ; preds = %3746, %3744
  %3747 = phi i64 [ %3727, %3744 ], [ %3754, %3746 ]
  %3748 = add i64 %3747, %3741
  %3749 = add i64 %3748, %3088
  %3750 = inttoptr i64 %3749 to i8 addrspace(1)*
  %3751 = load volatile i8, i8 addrspace(1)* %3750, align 1, !tbaa !11
  %3752 = add i64 %3748, %80
  %3753 = inttoptr i64 %3752 to i8 addrspace(1)*
  store i8 %3751, i8 addrspace(1)* %3753, align 1, !tbaa !11
  %3754 = add i64 %3747, %3745
  %3755 = icmp ult i64 %3754, %3742
  br i1 %3755, label %3746, label %3756, !llvm.loop !54

3756:                                             ; preds = %3746, %3717, %3740, %3712, %3300, %3299, %3186, %3060
  %3757 = icmp ult i64 %3075, %2940
  %3758 = select i1 %3757, i32 61, i32 0
  %3759 = select i1 %3073, i32 %3063, i32 %3758
  %3760 = icmp eq i32 %3759, 0
  %3761 = select i1 %3760, i64 %2940, i64 0
  %3762 = load i64, i64* %49, align 8, !tbaa !64
  %3763 = shl i64 %2934, 3
  %3764 = add i64 %3762, %3763
  %3765 = load i32, i32* %41, align 8, !tbaa !37
  %3766 = icmp eq i32 %3765, 0
  %3767 = icmp ne i64 %3761, 0
  %3768 = and i1 %3767, %3766
  br i1 %3768, label %3769, label %3847

3769:                                             ; preds = %3756
  %3770 = load i64, i64* %68, align 8, !tbaa !98
  %3771 = load i64, i64* %69, align 8, !tbaa !99
  %3772 = inttoptr i64 %3770 to i64 addrspace(1)*
  %3773 = load volatile i64, i64 addrspace(1)* %3772, align 8, !tbaa !5
  %3774 = load i64, i64* %48, align 8, !tbaa !100
  %3775 = icmp ult i64 %3773, %3774
  br i1 %3775, label %3776, label %3781

3776:                                             ; preds = %3769
  %3777 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %3770, i64 1) #10, !srcloc !31
  %3778 = load i64, i64* %48, align 8, !tbaa !100
  %3779 = icmp ult i64 %3777, %3778
  %3780 = select i1 %3779, i64 %3777, i64 -1
  br label %3781

3781:                                             ; preds = %3776, %3769
  %3782 = phi i64 [ %3778, %3776 ], [ %3774, %3769 ]
  %3783 = phi i64 [ %3780, %3776 ], [ -1, %3769 ]
  %3784 = icmp eq i64 %3783, -1
  br i1 %3784, label %3785, label %3787

3785:                                             ; preds = %3781
  %3786 = icmp eq i64 %3782, 0
  br i1 %3786, label %3787, label %3790

3787:                                             ; preds = %3837, %3832, %3785, %3781
  %3788 = phi i64 [ %3783, %3781 ], [ -1, %3785 ], [ %3833, %3832 ], [ %3833, %3837 ]
  %3789 = phi i1 [ false, %3781 ], [ true, %3785 ], [ true, %3837 ], [ %3835, %3832 ]
  br i1 %3789, label %3847, label %3841

3790:                                             ; preds = %3785, %3837
  %3791 = phi i32 [ %3838, %3837 ], [ 0, %3785 ]
  %3792 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %3771, i64 1) #10, !srcloc !31
  %3793 = load i64, i64* %48, align 8, !tbaa !100
  %3794 = urem i64 %3792, %3793
  %3795 = load i64, i64* %70, align 8, !tbaa !101
  %3796 = shl i64 %3794, 3
  %3797 = add i64 %3795, %3796
  %3798 = inttoptr i64 %3797 to i64 addrspace(1)*
  %3799 = load volatile i64, i64 addrspace(1)* %3798, align 8, !tbaa !5
  %3800 = icmp eq i64 %3799, 0
  br i1 %3800, label %3832, label %3801

3801:                                             ; preds = %3790
  %3802 = load i64, i64* %49, align 8, !tbaa !64
  %3803 = shl i64 %3799, 3
  %3804 = add i64 %3803, -8
  %3805 = add i64 %3804, %3802
  %3806 = inttoptr i64 %3805 to i64 addrspace(1)*
  %3807 = load volatile i64, i64 addrspace(1)* %3806, align 8, !tbaa !5
  %3808 = and i64 %3807, 393216
  %3809 = icmp eq i64 %3808, 262144
  %3810 = lshr i64 %3807, 20
  %3811 = icmp eq i64 %3810, %3794
  %3812 = and i1 %3809, %3811
  %3813 = and i64 %3807, 65535
  %3814 = icmp eq i64 %3813, 0
  %3815 = select i1 %3812, i1 %3814, i1 false
  br i1 %3815, label %3816, label %3826

3816:                                             ; preds = %3801
  %3817 = and i64 %3807, 65536
  %3818 = icmp eq i64 %3817, 0
  br i1 %3818, label %3821, label %3819

3819:                                             ; preds = %3816
  %3820 = tail call i64 asm sideeffect "atom.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %3805, i64 -65537) #10, !srcloc !78
  br label %3826

3821:                                             ; preds = %3816
  %3822 = and i64 %3807, 524288
  %3823 = tail call i64 asm sideeffect "atom.global.cas.b64 $0, [$1], $2, $3;", "=l,l,l,l,~{memory}"(i64 %3805, i64 %3807, i64 %3822) #10, !srcloc !80
  %3824 = icmp eq i64 %3823, %3807
  %3825 = zext i1 %3824 to i32
  br label %3826

3826:                                             ; preds = %3821, %3819, %3801
  %3827 = phi i32 [ 0, %3819 ], [ %3825, %3821 ], [ 0, %3801 ]
  %3828 = icmp eq i32 %3827, 0
  br i1 %3828, label %3832, label %3829

3829:                                             ; preds = %3826
  %3830 = load i64, i64* %71, align 8, !tbaa !102
  %3831 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %3830, i64 1) #10, !srcloc !31
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !43
  br label %3832

3832:                                             ; preds = %3829, %3826, %3790
  %3833 = phi i64 [ %3794, %3829 ], [ -1, %3826 ], [ -1, %3790 ]
  %3834 = icmp ult i32 %3791, 63
  %3835 = icmp eq i64 %3833, -1
  %3836 = select i1 %3834, i1 %3835, i1 false
  br i1 %3836, label %3837, label %3787, !llvm.loop !103

3837:                                             ; preds = %3832
  %3838 = add nuw nsw i32 %3791, 1
  %3839 = load i64, i64* %48, align 8, !tbaa !100
  %3840 = icmp eq i64 %3839, 0
  br i1 %3840, label %3787, label %3790

3841:                                             ; preds = %3787
  %3842 = shl i64 %3788, 3
  %3843 = add i64 %2934, 1
  %3844 = load i64, i64* %70, align 8, !tbaa !101
  %3845 = add i64 %3844, %3842
  %3846 = inttoptr i64 %3845 to i64 addrspace(1)*
  store volatile i64 %3843, i64 addrspace(1)* %3846, align 8, !tbaa !5
  br label %3847

3847:                                             ; preds = %3841, %3787, %3756
  %3848 = phi i64 [ -1, %3756 ], [ %3788, %3787 ], [ %3788, %3841 ]
  %3849 = trunc i64 %3848 to i32
  %3850 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %3849, i32 0, i32 31) #7
  %3851 = lshr i64 %3848, 32
  %3852 = trunc i64 %3851 to i32
  %3853 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %3852, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !32
  %3854 = zext i32 %3853 to i64
  %3855 = shl nuw i64 %3854, 32
  %3856 = zext i32 %3850 to i64
  %3857 = or i64 %3855, %3856
  %3858 = icmp eq i64 %3857, -1
  br i1 %3858, label %4532, label %3859

3859:                                             ; preds = %3847
  %3860 = load i64, i64* %72, align 8, !tbaa !104
  %3861 = load i32, i32* %35, align 8, !tbaa !47
  %3862 = zext i32 %3861 to i64
  %3863 = shl i64 %3857, %3862
  %3864 = add i64 %3863, %3860
  %3865 = load i32, i32* %41, align 8, !tbaa !37
  %3866 = load i32, i32* %46, align 4, !tbaa !51
  %3867 = xor i64 %3864, %3083
  %3868 = and i64 %3867, 15
  %3869 = icmp eq i64 %3868, 0
  %3870 = and i64 %3867, 3
  %3871 = icmp eq i64 %3870, 0
  %3872 = select i1 %3871, i64 4, i64 1
  %3873 = select i1 %3869, i64 16, i64 %3872
  %3874 = sub i64 0, %3864
  %3875 = add nsw i64 %3873, -1
  %3876 = and i64 %3875, %3874
  %3877 = or i64 %3761, %3083
  %3878 = or i64 %3877, %3864
  %3879 = and i64 %3878, 15
  %3880 = icmp eq i64 %3879, 0
  br i1 %3880, label %3881, label %4080

3881:                                             ; preds = %3859
  %3882 = lshr i64 %3761, 4
  %3883 = zext i32 %3865 to i64
  %3884 = mul i32 %3866, 7
  %3885 = zext i32 %3884 to i64
  %3886 = add nuw nsw i64 %3885, %3883
  %3887 = icmp ult i64 %3886, %3882
  br i1 %3887, label %3888, label %3962

3888:                                             ; preds = %3881
  %3889 = shl i32 %3866, 3
  %3890 = zext i32 %3889 to i64
  %3891 = zext i32 %3866 to i64
  %3892 = shl i32 %3866, 1
  %3893 = zext i32 %3892 to i64
  %3894 = mul i32 %3866, 3
  %3895 = zext i32 %3894 to i64
  %3896 = shl i32 %3866, 2
  %3897 = zext i32 %3896 to i64
  %3898 = mul i32 %3866, 5
  %3899 = zext i32 %3898 to i64
  %3900 = mul i32 %3866, 6
  %3901 = zext i32 %3900 to i64
  br label %3902

3902:                                             ; preds = %3902, %3888
  %3903 = phi i64 [ %3883, %3888 ], [ %3959, %3902 ]
  %3904 = shl i64 %3903, 4
  %3905 = add i64 %3904, %3083
  %3906 = inttoptr i64 %3905 to <4 x i32> addrspace(1)*
  %3907 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3906, align 16, !tbaa !11
  %3908 = add i64 %3903, %3891
  %3909 = shl i64 %3908, 4
  %3910 = add i64 %3909, %3083
  %3911 = inttoptr i64 %3910 to <4 x i32> addrspace(1)*
  %3912 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3911, align 16, !tbaa !11
  %3913 = add i64 %3903, %3893
  %3914 = shl i64 %3913, 4
  %3915 = add i64 %3914, %3083
  %3916 = inttoptr i64 %3915 to <4 x i32> addrspace(1)*
  %3917 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3916, align 16, !tbaa !11
  %3918 = add i64 %3903, %3895
  %3919 = shl i64 %3918, 4
  %3920 = add i64 %3919, %3083
  %3921 = inttoptr i64 %3920 to <4 x i32> addrspace(1)*
  %3922 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3921, align 16, !tbaa !11
  %3923 = add i64 %3903, %3897
  %3924 = shl i64 %3923, 4
  %3925 = add i64 %3924, %3083
  %3926 = inttoptr i64 %3925 to <4 x i32> addrspace(1)*
  %3927 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3926, align 16, !tbaa !11
  %3928 = add i64 %3903, %3899
  %3929 = shl i64 %3928, 4
  %3930 = add i64 %3929, %3083
  %3931 = inttoptr i64 %3930 to <4 x i32> addrspace(1)*
  %3932 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3931, align 16, !tbaa !11
  %3933 = add i64 %3903, %3901
  %3934 = shl i64 %3933, 4
  %3935 = add i64 %3934, %3083
  %3936 = inttoptr i64 %3935 to <4 x i32> addrspace(1)*
  %3937 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3936, align 16, !tbaa !11
  %3938 = add i64 %3903, %3885
  %3939 = shl i64 %3938, 4
  %3940 = add i64 %3939, %3083
  %3941 = inttoptr i64 %3940 to <4 x i32> addrspace(1)*
  %3942 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3941, align 16, !tbaa !11
  %3943 = add i64 %3904, %3864
  %3944 = inttoptr i64 %3943 to <4 x i32> addrspace(1)*
  store <4 x i32> %3907, <4 x i32> addrspace(1)* %3944, align 16, !tbaa !11
  %3945 = add i64 %3909, %3864
  %3946 = inttoptr i64 %3945 to <4 x i32> addrspace(1)*
  store <4 x i32> %3912, <4 x i32> addrspace(1)* %3946, align 16, !tbaa !11
  %3947 = add i64 %3914, %3864
  %3948 = inttoptr i64 %3947 to <4 x i32> addrspace(1)*
  store <4 x i32> %3917, <4 x i32> addrspace(1)* %3948, align 16, !tbaa !11
  %3949 = add i64 %3919, %3864
  %3950 = inttoptr i64 %3949 to <4 x i32> addrspace(1)*
  store <4 x i32> %3922, <4 x i32> addrspace(1)* %3950, align 16, !tbaa !11
  %3951 = add i64 %3924, %3864
  %3952 = inttoptr i64 %3951 to <4 x i32> addrspace(1)*
  store <4 x i32> %3927, <4 x i32> addrspace(1)* %3952, align 16, !tbaa !11
  %3953 = add i64 %3929, %3864
  %3954 = inttoptr i64 %3953 to <4 x i32> addrspace(1)*
  store <4 x i32> %3932, <4 x i32> addrspace(1)* %3954, align 16, !tbaa !11
  %3955 = add i64 %3934, %3864
  %3956 = inttoptr i64 %3955 to <4 x i32> addrspace(1)*
  store <4 x i32> %3937, <4 x i32> addrspace(1)* %3956, align 16, !tbaa !11
  %3957 = add i64 %3939, %3864
  %3958 = inttoptr i64 %3957 to <4 x i32> addrspace(1)*
  store <4 x i32> %3942, <4 x i32> addrspace(1)* %3958, align 16, !tbaa !11
  %3959 = add i64 %3903, %3890
  %3960 = add i64 %3959, %3885
  %3961 = icmp ult i64 %3960, %3882
  br i1 %3961, label %3902, label %3962, !llvm.loop !52

3962:                                             ; preds = %3902, %3881
  %3963 = phi i64 [ %3883, %3881 ], [ %3959, %3902 ]
  %3964 = icmp ult i64 %3963, %3882
  br i1 %3964, label %3965, label %4532

3965:                                             ; preds = %3962
  %3966 = shl i64 %3963, 4
  %3967 = add i64 %3966, %3083
  %3968 = inttoptr i64 %3967 to <4 x i32> addrspace(1)*
  %3969 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3968, align 16, !tbaa !11
  %3970 = zext i32 %3866 to i64
  %3971 = add i64 %3963, %3970
  %3972 = icmp ult i64 %3971, %3882
  br i1 %3972, label %3973, label %3978

3973:                                             ; preds = %3965
  %3974 = shl i64 %3971, 4
  %3975 = add i64 %3974, %3083
  %3976 = inttoptr i64 %3975 to <4 x i32> addrspace(1)*
  %3977 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3976, align 16, !tbaa !11
  br label %3978

3978:                                             ; preds = %3973, %3965
  %3979 = phi <4 x i32> [ %3977, %3973 ], [ zeroinitializer, %3965 ]
  %3980 = shl i32 %3866, 1
  %3981 = zext i32 %3980 to i64
  %3982 = add i64 %3963, %3981
  %3983 = icmp ult i64 %3982, %3882
  br i1 %3983, label %3984, label %3989

3984:                                             ; preds = %3978
  %3985 = shl i64 %3982, 4
  %3986 = add i64 %3985, %3083
  %3987 = inttoptr i64 %3986 to <4 x i32> addrspace(1)*
  %3988 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3987, align 16, !tbaa !11
  br label %3989

3989:                                             ; preds = %3984, %3978
  %3990 = phi <4 x i32> [ %3988, %3984 ], [ zeroinitializer, %3978 ]
  %3991 = mul i32 %3866, 3
  %3992 = zext i32 %3991 to i64
  %3993 = add i64 %3963, %3992
  %3994 = icmp ult i64 %3993, %3882
  br i1 %3994, label %3995, label %4000

3995:                                             ; preds = %3989
  %3996 = shl i64 %3993, 4
  %3997 = add i64 %3996, %3083
  %3998 = inttoptr i64 %3997 to <4 x i32> addrspace(1)*
  %3999 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3998, align 16, !tbaa !11
  br label %4000

4000:                                             ; preds = %3995, %3989
  %4001 = phi <4 x i32> [ %3999, %3995 ], [ zeroinitializer, %3989 ]
  %4002 = shl i32 %3866, 2
  %4003 = zext i32 %4002 to i64
  %4004 = add i64 %3963, %4003
  %4005 = icmp ult i64 %4004, %3882
  br i1 %4005, label %4006, label %4011

4006:                                             ; preds = %4000
  %4007 = shl i64 %4004, 4
  %4008 = add i64 %4007, %3083
  %4009 = inttoptr i64 %4008 to <4 x i32> addrspace(1)*
  %4010 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4009, align 16, !tbaa !11
  br label %4011

4011:                                             ; preds = %4006, %4000
  %4012 = phi <4 x i32> [ %4010, %4006 ], [ zeroinitializer, %4000 ]
  %4013 = mul i32 %3866, 5
  %4014 = zext i32 %4013 to i64
  %4015 = add i64 %3963, %4014
  %4016 = icmp ult i64 %4015, %3882
  br i1 %4016, label %4017, label %4022

4017:                                             ; preds = %4011
  %4018 = shl i64 %4015, 4
  %4019 = add i64 %4018, %3083
  %4020 = inttoptr i64 %4019 to <4 x i32> addrspace(1)*
  %4021 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4020, align 16, !tbaa !11
  br label %4022

4022:                                             ; preds = %4017, %4011
  %4023 = phi <4 x i32> [ %4021, %4017 ], [ zeroinitializer, %4011 ]
  %4024 = mul i32 %3866, 6
  %4025 = zext i32 %4024 to i64
  %4026 = add i64 %3963, %4025
  %4027 = icmp ult i64 %4026, %3882
  br i1 %4027, label %4028, label %4033

4028:                                             ; preds = %4022
  %4029 = shl i64 %4026, 4
  %4030 = add i64 %4029, %3083
  %4031 = inttoptr i64 %4030 to <4 x i32> addrspace(1)*
  %4032 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4031, align 16, !tbaa !11
  br label %4033

4033:                                             ; preds = %4028, %4022
  %4034 = phi <4 x i32> [ %4032, %4028 ], [ zeroinitializer, %4022 ]
  %4035 = add i64 %3963, %3885
  %4036 = icmp ult i64 %4035, %3882
  br i1 %4036, label %4037, label %4042

4037:                                             ; preds = %4033
  %4038 = shl i64 %4035, 4
  %4039 = add i64 %4038, %3083
  %4040 = inttoptr i64 %4039 to <4 x i32> addrspace(1)*
  %4041 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4040, align 16, !tbaa !11
  br label %4042

4042:                                             ; preds = %4037, %4033
  %4043 = phi <4 x i32> [ %4041, %4037 ], [ zeroinitializer, %4033 ]
  %4044 = add i64 %3966, %3864
  %4045 = inttoptr i64 %4044 to <4 x i32> addrspace(1)*
  store <4 x i32> %3969, <4 x i32> addrspace(1)* %4045, align 16, !tbaa !11
  br i1 %3972, label %4046, label %4050

4046:                                             ; preds = %4042
  %4047 = shl i64 %3971, 4
  %4048 = add i64 %4047, %3864
  %4049 = inttoptr i64 %4048 to <4 x i32> addrspace(1)*
  store <4 x i32> %3979, <4 x i32> addrspace(1)* %4049, align 16, !tbaa !11
  br label %4050

4050:                                             ; preds = %4046, %4042
  br i1 %3983, label %4051, label %4055

4051:                                             ; preds = %4050
  %4052 = shl i64 %3982, 4
  %4053 = add i64 %4052, %3864
  %4054 = inttoptr i64 %4053 to <4 x i32> addrspace(1)*
  store <4 x i32> %3990, <4 x i32> addrspace(1)* %4054, align 16, !tbaa !11
  br label %4055

4055:                                             ; preds = %4051, %4050
  br i1 %3994, label %4056, label %4060

4056:                                             ; preds = %4055
  %4057 = shl i64 %3993, 4
  %4058 = add i64 %4057, %3864
  %4059 = inttoptr i64 %4058 to <4 x i32> addrspace(1)*
  store <4 x i32> %4001, <4 x i32> addrspace(1)* %4059, align 16, !tbaa !11
  br label %4060

4060:                                             ; preds = %4056, %4055
  br i1 %4005, label %4061, label %4065

4061:                                             ; preds = %4060
  %4062 = shl i64 %4004, 4
  %4063 = add i64 %4062, %3864
  %4064 = inttoptr i64 %4063 to <4 x i32> addrspace(1)*
  store <4 x i32> %4012, <4 x i32> addrspace(1)* %4064, align 16, !tbaa !11
  br label %4065

4065:                                             ; preds = %4061, %4060
  br i1 %4016, label %4066, label %4070

4066:                                             ; preds = %4065
  %4067 = shl i64 %4015, 4
  %4068 = add i64 %4067, %3864
  %4069 = inttoptr i64 %4068 to <4 x i32> addrspace(1)*
  store <4 x i32> %4023, <4 x i32> addrspace(1)* %4069, align 16, !tbaa !11
  br label %4070

4070:                                             ; preds = %4066, %4065
  br i1 %4027, label %4071, label %4075

4071:                                             ; preds = %4070
  %4072 = shl i64 %4026, 4
  %4073 = add i64 %4072, %3864
  %4074 = inttoptr i64 %4073 to <4 x i32> addrspace(1)*
  store <4 x i32> %4034, <4 x i32> addrspace(1)* %4074, align 16, !tbaa !11
  br label %4075

4075:                                             ; preds = %4071, %4070
  br i1 %4036, label %4076, label %4532

4076:                                             ; preds = %4075
  %4077 = shl i64 %4035, 4
  %4078 = add i64 %4077, %3864
  %4079 = inttoptr i64 %4078 to <4 x i32> addrspace(1)*
  store <4 x i32> %4043, <4 x i32> addrspace(1)* %4079, align 16, !tbaa !11
  br label %4532

4080:                                             ; preds = %3859
  %4081 = icmp ult i64 %3876, %3761
  %4082 = select i1 %4081, i64 %3876, i64 %3761
  %4083 = sub i64 %3761, %4082
  %4084 = sub nsw i64 0, %3873
  %4085 = and i64 %4083, %4084
  switch i64 %3873, label %4488 [
    i64 16, label %4086
    i64 4, label %4287
  ]

4086:                                             ; preds = %4080
  %4087 = add i64 %4082, %3864
  %4088 = add i64 %4082, %3083
  %4089 = lshr i64 %4085, 4
  %4090 = zext i32 %3865 to i64
  %4091 = mul i32 %3866, 7
  %4092 = zext i32 %4091 to i64
  %4093 = add nuw nsw i64 %4092, %4090
  %4094 = icmp ult i64 %4093, %4089
  br i1 %4094, label %4095, label %4169

4095:                                             ; preds = %4086
  %4096 = shl i32 %3866, 3
  %4097 = zext i32 %4096 to i64
  %4098 = zext i32 %3866 to i64
  %4099 = shl i32 %3866, 1
  %4100 = zext i32 %4099 to i64
  %4101 = mul i32 %3866, 3
  %4102 = zext i32 %4101 to i64
  %4103 = shl i32 %3866, 2
  %4104 = zext i32 %4103 to i64
  %4105 = mul i32 %3866, 5
  %4106 = zext i32 %4105 to i64
  %4107 = mul i32 %3866, 6
  %4108 = zext i32 %4107 to i64
  br label %4109

4109:                                             ; preds = %4109, %4095
  %4110 = phi i64 [ %4090, %4095 ], [ %4166, %4109 ]
  %4111 = shl i64 %4110, 4
  %4112 = add i64 %4111, %4088
  %4113 = inttoptr i64 %4112 to <4 x i32> addrspace(1)*
  %4114 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4113, align 16, !tbaa !11
  %4115 = add i64 %4110, %4098
  %4116 = shl i64 %4115, 4
  %4117 = add i64 %4116, %4088
  %4118 = inttoptr i64 %4117 to <4 x i32> addrspace(1)*
  %4119 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4118, align 16, !tbaa !11
  %4120 = add i64 %4110, %4100
  %4121 = shl i64 %4120, 4
  %4122 = add i64 %4121, %4088
  %4123 = inttoptr i64 %4122 to <4 x i32> addrspace(1)*
  %4124 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4123, align 16, !tbaa !11
  %4125 = add i64 %4110, %4102
  %4126 = shl i64 %4125, 4
  %4127 = add i64 %4126, %4088
  %4128 = inttoptr i64 %4127 to <4 x i32> addrspace(1)*
  %4129 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4128, align 16, !tbaa !11
  %4130 = add i64 %4110, %4104
  %4131 = shl i64 %4130, 4
  %4132 = add i64 %4131, %4088
  %4133 = inttoptr i64 %4132 to <4 x i32> addrspace(1)*
  %4134 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4133, align 16, !tbaa !11
  %4135 = add i64 %4110, %4106
  %4136 = shl i64 %4135, 4
  %4137 = add i64 %4136, %4088
  %4138 = inttoptr i64 %4137 to <4 x i32> addrspace(1)*
  %4139 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4138, align 16, !tbaa !11
  %4140 = add i64 %4110, %4108
  %4141 = shl i64 %4140, 4
  %4142 = add i64 %4141, %4088
  %4143 = inttoptr i64 %4142 to <4 x i32> addrspace(1)*
  %4144 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4143, align 16, !tbaa !11
  %4145 = add i64 %4110, %4092
  %4146 = shl i64 %4145, 4
  %4147 = add i64 %4146, %4088
  %4148 = inttoptr i64 %4147 to <4 x i32> addrspace(1)*
  %4149 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4148, align 16, !tbaa !11
  %4150 = add i64 %4111, %4087
  %4151 = inttoptr i64 %4150 to <4 x i32> addrspace(1)*
  store <4 x i32> %4114, <4 x i32> addrspace(1)* %4151, align 16, !tbaa !11
  %4152 = add i64 %4116, %4087
  %4153 = inttoptr i64 %4152 to <4 x i32> addrspace(1)*
  store <4 x i32> %4119, <4 x i32> addrspace(1)* %4153, align 16, !tbaa !11
  %4154 = add i64 %4121, %4087
  %4155 = inttoptr i64 %4154 to <4 x i32> addrspace(1)*
  store <4 x i32> %4124, <4 x i32> addrspace(1)* %4155, align 16, !tbaa !11
  %4156 = add i64 %4126, %4087
  %4157 = inttoptr i64 %4156 to <4 x i32> addrspace(1)*
  store <4 x i32> %4129, <4 x i32> addrspace(1)* %4157, align 16, !tbaa !11
  %4158 = add i64 %4131, %4087
  %4159 = inttoptr i64 %4158 to <4 x i32> addrspace(1)*
  store <4 x i32> %4134, <4 x i32> addrspace(1)* %4159, align 16, !tbaa !11
  %4160 = add i64 %4136, %4087
  %4161 = inttoptr i64 %4160 to <4 x i32> addrspace(1)*
  store <4 x i32> %4139, <4 x i32> addrspace(1)* %4161, align 16, !tbaa !11
  %4162 = add i64 %4141, %4087
  %4163 = inttoptr i64 %4162 to <4 x i32> addrspace(1)*
  store <4 x i32> %4144, <4 x i32> addrspace(1)* %4163, align 16, !tbaa !11
  %4164 = add i64 %4146, %4087
  %4165 = inttoptr i64 %4164 to <4 x i32> addrspace(1)*
  store <4 x i32> %4149, <4 x i32> addrspace(1)* %4165, align 16, !tbaa !11
  %4166 = add i64 %4110, %4097
  %4167 = add i64 %4166, %4092
  %4168 = icmp ult i64 %4167, %4089
  br i1 %4168, label %4109, label %4169, !llvm.loop !52

4169:                                             ; preds = %4109, %4086
  %4170 = phi i64 [ %4090, %4086 ], [ %4166, %4109 ]
  %4171 = icmp ult i64 %4170, %4089
  br i1 %4171, label %4172, label %4502

4172:                                             ; preds = %4169
  %4173 = shl i64 %4170, 4
  %4174 = add i64 %4173, %4088
  %4175 = inttoptr i64 %4174 to <4 x i32> addrspace(1)*
  %4176 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4175, align 16, !tbaa !11
  %4177 = zext i32 %3866 to i64
  %4178 = add i64 %4170, %4177
  %4179 = icmp ult i64 %4178, %4089
  br i1 %4179, label %4180, label %4185

4180:                                             ; preds = %4172
  %4181 = shl i64 %4178, 4
  %4182 = add i64 %4181, %4088
  %4183 = inttoptr i64 %4182 to <4 x i32> addrspace(1)*
  %4184 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4183, align 16, !tbaa !11
  br label %4185

4185:                                             ; preds = %4180, %4172
  %4186 = phi <4 x i32> [ %4184, %4180 ], [ zeroinitializer, %4172 ]
  %4187 = shl i32 %3866, 1
  %4188 = zext i32 %4187 to i64
  %4189 = add i64 %4170, %4188
  %4190 = icmp ult i64 %4189, %4089
  br i1 %4190, label %4191, label %4196

4191:                                             ; preds = %4185
  %4192 = shl i64 %4189, 4
  %4193 = add i64 %4192, %4088
  %4194 = inttoptr i64 %4193 to <4 x i32> addrspace(1)*
  %4195 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4194, align 16, !tbaa !11
  br label %4196

4196:                                             ; preds = %4191, %4185
  %4197 = phi <4 x i32> [ %4195, %4191 ], [ zeroinitializer, %4185 ]
  %4198 = mul i32 %3866, 3
  %4199 = zext i32 %4198 to i64
  %4200 = add i64 %4170, %4199
  %4201 = icmp ult i64 %4200, %4089
  br i1 %4201, label %4202, label %4207

4202:                                             ; preds = %4196
  %4203 = shl i64 %4200, 4
  %4204 = add i64 %4203, %4088
  %4205 = inttoptr i64 %4204 to <4 x i32> addrspace(1)*
  %4206 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4205, align 16, !tbaa !11
  br label %4207

4207:                                             ; preds = %4202, %4196
  %4208 = phi <4 x i32> [ %4206, %4202 ], [ zeroinitializer, %4196 ]
  %4209 = shl i32 %3866, 2
  %4210 = zext i32 %4209 to i64
  %4211 = add i64 %4170, %4210
  %4212 = icmp ult i64 %4211, %4089
  br i1 %4212, label %4213, label %4218

4213:                                             ; preds = %4207
  %4214 = shl i64 %4211, 4
  %4215 = add i64 %4214, %4088
  %4216 = inttoptr i64 %4215 to <4 x i32> addrspace(1)*
  %4217 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4216, align 16, !tbaa !11
  br label %4218

4218:                                             ; preds = %4213, %4207
  %4219 = phi <4 x i32> [ %4217, %4213 ], [ zeroinitializer, %4207 ]
  %4220 = mul i32 %3866, 5
  %4221 = zext i32 %4220 to i64
  %4222 = add i64 %4170, %4221
  %4223 = icmp ult i64 %4222, %4089
  br i1 %4223, label %4224, label %4229

4224:                                             ; preds = %4218
  %4225 = shl i64 %4222, 4
  %4226 = add i64 %4225, %4088
  %4227 = inttoptr i64 %4226 to <4 x i32> addrspace(1)*
  %4228 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4227, align 16, !tbaa !11
  br label %4229

4229:                                             ; preds = %4224, %4218
  %4230 = phi <4 x i32> [ %4228, %4224 ], [ zeroinitializer, %4218 ]
  %4231 = mul i32 %3866, 6
  %4232 = zext i32 %4231 to i64
  %4233 = add i64 %4170, %4232
  %4234 = icmp ult i64 %4233, %4089
  br i1 %4234, label %4235, label %4240

4235:                                             ; preds = %4229
  %4236 = shl i64 %4233, 4
  %4237 = add i64 %4236, %4088
  %4238 = inttoptr i64 %4237 to <4 x i32> addrspace(1)*
  %4239 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4238, align 16, !tbaa !11
  br label %4240

4240:                                             ; preds = %4235, %4229
  %4241 = phi <4 x i32> [ %4239, %4235 ], [ zeroinitializer, %4229 ]
  %4242 = add i64 %4170, %4092
  %4243 = icmp ult i64 %4242, %4089
  br i1 %4243, label %4244, label %4249

4244:                                             ; preds = %4240
  %4245 = shl i64 %4242, 4
  %4246 = add i64 %4245, %4088
  %4247 = inttoptr i64 %4246 to <4 x i32> addrspace(1)*
  %4248 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4247, align 16, !tbaa !11
  br label %4249

4249:                                             ; preds = %4244, %4240
  %4250 = phi <4 x i32> [ %4248, %4244 ], [ zeroinitializer, %4240 ]
  %4251 = add i64 %4173, %4087
  %4252 = inttoptr i64 %4251 to <4 x i32> addrspace(1)*
  store <4 x i32> %4176, <4 x i32> addrspace(1)* %4252, align 16, !tbaa !11
  br i1 %4179, label %4253, label %4257

4253:                                             ; preds = %4249
  %4254 = shl i64 %4178, 4
  %4255 = add i64 %4254, %4087
  %4256 = inttoptr i64 %4255 to <4 x i32> addrspace(1)*
  store <4 x i32> %4186, <4 x i32> addrspace(1)* %4256, align 16, !tbaa !11
  br label %4257

4257:                                             ; preds = %4253, %4249
  br i1 %4190, label %4258, label %4262

4258:                                             ; preds = %4257
  %4259 = shl i64 %4189, 4
  %4260 = add i64 %4259, %4087
  %4261 = inttoptr i64 %4260 to <4 x i32> addrspace(1)*
  store <4 x i32> %4197, <4 x i32> addrspace(1)* %4261, align 16, !tbaa !11
  br label %4262

4262:                                             ; preds = %4258, %4257
  br i1 %4201, label %4263, label %4267

4263:                                             ; preds = %4262
  %4264 = shl i64 %4200, 4
  %4265 = add i64 %4264, %4087
  %4266 = inttoptr i64 %4265 to <4 x i32> addrspace(1)*
  store <4 x i32> %4208, <4 x i32> addrspace(1)* %4266, align 16, !tbaa !11
  br label %4267

4267:                                             ; preds = %4263, %4262
  br i1 %4212, label %4268, label %4272

4268:                                             ; preds = %4267
  %4269 = shl i64 %4211, 4
  %4270 = add i64 %4269, %4087
  %4271 = inttoptr i64 %4270 to <4 x i32> addrspace(1)*
  store <4 x i32> %4219, <4 x i32> addrspace(1)* %4271, align 16, !tbaa !11
  br label %4272

4272:                                             ; preds = %4268, %4267
  br i1 %4223, label %4273, label %4277

4273:                                             ; preds = %4272
  %4274 = shl i64 %4222, 4
  %4275 = add i64 %4274, %4087
  %4276 = inttoptr i64 %4275 to <4 x i32> addrspace(1)*
  store <4 x i32> %4230, <4 x i32> addrspace(1)* %4276, align 16, !tbaa !11
  br label %4277

4277:                                             ; preds = %4273, %4272
  br i1 %4234, label %4278, label %4282

4278:                                             ; preds = %4277
  %4279 = shl i64 %4233, 4
  %4280 = add i64 %4279, %4087
  %4281 = inttoptr i64 %4280 to <4 x i32> addrspace(1)*
  store <4 x i32> %4241, <4 x i32> addrspace(1)* %4281, align 16, !tbaa !11
  br label %4282

4282:                                             ; preds = %4278, %4277
  br i1 %4243, label %4283, label %4502

4283:                                             ; preds = %4282
  %4284 = shl i64 %4242, 4
  %4285 = add i64 %4284, %4087
  %4286 = inttoptr i64 %4285 to <4 x i32> addrspace(1)*
  store <4 x i32> %4250, <4 x i32> addrspace(1)* %4286, align 16, !tbaa !11
  br label %4502

4287:                                             ; preds = %4080
  %4288 = add i64 %4082, %3864
  %4289 = add i64 %4082, %3083
  %4290 = lshr i64 %4085, 2
  %4291 = zext i32 %3865 to i64
  %4292 = mul i32 %3866, 7
  %4293 = zext i32 %4292 to i64
  %4294 = add nuw nsw i64 %4293, %4291
  %4295 = icmp ult i64 %4294, %4290
  br i1 %4295, label %4296, label %4370

4296:                                             ; preds = %4287
  %4297 = shl i32 %3866, 3
  %4298 = zext i32 %4297 to i64
  %4299 = zext i32 %3866 to i64
  %4300 = shl i32 %3866, 1
  %4301 = zext i32 %4300 to i64
  %4302 = mul i32 %3866, 3
  %4303 = zext i32 %4302 to i64
  %4304 = shl i32 %3866, 2
  %4305 = zext i32 %4304 to i64
  %4306 = mul i32 %3866, 5
  %4307 = zext i32 %4306 to i64
  %4308 = mul i32 %3866, 6
  %4309 = zext i32 %4308 to i64
  br label %4310

4310:                                             ; preds = %4310, %4296
  %4311 = phi i64 [ %4291, %4296 ], [ %4367, %4310 ]
  %4312 = shl i64 %4311, 2
  %4313 = add i64 %4312, %4289
  %4314 = inttoptr i64 %4313 to i32 addrspace(1)*
  %4315 = load volatile i32, i32 addrspace(1)* %4314, align 4, !tbaa !11
  %4316 = add i64 %4311, %4299
  %4317 = shl i64 %4316, 2
  %4318 = add i64 %4317, %4289
  %4319 = inttoptr i64 %4318 to i32 addrspace(1)*
  %4320 = load volatile i32, i32 addrspace(1)* %4319, align 4, !tbaa !11
  %4321 = add i64 %4311, %4301
  %4322 = shl i64 %4321, 2
  %4323 = add i64 %4322, %4289
  %4324 = inttoptr i64 %4323 to i32 addrspace(1)*
  %4325 = load volatile i32, i32 addrspace(1)* %4324, align 4, !tbaa !11
  %4326 = add i64 %4311, %4303
  %4327 = shl i64 %4326, 2
  %4328 = add i64 %4327, %4289
  %4329 = inttoptr i64 %4328 to i32 addrspace(1)*
  %4330 = load volatile i32, i32 addrspace(1)* %4329, align 4, !tbaa !11
  %4331 = add i64 %4311, %4305
  %4332 = shl i64 %4331, 2
  %4333 = add i64 %4332, %4289
  %4334 = inttoptr i64 %4333 to i32 addrspace(1)*
  %4335 = load volatile i32, i32 addrspace(1)* %4334, align 4, !tbaa !11
  %4336 = add i64 %4311, %4307
  %4337 = shl i64 %4336, 2
  %4338 = add i64 %4337, %4289
  %4339 = inttoptr i64 %4338 to i32 addrspace(1)*
  %4340 = load volatile i32, i32 addrspace(1)* %4339, align 4, !tbaa !11
  %4341 = add i64 %4311, %4309
  %4342 = shl i64 %4341, 2
  %4343 = add i64 %4342, %4289
  %4344 = inttoptr i64 %4343 to i32 addrspace(1)*
  %4345 = load volatile i32, i32 addrspace(1)* %4344, align 4, !tbaa !11
  %4346 = add i64 %4311, %4293
  %4347 = shl i64 %4346, 2
  %4348 = add i64 %4347, %4289
  %4349 = inttoptr i64 %4348 to i32 addrspace(1)*
  %4350 = load volatile i32, i32 addrspace(1)* %4349, align 4, !tbaa !11
  %4351 = add i64 %4312, %4288
  %4352 = inttoptr i64 %4351 to i32 addrspace(1)*
  store i32 %4315, i32 addrspace(1)* %4352, align 4, !tbaa !11
  %4353 = add i64 %4317, %4288
  %4354 = inttoptr i64 %4353 to i32 addrspace(1)*
  store i32 %4320, i32 addrspace(1)* %4354, align 4, !tbaa !11
  %4355 = add i64 %4322, %4288
  %4356 = inttoptr i64 %4355 to i32 addrspace(1)*
  store i32 %4325, i32 addrspace(1)* %4356, align 4, !tbaa !11
  %4357 = add i64 %4327, %4288
  %4358 = inttoptr i64 %4357 to i32 addrspace(1)*
  store i32 %4330, i32 addrspace(1)* %4358, align 4, !tbaa !11
  %4359 = add i64 %4332, %4288
  %4360 = inttoptr i64 %4359 to i32 addrspace(1)*
  store i32 %4335, i32 addrspace(1)* %4360, align 4, !tbaa !11
  %4361 = add i64 %4337, %4288
  %4362 = inttoptr i64 %4361 to i32 addrspace(1)*
  store i32 %4340, i32 addrspace(1)* %4362, align 4, !tbaa !11
  %4363 = add i64 %4342, %4288
  %4364 = inttoptr i64 %4363 to i32 addrspace(1)*
  store i32 %4345, i32 addrspace(1)* %4364, align 4, !tbaa !11
  %4365 = add i64 %4347, %4288
  %4366 = inttoptr i64 %4365 to i32 addrspace(1)*
  store i32 %4350, i32 addrspace(1)* %4366, align 4, !tbaa !11
  %4367 = add i64 %4311, %4298
  %4368 = add i64 %4367, %4293
  %4369 = icmp ult i64 %4368, %4290
  br i1 %4369, label %4310, label %4370, !llvm.loop !53

4370:                                             ; preds = %4310, %4287
  %4371 = phi i64 [ %4291, %4287 ], [ %4367, %4310 ]
  %4372 = icmp ult i64 %4371, %4290
  br i1 %4372, label %4373, label %4502

4373:                                             ; preds = %4370
  %4374 = shl i64 %4371, 2
  %4375 = add i64 %4374, %4289
  %4376 = inttoptr i64 %4375 to i32 addrspace(1)*
  %4377 = load volatile i32, i32 addrspace(1)* %4376, align 4, !tbaa !11
  %4378 = zext i32 %3866 to i64
  %4379 = add i64 %4371, %4378
  %4380 = icmp ult i64 %4379, %4290
  br i1 %4380, label %4381, label %4386

4381:                                             ; preds = %4373
  %4382 = shl i64 %4379, 2
  %4383 = add i64 %4382, %4289
  %4384 = inttoptr i64 %4383 to i32 addrspace(1)*
  %4385 = load volatile i32, i32 addrspace(1)* %4384, align 4, !tbaa !11
  br label %4386

4386:                                             ; preds = %4381, %4373
  %4387 = phi i32 [ %4385, %4381 ], [ 0, %4373 ]
  %4388 = shl i32 %3866, 1
  %4389 = zext i32 %4388 to i64
  %4390 = add i64 %4371, %4389
  %4391 = icmp ult i64 %4390, %4290
  br i1 %4391, label %4392, label %4397

4392:                                             ; preds = %4386
  %4393 = shl i64 %4390, 2
  %4394 = add i64 %4393, %4289
  %4395 = inttoptr i64 %4394 to i32 addrspace(1)*
  %4396 = load volatile i32, i32 addrspace(1)* %4395, align 4, !tbaa !11
  br label %4397

4397:                                             ; preds = %4392, %4386
  %4398 = phi i32 [ %4396, %4392 ], [ 0, %4386 ]
  %4399 = mul i32 %3866, 3
  %4400 = zext i32 %4399 to i64
  %4401 = add i64 %4371, %4400
  %4402 = icmp ult i64 %4401, %4290
  br i1 %4402, label %4403, label %4408

4403:                                             ; preds = %4397
  %4404 = shl i64 %4401, 2
  %4405 = add i64 %4404, %4289
  %4406 = inttoptr i64 %4405 to i32 addrspace(1)*
  %4407 = load volatile i32, i32 addrspace(1)* %4406, align 4, !tbaa !11
  br label %4408

4408:                                             ; preds = %4403, %4397
  %4409 = phi i32 [ %4407, %4403 ], [ 0, %4397 ]
  %4410 = shl i32 %3866, 2
  %4411 = zext i32 %4410 to i64
  %4412 = add i64 %4371, %4411
  %4413 = icmp ult i64 %4412, %4290
  br i1 %4413, label %4414, label %4419

4414:                                             ; preds = %4408
  %4415 = shl i64 %4412, 2
  %4416 = add i64 %4415, %4289
  %4417 = inttoptr i64 %4416 to i32 addrspace(1)*
  %4418 = load volatile i32, i32 addrspace(1)* %4417, align 4, !tbaa !11
  br label %4419

4419:                                             ; preds = %4414, %4408
  %4420 = phi i32 [ %4418, %4414 ], [ 0, %4408 ]
  %4421 = mul i32 %3866, 5
  %4422 = zext i32 %4421 to i64
  %4423 = add i64 %4371, %4422
  %4424 = icmp ult i64 %4423, %4290
  br i1 %4424, label %4425, label %4430

4425:                                             ; preds = %4419
  %4426 = shl i64 %4423, 2
  %4427 = add i64 %4426, %4289
  %4428 = inttoptr i64 %4427 to i32 addrspace(1)*
  %4429 = load volatile i32, i32 addrspace(1)* %4428, align 4, !tbaa !11
  br label %4430

4430:                                             ; preds = %4425, %4419
  %4431 = phi i32 [ %4429, %4425 ], [ 0, %4419 ]
  %4432 = mul i32 %3866, 6
  %4433 = zext i32 %4432 to i64
  %4434 = add i64 %4371, %4433
  %4435 = icmp ult i64 %4434, %4290
  br i1 %4435, label %4436, label %4441

4436:                                             ; preds = %4430
  %4437 = shl i64 %4434, 2
  %4438 = add i64 %4437, %4289
  %4439 = inttoptr i64 %4438 to i32 addrspace(1)*
  %4440 = load volatile i32, i32 addrspace(1)* %4439, align 4, !tbaa !11
  br label %4441

4441:                                             ; preds = %4436, %4430
  %4442 = phi i32 [ %4440, %4436 ], [ 0, %4430 ]
  %4443 = add i64 %4371, %4293
  %4444 = icmp ult i64 %4443, %4290
  br i1 %4444, label %4445, label %4450

4445:                                             ; preds = %4441
  %4446 = shl i64 %4443, 2
  %4447 = add i64 %4446, %4289
  %4448 = inttoptr i64 %4447 to i32 addrspace(1)*
  %4449 = load volatile i32, i32 addrspace(1)* %4448, align 4, !tbaa !11
  br label %4450

4450:                                             ; preds = %4445, %4441
  %4451 = phi i32 [ %4449, %4445 ], [ 0, %4441 ]
  %4452 = add i64 %4374, %4288
  %4453 = inttoptr i64 %4452 to i32 addrspace(1)*
  store i32 %4377, i32 addrspace(1)* %4453, align 4, !tbaa !11
  br i1 %4380, label %4454, label %4458

4454:                                             ; preds = %4450
  %4455 = shl i64 %4379, 2
  %4456 = add i64 %4455, %4288
  %4457 = inttoptr i64 %4456 to i32 addrspace(1)*
  store i32 %4387, i32 addrspace(1)* %4457, align 4, !tbaa !11
  br label %4458

4458:                                             ; preds = %4454, %4450
  br i1 %4391, label %4459, label %4463

4459:                                             ; preds = %4458
  %4460 = shl i64 %4390, 2
  %4461 = add i64 %4460, %4288
  %4462 = inttoptr i64 %4461 to i32 addrspace(1)*
  store i32 %4398, i32 addrspace(1)* %4462, align 4, !tbaa !11
  br label %4463

4463:                                             ; preds = %4459, %4458
  br i1 %4402, label %4464, label %4468

4464:                                             ; preds = %4463
  %4465 = shl i64 %4401, 2
  %4466 = add i64 %4465, %4288
  %4467 = inttoptr i64 %4466 to i32 addrspace(1)*
  store i32 %4409, i32 addrspace(1)* %4467, align 4, !tbaa !11
  br label %4468

4468:                                             ; preds = %4464, %4463
  br i1 %4413, label %4469, label %4473

4469:                                             ; preds = %4468
  %4470 = shl i64 %4412, 2
  %4471 = add i64 %4470, %4288
  %4472 = inttoptr i64 %4471 to i32 addrspace(1)*
  store i32 %4420, i32 addrspace(1)* %4472, align 4, !tbaa !11
  br label %4473

4473:                                             ; preds = %4469, %4468
  br i1 %4424, label %4474, label %4478

4474:                                             ; preds = %4473
  %4475 = shl i64 %4423, 2
  %4476 = add i64 %4475, %4288
  %4477 = inttoptr i64 %4476 to i32 addrspace(1)*
  store i32 %4431, i32 addrspace(1)* %4477, align 4, !tbaa !11
  br label %4478

4478:                                             ; preds = %4474, %4473
  br i1 %4435, label %4479, label %4483

4479:                                             ; preds = %4478
  %4480 = shl i64 %4434, 2
  %4481 = add i64 %4480, %4288
  %4482 = inttoptr i64 %4481 to i32 addrspace(1)*
  store i32 %4442, i32 addrspace(1)* %4482, align 4, !tbaa !11
  br label %4483

4483:                                             ; preds = %4479, %4478
  br i1 %4444, label %4484, label %4502

4484:                                             ; preds = %4483
  %4485 = shl i64 %4443, 2
  %4486 = add i64 %4485, %4288
  %4487 = inttoptr i64 %4486 to i32 addrspace(1)*
  store i32 %4451, i32 addrspace(1)* %4487, align 4, !tbaa !11
  br label %4502

4488:                                             ; preds = %4080
  %4489 = zext i32 %3865 to i64
  %4490 = icmp ugt i64 %3761, %4489
  br i1 %4490, label %4491, label %4532

4491:                                             ; preds = %4488
  %4492 = zext i32 %3866 to i64
  br label %4493

4493:                                             ; preds = %4493, %4491
  %4494 = phi i64 [ %4489, %4491 ], [ %4500, %4493 ]
  %4495 = add i64 %4494, %3083
  %4496 = inttoptr i64 %4495 to i8 addrspace(1)*
  %4497 = load volatile i8, i8 addrspace(1)* %4496, align 1, !tbaa !11
  %4498 = add i64 %4494, %3864
  %4499 = inttoptr i64 %4498 to i8 addrspace(1)*
  store i8 %4497, i8 addrspace(1)* %4499, align 1, !tbaa !11
  %4500 = add i64 %4494, %4492
  %4501 = icmp ult i64 %4500, %3761
  br i1 %4501, label %4493, label %4532, !llvm.loop !54

4502:                                             ; preds = %4484, %4483, %4370, %4283, %4282, %4169
  %4503 = phi i64 [ %4291, %4484 ], [ %4291, %4483 ], [ %4291, %4370 ], [ %4090, %4283 ], [ %4090, %4282 ], [ %4090, %4169 ]
  %4504 = icmp ugt i64 %4082, %4503
  br i1 %4504, label %4505, label %4516

4505:                                             ; preds = %4502
  %4506 = zext i32 %3866 to i64
  br label %4507

4507:                                             ; preds = %4507, %4505
  %4508 = phi i64 [ %4503, %4505 ], [ %4514, %4507 ]
  %4509 = add i64 %4508, %3083
  %4510 = inttoptr i64 %4509 to i8 addrspace(1)*
  %4511 = load volatile i8, i8 addrspace(1)* %4510, align 1, !tbaa !11
  %4512 = add i64 %4508, %3864
  %4513 = inttoptr i64 %4512 to i8 addrspace(1)*
  store i8 %4511, i8 addrspace(1)* %4513, align 1, !tbaa !11
  %4514 = add i64 %4508, %4506
  %4515 = icmp ult i64 %4514, %4082
  br i1 %4515, label %4507, label %4516, !llvm.loop !54

4516:                                             ; preds = %4507, %4502
  %4517 = add i64 %4085, %4082
  %4518 = sub i64 %3761, %4517
  %4519 = icmp ugt i64 %4518, %4503
  br i1 %4519, label %4520, label %4532

4520:                                             ; preds = %4516
  %4521 = zext i32 %3866 to i64
  br label %4522

4522:                                             ; preds = %4522, %4520
  %4523 = phi i64 [ %4503, %4520 ], [ %4530, %4522 ]
  %4524 = add i64 %4523, %4517
  %4525 = add i64 %4524, %3083
  %4526 = inttoptr i64 %4525 to i8 addrspace(1)*
  %4527 = load volatile i8, i8 addrspace(1)* %4526, align 1, !tbaa !11
  %4528 = add i64 %4524, %3864
  %4529 = inttoptr i64 %4528 to i8 addrspace(1)*
  store i8 %4527, i8 addrspace(1)* %4529, align 1, !tbaa !11
  %4530 = add i64 %4523, %4521
  %4531 = icmp ult i64 %4530, %4518
  br i1 %4531, label %4522, label %4532, !llvm.loop !54

4532:                                             ; preds = %4522, %4493, %4516, %4488, %4076, %4075, %3962, %3847
  %4533 = and i1 %3767, %3858
  %4534 = zext i1 %4533 to i32
  %4535 = load i32, i32* %73, align 4, !tbaa !9
  %4536 = add i32 %4535, %4534
  store i32 %4536, i32* %73, align 4, !tbaa !9
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !105
  %4537 = load i32, i32* %41, align 8, !tbaa !37
  %4538 = icmp eq i32 %4537, 0
  br i1 %4538, label %4539, label %4546

4539:                                             ; preds = %4532
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !43
  br i1 %3858, label %4540, label %4542

4540:                                             ; preds = %4539
  %4541 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %3764, i64 -131072) #10, !srcloc !31
  br label %4546

4542:                                             ; preds = %4539
  %4543 = shl i64 %3857, 20
  %4544 = or i64 %4543, 131072
  %4545 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %3764, i64 %4544) #10, !srcloc !31
  br label %4546

4546:                                             ; preds = %4542, %4540, %4532
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !95
  %4547 = load i32, i32* %50, align 8, !tbaa !40
  %4548 = icmp eq i32 %4547, %2931
  %4549 = and i64 %3068, -36028797018963968
  br i1 %4548, label %4550, label %4562

4550:                                             ; preds = %4546
  %4551 = icmp eq i64 %4549, 252201579132747776
  br i1 %4551, label %4552, label %4612

4552:                                             ; preds = %4550
  %4553 = icmp eq i32 %2931, -1
  br i1 %4553, label %4597, label %4554

4554:                                             ; preds = %4552
  %4555 = load i32, i32* %41, align 8, !tbaa !37
  %4556 = icmp eq i32 %4555, 0
  br i1 %4556, label %4557, label %4561

4557:                                             ; preds = %4554
  %4558 = load i64, i64* %42, align 8, !tbaa !27
  %4559 = add i64 %4558, 136
  %4560 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %4559, i64 -1) #10, !srcloc !31
  br label %4561

4561:                                             ; preds = %4557, %4554
  store i32 -1, i32* %50, align 8, !tbaa !40
  store i32 0, i32* %74, align 8, !tbaa !41
  br label %4597

4562:                                             ; preds = %4546
  %4563 = icmp ne i32 %4547, -1
  %4564 = icmp eq i64 %4549, 252201579132747776
  %4565 = or i1 %4564, %4563
  br i1 %4565, label %4597, label %4566

4566:                                             ; preds = %4562
  %4567 = load i32, i32* %74, align 8, !tbaa !41
  %4568 = icmp ult i32 %4567, 2
  br i1 %4568, label %4569, label %4597

4569:                                             ; preds = %4566
  %4570 = add nuw nsw i32 %4567, 1
  store i32 %4570, i32* %74, align 8, !tbaa !41
  %4571 = icmp eq i32 %4570, 2
  br i1 %4571, label %4572, label %4597

4572:                                             ; preds = %4569
  %4573 = load i32, i32* %41, align 8, !tbaa !37
  %4574 = icmp eq i32 %4573, 0
  br i1 %4574, label %4575, label %4587

4575:                                             ; preds = %4572
  %4576 = load i64, i64* %42, align 8, !tbaa !27
  %4577 = add i64 %4576, 136
  %4578 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %4577, i64 1) #10, !srcloc !31
  %4579 = load i32, i32* %54, align 4, !tbaa !96
  %4580 = lshr i32 %4579, 2
  %4581 = zext i32 %4580 to i64
  %4582 = icmp ult i64 %4578, %4581
  br i1 %4582, label %4587, label %4583

4583:                                             ; preds = %4575
  %4584 = load i64, i64* %42, align 8, !tbaa !27
  %4585 = add i64 %4584, 136
  %4586 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %4585, i64 -1) #10, !srcloc !31
  br label %4587

4587:                                             ; preds = %4583, %4575, %4572
  %4588 = phi i32 [ 0, %4572 ], [ 0, %4583 ], [ 1, %4575 ]
  %4589 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %4588, i32 0, i32 31) #7
  %4590 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 0, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !32
  %4591 = zext i32 %4590 to i64
  %4592 = shl nuw i64 %4591, 32
  %4593 = zext i32 %4589 to i64
  %4594 = or i64 %4592, %4593
  %4595 = icmp eq i64 %4594, 0
  br i1 %4595, label %4597, label %4596

4596:                                             ; preds = %4587
  store i32 %2931, i32* %50, align 8, !tbaa !40
  br label %4612

4597:                                             ; preds = %4587, %4569, %4566, %4562, %4561, %4552
  %4598 = phi i64 [ 252201579132747776, %4561 ], [ 252201579132747776, %4552 ], [ %4549, %4562 ], [ %4549, %4566 ], [ %4549, %4569 ], [ %4549, %4587 ]
  %4599 = icmp eq i64 %4598, 252201579132747776
  br i1 %4599, label %4600, label %4601

4600:                                             ; preds = %4597
  store i32 %3063, i32* %52, align 4, !tbaa !66
  br label %4612

4601:                                             ; preds = %4597
  %4602 = load i32, i32* %41, align 8, !tbaa !37
  %4603 = icmp eq i32 %4602, 0
  br i1 %4603, label %4604, label %4612

4604:                                             ; preds = %4601
  %4605 = and i64 %1841, 63
  %4606 = shl nuw i64 1, %4605
  %4607 = lshr i64 %1841, 3
  %4608 = and i64 %4607, 536870904
  %4609 = load i64, i64* %51, align 8, !tbaa !38
  %4610 = add i64 %4609, %4608
  %4611 = inttoptr i64 %4610 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %4611, i64 %4606) #10, !srcloc !39
  br label %4612

4612:                                             ; preds = %4604, %4601, %4600, %4596, %4550
  %4613 = zext i1 %3084 to i32
  %4614 = load i32, i32* %75, align 8, !tbaa !9
  %4615 = add i32 %4614, %4613
  store i32 %4615, i32* %75, align 8, !tbaa !9
  br label %5307

4616:                                             ; preds = %1840
  %4617 = icmp eq i64 %80, 0
  br i1 %4617, label %5296, label %4618

4618:                                             ; preds = %4616
  %4619 = load i64, i64* %72, align 8, !tbaa !104
  %4620 = and i64 %1841, 72057594037927935
  %4621 = load i32, i32* %35, align 8, !tbaa !47
  %4622 = zext i32 %4621 to i64
  %4623 = shl i64 %4620, %4622
  %4624 = add i64 %4623, %4619
  %4625 = shl nsw i64 -1, %4622
  %4626 = xor i64 %4625, -1
  %4627 = and i64 %81, %4626
  %4628 = add i64 %4624, %4627
  %4629 = load i32, i32* %41, align 8, !tbaa !37
  %4630 = load i32, i32* %46, align 4, !tbaa !51
  %4631 = xor i64 %4628, %80
  %4632 = and i64 %4631, 15
  %4633 = icmp eq i64 %4632, 0
  %4634 = and i64 %4631, 3
  %4635 = icmp eq i64 %4634, 0
  %4636 = select i1 %4635, i64 4, i64 1
  %4637 = select i1 %4633, i64 16, i64 %4636
  %4638 = sub i64 0, %80
  %4639 = add nsw i64 %4637, -1
  %4640 = and i64 %4639, %4638
  %4641 = or i64 %1550, %80
  %4642 = or i64 %4641, %4628
  %4643 = and i64 %4642, 15
  %4644 = icmp eq i64 %4643, 0
  br i1 %4644, label %4645, label %4844

4645:                                             ; preds = %4618
  %4646 = lshr i64 %1550, 4
  %4647 = zext i32 %4629 to i64
  %4648 = mul i32 %4630, 7
  %4649 = zext i32 %4648 to i64
  %4650 = add nuw nsw i64 %4649, %4647
  %4651 = icmp ult i64 %4650, %4646
  br i1 %4651, label %4652, label %4726

4652:                                             ; preds = %4645
  %4653 = shl i32 %4630, 3
  %4654 = zext i32 %4653 to i64
  %4655 = zext i32 %4630 to i64
  %4656 = shl i32 %4630, 1
  %4657 = zext i32 %4656 to i64
  %4658 = mul i32 %4630, 3
  %4659 = zext i32 %4658 to i64
  %4660 = shl i32 %4630, 2
  %4661 = zext i32 %4660 to i64
  %4662 = mul i32 %4630, 5
  %4663 = zext i32 %4662 to i64
  %4664 = mul i32 %4630, 6
  %4665 = zext i32 %4664 to i64
  br label %4666

4666:                                             ; preds = %4666, %4652
  %4667 = phi i64 [ %4647, %4652 ], [ %4723, %4666 ]
  %4668 = shl i64 %4667, 4
  %4669 = add i64 %4668, %4628
  %4670 = inttoptr i64 %4669 to <4 x i32> addrspace(1)*
  %4671 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4670, align 16, !tbaa !11
  %4672 = add i64 %4667, %4655
  %4673 = shl i64 %4672, 4
  %4674 = add i64 %4673, %4628
  %4675 = inttoptr i64 %4674 to <4 x i32> addrspace(1)*
  %4676 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4675, align 16, !tbaa !11
  %4677 = add i64 %4667, %4657
  %4678 = shl i64 %4677, 4
  %4679 = add i64 %4678, %4628
  %4680 = inttoptr i64 %4679 to <4 x i32> addrspace(1)*
  %4681 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4680, align 16, !tbaa !11
  %4682 = add i64 %4667, %4659
  %4683 = shl i64 %4682, 4
  %4684 = add i64 %4683, %4628
  %4685 = inttoptr i64 %4684 to <4 x i32> addrspace(1)*
  %4686 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4685, align 16, !tbaa !11
  %4687 = add i64 %4667, %4661
  %4688 = shl i64 %4687, 4
  %4689 = add i64 %4688, %4628
  %4690 = inttoptr i64 %4689 to <4 x i32> addrspace(1)*
  %4691 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4690, align 16, !tbaa !11
  %4692 = add i64 %4667, %4663
  %4693 = shl i64 %4692, 4
  %4694 = add i64 %4693, %4628
  %4695 = inttoptr i64 %4694 to <4 x i32> addrspace(1)*
  %4696 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4695, align 16, !tbaa !11
  %4697 = add i64 %4667, %4665
  %4698 = shl i64 %4697, 4
  %4699 = add i64 %4698, %4628
  %4700 = inttoptr i64 %4699 to <4 x i32> addrspace(1)*
  %4701 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4700, align 16, !tbaa !11
  %4702 = add i64 %4667, %4649
  %4703 = shl i64 %4702, 4
  %4704 = add i64 %4703, %4628
  %4705 = inttoptr i64 %4704 to <4 x i32> addrspace(1)*
  %4706 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4705, align 16, !tbaa !11
  %4707 = add i64 %4668, %80
  %4708 = inttoptr i64 %4707 to <4 x i32> addrspace(1)*
  store <4 x i32> %4671, <4 x i32> addrspace(1)* %4708, align 16, !tbaa !11
  %4709 = add i64 %4673, %80
  %4710 = inttoptr i64 %4709 to <4 x i32> addrspace(1)*
  store <4 x i32> %4676, <4 x i32> addrspace(1)* %4710, align 16, !tbaa !11
  %4711 = add i64 %4678, %80
  %4712 = inttoptr i64 %4711 to <4 x i32> addrspace(1)*
  store <4 x i32> %4681, <4 x i32> addrspace(1)* %4712, align 16, !tbaa !11
  %4713 = add i64 %4683, %80
  %4714 = inttoptr i64 %4713 to <4 x i32> addrspace(1)*
  store <4 x i32> %4686, <4 x i32> addrspace(1)* %4714, align 16, !tbaa !11
  %4715 = add i64 %4688, %80
  %4716 = inttoptr i64 %4715 to <4 x i32> addrspace(1)*
  store <4 x i32> %4691, <4 x i32> addrspace(1)* %4716, align 16, !tbaa !11
  %4717 = add i64 %4693, %80
  %4718 = inttoptr i64 %4717 to <4 x i32> addrspace(1)*
  store <4 x i32> %4696, <4 x i32> addrspace(1)* %4718, align 16, !tbaa !11
  %4719 = add i64 %4698, %80
  %4720 = inttoptr i64 %4719 to <4 x i32> addrspace(1)*
  store <4 x i32> %4701, <4 x i32> addrspace(1)* %4720, align 16, !tbaa !11
  %4721 = add i64 %4703, %80
  %4722 = inttoptr i64 %4721 to <4 x i32> addrspace(1)*
  store <4 x i32> %4706, <4 x i32> addrspace(1)* %4722, align 16, !tbaa !11
  %4723 = add i64 %4667, %4654
  %4724 = add i64 %4723, %4649
  %4725 = icmp ult i64 %4724, %4646
  br i1 %4725, label %4666, label %4726, !llvm.loop !52

4726:                                             ; preds = %4666, %4645
  %4727 = phi i64 [ %4647, %4645 ], [ %4723, %4666 ]
  %4728 = icmp ult i64 %4727, %4646
  br i1 %4728, label %4729, label %5296

4729:                                             ; preds = %4726
  %4730 = shl i64 %4727, 4
  %4731 = add i64 %4730, %4628
  %4732 = inttoptr i64 %4731 to <4 x i32> addrspace(1)*
  %4733 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4732, align 16, !tbaa !11
  %4734 = zext i32 %4630 to i64
  %4735 = add i64 %4727, %4734
  %4736 = icmp ult i64 %4735, %4646
  br i1 %4736, label %4737, label %4742

4737:                                             ; preds = %4729
  %4738 = shl i64 %4735, 4
  %4739 = add i64 %4738, %4628
  %4740 = inttoptr i64 %4739 to <4 x i32> addrspace(1)*
  %4741 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4740, align 16, !tbaa !11
  br label %4742

4742:                                             ; preds = %4737, %4729
  %4743 = phi <4 x i32> [ %4741, %4737 ], [ zeroinitializer, %4729 ]
  %4744 = shl i32 %4630, 1
  %4745 = zext i32 %4744 to i64
  %4746 = add i64 %4727, %4745
  %4747 = icmp ult i64 %4746, %4646
  br i1 %4747, label %4748, label %4753

4748:                                             ; preds = %4742
  %4749 = shl i64 %4746, 4
  %4750 = add i64 %4749, %4628
  %4751 = inttoptr i64 %4750 to <4 x i32> addrspace(1)*
  %4752 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4751, align 16, !tbaa !11
  br label %4753

4753:                                             ; preds = %4748, %4742
  %4754 = phi <4 x i32> [ %4752, %4748 ], [ zeroinitializer, %4742 ]
  %4755 = mul i32 %4630, 3
  %4756 = zext i32 %4755 to i64
  %4757 = add i64 %4727, %4756
  %4758 = icmp ult i64 %4757, %4646
  br i1 %4758, label %4759, label %4764

4759:                                             ; preds = %4753
  %4760 = shl i64 %4757, 4
  %4761 = add i64 %4760, %4628
  %4762 = inttoptr i64 %4761 to <4 x i32> addrspace(1)*
  %4763 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4762, align 16, !tbaa !11
  br label %4764

4764:                                             ; preds = %4759, %4753
  %4765 = phi <4 x i32> [ %4763, %4759 ], [ zeroinitializer, %4753 ]
  %4766 = shl i32 %4630, 2
  %4767 = zext i32 %4766 to i64
  %4768 = add i64 %4727, %4767
  %4769 = icmp ult i64 %4768, %4646
  br i1 %4769, label %4770, label %4775

4770:                                             ; preds = %4764
  %4771 = shl i64 %4768, 4
  %4772 = add i64 %4771, %4628
  %4773 = inttoptr i64 %4772 to <4 x i32> addrspace(1)*
  %4774 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4773, align 16, !tbaa !11
  br label %4775

4775:                                             ; preds = %4770, %4764
  %4776 = phi <4 x i32> [ %4774, %4770 ], [ zeroinitializer, %4764 ]
  %4777 = mul i32 %4630, 5
  %4778 = zext i32 %4777 to i64
  %4779 = add i64 %4727, %4778
  %4780 = icmp ult i64 %4779, %4646
  br i1 %4780, label %4781, label %4786

4781:                                             ; preds = %4775
  %4782 = shl i64 %4779, 4
  %4783 = add i64 %4782, %4628
  %4784 = inttoptr i64 %4783 to <4 x i32> addrspace(1)*
  %4785 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4784, align 16, !tbaa !11
  br label %4786

4786:                                             ; preds = %4781, %4775
  %4787 = phi <4 x i32> [ %4785, %4781 ], [ zeroinitializer, %4775 ]
  %4788 = mul i32 %4630, 6
  %4789 = zext i32 %4788 to i64
  %4790 = add i64 %4727, %4789
  %4791 = icmp ult i64 %4790, %4646
  br i1 %4791, label %4792, label %4797

4792:                                             ; preds = %4786
  %4793 = shl i64 %4790, 4
  %4794 = add i64 %4793, %4628
  %4795 = inttoptr i64 %4794 to <4 x i32> addrspace(1)*
  %4796 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4795, align 16, !tbaa !11
  br label %4797

4797:                                             ; preds = %4792, %4786
  %4798 = phi <4 x i32> [ %4796, %4792 ], [ zeroinitializer, %4786 ]
  %4799 = add i64 %4727, %4649
  %4800 = icmp ult i64 %4799, %4646
  br i1 %4800, label %4801, label %4806

4801:                                             ; preds = %4797
  %4802 = shl i64 %4799, 4
  %4803 = add i64 %4802, %4628
  %4804 = inttoptr i64 %4803 to <4 x i32> addrspace(1)*
  %4805 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4804, align 16, !tbaa !11
  br label %4806

4806:                                             ; preds = %4801, %4797
  %4807 = phi <4 x i32> [ %4805, %4801 ], [ zeroinitializer, %4797 ]
  %4808 = add i64 %4730, %80
  %4809 = inttoptr i64 %4808 to <4 x i32> addrspace(1)*
  store <4 x i32> %4733, <4 x i32> addrspace(1)* %4809, align 16, !tbaa !11
  br i1 %4736, label %4810, label %4814

4810:                                             ; preds = %4806
  %4811 = shl i64 %4735, 4
  %4812 = add i64 %4811, %80
  %4813 = inttoptr i64 %4812 to <4 x i32> addrspace(1)*
  store <4 x i32> %4743, <4 x i32> addrspace(1)* %4813, align 16, !tbaa !11
  br label %4814

4814:                                             ; preds = %4810, %4806
  br i1 %4747, label %4815, label %4819

4815:                                             ; preds = %4814
  %4816 = shl i64 %4746, 4
  %4817 = add i64 %4816, %80
  %4818 = inttoptr i64 %4817 to <4 x i32> addrspace(1)*
  store <4 x i32> %4754, <4 x i32> addrspace(1)* %4818, align 16, !tbaa !11
  br label %4819

4819:                                             ; preds = %4815, %4814
  br i1 %4758, label %4820, label %4824

4820:                                             ; preds = %4819
  %4821 = shl i64 %4757, 4
  %4822 = add i64 %4821, %80
  %4823 = inttoptr i64 %4822 to <4 x i32> addrspace(1)*
  store <4 x i32> %4765, <4 x i32> addrspace(1)* %4823, align 16, !tbaa !11
  br label %4824

4824:                                             ; preds = %4820, %4819
  br i1 %4769, label %4825, label %4829

4825:                                             ; preds = %4824
  %4826 = shl i64 %4768, 4
  %4827 = add i64 %4826, %80
  %4828 = inttoptr i64 %4827 to <4 x i32> addrspace(1)*
  store <4 x i32> %4776, <4 x i32> addrspace(1)* %4828, align 16, !tbaa !11
  br label %4829

4829:                                             ; preds = %4825, %4824
  br i1 %4780, label %4830, label %4834

4830:                                             ; preds = %4829
  %4831 = shl i64 %4779, 4
  %4832 = add i64 %4831, %80
  %4833 = inttoptr i64 %4832 to <4 x i32> addrspace(1)*
  store <4 x i32> %4787, <4 x i32> addrspace(1)* %4833, align 16, !tbaa !11
  br label %4834

4834:                                             ; preds = %4830, %4829
  br i1 %4791, label %4835, label %4839

4835:                                             ; preds = %4834
  %4836 = shl i64 %4790, 4
  %4837 = add i64 %4836, %80
  %4838 = inttoptr i64 %4837 to <4 x i32> addrspace(1)*
  store <4 x i32> %4798, <4 x i32> addrspace(1)* %4838, align 16, !tbaa !11
  br label %4839

4839:                                             ; preds = %4835, %4834
  br i1 %4800, label %4840, label %5296

4840:                                             ; preds = %4839
  %4841 = shl i64 %4799, 4
  %4842 = add i64 %4841, %80
  %4843 = inttoptr i64 %4842 to <4 x i32> addrspace(1)*
  store <4 x i32> %4807, <4 x i32> addrspace(1)* %4843, align 16, !tbaa !11
  br label %5296

4844:                                             ; preds = %4618
  %4845 = icmp ult i64 %4640, %1550
  %4846 = select i1 %4845, i64 %4640, i64 %1550
  %4847 = sub i64 %1550, %4846
  %4848 = sub nsw i64 0, %4637
  %4849 = and i64 %4847, %4848
  switch i64 %4637, label %5252 [
    i64 16, label %4850
    i64 4, label %5051
  ]

4850:                                             ; preds = %4844
  %4851 = add i64 %4846, %80
  %4852 = add i64 %4846, %4628
  %4853 = lshr i64 %4849, 4
  %4854 = zext i32 %4629 to i64
  %4855 = mul i32 %4630, 7
  %4856 = zext i32 %4855 to i64
  %4857 = add nuw nsw i64 %4856, %4854
  %4858 = icmp ult i64 %4857, %4853
  br i1 %4858, label %4859, label %4933

4859:                                             ; preds = %4850
  %4860 = shl i32 %4630, 3
  %4861 = zext i32 %4860 to i64
  %4862 = zext i32 %4630 to i64
  %4863 = shl i32 %4630, 1
  %4864 = zext i32 %4863 to i64
  %4865 = mul i32 %4630, 3
  %4866 = zext i32 %4865 to i64
  %4867 = shl i32 %4630, 2
  %4868 = zext i32 %4867 to i64
  %4869 = mul i32 %4630, 5
  %4870 = zext i32 %4869 to i64
  %4871 = mul i32 %4630, 6
  %4872 = zext i32 %4871 to i64
  br label %4873

4873:                                             ; preds = %4873, %4859
  %4874 = phi i64 [ %4854, %4859 ], [ %4930, %4873 ]
  %4875 = shl i64 %4874, 4
  %4876 = add i64 %4875, %4852
  %4877 = inttoptr i64 %4876 to <4 x i32> addrspace(1)*
  %4878 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4877, align 16, !tbaa !11
  %4879 = add i64 %4874, %4862
  %4880 = shl i64 %4879, 4
  %4881 = add i64 %4880, %4852
  %4882 = inttoptr i64 %4881 to <4 x i32> addrspace(1)*
  %4883 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4882, align 16, !tbaa !11
  %4884 = add i64 %4874, %4864
  %4885 = shl i64 %4884, 4
  %4886 = add i64 %4885, %4852
  %4887 = inttoptr i64 %4886 to <4 x i32> addrspace(1)*
  %4888 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4887, align 16, !tbaa !11
  %4889 = add i64 %4874, %4866
  %4890 = shl i64 %4889, 4
  %4891 = add i64 %4890, %4852
  %4892 = inttoptr i64 %4891 to <4 x i32> addrspace(1)*
  %4893 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4892, align 16, !tbaa !11
  %4894 = add i64 %4874, %4868
  %4895 = shl i64 %4894, 4
  %4896 = add i64 %4895, %4852
  %4897 = inttoptr i64 %4896 to <4 x i32> addrspace(1)*
  %4898 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4897, align 16, !tbaa !11
  %4899 = add i64 %4874, %4870
  %4900 = shl i64 %4899, 4
  %4901 = add i64 %4900, %4852
  %4902 = inttoptr i64 %4901 to <4 x i32> addrspace(1)*
  %4903 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4902, align 16, !tbaa !11
  %4904 = add i64 %4874, %4872
  %4905 = shl i64 %4904, 4
  %4906 = add i64 %4905, %4852
  %4907 = inttoptr i64 %4906 to <4 x i32> addrspace(1)*
  %4908 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4907, align 16, !tbaa !11
  %4909 = add i64 %4874, %4856
  %4910 = shl i64 %4909, 4
  %4911 = add i64 %4910, %4852
  %4912 = inttoptr i64 %4911 to <4 x i32> addrspace(1)*
  %4913 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4912, align 16, !tbaa !11
  %4914 = add i64 %4875, %4851
  %4915 = inttoptr i64 %4914 to <4 x i32> addrspace(1)*
  store <4 x i32> %4878, <4 x i32> addrspace(1)* %4915, align 16, !tbaa !11
  %4916 = add i64 %4880, %4851
  %4917 = inttoptr i64 %4916 to <4 x i32> addrspace(1)*
  store <4 x i32> %4883, <4 x i32> addrspace(1)* %4917, align 16, !tbaa !11
  %4918 = add i64 %4885, %4851
  %4919 = inttoptr i64 %4918 to <4 x i32> addrspace(1)*
  store <4 x i32> %4888, <4 x i32> addrspace(1)* %4919, align 16, !tbaa !11
  %4920 = add i64 %4890, %4851
  %4921 = inttoptr i64 %4920 to <4 x i32> addrspace(1)*
  store <4 x i32> %4893, <4 x i32> addrspace(1)* %4921, align 16, !tbaa !11
  %4922 = add i64 %4895, %4851
  %4923 = inttoptr i64 %4922 to <4 x i32> addrspace(1)*
  store <4 x i32> %4898, <4 x i32> addrspace(1)* %4923, align 16, !tbaa !11
  %4924 = add i64 %4900, %4851
  %4925 = inttoptr i64 %4924 to <4 x i32> addrspace(1)*
  store <4 x i32> %4903, <4 x i32> addrspace(1)* %4925, align 16, !tbaa !11
  %4926 = add i64 %4905, %4851
  %4927 = inttoptr i64 %4926 to <4 x i32> addrspace(1)*
  store <4 x i32> %4908, <4 x i32> addrspace(1)* %4927, align 16, !tbaa !11
  %4928 = add i64 %4910, %4851
  %4929 = inttoptr i64 %4928 to <4 x i32> addrspace(1)*
  store <4 x i32> %4913, <4 x i32> addrspace(1)* %4929, align 16, !tbaa !11
  %4930 = add i64 %4874, %4861
  %4931 = add i64 %4930, %4856
  %4932 = icmp ult i64 %4931, %4853
  br i1 %4932, label %4873, label %4933, !llvm.loop !52

4933:                                             ; preds = %4873, %4850
  %4934 = phi i64 [ %4854, %4850 ], [ %4930, %4873 ]
  %4935 = icmp ult i64 %4934, %4853
  br i1 %4935, label %4936, label %5266

4936:                                             ; preds = %4933
  %4937 = shl i64 %4934, 4
  %4938 = add i64 %4937, %4852
  %4939 = inttoptr i64 %4938 to <4 x i32> addrspace(1)*
  %4940 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4939, align 16, !tbaa !11
  %4941 = zext i32 %4630 to i64
  %4942 = add i64 %4934, %4941
  %4943 = icmp ult i64 %4942, %4853
  br i1 %4943, label %4944, label %4949

4944:                                             ; preds = %4936
  %4945 = shl i64 %4942, 4
  %4946 = add i64 %4945, %4852
  %4947 = inttoptr i64 %4946 to <4 x i32> addrspace(1)*
  %4948 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4947, align 16, !tbaa !11
  br label %4949

4949:                                             ; preds = %4944, %4936
  %4950 = phi <4 x i32> [ %4948, %4944 ], [ zeroinitializer, %4936 ]
  %4951 = shl i32 %4630, 1
  %4952 = zext i32 %4951 to i64
  %4953 = add i64 %4934, %4952
  %4954 = icmp ult i64 %4953, %4853
  br i1 %4954, label %4955, label %4960

4955:                                             ; preds = %4949
  %4956 = shl i64 %4953, 4
  %4957 = add i64 %4956, %4852
  %4958 = inttoptr i64 %4957 to <4 x i32> addrspace(1)*
  %4959 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4958, align 16, !tbaa !11
  br label %4960

4960:                                             ; preds = %4955, %4949
  %4961 = phi <4 x i32> [ %4959, %4955 ], [ zeroinitializer, %4949 ]
  %4962 = mul i32 %4630, 3
  %4963 = zext i32 %4962 to i64
  %4964 = add i64 %4934, %4963
  %4965 = icmp ult i64 %4964, %4853
  br i1 %4965, label %4966, label %4971

4966:                                             ; preds = %4960
  %4967 = shl i64 %4964, 4
  %4968 = add i64 %4967, %4852
  %4969 = inttoptr i64 %4968 to <4 x i32> addrspace(1)*
  %4970 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4969, align 16, !tbaa !11
  br label %4971

4971:                                             ; preds = %4966, %4960
  %4972 = phi <4 x i32> [ %4970, %4966 ], [ zeroinitializer, %4960 ]
  %4973 = shl i32 %4630, 2
  %4974 = zext i32 %4973 to i64
  %4975 = add i64 %4934, %4974
  %4976 = icmp ult i64 %4975, %4853
  br i1 %4976, label %4977, label %4982

4977:                                             ; preds = %4971
  %4978 = shl i64 %4975, 4
  %4979 = add i64 %4978, %4852
  %4980 = inttoptr i64 %4979 to <4 x i32> addrspace(1)*
  %4981 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4980, align 16, !tbaa !11
  br label %4982

4982:                                             ; preds = %4977, %4971
  %4983 = phi <4 x i32> [ %4981, %4977 ], [ zeroinitializer, %4971 ]
  %4984 = mul i32 %4630, 5
  %4985 = zext i32 %4984 to i64
  %4986 = add i64 %4934, %4985
  %4987 = icmp ult i64 %4986, %4853
  br i1 %4987, label %4988, label %4993

4988:                                             ; preds = %4982
  %4989 = shl i64 %4986, 4
  %4990 = add i64 %4989, %4852
  %4991 = inttoptr i64 %4990 to <4 x i32> addrspace(1)*
  %4992 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4991, align 16, !tbaa !11
  br label %4993

4993:                                             ; preds = %4988, %4982
  %4994 = phi <4 x i32> [ %4992, %4988 ], [ zeroinitializer, %4982 ]
  %4995 = mul i32 %4630, 6
  %4996 = zext i32 %4995 to i64
  %4997 = add i64 %4934, %4996
  %4998 = icmp ult i64 %4997, %4853
  br i1 %4998, label %4999, label %5004

4999:                                             ; preds = %4993
  %5000 = shl i64 %4997, 4
  %5001 = add i64 %5000, %4852
  %5002 = inttoptr i64 %5001 to <4 x i32> addrspace(1)*
  %5003 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5002, align 16, !tbaa !11
  br label %5004

5004:                                             ; preds = %4999, %4993
  %5005 = phi <4 x i32> [ %5003, %4999 ], [ zeroinitializer, %4993 ]
  %5006 = add i64 %4934, %4856
  %5007 = icmp ult i64 %5006, %4853
  br i1 %5007, label %5008, label %5013

5008:                                             ; preds = %5004
  %5009 = shl i64 %5006, 4
  %5010 = add i64 %5009, %4852
  %5011 = inttoptr i64 %5010 to <4 x i32> addrspace(1)*
  %5012 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5011, align 16, !tbaa !11
  br label %5013

5013:                                             ; preds = %5008, %5004
  %5014 = phi <4 x i32> [ %5012, %5008 ], [ zeroinitializer, %5004 ]
  %5015 = add i64 %4937, %4851
  %5016 = inttoptr i64 %5015 to <4 x i32> addrspace(1)*
  store <4 x i32> %4940, <4 x i32> addrspace(1)* %5016, align 16, !tbaa !11
  br i1 %4943, label %5017, label %5021

5017:                                             ; preds = %5013
  %5018 = shl i64 %4942, 4
  %5019 = add i64 %5018, %4851
  %5020 = inttoptr i64 %5019 to <4 x i32> addrspace(1)*
  store <4 x i32> %4950, <4 x i32> addrspace(1)* %5020, align 16, !tbaa !11
  br label %5021

5021:                                             ; preds = %5017, %5013
  br i1 %4954, label %5022, label %5026

5022:                                             ; preds = %5021
  %5023 = shl i64 %4953, 4
  %5024 = add i64 %5023, %4851
  %5025 = inttoptr i64 %5024 to <4 x i32> addrspace(1)*
  store <4 x i32> %4961, <4 x i32> addrspace(1)* %5025, align 16, !tbaa !11
  br label %5026

5026:                                             ; preds = %5022, %5021
  br i1 %4965, label %5027, label %5031

5027:                                             ; preds = %5026
  %5028 = shl i64 %4964, 4
  %5029 = add i64 %5028, %4851
  %5030 = inttoptr i64 %5029 to <4 x i32> addrspace(1)*
  store <4 x i32> %4972, <4 x i32> addrspace(1)* %5030, align 16, !tbaa !11
  br label %5031

5031:                                             ; preds = %5027, %5026
  br i1 %4976, label %5032, label %5036

5032:                                             ; preds = %5031
  %5033 = shl i64 %4975, 4
  %5034 = add i64 %5033, %4851
  %5035 = inttoptr i64 %5034 to <4 x i32> addrspace(1)*
  store <4 x i32> %4983, <4 x i32> addrspace(1)* %5035, align 16, !tbaa !11
  br label %5036

5036:                                             ; preds = %5032, %5031
  br i1 %4987, label %5037, label %5041

5037:                                             ; preds = %5036
  %5038 = shl i64 %4986, 4
  %5039 = add i64 %5038, %4851
  %5040 = inttoptr i64 %5039 to <4 x i32> addrspace(1)*
  store <4 x i32> %4994, <4 x i32> addrspace(1)* %5040, align 16, !tbaa !11
  br label %5041

5041:                                             ; preds = %5037, %5036
  br i1 %4998, label %5042, label %5046

5042:                                             ; preds = %5041
  %5043 = shl i64 %4997, 4
  %5044 = add i64 %5043, %4851
  %5045 = inttoptr i64 %5044 to <4 x i32> addrspace(1)*
  store <4 x i32> %5005, <4 x i32> addrspace(1)* %5045, align 16, !tbaa !11
  br label %5046

5046:                                             ; preds = %5042, %5041
  br i1 %5007, label %5047, label %5266

5047:                                             ; preds = %5046
  %5048 = shl i64 %5006, 4
  %5049 = add i64 %5048, %4851
  %5050 = inttoptr i64 %5049 to <4 x i32> addrspace(1)*
  store <4 x i32> %5014, <4 x i32> addrspace(1)* %5050, align 16, !tbaa !11
  br label %5266

5051:                                             ; preds = %4844
  %5052 = add i64 %4846, %80
  %5053 = add i64 %4846, %4628
  %5054 = lshr i64 %4849, 2
  %5055 = zext i32 %4629 to i64
  %5056 = mul i32 %4630, 7
  %5057 = zext i32 %5056 to i64
  %5058 = add nuw nsw i64 %5057, %5055
  %5059 = icmp ult i64 %5058, %5054
  br i1 %5059, label %5060, label %5134

5060:                                             ; preds = %5051
  %5061 = shl i32 %4630, 3
  %5062 = zext i32 %5061 to i64
  %5063 = zext i32 %4630 to i64
  %5064 = shl i32 %4630, 1
  %5065 = zext i32 %5064 to i64
  %5066 = mul i32 %4630, 3
  %5067 = zext i32 %5066 to i64
  %5068 = shl i32 %4630, 2
  %5069 = zext i32 %5068 to i64
  %5070 = mul i32 %4630, 5
  %5071 = zext i32 %5070 to i64
  %5072 = mul i32 %4630, 6
  %5073 = zext i32 %5072 to i64
  br label %5074

5074:                                             ; preds = %5074, %5060
  %5075 = phi i64 [ %5055, %5060 ], [ %5131, %5074 ]
  %5076 = shl i64 %5075, 2
  %5077 = add i64 %5076, %5053
  %5078 = inttoptr i64 %5077 to i32 addrspace(1)*
  %5079 = load volatile i32, i32 addrspace(1)* %5078, align 4, !tbaa !11
  %5080 = add i64 %5075, %5063
  %5081 = shl i64 %5080, 2
  %5082 = add i64 %5081, %5053
  %5083 = inttoptr i64 %5082 to i32 addrspace(1)*
  %5084 = load volatile i32, i32 addrspace(1)* %5083, align 4, !tbaa !11
  %5085 = add i64 %5075, %5065
  %5086 = shl i64 %5085, 2
  %5087 = add i64 %5086, %5053
  %5088 = inttoptr i64 %5087 to i32 addrspace(1)*
  %5089 = load volatile i32, i32 addrspace(1)* %5088, align 4, !tbaa !11
  %5090 = add i64 %5075, %5067
  %5091 = shl i64 %5090, 2
  %5092 = add i64 %5091, %5053
  %5093 = inttoptr i64 %5092 to i32 addrspace(1)*
  %5094 = load volatile i32, i32 addrspace(1)* %5093, align 4, !tbaa !11
  %5095 = add i64 %5075, %5069
  %5096 = shl i64 %5095, 2
  %5097 = add i64 %5096, %5053
  %5098 = inttoptr i64 %5097 to i32 addrspace(1)*
  %5099 = load volatile i32, i32 addrspace(1)* %5098, align 4, !tbaa !11
  %5100 = add i64 %5075, %5071
  %5101 = shl i64 %5100, 2
  %5102 = add i64 %5101, %5053
  %5103 = inttoptr i64 %5102 to i32 addrspace(1)*
  %5104 = load volatile i32, i32 addrspace(1)* %5103, align 4, !tbaa !11
  %5105 = add i64 %5075, %5073
  %5106 = shl i64 %5105, 2
  %5107 = add i64 %5106, %5053
  %5108 = inttoptr i64 %5107 to i32 addrspace(1)*
  %5109 = load volatile i32, i32 addrspace(1)* %5108, align 4, !tbaa !11
  %5110 = add i64 %5075, %5057
  %5111 = shl i64 %5110, 2
  %5112 = add i64 %5111, %5053
  %5113 = inttoptr i64 %5112 to i32 addrspace(1)*
  %5114 = load volatile i32, i32 addrspace(1)* %5113, align 4, !tbaa !11
  %5115 = add i64 %5076, %5052
  %5116 = inttoptr i64 %5115 to i32 addrspace(1)*
  store i32 %5079, i32 addrspace(1)* %5116, align 4, !tbaa !11
  %5117 = add i64 %5081, %5052
  %5118 = inttoptr i64 %5117 to i32 addrspace(1)*
  store i32 %5084, i32 addrspace(1)* %5118, align 4, !tbaa !11
  %5119 = add i64 %5086, %5052
  %5120 = inttoptr i64 %5119 to i32 addrspace(1)*
  store i32 %5089, i32 addrspace(1)* %5120, align 4, !tbaa !11
  %5121 = add i64 %5091, %5052
  %5122 = inttoptr i64 %5121 to i32 addrspace(1)*
  store i32 %5094, i32 addrspace(1)* %5122, align 4, !tbaa !11
  %5123 = add i64 %5096, %5052
  %5124 = inttoptr i64 %5123 to i32 addrspace(1)*
  store i32 %5099, i32 addrspace(1)* %5124, align 4, !tbaa !11
  %5125 = add i64 %5101, %5052
  %5126 = inttoptr i64 %5125 to i32 addrspace(1)*
  store i32 %5104, i32 addrspace(1)* %5126, align 4, !tbaa !11
  %5127 = add i64 %5106, %5052
  %5128 = inttoptr i64 %5127 to i32 addrspace(1)*
  store i32 %5109, i32 addrspace(1)* %5128, align 4, !tbaa !11
  %5129 = add i64 %5111, %5052
  %5130 = inttoptr i64 %5129 to i32 addrspace(1)*
  store i32 %5114, i32 addrspace(1)* %5130, align 4, !tbaa !11
  %5131 = add i64 %5075, %5062
  %5132 = add i64 %5131, %5057
  %5133 = icmp ult i64 %5132, %5054
  br i1 %5133, label %5074, label %5134, !llvm.loop !53

5134:                                             ; preds = %5074, %5051
  %5135 = phi i64 [ %5055, %5051 ], [ %5131, %5074 ]
  %5136 = icmp ult i64 %5135, %5054
  br i1 %5136, label %5137, label %5266

5137:                                             ; preds = %5134
  %5138 = shl i64 %5135, 2
  %5139 = add i64 %5138, %5053
  %5140 = inttoptr i64 %5139 to i32 addrspace(1)*
  %5141 = load volatile i32, i32 addrspace(1)* %5140, align 4, !tbaa !11
  %5142 = zext i32 %4630 to i64
  %5143 = add i64 %5135, %5142
  %5144 = icmp ult i64 %5143, %5054
  br i1 %5144, label %5145, label %5150

5145:                                             ; preds = %5137
  %5146 = shl i64 %5143, 2
  %5147 = add i64 %5146, %5053
  %5148 = inttoptr i64 %5147 to i32 addrspace(1)*
  %5149 = load volatile i32, i32 addrspace(1)* %5148, align 4, !tbaa !11
  br label %5150

5150:                                             ; preds = %5145, %5137
  %5151 = phi i32 [ %5149, %5145 ], [ 0, %5137 ]
  %5152 = shl i32 %4630, 1
  %5153 = zext i32 %5152 to i64
  %5154 = add i64 %5135, %5153
  %5155 = icmp ult i64 %5154, %5054
  br i1 %5155, label %5156, label %5161

5156:                                             ; preds = %5150
  %5157 = shl i64 %5154, 2
  %5158 = add i64 %5157, %5053
  %5159 = inttoptr i64 %5158 to i32 addrspace(1)*
  %5160 = load volatile i32, i32 addrspace(1)* %5159, align 4, !tbaa !11
  br label %5161

5161:                                             ; preds = %5156, %5150
  %5162 = phi i32 [ %5160, %5156 ], [ 0, %5150 ]
  %5163 = mul i32 %4630, 3
  %5164 = zext i32 %5163 to i64
  %5165 = add i64 %5135, %5164
  %5166 = icmp ult i64 %5165, %5054
  br i1 %5166, label %5167, label %5172

5167:                                             ; preds = %5161
  %5168 = shl i64 %5165, 2
  %5169 = add i64 %5168, %5053
  %5170 = inttoptr i64 %5169 to i32 addrspace(1)*
  %5171 = load volatile i32, i32 addrspace(1)* %5170, align 4, !tbaa !11
  br label %5172

5172:                                             ; preds = %5167, %5161
  %5173 = phi i32 [ %5171, %5167 ], [ 0, %5161 ]
  %5174 = shl i32 %4630, 2
  %5175 = zext i32 %5174 to i64
  %5176 = add i64 %5135, %5175
  %5177 = icmp ult i64 %5176, %5054
  br i1 %5177, label %5178, label %5183

5178:                                             ; preds = %5172
  %5179 = shl i64 %5176, 2
  %5180 = add i64 %5179, %5053
  %5181 = inttoptr i64 %5180 to i32 addrspace(1)*
  %5182 = load volatile i32, i32 addrspace(1)* %5181, align 4, !tbaa !11
  br label %5183

5183:                                             ; preds = %5178, %5172
  %5184 = phi i32 [ %5182, %5178 ], [ 0, %5172 ]
  %5185 = mul i32 %4630, 5
  %5186 = zext i32 %5185 to i64
  %5187 = add i64 %5135, %5186
  %5188 = icmp ult i64 %5187, %5054
  br i1 %5188, label %5189, label %5194

5189:                                             ; preds = %5183
  %5190 = shl i64 %5187, 2
  %5191 = add i64 %5190, %5053
  %5192 = inttoptr i64 %5191 to i32 addrspace(1)*
  %5193 = load volatile i32, i32 addrspace(1)* %5192, align 4, !tbaa !11
  br label %5194

5194:                                             ; preds = %5189, %5183
  %5195 = phi i32 [ %5193, %5189 ], [ 0, %5183 ]
  %5196 = mul i32 %4630, 6
  %5197 = zext i32 %5196 to i64
  %5198 = add i64 %5135, %5197
  %5199 = icmp ult i64 %5198, %5054
  br i1 %5199, label %5200, label %5205

5200:                                             ; preds = %5194
  %5201 = shl i64 %5198, 2
  %5202 = add i64 %5201, %5053
  %5203 = inttoptr i64 %5202 to i32 addrspace(1)*
  %5204 = load volatile i32, i32 addrspace(1)* %5203, align 4, !tbaa !11
  br label %5205

5205:                                             ; preds = %5200, %5194
  %5206 = phi i32 [ %5204, %5200 ], [ 0, %5194 ]
  %5207 = add i64 %5135, %5057
  %5208 = icmp ult i64 %5207, %5054
  br i1 %5208, label %5209, label %5214

5209:                                             ; preds = %5205
  %5210 = shl i64 %5207, 2
  %5211 = add i64 %5210, %5053
  %5212 = inttoptr i64 %5211 to i32 addrspace(1)*
  %5213 = load volatile i32, i32 addrspace(1)* %5212, align 4, !tbaa !11
  br label %5214

5214:                                             ; preds = %5209, %5205
  %5215 = phi i32 [ %5213, %5209 ], [ 0, %5205 ]
  %5216 = add i64 %5138, %5052
  %5217 = inttoptr i64 %5216 to i32 addrspace(1)*
  store i32 %5141, i32 addrspace(1)* %5217, align 4, !tbaa !11
  br i1 %5144, label %5218, label %5222

5218:                                             ; preds = %5214
  %5219 = shl i64 %5143, 2
  %5220 = add i64 %5219, %5052
  %5221 = inttoptr i64 %5220 to i32 addrspace(1)*
  store i32 %5151, i32 addrspace(1)* %5221, align 4, !tbaa !11
  br label %5222

5222:                                             ; preds = %5218, %5214
  br i1 %5155, label %5223, label %5227

5223:                                             ; preds = %5222
  %5224 = shl i64 %5154, 2
  %5225 = add i64 %5224, %5052
  %5226 = inttoptr i64 %5225 to i32 addrspace(1)*
  store i32 %5162, i32 addrspace(1)* %5226, align 4, !tbaa !11
  br label %5227

5227:                                             ; preds = %5223, %5222
  br i1 %5166, label %5228, label %5232

5228:                                             ; preds = %5227
  %5229 = shl i64 %5165, 2
  %5230 = add i64 %5229, %5052
  %5231 = inttoptr i64 %5230 to i32 addrspace(1)*
  store i32 %5173, i32 addrspace(1)* %5231, align 4, !tbaa !11
  br label %5232

5232:                                             ; preds = %5228, %5227
  br i1 %5177, label %5233, label %5237

5233:                                             ; preds = %5232
  %5234 = shl i64 %5176, 2
  %5235 = add i64 %5234, %5052
  %5236 = inttoptr i64 %5235 to i32 addrspace(1)*
  store i32 %5184, i32 addrspace(1)* %5236, align 4, !tbaa !11
  br label %5237

5237:                                             ; preds = %5233, %5232
  br i1 %5188, label %5238, label %5242

5238:                                             ; preds = %5237
  %5239 = shl i64 %5187, 2
  %5240 = add i64 %5239, %5052
  %5241 = inttoptr i64 %5240 to i32 addrspace(1)*
  store i32 %5195, i32 addrspace(1)* %5241, align 4, !tbaa !11
  br label %5242

5242:                                             ; preds = %5238, %5237
  br i1 %5199, label %5243, label %5247

5243:                                             ; preds = %5242
  %5244 = shl i64 %5198, 2
  %5245 = add i64 %5244, %5052
  %5246 = inttoptr i64 %5245 to i32 addrspace(1)*
  store i32 %5206, i32 addrspace(1)* %5246, align 4, !tbaa !11
  br label %5247

5247:                                             ; preds = %5243, %5242
  br i1 %5208, label %5248, label %5266

5248:                                             ; preds = %5247
  %5249 = shl i64 %5207, 2
  %5250 = add i64 %5249, %5052
  %5251 = inttoptr i64 %5250 to i32 addrspace(1)*
  store i32 %5215, i32 addrspace(1)* %5251, align 4, !tbaa !11
  br label %5266

5252:                                             ; preds = %4844
  %5253 = zext i32 %4629 to i64
  %5254 = icmp ugt i64 %1550, %5253
  br i1 %5254, label %5255, label %5296

5255:                                             ; preds = %5252
  %5256 = zext i32 %4630 to i64
  br label %5257

5257:                                             ; preds = %5257, %5255
  %5258 = phi i64 [ %5253, %5255 ], [ %5264, %5257 ]
  %5259 = add i64 %5258, %4628
  %5260 = inttoptr i64 %5259 to i8 addrspace(1)*
  %5261 = load volatile i8, i8 addrspace(1)* %5260, align 1, !tbaa !11
  %5262 = add i64 %5258, %80
  %5263 = inttoptr i64 %5262 to i8 addrspace(1)*
  store i8 %5261, i8 addrspace(1)* %5263, align 1, !tbaa !11
  %5264 = add i64 %5258, %5256
  %5265 = icmp ult i64 %5264, %1550
  br i1 %5265, label %5257, label %5296, !llvm.loop !54

5266:                                             ; preds = %5248, %5247, %5134, %5047, %5046, %4933
  %5267 = phi i64 [ %5055, %5248 ], [ %5055, %5247 ], [ %5055, %5134 ], [ %4854, %5047 ], [ %4854, %5046 ], [ %4854, %4933 ]
  %5268 = icmp ugt i64 %4846, %5267
  br i1 %5268, label %5269, label %5280

5269:                                             ; preds = %5266
  %5270 = zext i32 %4630 to i64
  br label %5271

5271:                                             ; preds = %5271, %5269
  %5272 = phi i64 [ %5267, %5269 ], [ %5278, %5271 ]
  %5273 = add i64 %5272, %4628
  %5274 = inttoptr i64 %5273 to i8 addrspace(1)*
  %5275 = load volatile i8, i8 addrspace(1)* %5274, align 1, !tbaa !11
  %5276 = add i64 %5272, %80
  %5277 = inttoptr i64 %5276 to i8 addrspace(1)*
  store i8 %5275, i8 addrspace(1)* %5277, align 1, !tbaa !11
  %5278 = add i64 %5272, %5270
  %5279 = icmp ult i64 %5278, %4846
  br i1 %5279, label %5271, label %5280, !llvm.loop !54

5280:                                             ; preds = %5271, %5266
  %5281 = add i64 %4849, %4846
  %5282 = sub i64 %1550, %5281
  %5283 = icmp ugt i64 %5282, %5267
  br i1 %5283, label %5284, label %5296

5284:                                             ; preds = %5280
  %5285 = zext i32 %4630 to i64
  br label %5286

5286:                                             ; preds = %5286, %5284
  %5287 = phi i64 [ %5267, %5284 ], [ %5294, %5286 ]
  %5288 = add i64 %5287, %5281
  %5289 = add i64 %5288, %4628
  %5290 = inttoptr i64 %5289 to i8 addrspace(1)*
  %5291 = load volatile i8, i8 addrspace(1)* %5290, align 1, !tbaa !11
  %5292 = add i64 %5288, %80
  %5293 = inttoptr i64 %5292 to i8 addrspace(1)*
  store i8 %5291, i8 addrspace(1)* %5293, align 1, !tbaa !11
  %5294 = add i64 %5287, %5285
  %5295 = icmp ult i64 %5294, %5282
  br i1 %5295, label %5286, label %5296, !llvm.loop !54

5296:                                             ; preds = %5286, %5257, %5280, %5252, %4840, %4839, %4726, %4616
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !106
  %5297 = load i32, i32* %41, align 8, !tbaa !37
  %5298 = icmp eq i32 %5297, 0
  br i1 %5298, label %5299, label %5304

5299:                                             ; preds = %5296
  %5300 = shl i64 %1553, 3
  %5301 = load i64, i64* %49, align 8, !tbaa !64
  %5302 = add i64 %5301, %5300
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !43
  %5303 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %5302, i64 -1) #10, !srcloc !31
  br label %5304

5304:                                             ; preds = %5299, %5296
  %5305 = load i32, i32* %76, align 8, !tbaa !9
  %5306 = add i32 %5305, 1
  store i32 %5306, i32* %76, align 8, !tbaa !9
  br label %5307

5307:                                             ; preds = %5304, %4612, %2928, %2924, %2042, %1844, %1545, %769
  %5308 = phi i64 [ %97, %769 ], [ %839, %1545 ], [ %1550, %1844 ], [ %1550, %2042 ], [ %1550, %2924 ], [ %1550, %2928 ], [ %1550, %4612 ], [ %1550, %5304 ]
  %5309 = phi i32 [ 0, %769 ], [ 0, %1545 ], [ 0, %1844 ], [ %2036, %2042 ], [ %2181, %2924 ], [ %2929, %2928 ], [ %3078, %4612 ], [ 0, %5304 ]
  %5310 = add i64 %5308, %81
  %5311 = icmp eq i64 %80, 0
  %5312 = select i1 %5311, i64 0, i64 %5308
  %5313 = add i64 %5312, %80
  br label %5314

5314:                                             ; preds = %5307, %1543
  %5315 = phi i32 [ %5309, %5307 ], [ 0, %1543 ]
  %5316 = phi i64 [ %5310, %5307 ], [ %81, %1543 ]
  %5317 = phi i64 [ %5313, %5307 ], [ %80, %1543 ]
  %5318 = icmp ugt i64 %31, %5316
  %5319 = icmp eq i32 %5315, 0
  %5320 = select i1 %5318, i1 %5319, i1 false
  br i1 %5320, label %79, label %5321

5321:                                             ; preds = %5314, %28, %25
  %5322 = phi i32 [ %26, %25 ], [ 0, %28 ], [ %5315, %5314 ]
  %5323 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 11, i64 0
  %5324 = load i32, i32* %5323, align 8, !tbaa !9
  %5325 = add i32 %5324, 1
  store i32 %5325, i32* %5323, align 8, !tbaa !9
  %5326 = icmp ne i32 %5322, 0
  %5327 = zext i1 %5326 to i32
  %5328 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 11, i64 1
  %5329 = load i32, i32* %5328, align 4, !tbaa !9
  %5330 = add i32 %5329, %5327
  store i32 %5330, i32* %5328, align 4, !tbaa !9
  %5331 = icmp ne i64 %4, 0
  %5332 = and i1 %5331, %5326
  br i1 %5332, label %5333, label %5379

5333:                                             ; preds = %5321
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !107
  %5334 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 0
  %5335 = load i32, i32* %5334, align 8, !tbaa !36
  %5336 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 1
  %5337 = load i32, i32* %5336, align 4, !tbaa !108
  %5338 = sub i64 0, %4
  %5339 = and i64 %5338, 3
  %5340 = icmp ult i64 %5339, %3
  %5341 = select i1 %5340, i64 %5339, i64 %3
  %5342 = zext i32 %5335 to i64
  %5343 = sub i64 %3, %5341
  %5344 = lshr i64 %5343, 2
  %5345 = icmp ugt i64 %5344, %5342
  br i1 %5345, label %5346, label %5349

5346:                                             ; preds = %5333
  %5347 = add i64 %5341, %4
  %5348 = zext i32 %5337 to i64
  br label %5353

5349:                                             ; preds = %5353, %5333
  %5350 = icmp ugt i64 %5341, %5342
  br i1 %5350, label %5351, label %5366

5351:                                             ; preds = %5349
  %5352 = zext i32 %5337 to i64
  br label %5360

5353:                                             ; preds = %5353, %5346
  %5354 = phi i64 [ %5342, %5346 ], [ %5358, %5353 ]
  %5355 = shl i64 %5354, 2
  %5356 = add i64 %5347, %5355
  %5357 = inttoptr i64 %5356 to i32 addrspace(1)*
  store i32 0, i32 addrspace(1)* %5357, align 4, !tbaa !11
  %5358 = add i64 %5354, %5348
  %5359 = icmp ult i64 %5358, %5344
  br i1 %5359, label %5353, label %5349, !llvm.loop !109

5360:                                             ; preds = %5360, %5351
  %5361 = phi i64 [ %5342, %5351 ], [ %5364, %5360 ]
  %5362 = add i64 %5361, %4
  %5363 = inttoptr i64 %5362 to i8 addrspace(1)*
  store i8 0, i8 addrspace(1)* %5363, align 1, !tbaa !11
  %5364 = add i64 %5361, %5352
  %5365 = icmp ult i64 %5364, %5341
  br i1 %5365, label %5360, label %5366, !llvm.loop !110

5366:                                             ; preds = %5360, %5349
  %5367 = and i64 %5343, -4
  %5368 = or i64 %5367, %5341
  %5369 = add i64 %5368, %5342
  %5370 = icmp ult i64 %5369, %3
  br i1 %5370, label %5371, label %5379

5371:                                             ; preds = %5366
  %5372 = zext i32 %5337 to i64
  br label %5373

5373:                                             ; preds = %5373, %5371
  %5374 = phi i64 [ %5369, %5371 ], [ %5377, %5373 ]
  %5375 = add i64 %5374, %4
  %5376 = inttoptr i64 %5375 to i8 addrspace(1)*
  store i8 0, i8 addrspace(1)* %5376, align 1, !tbaa !11
  %5377 = add i64 %5374, %5372
  %5378 = icmp ult i64 %5377, %3
  br i1 %5378, label %5373, label %5379, !llvm.loop !111

5379:                                             ; preds = %5373, %5321, %5366
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !112
  %5380 = sub nsw i32 0, %5322
  ret i32 %5380
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
  %33 = load i32, i32* %32, align 8, !tbaa !113
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
  br i1 %46, label %47, label %2130

47:                                               ; preds = %44
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !114
  %48 = add i64 %3, %2
  %49 = icmp ugt i64 %48, %2
  br i1 %49, label %50, label %2123

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

79:                                               ; preds = %2116, %50
  %80 = phi i64 [ %4, %50 ], [ %2119, %2116 ]
  %81 = phi i64 [ %2, %50 ], [ %2118, %2116 ]
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
  br i1 %292, label %105, label %480, !llvm.loop !115

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
  br label %2116

490:                                              ; preds = %480
  %491 = load i64, i64* %67, align 8, !tbaa !93
  %492 = zext i32 %483 to i64
  %493 = load i64, i64* %68, align 8, !tbaa !94
  %494 = mul i64 %493, %492
  %495 = add i64 %494, %491
  %496 = icmp eq i64 %90, 0
  br i1 %496, label %1311, label %497

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

508:                                              ; preds = %1287, %497
  %509 = phi i64 [ 0, %497 ], [ %1308, %1287 ]
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
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !116
  %1179 = load i32, i32* %55, align 8, !tbaa !37
  %1180 = icmp eq i32 %1179, 0
  br i1 %1180, label %1181, label %1287

1181:                                             ; preds = %1178
  %1182 = add i64 %509, %81
  tail call void @llvm.nvvm.membar.sys() #7
  %1183 = load i32, i32* %56, align 8, !tbaa !40
  %1184 = icmp eq i32 %1183, %483
  br i1 %1184, label %1185, label %1187

1185:                                             ; preds = %1181
  %1186 = load i32, i32* %70, align 4, !tbaa !86
  br label %1192

1187:                                             ; preds = %1181
  %1188 = load i64, i64* %63, align 8, !tbaa !76
  %1189 = add i64 %1188, %499
  %1190 = inttoptr i64 %1189 to i32 addrspace(1)*
  %1191 = load volatile i32, i32 addrspace(1)* %1190, align 4, !tbaa !9
  br label %1192

1192:                                             ; preds = %1187, %1185
  %1193 = phi i32 [ %1186, %1185 ], [ %1191, %1187 ]
  %1194 = add i32 %1193, 1
  store i32 %1194, i32* %70, align 4, !tbaa !86
  %1195 = load i64, i64* %71, align 8, !tbaa !87
  %1196 = load i64, i64* %72, align 8, !tbaa !88
  %1197 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1196, i64 1) #10, !srcloc !31
  %1198 = load i32, i32* %74, align 8, !tbaa !89
  %1199 = zext i32 %1198 to i64
  %1200 = lshr i64 %1197, %1199
  %1201 = and i64 %1200, 1
  %1202 = xor i64 %1201, 1
  %1203 = load i64, i64* %6, align 8, !tbaa !90
  %1204 = shl nsw i64 -1, %1199
  %1205 = xor i64 %1204, -1
  %1206 = and i64 %1197, %1205
  %1207 = shl i64 %1206, 5
  %1208 = add i64 %1207, %1203
  %1209 = inttoptr i64 %1208 to i64*
  %1210 = load i64, i64* %63, align 8, !tbaa !76
  %1211 = add i64 %1210, %499
  %1212 = inttoptr i64 %1211 to i32 addrspace(1)*
  store volatile i32 %1194, i32 addrspace(1)* %1212, align 4, !tbaa !9
  %1213 = zext i32 %1194 to i64
  %1214 = shl nuw i64 %1213, 32
  %1215 = or i64 %500, %1214
  %1216 = or i64 %1215, %1202
  %1217 = or i64 %1216, 512
  %1218 = or i64 %1202, %1195
  tail call void asm sideeffect "st.volatile.global.v2.u64 [$0], {$1, $2};", "l,l,l,~{memory}"(i64* %1209, i64 %1217, i64 %1218) #10, !srcloc !91
  %1219 = getelementptr inbounds i64, i64* %1209, i64 2
  %1220 = shl i64 %1182, 1
  %1221 = or i64 %1202, %1220
  %1222 = shl i64 %511, 1
  %1223 = or i64 %1202, %1222
  tail call void asm sideeffect "st.volatile.global.v2.u64 [$0], {$1, $2};", "l,l,l,~{memory}"(i64* nonnull %1219, i64 %1221, i64 %1223) #10, !srcloc !91
  %1224 = load i32, i32* %70, align 4, !tbaa !86
  %1225 = zext i32 %1224 to i64
  br label %1226

1226:                                             ; preds = %1267, %1192
  %1227 = phi i32 [ 1, %1192 ], [ %1268, %1267 ]
  %1228 = phi i64 [ 0, %1192 ], [ %1269, %1267 ]
  %1229 = phi i32 [ 0, %1192 ], [ %1271, %1267 ]
  %1230 = load i64, i64* %62, align 8, !tbaa !74
  %1231 = add i64 %1230, %501
  %1232 = inttoptr i64 %1231 to i64*
  %1233 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1232) #10, !srcloc !75
  %1234 = trunc i64 %1233 to i32
  %1235 = lshr i64 %1233, 32
  %1236 = icmp eq i64 %1235, %1225
  br i1 %1236, label %1237, label %1242

1237:                                             ; preds = %1226
  %1238 = icmp slt i32 %1234, 0
  %1239 = select i1 %1238, i32 0, i32 %1234
  %1240 = sub nsw i32 0, %1234
  %1241 = select i1 %1238, i32 %1240, i32 0
  br label %1267

1242:                                             ; preds = %1226
  %1243 = add i32 %1227, 1
  %1244 = and i32 %1227, 63
  %1245 = icmp eq i32 %1244, 0
  br i1 %1245, label %1246, label %1262

1246:                                             ; preds = %1242
  %1247 = load i64, i64* %64, align 8, !tbaa !82
  %1248 = inttoptr i64 %1247 to i64*
  %1249 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1248) #10, !srcloc !75
  %1250 = icmp eq i64 %1249, 0
  br i1 %1250, label %1251, label %1262

1251:                                             ; preds = %1246
  %1252 = icmp eq i64 %1228, 0
  br i1 %1252, label %1253, label %1257

1253:                                             ; preds = %1251
  %1254 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !83
  %1255 = load i64, i64* %65, align 8, !tbaa !84
  %1256 = add i64 %1255, %1254
  br label %1257

1257:                                             ; preds = %1253, %1251
  %1258 = phi i64 [ %1256, %1253 ], [ %1228, %1251 ]
  %1259 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !83
  %1260 = icmp ult i64 %1259, %1258
  %1261 = select i1 %1260, i32 0, i32 110
  br label %1262

1262:                                             ; preds = %1257, %1246, %1242
  %1263 = phi i64 [ %1258, %1257 ], [ %1228, %1246 ], [ %1228, %1242 ]
  %1264 = phi i32 [ %1261, %1257 ], [ 108, %1246 ], [ 0, %1242 ]
  %1265 = icmp eq i32 %1264, 0
  %1266 = select i1 %1265, i32 0, i32 2
  br label %1267

1267:                                             ; preds = %1262, %1237
  %1268 = phi i32 [ %1227, %1237 ], [ %1243, %1262 ]
  %1269 = phi i64 [ %1228, %1237 ], [ %1263, %1262 ]
  %1270 = phi i32 [ %1241, %1237 ], [ %1264, %1262 ]
  %1271 = phi i32 [ %1239, %1237 ], [ %1229, %1262 ]
  %1272 = phi i32 [ 1, %1237 ], [ %1266, %1262 ]
  switch i32 %1272, label %1277 [
    i32 0, label %1226
    i32 2, label %1273
  ], !llvm.loop !92

1273:                                             ; preds = %1267
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !43
  %1274 = load i64, i64* %61, align 8, !tbaa !73
  %1275 = add i64 %1274, %504
  %1276 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1275, i64 %507) #10, !srcloc !65
  br label %1277

1277:                                             ; preds = %1267, %1273
  %1278 = phi i64 [ 36028797018963968, %1273 ], [ 0, %1267 ]
  %1279 = icmp eq i32 %1270, 0
  br i1 %1279, label %1284, label %1280

1280:                                             ; preds = %1277
  %1281 = zext i32 %1270 to i64
  %1282 = or i64 %1278, %1281
  %1283 = or i64 %1282, 216172782113783808
  br label %1287

1284:                                             ; preds = %1277
  %1285 = zext i32 %1271 to i64
  %1286 = or i64 %1285, 144115188075855872
  br label %1287

1287:                                             ; preds = %1284, %1280, %1178
  %1288 = phi i64 [ 0, %1178 ], [ %1283, %1280 ], [ %1286, %1284 ]
  %1289 = trunc i64 %1288 to i32
  %1290 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1289, i32 0, i32 31) #7
  %1291 = lshr i64 %1288, 32
  %1292 = trunc i64 %1291 to i32
  %1293 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1292, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !32
  %1294 = zext i32 %1293 to i64
  %1295 = shl nuw i64 %1294, 32
  %1296 = zext i32 %1290 to i64
  %1297 = or i64 %1295, %1296
  %1298 = and i64 %1294, 4278190080
  %1299 = icmp eq i64 %1298, 50331648
  %1300 = select i1 %1299, i32 %1290, i32 0
  %1301 = icmp eq i32 %1300, 0
  %1302 = and i64 %1297, 72057594037927935
  %1303 = icmp eq i64 %1302, 0
  %1304 = and i1 %1301, %1303
  %1305 = select i1 %1304, i32 5, i32 %1300
  %1306 = icmp eq i32 %1305, 0
  %1307 = select i1 %1306, i64 %1302, i64 0
  %1308 = add i64 %1307, %509
  %1309 = icmp ult i64 %1308, %90
  %1310 = and i1 %1306, %1309
  br i1 %1310, label %508, label %1311, !llvm.loop !117

1311:                                             ; preds = %1287, %490
  %1312 = phi i64 [ 0, %490 ], [ %1308, %1287 ]
  %1313 = phi i64 [ 0, %490 ], [ %1297, %1287 ]
  %1314 = phi i32 [ 0, %490 ], [ %1305, %1287 ]
  %1315 = phi i1 [ true, %490 ], [ %1306, %1287 ]
  br i1 %98, label %1316, label %2047

1316:                                             ; preds = %1311
  %1317 = load i64, i64* %54, align 8, !tbaa !48
  %1318 = icmp ugt i64 %1317, %81
  br i1 %1318, label %1319, label %1322

1319:                                             ; preds = %1316
  %1320 = load i64, i64* %76, align 8, !tbaa !50
  %1321 = add i64 %1320, %81
  br label %1358

1322:                                             ; preds = %1316
  %1323 = load i32, i32* %55, align 8, !tbaa !37
  %1324 = icmp eq i32 %1323, 0
  br i1 %1324, label %1325, label %1334

1325:                                             ; preds = %1322
  %1326 = load i32, i32* %52, align 8, !tbaa !47
  %1327 = zext i32 %1326 to i64
  %1328 = lshr i64 %81, %1327
  %1329 = shl i64 %1328, 3
  %1330 = load i64, i64* %66, align 8, !tbaa !64
  %1331 = add i64 %1329, %1330
  %1332 = inttoptr i64 %1331 to i64 addrspace(1)*
  %1333 = load volatile i64, i64 addrspace(1)* %1332, align 8, !tbaa !5
  br label %1334

1334:                                             ; preds = %1325, %1322
  %1335 = phi i64 [ %1333, %1325 ], [ 0, %1322 ]
  %1336 = trunc i64 %1335 to i32
  %1337 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1336, i32 0, i32 31) #7
  %1338 = lshr i64 %1335, 32
  %1339 = trunc i64 %1338 to i32
  %1340 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1339, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !32
  %1341 = zext i32 %1337 to i64
  %1342 = and i64 %1341, 917504
  %1343 = icmp eq i64 %1342, 393216
  br i1 %1343, label %1344, label %1358

1344:                                             ; preds = %1334
  %1345 = zext i32 %1340 to i64
  %1346 = shl nuw i64 %1345, 32
  %1347 = or i64 %1346, %1341
  %1348 = load i64, i64* %75, align 8, !tbaa !104
  %1349 = lshr i64 %1347, 20
  %1350 = load i32, i32* %52, align 8, !tbaa !47
  %1351 = zext i32 %1350 to i64
  %1352 = shl i64 %1349, %1351
  %1353 = add i64 %1352, %1348
  %1354 = shl nsw i64 -1, %1351
  %1355 = xor i64 %1354, -1
  %1356 = and i64 %81, %1355
  %1357 = add i64 %1353, %1356
  br label %1358

1358:                                             ; preds = %1344, %1334, %1319
  %1359 = phi i64 [ %1321, %1319 ], [ %1357, %1344 ], [ 0, %1334 ]
  %1360 = icmp ne i64 %1359, 0
  %1361 = icmp ne i64 %1312, 0
  %1362 = and i1 %1361, %1360
  br i1 %1362, label %1363, label %2031

1363:                                             ; preds = %1358
  %1364 = load i32, i32* %55, align 8, !tbaa !37
  %1365 = load i32, i32* %69, align 4, !tbaa !51
  %1366 = xor i64 %1359, %80
  %1367 = and i64 %1366, 15
  %1368 = icmp eq i64 %1367, 0
  %1369 = and i64 %1366, 3
  %1370 = icmp eq i64 %1369, 0
  %1371 = select i1 %1370, i64 4, i64 1
  %1372 = select i1 %1368, i64 16, i64 %1371
  %1373 = sub i64 0, %1359
  %1374 = add nsw i64 %1372, -1
  %1375 = and i64 %1374, %1373
  %1376 = or i64 %1312, %80
  %1377 = or i64 %1376, %1359
  %1378 = and i64 %1377, 15
  %1379 = icmp eq i64 %1378, 0
  br i1 %1379, label %1380, label %1579

1380:                                             ; preds = %1363
  %1381 = lshr i64 %1312, 4
  %1382 = zext i32 %1364 to i64
  %1383 = mul i32 %1365, 7
  %1384 = zext i32 %1383 to i64
  %1385 = add nuw nsw i64 %1384, %1382
  %1386 = icmp ult i64 %1385, %1381
  br i1 %1386, label %1387, label %1461

1387:                                             ; preds = %1380
  %1388 = shl i32 %1365, 3
  %1389 = zext i32 %1388 to i64
  %1390 = zext i32 %1365 to i64
  %1391 = shl i32 %1365, 1
  %1392 = zext i32 %1391 to i64
  %1393 = mul i32 %1365, 3
  %1394 = zext i32 %1393 to i64
  %1395 = shl i32 %1365, 2
  %1396 = zext i32 %1395 to i64
  %1397 = mul i32 %1365, 5
  %1398 = zext i32 %1397 to i64
  %1399 = mul i32 %1365, 6
  %1400 = zext i32 %1399 to i64
  br label %1401

1401:                                             ; preds = %1401, %1387
  %1402 = phi i64 [ %1382, %1387 ], [ %1458, %1401 ]
  %1403 = shl i64 %1402, 4
  %1404 = add i64 %1403, %80
  %1405 = inttoptr i64 %1404 to <4 x i32> addrspace(1)*
  %1406 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1405, align 16, !tbaa !11
  %1407 = add i64 %1402, %1390
  %1408 = shl i64 %1407, 4
  %1409 = add i64 %1408, %80
  %1410 = inttoptr i64 %1409 to <4 x i32> addrspace(1)*
  %1411 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1410, align 16, !tbaa !11
  %1412 = add i64 %1402, %1392
  %1413 = shl i64 %1412, 4
  %1414 = add i64 %1413, %80
  %1415 = inttoptr i64 %1414 to <4 x i32> addrspace(1)*
  %1416 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1415, align 16, !tbaa !11
  %1417 = add i64 %1402, %1394
  %1418 = shl i64 %1417, 4
  %1419 = add i64 %1418, %80
  %1420 = inttoptr i64 %1419 to <4 x i32> addrspace(1)*
  %1421 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1420, align 16, !tbaa !11
  %1422 = add i64 %1402, %1396
  %1423 = shl i64 %1422, 4
  %1424 = add i64 %1423, %80
  %1425 = inttoptr i64 %1424 to <4 x i32> addrspace(1)*
  %1426 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1425, align 16, !tbaa !11
  %1427 = add i64 %1402, %1398
  %1428 = shl i64 %1427, 4
  %1429 = add i64 %1428, %80
  %1430 = inttoptr i64 %1429 to <4 x i32> addrspace(1)*
  %1431 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1430, align 16, !tbaa !11
  %1432 = add i64 %1402, %1400
  %1433 = shl i64 %1432, 4
  %1434 = add i64 %1433, %80
  %1435 = inttoptr i64 %1434 to <4 x i32> addrspace(1)*
  %1436 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1435, align 16, !tbaa !11
  %1437 = add i64 %1402, %1384
  %1438 = shl i64 %1437, 4
  %1439 = add i64 %1438, %80
  %1440 = inttoptr i64 %1439 to <4 x i32> addrspace(1)*
  %1441 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1440, align 16, !tbaa !11
  %1442 = add i64 %1403, %1359
  %1443 = inttoptr i64 %1442 to <4 x i32> addrspace(1)*
  store <4 x i32> %1406, <4 x i32> addrspace(1)* %1443, align 16, !tbaa !11
  %1444 = add i64 %1408, %1359
  %1445 = inttoptr i64 %1444 to <4 x i32> addrspace(1)*
  store <4 x i32> %1411, <4 x i32> addrspace(1)* %1445, align 16, !tbaa !11
  %1446 = add i64 %1413, %1359
  %1447 = inttoptr i64 %1446 to <4 x i32> addrspace(1)*
  store <4 x i32> %1416, <4 x i32> addrspace(1)* %1447, align 16, !tbaa !11
  %1448 = add i64 %1418, %1359
  %1449 = inttoptr i64 %1448 to <4 x i32> addrspace(1)*
  store <4 x i32> %1421, <4 x i32> addrspace(1)* %1449, align 16, !tbaa !11
  %1450 = add i64 %1423, %1359
  %1451 = inttoptr i64 %1450 to <4 x i32> addrspace(1)*
  store <4 x i32> %1426, <4 x i32> addrspace(1)* %1451, align 16, !tbaa !11
  %1452 = add i64 %1428, %1359
  %1453 = inttoptr i64 %1452 to <4 x i32> addrspace(1)*
  store <4 x i32> %1431, <4 x i32> addrspace(1)* %1453, align 16, !tbaa !11
  %1454 = add i64 %1433, %1359
  %1455 = inttoptr i64 %1454 to <4 x i32> addrspace(1)*
  store <4 x i32> %1436, <4 x i32> addrspace(1)* %1455, align 16, !tbaa !11
  %1456 = add i64 %1438, %1359
  %1457 = inttoptr i64 %1456 to <4 x i32> addrspace(1)*
  store <4 x i32> %1441, <4 x i32> addrspace(1)* %1457, align 16, !tbaa !11
  %1458 = add i64 %1402, %1389
  %1459 = add i64 %1458, %1384
  %1460 = icmp ult i64 %1459, %1381
  br i1 %1460, label %1401, label %1461, !llvm.loop !52

1461:                                             ; preds = %1401, %1380
  %1462 = phi i64 [ %1382, %1380 ], [ %1458, %1401 ]
  %1463 = icmp ult i64 %1462, %1381
  br i1 %1463, label %1464, label %2031

1464:                                             ; preds = %1461
  %1465 = shl i64 %1462, 4
  %1466 = add i64 %1465, %80
  %1467 = inttoptr i64 %1466 to <4 x i32> addrspace(1)*
  %1468 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1467, align 16, !tbaa !11
  %1469 = zext i32 %1365 to i64
  %1470 = add i64 %1462, %1469
  %1471 = icmp ult i64 %1470, %1381
  br i1 %1471, label %1472, label %1477

1472:                                             ; preds = %1464
  %1473 = shl i64 %1470, 4
  %1474 = add i64 %1473, %80
  %1475 = inttoptr i64 %1474 to <4 x i32> addrspace(1)*
  %1476 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1475, align 16, !tbaa !11
  br label %1477

1477:                                             ; preds = %1472, %1464
  %1478 = phi <4 x i32> [ %1476, %1472 ], [ zeroinitializer, %1464 ]
  %1479 = shl i32 %1365, 1
  %1480 = zext i32 %1479 to i64
  %1481 = add i64 %1462, %1480
  %1482 = icmp ult i64 %1481, %1381
  br i1 %1482, label %1483, label %1488

1483:                                             ; preds = %1477
  %1484 = shl i64 %1481, 4
  %1485 = add i64 %1484, %80
  %1486 = inttoptr i64 %1485 to <4 x i32> addrspace(1)*
  %1487 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1486, align 16, !tbaa !11
  br label %1488

1488:                                             ; preds = %1483, %1477
  %1489 = phi <4 x i32> [ %1487, %1483 ], [ zeroinitializer, %1477 ]
  %1490 = mul i32 %1365, 3
  %1491 = zext i32 %1490 to i64
  %1492 = add i64 %1462, %1491
  %1493 = icmp ult i64 %1492, %1381
  br i1 %1493, label %1494, label %1499

1494:                                             ; preds = %1488
  %1495 = shl i64 %1492, 4
  %1496 = add i64 %1495, %80
  %1497 = inttoptr i64 %1496 to <4 x i32> addrspace(1)*
  %1498 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1497, align 16, !tbaa !11
  br label %1499

1499:                                             ; preds = %1494, %1488
  %1500 = phi <4 x i32> [ %1498, %1494 ], [ zeroinitializer, %1488 ]
  %1501 = shl i32 %1365, 2
  %1502 = zext i32 %1501 to i64
  %1503 = add i64 %1462, %1502
  %1504 = icmp ult i64 %1503, %1381
  br i1 %1504, label %1505, label %1510

1505:                                             ; preds = %1499
  %1506 = shl i64 %1503, 4
  %1507 = add i64 %1506, %80
  %1508 = inttoptr i64 %1507 to <4 x i32> addrspace(1)*
  %1509 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1508, align 16, !tbaa !11
  br label %1510

1510:                                             ; preds = %1505, %1499
  %1511 = phi <4 x i32> [ %1509, %1505 ], [ zeroinitializer, %1499 ]
  %1512 = mul i32 %1365, 5
  %1513 = zext i32 %1512 to i64
  %1514 = add i64 %1462, %1513
  %1515 = icmp ult i64 %1514, %1381
  br i1 %1515, label %1516, label %1521

1516:                                             ; preds = %1510
  %1517 = shl i64 %1514, 4
  %1518 = add i64 %1517, %80
  %1519 = inttoptr i64 %1518 to <4 x i32> addrspace(1)*
  %1520 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1519, align 16, !tbaa !11
  br label %1521

1521:                                             ; preds = %1516, %1510
  %1522 = phi <4 x i32> [ %1520, %1516 ], [ zeroinitializer, %1510 ]
  %1523 = mul i32 %1365, 6
  %1524 = zext i32 %1523 to i64
  %1525 = add i64 %1462, %1524
  %1526 = icmp ult i64 %1525, %1381
  br i1 %1526, label %1527, label %1532

1527:                                             ; preds = %1521
  %1528 = shl i64 %1525, 4
  %1529 = add i64 %1528, %80
  %1530 = inttoptr i64 %1529 to <4 x i32> addrspace(1)*
  %1531 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1530, align 16, !tbaa !11
  br label %1532

1532:                                             ; preds = %1527, %1521
  %1533 = phi <4 x i32> [ %1531, %1527 ], [ zeroinitializer, %1521 ]
  %1534 = add i64 %1462, %1384
  %1535 = icmp ult i64 %1534, %1381
  br i1 %1535, label %1536, label %1541

1536:                                             ; preds = %1532
  %1537 = shl i64 %1534, 4
  %1538 = add i64 %1537, %80
  %1539 = inttoptr i64 %1538 to <4 x i32> addrspace(1)*
  %1540 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1539, align 16, !tbaa !11
  br label %1541

1541:                                             ; preds = %1536, %1532
  %1542 = phi <4 x i32> [ %1540, %1536 ], [ zeroinitializer, %1532 ]
  %1543 = add i64 %1465, %1359
  %1544 = inttoptr i64 %1543 to <4 x i32> addrspace(1)*
  store <4 x i32> %1468, <4 x i32> addrspace(1)* %1544, align 16, !tbaa !11
  br i1 %1471, label %1545, label %1549

1545:                                             ; preds = %1541
  %1546 = shl i64 %1470, 4
  %1547 = add i64 %1546, %1359
  %1548 = inttoptr i64 %1547 to <4 x i32> addrspace(1)*
  store <4 x i32> %1478, <4 x i32> addrspace(1)* %1548, align 16, !tbaa !11
  br label %1549

1549:                                             ; preds = %1545, %1541
  br i1 %1482, label %1550, label %1554

1550:                                             ; preds = %1549
  %1551 = shl i64 %1481, 4
  %1552 = add i64 %1551, %1359
  %1553 = inttoptr i64 %1552 to <4 x i32> addrspace(1)*
  store <4 x i32> %1489, <4 x i32> addrspace(1)* %1553, align 16, !tbaa !11
  br label %1554

1554:                                             ; preds = %1550, %1549
  br i1 %1493, label %1555, label %1559

1555:                                             ; preds = %1554
  %1556 = shl i64 %1492, 4
  %1557 = add i64 %1556, %1359
  %1558 = inttoptr i64 %1557 to <4 x i32> addrspace(1)*
  store <4 x i32> %1500, <4 x i32> addrspace(1)* %1558, align 16, !tbaa !11
  br label %1559

1559:                                             ; preds = %1555, %1554
  br i1 %1504, label %1560, label %1564

1560:                                             ; preds = %1559
  %1561 = shl i64 %1503, 4
  %1562 = add i64 %1561, %1359
  %1563 = inttoptr i64 %1562 to <4 x i32> addrspace(1)*
  store <4 x i32> %1511, <4 x i32> addrspace(1)* %1563, align 16, !tbaa !11
  br label %1564

1564:                                             ; preds = %1560, %1559
  br i1 %1515, label %1565, label %1569

1565:                                             ; preds = %1564
  %1566 = shl i64 %1514, 4
  %1567 = add i64 %1566, %1359
  %1568 = inttoptr i64 %1567 to <4 x i32> addrspace(1)*
  store <4 x i32> %1522, <4 x i32> addrspace(1)* %1568, align 16, !tbaa !11
  br label %1569

1569:                                             ; preds = %1565, %1564
  br i1 %1526, label %1570, label %1574

1570:                                             ; preds = %1569
  %1571 = shl i64 %1525, 4
  %1572 = add i64 %1571, %1359
  %1573 = inttoptr i64 %1572 to <4 x i32> addrspace(1)*
  store <4 x i32> %1533, <4 x i32> addrspace(1)* %1573, align 16, !tbaa !11
  br label %1574

1574:                                             ; preds = %1570, %1569
  br i1 %1535, label %1575, label %2031

1575:                                             ; preds = %1574
  %1576 = shl i64 %1534, 4
  %1577 = add i64 %1576, %1359
  %1578 = inttoptr i64 %1577 to <4 x i32> addrspace(1)*
  store <4 x i32> %1542, <4 x i32> addrspace(1)* %1578, align 16, !tbaa !11
  br label %2031

1579:                                             ; preds = %1363
  %1580 = icmp ult i64 %1375, %1312
  %1581 = select i1 %1580, i64 %1375, i64 %1312
  %1582 = sub i64 %1312, %1581
  %1583 = sub nsw i64 0, %1372
  %1584 = and i64 %1582, %1583
  switch i64 %1372, label %1987 [
    i64 16, label %1585
    i64 4, label %1786
  ]

1585:                                             ; preds = %1579
  %1586 = add i64 %1581, %1359
  %1587 = add i64 %1581, %80
  %1588 = lshr i64 %1584, 4
  %1589 = zext i32 %1364 to i64
  %1590 = mul i32 %1365, 7
  %1591 = zext i32 %1590 to i64
  %1592 = add nuw nsw i64 %1591, %1589
  %1593 = icmp ult i64 %1592, %1588
  br i1 %1593, label %1594, label %1668

1594:                                             ; preds = %1585
  %1595 = shl i32 %1365, 3
  %1596 = zext i32 %1595 to i64
  %1597 = zext i32 %1365 to i64
  %1598 = shl i32 %1365, 1
  %1599 = zext i32 %1598 to i64
  %1600 = mul i32 %1365, 3
  %1601 = zext i32 %1600 to i64
  %1602 = shl i32 %1365, 2
  %1603 = zext i32 %1602 to i64
  %1604 = mul i32 %1365, 5
  %1605 = zext i32 %1604 to i64
  %1606 = mul i32 %1365, 6
  %1607 = zext i32 %1606 to i64
  br label %1608

1608:                                             ; preds = %1608, %1594
  %1609 = phi i64 [ %1589, %1594 ], [ %1665, %1608 ]
  %1610 = shl i64 %1609, 4
  %1611 = add i64 %1610, %1587
  %1612 = inttoptr i64 %1611 to <4 x i32> addrspace(1)*
  %1613 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1612, align 16, !tbaa !11
  %1614 = add i64 %1609, %1597
  %1615 = shl i64 %1614, 4
  %1616 = add i64 %1615, %1587
  %1617 = inttoptr i64 %1616 to <4 x i32> addrspace(1)*
  %1618 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1617, align 16, !tbaa !11
  %1619 = add i64 %1609, %1599
  %1620 = shl i64 %1619, 4
  %1621 = add i64 %1620, %1587
  %1622 = inttoptr i64 %1621 to <4 x i32> addrspace(1)*
  %1623 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1622, align 16, !tbaa !11
  %1624 = add i64 %1609, %1601
  %1625 = shl i64 %1624, 4
  %1626 = add i64 %1625, %1587
  %1627 = inttoptr i64 %1626 to <4 x i32> addrspace(1)*
  %1628 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1627, align 16, !tbaa !11
  %1629 = add i64 %1609, %1603
  %1630 = shl i64 %1629, 4
  %1631 = add i64 %1630, %1587
  %1632 = inttoptr i64 %1631 to <4 x i32> addrspace(1)*
  %1633 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1632, align 16, !tbaa !11
  %1634 = add i64 %1609, %1605
  %1635 = shl i64 %1634, 4
  %1636 = add i64 %1635, %1587
  %1637 = inttoptr i64 %1636 to <4 x i32> addrspace(1)*
  %1638 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1637, align 16, !tbaa !11
  %1639 = add i64 %1609, %1607
  %1640 = shl i64 %1639, 4
  %1641 = add i64 %1640, %1587
  %1642 = inttoptr i64 %1641 to <4 x i32> addrspace(1)*
  %1643 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1642, align 16, !tbaa !11
  %1644 = add i64 %1609, %1591
  %1645 = shl i64 %1644, 4
  %1646 = add i64 %1645, %1587
  %1647 = inttoptr i64 %1646 to <4 x i32> addrspace(1)*
  %1648 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1647, align 16, !tbaa !11
  %1649 = add i64 %1610, %1586
  %1650 = inttoptr i64 %1649 to <4 x i32> addrspace(1)*
  store <4 x i32> %1613, <4 x i32> addrspace(1)* %1650, align 16, !tbaa !11
  %1651 = add i64 %1615, %1586
  %1652 = inttoptr i64 %1651 to <4 x i32> addrspace(1)*
  store <4 x i32> %1618, <4 x i32> addrspace(1)* %1652, align 16, !tbaa !11
  %1653 = add i64 %1620, %1586
  %1654 = inttoptr i64 %1653 to <4 x i32> addrspace(1)*
  store <4 x i32> %1623, <4 x i32> addrspace(1)* %1654, align 16, !tbaa !11
  %1655 = add i64 %1625, %1586
  %1656 = inttoptr i64 %1655 to <4 x i32> addrspace(1)*
  store <4 x i32> %1628, <4 x i32> addrspace(1)* %1656, align 16, !tbaa !11
  %1657 = add i64 %1630, %1586
  %1658 = inttoptr i64 %1657 to <4 x i32> addrspace(1)*
  store <4 x i32> %1633, <4 x i32> addrspace(1)* %1658, align 16, !tbaa !11
  %1659 = add i64 %1635, %1586
  %1660 = inttoptr i64 %1659 to <4 x i32> addrspace(1)*
  store <4 x i32> %1638, <4 x i32> addrspace(1)* %1660, align 16, !tbaa !11
  %1661 = add i64 %1640, %1586
  %1662 = inttoptr i64 %1661 to <4 x i32> addrspace(1)*
  store <4 x i32> %1643, <4 x i32> addrspace(1)* %1662, align 16, !tbaa !11
  %1663 = add i64 %1645, %1586
  %1664 = inttoptr i64 %1663 to <4 x i32> addrspace(1)*
  store <4 x i32> %1648, <4 x i32> addrspace(1)* %1664, align 16, !tbaa !11
  %1665 = add i64 %1609, %1596
  %1666 = add i64 %1665, %1591
  %1667 = icmp ult i64 %1666, %1588
  br i1 %1667, label %1608, label %1668, !llvm.loop !52

1668:                                             ; preds = %1608, %1585
  %1669 = phi i64 [ %1589, %1585 ], [ %1665, %1608 ]
  %1670 = icmp ult i64 %1669, %1588
  br i1 %1670, label %1671, label %2001

1671:                                             ; preds = %1668
  %1672 = shl i64 %1669, 4
  %1673 = add i64 %1672, %1587
  %1674 = inttoptr i64 %1673 to <4 x i32> addrspace(1)*
  %1675 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1674, align 16, !tbaa !11
  %1676 = zext i32 %1365 to i64
  %1677 = add i64 %1669, %1676
  %1678 = icmp ult i64 %1677, %1588
  br i1 %1678, label %1679, label %1684

1679:                                             ; preds = %1671
  %1680 = shl i64 %1677, 4
  %1681 = add i64 %1680, %1587
  %1682 = inttoptr i64 %1681 to <4 x i32> addrspace(1)*
  %1683 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1682, align 16, !tbaa !11
  br label %1684

1684:                                             ; preds = %1679, %1671
  %1685 = phi <4 x i32> [ %1683, %1679 ], [ zeroinitializer, %1671 ]
  %1686 = shl i32 %1365, 1
  %1687 = zext i32 %1686 to i64
  %1688 = add i64 %1669, %1687
  %1689 = icmp ult i64 %1688, %1588
  br i1 %1689, label %1690, label %1695

1690:                                             ; preds = %1684
  %1691 = shl i64 %1688, 4
  %1692 = add i64 %1691, %1587
  %1693 = inttoptr i64 %1692 to <4 x i32> addrspace(1)*
  %1694 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1693, align 16, !tbaa !11
  br label %1695

1695:                                             ; preds = %1690, %1684
  %1696 = phi <4 x i32> [ %1694, %1690 ], [ zeroinitializer, %1684 ]
  %1697 = mul i32 %1365, 3
  %1698 = zext i32 %1697 to i64
  %1699 = add i64 %1669, %1698
  %1700 = icmp ult i64 %1699, %1588
  br i1 %1700, label %1701, label %1706

1701:                                             ; preds = %1695
  %1702 = shl i64 %1699, 4
  %1703 = add i64 %1702, %1587
  %1704 = inttoptr i64 %1703 to <4 x i32> addrspace(1)*
  %1705 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1704, align 16, !tbaa !11
  br label %1706

1706:                                             ; preds = %1701, %1695
  %1707 = phi <4 x i32> [ %1705, %1701 ], [ zeroinitializer, %1695 ]
  %1708 = shl i32 %1365, 2
  %1709 = zext i32 %1708 to i64
  %1710 = add i64 %1669, %1709
  %1711 = icmp ult i64 %1710, %1588
  br i1 %1711, label %1712, label %1717

1712:                                             ; preds = %1706
  %1713 = shl i64 %1710, 4
  %1714 = add i64 %1713, %1587
  %1715 = inttoptr i64 %1714 to <4 x i32> addrspace(1)*
  %1716 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1715, align 16, !tbaa !11
  br label %1717

1717:                                             ; preds = %1712, %1706
  %1718 = phi <4 x i32> [ %1716, %1712 ], [ zeroinitializer, %1706 ]
  %1719 = mul i32 %1365, 5
  %1720 = zext i32 %1719 to i64
  %1721 = add i64 %1669, %1720
  %1722 = icmp ult i64 %1721, %1588
  br i1 %1722, label %1723, label %1728

1723:                                             ; preds = %1717
  %1724 = shl i64 %1721, 4
  %1725 = add i64 %1724, %1587
  %1726 = inttoptr i64 %1725 to <4 x i32> addrspace(1)*
  %1727 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1726, align 16, !tbaa !11
  br label %1728

1728:                                             ; preds = %1723, %1717
  %1729 = phi <4 x i32> [ %1727, %1723 ], [ zeroinitializer, %1717 ]
  %1730 = mul i32 %1365, 6
  %1731 = zext i32 %1730 to i64
  %1732 = add i64 %1669, %1731
  %1733 = icmp ult i64 %1732, %1588
  br i1 %1733, label %1734, label %1739

1734:                                             ; preds = %1728
  %1735 = shl i64 %1732, 4
  %1736 = add i64 %1735, %1587
  %1737 = inttoptr i64 %1736 to <4 x i32> addrspace(1)*
  %1738 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1737, align 16, !tbaa !11
  br label %1739

1739:                                             ; preds = %1734, %1728
  %1740 = phi <4 x i32> [ %1738, %1734 ], [ zeroinitializer, %1728 ]
  %1741 = add i64 %1669, %1591
  %1742 = icmp ult i64 %1741, %1588
  br i1 %1742, label %1743, label %1748

1743:                                             ; preds = %1739
  %1744 = shl i64 %1741, 4
  %1745 = add i64 %1744, %1587
  %1746 = inttoptr i64 %1745 to <4 x i32> addrspace(1)*
  %1747 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1746, align 16, !tbaa !11
  br label %1748

1748:                                             ; preds = %1743, %1739
  %1749 = phi <4 x i32> [ %1747, %1743 ], [ zeroinitializer, %1739 ]
  %1750 = add i64 %1672, %1586
  %1751 = inttoptr i64 %1750 to <4 x i32> addrspace(1)*
  store <4 x i32> %1675, <4 x i32> addrspace(1)* %1751, align 16, !tbaa !11
  br i1 %1678, label %1752, label %1756

1752:                                             ; preds = %1748
  %1753 = shl i64 %1677, 4
  %1754 = add i64 %1753, %1586
  %1755 = inttoptr i64 %1754 to <4 x i32> addrspace(1)*
  store <4 x i32> %1685, <4 x i32> addrspace(1)* %1755, align 16, !tbaa !11
  br label %1756

1756:                                             ; preds = %1752, %1748
  br i1 %1689, label %1757, label %1761

1757:                                             ; preds = %1756
  %1758 = shl i64 %1688, 4
  %1759 = add i64 %1758, %1586
  %1760 = inttoptr i64 %1759 to <4 x i32> addrspace(1)*
  store <4 x i32> %1696, <4 x i32> addrspace(1)* %1760, align 16, !tbaa !11
  br label %1761

1761:                                             ; preds = %1757, %1756
  br i1 %1700, label %1762, label %1766

1762:                                             ; preds = %1761
  %1763 = shl i64 %1699, 4
  %1764 = add i64 %1763, %1586
  %1765 = inttoptr i64 %1764 to <4 x i32> addrspace(1)*
  store <4 x i32> %1707, <4 x i32> addrspace(1)* %1765, align 16, !tbaa !11
  br label %1766

1766:                                             ; preds = %1762, %1761
  br i1 %1711, label %1767, label %1771

1767:                                             ; preds = %1766
  %1768 = shl i64 %1710, 4
  %1769 = add i64 %1768, %1586
  %1770 = inttoptr i64 %1769 to <4 x i32> addrspace(1)*
  store <4 x i32> %1718, <4 x i32> addrspace(1)* %1770, align 16, !tbaa !11
  br label %1771

1771:                                             ; preds = %1767, %1766
  br i1 %1722, label %1772, label %1776

1772:                                             ; preds = %1771
  %1773 = shl i64 %1721, 4
  %1774 = add i64 %1773, %1586
  %1775 = inttoptr i64 %1774 to <4 x i32> addrspace(1)*
  store <4 x i32> %1729, <4 x i32> addrspace(1)* %1775, align 16, !tbaa !11
  br label %1776

1776:                                             ; preds = %1772, %1771
  br i1 %1733, label %1777, label %1781

1777:                                             ; preds = %1776
  %1778 = shl i64 %1732, 4
  %1779 = add i64 %1778, %1586
  %1780 = inttoptr i64 %1779 to <4 x i32> addrspace(1)*
  store <4 x i32> %1740, <4 x i32> addrspace(1)* %1780, align 16, !tbaa !11
  br label %1781

1781:                                             ; preds = %1777, %1776
  br i1 %1742, label %1782, label %2001

1782:                                             ; preds = %1781
  %1783 = shl i64 %1741, 4
  %1784 = add i64 %1783, %1586
  %1785 = inttoptr i64 %1784 to <4 x i32> addrspace(1)*
  store <4 x i32> %1749, <4 x i32> addrspace(1)* %1785, align 16, !tbaa !11
  br label %2001

1786:                                             ; preds = %1579
  %1787 = add i64 %1581, %1359
  %1788 = add i64 %1581, %80
  %1789 = lshr i64 %1584, 2
  %1790 = zext i32 %1364 to i64
  %1791 = mul i32 %1365, 7
  %1792 = zext i32 %1791 to i64
  %1793 = add nuw nsw i64 %1792, %1790
  %1794 = icmp ult i64 %1793, %1789
  br i1 %1794, label %1795, label %1869

1795:                                             ; preds = %1786
  %1796 = shl i32 %1365, 3
  %1797 = zext i32 %1796 to i64
  %1798 = zext i32 %1365 to i64
  %1799 = shl i32 %1365, 1
  %1800 = zext i32 %1799 to i64
  %1801 = mul i32 %1365, 3
  %1802 = zext i32 %1801 to i64
  %1803 = shl i32 %1365, 2
  %1804 = zext i32 %1803 to i64
  %1805 = mul i32 %1365, 5
  %1806 = zext i32 %1805 to i64
  %1807 = mul i32 %1365, 6
  %1808 = zext i32 %1807 to i64
  br label %1809

1809:                                             ; preds = %1809, %1795
  %1810 = phi i64 [ %1790, %1795 ], [ %1866, %1809 ]
  %1811 = shl i64 %1810, 2
  %1812 = add i64 %1811, %1788
  %1813 = inttoptr i64 %1812 to i32 addrspace(1)*
  %1814 = load volatile i32, i32 addrspace(1)* %1813, align 4, !tbaa !11
  %1815 = add i64 %1810, %1798
  %1816 = shl i64 %1815, 2
  %1817 = add i64 %1816, %1788
  %1818 = inttoptr i64 %1817 to i32 addrspace(1)*
  %1819 = load volatile i32, i32 addrspace(1)* %1818, align 4, !tbaa !11
  %1820 = add i64 %1810, %1800
  %1821 = shl i64 %1820, 2
  %1822 = add i64 %1821, %1788
  %1823 = inttoptr i64 %1822 to i32 addrspace(1)*
  %1824 = load volatile i32, i32 addrspace(1)* %1823, align 4, !tbaa !11
  %1825 = add i64 %1810, %1802
  %1826 = shl i64 %1825, 2
  %1827 = add i64 %1826, %1788
  %1828 = inttoptr i64 %1827 to i32 addrspace(1)*
  %1829 = load volatile i32, i32 addrspace(1)* %1828, align 4, !tbaa !11
  %1830 = add i64 %1810, %1804
  %1831 = shl i64 %1830, 2
  %1832 = add i64 %1831, %1788
  %1833 = inttoptr i64 %1832 to i32 addrspace(1)*
  %1834 = load volatile i32, i32 addrspace(1)* %1833, align 4, !tbaa !11
  %1835 = add i64 %1810, %1806
  %1836 = shl i64 %1835, 2
  %1837 = add i64 %1836, %1788
  %1838 = inttoptr i64 %1837 to i32 addrspace(1)*
  %1839 = load volatile i32, i32 addrspace(1)* %1838, align 4, !tbaa !11
  %1840 = add i64 %1810, %1808
  %1841 = shl i64 %1840, 2
  %1842 = add i64 %1841, %1788
  %1843 = inttoptr i64 %1842 to i32 addrspace(1)*
  %1844 = load volatile i32, i32 addrspace(1)* %1843, align 4, !tbaa !11
  %1845 = add i64 %1810, %1792
  %1846 = shl i64 %1845, 2
  %1847 = add i64 %1846, %1788
  %1848 = inttoptr i64 %1847 to i32 addrspace(1)*
  %1849 = load volatile i32, i32 addrspace(1)* %1848, align 4, !tbaa !11
  %1850 = add i64 %1811, %1787
  %1851 = inttoptr i64 %1850 to i32 addrspace(1)*
  store i32 %1814, i32 addrspace(1)* %1851, align 4, !tbaa !11
  %1852 = add i64 %1816, %1787
  %1853 = inttoptr i64 %1852 to i32 addrspace(1)*
  store i32 %1819, i32 addrspace(1)* %1853, align 4, !tbaa !11
  %1854 = add i64 %1821, %1787
  %1855 = inttoptr i64 %1854 to i32 addrspace(1)*
  store i32 %1824, i32 addrspace(1)* %1855, align 4, !tbaa !11
  %1856 = add i64 %1826, %1787
  %1857 = inttoptr i64 %1856 to i32 addrspace(1)*
  store i32 %1829, i32 addrspace(1)* %1857, align 4, !tbaa !11
  %1858 = add i64 %1831, %1787
  %1859 = inttoptr i64 %1858 to i32 addrspace(1)*
  store i32 %1834, i32 addrspace(1)* %1859, align 4, !tbaa !11
  %1860 = add i64 %1836, %1787
  %1861 = inttoptr i64 %1860 to i32 addrspace(1)*
  store i32 %1839, i32 addrspace(1)* %1861, align 4, !tbaa !11
  %1862 = add i64 %1841, %1787
  %1863 = inttoptr i64 %1862 to i32 addrspace(1)*
  store i32 %1844, i32 addrspace(1)* %1863, align 4, !tbaa !11
  %1864 = add i64 %1846, %1787
  %1865 = inttoptr i64 %1864 to i32 addrspace(1)*
  store i32 %1849, i32 addrspace(1)* %1865, align 4, !tbaa !11
  %1866 = add i64 %1810, %1797
  %1867 = add i64 %1866, %1792
  %1868 = icmp ult i64 %1867, %1789
  br i1 %1868, label %1809, label %1869, !llvm.loop !53

1869:                                             ; preds = %1809, %1786
  %1870 = phi i64 [ %1790, %1786 ], [ %1866, %1809 ]
  %1871 = icmp ult i64 %1870, %1789
  br i1 %1871, label %1872, label %2001

1872:                                             ; preds = %1869
  %1873 = shl i64 %1870, 2
  %1874 = add i64 %1873, %1788
  %1875 = inttoptr i64 %1874 to i32 addrspace(1)*
  %1876 = load volatile i32, i32 addrspace(1)* %1875, align 4, !tbaa !11
  %1877 = zext i32 %1365 to i64
  %1878 = add i64 %1870, %1877
  %1879 = icmp ult i64 %1878, %1789
  br i1 %1879, label %1880, label %1885

1880:                                             ; preds = %1872
  %1881 = shl i64 %1878, 2
  %1882 = add i64 %1881, %1788
  %1883 = inttoptr i64 %1882 to i32 addrspace(1)*
  %1884 = load volatile i32, i32 addrspace(1)* %1883, align 4, !tbaa !11
  br label %1885

1885:                                             ; preds = %1880, %1872
  %1886 = phi i32 [ %1884, %1880 ], [ 0, %1872 ]
  %1887 = shl i32 %1365, 1
  %1888 = zext i32 %1887 to i64
  %1889 = add i64 %1870, %1888
  %1890 = icmp ult i64 %1889, %1789
  br i1 %1890, label %1891, label %1896

1891:                                             ; preds = %1885
  %1892 = shl i64 %1889, 2
  %1893 = add i64 %1892, %1788
  %1894 = inttoptr i64 %1893 to i32 addrspace(1)*
  %1895 = load volatile i32, i32 addrspace(1)* %1894, align 4, !tbaa !11
  br label %1896

1896:                                             ; preds = %1891, %1885
  %1897 = phi i32 [ %1895, %1891 ], [ 0, %1885 ]
  %1898 = mul i32 %1365, 3
  %1899 = zext i32 %1898 to i64
  %1900 = add i64 %1870, %1899
  %1901 = icmp ult i64 %1900, %1789
  br i1 %1901, label %1902, label %1907

1902:                                             ; preds = %1896
  %1903 = shl i64 %1900, 2
  %1904 = add i64 %1903, %1788
  %1905 = inttoptr i64 %1904 to i32 addrspace(1)*
  %1906 = load volatile i32, i32 addrspace(1)* %1905, align 4, !tbaa !11
  br label %1907

1907:                                             ; preds = %1902, %1896
  %1908 = phi i32 [ %1906, %1902 ], [ 0, %1896 ]
  %1909 = shl i32 %1365, 2
  %1910 = zext i32 %1909 to i64
  %1911 = add i64 %1870, %1910
  %1912 = icmp ult i64 %1911, %1789
  br i1 %1912, label %1913, label %1918

1913:                                             ; preds = %1907
  %1914 = shl i64 %1911, 2
  %1915 = add i64 %1914, %1788
  %1916 = inttoptr i64 %1915 to i32 addrspace(1)*
  %1917 = load volatile i32, i32 addrspace(1)* %1916, align 4, !tbaa !11
  br label %1918

1918:                                             ; preds = %1913, %1907
  %1919 = phi i32 [ %1917, %1913 ], [ 0, %1907 ]
  %1920 = mul i32 %1365, 5
  %1921 = zext i32 %1920 to i64
  %1922 = add i64 %1870, %1921
  %1923 = icmp ult i64 %1922, %1789
  br i1 %1923, label %1924, label %1929

1924:                                             ; preds = %1918
  %1925 = shl i64 %1922, 2
  %1926 = add i64 %1925, %1788
  %1927 = inttoptr i64 %1926 to i32 addrspace(1)*
  %1928 = load volatile i32, i32 addrspace(1)* %1927, align 4, !tbaa !11
  br label %1929

1929:                                             ; preds = %1924, %1918
  %1930 = phi i32 [ %1928, %1924 ], [ 0, %1918 ]
  %1931 = mul i32 %1365, 6
  %1932 = zext i32 %1931 to i64
  %1933 = add i64 %1870, %1932
  %1934 = icmp ult i64 %1933, %1789
  br i1 %1934, label %1935, label %1940

1935:                                             ; preds = %1929
  %1936 = shl i64 %1933, 2
  %1937 = add i64 %1936, %1788
  %1938 = inttoptr i64 %1937 to i32 addrspace(1)*
  %1939 = load volatile i32, i32 addrspace(1)* %1938, align 4, !tbaa !11
  br label %1940

1940:                                             ; preds = %1935, %1929
  %1941 = phi i32 [ %1939, %1935 ], [ 0, %1929 ]
  %1942 = add i64 %1870, %1792
  %1943 = icmp ult i64 %1942, %1789
  br i1 %1943, label %1944, label %1949

1944:                                             ; preds = %1940
  %1945 = shl i64 %1942, 2
  %1946 = add i64 %1945, %1788
  %1947 = inttoptr i64 %1946 to i32 addrspace(1)*
  %1948 = load volatile i32, i32 addrspace(1)* %1947, align 4, !tbaa !11
  br label %1949

1949:                                             ; preds = %1944, %1940
  %1950 = phi i32 [ %1948, %1944 ], [ 0, %1940 ]
  %1951 = add i64 %1873, %1787
  %1952 = inttoptr i64 %1951 to i32 addrspace(1)*
  store i32 %1876, i32 addrspace(1)* %1952, align 4, !tbaa !11
  br i1 %1879, label %1953, label %1957

1953:                                             ; preds = %1949
  %1954 = shl i64 %1878, 2
  %1955 = add i64 %1954, %1787
  %1956 = inttoptr i64 %1955 to i32 addrspace(1)*
  store i32 %1886, i32 addrspace(1)* %1956, align 4, !tbaa !11
  br label %1957

1957:                                             ; preds = %1953, %1949
  br i1 %1890, label %1958, label %1962

1958:                                             ; preds = %1957
  %1959 = shl i64 %1889, 2
  %1960 = add i64 %1959, %1787
  %1961 = inttoptr i64 %1960 to i32 addrspace(1)*
  store i32 %1897, i32 addrspace(1)* %1961, align 4, !tbaa !11
  br label %1962

1962:                                             ; preds = %1958, %1957
  br i1 %1901, label %1963, label %1967

1963:                                             ; preds = %1962
  %1964 = shl i64 %1900, 2
  %1965 = add i64 %1964, %1787
  %1966 = inttoptr i64 %1965 to i32 addrspace(1)*
  store i32 %1908, i32 addrspace(1)* %1966, align 4, !tbaa !11
  br label %1967

1967:                                             ; preds = %1963, %1962
  br i1 %1912, label %1968, label %1972

1968:                                             ; preds = %1967
  %1969 = shl i64 %1911, 2
  %1970 = add i64 %1969, %1787
  %1971 = inttoptr i64 %1970 to i32 addrspace(1)*
  store i32 %1919, i32 addrspace(1)* %1971, align 4, !tbaa !11
  br label %1972

1972:                                             ; preds = %1968, %1967
  br i1 %1923, label %1973, label %1977

1973:                                             ; preds = %1972
  %1974 = shl i64 %1922, 2
  %1975 = add i64 %1974, %1787
  %1976 = inttoptr i64 %1975 to i32 addrspace(1)*
  store i32 %1930, i32 addrspace(1)* %1976, align 4, !tbaa !11
  br label %1977

1977:                                             ; preds = %1973, %1972
  br i1 %1934, label %1978, label %1982

1978:                                             ; preds = %1977
  %1979 = shl i64 %1933, 2
  %1980 = add i64 %1979, %1787
  %1981 = inttoptr i64 %1980 to i32 addrspace(1)*
  store i32 %1941, i32 addrspace(1)* %1981, align 4, !tbaa !11
  br label %1982

1982:                                             ; preds = %1978, %1977
  br i1 %1943, label %1983, label %2001

1983:                                             ; preds = %1982
  %1984 = shl i64 %1942, 2
  %1985 = add i64 %1984, %1787
  %1986 = inttoptr i64 %1985 to i32 addrspace(1)*
  store i32 %1950, i32 addrspace(1)* %1986, align 4, !tbaa !11
  br label %2001

1987:                                             ; preds = %1579
  %1988 = zext i32 %1364 to i64
  %1989 = icmp ugt i64 %1312, %1988
  br i1 %1989, label %1990, label %2031

1990:                                             ; preds = %1987
  %1991 = zext i32 %1365 to i64
  br label %1992

1992:                                             ; preds = %1992, %1990
  %1993 = phi i64 [ %1988, %1990 ], [ %1999, %1992 ]
  %1994 = add i64 %1993, %80
  %1995 = inttoptr i64 %1994 to i8 addrspace(1)*
  %1996 = load volatile i8, i8 addrspace(1)* %1995, align 1, !tbaa !11
  %1997 = add i64 %1993, %1359
  %1998 = inttoptr i64 %1997 to i8 addrspace(1)*
  store i8 %1996, i8 addrspace(1)* %1998, align 1, !tbaa !11
  %1999 = add i64 %1993, %1991
  %2000 = icmp ult i64 %1999, %1312
  br i1 %2000, label %1992, label %2031, !llvm.loop !54

2001:                                             ; preds = %1983, %1982, %1869, %1782, %1781, %1668
  %2002 = phi i64 [ %1790, %1983 ], [ %1790, %1982 ], [ %1790, %1869 ], [ %1589, %1782 ], [ %1589, %1781 ], [ %1589, %1668 ]
  %2003 = icmp ugt i64 %1581, %2002
  br i1 %2003, label %2004, label %2015

2004:                                             ; preds = %2001
  %2005 = zext i32 %1365 to i64
  br label %2006

2006:                                             ; preds = %2006, %2004
  %2007 = phi i64 [ %2002, %2004 ], [ %2013, %2006 ]
  %2008 = add i64 %2007, %80
  %2009 = inttoptr i64 %2008 to i8 addrspace(1)*
  %2010 = load volatile i8, i8 addrspace(1)* %2009, align 1, !tbaa !11
  %2011 = add i64 %2007, %1359
  %2012 = inttoptr i64 %2011 to i8 addrspace(1)*
  store i8 %2010, i8 addrspace(1)* %2012, align 1, !tbaa !11
  %2013 = add i64 %2007, %2005
  %2014 = icmp ult i64 %2013, %1581
  br i1 %2014, label %2006, label %2015, !llvm.loop !54

2015:                                             ; preds = %2006, %2001
  %2016 = add i64 %1584, %1581
  %2017 = sub i64 %1312, %2016
  %2018 = icmp ugt i64 %2017, %2002
  br i1 %2018, label %2019, label %2031

2019:                                             ; preds = %2015
  %2020 = zext i32 %1365 to i64
  br label %2021

2021:                                             ; preds = %2021, %2019
  %2022 = phi i64 [ %2002, %2019 ], [ %2029, %2021 ]
  %2023 = add i64 %2022, %2016
  %2024 = add i64 %2023, %80
  %2025 = inttoptr i64 %2024 to i8 addrspace(1)*
  %2026 = load volatile i8, i8 addrspace(1)* %2025, align 1, !tbaa !11
  %2027 = add i64 %2023, %1359
  %2028 = inttoptr i64 %2027 to i8 addrspace(1)*
  store i8 %2026, i8 addrspace(1)* %2028, align 1, !tbaa !11
  %2029 = add i64 %2022, %2020
  %2030 = icmp ult i64 %2029, %2017
  br i1 %2030, label %2021, label %2031, !llvm.loop !54

2031:                                             ; preds = %2021, %1992, %2015, %1987, %1575, %1574, %1461, %1358
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !118
  %2032 = load i32, i32* %55, align 8, !tbaa !37
  %2033 = icmp eq i32 %2032, 0
  br i1 %2033, label %2034, label %2047

2034:                                             ; preds = %2031
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !43
  %2035 = and i64 %1313, 36028797018963968
  %2036 = icmp eq i64 %2035, 0
  %2037 = select i1 %1315, i1 true, i1 %2036
  %2038 = shl i64 %91, 3
  br i1 %2037, label %2043, label %2039

2039:                                             ; preds = %2034
  %2040 = load i64, i64* %66, align 8, !tbaa !64
  %2041 = add i64 %2040, %2038
  %2042 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2041, i64 524288) #10, !srcloc !65
  br label %2043

2043:                                             ; preds = %2039, %2034
  %2044 = load i64, i64* %66, align 8, !tbaa !64
  %2045 = add i64 %2044, %2038
  %2046 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2045, i64 -131072) #10, !srcloc !31
  br label %2047

2047:                                             ; preds = %2043, %2031, %1311
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !95
  %2048 = load i32, i32* %56, align 8, !tbaa !40
  %2049 = icmp eq i32 %2048, %483
  %2050 = and i64 %1313, -36028797018963968
  br i1 %2049, label %2051, label %2063

2051:                                             ; preds = %2047
  %2052 = icmp eq i64 %2050, 252201579132747776
  br i1 %2052, label %2053, label %2116

2053:                                             ; preds = %2051
  %2054 = icmp eq i32 %483, -1
  br i1 %2054, label %2098, label %2055

2055:                                             ; preds = %2053
  %2056 = load i32, i32* %55, align 8, !tbaa !37
  %2057 = icmp eq i32 %2056, 0
  br i1 %2057, label %2058, label %2062

2058:                                             ; preds = %2055
  %2059 = load i64, i64* %78, align 8, !tbaa !27
  %2060 = add i64 %2059, 136
  %2061 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2060, i64 -1) #10, !srcloc !31
  br label %2062

2062:                                             ; preds = %2058, %2055
  store i32 -1, i32* %56, align 8, !tbaa !40
  store i32 0, i32* %77, align 8, !tbaa !41
  br label %2098

2063:                                             ; preds = %2047
  %2064 = icmp ne i32 %2048, -1
  %2065 = icmp eq i64 %2050, 252201579132747776
  %2066 = or i1 %2065, %2064
  br i1 %2066, label %2098, label %2067

2067:                                             ; preds = %2063
  %2068 = load i32, i32* %77, align 8, !tbaa !41
  %2069 = icmp ult i32 %2068, 2
  br i1 %2069, label %2070, label %2098

2070:                                             ; preds = %2067
  %2071 = add nuw nsw i32 %2068, 1
  store i32 %2071, i32* %77, align 8, !tbaa !41
  %2072 = icmp eq i32 %2071, 2
  br i1 %2072, label %2073, label %2098

2073:                                             ; preds = %2070
  %2074 = load i32, i32* %55, align 8, !tbaa !37
  %2075 = icmp eq i32 %2074, 0
  br i1 %2075, label %2076, label %2088

2076:                                             ; preds = %2073
  %2077 = load i64, i64* %78, align 8, !tbaa !27
  %2078 = add i64 %2077, 136
  %2079 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2078, i64 1) #10, !srcloc !31
  %2080 = load i32, i32* %59, align 4, !tbaa !96
  %2081 = lshr i32 %2080, 2
  %2082 = zext i32 %2081 to i64
  %2083 = icmp ult i64 %2079, %2082
  br i1 %2083, label %2088, label %2084

2084:                                             ; preds = %2076
  %2085 = load i64, i64* %78, align 8, !tbaa !27
  %2086 = add i64 %2085, 136
  %2087 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2086, i64 -1) #10, !srcloc !31
  br label %2088

2088:                                             ; preds = %2084, %2076, %2073
  %2089 = phi i32 [ 0, %2073 ], [ 0, %2084 ], [ 1, %2076 ]
  %2090 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2089, i32 0, i32 31) #7
  %2091 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 0, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !32
  %2092 = zext i32 %2091 to i64
  %2093 = shl nuw i64 %2092, 32
  %2094 = zext i32 %2090 to i64
  %2095 = or i64 %2093, %2094
  %2096 = icmp eq i64 %2095, 0
  br i1 %2096, label %2098, label %2097

2097:                                             ; preds = %2088
  store i32 %483, i32* %56, align 8, !tbaa !40
  br label %2116

2098:                                             ; preds = %2088, %2070, %2067, %2063, %2062, %2053
  %2099 = phi i64 [ 252201579132747776, %2062 ], [ 252201579132747776, %2053 ], [ %2050, %2063 ], [ %2050, %2067 ], [ %2050, %2070 ], [ %2050, %2088 ]
  %2100 = icmp eq i64 %2099, 252201579132747776
  br i1 %2100, label %2101, label %2103

2101:                                             ; preds = %2098
  %2102 = trunc i64 %1313 to i32
  store i32 %2102, i32* %57, align 4, !tbaa !66
  br label %2116

2103:                                             ; preds = %2098
  %2104 = load i32, i32* %55, align 8, !tbaa !37
  %2105 = icmp eq i32 %2104, 0
  br i1 %2105, label %2106, label %2116

2106:                                             ; preds = %2103
  %2107 = lshr i32 %483, 3
  %2108 = and i32 %2107, 536870904
  %2109 = zext i32 %2108 to i64
  %2110 = and i32 %483, 63
  %2111 = zext i32 %2110 to i64
  %2112 = shl nuw i64 1, %2111
  %2113 = load i64, i64* %60, align 8, !tbaa !38
  %2114 = add i64 %2113, %2109
  %2115 = inttoptr i64 %2114 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %2115, i64 %2112) #10, !srcloc !39
  br label %2116

2116:                                             ; preds = %2106, %2103, %2101, %2097, %2051, %489
  %2117 = phi i32 [ %483, %489 ], [ %1314, %2051 ], [ %1314, %2097 ], [ %1314, %2101 ], [ %1314, %2103 ], [ %1314, %2106 ]
  %2118 = add i64 %90, %81
  %2119 = add i64 %90, %80
  %2120 = icmp ugt i64 %48, %2118
  %2121 = icmp eq i32 %2117, 0
  %2122 = and i1 %2120, %2121
  br i1 %2122, label %79, label %2123, !llvm.loop !119

2123:                                             ; preds = %2116, %47
  %2124 = phi i32 [ 0, %47 ], [ %2117, %2116 ]
  %2125 = icmp eq i32 %2124, 0
  %2126 = zext i1 %2125 to i32
  %2127 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 11, i64 7
  %2128 = load i32, i32* %2127, align 4, !tbaa !9
  %2129 = add i32 %2128, %2126
  store i32 %2129, i32* %2127, align 4, !tbaa !9
  br label %2130

2130:                                             ; preds = %44, %2123
  %2131 = phi i32 [ %45, %44 ], [ %2124, %2123 ]
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !120
  %2132 = icmp ne i32 %2131, 0
  %2133 = zext i1 %2132 to i32
  %2134 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 11, i64 1
  %2135 = load i32, i32* %2134, align 4, !tbaa !9
  %2136 = add i32 %2135, %2133
  store i32 %2136, i32* %2134, align 4, !tbaa !9
  %2137 = sub nsw i32 0, %2131
  ret i32 %2137
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
!89 = !{!29, !10, i64 80}
!90 = !{!29, !6, i64 0}
!91 = !{i64 0}
!92 = distinct !{!92, !46}
!93 = !{!29, !6, i64 16}
!94 = !{!29, !6, i64 64}
!95 = !{i64 0}
!96 = !{!28, !10, i64 84}
!97 = !{!28, !6, i64 160}
!98 = !{!30, !6, i64 24}
!99 = !{!30, !6, i64 32}
!100 = !{!30, !6, i64 40}
!101 = !{!30, !6, i64 8}
!102 = !{!30, !6, i64 48}
!103 = distinct !{!103, !46}
!104 = !{!28, !6, i64 104}
!105 = !{i64 0}
!106 = !{i64 0}
!107 = !{i64 0}
!108 = !{!23, !10, i64 4}
!109 = distinct !{!109, !46}
!110 = distinct !{!110, !46}
!111 = distinct !{!111, !46}
!112 = !{i64 0}
!113 = !{!28, !10, i64 216}
!114 = !{i64 0}
!115 = distinct !{!115, !46}
!116 = !{i64 0}
!117 = distinct !{!117, !46}
!118 = !{i64 0}
!119 = distinct !{!119, !46}
!120 = !{i64 0}
