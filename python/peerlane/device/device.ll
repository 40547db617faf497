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
  br i1 %27, label %28, label %5935

28:                                               ; preds = %25
  %29 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 0
  %30 = bitcast i64* %29 to %struct.array_common*
  %31 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 26
  %32 = bitcast i64* %31 to i32*
  %33 = load i32, i32* %32, align 8, !tbaa !55
  %34 = shl nuw i32 1, %33
  %35 = add i64 %3, %2
  %36 = icmp ugt i64 %35, %2
  br i1 %36, label %37, label %5935

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

84:                                               ; preds = %5928, %37
  %85 = phi i64 [ %4, %37 ], [ %5931, %5928 ]
  %86 = phi i64 [ %2, %37 ], [ %5930, %5928 ]
  %87 = trunc i64 %86 to i32
  %88 = and i32 %38, %87
  %89 = sub i32 %34, %88
  %90 = sub i64 %35, %86
  %91 = zext i32 %89 to i64
  %92 = icmp ult i64 %90, %91
  %93 = select i1 %92, i64 %90, i64 %91
  %94 = load i32, i32* %39, align 4, !tbaa !56
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %96, label %4666

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
  br i1 %1678, label %1680, label %4666

1680:                                             ; preds = %1676
  %1681 = load i64, i64* %54, align 8, !tbaa !27
  %1682 = icmp eq i64 %1681, 0
  br i1 %1682, label %4666, label %1683

1683:                                             ; preds = %1680
  %1684 = load i32, i32* %32, align 8, !tbaa !55
  %1685 = zext i32 %1684 to i64
  %1686 = lshr i64 %86, %1685
  %1687 = load i32, i32* %45, align 8, !tbaa !45
  %1688 = icmp eq i32 %1687, 0
  br i1 %1688, label %1689, label %1996

1689:                                             ; preds = %1683
  %1690 = shl i64 %1686, 3
  br label %1691

1691:                                             ; preds = %1995, %1689
  %1692 = phi i32 [ 1, %1689 ], [ %1990, %1995 ]
  %1693 = phi i64 [ 0, %1689 ], [ %1991, %1995 ]
  %1694 = phi i32 [ -1, %1689 ], [ %1992, %1995 ]
  %1695 = phi i64 [ undef, %1689 ], [ %1993, %1995 ]
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
  br label %1989

1745:                                             ; preds = %1719
  %1746 = and i64 %1699, 655360
  %1747 = icmp eq i64 %1746, 524288
  br i1 %1747, label %1748, label %1769

1748:                                             ; preds = %1745
  %1749 = icmp eq i32 %1694, -1
  br i1 %1749, label %1989, label %1750

1750:                                             ; preds = %1748
  %1751 = load i32, i32* %56, align 4, !tbaa !44
  %1752 = icmp eq i32 %1751, %1694
  br i1 %1752, label %1989, label %1753

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
  br label %1989

1769:                                             ; preds = %1745
  %1770 = icmp eq i64 %1700, 0
  %1771 = icmp eq i32 %1694, -1
  %1772 = select i1 %1770, i1 %1771, i1 false
  br i1 %1772, label %1773, label %1922

1773:                                             ; preds = %1769
  %1774 = load i32, i32* %60, align 4, !tbaa !73
  %1775 = icmp eq i32 %1774, 0
  br i1 %1775, label %1776, label %1922

1776:                                             ; preds = %1773
  %1777 = load i32, i32* %56, align 4, !tbaa !44
  %1778 = icmp eq i32 %1777, -1
  br i1 %1778, label %1779, label %1922

1779:                                             ; preds = %1776
  %1780 = load i32, i32* %61, align 8, !tbaa !74
  %1781 = load i32, i32* %62, align 4, !tbaa !75
  %1782 = add i32 %1781, 63
  %1783 = lshr i32 %1782, 6
  %1784 = icmp ugt i32 %1782, 63
  br i1 %1784, label %1785, label %1835

1785:                                             ; preds = %1779
  %1786 = tail call i32 @llvm.umax.i32(i32 %1783, i32 1) #7
  br label %1790

1787:                                             ; preds = %1832
  %1788 = icmp ult i32 %1834, %1783
  %1789 = icmp eq i32 %1834, %1786
  br i1 %1789, label %1835, label %1790, !llvm.loop !76

1790:                                             ; preds = %1787, %1785
  %1791 = phi i1 [ true, %1785 ], [ %1788, %1787 ]
  %1792 = phi i32 [ undef, %1785 ], [ %1833, %1787 ]
  %1793 = phi i32 [ 0, %1785 ], [ %1834, %1787 ]
  %1794 = add i32 %1793, %1780
  %1795 = urem i32 %1794, %1783
  %1796 = load i64, i64* %59, align 8, !tbaa !48
  %1797 = shl nuw nsw i32 %1795, 3
  %1798 = zext i32 %1797 to i64
  %1799 = add i64 %1796, %1798
  %1800 = inttoptr i64 %1799 to i64 addrspace(1)*
  %1801 = load volatile i64, i64 addrspace(1)* %1800, align 8, !tbaa !5
  br label %1802

1802:                                             ; preds = %1816, %1790
  %1803 = phi i64 [ %1801, %1790 ], [ %1810, %1816 ]
  %1804 = phi i32 [ undef, %1790 ], [ %1817, %1816 ]
  %1805 = icmp eq i64 %1803, 0
  br i1 %1805, label %1818, label %1806

1806:                                             ; preds = %1802
  %1807 = sub i64 0, %1803
  %1808 = and i64 %1803, %1807
  %1809 = xor i64 %1808, -1
  %1810 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1799, i64 %1809) #10, !srcloc !77
  %1811 = and i64 %1810, %1808
  %1812 = icmp eq i64 %1811, 0
  br i1 %1812, label %1816, label %1813

1813:                                             ; preds = %1806
  %1814 = tail call i64 @llvm.cttz.i64(i64 %1808, i1 true) #7, !range !78
  %1815 = trunc i64 %1814 to i32
  br label %1816

1816:                                             ; preds = %1813, %1806
  %1817 = phi i32 [ %1815, %1813 ], [ %1804, %1806 ]
  br i1 %1812, label %1802, label %1818, !llvm.loop !79

1818:                                             ; preds = %1816, %1802
  %1819 = phi i32 [ %1817, %1816 ], [ 64, %1802 ]
  %1820 = icmp ult i32 %1819, 64
  br i1 %1820, label %1821, label %1832

1821:                                             ; preds = %1818
  %1822 = shl nuw i32 %1795, 6
  %1823 = add nuw i32 %1819, %1822
  %1824 = zext i32 %1823 to i64
  %1825 = shl nuw nsw i64 %1824, 2
  br label %1826

1826:                                             ; preds = %1826, %1821
  %1827 = load i64, i64* %58, align 8, !tbaa !47
  %1828 = add i64 %1827, %1825
  %1829 = tail call i32 asm sideeffect "atom.global.exch.b32 $0, [$1], $2;", "=r,l,r,~{memory}"(i64 %1828, i32 -1) #10, !srcloc !80
  %1830 = icmp eq i32 %1829, -1
  br i1 %1830, label %1826, label %1831, !prof !81, !llvm.loop !82

1831:                                             ; preds = %1826
  store i32 %1829, i32* %57, align 4, !tbaa !9
  br label %1832

1832:                                             ; preds = %1831, %1818
  %1833 = phi i32 [ %1823, %1831 ], [ %1792, %1818 ]
  %1834 = add nuw nsw i32 %1793, 1
  br i1 %1820, label %1835, label %1787

1835:                                             ; preds = %1832, %1787, %1779
  %1836 = phi i1 [ false, %1779 ], [ %1791, %1832 ], [ %1788, %1787 ]
  %1837 = phi i32 [ undef, %1779 ], [ %1833, %1787 ], [ %1833, %1832 ]
  br i1 %1836, label %1922, label %1838

1838:                                             ; preds = %1835
  %1839 = icmp ult i32 %1782, 64
  br i1 %1839, label %1922, label %1840

1840:                                             ; preds = %1838
  %1841 = tail call i32 @llvm.umax.i32(i32 %1783, i32 1) #7
  br label %1844

1842:                                             ; preds = %1919
  %1843 = icmp eq i32 %1921, %1841
  br i1 %1843, label %1922, label %1844, !llvm.loop !83

1844:                                             ; preds = %1842, %1840
  %1845 = phi i32 [ %1837, %1840 ], [ %1920, %1842 ]
  %1846 = phi i32 [ 0, %1840 ], [ %1921, %1842 ]
  %1847 = load i64, i64* %63, align 8, !tbaa !84
  %1848 = zext i32 %1846 to i64
  %1849 = shl nuw nsw i64 %1848, 3
  %1850 = add i64 %1849, %1847
  %1851 = inttoptr i64 %1850 to i64 addrspace(1)*
  %1852 = load volatile i64, i64 addrspace(1)* %1851, align 8, !tbaa !5
  %1853 = icmp eq i64 %1852, 0
  br i1 %1853, label %1907, label %1854

1854:                                             ; preds = %1844
  %1855 = shl i32 %1846, 6
  br label %1856

1856:                                             ; preds = %1905, %1854
  %1857 = phi i32 [ undef, %1854 ], [ %1903, %1905 ]
  %1858 = phi i64 [ %1852, %1854 ], [ %1864, %1905 ]
  %1859 = sub i64 0, %1858
  %1860 = and i64 %1858, %1859
  %1861 = tail call i64 @llvm.cttz.i64(i64 %1860, i1 true) #7, !range !78
  %1862 = trunc i64 %1861 to i32
  %1863 = or i32 %1855, %1862
  %1864 = xor i64 %1860, %1858
  %1865 = load i64, i64* %64, align 8, !tbaa !85
  %1866 = zext i32 %1863 to i64
  %1867 = shl nuw nsw i64 %1866, 3
  %1868 = add i64 %1867, %1865
  %1869 = inttoptr i64 %1868 to i64*
  %1870 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1869) #10, !srcloc !86
  %1871 = lshr i64 %1870, 32
  %1872 = load i64, i64* %58, align 8, !tbaa !47
  %1873 = shl nuw nsw i64 %1866, 2
  %1874 = add i64 %1873, %1872
  %1875 = inttoptr i64 %1874 to i32 addrspace(1)*
  %1876 = load volatile i32, i32 addrspace(1)* %1875, align 4, !tbaa !9
  %1877 = zext i32 %1876 to i64
  %1878 = icmp eq i64 %1871, %1877
  br i1 %1878, label %1879, label %1902, !llvm.loop !87

1879:                                             ; preds = %1856
  %1880 = xor i64 %1860, -1
  %1881 = load i64, i64* %63, align 8, !tbaa !84
  %1882 = add i64 %1881, %1849
  %1883 = tail call i64 asm sideeffect "atom.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1882, i64 %1880) #10, !srcloc !88
  %1884 = and i64 %1883, %1860
  %1885 = icmp eq i64 %1884, 0
  br i1 %1885, label %1902, label %1886, !llvm.loop !87

1886:                                             ; preds = %1879
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !51
  %1887 = load i64, i64* %64, align 8, !tbaa !85
  %1888 = add i64 %1887, %1867
  %1889 = inttoptr i64 %1888 to i64*
  %1890 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1889) #10, !srcloc !86
  %1891 = lshr i64 %1890, 32
  %1892 = load i64, i64* %58, align 8, !tbaa !47
  %1893 = add i64 %1892, %1873
  %1894 = inttoptr i64 %1893 to i32 addrspace(1)*
  %1895 = load volatile i32, i32 addrspace(1)* %1894, align 4, !tbaa !9
  %1896 = zext i32 %1895 to i64
  %1897 = icmp eq i64 %1891, %1896
  br i1 %1897, label %1902, label %1898

1898:                                             ; preds = %1886
  %1899 = load i64, i64* %63, align 8, !tbaa !84
  %1900 = add i64 %1899, %1849
  %1901 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1900, i64 %1860) #10, !srcloc !72
  br label %1902

1902:                                             ; preds = %1898, %1886, %1879, %1856
  %1903 = phi i32 [ %1857, %1898 ], [ %1857, %1879 ], [ %1857, %1856 ], [ %1863, %1886 ]
  %1904 = phi i32 [ 0, %1898 ], [ 2, %1879 ], [ 2, %1856 ], [ 1, %1886 ]
  switch i32 %1904, label %1907 [
    i32 0, label %1905
    i32 2, label %1905
  ]

1905:                                             ; preds = %1902, %1902
  %1906 = icmp eq i64 %1864, 0
  br i1 %1906, label %1907, label %1856, !llvm.loop !87

1907:                                             ; preds = %1905, %1902, %1844
  %1908 = phi i32 [ -1, %1844 ], [ %1903, %1902 ], [ -1, %1905 ]
  %1909 = icmp eq i32 %1908, -1
  br i1 %1909, label %1919, label %1910

1910:                                             ; preds = %1907
  %1911 = zext i32 %1908 to i64
  %1912 = shl nuw nsw i64 %1911, 2
  br label %1913

1913:                                             ; preds = %1913, %1910
  %1914 = load i64, i64* %58, align 8, !tbaa !47
  %1915 = add i64 %1914, %1912
  %1916 = tail call i32 asm sideeffect "atom.global.exch.b32 $0, [$1], $2;", "=r,l,r,~{memory}"(i64 %1915, i32 -1) #10, !srcloc !80
  %1917 = icmp eq i32 %1916, -1
  br i1 %1917, label %1913, label %1918, !prof !81, !llvm.loop !82

1918:                                             ; preds = %1913
  store i32 %1916, i32* %57, align 4, !tbaa !9
  br label %1919

1919:                                             ; preds = %1918, %1907
  %1920 = phi i32 [ %1908, %1918 ], [ %1845, %1907 ]
  %1921 = add nuw nsw i32 %1846, 1
  br i1 %1909, label %1842, label %1922

1922:                                             ; preds = %1919, %1842, %1838, %1835, %1776, %1773, %1769
  %1923 = phi i32 [ -1, %1773 ], [ %1694, %1769 ], [ %1777, %1776 ], [ %1837, %1835 ], [ -1, %1838 ], [ %1920, %1919 ], [ -1, %1842 ]
  %1924 = icmp ne i32 %1923, -1
  %1925 = select i1 %1770, i1 %1924, i1 false
  br i1 %1925, label %1926, label %1936

1926:                                             ; preds = %1922
  %1927 = load i64, i64* %55, align 8, !tbaa !71
  %1928 = add i64 %1927, %1690
  %1929 = add nuw i64 %1699, 131072
  %1930 = tail call i64 asm sideeffect "atom.global.cas.b64 $0, [$1], $2, $3;", "=l,l,l,l,~{memory}"(i64 %1928, i64 %1699, i64 %1929) #10, !srcloc !89
  %1931 = icmp eq i64 %1930, %1699
  %1932 = zext i32 %1923 to i64
  %1933 = or i64 %1932, 144115188075855872
  %1934 = select i1 %1931, i64 %1933, i64 %1695
  %1935 = select i1 %1931, i32 1, i32 3
  br label %1989, !llvm.loop !90

1936:                                             ; preds = %1922
  br i1 %1924, label %1937, label %1956

1937:                                             ; preds = %1936
  %1938 = load i32, i32* %56, align 4, !tbaa !44
  %1939 = icmp eq i32 %1938, %1923
  br i1 %1939, label %1956, label %1940

1940:                                             ; preds = %1937
  %1941 = load i32, i32* %57, align 8, !tbaa !46
  %1942 = load i64, i64* %58, align 8, !tbaa !47
  %1943 = zext i32 %1923 to i64
  %1944 = shl nuw nsw i64 %1943, 2
  %1945 = add i64 %1942, %1944
  %1946 = inttoptr i64 %1945 to i32 addrspace(1)*
  store volatile i32 %1941, i32 addrspace(1)* %1946, align 4, !tbaa !9
  %1947 = load i64, i64* %59, align 8, !tbaa !48
  %1948 = lshr i32 %1923, 3
  %1949 = and i32 %1948, 536870904
  %1950 = zext i32 %1949 to i64
  %1951 = add i64 %1947, %1950
  %1952 = inttoptr i64 %1951 to i64*
  %1953 = and i32 %1923, 63
  %1954 = zext i32 %1953 to i64
  %1955 = shl nuw i64 1, %1954
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %1952, i64 %1955) #10, !srcloc !49
  br label %1956

1956:                                             ; preds = %1940, %1937, %1936
  %1957 = load i32, i32* %60, align 4, !tbaa !73
  %1958 = icmp eq i32 %1957, 0
  br i1 %1958, label %1959, label %1979

1959:                                             ; preds = %1956
  %1960 = add i32 %1692, 1
  %1961 = and i32 %1692, 63
  %1962 = icmp eq i32 %1961, 0
  br i1 %1962, label %1963, label %1979, !prof !81

1963:                                             ; preds = %1959
  %1964 = load i64, i64* %65, align 8, !tbaa !91
  %1965 = inttoptr i64 %1964 to i64*
  %1966 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1965) #10, !srcloc !86
  %1967 = icmp eq i64 %1966, 0
  br i1 %1967, label %1968, label %1979

1968:                                             ; preds = %1963
  %1969 = icmp eq i64 %1693, 0
  br i1 %1969, label %1970, label %1974

1970:                                             ; preds = %1968
  %1971 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !92
  %1972 = load i64, i64* %66, align 8, !tbaa !93
  %1973 = add i64 %1972, %1971
  br label %1974

1974:                                             ; preds = %1970, %1968
  %1975 = phi i64 [ %1973, %1970 ], [ %1693, %1968 ]
  %1976 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !92
  %1977 = icmp ult i64 %1976, %1975
  %1978 = select i1 %1977, i32 0, i32 110
  br label %1979

1979:                                             ; preds = %1974, %1963, %1959, %1956
  %1980 = phi i32 [ %1692, %1956 ], [ %1960, %1959 ], [ %1960, %1963 ], [ %1960, %1974 ]
  %1981 = phi i64 [ %1693, %1956 ], [ %1693, %1959 ], [ %1693, %1963 ], [ %1975, %1974 ]
  %1982 = phi i32 [ %1957, %1956 ], [ 0, %1959 ], [ 108, %1963 ], [ %1978, %1974 ]
  %1983 = icmp eq i32 %1982, 0
  %1984 = zext i32 %1982 to i64
  %1985 = or i64 %1984, 216172782113783808
  %1986 = select i1 %1983, i64 %1695, i64 %1985
  %1987 = xor i1 %1983, true
  %1988 = zext i1 %1987 to i32
  br label %1989

1989:                                             ; preds = %1979, %1926, %1753, %1750, %1748, %1743
  %1990 = phi i32 [ %1692, %1748 ], [ %1692, %1743 ], [ %1692, %1750 ], [ %1692, %1753 ], [ %1692, %1926 ], [ %1980, %1979 ]
  %1991 = phi i64 [ %1693, %1748 ], [ %1693, %1743 ], [ %1693, %1750 ], [ %1693, %1753 ], [ %1693, %1926 ], [ %1981, %1979 ]
  %1992 = phi i32 [ -1, %1748 ], [ %1694, %1743 ], [ %1694, %1750 ], [ %1694, %1753 ], [ %1923, %1926 ], [ -1, %1979 ]
  %1993 = phi i64 [ 360287970189639680, %1748 ], [ %1744, %1743 ], [ 360287970189639680, %1750 ], [ 360287970189639680, %1753 ], [ %1934, %1926 ], [ %1986, %1979 ]
  %1994 = phi i32 [ 1, %1748 ], [ 1, %1743 ], [ 1, %1750 ], [ 1, %1753 ], [ %1935, %1926 ], [ %1988, %1979 ]
  switch i32 %1994, label %1996 [
    i32 0, label %1995
    i32 3, label %1995
  ]

1995:                                             ; preds = %1989, %1989
  br label %1691, !llvm.loop !90

1996:                                             ; preds = %1989, %1683
  %1997 = phi i64 [ 0, %1683 ], [ %1993, %1989 ]
  %1998 = trunc i64 %1997 to i32
  %1999 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1998, i32 0, i32 31) #7
  %2000 = lshr i64 %1997, 32
  %2001 = trunc i64 %2000 to i32
  %2002 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2001, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !24
  %2003 = zext i32 %2002 to i64
  %2004 = shl nuw i64 %2003, 32
  %2005 = zext i32 %1999 to i64
  %2006 = lshr i32 %2002, 24
  %2007 = icmp eq i32 %2006, 5
  br i1 %2007, label %4666, label %2008

2008:                                             ; preds = %1996
  %2009 = trunc i32 %2006 to i8
  switch i8 %2009, label %3911 [
    i8 3, label %2010
    i8 2, label %2042
  ]

2010:                                             ; preds = %2008
  %2011 = load i32, i32* %56, align 4, !tbaa !44
  %2012 = icmp eq i32 %2011, -1
  br i1 %2012, label %2041, label %2013

2013:                                             ; preds = %2010
  %2014 = load i32, i32* %45, align 8, !tbaa !45
  %2015 = icmp eq i32 %2014, 0
  br i1 %2015, label %2016, label %2033

2016:                                             ; preds = %2013
  %2017 = load i32, i32* %57, align 8, !tbaa !46
  %2018 = load i64, i64* %58, align 8, !tbaa !47
  %2019 = zext i32 %2011 to i64
  %2020 = shl nuw nsw i64 %2019, 2
  %2021 = add i64 %2018, %2020
  %2022 = inttoptr i64 %2021 to i32 addrspace(1)*
  store volatile i32 %2017, i32 addrspace(1)* %2022, align 4, !tbaa !9
  %2023 = load i64, i64* %59, align 8, !tbaa !48
  %2024 = lshr i32 %2011, 3
  %2025 = and i32 %2024, 536870904
  %2026 = zext i32 %2025 to i64
  %2027 = add i64 %2023, %2026
  %2028 = inttoptr i64 %2027 to i64*
  %2029 = and i32 %2011, 63
  %2030 = zext i32 %2029 to i64
  %2031 = shl nuw i64 1, %2030
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %2028, i64 %2031) #10, !srcloc !49
  %2032 = load i32, i32* %45, align 8, !tbaa !45
  br label %2033

2033:                                             ; preds = %2016, %2013
  %2034 = phi i32 [ %2032, %2016 ], [ %2014, %2013 ]
  %2035 = icmp eq i32 %2034, 0
  br i1 %2035, label %2036, label %2040

2036:                                             ; preds = %2033
  %2037 = load i64, i64* %46, align 8, !tbaa !19
  %2038 = add i64 %2037, 136
  %2039 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2038, i64 -1) #10, !srcloc !23
  br label %2040

2040:                                             ; preds = %2036, %2033
  store i32 -1, i32* %56, align 4, !tbaa !44
  store i32 0, i32* %81, align 8, !tbaa !42
  br label %2041

2041:                                             ; preds = %2040, %2010
  store i32 %1999, i32* %60, align 4, !tbaa !73
  br label %4666

2042:                                             ; preds = %2008
  %2043 = load i32, i32* %32, align 8, !tbaa !55
  %2044 = zext i32 %2043 to i64
  %2045 = lshr i64 %86, %2044
  %2046 = shl i64 %2045, %2044
  %2047 = shl nuw i64 1, %2044
  %2048 = load i64, i64* %67, align 8, !tbaa !94
  %2049 = sub i64 %2048, %2046
  %2050 = icmp ult i64 %2049, %2047
  %2051 = select i1 %2050, i64 %2049, i64 %2047
  %2052 = load i64, i64* %68, align 8, !tbaa !95
  %2053 = load i64, i64* %69, align 8, !tbaa !96
  %2054 = mul i64 %2053, %2005
  %2055 = add i64 %2054, %2052
  %2056 = load i32, i32* %45, align 8, !tbaa !45
  %2057 = load i32, i32* %57, align 8, !tbaa !46
  %2058 = load i64, i64* %70, align 8, !tbaa !97
  %2059 = icmp eq i32 %2056, 0
  br i1 %2059, label %2060, label %2064

2060:                                             ; preds = %2042
  %2061 = load i64, i64* %71, align 8, !tbaa !98
  %2062 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2061, i64 1) #10, !srcloc !23
  %2063 = trunc i64 %2062 to i32
  br label %2064

2064:                                             ; preds = %2060, %2042
  %2065 = phi i32 [ %2063, %2060 ], [ 0, %2042 ]
  %2066 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2065, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !99
  %2067 = load i32, i32* %73, align 8, !tbaa !100
  %2068 = add i32 %2057, 1
  %2069 = icmp eq i32 %2068, -1
  %2070 = select i1 %2069, i32 0, i32 %2068
  %2071 = icmp ult i32 %2056, 4
  br i1 %2071, label %2072, label %2103

2072:                                             ; preds = %2064
  %2073 = load i64, i64* %29, align 8, !tbaa !101
  %2074 = zext i32 %2070 to i64
  %2075 = shl nuw i64 %2074, 32
  %2076 = shl nuw nsw i64 %2005, 16
  %2077 = or i64 %2076, %2075
  %2078 = or i64 %2077, 256
  %2079 = shl nsw i32 -1, %2067
  %2080 = xor i32 %2079, -1
  %2081 = and i32 %2066, %2080
  %2082 = zext i32 %2081 to i64
  %2083 = shl nuw nsw i64 %2082, 5
  %2084 = add i64 %2073, %2083
  %2085 = inttoptr i64 %2084 to i64*
  %2086 = and i32 %2056, 1
  %2087 = icmp eq i32 %2086, 0
  %2088 = select i1 %2087, i64 %2078, i64 %2058
  %2089 = select i1 %2087, i64 %2046, i64 %2051
  %2090 = shl i64 %2089, 1
  %2091 = and i32 %2056, 2
  %2092 = icmp eq i32 %2091, 0
  %2093 = select i1 %2092, i64 %2088, i64 %2090
  %2094 = lshr i32 %2066, %2067
  %2095 = and i32 %2094, 1
  %2096 = xor i32 %2095, 1
  %2097 = zext i32 %2096 to i64
  %2098 = or i64 %2093, %2097
  %2099 = zext i32 %2056 to i64
  %2100 = getelementptr inbounds i64, i64* %2085, i64 %2099
  %2101 = ptrtoint i64* %2100 to i64
  %2102 = inttoptr i64 %2101 to i64 addrspace(1)*
  store volatile i64 %2098, i64 addrspace(1)* %2102, align 8, !tbaa !5
  br label %2103

2103:                                             ; preds = %2072, %2064
  store i32 %2070, i32* %57, align 8, !tbaa !46
  %2104 = load i32, i32* %45, align 8, !tbaa !45
  %2105 = icmp eq i32 %2104, 0
  br i1 %2105, label %2106, label %2201

2106:                                             ; preds = %2103
  %2107 = load i64, i64* %64, align 8, !tbaa !85
  %2108 = tail call i32 asm sideeffect "mov.u32 $0, %clock;", "=r,~{memory}"() #10, !srcloc !102
  %2109 = load i32, i32* %74, align 4, !tbaa !9
  %2110 = icmp eq i32 %2109, 0
  %2111 = select i1 %2110, i32 2600, i32 %2109
  store i32 %2111, i32* %74, align 4, !tbaa !9
  br label %2112

2112:                                             ; preds = %2112, %2106
  %2113 = tail call i32 asm sideeffect "mov.u32 $0, %clock;", "=r,~{memory}"() #10, !srcloc !102
  %2114 = sub i32 %2113, %2108
  %2115 = load i32, i32* %74, align 4, !tbaa !9
  %2116 = icmp ult i32 %2114, %2115
  br i1 %2116, label %2112, label %2117, !llvm.loop !103

2117:                                             ; preds = %2112
  %2118 = shl nuw nsw i64 %2005, 3
  %2119 = add i64 %2107, %2118
  %2120 = inttoptr i64 %2119 to i64*
  %2121 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %2120) #10, !srcloc !86
  %2122 = lshr i64 %2121, 32
  %2123 = zext i32 %2070 to i64
  %2124 = icmp eq i64 %2122, %2123
  br i1 %2124, label %2125, label %2130, !prof !59

2125:                                             ; preds = %2117
  %2126 = load i32, i32* %74, align 4, !tbaa !9
  %2127 = icmp ugt i32 %2126, 512
  %2128 = select i1 %2127, i32 -16, i32 0
  %2129 = add i32 %2128, %2126
  br label %2139

2130:                                             ; preds = %2117
  %2131 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %2120) #10, !srcloc !86
  %2132 = lshr i64 %2131, 32
  %2133 = icmp eq i64 %2132, %2123
  br i1 %2133, label %2134, label %2142

2134:                                             ; preds = %2130
  %2135 = load i32, i32* %74, align 4, !tbaa !9
  %2136 = icmp ult i32 %2135, 4096
  %2137 = select i1 %2136, i32 128, i32 0
  %2138 = add i32 %2137, %2135
  br label %2139

2139:                                             ; preds = %2134, %2125
  %2140 = phi i32 [ %2138, %2134 ], [ %2129, %2125 ]
  %2141 = phi i64 [ %2131, %2134 ], [ %2121, %2125 ]
  store i32 %2140, i32* %74, align 4, !tbaa !9
  br label %2142

2142:                                             ; preds = %2139, %2130
  %2143 = phi i64 [ %2131, %2130 ], [ %2141, %2139 ]
  %2144 = shl nuw nsw i64 %2005, 2
  %2145 = lshr i32 %1999, 3
  %2146 = and i32 %2145, 536870904
  %2147 = zext i32 %2146 to i64
  %2148 = and i32 %1999, 63
  %2149 = zext i32 %2148 to i64
  %2150 = shl nuw i64 1, %2149
  br label %2151

2151:                                             ; preds = %2192, %2142
  %2152 = phi i32 [ 1, %2142 ], [ %2159, %2192 ]
  %2153 = phi i64 [ 0, %2142 ], [ %2179, %2192 ]
  %2154 = phi i64 [ %2143, %2142 ], [ %2193, %2192 ]
  %2155 = phi i32 [ undef, %2142 ], [ %2194, %2192 ]
  %2156 = lshr i64 %2154, 32
  %2157 = icmp eq i64 %2156, %2123
  br i1 %2157, label %2195, label %2158, !prof !59

2158:                                             ; preds = %2151
  %2159 = add i32 %2152, 1
  %2160 = and i32 %2152, 63
  %2161 = icmp eq i32 %2160, 0
  br i1 %2161, label %2162, label %2178, !prof !81

2162:                                             ; preds = %2158
  %2163 = load i64, i64* %65, align 8, !tbaa !91
  %2164 = inttoptr i64 %2163 to i64*
  %2165 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %2164) #10, !srcloc !86
  %2166 = icmp eq i64 %2165, 0
  br i1 %2166, label %2167, label %2178

2167:                                             ; preds = %2162
  %2168 = icmp eq i64 %2153, 0
  br i1 %2168, label %2169, label %2173

2169:                                             ; preds = %2167
  %2170 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !92
  %2171 = load i64, i64* %66, align 8, !tbaa !93
  %2172 = add i64 %2171, %2170
  br label %2173

2173:                                             ; preds = %2169, %2167
  %2174 = phi i64 [ %2172, %2169 ], [ %2153, %2167 ]
  %2175 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !92
  %2176 = icmp ult i64 %2175, %2174
  %2177 = select i1 %2176, i32 0, i32 110
  br label %2178

2178:                                             ; preds = %2173, %2162, %2158
  %2179 = phi i64 [ %2174, %2173 ], [ %2153, %2162 ], [ %2153, %2158 ]
  %2180 = phi i32 [ %2177, %2173 ], [ 108, %2162 ], [ 0, %2158 ]
  %2181 = icmp eq i32 %2180, 0
  br i1 %2181, label %2190, label %2182, !prof !59

2182:                                             ; preds = %2178
  %2183 = load i64, i64* %58, align 8, !tbaa !47
  %2184 = add i64 %2183, %2144
  %2185 = inttoptr i64 %2184 to i32 addrspace(1)*
  store volatile i32 %2070, i32 addrspace(1)* %2185, align 4, !tbaa !9
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !51
  %2186 = load i64, i64* %63, align 8, !tbaa !84
  %2187 = add i64 %2186, %2147
  %2188 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2187, i64 %2150) #10, !srcloc !72
  %2189 = or i32 %2180, -1073741824
  br label %2192

2190:                                             ; preds = %2178
  %2191 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %2120) #10, !srcloc !86
  br label %2192

2192:                                             ; preds = %2190, %2182
  %2193 = phi i64 [ %2154, %2182 ], [ %2191, %2190 ]
  %2194 = phi i32 [ %2189, %2182 ], [ %2155, %2190 ]
  br i1 %2181, label %2151, label %2201, !llvm.loop !104

2195:                                             ; preds = %2151
  %2196 = trunc i64 %2154 to i32
  %2197 = icmp sgt i32 %2196, -1
  br i1 %2197, label %2201, label %2198, !prof !59

2198:                                             ; preds = %2195
  %2199 = sub i32 0, %2196
  %2200 = or i32 %2199, -2147483648
  br label %2201

2201:                                             ; preds = %2192, %2198, %2195, %2103
  %2202 = phi i32 [ 0, %2103 ], [ %2200, %2198 ], [ %2196, %2195 ], [ %2194, %2192 ]
  %2203 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2202, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !99
  %2204 = sub i64 %86, %2046
  %2205 = icmp sgt i32 %2203, -1
  br i1 %2205, label %2208, label %2206, !prof !59

2206:                                             ; preds = %2201
  %2207 = and i32 %2203, 65535
  br label %2213

2208:                                             ; preds = %2201
  %2209 = add i64 %2204, %1679
  %2210 = zext i32 %2203 to i64
  %2211 = icmp ugt i64 %2209, %2210
  %2212 = select i1 %2211, i32 61, i32 0
  br label %2213

2213:                                             ; preds = %2208, %2206
  %2214 = phi i32 [ %2207, %2206 ], [ %2212, %2208 ]
  %2215 = icmp eq i32 %2214, 0
  %2216 = icmp ne i64 %85, 0
  %2217 = and i1 %2216, %2215
  br i1 %2217, label %2218, label %2950

2218:                                             ; preds = %2213
  %2219 = add i64 %2055, %2204
  %2220 = load i32, i32* %45, align 8, !tbaa !45
  %2221 = load i32, i32* %50, align 4, !tbaa !58
  %2222 = xor i64 %2219, %85
  %2223 = and i64 %2222, 15
  %2224 = icmp eq i64 %2223, 0
  %2225 = and i64 %2222, 3
  %2226 = icmp eq i64 %2225, 0
  %2227 = select i1 %2226, i64 4, i64 1
  %2228 = select i1 %2224, i64 16, i64 %2227
  %2229 = sub i64 0, %85
  %2230 = add nsw i64 %2228, -1
  %2231 = and i64 %2230, %2229
  %2232 = or i64 %1679, %85
  %2233 = or i64 %2232, %2219
  %2234 = and i64 %2233, 15
  %2235 = icmp eq i64 %2234, 0
  br i1 %2235, label %2236, label %2494, !prof !59

2236:                                             ; preds = %2218
  %2237 = shl i32 %2221, 7
  %2238 = zext i32 %2237 to i64
  %2239 = icmp eq i64 %1679, %2238
  br i1 %2239, label %2240, label %2296

2240:                                             ; preds = %2236
  %2241 = shl i32 %2220, 4
  %2242 = zext i32 %2241 to i64
  %2243 = add i64 %85, %2242
  %2244 = add i64 %2219, %2242
  %2245 = shl i32 %2221, 4
  %2246 = inttoptr i64 %2244 to <4 x i32> addrspace(1)*
  %2247 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2246, align 16, !tbaa !11
  %2248 = zext i32 %2245 to i64
  %2249 = add i64 %2244, %2248
  %2250 = inttoptr i64 %2249 to <4 x i32> addrspace(1)*
  %2251 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2250, align 16, !tbaa !11
  %2252 = shl i32 %2221, 5
  %2253 = zext i32 %2252 to i64
  %2254 = add i64 %2244, %2253
  %2255 = inttoptr i64 %2254 to <4 x i32> addrspace(1)*
  %2256 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2255, align 16, !tbaa !11
  %2257 = mul i32 %2221, 48
  %2258 = zext i32 %2257 to i64
  %2259 = add i64 %2244, %2258
  %2260 = inttoptr i64 %2259 to <4 x i32> addrspace(1)*
  %2261 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2260, align 16, !tbaa !11
  %2262 = shl i32 %2221, 6
  %2263 = zext i32 %2262 to i64
  %2264 = add i64 %2244, %2263
  %2265 = inttoptr i64 %2264 to <4 x i32> addrspace(1)*
  %2266 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2265, align 16, !tbaa !11
  %2267 = mul i32 %2221, 80
  %2268 = zext i32 %2267 to i64
  %2269 = add i64 %2244, %2268
  %2270 = inttoptr i64 %2269 to <4 x i32> addrspace(1)*
  %2271 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2270, align 16, !tbaa !11
  %2272 = mul i32 %2221, 96
  %2273 = zext i32 %2272 to i64
  %2274 = add i64 %2244, %2273
  %2275 = inttoptr i64 %2274 to <4 x i32> addrspace(1)*
  %2276 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2275, align 16, !tbaa !11
  %2277 = mul i32 %2221, 112
  %2278 = zext i32 %2277 to i64
  %2279 = add i64 %2244, %2278
  %2280 = inttoptr i64 %2279 to <4 x i32> addrspace(1)*
  %2281 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2280, align 16, !tbaa !11
  %2282 = inttoptr i64 %2243 to <4 x i32> addrspace(1)*
  store <4 x i32> %2247, <4 x i32> addrspace(1)* %2282, align 16, !tbaa !11
  %2283 = add i64 %2243, %2248
  %2284 = inttoptr i64 %2283 to <4 x i32> addrspace(1)*
  store <4 x i32> %2251, <4 x i32> addrspace(1)* %2284, align 16, !tbaa !11
  %2285 = add i64 %2243, %2253
  %2286 = inttoptr i64 %2285 to <4 x i32> addrspace(1)*
  store <4 x i32> %2256, <4 x i32> addrspace(1)* %2286, align 16, !tbaa !11
  %2287 = add i64 %2243, %2258
  %2288 = inttoptr i64 %2287 to <4 x i32> addrspace(1)*
  store <4 x i32> %2261, <4 x i32> addrspace(1)* %2288, align 16, !tbaa !11
  %2289 = add i64 %2243, %2263
  %2290 = inttoptr i64 %2289 to <4 x i32> addrspace(1)*
  store <4 x i32> %2266, <4 x i32> addrspace(1)* %2290, align 16, !tbaa !11
  %2291 = add i64 %2243, %2268
  %2292 = inttoptr i64 %2291 to <4 x i32> addrspace(1)*
  store <4 x i32> %2271, <4 x i32> addrspace(1)* %2292, align 16, !tbaa !11
  %2293 = add i64 %2243, %2273
  %2294 = inttoptr i64 %2293 to <4 x i32> addrspace(1)*
  store <4 x i32> %2276, <4 x i32> addrspace(1)* %2294, align 16, !tbaa !11
  %2295 = add i64 %2243, %2278
  br label %2946

2296:                                             ; preds = %2236
  %2297 = lshr i64 %1679, 4
  %2298 = zext i32 %2220 to i64
  %2299 = mul i32 %2221, 7
  %2300 = zext i32 %2299 to i64
  %2301 = add nuw nsw i64 %2300, %2298
  %2302 = icmp ult i64 %2301, %2297
  br i1 %2302, label %2303, label %2377

2303:                                             ; preds = %2296
  %2304 = shl i32 %2221, 3
  %2305 = zext i32 %2304 to i64
  %2306 = zext i32 %2221 to i64
  %2307 = shl i32 %2221, 1
  %2308 = zext i32 %2307 to i64
  %2309 = mul i32 %2221, 3
  %2310 = zext i32 %2309 to i64
  %2311 = shl i32 %2221, 2
  %2312 = zext i32 %2311 to i64
  %2313 = mul i32 %2221, 5
  %2314 = zext i32 %2313 to i64
  %2315 = mul i32 %2221, 6
  %2316 = zext i32 %2315 to i64
  br label %2317

2317:                                             ; preds = %2317, %2303
  %2318 = phi i64 [ %2298, %2303 ], [ %2374, %2317 ]
  %2319 = shl i64 %2318, 4
  %2320 = add i64 %2319, %2219
  %2321 = inttoptr i64 %2320 to <4 x i32> addrspace(1)*
  %2322 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2321, align 16, !tbaa !11
  %2323 = add i64 %2318, %2306
  %2324 = shl i64 %2323, 4
  %2325 = add i64 %2324, %2219
  %2326 = inttoptr i64 %2325 to <4 x i32> addrspace(1)*
  %2327 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2326, align 16, !tbaa !11
  %2328 = add i64 %2318, %2308
  %2329 = shl i64 %2328, 4
  %2330 = add i64 %2329, %2219
  %2331 = inttoptr i64 %2330 to <4 x i32> addrspace(1)*
  %2332 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2331, align 16, !tbaa !11
  %2333 = add i64 %2318, %2310
  %2334 = shl i64 %2333, 4
  %2335 = add i64 %2334, %2219
  %2336 = inttoptr i64 %2335 to <4 x i32> addrspace(1)*
  %2337 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2336, align 16, !tbaa !11
  %2338 = add i64 %2318, %2312
  %2339 = shl i64 %2338, 4
  %2340 = add i64 %2339, %2219
  %2341 = inttoptr i64 %2340 to <4 x i32> addrspace(1)*
  %2342 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2341, align 16, !tbaa !11
  %2343 = add i64 %2318, %2314
  %2344 = shl i64 %2343, 4
  %2345 = add i64 %2344, %2219
  %2346 = inttoptr i64 %2345 to <4 x i32> addrspace(1)*
  %2347 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2346, align 16, !tbaa !11
  %2348 = add i64 %2318, %2316
  %2349 = shl i64 %2348, 4
  %2350 = add i64 %2349, %2219
  %2351 = inttoptr i64 %2350 to <4 x i32> addrspace(1)*
  %2352 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2351, align 16, !tbaa !11
  %2353 = add i64 %2318, %2300
  %2354 = shl i64 %2353, 4
  %2355 = add i64 %2354, %2219
  %2356 = inttoptr i64 %2355 to <4 x i32> addrspace(1)*
  %2357 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2356, align 16, !tbaa !11
  %2358 = add i64 %2319, %85
  %2359 = inttoptr i64 %2358 to <4 x i32> addrspace(1)*
  store <4 x i32> %2322, <4 x i32> addrspace(1)* %2359, align 16, !tbaa !11
  %2360 = add i64 %2324, %85
  %2361 = inttoptr i64 %2360 to <4 x i32> addrspace(1)*
  store <4 x i32> %2327, <4 x i32> addrspace(1)* %2361, align 16, !tbaa !11
  %2362 = add i64 %2329, %85
  %2363 = inttoptr i64 %2362 to <4 x i32> addrspace(1)*
  store <4 x i32> %2332, <4 x i32> addrspace(1)* %2363, align 16, !tbaa !11
  %2364 = add i64 %2334, %85
  %2365 = inttoptr i64 %2364 to <4 x i32> addrspace(1)*
  store <4 x i32> %2337, <4 x i32> addrspace(1)* %2365, align 16, !tbaa !11
  %2366 = add i64 %2339, %85
  %2367 = inttoptr i64 %2366 to <4 x i32> addrspace(1)*
  store <4 x i32> %2342, <4 x i32> addrspace(1)* %2367, align 16, !tbaa !11
  %2368 = add i64 %2344, %85
  %2369 = inttoptr i64 %2368 to <4 x i32> addrspace(1)*
  store <4 x i32> %2347, <4 x i32> addrspace(1)* %2369, align 16, !tbaa !11
  %2370 = add i64 %2349, %85
  %2371 = inttoptr i64 %2370 to <4 x i32> addrspace(1)*
  store <4 x i32> %2352, <4 x i32> addrspace(1)* %2371, align 16, !tbaa !11
  %2372 = add i64 %2354, %85
  %2373 = inttoptr i64 %2372 to <4 x i32> addrspace(1)*
  store <4 x i32> %2357, <4 x i32> addrspace(1)* %2373, align 16, !tbaa !11
  %2374 = add i64 %2318, %2305
  %2375 = add i64 %2374, %2300
  %2376 = icmp ult i64 %2375, %2297
  br i1 %2376, label %2317, label %2377, !llvm.loop !60

2377:                                             ; preds = %2317, %2296
  %2378 = phi i64 [ %2298, %2296 ], [ %2374, %2317 ]
  %2379 = icmp ult i64 %2378, %2297
  br i1 %2379, label %2380, label %2950

2380:                                             ; preds = %2377
  %2381 = shl i64 %2378, 4
  %2382 = add i64 %2381, %2219
  %2383 = inttoptr i64 %2382 to <4 x i32> addrspace(1)*
  %2384 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2383, align 16, !tbaa !11
  %2385 = zext i32 %2221 to i64
  %2386 = add i64 %2378, %2385
  %2387 = icmp ult i64 %2386, %2297
  br i1 %2387, label %2388, label %2393

2388:                                             ; preds = %2380
  %2389 = shl i64 %2386, 4
  %2390 = add i64 %2389, %2219
  %2391 = inttoptr i64 %2390 to <4 x i32> addrspace(1)*
  %2392 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2391, align 16, !tbaa !11
  br label %2393

2393:                                             ; preds = %2388, %2380
  %2394 = phi <4 x i32> [ %2392, %2388 ], [ zeroinitializer, %2380 ]
  %2395 = shl i32 %2221, 1
  %2396 = zext i32 %2395 to i64
  %2397 = add i64 %2378, %2396
  %2398 = icmp ult i64 %2397, %2297
  br i1 %2398, label %2399, label %2404

2399:                                             ; preds = %2393
  %2400 = shl i64 %2397, 4
  %2401 = add i64 %2400, %2219
  %2402 = inttoptr i64 %2401 to <4 x i32> addrspace(1)*
  %2403 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2402, align 16, !tbaa !11
  br label %2404

2404:                                             ; preds = %2399, %2393
  %2405 = phi <4 x i32> [ %2403, %2399 ], [ zeroinitializer, %2393 ]
  %2406 = mul i32 %2221, 3
  %2407 = zext i32 %2406 to i64
  %2408 = add i64 %2378, %2407
  %2409 = icmp ult i64 %2408, %2297
  br i1 %2409, label %2410, label %2415

2410:                                             ; preds = %2404
  %2411 = shl i64 %2408, 4
  %2412 = add i64 %2411, %2219
  %2413 = inttoptr i64 %2412 to <4 x i32> addrspace(1)*
  %2414 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2413, align 16, !tbaa !11
  br label %2415

2415:                                             ; preds = %2410, %2404
  %2416 = phi <4 x i32> [ %2414, %2410 ], [ zeroinitializer, %2404 ]
  %2417 = shl i32 %2221, 2
  %2418 = zext i32 %2417 to i64
  %2419 = add i64 %2378, %2418
  %2420 = icmp ult i64 %2419, %2297
  br i1 %2420, label %2421, label %2426

2421:                                             ; preds = %2415
  %2422 = shl i64 %2419, 4
  %2423 = add i64 %2422, %2219
  %2424 = inttoptr i64 %2423 to <4 x i32> addrspace(1)*
  %2425 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2424, align 16, !tbaa !11
  br label %2426

2426:                                             ; preds = %2421, %2415
  %2427 = phi <4 x i32> [ %2425, %2421 ], [ zeroinitializer, %2415 ]
  %2428 = mul i32 %2221, 5
  %2429 = zext i32 %2428 to i64
  %2430 = add i64 %2378, %2429
  %2431 = icmp ult i64 %2430, %2297
  br i1 %2431, label %2432, label %2437

2432:                                             ; preds = %2426
  %2433 = shl i64 %2430, 4
  %2434 = add i64 %2433, %2219
  %2435 = inttoptr i64 %2434 to <4 x i32> addrspace(1)*
  %2436 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2435, align 16, !tbaa !11
  br label %2437

2437:                                             ; preds = %2432, %2426
  %2438 = phi <4 x i32> [ %2436, %2432 ], [ zeroinitializer, %2426 ]
  %2439 = mul i32 %2221, 6
  %2440 = zext i32 %2439 to i64
  %2441 = add i64 %2378, %2440
  %2442 = icmp ult i64 %2441, %2297
  br i1 %2442, label %2443, label %2448

2443:                                             ; preds = %2437
  %2444 = shl i64 %2441, 4
  %2445 = add i64 %2444, %2219
  %2446 = inttoptr i64 %2445 to <4 x i32> addrspace(1)*
  %2447 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2446, align 16, !tbaa !11
  br label %2448

2448:                                             ; preds = %2443, %2437
  %2449 = phi <4 x i32> [ %2447, %2443 ], [ zeroinitializer, %2437 ]
  %2450 = add i64 %2378, %2300
  %2451 = icmp ult i64 %2450, %2297
  br i1 %2451, label %2452, label %2457

2452:                                             ; preds = %2448
  %2453 = shl i64 %2450, 4
  %2454 = add i64 %2453, %2219
  %2455 = inttoptr i64 %2454 to <4 x i32> addrspace(1)*
  %2456 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2455, align 16, !tbaa !11
  br label %2457

2457:                                             ; preds = %2452, %2448
  %2458 = phi <4 x i32> [ %2456, %2452 ], [ zeroinitializer, %2448 ]
  %2459 = add i64 %2381, %85
  %2460 = inttoptr i64 %2459 to <4 x i32> addrspace(1)*
  store <4 x i32> %2384, <4 x i32> addrspace(1)* %2460, align 16, !tbaa !11
  br i1 %2387, label %2461, label %2465

2461:                                             ; preds = %2457
  %2462 = shl i64 %2386, 4
  %2463 = add i64 %2462, %85
  %2464 = inttoptr i64 %2463 to <4 x i32> addrspace(1)*
  store <4 x i32> %2394, <4 x i32> addrspace(1)* %2464, align 16, !tbaa !11
  br label %2465

2465:                                             ; preds = %2461, %2457
  br i1 %2398, label %2466, label %2470

2466:                                             ; preds = %2465
  %2467 = shl i64 %2397, 4
  %2468 = add i64 %2467, %85
  %2469 = inttoptr i64 %2468 to <4 x i32> addrspace(1)*
  store <4 x i32> %2405, <4 x i32> addrspace(1)* %2469, align 16, !tbaa !11
  br label %2470

2470:                                             ; preds = %2466, %2465
  br i1 %2409, label %2471, label %2475

2471:                                             ; preds = %2470
  %2472 = shl i64 %2408, 4
  %2473 = add i64 %2472, %85
  %2474 = inttoptr i64 %2473 to <4 x i32> addrspace(1)*
  store <4 x i32> %2416, <4 x i32> addrspace(1)* %2474, align 16, !tbaa !11
  br label %2475

2475:                                             ; preds = %2471, %2470
  br i1 %2420, label %2476, label %2480

2476:                                             ; preds = %2475
  %2477 = shl i64 %2419, 4
  %2478 = add i64 %2477, %85
  %2479 = inttoptr i64 %2478 to <4 x i32> addrspace(1)*
  store <4 x i32> %2427, <4 x i32> addrspace(1)* %2479, align 16, !tbaa !11
  br label %2480

2480:                                             ; preds = %2476, %2475
  br i1 %2431, label %2481, label %2485

2481:                                             ; preds = %2480
  %2482 = shl i64 %2430, 4
  %2483 = add i64 %2482, %85
  %2484 = inttoptr i64 %2483 to <4 x i32> addrspace(1)*
  store <4 x i32> %2438, <4 x i32> addrspace(1)* %2484, align 16, !tbaa !11
  br label %2485

2485:                                             ; preds = %2481, %2480
  br i1 %2442, label %2486, label %2490

2486:                                             ; preds = %2485
  %2487 = shl i64 %2441, 4
  %2488 = add i64 %2487, %85
  %2489 = inttoptr i64 %2488 to <4 x i32> addrspace(1)*
  store <4 x i32> %2449, <4 x i32> addrspace(1)* %2489, align 16, !tbaa !11
  br label %2490

2490:                                             ; preds = %2486, %2485
  br i1 %2451, label %2491, label %2950

2491:                                             ; preds = %2490
  %2492 = shl i64 %2450, 4
  %2493 = add i64 %2492, %85
  br label %2946

2494:                                             ; preds = %2218
  %2495 = icmp ult i64 %2231, %1679
  %2496 = select i1 %2495, i64 %2231, i64 %1679
  %2497 = sub i64 %1679, %2496
  %2498 = sub nsw i64 0, %2228
  %2499 = and i64 %2497, %2498
  switch i64 %2228, label %2902 [
    i64 16, label %2500
    i64 4, label %2701
  ]

2500:                                             ; preds = %2494
  %2501 = add i64 %2496, %85
  %2502 = add i64 %2496, %2219
  %2503 = lshr i64 %2499, 4
  %2504 = zext i32 %2220 to i64
  %2505 = mul i32 %2221, 7
  %2506 = zext i32 %2505 to i64
  %2507 = add nuw nsw i64 %2506, %2504
  %2508 = icmp ult i64 %2507, %2503
  br i1 %2508, label %2509, label %2583

2509:                                             ; preds = %2500
  %2510 = shl i32 %2221, 3
  %2511 = zext i32 %2510 to i64
  %2512 = zext i32 %2221 to i64
  %2513 = shl i32 %2221, 1
  %2514 = zext i32 %2513 to i64
  %2515 = mul i32 %2221, 3
  %2516 = zext i32 %2515 to i64
  %2517 = shl i32 %2221, 2
  %2518 = zext i32 %2517 to i64
  %2519 = mul i32 %2221, 5
  %2520 = zext i32 %2519 to i64
  %2521 = mul i32 %2221, 6
  %2522 = zext i32 %2521 to i64
  br label %2523

2523:                                             ; preds = %2523, %2509
  %2524 = phi i64 [ %2504, %2509 ], [ %2580, %2523 ]
  %2525 = shl i64 %2524, 4
  %2526 = add i64 %2525, %2502
  %2527 = inttoptr i64 %2526 to <4 x i32> addrspace(1)*
  %2528 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2527, align 16, !tbaa !11
  %2529 = add i64 %2524, %2512
  %2530 = shl i64 %2529, 4
  %2531 = add i64 %2530, %2502
  %2532 = inttoptr i64 %2531 to <4 x i32> addrspace(1)*
  %2533 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2532, align 16, !tbaa !11
  %2534 = add i64 %2524, %2514
  %2535 = shl i64 %2534, 4
  %2536 = add i64 %2535, %2502
  %2537 = inttoptr i64 %2536 to <4 x i32> addrspace(1)*
  %2538 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2537, align 16, !tbaa !11
  %2539 = add i64 %2524, %2516
  %2540 = shl i64 %2539, 4
  %2541 = add i64 %2540, %2502
  %2542 = inttoptr i64 %2541 to <4 x i32> addrspace(1)*
  %2543 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2542, align 16, !tbaa !11
  %2544 = add i64 %2524, %2518
  %2545 = shl i64 %2544, 4
  %2546 = add i64 %2545, %2502
  %2547 = inttoptr i64 %2546 to <4 x i32> addrspace(1)*
  %2548 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2547, align 16, !tbaa !11
  %2549 = add i64 %2524, %2520
  %2550 = shl i64 %2549, 4
  %2551 = add i64 %2550, %2502
  %2552 = inttoptr i64 %2551 to <4 x i32> addrspace(1)*
  %2553 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2552, align 16, !tbaa !11
  %2554 = add i64 %2524, %2522
  %2555 = shl i64 %2554, 4
  %2556 = add i64 %2555, %2502
  %2557 = inttoptr i64 %2556 to <4 x i32> addrspace(1)*
  %2558 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2557, align 16, !tbaa !11
  %2559 = add i64 %2524, %2506
  %2560 = shl i64 %2559, 4
  %2561 = add i64 %2560, %2502
  %2562 = inttoptr i64 %2561 to <4 x i32> addrspace(1)*
  %2563 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2562, align 16, !tbaa !11
  %2564 = add i64 %2525, %2501
  %2565 = inttoptr i64 %2564 to <4 x i32> addrspace(1)*
  store <4 x i32> %2528, <4 x i32> addrspace(1)* %2565, align 16, !tbaa !11
  %2566 = add i64 %2530, %2501
  %2567 = inttoptr i64 %2566 to <4 x i32> addrspace(1)*
  store <4 x i32> %2533, <4 x i32> addrspace(1)* %2567, align 16, !tbaa !11
  %2568 = add i64 %2535, %2501
  %2569 = inttoptr i64 %2568 to <4 x i32> addrspace(1)*
  store <4 x i32> %2538, <4 x i32> addrspace(1)* %2569, align 16, !tbaa !11
  %2570 = add i64 %2540, %2501
  %2571 = inttoptr i64 %2570 to <4 x i32> addrspace(1)*
  store <4 x i32> %2543, <4 x i32> addrspace(1)* %2571, align 16, !tbaa !11
  %2572 = add i64 %2545, %2501
  %2573 = inttoptr i64 %2572 to <4 x i32> addrspace(1)*
  store <4 x i32> %2548, <4 x i32> addrspace(1)* %2573, align 16, !tbaa !11
  %2574 = add i64 %2550, %2501
  %2575 = inttoptr i64 %2574 to <4 x i32> addrspace(1)*
  store <4 x i32> %2553, <4 x i32> addrspace(1)* %2575, align 16, !tbaa !11
  %2576 = add i64 %2555, %2501
  %2577 = inttoptr i64 %2576 to <4 x i32> addrspace(1)*
  store <4 x i32> %2558, <4 x i32> addrspace(1)* %2577, align 16, !tbaa !11
  %2578 = add i64 %2560, %2501
  %2579 = inttoptr i64 %2578 to <4 x i32> addrspace(1)*
  store <4 x i32> %2563, <4 x i32> addrspace(1)* %2579, align 16, !tbaa !11
  %2580 = add i64 %2524, %2511
  %2581 = add i64 %2580, %2506
  %2582 = icmp ult i64 %2581, %2503
  br i1 %2582, label %2523, label %2583, !llvm.loop !60

2583:                                             ; preds = %2523, %2500
  %2584 = phi i64 [ %2504, %2500 ], [ %2580, %2523 ]
  %2585 = icmp ult i64 %2584, %2503
  br i1 %2585, label %2586, label %2916

2586:                                             ; preds = %2583
  %2587 = shl i64 %2584, 4
  %2588 = add i64 %2587, %2502
  %2589 = inttoptr i64 %2588 to <4 x i32> addrspace(1)*
  %2590 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2589, align 16, !tbaa !11
  %2591 = zext i32 %2221 to i64
  %2592 = add i64 %2584, %2591
  %2593 = icmp ult i64 %2592, %2503
  br i1 %2593, label %2594, label %2599

2594:                                             ; preds = %2586
  %2595 = shl i64 %2592, 4
  %2596 = add i64 %2595, %2502
  %2597 = inttoptr i64 %2596 to <4 x i32> addrspace(1)*
  %2598 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2597, align 16, !tbaa !11
  br label %2599

2599:                                             ; preds = %2594, %2586
  %2600 = phi <4 x i32> [ %2598, %2594 ], [ zeroinitializer, %2586 ]
  %2601 = shl i32 %2221, 1
  %2602 = zext i32 %2601 to i64
  %2603 = add i64 %2584, %2602
  %2604 = icmp ult i64 %2603, %2503
  br i1 %2604, label %2605, label %2610

2605:                                             ; preds = %2599
  %2606 = shl i64 %2603, 4
  %2607 = add i64 %2606, %2502
  %2608 = inttoptr i64 %2607 to <4 x i32> addrspace(1)*
  %2609 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2608, align 16, !tbaa !11
  br label %2610

2610:                                             ; preds = %2605, %2599
  %2611 = phi <4 x i32> [ %2609, %2605 ], [ zeroinitializer, %2599 ]
  %2612 = mul i32 %2221, 3
  %2613 = zext i32 %2612 to i64
  %2614 = add i64 %2584, %2613
  %2615 = icmp ult i64 %2614, %2503
  br i1 %2615, label %2616, label %2621

2616:                                             ; preds = %2610
  %2617 = shl i64 %2614, 4
  %2618 = add i64 %2617, %2502
  %2619 = inttoptr i64 %2618 to <4 x i32> addrspace(1)*
  %2620 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2619, align 16, !tbaa !11
  br label %2621

2621:                                             ; preds = %2616, %2610
  %2622 = phi <4 x i32> [ %2620, %2616 ], [ zeroinitializer, %2610 ]
  %2623 = shl i32 %2221, 2
  %2624 = zext i32 %2623 to i64
  %2625 = add i64 %2584, %2624
  %2626 = icmp ult i64 %2625, %2503
  br i1 %2626, label %2627, label %2632

2627:                                             ; preds = %2621
  %2628 = shl i64 %2625, 4
  %2629 = add i64 %2628, %2502
  %2630 = inttoptr i64 %2629 to <4 x i32> addrspace(1)*
  %2631 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2630, align 16, !tbaa !11
  br label %2632

2632:                                             ; preds = %2627, %2621
  %2633 = phi <4 x i32> [ %2631, %2627 ], [ zeroinitializer, %2621 ]
  %2634 = mul i32 %2221, 5
  %2635 = zext i32 %2634 to i64
  %2636 = add i64 %2584, %2635
  %2637 = icmp ult i64 %2636, %2503
  br i1 %2637, label %2638, label %2643

2638:                                             ; preds = %2632
  %2639 = shl i64 %2636, 4
  %2640 = add i64 %2639, %2502
  %2641 = inttoptr i64 %2640 to <4 x i32> addrspace(1)*
  %2642 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2641, align 16, !tbaa !11
  br label %2643

2643:                                             ; preds = %2638, %2632
  %2644 = phi <4 x i32> [ %2642, %2638 ], [ zeroinitializer, %2632 ]
  %2645 = mul i32 %2221, 6
  %2646 = zext i32 %2645 to i64
  %2647 = add i64 %2584, %2646
  %2648 = icmp ult i64 %2647, %2503
  br i1 %2648, label %2649, label %2654

2649:                                             ; preds = %2643
  %2650 = shl i64 %2647, 4
  %2651 = add i64 %2650, %2502
  %2652 = inttoptr i64 %2651 to <4 x i32> addrspace(1)*
  %2653 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2652, align 16, !tbaa !11
  br label %2654

2654:                                             ; preds = %2649, %2643
  %2655 = phi <4 x i32> [ %2653, %2649 ], [ zeroinitializer, %2643 ]
  %2656 = add i64 %2584, %2506
  %2657 = icmp ult i64 %2656, %2503
  br i1 %2657, label %2658, label %2663

2658:                                             ; preds = %2654
  %2659 = shl i64 %2656, 4
  %2660 = add i64 %2659, %2502
  %2661 = inttoptr i64 %2660 to <4 x i32> addrspace(1)*
  %2662 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2661, align 16, !tbaa !11
  br label %2663

2663:                                             ; preds = %2658, %2654
  %2664 = phi <4 x i32> [ %2662, %2658 ], [ zeroinitializer, %2654 ]
  %2665 = add i64 %2587, %2501
  %2666 = inttoptr i64 %2665 to <4 x i32> addrspace(1)*
  store <4 x i32> %2590, <4 x i32> addrspace(1)* %2666, align 16, !tbaa !11
  br i1 %2593, label %2667, label %2671

2667:                                             ; preds = %2663
  %2668 = shl i64 %2592, 4
  %2669 = add i64 %2668, %2501
  %2670 = inttoptr i64 %2669 to <4 x i32> addrspace(1)*
  store <4 x i32> %2600, <4 x i32> addrspace(1)* %2670, align 16, !tbaa !11
  br label %2671

2671:                                             ; preds = %2667, %2663
  br i1 %2604, label %2672, label %2676

2672:                                             ; preds = %2671
  %2673 = shl i64 %2603, 4
  %2674 = add i64 %2673, %2501
  %2675 = inttoptr i64 %2674 to <4 x i32> addrspace(1)*
  store <4 x i32> %2611, <4 x i32> addrspace(1)* %2675, align 16, !tbaa !11
  br label %2676

2676:                                             ; preds = %2672, %2671
  br i1 %2615, label %2677, label %2681

2677:                                             ; preds = %2676
  %2678 = shl i64 %2614, 4
  %2679 = add i64 %2678, %2501
  %2680 = inttoptr i64 %2679 to <4 x i32> addrspace(1)*
  store <4 x i32> %2622, <4 x i32> addrspace(1)* %2680, align 16, !tbaa !11
  br label %2681

2681:                                             ; preds = %2677, %2676
  br i1 %2626, label %2682, label %2686

2682:                                             ; preds = %2681
  %2683 = shl i64 %2625, 4
  %2684 = add i64 %2683, %2501
  %2685 = inttoptr i64 %2684 to <4 x i32> addrspace(1)*
  store <4 x i32> %2633, <4 x i32> addrspace(1)* %2685, align 16, !tbaa !11
  br label %2686

2686:                                             ; preds = %2682, %2681
  br i1 %2637, label %2687, label %2691

2687:                                             ; preds = %2686
  %2688 = shl i64 %2636, 4
  %2689 = add i64 %2688, %2501
  %2690 = inttoptr i64 %2689 to <4 x i32> addrspace(1)*
  store <4 x i32> %2644, <4 x i32> addrspace(1)* %2690, align 16, !tbaa !11
  br label %2691

2691:                                             ; preds = %2687, %2686
  br i1 %2648, label %2692, label %2696

2692:                                             ; preds = %2691
  %2693 = shl i64 %2647, 4
  %2694 = add i64 %2693, %2501
  %2695 = inttoptr i64 %2694 to <4 x i32> addrspace(1)*
  store <4 x i32> %2655, <4 x i32> addrspace(1)* %2695, align 16, !tbaa !11
  br label %2696

2696:                                             ; preds = %2692, %2691
  br i1 %2657, label %2697, label %2916

2697:                                             ; preds = %2696
  %2698 = shl i64 %2656, 4
  %2699 = add i64 %2698, %2501
  %2700 = inttoptr i64 %2699 to <4 x i32> addrspace(1)*
  store <4 x i32> %2664, <4 x i32> addrspace(1)* %2700, align 16, !tbaa !11
  br label %2916

2701:                                             ; preds = %2494
  %2702 = add i64 %2496, %85
  %2703 = add i64 %2496, %2219
  %2704 = lshr i64 %2499, 2
  %2705 = zext i32 %2220 to i64
  %2706 = mul i32 %2221, 7
  %2707 = zext i32 %2706 to i64
  %2708 = add nuw nsw i64 %2707, %2705
  %2709 = icmp ult i64 %2708, %2704
  br i1 %2709, label %2710, label %2784

2710:                                             ; preds = %2701
  %2711 = shl i32 %2221, 3
  %2712 = zext i32 %2711 to i64
  %2713 = zext i32 %2221 to i64
  %2714 = shl i32 %2221, 1
  %2715 = zext i32 %2714 to i64
  %2716 = mul i32 %2221, 3
  %2717 = zext i32 %2716 to i64
  %2718 = shl i32 %2221, 2
  %2719 = zext i32 %2718 to i64
  %2720 = mul i32 %2221, 5
  %2721 = zext i32 %2720 to i64
  %2722 = mul i32 %2221, 6
  %2723 = zext i32 %2722 to i64
  br label %2724

2724:                                             ; preds = %2724, %2710
  %2725 = phi i64 [ %2705, %2710 ], [ %2781, %2724 ]
  %2726 = shl i64 %2725, 2
  %2727 = add i64 %2726, %2703
  %2728 = inttoptr i64 %2727 to i32 addrspace(1)*
  %2729 = load volatile i32, i32 addrspace(1)* %2728, align 4, !tbaa !11
  %2730 = add i64 %2725, %2713
  %2731 = shl i64 %2730, 2
  %2732 = add i64 %2731, %2703
  %2733 = inttoptr i64 %2732 to i32 addrspace(1)*
  %2734 = load volatile i32, i32 addrspace(1)* %2733, align 4, !tbaa !11
  %2735 = add i64 %2725, %2715
  %2736 = shl i64 %2735, 2
  %2737 = add i64 %2736, %2703
  %2738 = inttoptr i64 %2737 to i32 addrspace(1)*
  %2739 = load volatile i32, i32 addrspace(1)* %2738, align 4, !tbaa !11
  %2740 = add i64 %2725, %2717
  %2741 = shl i64 %2740, 2
  %2742 = add i64 %2741, %2703
  %2743 = inttoptr i64 %2742 to i32 addrspace(1)*
  %2744 = load volatile i32, i32 addrspace(1)* %2743, align 4, !tbaa !11
  %2745 = add i64 %2725, %2719
  %2746 = shl i64 %2745, 2
  %2747 = add i64 %2746, %2703
  %2748 = inttoptr i64 %2747 to i32 addrspace(1)*
  %2749 = load volatile i32, i32 addrspace(1)* %2748, align 4, !tbaa !11
  %2750 = add i64 %2725, %2721
  %2751 = shl i64 %2750, 2
  %2752 = add i64 %2751, %2703
  %2753 = inttoptr i64 %2752 to i32 addrspace(1)*
  %2754 = load volatile i32, i32 addrspace(1)* %2753, align 4, !tbaa !11
  %2755 = add i64 %2725, %2723
  %2756 = shl i64 %2755, 2
  %2757 = add i64 %2756, %2703
  %2758 = inttoptr i64 %2757 to i32 addrspace(1)*
  %2759 = load volatile i32, i32 addrspace(1)* %2758, align 4, !tbaa !11
  %2760 = add i64 %2725, %2707
  %2761 = shl i64 %2760, 2
  %2762 = add i64 %2761, %2703
  %2763 = inttoptr i64 %2762 to i32 addrspace(1)*
  %2764 = load volatile i32, i32 addrspace(1)* %2763, align 4, !tbaa !11
  %2765 = add i64 %2726, %2702
  %2766 = inttoptr i64 %2765 to i32 addrspace(1)*
  store i32 %2729, i32 addrspace(1)* %2766, align 4, !tbaa !11
  %2767 = add i64 %2731, %2702
  %2768 = inttoptr i64 %2767 to i32 addrspace(1)*
  store i32 %2734, i32 addrspace(1)* %2768, align 4, !tbaa !11
  %2769 = add i64 %2736, %2702
  %2770 = inttoptr i64 %2769 to i32 addrspace(1)*
  store i32 %2739, i32 addrspace(1)* %2770, align 4, !tbaa !11
  %2771 = add i64 %2741, %2702
  %2772 = inttoptr i64 %2771 to i32 addrspace(1)*
  store i32 %2744, i32 addrspace(1)* %2772, align 4, !tbaa !11
  %2773 = add i64 %2746, %2702
  %2774 = inttoptr i64 %2773 to i32 addrspace(1)*
  store i32 %2749, i32 addrspace(1)* %2774, align 4, !tbaa !11
  %2775 = add i64 %2751, %2702
  %2776 = inttoptr i64 %2775 to i32 addrspace(1)*
  store i32 %2754, i32 addrspace(1)* %2776, align 4, !tbaa !11
  %2777 = add i64 %2756, %2702
  %2778 = inttoptr i64 %2777 to i32 addrspace(1)*
  store i32 %2759, i32 addrspace(1)* %2778, align 4, !tbaa !11
  %2779 = add i64 %2761, %2702
  %2780 = inttoptr i64 %2779 to i32 addrspace(1)*
  store i32 %2764, i32 addrspace(1)* %2780, align 4, !tbaa !11
  %2781 = add i64 %2725, %2712
  %2782 = add i64 %2781, %2707
  %2783 = icmp ult i64 %2782, %2704
  br i1 %2783, label %2724, label %2784, !llvm.loop !61

2784:                                             ; preds = %2724, %2701
  %2785 = phi i64 [ %2705, %2701 ], [ %2781, %2724 ]
  %2786 = icmp ult i64 %2785, %2704
  br i1 %2786, label %2787, label %2916

2787:                                             ; preds = %2784
  %2788 = shl i64 %2785, 2
  %2789 = add i64 %2788, %2703
  %2790 = inttoptr i64 %2789 to i32 addrspace(1)*
  %2791 = load volatile i32, i32 addrspace(1)* %2790, align 4, !tbaa !11
  %2792 = zext i32 %2221 to i64
  %2793 = add i64 %2785, %2792
  %2794 = icmp ult i64 %2793, %2704
  br i1 %2794, label %2795, label %2800

2795:                                             ; preds = %2787
  %2796 = shl i64 %2793, 2
  %2797 = add i64 %2796, %2703
  %2798 = inttoptr i64 %2797 to i32 addrspace(1)*
  %2799 = load volatile i32, i32 addrspace(1)* %2798, align 4, !tbaa !11
  br label %2800

2800:                                             ; preds = %2795, %2787
  %2801 = phi i32 [ %2799, %2795 ], [ 0, %2787 ]
  %2802 = shl i32 %2221, 1
  %2803 = zext i32 %2802 to i64
  %2804 = add i64 %2785, %2803
  %2805 = icmp ult i64 %2804, %2704
  br i1 %2805, label %2806, label %2811

2806:                                             ; preds = %2800
  %2807 = shl i64 %2804, 2
  %2808 = add i64 %2807, %2703
  %2809 = inttoptr i64 %2808 to i32 addrspace(1)*
  %2810 = load volatile i32, i32 addrspace(1)* %2809, align 4, !tbaa !11
  br label %2811

2811:                                             ; preds = %2806, %2800
  %2812 = phi i32 [ %2810, %2806 ], [ 0, %2800 ]
  %2813 = mul i32 %2221, 3
  %2814 = zext i32 %2813 to i64
  %2815 = add i64 %2785, %2814
  %2816 = icmp ult i64 %2815, %2704
  br i1 %2816, label %2817, label %2822

2817:                                             ; preds = %2811
  %2818 = shl i64 %2815, 2
  %2819 = add i64 %2818, %2703
  %2820 = inttoptr i64 %2819 to i32 addrspace(1)*
  %2821 = load volatile i32, i32 addrspace(1)* %2820, align 4, !tbaa !11
  br label %2822

2822:                                             ; preds = %2817, %2811
  %2823 = phi i32 [ %2821, %2817 ], [ 0, %2811 ]
  %2824 = shl i32 %2221, 2
  %2825 = zext i32 %2824 to i64
  %2826 = add i64 %2785, %2825
  %2827 = icmp ult i64 %2826, %2704
  br i1 %2827, label %2828, label %2833

2828:                                             ; preds = %2822
  %2829 = shl i64 %2826, 2
  %2830 = add i64 %2829, %2703
  %2831 = inttoptr i64 %2830 to i32 addrspace(1)*
  %2832 = load volatile i32, i32 addrspace(1)* %2831, align 4, !tbaa !11
  br label %2833

2833:                                             ; preds = %2828, %2822
  %2834 = phi i32 [ %2832, %2828 ], [ 0, %2822 ]
  %2835 = mul i32 %2221, 5
  %2836 = zext i32 %2835 to i64
  %2837 = add i64 %2785, %2836
  %2838 = icmp ult i64 %2837, %2704
  br i1 %2838, label %2839, label %2844

2839:                                             ; preds = %2833
  %2840 = shl i64 %2837, 2
  %2841 = add i64 %2840, %2703
  %2842 = inttoptr i64 %2841 to i32 addrspace(1)*
  %2843 = load volatile i32, i32 addrspace(1)* %2842, align 4, !tbaa !11
  br label %2844

2844:                                             ; preds = %2839, %2833
  %2845 = phi i32 [ %2843, %2839 ], [ 0, %2833 ]
  %2846 = mul i32 %2221, 6
  %2847 = zext i32 %2846 to i64
  %2848 = add i64 %2785, %2847
  %2849 = icmp ult i64 %2848, %2704
  br i1 %2849, label %2850, label %2855

2850:                                             ; preds = %2844
  %2851 = shl i64 %2848, 2
  %2852 = add i64 %2851, %2703
  %2853 = inttoptr i64 %2852 to i32 addrspace(1)*
  %2854 = load volatile i32, i32 addrspace(1)* %2853, align 4, !tbaa !11
  br label %2855

2855:                                             ; preds = %2850, %2844
  %2856 = phi i32 [ %2854, %2850 ], [ 0, %2844 ]
  %2857 = add i64 %2785, %2707
  %2858 = icmp ult i64 %2857, %2704
  br i1 %2858, label %2859, label %2864

2859:                                             ; preds = %2855
  %2860 = shl i64 %2857, 2
  %2861 = add i64 %2860, %2703
  %2862 = inttoptr i64 %2861 to i32 addrspace(1)*
  %2863 = load volatile i32, i32 addrspace(1)* %2862, align 4, !tbaa !11
  br label %2864

2864:                                             ; preds = %2859, %2855
  %2865 = phi i32 [ %2863, %2859 ], [ 0, %2855 ]
  %2866 = add i64 %2788, %2702
  %2867 = inttoptr i64 %2866 to i32 addrspace(1)*
  store i32 %2791, i32 addrspace(1)* %2867, align 4, !tbaa !11
  br i1 %2794, label %2868, label %2872

2868:                                             ; preds = %2864
  %2869 = shl i64 %2793, 2
  %2870 = add i64 %2869, %2702
  %2871 = inttoptr i64 %2870 to i32 addrspace(1)*
  store i32 %2801, i32 addrspace(1)* %2871, align 4, !tbaa !11
  br label %2872

2872:                                             ; preds = %2868, %2864
  br i1 %2805, label %2873, label %2877

2873:                                             ; preds = %2872
  %2874 = shl i64 %2804, 2
  %2875 = add i64 %2874, %2702
  %2876 = inttoptr i64 %2875 to i32 addrspace(1)*
  store i32 %2812, i32 addrspace(1)* %2876, align 4, !tbaa !11
  br label %2877

2877:                                             ; preds = %2873, %2872
  br i1 %2816, label %2878, label %2882

2878:                                             ; preds = %2877
  %2879 = shl i64 %2815, 2
  %2880 = add i64 %2879, %2702
  %2881 = inttoptr i64 %2880 to i32 addrspace(1)*
  store i32 %2823, i32 addrspace(1)* %2881, align 4, !tbaa !11
  br label %2882

2882:                                             ; preds = %2878, %2877
  br i1 %2827, label %2883, label %2887

2883:                                             ; preds = %2882
  %2884 = shl i64 %2826, 2
  %2885 = add i64 %2884, %2702
  %2886 = inttoptr i64 %2885 to i32 addrspace(1)*
  store i32 %2834, i32 addrspace(1)* %2886, align 4, !tbaa !11
  br label %2887

2887:                                             ; preds = %2883, %2882
  br i1 %2838, label %2888, label %2892

2888:                                             ; preds = %2887
  %2889 = shl i64 %2837, 2
  %2890 = add i64 %2889, %2702
  %2891 = inttoptr i64 %2890 to i32 addrspace(1)*
  store i32 %2845, i32 addrspace(1)* %2891, align 4, !tbaa !11
  br label %2892

2892:                                             ; preds = %2888, %2887
  br i1 %2849, label %2893, label %2897

2893:                                             ; preds = %2892
  %2894 = shl i64 %2848, 2
  %2895 = add i64 %2894, %2702
  %2896 = inttoptr i64 %2895 to i32 addrspace(1)*
  store i32 %2856, i32 addrspace(1)* %2896, align 4, !tbaa !11
  br label %2897

2897:                                             ; preds = %2893, %2892
  br i1 %2858, label %2898, label %2916

2898:                                             ; preds = %2897
  %2899 = shl i64 %2857, 2
  %2900 = add i64 %2899, %2702
  %2901 = inttoptr i64 %2900 to i32 addrspace(1)*
  store i32 %2865, i32 addrspace(1)* %2901, align 4, !tbaa !11
  br label %2916

2902:                                             ; preds = %2494
  %2903 = zext i32 %2220 to i64
  %2904 = icmp ugt i64 %1679, %2903
  br i1 %2904, label %2905, label %2950

2905:                                             ; preds = %2902
  %2906 = zext i32 %2221 to i64
  br label %2907

2907:                                             ; preds = %2907, %2905
  %2908 = phi i64 [ %2903, %2905 ], [ %2914, %2907 ]
  %2909 = add i64 %2908, %2219
  %2910 = inttoptr i64 %2909 to i8 addrspace(1)*
  %2911 = load volatile i8, i8 addrspace(1)* %2910, align 1, !tbaa !11
  %2912 = add i64 %2908, %85
  %2913 = inttoptr i64 %2912 to i8 addrspace(1)*
  store i8 %2911, i8 addrspace(1)* %2913, align 1, !tbaa !11
  %2914 = add i64 %2908, %2906
  %2915 = icmp ult i64 %2914, %1679
  br i1 %2915, label %2907, label %2950, !llvm.loop !62

2916:                                             ; preds = %2898, %2897, %2784, %2697, %2696, %2583
  %2917 = phi i64 [ %2705, %2898 ], [ %2705, %2897 ], [ %2705, %2784 ], [ %2504, %2697 ], [ %2504, %2696 ], [ %2504, %2583 ]
  %2918 = icmp ugt i64 %2496, %2917
  br i1 %2918, label %2919, label %2930

2919:                                             ; preds = %2916
  %2920 = zext i32 %2221 to i64
  br label %2921

2921:                                             ; preds = %2921, %2919
  %2922 = phi i64 [ %2917, %2919 ], [ %2928, %2921 ]
  %2923 = add i64 %2922, %2219
  %2924 = inttoptr i64 %2923 to i8 addrspace(1)*
  %2925 = load volatile i8, i8 addrspace(1)* %2924, align 1, !tbaa !11
  %2926 = add i64 %2922, %85
  %2927 = inttoptr i64 %2926 to i8 addrspace(1)*
  store i8 %2925, i8 addrspace(1)* %2927, align 1, !tbaa !11
  %2928 = add i64 %2922, %2920
  %2929 = icmp ult i64 %2928, %2496
  br i1 %2929, label %2921, label %2930, !llvm.loop !62

2930:                                             ; preds = %2921, %2916
  %2931 = add i64 %2499, %2496
  %2932 = sub i64 %1679, %2931
  %2933 = icmp ugt i64 %2932, %2917
  br i1 %2933, label %2934, label %2950

2934:                                             ; preds = %2930
  %2935 = zext i32 %2221 to i64
  br label %2936

2936:                                             ; preds = %2936, %2934
  %2937 = phi i64 [ %2917, %2934 ], [ %2944, %2936 ]
  %2938 = add i64 %2937, %2931
  %2939 = add i64 %2938, %2219
  %2940 = inttoptr i64 %2939 to i8 addrspace(1)*
  %2941 = load volatile i8, i8 addrspace(1)* %2940, align 1, !tbaa !11
  %2942 = add i64 %2938, %85
  %2943 = inttoptr i64 %2942 to i8 addrspace(1)*
  store i8 %2941, i8 addrspace(1)* %2943, align 1, !tbaa !11
  %2944 = add i64 %2937, %2935
  %2945 = icmp ult i64 %2944, %2932
  br i1 %2945, label %2936, label %2950, !llvm.loop !62

2946:                                             ; preds = %2491, %2240
  %2947 = phi i64 [ %2493, %2491 ], [ %2295, %2240 ]
  %2948 = phi <4 x i32> [ %2458, %2491 ], [ %2281, %2240 ]
  %2949 = inttoptr i64 %2947 to <4 x i32> addrspace(1)*
  store <4 x i32> %2948, <4 x i32> addrspace(1)* %2949, align 16, !tbaa !11
  br label %2950

2950:                                             ; preds = %2936, %2907, %2946, %2930, %2902, %2490, %2377, %2213
  br i1 %2205, label %2953, label %2951, !prof !59

2951:                                             ; preds = %2950
  %2952 = and i32 %2203, 65535
  br label %2957

2953:                                             ; preds = %2950
  %2954 = zext i32 %2203 to i64
  %2955 = icmp ugt i64 %2051, %2954
  %2956 = select i1 %2955, i32 61, i32 0
  br label %2957

2957:                                             ; preds = %2953, %2951
  %2958 = phi i32 [ %2952, %2951 ], [ %2956, %2953 ]
  %2959 = icmp eq i32 %2958, 0
  %2960 = select i1 %2959, i64 %2051, i64 0
  %2961 = load i64, i64* %55, align 8, !tbaa !71
  %2962 = shl i64 %2045, 3
  %2963 = add i64 %2961, %2962
  %2964 = load i32, i32* %45, align 8, !tbaa !45
  %2965 = icmp eq i32 %2964, 0
  %2966 = icmp ne i64 %2960, 0
  %2967 = and i1 %2966, %2965
  br i1 %2967, label %2968, label %3046

2968:                                             ; preds = %2957
  %2969 = load i64, i64* %75, align 8, !tbaa !105
  %2970 = load i64, i64* %76, align 8, !tbaa !106
  %2971 = inttoptr i64 %2969 to i64 addrspace(1)*
  %2972 = load volatile i64, i64 addrspace(1)* %2971, align 8, !tbaa !5
  %2973 = load i64, i64* %54, align 8, !tbaa !107
  %2974 = icmp ult i64 %2972, %2973
  br i1 %2974, label %2975, label %2980

2975:                                             ; preds = %2968
  %2976 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2969, i64 1) #10, !srcloc !23
  %2977 = load i64, i64* %54, align 8, !tbaa !107
  %2978 = icmp ult i64 %2976, %2977
  %2979 = select i1 %2978, i64 %2976, i64 -1
  br label %2980

2980:                                             ; preds = %2975, %2968
  %2981 = phi i64 [ %2977, %2975 ], [ %2973, %2968 ]
  %2982 = phi i64 [ %2979, %2975 ], [ -1, %2968 ]
  %2983 = icmp eq i64 %2982, -1
  br i1 %2983, label %2984, label %2986

2984:                                             ; preds = %2980
  %2985 = icmp eq i64 %2981, 0
  br i1 %2985, label %2986, label %2989

2986:                                             ; preds = %3036, %3031, %2984, %2980
  %2987 = phi i64 [ %2982, %2980 ], [ -1, %2984 ], [ %3032, %3031 ], [ %3032, %3036 ]
  %2988 = phi i1 [ false, %2980 ], [ true, %2984 ], [ true, %3036 ], [ %3034, %3031 ]
  br i1 %2988, label %3046, label %3040

2989:                                             ; preds = %2984, %3036
  %2990 = phi i32 [ %3037, %3036 ], [ 0, %2984 ]
  %2991 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2970, i64 1) #10, !srcloc !23
  %2992 = load i64, i64* %54, align 8, !tbaa !107
  %2993 = urem i64 %2991, %2992
  %2994 = load i64, i64* %77, align 8, !tbaa !108
  %2995 = shl i64 %2993, 3
  %2996 = add i64 %2994, %2995
  %2997 = inttoptr i64 %2996 to i64 addrspace(1)*
  %2998 = load volatile i64, i64 addrspace(1)* %2997, align 8, !tbaa !5
  %2999 = icmp eq i64 %2998, 0
  br i1 %2999, label %3031, label %3000

3000:                                             ; preds = %2989
  %3001 = load i64, i64* %55, align 8, !tbaa !71
  %3002 = shl i64 %2998, 3
  %3003 = add i64 %3002, -8
  %3004 = add i64 %3003, %3001
  %3005 = inttoptr i64 %3004 to i64 addrspace(1)*
  %3006 = load volatile i64, i64 addrspace(1)* %3005, align 8, !tbaa !5
  %3007 = and i64 %3006, 393216
  %3008 = icmp eq i64 %3007, 262144
  %3009 = lshr i64 %3006, 20
  %3010 = icmp eq i64 %3009, %2993
  %3011 = and i1 %3008, %3010
  %3012 = and i64 %3006, 65535
  %3013 = icmp eq i64 %3012, 0
  %3014 = select i1 %3011, i1 %3013, i1 false
  br i1 %3014, label %3015, label %3025

3015:                                             ; preds = %3000
  %3016 = and i64 %3006, 65536
  %3017 = icmp eq i64 %3016, 0
  br i1 %3017, label %3020, label %3018

3018:                                             ; preds = %3015
  %3019 = tail call i64 asm sideeffect "atom.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %3004, i64 -65537) #10, !srcloc !88
  br label %3025

3020:                                             ; preds = %3015
  %3021 = and i64 %3006, 524288
  %3022 = tail call i64 asm sideeffect "atom.global.cas.b64 $0, [$1], $2, $3;", "=l,l,l,l,~{memory}"(i64 %3004, i64 %3006, i64 %3021) #10, !srcloc !89
  %3023 = icmp eq i64 %3022, %3006
  %3024 = zext i1 %3023 to i32
  br label %3025

3025:                                             ; preds = %3020, %3018, %3000
  %3026 = phi i32 [ 0, %3018 ], [ %3024, %3020 ], [ 0, %3000 ]
  %3027 = icmp eq i32 %3026, 0
  br i1 %3027, label %3031, label %3028

3028:                                             ; preds = %3025
  %3029 = load i64, i64* %78, align 8, !tbaa !109
  %3030 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %3029, i64 1) #10, !srcloc !23
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !51
  br label %3031

3031:                                             ; preds = %3028, %3025, %2989
  %3032 = phi i64 [ %2993, %3028 ], [ -1, %3025 ], [ -1, %2989 ]
  %3033 = icmp ult i32 %2990, 63
  %3034 = icmp eq i64 %3032, -1
  %3035 = select i1 %3033, i1 %3034, i1 false
  br i1 %3035, label %3036, label %2986, !llvm.loop !110

3036:                                             ; preds = %3031
  %3037 = add nuw nsw i32 %2990, 1
  %3038 = load i64, i64* %54, align 8, !tbaa !107
  %3039 = icmp eq i64 %3038, 0
  br i1 %3039, label %2986, label %2989

3040:                                             ; preds = %2986
  %3041 = shl i64 %2987, 3
  %3042 = add i64 %2045, 1
  %3043 = load i64, i64* %77, align 8, !tbaa !108
  %3044 = add i64 %3043, %3041
  %3045 = inttoptr i64 %3044 to i64 addrspace(1)*
  store volatile i64 %3042, i64 addrspace(1)* %3045, align 8, !tbaa !5
  br label %3046

3046:                                             ; preds = %3040, %2986, %2957
  %3047 = phi i64 [ -1, %2957 ], [ %2987, %2986 ], [ %2987, %3040 ]
  %3048 = trunc i64 %3047 to i32
  %3049 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %3048, i32 0, i32 31) #7
  %3050 = lshr i64 %3047, 32
  %3051 = trunc i64 %3050 to i32
  %3052 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %3051, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !24
  %3053 = zext i32 %3052 to i64
  %3054 = shl nuw i64 %3053, 32
  %3055 = zext i32 %3049 to i64
  %3056 = or i64 %3054, %3055
  %3057 = icmp eq i64 %3056, -1
  br i1 %3057, label %3794, label %3058

3058:                                             ; preds = %3046
  %3059 = load i64, i64* %79, align 8, !tbaa !111
  %3060 = load i32, i32* %32, align 8, !tbaa !55
  %3061 = zext i32 %3060 to i64
  %3062 = shl i64 %3056, %3061
  %3063 = add i64 %3062, %3059
  %3064 = load i32, i32* %45, align 8, !tbaa !45
  %3065 = load i32, i32* %50, align 4, !tbaa !58
  %3066 = xor i64 %3063, %2055
  %3067 = and i64 %3066, 15
  %3068 = icmp eq i64 %3067, 0
  %3069 = and i64 %3066, 3
  %3070 = icmp eq i64 %3069, 0
  %3071 = select i1 %3070, i64 4, i64 1
  %3072 = select i1 %3068, i64 16, i64 %3071
  %3073 = sub i64 0, %3063
  %3074 = add nsw i64 %3072, -1
  %3075 = and i64 %3074, %3073
  %3076 = or i64 %2960, %2055
  %3077 = or i64 %3076, %3063
  %3078 = and i64 %3077, 15
  %3079 = icmp eq i64 %3078, 0
  br i1 %3079, label %3080, label %3338, !prof !59

3080:                                             ; preds = %3058
  %3081 = shl i32 %3065, 7
  %3082 = zext i32 %3081 to i64
  %3083 = icmp eq i64 %2960, %3082
  br i1 %3083, label %3084, label %3140

3084:                                             ; preds = %3080
  %3085 = shl i32 %3064, 4
  %3086 = zext i32 %3085 to i64
  %3087 = add i64 %3063, %3086
  %3088 = add i64 %2055, %3086
  %3089 = shl i32 %3065, 4
  %3090 = inttoptr i64 %3088 to <4 x i32> addrspace(1)*
  %3091 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3090, align 16, !tbaa !11
  %3092 = zext i32 %3089 to i64
  %3093 = add i64 %3088, %3092
  %3094 = inttoptr i64 %3093 to <4 x i32> addrspace(1)*
  %3095 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3094, align 16, !tbaa !11
  %3096 = shl i32 %3065, 5
  %3097 = zext i32 %3096 to i64
  %3098 = add i64 %3088, %3097
  %3099 = inttoptr i64 %3098 to <4 x i32> addrspace(1)*
  %3100 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3099, align 16, !tbaa !11
  %3101 = mul i32 %3065, 48
  %3102 = zext i32 %3101 to i64
  %3103 = add i64 %3088, %3102
  %3104 = inttoptr i64 %3103 to <4 x i32> addrspace(1)*
  %3105 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3104, align 16, !tbaa !11
  %3106 = shl i32 %3065, 6
  %3107 = zext i32 %3106 to i64
  %3108 = add i64 %3088, %3107
  %3109 = inttoptr i64 %3108 to <4 x i32> addrspace(1)*
  %3110 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3109, align 16, !tbaa !11
  %3111 = mul i32 %3065, 80
  %3112 = zext i32 %3111 to i64
  %3113 = add i64 %3088, %3112
  %3114 = inttoptr i64 %3113 to <4 x i32> addrspace(1)*
  %3115 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3114, align 16, !tbaa !11
  %3116 = mul i32 %3065, 96
  %3117 = zext i32 %3116 to i64
  %3118 = add i64 %3088, %3117
  %3119 = inttoptr i64 %3118 to <4 x i32> addrspace(1)*
  %3120 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3119, align 16, !tbaa !11
  %3121 = mul i32 %3065, 112
  %3122 = zext i32 %3121 to i64
  %3123 = add i64 %3088, %3122
  %3124 = inttoptr i64 %3123 to <4 x i32> addrspace(1)*
  %3125 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3124, align 16, !tbaa !11
  %3126 = inttoptr i64 %3087 to <4 x i32> addrspace(1)*
  store <4 x i32> %3091, <4 x i32> addrspace(1)* %3126, align 16, !tbaa !11
  %3127 = add i64 %3087, %3092
  %3128 = inttoptr i64 %3127 to <4 x i32> addrspace(1)*
  store <4 x i32> %3095, <4 x i32> addrspace(1)* %3128, align 16, !tbaa !11
  %3129 = add i64 %3087, %3097
  %3130 = inttoptr i64 %3129 to <4 x i32> addrspace(1)*
  store <4 x i32> %3100, <4 x i32> addrspace(1)* %3130, align 16, !tbaa !11
  %3131 = add i64 %3087, %3102
  %3132 = inttoptr i64 %3131 to <4 x i32> addrspace(1)*
  store <4 x i32> %3105, <4 x i32> addrspace(1)* %3132, align 16, !tbaa !11
  %3133 = add i64 %3087, %3107
  %3134 = inttoptr i64 %3133 to <4 x i32> addrspace(1)*
  store <4 x i32> %3110, <4 x i32> addrspace(1)* %3134, align 16, !tbaa !11
  %3135 = add i64 %3087, %3112
  %3136 = inttoptr i64 %3135 to <4 x i32> addrspace(1)*
  store <4 x i32> %3115, <4 x i32> addrspace(1)* %3136, align 16, !tbaa !11
  %3137 = add i64 %3087, %3117
  %3138 = inttoptr i64 %3137 to <4 x i32> addrspace(1)*
  store <4 x i32> %3120, <4 x i32> addrspace(1)* %3138, align 16, !tbaa !11
  %3139 = add i64 %3087, %3122
  br label %3790

3140:                                             ; preds = %3080
  %3141 = lshr i64 %2960, 4
  %3142 = zext i32 %3064 to i64
  %3143 = mul i32 %3065, 7
  %3144 = zext i32 %3143 to i64
  %3145 = add nuw nsw i64 %3144, %3142
  %3146 = icmp ult i64 %3145, %3141
  br i1 %3146, label %3147, label %3221

3147:                                             ; preds = %3140
  %3148 = shl i32 %3065, 3
  %3149 = zext i32 %3148 to i64
  %3150 = zext i32 %3065 to i64
  %3151 = shl i32 %3065, 1
  %3152 = zext i32 %3151 to i64
  %3153 = mul i32 %3065, 3
  %3154 = zext i32 %3153 to i64
  %3155 = shl i32 %3065, 2
  %3156 = zext i32 %3155 to i64
  %3157 = mul i32 %3065, 5
  %3158 = zext i32 %3157 to i64
  %3159 = mul i32 %3065, 6
  %3160 = zext i32 %3159 to i64
  br label %3161

3161:                                             ; preds = %3161, %3147
  %3162 = phi i64 [ %3142, %3147 ], [ %3218, %3161 ]
  %3163 = shl i64 %3162, 4
  %3164 = add i64 %3163, %2055
  %3165 = inttoptr i64 %3164 to <4 x i32> addrspace(1)*
  %3166 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3165, align 16, !tbaa !11
  %3167 = add i64 %3162, %3150
  %3168 = shl i64 %3167, 4
  %3169 = add i64 %3168, %2055
  %3170 = inttoptr i64 %3169 to <4 x i32> addrspace(1)*
  %3171 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3170, align 16, !tbaa !11
  %3172 = add i64 %3162, %3152
  %3173 = shl i64 %3172, 4
  %3174 = add i64 %3173, %2055
  %3175 = inttoptr i64 %3174 to <4 x i32> addrspace(1)*
  %3176 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3175, align 16, !tbaa !11
  %3177 = add i64 %3162, %3154
  %3178 = shl i64 %3177, 4
  %3179 = add i64 %3178, %2055
  %3180 = inttoptr i64 %3179 to <4 x i32> addrspace(1)*
  %3181 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3180, align 16, !tbaa !11
  %3182 = add i64 %3162, %3156
  %3183 = shl i64 %3182, 4
  %3184 = add i64 %3183, %2055
  %3185 = inttoptr i64 %3184 to <4 x i32> addrspace(1)*
  %3186 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3185, align 16, !tbaa !11
  %3187 = add i64 %3162, %3158
  %3188 = shl i64 %3187, 4
  %3189 = add i64 %3188, %2055
  %3190 = inttoptr i64 %3189 to <4 x i32> addrspace(1)*
  %3191 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3190, align 16, !tbaa !11
  %3192 = add i64 %3162, %3160
  %3193 = shl i64 %3192, 4
  %3194 = add i64 %3193, %2055
  %3195 = inttoptr i64 %3194 to <4 x i32> addrspace(1)*
  %3196 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3195, align 16, !tbaa !11
  %3197 = add i64 %3162, %3144
  %3198 = shl i64 %3197, 4
  %3199 = add i64 %3198, %2055
  %3200 = inttoptr i64 %3199 to <4 x i32> addrspace(1)*
  %3201 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3200, align 16, !tbaa !11
  %3202 = add i64 %3163, %3063
  %3203 = inttoptr i64 %3202 to <4 x i32> addrspace(1)*
  store <4 x i32> %3166, <4 x i32> addrspace(1)* %3203, align 16, !tbaa !11
  %3204 = add i64 %3168, %3063
  %3205 = inttoptr i64 %3204 to <4 x i32> addrspace(1)*
  store <4 x i32> %3171, <4 x i32> addrspace(1)* %3205, align 16, !tbaa !11
  %3206 = add i64 %3173, %3063
  %3207 = inttoptr i64 %3206 to <4 x i32> addrspace(1)*
  store <4 x i32> %3176, <4 x i32> addrspace(1)* %3207, align 16, !tbaa !11
  %3208 = add i64 %3178, %3063
  %3209 = inttoptr i64 %3208 to <4 x i32> addrspace(1)*
  store <4 x i32> %3181, <4 x i32> addrspace(1)* %3209, align 16, !tbaa !11
  %3210 = add i64 %3183, %3063
  %3211 = inttoptr i64 %3210 to <4 x i32> addrspace(1)*
  store <4 x i32> %3186, <4 x i32> addrspace(1)* %3211, align 16, !tbaa !11
  %3212 = add i64 %3188, %3063
  %3213 = inttoptr i64 %3212 to <4 x i32> addrspace(1)*
  store <4 x i32> %3191, <4 x i32> addrspace(1)* %3213, align 16, !tbaa !11
  %3214 = add i64 %3193, %3063
  %3215 = inttoptr i64 %3214 to <4 x i32> addrspace(1)*
  store <4 x i32> %3196, <4 x i32> addrspace(1)* %3215, align 16, !tbaa !11
  %3216 = add i64 %3198, %3063
  %3217 = inttoptr i64 %3216 to <4 x i32> addrspace(1)*
  store <4 x i32> %3201, <4 x i32> addrspace(1)* %3217, align 16, !tbaa !11
  %3218 = add i64 %3162, %3149
  %3219 = add i64 %3218, %3144
  %3220 = icmp ult i64 %3219, %3141
  br i1 %3220, label %3161, label %3221, !llvm.loop !60

3221:                                             ; preds = %3161, %3140
  %3222 = phi i64 [ %3142, %3140 ], [ %3218, %3161 ]
  %3223 = icmp ult i64 %3222, %3141
  br i1 %3223, label %3224, label %3794

3224:                                             ; preds = %3221
  %3225 = shl i64 %3222, 4
  %3226 = add i64 %3225, %2055
  %3227 = inttoptr i64 %3226 to <4 x i32> addrspace(1)*
  %3228 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3227, align 16, !tbaa !11
  %3229 = zext i32 %3065 to i64
  %3230 = add i64 %3222, %3229
  %3231 = icmp ult i64 %3230, %3141
  br i1 %3231, label %3232, label %3237

3232:                                             ; preds = %3224
  %3233 = shl i64 %3230, 4
  %3234 = add i64 %3233, %2055
  %3235 = inttoptr i64 %3234 to <4 x i32> addrspace(1)*
  %3236 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3235, align 16, !tbaa !11
  br label %3237

3237:                                             ; preds = %3232, %3224
  %3238 = phi <4 x i32> [ %3236, %3232 ], [ zeroinitializer, %3224 ]
  %3239 = shl i32 %3065, 1
  %3240 = zext i32 %3239 to i64
  %3241 = add i64 %3222, %3240
  %3242 = icmp ult i64 %3241, %3141
  br i1 %3242, label %3243, label %3248

3243:                                             ; preds = %3237
  %3244 = shl i64 %3241, 4
  %3245 = add i64 %3244, %2055
  %3246 = inttoptr i64 %3245 to <4 x i32> addrspace(1)*
  %3247 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3246, align 16, !tbaa !11
  br label %3248

3248:                                             ; preds = %3243, %3237
  %3249 = phi <4 x i32> [ %3247, %3243 ], [ zeroinitializer, %3237 ]
  %3250 = mul i32 %3065, 3
  %3251 = zext i32 %3250 to i64
  %3252 = add i64 %3222, %3251
  %3253 = icmp ult i64 %3252, %3141
  br i1 %3253, label %3254, label %3259

3254:                                             ; preds = %3248
  %3255 = shl i64 %3252, 4
  %3256 = add i64 %3255, %2055
  %3257 = inttoptr i64 %3256 to <4 x i32> addrspace(1)*
  %3258 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3257, align 16, !tbaa !11
  br label %3259

3259:                                             ; preds = %3254, %3248
  %3260 = phi <4 x i32> [ %3258, %3254 ], [ zeroinitializer, %3248 ]
  %3261 = shl i32 %3065, 2
  %3262 = zext i32 %3261 to i64
  %3263 = add i64 %3222, %3262
  %3264 = icmp ult i64 %3263, %3141
  br i1 %3264, label %3265, label %3270

3265:                                             ; preds = %3259
  %3266 = shl i64 %3263, 4
  %3267 = add i64 %3266, %2055
  %3268 = inttoptr i64 %3267 to <4 x i32> addrspace(1)*
  %3269 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3268, align 16, !tbaa !11
  br label %3270

3270:                                             ; preds = %3265, %3259
  %3271 = phi <4 x i32> [ %3269, %3265 ], [ zeroinitializer, %3259 ]
  %3272 = mul i32 %3065, 5
  %3273 = zext i32 %3272 to i64
  %3274 = add i64 %3222, %3273
  %3275 = icmp ult i64 %3274, %3141
  br i1 %3275, label %3276, label %3281

3276:                                             ; preds = %3270
  %3277 = shl i64 %3274, 4
  %3278 = add i64 %3277, %2055
  %3279 = inttoptr i64 %3278 to <4 x i32> addrspace(1)*
  %3280 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3279, align 16, !tbaa !11
  br label %3281

3281:                                             ; preds = %3276, %3270
  %3282 = phi <4 x i32> [ %3280, %3276 ], [ zeroinitializer, %3270 ]
  %3283 = mul i32 %3065, 6
  %3284 = zext i32 %3283 to i64
  %3285 = add i64 %3222, %3284
  %3286 = icmp ult i64 %3285, %3141
  br i1 %3286, label %3287, label %3292

3287:                                             ; preds = %3281
  %3288 = shl i64 %3285, 4
  %3289 = add i64 %3288, %2055
  %3290 = inttoptr i64 %3289 to <4 x i32> addrspace(1)*
  %3291 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3290, align 16, !tbaa !11
  br label %3292

3292:                                             ; preds = %3287, %3281
  %3293 = phi <4 x i32> [ %3291, %3287 ], [ zeroinitializer, %3281 ]
  %3294 = add i64 %3222, %3144
  %3295 = icmp ult i64 %3294, %3141
  br i1 %3295, label %3296, label %3301

3296:                                             ; preds = %3292
  %3297 = shl i64 %3294, 4
  %3298 = add i64 %3297, %2055
  %3299 = inttoptr i64 %3298 to <4 x i32> addrspace(1)*
  %3300 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3299, align 16, !tbaa !11
  br label %3301

3301:                                             ; preds = %3296, %3292
  %3302 = phi <4 x i32> [ %3300, %3296 ], [ zeroinitializer, %3292 ]
  %3303 = add i64 %3225, %3063
  %3304 = inttoptr i64 %3303 to <4 x i32> addrspace(1)*
  store <4 x i32> %3228, <4 x i32> addrspace(1)* %3304, align 16, !tbaa !11
  br i1 %3231, label %3305, label %3309

3305:                                             ; preds = %3301
  %3306 = shl i64 %3230, 4
  %3307 = add i64 %3306, %3063
  %3308 = inttoptr i64 %3307 to <4 x i32> addrspace(1)*
  store <4 x i32> %3238, <4 x i32> addrspace(1)* %3308, align 16, !tbaa !11
  br label %3309

3309:                                             ; preds = %3305, %3301
  br i1 %3242, label %3310, label %3314

3310:                                             ; preds = %3309
  %3311 = shl i64 %3241, 4
  %3312 = add i64 %3311, %3063
  %3313 = inttoptr i64 %3312 to <4 x i32> addrspace(1)*
  store <4 x i32> %3249, <4 x i32> addrspace(1)* %3313, align 16, !tbaa !11
  br label %3314

3314:                                             ; preds = %3310, %3309
  br i1 %3253, label %3315, label %3319

3315:                                             ; preds = %3314
  %3316 = shl i64 %3252, 4
  %3317 = add i64 %3316, %3063
  %3318 = inttoptr i64 %3317 to <4 x i32> addrspace(1)*
  store <4 x i32> %3260, <4 x i32> addrspace(1)* %3318, align 16, !tbaa !11
  br label %3319

3319:                                             ; preds = %3315, %3314
  br i1 %3264, label %3320, label %3324

3320:                                             ; preds = %3319
  %3321 = shl i64 %3263, 4
  %3322 = add i64 %3321, %3063
  %3323 = inttoptr i64 %3322 to <4 x i32> addrspace(1)*
  store <4 x i32> %3271, <4 x i32> addrspace(1)* %3323, align 16, !tbaa !11
  br label %3324

3324:                                             ; preds = %3320, %3319
  br i1 %3275, label %3325, label %3329

3325:                                             ; preds = %3324
  %3326 = shl i64 %3274, 4
  %3327 = add i64 %3326, %3063
  %3328 = inttoptr i64 %3327 to <4 x i32> addrspace(1)*
  store <4 x i32> %3282, <4 x i32> addrspace(1)* %3328, align 16, !tbaa !11
  br label %3329

3329:                                             ; preds = %3325, %3324
  br i1 %3286, label %3330, label %3334

3330:                                             ; preds = %3329
  %3331 = shl i64 %3285, 4
  %3332 = add i64 %3331, %3063
  %3333 = inttoptr i64 %3332 to <4 x i32> addrspace(1)*
  store <4 x i32> %3293, <4 x i32> addrspace(1)* %3333, align 16, !tbaa !11
  br label %3334

3334:                                             ; preds = %3330, %3329
  br i1 %3295, label %3335, label %3794

3335:                                             ; preds = %3334
  %3336 = shl i64 %3294, 4
  %3337 = add i64 %3336, %3063
  br label %3790

3338:                                             ; preds = %3058
  %3339 = icmp ult i64 %3075, %2960
  %3340 = select i1 %3339, i64 %3075, i64 %2960
  %3341 = sub i64 %2960, %3340
  %3342 = sub nsw i64 0, %3072
  %3343 = and i64 %3341, %3342
  switch i64 %3072, label %3746 [
    i64 16, label %3344
    i64 4, label %3545
  ]

3344:                                             ; preds = %3338
  %3345 = add i64 %3340, %3063
  %3346 = add i64 %3340, %2055
  %3347 = lshr i64 %3343, 4
  %3348 = zext i32 %3064 to i64
  %3349 = mul i32 %3065, 7
  %3350 = zext i32 %3349 to i64
  %3351 = add nuw nsw i64 %3350, %3348
  %3352 = icmp ult i64 %3351, %3347
  br i1 %3352, label %3353, label %3427

3353:                                             ; preds = %3344
  %3354 = shl i32 %3065, 3
  %3355 = zext i32 %3354 to i64
  %3356 = zext i32 %3065 to i64
  %3357 = shl i32 %3065, 1
  %3358 = zext i32 %3357 to i64
  %3359 = mul i32 %3065, 3
  %3360 = zext i32 %3359 to i64
  %3361 = shl i32 %3065, 2
  %3362 = zext i32 %3361 to i64
  %3363 = mul i32 %3065, 5
  %3364 = zext i32 %3363 to i64
  %3365 = mul i32 %3065, 6
  %3366 = zext i32 %3365 to i64
  br label %3367

3367:                                             ; preds = %3367, %3353
  %3368 = phi i64 [ %3348, %3353 ], [ %3424, %3367 ]
  %3369 = shl i64 %3368, 4
  %3370 = add i64 %3369, %3346
  %3371 = inttoptr i64 %3370 to <4 x i32> addrspace(1)*
  %3372 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3371, align 16, !tbaa !11
  %3373 = add i64 %3368, %3356
  %3374 = shl i64 %3373, 4
  %3375 = add i64 %3374, %3346
  %3376 = inttoptr i64 %3375 to <4 x i32> addrspace(1)*
  %3377 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3376, align 16, !tbaa !11
  %3378 = add i64 %3368, %3358
  %3379 = shl i64 %3378, 4
  %3380 = add i64 %3379, %3346
  %3381 = inttoptr i64 %3380 to <4 x i32> addrspace(1)*
  %3382 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3381, align 16, !tbaa !11
  %3383 = add i64 %3368, %3360
  %3384 = shl i64 %3383, 4
  %3385 = add i64 %3384, %3346
  %3386 = inttoptr i64 %3385 to <4 x i32> addrspace(1)*
  %3387 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3386, align 16, !tbaa !11
  %3388 = add i64 %3368, %3362
  %3389 = shl i64 %3388, 4
  %3390 = add i64 %3389, %3346
  %3391 = inttoptr i64 %3390 to <4 x i32> addrspace(1)*
  %3392 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3391, align 16, !tbaa !11
  %3393 = add i64 %3368, %3364
  %3394 = shl i64 %3393, 4
  %3395 = add i64 %3394, %3346
  %3396 = inttoptr i64 %3395 to <4 x i32> addrspace(1)*
  %3397 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3396, align 16, !tbaa !11
  %3398 = add i64 %3368, %3366
  %3399 = shl i64 %3398, 4
  %3400 = add i64 %3399, %3346
  %3401 = inttoptr i64 %3400 to <4 x i32> addrspace(1)*
  %3402 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3401, align 16, !tbaa !11
  %3403 = add i64 %3368, %3350
  %3404 = shl i64 %3403, 4
  %3405 = add i64 %3404, %3346
  %3406 = inttoptr i64 %3405 to <4 x i32> addrspace(1)*
  %3407 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3406, align 16, !tbaa !11
  %3408 = add i64 %3369, %3345
  %3409 = inttoptr i64 %3408 to <4 x i32> addrspace(1)*
  store <4 x i32> %3372, <4 x i32> addrspace(1)* %3409, align 16, !tbaa !11
  %3410 = add i64 %3374, %3345
  %3411 = inttoptr i64 %3410 to <4 x i32> addrspace(1)*
  store <4 x i32> %3377, <4 x i32> addrspace(1)* %3411, align 16, !tbaa !11
  %3412 = add i64 %3379, %3345
  %3413 = inttoptr i64 %3412 to <4 x i32> addrspace(1)*
  store <4 x i32> %3382, <4 x i32> addrspace(1)* %3413, align 16, !tbaa !11
  %3414 = add i64 %3384, %3345
  %3415 = inttoptr i64 %3414 to <4 x i32> addrspace(1)*
  store <4 x i32> %3387, <4 x i32> addrspace(1)* %3415, align 16, !tbaa !11
  %3416 = add i64 %3389, %3345
  %3417 = inttoptr i64 %3416 to <4 x i32> addrspace(1)*
  store <4 x i32> %3392, <4 x i32> addrspace(1)* %3417, align 16, !tbaa !11
  %3418 = add i64 %3394, %3345
  %3419 = inttoptr i64 %3418 to <4 x i32> addrspace(1)*
  store <4 x i32> %3397, <4 x i32> addrspace(1)* %3419, align 16, !tbaa !11
  %3420 = add i64 %3399, %3345
  %3421 = inttoptr i64 %3420 to <4 x i32> addrspace(1)*
  store <4 x i32> %3402, <4 x i32> addrspace(1)* %3421, align 16, !tbaa !11
  %3422 = add i64 %3404, %3345
  %3423 = inttoptr i64 %3422 to <4 x i32> addrspace(1)*
  store <4 x i32> %3407, <4 x i32> addrspace(1)* %3423, align 16, !tbaa !11
  %3424 = add i64 %3368, %3355
  %3425 = add i64 %3424, %3350
  %3426 = icmp ult i64 %3425, %3347
  br i1 %3426, label %3367, label %3427, !llvm.loop !60

3427:                                             ; preds = %3367, %3344
  %3428 = phi i64 [ %3348, %3344 ], [ %3424, %3367 ]
  %3429 = icmp ult i64 %3428, %3347
  br i1 %3429, label %3430, label %3760

3430:                                             ; preds = %3427
  %3431 = shl i64 %3428, 4
  %3432 = add i64 %3431, %3346
  %3433 = inttoptr i64 %3432 to <4 x i32> addrspace(1)*
  %3434 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3433, align 16, !tbaa !11
  %3435 = zext i32 %3065 to i64
  %3436 = add i64 %3428, %3435
  %3437 = icmp ult i64 %3436, %3347
  br i1 %3437, label %3438, label %3443

3438:                                             ; preds = %3430
  %3439 = shl i64 %3436, 4
  %3440 = add i64 %3439, %3346
  %3441 = inttoptr i64 %3440 to <4 x i32> addrspace(1)*
  %3442 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3441, align 16, !tbaa !11
  br label %3443

3443:                                             ; preds = %3438, %3430
  %3444 = phi <4 x i32> [ %3442, %3438 ], [ zeroinitializer, %3430 ]
  %3445 = shl i32 %3065, 1
  %3446 = zext i32 %3445 to i64
  %3447 = add i64 %3428, %3446
  %3448 = icmp ult i64 %3447, %3347
  br i1 %3448, label %3449, label %3454

3449:                                             ; preds = %3443
  %3450 = shl i64 %3447, 4
  %3451 = add i64 %3450, %3346
  %3452 = inttoptr i64 %3451 to <4 x i32> addrspace(1)*
  %3453 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3452, align 16, !tbaa !11
  br label %3454

3454:                                             ; preds = %3449, %3443
  %3455 = phi <4 x i32> [ %3453, %3449 ], [ zeroinitializer, %3443 ]
  %3456 = mul i32 %3065, 3
  %3457 = zext i32 %3456 to i64
  %3458 = add i64 %3428, %3457
  %3459 = icmp ult i64 %3458, %3347
  br i1 %3459, label %3460, label %3465

3460:                                             ; preds = %3454
  %3461 = shl i64 %3458, 4
  %3462 = add i64 %3461, %3346
  %3463 = inttoptr i64 %3462 to <4 x i32> addrspace(1)*
  %3464 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3463, align 16, !tbaa !11
  br label %3465

3465:                                             ; preds = %3460, %3454
  %3466 = phi <4 x i32> [ %3464, %3460 ], [ zeroinitializer, %3454 ]
  %3467 = shl i32 %3065, 2
  %3468 = zext i32 %3467 to i64
  %3469 = add i64 %3428, %3468
  %3470 = icmp ult i64 %3469, %3347
  br i1 %3470, label %3471, label %3476

3471:                                             ; preds = %3465
  %3472 = shl i64 %3469, 4
  %3473 = add i64 %3472, %3346
  %3474 = inttoptr i64 %3473 to <4 x i32> addrspace(1)*
  %3475 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3474, align 16, !tbaa !11
  br label %3476

3476:                                             ; preds = %3471, %3465
  %3477 = phi <4 x i32> [ %3475, %3471 ], [ zeroinitializer, %3465 ]
  %3478 = mul i32 %3065, 5
  %3479 = zext i32 %3478 to i64
  %3480 = add i64 %3428, %3479
  %3481 = icmp ult i64 %3480, %3347
  br i1 %3481, label %3482, label %3487

3482:                                             ; preds = %3476
  %3483 = shl i64 %3480, 4
  %3484 = add i64 %3483, %3346
  %3485 = inttoptr i64 %3484 to <4 x i32> addrspace(1)*
  %3486 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3485, align 16, !tbaa !11
  br label %3487

3487:                                             ; preds = %3482, %3476
  %3488 = phi <4 x i32> [ %3486, %3482 ], [ zeroinitializer, %3476 ]
  %3489 = mul i32 %3065, 6
  %3490 = zext i32 %3489 to i64
  %3491 = add i64 %3428, %3490
  %3492 = icmp ult i64 %3491, %3347
  br i1 %3492, label %3493, label %3498

3493:                                             ; preds = %3487
  %3494 = shl i64 %3491, 4
  %3495 = add i64 %3494, %3346
  %3496 = inttoptr i64 %3495 to <4 x i32> addrspace(1)*
  %3497 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3496, align 16, !tbaa !11
  br label %3498

3498:                                             ; preds = %3493, %3487
  %3499 = phi <4 x i32> [ %3497, %3493 ], [ zeroinitializer, %3487 ]
  %3500 = add i64 %3428, %3350
  %3501 = icmp ult i64 %3500, %3347
  br i1 %3501, label %3502, label %3507

3502:                                             ; preds = %3498
  %3503 = shl i64 %3500, 4
  %3504 = add i64 %3503, %3346
  %3505 = inttoptr i64 %3504 to <4 x i32> addrspace(1)*
  %3506 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3505, align 16, !tbaa !11
  br label %3507

3507:                                             ; preds = %3502, %3498
  %3508 = phi <4 x i32> [ %3506, %3502 ], [ zeroinitializer, %3498 ]
  %3509 = add i64 %3431, %3345
  %3510 = inttoptr i64 %3509 to <4 x i32> addrspace(1)*
  store <4 x i32> %3434, <4 x i32> addrspace(1)* %3510, align 16, !tbaa !11
  br i1 %3437, label %3511, label %3515

3511:                                             ; preds = %3507
  %3512 = shl i64 %3436, 4
  %3513 = add i64 %3512, %3345
  %3514 = inttoptr i64 %3513 to <4 x i32> addrspace(1)*
  store <4 x i32> %3444, <4 x i32> addrspace(1)* %3514, align 16, !tbaa !11
  br label %3515

3515:                                             ; preds = %3511, %3507
  br i1 %3448, label %3516, label %3520

3516:                                             ; preds = %3515
  %3517 = shl i64 %3447, 4
  %3518 = add i64 %3517, %3345
  %3519 = inttoptr i64 %3518 to <4 x i32> addrspace(1)*
  store <4 x i32> %3455, <4 x i32> addrspace(1)* %3519, align 16, !tbaa !11
  br label %3520

3520:                                             ; preds = %3516, %3515
  br i1 %3459, label %3521, label %3525

3521:                                             ; preds = %3520
  %3522 = shl i64 %3458, 4
  %3523 = add i64 %3522, %3345
  %3524 = inttoptr i64 %3523 to <4 x i32> addrspace(1)*
  store <4 x i32> %3466, <4 x i32> addrspace(1)* %3524, align 16, !tbaa !11
  br label %3525

3525:                                             ; preds = %3521, %3520
  br i1 %3470, label %3526, label %3530

3526:                                             ; preds = %3525
  %3527 = shl i64 %3469, 4
  %3528 = add i64 %3527, %3345
  %3529 = inttoptr i64 %3528 to <4 x i32> addrspace(1)*
  store <4 x i32> %3477, <4 x i32> addrspace(1)* %3529, align 16, !tbaa !11
  br label %3530

3530:                                             ; preds = %3526, %3525
  br i1 %3481, label %3531, label %3535

3531:                                             ; preds = %3530
  %3532 = shl i64 %3480, 4
  %3533 = add i64 %3532, %3345
  %3534 = inttoptr i64 %3533 to <4 x i32> addrspace(1)*
  store <4 x i32> %3488, <4 x i32> addrspace(1)* %3534, align 16, !tbaa !11
  br label %3535

3535:                                             ; preds = %3531, %3530
  br i1 %3492, label %3536, label %3540

3536:                                             ; preds = %3535
  %3537 = shl i64 %3491, 4
  %3538 = add i64 %3537, %3345
  %3539 = inttoptr i64 %3538 to <4 x i32> addrspace(1)*
  store <4 x i32> %3499, <4 x i32> addrspace(1)* %3539, align 16, !tbaa !11
  br label %3540

3540:                                             ; preds = %3536, %3535
  br i1 %3501, label %3541, label %3760

3541:                                             ; preds = %3540
  %3542 = shl i64 %3500, 4
  %3543 = add i64 %3542, %3345
  %3544 = inttoptr i64 %3543 to <4 x i32> addrspace(1)*
  store <4 x i32> %3508, <4 x i32> addrspace(1)* %3544, align 16, !tbaa !11
  br label %3760

3545:                                             ; preds = %3338
  %3546 = add i64 %3340, %3063
  %3547 = add i64 %3340, %2055
  %3548 = lshr i64 %3343, 2
  %3549 = zext i32 %3064 to i64
  %3550 = mul i32 %3065, 7
  %3551 = zext i32 %3550 to i64
  %3552 = add nuw nsw i64 %3551, %3549
  %3553 = icmp ult i64 %3552, %3548
  br i1 %3553, label %3554, label %3628

3554:                                             ; preds = %3545
  %3555 = shl i32 %3065, 3
  %3556 = zext i32 %3555 to i64
  %3557 = zext i32 %3065 to i64
  %3558 = shl i32 %3065, 1
  %3559 = zext i32 %3558 to i64
  %3560 = mul i32 %3065, 3
  %3561 = zext i32 %3560 to i64
  %3562 = shl i32 %3065, 2
  %3563 = zext i32 %3562 to i64
  %3564 = mul i32 %3065, 5
  %3565 = zext i32 %3564 to i64
  %3566 = mul i32 %3065, 6
  %3567 = zext i32 %3566 to i64
  br label %3568

3568:                                             ; preds = %3568, %3554
  %3569 = phi i64 [ %3549, %3554 ], [ %3625, %3568 ]
  %3570 = shl i64 %3569, 2
  %3571 = add i64 %3570, %3547
  %3572 = inttoptr i64 %3571 to i32 addrspace(1)*
  %3573 = load volatile i32, i32 addrspace(1)* %3572, align 4, !tbaa !11
  %3574 = add i64 %3569, %3557
  %3575 = shl i64 %3574, 2
  %3576 = add i64 %3575, %3547
  %3577 = inttoptr i64 %3576 to i32 addrspace(1)*
  %3578 = load volatile i32, i32 addrspace(1)* %3577, align 4, !tbaa !11
  %3579 = add i64 %3569, %3559
  %3580 = shl i64 %3579, 2
  %3581 = add i64 %3580, %3547
  %3582 = inttoptr i64 %3581 to i32 addrspace(1)*
  %3583 = load volatile i32, i32 addrspace(1)* %3582, align 4, !tbaa !11
  %3584 = add i64 %3569, %3561
  %3585 = shl i64 %3584, 2
  %3586 = add i64 %3585, %3547
  %3587 = inttoptr i64 %3586 to i32 addrspace(1)*
  %3588 = load volatile i32, i32 addrspace(1)* %3587, align 4, !tbaa !11
  %3589 = add i64 %3569, %3563
  %3590 = shl i64 %3589, 2
  %3591 = add i64 %3590, %3547
  %3592 = inttoptr i64 %3591 to i32 addrspace(1)*
  %3593 = load volatile i32, i32 addrspace(1)* %3592, align 4, !tbaa !11
  %3594 = add i64 %3569, %3565
  %3595 = shl i64 %3594, 2
  %3596 = add i64 %3595, %3547
  %3597 = inttoptr i64 %3596 to i32 addrspace(1)*
  %3598 = load volatile i32, i32 addrspace(1)* %3597, align 4, !tbaa !11
  %3599 = add i64 %3569, %3567
  %3600 = shl i64 %3599, 2
  %3601 = add i64 %3600, %3547
  %3602 = inttoptr i64 %3601 to i32 addrspace(1)*
  %3603 = load volatile i32, i32 addrspace(1)* %3602, align 4, !tbaa !11
  %3604 = add i64 %3569, %3551
  %3605 = shl i64 %3604, 2
  %3606 = add i64 %3605, %3547
  %3607 = inttoptr i64 %3606 to i32 addrspace(1)*
  %3608 = load volatile i32, i32 addrspace(1)* %3607, align 4, !tbaa !11
  %3609 = add i64 %3570, %3546
  %3610 = inttoptr i64 %3609 to i32 addrspace(1)*
  store i32 %3573, i32 addrspace(1)* %3610, align 4, !tbaa !11
  %3611 = add i64 %3575, %3546
  %3612 = inttoptr i64 %3611 to i32 addrspace(1)*
  store i32 %3578, i32 addrspace(1)* %3612, align 4, !tbaa !11
  %3613 = add i64 %3580, %3546
  %3614 = inttoptr i64 %3613 to i32 addrspace(1)*
  store i32 %3583, i32 addrspace(1)* %3614, align 4, !tbaa !11
  %3615 = add i64 %3585, %3546
  %3616 = inttoptr i64 %3615 to i32 addrspace(1)*
  store i32 %3588, i32 addrspace(1)* %3616, align 4, !tbaa !11
  %3617 = add i64 %3590, %3546
  %3618 = inttoptr i64 %3617 to i32 addrspace(1)*
  store i32 %3593, i32 addrspace(1)* %3618, align 4, !tbaa !11
  %3619 = add i64 %3595, %3546
  %3620 = inttoptr i64 %3619 to i32 addrspace(1)*
  store i32 %3598, i32 addrspace(1)* %3620, align 4, !tbaa !11
  %3621 = add i64 %3600, %3546
  %3622 = inttoptr i64 %3621 to i32 addrspace(1)*
  store i32 %3603, i32 addrspace(1)* %3622, align 4, !tbaa !11
  %3623 = add i64 %3605, %3546
  %3624 = inttoptr i64 %3623 to i32 addrspace(1)*
  store i32 %3608, i32 addrspace(1)* %3624, align 4, !tbaa !11
  %3625 = add i64 %3569, %3556
  %3626 = add i64 %3625, %3551
  %3627 = icmp ult i64 %3626, %3548
  br i1 %3627, label %3568, label %3628, !llvm.loop !61

3628:                                             ; preds = %3568, %3545
  %3629 = phi i64 [ %3549, %3545 ], [ %3625, %3568 ]
  %3630 = icmp ult i64 %3629, %3548
  br i1 %3630, label %3631, label %3760

3631:                                             ; preds = %3628
  %3632 = shl i64 %3629, 2
  %3633 = add i64 %3632, %3547
  %3634 = inttoptr i64 %3633 to i32 addrspace(1)*
  %3635 = load volatile i32, i32 addrspace(1)* %3634, align 4, !tbaa !11
  %3636 = zext i32 %3065 to i64
  %3637 = add i64 %3629, %3636
  %3638 = icmp ult i64 %3637, %3548
  br i1 %3638, label %3639, label %3644

3639:                                             ; preds = %3631
  %3640 = shl i64 %3637, 2
  %3641 = add i64 %3640, %3547
  %3642 = inttoptr i64 %3641 to i32 addrspace(1)*
  %3643 = load volatile i32, i32 addrspace(1)* %3642, align 4, !tbaa !11
  br label %3644

3644:                                             ; preds = %3639, %3631
  %3645 = phi i32 [ %3643, %3639 ], [ 0, %3631 ]
  %3646 = shl i32 %3065, 1
  %3647 = zext i32 %3646 to i64
  %3648 = add i64 %3629, %3647
  %3649 = icmp ult i64 %3648, %3548
  br i1 %3649, label %3650, label %3655

3650:                                             ; preds = %3644
  %3651 = shl i64 %3648, 2
  %3652 = add i64 %3651, %3547
  %3653 = inttoptr i64 %3652 to i32 addrspace(1)*
  %3654 = load volatile i32, i32 addrspace(1)* %3653, align 4, !tbaa !11
  br label %3655

3655:                                             ; preds = %3650, %3644
  %3656 = phi i32 [ %3654, %3650 ], [ 0, %3644 ]
  %3657 = mul i32 %3065, 3
  %3658 = zext i32 %3657 to i64
  %3659 = add i64 %3629, %3658
  %3660 = icmp ult i64 %3659, %3548
  br i1 %3660, label %3661, label %3666

3661:                                             ; preds = %3655
  %3662 = shl i64 %3659, 2
  %3663 = add i64 %3662, %3547
  %3664 = inttoptr i64 %3663 to i32 addrspace(1)*
  %3665 = load volatile i32, i32 addrspace(1)* %3664, align 4, !tbaa !11
  br label %3666

3666:                                             ; preds = %3661, %3655
  %3667 = phi i32 [ %3665, %3661 ], [ 0, %3655 ]
  %3668 = shl i32 %3065, 2
  %3669 = zext i32 %3668 to i64
  %3670 = add i64 %3629, %3669
  %3671 = icmp ult i64 %3670, %3548
  br i1 %3671, label %3672, label %3677

3672:                                             ; preds = %3666
  %3673 = shl i64 %3670, 2
  %3674 = add i64 %3673, %3547
  %3675 = inttoptr i64 %3674 to i32 addrspace(1)*
  %3676 = load volatile i32, i32 addrspace(1)* %3675, align 4, !tbaa !11
  br label %3677

3677:                                             ; preds = %3672, %3666
  %3678 = phi i32 [ %3676, %3672 ], [ 0, %3666 ]
  %3679 = mul i32 %3065, 5
  %3680 = zext i32 %3679 to i64
  %3681 = add i64 %3629, %3680
  %3682 = icmp ult i64 %3681, %3548
  br i1 %3682, label %3683, label %3688

3683:                                             ; preds = %3677
  %3684 = shl i64 %3681, 2
  %3685 = add i64 %3684, %3547
  %3686 = inttoptr i64 %3685 to i32 addrspace(1)*
  %3687 = load volatile i32, i32 addrspace(1)* %3686, align 4, !tbaa !11
  br label %3688

3688:                                             ; preds = %3683, %3677
  %3689 = phi i32 [ %3687, %3683 ], [ 0, %3677 ]
  %3690 = mul i32 %3065, 6
  %3691 = zext i32 %3690 to i64
  %3692 = add i64 %3629, %3691
  %3693 = icmp ult i64 %3692, %3548
  br i1 %3693, label %3694, label %3699

3694:                                             ; preds = %3688
  %3695 = shl i64 %3692, 2
  %3696 = add i64 %3695, %3547
  %3697 = inttoptr i64 %3696 to i32 addrspace(1)*
  %3698 = load volatile i32, i32 addrspace(1)* %3697, align 4, !tbaa !11
  br label %3699

3699:                                             ; preds = %3694, %3688
  %3700 = phi i32 [ %3698, %3694 ], [ 0, %3688 ]
  %3701 = add i64 %3629, %3551
  %3702 = icmp ult i64 %3701, %3548
  br i1 %3702, label %3703, label %3708

3703:                                             ; preds = %3699
  %3704 = shl i64 %3701, 2
  %3705 = add i64 %3704, %3547
  %3706 = inttoptr i64 %3705 to i32 addrspace(1)*
  %3707 = load volatile i32, i32 addrspace(1)* %3706, align 4, !tbaa !11
  br label %3708

3708:                                             ; preds = %3703, %3699
  %3709 = phi i32 [ %3707, %3703 ], [ 0, %3699 ]
  %3710 = add i64 %3632, %3546
  %3711 = inttoptr i64 %3710 to i32 addrspace(1)*
  store i32 %3635, i32 addrspace(1)* %3711, align 4, !tbaa !11
  br i1 %3638, label %3712, label %3716

3712:                                             ; preds = %3708
  %3713 = shl i64 %3637, 2
  %3714 = add i64 %3713, %3546
  %3715 = inttoptr i64 %3714 to i32 addrspace(1)*
  store i32 %3645, i32 addrspace(1)* %3715, align 4, !tbaa !11
  br label %3716

3716:                                             ; preds = %3712, %3708
  br i1 %3649, label %3717, label %3721

3717:                                             ; preds = %3716
  %3718 = shl i64 %3648, 2
  %3719 = add i64 %3718, %3546
  %3720 = inttoptr i64 %3719 to i32 addrspace(1)*
  store i32 %3656, i32 addrspace(1)* %3720, align 4, !tbaa !11
  br label %3721

3721:                                             ; preds = %3717, %3716
  br i1 %3660, label %3722, label %3726

3722:                                             ; preds = %3721
  %3723 = shl i64 %3659, 2
  %3724 = add i64 %3723, %3546
  %3725 = inttoptr i64 %3724 to i32 addrspace(1)*
  store i32 %3667, i32 addrspace(1)* %3725, align 4, !tbaa !11
  br label %3726

3726:                                             ; preds = %3722, %3721
  br i1 %3671, label %3727, label %3731

3727:                                             ; preds = %3726
  %3728 = shl i64 %3670, 2
  %3729 = add i64 %3728, %3546
  %3730 = inttoptr i64 %3729 to i32 addrspace(1)*
  store i32 %3678, i32 addrspace(1)* %3730, align 4, !tbaa !11
  br label %3731

3731:                                             ; preds = %3727, %3726
  br i1 %3682, label %3732, label %3736

3732:                                             ; preds = %3731
  %3733 = shl i64 %3681, 2
  %3734 = add i64 %3733, %3546
  %3735 = inttoptr i64 %3734 to i32 addrspace(1)*
  store i32 %3689, i32 addrspace(1)* %3735, align 4, !tbaa !11
  br label %3736

3736:                                             ; preds = %3732, %3731
  br i1 %3693, label %3737, label %3741

3737:                                             ; preds = %3736
  %3738 = shl i64 %3692, 2
  %3739 = add i64 %3738, %3546
  %3740 = inttoptr i64 %3739 to i32 addrspace(1)*
  store i32 %3700, i32 addrspace(1)* %3740, align 4, !tbaa !11
  br label %3741

3741:                                             ; preds = %3737, %3736
  br i1 %3702, label %3742, label %3760

3742:                                             ; preds = %3741
  %3743 = shl i64 %3701, 2
  %3744 = add i64 %3743, %3546
  %3745 = inttoptr i64 %3744 to i32 addrspace(1)*
  store i32 %3709, i32 addrspace(1)* %3745, align 4, !tbaa !11
  br label %3760

3746:                                             ; preds = %3338
  %3747 = zext i32 %3064 to i64
  %3748 = icmp ugt i64 %2960, %3747
  br i1 %3748, label %3749, label %3794

3749:                                             ; preds = %3746
  %3750 = zext i32 %3065 to i64
  br label %3751

3751:                                             ; preds = %3751, %3749
  %3752 = phi i64 [ %3747, %3749 ], [ %3758, %3751 ]
  %3753 = add i64 %3752, %2055
  %3754 = inttoptr i64 %3753 to i8 addrspace(1)*
  %3755 = load volatile i8, i8 addrspace(1)* %3754, align 1, !tbaa !11
  %3756 = add i64 %3752, %3063
  %3757 = inttoptr i64 %3756 to i8 addrspace(1)*
  store i8 %3755, i8 addrspace(1)* %3757, align 1, !tbaa !11
  %3758 = add i64 %3752, %3750
  %3759 = icmp ult i64 %3758, %2960
  br i1 %3759, label %3751, label %3794, !llvm.loop !62

3760:                                             ; preds = %3742, %3741, %3628, %3541, %3540, %3427
  %3761 = phi i64 [ %3549, %3742 ], [ %3549, %3741 ], [ %3549, %3628 ], [ %3348, %3541 ], [ %3348, %3540 ], [ %3348, %3427 ]
  %3762 = icmp ugt i64 %3340, %3761
  br i1 %3762, label %3763, label %3774

3763:                                             ; preds = %3760
  %3764 = zext i32 %3065 to i64
  br label %3765

3765:                                             ; preds = %3765, %3763
  %3766 = phi i64 [ %3761, %3763 ], [ %3772, %3765 ]
  %3767 = add i64 %3766, %2055
  %3768 = inttoptr i64 %3767 to i8 addrspace(1)*
  %3769 = load volatile i8, i8 addrspace(1)* %3768, align 1, !tbaa !11
  %3770 = add i64 %3766, %3063
  %3771 = inttoptr i64 %3770 to i8 addrspace(1)*
  store i8 %3769, i8 addrspace(1)* %3771, align 1, !tbaa !11
  %3772 = add i64 %3766, %3764
  %3773 = icmp ult i64 %3772, %3340
  br i1 %3773, label %3765, label %3774, !llvm.loop !62

3774:                                             ; preds = %3765, %3760
  %3775 = add i64 %3343, %3340
  %3776 = sub i64 %2960, %3775
  %3777 = icmp ugt i64 %3776, %3761
  br i1 %3777, label %3778, label %3794

3778:                                             ; preds = %3774
  %3779 = zext i32 %3065 to i64
  br label %3780

3780:                                             ; preds = %3780, %3778
  %3781 = phi i64 [ %3761, %3778 ], [ %3788, %3780 ]
  %3782 = add i64 %3781, %3775
  %3783 = add i64 %3782, %2055
  %3784 = inttoptr i64 %3783 to i8 addrspace(1)*
  %3785 = load volatile i8, i8 addrspace(1)* %3784, align 1, !tbaa !11
  %3786 = add i64 %3782, %3063
  %3787 = inttoptr i64 %3786 to i8 addrspace(1)*
  store i8 %3785, i8 addrspace(1)* %3787, align 1, !tbaa !11
  %3788 = add i64 %3781, %3779
  %3789 = icmp ult i64 %3788, %3776
  br i1 %3789, label %3780, label %3794, !llvm.loop !62

3790:                                             ; preds = %3335, %3084
  %3791 = phi i64 [ %3337, %3335 ], [ %3139, %3084 ]
  %3792 = phi <4 x i32> [ %3302, %3335 ], [ %3125, %3084 ]
  %3793 = inttoptr i64 %3791 to <4 x i32> addrspace(1)*
  store <4 x i32> %3792, <4 x i32> addrspace(1)* %3793, align 16, !tbaa !11
  br label %3794

3794:                                             ; preds = %3780, %3751, %3790, %3774, %3746, %3334, %3221, %3046
  %3795 = and i1 %2966, %3057
  %3796 = zext i1 %3795 to i32
  %3797 = load i32, i32* %80, align 4, !tbaa !9
  %3798 = add i32 %3797, %3796
  store i32 %3798, i32* %80, align 4, !tbaa !9
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !112
  %3799 = load i32, i32* %45, align 8, !tbaa !45
  %3800 = icmp eq i32 %3799, 0
  br i1 %3800, label %3801, label %3808

3801:                                             ; preds = %3794
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !51
  br i1 %3057, label %3802, label %3804

3802:                                             ; preds = %3801
  %3803 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2963, i64 -131072) #10, !srcloc !23
  br label %3808

3804:                                             ; preds = %3801
  %3805 = shl i64 %3056, 20
  %3806 = or i64 %3805, 131072
  %3807 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2963, i64 %3806) #10, !srcloc !23
  br label %3808

3808:                                             ; preds = %3804, %3802, %3794
  %3809 = and i32 %2203, 1073741824
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !113
  %3810 = load i32, i32* %56, align 4, !tbaa !44
  %3811 = icmp eq i32 %3810, %1999
  %3812 = icmp ne i32 %3809, 0
  %3813 = xor i1 %3812, true
  %3814 = and i1 %3811, %3813
  br i1 %3814, label %3907, label %3815, !prof !59

3815:                                             ; preds = %3808
  br i1 %3811, label %3816, label %3826

3816:                                             ; preds = %3815
  %3817 = icmp eq i32 %1999, -1
  br i1 %3817, label %3855, label %3818

3818:                                             ; preds = %3816
  %3819 = load i32, i32* %45, align 8, !tbaa !45
  %3820 = icmp eq i32 %3819, 0
  br i1 %3820, label %3821, label %3825

3821:                                             ; preds = %3818
  %3822 = load i64, i64* %46, align 8, !tbaa !19
  %3823 = add i64 %3822, 136
  %3824 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %3823, i64 -1) #10, !srcloc !23
  br label %3825

3825:                                             ; preds = %3821, %3818
  store i32 -1, i32* %56, align 4, !tbaa !44
  store i32 0, i32* %81, align 8, !tbaa !42
  br label %3855

3826:                                             ; preds = %3815
  %3827 = icmp ne i32 %3810, -1
  %3828 = or i1 %3812, %3827
  br i1 %3828, label %3855, label %3829

3829:                                             ; preds = %3826
  %3830 = load i32, i32* %81, align 8, !tbaa !42
  %3831 = icmp ult i32 %3830, 2
  br i1 %3831, label %3832, label %3855

3832:                                             ; preds = %3829
  %3833 = add nuw nsw i32 %3830, 1
  store i32 %3833, i32* %81, align 8, !tbaa !42
  %3834 = icmp eq i32 %3833, 2
  br i1 %3834, label %3835, label %3855

3835:                                             ; preds = %3832
  %3836 = load i32, i32* %45, align 8, !tbaa !45
  %3837 = icmp eq i32 %3836, 0
  br i1 %3837, label %3838, label %3850

3838:                                             ; preds = %3835
  %3839 = load i64, i64* %46, align 8, !tbaa !19
  %3840 = add i64 %3839, 136
  %3841 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %3840, i64 1) #10, !srcloc !23
  %3842 = load i32, i32* %62, align 4, !tbaa !114
  %3843 = lshr i32 %3842, 2
  %3844 = zext i32 %3843 to i64
  %3845 = icmp ult i64 %3841, %3844
  br i1 %3845, label %3850, label %3846

3846:                                             ; preds = %3838
  %3847 = load i64, i64* %46, align 8, !tbaa !19
  %3848 = add i64 %3847, 136
  %3849 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %3848, i64 -1) #10, !srcloc !23
  br label %3850

3850:                                             ; preds = %3846, %3838, %3835
  %3851 = phi i32 [ 0, %3835 ], [ 0, %3846 ], [ 1, %3838 ]
  %3852 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %3851, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !99
  %3853 = icmp eq i32 %3852, 0
  br i1 %3853, label %3855, label %3854

3854:                                             ; preds = %3850
  store i32 %1999, i32* %56, align 4, !tbaa !44
  br label %3907

3855:                                             ; preds = %3850, %3832, %3829, %3826, %3825, %3816
  %3856 = load i32, i32* %57, align 8, !tbaa !46
  %3857 = icmp eq i32 %3809, 0
  br i1 %3857, label %3890, label %3858

3858:                                             ; preds = %3855
  %3859 = and i32 %2203, 65535
  %3860 = load i32, i32* %56, align 4, !tbaa !44
  %3861 = icmp eq i32 %3860, -1
  br i1 %3861, label %3889, label %3862

3862:                                             ; preds = %3858
  %3863 = load i32, i32* %45, align 8, !tbaa !45
  %3864 = icmp eq i32 %3863, 0
  br i1 %3864, label %3865, label %3881

3865:                                             ; preds = %3862
  %3866 = load i64, i64* %58, align 8, !tbaa !47
  %3867 = zext i32 %3860 to i64
  %3868 = shl nuw nsw i64 %3867, 2
  %3869 = add i64 %3866, %3868
  %3870 = inttoptr i64 %3869 to i32 addrspace(1)*
  store volatile i32 %3856, i32 addrspace(1)* %3870, align 4, !tbaa !9
  %3871 = load i64, i64* %59, align 8, !tbaa !48
  %3872 = lshr i32 %3860, 3
  %3873 = and i32 %3872, 536870904
  %3874 = zext i32 %3873 to i64
  %3875 = add i64 %3871, %3874
  %3876 = inttoptr i64 %3875 to i64*
  %3877 = and i32 %3860, 63
  %3878 = zext i32 %3877 to i64
  %3879 = shl nuw i64 1, %3878
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %3876, i64 %3879) #10, !srcloc !49
  %3880 = load i32, i32* %45, align 8, !tbaa !45
  br label %3881

3881:                                             ; preds = %3865, %3862
  %3882 = phi i32 [ %3880, %3865 ], [ %3863, %3862 ]
  %3883 = icmp eq i32 %3882, 0
  br i1 %3883, label %3884, label %3888

3884:                                             ; preds = %3881
  %3885 = load i64, i64* %46, align 8, !tbaa !19
  %3886 = add i64 %3885, 136
  %3887 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %3886, i64 -1) #10, !srcloc !23
  br label %3888

3888:                                             ; preds = %3884, %3881
  store i32 -1, i32* %56, align 4, !tbaa !44
  store i32 0, i32* %81, align 8, !tbaa !42
  br label %3889

3889:                                             ; preds = %3888, %3858
  store i32 %3859, i32* %60, align 4, !tbaa !73
  br label %3907

3890:                                             ; preds = %3855
  %3891 = load i32, i32* %45, align 8, !tbaa !45
  %3892 = icmp eq i32 %3891, 0
  br i1 %3892, label %3893, label %3907

3893:                                             ; preds = %3890
  %3894 = load i64, i64* %58, align 8, !tbaa !47
  %3895 = shl nuw nsw i64 %2005, 2
  %3896 = add i64 %3894, %3895
  %3897 = inttoptr i64 %3896 to i32 addrspace(1)*
  store volatile i32 %3856, i32 addrspace(1)* %3897, align 4, !tbaa !9
  %3898 = load i64, i64* %59, align 8, !tbaa !48
  %3899 = lshr i32 %1999, 3
  %3900 = and i32 %3899, 536870904
  %3901 = zext i32 %3900 to i64
  %3902 = add i64 %3898, %3901
  %3903 = inttoptr i64 %3902 to i64*
  %3904 = and i32 %1999, 63
  %3905 = zext i32 %3904 to i64
  %3906 = shl nuw i64 1, %3905
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %3903, i64 %3906) #10, !srcloc !49
  br label %3907

3907:                                             ; preds = %3893, %3890, %3889, %3854, %3808
  %3908 = zext i1 %2215 to i32
  %3909 = load i32, i32* %82, align 8, !tbaa !9
  %3910 = add i32 %3909, %3908
  store i32 %3910, i32* %82, align 8, !tbaa !9
  br label %4666

3911:                                             ; preds = %2008
  %3912 = icmp eq i64 %85, 0
  br i1 %3912, label %4655, label %3913

3913:                                             ; preds = %3911
  %3914 = load i64, i64* %79, align 8, !tbaa !111
  %3915 = and i64 %2004, 72057589742960640
  %3916 = or i64 %3915, %2005
  %3917 = load i32, i32* %32, align 8, !tbaa !55
  %3918 = zext i32 %3917 to i64
  %3919 = shl i64 %3916, %3918
  %3920 = add i64 %3919, %3914
  %3921 = shl nsw i64 -1, %3918
  %3922 = xor i64 %3921, -1
  %3923 = and i64 %86, %3922
  %3924 = add i64 %3920, %3923
  %3925 = load i32, i32* %45, align 8, !tbaa !45
  %3926 = load i32, i32* %50, align 4, !tbaa !58
  %3927 = xor i64 %3924, %85
  %3928 = and i64 %3927, 15
  %3929 = icmp eq i64 %3928, 0
  %3930 = and i64 %3927, 3
  %3931 = icmp eq i64 %3930, 0
  %3932 = select i1 %3931, i64 4, i64 1
  %3933 = select i1 %3929, i64 16, i64 %3932
  %3934 = sub i64 0, %85
  %3935 = add nsw i64 %3933, -1
  %3936 = and i64 %3935, %3934
  %3937 = or i64 %1679, %85
  %3938 = or i64 %3937, %3924
  %3939 = and i64 %3938, 15
  %3940 = icmp eq i64 %3939, 0
  br i1 %3940, label %3941, label %4199, !prof !59

3941:                                             ; preds = %3913
  %3942 = shl i32 %3926, 7
  %3943 = zext i32 %3942 to i64
  %3944 = icmp eq i64 %1679, %3943
  br i1 %3944, label %3945, label %4001

3945:                                             ; preds = %3941
  %3946 = shl i32 %3925, 4
  %3947 = zext i32 %3946 to i64
  %3948 = add i64 %85, %3947
  %3949 = add i64 %3924, %3947
  %3950 = shl i32 %3926, 4
  %3951 = inttoptr i64 %3949 to <4 x i32> addrspace(1)*
  %3952 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3951, align 16, !tbaa !11
  %3953 = zext i32 %3950 to i64
  %3954 = add i64 %3949, %3953
  %3955 = inttoptr i64 %3954 to <4 x i32> addrspace(1)*
  %3956 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3955, align 16, !tbaa !11
  %3957 = shl i32 %3926, 5
  %3958 = zext i32 %3957 to i64
  %3959 = add i64 %3949, %3958
  %3960 = inttoptr i64 %3959 to <4 x i32> addrspace(1)*
  %3961 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3960, align 16, !tbaa !11
  %3962 = mul i32 %3926, 48
  %3963 = zext i32 %3962 to i64
  %3964 = add i64 %3949, %3963
  %3965 = inttoptr i64 %3964 to <4 x i32> addrspace(1)*
  %3966 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3965, align 16, !tbaa !11
  %3967 = shl i32 %3926, 6
  %3968 = zext i32 %3967 to i64
  %3969 = add i64 %3949, %3968
  %3970 = inttoptr i64 %3969 to <4 x i32> addrspace(1)*
  %3971 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3970, align 16, !tbaa !11
  %3972 = mul i32 %3926, 80
  %3973 = zext i32 %3972 to i64
  %3974 = add i64 %3949, %3973
  %3975 = inttoptr i64 %3974 to <4 x i32> addrspace(1)*
  %3976 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3975, align 16, !tbaa !11
  %3977 = mul i32 %3926, 96
  %3978 = zext i32 %3977 to i64
  %3979 = add i64 %3949, %3978
  %3980 = inttoptr i64 %3979 to <4 x i32> addrspace(1)*
  %3981 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3980, align 16, !tbaa !11
  %3982 = mul i32 %3926, 112
  %3983 = zext i32 %3982 to i64
  %3984 = add i64 %3949, %3983
  %3985 = inttoptr i64 %3984 to <4 x i32> addrspace(1)*
  %3986 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3985, align 16, !tbaa !11
  %3987 = inttoptr i64 %3948 to <4 x i32> addrspace(1)*
  store <4 x i32> %3952, <4 x i32> addrspace(1)* %3987, align 16, !tbaa !11
  %3988 = add i64 %3948, %3953
  %3989 = inttoptr i64 %3988 to <4 x i32> addrspace(1)*
  store <4 x i32> %3956, <4 x i32> addrspace(1)* %3989, align 16, !tbaa !11
  %3990 = add i64 %3948, %3958
  %3991 = inttoptr i64 %3990 to <4 x i32> addrspace(1)*
  store <4 x i32> %3961, <4 x i32> addrspace(1)* %3991, align 16, !tbaa !11
  %3992 = add i64 %3948, %3963
  %3993 = inttoptr i64 %3992 to <4 x i32> addrspace(1)*
  store <4 x i32> %3966, <4 x i32> addrspace(1)* %3993, align 16, !tbaa !11
  %3994 = add i64 %3948, %3968
  %3995 = inttoptr i64 %3994 to <4 x i32> addrspace(1)*
  store <4 x i32> %3971, <4 x i32> addrspace(1)* %3995, align 16, !tbaa !11
  %3996 = add i64 %3948, %3973
  %3997 = inttoptr i64 %3996 to <4 x i32> addrspace(1)*
  store <4 x i32> %3976, <4 x i32> addrspace(1)* %3997, align 16, !tbaa !11
  %3998 = add i64 %3948, %3978
  %3999 = inttoptr i64 %3998 to <4 x i32> addrspace(1)*
  store <4 x i32> %3981, <4 x i32> addrspace(1)* %3999, align 16, !tbaa !11
  %4000 = add i64 %3948, %3983
  br label %4651

4001:                                             ; preds = %3941
  %4002 = lshr i64 %1679, 4
  %4003 = zext i32 %3925 to i64
  %4004 = mul i32 %3926, 7
  %4005 = zext i32 %4004 to i64
  %4006 = add nuw nsw i64 %4005, %4003
  %4007 = icmp ult i64 %4006, %4002
  br i1 %4007, label %4008, label %4082

4008:                                             ; preds = %4001
  %4009 = shl i32 %3926, 3
  %4010 = zext i32 %4009 to i64
  %4011 = zext i32 %3926 to i64
  %4012 = shl i32 %3926, 1
  %4013 = zext i32 %4012 to i64
  %4014 = mul i32 %3926, 3
  %4015 = zext i32 %4014 to i64
  %4016 = shl i32 %3926, 2
  %4017 = zext i32 %4016 to i64
  %4018 = mul i32 %3926, 5
  %4019 = zext i32 %4018 to i64
  %4020 = mul i32 %3926, 6
  %4021 = zext i32 %4020 to i64
  br label %4022

4022:                                             ; preds = %4022, %4008
  %4023 = phi i64 [ %4003, %4008 ], [ %4079, %4022 ]
  %4024 = shl i64 %4023, 4
  %4025 = add i64 %4024, %3924
  %4026 = inttoptr i64 %4025 to <4 x i32> addrspace(1)*
  %4027 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4026, align 16, !tbaa !11
  %4028 = add i64 %4023, %4011
  %4029 = shl i64 %4028, 4
  %4030 = add i64 %4029, %3924
  %4031 = inttoptr i64 %4030 to <4 x i32> addrspace(1)*
  %4032 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4031, align 16, !tbaa !11
  %4033 = add i64 %4023, %4013
  %4034 = shl i64 %4033, 4
  %4035 = add i64 %4034, %3924
  %4036 = inttoptr i64 %4035 to <4 x i32> addrspace(1)*
  %4037 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4036, align 16, !tbaa !11
  %4038 = add i64 %4023, %4015
  %4039 = shl i64 %4038, 4
  %4040 = add i64 %4039, %3924
  %4041 = inttoptr i64 %4040 to <4 x i32> addrspace(1)*
  %4042 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4041, align 16, !tbaa !11
  %4043 = add i64 %4023, %4017
  %4044 = shl i64 %4043, 4
  %4045 = add i64 %4044, %3924
  %4046 = inttoptr i64 %4045 to <4 x i32> addrspace(1)*
  %4047 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4046, align 16, !tbaa !11
  %4048 = add i64 %4023, %4019
  %4049 = shl i64 %4048, 4
  %4050 = add i64 %4049, %3924
  %4051 = inttoptr i64 %4050 to <4 x i32> addrspace(1)*
  %4052 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4051, align 16, !tbaa !11
  %4053 = add i64 %4023, %4021
  %4054 = shl i64 %4053, 4
  %4055 = add i64 %4054, %3924
  %4056 = inttoptr i64 %4055 to <4 x i32> addrspace(1)*
  %4057 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4056, align 16, !tbaa !11
  %4058 = add i64 %4023, %4005
  %4059 = shl i64 %4058, 4
  %4060 = add i64 %4059, %3924
  %4061 = inttoptr i64 %4060 to <4 x i32> addrspace(1)*
  %4062 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4061, align 16, !tbaa !11
  %4063 = add i64 %4024, %85
  %4064 = inttoptr i64 %4063 to <4 x i32> addrspace(1)*
  store <4 x i32> %4027, <4 x i32> addrspace(1)* %4064, align 16, !tbaa !11
  %4065 = add i64 %4029, %85
  %4066 = inttoptr i64 %4065 to <4 x i32> addrspace(1)*
  store <4 x i32> %4032, <4 x i32> addrspace(1)* %4066, align 16, !tbaa !11
  %4067 = add i64 %4034, %85
  %4068 = inttoptr i64 %4067 to <4 x i32> addrspace(1)*
  store <4 x i32> %4037, <4 x i32> addrspace(1)* %4068, align 16, !tbaa !11
  %4069 = add i64 %4039, %85
  %4070 = inttoptr i64 %4069 to <4 x i32> addrspace(1)*
  store <4 x i32> %4042, <4 x i32> addrspace(1)* %4070, align 16, !tbaa !11
  %4071 = add i64 %4044, %85
  %4072 = inttoptr i64 %4071 to <4 x i32> addrspace(1)*
  store <4 x i32> %4047, <4 x i32> addrspace(1)* %4072, align 16, !tbaa !11
  %4073 = add i64 %4049, %85
  %4074 = inttoptr i64 %4073 to <4 x i32> addrspace(1)*
  store <4 x i32> %4052, <4 x i32> addrspace(1)* %4074, align 16, !tbaa !11
  %4075 = add i64 %4054, %85
  %4076 = inttoptr i64 %4075 to <4 x i32> addrspace(1)*
  store <4 x i32> %4057, <4 x i32> addrspace(1)* %4076, align 16, !tbaa !11
  %4077 = add i64 %4059, %85
  %4078 = inttoptr i64 %4077 to <4 x i32> addrspace(1)*
  store <4 x i32> %4062, <4 x i32> addrspace(1)* %4078, align 16, !tbaa !11
  %4079 = add i64 %4023, %4010
  %4080 = add i64 %4079, %4005
  %4081 = icmp ult i64 %4080, %4002
  br i1 %4081, label %4022, label %4082, !llvm.loop !60

4082:                                             ; preds = %4022, %4001
  %4083 = phi i64 [ %4003, %4001 ], [ %4079, %4022 ]
  %4084 = icmp ult i64 %4083, %4002
  br i1 %4084, label %4085, label %4655

4085:                                             ; preds = %4082
  %4086 = shl i64 %4083, 4
  %4087 = add i64 %4086, %3924
  %4088 = inttoptr i64 %4087 to <4 x i32> addrspace(1)*
  %4089 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4088, align 16, !tbaa !11
  %4090 = zext i32 %3926 to i64
  %4091 = add i64 %4083, %4090
  %4092 = icmp ult i64 %4091, %4002
  br i1 %4092, label %4093, label %4098

4093:                                             ; preds = %4085
  %4094 = shl i64 %4091, 4
  %4095 = add i64 %4094, %3924
  %4096 = inttoptr i64 %4095 to <4 x i32> addrspace(1)*
  %4097 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4096, align 16, !tbaa !11
  br label %4098

4098:                                             ; preds = %4093, %4085
  %4099 = phi <4 x i32> [ %4097, %4093 ], [ zeroinitializer, %4085 ]
  %4100 = shl i32 %3926, 1
  %4101 = zext i32 %4100 to i64
  %4102 = add i64 %4083, %4101
  %4103 = icmp ult i64 %4102, %4002
  br i1 %4103, label %4104, label %4109

4104:                                             ; preds = %4098
  %4105 = shl i64 %4102, 4
  %4106 = add i64 %4105, %3924
  %4107 = inttoptr i64 %4106 to <4 x i32> addrspace(1)*
  %4108 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4107, align 16, !tbaa !11
  br label %4109

4109:                                             ; preds = %4104, %4098
  %4110 = phi <4 x i32> [ %4108, %4104 ], [ zeroinitializer, %4098 ]
  %4111 = mul i32 %3926, 3
  %4112 = zext i32 %4111 to i64
  %4113 = add i64 %4083, %4112
  %4114 = icmp ult i64 %4113, %4002
  br i1 %4114, label %4115, label %4120

4115:                                             ; preds = %4109
  %4116 = shl i64 %4113, 4
  %4117 = add i64 %4116, %3924
  %4118 = inttoptr i64 %4117 to <4 x i32> addrspace(1)*
  %4119 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4118, align 16, !tbaa !11
  br label %4120

4120:                                             ; preds = %4115, %4109
  %4121 = phi <4 x i32> [ %4119, %4115 ], [ zeroinitializer, %4109 ]
  %4122 = shl i32 %3926, 2
  %4123 = zext i32 %4122 to i64
  %4124 = add i64 %4083, %4123
  %4125 = icmp ult i64 %4124, %4002
  br i1 %4125, label %4126, label %4131

4126:                                             ; preds = %4120
  %4127 = shl i64 %4124, 4
  %4128 = add i64 %4127, %3924
  %4129 = inttoptr i64 %4128 to <4 x i32> addrspace(1)*
  %4130 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4129, align 16, !tbaa !11
  br label %4131

4131:                                             ; preds = %4126, %4120
  %4132 = phi <4 x i32> [ %4130, %4126 ], [ zeroinitializer, %4120 ]
  %4133 = mul i32 %3926, 5
  %4134 = zext i32 %4133 to i64
  %4135 = add i64 %4083, %4134
  %4136 = icmp ult i64 %4135, %4002
  br i1 %4136, label %4137, label %4142

4137:                                             ; preds = %4131
  %4138 = shl i64 %4135, 4
  %4139 = add i64 %4138, %3924
  %4140 = inttoptr i64 %4139 to <4 x i32> addrspace(1)*
  %4141 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4140, align 16, !tbaa !11
  br label %4142

4142:                                             ; preds = %4137, %4131
  %4143 = phi <4 x i32> [ %4141, %4137 ], [ zeroinitializer, %4131 ]
  %4144 = mul i32 %3926, 6
  %4145 = zext i32 %4144 to i64
  %4146 = add i64 %4083, %4145
  %4147 = icmp ult i64 %4146, %4002
  br i1 %4147, label %4148, label %4153

4148:                                             ; preds = %4142
  %4149 = shl i64 %4146, 4
  %4150 = add i64 %4149, %3924
  %4151 = inttoptr i64 %4150 to <4 x i32> addrspace(1)*
  %4152 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4151, align 16, !tbaa !11
  br label %4153

4153:                                             ; preds = %4148, %4142
  %4154 = phi <4 x i32> [ %4152, %4148 ], [ zeroinitializer, %4142 ]
  %4155 = add i64 %4083, %4005
  %4156 = icmp ult i64 %4155, %4002
  br i1 %4156, label %4157, label %4162

4157:                                             ; preds = %4153
  %4158 = shl i64 %4155, 4
  %4159 = add i64 %4158, %3924
  %4160 = inttoptr i64 %4159 to <4 x i32> addrspace(1)*
  %4161 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4160, align 16, !tbaa !11
  br label %4162

4162:                                             ; preds = %4157, %4153
  %4163 = phi <4 x i32> [ %4161, %4157 ], [ zeroinitializer, %4153 ]
  %4164 = add i64 %4086, %85
  %4165 = inttoptr i64 %4164 to <4 x i32> addrspace(1)*
  store <4 x i32> %4089, <4 x i32> addrspace(1)* %4165, align 16, !tbaa !11
  br i1 %4092, label %4166, label %4170

4166:                                             ; preds = %4162
  %4167 = shl i64 %4091, 4
  %4168 = add i64 %4167, %85
  %4169 = inttoptr i64 %4168 to <4 x i32> addrspace(1)*
  store <4 x i32> %4099, <4 x i32> addrspace(1)* %4169, align 16, !tbaa !11
  br label %4170

4170:                                             ; preds = %4166, %4162
  br i1 %4103, label %4171, label %4175

4171:                                             ; preds = %4170
  %4172 = shl i64 %4102, 4
  %4173 = add i64 %4172, %85
  %4174 = inttoptr i64 %4173 to <4 x i32> addrspace(1)*
  store <4 x i32> %4110, <4 x i32> addrspace(1)* %4174, align 16, !tbaa !11
  br label %4175

4175:                                             ; preds = %4171, %4170
  br i1 %4114, label %4176, label %4180

4176:                                             ; preds = %4175
  %4177 = shl i64 %4113, 4
  %4178 = add i64 %4177, %85
  %4179 = inttoptr i64 %4178 to <4 x i32> addrspace(1)*
  store <4 x i32> %4121, <4 x i32> addrspace(1)* %4179, align 16, !tbaa !11
  br label %4180

4180:                                             ; preds = %4176, %4175
  br i1 %4125, label %4181, label %4185

4181:                                             ; preds = %4180
  %4182 = shl i64 %4124, 4
  %4183 = add i64 %4182, %85
  %4184 = inttoptr i64 %4183 to <4 x i32> addrspace(1)*
  store <4 x i32> %4132, <4 x i32> addrspace(1)* %4184, align 16, !tbaa !11
  br label %4185

4185:                                             ; preds = %4181, %4180
  br i1 %4136, label %4186, label %4190

4186:                                             ; preds = %4185
  %4187 = shl i64 %4135, 4
  %4188 = add i64 %4187, %85
  %4189 = inttoptr i64 %4188 to <4 x i32> addrspace(1)*
  store <4 x i32> %4143, <4 x i32> addrspace(1)* %4189, align 16, !tbaa !11
  br label %4190

4190:                                             ; preds = %4186, %4185
  br i1 %4147, label %4191, label %4195

4191:                                             ; preds = %4190
  %4192 = shl i64 %4146, 4
  %4193 = add i64 %4192, %85
  %4194 = inttoptr i64 %4193 to <4 x i32> addrspace(1)*
  store <4 x i32> %4154, <4 x i32> addrspace(1)* %4194, align 16, !tbaa !11
  br label %4195

4195:                                             ; preds = %4191, %4190
  br i1 %4156, label %4196, label %4655

4196:                                             ; preds = %4195
  %4197 = shl i64 %4155, 4
  %4198 = add i64 %4197, %85
  br label %4651

4199:                                             ; preds = %3913
  %4200 = icmp ult i64 %3936, %1679
  %4201 = select i1 %4200, i64 %3936, i64 %1679
  %4202 = sub i64 %1679, %4201
  %4203 = sub nsw i64 0, %3933
  %4204 = and i64 %4202, %4203
  switch i64 %3933, label %4607 [
    i64 16, label %4205
    i64 4, label %4406
  ]

4205:                                             ; preds = %4199
  %4206 = add i64 %4201, %85
  %4207 = add i64 %4201, %3924
  %4208 = lshr i64 %4204, 4
  %4209 = zext i32 %3925 to i64
  %4210 = mul i32 %3926, 7
  %4211 = zext i32 %4210 to i64
  %4212 = add nuw nsw i64 %4211, %4209
  %4213 = icmp ult i64 %4212, %4208
  br i1 %4213, label %4214, label %4288

4214:                                             ; preds = %4205
  %4215 = shl i32 %3926, 3
  %4216 = zext i32 %4215 to i64
  %4217 = zext i32 %3926 to i64
  %4218 = shl i32 %3926, 1
  %4219 = zext i32 %4218 to i64
  %4220 = mul i32 %3926, 3
  %4221 = zext i32 %4220 to i64
  %4222 = shl i32 %3926, 2
  %4223 = zext i32 %4222 to i64
  %4224 = mul i32 %3926, 5
  %4225 = zext i32 %4224 to i64
  %4226 = mul i32 %3926, 6
  %4227 = zext i32 %4226 to i64
  br label %4228

4228:                                             ; preds = %4228, %4214
  %4229 = phi i64 [ %4209, %4214 ], [ %4285, %4228 ]
  %4230 = shl i64 %4229, 4
  %4231 = add i64 %4230, %4207
  %4232 = inttoptr i64 %4231 to <4 x i32> addrspace(1)*
  %4233 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4232, align 16, !tbaa !11
  %4234 = add i64 %4229, %4217
  %4235 = shl i64 %4234, 4
  %4236 = add i64 %4235, %4207
  %4237 = inttoptr i64 %4236 to <4 x i32> addrspace(1)*
  %4238 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4237, align 16, !tbaa !11
  %4239 = add i64 %4229, %4219
  %4240 = shl i64 %4239, 4
  %4241 = add i64 %4240, %4207
  %4242 = inttoptr i64 %4241 to <4 x i32> addrspace(1)*
  %4243 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4242, align 16, !tbaa !11
  %4244 = add i64 %4229, %4221
  %4245 = shl i64 %4244, 4
  %4246 = add i64 %4245, %4207
  %4247 = inttoptr i64 %4246 to <4 x i32> addrspace(1)*
  %4248 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4247, align 16, !tbaa !11
  %4249 = add i64 %4229, %4223
  %4250 = shl i64 %4249, 4
  %4251 = add i64 %4250, %4207
  %4252 = inttoptr i64 %4251 to <4 x i32> addrspace(1)*
  %4253 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4252, align 16, !tbaa !11
  %4254 = add i64 %4229, %4225
  %4255 = shl i64 %4254, 4
  %4256 = add i64 %4255, %4207
  %4257 = inttoptr i64 %4256 to <4 x i32> addrspace(1)*
  %4258 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4257, align 16, !tbaa !11
  %4259 = add i64 %4229, %4227
  %4260 = shl i64 %4259, 4
  %4261 = add i64 %4260, %4207
  %4262 = inttoptr i64 %4261 to <4 x i32> addrspace(1)*
  %4263 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4262, align 16, !tbaa !11
  %4264 = add i64 %4229, %4211
  %4265 = shl i64 %4264, 4
  %4266 = add i64 %4265, %4207
  %4267 = inttoptr i64 %4266 to <4 x i32> addrspace(1)*
  %4268 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4267, align 16, !tbaa !11
  %4269 = add i64 %4230, %4206
  %4270 = inttoptr i64 %4269 to <4 x i32> addrspace(1)*
  store <4 x i32> %4233, <4 x i32> addrspace(1)* %4270, align 16, !tbaa !11
  %4271 = add i64 %4235, %4206
  %4272 = inttoptr i64 %4271 to <4 x i32> addrspace(1)*
  store <4 x i32> %4238, <4 x i32> addrspace(1)* %4272, align 16, !tbaa !11
  %4273 = add i64 %4240, %4206
  %4274 = inttoptr i64 %4273 to <4 x i32> addrspace(1)*
  store <4 x i32> %4243, <4 x i32> addrspace(1)* %4274, align 16, !tbaa !11
  %4275 = add i64 %4245, %4206
  %4276 = inttoptr i64 %4275 to <4 x i32> addrspace(1)*
  store <4 x i32> %4248, <4 x i32> addrspace(1)* %4276, align 16, !tbaa !11
  %4277 = add i64 %4250, %4206
  %4278 = inttoptr i64 %4277 to <4 x i32> addrspace(1)*
  store <4 x i32> %4253, <4 x i32> addrspace(1)* %4278, align 16, !tbaa !11
  %4279 = add i64 %4255, %4206
  %4280 = inttoptr i64 %4279 to <4 x i32> addrspace(1)*
  store <4 x i32> %4258, <4 x i32> addrspace(1)* %4280, align 16, !tbaa !11
  %4281 = add i64 %4260, %4206
  %4282 = inttoptr i64 %4281 to <4 x i32> addrspace(1)*
  store <4 x i32> %4263, <4 x i32> addrspace(1)* %4282, align 16, !tbaa !11
  %4283 = add i64 %4265, %4206
  %4284 = inttoptr i64 %4283 to <4 x i32> addrspace(1)*
  store <4 x i32> %4268, <4 x i32> addrspace(1)* %4284, align 16, !tbaa !11
  %4285 = add i64 %4229, %4216
  %4286 = add i64 %4285, %4211
  %4287 = icmp ult i64 %4286, %4208
  br i1 %4287, label %4228, label %4288, !llvm.loop !60

4288:                                             ; preds = %4228, %4205
  %4289 = phi i64 [ %4209, %4205 ], [ %4285, %4228 ]
  %4290 = icmp ult i64 %4289, %4208
  br i1 %4290, label %4291, label %4621

4291:                                             ; preds = %4288
  %4292 = shl i64 %4289, 4
  %4293 = add i64 %4292, %4207
  %4294 = inttoptr i64 %4293 to <4 x i32> addrspace(1)*
  %4295 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4294, align 16, !tbaa !11
  %4296 = zext i32 %3926 to i64
  %4297 = add i64 %4289, %4296
  %4298 = icmp ult i64 %4297, %4208
  br i1 %4298, label %4299, label %4304

4299:                                             ; preds = %4291
  %4300 = shl i64 %4297, 4
  %4301 = add i64 %4300, %4207
  %4302 = inttoptr i64 %4301 to <4 x i32> addrspace(1)*
  %4303 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4302, align 16, !tbaa !11
  br label %4304

4304:                                             ; preds = %4299, %4291
  %4305 = phi <4 x i32> [ %4303, %4299 ], [ zeroinitializer, %4291 ]
  %4306 = shl i32 %3926, 1
  %4307 = zext i32 %4306 to i64
  %4308 = add i64 %4289, %4307
  %4309 = icmp ult i64 %4308, %4208
  br i1 %4309, label %4310, label %4315

4310:                                             ; preds = %4304
  %4311 = shl i64 %4308, 4
  %4312 = add i64 %4311, %4207
  %4313 = inttoptr i64 %4312 to <4 x i32> addrspace(1)*
  %4314 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4313, align 16, !tbaa !11
  br label %4315

4315:                                             ; preds = %4310, %4304
  %4316 = phi <4 x i32> [ %4314, %4310 ], [ zeroinitializer, %4304 ]
  %4317 = mul i32 %3926, 3
  %4318 = zext i32 %4317 to i64
  %4319 = add i64 %4289, %4318
  %4320 = icmp ult i64 %4319, %4208
  br i1 %4320, label %4321, label %4326

4321:                                             ; preds = %4315
  %4322 = shl i64 %4319, 4
  %4323 = add i64 %4322, %4207
  %4324 = inttoptr i64 %4323 to <4 x i32> addrspace(1)*
  %4325 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4324, align 16, !tbaa !11
  br label %4326

4326:                                             ; preds = %4321, %4315
  %4327 = phi <4 x i32> [ %4325, %4321 ], [ zeroinitializer, %4315 ]
  %4328 = shl i32 %3926, 2
  %4329 = zext i32 %4328 to i64
  %4330 = add i64 %4289, %4329
  %4331 = icmp ult i64 %4330, %4208
  br i1 %4331, label %4332, label %4337

4332:                                             ; preds = %4326
  %4333 = shl i64 %4330, 4
  %4334 = add i64 %4333, %4207
  %4335 = inttoptr i64 %4334 to <4 x i32> addrspace(1)*
  %4336 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4335, align 16, !tbaa !11
  br label %4337

4337:                                             ; preds = %4332, %4326
  %4338 = phi <4 x i32> [ %4336, %4332 ], [ zeroinitializer, %4326 ]
  %4339 = mul i32 %3926, 5
  %4340 = zext i32 %4339 to i64
  %4341 = add i64 %4289, %4340
  %4342 = icmp ult i64 %4341, %4208
  br i1 %4342, label %4343, label %4348

4343:                                             ; preds = %4337
  %4344 = shl i64 %4341, 4
  %4345 = add i64 %4344, %4207
  %4346 = inttoptr i64 %4345 to <4 x i32> addrspace(1)*
  %4347 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4346, align 16, !tbaa !11
  br label %4348

4348:                                             ; preds = %4343, %4337
  %4349 = phi <4 x i32> [ %4347, %4343 ], [ zeroinitializer, %4337 ]
  %4350 = mul i32 %3926, 6
  %4351 = zext i32 %4350 to i64
  %4352 = add i64 %4289, %4351
  %4353 = icmp ult i64 %4352, %4208
  br i1 %4353, label %4354, label %4359

4354:                                             ; preds = %4348
  %4355 = shl i64 %4352, 4
  %4356 = add i64 %4355, %4207
  %4357 = inttoptr i64 %4356 to <4 x i32> addrspace(1)*
  %4358 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4357, align 16, !tbaa !11
  br label %4359

4359:                                             ; preds = %4354, %4348
  %4360 = phi <4 x i32> [ %4358, %4354 ], [ zeroinitializer, %4348 ]
  %4361 = add i64 %4289, %4211
  %4362 = icmp ult i64 %4361, %4208
  br i1 %4362, label %4363, label %4368

4363:                                             ; preds = %4359
  %4364 = shl i64 %4361, 4
  %4365 = add i64 %4364, %4207
  %4366 = inttoptr i64 %4365 to <4 x i32> addrspace(1)*
  %4367 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4366, align 16, !tbaa !11
  br label %4368

4368:                                             ; preds = %4363, %4359
  %4369 = phi <4 x i32> [ %4367, %4363 ], [ zeroinitializer, %4359 ]
  %4370 = add i64 %4292, %4206
  %4371 = inttoptr i64 %4370 to <4 x i32> addrspace(1)*
  store <4 x i32> %4295, <4 x i32> addrspace(1)* %4371, align 16, !tbaa !11
  br i1 %4298, label %4372, label %4376

4372:                                             ; preds = %4368
  %4373 = shl i64 %4297, 4
  %4374 = add i64 %4373, %4206
  %4375 = inttoptr i64 %4374 to <4 x i32> addrspace(1)*
  store <4 x i32> %4305, <4 x i32> addrspace(1)* %4375, align 16, !tbaa !11
  br label %4376

4376:                                             ; preds = %4372, %4368
  br i1 %4309, label %4377, label %4381

4377:                                             ; preds = %4376
  %4378 = shl i64 %4308, 4
  %4379 = add i64 %4378, %4206
  %4380 = inttoptr i64 %4379 to <4 x i32> addrspace(1)*
  store <4 x i32> %4316, <4 x i32> addrspace(1)* %4380, align 16, !tbaa !11
  br label %4381

4381:                                             ; preds = %4377, %4376
  br i1 %4320, label %4382, label %4386

4382:                                             ; preds = %4381
  %4383 = shl i64 %4319, 4
  %4384 = add i64 %4383, %4206
  %4385 = inttoptr i64 %4384 to <4 x i32> addrspace(1)*
  store <4 x i32> %4327, <4 x i32> addrspace(1)* %4385, align 16, !tbaa !11
  br label %4386

4386:                                             ; preds = %4382, %4381
  br i1 %4331, label %4387, label %4391

4387:                                             ; preds = %4386
  %4388 = shl i64 %4330, 4
  %4389 = add i64 %4388, %4206
  %4390 = inttoptr i64 %4389 to <4 x i32> addrspace(1)*
  store <4 x i32> %4338, <4 x i32> addrspace(1)* %4390, align 16, !tbaa !11
  br label %4391

4391:                                             ; preds = %4387, %4386
  br i1 %4342, label %4392, label %4396

4392:                                             ; preds = %4391
  %4393 = shl i64 %4341, 4
  %4394 = add i64 %4393, %4206
  %4395 = inttoptr i64 %4394 to <4 x i32> addrspace(1)*
  store <4 x i32> %4349, <4 x i32> addrspace(1)* %4395, align 16, !tbaa !11
  br label %4396

4396:                                             ; preds = %4392, %4391
  br i1 %4353, label %4397, label %4401

4397:                                             ; preds = %4396
  %4398 = shl i64 %4352, 4
  %4399 = add i64 %4398, %4206
  %4400 = inttoptr i64 %4399 to <4 x i32> addrspace(1)*
  store <4 x i32> %4360, <4 x i32> addrspace(1)* %4400, align 16, !tbaa !11
  br label %4401

4401:                                             ; preds = %4397, %4396
  br i1 %4362, label %4402, label %4621

4402:                                             ; preds = %4401
  %4403 = shl i64 %4361, 4
  %4404 = add i64 %4403, %4206
  %4405 = inttoptr i64 %4404 to <4 x i32> addrspace(1)*
  store <4 x i32> %4369, <4 x i32> addrspace(1)* %4405, align 16, !tbaa !11
  br label %4621

4406:                                             ; preds = %4199
  %4407 = add i64 %4201, %85
  %4408 = add i64 %4201, %3924
  %4409 = lshr i64 %4204, 2
  %4410 = zext i32 %3925 to i64
  %4411 = mul i32 %3926, 7
  %4412 = zext i32 %4411 to i64
  %4413 = add nuw nsw i64 %4412, %4410
  %4414 = icmp ult i64 %4413, %4409
  br i1 %4414, label %4415, label %4489

4415:                                             ; preds = %4406
  %4416 = shl i32 %3926, 3
  %4417 = zext i32 %4416 to i64
  %4418 = zext i32 %3926 to i64
  %4419 = shl i32 %3926, 1
  %4420 = zext i32 %4419 to i64
  %4421 = mul i32 %3926, 3
  %4422 = zext i32 %4421 to i64
  %4423 = shl i32 %3926, 2
  %4424 = zext i32 %4423 to i64
  %4425 = mul i32 %3926, 5
  %4426 = zext i32 %4425 to i64
  %4427 = mul i32 %3926, 6
  %4428 = zext i32 %4427 to i64
  br label %4429

4429:                                             ; preds = %4429, %4415
  %4430 = phi i64 [ %4410, %4415 ], [ %4486, %4429 ]
  %4431 = shl i64 %4430, 2
  %4432 = add i64 %4431, %4408
  %4433 = inttoptr i64 %4432 to i32 addrspace(1)*
  %4434 = load volatile i32, i32 addrspace(1)* %4433, align 4, !tbaa !11
  %4435 = add i64 %4430, %4418
  %4436 = shl i64 %4435, 2
  %4437 = add i64 %4436, %4408
  %4438 = inttoptr i64 %4437 to i32 addrspace(1)*
  %4439 = load volatile i32, i32 addrspace(1)* %4438, align 4, !tbaa !11
  %4440 = add i64 %4430, %4420
  %4441 = shl i64 %4440, 2
  %4442 = add i64 %4441, %4408
  %4443 = inttoptr i64 %4442 to i32 addrspace(1)*
  %4444 = load volatile i32, i32 addrspace(1)* %4443, align 4, !tbaa !11
  %4445 = add i64 %4430, %4422
  %4446 = shl i64 %4445, 2
  %4447 = add i64 %4446, %4408
  %4448 = inttoptr i64 %4447 to i32 addrspace(1)*
  %4449 = load volatile i32, i32 addrspace(1)* %4448, align 4, !tbaa !11
  %4450 = add i64 %4430, %4424
  %4451 = shl i64 %4450, 2
  %4452 = add i64 %4451, %4408
  %4453 = inttoptr i64 %4452 to i32 addrspace(1)*
  %4454 = load volatile i32, i32 addrspace(1)* %4453, align 4, !tbaa !11
  %4455 = add i64 %4430, %4426
  %4456 = shl i64 %4455, 2
  %4457 = add i64 %4456, %4408
  %4458 = inttoptr i64 %4457 to i32 addrspace(1)*
  %4459 = load volatile i32, i32 addrspace(1)* %4458, align 4, !tbaa !11
  %4460 = add i64 %4430, %4428
  %4461 = shl i64 %4460, 2
  %4462 = add i64 %4461, %4408
  %4463 = inttoptr i64 %4462 to i32 addrspace(1)*
  %4464 = load volatile i32, i32 addrspace(1)* %4463, align 4, !tbaa !11
  %4465 = add i64 %4430, %4412
  %4466 = shl i64 %4465, 2
  %4467 = add i64 %4466, %4408
  %4468 = inttoptr i64 %4467 to i32 addrspace(1)*
  %4469 = load volatile i32, i32 addrspace(1)* %4468, align 4, !tbaa !11
  %4470 = add i64 %4431, %4407
  %4471 = inttoptr i64 %4470 to i32 addrspace(1)*
  store i32 %4434, i32 addrspace(1)* %4471, align 4, !tbaa !11
  %4472 = add i64 %4436, %4407
  %4473 = inttoptr i64 %4472 to i32 addrspace(1)*
  store i32 %4439, i32 addrspace(1)* %4473, align 4, !tbaa !11
  %4474 = add i64 %4441, %4407
  %4475 = inttoptr i64 %4474 to i32 addrspace(1)*
  store i32 %4444, i32 addrspace(1)* %4475, align 4, !tbaa !11
  %4476 = add i64 %4446, %4407
  %4477 = inttoptr i64 %4476 to i32 addrspace(1)*
  store i32 %4449, i32 addrspace(1)* %4477, align 4, !tbaa !11
  %4478 = add i64 %4451, %4407
  %4479 = inttoptr i64 %4478 to i32 addrspace(1)*
  store i32 %4454, i32 addrspace(1)* %4479, align 4, !tbaa !11
  %4480 = add i64 %4456, %4407
  %4481 = inttoptr i64 %4480 to i32 addrspace(1)*
  store i32 %4459, i32 addrspace(1)* %4481, align 4, !tbaa !11
  %4482 = add i64 %4461, %4407
  %4483 = inttoptr i64 %4482 to i32 addrspace(1)*
  store i32 %4464, i32 addrspace(1)* %4483, align 4, !tbaa !11
  %4484 = add i64 %4466, %4407
  %4485 = inttoptr i64 %4484 to i32 addrspace(1)*
  store i32 %4469, i32 addrspace(1)* %4485, align 4, !tbaa !11
  %4486 = add i64 %4430, %4417
  %4487 = add i64 %4486, %4412
  %4488 = icmp ult i64 %4487, %4409
  br i1 %4488, label %4429, label %4489, !llvm.loop !61

4489:                                             ; preds = %4429, %4406
  %4490 = phi i64 [ %4410, %4406 ], [ %4486, %4429 ]
  %4491 = icmp ult i64 %4490, %4409
  br i1 %4491, label %4492, label %4621

4492:                                             ; preds = %4489
  %4493 = shl i64 %4490, 2
  %4494 = add i64 %4493, %4408
  %4495 = inttoptr i64 %4494 to i32 addrspace(1)*
  %4496 = load volatile i32, i32 addrspace(1)* %4495, align 4, !tbaa !11
  %4497 = zext i32 %3926 to i64
  %4498 = add i64 %4490, %4497
  %4499 = icmp ult i64 %4498, %4409
  br i1 %4499, label %4500, label %4505

4500:                                             ; preds = %4492
  %4501 = shl i64 %4498, 2
  %4502 = add i64 %4501, %4408
  %4503 = inttoptr i64 %4502 to i32 addrspace(1)*
  %4504 = load volatile i32, i32 addrspace(1)* %4503, align 4, !tbaa !11
  br label %4505

4505:                                             ; preds = %4500, %4492
  %4506 = phi i32 [ %4504, %4500 ], [ 0, %4492 ]
  %4507 = shl i32 %3926, 1
  %4508 = zext i32 %4507 to i64
  %4509 = add i64 %4490, %4508
  %4510 = icmp ult i64 %4509, %4409
  br i1 %4510, label %4511, label %4516

4511:                                             ; preds = %4505
  %4512 = shl i64 %4509, 2
  %4513 = add i64 %4512, %4408
  %4514 = inttoptr i64 %4513 to i32 addrspace(1)*
  %4515 = load volatile i32, i32 addrspace(1)* %4514, align 4, !tbaa !11
  br label %4516

4516:                                             ; preds = %4511, %4505
  %4517 = phi i32 [ %4515, %4511 ], [ 0, %4505 ]
  %4518 = mul i32 %3926, 3
  %4519 = zext i32 %4518 to i64
  %4520 = add i64 %4490, %4519
  %4521 = icmp ult i64 %4520, %4409
  br i1 %4521, label %4522, label %4527

4522:                                             ; preds = %4516
  %4523 = shl i64 %4520, 2
  %4524 = add i64 %4523, %4408
  %4525 = inttoptr i64 %4524 to i32 addrspace(1)*
  %4526 = load volatile i32, i32 addrspace(1)* %4525, align 4, !tbaa !11
  br label %4527

4527:                                             ; preds = %4522, %4516
  %4528 = phi i32 [ %4526, %4522 ], [ 0, %4516 ]
  %4529 = shl i32 %3926, 2
  %4530 = zext i32 %4529 to i64
  %4531 = add i64 %4490, %4530
  %4532 = icmp ult i64 %4531, %4409
  br i1 %4532, label %4533, label %4538

4533:                                             ; preds = %4527
  %4534 = shl i64 %4531, 2
  %4535 = add i64 %4534, %4408
  %4536 = inttoptr i64 %4535 to i32 addrspace(1)*
  %4537 = load volatile i32, i32 addrspace(1)* %4536, align 4, !tbaa !11
  br label %4538

4538:                                             ; preds = %4533, %4527
  %4539 = phi i32 [ %4537, %4533 ], [ 0, %4527 ]
  %4540 = mul i32 %3926, 5
  %4541 = zext i32 %4540 to i64
  %4542 = add i64 %4490, %4541
  %4543 = icmp ult i64 %4542, %4409
  br i1 %4543, label %4544, label %4549

4544:                                             ; preds = %4538
  %4545 = shl i64 %4542, 2
  %4546 = add i64 %4545, %4408
  %4547 = inttoptr i64 %4546 to i32 addrspace(1)*
  %4548 = load volatile i32, i32 addrspace(1)* %4547, align 4, !tbaa !11
  br label %4549

4549:                                             ; preds = %4544, %4538
  %4550 = phi i32 [ %4548, %4544 ], [ 0, %4538 ]
  %4551 = mul i32 %3926, 6
  %4552 = zext i32 %4551 to i64
  %4553 = add i64 %4490, %4552
  %4554 = icmp ult i64 %4553, %4409
  br i1 %4554, label %4555, label %4560

4555:                                             ; preds = %4549
  %4556 = shl i64 %4553, 2
  %4557 = add i64 %4556, %4408
  %4558 = inttoptr i64 %4557 to i32 addrspace(1)*
  %4559 = load volatile i32, i32 addrspace(1)* %4558, align 4, !tbaa !11
  br label %4560

4560:                                             ; preds = %4555, %4549
  %4561 = phi i32 [ %4559, %4555 ], [ 0, %4549 ]
  %4562 = add i64 %4490, %4412
  %4563 = icmp ult i64 %4562, %4409
  br i1 %4563, label %4564, label %4569

4564:                                             ; preds = %4560
  %4565 = shl i64 %4562, 2
  %4566 = add i64 %4565, %4408
  %4567 = inttoptr i64 %4566 to i32 addrspace(1)*
  %4568 = load volatile i32, i32 addrspace(1)* %4567, align 4, !tbaa !11
  br label %4569

4569:                                             ; preds = %4564, %4560
  %4570 = phi i32 [ %4568, %4564 ], [ 0, %4560 ]
  %4571 = add i64 %4493, %4407
  %4572 = inttoptr i64 %4571 to i32 addrspace(1)*
  store i32 %4496, i32 addrspace(1)* %4572, align 4, !tbaa !11
  br i1 %4499, label %4573, label %4577

4573:                                             ; preds = %4569
  %4574 = shl i64 %4498, 2
  %4575 = add i64 %4574, %4407
  %4576 = inttoptr i64 %4575 to i32 addrspace(1)*
  store i32 %4506, i32 addrspace(1)* %4576, align 4, !tbaa !11
  br label %4577

4577:                                             ; preds = %4573, %4569
  br i1 %4510, label %4578, label %4582

4578:                                             ; preds = %4577
  %4579 = shl i64 %4509, 2
  %4580 = add i64 %4579, %4407
  %4581 = inttoptr i64 %4580 to i32 addrspace(1)*
  store i32 %4517, i32 addrspace(1)* %4581, align 4, !tbaa !11
  br label %4582

4582:                                             ; preds = %4578, %4577
  br i1 %4521, label %4583, label %4587

4583:                                             ; preds = %4582
  %4584 = shl i64 %4520, 2
  %4585 = add i64 %4584, %4407
  %4586 = inttoptr i64 %4585 to i32 addrspace(1)*
  store i32 %4528, i32 addrspace(1)* %4586, align 4, !tbaa !11
  br label %4587

4587:                                             ; preds = %4583, %4582
  br i1 %4532, label %4588, label %4592

4588:                                             ; preds = %4587
  %4589 = shl i64 %4531, 2
  %4590 = add i64 %4589, %4407
  %4591 = inttoptr i64 %4590 to i32 addrspace(1)*
  store i32 %4539, i32 addrspace(1)* %4591, align 4, !tbaa !11
  br label %4592

4592:                                             ; preds = %4588, %4587
  br i1 %4543, label %4593, label %4597

4593:                                             ; preds = %4592
  %4594 = shl i64 %4542, 2
  %4595 = add i64 %4594, %4407
  %4596 = inttoptr i64 %4595 to i32 addrspace(1)*
  store i32 %4550, i32 addrspace(1)* %4596, align 4, !tbaa !11
  br label %4597

4597:                                             ; preds = %4593, %4592
  br i1 %4554, label %4598, label %4602

4598:                                             ; preds = %4597
  %4599 = shl i64 %4553, 2
  %4600 = add i64 %4599, %4407
  %4601 = inttoptr i64 %4600 to i32 addrspace(1)*
  store i32 %4561, i32 addrspace(1)* %4601, align 4, !tbaa !11
  br label %4602

4602:                                             ; preds = %4598, %4597
  br i1 %4563, label %4603, label %4621

4603:                                             ; preds = %4602
  %4604 = shl i64 %4562, 2
  %4605 = add i64 %4604, %4407
  %4606 = inttoptr i64 %4605 to i32 addrspace(1)*
  store i32 %4570, i32 addrspace(1)* %4606, align 4, !tbaa !11
  br label %4621

4607:                                             ; preds = %4199
  %4608 = zext i32 %3925 to i64
  %4609 = icmp ugt i64 %1679, %4608
  br i1 %4609, label %4610, label %4655

4610:                                             ; preds = %4607
  %4611 = zext i32 %3926 to i64
  br label %4612

4612:                                             ; preds = %4612, %4610
  %4613 = phi i64 [ %4608, %4610 ], [ %4619, %4612 ]
  %4614 = add i64 %4613, %3924
  %4615 = inttoptr i64 %4614 to i8 addrspace(1)*
  %4616 = load volatile i8, i8 addrspace(1)* %4615, align 1, !tbaa !11
  %4617 = add i64 %4613, %85
  %4618 = inttoptr i64 %4617 to i8 addrspace(1)*
  store i8 %4616, i8 addrspace(1)* %4618, align 1, !tbaa !11
  %4619 = add i64 %4613, %4611
  %4620 = icmp ult i64 %4619, %1679
  br i1 %4620, label %4612, label %4655, !llvm.loop !62

4621:                                             ; preds = %4603, %4602, %4489, %4402, %4401, %4288
  %4622 = phi i64 [ %4410, %4603 ], [ %4410, %4602 ], [ %4410, %4489 ], [ %4209, %4402 ], [ %4209, %4401 ], [ %4209, %4288 ]
  %4623 = icmp ugt i64 %4201, %4622
  br i1 %4623, label %4624, label %4635

4624:                                             ; preds = %4621
  %4625 = zext i32 %3926 to i64
  br label %4626

4626:                                             ; preds = %4626, %4624
  %4627 = phi i64 [ %4622, %4624 ], [ %4633, %4626 ]
  %4628 = add i64 %4627, %3924
  %4629 = inttoptr i64 %4628 to i8 addrspace(1)*
  %4630 = load volatile i8, i8 addrspace(1)* %4629, align 1, !tbaa !11
  %4631 = add i64 %4627, %85
  %4632 = inttoptr i64 %4631 to i8 addrspace(1)*
  store i8 %4630, i8 addrspace(1)* %4632, align 1, !tbaa !11
  %4633 = add i64 %4627, %4625
  %4634 = icmp ult i64 %4633, %4201
  br i1 %4634, label %4626, label %4635, !llvm.loop !62

4635:                                             ; preds = %4626, %4621
  %4636 = add i64 %4204, %4201
  %4637 = sub i64 %1679, %4636
  %4638 = icmp ugt i64 %4637, %4622
  br i1 %4638, label %4639, label %4655

4639:                                             ; preds = %4635
  %4640 = zext i32 %3926 to i64
  br label %4641

4641:                                             ; preds = %4641, %4639
  %4642 = phi i64 [ %4622, %4639 ], [ %4649, %4641 ]
  %4643 = add i64 %4642, %4636
  %4644 = add i64 %4643, %3924
  %4645 = inttoptr i64 %4644 to i8 addrspace(1)*
  %4646 = load volatile i8, i8 addrspace(1)* %4645, align 1, !tbaa !11
  %4647 = add i64 %4643, %85
  %4648 = inttoptr i64 %4647 to i8 addrspace(1)*
  store i8 %4646, i8 addrspace(1)* %4648, align 1, !tbaa !11
  %4649 = add i64 %4642, %4640
  %4650 = icmp ult i64 %4649, %4637
  br i1 %4650, label %4641, label %4655, !llvm.loop !62

4651:                                             ; preds = %4196, %3945
  %4652 = phi i64 [ %4198, %4196 ], [ %4000, %3945 ]
  %4653 = phi <4 x i32> [ %4163, %4196 ], [ %3986, %3945 ]
  %4654 = inttoptr i64 %4652 to <4 x i32> addrspace(1)*
  store <4 x i32> %4653, <4 x i32> addrspace(1)* %4654, align 16, !tbaa !11
  br label %4655

4655:                                             ; preds = %4641, %4612, %4651, %4635, %4607, %4195, %4082, %3911
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !115
  %4656 = load i32, i32* %45, align 8, !tbaa !45
  %4657 = icmp eq i32 %4656, 0
  br i1 %4657, label %4658, label %4663

4658:                                             ; preds = %4655
  %4659 = shl i64 %1686, 3
  %4660 = load i64, i64* %55, align 8, !tbaa !71
  %4661 = add i64 %4660, %4659
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !51
  %4662 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %4661, i64 -1) #10, !srcloc !23
  br label %4663

4663:                                             ; preds = %4658, %4655
  %4664 = load i32, i32* %83, align 8, !tbaa !9
  %4665 = add i32 %4664, 1
  store i32 %4665, i32* %83, align 8, !tbaa !9
  br label %4666

4666:                                             ; preds = %4663, %3907, %2041, %1996, %1680, %1676, %84
  %4667 = phi i32 [ 0, %1676 ], [ 0, %1680 ], [ 0, %84 ], [ 0, %1996 ], [ 0, %4663 ], [ %2214, %3907 ], [ %1999, %2041 ]
  %4668 = phi i64 [ %1677, %1676 ], [ %93, %1680 ], [ %93, %84 ], [ %1679, %1996 ], [ %1679, %4663 ], [ %1679, %3907 ], [ %1679, %2041 ]
  %4669 = phi i1 [ false, %1676 ], [ true, %1680 ], [ true, %84 ], [ true, %1996 ], [ false, %4663 ], [ false, %3907 ], [ false, %2041 ]
  br i1 %4669, label %4670, label %5928, !prof !59

4670:                                             ; preds = %4666
  %4671 = load i32, i32* %56, align 4, !tbaa !44
  %4672 = icmp eq i32 %4671, -1
  br i1 %4672, label %4673, label %4930, !prof !81

4673:                                             ; preds = %4670
  %4674 = load i32, i32* %45, align 8, !tbaa !45
  %4675 = icmp eq i32 %4674, 0
  br i1 %4675, label %4676, label %4887

4676:                                             ; preds = %4673
  %4677 = load i32, i32* %60, align 4, !tbaa !73
  %4678 = icmp eq i32 %4677, 0
  br i1 %4678, label %4679, label %4879

4679:                                             ; preds = %4676
  %4680 = load i32, i32* %61, align 8, !tbaa !74
  %4681 = load i32, i32* %62, align 4, !tbaa !75
  %4682 = urem i32 %4680, %4681
  %4683 = load i64, i64* %59, align 8, !tbaa !48
  %4684 = lshr i32 %4682, 3
  %4685 = and i32 %4684, 536870904
  %4686 = zext i32 %4685 to i64
  %4687 = add i64 %4683, %4686
  %4688 = and i32 %4682, 63
  %4689 = zext i32 %4688 to i64
  %4690 = shl nuw i64 1, %4689
  %4691 = xor i64 %4690, -1
  %4692 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %4687, i64 %4691) #10, !srcloc !77
  %4693 = and i64 %4690, %4692
  %4694 = icmp eq i64 %4693, 0
  %4695 = select i1 %4694, i32 -1, i32 %4682
  %4696 = icmp eq i32 %4695, -1
  br i1 %4696, label %4706, label %4697, !prof !81

4697:                                             ; preds = %4679
  %4698 = zext i32 %4695 to i64
  %4699 = shl nuw nsw i64 %4698, 2
  br label %4700

4700:                                             ; preds = %4700, %4697
  %4701 = load i64, i64* %58, align 8, !tbaa !47
  %4702 = add i64 %4701, %4699
  %4703 = tail call i32 asm sideeffect "atom.global.exch.b32 $0, [$1], $2;", "=r,l,r,~{memory}"(i64 %4702, i32 -1) #10, !srcloc !80
  %4704 = icmp eq i32 %4703, -1
  br i1 %4704, label %4700, label %4705, !prof !81, !llvm.loop !82

4705:                                             ; preds = %4700
  store i32 %4703, i32* %57, align 4, !tbaa !9
  br label %4879

4706:                                             ; preds = %4679, %4873
  %4707 = phi i64 [ %4875, %4873 ], [ 0, %4679 ]
  %4708 = phi i32 [ %4874, %4873 ], [ 1, %4679 ]
  %4709 = load i32, i32* %62, align 4, !tbaa !75
  %4710 = add i32 %4709, 63
  %4711 = lshr i32 %4710, 6
  %4712 = icmp ugt i32 %4710, 63
  br i1 %4712, label %4713, label %4763

4713:                                             ; preds = %4706
  %4714 = tail call i32 @llvm.umax.i32(i32 %4711, i32 1) #7
  br label %4718

4715:                                             ; preds = %4760
  %4716 = icmp ult i32 %4762, %4711
  %4717 = icmp eq i32 %4762, %4714
  br i1 %4717, label %4763, label %4718, !llvm.loop !76

4718:                                             ; preds = %4715, %4713
  %4719 = phi i1 [ true, %4713 ], [ %4716, %4715 ]
  %4720 = phi i32 [ undef, %4713 ], [ %4761, %4715 ]
  %4721 = phi i32 [ 0, %4713 ], [ %4762, %4715 ]
  %4722 = add i32 %4721, %4680
  %4723 = urem i32 %4722, %4711
  %4724 = load i64, i64* %59, align 8, !tbaa !48
  %4725 = shl nuw nsw i32 %4723, 3
  %4726 = zext i32 %4725 to i64
  %4727 = add i64 %4724, %4726
  %4728 = inttoptr i64 %4727 to i64 addrspace(1)*
  %4729 = load volatile i64, i64 addrspace(1)* %4728, align 8, !tbaa !5
  br label %4730

4730:                                             ; preds = %4744, %4718
  %4731 = phi i64 [ %4729, %4718 ], [ %4738, %4744 ]
  %4732 = phi i32 [ undef, %4718 ], [ %4745, %4744 ]
  %4733 = icmp eq i64 %4731, 0
  br i1 %4733, label %4746, label %4734

4734:                                             ; preds = %4730
  %4735 = sub i64 0, %4731
  %4736 = and i64 %4731, %4735
  %4737 = xor i64 %4736, -1
  %4738 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %4727, i64 %4737) #10, !srcloc !77
  %4739 = and i64 %4738, %4736
  %4740 = icmp eq i64 %4739, 0
  br i1 %4740, label %4744, label %4741

4741:                                             ; preds = %4734
  %4742 = tail call i64 @llvm.cttz.i64(i64 %4736, i1 true) #7, !range !78
  %4743 = trunc i64 %4742 to i32
  br label %4744

4744:                                             ; preds = %4741, %4734
  %4745 = phi i32 [ %4743, %4741 ], [ %4732, %4734 ]
  br i1 %4740, label %4730, label %4746, !llvm.loop !79

4746:                                             ; preds = %4744, %4730
  %4747 = phi i32 [ %4745, %4744 ], [ 64, %4730 ]
  %4748 = icmp ult i32 %4747, 64
  br i1 %4748, label %4749, label %4760

4749:                                             ; preds = %4746
  %4750 = shl nuw i32 %4723, 6
  %4751 = add nuw i32 %4747, %4750
  %4752 = zext i32 %4751 to i64
  %4753 = shl nuw nsw i64 %4752, 2
  br label %4754

4754:                                             ; preds = %4754, %4749
  %4755 = load i64, i64* %58, align 8, !tbaa !47
  %4756 = add i64 %4755, %4753
  %4757 = tail call i32 asm sideeffect "atom.global.exch.b32 $0, [$1], $2;", "=r,l,r,~{memory}"(i64 %4756, i32 -1) #10, !srcloc !80
  %4758 = icmp eq i32 %4757, -1
  br i1 %4758, label %4754, label %4759, !prof !81, !llvm.loop !82

4759:                                             ; preds = %4754
  store i32 %4757, i32* %57, align 4, !tbaa !9
  br label %4760

4760:                                             ; preds = %4759, %4746
  %4761 = phi i32 [ %4751, %4759 ], [ %4720, %4746 ]
  %4762 = add nuw nsw i32 %4721, 1
  br i1 %4748, label %4763, label %4715

4763:                                             ; preds = %4760, %4715, %4706
  %4764 = phi i1 [ false, %4706 ], [ %4719, %4760 ], [ %4716, %4715 ]
  %4765 = phi i32 [ undef, %4706 ], [ %4761, %4715 ], [ %4761, %4760 ]
  br i1 %4764, label %4850, label %4766

4766:                                             ; preds = %4763
  %4767 = icmp ult i32 %4710, 64
  br i1 %4767, label %4850, label %4768

4768:                                             ; preds = %4766
  %4769 = tail call i32 @llvm.umax.i32(i32 %4711, i32 1) #7
  br label %4772

4770:                                             ; preds = %4847
  %4771 = icmp eq i32 %4849, %4769
  br i1 %4771, label %4850, label %4772, !llvm.loop !83

4772:                                             ; preds = %4770, %4768
  %4773 = phi i32 [ %4765, %4768 ], [ %4848, %4770 ]
  %4774 = phi i32 [ 0, %4768 ], [ %4849, %4770 ]
  %4775 = load i64, i64* %63, align 8, !tbaa !84
  %4776 = zext i32 %4774 to i64
  %4777 = shl nuw nsw i64 %4776, 3
  %4778 = add i64 %4777, %4775
  %4779 = inttoptr i64 %4778 to i64 addrspace(1)*
  %4780 = load volatile i64, i64 addrspace(1)* %4779, align 8, !tbaa !5
  %4781 = icmp eq i64 %4780, 0
  br i1 %4781, label %4835, label %4782

4782:                                             ; preds = %4772
  %4783 = shl i32 %4774, 6
  br label %4784

4784:                                             ; preds = %4833, %4782
  %4785 = phi i32 [ undef, %4782 ], [ %4831, %4833 ]
  %4786 = phi i64 [ %4780, %4782 ], [ %4792, %4833 ]
  %4787 = sub i64 0, %4786
  %4788 = and i64 %4786, %4787
  %4789 = tail call i64 @llvm.cttz.i64(i64 %4788, i1 true) #7, !range !78
  %4790 = trunc i64 %4789 to i32
  %4791 = or i32 %4783, %4790
  %4792 = xor i64 %4788, %4786
  %4793 = load i64, i64* %64, align 8, !tbaa !85
  %4794 = zext i32 %4791 to i64
  %4795 = shl nuw nsw i64 %4794, 3
  %4796 = add i64 %4795, %4793
  %4797 = inttoptr i64 %4796 to i64*
  %4798 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %4797) #10, !srcloc !86
  %4799 = lshr i64 %4798, 32
  %4800 = load i64, i64* %58, align 8, !tbaa !47
  %4801 = shl nuw nsw i64 %4794, 2
  %4802 = add i64 %4801, %4800
  %4803 = inttoptr i64 %4802 to i32 addrspace(1)*
  %4804 = load volatile i32, i32 addrspace(1)* %4803, align 4, !tbaa !9
  %4805 = zext i32 %4804 to i64
  %4806 = icmp eq i64 %4799, %4805
  br i1 %4806, label %4807, label %4830, !llvm.loop !87

4807:                                             ; preds = %4784
  %4808 = xor i64 %4788, -1
  %4809 = load i64, i64* %63, align 8, !tbaa !84
  %4810 = add i64 %4809, %4777
  %4811 = tail call i64 asm sideeffect "atom.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %4810, i64 %4808) #10, !srcloc !88
  %4812 = and i64 %4811, %4788
  %4813 = icmp eq i64 %4812, 0
  br i1 %4813, label %4830, label %4814, !llvm.loop !87

4814:                                             ; preds = %4807
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !51
  %4815 = load i64, i64* %64, align 8, !tbaa !85
  %4816 = add i64 %4815, %4795
  %4817 = inttoptr i64 %4816 to i64*
  %4818 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %4817) #10, !srcloc !86
  %4819 = lshr i64 %4818, 32
  %4820 = load i64, i64* %58, align 8, !tbaa !47
  %4821 = add i64 %4820, %4801
  %4822 = inttoptr i64 %4821 to i32 addrspace(1)*
  %4823 = load volatile i32, i32 addrspace(1)* %4822, align 4, !tbaa !9
  %4824 = zext i32 %4823 to i64
  %4825 = icmp eq i64 %4819, %4824
  br i1 %4825, label %4830, label %4826

4826:                                             ; preds = %4814
  %4827 = load i64, i64* %63, align 8, !tbaa !84
  %4828 = add i64 %4827, %4777
  %4829 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %4828, i64 %4788) #10, !srcloc !72
  br label %4830

4830:                                             ; preds = %4826, %4814, %4807, %4784
  %4831 = phi i32 [ %4785, %4826 ], [ %4785, %4807 ], [ %4785, %4784 ], [ %4791, %4814 ]
  %4832 = phi i32 [ 0, %4826 ], [ 2, %4807 ], [ 2, %4784 ], [ 1, %4814 ]
  switch i32 %4832, label %4835 [
    i32 0, label %4833
    i32 2, label %4833
  ]

4833:                                             ; preds = %4830, %4830
  %4834 = icmp eq i64 %4792, 0
  br i1 %4834, label %4835, label %4784, !llvm.loop !87

4835:                                             ; preds = %4833, %4830, %4772
  %4836 = phi i32 [ -1, %4772 ], [ %4831, %4830 ], [ -1, %4833 ]
  %4837 = icmp eq i32 %4836, -1
  br i1 %4837, label %4847, label %4838

4838:                                             ; preds = %4835
  %4839 = zext i32 %4836 to i64
  %4840 = shl nuw nsw i64 %4839, 2
  br label %4841

4841:                                             ; preds = %4841, %4838
  %4842 = load i64, i64* %58, align 8, !tbaa !47
  %4843 = add i64 %4842, %4840
  %4844 = tail call i32 asm sideeffect "atom.global.exch.b32 $0, [$1], $2;", "=r,l,r,~{memory}"(i64 %4843, i32 -1) #10, !srcloc !80
  %4845 = icmp eq i32 %4844, -1
  br i1 %4845, label %4841, label %4846, !prof !81, !llvm.loop !82

4846:                                             ; preds = %4841
  store i32 %4844, i32* %57, align 4, !tbaa !9
  br label %4847

4847:                                             ; preds = %4846, %4835
  %4848 = phi i32 [ %4836, %4846 ], [ %4773, %4835 ]
  %4849 = add nuw nsw i32 %4774, 1
  br i1 %4837, label %4770, label %4850

4850:                                             ; preds = %4847, %4770, %4766, %4763
  %4851 = phi i32 [ %4765, %4763 ], [ -1, %4766 ], [ %4848, %4847 ], [ -1, %4770 ]
  %4852 = icmp eq i32 %4851, -1
  br i1 %4852, label %4853, label %4873

4853:                                             ; preds = %4850
  %4854 = add i32 %4708, 1
  %4855 = and i32 %4708, 63
  %4856 = icmp eq i32 %4855, 0
  br i1 %4856, label %4857, label %4873, !prof !81

4857:                                             ; preds = %4853
  %4858 = load i64, i64* %65, align 8, !tbaa !91
  %4859 = inttoptr i64 %4858 to i64*
  %4860 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %4859) #10, !srcloc !86
  %4861 = icmp eq i64 %4860, 0
  br i1 %4861, label %4862, label %4873

4862:                                             ; preds = %4857
  %4863 = icmp eq i64 %4707, 0
  br i1 %4863, label %4864, label %4868

4864:                                             ; preds = %4862
  %4865 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !92
  %4866 = load i64, i64* %66, align 8, !tbaa !93
  %4867 = add i64 %4866, %4865
  br label %4868

4868:                                             ; preds = %4864, %4862
  %4869 = phi i64 [ %4867, %4864 ], [ %4707, %4862 ]
  %4870 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !92
  %4871 = icmp ult i64 %4870, %4869
  %4872 = select i1 %4871, i32 0, i32 110
  br label %4873

4873:                                             ; preds = %4868, %4857, %4853, %4850
  %4874 = phi i32 [ %4708, %4850 ], [ %4854, %4853 ], [ %4854, %4857 ], [ %4854, %4868 ]
  %4875 = phi i64 [ %4707, %4850 ], [ %4707, %4853 ], [ %4707, %4857 ], [ %4869, %4868 ]
  %4876 = phi i32 [ 0, %4850 ], [ 0, %4853 ], [ 108, %4857 ], [ %4872, %4868 ]
  %4877 = icmp eq i32 %4876, 0
  %4878 = and i1 %4852, %4877
  br i1 %4878, label %4706, label %4879, !llvm.loop !116

4879:                                             ; preds = %4873, %4705, %4676
  %4880 = phi i32 [ -1, %4676 ], [ %4695, %4705 ], [ %4851, %4873 ]
  %4881 = phi i32 [ %4677, %4676 ], [ 0, %4705 ], [ %4876, %4873 ]
  %4882 = icmp eq i32 %4881, 0
  %4883 = select i1 %4882, i32 %4880, i32 %4881
  %4884 = select i1 %4882, i64 144115188075855872, i64 216172782113783808
  %4885 = zext i32 %4883 to i64
  %4886 = or i64 %4884, %4885
  br label %4887

4887:                                             ; preds = %4879, %4673
  %4888 = phi i64 [ %4886, %4879 ], [ 0, %4673 ]
  %4889 = trunc i64 %4888 to i32
  %4890 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %4889, i32 0, i32 31) #7
  %4891 = lshr i64 %4888, 32
  %4892 = trunc i64 %4891 to i32
  %4893 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %4892, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !24
  %4894 = and i32 %4893, -16777216
  %4895 = icmp eq i32 %4894, 50331648
  br i1 %4895, label %4896, label %4928

4896:                                             ; preds = %4887
  %4897 = load i32, i32* %56, align 4, !tbaa !44
  %4898 = icmp eq i32 %4897, -1
  br i1 %4898, label %4927, label %4899

4899:                                             ; preds = %4896
  %4900 = load i32, i32* %45, align 8, !tbaa !45
  %4901 = icmp eq i32 %4900, 0
  br i1 %4901, label %4902, label %4919

4902:                                             ; preds = %4899
  %4903 = load i32, i32* %57, align 8, !tbaa !46
  %4904 = load i64, i64* %58, align 8, !tbaa !47
  %4905 = zext i32 %4897 to i64
  %4906 = shl nuw nsw i64 %4905, 2
  %4907 = add i64 %4904, %4906
  %4908 = inttoptr i64 %4907 to i32 addrspace(1)*
  store volatile i32 %4903, i32 addrspace(1)* %4908, align 4, !tbaa !9
  %4909 = load i64, i64* %59, align 8, !tbaa !48
  %4910 = lshr i32 %4897, 3
  %4911 = and i32 %4910, 536870904
  %4912 = zext i32 %4911 to i64
  %4913 = add i64 %4909, %4912
  %4914 = inttoptr i64 %4913 to i64*
  %4915 = and i32 %4897, 63
  %4916 = zext i32 %4915 to i64
  %4917 = shl nuw i64 1, %4916
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %4914, i64 %4917) #10, !srcloc !49
  %4918 = load i32, i32* %45, align 8, !tbaa !45
  br label %4919

4919:                                             ; preds = %4902, %4899
  %4920 = phi i32 [ %4918, %4902 ], [ %4900, %4899 ]
  %4921 = icmp eq i32 %4920, 0
  br i1 %4921, label %4922, label %4926

4922:                                             ; preds = %4919
  %4923 = load i64, i64* %46, align 8, !tbaa !19
  %4924 = add i64 %4923, 136
  %4925 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %4924, i64 -1) #10, !srcloc !23
  br label %4926

4926:                                             ; preds = %4922, %4919
  store i32 -1, i32* %56, align 4, !tbaa !44
  store i32 0, i32* %81, align 8, !tbaa !42
  br label %4927

4927:                                             ; preds = %4926, %4896
  store i32 %4890, i32* %60, align 4, !tbaa !73
  br label %4928

4928:                                             ; preds = %4927, %4887
  %4929 = phi i32 [ -1, %4927 ], [ %4890, %4887 ]
  br i1 %4895, label %5928, label %4930

4930:                                             ; preds = %4928, %4670
  %4931 = phi i32 [ %4929, %4928 ], [ %4671, %4670 ]
  %4932 = load i64, i64* %68, align 8, !tbaa !95
  %4933 = zext i32 %4931 to i64
  %4934 = load i64, i64* %69, align 8, !tbaa !96
  %4935 = mul i64 %4934, %4933
  %4936 = add i64 %4935, %4932
  %4937 = load i32, i32* %45, align 8, !tbaa !45
  %4938 = load i32, i32* %57, align 8, !tbaa !46
  %4939 = load i64, i64* %70, align 8, !tbaa !97
  %4940 = icmp eq i32 %4937, 0
  br i1 %4940, label %4941, label %4945

4941:                                             ; preds = %4930
  %4942 = load i64, i64* %71, align 8, !tbaa !98
  %4943 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %4942, i64 1) #10, !srcloc !23
  %4944 = trunc i64 %4943 to i32
  br label %4945

4945:                                             ; preds = %4941, %4930
  %4946 = phi i32 [ %4944, %4941 ], [ 0, %4930 ]
  %4947 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %4946, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !99
  %4948 = load i32, i32* %73, align 8, !tbaa !100
  %4949 = add i32 %4938, 1
  %4950 = icmp eq i32 %4949, -1
  %4951 = select i1 %4950, i32 0, i32 %4949
  %4952 = icmp ult i32 %4937, 4
  br i1 %4952, label %4953, label %4984

4953:                                             ; preds = %4945
  %4954 = load i64, i64* %29, align 8, !tbaa !101
  %4955 = zext i32 %4951 to i64
  %4956 = shl nuw i64 %4955, 32
  %4957 = shl nuw nsw i64 %4933, 16
  %4958 = or i64 %4957, %4956
  %4959 = or i64 %4958, 256
  %4960 = shl nsw i32 -1, %4948
  %4961 = xor i32 %4960, -1
  %4962 = and i32 %4947, %4961
  %4963 = zext i32 %4962 to i64
  %4964 = shl nuw nsw i64 %4963, 5
  %4965 = add i64 %4954, %4964
  %4966 = inttoptr i64 %4965 to i64*
  %4967 = and i32 %4937, 1
  %4968 = icmp eq i32 %4967, 0
  %4969 = select i1 %4968, i64 %4959, i64 %4939
  %4970 = select i1 %4968, i64 %86, i64 %4668
  %4971 = shl i64 %4970, 1
  %4972 = and i32 %4937, 2
  %4973 = icmp eq i32 %4972, 0
  %4974 = select i1 %4973, i64 %4969, i64 %4971
  %4975 = lshr i32 %4947, %4948
  %4976 = and i32 %4975, 1
  %4977 = xor i32 %4976, 1
  %4978 = zext i32 %4977 to i64
  %4979 = or i64 %4974, %4978
  %4980 = zext i32 %4937 to i64
  %4981 = getelementptr inbounds i64, i64* %4966, i64 %4980
  %4982 = ptrtoint i64* %4981 to i64
  %4983 = inttoptr i64 %4982 to i64 addrspace(1)*
  store volatile i64 %4979, i64 addrspace(1)* %4983, align 8, !tbaa !5
  br label %4984

4984:                                             ; preds = %4953, %4945
  store i32 %4951, i32* %57, align 8, !tbaa !46
  %4985 = load i32, i32* %45, align 8, !tbaa !45
  %4986 = icmp eq i32 %4985, 0
  br i1 %4986, label %4987, label %5082

4987:                                             ; preds = %4984
  %4988 = load i64, i64* %64, align 8, !tbaa !85
  %4989 = tail call i32 asm sideeffect "mov.u32 $0, %clock;", "=r,~{memory}"() #10, !srcloc !102
  %4990 = load i32, i32* %74, align 4, !tbaa !9
  %4991 = icmp eq i32 %4990, 0
  %4992 = select i1 %4991, i32 2600, i32 %4990
  store i32 %4992, i32* %74, align 4, !tbaa !9
  br label %4993

4993:                                             ; preds = %4993, %4987
  %4994 = tail call i32 asm sideeffect "mov.u32 $0, %clock;", "=r,~{memory}"() #10, !srcloc !102
  %4995 = sub i32 %4994, %4989
  %4996 = load i32, i32* %74, align 4, !tbaa !9
  %4997 = icmp ult i32 %4995, %4996
  br i1 %4997, label %4993, label %4998, !llvm.loop !103

4998:                                             ; preds = %4993
  %4999 = shl nuw nsw i64 %4933, 3
  %5000 = add i64 %4988, %4999
  %5001 = inttoptr i64 %5000 to i64*
  %5002 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %5001) #10, !srcloc !86
  %5003 = lshr i64 %5002, 32
  %5004 = zext i32 %4951 to i64
  %5005 = icmp eq i64 %5003, %5004
  br i1 %5005, label %5006, label %5011, !prof !59

5006:                                             ; preds = %4998
  %5007 = load i32, i32* %74, align 4, !tbaa !9
  %5008 = icmp ugt i32 %5007, 512
  %5009 = select i1 %5008, i32 -16, i32 0
  %5010 = add i32 %5009, %5007
  br label %5020

5011:                                             ; preds = %4998
  %5012 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %5001) #10, !srcloc !86
  %5013 = lshr i64 %5012, 32
  %5014 = icmp eq i64 %5013, %5004
  br i1 %5014, label %5015, label %5023

5015:                                             ; preds = %5011
  %5016 = load i32, i32* %74, align 4, !tbaa !9
  %5017 = icmp ult i32 %5016, 4096
  %5018 = select i1 %5017, i32 128, i32 0
  %5019 = add i32 %5018, %5016
  br label %5020

5020:                                             ; preds = %5015, %5006
  %5021 = phi i32 [ %5019, %5015 ], [ %5010, %5006 ]
  %5022 = phi i64 [ %5012, %5015 ], [ %5002, %5006 ]
  store i32 %5021, i32* %74, align 4, !tbaa !9
  br label %5023

5023:                                             ; preds = %5020, %5011
  %5024 = phi i64 [ %5012, %5011 ], [ %5022, %5020 ]
  %5025 = shl nuw nsw i64 %4933, 2
  %5026 = lshr i32 %4931, 3
  %5027 = and i32 %5026, 536870904
  %5028 = zext i32 %5027 to i64
  %5029 = and i32 %4931, 63
  %5030 = zext i32 %5029 to i64
  %5031 = shl nuw i64 1, %5030
  br label %5032

5032:                                             ; preds = %5073, %5023
  %5033 = phi i32 [ 1, %5023 ], [ %5040, %5073 ]
  %5034 = phi i64 [ 0, %5023 ], [ %5060, %5073 ]
  %5035 = phi i64 [ %5024, %5023 ], [ %5074, %5073 ]
  %5036 = phi i32 [ undef, %5023 ], [ %5075, %5073 ]
  %5037 = lshr i64 %5035, 32
  %5038 = icmp eq i64 %5037, %5004
  br i1 %5038, label %5076, label %5039, !prof !59

5039:                                             ; preds = %5032
  %5040 = add i32 %5033, 1
  %5041 = and i32 %5033, 63
  %5042 = icmp eq i32 %5041, 0
  br i1 %5042, label %5043, label %5059, !prof !81

5043:                                             ; preds = %5039
  %5044 = load i64, i64* %65, align 8, !tbaa !91
  %5045 = inttoptr i64 %5044 to i64*
  %5046 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %5045) #10, !srcloc !86
  %5047 = icmp eq i64 %5046, 0
  br i1 %5047, label %5048, label %5059

5048:                                             ; preds = %5043
  %5049 = icmp eq i64 %5034, 0
  br i1 %5049, label %5050, label %5054

5050:                                             ; preds = %5048
  %5051 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !92
  %5052 = load i64, i64* %66, align 8, !tbaa !93
  %5053 = add i64 %5052, %5051
  br label %5054

5054:                                             ; preds = %5050, %5048
  %5055 = phi i64 [ %5053, %5050 ], [ %5034, %5048 ]
  %5056 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !92
  %5057 = icmp ult i64 %5056, %5055
  %5058 = select i1 %5057, i32 0, i32 110
  br label %5059

5059:                                             ; preds = %5054, %5043, %5039
  %5060 = phi i64 [ %5055, %5054 ], [ %5034, %5043 ], [ %5034, %5039 ]
  %5061 = phi i32 [ %5058, %5054 ], [ 108, %5043 ], [ 0, %5039 ]
  %5062 = icmp eq i32 %5061, 0
  br i1 %5062, label %5071, label %5063, !prof !59

5063:                                             ; preds = %5059
  %5064 = load i64, i64* %58, align 8, !tbaa !47
  %5065 = add i64 %5064, %5025
  %5066 = inttoptr i64 %5065 to i32 addrspace(1)*
  store volatile i32 %4951, i32 addrspace(1)* %5066, align 4, !tbaa !9
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !51
  %5067 = load i64, i64* %63, align 8, !tbaa !84
  %5068 = add i64 %5067, %5028
  %5069 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %5068, i64 %5031) #10, !srcloc !72
  %5070 = or i32 %5061, -1073741824
  br label %5073

5071:                                             ; preds = %5059
  %5072 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %5001) #10, !srcloc !86
  br label %5073

5073:                                             ; preds = %5071, %5063
  %5074 = phi i64 [ %5035, %5063 ], [ %5072, %5071 ]
  %5075 = phi i32 [ %5070, %5063 ], [ %5036, %5071 ]
  br i1 %5062, label %5032, label %5082, !llvm.loop !104

5076:                                             ; preds = %5032
  %5077 = trunc i64 %5035 to i32
  %5078 = icmp sgt i32 %5077, -1
  br i1 %5078, label %5082, label %5079, !prof !59

5079:                                             ; preds = %5076
  %5080 = sub i32 0, %5077
  %5081 = or i32 %5080, -2147483648
  br label %5082

5082:                                             ; preds = %5073, %5079, %5076, %4984
  %5083 = phi i32 [ 0, %4984 ], [ %5081, %5079 ], [ %5077, %5076 ], [ %5075, %5073 ]
  %5084 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %5083, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !99
  %5085 = icmp sgt i32 %5084, -1
  br i1 %5085, label %5088, label %5086, !prof !59

5086:                                             ; preds = %5082
  %5087 = and i32 %5084, 65535
  br label %5092

5088:                                             ; preds = %5082
  %5089 = zext i32 %5084 to i64
  %5090 = icmp ugt i64 %4668, %5089
  %5091 = select i1 %5090, i32 61, i32 0
  br label %5092

5092:                                             ; preds = %5088, %5086
  %5093 = phi i32 [ %5087, %5086 ], [ %5091, %5088 ]
  %5094 = icmp eq i32 %5093, 0
  br i1 %5094, label %5095, label %5829, !prof !59

5095:                                             ; preds = %5092
  %5096 = load i32, i32* %45, align 8, !tbaa !45
  %5097 = load i32, i32* %50, align 4, !tbaa !58
  %5098 = xor i64 %4936, %85
  %5099 = and i64 %5098, 15
  %5100 = icmp eq i64 %5099, 0
  %5101 = and i64 %5098, 3
  %5102 = icmp eq i64 %5101, 0
  %5103 = select i1 %5102, i64 4, i64 1
  %5104 = select i1 %5100, i64 16, i64 %5103
  %5105 = sub i64 0, %85
  %5106 = add nsw i64 %5104, -1
  %5107 = and i64 %5106, %5105
  %5108 = or i64 %4668, %85
  %5109 = or i64 %5108, %4936
  %5110 = and i64 %5109, 15
  %5111 = icmp eq i64 %5110, 0
  br i1 %5111, label %5112, label %5370, !prof !59

5112:                                             ; preds = %5095
  %5113 = shl i32 %5097, 7
  %5114 = zext i32 %5113 to i64
  %5115 = icmp eq i64 %4668, %5114
  br i1 %5115, label %5116, label %5172

5116:                                             ; preds = %5112
  %5117 = shl i32 %5096, 4
  %5118 = zext i32 %5117 to i64
  %5119 = add i64 %85, %5118
  %5120 = add i64 %4936, %5118
  %5121 = shl i32 %5097, 4
  %5122 = inttoptr i64 %5120 to <4 x i32> addrspace(1)*
  %5123 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5122, align 16, !tbaa !11
  %5124 = zext i32 %5121 to i64
  %5125 = add i64 %5120, %5124
  %5126 = inttoptr i64 %5125 to <4 x i32> addrspace(1)*
  %5127 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5126, align 16, !tbaa !11
  %5128 = shl i32 %5097, 5
  %5129 = zext i32 %5128 to i64
  %5130 = add i64 %5120, %5129
  %5131 = inttoptr i64 %5130 to <4 x i32> addrspace(1)*
  %5132 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5131, align 16, !tbaa !11
  %5133 = mul i32 %5097, 48
  %5134 = zext i32 %5133 to i64
  %5135 = add i64 %5120, %5134
  %5136 = inttoptr i64 %5135 to <4 x i32> addrspace(1)*
  %5137 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5136, align 16, !tbaa !11
  %5138 = shl i32 %5097, 6
  %5139 = zext i32 %5138 to i64
  %5140 = add i64 %5120, %5139
  %5141 = inttoptr i64 %5140 to <4 x i32> addrspace(1)*
  %5142 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5141, align 16, !tbaa !11
  %5143 = mul i32 %5097, 80
  %5144 = zext i32 %5143 to i64
  %5145 = add i64 %5120, %5144
  %5146 = inttoptr i64 %5145 to <4 x i32> addrspace(1)*
  %5147 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5146, align 16, !tbaa !11
  %5148 = mul i32 %5097, 96
  %5149 = zext i32 %5148 to i64
  %5150 = add i64 %5120, %5149
  %5151 = inttoptr i64 %5150 to <4 x i32> addrspace(1)*
  %5152 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5151, align 16, !tbaa !11
  %5153 = mul i32 %5097, 112
  %5154 = zext i32 %5153 to i64
  %5155 = add i64 %5120, %5154
  %5156 = inttoptr i64 %5155 to <4 x i32> addrspace(1)*
  %5157 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5156, align 16, !tbaa !11
  %5158 = inttoptr i64 %5119 to <4 x i32> addrspace(1)*
  store <4 x i32> %5123, <4 x i32> addrspace(1)* %5158, align 16, !tbaa !11
  %5159 = add i64 %5119, %5124
  %5160 = inttoptr i64 %5159 to <4 x i32> addrspace(1)*
  store <4 x i32> %5127, <4 x i32> addrspace(1)* %5160, align 16, !tbaa !11
  %5161 = add i64 %5119, %5129
  %5162 = inttoptr i64 %5161 to <4 x i32> addrspace(1)*
  store <4 x i32> %5132, <4 x i32> addrspace(1)* %5162, align 16, !tbaa !11
  %5163 = add i64 %5119, %5134
  %5164 = inttoptr i64 %5163 to <4 x i32> addrspace(1)*
  store <4 x i32> %5137, <4 x i32> addrspace(1)* %5164, align 16, !tbaa !11
  %5165 = add i64 %5119, %5139
  %5166 = inttoptr i64 %5165 to <4 x i32> addrspace(1)*
  store <4 x i32> %5142, <4 x i32> addrspace(1)* %5166, align 16, !tbaa !11
  %5167 = add i64 %5119, %5144
  %5168 = inttoptr i64 %5167 to <4 x i32> addrspace(1)*
  store <4 x i32> %5147, <4 x i32> addrspace(1)* %5168, align 16, !tbaa !11
  %5169 = add i64 %5119, %5149
  %5170 = inttoptr i64 %5169 to <4 x i32> addrspace(1)*
  store <4 x i32> %5152, <4 x i32> addrspace(1)* %5170, align 16, !tbaa !11
  %5171 = add i64 %5119, %5154
  br label %5822

5172:                                             ; preds = %5112
  %5173 = lshr i64 %4668, 4
  %5174 = zext i32 %5096 to i64
  %5175 = mul i32 %5097, 7
  %5176 = zext i32 %5175 to i64
  %5177 = add nuw nsw i64 %5176, %5174
  %5178 = icmp ult i64 %5177, %5173
  br i1 %5178, label %5179, label %5253

5179:                                             ; preds = %5172
  %5180 = shl i32 %5097, 3
  %5181 = zext i32 %5180 to i64
  %5182 = zext i32 %5097 to i64
  %5183 = shl i32 %5097, 1
  %5184 = zext i32 %5183 to i64
  %5185 = mul i32 %5097, 3
  %5186 = zext i32 %5185 to i64
  %5187 = shl i32 %5097, 2
  %5188 = zext i32 %5187 to i64
  %5189 = mul i32 %5097, 5
  %5190 = zext i32 %5189 to i64
  %5191 = mul i32 %5097, 6
  %5192 = zext i32 %5191 to i64
  br label %5193

5193:                                             ; preds = %5193, %5179
  %5194 = phi i64 [ %5174, %5179 ], [ %5250, %5193 ]
  %5195 = shl i64 %5194, 4
  %5196 = add i64 %5195, %4936
  %5197 = inttoptr i64 %5196 to <4 x i32> addrspace(1)*
  %5198 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5197, align 16, !tbaa !11
  %5199 = add i64 %5194, %5182
  %5200 = shl i64 %5199, 4
  %5201 = add i64 %5200, %4936
  %5202 = inttoptr i64 %5201 to <4 x i32> addrspace(1)*
  %5203 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5202, align 16, !tbaa !11
  %5204 = add i64 %5194, %5184
  %5205 = shl i64 %5204, 4
  %5206 = add i64 %5205, %4936
  %5207 = inttoptr i64 %5206 to <4 x i32> addrspace(1)*
  %5208 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5207, align 16, !tbaa !11
  %5209 = add i64 %5194, %5186
  %5210 = shl i64 %5209, 4
  %5211 = add i64 %5210, %4936
  %5212 = inttoptr i64 %5211 to <4 x i32> addrspace(1)*
  %5213 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5212, align 16, !tbaa !11
  %5214 = add i64 %5194, %5188
  %5215 = shl i64 %5214, 4
  %5216 = add i64 %5215, %4936
  %5217 = inttoptr i64 %5216 to <4 x i32> addrspace(1)*
  %5218 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5217, align 16, !tbaa !11
  %5219 = add i64 %5194, %5190
  %5220 = shl i64 %5219, 4
  %5221 = add i64 %5220, %4936
  %5222 = inttoptr i64 %5221 to <4 x i32> addrspace(1)*
  %5223 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5222, align 16, !tbaa !11
  %5224 = add i64 %5194, %5192
  %5225 = shl i64 %5224, 4
  %5226 = add i64 %5225, %4936
  %5227 = inttoptr i64 %5226 to <4 x i32> addrspace(1)*
  %5228 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5227, align 16, !tbaa !11
  %5229 = add i64 %5194, %5176
  %5230 = shl i64 %5229, 4
  %5231 = add i64 %5230, %4936
  %5232 = inttoptr i64 %5231 to <4 x i32> addrspace(1)*
  %5233 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5232, align 16, !tbaa !11
  %5234 = add i64 %5195, %85
  %5235 = inttoptr i64 %5234 to <4 x i32> addrspace(1)*
  store <4 x i32> %5198, <4 x i32> addrspace(1)* %5235, align 16, !tbaa !11
  %5236 = add i64 %5200, %85
  %5237 = inttoptr i64 %5236 to <4 x i32> addrspace(1)*
  store <4 x i32> %5203, <4 x i32> addrspace(1)* %5237, align 16, !tbaa !11
  %5238 = add i64 %5205, %85
  %5239 = inttoptr i64 %5238 to <4 x i32> addrspace(1)*
  store <4 x i32> %5208, <4 x i32> addrspace(1)* %5239, align 16, !tbaa !11
  %5240 = add i64 %5210, %85
  %5241 = inttoptr i64 %5240 to <4 x i32> addrspace(1)*
  store <4 x i32> %5213, <4 x i32> addrspace(1)* %5241, align 16, !tbaa !11
  %5242 = add i64 %5215, %85
  %5243 = inttoptr i64 %5242 to <4 x i32> addrspace(1)*
  store <4 x i32> %5218, <4 x i32> addrspace(1)* %5243, align 16, !tbaa !11
  %5244 = add i64 %5220, %85
  %5245 = inttoptr i64 %5244 to <4 x i32> addrspace(1)*
  store <4 x i32> %5223, <4 x i32> addrspace(1)* %5245, align 16, !tbaa !11
  %5246 = add i64 %5225, %85
  %5247 = inttoptr i64 %5246 to <4 x i32> addrspace(1)*
  store <4 x i32> %5228, <4 x i32> addrspace(1)* %5247, align 16, !tbaa !11
  %5248 = add i64 %5230, %85
  %5249 = inttoptr i64 %5248 to <4 x i32> addrspace(1)*
  store <4 x i32> %5233, <4 x i32> addrspace(1)* %5249, align 16, !tbaa !11
  %5250 = add i64 %5194, %5181
  %5251 = add i64 %5250, %5176
  %5252 = icmp ult i64 %5251, %5173
  br i1 %5252, label %5193, label %5253, !llvm.loop !60

5253:                                             ; preds = %5193, %5172
  %5254 = phi i64 [ %5174, %5172 ], [ %5250, %5193 ]
  %5255 = icmp ult i64 %5254, %5173
  br i1 %5255, label %5256, label %5826

5256:                                             ; preds = %5253
  %5257 = shl i64 %5254, 4
  %5258 = add i64 %5257, %4936
  %5259 = inttoptr i64 %5258 to <4 x i32> addrspace(1)*
  %5260 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5259, align 16, !tbaa !11
  %5261 = zext i32 %5097 to i64
  %5262 = add i64 %5254, %5261
  %5263 = icmp ult i64 %5262, %5173
  br i1 %5263, label %5264, label %5269

5264:                                             ; preds = %5256
  %5265 = shl i64 %5262, 4
  %5266 = add i64 %5265, %4936
  %5267 = inttoptr i64 %5266 to <4 x i32> addrspace(1)*
  %5268 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5267, align 16, !tbaa !11
  br label %5269

5269:                                             ; preds = %5264, %5256
  %5270 = phi <4 x i32> [ %5268, %5264 ], [ zeroinitializer, %5256 ]
  %5271 = shl i32 %5097, 1
  %5272 = zext i32 %5271 to i64
  %5273 = add i64 %5254, %5272
  %5274 = icmp ult i64 %5273, %5173
  br i1 %5274, label %5275, label %5280

5275:                                             ; preds = %5269
  %5276 = shl i64 %5273, 4
  %5277 = add i64 %5276, %4936
  %5278 = inttoptr i64 %5277 to <4 x i32> addrspace(1)*
  %5279 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5278, align 16, !tbaa !11
  br label %5280

5280:                                             ; preds = %5275, %5269
  %5281 = phi <4 x i32> [ %5279, %5275 ], [ zeroinitializer, %5269 ]
  %5282 = mul i32 %5097, 3
  %5283 = zext i32 %5282 to i64
  %5284 = add i64 %5254, %5283
  %5285 = icmp ult i64 %5284, %5173
  br i1 %5285, label %5286, label %5291

5286:                                             ; preds = %5280
  %5287 = shl i64 %5284, 4
  %5288 = add i64 %5287, %4936
  %5289 = inttoptr i64 %5288 to <4 x i32> addrspace(1)*
  %5290 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5289, align 16, !tbaa !11
  br label %5291

5291:                                             ; preds = %5286, %5280
  %5292 = phi <4 x i32> [ %5290, %5286 ], [ zeroinitializer, %5280 ]
  %5293 = shl i32 %5097, 2
  %5294 = zext i32 %5293 to i64
  %5295 = add i64 %5254, %5294
  %5296 = icmp ult i64 %5295, %5173
  br i1 %5296, label %5297, label %5302

5297:                                             ; preds = %5291
  %5298 = shl i64 %5295, 4
  %5299 = add i64 %5298, %4936
  %5300 = inttoptr i64 %5299 to <4 x i32> addrspace(1)*
  %5301 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5300, align 16, !tbaa !11
  br label %5302

5302:                                             ; preds = %5297, %5291
  %5303 = phi <4 x i32> [ %5301, %5297 ], [ zeroinitializer, %5291 ]
  %5304 = mul i32 %5097, 5
  %5305 = zext i32 %5304 to i64
  %5306 = add i64 %5254, %5305
  %5307 = icmp ult i64 %5306, %5173
  br i1 %5307, label %5308, label %5313

5308:                                             ; preds = %5302
  %5309 = shl i64 %5306, 4
  %5310 = add i64 %5309, %4936
  %5311 = inttoptr i64 %5310 to <4 x i32> addrspace(1)*
  %5312 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5311, align 16, !tbaa !11
  br label %5313

5313:                                             ; preds = %5308, %5302
  %5314 = phi <4 x i32> [ %5312, %5308 ], [ zeroinitializer, %5302 ]
  %5315 = mul i32 %5097, 6
  %5316 = zext i32 %5315 to i64
  %5317 = add i64 %5254, %5316
  %5318 = icmp ult i64 %5317, %5173
  br i1 %5318, label %5319, label %5324

5319:                                             ; preds = %5313
  %5320 = shl i64 %5317, 4
  %5321 = add i64 %5320, %4936
  %5322 = inttoptr i64 %5321 to <4 x i32> addrspace(1)*
  %5323 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5322, align 16, !tbaa !11
  br label %5324

5324:                                             ; preds = %5319, %5313
  %5325 = phi <4 x i32> [ %5323, %5319 ], [ zeroinitializer, %5313 ]
  %5326 = add i64 %5254, %5176
  %5327 = icmp ult i64 %5326, %5173
  br i1 %5327, label %5328, label %5333

5328:                                             ; preds = %5324
  %5329 = shl i64 %5326, 4
  %5330 = add i64 %5329, %4936
  %5331 = inttoptr i64 %5330 to <4 x i32> addrspace(1)*
  %5332 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5331, align 16, !tbaa !11
  br label %5333

5333:                                             ; preds = %5328, %5324
  %5334 = phi <4 x i32> [ %5332, %5328 ], [ zeroinitializer, %5324 ]
  %5335 = add i64 %5257, %85
  %5336 = inttoptr i64 %5335 to <4 x i32> addrspace(1)*
  store <4 x i32> %5260, <4 x i32> addrspace(1)* %5336, align 16, !tbaa !11
  br i1 %5263, label %5337, label %5341

5337:                                             ; preds = %5333
  %5338 = shl i64 %5262, 4
  %5339 = add i64 %5338, %85
  %5340 = inttoptr i64 %5339 to <4 x i32> addrspace(1)*
  store <4 x i32> %5270, <4 x i32> addrspace(1)* %5340, align 16, !tbaa !11
  br label %5341

5341:                                             ; preds = %5337, %5333
  br i1 %5274, label %5342, label %5346

5342:                                             ; preds = %5341
  %5343 = shl i64 %5273, 4
  %5344 = add i64 %5343, %85
  %5345 = inttoptr i64 %5344 to <4 x i32> addrspace(1)*
  store <4 x i32> %5281, <4 x i32> addrspace(1)* %5345, align 16, !tbaa !11
  br label %5346

5346:                                             ; preds = %5342, %5341
  br i1 %5285, label %5347, label %5351

5347:                                             ; preds = %5346
  %5348 = shl i64 %5284, 4
  %5349 = add i64 %5348, %85
  %5350 = inttoptr i64 %5349 to <4 x i32> addrspace(1)*
  store <4 x i32> %5292, <4 x i32> addrspace(1)* %5350, align 16, !tbaa !11
  br label %5351

5351:                                             ; preds = %5347, %5346
  br i1 %5296, label %5352, label %5356

5352:                                             ; preds = %5351
  %5353 = shl i64 %5295, 4
  %5354 = add i64 %5353, %85
  %5355 = inttoptr i64 %5354 to <4 x i32> addrspace(1)*
  store <4 x i32> %5303, <4 x i32> addrspace(1)* %5355, align 16, !tbaa !11
  br label %5356

5356:                                             ; preds = %5352, %5351
  br i1 %5307, label %5357, label %5361

5357:                                             ; preds = %5356
  %5358 = shl i64 %5306, 4
  %5359 = add i64 %5358, %85
  %5360 = inttoptr i64 %5359 to <4 x i32> addrspace(1)*
  store <4 x i32> %5314, <4 x i32> addrspace(1)* %5360, align 16, !tbaa !11
  br label %5361

5361:                                             ; preds = %5357, %5356
  br i1 %5318, label %5362, label %5366

5362:                                             ; preds = %5361
  %5363 = shl i64 %5317, 4
  %5364 = add i64 %5363, %85
  %5365 = inttoptr i64 %5364 to <4 x i32> addrspace(1)*
  store <4 x i32> %5325, <4 x i32> addrspace(1)* %5365, align 16, !tbaa !11
  br label %5366

5366:                                             ; preds = %5362, %5361
  br i1 %5327, label %5367, label %5826

5367:                                             ; preds = %5366
  %5368 = shl i64 %5326, 4
  %5369 = add i64 %5368, %85
  br label %5822

5370:                                             ; preds = %5095
  %5371 = icmp ult i64 %5107, %4668
  %5372 = select i1 %5371, i64 %5107, i64 %4668
  %5373 = sub i64 %4668, %5372
  %5374 = sub nsw i64 0, %5104
  %5375 = and i64 %5373, %5374
  switch i64 %5104, label %5778 [
    i64 16, label %5376
    i64 4, label %5577
  ]

5376:                                             ; preds = %5370
  %5377 = add i64 %5372, %85
  %5378 = add i64 %5372, %4936
  %5379 = lshr i64 %5375, 4
  %5380 = zext i32 %5096 to i64
  %5381 = mul i32 %5097, 7
  %5382 = zext i32 %5381 to i64
  %5383 = add nuw nsw i64 %5382, %5380
  %5384 = icmp ult i64 %5383, %5379
  br i1 %5384, label %5385, label %5459

5385:                                             ; preds = %5376
  %5386 = shl i32 %5097, 3
  %5387 = zext i32 %5386 to i64
  %5388 = zext i32 %5097 to i64
  %5389 = shl i32 %5097, 1
  %5390 = zext i32 %5389 to i64
  %5391 = mul i32 %5097, 3
  %5392 = zext i32 %5391 to i64
  %5393 = shl i32 %5097, 2
  %5394 = zext i32 %5393 to i64
  %5395 = mul i32 %5097, 5
  %5396 = zext i32 %5395 to i64
  %5397 = mul i32 %5097, 6
  %5398 = zext i32 %5397 to i64
  br label %5399

5399:                                             ; preds = %5399, %5385
  %5400 = phi i64 [ %5380, %5385 ], [ %5456, %5399 ]
  %5401 = shl i64 %5400, 4
  %5402 = add i64 %5401, %5378
  %5403 = inttoptr i64 %5402 to <4 x i32> addrspace(1)*
  %5404 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5403, align 16, !tbaa !11
  %5405 = add i64 %5400, %5388
  %5406 = shl i64 %5405, 4
  %5407 = add i64 %5406, %5378
  %5408 = inttoptr i64 %5407 to <4 x i32> addrspace(1)*
  %5409 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5408, align 16, !tbaa !11
  %5410 = add i64 %5400, %5390
  %5411 = shl i64 %5410, 4
  %5412 = add i64 %5411, %5378
  %5413 = inttoptr i64 %5412 to <4 x i32> addrspace(1)*
  %5414 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5413, align 16, !tbaa !11
  %5415 = add i64 %5400, %5392
  %5416 = shl i64 %5415, 4
  %5417 = add i64 %5416, %5378
  %5418 = inttoptr i64 %5417 to <4 x i32> addrspace(1)*
  %5419 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5418, align 16, !tbaa !11
  %5420 = add i64 %5400, %5394
  %5421 = shl i64 %5420, 4
  %5422 = add i64 %5421, %5378
  %5423 = inttoptr i64 %5422 to <4 x i32> addrspace(1)*
  %5424 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5423, align 16, !tbaa !11
  %5425 = add i64 %5400, %5396
  %5426 = shl i64 %5425, 4
  %5427 = add i64 %5426, %5378
  %5428 = inttoptr i64 %5427 to <4 x i32> addrspace(1)*
  %5429 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5428, align 16, !tbaa !11
  %5430 = add i64 %5400, %5398
  %5431 = shl i64 %5430, 4
  %5432 = add i64 %5431, %5378
  %5433 = inttoptr i64 %5432 to <4 x i32> addrspace(1)*
  %5434 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5433, align 16, !tbaa !11
  %5435 = add i64 %5400, %5382
  %5436 = shl i64 %5435, 4
  %5437 = add i64 %5436, %5378
  %5438 = inttoptr i64 %5437 to <4 x i32> addrspace(1)*
  %5439 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5438, align 16, !tbaa !11
  %5440 = add i64 %5401, %5377
  %5441 = inttoptr i64 %5440 to <4 x i32> addrspace(1)*
  store <4 x i32> %5404, <4 x i32> addrspace(1)* %5441, align 16, !tbaa !11
  %5442 = add i64 %5406, %5377
  %5443 = inttoptr i64 %5442 to <4 x i32> addrspace(1)*
  store <4 x i32> %5409, <4 x i32> addrspace(1)* %5443, align 16, !tbaa !11
  %5444 = add i64 %5411, %5377
  %5445 = inttoptr i64 %5444 to <4 x i32> addrspace(1)*
  store <4 x i32> %5414, <4 x i32> addrspace(1)* %5445, align 16, !tbaa !11
  %5446 = add i64 %5416, %5377
  %5447 = inttoptr i64 %5446 to <4 x i32> addrspace(1)*
  store <4 x i32> %5419, <4 x i32> addrspace(1)* %5447, align 16, !tbaa !11
  %5448 = add i64 %5421, %5377
  %5449 = inttoptr i64 %5448 to <4 x i32> addrspace(1)*
  store <4 x i32> %5424, <4 x i32> addrspace(1)* %5449, align 16, !tbaa !11
  %5450 = add i64 %5426, %5377
  %5451 = inttoptr i64 %5450 to <4 x i32> addrspace(1)*
  store <4 x i32> %5429, <4 x i32> addrspace(1)* %5451, align 16, !tbaa !11
  %5452 = add i64 %5431, %5377
  %5453 = inttoptr i64 %5452 to <4 x i32> addrspace(1)*
  store <4 x i32> %5434, <4 x i32> addrspace(1)* %5453, align 16, !tbaa !11
  %5454 = add i64 %5436, %5377
  %5455 = inttoptr i64 %5454 to <4 x i32> addrspace(1)*
  store <4 x i32> %5439, <4 x i32> addrspace(1)* %5455, align 16, !tbaa !11
  %5456 = add i64 %5400, %5387
  %5457 = add i64 %5456, %5382
  %5458 = icmp ult i64 %5457, %5379
  br i1 %5458, label %5399, label %5459, !llvm.loop !60

5459:                                             ; preds = %5399, %5376
  %5460 = phi i64 [ %5380, %5376 ], [ %5456, %5399 ]
  %5461 = icmp ult i64 %5460, %5379
  br i1 %5461, label %5462, label %5792

5462:                                             ; preds = %5459
  %5463 = shl i64 %5460, 4
  %5464 = add i64 %5463, %5378
  %5465 = inttoptr i64 %5464 to <4 x i32> addrspace(1)*
  %5466 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5465, align 16, !tbaa !11
  %5467 = zext i32 %5097 to i64
  %5468 = add i64 %5460, %5467
  %5469 = icmp ult i64 %5468, %5379
  br i1 %5469, label %5470, label %5475

5470:                                             ; preds = %5462
  %5471 = shl i64 %5468, 4
  %5472 = add i64 %5471, %5378
  %5473 = inttoptr i64 %5472 to <4 x i32> addrspace(1)*
  %5474 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5473, align 16, !tbaa !11
  br label %5475

5475:                                             ; preds = %5470, %5462
  %5476 = phi <4 x i32> [ %5474, %5470 ], [ zeroinitializer, %5462 ]
  %5477 = shl i32 %5097, 1
  %5478 = zext i32 %5477 to i64
  %5479 = add i64 %5460, %5478
  %5480 = icmp ult i64 %5479, %5379
  br i1 %5480, label %5481, label %5486

5481:                                             ; preds = %5475
  %5482 = shl i64 %5479, 4
  %5483 = add i64 %5482, %5378
  %5484 = inttoptr i64 %5483 to <4 x i32> addrspace(1)*
  %5485 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5484, align 16, !tbaa !11
  br label %5486

5486:                                             ; preds = %5481, %5475
  %5487 = phi <4 x i32> [ %5485, %5481 ], [ zeroinitializer, %5475 ]
  %5488 = mul i32 %5097, 3
  %5489 = zext i32 %5488 to i64
  %5490 = add i64 %5460, %5489
  %5491 = icmp ult i64 %5490, %5379
  br i1 %5491, label %5492, label %5497

5492:                                             ; preds = %5486
  %5493 = shl i64 %5490, 4
  %5494 = add i64 %5493, %5378
  %5495 = inttoptr i64 %5494 to <4 x i32> addrspace(1)*
  %5496 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5495, align 16, !tbaa !11
  br label %5497

5497:                                             ; preds = %5492, %5486
  %5498 = phi <4 x i32> [ %5496, %5492 ], [ zeroinitializer, %5486 ]
  %5499 = shl i32 %5097, 2
  %5500 = zext i32 %5499 to i64
  %5501 = add i64 %5460, %5500
  %5502 = icmp ult i64 %5501, %5379
  br i1 %5502, label %5503, label %5508

5503:                                             ; preds = %5497
  %5504 = shl i64 %5501, 4
  %5505 = add i64 %5504, %5378
  %5506 = inttoptr i64 %5505 to <4 x i32> addrspace(1)*
  %5507 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5506, align 16, !tbaa !11
  br label %5508

5508:                                             ; preds = %5503, %5497
  %5509 = phi <4 x i32> [ %5507, %5503 ], [ zeroinitializer, %5497 ]
  %5510 = mul i32 %5097, 5
  %5511 = zext i32 %5510 to i64
  %5512 = add i64 %5460, %5511
  %5513 = icmp ult i64 %5512, %5379
  br i1 %5513, label %5514, label %5519

5514:                                             ; preds = %5508
  %5515 = shl i64 %5512, 4
  %5516 = add i64 %5515, %5378
  %5517 = inttoptr i64 %5516 to <4 x i32> addrspace(1)*
  %5518 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5517, align 16, !tbaa !11
  br label %5519

5519:                                             ; preds = %5514, %5508
  %5520 = phi <4 x i32> [ %5518, %5514 ], [ zeroinitializer, %5508 ]
  %5521 = mul i32 %5097, 6
  %5522 = zext i32 %5521 to i64
  %5523 = add i64 %5460, %5522
  %5524 = icmp ult i64 %5523, %5379
  br i1 %5524, label %5525, label %5530

5525:                                             ; preds = %5519
  %5526 = shl i64 %5523, 4
  %5527 = add i64 %5526, %5378
  %5528 = inttoptr i64 %5527 to <4 x i32> addrspace(1)*
  %5529 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5528, align 16, !tbaa !11
  br label %5530

5530:                                             ; preds = %5525, %5519
  %5531 = phi <4 x i32> [ %5529, %5525 ], [ zeroinitializer, %5519 ]
  %5532 = add i64 %5460, %5382
  %5533 = icmp ult i64 %5532, %5379
  br i1 %5533, label %5534, label %5539

5534:                                             ; preds = %5530
  %5535 = shl i64 %5532, 4
  %5536 = add i64 %5535, %5378
  %5537 = inttoptr i64 %5536 to <4 x i32> addrspace(1)*
  %5538 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5537, align 16, !tbaa !11
  br label %5539

5539:                                             ; preds = %5534, %5530
  %5540 = phi <4 x i32> [ %5538, %5534 ], [ zeroinitializer, %5530 ]
  %5541 = add i64 %5463, %5377
  %5542 = inttoptr i64 %5541 to <4 x i32> addrspace(1)*
  store <4 x i32> %5466, <4 x i32> addrspace(1)* %5542, align 16, !tbaa !11
  br i1 %5469, label %5543, label %5547

5543:                                             ; preds = %5539
  %5544 = shl i64 %5468, 4
  %5545 = add i64 %5544, %5377
  %5546 = inttoptr i64 %5545 to <4 x i32> addrspace(1)*
  store <4 x i32> %5476, <4 x i32> addrspace(1)* %5546, align 16, !tbaa !11
  br label %5547

5547:                                             ; preds = %5543, %5539
  br i1 %5480, label %5548, label %5552

5548:                                             ; preds = %5547
  %5549 = shl i64 %5479, 4
  %5550 = add i64 %5549, %5377
  %5551 = inttoptr i64 %5550 to <4 x i32> addrspace(1)*
  store <4 x i32> %5487, <4 x i32> addrspace(1)* %5551, align 16, !tbaa !11
  br label %5552

5552:                                             ; preds = %5548, %5547
  br i1 %5491, label %5553, label %5557

5553:                                             ; preds = %5552
  %5554 = shl i64 %5490, 4
  %5555 = add i64 %5554, %5377
  %5556 = inttoptr i64 %5555 to <4 x i32> addrspace(1)*
  store <4 x i32> %5498, <4 x i32> addrspace(1)* %5556, align 16, !tbaa !11
  br label %5557

5557:                                             ; preds = %5553, %5552
  br i1 %5502, label %5558, label %5562

5558:                                             ; preds = %5557
  %5559 = shl i64 %5501, 4
  %5560 = add i64 %5559, %5377
  %5561 = inttoptr i64 %5560 to <4 x i32> addrspace(1)*
  store <4 x i32> %5509, <4 x i32> addrspace(1)* %5561, align 16, !tbaa !11
  br label %5562

5562:                                             ; preds = %5558, %5557
  br i1 %5513, label %5563, label %5567

5563:                                             ; preds = %5562
  %5564 = shl i64 %5512, 4
  %5565 = add i64 %5564, %5377
  %5566 = inttoptr i64 %5565 to <4 x i32> addrspace(1)*
  store <4 x i32> %5520, <4 x i32> addrspace(1)* %5566, align 16, !tbaa !11
  br label %5567

5567:                                             ; preds = %5563, %5562
  br i1 %5524, label %5568, label %5572

5568:                                             ; preds = %5567
  %5569 = shl i64 %5523, 4
  %5570 = add i64 %5569, %5377
  %5571 = inttoptr i64 %5570 to <4 x i32> addrspace(1)*
  store <4 x i32> %5531, <4 x i32> addrspace(1)* %5571, align 16, !tbaa !11
  br label %5572

5572:                                             ; preds = %5568, %5567
  br i1 %5533, label %5573, label %5792

5573:                                             ; preds = %5572
  %5574 = shl i64 %5532, 4
  %5575 = add i64 %5574, %5377
  %5576 = inttoptr i64 %5575 to <4 x i32> addrspace(1)*
  store <4 x i32> %5540, <4 x i32> addrspace(1)* %5576, align 16, !tbaa !11
  br label %5792

5577:                                             ; preds = %5370
  %5578 = add i64 %5372, %85
  %5579 = add i64 %5372, %4936
  %5580 = lshr i64 %5375, 2
  %5581 = zext i32 %5096 to i64
  %5582 = mul i32 %5097, 7
  %5583 = zext i32 %5582 to i64
  %5584 = add nuw nsw i64 %5583, %5581
  %5585 = icmp ult i64 %5584, %5580
  br i1 %5585, label %5586, label %5660

5586:                                             ; preds = %5577
  %5587 = shl i32 %5097, 3
  %5588 = zext i32 %5587 to i64
  %5589 = zext i32 %5097 to i64
  %5590 = shl i32 %5097, 1
  %5591 = zext i32 %5590 to i64
  %5592 = mul i32 %5097, 3
  %5593 = zext i32 %5592 to i64
  %5594 = shl i32 %5097, 2
  %5595 = zext i32 %5594 to i64
  %5596 = mul i32 %5097, 5
  %5597 = zext i32 %5596 to i64
  %5598 = mul i32 %5097, 6
  %5599 = zext i32 %5598 to i64
  br label %5600

5600:                                             ; preds = %5600, %5586
  %5601 = phi i64 [ %5581, %5586 ], [ %5657, %5600 ]
  %5602 = shl i64 %5601, 2
  %5603 = add i64 %5602, %5579
  %5604 = inttoptr i64 %5603 to i32 addrspace(1)*
  %5605 = load volatile i32, i32 addrspace(1)* %5604, align 4, !tbaa !11
  %5606 = add i64 %5601, %5589
  %5607 = shl i64 %5606, 2
  %5608 = add i64 %5607, %5579
  %5609 = inttoptr i64 %5608 to i32 addrspace(1)*
  %5610 = load volatile i32, i32 addrspace(1)* %5609, align 4, !tbaa !11
  %5611 = add i64 %5601, %5591
  %5612 = shl i64 %5611, 2
  %5613 = add i64 %5612, %5579
  %5614 = inttoptr i64 %5613 to i32 addrspace(1)*
  %5615 = load volatile i32, i32 addrspace(1)* %5614, align 4, !tbaa !11
  %5616 = add i64 %5601, %5593
  %5617 = shl i64 %5616, 2
  %5618 = add i64 %5617, %5579
  %5619 = inttoptr i64 %5618 to i32 addrspace(1)*
  %5620 = load volatile i32, i32 addrspace(1)* %5619, align 4, !tbaa !11
  %5621 = add i64 %5601, %5595
  %5622 = shl i64 %5621, 2
  %5623 = add i64 %5622, %5579
  %5624 = inttoptr i64 %5623 to i32 addrspace(1)*
  %5625 = load volatile i32, i32 addrspace(1)* %5624, align 4, !tbaa !11
  %5626 = add i64 %5601, %5597
  %5627 = shl i64 %5626, 2
  %5628 = add i64 %5627, %5579
  %5629 = inttoptr i64 %5628 to i32 addrspace(1)*
  %5630 = load volatile i32, i32 addrspace(1)* %5629, align 4, !tbaa !11
  %5631 = add i64 %5601, %5599
  %5632 = shl i64 %5631, 2
  %5633 = add i64 %5632, %5579
  %5634 = inttoptr i64 %5633 to i32 addrspace(1)*
  %5635 = load volatile i32, i32 addrspace(1)* %5634, align 4, !tbaa !11
  %5636 = add i64 %5601, %5583
  %5637 = shl i64 %5636, 2
  %5638 = add i64 %5637, %5579
  %5639 = inttoptr i64 %5638 to i32 addrspace(1)*
  %5640 = load volatile i32, i32 addrspace(1)* %5639, align 4, !tbaa !11
  %5641 = add i64 %5602, %5578
  %5642 = inttoptr i64 %5641 to i32 addrspace(1)*
  store i32 %5605, i32 addrspace(1)* %5642, align 4, !tbaa !11
  %5643 = add i64 %5607, %5578
  %5644 = inttoptr i64 %5643 to i32 addrspace(1)*
  store i32 %5610, i32 addrspace(1)* %5644, align 4, !tbaa !11
  %5645 = add i64 %5612, %5578
  %5646 = inttoptr i64 %5645 to i32 addrspace(1)*
  store i32 %5615, i32 addrspace(1)* %5646, align 4, !tbaa !11
  %5647 = add i64 %5617, %5578
  %5648 = inttoptr i64 %5647 to i32 addrspace(1)*
  store i32 %5620, i32 addrspace(1)* %5648, align 4, !tbaa !11
  %5649 = add i64 %5622, %5578
  %5650 = inttoptr i64 %5649 to i32 addrspace(1)*
  store i32 %5625, i32 addrspace(1)* %5650, align 4, !tbaa !11
  %5651 = add i64 %5627, %5578
  %5652 = inttoptr i64 %5651 to i32 addrspace(1)*
  store i32 %5630, i32 addrspace(1)* %5652, align 4, !tbaa !11
  %5653 = add i64 %5632, %5578
  %5654 = inttoptr i64 %5653 to i32 addrspace(1)*
  store i32 %5635, i32 addrspace(1)* %5654, align 4, !tbaa !11
  %5655 = add i64 %5637, %5578
  %5656 = inttoptr i64 %5655 to i32 addrspace(1)*
  store i32 %5640, i32 addrspace(1)* %5656, align 4, !tbaa !11
  %5657 = add i64 %5601, %5588
  %5658 = add i64 %5657, %5583
  %5659 = icmp ult i64 %5658, %5580
  br i1 %5659, label %5600, label %5660, !llvm.loop !61

5660:                                             ; preds = %5600, %5577
  %5661 = phi i64 [ %5581, %5577 ], [ %5657, %5600 ]
  %5662 = icmp ult i64 %5661, %5580
  br i1 %5662, label %5663, label %5792

5663:                                             ; preds = %5660
  %5664 = shl i64 %5661, 2
  %5665 = add i64 %5664, %5579
  %5666 = inttoptr i64 %5665 to i32 addrspace(1)*
  %5667 = load volatile i32, i32 addrspace(1)* %5666, align 4, !tbaa !11
  %5668 = zext i32 %5097 to i64
  %5669 = add i64 %5661, %5668
  %5670 = icmp ult i64 %5669, %5580
  br i1 %5670, label %5671, label %5676

5671:                                             ; preds = %5663
  %5672 = shl i64 %5669, 2
  %5673 = add i64 %5672, %5579
  %5674 = inttoptr i64 %5673 to i32 addrspace(1)*
  %5675 = load volatile i32, i32 addrspace(1)* %5674, align 4, !tbaa !11
  br label %5676

5676:                                             ; preds = %5671, %5663
  %5677 = phi i32 [ %5675, %5671 ], [ 0, %5663 ]
  %5678 = shl i32 %5097, 1
  %5679 = zext i32 %5678 to i64
  %5680 = add i64 %5661, %5679
  %5681 = icmp ult i64 %5680, %5580
  br i1 %5681, label %5682, label %5687

5682:                                             ; preds = %5676
  %5683 = shl i64 %5680, 2
  %5684 = add i64 %5683, %5579
  %5685 = inttoptr i64 %5684 to i32 addrspace(1)*
  %5686 = load volatile i32, i32 addrspace(1)* %5685, align 4, !tbaa !11
  br label %5687

5687:                                             ; preds = %5682, %5676
  %5688 = phi i32 [ %5686, %5682 ], [ 0, %5676 ]
  %5689 = mul i32 %5097, 3
  %5690 = zext i32 %5689 to i64
  %5691 = add i64 %5661, %5690
  %5692 = icmp ult i64 %5691, %5580
  br i1 %5692, label %5693, label %5698

5693:                                             ; preds = %5687
  %5694 = shl i64 %5691, 2
  %5695 = add i64 %5694, %5579
  %5696 = inttoptr i64 %5695 to i32 addrspace(1)*
  %5697 = load volatile i32, i32 addrspace(1)* %5696, align 4, !tbaa !11
  br label %5698

5698:                                             ; preds = %5693, %5687
  %5699 = phi i32 [ %5697, %5693 ], [ 0, %5687 ]
  %5700 = shl i32 %5097, 2
  %5701 = zext i32 %5700 to i64
  %5702 = add i64 %5661, %5701
  %5703 = icmp ult i64 %5702, %5580
  br i1 %5703, label %5704, label %5709

5704:                                             ; preds = %5698
  %5705 = shl i64 %5702, 2
  %5706 = add i64 %5705, %5579
  %5707 = inttoptr i64 %5706 to i32 addrspace(1)*
  %5708 = load volatile i32, i32 addrspace(1)* %5707, align 4, !tbaa !11
  br label %5709

5709:                                             ; preds = %5704, %5698
  %5710 = phi i32 [ %5708, %5704 ], [ 0, %5698 ]
  %5711 = mul i32 %5097, 5
  %5712 = zext i32 %5711 to i64
  %5713 = add i64 %5661, %5712
  %5714 = icmp ult i64 %5713, %5580
  br i1 %5714, label %5715, label %5720

5715:                                             ; preds = %5709
  %5716 = shl i64 %5713, 2
  %5717 = add i64 %5716, %5579
  %5718 = inttoptr i64 %5717 to i32 addrspace(1)*
  %5719 = load volatile i32, i32 addrspace(1)* %5718, align 4, !tbaa !11
  br label %5720

5720:                                             ; preds = %5715, %5709
  %5721 = phi i32 [ %5719, %5715 ], [ 0, %5709 ]
  %5722 = mul i32 %5097, 6
  %5723 = zext i32 %5722 to i64
  %5724 = add i64 %5661, %5723
  %5725 = icmp ult i64 %5724, %5580
  br i1 %5725, label %5726, label %5731

5726:                                             ; preds = %5720
  %5727 = shl i64 %5724, 2
  %5728 = add i64 %5727, %5579
  %5729 = inttoptr i64 %5728 to i32 addrspace(1)*
  %5730 = load volatile i32, i32 addrspace(1)* %5729, align 4, !tbaa !11
  br label %5731

5731:                                             ; preds = %5726, %5720
  %5732 = phi i32 [ %5730, %5726 ], [ 0, %5720 ]
  %5733 = add i64 %5661, %5583
  %5734 = icmp ult i64 %5733, %5580
  br i1 %5734, label %5735, label %5740

5735:                                             ; preds = %5731
  %5736 = shl i64 %5733, 2
  %5737 = add i64 %5736, %5579
  %5738 = inttoptr i64 %5737 to i32 addrspace(1)*
  %5739 = load volatile i32, i32 addrspace(1)* %5738, align 4, !tbaa !11
  br label %5740

5740:                                             ; preds = %5735, %5731
  %5741 = phi i32 [ %5739, %5735 ], [ 0, %5731 ]
  %5742 = add i64 %5664, %5578
  %5743 = inttoptr i64 %5742 to i32 addrspace(1)*
  store i32 %5667, i32 addrspace(1)* %5743, align 4, !tbaa !11
  br i1 %5670, label %5744, label %5748

5744:                                             ; preds = %5740
  %5745 = shl i64 %5669, 2
  %5746 = add i64 %5745, %5578
  %5747 = inttoptr i64 %5746 to i32 addrspace(1)*
  store i32 %5677, i32 addrspace(1)* %5747, align 4, !tbaa !11
  br label %5748

5748:                                             ; preds = %5744, %5740
  br i1 %5681, label %5749, label %5753

5749:                                             ; preds = %5748
  %5750 = shl i64 %5680, 2
  %5751 = add i64 %5750, %5578
  %5752 = inttoptr i64 %5751 to i32 addrspace(1)*
  store i32 %5688, i32 addrspace(1)* %5752, align 4, !tbaa !11
  br label %5753

5753:                                             ; preds = %5749, %5748
  br i1 %5692, label %5754, label %5758

5754:                                             ; preds = %5753
  %5755 = shl i64 %5691, 2
  %5756 = add i64 %5755, %5578
  %5757 = inttoptr i64 %5756 to i32 addrspace(1)*
  store i32 %5699, i32 addrspace(1)* %5757, align 4, !tbaa !11
  br label %5758

5758:                                             ; preds = %5754, %5753
  br i1 %5703, label %5759, label %5763

5759:                                             ; preds = %5758
  %5760 = shl i64 %5702, 2
  %5761 = add i64 %5760, %5578
  %5762 = inttoptr i64 %5761 to i32 addrspace(1)*
  store i32 %5710, i32 addrspace(1)* %5762, align 4, !tbaa !11
  br label %5763

5763:                                             ; preds = %5759, %5758
  br i1 %5714, label %5764, label %5768

5764:                                             ; preds = %5763
  %5765 = shl i64 %5713, 2
  %5766 = add i64 %5765, %5578
  %5767 = inttoptr i64 %5766 to i32 addrspace(1)*
  store i32 %5721, i32 addrspace(1)* %5767, align 4, !tbaa !11
  br label %5768

5768:                                             ; preds = %5764, %5763
  br i1 %5725, label %5769, label %5773

5769:                                             ; preds = %5768
  %5770 = shl i64 %5724, 2
  %5771 = add i64 %5770, %5578
  %5772 = inttoptr i64 %5771 to i32 addrspace(1)*
  store i32 %5732, i32 addrspace(1)* %5772, align 4, !tbaa !11
  br label %5773

5773:                                             ; preds = %5769, %5768
  br i1 %5734, label %5774, label %5792

5774:                                             ; preds = %5773
  %5775 = shl i64 %5733, 2
  %5776 = add i64 %5775, %5578
  %5777 = inttoptr i64 %5776 to i32 addrspace(1)*
  store i32 %5741, i32 addrspace(1)* %5777, align 4, !tbaa !11
  br label %5792

5778:                                             ; preds = %5370
  %5779 = zext i32 %5096 to i64
  %5780 = icmp ugt i64 %4668, %5779
  br i1 %5780, label %5781, label %5826

5781:                                             ; preds = %5778
  %5782 = zext i32 %5097 to i64
  br label %5783

5783:                                             ; preds = %5783, %5781
  %5784 = phi i64 [ %5779, %5781 ], [ %5790, %5783 ]
  %5785 = add i64 %5784, %4936
  %5786 = inttoptr i64 %5785 to i8 addrspace(1)*
  %5787 = load volatile i8, i8 addrspace(1)* %5786, align 1, !tbaa !11
  %5788 = add i64 %5784, %85
  %5789 = inttoptr i64 %5788 to i8 addrspace(1)*
  store i8 %5787, i8 addrspace(1)* %5789, align 1, !tbaa !11
  %5790 = add i64 %5784, %5782
  %5791 = icmp ult i64 %5790, %4668
  br i1 %5791, label %5783, label %5826, !llvm.loop !62

5792:                                             ; preds = %5774, %5773, %5660, %5573, %5572, %5459
  %5793 = phi i64 [ %5581, %5774 ], [ %5581, %5773 ], [ %5581, %5660 ], [ %5380, %5573 ], [ %5380, %5572 ], [ %5380, %5459 ]
  %5794 = icmp ugt i64 %5372, %5793
  br i1 %5794, label %5795, label %5806

5795:                                             ; preds = %5792
  %5796 = zext i32 %5097 to i64
  br label %5797

5797:                                             ; preds = %5797, %5795
  %5798 = phi i64 [ %5793, %5795 ], [ %5804, %5797 ]
  %5799 = add i64 %5798, %4936
  %5800 = inttoptr i64 %5799 to i8 addrspace(1)*
  %5801 = load volatile i8, i8 addrspace(1)* %5800, align 1, !tbaa !11
  %5802 = add i64 %5798, %85
  %5803 = inttoptr i64 %5802 to i8 addrspace(1)*
  store i8 %5801, i8 addrspace(1)* %5803, align 1, !tbaa !11
  %5804 = add i64 %5798, %5796
  %5805 = icmp ult i64 %5804, %5372
  br i1 %5805, label %5797, label %5806, !llvm.loop !62

5806:                                             ; preds = %5797, %5792
  %5807 = add i64 %5375, %5372
  %5808 = sub i64 %4668, %5807
  %5809 = icmp ugt i64 %5808, %5793
  br i1 %5809, label %5810, label %5826

5810:                                             ; preds = %5806
  %5811 = zext i32 %5097 to i64
  br label %5812

5812:                                             ; preds = %5812, %5810
  %5813 = phi i64 [ %5793, %5810 ], [ %5820, %5812 ]
  %5814 = add i64 %5813, %5807
  %5815 = add i64 %5814, %4936
  %5816 = inttoptr i64 %5815 to i8 addrspace(1)*
  %5817 = load volatile i8, i8 addrspace(1)* %5816, align 1, !tbaa !11
  %5818 = add i64 %5814, %85
  %5819 = inttoptr i64 %5818 to i8 addrspace(1)*
  store i8 %5817, i8 addrspace(1)* %5819, align 1, !tbaa !11
  %5820 = add i64 %5813, %5811
  %5821 = icmp ult i64 %5820, %5808
  br i1 %5821, label %5812, label %5826, !llvm.loop !62

5822:                                             ; preds = %5367, %5116
  %5823 = phi i64 [ %5369, %5367 ], [ %5171, %5116 ]
  %5824 = phi <4 x i32> [ %5334, %5367 ], [ %5157, %5116 ]
  %5825 = inttoptr i64 %5823 to <4 x i32> addrspace(1)*
  store <4 x i32> %5824, <4 x i32> addrspace(1)* %5825, align 16, !tbaa !11
  br label %5826

5826:                                             ; preds = %5812, %5783, %5822, %5806, %5778, %5366, %5253
  %5827 = load i32, i32* %80, align 4, !tbaa !9
  %5828 = add i32 %5827, 1
  store i32 %5828, i32* %80, align 4, !tbaa !9
  br label %5829

5829:                                             ; preds = %5826, %5092
  %5830 = and i32 %5084, 1073741824
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !113
  %5831 = load i32, i32* %56, align 4, !tbaa !44
  %5832 = icmp eq i32 %5831, %4931
  %5833 = icmp ne i32 %5830, 0
  %5834 = xor i1 %5833, true
  %5835 = and i1 %5832, %5834
  br i1 %5835, label %5928, label %5836, !prof !59

5836:                                             ; preds = %5829
  br i1 %5832, label %5837, label %5847

5837:                                             ; preds = %5836
  %5838 = icmp eq i32 %4931, -1
  br i1 %5838, label %5876, label %5839

5839:                                             ; preds = %5837
  %5840 = load i32, i32* %45, align 8, !tbaa !45
  %5841 = icmp eq i32 %5840, 0
  br i1 %5841, label %5842, label %5846

5842:                                             ; preds = %5839
  %5843 = load i64, i64* %46, align 8, !tbaa !19
  %5844 = add i64 %5843, 136
  %5845 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %5844, i64 -1) #10, !srcloc !23
  br label %5846

5846:                                             ; preds = %5842, %5839
  store i32 -1, i32* %56, align 4, !tbaa !44
  store i32 0, i32* %81, align 8, !tbaa !42
  br label %5876

5847:                                             ; preds = %5836
  %5848 = icmp ne i32 %5831, -1
  %5849 = or i1 %5833, %5848
  br i1 %5849, label %5876, label %5850

5850:                                             ; preds = %5847
  %5851 = load i32, i32* %81, align 8, !tbaa !42
  %5852 = icmp ult i32 %5851, 2
  br i1 %5852, label %5853, label %5876

5853:                                             ; preds = %5850
  %5854 = add nuw nsw i32 %5851, 1
  store i32 %5854, i32* %81, align 8, !tbaa !42
  %5855 = icmp eq i32 %5854, 2
  br i1 %5855, label %5856, label %5876

5856:                                             ; preds = %5853
  %5857 = load i32, i32* %45, align 8, !tbaa !45
  %5858 = icmp eq i32 %5857, 0
  br i1 %5858, label %5859, label %5871

5859:                                             ; preds = %5856
  %5860 = load i64, i64* %46, align 8, !tbaa !19
  %5861 = add i64 %5860, 136
  %5862 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %5861, i64 1) #10, !srcloc !23
  %5863 = load i32, i32* %62, align 4, !tbaa !114
  %5864 = lshr i32 %5863, 2
  %5865 = zext i32 %5864 to i64
  %5866 = icmp ult i64 %5862, %5865
  br i1 %5866, label %5871, label %5867

5867:                                             ; preds = %5859
  %5868 = load i64, i64* %46, align 8, !tbaa !19
  %5869 = add i64 %5868, 136
  %5870 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %5869, i64 -1) #10, !srcloc !23
  br label %5871

5871:                                             ; preds = %5867, %5859, %5856
  %5872 = phi i32 [ 0, %5856 ], [ 0, %5867 ], [ 1, %5859 ]
  %5873 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %5872, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !99
  %5874 = icmp eq i32 %5873, 0
  br i1 %5874, label %5876, label %5875

5875:                                             ; preds = %5871
  store i32 %4931, i32* %56, align 4, !tbaa !44
  br label %5928

5876:                                             ; preds = %5871, %5853, %5850, %5847, %5846, %5837
  %5877 = load i32, i32* %57, align 8, !tbaa !46
  %5878 = icmp eq i32 %5830, 0
  br i1 %5878, label %5911, label %5879

5879:                                             ; preds = %5876
  %5880 = and i32 %5084, 65535
  %5881 = load i32, i32* %56, align 4, !tbaa !44
  %5882 = icmp eq i32 %5881, -1
  br i1 %5882, label %5910, label %5883

5883:                                             ; preds = %5879
  %5884 = load i32, i32* %45, align 8, !tbaa !45
  %5885 = icmp eq i32 %5884, 0
  br i1 %5885, label %5886, label %5902

5886:                                             ; preds = %5883
  %5887 = load i64, i64* %58, align 8, !tbaa !47
  %5888 = zext i32 %5881 to i64
  %5889 = shl nuw nsw i64 %5888, 2
  %5890 = add i64 %5887, %5889
  %5891 = inttoptr i64 %5890 to i32 addrspace(1)*
  store volatile i32 %5877, i32 addrspace(1)* %5891, align 4, !tbaa !9
  %5892 = load i64, i64* %59, align 8, !tbaa !48
  %5893 = lshr i32 %5881, 3
  %5894 = and i32 %5893, 536870904
  %5895 = zext i32 %5894 to i64
  %5896 = add i64 %5892, %5895
  %5897 = inttoptr i64 %5896 to i64*
  %5898 = and i32 %5881, 63
  %5899 = zext i32 %5898 to i64
  %5900 = shl nuw i64 1, %5899
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %5897, i64 %5900) #10, !srcloc !49
  %5901 = load i32, i32* %45, align 8, !tbaa !45
  br label %5902

5902:                                             ; preds = %5886, %5883
  %5903 = phi i32 [ %5901, %5886 ], [ %5884, %5883 ]
  %5904 = icmp eq i32 %5903, 0
  br i1 %5904, label %5905, label %5909

5905:                                             ; preds = %5902
  %5906 = load i64, i64* %46, align 8, !tbaa !19
  %5907 = add i64 %5906, 136
  %5908 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %5907, i64 -1) #10, !srcloc !23
  br label %5909

5909:                                             ; preds = %5905, %5902
  store i32 -1, i32* %56, align 4, !tbaa !44
  store i32 0, i32* %81, align 8, !tbaa !42
  br label %5910

5910:                                             ; preds = %5909, %5879
  store i32 %5880, i32* %60, align 4, !tbaa !73
  br label %5928

5911:                                             ; preds = %5876
  %5912 = load i32, i32* %45, align 8, !tbaa !45
  %5913 = icmp eq i32 %5912, 0
  br i1 %5913, label %5914, label %5928

5914:                                             ; preds = %5911
  %5915 = load i64, i64* %58, align 8, !tbaa !47
  %5916 = shl nuw nsw i64 %4933, 2
  %5917 = add i64 %5915, %5916
  %5918 = inttoptr i64 %5917 to i32 addrspace(1)*
  store volatile i32 %5877, i32 addrspace(1)* %5918, align 4, !tbaa !9
  %5919 = load i64, i64* %59, align 8, !tbaa !48
  %5920 = lshr i32 %4931, 3
  %5921 = and i32 %5920, 536870904
  %5922 = zext i32 %5921 to i64
  %5923 = add i64 %5919, %5922
  %5924 = inttoptr i64 %5923 to i64*
  %5925 = and i32 %4931, 63
  %5926 = zext i32 %5925 to i64
  %5927 = shl nuw i64 1, %5926
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %5924, i64 %5927) #10, !srcloc !49
  br label %5928

5928:                                             ; preds = %5914, %5911, %5910, %5875, %5829, %4928, %4666
  %5929 = phi i32 [ %4667, %4666 ], [ %4890, %4928 ], [ %5093, %5829 ], [ %5093, %5875 ], [ %5093, %5910 ], [ %5093, %5911 ], [ %5093, %5914 ]
  %5930 = add i64 %4668, %86
  %5931 = add i64 %4668, %85
  %5932 = icmp ugt i64 %35, %5930
  %5933 = icmp eq i32 %5929, 0
  %5934 = select i1 %5932, i1 %5933, i1 false
  br i1 %5934, label %84, label %5935, !llvm.loop !117

5935:                                             ; preds = %5928, %28, %25
  %5936 = phi i32 [ %26, %25 ], [ 0, %28 ], [ %5929, %5928 ]
  %5937 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 13, i64 0
  %5938 = load i32, i32* %5937, align 8, !tbaa !9
  %5939 = add i32 %5938, 1
  store i32 %5939, i32* %5937, align 8, !tbaa !9
  %5940 = icmp ne i32 %5936, 0
  %5941 = zext i1 %5940 to i32
  %5942 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 13, i64 1
  %5943 = load i32, i32* %5942, align 4, !tbaa !9
  %5944 = add i32 %5943, %5941
  store i32 %5944, i32* %5942, align 4, !tbaa !9
  br i1 %5940, label %5945, label %5993, !prof !81

5945:                                             ; preds = %5935
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !118
  %5946 = icmp eq i64 %4, 0
  br i1 %5946, label %5993, label %5947

5947:                                             ; preds = %5945
  %5948 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 0
  %5949 = load i32, i32* %5948, align 8, !tbaa !41
  %5950 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 1
  %5951 = load i32, i32* %5950, align 4, !tbaa !119
  %5952 = sub i64 0, %4
  %5953 = and i64 %5952, 3
  %5954 = icmp ult i64 %5953, %3
  %5955 = select i1 %5954, i64 %5953, i64 %3
  %5956 = zext i32 %5949 to i64
  %5957 = sub i64 %3, %5955
  %5958 = lshr i64 %5957, 2
  %5959 = icmp ugt i64 %5958, %5956
  br i1 %5959, label %5960, label %5963

5960:                                             ; preds = %5947
  %5961 = add i64 %5955, %4
  %5962 = zext i32 %5951 to i64
  br label %5967

5963:                                             ; preds = %5967, %5947
  %5964 = icmp ugt i64 %5955, %5956
  br i1 %5964, label %5965, label %5980

5965:                                             ; preds = %5963
  %5966 = zext i32 %5951 to i64
  br label %5974

5967:                                             ; preds = %5967, %5960
  %5968 = phi i64 [ %5956, %5960 ], [ %5972, %5967 ]
  %5969 = shl i64 %5968, 2
  %5970 = add i64 %5961, %5969
  %5971 = inttoptr i64 %5970 to i32 addrspace(1)*
  store i32 0, i32 addrspace(1)* %5971, align 4, !tbaa !11
  %5972 = add i64 %5968, %5962
  %5973 = icmp ult i64 %5972, %5958
  br i1 %5973, label %5967, label %5963, !llvm.loop !120

5974:                                             ; preds = %5974, %5965
  %5975 = phi i64 [ %5956, %5965 ], [ %5978, %5974 ]
  %5976 = add i64 %5975, %4
  %5977 = inttoptr i64 %5976 to i8 addrspace(1)*
  store i8 0, i8 addrspace(1)* %5977, align 1, !tbaa !11
  %5978 = add i64 %5975, %5966
  %5979 = icmp ult i64 %5978, %5955
  br i1 %5979, label %5974, label %5980, !llvm.loop !121

5980:                                             ; preds = %5974, %5963
  %5981 = and i64 %5957, -4
  %5982 = or i64 %5981, %5955
  %5983 = add i64 %5982, %5956
  %5984 = icmp ult i64 %5983, %3
  br i1 %5984, label %5985, label %5993

5985:                                             ; preds = %5980
  %5986 = zext i32 %5951 to i64
  br label %5987

5987:                                             ; preds = %5987, %5985
  %5988 = phi i64 [ %5983, %5985 ], [ %5991, %5987 ]
  %5989 = add i64 %5988, %4
  %5990 = inttoptr i64 %5989 to i8 addrspace(1)*
  store i8 0, i8 addrspace(1)* %5990, align 1, !tbaa !11
  %5991 = add i64 %5988, %5986
  %5992 = icmp ult i64 %5991, %3
  br i1 %5992, label %5987, label %5993, !llvm.loop !122

5993:                                             ; preds = %5987, %5935, %5945, %5980
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !123
  %5994 = sub nsw i32 0, %5936
  ret i32 %5994
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
  br i1 %46, label %47, label %2393

47:                                               ; preds = %44
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !126
  %48 = add i64 %3, %2
  %49 = icmp ugt i64 %48, %2
  br i1 %49, label %50, label %2386

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

80:                                               ; preds = %2379, %50
  %81 = phi i64 [ %4, %50 ], [ %2382, %2379 ]
  %82 = phi i64 [ %2, %50 ], [ %2381, %2379 ]
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
  br i1 %101, label %102, label %539

102:                                              ; preds = %98
  br i1 %99, label %103, label %325

103:                                              ; preds = %102
  %104 = load i32, i32* %57, align 4, !tbaa !73
  %105 = shl i64 %92, 3
  br label %106

106:                                              ; preds = %316, %103
  %107 = phi i32 [ 1, %103 ], [ %317, %316 ]
  %108 = phi i64 [ 0, %103 ], [ %318, %316 ]
  %109 = phi i32 [ %104, %103 ], [ %319, %316 ]
  %110 = phi i64 [ undef, %103 ], [ %320, %316 ]
  %111 = icmp eq i32 %109, 0
  br i1 %111, label %112, label %322

112:                                              ; preds = %106
  %113 = load i64, i64* %67, align 8, !tbaa !71
  %114 = add i64 %113, %105
  %115 = inttoptr i64 %114 to i64 addrspace(1)*
  %116 = load volatile i64, i64 addrspace(1)* %115, align 8, !tbaa !5
  %117 = and i64 %116, 131072
  %118 = icmp eq i64 %117, 0
  br i1 %118, label %119, label %265

119:                                              ; preds = %112
  %120 = load i32, i32* %56, align 4, !tbaa !44
  %121 = icmp eq i32 %120, -1
  br i1 %121, label %122, label %265

122:                                              ; preds = %119
  %123 = load i32, i32* %58, align 8, !tbaa !74
  %124 = load i32, i32* %60, align 4, !tbaa !75
  %125 = add i32 %124, 63
  %126 = lshr i32 %125, 6
  %127 = icmp ugt i32 %125, 63
  br i1 %127, label %128, label %178

128:                                              ; preds = %122
  %129 = tail call i32 @llvm.umax.i32(i32 %126, i32 1) #7
  br label %133

130:                                              ; preds = %175
  %131 = icmp ult i32 %177, %126
  %132 = icmp eq i32 %177, %129
  br i1 %132, label %178, label %133, !llvm.loop !76

133:                                              ; preds = %130, %128
  %134 = phi i1 [ true, %128 ], [ %131, %130 ]
  %135 = phi i32 [ undef, %128 ], [ %176, %130 ]
  %136 = phi i32 [ 0, %128 ], [ %177, %130 ]
  %137 = add i32 %136, %123
  %138 = urem i32 %137, %126
  %139 = load i64, i64* %61, align 8, !tbaa !48
  %140 = shl nuw nsw i32 %138, 3
  %141 = zext i32 %140 to i64
  %142 = add i64 %139, %141
  %143 = inttoptr i64 %142 to i64 addrspace(1)*
  %144 = load volatile i64, i64 addrspace(1)* %143, align 8, !tbaa !5
  br label %145

145:                                              ; preds = %159, %133
  %146 = phi i64 [ %144, %133 ], [ %153, %159 ]
  %147 = phi i32 [ undef, %133 ], [ %160, %159 ]
  %148 = icmp eq i64 %146, 0
  br i1 %148, label %161, label %149

149:                                              ; preds = %145
  %150 = sub i64 0, %146
  %151 = and i64 %146, %150
  %152 = xor i64 %151, -1
  %153 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %142, i64 %152) #10, !srcloc !77
  %154 = and i64 %153, %151
  %155 = icmp eq i64 %154, 0
  br i1 %155, label %159, label %156

156:                                              ; preds = %149
  %157 = tail call i64 @llvm.cttz.i64(i64 %151, i1 true) #7, !range !78
  %158 = trunc i64 %157 to i32
  br label %159

159:                                              ; preds = %156, %149
  %160 = phi i32 [ %158, %156 ], [ %147, %149 ]
  br i1 %155, label %145, label %161, !llvm.loop !79

161:                                              ; preds = %159, %145
  %162 = phi i32 [ %160, %159 ], [ 64, %145 ]
  %163 = icmp ult i32 %162, 64
  br i1 %163, label %164, label %175

164:                                              ; preds = %161
  %165 = shl nuw i32 %138, 6
  %166 = add nuw i32 %162, %165
  %167 = zext i32 %166 to i64
  %168 = shl nuw nsw i64 %167, 2
  br label %169

169:                                              ; preds = %169, %164
  %170 = load i64, i64* %62, align 8, !tbaa !47
  %171 = add i64 %170, %168
  %172 = tail call i32 asm sideeffect "atom.global.exch.b32 $0, [$1], $2;", "=r,l,r,~{memory}"(i64 %171, i32 -1) #10, !srcloc !80
  %173 = icmp eq i32 %172, -1
  br i1 %173, label %169, label %174, !prof !81, !llvm.loop !82

174:                                              ; preds = %169
  store i32 %172, i32* %59, align 4, !tbaa !9
  br label %175

175:                                              ; preds = %174, %161
  %176 = phi i32 [ %166, %174 ], [ %135, %161 ]
  %177 = add nuw nsw i32 %136, 1
  br i1 %163, label %178, label %130

178:                                              ; preds = %175, %130, %122
  %179 = phi i1 [ false, %122 ], [ %134, %175 ], [ %131, %130 ]
  %180 = phi i32 [ undef, %122 ], [ %176, %130 ], [ %176, %175 ]
  br i1 %179, label %265, label %181

181:                                              ; preds = %178
  %182 = icmp ult i32 %125, 64
  br i1 %182, label %265, label %183

183:                                              ; preds = %181
  %184 = tail call i32 @llvm.umax.i32(i32 %126, i32 1) #7
  br label %187

185:                                              ; preds = %262
  %186 = icmp eq i32 %264, %184
  br i1 %186, label %265, label %187, !llvm.loop !83

187:                                              ; preds = %185, %183
  %188 = phi i32 [ %180, %183 ], [ %263, %185 ]
  %189 = phi i32 [ 0, %183 ], [ %264, %185 ]
  %190 = load i64, i64* %63, align 8, !tbaa !84
  %191 = zext i32 %189 to i64
  %192 = shl nuw nsw i64 %191, 3
  %193 = add i64 %192, %190
  %194 = inttoptr i64 %193 to i64 addrspace(1)*
  %195 = load volatile i64, i64 addrspace(1)* %194, align 8, !tbaa !5
  %196 = icmp eq i64 %195, 0
  br i1 %196, label %250, label %197

197:                                              ; preds = %187
  %198 = shl i32 %189, 6
  br label %199

199:                                              ; preds = %248, %197
  %200 = phi i32 [ undef, %197 ], [ %246, %248 ]
  %201 = phi i64 [ %195, %197 ], [ %207, %248 ]
  %202 = sub i64 0, %201
  %203 = and i64 %201, %202
  %204 = tail call i64 @llvm.cttz.i64(i64 %203, i1 true) #7, !range !78
  %205 = trunc i64 %204 to i32
  %206 = or i32 %198, %205
  %207 = xor i64 %203, %201
  %208 = load i64, i64* %64, align 8, !tbaa !85
  %209 = zext i32 %206 to i64
  %210 = shl nuw nsw i64 %209, 3
  %211 = add i64 %210, %208
  %212 = inttoptr i64 %211 to i64*
  %213 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %212) #10, !srcloc !86
  %214 = lshr i64 %213, 32
  %215 = load i64, i64* %62, align 8, !tbaa !47
  %216 = shl nuw nsw i64 %209, 2
  %217 = add i64 %216, %215
  %218 = inttoptr i64 %217 to i32 addrspace(1)*
  %219 = load volatile i32, i32 addrspace(1)* %218, align 4, !tbaa !9
  %220 = zext i32 %219 to i64
  %221 = icmp eq i64 %214, %220
  br i1 %221, label %222, label %245, !llvm.loop !87

222:                                              ; preds = %199
  %223 = xor i64 %203, -1
  %224 = load i64, i64* %63, align 8, !tbaa !84
  %225 = add i64 %224, %192
  %226 = tail call i64 asm sideeffect "atom.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %225, i64 %223) #10, !srcloc !88
  %227 = and i64 %226, %203
  %228 = icmp eq i64 %227, 0
  br i1 %228, label %245, label %229, !llvm.loop !87

229:                                              ; preds = %222
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !51
  %230 = load i64, i64* %64, align 8, !tbaa !85
  %231 = add i64 %230, %210
  %232 = inttoptr i64 %231 to i64*
  %233 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %232) #10, !srcloc !86
  %234 = lshr i64 %233, 32
  %235 = load i64, i64* %62, align 8, !tbaa !47
  %236 = add i64 %235, %216
  %237 = inttoptr i64 %236 to i32 addrspace(1)*
  %238 = load volatile i32, i32 addrspace(1)* %237, align 4, !tbaa !9
  %239 = zext i32 %238 to i64
  %240 = icmp eq i64 %234, %239
  br i1 %240, label %245, label %241

241:                                              ; preds = %229
  %242 = load i64, i64* %63, align 8, !tbaa !84
  %243 = add i64 %242, %192
  %244 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %243, i64 %203) #10, !srcloc !72
  br label %245

245:                                              ; preds = %241, %229, %222, %199
  %246 = phi i32 [ %200, %241 ], [ %200, %222 ], [ %200, %199 ], [ %206, %229 ]
  %247 = phi i32 [ 0, %241 ], [ 2, %222 ], [ 2, %199 ], [ 1, %229 ]
  switch i32 %247, label %250 [
    i32 0, label %248
    i32 2, label %248
  ]

248:                                              ; preds = %245, %245
  %249 = icmp eq i64 %207, 0
  br i1 %249, label %250, label %199, !llvm.loop !87

250:                                              ; preds = %248, %245, %187
  %251 = phi i32 [ -1, %187 ], [ %246, %245 ], [ -1, %248 ]
  %252 = icmp eq i32 %251, -1
  br i1 %252, label %262, label %253

253:                                              ; preds = %250
  %254 = zext i32 %251 to i64
  %255 = shl nuw nsw i64 %254, 2
  br label %256

256:                                              ; preds = %256, %253
  %257 = load i64, i64* %62, align 8, !tbaa !47
  %258 = add i64 %257, %255
  %259 = tail call i32 asm sideeffect "atom.global.exch.b32 $0, [$1], $2;", "=r,l,r,~{memory}"(i64 %258, i32 -1) #10, !srcloc !80
  %260 = icmp eq i32 %259, -1
  br i1 %260, label %256, label %261, !prof !81, !llvm.loop !82

261:                                              ; preds = %256
  store i32 %259, i32* %59, align 4, !tbaa !9
  br label %262

262:                                              ; preds = %261, %250
  %263 = phi i32 [ %251, %261 ], [ %188, %250 ]
  %264 = add nuw nsw i32 %189, 1
  br i1 %252, label %185, label %265

265:                                              ; preds = %262, %185, %181, %178, %119, %112
  %266 = phi i32 [ -1, %112 ], [ %120, %119 ], [ %180, %178 ], [ -1, %181 ], [ %263, %262 ], [ -1, %185 ]
  %267 = icmp eq i32 %266, -1
  br i1 %267, label %296, label %268

268:                                              ; preds = %265
  %269 = load i64, i64* %67, align 8, !tbaa !71
  %270 = add i64 %269, %105
  %271 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %270, i64 131072) #10, !srcloc !72
  %272 = and i64 %271, 131072
  %273 = icmp eq i64 %272, 0
  br i1 %273, label %274, label %277

274:                                              ; preds = %268
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !51
  %275 = zext i32 %266 to i64
  %276 = or i64 %275, 144115188075855872
  br label %316

277:                                              ; preds = %268
  %278 = load i32, i32* %56, align 4, !tbaa !44
  %279 = icmp eq i32 %278, %266
  br i1 %279, label %296, label %280

280:                                              ; preds = %277
  %281 = load i32, i32* %59, align 8, !tbaa !46
  %282 = load i64, i64* %62, align 8, !tbaa !47
  %283 = zext i32 %266 to i64
  %284 = shl nuw nsw i64 %283, 2
  %285 = add i64 %282, %284
  %286 = inttoptr i64 %285 to i32 addrspace(1)*
  store volatile i32 %281, i32 addrspace(1)* %286, align 4, !tbaa !9
  %287 = load i64, i64* %61, align 8, !tbaa !48
  %288 = lshr i32 %266, 3
  %289 = and i32 %288, 536870904
  %290 = zext i32 %289 to i64
  %291 = add i64 %287, %290
  %292 = inttoptr i64 %291 to i64*
  %293 = and i32 %266, 63
  %294 = zext i32 %293 to i64
  %295 = shl nuw i64 1, %294
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %292, i64 %295) #10, !srcloc !49
  br label %296

296:                                              ; preds = %280, %277, %265
  %297 = add i32 %107, 1
  %298 = and i32 %107, 63
  %299 = icmp eq i32 %298, 0
  br i1 %299, label %300, label %316, !prof !81

300:                                              ; preds = %296
  %301 = load i64, i64* %65, align 8, !tbaa !91
  %302 = inttoptr i64 %301 to i64*
  %303 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %302) #10, !srcloc !86
  %304 = icmp eq i64 %303, 0
  br i1 %304, label %305, label %316

305:                                              ; preds = %300
  %306 = icmp eq i64 %108, 0
  br i1 %306, label %307, label %311

307:                                              ; preds = %305
  %308 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !92
  %309 = load i64, i64* %66, align 8, !tbaa !93
  %310 = add i64 %309, %308
  br label %311

311:                                              ; preds = %307, %305
  %312 = phi i64 [ %310, %307 ], [ %108, %305 ]
  %313 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !92
  %314 = icmp ult i64 %313, %312
  %315 = select i1 %314, i32 0, i32 110
  br label %316

316:                                              ; preds = %311, %300, %296, %274
  %317 = phi i32 [ %107, %274 ], [ %297, %296 ], [ %297, %300 ], [ %297, %311 ]
  %318 = phi i64 [ %108, %274 ], [ %108, %296 ], [ %108, %300 ], [ %312, %311 ]
  %319 = phi i32 [ 0, %274 ], [ 0, %296 ], [ 108, %300 ], [ %315, %311 ]
  %320 = phi i64 [ %276, %274 ], [ %110, %296 ], [ %110, %300 ], [ %110, %311 ]
  %321 = phi i1 [ false, %274 ], [ true, %296 ], [ true, %300 ], [ true, %311 ]
  br i1 %321, label %106, label %539, !llvm.loop !127

322:                                              ; preds = %106
  %323 = zext i32 %109 to i64
  %324 = or i64 %323, 216172782113783808
  br label %539

325:                                              ; preds = %102
  %326 = load i32, i32* %56, align 4, !tbaa !44
  %327 = load i32, i32* %57, align 4, !tbaa !73
  %328 = icmp eq i32 %327, 0
  %329 = icmp eq i32 %326, -1
  %330 = select i1 %328, i1 %329, i1 false
  br i1 %330, label %331, label %531

331:                                              ; preds = %325
  %332 = load i32, i32* %58, align 8, !tbaa !74
  %333 = load i32, i32* %60, align 4, !tbaa !75
  %334 = urem i32 %332, %333
  %335 = load i64, i64* %61, align 8, !tbaa !48
  %336 = lshr i32 %334, 3
  %337 = and i32 %336, 536870904
  %338 = zext i32 %337 to i64
  %339 = add i64 %335, %338
  %340 = and i32 %334, 63
  %341 = zext i32 %340 to i64
  %342 = shl nuw i64 1, %341
  %343 = xor i64 %342, -1
  %344 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %339, i64 %343) #10, !srcloc !77
  %345 = and i64 %342, %344
  %346 = icmp eq i64 %345, 0
  %347 = select i1 %346, i32 -1, i32 %334
  %348 = icmp eq i32 %347, -1
  br i1 %348, label %358, label %349, !prof !81

349:                                              ; preds = %331
  %350 = zext i32 %347 to i64
  %351 = shl nuw nsw i64 %350, 2
  br label %352

352:                                              ; preds = %352, %349
  %353 = load i64, i64* %62, align 8, !tbaa !47
  %354 = add i64 %353, %351
  %355 = tail call i32 asm sideeffect "atom.global.exch.b32 $0, [$1], $2;", "=r,l,r,~{memory}"(i64 %354, i32 -1) #10, !srcloc !80
  %356 = icmp eq i32 %355, -1
  br i1 %356, label %352, label %357, !prof !81, !llvm.loop !82

357:                                              ; preds = %352
  store i32 %355, i32* %59, align 4, !tbaa !9
  br label %531

358:                                              ; preds = %331, %525
  %359 = phi i64 [ %527, %525 ], [ 0, %331 ]
  %360 = phi i32 [ %526, %525 ], [ 1, %331 ]
  %361 = load i32, i32* %60, align 4, !tbaa !75
  %362 = add i32 %361, 63
  %363 = lshr i32 %362, 6
  %364 = icmp ugt i32 %362, 63
  br i1 %364, label %365, label %415

365:                                              ; preds = %358
  %366 = tail call i32 @llvm.umax.i32(i32 %363, i32 1) #7
  br label %370

367:                                              ; preds = %412
  %368 = icmp ult i32 %414, %363
  %369 = icmp eq i32 %414, %366
  br i1 %369, label %415, label %370, !llvm.loop !76

370:                                              ; preds = %367, %365
  %371 = phi i1 [ true, %365 ], [ %368, %367 ]
  %372 = phi i32 [ undef, %365 ], [ %413, %367 ]
  %373 = phi i32 [ 0, %365 ], [ %414, %367 ]
  %374 = add i32 %373, %332
  %375 = urem i32 %374, %363
  %376 = load i64, i64* %61, align 8, !tbaa !48
  %377 = shl nuw nsw i32 %375, 3
  %378 = zext i32 %377 to i64
  %379 = add i64 %376, %378
  %380 = inttoptr i64 %379 to i64 addrspace(1)*
  %381 = load volatile i64, i64 addrspace(1)* %380, align 8, !tbaa !5
  br label %382

382:                                              ; preds = %396, %370
  %383 = phi i64 [ %381, %370 ], [ %390, %396 ]
  %384 = phi i32 [ undef, %370 ], [ %397, %396 ]
  %385 = icmp eq i64 %383, 0
  br i1 %385, label %398, label %386

386:                                              ; preds = %382
  %387 = sub i64 0, %383
  %388 = and i64 %383, %387
  %389 = xor i64 %388, -1
  %390 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %379, i64 %389) #10, !srcloc !77
  %391 = and i64 %390, %388
  %392 = icmp eq i64 %391, 0
  br i1 %392, label %396, label %393

393:                                              ; preds = %386
  %394 = tail call i64 @llvm.cttz.i64(i64 %388, i1 true) #7, !range !78
  %395 = trunc i64 %394 to i32
  br label %396

396:                                              ; preds = %393, %386
  %397 = phi i32 [ %395, %393 ], [ %384, %386 ]
  br i1 %392, label %382, label %398, !llvm.loop !79

398:                                              ; preds = %396, %382
  %399 = phi i32 [ %397, %396 ], [ 64, %382 ]
  %400 = icmp ult i32 %399, 64
  br i1 %400, label %401, label %412

401:                                              ; preds = %398
  %402 = shl nuw i32 %375, 6
  %403 = add nuw i32 %399, %402
  %404 = zext i32 %403 to i64
  %405 = shl nuw nsw i64 %404, 2
  br label %406

406:                                              ; preds = %406, %401
  %407 = load i64, i64* %62, align 8, !tbaa !47
  %408 = add i64 %407, %405
  %409 = tail call i32 asm sideeffect "atom.global.exch.b32 $0, [$1], $2;", "=r,l,r,~{memory}"(i64 %408, i32 -1) #10, !srcloc !80
  %410 = icmp eq i32 %409, -1
  br i1 %410, label %406, label %411, !prof !81, !llvm.loop !82

411:                                              ; preds = %406
  store i32 %409, i32* %59, align 4, !tbaa !9
  br label %412

412:                                              ; preds = %411, %398
  %413 = phi i32 [ %403, %411 ], [ %372, %398 ]
  %414 = add nuw nsw i32 %373, 1
  br i1 %400, label %415, label %367

415:                                              ; preds = %412, %367, %358
  %416 = phi i1 [ false, %358 ], [ %371, %412 ], [ %368, %367 ]
  %417 = phi i32 [ undef, %358 ], [ %413, %367 ], [ %413, %412 ]
  br i1 %416, label %502, label %418

418:                                              ; preds = %415
  %419 = icmp ult i32 %362, 64
  br i1 %419, label %502, label %420

420:                                              ; preds = %418
  %421 = tail call i32 @llvm.umax.i32(i32 %363, i32 1) #7
  br label %424

422:                                              ; preds = %499
  %423 = icmp eq i32 %501, %421
  br i1 %423, label %502, label %424, !llvm.loop !83

424:                                              ; preds = %422, %420
  %425 = phi i32 [ %417, %420 ], [ %500, %422 ]
  %426 = phi i32 [ 0, %420 ], [ %501, %422 ]
  %427 = load i64, i64* %63, align 8, !tbaa !84
  %428 = zext i32 %426 to i64
  %429 = shl nuw nsw i64 %428, 3
  %430 = add i64 %429, %427
  %431 = inttoptr i64 %430 to i64 addrspace(1)*
  %432 = load volatile i64, i64 addrspace(1)* %431, align 8, !tbaa !5
  %433 = icmp eq i64 %432, 0
  br i1 %433, label %487, label %434

434:                                              ; preds = %424
  %435 = shl i32 %426, 6
  br label %436

436:                                              ; preds = %485, %434
  %437 = phi i32 [ undef, %434 ], [ %483, %485 ]
  %438 = phi i64 [ %432, %434 ], [ %444, %485 ]
  %439 = sub i64 0, %438
  %440 = and i64 %438, %439
  %441 = tail call i64 @llvm.cttz.i64(i64 %440, i1 true) #7, !range !78
  %442 = trunc i64 %441 to i32
  %443 = or i32 %435, %442
  %444 = xor i64 %440, %438
  %445 = load i64, i64* %64, align 8, !tbaa !85
  %446 = zext i32 %443 to i64
  %447 = shl nuw nsw i64 %446, 3
  %448 = add i64 %447, %445
  %449 = inttoptr i64 %448 to i64*
  %450 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %449) #10, !srcloc !86
  %451 = lshr i64 %450, 32
  %452 = load i64, i64* %62, align 8, !tbaa !47
  %453 = shl nuw nsw i64 %446, 2
  %454 = add i64 %453, %452
  %455 = inttoptr i64 %454 to i32 addrspace(1)*
  %456 = load volatile i32, i32 addrspace(1)* %455, align 4, !tbaa !9
  %457 = zext i32 %456 to i64
  %458 = icmp eq i64 %451, %457
  br i1 %458, label %459, label %482, !llvm.loop !87

459:                                              ; preds = %436
  %460 = xor i64 %440, -1
  %461 = load i64, i64* %63, align 8, !tbaa !84
  %462 = add i64 %461, %429
  %463 = tail call i64 asm sideeffect "atom.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %462, i64 %460) #10, !srcloc !88
  %464 = and i64 %463, %440
  %465 = icmp eq i64 %464, 0
  br i1 %465, label %482, label %466, !llvm.loop !87

466:                                              ; preds = %459
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !51
  %467 = load i64, i64* %64, align 8, !tbaa !85
  %468 = add i64 %467, %447
  %469 = inttoptr i64 %468 to i64*
  %470 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %469) #10, !srcloc !86
  %471 = lshr i64 %470, 32
  %472 = load i64, i64* %62, align 8, !tbaa !47
  %473 = add i64 %472, %453
  %474 = inttoptr i64 %473 to i32 addrspace(1)*
  %475 = load volatile i32, i32 addrspace(1)* %474, align 4, !tbaa !9
  %476 = zext i32 %475 to i64
  %477 = icmp eq i64 %471, %476
  br i1 %477, label %482, label %478

478:                                              ; preds = %466
  %479 = load i64, i64* %63, align 8, !tbaa !84
  %480 = add i64 %479, %429
  %481 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %480, i64 %440) #10, !srcloc !72
  br label %482

482:                                              ; preds = %478, %466, %459, %436
  %483 = phi i32 [ %437, %478 ], [ %437, %459 ], [ %437, %436 ], [ %443, %466 ]
  %484 = phi i32 [ 0, %478 ], [ 2, %459 ], [ 2, %436 ], [ 1, %466 ]
  switch i32 %484, label %487 [
    i32 0, label %485
    i32 2, label %485
  ]

485:                                              ; preds = %482, %482
  %486 = icmp eq i64 %444, 0
  br i1 %486, label %487, label %436, !llvm.loop !87

487:                                              ; preds = %485, %482, %424
  %488 = phi i32 [ -1, %424 ], [ %483, %482 ], [ -1, %485 ]
  %489 = icmp eq i32 %488, -1
  br i1 %489, label %499, label %490

490:                                              ; preds = %487
  %491 = zext i32 %488 to i64
  %492 = shl nuw nsw i64 %491, 2
  br label %493

493:                                              ; preds = %493, %490
  %494 = load i64, i64* %62, align 8, !tbaa !47
  %495 = add i64 %494, %492
  %496 = tail call i32 asm sideeffect "atom.global.exch.b32 $0, [$1], $2;", "=r,l,r,~{memory}"(i64 %495, i32 -1) #10, !srcloc !80
  %497 = icmp eq i32 %496, -1
  br i1 %497, label %493, label %498, !prof !81, !llvm.loop !82

498:                                              ; preds = %493
  store i32 %496, i32* %59, align 4, !tbaa !9
  br label %499

499:                                              ; preds = %498, %487
  %500 = phi i32 [ %488, %498 ], [ %425, %487 ]
  %501 = add nuw nsw i32 %426, 1
  br i1 %489, label %422, label %502

502:                                              ; preds = %499, %422, %418, %415
  %503 = phi i32 [ %417, %415 ], [ -1, %418 ], [ %500, %499 ], [ -1, %422 ]
  %504 = icmp eq i32 %503, -1
  br i1 %504, label %505, label %525

505:                                              ; preds = %502
  %506 = add i32 %360, 1
  %507 = and i32 %360, 63
  %508 = icmp eq i32 %507, 0
  br i1 %508, label %509, label %525, !prof !81

509:                                              ; preds = %505
  %510 = load i64, i64* %65, align 8, !tbaa !91
  %511 = inttoptr i64 %510 to i64*
  %512 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %511) #10, !srcloc !86
  %513 = icmp eq i64 %512, 0
  br i1 %513, label %514, label %525

514:                                              ; preds = %509
  %515 = icmp eq i64 %359, 0
  br i1 %515, label %516, label %520

516:                                              ; preds = %514
  %517 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !92
  %518 = load i64, i64* %66, align 8, !tbaa !93
  %519 = add i64 %518, %517
  br label %520

520:                                              ; preds = %516, %514
  %521 = phi i64 [ %519, %516 ], [ %359, %514 ]
  %522 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !92
  %523 = icmp ult i64 %522, %521
  %524 = select i1 %523, i32 0, i32 110
  br label %525

525:                                              ; preds = %520, %509, %505, %502
  %526 = phi i32 [ %360, %502 ], [ %506, %505 ], [ %506, %509 ], [ %506, %520 ]
  %527 = phi i64 [ %359, %502 ], [ %359, %505 ], [ %359, %509 ], [ %521, %520 ]
  %528 = phi i32 [ 0, %502 ], [ 0, %505 ], [ 108, %509 ], [ %524, %520 ]
  %529 = icmp eq i32 %528, 0
  %530 = and i1 %504, %529
  br i1 %530, label %358, label %531, !llvm.loop !116

531:                                              ; preds = %525, %357, %325
  %532 = phi i32 [ %326, %325 ], [ %347, %357 ], [ %503, %525 ]
  %533 = phi i32 [ %327, %325 ], [ 0, %357 ], [ %528, %525 ]
  %534 = icmp eq i32 %533, 0
  %535 = select i1 %534, i32 %532, i32 %533
  %536 = select i1 %534, i64 144115188075855872, i64 216172782113783808
  %537 = zext i32 %535 to i64
  %538 = or i64 %536, %537
  br label %539

539:                                              ; preds = %316, %531, %322, %98
  %540 = phi i64 [ 0, %98 ], [ %538, %531 ], [ %324, %322 ], [ %320, %316 ]
  %541 = trunc i64 %540 to i32
  %542 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %541, i32 0, i32 31) #7
  %543 = lshr i64 %540, 32
  %544 = trunc i64 %543 to i32
  %545 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %544, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !24
  %546 = and i32 %545, -16777216
  %547 = icmp eq i32 %546, 50331648
  br i1 %547, label %548, label %580

548:                                              ; preds = %539
  %549 = load i32, i32* %56, align 4, !tbaa !44
  %550 = icmp eq i32 %549, -1
  br i1 %550, label %579, label %551

551:                                              ; preds = %548
  %552 = load i32, i32* %55, align 8, !tbaa !45
  %553 = icmp eq i32 %552, 0
  br i1 %553, label %554, label %571

554:                                              ; preds = %551
  %555 = load i32, i32* %59, align 8, !tbaa !46
  %556 = load i64, i64* %62, align 8, !tbaa !47
  %557 = zext i32 %549 to i64
  %558 = shl nuw nsw i64 %557, 2
  %559 = add i64 %556, %558
  %560 = inttoptr i64 %559 to i32 addrspace(1)*
  store volatile i32 %555, i32 addrspace(1)* %560, align 4, !tbaa !9
  %561 = load i64, i64* %61, align 8, !tbaa !48
  %562 = lshr i32 %549, 3
  %563 = and i32 %562, 536870904
  %564 = zext i32 %563 to i64
  %565 = add i64 %561, %564
  %566 = inttoptr i64 %565 to i64*
  %567 = and i32 %549, 63
  %568 = zext i32 %567 to i64
  %569 = shl nuw i64 1, %568
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %566, i64 %569) #10, !srcloc !49
  %570 = load i32, i32* %55, align 8, !tbaa !45
  br label %571

571:                                              ; preds = %554, %551
  %572 = phi i32 [ %570, %554 ], [ %552, %551 ]
  %573 = icmp eq i32 %572, 0
  br i1 %573, label %574, label %578

574:                                              ; preds = %571
  %575 = load i64, i64* %79, align 8, !tbaa !19
  %576 = add i64 %575, 136
  %577 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %576, i64 -1) #10, !srcloc !23
  br label %578

578:                                              ; preds = %574, %571
  store i32 -1, i32* %56, align 4, !tbaa !44
  store i32 0, i32* %78, align 8, !tbaa !42
  br label %579

579:                                              ; preds = %578, %548
  store i32 %542, i32* %57, align 4, !tbaa !73
  br label %2379

580:                                              ; preds = %539
  %581 = load i64, i64* %68, align 8, !tbaa !95
  %582 = zext i32 %542 to i64
  %583 = load i64, i64* %69, align 8, !tbaa !96
  %584 = mul i64 %583, %582
  %585 = add i64 %584, %581
  %586 = icmp eq i64 %91, 0
  br i1 %586, label %1483, label %587

587:                                              ; preds = %580
  %588 = sub i64 0, %585
  %589 = shl nuw nsw i64 %582, 16
  %590 = shl nuw nsw i64 %582, 3
  %591 = shl nuw nsw i64 %582, 2
  %592 = lshr i32 %542, 3
  %593 = and i32 %592, 536870904
  %594 = zext i32 %593 to i64
  %595 = and i32 %542, 63
  %596 = zext i32 %595 to i64
  %597 = shl nuw i64 1, %596
  br label %598

598:                                              ; preds = %1469, %587
  %599 = phi i64 [ 0, %587 ], [ %1480, %1469 ]
  %600 = add i64 %599, %81
  %601 = sub i64 %91, %599
  %602 = load i32, i32* %55, align 8, !tbaa !45
  %603 = load i32, i32* %70, align 4, !tbaa !58
  %604 = xor i64 %600, %585
  %605 = and i64 %604, 15
  %606 = icmp eq i64 %605, 0
  %607 = and i64 %604, 3
  %608 = icmp eq i64 %607, 0
  %609 = select i1 %608, i64 4, i64 1
  %610 = select i1 %606, i64 16, i64 %609
  %611 = add nsw i64 %610, -1
  %612 = and i64 %611, %588
  %613 = or i64 %600, %585
  %614 = or i64 %613, %601
  %615 = and i64 %614, 15
  %616 = icmp eq i64 %615, 0
  br i1 %616, label %617, label %875, !prof !59

617:                                              ; preds = %598
  %618 = shl i32 %603, 7
  %619 = zext i32 %618 to i64
  %620 = icmp eq i64 %601, %619
  br i1 %620, label %621, label %677

621:                                              ; preds = %617
  %622 = shl i32 %602, 4
  %623 = zext i32 %622 to i64
  %624 = add i64 %585, %623
  %625 = add i64 %600, %623
  %626 = shl i32 %603, 4
  %627 = inttoptr i64 %625 to <4 x i32> addrspace(1)*
  %628 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %627, align 16, !tbaa !11
  %629 = zext i32 %626 to i64
  %630 = add i64 %625, %629
  %631 = inttoptr i64 %630 to <4 x i32> addrspace(1)*
  %632 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %631, align 16, !tbaa !11
  %633 = shl i32 %603, 5
  %634 = zext i32 %633 to i64
  %635 = add i64 %625, %634
  %636 = inttoptr i64 %635 to <4 x i32> addrspace(1)*
  %637 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %636, align 16, !tbaa !11
  %638 = mul i32 %603, 48
  %639 = zext i32 %638 to i64
  %640 = add i64 %625, %639
  %641 = inttoptr i64 %640 to <4 x i32> addrspace(1)*
  %642 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %641, align 16, !tbaa !11
  %643 = shl i32 %603, 6
  %644 = zext i32 %643 to i64
  %645 = add i64 %625, %644
  %646 = inttoptr i64 %645 to <4 x i32> addrspace(1)*
  %647 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %646, align 16, !tbaa !11
  %648 = mul i32 %603, 80
  %649 = zext i32 %648 to i64
  %650 = add i64 %625, %649
  %651 = inttoptr i64 %650 to <4 x i32> addrspace(1)*
  %652 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %651, align 16, !tbaa !11
  %653 = mul i32 %603, 96
  %654 = zext i32 %653 to i64
  %655 = add i64 %625, %654
  %656 = inttoptr i64 %655 to <4 x i32> addrspace(1)*
  %657 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %656, align 16, !tbaa !11
  %658 = mul i32 %603, 112
  %659 = zext i32 %658 to i64
  %660 = add i64 %625, %659
  %661 = inttoptr i64 %660 to <4 x i32> addrspace(1)*
  %662 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %661, align 16, !tbaa !11
  %663 = inttoptr i64 %624 to <4 x i32> addrspace(1)*
  store <4 x i32> %628, <4 x i32> addrspace(1)* %663, align 16, !tbaa !11
  %664 = add i64 %624, %629
  %665 = inttoptr i64 %664 to <4 x i32> addrspace(1)*
  store <4 x i32> %632, <4 x i32> addrspace(1)* %665, align 16, !tbaa !11
  %666 = add i64 %624, %634
  %667 = inttoptr i64 %666 to <4 x i32> addrspace(1)*
  store <4 x i32> %637, <4 x i32> addrspace(1)* %667, align 16, !tbaa !11
  %668 = add i64 %624, %639
  %669 = inttoptr i64 %668 to <4 x i32> addrspace(1)*
  store <4 x i32> %642, <4 x i32> addrspace(1)* %669, align 16, !tbaa !11
  %670 = add i64 %624, %644
  %671 = inttoptr i64 %670 to <4 x i32> addrspace(1)*
  store <4 x i32> %647, <4 x i32> addrspace(1)* %671, align 16, !tbaa !11
  %672 = add i64 %624, %649
  %673 = inttoptr i64 %672 to <4 x i32> addrspace(1)*
  store <4 x i32> %652, <4 x i32> addrspace(1)* %673, align 16, !tbaa !11
  %674 = add i64 %624, %654
  %675 = inttoptr i64 %674 to <4 x i32> addrspace(1)*
  store <4 x i32> %657, <4 x i32> addrspace(1)* %675, align 16, !tbaa !11
  %676 = add i64 %624, %659
  br label %1327

677:                                              ; preds = %617
  %678 = lshr i64 %601, 4
  %679 = zext i32 %602 to i64
  %680 = mul i32 %603, 7
  %681 = zext i32 %680 to i64
  %682 = add nuw nsw i64 %681, %679
  %683 = icmp ult i64 %682, %678
  br i1 %683, label %684, label %758

684:                                              ; preds = %677
  %685 = shl i32 %603, 3
  %686 = zext i32 %685 to i64
  %687 = zext i32 %603 to i64
  %688 = shl i32 %603, 1
  %689 = zext i32 %688 to i64
  %690 = mul i32 %603, 3
  %691 = zext i32 %690 to i64
  %692 = shl i32 %603, 2
  %693 = zext i32 %692 to i64
  %694 = mul i32 %603, 5
  %695 = zext i32 %694 to i64
  %696 = mul i32 %603, 6
  %697 = zext i32 %696 to i64
  br label %698

698:                                              ; preds = %698, %684
  %699 = phi i64 [ %679, %684 ], [ %755, %698 ]
  %700 = shl i64 %699, 4
  %701 = add i64 %700, %600
  %702 = inttoptr i64 %701 to <4 x i32> addrspace(1)*
  %703 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %702, align 16, !tbaa !11
  %704 = add i64 %699, %687
  %705 = shl i64 %704, 4
  %706 = add i64 %705, %600
  %707 = inttoptr i64 %706 to <4 x i32> addrspace(1)*
  %708 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %707, align 16, !tbaa !11
  %709 = add i64 %699, %689
  %710 = shl i64 %709, 4
  %711 = add i64 %710, %600
  %712 = inttoptr i64 %711 to <4 x i32> addrspace(1)*
  %713 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %712, align 16, !tbaa !11
  %714 = add i64 %699, %691
  %715 = shl i64 %714, 4
  %716 = add i64 %715, %600
  %717 = inttoptr i64 %716 to <4 x i32> addrspace(1)*
  %718 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %717, align 16, !tbaa !11
  %719 = add i64 %699, %693
  %720 = shl i64 %719, 4
  %721 = add i64 %720, %600
  %722 = inttoptr i64 %721 to <4 x i32> addrspace(1)*
  %723 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %722, align 16, !tbaa !11
  %724 = add i64 %699, %695
  %725 = shl i64 %724, 4
  %726 = add i64 %725, %600
  %727 = inttoptr i64 %726 to <4 x i32> addrspace(1)*
  %728 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %727, align 16, !tbaa !11
  %729 = add i64 %699, %697
  %730 = shl i64 %729, 4
  %731 = add i64 %730, %600
  %732 = inttoptr i64 %731 to <4 x i32> addrspace(1)*
  %733 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %732, align 16, !tbaa !11
  %734 = add i64 %699, %681
  %735 = shl i64 %734, 4
  %736 = add i64 %735, %600
  %737 = inttoptr i64 %736 to <4 x i32> addrspace(1)*
  %738 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %737, align 16, !tbaa !11
  %739 = add i64 %700, %585
  %740 = inttoptr i64 %739 to <4 x i32> addrspace(1)*
  store <4 x i32> %703, <4 x i32> addrspace(1)* %740, align 16, !tbaa !11
  %741 = add i64 %705, %585
  %742 = inttoptr i64 %741 to <4 x i32> addrspace(1)*
  store <4 x i32> %708, <4 x i32> addrspace(1)* %742, align 16, !tbaa !11
  %743 = add i64 %710, %585
  %744 = inttoptr i64 %743 to <4 x i32> addrspace(1)*
  store <4 x i32> %713, <4 x i32> addrspace(1)* %744, align 16, !tbaa !11
  %745 = add i64 %715, %585
  %746 = inttoptr i64 %745 to <4 x i32> addrspace(1)*
  store <4 x i32> %718, <4 x i32> addrspace(1)* %746, align 16, !tbaa !11
  %747 = add i64 %720, %585
  %748 = inttoptr i64 %747 to <4 x i32> addrspace(1)*
  store <4 x i32> %723, <4 x i32> addrspace(1)* %748, align 16, !tbaa !11
  %749 = add i64 %725, %585
  %750 = inttoptr i64 %749 to <4 x i32> addrspace(1)*
  store <4 x i32> %728, <4 x i32> addrspace(1)* %750, align 16, !tbaa !11
  %751 = add i64 %730, %585
  %752 = inttoptr i64 %751 to <4 x i32> addrspace(1)*
  store <4 x i32> %733, <4 x i32> addrspace(1)* %752, align 16, !tbaa !11
  %753 = add i64 %735, %585
  %754 = inttoptr i64 %753 to <4 x i32> addrspace(1)*
  store <4 x i32> %738, <4 x i32> addrspace(1)* %754, align 16, !tbaa !11
  %755 = add i64 %699, %686
  %756 = add i64 %755, %681
  %757 = icmp ult i64 %756, %678
  br i1 %757, label %698, label %758, !llvm.loop !60

758:                                              ; preds = %698, %677
  %759 = phi i64 [ %679, %677 ], [ %755, %698 ]
  %760 = icmp ult i64 %759, %678
  br i1 %760, label %761, label %1331

761:                                              ; preds = %758
  %762 = shl i64 %759, 4
  %763 = add i64 %762, %600
  %764 = inttoptr i64 %763 to <4 x i32> addrspace(1)*
  %765 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %764, align 16, !tbaa !11
  %766 = zext i32 %603 to i64
  %767 = add i64 %759, %766
  %768 = icmp ult i64 %767, %678
  br i1 %768, label %769, label %774

769:                                              ; preds = %761
  %770 = shl i64 %767, 4
  %771 = add i64 %770, %600
  %772 = inttoptr i64 %771 to <4 x i32> addrspace(1)*
  %773 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %772, align 16, !tbaa !11
  br label %774

774:                                              ; preds = %769, %761
  %775 = phi <4 x i32> [ %773, %769 ], [ zeroinitializer, %761 ]
  %776 = shl i32 %603, 1
  %777 = zext i32 %776 to i64
  %778 = add i64 %759, %777
  %779 = icmp ult i64 %778, %678
  br i1 %779, label %780, label %785

780:                                              ; preds = %774
  %781 = shl i64 %778, 4
  %782 = add i64 %781, %600
  %783 = inttoptr i64 %782 to <4 x i32> addrspace(1)*
  %784 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %783, align 16, !tbaa !11
  br label %785

785:                                              ; preds = %780, %774
  %786 = phi <4 x i32> [ %784, %780 ], [ zeroinitializer, %774 ]
  %787 = mul i32 %603, 3
  %788 = zext i32 %787 to i64
  %789 = add i64 %759, %788
  %790 = icmp ult i64 %789, %678
  br i1 %790, label %791, label %796

791:                                              ; preds = %785
  %792 = shl i64 %789, 4
  %793 = add i64 %792, %600
  %794 = inttoptr i64 %793 to <4 x i32> addrspace(1)*
  %795 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %794, align 16, !tbaa !11
  br label %796

796:                                              ; preds = %791, %785
  %797 = phi <4 x i32> [ %795, %791 ], [ zeroinitializer, %785 ]
  %798 = shl i32 %603, 2
  %799 = zext i32 %798 to i64
  %800 = add i64 %759, %799
  %801 = icmp ult i64 %800, %678
  br i1 %801, label %802, label %807

802:                                              ; preds = %796
  %803 = shl i64 %800, 4
  %804 = add i64 %803, %600
  %805 = inttoptr i64 %804 to <4 x i32> addrspace(1)*
  %806 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %805, align 16, !tbaa !11
  br label %807

807:                                              ; preds = %802, %796
  %808 = phi <4 x i32> [ %806, %802 ], [ zeroinitializer, %796 ]
  %809 = mul i32 %603, 5
  %810 = zext i32 %809 to i64
  %811 = add i64 %759, %810
  %812 = icmp ult i64 %811, %678
  br i1 %812, label %813, label %818

813:                                              ; preds = %807
  %814 = shl i64 %811, 4
  %815 = add i64 %814, %600
  %816 = inttoptr i64 %815 to <4 x i32> addrspace(1)*
  %817 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %816, align 16, !tbaa !11
  br label %818

818:                                              ; preds = %813, %807
  %819 = phi <4 x i32> [ %817, %813 ], [ zeroinitializer, %807 ]
  %820 = mul i32 %603, 6
  %821 = zext i32 %820 to i64
  %822 = add i64 %759, %821
  %823 = icmp ult i64 %822, %678
  br i1 %823, label %824, label %829

824:                                              ; preds = %818
  %825 = shl i64 %822, 4
  %826 = add i64 %825, %600
  %827 = inttoptr i64 %826 to <4 x i32> addrspace(1)*
  %828 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %827, align 16, !tbaa !11
  br label %829

829:                                              ; preds = %824, %818
  %830 = phi <4 x i32> [ %828, %824 ], [ zeroinitializer, %818 ]
  %831 = add i64 %759, %681
  %832 = icmp ult i64 %831, %678
  br i1 %832, label %833, label %838

833:                                              ; preds = %829
  %834 = shl i64 %831, 4
  %835 = add i64 %834, %600
  %836 = inttoptr i64 %835 to <4 x i32> addrspace(1)*
  %837 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %836, align 16, !tbaa !11
  br label %838

838:                                              ; preds = %833, %829
  %839 = phi <4 x i32> [ %837, %833 ], [ zeroinitializer, %829 ]
  %840 = add i64 %762, %585
  %841 = inttoptr i64 %840 to <4 x i32> addrspace(1)*
  store <4 x i32> %765, <4 x i32> addrspace(1)* %841, align 16, !tbaa !11
  br i1 %768, label %842, label %846

842:                                              ; preds = %838
  %843 = shl i64 %767, 4
  %844 = add i64 %843, %585
  %845 = inttoptr i64 %844 to <4 x i32> addrspace(1)*
  store <4 x i32> %775, <4 x i32> addrspace(1)* %845, align 16, !tbaa !11
  br label %846

846:                                              ; preds = %842, %838
  br i1 %779, label %847, label %851

847:                                              ; preds = %846
  %848 = shl i64 %778, 4
  %849 = add i64 %848, %585
  %850 = inttoptr i64 %849 to <4 x i32> addrspace(1)*
  store <4 x i32> %786, <4 x i32> addrspace(1)* %850, align 16, !tbaa !11
  br label %851

851:                                              ; preds = %847, %846
  br i1 %790, label %852, label %856

852:                                              ; preds = %851
  %853 = shl i64 %789, 4
  %854 = add i64 %853, %585
  %855 = inttoptr i64 %854 to <4 x i32> addrspace(1)*
  store <4 x i32> %797, <4 x i32> addrspace(1)* %855, align 16, !tbaa !11
  br label %856

856:                                              ; preds = %852, %851
  br i1 %801, label %857, label %861

857:                                              ; preds = %856
  %858 = shl i64 %800, 4
  %859 = add i64 %858, %585
  %860 = inttoptr i64 %859 to <4 x i32> addrspace(1)*
  store <4 x i32> %808, <4 x i32> addrspace(1)* %860, align 16, !tbaa !11
  br label %861

861:                                              ; preds = %857, %856
  br i1 %812, label %862, label %866

862:                                              ; preds = %861
  %863 = shl i64 %811, 4
  %864 = add i64 %863, %585
  %865 = inttoptr i64 %864 to <4 x i32> addrspace(1)*
  store <4 x i32> %819, <4 x i32> addrspace(1)* %865, align 16, !tbaa !11
  br label %866

866:                                              ; preds = %862, %861
  br i1 %823, label %867, label %871

867:                                              ; preds = %866
  %868 = shl i64 %822, 4
  %869 = add i64 %868, %585
  %870 = inttoptr i64 %869 to <4 x i32> addrspace(1)*
  store <4 x i32> %830, <4 x i32> addrspace(1)* %870, align 16, !tbaa !11
  br label %871

871:                                              ; preds = %867, %866
  br i1 %832, label %872, label %1331

872:                                              ; preds = %871
  %873 = shl i64 %831, 4
  %874 = add i64 %873, %585
  br label %1327

875:                                              ; preds = %598
  %876 = icmp ult i64 %612, %601
  %877 = select i1 %876, i64 %612, i64 %601
  %878 = sub i64 %601, %877
  %879 = sub nsw i64 0, %610
  %880 = and i64 %878, %879
  switch i64 %610, label %1283 [
    i64 16, label %881
    i64 4, label %1082
  ]

881:                                              ; preds = %875
  %882 = add i64 %877, %585
  %883 = add i64 %877, %600
  %884 = lshr i64 %880, 4
  %885 = zext i32 %602 to i64
  %886 = mul i32 %603, 7
  %887 = zext i32 %886 to i64
  %888 = add nuw nsw i64 %887, %885
  %889 = icmp ult i64 %888, %884
  br i1 %889, label %890, label %964

890:                                              ; preds = %881
  %891 = shl i32 %603, 3
  %892 = zext i32 %891 to i64
  %893 = zext i32 %603 to i64
  %894 = shl i32 %603, 1
  %895 = zext i32 %894 to i64
  %896 = mul i32 %603, 3
  %897 = zext i32 %896 to i64
  %898 = shl i32 %603, 2
  %899 = zext i32 %898 to i64
  %900 = mul i32 %603, 5
  %901 = zext i32 %900 to i64
  %902 = mul i32 %603, 6
  %903 = zext i32 %902 to i64
  br label %904

904:                                              ; preds = %904, %890
  %905 = phi i64 [ %885, %890 ], [ %961, %904 ]
  %906 = shl i64 %905, 4
  %907 = add i64 %906, %883
  %908 = inttoptr i64 %907 to <4 x i32> addrspace(1)*
  %909 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %908, align 16, !tbaa !11
  %910 = add i64 %905, %893
  %911 = shl i64 %910, 4
  %912 = add i64 %911, %883
  %913 = inttoptr i64 %912 to <4 x i32> addrspace(1)*
  %914 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %913, align 16, !tbaa !11
  %915 = add i64 %905, %895
  %916 = shl i64 %915, 4
  %917 = add i64 %916, %883
  %918 = inttoptr i64 %917 to <4 x i32> addrspace(1)*
  %919 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %918, align 16, !tbaa !11
  %920 = add i64 %905, %897
  %921 = shl i64 %920, 4
  %922 = add i64 %921, %883
  %923 = inttoptr i64 %922 to <4 x i32> addrspace(1)*
  %924 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %923, align 16, !tbaa !11
  %925 = add i64 %905, %899
  %926 = shl i64 %925, 4
  %927 = add i64 %926, %883
  %928 = inttoptr i64 %927 to <4 x i32> addrspace(1)*
  %929 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %928, align 16, !tbaa !11
  %930 = add i64 %905, %901
  %931 = shl i64 %930, 4
  %932 = add i64 %931, %883
  %933 = inttoptr i64 %932 to <4 x i32> addrspace(1)*
  %934 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %933, align 16, !tbaa !11
  %935 = add i64 %905, %903
  %936 = shl i64 %935, 4
  %937 = add i64 %936, %883
  %938 = inttoptr i64 %937 to <4 x i32> addrspace(1)*
  %939 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %938, align 16, !tbaa !11
  %940 = add i64 %905, %887
  %941 = shl i64 %940, 4
  %942 = add i64 %941, %883
  %943 = inttoptr i64 %942 to <4 x i32> addrspace(1)*
  %944 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %943, align 16, !tbaa !11
  %945 = add i64 %906, %882
  %946 = inttoptr i64 %945 to <4 x i32> addrspace(1)*
  store <4 x i32> %909, <4 x i32> addrspace(1)* %946, align 16, !tbaa !11
  %947 = add i64 %911, %882
  %948 = inttoptr i64 %947 to <4 x i32> addrspace(1)*
  store <4 x i32> %914, <4 x i32> addrspace(1)* %948, align 16, !tbaa !11
  %949 = add i64 %916, %882
  %950 = inttoptr i64 %949 to <4 x i32> addrspace(1)*
  store <4 x i32> %919, <4 x i32> addrspace(1)* %950, align 16, !tbaa !11
  %951 = add i64 %921, %882
  %952 = inttoptr i64 %951 to <4 x i32> addrspace(1)*
  store <4 x i32> %924, <4 x i32> addrspace(1)* %952, align 16, !tbaa !11
  %953 = add i64 %926, %882
  %954 = inttoptr i64 %953 to <4 x i32> addrspace(1)*
  store <4 x i32> %929, <4 x i32> addrspace(1)* %954, align 16, !tbaa !11
  %955 = add i64 %931, %882
  %956 = inttoptr i64 %955 to <4 x i32> addrspace(1)*
  store <4 x i32> %934, <4 x i32> addrspace(1)* %956, align 16, !tbaa !11
  %957 = add i64 %936, %882
  %958 = inttoptr i64 %957 to <4 x i32> addrspace(1)*
  store <4 x i32> %939, <4 x i32> addrspace(1)* %958, align 16, !tbaa !11
  %959 = add i64 %941, %882
  %960 = inttoptr i64 %959 to <4 x i32> addrspace(1)*
  store <4 x i32> %944, <4 x i32> addrspace(1)* %960, align 16, !tbaa !11
  %961 = add i64 %905, %892
  %962 = add i64 %961, %887
  %963 = icmp ult i64 %962, %884
  br i1 %963, label %904, label %964, !llvm.loop !60

964:                                              ; preds = %904, %881
  %965 = phi i64 [ %885, %881 ], [ %961, %904 ]
  %966 = icmp ult i64 %965, %884
  br i1 %966, label %967, label %1297

967:                                              ; preds = %964
  %968 = shl i64 %965, 4
  %969 = add i64 %968, %883
  %970 = inttoptr i64 %969 to <4 x i32> addrspace(1)*
  %971 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %970, align 16, !tbaa !11
  %972 = zext i32 %603 to i64
  %973 = add i64 %965, %972
  %974 = icmp ult i64 %973, %884
  br i1 %974, label %975, label %980

975:                                              ; preds = %967
  %976 = shl i64 %973, 4
  %977 = add i64 %976, %883
  %978 = inttoptr i64 %977 to <4 x i32> addrspace(1)*
  %979 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %978, align 16, !tbaa !11
  br label %980

980:                                              ; preds = %975, %967
  %981 = phi <4 x i32> [ %979, %975 ], [ zeroinitializer, %967 ]
  %982 = shl i32 %603, 1
  %983 = zext i32 %982 to i64
  %984 = add i64 %965, %983
  %985 = icmp ult i64 %984, %884
  br i1 %985, label %986, label %991

986:                                              ; preds = %980
  %987 = shl i64 %984, 4
  %988 = add i64 %987, %883
  %989 = inttoptr i64 %988 to <4 x i32> addrspace(1)*
  %990 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %989, align 16, !tbaa !11
  br label %991

991:                                              ; preds = %986, %980
  %992 = phi <4 x i32> [ %990, %986 ], [ zeroinitializer, %980 ]
  %993 = mul i32 %603, 3
  %994 = zext i32 %993 to i64
  %995 = add i64 %965, %994
  %996 = icmp ult i64 %995, %884
  br i1 %996, label %997, label %1002

997:                                              ; preds = %991
  %998 = shl i64 %995, 4
  %999 = add i64 %998, %883
  %1000 = inttoptr i64 %999 to <4 x i32> addrspace(1)*
  %1001 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1000, align 16, !tbaa !11
  br label %1002

1002:                                             ; preds = %997, %991
  %1003 = phi <4 x i32> [ %1001, %997 ], [ zeroinitializer, %991 ]
  %1004 = shl i32 %603, 2
  %1005 = zext i32 %1004 to i64
  %1006 = add i64 %965, %1005
  %1007 = icmp ult i64 %1006, %884
  br i1 %1007, label %1008, label %1013

1008:                                             ; preds = %1002
  %1009 = shl i64 %1006, 4
  %1010 = add i64 %1009, %883
  %1011 = inttoptr i64 %1010 to <4 x i32> addrspace(1)*
  %1012 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1011, align 16, !tbaa !11
  br label %1013

1013:                                             ; preds = %1008, %1002
  %1014 = phi <4 x i32> [ %1012, %1008 ], [ zeroinitializer, %1002 ]
  %1015 = mul i32 %603, 5
  %1016 = zext i32 %1015 to i64
  %1017 = add i64 %965, %1016
  %1018 = icmp ult i64 %1017, %884
  br i1 %1018, label %1019, label %1024

1019:                                             ; preds = %1013
  %1020 = shl i64 %1017, 4
  %1021 = add i64 %1020, %883
  %1022 = inttoptr i64 %1021 to <4 x i32> addrspace(1)*
  %1023 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1022, align 16, !tbaa !11
  br label %1024

1024:                                             ; preds = %1019, %1013
  %1025 = phi <4 x i32> [ %1023, %1019 ], [ zeroinitializer, %1013 ]
  %1026 = mul i32 %603, 6
  %1027 = zext i32 %1026 to i64
  %1028 = add i64 %965, %1027
  %1029 = icmp ult i64 %1028, %884
  br i1 %1029, label %1030, label %1035

1030:                                             ; preds = %1024
  %1031 = shl i64 %1028, 4
  %1032 = add i64 %1031, %883
  %1033 = inttoptr i64 %1032 to <4 x i32> addrspace(1)*
  %1034 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1033, align 16, !tbaa !11
  br label %1035

1035:                                             ; preds = %1030, %1024
  %1036 = phi <4 x i32> [ %1034, %1030 ], [ zeroinitializer, %1024 ]
  %1037 = add i64 %965, %887
  %1038 = icmp ult i64 %1037, %884
  br i1 %1038, label %1039, label %1044

1039:                                             ; preds = %1035
  %1040 = shl i64 %1037, 4
  %1041 = add i64 %1040, %883
  %1042 = inttoptr i64 %1041 to <4 x i32> addrspace(1)*
  %1043 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1042, align 16, !tbaa !11
  br label %1044

1044:                                             ; preds = %1039, %1035
  %1045 = phi <4 x i32> [ %1043, %1039 ], [ zeroinitializer, %1035 ]
  %1046 = add i64 %968, %882
  %1047 = inttoptr i64 %1046 to <4 x i32> addrspace(1)*
  store <4 x i32> %971, <4 x i32> addrspace(1)* %1047, align 16, !tbaa !11
  br i1 %974, label %1048, label %1052

1048:                                             ; preds = %1044
  %1049 = shl i64 %973, 4
  %1050 = add i64 %1049, %882
  %1051 = inttoptr i64 %1050 to <4 x i32> addrspace(1)*
  store <4 x i32> %981, <4 x i32> addrspace(1)* %1051, align 16, !tbaa !11
  br label %1052

1052:                                             ; preds = %1048, %1044
  br i1 %985, label %1053, label %1057

1053:                                             ; preds = %1052
  %1054 = shl i64 %984, 4
  %1055 = add i64 %1054, %882
  %1056 = inttoptr i64 %1055 to <4 x i32> addrspace(1)*
  store <4 x i32> %992, <4 x i32> addrspace(1)* %1056, align 16, !tbaa !11
  br label %1057

1057:                                             ; preds = %1053, %1052
  br i1 %996, label %1058, label %1062

1058:                                             ; preds = %1057
  %1059 = shl i64 %995, 4
  %1060 = add i64 %1059, %882
  %1061 = inttoptr i64 %1060 to <4 x i32> addrspace(1)*
  store <4 x i32> %1003, <4 x i32> addrspace(1)* %1061, align 16, !tbaa !11
  br label %1062

1062:                                             ; preds = %1058, %1057
  br i1 %1007, label %1063, label %1067

1063:                                             ; preds = %1062
  %1064 = shl i64 %1006, 4
  %1065 = add i64 %1064, %882
  %1066 = inttoptr i64 %1065 to <4 x i32> addrspace(1)*
  store <4 x i32> %1014, <4 x i32> addrspace(1)* %1066, align 16, !tbaa !11
  br label %1067

1067:                                             ; preds = %1063, %1062
  br i1 %1018, label %1068, label %1072

1068:                                             ; preds = %1067
  %1069 = shl i64 %1017, 4
  %1070 = add i64 %1069, %882
  %1071 = inttoptr i64 %1070 to <4 x i32> addrspace(1)*
  store <4 x i32> %1025, <4 x i32> addrspace(1)* %1071, align 16, !tbaa !11
  br label %1072

1072:                                             ; preds = %1068, %1067
  br i1 %1029, label %1073, label %1077

1073:                                             ; preds = %1072
  %1074 = shl i64 %1028, 4
  %1075 = add i64 %1074, %882
  %1076 = inttoptr i64 %1075 to <4 x i32> addrspace(1)*
  store <4 x i32> %1036, <4 x i32> addrspace(1)* %1076, align 16, !tbaa !11
  br label %1077

1077:                                             ; preds = %1073, %1072
  br i1 %1038, label %1078, label %1297

1078:                                             ; preds = %1077
  %1079 = shl i64 %1037, 4
  %1080 = add i64 %1079, %882
  %1081 = inttoptr i64 %1080 to <4 x i32> addrspace(1)*
  store <4 x i32> %1045, <4 x i32> addrspace(1)* %1081, align 16, !tbaa !11
  br label %1297

1082:                                             ; preds = %875
  %1083 = add i64 %877, %585
  %1084 = add i64 %877, %600
  %1085 = lshr i64 %880, 2
  %1086 = zext i32 %602 to i64
  %1087 = mul i32 %603, 7
  %1088 = zext i32 %1087 to i64
  %1089 = add nuw nsw i64 %1088, %1086
  %1090 = icmp ult i64 %1089, %1085
  br i1 %1090, label %1091, label %1165

1091:                                             ; preds = %1082
  %1092 = shl i32 %603, 3
  %1093 = zext i32 %1092 to i64
  %1094 = zext i32 %603 to i64
  %1095 = shl i32 %603, 1
  %1096 = zext i32 %1095 to i64
  %1097 = mul i32 %603, 3
  %1098 = zext i32 %1097 to i64
  %1099 = shl i32 %603, 2
  %1100 = zext i32 %1099 to i64
  %1101 = mul i32 %603, 5
  %1102 = zext i32 %1101 to i64
  %1103 = mul i32 %603, 6
  %1104 = zext i32 %1103 to i64
  br label %1105

1105:                                             ; preds = %1105, %1091
  %1106 = phi i64 [ %1086, %1091 ], [ %1162, %1105 ]
  %1107 = shl i64 %1106, 2
  %1108 = add i64 %1107, %1084
  %1109 = inttoptr i64 %1108 to i32 addrspace(1)*
  %1110 = load volatile i32, i32 addrspace(1)* %1109, align 4, !tbaa !11
  %1111 = add i64 %1106, %1094
  %1112 = shl i64 %1111, 2
  %1113 = add i64 %1112, %1084
  %1114 = inttoptr i64 %1113 to i32 addrspace(1)*
  %1115 = load volatile i32, i32 addrspace(1)* %1114, align 4, !tbaa !11
  %1116 = add i64 %1106, %1096
  %1117 = shl i64 %1116, 2
  %1118 = add i64 %1117, %1084
  %1119 = inttoptr i64 %1118 to i32 addrspace(1)*
  %1120 = load volatile i32, i32 addrspace(1)* %1119, align 4, !tbaa !11
  %1121 = add i64 %1106, %1098
  %1122 = shl i64 %1121, 2
  %1123 = add i64 %1122, %1084
  %1124 = inttoptr i64 %1123 to i32 addrspace(1)*
  %1125 = load volatile i32, i32 addrspace(1)* %1124, align 4, !tbaa !11
  %1126 = add i64 %1106, %1100
  %1127 = shl i64 %1126, 2
  %1128 = add i64 %1127, %1084
  %1129 = inttoptr i64 %1128 to i32 addrspace(1)*
  %1130 = load volatile i32, i32 addrspace(1)* %1129, align 4, !tbaa !11
  %1131 = add i64 %1106, %1102
  %1132 = shl i64 %1131, 2
  %1133 = add i64 %1132, %1084
  %1134 = inttoptr i64 %1133 to i32 addrspace(1)*
  %1135 = load volatile i32, i32 addrspace(1)* %1134, align 4, !tbaa !11
  %1136 = add i64 %1106, %1104
  %1137 = shl i64 %1136, 2
  %1138 = add i64 %1137, %1084
  %1139 = inttoptr i64 %1138 to i32 addrspace(1)*
  %1140 = load volatile i32, i32 addrspace(1)* %1139, align 4, !tbaa !11
  %1141 = add i64 %1106, %1088
  %1142 = shl i64 %1141, 2
  %1143 = add i64 %1142, %1084
  %1144 = inttoptr i64 %1143 to i32 addrspace(1)*
  %1145 = load volatile i32, i32 addrspace(1)* %1144, align 4, !tbaa !11
  %1146 = add i64 %1107, %1083
  %1147 = inttoptr i64 %1146 to i32 addrspace(1)*
  store i32 %1110, i32 addrspace(1)* %1147, align 4, !tbaa !11
  %1148 = add i64 %1112, %1083
  %1149 = inttoptr i64 %1148 to i32 addrspace(1)*
  store i32 %1115, i32 addrspace(1)* %1149, align 4, !tbaa !11
  %1150 = add i64 %1117, %1083
  %1151 = inttoptr i64 %1150 to i32 addrspace(1)*
  store i32 %1120, i32 addrspace(1)* %1151, align 4, !tbaa !11
  %1152 = add i64 %1122, %1083
  %1153 = inttoptr i64 %1152 to i32 addrspace(1)*
  store i32 %1125, i32 addrspace(1)* %1153, align 4, !tbaa !11
  %1154 = add i64 %1127, %1083
  %1155 = inttoptr i64 %1154 to i32 addrspace(1)*
  store i32 %1130, i32 addrspace(1)* %1155, align 4, !tbaa !11
  %1156 = add i64 %1132, %1083
  %1157 = inttoptr i64 %1156 to i32 addrspace(1)*
  store i32 %1135, i32 addrspace(1)* %1157, align 4, !tbaa !11
  %1158 = add i64 %1137, %1083
  %1159 = inttoptr i64 %1158 to i32 addrspace(1)*
  store i32 %1140, i32 addrspace(1)* %1159, align 4, !tbaa !11
  %1160 = add i64 %1142, %1083
  %1161 = inttoptr i64 %1160 to i32 addrspace(1)*
  store i32 %1145, i32 addrspace(1)* %1161, align 4, !tbaa !11
  %1162 = add i64 %1106, %1093
  %1163 = add i64 %1162, %1088
  %1164 = icmp ult i64 %1163, %1085
  br i1 %1164, label %1105, label %1165, !llvm.loop !61

1165:                                             ; preds = %1105, %1082
  %1166 = phi i64 [ %1086, %1082 ], [ %1162, %1105 ]
  %1167 = icmp ult i64 %1166, %1085
  br i1 %1167, label %1168, label %1297

1168:                                             ; preds = %1165
  %1169 = shl i64 %1166, 2
  %1170 = add i64 %1169, %1084
  %1171 = inttoptr i64 %1170 to i32 addrspace(1)*
  %1172 = load volatile i32, i32 addrspace(1)* %1171, align 4, !tbaa !11
  %1173 = zext i32 %603 to i64
  %1174 = add i64 %1166, %1173
  %1175 = icmp ult i64 %1174, %1085
  br i1 %1175, label %1176, label %1181

1176:                                             ; preds = %1168
  %1177 = shl i64 %1174, 2
  %1178 = add i64 %1177, %1084
  %1179 = inttoptr i64 %1178 to i32 addrspace(1)*
  %1180 = load volatile i32, i32 addrspace(1)* %1179, align 4, !tbaa !11
  br label %1181

1181:                                             ; preds = %1176, %1168
  %1182 = phi i32 [ %1180, %1176 ], [ 0, %1168 ]
  %1183 = shl i32 %603, 1
  %1184 = zext i32 %1183 to i64
  %1185 = add i64 %1166, %1184
  %1186 = icmp ult i64 %1185, %1085
  br i1 %1186, label %1187, label %1192

1187:                                             ; preds = %1181
  %1188 = shl i64 %1185, 2
  %1189 = add i64 %1188, %1084
  %1190 = inttoptr i64 %1189 to i32 addrspace(1)*
  %1191 = load volatile i32, i32 addrspace(1)* %1190, align 4, !tbaa !11
  br label %1192

1192:                                             ; preds = %1187, %1181
  %1193 = phi i32 [ %1191, %1187 ], [ 0, %1181 ]
  %1194 = mul i32 %603, 3
  %1195 = zext i32 %1194 to i64
  %1196 = add i64 %1166, %1195
  %1197 = icmp ult i64 %1196, %1085
  br i1 %1197, label %1198, label %1203

1198:                                             ; preds = %1192
  %1199 = shl i64 %1196, 2
  %1200 = add i64 %1199, %1084
  %1201 = inttoptr i64 %1200 to i32 addrspace(1)*
  %1202 = load volatile i32, i32 addrspace(1)* %1201, align 4, !tbaa !11
  br label %1203

1203:                                             ; preds = %1198, %1192
  %1204 = phi i32 [ %1202, %1198 ], [ 0, %1192 ]
  %1205 = shl i32 %603, 2
  %1206 = zext i32 %1205 to i64
  %1207 = add i64 %1166, %1206
  %1208 = icmp ult i64 %1207, %1085
  br i1 %1208, label %1209, label %1214

1209:                                             ; preds = %1203
  %1210 = shl i64 %1207, 2
  %1211 = add i64 %1210, %1084
  %1212 = inttoptr i64 %1211 to i32 addrspace(1)*
  %1213 = load volatile i32, i32 addrspace(1)* %1212, align 4, !tbaa !11
  br label %1214

1214:                                             ; preds = %1209, %1203
  %1215 = phi i32 [ %1213, %1209 ], [ 0, %1203 ]
  %1216 = mul i32 %603, 5
  %1217 = zext i32 %1216 to i64
  %1218 = add i64 %1166, %1217
  %1219 = icmp ult i64 %1218, %1085
  br i1 %1219, label %1220, label %1225

1220:                                             ; preds = %1214
  %1221 = shl i64 %1218, 2
  %1222 = add i64 %1221, %1084
  %1223 = inttoptr i64 %1222 to i32 addrspace(1)*
  %1224 = load volatile i32, i32 addrspace(1)* %1223, align 4, !tbaa !11
  br label %1225

1225:                                             ; preds = %1220, %1214
  %1226 = phi i32 [ %1224, %1220 ], [ 0, %1214 ]
  %1227 = mul i32 %603, 6
  %1228 = zext i32 %1227 to i64
  %1229 = add i64 %1166, %1228
  %1230 = icmp ult i64 %1229, %1085
  br i1 %1230, label %1231, label %1236

1231:                                             ; preds = %1225
  %1232 = shl i64 %1229, 2
  %1233 = add i64 %1232, %1084
  %1234 = inttoptr i64 %1233 to i32 addrspace(1)*
  %1235 = load volatile i32, i32 addrspace(1)* %1234, align 4, !tbaa !11
  br label %1236

1236:                                             ; preds = %1231, %1225
  %1237 = phi i32 [ %1235, %1231 ], [ 0, %1225 ]
  %1238 = add i64 %1166, %1088
  %1239 = icmp ult i64 %1238, %1085
  br i1 %1239, label %1240, label %1245

1240:                                             ; preds = %1236
  %1241 = shl i64 %1238, 2
  %1242 = add i64 %1241, %1084
  %1243 = inttoptr i64 %1242 to i32 addrspace(1)*
  %1244 = load volatile i32, i32 addrspace(1)* %1243, align 4, !tbaa !11
  br label %1245

1245:                                             ; preds = %1240, %1236
  %1246 = phi i32 [ %1244, %1240 ], [ 0, %1236 ]
  %1247 = add i64 %1169, %1083
  %1248 = inttoptr i64 %1247 to i32 addrspace(1)*
  store i32 %1172, i32 addrspace(1)* %1248, align 4, !tbaa !11
  br i1 %1175, label %1249, label %1253

1249:                                             ; preds = %1245
  %1250 = shl i64 %1174, 2
  %1251 = add i64 %1250, %1083
  %1252 = inttoptr i64 %1251 to i32 addrspace(1)*
  store i32 %1182, i32 addrspace(1)* %1252, align 4, !tbaa !11
  br label %1253

1253:                                             ; preds = %1249, %1245
  br i1 %1186, label %1254, label %1258

1254:                                             ; preds = %1253
  %1255 = shl i64 %1185, 2
  %1256 = add i64 %1255, %1083
  %1257 = inttoptr i64 %1256 to i32 addrspace(1)*
  store i32 %1193, i32 addrspace(1)* %1257, align 4, !tbaa !11
  br label %1258

1258:                                             ; preds = %1254, %1253
  br i1 %1197, label %1259, label %1263

1259:                                             ; preds = %1258
  %1260 = shl i64 %1196, 2
  %1261 = add i64 %1260, %1083
  %1262 = inttoptr i64 %1261 to i32 addrspace(1)*
  store i32 %1204, i32 addrspace(1)* %1262, align 4, !tbaa !11
  br label %1263

1263:                                             ; preds = %1259, %1258
  br i1 %1208, label %1264, label %1268

1264:                                             ; preds = %1263
  %1265 = shl i64 %1207, 2
  %1266 = add i64 %1265, %1083
  %1267 = inttoptr i64 %1266 to i32 addrspace(1)*
  store i32 %1215, i32 addrspace(1)* %1267, align 4, !tbaa !11
  br label %1268

1268:                                             ; preds = %1264, %1263
  br i1 %1219, label %1269, label %1273

1269:                                             ; preds = %1268
  %1270 = shl i64 %1218, 2
  %1271 = add i64 %1270, %1083
  %1272 = inttoptr i64 %1271 to i32 addrspace(1)*
  store i32 %1226, i32 addrspace(1)* %1272, align 4, !tbaa !11
  br label %1273

1273:                                             ; preds = %1269, %1268
  br i1 %1230, label %1274, label %1278

1274:                                             ; preds = %1273
  %1275 = shl i64 %1229, 2
  %1276 = add i64 %1275, %1083
  %1277 = inttoptr i64 %1276 to i32 addrspace(1)*
  store i32 %1237, i32 addrspace(1)* %1277, align 4, !tbaa !11
  br label %1278

1278:                                             ; preds = %1274, %1273
  br i1 %1239, label %1279, label %1297

1279:                                             ; preds = %1278
  %1280 = shl i64 %1238, 2
  %1281 = add i64 %1280, %1083
  %1282 = inttoptr i64 %1281 to i32 addrspace(1)*
  store i32 %1246, i32 addrspace(1)* %1282, align 4, !tbaa !11
  br label %1297

1283:                                             ; preds = %875
  %1284 = zext i32 %602 to i64
  %1285 = icmp ugt i64 %601, %1284
  br i1 %1285, label %1286, label %1331

1286:                                             ; preds = %1283
  %1287 = zext i32 %603 to i64
  br label %1288

1288:                                             ; preds = %1288, %1286
  %1289 = phi i64 [ %1284, %1286 ], [ %1295, %1288 ]
  %1290 = add i64 %1289, %600
  %1291 = inttoptr i64 %1290 to i8 addrspace(1)*
  %1292 = load volatile i8, i8 addrspace(1)* %1291, align 1, !tbaa !11
  %1293 = add i64 %1289, %585
  %1294 = inttoptr i64 %1293 to i8 addrspace(1)*
  store i8 %1292, i8 addrspace(1)* %1294, align 1, !tbaa !11
  %1295 = add i64 %1289, %1287
  %1296 = icmp ult i64 %1295, %601
  br i1 %1296, label %1288, label %1331, !llvm.loop !62

1297:                                             ; preds = %1279, %1278, %1165, %1078, %1077, %964
  %1298 = phi i64 [ %1086, %1279 ], [ %1086, %1278 ], [ %1086, %1165 ], [ %885, %1078 ], [ %885, %1077 ], [ %885, %964 ]
  %1299 = icmp ugt i64 %877, %1298
  br i1 %1299, label %1300, label %1311

1300:                                             ; preds = %1297
  %1301 = zext i32 %603 to i64
  br label %1302

1302:                                             ; preds = %1302, %1300
  %1303 = phi i64 [ %1298, %1300 ], [ %1309, %1302 ]
  %1304 = add i64 %1303, %600
  %1305 = inttoptr i64 %1304 to i8 addrspace(1)*
  %1306 = load volatile i8, i8 addrspace(1)* %1305, align 1, !tbaa !11
  %1307 = add i64 %1303, %585
  %1308 = inttoptr i64 %1307 to i8 addrspace(1)*
  store i8 %1306, i8 addrspace(1)* %1308, align 1, !tbaa !11
  %1309 = add i64 %1303, %1301
  %1310 = icmp ult i64 %1309, %877
  br i1 %1310, label %1302, label %1311, !llvm.loop !62

1311:                                             ; preds = %1302, %1297
  %1312 = add i64 %880, %877
  %1313 = sub i64 %601, %1312
  %1314 = icmp ugt i64 %1313, %1298
  br i1 %1314, label %1315, label %1331

1315:                                             ; preds = %1311
  %1316 = zext i32 %603 to i64
  br label %1317

1317:                                             ; preds = %1317, %1315
  %1318 = phi i64 [ %1298, %1315 ], [ %1325, %1317 ]
  %1319 = add i64 %1318, %1312
  %1320 = add i64 %1319, %600
  %1321 = inttoptr i64 %1320 to i8 addrspace(1)*
  %1322 = load volatile i8, i8 addrspace(1)* %1321, align 1, !tbaa !11
  %1323 = add i64 %1319, %585
  %1324 = inttoptr i64 %1323 to i8 addrspace(1)*
  store i8 %1322, i8 addrspace(1)* %1324, align 1, !tbaa !11
  %1325 = add i64 %1318, %1316
  %1326 = icmp ult i64 %1325, %1313
  br i1 %1326, label %1317, label %1331, !llvm.loop !62

1327:                                             ; preds = %872, %621
  %1328 = phi i64 [ %874, %872 ], [ %676, %621 ]
  %1329 = phi <4 x i32> [ %839, %872 ], [ %662, %621 ]
  %1330 = inttoptr i64 %1328 to <4 x i32> addrspace(1)*
  store <4 x i32> %1329, <4 x i32> addrspace(1)* %1330, align 16, !tbaa !11
  br label %1331

1331:                                             ; preds = %1317, %1288, %1327, %1311, %1283, %871, %758
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !128
  %1332 = add i64 %599, %82
  tail call void asm sideeffect "fence.acq_rel.sys;", "~{memory}"() #10, !srcloc !129
  %1333 = load i32, i32* %55, align 8, !tbaa !45
  %1334 = load i32, i32* %59, align 8, !tbaa !46
  %1335 = load i64, i64* %71, align 8, !tbaa !97
  %1336 = icmp eq i32 %1333, 0
  br i1 %1336, label %1337, label %1341

1337:                                             ; preds = %1331
  %1338 = load i64, i64* %72, align 8, !tbaa !98
  %1339 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1338, i64 1) #10, !srcloc !23
  %1340 = trunc i64 %1339 to i32
  br label %1341

1341:                                             ; preds = %1337, %1331
  %1342 = phi i32 [ %1340, %1337 ], [ 0, %1331 ]
  %1343 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1342, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !99
  %1344 = load i32, i32* %74, align 8, !tbaa !100
  %1345 = add i32 %1334, 1
  %1346 = icmp eq i32 %1345, -1
  %1347 = select i1 %1346, i32 0, i32 %1345
  %1348 = icmp ult i32 %1333, 4
  br i1 %1348, label %1349, label %1379

1349:                                             ; preds = %1341
  %1350 = load i64, i64* %6, align 8, !tbaa !101
  %1351 = zext i32 %1347 to i64
  %1352 = shl nuw i64 %1351, 32
  %1353 = or i64 %589, %1352
  %1354 = or i64 %1353, 512
  %1355 = shl nsw i32 -1, %1344
  %1356 = xor i32 %1355, -1
  %1357 = and i32 %1343, %1356
  %1358 = zext i32 %1357 to i64
  %1359 = shl nuw nsw i64 %1358, 5
  %1360 = add i64 %1350, %1359
  %1361 = inttoptr i64 %1360 to i64*
  %1362 = and i32 %1333, 1
  %1363 = icmp eq i32 %1362, 0
  %1364 = select i1 %1363, i64 %1354, i64 %1335
  %1365 = select i1 %1363, i64 %1332, i64 %601
  %1366 = shl i64 %1365, 1
  %1367 = and i32 %1333, 2
  %1368 = icmp eq i32 %1367, 0
  %1369 = select i1 %1368, i64 %1364, i64 %1366
  %1370 = lshr i32 %1343, %1344
  %1371 = and i32 %1370, 1
  %1372 = xor i32 %1371, 1
  %1373 = zext i32 %1372 to i64
  %1374 = or i64 %1369, %1373
  %1375 = zext i32 %1333 to i64
  %1376 = getelementptr inbounds i64, i64* %1361, i64 %1375
  %1377 = ptrtoint i64* %1376 to i64
  %1378 = inttoptr i64 %1377 to i64 addrspace(1)*
  store volatile i64 %1374, i64 addrspace(1)* %1378, align 8, !tbaa !5
  br label %1379

1379:                                             ; preds = %1349, %1341
  store i32 %1347, i32* %59, align 8, !tbaa !46
  %1380 = load i32, i32* %55, align 8, !tbaa !45
  %1381 = icmp eq i32 %1380, 0
  br i1 %1381, label %1382, label %1469

1382:                                             ; preds = %1379
  %1383 = load i64, i64* %64, align 8, !tbaa !85
  %1384 = tail call i32 asm sideeffect "mov.u32 $0, %clock;", "=r,~{memory}"() #10, !srcloc !102
  %1385 = load i32, i32* %75, align 4, !tbaa !9
  %1386 = icmp eq i32 %1385, 0
  %1387 = select i1 %1386, i32 2600, i32 %1385
  store i32 %1387, i32* %75, align 4, !tbaa !9
  br label %1388

1388:                                             ; preds = %1388, %1382
  %1389 = tail call i32 asm sideeffect "mov.u32 $0, %clock;", "=r,~{memory}"() #10, !srcloc !102
  %1390 = sub i32 %1389, %1384
  %1391 = load i32, i32* %75, align 4, !tbaa !9
  %1392 = icmp ult i32 %1390, %1391
  br i1 %1392, label %1388, label %1393, !llvm.loop !103

1393:                                             ; preds = %1388
  %1394 = add i64 %1383, %590
  %1395 = inttoptr i64 %1394 to i64*
  %1396 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1395) #10, !srcloc !86
  %1397 = lshr i64 %1396, 32
  %1398 = zext i32 %1347 to i64
  %1399 = icmp eq i64 %1397, %1398
  br i1 %1399, label %1400, label %1405, !prof !59

1400:                                             ; preds = %1393
  %1401 = load i32, i32* %75, align 4, !tbaa !9
  %1402 = icmp ugt i32 %1401, 512
  %1403 = select i1 %1402, i32 -16, i32 0
  %1404 = add i32 %1403, %1401
  br label %1414

1405:                                             ; preds = %1393
  %1406 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1395) #10, !srcloc !86
  %1407 = lshr i64 %1406, 32
  %1408 = icmp eq i64 %1407, %1398
  br i1 %1408, label %1409, label %1417

1409:                                             ; preds = %1405
  %1410 = load i32, i32* %75, align 4, !tbaa !9
  %1411 = icmp ult i32 %1410, 4096
  %1412 = select i1 %1411, i32 128, i32 0
  %1413 = add i32 %1412, %1410
  br label %1414

1414:                                             ; preds = %1409, %1400
  %1415 = phi i32 [ %1413, %1409 ], [ %1404, %1400 ]
  %1416 = phi i64 [ %1406, %1409 ], [ %1396, %1400 ]
  store i32 %1415, i32* %75, align 4, !tbaa !9
  br label %1417

1417:                                             ; preds = %1414, %1405
  %1418 = phi i64 [ %1406, %1405 ], [ %1416, %1414 ]
  br label %1419

1419:                                             ; preds = %1417, %1460
  %1420 = phi i32 [ %1427, %1460 ], [ 1, %1417 ]
  %1421 = phi i64 [ %1447, %1460 ], [ 0, %1417 ]
  %1422 = phi i64 [ %1461, %1460 ], [ %1418, %1417 ]
  %1423 = phi i32 [ %1462, %1460 ], [ undef, %1417 ]
  %1424 = lshr i64 %1422, 32
  %1425 = icmp eq i64 %1424, %1398
  br i1 %1425, label %1463, label %1426, !prof !59

1426:                                             ; preds = %1419
  %1427 = add i32 %1420, 1
  %1428 = and i32 %1420, 63
  %1429 = icmp eq i32 %1428, 0
  br i1 %1429, label %1430, label %1446, !prof !81

1430:                                             ; preds = %1426
  %1431 = load i64, i64* %65, align 8, !tbaa !91
  %1432 = inttoptr i64 %1431 to i64*
  %1433 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1432) #10, !srcloc !86
  %1434 = icmp eq i64 %1433, 0
  br i1 %1434, label %1435, label %1446

1435:                                             ; preds = %1430
  %1436 = icmp eq i64 %1421, 0
  br i1 %1436, label %1437, label %1441

1437:                                             ; preds = %1435
  %1438 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !92
  %1439 = load i64, i64* %66, align 8, !tbaa !93
  %1440 = add i64 %1439, %1438
  br label %1441

1441:                                             ; preds = %1437, %1435
  %1442 = phi i64 [ %1440, %1437 ], [ %1421, %1435 ]
  %1443 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !92
  %1444 = icmp ult i64 %1443, %1442
  %1445 = select i1 %1444, i32 0, i32 110
  br label %1446

1446:                                             ; preds = %1441, %1430, %1426
  %1447 = phi i64 [ %1442, %1441 ], [ %1421, %1430 ], [ %1421, %1426 ]
  %1448 = phi i32 [ %1445, %1441 ], [ 108, %1430 ], [ 0, %1426 ]
  %1449 = icmp eq i32 %1448, 0
  br i1 %1449, label %1458, label %1450, !prof !59

1450:                                             ; preds = %1446
  %1451 = load i64, i64* %62, align 8, !tbaa !47
  %1452 = add i64 %1451, %591
  %1453 = inttoptr i64 %1452 to i32 addrspace(1)*
  store volatile i32 %1347, i32 addrspace(1)* %1453, align 4, !tbaa !9
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !51
  %1454 = load i64, i64* %63, align 8, !tbaa !84
  %1455 = add i64 %1454, %594
  %1456 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1455, i64 %597) #10, !srcloc !72
  %1457 = or i32 %1448, -1073741824
  br label %1460

1458:                                             ; preds = %1446
  %1459 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1395) #10, !srcloc !86
  br label %1460

1460:                                             ; preds = %1458, %1450
  %1461 = phi i64 [ %1422, %1450 ], [ %1459, %1458 ]
  %1462 = phi i32 [ %1457, %1450 ], [ %1423, %1458 ]
  br i1 %1449, label %1419, label %1469, !llvm.loop !104

1463:                                             ; preds = %1419
  %1464 = trunc i64 %1422 to i32
  %1465 = icmp sgt i32 %1464, -1
  br i1 %1465, label %1469, label %1466, !prof !59

1466:                                             ; preds = %1463
  %1467 = sub i32 0, %1464
  %1468 = or i32 %1467, -2147483648
  br label %1469

1469:                                             ; preds = %1460, %1466, %1463, %1379
  %1470 = phi i32 [ 0, %1379 ], [ %1468, %1466 ], [ %1464, %1463 ], [ %1462, %1460 ]
  %1471 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1470, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !99
  %1472 = and i32 %1471, 65535
  %1473 = icmp slt i32 %1471, 0
  %1474 = select i1 %1473, i32 %1472, i32 0, !prof !81
  %1475 = icmp eq i32 %1471, 0
  %1476 = select i1 %1475, i32 5, i32 %1474
  %1477 = icmp eq i32 %1476, 0
  %1478 = select i1 %1477, i32 %1471, i32 0
  %1479 = zext i32 %1478 to i64
  %1480 = add i64 %599, %1479
  %1481 = icmp ult i64 %1480, %91
  %1482 = and i1 %1477, %1481
  br i1 %1482, label %598, label %1483, !llvm.loop !130

1483:                                             ; preds = %1469, %580
  %1484 = phi i64 [ 0, %580 ], [ %1480, %1469 ]
  %1485 = phi i32 [ 0, %580 ], [ %1471, %1469 ]
  %1486 = phi i32 [ 0, %580 ], [ %1476, %1469 ]
  br i1 %99, label %1487, label %2280

1487:                                             ; preds = %1483
  %1488 = load i64, i64* %54, align 8, !tbaa !25
  %1489 = icmp ugt i64 %1488, %82
  br i1 %1489, label %1490, label %1493

1490:                                             ; preds = %1487
  %1491 = load i64, i64* %77, align 8, !tbaa !57
  %1492 = add i64 %1491, %82
  br label %1529

1493:                                             ; preds = %1487
  %1494 = load i32, i32* %55, align 8, !tbaa !45
  %1495 = icmp eq i32 %1494, 0
  br i1 %1495, label %1496, label %1505

1496:                                             ; preds = %1493
  %1497 = load i32, i32* %52, align 8, !tbaa !55
  %1498 = zext i32 %1497 to i64
  %1499 = lshr i64 %82, %1498
  %1500 = shl i64 %1499, 3
  %1501 = load i64, i64* %67, align 8, !tbaa !71
  %1502 = add i64 %1500, %1501
  %1503 = inttoptr i64 %1502 to i64 addrspace(1)*
  %1504 = load volatile i64, i64 addrspace(1)* %1503, align 8, !tbaa !5
  br label %1505

1505:                                             ; preds = %1496, %1493
  %1506 = phi i64 [ %1504, %1496 ], [ 0, %1493 ]
  %1507 = trunc i64 %1506 to i32
  %1508 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1507, i32 0, i32 31) #7
  %1509 = lshr i64 %1506, 32
  %1510 = trunc i64 %1509 to i32
  %1511 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1510, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !24
  %1512 = zext i32 %1508 to i64
  %1513 = and i64 %1512, 917504
  %1514 = icmp eq i64 %1513, 393216
  br i1 %1514, label %1515, label %1529

1515:                                             ; preds = %1505
  %1516 = zext i32 %1511 to i64
  %1517 = shl nuw i64 %1516, 32
  %1518 = or i64 %1517, %1512
  %1519 = load i64, i64* %76, align 8, !tbaa !111
  %1520 = lshr i64 %1518, 20
  %1521 = load i32, i32* %52, align 8, !tbaa !55
  %1522 = zext i32 %1521 to i64
  %1523 = shl i64 %1520, %1522
  %1524 = add i64 %1523, %1519
  %1525 = shl nsw i64 -1, %1522
  %1526 = xor i64 %1525, -1
  %1527 = and i64 %82, %1526
  %1528 = add i64 %1524, %1527
  br label %1529

1529:                                             ; preds = %1515, %1505, %1490
  %1530 = phi i64 [ %1492, %1490 ], [ %1528, %1515 ], [ 0, %1505 ]
  %1531 = icmp ne i64 %1530, 0
  %1532 = icmp ne i64 %1484, 0
  %1533 = and i1 %1532, %1531
  br i1 %1533, label %1534, label %2265

1534:                                             ; preds = %1529
  %1535 = load i32, i32* %55, align 8, !tbaa !45
  %1536 = load i32, i32* %70, align 4, !tbaa !58
  %1537 = xor i64 %1530, %81
  %1538 = and i64 %1537, 15
  %1539 = icmp eq i64 %1538, 0
  %1540 = and i64 %1537, 3
  %1541 = icmp eq i64 %1540, 0
  %1542 = select i1 %1541, i64 4, i64 1
  %1543 = select i1 %1539, i64 16, i64 %1542
  %1544 = sub i64 0, %1530
  %1545 = add nsw i64 %1543, -1
  %1546 = and i64 %1545, %1544
  %1547 = or i64 %1484, %81
  %1548 = or i64 %1547, %1530
  %1549 = and i64 %1548, 15
  %1550 = icmp eq i64 %1549, 0
  br i1 %1550, label %1551, label %1809, !prof !59

1551:                                             ; preds = %1534
  %1552 = shl i32 %1536, 7
  %1553 = zext i32 %1552 to i64
  %1554 = icmp eq i64 %1484, %1553
  br i1 %1554, label %1555, label %1611

1555:                                             ; preds = %1551
  %1556 = shl i32 %1535, 4
  %1557 = zext i32 %1556 to i64
  %1558 = add i64 %1530, %1557
  %1559 = add i64 %81, %1557
  %1560 = shl i32 %1536, 4
  %1561 = inttoptr i64 %1559 to <4 x i32> addrspace(1)*
  %1562 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1561, align 16, !tbaa !11
  %1563 = zext i32 %1560 to i64
  %1564 = add i64 %1559, %1563
  %1565 = inttoptr i64 %1564 to <4 x i32> addrspace(1)*
  %1566 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1565, align 16, !tbaa !11
  %1567 = shl i32 %1536, 5
  %1568 = zext i32 %1567 to i64
  %1569 = add i64 %1559, %1568
  %1570 = inttoptr i64 %1569 to <4 x i32> addrspace(1)*
  %1571 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1570, align 16, !tbaa !11
  %1572 = mul i32 %1536, 48
  %1573 = zext i32 %1572 to i64
  %1574 = add i64 %1559, %1573
  %1575 = inttoptr i64 %1574 to <4 x i32> addrspace(1)*
  %1576 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1575, align 16, !tbaa !11
  %1577 = shl i32 %1536, 6
  %1578 = zext i32 %1577 to i64
  %1579 = add i64 %1559, %1578
  %1580 = inttoptr i64 %1579 to <4 x i32> addrspace(1)*
  %1581 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1580, align 16, !tbaa !11
  %1582 = mul i32 %1536, 80
  %1583 = zext i32 %1582 to i64
  %1584 = add i64 %1559, %1583
  %1585 = inttoptr i64 %1584 to <4 x i32> addrspace(1)*
  %1586 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1585, align 16, !tbaa !11
  %1587 = mul i32 %1536, 96
  %1588 = zext i32 %1587 to i64
  %1589 = add i64 %1559, %1588
  %1590 = inttoptr i64 %1589 to <4 x i32> addrspace(1)*
  %1591 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1590, align 16, !tbaa !11
  %1592 = mul i32 %1536, 112
  %1593 = zext i32 %1592 to i64
  %1594 = add i64 %1559, %1593
  %1595 = inttoptr i64 %1594 to <4 x i32> addrspace(1)*
  %1596 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1595, align 16, !tbaa !11
  %1597 = inttoptr i64 %1558 to <4 x i32> addrspace(1)*
  store <4 x i32> %1562, <4 x i32> addrspace(1)* %1597, align 16, !tbaa !11
  %1598 = add i64 %1558, %1563
  %1599 = inttoptr i64 %1598 to <4 x i32> addrspace(1)*
  store <4 x i32> %1566, <4 x i32> addrspace(1)* %1599, align 16, !tbaa !11
  %1600 = add i64 %1558, %1568
  %1601 = inttoptr i64 %1600 to <4 x i32> addrspace(1)*
  store <4 x i32> %1571, <4 x i32> addrspace(1)* %1601, align 16, !tbaa !11
  %1602 = add i64 %1558, %1573
  %1603 = inttoptr i64 %1602 to <4 x i32> addrspace(1)*
  store <4 x i32> %1576, <4 x i32> addrspace(1)* %1603, align 16, !tbaa !11
  %1604 = add i64 %1558, %1578
  %1605 = inttoptr i64 %1604 to <4 x i32> addrspace(1)*
  store <4 x i32> %1581, <4 x i32> addrspace(1)* %1605, align 16, !tbaa !11
  %1606 = add i64 %1558, %1583
  %1607 = inttoptr i64 %1606 to <4 x i32> addrspace(1)*
  store <4 x i32> %1586, <4 x i32> addrspace(1)* %1607, align 16, !tbaa !11
  %1608 = add i64 %1558, %1588
  %1609 = inttoptr i64 %1608 to <4 x i32> addrspace(1)*
  store <4 x i32> %1591, <4 x i32> addrspace(1)* %1609, align 16, !tbaa !11
  %1610 = add i64 %1558, %1593
  br label %2261

1611:                                             ; preds = %1551
  %1612 = lshr i64 %1484, 4
  %1613 = zext i32 %1535 to i64
  %1614 = mul i32 %1536, 7
  %1615 = zext i32 %1614 to i64
  %1616 = add nuw nsw i64 %1615, %1613
  %1617 = icmp ult i64 %1616, %1612
  br i1 %1617, label %1618, label %1692

1618:                                             ; preds = %1611
  %1619 = shl i32 %1536, 3
  %1620 = zext i32 %1619 to i64
  %1621 = zext i32 %1536 to i64
  %1622 = shl i32 %1536, 1
  %1623 = zext i32 %1622 to i64
  %1624 = mul i32 %1536, 3
  %1625 = zext i32 %1624 to i64
  %1626 = shl i32 %1536, 2
  %1627 = zext i32 %1626 to i64
  %1628 = mul i32 %1536, 5
  %1629 = zext i32 %1628 to i64
  %1630 = mul i32 %1536, 6
  %1631 = zext i32 %1630 to i64
  br label %1632

1632:                                             ; preds = %1632, %1618
  %1633 = phi i64 [ %1613, %1618 ], [ %1689, %1632 ]
  %1634 = shl i64 %1633, 4
  %1635 = add i64 %1634, %81
  %1636 = inttoptr i64 %1635 to <4 x i32> addrspace(1)*
  %1637 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1636, align 16, !tbaa !11
  %1638 = add i64 %1633, %1621
  %1639 = shl i64 %1638, 4
  %1640 = add i64 %1639, %81
  %1641 = inttoptr i64 %1640 to <4 x i32> addrspace(1)*
  %1642 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1641, align 16, !tbaa !11
  %1643 = add i64 %1633, %1623
  %1644 = shl i64 %1643, 4
  %1645 = add i64 %1644, %81
  %1646 = inttoptr i64 %1645 to <4 x i32> addrspace(1)*
  %1647 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1646, align 16, !tbaa !11
  %1648 = add i64 %1633, %1625
  %1649 = shl i64 %1648, 4
  %1650 = add i64 %1649, %81
  %1651 = inttoptr i64 %1650 to <4 x i32> addrspace(1)*
  %1652 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1651, align 16, !tbaa !11
  %1653 = add i64 %1633, %1627
  %1654 = shl i64 %1653, 4
  %1655 = add i64 %1654, %81
  %1656 = inttoptr i64 %1655 to <4 x i32> addrspace(1)*
  %1657 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1656, align 16, !tbaa !11
  %1658 = add i64 %1633, %1629
  %1659 = shl i64 %1658, 4
  %1660 = add i64 %1659, %81
  %1661 = inttoptr i64 %1660 to <4 x i32> addrspace(1)*
  %1662 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1661, align 16, !tbaa !11
  %1663 = add i64 %1633, %1631
  %1664 = shl i64 %1663, 4
  %1665 = add i64 %1664, %81
  %1666 = inttoptr i64 %1665 to <4 x i32> addrspace(1)*
  %1667 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1666, align 16, !tbaa !11
  %1668 = add i64 %1633, %1615
  %1669 = shl i64 %1668, 4
  %1670 = add i64 %1669, %81
  %1671 = inttoptr i64 %1670 to <4 x i32> addrspace(1)*
  %1672 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1671, align 16, !tbaa !11
  %1673 = add i64 %1634, %1530
  %1674 = inttoptr i64 %1673 to <4 x i32> addrspace(1)*
  store <4 x i32> %1637, <4 x i32> addrspace(1)* %1674, align 16, !tbaa !11
  %1675 = add i64 %1639, %1530
  %1676 = inttoptr i64 %1675 to <4 x i32> addrspace(1)*
  store <4 x i32> %1642, <4 x i32> addrspace(1)* %1676, align 16, !tbaa !11
  %1677 = add i64 %1644, %1530
  %1678 = inttoptr i64 %1677 to <4 x i32> addrspace(1)*
  store <4 x i32> %1647, <4 x i32> addrspace(1)* %1678, align 16, !tbaa !11
  %1679 = add i64 %1649, %1530
  %1680 = inttoptr i64 %1679 to <4 x i32> addrspace(1)*
  store <4 x i32> %1652, <4 x i32> addrspace(1)* %1680, align 16, !tbaa !11
  %1681 = add i64 %1654, %1530
  %1682 = inttoptr i64 %1681 to <4 x i32> addrspace(1)*
  store <4 x i32> %1657, <4 x i32> addrspace(1)* %1682, align 16, !tbaa !11
  %1683 = add i64 %1659, %1530
  %1684 = inttoptr i64 %1683 to <4 x i32> addrspace(1)*
  store <4 x i32> %1662, <4 x i32> addrspace(1)* %1684, align 16, !tbaa !11
  %1685 = add i64 %1664, %1530
  %1686 = inttoptr i64 %1685 to <4 x i32> addrspace(1)*
  store <4 x i32> %1667, <4 x i32> addrspace(1)* %1686, align 16, !tbaa !11
  %1687 = add i64 %1669, %1530
  %1688 = inttoptr i64 %1687 to <4 x i32> addrspace(1)*
  store <4 x i32> %1672, <4 x i32> addrspace(1)* %1688, align 16, !tbaa !11
  %1689 = add i64 %1633, %1620
  %1690 = add i64 %1689, %1615
  %1691 = icmp ult i64 %1690, %1612
  br i1 %1691, label %1632, label %1692, !llvm.loop !60

1692:                                             ; preds = %1632, %1611
  %1693 = phi i64 [ %1613, %1611 ], [ %1689, %1632 ]
  %1694 = icmp ult i64 %1693, %1612
  br i1 %1694, label %1695, label %2265

1695:                                             ; preds = %1692
  %1696 = shl i64 %1693, 4
  %1697 = add i64 %1696, %81
  %1698 = inttoptr i64 %1697 to <4 x i32> addrspace(1)*
  %1699 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1698, align 16, !tbaa !11
  %1700 = zext i32 %1536 to i64
  %1701 = add i64 %1693, %1700
  %1702 = icmp ult i64 %1701, %1612
  br i1 %1702, label %1703, label %1708

1703:                                             ; preds = %1695
  %1704 = shl i64 %1701, 4
  %1705 = add i64 %1704, %81
  %1706 = inttoptr i64 %1705 to <4 x i32> addrspace(1)*
  %1707 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1706, align 16, !tbaa !11
  br label %1708

1708:                                             ; preds = %1703, %1695
  %1709 = phi <4 x i32> [ %1707, %1703 ], [ zeroinitializer, %1695 ]
  %1710 = shl i32 %1536, 1
  %1711 = zext i32 %1710 to i64
  %1712 = add i64 %1693, %1711
  %1713 = icmp ult i64 %1712, %1612
  br i1 %1713, label %1714, label %1719

1714:                                             ; preds = %1708
  %1715 = shl i64 %1712, 4
  %1716 = add i64 %1715, %81
  %1717 = inttoptr i64 %1716 to <4 x i32> addrspace(1)*
  %1718 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1717, align 16, !tbaa !11
  br label %1719

1719:                                             ; preds = %1714, %1708
  %1720 = phi <4 x i32> [ %1718, %1714 ], [ zeroinitializer, %1708 ]
  %1721 = mul i32 %1536, 3
  %1722 = zext i32 %1721 to i64
  %1723 = add i64 %1693, %1722
  %1724 = icmp ult i64 %1723, %1612
  br i1 %1724, label %1725, label %1730

1725:                                             ; preds = %1719
  %1726 = shl i64 %1723, 4
  %1727 = add i64 %1726, %81
  %1728 = inttoptr i64 %1727 to <4 x i32> addrspace(1)*
  %1729 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1728, align 16, !tbaa !11
  br label %1730

1730:                                             ; preds = %1725, %1719
  %1731 = phi <4 x i32> [ %1729, %1725 ], [ zeroinitializer, %1719 ]
  %1732 = shl i32 %1536, 2
  %1733 = zext i32 %1732 to i64
  %1734 = add i64 %1693, %1733
  %1735 = icmp ult i64 %1734, %1612
  br i1 %1735, label %1736, label %1741

1736:                                             ; preds = %1730
  %1737 = shl i64 %1734, 4
  %1738 = add i64 %1737, %81
  %1739 = inttoptr i64 %1738 to <4 x i32> addrspace(1)*
  %1740 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1739, align 16, !tbaa !11
  br label %1741

1741:                                             ; preds = %1736, %1730
  %1742 = phi <4 x i32> [ %1740, %1736 ], [ zeroinitializer, %1730 ]
  %1743 = mul i32 %1536, 5
  %1744 = zext i32 %1743 to i64
  %1745 = add i64 %1693, %1744
  %1746 = icmp ult i64 %1745, %1612
  br i1 %1746, label %1747, label %1752

1747:                                             ; preds = %1741
  %1748 = shl i64 %1745, 4
  %1749 = add i64 %1748, %81
  %1750 = inttoptr i64 %1749 to <4 x i32> addrspace(1)*
  %1751 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1750, align 16, !tbaa !11
  br label %1752

1752:                                             ; preds = %1747, %1741
  %1753 = phi <4 x i32> [ %1751, %1747 ], [ zeroinitializer, %1741 ]
  %1754 = mul i32 %1536, 6
  %1755 = zext i32 %1754 to i64
  %1756 = add i64 %1693, %1755
  %1757 = icmp ult i64 %1756, %1612
  br i1 %1757, label %1758, label %1763

1758:                                             ; preds = %1752
  %1759 = shl i64 %1756, 4
  %1760 = add i64 %1759, %81
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
  %1769 = add i64 %1768, %81
  %1770 = inttoptr i64 %1769 to <4 x i32> addrspace(1)*
  %1771 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1770, align 16, !tbaa !11
  br label %1772

1772:                                             ; preds = %1767, %1763
  %1773 = phi <4 x i32> [ %1771, %1767 ], [ zeroinitializer, %1763 ]
  %1774 = add i64 %1696, %1530
  %1775 = inttoptr i64 %1774 to <4 x i32> addrspace(1)*
  store <4 x i32> %1699, <4 x i32> addrspace(1)* %1775, align 16, !tbaa !11
  br i1 %1702, label %1776, label %1780

1776:                                             ; preds = %1772
  %1777 = shl i64 %1701, 4
  %1778 = add i64 %1777, %1530
  %1779 = inttoptr i64 %1778 to <4 x i32> addrspace(1)*
  store <4 x i32> %1709, <4 x i32> addrspace(1)* %1779, align 16, !tbaa !11
  br label %1780

1780:                                             ; preds = %1776, %1772
  br i1 %1713, label %1781, label %1785

1781:                                             ; preds = %1780
  %1782 = shl i64 %1712, 4
  %1783 = add i64 %1782, %1530
  %1784 = inttoptr i64 %1783 to <4 x i32> addrspace(1)*
  store <4 x i32> %1720, <4 x i32> addrspace(1)* %1784, align 16, !tbaa !11
  br label %1785

1785:                                             ; preds = %1781, %1780
  br i1 %1724, label %1786, label %1790

1786:                                             ; preds = %1785
  %1787 = shl i64 %1723, 4
  %1788 = add i64 %1787, %1530
  %1789 = inttoptr i64 %1788 to <4 x i32> addrspace(1)*
  store <4 x i32> %1731, <4 x i32> addrspace(1)* %1789, align 16, !tbaa !11
  br label %1790

1790:                                             ; preds = %1786, %1785
  br i1 %1735, label %1791, label %1795

1791:                                             ; preds = %1790
  %1792 = shl i64 %1734, 4
  %1793 = add i64 %1792, %1530
  %1794 = inttoptr i64 %1793 to <4 x i32> addrspace(1)*
  store <4 x i32> %1742, <4 x i32> addrspace(1)* %1794, align 16, !tbaa !11
  br label %1795

1795:                                             ; preds = %1791, %1790
  br i1 %1746, label %1796, label %1800

1796:                                             ; preds = %1795
  %1797 = shl i64 %1745, 4
  %1798 = add i64 %1797, %1530
  %1799 = inttoptr i64 %1798 to <4 x i32> addrspace(1)*
  store <4 x i32> %1753, <4 x i32> addrspace(1)* %1799, align 16, !tbaa !11
  br label %1800

1800:                                             ; preds = %1796, %1795
  br i1 %1757, label %1801, label %1805

1801:                                             ; preds = %1800
  %1802 = shl i64 %1756, 4
  %1803 = add i64 %1802, %1530
  %1804 = inttoptr i64 %1803 to <4 x i32> addrspace(1)*
  store <4 x i32> %1764, <4 x i32> addrspace(1)* %1804, align 16, !tbaa !11
  br label %1805

1805:                                             ; preds = %1801, %1800
  br i1 %1766, label %1806, label %2265

1806:                                             ; preds = %1805
  %1807 = shl i64 %1765, 4
  %1808 = add i64 %1807, %1530
  br label %2261

1809:                                             ; preds = %1534
  %1810 = icmp ult i64 %1546, %1484
  %1811 = select i1 %1810, i64 %1546, i64 %1484
  %1812 = sub i64 %1484, %1811
  %1813 = sub nsw i64 0, %1543
  %1814 = and i64 %1812, %1813
  switch i64 %1543, label %2217 [
    i64 16, label %1815
    i64 4, label %2016
  ]

1815:                                             ; preds = %1809
  %1816 = add i64 %1811, %1530
  %1817 = add i64 %1811, %81
  %1818 = lshr i64 %1814, 4
  %1819 = zext i32 %1535 to i64
  %1820 = mul i32 %1536, 7
  %1821 = zext i32 %1820 to i64
  %1822 = add nuw nsw i64 %1821, %1819
  %1823 = icmp ult i64 %1822, %1818
  br i1 %1823, label %1824, label %1898

1824:                                             ; preds = %1815
  %1825 = shl i32 %1536, 3
  %1826 = zext i32 %1825 to i64
  %1827 = zext i32 %1536 to i64
  %1828 = shl i32 %1536, 1
  %1829 = zext i32 %1828 to i64
  %1830 = mul i32 %1536, 3
  %1831 = zext i32 %1830 to i64
  %1832 = shl i32 %1536, 2
  %1833 = zext i32 %1832 to i64
  %1834 = mul i32 %1536, 5
  %1835 = zext i32 %1834 to i64
  %1836 = mul i32 %1536, 6
  %1837 = zext i32 %1836 to i64
  br label %1838

1838:                                             ; preds = %1838, %1824
  %1839 = phi i64 [ %1819, %1824 ], [ %1895, %1838 ]
  %1840 = shl i64 %1839, 4
  %1841 = add i64 %1840, %1817
  %1842 = inttoptr i64 %1841 to <4 x i32> addrspace(1)*
  %1843 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1842, align 16, !tbaa !11
  %1844 = add i64 %1839, %1827
  %1845 = shl i64 %1844, 4
  %1846 = add i64 %1845, %1817
  %1847 = inttoptr i64 %1846 to <4 x i32> addrspace(1)*
  %1848 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1847, align 16, !tbaa !11
  %1849 = add i64 %1839, %1829
  %1850 = shl i64 %1849, 4
  %1851 = add i64 %1850, %1817
  %1852 = inttoptr i64 %1851 to <4 x i32> addrspace(1)*
  %1853 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1852, align 16, !tbaa !11
  %1854 = add i64 %1839, %1831
  %1855 = shl i64 %1854, 4
  %1856 = add i64 %1855, %1817
  %1857 = inttoptr i64 %1856 to <4 x i32> addrspace(1)*
  %1858 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1857, align 16, !tbaa !11
  %1859 = add i64 %1839, %1833
  %1860 = shl i64 %1859, 4
  %1861 = add i64 %1860, %1817
  %1862 = inttoptr i64 %1861 to <4 x i32> addrspace(1)*
  %1863 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1862, align 16, !tbaa !11
  %1864 = add i64 %1839, %1835
  %1865 = shl i64 %1864, 4
  %1866 = add i64 %1865, %1817
  %1867 = inttoptr i64 %1866 to <4 x i32> addrspace(1)*
  %1868 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1867, align 16, !tbaa !11
  %1869 = add i64 %1839, %1837
  %1870 = shl i64 %1869, 4
  %1871 = add i64 %1870, %1817
  %1872 = inttoptr i64 %1871 to <4 x i32> addrspace(1)*
  %1873 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1872, align 16, !tbaa !11
  %1874 = add i64 %1839, %1821
  %1875 = shl i64 %1874, 4
  %1876 = add i64 %1875, %1817
  %1877 = inttoptr i64 %1876 to <4 x i32> addrspace(1)*
  %1878 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1877, align 16, !tbaa !11
  %1879 = add i64 %1840, %1816
  %1880 = inttoptr i64 %1879 to <4 x i32> addrspace(1)*
  store <4 x i32> %1843, <4 x i32> addrspace(1)* %1880, align 16, !tbaa !11
  %1881 = add i64 %1845, %1816
  %1882 = inttoptr i64 %1881 to <4 x i32> addrspace(1)*
  store <4 x i32> %1848, <4 x i32> addrspace(1)* %1882, align 16, !tbaa !11
  %1883 = add i64 %1850, %1816
  %1884 = inttoptr i64 %1883 to <4 x i32> addrspace(1)*
  store <4 x i32> %1853, <4 x i32> addrspace(1)* %1884, align 16, !tbaa !11
  %1885 = add i64 %1855, %1816
  %1886 = inttoptr i64 %1885 to <4 x i32> addrspace(1)*
  store <4 x i32> %1858, <4 x i32> addrspace(1)* %1886, align 16, !tbaa !11
  %1887 = add i64 %1860, %1816
  %1888 = inttoptr i64 %1887 to <4 x i32> addrspace(1)*
  store <4 x i32> %1863, <4 x i32> addrspace(1)* %1888, align 16, !tbaa !11
  %1889 = add i64 %1865, %1816
  %1890 = inttoptr i64 %1889 to <4 x i32> addrspace(1)*
  store <4 x i32> %1868, <4 x i32> addrspace(1)* %1890, align 16, !tbaa !11
  %1891 = add i64 %1870, %1816
  %1892 = inttoptr i64 %1891 to <4 x i32> addrspace(1)*
  store <4 x i32> %1873, <4 x i32> addrspace(1)* %1892, align 16, !tbaa !11
  %1893 = add i64 %1875, %1816
  %1894 = inttoptr i64 %1893 to <4 x i32> addrspace(1)*
  store <4 x i32> %1878, <4 x i32> addrspace(1)* %1894, align 16, !tbaa !11
  %1895 = add i64 %1839, %1826
  %1896 = add i64 %1895, %1821
  %1897 = icmp ult i64 %1896, %1818
  br i1 %1897, label %1838, label %1898, !llvm.loop !60

1898:                                             ; preds = %1838, %1815
  %1899 = phi i64 [ %1819, %1815 ], [ %1895, %1838 ]
  %1900 = icmp ult i64 %1899, %1818
  br i1 %1900, label %1901, label %2231

1901:                                             ; preds = %1898
  %1902 = shl i64 %1899, 4
  %1903 = add i64 %1902, %1817
  %1904 = inttoptr i64 %1903 to <4 x i32> addrspace(1)*
  %1905 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1904, align 16, !tbaa !11
  %1906 = zext i32 %1536 to i64
  %1907 = add i64 %1899, %1906
  %1908 = icmp ult i64 %1907, %1818
  br i1 %1908, label %1909, label %1914

1909:                                             ; preds = %1901
  %1910 = shl i64 %1907, 4
  %1911 = add i64 %1910, %1817
  %1912 = inttoptr i64 %1911 to <4 x i32> addrspace(1)*
  %1913 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1912, align 16, !tbaa !11
  br label %1914

1914:                                             ; preds = %1909, %1901
  %1915 = phi <4 x i32> [ %1913, %1909 ], [ zeroinitializer, %1901 ]
  %1916 = shl i32 %1536, 1
  %1917 = zext i32 %1916 to i64
  %1918 = add i64 %1899, %1917
  %1919 = icmp ult i64 %1918, %1818
  br i1 %1919, label %1920, label %1925

1920:                                             ; preds = %1914
  %1921 = shl i64 %1918, 4
  %1922 = add i64 %1921, %1817
  %1923 = inttoptr i64 %1922 to <4 x i32> addrspace(1)*
  %1924 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1923, align 16, !tbaa !11
  br label %1925

1925:                                             ; preds = %1920, %1914
  %1926 = phi <4 x i32> [ %1924, %1920 ], [ zeroinitializer, %1914 ]
  %1927 = mul i32 %1536, 3
  %1928 = zext i32 %1927 to i64
  %1929 = add i64 %1899, %1928
  %1930 = icmp ult i64 %1929, %1818
  br i1 %1930, label %1931, label %1936

1931:                                             ; preds = %1925
  %1932 = shl i64 %1929, 4
  %1933 = add i64 %1932, %1817
  %1934 = inttoptr i64 %1933 to <4 x i32> addrspace(1)*
  %1935 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1934, align 16, !tbaa !11
  br label %1936

1936:                                             ; preds = %1931, %1925
  %1937 = phi <4 x i32> [ %1935, %1931 ], [ zeroinitializer, %1925 ]
  %1938 = shl i32 %1536, 2
  %1939 = zext i32 %1938 to i64
  %1940 = add i64 %1899, %1939
  %1941 = icmp ult i64 %1940, %1818
  br i1 %1941, label %1942, label %1947

1942:                                             ; preds = %1936
  %1943 = shl i64 %1940, 4
  %1944 = add i64 %1943, %1817
  %1945 = inttoptr i64 %1944 to <4 x i32> addrspace(1)*
  %1946 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1945, align 16, !tbaa !11
  br label %1947

1947:                                             ; preds = %1942, %1936
  %1948 = phi <4 x i32> [ %1946, %1942 ], [ zeroinitializer, %1936 ]
  %1949 = mul i32 %1536, 5
  %1950 = zext i32 %1949 to i64
  %1951 = add i64 %1899, %1950
  %1952 = icmp ult i64 %1951, %1818
  br i1 %1952, label %1953, label %1958

1953:                                             ; preds = %1947
  %1954 = shl i64 %1951, 4
  %1955 = add i64 %1954, %1817
  %1956 = inttoptr i64 %1955 to <4 x i32> addrspace(1)*
  %1957 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1956, align 16, !tbaa !11
  br label %1958

1958:                                             ; preds = %1953, %1947
  %1959 = phi <4 x i32> [ %1957, %1953 ], [ zeroinitializer, %1947 ]
  %1960 = mul i32 %1536, 6
  %1961 = zext i32 %1960 to i64
  %1962 = add i64 %1899, %1961
  %1963 = icmp ult i64 %1962, %1818
  br i1 %1963, label %1964, label %1969

1964:                                             ; preds = %1958
  %1965 = shl i64 %1962, 4
  %1966 = add i64 %1965, %1817
  %1967 = inttoptr i64 %1966 to <4 x i32> addrspace(1)*
  %1968 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1967, align 16, !tbaa !11
  br label %1969

1969:                                             ; preds = %1964, %1958
  %1970 = phi <4 x i32> [ %1968, %1964 ], [ zeroinitializer, %1958 ]
  %1971 = add i64 %1899, %1821
  %1972 = icmp ult i64 %1971, %1818
  br i1 %1972, label %1973, label %1978

1973:                                             ; preds = %1969
  %1974 = shl i64 %1971, 4
  %1975 = add i64 %1974, %1817
  %1976 = inttoptr i64 %1975 to <4 x i32> addrspace(1)*
  %1977 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1976, align 16, !tbaa !11
  br label %1978

1978:                                             ; preds = %1973, %1969
  %1979 = phi <4 x i32> [ %1977, %1973 ], [ zeroinitializer, %1969 ]
  %1980 = add i64 %1902, %1816
  %1981 = inttoptr i64 %1980 to <4 x i32> addrspace(1)*
  store <4 x i32> %1905, <4 x i32> addrspace(1)* %1981, align 16, !tbaa !11
  br i1 %1908, label %1982, label %1986

1982:                                             ; preds = %1978
  %1983 = shl i64 %1907, 4
  %1984 = add i64 %1983, %1816
  %1985 = inttoptr i64 %1984 to <4 x i32> addrspace(1)*
  store <4 x i32> %1915, <4 x i32> addrspace(1)* %1985, align 16, !tbaa !11
  br label %1986

1986:                                             ; preds = %1982, %1978
  br i1 %1919, label %1987, label %1991

1987:                                             ; preds = %1986
  %1988 = shl i64 %1918, 4
  %1989 = add i64 %1988, %1816
  %1990 = inttoptr i64 %1989 to <4 x i32> addrspace(1)*
  store <4 x i32> %1926, <4 x i32> addrspace(1)* %1990, align 16, !tbaa !11
  br label %1991

1991:                                             ; preds = %1987, %1986
  br i1 %1930, label %1992, label %1996

1992:                                             ; preds = %1991
  %1993 = shl i64 %1929, 4
  %1994 = add i64 %1993, %1816
  %1995 = inttoptr i64 %1994 to <4 x i32> addrspace(1)*
  store <4 x i32> %1937, <4 x i32> addrspace(1)* %1995, align 16, !tbaa !11
  br label %1996

1996:                                             ; preds = %1992, %1991
  br i1 %1941, label %1997, label %2001

1997:                                             ; preds = %1996
  %1998 = shl i64 %1940, 4
  %1999 = add i64 %1998, %1816
  %2000 = inttoptr i64 %1999 to <4 x i32> addrspace(1)*
  store <4 x i32> %1948, <4 x i32> addrspace(1)* %2000, align 16, !tbaa !11
  br label %2001

2001:                                             ; preds = %1997, %1996
  br i1 %1952, label %2002, label %2006

2002:                                             ; preds = %2001
  %2003 = shl i64 %1951, 4
  %2004 = add i64 %2003, %1816
  %2005 = inttoptr i64 %2004 to <4 x i32> addrspace(1)*
  store <4 x i32> %1959, <4 x i32> addrspace(1)* %2005, align 16, !tbaa !11
  br label %2006

2006:                                             ; preds = %2002, %2001
  br i1 %1963, label %2007, label %2011

2007:                                             ; preds = %2006
  %2008 = shl i64 %1962, 4
  %2009 = add i64 %2008, %1816
  %2010 = inttoptr i64 %2009 to <4 x i32> addrspace(1)*
  store <4 x i32> %1970, <4 x i32> addrspace(1)* %2010, align 16, !tbaa !11
  br label %2011

2011:                                             ; preds = %2007, %2006
  br i1 %1972, label %2012, label %2231

2012:                                             ; preds = %2011
  %2013 = shl i64 %1971, 4
  %2014 = add i64 %2013, %1816
  %2015 = inttoptr i64 %2014 to <4 x i32> addrspace(1)*
  store <4 x i32> %1979, <4 x i32> addrspace(1)* %2015, align 16, !tbaa !11
  br label %2231

2016:                                             ; preds = %1809
  %2017 = add i64 %1811, %1530
  %2018 = add i64 %1811, %81
  %2019 = lshr i64 %1814, 2
  %2020 = zext i32 %1535 to i64
  %2021 = mul i32 %1536, 7
  %2022 = zext i32 %2021 to i64
  %2023 = add nuw nsw i64 %2022, %2020
  %2024 = icmp ult i64 %2023, %2019
  br i1 %2024, label %2025, label %2099

2025:                                             ; preds = %2016
  %2026 = shl i32 %1536, 3
  %2027 = zext i32 %2026 to i64
  %2028 = zext i32 %1536 to i64
  %2029 = shl i32 %1536, 1
  %2030 = zext i32 %2029 to i64
  %2031 = mul i32 %1536, 3
  %2032 = zext i32 %2031 to i64
  %2033 = shl i32 %1536, 2
  %2034 = zext i32 %2033 to i64
  %2035 = mul i32 %1536, 5
  %2036 = zext i32 %2035 to i64
  %2037 = mul i32 %1536, 6
  %2038 = zext i32 %2037 to i64
  br label %2039

2039:                                             ; preds = %2039, %2025
  %2040 = phi i64 [ %2020, %2025 ], [ %2096, %2039 ]
  %2041 = shl i64 %2040, 2
  %2042 = add i64 %2041, %2018
  %2043 = inttoptr i64 %2042 to i32 addrspace(1)*
  %2044 = load volatile i32, i32 addrspace(1)* %2043, align 4, !tbaa !11
  %2045 = add i64 %2040, %2028
  %2046 = shl i64 %2045, 2
  %2047 = add i64 %2046, %2018
  %2048 = inttoptr i64 %2047 to i32 addrspace(1)*
  %2049 = load volatile i32, i32 addrspace(1)* %2048, align 4, !tbaa !11
  %2050 = add i64 %2040, %2030
  %2051 = shl i64 %2050, 2
  %2052 = add i64 %2051, %2018
  %2053 = inttoptr i64 %2052 to i32 addrspace(1)*
  %2054 = load volatile i32, i32 addrspace(1)* %2053, align 4, !tbaa !11
  %2055 = add i64 %2040, %2032
  %2056 = shl i64 %2055, 2
  %2057 = add i64 %2056, %2018
  %2058 = inttoptr i64 %2057 to i32 addrspace(1)*
  %2059 = load volatile i32, i32 addrspace(1)* %2058, align 4, !tbaa !11
  %2060 = add i64 %2040, %2034
  %2061 = shl i64 %2060, 2
  %2062 = add i64 %2061, %2018
  %2063 = inttoptr i64 %2062 to i32 addrspace(1)*
  %2064 = load volatile i32, i32 addrspace(1)* %2063, align 4, !tbaa !11
  %2065 = add i64 %2040, %2036
  %2066 = shl i64 %2065, 2
  %2067 = add i64 %2066, %2018
  %2068 = inttoptr i64 %2067 to i32 addrspace(1)*
  %2069 = load volatile i32, i32 addrspace(1)* %2068, align 4, !tbaa !11
  %2070 = add i64 %2040, %2038
  %2071 = shl i64 %2070, 2
  %2072 = add i64 %2071, %2018
  %2073 = inttoptr i64 %2072 to i32 addrspace(1)*
  %2074 = load volatile i32, i32 addrspace(1)* %2073, align 4, !tbaa !11
  %2075 = add i64 %2040, %2022
  %2076 = shl i64 %2075, 2
  %2077 = add i64 %2076, %2018
  %2078 = inttoptr i64 %2077 to i32 addrspace(1)*
  %2079 = load volatile i32, i32 addrspace(1)* %2078, align 4, !tbaa !11
  %2080 = add i64 %2041, %2017
  %2081 = inttoptr i64 %2080 to i32 addrspace(1)*
  store i32 %2044, i32 addrspace(1)* %2081, align 4, !tbaa !11
  %2082 = add i64 %2046, %2017
  %2083 = inttoptr i64 %2082 to i32 addrspace(1)*
  store i32 %2049, i32 addrspace(1)* %2083, align 4, !tbaa !11
  %2084 = add i64 %2051, %2017
  %2085 = inttoptr i64 %2084 to i32 addrspace(1)*
  store i32 %2054, i32 addrspace(1)* %2085, align 4, !tbaa !11
  %2086 = add i64 %2056, %2017
  %2087 = inttoptr i64 %2086 to i32 addrspace(1)*
  store i32 %2059, i32 addrspace(1)* %2087, align 4, !tbaa !11
  %2088 = add i64 %2061, %2017
  %2089 = inttoptr i64 %2088 to i32 addrspace(1)*
  store i32 %2064, i32 addrspace(1)* %2089, align 4, !tbaa !11
  %2090 = add i64 %2066, %2017
  %2091 = inttoptr i64 %2090 to i32 addrspace(1)*
  store i32 %2069, i32 addrspace(1)* %2091, align 4, !tbaa !11
  %2092 = add i64 %2071, %2017
  %2093 = inttoptr i64 %2092 to i32 addrspace(1)*
  store i32 %2074, i32 addrspace(1)* %2093, align 4, !tbaa !11
  %2094 = add i64 %2076, %2017
  %2095 = inttoptr i64 %2094 to i32 addrspace(1)*
  store i32 %2079, i32 addrspace(1)* %2095, align 4, !tbaa !11
  %2096 = add i64 %2040, %2027
  %2097 = add i64 %2096, %2022
  %2098 = icmp ult i64 %2097, %2019
  br i1 %2098, label %2039, label %2099, !llvm.loop !61

2099:                                             ; preds = %2039, %2016
  %2100 = phi i64 [ %2020, %2016 ], [ %2096, %2039 ]
  %2101 = icmp ult i64 %2100, %2019
  br i1 %2101, label %2102, label %2231

2102:                                             ; preds = %2099
  %2103 = shl i64 %2100, 2
  %2104 = add i64 %2103, %2018
  %2105 = inttoptr i64 %2104 to i32 addrspace(1)*
  %2106 = load volatile i32, i32 addrspace(1)* %2105, align 4, !tbaa !11
  %2107 = zext i32 %1536 to i64
  %2108 = add i64 %2100, %2107
  %2109 = icmp ult i64 %2108, %2019
  br i1 %2109, label %2110, label %2115

2110:                                             ; preds = %2102
  %2111 = shl i64 %2108, 2
  %2112 = add i64 %2111, %2018
  %2113 = inttoptr i64 %2112 to i32 addrspace(1)*
  %2114 = load volatile i32, i32 addrspace(1)* %2113, align 4, !tbaa !11
  br label %2115

2115:                                             ; preds = %2110, %2102
  %2116 = phi i32 [ %2114, %2110 ], [ 0, %2102 ]
  %2117 = shl i32 %1536, 1
  %2118 = zext i32 %2117 to i64
  %2119 = add i64 %2100, %2118
  %2120 = icmp ult i64 %2119, %2019
  br i1 %2120, label %2121, label %2126

2121:                                             ; preds = %2115
  %2122 = shl i64 %2119, 2
  %2123 = add i64 %2122, %2018
  %2124 = inttoptr i64 %2123 to i32 addrspace(1)*
  %2125 = load volatile i32, i32 addrspace(1)* %2124, align 4, !tbaa !11
  br label %2126

2126:                                             ; preds = %2121, %2115
  %2127 = phi i32 [ %2125, %2121 ], [ 0, %2115 ]
  %2128 = mul i32 %1536, 3
  %2129 = zext i32 %2128 to i64
  %2130 = add i64 %2100, %2129
  %2131 = icmp ult i64 %2130, %2019
  br i1 %2131, label %2132, label %2137

2132:                                             ; preds = %2126
  %2133 = shl i64 %2130, 2
  %2134 = add i64 %2133, %2018
  %2135 = inttoptr i64 %2134 to i32 addrspace(1)*
  %2136 = load volatile i32, i32 addrspace(1)* %2135, align 4, !tbaa !11
  br label %2137

2137:                                             ; preds = %2132, %2126
  %2138 = phi i32 [ %2136, %2132 ], [ 0, %2126 ]
  %2139 = shl i32 %1536, 2
  %2140 = zext i32 %2139 to i64
  %2141 = add i64 %2100, %2140
  %2142 = icmp ult i64 %2141, %2019
  br i1 %2142, label %2143, label %2148

2143:                                             ; preds = %2137
  %2144 = shl i64 %2141, 2
  %2145 = add i64 %2144, %2018
  %2146 = inttoptr i64 %2145 to i32 addrspace(1)*
  %2147 = load volatile i32, i32 addrspace(1)* %2146, align 4, !tbaa !11
  br label %2148

2148:                                             ; preds = %2143, %2137
  %2149 = phi i32 [ %2147, %2143 ], [ 0, %2137 ]
  %2150 = mul i32 %1536, 5
  %2151 = zext i32 %2150 to i64
  %2152 = add i64 %2100, %2151
  %2153 = icmp ult i64 %2152, %2019
  br i1 %2153, label %2154, label %2159

2154:                                             ; preds = %2148
  %2155 = shl i64 %2152, 2
  %2156 = add i64 %2155, %2018
  %2157 = inttoptr i64 %2156 to i32 addrspace(1)*
  %2158 = load volatile i32, i32 addrspace(1)* %2157, align 4, !tbaa !11
  br label %2159

2159:                                             ; preds = %2154, %2148
  %2160 = phi i32 [ %2158, %2154 ], [ 0, %2148 ]
  %2161 = mul i32 %1536, 6
  %2162 = zext i32 %2161 to i64
  %2163 = add i64 %2100, %2162
  %2164 = icmp ult i64 %2163, %2019
  br i1 %2164, label %2165, label %2170

2165:                                             ; preds = %2159
  %2166 = shl i64 %2163, 2
  %2167 = add i64 %2166, %2018
  %2168 = inttoptr i64 %2167 to i32 addrspace(1)*
  %2169 = load volatile i32, i32 addrspace(1)* %2168, align 4, !tbaa !11
  br label %2170

2170:                                             ; preds = %2165, %2159
  %2171 = phi i32 [ %2169, %2165 ], [ 0, %2159 ]
  %2172 = add i64 %2100, %2022
  %2173 = icmp ult i64 %2172, %2019
  br i1 %2173, label %2174, label %2179

2174:                                             ; preds = %2170
  %2175 = shl i64 %2172, 2
  %2176 = add i64 %2175, %2018
  %2177 = inttoptr i64 %2176 to i32 addrspace(1)*
  %2178 = load volatile i32, i32 addrspace(1)* %2177, align 4, !tbaa !11
  br label %2179

2179:                                             ; preds = %2174, %2170
  %2180 = phi i32 [ %2178, %2174 ], [ 0, %2170 ]
  %2181 = add i64 %2103, %2017
  %2182 = inttoptr i64 %2181 to i32 addrspace(1)*
  store i32 %2106, i32 addrspace(1)* %2182, align 4, !tbaa !11
  br i1 %2109, label %2183, label %2187

2183:                                             ; preds = %2179
  %2184 = shl i64 %2108, 2
  %2185 = add i64 %2184, %2017
  %2186 = inttoptr i64 %2185 to i32 addrspace(1)*
  store i32 %2116, i32 addrspace(1)* %2186, align 4, !tbaa !11
  br label %2187

2187:                                             ; preds = %2183, %2179
  br i1 %2120, label %2188, label %2192

2188:                                             ; preds = %2187
  %2189 = shl i64 %2119, 2
  %2190 = add i64 %2189, %2017
  %2191 = inttoptr i64 %2190 to i32 addrspace(1)*
  store i32 %2127, i32 addrspace(1)* %2191, align 4, !tbaa !11
  br label %2192

2192:                                             ; preds = %2188, %2187
  br i1 %2131, label %2193, label %2197

2193:                                             ; preds = %2192
  %2194 = shl i64 %2130, 2
  %2195 = add i64 %2194, %2017
  %2196 = inttoptr i64 %2195 to i32 addrspace(1)*
  store i32 %2138, i32 addrspace(1)* %2196, align 4, !tbaa !11
  br label %2197

2197:                                             ; preds = %2193, %2192
  br i1 %2142, label %2198, label %2202

2198:                                             ; preds = %2197
  %2199 = shl i64 %2141, 2
  %2200 = add i64 %2199, %2017
  %2201 = inttoptr i64 %2200 to i32 addrspace(1)*
  store i32 %2149, i32 addrspace(1)* %2201, align 4, !tbaa !11
  br label %2202

2202:                                             ; preds = %2198, %2197
  br i1 %2153, label %2203, label %2207

2203:                                             ; preds = %2202
  %2204 = shl i64 %2152, 2
  %2205 = add i64 %2204, %2017
  %2206 = inttoptr i64 %2205 to i32 addrspace(1)*
  store i32 %2160, i32 addrspace(1)* %2206, align 4, !tbaa !11
  br label %2207

2207:                                             ; preds = %2203, %2202
  br i1 %2164, label %2208, label %2212

2208:                                             ; preds = %2207
  %2209 = shl i64 %2163, 2
  %2210 = add i64 %2209, %2017
  %2211 = inttoptr i64 %2210 to i32 addrspace(1)*
  store i32 %2171, i32 addrspace(1)* %2211, align 4, !tbaa !11
  br label %2212

2212:                                             ; preds = %2208, %2207
  br i1 %2173, label %2213, label %2231

2213:                                             ; preds = %2212
  %2214 = shl i64 %2172, 2
  %2215 = add i64 %2214, %2017
  %2216 = inttoptr i64 %2215 to i32 addrspace(1)*
  store i32 %2180, i32 addrspace(1)* %2216, align 4, !tbaa !11
  br label %2231

2217:                                             ; preds = %1809
  %2218 = zext i32 %1535 to i64
  %2219 = icmp ugt i64 %1484, %2218
  br i1 %2219, label %2220, label %2265

2220:                                             ; preds = %2217
  %2221 = zext i32 %1536 to i64
  br label %2222

2222:                                             ; preds = %2222, %2220
  %2223 = phi i64 [ %2218, %2220 ], [ %2229, %2222 ]
  %2224 = add i64 %2223, %81
  %2225 = inttoptr i64 %2224 to i8 addrspace(1)*
  %2226 = load volatile i8, i8 addrspace(1)* %2225, align 1, !tbaa !11
  %2227 = add i64 %2223, %1530
  %2228 = inttoptr i64 %2227 to i8 addrspace(1)*
  store i8 %2226, i8 addrspace(1)* %2228, align 1, !tbaa !11
  %2229 = add i64 %2223, %2221
  %2230 = icmp ult i64 %2229, %1484
  br i1 %2230, label %2222, label %2265, !llvm.loop !62

2231:                                             ; preds = %2213, %2212, %2099, %2012, %2011, %1898
  %2232 = phi i64 [ %2020, %2213 ], [ %2020, %2212 ], [ %2020, %2099 ], [ %1819, %2012 ], [ %1819, %2011 ], [ %1819, %1898 ]
  %2233 = icmp ugt i64 %1811, %2232
  br i1 %2233, label %2234, label %2245

2234:                                             ; preds = %2231
  %2235 = zext i32 %1536 to i64
  br label %2236

2236:                                             ; preds = %2236, %2234
  %2237 = phi i64 [ %2232, %2234 ], [ %2243, %2236 ]
  %2238 = add i64 %2237, %81
  %2239 = inttoptr i64 %2238 to i8 addrspace(1)*
  %2240 = load volatile i8, i8 addrspace(1)* %2239, align 1, !tbaa !11
  %2241 = add i64 %2237, %1530
  %2242 = inttoptr i64 %2241 to i8 addrspace(1)*
  store i8 %2240, i8 addrspace(1)* %2242, align 1, !tbaa !11
  %2243 = add i64 %2237, %2235
  %2244 = icmp ult i64 %2243, %1811
  br i1 %2244, label %2236, label %2245, !llvm.loop !62

2245:                                             ; preds = %2236, %2231
  %2246 = add i64 %1814, %1811
  %2247 = sub i64 %1484, %2246
  %2248 = icmp ugt i64 %2247, %2232
  br i1 %2248, label %2249, label %2265

2249:                                             ; preds = %2245
  %2250 = zext i32 %1536 to i64
  br label %2251

2251:                                             ; preds = %2251, %2249
  %2252 = phi i64 [ %2232, %2249 ], [ %2259, %2251 ]
  %2253 = add i64 %2252, %2246
  %2254 = add i64 %2253, %81
  %2255 = inttoptr i64 %2254 to i8 addrspace(1)*
  %2256 = load volatile i8, i8 addrspace(1)* %2255, align 1, !tbaa !11
  %2257 = add i64 %2253, %1530
  %2258 = inttoptr i64 %2257 to i8 addrspace(1)*
  store i8 %2256, i8 addrspace(1)* %2258, align 1, !tbaa !11
  %2259 = add i64 %2252, %2250
  %2260 = icmp ult i64 %2259, %2247
  br i1 %2260, label %2251, label %2265, !llvm.loop !62

2261:                                             ; preds = %1806, %1555
  %2262 = phi i64 [ %1808, %1806 ], [ %1610, %1555 ]
  %2263 = phi <4 x i32> [ %1773, %1806 ], [ %1596, %1555 ]
  %2264 = inttoptr i64 %2262 to <4 x i32> addrspace(1)*
  store <4 x i32> %2263, <4 x i32> addrspace(1)* %2264, align 16, !tbaa !11
  br label %2265

2265:                                             ; preds = %2251, %2222, %2261, %2245, %2217, %1805, %1692, %1529
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !131
  %2266 = load i32, i32* %55, align 8, !tbaa !45
  %2267 = icmp eq i32 %2266, 0
  br i1 %2267, label %2268, label %2280

2268:                                             ; preds = %2265
  %2269 = and i32 %1485, 1073741824
  tail call void asm sideeffect "fence.acq_rel.sys;", "~{memory}"() #10, !srcloc !129
  %2270 = icmp eq i32 %2269, 0
  %2271 = shl i64 %92, 3
  br i1 %2270, label %2276, label %2272

2272:                                             ; preds = %2268
  %2273 = load i64, i64* %67, align 8, !tbaa !71
  %2274 = add i64 %2273, %2271
  %2275 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2274, i64 524288) #10, !srcloc !72
  br label %2276

2276:                                             ; preds = %2272, %2268
  %2277 = load i64, i64* %67, align 8, !tbaa !71
  %2278 = add i64 %2277, %2271
  %2279 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2278, i64 -131072) #10, !srcloc !23
  br label %2280

2280:                                             ; preds = %2276, %2265, %1483
  %2281 = and i32 %1485, 1073741824
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !113
  %2282 = load i32, i32* %56, align 4, !tbaa !44
  %2283 = icmp eq i32 %2282, %542
  %2284 = icmp ne i32 %2281, 0
  %2285 = xor i1 %2284, true
  %2286 = and i1 %2283, %2285
  br i1 %2286, label %2379, label %2287, !prof !59

2287:                                             ; preds = %2280
  br i1 %2283, label %2288, label %2298

2288:                                             ; preds = %2287
  %2289 = icmp eq i32 %542, -1
  br i1 %2289, label %2327, label %2290

2290:                                             ; preds = %2288
  %2291 = load i32, i32* %55, align 8, !tbaa !45
  %2292 = icmp eq i32 %2291, 0
  br i1 %2292, label %2293, label %2297

2293:                                             ; preds = %2290
  %2294 = load i64, i64* %79, align 8, !tbaa !19
  %2295 = add i64 %2294, 136
  %2296 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2295, i64 -1) #10, !srcloc !23
  br label %2297

2297:                                             ; preds = %2293, %2290
  store i32 -1, i32* %56, align 4, !tbaa !44
  store i32 0, i32* %78, align 8, !tbaa !42
  br label %2327

2298:                                             ; preds = %2287
  %2299 = icmp ne i32 %2282, -1
  %2300 = or i1 %2284, %2299
  br i1 %2300, label %2327, label %2301

2301:                                             ; preds = %2298
  %2302 = load i32, i32* %78, align 8, !tbaa !42
  %2303 = icmp ult i32 %2302, 2
  br i1 %2303, label %2304, label %2327

2304:                                             ; preds = %2301
  %2305 = add nuw nsw i32 %2302, 1
  store i32 %2305, i32* %78, align 8, !tbaa !42
  %2306 = icmp eq i32 %2305, 2
  br i1 %2306, label %2307, label %2327

2307:                                             ; preds = %2304
  %2308 = load i32, i32* %55, align 8, !tbaa !45
  %2309 = icmp eq i32 %2308, 0
  br i1 %2309, label %2310, label %2322

2310:                                             ; preds = %2307
  %2311 = load i64, i64* %79, align 8, !tbaa !19
  %2312 = add i64 %2311, 136
  %2313 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2312, i64 1) #10, !srcloc !23
  %2314 = load i32, i32* %60, align 4, !tbaa !114
  %2315 = lshr i32 %2314, 2
  %2316 = zext i32 %2315 to i64
  %2317 = icmp ult i64 %2313, %2316
  br i1 %2317, label %2322, label %2318

2318:                                             ; preds = %2310
  %2319 = load i64, i64* %79, align 8, !tbaa !19
  %2320 = add i64 %2319, 136
  %2321 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2320, i64 -1) #10, !srcloc !23
  br label %2322

2322:                                             ; preds = %2318, %2310, %2307
  %2323 = phi i32 [ 0, %2307 ], [ 0, %2318 ], [ 1, %2310 ]
  %2324 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2323, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !99
  %2325 = icmp eq i32 %2324, 0
  br i1 %2325, label %2327, label %2326

2326:                                             ; preds = %2322
  store i32 %542, i32* %56, align 4, !tbaa !44
  br label %2379

2327:                                             ; preds = %2322, %2304, %2301, %2298, %2297, %2288
  %2328 = load i32, i32* %59, align 8, !tbaa !46
  %2329 = icmp eq i32 %2281, 0
  br i1 %2329, label %2362, label %2330

2330:                                             ; preds = %2327
  %2331 = and i32 %1485, 65535
  %2332 = load i32, i32* %56, align 4, !tbaa !44
  %2333 = icmp eq i32 %2332, -1
  br i1 %2333, label %2361, label %2334

2334:                                             ; preds = %2330
  %2335 = load i32, i32* %55, align 8, !tbaa !45
  %2336 = icmp eq i32 %2335, 0
  br i1 %2336, label %2337, label %2353

2337:                                             ; preds = %2334
  %2338 = load i64, i64* %62, align 8, !tbaa !47
  %2339 = zext i32 %2332 to i64
  %2340 = shl nuw nsw i64 %2339, 2
  %2341 = add i64 %2338, %2340
  %2342 = inttoptr i64 %2341 to i32 addrspace(1)*
  store volatile i32 %2328, i32 addrspace(1)* %2342, align 4, !tbaa !9
  %2343 = load i64, i64* %61, align 8, !tbaa !48
  %2344 = lshr i32 %2332, 3
  %2345 = and i32 %2344, 536870904
  %2346 = zext i32 %2345 to i64
  %2347 = add i64 %2343, %2346
  %2348 = inttoptr i64 %2347 to i64*
  %2349 = and i32 %2332, 63
  %2350 = zext i32 %2349 to i64
  %2351 = shl nuw i64 1, %2350
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %2348, i64 %2351) #10, !srcloc !49
  %2352 = load i32, i32* %55, align 8, !tbaa !45
  br label %2353

2353:                                             ; preds = %2337, %2334
  %2354 = phi i32 [ %2352, %2337 ], [ %2335, %2334 ]
  %2355 = icmp eq i32 %2354, 0
  br i1 %2355, label %2356, label %2360

2356:                                             ; preds = %2353
  %2357 = load i64, i64* %79, align 8, !tbaa !19
  %2358 = add i64 %2357, 136
  %2359 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2358, i64 -1) #10, !srcloc !23
  br label %2360

2360:                                             ; preds = %2356, %2353
  store i32 -1, i32* %56, align 4, !tbaa !44
  store i32 0, i32* %78, align 8, !tbaa !42
  br label %2361

2361:                                             ; preds = %2360, %2330
  store i32 %2331, i32* %57, align 4, !tbaa !73
  br label %2379

2362:                                             ; preds = %2327
  %2363 = load i32, i32* %55, align 8, !tbaa !45
  %2364 = icmp eq i32 %2363, 0
  br i1 %2364, label %2365, label %2379

2365:                                             ; preds = %2362
  %2366 = load i64, i64* %62, align 8, !tbaa !47
  %2367 = shl nuw nsw i64 %582, 2
  %2368 = add i64 %2366, %2367
  %2369 = inttoptr i64 %2368 to i32 addrspace(1)*
  store volatile i32 %2328, i32 addrspace(1)* %2369, align 4, !tbaa !9
  %2370 = load i64, i64* %61, align 8, !tbaa !48
  %2371 = lshr i32 %542, 3
  %2372 = and i32 %2371, 536870904
  %2373 = zext i32 %2372 to i64
  %2374 = add i64 %2370, %2373
  %2375 = inttoptr i64 %2374 to i64*
  %2376 = and i32 %542, 63
  %2377 = zext i32 %2376 to i64
  %2378 = shl nuw i64 1, %2377
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %2375, i64 %2378) #10, !srcloc !49
  br label %2379

2379:                                             ; preds = %2365, %2362, %2361, %2326, %2280, %579
  %2380 = phi i32 [ %542, %579 ], [ %1486, %2280 ], [ %1486, %2326 ], [ %1486, %2361 ], [ %1486, %2362 ], [ %1486, %2365 ]
  %2381 = add i64 %91, %82
  %2382 = add i64 %91, %81
  %2383 = icmp ugt i64 %48, %2381
  %2384 = icmp eq i32 %2380, 0
  %2385 = and i1 %2383, %2384
  br i1 %2385, label %80, label %2386, !llvm.loop !132

2386:                                             ; preds = %2379, %47
  %2387 = phi i32 [ 0, %47 ], [ %2380, %2379 ]
  %2388 = icmp eq i32 %2387, 0
  %2389 = zext i1 %2388 to i32
  %2390 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 13, i64 7
  %2391 = load i32, i32* %2390, align 4, !tbaa !9
  %2392 = add i32 %2391, %2389
  store i32 %2392, i32* %2390, align 4, !tbaa !9
  br label %2393

2393:                                             ; preds = %44, %2386
  %2394 = phi i32 [ %45, %44 ], [ %2387, %2386 ]
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !133
  %2395 = icmp ne i32 %2394, 0
  %2396 = zext i1 %2395 to i32
  %2397 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 13, i64 1
  %2398 = load i32, i32* %2397, align 4, !tbaa !9
  %2399 = add i32 %2398, %2396
  store i32 %2399, i32* %2397, align 4, !tbaa !9
  %2400 = sub nsw i32 0, %2394
  ret i32 %2400
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
