; SPDX-License-Identifier: Apache-2.0
; Copyright The Peerlane Authors
; Made by ptx.py.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.pl_array_device = type { i64, i32, i32, i64, [29 x i64] }
%struct.pl_array_warp = type { %struct.taker, i32, i32, i32 }
%struct.taker = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, [8 x i32] }
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
  call void @llvm.lifetime.start.p0i8(i64 104, i8* nonnull %31) #7
  tail call void asm sideeffect "bar.sync 0;", "~{memory}"() #10, !srcloc !14
  %32 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %8, i64 0, i32 4, i64 0
  %33 = bitcast i64* %32 to %struct.array_common*
  %34 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 1
  store i32 71, i32* %34, align 8, !tbaa !15
  %35 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %8, i64 0, i32 1
  %36 = load i32, i32* %35, align 8, !tbaa !18
  %37 = icmp eq i32 %36, 3
  br i1 %37, label %38, label %79

38:                                               ; preds = %29
  %39 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid() #7
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %65

41:                                               ; preds = %38
  %42 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %8, i64 0, i32 4, i64 18
  %43 = load i64, i64* %42, align 8, !tbaa !19
  %44 = add i64 %43, 8
  %45 = add i64 %43, 144
  %46 = inttoptr i64 %45 to i64 addrspace(1)*
  %47 = load volatile i64, i64 addrspace(1)* %46, align 8, !tbaa !5
  %48 = trunc i64 %47 to i32
  %49 = inttoptr i64 %44 to i64 addrspace(1)*
  %50 = load volatile i64, i64 addrspace(1)* %49, align 8, !tbaa !5
  %51 = icmp ne i64 %50, 0
  %52 = select i1 %51, i64 24, i64 16
  %53 = add i64 %52, %43
  %54 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %53, i64 1) #10, !srcloc !23
  tail call void @llvm.nvvm.membar.gl() #7
  %55 = inttoptr i64 %43 to i64 addrspace(1)*
  %56 = load volatile i64, i64 addrspace(1)* %55, align 8, !tbaa !5
  %57 = icmp ne i64 %56, 0
  %58 = xor i1 %51, true
  %59 = select i1 %57, i1 true, i1 %58
  %60 = select i1 %57, i32 2, i32 1
  br i1 %59, label %65, label %61

61:                                               ; preds = %41
  %62 = load volatile i64, i64 addrspace(1)* %49, align 8, !tbaa !5
  %63 = icmp eq i64 %62, 0
  %64 = zext i1 %63 to i32
  br label %65

65:                                               ; preds = %61, %41, %38
  %66 = phi i1 [ false, %38 ], [ %51, %41 ], [ %51, %61 ]
  %67 = phi i32 [ 0, %38 ], [ %48, %41 ], [ %48, %61 ]
  %68 = phi i32 [ 0, %38 ], [ %60, %41 ], [ %64, %61 ]
  %69 = zext i1 %66 to i32
  %70 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %68, i32 0, i32 31) #7
  %71 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 0, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !24
  %72 = zext i32 %71 to i64
  %73 = shl nuw i64 %72, 32
  %74 = zext i32 %70 to i64
  %75 = or i64 %73, %74
  %76 = icmp eq i64 %75, 2
  %77 = select i1 %76, i32 108, i32 0
  store i32 %77, i32* %34, align 8, !tbaa !15
  %78 = icmp eq i64 %75, 1
  br label %79

79:                                               ; preds = %65, %29
  %80 = phi i32 [ %69, %65 ], [ 0, %29 ]
  %81 = phi i32 [ %67, %65 ], [ 0, %29 ]
  %82 = phi i1 [ %78, %65 ], [ false, %29 ]
  br i1 %82, label %95, label %83

83:                                               ; preds = %79
  %84 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %8, i64 0, i32 4, i64 22
  %85 = load i64, i64* %84, align 8, !tbaa !25
  %86 = getelementptr inbounds %struct.array_common, %struct.array_common* %33, i64 0, i32 11
  %87 = load i32, i32* %86, align 4, !tbaa !26
  %88 = zext i32 %87 to i64
  %89 = or i64 %85, %88
  %90 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %8, i64 0, i32 4, i64 16
  %91 = load i64, i64* %90, align 8, !tbaa !27
  %92 = or i64 %89, %91
  %93 = icmp eq i64 %92, 0
  %94 = zext i1 %93 to i32
  br label %95

95:                                               ; preds = %79, %83
  %96 = phi i32 [ 1, %79 ], [ %94, %83 ]
  %97 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7
  %98 = shl i32 %97, 3
  %99 = tail call i32 @llvm.nvvm.read.ptx.sreg.warpid() #7
  %100 = add i32 %98, %99
  %101 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid() #7
  %102 = zext i1 %82 to i32
  %103 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 0
  store i32 %101, i32* %103, align 8, !tbaa.struct !28
  %104 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 1
  store i32 32, i32* %104, align 4, !tbaa.struct !29
  %105 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 2
  store i32 %100, i32* %105, align 8, !tbaa.struct !30
  %106 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 3
  store i32 0, i32* %106, align 4, !tbaa.struct !31
  %107 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 4
  store i32 %102, i32* %107, align 8, !tbaa.struct !32
  %108 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 5
  store i32 %96, i32* %108, align 4, !tbaa.struct !33
  %109 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 6
  store i32 %80, i32* %109, align 8, !tbaa.struct !34
  %110 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 7
  store i32 -1, i32* %110, align 4, !tbaa.struct !35
  %111 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 8
  store i32 0, i32* %111, align 8, !tbaa.struct !36
  %112 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 9
  store i32 %81, i32* %112, align 4, !tbaa.struct !37
  %113 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 10
  %114 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 2
  store i32 0, i32* %114, align 4, !tbaa !38
  %115 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 3
  store i32 0, i32* %115, align 8, !tbaa !39
  %116 = bitcast i32* %113 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(48) %116, i8 0, i64 48, i1 false) #7
  %117 = lshr i32 %20, 5
  %118 = zext i32 %117 to i64
  %119 = icmp ult i64 %118, %2
  br i1 %119, label %120, label %128

120:                                              ; preds = %95
  %121 = inttoptr i64 %1 to i64*
  %122 = icmp eq i64 %6, 0
  %123 = icmp ne i64 %5, 0
  %124 = add i64 %5, 8
  %125 = inttoptr i64 %124 to i64 addrspace(1)*
  %126 = lshr i32 %23, 5
  %127 = zext i32 %126 to i64
  br label %258

128:                                              ; preds = %300, %95
  %129 = phi i32 [ 0, %95 ], [ %292, %300 ]
  call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !40
  %130 = load i32, i32* %103, align 8, !tbaa !41
  %131 = icmp ne i32 %130, 0
  %132 = load i32, i32* %34, align 8
  %133 = icmp eq i32 %132, 71
  %134 = select i1 %131, i1 true, i1 %133
  br i1 %134, label %257, label %135

135:                                              ; preds = %128
  %136 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %8, i64 0, i32 4, i64 18
  %137 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 13, i64 0
  %138 = load i32, i32* %137, align 8, !tbaa !9
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %145, label %140

140:                                              ; preds = %135
  %141 = zext i32 %138 to i64
  %142 = load i64, i64* %136, align 8, !tbaa !19
  %143 = add i64 %142, 72
  %144 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %143, i64 %141) #10, !srcloc !23
  br label %145

145:                                              ; preds = %140, %135
  %146 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 13, i64 1
  %147 = load i32, i32* %146, align 4, !tbaa !9
  %148 = icmp eq i32 %147, 0
  br i1 %148, label %154, label %149

149:                                              ; preds = %145
  %150 = zext i32 %147 to i64
  %151 = load i64, i64* %136, align 8, !tbaa !19
  %152 = add i64 %151, 80
  %153 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %152, i64 %150) #10, !srcloc !23
  br label %154

154:                                              ; preds = %149, %145
  %155 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 13, i64 2
  %156 = load i32, i32* %155, align 8, !tbaa !9
  %157 = icmp eq i32 %156, 0
  br i1 %157, label %163, label %158

158:                                              ; preds = %154
  %159 = zext i32 %156 to i64
  %160 = load i64, i64* %136, align 8, !tbaa !19
  %161 = add i64 %160, 88
  %162 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %161, i64 %159) #10, !srcloc !23
  br label %163

163:                                              ; preds = %158, %154
  %164 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 13, i64 3
  %165 = load i32, i32* %164, align 4, !tbaa !9
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %172, label %167

167:                                              ; preds = %163
  %168 = zext i32 %165 to i64
  %169 = load i64, i64* %136, align 8, !tbaa !19
  %170 = add i64 %169, 96
  %171 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %170, i64 %168) #10, !srcloc !23
  br label %172

172:                                              ; preds = %167, %163
  %173 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 13, i64 4
  %174 = load i32, i32* %173, align 8, !tbaa !9
  %175 = icmp eq i32 %174, 0
  br i1 %175, label %181, label %176

176:                                              ; preds = %172
  %177 = zext i32 %174 to i64
  %178 = load i64, i64* %136, align 8, !tbaa !19
  %179 = add i64 %178, 104
  %180 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %179, i64 %177) #10, !srcloc !23
  br label %181

181:                                              ; preds = %176, %172
  %182 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 13, i64 5
  %183 = load i32, i32* %182, align 4, !tbaa !9
  %184 = icmp eq i32 %183, 0
  br i1 %184, label %190, label %185

185:                                              ; preds = %181
  %186 = zext i32 %183 to i64
  %187 = load i64, i64* %136, align 8, !tbaa !19
  %188 = add i64 %187, 112
  %189 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %188, i64 %186) #10, !srcloc !23
  br label %190

190:                                              ; preds = %185, %181
  %191 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 13, i64 6
  %192 = load i32, i32* %191, align 8, !tbaa !9
  %193 = icmp eq i32 %192, 0
  br i1 %193, label %199, label %194

194:                                              ; preds = %190
  %195 = zext i32 %192 to i64
  %196 = load i64, i64* %136, align 8, !tbaa !19
  %197 = add i64 %196, 120
  %198 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %197, i64 %195) #10, !srcloc !23
  br label %199

199:                                              ; preds = %194, %190
  %200 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 13, i64 7
  %201 = load i32, i32* %200, align 4, !tbaa !9
  %202 = icmp eq i32 %201, 0
  br i1 %202, label %208, label %203

203:                                              ; preds = %199
  %204 = zext i32 %201 to i64
  %205 = load i64, i64* %136, align 8, !tbaa !19
  %206 = add i64 %205, 128
  %207 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %206, i64 %204) #10, !srcloc !23
  br label %208

208:                                              ; preds = %203, %199
  %209 = load i32, i32* %113, align 8, !tbaa !42
  %210 = icmp eq i32 %209, 0
  br i1 %210, label %217, label %211

211:                                              ; preds = %208
  %212 = load i64, i64* %136, align 8, !tbaa !19
  %213 = load i32, i32* %112, align 4, !tbaa !43
  %214 = zext i32 %213 to i64
  %215 = add i64 %212, 144
  %216 = inttoptr i64 %215 to i64 addrspace(1)*
  store volatile i64 %214, i64 addrspace(1)* %216, align 8, !tbaa !5
  br label %217

217:                                              ; preds = %211, %208
  %218 = load i32, i32* %110, align 4, !tbaa !44
  %219 = icmp eq i32 %218, -1
  br i1 %219, label %250, label %220

220:                                              ; preds = %217
  %221 = load i32, i32* %103, align 8, !tbaa !45
  %222 = icmp eq i32 %221, 0
  br i1 %222, label %223, label %242

223:                                              ; preds = %220
  %224 = load i32, i32* %111, align 8, !tbaa !46
  %225 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %8, i64 0, i32 4, i64 7
  %226 = load i64, i64* %225, align 8, !tbaa !47
  %227 = zext i32 %218 to i64
  %228 = shl nuw nsw i64 %227, 2
  %229 = add i64 %226, %228
  %230 = inttoptr i64 %229 to i32 addrspace(1)*
  store volatile i32 %224, i32 addrspace(1)* %230, align 4, !tbaa !9
  %231 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %8, i64 0, i32 4, i64 5
  %232 = load i64, i64* %231, align 8, !tbaa !48
  %233 = lshr i32 %218, 3
  %234 = and i32 %233, 536870904
  %235 = zext i32 %234 to i64
  %236 = add i64 %232, %235
  %237 = inttoptr i64 %236 to i64*
  %238 = and i32 %218, 63
  %239 = zext i32 %238 to i64
  %240 = shl nuw i64 1, %239
  call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %237, i64 %240) #10, !srcloc !49
  %241 = load i32, i32* %103, align 8, !tbaa !45
  br label %242

242:                                              ; preds = %223, %220
  %243 = phi i32 [ %241, %223 ], [ %221, %220 ]
  %244 = icmp eq i32 %243, 0
  br i1 %244, label %245, label %249

245:                                              ; preds = %242
  %246 = load i64, i64* %136, align 8, !tbaa !19
  %247 = add i64 %246, 136
  %248 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %247, i64 -1) #10, !srcloc !23
  br label %249

249:                                              ; preds = %245, %242
  store i32 -1, i32* %110, align 4, !tbaa !44
  store i32 0, i32* %113, align 8, !tbaa !42
  br label %250

250:                                              ; preds = %249, %217
  %251 = load i64, i64* %136, align 8, !tbaa !19
  %252 = load i32, i32* %109, align 8, !tbaa !50
  call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !51
  %253 = icmp eq i32 %252, 0
  %254 = select i1 %253, i64 16, i64 24
  %255 = add i64 %254, %251
  %256 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %255, i64 -1) #10, !srcloc !23
  br label %257

257:                                              ; preds = %128, %250
  store i32 108, i32* %34, align 8, !tbaa !15
  call void asm sideeffect "bar.sync 0;", "~{memory}"() #10, !srcloc !52
  call void @llvm.lifetime.end.p0i8(i64 104, i8* nonnull %31) #7
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %10) #7
  ret i32 %129

258:                                              ; preds = %303, %120
  %259 = phi i32 [ %101, %120 ], [ %304, %303 ]
  %260 = phi i32 [ 0, %120 ], [ %292, %303 ]
  %261 = phi i64 [ %118, %120 ], [ %301, %303 ]
  %262 = icmp eq i32 %259, 0
  br i1 %262, label %263, label %268

263:                                              ; preds = %258
  %264 = getelementptr inbounds i64, i64* %121, i64 %261
  %265 = ptrtoint i64* %264 to i64
  %266 = inttoptr i64 %265 to i64 addrspace(1)*
  %267 = load volatile i64, i64 addrspace(1)* %266, align 8, !tbaa !5
  br label %268

268:                                              ; preds = %258, %263
  %269 = phi i64 [ %267, %263 ], [ 0, %258 ]
  %270 = trunc i64 %269 to i32
  %271 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %270, i32 0, i32 31) #7
  %272 = lshr i64 %269, 32
  %273 = trunc i64 %272 to i32
  %274 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %273, i32 0, i32 31) #7
  call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !24
  %275 = zext i32 %274 to i64
  %276 = shl nuw i64 %275, 32
  %277 = zext i32 %271 to i64
  %278 = or i64 %276, %277
  %279 = icmp ult i64 %278, %30
  %280 = mul i64 %278, %3
  %281 = select i1 %279, i64 %280, i64 -1
  %282 = mul i64 %261, %3
  %283 = add i64 %282, %4
  br i1 %122, label %286, label %284

284:                                              ; preds = %268
  %285 = call fastcc noundef i32 @_ZL10write_somePK15pl_array_deviceP13pl_array_warpyyy(%struct.pl_array_device* noundef nonnull %8, %struct.pl_array_warp* noundef nonnull %9, i64 noundef %281, i64 noundef %3, i64 noundef %283) #10
  br label %288

286:                                              ; preds = %268
  %287 = call fastcc noundef i32 @_ZL9read_somePK15pl_array_deviceP13pl_array_warpyyy(%struct.pl_array_device* noundef nonnull %8, %struct.pl_array_warp* noundef nonnull %9, i64 noundef %281, i64 noundef %3, i64 noundef %283) #10
  br label %288

288:                                              ; preds = %286, %284
  %289 = phi i32 [ %285, %284 ], [ %287, %286 ]
  %290 = icmp ne i32 %289, 0
  %291 = zext i1 %290 to i32
  %292 = add nuw nsw i32 %260, %291
  %293 = and i1 %123, %290
  %294 = load i32, i32* %103, align 8
  %295 = icmp eq i32 %294, 0
  %296 = select i1 %293, i1 %295, i1 false
  br i1 %296, label %297, label %300

297:                                              ; preds = %288
  %298 = sext i32 %289 to i64
  %299 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %5, i64 1) #10, !srcloc !23
  store volatile i64 %298, i64 addrspace(1)* %125, align 8, !tbaa !5
  br label %300

300:                                              ; preds = %297, %288
  %301 = add i64 %261, %127
  %302 = icmp ult i64 %301, %2
  br i1 %302, label %303, label %128, !llvm.loop !53

303:                                              ; preds = %300
  %304 = load i32, i32* %103, align 8, !tbaa !41
  br label %258
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
  call void @llvm.lifetime.start.p0i8(i64 104, i8* nonnull %9) #7
  %10 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 4, i64 0
  %11 = bitcast i64* %10 to %struct.array_common*
  %12 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 1
  store i32 71, i32* %12, align 8, !tbaa !15
  %13 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 1
  %14 = load i32, i32* %13, align 8, !tbaa !18
  %15 = icmp eq i32 %14, 3
  br i1 %15, label %16, label %57

16:                                               ; preds = %4
  %17 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid() #7
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %43

19:                                               ; preds = %16
  %20 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 4, i64 18
  %21 = load i64, i64* %20, align 8, !tbaa !19
  %22 = add i64 %21, 8
  %23 = add i64 %21, 144
  %24 = inttoptr i64 %23 to i64 addrspace(1)*
  %25 = load volatile i64, i64 addrspace(1)* %24, align 8, !tbaa !5
  %26 = trunc i64 %25 to i32
  %27 = inttoptr i64 %22 to i64 addrspace(1)*
  %28 = load volatile i64, i64 addrspace(1)* %27, align 8, !tbaa !5
  %29 = icmp ne i64 %28, 0
  %30 = select i1 %29, i64 24, i64 16
  %31 = add i64 %30, %21
  %32 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %31, i64 1) #10, !srcloc !23
  tail call void @llvm.nvvm.membar.gl() #7
  %33 = inttoptr i64 %21 to i64 addrspace(1)*
  %34 = load volatile i64, i64 addrspace(1)* %33, align 8, !tbaa !5
  %35 = icmp ne i64 %34, 0
  %36 = xor i1 %29, true
  %37 = select i1 %35, i1 true, i1 %36
  %38 = select i1 %35, i32 2, i32 1
  br i1 %37, label %43, label %39

39:                                               ; preds = %19
  %40 = load volatile i64, i64 addrspace(1)* %27, align 8, !tbaa !5
  %41 = icmp eq i64 %40, 0
  %42 = zext i1 %41 to i32
  br label %43

43:                                               ; preds = %39, %19, %16
  %44 = phi i1 [ false, %16 ], [ %29, %19 ], [ %29, %39 ]
  %45 = phi i32 [ 0, %16 ], [ %26, %19 ], [ %26, %39 ]
  %46 = phi i32 [ 0, %16 ], [ %38, %19 ], [ %42, %39 ]
  %47 = zext i1 %44 to i32
  %48 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %46, i32 0, i32 31) #7
  %49 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 0, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !24
  %50 = zext i32 %49 to i64
  %51 = shl nuw i64 %50, 32
  %52 = zext i32 %48 to i64
  %53 = or i64 %51, %52
  %54 = icmp eq i64 %53, 2
  %55 = select i1 %54, i32 108, i32 0
  store i32 %55, i32* %12, align 8, !tbaa !15
  %56 = icmp eq i64 %53, 1
  br label %57

57:                                               ; preds = %43, %4
  %58 = phi i32 [ %47, %43 ], [ 0, %4 ]
  %59 = phi i32 [ %45, %43 ], [ 0, %4 ]
  %60 = phi i1 [ %56, %43 ], [ false, %4 ]
  br i1 %60, label %73, label %61

61:                                               ; preds = %57
  %62 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 4, i64 22
  %63 = load i64, i64* %62, align 8, !tbaa !25
  %64 = getelementptr inbounds %struct.array_common, %struct.array_common* %11, i64 0, i32 11
  %65 = load i32, i32* %64, align 4, !tbaa !26
  %66 = zext i32 %65 to i64
  %67 = or i64 %63, %66
  %68 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 4, i64 16
  %69 = load i64, i64* %68, align 8, !tbaa !27
  %70 = or i64 %67, %69
  %71 = icmp eq i64 %70, 0
  %72 = zext i1 %71 to i32
  br label %73

73:                                               ; preds = %57, %61
  %74 = phi i32 [ 1, %57 ], [ %72, %61 ]
  %75 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7
  %76 = shl i32 %75, 3
  %77 = tail call i32 @llvm.nvvm.read.ptx.sreg.warpid() #7
  %78 = add i32 %76, %77
  %79 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid() #7
  %80 = zext i1 %60 to i32
  %81 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 0
  store i32 %79, i32* %81, align 8, !tbaa.struct !28
  %82 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 1
  store i32 32, i32* %82, align 4, !tbaa.struct !29
  %83 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 2
  store i32 %78, i32* %83, align 8, !tbaa.struct !30
  %84 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 3
  store i32 0, i32* %84, align 4, !tbaa.struct !31
  %85 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 4
  store i32 %80, i32* %85, align 8, !tbaa.struct !32
  %86 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 5
  store i32 %74, i32* %86, align 4, !tbaa.struct !33
  %87 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 6
  store i32 %58, i32* %87, align 8, !tbaa.struct !34
  %88 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 7
  store i32 -1, i32* %88, align 4, !tbaa.struct !35
  %89 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 8
  store i32 0, i32* %89, align 8, !tbaa.struct !36
  %90 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 9
  store i32 %59, i32* %90, align 4, !tbaa.struct !37
  %91 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 10
  %92 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 2
  store i32 0, i32* %92, align 4, !tbaa !38
  %93 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 3
  store i32 0, i32* %93, align 8, !tbaa !39
  %94 = bitcast i32* %91 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(48) %94, i8 0, i64 48, i1 false) #7
  %95 = call fastcc noundef i32 @_ZL9read_somePK15pl_array_deviceP13pl_array_warpyyy(%struct.pl_array_device* noundef nonnull %5, %struct.pl_array_warp* noundef nonnull %6, i64 noundef %1, i64 noundef %2, i64 noundef %3) #10
  call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !40
  %96 = load i32, i32* %81, align 8, !tbaa !41
  %97 = icmp ne i32 %96, 0
  %98 = load i32, i32* %12, align 8
  %99 = icmp eq i32 %98, 71
  %100 = select i1 %97, i1 true, i1 %99
  br i1 %100, label %223, label %101

101:                                              ; preds = %73
  %102 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 4, i64 18
  %103 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 13, i64 0
  %104 = load i32, i32* %103, align 8, !tbaa !9
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %111, label %106

106:                                              ; preds = %101
  %107 = zext i32 %104 to i64
  %108 = load i64, i64* %102, align 8, !tbaa !19
  %109 = add i64 %108, 72
  %110 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %109, i64 %107) #10, !srcloc !23
  br label %111

111:                                              ; preds = %106, %101
  %112 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 13, i64 1
  %113 = load i32, i32* %112, align 4, !tbaa !9
  %114 = icmp eq i32 %113, 0
  br i1 %114, label %120, label %115

115:                                              ; preds = %111
  %116 = zext i32 %113 to i64
  %117 = load i64, i64* %102, align 8, !tbaa !19
  %118 = add i64 %117, 80
  %119 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %118, i64 %116) #10, !srcloc !23
  br label %120

120:                                              ; preds = %115, %111
  %121 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 13, i64 2
  %122 = load i32, i32* %121, align 8, !tbaa !9
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %129, label %124

124:                                              ; preds = %120
  %125 = zext i32 %122 to i64
  %126 = load i64, i64* %102, align 8, !tbaa !19
  %127 = add i64 %126, 88
  %128 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %127, i64 %125) #10, !srcloc !23
  br label %129

129:                                              ; preds = %124, %120
  %130 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 13, i64 3
  %131 = load i32, i32* %130, align 4, !tbaa !9
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %138, label %133

133:                                              ; preds = %129
  %134 = zext i32 %131 to i64
  %135 = load i64, i64* %102, align 8, !tbaa !19
  %136 = add i64 %135, 96
  %137 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %136, i64 %134) #10, !srcloc !23
  br label %138

138:                                              ; preds = %133, %129
  %139 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 13, i64 4
  %140 = load i32, i32* %139, align 8, !tbaa !9
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %147, label %142

142:                                              ; preds = %138
  %143 = zext i32 %140 to i64
  %144 = load i64, i64* %102, align 8, !tbaa !19
  %145 = add i64 %144, 104
  %146 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %145, i64 %143) #10, !srcloc !23
  br label %147

147:                                              ; preds = %142, %138
  %148 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 13, i64 5
  %149 = load i32, i32* %148, align 4, !tbaa !9
  %150 = icmp eq i32 %149, 0
  br i1 %150, label %156, label %151

151:                                              ; preds = %147
  %152 = zext i32 %149 to i64
  %153 = load i64, i64* %102, align 8, !tbaa !19
  %154 = add i64 %153, 112
  %155 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %154, i64 %152) #10, !srcloc !23
  br label %156

156:                                              ; preds = %151, %147
  %157 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 13, i64 6
  %158 = load i32, i32* %157, align 8, !tbaa !9
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %165, label %160

160:                                              ; preds = %156
  %161 = zext i32 %158 to i64
  %162 = load i64, i64* %102, align 8, !tbaa !19
  %163 = add i64 %162, 120
  %164 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %163, i64 %161) #10, !srcloc !23
  br label %165

165:                                              ; preds = %160, %156
  %166 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 13, i64 7
  %167 = load i32, i32* %166, align 4, !tbaa !9
  %168 = icmp eq i32 %167, 0
  br i1 %168, label %174, label %169

169:                                              ; preds = %165
  %170 = zext i32 %167 to i64
  %171 = load i64, i64* %102, align 8, !tbaa !19
  %172 = add i64 %171, 128
  %173 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %172, i64 %170) #10, !srcloc !23
  br label %174

174:                                              ; preds = %169, %165
  %175 = load i32, i32* %91, align 8, !tbaa !42
  %176 = icmp eq i32 %175, 0
  br i1 %176, label %183, label %177

177:                                              ; preds = %174
  %178 = load i64, i64* %102, align 8, !tbaa !19
  %179 = load i32, i32* %90, align 4, !tbaa !43
  %180 = zext i32 %179 to i64
  %181 = add i64 %178, 144
  %182 = inttoptr i64 %181 to i64 addrspace(1)*
  store volatile i64 %180, i64 addrspace(1)* %182, align 8, !tbaa !5
  br label %183

183:                                              ; preds = %177, %174
  %184 = load i32, i32* %88, align 4, !tbaa !44
  %185 = icmp eq i32 %184, -1
  br i1 %185, label %216, label %186

186:                                              ; preds = %183
  %187 = load i32, i32* %81, align 8, !tbaa !45
  %188 = icmp eq i32 %187, 0
  br i1 %188, label %189, label %208

189:                                              ; preds = %186
  %190 = load i32, i32* %89, align 8, !tbaa !46
  %191 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 4, i64 7
  %192 = load i64, i64* %191, align 8, !tbaa !47
  %193 = zext i32 %184 to i64
  %194 = shl nuw nsw i64 %193, 2
  %195 = add i64 %192, %194
  %196 = inttoptr i64 %195 to i32 addrspace(1)*
  store volatile i32 %190, i32 addrspace(1)* %196, align 4, !tbaa !9
  %197 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 4, i64 5
  %198 = load i64, i64* %197, align 8, !tbaa !48
  %199 = lshr i32 %184, 3
  %200 = and i32 %199, 536870904
  %201 = zext i32 %200 to i64
  %202 = add i64 %198, %201
  %203 = inttoptr i64 %202 to i64*
  %204 = and i32 %184, 63
  %205 = zext i32 %204 to i64
  %206 = shl nuw i64 1, %205
  call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %203, i64 %206) #10, !srcloc !49
  %207 = load i32, i32* %81, align 8, !tbaa !45
  br label %208

208:                                              ; preds = %189, %186
  %209 = phi i32 [ %207, %189 ], [ %187, %186 ]
  %210 = icmp eq i32 %209, 0
  br i1 %210, label %211, label %215

211:                                              ; preds = %208
  %212 = load i64, i64* %102, align 8, !tbaa !19
  %213 = add i64 %212, 136
  %214 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %213, i64 -1) #10, !srcloc !23
  br label %215

215:                                              ; preds = %211, %208
  store i32 -1, i32* %88, align 4, !tbaa !44
  store i32 0, i32* %91, align 8, !tbaa !42
  br label %216

216:                                              ; preds = %215, %183
  %217 = load i64, i64* %102, align 8, !tbaa !19
  %218 = load i32, i32* %87, align 8, !tbaa !50
  call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !51
  %219 = icmp eq i32 %218, 0
  %220 = select i1 %219, i64 16, i64 24
  %221 = add i64 %220, %217
  %222 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %221, i64 -1) #10, !srcloc !23
  br label %223

223:                                              ; preds = %73, %216
  call void @llvm.lifetime.end.p0i8(i64 104, i8* nonnull %9) #7
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %7) #7
  ret i32 %95
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: argmemonly mustprogress nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: convergent mustprogress noinline nounwind
define internal fastcc noundef i32 @_ZL9read_somePK15pl_array_deviceP13pl_array_warpyyy(%struct.pl_array_device* noundef readonly %0, %struct.pl_array_warp* noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4) unnamed_addr #1 {
  %6 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 1
  %7 = load i32, i32* %6, align 8, !tbaa !15
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
  %22 = load i32, i32* %21, align 4, !tbaa !38
  %23 = icmp eq i32 %22, 0
  %24 = select i1 %23, i32 0, i32 35
  br label %25

25:                                               ; preds = %20, %17
  %26 = phi i32 [ %24, %20 ], [ %18, %17 ]
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %5938

28:                                               ; preds = %25
  %29 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 0
  %30 = bitcast i64* %29 to %struct.array_common*
  %31 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 26
  %32 = bitcast i64* %31 to i32*
  %33 = load i32, i32* %32, align 8, !tbaa !55
  %34 = shl nuw i32 1, %33
  %35 = add i64 %3, %2
  %36 = icmp ugt i64 %35, %2
  br i1 %36, label %37, label %5938

37:                                               ; preds = %28
  %38 = add i32 %34, -1
  %39 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 5
  %40 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 22
  %41 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 25
  %42 = getelementptr inbounds %struct.array_common, %struct.array_common* %30, i64 0, i32 11
  %43 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 4
  %44 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 11
  %45 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 0
  %46 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 18
  %47 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 24
  %48 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 23
  %49 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 12
  %50 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 1
  %51 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 13, i64 6
  %52 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 21
  %53 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 13, i64 3
  %54 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 16
  %55 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 11
  %56 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 7
  %57 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 8
  %58 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 7
  %59 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 5
  %60 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 3
  %61 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 2
  %62 = getelementptr inbounds %struct.array_common, %struct.array_common* %30, i64 0, i32 0, i32 11
  %63 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 6
  %64 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 1
  %65 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 3
  %66 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 9
  %67 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 20
  %68 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 2
  %69 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 8
  %70 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 19
  %71 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 4
  %72 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 10
  %73 = bitcast i64* %72 to i32*
  %74 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 9
  %75 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 14
  %76 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 15
  %77 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 12
  %78 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 17
  %79 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 13
  %80 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 13, i64 5
  %81 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 10
  %82 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 13, i64 4
  %83 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 13, i64 2
  br label %84

84:                                               ; preds = %5931, %37
  %85 = phi i64 [ %4, %37 ], [ %5934, %5931 ]
  %86 = phi i64 [ %2, %37 ], [ %5933, %5931 ]
  %87 = trunc i64 %86 to i32
  %88 = and i32 %38, %87
  %89 = sub i32 %34, %88
  %90 = sub i64 %35, %86
  %91 = zext i32 %89 to i64
  %92 = icmp ult i64 %90, %91
  %93 = select i1 %92, i64 %90, i64 %91
  %94 = load i32, i32* %39, align 4, !tbaa !56
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %96, label %4667

96:                                               ; preds = %84
  %97 = load i64, i64* %40, align 8, !tbaa !25
  %98 = icmp ugt i64 %97, %86
  br i1 %98, label %101, label %99

99:                                               ; preds = %96
  %100 = sub i64 0, %85
  br label %840

101:                                              ; preds = %96
  %102 = sub i64 %97, %86
  %103 = icmp ugt i64 %102, %90
  %104 = select i1 %103, i64 %90, i64 %102
  %105 = load i64, i64* %52, align 8, !tbaa !57
  %106 = add i64 %105, %86
  %107 = load i32, i32* %45, align 8, !tbaa !45
  %108 = load i32, i32* %50, align 4, !tbaa !58
  %109 = xor i64 %106, %85
  %110 = and i64 %109, 15
  %111 = icmp eq i64 %110, 0
  %112 = and i64 %109, 3
  %113 = icmp eq i64 %112, 0
  %114 = select i1 %113, i64 4, i64 1
  %115 = select i1 %111, i64 16, i64 %114
  %116 = sub i64 0, %85
  %117 = add nsw i64 %115, -1
  %118 = and i64 %117, %116
  %119 = or i64 %104, %85
  %120 = or i64 %119, %106
  %121 = and i64 %120, 15
  %122 = icmp eq i64 %121, 0
  br i1 %122, label %123, label %381, !prof !59

123:                                              ; preds = %101
  %124 = shl i32 %108, 7
  %125 = zext i32 %124 to i64
  %126 = icmp eq i64 %104, %125
  br i1 %126, label %127, label %183

127:                                              ; preds = %123
  %128 = shl i32 %107, 4
  %129 = zext i32 %128 to i64
  %130 = add i64 %85, %129
  %131 = add i64 %106, %129
  %132 = shl i32 %108, 4
  %133 = inttoptr i64 %131 to <4 x i32> addrspace(1)*
  %134 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %133, align 16, !tbaa !11
  %135 = zext i32 %132 to i64
  %136 = add i64 %131, %135
  %137 = inttoptr i64 %136 to <4 x i32> addrspace(1)*
  %138 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %137, align 16, !tbaa !11
  %139 = shl i32 %108, 5
  %140 = zext i32 %139 to i64
  %141 = add i64 %131, %140
  %142 = inttoptr i64 %141 to <4 x i32> addrspace(1)*
  %143 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %142, align 16, !tbaa !11
  %144 = mul i32 %108, 48
  %145 = zext i32 %144 to i64
  %146 = add i64 %131, %145
  %147 = inttoptr i64 %146 to <4 x i32> addrspace(1)*
  %148 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %147, align 16, !tbaa !11
  %149 = shl i32 %108, 6
  %150 = zext i32 %149 to i64
  %151 = add i64 %131, %150
  %152 = inttoptr i64 %151 to <4 x i32> addrspace(1)*
  %153 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %152, align 16, !tbaa !11
  %154 = mul i32 %108, 80
  %155 = zext i32 %154 to i64
  %156 = add i64 %131, %155
  %157 = inttoptr i64 %156 to <4 x i32> addrspace(1)*
  %158 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %157, align 16, !tbaa !11
  %159 = mul i32 %108, 96
  %160 = zext i32 %159 to i64
  %161 = add i64 %131, %160
  %162 = inttoptr i64 %161 to <4 x i32> addrspace(1)*
  %163 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %162, align 16, !tbaa !11
  %164 = mul i32 %108, 112
  %165 = zext i32 %164 to i64
  %166 = add i64 %131, %165
  %167 = inttoptr i64 %166 to <4 x i32> addrspace(1)*
  %168 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %167, align 16, !tbaa !11
  %169 = inttoptr i64 %130 to <4 x i32> addrspace(1)*
  store <4 x i32> %134, <4 x i32> addrspace(1)* %169, align 16, !tbaa !11
  %170 = add i64 %130, %135
  %171 = inttoptr i64 %170 to <4 x i32> addrspace(1)*
  store <4 x i32> %138, <4 x i32> addrspace(1)* %171, align 16, !tbaa !11
  %172 = add i64 %130, %140
  %173 = inttoptr i64 %172 to <4 x i32> addrspace(1)*
  store <4 x i32> %143, <4 x i32> addrspace(1)* %173, align 16, !tbaa !11
  %174 = add i64 %130, %145
  %175 = inttoptr i64 %174 to <4 x i32> addrspace(1)*
  store <4 x i32> %148, <4 x i32> addrspace(1)* %175, align 16, !tbaa !11
  %176 = add i64 %130, %150
  %177 = inttoptr i64 %176 to <4 x i32> addrspace(1)*
  store <4 x i32> %153, <4 x i32> addrspace(1)* %177, align 16, !tbaa !11
  %178 = add i64 %130, %155
  %179 = inttoptr i64 %178 to <4 x i32> addrspace(1)*
  store <4 x i32> %158, <4 x i32> addrspace(1)* %179, align 16, !tbaa !11
  %180 = add i64 %130, %160
  %181 = inttoptr i64 %180 to <4 x i32> addrspace(1)*
  store <4 x i32> %163, <4 x i32> addrspace(1)* %181, align 16, !tbaa !11
  %182 = add i64 %130, %165
  br label %833

183:                                              ; preds = %123
  %184 = lshr i64 %104, 4
  %185 = zext i32 %107 to i64
  %186 = mul i32 %108, 7
  %187 = zext i32 %186 to i64
  %188 = add nuw nsw i64 %187, %185
  %189 = icmp ult i64 %188, %184
  br i1 %189, label %190, label %264

190:                                              ; preds = %183
  %191 = shl i32 %108, 3
  %192 = zext i32 %191 to i64
  %193 = zext i32 %108 to i64
  %194 = shl i32 %108, 1
  %195 = zext i32 %194 to i64
  %196 = mul i32 %108, 3
  %197 = zext i32 %196 to i64
  %198 = shl i32 %108, 2
  %199 = zext i32 %198 to i64
  %200 = mul i32 %108, 5
  %201 = zext i32 %200 to i64
  %202 = mul i32 %108, 6
  %203 = zext i32 %202 to i64
  br label %204

204:                                              ; preds = %204, %190
  %205 = phi i64 [ %185, %190 ], [ %261, %204 ]
  %206 = shl i64 %205, 4
  %207 = add i64 %206, %106
  %208 = inttoptr i64 %207 to <4 x i32> addrspace(1)*
  %209 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %208, align 16, !tbaa !11
  %210 = add i64 %205, %193
  %211 = shl i64 %210, 4
  %212 = add i64 %211, %106
  %213 = inttoptr i64 %212 to <4 x i32> addrspace(1)*
  %214 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %213, align 16, !tbaa !11
  %215 = add i64 %205, %195
  %216 = shl i64 %215, 4
  %217 = add i64 %216, %106
  %218 = inttoptr i64 %217 to <4 x i32> addrspace(1)*
  %219 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %218, align 16, !tbaa !11
  %220 = add i64 %205, %197
  %221 = shl i64 %220, 4
  %222 = add i64 %221, %106
  %223 = inttoptr i64 %222 to <4 x i32> addrspace(1)*
  %224 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %223, align 16, !tbaa !11
  %225 = add i64 %205, %199
  %226 = shl i64 %225, 4
  %227 = add i64 %226, %106
  %228 = inttoptr i64 %227 to <4 x i32> addrspace(1)*
  %229 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %228, align 16, !tbaa !11
  %230 = add i64 %205, %201
  %231 = shl i64 %230, 4
  %232 = add i64 %231, %106
  %233 = inttoptr i64 %232 to <4 x i32> addrspace(1)*
  %234 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %233, align 16, !tbaa !11
  %235 = add i64 %205, %203
  %236 = shl i64 %235, 4
  %237 = add i64 %236, %106
  %238 = inttoptr i64 %237 to <4 x i32> addrspace(1)*
  %239 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %238, align 16, !tbaa !11
  %240 = add i64 %205, %187
  %241 = shl i64 %240, 4
  %242 = add i64 %241, %106
  %243 = inttoptr i64 %242 to <4 x i32> addrspace(1)*
  %244 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %243, align 16, !tbaa !11
  %245 = add i64 %206, %85
  %246 = inttoptr i64 %245 to <4 x i32> addrspace(1)*
  store <4 x i32> %209, <4 x i32> addrspace(1)* %246, align 16, !tbaa !11
  %247 = add i64 %211, %85
  %248 = inttoptr i64 %247 to <4 x i32> addrspace(1)*
  store <4 x i32> %214, <4 x i32> addrspace(1)* %248, align 16, !tbaa !11
  %249 = add i64 %216, %85
  %250 = inttoptr i64 %249 to <4 x i32> addrspace(1)*
  store <4 x i32> %219, <4 x i32> addrspace(1)* %250, align 16, !tbaa !11
  %251 = add i64 %221, %85
  %252 = inttoptr i64 %251 to <4 x i32> addrspace(1)*
  store <4 x i32> %224, <4 x i32> addrspace(1)* %252, align 16, !tbaa !11
  %253 = add i64 %226, %85
  %254 = inttoptr i64 %253 to <4 x i32> addrspace(1)*
  store <4 x i32> %229, <4 x i32> addrspace(1)* %254, align 16, !tbaa !11
  %255 = add i64 %231, %85
  %256 = inttoptr i64 %255 to <4 x i32> addrspace(1)*
  store <4 x i32> %234, <4 x i32> addrspace(1)* %256, align 16, !tbaa !11
  %257 = add i64 %236, %85
  %258 = inttoptr i64 %257 to <4 x i32> addrspace(1)*
  store <4 x i32> %239, <4 x i32> addrspace(1)* %258, align 16, !tbaa !11
  %259 = add i64 %241, %85
  %260 = inttoptr i64 %259 to <4 x i32> addrspace(1)*
  store <4 x i32> %244, <4 x i32> addrspace(1)* %260, align 16, !tbaa !11
  %261 = add i64 %205, %192
  %262 = add i64 %261, %187
  %263 = icmp ult i64 %262, %184
  br i1 %263, label %204, label %264, !llvm.loop !60

264:                                              ; preds = %204, %183
  %265 = phi i64 [ %185, %183 ], [ %261, %204 ]
  %266 = icmp ult i64 %265, %184
  br i1 %266, label %267, label %837

267:                                              ; preds = %264
  %268 = shl i64 %265, 4
  %269 = add i64 %268, %106
  %270 = inttoptr i64 %269 to <4 x i32> addrspace(1)*
  %271 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %270, align 16, !tbaa !11
  %272 = zext i32 %108 to i64
  %273 = add i64 %265, %272
  %274 = icmp ult i64 %273, %184
  br i1 %274, label %275, label %280

275:                                              ; preds = %267
  %276 = shl i64 %273, 4
  %277 = add i64 %276, %106
  %278 = inttoptr i64 %277 to <4 x i32> addrspace(1)*
  %279 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %278, align 16, !tbaa !11
  br label %280

280:                                              ; preds = %275, %267
  %281 = phi <4 x i32> [ %279, %275 ], [ zeroinitializer, %267 ]
  %282 = shl i32 %108, 1
  %283 = zext i32 %282 to i64
  %284 = add i64 %265, %283
  %285 = icmp ult i64 %284, %184
  br i1 %285, label %286, label %291

286:                                              ; preds = %280
  %287 = shl i64 %284, 4
  %288 = add i64 %287, %106
  %289 = inttoptr i64 %288 to <4 x i32> addrspace(1)*
  %290 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %289, align 16, !tbaa !11
  br label %291

291:                                              ; preds = %286, %280
  %292 = phi <4 x i32> [ %290, %286 ], [ zeroinitializer, %280 ]
  %293 = mul i32 %108, 3
  %294 = zext i32 %293 to i64
  %295 = add i64 %265, %294
  %296 = icmp ult i64 %295, %184
  br i1 %296, label %297, label %302

297:                                              ; preds = %291
  %298 = shl i64 %295, 4
  %299 = add i64 %298, %106
  %300 = inttoptr i64 %299 to <4 x i32> addrspace(1)*
  %301 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %300, align 16, !tbaa !11
  br label %302

302:                                              ; preds = %297, %291
  %303 = phi <4 x i32> [ %301, %297 ], [ zeroinitializer, %291 ]
  %304 = shl i32 %108, 2
  %305 = zext i32 %304 to i64
  %306 = add i64 %265, %305
  %307 = icmp ult i64 %306, %184
  br i1 %307, label %308, label %313

308:                                              ; preds = %302
  %309 = shl i64 %306, 4
  %310 = add i64 %309, %106
  %311 = inttoptr i64 %310 to <4 x i32> addrspace(1)*
  %312 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %311, align 16, !tbaa !11
  br label %313

313:                                              ; preds = %308, %302
  %314 = phi <4 x i32> [ %312, %308 ], [ zeroinitializer, %302 ]
  %315 = mul i32 %108, 5
  %316 = zext i32 %315 to i64
  %317 = add i64 %265, %316
  %318 = icmp ult i64 %317, %184
  br i1 %318, label %319, label %324

319:                                              ; preds = %313
  %320 = shl i64 %317, 4
  %321 = add i64 %320, %106
  %322 = inttoptr i64 %321 to <4 x i32> addrspace(1)*
  %323 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %322, align 16, !tbaa !11
  br label %324

324:                                              ; preds = %319, %313
  %325 = phi <4 x i32> [ %323, %319 ], [ zeroinitializer, %313 ]
  %326 = mul i32 %108, 6
  %327 = zext i32 %326 to i64
  %328 = add i64 %265, %327
  %329 = icmp ult i64 %328, %184
  br i1 %329, label %330, label %335

330:                                              ; preds = %324
  %331 = shl i64 %328, 4
  %332 = add i64 %331, %106
  %333 = inttoptr i64 %332 to <4 x i32> addrspace(1)*
  %334 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %333, align 16, !tbaa !11
  br label %335

335:                                              ; preds = %330, %324
  %336 = phi <4 x i32> [ %334, %330 ], [ zeroinitializer, %324 ]
  %337 = add i64 %265, %187
  %338 = icmp ult i64 %337, %184
  br i1 %338, label %339, label %344

339:                                              ; preds = %335
  %340 = shl i64 %337, 4
  %341 = add i64 %340, %106
  %342 = inttoptr i64 %341 to <4 x i32> addrspace(1)*
  %343 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %342, align 16, !tbaa !11
  br label %344

344:                                              ; preds = %339, %335
  %345 = phi <4 x i32> [ %343, %339 ], [ zeroinitializer, %335 ]
  %346 = add i64 %268, %85
  %347 = inttoptr i64 %346 to <4 x i32> addrspace(1)*
  store <4 x i32> %271, <4 x i32> addrspace(1)* %347, align 16, !tbaa !11
  br i1 %274, label %348, label %352

348:                                              ; preds = %344
  %349 = shl i64 %273, 4
  %350 = add i64 %349, %85
  %351 = inttoptr i64 %350 to <4 x i32> addrspace(1)*
  store <4 x i32> %281, <4 x i32> addrspace(1)* %351, align 16, !tbaa !11
  br label %352

352:                                              ; preds = %348, %344
  br i1 %285, label %353, label %357

353:                                              ; preds = %352
  %354 = shl i64 %284, 4
  %355 = add i64 %354, %85
  %356 = inttoptr i64 %355 to <4 x i32> addrspace(1)*
  store <4 x i32> %292, <4 x i32> addrspace(1)* %356, align 16, !tbaa !11
  br label %357

357:                                              ; preds = %353, %352
  br i1 %296, label %358, label %362

358:                                              ; preds = %357
  %359 = shl i64 %295, 4
  %360 = add i64 %359, %85
  %361 = inttoptr i64 %360 to <4 x i32> addrspace(1)*
  store <4 x i32> %303, <4 x i32> addrspace(1)* %361, align 16, !tbaa !11
  br label %362

362:                                              ; preds = %358, %357
  br i1 %307, label %363, label %367

363:                                              ; preds = %362
  %364 = shl i64 %306, 4
  %365 = add i64 %364, %85
  %366 = inttoptr i64 %365 to <4 x i32> addrspace(1)*
  store <4 x i32> %314, <4 x i32> addrspace(1)* %366, align 16, !tbaa !11
  br label %367

367:                                              ; preds = %363, %362
  br i1 %318, label %368, label %372

368:                                              ; preds = %367
  %369 = shl i64 %317, 4
  %370 = add i64 %369, %85
  %371 = inttoptr i64 %370 to <4 x i32> addrspace(1)*
  store <4 x i32> %325, <4 x i32> addrspace(1)* %371, align 16, !tbaa !11
  br label %372

372:                                              ; preds = %368, %367
  br i1 %329, label %373, label %377

373:                                              ; preds = %372
  %374 = shl i64 %328, 4
  %375 = add i64 %374, %85
  %376 = inttoptr i64 %375 to <4 x i32> addrspace(1)*
  store <4 x i32> %336, <4 x i32> addrspace(1)* %376, align 16, !tbaa !11
  br label %377

377:                                              ; preds = %373, %372
  br i1 %338, label %378, label %837

378:                                              ; preds = %377
  %379 = shl i64 %337, 4
  %380 = add i64 %379, %85
  br label %833

381:                                              ; preds = %101
  %382 = icmp ult i64 %118, %104
  %383 = select i1 %382, i64 %118, i64 %104
  %384 = sub i64 %104, %383
  %385 = sub nsw i64 0, %115
  %386 = and i64 %384, %385
  switch i64 %115, label %789 [
    i64 16, label %387
    i64 4, label %588
  ]

387:                                              ; preds = %381
  %388 = add i64 %383, %85
  %389 = add i64 %383, %106
  %390 = lshr i64 %386, 4
  %391 = zext i32 %107 to i64
  %392 = mul i32 %108, 7
  %393 = zext i32 %392 to i64
  %394 = add nuw nsw i64 %393, %391
  %395 = icmp ult i64 %394, %390
  br i1 %395, label %396, label %470

396:                                              ; preds = %387
  %397 = shl i32 %108, 3
  %398 = zext i32 %397 to i64
  %399 = zext i32 %108 to i64
  %400 = shl i32 %108, 1
  %401 = zext i32 %400 to i64
  %402 = mul i32 %108, 3
  %403 = zext i32 %402 to i64
  %404 = shl i32 %108, 2
  %405 = zext i32 %404 to i64
  %406 = mul i32 %108, 5
  %407 = zext i32 %406 to i64
  %408 = mul i32 %108, 6
  %409 = zext i32 %408 to i64
  br label %410

410:                                              ; preds = %410, %396
  %411 = phi i64 [ %391, %396 ], [ %467, %410 ]
  %412 = shl i64 %411, 4
  %413 = add i64 %412, %389
  %414 = inttoptr i64 %413 to <4 x i32> addrspace(1)*
  %415 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %414, align 16, !tbaa !11
  %416 = add i64 %411, %399
  %417 = shl i64 %416, 4
  %418 = add i64 %417, %389
  %419 = inttoptr i64 %418 to <4 x i32> addrspace(1)*
  %420 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %419, align 16, !tbaa !11
  %421 = add i64 %411, %401
  %422 = shl i64 %421, 4
  %423 = add i64 %422, %389
  %424 = inttoptr i64 %423 to <4 x i32> addrspace(1)*
  %425 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %424, align 16, !tbaa !11
  %426 = add i64 %411, %403
  %427 = shl i64 %426, 4
  %428 = add i64 %427, %389
  %429 = inttoptr i64 %428 to <4 x i32> addrspace(1)*
  %430 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %429, align 16, !tbaa !11
  %431 = add i64 %411, %405
  %432 = shl i64 %431, 4
  %433 = add i64 %432, %389
  %434 = inttoptr i64 %433 to <4 x i32> addrspace(1)*
  %435 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %434, align 16, !tbaa !11
  %436 = add i64 %411, %407
  %437 = shl i64 %436, 4
  %438 = add i64 %437, %389
  %439 = inttoptr i64 %438 to <4 x i32> addrspace(1)*
  %440 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %439, align 16, !tbaa !11
  %441 = add i64 %411, %409
  %442 = shl i64 %441, 4
  %443 = add i64 %442, %389
  %444 = inttoptr i64 %443 to <4 x i32> addrspace(1)*
  %445 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %444, align 16, !tbaa !11
  %446 = add i64 %411, %393
  %447 = shl i64 %446, 4
  %448 = add i64 %447, %389
  %449 = inttoptr i64 %448 to <4 x i32> addrspace(1)*
  %450 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %449, align 16, !tbaa !11
  %451 = add i64 %412, %388
  %452 = inttoptr i64 %451 to <4 x i32> addrspace(1)*
  store <4 x i32> %415, <4 x i32> addrspace(1)* %452, align 16, !tbaa !11
  %453 = add i64 %417, %388
  %454 = inttoptr i64 %453 to <4 x i32> addrspace(1)*
  store <4 x i32> %420, <4 x i32> addrspace(1)* %454, align 16, !tbaa !11
  %455 = add i64 %422, %388
  %456 = inttoptr i64 %455 to <4 x i32> addrspace(1)*
  store <4 x i32> %425, <4 x i32> addrspace(1)* %456, align 16, !tbaa !11
  %457 = add i64 %427, %388
  %458 = inttoptr i64 %457 to <4 x i32> addrspace(1)*
  store <4 x i32> %430, <4 x i32> addrspace(1)* %458, align 16, !tbaa !11
  %459 = add i64 %432, %388
  %460 = inttoptr i64 %459 to <4 x i32> addrspace(1)*
  store <4 x i32> %435, <4 x i32> addrspace(1)* %460, align 16, !tbaa !11
  %461 = add i64 %437, %388
  %462 = inttoptr i64 %461 to <4 x i32> addrspace(1)*
  store <4 x i32> %440, <4 x i32> addrspace(1)* %462, align 16, !tbaa !11
  %463 = add i64 %442, %388
  %464 = inttoptr i64 %463 to <4 x i32> addrspace(1)*
  store <4 x i32> %445, <4 x i32> addrspace(1)* %464, align 16, !tbaa !11
  %465 = add i64 %447, %388
  %466 = inttoptr i64 %465 to <4 x i32> addrspace(1)*
  store <4 x i32> %450, <4 x i32> addrspace(1)* %466, align 16, !tbaa !11
  %467 = add i64 %411, %398
  %468 = add i64 %467, %393
  %469 = icmp ult i64 %468, %390
  br i1 %469, label %410, label %470, !llvm.loop !60

470:                                              ; preds = %410, %387
  %471 = phi i64 [ %391, %387 ], [ %467, %410 ]
  %472 = icmp ult i64 %471, %390
  br i1 %472, label %473, label %803

473:                                              ; preds = %470
  %474 = shl i64 %471, 4
  %475 = add i64 %474, %389
  %476 = inttoptr i64 %475 to <4 x i32> addrspace(1)*
  %477 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %476, align 16, !tbaa !11
  %478 = zext i32 %108 to i64
  %479 = add i64 %471, %478
  %480 = icmp ult i64 %479, %390
  br i1 %480, label %481, label %486

481:                                              ; preds = %473
  %482 = shl i64 %479, 4
  %483 = add i64 %482, %389
  %484 = inttoptr i64 %483 to <4 x i32> addrspace(1)*
  %485 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %484, align 16, !tbaa !11
  br label %486

486:                                              ; preds = %481, %473
  %487 = phi <4 x i32> [ %485, %481 ], [ zeroinitializer, %473 ]
  %488 = shl i32 %108, 1
  %489 = zext i32 %488 to i64
  %490 = add i64 %471, %489
  %491 = icmp ult i64 %490, %390
  br i1 %491, label %492, label %497

492:                                              ; preds = %486
  %493 = shl i64 %490, 4
  %494 = add i64 %493, %389
  %495 = inttoptr i64 %494 to <4 x i32> addrspace(1)*
  %496 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %495, align 16, !tbaa !11
  br label %497

497:                                              ; preds = %492, %486
  %498 = phi <4 x i32> [ %496, %492 ], [ zeroinitializer, %486 ]
  %499 = mul i32 %108, 3
  %500 = zext i32 %499 to i64
  %501 = add i64 %471, %500
  %502 = icmp ult i64 %501, %390
  br i1 %502, label %503, label %508

503:                                              ; preds = %497
  %504 = shl i64 %501, 4
  %505 = add i64 %504, %389
  %506 = inttoptr i64 %505 to <4 x i32> addrspace(1)*
  %507 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %506, align 16, !tbaa !11
  br label %508

508:                                              ; preds = %503, %497
  %509 = phi <4 x i32> [ %507, %503 ], [ zeroinitializer, %497 ]
  %510 = shl i32 %108, 2
  %511 = zext i32 %510 to i64
  %512 = add i64 %471, %511
  %513 = icmp ult i64 %512, %390
  br i1 %513, label %514, label %519

514:                                              ; preds = %508
  %515 = shl i64 %512, 4
  %516 = add i64 %515, %389
  %517 = inttoptr i64 %516 to <4 x i32> addrspace(1)*
  %518 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %517, align 16, !tbaa !11
  br label %519

519:                                              ; preds = %514, %508
  %520 = phi <4 x i32> [ %518, %514 ], [ zeroinitializer, %508 ]
  %521 = mul i32 %108, 5
  %522 = zext i32 %521 to i64
  %523 = add i64 %471, %522
  %524 = icmp ult i64 %523, %390
  br i1 %524, label %525, label %530

525:                                              ; preds = %519
  %526 = shl i64 %523, 4
  %527 = add i64 %526, %389
  %528 = inttoptr i64 %527 to <4 x i32> addrspace(1)*
  %529 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %528, align 16, !tbaa !11
  br label %530

530:                                              ; preds = %525, %519
  %531 = phi <4 x i32> [ %529, %525 ], [ zeroinitializer, %519 ]
  %532 = mul i32 %108, 6
  %533 = zext i32 %532 to i64
  %534 = add i64 %471, %533
  %535 = icmp ult i64 %534, %390
  br i1 %535, label %536, label %541

536:                                              ; preds = %530
  %537 = shl i64 %534, 4
  %538 = add i64 %537, %389
  %539 = inttoptr i64 %538 to <4 x i32> addrspace(1)*
  %540 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %539, align 16, !tbaa !11
  br label %541

541:                                              ; preds = %536, %530
  %542 = phi <4 x i32> [ %540, %536 ], [ zeroinitializer, %530 ]
  %543 = add i64 %471, %393
  %544 = icmp ult i64 %543, %390
  br i1 %544, label %545, label %550

545:                                              ; preds = %541
  %546 = shl i64 %543, 4
  %547 = add i64 %546, %389
  %548 = inttoptr i64 %547 to <4 x i32> addrspace(1)*
  %549 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %548, align 16, !tbaa !11
  br label %550

550:                                              ; preds = %545, %541
  %551 = phi <4 x i32> [ %549, %545 ], [ zeroinitializer, %541 ]
  %552 = add i64 %474, %388
  %553 = inttoptr i64 %552 to <4 x i32> addrspace(1)*
  store <4 x i32> %477, <4 x i32> addrspace(1)* %553, align 16, !tbaa !11
  br i1 %480, label %554, label %558

554:                                              ; preds = %550
  %555 = shl i64 %479, 4
  %556 = add i64 %555, %388
  %557 = inttoptr i64 %556 to <4 x i32> addrspace(1)*
  store <4 x i32> %487, <4 x i32> addrspace(1)* %557, align 16, !tbaa !11
  br label %558

558:                                              ; preds = %554, %550
  br i1 %491, label %559, label %563

559:                                              ; preds = %558
  %560 = shl i64 %490, 4
  %561 = add i64 %560, %388
  %562 = inttoptr i64 %561 to <4 x i32> addrspace(1)*
  store <4 x i32> %498, <4 x i32> addrspace(1)* %562, align 16, !tbaa !11
  br label %563

563:                                              ; preds = %559, %558
  br i1 %502, label %564, label %568

564:                                              ; preds = %563
  %565 = shl i64 %501, 4
  %566 = add i64 %565, %388
  %567 = inttoptr i64 %566 to <4 x i32> addrspace(1)*
  store <4 x i32> %509, <4 x i32> addrspace(1)* %567, align 16, !tbaa !11
  br label %568

568:                                              ; preds = %564, %563
  br i1 %513, label %569, label %573

569:                                              ; preds = %568
  %570 = shl i64 %512, 4
  %571 = add i64 %570, %388
  %572 = inttoptr i64 %571 to <4 x i32> addrspace(1)*
  store <4 x i32> %520, <4 x i32> addrspace(1)* %572, align 16, !tbaa !11
  br label %573

573:                                              ; preds = %569, %568
  br i1 %524, label %574, label %578

574:                                              ; preds = %573
  %575 = shl i64 %523, 4
  %576 = add i64 %575, %388
  %577 = inttoptr i64 %576 to <4 x i32> addrspace(1)*
  store <4 x i32> %531, <4 x i32> addrspace(1)* %577, align 16, !tbaa !11
  br label %578

578:                                              ; preds = %574, %573
  br i1 %535, label %579, label %583

579:                                              ; preds = %578
  %580 = shl i64 %534, 4
  %581 = add i64 %580, %388
  %582 = inttoptr i64 %581 to <4 x i32> addrspace(1)*
  store <4 x i32> %542, <4 x i32> addrspace(1)* %582, align 16, !tbaa !11
  br label %583

583:                                              ; preds = %579, %578
  br i1 %544, label %584, label %803

584:                                              ; preds = %583
  %585 = shl i64 %543, 4
  %586 = add i64 %585, %388
  %587 = inttoptr i64 %586 to <4 x i32> addrspace(1)*
  store <4 x i32> %551, <4 x i32> addrspace(1)* %587, align 16, !tbaa !11
  br label %803

588:                                              ; preds = %381
  %589 = add i64 %383, %85
  %590 = add i64 %383, %106
  %591 = lshr i64 %386, 2
  %592 = zext i32 %107 to i64
  %593 = mul i32 %108, 7
  %594 = zext i32 %593 to i64
  %595 = add nuw nsw i64 %594, %592
  %596 = icmp ult i64 %595, %591
  br i1 %596, label %597, label %671

597:                                              ; preds = %588
  %598 = shl i32 %108, 3
  %599 = zext i32 %598 to i64
  %600 = zext i32 %108 to i64
  %601 = shl i32 %108, 1
  %602 = zext i32 %601 to i64
  %603 = mul i32 %108, 3
  %604 = zext i32 %603 to i64
  %605 = shl i32 %108, 2
  %606 = zext i32 %605 to i64
  %607 = mul i32 %108, 5
  %608 = zext i32 %607 to i64
  %609 = mul i32 %108, 6
  %610 = zext i32 %609 to i64
  br label %611

611:                                              ; preds = %611, %597
  %612 = phi i64 [ %592, %597 ], [ %668, %611 ]
  %613 = shl i64 %612, 2
  %614 = add i64 %613, %590
  %615 = inttoptr i64 %614 to i32 addrspace(1)*
  %616 = load volatile i32, i32 addrspace(1)* %615, align 4, !tbaa !11
  %617 = add i64 %612, %600
  %618 = shl i64 %617, 2
  %619 = add i64 %618, %590
  %620 = inttoptr i64 %619 to i32 addrspace(1)*
  %621 = load volatile i32, i32 addrspace(1)* %620, align 4, !tbaa !11
  %622 = add i64 %612, %602
  %623 = shl i64 %622, 2
  %624 = add i64 %623, %590
  %625 = inttoptr i64 %624 to i32 addrspace(1)*
  %626 = load volatile i32, i32 addrspace(1)* %625, align 4, !tbaa !11
  %627 = add i64 %612, %604
  %628 = shl i64 %627, 2
  %629 = add i64 %628, %590
  %630 = inttoptr i64 %629 to i32 addrspace(1)*
  %631 = load volatile i32, i32 addrspace(1)* %630, align 4, !tbaa !11
  %632 = add i64 %612, %606
  %633 = shl i64 %632, 2
  %634 = add i64 %633, %590
  %635 = inttoptr i64 %634 to i32 addrspace(1)*
  %636 = load volatile i32, i32 addrspace(1)* %635, align 4, !tbaa !11
  %637 = add i64 %612, %608
  %638 = shl i64 %637, 2
  %639 = add i64 %638, %590
  %640 = inttoptr i64 %639 to i32 addrspace(1)*
  %641 = load volatile i32, i32 addrspace(1)* %640, align 4, !tbaa !11
  %642 = add i64 %612, %610
  %643 = shl i64 %642, 2
  %644 = add i64 %643, %590
  %645 = inttoptr i64 %644 to i32 addrspace(1)*
  %646 = load volatile i32, i32 addrspace(1)* %645, align 4, !tbaa !11
  %647 = add i64 %612, %594
  %648 = shl i64 %647, 2
  %649 = add i64 %648, %590
  %650 = inttoptr i64 %649 to i32 addrspace(1)*
  %651 = load volatile i32, i32 addrspace(1)* %650, align 4, !tbaa !11
  %652 = add i64 %613, %589
  %653 = inttoptr i64 %652 to i32 addrspace(1)*
  store i32 %616, i32 addrspace(1)* %653, align 4, !tbaa !11
  %654 = add i64 %618, %589
  %655 = inttoptr i64 %654 to i32 addrspace(1)*
  store i32 %621, i32 addrspace(1)* %655, align 4, !tbaa !11
  %656 = add i64 %623, %589
  %657 = inttoptr i64 %656 to i32 addrspace(1)*
  store i32 %626, i32 addrspace(1)* %657, align 4, !tbaa !11
  %658 = add i64 %628, %589
  %659 = inttoptr i64 %658 to i32 addrspace(1)*
  store i32 %631, i32 addrspace(1)* %659, align 4, !tbaa !11
  %660 = add i64 %633, %589
  %661 = inttoptr i64 %660 to i32 addrspace(1)*
  store i32 %636, i32 addrspace(1)* %661, align 4, !tbaa !11
  %662 = add i64 %638, %589
  %663 = inttoptr i64 %662 to i32 addrspace(1)*
  store i32 %641, i32 addrspace(1)* %663, align 4, !tbaa !11
  %664 = add i64 %643, %589
  %665 = inttoptr i64 %664 to i32 addrspace(1)*
  store i32 %646, i32 addrspace(1)* %665, align 4, !tbaa !11
  %666 = add i64 %648, %589
  %667 = inttoptr i64 %666 to i32 addrspace(1)*
  store i32 %651, i32 addrspace(1)* %667, align 4, !tbaa !11
  %668 = add i64 %612, %599
  %669 = add i64 %668, %594
  %670 = icmp ult i64 %669, %591
  br i1 %670, label %611, label %671, !llvm.loop !61

671:                                              ; preds = %611, %588
  %672 = phi i64 [ %592, %588 ], [ %668, %611 ]
  %673 = icmp ult i64 %672, %591
  br i1 %673, label %674, label %803

674:                                              ; preds = %671
  %675 = shl i64 %672, 2
  %676 = add i64 %675, %590
  %677 = inttoptr i64 %676 to i32 addrspace(1)*
  %678 = load volatile i32, i32 addrspace(1)* %677, align 4, !tbaa !11
  %679 = zext i32 %108 to i64
  %680 = add i64 %672, %679
  %681 = icmp ult i64 %680, %591
  br i1 %681, label %682, label %687

682:                                              ; preds = %674
  %683 = shl i64 %680, 2
  %684 = add i64 %683, %590
  %685 = inttoptr i64 %684 to i32 addrspace(1)*
  %686 = load volatile i32, i32 addrspace(1)* %685, align 4, !tbaa !11
  br label %687

687:                                              ; preds = %682, %674
  %688 = phi i32 [ %686, %682 ], [ 0, %674 ]
  %689 = shl i32 %108, 1
  %690 = zext i32 %689 to i64
  %691 = add i64 %672, %690
  %692 = icmp ult i64 %691, %591
  br i1 %692, label %693, label %698

693:                                              ; preds = %687
  %694 = shl i64 %691, 2
  %695 = add i64 %694, %590
  %696 = inttoptr i64 %695 to i32 addrspace(1)*
  %697 = load volatile i32, i32 addrspace(1)* %696, align 4, !tbaa !11
  br label %698

698:                                              ; preds = %693, %687
  %699 = phi i32 [ %697, %693 ], [ 0, %687 ]
  %700 = mul i32 %108, 3
  %701 = zext i32 %700 to i64
  %702 = add i64 %672, %701
  %703 = icmp ult i64 %702, %591
  br i1 %703, label %704, label %709

704:                                              ; preds = %698
  %705 = shl i64 %702, 2
  %706 = add i64 %705, %590
  %707 = inttoptr i64 %706 to i32 addrspace(1)*
  %708 = load volatile i32, i32 addrspace(1)* %707, align 4, !tbaa !11
  br label %709

709:                                              ; preds = %704, %698
  %710 = phi i32 [ %708, %704 ], [ 0, %698 ]
  %711 = shl i32 %108, 2
  %712 = zext i32 %711 to i64
  %713 = add i64 %672, %712
  %714 = icmp ult i64 %713, %591
  br i1 %714, label %715, label %720

715:                                              ; preds = %709
  %716 = shl i64 %713, 2
  %717 = add i64 %716, %590
  %718 = inttoptr i64 %717 to i32 addrspace(1)*
  %719 = load volatile i32, i32 addrspace(1)* %718, align 4, !tbaa !11
  br label %720

720:                                              ; preds = %715, %709
  %721 = phi i32 [ %719, %715 ], [ 0, %709 ]
  %722 = mul i32 %108, 5
  %723 = zext i32 %722 to i64
  %724 = add i64 %672, %723
  %725 = icmp ult i64 %724, %591
  br i1 %725, label %726, label %731

726:                                              ; preds = %720
  %727 = shl i64 %724, 2
  %728 = add i64 %727, %590
  %729 = inttoptr i64 %728 to i32 addrspace(1)*
  %730 = load volatile i32, i32 addrspace(1)* %729, align 4, !tbaa !11
  br label %731

731:                                              ; preds = %726, %720
  %732 = phi i32 [ %730, %726 ], [ 0, %720 ]
  %733 = mul i32 %108, 6
  %734 = zext i32 %733 to i64
  %735 = add i64 %672, %734
  %736 = icmp ult i64 %735, %591
  br i1 %736, label %737, label %742

737:                                              ; preds = %731
  %738 = shl i64 %735, 2
  %739 = add i64 %738, %590
  %740 = inttoptr i64 %739 to i32 addrspace(1)*
  %741 = load volatile i32, i32 addrspace(1)* %740, align 4, !tbaa !11
  br label %742

742:                                              ; preds = %737, %731
  %743 = phi i32 [ %741, %737 ], [ 0, %731 ]
  %744 = add i64 %672, %594
  %745 = icmp ult i64 %744, %591
  br i1 %745, label %746, label %751

746:                                              ; preds = %742
  %747 = shl i64 %744, 2
  %748 = add i64 %747, %590
  %749 = inttoptr i64 %748 to i32 addrspace(1)*
  %750 = load volatile i32, i32 addrspace(1)* %749, align 4, !tbaa !11
  br label %751

751:                                              ; preds = %746, %742
  %752 = phi i32 [ %750, %746 ], [ 0, %742 ]
  %753 = add i64 %675, %589
  %754 = inttoptr i64 %753 to i32 addrspace(1)*
  store i32 %678, i32 addrspace(1)* %754, align 4, !tbaa !11
  br i1 %681, label %755, label %759

755:                                              ; preds = %751
  %756 = shl i64 %680, 2
  %757 = add i64 %756, %589
  %758 = inttoptr i64 %757 to i32 addrspace(1)*
  store i32 %688, i32 addrspace(1)* %758, align 4, !tbaa !11
  br label %759

759:                                              ; preds = %755, %751
  br i1 %692, label %760, label %764

760:                                              ; preds = %759
  %761 = shl i64 %691, 2
  %762 = add i64 %761, %589
  %763 = inttoptr i64 %762 to i32 addrspace(1)*
  store i32 %699, i32 addrspace(1)* %763, align 4, !tbaa !11
  br label %764

764:                                              ; preds = %760, %759
  br i1 %703, label %765, label %769

765:                                              ; preds = %764
  %766 = shl i64 %702, 2
  %767 = add i64 %766, %589
  %768 = inttoptr i64 %767 to i32 addrspace(1)*
  store i32 %710, i32 addrspace(1)* %768, align 4, !tbaa !11
  br label %769

769:                                              ; preds = %765, %764
  br i1 %714, label %770, label %774

770:                                              ; preds = %769
  %771 = shl i64 %713, 2
  %772 = add i64 %771, %589
  %773 = inttoptr i64 %772 to i32 addrspace(1)*
  store i32 %721, i32 addrspace(1)* %773, align 4, !tbaa !11
  br label %774

774:                                              ; preds = %770, %769
  br i1 %725, label %775, label %779

775:                                              ; preds = %774
  %776 = shl i64 %724, 2
  %777 = add i64 %776, %589
  %778 = inttoptr i64 %777 to i32 addrspace(1)*
  store i32 %732, i32 addrspace(1)* %778, align 4, !tbaa !11
  br label %779

779:                                              ; preds = %775, %774
  br i1 %736, label %780, label %784

780:                                              ; preds = %779
  %781 = shl i64 %735, 2
  %782 = add i64 %781, %589
  %783 = inttoptr i64 %782 to i32 addrspace(1)*
  store i32 %743, i32 addrspace(1)* %783, align 4, !tbaa !11
  br label %784

784:                                              ; preds = %780, %779
  br i1 %745, label %785, label %803

785:                                              ; preds = %784
  %786 = shl i64 %744, 2
  %787 = add i64 %786, %589
  %788 = inttoptr i64 %787 to i32 addrspace(1)*
  store i32 %752, i32 addrspace(1)* %788, align 4, !tbaa !11
  br label %803

789:                                              ; preds = %381
  %790 = zext i32 %107 to i64
  %791 = icmp ugt i64 %104, %790
  br i1 %791, label %792, label %837

792:                                              ; preds = %789
  %793 = zext i32 %108 to i64
  br label %794

794:                                              ; preds = %794, %792
  %795 = phi i64 [ %790, %792 ], [ %801, %794 ]
  %796 = add i64 %795, %106
  %797 = inttoptr i64 %796 to i8 addrspace(1)*
  %798 = load volatile i8, i8 addrspace(1)* %797, align 1, !tbaa !11
  %799 = add i64 %795, %85
  %800 = inttoptr i64 %799 to i8 addrspace(1)*
  store i8 %798, i8 addrspace(1)* %800, align 1, !tbaa !11
  %801 = add i64 %795, %793
  %802 = icmp ult i64 %801, %104
  br i1 %802, label %794, label %837, !llvm.loop !62

803:                                              ; preds = %785, %784, %671, %584, %583, %470
  %804 = phi i64 [ %592, %785 ], [ %592, %784 ], [ %592, %671 ], [ %391, %584 ], [ %391, %583 ], [ %391, %470 ]
  %805 = icmp ugt i64 %383, %804
  br i1 %805, label %806, label %817

806:                                              ; preds = %803
  %807 = zext i32 %108 to i64
  br label %808

808:                                              ; preds = %808, %806
  %809 = phi i64 [ %804, %806 ], [ %815, %808 ]
  %810 = add i64 %809, %106
  %811 = inttoptr i64 %810 to i8 addrspace(1)*
  %812 = load volatile i8, i8 addrspace(1)* %811, align 1, !tbaa !11
  %813 = add i64 %809, %85
  %814 = inttoptr i64 %813 to i8 addrspace(1)*
  store i8 %812, i8 addrspace(1)* %814, align 1, !tbaa !11
  %815 = add i64 %809, %807
  %816 = icmp ult i64 %815, %383
  br i1 %816, label %808, label %817, !llvm.loop !62

817:                                              ; preds = %808, %803
  %818 = add i64 %386, %383
  %819 = sub i64 %104, %818
  %820 = icmp ugt i64 %819, %804
  br i1 %820, label %821, label %837

821:                                              ; preds = %817
  %822 = zext i32 %108 to i64
  br label %823

823:                                              ; preds = %823, %821
  %824 = phi i64 [ %804, %821 ], [ %831, %823 ]
  %825 = add i64 %824, %818
  %826 = add i64 %825, %106
  %827 = inttoptr i64 %826 to i8 addrspace(1)*
  %828 = load volatile i8, i8 addrspace(1)* %827, align 1, !tbaa !11
  %829 = add i64 %825, %85
  %830 = inttoptr i64 %829 to i8 addrspace(1)*
  store i8 %828, i8 addrspace(1)* %830, align 1, !tbaa !11
  %831 = add i64 %824, %822
  %832 = icmp ult i64 %831, %819
  br i1 %832, label %823, label %837, !llvm.loop !62

833:                                              ; preds = %378, %127
  %834 = phi i64 [ %380, %378 ], [ %182, %127 ]
  %835 = phi <4 x i32> [ %345, %378 ], [ %168, %127 ]
  %836 = inttoptr i64 %834 to <4 x i32> addrspace(1)*
  store <4 x i32> %835, <4 x i32> addrspace(1)* %836, align 16, !tbaa !11
  br label %837

837:                                              ; preds = %823, %794, %833, %817, %789, %377, %264
  %838 = load i32, i32* %53, align 4, !tbaa !9
  %839 = add i32 %838, 1
  store i32 %839, i32* %53, align 4, !tbaa !9
  br label %1676

840:                                              ; preds = %1671, %99
  %841 = load i64, i64* %41, align 8, !tbaa !63
  %842 = add i64 %841, %86
  %843 = load i32, i32* %42, align 4, !tbaa !26
  %844 = zext i32 %843 to i64
  %845 = shl nuw i64 1, %844
  %846 = add i64 %845, -1
  %847 = and i64 %846, %842
  %848 = icmp eq i32 %843, 0
  br i1 %848, label %906, label %849

849:                                              ; preds = %840
  %850 = load i32, i32* %43, align 8, !tbaa !64
  %851 = icmp eq i32 %850, 0
  br i1 %851, label %852, label %906

852:                                              ; preds = %849
  %853 = load i32, i32* %44, align 4, !tbaa !65
  %854 = icmp eq i32 %853, 0
  br i1 %854, label %855, label %885

855:                                              ; preds = %852
  %856 = load i32, i32* %45, align 8, !tbaa !45
  %857 = icmp eq i32 %856, 0
  br i1 %857, label %858, label %863

858:                                              ; preds = %855
  %859 = load i64, i64* %46, align 8, !tbaa !19
  %860 = add i64 %859, 32
  %861 = inttoptr i64 %860 to i64 addrspace(1)*
  %862 = load volatile i64, i64 addrspace(1)* %861, align 8, !tbaa !5
  br label %863

863:                                              ; preds = %858, %855
  %864 = phi i64 [ %862, %858 ], [ 0, %855 ]
  %865 = trunc i64 %864 to i32
  %866 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %865, i32 0, i32 31) #7
  %867 = lshr i64 %864, 32
  %868 = trunc i64 %867 to i32
  %869 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %868, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !24
  %870 = load i32, i32* %44, align 4, !tbaa !65
  %871 = icmp eq i32 %870, %866
  br i1 %871, label %885, label %872

872:                                              ; preds = %863
  store i32 %866, i32* %44, align 4, !tbaa !65
  %873 = icmp eq i32 %866, 0
  br i1 %873, label %883, label %874

874:                                              ; preds = %872
  %875 = zext i32 %866 to i64
  %876 = shl nuw nsw i64 %875, 3
  %877 = and i64 %876, 8
  %878 = xor i64 %877, 8
  %879 = load i64, i64* %48, align 8, !tbaa !66
  %880 = load i64, i64* %47, align 8, !tbaa !67
  %881 = mul i64 %880, %878
  %882 = add i64 %881, %879
  br label %883

883:                                              ; preds = %874, %872
  %884 = phi i64 [ %882, %874 ], [ 0, %872 ]
  store i64 %884, i64* %49, align 8, !tbaa !68
  br label %885

885:                                              ; preds = %883, %863, %852
  %886 = phi i32 [ %866, %883 ], [ %866, %863 ], [ %853, %852 ]
  %887 = icmp eq i32 %886, 0
  br i1 %887, label %897, label %888

888:                                              ; preds = %885
  %889 = load i64, i64* %49, align 8, !tbaa !68
  %890 = load i32, i32* %42, align 4, !tbaa !26
  %891 = zext i32 %890 to i64
  %892 = lshr i64 %842, %891
  %893 = shl i64 %892, 3
  %894 = add i64 %893, %889
  %895 = inttoptr i64 %894 to i64 addrspace(1)*
  %896 = load volatile i64, i64 addrspace(1)* %895, align 8, !tbaa !5
  br label %897

897:                                              ; preds = %888, %885
  %898 = phi i64 [ %896, %888 ], [ 0, %885 ]
  %899 = icmp eq i64 %898, 0
  %900 = sub i64 %845, %847
  %901 = add i64 %898, %847
  %902 = icmp ult i64 %900, %90
  %903 = select i1 %902, i64 %900, i64 %90
  %904 = select i1 %899, i64 %90, i64 %903
  %905 = select i1 %899, i64 0, i64 %901
  br label %906

906:                                              ; preds = %897, %849, %840
  %907 = phi i64 [ %90, %840 ], [ %90, %849 ], [ %904, %897 ]
  %908 = phi i64 [ 0, %840 ], [ 0, %849 ], [ %905, %897 ]
  %909 = icmp eq i64 %908, 0
  br i1 %909, label %1676, label %910

910:                                              ; preds = %906
  %911 = load i32, i32* %45, align 8, !tbaa !45
  %912 = load i32, i32* %50, align 4, !tbaa !58
  %913 = xor i64 %908, %85
  %914 = and i64 %913, 15
  %915 = icmp eq i64 %914, 0
  %916 = and i64 %913, 3
  %917 = icmp eq i64 %916, 0
  %918 = select i1 %917, i64 4, i64 1
  %919 = select i1 %915, i64 16, i64 %918
  %920 = add nsw i64 %919, -1
  %921 = and i64 %920, %100
  %922 = or i64 %907, %85
  %923 = or i64 %922, %908
  %924 = and i64 %923, 15
  %925 = icmp eq i64 %924, 0
  br i1 %925, label %926, label %1184, !prof !59

926:                                              ; preds = %910
  %927 = shl i32 %912, 7
  %928 = zext i32 %927 to i64
  %929 = icmp eq i64 %907, %928
  br i1 %929, label %930, label %986

930:                                              ; preds = %926
  %931 = shl i32 %911, 4
  %932 = zext i32 %931 to i64
  %933 = add i64 %85, %932
  %934 = add i64 %908, %932
  %935 = shl i32 %912, 4
  %936 = inttoptr i64 %934 to <4 x i32> addrspace(1)*
  %937 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %936, align 16, !tbaa !11
  %938 = zext i32 %935 to i64
  %939 = add i64 %934, %938
  %940 = inttoptr i64 %939 to <4 x i32> addrspace(1)*
  %941 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %940, align 16, !tbaa !11
  %942 = shl i32 %912, 5
  %943 = zext i32 %942 to i64
  %944 = add i64 %934, %943
  %945 = inttoptr i64 %944 to <4 x i32> addrspace(1)*
  %946 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %945, align 16, !tbaa !11
  %947 = mul i32 %912, 48
  %948 = zext i32 %947 to i64
  %949 = add i64 %934, %948
  %950 = inttoptr i64 %949 to <4 x i32> addrspace(1)*
  %951 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %950, align 16, !tbaa !11
  %952 = shl i32 %912, 6
  %953 = zext i32 %952 to i64
  %954 = add i64 %934, %953
  %955 = inttoptr i64 %954 to <4 x i32> addrspace(1)*
  %956 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %955, align 16, !tbaa !11
  %957 = mul i32 %912, 80
  %958 = zext i32 %957 to i64
  %959 = add i64 %934, %958
  %960 = inttoptr i64 %959 to <4 x i32> addrspace(1)*
  %961 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %960, align 16, !tbaa !11
  %962 = mul i32 %912, 96
  %963 = zext i32 %962 to i64
  %964 = add i64 %934, %963
  %965 = inttoptr i64 %964 to <4 x i32> addrspace(1)*
  %966 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %965, align 16, !tbaa !11
  %967 = mul i32 %912, 112
  %968 = zext i32 %967 to i64
  %969 = add i64 %934, %968
  %970 = inttoptr i64 %969 to <4 x i32> addrspace(1)*
  %971 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %970, align 16, !tbaa !11
  %972 = inttoptr i64 %933 to <4 x i32> addrspace(1)*
  store <4 x i32> %937, <4 x i32> addrspace(1)* %972, align 16, !tbaa !11
  %973 = add i64 %933, %938
  %974 = inttoptr i64 %973 to <4 x i32> addrspace(1)*
  store <4 x i32> %941, <4 x i32> addrspace(1)* %974, align 16, !tbaa !11
  %975 = add i64 %933, %943
  %976 = inttoptr i64 %975 to <4 x i32> addrspace(1)*
  store <4 x i32> %946, <4 x i32> addrspace(1)* %976, align 16, !tbaa !11
  %977 = add i64 %933, %948
  %978 = inttoptr i64 %977 to <4 x i32> addrspace(1)*
  store <4 x i32> %951, <4 x i32> addrspace(1)* %978, align 16, !tbaa !11
  %979 = add i64 %933, %953
  %980 = inttoptr i64 %979 to <4 x i32> addrspace(1)*
  store <4 x i32> %956, <4 x i32> addrspace(1)* %980, align 16, !tbaa !11
  %981 = add i64 %933, %958
  %982 = inttoptr i64 %981 to <4 x i32> addrspace(1)*
  store <4 x i32> %961, <4 x i32> addrspace(1)* %982, align 16, !tbaa !11
  %983 = add i64 %933, %963
  %984 = inttoptr i64 %983 to <4 x i32> addrspace(1)*
  store <4 x i32> %966, <4 x i32> addrspace(1)* %984, align 16, !tbaa !11
  %985 = add i64 %933, %968
  br label %1636

986:                                              ; preds = %926
  %987 = lshr i64 %907, 4
  %988 = zext i32 %911 to i64
  %989 = mul i32 %912, 7
  %990 = zext i32 %989 to i64
  %991 = add nuw nsw i64 %990, %988
  %992 = icmp ult i64 %991, %987
  br i1 %992, label %993, label %1067

993:                                              ; preds = %986
  %994 = shl i32 %912, 3
  %995 = zext i32 %994 to i64
  %996 = zext i32 %912 to i64
  %997 = shl i32 %912, 1
  %998 = zext i32 %997 to i64
  %999 = mul i32 %912, 3
  %1000 = zext i32 %999 to i64
  %1001 = shl i32 %912, 2
  %1002 = zext i32 %1001 to i64
  %1003 = mul i32 %912, 5
  %1004 = zext i32 %1003 to i64
  %1005 = mul i32 %912, 6
  %1006 = zext i32 %1005 to i64
  br label %1007

1007:                                             ; preds = %1007, %993
  %1008 = phi i64 [ %988, %993 ], [ %1064, %1007 ]
  %1009 = shl i64 %1008, 4
  %1010 = add i64 %1009, %908
  %1011 = inttoptr i64 %1010 to <4 x i32> addrspace(1)*
  %1012 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1011, align 16, !tbaa !11
  %1013 = add i64 %1008, %996
  %1014 = shl i64 %1013, 4
  %1015 = add i64 %1014, %908
  %1016 = inttoptr i64 %1015 to <4 x i32> addrspace(1)*
  %1017 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1016, align 16, !tbaa !11
  %1018 = add i64 %1008, %998
  %1019 = shl i64 %1018, 4
  %1020 = add i64 %1019, %908
  %1021 = inttoptr i64 %1020 to <4 x i32> addrspace(1)*
  %1022 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1021, align 16, !tbaa !11
  %1023 = add i64 %1008, %1000
  %1024 = shl i64 %1023, 4
  %1025 = add i64 %1024, %908
  %1026 = inttoptr i64 %1025 to <4 x i32> addrspace(1)*
  %1027 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1026, align 16, !tbaa !11
  %1028 = add i64 %1008, %1002
  %1029 = shl i64 %1028, 4
  %1030 = add i64 %1029, %908
  %1031 = inttoptr i64 %1030 to <4 x i32> addrspace(1)*
  %1032 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1031, align 16, !tbaa !11
  %1033 = add i64 %1008, %1004
  %1034 = shl i64 %1033, 4
  %1035 = add i64 %1034, %908
  %1036 = inttoptr i64 %1035 to <4 x i32> addrspace(1)*
  %1037 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1036, align 16, !tbaa !11
  %1038 = add i64 %1008, %1006
  %1039 = shl i64 %1038, 4
  %1040 = add i64 %1039, %908
  %1041 = inttoptr i64 %1040 to <4 x i32> addrspace(1)*
  %1042 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1041, align 16, !tbaa !11
  %1043 = add i64 %1008, %990
  %1044 = shl i64 %1043, 4
  %1045 = add i64 %1044, %908
  %1046 = inttoptr i64 %1045 to <4 x i32> addrspace(1)*
  %1047 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1046, align 16, !tbaa !11
  %1048 = add i64 %1009, %85
  %1049 = inttoptr i64 %1048 to <4 x i32> addrspace(1)*
  store <4 x i32> %1012, <4 x i32> addrspace(1)* %1049, align 16, !tbaa !11
  %1050 = add i64 %1014, %85
  %1051 = inttoptr i64 %1050 to <4 x i32> addrspace(1)*
  store <4 x i32> %1017, <4 x i32> addrspace(1)* %1051, align 16, !tbaa !11
  %1052 = add i64 %1019, %85
  %1053 = inttoptr i64 %1052 to <4 x i32> addrspace(1)*
  store <4 x i32> %1022, <4 x i32> addrspace(1)* %1053, align 16, !tbaa !11
  %1054 = add i64 %1024, %85
  %1055 = inttoptr i64 %1054 to <4 x i32> addrspace(1)*
  store <4 x i32> %1027, <4 x i32> addrspace(1)* %1055, align 16, !tbaa !11
  %1056 = add i64 %1029, %85
  %1057 = inttoptr i64 %1056 to <4 x i32> addrspace(1)*
  store <4 x i32> %1032, <4 x i32> addrspace(1)* %1057, align 16, !tbaa !11
  %1058 = add i64 %1034, %85
  %1059 = inttoptr i64 %1058 to <4 x i32> addrspace(1)*
  store <4 x i32> %1037, <4 x i32> addrspace(1)* %1059, align 16, !tbaa !11
  %1060 = add i64 %1039, %85
  %1061 = inttoptr i64 %1060 to <4 x i32> addrspace(1)*
  store <4 x i32> %1042, <4 x i32> addrspace(1)* %1061, align 16, !tbaa !11
  %1062 = add i64 %1044, %85
  %1063 = inttoptr i64 %1062 to <4 x i32> addrspace(1)*
  store <4 x i32> %1047, <4 x i32> addrspace(1)* %1063, align 16, !tbaa !11
  %1064 = add i64 %1008, %995
  %1065 = add i64 %1064, %990
  %1066 = icmp ult i64 %1065, %987
  br i1 %1066, label %1007, label %1067, !llvm.loop !60

1067:                                             ; preds = %1007, %986
  %1068 = phi i64 [ %988, %986 ], [ %1064, %1007 ]
  %1069 = icmp ult i64 %1068, %987
  br i1 %1069, label %1070, label %1640

1070:                                             ; preds = %1067
  %1071 = shl i64 %1068, 4
  %1072 = add i64 %1071, %908
  %1073 = inttoptr i64 %1072 to <4 x i32> addrspace(1)*
  %1074 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1073, align 16, !tbaa !11
  %1075 = zext i32 %912 to i64
  %1076 = add i64 %1068, %1075
  %1077 = icmp ult i64 %1076, %987
  br i1 %1077, label %1078, label %1083

1078:                                             ; preds = %1070
  %1079 = shl i64 %1076, 4
  %1080 = add i64 %1079, %908
  %1081 = inttoptr i64 %1080 to <4 x i32> addrspace(1)*
  %1082 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1081, align 16, !tbaa !11
  br label %1083

1083:                                             ; preds = %1078, %1070
  %1084 = phi <4 x i32> [ %1082, %1078 ], [ zeroinitializer, %1070 ]
  %1085 = shl i32 %912, 1
  %1086 = zext i32 %1085 to i64
  %1087 = add i64 %1068, %1086
  %1088 = icmp ult i64 %1087, %987
  br i1 %1088, label %1089, label %1094

1089:                                             ; preds = %1083
  %1090 = shl i64 %1087, 4
  %1091 = add i64 %1090, %908
  %1092 = inttoptr i64 %1091 to <4 x i32> addrspace(1)*
  %1093 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1092, align 16, !tbaa !11
  br label %1094

1094:                                             ; preds = %1089, %1083
  %1095 = phi <4 x i32> [ %1093, %1089 ], [ zeroinitializer, %1083 ]
  %1096 = mul i32 %912, 3
  %1097 = zext i32 %1096 to i64
  %1098 = add i64 %1068, %1097
  %1099 = icmp ult i64 %1098, %987
  br i1 %1099, label %1100, label %1105

1100:                                             ; preds = %1094
  %1101 = shl i64 %1098, 4
  %1102 = add i64 %1101, %908
  %1103 = inttoptr i64 %1102 to <4 x i32> addrspace(1)*
  %1104 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1103, align 16, !tbaa !11
  br label %1105

1105:                                             ; preds = %1100, %1094
  %1106 = phi <4 x i32> [ %1104, %1100 ], [ zeroinitializer, %1094 ]
  %1107 = shl i32 %912, 2
  %1108 = zext i32 %1107 to i64
  %1109 = add i64 %1068, %1108
  %1110 = icmp ult i64 %1109, %987
  br i1 %1110, label %1111, label %1116

1111:                                             ; preds = %1105
  %1112 = shl i64 %1109, 4
  %1113 = add i64 %1112, %908
  %1114 = inttoptr i64 %1113 to <4 x i32> addrspace(1)*
  %1115 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1114, align 16, !tbaa !11
  br label %1116

1116:                                             ; preds = %1111, %1105
  %1117 = phi <4 x i32> [ %1115, %1111 ], [ zeroinitializer, %1105 ]
  %1118 = mul i32 %912, 5
  %1119 = zext i32 %1118 to i64
  %1120 = add i64 %1068, %1119
  %1121 = icmp ult i64 %1120, %987
  br i1 %1121, label %1122, label %1127

1122:                                             ; preds = %1116
  %1123 = shl i64 %1120, 4
  %1124 = add i64 %1123, %908
  %1125 = inttoptr i64 %1124 to <4 x i32> addrspace(1)*
  %1126 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1125, align 16, !tbaa !11
  br label %1127

1127:                                             ; preds = %1122, %1116
  %1128 = phi <4 x i32> [ %1126, %1122 ], [ zeroinitializer, %1116 ]
  %1129 = mul i32 %912, 6
  %1130 = zext i32 %1129 to i64
  %1131 = add i64 %1068, %1130
  %1132 = icmp ult i64 %1131, %987
  br i1 %1132, label %1133, label %1138

1133:                                             ; preds = %1127
  %1134 = shl i64 %1131, 4
  %1135 = add i64 %1134, %908
  %1136 = inttoptr i64 %1135 to <4 x i32> addrspace(1)*
  %1137 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1136, align 16, !tbaa !11
  br label %1138

1138:                                             ; preds = %1133, %1127
  %1139 = phi <4 x i32> [ %1137, %1133 ], [ zeroinitializer, %1127 ]
  %1140 = add i64 %1068, %990
  %1141 = icmp ult i64 %1140, %987
  br i1 %1141, label %1142, label %1147

1142:                                             ; preds = %1138
  %1143 = shl i64 %1140, 4
  %1144 = add i64 %1143, %908
  %1145 = inttoptr i64 %1144 to <4 x i32> addrspace(1)*
  %1146 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1145, align 16, !tbaa !11
  br label %1147

1147:                                             ; preds = %1142, %1138
  %1148 = phi <4 x i32> [ %1146, %1142 ], [ zeroinitializer, %1138 ]
  %1149 = add i64 %1071, %85
  %1150 = inttoptr i64 %1149 to <4 x i32> addrspace(1)*
  store <4 x i32> %1074, <4 x i32> addrspace(1)* %1150, align 16, !tbaa !11
  br i1 %1077, label %1151, label %1155

1151:                                             ; preds = %1147
  %1152 = shl i64 %1076, 4
  %1153 = add i64 %1152, %85
  %1154 = inttoptr i64 %1153 to <4 x i32> addrspace(1)*
  store <4 x i32> %1084, <4 x i32> addrspace(1)* %1154, align 16, !tbaa !11
  br label %1155

1155:                                             ; preds = %1151, %1147
  br i1 %1088, label %1156, label %1160

1156:                                             ; preds = %1155
  %1157 = shl i64 %1087, 4
  %1158 = add i64 %1157, %85
  %1159 = inttoptr i64 %1158 to <4 x i32> addrspace(1)*
  store <4 x i32> %1095, <4 x i32> addrspace(1)* %1159, align 16, !tbaa !11
  br label %1160

1160:                                             ; preds = %1156, %1155
  br i1 %1099, label %1161, label %1165

1161:                                             ; preds = %1160
  %1162 = shl i64 %1098, 4
  %1163 = add i64 %1162, %85
  %1164 = inttoptr i64 %1163 to <4 x i32> addrspace(1)*
  store <4 x i32> %1106, <4 x i32> addrspace(1)* %1164, align 16, !tbaa !11
  br label %1165

1165:                                             ; preds = %1161, %1160
  br i1 %1110, label %1166, label %1170

1166:                                             ; preds = %1165
  %1167 = shl i64 %1109, 4
  %1168 = add i64 %1167, %85
  %1169 = inttoptr i64 %1168 to <4 x i32> addrspace(1)*
  store <4 x i32> %1117, <4 x i32> addrspace(1)* %1169, align 16, !tbaa !11
  br label %1170

1170:                                             ; preds = %1166, %1165
  br i1 %1121, label %1171, label %1175

1171:                                             ; preds = %1170
  %1172 = shl i64 %1120, 4
  %1173 = add i64 %1172, %85
  %1174 = inttoptr i64 %1173 to <4 x i32> addrspace(1)*
  store <4 x i32> %1128, <4 x i32> addrspace(1)* %1174, align 16, !tbaa !11
  br label %1175

1175:                                             ; preds = %1171, %1170
  br i1 %1132, label %1176, label %1180

1176:                                             ; preds = %1175
  %1177 = shl i64 %1131, 4
  %1178 = add i64 %1177, %85
  %1179 = inttoptr i64 %1178 to <4 x i32> addrspace(1)*
  store <4 x i32> %1139, <4 x i32> addrspace(1)* %1179, align 16, !tbaa !11
  br label %1180

1180:                                             ; preds = %1176, %1175
  br i1 %1141, label %1181, label %1640

1181:                                             ; preds = %1180
  %1182 = shl i64 %1140, 4
  %1183 = add i64 %1182, %85
  br label %1636

1184:                                             ; preds = %910
  %1185 = icmp ult i64 %921, %907
  %1186 = select i1 %1185, i64 %921, i64 %907
  %1187 = sub i64 %907, %1186
  %1188 = sub nsw i64 0, %919
  %1189 = and i64 %1187, %1188
  switch i64 %919, label %1592 [
    i64 16, label %1190
    i64 4, label %1391
  ]

1190:                                             ; preds = %1184
  %1191 = add i64 %1186, %85
  %1192 = add i64 %1186, %908
  %1193 = lshr i64 %1189, 4
  %1194 = zext i32 %911 to i64
  %1195 = mul i32 %912, 7
  %1196 = zext i32 %1195 to i64
  %1197 = add nuw nsw i64 %1196, %1194
  %1198 = icmp ult i64 %1197, %1193
  br i1 %1198, label %1199, label %1273

1199:                                             ; preds = %1190
  %1200 = shl i32 %912, 3
  %1201 = zext i32 %1200 to i64
  %1202 = zext i32 %912 to i64
  %1203 = shl i32 %912, 1
  %1204 = zext i32 %1203 to i64
  %1205 = mul i32 %912, 3
  %1206 = zext i32 %1205 to i64
  %1207 = shl i32 %912, 2
  %1208 = zext i32 %1207 to i64
  %1209 = mul i32 %912, 5
  %1210 = zext i32 %1209 to i64
  %1211 = mul i32 %912, 6
  %1212 = zext i32 %1211 to i64
  br label %1213

1213:                                             ; preds = %1213, %1199
  %1214 = phi i64 [ %1194, %1199 ], [ %1270, %1213 ]
  %1215 = shl i64 %1214, 4
  %1216 = add i64 %1215, %1192
  %1217 = inttoptr i64 %1216 to <4 x i32> addrspace(1)*
  %1218 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1217, align 16, !tbaa !11
  %1219 = add i64 %1214, %1202
  %1220 = shl i64 %1219, 4
  %1221 = add i64 %1220, %1192
  %1222 = inttoptr i64 %1221 to <4 x i32> addrspace(1)*
  %1223 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1222, align 16, !tbaa !11
  %1224 = add i64 %1214, %1204
  %1225 = shl i64 %1224, 4
  %1226 = add i64 %1225, %1192
  %1227 = inttoptr i64 %1226 to <4 x i32> addrspace(1)*
  %1228 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1227, align 16, !tbaa !11
  %1229 = add i64 %1214, %1206
  %1230 = shl i64 %1229, 4
  %1231 = add i64 %1230, %1192
  %1232 = inttoptr i64 %1231 to <4 x i32> addrspace(1)*
  %1233 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1232, align 16, !tbaa !11
  %1234 = add i64 %1214, %1208
  %1235 = shl i64 %1234, 4
  %1236 = add i64 %1235, %1192
  %1237 = inttoptr i64 %1236 to <4 x i32> addrspace(1)*
  %1238 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1237, align 16, !tbaa !11
  %1239 = add i64 %1214, %1210
  %1240 = shl i64 %1239, 4
  %1241 = add i64 %1240, %1192
  %1242 = inttoptr i64 %1241 to <4 x i32> addrspace(1)*
  %1243 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1242, align 16, !tbaa !11
  %1244 = add i64 %1214, %1212
  %1245 = shl i64 %1244, 4
  %1246 = add i64 %1245, %1192
  %1247 = inttoptr i64 %1246 to <4 x i32> addrspace(1)*
  %1248 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1247, align 16, !tbaa !11
  %1249 = add i64 %1214, %1196
  %1250 = shl i64 %1249, 4
  %1251 = add i64 %1250, %1192
  %1252 = inttoptr i64 %1251 to <4 x i32> addrspace(1)*
  %1253 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1252, align 16, !tbaa !11
  %1254 = add i64 %1215, %1191
  %1255 = inttoptr i64 %1254 to <4 x i32> addrspace(1)*
  store <4 x i32> %1218, <4 x i32> addrspace(1)* %1255, align 16, !tbaa !11
  %1256 = add i64 %1220, %1191
  %1257 = inttoptr i64 %1256 to <4 x i32> addrspace(1)*
  store <4 x i32> %1223, <4 x i32> addrspace(1)* %1257, align 16, !tbaa !11
  %1258 = add i64 %1225, %1191
  %1259 = inttoptr i64 %1258 to <4 x i32> addrspace(1)*
  store <4 x i32> %1228, <4 x i32> addrspace(1)* %1259, align 16, !tbaa !11
  %1260 = add i64 %1230, %1191
  %1261 = inttoptr i64 %1260 to <4 x i32> addrspace(1)*
  store <4 x i32> %1233, <4 x i32> addrspace(1)* %1261, align 16, !tbaa !11
  %1262 = add i64 %1235, %1191
  %1263 = inttoptr i64 %1262 to <4 x i32> addrspace(1)*
  store <4 x i32> %1238, <4 x i32> addrspace(1)* %1263, align 16, !tbaa !11
  %1264 = add i64 %1240, %1191
  %1265 = inttoptr i64 %1264 to <4 x i32> addrspace(1)*
  store <4 x i32> %1243, <4 x i32> addrspace(1)* %1265, align 16, !tbaa !11
  %1266 = add i64 %1245, %1191
  %1267 = inttoptr i64 %1266 to <4 x i32> addrspace(1)*
  store <4 x i32> %1248, <4 x i32> addrspace(1)* %1267, align 16, !tbaa !11
  %1268 = add i64 %1250, %1191
  %1269 = inttoptr i64 %1268 to <4 x i32> addrspace(1)*
  store <4 x i32> %1253, <4 x i32> addrspace(1)* %1269, align 16, !tbaa !11
  %1270 = add i64 %1214, %1201
  %1271 = add i64 %1270, %1196
  %1272 = icmp ult i64 %1271, %1193
  br i1 %1272, label %1213, label %1273, !llvm.loop !60

1273:                                             ; preds = %1213, %1190
  %1274 = phi i64 [ %1194, %1190 ], [ %1270, %1213 ]
  %1275 = icmp ult i64 %1274, %1193
  br i1 %1275, label %1276, label %1606

1276:                                             ; preds = %1273
  %1277 = shl i64 %1274, 4
  %1278 = add i64 %1277, %1192
  %1279 = inttoptr i64 %1278 to <4 x i32> addrspace(1)*
  %1280 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1279, align 16, !tbaa !11
  %1281 = zext i32 %912 to i64
  %1282 = add i64 %1274, %1281
  %1283 = icmp ult i64 %1282, %1193
  br i1 %1283, label %1284, label %1289

1284:                                             ; preds = %1276
  %1285 = shl i64 %1282, 4
  %1286 = add i64 %1285, %1192
  %1287 = inttoptr i64 %1286 to <4 x i32> addrspace(1)*
  %1288 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1287, align 16, !tbaa !11
  br label %1289

1289:                                             ; preds = %1284, %1276
  %1290 = phi <4 x i32> [ %1288, %1284 ], [ zeroinitializer, %1276 ]
  %1291 = shl i32 %912, 1
  %1292 = zext i32 %1291 to i64
  %1293 = add i64 %1274, %1292
  %1294 = icmp ult i64 %1293, %1193
  br i1 %1294, label %1295, label %1300

1295:                                             ; preds = %1289
  %1296 = shl i64 %1293, 4
  %1297 = add i64 %1296, %1192
  %1298 = inttoptr i64 %1297 to <4 x i32> addrspace(1)*
  %1299 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1298, align 16, !tbaa !11
  br label %1300

1300:                                             ; preds = %1295, %1289
  %1301 = phi <4 x i32> [ %1299, %1295 ], [ zeroinitializer, %1289 ]
  %1302 = mul i32 %912, 3
  %1303 = zext i32 %1302 to i64
  %1304 = add i64 %1274, %1303
  %1305 = icmp ult i64 %1304, %1193
  br i1 %1305, label %1306, label %1311

1306:                                             ; preds = %1300
  %1307 = shl i64 %1304, 4
  %1308 = add i64 %1307, %1192
  %1309 = inttoptr i64 %1308 to <4 x i32> addrspace(1)*
  %1310 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1309, align 16, !tbaa !11
  br label %1311

1311:                                             ; preds = %1306, %1300
  %1312 = phi <4 x i32> [ %1310, %1306 ], [ zeroinitializer, %1300 ]
  %1313 = shl i32 %912, 2
  %1314 = zext i32 %1313 to i64
  %1315 = add i64 %1274, %1314
  %1316 = icmp ult i64 %1315, %1193
  br i1 %1316, label %1317, label %1322

1317:                                             ; preds = %1311
  %1318 = shl i64 %1315, 4
  %1319 = add i64 %1318, %1192
  %1320 = inttoptr i64 %1319 to <4 x i32> addrspace(1)*
  %1321 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1320, align 16, !tbaa !11
  br label %1322

1322:                                             ; preds = %1317, %1311
  %1323 = phi <4 x i32> [ %1321, %1317 ], [ zeroinitializer, %1311 ]
  %1324 = mul i32 %912, 5
  %1325 = zext i32 %1324 to i64
  %1326 = add i64 %1274, %1325
  %1327 = icmp ult i64 %1326, %1193
  br i1 %1327, label %1328, label %1333

1328:                                             ; preds = %1322
  %1329 = shl i64 %1326, 4
  %1330 = add i64 %1329, %1192
  %1331 = inttoptr i64 %1330 to <4 x i32> addrspace(1)*
  %1332 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1331, align 16, !tbaa !11
  br label %1333

1333:                                             ; preds = %1328, %1322
  %1334 = phi <4 x i32> [ %1332, %1328 ], [ zeroinitializer, %1322 ]
  %1335 = mul i32 %912, 6
  %1336 = zext i32 %1335 to i64
  %1337 = add i64 %1274, %1336
  %1338 = icmp ult i64 %1337, %1193
  br i1 %1338, label %1339, label %1344

1339:                                             ; preds = %1333
  %1340 = shl i64 %1337, 4
  %1341 = add i64 %1340, %1192
  %1342 = inttoptr i64 %1341 to <4 x i32> addrspace(1)*
  %1343 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1342, align 16, !tbaa !11
  br label %1344

1344:                                             ; preds = %1339, %1333
  %1345 = phi <4 x i32> [ %1343, %1339 ], [ zeroinitializer, %1333 ]
  %1346 = add i64 %1274, %1196
  %1347 = icmp ult i64 %1346, %1193
  br i1 %1347, label %1348, label %1353

1348:                                             ; preds = %1344
  %1349 = shl i64 %1346, 4
  %1350 = add i64 %1349, %1192
  %1351 = inttoptr i64 %1350 to <4 x i32> addrspace(1)*
  %1352 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1351, align 16, !tbaa !11
  br label %1353

1353:                                             ; preds = %1348, %1344
  %1354 = phi <4 x i32> [ %1352, %1348 ], [ zeroinitializer, %1344 ]
  %1355 = add i64 %1277, %1191
  %1356 = inttoptr i64 %1355 to <4 x i32> addrspace(1)*
  store <4 x i32> %1280, <4 x i32> addrspace(1)* %1356, align 16, !tbaa !11
  br i1 %1283, label %1357, label %1361

1357:                                             ; preds = %1353
  %1358 = shl i64 %1282, 4
  %1359 = add i64 %1358, %1191
  %1360 = inttoptr i64 %1359 to <4 x i32> addrspace(1)*
  store <4 x i32> %1290, <4 x i32> addrspace(1)* %1360, align 16, !tbaa !11
  br label %1361

1361:                                             ; preds = %1357, %1353
  br i1 %1294, label %1362, label %1366

1362:                                             ; preds = %1361
  %1363 = shl i64 %1293, 4
  %1364 = add i64 %1363, %1191
  %1365 = inttoptr i64 %1364 to <4 x i32> addrspace(1)*
  store <4 x i32> %1301, <4 x i32> addrspace(1)* %1365, align 16, !tbaa !11
  br label %1366

1366:                                             ; preds = %1362, %1361
  br i1 %1305, label %1367, label %1371

1367:                                             ; preds = %1366
  %1368 = shl i64 %1304, 4
  %1369 = add i64 %1368, %1191
  %1370 = inttoptr i64 %1369 to <4 x i32> addrspace(1)*
  store <4 x i32> %1312, <4 x i32> addrspace(1)* %1370, align 16, !tbaa !11
  br label %1371

1371:                                             ; preds = %1367, %1366
  br i1 %1316, label %1372, label %1376

1372:                                             ; preds = %1371
  %1373 = shl i64 %1315, 4
  %1374 = add i64 %1373, %1191
  %1375 = inttoptr i64 %1374 to <4 x i32> addrspace(1)*
  store <4 x i32> %1323, <4 x i32> addrspace(1)* %1375, align 16, !tbaa !11
  br label %1376

1376:                                             ; preds = %1372, %1371
  br i1 %1327, label %1377, label %1381

1377:                                             ; preds = %1376
  %1378 = shl i64 %1326, 4
  %1379 = add i64 %1378, %1191
  %1380 = inttoptr i64 %1379 to <4 x i32> addrspace(1)*
  store <4 x i32> %1334, <4 x i32> addrspace(1)* %1380, align 16, !tbaa !11
  br label %1381

1381:                                             ; preds = %1377, %1376
  br i1 %1338, label %1382, label %1386

1382:                                             ; preds = %1381
  %1383 = shl i64 %1337, 4
  %1384 = add i64 %1383, %1191
  %1385 = inttoptr i64 %1384 to <4 x i32> addrspace(1)*
  store <4 x i32> %1345, <4 x i32> addrspace(1)* %1385, align 16, !tbaa !11
  br label %1386

1386:                                             ; preds = %1382, %1381
  br i1 %1347, label %1387, label %1606

1387:                                             ; preds = %1386
  %1388 = shl i64 %1346, 4
  %1389 = add i64 %1388, %1191
  %1390 = inttoptr i64 %1389 to <4 x i32> addrspace(1)*
  store <4 x i32> %1354, <4 x i32> addrspace(1)* %1390, align 16, !tbaa !11
  br label %1606

1391:                                             ; preds = %1184
  %1392 = add i64 %1186, %85
  %1393 = add i64 %1186, %908
  %1394 = lshr i64 %1189, 2
  %1395 = zext i32 %911 to i64
  %1396 = mul i32 %912, 7
  %1397 = zext i32 %1396 to i64
  %1398 = add nuw nsw i64 %1397, %1395
  %1399 = icmp ult i64 %1398, %1394
  br i1 %1399, label %1400, label %1474

1400:                                             ; preds = %1391
  %1401 = shl i32 %912, 3
  %1402 = zext i32 %1401 to i64
  %1403 = zext i32 %912 to i64
  %1404 = shl i32 %912, 1
  %1405 = zext i32 %1404 to i64
  %1406 = mul i32 %912, 3
  %1407 = zext i32 %1406 to i64
  %1408 = shl i32 %912, 2
  %1409 = zext i32 %1408 to i64
  %1410 = mul i32 %912, 5
  %1411 = zext i32 %1410 to i64
  %1412 = mul i32 %912, 6
  %1413 = zext i32 %1412 to i64
  br label %1414

1414:                                             ; preds = %1414, %1400
  %1415 = phi i64 [ %1395, %1400 ], [ %1471, %1414 ]
  %1416 = shl i64 %1415, 2
  %1417 = add i64 %1416, %1393
  %1418 = inttoptr i64 %1417 to i32 addrspace(1)*
  %1419 = load volatile i32, i32 addrspace(1)* %1418, align 4, !tbaa !11
  %1420 = add i64 %1415, %1403
  %1421 = shl i64 %1420, 2
  %1422 = add i64 %1421, %1393
  %1423 = inttoptr i64 %1422 to i32 addrspace(1)*
  %1424 = load volatile i32, i32 addrspace(1)* %1423, align 4, !tbaa !11
  %1425 = add i64 %1415, %1405
  %1426 = shl i64 %1425, 2
  %1427 = add i64 %1426, %1393
  %1428 = inttoptr i64 %1427 to i32 addrspace(1)*
  %1429 = load volatile i32, i32 addrspace(1)* %1428, align 4, !tbaa !11
  %1430 = add i64 %1415, %1407
  %1431 = shl i64 %1430, 2
  %1432 = add i64 %1431, %1393
  %1433 = inttoptr i64 %1432 to i32 addrspace(1)*
  %1434 = load volatile i32, i32 addrspace(1)* %1433, align 4, !tbaa !11
  %1435 = add i64 %1415, %1409
  %1436 = shl i64 %1435, 2
  %1437 = add i64 %1436, %1393
  %1438 = inttoptr i64 %1437 to i32 addrspace(1)*
  %1439 = load volatile i32, i32 addrspace(1)* %1438, align 4, !tbaa !11
  %1440 = add i64 %1415, %1411
  %1441 = shl i64 %1440, 2
  %1442 = add i64 %1441, %1393
  %1443 = inttoptr i64 %1442 to i32 addrspace(1)*
  %1444 = load volatile i32, i32 addrspace(1)* %1443, align 4, !tbaa !11
  %1445 = add i64 %1415, %1413
  %1446 = shl i64 %1445, 2
  %1447 = add i64 %1446, %1393
  %1448 = inttoptr i64 %1447 to i32 addrspace(1)*
  %1449 = load volatile i32, i32 addrspace(1)* %1448, align 4, !tbaa !11
  %1450 = add i64 %1415, %1397
  %1451 = shl i64 %1450, 2
  %1452 = add i64 %1451, %1393
  %1453 = inttoptr i64 %1452 to i32 addrspace(1)*
  %1454 = load volatile i32, i32 addrspace(1)* %1453, align 4, !tbaa !11
  %1455 = add i64 %1416, %1392
  %1456 = inttoptr i64 %1455 to i32 addrspace(1)*
  store i32 %1419, i32 addrspace(1)* %1456, align 4, !tbaa !11
  %1457 = add i64 %1421, %1392
  %1458 = inttoptr i64 %1457 to i32 addrspace(1)*
  store i32 %1424, i32 addrspace(1)* %1458, align 4, !tbaa !11
  %1459 = add i64 %1426, %1392
  %1460 = inttoptr i64 %1459 to i32 addrspace(1)*
  store i32 %1429, i32 addrspace(1)* %1460, align 4, !tbaa !11
  %1461 = add i64 %1431, %1392
  %1462 = inttoptr i64 %1461 to i32 addrspace(1)*
  store i32 %1434, i32 addrspace(1)* %1462, align 4, !tbaa !11
  %1463 = add i64 %1436, %1392
  %1464 = inttoptr i64 %1463 to i32 addrspace(1)*
  store i32 %1439, i32 addrspace(1)* %1464, align 4, !tbaa !11
  %1465 = add i64 %1441, %1392
  %1466 = inttoptr i64 %1465 to i32 addrspace(1)*
  store i32 %1444, i32 addrspace(1)* %1466, align 4, !tbaa !11
  %1467 = add i64 %1446, %1392
  %1468 = inttoptr i64 %1467 to i32 addrspace(1)*
  store i32 %1449, i32 addrspace(1)* %1468, align 4, !tbaa !11
  %1469 = add i64 %1451, %1392
  %1470 = inttoptr i64 %1469 to i32 addrspace(1)*
  store i32 %1454, i32 addrspace(1)* %1470, align 4, !tbaa !11
  %1471 = add i64 %1415, %1402
  %1472 = add i64 %1471, %1397
  %1473 = icmp ult i64 %1472, %1394
  br i1 %1473, label %1414, label %1474, !llvm.loop !61

1474:                                             ; preds = %1414, %1391
  %1475 = phi i64 [ %1395, %1391 ], [ %1471, %1414 ]
  %1476 = icmp ult i64 %1475, %1394
  br i1 %1476, label %1477, label %1606

1477:                                             ; preds = %1474
  %1478 = shl i64 %1475, 2
  %1479 = add i64 %1478, %1393
  %1480 = inttoptr i64 %1479 to i32 addrspace(1)*
  %1481 = load volatile i32, i32 addrspace(1)* %1480, align 4, !tbaa !11
  %1482 = zext i32 %912 to i64
  %1483 = add i64 %1475, %1482
  %1484 = icmp ult i64 %1483, %1394
  br i1 %1484, label %1485, label %1490

1485:                                             ; preds = %1477
  %1486 = shl i64 %1483, 2
  %1487 = add i64 %1486, %1393
  %1488 = inttoptr i64 %1487 to i32 addrspace(1)*
  %1489 = load volatile i32, i32 addrspace(1)* %1488, align 4, !tbaa !11
  br label %1490

1490:                                             ; preds = %1485, %1477
  %1491 = phi i32 [ %1489, %1485 ], [ 0, %1477 ]
  %1492 = shl i32 %912, 1
  %1493 = zext i32 %1492 to i64
  %1494 = add i64 %1475, %1493
  %1495 = icmp ult i64 %1494, %1394
  br i1 %1495, label %1496, label %1501

1496:                                             ; preds = %1490
  %1497 = shl i64 %1494, 2
  %1498 = add i64 %1497, %1393
  %1499 = inttoptr i64 %1498 to i32 addrspace(1)*
  %1500 = load volatile i32, i32 addrspace(1)* %1499, align 4, !tbaa !11
  br label %1501

1501:                                             ; preds = %1496, %1490
  %1502 = phi i32 [ %1500, %1496 ], [ 0, %1490 ]
  %1503 = mul i32 %912, 3
  %1504 = zext i32 %1503 to i64
  %1505 = add i64 %1475, %1504
  %1506 = icmp ult i64 %1505, %1394
  br i1 %1506, label %1507, label %1512

1507:                                             ; preds = %1501
  %1508 = shl i64 %1505, 2
  %1509 = add i64 %1508, %1393
  %1510 = inttoptr i64 %1509 to i32 addrspace(1)*
  %1511 = load volatile i32, i32 addrspace(1)* %1510, align 4, !tbaa !11
  br label %1512

1512:                                             ; preds = %1507, %1501
  %1513 = phi i32 [ %1511, %1507 ], [ 0, %1501 ]
  %1514 = shl i32 %912, 2
  %1515 = zext i32 %1514 to i64
  %1516 = add i64 %1475, %1515
  %1517 = icmp ult i64 %1516, %1394
  br i1 %1517, label %1518, label %1523

1518:                                             ; preds = %1512
  %1519 = shl i64 %1516, 2
  %1520 = add i64 %1519, %1393
  %1521 = inttoptr i64 %1520 to i32 addrspace(1)*
  %1522 = load volatile i32, i32 addrspace(1)* %1521, align 4, !tbaa !11
  br label %1523

1523:                                             ; preds = %1518, %1512
  %1524 = phi i32 [ %1522, %1518 ], [ 0, %1512 ]
  %1525 = mul i32 %912, 5
  %1526 = zext i32 %1525 to i64
  %1527 = add i64 %1475, %1526
  %1528 = icmp ult i64 %1527, %1394
  br i1 %1528, label %1529, label %1534

1529:                                             ; preds = %1523
  %1530 = shl i64 %1527, 2
  %1531 = add i64 %1530, %1393
  %1532 = inttoptr i64 %1531 to i32 addrspace(1)*
  %1533 = load volatile i32, i32 addrspace(1)* %1532, align 4, !tbaa !11
  br label %1534

1534:                                             ; preds = %1529, %1523
  %1535 = phi i32 [ %1533, %1529 ], [ 0, %1523 ]
  %1536 = mul i32 %912, 6
  %1537 = zext i32 %1536 to i64
  %1538 = add i64 %1475, %1537
  %1539 = icmp ult i64 %1538, %1394
  br i1 %1539, label %1540, label %1545

1540:                                             ; preds = %1534
  %1541 = shl i64 %1538, 2
  %1542 = add i64 %1541, %1393
  %1543 = inttoptr i64 %1542 to i32 addrspace(1)*
  %1544 = load volatile i32, i32 addrspace(1)* %1543, align 4, !tbaa !11
  br label %1545

1545:                                             ; preds = %1540, %1534
  %1546 = phi i32 [ %1544, %1540 ], [ 0, %1534 ]
  %1547 = add i64 %1475, %1397
  %1548 = icmp ult i64 %1547, %1394
  br i1 %1548, label %1549, label %1554

1549:                                             ; preds = %1545
  %1550 = shl i64 %1547, 2
  %1551 = add i64 %1550, %1393
  %1552 = inttoptr i64 %1551 to i32 addrspace(1)*
  %1553 = load volatile i32, i32 addrspace(1)* %1552, align 4, !tbaa !11
  br label %1554

1554:                                             ; preds = %1549, %1545
  %1555 = phi i32 [ %1553, %1549 ], [ 0, %1545 ]
  %1556 = add i64 %1478, %1392
  %1557 = inttoptr i64 %1556 to i32 addrspace(1)*
  store i32 %1481, i32 addrspace(1)* %1557, align 4, !tbaa !11
  br i1 %1484, label %1558, label %1562

1558:                                             ; preds = %1554
  %1559 = shl i64 %1483, 2
  %1560 = add i64 %1559, %1392
  %1561 = inttoptr i64 %1560 to i32 addrspace(1)*
  store i32 %1491, i32 addrspace(1)* %1561, align 4, !tbaa !11
  br label %1562

1562:                                             ; preds = %1558, %1554
  br i1 %1495, label %1563, label %1567

1563:                                             ; preds = %1562
  %1564 = shl i64 %1494, 2
  %1565 = add i64 %1564, %1392
  %1566 = inttoptr i64 %1565 to i32 addrspace(1)*
  store i32 %1502, i32 addrspace(1)* %1566, align 4, !tbaa !11
  br label %1567

1567:                                             ; preds = %1563, %1562
  br i1 %1506, label %1568, label %1572

1568:                                             ; preds = %1567
  %1569 = shl i64 %1505, 2
  %1570 = add i64 %1569, %1392
  %1571 = inttoptr i64 %1570 to i32 addrspace(1)*
  store i32 %1513, i32 addrspace(1)* %1571, align 4, !tbaa !11
  br label %1572

1572:                                             ; preds = %1568, %1567
  br i1 %1517, label %1573, label %1577

1573:                                             ; preds = %1572
  %1574 = shl i64 %1516, 2
  %1575 = add i64 %1574, %1392
  %1576 = inttoptr i64 %1575 to i32 addrspace(1)*
  store i32 %1524, i32 addrspace(1)* %1576, align 4, !tbaa !11
  br label %1577

1577:                                             ; preds = %1573, %1572
  br i1 %1528, label %1578, label %1582

1578:                                             ; preds = %1577
  %1579 = shl i64 %1527, 2
  %1580 = add i64 %1579, %1392
  %1581 = inttoptr i64 %1580 to i32 addrspace(1)*
  store i32 %1535, i32 addrspace(1)* %1581, align 4, !tbaa !11
  br label %1582

1582:                                             ; preds = %1578, %1577
  br i1 %1539, label %1583, label %1587

1583:                                             ; preds = %1582
  %1584 = shl i64 %1538, 2
  %1585 = add i64 %1584, %1392
  %1586 = inttoptr i64 %1585 to i32 addrspace(1)*
  store i32 %1546, i32 addrspace(1)* %1586, align 4, !tbaa !11
  br label %1587

1587:                                             ; preds = %1583, %1582
  br i1 %1548, label %1588, label %1606

1588:                                             ; preds = %1587
  %1589 = shl i64 %1547, 2
  %1590 = add i64 %1589, %1392
  %1591 = inttoptr i64 %1590 to i32 addrspace(1)*
  store i32 %1555, i32 addrspace(1)* %1591, align 4, !tbaa !11
  br label %1606

1592:                                             ; preds = %1184
  %1593 = zext i32 %911 to i64
  %1594 = icmp ugt i64 %907, %1593
  br i1 %1594, label %1595, label %1640

1595:                                             ; preds = %1592
  %1596 = zext i32 %912 to i64
  br label %1597

1597:                                             ; preds = %1597, %1595
  %1598 = phi i64 [ %1593, %1595 ], [ %1604, %1597 ]
  %1599 = add i64 %1598, %908
  %1600 = inttoptr i64 %1599 to i8 addrspace(1)*
  %1601 = load volatile i8, i8 addrspace(1)* %1600, align 1, !tbaa !11
  %1602 = add i64 %1598, %85
  %1603 = inttoptr i64 %1602 to i8 addrspace(1)*
  store i8 %1601, i8 addrspace(1)* %1603, align 1, !tbaa !11
  %1604 = add i64 %1598, %1596
  %1605 = icmp ult i64 %1604, %907
  br i1 %1605, label %1597, label %1640, !llvm.loop !62

1606:                                             ; preds = %1588, %1587, %1474, %1387, %1386, %1273
  %1607 = phi i64 [ %1395, %1588 ], [ %1395, %1587 ], [ %1395, %1474 ], [ %1194, %1387 ], [ %1194, %1386 ], [ %1194, %1273 ]
  %1608 = icmp ugt i64 %1186, %1607
  br i1 %1608, label %1609, label %1620

1609:                                             ; preds = %1606
  %1610 = zext i32 %912 to i64
  br label %1611

1611:                                             ; preds = %1611, %1609
  %1612 = phi i64 [ %1607, %1609 ], [ %1618, %1611 ]
  %1613 = add i64 %1612, %908
  %1614 = inttoptr i64 %1613 to i8 addrspace(1)*
  %1615 = load volatile i8, i8 addrspace(1)* %1614, align 1, !tbaa !11
  %1616 = add i64 %1612, %85
  %1617 = inttoptr i64 %1616 to i8 addrspace(1)*
  store i8 %1615, i8 addrspace(1)* %1617, align 1, !tbaa !11
  %1618 = add i64 %1612, %1610
  %1619 = icmp ult i64 %1618, %1186
  br i1 %1619, label %1611, label %1620, !llvm.loop !62

1620:                                             ; preds = %1611, %1606
  %1621 = add i64 %1189, %1186
  %1622 = sub i64 %907, %1621
  %1623 = icmp ugt i64 %1622, %1607
  br i1 %1623, label %1624, label %1640

1624:                                             ; preds = %1620
  %1625 = zext i32 %912 to i64
  br label %1626

1626:                                             ; preds = %1626, %1624
  %1627 = phi i64 [ %1607, %1624 ], [ %1634, %1626 ]
  %1628 = add i64 %1627, %1621
  %1629 = add i64 %1628, %908
  %1630 = inttoptr i64 %1629 to i8 addrspace(1)*
  %1631 = load volatile i8, i8 addrspace(1)* %1630, align 1, !tbaa !11
  %1632 = add i64 %1628, %85
  %1633 = inttoptr i64 %1632 to i8 addrspace(1)*
  store i8 %1631, i8 addrspace(1)* %1633, align 1, !tbaa !11
  %1634 = add i64 %1627, %1625
  %1635 = icmp ult i64 %1634, %1622
  br i1 %1635, label %1626, label %1640, !llvm.loop !62

1636:                                             ; preds = %1181, %930
  %1637 = phi i64 [ %1183, %1181 ], [ %985, %930 ]
  %1638 = phi <4 x i32> [ %1148, %1181 ], [ %971, %930 ]
  %1639 = inttoptr i64 %1637 to <4 x i32> addrspace(1)*
  store <4 x i32> %1638, <4 x i32> addrspace(1)* %1639, align 16, !tbaa !11
  br label %1640

1640:                                             ; preds = %1626, %1597, %1636, %1620, %1592, %1180, %1067
  %1641 = load i32, i32* %44, align 4, !tbaa !65
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !69
  %1642 = load i32, i32* %45, align 8, !tbaa !45
  %1643 = icmp eq i32 %1642, 0
  br i1 %1643, label %1644, label %1649

1644:                                             ; preds = %1640
  %1645 = load i64, i64* %46, align 8, !tbaa !19
  %1646 = add i64 %1645, 32
  %1647 = inttoptr i64 %1646 to i64 addrspace(1)*
  %1648 = load volatile i64, i64 addrspace(1)* %1647, align 8, !tbaa !5
  br label %1649

1649:                                             ; preds = %1644, %1640
  %1650 = phi i64 [ %1648, %1644 ], [ 0, %1640 ]
  %1651 = trunc i64 %1650 to i32
  %1652 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1651, i32 0, i32 31) #7
  %1653 = lshr i64 %1650, 32
  %1654 = trunc i64 %1653 to i32
  %1655 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1654, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !24
  %1656 = load i32, i32* %44, align 4, !tbaa !65
  %1657 = icmp eq i32 %1656, %1652
  br i1 %1657, label %1671, label %1658

1658:                                             ; preds = %1649
  store i32 %1652, i32* %44, align 4, !tbaa !65
  %1659 = icmp eq i32 %1652, 0
  br i1 %1659, label %1669, label %1660

1660:                                             ; preds = %1658
  %1661 = zext i32 %1652 to i64
  %1662 = shl nuw nsw i64 %1661, 3
  %1663 = and i64 %1662, 8
  %1664 = xor i64 %1663, 8
  %1665 = load i64, i64* %48, align 8, !tbaa !66
  %1666 = load i64, i64* %47, align 8, !tbaa !67
  %1667 = mul i64 %1666, %1664
  %1668 = add i64 %1667, %1665
  br label %1669

1669:                                             ; preds = %1660, %1658
  %1670 = phi i64 [ %1668, %1660 ], [ 0, %1658 ]
  store i64 %1670, i64* %49, align 8, !tbaa !68
  br label %1671

1671:                                             ; preds = %1669, %1649
  %1672 = icmp eq i32 %1652, %1641
  br i1 %1672, label %1673, label %840, !llvm.loop !70

1673:                                             ; preds = %1671
  %1674 = load i32, i32* %51, align 8, !tbaa !9
  %1675 = add i32 %1674, 1
  store i32 %1675, i32* %51, align 8, !tbaa !9
  br label %1676

1676:                                             ; preds = %906, %1673, %837
  %1677 = phi i64 [ %104, %837 ], [ %907, %1673 ], [ 0, %906 ]
  %1678 = icmp eq i64 %1677, 0
  %1679 = select i1 %1678, i64 %93, i64 %1677
  br i1 %1678, label %1680, label %4667

1680:                                             ; preds = %1676
  %1681 = load i64, i64* %54, align 8, !tbaa !27
  %1682 = icmp eq i64 %1681, 0
  br i1 %1682, label %4667, label %1683

1683:                                             ; preds = %1680
  %1684 = load i32, i32* %32, align 8, !tbaa !55
  %1685 = zext i32 %1684 to i64
  %1686 = lshr i64 %86, %1685
  %1687 = load i32, i32* %45, align 8, !tbaa !45
  %1688 = icmp eq i32 %1687, 0
  br i1 %1688, label %1689, label %1997

1689:                                             ; preds = %1683
  %1690 = shl i64 %1686, 3
  br label %1691

1691:                                             ; preds = %1996, %1689
  %1692 = phi i32 [ 1, %1689 ], [ %1991, %1996 ]
  %1693 = phi i64 [ 0, %1689 ], [ %1992, %1996 ]
  %1694 = phi i32 [ -1, %1689 ], [ %1993, %1996 ]
  %1695 = phi i64 [ undef, %1689 ], [ %1994, %1996 ]
  %1696 = load i64, i64* %55, align 8, !tbaa !71
  %1697 = add i64 %1696, %1690
  %1698 = inttoptr i64 %1697 to i64 addrspace(1)*
  %1699 = load volatile i64, i64 addrspace(1)* %1698, align 8, !tbaa !5
  %1700 = and i64 %1699, 393216
  %1701 = icmp eq i64 %1700, 262144
  br i1 %1701, label %1702, label %1719

1702:                                             ; preds = %1691
  %1703 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1697, i64 1) #10, !srcloc !23
  %1704 = and i64 %1703, 917504
  %1705 = icmp eq i64 %1704, 262144
  br i1 %1705, label %1710, label %1706

1706:                                             ; preds = %1702
  %1707 = load i64, i64* %55, align 8, !tbaa !71
  %1708 = add i64 %1707, %1690
  %1709 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1708, i64 -1) #10, !srcloc !23
  br label %1719

1710:                                             ; preds = %1702
  %1711 = and i64 %1703, 65536
  %1712 = icmp eq i64 %1711, 0
  br i1 %1712, label %1713, label %1717

1713:                                             ; preds = %1710
  %1714 = load i64, i64* %55, align 8, !tbaa !71
  %1715 = add i64 %1714, %1690
  %1716 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1715, i64 65536) #10, !srcloc !72
  br label %1717

1717:                                             ; preds = %1713, %1710
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !51
  %1718 = lshr i64 %1703, 20
  br label %1719

1719:                                             ; preds = %1717, %1706, %1691
  %1720 = phi i64 [ -1, %1691 ], [ -1, %1706 ], [ %1718, %1717 ]
  %1721 = icmp eq i64 %1720, -1
  br i1 %1721, label %1745, label %1722

1722:                                             ; preds = %1719
  %1723 = icmp eq i32 %1694, -1
  br i1 %1723, label %1743, label %1724

1724:                                             ; preds = %1722
  %1725 = load i32, i32* %56, align 4, !tbaa !44
  %1726 = icmp eq i32 %1725, %1694
  br i1 %1726, label %1743, label %1727

1727:                                             ; preds = %1724
  %1728 = load i32, i32* %57, align 8, !tbaa !46
  %1729 = load i64, i64* %58, align 8, !tbaa !47
  %1730 = zext i32 %1694 to i64
  %1731 = shl nuw nsw i64 %1730, 2
  %1732 = add i64 %1729, %1731
  %1733 = inttoptr i64 %1732 to i32 addrspace(1)*
  store volatile i32 %1728, i32 addrspace(1)* %1733, align 4, !tbaa !9
  %1734 = load i64, i64* %59, align 8, !tbaa !48
  %1735 = lshr i32 %1694, 3
  %1736 = and i32 %1735, 536870904
  %1737 = zext i32 %1736 to i64
  %1738 = add i64 %1734, %1737
  %1739 = inttoptr i64 %1738 to i64*
  %1740 = and i32 %1694, 63
  %1741 = zext i32 %1740 to i64
  %1742 = shl nuw i64 1, %1741
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %1739, i64 %1742) #10, !srcloc !49
  br label %1743

1743:                                             ; preds = %1727, %1724, %1722
  %1744 = or i64 %1720, 72057594037927936
  br label %1990

1745:                                             ; preds = %1719
  %1746 = and i64 %1699, 655360
  %1747 = icmp eq i64 %1746, 524288
  br i1 %1747, label %1748, label %1769

1748:                                             ; preds = %1745
  %1749 = icmp eq i32 %1694, -1
  br i1 %1749, label %1990, label %1750

1750:                                             ; preds = %1748
  %1751 = load i32, i32* %56, align 4, !tbaa !44
  %1752 = icmp eq i32 %1751, %1694
  br i1 %1752, label %1990, label %1753

1753:                                             ; preds = %1750
  %1754 = load i32, i32* %57, align 8, !tbaa !46
  %1755 = load i64, i64* %58, align 8, !tbaa !47
  %1756 = zext i32 %1694 to i64
  %1757 = shl nuw nsw i64 %1756, 2
  %1758 = add i64 %1755, %1757
  %1759 = inttoptr i64 %1758 to i32 addrspace(1)*
  store volatile i32 %1754, i32 addrspace(1)* %1759, align 4, !tbaa !9
  %1760 = load i64, i64* %59, align 8, !tbaa !48
  %1761 = lshr i32 %1694, 3
  %1762 = and i32 %1761, 536870904
  %1763 = zext i32 %1762 to i64
  %1764 = add i64 %1760, %1763
  %1765 = inttoptr i64 %1764 to i64*
  %1766 = and i32 %1694, 63
  %1767 = zext i32 %1766 to i64
  %1768 = shl nuw i64 1, %1767
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %1765, i64 %1768) #10, !srcloc !49
  br label %1990

1769:                                             ; preds = %1745
  %1770 = icmp eq i64 %1700, 0
  %1771 = icmp eq i32 %1694, -1
  %1772 = select i1 %1770, i1 %1771, i1 false
  br i1 %1772, label %1773, label %1923

1773:                                             ; preds = %1769
  %1774 = load i32, i32* %60, align 4, !tbaa !73
  %1775 = icmp eq i32 %1774, 0
  br i1 %1775, label %1776, label %1923

1776:                                             ; preds = %1773
  %1777 = load i32, i32* %56, align 4, !tbaa !44
  %1778 = icmp eq i32 %1777, -1
  br i1 %1778, label %1779, label %1923

1779:                                             ; preds = %1776
  %1780 = load i32, i32* %61, align 8, !tbaa !74
  %1781 = load i32, i32* %62, align 4, !tbaa !75
  %1782 = add i32 %1781, 63
  %1783 = lshr i32 %1782, 6
  %1784 = icmp ugt i32 %1782, 63
  br i1 %1784, label %1785, label %1836

1785:                                             ; preds = %1779
  %1786 = tail call i32 @llvm.umax.i32(i32 %1783, i32 1) #7
  br label %1790

1787:                                             ; preds = %1833
  %1788 = icmp ult i32 %1835, %1783
  %1789 = icmp eq i32 %1835, %1786
  br i1 %1789, label %1836, label %1790, !llvm.loop !76

1790:                                             ; preds = %1787, %1785
  %1791 = phi i1 [ true, %1785 ], [ %1788, %1787 ]
  %1792 = phi i32 [ undef, %1785 ], [ %1834, %1787 ]
  %1793 = phi i32 [ 0, %1785 ], [ %1835, %1787 ]
  %1794 = add i32 %1793, %1780
  %1795 = urem i32 %1794, %1783
  %1796 = load i64, i64* %59, align 8, !tbaa !48
  %1797 = shl nuw nsw i32 %1795, 3
  %1798 = zext i32 %1797 to i64
  %1799 = add i64 %1796, %1798
  %1800 = inttoptr i64 %1799 to i64*
  %1801 = inttoptr i64 %1799 to i64 addrspace(1)*
  %1802 = load volatile i64, i64 addrspace(1)* %1801, align 8, !tbaa !5
  br label %1803

1803:                                             ; preds = %1817, %1790
  %1804 = phi i64 [ %1802, %1790 ], [ %1811, %1817 ]
  %1805 = phi i32 [ undef, %1790 ], [ %1818, %1817 ]
  %1806 = icmp eq i64 %1804, 0
  br i1 %1806, label %1819, label %1807

1807:                                             ; preds = %1803
  %1808 = sub i64 0, %1804
  %1809 = and i64 %1804, %1808
  %1810 = xor i64 %1809, -1
  %1811 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %1800, i64 %1810) #10, !srcloc !77
  %1812 = and i64 %1811, %1809
  %1813 = icmp eq i64 %1812, 0
  br i1 %1813, label %1817, label %1814

1814:                                             ; preds = %1807
  %1815 = tail call i64 @llvm.cttz.i64(i64 %1809, i1 true) #7, !range !78
  %1816 = trunc i64 %1815 to i32
  br label %1817

1817:                                             ; preds = %1814, %1807
  %1818 = phi i32 [ %1816, %1814 ], [ %1805, %1807 ]
  br i1 %1813, label %1803, label %1819, !llvm.loop !79

1819:                                             ; preds = %1817, %1803
  %1820 = phi i32 [ %1818, %1817 ], [ 64, %1803 ]
  %1821 = icmp ult i32 %1820, 64
  br i1 %1821, label %1822, label %1833

1822:                                             ; preds = %1819
  %1823 = shl nuw i32 %1795, 6
  %1824 = add nuw i32 %1820, %1823
  %1825 = zext i32 %1824 to i64
  %1826 = shl nuw nsw i64 %1825, 2
  br label %1827

1827:                                             ; preds = %1827, %1822
  %1828 = load i64, i64* %58, align 8, !tbaa !47
  %1829 = add i64 %1828, %1826
  %1830 = tail call i32 asm sideeffect "atom.global.exch.b32 $0, [$1], $2;", "=r,l,r,~{memory}"(i64 %1829, i32 -1) #10, !srcloc !80
  %1831 = icmp eq i32 %1830, -1
  br i1 %1831, label %1827, label %1832, !prof !81, !llvm.loop !82

1832:                                             ; preds = %1827
  store i32 %1830, i32* %57, align 4, !tbaa !9
  br label %1833

1833:                                             ; preds = %1832, %1819
  %1834 = phi i32 [ %1824, %1832 ], [ %1792, %1819 ]
  %1835 = add nuw nsw i32 %1793, 1
  br i1 %1821, label %1836, label %1787

1836:                                             ; preds = %1833, %1787, %1779
  %1837 = phi i1 [ false, %1779 ], [ %1791, %1833 ], [ %1788, %1787 ]
  %1838 = phi i32 [ undef, %1779 ], [ %1834, %1787 ], [ %1834, %1833 ]
  br i1 %1837, label %1923, label %1839

1839:                                             ; preds = %1836
  %1840 = icmp ult i32 %1782, 64
  br i1 %1840, label %1923, label %1841

1841:                                             ; preds = %1839
  %1842 = tail call i32 @llvm.umax.i32(i32 %1783, i32 1) #7
  br label %1845

1843:                                             ; preds = %1920
  %1844 = icmp eq i32 %1922, %1842
  br i1 %1844, label %1923, label %1845, !llvm.loop !83

1845:                                             ; preds = %1843, %1841
  %1846 = phi i32 [ %1838, %1841 ], [ %1921, %1843 ]
  %1847 = phi i32 [ 0, %1841 ], [ %1922, %1843 ]
  %1848 = load i64, i64* %63, align 8, !tbaa !84
  %1849 = zext i32 %1847 to i64
  %1850 = shl nuw nsw i64 %1849, 3
  %1851 = add i64 %1850, %1848
  %1852 = inttoptr i64 %1851 to i64 addrspace(1)*
  %1853 = load volatile i64, i64 addrspace(1)* %1852, align 8, !tbaa !5
  %1854 = icmp eq i64 %1853, 0
  br i1 %1854, label %1908, label %1855

1855:                                             ; preds = %1845
  %1856 = shl i32 %1847, 6
  br label %1857

1857:                                             ; preds = %1906, %1855
  %1858 = phi i32 [ undef, %1855 ], [ %1904, %1906 ]
  %1859 = phi i64 [ %1853, %1855 ], [ %1865, %1906 ]
  %1860 = sub i64 0, %1859
  %1861 = and i64 %1859, %1860
  %1862 = tail call i64 @llvm.cttz.i64(i64 %1861, i1 true) #7, !range !78
  %1863 = trunc i64 %1862 to i32
  %1864 = or i32 %1856, %1863
  %1865 = xor i64 %1861, %1859
  %1866 = load i64, i64* %64, align 8, !tbaa !85
  %1867 = zext i32 %1864 to i64
  %1868 = shl nuw nsw i64 %1867, 3
  %1869 = add i64 %1868, %1866
  %1870 = inttoptr i64 %1869 to i64*
  %1871 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1870) #10, !srcloc !86
  %1872 = lshr i64 %1871, 32
  %1873 = load i64, i64* %58, align 8, !tbaa !47
  %1874 = shl nuw nsw i64 %1867, 2
  %1875 = add i64 %1874, %1873
  %1876 = inttoptr i64 %1875 to i32 addrspace(1)*
  %1877 = load volatile i32, i32 addrspace(1)* %1876, align 4, !tbaa !9
  %1878 = zext i32 %1877 to i64
  %1879 = icmp eq i64 %1872, %1878
  br i1 %1879, label %1880, label %1903, !llvm.loop !87

1880:                                             ; preds = %1857
  %1881 = xor i64 %1861, -1
  %1882 = load i64, i64* %63, align 8, !tbaa !84
  %1883 = add i64 %1882, %1850
  %1884 = tail call i64 asm sideeffect "atom.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1883, i64 %1881) #10, !srcloc !88
  %1885 = and i64 %1884, %1861
  %1886 = icmp eq i64 %1885, 0
  br i1 %1886, label %1903, label %1887, !llvm.loop !87

1887:                                             ; preds = %1880
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !51
  %1888 = load i64, i64* %64, align 8, !tbaa !85
  %1889 = add i64 %1888, %1868
  %1890 = inttoptr i64 %1889 to i64*
  %1891 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1890) #10, !srcloc !86
  %1892 = lshr i64 %1891, 32
  %1893 = load i64, i64* %58, align 8, !tbaa !47
  %1894 = add i64 %1893, %1874
  %1895 = inttoptr i64 %1894 to i32 addrspace(1)*
  %1896 = load volatile i32, i32 addrspace(1)* %1895, align 4, !tbaa !9
  %1897 = zext i32 %1896 to i64
  %1898 = icmp eq i64 %1892, %1897
  br i1 %1898, label %1903, label %1899

1899:                                             ; preds = %1887
  %1900 = load i64, i64* %63, align 8, !tbaa !84
  %1901 = add i64 %1900, %1850
  %1902 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1901, i64 %1861) #10, !srcloc !72
  br label %1903

1903:                                             ; preds = %1899, %1887, %1880, %1857
  %1904 = phi i32 [ %1858, %1899 ], [ %1858, %1880 ], [ %1858, %1857 ], [ %1864, %1887 ]
  %1905 = phi i32 [ 0, %1899 ], [ 2, %1880 ], [ 2, %1857 ], [ 1, %1887 ]
  switch i32 %1905, label %1908 [
    i32 0, label %1906
    i32 2, label %1906
  ]

1906:                                             ; preds = %1903, %1903
  %1907 = icmp eq i64 %1865, 0
  br i1 %1907, label %1908, label %1857, !llvm.loop !87

1908:                                             ; preds = %1906, %1903, %1845
  %1909 = phi i32 [ -1, %1845 ], [ %1904, %1903 ], [ -1, %1906 ]
  %1910 = icmp eq i32 %1909, -1
  br i1 %1910, label %1920, label %1911

1911:                                             ; preds = %1908
  %1912 = zext i32 %1909 to i64
  %1913 = shl nuw nsw i64 %1912, 2
  br label %1914

1914:                                             ; preds = %1914, %1911
  %1915 = load i64, i64* %58, align 8, !tbaa !47
  %1916 = add i64 %1915, %1913
  %1917 = tail call i32 asm sideeffect "atom.global.exch.b32 $0, [$1], $2;", "=r,l,r,~{memory}"(i64 %1916, i32 -1) #10, !srcloc !80
  %1918 = icmp eq i32 %1917, -1
  br i1 %1918, label %1914, label %1919, !prof !81, !llvm.loop !82

1919:                                             ; preds = %1914
  store i32 %1917, i32* %57, align 4, !tbaa !9
  br label %1920

1920:                                             ; preds = %1919, %1908
  %1921 = phi i32 [ %1909, %1919 ], [ %1846, %1908 ]
  %1922 = add nuw nsw i32 %1847, 1
  br i1 %1910, label %1843, label %1923

1923:                                             ; preds = %1920, %1843, %1839, %1836, %1776, %1773, %1769
  %1924 = phi i32 [ -1, %1773 ], [ %1694, %1769 ], [ %1777, %1776 ], [ %1838, %1836 ], [ -1, %1839 ], [ %1921, %1920 ], [ -1, %1843 ]
  %1925 = icmp ne i32 %1924, -1
  %1926 = select i1 %1770, i1 %1925, i1 false
  br i1 %1926, label %1927, label %1937

1927:                                             ; preds = %1923
  %1928 = load i64, i64* %55, align 8, !tbaa !71
  %1929 = add i64 %1928, %1690
  %1930 = add nuw i64 %1699, 131072
  %1931 = tail call i64 asm sideeffect "atom.global.cas.b64 $0, [$1], $2, $3;", "=l,l,l,l,~{memory}"(i64 %1929, i64 %1699, i64 %1930) #10, !srcloc !89
  %1932 = icmp eq i64 %1931, %1699
  %1933 = zext i32 %1924 to i64
  %1934 = or i64 %1933, 144115188075855872
  %1935 = select i1 %1932, i64 %1934, i64 %1695
  %1936 = select i1 %1932, i32 1, i32 3
  br label %1990, !llvm.loop !90

1937:                                             ; preds = %1923
  br i1 %1925, label %1938, label %1957

1938:                                             ; preds = %1937
  %1939 = load i32, i32* %56, align 4, !tbaa !44
  %1940 = icmp eq i32 %1939, %1924
  br i1 %1940, label %1957, label %1941

1941:                                             ; preds = %1938
  %1942 = load i32, i32* %57, align 8, !tbaa !46
  %1943 = load i64, i64* %58, align 8, !tbaa !47
  %1944 = zext i32 %1924 to i64
  %1945 = shl nuw nsw i64 %1944, 2
  %1946 = add i64 %1943, %1945
  %1947 = inttoptr i64 %1946 to i32 addrspace(1)*
  store volatile i32 %1942, i32 addrspace(1)* %1947, align 4, !tbaa !9
  %1948 = load i64, i64* %59, align 8, !tbaa !48
  %1949 = lshr i32 %1924, 3
  %1950 = and i32 %1949, 536870904
  %1951 = zext i32 %1950 to i64
  %1952 = add i64 %1948, %1951
  %1953 = inttoptr i64 %1952 to i64*
  %1954 = and i32 %1924, 63
  %1955 = zext i32 %1954 to i64
  %1956 = shl nuw i64 1, %1955
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %1953, i64 %1956) #10, !srcloc !49
  br label %1957

1957:                                             ; preds = %1941, %1938, %1937
  %1958 = load i32, i32* %60, align 4, !tbaa !73
  %1959 = icmp eq i32 %1958, 0
  br i1 %1959, label %1960, label %1980

1960:                                             ; preds = %1957
  %1961 = add i32 %1692, 1
  %1962 = and i32 %1692, 63
  %1963 = icmp eq i32 %1962, 0
  br i1 %1963, label %1964, label %1980, !prof !81

1964:                                             ; preds = %1960
  %1965 = load i64, i64* %65, align 8, !tbaa !91
  %1966 = inttoptr i64 %1965 to i64*
  %1967 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1966) #10, !srcloc !86
  %1968 = icmp eq i64 %1967, 0
  br i1 %1968, label %1969, label %1980

1969:                                             ; preds = %1964
  %1970 = icmp eq i64 %1693, 0
  br i1 %1970, label %1971, label %1975

1971:                                             ; preds = %1969
  %1972 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !92
  %1973 = load i64, i64* %66, align 8, !tbaa !93
  %1974 = add i64 %1973, %1972
  br label %1975

1975:                                             ; preds = %1971, %1969
  %1976 = phi i64 [ %1974, %1971 ], [ %1693, %1969 ]
  %1977 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !92
  %1978 = icmp ult i64 %1977, %1976
  %1979 = select i1 %1978, i32 0, i32 110
  br label %1980

1980:                                             ; preds = %1975, %1964, %1960, %1957
  %1981 = phi i32 [ %1692, %1957 ], [ %1961, %1960 ], [ %1961, %1964 ], [ %1961, %1975 ]
  %1982 = phi i64 [ %1693, %1957 ], [ %1693, %1960 ], [ %1693, %1964 ], [ %1976, %1975 ]
  %1983 = phi i32 [ %1958, %1957 ], [ 0, %1960 ], [ 108, %1964 ], [ %1979, %1975 ]
  %1984 = icmp eq i32 %1983, 0
  %1985 = zext i32 %1983 to i64
  %1986 = or i64 %1985, 216172782113783808
  %1987 = select i1 %1984, i64 %1695, i64 %1986
  %1988 = xor i1 %1984, true
  %1989 = zext i1 %1988 to i32
  br label %1990

1990:                                             ; preds = %1980, %1927, %1753, %1750, %1748, %1743
  %1991 = phi i32 [ %1692, %1748 ], [ %1692, %1743 ], [ %1692, %1750 ], [ %1692, %1753 ], [ %1692, %1927 ], [ %1981, %1980 ]
  %1992 = phi i64 [ %1693, %1748 ], [ %1693, %1743 ], [ %1693, %1750 ], [ %1693, %1753 ], [ %1693, %1927 ], [ %1982, %1980 ]
  %1993 = phi i32 [ -1, %1748 ], [ %1694, %1743 ], [ %1694, %1750 ], [ %1694, %1753 ], [ %1924, %1927 ], [ -1, %1980 ]
  %1994 = phi i64 [ 360287970189639680, %1748 ], [ %1744, %1743 ], [ 360287970189639680, %1750 ], [ 360287970189639680, %1753 ], [ %1935, %1927 ], [ %1987, %1980 ]
  %1995 = phi i32 [ 1, %1748 ], [ 1, %1743 ], [ 1, %1750 ], [ 1, %1753 ], [ %1936, %1927 ], [ %1989, %1980 ]
  switch i32 %1995, label %1997 [
    i32 0, label %1996
    i32 3, label %1996
  ]

1996:                                             ; preds = %1990, %1990
  br label %1691, !llvm.loop !90

1997:                                             ; preds = %1990, %1683
  %1998 = phi i64 [ 0, %1683 ], [ %1994, %1990 ]
  %1999 = trunc i64 %1998 to i32
  %2000 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1999, i32 0, i32 31) #7
  %2001 = lshr i64 %1998, 32
  %2002 = trunc i64 %2001 to i32
  %2003 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2002, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !24
  %2004 = zext i32 %2003 to i64
  %2005 = shl nuw i64 %2004, 32
  %2006 = zext i32 %2000 to i64
  %2007 = lshr i32 %2003, 24
  %2008 = icmp eq i32 %2007, 5
  br i1 %2008, label %4667, label %2009

2009:                                             ; preds = %1997
  %2010 = trunc i32 %2007 to i8
  switch i8 %2010, label %3912 [
    i8 3, label %2011
    i8 2, label %2043
  ]

2011:                                             ; preds = %2009
  %2012 = load i32, i32* %56, align 4, !tbaa !44
  %2013 = icmp eq i32 %2012, -1
  br i1 %2013, label %2042, label %2014

2014:                                             ; preds = %2011
  %2015 = load i32, i32* %45, align 8, !tbaa !45
  %2016 = icmp eq i32 %2015, 0
  br i1 %2016, label %2017, label %2034

2017:                                             ; preds = %2014
  %2018 = load i32, i32* %57, align 8, !tbaa !46
  %2019 = load i64, i64* %58, align 8, !tbaa !47
  %2020 = zext i32 %2012 to i64
  %2021 = shl nuw nsw i64 %2020, 2
  %2022 = add i64 %2019, %2021
  %2023 = inttoptr i64 %2022 to i32 addrspace(1)*
  store volatile i32 %2018, i32 addrspace(1)* %2023, align 4, !tbaa !9
  %2024 = load i64, i64* %59, align 8, !tbaa !48
  %2025 = lshr i32 %2012, 3
  %2026 = and i32 %2025, 536870904
  %2027 = zext i32 %2026 to i64
  %2028 = add i64 %2024, %2027
  %2029 = inttoptr i64 %2028 to i64*
  %2030 = and i32 %2012, 63
  %2031 = zext i32 %2030 to i64
  %2032 = shl nuw i64 1, %2031
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %2029, i64 %2032) #10, !srcloc !49
  %2033 = load i32, i32* %45, align 8, !tbaa !45
  br label %2034

2034:                                             ; preds = %2017, %2014
  %2035 = phi i32 [ %2033, %2017 ], [ %2015, %2014 ]
  %2036 = icmp eq i32 %2035, 0
  br i1 %2036, label %2037, label %2041

2037:                                             ; preds = %2034
  %2038 = load i64, i64* %46, align 8, !tbaa !19
  %2039 = add i64 %2038, 136
  %2040 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2039, i64 -1) #10, !srcloc !23
  br label %2041

2041:                                             ; preds = %2037, %2034
  store i32 -1, i32* %56, align 4, !tbaa !44
  store i32 0, i32* %81, align 8, !tbaa !42
  br label %2042

2042:                                             ; preds = %2041, %2011
  store i32 %2000, i32* %60, align 4, !tbaa !73
  br label %4667

2043:                                             ; preds = %2009
  %2044 = load i32, i32* %32, align 8, !tbaa !55
  %2045 = zext i32 %2044 to i64
  %2046 = lshr i64 %86, %2045
  %2047 = shl i64 %2046, %2045
  %2048 = shl nuw i64 1, %2045
  %2049 = load i64, i64* %67, align 8, !tbaa !94
  %2050 = sub i64 %2049, %2047
  %2051 = icmp ult i64 %2050, %2048
  %2052 = select i1 %2051, i64 %2050, i64 %2048
  %2053 = load i64, i64* %68, align 8, !tbaa !95
  %2054 = load i64, i64* %69, align 8, !tbaa !96
  %2055 = mul i64 %2054, %2006
  %2056 = add i64 %2055, %2053
  %2057 = load i32, i32* %45, align 8, !tbaa !45
  %2058 = load i32, i32* %57, align 8, !tbaa !46
  %2059 = load i64, i64* %70, align 8, !tbaa !97
  %2060 = icmp eq i32 %2057, 0
  br i1 %2060, label %2061, label %2065

2061:                                             ; preds = %2043
  %2062 = load i64, i64* %71, align 8, !tbaa !98
  %2063 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2062, i64 1) #10, !srcloc !23
  %2064 = trunc i64 %2063 to i32
  br label %2065

2065:                                             ; preds = %2061, %2043
  %2066 = phi i32 [ %2064, %2061 ], [ 0, %2043 ]
  %2067 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2066, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !99
  %2068 = load i32, i32* %73, align 8, !tbaa !100
  %2069 = add i32 %2058, 1
  %2070 = icmp eq i32 %2069, -1
  %2071 = select i1 %2070, i32 0, i32 %2069
  %2072 = icmp ult i32 %2057, 4
  br i1 %2072, label %2073, label %2104

2073:                                             ; preds = %2065
  %2074 = load i64, i64* %29, align 8, !tbaa !101
  %2075 = zext i32 %2071 to i64
  %2076 = shl nuw i64 %2075, 32
  %2077 = shl nuw nsw i64 %2006, 16
  %2078 = or i64 %2077, %2076
  %2079 = or i64 %2078, 256
  %2080 = shl nsw i32 -1, %2068
  %2081 = xor i32 %2080, -1
  %2082 = and i32 %2067, %2081
  %2083 = zext i32 %2082 to i64
  %2084 = shl nuw nsw i64 %2083, 5
  %2085 = add i64 %2074, %2084
  %2086 = inttoptr i64 %2085 to i64*
  %2087 = and i32 %2057, 1
  %2088 = icmp eq i32 %2087, 0
  %2089 = select i1 %2088, i64 %2079, i64 %2059
  %2090 = select i1 %2088, i64 %2047, i64 %2052
  %2091 = shl i64 %2090, 1
  %2092 = and i32 %2057, 2
  %2093 = icmp eq i32 %2092, 0
  %2094 = select i1 %2093, i64 %2089, i64 %2091
  %2095 = lshr i32 %2067, %2068
  %2096 = and i32 %2095, 1
  %2097 = xor i32 %2096, 1
  %2098 = zext i32 %2097 to i64
  %2099 = or i64 %2094, %2098
  %2100 = zext i32 %2057 to i64
  %2101 = getelementptr inbounds i64, i64* %2086, i64 %2100
  %2102 = ptrtoint i64* %2101 to i64
  %2103 = inttoptr i64 %2102 to i64 addrspace(1)*
  store volatile i64 %2099, i64 addrspace(1)* %2103, align 8, !tbaa !5
  br label %2104

2104:                                             ; preds = %2073, %2065
  store i32 %2071, i32* %57, align 8, !tbaa !46
  %2105 = load i32, i32* %45, align 8, !tbaa !45
  %2106 = icmp eq i32 %2105, 0
  br i1 %2106, label %2107, label %2202

2107:                                             ; preds = %2104
  %2108 = load i64, i64* %64, align 8, !tbaa !85
  %2109 = tail call i32 asm sideeffect "mov.u32 $0, %clock;", "=r,~{memory}"() #10, !srcloc !102
  %2110 = load i32, i32* %74, align 4, !tbaa !9
  %2111 = icmp eq i32 %2110, 0
  %2112 = select i1 %2111, i32 2600, i32 %2110
  store i32 %2112, i32* %74, align 4, !tbaa !9
  br label %2113

2113:                                             ; preds = %2113, %2107
  %2114 = tail call i32 asm sideeffect "mov.u32 $0, %clock;", "=r,~{memory}"() #10, !srcloc !102
  %2115 = sub i32 %2114, %2109
  %2116 = load i32, i32* %74, align 4, !tbaa !9
  %2117 = icmp ult i32 %2115, %2116
  br i1 %2117, label %2113, label %2118, !llvm.loop !103

2118:                                             ; preds = %2113
  %2119 = shl nuw nsw i64 %2006, 3
  %2120 = add i64 %2108, %2119
  %2121 = inttoptr i64 %2120 to i64*
  %2122 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %2121) #10, !srcloc !86
  %2123 = lshr i64 %2122, 32
  %2124 = zext i32 %2071 to i64
  %2125 = icmp eq i64 %2123, %2124
  br i1 %2125, label %2126, label %2131, !prof !59

2126:                                             ; preds = %2118
  %2127 = load i32, i32* %74, align 4, !tbaa !9
  %2128 = icmp ugt i32 %2127, 512
  %2129 = select i1 %2128, i32 -16, i32 0
  %2130 = add i32 %2129, %2127
  br label %2140

2131:                                             ; preds = %2118
  %2132 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %2121) #10, !srcloc !86
  %2133 = lshr i64 %2132, 32
  %2134 = icmp eq i64 %2133, %2124
  br i1 %2134, label %2135, label %2143

2135:                                             ; preds = %2131
  %2136 = load i32, i32* %74, align 4, !tbaa !9
  %2137 = icmp ult i32 %2136, 4096
  %2138 = select i1 %2137, i32 128, i32 0
  %2139 = add i32 %2138, %2136
  br label %2140

2140:                                             ; preds = %2135, %2126
  %2141 = phi i32 [ %2139, %2135 ], [ %2130, %2126 ]
  %2142 = phi i64 [ %2132, %2135 ], [ %2122, %2126 ]
  store i32 %2141, i32* %74, align 4, !tbaa !9
  br label %2143

2143:                                             ; preds = %2140, %2131
  %2144 = phi i64 [ %2132, %2131 ], [ %2142, %2140 ]
  %2145 = shl nuw nsw i64 %2006, 2
  %2146 = lshr i32 %2000, 3
  %2147 = and i32 %2146, 536870904
  %2148 = zext i32 %2147 to i64
  %2149 = and i32 %2000, 63
  %2150 = zext i32 %2149 to i64
  %2151 = shl nuw i64 1, %2150
  br label %2152

2152:                                             ; preds = %2193, %2143
  %2153 = phi i32 [ 1, %2143 ], [ %2160, %2193 ]
  %2154 = phi i64 [ 0, %2143 ], [ %2180, %2193 ]
  %2155 = phi i64 [ %2144, %2143 ], [ %2194, %2193 ]
  %2156 = phi i32 [ undef, %2143 ], [ %2195, %2193 ]
  %2157 = lshr i64 %2155, 32
  %2158 = icmp eq i64 %2157, %2124
  br i1 %2158, label %2196, label %2159, !prof !59

2159:                                             ; preds = %2152
  %2160 = add i32 %2153, 1
  %2161 = and i32 %2153, 63
  %2162 = icmp eq i32 %2161, 0
  br i1 %2162, label %2163, label %2179, !prof !81

2163:                                             ; preds = %2159
  %2164 = load i64, i64* %65, align 8, !tbaa !91
  %2165 = inttoptr i64 %2164 to i64*
  %2166 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %2165) #10, !srcloc !86
  %2167 = icmp eq i64 %2166, 0
  br i1 %2167, label %2168, label %2179

2168:                                             ; preds = %2163
  %2169 = icmp eq i64 %2154, 0
  br i1 %2169, label %2170, label %2174

2170:                                             ; preds = %2168
  %2171 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !92
  %2172 = load i64, i64* %66, align 8, !tbaa !93
  %2173 = add i64 %2172, %2171
  br label %2174

2174:                                             ; preds = %2170, %2168
  %2175 = phi i64 [ %2173, %2170 ], [ %2154, %2168 ]
  %2176 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !92
  %2177 = icmp ult i64 %2176, %2175
  %2178 = select i1 %2177, i32 0, i32 110
  br label %2179

2179:                                             ; preds = %2174, %2163, %2159
  %2180 = phi i64 [ %2175, %2174 ], [ %2154, %2163 ], [ %2154, %2159 ]
  %2181 = phi i32 [ %2178, %2174 ], [ 108, %2163 ], [ 0, %2159 ]
  %2182 = icmp eq i32 %2181, 0
  br i1 %2182, label %2191, label %2183, !prof !59

2183:                                             ; preds = %2179
  %2184 = load i64, i64* %58, align 8, !tbaa !47
  %2185 = add i64 %2184, %2145
  %2186 = inttoptr i64 %2185 to i32 addrspace(1)*
  store volatile i32 %2071, i32 addrspace(1)* %2186, align 4, !tbaa !9
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !51
  %2187 = load i64, i64* %63, align 8, !tbaa !84
  %2188 = add i64 %2187, %2148
  %2189 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2188, i64 %2151) #10, !srcloc !72
  %2190 = or i32 %2181, -1073741824
  br label %2193

2191:                                             ; preds = %2179
  %2192 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %2121) #10, !srcloc !86
  br label %2193

2193:                                             ; preds = %2191, %2183
  %2194 = phi i64 [ %2155, %2183 ], [ %2192, %2191 ]
  %2195 = phi i32 [ %2190, %2183 ], [ %2156, %2191 ]
  br i1 %2182, label %2152, label %2202, !llvm.loop !104

2196:                                             ; preds = %2152
  %2197 = trunc i64 %2155 to i32
  %2198 = icmp sgt i32 %2197, -1
  br i1 %2198, label %2202, label %2199, !prof !59

2199:                                             ; preds = %2196
  %2200 = sub i32 0, %2197
  %2201 = or i32 %2200, -2147483648
  br label %2202

2202:                                             ; preds = %2193, %2199, %2196, %2104
  %2203 = phi i32 [ 0, %2104 ], [ %2201, %2199 ], [ %2197, %2196 ], [ %2195, %2193 ]
  %2204 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2203, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !99
  %2205 = sub i64 %86, %2047
  %2206 = icmp sgt i32 %2204, -1
  br i1 %2206, label %2209, label %2207, !prof !59

2207:                                             ; preds = %2202
  %2208 = and i32 %2204, 65535
  br label %2214

2209:                                             ; preds = %2202
  %2210 = add i64 %2205, %1679
  %2211 = zext i32 %2204 to i64
  %2212 = icmp ugt i64 %2210, %2211
  %2213 = select i1 %2212, i32 61, i32 0
  br label %2214

2214:                                             ; preds = %2209, %2207
  %2215 = phi i32 [ %2208, %2207 ], [ %2213, %2209 ]
  %2216 = icmp eq i32 %2215, 0
  %2217 = icmp ne i64 %85, 0
  %2218 = and i1 %2217, %2216
  br i1 %2218, label %2219, label %2951

2219:                                             ; preds = %2214
  %2220 = add i64 %2056, %2205
  %2221 = load i32, i32* %45, align 8, !tbaa !45
  %2222 = load i32, i32* %50, align 4, !tbaa !58
  %2223 = xor i64 %2220, %85
  %2224 = and i64 %2223, 15
  %2225 = icmp eq i64 %2224, 0
  %2226 = and i64 %2223, 3
  %2227 = icmp eq i64 %2226, 0
  %2228 = select i1 %2227, i64 4, i64 1
  %2229 = select i1 %2225, i64 16, i64 %2228
  %2230 = sub i64 0, %85
  %2231 = add nsw i64 %2229, -1
  %2232 = and i64 %2231, %2230
  %2233 = or i64 %1679, %85
  %2234 = or i64 %2233, %2220
  %2235 = and i64 %2234, 15
  %2236 = icmp eq i64 %2235, 0
  br i1 %2236, label %2237, label %2495, !prof !59

2237:                                             ; preds = %2219
  %2238 = shl i32 %2222, 7
  %2239 = zext i32 %2238 to i64
  %2240 = icmp eq i64 %1679, %2239
  br i1 %2240, label %2241, label %2297

2241:                                             ; preds = %2237
  %2242 = shl i32 %2221, 4
  %2243 = zext i32 %2242 to i64
  %2244 = add i64 %85, %2243
  %2245 = add i64 %2220, %2243
  %2246 = shl i32 %2222, 4
  %2247 = inttoptr i64 %2245 to <4 x i32> addrspace(1)*
  %2248 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2247, align 16, !tbaa !11
  %2249 = zext i32 %2246 to i64
  %2250 = add i64 %2245, %2249
  %2251 = inttoptr i64 %2250 to <4 x i32> addrspace(1)*
  %2252 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2251, align 16, !tbaa !11
  %2253 = shl i32 %2222, 5
  %2254 = zext i32 %2253 to i64
  %2255 = add i64 %2245, %2254
  %2256 = inttoptr i64 %2255 to <4 x i32> addrspace(1)*
  %2257 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2256, align 16, !tbaa !11
  %2258 = mul i32 %2222, 48
  %2259 = zext i32 %2258 to i64
  %2260 = add i64 %2245, %2259
  %2261 = inttoptr i64 %2260 to <4 x i32> addrspace(1)*
  %2262 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2261, align 16, !tbaa !11
  %2263 = shl i32 %2222, 6
  %2264 = zext i32 %2263 to i64
  %2265 = add i64 %2245, %2264
  %2266 = inttoptr i64 %2265 to <4 x i32> addrspace(1)*
  %2267 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2266, align 16, !tbaa !11
  %2268 = mul i32 %2222, 80
  %2269 = zext i32 %2268 to i64
  %2270 = add i64 %2245, %2269
  %2271 = inttoptr i64 %2270 to <4 x i32> addrspace(1)*
  %2272 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2271, align 16, !tbaa !11
  %2273 = mul i32 %2222, 96
  %2274 = zext i32 %2273 to i64
  %2275 = add i64 %2245, %2274
  %2276 = inttoptr i64 %2275 to <4 x i32> addrspace(1)*
  %2277 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2276, align 16, !tbaa !11
  %2278 = mul i32 %2222, 112
  %2279 = zext i32 %2278 to i64
  %2280 = add i64 %2245, %2279
  %2281 = inttoptr i64 %2280 to <4 x i32> addrspace(1)*
  %2282 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2281, align 16, !tbaa !11
  %2283 = inttoptr i64 %2244 to <4 x i32> addrspace(1)*
  store <4 x i32> %2248, <4 x i32> addrspace(1)* %2283, align 16, !tbaa !11
  %2284 = add i64 %2244, %2249
  %2285 = inttoptr i64 %2284 to <4 x i32> addrspace(1)*
  store <4 x i32> %2252, <4 x i32> addrspace(1)* %2285, align 16, !tbaa !11
  %2286 = add i64 %2244, %2254
  %2287 = inttoptr i64 %2286 to <4 x i32> addrspace(1)*
  store <4 x i32> %2257, <4 x i32> addrspace(1)* %2287, align 16, !tbaa !11
  %2288 = add i64 %2244, %2259
  %2289 = inttoptr i64 %2288 to <4 x i32> addrspace(1)*
  store <4 x i32> %2262, <4 x i32> addrspace(1)* %2289, align 16, !tbaa !11
  %2290 = add i64 %2244, %2264
  %2291 = inttoptr i64 %2290 to <4 x i32> addrspace(1)*
  store <4 x i32> %2267, <4 x i32> addrspace(1)* %2291, align 16, !tbaa !11
  %2292 = add i64 %2244, %2269
  %2293 = inttoptr i64 %2292 to <4 x i32> addrspace(1)*
  store <4 x i32> %2272, <4 x i32> addrspace(1)* %2293, align 16, !tbaa !11
  %2294 = add i64 %2244, %2274
  %2295 = inttoptr i64 %2294 to <4 x i32> addrspace(1)*
  store <4 x i32> %2277, <4 x i32> addrspace(1)* %2295, align 16, !tbaa !11
  %2296 = add i64 %2244, %2279
  br label %2947

2297:                                             ; preds = %2237
  %2298 = lshr i64 %1679, 4
  %2299 = zext i32 %2221 to i64
  %2300 = mul i32 %2222, 7
  %2301 = zext i32 %2300 to i64
  %2302 = add nuw nsw i64 %2301, %2299
  %2303 = icmp ult i64 %2302, %2298
  br i1 %2303, label %2304, label %2378

2304:                                             ; preds = %2297
  %2305 = shl i32 %2222, 3
  %2306 = zext i32 %2305 to i64
  %2307 = zext i32 %2222 to i64
  %2308 = shl i32 %2222, 1
  %2309 = zext i32 %2308 to i64
  %2310 = mul i32 %2222, 3
  %2311 = zext i32 %2310 to i64
  %2312 = shl i32 %2222, 2
  %2313 = zext i32 %2312 to i64
  %2314 = mul i32 %2222, 5
  %2315 = zext i32 %2314 to i64
  %2316 = mul i32 %2222, 6
  %2317 = zext i32 %2316 to i64
  br label %2318

2318:                                             ; preds = %2318, %2304
  %2319 = phi i64 [ %2299, %2304 ], [ %2375, %2318 ]
  %2320 = shl i64 %2319, 4
  %2321 = add i64 %2320, %2220
  %2322 = inttoptr i64 %2321 to <4 x i32> addrspace(1)*
  %2323 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2322, align 16, !tbaa !11
  %2324 = add i64 %2319, %2307
  %2325 = shl i64 %2324, 4
  %2326 = add i64 %2325, %2220
  %2327 = inttoptr i64 %2326 to <4 x i32> addrspace(1)*
  %2328 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2327, align 16, !tbaa !11
  %2329 = add i64 %2319, %2309
  %2330 = shl i64 %2329, 4
  %2331 = add i64 %2330, %2220
  %2332 = inttoptr i64 %2331 to <4 x i32> addrspace(1)*
  %2333 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2332, align 16, !tbaa !11
  %2334 = add i64 %2319, %2311
  %2335 = shl i64 %2334, 4
  %2336 = add i64 %2335, %2220
  %2337 = inttoptr i64 %2336 to <4 x i32> addrspace(1)*
  %2338 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2337, align 16, !tbaa !11
  %2339 = add i64 %2319, %2313
  %2340 = shl i64 %2339, 4
  %2341 = add i64 %2340, %2220
  %2342 = inttoptr i64 %2341 to <4 x i32> addrspace(1)*
  %2343 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2342, align 16, !tbaa !11
  %2344 = add i64 %2319, %2315
  %2345 = shl i64 %2344, 4
  %2346 = add i64 %2345, %2220
  %2347 = inttoptr i64 %2346 to <4 x i32> addrspace(1)*
  %2348 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2347, align 16, !tbaa !11
  %2349 = add i64 %2319, %2317
  %2350 = shl i64 %2349, 4
  %2351 = add i64 %2350, %2220
  %2352 = inttoptr i64 %2351 to <4 x i32> addrspace(1)*
  %2353 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2352, align 16, !tbaa !11
  %2354 = add i64 %2319, %2301
  %2355 = shl i64 %2354, 4
  %2356 = add i64 %2355, %2220
  %2357 = inttoptr i64 %2356 to <4 x i32> addrspace(1)*
  %2358 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2357, align 16, !tbaa !11
  %2359 = add i64 %2320, %85
  %2360 = inttoptr i64 %2359 to <4 x i32> addrspace(1)*
  store <4 x i32> %2323, <4 x i32> addrspace(1)* %2360, align 16, !tbaa !11
  %2361 = add i64 %2325, %85
  %2362 = inttoptr i64 %2361 to <4 x i32> addrspace(1)*
  store <4 x i32> %2328, <4 x i32> addrspace(1)* %2362, align 16, !tbaa !11
  %2363 = add i64 %2330, %85
  %2364 = inttoptr i64 %2363 to <4 x i32> addrspace(1)*
  store <4 x i32> %2333, <4 x i32> addrspace(1)* %2364, align 16, !tbaa !11
  %2365 = add i64 %2335, %85
  %2366 = inttoptr i64 %2365 to <4 x i32> addrspace(1)*
  store <4 x i32> %2338, <4 x i32> addrspace(1)* %2366, align 16, !tbaa !11
  %2367 = add i64 %2340, %85
  %2368 = inttoptr i64 %2367 to <4 x i32> addrspace(1)*
  store <4 x i32> %2343, <4 x i32> addrspace(1)* %2368, align 16, !tbaa !11
  %2369 = add i64 %2345, %85
  %2370 = inttoptr i64 %2369 to <4 x i32> addrspace(1)*
  store <4 x i32> %2348, <4 x i32> addrspace(1)* %2370, align 16, !tbaa !11
  %2371 = add i64 %2350, %85
  %2372 = inttoptr i64 %2371 to <4 x i32> addrspace(1)*
  store <4 x i32> %2353, <4 x i32> addrspace(1)* %2372, align 16, !tbaa !11
  %2373 = add i64 %2355, %85
  %2374 = inttoptr i64 %2373 to <4 x i32> addrspace(1)*
  store <4 x i32> %2358, <4 x i32> addrspace(1)* %2374, align 16, !tbaa !11
  %2375 = add i64 %2319, %2306
  %2376 = add i64 %2375, %2301
  %2377 = icmp ult i64 %2376, %2298
  br i1 %2377, label %2318, label %2378, !llvm.loop !60

2378:                                             ; preds = %2318, %2297
  %2379 = phi i64 [ %2299, %2297 ], [ %2375, %2318 ]
  %2380 = icmp ult i64 %2379, %2298
  br i1 %2380, label %2381, label %2951

2381:                                             ; preds = %2378
  %2382 = shl i64 %2379, 4
  %2383 = add i64 %2382, %2220
  %2384 = inttoptr i64 %2383 to <4 x i32> addrspace(1)*
  %2385 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2384, align 16, !tbaa !11
  %2386 = zext i32 %2222 to i64
  %2387 = add i64 %2379, %2386
  %2388 = icmp ult i64 %2387, %2298
  br i1 %2388, label %2389, label %2394

2389:                                             ; preds = %2381
  %2390 = shl i64 %2387, 4
  %2391 = add i64 %2390, %2220
  %2392 = inttoptr i64 %2391 to <4 x i32> addrspace(1)*
  %2393 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2392, align 16, !tbaa !11
  br label %2394

2394:                                             ; preds = %2389, %2381
  %2395 = phi <4 x i32> [ %2393, %2389 ], [ zeroinitializer, %2381 ]
  %2396 = shl i32 %2222, 1
  %2397 = zext i32 %2396 to i64
  %2398 = add i64 %2379, %2397
  %2399 = icmp ult i64 %2398, %2298
  br i1 %2399, label %2400, label %2405

2400:                                             ; preds = %2394
  %2401 = shl i64 %2398, 4
  %2402 = add i64 %2401, %2220
  %2403 = inttoptr i64 %2402 to <4 x i32> addrspace(1)*
  %2404 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2403, align 16, !tbaa !11
  br label %2405

2405:                                             ; preds = %2400, %2394
  %2406 = phi <4 x i32> [ %2404, %2400 ], [ zeroinitializer, %2394 ]
  %2407 = mul i32 %2222, 3
  %2408 = zext i32 %2407 to i64
  %2409 = add i64 %2379, %2408
  %2410 = icmp ult i64 %2409, %2298
  br i1 %2410, label %2411, label %2416

2411:                                             ; preds = %2405
  %2412 = shl i64 %2409, 4
  %2413 = add i64 %2412, %2220
  %2414 = inttoptr i64 %2413 to <4 x i32> addrspace(1)*
  %2415 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2414, align 16, !tbaa !11
  br label %2416

2416:                                             ; preds = %2411, %2405
  %2417 = phi <4 x i32> [ %2415, %2411 ], [ zeroinitializer, %2405 ]
  %2418 = shl i32 %2222, 2
  %2419 = zext i32 %2418 to i64
  %2420 = add i64 %2379, %2419
  %2421 = icmp ult i64 %2420, %2298
  br i1 %2421, label %2422, label %2427

2422:                                             ; preds = %2416
  %2423 = shl i64 %2420, 4
  %2424 = add i64 %2423, %2220
  %2425 = inttoptr i64 %2424 to <4 x i32> addrspace(1)*
  %2426 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2425, align 16, !tbaa !11
  br label %2427

2427:                                             ; preds = %2422, %2416
  %2428 = phi <4 x i32> [ %2426, %2422 ], [ zeroinitializer, %2416 ]
  %2429 = mul i32 %2222, 5
  %2430 = zext i32 %2429 to i64
  %2431 = add i64 %2379, %2430
  %2432 = icmp ult i64 %2431, %2298
  br i1 %2432, label %2433, label %2438

2433:                                             ; preds = %2427
  %2434 = shl i64 %2431, 4
  %2435 = add i64 %2434, %2220
  %2436 = inttoptr i64 %2435 to <4 x i32> addrspace(1)*
  %2437 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2436, align 16, !tbaa !11
  br label %2438

2438:                                             ; preds = %2433, %2427
  %2439 = phi <4 x i32> [ %2437, %2433 ], [ zeroinitializer, %2427 ]
  %2440 = mul i32 %2222, 6
  %2441 = zext i32 %2440 to i64
  %2442 = add i64 %2379, %2441
  %2443 = icmp ult i64 %2442, %2298
  br i1 %2443, label %2444, label %2449

2444:                                             ; preds = %2438
  %2445 = shl i64 %2442, 4
  %2446 = add i64 %2445, %2220
  %2447 = inttoptr i64 %2446 to <4 x i32> addrspace(1)*
  %2448 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2447, align 16, !tbaa !11
  br label %2449

2449:                                             ; preds = %2444, %2438
  %2450 = phi <4 x i32> [ %2448, %2444 ], [ zeroinitializer, %2438 ]
  %2451 = add i64 %2379, %2301
  %2452 = icmp ult i64 %2451, %2298
  br i1 %2452, label %2453, label %2458

2453:                                             ; preds = %2449
  %2454 = shl i64 %2451, 4
  %2455 = add i64 %2454, %2220
  %2456 = inttoptr i64 %2455 to <4 x i32> addrspace(1)*
  %2457 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2456, align 16, !tbaa !11
  br label %2458

2458:                                             ; preds = %2453, %2449
  %2459 = phi <4 x i32> [ %2457, %2453 ], [ zeroinitializer, %2449 ]
  %2460 = add i64 %2382, %85
  %2461 = inttoptr i64 %2460 to <4 x i32> addrspace(1)*
  store <4 x i32> %2385, <4 x i32> addrspace(1)* %2461, align 16, !tbaa !11
  br i1 %2388, label %2462, label %2466

2462:                                             ; preds = %2458
  %2463 = shl i64 %2387, 4
  %2464 = add i64 %2463, %85
  %2465 = inttoptr i64 %2464 to <4 x i32> addrspace(1)*
  store <4 x i32> %2395, <4 x i32> addrspace(1)* %2465, align 16, !tbaa !11
  br label %2466

2466:                                             ; preds = %2462, %2458
  br i1 %2399, label %2467, label %2471

2467:                                             ; preds = %2466
  %2468 = shl i64 %2398, 4
  %2469 = add i64 %2468, %85
  %2470 = inttoptr i64 %2469 to <4 x i32> addrspace(1)*
  store <4 x i32> %2406, <4 x i32> addrspace(1)* %2470, align 16, !tbaa !11
  br label %2471

2471:                                             ; preds = %2467, %2466
  br i1 %2410, label %2472, label %2476

2472:                                             ; preds = %2471
  %2473 = shl i64 %2409, 4
  %2474 = add i64 %2473, %85
  %2475 = inttoptr i64 %2474 to <4 x i32> addrspace(1)*
  store <4 x i32> %2417, <4 x i32> addrspace(1)* %2475, align 16, !tbaa !11
  br label %2476

2476:                                             ; preds = %2472, %2471
  br i1 %2421, label %2477, label %2481

2477:                                             ; preds = %2476
  %2478 = shl i64 %2420, 4
  %2479 = add i64 %2478, %85
  %2480 = inttoptr i64 %2479 to <4 x i32> addrspace(1)*
  store <4 x i32> %2428, <4 x i32> addrspace(1)* %2480, align 16, !tbaa !11
  br label %2481

2481:                                             ; preds = %2477, %2476
  br i1 %2432, label %2482, label %2486

2482:                                             ; preds = %2481
  %2483 = shl i64 %2431, 4
  %2484 = add i64 %2483, %85
  %2485 = inttoptr i64 %2484 to <4 x i32> addrspace(1)*
  store <4 x i32> %2439, <4 x i32> addrspace(1)* %2485, align 16, !tbaa !11
  br label %2486

2486:                                             ; preds = %2482, %2481
  br i1 %2443, label %2487, label %2491

2487:                                             ; preds = %2486
  %2488 = shl i64 %2442, 4
  %2489 = add i64 %2488, %85
  %2490 = inttoptr i64 %2489 to <4 x i32> addrspace(1)*
  store <4 x i32> %2450, <4 x i32> addrspace(1)* %2490, align 16, !tbaa !11
  br label %2491

2491:                                             ; preds = %2487, %2486
  br i1 %2452, label %2492, label %2951

2492:                                             ; preds = %2491
  %2493 = shl i64 %2451, 4
  %2494 = add i64 %2493, %85
  br label %2947

2495:                                             ; preds = %2219
  %2496 = icmp ult i64 %2232, %1679
  %2497 = select i1 %2496, i64 %2232, i64 %1679
  %2498 = sub i64 %1679, %2497
  %2499 = sub nsw i64 0, %2229
  %2500 = and i64 %2498, %2499
  switch i64 %2229, label %2903 [
    i64 16, label %2501
    i64 4, label %2702
  ]

2501:                                             ; preds = %2495
  %2502 = add i64 %2497, %85
  %2503 = add i64 %2497, %2220
  %2504 = lshr i64 %2500, 4
  %2505 = zext i32 %2221 to i64
  %2506 = mul i32 %2222, 7
  %2507 = zext i32 %2506 to i64
  %2508 = add nuw nsw i64 %2507, %2505
  %2509 = icmp ult i64 %2508, %2504
  br i1 %2509, label %2510, label %2584

2510:                                             ; preds = %2501
  %2511 = shl i32 %2222, 3
  %2512 = zext i32 %2511 to i64
  %2513 = zext i32 %2222 to i64
  %2514 = shl i32 %2222, 1
  %2515 = zext i32 %2514 to i64
  %2516 = mul i32 %2222, 3
  %2517 = zext i32 %2516 to i64
  %2518 = shl i32 %2222, 2
  %2519 = zext i32 %2518 to i64
  %2520 = mul i32 %2222, 5
  %2521 = zext i32 %2520 to i64
  %2522 = mul i32 %2222, 6
  %2523 = zext i32 %2522 to i64
  br label %2524

2524:                                             ; preds = %2524, %2510
  %2525 = phi i64 [ %2505, %2510 ], [ %2581, %2524 ]
  %2526 = shl i64 %2525, 4
  %2527 = add i64 %2526, %2503
  %2528 = inttoptr i64 %2527 to <4 x i32> addrspace(1)*
  %2529 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2528, align 16, !tbaa !11
  %2530 = add i64 %2525, %2513
  %2531 = shl i64 %2530, 4
  %2532 = add i64 %2531, %2503
  %2533 = inttoptr i64 %2532 to <4 x i32> addrspace(1)*
  %2534 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2533, align 16, !tbaa !11
  %2535 = add i64 %2525, %2515
  %2536 = shl i64 %2535, 4
  %2537 = add i64 %2536, %2503
  %2538 = inttoptr i64 %2537 to <4 x i32> addrspace(1)*
  %2539 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2538, align 16, !tbaa !11
  %2540 = add i64 %2525, %2517
  %2541 = shl i64 %2540, 4
  %2542 = add i64 %2541, %2503
  %2543 = inttoptr i64 %2542 to <4 x i32> addrspace(1)*
  %2544 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2543, align 16, !tbaa !11
  %2545 = add i64 %2525, %2519
  %2546 = shl i64 %2545, 4
  %2547 = add i64 %2546, %2503
  %2548 = inttoptr i64 %2547 to <4 x i32> addrspace(1)*
  %2549 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2548, align 16, !tbaa !11
  %2550 = add i64 %2525, %2521
  %2551 = shl i64 %2550, 4
  %2552 = add i64 %2551, %2503
  %2553 = inttoptr i64 %2552 to <4 x i32> addrspace(1)*
  %2554 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2553, align 16, !tbaa !11
  %2555 = add i64 %2525, %2523
  %2556 = shl i64 %2555, 4
  %2557 = add i64 %2556, %2503
  %2558 = inttoptr i64 %2557 to <4 x i32> addrspace(1)*
  %2559 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2558, align 16, !tbaa !11
  %2560 = add i64 %2525, %2507
  %2561 = shl i64 %2560, 4
  %2562 = add i64 %2561, %2503
  %2563 = inttoptr i64 %2562 to <4 x i32> addrspace(1)*
  %2564 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2563, align 16, !tbaa !11
  %2565 = add i64 %2526, %2502
  %2566 = inttoptr i64 %2565 to <4 x i32> addrspace(1)*
  store <4 x i32> %2529, <4 x i32> addrspace(1)* %2566, align 16, !tbaa !11
  %2567 = add i64 %2531, %2502
  %2568 = inttoptr i64 %2567 to <4 x i32> addrspace(1)*
  store <4 x i32> %2534, <4 x i32> addrspace(1)* %2568, align 16, !tbaa !11
  %2569 = add i64 %2536, %2502
  %2570 = inttoptr i64 %2569 to <4 x i32> addrspace(1)*
  store <4 x i32> %2539, <4 x i32> addrspace(1)* %2570, align 16, !tbaa !11
  %2571 = add i64 %2541, %2502
  %2572 = inttoptr i64 %2571 to <4 x i32> addrspace(1)*
  store <4 x i32> %2544, <4 x i32> addrspace(1)* %2572, align 16, !tbaa !11
  %2573 = add i64 %2546, %2502
  %2574 = inttoptr i64 %2573 to <4 x i32> addrspace(1)*
  store <4 x i32> %2549, <4 x i32> addrspace(1)* %2574, align 16, !tbaa !11
  %2575 = add i64 %2551, %2502
  %2576 = inttoptr i64 %2575 to <4 x i32> addrspace(1)*
  store <4 x i32> %2554, <4 x i32> addrspace(1)* %2576, align 16, !tbaa !11
  %2577 = add i64 %2556, %2502
  %2578 = inttoptr i64 %2577 to <4 x i32> addrspace(1)*
  store <4 x i32> %2559, <4 x i32> addrspace(1)* %2578, align 16, !tbaa !11
  %2579 = add i64 %2561, %2502
  %2580 = inttoptr i64 %2579 to <4 x i32> addrspace(1)*
  store <4 x i32> %2564, <4 x i32> addrspace(1)* %2580, align 16, !tbaa !11
  %2581 = add i64 %2525, %2512
  %2582 = add i64 %2581, %2507
  %2583 = icmp ult i64 %2582, %2504
  br i1 %2583, label %2524, label %2584, !llvm.loop !60

2584:                                             ; preds = %2524, %2501
  %2585 = phi i64 [ %2505, %2501 ], [ %2581, %2524 ]
  %2586 = icmp ult i64 %2585, %2504
  br i1 %2586, label %2587, label %2917

2587:                                             ; preds = %2584
  %2588 = shl i64 %2585, 4
  %2589 = add i64 %2588, %2503
  %2590 = inttoptr i64 %2589 to <4 x i32> addrspace(1)*
  %2591 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2590, align 16, !tbaa !11
  %2592 = zext i32 %2222 to i64
  %2593 = add i64 %2585, %2592
  %2594 = icmp ult i64 %2593, %2504
  br i1 %2594, label %2595, label %2600

2595:                                             ; preds = %2587
  %2596 = shl i64 %2593, 4
  %2597 = add i64 %2596, %2503
  %2598 = inttoptr i64 %2597 to <4 x i32> addrspace(1)*
  %2599 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2598, align 16, !tbaa !11
  br label %2600

2600:                                             ; preds = %2595, %2587
  %2601 = phi <4 x i32> [ %2599, %2595 ], [ zeroinitializer, %2587 ]
  %2602 = shl i32 %2222, 1
  %2603 = zext i32 %2602 to i64
  %2604 = add i64 %2585, %2603
  %2605 = icmp ult i64 %2604, %2504
  br i1 %2605, label %2606, label %2611

2606:                                             ; preds = %2600
  %2607 = shl i64 %2604, 4
  %2608 = add i64 %2607, %2503
  %2609 = inttoptr i64 %2608 to <4 x i32> addrspace(1)*
  %2610 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2609, align 16, !tbaa !11
  br label %2611

2611:                                             ; preds = %2606, %2600
  %2612 = phi <4 x i32> [ %2610, %2606 ], [ zeroinitializer, %2600 ]
  %2613 = mul i32 %2222, 3
  %2614 = zext i32 %2613 to i64
  %2615 = add i64 %2585, %2614
  %2616 = icmp ult i64 %2615, %2504
  br i1 %2616, label %2617, label %2622

2617:                                             ; preds = %2611
  %2618 = shl i64 %2615, 4
  %2619 = add i64 %2618, %2503
  %2620 = inttoptr i64 %2619 to <4 x i32> addrspace(1)*
  %2621 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2620, align 16, !tbaa !11
  br label %2622

2622:                                             ; preds = %2617, %2611
  %2623 = phi <4 x i32> [ %2621, %2617 ], [ zeroinitializer, %2611 ]
  %2624 = shl i32 %2222, 2
  %2625 = zext i32 %2624 to i64
  %2626 = add i64 %2585, %2625
  %2627 = icmp ult i64 %2626, %2504
  br i1 %2627, label %2628, label %2633

2628:                                             ; preds = %2622
  %2629 = shl i64 %2626, 4
  %2630 = add i64 %2629, %2503
  %2631 = inttoptr i64 %2630 to <4 x i32> addrspace(1)*
  %2632 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2631, align 16, !tbaa !11
  br label %2633

2633:                                             ; preds = %2628, %2622
  %2634 = phi <4 x i32> [ %2632, %2628 ], [ zeroinitializer, %2622 ]
  %2635 = mul i32 %2222, 5
  %2636 = zext i32 %2635 to i64
  %2637 = add i64 %2585, %2636
  %2638 = icmp ult i64 %2637, %2504
  br i1 %2638, label %2639, label %2644

2639:                                             ; preds = %2633
  %2640 = shl i64 %2637, 4
  %2641 = add i64 %2640, %2503
  %2642 = inttoptr i64 %2641 to <4 x i32> addrspace(1)*
  %2643 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2642, align 16, !tbaa !11
  br label %2644

2644:                                             ; preds = %2639, %2633
  %2645 = phi <4 x i32> [ %2643, %2639 ], [ zeroinitializer, %2633 ]
  %2646 = mul i32 %2222, 6
  %2647 = zext i32 %2646 to i64
  %2648 = add i64 %2585, %2647
  %2649 = icmp ult i64 %2648, %2504
  br i1 %2649, label %2650, label %2655

2650:                                             ; preds = %2644
  %2651 = shl i64 %2648, 4
  %2652 = add i64 %2651, %2503
  %2653 = inttoptr i64 %2652 to <4 x i32> addrspace(1)*
  %2654 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2653, align 16, !tbaa !11
  br label %2655

2655:                                             ; preds = %2650, %2644
  %2656 = phi <4 x i32> [ %2654, %2650 ], [ zeroinitializer, %2644 ]
  %2657 = add i64 %2585, %2507
  %2658 = icmp ult i64 %2657, %2504
  br i1 %2658, label %2659, label %2664

2659:                                             ; preds = %2655
  %2660 = shl i64 %2657, 4
  %2661 = add i64 %2660, %2503
  %2662 = inttoptr i64 %2661 to <4 x i32> addrspace(1)*
  %2663 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2662, align 16, !tbaa !11
  br label %2664

2664:                                             ; preds = %2659, %2655
  %2665 = phi <4 x i32> [ %2663, %2659 ], [ zeroinitializer, %2655 ]
  %2666 = add i64 %2588, %2502
  %2667 = inttoptr i64 %2666 to <4 x i32> addrspace(1)*
  store <4 x i32> %2591, <4 x i32> addrspace(1)* %2667, align 16, !tbaa !11
  br i1 %2594, label %2668, label %2672

2668:                                             ; preds = %2664
  %2669 = shl i64 %2593, 4
  %2670 = add i64 %2669, %2502
  %2671 = inttoptr i64 %2670 to <4 x i32> addrspace(1)*
  store <4 x i32> %2601, <4 x i32> addrspace(1)* %2671, align 16, !tbaa !11
  br label %2672

2672:                                             ; preds = %2668, %2664
  br i1 %2605, label %2673, label %2677

2673:                                             ; preds = %2672
  %2674 = shl i64 %2604, 4
  %2675 = add i64 %2674, %2502
  %2676 = inttoptr i64 %2675 to <4 x i32> addrspace(1)*
  store <4 x i32> %2612, <4 x i32> addrspace(1)* %2676, align 16, !tbaa !11
  br label %2677

2677:                                             ; preds = %2673, %2672
  br i1 %2616, label %2678, label %2682

2678:                                             ; preds = %2677
  %2679 = shl i64 %2615, 4
  %2680 = add i64 %2679, %2502
  %2681 = inttoptr i64 %2680 to <4 x i32> addrspace(1)*
  store <4 x i32> %2623, <4 x i32> addrspace(1)* %2681, align 16, !tbaa !11
  br label %2682

2682:                                             ; preds = %2678, %2677
  br i1 %2627, label %2683, label %2687

2683:                                             ; preds = %2682
  %2684 = shl i64 %2626, 4
  %2685 = add i64 %2684, %2502
  %2686 = inttoptr i64 %2685 to <4 x i32> addrspace(1)*
  store <4 x i32> %2634, <4 x i32> addrspace(1)* %2686, align 16, !tbaa !11
  br label %2687

2687:                                             ; preds = %2683, %2682
  br i1 %2638, label %2688, label %2692

2688:                                             ; preds = %2687
  %2689 = shl i64 %2637, 4
  %2690 = add i64 %2689, %2502
  %2691 = inttoptr i64 %2690 to <4 x i32> addrspace(1)*
  store <4 x i32> %2645, <4 x i32> addrspace(1)* %2691, align 16, !tbaa !11
  br label %2692

2692:                                             ; preds = %2688, %2687
  br i1 %2649, label %2693, label %2697

2693:                                             ; preds = %2692
  %2694 = shl i64 %2648, 4
  %2695 = add i64 %2694, %2502
  %2696 = inttoptr i64 %2695 to <4 x i32> addrspace(1)*
  store <4 x i32> %2656, <4 x i32> addrspace(1)* %2696, align 16, !tbaa !11
  br label %2697

2697:                                             ; preds = %2693, %2692
  br i1 %2658, label %2698, label %2917

2698:                                             ; preds = %2697
  %2699 = shl i64 %2657, 4
  %2700 = add i64 %2699, %2502
  %2701 = inttoptr i64 %2700 to <4 x i32> addrspace(1)*
  store <4 x i32> %2665, <4 x i32> addrspace(1)* %2701, align 16, !tbaa !11
  br label %2917

2702:                                             ; preds = %2495
  %2703 = add i64 %2497, %85
  %2704 = add i64 %2497, %2220
  %2705 = lshr i64 %2500, 2
  %2706 = zext i32 %2221 to i64
  %2707 = mul i32 %2222, 7
  %2708 = zext i32 %2707 to i64
  %2709 = add nuw nsw i64 %2708, %2706
  %2710 = icmp ult i64 %2709, %2705
  br i1 %2710, label %2711, label %2785

2711:                                             ; preds = %2702
  %2712 = shl i32 %2222, 3
  %2713 = zext i32 %2712 to i64
  %2714 = zext i32 %2222 to i64
  %2715 = shl i32 %2222, 1
  %2716 = zext i32 %2715 to i64
  %2717 = mul i32 %2222, 3
  %2718 = zext i32 %2717 to i64
  %2719 = shl i32 %2222, 2
  %2720 = zext i32 %2719 to i64
  %2721 = mul i32 %2222, 5
  %2722 = zext i32 %2721 to i64
  %2723 = mul i32 %2222, 6
  %2724 = zext i32 %2723 to i64
  br label %2725

2725:                                             ; preds = %2725, %2711
  %2726 = phi i64 [ %2706, %2711 ], [ %2782, %2725 ]
  %2727 = shl i64 %2726, 2
  %2728 = add i64 %2727, %2704
  %2729 = inttoptr i64 %2728 to i32 addrspace(1)*
  %2730 = load volatile i32, i32 addrspace(1)* %2729, align 4, !tbaa !11
  %2731 = add i64 %2726, %2714
  %2732 = shl i64 %2731, 2
  %2733 = add i64 %2732, %2704
  %2734 = inttoptr i64 %2733 to i32 addrspace(1)*
  %2735 = load volatile i32, i32 addrspace(1)* %2734, align 4, !tbaa !11
  %2736 = add i64 %2726, %2716
  %2737 = shl i64 %2736, 2
  %2738 = add i64 %2737, %2704
  %2739 = inttoptr i64 %2738 to i32 addrspace(1)*
  %2740 = load volatile i32, i32 addrspace(1)* %2739, align 4, !tbaa !11
  %2741 = add i64 %2726, %2718
  %2742 = shl i64 %2741, 2
  %2743 = add i64 %2742, %2704
  %2744 = inttoptr i64 %2743 to i32 addrspace(1)*
  %2745 = load volatile i32, i32 addrspace(1)* %2744, align 4, !tbaa !11
  %2746 = add i64 %2726, %2720
  %2747 = shl i64 %2746, 2
  %2748 = add i64 %2747, %2704
  %2749 = inttoptr i64 %2748 to i32 addrspace(1)*
  %2750 = load volatile i32, i32 addrspace(1)* %2749, align 4, !tbaa !11
  %2751 = add i64 %2726, %2722
  %2752 = shl i64 %2751, 2
  %2753 = add i64 %2752, %2704
  %2754 = inttoptr i64 %2753 to i32 addrspace(1)*
  %2755 = load volatile i32, i32 addrspace(1)* %2754, align 4, !tbaa !11
  %2756 = add i64 %2726, %2724
  %2757 = shl i64 %2756, 2
  %2758 = add i64 %2757, %2704
  %2759 = inttoptr i64 %2758 to i32 addrspace(1)*
  %2760 = load volatile i32, i32 addrspace(1)* %2759, align 4, !tbaa !11
  %2761 = add i64 %2726, %2708
  %2762 = shl i64 %2761, 2
  %2763 = add i64 %2762, %2704
  %2764 = inttoptr i64 %2763 to i32 addrspace(1)*
  %2765 = load volatile i32, i32 addrspace(1)* %2764, align 4, !tbaa !11
  %2766 = add i64 %2727, %2703
  %2767 = inttoptr i64 %2766 to i32 addrspace(1)*
  store i32 %2730, i32 addrspace(1)* %2767, align 4, !tbaa !11
  %2768 = add i64 %2732, %2703
  %2769 = inttoptr i64 %2768 to i32 addrspace(1)*
  store i32 %2735, i32 addrspace(1)* %2769, align 4, !tbaa !11
  %2770 = add i64 %2737, %2703
  %2771 = inttoptr i64 %2770 to i32 addrspace(1)*
  store i32 %2740, i32 addrspace(1)* %2771, align 4, !tbaa !11
  %2772 = add i64 %2742, %2703
  %2773 = inttoptr i64 %2772 to i32 addrspace(1)*
  store i32 %2745, i32 addrspace(1)* %2773, align 4, !tbaa !11
  %2774 = add i64 %2747, %2703
  %2775 = inttoptr i64 %2774 to i32 addrspace(1)*
  store i32 %2750, i32 addrspace(1)* %2775, align 4, !tbaa !11
  %2776 = add i64 %2752, %2703
  %2777 = inttoptr i64 %2776 to i32 addrspace(1)*
  store i32 %2755, i32 addrspace(1)* %2777, align 4, !tbaa !11
  %2778 = add i64 %2757, %2703
  %2779 = inttoptr i64 %2778 to i32 addrspace(1)*
  store i32 %2760, i32 addrspace(1)* %2779, align 4, !tbaa !11
  %2780 = add i64 %2762, %2703
  %2781 = inttoptr i64 %2780 to i32 addrspace(1)*
  store i32 %2765, i32 addrspace(1)* %2781, align 4, !tbaa !11
  %2782 = add i64 %2726, %2713
  %2783 = add i64 %2782, %2708
  %2784 = icmp ult i64 %2783, %2705
  br i1 %2784, label %2725, label %2785, !llvm.loop !61

2785:                                             ; preds = %2725, %2702
  %2786 = phi i64 [ %2706, %2702 ], [ %2782, %2725 ]
  %2787 = icmp ult i64 %2786, %2705
  br i1 %2787, label %2788, label %2917

2788:                                             ; preds = %2785
  %2789 = shl i64 %2786, 2
  %2790 = add i64 %2789, %2704
  %2791 = inttoptr i64 %2790 to i32 addrspace(1)*
  %2792 = load volatile i32, i32 addrspace(1)* %2791, align 4, !tbaa !11
  %2793 = zext i32 %2222 to i64
  %2794 = add i64 %2786, %2793
  %2795 = icmp ult i64 %2794, %2705
  br i1 %2795, label %2796, label %2801

2796:                                             ; preds = %2788
  %2797 = shl i64 %2794, 2
  %2798 = add i64 %2797, %2704
  %2799 = inttoptr i64 %2798 to i32 addrspace(1)*
  %2800 = load volatile i32, i32 addrspace(1)* %2799, align 4, !tbaa !11
  br label %2801

2801:                                             ; preds = %2796, %2788
  %2802 = phi i32 [ %2800, %2796 ], [ 0, %2788 ]
  %2803 = shl i32 %2222, 1
  %2804 = zext i32 %2803 to i64
  %2805 = add i64 %2786, %2804
  %2806 = icmp ult i64 %2805, %2705
  br i1 %2806, label %2807, label %2812

2807:                                             ; preds = %2801
  %2808 = shl i64 %2805, 2
  %2809 = add i64 %2808, %2704
  %2810 = inttoptr i64 %2809 to i32 addrspace(1)*
  %2811 = load volatile i32, i32 addrspace(1)* %2810, align 4, !tbaa !11
  br label %2812

2812:                                             ; preds = %2807, %2801
  %2813 = phi i32 [ %2811, %2807 ], [ 0, %2801 ]
  %2814 = mul i32 %2222, 3
  %2815 = zext i32 %2814 to i64
  %2816 = add i64 %2786, %2815
  %2817 = icmp ult i64 %2816, %2705
  br i1 %2817, label %2818, label %2823

2818:                                             ; preds = %2812
  %2819 = shl i64 %2816, 2
  %2820 = add i64 %2819, %2704
  %2821 = inttoptr i64 %2820 to i32 addrspace(1)*
  %2822 = load volatile i32, i32 addrspace(1)* %2821, align 4, !tbaa !11
  br label %2823

2823:                                             ; preds = %2818, %2812
  %2824 = phi i32 [ %2822, %2818 ], [ 0, %2812 ]
  %2825 = shl i32 %2222, 2
  %2826 = zext i32 %2825 to i64
  %2827 = add i64 %2786, %2826
  %2828 = icmp ult i64 %2827, %2705
  br i1 %2828, label %2829, label %2834

2829:                                             ; preds = %2823
  %2830 = shl i64 %2827, 2
  %2831 = add i64 %2830, %2704
  %2832 = inttoptr i64 %2831 to i32 addrspace(1)*
  %2833 = load volatile i32, i32 addrspace(1)* %2832, align 4, !tbaa !11
  br label %2834

2834:                                             ; preds = %2829, %2823
  %2835 = phi i32 [ %2833, %2829 ], [ 0, %2823 ]
  %2836 = mul i32 %2222, 5
  %2837 = zext i32 %2836 to i64
  %2838 = add i64 %2786, %2837
  %2839 = icmp ult i64 %2838, %2705
  br i1 %2839, label %2840, label %2845

2840:                                             ; preds = %2834
  %2841 = shl i64 %2838, 2
  %2842 = add i64 %2841, %2704
  %2843 = inttoptr i64 %2842 to i32 addrspace(1)*
  %2844 = load volatile i32, i32 addrspace(1)* %2843, align 4, !tbaa !11
  br label %2845

2845:                                             ; preds = %2840, %2834
  %2846 = phi i32 [ %2844, %2840 ], [ 0, %2834 ]
  %2847 = mul i32 %2222, 6
  %2848 = zext i32 %2847 to i64
  %2849 = add i64 %2786, %2848
  %2850 = icmp ult i64 %2849, %2705
  br i1 %2850, label %2851, label %2856

2851:                                             ; preds = %2845
  %2852 = shl i64 %2849, 2
  %2853 = add i64 %2852, %2704
  %2854 = inttoptr i64 %2853 to i32 addrspace(1)*
  %2855 = load volatile i32, i32 addrspace(1)* %2854, align 4, !tbaa !11
  br label %2856

2856:                                             ; preds = %2851, %2845
  %2857 = phi i32 [ %2855, %2851 ], [ 0, %2845 ]
  %2858 = add i64 %2786, %2708
  %2859 = icmp ult i64 %2858, %2705
  br i1 %2859, label %2860, label %2865

2860:                                             ; preds = %2856
  %2861 = shl i64 %2858, 2
  %2862 = add i64 %2861, %2704
  %2863 = inttoptr i64 %2862 to i32 addrspace(1)*
  %2864 = load volatile i32, i32 addrspace(1)* %2863, align 4, !tbaa !11
  br label %2865

2865:                                             ; preds = %2860, %2856
  %2866 = phi i32 [ %2864, %2860 ], [ 0, %2856 ]
  %2867 = add i64 %2789, %2703
  %2868 = inttoptr i64 %2867 to i32 addrspace(1)*
  store i32 %2792, i32 addrspace(1)* %2868, align 4, !tbaa !11
  br i1 %2795, label %2869, label %2873

2869:                                             ; preds = %2865
  %2870 = shl i64 %2794, 2
  %2871 = add i64 %2870, %2703
  %2872 = inttoptr i64 %2871 to i32 addrspace(1)*
  store i32 %2802, i32 addrspace(1)* %2872, align 4, !tbaa !11
  br label %2873

2873:                                             ; preds = %2869, %2865
  br i1 %2806, label %2874, label %2878

2874:                                             ; preds = %2873
  %2875 = shl i64 %2805, 2
  %2876 = add i64 %2875, %2703
  %2877 = inttoptr i64 %2876 to i32 addrspace(1)*
  store i32 %2813, i32 addrspace(1)* %2877, align 4, !tbaa !11
  br label %2878

2878:                                             ; preds = %2874, %2873
  br i1 %2817, label %2879, label %2883

2879:                                             ; preds = %2878
  %2880 = shl i64 %2816, 2
  %2881 = add i64 %2880, %2703
  %2882 = inttoptr i64 %2881 to i32 addrspace(1)*
  store i32 %2824, i32 addrspace(1)* %2882, align 4, !tbaa !11
  br label %2883

2883:                                             ; preds = %2879, %2878
  br i1 %2828, label %2884, label %2888

2884:                                             ; preds = %2883
  %2885 = shl i64 %2827, 2
  %2886 = add i64 %2885, %2703
  %2887 = inttoptr i64 %2886 to i32 addrspace(1)*
  store i32 %2835, i32 addrspace(1)* %2887, align 4, !tbaa !11
  br label %2888

2888:                                             ; preds = %2884, %2883
  br i1 %2839, label %2889, label %2893

2889:                                             ; preds = %2888
  %2890 = shl i64 %2838, 2
  %2891 = add i64 %2890, %2703
  %2892 = inttoptr i64 %2891 to i32 addrspace(1)*
  store i32 %2846, i32 addrspace(1)* %2892, align 4, !tbaa !11
  br label %2893

2893:                                             ; preds = %2889, %2888
  br i1 %2850, label %2894, label %2898

2894:                                             ; preds = %2893
  %2895 = shl i64 %2849, 2
  %2896 = add i64 %2895, %2703
  %2897 = inttoptr i64 %2896 to i32 addrspace(1)*
  store i32 %2857, i32 addrspace(1)* %2897, align 4, !tbaa !11
  br label %2898

2898:                                             ; preds = %2894, %2893
  br i1 %2859, label %2899, label %2917

2899:                                             ; preds = %2898
  %2900 = shl i64 %2858, 2
  %2901 = add i64 %2900, %2703
  %2902 = inttoptr i64 %2901 to i32 addrspace(1)*
  store i32 %2866, i32 addrspace(1)* %2902, align 4, !tbaa !11
  br label %2917

2903:                                             ; preds = %2495
  %2904 = zext i32 %2221 to i64
  %2905 = icmp ugt i64 %1679, %2904
  br i1 %2905, label %2906, label %2951

2906:                                             ; preds = %2903
  %2907 = zext i32 %2222 to i64
  br label %2908

2908:                                             ; preds = %2908, %2906
  %2909 = phi i64 [ %2904, %2906 ], [ %2915, %2908 ]
  %2910 = add i64 %2909, %2220
  %2911 = inttoptr i64 %2910 to i8 addrspace(1)*
  %2912 = load volatile i8, i8 addrspace(1)* %2911, align 1, !tbaa !11
  %2913 = add i64 %2909, %85
  %2914 = inttoptr i64 %2913 to i8 addrspace(1)*
  store i8 %2912, i8 addrspace(1)* %2914, align 1, !tbaa !11
  %2915 = add i64 %2909, %2907
  %2916 = icmp ult i64 %2915, %1679
  br i1 %2916, label %2908, label %2951, !llvm.loop !62

2917:                                             ; preds = %2899, %2898, %2785, %2698, %2697, %2584
  %2918 = phi i64 [ %2706, %2899 ], [ %2706, %2898 ], [ %2706, %2785 ], [ %2505, %2698 ], [ %2505, %2697 ], [ %2505, %2584 ]
  %2919 = icmp ugt i64 %2497, %2918
  br i1 %2919, label %2920, label %2931

2920:                                             ; preds = %2917
  %2921 = zext i32 %2222 to i64
  br label %2922

2922:                                             ; preds = %2922, %2920
  %2923 = phi i64 [ %2918, %2920 ], [ %2929, %2922 ]
  %2924 = add i64 %2923, %2220
  %2925 = inttoptr i64 %2924 to i8 addrspace(1)*
  %2926 = load volatile i8, i8 addrspace(1)* %2925, align 1, !tbaa !11
  %2927 = add i64 %2923, %85
  %2928 = inttoptr i64 %2927 to i8 addrspace(1)*
  store i8 %2926, i8 addrspace(1)* %2928, align 1, !tbaa !11
  %2929 = add i64 %2923, %2921
  %2930 = icmp ult i64 %2929, %2497
  br i1 %2930, label %2922, label %2931, !llvm.loop !62

2931:                                             ; preds = %2922, %2917
  %2932 = add i64 %2500, %2497
  %2933 = sub i64 %1679, %2932
  %2934 = icmp ugt i64 %2933, %2918
  br i1 %2934, label %2935, label %2951

2935:                                             ; preds = %2931
  %2936 = zext i32 %2222 to i64
  br label %2937

2937:                                             ; preds = %2937, %2935
  %2938 = phi i64 [ %2918, %2935 ], [ %2945, %2937 ]
  %2939 = add i64 %2938, %2932
  %2940 = add i64 %2939, %2220
  %2941 = inttoptr i64 %2940 to i8 addrspace(1)*
  %2942 = load volatile i8, i8 addrspace(1)* %2941, align 1, !tbaa !11
  %2943 = add i64 %2939, %85
  %2944 = inttoptr i64 %2943 to i8 addrspace(1)*
  store i8 %2942, i8 addrspace(1)* %2944, align 1, !tbaa !11
  %2945 = add i64 %2938, %2936
  %2946 = icmp ult i64 %2945, %2933
  br i1 %2946, label %2937, label %2951, !llvm.loop !62

2947:                                             ; preds = %2492, %2241
  %2948 = phi i64 [ %2494, %2492 ], [ %2296, %2241 ]
  %2949 = phi <4 x i32> [ %2459, %2492 ], [ %2282, %2241 ]
  %2950 = inttoptr i64 %2948 to <4 x i32> addrspace(1)*
  store <4 x i32> %2949, <4 x i32> addrspace(1)* %2950, align 16, !tbaa !11
  br label %2951

2951:                                             ; preds = %2937, %2908, %2947, %2931, %2903, %2491, %2378, %2214
  br i1 %2206, label %2954, label %2952, !prof !59

2952:                                             ; preds = %2951
  %2953 = and i32 %2204, 65535
  br label %2958

2954:                                             ; preds = %2951
  %2955 = zext i32 %2204 to i64
  %2956 = icmp ugt i64 %2052, %2955
  %2957 = select i1 %2956, i32 61, i32 0
  br label %2958

2958:                                             ; preds = %2954, %2952
  %2959 = phi i32 [ %2953, %2952 ], [ %2957, %2954 ]
  %2960 = icmp eq i32 %2959, 0
  %2961 = select i1 %2960, i64 %2052, i64 0
  %2962 = load i64, i64* %55, align 8, !tbaa !71
  %2963 = shl i64 %2046, 3
  %2964 = add i64 %2962, %2963
  %2965 = load i32, i32* %45, align 8, !tbaa !45
  %2966 = icmp eq i32 %2965, 0
  %2967 = icmp ne i64 %2961, 0
  %2968 = and i1 %2967, %2966
  br i1 %2968, label %2969, label %3047

2969:                                             ; preds = %2958
  %2970 = load i64, i64* %75, align 8, !tbaa !105
  %2971 = load i64, i64* %76, align 8, !tbaa !106
  %2972 = inttoptr i64 %2970 to i64 addrspace(1)*
  %2973 = load volatile i64, i64 addrspace(1)* %2972, align 8, !tbaa !5
  %2974 = load i64, i64* %54, align 8, !tbaa !107
  %2975 = icmp ult i64 %2973, %2974
  br i1 %2975, label %2976, label %2981

2976:                                             ; preds = %2969
  %2977 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2970, i64 1) #10, !srcloc !23
  %2978 = load i64, i64* %54, align 8, !tbaa !107
  %2979 = icmp ult i64 %2977, %2978
  %2980 = select i1 %2979, i64 %2977, i64 -1
  br label %2981

2981:                                             ; preds = %2976, %2969
  %2982 = phi i64 [ %2978, %2976 ], [ %2974, %2969 ]
  %2983 = phi i64 [ %2980, %2976 ], [ -1, %2969 ]
  %2984 = icmp eq i64 %2983, -1
  br i1 %2984, label %2985, label %2987

2985:                                             ; preds = %2981
  %2986 = icmp eq i64 %2982, 0
  br i1 %2986, label %2987, label %2990

2987:                                             ; preds = %3037, %3032, %2985, %2981
  %2988 = phi i64 [ %2983, %2981 ], [ -1, %2985 ], [ %3033, %3032 ], [ %3033, %3037 ]
  %2989 = phi i1 [ false, %2981 ], [ true, %2985 ], [ true, %3037 ], [ %3035, %3032 ]
  br i1 %2989, label %3047, label %3041

2990:                                             ; preds = %2985, %3037
  %2991 = phi i32 [ %3038, %3037 ], [ 0, %2985 ]
  %2992 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2971, i64 1) #10, !srcloc !23
  %2993 = load i64, i64* %54, align 8, !tbaa !107
  %2994 = urem i64 %2992, %2993
  %2995 = load i64, i64* %77, align 8, !tbaa !108
  %2996 = shl i64 %2994, 3
  %2997 = add i64 %2995, %2996
  %2998 = inttoptr i64 %2997 to i64 addrspace(1)*
  %2999 = load volatile i64, i64 addrspace(1)* %2998, align 8, !tbaa !5
  %3000 = icmp eq i64 %2999, 0
  br i1 %3000, label %3032, label %3001

3001:                                             ; preds = %2990
  %3002 = load i64, i64* %55, align 8, !tbaa !71
  %3003 = shl i64 %2999, 3
  %3004 = add i64 %3003, -8
  %3005 = add i64 %3004, %3002
  %3006 = inttoptr i64 %3005 to i64 addrspace(1)*
  %3007 = load volatile i64, i64 addrspace(1)* %3006, align 8, !tbaa !5
  %3008 = and i64 %3007, 393216
  %3009 = icmp eq i64 %3008, 262144
  %3010 = lshr i64 %3007, 20
  %3011 = icmp eq i64 %3010, %2994
  %3012 = and i1 %3009, %3011
  %3013 = and i64 %3007, 65535
  %3014 = icmp eq i64 %3013, 0
  %3015 = select i1 %3012, i1 %3014, i1 false
  br i1 %3015, label %3016, label %3026

3016:                                             ; preds = %3001
  %3017 = and i64 %3007, 65536
  %3018 = icmp eq i64 %3017, 0
  br i1 %3018, label %3021, label %3019

3019:                                             ; preds = %3016
  %3020 = tail call i64 asm sideeffect "atom.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %3005, i64 -65537) #10, !srcloc !88
  br label %3026

3021:                                             ; preds = %3016
  %3022 = and i64 %3007, 524288
  %3023 = tail call i64 asm sideeffect "atom.global.cas.b64 $0, [$1], $2, $3;", "=l,l,l,l,~{memory}"(i64 %3005, i64 %3007, i64 %3022) #10, !srcloc !89
  %3024 = icmp eq i64 %3023, %3007
  %3025 = zext i1 %3024 to i32
  br label %3026

3026:                                             ; preds = %3021, %3019, %3001
  %3027 = phi i32 [ 0, %3019 ], [ %3025, %3021 ], [ 0, %3001 ]
  %3028 = icmp eq i32 %3027, 0
  br i1 %3028, label %3032, label %3029

3029:                                             ; preds = %3026
  %3030 = load i64, i64* %78, align 8, !tbaa !109
  %3031 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %3030, i64 1) #10, !srcloc !23
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !51
  br label %3032

3032:                                             ; preds = %3029, %3026, %2990
  %3033 = phi i64 [ %2994, %3029 ], [ -1, %3026 ], [ -1, %2990 ]
  %3034 = icmp ult i32 %2991, 63
  %3035 = icmp eq i64 %3033, -1
  %3036 = select i1 %3034, i1 %3035, i1 false
  br i1 %3036, label %3037, label %2987, !llvm.loop !110

3037:                                             ; preds = %3032
  %3038 = add nuw nsw i32 %2991, 1
  %3039 = load i64, i64* %54, align 8, !tbaa !107
  %3040 = icmp eq i64 %3039, 0
  br i1 %3040, label %2987, label %2990

3041:                                             ; preds = %2987
  %3042 = shl i64 %2988, 3
  %3043 = add i64 %2046, 1
  %3044 = load i64, i64* %77, align 8, !tbaa !108
  %3045 = add i64 %3044, %3042
  %3046 = inttoptr i64 %3045 to i64 addrspace(1)*
  store volatile i64 %3043, i64 addrspace(1)* %3046, align 8, !tbaa !5
  br label %3047

3047:                                             ; preds = %3041, %2987, %2958
  %3048 = phi i64 [ -1, %2958 ], [ %2988, %2987 ], [ %2988, %3041 ]
  %3049 = trunc i64 %3048 to i32
  %3050 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %3049, i32 0, i32 31) #7
  %3051 = lshr i64 %3048, 32
  %3052 = trunc i64 %3051 to i32
  %3053 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %3052, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !24
  %3054 = zext i32 %3053 to i64
  %3055 = shl nuw i64 %3054, 32
  %3056 = zext i32 %3050 to i64
  %3057 = or i64 %3055, %3056
  %3058 = icmp eq i64 %3057, -1
  br i1 %3058, label %3795, label %3059

3059:                                             ; preds = %3047
  %3060 = load i64, i64* %79, align 8, !tbaa !111
  %3061 = load i32, i32* %32, align 8, !tbaa !55
  %3062 = zext i32 %3061 to i64
  %3063 = shl i64 %3057, %3062
  %3064 = add i64 %3063, %3060
  %3065 = load i32, i32* %45, align 8, !tbaa !45
  %3066 = load i32, i32* %50, align 4, !tbaa !58
  %3067 = xor i64 %3064, %2056
  %3068 = and i64 %3067, 15
  %3069 = icmp eq i64 %3068, 0
  %3070 = and i64 %3067, 3
  %3071 = icmp eq i64 %3070, 0
  %3072 = select i1 %3071, i64 4, i64 1
  %3073 = select i1 %3069, i64 16, i64 %3072
  %3074 = sub i64 0, %3064
  %3075 = add nsw i64 %3073, -1
  %3076 = and i64 %3075, %3074
  %3077 = or i64 %2961, %2056
  %3078 = or i64 %3077, %3064
  %3079 = and i64 %3078, 15
  %3080 = icmp eq i64 %3079, 0
  br i1 %3080, label %3081, label %3339, !prof !59

3081:                                             ; preds = %3059
  %3082 = shl i32 %3066, 7
  %3083 = zext i32 %3082 to i64
  %3084 = icmp eq i64 %2961, %3083
  br i1 %3084, label %3085, label %3141

3085:                                             ; preds = %3081
  %3086 = shl i32 %3065, 4
  %3087 = zext i32 %3086 to i64
  %3088 = add i64 %3064, %3087
  %3089 = add i64 %2056, %3087
  %3090 = shl i32 %3066, 4
  %3091 = inttoptr i64 %3089 to <4 x i32> addrspace(1)*
  %3092 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3091, align 16, !tbaa !11
  %3093 = zext i32 %3090 to i64
  %3094 = add i64 %3089, %3093
  %3095 = inttoptr i64 %3094 to <4 x i32> addrspace(1)*
  %3096 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3095, align 16, !tbaa !11
  %3097 = shl i32 %3066, 5
  %3098 = zext i32 %3097 to i64
  %3099 = add i64 %3089, %3098
  %3100 = inttoptr i64 %3099 to <4 x i32> addrspace(1)*
  %3101 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3100, align 16, !tbaa !11
  %3102 = mul i32 %3066, 48
  %3103 = zext i32 %3102 to i64
  %3104 = add i64 %3089, %3103
  %3105 = inttoptr i64 %3104 to <4 x i32> addrspace(1)*
  %3106 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3105, align 16, !tbaa !11
  %3107 = shl i32 %3066, 6
  %3108 = zext i32 %3107 to i64
  %3109 = add i64 %3089, %3108
  %3110 = inttoptr i64 %3109 to <4 x i32> addrspace(1)*
  %3111 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3110, align 16, !tbaa !11
  %3112 = mul i32 %3066, 80
  %3113 = zext i32 %3112 to i64
  %3114 = add i64 %3089, %3113
  %3115 = inttoptr i64 %3114 to <4 x i32> addrspace(1)*
  %3116 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3115, align 16, !tbaa !11
  %3117 = mul i32 %3066, 96
  %3118 = zext i32 %3117 to i64
  %3119 = add i64 %3089, %3118
  %3120 = inttoptr i64 %3119 to <4 x i32> addrspace(1)*
  %3121 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3120, align 16, !tbaa !11
  %3122 = mul i32 %3066, 112
  %3123 = zext i32 %3122 to i64
  %3124 = add i64 %3089, %3123
  %3125 = inttoptr i64 %3124 to <4 x i32> addrspace(1)*
  %3126 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3125, align 16, !tbaa !11
  %3127 = inttoptr i64 %3088 to <4 x i32> addrspace(1)*
  store <4 x i32> %3092, <4 x i32> addrspace(1)* %3127, align 16, !tbaa !11
  %3128 = add i64 %3088, %3093
  %3129 = inttoptr i64 %3128 to <4 x i32> addrspace(1)*
  store <4 x i32> %3096, <4 x i32> addrspace(1)* %3129, align 16, !tbaa !11
  %3130 = add i64 %3088, %3098
  %3131 = inttoptr i64 %3130 to <4 x i32> addrspace(1)*
  store <4 x i32> %3101, <4 x i32> addrspace(1)* %3131, align 16, !tbaa !11
  %3132 = add i64 %3088, %3103
  %3133 = inttoptr i64 %3132 to <4 x i32> addrspace(1)*
  store <4 x i32> %3106, <4 x i32> addrspace(1)* %3133, align 16, !tbaa !11
  %3134 = add i64 %3088, %3108
  %3135 = inttoptr i64 %3134 to <4 x i32> addrspace(1)*
  store <4 x i32> %3111, <4 x i32> addrspace(1)* %3135, align 16, !tbaa !11
  %3136 = add i64 %3088, %3113
  %3137 = inttoptr i64 %3136 to <4 x i32> addrspace(1)*
  store <4 x i32> %3116, <4 x i32> addrspace(1)* %3137, align 16, !tbaa !11
  %3138 = add i64 %3088, %3118
  %3139 = inttoptr i64 %3138 to <4 x i32> addrspace(1)*
  store <4 x i32> %3121, <4 x i32> addrspace(1)* %3139, align 16, !tbaa !11
  %3140 = add i64 %3088, %3123
  br label %3791

3141:                                             ; preds = %3081
  %3142 = lshr i64 %2961, 4
  %3143 = zext i32 %3065 to i64
  %3144 = mul i32 %3066, 7
  %3145 = zext i32 %3144 to i64
  %3146 = add nuw nsw i64 %3145, %3143
  %3147 = icmp ult i64 %3146, %3142
  br i1 %3147, label %3148, label %3222

3148:                                             ; preds = %3141
  %3149 = shl i32 %3066, 3
  %3150 = zext i32 %3149 to i64
  %3151 = zext i32 %3066 to i64
  %3152 = shl i32 %3066, 1
  %3153 = zext i32 %3152 to i64
  %3154 = mul i32 %3066, 3
  %3155 = zext i32 %3154 to i64
  %3156 = shl i32 %3066, 2
  %3157 = zext i32 %3156 to i64
  %3158 = mul i32 %3066, 5
  %3159 = zext i32 %3158 to i64
  %3160 = mul i32 %3066, 6
  %3161 = zext i32 %3160 to i64
  br label %3162

3162:                                             ; preds = %3162, %3148
  %3163 = phi i64 [ %3143, %3148 ], [ %3219, %3162 ]
  %3164 = shl i64 %3163, 4
  %3165 = add i64 %3164, %2056
  %3166 = inttoptr i64 %3165 to <4 x i32> addrspace(1)*
  %3167 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3166, align 16, !tbaa !11
  %3168 = add i64 %3163, %3151
  %3169 = shl i64 %3168, 4
  %3170 = add i64 %3169, %2056
  %3171 = inttoptr i64 %3170 to <4 x i32> addrspace(1)*
  %3172 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3171, align 16, !tbaa !11
  %3173 = add i64 %3163, %3153
  %3174 = shl i64 %3173, 4
  %3175 = add i64 %3174, %2056
  %3176 = inttoptr i64 %3175 to <4 x i32> addrspace(1)*
  %3177 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3176, align 16, !tbaa !11
  %3178 = add i64 %3163, %3155
  %3179 = shl i64 %3178, 4
  %3180 = add i64 %3179, %2056
  %3181 = inttoptr i64 %3180 to <4 x i32> addrspace(1)*
  %3182 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3181, align 16, !tbaa !11
  %3183 = add i64 %3163, %3157
  %3184 = shl i64 %3183, 4
  %3185 = add i64 %3184, %2056
  %3186 = inttoptr i64 %3185 to <4 x i32> addrspace(1)*
  %3187 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3186, align 16, !tbaa !11
  %3188 = add i64 %3163, %3159
  %3189 = shl i64 %3188, 4
  %3190 = add i64 %3189, %2056
  %3191 = inttoptr i64 %3190 to <4 x i32> addrspace(1)*
  %3192 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3191, align 16, !tbaa !11
  %3193 = add i64 %3163, %3161
  %3194 = shl i64 %3193, 4
  %3195 = add i64 %3194, %2056
  %3196 = inttoptr i64 %3195 to <4 x i32> addrspace(1)*
  %3197 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3196, align 16, !tbaa !11
  %3198 = add i64 %3163, %3145
  %3199 = shl i64 %3198, 4
  %3200 = add i64 %3199, %2056
  %3201 = inttoptr i64 %3200 to <4 x i32> addrspace(1)*
  %3202 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3201, align 16, !tbaa !11
  %3203 = add i64 %3164, %3064
  %3204 = inttoptr i64 %3203 to <4 x i32> addrspace(1)*
  store <4 x i32> %3167, <4 x i32> addrspace(1)* %3204, align 16, !tbaa !11
  %3205 = add i64 %3169, %3064
  %3206 = inttoptr i64 %3205 to <4 x i32> addrspace(1)*
  store <4 x i32> %3172, <4 x i32> addrspace(1)* %3206, align 16, !tbaa !11
  %3207 = add i64 %3174, %3064
  %3208 = inttoptr i64 %3207 to <4 x i32> addrspace(1)*
  store <4 x i32> %3177, <4 x i32> addrspace(1)* %3208, align 16, !tbaa !11
  %3209 = add i64 %3179, %3064
  %3210 = inttoptr i64 %3209 to <4 x i32> addrspace(1)*
  store <4 x i32> %3182, <4 x i32> addrspace(1)* %3210, align 16, !tbaa !11
  %3211 = add i64 %3184, %3064
  %3212 = inttoptr i64 %3211 to <4 x i32> addrspace(1)*
  store <4 x i32> %3187, <4 x i32> addrspace(1)* %3212, align 16, !tbaa !11
  %3213 = add i64 %3189, %3064
  %3214 = inttoptr i64 %3213 to <4 x i32> addrspace(1)*
  store <4 x i32> %3192, <4 x i32> addrspace(1)* %3214, align 16, !tbaa !11
  %3215 = add i64 %3194, %3064
  %3216 = inttoptr i64 %3215 to <4 x i32> addrspace(1)*
  store <4 x i32> %3197, <4 x i32> addrspace(1)* %3216, align 16, !tbaa !11
  %3217 = add i64 %3199, %3064
  %3218 = inttoptr i64 %3217 to <4 x i32> addrspace(1)*
  store <4 x i32> %3202, <4 x i32> addrspace(1)* %3218, align 16, !tbaa !11
  %3219 = add i64 %3163, %3150
  %3220 = add i64 %3219, %3145
  %3221 = icmp ult i64 %3220, %3142
  br i1 %3221, label %3162, label %3222, !llvm.loop !60

3222:                                             ; preds = %3162, %3141
  %3223 = phi i64 [ %3143, %3141 ], [ %3219, %3162 ]
  %3224 = icmp ult i64 %3223, %3142
  br i1 %3224, label %3225, label %3795

3225:                                             ; preds = %3222
  %3226 = shl i64 %3223, 4
  %3227 = add i64 %3226, %2056
  %3228 = inttoptr i64 %3227 to <4 x i32> addrspace(1)*
  %3229 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3228, align 16, !tbaa !11
  %3230 = zext i32 %3066 to i64
  %3231 = add i64 %3223, %3230
  %3232 = icmp ult i64 %3231, %3142
  br i1 %3232, label %3233, label %3238

3233:                                             ; preds = %3225
  %3234 = shl i64 %3231, 4
  %3235 = add i64 %3234, %2056
  %3236 = inttoptr i64 %3235 to <4 x i32> addrspace(1)*
  %3237 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3236, align 16, !tbaa !11
  br label %3238

3238:                                             ; preds = %3233, %3225
  %3239 = phi <4 x i32> [ %3237, %3233 ], [ zeroinitializer, %3225 ]
  %3240 = shl i32 %3066, 1
  %3241 = zext i32 %3240 to i64
  %3242 = add i64 %3223, %3241
  %3243 = icmp ult i64 %3242, %3142
  br i1 %3243, label %3244, label %3249

3244:                                             ; preds = %3238
  %3245 = shl i64 %3242, 4
  %3246 = add i64 %3245, %2056
  %3247 = inttoptr i64 %3246 to <4 x i32> addrspace(1)*
  %3248 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3247, align 16, !tbaa !11
  br label %3249

3249:                                             ; preds = %3244, %3238
  %3250 = phi <4 x i32> [ %3248, %3244 ], [ zeroinitializer, %3238 ]
  %3251 = mul i32 %3066, 3
  %3252 = zext i32 %3251 to i64
  %3253 = add i64 %3223, %3252
  %3254 = icmp ult i64 %3253, %3142
  br i1 %3254, label %3255, label %3260

3255:                                             ; preds = %3249
  %3256 = shl i64 %3253, 4
  %3257 = add i64 %3256, %2056
  %3258 = inttoptr i64 %3257 to <4 x i32> addrspace(1)*
  %3259 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3258, align 16, !tbaa !11
  br label %3260

3260:                                             ; preds = %3255, %3249
  %3261 = phi <4 x i32> [ %3259, %3255 ], [ zeroinitializer, %3249 ]
  %3262 = shl i32 %3066, 2
  %3263 = zext i32 %3262 to i64
  %3264 = add i64 %3223, %3263
  %3265 = icmp ult i64 %3264, %3142
  br i1 %3265, label %3266, label %3271

3266:                                             ; preds = %3260
  %3267 = shl i64 %3264, 4
  %3268 = add i64 %3267, %2056
  %3269 = inttoptr i64 %3268 to <4 x i32> addrspace(1)*
  %3270 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3269, align 16, !tbaa !11
  br label %3271

3271:                                             ; preds = %3266, %3260
  %3272 = phi <4 x i32> [ %3270, %3266 ], [ zeroinitializer, %3260 ]
  %3273 = mul i32 %3066, 5
  %3274 = zext i32 %3273 to i64
  %3275 = add i64 %3223, %3274
  %3276 = icmp ult i64 %3275, %3142
  br i1 %3276, label %3277, label %3282

3277:                                             ; preds = %3271
  %3278 = shl i64 %3275, 4
  %3279 = add i64 %3278, %2056
  %3280 = inttoptr i64 %3279 to <4 x i32> addrspace(1)*
  %3281 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3280, align 16, !tbaa !11
  br label %3282

3282:                                             ; preds = %3277, %3271
  %3283 = phi <4 x i32> [ %3281, %3277 ], [ zeroinitializer, %3271 ]
  %3284 = mul i32 %3066, 6
  %3285 = zext i32 %3284 to i64
  %3286 = add i64 %3223, %3285
  %3287 = icmp ult i64 %3286, %3142
  br i1 %3287, label %3288, label %3293

3288:                                             ; preds = %3282
  %3289 = shl i64 %3286, 4
  %3290 = add i64 %3289, %2056
  %3291 = inttoptr i64 %3290 to <4 x i32> addrspace(1)*
  %3292 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3291, align 16, !tbaa !11
  br label %3293

3293:                                             ; preds = %3288, %3282
  %3294 = phi <4 x i32> [ %3292, %3288 ], [ zeroinitializer, %3282 ]
  %3295 = add i64 %3223, %3145
  %3296 = icmp ult i64 %3295, %3142
  br i1 %3296, label %3297, label %3302

3297:                                             ; preds = %3293
  %3298 = shl i64 %3295, 4
  %3299 = add i64 %3298, %2056
  %3300 = inttoptr i64 %3299 to <4 x i32> addrspace(1)*
  %3301 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3300, align 16, !tbaa !11
  br label %3302

3302:                                             ; preds = %3297, %3293
  %3303 = phi <4 x i32> [ %3301, %3297 ], [ zeroinitializer, %3293 ]
  %3304 = add i64 %3226, %3064
  %3305 = inttoptr i64 %3304 to <4 x i32> addrspace(1)*
  store <4 x i32> %3229, <4 x i32> addrspace(1)* %3305, align 16, !tbaa !11
  br i1 %3232, label %3306, label %3310

3306:                                             ; preds = %3302
  %3307 = shl i64 %3231, 4
  %3308 = add i64 %3307, %3064
  %3309 = inttoptr i64 %3308 to <4 x i32> addrspace(1)*
  store <4 x i32> %3239, <4 x i32> addrspace(1)* %3309, align 16, !tbaa !11
  br label %3310

3310:                                             ; preds = %3306, %3302
  br i1 %3243, label %3311, label %3315

3311:                                             ; preds = %3310
  %3312 = shl i64 %3242, 4
  %3313 = add i64 %3312, %3064
  %3314 = inttoptr i64 %3313 to <4 x i32> addrspace(1)*
  store <4 x i32> %3250, <4 x i32> addrspace(1)* %3314, align 16, !tbaa !11
  br label %3315

3315:                                             ; preds = %3311, %3310
  br i1 %3254, label %3316, label %3320

3316:                                             ; preds = %3315
  %3317 = shl i64 %3253, 4
  %3318 = add i64 %3317, %3064
  %3319 = inttoptr i64 %3318 to <4 x i32> addrspace(1)*
  store <4 x i32> %3261, <4 x i32> addrspace(1)* %3319, align 16, !tbaa !11
  br label %3320

3320:                                             ; preds = %3316, %3315
  br i1 %3265, label %3321, label %3325

3321:                                             ; preds = %3320
  %3322 = shl i64 %3264, 4
  %3323 = add i64 %3322, %3064
  %3324 = inttoptr i64 %3323 to <4 x i32> addrspace(1)*
  store <4 x i32> %3272, <4 x i32> addrspace(1)* %3324, align 16, !tbaa !11
  br label %3325

3325:                                             ; preds = %3321, %3320
  br i1 %3276, label %3326, label %3330

3326:                                             ; preds = %3325
  %3327 = shl i64 %3275, 4
  %3328 = add i64 %3327, %3064
  %3329 = inttoptr i64 %3328 to <4 x i32> addrspace(1)*
  store <4 x i32> %3283, <4 x i32> addrspace(1)* %3329, align 16, !tbaa !11
  br label %3330

3330:                                             ; preds = %3326, %3325
  br i1 %3287, label %3331, label %3335

3331:                                             ; preds = %3330
  %3332 = shl i64 %3286, 4
  %3333 = add i64 %3332, %3064
  %3334 = inttoptr i64 %3333 to <4 x i32> addrspace(1)*
  store <4 x i32> %3294, <4 x i32> addrspace(1)* %3334, align 16, !tbaa !11
  br label %3335

3335:                                             ; preds = %3331, %3330
  br i1 %3296, label %3336, label %3795

3336:                                             ; preds = %3335
  %3337 = shl i64 %3295, 4
  %3338 = add i64 %3337, %3064
  br label %3791

3339:                                             ; preds = %3059
  %3340 = icmp ult i64 %3076, %2961
  %3341 = select i1 %3340, i64 %3076, i64 %2961
  %3342 = sub i64 %2961, %3341
  %3343 = sub nsw i64 0, %3073
  %3344 = and i64 %3342, %3343
  switch i64 %3073, label %3747 [
    i64 16, label %3345
    i64 4, label %3546
  ]

3345:                                             ; preds = %3339
  %3346 = add i64 %3341, %3064
  %3347 = add i64 %3341, %2056
  %3348 = lshr i64 %3344, 4
  %3349 = zext i32 %3065 to i64
  %3350 = mul i32 %3066, 7
  %3351 = zext i32 %3350 to i64
  %3352 = add nuw nsw i64 %3351, %3349
  %3353 = icmp ult i64 %3352, %3348
  br i1 %3353, label %3354, label %3428

3354:                                             ; preds = %3345
  %3355 = shl i32 %3066, 3
  %3356 = zext i32 %3355 to i64
  %3357 = zext i32 %3066 to i64
  %3358 = shl i32 %3066, 1
  %3359 = zext i32 %3358 to i64
  %3360 = mul i32 %3066, 3
  %3361 = zext i32 %3360 to i64
  %3362 = shl i32 %3066, 2
  %3363 = zext i32 %3362 to i64
  %3364 = mul i32 %3066, 5
  %3365 = zext i32 %3364 to i64
  %3366 = mul i32 %3066, 6
  %3367 = zext i32 %3366 to i64
  br label %3368

3368:                                             ; preds = %3368, %3354
  %3369 = phi i64 [ %3349, %3354 ], [ %3425, %3368 ]
  %3370 = shl i64 %3369, 4
  %3371 = add i64 %3370, %3347
  %3372 = inttoptr i64 %3371 to <4 x i32> addrspace(1)*
  %3373 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3372, align 16, !tbaa !11
  %3374 = add i64 %3369, %3357
  %3375 = shl i64 %3374, 4
  %3376 = add i64 %3375, %3347
  %3377 = inttoptr i64 %3376 to <4 x i32> addrspace(1)*
  %3378 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3377, align 16, !tbaa !11
  %3379 = add i64 %3369, %3359
  %3380 = shl i64 %3379, 4
  %3381 = add i64 %3380, %3347
  %3382 = inttoptr i64 %3381 to <4 x i32> addrspace(1)*
  %3383 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3382, align 16, !tbaa !11
  %3384 = add i64 %3369, %3361
  %3385 = shl i64 %3384, 4
  %3386 = add i64 %3385, %3347
  %3387 = inttoptr i64 %3386 to <4 x i32> addrspace(1)*
  %3388 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3387, align 16, !tbaa !11
  %3389 = add i64 %3369, %3363
  %3390 = shl i64 %3389, 4
  %3391 = add i64 %3390, %3347
  %3392 = inttoptr i64 %3391 to <4 x i32> addrspace(1)*
  %3393 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3392, align 16, !tbaa !11
  %3394 = add i64 %3369, %3365
  %3395 = shl i64 %3394, 4
  %3396 = add i64 %3395, %3347
  %3397 = inttoptr i64 %3396 to <4 x i32> addrspace(1)*
  %3398 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3397, align 16, !tbaa !11
  %3399 = add i64 %3369, %3367
  %3400 = shl i64 %3399, 4
  %3401 = add i64 %3400, %3347
  %3402 = inttoptr i64 %3401 to <4 x i32> addrspace(1)*
  %3403 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3402, align 16, !tbaa !11
  %3404 = add i64 %3369, %3351
  %3405 = shl i64 %3404, 4
  %3406 = add i64 %3405, %3347
  %3407 = inttoptr i64 %3406 to <4 x i32> addrspace(1)*
  %3408 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3407, align 16, !tbaa !11
  %3409 = add i64 %3370, %3346
  %3410 = inttoptr i64 %3409 to <4 x i32> addrspace(1)*
  store <4 x i32> %3373, <4 x i32> addrspace(1)* %3410, align 16, !tbaa !11
  %3411 = add i64 %3375, %3346
  %3412 = inttoptr i64 %3411 to <4 x i32> addrspace(1)*
  store <4 x i32> %3378, <4 x i32> addrspace(1)* %3412, align 16, !tbaa !11
  %3413 = add i64 %3380, %3346
  %3414 = inttoptr i64 %3413 to <4 x i32> addrspace(1)*
  store <4 x i32> %3383, <4 x i32> addrspace(1)* %3414, align 16, !tbaa !11
  %3415 = add i64 %3385, %3346
  %3416 = inttoptr i64 %3415 to <4 x i32> addrspace(1)*
  store <4 x i32> %3388, <4 x i32> addrspace(1)* %3416, align 16, !tbaa !11
  %3417 = add i64 %3390, %3346
  %3418 = inttoptr i64 %3417 to <4 x i32> addrspace(1)*
  store <4 x i32> %3393, <4 x i32> addrspace(1)* %3418, align 16, !tbaa !11
  %3419 = add i64 %3395, %3346
  %3420 = inttoptr i64 %3419 to <4 x i32> addrspace(1)*
  store <4 x i32> %3398, <4 x i32> addrspace(1)* %3420, align 16, !tbaa !11
  %3421 = add i64 %3400, %3346
  %3422 = inttoptr i64 %3421 to <4 x i32> addrspace(1)*
  store <4 x i32> %3403, <4 x i32> addrspace(1)* %3422, align 16, !tbaa !11
  %3423 = add i64 %3405, %3346
  %3424 = inttoptr i64 %3423 to <4 x i32> addrspace(1)*
  store <4 x i32> %3408, <4 x i32> addrspace(1)* %3424, align 16, !tbaa !11
  %3425 = add i64 %3369, %3356
  %3426 = add i64 %3425, %3351
  %3427 = icmp ult i64 %3426, %3348
  br i1 %3427, label %3368, label %3428, !llvm.loop !60

3428:                                             ; preds = %3368, %3345
  %3429 = phi i64 [ %3349, %3345 ], [ %3425, %3368 ]
  %3430 = icmp ult i64 %3429, %3348
  br i1 %3430, label %3431, label %3761

3431:                                             ; preds = %3428
  %3432 = shl i64 %3429, 4
  %3433 = add i64 %3432, %3347
  %3434 = inttoptr i64 %3433 to <4 x i32> addrspace(1)*
  %3435 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3434, align 16, !tbaa !11
  %3436 = zext i32 %3066 to i64
  %3437 = add i64 %3429, %3436
  %3438 = icmp ult i64 %3437, %3348
  br i1 %3438, label %3439, label %3444

3439:                                             ; preds = %3431
  %3440 = shl i64 %3437, 4
  %3441 = add i64 %3440, %3347
  %3442 = inttoptr i64 %3441 to <4 x i32> addrspace(1)*
  %3443 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3442, align 16, !tbaa !11
  br label %3444

3444:                                             ; preds = %3439, %3431
  %3445 = phi <4 x i32> [ %3443, %3439 ], [ zeroinitializer, %3431 ]
  %3446 = shl i32 %3066, 1
  %3447 = zext i32 %3446 to i64
  %3448 = add i64 %3429, %3447
  %3449 = icmp ult i64 %3448, %3348
  br i1 %3449, label %3450, label %3455

3450:                                             ; preds = %3444
  %3451 = shl i64 %3448, 4
  %3452 = add i64 %3451, %3347
  %3453 = inttoptr i64 %3452 to <4 x i32> addrspace(1)*
  %3454 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3453, align 16, !tbaa !11
  br label %3455

3455:                                             ; preds = %3450, %3444
  %3456 = phi <4 x i32> [ %3454, %3450 ], [ zeroinitializer, %3444 ]
  %3457 = mul i32 %3066, 3
  %3458 = zext i32 %3457 to i64
  %3459 = add i64 %3429, %3458
  %3460 = icmp ult i64 %3459, %3348
  br i1 %3460, label %3461, label %3466

3461:                                             ; preds = %3455
  %3462 = shl i64 %3459, 4
  %3463 = add i64 %3462, %3347
  %3464 = inttoptr i64 %3463 to <4 x i32> addrspace(1)*
  %3465 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3464, align 16, !tbaa !11
  br label %3466

3466:                                             ; preds = %3461, %3455
  %3467 = phi <4 x i32> [ %3465, %3461 ], [ zeroinitializer, %3455 ]
  %3468 = shl i32 %3066, 2
  %3469 = zext i32 %3468 to i64
  %3470 = add i64 %3429, %3469
  %3471 = icmp ult i64 %3470, %3348
  br i1 %3471, label %3472, label %3477

3472:                                             ; preds = %3466
  %3473 = shl i64 %3470, 4
  %3474 = add i64 %3473, %3347
  %3475 = inttoptr i64 %3474 to <4 x i32> addrspace(1)*
  %3476 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3475, align 16, !tbaa !11
  br label %3477

3477:                                             ; preds = %3472, %3466
  %3478 = phi <4 x i32> [ %3476, %3472 ], [ zeroinitializer, %3466 ]
  %3479 = mul i32 %3066, 5
  %3480 = zext i32 %3479 to i64
  %3481 = add i64 %3429, %3480
  %3482 = icmp ult i64 %3481, %3348
  br i1 %3482, label %3483, label %3488

3483:                                             ; preds = %3477
  %3484 = shl i64 %3481, 4
  %3485 = add i64 %3484, %3347
  %3486 = inttoptr i64 %3485 to <4 x i32> addrspace(1)*
  %3487 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3486, align 16, !tbaa !11
  br label %3488

3488:                                             ; preds = %3483, %3477
  %3489 = phi <4 x i32> [ %3487, %3483 ], [ zeroinitializer, %3477 ]
  %3490 = mul i32 %3066, 6
  %3491 = zext i32 %3490 to i64
  %3492 = add i64 %3429, %3491
  %3493 = icmp ult i64 %3492, %3348
  br i1 %3493, label %3494, label %3499

3494:                                             ; preds = %3488
  %3495 = shl i64 %3492, 4
  %3496 = add i64 %3495, %3347
  %3497 = inttoptr i64 %3496 to <4 x i32> addrspace(1)*
  %3498 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3497, align 16, !tbaa !11
  br label %3499

3499:                                             ; preds = %3494, %3488
  %3500 = phi <4 x i32> [ %3498, %3494 ], [ zeroinitializer, %3488 ]
  %3501 = add i64 %3429, %3351
  %3502 = icmp ult i64 %3501, %3348
  br i1 %3502, label %3503, label %3508

3503:                                             ; preds = %3499
  %3504 = shl i64 %3501, 4
  %3505 = add i64 %3504, %3347
  %3506 = inttoptr i64 %3505 to <4 x i32> addrspace(1)*
  %3507 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3506, align 16, !tbaa !11
  br label %3508

3508:                                             ; preds = %3503, %3499
  %3509 = phi <4 x i32> [ %3507, %3503 ], [ zeroinitializer, %3499 ]
  %3510 = add i64 %3432, %3346
  %3511 = inttoptr i64 %3510 to <4 x i32> addrspace(1)*
  store <4 x i32> %3435, <4 x i32> addrspace(1)* %3511, align 16, !tbaa !11
  br i1 %3438, label %3512, label %3516

3512:                                             ; preds = %3508
  %3513 = shl i64 %3437, 4
  %3514 = add i64 %3513, %3346
  %3515 = inttoptr i64 %3514 to <4 x i32> addrspace(1)*
  store <4 x i32> %3445, <4 x i32> addrspace(1)* %3515, align 16, !tbaa !11
  br label %3516

3516:                                             ; preds = %3512, %3508
  br i1 %3449, label %3517, label %3521

3517:                                             ; preds = %3516
  %3518 = shl i64 %3448, 4
  %3519 = add i64 %3518, %3346
  %3520 = inttoptr i64 %3519 to <4 x i32> addrspace(1)*
  store <4 x i32> %3456, <4 x i32> addrspace(1)* %3520, align 16, !tbaa !11
  br label %3521

3521:                                             ; preds = %3517, %3516
  br i1 %3460, label %3522, label %3526

3522:                                             ; preds = %3521
  %3523 = shl i64 %3459, 4
  %3524 = add i64 %3523, %3346
  %3525 = inttoptr i64 %3524 to <4 x i32> addrspace(1)*
  store <4 x i32> %3467, <4 x i32> addrspace(1)* %3525, align 16, !tbaa !11
  br label %3526

3526:                                             ; preds = %3522, %3521
  br i1 %3471, label %3527, label %3531

3527:                                             ; preds = %3526
  %3528 = shl i64 %3470, 4
  %3529 = add i64 %3528, %3346
  %3530 = inttoptr i64 %3529 to <4 x i32> addrspace(1)*
  store <4 x i32> %3478, <4 x i32> addrspace(1)* %3530, align 16, !tbaa !11
  br label %3531

3531:                                             ; preds = %3527, %3526
  br i1 %3482, label %3532, label %3536

3532:                                             ; preds = %3531
  %3533 = shl i64 %3481, 4
  %3534 = add i64 %3533, %3346
  %3535 = inttoptr i64 %3534 to <4 x i32> addrspace(1)*
  store <4 x i32> %3489, <4 x i32> addrspace(1)* %3535, align 16, !tbaa !11
  br label %3536

3536:                                             ; preds = %3532, %3531
  br i1 %3493, label %3537, label %3541

3537:                                             ; preds = %3536
  %3538 = shl i64 %3492, 4
  %3539 = add i64 %3538, %3346
  %3540 = inttoptr i64 %3539 to <4 x i32> addrspace(1)*
  store <4 x i32> %3500, <4 x i32> addrspace(1)* %3540, align 16, !tbaa !11
  br label %3541

3541:                                             ; preds = %3537, %3536
  br i1 %3502, label %3542, label %3761

3542:                                             ; preds = %3541
  %3543 = shl i64 %3501, 4
  %3544 = add i64 %3543, %3346
  %3545 = inttoptr i64 %3544 to <4 x i32> addrspace(1)*
  store <4 x i32> %3509, <4 x i32> addrspace(1)* %3545, align 16, !tbaa !11
  br label %3761

3546:                                             ; preds = %3339
  %3547 = add i64 %3341, %3064
  %3548 = add i64 %3341, %2056
  %3549 = lshr i64 %3344, 2
  %3550 = zext i32 %3065 to i64
  %3551 = mul i32 %3066, 7
  %3552 = zext i32 %3551 to i64
  %3553 = add nuw nsw i64 %3552, %3550
  %3554 = icmp ult i64 %3553, %3549
  br i1 %3554, label %3555, label %3629

3555:                                             ; preds = %3546
  %3556 = shl i32 %3066, 3
  %3557 = zext i32 %3556 to i64
  %3558 = zext i32 %3066 to i64
  %3559 = shl i32 %3066, 1
  %3560 = zext i32 %3559 to i64
  %3561 = mul i32 %3066, 3
  %3562 = zext i32 %3561 to i64
  %3563 = shl i32 %3066, 2
  %3564 = zext i32 %3563 to i64
  %3565 = mul i32 %3066, 5
  %3566 = zext i32 %3565 to i64
  %3567 = mul i32 %3066, 6
  %3568 = zext i32 %3567 to i64
  br label %3569

3569:                                             ; preds = %3569, %3555
  %3570 = phi i64 [ %3550, %3555 ], [ %3626, %3569 ]
  %3571 = shl i64 %3570, 2
  %3572 = add i64 %3571, %3548
  %3573 = inttoptr i64 %3572 to i32 addrspace(1)*
  %3574 = load volatile i32, i32 addrspace(1)* %3573, align 4, !tbaa !11
  %3575 = add i64 %3570, %3558
  %3576 = shl i64 %3575, 2
  %3577 = add i64 %3576, %3548
  %3578 = inttoptr i64 %3577 to i32 addrspace(1)*
  %3579 = load volatile i32, i32 addrspace(1)* %3578, align 4, !tbaa !11
  %3580 = add i64 %3570, %3560
  %3581 = shl i64 %3580, 2
  %3582 = add i64 %3581, %3548
  %3583 = inttoptr i64 %3582 to i32 addrspace(1)*
  %3584 = load volatile i32, i32 addrspace(1)* %3583, align 4, !tbaa !11
  %3585 = add i64 %3570, %3562
  %3586 = shl i64 %3585, 2
  %3587 = add i64 %3586, %3548
  %3588 = inttoptr i64 %3587 to i32 addrspace(1)*
  %3589 = load volatile i32, i32 addrspace(1)* %3588, align 4, !tbaa !11
  %3590 = add i64 %3570, %3564
  %3591 = shl i64 %3590, 2
  %3592 = add i64 %3591, %3548
  %3593 = inttoptr i64 %3592 to i32 addrspace(1)*
  %3594 = load volatile i32, i32 addrspace(1)* %3593, align 4, !tbaa !11
  %3595 = add i64 %3570, %3566
  %3596 = shl i64 %3595, 2
  %3597 = add i64 %3596, %3548
  %3598 = inttoptr i64 %3597 to i32 addrspace(1)*
  %3599 = load volatile i32, i32 addrspace(1)* %3598, align 4, !tbaa !11
  %3600 = add i64 %3570, %3568
  %3601 = shl i64 %3600, 2
  %3602 = add i64 %3601, %3548
  %3603 = inttoptr i64 %3602 to i32 addrspace(1)*
  %3604 = load volatile i32, i32 addrspace(1)* %3603, align 4, !tbaa !11
  %3605 = add i64 %3570, %3552
  %3606 = shl i64 %3605, 2
  %3607 = add i64 %3606, %3548
  %3608 = inttoptr i64 %3607 to i32 addrspace(1)*
  %3609 = load volatile i32, i32 addrspace(1)* %3608, align 4, !tbaa !11
  %3610 = add i64 %3571, %3547
  %3611 = inttoptr i64 %3610 to i32 addrspace(1)*
  store i32 %3574, i32 addrspace(1)* %3611, align 4, !tbaa !11
  %3612 = add i64 %3576, %3547
  %3613 = inttoptr i64 %3612 to i32 addrspace(1)*
  store i32 %3579, i32 addrspace(1)* %3613, align 4, !tbaa !11
  %3614 = add i64 %3581, %3547
  %3615 = inttoptr i64 %3614 to i32 addrspace(1)*
  store i32 %3584, i32 addrspace(1)* %3615, align 4, !tbaa !11
  %3616 = add i64 %3586, %3547
  %3617 = inttoptr i64 %3616 to i32 addrspace(1)*
  store i32 %3589, i32 addrspace(1)* %3617, align 4, !tbaa !11
  %3618 = add i64 %3591, %3547
  %3619 = inttoptr i64 %3618 to i32 addrspace(1)*
  store i32 %3594, i32 addrspace(1)* %3619, align 4, !tbaa !11
  %3620 = add i64 %3596, %3547
  %3621 = inttoptr i64 %3620 to i32 addrspace(1)*
  store i32 %3599, i32 addrspace(1)* %3621, align 4, !tbaa !11
  %3622 = add i64 %3601, %3547
  %3623 = inttoptr i64 %3622 to i32 addrspace(1)*
  store i32 %3604, i32 addrspace(1)* %3623, align 4, !tbaa !11
  %3624 = add i64 %3606, %3547
  %3625 = inttoptr i64 %3624 to i32 addrspace(1)*
  store i32 %3609, i32 addrspace(1)* %3625, align 4, !tbaa !11
  %3626 = add i64 %3570, %3557
  %3627 = add i64 %3626, %3552
  %3628 = icmp ult i64 %3627, %3549
  br i1 %3628, label %3569, label %3629, !llvm.loop !61

3629:                                             ; preds = %3569, %3546
  %3630 = phi i64 [ %3550, %3546 ], [ %3626, %3569 ]
  %3631 = icmp ult i64 %3630, %3549
  br i1 %3631, label %3632, label %3761

3632:                                             ; preds = %3629
  %3633 = shl i64 %3630, 2
  %3634 = add i64 %3633, %3548
  %3635 = inttoptr i64 %3634 to i32 addrspace(1)*
  %3636 = load volatile i32, i32 addrspace(1)* %3635, align 4, !tbaa !11
  %3637 = zext i32 %3066 to i64
  %3638 = add i64 %3630, %3637
  %3639 = icmp ult i64 %3638, %3549
  br i1 %3639, label %3640, label %3645

3640:                                             ; preds = %3632
  %3641 = shl i64 %3638, 2
  %3642 = add i64 %3641, %3548
  %3643 = inttoptr i64 %3642 to i32 addrspace(1)*
  %3644 = load volatile i32, i32 addrspace(1)* %3643, align 4, !tbaa !11
  br label %3645

3645:                                             ; preds = %3640, %3632
  %3646 = phi i32 [ %3644, %3640 ], [ 0, %3632 ]
  %3647 = shl i32 %3066, 1
  %3648 = zext i32 %3647 to i64
  %3649 = add i64 %3630, %3648
  %3650 = icmp ult i64 %3649, %3549
  br i1 %3650, label %3651, label %3656

3651:                                             ; preds = %3645
  %3652 = shl i64 %3649, 2
  %3653 = add i64 %3652, %3548
  %3654 = inttoptr i64 %3653 to i32 addrspace(1)*
  %3655 = load volatile i32, i32 addrspace(1)* %3654, align 4, !tbaa !11
  br label %3656

3656:                                             ; preds = %3651, %3645
  %3657 = phi i32 [ %3655, %3651 ], [ 0, %3645 ]
  %3658 = mul i32 %3066, 3
  %3659 = zext i32 %3658 to i64
  %3660 = add i64 %3630, %3659
  %3661 = icmp ult i64 %3660, %3549
  br i1 %3661, label %3662, label %3667

3662:                                             ; preds = %3656
  %3663 = shl i64 %3660, 2
  %3664 = add i64 %3663, %3548
  %3665 = inttoptr i64 %3664 to i32 addrspace(1)*
  %3666 = load volatile i32, i32 addrspace(1)* %3665, align 4, !tbaa !11
  br label %3667

3667:                                             ; preds = %3662, %3656
  %3668 = phi i32 [ %3666, %3662 ], [ 0, %3656 ]
  %3669 = shl i32 %3066, 2
  %3670 = zext i32 %3669 to i64
  %3671 = add i64 %3630, %3670
  %3672 = icmp ult i64 %3671, %3549
  br i1 %3672, label %3673, label %3678

3673:                                             ; preds = %3667
  %3674 = shl i64 %3671, 2
  %3675 = add i64 %3674, %3548
  %3676 = inttoptr i64 %3675 to i32 addrspace(1)*
  %3677 = load volatile i32, i32 addrspace(1)* %3676, align 4, !tbaa !11
  br label %3678

3678:                                             ; preds = %3673, %3667
  %3679 = phi i32 [ %3677, %3673 ], [ 0, %3667 ]
  %3680 = mul i32 %3066, 5
  %3681 = zext i32 %3680 to i64
  %3682 = add i64 %3630, %3681
  %3683 = icmp ult i64 %3682, %3549
  br i1 %3683, label %3684, label %3689

3684:                                             ; preds = %3678
  %3685 = shl i64 %3682, 2
  %3686 = add i64 %3685, %3548
  %3687 = inttoptr i64 %3686 to i32 addrspace(1)*
  %3688 = load volatile i32, i32 addrspace(1)* %3687, align 4, !tbaa !11
  br label %3689

3689:                                             ; preds = %3684, %3678
  %3690 = phi i32 [ %3688, %3684 ], [ 0, %3678 ]
  %3691 = mul i32 %3066, 6
  %3692 = zext i32 %3691 to i64
  %3693 = add i64 %3630, %3692
  %3694 = icmp ult i64 %3693, %3549
  br i1 %3694, label %3695, label %3700

3695:                                             ; preds = %3689
  %3696 = shl i64 %3693, 2
  %3697 = add i64 %3696, %3548
  %3698 = inttoptr i64 %3697 to i32 addrspace(1)*
  %3699 = load volatile i32, i32 addrspace(1)* %3698, align 4, !tbaa !11
  br label %3700

3700:                                             ; preds = %3695, %3689
  %3701 = phi i32 [ %3699, %3695 ], [ 0, %3689 ]
  %3702 = add i64 %3630, %3552
  %3703 = icmp ult i64 %3702, %3549
  br i1 %3703, label %3704, label %3709

3704:                                             ; preds = %3700
  %3705 = shl i64 %3702, 2
  %3706 = add i64 %3705, %3548
  %3707 = inttoptr i64 %3706 to i32 addrspace(1)*
  %3708 = load volatile i32, i32 addrspace(1)* %3707, align 4, !tbaa !11
  br label %3709

3709:                                             ; preds = %3704, %3700
  %3710 = phi i32 [ %3708, %3704 ], [ 0, %3700 ]
  %3711 = add i64 %3633, %3547
  %3712 = inttoptr i64 %3711 to i32 addrspace(1)*
  store i32 %3636, i32 addrspace(1)* %3712, align 4, !tbaa !11
  br i1 %3639, label %3713, label %3717

3713:                                             ; preds = %3709
  %3714 = shl i64 %3638, 2
  %3715 = add i64 %3714, %3547
  %3716 = inttoptr i64 %3715 to i32 addrspace(1)*
  store i32 %3646, i32 addrspace(1)* %3716, align 4, !tbaa !11
  br label %3717

3717:                                             ; preds = %3713, %3709
  br i1 %3650, label %3718, label %3722

3718:                                             ; preds = %3717
  %3719 = shl i64 %3649, 2
  %3720 = add i64 %3719, %3547
  %3721 = inttoptr i64 %3720 to i32 addrspace(1)*
  store i32 %3657, i32 addrspace(1)* %3721, align 4, !tbaa !11
  br label %3722

3722:                                             ; preds = %3718, %3717
  br i1 %3661, label %3723, label %3727

3723:                                             ; preds = %3722
  %3724 = shl i64 %3660, 2
  %3725 = add i64 %3724, %3547
  %3726 = inttoptr i64 %3725 to i32 addrspace(1)*
  store i32 %3668, i32 addrspace(1)* %3726, align 4, !tbaa !11
  br label %3727

3727:                                             ; preds = %3723, %3722
  br i1 %3672, label %3728, label %3732

3728:                                             ; preds = %3727
  %3729 = shl i64 %3671, 2
  %3730 = add i64 %3729, %3547
  %3731 = inttoptr i64 %3730 to i32 addrspace(1)*
  store i32 %3679, i32 addrspace(1)* %3731, align 4, !tbaa !11
  br label %3732

3732:                                             ; preds = %3728, %3727
  br i1 %3683, label %3733, label %3737

3733:                                             ; preds = %3732
  %3734 = shl i64 %3682, 2
  %3735 = add i64 %3734, %3547
  %3736 = inttoptr i64 %3735 to i32 addrspace(1)*
  store i32 %3690, i32 addrspace(1)* %3736, align 4, !tbaa !11
  br label %3737

3737:                                             ; preds = %3733, %3732
  br i1 %3694, label %3738, label %3742

3738:                                             ; preds = %3737
  %3739 = shl i64 %3693, 2
  %3740 = add i64 %3739, %3547
  %3741 = inttoptr i64 %3740 to i32 addrspace(1)*
  store i32 %3701, i32 addrspace(1)* %3741, align 4, !tbaa !11
  br label %3742

3742:                                             ; preds = %3738, %3737
  br i1 %3703, label %3743, label %3761

3743:                                             ; preds = %3742
  %3744 = shl i64 %3702, 2
  %3745 = add i64 %3744, %3547
  %3746 = inttoptr i64 %3745 to i32 addrspace(1)*
  store i32 %3710, i32 addrspace(1)* %3746, align 4, !tbaa !11
  br label %3761

3747:                                             ; preds = %3339
  %3748 = zext i32 %3065 to i64
  %3749 = icmp ugt i64 %2961, %3748
  br i1 %3749, label %3750, label %3795

3750:                                             ; preds = %3747
  %3751 = zext i32 %3066 to i64
  br label %3752

3752:                                             ; preds = %3752, %3750
  %3753 = phi i64 [ %3748, %3750 ], [ %3759, %3752 ]
  %3754 = add i64 %3753, %2056
  %3755 = inttoptr i64 %3754 to i8 addrspace(1)*
  %3756 = load volatile i8, i8 addrspace(1)* %3755, align 1, !tbaa !11
  %3757 = add i64 %3753, %3064
  %3758 = inttoptr i64 %3757 to i8 addrspace(1)*
  store i8 %3756, i8 addrspace(1)* %3758, align 1, !tbaa !11
  %3759 = add i64 %3753, %3751
  %3760 = icmp ult i64 %3759, %2961
  br i1 %3760, label %3752, label %3795, !llvm.loop !62

3761:                                             ; preds = %3743, %3742, %3629, %3542, %3541, %3428
  %3762 = phi i64 [ %3550, %3743 ], [ %3550, %3742 ], [ %3550, %3629 ], [ %3349, %3542 ], [ %3349, %3541 ], [ %3349, %3428 ]
  %3763 = icmp ugt i64 %3341, %3762
  br i1 %3763, label %3764, label %3775

3764:                                             ; preds = %3761
  %3765 = zext i32 %3066 to i64
  br label %3766

3766:                                             ; preds = %3766, %3764
  %3767 = phi i64 [ %3762, %3764 ], [ %3773, %3766 ]
  %3768 = add i64 %3767, %2056
  %3769 = inttoptr i64 %3768 to i8 addrspace(1)*
  %3770 = load volatile i8, i8 addrspace(1)* %3769, align 1, !tbaa !11
  %3771 = add i64 %3767, %3064
  %3772 = inttoptr i64 %3771 to i8 addrspace(1)*
  store i8 %3770, i8 addrspace(1)* %3772, align 1, !tbaa !11
  %3773 = add i64 %3767, %3765
  %3774 = icmp ult i64 %3773, %3341
  br i1 %3774, label %3766, label %3775, !llvm.loop !62

3775:                                             ; preds = %3766, %3761
  %3776 = add i64 %3344, %3341
  %3777 = sub i64 %2961, %3776
  %3778 = icmp ugt i64 %3777, %3762
  br i1 %3778, label %3779, label %3795

3779:                                             ; preds = %3775
  %3780 = zext i32 %3066 to i64
  br label %3781

3781:                                             ; preds = %3781, %3779
  %3782 = phi i64 [ %3762, %3779 ], [ %3789, %3781 ]
  %3783 = add i64 %3782, %3776
  %3784 = add i64 %3783, %2056
  %3785 = inttoptr i64 %3784 to i8 addrspace(1)*
  %3786 = load volatile i8, i8 addrspace(1)* %3785, align 1, !tbaa !11
  %3787 = add i64 %3783, %3064
  %3788 = inttoptr i64 %3787 to i8 addrspace(1)*
  store i8 %3786, i8 addrspace(1)* %3788, align 1, !tbaa !11
  %3789 = add i64 %3782, %3780
  %3790 = icmp ult i64 %3789, %3777
  br i1 %3790, label %3781, label %3795, !llvm.loop !62

3791:                                             ; preds = %3336, %3085
  %3792 = phi i64 [ %3338, %3336 ], [ %3140, %3085 ]
  %3793 = phi <4 x i32> [ %3303, %3336 ], [ %3126, %3085 ]
  %3794 = inttoptr i64 %3792 to <4 x i32> addrspace(1)*
  store <4 x i32> %3793, <4 x i32> addrspace(1)* %3794, align 16, !tbaa !11
  br label %3795

3795:                                             ; preds = %3781, %3752, %3791, %3775, %3747, %3335, %3222, %3047
  %3796 = and i1 %2967, %3058
  %3797 = zext i1 %3796 to i32
  %3798 = load i32, i32* %80, align 4, !tbaa !9
  %3799 = add i32 %3798, %3797
  store i32 %3799, i32* %80, align 4, !tbaa !9
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !112
  %3800 = load i32, i32* %45, align 8, !tbaa !45
  %3801 = icmp eq i32 %3800, 0
  br i1 %3801, label %3802, label %3809

3802:                                             ; preds = %3795
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !51
  br i1 %3058, label %3803, label %3805

3803:                                             ; preds = %3802
  %3804 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2964, i64 -131072) #10, !srcloc !23
  br label %3809

3805:                                             ; preds = %3802
  %3806 = shl i64 %3057, 20
  %3807 = or i64 %3806, 131072
  %3808 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2964, i64 %3807) #10, !srcloc !23
  br label %3809

3809:                                             ; preds = %3805, %3803, %3795
  %3810 = and i32 %2204, 1073741824
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !113
  %3811 = load i32, i32* %56, align 4, !tbaa !44
  %3812 = icmp eq i32 %3811, %2000
  %3813 = icmp ne i32 %3810, 0
  %3814 = xor i1 %3813, true
  %3815 = and i1 %3812, %3814
  br i1 %3815, label %3908, label %3816, !prof !59

3816:                                             ; preds = %3809
  br i1 %3812, label %3817, label %3827

3817:                                             ; preds = %3816
  %3818 = icmp eq i32 %2000, -1
  br i1 %3818, label %3856, label %3819

3819:                                             ; preds = %3817
  %3820 = load i32, i32* %45, align 8, !tbaa !45
  %3821 = icmp eq i32 %3820, 0
  br i1 %3821, label %3822, label %3826

3822:                                             ; preds = %3819
  %3823 = load i64, i64* %46, align 8, !tbaa !19
  %3824 = add i64 %3823, 136
  %3825 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %3824, i64 -1) #10, !srcloc !23
  br label %3826

3826:                                             ; preds = %3822, %3819
  store i32 -1, i32* %56, align 4, !tbaa !44
  store i32 0, i32* %81, align 8, !tbaa !42
  br label %3856

3827:                                             ; preds = %3816
  %3828 = icmp ne i32 %3811, -1
  %3829 = or i1 %3813, %3828
  br i1 %3829, label %3856, label %3830

3830:                                             ; preds = %3827
  %3831 = load i32, i32* %81, align 8, !tbaa !42
  %3832 = icmp ult i32 %3831, 2
  br i1 %3832, label %3833, label %3856

3833:                                             ; preds = %3830
  %3834 = add nuw nsw i32 %3831, 1
  store i32 %3834, i32* %81, align 8, !tbaa !42
  %3835 = icmp eq i32 %3834, 2
  br i1 %3835, label %3836, label %3856

3836:                                             ; preds = %3833
  %3837 = load i32, i32* %45, align 8, !tbaa !45
  %3838 = icmp eq i32 %3837, 0
  br i1 %3838, label %3839, label %3851

3839:                                             ; preds = %3836
  %3840 = load i64, i64* %46, align 8, !tbaa !19
  %3841 = add i64 %3840, 136
  %3842 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %3841, i64 1) #10, !srcloc !23
  %3843 = load i32, i32* %62, align 4, !tbaa !114
  %3844 = lshr i32 %3843, 2
  %3845 = zext i32 %3844 to i64
  %3846 = icmp ult i64 %3842, %3845
  br i1 %3846, label %3851, label %3847

3847:                                             ; preds = %3839
  %3848 = load i64, i64* %46, align 8, !tbaa !19
  %3849 = add i64 %3848, 136
  %3850 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %3849, i64 -1) #10, !srcloc !23
  br label %3851

3851:                                             ; preds = %3847, %3839, %3836
  %3852 = phi i32 [ 0, %3836 ], [ 0, %3847 ], [ 1, %3839 ]
  %3853 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %3852, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !99
  %3854 = icmp eq i32 %3853, 0
  br i1 %3854, label %3856, label %3855

3855:                                             ; preds = %3851
  store i32 %2000, i32* %56, align 4, !tbaa !44
  br label %3908

3856:                                             ; preds = %3851, %3833, %3830, %3827, %3826, %3817
  %3857 = load i32, i32* %57, align 8, !tbaa !46
  %3858 = icmp eq i32 %3810, 0
  br i1 %3858, label %3891, label %3859

3859:                                             ; preds = %3856
  %3860 = and i32 %2204, 65535
  %3861 = load i32, i32* %56, align 4, !tbaa !44
  %3862 = icmp eq i32 %3861, -1
  br i1 %3862, label %3890, label %3863

3863:                                             ; preds = %3859
  %3864 = load i32, i32* %45, align 8, !tbaa !45
  %3865 = icmp eq i32 %3864, 0
  br i1 %3865, label %3866, label %3882

3866:                                             ; preds = %3863
  %3867 = load i64, i64* %58, align 8, !tbaa !47
  %3868 = zext i32 %3861 to i64
  %3869 = shl nuw nsw i64 %3868, 2
  %3870 = add i64 %3867, %3869
  %3871 = inttoptr i64 %3870 to i32 addrspace(1)*
  store volatile i32 %3857, i32 addrspace(1)* %3871, align 4, !tbaa !9
  %3872 = load i64, i64* %59, align 8, !tbaa !48
  %3873 = lshr i32 %3861, 3
  %3874 = and i32 %3873, 536870904
  %3875 = zext i32 %3874 to i64
  %3876 = add i64 %3872, %3875
  %3877 = inttoptr i64 %3876 to i64*
  %3878 = and i32 %3861, 63
  %3879 = zext i32 %3878 to i64
  %3880 = shl nuw i64 1, %3879
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %3877, i64 %3880) #10, !srcloc !49
  %3881 = load i32, i32* %45, align 8, !tbaa !45
  br label %3882

3882:                                             ; preds = %3866, %3863
  %3883 = phi i32 [ %3881, %3866 ], [ %3864, %3863 ]
  %3884 = icmp eq i32 %3883, 0
  br i1 %3884, label %3885, label %3889

3885:                                             ; preds = %3882
  %3886 = load i64, i64* %46, align 8, !tbaa !19
  %3887 = add i64 %3886, 136
  %3888 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %3887, i64 -1) #10, !srcloc !23
  br label %3889

3889:                                             ; preds = %3885, %3882
  store i32 -1, i32* %56, align 4, !tbaa !44
  store i32 0, i32* %81, align 8, !tbaa !42
  br label %3890

3890:                                             ; preds = %3889, %3859
  store i32 %3860, i32* %60, align 4, !tbaa !73
  br label %3908

3891:                                             ; preds = %3856
  %3892 = load i32, i32* %45, align 8, !tbaa !45
  %3893 = icmp eq i32 %3892, 0
  br i1 %3893, label %3894, label %3908

3894:                                             ; preds = %3891
  %3895 = load i64, i64* %58, align 8, !tbaa !47
  %3896 = shl nuw nsw i64 %2006, 2
  %3897 = add i64 %3895, %3896
  %3898 = inttoptr i64 %3897 to i32 addrspace(1)*
  store volatile i32 %3857, i32 addrspace(1)* %3898, align 4, !tbaa !9
  %3899 = load i64, i64* %59, align 8, !tbaa !48
  %3900 = lshr i32 %2000, 3
  %3901 = and i32 %3900, 536870904
  %3902 = zext i32 %3901 to i64
  %3903 = add i64 %3899, %3902
  %3904 = inttoptr i64 %3903 to i64*
  %3905 = and i32 %2000, 63
  %3906 = zext i32 %3905 to i64
  %3907 = shl nuw i64 1, %3906
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %3904, i64 %3907) #10, !srcloc !49
  br label %3908

3908:                                             ; preds = %3894, %3891, %3890, %3855, %3809
  %3909 = zext i1 %2216 to i32
  %3910 = load i32, i32* %82, align 8, !tbaa !9
  %3911 = add i32 %3910, %3909
  store i32 %3911, i32* %82, align 8, !tbaa !9
  br label %4667

3912:                                             ; preds = %2009
  %3913 = icmp eq i64 %85, 0
  br i1 %3913, label %4656, label %3914

3914:                                             ; preds = %3912
  %3915 = load i64, i64* %79, align 8, !tbaa !111
  %3916 = and i64 %2005, 72057589742960640
  %3917 = or i64 %3916, %2006
  %3918 = load i32, i32* %32, align 8, !tbaa !55
  %3919 = zext i32 %3918 to i64
  %3920 = shl i64 %3917, %3919
  %3921 = add i64 %3920, %3915
  %3922 = shl nsw i64 -1, %3919
  %3923 = xor i64 %3922, -1
  %3924 = and i64 %86, %3923
  %3925 = add i64 %3921, %3924
  %3926 = load i32, i32* %45, align 8, !tbaa !45
  %3927 = load i32, i32* %50, align 4, !tbaa !58
  %3928 = xor i64 %3925, %85
  %3929 = and i64 %3928, 15
  %3930 = icmp eq i64 %3929, 0
  %3931 = and i64 %3928, 3
  %3932 = icmp eq i64 %3931, 0
  %3933 = select i1 %3932, i64 4, i64 1
  %3934 = select i1 %3930, i64 16, i64 %3933
  %3935 = sub i64 0, %85
  %3936 = add nsw i64 %3934, -1
  %3937 = and i64 %3936, %3935
  %3938 = or i64 %1679, %85
  %3939 = or i64 %3938, %3925
  %3940 = and i64 %3939, 15
  %3941 = icmp eq i64 %3940, 0
  br i1 %3941, label %3942, label %4200, !prof !59

3942:                                             ; preds = %3914
  %3943 = shl i32 %3927, 7
  %3944 = zext i32 %3943 to i64
  %3945 = icmp eq i64 %1679, %3944
  br i1 %3945, label %3946, label %4002

3946:                                             ; preds = %3942
  %3947 = shl i32 %3926, 4
  %3948 = zext i32 %3947 to i64
  %3949 = add i64 %85, %3948
  %3950 = add i64 %3925, %3948
  %3951 = shl i32 %3927, 4
  %3952 = inttoptr i64 %3950 to <4 x i32> addrspace(1)*
  %3953 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3952, align 16, !tbaa !11
  %3954 = zext i32 %3951 to i64
  %3955 = add i64 %3950, %3954
  %3956 = inttoptr i64 %3955 to <4 x i32> addrspace(1)*
  %3957 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3956, align 16, !tbaa !11
  %3958 = shl i32 %3927, 5
  %3959 = zext i32 %3958 to i64
  %3960 = add i64 %3950, %3959
  %3961 = inttoptr i64 %3960 to <4 x i32> addrspace(1)*
  %3962 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3961, align 16, !tbaa !11
  %3963 = mul i32 %3927, 48
  %3964 = zext i32 %3963 to i64
  %3965 = add i64 %3950, %3964
  %3966 = inttoptr i64 %3965 to <4 x i32> addrspace(1)*
  %3967 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3966, align 16, !tbaa !11
  %3968 = shl i32 %3927, 6
  %3969 = zext i32 %3968 to i64
  %3970 = add i64 %3950, %3969
  %3971 = inttoptr i64 %3970 to <4 x i32> addrspace(1)*
  %3972 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3971, align 16, !tbaa !11
  %3973 = mul i32 %3927, 80
  %3974 = zext i32 %3973 to i64
  %3975 = add i64 %3950, %3974
  %3976 = inttoptr i64 %3975 to <4 x i32> addrspace(1)*
  %3977 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3976, align 16, !tbaa !11
  %3978 = mul i32 %3927, 96
  %3979 = zext i32 %3978 to i64
  %3980 = add i64 %3950, %3979
  %3981 = inttoptr i64 %3980 to <4 x i32> addrspace(1)*
  %3982 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3981, align 16, !tbaa !11
  %3983 = mul i32 %3927, 112
  %3984 = zext i32 %3983 to i64
  %3985 = add i64 %3950, %3984
  %3986 = inttoptr i64 %3985 to <4 x i32> addrspace(1)*
  %3987 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3986, align 16, !tbaa !11
  %3988 = inttoptr i64 %3949 to <4 x i32> addrspace(1)*
  store <4 x i32> %3953, <4 x i32> addrspace(1)* %3988, align 16, !tbaa !11
  %3989 = add i64 %3949, %3954
  %3990 = inttoptr i64 %3989 to <4 x i32> addrspace(1)*
  store <4 x i32> %3957, <4 x i32> addrspace(1)* %3990, align 16, !tbaa !11
  %3991 = add i64 %3949, %3959
  %3992 = inttoptr i64 %3991 to <4 x i32> addrspace(1)*
  store <4 x i32> %3962, <4 x i32> addrspace(1)* %3992, align 16, !tbaa !11
  %3993 = add i64 %3949, %3964
  %3994 = inttoptr i64 %3993 to <4 x i32> addrspace(1)*
  store <4 x i32> %3967, <4 x i32> addrspace(1)* %3994, align 16, !tbaa !11
  %3995 = add i64 %3949, %3969
  %3996 = inttoptr i64 %3995 to <4 x i32> addrspace(1)*
  store <4 x i32> %3972, <4 x i32> addrspace(1)* %3996, align 16, !tbaa !11
  %3997 = add i64 %3949, %3974
  %3998 = inttoptr i64 %3997 to <4 x i32> addrspace(1)*
  store <4 x i32> %3977, <4 x i32> addrspace(1)* %3998, align 16, !tbaa !11
  %3999 = add i64 %3949, %3979
  %4000 = inttoptr i64 %3999 to <4 x i32> addrspace(1)*
  store <4 x i32> %3982, <4 x i32> addrspace(1)* %4000, align 16, !tbaa !11
  %4001 = add i64 %3949, %3984
  br label %4652

4002:                                             ; preds = %3942
  %4003 = lshr i64 %1679, 4
  %4004 = zext i32 %3926 to i64
  %4005 = mul i32 %3927, 7
  %4006 = zext i32 %4005 to i64
  %4007 = add nuw nsw i64 %4006, %4004
  %4008 = icmp ult i64 %4007, %4003
  br i1 %4008, label %4009, label %4083

4009:                                             ; preds = %4002
  %4010 = shl i32 %3927, 3
  %4011 = zext i32 %4010 to i64
  %4012 = zext i32 %3927 to i64
  %4013 = shl i32 %3927, 1
  %4014 = zext i32 %4013 to i64
  %4015 = mul i32 %3927, 3
  %4016 = zext i32 %4015 to i64
  %4017 = shl i32 %3927, 2
  %4018 = zext i32 %4017 to i64
  %4019 = mul i32 %3927, 5
  %4020 = zext i32 %4019 to i64
  %4021 = mul i32 %3927, 6
  %4022 = zext i32 %4021 to i64
  br label %4023

4023:                                             ; preds = %4023, %4009
  %4024 = phi i64 [ %4004, %4009 ], [ %4080, %4023 ]
  %4025 = shl i64 %4024, 4
  %4026 = add i64 %4025, %3925
  %4027 = inttoptr i64 %4026 to <4 x i32> addrspace(1)*
  %4028 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4027, align 16, !tbaa !11
  %4029 = add i64 %4024, %4012
  %4030 = shl i64 %4029, 4
  %4031 = add i64 %4030, %3925
  %4032 = inttoptr i64 %4031 to <4 x i32> addrspace(1)*
  %4033 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4032, align 16, !tbaa !11
  %4034 = add i64 %4024, %4014
  %4035 = shl i64 %4034, 4
  %4036 = add i64 %4035, %3925
  %4037 = inttoptr i64 %4036 to <4 x i32> addrspace(1)*
  %4038 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4037, align 16, !tbaa !11
  %4039 = add i64 %4024, %4016
  %4040 = shl i64 %4039, 4
  %4041 = add i64 %4040, %3925
  %4042 = inttoptr i64 %4041 to <4 x i32> addrspace(1)*
  %4043 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4042, align 16, !tbaa !11
  %4044 = add i64 %4024, %4018
  %4045 = shl i64 %4044, 4
  %4046 = add i64 %4045, %3925
  %4047 = inttoptr i64 %4046 to <4 x i32> addrspace(1)*
  %4048 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4047, align 16, !tbaa !11
  %4049 = add i64 %4024, %4020
  %4050 = shl i64 %4049, 4
  %4051 = add i64 %4050, %3925
  %4052 = inttoptr i64 %4051 to <4 x i32> addrspace(1)*
  %4053 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4052, align 16, !tbaa !11
  %4054 = add i64 %4024, %4022
  %4055 = shl i64 %4054, 4
  %4056 = add i64 %4055, %3925
  %4057 = inttoptr i64 %4056 to <4 x i32> addrspace(1)*
  %4058 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4057, align 16, !tbaa !11
  %4059 = add i64 %4024, %4006
  %4060 = shl i64 %4059, 4
  %4061 = add i64 %4060, %3925
  %4062 = inttoptr i64 %4061 to <4 x i32> addrspace(1)*
  %4063 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4062, align 16, !tbaa !11
  %4064 = add i64 %4025, %85
  %4065 = inttoptr i64 %4064 to <4 x i32> addrspace(1)*
  store <4 x i32> %4028, <4 x i32> addrspace(1)* %4065, align 16, !tbaa !11
  %4066 = add i64 %4030, %85
  %4067 = inttoptr i64 %4066 to <4 x i32> addrspace(1)*
  store <4 x i32> %4033, <4 x i32> addrspace(1)* %4067, align 16, !tbaa !11
  %4068 = add i64 %4035, %85
  %4069 = inttoptr i64 %4068 to <4 x i32> addrspace(1)*
  store <4 x i32> %4038, <4 x i32> addrspace(1)* %4069, align 16, !tbaa !11
  %4070 = add i64 %4040, %85
  %4071 = inttoptr i64 %4070 to <4 x i32> addrspace(1)*
  store <4 x i32> %4043, <4 x i32> addrspace(1)* %4071, align 16, !tbaa !11
  %4072 = add i64 %4045, %85
  %4073 = inttoptr i64 %4072 to <4 x i32> addrspace(1)*
  store <4 x i32> %4048, <4 x i32> addrspace(1)* %4073, align 16, !tbaa !11
  %4074 = add i64 %4050, %85
  %4075 = inttoptr i64 %4074 to <4 x i32> addrspace(1)*
  store <4 x i32> %4053, <4 x i32> addrspace(1)* %4075, align 16, !tbaa !11
  %4076 = add i64 %4055, %85
  %4077 = inttoptr i64 %4076 to <4 x i32> addrspace(1)*
  store <4 x i32> %4058, <4 x i32> addrspace(1)* %4077, align 16, !tbaa !11
  %4078 = add i64 %4060, %85
  %4079 = inttoptr i64 %4078 to <4 x i32> addrspace(1)*
  store <4 x i32> %4063, <4 x i32> addrspace(1)* %4079, align 16, !tbaa !11
  %4080 = add i64 %4024, %4011
  %4081 = add i64 %4080, %4006
  %4082 = icmp ult i64 %4081, %4003
  br i1 %4082, label %4023, label %4083, !llvm.loop !60

4083:                                             ; preds = %4023, %4002
  %4084 = phi i64 [ %4004, %4002 ], [ %4080, %4023 ]
  %4085 = icmp ult i64 %4084, %4003
  br i1 %4085, label %4086, label %4656

4086:                                             ; preds = %4083
  %4087 = shl i64 %4084, 4
  %4088 = add i64 %4087, %3925
  %4089 = inttoptr i64 %4088 to <4 x i32> addrspace(1)*
  %4090 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4089, align 16, !tbaa !11
  %4091 = zext i32 %3927 to i64
  %4092 = add i64 %4084, %4091
  %4093 = icmp ult i64 %4092, %4003
  br i1 %4093, label %4094, label %4099

4094:                                             ; preds = %4086
  %4095 = shl i64 %4092, 4
  %4096 = add i64 %4095, %3925
  %4097 = inttoptr i64 %4096 to <4 x i32> addrspace(1)*
  %4098 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4097, align 16, !tbaa !11
  br label %4099

4099:                                             ; preds = %4094, %4086
  %4100 = phi <4 x i32> [ %4098, %4094 ], [ zeroinitializer, %4086 ]
  %4101 = shl i32 %3927, 1
  %4102 = zext i32 %4101 to i64
  %4103 = add i64 %4084, %4102
  %4104 = icmp ult i64 %4103, %4003
  br i1 %4104, label %4105, label %4110

4105:                                             ; preds = %4099
  %4106 = shl i64 %4103, 4
  %4107 = add i64 %4106, %3925
  %4108 = inttoptr i64 %4107 to <4 x i32> addrspace(1)*
  %4109 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4108, align 16, !tbaa !11
  br label %4110

4110:                                             ; preds = %4105, %4099
  %4111 = phi <4 x i32> [ %4109, %4105 ], [ zeroinitializer, %4099 ]
  %4112 = mul i32 %3927, 3
  %4113 = zext i32 %4112 to i64
  %4114 = add i64 %4084, %4113
  %4115 = icmp ult i64 %4114, %4003
  br i1 %4115, label %4116, label %4121

4116:                                             ; preds = %4110
  %4117 = shl i64 %4114, 4
  %4118 = add i64 %4117, %3925
  %4119 = inttoptr i64 %4118 to <4 x i32> addrspace(1)*
  %4120 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4119, align 16, !tbaa !11
  br label %4121

4121:                                             ; preds = %4116, %4110
  %4122 = phi <4 x i32> [ %4120, %4116 ], [ zeroinitializer, %4110 ]
  %4123 = shl i32 %3927, 2
  %4124 = zext i32 %4123 to i64
  %4125 = add i64 %4084, %4124
  %4126 = icmp ult i64 %4125, %4003
  br i1 %4126, label %4127, label %4132

4127:                                             ; preds = %4121
  %4128 = shl i64 %4125, 4
  %4129 = add i64 %4128, %3925
  %4130 = inttoptr i64 %4129 to <4 x i32> addrspace(1)*
  %4131 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4130, align 16, !tbaa !11
  br label %4132

4132:                                             ; preds = %4127, %4121
  %4133 = phi <4 x i32> [ %4131, %4127 ], [ zeroinitializer, %4121 ]
  %4134 = mul i32 %3927, 5
  %4135 = zext i32 %4134 to i64
  %4136 = add i64 %4084, %4135
  %4137 = icmp ult i64 %4136, %4003
  br i1 %4137, label %4138, label %4143

4138:                                             ; preds = %4132
  %4139 = shl i64 %4136, 4
  %4140 = add i64 %4139, %3925
  %4141 = inttoptr i64 %4140 to <4 x i32> addrspace(1)*
  %4142 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4141, align 16, !tbaa !11
  br label %4143

4143:                                             ; preds = %4138, %4132
  %4144 = phi <4 x i32> [ %4142, %4138 ], [ zeroinitializer, %4132 ]
  %4145 = mul i32 %3927, 6
  %4146 = zext i32 %4145 to i64
  %4147 = add i64 %4084, %4146
  %4148 = icmp ult i64 %4147, %4003
  br i1 %4148, label %4149, label %4154

4149:                                             ; preds = %4143
  %4150 = shl i64 %4147, 4
  %4151 = add i64 %4150, %3925
  %4152 = inttoptr i64 %4151 to <4 x i32> addrspace(1)*
  %4153 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4152, align 16, !tbaa !11
  br label %4154

4154:                                             ; preds = %4149, %4143
  %4155 = phi <4 x i32> [ %4153, %4149 ], [ zeroinitializer, %4143 ]
  %4156 = add i64 %4084, %4006
  %4157 = icmp ult i64 %4156, %4003
  br i1 %4157, label %4158, label %4163

4158:                                             ; preds = %4154
  %4159 = shl i64 %4156, 4
  %4160 = add i64 %4159, %3925
  %4161 = inttoptr i64 %4160 to <4 x i32> addrspace(1)*
  %4162 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4161, align 16, !tbaa !11
  br label %4163

4163:                                             ; preds = %4158, %4154
  %4164 = phi <4 x i32> [ %4162, %4158 ], [ zeroinitializer, %4154 ]
  %4165 = add i64 %4087, %85
  %4166 = inttoptr i64 %4165 to <4 x i32> addrspace(1)*
  store <4 x i32> %4090, <4 x i32> addrspace(1)* %4166, align 16, !tbaa !11
  br i1 %4093, label %4167, label %4171

4167:                                             ; preds = %4163
  %4168 = shl i64 %4092, 4
  %4169 = add i64 %4168, %85
  %4170 = inttoptr i64 %4169 to <4 x i32> addrspace(1)*
  store <4 x i32> %4100, <4 x i32> addrspace(1)* %4170, align 16, !tbaa !11
  br label %4171

4171:                                             ; preds = %4167, %4163
  br i1 %4104, label %4172, label %4176

4172:                                             ; preds = %4171
  %4173 = shl i64 %4103, 4
  %4174 = add i64 %4173, %85
  %4175 = inttoptr i64 %4174 to <4 x i32> addrspace(1)*
  store <4 x i32> %4111, <4 x i32> addrspace(1)* %4175, align 16, !tbaa !11
  br label %4176

4176:                                             ; preds = %4172, %4171
  br i1 %4115, label %4177, label %4181

4177:                                             ; preds = %4176
  %4178 = shl i64 %4114, 4
  %4179 = add i64 %4178, %85
  %4180 = inttoptr i64 %4179 to <4 x i32> addrspace(1)*
  store <4 x i32> %4122, <4 x i32> addrspace(1)* %4180, align 16, !tbaa !11
  br label %4181

4181:                                             ; preds = %4177, %4176
  br i1 %4126, label %4182, label %4186

4182:                                             ; preds = %4181
  %4183 = shl i64 %4125, 4
  %4184 = add i64 %4183, %85
  %4185 = inttoptr i64 %4184 to <4 x i32> addrspace(1)*
  store <4 x i32> %4133, <4 x i32> addrspace(1)* %4185, align 16, !tbaa !11
  br label %4186

4186:                                             ; preds = %4182, %4181
  br i1 %4137, label %4187, label %4191

4187:                                             ; preds = %4186
  %4188 = shl i64 %4136, 4
  %4189 = add i64 %4188, %85
  %4190 = inttoptr i64 %4189 to <4 x i32> addrspace(1)*
  store <4 x i32> %4144, <4 x i32> addrspace(1)* %4190, align 16, !tbaa !11
  br label %4191

4191:                                             ; preds = %4187, %4186
  br i1 %4148, label %4192, label %4196

4192:                                             ; preds = %4191
  %4193 = shl i64 %4147, 4
  %4194 = add i64 %4193, %85
  %4195 = inttoptr i64 %4194 to <4 x i32> addrspace(1)*
  store <4 x i32> %4155, <4 x i32> addrspace(1)* %4195, align 16, !tbaa !11
  br label %4196

4196:                                             ; preds = %4192, %4191
  br i1 %4157, label %4197, label %4656

4197:                                             ; preds = %4196
  %4198 = shl i64 %4156, 4
  %4199 = add i64 %4198, %85
  br label %4652

4200:                                             ; preds = %3914
  %4201 = icmp ult i64 %3937, %1679
  %4202 = select i1 %4201, i64 %3937, i64 %1679
  %4203 = sub i64 %1679, %4202
  %4204 = sub nsw i64 0, %3934
  %4205 = and i64 %4203, %4204
  switch i64 %3934, label %4608 [
    i64 16, label %4206
    i64 4, label %4407
  ]

4206:                                             ; preds = %4200
  %4207 = add i64 %4202, %85
  %4208 = add i64 %4202, %3925
  %4209 = lshr i64 %4205, 4
  %4210 = zext i32 %3926 to i64
  %4211 = mul i32 %3927, 7
  %4212 = zext i32 %4211 to i64
  %4213 = add nuw nsw i64 %4212, %4210
  %4214 = icmp ult i64 %4213, %4209
  br i1 %4214, label %4215, label %4289

4215:                                             ; preds = %4206
  %4216 = shl i32 %3927, 3
  %4217 = zext i32 %4216 to i64
  %4218 = zext i32 %3927 to i64
  %4219 = shl i32 %3927, 1
  %4220 = zext i32 %4219 to i64
  %4221 = mul i32 %3927, 3
  %4222 = zext i32 %4221 to i64
  %4223 = shl i32 %3927, 2
  %4224 = zext i32 %4223 to i64
  %4225 = mul i32 %3927, 5
  %4226 = zext i32 %4225 to i64
  %4227 = mul i32 %3927, 6
  %4228 = zext i32 %4227 to i64
  br label %4229

4229:                                             ; preds = %4229, %4215
  %4230 = phi i64 [ %4210, %4215 ], [ %4286, %4229 ]
  %4231 = shl i64 %4230, 4
  %4232 = add i64 %4231, %4208
  %4233 = inttoptr i64 %4232 to <4 x i32> addrspace(1)*
  %4234 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4233, align 16, !tbaa !11
  %4235 = add i64 %4230, %4218
  %4236 = shl i64 %4235, 4
  %4237 = add i64 %4236, %4208
  %4238 = inttoptr i64 %4237 to <4 x i32> addrspace(1)*
  %4239 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4238, align 16, !tbaa !11
  %4240 = add i64 %4230, %4220
  %4241 = shl i64 %4240, 4
  %4242 = add i64 %4241, %4208
  %4243 = inttoptr i64 %4242 to <4 x i32> addrspace(1)*
  %4244 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4243, align 16, !tbaa !11
  %4245 = add i64 %4230, %4222
  %4246 = shl i64 %4245, 4
  %4247 = add i64 %4246, %4208
  %4248 = inttoptr i64 %4247 to <4 x i32> addrspace(1)*
  %4249 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4248, align 16, !tbaa !11
  %4250 = add i64 %4230, %4224
  %4251 = shl i64 %4250, 4
  %4252 = add i64 %4251, %4208
  %4253 = inttoptr i64 %4252 to <4 x i32> addrspace(1)*
  %4254 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4253, align 16, !tbaa !11
  %4255 = add i64 %4230, %4226
  %4256 = shl i64 %4255, 4
  %4257 = add i64 %4256, %4208
  %4258 = inttoptr i64 %4257 to <4 x i32> addrspace(1)*
  %4259 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4258, align 16, !tbaa !11
  %4260 = add i64 %4230, %4228
  %4261 = shl i64 %4260, 4
  %4262 = add i64 %4261, %4208
  %4263 = inttoptr i64 %4262 to <4 x i32> addrspace(1)*
  %4264 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4263, align 16, !tbaa !11
  %4265 = add i64 %4230, %4212
  %4266 = shl i64 %4265, 4
  %4267 = add i64 %4266, %4208
  %4268 = inttoptr i64 %4267 to <4 x i32> addrspace(1)*
  %4269 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4268, align 16, !tbaa !11
  %4270 = add i64 %4231, %4207
  %4271 = inttoptr i64 %4270 to <4 x i32> addrspace(1)*
  store <4 x i32> %4234, <4 x i32> addrspace(1)* %4271, align 16, !tbaa !11
  %4272 = add i64 %4236, %4207
  %4273 = inttoptr i64 %4272 to <4 x i32> addrspace(1)*
  store <4 x i32> %4239, <4 x i32> addrspace(1)* %4273, align 16, !tbaa !11
  %4274 = add i64 %4241, %4207
  %4275 = inttoptr i64 %4274 to <4 x i32> addrspace(1)*
  store <4 x i32> %4244, <4 x i32> addrspace(1)* %4275, align 16, !tbaa !11
  %4276 = add i64 %4246, %4207
  %4277 = inttoptr i64 %4276 to <4 x i32> addrspace(1)*
  store <4 x i32> %4249, <4 x i32> addrspace(1)* %4277, align 16, !tbaa !11
  %4278 = add i64 %4251, %4207
  %4279 = inttoptr i64 %4278 to <4 x i32> addrspace(1)*
  store <4 x i32> %4254, <4 x i32> addrspace(1)* %4279, align 16, !tbaa !11
  %4280 = add i64 %4256, %4207
  %4281 = inttoptr i64 %4280 to <4 x i32> addrspace(1)*
  store <4 x i32> %4259, <4 x i32> addrspace(1)* %4281, align 16, !tbaa !11
  %4282 = add i64 %4261, %4207
  %4283 = inttoptr i64 %4282 to <4 x i32> addrspace(1)*
  store <4 x i32> %4264, <4 x i32> addrspace(1)* %4283, align 16, !tbaa !11
  %4284 = add i64 %4266, %4207
  %4285 = inttoptr i64 %4284 to <4 x i32> addrspace(1)*
  store <4 x i32> %4269, <4 x i32> addrspace(1)* %4285, align 16, !tbaa !11
  %4286 = add i64 %4230, %4217
  %4287 = add i64 %4286, %4212
  %4288 = icmp ult i64 %4287, %4209
  br i1 %4288, label %4229, label %4289, !llvm.loop !60

4289:                                             ; preds = %4229, %4206
  %4290 = phi i64 [ %4210, %4206 ], [ %4286, %4229 ]
  %4291 = icmp ult i64 %4290, %4209
  br i1 %4291, label %4292, label %4622

4292:                                             ; preds = %4289
  %4293 = shl i64 %4290, 4
  %4294 = add i64 %4293, %4208
  %4295 = inttoptr i64 %4294 to <4 x i32> addrspace(1)*
  %4296 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4295, align 16, !tbaa !11
  %4297 = zext i32 %3927 to i64
  %4298 = add i64 %4290, %4297
  %4299 = icmp ult i64 %4298, %4209
  br i1 %4299, label %4300, label %4305

4300:                                             ; preds = %4292
  %4301 = shl i64 %4298, 4
  %4302 = add i64 %4301, %4208
  %4303 = inttoptr i64 %4302 to <4 x i32> addrspace(1)*
  %4304 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4303, align 16, !tbaa !11
  br label %4305

4305:                                             ; preds = %4300, %4292
  %4306 = phi <4 x i32> [ %4304, %4300 ], [ zeroinitializer, %4292 ]
  %4307 = shl i32 %3927, 1
  %4308 = zext i32 %4307 to i64
  %4309 = add i64 %4290, %4308
  %4310 = icmp ult i64 %4309, %4209
  br i1 %4310, label %4311, label %4316

4311:                                             ; preds = %4305
  %4312 = shl i64 %4309, 4
  %4313 = add i64 %4312, %4208
  %4314 = inttoptr i64 %4313 to <4 x i32> addrspace(1)*
  %4315 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4314, align 16, !tbaa !11
  br label %4316

4316:                                             ; preds = %4311, %4305
  %4317 = phi <4 x i32> [ %4315, %4311 ], [ zeroinitializer, %4305 ]
  %4318 = mul i32 %3927, 3
  %4319 = zext i32 %4318 to i64
  %4320 = add i64 %4290, %4319
  %4321 = icmp ult i64 %4320, %4209
  br i1 %4321, label %4322, label %4327

4322:                                             ; preds = %4316
  %4323 = shl i64 %4320, 4
  %4324 = add i64 %4323, %4208
  %4325 = inttoptr i64 %4324 to <4 x i32> addrspace(1)*
  %4326 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4325, align 16, !tbaa !11
  br label %4327

4327:                                             ; preds = %4322, %4316
  %4328 = phi <4 x i32> [ %4326, %4322 ], [ zeroinitializer, %4316 ]
  %4329 = shl i32 %3927, 2
  %4330 = zext i32 %4329 to i64
  %4331 = add i64 %4290, %4330
  %4332 = icmp ult i64 %4331, %4209
  br i1 %4332, label %4333, label %4338

4333:                                             ; preds = %4327
  %4334 = shl i64 %4331, 4
  %4335 = add i64 %4334, %4208
  %4336 = inttoptr i64 %4335 to <4 x i32> addrspace(1)*
  %4337 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4336, align 16, !tbaa !11
  br label %4338

4338:                                             ; preds = %4333, %4327
  %4339 = phi <4 x i32> [ %4337, %4333 ], [ zeroinitializer, %4327 ]
  %4340 = mul i32 %3927, 5
  %4341 = zext i32 %4340 to i64
  %4342 = add i64 %4290, %4341
  %4343 = icmp ult i64 %4342, %4209
  br i1 %4343, label %4344, label %4349

4344:                                             ; preds = %4338
  %4345 = shl i64 %4342, 4
  %4346 = add i64 %4345, %4208
  %4347 = inttoptr i64 %4346 to <4 x i32> addrspace(1)*
  %4348 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4347, align 16, !tbaa !11
  br label %4349

4349:                                             ; preds = %4344, %4338
  %4350 = phi <4 x i32> [ %4348, %4344 ], [ zeroinitializer, %4338 ]
  %4351 = mul i32 %3927, 6
  %4352 = zext i32 %4351 to i64
  %4353 = add i64 %4290, %4352
  %4354 = icmp ult i64 %4353, %4209
  br i1 %4354, label %4355, label %4360

4355:                                             ; preds = %4349
  %4356 = shl i64 %4353, 4
  %4357 = add i64 %4356, %4208
  %4358 = inttoptr i64 %4357 to <4 x i32> addrspace(1)*
  %4359 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4358, align 16, !tbaa !11
  br label %4360

4360:                                             ; preds = %4355, %4349
  %4361 = phi <4 x i32> [ %4359, %4355 ], [ zeroinitializer, %4349 ]
  %4362 = add i64 %4290, %4212
  %4363 = icmp ult i64 %4362, %4209
  br i1 %4363, label %4364, label %4369

4364:                                             ; preds = %4360
  %4365 = shl i64 %4362, 4
  %4366 = add i64 %4365, %4208
  %4367 = inttoptr i64 %4366 to <4 x i32> addrspace(1)*
  %4368 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4367, align 16, !tbaa !11
  br label %4369

4369:                                             ; preds = %4364, %4360
  %4370 = phi <4 x i32> [ %4368, %4364 ], [ zeroinitializer, %4360 ]
  %4371 = add i64 %4293, %4207
  %4372 = inttoptr i64 %4371 to <4 x i32> addrspace(1)*
  store <4 x i32> %4296, <4 x i32> addrspace(1)* %4372, align 16, !tbaa !11
  br i1 %4299, label %4373, label %4377

4373:                                             ; preds = %4369
  %4374 = shl i64 %4298, 4
  %4375 = add i64 %4374, %4207
  %4376 = inttoptr i64 %4375 to <4 x i32> addrspace(1)*
  store <4 x i32> %4306, <4 x i32> addrspace(1)* %4376, align 16, !tbaa !11
  br label %4377

4377:                                             ; preds = %4373, %4369
  br i1 %4310, label %4378, label %4382

4378:                                             ; preds = %4377
  %4379 = shl i64 %4309, 4
  %4380 = add i64 %4379, %4207
  %4381 = inttoptr i64 %4380 to <4 x i32> addrspace(1)*
  store <4 x i32> %4317, <4 x i32> addrspace(1)* %4381, align 16, !tbaa !11
  br label %4382

4382:                                             ; preds = %4378, %4377
  br i1 %4321, label %4383, label %4387

4383:                                             ; preds = %4382
  %4384 = shl i64 %4320, 4
  %4385 = add i64 %4384, %4207
  %4386 = inttoptr i64 %4385 to <4 x i32> addrspace(1)*
  store <4 x i32> %4328, <4 x i32> addrspace(1)* %4386, align 16, !tbaa !11
  br label %4387

4387:                                             ; preds = %4383, %4382
  br i1 %4332, label %4388, label %4392

4388:                                             ; preds = %4387
  %4389 = shl i64 %4331, 4
  %4390 = add i64 %4389, %4207
  %4391 = inttoptr i64 %4390 to <4 x i32> addrspace(1)*
  store <4 x i32> %4339, <4 x i32> addrspace(1)* %4391, align 16, !tbaa !11
  br label %4392

4392:                                             ; preds = %4388, %4387
  br i1 %4343, label %4393, label %4397

4393:                                             ; preds = %4392
  %4394 = shl i64 %4342, 4
  %4395 = add i64 %4394, %4207
  %4396 = inttoptr i64 %4395 to <4 x i32> addrspace(1)*
  store <4 x i32> %4350, <4 x i32> addrspace(1)* %4396, align 16, !tbaa !11
  br label %4397

4397:                                             ; preds = %4393, %4392
  br i1 %4354, label %4398, label %4402

4398:                                             ; preds = %4397
  %4399 = shl i64 %4353, 4
  %4400 = add i64 %4399, %4207
  %4401 = inttoptr i64 %4400 to <4 x i32> addrspace(1)*
  store <4 x i32> %4361, <4 x i32> addrspace(1)* %4401, align 16, !tbaa !11
  br label %4402

4402:                                             ; preds = %4398, %4397
  br i1 %4363, label %4403, label %4622

4403:                                             ; preds = %4402
  %4404 = shl i64 %4362, 4
  %4405 = add i64 %4404, %4207
  %4406 = inttoptr i64 %4405 to <4 x i32> addrspace(1)*
  store <4 x i32> %4370, <4 x i32> addrspace(1)* %4406, align 16, !tbaa !11
  br label %4622

4407:                                             ; preds = %4200
  %4408 = add i64 %4202, %85
  %4409 = add i64 %4202, %3925
  %4410 = lshr i64 %4205, 2
  %4411 = zext i32 %3926 to i64
  %4412 = mul i32 %3927, 7
  %4413 = zext i32 %4412 to i64
  %4414 = add nuw nsw i64 %4413, %4411
  %4415 = icmp ult i64 %4414, %4410
  br i1 %4415, label %4416, label %4490

4416:                                             ; preds = %4407
  %4417 = shl i32 %3927, 3
  %4418 = zext i32 %4417 to i64
  %4419 = zext i32 %3927 to i64
  %4420 = shl i32 %3927, 1
  %4421 = zext i32 %4420 to i64
  %4422 = mul i32 %3927, 3
  %4423 = zext i32 %4422 to i64
  %4424 = shl i32 %3927, 2
  %4425 = zext i32 %4424 to i64
  %4426 = mul i32 %3927, 5
  %4427 = zext i32 %4426 to i64
  %4428 = mul i32 %3927, 6
  %4429 = zext i32 %4428 to i64
  br label %4430

4430:                                             ; preds = %4430, %4416
  %4431 = phi i64 [ %4411, %4416 ], [ %4487, %4430 ]
  %4432 = shl i64 %4431, 2
  %4433 = add i64 %4432, %4409
  %4434 = inttoptr i64 %4433 to i32 addrspace(1)*
  %4435 = load volatile i32, i32 addrspace(1)* %4434, align 4, !tbaa !11
  %4436 = add i64 %4431, %4419
  %4437 = shl i64 %4436, 2
  %4438 = add i64 %4437, %4409
  %4439 = inttoptr i64 %4438 to i32 addrspace(1)*
  %4440 = load volatile i32, i32 addrspace(1)* %4439, align 4, !tbaa !11
  %4441 = add i64 %4431, %4421
  %4442 = shl i64 %4441, 2
  %4443 = add i64 %4442, %4409
  %4444 = inttoptr i64 %4443 to i32 addrspace(1)*
  %4445 = load volatile i32, i32 addrspace(1)* %4444, align 4, !tbaa !11
  %4446 = add i64 %4431, %4423
  %4447 = shl i64 %4446, 2
  %4448 = add i64 %4447, %4409
  %4449 = inttoptr i64 %4448 to i32 addrspace(1)*
  %4450 = load volatile i32, i32 addrspace(1)* %4449, align 4, !tbaa !11
  %4451 = add i64 %4431, %4425
  %4452 = shl i64 %4451, 2
  %4453 = add i64 %4452, %4409
  %4454 = inttoptr i64 %4453 to i32 addrspace(1)*
  %4455 = load volatile i32, i32 addrspace(1)* %4454, align 4, !tbaa !11
  %4456 = add i64 %4431, %4427
  %4457 = shl i64 %4456, 2
  %4458 = add i64 %4457, %4409
  %4459 = inttoptr i64 %4458 to i32 addrspace(1)*
  %4460 = load volatile i32, i32 addrspace(1)* %4459, align 4, !tbaa !11
  %4461 = add i64 %4431, %4429
  %4462 = shl i64 %4461, 2
  %4463 = add i64 %4462, %4409
  %4464 = inttoptr i64 %4463 to i32 addrspace(1)*
  %4465 = load volatile i32, i32 addrspace(1)* %4464, align 4, !tbaa !11
  %4466 = add i64 %4431, %4413
  %4467 = shl i64 %4466, 2
  %4468 = add i64 %4467, %4409
  %4469 = inttoptr i64 %4468 to i32 addrspace(1)*
  %4470 = load volatile i32, i32 addrspace(1)* %4469, align 4, !tbaa !11
  %4471 = add i64 %4432, %4408
  %4472 = inttoptr i64 %4471 to i32 addrspace(1)*
  store i32 %4435, i32 addrspace(1)* %4472, align 4, !tbaa !11
  %4473 = add i64 %4437, %4408
  %4474 = inttoptr i64 %4473 to i32 addrspace(1)*
  store i32 %4440, i32 addrspace(1)* %4474, align 4, !tbaa !11
  %4475 = add i64 %4442, %4408
  %4476 = inttoptr i64 %4475 to i32 addrspace(1)*
  store i32 %4445, i32 addrspace(1)* %4476, align 4, !tbaa !11
  %4477 = add i64 %4447, %4408
  %4478 = inttoptr i64 %4477 to i32 addrspace(1)*
  store i32 %4450, i32 addrspace(1)* %4478, align 4, !tbaa !11
  %4479 = add i64 %4452, %4408
  %4480 = inttoptr i64 %4479 to i32 addrspace(1)*
  store i32 %4455, i32 addrspace(1)* %4480, align 4, !tbaa !11
  %4481 = add i64 %4457, %4408
  %4482 = inttoptr i64 %4481 to i32 addrspace(1)*
  store i32 %4460, i32 addrspace(1)* %4482, align 4, !tbaa !11
  %4483 = add i64 %4462, %4408
  %4484 = inttoptr i64 %4483 to i32 addrspace(1)*
  store i32 %4465, i32 addrspace(1)* %4484, align 4, !tbaa !11
  %4485 = add i64 %4467, %4408
  %4486 = inttoptr i64 %4485 to i32 addrspace(1)*
  store i32 %4470, i32 addrspace(1)* %4486, align 4, !tbaa !11
  %4487 = add i64 %4431, %4418
  %4488 = add i64 %4487, %4413
  %4489 = icmp ult i64 %4488, %4410
  br i1 %4489, label %4430, label %4490, !llvm.loop !61

4490:                                             ; preds = %4430, %4407
  %4491 = phi i64 [ %4411, %4407 ], [ %4487, %4430 ]
  %4492 = icmp ult i64 %4491, %4410
  br i1 %4492, label %4493, label %4622

4493:                                             ; preds = %4490
  %4494 = shl i64 %4491, 2
  %4495 = add i64 %4494, %4409
  %4496 = inttoptr i64 %4495 to i32 addrspace(1)*
  %4497 = load volatile i32, i32 addrspace(1)* %4496, align 4, !tbaa !11
  %4498 = zext i32 %3927 to i64
  %4499 = add i64 %4491, %4498
  %4500 = icmp ult i64 %4499, %4410
  br i1 %4500, label %4501, label %4506

4501:                                             ; preds = %4493
  %4502 = shl i64 %4499, 2
  %4503 = add i64 %4502, %4409
  %4504 = inttoptr i64 %4503 to i32 addrspace(1)*
  %4505 = load volatile i32, i32 addrspace(1)* %4504, align 4, !tbaa !11
  br label %4506

4506:                                             ; preds = %4501, %4493
  %4507 = phi i32 [ %4505, %4501 ], [ 0, %4493 ]
  %4508 = shl i32 %3927, 1
  %4509 = zext i32 %4508 to i64
  %4510 = add i64 %4491, %4509
  %4511 = icmp ult i64 %4510, %4410
  br i1 %4511, label %4512, label %4517

4512:                                             ; preds = %4506
  %4513 = shl i64 %4510, 2
  %4514 = add i64 %4513, %4409
  %4515 = inttoptr i64 %4514 to i32 addrspace(1)*
  %4516 = load volatile i32, i32 addrspace(1)* %4515, align 4, !tbaa !11
  br label %4517

4517:                                             ; preds = %4512, %4506
  %4518 = phi i32 [ %4516, %4512 ], [ 0, %4506 ]
  %4519 = mul i32 %3927, 3
  %4520 = zext i32 %4519 to i64
  %4521 = add i64 %4491, %4520
  %4522 = icmp ult i64 %4521, %4410
  br i1 %4522, label %4523, label %4528

4523:                                             ; preds = %4517
  %4524 = shl i64 %4521, 2
  %4525 = add i64 %4524, %4409
  %4526 = inttoptr i64 %4525 to i32 addrspace(1)*
  %4527 = load volatile i32, i32 addrspace(1)* %4526, align 4, !tbaa !11
  br label %4528

4528:                                             ; preds = %4523, %4517
  %4529 = phi i32 [ %4527, %4523 ], [ 0, %4517 ]
  %4530 = shl i32 %3927, 2
  %4531 = zext i32 %4530 to i64
  %4532 = add i64 %4491, %4531
  %4533 = icmp ult i64 %4532, %4410
  br i1 %4533, label %4534, label %4539

4534:                                             ; preds = %4528
  %4535 = shl i64 %4532, 2
  %4536 = add i64 %4535, %4409
  %4537 = inttoptr i64 %4536 to i32 addrspace(1)*
  %4538 = load volatile i32, i32 addrspace(1)* %4537, align 4, !tbaa !11
  br label %4539

4539:                                             ; preds = %4534, %4528
  %4540 = phi i32 [ %4538, %4534 ], [ 0, %4528 ]
  %4541 = mul i32 %3927, 5
  %4542 = zext i32 %4541 to i64
  %4543 = add i64 %4491, %4542
  %4544 = icmp ult i64 %4543, %4410
  br i1 %4544, label %4545, label %4550

4545:                                             ; preds = %4539
  %4546 = shl i64 %4543, 2
  %4547 = add i64 %4546, %4409
  %4548 = inttoptr i64 %4547 to i32 addrspace(1)*
  %4549 = load volatile i32, i32 addrspace(1)* %4548, align 4, !tbaa !11
  br label %4550

4550:                                             ; preds = %4545, %4539
  %4551 = phi i32 [ %4549, %4545 ], [ 0, %4539 ]
  %4552 = mul i32 %3927, 6
  %4553 = zext i32 %4552 to i64
  %4554 = add i64 %4491, %4553
  %4555 = icmp ult i64 %4554, %4410
  br i1 %4555, label %4556, label %4561

4556:                                             ; preds = %4550
  %4557 = shl i64 %4554, 2
  %4558 = add i64 %4557, %4409
  %4559 = inttoptr i64 %4558 to i32 addrspace(1)*
  %4560 = load volatile i32, i32 addrspace(1)* %4559, align 4, !tbaa !11
  br label %4561

4561:                                             ; preds = %4556, %4550
  %4562 = phi i32 [ %4560, %4556 ], [ 0, %4550 ]
  %4563 = add i64 %4491, %4413
  %4564 = icmp ult i64 %4563, %4410
  br i1 %4564, label %4565, label %4570

4565:                                             ; preds = %4561
  %4566 = shl i64 %4563, 2
  %4567 = add i64 %4566, %4409
  %4568 = inttoptr i64 %4567 to i32 addrspace(1)*
  %4569 = load volatile i32, i32 addrspace(1)* %4568, align 4, !tbaa !11
  br label %4570

4570:                                             ; preds = %4565, %4561
  %4571 = phi i32 [ %4569, %4565 ], [ 0, %4561 ]
  %4572 = add i64 %4494, %4408
  %4573 = inttoptr i64 %4572 to i32 addrspace(1)*
  store i32 %4497, i32 addrspace(1)* %4573, align 4, !tbaa !11
  br i1 %4500, label %4574, label %4578

4574:                                             ; preds = %4570
  %4575 = shl i64 %4499, 2
  %4576 = add i64 %4575, %4408
  %4577 = inttoptr i64 %4576 to i32 addrspace(1)*
  store i32 %4507, i32 addrspace(1)* %4577, align 4, !tbaa !11
  br label %4578

4578:                                             ; preds = %4574, %4570
  br i1 %4511, label %4579, label %4583

4579:                                             ; preds = %4578
  %4580 = shl i64 %4510, 2
  %4581 = add i64 %4580, %4408
  %4582 = inttoptr i64 %4581 to i32 addrspace(1)*
  store i32 %4518, i32 addrspace(1)* %4582, align 4, !tbaa !11
  br label %4583

4583:                                             ; preds = %4579, %4578
  br i1 %4522, label %4584, label %4588

4584:                                             ; preds = %4583
  %4585 = shl i64 %4521, 2
  %4586 = add i64 %4585, %4408
  %4587 = inttoptr i64 %4586 to i32 addrspace(1)*
  store i32 %4529, i32 addrspace(1)* %4587, align 4, !tbaa !11
  br label %4588

4588:                                             ; preds = %4584, %4583
  br i1 %4533, label %4589, label %4593

4589:                                             ; preds = %4588
  %4590 = shl i64 %4532, 2
  %4591 = add i64 %4590, %4408
  %4592 = inttoptr i64 %4591 to i32 addrspace(1)*
  store i32 %4540, i32 addrspace(1)* %4592, align 4, !tbaa !11
  br label %4593

4593:                                             ; preds = %4589, %4588
  br i1 %4544, label %4594, label %4598

4594:                                             ; preds = %4593
  %4595 = shl i64 %4543, 2
  %4596 = add i64 %4595, %4408
  %4597 = inttoptr i64 %4596 to i32 addrspace(1)*
  store i32 %4551, i32 addrspace(1)* %4597, align 4, !tbaa !11
  br label %4598

4598:                                             ; preds = %4594, %4593
  br i1 %4555, label %4599, label %4603

4599:                                             ; preds = %4598
  %4600 = shl i64 %4554, 2
  %4601 = add i64 %4600, %4408
  %4602 = inttoptr i64 %4601 to i32 addrspace(1)*
  store i32 %4562, i32 addrspace(1)* %4602, align 4, !tbaa !11
  br label %4603

4603:                                             ; preds = %4599, %4598
  br i1 %4564, label %4604, label %4622

4604:                                             ; preds = %4603
  %4605 = shl i64 %4563, 2
  %4606 = add i64 %4605, %4408
  %4607 = inttoptr i64 %4606 to i32 addrspace(1)*
  store i32 %4571, i32 addrspace(1)* %4607, align 4, !tbaa !11
  br label %4622

4608:                                             ; preds = %4200
  %4609 = zext i32 %3926 to i64
  %4610 = icmp ugt i64 %1679, %4609
  br i1 %4610, label %4611, label %4656

4611:                                             ; preds = %4608
  %4612 = zext i32 %3927 to i64
  br label %4613

4613:                                             ; preds = %4613, %4611
  %4614 = phi i64 [ %4609, %4611 ], [ %4620, %4613 ]
  %4615 = add i64 %4614, %3925
  %4616 = inttoptr i64 %4615 to i8 addrspace(1)*
  %4617 = load volatile i8, i8 addrspace(1)* %4616, align 1, !tbaa !11
  %4618 = add i64 %4614, %85
  %4619 = inttoptr i64 %4618 to i8 addrspace(1)*
  store i8 %4617, i8 addrspace(1)* %4619, align 1, !tbaa !11
  %4620 = add i64 %4614, %4612
  %4621 = icmp ult i64 %4620, %1679
  br i1 %4621, label %4613, label %4656, !llvm.loop !62

4622:                                             ; preds = %4604, %4603, %4490, %4403, %4402, %4289
  %4623 = phi i64 [ %4411, %4604 ], [ %4411, %4603 ], [ %4411, %4490 ], [ %4210, %4403 ], [ %4210, %4402 ], [ %4210, %4289 ]
  %4624 = icmp ugt i64 %4202, %4623
  br i1 %4624, label %4625, label %4636

4625:                                             ; preds = %4622
  %4626 = zext i32 %3927 to i64
  br label %4627

4627:                                             ; preds = %4627, %4625
  %4628 = phi i64 [ %4623, %4625 ], [ %4634, %4627 ]
  %4629 = add i64 %4628, %3925
  %4630 = inttoptr i64 %4629 to i8 addrspace(1)*
  %4631 = load volatile i8, i8 addrspace(1)* %4630, align 1, !tbaa !11
  %4632 = add i64 %4628, %85
  %4633 = inttoptr i64 %4632 to i8 addrspace(1)*
  store i8 %4631, i8 addrspace(1)* %4633, align 1, !tbaa !11
  %4634 = add i64 %4628, %4626
  %4635 = icmp ult i64 %4634, %4202
  br i1 %4635, label %4627, label %4636, !llvm.loop !62

4636:                                             ; preds = %4627, %4622
  %4637 = add i64 %4205, %4202
  %4638 = sub i64 %1679, %4637
  %4639 = icmp ugt i64 %4638, %4623
  br i1 %4639, label %4640, label %4656

4640:                                             ; preds = %4636
  %4641 = zext i32 %3927 to i64
  br label %4642

4642:                                             ; preds = %4642, %4640
  %4643 = phi i64 [ %4623, %4640 ], [ %4650, %4642 ]
  %4644 = add i64 %4643, %4637
  %4645 = add i64 %4644, %3925
  %4646 = inttoptr i64 %4645 to i8 addrspace(1)*
  %4647 = load volatile i8, i8 addrspace(1)* %4646, align 1, !tbaa !11
  %4648 = add i64 %4644, %85
  %4649 = inttoptr i64 %4648 to i8 addrspace(1)*
  store i8 %4647, i8 addrspace(1)* %4649, align 1, !tbaa !11
  %4650 = add i64 %4643, %4641
  %4651 = icmp ult i64 %4650, %4638
  br i1 %4651, label %4642, label %4656, !llvm.loop !62

4652:                                             ; preds = %4197, %3946
  %4653 = phi i64 [ %4199, %4197 ], [ %4001, %3946 ]
  %4654 = phi <4 x i32> [ %4164, %4197 ], [ %3987, %3946 ]
  %4655 = inttoptr i64 %4653 to <4 x i32> addrspace(1)*
  store <4 x i32> %4654, <4 x i32> addrspace(1)* %4655, align 16, !tbaa !11
  br label %4656

4656:                                             ; preds = %4642, %4613, %4652, %4636, %4608, %4196, %4083, %3912
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !115
  %4657 = load i32, i32* %45, align 8, !tbaa !45
  %4658 = icmp eq i32 %4657, 0
  br i1 %4658, label %4659, label %4664

4659:                                             ; preds = %4656
  %4660 = shl i64 %1686, 3
  %4661 = load i64, i64* %55, align 8, !tbaa !71
  %4662 = add i64 %4661, %4660
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !51
  %4663 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %4662, i64 -1) #10, !srcloc !23
  br label %4664

4664:                                             ; preds = %4659, %4656
  %4665 = load i32, i32* %83, align 8, !tbaa !9
  %4666 = add i32 %4665, 1
  store i32 %4666, i32* %83, align 8, !tbaa !9
  br label %4667

4667:                                             ; preds = %4664, %3908, %2042, %1997, %1680, %1676, %84
  %4668 = phi i32 [ 0, %1676 ], [ 0, %1680 ], [ 0, %84 ], [ 0, %1997 ], [ 0, %4664 ], [ %2215, %3908 ], [ %2000, %2042 ]
  %4669 = phi i64 [ %1677, %1676 ], [ %93, %1680 ], [ %93, %84 ], [ %1679, %1997 ], [ %1679, %4664 ], [ %1679, %3908 ], [ %1679, %2042 ]
  %4670 = phi i1 [ false, %1676 ], [ true, %1680 ], [ true, %84 ], [ true, %1997 ], [ false, %4664 ], [ false, %3908 ], [ false, %2042 ]
  br i1 %4670, label %4671, label %5931, !prof !59

4671:                                             ; preds = %4667
  %4672 = load i32, i32* %56, align 4, !tbaa !44
  %4673 = icmp eq i32 %4672, -1
  br i1 %4673, label %4674, label %4933, !prof !81

4674:                                             ; preds = %4671
  %4675 = load i32, i32* %45, align 8, !tbaa !45
  %4676 = icmp eq i32 %4675, 0
  br i1 %4676, label %4677, label %4890

4677:                                             ; preds = %4674
  %4678 = load i32, i32* %60, align 4, !tbaa !73
  %4679 = icmp eq i32 %4678, 0
  br i1 %4679, label %4680, label %4882

4680:                                             ; preds = %4677
  %4681 = load i32, i32* %61, align 8, !tbaa !74
  %4682 = load i32, i32* %62, align 4, !tbaa !75
  %4683 = urem i32 %4681, %4682
  %4684 = load i64, i64* %59, align 8, !tbaa !48
  %4685 = lshr i32 %4683, 3
  %4686 = and i32 %4685, 536870904
  %4687 = zext i32 %4686 to i64
  %4688 = add i64 %4684, %4687
  %4689 = inttoptr i64 %4688 to i64*
  %4690 = and i32 %4683, 63
  %4691 = zext i32 %4690 to i64
  %4692 = shl nuw i64 1, %4691
  %4693 = xor i64 %4692, -1
  %4694 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %4689, i64 %4693) #10, !srcloc !77
  %4695 = and i64 %4692, %4694
  %4696 = icmp eq i64 %4695, 0
  %4697 = select i1 %4696, i32 -1, i32 %4683
  %4698 = icmp eq i32 %4697, -1
  br i1 %4698, label %4708, label %4699, !prof !81

4699:                                             ; preds = %4680
  %4700 = zext i32 %4697 to i64
  %4701 = shl nuw nsw i64 %4700, 2
  br label %4702

4702:                                             ; preds = %4702, %4699
  %4703 = load i64, i64* %58, align 8, !tbaa !47
  %4704 = add i64 %4703, %4701
  %4705 = tail call i32 asm sideeffect "atom.global.exch.b32 $0, [$1], $2;", "=r,l,r,~{memory}"(i64 %4704, i32 -1) #10, !srcloc !80
  %4706 = icmp eq i32 %4705, -1
  br i1 %4706, label %4702, label %4707, !prof !81, !llvm.loop !82

4707:                                             ; preds = %4702
  store i32 %4705, i32* %57, align 4, !tbaa !9
  br label %4882

4708:                                             ; preds = %4680, %4876
  %4709 = phi i64 [ %4878, %4876 ], [ 0, %4680 ]
  %4710 = phi i32 [ %4877, %4876 ], [ 1, %4680 ]
  %4711 = load i32, i32* %62, align 4, !tbaa !75
  %4712 = add i32 %4711, 63
  %4713 = lshr i32 %4712, 6
  %4714 = icmp ugt i32 %4712, 63
  br i1 %4714, label %4715, label %4766

4715:                                             ; preds = %4708
  %4716 = tail call i32 @llvm.umax.i32(i32 %4713, i32 1) #7
  br label %4720

4717:                                             ; preds = %4763
  %4718 = icmp ult i32 %4765, %4713
  %4719 = icmp eq i32 %4765, %4716
  br i1 %4719, label %4766, label %4720, !llvm.loop !76

4720:                                             ; preds = %4717, %4715
  %4721 = phi i1 [ true, %4715 ], [ %4718, %4717 ]
  %4722 = phi i32 [ undef, %4715 ], [ %4764, %4717 ]
  %4723 = phi i32 [ 0, %4715 ], [ %4765, %4717 ]
  %4724 = add i32 %4723, %4681
  %4725 = urem i32 %4724, %4713
  %4726 = load i64, i64* %59, align 8, !tbaa !48
  %4727 = shl nuw nsw i32 %4725, 3
  %4728 = zext i32 %4727 to i64
  %4729 = add i64 %4726, %4728
  %4730 = inttoptr i64 %4729 to i64*
  %4731 = inttoptr i64 %4729 to i64 addrspace(1)*
  %4732 = load volatile i64, i64 addrspace(1)* %4731, align 8, !tbaa !5
  br label %4733

4733:                                             ; preds = %4747, %4720
  %4734 = phi i64 [ %4732, %4720 ], [ %4741, %4747 ]
  %4735 = phi i32 [ undef, %4720 ], [ %4748, %4747 ]
  %4736 = icmp eq i64 %4734, 0
  br i1 %4736, label %4749, label %4737

4737:                                             ; preds = %4733
  %4738 = sub i64 0, %4734
  %4739 = and i64 %4734, %4738
  %4740 = xor i64 %4739, -1
  %4741 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %4730, i64 %4740) #10, !srcloc !77
  %4742 = and i64 %4741, %4739
  %4743 = icmp eq i64 %4742, 0
  br i1 %4743, label %4747, label %4744

4744:                                             ; preds = %4737
  %4745 = tail call i64 @llvm.cttz.i64(i64 %4739, i1 true) #7, !range !78
  %4746 = trunc i64 %4745 to i32
  br label %4747

4747:                                             ; preds = %4744, %4737
  %4748 = phi i32 [ %4746, %4744 ], [ %4735, %4737 ]
  br i1 %4743, label %4733, label %4749, !llvm.loop !79

4749:                                             ; preds = %4747, %4733
  %4750 = phi i32 [ %4748, %4747 ], [ 64, %4733 ]
  %4751 = icmp ult i32 %4750, 64
  br i1 %4751, label %4752, label %4763

4752:                                             ; preds = %4749
  %4753 = shl nuw i32 %4725, 6
  %4754 = add nuw i32 %4750, %4753
  %4755 = zext i32 %4754 to i64
  %4756 = shl nuw nsw i64 %4755, 2
  br label %4757

4757:                                             ; preds = %4757, %4752
  %4758 = load i64, i64* %58, align 8, !tbaa !47
  %4759 = add i64 %4758, %4756
  %4760 = tail call i32 asm sideeffect "atom.global.exch.b32 $0, [$1], $2;", "=r,l,r,~{memory}"(i64 %4759, i32 -1) #10, !srcloc !80
  %4761 = icmp eq i32 %4760, -1
  br i1 %4761, label %4757, label %4762, !prof !81, !llvm.loop !82

4762:                                             ; preds = %4757
  store i32 %4760, i32* %57, align 4, !tbaa !9
  br label %4763

4763:                                             ; preds = %4762, %4749
  %4764 = phi i32 [ %4754, %4762 ], [ %4722, %4749 ]
  %4765 = add nuw nsw i32 %4723, 1
  br i1 %4751, label %4766, label %4717

4766:                                             ; preds = %4763, %4717, %4708
  %4767 = phi i1 [ false, %4708 ], [ %4721, %4763 ], [ %4718, %4717 ]
  %4768 = phi i32 [ undef, %4708 ], [ %4764, %4717 ], [ %4764, %4763 ]
  br i1 %4767, label %4853, label %4769

4769:                                             ; preds = %4766
  %4770 = icmp ult i32 %4712, 64
  br i1 %4770, label %4853, label %4771

4771:                                             ; preds = %4769
  %4772 = tail call i32 @llvm.umax.i32(i32 %4713, i32 1) #7
  br label %4775

4773:                                             ; preds = %4850
  %4774 = icmp eq i32 %4852, %4772
  br i1 %4774, label %4853, label %4775, !llvm.loop !83

4775:                                             ; preds = %4773, %4771
  %4776 = phi i32 [ %4768, %4771 ], [ %4851, %4773 ]
  %4777 = phi i32 [ 0, %4771 ], [ %4852, %4773 ]
  %4778 = load i64, i64* %63, align 8, !tbaa !84
  %4779 = zext i32 %4777 to i64
  %4780 = shl nuw nsw i64 %4779, 3
  %4781 = add i64 %4780, %4778
  %4782 = inttoptr i64 %4781 to i64 addrspace(1)*
  %4783 = load volatile i64, i64 addrspace(1)* %4782, align 8, !tbaa !5
  %4784 = icmp eq i64 %4783, 0
  br i1 %4784, label %4838, label %4785

4785:                                             ; preds = %4775
  %4786 = shl i32 %4777, 6
  br label %4787

4787:                                             ; preds = %4836, %4785
  %4788 = phi i32 [ undef, %4785 ], [ %4834, %4836 ]
  %4789 = phi i64 [ %4783, %4785 ], [ %4795, %4836 ]
  %4790 = sub i64 0, %4789
  %4791 = and i64 %4789, %4790
  %4792 = tail call i64 @llvm.cttz.i64(i64 %4791, i1 true) #7, !range !78
  %4793 = trunc i64 %4792 to i32
  %4794 = or i32 %4786, %4793
  %4795 = xor i64 %4791, %4789
  %4796 = load i64, i64* %64, align 8, !tbaa !85
  %4797 = zext i32 %4794 to i64
  %4798 = shl nuw nsw i64 %4797, 3
  %4799 = add i64 %4798, %4796
  %4800 = inttoptr i64 %4799 to i64*
  %4801 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %4800) #10, !srcloc !86
  %4802 = lshr i64 %4801, 32
  %4803 = load i64, i64* %58, align 8, !tbaa !47
  %4804 = shl nuw nsw i64 %4797, 2
  %4805 = add i64 %4804, %4803
  %4806 = inttoptr i64 %4805 to i32 addrspace(1)*
  %4807 = load volatile i32, i32 addrspace(1)* %4806, align 4, !tbaa !9
  %4808 = zext i32 %4807 to i64
  %4809 = icmp eq i64 %4802, %4808
  br i1 %4809, label %4810, label %4833, !llvm.loop !87

4810:                                             ; preds = %4787
  %4811 = xor i64 %4791, -1
  %4812 = load i64, i64* %63, align 8, !tbaa !84
  %4813 = add i64 %4812, %4780
  %4814 = tail call i64 asm sideeffect "atom.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %4813, i64 %4811) #10, !srcloc !88
  %4815 = and i64 %4814, %4791
  %4816 = icmp eq i64 %4815, 0
  br i1 %4816, label %4833, label %4817, !llvm.loop !87

4817:                                             ; preds = %4810
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !51
  %4818 = load i64, i64* %64, align 8, !tbaa !85
  %4819 = add i64 %4818, %4798
  %4820 = inttoptr i64 %4819 to i64*
  %4821 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %4820) #10, !srcloc !86
  %4822 = lshr i64 %4821, 32
  %4823 = load i64, i64* %58, align 8, !tbaa !47
  %4824 = add i64 %4823, %4804
  %4825 = inttoptr i64 %4824 to i32 addrspace(1)*
  %4826 = load volatile i32, i32 addrspace(1)* %4825, align 4, !tbaa !9
  %4827 = zext i32 %4826 to i64
  %4828 = icmp eq i64 %4822, %4827
  br i1 %4828, label %4833, label %4829

4829:                                             ; preds = %4817
  %4830 = load i64, i64* %63, align 8, !tbaa !84
  %4831 = add i64 %4830, %4780
  %4832 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %4831, i64 %4791) #10, !srcloc !72
  br label %4833

4833:                                             ; preds = %4829, %4817, %4810, %4787
  %4834 = phi i32 [ %4788, %4829 ], [ %4788, %4810 ], [ %4788, %4787 ], [ %4794, %4817 ]
  %4835 = phi i32 [ 0, %4829 ], [ 2, %4810 ], [ 2, %4787 ], [ 1, %4817 ]
  switch i32 %4835, label %4838 [
    i32 0, label %4836
    i32 2, label %4836
  ]

4836:                                             ; preds = %4833, %4833
  %4837 = icmp eq i64 %4795, 0
  br i1 %4837, label %4838, label %4787, !llvm.loop !87

4838:                                             ; preds = %4836, %4833, %4775
  %4839 = phi i32 [ -1, %4775 ], [ %4834, %4833 ], [ -1, %4836 ]
  %4840 = icmp eq i32 %4839, -1
  br i1 %4840, label %4850, label %4841

4841:                                             ; preds = %4838
  %4842 = zext i32 %4839 to i64
  %4843 = shl nuw nsw i64 %4842, 2
  br label %4844

4844:                                             ; preds = %4844, %4841
  %4845 = load i64, i64* %58, align 8, !tbaa !47
  %4846 = add i64 %4845, %4843
  %4847 = tail call i32 asm sideeffect "atom.global.exch.b32 $0, [$1], $2;", "=r,l,r,~{memory}"(i64 %4846, i32 -1) #10, !srcloc !80
  %4848 = icmp eq i32 %4847, -1
  br i1 %4848, label %4844, label %4849, !prof !81, !llvm.loop !82

4849:                                             ; preds = %4844
  store i32 %4847, i32* %57, align 4, !tbaa !9
  br label %4850

4850:                                             ; preds = %4849, %4838
  %4851 = phi i32 [ %4839, %4849 ], [ %4776, %4838 ]
  %4852 = add nuw nsw i32 %4777, 1
  br i1 %4840, label %4773, label %4853

4853:                                             ; preds = %4850, %4773, %4769, %4766
  %4854 = phi i32 [ %4768, %4766 ], [ -1, %4769 ], [ %4851, %4850 ], [ -1, %4773 ]
  %4855 = icmp eq i32 %4854, -1
  br i1 %4855, label %4856, label %4876

4856:                                             ; preds = %4853
  %4857 = add i32 %4710, 1
  %4858 = and i32 %4710, 63
  %4859 = icmp eq i32 %4858, 0
  br i1 %4859, label %4860, label %4876, !prof !81

4860:                                             ; preds = %4856
  %4861 = load i64, i64* %65, align 8, !tbaa !91
  %4862 = inttoptr i64 %4861 to i64*
  %4863 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %4862) #10, !srcloc !86
  %4864 = icmp eq i64 %4863, 0
  br i1 %4864, label %4865, label %4876

4865:                                             ; preds = %4860
  %4866 = icmp eq i64 %4709, 0
  br i1 %4866, label %4867, label %4871

4867:                                             ; preds = %4865
  %4868 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !92
  %4869 = load i64, i64* %66, align 8, !tbaa !93
  %4870 = add i64 %4869, %4868
  br label %4871

4871:                                             ; preds = %4867, %4865
  %4872 = phi i64 [ %4870, %4867 ], [ %4709, %4865 ]
  %4873 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !92
  %4874 = icmp ult i64 %4873, %4872
  %4875 = select i1 %4874, i32 0, i32 110
  br label %4876

4876:                                             ; preds = %4871, %4860, %4856, %4853
  %4877 = phi i32 [ %4710, %4853 ], [ %4857, %4856 ], [ %4857, %4860 ], [ %4857, %4871 ]
  %4878 = phi i64 [ %4709, %4853 ], [ %4709, %4856 ], [ %4709, %4860 ], [ %4872, %4871 ]
  %4879 = phi i32 [ 0, %4853 ], [ 0, %4856 ], [ 108, %4860 ], [ %4875, %4871 ]
  %4880 = icmp eq i32 %4879, 0
  %4881 = and i1 %4855, %4880
  br i1 %4881, label %4708, label %4882, !llvm.loop !116

4882:                                             ; preds = %4876, %4707, %4677
  %4883 = phi i32 [ -1, %4677 ], [ %4697, %4707 ], [ %4854, %4876 ]
  %4884 = phi i32 [ %4678, %4677 ], [ 0, %4707 ], [ %4879, %4876 ]
  %4885 = icmp eq i32 %4884, 0
  %4886 = select i1 %4885, i32 %4883, i32 %4884
  %4887 = select i1 %4885, i64 144115188075855872, i64 216172782113783808
  %4888 = zext i32 %4886 to i64
  %4889 = or i64 %4887, %4888
  br label %4890

4890:                                             ; preds = %4882, %4674
  %4891 = phi i64 [ %4889, %4882 ], [ 0, %4674 ]
  %4892 = trunc i64 %4891 to i32
  %4893 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %4892, i32 0, i32 31) #7
  %4894 = lshr i64 %4891, 32
  %4895 = trunc i64 %4894 to i32
  %4896 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %4895, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !24
  %4897 = and i32 %4896, -16777216
  %4898 = icmp eq i32 %4897, 50331648
  br i1 %4898, label %4899, label %4931

4899:                                             ; preds = %4890
  %4900 = load i32, i32* %56, align 4, !tbaa !44
  %4901 = icmp eq i32 %4900, -1
  br i1 %4901, label %4930, label %4902

4902:                                             ; preds = %4899
  %4903 = load i32, i32* %45, align 8, !tbaa !45
  %4904 = icmp eq i32 %4903, 0
  br i1 %4904, label %4905, label %4922

4905:                                             ; preds = %4902
  %4906 = load i32, i32* %57, align 8, !tbaa !46
  %4907 = load i64, i64* %58, align 8, !tbaa !47
  %4908 = zext i32 %4900 to i64
  %4909 = shl nuw nsw i64 %4908, 2
  %4910 = add i64 %4907, %4909
  %4911 = inttoptr i64 %4910 to i32 addrspace(1)*
  store volatile i32 %4906, i32 addrspace(1)* %4911, align 4, !tbaa !9
  %4912 = load i64, i64* %59, align 8, !tbaa !48
  %4913 = lshr i32 %4900, 3
  %4914 = and i32 %4913, 536870904
  %4915 = zext i32 %4914 to i64
  %4916 = add i64 %4912, %4915
  %4917 = inttoptr i64 %4916 to i64*
  %4918 = and i32 %4900, 63
  %4919 = zext i32 %4918 to i64
  %4920 = shl nuw i64 1, %4919
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %4917, i64 %4920) #10, !srcloc !49
  %4921 = load i32, i32* %45, align 8, !tbaa !45
  br label %4922

4922:                                             ; preds = %4905, %4902
  %4923 = phi i32 [ %4921, %4905 ], [ %4903, %4902 ]
  %4924 = icmp eq i32 %4923, 0
  br i1 %4924, label %4925, label %4929

4925:                                             ; preds = %4922
  %4926 = load i64, i64* %46, align 8, !tbaa !19
  %4927 = add i64 %4926, 136
  %4928 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %4927, i64 -1) #10, !srcloc !23
  br label %4929

4929:                                             ; preds = %4925, %4922
  store i32 -1, i32* %56, align 4, !tbaa !44
  store i32 0, i32* %81, align 8, !tbaa !42
  br label %4930

4930:                                             ; preds = %4929, %4899
  store i32 %4893, i32* %60, align 4, !tbaa !73
  br label %4931

4931:                                             ; preds = %4930, %4890
  %4932 = phi i32 [ -1, %4930 ], [ %4893, %4890 ]
  br i1 %4898, label %5931, label %4933

4933:                                             ; preds = %4931, %4671
  %4934 = phi i32 [ %4932, %4931 ], [ %4672, %4671 ]
  %4935 = load i64, i64* %68, align 8, !tbaa !95
  %4936 = zext i32 %4934 to i64
  %4937 = load i64, i64* %69, align 8, !tbaa !96
  %4938 = mul i64 %4937, %4936
  %4939 = add i64 %4938, %4935
  %4940 = load i32, i32* %45, align 8, !tbaa !45
  %4941 = load i32, i32* %57, align 8, !tbaa !46
  %4942 = load i64, i64* %70, align 8, !tbaa !97
  %4943 = icmp eq i32 %4940, 0
  br i1 %4943, label %4944, label %4948

4944:                                             ; preds = %4933
  %4945 = load i64, i64* %71, align 8, !tbaa !98
  %4946 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %4945, i64 1) #10, !srcloc !23
  %4947 = trunc i64 %4946 to i32
  br label %4948

4948:                                             ; preds = %4944, %4933
  %4949 = phi i32 [ %4947, %4944 ], [ 0, %4933 ]
  %4950 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %4949, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !99
  %4951 = load i32, i32* %73, align 8, !tbaa !100
  %4952 = add i32 %4941, 1
  %4953 = icmp eq i32 %4952, -1
  %4954 = select i1 %4953, i32 0, i32 %4952
  %4955 = icmp ult i32 %4940, 4
  br i1 %4955, label %4956, label %4987

4956:                                             ; preds = %4948
  %4957 = load i64, i64* %29, align 8, !tbaa !101
  %4958 = zext i32 %4954 to i64
  %4959 = shl nuw i64 %4958, 32
  %4960 = shl nuw nsw i64 %4936, 16
  %4961 = or i64 %4960, %4959
  %4962 = or i64 %4961, 256
  %4963 = shl nsw i32 -1, %4951
  %4964 = xor i32 %4963, -1
  %4965 = and i32 %4950, %4964
  %4966 = zext i32 %4965 to i64
  %4967 = shl nuw nsw i64 %4966, 5
  %4968 = add i64 %4957, %4967
  %4969 = inttoptr i64 %4968 to i64*
  %4970 = and i32 %4940, 1
  %4971 = icmp eq i32 %4970, 0
  %4972 = select i1 %4971, i64 %4962, i64 %4942
  %4973 = select i1 %4971, i64 %86, i64 %4669
  %4974 = shl i64 %4973, 1
  %4975 = and i32 %4940, 2
  %4976 = icmp eq i32 %4975, 0
  %4977 = select i1 %4976, i64 %4972, i64 %4974
  %4978 = lshr i32 %4950, %4951
  %4979 = and i32 %4978, 1
  %4980 = xor i32 %4979, 1
  %4981 = zext i32 %4980 to i64
  %4982 = or i64 %4977, %4981
  %4983 = zext i32 %4940 to i64
  %4984 = getelementptr inbounds i64, i64* %4969, i64 %4983
  %4985 = ptrtoint i64* %4984 to i64
  %4986 = inttoptr i64 %4985 to i64 addrspace(1)*
  store volatile i64 %4982, i64 addrspace(1)* %4986, align 8, !tbaa !5
  br label %4987

4987:                                             ; preds = %4956, %4948
  store i32 %4954, i32* %57, align 8, !tbaa !46
  %4988 = load i32, i32* %45, align 8, !tbaa !45
  %4989 = icmp eq i32 %4988, 0
  br i1 %4989, label %4990, label %5085

4990:                                             ; preds = %4987
  %4991 = load i64, i64* %64, align 8, !tbaa !85
  %4992 = tail call i32 asm sideeffect "mov.u32 $0, %clock;", "=r,~{memory}"() #10, !srcloc !102
  %4993 = load i32, i32* %74, align 4, !tbaa !9
  %4994 = icmp eq i32 %4993, 0
  %4995 = select i1 %4994, i32 2600, i32 %4993
  store i32 %4995, i32* %74, align 4, !tbaa !9
  br label %4996

4996:                                             ; preds = %4996, %4990
  %4997 = tail call i32 asm sideeffect "mov.u32 $0, %clock;", "=r,~{memory}"() #10, !srcloc !102
  %4998 = sub i32 %4997, %4992
  %4999 = load i32, i32* %74, align 4, !tbaa !9
  %5000 = icmp ult i32 %4998, %4999
  br i1 %5000, label %4996, label %5001, !llvm.loop !103

5001:                                             ; preds = %4996
  %5002 = shl nuw nsw i64 %4936, 3
  %5003 = add i64 %4991, %5002
  %5004 = inttoptr i64 %5003 to i64*
  %5005 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %5004) #10, !srcloc !86
  %5006 = lshr i64 %5005, 32
  %5007 = zext i32 %4954 to i64
  %5008 = icmp eq i64 %5006, %5007
  br i1 %5008, label %5009, label %5014, !prof !59

5009:                                             ; preds = %5001
  %5010 = load i32, i32* %74, align 4, !tbaa !9
  %5011 = icmp ugt i32 %5010, 512
  %5012 = select i1 %5011, i32 -16, i32 0
  %5013 = add i32 %5012, %5010
  br label %5023

5014:                                             ; preds = %5001
  %5015 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %5004) #10, !srcloc !86
  %5016 = lshr i64 %5015, 32
  %5017 = icmp eq i64 %5016, %5007
  br i1 %5017, label %5018, label %5026

5018:                                             ; preds = %5014
  %5019 = load i32, i32* %74, align 4, !tbaa !9
  %5020 = icmp ult i32 %5019, 4096
  %5021 = select i1 %5020, i32 128, i32 0
  %5022 = add i32 %5021, %5019
  br label %5023

5023:                                             ; preds = %5018, %5009
  %5024 = phi i32 [ %5022, %5018 ], [ %5013, %5009 ]
  %5025 = phi i64 [ %5015, %5018 ], [ %5005, %5009 ]
  store i32 %5024, i32* %74, align 4, !tbaa !9
  br label %5026

5026:                                             ; preds = %5023, %5014
  %5027 = phi i64 [ %5015, %5014 ], [ %5025, %5023 ]
  %5028 = shl nuw nsw i64 %4936, 2
  %5029 = lshr i32 %4934, 3
  %5030 = and i32 %5029, 536870904
  %5031 = zext i32 %5030 to i64
  %5032 = and i32 %4934, 63
  %5033 = zext i32 %5032 to i64
  %5034 = shl nuw i64 1, %5033
  br label %5035

5035:                                             ; preds = %5076, %5026
  %5036 = phi i32 [ 1, %5026 ], [ %5043, %5076 ]
  %5037 = phi i64 [ 0, %5026 ], [ %5063, %5076 ]
  %5038 = phi i64 [ %5027, %5026 ], [ %5077, %5076 ]
  %5039 = phi i32 [ undef, %5026 ], [ %5078, %5076 ]
  %5040 = lshr i64 %5038, 32
  %5041 = icmp eq i64 %5040, %5007
  br i1 %5041, label %5079, label %5042, !prof !59

5042:                                             ; preds = %5035
  %5043 = add i32 %5036, 1
  %5044 = and i32 %5036, 63
  %5045 = icmp eq i32 %5044, 0
  br i1 %5045, label %5046, label %5062, !prof !81

5046:                                             ; preds = %5042
  %5047 = load i64, i64* %65, align 8, !tbaa !91
  %5048 = inttoptr i64 %5047 to i64*
  %5049 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %5048) #10, !srcloc !86
  %5050 = icmp eq i64 %5049, 0
  br i1 %5050, label %5051, label %5062

5051:                                             ; preds = %5046
  %5052 = icmp eq i64 %5037, 0
  br i1 %5052, label %5053, label %5057

5053:                                             ; preds = %5051
  %5054 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !92
  %5055 = load i64, i64* %66, align 8, !tbaa !93
  %5056 = add i64 %5055, %5054
  br label %5057

5057:                                             ; preds = %5053, %5051
  %5058 = phi i64 [ %5056, %5053 ], [ %5037, %5051 ]
  %5059 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !92
  %5060 = icmp ult i64 %5059, %5058
  %5061 = select i1 %5060, i32 0, i32 110
  br label %5062

5062:                                             ; preds = %5057, %5046, %5042
  %5063 = phi i64 [ %5058, %5057 ], [ %5037, %5046 ], [ %5037, %5042 ]
  %5064 = phi i32 [ %5061, %5057 ], [ 108, %5046 ], [ 0, %5042 ]
  %5065 = icmp eq i32 %5064, 0
  br i1 %5065, label %5074, label %5066, !prof !59

5066:                                             ; preds = %5062
  %5067 = load i64, i64* %58, align 8, !tbaa !47
  %5068 = add i64 %5067, %5028
  %5069 = inttoptr i64 %5068 to i32 addrspace(1)*
  store volatile i32 %4954, i32 addrspace(1)* %5069, align 4, !tbaa !9
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !51
  %5070 = load i64, i64* %63, align 8, !tbaa !84
  %5071 = add i64 %5070, %5031
  %5072 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %5071, i64 %5034) #10, !srcloc !72
  %5073 = or i32 %5064, -1073741824
  br label %5076

5074:                                             ; preds = %5062
  %5075 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %5004) #10, !srcloc !86
  br label %5076

5076:                                             ; preds = %5074, %5066
  %5077 = phi i64 [ %5038, %5066 ], [ %5075, %5074 ]
  %5078 = phi i32 [ %5073, %5066 ], [ %5039, %5074 ]
  br i1 %5065, label %5035, label %5085, !llvm.loop !104

5079:                                             ; preds = %5035
  %5080 = trunc i64 %5038 to i32
  %5081 = icmp sgt i32 %5080, -1
  br i1 %5081, label %5085, label %5082, !prof !59

5082:                                             ; preds = %5079
  %5083 = sub i32 0, %5080
  %5084 = or i32 %5083, -2147483648
  br label %5085

5085:                                             ; preds = %5076, %5082, %5079, %4987
  %5086 = phi i32 [ 0, %4987 ], [ %5084, %5082 ], [ %5080, %5079 ], [ %5078, %5076 ]
  %5087 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %5086, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !99
  %5088 = icmp sgt i32 %5087, -1
  br i1 %5088, label %5091, label %5089, !prof !59

5089:                                             ; preds = %5085
  %5090 = and i32 %5087, 65535
  br label %5095

5091:                                             ; preds = %5085
  %5092 = zext i32 %5087 to i64
  %5093 = icmp ugt i64 %4669, %5092
  %5094 = select i1 %5093, i32 61, i32 0
  br label %5095

5095:                                             ; preds = %5091, %5089
  %5096 = phi i32 [ %5090, %5089 ], [ %5094, %5091 ]
  %5097 = icmp eq i32 %5096, 0
  br i1 %5097, label %5098, label %5832, !prof !59

5098:                                             ; preds = %5095
  %5099 = load i32, i32* %45, align 8, !tbaa !45
  %5100 = load i32, i32* %50, align 4, !tbaa !58
  %5101 = xor i64 %4939, %85
  %5102 = and i64 %5101, 15
  %5103 = icmp eq i64 %5102, 0
  %5104 = and i64 %5101, 3
  %5105 = icmp eq i64 %5104, 0
  %5106 = select i1 %5105, i64 4, i64 1
  %5107 = select i1 %5103, i64 16, i64 %5106
  %5108 = sub i64 0, %85
  %5109 = add nsw i64 %5107, -1
  %5110 = and i64 %5109, %5108
  %5111 = or i64 %4669, %85
  %5112 = or i64 %5111, %4939
  %5113 = and i64 %5112, 15
  %5114 = icmp eq i64 %5113, 0
  br i1 %5114, label %5115, label %5373, !prof !59

5115:                                             ; preds = %5098
  %5116 = shl i32 %5100, 7
  %5117 = zext i32 %5116 to i64
  %5118 = icmp eq i64 %4669, %5117
  br i1 %5118, label %5119, label %5175

5119:                                             ; preds = %5115
  %5120 = shl i32 %5099, 4
  %5121 = zext i32 %5120 to i64
  %5122 = add i64 %85, %5121
  %5123 = add i64 %4939, %5121
  %5124 = shl i32 %5100, 4
  %5125 = inttoptr i64 %5123 to <4 x i32> addrspace(1)*
  %5126 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5125, align 16, !tbaa !11
  %5127 = zext i32 %5124 to i64
  %5128 = add i64 %5123, %5127
  %5129 = inttoptr i64 %5128 to <4 x i32> addrspace(1)*
  %5130 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5129, align 16, !tbaa !11
  %5131 = shl i32 %5100, 5
  %5132 = zext i32 %5131 to i64
  %5133 = add i64 %5123, %5132
  %5134 = inttoptr i64 %5133 to <4 x i32> addrspace(1)*
  %5135 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5134, align 16, !tbaa !11
  %5136 = mul i32 %5100, 48
  %5137 = zext i32 %5136 to i64
  %5138 = add i64 %5123, %5137
  %5139 = inttoptr i64 %5138 to <4 x i32> addrspace(1)*
  %5140 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5139, align 16, !tbaa !11
  %5141 = shl i32 %5100, 6
  %5142 = zext i32 %5141 to i64
  %5143 = add i64 %5123, %5142
  %5144 = inttoptr i64 %5143 to <4 x i32> addrspace(1)*
  %5145 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5144, align 16, !tbaa !11
  %5146 = mul i32 %5100, 80
  %5147 = zext i32 %5146 to i64
  %5148 = add i64 %5123, %5147
  %5149 = inttoptr i64 %5148 to <4 x i32> addrspace(1)*
  %5150 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5149, align 16, !tbaa !11
  %5151 = mul i32 %5100, 96
  %5152 = zext i32 %5151 to i64
  %5153 = add i64 %5123, %5152
  %5154 = inttoptr i64 %5153 to <4 x i32> addrspace(1)*
  %5155 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5154, align 16, !tbaa !11
  %5156 = mul i32 %5100, 112
  %5157 = zext i32 %5156 to i64
  %5158 = add i64 %5123, %5157
  %5159 = inttoptr i64 %5158 to <4 x i32> addrspace(1)*
  %5160 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5159, align 16, !tbaa !11
  %5161 = inttoptr i64 %5122 to <4 x i32> addrspace(1)*
  store <4 x i32> %5126, <4 x i32> addrspace(1)* %5161, align 16, !tbaa !11
  %5162 = add i64 %5122, %5127
  %5163 = inttoptr i64 %5162 to <4 x i32> addrspace(1)*
  store <4 x i32> %5130, <4 x i32> addrspace(1)* %5163, align 16, !tbaa !11
  %5164 = add i64 %5122, %5132
  %5165 = inttoptr i64 %5164 to <4 x i32> addrspace(1)*
  store <4 x i32> %5135, <4 x i32> addrspace(1)* %5165, align 16, !tbaa !11
  %5166 = add i64 %5122, %5137
  %5167 = inttoptr i64 %5166 to <4 x i32> addrspace(1)*
  store <4 x i32> %5140, <4 x i32> addrspace(1)* %5167, align 16, !tbaa !11
  %5168 = add i64 %5122, %5142
  %5169 = inttoptr i64 %5168 to <4 x i32> addrspace(1)*
  store <4 x i32> %5145, <4 x i32> addrspace(1)* %5169, align 16, !tbaa !11
  %5170 = add i64 %5122, %5147
  %5171 = inttoptr i64 %5170 to <4 x i32> addrspace(1)*
  store <4 x i32> %5150, <4 x i32> addrspace(1)* %5171, align 16, !tbaa !11
  %5172 = add i64 %5122, %5152
  %5173 = inttoptr i64 %5172 to <4 x i32> addrspace(1)*
  store <4 x i32> %5155, <4 x i32> addrspace(1)* %5173, align 16, !tbaa !11
  %5174 = add i64 %5122, %5157
  br label %5825

5175:                                             ; preds = %5115
  %5176 = lshr i64 %4669, 4
  %5177 = zext i32 %5099 to i64
  %5178 = mul i32 %5100, 7
  %5179 = zext i32 %5178 to i64
  %5180 = add nuw nsw i64 %5179, %5177
  %5181 = icmp ult i64 %5180, %5176
  br i1 %5181, label %5182, label %5256

5182:                                             ; preds = %5175
  %5183 = shl i32 %5100, 3
  %5184 = zext i32 %5183 to i64
  %5185 = zext i32 %5100 to i64
  %5186 = shl i32 %5100, 1
  %5187 = zext i32 %5186 to i64
  %5188 = mul i32 %5100, 3
  %5189 = zext i32 %5188 to i64
  %5190 = shl i32 %5100, 2
  %5191 = zext i32 %5190 to i64
  %5192 = mul i32 %5100, 5
  %5193 = zext i32 %5192 to i64
  %5194 = mul i32 %5100, 6
  %5195 = zext i32 %5194 to i64
  br label %5196

5196:                                             ; preds = %5196, %5182
  %5197 = phi i64 [ %5177, %5182 ], [ %5253, %5196 ]
  %5198 = shl i64 %5197, 4
  %5199 = add i64 %5198, %4939
  %5200 = inttoptr i64 %5199 to <4 x i32> addrspace(1)*
  %5201 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5200, align 16, !tbaa !11
  %5202 = add i64 %5197, %5185
  %5203 = shl i64 %5202, 4
  %5204 = add i64 %5203, %4939
  %5205 = inttoptr i64 %5204 to <4 x i32> addrspace(1)*
  %5206 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5205, align 16, !tbaa !11
  %5207 = add i64 %5197, %5187
  %5208 = shl i64 %5207, 4
  %5209 = add i64 %5208, %4939
  %5210 = inttoptr i64 %5209 to <4 x i32> addrspace(1)*
  %5211 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5210, align 16, !tbaa !11
  %5212 = add i64 %5197, %5189
  %5213 = shl i64 %5212, 4
  %5214 = add i64 %5213, %4939
  %5215 = inttoptr i64 %5214 to <4 x i32> addrspace(1)*
  %5216 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5215, align 16, !tbaa !11
  %5217 = add i64 %5197, %5191
  %5218 = shl i64 %5217, 4
  %5219 = add i64 %5218, %4939
  %5220 = inttoptr i64 %5219 to <4 x i32> addrspace(1)*
  %5221 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5220, align 16, !tbaa !11
  %5222 = add i64 %5197, %5193
  %5223 = shl i64 %5222, 4
  %5224 = add i64 %5223, %4939
  %5225 = inttoptr i64 %5224 to <4 x i32> addrspace(1)*
  %5226 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5225, align 16, !tbaa !11
  %5227 = add i64 %5197, %5195
  %5228 = shl i64 %5227, 4
  %5229 = add i64 %5228, %4939
  %5230 = inttoptr i64 %5229 to <4 x i32> addrspace(1)*
  %5231 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5230, align 16, !tbaa !11
  %5232 = add i64 %5197, %5179
  %5233 = shl i64 %5232, 4
  %5234 = add i64 %5233, %4939
  %5235 = inttoptr i64 %5234 to <4 x i32> addrspace(1)*
  %5236 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5235, align 16, !tbaa !11
  %5237 = add i64 %5198, %85
  %5238 = inttoptr i64 %5237 to <4 x i32> addrspace(1)*
  store <4 x i32> %5201, <4 x i32> addrspace(1)* %5238, align 16, !tbaa !11
  %5239 = add i64 %5203, %85
  %5240 = inttoptr i64 %5239 to <4 x i32> addrspace(1)*
  store <4 x i32> %5206, <4 x i32> addrspace(1)* %5240, align 16, !tbaa !11
  %5241 = add i64 %5208, %85
  %5242 = inttoptr i64 %5241 to <4 x i32> addrspace(1)*
  store <4 x i32> %5211, <4 x i32> addrspace(1)* %5242, align 16, !tbaa !11
  %5243 = add i64 %5213, %85
  %5244 = inttoptr i64 %5243 to <4 x i32> addrspace(1)*
  store <4 x i32> %5216, <4 x i32> addrspace(1)* %5244, align 16, !tbaa !11
  %5245 = add i64 %5218, %85
  %5246 = inttoptr i64 %5245 to <4 x i32> addrspace(1)*
  store <4 x i32> %5221, <4 x i32> addrspace(1)* %5246, align 16, !tbaa !11
  %5247 = add i64 %5223, %85
  %5248 = inttoptr i64 %5247 to <4 x i32> addrspace(1)*
  store <4 x i32> %5226, <4 x i32> addrspace(1)* %5248, align 16, !tbaa !11
  %5249 = add i64 %5228, %85
  %5250 = inttoptr i64 %5249 to <4 x i32> addrspace(1)*
  store <4 x i32> %5231, <4 x i32> addrspace(1)* %5250, align 16, !tbaa !11
  %5251 = add i64 %5233, %85
  %5252 = inttoptr i64 %5251 to <4 x i32> addrspace(1)*
  store <4 x i32> %5236, <4 x i32> addrspace(1)* %5252, align 16, !tbaa !11
  %5253 = add i64 %5197, %5184
  %5254 = add i64 %5253, %5179
  %5255 = icmp ult i64 %5254, %5176
  br i1 %5255, label %5196, label %5256, !llvm.loop !60

5256:                                             ; preds = %5196, %5175
  %5257 = phi i64 [ %5177, %5175 ], [ %5253, %5196 ]
  %5258 = icmp ult i64 %5257, %5176
  br i1 %5258, label %5259, label %5829

5259:                                             ; preds = %5256
  %5260 = shl i64 %5257, 4
  %5261 = add i64 %5260, %4939
  %5262 = inttoptr i64 %5261 to <4 x i32> addrspace(1)*
  %5263 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5262, align 16, !tbaa !11
  %5264 = zext i32 %5100 to i64
  %5265 = add i64 %5257, %5264
  %5266 = icmp ult i64 %5265, %5176
  br i1 %5266, label %5267, label %5272

5267:                                             ; preds = %5259
  %5268 = shl i64 %5265, 4
  %5269 = add i64 %5268, %4939
  %5270 = inttoptr i64 %5269 to <4 x i32> addrspace(1)*
  %5271 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5270, align 16, !tbaa !11
  br label %5272

5272:                                             ; preds = %5267, %5259
  %5273 = phi <4 x i32> [ %5271, %5267 ], [ zeroinitializer, %5259 ]
  %5274 = shl i32 %5100, 1
  %5275 = zext i32 %5274 to i64
  %5276 = add i64 %5257, %5275
  %5277 = icmp ult i64 %5276, %5176
  br i1 %5277, label %5278, label %5283

5278:                                             ; preds = %5272
  %5279 = shl i64 %5276, 4
  %5280 = add i64 %5279, %4939
  %5281 = inttoptr i64 %5280 to <4 x i32> addrspace(1)*
  %5282 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5281, align 16, !tbaa !11
  br label %5283

5283:                                             ; preds = %5278, %5272
  %5284 = phi <4 x i32> [ %5282, %5278 ], [ zeroinitializer, %5272 ]
  %5285 = mul i32 %5100, 3
  %5286 = zext i32 %5285 to i64
  %5287 = add i64 %5257, %5286
  %5288 = icmp ult i64 %5287, %5176
  br i1 %5288, label %5289, label %5294

5289:                                             ; preds = %5283
  %5290 = shl i64 %5287, 4
  %5291 = add i64 %5290, %4939
  %5292 = inttoptr i64 %5291 to <4 x i32> addrspace(1)*
  %5293 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5292, align 16, !tbaa !11
  br label %5294

5294:                                             ; preds = %5289, %5283
  %5295 = phi <4 x i32> [ %5293, %5289 ], [ zeroinitializer, %5283 ]
  %5296 = shl i32 %5100, 2
  %5297 = zext i32 %5296 to i64
  %5298 = add i64 %5257, %5297
  %5299 = icmp ult i64 %5298, %5176
  br i1 %5299, label %5300, label %5305

5300:                                             ; preds = %5294
  %5301 = shl i64 %5298, 4
  %5302 = add i64 %5301, %4939
  %5303 = inttoptr i64 %5302 to <4 x i32> addrspace(1)*
  %5304 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5303, align 16, !tbaa !11
  br label %5305

5305:                                             ; preds = %5300, %5294
  %5306 = phi <4 x i32> [ %5304, %5300 ], [ zeroinitializer, %5294 ]
  %5307 = mul i32 %5100, 5
  %5308 = zext i32 %5307 to i64
  %5309 = add i64 %5257, %5308
  %5310 = icmp ult i64 %5309, %5176
  br i1 %5310, label %5311, label %5316

5311:                                             ; preds = %5305
  %5312 = shl i64 %5309, 4
  %5313 = add i64 %5312, %4939
  %5314 = inttoptr i64 %5313 to <4 x i32> addrspace(1)*
  %5315 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5314, align 16, !tbaa !11
  br label %5316

5316:                                             ; preds = %5311, %5305
  %5317 = phi <4 x i32> [ %5315, %5311 ], [ zeroinitializer, %5305 ]
  %5318 = mul i32 %5100, 6
  %5319 = zext i32 %5318 to i64
  %5320 = add i64 %5257, %5319
  %5321 = icmp ult i64 %5320, %5176
  br i1 %5321, label %5322, label %5327

5322:                                             ; preds = %5316
  %5323 = shl i64 %5320, 4
  %5324 = add i64 %5323, %4939
  %5325 = inttoptr i64 %5324 to <4 x i32> addrspace(1)*
  %5326 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5325, align 16, !tbaa !11
  br label %5327

5327:                                             ; preds = %5322, %5316
  %5328 = phi <4 x i32> [ %5326, %5322 ], [ zeroinitializer, %5316 ]
  %5329 = add i64 %5257, %5179
  %5330 = icmp ult i64 %5329, %5176
  br i1 %5330, label %5331, label %5336

5331:                                             ; preds = %5327
  %5332 = shl i64 %5329, 4
  %5333 = add i64 %5332, %4939
  %5334 = inttoptr i64 %5333 to <4 x i32> addrspace(1)*
  %5335 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5334, align 16, !tbaa !11
  br label %5336

5336:                                             ; preds = %5331, %5327
  %5337 = phi <4 x i32> [ %5335, %5331 ], [ zeroinitializer, %5327 ]
  %5338 = add i64 %5260, %85
  %5339 = inttoptr i64 %5338 to <4 x i32> addrspace(1)*
  store <4 x i32> %5263, <4 x i32> addrspace(1)* %5339, align 16, !tbaa !11
  br i1 %5266, label %5340, label %5344

5340:                                             ; preds = %5336
  %5341 = shl i64 %5265, 4
  %5342 = add i64 %5341, %85
  %5343 = inttoptr i64 %5342 to <4 x i32> addrspace(1)*
  store <4 x i32> %5273, <4 x i32> addrspace(1)* %5343, align 16, !tbaa !11
  br label %5344

5344:                                             ; preds = %5340, %5336
  br i1 %5277, label %5345, label %5349

5345:                                             ; preds = %5344
  %5346 = shl i64 %5276, 4
  %5347 = add i64 %5346, %85
  %5348 = inttoptr i64 %5347 to <4 x i32> addrspace(1)*
  store <4 x i32> %5284, <4 x i32> addrspace(1)* %5348, align 16, !tbaa !11
  br label %5349

5349:                                             ; preds = %5345, %5344
  br i1 %5288, label %5350, label %5354

5350:                                             ; preds = %5349
  %5351 = shl i64 %5287, 4
  %5352 = add i64 %5351, %85
  %5353 = inttoptr i64 %5352 to <4 x i32> addrspace(1)*
  store <4 x i32> %5295, <4 x i32> addrspace(1)* %5353, align 16, !tbaa !11
  br label %5354

5354:                                             ; preds = %5350, %5349
  br i1 %5299, label %5355, label %5359

5355:                                             ; preds = %5354
  %5356 = shl i64 %5298, 4
  %5357 = add i64 %5356, %85
  %5358 = inttoptr i64 %5357 to <4 x i32> addrspace(1)*
  store <4 x i32> %5306, <4 x i32> addrspace(1)* %5358, align 16, !tbaa !11
  br label %5359

5359:                                             ; preds = %5355, %5354
  br i1 %5310, label %5360, label %5364

5360:                                             ; preds = %5359
  %5361 = shl i64 %5309, 4
  %5362 = add i64 %5361, %85
  %5363 = inttoptr i64 %5362 to <4 x i32> addrspace(1)*
  store <4 x i32> %5317, <4 x i32> addrspace(1)* %5363, align 16, !tbaa !11
  br label %5364

5364:                                             ; preds = %5360, %5359
  br i1 %5321, label %5365, label %5369

5365:                                             ; preds = %5364
  %5366 = shl i64 %5320, 4
  %5367 = add i64 %5366, %85
  %5368 = inttoptr i64 %5367 to <4 x i32> addrspace(1)*
  store <4 x i32> %5328, <4 x i32> addrspace(1)* %5368, align 16, !tbaa !11
  br label %5369

5369:                                             ; preds = %5365, %5364
  br i1 %5330, label %5370, label %5829

5370:                                             ; preds = %5369
  %5371 = shl i64 %5329, 4
  %5372 = add i64 %5371, %85
  br label %5825

5373:                                             ; preds = %5098
  %5374 = icmp ult i64 %5110, %4669
  %5375 = select i1 %5374, i64 %5110, i64 %4669
  %5376 = sub i64 %4669, %5375
  %5377 = sub nsw i64 0, %5107
  %5378 = and i64 %5376, %5377
  switch i64 %5107, label %5781 [
    i64 16, label %5379
    i64 4, label %5580
  ]

5379:                                             ; preds = %5373
  %5380 = add i64 %5375, %85
  %5381 = add i64 %5375, %4939
  %5382 = lshr i64 %5378, 4
  %5383 = zext i32 %5099 to i64
  %5384 = mul i32 %5100, 7
  %5385 = zext i32 %5384 to i64
  %5386 = add nuw nsw i64 %5385, %5383
  %5387 = icmp ult i64 %5386, %5382
  br i1 %5387, label %5388, label %5462

5388:                                             ; preds = %5379
  %5389 = shl i32 %5100, 3
  %5390 = zext i32 %5389 to i64
  %5391 = zext i32 %5100 to i64
  %5392 = shl i32 %5100, 1
  %5393 = zext i32 %5392 to i64
  %5394 = mul i32 %5100, 3
  %5395 = zext i32 %5394 to i64
  %5396 = shl i32 %5100, 2
  %5397 = zext i32 %5396 to i64
  %5398 = mul i32 %5100, 5
  %5399 = zext i32 %5398 to i64
  %5400 = mul i32 %5100, 6
  %5401 = zext i32 %5400 to i64
  br label %5402

5402:                                             ; preds = %5402, %5388
  %5403 = phi i64 [ %5383, %5388 ], [ %5459, %5402 ]
  %5404 = shl i64 %5403, 4
  %5405 = add i64 %5404, %5381
  %5406 = inttoptr i64 %5405 to <4 x i32> addrspace(1)*
  %5407 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5406, align 16, !tbaa !11
  %5408 = add i64 %5403, %5391
  %5409 = shl i64 %5408, 4
  %5410 = add i64 %5409, %5381
  %5411 = inttoptr i64 %5410 to <4 x i32> addrspace(1)*
  %5412 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5411, align 16, !tbaa !11
  %5413 = add i64 %5403, %5393
  %5414 = shl i64 %5413, 4
  %5415 = add i64 %5414, %5381
  %5416 = inttoptr i64 %5415 to <4 x i32> addrspace(1)*
  %5417 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5416, align 16, !tbaa !11
  %5418 = add i64 %5403, %5395
  %5419 = shl i64 %5418, 4
  %5420 = add i64 %5419, %5381
  %5421 = inttoptr i64 %5420 to <4 x i32> addrspace(1)*
  %5422 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5421, align 16, !tbaa !11
  %5423 = add i64 %5403, %5397
  %5424 = shl i64 %5423, 4
  %5425 = add i64 %5424, %5381
  %5426 = inttoptr i64 %5425 to <4 x i32> addrspace(1)*
  %5427 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5426, align 16, !tbaa !11
  %5428 = add i64 %5403, %5399
  %5429 = shl i64 %5428, 4
  %5430 = add i64 %5429, %5381
  %5431 = inttoptr i64 %5430 to <4 x i32> addrspace(1)*
  %5432 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5431, align 16, !tbaa !11
  %5433 = add i64 %5403, %5401
  %5434 = shl i64 %5433, 4
  %5435 = add i64 %5434, %5381
  %5436 = inttoptr i64 %5435 to <4 x i32> addrspace(1)*
  %5437 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5436, align 16, !tbaa !11
  %5438 = add i64 %5403, %5385
  %5439 = shl i64 %5438, 4
  %5440 = add i64 %5439, %5381
  %5441 = inttoptr i64 %5440 to <4 x i32> addrspace(1)*
  %5442 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5441, align 16, !tbaa !11
  %5443 = add i64 %5404, %5380
  %5444 = inttoptr i64 %5443 to <4 x i32> addrspace(1)*
  store <4 x i32> %5407, <4 x i32> addrspace(1)* %5444, align 16, !tbaa !11
  %5445 = add i64 %5409, %5380
  %5446 = inttoptr i64 %5445 to <4 x i32> addrspace(1)*
  store <4 x i32> %5412, <4 x i32> addrspace(1)* %5446, align 16, !tbaa !11
  %5447 = add i64 %5414, %5380
  %5448 = inttoptr i64 %5447 to <4 x i32> addrspace(1)*
  store <4 x i32> %5417, <4 x i32> addrspace(1)* %5448, align 16, !tbaa !11
  %5449 = add i64 %5419, %5380
  %5450 = inttoptr i64 %5449 to <4 x i32> addrspace(1)*
  store <4 x i32> %5422, <4 x i32> addrspace(1)* %5450, align 16, !tbaa !11
  %5451 = add i64 %5424, %5380
  %5452 = inttoptr i64 %5451 to <4 x i32> addrspace(1)*
  store <4 x i32> %5427, <4 x i32> addrspace(1)* %5452, align 16, !tbaa !11
  %5453 = add i64 %5429, %5380
  %5454 = inttoptr i64 %5453 to <4 x i32> addrspace(1)*
  store <4 x i32> %5432, <4 x i32> addrspace(1)* %5454, align 16, !tbaa !11
  %5455 = add i64 %5434, %5380
  %5456 = inttoptr i64 %5455 to <4 x i32> addrspace(1)*
  store <4 x i32> %5437, <4 x i32> addrspace(1)* %5456, align 16, !tbaa !11
  %5457 = add i64 %5439, %5380
  %5458 = inttoptr i64 %5457 to <4 x i32> addrspace(1)*
  store <4 x i32> %5442, <4 x i32> addrspace(1)* %5458, align 16, !tbaa !11
  %5459 = add i64 %5403, %5390
  %5460 = add i64 %5459, %5385
  %5461 = icmp ult i64 %5460, %5382
  br i1 %5461, label %5402, label %5462, !llvm.loop !60

5462:                                             ; preds = %5402, %5379
  %5463 = phi i64 [ %5383, %5379 ], [ %5459, %5402 ]
  %5464 = icmp ult i64 %5463, %5382
  br i1 %5464, label %5465, label %5795

5465:                                             ; preds = %5462
  %5466 = shl i64 %5463, 4
  %5467 = add i64 %5466, %5381
  %5468 = inttoptr i64 %5467 to <4 x i32> addrspace(1)*
  %5469 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5468, align 16, !tbaa !11
  %5470 = zext i32 %5100 to i64
  %5471 = add i64 %5463, %5470
  %5472 = icmp ult i64 %5471, %5382
  br i1 %5472, label %5473, label %5478

5473:                                             ; preds = %5465
  %5474 = shl i64 %5471, 4
  %5475 = add i64 %5474, %5381
  %5476 = inttoptr i64 %5475 to <4 x i32> addrspace(1)*
  %5477 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5476, align 16, !tbaa !11
  br label %5478

5478:                                             ; preds = %5473, %5465
  %5479 = phi <4 x i32> [ %5477, %5473 ], [ zeroinitializer, %5465 ]
  %5480 = shl i32 %5100, 1
  %5481 = zext i32 %5480 to i64
  %5482 = add i64 %5463, %5481
  %5483 = icmp ult i64 %5482, %5382
  br i1 %5483, label %5484, label %5489

5484:                                             ; preds = %5478
  %5485 = shl i64 %5482, 4
  %5486 = add i64 %5485, %5381
  %5487 = inttoptr i64 %5486 to <4 x i32> addrspace(1)*
  %5488 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5487, align 16, !tbaa !11
  br label %5489

5489:                                             ; preds = %5484, %5478
  %5490 = phi <4 x i32> [ %5488, %5484 ], [ zeroinitializer, %5478 ]
  %5491 = mul i32 %5100, 3
  %5492 = zext i32 %5491 to i64
  %5493 = add i64 %5463, %5492
  %5494 = icmp ult i64 %5493, %5382
  br i1 %5494, label %5495, label %5500

5495:                                             ; preds = %5489
  %5496 = shl i64 %5493, 4
  %5497 = add i64 %5496, %5381
  %5498 = inttoptr i64 %5497 to <4 x i32> addrspace(1)*
  %5499 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5498, align 16, !tbaa !11
  br label %5500

5500:                                             ; preds = %5495, %5489
  %5501 = phi <4 x i32> [ %5499, %5495 ], [ zeroinitializer, %5489 ]
  %5502 = shl i32 %5100, 2
  %5503 = zext i32 %5502 to i64
  %5504 = add i64 %5463, %5503
  %5505 = icmp ult i64 %5504, %5382
  br i1 %5505, label %5506, label %5511

5506:                                             ; preds = %5500
  %5507 = shl i64 %5504, 4
  %5508 = add i64 %5507, %5381
  %5509 = inttoptr i64 %5508 to <4 x i32> addrspace(1)*
  %5510 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5509, align 16, !tbaa !11
  br label %5511

5511:                                             ; preds = %5506, %5500
  %5512 = phi <4 x i32> [ %5510, %5506 ], [ zeroinitializer, %5500 ]
  %5513 = mul i32 %5100, 5
  %5514 = zext i32 %5513 to i64
  %5515 = add i64 %5463, %5514
  %5516 = icmp ult i64 %5515, %5382
  br i1 %5516, label %5517, label %5522

5517:                                             ; preds = %5511
  %5518 = shl i64 %5515, 4
  %5519 = add i64 %5518, %5381
  %5520 = inttoptr i64 %5519 to <4 x i32> addrspace(1)*
  %5521 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5520, align 16, !tbaa !11
  br label %5522

5522:                                             ; preds = %5517, %5511
  %5523 = phi <4 x i32> [ %5521, %5517 ], [ zeroinitializer, %5511 ]
  %5524 = mul i32 %5100, 6
  %5525 = zext i32 %5524 to i64
  %5526 = add i64 %5463, %5525
  %5527 = icmp ult i64 %5526, %5382
  br i1 %5527, label %5528, label %5533

5528:                                             ; preds = %5522
  %5529 = shl i64 %5526, 4
  %5530 = add i64 %5529, %5381
  %5531 = inttoptr i64 %5530 to <4 x i32> addrspace(1)*
  %5532 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5531, align 16, !tbaa !11
  br label %5533

5533:                                             ; preds = %5528, %5522
  %5534 = phi <4 x i32> [ %5532, %5528 ], [ zeroinitializer, %5522 ]
  %5535 = add i64 %5463, %5385
  %5536 = icmp ult i64 %5535, %5382
  br i1 %5536, label %5537, label %5542

5537:                                             ; preds = %5533
  %5538 = shl i64 %5535, 4
  %5539 = add i64 %5538, %5381
  %5540 = inttoptr i64 %5539 to <4 x i32> addrspace(1)*
  %5541 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5540, align 16, !tbaa !11
  br label %5542

5542:                                             ; preds = %5537, %5533
  %5543 = phi <4 x i32> [ %5541, %5537 ], [ zeroinitializer, %5533 ]
  %5544 = add i64 %5466, %5380
  %5545 = inttoptr i64 %5544 to <4 x i32> addrspace(1)*
  store <4 x i32> %5469, <4 x i32> addrspace(1)* %5545, align 16, !tbaa !11
  br i1 %5472, label %5546, label %5550

5546:                                             ; preds = %5542
  %5547 = shl i64 %5471, 4
  %5548 = add i64 %5547, %5380
  %5549 = inttoptr i64 %5548 to <4 x i32> addrspace(1)*
  store <4 x i32> %5479, <4 x i32> addrspace(1)* %5549, align 16, !tbaa !11
  br label %5550

5550:                                             ; preds = %5546, %5542
  br i1 %5483, label %5551, label %5555

5551:                                             ; preds = %5550
  %5552 = shl i64 %5482, 4
  %5553 = add i64 %5552, %5380
  %5554 = inttoptr i64 %5553 to <4 x i32> addrspace(1)*
  store <4 x i32> %5490, <4 x i32> addrspace(1)* %5554, align 16, !tbaa !11
  br label %5555

5555:                                             ; preds = %5551, %5550
  br i1 %5494, label %5556, label %5560

5556:                                             ; preds = %5555
  %5557 = shl i64 %5493, 4
  %5558 = add i64 %5557, %5380
  %5559 = inttoptr i64 %5558 to <4 x i32> addrspace(1)*
  store <4 x i32> %5501, <4 x i32> addrspace(1)* %5559, align 16, !tbaa !11
  br label %5560

5560:                                             ; preds = %5556, %5555
  br i1 %5505, label %5561, label %5565

5561:                                             ; preds = %5560
  %5562 = shl i64 %5504, 4
  %5563 = add i64 %5562, %5380
  %5564 = inttoptr i64 %5563 to <4 x i32> addrspace(1)*
  store <4 x i32> %5512, <4 x i32> addrspace(1)* %5564, align 16, !tbaa !11
  br label %5565

5565:                                             ; preds = %5561, %5560
  br i1 %5516, label %5566, label %5570

5566:                                             ; preds = %5565
  %5567 = shl i64 %5515, 4
  %5568 = add i64 %5567, %5380
  %5569 = inttoptr i64 %5568 to <4 x i32> addrspace(1)*
  store <4 x i32> %5523, <4 x i32> addrspace(1)* %5569, align 16, !tbaa !11
  br label %5570

5570:                                             ; preds = %5566, %5565
  br i1 %5527, label %5571, label %5575

5571:                                             ; preds = %5570
  %5572 = shl i64 %5526, 4
  %5573 = add i64 %5572, %5380
  %5574 = inttoptr i64 %5573 to <4 x i32> addrspace(1)*
  store <4 x i32> %5534, <4 x i32> addrspace(1)* %5574, align 16, !tbaa !11
  br label %5575

5575:                                             ; preds = %5571, %5570
  br i1 %5536, label %5576, label %5795

5576:                                             ; preds = %5575
  %5577 = shl i64 %5535, 4
  %5578 = add i64 %5577, %5380
  %5579 = inttoptr i64 %5578 to <4 x i32> addrspace(1)*
  store <4 x i32> %5543, <4 x i32> addrspace(1)* %5579, align 16, !tbaa !11
  br label %5795

5580:                                             ; preds = %5373
  %5581 = add i64 %5375, %85
  %5582 = add i64 %5375, %4939
  %5583 = lshr i64 %5378, 2
  %5584 = zext i32 %5099 to i64
  %5585 = mul i32 %5100, 7
  %5586 = zext i32 %5585 to i64
  %5587 = add nuw nsw i64 %5586, %5584
  %5588 = icmp ult i64 %5587, %5583
  br i1 %5588, label %5589, label %5663

5589:                                             ; preds = %5580
  %5590 = shl i32 %5100, 3
  %5591 = zext i32 %5590 to i64
  %5592 = zext i32 %5100 to i64
  %5593 = shl i32 %5100, 1
  %5594 = zext i32 %5593 to i64
  %5595 = mul i32 %5100, 3
  %5596 = zext i32 %5595 to i64
  %5597 = shl i32 %5100, 2
  %5598 = zext i32 %5597 to i64
  %5599 = mul i32 %5100, 5
  %5600 = zext i32 %5599 to i64
  %5601 = mul i32 %5100, 6
  %5602 = zext i32 %5601 to i64
  br label %5603

5603:                                             ; preds = %5603, %5589
  %5604 = phi i64 [ %5584, %5589 ], [ %5660, %5603 ]
  %5605 = shl i64 %5604, 2
  %5606 = add i64 %5605, %5582
  %5607 = inttoptr i64 %5606 to i32 addrspace(1)*
  %5608 = load volatile i32, i32 addrspace(1)* %5607, align 4, !tbaa !11
  %5609 = add i64 %5604, %5592
  %5610 = shl i64 %5609, 2
  %5611 = add i64 %5610, %5582
  %5612 = inttoptr i64 %5611 to i32 addrspace(1)*
  %5613 = load volatile i32, i32 addrspace(1)* %5612, align 4, !tbaa !11
  %5614 = add i64 %5604, %5594
  %5615 = shl i64 %5614, 2
  %5616 = add i64 %5615, %5582
  %5617 = inttoptr i64 %5616 to i32 addrspace(1)*
  %5618 = load volatile i32, i32 addrspace(1)* %5617, align 4, !tbaa !11
  %5619 = add i64 %5604, %5596
  %5620 = shl i64 %5619, 2
  %5621 = add i64 %5620, %5582
  %5622 = inttoptr i64 %5621 to i32 addrspace(1)*
  %5623 = load volatile i32, i32 addrspace(1)* %5622, align 4, !tbaa !11
  %5624 = add i64 %5604, %5598
  %5625 = shl i64 %5624, 2
  %5626 = add i64 %5625, %5582
  %5627 = inttoptr i64 %5626 to i32 addrspace(1)*
  %5628 = load volatile i32, i32 addrspace(1)* %5627, align 4, !tbaa !11
  %5629 = add i64 %5604, %5600
  %5630 = shl i64 %5629, 2
  %5631 = add i64 %5630, %5582
  %5632 = inttoptr i64 %5631 to i32 addrspace(1)*
  %5633 = load volatile i32, i32 addrspace(1)* %5632, align 4, !tbaa !11
  %5634 = add i64 %5604, %5602
  %5635 = shl i64 %5634, 2
  %5636 = add i64 %5635, %5582
  %5637 = inttoptr i64 %5636 to i32 addrspace(1)*
  %5638 = load volatile i32, i32 addrspace(1)* %5637, align 4, !tbaa !11
  %5639 = add i64 %5604, %5586
  %5640 = shl i64 %5639, 2
  %5641 = add i64 %5640, %5582
  %5642 = inttoptr i64 %5641 to i32 addrspace(1)*
  %5643 = load volatile i32, i32 addrspace(1)* %5642, align 4, !tbaa !11
  %5644 = add i64 %5605, %5581
  %5645 = inttoptr i64 %5644 to i32 addrspace(1)*
  store i32 %5608, i32 addrspace(1)* %5645, align 4, !tbaa !11
  %5646 = add i64 %5610, %5581
  %5647 = inttoptr i64 %5646 to i32 addrspace(1)*
  store i32 %5613, i32 addrspace(1)* %5647, align 4, !tbaa !11
  %5648 = add i64 %5615, %5581
  %5649 = inttoptr i64 %5648 to i32 addrspace(1)*
  store i32 %5618, i32 addrspace(1)* %5649, align 4, !tbaa !11
  %5650 = add i64 %5620, %5581
  %5651 = inttoptr i64 %5650 to i32 addrspace(1)*
  store i32 %5623, i32 addrspace(1)* %5651, align 4, !tbaa !11
  %5652 = add i64 %5625, %5581
  %5653 = inttoptr i64 %5652 to i32 addrspace(1)*
  store i32 %5628, i32 addrspace(1)* %5653, align 4, !tbaa !11
  %5654 = add i64 %5630, %5581
  %5655 = inttoptr i64 %5654 to i32 addrspace(1)*
  store i32 %5633, i32 addrspace(1)* %5655, align 4, !tbaa !11
  %5656 = add i64 %5635, %5581
  %5657 = inttoptr i64 %5656 to i32 addrspace(1)*
  store i32 %5638, i32 addrspace(1)* %5657, align 4, !tbaa !11
  %5658 = add i64 %5640, %5581
  %5659 = inttoptr i64 %5658 to i32 addrspace(1)*
  store i32 %5643, i32 addrspace(1)* %5659, align 4, !tbaa !11
  %5660 = add i64 %5604, %5591
  %5661 = add i64 %5660, %5586
  %5662 = icmp ult i64 %5661, %5583
  br i1 %5662, label %5603, label %5663, !llvm.loop !61

5663:                                             ; preds = %5603, %5580
  %5664 = phi i64 [ %5584, %5580 ], [ %5660, %5603 ]
  %5665 = icmp ult i64 %5664, %5583
  br i1 %5665, label %5666, label %5795

5666:                                             ; preds = %5663
  %5667 = shl i64 %5664, 2
  %5668 = add i64 %5667, %5582
  %5669 = inttoptr i64 %5668 to i32 addrspace(1)*
  %5670 = load volatile i32, i32 addrspace(1)* %5669, align 4, !tbaa !11
  %5671 = zext i32 %5100 to i64
  %5672 = add i64 %5664, %5671
  %5673 = icmp ult i64 %5672, %5583
  br i1 %5673, label %5674, label %5679

5674:                                             ; preds = %5666
  %5675 = shl i64 %5672, 2
  %5676 = add i64 %5675, %5582
  %5677 = inttoptr i64 %5676 to i32 addrspace(1)*
  %5678 = load volatile i32, i32 addrspace(1)* %5677, align 4, !tbaa !11
  br label %5679

5679:                                             ; preds = %5674, %5666
  %5680 = phi i32 [ %5678, %5674 ], [ 0, %5666 ]
  %5681 = shl i32 %5100, 1
  %5682 = zext i32 %5681 to i64
  %5683 = add i64 %5664, %5682
  %5684 = icmp ult i64 %5683, %5583
  br i1 %5684, label %5685, label %5690

5685:                                             ; preds = %5679
  %5686 = shl i64 %5683, 2
  %5687 = add i64 %5686, %5582
  %5688 = inttoptr i64 %5687 to i32 addrspace(1)*
  %5689 = load volatile i32, i32 addrspace(1)* %5688, align 4, !tbaa !11
  br label %5690

5690:                                             ; preds = %5685, %5679
  %5691 = phi i32 [ %5689, %5685 ], [ 0, %5679 ]
  %5692 = mul i32 %5100, 3
  %5693 = zext i32 %5692 to i64
  %5694 = add i64 %5664, %5693
  %5695 = icmp ult i64 %5694, %5583
  br i1 %5695, label %5696, label %5701

5696:                                             ; preds = %5690
  %5697 = shl i64 %5694, 2
  %5698 = add i64 %5697, %5582
  %5699 = inttoptr i64 %5698 to i32 addrspace(1)*
  %5700 = load volatile i32, i32 addrspace(1)* %5699, align 4, !tbaa !11
  br label %5701

5701:                                             ; preds = %5696, %5690
  %5702 = phi i32 [ %5700, %5696 ], [ 0, %5690 ]
  %5703 = shl i32 %5100, 2
  %5704 = zext i32 %5703 to i64
  %5705 = add i64 %5664, %5704
  %5706 = icmp ult i64 %5705, %5583
  br i1 %5706, label %5707, label %5712

5707:                                             ; preds = %5701
  %5708 = shl i64 %5705, 2
  %5709 = add i64 %5708, %5582
  %5710 = inttoptr i64 %5709 to i32 addrspace(1)*
  %5711 = load volatile i32, i32 addrspace(1)* %5710, align 4, !tbaa !11
  br label %5712

5712:                                             ; preds = %5707, %5701
  %5713 = phi i32 [ %5711, %5707 ], [ 0, %5701 ]
  %5714 = mul i32 %5100, 5
  %5715 = zext i32 %5714 to i64
  %5716 = add i64 %5664, %5715
  %5717 = icmp ult i64 %5716, %5583
  br i1 %5717, label %5718, label %5723

5718:                                             ; preds = %5712
  %5719 = shl i64 %5716, 2
  %5720 = add i64 %5719, %5582
  %5721 = inttoptr i64 %5720 to i32 addrspace(1)*
  %5722 = load volatile i32, i32 addrspace(1)* %5721, align 4, !tbaa !11
  br label %5723

5723:                                             ; preds = %5718, %5712
  %5724 = phi i32 [ %5722, %5718 ], [ 0, %5712 ]
  %5725 = mul i32 %5100, 6
  %5726 = zext i32 %5725 to i64
  %5727 = add i64 %5664, %5726
  %5728 = icmp ult i64 %5727, %5583
  br i1 %5728, label %5729, label %5734

5729:                                             ; preds = %5723
  %5730 = shl i64 %5727, 2
  %5731 = add i64 %5730, %5582
  %5732 = inttoptr i64 %5731 to i32 addrspace(1)*
  %5733 = load volatile i32, i32 addrspace(1)* %5732, align 4, !tbaa !11
  br label %5734

5734:                                             ; preds = %5729, %5723
  %5735 = phi i32 [ %5733, %5729 ], [ 0, %5723 ]
  %5736 = add i64 %5664, %5586
  %5737 = icmp ult i64 %5736, %5583
  br i1 %5737, label %5738, label %5743

5738:                                             ; preds = %5734
  %5739 = shl i64 %5736, 2
  %5740 = add i64 %5739, %5582
  %5741 = inttoptr i64 %5740 to i32 addrspace(1)*
  %5742 = load volatile i32, i32 addrspace(1)* %5741, align 4, !tbaa !11
  br label %5743

5743:                                             ; preds = %5738, %5734
  %5744 = phi i32 [ %5742, %5738 ], [ 0, %5734 ]
  %5745 = add i64 %5667, %5581
  %5746 = inttoptr i64 %5745 to i32 addrspace(1)*
  store i32 %5670, i32 addrspace(1)* %5746, align 4, !tbaa !11
  br i1 %5673, label %5747, label %5751

5747:                                             ; preds = %5743
  %5748 = shl i64 %5672, 2
  %5749 = add i64 %5748, %5581
  %5750 = inttoptr i64 %5749 to i32 addrspace(1)*
  store i32 %5680, i32 addrspace(1)* %5750, align 4, !tbaa !11
  br label %5751

5751:                                             ; preds = %5747, %5743
  br i1 %5684, label %5752, label %5756

5752:                                             ; preds = %5751
  %5753 = shl i64 %5683, 2
  %5754 = add i64 %5753, %5581
  %5755 = inttoptr i64 %5754 to i32 addrspace(1)*
  store i32 %5691, i32 addrspace(1)* %5755, align 4, !tbaa !11
  br label %5756

5756:                                             ; preds = %5752, %5751
  br i1 %5695, label %5757, label %5761

5757:                                             ; preds = %5756
  %5758 = shl i64 %5694, 2
  %5759 = add i64 %5758, %5581
  %5760 = inttoptr i64 %5759 to i32 addrspace(1)*
  store i32 %5702, i32 addrspace(1)* %5760, align 4, !tbaa !11
  br label %5761

5761:                                             ; preds = %5757, %5756
  br i1 %5706, label %5762, label %5766

5762:                                             ; preds = %5761
  %5763 = shl i64 %5705, 2
  %5764 = add i64 %5763, %5581
  %5765 = inttoptr i64 %5764 to i32 addrspace(1)*
  store i32 %5713, i32 addrspace(1)* %5765, align 4, !tbaa !11
  br label %5766

5766:                                             ; preds = %5762, %5761
  br i1 %5717, label %5767, label %5771

5767:                                             ; preds = %5766
  %5768 = shl i64 %5716, 2
  %5769 = add i64 %5768, %5581
  %5770 = inttoptr i64 %5769 to i32 addrspace(1)*
  store i32 %5724, i32 addrspace(1)* %5770, align 4, !tbaa !11
  br label %5771

5771:                                             ; preds = %5767, %5766
  br i1 %5728, label %5772, label %5776

5772:                                             ; preds = %5771
  %5773 = shl i64 %5727, 2
  %5774 = add i64 %5773, %5581
  %5775 = inttoptr i64 %5774 to i32 addrspace(1)*
  store i32 %5735, i32 addrspace(1)* %5775, align 4, !tbaa !11
  br label %5776

5776:                                             ; preds = %5772, %5771
  br i1 %5737, label %5777, label %5795

5777:                                             ; preds = %5776
  %5778 = shl i64 %5736, 2
  %5779 = add i64 %5778, %5581
  %5780 = inttoptr i64 %5779 to i32 addrspace(1)*
  store i32 %5744, i32 addrspace(1)* %5780, align 4, !tbaa !11
  br label %5795

5781:                                             ; preds = %5373
  %5782 = zext i32 %5099 to i64
  %5783 = icmp ugt i64 %4669, %5782
  br i1 %5783, label %5784, label %5829

5784:                                             ; preds = %5781
  %5785 = zext i32 %5100 to i64
  br label %5786

5786:                                             ; preds = %5786, %5784
  %5787 = phi i64 [ %5782, %5784 ], [ %5793, %5786 ]
  %5788 = add i64 %5787, %4939
  %5789 = inttoptr i64 %5788 to i8 addrspace(1)*
  %5790 = load volatile i8, i8 addrspace(1)* %5789, align 1, !tbaa !11
  %5791 = add i64 %5787, %85
  %5792 = inttoptr i64 %5791 to i8 addrspace(1)*
  store i8 %5790, i8 addrspace(1)* %5792, align 1, !tbaa !11
  %5793 = add i64 %5787, %5785
  %5794 = icmp ult i64 %5793, %4669
  br i1 %5794, label %5786, label %5829, !llvm.loop !62

5795:                                             ; preds = %5777, %5776, %5663, %5576, %5575, %5462
  %5796 = phi i64 [ %5584, %5777 ], [ %5584, %5776 ], [ %5584, %5663 ], [ %5383, %5576 ], [ %5383, %5575 ], [ %5383, %5462 ]
  %5797 = icmp ugt i64 %5375, %5796
  br i1 %5797, label %5798, label %5809

5798:                                             ; preds = %5795
  %5799 = zext i32 %5100 to i64
  br label %5800

5800:                                             ; preds = %5800, %5798
  %5801 = phi i64 [ %5796, %5798 ], [ %5807, %5800 ]
  %5802 = add i64 %5801, %4939
  %5803 = inttoptr i64 %5802 to i8 addrspace(1)*
  %5804 = load volatile i8, i8 addrspace(1)* %5803, align 1, !tbaa !11
  %5805 = add i64 %5801, %85
  %5806 = inttoptr i64 %5805 to i8 addrspace(1)*
  store i8 %5804, i8 addrspace(1)* %5806, align 1, !tbaa !11
  %5807 = add i64 %5801, %5799
  %5808 = icmp ult i64 %5807, %5375
  br i1 %5808, label %5800, label %5809, !llvm.loop !62

5809:                                             ; preds = %5800, %5795
  %5810 = add i64 %5378, %5375
  %5811 = sub i64 %4669, %5810
  %5812 = icmp ugt i64 %5811, %5796
  br i1 %5812, label %5813, label %5829

5813:                                             ; preds = %5809
  %5814 = zext i32 %5100 to i64
  br label %5815

5815:                                             ; preds = %5815, %5813
  %5816 = phi i64 [ %5796, %5813 ], [ %5823, %5815 ]
  %5817 = add i64 %5816, %5810
  %5818 = add i64 %5817, %4939
  %5819 = inttoptr i64 %5818 to i8 addrspace(1)*
  %5820 = load volatile i8, i8 addrspace(1)* %5819, align 1, !tbaa !11
  %5821 = add i64 %5817, %85
  %5822 = inttoptr i64 %5821 to i8 addrspace(1)*
  store i8 %5820, i8 addrspace(1)* %5822, align 1, !tbaa !11
  %5823 = add i64 %5816, %5814
  %5824 = icmp ult i64 %5823, %5811
  br i1 %5824, label %5815, label %5829, !llvm.loop !62

5825:                                             ; preds = %5370, %5119
  %5826 = phi i64 [ %5372, %5370 ], [ %5174, %5119 ]
  %5827 = phi <4 x i32> [ %5337, %5370 ], [ %5160, %5119 ]
  %5828 = inttoptr i64 %5826 to <4 x i32> addrspace(1)*
  store <4 x i32> %5827, <4 x i32> addrspace(1)* %5828, align 16, !tbaa !11
  br label %5829

5829:                                             ; preds = %5815, %5786, %5825, %5809, %5781, %5369, %5256
  %5830 = load i32, i32* %80, align 4, !tbaa !9
  %5831 = add i32 %5830, 1
  store i32 %5831, i32* %80, align 4, !tbaa !9
  br label %5832

5832:                                             ; preds = %5829, %5095
  %5833 = and i32 %5087, 1073741824
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !113
  %5834 = load i32, i32* %56, align 4, !tbaa !44
  %5835 = icmp eq i32 %5834, %4934
  %5836 = icmp ne i32 %5833, 0
  %5837 = xor i1 %5836, true
  %5838 = and i1 %5835, %5837
  br i1 %5838, label %5931, label %5839, !prof !59

5839:                                             ; preds = %5832
  br i1 %5835, label %5840, label %5850

5840:                                             ; preds = %5839
  %5841 = icmp eq i32 %4934, -1
  br i1 %5841, label %5879, label %5842

5842:                                             ; preds = %5840
  %5843 = load i32, i32* %45, align 8, !tbaa !45
  %5844 = icmp eq i32 %5843, 0
  br i1 %5844, label %5845, label %5849

5845:                                             ; preds = %5842
  %5846 = load i64, i64* %46, align 8, !tbaa !19
  %5847 = add i64 %5846, 136
  %5848 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %5847, i64 -1) #10, !srcloc !23
  br label %5849

5849:                                             ; preds = %5845, %5842
  store i32 -1, i32* %56, align 4, !tbaa !44
  store i32 0, i32* %81, align 8, !tbaa !42
  br label %5879

5850:                                             ; preds = %5839
  %5851 = icmp ne i32 %5834, -1
  %5852 = or i1 %5836, %5851
  br i1 %5852, label %5879, label %5853

5853:                                             ; preds = %5850
  %5854 = load i32, i32* %81, align 8, !tbaa !42
  %5855 = icmp ult i32 %5854, 2
  br i1 %5855, label %5856, label %5879

5856:                                             ; preds = %5853
  %5857 = add nuw nsw i32 %5854, 1
  store i32 %5857, i32* %81, align 8, !tbaa !42
  %5858 = icmp eq i32 %5857, 2
  br i1 %5858, label %5859, label %5879

5859:                                             ; preds = %5856
  %5860 = load i32, i32* %45, align 8, !tbaa !45
  %5861 = icmp eq i32 %5860, 0
  br i1 %5861, label %5862, label %5874

5862:                                             ; preds = %5859
  %5863 = load i64, i64* %46, align 8, !tbaa !19
  %5864 = add i64 %5863, 136
  %5865 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %5864, i64 1) #10, !srcloc !23
  %5866 = load i32, i32* %62, align 4, !tbaa !114
  %5867 = lshr i32 %5866, 2
  %5868 = zext i32 %5867 to i64
  %5869 = icmp ult i64 %5865, %5868
  br i1 %5869, label %5874, label %5870

5870:                                             ; preds = %5862
  %5871 = load i64, i64* %46, align 8, !tbaa !19
  %5872 = add i64 %5871, 136
  %5873 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %5872, i64 -1) #10, !srcloc !23
  br label %5874

5874:                                             ; preds = %5870, %5862, %5859
  %5875 = phi i32 [ 0, %5859 ], [ 0, %5870 ], [ 1, %5862 ]
  %5876 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %5875, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !99
  %5877 = icmp eq i32 %5876, 0
  br i1 %5877, label %5879, label %5878

5878:                                             ; preds = %5874
  store i32 %4934, i32* %56, align 4, !tbaa !44
  br label %5931

5879:                                             ; preds = %5874, %5856, %5853, %5850, %5849, %5840
  %5880 = load i32, i32* %57, align 8, !tbaa !46
  %5881 = icmp eq i32 %5833, 0
  br i1 %5881, label %5914, label %5882

5882:                                             ; preds = %5879
  %5883 = and i32 %5087, 65535
  %5884 = load i32, i32* %56, align 4, !tbaa !44
  %5885 = icmp eq i32 %5884, -1
  br i1 %5885, label %5913, label %5886

5886:                                             ; preds = %5882
  %5887 = load i32, i32* %45, align 8, !tbaa !45
  %5888 = icmp eq i32 %5887, 0
  br i1 %5888, label %5889, label %5905

5889:                                             ; preds = %5886
  %5890 = load i64, i64* %58, align 8, !tbaa !47
  %5891 = zext i32 %5884 to i64
  %5892 = shl nuw nsw i64 %5891, 2
  %5893 = add i64 %5890, %5892
  %5894 = inttoptr i64 %5893 to i32 addrspace(1)*
  store volatile i32 %5880, i32 addrspace(1)* %5894, align 4, !tbaa !9
  %5895 = load i64, i64* %59, align 8, !tbaa !48
  %5896 = lshr i32 %5884, 3
  %5897 = and i32 %5896, 536870904
  %5898 = zext i32 %5897 to i64
  %5899 = add i64 %5895, %5898
  %5900 = inttoptr i64 %5899 to i64*
  %5901 = and i32 %5884, 63
  %5902 = zext i32 %5901 to i64
  %5903 = shl nuw i64 1, %5902
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %5900, i64 %5903) #10, !srcloc !49
  %5904 = load i32, i32* %45, align 8, !tbaa !45
  br label %5905

5905:                                             ; preds = %5889, %5886
  %5906 = phi i32 [ %5904, %5889 ], [ %5887, %5886 ]
  %5907 = icmp eq i32 %5906, 0
  br i1 %5907, label %5908, label %5912

5908:                                             ; preds = %5905
  %5909 = load i64, i64* %46, align 8, !tbaa !19
  %5910 = add i64 %5909, 136
  %5911 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %5910, i64 -1) #10, !srcloc !23
  br label %5912

5912:                                             ; preds = %5908, %5905
  store i32 -1, i32* %56, align 4, !tbaa !44
  store i32 0, i32* %81, align 8, !tbaa !42
  br label %5913

5913:                                             ; preds = %5912, %5882
  store i32 %5883, i32* %60, align 4, !tbaa !73
  br label %5931

5914:                                             ; preds = %5879
  %5915 = load i32, i32* %45, align 8, !tbaa !45
  %5916 = icmp eq i32 %5915, 0
  br i1 %5916, label %5917, label %5931

5917:                                             ; preds = %5914
  %5918 = load i64, i64* %58, align 8, !tbaa !47
  %5919 = shl nuw nsw i64 %4936, 2
  %5920 = add i64 %5918, %5919
  %5921 = inttoptr i64 %5920 to i32 addrspace(1)*
  store volatile i32 %5880, i32 addrspace(1)* %5921, align 4, !tbaa !9
  %5922 = load i64, i64* %59, align 8, !tbaa !48
  %5923 = lshr i32 %4934, 3
  %5924 = and i32 %5923, 536870904
  %5925 = zext i32 %5924 to i64
  %5926 = add i64 %5922, %5925
  %5927 = inttoptr i64 %5926 to i64*
  %5928 = and i32 %4934, 63
  %5929 = zext i32 %5928 to i64
  %5930 = shl nuw i64 1, %5929
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %5927, i64 %5930) #10, !srcloc !49
  br label %5931

5931:                                             ; preds = %5917, %5914, %5913, %5878, %5832, %4931, %4667
  %5932 = phi i32 [ %4668, %4667 ], [ %4893, %4931 ], [ %5096, %5832 ], [ %5096, %5878 ], [ %5096, %5913 ], [ %5096, %5914 ], [ %5096, %5917 ]
  %5933 = add i64 %4669, %86
  %5934 = add i64 %4669, %85
  %5935 = icmp ugt i64 %35, %5933
  %5936 = icmp eq i32 %5932, 0
  %5937 = select i1 %5935, i1 %5936, i1 false
  br i1 %5937, label %84, label %5938, !llvm.loop !117

5938:                                             ; preds = %5931, %28, %25
  %5939 = phi i32 [ %26, %25 ], [ 0, %28 ], [ %5932, %5931 ]
  %5940 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 13, i64 0
  %5941 = load i32, i32* %5940, align 8, !tbaa !9
  %5942 = add i32 %5941, 1
  store i32 %5942, i32* %5940, align 8, !tbaa !9
  %5943 = icmp ne i32 %5939, 0
  %5944 = zext i1 %5943 to i32
  %5945 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 13, i64 1
  %5946 = load i32, i32* %5945, align 4, !tbaa !9
  %5947 = add i32 %5946, %5944
  store i32 %5947, i32* %5945, align 4, !tbaa !9
  br i1 %5943, label %5948, label %5996, !prof !81

5948:                                             ; preds = %5938
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !118
  %5949 = icmp eq i64 %4, 0
  br i1 %5949, label %5996, label %5950

5950:                                             ; preds = %5948
  %5951 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 0
  %5952 = load i32, i32* %5951, align 8, !tbaa !41
  %5953 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 1
  %5954 = load i32, i32* %5953, align 4, !tbaa !119
  %5955 = sub i64 0, %4
  %5956 = and i64 %5955, 3
  %5957 = icmp ult i64 %5956, %3
  %5958 = select i1 %5957, i64 %5956, i64 %3
  %5959 = zext i32 %5952 to i64
  %5960 = sub i64 %3, %5958
  %5961 = lshr i64 %5960, 2
  %5962 = icmp ugt i64 %5961, %5959
  br i1 %5962, label %5963, label %5966

5963:                                             ; preds = %5950
  %5964 = add i64 %5958, %4
  %5965 = zext i32 %5954 to i64
  br label %5970

5966:                                             ; preds = %5970, %5950
  %5967 = icmp ugt i64 %5958, %5959
  br i1 %5967, label %5968, label %5983

5968:                                             ; preds = %5966
  %5969 = zext i32 %5954 to i64
  br label %5977

5970:                                             ; preds = %5970, %5963
  %5971 = phi i64 [ %5959, %5963 ], [ %5975, %5970 ]
  %5972 = shl i64 %5971, 2
  %5973 = add i64 %5964, %5972
  %5974 = inttoptr i64 %5973 to i32 addrspace(1)*
  store i32 0, i32 addrspace(1)* %5974, align 4, !tbaa !11
  %5975 = add i64 %5971, %5965
  %5976 = icmp ult i64 %5975, %5961
  br i1 %5976, label %5970, label %5966, !llvm.loop !120

5977:                                             ; preds = %5977, %5968
  %5978 = phi i64 [ %5959, %5968 ], [ %5981, %5977 ]
  %5979 = add i64 %5978, %4
  %5980 = inttoptr i64 %5979 to i8 addrspace(1)*
  store i8 0, i8 addrspace(1)* %5980, align 1, !tbaa !11
  %5981 = add i64 %5978, %5969
  %5982 = icmp ult i64 %5981, %5958
  br i1 %5982, label %5977, label %5983, !llvm.loop !121

5983:                                             ; preds = %5977, %5966
  %5984 = and i64 %5960, -4
  %5985 = or i64 %5984, %5958
  %5986 = add i64 %5985, %5959
  %5987 = icmp ult i64 %5986, %3
  br i1 %5987, label %5988, label %5996

5988:                                             ; preds = %5983
  %5989 = zext i32 %5954 to i64
  br label %5990

5990:                                             ; preds = %5990, %5988
  %5991 = phi i64 [ %5986, %5988 ], [ %5994, %5990 ]
  %5992 = add i64 %5991, %4
  %5993 = inttoptr i64 %5992 to i8 addrspace(1)*
  store i8 0, i8 addrspace(1)* %5993, align 1, !tbaa !11
  %5994 = add i64 %5991, %5989
  %5995 = icmp ult i64 %5994, %3
  br i1 %5995, label %5990, label %5996, !llvm.loop !122

5996:                                             ; preds = %5990, %5938, %5948, %5983
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !123
  %5997 = sub nsw i32 0, %5939
  ret i32 %5997
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
  call void @llvm.lifetime.start.p0i8(i64 104, i8* nonnull %9) #7
  %10 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 4, i64 0
  %11 = bitcast i64* %10 to %struct.array_common*
  %12 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 1
  store i32 71, i32* %12, align 8, !tbaa !15
  %13 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 1
  %14 = load i32, i32* %13, align 8, !tbaa !18
  %15 = icmp eq i32 %14, 3
  br i1 %15, label %16, label %57

16:                                               ; preds = %4
  %17 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid() #7
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %43

19:                                               ; preds = %16
  %20 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 4, i64 18
  %21 = load i64, i64* %20, align 8, !tbaa !19
  %22 = add i64 %21, 8
  %23 = add i64 %21, 144
  %24 = inttoptr i64 %23 to i64 addrspace(1)*
  %25 = load volatile i64, i64 addrspace(1)* %24, align 8, !tbaa !5
  %26 = trunc i64 %25 to i32
  %27 = inttoptr i64 %22 to i64 addrspace(1)*
  %28 = load volatile i64, i64 addrspace(1)* %27, align 8, !tbaa !5
  %29 = icmp ne i64 %28, 0
  %30 = select i1 %29, i64 24, i64 16
  %31 = add i64 %30, %21
  %32 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %31, i64 1) #10, !srcloc !23
  tail call void @llvm.nvvm.membar.gl() #7
  %33 = inttoptr i64 %21 to i64 addrspace(1)*
  %34 = load volatile i64, i64 addrspace(1)* %33, align 8, !tbaa !5
  %35 = icmp ne i64 %34, 0
  %36 = xor i1 %29, true
  %37 = select i1 %35, i1 true, i1 %36
  %38 = select i1 %35, i32 2, i32 1
  br i1 %37, label %43, label %39

39:                                               ; preds = %19
  %40 = load volatile i64, i64 addrspace(1)* %27, align 8, !tbaa !5
  %41 = icmp eq i64 %40, 0
  %42 = zext i1 %41 to i32
  br label %43

43:                                               ; preds = %39, %19, %16
  %44 = phi i1 [ false, %16 ], [ %29, %19 ], [ %29, %39 ]
  %45 = phi i32 [ 0, %16 ], [ %26, %19 ], [ %26, %39 ]
  %46 = phi i32 [ 0, %16 ], [ %38, %19 ], [ %42, %39 ]
  %47 = zext i1 %44 to i32
  %48 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %46, i32 0, i32 31) #7
  %49 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 0, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !24
  %50 = zext i32 %49 to i64
  %51 = shl nuw i64 %50, 32
  %52 = zext i32 %48 to i64
  %53 = or i64 %51, %52
  %54 = icmp eq i64 %53, 2
  %55 = select i1 %54, i32 108, i32 0
  store i32 %55, i32* %12, align 8, !tbaa !15
  %56 = icmp eq i64 %53, 1
  br label %57

57:                                               ; preds = %43, %4
  %58 = phi i32 [ %47, %43 ], [ 0, %4 ]
  %59 = phi i32 [ %45, %43 ], [ 0, %4 ]
  %60 = phi i1 [ %56, %43 ], [ false, %4 ]
  br i1 %60, label %73, label %61

61:                                               ; preds = %57
  %62 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 4, i64 22
  %63 = load i64, i64* %62, align 8, !tbaa !25
  %64 = getelementptr inbounds %struct.array_common, %struct.array_common* %11, i64 0, i32 11
  %65 = load i32, i32* %64, align 4, !tbaa !26
  %66 = zext i32 %65 to i64
  %67 = or i64 %63, %66
  %68 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 4, i64 16
  %69 = load i64, i64* %68, align 8, !tbaa !27
  %70 = or i64 %67, %69
  %71 = icmp eq i64 %70, 0
  %72 = zext i1 %71 to i32
  br label %73

73:                                               ; preds = %57, %61
  %74 = phi i32 [ 1, %57 ], [ %72, %61 ]
  %75 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7
  %76 = shl i32 %75, 3
  %77 = tail call i32 @llvm.nvvm.read.ptx.sreg.warpid() #7
  %78 = add i32 %76, %77
  %79 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid() #7
  %80 = zext i1 %60 to i32
  %81 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 0
  store i32 %79, i32* %81, align 8, !tbaa.struct !28
  %82 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 1
  store i32 32, i32* %82, align 4, !tbaa.struct !29
  %83 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 2
  store i32 %78, i32* %83, align 8, !tbaa.struct !30
  %84 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 3
  store i32 0, i32* %84, align 4, !tbaa.struct !31
  %85 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 4
  store i32 %80, i32* %85, align 8, !tbaa.struct !32
  %86 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 5
  store i32 %74, i32* %86, align 4, !tbaa.struct !33
  %87 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 6
  store i32 %58, i32* %87, align 8, !tbaa.struct !34
  %88 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 7
  store i32 -1, i32* %88, align 4, !tbaa.struct !35
  %89 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 8
  store i32 0, i32* %89, align 8, !tbaa.struct !36
  %90 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 9
  store i32 %59, i32* %90, align 4, !tbaa.struct !37
  %91 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 10
  %92 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 2
  store i32 0, i32* %92, align 4, !tbaa !38
  %93 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 3
  store i32 0, i32* %93, align 8, !tbaa !39
  %94 = bitcast i32* %91 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(48) %94, i8 0, i64 48, i1 false) #7
  %95 = call fastcc noundef i32 @_ZL10write_somePK15pl_array_deviceP13pl_array_warpyyy(%struct.pl_array_device* noundef nonnull %5, %struct.pl_array_warp* noundef nonnull %6, i64 noundef %1, i64 noundef %2, i64 noundef %3) #10
  call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !40
  %96 = load i32, i32* %81, align 8, !tbaa !41
  %97 = icmp ne i32 %96, 0
  %98 = load i32, i32* %12, align 8
  %99 = icmp eq i32 %98, 71
  %100 = select i1 %97, i1 true, i1 %99
  br i1 %100, label %223, label %101

101:                                              ; preds = %73
  %102 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 4, i64 18
  %103 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 13, i64 0
  %104 = load i32, i32* %103, align 8, !tbaa !9
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %111, label %106

106:                                              ; preds = %101
  %107 = zext i32 %104 to i64
  %108 = load i64, i64* %102, align 8, !tbaa !19
  %109 = add i64 %108, 72
  %110 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %109, i64 %107) #10, !srcloc !23
  br label %111

111:                                              ; preds = %106, %101
  %112 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 13, i64 1
  %113 = load i32, i32* %112, align 4, !tbaa !9
  %114 = icmp eq i32 %113, 0
  br i1 %114, label %120, label %115

115:                                              ; preds = %111
  %116 = zext i32 %113 to i64
  %117 = load i64, i64* %102, align 8, !tbaa !19
  %118 = add i64 %117, 80
  %119 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %118, i64 %116) #10, !srcloc !23
  br label %120

120:                                              ; preds = %115, %111
  %121 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 13, i64 2
  %122 = load i32, i32* %121, align 8, !tbaa !9
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %129, label %124

124:                                              ; preds = %120
  %125 = zext i32 %122 to i64
  %126 = load i64, i64* %102, align 8, !tbaa !19
  %127 = add i64 %126, 88
  %128 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %127, i64 %125) #10, !srcloc !23
  br label %129

129:                                              ; preds = %124, %120
  %130 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 13, i64 3
  %131 = load i32, i32* %130, align 4, !tbaa !9
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %138, label %133

133:                                              ; preds = %129
  %134 = zext i32 %131 to i64
  %135 = load i64, i64* %102, align 8, !tbaa !19
  %136 = add i64 %135, 96
  %137 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %136, i64 %134) #10, !srcloc !23
  br label %138

138:                                              ; preds = %133, %129
  %139 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 13, i64 4
  %140 = load i32, i32* %139, align 8, !tbaa !9
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %147, label %142

142:                                              ; preds = %138
  %143 = zext i32 %140 to i64
  %144 = load i64, i64* %102, align 8, !tbaa !19
  %145 = add i64 %144, 104
  %146 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %145, i64 %143) #10, !srcloc !23
  br label %147

147:                                              ; preds = %142, %138
  %148 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 13, i64 5
  %149 = load i32, i32* %148, align 4, !tbaa !9
  %150 = icmp eq i32 %149, 0
  br i1 %150, label %156, label %151

151:                                              ; preds = %147
  %152 = zext i32 %149 to i64
  %153 = load i64, i64* %102, align 8, !tbaa !19
  %154 = add i64 %153, 112
  %155 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %154, i64 %152) #10, !srcloc !23
  br label %156

156:                                              ; preds = %151, %147
  %157 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 13, i64 6
  %158 = load i32, i32* %157, align 8, !tbaa !9
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %165, label %160

160:                                              ; preds = %156
  %161 = zext i32 %158 to i64
  %162 = load i64, i64* %102, align 8, !tbaa !19
  %163 = add i64 %162, 120
  %164 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %163, i64 %161) #10, !srcloc !23
  br label %165

165:                                              ; preds = %160, %156
  %166 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 13, i64 7
  %167 = load i32, i32* %166, align 4, !tbaa !9
  %168 = icmp eq i32 %167, 0
  br i1 %168, label %174, label %169

169:                                              ; preds = %165
  %170 = zext i32 %167 to i64
  %171 = load i64, i64* %102, align 8, !tbaa !19
  %172 = add i64 %171, 128
  %173 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %172, i64 %170) #10, !srcloc !23
  br label %174

174:                                              ; preds = %169, %165
  %175 = load i32, i32* %91, align 8, !tbaa !42
  %176 = icmp eq i32 %175, 0
  br i1 %176, label %183, label %177

177:                                              ; preds = %174
  %178 = load i64, i64* %102, align 8, !tbaa !19
  %179 = load i32, i32* %90, align 4, !tbaa !43
  %180 = zext i32 %179 to i64
  %181 = add i64 %178, 144
  %182 = inttoptr i64 %181 to i64 addrspace(1)*
  store volatile i64 %180, i64 addrspace(1)* %182, align 8, !tbaa !5
  br label %183

183:                                              ; preds = %177, %174
  %184 = load i32, i32* %88, align 4, !tbaa !44
  %185 = icmp eq i32 %184, -1
  br i1 %185, label %216, label %186

186:                                              ; preds = %183
  %187 = load i32, i32* %81, align 8, !tbaa !45
  %188 = icmp eq i32 %187, 0
  br i1 %188, label %189, label %208

189:                                              ; preds = %186
  %190 = load i32, i32* %89, align 8, !tbaa !46
  %191 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 4, i64 7
  %192 = load i64, i64* %191, align 8, !tbaa !47
  %193 = zext i32 %184 to i64
  %194 = shl nuw nsw i64 %193, 2
  %195 = add i64 %192, %194
  %196 = inttoptr i64 %195 to i32 addrspace(1)*
  store volatile i32 %190, i32 addrspace(1)* %196, align 4, !tbaa !9
  %197 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 4, i64 5
  %198 = load i64, i64* %197, align 8, !tbaa !48
  %199 = lshr i32 %184, 3
  %200 = and i32 %199, 536870904
  %201 = zext i32 %200 to i64
  %202 = add i64 %198, %201
  %203 = inttoptr i64 %202 to i64*
  %204 = and i32 %184, 63
  %205 = zext i32 %204 to i64
  %206 = shl nuw i64 1, %205
  call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %203, i64 %206) #10, !srcloc !49
  %207 = load i32, i32* %81, align 8, !tbaa !45
  br label %208

208:                                              ; preds = %189, %186
  %209 = phi i32 [ %207, %189 ], [ %187, %186 ]
  %210 = icmp eq i32 %209, 0
  br i1 %210, label %211, label %215

211:                                              ; preds = %208
  %212 = load i64, i64* %102, align 8, !tbaa !19
  %213 = add i64 %212, 136
  %214 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %213, i64 -1) #10, !srcloc !23
  br label %215

215:                                              ; preds = %211, %208
  store i32 -1, i32* %88, align 4, !tbaa !44
  store i32 0, i32* %91, align 8, !tbaa !42
  br label %216

216:                                              ; preds = %215, %183
  %217 = load i64, i64* %102, align 8, !tbaa !19
  %218 = load i32, i32* %87, align 8, !tbaa !50
  call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !51
  %219 = icmp eq i32 %218, 0
  %220 = select i1 %219, i64 16, i64 24
  %221 = add i64 %220, %217
  %222 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %221, i64 -1) #10, !srcloc !23
  br label %223

223:                                              ; preds = %73, %216
  call void @llvm.lifetime.end.p0i8(i64 104, i8* nonnull %9) #7
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %7) #7
  ret i32 %95
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal fastcc noundef i32 @_ZL10write_somePK15pl_array_deviceP13pl_array_warpyyy(%struct.pl_array_device* noundef readonly %0, %struct.pl_array_warp* nocapture noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4) unnamed_addr #1 {
  %6 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 0
  %7 = bitcast i64* %6 to %struct.array_common*
  %8 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 1
  %9 = load i32, i32* %8, align 8, !tbaa !15
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
  %24 = load i32, i32* %23, align 4, !tbaa !38
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
  %33 = load i32, i32* %32, align 8, !tbaa !124
  %34 = icmp eq i32 %33, 0
  %35 = select i1 %34, i32 9, i32 0
  br label %36

36:                                               ; preds = %30, %27
  %37 = phi i32 [ %35, %30 ], [ %28, %27 ]
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %44

39:                                               ; preds = %36
  %40 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 4
  %41 = load i32, i32* %40, align 8, !tbaa !125
  %42 = icmp eq i32 %41, 0
  %43 = select i1 %42, i32 0, i32 11
  br label %44

44:                                               ; preds = %39, %36
  %45 = phi i32 [ %43, %39 ], [ %37, %36 ]
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %2396

47:                                               ; preds = %44
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !126
  %48 = add i64 %3, %2
  %49 = icmp ugt i64 %48, %2
  br i1 %49, label %50, label %2389

50:                                               ; preds = %47
  %51 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 26
  %52 = bitcast i64* %51 to i32*
  %53 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 16
  %54 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 22
  %55 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 0
  %56 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 7
  %57 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 3
  %58 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 2
  %59 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 8
  %60 = getelementptr inbounds %struct.array_common, %struct.array_common* %7, i64 0, i32 0, i32 11
  %61 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 5
  %62 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 7
  %63 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 6
  %64 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 1
  %65 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 3
  %66 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 9
  %67 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 11
  %68 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 2
  %69 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 8
  %70 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 1
  %71 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 19
  %72 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 4
  %73 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 10
  %74 = bitcast i64* %73 to i32*
  %75 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 9
  %76 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 13
  %77 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 21
  %78 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 10
  %79 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 18
  br label %80

80:                                               ; preds = %2382, %50
  %81 = phi i64 [ %4, %50 ], [ %2385, %2382 ]
  %82 = phi i64 [ %2, %50 ], [ %2384, %2382 ]
  %83 = load i32, i32* %52, align 8, !tbaa !55
  %84 = zext i32 %83 to i64
  %85 = shl nuw i64 1, %84
  %86 = add i64 %85, -1
  %87 = and i64 %86, %82
  %88 = sub i64 %85, %87
  %89 = sub i64 %48, %82
  %90 = icmp ult i64 %89, %88
  %91 = select i1 %90, i64 %89, i64 %88
  %92 = lshr i64 %82, %84
  %93 = load i64, i64* %53, align 8, !tbaa !27
  %94 = icmp eq i64 %93, 0
  br i1 %94, label %95, label %98

95:                                               ; preds = %80
  %96 = load i64, i64* %54, align 8, !tbaa !25
  %97 = icmp ugt i64 %96, %82
  br label %98

98:                                               ; preds = %95, %80
  %99 = phi i1 [ true, %80 ], [ %97, %95 ]
  %100 = load i32, i32* %55, align 8, !tbaa !45
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %102, label %542

102:                                              ; preds = %98
  br i1 %99, label %103, label %326

103:                                              ; preds = %102
  %104 = load i32, i32* %57, align 4, !tbaa !73
  %105 = shl i64 %92, 3
  br label %106

106:                                              ; preds = %317, %103
  %107 = phi i32 [ 1, %103 ], [ %318, %317 ]
  %108 = phi i64 [ 0, %103 ], [ %319, %317 ]
  %109 = phi i32 [ %104, %103 ], [ %320, %317 ]
  %110 = phi i64 [ undef, %103 ], [ %321, %317 ]
  %111 = icmp eq i32 %109, 0
  br i1 %111, label %112, label %323

112:                                              ; preds = %106
  %113 = load i64, i64* %67, align 8, !tbaa !71
  %114 = add i64 %113, %105
  %115 = inttoptr i64 %114 to i64 addrspace(1)*
  %116 = load volatile i64, i64 addrspace(1)* %115, align 8, !tbaa !5
  %117 = and i64 %116, 131072
  %118 = icmp eq i64 %117, 0
  br i1 %118, label %119, label %266

119:                                              ; preds = %112
  %120 = load i32, i32* %56, align 4, !tbaa !44
  %121 = icmp eq i32 %120, -1
  br i1 %121, label %122, label %266

122:                                              ; preds = %119
  %123 = load i32, i32* %58, align 8, !tbaa !74
  %124 = load i32, i32* %60, align 4, !tbaa !75
  %125 = add i32 %124, 63
  %126 = lshr i32 %125, 6
  %127 = icmp ugt i32 %125, 63
  br i1 %127, label %128, label %179

128:                                              ; preds = %122
  %129 = tail call i32 @llvm.umax.i32(i32 %126, i32 1) #7
  br label %133

130:                                              ; preds = %176
  %131 = icmp ult i32 %178, %126
  %132 = icmp eq i32 %178, %129
  br i1 %132, label %179, label %133, !llvm.loop !76

133:                                              ; preds = %130, %128
  %134 = phi i1 [ true, %128 ], [ %131, %130 ]
  %135 = phi i32 [ undef, %128 ], [ %177, %130 ]
  %136 = phi i32 [ 0, %128 ], [ %178, %130 ]
  %137 = add i32 %136, %123
  %138 = urem i32 %137, %126
  %139 = load i64, i64* %61, align 8, !tbaa !48
  %140 = shl nuw nsw i32 %138, 3
  %141 = zext i32 %140 to i64
  %142 = add i64 %139, %141
  %143 = inttoptr i64 %142 to i64*
  %144 = inttoptr i64 %142 to i64 addrspace(1)*
  %145 = load volatile i64, i64 addrspace(1)* %144, align 8, !tbaa !5
  br label %146

146:                                              ; preds = %160, %133
  %147 = phi i64 [ %145, %133 ], [ %154, %160 ]
  %148 = phi i32 [ undef, %133 ], [ %161, %160 ]
  %149 = icmp eq i64 %147, 0
  br i1 %149, label %162, label %150

150:                                              ; preds = %146
  %151 = sub i64 0, %147
  %152 = and i64 %147, %151
  %153 = xor i64 %152, -1
  %154 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %143, i64 %153) #10, !srcloc !77
  %155 = and i64 %154, %152
  %156 = icmp eq i64 %155, 0
  br i1 %156, label %160, label %157

157:                                              ; preds = %150
  %158 = tail call i64 @llvm.cttz.i64(i64 %152, i1 true) #7, !range !78
  %159 = trunc i64 %158 to i32
  br label %160

160:                                              ; preds = %157, %150
  %161 = phi i32 [ %159, %157 ], [ %148, %150 ]
  br i1 %156, label %146, label %162, !llvm.loop !79

162:                                              ; preds = %160, %146
  %163 = phi i32 [ %161, %160 ], [ 64, %146 ]
  %164 = icmp ult i32 %163, 64
  br i1 %164, label %165, label %176

165:                                              ; preds = %162
  %166 = shl nuw i32 %138, 6
  %167 = add nuw i32 %163, %166
  %168 = zext i32 %167 to i64
  %169 = shl nuw nsw i64 %168, 2
  br label %170

170:                                              ; preds = %170, %165
  %171 = load i64, i64* %62, align 8, !tbaa !47
  %172 = add i64 %171, %169
  %173 = tail call i32 asm sideeffect "atom.global.exch.b32 $0, [$1], $2;", "=r,l,r,~{memory}"(i64 %172, i32 -1) #10, !srcloc !80
  %174 = icmp eq i32 %173, -1
  br i1 %174, label %170, label %175, !prof !81, !llvm.loop !82

175:                                              ; preds = %170
  store i32 %173, i32* %59, align 4, !tbaa !9
  br label %176

176:                                              ; preds = %175, %162
  %177 = phi i32 [ %167, %175 ], [ %135, %162 ]
  %178 = add nuw nsw i32 %136, 1
  br i1 %164, label %179, label %130

179:                                              ; preds = %176, %130, %122
  %180 = phi i1 [ false, %122 ], [ %134, %176 ], [ %131, %130 ]
  %181 = phi i32 [ undef, %122 ], [ %177, %130 ], [ %177, %176 ]
  br i1 %180, label %266, label %182

182:                                              ; preds = %179
  %183 = icmp ult i32 %125, 64
  br i1 %183, label %266, label %184

184:                                              ; preds = %182
  %185 = tail call i32 @llvm.umax.i32(i32 %126, i32 1) #7
  br label %188

186:                                              ; preds = %263
  %187 = icmp eq i32 %265, %185
  br i1 %187, label %266, label %188, !llvm.loop !83

188:                                              ; preds = %186, %184
  %189 = phi i32 [ %181, %184 ], [ %264, %186 ]
  %190 = phi i32 [ 0, %184 ], [ %265, %186 ]
  %191 = load i64, i64* %63, align 8, !tbaa !84
  %192 = zext i32 %190 to i64
  %193 = shl nuw nsw i64 %192, 3
  %194 = add i64 %193, %191
  %195 = inttoptr i64 %194 to i64 addrspace(1)*
  %196 = load volatile i64, i64 addrspace(1)* %195, align 8, !tbaa !5
  %197 = icmp eq i64 %196, 0
  br i1 %197, label %251, label %198

198:                                              ; preds = %188
  %199 = shl i32 %190, 6
  br label %200

200:                                              ; preds = %249, %198
  %201 = phi i32 [ undef, %198 ], [ %247, %249 ]
  %202 = phi i64 [ %196, %198 ], [ %208, %249 ]
  %203 = sub i64 0, %202
  %204 = and i64 %202, %203
  %205 = tail call i64 @llvm.cttz.i64(i64 %204, i1 true) #7, !range !78
  %206 = trunc i64 %205 to i32
  %207 = or i32 %199, %206
  %208 = xor i64 %204, %202
  %209 = load i64, i64* %64, align 8, !tbaa !85
  %210 = zext i32 %207 to i64
  %211 = shl nuw nsw i64 %210, 3
  %212 = add i64 %211, %209
  %213 = inttoptr i64 %212 to i64*
  %214 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %213) #10, !srcloc !86
  %215 = lshr i64 %214, 32
  %216 = load i64, i64* %62, align 8, !tbaa !47
  %217 = shl nuw nsw i64 %210, 2
  %218 = add i64 %217, %216
  %219 = inttoptr i64 %218 to i32 addrspace(1)*
  %220 = load volatile i32, i32 addrspace(1)* %219, align 4, !tbaa !9
  %221 = zext i32 %220 to i64
  %222 = icmp eq i64 %215, %221
  br i1 %222, label %223, label %246, !llvm.loop !87

223:                                              ; preds = %200
  %224 = xor i64 %204, -1
  %225 = load i64, i64* %63, align 8, !tbaa !84
  %226 = add i64 %225, %193
  %227 = tail call i64 asm sideeffect "atom.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %226, i64 %224) #10, !srcloc !88
  %228 = and i64 %227, %204
  %229 = icmp eq i64 %228, 0
  br i1 %229, label %246, label %230, !llvm.loop !87

230:                                              ; preds = %223
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !51
  %231 = load i64, i64* %64, align 8, !tbaa !85
  %232 = add i64 %231, %211
  %233 = inttoptr i64 %232 to i64*
  %234 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %233) #10, !srcloc !86
  %235 = lshr i64 %234, 32
  %236 = load i64, i64* %62, align 8, !tbaa !47
  %237 = add i64 %236, %217
  %238 = inttoptr i64 %237 to i32 addrspace(1)*
  %239 = load volatile i32, i32 addrspace(1)* %238, align 4, !tbaa !9
  %240 = zext i32 %239 to i64
  %241 = icmp eq i64 %235, %240
  br i1 %241, label %246, label %242

242:                                              ; preds = %230
  %243 = load i64, i64* %63, align 8, !tbaa !84
  %244 = add i64 %243, %193
  %245 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %244, i64 %204) #10, !srcloc !72
  br label %246

246:                                              ; preds = %242, %230, %223, %200
  %247 = phi i32 [ %201, %242 ], [ %201, %223 ], [ %201, %200 ], [ %207, %230 ]
  %248 = phi i32 [ 0, %242 ], [ 2, %223 ], [ 2, %200 ], [ 1, %230 ]
  switch i32 %248, label %251 [
    i32 0, label %249
    i32 2, label %249
  ]

249:                                              ; preds = %246, %246
  %250 = icmp eq i64 %208, 0
  br i1 %250, label %251, label %200, !llvm.loop !87

251:                                              ; preds = %249, %246, %188
  %252 = phi i32 [ -1, %188 ], [ %247, %246 ], [ -1, %249 ]
  %253 = icmp eq i32 %252, -1
  br i1 %253, label %263, label %254

254:                                              ; preds = %251
  %255 = zext i32 %252 to i64
  %256 = shl nuw nsw i64 %255, 2
  br label %257

257:                                              ; preds = %257, %254
  %258 = load i64, i64* %62, align 8, !tbaa !47
  %259 = add i64 %258, %256
  %260 = tail call i32 asm sideeffect "atom.global.exch.b32 $0, [$1], $2;", "=r,l,r,~{memory}"(i64 %259, i32 -1) #10, !srcloc !80
  %261 = icmp eq i32 %260, -1
  br i1 %261, label %257, label %262, !prof !81, !llvm.loop !82

262:                                              ; preds = %257
  store i32 %260, i32* %59, align 4, !tbaa !9
  br label %263

263:                                              ; preds = %262, %251
  %264 = phi i32 [ %252, %262 ], [ %189, %251 ]
  %265 = add nuw nsw i32 %190, 1
  br i1 %253, label %186, label %266

266:                                              ; preds = %263, %186, %182, %179, %119, %112
  %267 = phi i32 [ -1, %112 ], [ %120, %119 ], [ %181, %179 ], [ -1, %182 ], [ %264, %263 ], [ -1, %186 ]
  %268 = icmp eq i32 %267, -1
  br i1 %268, label %297, label %269

269:                                              ; preds = %266
  %270 = load i64, i64* %67, align 8, !tbaa !71
  %271 = add i64 %270, %105
  %272 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %271, i64 131072) #10, !srcloc !72
  %273 = and i64 %272, 131072
  %274 = icmp eq i64 %273, 0
  br i1 %274, label %275, label %278

275:                                              ; preds = %269
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !51
  %276 = zext i32 %267 to i64
  %277 = or i64 %276, 144115188075855872
  br label %317

278:                                              ; preds = %269
  %279 = load i32, i32* %56, align 4, !tbaa !44
  %280 = icmp eq i32 %279, %267
  br i1 %280, label %297, label %281

281:                                              ; preds = %278
  %282 = load i32, i32* %59, align 8, !tbaa !46
  %283 = load i64, i64* %62, align 8, !tbaa !47
  %284 = zext i32 %267 to i64
  %285 = shl nuw nsw i64 %284, 2
  %286 = add i64 %283, %285
  %287 = inttoptr i64 %286 to i32 addrspace(1)*
  store volatile i32 %282, i32 addrspace(1)* %287, align 4, !tbaa !9
  %288 = load i64, i64* %61, align 8, !tbaa !48
  %289 = lshr i32 %267, 3
  %290 = and i32 %289, 536870904
  %291 = zext i32 %290 to i64
  %292 = add i64 %288, %291
  %293 = inttoptr i64 %292 to i64*
  %294 = and i32 %267, 63
  %295 = zext i32 %294 to i64
  %296 = shl nuw i64 1, %295
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %293, i64 %296) #10, !srcloc !49
  br label %297

297:                                              ; preds = %281, %278, %266
  %298 = add i32 %107, 1
  %299 = and i32 %107, 63
  %300 = icmp eq i32 %299, 0
  br i1 %300, label %301, label %317, !prof !81

301:                                              ; preds = %297
  %302 = load i64, i64* %65, align 8, !tbaa !91
  %303 = inttoptr i64 %302 to i64*
  %304 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %303) #10, !srcloc !86
  %305 = icmp eq i64 %304, 0
  br i1 %305, label %306, label %317

306:                                              ; preds = %301
  %307 = icmp eq i64 %108, 0
  br i1 %307, label %308, label %312

308:                                              ; preds = %306
  %309 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !92
  %310 = load i64, i64* %66, align 8, !tbaa !93
  %311 = add i64 %310, %309
  br label %312

312:                                              ; preds = %308, %306
  %313 = phi i64 [ %311, %308 ], [ %108, %306 ]
  %314 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !92
  %315 = icmp ult i64 %314, %313
  %316 = select i1 %315, i32 0, i32 110
  br label %317

317:                                              ; preds = %312, %301, %297, %275
  %318 = phi i32 [ %107, %275 ], [ %298, %297 ], [ %298, %301 ], [ %298, %312 ]
  %319 = phi i64 [ %108, %275 ], [ %108, %297 ], [ %108, %301 ], [ %313, %312 ]
  %320 = phi i32 [ 0, %275 ], [ 0, %297 ], [ 108, %301 ], [ %316, %312 ]
  %321 = phi i64 [ %277, %275 ], [ %110, %297 ], [ %110, %301 ], [ %110, %312 ]
  %322 = phi i1 [ false, %275 ], [ true, %297 ], [ true, %301 ], [ true, %312 ]
  br i1 %322, label %106, label %542, !llvm.loop !127

323:                                              ; preds = %106
  %324 = zext i32 %109 to i64
  %325 = or i64 %324, 216172782113783808
  br label %542

326:                                              ; preds = %102
  %327 = load i32, i32* %56, align 4, !tbaa !44
  %328 = load i32, i32* %57, align 4, !tbaa !73
  %329 = icmp eq i32 %328, 0
  %330 = icmp eq i32 %327, -1
  %331 = select i1 %329, i1 %330, i1 false
  br i1 %331, label %332, label %534

332:                                              ; preds = %326
  %333 = load i32, i32* %58, align 8, !tbaa !74
  %334 = load i32, i32* %60, align 4, !tbaa !75
  %335 = urem i32 %333, %334
  %336 = load i64, i64* %61, align 8, !tbaa !48
  %337 = lshr i32 %335, 3
  %338 = and i32 %337, 536870904
  %339 = zext i32 %338 to i64
  %340 = add i64 %336, %339
  %341 = inttoptr i64 %340 to i64*
  %342 = and i32 %335, 63
  %343 = zext i32 %342 to i64
  %344 = shl nuw i64 1, %343
  %345 = xor i64 %344, -1
  %346 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %341, i64 %345) #10, !srcloc !77
  %347 = and i64 %344, %346
  %348 = icmp eq i64 %347, 0
  %349 = select i1 %348, i32 -1, i32 %335
  %350 = icmp eq i32 %349, -1
  br i1 %350, label %360, label %351, !prof !81

351:                                              ; preds = %332
  %352 = zext i32 %349 to i64
  %353 = shl nuw nsw i64 %352, 2
  br label %354

354:                                              ; preds = %354, %351
  %355 = load i64, i64* %62, align 8, !tbaa !47
  %356 = add i64 %355, %353
  %357 = tail call i32 asm sideeffect "atom.global.exch.b32 $0, [$1], $2;", "=r,l,r,~{memory}"(i64 %356, i32 -1) #10, !srcloc !80
  %358 = icmp eq i32 %357, -1
  br i1 %358, label %354, label %359, !prof !81, !llvm.loop !82

359:                                              ; preds = %354
  store i32 %357, i32* %59, align 4, !tbaa !9
  br label %534

360:                                              ; preds = %332, %528
  %361 = phi i64 [ %530, %528 ], [ 0, %332 ]
  %362 = phi i32 [ %529, %528 ], [ 1, %332 ]
  %363 = load i32, i32* %60, align 4, !tbaa !75
  %364 = add i32 %363, 63
  %365 = lshr i32 %364, 6
  %366 = icmp ugt i32 %364, 63
  br i1 %366, label %367, label %418

367:                                              ; preds = %360
  %368 = tail call i32 @llvm.umax.i32(i32 %365, i32 1) #7
  br label %372

369:                                              ; preds = %415
  %370 = icmp ult i32 %417, %365
  %371 = icmp eq i32 %417, %368
  br i1 %371, label %418, label %372, !llvm.loop !76

372:                                              ; preds = %369, %367
  %373 = phi i1 [ true, %367 ], [ %370, %369 ]
  %374 = phi i32 [ undef, %367 ], [ %416, %369 ]
  %375 = phi i32 [ 0, %367 ], [ %417, %369 ]
  %376 = add i32 %375, %333
  %377 = urem i32 %376, %365
  %378 = load i64, i64* %61, align 8, !tbaa !48
  %379 = shl nuw nsw i32 %377, 3
  %380 = zext i32 %379 to i64
  %381 = add i64 %378, %380
  %382 = inttoptr i64 %381 to i64*
  %383 = inttoptr i64 %381 to i64 addrspace(1)*
  %384 = load volatile i64, i64 addrspace(1)* %383, align 8, !tbaa !5
  br label %385

385:                                              ; preds = %399, %372
  %386 = phi i64 [ %384, %372 ], [ %393, %399 ]
  %387 = phi i32 [ undef, %372 ], [ %400, %399 ]
  %388 = icmp eq i64 %386, 0
  br i1 %388, label %401, label %389

389:                                              ; preds = %385
  %390 = sub i64 0, %386
  %391 = and i64 %386, %390
  %392 = xor i64 %391, -1
  %393 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %382, i64 %392) #10, !srcloc !77
  %394 = and i64 %393, %391
  %395 = icmp eq i64 %394, 0
  br i1 %395, label %399, label %396

396:                                              ; preds = %389
  %397 = tail call i64 @llvm.cttz.i64(i64 %391, i1 true) #7, !range !78
  %398 = trunc i64 %397 to i32
  br label %399

399:                                              ; preds = %396, %389
  %400 = phi i32 [ %398, %396 ], [ %387, %389 ]
  br i1 %395, label %385, label %401, !llvm.loop !79

401:                                              ; preds = %399, %385
  %402 = phi i32 [ %400, %399 ], [ 64, %385 ]
  %403 = icmp ult i32 %402, 64
  br i1 %403, label %404, label %415

404:                                              ; preds = %401
  %405 = shl nuw i32 %377, 6
  %406 = add nuw i32 %402, %405
  %407 = zext i32 %406 to i64
  %408 = shl nuw nsw i64 %407, 2
  br label %409

409:                                              ; preds = %409, %404
  %410 = load i64, i64* %62, align 8, !tbaa !47
  %411 = add i64 %410, %408
  %412 = tail call i32 asm sideeffect "atom.global.exch.b32 $0, [$1], $2;", "=r,l,r,~{memory}"(i64 %411, i32 -1) #10, !srcloc !80
  %413 = icmp eq i32 %412, -1
  br i1 %413, label %409, label %414, !prof !81, !llvm.loop !82

414:                                              ; preds = %409
  store i32 %412, i32* %59, align 4, !tbaa !9
  br label %415

415:                                              ; preds = %414, %401
  %416 = phi i32 [ %406, %414 ], [ %374, %401 ]
  %417 = add nuw nsw i32 %375, 1
  br i1 %403, label %418, label %369

418:                                              ; preds = %415, %369, %360
  %419 = phi i1 [ false, %360 ], [ %373, %415 ], [ %370, %369 ]
  %420 = phi i32 [ undef, %360 ], [ %416, %369 ], [ %416, %415 ]
  br i1 %419, label %505, label %421

421:                                              ; preds = %418
  %422 = icmp ult i32 %364, 64
  br i1 %422, label %505, label %423

423:                                              ; preds = %421
  %424 = tail call i32 @llvm.umax.i32(i32 %365, i32 1) #7
  br label %427

425:                                              ; preds = %502
  %426 = icmp eq i32 %504, %424
  br i1 %426, label %505, label %427, !llvm.loop !83

427:                                              ; preds = %425, %423
  %428 = phi i32 [ %420, %423 ], [ %503, %425 ]
  %429 = phi i32 [ 0, %423 ], [ %504, %425 ]
  %430 = load i64, i64* %63, align 8, !tbaa !84
  %431 = zext i32 %429 to i64
  %432 = shl nuw nsw i64 %431, 3
  %433 = add i64 %432, %430
  %434 = inttoptr i64 %433 to i64 addrspace(1)*
  %435 = load volatile i64, i64 addrspace(1)* %434, align 8, !tbaa !5
  %436 = icmp eq i64 %435, 0
  br i1 %436, label %490, label %437

437:                                              ; preds = %427
  %438 = shl i32 %429, 6
  br label %439

439:                                              ; preds = %488, %437
  %440 = phi i32 [ undef, %437 ], [ %486, %488 ]
  %441 = phi i64 [ %435, %437 ], [ %447, %488 ]
  %442 = sub i64 0, %441
  %443 = and i64 %441, %442
  %444 = tail call i64 @llvm.cttz.i64(i64 %443, i1 true) #7, !range !78
  %445 = trunc i64 %444 to i32
  %446 = or i32 %438, %445
  %447 = xor i64 %443, %441
  %448 = load i64, i64* %64, align 8, !tbaa !85
  %449 = zext i32 %446 to i64
  %450 = shl nuw nsw i64 %449, 3
  %451 = add i64 %450, %448
  %452 = inttoptr i64 %451 to i64*
  %453 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %452) #10, !srcloc !86
  %454 = lshr i64 %453, 32
  %455 = load i64, i64* %62, align 8, !tbaa !47
  %456 = shl nuw nsw i64 %449, 2
  %457 = add i64 %456, %455
  %458 = inttoptr i64 %457 to i32 addrspace(1)*
  %459 = load volatile i32, i32 addrspace(1)* %458, align 4, !tbaa !9
  %460 = zext i32 %459 to i64
  %461 = icmp eq i64 %454, %460
  br i1 %461, label %462, label %485, !llvm.loop !87

462:                                              ; preds = %439
  %463 = xor i64 %443, -1
  %464 = load i64, i64* %63, align 8, !tbaa !84
  %465 = add i64 %464, %432
  %466 = tail call i64 asm sideeffect "atom.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %465, i64 %463) #10, !srcloc !88
  %467 = and i64 %466, %443
  %468 = icmp eq i64 %467, 0
  br i1 %468, label %485, label %469, !llvm.loop !87

469:                                              ; preds = %462
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !51
  %470 = load i64, i64* %64, align 8, !tbaa !85
  %471 = add i64 %470, %450
  %472 = inttoptr i64 %471 to i64*
  %473 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %472) #10, !srcloc !86
  %474 = lshr i64 %473, 32
  %475 = load i64, i64* %62, align 8, !tbaa !47
  %476 = add i64 %475, %456
  %477 = inttoptr i64 %476 to i32 addrspace(1)*
  %478 = load volatile i32, i32 addrspace(1)* %477, align 4, !tbaa !9
  %479 = zext i32 %478 to i64
  %480 = icmp eq i64 %474, %479
  br i1 %480, label %485, label %481

481:                                              ; preds = %469
  %482 = load i64, i64* %63, align 8, !tbaa !84
  %483 = add i64 %482, %432
  %484 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %483, i64 %443) #10, !srcloc !72
  br label %485

485:                                              ; preds = %481, %469, %462, %439
  %486 = phi i32 [ %440, %481 ], [ %440, %462 ], [ %440, %439 ], [ %446, %469 ]
  %487 = phi i32 [ 0, %481 ], [ 2, %462 ], [ 2, %439 ], [ 1, %469 ]
  switch i32 %487, label %490 [
    i32 0, label %488
    i32 2, label %488
  ]

488:                                              ; preds = %485, %485
  %489 = icmp eq i64 %447, 0
  br i1 %489, label %490, label %439, !llvm.loop !87

490:                                              ; preds = %488, %485, %427
  %491 = phi i32 [ -1, %427 ], [ %486, %485 ], [ -1, %488 ]
  %492 = icmp eq i32 %491, -1
  br i1 %492, label %502, label %493

493:                                              ; preds = %490
  %494 = zext i32 %491 to i64
  %495 = shl nuw nsw i64 %494, 2
  br label %496

496:                                              ; preds = %496, %493
  %497 = load i64, i64* %62, align 8, !tbaa !47
  %498 = add i64 %497, %495
  %499 = tail call i32 asm sideeffect "atom.global.exch.b32 $0, [$1], $2;", "=r,l,r,~{memory}"(i64 %498, i32 -1) #10, !srcloc !80
  %500 = icmp eq i32 %499, -1
  br i1 %500, label %496, label %501, !prof !81, !llvm.loop !82

501:                                              ; preds = %496
  store i32 %499, i32* %59, align 4, !tbaa !9
  br label %502

502:                                              ; preds = %501, %490
  %503 = phi i32 [ %491, %501 ], [ %428, %490 ]
  %504 = add nuw nsw i32 %429, 1
  br i1 %492, label %425, label %505

505:                                              ; preds = %502, %425, %421, %418
  %506 = phi i32 [ %420, %418 ], [ -1, %421 ], [ %503, %502 ], [ -1, %425 ]
  %507 = icmp eq i32 %506, -1
  br i1 %507, label %508, label %528

508:                                              ; preds = %505
  %509 = add i32 %362, 1
  %510 = and i32 %362, 63
  %511 = icmp eq i32 %510, 0
  br i1 %511, label %512, label %528, !prof !81

512:                                              ; preds = %508
  %513 = load i64, i64* %65, align 8, !tbaa !91
  %514 = inttoptr i64 %513 to i64*
  %515 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %514) #10, !srcloc !86
  %516 = icmp eq i64 %515, 0
  br i1 %516, label %517, label %528

517:                                              ; preds = %512
  %518 = icmp eq i64 %361, 0
  br i1 %518, label %519, label %523

519:                                              ; preds = %517
  %520 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !92
  %521 = load i64, i64* %66, align 8, !tbaa !93
  %522 = add i64 %521, %520
  br label %523

523:                                              ; preds = %519, %517
  %524 = phi i64 [ %522, %519 ], [ %361, %517 ]
  %525 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !92
  %526 = icmp ult i64 %525, %524
  %527 = select i1 %526, i32 0, i32 110
  br label %528

528:                                              ; preds = %523, %512, %508, %505
  %529 = phi i32 [ %362, %505 ], [ %509, %508 ], [ %509, %512 ], [ %509, %523 ]
  %530 = phi i64 [ %361, %505 ], [ %361, %508 ], [ %361, %512 ], [ %524, %523 ]
  %531 = phi i32 [ 0, %505 ], [ 0, %508 ], [ 108, %512 ], [ %527, %523 ]
  %532 = icmp eq i32 %531, 0
  %533 = and i1 %507, %532
  br i1 %533, label %360, label %534, !llvm.loop !116

534:                                              ; preds = %528, %359, %326
  %535 = phi i32 [ %327, %326 ], [ %349, %359 ], [ %506, %528 ]
  %536 = phi i32 [ %328, %326 ], [ 0, %359 ], [ %531, %528 ]
  %537 = icmp eq i32 %536, 0
  %538 = select i1 %537, i32 %535, i32 %536
  %539 = select i1 %537, i64 144115188075855872, i64 216172782113783808
  %540 = zext i32 %538 to i64
  %541 = or i64 %539, %540
  br label %542

542:                                              ; preds = %317, %534, %323, %98
  %543 = phi i64 [ 0, %98 ], [ %541, %534 ], [ %325, %323 ], [ %321, %317 ]
  %544 = trunc i64 %543 to i32
  %545 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %544, i32 0, i32 31) #7
  %546 = lshr i64 %543, 32
  %547 = trunc i64 %546 to i32
  %548 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %547, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !24
  %549 = and i32 %548, -16777216
  %550 = icmp eq i32 %549, 50331648
  br i1 %550, label %551, label %583

551:                                              ; preds = %542
  %552 = load i32, i32* %56, align 4, !tbaa !44
  %553 = icmp eq i32 %552, -1
  br i1 %553, label %582, label %554

554:                                              ; preds = %551
  %555 = load i32, i32* %55, align 8, !tbaa !45
  %556 = icmp eq i32 %555, 0
  br i1 %556, label %557, label %574

557:                                              ; preds = %554
  %558 = load i32, i32* %59, align 8, !tbaa !46
  %559 = load i64, i64* %62, align 8, !tbaa !47
  %560 = zext i32 %552 to i64
  %561 = shl nuw nsw i64 %560, 2
  %562 = add i64 %559, %561
  %563 = inttoptr i64 %562 to i32 addrspace(1)*
  store volatile i32 %558, i32 addrspace(1)* %563, align 4, !tbaa !9
  %564 = load i64, i64* %61, align 8, !tbaa !48
  %565 = lshr i32 %552, 3
  %566 = and i32 %565, 536870904
  %567 = zext i32 %566 to i64
  %568 = add i64 %564, %567
  %569 = inttoptr i64 %568 to i64*
  %570 = and i32 %552, 63
  %571 = zext i32 %570 to i64
  %572 = shl nuw i64 1, %571
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %569, i64 %572) #10, !srcloc !49
  %573 = load i32, i32* %55, align 8, !tbaa !45
  br label %574

574:                                              ; preds = %557, %554
  %575 = phi i32 [ %573, %557 ], [ %555, %554 ]
  %576 = icmp eq i32 %575, 0
  br i1 %576, label %577, label %581

577:                                              ; preds = %574
  %578 = load i64, i64* %79, align 8, !tbaa !19
  %579 = add i64 %578, 136
  %580 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %579, i64 -1) #10, !srcloc !23
  br label %581

581:                                              ; preds = %577, %574
  store i32 -1, i32* %56, align 4, !tbaa !44
  store i32 0, i32* %78, align 8, !tbaa !42
  br label %582

582:                                              ; preds = %581, %551
  store i32 %545, i32* %57, align 4, !tbaa !73
  br label %2382

583:                                              ; preds = %542
  %584 = load i64, i64* %68, align 8, !tbaa !95
  %585 = zext i32 %545 to i64
  %586 = load i64, i64* %69, align 8, !tbaa !96
  %587 = mul i64 %586, %585
  %588 = add i64 %587, %584
  %589 = icmp eq i64 %91, 0
  br i1 %589, label %1486, label %590

590:                                              ; preds = %583
  %591 = sub i64 0, %588
  %592 = shl nuw nsw i64 %585, 16
  %593 = shl nuw nsw i64 %585, 3
  %594 = shl nuw nsw i64 %585, 2
  %595 = lshr i32 %545, 3
  %596 = and i32 %595, 536870904
  %597 = zext i32 %596 to i64
  %598 = and i32 %545, 63
  %599 = zext i32 %598 to i64
  %600 = shl nuw i64 1, %599
  br label %601

601:                                              ; preds = %1472, %590
  %602 = phi i64 [ 0, %590 ], [ %1483, %1472 ]
  %603 = add i64 %602, %81
  %604 = sub i64 %91, %602
  %605 = load i32, i32* %55, align 8, !tbaa !45
  %606 = load i32, i32* %70, align 4, !tbaa !58
  %607 = xor i64 %603, %588
  %608 = and i64 %607, 15
  %609 = icmp eq i64 %608, 0
  %610 = and i64 %607, 3
  %611 = icmp eq i64 %610, 0
  %612 = select i1 %611, i64 4, i64 1
  %613 = select i1 %609, i64 16, i64 %612
  %614 = add nsw i64 %613, -1
  %615 = and i64 %614, %591
  %616 = or i64 %603, %588
  %617 = or i64 %616, %604
  %618 = and i64 %617, 15
  %619 = icmp eq i64 %618, 0
  br i1 %619, label %620, label %878, !prof !59

620:                                              ; preds = %601
  %621 = shl i32 %606, 7
  %622 = zext i32 %621 to i64
  %623 = icmp eq i64 %604, %622
  br i1 %623, label %624, label %680

624:                                              ; preds = %620
  %625 = shl i32 %605, 4
  %626 = zext i32 %625 to i64
  %627 = add i64 %588, %626
  %628 = add i64 %603, %626
  %629 = shl i32 %606, 4
  %630 = inttoptr i64 %628 to <4 x i32> addrspace(1)*
  %631 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %630, align 16, !tbaa !11
  %632 = zext i32 %629 to i64
  %633 = add i64 %628, %632
  %634 = inttoptr i64 %633 to <4 x i32> addrspace(1)*
  %635 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %634, align 16, !tbaa !11
  %636 = shl i32 %606, 5
  %637 = zext i32 %636 to i64
  %638 = add i64 %628, %637
  %639 = inttoptr i64 %638 to <4 x i32> addrspace(1)*
  %640 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %639, align 16, !tbaa !11
  %641 = mul i32 %606, 48
  %642 = zext i32 %641 to i64
  %643 = add i64 %628, %642
  %644 = inttoptr i64 %643 to <4 x i32> addrspace(1)*
  %645 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %644, align 16, !tbaa !11
  %646 = shl i32 %606, 6
  %647 = zext i32 %646 to i64
  %648 = add i64 %628, %647
  %649 = inttoptr i64 %648 to <4 x i32> addrspace(1)*
  %650 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %649, align 16, !tbaa !11
  %651 = mul i32 %606, 80
  %652 = zext i32 %651 to i64
  %653 = add i64 %628, %652
  %654 = inttoptr i64 %653 to <4 x i32> addrspace(1)*
  %655 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %654, align 16, !tbaa !11
  %656 = mul i32 %606, 96
  %657 = zext i32 %656 to i64
  %658 = add i64 %628, %657
  %659 = inttoptr i64 %658 to <4 x i32> addrspace(1)*
  %660 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %659, align 16, !tbaa !11
  %661 = mul i32 %606, 112
  %662 = zext i32 %661 to i64
  %663 = add i64 %628, %662
  %664 = inttoptr i64 %663 to <4 x i32> addrspace(1)*
  %665 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %664, align 16, !tbaa !11
  %666 = inttoptr i64 %627 to <4 x i32> addrspace(1)*
  store <4 x i32> %631, <4 x i32> addrspace(1)* %666, align 16, !tbaa !11
  %667 = add i64 %627, %632
  %668 = inttoptr i64 %667 to <4 x i32> addrspace(1)*
  store <4 x i32> %635, <4 x i32> addrspace(1)* %668, align 16, !tbaa !11
  %669 = add i64 %627, %637
  %670 = inttoptr i64 %669 to <4 x i32> addrspace(1)*
  store <4 x i32> %640, <4 x i32> addrspace(1)* %670, align 16, !tbaa !11
  %671 = add i64 %627, %642
  %672 = inttoptr i64 %671 to <4 x i32> addrspace(1)*
  store <4 x i32> %645, <4 x i32> addrspace(1)* %672, align 16, !tbaa !11
  %673 = add i64 %627, %647
  %674 = inttoptr i64 %673 to <4 x i32> addrspace(1)*
  store <4 x i32> %650, <4 x i32> addrspace(1)* %674, align 16, !tbaa !11
  %675 = add i64 %627, %652
  %676 = inttoptr i64 %675 to <4 x i32> addrspace(1)*
  store <4 x i32> %655, <4 x i32> addrspace(1)* %676, align 16, !tbaa !11
  %677 = add i64 %627, %657
  %678 = inttoptr i64 %677 to <4 x i32> addrspace(1)*
  store <4 x i32> %660, <4 x i32> addrspace(1)* %678, align 16, !tbaa !11
  %679 = add i64 %627, %662
  br label %1330

680:                                              ; preds = %620
  %681 = lshr i64 %604, 4
  %682 = zext i32 %605 to i64
  %683 = mul i32 %606, 7
  %684 = zext i32 %683 to i64
  %685 = add nuw nsw i64 %684, %682
  %686 = icmp ult i64 %685, %681
  br i1 %686, label %687, label %761

687:                                              ; preds = %680
  %688 = shl i32 %606, 3
  %689 = zext i32 %688 to i64
  %690 = zext i32 %606 to i64
  %691 = shl i32 %606, 1
  %692 = zext i32 %691 to i64
  %693 = mul i32 %606, 3
  %694 = zext i32 %693 to i64
  %695 = shl i32 %606, 2
  %696 = zext i32 %695 to i64
  %697 = mul i32 %606, 5
  %698 = zext i32 %697 to i64
  %699 = mul i32 %606, 6
  %700 = zext i32 %699 to i64
  br label %701

701:                                              ; preds = %701, %687
  %702 = phi i64 [ %682, %687 ], [ %758, %701 ]
  %703 = shl i64 %702, 4
  %704 = add i64 %703, %603
  %705 = inttoptr i64 %704 to <4 x i32> addrspace(1)*
  %706 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %705, align 16, !tbaa !11
  %707 = add i64 %702, %690
  %708 = shl i64 %707, 4
  %709 = add i64 %708, %603
  %710 = inttoptr i64 %709 to <4 x i32> addrspace(1)*
  %711 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %710, align 16, !tbaa !11
  %712 = add i64 %702, %692
  %713 = shl i64 %712, 4
  %714 = add i64 %713, %603
  %715 = inttoptr i64 %714 to <4 x i32> addrspace(1)*
  %716 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %715, align 16, !tbaa !11
  %717 = add i64 %702, %694
  %718 = shl i64 %717, 4
  %719 = add i64 %718, %603
  %720 = inttoptr i64 %719 to <4 x i32> addrspace(1)*
  %721 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %720, align 16, !tbaa !11
  %722 = add i64 %702, %696
  %723 = shl i64 %722, 4
  %724 = add i64 %723, %603
  %725 = inttoptr i64 %724 to <4 x i32> addrspace(1)*
  %726 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %725, align 16, !tbaa !11
  %727 = add i64 %702, %698
  %728 = shl i64 %727, 4
  %729 = add i64 %728, %603
  %730 = inttoptr i64 %729 to <4 x i32> addrspace(1)*
  %731 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %730, align 16, !tbaa !11
  %732 = add i64 %702, %700
  %733 = shl i64 %732, 4
  %734 = add i64 %733, %603
  %735 = inttoptr i64 %734 to <4 x i32> addrspace(1)*
  %736 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %735, align 16, !tbaa !11
  %737 = add i64 %702, %684
  %738 = shl i64 %737, 4
  %739 = add i64 %738, %603
  %740 = inttoptr i64 %739 to <4 x i32> addrspace(1)*
  %741 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %740, align 16, !tbaa !11
  %742 = add i64 %703, %588
  %743 = inttoptr i64 %742 to <4 x i32> addrspace(1)*
  store <4 x i32> %706, <4 x i32> addrspace(1)* %743, align 16, !tbaa !11
  %744 = add i64 %708, %588
  %745 = inttoptr i64 %744 to <4 x i32> addrspace(1)*
  store <4 x i32> %711, <4 x i32> addrspace(1)* %745, align 16, !tbaa !11
  %746 = add i64 %713, %588
  %747 = inttoptr i64 %746 to <4 x i32> addrspace(1)*
  store <4 x i32> %716, <4 x i32> addrspace(1)* %747, align 16, !tbaa !11
  %748 = add i64 %718, %588
  %749 = inttoptr i64 %748 to <4 x i32> addrspace(1)*
  store <4 x i32> %721, <4 x i32> addrspace(1)* %749, align 16, !tbaa !11
  %750 = add i64 %723, %588
  %751 = inttoptr i64 %750 to <4 x i32> addrspace(1)*
  store <4 x i32> %726, <4 x i32> addrspace(1)* %751, align 16, !tbaa !11
  %752 = add i64 %728, %588
  %753 = inttoptr i64 %752 to <4 x i32> addrspace(1)*
  store <4 x i32> %731, <4 x i32> addrspace(1)* %753, align 16, !tbaa !11
  %754 = add i64 %733, %588
  %755 = inttoptr i64 %754 to <4 x i32> addrspace(1)*
  store <4 x i32> %736, <4 x i32> addrspace(1)* %755, align 16, !tbaa !11
  %756 = add i64 %738, %588
  %757 = inttoptr i64 %756 to <4 x i32> addrspace(1)*
  store <4 x i32> %741, <4 x i32> addrspace(1)* %757, align 16, !tbaa !11
  %758 = add i64 %702, %689
  %759 = add i64 %758, %684
  %760 = icmp ult i64 %759, %681
  br i1 %760, label %701, label %761, !llvm.loop !60

761:                                              ; preds = %701, %680
  %762 = phi i64 [ %682, %680 ], [ %758, %701 ]
  %763 = icmp ult i64 %762, %681
  br i1 %763, label %764, label %1334

764:                                              ; preds = %761
  %765 = shl i64 %762, 4
  %766 = add i64 %765, %603
  %767 = inttoptr i64 %766 to <4 x i32> addrspace(1)*
  %768 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %767, align 16, !tbaa !11
  %769 = zext i32 %606 to i64
  %770 = add i64 %762, %769
  %771 = icmp ult i64 %770, %681
  br i1 %771, label %772, label %777

772:                                              ; preds = %764
  %773 = shl i64 %770, 4
  %774 = add i64 %773, %603
  %775 = inttoptr i64 %774 to <4 x i32> addrspace(1)*
  %776 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %775, align 16, !tbaa !11
  br label %777

777:                                              ; preds = %772, %764
  %778 = phi <4 x i32> [ %776, %772 ], [ zeroinitializer, %764 ]
  %779 = shl i32 %606, 1
  %780 = zext i32 %779 to i64
  %781 = add i64 %762, %780
  %782 = icmp ult i64 %781, %681
  br i1 %782, label %783, label %788

783:                                              ; preds = %777
  %784 = shl i64 %781, 4
  %785 = add i64 %784, %603
  %786 = inttoptr i64 %785 to <4 x i32> addrspace(1)*
  %787 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %786, align 16, !tbaa !11
  br label %788

788:                                              ; preds = %783, %777
  %789 = phi <4 x i32> [ %787, %783 ], [ zeroinitializer, %777 ]
  %790 = mul i32 %606, 3
  %791 = zext i32 %790 to i64
  %792 = add i64 %762, %791
  %793 = icmp ult i64 %792, %681
  br i1 %793, label %794, label %799

794:                                              ; preds = %788
  %795 = shl i64 %792, 4
  %796 = add i64 %795, %603
  %797 = inttoptr i64 %796 to <4 x i32> addrspace(1)*
  %798 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %797, align 16, !tbaa !11
  br label %799

799:                                              ; preds = %794, %788
  %800 = phi <4 x i32> [ %798, %794 ], [ zeroinitializer, %788 ]
  %801 = shl i32 %606, 2
  %802 = zext i32 %801 to i64
  %803 = add i64 %762, %802
  %804 = icmp ult i64 %803, %681
  br i1 %804, label %805, label %810

805:                                              ; preds = %799
  %806 = shl i64 %803, 4
  %807 = add i64 %806, %603
  %808 = inttoptr i64 %807 to <4 x i32> addrspace(1)*
  %809 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %808, align 16, !tbaa !11
  br label %810

810:                                              ; preds = %805, %799
  %811 = phi <4 x i32> [ %809, %805 ], [ zeroinitializer, %799 ]
  %812 = mul i32 %606, 5
  %813 = zext i32 %812 to i64
  %814 = add i64 %762, %813
  %815 = icmp ult i64 %814, %681
  br i1 %815, label %816, label %821

816:                                              ; preds = %810
  %817 = shl i64 %814, 4
  %818 = add i64 %817, %603
  %819 = inttoptr i64 %818 to <4 x i32> addrspace(1)*
  %820 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %819, align 16, !tbaa !11
  br label %821

821:                                              ; preds = %816, %810
  %822 = phi <4 x i32> [ %820, %816 ], [ zeroinitializer, %810 ]
  %823 = mul i32 %606, 6
  %824 = zext i32 %823 to i64
  %825 = add i64 %762, %824
  %826 = icmp ult i64 %825, %681
  br i1 %826, label %827, label %832

827:                                              ; preds = %821
  %828 = shl i64 %825, 4
  %829 = add i64 %828, %603
  %830 = inttoptr i64 %829 to <4 x i32> addrspace(1)*
  %831 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %830, align 16, !tbaa !11
  br label %832

832:                                              ; preds = %827, %821
  %833 = phi <4 x i32> [ %831, %827 ], [ zeroinitializer, %821 ]
  %834 = add i64 %762, %684
  %835 = icmp ult i64 %834, %681
  br i1 %835, label %836, label %841

836:                                              ; preds = %832
  %837 = shl i64 %834, 4
  %838 = add i64 %837, %603
  %839 = inttoptr i64 %838 to <4 x i32> addrspace(1)*
  %840 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %839, align 16, !tbaa !11
  br label %841

841:                                              ; preds = %836, %832
  %842 = phi <4 x i32> [ %840, %836 ], [ zeroinitializer, %832 ]
  %843 = add i64 %765, %588
  %844 = inttoptr i64 %843 to <4 x i32> addrspace(1)*
  store <4 x i32> %768, <4 x i32> addrspace(1)* %844, align 16, !tbaa !11
  br i1 %771, label %845, label %849

845:                                              ; preds = %841
  %846 = shl i64 %770, 4
  %847 = add i64 %846, %588
  %848 = inttoptr i64 %847 to <4 x i32> addrspace(1)*
  store <4 x i32> %778, <4 x i32> addrspace(1)* %848, align 16, !tbaa !11
  br label %849

849:                                              ; preds = %845, %841
  br i1 %782, label %850, label %854

850:                                              ; preds = %849
  %851 = shl i64 %781, 4
  %852 = add i64 %851, %588
  %853 = inttoptr i64 %852 to <4 x i32> addrspace(1)*
  store <4 x i32> %789, <4 x i32> addrspace(1)* %853, align 16, !tbaa !11
  br label %854

854:                                              ; preds = %850, %849
  br i1 %793, label %855, label %859

855:                                              ; preds = %854
  %856 = shl i64 %792, 4
  %857 = add i64 %856, %588
  %858 = inttoptr i64 %857 to <4 x i32> addrspace(1)*
  store <4 x i32> %800, <4 x i32> addrspace(1)* %858, align 16, !tbaa !11
  br label %859

859:                                              ; preds = %855, %854
  br i1 %804, label %860, label %864

860:                                              ; preds = %859
  %861 = shl i64 %803, 4
  %862 = add i64 %861, %588
  %863 = inttoptr i64 %862 to <4 x i32> addrspace(1)*
  store <4 x i32> %811, <4 x i32> addrspace(1)* %863, align 16, !tbaa !11
  br label %864

864:                                              ; preds = %860, %859
  br i1 %815, label %865, label %869

865:                                              ; preds = %864
  %866 = shl i64 %814, 4
  %867 = add i64 %866, %588
  %868 = inttoptr i64 %867 to <4 x i32> addrspace(1)*
  store <4 x i32> %822, <4 x i32> addrspace(1)* %868, align 16, !tbaa !11
  br label %869

869:                                              ; preds = %865, %864
  br i1 %826, label %870, label %874

870:                                              ; preds = %869
  %871 = shl i64 %825, 4
  %872 = add i64 %871, %588
  %873 = inttoptr i64 %872 to <4 x i32> addrspace(1)*
  store <4 x i32> %833, <4 x i32> addrspace(1)* %873, align 16, !tbaa !11
  br label %874

874:                                              ; preds = %870, %869
  br i1 %835, label %875, label %1334

875:                                              ; preds = %874
  %876 = shl i64 %834, 4
  %877 = add i64 %876, %588
  br label %1330

878:                                              ; preds = %601
  %879 = icmp ult i64 %615, %604
  %880 = select i1 %879, i64 %615, i64 %604
  %881 = sub i64 %604, %880
  %882 = sub nsw i64 0, %613
  %883 = and i64 %881, %882
  switch i64 %613, label %1286 [
    i64 16, label %884
    i64 4, label %1085
  ]

884:                                              ; preds = %878
  %885 = add i64 %880, %588
  %886 = add i64 %880, %603
  %887 = lshr i64 %883, 4
  %888 = zext i32 %605 to i64
  %889 = mul i32 %606, 7
  %890 = zext i32 %889 to i64
  %891 = add nuw nsw i64 %890, %888
  %892 = icmp ult i64 %891, %887
  br i1 %892, label %893, label %967

893:                                              ; preds = %884
  %894 = shl i32 %606, 3
  %895 = zext i32 %894 to i64
  %896 = zext i32 %606 to i64
  %897 = shl i32 %606, 1
  %898 = zext i32 %897 to i64
  %899 = mul i32 %606, 3
  %900 = zext i32 %899 to i64
  %901 = shl i32 %606, 2
  %902 = zext i32 %901 to i64
  %903 = mul i32 %606, 5
  %904 = zext i32 %903 to i64
  %905 = mul i32 %606, 6
  %906 = zext i32 %905 to i64
  br label %907

907:                                              ; preds = %907, %893
  %908 = phi i64 [ %888, %893 ], [ %964, %907 ]
  %909 = shl i64 %908, 4
  %910 = add i64 %909, %886
  %911 = inttoptr i64 %910 to <4 x i32> addrspace(1)*
  %912 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %911, align 16, !tbaa !11
  %913 = add i64 %908, %896
  %914 = shl i64 %913, 4
  %915 = add i64 %914, %886
  %916 = inttoptr i64 %915 to <4 x i32> addrspace(1)*
  %917 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %916, align 16, !tbaa !11
  %918 = add i64 %908, %898
  %919 = shl i64 %918, 4
  %920 = add i64 %919, %886
  %921 = inttoptr i64 %920 to <4 x i32> addrspace(1)*
  %922 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %921, align 16, !tbaa !11
  %923 = add i64 %908, %900
  %924 = shl i64 %923, 4
  %925 = add i64 %924, %886
  %926 = inttoptr i64 %925 to <4 x i32> addrspace(1)*
  %927 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %926, align 16, !tbaa !11
  %928 = add i64 %908, %902
  %929 = shl i64 %928, 4
  %930 = add i64 %929, %886
  %931 = inttoptr i64 %930 to <4 x i32> addrspace(1)*
  %932 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %931, align 16, !tbaa !11
  %933 = add i64 %908, %904
  %934 = shl i64 %933, 4
  %935 = add i64 %934, %886
  %936 = inttoptr i64 %935 to <4 x i32> addrspace(1)*
  %937 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %936, align 16, !tbaa !11
  %938 = add i64 %908, %906
  %939 = shl i64 %938, 4
  %940 = add i64 %939, %886
  %941 = inttoptr i64 %940 to <4 x i32> addrspace(1)*
  %942 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %941, align 16, !tbaa !11
  %943 = add i64 %908, %890
  %944 = shl i64 %943, 4
  %945 = add i64 %944, %886
  %946 = inttoptr i64 %945 to <4 x i32> addrspace(1)*
  %947 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %946, align 16, !tbaa !11
  %948 = add i64 %909, %885
  %949 = inttoptr i64 %948 to <4 x i32> addrspace(1)*
  store <4 x i32> %912, <4 x i32> addrspace(1)* %949, align 16, !tbaa !11
  %950 = add i64 %914, %885
  %951 = inttoptr i64 %950 to <4 x i32> addrspace(1)*
  store <4 x i32> %917, <4 x i32> addrspace(1)* %951, align 16, !tbaa !11
  %952 = add i64 %919, %885
  %953 = inttoptr i64 %952 to <4 x i32> addrspace(1)*
  store <4 x i32> %922, <4 x i32> addrspace(1)* %953, align 16, !tbaa !11
  %954 = add i64 %924, %885
  %955 = inttoptr i64 %954 to <4 x i32> addrspace(1)*
  store <4 x i32> %927, <4 x i32> addrspace(1)* %955, align 16, !tbaa !11
  %956 = add i64 %929, %885
  %957 = inttoptr i64 %956 to <4 x i32> addrspace(1)*
  store <4 x i32> %932, <4 x i32> addrspace(1)* %957, align 16, !tbaa !11
  %958 = add i64 %934, %885
  %959 = inttoptr i64 %958 to <4 x i32> addrspace(1)*
  store <4 x i32> %937, <4 x i32> addrspace(1)* %959, align 16, !tbaa !11
  %960 = add i64 %939, %885
  %961 = inttoptr i64 %960 to <4 x i32> addrspace(1)*
  store <4 x i32> %942, <4 x i32> addrspace(1)* %961, align 16, !tbaa !11
  %962 = add i64 %944, %885
  %963 = inttoptr i64 %962 to <4 x i32> addrspace(1)*
  store <4 x i32> %947, <4 x i32> addrspace(1)* %963, align 16, !tbaa !11
  %964 = add i64 %908, %895
  %965 = add i64 %964, %890
  %966 = icmp ult i64 %965, %887
  br i1 %966, label %907, label %967, !llvm.loop !60

967:                                              ; preds = %907, %884
  %968 = phi i64 [ %888, %884 ], [ %964, %907 ]
  %969 = icmp ult i64 %968, %887
  br i1 %969, label %970, label %1300

970:                                              ; preds = %967
  %971 = shl i64 %968, 4
  %972 = add i64 %971, %886
  %973 = inttoptr i64 %972 to <4 x i32> addrspace(1)*
  %974 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %973, align 16, !tbaa !11
  %975 = zext i32 %606 to i64
  %976 = add i64 %968, %975
  %977 = icmp ult i64 %976, %887
  br i1 %977, label %978, label %983

978:                                              ; preds = %970
  %979 = shl i64 %976, 4
  %980 = add i64 %979, %886
  %981 = inttoptr i64 %980 to <4 x i32> addrspace(1)*
  %982 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %981, align 16, !tbaa !11
  br label %983

983:                                              ; preds = %978, %970
  %984 = phi <4 x i32> [ %982, %978 ], [ zeroinitializer, %970 ]
  %985 = shl i32 %606, 1
  %986 = zext i32 %985 to i64
  %987 = add i64 %968, %986
  %988 = icmp ult i64 %987, %887
  br i1 %988, label %989, label %994

989:                                              ; preds = %983
  %990 = shl i64 %987, 4
  %991 = add i64 %990, %886
  %992 = inttoptr i64 %991 to <4 x i32> addrspace(1)*
  %993 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %992, align 16, !tbaa !11
  br label %994

994:                                              ; preds = %989, %983
  %995 = phi <4 x i32> [ %993, %989 ], [ zeroinitializer, %983 ]
  %996 = mul i32 %606, 3
  %997 = zext i32 %996 to i64
  %998 = add i64 %968, %997
  %999 = icmp ult i64 %998, %887
  br i1 %999, label %1000, label %1005

1000:                                             ; preds = %994
  %1001 = shl i64 %998, 4
  %1002 = add i64 %1001, %886
  %1003 = inttoptr i64 %1002 to <4 x i32> addrspace(1)*
  %1004 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1003, align 16, !tbaa !11
  br label %1005

1005:                                             ; preds = %1000, %994
  %1006 = phi <4 x i32> [ %1004, %1000 ], [ zeroinitializer, %994 ]
  %1007 = shl i32 %606, 2
  %1008 = zext i32 %1007 to i64
  %1009 = add i64 %968, %1008
  %1010 = icmp ult i64 %1009, %887
  br i1 %1010, label %1011, label %1016

1011:                                             ; preds = %1005
  %1012 = shl i64 %1009, 4
  %1013 = add i64 %1012, %886
  %1014 = inttoptr i64 %1013 to <4 x i32> addrspace(1)*
  %1015 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1014, align 16, !tbaa !11
  br label %1016

1016:                                             ; preds = %1011, %1005
  %1017 = phi <4 x i32> [ %1015, %1011 ], [ zeroinitializer, %1005 ]
  %1018 = mul i32 %606, 5
  %1019 = zext i32 %1018 to i64
  %1020 = add i64 %968, %1019
  %1021 = icmp ult i64 %1020, %887
  br i1 %1021, label %1022, label %1027

1022:                                             ; preds = %1016
  %1023 = shl i64 %1020, 4
  %1024 = add i64 %1023, %886
  %1025 = inttoptr i64 %1024 to <4 x i32> addrspace(1)*
  %1026 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1025, align 16, !tbaa !11
  br label %1027

1027:                                             ; preds = %1022, %1016
  %1028 = phi <4 x i32> [ %1026, %1022 ], [ zeroinitializer, %1016 ]
  %1029 = mul i32 %606, 6
  %1030 = zext i32 %1029 to i64
  %1031 = add i64 %968, %1030
  %1032 = icmp ult i64 %1031, %887
  br i1 %1032, label %1033, label %1038

1033:                                             ; preds = %1027
  %1034 = shl i64 %1031, 4
  %1035 = add i64 %1034, %886
  %1036 = inttoptr i64 %1035 to <4 x i32> addrspace(1)*
  %1037 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1036, align 16, !tbaa !11
  br label %1038

1038:                                             ; preds = %1033, %1027
  %1039 = phi <4 x i32> [ %1037, %1033 ], [ zeroinitializer, %1027 ]
  %1040 = add i64 %968, %890
  %1041 = icmp ult i64 %1040, %887
  br i1 %1041, label %1042, label %1047

1042:                                             ; preds = %1038
  %1043 = shl i64 %1040, 4
  %1044 = add i64 %1043, %886
  %1045 = inttoptr i64 %1044 to <4 x i32> addrspace(1)*
  %1046 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1045, align 16, !tbaa !11
  br label %1047

1047:                                             ; preds = %1042, %1038
  %1048 = phi <4 x i32> [ %1046, %1042 ], [ zeroinitializer, %1038 ]
  %1049 = add i64 %971, %885
  %1050 = inttoptr i64 %1049 to <4 x i32> addrspace(1)*
  store <4 x i32> %974, <4 x i32> addrspace(1)* %1050, align 16, !tbaa !11
  br i1 %977, label %1051, label %1055

1051:                                             ; preds = %1047
  %1052 = shl i64 %976, 4
  %1053 = add i64 %1052, %885
  %1054 = inttoptr i64 %1053 to <4 x i32> addrspace(1)*
  store <4 x i32> %984, <4 x i32> addrspace(1)* %1054, align 16, !tbaa !11
  br label %1055

1055:                                             ; preds = %1051, %1047
  br i1 %988, label %1056, label %1060

1056:                                             ; preds = %1055
  %1057 = shl i64 %987, 4
  %1058 = add i64 %1057, %885
  %1059 = inttoptr i64 %1058 to <4 x i32> addrspace(1)*
  store <4 x i32> %995, <4 x i32> addrspace(1)* %1059, align 16, !tbaa !11
  br label %1060

1060:                                             ; preds = %1056, %1055
  br i1 %999, label %1061, label %1065

1061:                                             ; preds = %1060
  %1062 = shl i64 %998, 4
  %1063 = add i64 %1062, %885
  %1064 = inttoptr i64 %1063 to <4 x i32> addrspace(1)*
  store <4 x i32> %1006, <4 x i32> addrspace(1)* %1064, align 16, !tbaa !11
  br label %1065

1065:                                             ; preds = %1061, %1060
  br i1 %1010, label %1066, label %1070

1066:                                             ; preds = %1065
  %1067 = shl i64 %1009, 4
  %1068 = add i64 %1067, %885
  %1069 = inttoptr i64 %1068 to <4 x i32> addrspace(1)*
  store <4 x i32> %1017, <4 x i32> addrspace(1)* %1069, align 16, !tbaa !11
  br label %1070

1070:                                             ; preds = %1066, %1065
  br i1 %1021, label %1071, label %1075

1071:                                             ; preds = %1070
  %1072 = shl i64 %1020, 4
  %1073 = add i64 %1072, %885
  %1074 = inttoptr i64 %1073 to <4 x i32> addrspace(1)*
  store <4 x i32> %1028, <4 x i32> addrspace(1)* %1074, align 16, !tbaa !11
  br label %1075

1075:                                             ; preds = %1071, %1070
  br i1 %1032, label %1076, label %1080

1076:                                             ; preds = %1075
  %1077 = shl i64 %1031, 4
  %1078 = add i64 %1077, %885
  %1079 = inttoptr i64 %1078 to <4 x i32> addrspace(1)*
  store <4 x i32> %1039, <4 x i32> addrspace(1)* %1079, align 16, !tbaa !11
  br label %1080

1080:                                             ; preds = %1076, %1075
  br i1 %1041, label %1081, label %1300

1081:                                             ; preds = %1080
  %1082 = shl i64 %1040, 4
  %1083 = add i64 %1082, %885
  %1084 = inttoptr i64 %1083 to <4 x i32> addrspace(1)*
  store <4 x i32> %1048, <4 x i32> addrspace(1)* %1084, align 16, !tbaa !11
  br label %1300

1085:                                             ; preds = %878
  %1086 = add i64 %880, %588
  %1087 = add i64 %880, %603
  %1088 = lshr i64 %883, 2
  %1089 = zext i32 %605 to i64
  %1090 = mul i32 %606, 7
  %1091 = zext i32 %1090 to i64
  %1092 = add nuw nsw i64 %1091, %1089
  %1093 = icmp ult i64 %1092, %1088
  br i1 %1093, label %1094, label %1168

1094:                                             ; preds = %1085
  %1095 = shl i32 %606, 3
  %1096 = zext i32 %1095 to i64
  %1097 = zext i32 %606 to i64
  %1098 = shl i32 %606, 1
  %1099 = zext i32 %1098 to i64
  %1100 = mul i32 %606, 3
  %1101 = zext i32 %1100 to i64
  %1102 = shl i32 %606, 2
  %1103 = zext i32 %1102 to i64
  %1104 = mul i32 %606, 5
  %1105 = zext i32 %1104 to i64
  %1106 = mul i32 %606, 6
  %1107 = zext i32 %1106 to i64
  br label %1108

1108:                                             ; preds = %1108, %1094
  %1109 = phi i64 [ %1089, %1094 ], [ %1165, %1108 ]
  %1110 = shl i64 %1109, 2
  %1111 = add i64 %1110, %1087
  %1112 = inttoptr i64 %1111 to i32 addrspace(1)*
  %1113 = load volatile i32, i32 addrspace(1)* %1112, align 4, !tbaa !11
  %1114 = add i64 %1109, %1097
  %1115 = shl i64 %1114, 2
  %1116 = add i64 %1115, %1087
  %1117 = inttoptr i64 %1116 to i32 addrspace(1)*
  %1118 = load volatile i32, i32 addrspace(1)* %1117, align 4, !tbaa !11
  %1119 = add i64 %1109, %1099
  %1120 = shl i64 %1119, 2
  %1121 = add i64 %1120, %1087
  %1122 = inttoptr i64 %1121 to i32 addrspace(1)*
  %1123 = load volatile i32, i32 addrspace(1)* %1122, align 4, !tbaa !11
  %1124 = add i64 %1109, %1101
  %1125 = shl i64 %1124, 2
  %1126 = add i64 %1125, %1087
  %1127 = inttoptr i64 %1126 to i32 addrspace(1)*
  %1128 = load volatile i32, i32 addrspace(1)* %1127, align 4, !tbaa !11
  %1129 = add i64 %1109, %1103
  %1130 = shl i64 %1129, 2
  %1131 = add i64 %1130, %1087
  %1132 = inttoptr i64 %1131 to i32 addrspace(1)*
  %1133 = load volatile i32, i32 addrspace(1)* %1132, align 4, !tbaa !11
  %1134 = add i64 %1109, %1105
  %1135 = shl i64 %1134, 2
  %1136 = add i64 %1135, %1087
  %1137 = inttoptr i64 %1136 to i32 addrspace(1)*
  %1138 = load volatile i32, i32 addrspace(1)* %1137, align 4, !tbaa !11
  %1139 = add i64 %1109, %1107
  %1140 = shl i64 %1139, 2
  %1141 = add i64 %1140, %1087
  %1142 = inttoptr i64 %1141 to i32 addrspace(1)*
  %1143 = load volatile i32, i32 addrspace(1)* %1142, align 4, !tbaa !11
  %1144 = add i64 %1109, %1091
  %1145 = shl i64 %1144, 2
  %1146 = add i64 %1145, %1087
  %1147 = inttoptr i64 %1146 to i32 addrspace(1)*
  %1148 = load volatile i32, i32 addrspace(1)* %1147, align 4, !tbaa !11
  %1149 = add i64 %1110, %1086
  %1150 = inttoptr i64 %1149 to i32 addrspace(1)*
  store i32 %1113, i32 addrspace(1)* %1150, align 4, !tbaa !11
  %1151 = add i64 %1115, %1086
  %1152 = inttoptr i64 %1151 to i32 addrspace(1)*
  store i32 %1118, i32 addrspace(1)* %1152, align 4, !tbaa !11
  %1153 = add i64 %1120, %1086
  %1154 = inttoptr i64 %1153 to i32 addrspace(1)*
  store i32 %1123, i32 addrspace(1)* %1154, align 4, !tbaa !11
  %1155 = add i64 %1125, %1086
  %1156 = inttoptr i64 %1155 to i32 addrspace(1)*
  store i32 %1128, i32 addrspace(1)* %1156, align 4, !tbaa !11
  %1157 = add i64 %1130, %1086
  %1158 = inttoptr i64 %1157 to i32 addrspace(1)*
  store i32 %1133, i32 addrspace(1)* %1158, align 4, !tbaa !11
  %1159 = add i64 %1135, %1086
  %1160 = inttoptr i64 %1159 to i32 addrspace(1)*
  store i32 %1138, i32 addrspace(1)* %1160, align 4, !tbaa !11
  %1161 = add i64 %1140, %1086
  %1162 = inttoptr i64 %1161 to i32 addrspace(1)*
  store i32 %1143, i32 addrspace(1)* %1162, align 4, !tbaa !11
  %1163 = add i64 %1145, %1086
  %1164 = inttoptr i64 %1163 to i32 addrspace(1)*
  store i32 %1148, i32 addrspace(1)* %1164, align 4, !tbaa !11
  %1165 = add i64 %1109, %1096
  %1166 = add i64 %1165, %1091
  %1167 = icmp ult i64 %1166, %1088
  br i1 %1167, label %1108, label %1168, !llvm.loop !61

1168:                                             ; preds = %1108, %1085
  %1169 = phi i64 [ %1089, %1085 ], [ %1165, %1108 ]
  %1170 = icmp ult i64 %1169, %1088
  br i1 %1170, label %1171, label %1300

1171:                                             ; preds = %1168
  %1172 = shl i64 %1169, 2
  %1173 = add i64 %1172, %1087
  %1174 = inttoptr i64 %1173 to i32 addrspace(1)*
  %1175 = load volatile i32, i32 addrspace(1)* %1174, align 4, !tbaa !11
  %1176 = zext i32 %606 to i64
  %1177 = add i64 %1169, %1176
  %1178 = icmp ult i64 %1177, %1088
  br i1 %1178, label %1179, label %1184

1179:                                             ; preds = %1171
  %1180 = shl i64 %1177, 2
  %1181 = add i64 %1180, %1087
  %1182 = inttoptr i64 %1181 to i32 addrspace(1)*
  %1183 = load volatile i32, i32 addrspace(1)* %1182, align 4, !tbaa !11
  br label %1184

1184:                                             ; preds = %1179, %1171
  %1185 = phi i32 [ %1183, %1179 ], [ 0, %1171 ]
  %1186 = shl i32 %606, 1
  %1187 = zext i32 %1186 to i64
  %1188 = add i64 %1169, %1187
  %1189 = icmp ult i64 %1188, %1088
  br i1 %1189, label %1190, label %1195

1190:                                             ; preds = %1184
  %1191 = shl i64 %1188, 2
  %1192 = add i64 %1191, %1087
  %1193 = inttoptr i64 %1192 to i32 addrspace(1)*
  %1194 = load volatile i32, i32 addrspace(1)* %1193, align 4, !tbaa !11
  br label %1195

1195:                                             ; preds = %1190, %1184
  %1196 = phi i32 [ %1194, %1190 ], [ 0, %1184 ]
  %1197 = mul i32 %606, 3
  %1198 = zext i32 %1197 to i64
  %1199 = add i64 %1169, %1198
  %1200 = icmp ult i64 %1199, %1088
  br i1 %1200, label %1201, label %1206

1201:                                             ; preds = %1195
  %1202 = shl i64 %1199, 2
  %1203 = add i64 %1202, %1087
  %1204 = inttoptr i64 %1203 to i32 addrspace(1)*
  %1205 = load volatile i32, i32 addrspace(1)* %1204, align 4, !tbaa !11
  br label %1206

1206:                                             ; preds = %1201, %1195
  %1207 = phi i32 [ %1205, %1201 ], [ 0, %1195 ]
  %1208 = shl i32 %606, 2
  %1209 = zext i32 %1208 to i64
  %1210 = add i64 %1169, %1209
  %1211 = icmp ult i64 %1210, %1088
  br i1 %1211, label %1212, label %1217

1212:                                             ; preds = %1206
  %1213 = shl i64 %1210, 2
  %1214 = add i64 %1213, %1087
  %1215 = inttoptr i64 %1214 to i32 addrspace(1)*
  %1216 = load volatile i32, i32 addrspace(1)* %1215, align 4, !tbaa !11
  br label %1217

1217:                                             ; preds = %1212, %1206
  %1218 = phi i32 [ %1216, %1212 ], [ 0, %1206 ]
  %1219 = mul i32 %606, 5
  %1220 = zext i32 %1219 to i64
  %1221 = add i64 %1169, %1220
  %1222 = icmp ult i64 %1221, %1088
  br i1 %1222, label %1223, label %1228

1223:                                             ; preds = %1217
  %1224 = shl i64 %1221, 2
  %1225 = add i64 %1224, %1087
  %1226 = inttoptr i64 %1225 to i32 addrspace(1)*
  %1227 = load volatile i32, i32 addrspace(1)* %1226, align 4, !tbaa !11
  br label %1228

1228:                                             ; preds = %1223, %1217
  %1229 = phi i32 [ %1227, %1223 ], [ 0, %1217 ]
  %1230 = mul i32 %606, 6
  %1231 = zext i32 %1230 to i64
  %1232 = add i64 %1169, %1231
  %1233 = icmp ult i64 %1232, %1088
  br i1 %1233, label %1234, label %1239

1234:                                             ; preds = %1228
  %1235 = shl i64 %1232, 2
  %1236 = add i64 %1235, %1087
  %1237 = inttoptr i64 %1236 to i32 addrspace(1)*
  %1238 = load volatile i32, i32 addrspace(1)* %1237, align 4, !tbaa !11
  br label %1239

1239:                                             ; preds = %1234, %1228
  %1240 = phi i32 [ %1238, %1234 ], [ 0, %1228 ]
  %1241 = add i64 %1169, %1091
  %1242 = icmp ult i64 %1241, %1088
  br i1 %1242, label %1243, label %1248

1243:                                             ; preds = %1239
  %1244 = shl i64 %1241, 2
  %1245 = add i64 %1244, %1087
  %1246 = inttoptr i64 %1245 to i32 addrspace(1)*
  %1247 = load volatile i32, i32 addrspace(1)* %1246, align 4, !tbaa !11
  br label %1248

1248:                                             ; preds = %1243, %1239
  %1249 = phi i32 [ %1247, %1243 ], [ 0, %1239 ]
  %1250 = add i64 %1172, %1086
  %1251 = inttoptr i64 %1250 to i32 addrspace(1)*
  store i32 %1175, i32 addrspace(1)* %1251, align 4, !tbaa !11
  br i1 %1178, label %1252, label %1256

1252:                                             ; preds = %1248
  %1253 = shl i64 %1177, 2
  %1254 = add i64 %1253, %1086
  %1255 = inttoptr i64 %1254 to i32 addrspace(1)*
  store i32 %1185, i32 addrspace(1)* %1255, align 4, !tbaa !11
  br label %1256

1256:                                             ; preds = %1252, %1248
  br i1 %1189, label %1257, label %1261

1257:                                             ; preds = %1256
  %1258 = shl i64 %1188, 2
  %1259 = add i64 %1258, %1086
  %1260 = inttoptr i64 %1259 to i32 addrspace(1)*
  store i32 %1196, i32 addrspace(1)* %1260, align 4, !tbaa !11
  br label %1261

1261:                                             ; preds = %1257, %1256
  br i1 %1200, label %1262, label %1266

1262:                                             ; preds = %1261
  %1263 = shl i64 %1199, 2
  %1264 = add i64 %1263, %1086
  %1265 = inttoptr i64 %1264 to i32 addrspace(1)*
  store i32 %1207, i32 addrspace(1)* %1265, align 4, !tbaa !11
  br label %1266

1266:                                             ; preds = %1262, %1261
  br i1 %1211, label %1267, label %1271

1267:                                             ; preds = %1266
  %1268 = shl i64 %1210, 2
  %1269 = add i64 %1268, %1086
  %1270 = inttoptr i64 %1269 to i32 addrspace(1)*
  store i32 %1218, i32 addrspace(1)* %1270, align 4, !tbaa !11
  br label %1271

1271:                                             ; preds = %1267, %1266
  br i1 %1222, label %1272, label %1276

1272:                                             ; preds = %1271
  %1273 = shl i64 %1221, 2
  %1274 = add i64 %1273, %1086
  %1275 = inttoptr i64 %1274 to i32 addrspace(1)*
  store i32 %1229, i32 addrspace(1)* %1275, align 4, !tbaa !11
  br label %1276

1276:                                             ; preds = %1272, %1271
  br i1 %1233, label %1277, label %1281

1277:                                             ; preds = %1276
  %1278 = shl i64 %1232, 2
  %1279 = add i64 %1278, %1086
  %1280 = inttoptr i64 %1279 to i32 addrspace(1)*
  store i32 %1240, i32 addrspace(1)* %1280, align 4, !tbaa !11
  br label %1281

1281:                                             ; preds = %1277, %1276
  br i1 %1242, label %1282, label %1300

1282:                                             ; preds = %1281
  %1283 = shl i64 %1241, 2
  %1284 = add i64 %1283, %1086
  %1285 = inttoptr i64 %1284 to i32 addrspace(1)*
  store i32 %1249, i32 addrspace(1)* %1285, align 4, !tbaa !11
  br label %1300

1286:                                             ; preds = %878
  %1287 = zext i32 %605 to i64
  %1288 = icmp ugt i64 %604, %1287
  br i1 %1288, label %1289, label %1334

1289:                                             ; preds = %1286
  %1290 = zext i32 %606 to i64
  br label %1291

1291:                                             ; preds = %1291, %1289
  %1292 = phi i64 [ %1287, %1289 ], [ %1298, %1291 ]
  %1293 = add i64 %1292, %603
  %1294 = inttoptr i64 %1293 to i8 addrspace(1)*
  %1295 = load volatile i8, i8 addrspace(1)* %1294, align 1, !tbaa !11
  %1296 = add i64 %1292, %588
  %1297 = inttoptr i64 %1296 to i8 addrspace(1)*
  store i8 %1295, i8 addrspace(1)* %1297, align 1, !tbaa !11
  %1298 = add i64 %1292, %1290
  %1299 = icmp ult i64 %1298, %604
  br i1 %1299, label %1291, label %1334, !llvm.loop !62

1300:                                             ; preds = %1282, %1281, %1168, %1081, %1080, %967
  %1301 = phi i64 [ %1089, %1282 ], [ %1089, %1281 ], [ %1089, %1168 ], [ %888, %1081 ], [ %888, %1080 ], [ %888, %967 ]
  %1302 = icmp ugt i64 %880, %1301
  br i1 %1302, label %1303, label %1314

1303:                                             ; preds = %1300
  %1304 = zext i32 %606 to i64
  br label %1305

1305:                                             ; preds = %1305, %1303
  %1306 = phi i64 [ %1301, %1303 ], [ %1312, %1305 ]
  %1307 = add i64 %1306, %603
  %1308 = inttoptr i64 %1307 to i8 addrspace(1)*
  %1309 = load volatile i8, i8 addrspace(1)* %1308, align 1, !tbaa !11
  %1310 = add i64 %1306, %588
  %1311 = inttoptr i64 %1310 to i8 addrspace(1)*
  store i8 %1309, i8 addrspace(1)* %1311, align 1, !tbaa !11
  %1312 = add i64 %1306, %1304
  %1313 = icmp ult i64 %1312, %880
  br i1 %1313, label %1305, label %1314, !llvm.loop !62

1314:                                             ; preds = %1305, %1300
  %1315 = add i64 %883, %880
  %1316 = sub i64 %604, %1315
  %1317 = icmp ugt i64 %1316, %1301
  br i1 %1317, label %1318, label %1334

1318:                                             ; preds = %1314
  %1319 = zext i32 %606 to i64
  br label %1320

1320:                                             ; preds = %1320, %1318
  %1321 = phi i64 [ %1301, %1318 ], [ %1328, %1320 ]
  %1322 = add i64 %1321, %1315
  %1323 = add i64 %1322, %603
  %1324 = inttoptr i64 %1323 to i8 addrspace(1)*
  %1325 = load volatile i8, i8 addrspace(1)* %1324, align 1, !tbaa !11
  %1326 = add i64 %1322, %588
  %1327 = inttoptr i64 %1326 to i8 addrspace(1)*
  store i8 %1325, i8 addrspace(1)* %1327, align 1, !tbaa !11
  %1328 = add i64 %1321, %1319
  %1329 = icmp ult i64 %1328, %1316
  br i1 %1329, label %1320, label %1334, !llvm.loop !62

1330:                                             ; preds = %875, %624
  %1331 = phi i64 [ %877, %875 ], [ %679, %624 ]
  %1332 = phi <4 x i32> [ %842, %875 ], [ %665, %624 ]
  %1333 = inttoptr i64 %1331 to <4 x i32> addrspace(1)*
  store <4 x i32> %1332, <4 x i32> addrspace(1)* %1333, align 16, !tbaa !11
  br label %1334

1334:                                             ; preds = %1320, %1291, %1330, %1314, %1286, %874, %761
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !128
  %1335 = add i64 %602, %82
  tail call void asm sideeffect "fence.acq_rel.sys;", "~{memory}"() #10, !srcloc !129
  %1336 = load i32, i32* %55, align 8, !tbaa !45
  %1337 = load i32, i32* %59, align 8, !tbaa !46
  %1338 = load i64, i64* %71, align 8, !tbaa !97
  %1339 = icmp eq i32 %1336, 0
  br i1 %1339, label %1340, label %1344

1340:                                             ; preds = %1334
  %1341 = load i64, i64* %72, align 8, !tbaa !98
  %1342 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1341, i64 1) #10, !srcloc !23
  %1343 = trunc i64 %1342 to i32
  br label %1344

1344:                                             ; preds = %1340, %1334
  %1345 = phi i32 [ %1343, %1340 ], [ 0, %1334 ]
  %1346 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1345, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !99
  %1347 = load i32, i32* %74, align 8, !tbaa !100
  %1348 = add i32 %1337, 1
  %1349 = icmp eq i32 %1348, -1
  %1350 = select i1 %1349, i32 0, i32 %1348
  %1351 = icmp ult i32 %1336, 4
  br i1 %1351, label %1352, label %1382

1352:                                             ; preds = %1344
  %1353 = load i64, i64* %6, align 8, !tbaa !101
  %1354 = zext i32 %1350 to i64
  %1355 = shl nuw i64 %1354, 32
  %1356 = or i64 %592, %1355
  %1357 = or i64 %1356, 512
  %1358 = shl nsw i32 -1, %1347
  %1359 = xor i32 %1358, -1
  %1360 = and i32 %1346, %1359
  %1361 = zext i32 %1360 to i64
  %1362 = shl nuw nsw i64 %1361, 5
  %1363 = add i64 %1353, %1362
  %1364 = inttoptr i64 %1363 to i64*
  %1365 = and i32 %1336, 1
  %1366 = icmp eq i32 %1365, 0
  %1367 = select i1 %1366, i64 %1357, i64 %1338
  %1368 = select i1 %1366, i64 %1335, i64 %604
  %1369 = shl i64 %1368, 1
  %1370 = and i32 %1336, 2
  %1371 = icmp eq i32 %1370, 0
  %1372 = select i1 %1371, i64 %1367, i64 %1369
  %1373 = lshr i32 %1346, %1347
  %1374 = and i32 %1373, 1
  %1375 = xor i32 %1374, 1
  %1376 = zext i32 %1375 to i64
  %1377 = or i64 %1372, %1376
  %1378 = zext i32 %1336 to i64
  %1379 = getelementptr inbounds i64, i64* %1364, i64 %1378
  %1380 = ptrtoint i64* %1379 to i64
  %1381 = inttoptr i64 %1380 to i64 addrspace(1)*
  store volatile i64 %1377, i64 addrspace(1)* %1381, align 8, !tbaa !5
  br label %1382

1382:                                             ; preds = %1352, %1344
  store i32 %1350, i32* %59, align 8, !tbaa !46
  %1383 = load i32, i32* %55, align 8, !tbaa !45
  %1384 = icmp eq i32 %1383, 0
  br i1 %1384, label %1385, label %1472

1385:                                             ; preds = %1382
  %1386 = load i64, i64* %64, align 8, !tbaa !85
  %1387 = tail call i32 asm sideeffect "mov.u32 $0, %clock;", "=r,~{memory}"() #10, !srcloc !102
  %1388 = load i32, i32* %75, align 4, !tbaa !9
  %1389 = icmp eq i32 %1388, 0
  %1390 = select i1 %1389, i32 2600, i32 %1388
  store i32 %1390, i32* %75, align 4, !tbaa !9
  br label %1391

1391:                                             ; preds = %1391, %1385
  %1392 = tail call i32 asm sideeffect "mov.u32 $0, %clock;", "=r,~{memory}"() #10, !srcloc !102
  %1393 = sub i32 %1392, %1387
  %1394 = load i32, i32* %75, align 4, !tbaa !9
  %1395 = icmp ult i32 %1393, %1394
  br i1 %1395, label %1391, label %1396, !llvm.loop !103

1396:                                             ; preds = %1391
  %1397 = add i64 %1386, %593
  %1398 = inttoptr i64 %1397 to i64*
  %1399 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1398) #10, !srcloc !86
  %1400 = lshr i64 %1399, 32
  %1401 = zext i32 %1350 to i64
  %1402 = icmp eq i64 %1400, %1401
  br i1 %1402, label %1403, label %1408, !prof !59

1403:                                             ; preds = %1396
  %1404 = load i32, i32* %75, align 4, !tbaa !9
  %1405 = icmp ugt i32 %1404, 512
  %1406 = select i1 %1405, i32 -16, i32 0
  %1407 = add i32 %1406, %1404
  br label %1417

1408:                                             ; preds = %1396
  %1409 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1398) #10, !srcloc !86
  %1410 = lshr i64 %1409, 32
  %1411 = icmp eq i64 %1410, %1401
  br i1 %1411, label %1412, label %1420

1412:                                             ; preds = %1408
  %1413 = load i32, i32* %75, align 4, !tbaa !9
  %1414 = icmp ult i32 %1413, 4096
  %1415 = select i1 %1414, i32 128, i32 0
  %1416 = add i32 %1415, %1413
  br label %1417

1417:                                             ; preds = %1412, %1403
  %1418 = phi i32 [ %1416, %1412 ], [ %1407, %1403 ]
  %1419 = phi i64 [ %1409, %1412 ], [ %1399, %1403 ]
  store i32 %1418, i32* %75, align 4, !tbaa !9
  br label %1420

1420:                                             ; preds = %1417, %1408
  %1421 = phi i64 [ %1409, %1408 ], [ %1419, %1417 ]
  br label %1422

1422:                                             ; preds = %1420, %1463
  %1423 = phi i32 [ %1430, %1463 ], [ 1, %1420 ]
  %1424 = phi i64 [ %1450, %1463 ], [ 0, %1420 ]
  %1425 = phi i64 [ %1464, %1463 ], [ %1421, %1420 ]
  %1426 = phi i32 [ %1465, %1463 ], [ undef, %1420 ]
  %1427 = lshr i64 %1425, 32
  %1428 = icmp eq i64 %1427, %1401
  br i1 %1428, label %1466, label %1429, !prof !59

1429:                                             ; preds = %1422
  %1430 = add i32 %1423, 1
  %1431 = and i32 %1423, 63
  %1432 = icmp eq i32 %1431, 0
  br i1 %1432, label %1433, label %1449, !prof !81

1433:                                             ; preds = %1429
  %1434 = load i64, i64* %65, align 8, !tbaa !91
  %1435 = inttoptr i64 %1434 to i64*
  %1436 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1435) #10, !srcloc !86
  %1437 = icmp eq i64 %1436, 0
  br i1 %1437, label %1438, label %1449

1438:                                             ; preds = %1433
  %1439 = icmp eq i64 %1424, 0
  br i1 %1439, label %1440, label %1444

1440:                                             ; preds = %1438
  %1441 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !92
  %1442 = load i64, i64* %66, align 8, !tbaa !93
  %1443 = add i64 %1442, %1441
  br label %1444

1444:                                             ; preds = %1440, %1438
  %1445 = phi i64 [ %1443, %1440 ], [ %1424, %1438 ]
  %1446 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !92
  %1447 = icmp ult i64 %1446, %1445
  %1448 = select i1 %1447, i32 0, i32 110
  br label %1449

1449:                                             ; preds = %1444, %1433, %1429
  %1450 = phi i64 [ %1445, %1444 ], [ %1424, %1433 ], [ %1424, %1429 ]
  %1451 = phi i32 [ %1448, %1444 ], [ 108, %1433 ], [ 0, %1429 ]
  %1452 = icmp eq i32 %1451, 0
  br i1 %1452, label %1461, label %1453, !prof !59

1453:                                             ; preds = %1449
  %1454 = load i64, i64* %62, align 8, !tbaa !47
  %1455 = add i64 %1454, %594
  %1456 = inttoptr i64 %1455 to i32 addrspace(1)*
  store volatile i32 %1350, i32 addrspace(1)* %1456, align 4, !tbaa !9
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !51
  %1457 = load i64, i64* %63, align 8, !tbaa !84
  %1458 = add i64 %1457, %597
  %1459 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1458, i64 %600) #10, !srcloc !72
  %1460 = or i32 %1451, -1073741824
  br label %1463

1461:                                             ; preds = %1449
  %1462 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1398) #10, !srcloc !86
  br label %1463

1463:                                             ; preds = %1461, %1453
  %1464 = phi i64 [ %1425, %1453 ], [ %1462, %1461 ]
  %1465 = phi i32 [ %1460, %1453 ], [ %1426, %1461 ]
  br i1 %1452, label %1422, label %1472, !llvm.loop !104

1466:                                             ; preds = %1422
  %1467 = trunc i64 %1425 to i32
  %1468 = icmp sgt i32 %1467, -1
  br i1 %1468, label %1472, label %1469, !prof !59

1469:                                             ; preds = %1466
  %1470 = sub i32 0, %1467
  %1471 = or i32 %1470, -2147483648
  br label %1472

1472:                                             ; preds = %1463, %1469, %1466, %1382
  %1473 = phi i32 [ 0, %1382 ], [ %1471, %1469 ], [ %1467, %1466 ], [ %1465, %1463 ]
  %1474 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1473, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !99
  %1475 = and i32 %1474, 65535
  %1476 = icmp slt i32 %1474, 0
  %1477 = select i1 %1476, i32 %1475, i32 0, !prof !81
  %1478 = icmp eq i32 %1474, 0
  %1479 = select i1 %1478, i32 5, i32 %1477
  %1480 = icmp eq i32 %1479, 0
  %1481 = select i1 %1480, i32 %1474, i32 0
  %1482 = zext i32 %1481 to i64
  %1483 = add i64 %602, %1482
  %1484 = icmp ult i64 %1483, %91
  %1485 = and i1 %1480, %1484
  br i1 %1485, label %601, label %1486, !llvm.loop !130

1486:                                             ; preds = %1472, %583
  %1487 = phi i64 [ 0, %583 ], [ %1483, %1472 ]
  %1488 = phi i32 [ 0, %583 ], [ %1474, %1472 ]
  %1489 = phi i32 [ 0, %583 ], [ %1479, %1472 ]
  br i1 %99, label %1490, label %2283

1490:                                             ; preds = %1486
  %1491 = load i64, i64* %54, align 8, !tbaa !25
  %1492 = icmp ugt i64 %1491, %82
  br i1 %1492, label %1493, label %1496

1493:                                             ; preds = %1490
  %1494 = load i64, i64* %77, align 8, !tbaa !57
  %1495 = add i64 %1494, %82
  br label %1532

1496:                                             ; preds = %1490
  %1497 = load i32, i32* %55, align 8, !tbaa !45
  %1498 = icmp eq i32 %1497, 0
  br i1 %1498, label %1499, label %1508

1499:                                             ; preds = %1496
  %1500 = load i32, i32* %52, align 8, !tbaa !55
  %1501 = zext i32 %1500 to i64
  %1502 = lshr i64 %82, %1501
  %1503 = shl i64 %1502, 3
  %1504 = load i64, i64* %67, align 8, !tbaa !71
  %1505 = add i64 %1503, %1504
  %1506 = inttoptr i64 %1505 to i64 addrspace(1)*
  %1507 = load volatile i64, i64 addrspace(1)* %1506, align 8, !tbaa !5
  br label %1508

1508:                                             ; preds = %1499, %1496
  %1509 = phi i64 [ %1507, %1499 ], [ 0, %1496 ]
  %1510 = trunc i64 %1509 to i32
  %1511 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1510, i32 0, i32 31) #7
  %1512 = lshr i64 %1509, 32
  %1513 = trunc i64 %1512 to i32
  %1514 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1513, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !24
  %1515 = zext i32 %1511 to i64
  %1516 = and i64 %1515, 917504
  %1517 = icmp eq i64 %1516, 393216
  br i1 %1517, label %1518, label %1532

1518:                                             ; preds = %1508
  %1519 = zext i32 %1514 to i64
  %1520 = shl nuw i64 %1519, 32
  %1521 = or i64 %1520, %1515
  %1522 = load i64, i64* %76, align 8, !tbaa !111
  %1523 = lshr i64 %1521, 20
  %1524 = load i32, i32* %52, align 8, !tbaa !55
  %1525 = zext i32 %1524 to i64
  %1526 = shl i64 %1523, %1525
  %1527 = add i64 %1526, %1522
  %1528 = shl nsw i64 -1, %1525
  %1529 = xor i64 %1528, -1
  %1530 = and i64 %82, %1529
  %1531 = add i64 %1527, %1530
  br label %1532

1532:                                             ; preds = %1518, %1508, %1493
  %1533 = phi i64 [ %1495, %1493 ], [ %1531, %1518 ], [ 0, %1508 ]
  %1534 = icmp ne i64 %1533, 0
  %1535 = icmp ne i64 %1487, 0
  %1536 = and i1 %1535, %1534
  br i1 %1536, label %1537, label %2268

1537:                                             ; preds = %1532
  %1538 = load i32, i32* %55, align 8, !tbaa !45
  %1539 = load i32, i32* %70, align 4, !tbaa !58
  %1540 = xor i64 %1533, %81
  %1541 = and i64 %1540, 15
  %1542 = icmp eq i64 %1541, 0
  %1543 = and i64 %1540, 3
  %1544 = icmp eq i64 %1543, 0
  %1545 = select i1 %1544, i64 4, i64 1
  %1546 = select i1 %1542, i64 16, i64 %1545
  %1547 = sub i64 0, %1533
  %1548 = add nsw i64 %1546, -1
  %1549 = and i64 %1548, %1547
  %1550 = or i64 %1487, %81
  %1551 = or i64 %1550, %1533
  %1552 = and i64 %1551, 15
  %1553 = icmp eq i64 %1552, 0
  br i1 %1553, label %1554, label %1812, !prof !59

1554:                                             ; preds = %1537
  %1555 = shl i32 %1539, 7
  %1556 = zext i32 %1555 to i64
  %1557 = icmp eq i64 %1487, %1556
  br i1 %1557, label %1558, label %1614

1558:                                             ; preds = %1554
  %1559 = shl i32 %1538, 4
  %1560 = zext i32 %1559 to i64
  %1561 = add i64 %1533, %1560
  %1562 = add i64 %81, %1560
  %1563 = shl i32 %1539, 4
  %1564 = inttoptr i64 %1562 to <4 x i32> addrspace(1)*
  %1565 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1564, align 16, !tbaa !11
  %1566 = zext i32 %1563 to i64
  %1567 = add i64 %1562, %1566
  %1568 = inttoptr i64 %1567 to <4 x i32> addrspace(1)*
  %1569 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1568, align 16, !tbaa !11
  %1570 = shl i32 %1539, 5
  %1571 = zext i32 %1570 to i64
  %1572 = add i64 %1562, %1571
  %1573 = inttoptr i64 %1572 to <4 x i32> addrspace(1)*
  %1574 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1573, align 16, !tbaa !11
  %1575 = mul i32 %1539, 48
  %1576 = zext i32 %1575 to i64
  %1577 = add i64 %1562, %1576
  %1578 = inttoptr i64 %1577 to <4 x i32> addrspace(1)*
  %1579 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1578, align 16, !tbaa !11
  %1580 = shl i32 %1539, 6
  %1581 = zext i32 %1580 to i64
  %1582 = add i64 %1562, %1581
  %1583 = inttoptr i64 %1582 to <4 x i32> addrspace(1)*
  %1584 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1583, align 16, !tbaa !11
  %1585 = mul i32 %1539, 80
  %1586 = zext i32 %1585 to i64
  %1587 = add i64 %1562, %1586
  %1588 = inttoptr i64 %1587 to <4 x i32> addrspace(1)*
  %1589 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1588, align 16, !tbaa !11
  %1590 = mul i32 %1539, 96
  %1591 = zext i32 %1590 to i64
  %1592 = add i64 %1562, %1591
  %1593 = inttoptr i64 %1592 to <4 x i32> addrspace(1)*
  %1594 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1593, align 16, !tbaa !11
  %1595 = mul i32 %1539, 112
  %1596 = zext i32 %1595 to i64
  %1597 = add i64 %1562, %1596
  %1598 = inttoptr i64 %1597 to <4 x i32> addrspace(1)*
  %1599 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1598, align 16, !tbaa !11
  %1600 = inttoptr i64 %1561 to <4 x i32> addrspace(1)*
  store <4 x i32> %1565, <4 x i32> addrspace(1)* %1600, align 16, !tbaa !11
  %1601 = add i64 %1561, %1566
  %1602 = inttoptr i64 %1601 to <4 x i32> addrspace(1)*
  store <4 x i32> %1569, <4 x i32> addrspace(1)* %1602, align 16, !tbaa !11
  %1603 = add i64 %1561, %1571
  %1604 = inttoptr i64 %1603 to <4 x i32> addrspace(1)*
  store <4 x i32> %1574, <4 x i32> addrspace(1)* %1604, align 16, !tbaa !11
  %1605 = add i64 %1561, %1576
  %1606 = inttoptr i64 %1605 to <4 x i32> addrspace(1)*
  store <4 x i32> %1579, <4 x i32> addrspace(1)* %1606, align 16, !tbaa !11
  %1607 = add i64 %1561, %1581
  %1608 = inttoptr i64 %1607 to <4 x i32> addrspace(1)*
  store <4 x i32> %1584, <4 x i32> addrspace(1)* %1608, align 16, !tbaa !11
  %1609 = add i64 %1561, %1586
  %1610 = inttoptr i64 %1609 to <4 x i32> addrspace(1)*
  store <4 x i32> %1589, <4 x i32> addrspace(1)* %1610, align 16, !tbaa !11
  %1611 = add i64 %1561, %1591
  %1612 = inttoptr i64 %1611 to <4 x i32> addrspace(1)*
  store <4 x i32> %1594, <4 x i32> addrspace(1)* %1612, align 16, !tbaa !11
  %1613 = add i64 %1561, %1596
  br label %2264

1614:                                             ; preds = %1554
  %1615 = lshr i64 %1487, 4
  %1616 = zext i32 %1538 to i64
  %1617 = mul i32 %1539, 7
  %1618 = zext i32 %1617 to i64
  %1619 = add nuw nsw i64 %1618, %1616
  %1620 = icmp ult i64 %1619, %1615
  br i1 %1620, label %1621, label %1695

1621:                                             ; preds = %1614
  %1622 = shl i32 %1539, 3
  %1623 = zext i32 %1622 to i64
  %1624 = zext i32 %1539 to i64
  %1625 = shl i32 %1539, 1
  %1626 = zext i32 %1625 to i64
  %1627 = mul i32 %1539, 3
  %1628 = zext i32 %1627 to i64
  %1629 = shl i32 %1539, 2
  %1630 = zext i32 %1629 to i64
  %1631 = mul i32 %1539, 5
  %1632 = zext i32 %1631 to i64
  %1633 = mul i32 %1539, 6
  %1634 = zext i32 %1633 to i64
  br label %1635

1635:                                             ; preds = %1635, %1621
  %1636 = phi i64 [ %1616, %1621 ], [ %1692, %1635 ]
  %1637 = shl i64 %1636, 4
  %1638 = add i64 %1637, %81
  %1639 = inttoptr i64 %1638 to <4 x i32> addrspace(1)*
  %1640 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1639, align 16, !tbaa !11
  %1641 = add i64 %1636, %1624
  %1642 = shl i64 %1641, 4
  %1643 = add i64 %1642, %81
  %1644 = inttoptr i64 %1643 to <4 x i32> addrspace(1)*
  %1645 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1644, align 16, !tbaa !11
  %1646 = add i64 %1636, %1626
  %1647 = shl i64 %1646, 4
  %1648 = add i64 %1647, %81
  %1649 = inttoptr i64 %1648 to <4 x i32> addrspace(1)*
  %1650 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1649, align 16, !tbaa !11
  %1651 = add i64 %1636, %1628
  %1652 = shl i64 %1651, 4
  %1653 = add i64 %1652, %81
  %1654 = inttoptr i64 %1653 to <4 x i32> addrspace(1)*
  %1655 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1654, align 16, !tbaa !11
  %1656 = add i64 %1636, %1630
  %1657 = shl i64 %1656, 4
  %1658 = add i64 %1657, %81
  %1659 = inttoptr i64 %1658 to <4 x i32> addrspace(1)*
  %1660 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1659, align 16, !tbaa !11
  %1661 = add i64 %1636, %1632
  %1662 = shl i64 %1661, 4
  %1663 = add i64 %1662, %81
  %1664 = inttoptr i64 %1663 to <4 x i32> addrspace(1)*
  %1665 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1664, align 16, !tbaa !11
  %1666 = add i64 %1636, %1634
  %1667 = shl i64 %1666, 4
  %1668 = add i64 %1667, %81
  %1669 = inttoptr i64 %1668 to <4 x i32> addrspace(1)*
  %1670 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1669, align 16, !tbaa !11
  %1671 = add i64 %1636, %1618
  %1672 = shl i64 %1671, 4
  %1673 = add i64 %1672, %81
  %1674 = inttoptr i64 %1673 to <4 x i32> addrspace(1)*
  %1675 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1674, align 16, !tbaa !11
  %1676 = add i64 %1637, %1533
  %1677 = inttoptr i64 %1676 to <4 x i32> addrspace(1)*
  store <4 x i32> %1640, <4 x i32> addrspace(1)* %1677, align 16, !tbaa !11
  %1678 = add i64 %1642, %1533
  %1679 = inttoptr i64 %1678 to <4 x i32> addrspace(1)*
  store <4 x i32> %1645, <4 x i32> addrspace(1)* %1679, align 16, !tbaa !11
  %1680 = add i64 %1647, %1533
  %1681 = inttoptr i64 %1680 to <4 x i32> addrspace(1)*
  store <4 x i32> %1650, <4 x i32> addrspace(1)* %1681, align 16, !tbaa !11
  %1682 = add i64 %1652, %1533
  %1683 = inttoptr i64 %1682 to <4 x i32> addrspace(1)*
  store <4 x i32> %1655, <4 x i32> addrspace(1)* %1683, align 16, !tbaa !11
  %1684 = add i64 %1657, %1533
  %1685 = inttoptr i64 %1684 to <4 x i32> addrspace(1)*
  store <4 x i32> %1660, <4 x i32> addrspace(1)* %1685, align 16, !tbaa !11
  %1686 = add i64 %1662, %1533
  %1687 = inttoptr i64 %1686 to <4 x i32> addrspace(1)*
  store <4 x i32> %1665, <4 x i32> addrspace(1)* %1687, align 16, !tbaa !11
  %1688 = add i64 %1667, %1533
  %1689 = inttoptr i64 %1688 to <4 x i32> addrspace(1)*
  store <4 x i32> %1670, <4 x i32> addrspace(1)* %1689, align 16, !tbaa !11
  %1690 = add i64 %1672, %1533
  %1691 = inttoptr i64 %1690 to <4 x i32> addrspace(1)*
  store <4 x i32> %1675, <4 x i32> addrspace(1)* %1691, align 16, !tbaa !11
  %1692 = add i64 %1636, %1623
  %1693 = add i64 %1692, %1618
  %1694 = icmp ult i64 %1693, %1615
  br i1 %1694, label %1635, label %1695, !llvm.loop !60

1695:                                             ; preds = %1635, %1614
  %1696 = phi i64 [ %1616, %1614 ], [ %1692, %1635 ]
  %1697 = icmp ult i64 %1696, %1615
  br i1 %1697, label %1698, label %2268

1698:                                             ; preds = %1695
  %1699 = shl i64 %1696, 4
  %1700 = add i64 %1699, %81
  %1701 = inttoptr i64 %1700 to <4 x i32> addrspace(1)*
  %1702 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1701, align 16, !tbaa !11
  %1703 = zext i32 %1539 to i64
  %1704 = add i64 %1696, %1703
  %1705 = icmp ult i64 %1704, %1615
  br i1 %1705, label %1706, label %1711

1706:                                             ; preds = %1698
  %1707 = shl i64 %1704, 4
  %1708 = add i64 %1707, %81
  %1709 = inttoptr i64 %1708 to <4 x i32> addrspace(1)*
  %1710 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1709, align 16, !tbaa !11
  br label %1711

1711:                                             ; preds = %1706, %1698
  %1712 = phi <4 x i32> [ %1710, %1706 ], [ zeroinitializer, %1698 ]
  %1713 = shl i32 %1539, 1
  %1714 = zext i32 %1713 to i64
  %1715 = add i64 %1696, %1714
  %1716 = icmp ult i64 %1715, %1615
  br i1 %1716, label %1717, label %1722

1717:                                             ; preds = %1711
  %1718 = shl i64 %1715, 4
  %1719 = add i64 %1718, %81
  %1720 = inttoptr i64 %1719 to <4 x i32> addrspace(1)*
  %1721 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1720, align 16, !tbaa !11
  br label %1722

1722:                                             ; preds = %1717, %1711
  %1723 = phi <4 x i32> [ %1721, %1717 ], [ zeroinitializer, %1711 ]
  %1724 = mul i32 %1539, 3
  %1725 = zext i32 %1724 to i64
  %1726 = add i64 %1696, %1725
  %1727 = icmp ult i64 %1726, %1615
  br i1 %1727, label %1728, label %1733

1728:                                             ; preds = %1722
  %1729 = shl i64 %1726, 4
  %1730 = add i64 %1729, %81
  %1731 = inttoptr i64 %1730 to <4 x i32> addrspace(1)*
  %1732 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1731, align 16, !tbaa !11
  br label %1733

1733:                                             ; preds = %1728, %1722
  %1734 = phi <4 x i32> [ %1732, %1728 ], [ zeroinitializer, %1722 ]
  %1735 = shl i32 %1539, 2
  %1736 = zext i32 %1735 to i64
  %1737 = add i64 %1696, %1736
  %1738 = icmp ult i64 %1737, %1615
  br i1 %1738, label %1739, label %1744

1739:                                             ; preds = %1733
  %1740 = shl i64 %1737, 4
  %1741 = add i64 %1740, %81
  %1742 = inttoptr i64 %1741 to <4 x i32> addrspace(1)*
  %1743 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1742, align 16, !tbaa !11
  br label %1744

1744:                                             ; preds = %1739, %1733
  %1745 = phi <4 x i32> [ %1743, %1739 ], [ zeroinitializer, %1733 ]
  %1746 = mul i32 %1539, 5
  %1747 = zext i32 %1746 to i64
  %1748 = add i64 %1696, %1747
  %1749 = icmp ult i64 %1748, %1615
  br i1 %1749, label %1750, label %1755

1750:                                             ; preds = %1744
  %1751 = shl i64 %1748, 4
  %1752 = add i64 %1751, %81
  %1753 = inttoptr i64 %1752 to <4 x i32> addrspace(1)*
  %1754 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1753, align 16, !tbaa !11
  br label %1755

1755:                                             ; preds = %1750, %1744
  %1756 = phi <4 x i32> [ %1754, %1750 ], [ zeroinitializer, %1744 ]
  %1757 = mul i32 %1539, 6
  %1758 = zext i32 %1757 to i64
  %1759 = add i64 %1696, %1758
  %1760 = icmp ult i64 %1759, %1615
  br i1 %1760, label %1761, label %1766

1761:                                             ; preds = %1755
  %1762 = shl i64 %1759, 4
  %1763 = add i64 %1762, %81
  %1764 = inttoptr i64 %1763 to <4 x i32> addrspace(1)*
  %1765 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1764, align 16, !tbaa !11
  br label %1766

1766:                                             ; preds = %1761, %1755
  %1767 = phi <4 x i32> [ %1765, %1761 ], [ zeroinitializer, %1755 ]
  %1768 = add i64 %1696, %1618
  %1769 = icmp ult i64 %1768, %1615
  br i1 %1769, label %1770, label %1775

1770:                                             ; preds = %1766
  %1771 = shl i64 %1768, 4
  %1772 = add i64 %1771, %81
  %1773 = inttoptr i64 %1772 to <4 x i32> addrspace(1)*
  %1774 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1773, align 16, !tbaa !11
  br label %1775

1775:                                             ; preds = %1770, %1766
  %1776 = phi <4 x i32> [ %1774, %1770 ], [ zeroinitializer, %1766 ]
  %1777 = add i64 %1699, %1533
  %1778 = inttoptr i64 %1777 to <4 x i32> addrspace(1)*
  store <4 x i32> %1702, <4 x i32> addrspace(1)* %1778, align 16, !tbaa !11
  br i1 %1705, label %1779, label %1783

1779:                                             ; preds = %1775
  %1780 = shl i64 %1704, 4
  %1781 = add i64 %1780, %1533
  %1782 = inttoptr i64 %1781 to <4 x i32> addrspace(1)*
  store <4 x i32> %1712, <4 x i32> addrspace(1)* %1782, align 16, !tbaa !11
  br label %1783

1783:                                             ; preds = %1779, %1775
  br i1 %1716, label %1784, label %1788

1784:                                             ; preds = %1783
  %1785 = shl i64 %1715, 4
  %1786 = add i64 %1785, %1533
  %1787 = inttoptr i64 %1786 to <4 x i32> addrspace(1)*
  store <4 x i32> %1723, <4 x i32> addrspace(1)* %1787, align 16, !tbaa !11
  br label %1788

1788:                                             ; preds = %1784, %1783
  br i1 %1727, label %1789, label %1793

1789:                                             ; preds = %1788
  %1790 = shl i64 %1726, 4
  %1791 = add i64 %1790, %1533
  %1792 = inttoptr i64 %1791 to <4 x i32> addrspace(1)*
  store <4 x i32> %1734, <4 x i32> addrspace(1)* %1792, align 16, !tbaa !11
  br label %1793

1793:                                             ; preds = %1789, %1788
  br i1 %1738, label %1794, label %1798

1794:                                             ; preds = %1793
  %1795 = shl i64 %1737, 4
  %1796 = add i64 %1795, %1533
  %1797 = inttoptr i64 %1796 to <4 x i32> addrspace(1)*
  store <4 x i32> %1745, <4 x i32> addrspace(1)* %1797, align 16, !tbaa !11
  br label %1798

1798:                                             ; preds = %1794, %1793
  br i1 %1749, label %1799, label %1803

1799:                                             ; preds = %1798
  %1800 = shl i64 %1748, 4
  %1801 = add i64 %1800, %1533
  %1802 = inttoptr i64 %1801 to <4 x i32> addrspace(1)*
  store <4 x i32> %1756, <4 x i32> addrspace(1)* %1802, align 16, !tbaa !11
  br label %1803

1803:                                             ; preds = %1799, %1798
  br i1 %1760, label %1804, label %1808

1804:                                             ; preds = %1803
  %1805 = shl i64 %1759, 4
  %1806 = add i64 %1805, %1533
  %1807 = inttoptr i64 %1806 to <4 x i32> addrspace(1)*
  store <4 x i32> %1767, <4 x i32> addrspace(1)* %1807, align 16, !tbaa !11
  br label %1808

1808:                                             ; preds = %1804, %1803
  br i1 %1769, label %1809, label %2268

1809:                                             ; preds = %1808
  %1810 = shl i64 %1768, 4
  %1811 = add i64 %1810, %1533
  br label %2264

1812:                                             ; preds = %1537
  %1813 = icmp ult i64 %1549, %1487
  %1814 = select i1 %1813, i64 %1549, i64 %1487
  %1815 = sub i64 %1487, %1814
  %1816 = sub nsw i64 0, %1546
  %1817 = and i64 %1815, %1816
  switch i64 %1546, label %2220 [
    i64 16, label %1818
    i64 4, label %2019
  ]

1818:                                             ; preds = %1812
  %1819 = add i64 %1814, %1533
  %1820 = add i64 %1814, %81
  %1821 = lshr i64 %1817, 4
  %1822 = zext i32 %1538 to i64
  %1823 = mul i32 %1539, 7
  %1824 = zext i32 %1823 to i64
  %1825 = add nuw nsw i64 %1824, %1822
  %1826 = icmp ult i64 %1825, %1821
  br i1 %1826, label %1827, label %1901

1827:                                             ; preds = %1818
  %1828 = shl i32 %1539, 3
  %1829 = zext i32 %1828 to i64
  %1830 = zext i32 %1539 to i64
  %1831 = shl i32 %1539, 1
  %1832 = zext i32 %1831 to i64
  %1833 = mul i32 %1539, 3
  %1834 = zext i32 %1833 to i64
  %1835 = shl i32 %1539, 2
  %1836 = zext i32 %1835 to i64
  %1837 = mul i32 %1539, 5
  %1838 = zext i32 %1837 to i64
  %1839 = mul i32 %1539, 6
  %1840 = zext i32 %1839 to i64
  br label %1841

1841:                                             ; preds = %1841, %1827
  %1842 = phi i64 [ %1822, %1827 ], [ %1898, %1841 ]
  %1843 = shl i64 %1842, 4
  %1844 = add i64 %1843, %1820
  %1845 = inttoptr i64 %1844 to <4 x i32> addrspace(1)*
  %1846 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1845, align 16, !tbaa !11
  %1847 = add i64 %1842, %1830
  %1848 = shl i64 %1847, 4
  %1849 = add i64 %1848, %1820
  %1850 = inttoptr i64 %1849 to <4 x i32> addrspace(1)*
  %1851 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1850, align 16, !tbaa !11
  %1852 = add i64 %1842, %1832
  %1853 = shl i64 %1852, 4
  %1854 = add i64 %1853, %1820
  %1855 = inttoptr i64 %1854 to <4 x i32> addrspace(1)*
  %1856 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1855, align 16, !tbaa !11
  %1857 = add i64 %1842, %1834
  %1858 = shl i64 %1857, 4
  %1859 = add i64 %1858, %1820
  %1860 = inttoptr i64 %1859 to <4 x i32> addrspace(1)*
  %1861 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1860, align 16, !tbaa !11
  %1862 = add i64 %1842, %1836
  %1863 = shl i64 %1862, 4
  %1864 = add i64 %1863, %1820
  %1865 = inttoptr i64 %1864 to <4 x i32> addrspace(1)*
  %1866 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1865, align 16, !tbaa !11
  %1867 = add i64 %1842, %1838
  %1868 = shl i64 %1867, 4
  %1869 = add i64 %1868, %1820
  %1870 = inttoptr i64 %1869 to <4 x i32> addrspace(1)*
  %1871 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1870, align 16, !tbaa !11
  %1872 = add i64 %1842, %1840
  %1873 = shl i64 %1872, 4
  %1874 = add i64 %1873, %1820
  %1875 = inttoptr i64 %1874 to <4 x i32> addrspace(1)*
  %1876 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1875, align 16, !tbaa !11
  %1877 = add i64 %1842, %1824
  %1878 = shl i64 %1877, 4
  %1879 = add i64 %1878, %1820
  %1880 = inttoptr i64 %1879 to <4 x i32> addrspace(1)*
  %1881 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1880, align 16, !tbaa !11
  %1882 = add i64 %1843, %1819
  %1883 = inttoptr i64 %1882 to <4 x i32> addrspace(1)*
  store <4 x i32> %1846, <4 x i32> addrspace(1)* %1883, align 16, !tbaa !11
  %1884 = add i64 %1848, %1819
  %1885 = inttoptr i64 %1884 to <4 x i32> addrspace(1)*
  store <4 x i32> %1851, <4 x i32> addrspace(1)* %1885, align 16, !tbaa !11
  %1886 = add i64 %1853, %1819
  %1887 = inttoptr i64 %1886 to <4 x i32> addrspace(1)*
  store <4 x i32> %1856, <4 x i32> addrspace(1)* %1887, align 16, !tbaa !11
  %1888 = add i64 %1858, %1819
  %1889 = inttoptr i64 %1888 to <4 x i32> addrspace(1)*
  store <4 x i32> %1861, <4 x i32> addrspace(1)* %1889, align 16, !tbaa !11
  %1890 = add i64 %1863, %1819
  %1891 = inttoptr i64 %1890 to <4 x i32> addrspace(1)*
  store <4 x i32> %1866, <4 x i32> addrspace(1)* %1891, align 16, !tbaa !11
  %1892 = add i64 %1868, %1819
  %1893 = inttoptr i64 %1892 to <4 x i32> addrspace(1)*
  store <4 x i32> %1871, <4 x i32> addrspace(1)* %1893, align 16, !tbaa !11
  %1894 = add i64 %1873, %1819
  %1895 = inttoptr i64 %1894 to <4 x i32> addrspace(1)*
  store <4 x i32> %1876, <4 x i32> addrspace(1)* %1895, align 16, !tbaa !11
  %1896 = add i64 %1878, %1819
  %1897 = inttoptr i64 %1896 to <4 x i32> addrspace(1)*
  store <4 x i32> %1881, <4 x i32> addrspace(1)* %1897, align 16, !tbaa !11
  %1898 = add i64 %1842, %1829
  %1899 = add i64 %1898, %1824
  %1900 = icmp ult i64 %1899, %1821
  br i1 %1900, label %1841, label %1901, !llvm.loop !60

1901:                                             ; preds = %1841, %1818
  %1902 = phi i64 [ %1822, %1818 ], [ %1898, %1841 ]
  %1903 = icmp ult i64 %1902, %1821
  br i1 %1903, label %1904, label %2234

1904:                                             ; preds = %1901
  %1905 = shl i64 %1902, 4
  %1906 = add i64 %1905, %1820
  %1907 = inttoptr i64 %1906 to <4 x i32> addrspace(1)*
  %1908 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1907, align 16, !tbaa !11
  %1909 = zext i32 %1539 to i64
  %1910 = add i64 %1902, %1909
  %1911 = icmp ult i64 %1910, %1821
  br i1 %1911, label %1912, label %1917

1912:                                             ; preds = %1904
  %1913 = shl i64 %1910, 4
  %1914 = add i64 %1913, %1820
  %1915 = inttoptr i64 %1914 to <4 x i32> addrspace(1)*
  %1916 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1915, align 16, !tbaa !11
  br label %1917

1917:                                             ; preds = %1912, %1904
  %1918 = phi <4 x i32> [ %1916, %1912 ], [ zeroinitializer, %1904 ]
  %1919 = shl i32 %1539, 1
  %1920 = zext i32 %1919 to i64
  %1921 = add i64 %1902, %1920
  %1922 = icmp ult i64 %1921, %1821
  br i1 %1922, label %1923, label %1928

1923:                                             ; preds = %1917
  %1924 = shl i64 %1921, 4
  %1925 = add i64 %1924, %1820
  %1926 = inttoptr i64 %1925 to <4 x i32> addrspace(1)*
  %1927 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1926, align 16, !tbaa !11
  br label %1928

1928:                                             ; preds = %1923, %1917
  %1929 = phi <4 x i32> [ %1927, %1923 ], [ zeroinitializer, %1917 ]
  %1930 = mul i32 %1539, 3
  %1931 = zext i32 %1930 to i64
  %1932 = add i64 %1902, %1931
  %1933 = icmp ult i64 %1932, %1821
  br i1 %1933, label %1934, label %1939

1934:                                             ; preds = %1928
  %1935 = shl i64 %1932, 4
  %1936 = add i64 %1935, %1820
  %1937 = inttoptr i64 %1936 to <4 x i32> addrspace(1)*
  %1938 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1937, align 16, !tbaa !11
  br label %1939

1939:                                             ; preds = %1934, %1928
  %1940 = phi <4 x i32> [ %1938, %1934 ], [ zeroinitializer, %1928 ]
  %1941 = shl i32 %1539, 2
  %1942 = zext i32 %1941 to i64
  %1943 = add i64 %1902, %1942
  %1944 = icmp ult i64 %1943, %1821
  br i1 %1944, label %1945, label %1950

1945:                                             ; preds = %1939
  %1946 = shl i64 %1943, 4
  %1947 = add i64 %1946, %1820
  %1948 = inttoptr i64 %1947 to <4 x i32> addrspace(1)*
  %1949 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1948, align 16, !tbaa !11
  br label %1950

1950:                                             ; preds = %1945, %1939
  %1951 = phi <4 x i32> [ %1949, %1945 ], [ zeroinitializer, %1939 ]
  %1952 = mul i32 %1539, 5
  %1953 = zext i32 %1952 to i64
  %1954 = add i64 %1902, %1953
  %1955 = icmp ult i64 %1954, %1821
  br i1 %1955, label %1956, label %1961

1956:                                             ; preds = %1950
  %1957 = shl i64 %1954, 4
  %1958 = add i64 %1957, %1820
  %1959 = inttoptr i64 %1958 to <4 x i32> addrspace(1)*
  %1960 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1959, align 16, !tbaa !11
  br label %1961

1961:                                             ; preds = %1956, %1950
  %1962 = phi <4 x i32> [ %1960, %1956 ], [ zeroinitializer, %1950 ]
  %1963 = mul i32 %1539, 6
  %1964 = zext i32 %1963 to i64
  %1965 = add i64 %1902, %1964
  %1966 = icmp ult i64 %1965, %1821
  br i1 %1966, label %1967, label %1972

1967:                                             ; preds = %1961
  %1968 = shl i64 %1965, 4
  %1969 = add i64 %1968, %1820
  %1970 = inttoptr i64 %1969 to <4 x i32> addrspace(1)*
  %1971 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1970, align 16, !tbaa !11
  br label %1972

1972:                                             ; preds = %1967, %1961
  %1973 = phi <4 x i32> [ %1971, %1967 ], [ zeroinitializer, %1961 ]
  %1974 = add i64 %1902, %1824
  %1975 = icmp ult i64 %1974, %1821
  br i1 %1975, label %1976, label %1981

1976:                                             ; preds = %1972
  %1977 = shl i64 %1974, 4
  %1978 = add i64 %1977, %1820
  %1979 = inttoptr i64 %1978 to <4 x i32> addrspace(1)*
  %1980 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1979, align 16, !tbaa !11
  br label %1981

1981:                                             ; preds = %1976, %1972
  %1982 = phi <4 x i32> [ %1980, %1976 ], [ zeroinitializer, %1972 ]
  %1983 = add i64 %1905, %1819
  %1984 = inttoptr i64 %1983 to <4 x i32> addrspace(1)*
  store <4 x i32> %1908, <4 x i32> addrspace(1)* %1984, align 16, !tbaa !11
  br i1 %1911, label %1985, label %1989

1985:                                             ; preds = %1981
  %1986 = shl i64 %1910, 4
  %1987 = add i64 %1986, %1819
  %1988 = inttoptr i64 %1987 to <4 x i32> addrspace(1)*
  store <4 x i32> %1918, <4 x i32> addrspace(1)* %1988, align 16, !tbaa !11
  br label %1989

1989:                                             ; preds = %1985, %1981
  br i1 %1922, label %1990, label %1994

1990:                                             ; preds = %1989
  %1991 = shl i64 %1921, 4
  %1992 = add i64 %1991, %1819
  %1993 = inttoptr i64 %1992 to <4 x i32> addrspace(1)*
  store <4 x i32> %1929, <4 x i32> addrspace(1)* %1993, align 16, !tbaa !11
  br label %1994

1994:                                             ; preds = %1990, %1989
  br i1 %1933, label %1995, label %1999

1995:                                             ; preds = %1994
  %1996 = shl i64 %1932, 4
  %1997 = add i64 %1996, %1819
  %1998 = inttoptr i64 %1997 to <4 x i32> addrspace(1)*
  store <4 x i32> %1940, <4 x i32> addrspace(1)* %1998, align 16, !tbaa !11
  br label %1999

1999:                                             ; preds = %1995, %1994
  br i1 %1944, label %2000, label %2004

2000:                                             ; preds = %1999
  %2001 = shl i64 %1943, 4
  %2002 = add i64 %2001, %1819
  %2003 = inttoptr i64 %2002 to <4 x i32> addrspace(1)*
  store <4 x i32> %1951, <4 x i32> addrspace(1)* %2003, align 16, !tbaa !11
  br label %2004

2004:                                             ; preds = %2000, %1999
  br i1 %1955, label %2005, label %2009

2005:                                             ; preds = %2004
  %2006 = shl i64 %1954, 4
  %2007 = add i64 %2006, %1819
  %2008 = inttoptr i64 %2007 to <4 x i32> addrspace(1)*
  store <4 x i32> %1962, <4 x i32> addrspace(1)* %2008, align 16, !tbaa !11
  br label %2009

2009:                                             ; preds = %2005, %2004
  br i1 %1966, label %2010, label %2014

2010:                                             ; preds = %2009
  %2011 = shl i64 %1965, 4
  %2012 = add i64 %2011, %1819
  %2013 = inttoptr i64 %2012 to <4 x i32> addrspace(1)*
  store <4 x i32> %1973, <4 x i32> addrspace(1)* %2013, align 16, !tbaa !11
  br label %2014

2014:                                             ; preds = %2010, %2009
  br i1 %1975, label %2015, label %2234

2015:                                             ; preds = %2014
  %2016 = shl i64 %1974, 4
  %2017 = add i64 %2016, %1819
  %2018 = inttoptr i64 %2017 to <4 x i32> addrspace(1)*
  store <4 x i32> %1982, <4 x i32> addrspace(1)* %2018, align 16, !tbaa !11
  br label %2234

2019:                                             ; preds = %1812
  %2020 = add i64 %1814, %1533
  %2021 = add i64 %1814, %81
  %2022 = lshr i64 %1817, 2
  %2023 = zext i32 %1538 to i64
  %2024 = mul i32 %1539, 7
  %2025 = zext i32 %2024 to i64
  %2026 = add nuw nsw i64 %2025, %2023
  %2027 = icmp ult i64 %2026, %2022
  br i1 %2027, label %2028, label %2102

2028:                                             ; preds = %2019
  %2029 = shl i32 %1539, 3
  %2030 = zext i32 %2029 to i64
  %2031 = zext i32 %1539 to i64
  %2032 = shl i32 %1539, 1
  %2033 = zext i32 %2032 to i64
  %2034 = mul i32 %1539, 3
  %2035 = zext i32 %2034 to i64
  %2036 = shl i32 %1539, 2
  %2037 = zext i32 %2036 to i64
  %2038 = mul i32 %1539, 5
  %2039 = zext i32 %2038 to i64
  %2040 = mul i32 %1539, 6
  %2041 = zext i32 %2040 to i64
  br label %2042

2042:                                             ; preds = %2042, %2028
  %2043 = phi i64 [ %2023, %2028 ], [ %2099, %2042 ]
  %2044 = shl i64 %2043, 2
  %2045 = add i64 %2044, %2021
  %2046 = inttoptr i64 %2045 to i32 addrspace(1)*
  %2047 = load volatile i32, i32 addrspace(1)* %2046, align 4, !tbaa !11
  %2048 = add i64 %2043, %2031
  %2049 = shl i64 %2048, 2
  %2050 = add i64 %2049, %2021
  %2051 = inttoptr i64 %2050 to i32 addrspace(1)*
  %2052 = load volatile i32, i32 addrspace(1)* %2051, align 4, !tbaa !11
  %2053 = add i64 %2043, %2033
  %2054 = shl i64 %2053, 2
  %2055 = add i64 %2054, %2021
  %2056 = inttoptr i64 %2055 to i32 addrspace(1)*
  %2057 = load volatile i32, i32 addrspace(1)* %2056, align 4, !tbaa !11
  %2058 = add i64 %2043, %2035
  %2059 = shl i64 %2058, 2
  %2060 = add i64 %2059, %2021
  %2061 = inttoptr i64 %2060 to i32 addrspace(1)*
  %2062 = load volatile i32, i32 addrspace(1)* %2061, align 4, !tbaa !11
  %2063 = add i64 %2043, %2037
  %2064 = shl i64 %2063, 2
  %2065 = add i64 %2064, %2021
  %2066 = inttoptr i64 %2065 to i32 addrspace(1)*
  %2067 = load volatile i32, i32 addrspace(1)* %2066, align 4, !tbaa !11
  %2068 = add i64 %2043, %2039
  %2069 = shl i64 %2068, 2
  %2070 = add i64 %2069, %2021
  %2071 = inttoptr i64 %2070 to i32 addrspace(1)*
  %2072 = load volatile i32, i32 addrspace(1)* %2071, align 4, !tbaa !11
  %2073 = add i64 %2043, %2041
  %2074 = shl i64 %2073, 2
  %2075 = add i64 %2074, %2021
  %2076 = inttoptr i64 %2075 to i32 addrspace(1)*
  %2077 = load volatile i32, i32 addrspace(1)* %2076, align 4, !tbaa !11
  %2078 = add i64 %2043, %2025
  %2079 = shl i64 %2078, 2
  %2080 = add i64 %2079, %2021
  %2081 = inttoptr i64 %2080 to i32 addrspace(1)*
  %2082 = load volatile i32, i32 addrspace(1)* %2081, align 4, !tbaa !11
  %2083 = add i64 %2044, %2020
  %2084 = inttoptr i64 %2083 to i32 addrspace(1)*
  store i32 %2047, i32 addrspace(1)* %2084, align 4, !tbaa !11
  %2085 = add i64 %2049, %2020
  %2086 = inttoptr i64 %2085 to i32 addrspace(1)*
  store i32 %2052, i32 addrspace(1)* %2086, align 4, !tbaa !11
  %2087 = add i64 %2054, %2020
  %2088 = inttoptr i64 %2087 to i32 addrspace(1)*
  store i32 %2057, i32 addrspace(1)* %2088, align 4, !tbaa !11
  %2089 = add i64 %2059, %2020
  %2090 = inttoptr i64 %2089 to i32 addrspace(1)*
  store i32 %2062, i32 addrspace(1)* %2090, align 4, !tbaa !11
  %2091 = add i64 %2064, %2020
  %2092 = inttoptr i64 %2091 to i32 addrspace(1)*
  store i32 %2067, i32 addrspace(1)* %2092, align 4, !tbaa !11
  %2093 = add i64 %2069, %2020
  %2094 = inttoptr i64 %2093 to i32 addrspace(1)*
  store i32 %2072, i32 addrspace(1)* %2094, align 4, !tbaa !11
  %2095 = add i64 %2074, %2020
  %2096 = inttoptr i64 %2095 to i32 addrspace(1)*
  store i32 %2077, i32 addrspace(1)* %2096, align 4, !tbaa !11
  %2097 = add i64 %2079, %2020
  %2098 = inttoptr i64 %2097 to i32 addrspace(1)*
  store i32 %2082, i32 addrspace(1)* %2098, align 4, !tbaa !11
  %2099 = add i64 %2043, %2030
  %2100 = add i64 %2099, %2025
  %2101 = icmp ult i64 %2100, %2022
  br i1 %2101, label %2042, label %2102, !llvm.loop !61

2102:                                             ; preds = %2042, %2019
  %2103 = phi i64 [ %2023, %2019 ], [ %2099, %2042 ]
  %2104 = icmp ult i64 %2103, %2022
  br i1 %2104, label %2105, label %2234

2105:                                             ; preds = %2102
  %2106 = shl i64 %2103, 2
  %2107 = add i64 %2106, %2021
  %2108 = inttoptr i64 %2107 to i32 addrspace(1)*
  %2109 = load volatile i32, i32 addrspace(1)* %2108, align 4, !tbaa !11
  %2110 = zext i32 %1539 to i64
  %2111 = add i64 %2103, %2110
  %2112 = icmp ult i64 %2111, %2022
  br i1 %2112, label %2113, label %2118

2113:                                             ; preds = %2105
  %2114 = shl i64 %2111, 2
  %2115 = add i64 %2114, %2021
  %2116 = inttoptr i64 %2115 to i32 addrspace(1)*
  %2117 = load volatile i32, i32 addrspace(1)* %2116, align 4, !tbaa !11
  br label %2118

2118:                                             ; preds = %2113, %2105
  %2119 = phi i32 [ %2117, %2113 ], [ 0, %2105 ]
  %2120 = shl i32 %1539, 1
  %2121 = zext i32 %2120 to i64
  %2122 = add i64 %2103, %2121
  %2123 = icmp ult i64 %2122, %2022
  br i1 %2123, label %2124, label %2129

2124:                                             ; preds = %2118
  %2125 = shl i64 %2122, 2
  %2126 = add i64 %2125, %2021
  %2127 = inttoptr i64 %2126 to i32 addrspace(1)*
  %2128 = load volatile i32, i32 addrspace(1)* %2127, align 4, !tbaa !11
  br label %2129

2129:                                             ; preds = %2124, %2118
  %2130 = phi i32 [ %2128, %2124 ], [ 0, %2118 ]
  %2131 = mul i32 %1539, 3
  %2132 = zext i32 %2131 to i64
  %2133 = add i64 %2103, %2132
  %2134 = icmp ult i64 %2133, %2022
  br i1 %2134, label %2135, label %2140

2135:                                             ; preds = %2129
  %2136 = shl i64 %2133, 2
  %2137 = add i64 %2136, %2021
  %2138 = inttoptr i64 %2137 to i32 addrspace(1)*
  %2139 = load volatile i32, i32 addrspace(1)* %2138, align 4, !tbaa !11
  br label %2140

2140:                                             ; preds = %2135, %2129
  %2141 = phi i32 [ %2139, %2135 ], [ 0, %2129 ]
  %2142 = shl i32 %1539, 2
  %2143 = zext i32 %2142 to i64
  %2144 = add i64 %2103, %2143
  %2145 = icmp ult i64 %2144, %2022
  br i1 %2145, label %2146, label %2151

2146:                                             ; preds = %2140
  %2147 = shl i64 %2144, 2
  %2148 = add i64 %2147, %2021
  %2149 = inttoptr i64 %2148 to i32 addrspace(1)*
  %2150 = load volatile i32, i32 addrspace(1)* %2149, align 4, !tbaa !11
  br label %2151

2151:                                             ; preds = %2146, %2140
  %2152 = phi i32 [ %2150, %2146 ], [ 0, %2140 ]
  %2153 = mul i32 %1539, 5
  %2154 = zext i32 %2153 to i64
  %2155 = add i64 %2103, %2154
  %2156 = icmp ult i64 %2155, %2022
  br i1 %2156, label %2157, label %2162

2157:                                             ; preds = %2151
  %2158 = shl i64 %2155, 2
  %2159 = add i64 %2158, %2021
  %2160 = inttoptr i64 %2159 to i32 addrspace(1)*
  %2161 = load volatile i32, i32 addrspace(1)* %2160, align 4, !tbaa !11
  br label %2162

2162:                                             ; preds = %2157, %2151
  %2163 = phi i32 [ %2161, %2157 ], [ 0, %2151 ]
  %2164 = mul i32 %1539, 6
  %2165 = zext i32 %2164 to i64
  %2166 = add i64 %2103, %2165
  %2167 = icmp ult i64 %2166, %2022
  br i1 %2167, label %2168, label %2173

2168:                                             ; preds = %2162
  %2169 = shl i64 %2166, 2
  %2170 = add i64 %2169, %2021
  %2171 = inttoptr i64 %2170 to i32 addrspace(1)*
  %2172 = load volatile i32, i32 addrspace(1)* %2171, align 4, !tbaa !11
  br label %2173

2173:                                             ; preds = %2168, %2162
  %2174 = phi i32 [ %2172, %2168 ], [ 0, %2162 ]
  %2175 = add i64 %2103, %2025
  %2176 = icmp ult i64 %2175, %2022
  br i1 %2176, label %2177, label %2182

2177:                                             ; preds = %2173
  %2178 = shl i64 %2175, 2
  %2179 = add i64 %2178, %2021
  %2180 = inttoptr i64 %2179 to i32 addrspace(1)*
  %2181 = load volatile i32, i32 addrspace(1)* %2180, align 4, !tbaa !11
  br label %2182

2182:                                             ; preds = %2177, %2173
  %2183 = phi i32 [ %2181, %2177 ], [ 0, %2173 ]
  %2184 = add i64 %2106, %2020
  %2185 = inttoptr i64 %2184 to i32 addrspace(1)*
  store i32 %2109, i32 addrspace(1)* %2185, align 4, !tbaa !11
  br i1 %2112, label %2186, label %2190

2186:                                             ; preds = %2182
  %2187 = shl i64 %2111, 2
  %2188 = add i64 %2187, %2020
  %2189 = inttoptr i64 %2188 to i32 addrspace(1)*
  store i32 %2119, i32 addrspace(1)* %2189, align 4, !tbaa !11
  br label %2190

2190:                                             ; preds = %2186, %2182
  br i1 %2123, label %2191, label %2195

2191:                                             ; preds = %2190
  %2192 = shl i64 %2122, 2
  %2193 = add i64 %2192, %2020
  %2194 = inttoptr i64 %2193 to i32 addrspace(1)*
  store i32 %2130, i32 addrspace(1)* %2194, align 4, !tbaa !11
  br label %2195

2195:                                             ; preds = %2191, %2190
  br i1 %2134, label %2196, label %2200

2196:                                             ; preds = %2195
  %2197 = shl i64 %2133, 2
  %2198 = add i64 %2197, %2020
  %2199 = inttoptr i64 %2198 to i32 addrspace(1)*
  store i32 %2141, i32 addrspace(1)* %2199, align 4, !tbaa !11
  br label %2200

2200:                                             ; preds = %2196, %2195
  br i1 %2145, label %2201, label %2205

2201:                                             ; preds = %2200
  %2202 = shl i64 %2144, 2
  %2203 = add i64 %2202, %2020
  %2204 = inttoptr i64 %2203 to i32 addrspace(1)*
  store i32 %2152, i32 addrspace(1)* %2204, align 4, !tbaa !11
  br label %2205

2205:                                             ; preds = %2201, %2200
  br i1 %2156, label %2206, label %2210

2206:                                             ; preds = %2205
  %2207 = shl i64 %2155, 2
  %2208 = add i64 %2207, %2020
  %2209 = inttoptr i64 %2208 to i32 addrspace(1)*
  store i32 %2163, i32 addrspace(1)* %2209, align 4, !tbaa !11
  br label %2210

2210:                                             ; preds = %2206, %2205
  br i1 %2167, label %2211, label %2215

2211:                                             ; preds = %2210
  %2212 = shl i64 %2166, 2
  %2213 = add i64 %2212, %2020
  %2214 = inttoptr i64 %2213 to i32 addrspace(1)*
  store i32 %2174, i32 addrspace(1)* %2214, align 4, !tbaa !11
  br label %2215

2215:                                             ; preds = %2211, %2210
  br i1 %2176, label %2216, label %2234

2216:                                             ; preds = %2215
  %2217 = shl i64 %2175, 2
  %2218 = add i64 %2217, %2020
  %2219 = inttoptr i64 %2218 to i32 addrspace(1)*
  store i32 %2183, i32 addrspace(1)* %2219, align 4, !tbaa !11
  br label %2234

2220:                                             ; preds = %1812
  %2221 = zext i32 %1538 to i64
  %2222 = icmp ugt i64 %1487, %2221
  br i1 %2222, label %2223, label %2268

2223:                                             ; preds = %2220
  %2224 = zext i32 %1539 to i64
  br label %2225

2225:                                             ; preds = %2225, %2223
  %2226 = phi i64 [ %2221, %2223 ], [ %2232, %2225 ]
  %2227 = add i64 %2226, %81
  %2228 = inttoptr i64 %2227 to i8 addrspace(1)*
  %2229 = load volatile i8, i8 addrspace(1)* %2228, align 1, !tbaa !11
  %2230 = add i64 %2226, %1533
  %2231 = inttoptr i64 %2230 to i8 addrspace(1)*
  store i8 %2229, i8 addrspace(1)* %2231, align 1, !tbaa !11
  %2232 = add i64 %2226, %2224
  %2233 = icmp ult i64 %2232, %1487
  br i1 %2233, label %2225, label %2268, !llvm.loop !62

2234:                                             ; preds = %2216, %2215, %2102, %2015, %2014, %1901
  %2235 = phi i64 [ %2023, %2216 ], [ %2023, %2215 ], [ %2023, %2102 ], [ %1822, %2015 ], [ %1822, %2014 ], [ %1822, %1901 ]
  %2236 = icmp ugt i64 %1814, %2235
  br i1 %2236, label %2237, label %2248

2237:                                             ; preds = %2234
  %2238 = zext i32 %1539 to i64
  br label %2239

2239:                                             ; preds = %2239, %2237
  %2240 = phi i64 [ %2235, %2237 ], [ %2246, %2239 ]
  %2241 = add i64 %2240, %81
  %2242 = inttoptr i64 %2241 to i8 addrspace(1)*
  %2243 = load volatile i8, i8 addrspace(1)* %2242, align 1, !tbaa !11
  %2244 = add i64 %2240, %1533
  %2245 = inttoptr i64 %2244 to i8 addrspace(1)*
  store i8 %2243, i8 addrspace(1)* %2245, align 1, !tbaa !11
  %2246 = add i64 %2240, %2238
  %2247 = icmp ult i64 %2246, %1814
  br i1 %2247, label %2239, label %2248, !llvm.loop !62

2248:                                             ; preds = %2239, %2234
  %2249 = add i64 %1817, %1814
  %2250 = sub i64 %1487, %2249
  %2251 = icmp ugt i64 %2250, %2235
  br i1 %2251, label %2252, label %2268

2252:                                             ; preds = %2248
  %2253 = zext i32 %1539 to i64
  br label %2254

2254:                                             ; preds = %2254, %2252
  %2255 = phi i64 [ %2235, %2252 ], [ %2262, %2254 ]
  %2256 = add i64 %2255, %2249
  %2257 = add i64 %2256, %81
  %2258 = inttoptr i64 %2257 to i8 addrspace(1)*
  %2259 = load volatile i8, i8 addrspace(1)* %2258, align 1, !tbaa !11
  %2260 = add i64 %2256, %1533
  %2261 = inttoptr i64 %2260 to i8 addrspace(1)*
  store i8 %2259, i8 addrspace(1)* %2261, align 1, !tbaa !11
  %2262 = add i64 %2255, %2253
  %2263 = icmp ult i64 %2262, %2250
  br i1 %2263, label %2254, label %2268, !llvm.loop !62

2264:                                             ; preds = %1809, %1558
  %2265 = phi i64 [ %1811, %1809 ], [ %1613, %1558 ]
  %2266 = phi <4 x i32> [ %1776, %1809 ], [ %1599, %1558 ]
  %2267 = inttoptr i64 %2265 to <4 x i32> addrspace(1)*
  store <4 x i32> %2266, <4 x i32> addrspace(1)* %2267, align 16, !tbaa !11
  br label %2268

2268:                                             ; preds = %2254, %2225, %2264, %2248, %2220, %1808, %1695, %1532
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !131
  %2269 = load i32, i32* %55, align 8, !tbaa !45
  %2270 = icmp eq i32 %2269, 0
  br i1 %2270, label %2271, label %2283

2271:                                             ; preds = %2268
  %2272 = and i32 %1488, 1073741824
  tail call void asm sideeffect "fence.acq_rel.sys;", "~{memory}"() #10, !srcloc !129
  %2273 = icmp eq i32 %2272, 0
  %2274 = shl i64 %92, 3
  br i1 %2273, label %2279, label %2275

2275:                                             ; preds = %2271
  %2276 = load i64, i64* %67, align 8, !tbaa !71
  %2277 = add i64 %2276, %2274
  %2278 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2277, i64 524288) #10, !srcloc !72
  br label %2279

2279:                                             ; preds = %2275, %2271
  %2280 = load i64, i64* %67, align 8, !tbaa !71
  %2281 = add i64 %2280, %2274
  %2282 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2281, i64 -131072) #10, !srcloc !23
  br label %2283

2283:                                             ; preds = %2279, %2268, %1486
  %2284 = and i32 %1488, 1073741824
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !113
  %2285 = load i32, i32* %56, align 4, !tbaa !44
  %2286 = icmp eq i32 %2285, %545
  %2287 = icmp ne i32 %2284, 0
  %2288 = xor i1 %2287, true
  %2289 = and i1 %2286, %2288
  br i1 %2289, label %2382, label %2290, !prof !59

2290:                                             ; preds = %2283
  br i1 %2286, label %2291, label %2301

2291:                                             ; preds = %2290
  %2292 = icmp eq i32 %545, -1
  br i1 %2292, label %2330, label %2293

2293:                                             ; preds = %2291
  %2294 = load i32, i32* %55, align 8, !tbaa !45
  %2295 = icmp eq i32 %2294, 0
  br i1 %2295, label %2296, label %2300

2296:                                             ; preds = %2293
  %2297 = load i64, i64* %79, align 8, !tbaa !19
  %2298 = add i64 %2297, 136
  %2299 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2298, i64 -1) #10, !srcloc !23
  br label %2300

2300:                                             ; preds = %2296, %2293
  store i32 -1, i32* %56, align 4, !tbaa !44
  store i32 0, i32* %78, align 8, !tbaa !42
  br label %2330

2301:                                             ; preds = %2290
  %2302 = icmp ne i32 %2285, -1
  %2303 = or i1 %2287, %2302
  br i1 %2303, label %2330, label %2304

2304:                                             ; preds = %2301
  %2305 = load i32, i32* %78, align 8, !tbaa !42
  %2306 = icmp ult i32 %2305, 2
  br i1 %2306, label %2307, label %2330

2307:                                             ; preds = %2304
  %2308 = add nuw nsw i32 %2305, 1
  store i32 %2308, i32* %78, align 8, !tbaa !42
  %2309 = icmp eq i32 %2308, 2
  br i1 %2309, label %2310, label %2330

2310:                                             ; preds = %2307
  %2311 = load i32, i32* %55, align 8, !tbaa !45
  %2312 = icmp eq i32 %2311, 0
  br i1 %2312, label %2313, label %2325

2313:                                             ; preds = %2310
  %2314 = load i64, i64* %79, align 8, !tbaa !19
  %2315 = add i64 %2314, 136
  %2316 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2315, i64 1) #10, !srcloc !23
  %2317 = load i32, i32* %60, align 4, !tbaa !114
  %2318 = lshr i32 %2317, 2
  %2319 = zext i32 %2318 to i64
  %2320 = icmp ult i64 %2316, %2319
  br i1 %2320, label %2325, label %2321

2321:                                             ; preds = %2313
  %2322 = load i64, i64* %79, align 8, !tbaa !19
  %2323 = add i64 %2322, 136
  %2324 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2323, i64 -1) #10, !srcloc !23
  br label %2325

2325:                                             ; preds = %2321, %2313, %2310
  %2326 = phi i32 [ 0, %2310 ], [ 0, %2321 ], [ 1, %2313 ]
  %2327 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2326, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !99
  %2328 = icmp eq i32 %2327, 0
  br i1 %2328, label %2330, label %2329

2329:                                             ; preds = %2325
  store i32 %545, i32* %56, align 4, !tbaa !44
  br label %2382

2330:                                             ; preds = %2325, %2307, %2304, %2301, %2300, %2291
  %2331 = load i32, i32* %59, align 8, !tbaa !46
  %2332 = icmp eq i32 %2284, 0
  br i1 %2332, label %2365, label %2333

2333:                                             ; preds = %2330
  %2334 = and i32 %1488, 65535
  %2335 = load i32, i32* %56, align 4, !tbaa !44
  %2336 = icmp eq i32 %2335, -1
  br i1 %2336, label %2364, label %2337

2337:                                             ; preds = %2333
  %2338 = load i32, i32* %55, align 8, !tbaa !45
  %2339 = icmp eq i32 %2338, 0
  br i1 %2339, label %2340, label %2356

2340:                                             ; preds = %2337
  %2341 = load i64, i64* %62, align 8, !tbaa !47
  %2342 = zext i32 %2335 to i64
  %2343 = shl nuw nsw i64 %2342, 2
  %2344 = add i64 %2341, %2343
  %2345 = inttoptr i64 %2344 to i32 addrspace(1)*
  store volatile i32 %2331, i32 addrspace(1)* %2345, align 4, !tbaa !9
  %2346 = load i64, i64* %61, align 8, !tbaa !48
  %2347 = lshr i32 %2335, 3
  %2348 = and i32 %2347, 536870904
  %2349 = zext i32 %2348 to i64
  %2350 = add i64 %2346, %2349
  %2351 = inttoptr i64 %2350 to i64*
  %2352 = and i32 %2335, 63
  %2353 = zext i32 %2352 to i64
  %2354 = shl nuw i64 1, %2353
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %2351, i64 %2354) #10, !srcloc !49
  %2355 = load i32, i32* %55, align 8, !tbaa !45
  br label %2356

2356:                                             ; preds = %2340, %2337
  %2357 = phi i32 [ %2355, %2340 ], [ %2338, %2337 ]
  %2358 = icmp eq i32 %2357, 0
  br i1 %2358, label %2359, label %2363

2359:                                             ; preds = %2356
  %2360 = load i64, i64* %79, align 8, !tbaa !19
  %2361 = add i64 %2360, 136
  %2362 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2361, i64 -1) #10, !srcloc !23
  br label %2363

2363:                                             ; preds = %2359, %2356
  store i32 -1, i32* %56, align 4, !tbaa !44
  store i32 0, i32* %78, align 8, !tbaa !42
  br label %2364

2364:                                             ; preds = %2363, %2333
  store i32 %2334, i32* %57, align 4, !tbaa !73
  br label %2382

2365:                                             ; preds = %2330
  %2366 = load i32, i32* %55, align 8, !tbaa !45
  %2367 = icmp eq i32 %2366, 0
  br i1 %2367, label %2368, label %2382

2368:                                             ; preds = %2365
  %2369 = load i64, i64* %62, align 8, !tbaa !47
  %2370 = shl nuw nsw i64 %585, 2
  %2371 = add i64 %2369, %2370
  %2372 = inttoptr i64 %2371 to i32 addrspace(1)*
  store volatile i32 %2331, i32 addrspace(1)* %2372, align 4, !tbaa !9
  %2373 = load i64, i64* %61, align 8, !tbaa !48
  %2374 = lshr i32 %545, 3
  %2375 = and i32 %2374, 536870904
  %2376 = zext i32 %2375 to i64
  %2377 = add i64 %2373, %2376
  %2378 = inttoptr i64 %2377 to i64*
  %2379 = and i32 %545, 63
  %2380 = zext i32 %2379 to i64
  %2381 = shl nuw i64 1, %2380
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %2378, i64 %2381) #10, !srcloc !49
  br label %2382

2382:                                             ; preds = %2368, %2365, %2364, %2329, %2283, %582
  %2383 = phi i32 [ %545, %582 ], [ %1489, %2283 ], [ %1489, %2329 ], [ %1489, %2364 ], [ %1489, %2365 ], [ %1489, %2368 ]
  %2384 = add i64 %91, %82
  %2385 = add i64 %91, %81
  %2386 = icmp ugt i64 %48, %2384
  %2387 = icmp eq i32 %2383, 0
  %2388 = and i1 %2386, %2387
  br i1 %2388, label %80, label %2389, !llvm.loop !132

2389:                                             ; preds = %2382, %47
  %2390 = phi i32 [ 0, %47 ], [ %2383, %2382 ]
  %2391 = icmp eq i32 %2390, 0
  %2392 = zext i1 %2391 to i32
  %2393 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 13, i64 7
  %2394 = load i32, i32* %2393, align 4, !tbaa !9
  %2395 = add i32 %2394, %2392
  store i32 %2395, i32* %2393, align 4, !tbaa !9
  br label %2396

2396:                                             ; preds = %44, %2389
  %2397 = phi i32 [ %45, %44 ], [ %2390, %2389 ]
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !133
  %2398 = icmp ne i32 %2397, 0
  %2399 = zext i1 %2398 to i32
  %2400 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 13, i64 1
  %2401 = load i32, i32* %2400, align 4, !tbaa !9
  %2402 = add i32 %2401, %2399
  store i32 %2402, i32* %2400, align 4, !tbaa !9
  %2403 = sub nsw i32 0, %2397
  ret i32 %2403
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
  call void @llvm.lifetime.start.p0i8(i64 104, i8* nonnull %10) #7
  %11 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 4, i64 0
  %12 = bitcast i64* %11 to %struct.array_common*
  %13 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 1
  store i32 71, i32* %13, align 8, !tbaa !15
  %14 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 1
  %15 = load i32, i32* %14, align 8, !tbaa !18
  %16 = icmp eq i32 %15, 3
  br i1 %16, label %17, label %58

17:                                               ; preds = %5
  %18 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid() #7
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %44

20:                                               ; preds = %17
  %21 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 4, i64 18
  %22 = load i64, i64* %21, align 8, !tbaa !19
  %23 = add i64 %22, 8
  %24 = add i64 %22, 144
  %25 = inttoptr i64 %24 to i64 addrspace(1)*
  %26 = load volatile i64, i64 addrspace(1)* %25, align 8, !tbaa !5
  %27 = trunc i64 %26 to i32
  %28 = inttoptr i64 %23 to i64 addrspace(1)*
  %29 = load volatile i64, i64 addrspace(1)* %28, align 8, !tbaa !5
  %30 = icmp ne i64 %29, 0
  %31 = select i1 %30, i64 24, i64 16
  %32 = add i64 %31, %22
  %33 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %32, i64 1) #10, !srcloc !23
  tail call void @llvm.nvvm.membar.gl() #7
  %34 = inttoptr i64 %22 to i64 addrspace(1)*
  %35 = load volatile i64, i64 addrspace(1)* %34, align 8, !tbaa !5
  %36 = icmp ne i64 %35, 0
  %37 = xor i1 %30, true
  %38 = select i1 %36, i1 true, i1 %37
  %39 = select i1 %36, i32 2, i32 1
  br i1 %38, label %44, label %40

40:                                               ; preds = %20
  %41 = load volatile i64, i64 addrspace(1)* %28, align 8, !tbaa !5
  %42 = icmp eq i64 %41, 0
  %43 = zext i1 %42 to i32
  br label %44

44:                                               ; preds = %40, %20, %17
  %45 = phi i1 [ false, %17 ], [ %30, %20 ], [ %30, %40 ]
  %46 = phi i32 [ 0, %17 ], [ %27, %20 ], [ %27, %40 ]
  %47 = phi i32 [ 0, %17 ], [ %39, %20 ], [ %43, %40 ]
  %48 = zext i1 %45 to i32
  %49 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %47, i32 0, i32 31) #7
  %50 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 0, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !24
  %51 = zext i32 %50 to i64
  %52 = shl nuw i64 %51, 32
  %53 = zext i32 %49 to i64
  %54 = or i64 %52, %53
  %55 = icmp eq i64 %54, 2
  %56 = select i1 %55, i32 108, i32 0
  store i32 %56, i32* %13, align 8, !tbaa !15
  %57 = icmp eq i64 %54, 1
  br label %58

58:                                               ; preds = %44, %5
  %59 = phi i32 [ %48, %44 ], [ 0, %5 ]
  %60 = phi i32 [ %46, %44 ], [ 0, %5 ]
  %61 = phi i1 [ %57, %44 ], [ false, %5 ]
  br i1 %61, label %74, label %62

62:                                               ; preds = %58
  %63 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 4, i64 22
  %64 = load i64, i64* %63, align 8, !tbaa !25
  %65 = getelementptr inbounds %struct.array_common, %struct.array_common* %12, i64 0, i32 11
  %66 = load i32, i32* %65, align 4, !tbaa !26
  %67 = zext i32 %66 to i64
  %68 = or i64 %64, %67
  %69 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 4, i64 16
  %70 = load i64, i64* %69, align 8, !tbaa !27
  %71 = or i64 %68, %70
  %72 = icmp eq i64 %71, 0
  %73 = zext i1 %72 to i32
  br label %74

74:                                               ; preds = %62, %58
  %75 = phi i32 [ 1, %58 ], [ %73, %62 ]
  %76 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7
  %77 = shl i32 %76, 3
  %78 = tail call i32 @llvm.nvvm.read.ptx.sreg.warpid() #7
  %79 = add i32 %77, %78
  %80 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid() #7
  %81 = zext i1 %61 to i32
  %82 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 0
  store i32 %80, i32* %82, align 8, !tbaa.struct !28
  %83 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 1
  store i32 32, i32* %83, align 4, !tbaa.struct !29
  %84 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 2
  store i32 %79, i32* %84, align 8, !tbaa.struct !30
  %85 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 3
  store i32 0, i32* %85, align 4, !tbaa.struct !31
  %86 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 4
  store i32 %81, i32* %86, align 8, !tbaa.struct !32
  %87 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 5
  store i32 %75, i32* %87, align 4, !tbaa.struct !33
  %88 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 6
  store i32 %59, i32* %88, align 8, !tbaa.struct !34
  %89 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 7
  store i32 -1, i32* %89, align 4, !tbaa.struct !35
  %90 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 8
  store i32 0, i32* %90, align 8, !tbaa.struct !36
  %91 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 9
  store i32 %60, i32* %91, align 4, !tbaa.struct !37
  %92 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 10
  %93 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 2
  store i32 0, i32* %93, align 4, !tbaa !38
  %94 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 3
  store i32 0, i32* %94, align 8, !tbaa !39
  %95 = bitcast i32* %92 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(48) %95, i8 0, i64 48, i1 false) #7
  %96 = call fastcc noundef i32 @_ZL9read_somePK15pl_array_deviceP13pl_array_warpyyy(%struct.pl_array_device* noundef nonnull %6, %struct.pl_array_warp* noundef nonnull %7, i64 noundef %2, i64 noundef %3, i64 noundef %4) #10
  call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !40
  %97 = load i32, i32* %82, align 8, !tbaa !41
  %98 = icmp ne i32 %97, 0
  %99 = load i32, i32* %13, align 8
  %100 = icmp eq i32 %99, 71
  %101 = select i1 %98, i1 true, i1 %100
  br i1 %101, label %224, label %102

102:                                              ; preds = %74
  %103 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 4, i64 18
  %104 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 13, i64 0
  %105 = load i32, i32* %104, align 8, !tbaa !9
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %112, label %107

107:                                              ; preds = %102
  %108 = zext i32 %105 to i64
  %109 = load i64, i64* %103, align 8, !tbaa !19
  %110 = add i64 %109, 72
  %111 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %110, i64 %108) #10, !srcloc !23
  br label %112

112:                                              ; preds = %107, %102
  %113 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 13, i64 1
  %114 = load i32, i32* %113, align 4, !tbaa !9
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %121, label %116

116:                                              ; preds = %112
  %117 = zext i32 %114 to i64
  %118 = load i64, i64* %103, align 8, !tbaa !19
  %119 = add i64 %118, 80
  %120 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %119, i64 %117) #10, !srcloc !23
  br label %121

121:                                              ; preds = %116, %112
  %122 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 13, i64 2
  %123 = load i32, i32* %122, align 8, !tbaa !9
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %130, label %125

125:                                              ; preds = %121
  %126 = zext i32 %123 to i64
  %127 = load i64, i64* %103, align 8, !tbaa !19
  %128 = add i64 %127, 88
  %129 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %128, i64 %126) #10, !srcloc !23
  br label %130

130:                                              ; preds = %125, %121
  %131 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 13, i64 3
  %132 = load i32, i32* %131, align 4, !tbaa !9
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %139, label %134

134:                                              ; preds = %130
  %135 = zext i32 %132 to i64
  %136 = load i64, i64* %103, align 8, !tbaa !19
  %137 = add i64 %136, 96
  %138 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %137, i64 %135) #10, !srcloc !23
  br label %139

139:                                              ; preds = %134, %130
  %140 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 13, i64 4
  %141 = load i32, i32* %140, align 8, !tbaa !9
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %148, label %143

143:                                              ; preds = %139
  %144 = zext i32 %141 to i64
  %145 = load i64, i64* %103, align 8, !tbaa !19
  %146 = add i64 %145, 104
  %147 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %146, i64 %144) #10, !srcloc !23
  br label %148

148:                                              ; preds = %143, %139
  %149 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 13, i64 5
  %150 = load i32, i32* %149, align 4, !tbaa !9
  %151 = icmp eq i32 %150, 0
  br i1 %151, label %157, label %152

152:                                              ; preds = %148
  %153 = zext i32 %150 to i64
  %154 = load i64, i64* %103, align 8, !tbaa !19
  %155 = add i64 %154, 112
  %156 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %155, i64 %153) #10, !srcloc !23
  br label %157

157:                                              ; preds = %152, %148
  %158 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 13, i64 6
  %159 = load i32, i32* %158, align 8, !tbaa !9
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %166, label %161

161:                                              ; preds = %157
  %162 = zext i32 %159 to i64
  %163 = load i64, i64* %103, align 8, !tbaa !19
  %164 = add i64 %163, 120
  %165 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %164, i64 %162) #10, !srcloc !23
  br label %166

166:                                              ; preds = %161, %157
  %167 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 13, i64 7
  %168 = load i32, i32* %167, align 4, !tbaa !9
  %169 = icmp eq i32 %168, 0
  br i1 %169, label %175, label %170

170:                                              ; preds = %166
  %171 = zext i32 %168 to i64
  %172 = load i64, i64* %103, align 8, !tbaa !19
  %173 = add i64 %172, 128
  %174 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %173, i64 %171) #10, !srcloc !23
  br label %175

175:                                              ; preds = %170, %166
  %176 = load i32, i32* %92, align 8, !tbaa !42
  %177 = icmp eq i32 %176, 0
  br i1 %177, label %184, label %178

178:                                              ; preds = %175
  %179 = load i64, i64* %103, align 8, !tbaa !19
  %180 = load i32, i32* %91, align 4, !tbaa !43
  %181 = zext i32 %180 to i64
  %182 = add i64 %179, 144
  %183 = inttoptr i64 %182 to i64 addrspace(1)*
  store volatile i64 %181, i64 addrspace(1)* %183, align 8, !tbaa !5
  br label %184

184:                                              ; preds = %178, %175
  %185 = load i32, i32* %89, align 4, !tbaa !44
  %186 = icmp eq i32 %185, -1
  br i1 %186, label %217, label %187

187:                                              ; preds = %184
  %188 = load i32, i32* %82, align 8, !tbaa !45
  %189 = icmp eq i32 %188, 0
  br i1 %189, label %190, label %209

190:                                              ; preds = %187
  %191 = load i32, i32* %90, align 8, !tbaa !46
  %192 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 4, i64 7
  %193 = load i64, i64* %192, align 8, !tbaa !47
  %194 = zext i32 %185 to i64
  %195 = shl nuw nsw i64 %194, 2
  %196 = add i64 %193, %195
  %197 = inttoptr i64 %196 to i32 addrspace(1)*
  store volatile i32 %191, i32 addrspace(1)* %197, align 4, !tbaa !9
  %198 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 4, i64 5
  %199 = load i64, i64* %198, align 8, !tbaa !48
  %200 = lshr i32 %185, 3
  %201 = and i32 %200, 536870904
  %202 = zext i32 %201 to i64
  %203 = add i64 %199, %202
  %204 = inttoptr i64 %203 to i64*
  %205 = and i32 %185, 63
  %206 = zext i32 %205 to i64
  %207 = shl nuw i64 1, %206
  call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %204, i64 %207) #10, !srcloc !49
  %208 = load i32, i32* %82, align 8, !tbaa !45
  br label %209

209:                                              ; preds = %190, %187
  %210 = phi i32 [ %208, %190 ], [ %188, %187 ]
  %211 = icmp eq i32 %210, 0
  br i1 %211, label %212, label %216

212:                                              ; preds = %209
  %213 = load i64, i64* %103, align 8, !tbaa !19
  %214 = add i64 %213, 136
  %215 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %214, i64 -1) #10, !srcloc !23
  br label %216

216:                                              ; preds = %212, %209
  store i32 -1, i32* %89, align 4, !tbaa !44
  store i32 0, i32* %92, align 8, !tbaa !42
  br label %217

217:                                              ; preds = %216, %184
  %218 = load i64, i64* %103, align 8, !tbaa !19
  %219 = load i32, i32* %88, align 8, !tbaa !50
  call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !51
  %220 = icmp eq i32 %219, 0
  %221 = select i1 %220, i64 16, i64 24
  %222 = add i64 %221, %218
  %223 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %222, i64 -1) #10, !srcloc !23
  br label %224

224:                                              ; preds = %74, %217
  call void @llvm.lifetime.end.p0i8(i64 104, i8* nonnull %10) #7
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %8) #7
  store i32 %96, i32* %0, align 4, !tbaa !9
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
  call void @llvm.lifetime.start.p0i8(i64 104, i8* nonnull %10) #7
  %11 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 4, i64 0
  %12 = bitcast i64* %11 to %struct.array_common*
  %13 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 1
  store i32 71, i32* %13, align 8, !tbaa !15
  %14 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 1
  %15 = load i32, i32* %14, align 8, !tbaa !18
  %16 = icmp eq i32 %15, 3
  br i1 %16, label %17, label %58

17:                                               ; preds = %5
  %18 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid() #7
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %44

20:                                               ; preds = %17
  %21 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 4, i64 18
  %22 = load i64, i64* %21, align 8, !tbaa !19
  %23 = add i64 %22, 8
  %24 = add i64 %22, 144
  %25 = inttoptr i64 %24 to i64 addrspace(1)*
  %26 = load volatile i64, i64 addrspace(1)* %25, align 8, !tbaa !5
  %27 = trunc i64 %26 to i32
  %28 = inttoptr i64 %23 to i64 addrspace(1)*
  %29 = load volatile i64, i64 addrspace(1)* %28, align 8, !tbaa !5
  %30 = icmp ne i64 %29, 0
  %31 = select i1 %30, i64 24, i64 16
  %32 = add i64 %31, %22
  %33 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %32, i64 1) #10, !srcloc !23
  tail call void @llvm.nvvm.membar.gl() #7
  %34 = inttoptr i64 %22 to i64 addrspace(1)*
  %35 = load volatile i64, i64 addrspace(1)* %34, align 8, !tbaa !5
  %36 = icmp ne i64 %35, 0
  %37 = xor i1 %30, true
  %38 = select i1 %36, i1 true, i1 %37
  %39 = select i1 %36, i32 2, i32 1
  br i1 %38, label %44, label %40

40:                                               ; preds = %20
  %41 = load volatile i64, i64 addrspace(1)* %28, align 8, !tbaa !5
  %42 = icmp eq i64 %41, 0
  %43 = zext i1 %42 to i32
  br label %44

44:                                               ; preds = %40, %20, %17
  %45 = phi i1 [ false, %17 ], [ %30, %20 ], [ %30, %40 ]
  %46 = phi i32 [ 0, %17 ], [ %27, %20 ], [ %27, %40 ]
  %47 = phi i32 [ 0, %17 ], [ %39, %20 ], [ %43, %40 ]
  %48 = zext i1 %45 to i32
  %49 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %47, i32 0, i32 31) #7
  %50 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 0, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !24
  %51 = zext i32 %50 to i64
  %52 = shl nuw i64 %51, 32
  %53 = zext i32 %49 to i64
  %54 = or i64 %52, %53
  %55 = icmp eq i64 %54, 2
  %56 = select i1 %55, i32 108, i32 0
  store i32 %56, i32* %13, align 8, !tbaa !15
  %57 = icmp eq i64 %54, 1
  br label %58

58:                                               ; preds = %44, %5
  %59 = phi i32 [ %48, %44 ], [ 0, %5 ]
  %60 = phi i32 [ %46, %44 ], [ 0, %5 ]
  %61 = phi i1 [ %57, %44 ], [ false, %5 ]
  br i1 %61, label %74, label %62

62:                                               ; preds = %58
  %63 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 4, i64 22
  %64 = load i64, i64* %63, align 8, !tbaa !25
  %65 = getelementptr inbounds %struct.array_common, %struct.array_common* %12, i64 0, i32 11
  %66 = load i32, i32* %65, align 4, !tbaa !26
  %67 = zext i32 %66 to i64
  %68 = or i64 %64, %67
  %69 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 4, i64 16
  %70 = load i64, i64* %69, align 8, !tbaa !27
  %71 = or i64 %68, %70
  %72 = icmp eq i64 %71, 0
  %73 = zext i1 %72 to i32
  br label %74

74:                                               ; preds = %62, %58
  %75 = phi i32 [ 1, %58 ], [ %73, %62 ]
  %76 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7
  %77 = shl i32 %76, 3
  %78 = tail call i32 @llvm.nvvm.read.ptx.sreg.warpid() #7
  %79 = add i32 %77, %78
  %80 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid() #7
  %81 = zext i1 %61 to i32
  %82 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 0
  store i32 %80, i32* %82, align 8, !tbaa.struct !28
  %83 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 1
  store i32 32, i32* %83, align 4, !tbaa.struct !29
  %84 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 2
  store i32 %79, i32* %84, align 8, !tbaa.struct !30
  %85 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 3
  store i32 0, i32* %85, align 4, !tbaa.struct !31
  %86 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 4
  store i32 %81, i32* %86, align 8, !tbaa.struct !32
  %87 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 5
  store i32 %75, i32* %87, align 4, !tbaa.struct !33
  %88 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 6
  store i32 %59, i32* %88, align 8, !tbaa.struct !34
  %89 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 7
  store i32 -1, i32* %89, align 4, !tbaa.struct !35
  %90 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 8
  store i32 0, i32* %90, align 8, !tbaa.struct !36
  %91 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 9
  store i32 %60, i32* %91, align 4, !tbaa.struct !37
  %92 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 10
  %93 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 2
  store i32 0, i32* %93, align 4, !tbaa !38
  %94 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 3
  store i32 0, i32* %94, align 8, !tbaa !39
  %95 = bitcast i32* %92 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(48) %95, i8 0, i64 48, i1 false) #7
  %96 = call fastcc noundef i32 @_ZL10write_somePK15pl_array_deviceP13pl_array_warpyyy(%struct.pl_array_device* noundef nonnull %6, %struct.pl_array_warp* noundef nonnull %7, i64 noundef %2, i64 noundef %3, i64 noundef %4) #10
  call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !40
  %97 = load i32, i32* %82, align 8, !tbaa !41
  %98 = icmp ne i32 %97, 0
  %99 = load i32, i32* %13, align 8
  %100 = icmp eq i32 %99, 71
  %101 = select i1 %98, i1 true, i1 %100
  br i1 %101, label %224, label %102

102:                                              ; preds = %74
  %103 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 4, i64 18
  %104 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 13, i64 0
  %105 = load i32, i32* %104, align 8, !tbaa !9
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %112, label %107

107:                                              ; preds = %102
  %108 = zext i32 %105 to i64
  %109 = load i64, i64* %103, align 8, !tbaa !19
  %110 = add i64 %109, 72
  %111 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %110, i64 %108) #10, !srcloc !23
  br label %112

112:                                              ; preds = %107, %102
  %113 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 13, i64 1
  %114 = load i32, i32* %113, align 4, !tbaa !9
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %121, label %116

116:                                              ; preds = %112
  %117 = zext i32 %114 to i64
  %118 = load i64, i64* %103, align 8, !tbaa !19
  %119 = add i64 %118, 80
  %120 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %119, i64 %117) #10, !srcloc !23
  br label %121

121:                                              ; preds = %116, %112
  %122 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 13, i64 2
  %123 = load i32, i32* %122, align 8, !tbaa !9
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %130, label %125

125:                                              ; preds = %121
  %126 = zext i32 %123 to i64
  %127 = load i64, i64* %103, align 8, !tbaa !19
  %128 = add i64 %127, 88
  %129 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %128, i64 %126) #10, !srcloc !23
  br label %130

130:                                              ; preds = %125, %121
  %131 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 13, i64 3
  %132 = load i32, i32* %131, align 4, !tbaa !9
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %139, label %134

134:                                              ; preds = %130
  %135 = zext i32 %132 to i64
  %136 = load i64, i64* %103, align 8, !tbaa !19
  %137 = add i64 %136, 96
  %138 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %137, i64 %135) #10, !srcloc !23
  br label %139

139:                                              ; preds = %134, %130
  %140 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 13, i64 4
  %141 = load i32, i32* %140, align 8, !tbaa !9
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %148, label %143

143:                                              ; preds = %139
  %144 = zext i32 %141 to i64
  %145 = load i64, i64* %103, align 8, !tbaa !19
  %146 = add i64 %145, 104
  %147 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %146, i64 %144) #10, !srcloc !23
  br label %148

148:                                              ; preds = %143, %139
  %149 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 13, i64 5
  %150 = load i32, i32* %149, align 4, !tbaa !9
  %151 = icmp eq i32 %150, 0
  br i1 %151, label %157, label %152

152:                                              ; preds = %148
  %153 = zext i32 %150 to i64
  %154 = load i64, i64* %103, align 8, !tbaa !19
  %155 = add i64 %154, 112
  %156 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %155, i64 %153) #10, !srcloc !23
  br label %157

157:                                              ; preds = %152, %148
  %158 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 13, i64 6
  %159 = load i32, i32* %158, align 8, !tbaa !9
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %166, label %161

161:                                              ; preds = %157
  %162 = zext i32 %159 to i64
  %163 = load i64, i64* %103, align 8, !tbaa !19
  %164 = add i64 %163, 120
  %165 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %164, i64 %162) #10, !srcloc !23
  br label %166

166:                                              ; preds = %161, %157
  %167 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 13, i64 7
  %168 = load i32, i32* %167, align 4, !tbaa !9
  %169 = icmp eq i32 %168, 0
  br i1 %169, label %175, label %170

170:                                              ; preds = %166
  %171 = zext i32 %168 to i64
  %172 = load i64, i64* %103, align 8, !tbaa !19
  %173 = add i64 %172, 128
  %174 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %173, i64 %171) #10, !srcloc !23
  br label %175

175:                                              ; preds = %170, %166
  %176 = load i32, i32* %92, align 8, !tbaa !42
  %177 = icmp eq i32 %176, 0
  br i1 %177, label %184, label %178

178:                                              ; preds = %175
  %179 = load i64, i64* %103, align 8, !tbaa !19
  %180 = load i32, i32* %91, align 4, !tbaa !43
  %181 = zext i32 %180 to i64
  %182 = add i64 %179, 144
  %183 = inttoptr i64 %182 to i64 addrspace(1)*
  store volatile i64 %181, i64 addrspace(1)* %183, align 8, !tbaa !5
  br label %184

184:                                              ; preds = %178, %175
  %185 = load i32, i32* %89, align 4, !tbaa !44
  %186 = icmp eq i32 %185, -1
  br i1 %186, label %217, label %187

187:                                              ; preds = %184
  %188 = load i32, i32* %82, align 8, !tbaa !45
  %189 = icmp eq i32 %188, 0
  br i1 %189, label %190, label %209

190:                                              ; preds = %187
  %191 = load i32, i32* %90, align 8, !tbaa !46
  %192 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 4, i64 7
  %193 = load i64, i64* %192, align 8, !tbaa !47
  %194 = zext i32 %185 to i64
  %195 = shl nuw nsw i64 %194, 2
  %196 = add i64 %193, %195
  %197 = inttoptr i64 %196 to i32 addrspace(1)*
  store volatile i32 %191, i32 addrspace(1)* %197, align 4, !tbaa !9
  %198 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 4, i64 5
  %199 = load i64, i64* %198, align 8, !tbaa !48
  %200 = lshr i32 %185, 3
  %201 = and i32 %200, 536870904
  %202 = zext i32 %201 to i64
  %203 = add i64 %199, %202
  %204 = inttoptr i64 %203 to i64*
  %205 = and i32 %185, 63
  %206 = zext i32 %205 to i64
  %207 = shl nuw i64 1, %206
  call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %204, i64 %207) #10, !srcloc !49
  %208 = load i32, i32* %82, align 8, !tbaa !45
  br label %209

209:                                              ; preds = %190, %187
  %210 = phi i32 [ %208, %190 ], [ %188, %187 ]
  %211 = icmp eq i32 %210, 0
  br i1 %211, label %212, label %216

212:                                              ; preds = %209
  %213 = load i64, i64* %103, align 8, !tbaa !19
  %214 = add i64 %213, 136
  %215 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %214, i64 -1) #10, !srcloc !23
  br label %216

216:                                              ; preds = %212, %209
  store i32 -1, i32* %89, align 4, !tbaa !44
  store i32 0, i32* %92, align 8, !tbaa !42
  br label %217

217:                                              ; preds = %216, %184
  %218 = load i64, i64* %103, align 8, !tbaa !19
  %219 = load i32, i32* %88, align 8, !tbaa !50
  call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !51
  %220 = icmp eq i32 %219, 0
  %221 = select i1 %220, i64 16, i64 24
  %222 = add i64 %221, %218
  %223 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %222, i64 -1) #10, !srcloc !23
  br label %224

224:                                              ; preds = %74, %217
  call void @llvm.lifetime.end.p0i8(i64 104, i8* nonnull %10) #7
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %8) #7
  store i32 %96, i32* %0, align 4, !tbaa !9
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
!15 = !{!16, !10, i64 88}
!16 = !{!"_ZTS13pl_array_warp", !17, i64 0, !10, i64 88, !10, i64 92, !10, i64 96}
!17 = !{!"_ZTS5taker", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12, !10, i64 16, !10, i64 20, !10, i64 24, !10, i64 28, !10, i64 32, !10, i64 36, !10, i64 40, !10, i64 44, !6, i64 48, !7, i64 56}
!18 = !{!13, !10, i64 8}
!19 = !{!20, !6, i64 144}
!20 = !{!"_ZTS12array_common", !21, i64 0, !22, i64 88, !6, i64 144, !6, i64 152, !6, i64 160, !6, i64 168, !6, i64 176, !6, i64 184, !6, i64 192, !6, i64 200, !10, i64 208, !10, i64 212, !10, i64 216, !10, i64 220}
!21 = !{!"_ZTS11ring_params", !6, i64 0, !6, i64 8, !6, i64 16, !6, i64 24, !6, i64 32, !6, i64 40, !6, i64 48, !6, i64 56, !6, i64 64, !6, i64 72, !10, i64 80, !10, i64 84}
!22 = !{!"_ZTS13frames_params", !6, i64 0, !6, i64 8, !6, i64 16, !6, i64 24, !6, i64 32, !6, i64 40, !6, i64 48}
!23 = !{i64 0}
!24 = !{i64 0}
!25 = !{!20, !6, i64 176}
!26 = !{!20, !10, i64 212}
!27 = !{!20, !6, i64 128}
!28 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 8, i64 4, !9, i64 12, i64 4, !9, i64 16, i64 4, !9, i64 20, i64 4, !9, i64 24, i64 4, !9, i64 28, i64 4, !9, i64 32, i64 4, !9, i64 36, i64 4, !9, i64 40, i64 4, !9, i64 44, i64 4, !9, i64 48, i64 8, !5, i64 56, i64 32, !11}
!29 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 8, i64 4, !9, i64 12, i64 4, !9, i64 16, i64 4, !9, i64 20, i64 4, !9, i64 24, i64 4, !9, i64 28, i64 4, !9, i64 32, i64 4, !9, i64 36, i64 4, !9, i64 40, i64 4, !9, i64 44, i64 8, !5, i64 52, i64 32, !11}
!30 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 8, i64 4, !9, i64 12, i64 4, !9, i64 16, i64 4, !9, i64 20, i64 4, !9, i64 24, i64 4, !9, i64 28, i64 4, !9, i64 32, i64 4, !9, i64 36, i64 4, !9, i64 40, i64 8, !5, i64 48, i64 32, !11}
!31 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 8, i64 4, !9, i64 12, i64 4, !9, i64 16, i64 4, !9, i64 20, i64 4, !9, i64 24, i64 4, !9, i64 28, i64 4, !9, i64 32, i64 4, !9, i64 36, i64 8, !5, i64 44, i64 32, !11}
!32 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 8, i64 4, !9, i64 12, i64 4, !9, i64 16, i64 4, !9, i64 20, i64 4, !9, i64 24, i64 4, !9, i64 28, i64 4, !9, i64 32, i64 8, !5, i64 40, i64 32, !11}
!33 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 8, i64 4, !9, i64 12, i64 4, !9, i64 16, i64 4, !9, i64 20, i64 4, !9, i64 24, i64 4, !9, i64 28, i64 8, !5, i64 36, i64 32, !11}
!34 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 8, i64 4, !9, i64 12, i64 4, !9, i64 16, i64 4, !9, i64 20, i64 4, !9, i64 24, i64 8, !5, i64 32, i64 32, !11}
!35 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 8, i64 4, !9, i64 12, i64 4, !9, i64 16, i64 4, !9, i64 20, i64 8, !5, i64 28, i64 32, !11}
!36 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 8, i64 4, !9, i64 12, i64 4, !9, i64 16, i64 8, !5, i64 24, i64 32, !11}
!37 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 8, i64 4, !9, i64 12, i64 8, !5, i64 20, i64 32, !11}
!38 = !{!16, !10, i64 92}
!39 = !{!16, !10, i64 96}
!40 = !{i64 0}
!41 = !{!16, !10, i64 0}
!42 = !{!17, !10, i64 40}
!43 = !{!17, !10, i64 36}
!44 = !{!17, !10, i64 28}
!45 = !{!17, !10, i64 0}
!46 = !{!17, !10, i64 32}
!47 = !{!21, !6, i64 56}
!48 = !{!21, !6, i64 40}
!49 = !{i64 0}
!50 = !{!17, !10, i64 24}
!51 = !{i64 0}
!52 = !{i64 0}
!53 = distinct !{!53, !54}
!54 = !{!"llvm.loop.mustprogress"}
!55 = !{!20, !10, i64 208}
!56 = !{!17, !10, i64 20}
!57 = !{!20, !6, i64 168}
!58 = !{!17, !10, i64 4}
!59 = !{!"branch_weights", i32 2000, i32 1}
!60 = distinct !{!60, !54}
!61 = distinct !{!61, !54}
!62 = distinct !{!62, !54}
!63 = !{!20, !6, i64 200}
!64 = !{!17, !10, i64 16}
!65 = !{!17, !10, i64 44}
!66 = !{!20, !6, i64 184}
!67 = !{!20, !6, i64 192}
!68 = !{!17, !6, i64 48}
!69 = !{i64 0}
!70 = distinct !{!70, !54}
!71 = !{!22, !6, i64 0}
!72 = !{i64 0}
!73 = !{!17, !10, i64 12}
!74 = !{!17, !10, i64 8}
!75 = !{!21, !10, i64 84}
!76 = distinct !{!76, !54}
!77 = !{i64 0}
!78 = !{i64 0, i64 65}
!79 = distinct !{!79, !54}
!80 = !{i64 0}
!81 = !{!"branch_weights", i32 1, i32 2000}
!82 = distinct !{!82, !54}
!83 = distinct !{!83, !54}
!84 = !{!21, !6, i64 48}
!85 = !{!21, !6, i64 8}
!86 = !{i64 0}
!87 = distinct !{!87, !54}
!88 = !{i64 0}
!89 = !{i64 0}
!90 = distinct !{!90, !54}
!91 = !{!21, !6, i64 24}
!92 = !{i64 0}
!93 = !{!21, !6, i64 72}
!94 = !{!20, !6, i64 160}
!95 = !{!21, !6, i64 16}
!96 = !{!21, !6, i64 64}
!97 = !{!20, !6, i64 152}
!98 = !{!21, !6, i64 32}
!99 = !{i64 0}
!100 = !{!21, !10, i64 80}
!101 = !{!21, !6, i64 0}
!102 = !{i64 0}
!103 = distinct !{!103, !54}
!104 = distinct !{!104, !54}
!105 = !{!22, !6, i64 24}
!106 = !{!22, !6, i64 32}
!107 = !{!22, !6, i64 40}
!108 = !{!22, !6, i64 8}
!109 = !{!22, !6, i64 48}
!110 = distinct !{!110, !54}
!111 = !{!20, !6, i64 104}
!112 = !{i64 0}
!113 = !{i64 0}
!114 = !{!20, !10, i64 84}
!115 = !{i64 0}
!116 = distinct !{!116, !54}
!117 = distinct !{!117, !54}
!118 = !{i64 0}
!119 = !{!16, !10, i64 4}
!120 = distinct !{!120, !54}
!121 = distinct !{!121, !54}
!122 = distinct !{!122, !54}
!123 = !{i64 0}
!124 = !{!20, !10, i64 216}
!125 = !{!16, !10, i64 16}
!126 = !{i64 0}
!127 = distinct !{!127, !54}
!128 = !{i64 0}
!129 = !{i64 0}
!130 = distinct !{!130, !54}
!131 = !{i64 0}
!132 = distinct !{!132, !54}
!133 = !{i64 0}
