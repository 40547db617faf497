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
  br label %251

128:                                              ; preds = %293, %95
  %129 = phi i32 [ 0, %95 ], [ %285, %293 ]
  call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !40
  %130 = load i32, i32* %103, align 8, !tbaa !41
  %131 = icmp ne i32 %130, 0
  %132 = load i32, i32* %34, align 8
  %133 = icmp eq i32 %132, 71
  %134 = select i1 %131, i1 true, i1 %133
  br i1 %134, label %250, label %135

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
  br i1 %219, label %243, label %220

220:                                              ; preds = %217
  %221 = load i32, i32* %103, align 8, !tbaa !45
  %222 = icmp eq i32 %221, 0
  br i1 %222, label %223, label %235

223:                                              ; preds = %220
  %224 = and i32 %218, 63
  %225 = zext i32 %224 to i64
  %226 = shl nuw i64 1, %225
  %227 = lshr i32 %218, 3
  %228 = and i32 %227, 536870904
  %229 = zext i32 %228 to i64
  %230 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %8, i64 0, i32 4, i64 5
  %231 = load i64, i64* %230, align 8, !tbaa !46
  %232 = add i64 %231, %229
  %233 = inttoptr i64 %232 to i64*
  call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %233, i64 %226) #10, !srcloc !47
  %234 = load i32, i32* %103, align 8, !tbaa !45
  br label %235

235:                                              ; preds = %223, %220
  %236 = phi i32 [ %234, %223 ], [ %221, %220 ]
  %237 = icmp eq i32 %236, 0
  br i1 %237, label %238, label %242

238:                                              ; preds = %235
  %239 = load i64, i64* %136, align 8, !tbaa !19
  %240 = add i64 %239, 136
  %241 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %240, i64 -1) #10, !srcloc !23
  br label %242

242:                                              ; preds = %238, %235
  store i32 -1, i32* %110, align 4, !tbaa !44
  store i32 0, i32* %113, align 8, !tbaa !42
  br label %243

243:                                              ; preds = %242, %217
  %244 = load i64, i64* %136, align 8, !tbaa !19
  %245 = load i32, i32* %109, align 8, !tbaa !48
  call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !49
  %246 = icmp eq i32 %245, 0
  %247 = select i1 %246, i64 16, i64 24
  %248 = add i64 %247, %244
  %249 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %248, i64 -1) #10, !srcloc !23
  br label %250

250:                                              ; preds = %128, %243
  store i32 108, i32* %34, align 8, !tbaa !15
  call void asm sideeffect "bar.sync 0;", "~{memory}"() #10, !srcloc !50
  call void @llvm.lifetime.end.p0i8(i64 104, i8* nonnull %31) #7
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %10) #7
  ret i32 %129

251:                                              ; preds = %296, %120
  %252 = phi i32 [ %101, %120 ], [ %297, %296 ]
  %253 = phi i32 [ 0, %120 ], [ %285, %296 ]
  %254 = phi i64 [ %118, %120 ], [ %294, %296 ]
  %255 = icmp eq i32 %252, 0
  br i1 %255, label %256, label %261

256:                                              ; preds = %251
  %257 = getelementptr inbounds i64, i64* %121, i64 %254
  %258 = ptrtoint i64* %257 to i64
  %259 = inttoptr i64 %258 to i64 addrspace(1)*
  %260 = load volatile i64, i64 addrspace(1)* %259, align 8, !tbaa !5
  br label %261

261:                                              ; preds = %251, %256
  %262 = phi i64 [ %260, %256 ], [ 0, %251 ]
  %263 = trunc i64 %262 to i32
  %264 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %263, i32 0, i32 31) #7
  %265 = lshr i64 %262, 32
  %266 = trunc i64 %265 to i32
  %267 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %266, i32 0, i32 31) #7
  call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !24
  %268 = zext i32 %267 to i64
  %269 = shl nuw i64 %268, 32
  %270 = zext i32 %264 to i64
  %271 = or i64 %269, %270
  %272 = icmp ult i64 %271, %30
  %273 = mul i64 %271, %3
  %274 = select i1 %272, i64 %273, i64 -1
  %275 = mul i64 %254, %3
  %276 = add i64 %275, %4
  br i1 %122, label %279, label %277

277:                                              ; preds = %261
  %278 = call fastcc noundef i32 @_ZL10write_somePK15pl_array_deviceP13pl_array_warpyyy(%struct.pl_array_device* noundef nonnull %8, %struct.pl_array_warp* noundef nonnull %9, i64 noundef %274, i64 noundef %3, i64 noundef %276) #10
  br label %281

279:                                              ; preds = %261
  %280 = call fastcc noundef i32 @_ZL9read_somePK15pl_array_deviceP13pl_array_warpyyy(%struct.pl_array_device* noundef nonnull %8, %struct.pl_array_warp* noundef nonnull %9, i64 noundef %274, i64 noundef %3, i64 noundef %276) #10
  br label %281

281:                                              ; preds = %279, %277
  %282 = phi i32 [ %278, %277 ], [ %280, %279 ]
  %283 = icmp ne i32 %282, 0
  %284 = zext i1 %283 to i32
  %285 = add nuw nsw i32 %253, %284
  %286 = and i1 %123, %283
  %287 = load i32, i32* %103, align 8
  %288 = icmp eq i32 %287, 0
  %289 = select i1 %286, i1 %288, i1 false
  br i1 %289, label %290, label %293

290:                                              ; preds = %281
  %291 = sext i32 %282 to i64
  %292 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %5, i64 1) #10, !srcloc !23
  store volatile i64 %291, i64 addrspace(1)* %125, align 8, !tbaa !5
  br label %293

293:                                              ; preds = %290, %281
  %294 = add i64 %254, %127
  %295 = icmp ult i64 %294, %2
  br i1 %295, label %296, label %128, !llvm.loop !51

296:                                              ; preds = %293
  %297 = load i32, i32* %103, align 8, !tbaa !41
  br label %251
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
  br i1 %100, label %216, label %101

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
  br i1 %185, label %209, label %186

186:                                              ; preds = %183
  %187 = load i32, i32* %81, align 8, !tbaa !45
  %188 = icmp eq i32 %187, 0
  br i1 %188, label %189, label %201

189:                                              ; preds = %186
  %190 = and i32 %184, 63
  %191 = zext i32 %190 to i64
  %192 = shl nuw i64 1, %191
  %193 = lshr i32 %184, 3
  %194 = and i32 %193, 536870904
  %195 = zext i32 %194 to i64
  %196 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 4, i64 5
  %197 = load i64, i64* %196, align 8, !tbaa !46
  %198 = add i64 %197, %195
  %199 = inttoptr i64 %198 to i64*
  call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %199, i64 %192) #10, !srcloc !47
  %200 = load i32, i32* %81, align 8, !tbaa !45
  br label %201

201:                                              ; preds = %189, %186
  %202 = phi i32 [ %200, %189 ], [ %187, %186 ]
  %203 = icmp eq i32 %202, 0
  br i1 %203, label %204, label %208

204:                                              ; preds = %201
  %205 = load i64, i64* %102, align 8, !tbaa !19
  %206 = add i64 %205, 136
  %207 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %206, i64 -1) #10, !srcloc !23
  br label %208

208:                                              ; preds = %204, %201
  store i32 -1, i32* %88, align 4, !tbaa !44
  store i32 0, i32* %91, align 8, !tbaa !42
  br label %209

209:                                              ; preds = %208, %183
  %210 = load i64, i64* %102, align 8, !tbaa !19
  %211 = load i32, i32* %87, align 8, !tbaa !48
  call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !49
  %212 = icmp eq i32 %211, 0
  %213 = select i1 %212, i64 16, i64 24
  %214 = add i64 %213, %210
  %215 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %214, i64 -1) #10, !srcloc !23
  br label %216

216:                                              ; preds = %73, %209
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
  br i1 %27, label %28, label %5855

28:                                               ; preds = %25
  %29 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 0
  %30 = bitcast i64* %29 to %struct.array_common*
  %31 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 26
  %32 = bitcast i64* %31 to i32*
  %33 = load i32, i32* %32, align 8, !tbaa !53
  %34 = shl nuw i32 1, %33
  %35 = add i64 %3, %2
  %36 = icmp ugt i64 %35, %2
  br i1 %36, label %37, label %5855

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
  %57 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 5
  %58 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 3
  %59 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 2
  %60 = getelementptr inbounds %struct.array_common, %struct.array_common* %30, i64 0, i32 0, i32 11
  %61 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 6
  %62 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 1
  %63 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 7
  %64 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 3
  %65 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 9
  %66 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 20
  %67 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 2
  %68 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 8
  %69 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 8
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

84:                                               ; preds = %5848, %37
  %85 = phi i64 [ %4, %37 ], [ %5851, %5848 ]
  %86 = phi i64 [ %2, %37 ], [ %5850, %5848 ]
  %87 = trunc i64 %86 to i32
  %88 = and i32 %38, %87
  %89 = sub i32 %34, %88
  %90 = sub i64 %35, %86
  %91 = zext i32 %89 to i64
  %92 = icmp ult i64 %90, %91
  %93 = select i1 %92, i64 %90, i64 %91
  %94 = load i32, i32* %39, align 4, !tbaa !54
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %96, label %4622

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
  %105 = load i64, i64* %52, align 8, !tbaa !55
  %106 = add i64 %105, %86
  %107 = load i32, i32* %45, align 8, !tbaa !45
  %108 = load i32, i32* %50, align 4, !tbaa !56
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
  br i1 %122, label %123, label %381, !prof !57

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
  br i1 %263, label %204, label %264, !llvm.loop !58

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
  br i1 %469, label %410, label %470, !llvm.loop !58

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
  br i1 %670, label %611, label %671, !llvm.loop !59

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
  br i1 %802, label %794, label %837, !llvm.loop !60

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
  br i1 %816, label %808, label %817, !llvm.loop !60

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
  br i1 %832, label %823, label %837, !llvm.loop !60

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
  %841 = load i64, i64* %41, align 8, !tbaa !61
  %842 = add i64 %841, %86
  %843 = load i32, i32* %42, align 4, !tbaa !26
  %844 = zext i32 %843 to i64
  %845 = shl nuw i64 1, %844
  %846 = add i64 %845, -1
  %847 = and i64 %846, %842
  %848 = icmp eq i32 %843, 0
  br i1 %848, label %906, label %849

849:                                              ; preds = %840
  %850 = load i32, i32* %43, align 8, !tbaa !62
  %851 = icmp eq i32 %850, 0
  br i1 %851, label %852, label %906

852:                                              ; preds = %849
  %853 = load i32, i32* %44, align 4, !tbaa !63
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
  %870 = load i32, i32* %44, align 4, !tbaa !63
  %871 = icmp eq i32 %870, %866
  br i1 %871, label %885, label %872

872:                                              ; preds = %863
  store i32 %866, i32* %44, align 4, !tbaa !63
  %873 = icmp eq i32 %866, 0
  br i1 %873, label %883, label %874

874:                                              ; preds = %872
  %875 = zext i32 %866 to i64
  %876 = shl nuw nsw i64 %875, 3
  %877 = and i64 %876, 8
  %878 = xor i64 %877, 8
  %879 = load i64, i64* %48, align 8, !tbaa !64
  %880 = load i64, i64* %47, align 8, !tbaa !65
  %881 = mul i64 %880, %878
  %882 = add i64 %881, %879
  br label %883

883:                                              ; preds = %874, %872
  %884 = phi i64 [ %882, %874 ], [ 0, %872 ]
  store i64 %884, i64* %49, align 8, !tbaa !66
  br label %885

885:                                              ; preds = %883, %863, %852
  %886 = phi i32 [ %866, %883 ], [ %866, %863 ], [ %853, %852 ]
  %887 = icmp eq i32 %886, 0
  br i1 %887, label %897, label %888

888:                                              ; preds = %885
  %889 = load i64, i64* %49, align 8, !tbaa !66
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
  %912 = load i32, i32* %50, align 4, !tbaa !56
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
  br i1 %925, label %926, label %1184, !prof !57

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
  br i1 %1066, label %1007, label %1067, !llvm.loop !58

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
  br i1 %1272, label %1213, label %1273, !llvm.loop !58

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
  br i1 %1473, label %1414, label %1474, !llvm.loop !59

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
  br i1 %1605, label %1597, label %1640, !llvm.loop !60

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
  br i1 %1619, label %1611, label %1620, !llvm.loop !60

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
  br i1 %1635, label %1626, label %1640, !llvm.loop !60

1636:                                             ; preds = %1181, %930
  %1637 = phi i64 [ %1183, %1181 ], [ %985, %930 ]
  %1638 = phi <4 x i32> [ %1148, %1181 ], [ %971, %930 ]
  %1639 = inttoptr i64 %1637 to <4 x i32> addrspace(1)*
  store <4 x i32> %1638, <4 x i32> addrspace(1)* %1639, align 16, !tbaa !11
  br label %1640

1640:                                             ; preds = %1626, %1597, %1636, %1620, %1592, %1180, %1067
  %1641 = load i32, i32* %44, align 4, !tbaa !63
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !67
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
  %1656 = load i32, i32* %44, align 4, !tbaa !63
  %1657 = icmp eq i32 %1656, %1652
  br i1 %1657, label %1671, label %1658

1658:                                             ; preds = %1649
  store i32 %1652, i32* %44, align 4, !tbaa !63
  %1659 = icmp eq i32 %1652, 0
  br i1 %1659, label %1669, label %1660

1660:                                             ; preds = %1658
  %1661 = zext i32 %1652 to i64
  %1662 = shl nuw nsw i64 %1661, 3
  %1663 = and i64 %1662, 8
  %1664 = xor i64 %1663, 8
  %1665 = load i64, i64* %48, align 8, !tbaa !64
  %1666 = load i64, i64* %47, align 8, !tbaa !65
  %1667 = mul i64 %1666, %1664
  %1668 = add i64 %1667, %1665
  br label %1669

1669:                                             ; preds = %1660, %1658
  %1670 = phi i64 [ %1668, %1660 ], [ 0, %1658 ]
  store i64 %1670, i64* %49, align 8, !tbaa !66
  br label %1671

1671:                                             ; preds = %1669, %1649
  %1672 = icmp eq i32 %1652, %1641
  br i1 %1672, label %1673, label %840, !llvm.loop !68

1673:                                             ; preds = %1671
  %1674 = load i32, i32* %51, align 8, !tbaa !9
  %1675 = add i32 %1674, 1
  store i32 %1675, i32* %51, align 8, !tbaa !9
  br label %1676

1676:                                             ; preds = %906, %1673, %837
  %1677 = phi i64 [ %104, %837 ], [ %907, %1673 ], [ 0, %906 ]
  %1678 = icmp eq i64 %1677, 0
  %1679 = select i1 %1678, i64 %93, i64 %1677
  br i1 %1678, label %1680, label %4622

1680:                                             ; preds = %1676
  %1681 = load i64, i64* %54, align 8, !tbaa !27
  %1682 = icmp eq i64 %1681, 0
  br i1 %1682, label %4622, label %1683

1683:                                             ; preds = %1680
  %1684 = load i32, i32* %32, align 8, !tbaa !53
  %1685 = zext i32 %1684 to i64
  %1686 = lshr i64 %86, %1685
  %1687 = load i32, i32* %45, align 8, !tbaa !45
  %1688 = icmp eq i32 %1687, 0
  br i1 %1688, label %1689, label %1956

1689:                                             ; preds = %1683
  %1690 = shl i64 %1686, 3
  br label %1691

1691:                                             ; preds = %1955, %1689
  %1692 = phi i32 [ 1, %1689 ], [ %1950, %1955 ]
  %1693 = phi i64 [ 0, %1689 ], [ %1951, %1955 ]
  %1694 = phi i32 [ -1, %1689 ], [ %1952, %1955 ]
  %1695 = phi i64 [ undef, %1689 ], [ %1953, %1955 ]
  %1696 = load i64, i64* %55, align 8, !tbaa !69
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
  %1707 = load i64, i64* %55, align 8, !tbaa !69
  %1708 = add i64 %1707, %1690
  %1709 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1708, i64 -1) #10, !srcloc !23
  br label %1719

1710:                                             ; preds = %1702
  %1711 = and i64 %1703, 65536
  %1712 = icmp eq i64 %1711, 0
  br i1 %1712, label %1713, label %1717

1713:                                             ; preds = %1710
  %1714 = load i64, i64* %55, align 8, !tbaa !69
  %1715 = add i64 %1714, %1690
  %1716 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1715, i64 65536) #10, !srcloc !70
  br label %1717

1717:                                             ; preds = %1713, %1710
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !49
  %1718 = lshr i64 %1703, 20
  br label %1719

1719:                                             ; preds = %1717, %1706, %1691
  %1720 = phi i64 [ -1, %1691 ], [ -1, %1706 ], [ %1718, %1717 ]
  %1721 = icmp eq i64 %1720, -1
  br i1 %1721, label %1739, label %1722

1722:                                             ; preds = %1719
  %1723 = icmp eq i32 %1694, -1
  br i1 %1723, label %1737, label %1724

1724:                                             ; preds = %1722
  %1725 = load i32, i32* %56, align 4, !tbaa !44
  %1726 = icmp eq i32 %1725, %1694
  br i1 %1726, label %1737, label %1727

1727:                                             ; preds = %1724
  %1728 = lshr i32 %1694, 3
  %1729 = and i32 %1728, 536870904
  %1730 = zext i32 %1729 to i64
  %1731 = and i32 %1694, 63
  %1732 = zext i32 %1731 to i64
  %1733 = shl nuw i64 1, %1732
  %1734 = load i64, i64* %57, align 8, !tbaa !46
  %1735 = add i64 %1734, %1730
  %1736 = inttoptr i64 %1735 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %1736, i64 %1733) #10, !srcloc !47
  br label %1737

1737:                                             ; preds = %1727, %1724, %1722
  %1738 = or i64 %1720, 72057594037927936
  br label %1949

1739:                                             ; preds = %1719
  %1740 = and i64 %1699, 655360
  %1741 = icmp eq i64 %1740, 524288
  br i1 %1741, label %1742, label %1757

1742:                                             ; preds = %1739
  %1743 = icmp eq i32 %1694, -1
  br i1 %1743, label %1949, label %1744

1744:                                             ; preds = %1742
  %1745 = load i32, i32* %56, align 4, !tbaa !44
  %1746 = icmp eq i32 %1745, %1694
  br i1 %1746, label %1949, label %1747

1747:                                             ; preds = %1744
  %1748 = lshr i32 %1694, 3
  %1749 = and i32 %1748, 536870904
  %1750 = zext i32 %1749 to i64
  %1751 = and i32 %1694, 63
  %1752 = zext i32 %1751 to i64
  %1753 = shl nuw i64 1, %1752
  %1754 = load i64, i64* %57, align 8, !tbaa !46
  %1755 = add i64 %1754, %1750
  %1756 = inttoptr i64 %1755 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %1756, i64 %1753) #10, !srcloc !47
  br label %1949

1757:                                             ; preds = %1739
  %1758 = icmp eq i64 %1700, 0
  %1759 = icmp eq i32 %1694, -1
  %1760 = select i1 %1758, i1 %1759, i1 false
  br i1 %1760, label %1761, label %1888

1761:                                             ; preds = %1757
  %1762 = load i32, i32* %58, align 4, !tbaa !71
  %1763 = icmp eq i32 %1762, 0
  br i1 %1763, label %1764, label %1888

1764:                                             ; preds = %1761
  %1765 = load i32, i32* %56, align 4, !tbaa !44
  %1766 = icmp eq i32 %1765, -1
  br i1 %1766, label %1767, label %1888

1767:                                             ; preds = %1764
  %1768 = load i32, i32* %59, align 8, !tbaa !72
  %1769 = load i32, i32* %60, align 4, !tbaa !73
  %1770 = add i32 %1769, 63
  %1771 = lshr i32 %1770, 6
  %1772 = icmp ugt i32 %1770, 63
  br i1 %1772, label %1773, label %1813

1773:                                             ; preds = %1767
  %1774 = tail call i32 @llvm.umax.i32(i32 %1771, i32 1) #7
  br label %1778

1775:                                             ; preds = %1806
  %1776 = icmp ult i32 %1809, %1771
  %1777 = icmp eq i32 %1809, %1774
  br i1 %1777, label %1813, label %1778, !llvm.loop !74

1778:                                             ; preds = %1775, %1773
  %1779 = phi i1 [ true, %1773 ], [ %1776, %1775 ]
  %1780 = phi i32 [ 0, %1773 ], [ %1809, %1775 ]
  %1781 = add i32 %1780, %1768
  %1782 = urem i32 %1781, %1771
  %1783 = load i64, i64* %57, align 8, !tbaa !46
  %1784 = shl nuw nsw i32 %1782, 3
  %1785 = zext i32 %1784 to i64
  %1786 = add i64 %1783, %1785
  %1787 = inttoptr i64 %1786 to i64*
  %1788 = inttoptr i64 %1786 to i64 addrspace(1)*
  %1789 = load volatile i64, i64 addrspace(1)* %1788, align 8, !tbaa !5
  br label %1790

1790:                                             ; preds = %1804, %1778
  %1791 = phi i64 [ %1789, %1778 ], [ %1798, %1804 ]
  %1792 = phi i32 [ undef, %1778 ], [ %1805, %1804 ]
  %1793 = icmp eq i64 %1791, 0
  br i1 %1793, label %1806, label %1794

1794:                                             ; preds = %1790
  %1795 = sub i64 0, %1791
  %1796 = and i64 %1791, %1795
  %1797 = xor i64 %1796, -1
  %1798 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %1787, i64 %1797) #10, !srcloc !75
  %1799 = and i64 %1798, %1796
  %1800 = icmp eq i64 %1799, 0
  br i1 %1800, label %1804, label %1801

1801:                                             ; preds = %1794
  %1802 = tail call i64 @llvm.cttz.i64(i64 %1796, i1 true) #7, !range !76
  %1803 = trunc i64 %1802 to i32
  br label %1804

1804:                                             ; preds = %1801, %1794
  %1805 = phi i32 [ %1803, %1801 ], [ %1792, %1794 ]
  br i1 %1800, label %1790, label %1806, !llvm.loop !77

1806:                                             ; preds = %1804, %1790
  %1807 = phi i32 [ %1805, %1804 ], [ 64, %1790 ]
  %1808 = icmp ult i32 %1807, 64
  %1809 = add nuw nsw i32 %1780, 1
  br i1 %1808, label %1810, label %1775

1810:                                             ; preds = %1806
  %1811 = shl nuw i32 %1782, 6
  %1812 = add nuw i32 %1807, %1811
  br label %1813

1813:                                             ; preds = %1775, %1810, %1767
  %1814 = phi i1 [ %1779, %1810 ], [ false, %1767 ], [ %1776, %1775 ]
  %1815 = phi i32 [ %1812, %1810 ], [ undef, %1767 ], [ undef, %1775 ]
  br i1 %1814, label %1888, label %1816

1816:                                             ; preds = %1813
  %1817 = icmp ult i32 %1770, 64
  br i1 %1817, label %1888, label %1818

1818:                                             ; preds = %1816
  %1819 = tail call i32 @llvm.umax.i32(i32 %1771, i32 1) #7
  br label %1820

1820:                                             ; preds = %1882, %1818
  %1821 = phi i32 [ 0, %1818 ], [ %1885, %1882 ]
  %1822 = load i64, i64* %61, align 8, !tbaa !78
  %1823 = zext i32 %1821 to i64
  %1824 = shl nuw nsw i64 %1823, 3
  %1825 = add i64 %1824, %1822
  %1826 = inttoptr i64 %1825 to i64 addrspace(1)*
  %1827 = load volatile i64, i64 addrspace(1)* %1826, align 8, !tbaa !5
  %1828 = icmp eq i64 %1827, 0
  br i1 %1828, label %1882, label %1829

1829:                                             ; preds = %1820
  %1830 = shl i32 %1821, 6
  br label %1831

1831:                                             ; preds = %1880, %1829
  %1832 = phi i32 [ undef, %1829 ], [ %1878, %1880 ]
  %1833 = phi i64 [ %1827, %1829 ], [ %1839, %1880 ]
  %1834 = sub i64 0, %1833
  %1835 = and i64 %1833, %1834
  %1836 = tail call i64 @llvm.cttz.i64(i64 %1835, i1 true) #7, !range !76
  %1837 = trunc i64 %1836 to i32
  %1838 = or i32 %1830, %1837
  %1839 = xor i64 %1835, %1833
  %1840 = load i64, i64* %62, align 8, !tbaa !79
  %1841 = zext i32 %1838 to i64
  %1842 = shl nuw nsw i64 %1841, 3
  %1843 = add i64 %1842, %1840
  %1844 = inttoptr i64 %1843 to i64*
  %1845 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1844) #10, !srcloc !80
  %1846 = lshr i64 %1845, 32
  %1847 = load i64, i64* %63, align 8, !tbaa !81
  %1848 = shl nuw nsw i64 %1841, 2
  %1849 = add i64 %1848, %1847
  %1850 = inttoptr i64 %1849 to i32 addrspace(1)*
  %1851 = load volatile i32, i32 addrspace(1)* %1850, align 4, !tbaa !9
  %1852 = zext i32 %1851 to i64
  %1853 = icmp eq i64 %1846, %1852
  br i1 %1853, label %1854, label %1877, !llvm.loop !82

1854:                                             ; preds = %1831
  %1855 = xor i64 %1835, -1
  %1856 = load i64, i64* %61, align 8, !tbaa !78
  %1857 = add i64 %1856, %1824
  %1858 = tail call i64 asm sideeffect "atom.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1857, i64 %1855) #10, !srcloc !83
  %1859 = and i64 %1858, %1835
  %1860 = icmp eq i64 %1859, 0
  br i1 %1860, label %1877, label %1861, !llvm.loop !82

1861:                                             ; preds = %1854
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !49
  %1862 = load i64, i64* %62, align 8, !tbaa !79
  %1863 = add i64 %1862, %1842
  %1864 = inttoptr i64 %1863 to i64*
  %1865 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1864) #10, !srcloc !80
  %1866 = lshr i64 %1865, 32
  %1867 = load i64, i64* %63, align 8, !tbaa !81
  %1868 = add i64 %1867, %1848
  %1869 = inttoptr i64 %1868 to i32 addrspace(1)*
  %1870 = load volatile i32, i32 addrspace(1)* %1869, align 4, !tbaa !9
  %1871 = zext i32 %1870 to i64
  %1872 = icmp eq i64 %1866, %1871
  br i1 %1872, label %1877, label %1873

1873:                                             ; preds = %1861
  %1874 = load i64, i64* %61, align 8, !tbaa !78
  %1875 = add i64 %1874, %1824
  %1876 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1875, i64 %1835) #10, !srcloc !70
  br label %1877

1877:                                             ; preds = %1873, %1861, %1854, %1831
  %1878 = phi i32 [ %1832, %1873 ], [ %1832, %1854 ], [ %1832, %1831 ], [ %1838, %1861 ]
  %1879 = phi i32 [ 0, %1873 ], [ 2, %1854 ], [ 2, %1831 ], [ 1, %1861 ]
  switch i32 %1879, label %1882 [
    i32 0, label %1880
    i32 2, label %1880
  ]

1880:                                             ; preds = %1877, %1877
  %1881 = icmp eq i64 %1839, 0
  br i1 %1881, label %1882, label %1831, !llvm.loop !82

1882:                                             ; preds = %1880, %1877, %1820
  %1883 = phi i32 [ -1, %1820 ], [ %1878, %1877 ], [ -1, %1880 ]
  %1884 = icmp ne i32 %1883, -1
  %1885 = add nuw nsw i32 %1821, 1
  %1886 = icmp eq i32 %1885, %1819
  %1887 = select i1 %1884, i1 true, i1 %1886
  br i1 %1887, label %1888, label %1820, !llvm.loop !84

1888:                                             ; preds = %1882, %1816, %1813, %1764, %1761, %1757
  %1889 = phi i32 [ -1, %1761 ], [ %1694, %1757 ], [ %1765, %1764 ], [ %1815, %1813 ], [ -1, %1816 ], [ %1883, %1882 ]
  %1890 = icmp ne i32 %1889, -1
  %1891 = select i1 %1758, i1 %1890, i1 false
  br i1 %1891, label %1892, label %1902

1892:                                             ; preds = %1888
  %1893 = load i64, i64* %55, align 8, !tbaa !69
  %1894 = add i64 %1893, %1690
  %1895 = add nuw i64 %1699, 131072
  %1896 = tail call i64 asm sideeffect "atom.global.cas.b64 $0, [$1], $2, $3;", "=l,l,l,l,~{memory}"(i64 %1894, i64 %1699, i64 %1895) #10, !srcloc !85
  %1897 = icmp eq i64 %1896, %1699
  %1898 = zext i32 %1889 to i64
  %1899 = or i64 %1898, 144115188075855872
  %1900 = select i1 %1897, i64 %1899, i64 %1695
  %1901 = select i1 %1897, i32 1, i32 3
  br label %1949, !llvm.loop !86

1902:                                             ; preds = %1888
  br i1 %1890, label %1903, label %1916

1903:                                             ; preds = %1902
  %1904 = load i32, i32* %56, align 4, !tbaa !44
  %1905 = icmp eq i32 %1904, %1889
  br i1 %1905, label %1916, label %1906

1906:                                             ; preds = %1903
  %1907 = lshr i32 %1889, 3
  %1908 = and i32 %1907, 536870904
  %1909 = zext i32 %1908 to i64
  %1910 = and i32 %1889, 63
  %1911 = zext i32 %1910 to i64
  %1912 = shl nuw i64 1, %1911
  %1913 = load i64, i64* %57, align 8, !tbaa !46
  %1914 = add i64 %1913, %1909
  %1915 = inttoptr i64 %1914 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %1915, i64 %1912) #10, !srcloc !47
  br label %1916

1916:                                             ; preds = %1906, %1903, %1902
  %1917 = load i32, i32* %58, align 4, !tbaa !71
  %1918 = icmp eq i32 %1917, 0
  br i1 %1918, label %1919, label %1939

1919:                                             ; preds = %1916
  %1920 = add i32 %1692, 1
  %1921 = and i32 %1692, 63
  %1922 = icmp eq i32 %1921, 0
  br i1 %1922, label %1923, label %1939, !prof !87

1923:                                             ; preds = %1919
  %1924 = load i64, i64* %64, align 8, !tbaa !88
  %1925 = inttoptr i64 %1924 to i64*
  %1926 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1925) #10, !srcloc !80
  %1927 = icmp eq i64 %1926, 0
  br i1 %1927, label %1928, label %1939

1928:                                             ; preds = %1923
  %1929 = icmp eq i64 %1693, 0
  br i1 %1929, label %1930, label %1934

1930:                                             ; preds = %1928
  %1931 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !89
  %1932 = load i64, i64* %65, align 8, !tbaa !90
  %1933 = add i64 %1932, %1931
  br label %1934

1934:                                             ; preds = %1930, %1928
  %1935 = phi i64 [ %1933, %1930 ], [ %1693, %1928 ]
  %1936 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !89
  %1937 = icmp ult i64 %1936, %1935
  %1938 = select i1 %1937, i32 0, i32 110
  br label %1939

1939:                                             ; preds = %1934, %1923, %1919, %1916
  %1940 = phi i32 [ %1692, %1916 ], [ %1920, %1919 ], [ %1920, %1923 ], [ %1920, %1934 ]
  %1941 = phi i64 [ %1693, %1916 ], [ %1693, %1919 ], [ %1693, %1923 ], [ %1935, %1934 ]
  %1942 = phi i32 [ %1917, %1916 ], [ 0, %1919 ], [ 108, %1923 ], [ %1938, %1934 ]
  %1943 = icmp eq i32 %1942, 0
  %1944 = zext i32 %1942 to i64
  %1945 = or i64 %1944, 216172782113783808
  %1946 = select i1 %1943, i64 %1695, i64 %1945
  %1947 = xor i1 %1943, true
  %1948 = zext i1 %1947 to i32
  br label %1949

1949:                                             ; preds = %1939, %1892, %1747, %1744, %1742, %1737
  %1950 = phi i32 [ %1692, %1742 ], [ %1692, %1737 ], [ %1692, %1744 ], [ %1692, %1747 ], [ %1692, %1892 ], [ %1940, %1939 ]
  %1951 = phi i64 [ %1693, %1742 ], [ %1693, %1737 ], [ %1693, %1744 ], [ %1693, %1747 ], [ %1693, %1892 ], [ %1941, %1939 ]
  %1952 = phi i32 [ -1, %1742 ], [ %1694, %1737 ], [ %1694, %1744 ], [ %1694, %1747 ], [ %1889, %1892 ], [ -1, %1939 ]
  %1953 = phi i64 [ 360287970189639680, %1742 ], [ %1738, %1737 ], [ 360287970189639680, %1744 ], [ 360287970189639680, %1747 ], [ %1900, %1892 ], [ %1946, %1939 ]
  %1954 = phi i32 [ 1, %1742 ], [ 1, %1737 ], [ 1, %1744 ], [ 1, %1747 ], [ %1901, %1892 ], [ %1948, %1939 ]
  switch i32 %1954, label %1956 [
    i32 0, label %1955
    i32 3, label %1955
  ]

1955:                                             ; preds = %1949, %1949
  br label %1691, !llvm.loop !86

1956:                                             ; preds = %1949, %1683
  %1957 = phi i64 [ 0, %1683 ], [ %1953, %1949 ]
  %1958 = trunc i64 %1957 to i32
  %1959 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1958, i32 0, i32 31) #7
  %1960 = lshr i64 %1957, 32
  %1961 = trunc i64 %1960 to i32
  %1962 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1961, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !24
  %1963 = zext i32 %1962 to i64
  %1964 = shl nuw i64 %1963, 32
  %1965 = zext i32 %1959 to i64
  %1966 = lshr i32 %1962, 24
  %1967 = icmp eq i32 %1966, 5
  br i1 %1967, label %4622, label %1968

1968:                                             ; preds = %1956
  %1969 = trunc i32 %1966 to i8
  switch i8 %1969, label %3867 [
    i8 3, label %1970
    i8 2, label %1996
  ]

1970:                                             ; preds = %1968
  %1971 = load i32, i32* %56, align 4, !tbaa !44
  %1972 = icmp eq i32 %1971, -1
  br i1 %1972, label %1995, label %1973

1973:                                             ; preds = %1970
  %1974 = load i32, i32* %45, align 8, !tbaa !45
  %1975 = icmp eq i32 %1974, 0
  br i1 %1975, label %1976, label %1987

1976:                                             ; preds = %1973
  %1977 = and i32 %1971, 63
  %1978 = zext i32 %1977 to i64
  %1979 = shl nuw i64 1, %1978
  %1980 = lshr i32 %1971, 3
  %1981 = and i32 %1980, 536870904
  %1982 = zext i32 %1981 to i64
  %1983 = load i64, i64* %57, align 8, !tbaa !46
  %1984 = add i64 %1983, %1982
  %1985 = inttoptr i64 %1984 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %1985, i64 %1979) #10, !srcloc !47
  %1986 = load i32, i32* %45, align 8, !tbaa !45
  br label %1987

1987:                                             ; preds = %1976, %1973
  %1988 = phi i32 [ %1986, %1976 ], [ %1974, %1973 ]
  %1989 = icmp eq i32 %1988, 0
  br i1 %1989, label %1990, label %1994

1990:                                             ; preds = %1987
  %1991 = load i64, i64* %46, align 8, !tbaa !19
  %1992 = add i64 %1991, 136
  %1993 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1992, i64 -1) #10, !srcloc !23
  br label %1994

1994:                                             ; preds = %1990, %1987
  store i32 -1, i32* %56, align 4, !tbaa !44
  store i32 0, i32* %81, align 8, !tbaa !42
  br label %1995

1995:                                             ; preds = %1994, %1970
  store i32 %1959, i32* %58, align 4, !tbaa !71
  br label %4622

1996:                                             ; preds = %1968
  %1997 = load i32, i32* %32, align 8, !tbaa !53
  %1998 = zext i32 %1997 to i64
  %1999 = lshr i64 %86, %1998
  %2000 = shl i64 %1999, %1998
  %2001 = shl nuw i64 1, %1998
  %2002 = load i64, i64* %66, align 8, !tbaa !91
  %2003 = sub i64 %2002, %2000
  %2004 = icmp ult i64 %2003, %2001
  %2005 = select i1 %2004, i64 %2003, i64 %2001
  %2006 = load i64, i64* %67, align 8, !tbaa !92
  %2007 = load i64, i64* %68, align 8, !tbaa !93
  %2008 = mul i64 %2007, %1965
  %2009 = add i64 %2008, %2006
  %2010 = load i32, i32* %56, align 4, !tbaa !44
  %2011 = icmp eq i32 %2010, %1959
  br i1 %2011, label %2012, label %2014

2012:                                             ; preds = %1996
  %2013 = load i32, i32* %69, align 8, !tbaa !94
  br label %2020

2014:                                             ; preds = %1996
  %2015 = load i64, i64* %63, align 8, !tbaa !81
  %2016 = shl nuw nsw i64 %1965, 2
  %2017 = add i64 %2015, %2016
  %2018 = inttoptr i64 %2017 to i32 addrspace(1)*
  %2019 = load volatile i32, i32 addrspace(1)* %2018, align 4, !tbaa !9
  br label %2020

2020:                                             ; preds = %2014, %2012
  %2021 = phi i32 [ %2013, %2012 ], [ %2019, %2014 ]
  %2022 = add i32 %2021, 1
  store i32 %2022, i32* %69, align 8, !tbaa !94
  %2023 = load i32, i32* %45, align 8, !tbaa !45
  %2024 = load i64, i64* %70, align 8, !tbaa !95
  %2025 = zext i32 %2022 to i64
  %2026 = shl nuw i64 %2025, 32
  %2027 = shl nuw nsw i64 %1965, 16
  %2028 = or i64 %2027, %2026
  %2029 = or i64 %2028, 256
  %2030 = and i32 %2023, 1
  %2031 = icmp eq i32 %2030, 0
  %2032 = select i1 %2031, i64 %2029, i64 %2024
  %2033 = select i1 %2031, i64 %2000, i64 %2005
  %2034 = shl i64 %2033, 1
  %2035 = and i32 %2023, 2
  %2036 = icmp eq i32 %2035, 0
  %2037 = select i1 %2036, i64 %2032, i64 %2034
  %2038 = icmp eq i32 %2023, 0
  br i1 %2038, label %2039, label %2043

2039:                                             ; preds = %2020
  %2040 = load i64, i64* %71, align 8, !tbaa !96
  %2041 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2040, i64 1) #10, !srcloc !23
  %2042 = trunc i64 %2041 to i32
  br label %2043

2043:                                             ; preds = %2039, %2020
  %2044 = phi i32 [ %2042, %2039 ], [ 0, %2020 ]
  %2045 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2044, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !97
  %2046 = load i32, i32* %73, align 8, !tbaa !98
  %2047 = icmp ult i32 %2023, 4
  br i1 %2047, label %2048, label %2066

2048:                                             ; preds = %2043
  %2049 = load i64, i64* %29, align 8, !tbaa !99
  %2050 = shl nsw i32 -1, %2046
  %2051 = xor i32 %2050, -1
  %2052 = and i32 %2045, %2051
  %2053 = zext i32 %2052 to i64
  %2054 = shl nuw nsw i64 %2053, 5
  %2055 = add i64 %2049, %2054
  %2056 = inttoptr i64 %2055 to i64*
  %2057 = lshr i32 %2045, %2046
  %2058 = and i32 %2057, 1
  %2059 = xor i32 %2058, 1
  %2060 = zext i32 %2059 to i64
  %2061 = or i64 %2037, %2060
  %2062 = zext i32 %2023 to i64
  %2063 = getelementptr inbounds i64, i64* %2056, i64 %2062
  %2064 = ptrtoint i64* %2063 to i64
  %2065 = inttoptr i64 %2064 to i64 addrspace(1)*
  store volatile i64 %2061, i64 addrspace(1)* %2065, align 8, !tbaa !5
  br label %2066

2066:                                             ; preds = %2048, %2043
  br i1 %2038, label %2067, label %2072

2067:                                             ; preds = %2066
  %2068 = shl nuw nsw i64 %1965, 2
  %2069 = load i64, i64* %63, align 8, !tbaa !81
  %2070 = add i64 %2069, %2068
  %2071 = inttoptr i64 %2070 to i32 addrspace(1)*
  store volatile i32 %2022, i32 addrspace(1)* %2071, align 4, !tbaa !9
  br label %2072

2072:                                             ; preds = %2067, %2066
  %2073 = load i32, i32* %45, align 8, !tbaa !45
  %2074 = icmp eq i32 %2073, 0
  br i1 %2074, label %2075, label %2167

2075:                                             ; preds = %2072
  %2076 = load i32, i32* %69, align 8, !tbaa !94
  %2077 = load i64, i64* %62, align 8, !tbaa !79
  %2078 = tail call i32 asm sideeffect "mov.u32 $0, %clock;", "=r,~{memory}"() #10, !srcloc !100
  %2079 = load i32, i32* %74, align 4, !tbaa !9
  %2080 = icmp eq i32 %2079, 0
  %2081 = select i1 %2080, i32 2600, i32 %2079
  store i32 %2081, i32* %74, align 4, !tbaa !9
  br label %2082

2082:                                             ; preds = %2082, %2075
  %2083 = tail call i32 asm sideeffect "mov.u32 $0, %clock;", "=r,~{memory}"() #10, !srcloc !100
  %2084 = sub i32 %2083, %2078
  %2085 = load i32, i32* %74, align 4, !tbaa !9
  %2086 = icmp ult i32 %2084, %2085
  br i1 %2086, label %2082, label %2087, !llvm.loop !101

2087:                                             ; preds = %2082
  %2088 = shl nuw nsw i64 %1965, 3
  %2089 = add i64 %2077, %2088
  %2090 = inttoptr i64 %2089 to i64*
  %2091 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %2090) #10, !srcloc !80
  %2092 = lshr i64 %2091, 32
  %2093 = zext i32 %2076 to i64
  %2094 = icmp eq i64 %2092, %2093
  br i1 %2094, label %2095, label %2100, !prof !57

2095:                                             ; preds = %2087
  %2096 = load i32, i32* %74, align 4, !tbaa !9
  %2097 = icmp ugt i32 %2096, 512
  %2098 = select i1 %2097, i32 -16, i32 0
  %2099 = add i32 %2098, %2096
  br label %2109

2100:                                             ; preds = %2087
  %2101 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %2090) #10, !srcloc !80
  %2102 = lshr i64 %2101, 32
  %2103 = icmp eq i64 %2102, %2093
  br i1 %2103, label %2104, label %2112

2104:                                             ; preds = %2100
  %2105 = load i32, i32* %74, align 4, !tbaa !9
  %2106 = icmp ult i32 %2105, 4096
  %2107 = select i1 %2106, i32 128, i32 0
  %2108 = add i32 %2107, %2105
  br label %2109

2109:                                             ; preds = %2104, %2095
  %2110 = phi i32 [ %2108, %2104 ], [ %2099, %2095 ]
  %2111 = phi i64 [ %2101, %2104 ], [ %2091, %2095 ]
  store i32 %2110, i32* %74, align 4, !tbaa !9
  br label %2112

2112:                                             ; preds = %2109, %2100
  %2113 = phi i64 [ %2101, %2100 ], [ %2111, %2109 ]
  %2114 = lshr i32 %1959, 3
  %2115 = and i32 %2114, 536870904
  %2116 = zext i32 %2115 to i64
  %2117 = and i32 %1959, 63
  %2118 = zext i32 %2117 to i64
  %2119 = shl nuw i64 1, %2118
  br label %2120

2120:                                             ; preds = %2158, %2112
  %2121 = phi i32 [ 1, %2112 ], [ %2128, %2158 ]
  %2122 = phi i64 [ 0, %2112 ], [ %2148, %2158 ]
  %2123 = phi i64 [ %2113, %2112 ], [ %2159, %2158 ]
  %2124 = phi i32 [ undef, %2112 ], [ %2160, %2158 ]
  %2125 = lshr i64 %2123, 32
  %2126 = icmp eq i64 %2125, %2093
  br i1 %2126, label %2161, label %2127, !prof !57

2127:                                             ; preds = %2120
  %2128 = add i32 %2121, 1
  %2129 = and i32 %2121, 63
  %2130 = icmp eq i32 %2129, 0
  br i1 %2130, label %2131, label %2147, !prof !87

2131:                                             ; preds = %2127
  %2132 = load i64, i64* %64, align 8, !tbaa !88
  %2133 = inttoptr i64 %2132 to i64*
  %2134 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %2133) #10, !srcloc !80
  %2135 = icmp eq i64 %2134, 0
  br i1 %2135, label %2136, label %2147

2136:                                             ; preds = %2131
  %2137 = icmp eq i64 %2122, 0
  br i1 %2137, label %2138, label %2142

2138:                                             ; preds = %2136
  %2139 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !89
  %2140 = load i64, i64* %65, align 8, !tbaa !90
  %2141 = add i64 %2140, %2139
  br label %2142

2142:                                             ; preds = %2138, %2136
  %2143 = phi i64 [ %2141, %2138 ], [ %2122, %2136 ]
  %2144 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !89
  %2145 = icmp ult i64 %2144, %2143
  %2146 = select i1 %2145, i32 0, i32 110
  br label %2147

2147:                                             ; preds = %2142, %2131, %2127
  %2148 = phi i64 [ %2143, %2142 ], [ %2122, %2131 ], [ %2122, %2127 ]
  %2149 = phi i32 [ %2146, %2142 ], [ 108, %2131 ], [ 0, %2127 ]
  %2150 = icmp eq i32 %2149, 0
  br i1 %2150, label %2156, label %2151, !prof !57

2151:                                             ; preds = %2147
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !49
  %2152 = load i64, i64* %61, align 8, !tbaa !78
  %2153 = add i64 %2152, %2116
  %2154 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2153, i64 %2119) #10, !srcloc !70
  %2155 = or i32 %2149, -1073741824
  br label %2158

2156:                                             ; preds = %2147
  %2157 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %2090) #10, !srcloc !80
  br label %2158

2158:                                             ; preds = %2156, %2151
  %2159 = phi i64 [ %2123, %2151 ], [ %2157, %2156 ]
  %2160 = phi i32 [ %2155, %2151 ], [ %2124, %2156 ]
  br i1 %2150, label %2120, label %2167, !llvm.loop !102

2161:                                             ; preds = %2120
  %2162 = trunc i64 %2123 to i32
  %2163 = icmp sgt i32 %2162, -1
  br i1 %2163, label %2167, label %2164, !prof !57

2164:                                             ; preds = %2161
  %2165 = sub i32 0, %2162
  %2166 = or i32 %2165, -2147483648
  br label %2167

2167:                                             ; preds = %2158, %2164, %2161, %2072
  %2168 = phi i32 [ 0, %2072 ], [ %2166, %2164 ], [ %2162, %2161 ], [ %2160, %2158 ]
  %2169 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2168, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !97
  %2170 = sub i64 %86, %2000
  %2171 = icmp sgt i32 %2169, -1
  br i1 %2171, label %2174, label %2172, !prof !57

2172:                                             ; preds = %2167
  %2173 = and i32 %2169, 65535
  br label %2179

2174:                                             ; preds = %2167
  %2175 = add i64 %2170, %1679
  %2176 = zext i32 %2169 to i64
  %2177 = icmp ugt i64 %2175, %2176
  %2178 = select i1 %2177, i32 61, i32 0
  br label %2179

2179:                                             ; preds = %2174, %2172
  %2180 = phi i32 [ %2173, %2172 ], [ %2178, %2174 ]
  %2181 = icmp eq i32 %2180, 0
  %2182 = icmp ne i64 %85, 0
  %2183 = and i1 %2182, %2181
  br i1 %2183, label %2184, label %2916

2184:                                             ; preds = %2179
  %2185 = add i64 %2009, %2170
  %2186 = load i32, i32* %45, align 8, !tbaa !45
  %2187 = load i32, i32* %50, align 4, !tbaa !56
  %2188 = xor i64 %2185, %85
  %2189 = and i64 %2188, 15
  %2190 = icmp eq i64 %2189, 0
  %2191 = and i64 %2188, 3
  %2192 = icmp eq i64 %2191, 0
  %2193 = select i1 %2192, i64 4, i64 1
  %2194 = select i1 %2190, i64 16, i64 %2193
  %2195 = sub i64 0, %85
  %2196 = add nsw i64 %2194, -1
  %2197 = and i64 %2196, %2195
  %2198 = or i64 %1679, %85
  %2199 = or i64 %2198, %2185
  %2200 = and i64 %2199, 15
  %2201 = icmp eq i64 %2200, 0
  br i1 %2201, label %2202, label %2460, !prof !57

2202:                                             ; preds = %2184
  %2203 = shl i32 %2187, 7
  %2204 = zext i32 %2203 to i64
  %2205 = icmp eq i64 %1679, %2204
  br i1 %2205, label %2206, label %2262

2206:                                             ; preds = %2202
  %2207 = shl i32 %2186, 4
  %2208 = zext i32 %2207 to i64
  %2209 = add i64 %85, %2208
  %2210 = add i64 %2185, %2208
  %2211 = shl i32 %2187, 4
  %2212 = inttoptr i64 %2210 to <4 x i32> addrspace(1)*
  %2213 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2212, align 16, !tbaa !11
  %2214 = zext i32 %2211 to i64
  %2215 = add i64 %2210, %2214
  %2216 = inttoptr i64 %2215 to <4 x i32> addrspace(1)*
  %2217 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2216, align 16, !tbaa !11
  %2218 = shl i32 %2187, 5
  %2219 = zext i32 %2218 to i64
  %2220 = add i64 %2210, %2219
  %2221 = inttoptr i64 %2220 to <4 x i32> addrspace(1)*
  %2222 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2221, align 16, !tbaa !11
  %2223 = mul i32 %2187, 48
  %2224 = zext i32 %2223 to i64
  %2225 = add i64 %2210, %2224
  %2226 = inttoptr i64 %2225 to <4 x i32> addrspace(1)*
  %2227 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2226, align 16, !tbaa !11
  %2228 = shl i32 %2187, 6
  %2229 = zext i32 %2228 to i64
  %2230 = add i64 %2210, %2229
  %2231 = inttoptr i64 %2230 to <4 x i32> addrspace(1)*
  %2232 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2231, align 16, !tbaa !11
  %2233 = mul i32 %2187, 80
  %2234 = zext i32 %2233 to i64
  %2235 = add i64 %2210, %2234
  %2236 = inttoptr i64 %2235 to <4 x i32> addrspace(1)*
  %2237 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2236, align 16, !tbaa !11
  %2238 = mul i32 %2187, 96
  %2239 = zext i32 %2238 to i64
  %2240 = add i64 %2210, %2239
  %2241 = inttoptr i64 %2240 to <4 x i32> addrspace(1)*
  %2242 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2241, align 16, !tbaa !11
  %2243 = mul i32 %2187, 112
  %2244 = zext i32 %2243 to i64
  %2245 = add i64 %2210, %2244
  %2246 = inttoptr i64 %2245 to <4 x i32> addrspace(1)*
  %2247 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2246, align 16, !tbaa !11
  %2248 = inttoptr i64 %2209 to <4 x i32> addrspace(1)*
  store <4 x i32> %2213, <4 x i32> addrspace(1)* %2248, align 16, !tbaa !11
  %2249 = add i64 %2209, %2214
  %2250 = inttoptr i64 %2249 to <4 x i32> addrspace(1)*
  store <4 x i32> %2217, <4 x i32> addrspace(1)* %2250, align 16, !tbaa !11
  %2251 = add i64 %2209, %2219
  %2252 = inttoptr i64 %2251 to <4 x i32> addrspace(1)*
  store <4 x i32> %2222, <4 x i32> addrspace(1)* %2252, align 16, !tbaa !11
  %2253 = add i64 %2209, %2224
  %2254 = inttoptr i64 %2253 to <4 x i32> addrspace(1)*
  store <4 x i32> %2227, <4 x i32> addrspace(1)* %2254, align 16, !tbaa !11
  %2255 = add i64 %2209, %2229
  %2256 = inttoptr i64 %2255 to <4 x i32> addrspace(1)*
  store <4 x i32> %2232, <4 x i32> addrspace(1)* %2256, align 16, !tbaa !11
  %2257 = add i64 %2209, %2234
  %2258 = inttoptr i64 %2257 to <4 x i32> addrspace(1)*
  store <4 x i32> %2237, <4 x i32> addrspace(1)* %2258, align 16, !tbaa !11
  %2259 = add i64 %2209, %2239
  %2260 = inttoptr i64 %2259 to <4 x i32> addrspace(1)*
  store <4 x i32> %2242, <4 x i32> addrspace(1)* %2260, align 16, !tbaa !11
  %2261 = add i64 %2209, %2244
  br label %2912

2262:                                             ; preds = %2202
  %2263 = lshr i64 %1679, 4
  %2264 = zext i32 %2186 to i64
  %2265 = mul i32 %2187, 7
  %2266 = zext i32 %2265 to i64
  %2267 = add nuw nsw i64 %2266, %2264
  %2268 = icmp ult i64 %2267, %2263
  br i1 %2268, label %2269, label %2343

2269:                                             ; preds = %2262
  %2270 = shl i32 %2187, 3
  %2271 = zext i32 %2270 to i64
  %2272 = zext i32 %2187 to i64
  %2273 = shl i32 %2187, 1
  %2274 = zext i32 %2273 to i64
  %2275 = mul i32 %2187, 3
  %2276 = zext i32 %2275 to i64
  %2277 = shl i32 %2187, 2
  %2278 = zext i32 %2277 to i64
  %2279 = mul i32 %2187, 5
  %2280 = zext i32 %2279 to i64
  %2281 = mul i32 %2187, 6
  %2282 = zext i32 %2281 to i64
  br label %2283

2283:                                             ; preds = %2283, %2269
  %2284 = phi i64 [ %2264, %2269 ], [ %2340, %2283 ]
  %2285 = shl i64 %2284, 4
  %2286 = add i64 %2285, %2185
  %2287 = inttoptr i64 %2286 to <4 x i32> addrspace(1)*
  %2288 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2287, align 16, !tbaa !11
  %2289 = add i64 %2284, %2272
  %2290 = shl i64 %2289, 4
  %2291 = add i64 %2290, %2185
  %2292 = inttoptr i64 %2291 to <4 x i32> addrspace(1)*
  %2293 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2292, align 16, !tbaa !11
  %2294 = add i64 %2284, %2274
  %2295 = shl i64 %2294, 4
  %2296 = add i64 %2295, %2185
  %2297 = inttoptr i64 %2296 to <4 x i32> addrspace(1)*
  %2298 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2297, align 16, !tbaa !11
  %2299 = add i64 %2284, %2276
  %2300 = shl i64 %2299, 4
  %2301 = add i64 %2300, %2185
  %2302 = inttoptr i64 %2301 to <4 x i32> addrspace(1)*
  %2303 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2302, align 16, !tbaa !11
  %2304 = add i64 %2284, %2278
  %2305 = shl i64 %2304, 4
  %2306 = add i64 %2305, %2185
  %2307 = inttoptr i64 %2306 to <4 x i32> addrspace(1)*
  %2308 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2307, align 16, !tbaa !11
  %2309 = add i64 %2284, %2280
  %2310 = shl i64 %2309, 4
  %2311 = add i64 %2310, %2185
  %2312 = inttoptr i64 %2311 to <4 x i32> addrspace(1)*
  %2313 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2312, align 16, !tbaa !11
  %2314 = add i64 %2284, %2282
  %2315 = shl i64 %2314, 4
  %2316 = add i64 %2315, %2185
  %2317 = inttoptr i64 %2316 to <4 x i32> addrspace(1)*
  %2318 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2317, align 16, !tbaa !11
  %2319 = add i64 %2284, %2266
  %2320 = shl i64 %2319, 4
  %2321 = add i64 %2320, %2185
  %2322 = inttoptr i64 %2321 to <4 x i32> addrspace(1)*
  %2323 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2322, align 16, !tbaa !11
  %2324 = add i64 %2285, %85
  %2325 = inttoptr i64 %2324 to <4 x i32> addrspace(1)*
  store <4 x i32> %2288, <4 x i32> addrspace(1)* %2325, align 16, !tbaa !11
  %2326 = add i64 %2290, %85
  %2327 = inttoptr i64 %2326 to <4 x i32> addrspace(1)*
  store <4 x i32> %2293, <4 x i32> addrspace(1)* %2327, align 16, !tbaa !11
  %2328 = add i64 %2295, %85
  %2329 = inttoptr i64 %2328 to <4 x i32> addrspace(1)*
  store <4 x i32> %2298, <4 x i32> addrspace(1)* %2329, align 16, !tbaa !11
  %2330 = add i64 %2300, %85
  %2331 = inttoptr i64 %2330 to <4 x i32> addrspace(1)*
  store <4 x i32> %2303, <4 x i32> addrspace(1)* %2331, align 16, !tbaa !11
  %2332 = add i64 %2305, %85
  %2333 = inttoptr i64 %2332 to <4 x i32> addrspace(1)*
  store <4 x i32> %2308, <4 x i32> addrspace(1)* %2333, align 16, !tbaa !11
  %2334 = add i64 %2310, %85
  %2335 = inttoptr i64 %2334 to <4 x i32> addrspace(1)*
  store <4 x i32> %2313, <4 x i32> addrspace(1)* %2335, align 16, !tbaa !11
  %2336 = add i64 %2315, %85
  %2337 = inttoptr i64 %2336 to <4 x i32> addrspace(1)*
  store <4 x i32> %2318, <4 x i32> addrspace(1)* %2337, align 16, !tbaa !11
  %2338 = add i64 %2320, %85
  %2339 = inttoptr i64 %2338 to <4 x i32> addrspace(1)*
  store <4 x i32> %2323, <4 x i32> addrspace(1)* %2339, align 16, !tbaa !11
  %2340 = add i64 %2284, %2271
  %2341 = add i64 %2340, %2266
  %2342 = icmp ult i64 %2341, %2263
  br i1 %2342, label %2283, label %2343, !llvm.loop !58

2343:                                             ; preds = %2283, %2262
  %2344 = phi i64 [ %2264, %2262 ], [ %2340, %2283 ]
  %2345 = icmp ult i64 %2344, %2263
  br i1 %2345, label %2346, label %2916

2346:                                             ; preds = %2343
  %2347 = shl i64 %2344, 4
  %2348 = add i64 %2347, %2185
  %2349 = inttoptr i64 %2348 to <4 x i32> addrspace(1)*
  %2350 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2349, align 16, !tbaa !11
  %2351 = zext i32 %2187 to i64
  %2352 = add i64 %2344, %2351
  %2353 = icmp ult i64 %2352, %2263
  br i1 %2353, label %2354, label %2359

2354:                                             ; preds = %2346
  %2355 = shl i64 %2352, 4
  %2356 = add i64 %2355, %2185
  %2357 = inttoptr i64 %2356 to <4 x i32> addrspace(1)*
  %2358 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2357, align 16, !tbaa !11
  br label %2359

2359:                                             ; preds = %2354, %2346
  %2360 = phi <4 x i32> [ %2358, %2354 ], [ zeroinitializer, %2346 ]
  %2361 = shl i32 %2187, 1
  %2362 = zext i32 %2361 to i64
  %2363 = add i64 %2344, %2362
  %2364 = icmp ult i64 %2363, %2263
  br i1 %2364, label %2365, label %2370

2365:                                             ; preds = %2359
  %2366 = shl i64 %2363, 4
  %2367 = add i64 %2366, %2185
  %2368 = inttoptr i64 %2367 to <4 x i32> addrspace(1)*
  %2369 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2368, align 16, !tbaa !11
  br label %2370

2370:                                             ; preds = %2365, %2359
  %2371 = phi <4 x i32> [ %2369, %2365 ], [ zeroinitializer, %2359 ]
  %2372 = mul i32 %2187, 3
  %2373 = zext i32 %2372 to i64
  %2374 = add i64 %2344, %2373
  %2375 = icmp ult i64 %2374, %2263
  br i1 %2375, label %2376, label %2381

2376:                                             ; preds = %2370
  %2377 = shl i64 %2374, 4
  %2378 = add i64 %2377, %2185
  %2379 = inttoptr i64 %2378 to <4 x i32> addrspace(1)*
  %2380 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2379, align 16, !tbaa !11
  br label %2381

2381:                                             ; preds = %2376, %2370
  %2382 = phi <4 x i32> [ %2380, %2376 ], [ zeroinitializer, %2370 ]
  %2383 = shl i32 %2187, 2
  %2384 = zext i32 %2383 to i64
  %2385 = add i64 %2344, %2384
  %2386 = icmp ult i64 %2385, %2263
  br i1 %2386, label %2387, label %2392

2387:                                             ; preds = %2381
  %2388 = shl i64 %2385, 4
  %2389 = add i64 %2388, %2185
  %2390 = inttoptr i64 %2389 to <4 x i32> addrspace(1)*
  %2391 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2390, align 16, !tbaa !11
  br label %2392

2392:                                             ; preds = %2387, %2381
  %2393 = phi <4 x i32> [ %2391, %2387 ], [ zeroinitializer, %2381 ]
  %2394 = mul i32 %2187, 5
  %2395 = zext i32 %2394 to i64
  %2396 = add i64 %2344, %2395
  %2397 = icmp ult i64 %2396, %2263
  br i1 %2397, label %2398, label %2403

2398:                                             ; preds = %2392
  %2399 = shl i64 %2396, 4
  %2400 = add i64 %2399, %2185
  %2401 = inttoptr i64 %2400 to <4 x i32> addrspace(1)*
  %2402 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2401, align 16, !tbaa !11
  br label %2403

2403:                                             ; preds = %2398, %2392
  %2404 = phi <4 x i32> [ %2402, %2398 ], [ zeroinitializer, %2392 ]
  %2405 = mul i32 %2187, 6
  %2406 = zext i32 %2405 to i64
  %2407 = add i64 %2344, %2406
  %2408 = icmp ult i64 %2407, %2263
  br i1 %2408, label %2409, label %2414

2409:                                             ; preds = %2403
  %2410 = shl i64 %2407, 4
  %2411 = add i64 %2410, %2185
  %2412 = inttoptr i64 %2411 to <4 x i32> addrspace(1)*
  %2413 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2412, align 16, !tbaa !11
  br label %2414

2414:                                             ; preds = %2409, %2403
  %2415 = phi <4 x i32> [ %2413, %2409 ], [ zeroinitializer, %2403 ]
  %2416 = add i64 %2344, %2266
  %2417 = icmp ult i64 %2416, %2263
  br i1 %2417, label %2418, label %2423

2418:                                             ; preds = %2414
  %2419 = shl i64 %2416, 4
  %2420 = add i64 %2419, %2185
  %2421 = inttoptr i64 %2420 to <4 x i32> addrspace(1)*
  %2422 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2421, align 16, !tbaa !11
  br label %2423

2423:                                             ; preds = %2418, %2414
  %2424 = phi <4 x i32> [ %2422, %2418 ], [ zeroinitializer, %2414 ]
  %2425 = add i64 %2347, %85
  %2426 = inttoptr i64 %2425 to <4 x i32> addrspace(1)*
  store <4 x i32> %2350, <4 x i32> addrspace(1)* %2426, align 16, !tbaa !11
  br i1 %2353, label %2427, label %2431

2427:                                             ; preds = %2423
  %2428 = shl i64 %2352, 4
  %2429 = add i64 %2428, %85
  %2430 = inttoptr i64 %2429 to <4 x i32> addrspace(1)*
  store <4 x i32> %2360, <4 x i32> addrspace(1)* %2430, align 16, !tbaa !11
  br label %2431

2431:                                             ; preds = %2427, %2423
  br i1 %2364, label %2432, label %2436

2432:                                             ; preds = %2431
  %2433 = shl i64 %2363, 4
  %2434 = add i64 %2433, %85
  %2435 = inttoptr i64 %2434 to <4 x i32> addrspace(1)*
  store <4 x i32> %2371, <4 x i32> addrspace(1)* %2435, align 16, !tbaa !11
  br label %2436

2436:                                             ; preds = %2432, %2431
  br i1 %2375, label %2437, label %2441

2437:                                             ; preds = %2436
  %2438 = shl i64 %2374, 4
  %2439 = add i64 %2438, %85
  %2440 = inttoptr i64 %2439 to <4 x i32> addrspace(1)*
  store <4 x i32> %2382, <4 x i32> addrspace(1)* %2440, align 16, !tbaa !11
  br label %2441

2441:                                             ; preds = %2437, %2436
  br i1 %2386, label %2442, label %2446

2442:                                             ; preds = %2441
  %2443 = shl i64 %2385, 4
  %2444 = add i64 %2443, %85
  %2445 = inttoptr i64 %2444 to <4 x i32> addrspace(1)*
  store <4 x i32> %2393, <4 x i32> addrspace(1)* %2445, align 16, !tbaa !11
  br label %2446

2446:                                             ; preds = %2442, %2441
  br i1 %2397, label %2447, label %2451

2447:                                             ; preds = %2446
  %2448 = shl i64 %2396, 4
  %2449 = add i64 %2448, %85
  %2450 = inttoptr i64 %2449 to <4 x i32> addrspace(1)*
  store <4 x i32> %2404, <4 x i32> addrspace(1)* %2450, align 16, !tbaa !11
  br label %2451

2451:                                             ; preds = %2447, %2446
  br i1 %2408, label %2452, label %2456

2452:                                             ; preds = %2451
  %2453 = shl i64 %2407, 4
  %2454 = add i64 %2453, %85
  %2455 = inttoptr i64 %2454 to <4 x i32> addrspace(1)*
  store <4 x i32> %2415, <4 x i32> addrspace(1)* %2455, align 16, !tbaa !11
  br label %2456

2456:                                             ; preds = %2452, %2451
  br i1 %2417, label %2457, label %2916

2457:                                             ; preds = %2456
  %2458 = shl i64 %2416, 4
  %2459 = add i64 %2458, %85
  br label %2912

2460:                                             ; preds = %2184
  %2461 = icmp ult i64 %2197, %1679
  %2462 = select i1 %2461, i64 %2197, i64 %1679
  %2463 = sub i64 %1679, %2462
  %2464 = sub nsw i64 0, %2194
  %2465 = and i64 %2463, %2464
  switch i64 %2194, label %2868 [
    i64 16, label %2466
    i64 4, label %2667
  ]

2466:                                             ; preds = %2460
  %2467 = add i64 %2462, %85
  %2468 = add i64 %2462, %2185
  %2469 = lshr i64 %2465, 4
  %2470 = zext i32 %2186 to i64
  %2471 = mul i32 %2187, 7
  %2472 = zext i32 %2471 to i64
  %2473 = add nuw nsw i64 %2472, %2470
  %2474 = icmp ult i64 %2473, %2469
  br i1 %2474, label %2475, label %2549

2475:                                             ; preds = %2466
  %2476 = shl i32 %2187, 3
  %2477 = zext i32 %2476 to i64
  %2478 = zext i32 %2187 to i64
  %2479 = shl i32 %2187, 1
  %2480 = zext i32 %2479 to i64
  %2481 = mul i32 %2187, 3
  %2482 = zext i32 %2481 to i64
  %2483 = shl i32 %2187, 2
  %2484 = zext i32 %2483 to i64
  %2485 = mul i32 %2187, 5
  %2486 = zext i32 %2485 to i64
  %2487 = mul i32 %2187, 6
  %2488 = zext i32 %2487 to i64
  br label %2489

2489:                                             ; preds = %2489, %2475
  %2490 = phi i64 [ %2470, %2475 ], [ %2546, %2489 ]
  %2491 = shl i64 %2490, 4
  %2492 = add i64 %2491, %2468
  %2493 = inttoptr i64 %2492 to <4 x i32> addrspace(1)*
  %2494 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2493, align 16, !tbaa !11
  %2495 = add i64 %2490, %2478
  %2496 = shl i64 %2495, 4
  %2497 = add i64 %2496, %2468
  %2498 = inttoptr i64 %2497 to <4 x i32> addrspace(1)*
  %2499 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2498, align 16, !tbaa !11
  %2500 = add i64 %2490, %2480
  %2501 = shl i64 %2500, 4
  %2502 = add i64 %2501, %2468
  %2503 = inttoptr i64 %2502 to <4 x i32> addrspace(1)*
  %2504 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2503, align 16, !tbaa !11
  %2505 = add i64 %2490, %2482
  %2506 = shl i64 %2505, 4
  %2507 = add i64 %2506, %2468
  %2508 = inttoptr i64 %2507 to <4 x i32> addrspace(1)*
  %2509 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2508, align 16, !tbaa !11
  %2510 = add i64 %2490, %2484
  %2511 = shl i64 %2510, 4
  %2512 = add i64 %2511, %2468
  %2513 = inttoptr i64 %2512 to <4 x i32> addrspace(1)*
  %2514 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2513, align 16, !tbaa !11
  %2515 = add i64 %2490, %2486
  %2516 = shl i64 %2515, 4
  %2517 = add i64 %2516, %2468
  %2518 = inttoptr i64 %2517 to <4 x i32> addrspace(1)*
  %2519 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2518, align 16, !tbaa !11
  %2520 = add i64 %2490, %2488
  %2521 = shl i64 %2520, 4
  %2522 = add i64 %2521, %2468
  %2523 = inttoptr i64 %2522 to <4 x i32> addrspace(1)*
  %2524 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2523, align 16, !tbaa !11
  %2525 = add i64 %2490, %2472
  %2526 = shl i64 %2525, 4
  %2527 = add i64 %2526, %2468
  %2528 = inttoptr i64 %2527 to <4 x i32> addrspace(1)*
  %2529 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2528, align 16, !tbaa !11
  %2530 = add i64 %2491, %2467
  %2531 = inttoptr i64 %2530 to <4 x i32> addrspace(1)*
  store <4 x i32> %2494, <4 x i32> addrspace(1)* %2531, align 16, !tbaa !11
  %2532 = add i64 %2496, %2467
  %2533 = inttoptr i64 %2532 to <4 x i32> addrspace(1)*
  store <4 x i32> %2499, <4 x i32> addrspace(1)* %2533, align 16, !tbaa !11
  %2534 = add i64 %2501, %2467
  %2535 = inttoptr i64 %2534 to <4 x i32> addrspace(1)*
  store <4 x i32> %2504, <4 x i32> addrspace(1)* %2535, align 16, !tbaa !11
  %2536 = add i64 %2506, %2467
  %2537 = inttoptr i64 %2536 to <4 x i32> addrspace(1)*
  store <4 x i32> %2509, <4 x i32> addrspace(1)* %2537, align 16, !tbaa !11
  %2538 = add i64 %2511, %2467
  %2539 = inttoptr i64 %2538 to <4 x i32> addrspace(1)*
  store <4 x i32> %2514, <4 x i32> addrspace(1)* %2539, align 16, !tbaa !11
  %2540 = add i64 %2516, %2467
  %2541 = inttoptr i64 %2540 to <4 x i32> addrspace(1)*
  store <4 x i32> %2519, <4 x i32> addrspace(1)* %2541, align 16, !tbaa !11
  %2542 = add i64 %2521, %2467
  %2543 = inttoptr i64 %2542 to <4 x i32> addrspace(1)*
  store <4 x i32> %2524, <4 x i32> addrspace(1)* %2543, align 16, !tbaa !11
  %2544 = add i64 %2526, %2467
  %2545 = inttoptr i64 %2544 to <4 x i32> addrspace(1)*
  store <4 x i32> %2529, <4 x i32> addrspace(1)* %2545, align 16, !tbaa !11
  %2546 = add i64 %2490, %2477
  %2547 = add i64 %2546, %2472
  %2548 = icmp ult i64 %2547, %2469
  br i1 %2548, label %2489, label %2549, !llvm.loop !58

2549:                                             ; preds = %2489, %2466
  %2550 = phi i64 [ %2470, %2466 ], [ %2546, %2489 ]
  %2551 = icmp ult i64 %2550, %2469
  br i1 %2551, label %2552, label %2882

2552:                                             ; preds = %2549
  %2553 = shl i64 %2550, 4
  %2554 = add i64 %2553, %2468
  %2555 = inttoptr i64 %2554 to <4 x i32> addrspace(1)*
  %2556 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2555, align 16, !tbaa !11
  %2557 = zext i32 %2187 to i64
  %2558 = add i64 %2550, %2557
  %2559 = icmp ult i64 %2558, %2469
  br i1 %2559, label %2560, label %2565

2560:                                             ; preds = %2552
  %2561 = shl i64 %2558, 4
  %2562 = add i64 %2561, %2468
  %2563 = inttoptr i64 %2562 to <4 x i32> addrspace(1)*
  %2564 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2563, align 16, !tbaa !11
  br label %2565

2565:                                             ; preds = %2560, %2552
  %2566 = phi <4 x i32> [ %2564, %2560 ], [ zeroinitializer, %2552 ]
  %2567 = shl i32 %2187, 1
  %2568 = zext i32 %2567 to i64
  %2569 = add i64 %2550, %2568
  %2570 = icmp ult i64 %2569, %2469
  br i1 %2570, label %2571, label %2576

2571:                                             ; preds = %2565
  %2572 = shl i64 %2569, 4
  %2573 = add i64 %2572, %2468
  %2574 = inttoptr i64 %2573 to <4 x i32> addrspace(1)*
  %2575 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2574, align 16, !tbaa !11
  br label %2576

2576:                                             ; preds = %2571, %2565
  %2577 = phi <4 x i32> [ %2575, %2571 ], [ zeroinitializer, %2565 ]
  %2578 = mul i32 %2187, 3
  %2579 = zext i32 %2578 to i64
  %2580 = add i64 %2550, %2579
  %2581 = icmp ult i64 %2580, %2469
  br i1 %2581, label %2582, label %2587

2582:                                             ; preds = %2576
  %2583 = shl i64 %2580, 4
  %2584 = add i64 %2583, %2468
  %2585 = inttoptr i64 %2584 to <4 x i32> addrspace(1)*
  %2586 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2585, align 16, !tbaa !11
  br label %2587

2587:                                             ; preds = %2582, %2576
  %2588 = phi <4 x i32> [ %2586, %2582 ], [ zeroinitializer, %2576 ]
  %2589 = shl i32 %2187, 2
  %2590 = zext i32 %2589 to i64
  %2591 = add i64 %2550, %2590
  %2592 = icmp ult i64 %2591, %2469
  br i1 %2592, label %2593, label %2598

2593:                                             ; preds = %2587
  %2594 = shl i64 %2591, 4
  %2595 = add i64 %2594, %2468
  %2596 = inttoptr i64 %2595 to <4 x i32> addrspace(1)*
  %2597 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2596, align 16, !tbaa !11
  br label %2598

2598:                                             ; preds = %2593, %2587
  %2599 = phi <4 x i32> [ %2597, %2593 ], [ zeroinitializer, %2587 ]
  %2600 = mul i32 %2187, 5
  %2601 = zext i32 %2600 to i64
  %2602 = add i64 %2550, %2601
  %2603 = icmp ult i64 %2602, %2469
  br i1 %2603, label %2604, label %2609

2604:                                             ; preds = %2598
  %2605 = shl i64 %2602, 4
  %2606 = add i64 %2605, %2468
  %2607 = inttoptr i64 %2606 to <4 x i32> addrspace(1)*
  %2608 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2607, align 16, !tbaa !11
  br label %2609

2609:                                             ; preds = %2604, %2598
  %2610 = phi <4 x i32> [ %2608, %2604 ], [ zeroinitializer, %2598 ]
  %2611 = mul i32 %2187, 6
  %2612 = zext i32 %2611 to i64
  %2613 = add i64 %2550, %2612
  %2614 = icmp ult i64 %2613, %2469
  br i1 %2614, label %2615, label %2620

2615:                                             ; preds = %2609
  %2616 = shl i64 %2613, 4
  %2617 = add i64 %2616, %2468
  %2618 = inttoptr i64 %2617 to <4 x i32> addrspace(1)*
  %2619 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2618, align 16, !tbaa !11
  br label %2620

2620:                                             ; preds = %2615, %2609
  %2621 = phi <4 x i32> [ %2619, %2615 ], [ zeroinitializer, %2609 ]
  %2622 = add i64 %2550, %2472
  %2623 = icmp ult i64 %2622, %2469
  br i1 %2623, label %2624, label %2629

2624:                                             ; preds = %2620
  %2625 = shl i64 %2622, 4
  %2626 = add i64 %2625, %2468
  %2627 = inttoptr i64 %2626 to <4 x i32> addrspace(1)*
  %2628 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2627, align 16, !tbaa !11
  br label %2629

2629:                                             ; preds = %2624, %2620
  %2630 = phi <4 x i32> [ %2628, %2624 ], [ zeroinitializer, %2620 ]
  %2631 = add i64 %2553, %2467
  %2632 = inttoptr i64 %2631 to <4 x i32> addrspace(1)*
  store <4 x i32> %2556, <4 x i32> addrspace(1)* %2632, align 16, !tbaa !11
  br i1 %2559, label %2633, label %2637

2633:                                             ; preds = %2629
  %2634 = shl i64 %2558, 4
  %2635 = add i64 %2634, %2467
  %2636 = inttoptr i64 %2635 to <4 x i32> addrspace(1)*
  store <4 x i32> %2566, <4 x i32> addrspace(1)* %2636, align 16, !tbaa !11
  br label %2637

2637:                                             ; preds = %2633, %2629
  br i1 %2570, label %2638, label %2642

2638:                                             ; preds = %2637
  %2639 = shl i64 %2569, 4
  %2640 = add i64 %2639, %2467
  %2641 = inttoptr i64 %2640 to <4 x i32> addrspace(1)*
  store <4 x i32> %2577, <4 x i32> addrspace(1)* %2641, align 16, !tbaa !11
  br label %2642

2642:                                             ; preds = %2638, %2637
  br i1 %2581, label %2643, label %2647

2643:                                             ; preds = %2642
  %2644 = shl i64 %2580, 4
  %2645 = add i64 %2644, %2467
  %2646 = inttoptr i64 %2645 to <4 x i32> addrspace(1)*
  store <4 x i32> %2588, <4 x i32> addrspace(1)* %2646, align 16, !tbaa !11
  br label %2647

2647:                                             ; preds = %2643, %2642
  br i1 %2592, label %2648, label %2652

2648:                                             ; preds = %2647
  %2649 = shl i64 %2591, 4
  %2650 = add i64 %2649, %2467
  %2651 = inttoptr i64 %2650 to <4 x i32> addrspace(1)*
  store <4 x i32> %2599, <4 x i32> addrspace(1)* %2651, align 16, !tbaa !11
  br label %2652

2652:                                             ; preds = %2648, %2647
  br i1 %2603, label %2653, label %2657

2653:                                             ; preds = %2652
  %2654 = shl i64 %2602, 4
  %2655 = add i64 %2654, %2467
  %2656 = inttoptr i64 %2655 to <4 x i32> addrspace(1)*
  store <4 x i32> %2610, <4 x i32> addrspace(1)* %2656, align 16, !tbaa !11
  br label %2657

2657:                                             ; preds = %2653, %2652
  br i1 %2614, label %2658, label %2662

2658:                                             ; preds = %2657
  %2659 = shl i64 %2613, 4
  %2660 = add i64 %2659, %2467
  %2661 = inttoptr i64 %2660 to <4 x i32> addrspace(1)*
  store <4 x i32> %2621, <4 x i32> addrspace(1)* %2661, align 16, !tbaa !11
  br label %2662

2662:                                             ; preds = %2658, %2657
  br i1 %2623, label %2663, label %2882

2663:                                             ; preds = %2662
  %2664 = shl i64 %2622, 4
  %2665 = add i64 %2664, %2467
  %2666 = inttoptr i64 %2665 to <4 x i32> addrspace(1)*
  store <4 x i32> %2630, <4 x i32> addrspace(1)* %2666, align 16, !tbaa !11
  br label %2882

2667:                                             ; preds = %2460
  %2668 = add i64 %2462, %85
  %2669 = add i64 %2462, %2185
  %2670 = lshr i64 %2465, 2
  %2671 = zext i32 %2186 to i64
  %2672 = mul i32 %2187, 7
  %2673 = zext i32 %2672 to i64
  %2674 = add nuw nsw i64 %2673, %2671
  %2675 = icmp ult i64 %2674, %2670
  br i1 %2675, label %2676, label %2750

2676:                                             ; preds = %2667
  %2677 = shl i32 %2187, 3
  %2678 = zext i32 %2677 to i64
  %2679 = zext i32 %2187 to i64
  %2680 = shl i32 %2187, 1
  %2681 = zext i32 %2680 to i64
  %2682 = mul i32 %2187, 3
  %2683 = zext i32 %2682 to i64
  %2684 = shl i32 %2187, 2
  %2685 = zext i32 %2684 to i64
  %2686 = mul i32 %2187, 5
  %2687 = zext i32 %2686 to i64
  %2688 = mul i32 %2187, 6
  %2689 = zext i32 %2688 to i64
  br label %2690

2690:                                             ; preds = %2690, %2676
  %2691 = phi i64 [ %2671, %2676 ], [ %2747, %2690 ]
  %2692 = shl i64 %2691, 2
  %2693 = add i64 %2692, %2669
  %2694 = inttoptr i64 %2693 to i32 addrspace(1)*
  %2695 = load volatile i32, i32 addrspace(1)* %2694, align 4, !tbaa !11
  %2696 = add i64 %2691, %2679
  %2697 = shl i64 %2696, 2
  %2698 = add i64 %2697, %2669
  %2699 = inttoptr i64 %2698 to i32 addrspace(1)*
  %2700 = load volatile i32, i32 addrspace(1)* %2699, align 4, !tbaa !11
  %2701 = add i64 %2691, %2681
  %2702 = shl i64 %2701, 2
  %2703 = add i64 %2702, %2669
  %2704 = inttoptr i64 %2703 to i32 addrspace(1)*
  %2705 = load volatile i32, i32 addrspace(1)* %2704, align 4, !tbaa !11
  %2706 = add i64 %2691, %2683
  %2707 = shl i64 %2706, 2
  %2708 = add i64 %2707, %2669
  %2709 = inttoptr i64 %2708 to i32 addrspace(1)*
  %2710 = load volatile i32, i32 addrspace(1)* %2709, align 4, !tbaa !11
  %2711 = add i64 %2691, %2685
  %2712 = shl i64 %2711, 2
  %2713 = add i64 %2712, %2669
  %2714 = inttoptr i64 %2713 to i32 addrspace(1)*
  %2715 = load volatile i32, i32 addrspace(1)* %2714, align 4, !tbaa !11
  %2716 = add i64 %2691, %2687
  %2717 = shl i64 %2716, 2
  %2718 = add i64 %2717, %2669
  %2719 = inttoptr i64 %2718 to i32 addrspace(1)*
  %2720 = load volatile i32, i32 addrspace(1)* %2719, align 4, !tbaa !11
  %2721 = add i64 %2691, %2689
  %2722 = shl i64 %2721, 2
  %2723 = add i64 %2722, %2669
  %2724 = inttoptr i64 %2723 to i32 addrspace(1)*
  %2725 = load volatile i32, i32 addrspace(1)* %2724, align 4, !tbaa !11
  %2726 = add i64 %2691, %2673
  %2727 = shl i64 %2726, 2
  %2728 = add i64 %2727, %2669
  %2729 = inttoptr i64 %2728 to i32 addrspace(1)*
  %2730 = load volatile i32, i32 addrspace(1)* %2729, align 4, !tbaa !11
  %2731 = add i64 %2692, %2668
  %2732 = inttoptr i64 %2731 to i32 addrspace(1)*
  store i32 %2695, i32 addrspace(1)* %2732, align 4, !tbaa !11
  %2733 = add i64 %2697, %2668
  %2734 = inttoptr i64 %2733 to i32 addrspace(1)*
  store i32 %2700, i32 addrspace(1)* %2734, align 4, !tbaa !11
  %2735 = add i64 %2702, %2668
  %2736 = inttoptr i64 %2735 to i32 addrspace(1)*
  store i32 %2705, i32 addrspace(1)* %2736, align 4, !tbaa !11
  %2737 = add i64 %2707, %2668
  %2738 = inttoptr i64 %2737 to i32 addrspace(1)*
  store i32 %2710, i32 addrspace(1)* %2738, align 4, !tbaa !11
  %2739 = add i64 %2712, %2668
  %2740 = inttoptr i64 %2739 to i32 addrspace(1)*
  store i32 %2715, i32 addrspace(1)* %2740, align 4, !tbaa !11
  %2741 = add i64 %2717, %2668
  %2742 = inttoptr i64 %2741 to i32 addrspace(1)*
  store i32 %2720, i32 addrspace(1)* %2742, align 4, !tbaa !11
  %2743 = add i64 %2722, %2668
  %2744 = inttoptr i64 %2743 to i32 addrspace(1)*
  store i32 %2725, i32 addrspace(1)* %2744, align 4, !tbaa !11
  %2745 = add i64 %2727, %2668
  %2746 = inttoptr i64 %2745 to i32 addrspace(1)*
  store i32 %2730, i32 addrspace(1)* %2746, align 4, !tbaa !11
  %2747 = add i64 %2691, %2678
  %2748 = add i64 %2747, %2673
  %2749 = icmp ult i64 %2748, %2670
  br i1 %2749, label %2690, label %2750, !llvm.loop !59

2750:                                             ; preds = %2690, %2667
  %2751 = phi i64 [ %2671, %2667 ], [ %2747, %2690 ]
  %2752 = icmp ult i64 %2751, %2670
  br i1 %2752, label %2753, label %2882

2753:                                             ; preds = %2750
  %2754 = shl i64 %2751, 2
  %2755 = add i64 %2754, %2669
  %2756 = inttoptr i64 %2755 to i32 addrspace(1)*
  %2757 = load volatile i32, i32 addrspace(1)* %2756, align 4, !tbaa !11
  %2758 = zext i32 %2187 to i64
  %2759 = add i64 %2751, %2758
  %2760 = icmp ult i64 %2759, %2670
  br i1 %2760, label %2761, label %2766

2761:                                             ; preds = %2753
  %2762 = shl i64 %2759, 2
  %2763 = add i64 %2762, %2669
  %2764 = inttoptr i64 %2763 to i32 addrspace(1)*
  %2765 = load volatile i32, i32 addrspace(1)* %2764, align 4, !tbaa !11
  br label %2766

2766:                                             ; preds = %2761, %2753
  %2767 = phi i32 [ %2765, %2761 ], [ 0, %2753 ]
  %2768 = shl i32 %2187, 1
  %2769 = zext i32 %2768 to i64
  %2770 = add i64 %2751, %2769
  %2771 = icmp ult i64 %2770, %2670
  br i1 %2771, label %2772, label %2777

2772:                                             ; preds = %2766
  %2773 = shl i64 %2770, 2
  %2774 = add i64 %2773, %2669
  %2775 = inttoptr i64 %2774 to i32 addrspace(1)*
  %2776 = load volatile i32, i32 addrspace(1)* %2775, align 4, !tbaa !11
  br label %2777

2777:                                             ; preds = %2772, %2766
  %2778 = phi i32 [ %2776, %2772 ], [ 0, %2766 ]
  %2779 = mul i32 %2187, 3
  %2780 = zext i32 %2779 to i64
  %2781 = add i64 %2751, %2780
  %2782 = icmp ult i64 %2781, %2670
  br i1 %2782, label %2783, label %2788

2783:                                             ; preds = %2777
  %2784 = shl i64 %2781, 2
  %2785 = add i64 %2784, %2669
  %2786 = inttoptr i64 %2785 to i32 addrspace(1)*
  %2787 = load volatile i32, i32 addrspace(1)* %2786, align 4, !tbaa !11
  br label %2788

2788:                                             ; preds = %2783, %2777
  %2789 = phi i32 [ %2787, %2783 ], [ 0, %2777 ]
  %2790 = shl i32 %2187, 2
  %2791 = zext i32 %2790 to i64
  %2792 = add i64 %2751, %2791
  %2793 = icmp ult i64 %2792, %2670
  br i1 %2793, label %2794, label %2799

2794:                                             ; preds = %2788
  %2795 = shl i64 %2792, 2
  %2796 = add i64 %2795, %2669
  %2797 = inttoptr i64 %2796 to i32 addrspace(1)*
  %2798 = load volatile i32, i32 addrspace(1)* %2797, align 4, !tbaa !11
  br label %2799

2799:                                             ; preds = %2794, %2788
  %2800 = phi i32 [ %2798, %2794 ], [ 0, %2788 ]
  %2801 = mul i32 %2187, 5
  %2802 = zext i32 %2801 to i64
  %2803 = add i64 %2751, %2802
  %2804 = icmp ult i64 %2803, %2670
  br i1 %2804, label %2805, label %2810

2805:                                             ; preds = %2799
  %2806 = shl i64 %2803, 2
  %2807 = add i64 %2806, %2669
  %2808 = inttoptr i64 %2807 to i32 addrspace(1)*
  %2809 = load volatile i32, i32 addrspace(1)* %2808, align 4, !tbaa !11
  br label %2810

2810:                                             ; preds = %2805, %2799
  %2811 = phi i32 [ %2809, %2805 ], [ 0, %2799 ]
  %2812 = mul i32 %2187, 6
  %2813 = zext i32 %2812 to i64
  %2814 = add i64 %2751, %2813
  %2815 = icmp ult i64 %2814, %2670
  br i1 %2815, label %2816, label %2821

2816:                                             ; preds = %2810
  %2817 = shl i64 %2814, 2
  %2818 = add i64 %2817, %2669
  %2819 = inttoptr i64 %2818 to i32 addrspace(1)*
  %2820 = load volatile i32, i32 addrspace(1)* %2819, align 4, !tbaa !11
  br label %2821

2821:                                             ; preds = %2816, %2810
  %2822 = phi i32 [ %2820, %2816 ], [ 0, %2810 ]
  %2823 = add i64 %2751, %2673
  %2824 = icmp ult i64 %2823, %2670
  br i1 %2824, label %2825, label %2830

2825:                                             ; preds = %2821
  %2826 = shl i64 %2823, 2
  %2827 = add i64 %2826, %2669
  %2828 = inttoptr i64 %2827 to i32 addrspace(1)*
  %2829 = load volatile i32, i32 addrspace(1)* %2828, align 4, !tbaa !11
  br label %2830

2830:                                             ; preds = %2825, %2821
  %2831 = phi i32 [ %2829, %2825 ], [ 0, %2821 ]
  %2832 = add i64 %2754, %2668
  %2833 = inttoptr i64 %2832 to i32 addrspace(1)*
  store i32 %2757, i32 addrspace(1)* %2833, align 4, !tbaa !11
  br i1 %2760, label %2834, label %2838

2834:                                             ; preds = %2830
  %2835 = shl i64 %2759, 2
  %2836 = add i64 %2835, %2668
  %2837 = inttoptr i64 %2836 to i32 addrspace(1)*
  store i32 %2767, i32 addrspace(1)* %2837, align 4, !tbaa !11
  br label %2838

2838:                                             ; preds = %2834, %2830
  br i1 %2771, label %2839, label %2843

2839:                                             ; preds = %2838
  %2840 = shl i64 %2770, 2
  %2841 = add i64 %2840, %2668
  %2842 = inttoptr i64 %2841 to i32 addrspace(1)*
  store i32 %2778, i32 addrspace(1)* %2842, align 4, !tbaa !11
  br label %2843

2843:                                             ; preds = %2839, %2838
  br i1 %2782, label %2844, label %2848

2844:                                             ; preds = %2843
  %2845 = shl i64 %2781, 2
  %2846 = add i64 %2845, %2668
  %2847 = inttoptr i64 %2846 to i32 addrspace(1)*
  store i32 %2789, i32 addrspace(1)* %2847, align 4, !tbaa !11
  br label %2848

2848:                                             ; preds = %2844, %2843
  br i1 %2793, label %2849, label %2853

2849:                                             ; preds = %2848
  %2850 = shl i64 %2792, 2
  %2851 = add i64 %2850, %2668
  %2852 = inttoptr i64 %2851 to i32 addrspace(1)*
  store i32 %2800, i32 addrspace(1)* %2852, align 4, !tbaa !11
  br label %2853

2853:                                             ; preds = %2849, %2848
  br i1 %2804, label %2854, label %2858

2854:                                             ; preds = %2853
  %2855 = shl i64 %2803, 2
  %2856 = add i64 %2855, %2668
  %2857 = inttoptr i64 %2856 to i32 addrspace(1)*
  store i32 %2811, i32 addrspace(1)* %2857, align 4, !tbaa !11
  br label %2858

2858:                                             ; preds = %2854, %2853
  br i1 %2815, label %2859, label %2863

2859:                                             ; preds = %2858
  %2860 = shl i64 %2814, 2
  %2861 = add i64 %2860, %2668
  %2862 = inttoptr i64 %2861 to i32 addrspace(1)*
  store i32 %2822, i32 addrspace(1)* %2862, align 4, !tbaa !11
  br label %2863

2863:                                             ; preds = %2859, %2858
  br i1 %2824, label %2864, label %2882

2864:                                             ; preds = %2863
  %2865 = shl i64 %2823, 2
  %2866 = add i64 %2865, %2668
  %2867 = inttoptr i64 %2866 to i32 addrspace(1)*
  store i32 %2831, i32 addrspace(1)* %2867, align 4, !tbaa !11
  br label %2882

2868:                                             ; preds = %2460
  %2869 = zext i32 %2186 to i64
  %2870 = icmp ugt i64 %1679, %2869
  br i1 %2870, label %2871, label %2916

2871:                                             ; preds = %2868
  %2872 = zext i32 %2187 to i64
  br label %2873

2873:                                             ; preds = %2873, %2871
  %2874 = phi i64 [ %2869, %2871 ], [ %2880, %2873 ]
  %2875 = add i64 %2874, %2185
  %2876 = inttoptr i64 %2875 to i8 addrspace(1)*
  %2877 = load volatile i8, i8 addrspace(1)* %2876, align 1, !tbaa !11
  %2878 = add i64 %2874, %85
  %2879 = inttoptr i64 %2878 to i8 addrspace(1)*
  store i8 %2877, i8 addrspace(1)* %2879, align 1, !tbaa !11
  %2880 = add i64 %2874, %2872
  %2881 = icmp ult i64 %2880, %1679
  br i1 %2881, label %2873, label %2916, !llvm.loop !60

2882:                                             ; preds = %2864, %2863, %2750, %2663, %2662, %2549
  %2883 = phi i64 [ %2671, %2864 ], [ %2671, %2863 ], [ %2671, %2750 ], [ %2470, %2663 ], [ %2470, %2662 ], [ %2470, %2549 ]
  %2884 = icmp ugt i64 %2462, %2883
  br i1 %2884, label %2885, label %2896

2885:                                             ; preds = %2882
  %2886 = zext i32 %2187 to i64
  br label %2887

2887:                                             ; preds = %2887, %2885
  %2888 = phi i64 [ %2883, %2885 ], [ %2894, %2887 ]
  %2889 = add i64 %2888, %2185
  %2890 = inttoptr i64 %2889 to i8 addrspace(1)*
  %2891 = load volatile i8, i8 addrspace(1)* %2890, align 1, !tbaa !11
  %2892 = add i64 %2888, %85
  %2893 = inttoptr i64 %2892 to i8 addrspace(1)*
  store i8 %2891, i8 addrspace(1)* %2893, align 1, !tbaa !11
  %2894 = add i64 %2888, %2886
  %2895 = icmp ult i64 %2894, %2462
  br i1 %2895, label %2887, label %2896, !llvm.loop !60

2896:                                             ; preds = %2887, %2882
  %2897 = add i64 %2465, %2462
  %2898 = sub i64 %1679, %2897
  %2899 = icmp ugt i64 %2898, %2883
  br i1 %2899, label %2900, label %2916

2900:                                             ; preds = %2896
  %2901 = zext i32 %2187 to i64
  br label %2902

2902:                                             ; preds = %2902, %2900
  %2903 = phi i64 [ %2883, %2900 ], [ %2910, %2902 ]
  %2904 = add i64 %2903, %2897
  %2905 = add i64 %2904, %2185
  %2906 = inttoptr i64 %2905 to i8 addrspace(1)*
  %2907 = load volatile i8, i8 addrspace(1)* %2906, align 1, !tbaa !11
  %2908 = add i64 %2904, %85
  %2909 = inttoptr i64 %2908 to i8 addrspace(1)*
  store i8 %2907, i8 addrspace(1)* %2909, align 1, !tbaa !11
  %2910 = add i64 %2903, %2901
  %2911 = icmp ult i64 %2910, %2898
  br i1 %2911, label %2902, label %2916, !llvm.loop !60

2912:                                             ; preds = %2457, %2206
  %2913 = phi i64 [ %2459, %2457 ], [ %2261, %2206 ]
  %2914 = phi <4 x i32> [ %2424, %2457 ], [ %2247, %2206 ]
  %2915 = inttoptr i64 %2913 to <4 x i32> addrspace(1)*
  store <4 x i32> %2914, <4 x i32> addrspace(1)* %2915, align 16, !tbaa !11
  br label %2916

2916:                                             ; preds = %2902, %2873, %2912, %2896, %2868, %2456, %2343, %2179
  br i1 %2171, label %2919, label %2917, !prof !57

2917:                                             ; preds = %2916
  %2918 = and i32 %2169, 65535
  br label %2923

2919:                                             ; preds = %2916
  %2920 = zext i32 %2169 to i64
  %2921 = icmp ugt i64 %2005, %2920
  %2922 = select i1 %2921, i32 61, i32 0
  br label %2923

2923:                                             ; preds = %2919, %2917
  %2924 = phi i32 [ %2918, %2917 ], [ %2922, %2919 ]
  %2925 = icmp eq i32 %2924, 0
  %2926 = select i1 %2925, i64 %2005, i64 0
  %2927 = load i64, i64* %55, align 8, !tbaa !69
  %2928 = shl i64 %1999, 3
  %2929 = add i64 %2927, %2928
  %2930 = load i32, i32* %45, align 8, !tbaa !45
  %2931 = icmp eq i32 %2930, 0
  %2932 = icmp ne i64 %2926, 0
  %2933 = and i1 %2932, %2931
  br i1 %2933, label %2934, label %3012

2934:                                             ; preds = %2923
  %2935 = load i64, i64* %75, align 8, !tbaa !103
  %2936 = load i64, i64* %76, align 8, !tbaa !104
  %2937 = inttoptr i64 %2935 to i64 addrspace(1)*
  %2938 = load volatile i64, i64 addrspace(1)* %2937, align 8, !tbaa !5
  %2939 = load i64, i64* %54, align 8, !tbaa !105
  %2940 = icmp ult i64 %2938, %2939
  br i1 %2940, label %2941, label %2946

2941:                                             ; preds = %2934
  %2942 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2935, i64 1) #10, !srcloc !23
  %2943 = load i64, i64* %54, align 8, !tbaa !105
  %2944 = icmp ult i64 %2942, %2943
  %2945 = select i1 %2944, i64 %2942, i64 -1
  br label %2946

2946:                                             ; preds = %2941, %2934
  %2947 = phi i64 [ %2943, %2941 ], [ %2939, %2934 ]
  %2948 = phi i64 [ %2945, %2941 ], [ -1, %2934 ]
  %2949 = icmp eq i64 %2948, -1
  br i1 %2949, label %2950, label %2952

2950:                                             ; preds = %2946
  %2951 = icmp eq i64 %2947, 0
  br i1 %2951, label %2952, label %2955

2952:                                             ; preds = %3002, %2997, %2950, %2946
  %2953 = phi i64 [ %2948, %2946 ], [ -1, %2950 ], [ %2998, %2997 ], [ %2998, %3002 ]
  %2954 = phi i1 [ false, %2946 ], [ true, %2950 ], [ true, %3002 ], [ %3000, %2997 ]
  br i1 %2954, label %3012, label %3006

2955:                                             ; preds = %2950, %3002
  %2956 = phi i32 [ %3003, %3002 ], [ 0, %2950 ]
  %2957 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2936, i64 1) #10, !srcloc !23
  %2958 = load i64, i64* %54, align 8, !tbaa !105
  %2959 = urem i64 %2957, %2958
  %2960 = load i64, i64* %77, align 8, !tbaa !106
  %2961 = shl i64 %2959, 3
  %2962 = add i64 %2960, %2961
  %2963 = inttoptr i64 %2962 to i64 addrspace(1)*
  %2964 = load volatile i64, i64 addrspace(1)* %2963, align 8, !tbaa !5
  %2965 = icmp eq i64 %2964, 0
  br i1 %2965, label %2997, label %2966

2966:                                             ; preds = %2955
  %2967 = load i64, i64* %55, align 8, !tbaa !69
  %2968 = shl i64 %2964, 3
  %2969 = add i64 %2968, -8
  %2970 = add i64 %2969, %2967
  %2971 = inttoptr i64 %2970 to i64 addrspace(1)*
  %2972 = load volatile i64, i64 addrspace(1)* %2971, align 8, !tbaa !5
  %2973 = and i64 %2972, 393216
  %2974 = icmp eq i64 %2973, 262144
  %2975 = lshr i64 %2972, 20
  %2976 = icmp eq i64 %2975, %2959
  %2977 = and i1 %2974, %2976
  %2978 = and i64 %2972, 65535
  %2979 = icmp eq i64 %2978, 0
  %2980 = select i1 %2977, i1 %2979, i1 false
  br i1 %2980, label %2981, label %2991

2981:                                             ; preds = %2966
  %2982 = and i64 %2972, 65536
  %2983 = icmp eq i64 %2982, 0
  br i1 %2983, label %2986, label %2984

2984:                                             ; preds = %2981
  %2985 = tail call i64 asm sideeffect "atom.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2970, i64 -65537) #10, !srcloc !83
  br label %2991

2986:                                             ; preds = %2981
  %2987 = and i64 %2972, 524288
  %2988 = tail call i64 asm sideeffect "atom.global.cas.b64 $0, [$1], $2, $3;", "=l,l,l,l,~{memory}"(i64 %2970, i64 %2972, i64 %2987) #10, !srcloc !85
  %2989 = icmp eq i64 %2988, %2972
  %2990 = zext i1 %2989 to i32
  br label %2991

2991:                                             ; preds = %2986, %2984, %2966
  %2992 = phi i32 [ 0, %2984 ], [ %2990, %2986 ], [ 0, %2966 ]
  %2993 = icmp eq i32 %2992, 0
  br i1 %2993, label %2997, label %2994

2994:                                             ; preds = %2991
  %2995 = load i64, i64* %78, align 8, !tbaa !107
  %2996 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2995, i64 1) #10, !srcloc !23
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !49
  br label %2997

2997:                                             ; preds = %2994, %2991, %2955
  %2998 = phi i64 [ %2959, %2994 ], [ -1, %2991 ], [ -1, %2955 ]
  %2999 = icmp ult i32 %2956, 63
  %3000 = icmp eq i64 %2998, -1
  %3001 = select i1 %2999, i1 %3000, i1 false
  br i1 %3001, label %3002, label %2952, !llvm.loop !108

3002:                                             ; preds = %2997
  %3003 = add nuw nsw i32 %2956, 1
  %3004 = load i64, i64* %54, align 8, !tbaa !105
  %3005 = icmp eq i64 %3004, 0
  br i1 %3005, label %2952, label %2955

3006:                                             ; preds = %2952
  %3007 = shl i64 %2953, 3
  %3008 = add i64 %1999, 1
  %3009 = load i64, i64* %77, align 8, !tbaa !106
  %3010 = add i64 %3009, %3007
  %3011 = inttoptr i64 %3010 to i64 addrspace(1)*
  store volatile i64 %3008, i64 addrspace(1)* %3011, align 8, !tbaa !5
  br label %3012

3012:                                             ; preds = %3006, %2952, %2923
  %3013 = phi i64 [ -1, %2923 ], [ %2953, %2952 ], [ %2953, %3006 ]
  %3014 = trunc i64 %3013 to i32
  %3015 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %3014, i32 0, i32 31) #7
  %3016 = lshr i64 %3013, 32
  %3017 = trunc i64 %3016 to i32
  %3018 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %3017, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !24
  %3019 = zext i32 %3018 to i64
  %3020 = shl nuw i64 %3019, 32
  %3021 = zext i32 %3015 to i64
  %3022 = or i64 %3020, %3021
  %3023 = icmp eq i64 %3022, -1
  br i1 %3023, label %3760, label %3024

3024:                                             ; preds = %3012
  %3025 = load i64, i64* %79, align 8, !tbaa !109
  %3026 = load i32, i32* %32, align 8, !tbaa !53
  %3027 = zext i32 %3026 to i64
  %3028 = shl i64 %3022, %3027
  %3029 = add i64 %3028, %3025
  %3030 = load i32, i32* %45, align 8, !tbaa !45
  %3031 = load i32, i32* %50, align 4, !tbaa !56
  %3032 = xor i64 %3029, %2009
  %3033 = and i64 %3032, 15
  %3034 = icmp eq i64 %3033, 0
  %3035 = and i64 %3032, 3
  %3036 = icmp eq i64 %3035, 0
  %3037 = select i1 %3036, i64 4, i64 1
  %3038 = select i1 %3034, i64 16, i64 %3037
  %3039 = sub i64 0, %3029
  %3040 = add nsw i64 %3038, -1
  %3041 = and i64 %3040, %3039
  %3042 = or i64 %2926, %2009
  %3043 = or i64 %3042, %3029
  %3044 = and i64 %3043, 15
  %3045 = icmp eq i64 %3044, 0
  br i1 %3045, label %3046, label %3304, !prof !57

3046:                                             ; preds = %3024
  %3047 = shl i32 %3031, 7
  %3048 = zext i32 %3047 to i64
  %3049 = icmp eq i64 %2926, %3048
  br i1 %3049, label %3050, label %3106

3050:                                             ; preds = %3046
  %3051 = shl i32 %3030, 4
  %3052 = zext i32 %3051 to i64
  %3053 = add i64 %3029, %3052
  %3054 = add i64 %2009, %3052
  %3055 = shl i32 %3031, 4
  %3056 = inttoptr i64 %3054 to <4 x i32> addrspace(1)*
  %3057 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3056, align 16, !tbaa !11
  %3058 = zext i32 %3055 to i64
  %3059 = add i64 %3054, %3058
  %3060 = inttoptr i64 %3059 to <4 x i32> addrspace(1)*
  %3061 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3060, align 16, !tbaa !11
  %3062 = shl i32 %3031, 5
  %3063 = zext i32 %3062 to i64
  %3064 = add i64 %3054, %3063
  %3065 = inttoptr i64 %3064 to <4 x i32> addrspace(1)*
  %3066 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3065, align 16, !tbaa !11
  %3067 = mul i32 %3031, 48
  %3068 = zext i32 %3067 to i64
  %3069 = add i64 %3054, %3068
  %3070 = inttoptr i64 %3069 to <4 x i32> addrspace(1)*
  %3071 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3070, align 16, !tbaa !11
  %3072 = shl i32 %3031, 6
  %3073 = zext i32 %3072 to i64
  %3074 = add i64 %3054, %3073
  %3075 = inttoptr i64 %3074 to <4 x i32> addrspace(1)*
  %3076 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3075, align 16, !tbaa !11
  %3077 = mul i32 %3031, 80
  %3078 = zext i32 %3077 to i64
  %3079 = add i64 %3054, %3078
  %3080 = inttoptr i64 %3079 to <4 x i32> addrspace(1)*
  %3081 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3080, align 16, !tbaa !11
  %3082 = mul i32 %3031, 96
  %3083 = zext i32 %3082 to i64
  %3084 = add i64 %3054, %3083
  %3085 = inttoptr i64 %3084 to <4 x i32> addrspace(1)*
  %3086 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3085, align 16, !tbaa !11
  %3087 = mul i32 %3031, 112
  %3088 = zext i32 %3087 to i64
  %3089 = add i64 %3054, %3088
  %3090 = inttoptr i64 %3089 to <4 x i32> addrspace(1)*
  %3091 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3090, align 16, !tbaa !11
  %3092 = inttoptr i64 %3053 to <4 x i32> addrspace(1)*
  store <4 x i32> %3057, <4 x i32> addrspace(1)* %3092, align 16, !tbaa !11
  %3093 = add i64 %3053, %3058
  %3094 = inttoptr i64 %3093 to <4 x i32> addrspace(1)*
  store <4 x i32> %3061, <4 x i32> addrspace(1)* %3094, align 16, !tbaa !11
  %3095 = add i64 %3053, %3063
  %3096 = inttoptr i64 %3095 to <4 x i32> addrspace(1)*
  store <4 x i32> %3066, <4 x i32> addrspace(1)* %3096, align 16, !tbaa !11
  %3097 = add i64 %3053, %3068
  %3098 = inttoptr i64 %3097 to <4 x i32> addrspace(1)*
  store <4 x i32> %3071, <4 x i32> addrspace(1)* %3098, align 16, !tbaa !11
  %3099 = add i64 %3053, %3073
  %3100 = inttoptr i64 %3099 to <4 x i32> addrspace(1)*
  store <4 x i32> %3076, <4 x i32> addrspace(1)* %3100, align 16, !tbaa !11
  %3101 = add i64 %3053, %3078
  %3102 = inttoptr i64 %3101 to <4 x i32> addrspace(1)*
  store <4 x i32> %3081, <4 x i32> addrspace(1)* %3102, align 16, !tbaa !11
  %3103 = add i64 %3053, %3083
  %3104 = inttoptr i64 %3103 to <4 x i32> addrspace(1)*
  store <4 x i32> %3086, <4 x i32> addrspace(1)* %3104, align 16, !tbaa !11
  %3105 = add i64 %3053, %3088
  br label %3756

3106:                                             ; preds = %3046
  %3107 = lshr i64 %2926, 4
  %3108 = zext i32 %3030 to i64
  %3109 = mul i32 %3031, 7
  %3110 = zext i32 %3109 to i64
  %3111 = add nuw nsw i64 %3110, %3108
  %3112 = icmp ult i64 %3111, %3107
  br i1 %3112, label %3113, label %3187

3113:                                             ; preds = %3106
  %3114 = shl i32 %3031, 3
  %3115 = zext i32 %3114 to i64
  %3116 = zext i32 %3031 to i64
  %3117 = shl i32 %3031, 1
  %3118 = zext i32 %3117 to i64
  %3119 = mul i32 %3031, 3
  %3120 = zext i32 %3119 to i64
  %3121 = shl i32 %3031, 2
  %3122 = zext i32 %3121 to i64
  %3123 = mul i32 %3031, 5
  %3124 = zext i32 %3123 to i64
  %3125 = mul i32 %3031, 6
  %3126 = zext i32 %3125 to i64
  br label %3127

3127:                                             ; preds = %3127, %3113
  %3128 = phi i64 [ %3108, %3113 ], [ %3184, %3127 ]
  %3129 = shl i64 %3128, 4
  %3130 = add i64 %3129, %2009
  %3131 = inttoptr i64 %3130 to <4 x i32> addrspace(1)*
  %3132 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3131, align 16, !tbaa !11
  %3133 = add i64 %3128, %3116
  %3134 = shl i64 %3133, 4
  %3135 = add i64 %3134, %2009
  %3136 = inttoptr i64 %3135 to <4 x i32> addrspace(1)*
  %3137 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3136, align 16, !tbaa !11
  %3138 = add i64 %3128, %3118
  %3139 = shl i64 %3138, 4
  %3140 = add i64 %3139, %2009
  %3141 = inttoptr i64 %3140 to <4 x i32> addrspace(1)*
  %3142 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3141, align 16, !tbaa !11
  %3143 = add i64 %3128, %3120
  %3144 = shl i64 %3143, 4
  %3145 = add i64 %3144, %2009
  %3146 = inttoptr i64 %3145 to <4 x i32> addrspace(1)*
  %3147 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3146, align 16, !tbaa !11
  %3148 = add i64 %3128, %3122
  %3149 = shl i64 %3148, 4
  %3150 = add i64 %3149, %2009
  %3151 = inttoptr i64 %3150 to <4 x i32> addrspace(1)*
  %3152 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3151, align 16, !tbaa !11
  %3153 = add i64 %3128, %3124
  %3154 = shl i64 %3153, 4
  %3155 = add i64 %3154, %2009
  %3156 = inttoptr i64 %3155 to <4 x i32> addrspace(1)*
  %3157 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3156, align 16, !tbaa !11
  %3158 = add i64 %3128, %3126
  %3159 = shl i64 %3158, 4
  %3160 = add i64 %3159, %2009
  %3161 = inttoptr i64 %3160 to <4 x i32> addrspace(1)*
  %3162 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3161, align 16, !tbaa !11
  %3163 = add i64 %3128, %3110
  %3164 = shl i64 %3163, 4
  %3165 = add i64 %3164, %2009
  %3166 = inttoptr i64 %3165 to <4 x i32> addrspace(1)*
  %3167 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3166, align 16, !tbaa !11
  %3168 = add i64 %3129, %3029
  %3169 = inttoptr i64 %3168 to <4 x i32> addrspace(1)*
  store <4 x i32> %3132, <4 x i32> addrspace(1)* %3169, align 16, !tbaa !11
  %3170 = add i64 %3134, %3029
  %3171 = inttoptr i64 %3170 to <4 x i32> addrspace(1)*
  store <4 x i32> %3137, <4 x i32> addrspace(1)* %3171, align 16, !tbaa !11
  %3172 = add i64 %3139, %3029
  %3173 = inttoptr i64 %3172 to <4 x i32> addrspace(1)*
  store <4 x i32> %3142, <4 x i32> addrspace(1)* %3173, align 16, !tbaa !11
  %3174 = add i64 %3144, %3029
  %3175 = inttoptr i64 %3174 to <4 x i32> addrspace(1)*
  store <4 x i32> %3147, <4 x i32> addrspace(1)* %3175, align 16, !tbaa !11
  %3176 = add i64 %3149, %3029
  %3177 = inttoptr i64 %3176 to <4 x i32> addrspace(1)*
  store <4 x i32> %3152, <4 x i32> addrspace(1)* %3177, align 16, !tbaa !11
  %3178 = add i64 %3154, %3029
  %3179 = inttoptr i64 %3178 to <4 x i32> addrspace(1)*
  store <4 x i32> %3157, <4 x i32> addrspace(1)* %3179, align 16, !tbaa !11
  %3180 = add i64 %3159, %3029
  %3181 = inttoptr i64 %3180 to <4 x i32> addrspace(1)*
  store <4 x i32> %3162, <4 x i32> addrspace(1)* %3181, align 16, !tbaa !11
  %3182 = add i64 %3164, %3029
  %3183 = inttoptr i64 %3182 to <4 x i32> addrspace(1)*
  store <4 x i32> %3167, <4 x i32> addrspace(1)* %3183, align 16, !tbaa !11
  %3184 = add i64 %3128, %3115
  %3185 = add i64 %3184, %3110
  %3186 = icmp ult i64 %3185, %3107
  br i1 %3186, label %3127, label %3187, !llvm.loop !58

3187:                                             ; preds = %3127, %3106
  %3188 = phi i64 [ %3108, %3106 ], [ %3184, %3127 ]
  %3189 = icmp ult i64 %3188, %3107
  br i1 %3189, label %3190, label %3760

3190:                                             ; preds = %3187
  %3191 = shl i64 %3188, 4
  %3192 = add i64 %3191, %2009
  %3193 = inttoptr i64 %3192 to <4 x i32> addrspace(1)*
  %3194 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3193, align 16, !tbaa !11
  %3195 = zext i32 %3031 to i64
  %3196 = add i64 %3188, %3195
  %3197 = icmp ult i64 %3196, %3107
  br i1 %3197, label %3198, label %3203

3198:                                             ; preds = %3190
  %3199 = shl i64 %3196, 4
  %3200 = add i64 %3199, %2009
  %3201 = inttoptr i64 %3200 to <4 x i32> addrspace(1)*
  %3202 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3201, align 16, !tbaa !11
  br label %3203

3203:                                             ; preds = %3198, %3190
  %3204 = phi <4 x i32> [ %3202, %3198 ], [ zeroinitializer, %3190 ]
  %3205 = shl i32 %3031, 1
  %3206 = zext i32 %3205 to i64
  %3207 = add i64 %3188, %3206
  %3208 = icmp ult i64 %3207, %3107
  br i1 %3208, label %3209, label %3214

3209:                                             ; preds = %3203
  %3210 = shl i64 %3207, 4
  %3211 = add i64 %3210, %2009
  %3212 = inttoptr i64 %3211 to <4 x i32> addrspace(1)*
  %3213 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3212, align 16, !tbaa !11
  br label %3214

3214:                                             ; preds = %3209, %3203
  %3215 = phi <4 x i32> [ %3213, %3209 ], [ zeroinitializer, %3203 ]
  %3216 = mul i32 %3031, 3
  %3217 = zext i32 %3216 to i64
  %3218 = add i64 %3188, %3217
  %3219 = icmp ult i64 %3218, %3107
  br i1 %3219, label %3220, label %3225

3220:                                             ; preds = %3214
  %3221 = shl i64 %3218, 4
  %3222 = add i64 %3221, %2009
  %3223 = inttoptr i64 %3222 to <4 x i32> addrspace(1)*
  %3224 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3223, align 16, !tbaa !11
  br label %3225

3225:                                             ; preds = %3220, %3214
  %3226 = phi <4 x i32> [ %3224, %3220 ], [ zeroinitializer, %3214 ]
  %3227 = shl i32 %3031, 2
  %3228 = zext i32 %3227 to i64
  %3229 = add i64 %3188, %3228
  %3230 = icmp ult i64 %3229, %3107
  br i1 %3230, label %3231, label %3236

3231:                                             ; preds = %3225
  %3232 = shl i64 %3229, 4
  %3233 = add i64 %3232, %2009
  %3234 = inttoptr i64 %3233 to <4 x i32> addrspace(1)*
  %3235 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3234, align 16, !tbaa !11
  br label %3236

3236:                                             ; preds = %3231, %3225
  %3237 = phi <4 x i32> [ %3235, %3231 ], [ zeroinitializer, %3225 ]
  %3238 = mul i32 %3031, 5
  %3239 = zext i32 %3238 to i64
  %3240 = add i64 %3188, %3239
  %3241 = icmp ult i64 %3240, %3107
  br i1 %3241, label %3242, label %3247

3242:                                             ; preds = %3236
  %3243 = shl i64 %3240, 4
  %3244 = add i64 %3243, %2009
  %3245 = inttoptr i64 %3244 to <4 x i32> addrspace(1)*
  %3246 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3245, align 16, !tbaa !11
  br label %3247

3247:                                             ; preds = %3242, %3236
  %3248 = phi <4 x i32> [ %3246, %3242 ], [ zeroinitializer, %3236 ]
  %3249 = mul i32 %3031, 6
  %3250 = zext i32 %3249 to i64
  %3251 = add i64 %3188, %3250
  %3252 = icmp ult i64 %3251, %3107
  br i1 %3252, label %3253, label %3258

3253:                                             ; preds = %3247
  %3254 = shl i64 %3251, 4
  %3255 = add i64 %3254, %2009
  %3256 = inttoptr i64 %3255 to <4 x i32> addrspace(1)*
  %3257 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3256, align 16, !tbaa !11
  br label %3258

3258:                                             ; preds = %3253, %3247
  %3259 = phi <4 x i32> [ %3257, %3253 ], [ zeroinitializer, %3247 ]
  %3260 = add i64 %3188, %3110
  %3261 = icmp ult i64 %3260, %3107
  br i1 %3261, label %3262, label %3267

3262:                                             ; preds = %3258
  %3263 = shl i64 %3260, 4
  %3264 = add i64 %3263, %2009
  %3265 = inttoptr i64 %3264 to <4 x i32> addrspace(1)*
  %3266 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3265, align 16, !tbaa !11
  br label %3267

3267:                                             ; preds = %3262, %3258
  %3268 = phi <4 x i32> [ %3266, %3262 ], [ zeroinitializer, %3258 ]
  %3269 = add i64 %3191, %3029
  %3270 = inttoptr i64 %3269 to <4 x i32> addrspace(1)*
  store <4 x i32> %3194, <4 x i32> addrspace(1)* %3270, align 16, !tbaa !11
  br i1 %3197, label %3271, label %3275

3271:                                             ; preds = %3267
  %3272 = shl i64 %3196, 4
  %3273 = add i64 %3272, %3029
  %3274 = inttoptr i64 %3273 to <4 x i32> addrspace(1)*
  store <4 x i32> %3204, <4 x i32> addrspace(1)* %3274, align 16, !tbaa !11
  br label %3275

3275:                                             ; preds = %3271, %3267
  br i1 %3208, label %3276, label %3280

3276:                                             ; preds = %3275
  %3277 = shl i64 %3207, 4
  %3278 = add i64 %3277, %3029
  %3279 = inttoptr i64 %3278 to <4 x i32> addrspace(1)*
  store <4 x i32> %3215, <4 x i32> addrspace(1)* %3279, align 16, !tbaa !11
  br label %3280

3280:                                             ; preds = %3276, %3275
  br i1 %3219, label %3281, label %3285

3281:                                             ; preds = %3280
  %3282 = shl i64 %3218, 4
  %3283 = add i64 %3282, %3029
  %3284 = inttoptr i64 %3283 to <4 x i32> addrspace(1)*
  store <4 x i32> %3226, <4 x i32> addrspace(1)* %3284, align 16, !tbaa !11
  br label %3285

3285:                                             ; preds = %3281, %3280
  br i1 %3230, label %3286, label %3290

3286:                                             ; preds = %3285
  %3287 = shl i64 %3229, 4
  %3288 = add i64 %3287, %3029
  %3289 = inttoptr i64 %3288 to <4 x i32> addrspace(1)*
  store <4 x i32> %3237, <4 x i32> addrspace(1)* %3289, align 16, !tbaa !11
  br label %3290

3290:                                             ; preds = %3286, %3285
  br i1 %3241, label %3291, label %3295

3291:                                             ; preds = %3290
  %3292 = shl i64 %3240, 4
  %3293 = add i64 %3292, %3029
  %3294 = inttoptr i64 %3293 to <4 x i32> addrspace(1)*
  store <4 x i32> %3248, <4 x i32> addrspace(1)* %3294, align 16, !tbaa !11
  br label %3295

3295:                                             ; preds = %3291, %3290
  br i1 %3252, label %3296, label %3300

3296:                                             ; preds = %3295
  %3297 = shl i64 %3251, 4
  %3298 = add i64 %3297, %3029
  %3299 = inttoptr i64 %3298 to <4 x i32> addrspace(1)*
  store <4 x i32> %3259, <4 x i32> addrspace(1)* %3299, align 16, !tbaa !11
  br label %3300

3300:                                             ; preds = %3296, %3295
  br i1 %3261, label %3301, label %3760

3301:                                             ; preds = %3300
  %3302 = shl i64 %3260, 4
  %3303 = add i64 %3302, %3029
  br label %3756

3304:                                             ; preds = %3024
  %3305 = icmp ult i64 %3041, %2926
  %3306 = select i1 %3305, i64 %3041, i64 %2926
  %3307 = sub i64 %2926, %3306
  %3308 = sub nsw i64 0, %3038
  %3309 = and i64 %3307, %3308
  switch i64 %3038, label %3712 [
    i64 16, label %3310
    i64 4, label %3511
  ]

3310:                                             ; preds = %3304
  %3311 = add i64 %3306, %3029
  %3312 = add i64 %3306, %2009
  %3313 = lshr i64 %3309, 4
  %3314 = zext i32 %3030 to i64
  %3315 = mul i32 %3031, 7
  %3316 = zext i32 %3315 to i64
  %3317 = add nuw nsw i64 %3316, %3314
  %3318 = icmp ult i64 %3317, %3313
  br i1 %3318, label %3319, label %3393

3319:                                             ; preds = %3310
  %3320 = shl i32 %3031, 3
  %3321 = zext i32 %3320 to i64
  %3322 = zext i32 %3031 to i64
  %3323 = shl i32 %3031, 1
  %3324 = zext i32 %3323 to i64
  %3325 = mul i32 %3031, 3
  %3326 = zext i32 %3325 to i64
  %3327 = shl i32 %3031, 2
  %3328 = zext i32 %3327 to i64
  %3329 = mul i32 %3031, 5
  %3330 = zext i32 %3329 to i64
  %3331 = mul i32 %3031, 6
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
  br i1 %3392, label %3333, label %3393, !llvm.loop !58

3393:                                             ; preds = %3333, %3310
  %3394 = phi i64 [ %3314, %3310 ], [ %3390, %3333 ]
  %3395 = icmp ult i64 %3394, %3313
  br i1 %3395, label %3396, label %3726

3396:                                             ; preds = %3393
  %3397 = shl i64 %3394, 4
  %3398 = add i64 %3397, %3312
  %3399 = inttoptr i64 %3398 to <4 x i32> addrspace(1)*
  %3400 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3399, align 16, !tbaa !11
  %3401 = zext i32 %3031 to i64
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
  %3411 = shl i32 %3031, 1
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
  %3422 = mul i32 %3031, 3
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
  %3433 = shl i32 %3031, 2
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
  %3444 = mul i32 %3031, 5
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
  %3455 = mul i32 %3031, 6
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
  %3512 = add i64 %3306, %3029
  %3513 = add i64 %3306, %2009
  %3514 = lshr i64 %3309, 2
  %3515 = zext i32 %3030 to i64
  %3516 = mul i32 %3031, 7
  %3517 = zext i32 %3516 to i64
  %3518 = add nuw nsw i64 %3517, %3515
  %3519 = icmp ult i64 %3518, %3514
  br i1 %3519, label %3520, label %3594

3520:                                             ; preds = %3511
  %3521 = shl i32 %3031, 3
  %3522 = zext i32 %3521 to i64
  %3523 = zext i32 %3031 to i64
  %3524 = shl i32 %3031, 1
  %3525 = zext i32 %3524 to i64
  %3526 = mul i32 %3031, 3
  %3527 = zext i32 %3526 to i64
  %3528 = shl i32 %3031, 2
  %3529 = zext i32 %3528 to i64
  %3530 = mul i32 %3031, 5
  %3531 = zext i32 %3530 to i64
  %3532 = mul i32 %3031, 6
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
  br i1 %3593, label %3534, label %3594, !llvm.loop !59

3594:                                             ; preds = %3534, %3511
  %3595 = phi i64 [ %3515, %3511 ], [ %3591, %3534 ]
  %3596 = icmp ult i64 %3595, %3514
  br i1 %3596, label %3597, label %3726

3597:                                             ; preds = %3594
  %3598 = shl i64 %3595, 2
  %3599 = add i64 %3598, %3513
  %3600 = inttoptr i64 %3599 to i32 addrspace(1)*
  %3601 = load volatile i32, i32 addrspace(1)* %3600, align 4, !tbaa !11
  %3602 = zext i32 %3031 to i64
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
  %3612 = shl i32 %3031, 1
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
  %3623 = mul i32 %3031, 3
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
  %3634 = shl i32 %3031, 2
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
  %3645 = mul i32 %3031, 5
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
  %3656 = mul i32 %3031, 6
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
  %3713 = zext i32 %3030 to i64
  %3714 = icmp ugt i64 %2926, %3713
  br i1 %3714, label %3715, label %3760

3715:                                             ; preds = %3712
  %3716 = zext i32 %3031 to i64
  br label %3717

3717:                                             ; preds = %3717, %3715
  %3718 = phi i64 [ %3713, %3715 ], [ %3724, %3717 ]
  %3719 = add i64 %3718, %2009
  %3720 = inttoptr i64 %3719 to i8 addrspace(1)*
  %3721 = load volatile i8, i8 addrspace(1)* %3720, align 1, !tbaa !11
  %3722 = add i64 %3718, %3029
  %3723 = inttoptr i64 %3722 to i8 addrspace(1)*
  store i8 %3721, i8 addrspace(1)* %3723, align 1, !tbaa !11
  %3724 = add i64 %3718, %3716
  %3725 = icmp ult i64 %3724, %2926
  br i1 %3725, label %3717, label %3760, !llvm.loop !60

3726:                                             ; preds = %3708, %3707, %3594, %3507, %3506, %3393
  %3727 = phi i64 [ %3515, %3708 ], [ %3515, %3707 ], [ %3515, %3594 ], [ %3314, %3507 ], [ %3314, %3506 ], [ %3314, %3393 ]
  %3728 = icmp ugt i64 %3306, %3727
  br i1 %3728, label %3729, label %3740

3729:                                             ; preds = %3726
  %3730 = zext i32 %3031 to i64
  br label %3731

3731:                                             ; preds = %3731, %3729
  %3732 = phi i64 [ %3727, %3729 ], [ %3738, %3731 ]
  %3733 = add i64 %3732, %2009
  %3734 = inttoptr i64 %3733 to i8 addrspace(1)*
  %3735 = load volatile i8, i8 addrspace(1)* %3734, align 1, !tbaa !11
  %3736 = add i64 %3732, %3029
  %3737 = inttoptr i64 %3736 to i8 addrspace(1)*
  store i8 %3735, i8 addrspace(1)* %3737, align 1, !tbaa !11
  %3738 = add i64 %3732, %3730
  %3739 = icmp ult i64 %3738, %3306
  br i1 %3739, label %3731, label %3740, !llvm.loop !60

3740:                                             ; preds = %3731, %3726
  %3741 = add i64 %3309, %3306
  %3742 = sub i64 %2926, %3741
  %3743 = icmp ugt i64 %3742, %3727
  br i1 %3743, label %3744, label %3760

3744:                                             ; preds = %3740
  %3745 = zext i32 %3031 to i64
  br label %3746

3746:                                             ; preds = %3746, %3744
  %3747 = phi i64 [ %3727, %3744 ], [ %3754, %3746 ]
  %3748 = add i64 %3747, %3741
  %3749 = add i64 %3748, %2009
  %3750 = inttoptr i64 %3749 to i8 addrspace(1)*
  %3751 = load volatile i8, i8 addrspace(1)* %3750, align 1, !tbaa !11
  %3752 = add i64 %3748, %3029
  %3753 = inttoptr i64 %3752 to i8 addrspace(1)*
  store i8 %3751, i8 addrspace(1)* %3753, align 1, !tbaa !11
  %3754 = add i64 %3747, %3745
  %3755 = icmp ult i64 %3754, %3742
  br i1 %3755, label %3746, label %3760, !llvm.loop !60

3756:                                             ; preds = %3301, %3050
  %3757 = phi i64 [ %3303, %3301 ], [ %3105, %3050 ]
  %3758 = phi <4 x i32> [ %3268, %3301 ], [ %3091, %3050 ]
  %3759 = inttoptr i64 %3757 to <4 x i32> addrspace(1)*
  store <4 x i32> %3758, <4 x i32> addrspace(1)* %3759, align 16, !tbaa !11
  br label %3760

3760:                                             ; preds = %3746, %3717, %3756, %3740, %3712, %3300, %3187, %3012
  %3761 = and i1 %2932, %3023
  %3762 = zext i1 %3761 to i32
  %3763 = load i32, i32* %80, align 4, !tbaa !9
  %3764 = add i32 %3763, %3762
  store i32 %3764, i32* %80, align 4, !tbaa !9
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !110
  %3765 = load i32, i32* %45, align 8, !tbaa !45
  %3766 = icmp eq i32 %3765, 0
  br i1 %3766, label %3767, label %3774

3767:                                             ; preds = %3760
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !49
  br i1 %3023, label %3768, label %3770

3768:                                             ; preds = %3767
  %3769 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2929, i64 -131072) #10, !srcloc !23
  br label %3774

3770:                                             ; preds = %3767
  %3771 = shl i64 %3022, 20
  %3772 = or i64 %3771, 131072
  %3773 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2929, i64 %3772) #10, !srcloc !23
  br label %3774

3774:                                             ; preds = %3770, %3768, %3760
  %3775 = and i32 %2169, 1073741824
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !111
  %3776 = load i32, i32* %56, align 4, !tbaa !44
  %3777 = icmp eq i32 %3776, %1959
  %3778 = icmp ne i32 %3775, 0
  %3779 = xor i1 %3778, true
  %3780 = and i1 %3777, %3779
  br i1 %3780, label %3863, label %3781, !prof !57

3781:                                             ; preds = %3774
  br i1 %3777, label %3782, label %3792

3782:                                             ; preds = %3781
  %3783 = icmp eq i32 %1959, -1
  br i1 %3783, label %3821, label %3784

3784:                                             ; preds = %3782
  %3785 = load i32, i32* %45, align 8, !tbaa !45
  %3786 = icmp eq i32 %3785, 0
  br i1 %3786, label %3787, label %3791

3787:                                             ; preds = %3784
  %3788 = load i64, i64* %46, align 8, !tbaa !19
  %3789 = add i64 %3788, 136
  %3790 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %3789, i64 -1) #10, !srcloc !23
  br label %3791

3791:                                             ; preds = %3787, %3784
  store i32 -1, i32* %56, align 4, !tbaa !44
  store i32 0, i32* %81, align 8, !tbaa !42
  br label %3821

3792:                                             ; preds = %3781
  %3793 = icmp ne i32 %3776, -1
  %3794 = or i1 %3778, %3793
  br i1 %3794, label %3821, label %3795

3795:                                             ; preds = %3792
  %3796 = load i32, i32* %81, align 8, !tbaa !42
  %3797 = icmp ult i32 %3796, 2
  br i1 %3797, label %3798, label %3821

3798:                                             ; preds = %3795
  %3799 = add nuw nsw i32 %3796, 1
  store i32 %3799, i32* %81, align 8, !tbaa !42
  %3800 = icmp eq i32 %3799, 2
  br i1 %3800, label %3801, label %3821

3801:                                             ; preds = %3798
  %3802 = load i32, i32* %45, align 8, !tbaa !45
  %3803 = icmp eq i32 %3802, 0
  br i1 %3803, label %3804, label %3816

3804:                                             ; preds = %3801
  %3805 = load i64, i64* %46, align 8, !tbaa !19
  %3806 = add i64 %3805, 136
  %3807 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %3806, i64 1) #10, !srcloc !23
  %3808 = load i32, i32* %60, align 4, !tbaa !112
  %3809 = lshr i32 %3808, 2
  %3810 = zext i32 %3809 to i64
  %3811 = icmp ult i64 %3807, %3810
  br i1 %3811, label %3816, label %3812

3812:                                             ; preds = %3804
  %3813 = load i64, i64* %46, align 8, !tbaa !19
  %3814 = add i64 %3813, 136
  %3815 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %3814, i64 -1) #10, !srcloc !23
  br label %3816

3816:                                             ; preds = %3812, %3804, %3801
  %3817 = phi i32 [ 0, %3801 ], [ 0, %3812 ], [ 1, %3804 ]
  %3818 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %3817, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !97
  %3819 = icmp eq i32 %3818, 0
  br i1 %3819, label %3821, label %3820

3820:                                             ; preds = %3816
  store i32 %1959, i32* %56, align 4, !tbaa !44
  br label %3863

3821:                                             ; preds = %3816, %3798, %3795, %3792, %3791, %3782
  %3822 = icmp eq i32 %3775, 0
  br i1 %3822, label %3850, label %3823

3823:                                             ; preds = %3821
  %3824 = and i32 %2169, 65535
  %3825 = load i32, i32* %56, align 4, !tbaa !44
  %3826 = icmp eq i32 %3825, -1
  br i1 %3826, label %3849, label %3827

3827:                                             ; preds = %3823
  %3828 = load i32, i32* %45, align 8, !tbaa !45
  %3829 = icmp eq i32 %3828, 0
  br i1 %3829, label %3830, label %3841

3830:                                             ; preds = %3827
  %3831 = and i32 %3825, 63
  %3832 = zext i32 %3831 to i64
  %3833 = shl nuw i64 1, %3832
  %3834 = lshr i32 %3825, 3
  %3835 = and i32 %3834, 536870904
  %3836 = zext i32 %3835 to i64
  %3837 = load i64, i64* %57, align 8, !tbaa !46
  %3838 = add i64 %3837, %3836
  %3839 = inttoptr i64 %3838 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %3839, i64 %3833) #10, !srcloc !47
  %3840 = load i32, i32* %45, align 8, !tbaa !45
  br label %3841

3841:                                             ; preds = %3830, %3827
  %3842 = phi i32 [ %3840, %3830 ], [ %3828, %3827 ]
  %3843 = icmp eq i32 %3842, 0
  br i1 %3843, label %3844, label %3848

3844:                                             ; preds = %3841
  %3845 = load i64, i64* %46, align 8, !tbaa !19
  %3846 = add i64 %3845, 136
  %3847 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %3846, i64 -1) #10, !srcloc !23
  br label %3848

3848:                                             ; preds = %3844, %3841
  store i32 -1, i32* %56, align 4, !tbaa !44
  store i32 0, i32* %81, align 8, !tbaa !42
  br label %3849

3849:                                             ; preds = %3848, %3823
  store i32 %3824, i32* %58, align 4, !tbaa !71
  br label %3863

3850:                                             ; preds = %3821
  %3851 = load i32, i32* %45, align 8, !tbaa !45
  %3852 = icmp eq i32 %3851, 0
  br i1 %3852, label %3853, label %3863

3853:                                             ; preds = %3850
  %3854 = and i32 %1959, 63
  %3855 = zext i32 %3854 to i64
  %3856 = shl nuw i64 1, %3855
  %3857 = lshr i32 %1959, 3
  %3858 = and i32 %3857, 536870904
  %3859 = zext i32 %3858 to i64
  %3860 = load i64, i64* %57, align 8, !tbaa !46
  %3861 = add i64 %3860, %3859
  %3862 = inttoptr i64 %3861 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %3862, i64 %3856) #10, !srcloc !47
  br label %3863

3863:                                             ; preds = %3853, %3850, %3849, %3820, %3774
  %3864 = zext i1 %2181 to i32
  %3865 = load i32, i32* %82, align 8, !tbaa !9
  %3866 = add i32 %3865, %3864
  store i32 %3866, i32* %82, align 8, !tbaa !9
  br label %4622

3867:                                             ; preds = %1968
  %3868 = icmp eq i64 %85, 0
  br i1 %3868, label %4611, label %3869

3869:                                             ; preds = %3867
  %3870 = load i64, i64* %79, align 8, !tbaa !109
  %3871 = and i64 %1964, 72057589742960640
  %3872 = or i64 %3871, %1965
  %3873 = load i32, i32* %32, align 8, !tbaa !53
  %3874 = zext i32 %3873 to i64
  %3875 = shl i64 %3872, %3874
  %3876 = add i64 %3875, %3870
  %3877 = shl nsw i64 -1, %3874
  %3878 = xor i64 %3877, -1
  %3879 = and i64 %86, %3878
  %3880 = add i64 %3876, %3879
  %3881 = load i32, i32* %45, align 8, !tbaa !45
  %3882 = load i32, i32* %50, align 4, !tbaa !56
  %3883 = xor i64 %3880, %85
  %3884 = and i64 %3883, 15
  %3885 = icmp eq i64 %3884, 0
  %3886 = and i64 %3883, 3
  %3887 = icmp eq i64 %3886, 0
  %3888 = select i1 %3887, i64 4, i64 1
  %3889 = select i1 %3885, i64 16, i64 %3888
  %3890 = sub i64 0, %85
  %3891 = add nsw i64 %3889, -1
  %3892 = and i64 %3891, %3890
  %3893 = or i64 %1679, %85
  %3894 = or i64 %3893, %3880
  %3895 = and i64 %3894, 15
  %3896 = icmp eq i64 %3895, 0
  br i1 %3896, label %3897, label %4155, !prof !57

3897:                                             ; preds = %3869
  %3898 = shl i32 %3882, 7
  %3899 = zext i32 %3898 to i64
  %3900 = icmp eq i64 %1679, %3899
  br i1 %3900, label %3901, label %3957

3901:                                             ; preds = %3897
  %3902 = shl i32 %3881, 4
  %3903 = zext i32 %3902 to i64
  %3904 = add i64 %85, %3903
  %3905 = add i64 %3880, %3903
  %3906 = shl i32 %3882, 4
  %3907 = inttoptr i64 %3905 to <4 x i32> addrspace(1)*
  %3908 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3907, align 16, !tbaa !11
  %3909 = zext i32 %3906 to i64
  %3910 = add i64 %3905, %3909
  %3911 = inttoptr i64 %3910 to <4 x i32> addrspace(1)*
  %3912 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3911, align 16, !tbaa !11
  %3913 = shl i32 %3882, 5
  %3914 = zext i32 %3913 to i64
  %3915 = add i64 %3905, %3914
  %3916 = inttoptr i64 %3915 to <4 x i32> addrspace(1)*
  %3917 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3916, align 16, !tbaa !11
  %3918 = mul i32 %3882, 48
  %3919 = zext i32 %3918 to i64
  %3920 = add i64 %3905, %3919
  %3921 = inttoptr i64 %3920 to <4 x i32> addrspace(1)*
  %3922 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3921, align 16, !tbaa !11
  %3923 = shl i32 %3882, 6
  %3924 = zext i32 %3923 to i64
  %3925 = add i64 %3905, %3924
  %3926 = inttoptr i64 %3925 to <4 x i32> addrspace(1)*
  %3927 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3926, align 16, !tbaa !11
  %3928 = mul i32 %3882, 80
  %3929 = zext i32 %3928 to i64
  %3930 = add i64 %3905, %3929
  %3931 = inttoptr i64 %3930 to <4 x i32> addrspace(1)*
  %3932 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3931, align 16, !tbaa !11
  %3933 = mul i32 %3882, 96
  %3934 = zext i32 %3933 to i64
  %3935 = add i64 %3905, %3934
  %3936 = inttoptr i64 %3935 to <4 x i32> addrspace(1)*
  %3937 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3936, align 16, !tbaa !11
  %3938 = mul i32 %3882, 112
  %3939 = zext i32 %3938 to i64
  %3940 = add i64 %3905, %3939
  %3941 = inttoptr i64 %3940 to <4 x i32> addrspace(1)*
  %3942 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3941, align 16, !tbaa !11
  %3943 = inttoptr i64 %3904 to <4 x i32> addrspace(1)*
  store <4 x i32> %3908, <4 x i32> addrspace(1)* %3943, align 16, !tbaa !11
  %3944 = add i64 %3904, %3909
  %3945 = inttoptr i64 %3944 to <4 x i32> addrspace(1)*
  store <4 x i32> %3912, <4 x i32> addrspace(1)* %3945, align 16, !tbaa !11
  %3946 = add i64 %3904, %3914
  %3947 = inttoptr i64 %3946 to <4 x i32> addrspace(1)*
  store <4 x i32> %3917, <4 x i32> addrspace(1)* %3947, align 16, !tbaa !11
  %3948 = add i64 %3904, %3919
  %3949 = inttoptr i64 %3948 to <4 x i32> addrspace(1)*
  store <4 x i32> %3922, <4 x i32> addrspace(1)* %3949, align 16, !tbaa !11
  %3950 = add i64 %3904, %3924
  %3951 = inttoptr i64 %3950 to <4 x i32> addrspace(1)*
  store <4 x i32> %3927, <4 x i32> addrspace(1)* %3951, align 16, !tbaa !11
  %3952 = add i64 %3904, %3929
  %3953 = inttoptr i64 %3952 to <4 x i32> addrspace(1)*
  store <4 x i32> %3932, <4 x i32> addrspace(1)* %3953, align 16, !tbaa !11
  %3954 = add i64 %3904, %3934
  %3955 = inttoptr i64 %3954 to <4 x i32> addrspace(1)*
  store <4 x i32> %3937, <4 x i32> addrspace(1)* %3955, align 16, !tbaa !11
  %3956 = add i64 %3904, %3939
  br label %4607

3957:                                             ; preds = %3897
  %3958 = lshr i64 %1679, 4
  %3959 = zext i32 %3881 to i64
  %3960 = mul i32 %3882, 7
  %3961 = zext i32 %3960 to i64
  %3962 = add nuw nsw i64 %3961, %3959
  %3963 = icmp ult i64 %3962, %3958
  br i1 %3963, label %3964, label %4038

3964:                                             ; preds = %3957
  %3965 = shl i32 %3882, 3
  %3966 = zext i32 %3965 to i64
  %3967 = zext i32 %3882 to i64
  %3968 = shl i32 %3882, 1
  %3969 = zext i32 %3968 to i64
  %3970 = mul i32 %3882, 3
  %3971 = zext i32 %3970 to i64
  %3972 = shl i32 %3882, 2
  %3973 = zext i32 %3972 to i64
  %3974 = mul i32 %3882, 5
  %3975 = zext i32 %3974 to i64
  %3976 = mul i32 %3882, 6
  %3977 = zext i32 %3976 to i64
  br label %3978

3978:                                             ; preds = %3978, %3964
  %3979 = phi i64 [ %3959, %3964 ], [ %4035, %3978 ]
  %3980 = shl i64 %3979, 4
  %3981 = add i64 %3980, %3880
  %3982 = inttoptr i64 %3981 to <4 x i32> addrspace(1)*
  %3983 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3982, align 16, !tbaa !11
  %3984 = add i64 %3979, %3967
  %3985 = shl i64 %3984, 4
  %3986 = add i64 %3985, %3880
  %3987 = inttoptr i64 %3986 to <4 x i32> addrspace(1)*
  %3988 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3987, align 16, !tbaa !11
  %3989 = add i64 %3979, %3969
  %3990 = shl i64 %3989, 4
  %3991 = add i64 %3990, %3880
  %3992 = inttoptr i64 %3991 to <4 x i32> addrspace(1)*
  %3993 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3992, align 16, !tbaa !11
  %3994 = add i64 %3979, %3971
  %3995 = shl i64 %3994, 4
  %3996 = add i64 %3995, %3880
  %3997 = inttoptr i64 %3996 to <4 x i32> addrspace(1)*
  %3998 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3997, align 16, !tbaa !11
  %3999 = add i64 %3979, %3973
  %4000 = shl i64 %3999, 4
  %4001 = add i64 %4000, %3880
  %4002 = inttoptr i64 %4001 to <4 x i32> addrspace(1)*
  %4003 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4002, align 16, !tbaa !11
  %4004 = add i64 %3979, %3975
  %4005 = shl i64 %4004, 4
  %4006 = add i64 %4005, %3880
  %4007 = inttoptr i64 %4006 to <4 x i32> addrspace(1)*
  %4008 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4007, align 16, !tbaa !11
  %4009 = add i64 %3979, %3977
  %4010 = shl i64 %4009, 4
  %4011 = add i64 %4010, %3880
  %4012 = inttoptr i64 %4011 to <4 x i32> addrspace(1)*
  %4013 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4012, align 16, !tbaa !11
  %4014 = add i64 %3979, %3961
  %4015 = shl i64 %4014, 4
  %4016 = add i64 %4015, %3880
  %4017 = inttoptr i64 %4016 to <4 x i32> addrspace(1)*
  %4018 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4017, align 16, !tbaa !11
  %4019 = add i64 %3980, %85
  %4020 = inttoptr i64 %4019 to <4 x i32> addrspace(1)*
  store <4 x i32> %3983, <4 x i32> addrspace(1)* %4020, align 16, !tbaa !11
  %4021 = add i64 %3985, %85
  %4022 = inttoptr i64 %4021 to <4 x i32> addrspace(1)*
  store <4 x i32> %3988, <4 x i32> addrspace(1)* %4022, align 16, !tbaa !11
  %4023 = add i64 %3990, %85
  %4024 = inttoptr i64 %4023 to <4 x i32> addrspace(1)*
  store <4 x i32> %3993, <4 x i32> addrspace(1)* %4024, align 16, !tbaa !11
  %4025 = add i64 %3995, %85
  %4026 = inttoptr i64 %4025 to <4 x i32> addrspace(1)*
  store <4 x i32> %3998, <4 x i32> addrspace(1)* %4026, align 16, !tbaa !11
  %4027 = add i64 %4000, %85
  %4028 = inttoptr i64 %4027 to <4 x i32> addrspace(1)*
  store <4 x i32> %4003, <4 x i32> addrspace(1)* %4028, align 16, !tbaa !11
  %4029 = add i64 %4005, %85
  %4030 = inttoptr i64 %4029 to <4 x i32> addrspace(1)*
  store <4 x i32> %4008, <4 x i32> addrspace(1)* %4030, align 16, !tbaa !11
  %4031 = add i64 %4010, %85
  %4032 = inttoptr i64 %4031 to <4 x i32> addrspace(1)*
  store <4 x i32> %4013, <4 x i32> addrspace(1)* %4032, align 16, !tbaa !11
  %4033 = add i64 %4015, %85
  %4034 = inttoptr i64 %4033 to <4 x i32> addrspace(1)*
  store <4 x i32> %4018, <4 x i32> addrspace(1)* %4034, align 16, !tbaa !11
  %4035 = add i64 %3979, %3966
  %4036 = add i64 %4035, %3961
  %4037 = icmp ult i64 %4036, %3958
  br i1 %4037, label %3978, label %4038, !llvm.loop !58

4038:                                             ; preds = %3978, %3957
  %4039 = phi i64 [ %3959, %3957 ], [ %4035, %3978 ]
  %4040 = icmp ult i64 %4039, %3958
  br i1 %4040, label %4041, label %4611

4041:                                             ; preds = %4038
  %4042 = shl i64 %4039, 4
  %4043 = add i64 %4042, %3880
  %4044 = inttoptr i64 %4043 to <4 x i32> addrspace(1)*
  %4045 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4044, align 16, !tbaa !11
  %4046 = zext i32 %3882 to i64
  %4047 = add i64 %4039, %4046
  %4048 = icmp ult i64 %4047, %3958
  br i1 %4048, label %4049, label %4054

4049:                                             ; preds = %4041
  %4050 = shl i64 %4047, 4
  %4051 = add i64 %4050, %3880
  %4052 = inttoptr i64 %4051 to <4 x i32> addrspace(1)*
  %4053 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4052, align 16, !tbaa !11
  br label %4054

4054:                                             ; preds = %4049, %4041
  %4055 = phi <4 x i32> [ %4053, %4049 ], [ zeroinitializer, %4041 ]
  %4056 = shl i32 %3882, 1
  %4057 = zext i32 %4056 to i64
  %4058 = add i64 %4039, %4057
  %4059 = icmp ult i64 %4058, %3958
  br i1 %4059, label %4060, label %4065

4060:                                             ; preds = %4054
  %4061 = shl i64 %4058, 4
  %4062 = add i64 %4061, %3880
  %4063 = inttoptr i64 %4062 to <4 x i32> addrspace(1)*
  %4064 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4063, align 16, !tbaa !11
  br label %4065

4065:                                             ; preds = %4060, %4054
  %4066 = phi <4 x i32> [ %4064, %4060 ], [ zeroinitializer, %4054 ]
  %4067 = mul i32 %3882, 3
  %4068 = zext i32 %4067 to i64
  %4069 = add i64 %4039, %4068
  %4070 = icmp ult i64 %4069, %3958
  br i1 %4070, label %4071, label %4076

4071:                                             ; preds = %4065
  %4072 = shl i64 %4069, 4
  %4073 = add i64 %4072, %3880
  %4074 = inttoptr i64 %4073 to <4 x i32> addrspace(1)*
  %4075 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4074, align 16, !tbaa !11
  br label %4076

4076:                                             ; preds = %4071, %4065
  %4077 = phi <4 x i32> [ %4075, %4071 ], [ zeroinitializer, %4065 ]
  %4078 = shl i32 %3882, 2
  %4079 = zext i32 %4078 to i64
  %4080 = add i64 %4039, %4079
  %4081 = icmp ult i64 %4080, %3958
  br i1 %4081, label %4082, label %4087

4082:                                             ; preds = %4076
  %4083 = shl i64 %4080, 4
  %4084 = add i64 %4083, %3880
  %4085 = inttoptr i64 %4084 to <4 x i32> addrspace(1)*
  %4086 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4085, align 16, !tbaa !11
  br label %4087

4087:                                             ; preds = %4082, %4076
  %4088 = phi <4 x i32> [ %4086, %4082 ], [ zeroinitializer, %4076 ]
  %4089 = mul i32 %3882, 5
  %4090 = zext i32 %4089 to i64
  %4091 = add i64 %4039, %4090
  %4092 = icmp ult i64 %4091, %3958
  br i1 %4092, label %4093, label %4098

4093:                                             ; preds = %4087
  %4094 = shl i64 %4091, 4
  %4095 = add i64 %4094, %3880
  %4096 = inttoptr i64 %4095 to <4 x i32> addrspace(1)*
  %4097 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4096, align 16, !tbaa !11
  br label %4098

4098:                                             ; preds = %4093, %4087
  %4099 = phi <4 x i32> [ %4097, %4093 ], [ zeroinitializer, %4087 ]
  %4100 = mul i32 %3882, 6
  %4101 = zext i32 %4100 to i64
  %4102 = add i64 %4039, %4101
  %4103 = icmp ult i64 %4102, %3958
  br i1 %4103, label %4104, label %4109

4104:                                             ; preds = %4098
  %4105 = shl i64 %4102, 4
  %4106 = add i64 %4105, %3880
  %4107 = inttoptr i64 %4106 to <4 x i32> addrspace(1)*
  %4108 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4107, align 16, !tbaa !11
  br label %4109

4109:                                             ; preds = %4104, %4098
  %4110 = phi <4 x i32> [ %4108, %4104 ], [ zeroinitializer, %4098 ]
  %4111 = add i64 %4039, %3961
  %4112 = icmp ult i64 %4111, %3958
  br i1 %4112, label %4113, label %4118

4113:                                             ; preds = %4109
  %4114 = shl i64 %4111, 4
  %4115 = add i64 %4114, %3880
  %4116 = inttoptr i64 %4115 to <4 x i32> addrspace(1)*
  %4117 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4116, align 16, !tbaa !11
  br label %4118

4118:                                             ; preds = %4113, %4109
  %4119 = phi <4 x i32> [ %4117, %4113 ], [ zeroinitializer, %4109 ]
  %4120 = add i64 %4042, %85
  %4121 = inttoptr i64 %4120 to <4 x i32> addrspace(1)*
  store <4 x i32> %4045, <4 x i32> addrspace(1)* %4121, align 16, !tbaa !11
  br i1 %4048, label %4122, label %4126

4122:                                             ; preds = %4118
  %4123 = shl i64 %4047, 4
  %4124 = add i64 %4123, %85
  %4125 = inttoptr i64 %4124 to <4 x i32> addrspace(1)*
  store <4 x i32> %4055, <4 x i32> addrspace(1)* %4125, align 16, !tbaa !11
  br label %4126

4126:                                             ; preds = %4122, %4118
  br i1 %4059, label %4127, label %4131

4127:                                             ; preds = %4126
  %4128 = shl i64 %4058, 4
  %4129 = add i64 %4128, %85
  %4130 = inttoptr i64 %4129 to <4 x i32> addrspace(1)*
  store <4 x i32> %4066, <4 x i32> addrspace(1)* %4130, align 16, !tbaa !11
  br label %4131

4131:                                             ; preds = %4127, %4126
  br i1 %4070, label %4132, label %4136

4132:                                             ; preds = %4131
  %4133 = shl i64 %4069, 4
  %4134 = add i64 %4133, %85
  %4135 = inttoptr i64 %4134 to <4 x i32> addrspace(1)*
  store <4 x i32> %4077, <4 x i32> addrspace(1)* %4135, align 16, !tbaa !11
  br label %4136

4136:                                             ; preds = %4132, %4131
  br i1 %4081, label %4137, label %4141

4137:                                             ; preds = %4136
  %4138 = shl i64 %4080, 4
  %4139 = add i64 %4138, %85
  %4140 = inttoptr i64 %4139 to <4 x i32> addrspace(1)*
  store <4 x i32> %4088, <4 x i32> addrspace(1)* %4140, align 16, !tbaa !11
  br label %4141

4141:                                             ; preds = %4137, %4136
  br i1 %4092, label %4142, label %4146

4142:                                             ; preds = %4141
  %4143 = shl i64 %4091, 4
  %4144 = add i64 %4143, %85
  %4145 = inttoptr i64 %4144 to <4 x i32> addrspace(1)*
  store <4 x i32> %4099, <4 x i32> addrspace(1)* %4145, align 16, !tbaa !11
  br label %4146

4146:                                             ; preds = %4142, %4141
  br i1 %4103, label %4147, label %4151

4147:                                             ; preds = %4146
  %4148 = shl i64 %4102, 4
  %4149 = add i64 %4148, %85
  %4150 = inttoptr i64 %4149 to <4 x i32> addrspace(1)*
  store <4 x i32> %4110, <4 x i32> addrspace(1)* %4150, align 16, !tbaa !11
  br label %4151

4151:                                             ; preds = %4147, %4146
  br i1 %4112, label %4152, label %4611

4152:                                             ; preds = %4151
  %4153 = shl i64 %4111, 4
  %4154 = add i64 %4153, %85
  br label %4607

4155:                                             ; preds = %3869
  %4156 = icmp ult i64 %3892, %1679
  %4157 = select i1 %4156, i64 %3892, i64 %1679
  %4158 = sub i64 %1679, %4157
  %4159 = sub nsw i64 0, %3889
  %4160 = and i64 %4158, %4159
  switch i64 %3889, label %4563 [
    i64 16, label %4161
    i64 4, label %4362
  ]

4161:                                             ; preds = %4155
  %4162 = add i64 %4157, %85
  %4163 = add i64 %4157, %3880
  %4164 = lshr i64 %4160, 4
  %4165 = zext i32 %3881 to i64
  %4166 = mul i32 %3882, 7
  %4167 = zext i32 %4166 to i64
  %4168 = add nuw nsw i64 %4167, %4165
  %4169 = icmp ult i64 %4168, %4164
  br i1 %4169, label %4170, label %4244

4170:                                             ; preds = %4161
  %4171 = shl i32 %3882, 3
  %4172 = zext i32 %4171 to i64
  %4173 = zext i32 %3882 to i64
  %4174 = shl i32 %3882, 1
  %4175 = zext i32 %4174 to i64
  %4176 = mul i32 %3882, 3
  %4177 = zext i32 %4176 to i64
  %4178 = shl i32 %3882, 2
  %4179 = zext i32 %4178 to i64
  %4180 = mul i32 %3882, 5
  %4181 = zext i32 %4180 to i64
  %4182 = mul i32 %3882, 6
  %4183 = zext i32 %4182 to i64
  br label %4184

4184:                                             ; preds = %4184, %4170
  %4185 = phi i64 [ %4165, %4170 ], [ %4241, %4184 ]
  %4186 = shl i64 %4185, 4
  %4187 = add i64 %4186, %4163
  %4188 = inttoptr i64 %4187 to <4 x i32> addrspace(1)*
  %4189 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4188, align 16, !tbaa !11
  %4190 = add i64 %4185, %4173
  %4191 = shl i64 %4190, 4
  %4192 = add i64 %4191, %4163
  %4193 = inttoptr i64 %4192 to <4 x i32> addrspace(1)*
  %4194 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4193, align 16, !tbaa !11
  %4195 = add i64 %4185, %4175
  %4196 = shl i64 %4195, 4
  %4197 = add i64 %4196, %4163
  %4198 = inttoptr i64 %4197 to <4 x i32> addrspace(1)*
  %4199 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4198, align 16, !tbaa !11
  %4200 = add i64 %4185, %4177
  %4201 = shl i64 %4200, 4
  %4202 = add i64 %4201, %4163
  %4203 = inttoptr i64 %4202 to <4 x i32> addrspace(1)*
  %4204 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4203, align 16, !tbaa !11
  %4205 = add i64 %4185, %4179
  %4206 = shl i64 %4205, 4
  %4207 = add i64 %4206, %4163
  %4208 = inttoptr i64 %4207 to <4 x i32> addrspace(1)*
  %4209 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4208, align 16, !tbaa !11
  %4210 = add i64 %4185, %4181
  %4211 = shl i64 %4210, 4
  %4212 = add i64 %4211, %4163
  %4213 = inttoptr i64 %4212 to <4 x i32> addrspace(1)*
  %4214 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4213, align 16, !tbaa !11
  %4215 = add i64 %4185, %4183
  %4216 = shl i64 %4215, 4
  %4217 = add i64 %4216, %4163
  %4218 = inttoptr i64 %4217 to <4 x i32> addrspace(1)*
  %4219 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4218, align 16, !tbaa !11
  %4220 = add i64 %4185, %4167
  %4221 = shl i64 %4220, 4
  %4222 = add i64 %4221, %4163
  %4223 = inttoptr i64 %4222 to <4 x i32> addrspace(1)*
  %4224 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4223, align 16, !tbaa !11
  %4225 = add i64 %4186, %4162
  %4226 = inttoptr i64 %4225 to <4 x i32> addrspace(1)*
  store <4 x i32> %4189, <4 x i32> addrspace(1)* %4226, align 16, !tbaa !11
  %4227 = add i64 %4191, %4162
  %4228 = inttoptr i64 %4227 to <4 x i32> addrspace(1)*
  store <4 x i32> %4194, <4 x i32> addrspace(1)* %4228, align 16, !tbaa !11
  %4229 = add i64 %4196, %4162
  %4230 = inttoptr i64 %4229 to <4 x i32> addrspace(1)*
  store <4 x i32> %4199, <4 x i32> addrspace(1)* %4230, align 16, !tbaa !11
  %4231 = add i64 %4201, %4162
  %4232 = inttoptr i64 %4231 to <4 x i32> addrspace(1)*
  store <4 x i32> %4204, <4 x i32> addrspace(1)* %4232, align 16, !tbaa !11
  %4233 = add i64 %4206, %4162
  %4234 = inttoptr i64 %4233 to <4 x i32> addrspace(1)*
  store <4 x i32> %4209, <4 x i32> addrspace(1)* %4234, align 16, !tbaa !11
  %4235 = add i64 %4211, %4162
  %4236 = inttoptr i64 %4235 to <4 x i32> addrspace(1)*
  store <4 x i32> %4214, <4 x i32> addrspace(1)* %4236, align 16, !tbaa !11
  %4237 = add i64 %4216, %4162
  %4238 = inttoptr i64 %4237 to <4 x i32> addrspace(1)*
  store <4 x i32> %4219, <4 x i32> addrspace(1)* %4238, align 16, !tbaa !11
  %4239 = add i64 %4221, %4162
  %4240 = inttoptr i64 %4239 to <4 x i32> addrspace(1)*
  store <4 x i32> %4224, <4 x i32> addrspace(1)* %4240, align 16, !tbaa !11
  %4241 = add i64 %4185, %4172
  %4242 = add i64 %4241, %4167
  %4243 = icmp ult i64 %4242, %4164
  br i1 %4243, label %4184, label %4244, !llvm.loop !58

4244:                                             ; preds = %4184, %4161
  %4245 = phi i64 [ %4165, %4161 ], [ %4241, %4184 ]
  %4246 = icmp ult i64 %4245, %4164
  br i1 %4246, label %4247, label %4577

4247:                                             ; preds = %4244
  %4248 = shl i64 %4245, 4
  %4249 = add i64 %4248, %4163
  %4250 = inttoptr i64 %4249 to <4 x i32> addrspace(1)*
  %4251 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4250, align 16, !tbaa !11
  %4252 = zext i32 %3882 to i64
  %4253 = add i64 %4245, %4252
  %4254 = icmp ult i64 %4253, %4164
  br i1 %4254, label %4255, label %4260

4255:                                             ; preds = %4247
  %4256 = shl i64 %4253, 4
  %4257 = add i64 %4256, %4163
  %4258 = inttoptr i64 %4257 to <4 x i32> addrspace(1)*
  %4259 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4258, align 16, !tbaa !11
  br label %4260

4260:                                             ; preds = %4255, %4247
  %4261 = phi <4 x i32> [ %4259, %4255 ], [ zeroinitializer, %4247 ]
  %4262 = shl i32 %3882, 1
  %4263 = zext i32 %4262 to i64
  %4264 = add i64 %4245, %4263
  %4265 = icmp ult i64 %4264, %4164
  br i1 %4265, label %4266, label %4271

4266:                                             ; preds = %4260
  %4267 = shl i64 %4264, 4
  %4268 = add i64 %4267, %4163
  %4269 = inttoptr i64 %4268 to <4 x i32> addrspace(1)*
  %4270 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4269, align 16, !tbaa !11
  br label %4271

4271:                                             ; preds = %4266, %4260
  %4272 = phi <4 x i32> [ %4270, %4266 ], [ zeroinitializer, %4260 ]
  %4273 = mul i32 %3882, 3
  %4274 = zext i32 %4273 to i64
  %4275 = add i64 %4245, %4274
  %4276 = icmp ult i64 %4275, %4164
  br i1 %4276, label %4277, label %4282

4277:                                             ; preds = %4271
  %4278 = shl i64 %4275, 4
  %4279 = add i64 %4278, %4163
  %4280 = inttoptr i64 %4279 to <4 x i32> addrspace(1)*
  %4281 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4280, align 16, !tbaa !11
  br label %4282

4282:                                             ; preds = %4277, %4271
  %4283 = phi <4 x i32> [ %4281, %4277 ], [ zeroinitializer, %4271 ]
  %4284 = shl i32 %3882, 2
  %4285 = zext i32 %4284 to i64
  %4286 = add i64 %4245, %4285
  %4287 = icmp ult i64 %4286, %4164
  br i1 %4287, label %4288, label %4293

4288:                                             ; preds = %4282
  %4289 = shl i64 %4286, 4
  %4290 = add i64 %4289, %4163
  %4291 = inttoptr i64 %4290 to <4 x i32> addrspace(1)*
  %4292 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4291, align 16, !tbaa !11
  br label %4293

4293:                                             ; preds = %4288, %4282
  %4294 = phi <4 x i32> [ %4292, %4288 ], [ zeroinitializer, %4282 ]
  %4295 = mul i32 %3882, 5
  %4296 = zext i32 %4295 to i64
  %4297 = add i64 %4245, %4296
  %4298 = icmp ult i64 %4297, %4164
  br i1 %4298, label %4299, label %4304

4299:                                             ; preds = %4293
  %4300 = shl i64 %4297, 4
  %4301 = add i64 %4300, %4163
  %4302 = inttoptr i64 %4301 to <4 x i32> addrspace(1)*
  %4303 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4302, align 16, !tbaa !11
  br label %4304

4304:                                             ; preds = %4299, %4293
  %4305 = phi <4 x i32> [ %4303, %4299 ], [ zeroinitializer, %4293 ]
  %4306 = mul i32 %3882, 6
  %4307 = zext i32 %4306 to i64
  %4308 = add i64 %4245, %4307
  %4309 = icmp ult i64 %4308, %4164
  br i1 %4309, label %4310, label %4315

4310:                                             ; preds = %4304
  %4311 = shl i64 %4308, 4
  %4312 = add i64 %4311, %4163
  %4313 = inttoptr i64 %4312 to <4 x i32> addrspace(1)*
  %4314 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4313, align 16, !tbaa !11
  br label %4315

4315:                                             ; preds = %4310, %4304
  %4316 = phi <4 x i32> [ %4314, %4310 ], [ zeroinitializer, %4304 ]
  %4317 = add i64 %4245, %4167
  %4318 = icmp ult i64 %4317, %4164
  br i1 %4318, label %4319, label %4324

4319:                                             ; preds = %4315
  %4320 = shl i64 %4317, 4
  %4321 = add i64 %4320, %4163
  %4322 = inttoptr i64 %4321 to <4 x i32> addrspace(1)*
  %4323 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4322, align 16, !tbaa !11
  br label %4324

4324:                                             ; preds = %4319, %4315
  %4325 = phi <4 x i32> [ %4323, %4319 ], [ zeroinitializer, %4315 ]
  %4326 = add i64 %4248, %4162
  %4327 = inttoptr i64 %4326 to <4 x i32> addrspace(1)*
  store <4 x i32> %4251, <4 x i32> addrspace(1)* %4327, align 16, !tbaa !11
  br i1 %4254, label %4328, label %4332

4328:                                             ; preds = %4324
  %4329 = shl i64 %4253, 4
  %4330 = add i64 %4329, %4162
  %4331 = inttoptr i64 %4330 to <4 x i32> addrspace(1)*
  store <4 x i32> %4261, <4 x i32> addrspace(1)* %4331, align 16, !tbaa !11
  br label %4332

4332:                                             ; preds = %4328, %4324
  br i1 %4265, label %4333, label %4337

4333:                                             ; preds = %4332
  %4334 = shl i64 %4264, 4
  %4335 = add i64 %4334, %4162
  %4336 = inttoptr i64 %4335 to <4 x i32> addrspace(1)*
  store <4 x i32> %4272, <4 x i32> addrspace(1)* %4336, align 16, !tbaa !11
  br label %4337

4337:                                             ; preds = %4333, %4332
  br i1 %4276, label %4338, label %4342

4338:                                             ; preds = %4337
  %4339 = shl i64 %4275, 4
  %4340 = add i64 %4339, %4162
  %4341 = inttoptr i64 %4340 to <4 x i32> addrspace(1)*
  store <4 x i32> %4283, <4 x i32> addrspace(1)* %4341, align 16, !tbaa !11
  br label %4342

4342:                                             ; preds = %4338, %4337
  br i1 %4287, label %4343, label %4347

4343:                                             ; preds = %4342
  %4344 = shl i64 %4286, 4
  %4345 = add i64 %4344, %4162
  %4346 = inttoptr i64 %4345 to <4 x i32> addrspace(1)*
  store <4 x i32> %4294, <4 x i32> addrspace(1)* %4346, align 16, !tbaa !11
  br label %4347

4347:                                             ; preds = %4343, %4342
  br i1 %4298, label %4348, label %4352

4348:                                             ; preds = %4347
  %4349 = shl i64 %4297, 4
  %4350 = add i64 %4349, %4162
  %4351 = inttoptr i64 %4350 to <4 x i32> addrspace(1)*
  store <4 x i32> %4305, <4 x i32> addrspace(1)* %4351, align 16, !tbaa !11
  br label %4352

4352:                                             ; preds = %4348, %4347
  br i1 %4309, label %4353, label %4357

4353:                                             ; preds = %4352
  %4354 = shl i64 %4308, 4
  %4355 = add i64 %4354, %4162
  %4356 = inttoptr i64 %4355 to <4 x i32> addrspace(1)*
  store <4 x i32> %4316, <4 x i32> addrspace(1)* %4356, align 16, !tbaa !11
  br label %4357

4357:                                             ; preds = %4353, %4352
  br i1 %4318, label %4358, label %4577

4358:                                             ; preds = %4357
  %4359 = shl i64 %4317, 4
  %4360 = add i64 %4359, %4162
  %4361 = inttoptr i64 %4360 to <4 x i32> addrspace(1)*
  store <4 x i32> %4325, <4 x i32> addrspace(1)* %4361, align 16, !tbaa !11
  br label %4577

4362:                                             ; preds = %4155
  %4363 = add i64 %4157, %85
  %4364 = add i64 %4157, %3880
  %4365 = lshr i64 %4160, 2
  %4366 = zext i32 %3881 to i64
  %4367 = mul i32 %3882, 7
  %4368 = zext i32 %4367 to i64
  %4369 = add nuw nsw i64 %4368, %4366
  %4370 = icmp ult i64 %4369, %4365
  br i1 %4370, label %4371, label %4445

4371:                                             ; preds = %4362
  %4372 = shl i32 %3882, 3
  %4373 = zext i32 %4372 to i64
  %4374 = zext i32 %3882 to i64
  %4375 = shl i32 %3882, 1
  %4376 = zext i32 %4375 to i64
  %4377 = mul i32 %3882, 3
  %4378 = zext i32 %4377 to i64
  %4379 = shl i32 %3882, 2
  %4380 = zext i32 %4379 to i64
  %4381 = mul i32 %3882, 5
  %4382 = zext i32 %4381 to i64
  %4383 = mul i32 %3882, 6
  %4384 = zext i32 %4383 to i64
  br label %4385

4385:                                             ; preds = %4385, %4371
  %4386 = phi i64 [ %4366, %4371 ], [ %4442, %4385 ]
  %4387 = shl i64 %4386, 2
  %4388 = add i64 %4387, %4364
  %4389 = inttoptr i64 %4388 to i32 addrspace(1)*
  %4390 = load volatile i32, i32 addrspace(1)* %4389, align 4, !tbaa !11
  %4391 = add i64 %4386, %4374
  %4392 = shl i64 %4391, 2
  %4393 = add i64 %4392, %4364
  %4394 = inttoptr i64 %4393 to i32 addrspace(1)*
  %4395 = load volatile i32, i32 addrspace(1)* %4394, align 4, !tbaa !11
  %4396 = add i64 %4386, %4376
  %4397 = shl i64 %4396, 2
  %4398 = add i64 %4397, %4364
  %4399 = inttoptr i64 %4398 to i32 addrspace(1)*
  %4400 = load volatile i32, i32 addrspace(1)* %4399, align 4, !tbaa !11
  %4401 = add i64 %4386, %4378
  %4402 = shl i64 %4401, 2
  %4403 = add i64 %4402, %4364
  %4404 = inttoptr i64 %4403 to i32 addrspace(1)*
  %4405 = load volatile i32, i32 addrspace(1)* %4404, align 4, !tbaa !11
  %4406 = add i64 %4386, %4380
  %4407 = shl i64 %4406, 2
  %4408 = add i64 %4407, %4364
  %4409 = inttoptr i64 %4408 to i32 addrspace(1)*
  %4410 = load volatile i32, i32 addrspace(1)* %4409, align 4, !tbaa !11
  %4411 = add i64 %4386, %4382
  %4412 = shl i64 %4411, 2
  %4413 = add i64 %4412, %4364
  %4414 = inttoptr i64 %4413 to i32 addrspace(1)*
  %4415 = load volatile i32, i32 addrspace(1)* %4414, align 4, !tbaa !11
  %4416 = add i64 %4386, %4384
  %4417 = shl i64 %4416, 2
  %4418 = add i64 %4417, %4364
  %4419 = inttoptr i64 %4418 to i32 addrspace(1)*
  %4420 = load volatile i32, i32 addrspace(1)* %4419, align 4, !tbaa !11
  %4421 = add i64 %4386, %4368
  %4422 = shl i64 %4421, 2
  %4423 = add i64 %4422, %4364
  %4424 = inttoptr i64 %4423 to i32 addrspace(1)*
  %4425 = load volatile i32, i32 addrspace(1)* %4424, align 4, !tbaa !11
  %4426 = add i64 %4387, %4363
  %4427 = inttoptr i64 %4426 to i32 addrspace(1)*
  store i32 %4390, i32 addrspace(1)* %4427, align 4, !tbaa !11
  %4428 = add i64 %4392, %4363
  %4429 = inttoptr i64 %4428 to i32 addrspace(1)*
  store i32 %4395, i32 addrspace(1)* %4429, align 4, !tbaa !11
  %4430 = add i64 %4397, %4363
  %4431 = inttoptr i64 %4430 to i32 addrspace(1)*
  store i32 %4400, i32 addrspace(1)* %4431, align 4, !tbaa !11
  %4432 = add i64 %4402, %4363
  %4433 = inttoptr i64 %4432 to i32 addrspace(1)*
  store i32 %4405, i32 addrspace(1)* %4433, align 4, !tbaa !11
  %4434 = add i64 %4407, %4363
  %4435 = inttoptr i64 %4434 to i32 addrspace(1)*
  store i32 %4410, i32 addrspace(1)* %4435, align 4, !tbaa !11
  %4436 = add i64 %4412, %4363
  %4437 = inttoptr i64 %4436 to i32 addrspace(1)*
  store i32 %4415, i32 addrspace(1)* %4437, align 4, !tbaa !11
  %4438 = add i64 %4417, %4363
  %4439 = inttoptr i64 %4438 to i32 addrspace(1)*
  store i32 %4420, i32 addrspace(1)* %4439, align 4, !tbaa !11
  %4440 = add i64 %4422, %4363
  %4441 = inttoptr i64 %4440 to i32 addrspace(1)*
  store i32 %4425, i32 addrspace(1)* %4441, align 4, !tbaa !11
  %4442 = add i64 %4386, %4373
  %4443 = add i64 %4442, %4368
  %4444 = icmp ult i64 %4443, %4365
  br i1 %4444, label %4385, label %4445, !llvm.loop !59

4445:                                             ; preds = %4385, %4362
  %4446 = phi i64 [ %4366, %4362 ], [ %4442, %4385 ]
  %4447 = icmp ult i64 %4446, %4365
  br i1 %4447, label %4448, label %4577

4448:                                             ; preds = %4445
  %4449 = shl i64 %4446, 2
  %4450 = add i64 %4449, %4364
  %4451 = inttoptr i64 %4450 to i32 addrspace(1)*
  %4452 = load volatile i32, i32 addrspace(1)* %4451, align 4, !tbaa !11
  %4453 = zext i32 %3882 to i64
  %4454 = add i64 %4446, %4453
  %4455 = icmp ult i64 %4454, %4365
  br i1 %4455, label %4456, label %4461

4456:                                             ; preds = %4448
  %4457 = shl i64 %4454, 2
  %4458 = add i64 %4457, %4364
  %4459 = inttoptr i64 %4458 to i32 addrspace(1)*
  %4460 = load volatile i32, i32 addrspace(1)* %4459, align 4, !tbaa !11
  br label %4461

4461:                                             ; preds = %4456, %4448
  %4462 = phi i32 [ %4460, %4456 ], [ 0, %4448 ]
  %4463 = shl i32 %3882, 1
  %4464 = zext i32 %4463 to i64
  %4465 = add i64 %4446, %4464
  %4466 = icmp ult i64 %4465, %4365
  br i1 %4466, label %4467, label %4472

4467:                                             ; preds = %4461
  %4468 = shl i64 %4465, 2
  %4469 = add i64 %4468, %4364
  %4470 = inttoptr i64 %4469 to i32 addrspace(1)*
  %4471 = load volatile i32, i32 addrspace(1)* %4470, align 4, !tbaa !11
  br label %4472

4472:                                             ; preds = %4467, %4461
  %4473 = phi i32 [ %4471, %4467 ], [ 0, %4461 ]
  %4474 = mul i32 %3882, 3
  %4475 = zext i32 %4474 to i64
  %4476 = add i64 %4446, %4475
  %4477 = icmp ult i64 %4476, %4365
  br i1 %4477, label %4478, label %4483

4478:                                             ; preds = %4472
  %4479 = shl i64 %4476, 2
  %4480 = add i64 %4479, %4364
  %4481 = inttoptr i64 %4480 to i32 addrspace(1)*
  %4482 = load volatile i32, i32 addrspace(1)* %4481, align 4, !tbaa !11
  br label %4483

4483:                                             ; preds = %4478, %4472
  %4484 = phi i32 [ %4482, %4478 ], [ 0, %4472 ]
  %4485 = shl i32 %3882, 2
  %4486 = zext i32 %4485 to i64
  %4487 = add i64 %4446, %4486
  %4488 = icmp ult i64 %4487, %4365
  br i1 %4488, label %4489, label %4494

4489:                                             ; preds = %4483
  %4490 = shl i64 %4487, 2
  %4491 = add i64 %4490, %4364
  %4492 = inttoptr i64 %4491 to i32 addrspace(1)*
  %4493 = load volatile i32, i32 addrspace(1)* %4492, align 4, !tbaa !11
  br label %4494

4494:                                             ; preds = %4489, %4483
  %4495 = phi i32 [ %4493, %4489 ], [ 0, %4483 ]
  %4496 = mul i32 %3882, 5
  %4497 = zext i32 %4496 to i64
  %4498 = add i64 %4446, %4497
  %4499 = icmp ult i64 %4498, %4365
  br i1 %4499, label %4500, label %4505

4500:                                             ; preds = %4494
  %4501 = shl i64 %4498, 2
  %4502 = add i64 %4501, %4364
  %4503 = inttoptr i64 %4502 to i32 addrspace(1)*
  %4504 = load volatile i32, i32 addrspace(1)* %4503, align 4, !tbaa !11
  br label %4505

4505:                                             ; preds = %4500, %4494
  %4506 = phi i32 [ %4504, %4500 ], [ 0, %4494 ]
  %4507 = mul i32 %3882, 6
  %4508 = zext i32 %4507 to i64
  %4509 = add i64 %4446, %4508
  %4510 = icmp ult i64 %4509, %4365
  br i1 %4510, label %4511, label %4516

4511:                                             ; preds = %4505
  %4512 = shl i64 %4509, 2
  %4513 = add i64 %4512, %4364
  %4514 = inttoptr i64 %4513 to i32 addrspace(1)*
  %4515 = load volatile i32, i32 addrspace(1)* %4514, align 4, !tbaa !11
  br label %4516

4516:                                             ; preds = %4511, %4505
  %4517 = phi i32 [ %4515, %4511 ], [ 0, %4505 ]
  %4518 = add i64 %4446, %4368
  %4519 = icmp ult i64 %4518, %4365
  br i1 %4519, label %4520, label %4525

4520:                                             ; preds = %4516
  %4521 = shl i64 %4518, 2
  %4522 = add i64 %4521, %4364
  %4523 = inttoptr i64 %4522 to i32 addrspace(1)*
  %4524 = load volatile i32, i32 addrspace(1)* %4523, align 4, !tbaa !11
  br label %4525

4525:                                             ; preds = %4520, %4516
  %4526 = phi i32 [ %4524, %4520 ], [ 0, %4516 ]
  %4527 = add i64 %4449, %4363
  %4528 = inttoptr i64 %4527 to i32 addrspace(1)*
  store i32 %4452, i32 addrspace(1)* %4528, align 4, !tbaa !11
  br i1 %4455, label %4529, label %4533

4529:                                             ; preds = %4525
  %4530 = shl i64 %4454, 2
  %4531 = add i64 %4530, %4363
  %4532 = inttoptr i64 %4531 to i32 addrspace(1)*
  store i32 %4462, i32 addrspace(1)* %4532, align 4, !tbaa !11
  br label %4533

4533:                                             ; preds = %4529, %4525
  br i1 %4466, label %4534, label %4538

4534:                                             ; preds = %4533
  %4535 = shl i64 %4465, 2
  %4536 = add i64 %4535, %4363
  %4537 = inttoptr i64 %4536 to i32 addrspace(1)*
  store i32 %4473, i32 addrspace(1)* %4537, align 4, !tbaa !11
  br label %4538

4538:                                             ; preds = %4534, %4533
  br i1 %4477, label %4539, label %4543

4539:                                             ; preds = %4538
  %4540 = shl i64 %4476, 2
  %4541 = add i64 %4540, %4363
  %4542 = inttoptr i64 %4541 to i32 addrspace(1)*
  store i32 %4484, i32 addrspace(1)* %4542, align 4, !tbaa !11
  br label %4543

4543:                                             ; preds = %4539, %4538
  br i1 %4488, label %4544, label %4548

4544:                                             ; preds = %4543
  %4545 = shl i64 %4487, 2
  %4546 = add i64 %4545, %4363
  %4547 = inttoptr i64 %4546 to i32 addrspace(1)*
  store i32 %4495, i32 addrspace(1)* %4547, align 4, !tbaa !11
  br label %4548

4548:                                             ; preds = %4544, %4543
  br i1 %4499, label %4549, label %4553

4549:                                             ; preds = %4548
  %4550 = shl i64 %4498, 2
  %4551 = add i64 %4550, %4363
  %4552 = inttoptr i64 %4551 to i32 addrspace(1)*
  store i32 %4506, i32 addrspace(1)* %4552, align 4, !tbaa !11
  br label %4553

4553:                                             ; preds = %4549, %4548
  br i1 %4510, label %4554, label %4558

4554:                                             ; preds = %4553
  %4555 = shl i64 %4509, 2
  %4556 = add i64 %4555, %4363
  %4557 = inttoptr i64 %4556 to i32 addrspace(1)*
  store i32 %4517, i32 addrspace(1)* %4557, align 4, !tbaa !11
  br label %4558

4558:                                             ; preds = %4554, %4553
  br i1 %4519, label %4559, label %4577

4559:                                             ; preds = %4558
  %4560 = shl i64 %4518, 2
  %4561 = add i64 %4560, %4363
  %4562 = inttoptr i64 %4561 to i32 addrspace(1)*
  store i32 %4526, i32 addrspace(1)* %4562, align 4, !tbaa !11
  br label %4577

4563:                                             ; preds = %4155
  %4564 = zext i32 %3881 to i64
  %4565 = icmp ugt i64 %1679, %4564
  br i1 %4565, label %4566, label %4611

4566:                                             ; preds = %4563
  %4567 = zext i32 %3882 to i64
  br label %4568

4568:                                             ; preds = %4568, %4566
  %4569 = phi i64 [ %4564, %4566 ], [ %4575, %4568 ]
  %4570 = add i64 %4569, %3880
  %4571 = inttoptr i64 %4570 to i8 addrspace(1)*
  %4572 = load volatile i8, i8 addrspace(1)* %4571, align 1, !tbaa !11
  %4573 = add i64 %4569, %85
  %4574 = inttoptr i64 %4573 to i8 addrspace(1)*
  store i8 %4572, i8 addrspace(1)* %4574, align 1, !tbaa !11
  %4575 = add i64 %4569, %4567
  %4576 = icmp ult i64 %4575, %1679
  br i1 %4576, label %4568, label %4611, !llvm.loop !60

4577:                                             ; preds = %4559, %4558, %4445, %4358, %4357, %4244
  %4578 = phi i64 [ %4366, %4559 ], [ %4366, %4558 ], [ %4366, %4445 ], [ %4165, %4358 ], [ %4165, %4357 ], [ %4165, %4244 ]
  %4579 = icmp ugt i64 %4157, %4578
  br i1 %4579, label %4580, label %4591

4580:                                             ; preds = %4577
  %4581 = zext i32 %3882 to i64
  br label %4582

4582:                                             ; preds = %4582, %4580
  %4583 = phi i64 [ %4578, %4580 ], [ %4589, %4582 ]
  %4584 = add i64 %4583, %3880
  %4585 = inttoptr i64 %4584 to i8 addrspace(1)*
  %4586 = load volatile i8, i8 addrspace(1)* %4585, align 1, !tbaa !11
  %4587 = add i64 %4583, %85
  %4588 = inttoptr i64 %4587 to i8 addrspace(1)*
  store i8 %4586, i8 addrspace(1)* %4588, align 1, !tbaa !11
  %4589 = add i64 %4583, %4581
  %4590 = icmp ult i64 %4589, %4157
  br i1 %4590, label %4582, label %4591, !llvm.loop !60

4591:                                             ; preds = %4582, %4577
  %4592 = add i64 %4160, %4157
  %4593 = sub i64 %1679, %4592
  %4594 = icmp ugt i64 %4593, %4578
  br i1 %4594, label %4595, label %4611

4595:                                             ; preds = %4591
  %4596 = zext i32 %3882 to i64
  br label %4597

4597:                                             ; preds = %4597, %4595
  %4598 = phi i64 [ %4578, %4595 ], [ %4605, %4597 ]
  %4599 = add i64 %4598, %4592
  %4600 = add i64 %4599, %3880
  %4601 = inttoptr i64 %4600 to i8 addrspace(1)*
  %4602 = load volatile i8, i8 addrspace(1)* %4601, align 1, !tbaa !11
  %4603 = add i64 %4599, %85
  %4604 = inttoptr i64 %4603 to i8 addrspace(1)*
  store i8 %4602, i8 addrspace(1)* %4604, align 1, !tbaa !11
  %4605 = add i64 %4598, %4596
  %4606 = icmp ult i64 %4605, %4593
  br i1 %4606, label %4597, label %4611, !llvm.loop !60

4607:                                             ; preds = %4152, %3901
  %4608 = phi i64 [ %4154, %4152 ], [ %3956, %3901 ]
  %4609 = phi <4 x i32> [ %4119, %4152 ], [ %3942, %3901 ]
  %4610 = inttoptr i64 %4608 to <4 x i32> addrspace(1)*
  store <4 x i32> %4609, <4 x i32> addrspace(1)* %4610, align 16, !tbaa !11
  br label %4611

4611:                                             ; preds = %4597, %4568, %4607, %4591, %4563, %4151, %4038, %3867
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !113
  %4612 = load i32, i32* %45, align 8, !tbaa !45
  %4613 = icmp eq i32 %4612, 0
  br i1 %4613, label %4614, label %4619

4614:                                             ; preds = %4611
  %4615 = shl i64 %1686, 3
  %4616 = load i64, i64* %55, align 8, !tbaa !69
  %4617 = add i64 %4616, %4615
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !49
  %4618 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %4617, i64 -1) #10, !srcloc !23
  br label %4619

4619:                                             ; preds = %4614, %4611
  %4620 = load i32, i32* %83, align 8, !tbaa !9
  %4621 = add i32 %4620, 1
  store i32 %4621, i32* %83, align 8, !tbaa !9
  br label %4622

4622:                                             ; preds = %4619, %3863, %1995, %1956, %1680, %1676, %84
  %4623 = phi i32 [ 0, %1676 ], [ 0, %1680 ], [ 0, %84 ], [ 0, %1956 ], [ 0, %4619 ], [ %2180, %3863 ], [ %1959, %1995 ]
  %4624 = phi i64 [ %1677, %1676 ], [ %93, %1680 ], [ %93, %84 ], [ %1679, %1956 ], [ %1679, %4619 ], [ %1679, %3863 ], [ %1679, %1995 ]
  %4625 = phi i1 [ false, %1676 ], [ true, %1680 ], [ true, %84 ], [ true, %1956 ], [ false, %4619 ], [ false, %3863 ], [ false, %1995 ]
  br i1 %4625, label %4626, label %5848, !prof !57

4626:                                             ; preds = %4622
  %4627 = load i32, i32* %56, align 4, !tbaa !44
  %4628 = icmp eq i32 %4627, -1
  br i1 %4628, label %4629, label %4859, !prof !87

4629:                                             ; preds = %4626
  %4630 = load i32, i32* %45, align 8, !tbaa !45
  %4631 = icmp eq i32 %4630, 0
  br i1 %4631, label %4632, label %4813

4632:                                             ; preds = %4629
  %4633 = load i32, i32* %58, align 4, !tbaa !71
  %4634 = icmp eq i32 %4633, 0
  br i1 %4634, label %4635, label %4805

4635:                                             ; preds = %4632
  %4636 = load i32, i32* %59, align 8, !tbaa !72
  %4637 = load i32, i32* %60, align 4, !tbaa !73
  %4638 = urem i32 %4636, %4637
  %4639 = load i64, i64* %57, align 8, !tbaa !46
  %4640 = lshr i32 %4638, 3
  %4641 = and i32 %4640, 536870904
  %4642 = zext i32 %4641 to i64
  %4643 = add i64 %4639, %4642
  %4644 = inttoptr i64 %4643 to i64*
  %4645 = and i32 %4638, 63
  %4646 = zext i32 %4645 to i64
  %4647 = shl nuw i64 1, %4646
  %4648 = xor i64 %4647, -1
  %4649 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %4644, i64 %4648) #10, !srcloc !75
  %4650 = and i64 %4647, %4649
  %4651 = icmp eq i64 %4650, 0
  %4652 = select i1 %4651, i32 -1, i32 %4638
  %4653 = icmp eq i32 %4652, -1
  br i1 %4653, label %4654, label %4805

4654:                                             ; preds = %4635, %4799
  %4655 = phi i64 [ %4801, %4799 ], [ 0, %4635 ]
  %4656 = phi i32 [ %4800, %4799 ], [ 1, %4635 ]
  %4657 = load i32, i32* %60, align 4, !tbaa !73
  %4658 = add i32 %4657, 63
  %4659 = lshr i32 %4658, 6
  %4660 = icmp ugt i32 %4658, 63
  br i1 %4660, label %4661, label %4701

4661:                                             ; preds = %4654
  %4662 = tail call i32 @llvm.umax.i32(i32 %4659, i32 1) #7
  br label %4666

4663:                                             ; preds = %4694
  %4664 = icmp ult i32 %4697, %4659
  %4665 = icmp eq i32 %4697, %4662
  br i1 %4665, label %4701, label %4666, !llvm.loop !74

4666:                                             ; preds = %4663, %4661
  %4667 = phi i1 [ true, %4661 ], [ %4664, %4663 ]
  %4668 = phi i32 [ 0, %4661 ], [ %4697, %4663 ]
  %4669 = add i32 %4668, %4636
  %4670 = urem i32 %4669, %4659
  %4671 = load i64, i64* %57, align 8, !tbaa !46
  %4672 = shl nuw nsw i32 %4670, 3
  %4673 = zext i32 %4672 to i64
  %4674 = add i64 %4671, %4673
  %4675 = inttoptr i64 %4674 to i64*
  %4676 = inttoptr i64 %4674 to i64 addrspace(1)*
  %4677 = load volatile i64, i64 addrspace(1)* %4676, align 8, !tbaa !5
  br label %4678

4678:                                             ; preds = %4692, %4666
  %4679 = phi i64 [ %4677, %4666 ], [ %4686, %4692 ]
  %4680 = phi i32 [ undef, %4666 ], [ %4693, %4692 ]
  %4681 = icmp eq i64 %4679, 0
  br i1 %4681, label %4694, label %4682

4682:                                             ; preds = %4678
  %4683 = sub i64 0, %4679
  %4684 = and i64 %4679, %4683
  %4685 = xor i64 %4684, -1
  %4686 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %4675, i64 %4685) #10, !srcloc !75
  %4687 = and i64 %4686, %4684
  %4688 = icmp eq i64 %4687, 0
  br i1 %4688, label %4692, label %4689

4689:                                             ; preds = %4682
  %4690 = tail call i64 @llvm.cttz.i64(i64 %4684, i1 true) #7, !range !76
  %4691 = trunc i64 %4690 to i32
  br label %4692

4692:                                             ; preds = %4689, %4682
  %4693 = phi i32 [ %4691, %4689 ], [ %4680, %4682 ]
  br i1 %4688, label %4678, label %4694, !llvm.loop !77

4694:                                             ; preds = %4692, %4678
  %4695 = phi i32 [ %4693, %4692 ], [ 64, %4678 ]
  %4696 = icmp ult i32 %4695, 64
  %4697 = add nuw nsw i32 %4668, 1
  br i1 %4696, label %4698, label %4663

4698:                                             ; preds = %4694
  %4699 = shl nuw i32 %4670, 6
  %4700 = add nuw i32 %4695, %4699
  br label %4701

4701:                                             ; preds = %4663, %4698, %4654
  %4702 = phi i1 [ %4667, %4698 ], [ false, %4654 ], [ %4664, %4663 ]
  %4703 = phi i32 [ %4700, %4698 ], [ undef, %4654 ], [ undef, %4663 ]
  br i1 %4702, label %4776, label %4704

4704:                                             ; preds = %4701
  %4705 = icmp ult i32 %4658, 64
  br i1 %4705, label %4776, label %4706

4706:                                             ; preds = %4704
  %4707 = tail call i32 @llvm.umax.i32(i32 %4659, i32 1) #7
  br label %4708

4708:                                             ; preds = %4770, %4706
  %4709 = phi i32 [ 0, %4706 ], [ %4773, %4770 ]
  %4710 = load i64, i64* %61, align 8, !tbaa !78
  %4711 = zext i32 %4709 to i64
  %4712 = shl nuw nsw i64 %4711, 3
  %4713 = add i64 %4712, %4710
  %4714 = inttoptr i64 %4713 to i64 addrspace(1)*
  %4715 = load volatile i64, i64 addrspace(1)* %4714, align 8, !tbaa !5
  %4716 = icmp eq i64 %4715, 0
  br i1 %4716, label %4770, label %4717

4717:                                             ; preds = %4708
  %4718 = shl i32 %4709, 6
  br label %4719

4719:                                             ; preds = %4768, %4717
  %4720 = phi i32 [ undef, %4717 ], [ %4766, %4768 ]
  %4721 = phi i64 [ %4715, %4717 ], [ %4727, %4768 ]
  %4722 = sub i64 0, %4721
  %4723 = and i64 %4721, %4722
  %4724 = tail call i64 @llvm.cttz.i64(i64 %4723, i1 true) #7, !range !76
  %4725 = trunc i64 %4724 to i32
  %4726 = or i32 %4718, %4725
  %4727 = xor i64 %4723, %4721
  %4728 = load i64, i64* %62, align 8, !tbaa !79
  %4729 = zext i32 %4726 to i64
  %4730 = shl nuw nsw i64 %4729, 3
  %4731 = add i64 %4730, %4728
  %4732 = inttoptr i64 %4731 to i64*
  %4733 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %4732) #10, !srcloc !80
  %4734 = lshr i64 %4733, 32
  %4735 = load i64, i64* %63, align 8, !tbaa !81
  %4736 = shl nuw nsw i64 %4729, 2
  %4737 = add i64 %4736, %4735
  %4738 = inttoptr i64 %4737 to i32 addrspace(1)*
  %4739 = load volatile i32, i32 addrspace(1)* %4738, align 4, !tbaa !9
  %4740 = zext i32 %4739 to i64
  %4741 = icmp eq i64 %4734, %4740
  br i1 %4741, label %4742, label %4765, !llvm.loop !82

4742:                                             ; preds = %4719
  %4743 = xor i64 %4723, -1
  %4744 = load i64, i64* %61, align 8, !tbaa !78
  %4745 = add i64 %4744, %4712
  %4746 = tail call i64 asm sideeffect "atom.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %4745, i64 %4743) #10, !srcloc !83
  %4747 = and i64 %4746, %4723
  %4748 = icmp eq i64 %4747, 0
  br i1 %4748, label %4765, label %4749, !llvm.loop !82

4749:                                             ; preds = %4742
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !49
  %4750 = load i64, i64* %62, align 8, !tbaa !79
  %4751 = add i64 %4750, %4730
  %4752 = inttoptr i64 %4751 to i64*
  %4753 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %4752) #10, !srcloc !80
  %4754 = lshr i64 %4753, 32
  %4755 = load i64, i64* %63, align 8, !tbaa !81
  %4756 = add i64 %4755, %4736
  %4757 = inttoptr i64 %4756 to i32 addrspace(1)*
  %4758 = load volatile i32, i32 addrspace(1)* %4757, align 4, !tbaa !9
  %4759 = zext i32 %4758 to i64
  %4760 = icmp eq i64 %4754, %4759
  br i1 %4760, label %4765, label %4761

4761:                                             ; preds = %4749
  %4762 = load i64, i64* %61, align 8, !tbaa !78
  %4763 = add i64 %4762, %4712
  %4764 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %4763, i64 %4723) #10, !srcloc !70
  br label %4765

4765:                                             ; preds = %4761, %4749, %4742, %4719
  %4766 = phi i32 [ %4720, %4761 ], [ %4720, %4742 ], [ %4720, %4719 ], [ %4726, %4749 ]
  %4767 = phi i32 [ 0, %4761 ], [ 2, %4742 ], [ 2, %4719 ], [ 1, %4749 ]
  switch i32 %4767, label %4770 [
    i32 0, label %4768
    i32 2, label %4768
  ]

4768:                                             ; preds = %4765, %4765
  %4769 = icmp eq i64 %4727, 0
  br i1 %4769, label %4770, label %4719, !llvm.loop !82

4770:                                             ; preds = %4768, %4765, %4708
  %4771 = phi i32 [ -1, %4708 ], [ %4766, %4765 ], [ -1, %4768 ]
  %4772 = icmp ne i32 %4771, -1
  %4773 = add nuw nsw i32 %4709, 1
  %4774 = icmp eq i32 %4773, %4707
  %4775 = select i1 %4772, i1 true, i1 %4774
  br i1 %4775, label %4776, label %4708, !llvm.loop !84

4776:                                             ; preds = %4770, %4704, %4701
  %4777 = phi i32 [ %4703, %4701 ], [ -1, %4704 ], [ %4771, %4770 ]
  %4778 = icmp eq i32 %4777, -1
  br i1 %4778, label %4779, label %4799

4779:                                             ; preds = %4776
  %4780 = add i32 %4656, 1
  %4781 = and i32 %4656, 63
  %4782 = icmp eq i32 %4781, 0
  br i1 %4782, label %4783, label %4799, !prof !87

4783:                                             ; preds = %4779
  %4784 = load i64, i64* %64, align 8, !tbaa !88
  %4785 = inttoptr i64 %4784 to i64*
  %4786 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %4785) #10, !srcloc !80
  %4787 = icmp eq i64 %4786, 0
  br i1 %4787, label %4788, label %4799

4788:                                             ; preds = %4783
  %4789 = icmp eq i64 %4655, 0
  br i1 %4789, label %4790, label %4794

4790:                                             ; preds = %4788
  %4791 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !89
  %4792 = load i64, i64* %65, align 8, !tbaa !90
  %4793 = add i64 %4792, %4791
  br label %4794

4794:                                             ; preds = %4790, %4788
  %4795 = phi i64 [ %4793, %4790 ], [ %4655, %4788 ]
  %4796 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !89
  %4797 = icmp ult i64 %4796, %4795
  %4798 = select i1 %4797, i32 0, i32 110
  br label %4799

4799:                                             ; preds = %4794, %4783, %4779, %4776
  %4800 = phi i32 [ %4656, %4776 ], [ %4780, %4779 ], [ %4780, %4783 ], [ %4780, %4794 ]
  %4801 = phi i64 [ %4655, %4776 ], [ %4655, %4779 ], [ %4655, %4783 ], [ %4795, %4794 ]
  %4802 = phi i32 [ 0, %4776 ], [ 0, %4779 ], [ 108, %4783 ], [ %4798, %4794 ]
  %4803 = icmp eq i32 %4802, 0
  %4804 = and i1 %4778, %4803
  br i1 %4804, label %4654, label %4805, !llvm.loop !114

4805:                                             ; preds = %4799, %4635, %4632
  %4806 = phi i32 [ -1, %4632 ], [ %4652, %4635 ], [ %4777, %4799 ]
  %4807 = phi i32 [ %4633, %4632 ], [ 0, %4635 ], [ %4802, %4799 ]
  %4808 = icmp eq i32 %4807, 0
  %4809 = select i1 %4808, i32 %4806, i32 %4807
  %4810 = select i1 %4808, i64 144115188075855872, i64 216172782113783808
  %4811 = zext i32 %4809 to i64
  %4812 = or i64 %4810, %4811
  br label %4813

4813:                                             ; preds = %4805, %4629
  %4814 = phi i64 [ %4812, %4805 ], [ 0, %4629 ]
  %4815 = trunc i64 %4814 to i32
  %4816 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %4815, i32 0, i32 31) #7
  %4817 = lshr i64 %4814, 32
  %4818 = trunc i64 %4817 to i32
  %4819 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %4818, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !24
  %4820 = and i32 %4819, -16777216
  %4821 = icmp eq i32 %4820, 50331648
  %4822 = load i32, i32* %56, align 4, !tbaa !44
  br i1 %4821, label %4823, label %4848

4823:                                             ; preds = %4813
  %4824 = icmp eq i32 %4822, -1
  br i1 %4824, label %4847, label %4825

4825:                                             ; preds = %4823
  %4826 = load i32, i32* %45, align 8, !tbaa !45
  %4827 = icmp eq i32 %4826, 0
  br i1 %4827, label %4828, label %4839

4828:                                             ; preds = %4825
  %4829 = and i32 %4822, 63
  %4830 = zext i32 %4829 to i64
  %4831 = shl nuw i64 1, %4830
  %4832 = lshr i32 %4822, 3
  %4833 = and i32 %4832, 536870904
  %4834 = zext i32 %4833 to i64
  %4835 = load i64, i64* %57, align 8, !tbaa !46
  %4836 = add i64 %4835, %4834
  %4837 = inttoptr i64 %4836 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %4837, i64 %4831) #10, !srcloc !47
  %4838 = load i32, i32* %45, align 8, !tbaa !45
  br label %4839

4839:                                             ; preds = %4828, %4825
  %4840 = phi i32 [ %4838, %4828 ], [ %4826, %4825 ]
  %4841 = icmp eq i32 %4840, 0
  br i1 %4841, label %4842, label %4846

4842:                                             ; preds = %4839
  %4843 = load i64, i64* %46, align 8, !tbaa !19
  %4844 = add i64 %4843, 136
  %4845 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %4844, i64 -1) #10, !srcloc !23
  br label %4846

4846:                                             ; preds = %4842, %4839
  store i32 -1, i32* %56, align 4, !tbaa !44
  store i32 0, i32* %81, align 8, !tbaa !42
  br label %4847

4847:                                             ; preds = %4846, %4823
  store i32 %4816, i32* %58, align 4, !tbaa !71
  br label %4857

4848:                                             ; preds = %4813
  %4849 = icmp eq i32 %4822, %4816
  br i1 %4849, label %4857, label %4850

4850:                                             ; preds = %4848
  %4851 = load i64, i64* %63, align 8, !tbaa !81
  %4852 = zext i32 %4816 to i64
  %4853 = shl nuw nsw i64 %4852, 2
  %4854 = add i64 %4851, %4853
  %4855 = inttoptr i64 %4854 to i32 addrspace(1)*
  %4856 = load volatile i32, i32 addrspace(1)* %4855, align 4, !tbaa !9
  store i32 %4856, i32* %69, align 8, !tbaa !94
  br label %4857

4857:                                             ; preds = %4850, %4848, %4847
  %4858 = phi i32 [ -1, %4847 ], [ %4816, %4848 ], [ %4816, %4850 ]
  br i1 %4821, label %5848, label %4859

4859:                                             ; preds = %4857, %4626
  %4860 = phi i32 [ %4858, %4857 ], [ %4627, %4626 ]
  %4861 = load i64, i64* %67, align 8, !tbaa !92
  %4862 = zext i32 %4860 to i64
  %4863 = load i64, i64* %68, align 8, !tbaa !93
  %4864 = mul i64 %4863, %4862
  %4865 = add i64 %4864, %4861
  %4866 = load i32, i32* %69, align 8, !tbaa !94
  %4867 = add i32 %4866, 1
  store i32 %4867, i32* %69, align 8, !tbaa !94
  %4868 = load i32, i32* %45, align 8, !tbaa !45
  %4869 = load i64, i64* %70, align 8, !tbaa !95
  %4870 = zext i32 %4867 to i64
  %4871 = shl nuw i64 %4870, 32
  %4872 = shl nuw nsw i64 %4862, 16
  %4873 = or i64 %4872, %4871
  %4874 = or i64 %4873, 256
  %4875 = and i32 %4868, 1
  %4876 = icmp eq i32 %4875, 0
  %4877 = select i1 %4876, i64 %4874, i64 %4869
  %4878 = select i1 %4876, i64 %86, i64 %4624
  %4879 = shl i64 %4878, 1
  %4880 = and i32 %4868, 2
  %4881 = icmp eq i32 %4880, 0
  %4882 = select i1 %4881, i64 %4877, i64 %4879
  %4883 = icmp eq i32 %4868, 0
  br i1 %4883, label %4884, label %4888

4884:                                             ; preds = %4859
  %4885 = load i64, i64* %71, align 8, !tbaa !96
  %4886 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %4885, i64 1) #10, !srcloc !23
  %4887 = trunc i64 %4886 to i32
  br label %4888

4888:                                             ; preds = %4884, %4859
  %4889 = phi i32 [ %4887, %4884 ], [ 0, %4859 ]
  %4890 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %4889, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !97
  %4891 = load i32, i32* %73, align 8, !tbaa !98
  %4892 = icmp ult i32 %4868, 4
  br i1 %4892, label %4893, label %4911

4893:                                             ; preds = %4888
  %4894 = load i64, i64* %29, align 8, !tbaa !99
  %4895 = shl nsw i32 -1, %4891
  %4896 = xor i32 %4895, -1
  %4897 = and i32 %4890, %4896
  %4898 = zext i32 %4897 to i64
  %4899 = shl nuw nsw i64 %4898, 5
  %4900 = add i64 %4894, %4899
  %4901 = inttoptr i64 %4900 to i64*
  %4902 = lshr i32 %4890, %4891
  %4903 = and i32 %4902, 1
  %4904 = xor i32 %4903, 1
  %4905 = zext i32 %4904 to i64
  %4906 = or i64 %4882, %4905
  %4907 = zext i32 %4868 to i64
  %4908 = getelementptr inbounds i64, i64* %4901, i64 %4907
  %4909 = ptrtoint i64* %4908 to i64
  %4910 = inttoptr i64 %4909 to i64 addrspace(1)*
  store volatile i64 %4906, i64 addrspace(1)* %4910, align 8, !tbaa !5
  br label %4911

4911:                                             ; preds = %4893, %4888
  br i1 %4883, label %4912, label %4917

4912:                                             ; preds = %4911
  %4913 = shl nuw nsw i64 %4862, 2
  %4914 = load i64, i64* %63, align 8, !tbaa !81
  %4915 = add i64 %4914, %4913
  %4916 = inttoptr i64 %4915 to i32 addrspace(1)*
  store volatile i32 %4867, i32 addrspace(1)* %4916, align 4, !tbaa !9
  br label %4917

4917:                                             ; preds = %4912, %4911
  %4918 = load i32, i32* %45, align 8, !tbaa !45
  %4919 = icmp eq i32 %4918, 0
  br i1 %4919, label %4920, label %5012

4920:                                             ; preds = %4917
  %4921 = load i32, i32* %69, align 8, !tbaa !94
  %4922 = load i64, i64* %62, align 8, !tbaa !79
  %4923 = tail call i32 asm sideeffect "mov.u32 $0, %clock;", "=r,~{memory}"() #10, !srcloc !100
  %4924 = load i32, i32* %74, align 4, !tbaa !9
  %4925 = icmp eq i32 %4924, 0
  %4926 = select i1 %4925, i32 2600, i32 %4924
  store i32 %4926, i32* %74, align 4, !tbaa !9
  br label %4927

4927:                                             ; preds = %4927, %4920
  %4928 = tail call i32 asm sideeffect "mov.u32 $0, %clock;", "=r,~{memory}"() #10, !srcloc !100
  %4929 = sub i32 %4928, %4923
  %4930 = load i32, i32* %74, align 4, !tbaa !9
  %4931 = icmp ult i32 %4929, %4930
  br i1 %4931, label %4927, label %4932, !llvm.loop !101

4932:                                             ; preds = %4927
  %4933 = shl nuw nsw i64 %4862, 3
  %4934 = add i64 %4922, %4933
  %4935 = inttoptr i64 %4934 to i64*
  %4936 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %4935) #10, !srcloc !80
  %4937 = lshr i64 %4936, 32
  %4938 = zext i32 %4921 to i64
  %4939 = icmp eq i64 %4937, %4938
  br i1 %4939, label %4940, label %4945, !prof !57

4940:                                             ; preds = %4932
  %4941 = load i32, i32* %74, align 4, !tbaa !9
  %4942 = icmp ugt i32 %4941, 512
  %4943 = select i1 %4942, i32 -16, i32 0
  %4944 = add i32 %4943, %4941
  br label %4954

4945:                                             ; preds = %4932
  %4946 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %4935) #10, !srcloc !80
  %4947 = lshr i64 %4946, 32
  %4948 = icmp eq i64 %4947, %4938
  br i1 %4948, label %4949, label %4957

4949:                                             ; preds = %4945
  %4950 = load i32, i32* %74, align 4, !tbaa !9
  %4951 = icmp ult i32 %4950, 4096
  %4952 = select i1 %4951, i32 128, i32 0
  %4953 = add i32 %4952, %4950
  br label %4954

4954:                                             ; preds = %4949, %4940
  %4955 = phi i32 [ %4953, %4949 ], [ %4944, %4940 ]
  %4956 = phi i64 [ %4946, %4949 ], [ %4936, %4940 ]
  store i32 %4955, i32* %74, align 4, !tbaa !9
  br label %4957

4957:                                             ; preds = %4954, %4945
  %4958 = phi i64 [ %4946, %4945 ], [ %4956, %4954 ]
  %4959 = lshr i32 %4860, 3
  %4960 = and i32 %4959, 536870904
  %4961 = zext i32 %4960 to i64
  %4962 = and i32 %4860, 63
  %4963 = zext i32 %4962 to i64
  %4964 = shl nuw i64 1, %4963
  br label %4965

4965:                                             ; preds = %5003, %4957
  %4966 = phi i32 [ 1, %4957 ], [ %4973, %5003 ]
  %4967 = phi i64 [ 0, %4957 ], [ %4993, %5003 ]
  %4968 = phi i64 [ %4958, %4957 ], [ %5004, %5003 ]
  %4969 = phi i32 [ undef, %4957 ], [ %5005, %5003 ]
  %4970 = lshr i64 %4968, 32
  %4971 = icmp eq i64 %4970, %4938
  br i1 %4971, label %5006, label %4972, !prof !57

4972:                                             ; preds = %4965
  %4973 = add i32 %4966, 1
  %4974 = and i32 %4966, 63
  %4975 = icmp eq i32 %4974, 0
  br i1 %4975, label %4976, label %4992, !prof !87

4976:                                             ; preds = %4972
  %4977 = load i64, i64* %64, align 8, !tbaa !88
  %4978 = inttoptr i64 %4977 to i64*
  %4979 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %4978) #10, !srcloc !80
  %4980 = icmp eq i64 %4979, 0
  br i1 %4980, label %4981, label %4992

4981:                                             ; preds = %4976
  %4982 = icmp eq i64 %4967, 0
  br i1 %4982, label %4983, label %4987

4983:                                             ; preds = %4981
  %4984 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !89
  %4985 = load i64, i64* %65, align 8, !tbaa !90
  %4986 = add i64 %4985, %4984
  br label %4987

4987:                                             ; preds = %4983, %4981
  %4988 = phi i64 [ %4986, %4983 ], [ %4967, %4981 ]
  %4989 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !89
  %4990 = icmp ult i64 %4989, %4988
  %4991 = select i1 %4990, i32 0, i32 110
  br label %4992

4992:                                             ; preds = %4987, %4976, %4972
  %4993 = phi i64 [ %4988, %4987 ], [ %4967, %4976 ], [ %4967, %4972 ]
  %4994 = phi i32 [ %4991, %4987 ], [ 108, %4976 ], [ 0, %4972 ]
  %4995 = icmp eq i32 %4994, 0
  br i1 %4995, label %5001, label %4996, !prof !57

4996:                                             ; preds = %4992
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !49
  %4997 = load i64, i64* %61, align 8, !tbaa !78
  %4998 = add i64 %4997, %4961
  %4999 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %4998, i64 %4964) #10, !srcloc !70
  %5000 = or i32 %4994, -1073741824
  br label %5003

5001:                                             ; preds = %4992
  %5002 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %4935) #10, !srcloc !80
  br label %5003

5003:                                             ; preds = %5001, %4996
  %5004 = phi i64 [ %4968, %4996 ], [ %5002, %5001 ]
  %5005 = phi i32 [ %5000, %4996 ], [ %4969, %5001 ]
  br i1 %4995, label %4965, label %5012, !llvm.loop !102

5006:                                             ; preds = %4965
  %5007 = trunc i64 %4968 to i32
  %5008 = icmp sgt i32 %5007, -1
  br i1 %5008, label %5012, label %5009, !prof !57

5009:                                             ; preds = %5006
  %5010 = sub i32 0, %5007
  %5011 = or i32 %5010, -2147483648
  br label %5012

5012:                                             ; preds = %5003, %5009, %5006, %4917
  %5013 = phi i32 [ 0, %4917 ], [ %5011, %5009 ], [ %5007, %5006 ], [ %5005, %5003 ]
  %5014 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %5013, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !97
  %5015 = icmp sgt i32 %5014, -1
  br i1 %5015, label %5018, label %5016, !prof !57

5016:                                             ; preds = %5012
  %5017 = and i32 %5014, 65535
  br label %5022

5018:                                             ; preds = %5012
  %5019 = zext i32 %5014 to i64
  %5020 = icmp ugt i64 %4624, %5019
  %5021 = select i1 %5020, i32 61, i32 0
  br label %5022

5022:                                             ; preds = %5018, %5016
  %5023 = phi i32 [ %5017, %5016 ], [ %5021, %5018 ]
  %5024 = icmp eq i32 %5023, 0
  br i1 %5024, label %5025, label %5759, !prof !57

5025:                                             ; preds = %5022
  %5026 = load i32, i32* %45, align 8, !tbaa !45
  %5027 = load i32, i32* %50, align 4, !tbaa !56
  %5028 = xor i64 %4865, %85
  %5029 = and i64 %5028, 15
  %5030 = icmp eq i64 %5029, 0
  %5031 = and i64 %5028, 3
  %5032 = icmp eq i64 %5031, 0
  %5033 = select i1 %5032, i64 4, i64 1
  %5034 = select i1 %5030, i64 16, i64 %5033
  %5035 = sub i64 0, %85
  %5036 = add nsw i64 %5034, -1
  %5037 = and i64 %5036, %5035
  %5038 = or i64 %4624, %85
  %5039 = or i64 %5038, %4865
  %5040 = and i64 %5039, 15
  %5041 = icmp eq i64 %5040, 0
  br i1 %5041, label %5042, label %5300, !prof !57

5042:                                             ; preds = %5025
  %5043 = shl i32 %5027, 7
  %5044 = zext i32 %5043 to i64
  %5045 = icmp eq i64 %4624, %5044
  br i1 %5045, label %5046, label %5102

5046:                                             ; preds = %5042
  %5047 = shl i32 %5026, 4
  %5048 = zext i32 %5047 to i64
  %5049 = add i64 %85, %5048
  %5050 = add i64 %4865, %5048
  %5051 = shl i32 %5027, 4
  %5052 = inttoptr i64 %5050 to <4 x i32> addrspace(1)*
  %5053 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5052, align 16, !tbaa !11
  %5054 = zext i32 %5051 to i64
  %5055 = add i64 %5050, %5054
  %5056 = inttoptr i64 %5055 to <4 x i32> addrspace(1)*
  %5057 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5056, align 16, !tbaa !11
  %5058 = shl i32 %5027, 5
  %5059 = zext i32 %5058 to i64
  %5060 = add i64 %5050, %5059
  %5061 = inttoptr i64 %5060 to <4 x i32> addrspace(1)*
  %5062 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5061, align 16, !tbaa !11
  %5063 = mul i32 %5027, 48
  %5064 = zext i32 %5063 to i64
  %5065 = add i64 %5050, %5064
  %5066 = inttoptr i64 %5065 to <4 x i32> addrspace(1)*
  %5067 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5066, align 16, !tbaa !11
  %5068 = shl i32 %5027, 6
  %5069 = zext i32 %5068 to i64
  %5070 = add i64 %5050, %5069
  %5071 = inttoptr i64 %5070 to <4 x i32> addrspace(1)*
  %5072 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5071, align 16, !tbaa !11
  %5073 = mul i32 %5027, 80
  %5074 = zext i32 %5073 to i64
  %5075 = add i64 %5050, %5074
  %5076 = inttoptr i64 %5075 to <4 x i32> addrspace(1)*
  %5077 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5076, align 16, !tbaa !11
  %5078 = mul i32 %5027, 96
  %5079 = zext i32 %5078 to i64
  %5080 = add i64 %5050, %5079
  %5081 = inttoptr i64 %5080 to <4 x i32> addrspace(1)*
  %5082 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5081, align 16, !tbaa !11
  %5083 = mul i32 %5027, 112
  %5084 = zext i32 %5083 to i64
  %5085 = add i64 %5050, %5084
  %5086 = inttoptr i64 %5085 to <4 x i32> addrspace(1)*
  %5087 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5086, align 16, !tbaa !11
  %5088 = inttoptr i64 %5049 to <4 x i32> addrspace(1)*
  store <4 x i32> %5053, <4 x i32> addrspace(1)* %5088, align 16, !tbaa !11
  %5089 = add i64 %5049, %5054
  %5090 = inttoptr i64 %5089 to <4 x i32> addrspace(1)*
  store <4 x i32> %5057, <4 x i32> addrspace(1)* %5090, align 16, !tbaa !11
  %5091 = add i64 %5049, %5059
  %5092 = inttoptr i64 %5091 to <4 x i32> addrspace(1)*
  store <4 x i32> %5062, <4 x i32> addrspace(1)* %5092, align 16, !tbaa !11
  %5093 = add i64 %5049, %5064
  %5094 = inttoptr i64 %5093 to <4 x i32> addrspace(1)*
  store <4 x i32> %5067, <4 x i32> addrspace(1)* %5094, align 16, !tbaa !11
  %5095 = add i64 %5049, %5069
  %5096 = inttoptr i64 %5095 to <4 x i32> addrspace(1)*
  store <4 x i32> %5072, <4 x i32> addrspace(1)* %5096, align 16, !tbaa !11
  %5097 = add i64 %5049, %5074
  %5098 = inttoptr i64 %5097 to <4 x i32> addrspace(1)*
  store <4 x i32> %5077, <4 x i32> addrspace(1)* %5098, align 16, !tbaa !11
  %5099 = add i64 %5049, %5079
  %5100 = inttoptr i64 %5099 to <4 x i32> addrspace(1)*
  store <4 x i32> %5082, <4 x i32> addrspace(1)* %5100, align 16, !tbaa !11
  %5101 = add i64 %5049, %5084
  br label %5752

5102:                                             ; preds = %5042
  %5103 = lshr i64 %4624, 4
  %5104 = zext i32 %5026 to i64
  %5105 = mul i32 %5027, 7
  %5106 = zext i32 %5105 to i64
  %5107 = add nuw nsw i64 %5106, %5104
  %5108 = icmp ult i64 %5107, %5103
  br i1 %5108, label %5109, label %5183

5109:                                             ; preds = %5102
  %5110 = shl i32 %5027, 3
  %5111 = zext i32 %5110 to i64
  %5112 = zext i32 %5027 to i64
  %5113 = shl i32 %5027, 1
  %5114 = zext i32 %5113 to i64
  %5115 = mul i32 %5027, 3
  %5116 = zext i32 %5115 to i64
  %5117 = shl i32 %5027, 2
  %5118 = zext i32 %5117 to i64
  %5119 = mul i32 %5027, 5
  %5120 = zext i32 %5119 to i64
  %5121 = mul i32 %5027, 6
  %5122 = zext i32 %5121 to i64
  br label %5123

5123:                                             ; preds = %5123, %5109
  %5124 = phi i64 [ %5104, %5109 ], [ %5180, %5123 ]
  %5125 = shl i64 %5124, 4
  %5126 = add i64 %5125, %4865
  %5127 = inttoptr i64 %5126 to <4 x i32> addrspace(1)*
  %5128 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5127, align 16, !tbaa !11
  %5129 = add i64 %5124, %5112
  %5130 = shl i64 %5129, 4
  %5131 = add i64 %5130, %4865
  %5132 = inttoptr i64 %5131 to <4 x i32> addrspace(1)*
  %5133 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5132, align 16, !tbaa !11
  %5134 = add i64 %5124, %5114
  %5135 = shl i64 %5134, 4
  %5136 = add i64 %5135, %4865
  %5137 = inttoptr i64 %5136 to <4 x i32> addrspace(1)*
  %5138 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5137, align 16, !tbaa !11
  %5139 = add i64 %5124, %5116
  %5140 = shl i64 %5139, 4
  %5141 = add i64 %5140, %4865
  %5142 = inttoptr i64 %5141 to <4 x i32> addrspace(1)*
  %5143 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5142, align 16, !tbaa !11
  %5144 = add i64 %5124, %5118
  %5145 = shl i64 %5144, 4
  %5146 = add i64 %5145, %4865
  %5147 = inttoptr i64 %5146 to <4 x i32> addrspace(1)*
  %5148 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5147, align 16, !tbaa !11
  %5149 = add i64 %5124, %5120
  %5150 = shl i64 %5149, 4
  %5151 = add i64 %5150, %4865
  %5152 = inttoptr i64 %5151 to <4 x i32> addrspace(1)*
  %5153 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5152, align 16, !tbaa !11
  %5154 = add i64 %5124, %5122
  %5155 = shl i64 %5154, 4
  %5156 = add i64 %5155, %4865
  %5157 = inttoptr i64 %5156 to <4 x i32> addrspace(1)*
  %5158 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5157, align 16, !tbaa !11
  %5159 = add i64 %5124, %5106
  %5160 = shl i64 %5159, 4
  %5161 = add i64 %5160, %4865
  %5162 = inttoptr i64 %5161 to <4 x i32> addrspace(1)*
  %5163 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5162, align 16, !tbaa !11
  %5164 = add i64 %5125, %85
  %5165 = inttoptr i64 %5164 to <4 x i32> addrspace(1)*
  store <4 x i32> %5128, <4 x i32> addrspace(1)* %5165, align 16, !tbaa !11
  %5166 = add i64 %5130, %85
  %5167 = inttoptr i64 %5166 to <4 x i32> addrspace(1)*
  store <4 x i32> %5133, <4 x i32> addrspace(1)* %5167, align 16, !tbaa !11
  %5168 = add i64 %5135, %85
  %5169 = inttoptr i64 %5168 to <4 x i32> addrspace(1)*
  store <4 x i32> %5138, <4 x i32> addrspace(1)* %5169, align 16, !tbaa !11
  %5170 = add i64 %5140, %85
  %5171 = inttoptr i64 %5170 to <4 x i32> addrspace(1)*
  store <4 x i32> %5143, <4 x i32> addrspace(1)* %5171, align 16, !tbaa !11
  %5172 = add i64 %5145, %85
  %5173 = inttoptr i64 %5172 to <4 x i32> addrspace(1)*
  store <4 x i32> %5148, <4 x i32> addrspace(1)* %5173, align 16, !tbaa !11
  %5174 = add i64 %5150, %85
  %5175 = inttoptr i64 %5174 to <4 x i32> addrspace(1)*
  store <4 x i32> %5153, <4 x i32> addrspace(1)* %5175, align 16, !tbaa !11
  %5176 = add i64 %5155, %85
  %5177 = inttoptr i64 %5176 to <4 x i32> addrspace(1)*
  store <4 x i32> %5158, <4 x i32> addrspace(1)* %5177, align 16, !tbaa !11
  %5178 = add i64 %5160, %85
  %5179 = inttoptr i64 %5178 to <4 x i32> addrspace(1)*
  store <4 x i32> %5163, <4 x i32> addrspace(1)* %5179, align 16, !tbaa !11
  %5180 = add i64 %5124, %5111
  %5181 = add i64 %5180, %5106
  %5182 = icmp ult i64 %5181, %5103
  br i1 %5182, label %5123, label %5183, !llvm.loop !58

5183:                                             ; preds = %5123, %5102
  %5184 = phi i64 [ %5104, %5102 ], [ %5180, %5123 ]
  %5185 = icmp ult i64 %5184, %5103
  br i1 %5185, label %5186, label %5756

5186:                                             ; preds = %5183
  %5187 = shl i64 %5184, 4
  %5188 = add i64 %5187, %4865
  %5189 = inttoptr i64 %5188 to <4 x i32> addrspace(1)*
  %5190 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5189, align 16, !tbaa !11
  %5191 = zext i32 %5027 to i64
  %5192 = add i64 %5184, %5191
  %5193 = icmp ult i64 %5192, %5103
  br i1 %5193, label %5194, label %5199

5194:                                             ; preds = %5186
  %5195 = shl i64 %5192, 4
  %5196 = add i64 %5195, %4865
  %5197 = inttoptr i64 %5196 to <4 x i32> addrspace(1)*
  %5198 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5197, align 16, !tbaa !11
  br label %5199

5199:                                             ; preds = %5194, %5186
  %5200 = phi <4 x i32> [ %5198, %5194 ], [ zeroinitializer, %5186 ]
  %5201 = shl i32 %5027, 1
  %5202 = zext i32 %5201 to i64
  %5203 = add i64 %5184, %5202
  %5204 = icmp ult i64 %5203, %5103
  br i1 %5204, label %5205, label %5210

5205:                                             ; preds = %5199
  %5206 = shl i64 %5203, 4
  %5207 = add i64 %5206, %4865
  %5208 = inttoptr i64 %5207 to <4 x i32> addrspace(1)*
  %5209 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5208, align 16, !tbaa !11
  br label %5210

5210:                                             ; preds = %5205, %5199
  %5211 = phi <4 x i32> [ %5209, %5205 ], [ zeroinitializer, %5199 ]
  %5212 = mul i32 %5027, 3
  %5213 = zext i32 %5212 to i64
  %5214 = add i64 %5184, %5213
  %5215 = icmp ult i64 %5214, %5103
  br i1 %5215, label %5216, label %5221

5216:                                             ; preds = %5210
  %5217 = shl i64 %5214, 4
  %5218 = add i64 %5217, %4865
  %5219 = inttoptr i64 %5218 to <4 x i32> addrspace(1)*
  %5220 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5219, align 16, !tbaa !11
  br label %5221

5221:                                             ; preds = %5216, %5210
  %5222 = phi <4 x i32> [ %5220, %5216 ], [ zeroinitializer, %5210 ]
  %5223 = shl i32 %5027, 2
  %5224 = zext i32 %5223 to i64
  %5225 = add i64 %5184, %5224
  %5226 = icmp ult i64 %5225, %5103
  br i1 %5226, label %5227, label %5232

5227:                                             ; preds = %5221
  %5228 = shl i64 %5225, 4
  %5229 = add i64 %5228, %4865
  %5230 = inttoptr i64 %5229 to <4 x i32> addrspace(1)*
  %5231 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5230, align 16, !tbaa !11
  br label %5232

5232:                                             ; preds = %5227, %5221
  %5233 = phi <4 x i32> [ %5231, %5227 ], [ zeroinitializer, %5221 ]
  %5234 = mul i32 %5027, 5
  %5235 = zext i32 %5234 to i64
  %5236 = add i64 %5184, %5235
  %5237 = icmp ult i64 %5236, %5103
  br i1 %5237, label %5238, label %5243

5238:                                             ; preds = %5232
  %5239 = shl i64 %5236, 4
  %5240 = add i64 %5239, %4865
  %5241 = inttoptr i64 %5240 to <4 x i32> addrspace(1)*
  %5242 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5241, align 16, !tbaa !11
  br label %5243

5243:                                             ; preds = %5238, %5232
  %5244 = phi <4 x i32> [ %5242, %5238 ], [ zeroinitializer, %5232 ]
  %5245 = mul i32 %5027, 6
  %5246 = zext i32 %5245 to i64
  %5247 = add i64 %5184, %5246
  %5248 = icmp ult i64 %5247, %5103
  br i1 %5248, label %5249, label %5254

5249:                                             ; preds = %5243
  %5250 = shl i64 %5247, 4
  %5251 = add i64 %5250, %4865
  %5252 = inttoptr i64 %5251 to <4 x i32> addrspace(1)*
  %5253 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5252, align 16, !tbaa !11
  br label %5254

5254:                                             ; preds = %5249, %5243
  %5255 = phi <4 x i32> [ %5253, %5249 ], [ zeroinitializer, %5243 ]
  %5256 = add i64 %5184, %5106
  %5257 = icmp ult i64 %5256, %5103
  br i1 %5257, label %5258, label %5263

5258:                                             ; preds = %5254
  %5259 = shl i64 %5256, 4
  %5260 = add i64 %5259, %4865
  %5261 = inttoptr i64 %5260 to <4 x i32> addrspace(1)*
  %5262 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5261, align 16, !tbaa !11
  br label %5263

5263:                                             ; preds = %5258, %5254
  %5264 = phi <4 x i32> [ %5262, %5258 ], [ zeroinitializer, %5254 ]
  %5265 = add i64 %5187, %85
  %5266 = inttoptr i64 %5265 to <4 x i32> addrspace(1)*
  store <4 x i32> %5190, <4 x i32> addrspace(1)* %5266, align 16, !tbaa !11
  br i1 %5193, label %5267, label %5271

5267:                                             ; preds = %5263
  %5268 = shl i64 %5192, 4
  %5269 = add i64 %5268, %85
  %5270 = inttoptr i64 %5269 to <4 x i32> addrspace(1)*
  store <4 x i32> %5200, <4 x i32> addrspace(1)* %5270, align 16, !tbaa !11
  br label %5271

5271:                                             ; preds = %5267, %5263
  br i1 %5204, label %5272, label %5276

5272:                                             ; preds = %5271
  %5273 = shl i64 %5203, 4
  %5274 = add i64 %5273, %85
  %5275 = inttoptr i64 %5274 to <4 x i32> addrspace(1)*
  store <4 x i32> %5211, <4 x i32> addrspace(1)* %5275, align 16, !tbaa !11
  br label %5276

5276:                                             ; preds = %5272, %5271
  br i1 %5215, label %5277, label %5281

5277:                                             ; preds = %5276
  %5278 = shl i64 %5214, 4
  %5279 = add i64 %5278, %85
  %5280 = inttoptr i64 %5279 to <4 x i32> addrspace(1)*
  store <4 x i32> %5222, <4 x i32> addrspace(1)* %5280, align 16, !tbaa !11
  br label %5281

5281:                                             ; preds = %5277, %5276
  br i1 %5226, label %5282, label %5286

5282:                                             ; preds = %5281
  %5283 = shl i64 %5225, 4
  %5284 = add i64 %5283, %85
  %5285 = inttoptr i64 %5284 to <4 x i32> addrspace(1)*
  store <4 x i32> %5233, <4 x i32> addrspace(1)* %5285, align 16, !tbaa !11
  br label %5286

5286:                                             ; preds = %5282, %5281
  br i1 %5237, label %5287, label %5291

5287:                                             ; preds = %5286
  %5288 = shl i64 %5236, 4
  %5289 = add i64 %5288, %85
  %5290 = inttoptr i64 %5289 to <4 x i32> addrspace(1)*
  store <4 x i32> %5244, <4 x i32> addrspace(1)* %5290, align 16, !tbaa !11
  br label %5291

5291:                                             ; preds = %5287, %5286
  br i1 %5248, label %5292, label %5296

5292:                                             ; preds = %5291
  %5293 = shl i64 %5247, 4
  %5294 = add i64 %5293, %85
  %5295 = inttoptr i64 %5294 to <4 x i32> addrspace(1)*
  store <4 x i32> %5255, <4 x i32> addrspace(1)* %5295, align 16, !tbaa !11
  br label %5296

5296:                                             ; preds = %5292, %5291
  br i1 %5257, label %5297, label %5756

5297:                                             ; preds = %5296
  %5298 = shl i64 %5256, 4
  %5299 = add i64 %5298, %85
  br label %5752

5300:                                             ; preds = %5025
  %5301 = icmp ult i64 %5037, %4624
  %5302 = select i1 %5301, i64 %5037, i64 %4624
  %5303 = sub i64 %4624, %5302
  %5304 = sub nsw i64 0, %5034
  %5305 = and i64 %5303, %5304
  switch i64 %5034, label %5708 [
    i64 16, label %5306
    i64 4, label %5507
  ]

5306:                                             ; preds = %5300
  %5307 = add i64 %5302, %85
  %5308 = add i64 %5302, %4865
  %5309 = lshr i64 %5305, 4
  %5310 = zext i32 %5026 to i64
  %5311 = mul i32 %5027, 7
  %5312 = zext i32 %5311 to i64
  %5313 = add nuw nsw i64 %5312, %5310
  %5314 = icmp ult i64 %5313, %5309
  br i1 %5314, label %5315, label %5389

5315:                                             ; preds = %5306
  %5316 = shl i32 %5027, 3
  %5317 = zext i32 %5316 to i64
  %5318 = zext i32 %5027 to i64
  %5319 = shl i32 %5027, 1
  %5320 = zext i32 %5319 to i64
  %5321 = mul i32 %5027, 3
  %5322 = zext i32 %5321 to i64
  %5323 = shl i32 %5027, 2
  %5324 = zext i32 %5323 to i64
  %5325 = mul i32 %5027, 5
  %5326 = zext i32 %5325 to i64
  %5327 = mul i32 %5027, 6
  %5328 = zext i32 %5327 to i64
  br label %5329

5329:                                             ; preds = %5329, %5315
  %5330 = phi i64 [ %5310, %5315 ], [ %5386, %5329 ]
  %5331 = shl i64 %5330, 4
  %5332 = add i64 %5331, %5308
  %5333 = inttoptr i64 %5332 to <4 x i32> addrspace(1)*
  %5334 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5333, align 16, !tbaa !11
  %5335 = add i64 %5330, %5318
  %5336 = shl i64 %5335, 4
  %5337 = add i64 %5336, %5308
  %5338 = inttoptr i64 %5337 to <4 x i32> addrspace(1)*
  %5339 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5338, align 16, !tbaa !11
  %5340 = add i64 %5330, %5320
  %5341 = shl i64 %5340, 4
  %5342 = add i64 %5341, %5308
  %5343 = inttoptr i64 %5342 to <4 x i32> addrspace(1)*
  %5344 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5343, align 16, !tbaa !11
  %5345 = add i64 %5330, %5322
  %5346 = shl i64 %5345, 4
  %5347 = add i64 %5346, %5308
  %5348 = inttoptr i64 %5347 to <4 x i32> addrspace(1)*
  %5349 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5348, align 16, !tbaa !11
  %5350 = add i64 %5330, %5324
  %5351 = shl i64 %5350, 4
  %5352 = add i64 %5351, %5308
  %5353 = inttoptr i64 %5352 to <4 x i32> addrspace(1)*
  %5354 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5353, align 16, !tbaa !11
  %5355 = add i64 %5330, %5326
  %5356 = shl i64 %5355, 4
  %5357 = add i64 %5356, %5308
  %5358 = inttoptr i64 %5357 to <4 x i32> addrspace(1)*
  %5359 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5358, align 16, !tbaa !11
  %5360 = add i64 %5330, %5328
  %5361 = shl i64 %5360, 4
  %5362 = add i64 %5361, %5308
  %5363 = inttoptr i64 %5362 to <4 x i32> addrspace(1)*
  %5364 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5363, align 16, !tbaa !11
  %5365 = add i64 %5330, %5312
  %5366 = shl i64 %5365, 4
  %5367 = add i64 %5366, %5308
  %5368 = inttoptr i64 %5367 to <4 x i32> addrspace(1)*
  %5369 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5368, align 16, !tbaa !11
  %5370 = add i64 %5331, %5307
  %5371 = inttoptr i64 %5370 to <4 x i32> addrspace(1)*
  store <4 x i32> %5334, <4 x i32> addrspace(1)* %5371, align 16, !tbaa !11
  %5372 = add i64 %5336, %5307
  %5373 = inttoptr i64 %5372 to <4 x i32> addrspace(1)*
  store <4 x i32> %5339, <4 x i32> addrspace(1)* %5373, align 16, !tbaa !11
  %5374 = add i64 %5341, %5307
  %5375 = inttoptr i64 %5374 to <4 x i32> addrspace(1)*
  store <4 x i32> %5344, <4 x i32> addrspace(1)* %5375, align 16, !tbaa !11
  %5376 = add i64 %5346, %5307
  %5377 = inttoptr i64 %5376 to <4 x i32> addrspace(1)*
  store <4 x i32> %5349, <4 x i32> addrspace(1)* %5377, align 16, !tbaa !11
  %5378 = add i64 %5351, %5307
  %5379 = inttoptr i64 %5378 to <4 x i32> addrspace(1)*
  store <4 x i32> %5354, <4 x i32> addrspace(1)* %5379, align 16, !tbaa !11
  %5380 = add i64 %5356, %5307
  %5381 = inttoptr i64 %5380 to <4 x i32> addrspace(1)*
  store <4 x i32> %5359, <4 x i32> addrspace(1)* %5381, align 16, !tbaa !11
  %5382 = add i64 %5361, %5307
  %5383 = inttoptr i64 %5382 to <4 x i32> addrspace(1)*
  store <4 x i32> %5364, <4 x i32> addrspace(1)* %5383, align 16, !tbaa !11
  %5384 = add i64 %5366, %5307
  %5385 = inttoptr i64 %5384 to <4 x i32> addrspace(1)*
  store <4 x i32> %5369, <4 x i32> addrspace(1)* %5385, align 16, !tbaa !11
  %5386 = add i64 %5330, %5317
  %5387 = add i64 %5386, %5312
  %5388 = icmp ult i64 %5387, %5309
  br i1 %5388, label %5329, label %5389, !llvm.loop !58

5389:                                             ; preds = %5329, %5306
  %5390 = phi i64 [ %5310, %5306 ], [ %5386, %5329 ]
  %5391 = icmp ult i64 %5390, %5309
  br i1 %5391, label %5392, label %5722

5392:                                             ; preds = %5389
  %5393 = shl i64 %5390, 4
  %5394 = add i64 %5393, %5308
  %5395 = inttoptr i64 %5394 to <4 x i32> addrspace(1)*
  %5396 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5395, align 16, !tbaa !11
  %5397 = zext i32 %5027 to i64
  %5398 = add i64 %5390, %5397
  %5399 = icmp ult i64 %5398, %5309
  br i1 %5399, label %5400, label %5405

5400:                                             ; preds = %5392
  %5401 = shl i64 %5398, 4
  %5402 = add i64 %5401, %5308
  %5403 = inttoptr i64 %5402 to <4 x i32> addrspace(1)*
  %5404 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5403, align 16, !tbaa !11
  br label %5405

5405:                                             ; preds = %5400, %5392
  %5406 = phi <4 x i32> [ %5404, %5400 ], [ zeroinitializer, %5392 ]
  %5407 = shl i32 %5027, 1
  %5408 = zext i32 %5407 to i64
  %5409 = add i64 %5390, %5408
  %5410 = icmp ult i64 %5409, %5309
  br i1 %5410, label %5411, label %5416

5411:                                             ; preds = %5405
  %5412 = shl i64 %5409, 4
  %5413 = add i64 %5412, %5308
  %5414 = inttoptr i64 %5413 to <4 x i32> addrspace(1)*
  %5415 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5414, align 16, !tbaa !11
  br label %5416

5416:                                             ; preds = %5411, %5405
  %5417 = phi <4 x i32> [ %5415, %5411 ], [ zeroinitializer, %5405 ]
  %5418 = mul i32 %5027, 3
  %5419 = zext i32 %5418 to i64
  %5420 = add i64 %5390, %5419
  %5421 = icmp ult i64 %5420, %5309
  br i1 %5421, label %5422, label %5427

5422:                                             ; preds = %5416
  %5423 = shl i64 %5420, 4
  %5424 = add i64 %5423, %5308
  %5425 = inttoptr i64 %5424 to <4 x i32> addrspace(1)*
  %5426 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5425, align 16, !tbaa !11
  br label %5427

5427:                                             ; preds = %5422, %5416
  %5428 = phi <4 x i32> [ %5426, %5422 ], [ zeroinitializer, %5416 ]
  %5429 = shl i32 %5027, 2
  %5430 = zext i32 %5429 to i64
  %5431 = add i64 %5390, %5430
  %5432 = icmp ult i64 %5431, %5309
  br i1 %5432, label %5433, label %5438

5433:                                             ; preds = %5427
  %5434 = shl i64 %5431, 4
  %5435 = add i64 %5434, %5308
  %5436 = inttoptr i64 %5435 to <4 x i32> addrspace(1)*
  %5437 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5436, align 16, !tbaa !11
  br label %5438

5438:                                             ; preds = %5433, %5427
  %5439 = phi <4 x i32> [ %5437, %5433 ], [ zeroinitializer, %5427 ]
  %5440 = mul i32 %5027, 5
  %5441 = zext i32 %5440 to i64
  %5442 = add i64 %5390, %5441
  %5443 = icmp ult i64 %5442, %5309
  br i1 %5443, label %5444, label %5449

5444:                                             ; preds = %5438
  %5445 = shl i64 %5442, 4
  %5446 = add i64 %5445, %5308
  %5447 = inttoptr i64 %5446 to <4 x i32> addrspace(1)*
  %5448 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5447, align 16, !tbaa !11
  br label %5449

5449:                                             ; preds = %5444, %5438
  %5450 = phi <4 x i32> [ %5448, %5444 ], [ zeroinitializer, %5438 ]
  %5451 = mul i32 %5027, 6
  %5452 = zext i32 %5451 to i64
  %5453 = add i64 %5390, %5452
  %5454 = icmp ult i64 %5453, %5309
  br i1 %5454, label %5455, label %5460

5455:                                             ; preds = %5449
  %5456 = shl i64 %5453, 4
  %5457 = add i64 %5456, %5308
  %5458 = inttoptr i64 %5457 to <4 x i32> addrspace(1)*
  %5459 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5458, align 16, !tbaa !11
  br label %5460

5460:                                             ; preds = %5455, %5449
  %5461 = phi <4 x i32> [ %5459, %5455 ], [ zeroinitializer, %5449 ]
  %5462 = add i64 %5390, %5312
  %5463 = icmp ult i64 %5462, %5309
  br i1 %5463, label %5464, label %5469

5464:                                             ; preds = %5460
  %5465 = shl i64 %5462, 4
  %5466 = add i64 %5465, %5308
  %5467 = inttoptr i64 %5466 to <4 x i32> addrspace(1)*
  %5468 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5467, align 16, !tbaa !11
  br label %5469

5469:                                             ; preds = %5464, %5460
  %5470 = phi <4 x i32> [ %5468, %5464 ], [ zeroinitializer, %5460 ]
  %5471 = add i64 %5393, %5307
  %5472 = inttoptr i64 %5471 to <4 x i32> addrspace(1)*
  store <4 x i32> %5396, <4 x i32> addrspace(1)* %5472, align 16, !tbaa !11
  br i1 %5399, label %5473, label %5477

5473:                                             ; preds = %5469
  %5474 = shl i64 %5398, 4
  %5475 = add i64 %5474, %5307
  %5476 = inttoptr i64 %5475 to <4 x i32> addrspace(1)*
  store <4 x i32> %5406, <4 x i32> addrspace(1)* %5476, align 16, !tbaa !11
  br label %5477

5477:                                             ; preds = %5473, %5469
  br i1 %5410, label %5478, label %5482

5478:                                             ; preds = %5477
  %5479 = shl i64 %5409, 4
  %5480 = add i64 %5479, %5307
  %5481 = inttoptr i64 %5480 to <4 x i32> addrspace(1)*
  store <4 x i32> %5417, <4 x i32> addrspace(1)* %5481, align 16, !tbaa !11
  br label %5482

5482:                                             ; preds = %5478, %5477
  br i1 %5421, label %5483, label %5487

5483:                                             ; preds = %5482
  %5484 = shl i64 %5420, 4
  %5485 = add i64 %5484, %5307
  %5486 = inttoptr i64 %5485 to <4 x i32> addrspace(1)*
  store <4 x i32> %5428, <4 x i32> addrspace(1)* %5486, align 16, !tbaa !11
  br label %5487

5487:                                             ; preds = %5483, %5482
  br i1 %5432, label %5488, label %5492

5488:                                             ; preds = %5487
  %5489 = shl i64 %5431, 4
  %5490 = add i64 %5489, %5307
  %5491 = inttoptr i64 %5490 to <4 x i32> addrspace(1)*
  store <4 x i32> %5439, <4 x i32> addrspace(1)* %5491, align 16, !tbaa !11
  br label %5492

5492:                                             ; preds = %5488, %5487
  br i1 %5443, label %5493, label %5497

5493:                                             ; preds = %5492
  %5494 = shl i64 %5442, 4
  %5495 = add i64 %5494, %5307
  %5496 = inttoptr i64 %5495 to <4 x i32> addrspace(1)*
  store <4 x i32> %5450, <4 x i32> addrspace(1)* %5496, align 16, !tbaa !11
  br label %5497

5497:                                             ; preds = %5493, %5492
  br i1 %5454, label %5498, label %5502

5498:                                             ; preds = %5497
  %5499 = shl i64 %5453, 4
  %5500 = add i64 %5499, %5307
  %5501 = inttoptr i64 %5500 to <4 x i32> addrspace(1)*
  store <4 x i32> %5461, <4 x i32> addrspace(1)* %5501, align 16, !tbaa !11
  br label %5502

5502:                                             ; preds = %5498, %5497
  br i1 %5463, label %5503, label %5722

5503:                                             ; preds = %5502
  %5504 = shl i64 %5462, 4
  %5505 = add i64 %5504, %5307
  %5506 = inttoptr i64 %5505 to <4 x i32> addrspace(1)*
  store <4 x i32> %5470, <4 x i32> addrspace(1)* %5506, align 16, !tbaa !11
  br label %5722

5507:                                             ; preds = %5300
  %5508 = add i64 %5302, %85
  %5509 = add i64 %5302, %4865
  %5510 = lshr i64 %5305, 2
  %5511 = zext i32 %5026 to i64
  %5512 = mul i32 %5027, 7
  %5513 = zext i32 %5512 to i64
  %5514 = add nuw nsw i64 %5513, %5511
  %5515 = icmp ult i64 %5514, %5510
  br i1 %5515, label %5516, label %5590

5516:                                             ; preds = %5507
  %5517 = shl i32 %5027, 3
  %5518 = zext i32 %5517 to i64
  %5519 = zext i32 %5027 to i64
  %5520 = shl i32 %5027, 1
  %5521 = zext i32 %5520 to i64
  %5522 = mul i32 %5027, 3
  %5523 = zext i32 %5522 to i64
  %5524 = shl i32 %5027, 2
  %5525 = zext i32 %5524 to i64
  %5526 = mul i32 %5027, 5
  %5527 = zext i32 %5526 to i64
  %5528 = mul i32 %5027, 6
  %5529 = zext i32 %5528 to i64
  br label %5530

5530:                                             ; preds = %5530, %5516
  %5531 = phi i64 [ %5511, %5516 ], [ %5587, %5530 ]
  %5532 = shl i64 %5531, 2
  %5533 = add i64 %5532, %5509
  %5534 = inttoptr i64 %5533 to i32 addrspace(1)*
  %5535 = load volatile i32, i32 addrspace(1)* %5534, align 4, !tbaa !11
  %5536 = add i64 %5531, %5519
  %5537 = shl i64 %5536, 2
  %5538 = add i64 %5537, %5509
  %5539 = inttoptr i64 %5538 to i32 addrspace(1)*
  %5540 = load volatile i32, i32 addrspace(1)* %5539, align 4, !tbaa !11
  %5541 = add i64 %5531, %5521
  %5542 = shl i64 %5541, 2
  %5543 = add i64 %5542, %5509
  %5544 = inttoptr i64 %5543 to i32 addrspace(1)*
  %5545 = load volatile i32, i32 addrspace(1)* %5544, align 4, !tbaa !11
  %5546 = add i64 %5531, %5523
  %5547 = shl i64 %5546, 2
  %5548 = add i64 %5547, %5509
  %5549 = inttoptr i64 %5548 to i32 addrspace(1)*
  %5550 = load volatile i32, i32 addrspace(1)* %5549, align 4, !tbaa !11
  %5551 = add i64 %5531, %5525
  %5552 = shl i64 %5551, 2
  %5553 = add i64 %5552, %5509
  %5554 = inttoptr i64 %5553 to i32 addrspace(1)*
  %5555 = load volatile i32, i32 addrspace(1)* %5554, align 4, !tbaa !11
  %5556 = add i64 %5531, %5527
  %5557 = shl i64 %5556, 2
  %5558 = add i64 %5557, %5509
  %5559 = inttoptr i64 %5558 to i32 addrspace(1)*
  %5560 = load volatile i32, i32 addrspace(1)* %5559, align 4, !tbaa !11
  %5561 = add i64 %5531, %5529
  %5562 = shl i64 %5561, 2
  %5563 = add i64 %5562, %5509
  %5564 = inttoptr i64 %5563 to i32 addrspace(1)*
  %5565 = load volatile i32, i32 addrspace(1)* %5564, align 4, !tbaa !11
  %5566 = add i64 %5531, %5513
  %5567 = shl i64 %5566, 2
  %5568 = add i64 %5567, %5509
  %5569 = inttoptr i64 %5568 to i32 addrspace(1)*
  %5570 = load volatile i32, i32 addrspace(1)* %5569, align 4, !tbaa !11
  %5571 = add i64 %5532, %5508
  %5572 = inttoptr i64 %5571 to i32 addrspace(1)*
  store i32 %5535, i32 addrspace(1)* %5572, align 4, !tbaa !11
  %5573 = add i64 %5537, %5508
  %5574 = inttoptr i64 %5573 to i32 addrspace(1)*
  store i32 %5540, i32 addrspace(1)* %5574, align 4, !tbaa !11
  %5575 = add i64 %5542, %5508
  %5576 = inttoptr i64 %5575 to i32 addrspace(1)*
  store i32 %5545, i32 addrspace(1)* %5576, align 4, !tbaa !11
  %5577 = add i64 %5547, %5508
  %5578 = inttoptr i64 %5577 to i32 addrspace(1)*
  store i32 %5550, i32 addrspace(1)* %5578, align 4, !tbaa !11
  %5579 = add i64 %5552, %5508
  %5580 = inttoptr i64 %5579 to i32 addrspace(1)*
  store i32 %5555, i32 addrspace(1)* %5580, align 4, !tbaa !11
  %5581 = add i64 %5557, %5508
  %5582 = inttoptr i64 %5581 to i32 addrspace(1)*
  store i32 %5560, i32 addrspace(1)* %5582, align 4, !tbaa !11
  %5583 = add i64 %5562, %5508
  %5584 = inttoptr i64 %5583 to i32 addrspace(1)*
  store i32 %5565, i32 addrspace(1)* %5584, align 4, !tbaa !11
  %5585 = add i64 %5567, %5508
  %5586 = inttoptr i64 %5585 to i32 addrspace(1)*
  store i32 %5570, i32 addrspace(1)* %5586, align 4, !tbaa !11
  %5587 = add i64 %5531, %5518
  %5588 = add i64 %5587, %5513
  %5589 = icmp ult i64 %5588, %5510
  br i1 %5589, label %5530, label %5590, !llvm.loop !59

5590:                                             ; preds = %5530, %5507
  %5591 = phi i64 [ %5511, %5507 ], [ %5587, %5530 ]
  %5592 = icmp ult i64 %5591, %5510
  br i1 %5592, label %5593, label %5722

5593:                                             ; preds = %5590
  %5594 = shl i64 %5591, 2
  %5595 = add i64 %5594, %5509
  %5596 = inttoptr i64 %5595 to i32 addrspace(1)*
  %5597 = load volatile i32, i32 addrspace(1)* %5596, align 4, !tbaa !11
  %5598 = zext i32 %5027 to i64
  %5599 = add i64 %5591, %5598
  %5600 = icmp ult i64 %5599, %5510
  br i1 %5600, label %5601, label %5606

5601:                                             ; preds = %5593
  %5602 = shl i64 %5599, 2
  %5603 = add i64 %5602, %5509
  %5604 = inttoptr i64 %5603 to i32 addrspace(1)*
  %5605 = load volatile i32, i32 addrspace(1)* %5604, align 4, !tbaa !11
  br label %5606

5606:                                             ; preds = %5601, %5593
  %5607 = phi i32 [ %5605, %5601 ], [ 0, %5593 ]
  %5608 = shl i32 %5027, 1
  %5609 = zext i32 %5608 to i64
  %5610 = add i64 %5591, %5609
  %5611 = icmp ult i64 %5610, %5510
  br i1 %5611, label %5612, label %5617

5612:                                             ; preds = %5606
  %5613 = shl i64 %5610, 2
  %5614 = add i64 %5613, %5509
  %5615 = inttoptr i64 %5614 to i32 addrspace(1)*
  %5616 = load volatile i32, i32 addrspace(1)* %5615, align 4, !tbaa !11
  br label %5617

5617:                                             ; preds = %5612, %5606
  %5618 = phi i32 [ %5616, %5612 ], [ 0, %5606 ]
  %5619 = mul i32 %5027, 3
  %5620 = zext i32 %5619 to i64
  %5621 = add i64 %5591, %5620
  %5622 = icmp ult i64 %5621, %5510
  br i1 %5622, label %5623, label %5628

5623:                                             ; preds = %5617
  %5624 = shl i64 %5621, 2
  %5625 = add i64 %5624, %5509
  %5626 = inttoptr i64 %5625 to i32 addrspace(1)*
  %5627 = load volatile i32, i32 addrspace(1)* %5626, align 4, !tbaa !11
  br label %5628

5628:                                             ; preds = %5623, %5617
  %5629 = phi i32 [ %5627, %5623 ], [ 0, %5617 ]
  %5630 = shl i32 %5027, 2
  %5631 = zext i32 %5630 to i64
  %5632 = add i64 %5591, %5631
  %5633 = icmp ult i64 %5632, %5510
  br i1 %5633, label %5634, label %5639

5634:                                             ; preds = %5628
  %5635 = shl i64 %5632, 2
  %5636 = add i64 %5635, %5509
  %5637 = inttoptr i64 %5636 to i32 addrspace(1)*
  %5638 = load volatile i32, i32 addrspace(1)* %5637, align 4, !tbaa !11
  br label %5639

5639:                                             ; preds = %5634, %5628
  %5640 = phi i32 [ %5638, %5634 ], [ 0, %5628 ]
  %5641 = mul i32 %5027, 5
  %5642 = zext i32 %5641 to i64
  %5643 = add i64 %5591, %5642
  %5644 = icmp ult i64 %5643, %5510
  br i1 %5644, label %5645, label %5650

5645:                                             ; preds = %5639
  %5646 = shl i64 %5643, 2
  %5647 = add i64 %5646, %5509
  %5648 = inttoptr i64 %5647 to i32 addrspace(1)*
  %5649 = load volatile i32, i32 addrspace(1)* %5648, align 4, !tbaa !11
  br label %5650

5650:                                             ; preds = %5645, %5639
  %5651 = phi i32 [ %5649, %5645 ], [ 0, %5639 ]
  %5652 = mul i32 %5027, 6
  %5653 = zext i32 %5652 to i64
  %5654 = add i64 %5591, %5653
  %5655 = icmp ult i64 %5654, %5510
  br i1 %5655, label %5656, label %5661

5656:                                             ; preds = %5650
  %5657 = shl i64 %5654, 2
  %5658 = add i64 %5657, %5509
  %5659 = inttoptr i64 %5658 to i32 addrspace(1)*
  %5660 = load volatile i32, i32 addrspace(1)* %5659, align 4, !tbaa !11
  br label %5661

5661:                                             ; preds = %5656, %5650
  %5662 = phi i32 [ %5660, %5656 ], [ 0, %5650 ]
  %5663 = add i64 %5591, %5513
  %5664 = icmp ult i64 %5663, %5510
  br i1 %5664, label %5665, label %5670

5665:                                             ; preds = %5661
  %5666 = shl i64 %5663, 2
  %5667 = add i64 %5666, %5509
  %5668 = inttoptr i64 %5667 to i32 addrspace(1)*
  %5669 = load volatile i32, i32 addrspace(1)* %5668, align 4, !tbaa !11
  br label %5670

5670:                                             ; preds = %5665, %5661
  %5671 = phi i32 [ %5669, %5665 ], [ 0, %5661 ]
  %5672 = add i64 %5594, %5508
  %5673 = inttoptr i64 %5672 to i32 addrspace(1)*
  store i32 %5597, i32 addrspace(1)* %5673, align 4, !tbaa !11
  br i1 %5600, label %5674, label %5678

5674:                                             ; preds = %5670
  %5675 = shl i64 %5599, 2
  %5676 = add i64 %5675, %5508
  %5677 = inttoptr i64 %5676 to i32 addrspace(1)*
  store i32 %5607, i32 addrspace(1)* %5677, align 4, !tbaa !11
  br label %5678

5678:                                             ; preds = %5674, %5670
  br i1 %5611, label %5679, label %5683

5679:                                             ; preds = %5678
  %5680 = shl i64 %5610, 2
  %5681 = add i64 %5680, %5508
  %5682 = inttoptr i64 %5681 to i32 addrspace(1)*
  store i32 %5618, i32 addrspace(1)* %5682, align 4, !tbaa !11
  br label %5683

5683:                                             ; preds = %5679, %5678
  br i1 %5622, label %5684, label %5688

5684:                                             ; preds = %5683
  %5685 = shl i64 %5621, 2
  %5686 = add i64 %5685, %5508
  %5687 = inttoptr i64 %5686 to i32 addrspace(1)*
  store i32 %5629, i32 addrspace(1)* %5687, align 4, !tbaa !11
  br label %5688

5688:                                             ; preds = %5684, %5683
  br i1 %5633, label %5689, label %5693

5689:                                             ; preds = %5688
  %5690 = shl i64 %5632, 2
  %5691 = add i64 %5690, %5508
  %5692 = inttoptr i64 %5691 to i32 addrspace(1)*
  store i32 %5640, i32 addrspace(1)* %5692, align 4, !tbaa !11
  br label %5693

5693:                                             ; preds = %5689, %5688
  br i1 %5644, label %5694, label %5698

5694:                                             ; preds = %5693
  %5695 = shl i64 %5643, 2
  %5696 = add i64 %5695, %5508
  %5697 = inttoptr i64 %5696 to i32 addrspace(1)*
  store i32 %5651, i32 addrspace(1)* %5697, align 4, !tbaa !11
  br label %5698

5698:                                             ; preds = %5694, %5693
  br i1 %5655, label %5699, label %5703

5699:                                             ; preds = %5698
  %5700 = shl i64 %5654, 2
  %5701 = add i64 %5700, %5508
  %5702 = inttoptr i64 %5701 to i32 addrspace(1)*
  store i32 %5662, i32 addrspace(1)* %5702, align 4, !tbaa !11
  br label %5703

5703:                                             ; preds = %5699, %5698
  br i1 %5664, label %5704, label %5722

5704:                                             ; preds = %5703
  %5705 = shl i64 %5663, 2
  %5706 = add i64 %5705, %5508
  %5707 = inttoptr i64 %5706 to i32 addrspace(1)*
  store i32 %5671, i32 addrspace(1)* %5707, align 4, !tbaa !11
  br label %5722

5708:                                             ; preds = %5300
  %5709 = zext i32 %5026 to i64
  %5710 = icmp ugt i64 %4624, %5709
  br i1 %5710, label %5711, label %5756

5711:                                             ; preds = %5708
  %5712 = zext i32 %5027 to i64
  br label %5713

5713:                                             ; preds = %5713, %5711
  %5714 = phi i64 [ %5709, %5711 ], [ %5720, %5713 ]
  %5715 = add i64 %5714, %4865
  %5716 = inttoptr i64 %5715 to i8 addrspace(1)*
  %5717 = load volatile i8, i8 addrspace(1)* %5716, align 1, !tbaa !11
  %5718 = add i64 %5714, %85
  %5719 = inttoptr i64 %5718 to i8 addrspace(1)*
  store i8 %5717, i8 addrspace(1)* %5719, align 1, !tbaa !11
  %5720 = add i64 %5714, %5712
  %5721 = icmp ult i64 %5720, %4624
  br i1 %5721, label %5713, label %5756, !llvm.loop !60

5722:                                             ; preds = %5704, %5703, %5590, %5503, %5502, %5389
  %5723 = phi i64 [ %5511, %5704 ], [ %5511, %5703 ], [ %5511, %5590 ], [ %5310, %5503 ], [ %5310, %5502 ], [ %5310, %5389 ]
  %5724 = icmp ugt i64 %5302, %5723
  br i1 %5724, label %5725, label %5736

5725:                                             ; preds = %5722
  %5726 = zext i32 %5027 to i64
  br label %5727

5727:                                             ; preds = %5727, %5725
  %5728 = phi i64 [ %5723, %5725 ], [ %5734, %5727 ]
  %5729 = add i64 %5728, %4865
  %5730 = inttoptr i64 %5729 to i8 addrspace(1)*
  %5731 = load volatile i8, i8 addrspace(1)* %5730, align 1, !tbaa !11
  %5732 = add i64 %5728, %85
  %5733 = inttoptr i64 %5732 to i8 addrspace(1)*
  store i8 %5731, i8 addrspace(1)* %5733, align 1, !tbaa !11
  %5734 = add i64 %5728, %5726
  %5735 = icmp ult i64 %5734, %5302
  br i1 %5735, label %5727, label %5736, !llvm.loop !60

5736:                                             ; preds = %5727, %5722
  %5737 = add i64 %5305, %5302
  %5738 = sub i64 %4624, %5737
  %5739 = icmp ugt i64 %5738, %5723
  br i1 %5739, label %5740, label %5756

5740:                                             ; preds = %5736
  %5741 = zext i32 %5027 to i64
  br label %5742

5742:                                             ; preds = %5742, %5740
  %5743 = phi i64 [ %5723, %5740 ], [ %5750, %5742 ]
  %5744 = add i64 %5743, %5737
  %5745 = add i64 %5744, %4865
  %5746 = inttoptr i64 %5745 to i8 addrspace(1)*
  %5747 = load volatile i8, i8 addrspace(1)* %5746, align 1, !tbaa !11
  %5748 = add i64 %5744, %85
  %5749 = inttoptr i64 %5748 to i8 addrspace(1)*
  store i8 %5747, i8 addrspace(1)* %5749, align 1, !tbaa !11
  %5750 = add i64 %5743, %5741
  %5751 = icmp ult i64 %5750, %5738
  br i1 %5751, label %5742, label %5756, !llvm.loop !60

5752:                                             ; preds = %5297, %5046
  %5753 = phi i64 [ %5299, %5297 ], [ %5101, %5046 ]
  %5754 = phi <4 x i32> [ %5264, %5297 ], [ %5087, %5046 ]
  %5755 = inttoptr i64 %5753 to <4 x i32> addrspace(1)*
  store <4 x i32> %5754, <4 x i32> addrspace(1)* %5755, align 16, !tbaa !11
  br label %5756

5756:                                             ; preds = %5742, %5713, %5752, %5736, %5708, %5296, %5183
  %5757 = load i32, i32* %80, align 4, !tbaa !9
  %5758 = add i32 %5757, 1
  store i32 %5758, i32* %80, align 4, !tbaa !9
  br label %5759

5759:                                             ; preds = %5756, %5022
  %5760 = and i32 %5014, 1073741824
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !111
  %5761 = load i32, i32* %56, align 4, !tbaa !44
  %5762 = icmp eq i32 %5761, %4860
  %5763 = icmp ne i32 %5760, 0
  %5764 = xor i1 %5763, true
  %5765 = and i1 %5762, %5764
  br i1 %5765, label %5848, label %5766, !prof !57

5766:                                             ; preds = %5759
  br i1 %5762, label %5767, label %5777

5767:                                             ; preds = %5766
  %5768 = icmp eq i32 %4860, -1
  br i1 %5768, label %5806, label %5769

5769:                                             ; preds = %5767
  %5770 = load i32, i32* %45, align 8, !tbaa !45
  %5771 = icmp eq i32 %5770, 0
  br i1 %5771, label %5772, label %5776

5772:                                             ; preds = %5769
  %5773 = load i64, i64* %46, align 8, !tbaa !19
  %5774 = add i64 %5773, 136
  %5775 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %5774, i64 -1) #10, !srcloc !23
  br label %5776

5776:                                             ; preds = %5772, %5769
  store i32 -1, i32* %56, align 4, !tbaa !44
  store i32 0, i32* %81, align 8, !tbaa !42
  br label %5806

5777:                                             ; preds = %5766
  %5778 = icmp ne i32 %5761, -1
  %5779 = or i1 %5763, %5778
  br i1 %5779, label %5806, label %5780

5780:                                             ; preds = %5777
  %5781 = load i32, i32* %81, align 8, !tbaa !42
  %5782 = icmp ult i32 %5781, 2
  br i1 %5782, label %5783, label %5806

5783:                                             ; preds = %5780
  %5784 = add nuw nsw i32 %5781, 1
  store i32 %5784, i32* %81, align 8, !tbaa !42
  %5785 = icmp eq i32 %5784, 2
  br i1 %5785, label %5786, label %5806

5786:                                             ; preds = %5783
  %5787 = load i32, i32* %45, align 8, !tbaa !45
  %5788 = icmp eq i32 %5787, 0
  br i1 %5788, label %5789, label %5801

5789:                                             ; preds = %5786
  %5790 = load i64, i64* %46, align 8, !tbaa !19
  %5791 = add i64 %5790, 136
  %5792 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %5791, i64 1) #10, !srcloc !23
  %5793 = load i32, i32* %60, align 4, !tbaa !112
  %5794 = lshr i32 %5793, 2
  %5795 = zext i32 %5794 to i64
  %5796 = icmp ult i64 %5792, %5795
  br i1 %5796, label %5801, label %5797

5797:                                             ; preds = %5789
  %5798 = load i64, i64* %46, align 8, !tbaa !19
  %5799 = add i64 %5798, 136
  %5800 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %5799, i64 -1) #10, !srcloc !23
  br label %5801

5801:                                             ; preds = %5797, %5789, %5786
  %5802 = phi i32 [ 0, %5786 ], [ 0, %5797 ], [ 1, %5789 ]
  %5803 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %5802, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !97
  %5804 = icmp eq i32 %5803, 0
  br i1 %5804, label %5806, label %5805

5805:                                             ; preds = %5801
  store i32 %4860, i32* %56, align 4, !tbaa !44
  br label %5848

5806:                                             ; preds = %5801, %5783, %5780, %5777, %5776, %5767
  %5807 = icmp eq i32 %5760, 0
  br i1 %5807, label %5835, label %5808

5808:                                             ; preds = %5806
  %5809 = and i32 %5014, 65535
  %5810 = load i32, i32* %56, align 4, !tbaa !44
  %5811 = icmp eq i32 %5810, -1
  br i1 %5811, label %5834, label %5812

5812:                                             ; preds = %5808
  %5813 = load i32, i32* %45, align 8, !tbaa !45
  %5814 = icmp eq i32 %5813, 0
  br i1 %5814, label %5815, label %5826

5815:                                             ; preds = %5812
  %5816 = and i32 %5810, 63
  %5817 = zext i32 %5816 to i64
  %5818 = shl nuw i64 1, %5817
  %5819 = lshr i32 %5810, 3
  %5820 = and i32 %5819, 536870904
  %5821 = zext i32 %5820 to i64
  %5822 = load i64, i64* %57, align 8, !tbaa !46
  %5823 = add i64 %5822, %5821
  %5824 = inttoptr i64 %5823 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %5824, i64 %5818) #10, !srcloc !47
  %5825 = load i32, i32* %45, align 8, !tbaa !45
  br label %5826

5826:                                             ; preds = %5815, %5812
  %5827 = phi i32 [ %5825, %5815 ], [ %5813, %5812 ]
  %5828 = icmp eq i32 %5827, 0
  br i1 %5828, label %5829, label %5833

5829:                                             ; preds = %5826
  %5830 = load i64, i64* %46, align 8, !tbaa !19
  %5831 = add i64 %5830, 136
  %5832 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %5831, i64 -1) #10, !srcloc !23
  br label %5833

5833:                                             ; preds = %5829, %5826
  store i32 -1, i32* %56, align 4, !tbaa !44
  store i32 0, i32* %81, align 8, !tbaa !42
  br label %5834

5834:                                             ; preds = %5833, %5808
  store i32 %5809, i32* %58, align 4, !tbaa !71
  br label %5848

5835:                                             ; preds = %5806
  %5836 = load i32, i32* %45, align 8, !tbaa !45
  %5837 = icmp eq i32 %5836, 0
  br i1 %5837, label %5838, label %5848

5838:                                             ; preds = %5835
  %5839 = lshr i32 %4860, 3
  %5840 = and i32 %5839, 536870904
  %5841 = zext i32 %5840 to i64
  %5842 = and i32 %4860, 63
  %5843 = zext i32 %5842 to i64
  %5844 = shl nuw i64 1, %5843
  %5845 = load i64, i64* %57, align 8, !tbaa !46
  %5846 = add i64 %5845, %5841
  %5847 = inttoptr i64 %5846 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %5847, i64 %5844) #10, !srcloc !47
  br label %5848

5848:                                             ; preds = %5838, %5835, %5834, %5805, %5759, %4857, %4622
  %5849 = phi i32 [ %4623, %4622 ], [ %4816, %4857 ], [ %5023, %5759 ], [ %5023, %5805 ], [ %5023, %5834 ], [ %5023, %5835 ], [ %5023, %5838 ]
  %5850 = add i64 %4624, %86
  %5851 = add i64 %4624, %85
  %5852 = icmp ugt i64 %35, %5850
  %5853 = icmp eq i32 %5849, 0
  %5854 = select i1 %5852, i1 %5853, i1 false
  br i1 %5854, label %84, label %5855, !llvm.loop !115

5855:                                             ; preds = %5848, %28, %25
  %5856 = phi i32 [ %26, %25 ], [ 0, %28 ], [ %5849, %5848 ]
  %5857 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 13, i64 0
  %5858 = load i32, i32* %5857, align 8, !tbaa !9
  %5859 = add i32 %5858, 1
  store i32 %5859, i32* %5857, align 8, !tbaa !9
  %5860 = icmp ne i32 %5856, 0
  %5861 = zext i1 %5860 to i32
  %5862 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 13, i64 1
  %5863 = load i32, i32* %5862, align 4, !tbaa !9
  %5864 = add i32 %5863, %5861
  store i32 %5864, i32* %5862, align 4, !tbaa !9
  br i1 %5860, label %5865, label %5913, !prof !87

5865:                                             ; preds = %5855
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !116
  %5866 = icmp eq i64 %4, 0
  br i1 %5866, label %5913, label %5867

5867:                                             ; preds = %5865
  %5868 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 0
  %5869 = load i32, i32* %5868, align 8, !tbaa !41
  %5870 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 1
  %5871 = load i32, i32* %5870, align 4, !tbaa !117
  %5872 = sub i64 0, %4
  %5873 = and i64 %5872, 3
  %5874 = icmp ult i64 %5873, %3
  %5875 = select i1 %5874, i64 %5873, i64 %3
  %5876 = zext i32 %5869 to i64
  %5877 = sub i64 %3, %5875
  %5878 = lshr i64 %5877, 2
  %5879 = icmp ugt i64 %5878, %5876
  br i1 %5879, label %5880, label %5883

5880:                                             ; preds = %5867
  %5881 = add i64 %5875, %4
  %5882 = zext i32 %5871 to i64
  br label %5887

5883:                                             ; preds = %5887, %5867
  %5884 = icmp ugt i64 %5875, %5876
  br i1 %5884, label %5885, label %5900

5885:                                             ; preds = %5883
  %5886 = zext i32 %5871 to i64
  br label %5894

5887:                                             ; preds = %5887, %5880
  %5888 = phi i64 [ %5876, %5880 ], [ %5892, %5887 ]
  %5889 = shl i64 %5888, 2
  %5890 = add i64 %5881, %5889
  %5891 = inttoptr i64 %5890 to i32 addrspace(1)*
  store i32 0, i32 addrspace(1)* %5891, align 4, !tbaa !11
  %5892 = add i64 %5888, %5882
  %5893 = icmp ult i64 %5892, %5878
  br i1 %5893, label %5887, label %5883, !llvm.loop !118

5894:                                             ; preds = %5894, %5885
  %5895 = phi i64 [ %5876, %5885 ], [ %5898, %5894 ]
  %5896 = add i64 %5895, %4
  %5897 = inttoptr i64 %5896 to i8 addrspace(1)*
  store i8 0, i8 addrspace(1)* %5897, align 1, !tbaa !11
  %5898 = add i64 %5895, %5886
  %5899 = icmp ult i64 %5898, %5875
  br i1 %5899, label %5894, label %5900, !llvm.loop !119

5900:                                             ; preds = %5894, %5883
  %5901 = and i64 %5877, -4
  %5902 = or i64 %5901, %5875
  %5903 = add i64 %5902, %5876
  %5904 = icmp ult i64 %5903, %3
  br i1 %5904, label %5905, label %5913

5905:                                             ; preds = %5900
  %5906 = zext i32 %5871 to i64
  br label %5907

5907:                                             ; preds = %5907, %5905
  %5908 = phi i64 [ %5903, %5905 ], [ %5911, %5907 ]
  %5909 = add i64 %5908, %4
  %5910 = inttoptr i64 %5909 to i8 addrspace(1)*
  store i8 0, i8 addrspace(1)* %5910, align 1, !tbaa !11
  %5911 = add i64 %5908, %5906
  %5912 = icmp ult i64 %5911, %3
  br i1 %5912, label %5907, label %5913, !llvm.loop !120

5913:                                             ; preds = %5907, %5855, %5865, %5900
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !121
  %5914 = sub nsw i32 0, %5856
  ret i32 %5914
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
  br i1 %100, label %216, label %101

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
  br i1 %185, label %209, label %186

186:                                              ; preds = %183
  %187 = load i32, i32* %81, align 8, !tbaa !45
  %188 = icmp eq i32 %187, 0
  br i1 %188, label %189, label %201

189:                                              ; preds = %186
  %190 = and i32 %184, 63
  %191 = zext i32 %190 to i64
  %192 = shl nuw i64 1, %191
  %193 = lshr i32 %184, 3
  %194 = and i32 %193, 536870904
  %195 = zext i32 %194 to i64
  %196 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 4, i64 5
  %197 = load i64, i64* %196, align 8, !tbaa !46
  %198 = add i64 %197, %195
  %199 = inttoptr i64 %198 to i64*
  call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %199, i64 %192) #10, !srcloc !47
  %200 = load i32, i32* %81, align 8, !tbaa !45
  br label %201

201:                                              ; preds = %189, %186
  %202 = phi i32 [ %200, %189 ], [ %187, %186 ]
  %203 = icmp eq i32 %202, 0
  br i1 %203, label %204, label %208

204:                                              ; preds = %201
  %205 = load i64, i64* %102, align 8, !tbaa !19
  %206 = add i64 %205, 136
  %207 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %206, i64 -1) #10, !srcloc !23
  br label %208

208:                                              ; preds = %204, %201
  store i32 -1, i32* %88, align 4, !tbaa !44
  store i32 0, i32* %91, align 8, !tbaa !42
  br label %209

209:                                              ; preds = %208, %183
  %210 = load i64, i64* %102, align 8, !tbaa !19
  %211 = load i32, i32* %87, align 8, !tbaa !48
  call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !49
  %212 = icmp eq i32 %211, 0
  %213 = select i1 %212, i64 16, i64 24
  %214 = add i64 %213, %210
  %215 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %214, i64 -1) #10, !srcloc !23
  br label %216

216:                                              ; preds = %73, %209
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
  %33 = load i32, i32* %32, align 8, !tbaa !122
  %34 = icmp eq i32 %33, 0
  %35 = select i1 %34, i32 9, i32 0
  br label %36

36:                                               ; preds = %30, %27
  %37 = phi i32 [ %35, %30 ], [ %28, %27 ]
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %44

39:                                               ; preds = %36
  %40 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 4
  %41 = load i32, i32* %40, align 8, !tbaa !123
  %42 = icmp eq i32 %41, 0
  %43 = select i1 %42, i32 0, i32 11
  br label %44

44:                                               ; preds = %39, %36
  %45 = phi i32 [ %43, %39 ], [ %37, %36 ]
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %2329

47:                                               ; preds = %44
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !124
  %48 = add i64 %3, %2
  %49 = icmp ugt i64 %48, %2
  br i1 %49, label %50, label %2322

50:                                               ; preds = %47
  %51 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 26
  %52 = bitcast i64* %51 to i32*
  %53 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 16
  %54 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 22
  %55 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 0
  %56 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 7
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
  %69 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 8
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

80:                                               ; preds = %2315, %50
  %81 = phi i64 [ %4, %50 ], [ %2318, %2315 ]
  %82 = phi i64 [ %2, %50 ], [ %2317, %2315 ]
  %83 = load i32, i32* %52, align 8, !tbaa !53
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
  br i1 %101, label %102, label %481

102:                                              ; preds = %98
  br i1 %99, label %103, label %297

103:                                              ; preds = %102
  %104 = load i32, i32* %57, align 4, !tbaa !71
  %105 = shl i64 %92, 3
  br label %106

106:                                              ; preds = %288, %103
  %107 = phi i32 [ 1, %103 ], [ %289, %288 ]
  %108 = phi i64 [ 0, %103 ], [ %290, %288 ]
  %109 = phi i32 [ %104, %103 ], [ %291, %288 ]
  %110 = phi i64 [ undef, %103 ], [ %292, %288 ]
  %111 = icmp eq i32 %109, 0
  br i1 %111, label %112, label %294

112:                                              ; preds = %106
  %113 = load i64, i64* %66, align 8, !tbaa !69
  %114 = add i64 %113, %105
  %115 = inttoptr i64 %114 to i64 addrspace(1)*
  %116 = load volatile i64, i64 addrspace(1)* %115, align 8, !tbaa !5
  %117 = and i64 %116, 131072
  %118 = icmp eq i64 %117, 0
  br i1 %118, label %119, label %243

119:                                              ; preds = %112
  %120 = load i32, i32* %56, align 4, !tbaa !44
  %121 = icmp eq i32 %120, -1
  br i1 %121, label %122, label %243

122:                                              ; preds = %119
  %123 = load i32, i32* %58, align 8, !tbaa !72
  %124 = load i32, i32* %59, align 4, !tbaa !73
  %125 = add i32 %124, 63
  %126 = lshr i32 %125, 6
  %127 = icmp ugt i32 %125, 63
  br i1 %127, label %128, label %168

128:                                              ; preds = %122
  %129 = tail call i32 @llvm.umax.i32(i32 %126, i32 1) #7
  br label %133

130:                                              ; preds = %161
  %131 = icmp ult i32 %164, %126
  %132 = icmp eq i32 %164, %129
  br i1 %132, label %168, label %133, !llvm.loop !74

133:                                              ; preds = %130, %128
  %134 = phi i1 [ true, %128 ], [ %131, %130 ]
  %135 = phi i32 [ 0, %128 ], [ %164, %130 ]
  %136 = add i32 %135, %123
  %137 = urem i32 %136, %126
  %138 = load i64, i64* %60, align 8, !tbaa !46
  %139 = shl nuw nsw i32 %137, 3
  %140 = zext i32 %139 to i64
  %141 = add i64 %138, %140
  %142 = inttoptr i64 %141 to i64*
  %143 = inttoptr i64 %141 to i64 addrspace(1)*
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
  %153 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %142, i64 %152) #10, !srcloc !75
  %154 = and i64 %153, %151
  %155 = icmp eq i64 %154, 0
  br i1 %155, label %159, label %156

156:                                              ; preds = %149
  %157 = tail call i64 @llvm.cttz.i64(i64 %151, i1 true) #7, !range !76
  %158 = trunc i64 %157 to i32
  br label %159

159:                                              ; preds = %156, %149
  %160 = phi i32 [ %158, %156 ], [ %147, %149 ]
  br i1 %155, label %145, label %161, !llvm.loop !77

161:                                              ; preds = %159, %145
  %162 = phi i32 [ %160, %159 ], [ 64, %145 ]
  %163 = icmp ult i32 %162, 64
  %164 = add nuw nsw i32 %135, 1
  br i1 %163, label %165, label %130

165:                                              ; preds = %161
  %166 = shl nuw i32 %137, 6
  %167 = add nuw i32 %162, %166
  br label %168

168:                                              ; preds = %130, %165, %122
  %169 = phi i1 [ %134, %165 ], [ false, %122 ], [ %131, %130 ]
  %170 = phi i32 [ %167, %165 ], [ undef, %122 ], [ undef, %130 ]
  br i1 %169, label %243, label %171

171:                                              ; preds = %168
  %172 = icmp ult i32 %125, 64
  br i1 %172, label %243, label %173

173:                                              ; preds = %171
  %174 = tail call i32 @llvm.umax.i32(i32 %126, i32 1) #7
  br label %175

175:                                              ; preds = %237, %173
  %176 = phi i32 [ 0, %173 ], [ %240, %237 ]
  %177 = load i64, i64* %61, align 8, !tbaa !78
  %178 = zext i32 %176 to i64
  %179 = shl nuw nsw i64 %178, 3
  %180 = add i64 %179, %177
  %181 = inttoptr i64 %180 to i64 addrspace(1)*
  %182 = load volatile i64, i64 addrspace(1)* %181, align 8, !tbaa !5
  %183 = icmp eq i64 %182, 0
  br i1 %183, label %237, label %184

184:                                              ; preds = %175
  %185 = shl i32 %176, 6
  br label %186

186:                                              ; preds = %235, %184
  %187 = phi i32 [ undef, %184 ], [ %233, %235 ]
  %188 = phi i64 [ %182, %184 ], [ %194, %235 ]
  %189 = sub i64 0, %188
  %190 = and i64 %188, %189
  %191 = tail call i64 @llvm.cttz.i64(i64 %190, i1 true) #7, !range !76
  %192 = trunc i64 %191 to i32
  %193 = or i32 %185, %192
  %194 = xor i64 %190, %188
  %195 = load i64, i64* %62, align 8, !tbaa !79
  %196 = zext i32 %193 to i64
  %197 = shl nuw nsw i64 %196, 3
  %198 = add i64 %197, %195
  %199 = inttoptr i64 %198 to i64*
  %200 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %199) #10, !srcloc !80
  %201 = lshr i64 %200, 32
  %202 = load i64, i64* %63, align 8, !tbaa !81
  %203 = shl nuw nsw i64 %196, 2
  %204 = add i64 %203, %202
  %205 = inttoptr i64 %204 to i32 addrspace(1)*
  %206 = load volatile i32, i32 addrspace(1)* %205, align 4, !tbaa !9
  %207 = zext i32 %206 to i64
  %208 = icmp eq i64 %201, %207
  br i1 %208, label %209, label %232, !llvm.loop !82

209:                                              ; preds = %186
  %210 = xor i64 %190, -1
  %211 = load i64, i64* %61, align 8, !tbaa !78
  %212 = add i64 %211, %179
  %213 = tail call i64 asm sideeffect "atom.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %212, i64 %210) #10, !srcloc !83
  %214 = and i64 %213, %190
  %215 = icmp eq i64 %214, 0
  br i1 %215, label %232, label %216, !llvm.loop !82

216:                                              ; preds = %209
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !49
  %217 = load i64, i64* %62, align 8, !tbaa !79
  %218 = add i64 %217, %197
  %219 = inttoptr i64 %218 to i64*
  %220 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %219) #10, !srcloc !80
  %221 = lshr i64 %220, 32
  %222 = load i64, i64* %63, align 8, !tbaa !81
  %223 = add i64 %222, %203
  %224 = inttoptr i64 %223 to i32 addrspace(1)*
  %225 = load volatile i32, i32 addrspace(1)* %224, align 4, !tbaa !9
  %226 = zext i32 %225 to i64
  %227 = icmp eq i64 %221, %226
  br i1 %227, label %232, label %228

228:                                              ; preds = %216
  %229 = load i64, i64* %61, align 8, !tbaa !78
  %230 = add i64 %229, %179
  %231 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %230, i64 %190) #10, !srcloc !70
  br label %232

232:                                              ; preds = %228, %216, %209, %186
  %233 = phi i32 [ %187, %228 ], [ %187, %209 ], [ %187, %186 ], [ %193, %216 ]
  %234 = phi i32 [ 0, %228 ], [ 2, %209 ], [ 2, %186 ], [ 1, %216 ]
  switch i32 %234, label %237 [
    i32 0, label %235
    i32 2, label %235
  ]

235:                                              ; preds = %232, %232
  %236 = icmp eq i64 %194, 0
  br i1 %236, label %237, label %186, !llvm.loop !82

237:                                              ; preds = %235, %232, %175
  %238 = phi i32 [ -1, %175 ], [ %233, %232 ], [ -1, %235 ]
  %239 = icmp ne i32 %238, -1
  %240 = add nuw nsw i32 %176, 1
  %241 = icmp eq i32 %240, %174
  %242 = select i1 %239, i1 true, i1 %241
  br i1 %242, label %243, label %175, !llvm.loop !84

243:                                              ; preds = %237, %171, %168, %119, %112
  %244 = phi i32 [ -1, %112 ], [ %120, %119 ], [ %170, %168 ], [ -1, %171 ], [ %238, %237 ]
  %245 = icmp eq i32 %244, -1
  br i1 %245, label %268, label %246

246:                                              ; preds = %243
  %247 = load i64, i64* %66, align 8, !tbaa !69
  %248 = add i64 %247, %105
  %249 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %248, i64 131072) #10, !srcloc !70
  %250 = and i64 %249, 131072
  %251 = icmp eq i64 %250, 0
  br i1 %251, label %252, label %255

252:                                              ; preds = %246
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !49
  %253 = zext i32 %244 to i64
  %254 = or i64 %253, 144115188075855872
  br label %288

255:                                              ; preds = %246
  %256 = load i32, i32* %56, align 4, !tbaa !44
  %257 = icmp eq i32 %256, %244
  br i1 %257, label %268, label %258

258:                                              ; preds = %255
  %259 = lshr i32 %244, 3
  %260 = and i32 %259, 536870904
  %261 = zext i32 %260 to i64
  %262 = and i32 %244, 63
  %263 = zext i32 %262 to i64
  %264 = shl nuw i64 1, %263
  %265 = load i64, i64* %60, align 8, !tbaa !46
  %266 = add i64 %265, %261
  %267 = inttoptr i64 %266 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %267, i64 %264) #10, !srcloc !47
  br label %268

268:                                              ; preds = %258, %255, %243
  %269 = add i32 %107, 1
  %270 = and i32 %107, 63
  %271 = icmp eq i32 %270, 0
  br i1 %271, label %272, label %288, !prof !87

272:                                              ; preds = %268
  %273 = load i64, i64* %64, align 8, !tbaa !88
  %274 = inttoptr i64 %273 to i64*
  %275 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %274) #10, !srcloc !80
  %276 = icmp eq i64 %275, 0
  br i1 %276, label %277, label %288

277:                                              ; preds = %272
  %278 = icmp eq i64 %108, 0
  br i1 %278, label %279, label %283

279:                                              ; preds = %277
  %280 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !89
  %281 = load i64, i64* %65, align 8, !tbaa !90
  %282 = add i64 %281, %280
  br label %283

283:                                              ; preds = %279, %277
  %284 = phi i64 [ %282, %279 ], [ %108, %277 ]
  %285 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !89
  %286 = icmp ult i64 %285, %284
  %287 = select i1 %286, i32 0, i32 110
  br label %288

288:                                              ; preds = %283, %272, %268, %252
  %289 = phi i32 [ %107, %252 ], [ %269, %268 ], [ %269, %272 ], [ %269, %283 ]
  %290 = phi i64 [ %108, %252 ], [ %108, %268 ], [ %108, %272 ], [ %284, %283 ]
  %291 = phi i32 [ 0, %252 ], [ 0, %268 ], [ 108, %272 ], [ %287, %283 ]
  %292 = phi i64 [ %254, %252 ], [ %110, %268 ], [ %110, %272 ], [ %110, %283 ]
  %293 = phi i1 [ false, %252 ], [ true, %268 ], [ true, %272 ], [ true, %283 ]
  br i1 %293, label %106, label %481, !llvm.loop !125

294:                                              ; preds = %106
  %295 = zext i32 %109 to i64
  %296 = or i64 %295, 216172782113783808
  br label %481

297:                                              ; preds = %102
  %298 = load i32, i32* %56, align 4, !tbaa !44
  %299 = load i32, i32* %57, align 4, !tbaa !71
  %300 = icmp eq i32 %299, 0
  %301 = icmp eq i32 %298, -1
  %302 = select i1 %300, i1 %301, i1 false
  br i1 %302, label %303, label %473

303:                                              ; preds = %297
  %304 = load i32, i32* %58, align 8, !tbaa !72
  %305 = load i32, i32* %59, align 4, !tbaa !73
  %306 = urem i32 %304, %305
  %307 = load i64, i64* %60, align 8, !tbaa !46
  %308 = lshr i32 %306, 3
  %309 = and i32 %308, 536870904
  %310 = zext i32 %309 to i64
  %311 = add i64 %307, %310
  %312 = inttoptr i64 %311 to i64*
  %313 = and i32 %306, 63
  %314 = zext i32 %313 to i64
  %315 = shl nuw i64 1, %314
  %316 = xor i64 %315, -1
  %317 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %312, i64 %316) #10, !srcloc !75
  %318 = and i64 %315, %317
  %319 = icmp eq i64 %318, 0
  %320 = select i1 %319, i32 -1, i32 %306
  %321 = icmp eq i32 %320, -1
  br i1 %321, label %322, label %473

322:                                              ; preds = %303, %467
  %323 = phi i64 [ %469, %467 ], [ 0, %303 ]
  %324 = phi i32 [ %468, %467 ], [ 1, %303 ]
  %325 = load i32, i32* %59, align 4, !tbaa !73
  %326 = add i32 %325, 63
  %327 = lshr i32 %326, 6
  %328 = icmp ugt i32 %326, 63
  br i1 %328, label %329, label %369

329:                                              ; preds = %322
  %330 = tail call i32 @llvm.umax.i32(i32 %327, i32 1) #7
  br label %334

331:                                              ; preds = %362
  %332 = icmp ult i32 %365, %327
  %333 = icmp eq i32 %365, %330
  br i1 %333, label %369, label %334, !llvm.loop !74

334:                                              ; preds = %331, %329
  %335 = phi i1 [ true, %329 ], [ %332, %331 ]
  %336 = phi i32 [ 0, %329 ], [ %365, %331 ]
  %337 = add i32 %336, %304
  %338 = urem i32 %337, %327
  %339 = load i64, i64* %60, align 8, !tbaa !46
  %340 = shl nuw nsw i32 %338, 3
  %341 = zext i32 %340 to i64
  %342 = add i64 %339, %341
  %343 = inttoptr i64 %342 to i64*
  %344 = inttoptr i64 %342 to i64 addrspace(1)*
  %345 = load volatile i64, i64 addrspace(1)* %344, align 8, !tbaa !5
  br label %346

346:                                              ; preds = %360, %334
  %347 = phi i64 [ %345, %334 ], [ %354, %360 ]
  %348 = phi i32 [ undef, %334 ], [ %361, %360 ]
  %349 = icmp eq i64 %347, 0
  br i1 %349, label %362, label %350

350:                                              ; preds = %346
  %351 = sub i64 0, %347
  %352 = and i64 %347, %351
  %353 = xor i64 %352, -1
  %354 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %343, i64 %353) #10, !srcloc !75
  %355 = and i64 %354, %352
  %356 = icmp eq i64 %355, 0
  br i1 %356, label %360, label %357

357:                                              ; preds = %350
  %358 = tail call i64 @llvm.cttz.i64(i64 %352, i1 true) #7, !range !76
  %359 = trunc i64 %358 to i32
  br label %360

360:                                              ; preds = %357, %350
  %361 = phi i32 [ %359, %357 ], [ %348, %350 ]
  br i1 %356, label %346, label %362, !llvm.loop !77

362:                                              ; preds = %360, %346
  %363 = phi i32 [ %361, %360 ], [ 64, %346 ]
  %364 = icmp ult i32 %363, 64
  %365 = add nuw nsw i32 %336, 1
  br i1 %364, label %366, label %331

366:                                              ; preds = %362
  %367 = shl nuw i32 %338, 6
  %368 = add nuw i32 %363, %367
  br label %369

369:                                              ; preds = %331, %366, %322
  %370 = phi i1 [ %335, %366 ], [ false, %322 ], [ %332, %331 ]
  %371 = phi i32 [ %368, %366 ], [ undef, %322 ], [ undef, %331 ]
  br i1 %370, label %444, label %372

372:                                              ; preds = %369
  %373 = icmp ult i32 %326, 64
  br i1 %373, label %444, label %374

374:                                              ; preds = %372
  %375 = tail call i32 @llvm.umax.i32(i32 %327, i32 1) #7
  br label %376

376:                                              ; preds = %438, %374
  %377 = phi i32 [ 0, %374 ], [ %441, %438 ]
  %378 = load i64, i64* %61, align 8, !tbaa !78
  %379 = zext i32 %377 to i64
  %380 = shl nuw nsw i64 %379, 3
  %381 = add i64 %380, %378
  %382 = inttoptr i64 %381 to i64 addrspace(1)*
  %383 = load volatile i64, i64 addrspace(1)* %382, align 8, !tbaa !5
  %384 = icmp eq i64 %383, 0
  br i1 %384, label %438, label %385

385:                                              ; preds = %376
  %386 = shl i32 %377, 6
  br label %387

387:                                              ; preds = %436, %385
  %388 = phi i32 [ undef, %385 ], [ %434, %436 ]
  %389 = phi i64 [ %383, %385 ], [ %395, %436 ]
  %390 = sub i64 0, %389
  %391 = and i64 %389, %390
  %392 = tail call i64 @llvm.cttz.i64(i64 %391, i1 true) #7, !range !76
  %393 = trunc i64 %392 to i32
  %394 = or i32 %386, %393
  %395 = xor i64 %391, %389
  %396 = load i64, i64* %62, align 8, !tbaa !79
  %397 = zext i32 %394 to i64
  %398 = shl nuw nsw i64 %397, 3
  %399 = add i64 %398, %396
  %400 = inttoptr i64 %399 to i64*
  %401 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %400) #10, !srcloc !80
  %402 = lshr i64 %401, 32
  %403 = load i64, i64* %63, align 8, !tbaa !81
  %404 = shl nuw nsw i64 %397, 2
  %405 = add i64 %404, %403
  %406 = inttoptr i64 %405 to i32 addrspace(1)*
  %407 = load volatile i32, i32 addrspace(1)* %406, align 4, !tbaa !9
  %408 = zext i32 %407 to i64
  %409 = icmp eq i64 %402, %408
  br i1 %409, label %410, label %433, !llvm.loop !82

410:                                              ; preds = %387
  %411 = xor i64 %391, -1
  %412 = load i64, i64* %61, align 8, !tbaa !78
  %413 = add i64 %412, %380
  %414 = tail call i64 asm sideeffect "atom.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %413, i64 %411) #10, !srcloc !83
  %415 = and i64 %414, %391
  %416 = icmp eq i64 %415, 0
  br i1 %416, label %433, label %417, !llvm.loop !82

417:                                              ; preds = %410
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !49
  %418 = load i64, i64* %62, align 8, !tbaa !79
  %419 = add i64 %418, %398
  %420 = inttoptr i64 %419 to i64*
  %421 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %420) #10, !srcloc !80
  %422 = lshr i64 %421, 32
  %423 = load i64, i64* %63, align 8, !tbaa !81
  %424 = add i64 %423, %404
  %425 = inttoptr i64 %424 to i32 addrspace(1)*
  %426 = load volatile i32, i32 addrspace(1)* %425, align 4, !tbaa !9
  %427 = zext i32 %426 to i64
  %428 = icmp eq i64 %422, %427
  br i1 %428, label %433, label %429

429:                                              ; preds = %417
  %430 = load i64, i64* %61, align 8, !tbaa !78
  %431 = add i64 %430, %380
  %432 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %431, i64 %391) #10, !srcloc !70
  br label %433

433:                                              ; preds = %429, %417, %410, %387
  %434 = phi i32 [ %388, %429 ], [ %388, %410 ], [ %388, %387 ], [ %394, %417 ]
  %435 = phi i32 [ 0, %429 ], [ 2, %410 ], [ 2, %387 ], [ 1, %417 ]
  switch i32 %435, label %438 [
    i32 0, label %436
    i32 2, label %436
  ]

436:                                              ; preds = %433, %433
  %437 = icmp eq i64 %395, 0
  br i1 %437, label %438, label %387, !llvm.loop !82

438:                                              ; preds = %436, %433, %376
  %439 = phi i32 [ -1, %376 ], [ %434, %433 ], [ -1, %436 ]
  %440 = icmp ne i32 %439, -1
  %441 = add nuw nsw i32 %377, 1
  %442 = icmp eq i32 %441, %375
  %443 = select i1 %440, i1 true, i1 %442
  br i1 %443, label %444, label %376, !llvm.loop !84

444:                                              ; preds = %438, %372, %369
  %445 = phi i32 [ %371, %369 ], [ -1, %372 ], [ %439, %438 ]
  %446 = icmp eq i32 %445, -1
  br i1 %446, label %447, label %467

447:                                              ; preds = %444
  %448 = add i32 %324, 1
  %449 = and i32 %324, 63
  %450 = icmp eq i32 %449, 0
  br i1 %450, label %451, label %467, !prof !87

451:                                              ; preds = %447
  %452 = load i64, i64* %64, align 8, !tbaa !88
  %453 = inttoptr i64 %452 to i64*
  %454 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %453) #10, !srcloc !80
  %455 = icmp eq i64 %454, 0
  br i1 %455, label %456, label %467

456:                                              ; preds = %451
  %457 = icmp eq i64 %323, 0
  br i1 %457, label %458, label %462

458:                                              ; preds = %456
  %459 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !89
  %460 = load i64, i64* %65, align 8, !tbaa !90
  %461 = add i64 %460, %459
  br label %462

462:                                              ; preds = %458, %456
  %463 = phi i64 [ %461, %458 ], [ %323, %456 ]
  %464 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !89
  %465 = icmp ult i64 %464, %463
  %466 = select i1 %465, i32 0, i32 110
  br label %467

467:                                              ; preds = %462, %451, %447, %444
  %468 = phi i32 [ %324, %444 ], [ %448, %447 ], [ %448, %451 ], [ %448, %462 ]
  %469 = phi i64 [ %323, %444 ], [ %323, %447 ], [ %323, %451 ], [ %463, %462 ]
  %470 = phi i32 [ 0, %444 ], [ 0, %447 ], [ 108, %451 ], [ %466, %462 ]
  %471 = icmp eq i32 %470, 0
  %472 = and i1 %446, %471
  br i1 %472, label %322, label %473, !llvm.loop !114

473:                                              ; preds = %467, %303, %297
  %474 = phi i32 [ %298, %297 ], [ %320, %303 ], [ %445, %467 ]
  %475 = phi i32 [ %299, %297 ], [ 0, %303 ], [ %470, %467 ]
  %476 = icmp eq i32 %475, 0
  %477 = select i1 %476, i32 %474, i32 %475
  %478 = select i1 %476, i64 144115188075855872, i64 216172782113783808
  %479 = zext i32 %477 to i64
  %480 = or i64 %478, %479
  br label %481

481:                                              ; preds = %288, %473, %294, %98
  %482 = phi i64 [ 0, %98 ], [ %480, %473 ], [ %296, %294 ], [ %292, %288 ]
  %483 = trunc i64 %482 to i32
  %484 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %483, i32 0, i32 31) #7
  %485 = lshr i64 %482, 32
  %486 = trunc i64 %485 to i32
  %487 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %486, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !24
  %488 = and i32 %487, -16777216
  %489 = icmp eq i32 %488, 50331648
  br i1 %489, label %490, label %516

490:                                              ; preds = %481
  %491 = load i32, i32* %56, align 4, !tbaa !44
  %492 = icmp eq i32 %491, -1
  br i1 %492, label %515, label %493

493:                                              ; preds = %490
  %494 = load i32, i32* %55, align 8, !tbaa !45
  %495 = icmp eq i32 %494, 0
  br i1 %495, label %496, label %507

496:                                              ; preds = %493
  %497 = and i32 %491, 63
  %498 = zext i32 %497 to i64
  %499 = shl nuw i64 1, %498
  %500 = lshr i32 %491, 3
  %501 = and i32 %500, 536870904
  %502 = zext i32 %501 to i64
  %503 = load i64, i64* %60, align 8, !tbaa !46
  %504 = add i64 %503, %502
  %505 = inttoptr i64 %504 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %505, i64 %499) #10, !srcloc !47
  %506 = load i32, i32* %55, align 8, !tbaa !45
  br label %507

507:                                              ; preds = %496, %493
  %508 = phi i32 [ %506, %496 ], [ %494, %493 ]
  %509 = icmp eq i32 %508, 0
  br i1 %509, label %510, label %514

510:                                              ; preds = %507
  %511 = load i64, i64* %79, align 8, !tbaa !19
  %512 = add i64 %511, 136
  %513 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %512, i64 -1) #10, !srcloc !23
  br label %514

514:                                              ; preds = %510, %507
  store i32 -1, i32* %56, align 4, !tbaa !44
  store i32 0, i32* %78, align 8, !tbaa !42
  br label %515

515:                                              ; preds = %514, %490
  store i32 %484, i32* %57, align 4, !tbaa !71
  br label %2315

516:                                              ; preds = %481
  %517 = load i64, i64* %67, align 8, !tbaa !92
  %518 = zext i32 %484 to i64
  %519 = load i64, i64* %68, align 8, !tbaa !93
  %520 = mul i64 %519, %518
  %521 = add i64 %520, %517
  %522 = load i32, i32* %56, align 4, !tbaa !44
  %523 = icmp eq i32 %522, %484
  br i1 %523, label %530, label %524

524:                                              ; preds = %516
  %525 = load i64, i64* %63, align 8, !tbaa !81
  %526 = shl nuw nsw i64 %518, 2
  %527 = add i64 %525, %526
  %528 = inttoptr i64 %527 to i32 addrspace(1)*
  %529 = load volatile i32, i32 addrspace(1)* %528, align 4, !tbaa !9
  store i32 %529, i32* %69, align 8, !tbaa !94
  br label %530

530:                                              ; preds = %524, %516
  %531 = icmp eq i64 %91, 0
  br i1 %531, label %1429, label %532

532:                                              ; preds = %530
  %533 = sub i64 0, %521
  %534 = shl nuw nsw i64 %518, 16
  %535 = shl nuw nsw i64 %518, 2
  %536 = shl nuw nsw i64 %518, 3
  %537 = lshr i32 %484, 3
  %538 = and i32 %537, 536870904
  %539 = zext i32 %538 to i64
  %540 = and i32 %484, 63
  %541 = zext i32 %540 to i64
  %542 = shl nuw i64 1, %541
  br label %543

543:                                              ; preds = %1415, %532
  %544 = phi i64 [ 0, %532 ], [ %1426, %1415 ]
  %545 = add i64 %544, %81
  %546 = sub i64 %91, %544
  %547 = load i32, i32* %55, align 8, !tbaa !45
  %548 = load i32, i32* %70, align 4, !tbaa !56
  %549 = xor i64 %545, %521
  %550 = and i64 %549, 15
  %551 = icmp eq i64 %550, 0
  %552 = and i64 %549, 3
  %553 = icmp eq i64 %552, 0
  %554 = select i1 %553, i64 4, i64 1
  %555 = select i1 %551, i64 16, i64 %554
  %556 = add nsw i64 %555, -1
  %557 = and i64 %556, %533
  %558 = or i64 %545, %521
  %559 = or i64 %558, %546
  %560 = and i64 %559, 15
  %561 = icmp eq i64 %560, 0
  br i1 %561, label %562, label %820, !prof !57

562:                                              ; preds = %543
  %563 = shl i32 %548, 7
  %564 = zext i32 %563 to i64
  %565 = icmp eq i64 %546, %564
  br i1 %565, label %566, label %622

566:                                              ; preds = %562
  %567 = shl i32 %547, 4
  %568 = zext i32 %567 to i64
  %569 = add i64 %521, %568
  %570 = add i64 %545, %568
  %571 = shl i32 %548, 4
  %572 = inttoptr i64 %570 to <4 x i32> addrspace(1)*
  %573 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %572, align 16, !tbaa !11
  %574 = zext i32 %571 to i64
  %575 = add i64 %570, %574
  %576 = inttoptr i64 %575 to <4 x i32> addrspace(1)*
  %577 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %576, align 16, !tbaa !11
  %578 = shl i32 %548, 5
  %579 = zext i32 %578 to i64
  %580 = add i64 %570, %579
  %581 = inttoptr i64 %580 to <4 x i32> addrspace(1)*
  %582 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %581, align 16, !tbaa !11
  %583 = mul i32 %548, 48
  %584 = zext i32 %583 to i64
  %585 = add i64 %570, %584
  %586 = inttoptr i64 %585 to <4 x i32> addrspace(1)*
  %587 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %586, align 16, !tbaa !11
  %588 = shl i32 %548, 6
  %589 = zext i32 %588 to i64
  %590 = add i64 %570, %589
  %591 = inttoptr i64 %590 to <4 x i32> addrspace(1)*
  %592 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %591, align 16, !tbaa !11
  %593 = mul i32 %548, 80
  %594 = zext i32 %593 to i64
  %595 = add i64 %570, %594
  %596 = inttoptr i64 %595 to <4 x i32> addrspace(1)*
  %597 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %596, align 16, !tbaa !11
  %598 = mul i32 %548, 96
  %599 = zext i32 %598 to i64
  %600 = add i64 %570, %599
  %601 = inttoptr i64 %600 to <4 x i32> addrspace(1)*
  %602 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %601, align 16, !tbaa !11
  %603 = mul i32 %548, 112
  %604 = zext i32 %603 to i64
  %605 = add i64 %570, %604
  %606 = inttoptr i64 %605 to <4 x i32> addrspace(1)*
  %607 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %606, align 16, !tbaa !11
  %608 = inttoptr i64 %569 to <4 x i32> addrspace(1)*
  store <4 x i32> %573, <4 x i32> addrspace(1)* %608, align 16, !tbaa !11
  %609 = add i64 %569, %574
  %610 = inttoptr i64 %609 to <4 x i32> addrspace(1)*
  store <4 x i32> %577, <4 x i32> addrspace(1)* %610, align 16, !tbaa !11
  %611 = add i64 %569, %579
  %612 = inttoptr i64 %611 to <4 x i32> addrspace(1)*
  store <4 x i32> %582, <4 x i32> addrspace(1)* %612, align 16, !tbaa !11
  %613 = add i64 %569, %584
  %614 = inttoptr i64 %613 to <4 x i32> addrspace(1)*
  store <4 x i32> %587, <4 x i32> addrspace(1)* %614, align 16, !tbaa !11
  %615 = add i64 %569, %589
  %616 = inttoptr i64 %615 to <4 x i32> addrspace(1)*
  store <4 x i32> %592, <4 x i32> addrspace(1)* %616, align 16, !tbaa !11
  %617 = add i64 %569, %594
  %618 = inttoptr i64 %617 to <4 x i32> addrspace(1)*
  store <4 x i32> %597, <4 x i32> addrspace(1)* %618, align 16, !tbaa !11
  %619 = add i64 %569, %599
  %620 = inttoptr i64 %619 to <4 x i32> addrspace(1)*
  store <4 x i32> %602, <4 x i32> addrspace(1)* %620, align 16, !tbaa !11
  %621 = add i64 %569, %604
  br label %1272

622:                                              ; preds = %562
  %623 = lshr i64 %546, 4
  %624 = zext i32 %547 to i64
  %625 = mul i32 %548, 7
  %626 = zext i32 %625 to i64
  %627 = add nuw nsw i64 %626, %624
  %628 = icmp ult i64 %627, %623
  br i1 %628, label %629, label %703

629:                                              ; preds = %622
  %630 = shl i32 %548, 3
  %631 = zext i32 %630 to i64
  %632 = zext i32 %548 to i64
  %633 = shl i32 %548, 1
  %634 = zext i32 %633 to i64
  %635 = mul i32 %548, 3
  %636 = zext i32 %635 to i64
  %637 = shl i32 %548, 2
  %638 = zext i32 %637 to i64
  %639 = mul i32 %548, 5
  %640 = zext i32 %639 to i64
  %641 = mul i32 %548, 6
  %642 = zext i32 %641 to i64
  br label %643

643:                                              ; preds = %643, %629
  %644 = phi i64 [ %624, %629 ], [ %700, %643 ]
  %645 = shl i64 %644, 4
  %646 = add i64 %645, %545
  %647 = inttoptr i64 %646 to <4 x i32> addrspace(1)*
  %648 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %647, align 16, !tbaa !11
  %649 = add i64 %644, %632
  %650 = shl i64 %649, 4
  %651 = add i64 %650, %545
  %652 = inttoptr i64 %651 to <4 x i32> addrspace(1)*
  %653 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %652, align 16, !tbaa !11
  %654 = add i64 %644, %634
  %655 = shl i64 %654, 4
  %656 = add i64 %655, %545
  %657 = inttoptr i64 %656 to <4 x i32> addrspace(1)*
  %658 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %657, align 16, !tbaa !11
  %659 = add i64 %644, %636
  %660 = shl i64 %659, 4
  %661 = add i64 %660, %545
  %662 = inttoptr i64 %661 to <4 x i32> addrspace(1)*
  %663 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %662, align 16, !tbaa !11
  %664 = add i64 %644, %638
  %665 = shl i64 %664, 4
  %666 = add i64 %665, %545
  %667 = inttoptr i64 %666 to <4 x i32> addrspace(1)*
  %668 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %667, align 16, !tbaa !11
  %669 = add i64 %644, %640
  %670 = shl i64 %669, 4
  %671 = add i64 %670, %545
  %672 = inttoptr i64 %671 to <4 x i32> addrspace(1)*
  %673 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %672, align 16, !tbaa !11
  %674 = add i64 %644, %642
  %675 = shl i64 %674, 4
  %676 = add i64 %675, %545
  %677 = inttoptr i64 %676 to <4 x i32> addrspace(1)*
  %678 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %677, align 16, !tbaa !11
  %679 = add i64 %644, %626
  %680 = shl i64 %679, 4
  %681 = add i64 %680, %545
  %682 = inttoptr i64 %681 to <4 x i32> addrspace(1)*
  %683 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %682, align 16, !tbaa !11
  %684 = add i64 %645, %521
  %685 = inttoptr i64 %684 to <4 x i32> addrspace(1)*
  store <4 x i32> %648, <4 x i32> addrspace(1)* %685, align 16, !tbaa !11
  %686 = add i64 %650, %521
  %687 = inttoptr i64 %686 to <4 x i32> addrspace(1)*
  store <4 x i32> %653, <4 x i32> addrspace(1)* %687, align 16, !tbaa !11
  %688 = add i64 %655, %521
  %689 = inttoptr i64 %688 to <4 x i32> addrspace(1)*
  store <4 x i32> %658, <4 x i32> addrspace(1)* %689, align 16, !tbaa !11
  %690 = add i64 %660, %521
  %691 = inttoptr i64 %690 to <4 x i32> addrspace(1)*
  store <4 x i32> %663, <4 x i32> addrspace(1)* %691, align 16, !tbaa !11
  %692 = add i64 %665, %521
  %693 = inttoptr i64 %692 to <4 x i32> addrspace(1)*
  store <4 x i32> %668, <4 x i32> addrspace(1)* %693, align 16, !tbaa !11
  %694 = add i64 %670, %521
  %695 = inttoptr i64 %694 to <4 x i32> addrspace(1)*
  store <4 x i32> %673, <4 x i32> addrspace(1)* %695, align 16, !tbaa !11
  %696 = add i64 %675, %521
  %697 = inttoptr i64 %696 to <4 x i32> addrspace(1)*
  store <4 x i32> %678, <4 x i32> addrspace(1)* %697, align 16, !tbaa !11
  %698 = add i64 %680, %521
  %699 = inttoptr i64 %698 to <4 x i32> addrspace(1)*
  store <4 x i32> %683, <4 x i32> addrspace(1)* %699, align 16, !tbaa !11
  %700 = add i64 %644, %631
  %701 = add i64 %700, %626
  %702 = icmp ult i64 %701, %623
  br i1 %702, label %643, label %703, !llvm.loop !58

703:                                              ; preds = %643, %622
  %704 = phi i64 [ %624, %622 ], [ %700, %643 ]
  %705 = icmp ult i64 %704, %623
  br i1 %705, label %706, label %1276

706:                                              ; preds = %703
  %707 = shl i64 %704, 4
  %708 = add i64 %707, %545
  %709 = inttoptr i64 %708 to <4 x i32> addrspace(1)*
  %710 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %709, align 16, !tbaa !11
  %711 = zext i32 %548 to i64
  %712 = add i64 %704, %711
  %713 = icmp ult i64 %712, %623
  br i1 %713, label %714, label %719

714:                                              ; preds = %706
  %715 = shl i64 %712, 4
  %716 = add i64 %715, %545
  %717 = inttoptr i64 %716 to <4 x i32> addrspace(1)*
  %718 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %717, align 16, !tbaa !11
  br label %719

719:                                              ; preds = %714, %706
  %720 = phi <4 x i32> [ %718, %714 ], [ zeroinitializer, %706 ]
  %721 = shl i32 %548, 1
  %722 = zext i32 %721 to i64
  %723 = add i64 %704, %722
  %724 = icmp ult i64 %723, %623
  br i1 %724, label %725, label %730

725:                                              ; preds = %719
  %726 = shl i64 %723, 4
  %727 = add i64 %726, %545
  %728 = inttoptr i64 %727 to <4 x i32> addrspace(1)*
  %729 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %728, align 16, !tbaa !11
  br label %730

730:                                              ; preds = %725, %719
  %731 = phi <4 x i32> [ %729, %725 ], [ zeroinitializer, %719 ]
  %732 = mul i32 %548, 3
  %733 = zext i32 %732 to i64
  %734 = add i64 %704, %733
  %735 = icmp ult i64 %734, %623
  br i1 %735, label %736, label %741

736:                                              ; preds = %730
  %737 = shl i64 %734, 4
  %738 = add i64 %737, %545
  %739 = inttoptr i64 %738 to <4 x i32> addrspace(1)*
  %740 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %739, align 16, !tbaa !11
  br label %741

741:                                              ; preds = %736, %730
  %742 = phi <4 x i32> [ %740, %736 ], [ zeroinitializer, %730 ]
  %743 = shl i32 %548, 2
  %744 = zext i32 %743 to i64
  %745 = add i64 %704, %744
  %746 = icmp ult i64 %745, %623
  br i1 %746, label %747, label %752

747:                                              ; preds = %741
  %748 = shl i64 %745, 4
  %749 = add i64 %748, %545
  %750 = inttoptr i64 %749 to <4 x i32> addrspace(1)*
  %751 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %750, align 16, !tbaa !11
  br label %752

752:                                              ; preds = %747, %741
  %753 = phi <4 x i32> [ %751, %747 ], [ zeroinitializer, %741 ]
  %754 = mul i32 %548, 5
  %755 = zext i32 %754 to i64
  %756 = add i64 %704, %755
  %757 = icmp ult i64 %756, %623
  br i1 %757, label %758, label %763

758:                                              ; preds = %752
  %759 = shl i64 %756, 4
  %760 = add i64 %759, %545
  %761 = inttoptr i64 %760 to <4 x i32> addrspace(1)*
  %762 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %761, align 16, !tbaa !11
  br label %763

763:                                              ; preds = %758, %752
  %764 = phi <4 x i32> [ %762, %758 ], [ zeroinitializer, %752 ]
  %765 = mul i32 %548, 6
  %766 = zext i32 %765 to i64
  %767 = add i64 %704, %766
  %768 = icmp ult i64 %767, %623
  br i1 %768, label %769, label %774

769:                                              ; preds = %763
  %770 = shl i64 %767, 4
  %771 = add i64 %770, %545
  %772 = inttoptr i64 %771 to <4 x i32> addrspace(1)*
  %773 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %772, align 16, !tbaa !11
  br label %774

774:                                              ; preds = %769, %763
  %775 = phi <4 x i32> [ %773, %769 ], [ zeroinitializer, %763 ]
  %776 = add i64 %704, %626
  %777 = icmp ult i64 %776, %623
  br i1 %777, label %778, label %783

778:                                              ; preds = %774
  %779 = shl i64 %776, 4
  %780 = add i64 %779, %545
  %781 = inttoptr i64 %780 to <4 x i32> addrspace(1)*
  %782 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %781, align 16, !tbaa !11
  br label %783

783:                                              ; preds = %778, %774
  %784 = phi <4 x i32> [ %782, %778 ], [ zeroinitializer, %774 ]
  %785 = add i64 %707, %521
  %786 = inttoptr i64 %785 to <4 x i32> addrspace(1)*
  store <4 x i32> %710, <4 x i32> addrspace(1)* %786, align 16, !tbaa !11
  br i1 %713, label %787, label %791

787:                                              ; preds = %783
  %788 = shl i64 %712, 4
  %789 = add i64 %788, %521
  %790 = inttoptr i64 %789 to <4 x i32> addrspace(1)*
  store <4 x i32> %720, <4 x i32> addrspace(1)* %790, align 16, !tbaa !11
  br label %791

791:                                              ; preds = %787, %783
  br i1 %724, label %792, label %796

792:                                              ; preds = %791
  %793 = shl i64 %723, 4
  %794 = add i64 %793, %521
  %795 = inttoptr i64 %794 to <4 x i32> addrspace(1)*
  store <4 x i32> %731, <4 x i32> addrspace(1)* %795, align 16, !tbaa !11
  br label %796

796:                                              ; preds = %792, %791
  br i1 %735, label %797, label %801

797:                                              ; preds = %796
  %798 = shl i64 %734, 4
  %799 = add i64 %798, %521
  %800 = inttoptr i64 %799 to <4 x i32> addrspace(1)*
  store <4 x i32> %742, <4 x i32> addrspace(1)* %800, align 16, !tbaa !11
  br label %801

801:                                              ; preds = %797, %796
  br i1 %746, label %802, label %806

802:                                              ; preds = %801
  %803 = shl i64 %745, 4
  %804 = add i64 %803, %521
  %805 = inttoptr i64 %804 to <4 x i32> addrspace(1)*
  store <4 x i32> %753, <4 x i32> addrspace(1)* %805, align 16, !tbaa !11
  br label %806

806:                                              ; preds = %802, %801
  br i1 %757, label %807, label %811

807:                                              ; preds = %806
  %808 = shl i64 %756, 4
  %809 = add i64 %808, %521
  %810 = inttoptr i64 %809 to <4 x i32> addrspace(1)*
  store <4 x i32> %764, <4 x i32> addrspace(1)* %810, align 16, !tbaa !11
  br label %811

811:                                              ; preds = %807, %806
  br i1 %768, label %812, label %816

812:                                              ; preds = %811
  %813 = shl i64 %767, 4
  %814 = add i64 %813, %521
  %815 = inttoptr i64 %814 to <4 x i32> addrspace(1)*
  store <4 x i32> %775, <4 x i32> addrspace(1)* %815, align 16, !tbaa !11
  br label %816

816:                                              ; preds = %812, %811
  br i1 %777, label %817, label %1276

817:                                              ; preds = %816
  %818 = shl i64 %776, 4
  %819 = add i64 %818, %521
  br label %1272

820:                                              ; preds = %543
  %821 = icmp ult i64 %557, %546
  %822 = select i1 %821, i64 %557, i64 %546
  %823 = sub i64 %546, %822
  %824 = sub nsw i64 0, %555
  %825 = and i64 %823, %824
  switch i64 %555, label %1228 [
    i64 16, label %826
    i64 4, label %1027
  ]

826:                                              ; preds = %820
  %827 = add i64 %822, %521
  %828 = add i64 %822, %545
  %829 = lshr i64 %825, 4
  %830 = zext i32 %547 to i64
  %831 = mul i32 %548, 7
  %832 = zext i32 %831 to i64
  %833 = add nuw nsw i64 %832, %830
  %834 = icmp ult i64 %833, %829
  br i1 %834, label %835, label %909

835:                                              ; preds = %826
  %836 = shl i32 %548, 3
  %837 = zext i32 %836 to i64
  %838 = zext i32 %548 to i64
  %839 = shl i32 %548, 1
  %840 = zext i32 %839 to i64
  %841 = mul i32 %548, 3
  %842 = zext i32 %841 to i64
  %843 = shl i32 %548, 2
  %844 = zext i32 %843 to i64
  %845 = mul i32 %548, 5
  %846 = zext i32 %845 to i64
  %847 = mul i32 %548, 6
  %848 = zext i32 %847 to i64
  br label %849

849:                                              ; preds = %849, %835
  %850 = phi i64 [ %830, %835 ], [ %906, %849 ]
  %851 = shl i64 %850, 4
  %852 = add i64 %851, %828
  %853 = inttoptr i64 %852 to <4 x i32> addrspace(1)*
  %854 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %853, align 16, !tbaa !11
  %855 = add i64 %850, %838
  %856 = shl i64 %855, 4
  %857 = add i64 %856, %828
  %858 = inttoptr i64 %857 to <4 x i32> addrspace(1)*
  %859 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %858, align 16, !tbaa !11
  %860 = add i64 %850, %840
  %861 = shl i64 %860, 4
  %862 = add i64 %861, %828
  %863 = inttoptr i64 %862 to <4 x i32> addrspace(1)*
  %864 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %863, align 16, !tbaa !11
  %865 = add i64 %850, %842
  %866 = shl i64 %865, 4
  %867 = add i64 %866, %828
  %868 = inttoptr i64 %867 to <4 x i32> addrspace(1)*
  %869 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %868, align 16, !tbaa !11
  %870 = add i64 %850, %844
  %871 = shl i64 %870, 4
  %872 = add i64 %871, %828
  %873 = inttoptr i64 %872 to <4 x i32> addrspace(1)*
  %874 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %873, align 16, !tbaa !11
  %875 = add i64 %850, %846
  %876 = shl i64 %875, 4
  %877 = add i64 %876, %828
  %878 = inttoptr i64 %877 to <4 x i32> addrspace(1)*
  %879 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %878, align 16, !tbaa !11
  %880 = add i64 %850, %848
  %881 = shl i64 %880, 4
  %882 = add i64 %881, %828
  %883 = inttoptr i64 %882 to <4 x i32> addrspace(1)*
  %884 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %883, align 16, !tbaa !11
  %885 = add i64 %850, %832
  %886 = shl i64 %885, 4
  %887 = add i64 %886, %828
  %888 = inttoptr i64 %887 to <4 x i32> addrspace(1)*
  %889 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %888, align 16, !tbaa !11
  %890 = add i64 %851, %827
  %891 = inttoptr i64 %890 to <4 x i32> addrspace(1)*
  store <4 x i32> %854, <4 x i32> addrspace(1)* %891, align 16, !tbaa !11
  %892 = add i64 %856, %827
  %893 = inttoptr i64 %892 to <4 x i32> addrspace(1)*
  store <4 x i32> %859, <4 x i32> addrspace(1)* %893, align 16, !tbaa !11
  %894 = add i64 %861, %827
  %895 = inttoptr i64 %894 to <4 x i32> addrspace(1)*
  store <4 x i32> %864, <4 x i32> addrspace(1)* %895, align 16, !tbaa !11
  %896 = add i64 %866, %827
  %897 = inttoptr i64 %896 to <4 x i32> addrspace(1)*
  store <4 x i32> %869, <4 x i32> addrspace(1)* %897, align 16, !tbaa !11
  %898 = add i64 %871, %827
  %899 = inttoptr i64 %898 to <4 x i32> addrspace(1)*
  store <4 x i32> %874, <4 x i32> addrspace(1)* %899, align 16, !tbaa !11
  %900 = add i64 %876, %827
  %901 = inttoptr i64 %900 to <4 x i32> addrspace(1)*
  store <4 x i32> %879, <4 x i32> addrspace(1)* %901, align 16, !tbaa !11
  %902 = add i64 %881, %827
  %903 = inttoptr i64 %902 to <4 x i32> addrspace(1)*
  store <4 x i32> %884, <4 x i32> addrspace(1)* %903, align 16, !tbaa !11
  %904 = add i64 %886, %827
  %905 = inttoptr i64 %904 to <4 x i32> addrspace(1)*
  store <4 x i32> %889, <4 x i32> addrspace(1)* %905, align 16, !tbaa !11
  %906 = add i64 %850, %837
  %907 = add i64 %906, %832
  %908 = icmp ult i64 %907, %829
  br i1 %908, label %849, label %909, !llvm.loop !58

909:                                              ; preds = %849, %826
  %910 = phi i64 [ %830, %826 ], [ %906, %849 ]
  %911 = icmp ult i64 %910, %829
  br i1 %911, label %912, label %1242

912:                                              ; preds = %909
  %913 = shl i64 %910, 4
  %914 = add i64 %913, %828
  %915 = inttoptr i64 %914 to <4 x i32> addrspace(1)*
  %916 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %915, align 16, !tbaa !11
  %917 = zext i32 %548 to i64
  %918 = add i64 %910, %917
  %919 = icmp ult i64 %918, %829
  br i1 %919, label %920, label %925

920:                                              ; preds = %912
  %921 = shl i64 %918, 4
  %922 = add i64 %921, %828
  %923 = inttoptr i64 %922 to <4 x i32> addrspace(1)*
  %924 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %923, align 16, !tbaa !11
  br label %925

925:                                              ; preds = %920, %912
  %926 = phi <4 x i32> [ %924, %920 ], [ zeroinitializer, %912 ]
  %927 = shl i32 %548, 1
  %928 = zext i32 %927 to i64
  %929 = add i64 %910, %928
  %930 = icmp ult i64 %929, %829
  br i1 %930, label %931, label %936

931:                                              ; preds = %925
  %932 = shl i64 %929, 4
  %933 = add i64 %932, %828
  %934 = inttoptr i64 %933 to <4 x i32> addrspace(1)*
  %935 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %934, align 16, !tbaa !11
  br label %936

936:                                              ; preds = %931, %925
  %937 = phi <4 x i32> [ %935, %931 ], [ zeroinitializer, %925 ]
  %938 = mul i32 %548, 3
  %939 = zext i32 %938 to i64
  %940 = add i64 %910, %939
  %941 = icmp ult i64 %940, %829
  br i1 %941, label %942, label %947

942:                                              ; preds = %936
  %943 = shl i64 %940, 4
  %944 = add i64 %943, %828
  %945 = inttoptr i64 %944 to <4 x i32> addrspace(1)*
  %946 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %945, align 16, !tbaa !11
  br label %947

947:                                              ; preds = %942, %936
  %948 = phi <4 x i32> [ %946, %942 ], [ zeroinitializer, %936 ]
  %949 = shl i32 %548, 2
  %950 = zext i32 %949 to i64
  %951 = add i64 %910, %950
  %952 = icmp ult i64 %951, %829
  br i1 %952, label %953, label %958

953:                                              ; preds = %947
  %954 = shl i64 %951, 4
  %955 = add i64 %954, %828
  %956 = inttoptr i64 %955 to <4 x i32> addrspace(1)*
  %957 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %956, align 16, !tbaa !11
  br label %958

958:                                              ; preds = %953, %947
  %959 = phi <4 x i32> [ %957, %953 ], [ zeroinitializer, %947 ]
  %960 = mul i32 %548, 5
  %961 = zext i32 %960 to i64
  %962 = add i64 %910, %961
  %963 = icmp ult i64 %962, %829
  br i1 %963, label %964, label %969

964:                                              ; preds = %958
  %965 = shl i64 %962, 4
  %966 = add i64 %965, %828
  %967 = inttoptr i64 %966 to <4 x i32> addrspace(1)*
  %968 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %967, align 16, !tbaa !11
  br label %969

969:                                              ; preds = %964, %958
  %970 = phi <4 x i32> [ %968, %964 ], [ zeroinitializer, %958 ]
  %971 = mul i32 %548, 6
  %972 = zext i32 %971 to i64
  %973 = add i64 %910, %972
  %974 = icmp ult i64 %973, %829
  br i1 %974, label %975, label %980

975:                                              ; preds = %969
  %976 = shl i64 %973, 4
  %977 = add i64 %976, %828
  %978 = inttoptr i64 %977 to <4 x i32> addrspace(1)*
  %979 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %978, align 16, !tbaa !11
  br label %980

980:                                              ; preds = %975, %969
  %981 = phi <4 x i32> [ %979, %975 ], [ zeroinitializer, %969 ]
  %982 = add i64 %910, %832
  %983 = icmp ult i64 %982, %829
  br i1 %983, label %984, label %989

984:                                              ; preds = %980
  %985 = shl i64 %982, 4
  %986 = add i64 %985, %828
  %987 = inttoptr i64 %986 to <4 x i32> addrspace(1)*
  %988 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %987, align 16, !tbaa !11
  br label %989

989:                                              ; preds = %984, %980
  %990 = phi <4 x i32> [ %988, %984 ], [ zeroinitializer, %980 ]
  %991 = add i64 %913, %827
  %992 = inttoptr i64 %991 to <4 x i32> addrspace(1)*
  store <4 x i32> %916, <4 x i32> addrspace(1)* %992, align 16, !tbaa !11
  br i1 %919, label %993, label %997

993:                                              ; preds = %989
  %994 = shl i64 %918, 4
  %995 = add i64 %994, %827
  %996 = inttoptr i64 %995 to <4 x i32> addrspace(1)*
  store <4 x i32> %926, <4 x i32> addrspace(1)* %996, align 16, !tbaa !11
  br label %997

997:                                              ; preds = %993, %989
  br i1 %930, label %998, label %1002

998:                                              ; preds = %997
  %999 = shl i64 %929, 4
  %1000 = add i64 %999, %827
  %1001 = inttoptr i64 %1000 to <4 x i32> addrspace(1)*
  store <4 x i32> %937, <4 x i32> addrspace(1)* %1001, align 16, !tbaa !11
  br label %1002

1002:                                             ; preds = %998, %997
  br i1 %941, label %1003, label %1007

1003:                                             ; preds = %1002
  %1004 = shl i64 %940, 4
  %1005 = add i64 %1004, %827
  %1006 = inttoptr i64 %1005 to <4 x i32> addrspace(1)*
  store <4 x i32> %948, <4 x i32> addrspace(1)* %1006, align 16, !tbaa !11
  br label %1007

1007:                                             ; preds = %1003, %1002
  br i1 %952, label %1008, label %1012

1008:                                             ; preds = %1007
  %1009 = shl i64 %951, 4
  %1010 = add i64 %1009, %827
  %1011 = inttoptr i64 %1010 to <4 x i32> addrspace(1)*
  store <4 x i32> %959, <4 x i32> addrspace(1)* %1011, align 16, !tbaa !11
  br label %1012

1012:                                             ; preds = %1008, %1007
  br i1 %963, label %1013, label %1017

1013:                                             ; preds = %1012
  %1014 = shl i64 %962, 4
  %1015 = add i64 %1014, %827
  %1016 = inttoptr i64 %1015 to <4 x i32> addrspace(1)*
  store <4 x i32> %970, <4 x i32> addrspace(1)* %1016, align 16, !tbaa !11
  br label %1017

1017:                                             ; preds = %1013, %1012
  br i1 %974, label %1018, label %1022

1018:                                             ; preds = %1017
  %1019 = shl i64 %973, 4
  %1020 = add i64 %1019, %827
  %1021 = inttoptr i64 %1020 to <4 x i32> addrspace(1)*
  store <4 x i32> %981, <4 x i32> addrspace(1)* %1021, align 16, !tbaa !11
  br label %1022

1022:                                             ; preds = %1018, %1017
  br i1 %983, label %1023, label %1242

1023:                                             ; preds = %1022
  %1024 = shl i64 %982, 4
  %1025 = add i64 %1024, %827
  %1026 = inttoptr i64 %1025 to <4 x i32> addrspace(1)*
  store <4 x i32> %990, <4 x i32> addrspace(1)* %1026, align 16, !tbaa !11
  br label %1242

1027:                                             ; preds = %820
  %1028 = add i64 %822, %521
  %1029 = add i64 %822, %545
  %1030 = lshr i64 %825, 2
  %1031 = zext i32 %547 to i64
  %1032 = mul i32 %548, 7
  %1033 = zext i32 %1032 to i64
  %1034 = add nuw nsw i64 %1033, %1031
  %1035 = icmp ult i64 %1034, %1030
  br i1 %1035, label %1036, label %1110

1036:                                             ; preds = %1027
  %1037 = shl i32 %548, 3
  %1038 = zext i32 %1037 to i64
  %1039 = zext i32 %548 to i64
  %1040 = shl i32 %548, 1
  %1041 = zext i32 %1040 to i64
  %1042 = mul i32 %548, 3
  %1043 = zext i32 %1042 to i64
  %1044 = shl i32 %548, 2
  %1045 = zext i32 %1044 to i64
  %1046 = mul i32 %548, 5
  %1047 = zext i32 %1046 to i64
  %1048 = mul i32 %548, 6
  %1049 = zext i32 %1048 to i64
  br label %1050

1050:                                             ; preds = %1050, %1036
  %1051 = phi i64 [ %1031, %1036 ], [ %1107, %1050 ]
  %1052 = shl i64 %1051, 2
  %1053 = add i64 %1052, %1029
  %1054 = inttoptr i64 %1053 to i32 addrspace(1)*
  %1055 = load volatile i32, i32 addrspace(1)* %1054, align 4, !tbaa !11
  %1056 = add i64 %1051, %1039
  %1057 = shl i64 %1056, 2
  %1058 = add i64 %1057, %1029
  %1059 = inttoptr i64 %1058 to i32 addrspace(1)*
  %1060 = load volatile i32, i32 addrspace(1)* %1059, align 4, !tbaa !11
  %1061 = add i64 %1051, %1041
  %1062 = shl i64 %1061, 2
  %1063 = add i64 %1062, %1029
  %1064 = inttoptr i64 %1063 to i32 addrspace(1)*
  %1065 = load volatile i32, i32 addrspace(1)* %1064, align 4, !tbaa !11
  %1066 = add i64 %1051, %1043
  %1067 = shl i64 %1066, 2
  %1068 = add i64 %1067, %1029
  %1069 = inttoptr i64 %1068 to i32 addrspace(1)*
  %1070 = load volatile i32, i32 addrspace(1)* %1069, align 4, !tbaa !11
  %1071 = add i64 %1051, %1045
  %1072 = shl i64 %1071, 2
  %1073 = add i64 %1072, %1029
  %1074 = inttoptr i64 %1073 to i32 addrspace(1)*
  %1075 = load volatile i32, i32 addrspace(1)* %1074, align 4, !tbaa !11
  %1076 = add i64 %1051, %1047
  %1077 = shl i64 %1076, 2
  %1078 = add i64 %1077, %1029
  %1079 = inttoptr i64 %1078 to i32 addrspace(1)*
  %1080 = load volatile i32, i32 addrspace(1)* %1079, align 4, !tbaa !11
  %1081 = add i64 %1051, %1049
  %1082 = shl i64 %1081, 2
  %1083 = add i64 %1082, %1029
  %1084 = inttoptr i64 %1083 to i32 addrspace(1)*
  %1085 = load volatile i32, i32 addrspace(1)* %1084, align 4, !tbaa !11
  %1086 = add i64 %1051, %1033
  %1087 = shl i64 %1086, 2
  %1088 = add i64 %1087, %1029
  %1089 = inttoptr i64 %1088 to i32 addrspace(1)*
  %1090 = load volatile i32, i32 addrspace(1)* %1089, align 4, !tbaa !11
  %1091 = add i64 %1052, %1028
  %1092 = inttoptr i64 %1091 to i32 addrspace(1)*
  store i32 %1055, i32 addrspace(1)* %1092, align 4, !tbaa !11
  %1093 = add i64 %1057, %1028
  %1094 = inttoptr i64 %1093 to i32 addrspace(1)*
  store i32 %1060, i32 addrspace(1)* %1094, align 4, !tbaa !11
  %1095 = add i64 %1062, %1028
  %1096 = inttoptr i64 %1095 to i32 addrspace(1)*
  store i32 %1065, i32 addrspace(1)* %1096, align 4, !tbaa !11
  %1097 = add i64 %1067, %1028
  %1098 = inttoptr i64 %1097 to i32 addrspace(1)*
  store i32 %1070, i32 addrspace(1)* %1098, align 4, !tbaa !11
  %1099 = add i64 %1072, %1028
  %1100 = inttoptr i64 %1099 to i32 addrspace(1)*
  store i32 %1075, i32 addrspace(1)* %1100, align 4, !tbaa !11
  %1101 = add i64 %1077, %1028
  %1102 = inttoptr i64 %1101 to i32 addrspace(1)*
  store i32 %1080, i32 addrspace(1)* %1102, align 4, !tbaa !11
  %1103 = add i64 %1082, %1028
  %1104 = inttoptr i64 %1103 to i32 addrspace(1)*
  store i32 %1085, i32 addrspace(1)* %1104, align 4, !tbaa !11
  %1105 = add i64 %1087, %1028
  %1106 = inttoptr i64 %1105 to i32 addrspace(1)*
  store i32 %1090, i32 addrspace(1)* %1106, align 4, !tbaa !11
  %1107 = add i64 %1051, %1038
  %1108 = add i64 %1107, %1033
  %1109 = icmp ult i64 %1108, %1030
  br i1 %1109, label %1050, label %1110, !llvm.loop !59

1110:                                             ; preds = %1050, %1027
  %1111 = phi i64 [ %1031, %1027 ], [ %1107, %1050 ]
  %1112 = icmp ult i64 %1111, %1030
  br i1 %1112, label %1113, label %1242

1113:                                             ; preds = %1110
  %1114 = shl i64 %1111, 2
  %1115 = add i64 %1114, %1029
  %1116 = inttoptr i64 %1115 to i32 addrspace(1)*
  %1117 = load volatile i32, i32 addrspace(1)* %1116, align 4, !tbaa !11
  %1118 = zext i32 %548 to i64
  %1119 = add i64 %1111, %1118
  %1120 = icmp ult i64 %1119, %1030
  br i1 %1120, label %1121, label %1126

1121:                                             ; preds = %1113
  %1122 = shl i64 %1119, 2
  %1123 = add i64 %1122, %1029
  %1124 = inttoptr i64 %1123 to i32 addrspace(1)*
  %1125 = load volatile i32, i32 addrspace(1)* %1124, align 4, !tbaa !11
  br label %1126

1126:                                             ; preds = %1121, %1113
  %1127 = phi i32 [ %1125, %1121 ], [ 0, %1113 ]
  %1128 = shl i32 %548, 1
  %1129 = zext i32 %1128 to i64
  %1130 = add i64 %1111, %1129
  %1131 = icmp ult i64 %1130, %1030
  br i1 %1131, label %1132, label %1137

1132:                                             ; preds = %1126
  %1133 = shl i64 %1130, 2
  %1134 = add i64 %1133, %1029
  %1135 = inttoptr i64 %1134 to i32 addrspace(1)*
  %1136 = load volatile i32, i32 addrspace(1)* %1135, align 4, !tbaa !11
  br label %1137

1137:                                             ; preds = %1132, %1126
  %1138 = phi i32 [ %1136, %1132 ], [ 0, %1126 ]
  %1139 = mul i32 %548, 3
  %1140 = zext i32 %1139 to i64
  %1141 = add i64 %1111, %1140
  %1142 = icmp ult i64 %1141, %1030
  br i1 %1142, label %1143, label %1148

1143:                                             ; preds = %1137
  %1144 = shl i64 %1141, 2
  %1145 = add i64 %1144, %1029
  %1146 = inttoptr i64 %1145 to i32 addrspace(1)*
  %1147 = load volatile i32, i32 addrspace(1)* %1146, align 4, !tbaa !11
  br label %1148

1148:                                             ; preds = %1143, %1137
  %1149 = phi i32 [ %1147, %1143 ], [ 0, %1137 ]
  %1150 = shl i32 %548, 2
  %1151 = zext i32 %1150 to i64
  %1152 = add i64 %1111, %1151
  %1153 = icmp ult i64 %1152, %1030
  br i1 %1153, label %1154, label %1159

1154:                                             ; preds = %1148
  %1155 = shl i64 %1152, 2
  %1156 = add i64 %1155, %1029
  %1157 = inttoptr i64 %1156 to i32 addrspace(1)*
  %1158 = load volatile i32, i32 addrspace(1)* %1157, align 4, !tbaa !11
  br label %1159

1159:                                             ; preds = %1154, %1148
  %1160 = phi i32 [ %1158, %1154 ], [ 0, %1148 ]
  %1161 = mul i32 %548, 5
  %1162 = zext i32 %1161 to i64
  %1163 = add i64 %1111, %1162
  %1164 = icmp ult i64 %1163, %1030
  br i1 %1164, label %1165, label %1170

1165:                                             ; preds = %1159
  %1166 = shl i64 %1163, 2
  %1167 = add i64 %1166, %1029
  %1168 = inttoptr i64 %1167 to i32 addrspace(1)*
  %1169 = load volatile i32, i32 addrspace(1)* %1168, align 4, !tbaa !11
  br label %1170

1170:                                             ; preds = %1165, %1159
  %1171 = phi i32 [ %1169, %1165 ], [ 0, %1159 ]
  %1172 = mul i32 %548, 6
  %1173 = zext i32 %1172 to i64
  %1174 = add i64 %1111, %1173
  %1175 = icmp ult i64 %1174, %1030
  br i1 %1175, label %1176, label %1181

1176:                                             ; preds = %1170
  %1177 = shl i64 %1174, 2
  %1178 = add i64 %1177, %1029
  %1179 = inttoptr i64 %1178 to i32 addrspace(1)*
  %1180 = load volatile i32, i32 addrspace(1)* %1179, align 4, !tbaa !11
  br label %1181

1181:                                             ; preds = %1176, %1170
  %1182 = phi i32 [ %1180, %1176 ], [ 0, %1170 ]
  %1183 = add i64 %1111, %1033
  %1184 = icmp ult i64 %1183, %1030
  br i1 %1184, label %1185, label %1190

1185:                                             ; preds = %1181
  %1186 = shl i64 %1183, 2
  %1187 = add i64 %1186, %1029
  %1188 = inttoptr i64 %1187 to i32 addrspace(1)*
  %1189 = load volatile i32, i32 addrspace(1)* %1188, align 4, !tbaa !11
  br label %1190

1190:                                             ; preds = %1185, %1181
  %1191 = phi i32 [ %1189, %1185 ], [ 0, %1181 ]
  %1192 = add i64 %1114, %1028
  %1193 = inttoptr i64 %1192 to i32 addrspace(1)*
  store i32 %1117, i32 addrspace(1)* %1193, align 4, !tbaa !11
  br i1 %1120, label %1194, label %1198

1194:                                             ; preds = %1190
  %1195 = shl i64 %1119, 2
  %1196 = add i64 %1195, %1028
  %1197 = inttoptr i64 %1196 to i32 addrspace(1)*
  store i32 %1127, i32 addrspace(1)* %1197, align 4, !tbaa !11
  br label %1198

1198:                                             ; preds = %1194, %1190
  br i1 %1131, label %1199, label %1203

1199:                                             ; preds = %1198
  %1200 = shl i64 %1130, 2
  %1201 = add i64 %1200, %1028
  %1202 = inttoptr i64 %1201 to i32 addrspace(1)*
  store i32 %1138, i32 addrspace(1)* %1202, align 4, !tbaa !11
  br label %1203

1203:                                             ; preds = %1199, %1198
  br i1 %1142, label %1204, label %1208

1204:                                             ; preds = %1203
  %1205 = shl i64 %1141, 2
  %1206 = add i64 %1205, %1028
  %1207 = inttoptr i64 %1206 to i32 addrspace(1)*
  store i32 %1149, i32 addrspace(1)* %1207, align 4, !tbaa !11
  br label %1208

1208:                                             ; preds = %1204, %1203
  br i1 %1153, label %1209, label %1213

1209:                                             ; preds = %1208
  %1210 = shl i64 %1152, 2
  %1211 = add i64 %1210, %1028
  %1212 = inttoptr i64 %1211 to i32 addrspace(1)*
  store i32 %1160, i32 addrspace(1)* %1212, align 4, !tbaa !11
  br label %1213

1213:                                             ; preds = %1209, %1208
  br i1 %1164, label %1214, label %1218

1214:                                             ; preds = %1213
  %1215 = shl i64 %1163, 2
  %1216 = add i64 %1215, %1028
  %1217 = inttoptr i64 %1216 to i32 addrspace(1)*
  store i32 %1171, i32 addrspace(1)* %1217, align 4, !tbaa !11
  br label %1218

1218:                                             ; preds = %1214, %1213
  br i1 %1175, label %1219, label %1223

1219:                                             ; preds = %1218
  %1220 = shl i64 %1174, 2
  %1221 = add i64 %1220, %1028
  %1222 = inttoptr i64 %1221 to i32 addrspace(1)*
  store i32 %1182, i32 addrspace(1)* %1222, align 4, !tbaa !11
  br label %1223

1223:                                             ; preds = %1219, %1218
  br i1 %1184, label %1224, label %1242

1224:                                             ; preds = %1223
  %1225 = shl i64 %1183, 2
  %1226 = add i64 %1225, %1028
  %1227 = inttoptr i64 %1226 to i32 addrspace(1)*
  store i32 %1191, i32 addrspace(1)* %1227, align 4, !tbaa !11
  br label %1242

1228:                                             ; preds = %820
  %1229 = zext i32 %547 to i64
  %1230 = icmp ugt i64 %546, %1229
  br i1 %1230, label %1231, label %1276

1231:                                             ; preds = %1228
  %1232 = zext i32 %548 to i64
  br label %1233

1233:                                             ; preds = %1233, %1231
  %1234 = phi i64 [ %1229, %1231 ], [ %1240, %1233 ]
  %1235 = add i64 %1234, %545
  %1236 = inttoptr i64 %1235 to i8 addrspace(1)*
  %1237 = load volatile i8, i8 addrspace(1)* %1236, align 1, !tbaa !11
  %1238 = add i64 %1234, %521
  %1239 = inttoptr i64 %1238 to i8 addrspace(1)*
  store i8 %1237, i8 addrspace(1)* %1239, align 1, !tbaa !11
  %1240 = add i64 %1234, %1232
  %1241 = icmp ult i64 %1240, %546
  br i1 %1241, label %1233, label %1276, !llvm.loop !60

1242:                                             ; preds = %1224, %1223, %1110, %1023, %1022, %909
  %1243 = phi i64 [ %1031, %1224 ], [ %1031, %1223 ], [ %1031, %1110 ], [ %830, %1023 ], [ %830, %1022 ], [ %830, %909 ]
  %1244 = icmp ugt i64 %822, %1243
  br i1 %1244, label %1245, label %1256

1245:                                             ; preds = %1242
  %1246 = zext i32 %548 to i64
  br label %1247

1247:                                             ; preds = %1247, %1245
  %1248 = phi i64 [ %1243, %1245 ], [ %1254, %1247 ]
  %1249 = add i64 %1248, %545
  %1250 = inttoptr i64 %1249 to i8 addrspace(1)*
  %1251 = load volatile i8, i8 addrspace(1)* %1250, align 1, !tbaa !11
  %1252 = add i64 %1248, %521
  %1253 = inttoptr i64 %1252 to i8 addrspace(1)*
  store i8 %1251, i8 addrspace(1)* %1253, align 1, !tbaa !11
  %1254 = add i64 %1248, %1246
  %1255 = icmp ult i64 %1254, %822
  br i1 %1255, label %1247, label %1256, !llvm.loop !60

1256:                                             ; preds = %1247, %1242
  %1257 = add i64 %825, %822
  %1258 = sub i64 %546, %1257
  %1259 = icmp ugt i64 %1258, %1243
  br i1 %1259, label %1260, label %1276

1260:                                             ; preds = %1256
  %1261 = zext i32 %548 to i64
  br label %1262

1262:                                             ; preds = %1262, %1260
  %1263 = phi i64 [ %1243, %1260 ], [ %1270, %1262 ]
  %1264 = add i64 %1263, %1257
  %1265 = add i64 %1264, %545
  %1266 = inttoptr i64 %1265 to i8 addrspace(1)*
  %1267 = load volatile i8, i8 addrspace(1)* %1266, align 1, !tbaa !11
  %1268 = add i64 %1264, %521
  %1269 = inttoptr i64 %1268 to i8 addrspace(1)*
  store i8 %1267, i8 addrspace(1)* %1269, align 1, !tbaa !11
  %1270 = add i64 %1263, %1261
  %1271 = icmp ult i64 %1270, %1258
  br i1 %1271, label %1262, label %1276, !llvm.loop !60

1272:                                             ; preds = %817, %566
  %1273 = phi i64 [ %819, %817 ], [ %621, %566 ]
  %1274 = phi <4 x i32> [ %784, %817 ], [ %607, %566 ]
  %1275 = inttoptr i64 %1273 to <4 x i32> addrspace(1)*
  store <4 x i32> %1274, <4 x i32> addrspace(1)* %1275, align 16, !tbaa !11
  br label %1276

1276:                                             ; preds = %1262, %1233, %1272, %1256, %1228, %816, %703
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !126
  %1277 = add i64 %544, %82
  tail call void asm sideeffect "fence.acq_rel.sys;", "~{memory}"() #10, !srcloc !127
  %1278 = load i32, i32* %69, align 8, !tbaa !94
  %1279 = add i32 %1278, 1
  store i32 %1279, i32* %69, align 8, !tbaa !94
  %1280 = load i32, i32* %55, align 8, !tbaa !45
  %1281 = load i64, i64* %71, align 8, !tbaa !95
  %1282 = zext i32 %1279 to i64
  %1283 = shl nuw i64 %1282, 32
  %1284 = or i64 %534, %1283
  %1285 = or i64 %1284, 512
  %1286 = and i32 %1280, 1
  %1287 = icmp eq i32 %1286, 0
  %1288 = select i1 %1287, i64 %1285, i64 %1281
  %1289 = select i1 %1287, i64 %1277, i64 %546
  %1290 = shl i64 %1289, 1
  %1291 = and i32 %1280, 2
  %1292 = icmp eq i32 %1291, 0
  %1293 = select i1 %1292, i64 %1288, i64 %1290
  %1294 = icmp eq i32 %1280, 0
  br i1 %1294, label %1295, label %1299

1295:                                             ; preds = %1276
  %1296 = load i64, i64* %72, align 8, !tbaa !96
  %1297 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1296, i64 1) #10, !srcloc !23
  %1298 = trunc i64 %1297 to i32
  br label %1299

1299:                                             ; preds = %1295, %1276
  %1300 = phi i32 [ %1298, %1295 ], [ 0, %1276 ]
  %1301 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1300, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !97
  %1302 = load i32, i32* %74, align 8, !tbaa !98
  %1303 = icmp ult i32 %1280, 4
  br i1 %1303, label %1304, label %1322

1304:                                             ; preds = %1299
  %1305 = load i64, i64* %6, align 8, !tbaa !99
  %1306 = shl nsw i32 -1, %1302
  %1307 = xor i32 %1306, -1
  %1308 = and i32 %1301, %1307
  %1309 = zext i32 %1308 to i64
  %1310 = shl nuw nsw i64 %1309, 5
  %1311 = add i64 %1305, %1310
  %1312 = inttoptr i64 %1311 to i64*
  %1313 = lshr i32 %1301, %1302
  %1314 = and i32 %1313, 1
  %1315 = xor i32 %1314, 1
  %1316 = zext i32 %1315 to i64
  %1317 = or i64 %1293, %1316
  %1318 = zext i32 %1280 to i64
  %1319 = getelementptr inbounds i64, i64* %1312, i64 %1318
  %1320 = ptrtoint i64* %1319 to i64
  %1321 = inttoptr i64 %1320 to i64 addrspace(1)*
  store volatile i64 %1317, i64 addrspace(1)* %1321, align 8, !tbaa !5
  br label %1322

1322:                                             ; preds = %1304, %1299
  br i1 %1294, label %1323, label %1327

1323:                                             ; preds = %1322
  %1324 = load i64, i64* %63, align 8, !tbaa !81
  %1325 = add i64 %1324, %535
  %1326 = inttoptr i64 %1325 to i32 addrspace(1)*
  store volatile i32 %1279, i32 addrspace(1)* %1326, align 4, !tbaa !9
  br label %1327

1327:                                             ; preds = %1323, %1322
  %1328 = load i32, i32* %55, align 8, !tbaa !45
  %1329 = icmp eq i32 %1328, 0
  br i1 %1329, label %1330, label %1415

1330:                                             ; preds = %1327
  %1331 = load i32, i32* %69, align 8, !tbaa !94
  %1332 = load i64, i64* %62, align 8, !tbaa !79
  %1333 = tail call i32 asm sideeffect "mov.u32 $0, %clock;", "=r,~{memory}"() #10, !srcloc !100
  %1334 = load i32, i32* %75, align 4, !tbaa !9
  %1335 = icmp eq i32 %1334, 0
  %1336 = select i1 %1335, i32 2600, i32 %1334
  store i32 %1336, i32* %75, align 4, !tbaa !9
  br label %1337

1337:                                             ; preds = %1337, %1330
  %1338 = tail call i32 asm sideeffect "mov.u32 $0, %clock;", "=r,~{memory}"() #10, !srcloc !100
  %1339 = sub i32 %1338, %1333
  %1340 = load i32, i32* %75, align 4, !tbaa !9
  %1341 = icmp ult i32 %1339, %1340
  br i1 %1341, label %1337, label %1342, !llvm.loop !101

1342:                                             ; preds = %1337
  %1343 = add i64 %1332, %536
  %1344 = inttoptr i64 %1343 to i64*
  %1345 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1344) #10, !srcloc !80
  %1346 = lshr i64 %1345, 32
  %1347 = zext i32 %1331 to i64
  %1348 = icmp eq i64 %1346, %1347
  br i1 %1348, label %1349, label %1354, !prof !57

1349:                                             ; preds = %1342
  %1350 = load i32, i32* %75, align 4, !tbaa !9
  %1351 = icmp ugt i32 %1350, 512
  %1352 = select i1 %1351, i32 -16, i32 0
  %1353 = add i32 %1352, %1350
  br label %1363

1354:                                             ; preds = %1342
  %1355 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1344) #10, !srcloc !80
  %1356 = lshr i64 %1355, 32
  %1357 = icmp eq i64 %1356, %1347
  br i1 %1357, label %1358, label %1366

1358:                                             ; preds = %1354
  %1359 = load i32, i32* %75, align 4, !tbaa !9
  %1360 = icmp ult i32 %1359, 4096
  %1361 = select i1 %1360, i32 128, i32 0
  %1362 = add i32 %1361, %1359
  br label %1363

1363:                                             ; preds = %1358, %1349
  %1364 = phi i32 [ %1362, %1358 ], [ %1353, %1349 ]
  %1365 = phi i64 [ %1355, %1358 ], [ %1345, %1349 ]
  store i32 %1364, i32* %75, align 4, !tbaa !9
  br label %1366

1366:                                             ; preds = %1363, %1354
  %1367 = phi i64 [ %1355, %1354 ], [ %1365, %1363 ]
  br label %1368

1368:                                             ; preds = %1366, %1406
  %1369 = phi i32 [ %1376, %1406 ], [ 1, %1366 ]
  %1370 = phi i64 [ %1396, %1406 ], [ 0, %1366 ]
  %1371 = phi i64 [ %1407, %1406 ], [ %1367, %1366 ]
  %1372 = phi i32 [ %1408, %1406 ], [ undef, %1366 ]
  %1373 = lshr i64 %1371, 32
  %1374 = icmp eq i64 %1373, %1347
  br i1 %1374, label %1409, label %1375, !prof !57

1375:                                             ; preds = %1368
  %1376 = add i32 %1369, 1
  %1377 = and i32 %1369, 63
  %1378 = icmp eq i32 %1377, 0
  br i1 %1378, label %1379, label %1395, !prof !87

1379:                                             ; preds = %1375
  %1380 = load i64, i64* %64, align 8, !tbaa !88
  %1381 = inttoptr i64 %1380 to i64*
  %1382 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1381) #10, !srcloc !80
  %1383 = icmp eq i64 %1382, 0
  br i1 %1383, label %1384, label %1395

1384:                                             ; preds = %1379
  %1385 = icmp eq i64 %1370, 0
  br i1 %1385, label %1386, label %1390

1386:                                             ; preds = %1384
  %1387 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !89
  %1388 = load i64, i64* %65, align 8, !tbaa !90
  %1389 = add i64 %1388, %1387
  br label %1390

1390:                                             ; preds = %1386, %1384
  %1391 = phi i64 [ %1389, %1386 ], [ %1370, %1384 ]
  %1392 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !89
  %1393 = icmp ult i64 %1392, %1391
  %1394 = select i1 %1393, i32 0, i32 110
  br label %1395

1395:                                             ; preds = %1390, %1379, %1375
  %1396 = phi i64 [ %1391, %1390 ], [ %1370, %1379 ], [ %1370, %1375 ]
  %1397 = phi i32 [ %1394, %1390 ], [ 108, %1379 ], [ 0, %1375 ]
  %1398 = icmp eq i32 %1397, 0
  br i1 %1398, label %1404, label %1399, !prof !57

1399:                                             ; preds = %1395
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !49
  %1400 = load i64, i64* %61, align 8, !tbaa !78
  %1401 = add i64 %1400, %539
  %1402 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1401, i64 %542) #10, !srcloc !70
  %1403 = or i32 %1397, -1073741824
  br label %1406

1404:                                             ; preds = %1395
  %1405 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1344) #10, !srcloc !80
  br label %1406

1406:                                             ; preds = %1404, %1399
  %1407 = phi i64 [ %1371, %1399 ], [ %1405, %1404 ]
  %1408 = phi i32 [ %1403, %1399 ], [ %1372, %1404 ]
  br i1 %1398, label %1368, label %1415, !llvm.loop !102

1409:                                             ; preds = %1368
  %1410 = trunc i64 %1371 to i32
  %1411 = icmp sgt i32 %1410, -1
  br i1 %1411, label %1415, label %1412, !prof !57

1412:                                             ; preds = %1409
  %1413 = sub i32 0, %1410
  %1414 = or i32 %1413, -2147483648
  br label %1415

1415:                                             ; preds = %1406, %1412, %1409, %1327
  %1416 = phi i32 [ 0, %1327 ], [ %1414, %1412 ], [ %1410, %1409 ], [ %1408, %1406 ]
  %1417 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1416, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !97
  %1418 = and i32 %1417, 65535
  %1419 = icmp slt i32 %1417, 0
  %1420 = select i1 %1419, i32 %1418, i32 0, !prof !87
  %1421 = icmp eq i32 %1417, 0
  %1422 = select i1 %1421, i32 5, i32 %1420
  %1423 = icmp eq i32 %1422, 0
  %1424 = select i1 %1423, i32 %1417, i32 0
  %1425 = zext i32 %1424 to i64
  %1426 = add i64 %544, %1425
  %1427 = icmp ult i64 %1426, %91
  %1428 = and i1 %1423, %1427
  br i1 %1428, label %543, label %1429, !llvm.loop !128

1429:                                             ; preds = %1415, %530
  %1430 = phi i64 [ 0, %530 ], [ %1426, %1415 ]
  %1431 = phi i32 [ 0, %530 ], [ %1417, %1415 ]
  %1432 = phi i32 [ 0, %530 ], [ %1422, %1415 ]
  br i1 %99, label %1433, label %2226

1433:                                             ; preds = %1429
  %1434 = load i64, i64* %54, align 8, !tbaa !25
  %1435 = icmp ugt i64 %1434, %82
  br i1 %1435, label %1436, label %1439

1436:                                             ; preds = %1433
  %1437 = load i64, i64* %77, align 8, !tbaa !55
  %1438 = add i64 %1437, %82
  br label %1475

1439:                                             ; preds = %1433
  %1440 = load i32, i32* %55, align 8, !tbaa !45
  %1441 = icmp eq i32 %1440, 0
  br i1 %1441, label %1442, label %1451

1442:                                             ; preds = %1439
  %1443 = load i32, i32* %52, align 8, !tbaa !53
  %1444 = zext i32 %1443 to i64
  %1445 = lshr i64 %82, %1444
  %1446 = shl i64 %1445, 3
  %1447 = load i64, i64* %66, align 8, !tbaa !69
  %1448 = add i64 %1446, %1447
  %1449 = inttoptr i64 %1448 to i64 addrspace(1)*
  %1450 = load volatile i64, i64 addrspace(1)* %1449, align 8, !tbaa !5
  br label %1451

1451:                                             ; preds = %1442, %1439
  %1452 = phi i64 [ %1450, %1442 ], [ 0, %1439 ]
  %1453 = trunc i64 %1452 to i32
  %1454 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1453, i32 0, i32 31) #7
  %1455 = lshr i64 %1452, 32
  %1456 = trunc i64 %1455 to i32
  %1457 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1456, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !24
  %1458 = zext i32 %1454 to i64
  %1459 = and i64 %1458, 917504
  %1460 = icmp eq i64 %1459, 393216
  br i1 %1460, label %1461, label %1475

1461:                                             ; preds = %1451
  %1462 = zext i32 %1457 to i64
  %1463 = shl nuw i64 %1462, 32
  %1464 = or i64 %1463, %1458
  %1465 = load i64, i64* %76, align 8, !tbaa !109
  %1466 = lshr i64 %1464, 20
  %1467 = load i32, i32* %52, align 8, !tbaa !53
  %1468 = zext i32 %1467 to i64
  %1469 = shl i64 %1466, %1468
  %1470 = add i64 %1469, %1465
  %1471 = shl nsw i64 -1, %1468
  %1472 = xor i64 %1471, -1
  %1473 = and i64 %82, %1472
  %1474 = add i64 %1470, %1473
  br label %1475

1475:                                             ; preds = %1461, %1451, %1436
  %1476 = phi i64 [ %1438, %1436 ], [ %1474, %1461 ], [ 0, %1451 ]
  %1477 = icmp ne i64 %1476, 0
  %1478 = icmp ne i64 %1430, 0
  %1479 = and i1 %1478, %1477
  br i1 %1479, label %1480, label %2211

1480:                                             ; preds = %1475
  %1481 = load i32, i32* %55, align 8, !tbaa !45
  %1482 = load i32, i32* %70, align 4, !tbaa !56
  %1483 = xor i64 %1476, %81
  %1484 = and i64 %1483, 15
  %1485 = icmp eq i64 %1484, 0
  %1486 = and i64 %1483, 3
  %1487 = icmp eq i64 %1486, 0
  %1488 = select i1 %1487, i64 4, i64 1
  %1489 = select i1 %1485, i64 16, i64 %1488
  %1490 = sub i64 0, %1476
  %1491 = add nsw i64 %1489, -1
  %1492 = and i64 %1491, %1490
  %1493 = or i64 %1430, %81
  %1494 = or i64 %1493, %1476
  %1495 = and i64 %1494, 15
  %1496 = icmp eq i64 %1495, 0
  br i1 %1496, label %1497, label %1755, !prof !57

1497:                                             ; preds = %1480
  %1498 = shl i32 %1482, 7
  %1499 = zext i32 %1498 to i64
  %1500 = icmp eq i64 %1430, %1499
  br i1 %1500, label %1501, label %1557

1501:                                             ; preds = %1497
  %1502 = shl i32 %1481, 4
  %1503 = zext i32 %1502 to i64
  %1504 = add i64 %1476, %1503
  %1505 = add i64 %81, %1503
  %1506 = shl i32 %1482, 4
  %1507 = inttoptr i64 %1505 to <4 x i32> addrspace(1)*
  %1508 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1507, align 16, !tbaa !11
  %1509 = zext i32 %1506 to i64
  %1510 = add i64 %1505, %1509
  %1511 = inttoptr i64 %1510 to <4 x i32> addrspace(1)*
  %1512 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1511, align 16, !tbaa !11
  %1513 = shl i32 %1482, 5
  %1514 = zext i32 %1513 to i64
  %1515 = add i64 %1505, %1514
  %1516 = inttoptr i64 %1515 to <4 x i32> addrspace(1)*
  %1517 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1516, align 16, !tbaa !11
  %1518 = mul i32 %1482, 48
  %1519 = zext i32 %1518 to i64
  %1520 = add i64 %1505, %1519
  %1521 = inttoptr i64 %1520 to <4 x i32> addrspace(1)*
  %1522 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1521, align 16, !tbaa !11
  %1523 = shl i32 %1482, 6
  %1524 = zext i32 %1523 to i64
  %1525 = add i64 %1505, %1524
  %1526 = inttoptr i64 %1525 to <4 x i32> addrspace(1)*
  %1527 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1526, align 16, !tbaa !11
  %1528 = mul i32 %1482, 80
  %1529 = zext i32 %1528 to i64
  %1530 = add i64 %1505, %1529
  %1531 = inttoptr i64 %1530 to <4 x i32> addrspace(1)*
  %1532 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1531, align 16, !tbaa !11
  %1533 = mul i32 %1482, 96
  %1534 = zext i32 %1533 to i64
  %1535 = add i64 %1505, %1534
  %1536 = inttoptr i64 %1535 to <4 x i32> addrspace(1)*
  %1537 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1536, align 16, !tbaa !11
  %1538 = mul i32 %1482, 112
  %1539 = zext i32 %1538 to i64
  %1540 = add i64 %1505, %1539
  %1541 = inttoptr i64 %1540 to <4 x i32> addrspace(1)*
  %1542 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1541, align 16, !tbaa !11
  %1543 = inttoptr i64 %1504 to <4 x i32> addrspace(1)*
  store <4 x i32> %1508, <4 x i32> addrspace(1)* %1543, align 16, !tbaa !11
  %1544 = add i64 %1504, %1509
  %1545 = inttoptr i64 %1544 to <4 x i32> addrspace(1)*
  store <4 x i32> %1512, <4 x i32> addrspace(1)* %1545, align 16, !tbaa !11
  %1546 = add i64 %1504, %1514
  %1547 = inttoptr i64 %1546 to <4 x i32> addrspace(1)*
  store <4 x i32> %1517, <4 x i32> addrspace(1)* %1547, align 16, !tbaa !11
  %1548 = add i64 %1504, %1519
  %1549 = inttoptr i64 %1548 to <4 x i32> addrspace(1)*
  store <4 x i32> %1522, <4 x i32> addrspace(1)* %1549, align 16, !tbaa !11
  %1550 = add i64 %1504, %1524
  %1551 = inttoptr i64 %1550 to <4 x i32> addrspace(1)*
  store <4 x i32> %1527, <4 x i32> addrspace(1)* %1551, align 16, !tbaa !11
  %1552 = add i64 %1504, %1529
  %1553 = inttoptr i64 %1552 to <4 x i32> addrspace(1)*
  store <4 x i32> %1532, <4 x i32> addrspace(1)* %1553, align 16, !tbaa !11
  %1554 = add i64 %1504, %1534
  %1555 = inttoptr i64 %1554 to <4 x i32> addrspace(1)*
  store <4 x i32> %1537, <4 x i32> addrspace(1)* %1555, align 16, !tbaa !11
  %1556 = add i64 %1504, %1539
  br label %2207

1557:                                             ; preds = %1497
  %1558 = lshr i64 %1430, 4
  %1559 = zext i32 %1481 to i64
  %1560 = mul i32 %1482, 7
  %1561 = zext i32 %1560 to i64
  %1562 = add nuw nsw i64 %1561, %1559
  %1563 = icmp ult i64 %1562, %1558
  br i1 %1563, label %1564, label %1638

1564:                                             ; preds = %1557
  %1565 = shl i32 %1482, 3
  %1566 = zext i32 %1565 to i64
  %1567 = zext i32 %1482 to i64
  %1568 = shl i32 %1482, 1
  %1569 = zext i32 %1568 to i64
  %1570 = mul i32 %1482, 3
  %1571 = zext i32 %1570 to i64
  %1572 = shl i32 %1482, 2
  %1573 = zext i32 %1572 to i64
  %1574 = mul i32 %1482, 5
  %1575 = zext i32 %1574 to i64
  %1576 = mul i32 %1482, 6
  %1577 = zext i32 %1576 to i64
  br label %1578

1578:                                             ; preds = %1578, %1564
  %1579 = phi i64 [ %1559, %1564 ], [ %1635, %1578 ]
  %1580 = shl i64 %1579, 4
  %1581 = add i64 %1580, %81
  %1582 = inttoptr i64 %1581 to <4 x i32> addrspace(1)*
  %1583 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1582, align 16, !tbaa !11
  %1584 = add i64 %1579, %1567
  %1585 = shl i64 %1584, 4
  %1586 = add i64 %1585, %81
  %1587 = inttoptr i64 %1586 to <4 x i32> addrspace(1)*
  %1588 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1587, align 16, !tbaa !11
  %1589 = add i64 %1579, %1569
  %1590 = shl i64 %1589, 4
  %1591 = add i64 %1590, %81
  %1592 = inttoptr i64 %1591 to <4 x i32> addrspace(1)*
  %1593 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1592, align 16, !tbaa !11
  %1594 = add i64 %1579, %1571
  %1595 = shl i64 %1594, 4
  %1596 = add i64 %1595, %81
  %1597 = inttoptr i64 %1596 to <4 x i32> addrspace(1)*
  %1598 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1597, align 16, !tbaa !11
  %1599 = add i64 %1579, %1573
  %1600 = shl i64 %1599, 4
  %1601 = add i64 %1600, %81
  %1602 = inttoptr i64 %1601 to <4 x i32> addrspace(1)*
  %1603 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1602, align 16, !tbaa !11
  %1604 = add i64 %1579, %1575
  %1605 = shl i64 %1604, 4
  %1606 = add i64 %1605, %81
  %1607 = inttoptr i64 %1606 to <4 x i32> addrspace(1)*
  %1608 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1607, align 16, !tbaa !11
  %1609 = add i64 %1579, %1577
  %1610 = shl i64 %1609, 4
  %1611 = add i64 %1610, %81
  %1612 = inttoptr i64 %1611 to <4 x i32> addrspace(1)*
  %1613 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1612, align 16, !tbaa !11
  %1614 = add i64 %1579, %1561
  %1615 = shl i64 %1614, 4
  %1616 = add i64 %1615, %81
  %1617 = inttoptr i64 %1616 to <4 x i32> addrspace(1)*
  %1618 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1617, align 16, !tbaa !11
  %1619 = add i64 %1580, %1476
  %1620 = inttoptr i64 %1619 to <4 x i32> addrspace(1)*
  store <4 x i32> %1583, <4 x i32> addrspace(1)* %1620, align 16, !tbaa !11
  %1621 = add i64 %1585, %1476
  %1622 = inttoptr i64 %1621 to <4 x i32> addrspace(1)*
  store <4 x i32> %1588, <4 x i32> addrspace(1)* %1622, align 16, !tbaa !11
  %1623 = add i64 %1590, %1476
  %1624 = inttoptr i64 %1623 to <4 x i32> addrspace(1)*
  store <4 x i32> %1593, <4 x i32> addrspace(1)* %1624, align 16, !tbaa !11
  %1625 = add i64 %1595, %1476
  %1626 = inttoptr i64 %1625 to <4 x i32> addrspace(1)*
  store <4 x i32> %1598, <4 x i32> addrspace(1)* %1626, align 16, !tbaa !11
  %1627 = add i64 %1600, %1476
  %1628 = inttoptr i64 %1627 to <4 x i32> addrspace(1)*
  store <4 x i32> %1603, <4 x i32> addrspace(1)* %1628, align 16, !tbaa !11
  %1629 = add i64 %1605, %1476
  %1630 = inttoptr i64 %1629 to <4 x i32> addrspace(1)*
  store <4 x i32> %1608, <4 x i32> addrspace(1)* %1630, align 16, !tbaa !11
  %1631 = add i64 %1610, %1476
  %1632 = inttoptr i64 %1631 to <4 x i32> addrspace(1)*
  store <4 x i32> %1613, <4 x i32> addrspace(1)* %1632, align 16, !tbaa !11
  %1633 = add i64 %1615, %1476
  %1634 = inttoptr i64 %1633 to <4 x i32> addrspace(1)*
  store <4 x i32> %1618, <4 x i32> addrspace(1)* %1634, align 16, !tbaa !11
  %1635 = add i64 %1579, %1566
  %1636 = add i64 %1635, %1561
  %1637 = icmp ult i64 %1636, %1558
  br i1 %1637, label %1578, label %1638, !llvm.loop !58

1638:                                             ; preds = %1578, %1557
  %1639 = phi i64 [ %1559, %1557 ], [ %1635, %1578 ]
  %1640 = icmp ult i64 %1639, %1558
  br i1 %1640, label %1641, label %2211

1641:                                             ; preds = %1638
  %1642 = shl i64 %1639, 4
  %1643 = add i64 %1642, %81
  %1644 = inttoptr i64 %1643 to <4 x i32> addrspace(1)*
  %1645 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1644, align 16, !tbaa !11
  %1646 = zext i32 %1482 to i64
  %1647 = add i64 %1639, %1646
  %1648 = icmp ult i64 %1647, %1558
  br i1 %1648, label %1649, label %1654

1649:                                             ; preds = %1641
  %1650 = shl i64 %1647, 4
  %1651 = add i64 %1650, %81
  %1652 = inttoptr i64 %1651 to <4 x i32> addrspace(1)*
  %1653 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1652, align 16, !tbaa !11
  br label %1654

1654:                                             ; preds = %1649, %1641
  %1655 = phi <4 x i32> [ %1653, %1649 ], [ zeroinitializer, %1641 ]
  %1656 = shl i32 %1482, 1
  %1657 = zext i32 %1656 to i64
  %1658 = add i64 %1639, %1657
  %1659 = icmp ult i64 %1658, %1558
  br i1 %1659, label %1660, label %1665

1660:                                             ; preds = %1654
  %1661 = shl i64 %1658, 4
  %1662 = add i64 %1661, %81
  %1663 = inttoptr i64 %1662 to <4 x i32> addrspace(1)*
  %1664 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1663, align 16, !tbaa !11
  br label %1665

1665:                                             ; preds = %1660, %1654
  %1666 = phi <4 x i32> [ %1664, %1660 ], [ zeroinitializer, %1654 ]
  %1667 = mul i32 %1482, 3
  %1668 = zext i32 %1667 to i64
  %1669 = add i64 %1639, %1668
  %1670 = icmp ult i64 %1669, %1558
  br i1 %1670, label %1671, label %1676

1671:                                             ; preds = %1665
  %1672 = shl i64 %1669, 4
  %1673 = add i64 %1672, %81
  %1674 = inttoptr i64 %1673 to <4 x i32> addrspace(1)*
  %1675 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1674, align 16, !tbaa !11
  br label %1676

1676:                                             ; preds = %1671, %1665
  %1677 = phi <4 x i32> [ %1675, %1671 ], [ zeroinitializer, %1665 ]
  %1678 = shl i32 %1482, 2
  %1679 = zext i32 %1678 to i64
  %1680 = add i64 %1639, %1679
  %1681 = icmp ult i64 %1680, %1558
  br i1 %1681, label %1682, label %1687

1682:                                             ; preds = %1676
  %1683 = shl i64 %1680, 4
  %1684 = add i64 %1683, %81
  %1685 = inttoptr i64 %1684 to <4 x i32> addrspace(1)*
  %1686 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1685, align 16, !tbaa !11
  br label %1687

1687:                                             ; preds = %1682, %1676
  %1688 = phi <4 x i32> [ %1686, %1682 ], [ zeroinitializer, %1676 ]
  %1689 = mul i32 %1482, 5
  %1690 = zext i32 %1689 to i64
  %1691 = add i64 %1639, %1690
  %1692 = icmp ult i64 %1691, %1558
  br i1 %1692, label %1693, label %1698

1693:                                             ; preds = %1687
  %1694 = shl i64 %1691, 4
  %1695 = add i64 %1694, %81
  %1696 = inttoptr i64 %1695 to <4 x i32> addrspace(1)*
  %1697 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1696, align 16, !tbaa !11
  br label %1698

1698:                                             ; preds = %1693, %1687
  %1699 = phi <4 x i32> [ %1697, %1693 ], [ zeroinitializer, %1687 ]
  %1700 = mul i32 %1482, 6
  %1701 = zext i32 %1700 to i64
  %1702 = add i64 %1639, %1701
  %1703 = icmp ult i64 %1702, %1558
  br i1 %1703, label %1704, label %1709

1704:                                             ; preds = %1698
  %1705 = shl i64 %1702, 4
  %1706 = add i64 %1705, %81
  %1707 = inttoptr i64 %1706 to <4 x i32> addrspace(1)*
  %1708 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1707, align 16, !tbaa !11
  br label %1709

1709:                                             ; preds = %1704, %1698
  %1710 = phi <4 x i32> [ %1708, %1704 ], [ zeroinitializer, %1698 ]
  %1711 = add i64 %1639, %1561
  %1712 = icmp ult i64 %1711, %1558
  br i1 %1712, label %1713, label %1718

1713:                                             ; preds = %1709
  %1714 = shl i64 %1711, 4
  %1715 = add i64 %1714, %81
  %1716 = inttoptr i64 %1715 to <4 x i32> addrspace(1)*
  %1717 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1716, align 16, !tbaa !11
  br label %1718

1718:                                             ; preds = %1713, %1709
  %1719 = phi <4 x i32> [ %1717, %1713 ], [ zeroinitializer, %1709 ]
  %1720 = add i64 %1642, %1476
  %1721 = inttoptr i64 %1720 to <4 x i32> addrspace(1)*
  store <4 x i32> %1645, <4 x i32> addrspace(1)* %1721, align 16, !tbaa !11
  br i1 %1648, label %1722, label %1726

1722:                                             ; preds = %1718
  %1723 = shl i64 %1647, 4
  %1724 = add i64 %1723, %1476
  %1725 = inttoptr i64 %1724 to <4 x i32> addrspace(1)*
  store <4 x i32> %1655, <4 x i32> addrspace(1)* %1725, align 16, !tbaa !11
  br label %1726

1726:                                             ; preds = %1722, %1718
  br i1 %1659, label %1727, label %1731

1727:                                             ; preds = %1726
  %1728 = shl i64 %1658, 4
  %1729 = add i64 %1728, %1476
  %1730 = inttoptr i64 %1729 to <4 x i32> addrspace(1)*
  store <4 x i32> %1666, <4 x i32> addrspace(1)* %1730, align 16, !tbaa !11
  br label %1731

1731:                                             ; preds = %1727, %1726
  br i1 %1670, label %1732, label %1736

1732:                                             ; preds = %1731
  %1733 = shl i64 %1669, 4
  %1734 = add i64 %1733, %1476
  %1735 = inttoptr i64 %1734 to <4 x i32> addrspace(1)*
  store <4 x i32> %1677, <4 x i32> addrspace(1)* %1735, align 16, !tbaa !11
  br label %1736

1736:                                             ; preds = %1732, %1731
  br i1 %1681, label %1737, label %1741

1737:                                             ; preds = %1736
  %1738 = shl i64 %1680, 4
  %1739 = add i64 %1738, %1476
  %1740 = inttoptr i64 %1739 to <4 x i32> addrspace(1)*
  store <4 x i32> %1688, <4 x i32> addrspace(1)* %1740, align 16, !tbaa !11
  br label %1741

1741:                                             ; preds = %1737, %1736
  br i1 %1692, label %1742, label %1746

1742:                                             ; preds = %1741
  %1743 = shl i64 %1691, 4
  %1744 = add i64 %1743, %1476
  %1745 = inttoptr i64 %1744 to <4 x i32> addrspace(1)*
  store <4 x i32> %1699, <4 x i32> addrspace(1)* %1745, align 16, !tbaa !11
  br label %1746

1746:                                             ; preds = %1742, %1741
  br i1 %1703, label %1747, label %1751

1747:                                             ; preds = %1746
  %1748 = shl i64 %1702, 4
  %1749 = add i64 %1748, %1476
  %1750 = inttoptr i64 %1749 to <4 x i32> addrspace(1)*
  store <4 x i32> %1710, <4 x i32> addrspace(1)* %1750, align 16, !tbaa !11
  br label %1751

1751:                                             ; preds = %1747, %1746
  br i1 %1712, label %1752, label %2211

1752:                                             ; preds = %1751
  %1753 = shl i64 %1711, 4
  %1754 = add i64 %1753, %1476
  br label %2207

1755:                                             ; preds = %1480
  %1756 = icmp ult i64 %1492, %1430
  %1757 = select i1 %1756, i64 %1492, i64 %1430
  %1758 = sub i64 %1430, %1757
  %1759 = sub nsw i64 0, %1489
  %1760 = and i64 %1758, %1759
  switch i64 %1489, label %2163 [
    i64 16, label %1761
    i64 4, label %1962
  ]

1761:                                             ; preds = %1755
  %1762 = add i64 %1757, %1476
  %1763 = add i64 %1757, %81
  %1764 = lshr i64 %1760, 4
  %1765 = zext i32 %1481 to i64
  %1766 = mul i32 %1482, 7
  %1767 = zext i32 %1766 to i64
  %1768 = add nuw nsw i64 %1767, %1765
  %1769 = icmp ult i64 %1768, %1764
  br i1 %1769, label %1770, label %1844

1770:                                             ; preds = %1761
  %1771 = shl i32 %1482, 3
  %1772 = zext i32 %1771 to i64
  %1773 = zext i32 %1482 to i64
  %1774 = shl i32 %1482, 1
  %1775 = zext i32 %1774 to i64
  %1776 = mul i32 %1482, 3
  %1777 = zext i32 %1776 to i64
  %1778 = shl i32 %1482, 2
  %1779 = zext i32 %1778 to i64
  %1780 = mul i32 %1482, 5
  %1781 = zext i32 %1780 to i64
  %1782 = mul i32 %1482, 6
  %1783 = zext i32 %1782 to i64
  br label %1784

1784:                                             ; preds = %1784, %1770
  %1785 = phi i64 [ %1765, %1770 ], [ %1841, %1784 ]
  %1786 = shl i64 %1785, 4
  %1787 = add i64 %1786, %1763
  %1788 = inttoptr i64 %1787 to <4 x i32> addrspace(1)*
  %1789 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1788, align 16, !tbaa !11
  %1790 = add i64 %1785, %1773
  %1791 = shl i64 %1790, 4
  %1792 = add i64 %1791, %1763
  %1793 = inttoptr i64 %1792 to <4 x i32> addrspace(1)*
  %1794 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1793, align 16, !tbaa !11
  %1795 = add i64 %1785, %1775
  %1796 = shl i64 %1795, 4
  %1797 = add i64 %1796, %1763
  %1798 = inttoptr i64 %1797 to <4 x i32> addrspace(1)*
  %1799 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1798, align 16, !tbaa !11
  %1800 = add i64 %1785, %1777
  %1801 = shl i64 %1800, 4
  %1802 = add i64 %1801, %1763
  %1803 = inttoptr i64 %1802 to <4 x i32> addrspace(1)*
  %1804 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1803, align 16, !tbaa !11
  %1805 = add i64 %1785, %1779
  %1806 = shl i64 %1805, 4
  %1807 = add i64 %1806, %1763
  %1808 = inttoptr i64 %1807 to <4 x i32> addrspace(1)*
  %1809 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1808, align 16, !tbaa !11
  %1810 = add i64 %1785, %1781
  %1811 = shl i64 %1810, 4
  %1812 = add i64 %1811, %1763
  %1813 = inttoptr i64 %1812 to <4 x i32> addrspace(1)*
  %1814 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1813, align 16, !tbaa !11
  %1815 = add i64 %1785, %1783
  %1816 = shl i64 %1815, 4
  %1817 = add i64 %1816, %1763
  %1818 = inttoptr i64 %1817 to <4 x i32> addrspace(1)*
  %1819 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1818, align 16, !tbaa !11
  %1820 = add i64 %1785, %1767
  %1821 = shl i64 %1820, 4
  %1822 = add i64 %1821, %1763
  %1823 = inttoptr i64 %1822 to <4 x i32> addrspace(1)*
  %1824 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1823, align 16, !tbaa !11
  %1825 = add i64 %1786, %1762
  %1826 = inttoptr i64 %1825 to <4 x i32> addrspace(1)*
  store <4 x i32> %1789, <4 x i32> addrspace(1)* %1826, align 16, !tbaa !11
  %1827 = add i64 %1791, %1762
  %1828 = inttoptr i64 %1827 to <4 x i32> addrspace(1)*
  store <4 x i32> %1794, <4 x i32> addrspace(1)* %1828, align 16, !tbaa !11
  %1829 = add i64 %1796, %1762
  %1830 = inttoptr i64 %1829 to <4 x i32> addrspace(1)*
  store <4 x i32> %1799, <4 x i32> addrspace(1)* %1830, align 16, !tbaa !11
  %1831 = add i64 %1801, %1762
  %1832 = inttoptr i64 %1831 to <4 x i32> addrspace(1)*
  store <4 x i32> %1804, <4 x i32> addrspace(1)* %1832, align 16, !tbaa !11
  %1833 = add i64 %1806, %1762
  %1834 = inttoptr i64 %1833 to <4 x i32> addrspace(1)*
  store <4 x i32> %1809, <4 x i32> addrspace(1)* %1834, align 16, !tbaa !11
  %1835 = add i64 %1811, %1762
  %1836 = inttoptr i64 %1835 to <4 x i32> addrspace(1)*
  store <4 x i32> %1814, <4 x i32> addrspace(1)* %1836, align 16, !tbaa !11
  %1837 = add i64 %1816, %1762
  %1838 = inttoptr i64 %1837 to <4 x i32> addrspace(1)*
  store <4 x i32> %1819, <4 x i32> addrspace(1)* %1838, align 16, !tbaa !11
  %1839 = add i64 %1821, %1762
  %1840 = inttoptr i64 %1839 to <4 x i32> addrspace(1)*
  store <4 x i32> %1824, <4 x i32> addrspace(1)* %1840, align 16, !tbaa !11
  %1841 = add i64 %1785, %1772
  %1842 = add i64 %1841, %1767
  %1843 = icmp ult i64 %1842, %1764
  br i1 %1843, label %1784, label %1844, !llvm.loop !58

1844:                                             ; preds = %1784, %1761
  %1845 = phi i64 [ %1765, %1761 ], [ %1841, %1784 ]
  %1846 = icmp ult i64 %1845, %1764
  br i1 %1846, label %1847, label %2177

1847:                                             ; preds = %1844
  %1848 = shl i64 %1845, 4
  %1849 = add i64 %1848, %1763
  %1850 = inttoptr i64 %1849 to <4 x i32> addrspace(1)*
  %1851 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1850, align 16, !tbaa !11
  %1852 = zext i32 %1482 to i64
  %1853 = add i64 %1845, %1852
  %1854 = icmp ult i64 %1853, %1764
  br i1 %1854, label %1855, label %1860

1855:                                             ; preds = %1847
  %1856 = shl i64 %1853, 4
  %1857 = add i64 %1856, %1763
  %1858 = inttoptr i64 %1857 to <4 x i32> addrspace(1)*
  %1859 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1858, align 16, !tbaa !11
  br label %1860

1860:                                             ; preds = %1855, %1847
  %1861 = phi <4 x i32> [ %1859, %1855 ], [ zeroinitializer, %1847 ]
  %1862 = shl i32 %1482, 1
  %1863 = zext i32 %1862 to i64
  %1864 = add i64 %1845, %1863
  %1865 = icmp ult i64 %1864, %1764
  br i1 %1865, label %1866, label %1871

1866:                                             ; preds = %1860
  %1867 = shl i64 %1864, 4
  %1868 = add i64 %1867, %1763
  %1869 = inttoptr i64 %1868 to <4 x i32> addrspace(1)*
  %1870 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1869, align 16, !tbaa !11
  br label %1871

1871:                                             ; preds = %1866, %1860
  %1872 = phi <4 x i32> [ %1870, %1866 ], [ zeroinitializer, %1860 ]
  %1873 = mul i32 %1482, 3
  %1874 = zext i32 %1873 to i64
  %1875 = add i64 %1845, %1874
  %1876 = icmp ult i64 %1875, %1764
  br i1 %1876, label %1877, label %1882

1877:                                             ; preds = %1871
  %1878 = shl i64 %1875, 4
  %1879 = add i64 %1878, %1763
  %1880 = inttoptr i64 %1879 to <4 x i32> addrspace(1)*
  %1881 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1880, align 16, !tbaa !11
  br label %1882

1882:                                             ; preds = %1877, %1871
  %1883 = phi <4 x i32> [ %1881, %1877 ], [ zeroinitializer, %1871 ]
  %1884 = shl i32 %1482, 2
  %1885 = zext i32 %1884 to i64
  %1886 = add i64 %1845, %1885
  %1887 = icmp ult i64 %1886, %1764
  br i1 %1887, label %1888, label %1893

1888:                                             ; preds = %1882
  %1889 = shl i64 %1886, 4
  %1890 = add i64 %1889, %1763
  %1891 = inttoptr i64 %1890 to <4 x i32> addrspace(1)*
  %1892 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1891, align 16, !tbaa !11
  br label %1893

1893:                                             ; preds = %1888, %1882
  %1894 = phi <4 x i32> [ %1892, %1888 ], [ zeroinitializer, %1882 ]
  %1895 = mul i32 %1482, 5
  %1896 = zext i32 %1895 to i64
  %1897 = add i64 %1845, %1896
  %1898 = icmp ult i64 %1897, %1764
  br i1 %1898, label %1899, label %1904

1899:                                             ; preds = %1893
  %1900 = shl i64 %1897, 4
  %1901 = add i64 %1900, %1763
  %1902 = inttoptr i64 %1901 to <4 x i32> addrspace(1)*
  %1903 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1902, align 16, !tbaa !11
  br label %1904

1904:                                             ; preds = %1899, %1893
  %1905 = phi <4 x i32> [ %1903, %1899 ], [ zeroinitializer, %1893 ]
  %1906 = mul i32 %1482, 6
  %1907 = zext i32 %1906 to i64
  %1908 = add i64 %1845, %1907
  %1909 = icmp ult i64 %1908, %1764
  br i1 %1909, label %1910, label %1915

1910:                                             ; preds = %1904
  %1911 = shl i64 %1908, 4
  %1912 = add i64 %1911, %1763
  %1913 = inttoptr i64 %1912 to <4 x i32> addrspace(1)*
  %1914 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1913, align 16, !tbaa !11
  br label %1915

1915:                                             ; preds = %1910, %1904
  %1916 = phi <4 x i32> [ %1914, %1910 ], [ zeroinitializer, %1904 ]
  %1917 = add i64 %1845, %1767
  %1918 = icmp ult i64 %1917, %1764
  br i1 %1918, label %1919, label %1924

1919:                                             ; preds = %1915
  %1920 = shl i64 %1917, 4
  %1921 = add i64 %1920, %1763
  %1922 = inttoptr i64 %1921 to <4 x i32> addrspace(1)*
  %1923 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1922, align 16, !tbaa !11
  br label %1924

1924:                                             ; preds = %1919, %1915
  %1925 = phi <4 x i32> [ %1923, %1919 ], [ zeroinitializer, %1915 ]
  %1926 = add i64 %1848, %1762
  %1927 = inttoptr i64 %1926 to <4 x i32> addrspace(1)*
  store <4 x i32> %1851, <4 x i32> addrspace(1)* %1927, align 16, !tbaa !11
  br i1 %1854, label %1928, label %1932

1928:                                             ; preds = %1924
  %1929 = shl i64 %1853, 4
  %1930 = add i64 %1929, %1762
  %1931 = inttoptr i64 %1930 to <4 x i32> addrspace(1)*
  store <4 x i32> %1861, <4 x i32> addrspace(1)* %1931, align 16, !tbaa !11
  br label %1932

1932:                                             ; preds = %1928, %1924
  br i1 %1865, label %1933, label %1937

1933:                                             ; preds = %1932
  %1934 = shl i64 %1864, 4
  %1935 = add i64 %1934, %1762
  %1936 = inttoptr i64 %1935 to <4 x i32> addrspace(1)*
  store <4 x i32> %1872, <4 x i32> addrspace(1)* %1936, align 16, !tbaa !11
  br label %1937

1937:                                             ; preds = %1933, %1932
  br i1 %1876, label %1938, label %1942

1938:                                             ; preds = %1937
  %1939 = shl i64 %1875, 4
  %1940 = add i64 %1939, %1762
  %1941 = inttoptr i64 %1940 to <4 x i32> addrspace(1)*
  store <4 x i32> %1883, <4 x i32> addrspace(1)* %1941, align 16, !tbaa !11
  br label %1942

1942:                                             ; preds = %1938, %1937
  br i1 %1887, label %1943, label %1947

1943:                                             ; preds = %1942
  %1944 = shl i64 %1886, 4
  %1945 = add i64 %1944, %1762
  %1946 = inttoptr i64 %1945 to <4 x i32> addrspace(1)*
  store <4 x i32> %1894, <4 x i32> addrspace(1)* %1946, align 16, !tbaa !11
  br label %1947

1947:                                             ; preds = %1943, %1942
  br i1 %1898, label %1948, label %1952

1948:                                             ; preds = %1947
  %1949 = shl i64 %1897, 4
  %1950 = add i64 %1949, %1762
  %1951 = inttoptr i64 %1950 to <4 x i32> addrspace(1)*
  store <4 x i32> %1905, <4 x i32> addrspace(1)* %1951, align 16, !tbaa !11
  br label %1952

1952:                                             ; preds = %1948, %1947
  br i1 %1909, label %1953, label %1957

1953:                                             ; preds = %1952
  %1954 = shl i64 %1908, 4
  %1955 = add i64 %1954, %1762
  %1956 = inttoptr i64 %1955 to <4 x i32> addrspace(1)*
  store <4 x i32> %1916, <4 x i32> addrspace(1)* %1956, align 16, !tbaa !11
  br label %1957

1957:                                             ; preds = %1953, %1952
  br i1 %1918, label %1958, label %2177

1958:                                             ; preds = %1957
  %1959 = shl i64 %1917, 4
  %1960 = add i64 %1959, %1762
  %1961 = inttoptr i64 %1960 to <4 x i32> addrspace(1)*
  store <4 x i32> %1925, <4 x i32> addrspace(1)* %1961, align 16, !tbaa !11
  br label %2177

1962:                                             ; preds = %1755
  %1963 = add i64 %1757, %1476
  %1964 = add i64 %1757, %81
  %1965 = lshr i64 %1760, 2
  %1966 = zext i32 %1481 to i64
  %1967 = mul i32 %1482, 7
  %1968 = zext i32 %1967 to i64
  %1969 = add nuw nsw i64 %1968, %1966
  %1970 = icmp ult i64 %1969, %1965
  br i1 %1970, label %1971, label %2045

1971:                                             ; preds = %1962
  %1972 = shl i32 %1482, 3
  %1973 = zext i32 %1972 to i64
  %1974 = zext i32 %1482 to i64
  %1975 = shl i32 %1482, 1
  %1976 = zext i32 %1975 to i64
  %1977 = mul i32 %1482, 3
  %1978 = zext i32 %1977 to i64
  %1979 = shl i32 %1482, 2
  %1980 = zext i32 %1979 to i64
  %1981 = mul i32 %1482, 5
  %1982 = zext i32 %1981 to i64
  %1983 = mul i32 %1482, 6
  %1984 = zext i32 %1983 to i64
  br label %1985

1985:                                             ; preds = %1985, %1971
  %1986 = phi i64 [ %1966, %1971 ], [ %2042, %1985 ]
  %1987 = shl i64 %1986, 2
  %1988 = add i64 %1987, %1964
  %1989 = inttoptr i64 %1988 to i32 addrspace(1)*
  %1990 = load volatile i32, i32 addrspace(1)* %1989, align 4, !tbaa !11
  %1991 = add i64 %1986, %1974
  %1992 = shl i64 %1991, 2
  %1993 = add i64 %1992, %1964
  %1994 = inttoptr i64 %1993 to i32 addrspace(1)*
  %1995 = load volatile i32, i32 addrspace(1)* %1994, align 4, !tbaa !11
  %1996 = add i64 %1986, %1976
  %1997 = shl i64 %1996, 2
  %1998 = add i64 %1997, %1964
  %1999 = inttoptr i64 %1998 to i32 addrspace(1)*
  %2000 = load volatile i32, i32 addrspace(1)* %1999, align 4, !tbaa !11
  %2001 = add i64 %1986, %1978
  %2002 = shl i64 %2001, 2
  %2003 = add i64 %2002, %1964
  %2004 = inttoptr i64 %2003 to i32 addrspace(1)*
  %2005 = load volatile i32, i32 addrspace(1)* %2004, align 4, !tbaa !11
  %2006 = add i64 %1986, %1980
  %2007 = shl i64 %2006, 2
  %2008 = add i64 %2007, %1964
  %2009 = inttoptr i64 %2008 to i32 addrspace(1)*
  %2010 = load volatile i32, i32 addrspace(1)* %2009, align 4, !tbaa !11
  %2011 = add i64 %1986, %1982
  %2012 = shl i64 %2011, 2
  %2013 = add i64 %2012, %1964
  %2014 = inttoptr i64 %2013 to i32 addrspace(1)*
  %2015 = load volatile i32, i32 addrspace(1)* %2014, align 4, !tbaa !11
  %2016 = add i64 %1986, %1984
  %2017 = shl i64 %2016, 2
  %2018 = add i64 %2017, %1964
  %2019 = inttoptr i64 %2018 to i32 addrspace(1)*
  %2020 = load volatile i32, i32 addrspace(1)* %2019, align 4, !tbaa !11
  %2021 = add i64 %1986, %1968
  %2022 = shl i64 %2021, 2
  %2023 = add i64 %2022, %1964
  %2024 = inttoptr i64 %2023 to i32 addrspace(1)*
  %2025 = load volatile i32, i32 addrspace(1)* %2024, align 4, !tbaa !11
  %2026 = add i64 %1987, %1963
  %2027 = inttoptr i64 %2026 to i32 addrspace(1)*
  store i32 %1990, i32 addrspace(1)* %2027, align 4, !tbaa !11
  %2028 = add i64 %1992, %1963
  %2029 = inttoptr i64 %2028 to i32 addrspace(1)*
  store i32 %1995, i32 addrspace(1)* %2029, align 4, !tbaa !11
  %2030 = add i64 %1997, %1963
  %2031 = inttoptr i64 %2030 to i32 addrspace(1)*
  store i32 %2000, i32 addrspace(1)* %2031, align 4, !tbaa !11
  %2032 = add i64 %2002, %1963
  %2033 = inttoptr i64 %2032 to i32 addrspace(1)*
  store i32 %2005, i32 addrspace(1)* %2033, align 4, !tbaa !11
  %2034 = add i64 %2007, %1963
  %2035 = inttoptr i64 %2034 to i32 addrspace(1)*
  store i32 %2010, i32 addrspace(1)* %2035, align 4, !tbaa !11
  %2036 = add i64 %2012, %1963
  %2037 = inttoptr i64 %2036 to i32 addrspace(1)*
  store i32 %2015, i32 addrspace(1)* %2037, align 4, !tbaa !11
  %2038 = add i64 %2017, %1963
  %2039 = inttoptr i64 %2038 to i32 addrspace(1)*
  store i32 %2020, i32 addrspace(1)* %2039, align 4, !tbaa !11
  %2040 = add i64 %2022, %1963
  %2041 = inttoptr i64 %2040 to i32 addrspace(1)*
  store i32 %2025, i32 addrspace(1)* %2041, align 4, !tbaa !11
  %2042 = add i64 %1986, %1973
  %2043 = add i64 %2042, %1968
  %2044 = icmp ult i64 %2043, %1965
  br i1 %2044, label %1985, label %2045, !llvm.loop !59

2045:                                             ; preds = %1985, %1962
  %2046 = phi i64 [ %1966, %1962 ], [ %2042, %1985 ]
  %2047 = icmp ult i64 %2046, %1965
  br i1 %2047, label %2048, label %2177

2048:                                             ; preds = %2045
  %2049 = shl i64 %2046, 2
  %2050 = add i64 %2049, %1964
  %2051 = inttoptr i64 %2050 to i32 addrspace(1)*
  %2052 = load volatile i32, i32 addrspace(1)* %2051, align 4, !tbaa !11
  %2053 = zext i32 %1482 to i64
  %2054 = add i64 %2046, %2053
  %2055 = icmp ult i64 %2054, %1965
  br i1 %2055, label %2056, label %2061

2056:                                             ; preds = %2048
  %2057 = shl i64 %2054, 2
  %2058 = add i64 %2057, %1964
  %2059 = inttoptr i64 %2058 to i32 addrspace(1)*
  %2060 = load volatile i32, i32 addrspace(1)* %2059, align 4, !tbaa !11
  br label %2061

2061:                                             ; preds = %2056, %2048
  %2062 = phi i32 [ %2060, %2056 ], [ 0, %2048 ]
  %2063 = shl i32 %1482, 1
  %2064 = zext i32 %2063 to i64
  %2065 = add i64 %2046, %2064
  %2066 = icmp ult i64 %2065, %1965
  br i1 %2066, label %2067, label %2072

2067:                                             ; preds = %2061
  %2068 = shl i64 %2065, 2
  %2069 = add i64 %2068, %1964
  %2070 = inttoptr i64 %2069 to i32 addrspace(1)*
  %2071 = load volatile i32, i32 addrspace(1)* %2070, align 4, !tbaa !11
  br label %2072

2072:                                             ; preds = %2067, %2061
  %2073 = phi i32 [ %2071, %2067 ], [ 0, %2061 ]
  %2074 = mul i32 %1482, 3
  %2075 = zext i32 %2074 to i64
  %2076 = add i64 %2046, %2075
  %2077 = icmp ult i64 %2076, %1965
  br i1 %2077, label %2078, label %2083

2078:                                             ; preds = %2072
  %2079 = shl i64 %2076, 2
  %2080 = add i64 %2079, %1964
  %2081 = inttoptr i64 %2080 to i32 addrspace(1)*
  %2082 = load volatile i32, i32 addrspace(1)* %2081, align 4, !tbaa !11
  br label %2083

2083:                                             ; preds = %2078, %2072
  %2084 = phi i32 [ %2082, %2078 ], [ 0, %2072 ]
  %2085 = shl i32 %1482, 2
  %2086 = zext i32 %2085 to i64
  %2087 = add i64 %2046, %2086
  %2088 = icmp ult i64 %2087, %1965
  br i1 %2088, label %2089, label %2094

2089:                                             ; preds = %2083
  %2090 = shl i64 %2087, 2
  %2091 = add i64 %2090, %1964
  %2092 = inttoptr i64 %2091 to i32 addrspace(1)*
  %2093 = load volatile i32, i32 addrspace(1)* %2092, align 4, !tbaa !11
  br label %2094

2094:                                             ; preds = %2089, %2083
  %2095 = phi i32 [ %2093, %2089 ], [ 0, %2083 ]
  %2096 = mul i32 %1482, 5
  %2097 = zext i32 %2096 to i64
  %2098 = add i64 %2046, %2097
  %2099 = icmp ult i64 %2098, %1965
  br i1 %2099, label %2100, label %2105

2100:                                             ; preds = %2094
  %2101 = shl i64 %2098, 2
  %2102 = add i64 %2101, %1964
  %2103 = inttoptr i64 %2102 to i32 addrspace(1)*
  %2104 = load volatile i32, i32 addrspace(1)* %2103, align 4, !tbaa !11
  br label %2105

2105:                                             ; preds = %2100, %2094
  %2106 = phi i32 [ %2104, %2100 ], [ 0, %2094 ]
  %2107 = mul i32 %1482, 6
  %2108 = zext i32 %2107 to i64
  %2109 = add i64 %2046, %2108
  %2110 = icmp ult i64 %2109, %1965
  br i1 %2110, label %2111, label %2116

2111:                                             ; preds = %2105
  %2112 = shl i64 %2109, 2
  %2113 = add i64 %2112, %1964
  %2114 = inttoptr i64 %2113 to i32 addrspace(1)*
  %2115 = load volatile i32, i32 addrspace(1)* %2114, align 4, !tbaa !11
  br label %2116

2116:                                             ; preds = %2111, %2105
  %2117 = phi i32 [ %2115, %2111 ], [ 0, %2105 ]
  %2118 = add i64 %2046, %1968
  %2119 = icmp ult i64 %2118, %1965
  br i1 %2119, label %2120, label %2125

2120:                                             ; preds = %2116
  %2121 = shl i64 %2118, 2
  %2122 = add i64 %2121, %1964
  %2123 = inttoptr i64 %2122 to i32 addrspace(1)*
  %2124 = load volatile i32, i32 addrspace(1)* %2123, align 4, !tbaa !11
  br label %2125

2125:                                             ; preds = %2120, %2116
  %2126 = phi i32 [ %2124, %2120 ], [ 0, %2116 ]
  %2127 = add i64 %2049, %1963
  %2128 = inttoptr i64 %2127 to i32 addrspace(1)*
  store i32 %2052, i32 addrspace(1)* %2128, align 4, !tbaa !11
  br i1 %2055, label %2129, label %2133

2129:                                             ; preds = %2125
  %2130 = shl i64 %2054, 2
  %2131 = add i64 %2130, %1963
  %2132 = inttoptr i64 %2131 to i32 addrspace(1)*
  store i32 %2062, i32 addrspace(1)* %2132, align 4, !tbaa !11
  br label %2133

2133:                                             ; preds = %2129, %2125
  br i1 %2066, label %2134, label %2138

2134:                                             ; preds = %2133
  %2135 = shl i64 %2065, 2
  %2136 = add i64 %2135, %1963
  %2137 = inttoptr i64 %2136 to i32 addrspace(1)*
  store i32 %2073, i32 addrspace(1)* %2137, align 4, !tbaa !11
  br label %2138

2138:                                             ; preds = %2134, %2133
  br i1 %2077, label %2139, label %2143

2139:                                             ; preds = %2138
  %2140 = shl i64 %2076, 2
  %2141 = add i64 %2140, %1963
  %2142 = inttoptr i64 %2141 to i32 addrspace(1)*
  store i32 %2084, i32 addrspace(1)* %2142, align 4, !tbaa !11
  br label %2143

2143:                                             ; preds = %2139, %2138
  br i1 %2088, label %2144, label %2148

2144:                                             ; preds = %2143
  %2145 = shl i64 %2087, 2
  %2146 = add i64 %2145, %1963
  %2147 = inttoptr i64 %2146 to i32 addrspace(1)*
  store i32 %2095, i32 addrspace(1)* %2147, align 4, !tbaa !11
  br label %2148

2148:                                             ; preds = %2144, %2143
  br i1 %2099, label %2149, label %2153

2149:                                             ; preds = %2148
  %2150 = shl i64 %2098, 2
  %2151 = add i64 %2150, %1963
  %2152 = inttoptr i64 %2151 to i32 addrspace(1)*
  store i32 %2106, i32 addrspace(1)* %2152, align 4, !tbaa !11
  br label %2153

2153:                                             ; preds = %2149, %2148
  br i1 %2110, label %2154, label %2158

2154:                                             ; preds = %2153
  %2155 = shl i64 %2109, 2
  %2156 = add i64 %2155, %1963
  %2157 = inttoptr i64 %2156 to i32 addrspace(1)*
  store i32 %2117, i32 addrspace(1)* %2157, align 4, !tbaa !11
  br label %2158

2158:                                             ; preds = %2154, %2153
  br i1 %2119, label %2159, label %2177

2159:                                             ; preds = %2158
  %2160 = shl i64 %2118, 2
  %2161 = add i64 %2160, %1963
  %2162 = inttoptr i64 %2161 to i32 addrspace(1)*
  store i32 %2126, i32 addrspace(1)* %2162, align 4, !tbaa !11
  br label %2177

2163:                                             ; preds = %1755
  %2164 = zext i32 %1481 to i64
  %2165 = icmp ugt i64 %1430, %2164
  br i1 %2165, label %2166, label %2211

2166:                                             ; preds = %2163
  %2167 = zext i32 %1482 to i64
  br label %2168

2168:                                             ; preds = %2168, %2166
  %2169 = phi i64 [ %2164, %2166 ], [ %2175, %2168 ]
  %2170 = add i64 %2169, %81
  %2171 = inttoptr i64 %2170 to i8 addrspace(1)*
  %2172 = load volatile i8, i8 addrspace(1)* %2171, align 1, !tbaa !11
  %2173 = add i64 %2169, %1476
  %2174 = inttoptr i64 %2173 to i8 addrspace(1)*
  store i8 %2172, i8 addrspace(1)* %2174, align 1, !tbaa !11
  %2175 = add i64 %2169, %2167
  %2176 = icmp ult i64 %2175, %1430
  br i1 %2176, label %2168, label %2211, !llvm.loop !60

2177:                                             ; preds = %2159, %2158, %2045, %1958, %1957, %1844
  %2178 = phi i64 [ %1966, %2159 ], [ %1966, %2158 ], [ %1966, %2045 ], [ %1765, %1958 ], [ %1765, %1957 ], [ %1765, %1844 ]
  %2179 = icmp ugt i64 %1757, %2178
  br i1 %2179, label %2180, label %2191

2180:                                             ; preds = %2177
  %2181 = zext i32 %1482 to i64
  br label %2182

2182:                                             ; preds = %2182, %2180
  %2183 = phi i64 [ %2178, %2180 ], [ %2189, %2182 ]
  %2184 = add i64 %2183, %81
  %2185 = inttoptr i64 %2184 to i8 addrspace(1)*
  %2186 = load volatile i8, i8 addrspace(1)* %2185, align 1, !tbaa !11
  %2187 = add i64 %2183, %1476
  %2188 = inttoptr i64 %2187 to i8 addrspace(1)*
  store i8 %2186, i8 addrspace(1)* %2188, align 1, !tbaa !11
  %2189 = add i64 %2183, %2181
  %2190 = icmp ult i64 %2189, %1757
  br i1 %2190, label %2182, label %2191, !llvm.loop !60

2191:                                             ; preds = %2182, %2177
  %2192 = add i64 %1760, %1757
  %2193 = sub i64 %1430, %2192
  %2194 = icmp ugt i64 %2193, %2178
  br i1 %2194, label %2195, label %2211

2195:                                             ; preds = %2191
  %2196 = zext i32 %1482 to i64
  br label %2197

2197:                                             ; preds = %2197, %2195
  %2198 = phi i64 [ %2178, %2195 ], [ %2205, %2197 ]
  %2199 = add i64 %2198, %2192
  %2200 = add i64 %2199, %81
  %2201 = inttoptr i64 %2200 to i8 addrspace(1)*
  %2202 = load volatile i8, i8 addrspace(1)* %2201, align 1, !tbaa !11
  %2203 = add i64 %2199, %1476
  %2204 = inttoptr i64 %2203 to i8 addrspace(1)*
  store i8 %2202, i8 addrspace(1)* %2204, align 1, !tbaa !11
  %2205 = add i64 %2198, %2196
  %2206 = icmp ult i64 %2205, %2193
  br i1 %2206, label %2197, label %2211, !llvm.loop !60

2207:                                             ; preds = %1752, %1501
  %2208 = phi i64 [ %1754, %1752 ], [ %1556, %1501 ]
  %2209 = phi <4 x i32> [ %1719, %1752 ], [ %1542, %1501 ]
  %2210 = inttoptr i64 %2208 to <4 x i32> addrspace(1)*
  store <4 x i32> %2209, <4 x i32> addrspace(1)* %2210, align 16, !tbaa !11
  br label %2211

2211:                                             ; preds = %2197, %2168, %2207, %2191, %2163, %1751, %1638, %1475
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !129
  %2212 = load i32, i32* %55, align 8, !tbaa !45
  %2213 = icmp eq i32 %2212, 0
  br i1 %2213, label %2214, label %2226

2214:                                             ; preds = %2211
  %2215 = and i32 %1431, 1073741824
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !49
  %2216 = icmp eq i32 %2215, 0
  %2217 = shl i64 %92, 3
  br i1 %2216, label %2222, label %2218

2218:                                             ; preds = %2214
  %2219 = load i64, i64* %66, align 8, !tbaa !69
  %2220 = add i64 %2219, %2217
  %2221 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2220, i64 524288) #10, !srcloc !70
  br label %2222

2222:                                             ; preds = %2218, %2214
  %2223 = load i64, i64* %66, align 8, !tbaa !69
  %2224 = add i64 %2223, %2217
  %2225 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2224, i64 -131072) #10, !srcloc !23
  br label %2226

2226:                                             ; preds = %2222, %2211, %1429
  %2227 = and i32 %1431, 1073741824
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !111
  %2228 = load i32, i32* %56, align 4, !tbaa !44
  %2229 = icmp eq i32 %2228, %484
  %2230 = icmp ne i32 %2227, 0
  %2231 = xor i1 %2230, true
  %2232 = and i1 %2229, %2231
  br i1 %2232, label %2315, label %2233, !prof !57

2233:                                             ; preds = %2226
  br i1 %2229, label %2234, label %2244

2234:                                             ; preds = %2233
  %2235 = icmp eq i32 %484, -1
  br i1 %2235, label %2273, label %2236

2236:                                             ; preds = %2234
  %2237 = load i32, i32* %55, align 8, !tbaa !45
  %2238 = icmp eq i32 %2237, 0
  br i1 %2238, label %2239, label %2243

2239:                                             ; preds = %2236
  %2240 = load i64, i64* %79, align 8, !tbaa !19
  %2241 = add i64 %2240, 136
  %2242 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2241, i64 -1) #10, !srcloc !23
  br label %2243

2243:                                             ; preds = %2239, %2236
  store i32 -1, i32* %56, align 4, !tbaa !44
  store i32 0, i32* %78, align 8, !tbaa !42
  br label %2273

2244:                                             ; preds = %2233
  %2245 = icmp ne i32 %2228, -1
  %2246 = or i1 %2230, %2245
  br i1 %2246, label %2273, label %2247

2247:                                             ; preds = %2244
  %2248 = load i32, i32* %78, align 8, !tbaa !42
  %2249 = icmp ult i32 %2248, 2
  br i1 %2249, label %2250, label %2273

2250:                                             ; preds = %2247
  %2251 = add nuw nsw i32 %2248, 1
  store i32 %2251, i32* %78, align 8, !tbaa !42
  %2252 = icmp eq i32 %2251, 2
  br i1 %2252, label %2253, label %2273

2253:                                             ; preds = %2250
  %2254 = load i32, i32* %55, align 8, !tbaa !45
  %2255 = icmp eq i32 %2254, 0
  br i1 %2255, label %2256, label %2268

2256:                                             ; preds = %2253
  %2257 = load i64, i64* %79, align 8, !tbaa !19
  %2258 = add i64 %2257, 136
  %2259 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2258, i64 1) #10, !srcloc !23
  %2260 = load i32, i32* %59, align 4, !tbaa !112
  %2261 = lshr i32 %2260, 2
  %2262 = zext i32 %2261 to i64
  %2263 = icmp ult i64 %2259, %2262
  br i1 %2263, label %2268, label %2264

2264:                                             ; preds = %2256
  %2265 = load i64, i64* %79, align 8, !tbaa !19
  %2266 = add i64 %2265, 136
  %2267 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2266, i64 -1) #10, !srcloc !23
  br label %2268

2268:                                             ; preds = %2264, %2256, %2253
  %2269 = phi i32 [ 0, %2253 ], [ 0, %2264 ], [ 1, %2256 ]
  %2270 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2269, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !97
  %2271 = icmp eq i32 %2270, 0
  br i1 %2271, label %2273, label %2272

2272:                                             ; preds = %2268
  store i32 %484, i32* %56, align 4, !tbaa !44
  br label %2315

2273:                                             ; preds = %2268, %2250, %2247, %2244, %2243, %2234
  %2274 = icmp eq i32 %2227, 0
  br i1 %2274, label %2302, label %2275

2275:                                             ; preds = %2273
  %2276 = and i32 %1431, 65535
  %2277 = load i32, i32* %56, align 4, !tbaa !44
  %2278 = icmp eq i32 %2277, -1
  br i1 %2278, label %2301, label %2279

2279:                                             ; preds = %2275
  %2280 = load i32, i32* %55, align 8, !tbaa !45
  %2281 = icmp eq i32 %2280, 0
  br i1 %2281, label %2282, label %2293

2282:                                             ; preds = %2279
  %2283 = and i32 %2277, 63
  %2284 = zext i32 %2283 to i64
  %2285 = shl nuw i64 1, %2284
  %2286 = lshr i32 %2277, 3
  %2287 = and i32 %2286, 536870904
  %2288 = zext i32 %2287 to i64
  %2289 = load i64, i64* %60, align 8, !tbaa !46
  %2290 = add i64 %2289, %2288
  %2291 = inttoptr i64 %2290 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %2291, i64 %2285) #10, !srcloc !47
  %2292 = load i32, i32* %55, align 8, !tbaa !45
  br label %2293

2293:                                             ; preds = %2282, %2279
  %2294 = phi i32 [ %2292, %2282 ], [ %2280, %2279 ]
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
  br label %2301

2301:                                             ; preds = %2300, %2275
  store i32 %2276, i32* %57, align 4, !tbaa !71
  br label %2315

2302:                                             ; preds = %2273
  %2303 = load i32, i32* %55, align 8, !tbaa !45
  %2304 = icmp eq i32 %2303, 0
  br i1 %2304, label %2305, label %2315

2305:                                             ; preds = %2302
  %2306 = lshr i32 %484, 3
  %2307 = and i32 %2306, 536870904
  %2308 = zext i32 %2307 to i64
  %2309 = and i32 %484, 63
  %2310 = zext i32 %2309 to i64
  %2311 = shl nuw i64 1, %2310
  %2312 = load i64, i64* %60, align 8, !tbaa !46
  %2313 = add i64 %2312, %2308
  %2314 = inttoptr i64 %2313 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %2314, i64 %2311) #10, !srcloc !47
  br label %2315

2315:                                             ; preds = %2305, %2302, %2301, %2272, %2226, %515
  %2316 = phi i32 [ %484, %515 ], [ %1432, %2226 ], [ %1432, %2272 ], [ %1432, %2301 ], [ %1432, %2302 ], [ %1432, %2305 ]
  %2317 = add i64 %91, %82
  %2318 = add i64 %91, %81
  %2319 = icmp ugt i64 %48, %2317
  %2320 = icmp eq i32 %2316, 0
  %2321 = and i1 %2319, %2320
  br i1 %2321, label %80, label %2322, !llvm.loop !130

2322:                                             ; preds = %2315, %47
  %2323 = phi i32 [ 0, %47 ], [ %2316, %2315 ]
  %2324 = icmp eq i32 %2323, 0
  %2325 = zext i1 %2324 to i32
  %2326 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 13, i64 7
  %2327 = load i32, i32* %2326, align 4, !tbaa !9
  %2328 = add i32 %2327, %2325
  store i32 %2328, i32* %2326, align 4, !tbaa !9
  br label %2329

2329:                                             ; preds = %44, %2322
  %2330 = phi i32 [ %45, %44 ], [ %2323, %2322 ]
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !131
  %2331 = icmp ne i32 %2330, 0
  %2332 = zext i1 %2331 to i32
  %2333 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 13, i64 1
  %2334 = load i32, i32* %2333, align 4, !tbaa !9
  %2335 = add i32 %2334, %2332
  store i32 %2335, i32* %2333, align 4, !tbaa !9
  %2336 = sub nsw i32 0, %2330
  ret i32 %2336
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
  br i1 %101, label %217, label %102

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
  br i1 %186, label %210, label %187

187:                                              ; preds = %184
  %188 = load i32, i32* %82, align 8, !tbaa !45
  %189 = icmp eq i32 %188, 0
  br i1 %189, label %190, label %202

190:                                              ; preds = %187
  %191 = and i32 %185, 63
  %192 = zext i32 %191 to i64
  %193 = shl nuw i64 1, %192
  %194 = lshr i32 %185, 3
  %195 = and i32 %194, 536870904
  %196 = zext i32 %195 to i64
  %197 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 4, i64 5
  %198 = load i64, i64* %197, align 8, !tbaa !46
  %199 = add i64 %198, %196
  %200 = inttoptr i64 %199 to i64*
  call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %200, i64 %193) #10, !srcloc !47
  %201 = load i32, i32* %82, align 8, !tbaa !45
  br label %202

202:                                              ; preds = %190, %187
  %203 = phi i32 [ %201, %190 ], [ %188, %187 ]
  %204 = icmp eq i32 %203, 0
  br i1 %204, label %205, label %209

205:                                              ; preds = %202
  %206 = load i64, i64* %103, align 8, !tbaa !19
  %207 = add i64 %206, 136
  %208 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %207, i64 -1) #10, !srcloc !23
  br label %209

209:                                              ; preds = %205, %202
  store i32 -1, i32* %89, align 4, !tbaa !44
  store i32 0, i32* %92, align 8, !tbaa !42
  br label %210

210:                                              ; preds = %209, %184
  %211 = load i64, i64* %103, align 8, !tbaa !19
  %212 = load i32, i32* %88, align 8, !tbaa !48
  call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !49
  %213 = icmp eq i32 %212, 0
  %214 = select i1 %213, i64 16, i64 24
  %215 = add i64 %214, %211
  %216 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %215, i64 -1) #10, !srcloc !23
  br label %217

217:                                              ; preds = %74, %210
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
  br i1 %101, label %217, label %102

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
  br i1 %186, label %210, label %187

187:                                              ; preds = %184
  %188 = load i32, i32* %82, align 8, !tbaa !45
  %189 = icmp eq i32 %188, 0
  br i1 %189, label %190, label %202

190:                                              ; preds = %187
  %191 = and i32 %185, 63
  %192 = zext i32 %191 to i64
  %193 = shl nuw i64 1, %192
  %194 = lshr i32 %185, 3
  %195 = and i32 %194, 536870904
  %196 = zext i32 %195 to i64
  %197 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 4, i64 5
  %198 = load i64, i64* %197, align 8, !tbaa !46
  %199 = add i64 %198, %196
  %200 = inttoptr i64 %199 to i64*
  call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %200, i64 %193) #10, !srcloc !47
  %201 = load i32, i32* %82, align 8, !tbaa !45
  br label %202

202:                                              ; preds = %190, %187
  %203 = phi i32 [ %201, %190 ], [ %188, %187 ]
  %204 = icmp eq i32 %203, 0
  br i1 %204, label %205, label %209

205:                                              ; preds = %202
  %206 = load i64, i64* %103, align 8, !tbaa !19
  %207 = add i64 %206, 136
  %208 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %207, i64 -1) #10, !srcloc !23
  br label %209

209:                                              ; preds = %205, %202
  store i32 -1, i32* %89, align 4, !tbaa !44
  store i32 0, i32* %92, align 8, !tbaa !42
  br label %210

210:                                              ; preds = %209, %184
  %211 = load i64, i64* %103, align 8, !tbaa !19
  %212 = load i32, i32* %88, align 8, !tbaa !48
  call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !49
  %213 = icmp eq i32 %212, 0
  %214 = select i1 %213, i64 16, i64 24
  %215 = add i64 %214, %211
  %216 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %215, i64 -1) #10, !srcloc !23
  br label %217

217:                                              ; preds = %74, %210
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
!46 = !{!21, !6, i64 40}
!47 = !{i64 0}
!48 = !{!17, !10, i64 24}
!49 = !{i64 0}
!50 = !{i64 0}
!51 = distinct !{!51, !52}
!52 = !{!"llvm.loop.mustprogress"}
!53 = !{!20, !10, i64 208}
!54 = !{!17, !10, i64 20}
!55 = !{!20, !6, i64 168}
!56 = !{!17, !10, i64 4}
!57 = !{!"branch_weights", i32 2000, i32 1}
!58 = distinct !{!58, !52}
!59 = distinct !{!59, !52}
!60 = distinct !{!60, !52}
!61 = !{!20, !6, i64 200}
!62 = !{!17, !10, i64 16}
!63 = !{!17, !10, i64 44}
!64 = !{!20, !6, i64 184}
!65 = !{!20, !6, i64 192}
!66 = !{!17, !6, i64 48}
!67 = !{i64 0}
!68 = distinct !{!68, !52}
!69 = !{!22, !6, i64 0}
!70 = !{i64 0}
!71 = !{!17, !10, i64 12}
!72 = !{!17, !10, i64 8}
!73 = !{!21, !10, i64 84}
!74 = distinct !{!74, !52}
!75 = !{i64 0}
!76 = !{i64 0, i64 65}
!77 = distinct !{!77, !52}
!78 = !{!21, !6, i64 48}
!79 = !{!21, !6, i64 8}
!80 = !{i64 0}
!81 = !{!21, !6, i64 56}
!82 = distinct !{!82, !52}
!83 = !{i64 0}
!84 = distinct !{!84, !52}
!85 = !{i64 0}
!86 = distinct !{!86, !52}
!87 = !{!"branch_weights", i32 1, i32 2000}
!88 = !{!21, !6, i64 24}
!89 = !{i64 0}
!90 = !{!21, !6, i64 72}
!91 = !{!20, !6, i64 160}
!92 = !{!21, !6, i64 16}
!93 = !{!21, !6, i64 64}
!94 = !{!17, !10, i64 32}
!95 = !{!20, !6, i64 152}
!96 = !{!21, !6, i64 32}
!97 = !{i64 0}
!98 = !{!21, !10, i64 80}
!99 = !{!21, !6, i64 0}
!100 = !{i64 0}
!101 = distinct !{!101, !52}
!102 = distinct !{!102, !52}
!103 = !{!22, !6, i64 24}
!104 = !{!22, !6, i64 32}
!105 = !{!22, !6, i64 40}
!106 = !{!22, !6, i64 8}
!107 = !{!22, !6, i64 48}
!108 = distinct !{!108, !52}
!109 = !{!20, !6, i64 104}
!110 = !{i64 0}
!111 = !{i64 0}
!112 = !{!20, !10, i64 84}
!113 = !{i64 0}
!114 = distinct !{!114, !52}
!115 = distinct !{!115, !52}
!116 = !{i64 0}
!117 = !{!16, !10, i64 4}
!118 = distinct !{!118, !52}
!119 = distinct !{!119, !52}
!120 = distinct !{!120, !52}
!121 = !{i64 0}
!122 = !{!20, !10, i64 216}
!123 = !{!16, !10, i64 16}
!124 = !{i64 0}
!125 = distinct !{!125, !52}
!126 = !{i64 0}
!127 = !{i64 0}
!128 = distinct !{!128, !52}
!129 = !{i64 0}
!130 = distinct !{!130, !52}
!131 = !{i64 0}
