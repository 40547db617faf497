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
  br i1 %27, label %28, label %5853

28:                                               ; preds = %25
  %29 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 0
  %30 = bitcast i64* %29 to %struct.array_common*
  %31 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 26
  %32 = bitcast i64* %31 to i32*
  %33 = load i32, i32* %32, align 8, !tbaa !53
  %34 = shl nuw i32 1, %33
  %35 = add i64 %3, %2
  %36 = icmp ugt i64 %35, %2
  br i1 %36, label %37, label %5853

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

84:                                               ; preds = %5846, %37
  %85 = phi i64 [ %4, %37 ], [ %5849, %5846 ]
  %86 = phi i64 [ %2, %37 ], [ %5848, %5846 ]
  %87 = trunc i64 %86 to i32
  %88 = and i32 %38, %87
  %89 = sub i32 %34, %88
  %90 = sub i64 %35, %86
  %91 = zext i32 %89 to i64
  %92 = icmp ult i64 %90, %91
  %93 = select i1 %92, i64 %90, i64 %91
  %94 = load i32, i32* %39, align 4, !tbaa !54
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %96, label %4621

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
  br i1 %1678, label %1680, label %4621

1680:                                             ; preds = %1676
  %1681 = load i64, i64* %54, align 8, !tbaa !27
  %1682 = icmp eq i64 %1681, 0
  br i1 %1682, label %4621, label %1683

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
  br i1 %1967, label %4621, label %1968

1968:                                             ; preds = %1956
  %1969 = trunc i32 %1966 to i8
  switch i8 %1969, label %3866 [
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
  br label %4621

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
  store i32 %2019, i32* %69, align 8, !tbaa !94
  br label %2020

2020:                                             ; preds = %2014, %2012
  %2021 = phi i32 [ %2013, %2012 ], [ %2019, %2014 ]
  %2022 = load i32, i32* %45, align 8, !tbaa !45
  %2023 = load i64, i64* %70, align 8, !tbaa !95
  %2024 = icmp eq i32 %2022, 0
  br i1 %2024, label %2025, label %2029

2025:                                             ; preds = %2020
  %2026 = load i64, i64* %71, align 8, !tbaa !96
  %2027 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2026, i64 1) #10, !srcloc !23
  %2028 = trunc i64 %2027 to i32
  br label %2029

2029:                                             ; preds = %2025, %2020
  %2030 = phi i32 [ %2028, %2025 ], [ 0, %2020 ]
  %2031 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2030, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !97
  %2032 = load i32, i32* %73, align 8, !tbaa !98
  %2033 = add i32 %2021, 1
  %2034 = icmp ult i32 %2022, 4
  br i1 %2034, label %2035, label %2066

2035:                                             ; preds = %2029
  %2036 = zext i32 %2033 to i64
  %2037 = shl nuw i64 %2036, 32
  %2038 = shl nuw nsw i64 %1965, 16
  %2039 = or i64 %2038, %2037
  %2040 = or i64 %2039, 256
  %2041 = load i64, i64* %29, align 8, !tbaa !99
  %2042 = shl nsw i32 -1, %2032
  %2043 = xor i32 %2042, -1
  %2044 = and i32 %2031, %2043
  %2045 = zext i32 %2044 to i64
  %2046 = shl nuw nsw i64 %2045, 5
  %2047 = add i64 %2041, %2046
  %2048 = inttoptr i64 %2047 to i64*
  %2049 = and i32 %2022, 1
  %2050 = icmp eq i32 %2049, 0
  %2051 = select i1 %2050, i64 %2040, i64 %2023
  %2052 = select i1 %2050, i64 %2000, i64 %2005
  %2053 = shl i64 %2052, 1
  %2054 = and i32 %2022, 2
  %2055 = icmp eq i32 %2054, 0
  %2056 = select i1 %2055, i64 %2051, i64 %2053
  %2057 = lshr i32 %2031, %2032
  %2058 = and i32 %2057, 1
  %2059 = xor i32 %2058, 1
  %2060 = zext i32 %2059 to i64
  %2061 = or i64 %2056, %2060
  %2062 = zext i32 %2022 to i64
  %2063 = getelementptr inbounds i64, i64* %2048, i64 %2062
  %2064 = ptrtoint i64* %2063 to i64
  %2065 = inttoptr i64 %2064 to i64 addrspace(1)*
  store volatile i64 %2061, i64 addrspace(1)* %2065, align 8, !tbaa !5
  br label %2066

2066:                                             ; preds = %2035, %2029
  br i1 %2024, label %2067, label %2072

2067:                                             ; preds = %2066
  %2068 = shl nuw nsw i64 %1965, 2
  %2069 = load i64, i64* %63, align 8, !tbaa !81
  %2070 = add i64 %2069, %2068
  %2071 = inttoptr i64 %2070 to i32 addrspace(1)*
  store volatile i32 %2033, i32 addrspace(1)* %2071, align 4, !tbaa !9
  br label %2072

2072:                                             ; preds = %2067, %2066
  store i32 %2033, i32* %69, align 8, !tbaa !94
  %2073 = load i32, i32* %45, align 8, !tbaa !45
  %2074 = icmp eq i32 %2073, 0
  br i1 %2074, label %2075, label %2166

2075:                                             ; preds = %2072
  %2076 = load i64, i64* %62, align 8, !tbaa !79
  %2077 = tail call i32 asm sideeffect "mov.u32 $0, %clock;", "=r,~{memory}"() #10, !srcloc !100
  %2078 = load i32, i32* %74, align 4, !tbaa !9
  %2079 = icmp eq i32 %2078, 0
  %2080 = select i1 %2079, i32 2600, i32 %2078
  store i32 %2080, i32* %74, align 4, !tbaa !9
  br label %2081

2081:                                             ; preds = %2081, %2075
  %2082 = tail call i32 asm sideeffect "mov.u32 $0, %clock;", "=r,~{memory}"() #10, !srcloc !100
  %2083 = sub i32 %2082, %2077
  %2084 = load i32, i32* %74, align 4, !tbaa !9
  %2085 = icmp ult i32 %2083, %2084
  br i1 %2085, label %2081, label %2086, !llvm.loop !101

2086:                                             ; preds = %2081
  %2087 = shl nuw nsw i64 %1965, 3
  %2088 = add i64 %2076, %2087
  %2089 = inttoptr i64 %2088 to i64*
  %2090 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %2089) #10, !srcloc !80
  %2091 = lshr i64 %2090, 32
  %2092 = zext i32 %2033 to i64
  %2093 = icmp eq i64 %2091, %2092
  br i1 %2093, label %2094, label %2099, !prof !57

2094:                                             ; preds = %2086
  %2095 = load i32, i32* %74, align 4, !tbaa !9
  %2096 = icmp ugt i32 %2095, 512
  %2097 = select i1 %2096, i32 -16, i32 0
  %2098 = add i32 %2097, %2095
  br label %2108

2099:                                             ; preds = %2086
  %2100 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %2089) #10, !srcloc !80
  %2101 = lshr i64 %2100, 32
  %2102 = icmp eq i64 %2101, %2092
  br i1 %2102, label %2103, label %2111

2103:                                             ; preds = %2099
  %2104 = load i32, i32* %74, align 4, !tbaa !9
  %2105 = icmp ult i32 %2104, 4096
  %2106 = select i1 %2105, i32 128, i32 0
  %2107 = add i32 %2106, %2104
  br label %2108

2108:                                             ; preds = %2103, %2094
  %2109 = phi i32 [ %2107, %2103 ], [ %2098, %2094 ]
  %2110 = phi i64 [ %2100, %2103 ], [ %2090, %2094 ]
  store i32 %2109, i32* %74, align 4, !tbaa !9
  br label %2111

2111:                                             ; preds = %2108, %2099
  %2112 = phi i64 [ %2100, %2099 ], [ %2110, %2108 ]
  %2113 = lshr i32 %1959, 3
  %2114 = and i32 %2113, 536870904
  %2115 = zext i32 %2114 to i64
  %2116 = and i32 %1959, 63
  %2117 = zext i32 %2116 to i64
  %2118 = shl nuw i64 1, %2117
  br label %2119

2119:                                             ; preds = %2157, %2111
  %2120 = phi i32 [ 1, %2111 ], [ %2127, %2157 ]
  %2121 = phi i64 [ 0, %2111 ], [ %2147, %2157 ]
  %2122 = phi i64 [ %2112, %2111 ], [ %2158, %2157 ]
  %2123 = phi i32 [ undef, %2111 ], [ %2159, %2157 ]
  %2124 = lshr i64 %2122, 32
  %2125 = icmp eq i64 %2124, %2092
  br i1 %2125, label %2160, label %2126, !prof !57

2126:                                             ; preds = %2119
  %2127 = add i32 %2120, 1
  %2128 = and i32 %2120, 63
  %2129 = icmp eq i32 %2128, 0
  br i1 %2129, label %2130, label %2146, !prof !87

2130:                                             ; preds = %2126
  %2131 = load i64, i64* %64, align 8, !tbaa !88
  %2132 = inttoptr i64 %2131 to i64*
  %2133 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %2132) #10, !srcloc !80
  %2134 = icmp eq i64 %2133, 0
  br i1 %2134, label %2135, label %2146

2135:                                             ; preds = %2130
  %2136 = icmp eq i64 %2121, 0
  br i1 %2136, label %2137, label %2141

2137:                                             ; preds = %2135
  %2138 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !89
  %2139 = load i64, i64* %65, align 8, !tbaa !90
  %2140 = add i64 %2139, %2138
  br label %2141

2141:                                             ; preds = %2137, %2135
  %2142 = phi i64 [ %2140, %2137 ], [ %2121, %2135 ]
  %2143 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !89
  %2144 = icmp ult i64 %2143, %2142
  %2145 = select i1 %2144, i32 0, i32 110
  br label %2146

2146:                                             ; preds = %2141, %2130, %2126
  %2147 = phi i64 [ %2142, %2141 ], [ %2121, %2130 ], [ %2121, %2126 ]
  %2148 = phi i32 [ %2145, %2141 ], [ 108, %2130 ], [ 0, %2126 ]
  %2149 = icmp eq i32 %2148, 0
  br i1 %2149, label %2155, label %2150, !prof !57

2150:                                             ; preds = %2146
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !49
  %2151 = load i64, i64* %61, align 8, !tbaa !78
  %2152 = add i64 %2151, %2115
  %2153 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2152, i64 %2118) #10, !srcloc !70
  %2154 = or i32 %2148, -1073741824
  br label %2157

2155:                                             ; preds = %2146
  %2156 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %2089) #10, !srcloc !80
  br label %2157

2157:                                             ; preds = %2155, %2150
  %2158 = phi i64 [ %2122, %2150 ], [ %2156, %2155 ]
  %2159 = phi i32 [ %2154, %2150 ], [ %2123, %2155 ]
  br i1 %2149, label %2119, label %2166, !llvm.loop !102

2160:                                             ; preds = %2119
  %2161 = trunc i64 %2122 to i32
  %2162 = icmp sgt i32 %2161, -1
  br i1 %2162, label %2166, label %2163, !prof !57

2163:                                             ; preds = %2160
  %2164 = sub i32 0, %2161
  %2165 = or i32 %2164, -2147483648
  br label %2166

2166:                                             ; preds = %2157, %2163, %2160, %2072
  %2167 = phi i32 [ 0, %2072 ], [ %2165, %2163 ], [ %2161, %2160 ], [ %2159, %2157 ]
  %2168 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2167, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !97
  %2169 = sub i64 %86, %2000
  %2170 = icmp sgt i32 %2168, -1
  br i1 %2170, label %2173, label %2171, !prof !57

2171:                                             ; preds = %2166
  %2172 = and i32 %2168, 65535
  br label %2178

2173:                                             ; preds = %2166
  %2174 = add i64 %2169, %1679
  %2175 = zext i32 %2168 to i64
  %2176 = icmp ugt i64 %2174, %2175
  %2177 = select i1 %2176, i32 61, i32 0
  br label %2178

2178:                                             ; preds = %2173, %2171
  %2179 = phi i32 [ %2172, %2171 ], [ %2177, %2173 ]
  %2180 = icmp eq i32 %2179, 0
  %2181 = icmp ne i64 %85, 0
  %2182 = and i1 %2181, %2180
  br i1 %2182, label %2183, label %2915

2183:                                             ; preds = %2178
  %2184 = add i64 %2009, %2169
  %2185 = load i32, i32* %45, align 8, !tbaa !45
  %2186 = load i32, i32* %50, align 4, !tbaa !56
  %2187 = xor i64 %2184, %85
  %2188 = and i64 %2187, 15
  %2189 = icmp eq i64 %2188, 0
  %2190 = and i64 %2187, 3
  %2191 = icmp eq i64 %2190, 0
  %2192 = select i1 %2191, i64 4, i64 1
  %2193 = select i1 %2189, i64 16, i64 %2192
  %2194 = sub i64 0, %85
  %2195 = add nsw i64 %2193, -1
  %2196 = and i64 %2195, %2194
  %2197 = or i64 %1679, %85
  %2198 = or i64 %2197, %2184
  %2199 = and i64 %2198, 15
  %2200 = icmp eq i64 %2199, 0
  br i1 %2200, label %2201, label %2459, !prof !57

2201:                                             ; preds = %2183
  %2202 = shl i32 %2186, 7
  %2203 = zext i32 %2202 to i64
  %2204 = icmp eq i64 %1679, %2203
  br i1 %2204, label %2205, label %2261

2205:                                             ; preds = %2201
  %2206 = shl i32 %2185, 4
  %2207 = zext i32 %2206 to i64
  %2208 = add i64 %85, %2207
  %2209 = add i64 %2184, %2207
  %2210 = shl i32 %2186, 4
  %2211 = inttoptr i64 %2209 to <4 x i32> addrspace(1)*
  %2212 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2211, align 16, !tbaa !11
  %2213 = zext i32 %2210 to i64
  %2214 = add i64 %2209, %2213
  %2215 = inttoptr i64 %2214 to <4 x i32> addrspace(1)*
  %2216 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2215, align 16, !tbaa !11
  %2217 = shl i32 %2186, 5
  %2218 = zext i32 %2217 to i64
  %2219 = add i64 %2209, %2218
  %2220 = inttoptr i64 %2219 to <4 x i32> addrspace(1)*
  %2221 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2220, align 16, !tbaa !11
  %2222 = mul i32 %2186, 48
  %2223 = zext i32 %2222 to i64
  %2224 = add i64 %2209, %2223
  %2225 = inttoptr i64 %2224 to <4 x i32> addrspace(1)*
  %2226 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2225, align 16, !tbaa !11
  %2227 = shl i32 %2186, 6
  %2228 = zext i32 %2227 to i64
  %2229 = add i64 %2209, %2228
  %2230 = inttoptr i64 %2229 to <4 x i32> addrspace(1)*
  %2231 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2230, align 16, !tbaa !11
  %2232 = mul i32 %2186, 80
  %2233 = zext i32 %2232 to i64
  %2234 = add i64 %2209, %2233
  %2235 = inttoptr i64 %2234 to <4 x i32> addrspace(1)*
  %2236 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2235, align 16, !tbaa !11
  %2237 = mul i32 %2186, 96
  %2238 = zext i32 %2237 to i64
  %2239 = add i64 %2209, %2238
  %2240 = inttoptr i64 %2239 to <4 x i32> addrspace(1)*
  %2241 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2240, align 16, !tbaa !11
  %2242 = mul i32 %2186, 112
  %2243 = zext i32 %2242 to i64
  %2244 = add i64 %2209, %2243
  %2245 = inttoptr i64 %2244 to <4 x i32> addrspace(1)*
  %2246 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2245, align 16, !tbaa !11
  %2247 = inttoptr i64 %2208 to <4 x i32> addrspace(1)*
  store <4 x i32> %2212, <4 x i32> addrspace(1)* %2247, align 16, !tbaa !11
  %2248 = add i64 %2208, %2213
  %2249 = inttoptr i64 %2248 to <4 x i32> addrspace(1)*
  store <4 x i32> %2216, <4 x i32> addrspace(1)* %2249, align 16, !tbaa !11
  %2250 = add i64 %2208, %2218
  %2251 = inttoptr i64 %2250 to <4 x i32> addrspace(1)*
  store <4 x i32> %2221, <4 x i32> addrspace(1)* %2251, align 16, !tbaa !11
  %2252 = add i64 %2208, %2223
  %2253 = inttoptr i64 %2252 to <4 x i32> addrspace(1)*
  store <4 x i32> %2226, <4 x i32> addrspace(1)* %2253, align 16, !tbaa !11
  %2254 = add i64 %2208, %2228
  %2255 = inttoptr i64 %2254 to <4 x i32> addrspace(1)*
  store <4 x i32> %2231, <4 x i32> addrspace(1)* %2255, align 16, !tbaa !11
  %2256 = add i64 %2208, %2233
  %2257 = inttoptr i64 %2256 to <4 x i32> addrspace(1)*
  store <4 x i32> %2236, <4 x i32> addrspace(1)* %2257, align 16, !tbaa !11
  %2258 = add i64 %2208, %2238
  %2259 = inttoptr i64 %2258 to <4 x i32> addrspace(1)*
  store <4 x i32> %2241, <4 x i32> addrspace(1)* %2259, align 16, !tbaa !11
  %2260 = add i64 %2208, %2243
  br label %2911

2261:                                             ; preds = %2201
  %2262 = lshr i64 %1679, 4
  %2263 = zext i32 %2185 to i64
  %2264 = mul i32 %2186, 7
  %2265 = zext i32 %2264 to i64
  %2266 = add nuw nsw i64 %2265, %2263
  %2267 = icmp ult i64 %2266, %2262
  br i1 %2267, label %2268, label %2342

2268:                                             ; preds = %2261
  %2269 = shl i32 %2186, 3
  %2270 = zext i32 %2269 to i64
  %2271 = zext i32 %2186 to i64
  %2272 = shl i32 %2186, 1
  %2273 = zext i32 %2272 to i64
  %2274 = mul i32 %2186, 3
  %2275 = zext i32 %2274 to i64
  %2276 = shl i32 %2186, 2
  %2277 = zext i32 %2276 to i64
  %2278 = mul i32 %2186, 5
  %2279 = zext i32 %2278 to i64
  %2280 = mul i32 %2186, 6
  %2281 = zext i32 %2280 to i64
  br label %2282

2282:                                             ; preds = %2282, %2268
  %2283 = phi i64 [ %2263, %2268 ], [ %2339, %2282 ]
  %2284 = shl i64 %2283, 4
  %2285 = add i64 %2284, %2184
  %2286 = inttoptr i64 %2285 to <4 x i32> addrspace(1)*
  %2287 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2286, align 16, !tbaa !11
  %2288 = add i64 %2283, %2271
  %2289 = shl i64 %2288, 4
  %2290 = add i64 %2289, %2184
  %2291 = inttoptr i64 %2290 to <4 x i32> addrspace(1)*
  %2292 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2291, align 16, !tbaa !11
  %2293 = add i64 %2283, %2273
  %2294 = shl i64 %2293, 4
  %2295 = add i64 %2294, %2184
  %2296 = inttoptr i64 %2295 to <4 x i32> addrspace(1)*
  %2297 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2296, align 16, !tbaa !11
  %2298 = add i64 %2283, %2275
  %2299 = shl i64 %2298, 4
  %2300 = add i64 %2299, %2184
  %2301 = inttoptr i64 %2300 to <4 x i32> addrspace(1)*
  %2302 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2301, align 16, !tbaa !11
  %2303 = add i64 %2283, %2277
  %2304 = shl i64 %2303, 4
  %2305 = add i64 %2304, %2184
  %2306 = inttoptr i64 %2305 to <4 x i32> addrspace(1)*
  %2307 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2306, align 16, !tbaa !11
  %2308 = add i64 %2283, %2279
  %2309 = shl i64 %2308, 4
  %2310 = add i64 %2309, %2184
  %2311 = inttoptr i64 %2310 to <4 x i32> addrspace(1)*
  %2312 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2311, align 16, !tbaa !11
  %2313 = add i64 %2283, %2281
  %2314 = shl i64 %2313, 4
  %2315 = add i64 %2314, %2184
  %2316 = inttoptr i64 %2315 to <4 x i32> addrspace(1)*
  %2317 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2316, align 16, !tbaa !11
  %2318 = add i64 %2283, %2265
  %2319 = shl i64 %2318, 4
  %2320 = add i64 %2319, %2184
  %2321 = inttoptr i64 %2320 to <4 x i32> addrspace(1)*
  %2322 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2321, align 16, !tbaa !11
  %2323 = add i64 %2284, %85
  %2324 = inttoptr i64 %2323 to <4 x i32> addrspace(1)*
  store <4 x i32> %2287, <4 x i32> addrspace(1)* %2324, align 16, !tbaa !11
  %2325 = add i64 %2289, %85
  %2326 = inttoptr i64 %2325 to <4 x i32> addrspace(1)*
  store <4 x i32> %2292, <4 x i32> addrspace(1)* %2326, align 16, !tbaa !11
  %2327 = add i64 %2294, %85
  %2328 = inttoptr i64 %2327 to <4 x i32> addrspace(1)*
  store <4 x i32> %2297, <4 x i32> addrspace(1)* %2328, align 16, !tbaa !11
  %2329 = add i64 %2299, %85
  %2330 = inttoptr i64 %2329 to <4 x i32> addrspace(1)*
  store <4 x i32> %2302, <4 x i32> addrspace(1)* %2330, align 16, !tbaa !11
  %2331 = add i64 %2304, %85
  %2332 = inttoptr i64 %2331 to <4 x i32> addrspace(1)*
  store <4 x i32> %2307, <4 x i32> addrspace(1)* %2332, align 16, !tbaa !11
  %2333 = add i64 %2309, %85
  %2334 = inttoptr i64 %2333 to <4 x i32> addrspace(1)*
  store <4 x i32> %2312, <4 x i32> addrspace(1)* %2334, align 16, !tbaa !11
  %2335 = add i64 %2314, %85
  %2336 = inttoptr i64 %2335 to <4 x i32> addrspace(1)*
  store <4 x i32> %2317, <4 x i32> addrspace(1)* %2336, align 16, !tbaa !11
  %2337 = add i64 %2319, %85
  %2338 = inttoptr i64 %2337 to <4 x i32> addrspace(1)*
  store <4 x i32> %2322, <4 x i32> addrspace(1)* %2338, align 16, !tbaa !11
  %2339 = add i64 %2283, %2270
  %2340 = add i64 %2339, %2265
  %2341 = icmp ult i64 %2340, %2262
  br i1 %2341, label %2282, label %2342, !llvm.loop !58

2342:                                             ; preds = %2282, %2261
  %2343 = phi i64 [ %2263, %2261 ], [ %2339, %2282 ]
  %2344 = icmp ult i64 %2343, %2262
  br i1 %2344, label %2345, label %2915

2345:                                             ; preds = %2342
  %2346 = shl i64 %2343, 4
  %2347 = add i64 %2346, %2184
  %2348 = inttoptr i64 %2347 to <4 x i32> addrspace(1)*
  %2349 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2348, align 16, !tbaa !11
  %2350 = zext i32 %2186 to i64
  %2351 = add i64 %2343, %2350
  %2352 = icmp ult i64 %2351, %2262
  br i1 %2352, label %2353, label %2358

2353:                                             ; preds = %2345
  %2354 = shl i64 %2351, 4
  %2355 = add i64 %2354, %2184
  %2356 = inttoptr i64 %2355 to <4 x i32> addrspace(1)*
  %2357 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2356, align 16, !tbaa !11
  br label %2358

2358:                                             ; preds = %2353, %2345
  %2359 = phi <4 x i32> [ %2357, %2353 ], [ zeroinitializer, %2345 ]
  %2360 = shl i32 %2186, 1
  %2361 = zext i32 %2360 to i64
  %2362 = add i64 %2343, %2361
  %2363 = icmp ult i64 %2362, %2262
  br i1 %2363, label %2364, label %2369

2364:                                             ; preds = %2358
  %2365 = shl i64 %2362, 4
  %2366 = add i64 %2365, %2184
  %2367 = inttoptr i64 %2366 to <4 x i32> addrspace(1)*
  %2368 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2367, align 16, !tbaa !11
  br label %2369

2369:                                             ; preds = %2364, %2358
  %2370 = phi <4 x i32> [ %2368, %2364 ], [ zeroinitializer, %2358 ]
  %2371 = mul i32 %2186, 3
  %2372 = zext i32 %2371 to i64
  %2373 = add i64 %2343, %2372
  %2374 = icmp ult i64 %2373, %2262
  br i1 %2374, label %2375, label %2380

2375:                                             ; preds = %2369
  %2376 = shl i64 %2373, 4
  %2377 = add i64 %2376, %2184
  %2378 = inttoptr i64 %2377 to <4 x i32> addrspace(1)*
  %2379 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2378, align 16, !tbaa !11
  br label %2380

2380:                                             ; preds = %2375, %2369
  %2381 = phi <4 x i32> [ %2379, %2375 ], [ zeroinitializer, %2369 ]
  %2382 = shl i32 %2186, 2
  %2383 = zext i32 %2382 to i64
  %2384 = add i64 %2343, %2383
  %2385 = icmp ult i64 %2384, %2262
  br i1 %2385, label %2386, label %2391

2386:                                             ; preds = %2380
  %2387 = shl i64 %2384, 4
  %2388 = add i64 %2387, %2184
  %2389 = inttoptr i64 %2388 to <4 x i32> addrspace(1)*
  %2390 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2389, align 16, !tbaa !11
  br label %2391

2391:                                             ; preds = %2386, %2380
  %2392 = phi <4 x i32> [ %2390, %2386 ], [ zeroinitializer, %2380 ]
  %2393 = mul i32 %2186, 5
  %2394 = zext i32 %2393 to i64
  %2395 = add i64 %2343, %2394
  %2396 = icmp ult i64 %2395, %2262
  br i1 %2396, label %2397, label %2402

2397:                                             ; preds = %2391
  %2398 = shl i64 %2395, 4
  %2399 = add i64 %2398, %2184
  %2400 = inttoptr i64 %2399 to <4 x i32> addrspace(1)*
  %2401 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2400, align 16, !tbaa !11
  br label %2402

2402:                                             ; preds = %2397, %2391
  %2403 = phi <4 x i32> [ %2401, %2397 ], [ zeroinitializer, %2391 ]
  %2404 = mul i32 %2186, 6
  %2405 = zext i32 %2404 to i64
  %2406 = add i64 %2343, %2405
  %2407 = icmp ult i64 %2406, %2262
  br i1 %2407, label %2408, label %2413

2408:                                             ; preds = %2402
  %2409 = shl i64 %2406, 4
  %2410 = add i64 %2409, %2184
  %2411 = inttoptr i64 %2410 to <4 x i32> addrspace(1)*
  %2412 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2411, align 16, !tbaa !11
  br label %2413

2413:                                             ; preds = %2408, %2402
  %2414 = phi <4 x i32> [ %2412, %2408 ], [ zeroinitializer, %2402 ]
  %2415 = add i64 %2343, %2265
  %2416 = icmp ult i64 %2415, %2262
  br i1 %2416, label %2417, label %2422

2417:                                             ; preds = %2413
  %2418 = shl i64 %2415, 4
  %2419 = add i64 %2418, %2184
  %2420 = inttoptr i64 %2419 to <4 x i32> addrspace(1)*
  %2421 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2420, align 16, !tbaa !11
  br label %2422

2422:                                             ; preds = %2417, %2413
  %2423 = phi <4 x i32> [ %2421, %2417 ], [ zeroinitializer, %2413 ]
  %2424 = add i64 %2346, %85
  %2425 = inttoptr i64 %2424 to <4 x i32> addrspace(1)*
  store <4 x i32> %2349, <4 x i32> addrspace(1)* %2425, align 16, !tbaa !11
  br i1 %2352, label %2426, label %2430

2426:                                             ; preds = %2422
  %2427 = shl i64 %2351, 4
  %2428 = add i64 %2427, %85
  %2429 = inttoptr i64 %2428 to <4 x i32> addrspace(1)*
  store <4 x i32> %2359, <4 x i32> addrspace(1)* %2429, align 16, !tbaa !11
  br label %2430

2430:                                             ; preds = %2426, %2422
  br i1 %2363, label %2431, label %2435

2431:                                             ; preds = %2430
  %2432 = shl i64 %2362, 4
  %2433 = add i64 %2432, %85
  %2434 = inttoptr i64 %2433 to <4 x i32> addrspace(1)*
  store <4 x i32> %2370, <4 x i32> addrspace(1)* %2434, align 16, !tbaa !11
  br label %2435

2435:                                             ; preds = %2431, %2430
  br i1 %2374, label %2436, label %2440

2436:                                             ; preds = %2435
  %2437 = shl i64 %2373, 4
  %2438 = add i64 %2437, %85
  %2439 = inttoptr i64 %2438 to <4 x i32> addrspace(1)*
  store <4 x i32> %2381, <4 x i32> addrspace(1)* %2439, align 16, !tbaa !11
  br label %2440

2440:                                             ; preds = %2436, %2435
  br i1 %2385, label %2441, label %2445

2441:                                             ; preds = %2440
  %2442 = shl i64 %2384, 4
  %2443 = add i64 %2442, %85
  %2444 = inttoptr i64 %2443 to <4 x i32> addrspace(1)*
  store <4 x i32> %2392, <4 x i32> addrspace(1)* %2444, align 16, !tbaa !11
  br label %2445

2445:                                             ; preds = %2441, %2440
  br i1 %2396, label %2446, label %2450

2446:                                             ; preds = %2445
  %2447 = shl i64 %2395, 4
  %2448 = add i64 %2447, %85
  %2449 = inttoptr i64 %2448 to <4 x i32> addrspace(1)*
  store <4 x i32> %2403, <4 x i32> addrspace(1)* %2449, align 16, !tbaa !11
  br label %2450

2450:                                             ; preds = %2446, %2445
  br i1 %2407, label %2451, label %2455

2451:                                             ; preds = %2450
  %2452 = shl i64 %2406, 4
  %2453 = add i64 %2452, %85
  %2454 = inttoptr i64 %2453 to <4 x i32> addrspace(1)*
  store <4 x i32> %2414, <4 x i32> addrspace(1)* %2454, align 16, !tbaa !11
  br label %2455

2455:                                             ; preds = %2451, %2450
  br i1 %2416, label %2456, label %2915

2456:                                             ; preds = %2455
  %2457 = shl i64 %2415, 4
  %2458 = add i64 %2457, %85
  br label %2911

2459:                                             ; preds = %2183
  %2460 = icmp ult i64 %2196, %1679
  %2461 = select i1 %2460, i64 %2196, i64 %1679
  %2462 = sub i64 %1679, %2461
  %2463 = sub nsw i64 0, %2193
  %2464 = and i64 %2462, %2463
  switch i64 %2193, label %2867 [
    i64 16, label %2465
    i64 4, label %2666
  ]

2465:                                             ; preds = %2459
  %2466 = add i64 %2461, %85
  %2467 = add i64 %2461, %2184
  %2468 = lshr i64 %2464, 4
  %2469 = zext i32 %2185 to i64
  %2470 = mul i32 %2186, 7
  %2471 = zext i32 %2470 to i64
  %2472 = add nuw nsw i64 %2471, %2469
  %2473 = icmp ult i64 %2472, %2468
  br i1 %2473, label %2474, label %2548

2474:                                             ; preds = %2465
  %2475 = shl i32 %2186, 3
  %2476 = zext i32 %2475 to i64
  %2477 = zext i32 %2186 to i64
  %2478 = shl i32 %2186, 1
  %2479 = zext i32 %2478 to i64
  %2480 = mul i32 %2186, 3
  %2481 = zext i32 %2480 to i64
  %2482 = shl i32 %2186, 2
  %2483 = zext i32 %2482 to i64
  %2484 = mul i32 %2186, 5
  %2485 = zext i32 %2484 to i64
  %2486 = mul i32 %2186, 6
  %2487 = zext i32 %2486 to i64
  br label %2488

2488:                                             ; preds = %2488, %2474
  %2489 = phi i64 [ %2469, %2474 ], [ %2545, %2488 ]
  %2490 = shl i64 %2489, 4
  %2491 = add i64 %2490, %2467
  %2492 = inttoptr i64 %2491 to <4 x i32> addrspace(1)*
  %2493 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2492, align 16, !tbaa !11
  %2494 = add i64 %2489, %2477
  %2495 = shl i64 %2494, 4
  %2496 = add i64 %2495, %2467
  %2497 = inttoptr i64 %2496 to <4 x i32> addrspace(1)*
  %2498 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2497, align 16, !tbaa !11
  %2499 = add i64 %2489, %2479
  %2500 = shl i64 %2499, 4
  %2501 = add i64 %2500, %2467
  %2502 = inttoptr i64 %2501 to <4 x i32> addrspace(1)*
  %2503 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2502, align 16, !tbaa !11
  %2504 = add i64 %2489, %2481
  %2505 = shl i64 %2504, 4
  %2506 = add i64 %2505, %2467
  %2507 = inttoptr i64 %2506 to <4 x i32> addrspace(1)*
  %2508 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2507, align 16, !tbaa !11
  %2509 = add i64 %2489, %2483
  %2510 = shl i64 %2509, 4
  %2511 = add i64 %2510, %2467
  %2512 = inttoptr i64 %2511 to <4 x i32> addrspace(1)*
  %2513 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2512, align 16, !tbaa !11
  %2514 = add i64 %2489, %2485
  %2515 = shl i64 %2514, 4
  %2516 = add i64 %2515, %2467
  %2517 = inttoptr i64 %2516 to <4 x i32> addrspace(1)*
  %2518 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2517, align 16, !tbaa !11
  %2519 = add i64 %2489, %2487
  %2520 = shl i64 %2519, 4
  %2521 = add i64 %2520, %2467
  %2522 = inttoptr i64 %2521 to <4 x i32> addrspace(1)*
  %2523 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2522, align 16, !tbaa !11
  %2524 = add i64 %2489, %2471
  %2525 = shl i64 %2524, 4
  %2526 = add i64 %2525, %2467
  %2527 = inttoptr i64 %2526 to <4 x i32> addrspace(1)*
  %2528 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2527, align 16, !tbaa !11
  %2529 = add i64 %2490, %2466
  %2530 = inttoptr i64 %2529 to <4 x i32> addrspace(1)*
  store <4 x i32> %2493, <4 x i32> addrspace(1)* %2530, align 16, !tbaa !11
  %2531 = add i64 %2495, %2466
  %2532 = inttoptr i64 %2531 to <4 x i32> addrspace(1)*
  store <4 x i32> %2498, <4 x i32> addrspace(1)* %2532, align 16, !tbaa !11
  %2533 = add i64 %2500, %2466
  %2534 = inttoptr i64 %2533 to <4 x i32> addrspace(1)*
  store <4 x i32> %2503, <4 x i32> addrspace(1)* %2534, align 16, !tbaa !11
  %2535 = add i64 %2505, %2466
  %2536 = inttoptr i64 %2535 to <4 x i32> addrspace(1)*
  store <4 x i32> %2508, <4 x i32> addrspace(1)* %2536, align 16, !tbaa !11
  %2537 = add i64 %2510, %2466
  %2538 = inttoptr i64 %2537 to <4 x i32> addrspace(1)*
  store <4 x i32> %2513, <4 x i32> addrspace(1)* %2538, align 16, !tbaa !11
  %2539 = add i64 %2515, %2466
  %2540 = inttoptr i64 %2539 to <4 x i32> addrspace(1)*
  store <4 x i32> %2518, <4 x i32> addrspace(1)* %2540, align 16, !tbaa !11
  %2541 = add i64 %2520, %2466
  %2542 = inttoptr i64 %2541 to <4 x i32> addrspace(1)*
  store <4 x i32> %2523, <4 x i32> addrspace(1)* %2542, align 16, !tbaa !11
  %2543 = add i64 %2525, %2466
  %2544 = inttoptr i64 %2543 to <4 x i32> addrspace(1)*
  store <4 x i32> %2528, <4 x i32> addrspace(1)* %2544, align 16, !tbaa !11
  %2545 = add i64 %2489, %2476
  %2546 = add i64 %2545, %2471
  %2547 = icmp ult i64 %2546, %2468
  br i1 %2547, label %2488, label %2548, !llvm.loop !58

2548:                                             ; preds = %2488, %2465
  %2549 = phi i64 [ %2469, %2465 ], [ %2545, %2488 ]
  %2550 = icmp ult i64 %2549, %2468
  br i1 %2550, label %2551, label %2881

2551:                                             ; preds = %2548
  %2552 = shl i64 %2549, 4
  %2553 = add i64 %2552, %2467
  %2554 = inttoptr i64 %2553 to <4 x i32> addrspace(1)*
  %2555 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2554, align 16, !tbaa !11
  %2556 = zext i32 %2186 to i64
  %2557 = add i64 %2549, %2556
  %2558 = icmp ult i64 %2557, %2468
  br i1 %2558, label %2559, label %2564

2559:                                             ; preds = %2551
  %2560 = shl i64 %2557, 4
  %2561 = add i64 %2560, %2467
  %2562 = inttoptr i64 %2561 to <4 x i32> addrspace(1)*
  %2563 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2562, align 16, !tbaa !11
  br label %2564

2564:                                             ; preds = %2559, %2551
  %2565 = phi <4 x i32> [ %2563, %2559 ], [ zeroinitializer, %2551 ]
  %2566 = shl i32 %2186, 1
  %2567 = zext i32 %2566 to i64
  %2568 = add i64 %2549, %2567
  %2569 = icmp ult i64 %2568, %2468
  br i1 %2569, label %2570, label %2575

2570:                                             ; preds = %2564
  %2571 = shl i64 %2568, 4
  %2572 = add i64 %2571, %2467
  %2573 = inttoptr i64 %2572 to <4 x i32> addrspace(1)*
  %2574 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2573, align 16, !tbaa !11
  br label %2575

2575:                                             ; preds = %2570, %2564
  %2576 = phi <4 x i32> [ %2574, %2570 ], [ zeroinitializer, %2564 ]
  %2577 = mul i32 %2186, 3
  %2578 = zext i32 %2577 to i64
  %2579 = add i64 %2549, %2578
  %2580 = icmp ult i64 %2579, %2468
  br i1 %2580, label %2581, label %2586

2581:                                             ; preds = %2575
  %2582 = shl i64 %2579, 4
  %2583 = add i64 %2582, %2467
  %2584 = inttoptr i64 %2583 to <4 x i32> addrspace(1)*
  %2585 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2584, align 16, !tbaa !11
  br label %2586

2586:                                             ; preds = %2581, %2575
  %2587 = phi <4 x i32> [ %2585, %2581 ], [ zeroinitializer, %2575 ]
  %2588 = shl i32 %2186, 2
  %2589 = zext i32 %2588 to i64
  %2590 = add i64 %2549, %2589
  %2591 = icmp ult i64 %2590, %2468
  br i1 %2591, label %2592, label %2597

2592:                                             ; preds = %2586
  %2593 = shl i64 %2590, 4
  %2594 = add i64 %2593, %2467
  %2595 = inttoptr i64 %2594 to <4 x i32> addrspace(1)*
  %2596 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2595, align 16, !tbaa !11
  br label %2597

2597:                                             ; preds = %2592, %2586
  %2598 = phi <4 x i32> [ %2596, %2592 ], [ zeroinitializer, %2586 ]
  %2599 = mul i32 %2186, 5
  %2600 = zext i32 %2599 to i64
  %2601 = add i64 %2549, %2600
  %2602 = icmp ult i64 %2601, %2468
  br i1 %2602, label %2603, label %2608

2603:                                             ; preds = %2597
  %2604 = shl i64 %2601, 4
  %2605 = add i64 %2604, %2467
  %2606 = inttoptr i64 %2605 to <4 x i32> addrspace(1)*
  %2607 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2606, align 16, !tbaa !11
  br label %2608

2608:                                             ; preds = %2603, %2597
  %2609 = phi <4 x i32> [ %2607, %2603 ], [ zeroinitializer, %2597 ]
  %2610 = mul i32 %2186, 6
  %2611 = zext i32 %2610 to i64
  %2612 = add i64 %2549, %2611
  %2613 = icmp ult i64 %2612, %2468
  br i1 %2613, label %2614, label %2619

2614:                                             ; preds = %2608
  %2615 = shl i64 %2612, 4
  %2616 = add i64 %2615, %2467
  %2617 = inttoptr i64 %2616 to <4 x i32> addrspace(1)*
  %2618 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2617, align 16, !tbaa !11
  br label %2619

2619:                                             ; preds = %2614, %2608
  %2620 = phi <4 x i32> [ %2618, %2614 ], [ zeroinitializer, %2608 ]
  %2621 = add i64 %2549, %2471
  %2622 = icmp ult i64 %2621, %2468
  br i1 %2622, label %2623, label %2628

2623:                                             ; preds = %2619
  %2624 = shl i64 %2621, 4
  %2625 = add i64 %2624, %2467
  %2626 = inttoptr i64 %2625 to <4 x i32> addrspace(1)*
  %2627 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2626, align 16, !tbaa !11
  br label %2628

2628:                                             ; preds = %2623, %2619
  %2629 = phi <4 x i32> [ %2627, %2623 ], [ zeroinitializer, %2619 ]
  %2630 = add i64 %2552, %2466
  %2631 = inttoptr i64 %2630 to <4 x i32> addrspace(1)*
  store <4 x i32> %2555, <4 x i32> addrspace(1)* %2631, align 16, !tbaa !11
  br i1 %2558, label %2632, label %2636

2632:                                             ; preds = %2628
  %2633 = shl i64 %2557, 4
  %2634 = add i64 %2633, %2466
  %2635 = inttoptr i64 %2634 to <4 x i32> addrspace(1)*
  store <4 x i32> %2565, <4 x i32> addrspace(1)* %2635, align 16, !tbaa !11
  br label %2636

2636:                                             ; preds = %2632, %2628
  br i1 %2569, label %2637, label %2641

2637:                                             ; preds = %2636
  %2638 = shl i64 %2568, 4
  %2639 = add i64 %2638, %2466
  %2640 = inttoptr i64 %2639 to <4 x i32> addrspace(1)*
  store <4 x i32> %2576, <4 x i32> addrspace(1)* %2640, align 16, !tbaa !11
  br label %2641

2641:                                             ; preds = %2637, %2636
  br i1 %2580, label %2642, label %2646

2642:                                             ; preds = %2641
  %2643 = shl i64 %2579, 4
  %2644 = add i64 %2643, %2466
  %2645 = inttoptr i64 %2644 to <4 x i32> addrspace(1)*
  store <4 x i32> %2587, <4 x i32> addrspace(1)* %2645, align 16, !tbaa !11
  br label %2646

2646:                                             ; preds = %2642, %2641
  br i1 %2591, label %2647, label %2651

2647:                                             ; preds = %2646
  %2648 = shl i64 %2590, 4
  %2649 = add i64 %2648, %2466
  %2650 = inttoptr i64 %2649 to <4 x i32> addrspace(1)*
  store <4 x i32> %2598, <4 x i32> addrspace(1)* %2650, align 16, !tbaa !11
  br label %2651

2651:                                             ; preds = %2647, %2646
  br i1 %2602, label %2652, label %2656

2652:                                             ; preds = %2651
  %2653 = shl i64 %2601, 4
  %2654 = add i64 %2653, %2466
  %2655 = inttoptr i64 %2654 to <4 x i32> addrspace(1)*
  store <4 x i32> %2609, <4 x i32> addrspace(1)* %2655, align 16, !tbaa !11
  br label %2656

2656:                                             ; preds = %2652, %2651
  br i1 %2613, label %2657, label %2661

2657:                                             ; preds = %2656
  %2658 = shl i64 %2612, 4
  %2659 = add i64 %2658, %2466
  %2660 = inttoptr i64 %2659 to <4 x i32> addrspace(1)*
  store <4 x i32> %2620, <4 x i32> addrspace(1)* %2660, align 16, !tbaa !11
  br label %2661

2661:                                             ; preds = %2657, %2656
  br i1 %2622, label %2662, label %2881

2662:                                             ; preds = %2661
  %2663 = shl i64 %2621, 4
  %2664 = add i64 %2663, %2466
  %2665 = inttoptr i64 %2664 to <4 x i32> addrspace(1)*
  store <4 x i32> %2629, <4 x i32> addrspace(1)* %2665, align 16, !tbaa !11
  br label %2881

2666:                                             ; preds = %2459
  %2667 = add i64 %2461, %85
  %2668 = add i64 %2461, %2184
  %2669 = lshr i64 %2464, 2
  %2670 = zext i32 %2185 to i64
  %2671 = mul i32 %2186, 7
  %2672 = zext i32 %2671 to i64
  %2673 = add nuw nsw i64 %2672, %2670
  %2674 = icmp ult i64 %2673, %2669
  br i1 %2674, label %2675, label %2749

2675:                                             ; preds = %2666
  %2676 = shl i32 %2186, 3
  %2677 = zext i32 %2676 to i64
  %2678 = zext i32 %2186 to i64
  %2679 = shl i32 %2186, 1
  %2680 = zext i32 %2679 to i64
  %2681 = mul i32 %2186, 3
  %2682 = zext i32 %2681 to i64
  %2683 = shl i32 %2186, 2
  %2684 = zext i32 %2683 to i64
  %2685 = mul i32 %2186, 5
  %2686 = zext i32 %2685 to i64
  %2687 = mul i32 %2186, 6
  %2688 = zext i32 %2687 to i64
  br label %2689

2689:                                             ; preds = %2689, %2675
  %2690 = phi i64 [ %2670, %2675 ], [ %2746, %2689 ]
  %2691 = shl i64 %2690, 2
  %2692 = add i64 %2691, %2668
  %2693 = inttoptr i64 %2692 to i32 addrspace(1)*
  %2694 = load volatile i32, i32 addrspace(1)* %2693, align 4, !tbaa !11
  %2695 = add i64 %2690, %2678
  %2696 = shl i64 %2695, 2
  %2697 = add i64 %2696, %2668
  %2698 = inttoptr i64 %2697 to i32 addrspace(1)*
  %2699 = load volatile i32, i32 addrspace(1)* %2698, align 4, !tbaa !11
  %2700 = add i64 %2690, %2680
  %2701 = shl i64 %2700, 2
  %2702 = add i64 %2701, %2668
  %2703 = inttoptr i64 %2702 to i32 addrspace(1)*
  %2704 = load volatile i32, i32 addrspace(1)* %2703, align 4, !tbaa !11
  %2705 = add i64 %2690, %2682
  %2706 = shl i64 %2705, 2
  %2707 = add i64 %2706, %2668
  %2708 = inttoptr i64 %2707 to i32 addrspace(1)*
  %2709 = load volatile i32, i32 addrspace(1)* %2708, align 4, !tbaa !11
  %2710 = add i64 %2690, %2684
  %2711 = shl i64 %2710, 2
  %2712 = add i64 %2711, %2668
  %2713 = inttoptr i64 %2712 to i32 addrspace(1)*
  %2714 = load volatile i32, i32 addrspace(1)* %2713, align 4, !tbaa !11
  %2715 = add i64 %2690, %2686
  %2716 = shl i64 %2715, 2
  %2717 = add i64 %2716, %2668
  %2718 = inttoptr i64 %2717 to i32 addrspace(1)*
  %2719 = load volatile i32, i32 addrspace(1)* %2718, align 4, !tbaa !11
  %2720 = add i64 %2690, %2688
  %2721 = shl i64 %2720, 2
  %2722 = add i64 %2721, %2668
  %2723 = inttoptr i64 %2722 to i32 addrspace(1)*
  %2724 = load volatile i32, i32 addrspace(1)* %2723, align 4, !tbaa !11
  %2725 = add i64 %2690, %2672
  %2726 = shl i64 %2725, 2
  %2727 = add i64 %2726, %2668
  %2728 = inttoptr i64 %2727 to i32 addrspace(1)*
  %2729 = load volatile i32, i32 addrspace(1)* %2728, align 4, !tbaa !11
  %2730 = add i64 %2691, %2667
  %2731 = inttoptr i64 %2730 to i32 addrspace(1)*
  store i32 %2694, i32 addrspace(1)* %2731, align 4, !tbaa !11
  %2732 = add i64 %2696, %2667
  %2733 = inttoptr i64 %2732 to i32 addrspace(1)*
  store i32 %2699, i32 addrspace(1)* %2733, align 4, !tbaa !11
  %2734 = add i64 %2701, %2667
  %2735 = inttoptr i64 %2734 to i32 addrspace(1)*
  store i32 %2704, i32 addrspace(1)* %2735, align 4, !tbaa !11
  %2736 = add i64 %2706, %2667
  %2737 = inttoptr i64 %2736 to i32 addrspace(1)*
  store i32 %2709, i32 addrspace(1)* %2737, align 4, !tbaa !11
  %2738 = add i64 %2711, %2667
  %2739 = inttoptr i64 %2738 to i32 addrspace(1)*
  store i32 %2714, i32 addrspace(1)* %2739, align 4, !tbaa !11
  %2740 = add i64 %2716, %2667
  %2741 = inttoptr i64 %2740 to i32 addrspace(1)*
  store i32 %2719, i32 addrspace(1)* %2741, align 4, !tbaa !11
  %2742 = add i64 %2721, %2667
  %2743 = inttoptr i64 %2742 to i32 addrspace(1)*
  store i32 %2724, i32 addrspace(1)* %2743, align 4, !tbaa !11
  %2744 = add i64 %2726, %2667
  %2745 = inttoptr i64 %2744 to i32 addrspace(1)*
  store i32 %2729, i32 addrspace(1)* %2745, align 4, !tbaa !11
  %2746 = add i64 %2690, %2677
  %2747 = add i64 %2746, %2672
  %2748 = icmp ult i64 %2747, %2669
  br i1 %2748, label %2689, label %2749, !llvm.loop !59

2749:                                             ; preds = %2689, %2666
  %2750 = phi i64 [ %2670, %2666 ], [ %2746, %2689 ]
  %2751 = icmp ult i64 %2750, %2669
  br i1 %2751, label %2752, label %2881

2752:                                             ; preds = %2749
  %2753 = shl i64 %2750, 2
  %2754 = add i64 %2753, %2668
  %2755 = inttoptr i64 %2754 to i32 addrspace(1)*
  %2756 = load volatile i32, i32 addrspace(1)* %2755, align 4, !tbaa !11
  %2757 = zext i32 %2186 to i64
  %2758 = add i64 %2750, %2757
  %2759 = icmp ult i64 %2758, %2669
  br i1 %2759, label %2760, label %2765

2760:                                             ; preds = %2752
  %2761 = shl i64 %2758, 2
  %2762 = add i64 %2761, %2668
  %2763 = inttoptr i64 %2762 to i32 addrspace(1)*
  %2764 = load volatile i32, i32 addrspace(1)* %2763, align 4, !tbaa !11
  br label %2765

2765:                                             ; preds = %2760, %2752
  %2766 = phi i32 [ %2764, %2760 ], [ 0, %2752 ]
  %2767 = shl i32 %2186, 1
  %2768 = zext i32 %2767 to i64
  %2769 = add i64 %2750, %2768
  %2770 = icmp ult i64 %2769, %2669
  br i1 %2770, label %2771, label %2776

2771:                                             ; preds = %2765
  %2772 = shl i64 %2769, 2
  %2773 = add i64 %2772, %2668
  %2774 = inttoptr i64 %2773 to i32 addrspace(1)*
  %2775 = load volatile i32, i32 addrspace(1)* %2774, align 4, !tbaa !11
  br label %2776

2776:                                             ; preds = %2771, %2765
  %2777 = phi i32 [ %2775, %2771 ], [ 0, %2765 ]
  %2778 = mul i32 %2186, 3
  %2779 = zext i32 %2778 to i64
  %2780 = add i64 %2750, %2779
  %2781 = icmp ult i64 %2780, %2669
  br i1 %2781, label %2782, label %2787

2782:                                             ; preds = %2776
  %2783 = shl i64 %2780, 2
  %2784 = add i64 %2783, %2668
  %2785 = inttoptr i64 %2784 to i32 addrspace(1)*
  %2786 = load volatile i32, i32 addrspace(1)* %2785, align 4, !tbaa !11
  br label %2787

2787:                                             ; preds = %2782, %2776
  %2788 = phi i32 [ %2786, %2782 ], [ 0, %2776 ]
  %2789 = shl i32 %2186, 2
  %2790 = zext i32 %2789 to i64
  %2791 = add i64 %2750, %2790
  %2792 = icmp ult i64 %2791, %2669
  br i1 %2792, label %2793, label %2798

2793:                                             ; preds = %2787
  %2794 = shl i64 %2791, 2
  %2795 = add i64 %2794, %2668
  %2796 = inttoptr i64 %2795 to i32 addrspace(1)*
  %2797 = load volatile i32, i32 addrspace(1)* %2796, align 4, !tbaa !11
  br label %2798

2798:                                             ; preds = %2793, %2787
  %2799 = phi i32 [ %2797, %2793 ], [ 0, %2787 ]
  %2800 = mul i32 %2186, 5
  %2801 = zext i32 %2800 to i64
  %2802 = add i64 %2750, %2801
  %2803 = icmp ult i64 %2802, %2669
  br i1 %2803, label %2804, label %2809

2804:                                             ; preds = %2798
  %2805 = shl i64 %2802, 2
  %2806 = add i64 %2805, %2668
  %2807 = inttoptr i64 %2806 to i32 addrspace(1)*
  %2808 = load volatile i32, i32 addrspace(1)* %2807, align 4, !tbaa !11
  br label %2809

2809:                                             ; preds = %2804, %2798
  %2810 = phi i32 [ %2808, %2804 ], [ 0, %2798 ]
  %2811 = mul i32 %2186, 6
  %2812 = zext i32 %2811 to i64
  %2813 = add i64 %2750, %2812
  %2814 = icmp ult i64 %2813, %2669
  br i1 %2814, label %2815, label %2820

2815:                                             ; preds = %2809
  %2816 = shl i64 %2813, 2
  %2817 = add i64 %2816, %2668
  %2818 = inttoptr i64 %2817 to i32 addrspace(1)*
  %2819 = load volatile i32, i32 addrspace(1)* %2818, align 4, !tbaa !11
  br label %2820

2820:                                             ; preds = %2815, %2809
  %2821 = phi i32 [ %2819, %2815 ], [ 0, %2809 ]
  %2822 = add i64 %2750, %2672
  %2823 = icmp ult i64 %2822, %2669
  br i1 %2823, label %2824, label %2829

2824:                                             ; preds = %2820
  %2825 = shl i64 %2822, 2
  %2826 = add i64 %2825, %2668
  %2827 = inttoptr i64 %2826 to i32 addrspace(1)*
  %2828 = load volatile i32, i32 addrspace(1)* %2827, align 4, !tbaa !11
  br label %2829

2829:                                             ; preds = %2824, %2820
  %2830 = phi i32 [ %2828, %2824 ], [ 0, %2820 ]
  %2831 = add i64 %2753, %2667
  %2832 = inttoptr i64 %2831 to i32 addrspace(1)*
  store i32 %2756, i32 addrspace(1)* %2832, align 4, !tbaa !11
  br i1 %2759, label %2833, label %2837

2833:                                             ; preds = %2829
  %2834 = shl i64 %2758, 2
  %2835 = add i64 %2834, %2667
  %2836 = inttoptr i64 %2835 to i32 addrspace(1)*
  store i32 %2766, i32 addrspace(1)* %2836, align 4, !tbaa !11
  br label %2837

2837:                                             ; preds = %2833, %2829
  br i1 %2770, label %2838, label %2842

2838:                                             ; preds = %2837
  %2839 = shl i64 %2769, 2
  %2840 = add i64 %2839, %2667
  %2841 = inttoptr i64 %2840 to i32 addrspace(1)*
  store i32 %2777, i32 addrspace(1)* %2841, align 4, !tbaa !11
  br label %2842

2842:                                             ; preds = %2838, %2837
  br i1 %2781, label %2843, label %2847

2843:                                             ; preds = %2842
  %2844 = shl i64 %2780, 2
  %2845 = add i64 %2844, %2667
  %2846 = inttoptr i64 %2845 to i32 addrspace(1)*
  store i32 %2788, i32 addrspace(1)* %2846, align 4, !tbaa !11
  br label %2847

2847:                                             ; preds = %2843, %2842
  br i1 %2792, label %2848, label %2852

2848:                                             ; preds = %2847
  %2849 = shl i64 %2791, 2
  %2850 = add i64 %2849, %2667
  %2851 = inttoptr i64 %2850 to i32 addrspace(1)*
  store i32 %2799, i32 addrspace(1)* %2851, align 4, !tbaa !11
  br label %2852

2852:                                             ; preds = %2848, %2847
  br i1 %2803, label %2853, label %2857

2853:                                             ; preds = %2852
  %2854 = shl i64 %2802, 2
  %2855 = add i64 %2854, %2667
  %2856 = inttoptr i64 %2855 to i32 addrspace(1)*
  store i32 %2810, i32 addrspace(1)* %2856, align 4, !tbaa !11
  br label %2857

2857:                                             ; preds = %2853, %2852
  br i1 %2814, label %2858, label %2862

2858:                                             ; preds = %2857
  %2859 = shl i64 %2813, 2
  %2860 = add i64 %2859, %2667
  %2861 = inttoptr i64 %2860 to i32 addrspace(1)*
  store i32 %2821, i32 addrspace(1)* %2861, align 4, !tbaa !11
  br label %2862

2862:                                             ; preds = %2858, %2857
  br i1 %2823, label %2863, label %2881

2863:                                             ; preds = %2862
  %2864 = shl i64 %2822, 2
  %2865 = add i64 %2864, %2667
  %2866 = inttoptr i64 %2865 to i32 addrspace(1)*
  store i32 %2830, i32 addrspace(1)* %2866, align 4, !tbaa !11
  br label %2881

2867:                                             ; preds = %2459
  %2868 = zext i32 %2185 to i64
  %2869 = icmp ugt i64 %1679, %2868
  br i1 %2869, label %2870, label %2915

2870:                                             ; preds = %2867
  %2871 = zext i32 %2186 to i64
  br label %2872

2872:                                             ; preds = %2872, %2870
  %2873 = phi i64 [ %2868, %2870 ], [ %2879, %2872 ]
  %2874 = add i64 %2873, %2184
  %2875 = inttoptr i64 %2874 to i8 addrspace(1)*
  %2876 = load volatile i8, i8 addrspace(1)* %2875, align 1, !tbaa !11
  %2877 = add i64 %2873, %85
  %2878 = inttoptr i64 %2877 to i8 addrspace(1)*
  store i8 %2876, i8 addrspace(1)* %2878, align 1, !tbaa !11
  %2879 = add i64 %2873, %2871
  %2880 = icmp ult i64 %2879, %1679
  br i1 %2880, label %2872, label %2915, !llvm.loop !60

2881:                                             ; preds = %2863, %2862, %2749, %2662, %2661, %2548
  %2882 = phi i64 [ %2670, %2863 ], [ %2670, %2862 ], [ %2670, %2749 ], [ %2469, %2662 ], [ %2469, %2661 ], [ %2469, %2548 ]
  %2883 = icmp ugt i64 %2461, %2882
  br i1 %2883, label %2884, label %2895

2884:                                             ; preds = %2881
  %2885 = zext i32 %2186 to i64
  br label %2886

2886:                                             ; preds = %2886, %2884
  %2887 = phi i64 [ %2882, %2884 ], [ %2893, %2886 ]
  %2888 = add i64 %2887, %2184
  %2889 = inttoptr i64 %2888 to i8 addrspace(1)*
  %2890 = load volatile i8, i8 addrspace(1)* %2889, align 1, !tbaa !11
  %2891 = add i64 %2887, %85
  %2892 = inttoptr i64 %2891 to i8 addrspace(1)*
  store i8 %2890, i8 addrspace(1)* %2892, align 1, !tbaa !11
  %2893 = add i64 %2887, %2885
  %2894 = icmp ult i64 %2893, %2461
  br i1 %2894, label %2886, label %2895, !llvm.loop !60

2895:                                             ; preds = %2886, %2881
  %2896 = add i64 %2464, %2461
  %2897 = sub i64 %1679, %2896
  %2898 = icmp ugt i64 %2897, %2882
  br i1 %2898, label %2899, label %2915

2899:                                             ; preds = %2895
  %2900 = zext i32 %2186 to i64
  br label %2901

2901:                                             ; preds = %2901, %2899
  %2902 = phi i64 [ %2882, %2899 ], [ %2909, %2901 ]
  %2903 = add i64 %2902, %2896
  %2904 = add i64 %2903, %2184
  %2905 = inttoptr i64 %2904 to i8 addrspace(1)*
  %2906 = load volatile i8, i8 addrspace(1)* %2905, align 1, !tbaa !11
  %2907 = add i64 %2903, %85
  %2908 = inttoptr i64 %2907 to i8 addrspace(1)*
  store i8 %2906, i8 addrspace(1)* %2908, align 1, !tbaa !11
  %2909 = add i64 %2902, %2900
  %2910 = icmp ult i64 %2909, %2897
  br i1 %2910, label %2901, label %2915, !llvm.loop !60

2911:                                             ; preds = %2456, %2205
  %2912 = phi i64 [ %2458, %2456 ], [ %2260, %2205 ]
  %2913 = phi <4 x i32> [ %2423, %2456 ], [ %2246, %2205 ]
  %2914 = inttoptr i64 %2912 to <4 x i32> addrspace(1)*
  store <4 x i32> %2913, <4 x i32> addrspace(1)* %2914, align 16, !tbaa !11
  br label %2915

2915:                                             ; preds = %2901, %2872, %2911, %2895, %2867, %2455, %2342, %2178
  br i1 %2170, label %2918, label %2916, !prof !57

2916:                                             ; preds = %2915
  %2917 = and i32 %2168, 65535
  br label %2922

2918:                                             ; preds = %2915
  %2919 = zext i32 %2168 to i64
  %2920 = icmp ugt i64 %2005, %2919
  %2921 = select i1 %2920, i32 61, i32 0
  br label %2922

2922:                                             ; preds = %2918, %2916
  %2923 = phi i32 [ %2917, %2916 ], [ %2921, %2918 ]
  %2924 = icmp eq i32 %2923, 0
  %2925 = select i1 %2924, i64 %2005, i64 0
  %2926 = load i64, i64* %55, align 8, !tbaa !69
  %2927 = shl i64 %1999, 3
  %2928 = add i64 %2926, %2927
  %2929 = load i32, i32* %45, align 8, !tbaa !45
  %2930 = icmp eq i32 %2929, 0
  %2931 = icmp ne i64 %2925, 0
  %2932 = and i1 %2931, %2930
  br i1 %2932, label %2933, label %3011

2933:                                             ; preds = %2922
  %2934 = load i64, i64* %75, align 8, !tbaa !103
  %2935 = load i64, i64* %76, align 8, !tbaa !104
  %2936 = inttoptr i64 %2934 to i64 addrspace(1)*
  %2937 = load volatile i64, i64 addrspace(1)* %2936, align 8, !tbaa !5
  %2938 = load i64, i64* %54, align 8, !tbaa !105
  %2939 = icmp ult i64 %2937, %2938
  br i1 %2939, label %2940, label %2945

2940:                                             ; preds = %2933
  %2941 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2934, i64 1) #10, !srcloc !23
  %2942 = load i64, i64* %54, align 8, !tbaa !105
  %2943 = icmp ult i64 %2941, %2942
  %2944 = select i1 %2943, i64 %2941, i64 -1
  br label %2945

2945:                                             ; preds = %2940, %2933
  %2946 = phi i64 [ %2942, %2940 ], [ %2938, %2933 ]
  %2947 = phi i64 [ %2944, %2940 ], [ -1, %2933 ]
  %2948 = icmp eq i64 %2947, -1
  br i1 %2948, label %2949, label %2951

2949:                                             ; preds = %2945
  %2950 = icmp eq i64 %2946, 0
  br i1 %2950, label %2951, label %2954

2951:                                             ; preds = %3001, %2996, %2949, %2945
  %2952 = phi i64 [ %2947, %2945 ], [ -1, %2949 ], [ %2997, %2996 ], [ %2997, %3001 ]
  %2953 = phi i1 [ false, %2945 ], [ true, %2949 ], [ true, %3001 ], [ %2999, %2996 ]
  br i1 %2953, label %3011, label %3005

2954:                                             ; preds = %2949, %3001
  %2955 = phi i32 [ %3002, %3001 ], [ 0, %2949 ]
  %2956 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2935, i64 1) #10, !srcloc !23
  %2957 = load i64, i64* %54, align 8, !tbaa !105
  %2958 = urem i64 %2956, %2957
  %2959 = load i64, i64* %77, align 8, !tbaa !106
  %2960 = shl i64 %2958, 3
  %2961 = add i64 %2959, %2960
  %2962 = inttoptr i64 %2961 to i64 addrspace(1)*
  %2963 = load volatile i64, i64 addrspace(1)* %2962, align 8, !tbaa !5
  %2964 = icmp eq i64 %2963, 0
  br i1 %2964, label %2996, label %2965

2965:                                             ; preds = %2954
  %2966 = load i64, i64* %55, align 8, !tbaa !69
  %2967 = shl i64 %2963, 3
  %2968 = add i64 %2967, -8
  %2969 = add i64 %2968, %2966
  %2970 = inttoptr i64 %2969 to i64 addrspace(1)*
  %2971 = load volatile i64, i64 addrspace(1)* %2970, align 8, !tbaa !5
  %2972 = and i64 %2971, 393216
  %2973 = icmp eq i64 %2972, 262144
  %2974 = lshr i64 %2971, 20
  %2975 = icmp eq i64 %2974, %2958
  %2976 = and i1 %2973, %2975
  %2977 = and i64 %2971, 65535
  %2978 = icmp eq i64 %2977, 0
  %2979 = select i1 %2976, i1 %2978, i1 false
  br i1 %2979, label %2980, label %2990

2980:                                             ; preds = %2965
  %2981 = and i64 %2971, 65536
  %2982 = icmp eq i64 %2981, 0
  br i1 %2982, label %2985, label %2983

2983:                                             ; preds = %2980
  %2984 = tail call i64 asm sideeffect "atom.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2969, i64 -65537) #10, !srcloc !83
  br label %2990

2985:                                             ; preds = %2980
  %2986 = and i64 %2971, 524288
  %2987 = tail call i64 asm sideeffect "atom.global.cas.b64 $0, [$1], $2, $3;", "=l,l,l,l,~{memory}"(i64 %2969, i64 %2971, i64 %2986) #10, !srcloc !85
  %2988 = icmp eq i64 %2987, %2971
  %2989 = zext i1 %2988 to i32
  br label %2990

2990:                                             ; preds = %2985, %2983, %2965
  %2991 = phi i32 [ 0, %2983 ], [ %2989, %2985 ], [ 0, %2965 ]
  %2992 = icmp eq i32 %2991, 0
  br i1 %2992, label %2996, label %2993

2993:                                             ; preds = %2990
  %2994 = load i64, i64* %78, align 8, !tbaa !107
  %2995 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2994, i64 1) #10, !srcloc !23
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !49
  br label %2996

2996:                                             ; preds = %2993, %2990, %2954
  %2997 = phi i64 [ %2958, %2993 ], [ -1, %2990 ], [ -1, %2954 ]
  %2998 = icmp ult i32 %2955, 63
  %2999 = icmp eq i64 %2997, -1
  %3000 = select i1 %2998, i1 %2999, i1 false
  br i1 %3000, label %3001, label %2951, !llvm.loop !108

3001:                                             ; preds = %2996
  %3002 = add nuw nsw i32 %2955, 1
  %3003 = load i64, i64* %54, align 8, !tbaa !105
  %3004 = icmp eq i64 %3003, 0
  br i1 %3004, label %2951, label %2954

3005:                                             ; preds = %2951
  %3006 = shl i64 %2952, 3
  %3007 = add i64 %1999, 1
  %3008 = load i64, i64* %77, align 8, !tbaa !106
  %3009 = add i64 %3008, %3006
  %3010 = inttoptr i64 %3009 to i64 addrspace(1)*
  store volatile i64 %3007, i64 addrspace(1)* %3010, align 8, !tbaa !5
  br label %3011

3011:                                             ; preds = %3005, %2951, %2922
  %3012 = phi i64 [ -1, %2922 ], [ %2952, %2951 ], [ %2952, %3005 ]
  %3013 = trunc i64 %3012 to i32
  %3014 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %3013, i32 0, i32 31) #7
  %3015 = lshr i64 %3012, 32
  %3016 = trunc i64 %3015 to i32
  %3017 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %3016, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !24
  %3018 = zext i32 %3017 to i64
  %3019 = shl nuw i64 %3018, 32
  %3020 = zext i32 %3014 to i64
  %3021 = or i64 %3019, %3020
  %3022 = icmp eq i64 %3021, -1
  br i1 %3022, label %3759, label %3023

3023:                                             ; preds = %3011
  %3024 = load i64, i64* %79, align 8, !tbaa !109
  %3025 = load i32, i32* %32, align 8, !tbaa !53
  %3026 = zext i32 %3025 to i64
  %3027 = shl i64 %3021, %3026
  %3028 = add i64 %3027, %3024
  %3029 = load i32, i32* %45, align 8, !tbaa !45
  %3030 = load i32, i32* %50, align 4, !tbaa !56
  %3031 = xor i64 %3028, %2009
  %3032 = and i64 %3031, 15
  %3033 = icmp eq i64 %3032, 0
  %3034 = and i64 %3031, 3
  %3035 = icmp eq i64 %3034, 0
  %3036 = select i1 %3035, i64 4, i64 1
  %3037 = select i1 %3033, i64 16, i64 %3036
  %3038 = sub i64 0, %3028
  %3039 = add nsw i64 %3037, -1
  %3040 = and i64 %3039, %3038
  %3041 = or i64 %2925, %2009
  %3042 = or i64 %3041, %3028
  %3043 = and i64 %3042, 15
  %3044 = icmp eq i64 %3043, 0
  br i1 %3044, label %3045, label %3303, !prof !57

3045:                                             ; preds = %3023
  %3046 = shl i32 %3030, 7
  %3047 = zext i32 %3046 to i64
  %3048 = icmp eq i64 %2925, %3047
  br i1 %3048, label %3049, label %3105

3049:                                             ; preds = %3045
  %3050 = shl i32 %3029, 4
  %3051 = zext i32 %3050 to i64
  %3052 = add i64 %3028, %3051
  %3053 = add i64 %2009, %3051
  %3054 = shl i32 %3030, 4
  %3055 = inttoptr i64 %3053 to <4 x i32> addrspace(1)*
  %3056 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3055, align 16, !tbaa !11
  %3057 = zext i32 %3054 to i64
  %3058 = add i64 %3053, %3057
  %3059 = inttoptr i64 %3058 to <4 x i32> addrspace(1)*
  %3060 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3059, align 16, !tbaa !11
  %3061 = shl i32 %3030, 5
  %3062 = zext i32 %3061 to i64
  %3063 = add i64 %3053, %3062
  %3064 = inttoptr i64 %3063 to <4 x i32> addrspace(1)*
  %3065 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3064, align 16, !tbaa !11
  %3066 = mul i32 %3030, 48
  %3067 = zext i32 %3066 to i64
  %3068 = add i64 %3053, %3067
  %3069 = inttoptr i64 %3068 to <4 x i32> addrspace(1)*
  %3070 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3069, align 16, !tbaa !11
  %3071 = shl i32 %3030, 6
  %3072 = zext i32 %3071 to i64
  %3073 = add i64 %3053, %3072
  %3074 = inttoptr i64 %3073 to <4 x i32> addrspace(1)*
  %3075 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3074, align 16, !tbaa !11
  %3076 = mul i32 %3030, 80
  %3077 = zext i32 %3076 to i64
  %3078 = add i64 %3053, %3077
  %3079 = inttoptr i64 %3078 to <4 x i32> addrspace(1)*
  %3080 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3079, align 16, !tbaa !11
  %3081 = mul i32 %3030, 96
  %3082 = zext i32 %3081 to i64
  %3083 = add i64 %3053, %3082
  %3084 = inttoptr i64 %3083 to <4 x i32> addrspace(1)*
  %3085 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3084, align 16, !tbaa !11
  %3086 = mul i32 %3030, 112
  %3087 = zext i32 %3086 to i64
  %3088 = add i64 %3053, %3087
  %3089 = inttoptr i64 %3088 to <4 x i32> addrspace(1)*
  %3090 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3089, align 16, !tbaa !11
  %3091 = inttoptr i64 %3052 to <4 x i32> addrspace(1)*
  store <4 x i32> %3056, <4 x i32> addrspace(1)* %3091, align 16, !tbaa !11
  %3092 = add i64 %3052, %3057
  %3093 = inttoptr i64 %3092 to <4 x i32> addrspace(1)*
  store <4 x i32> %3060, <4 x i32> addrspace(1)* %3093, align 16, !tbaa !11
  %3094 = add i64 %3052, %3062
  %3095 = inttoptr i64 %3094 to <4 x i32> addrspace(1)*
  store <4 x i32> %3065, <4 x i32> addrspace(1)* %3095, align 16, !tbaa !11
  %3096 = add i64 %3052, %3067
  %3097 = inttoptr i64 %3096 to <4 x i32> addrspace(1)*
  store <4 x i32> %3070, <4 x i32> addrspace(1)* %3097, align 16, !tbaa !11
  %3098 = add i64 %3052, %3072
  %3099 = inttoptr i64 %3098 to <4 x i32> addrspace(1)*
  store <4 x i32> %3075, <4 x i32> addrspace(1)* %3099, align 16, !tbaa !11
  %3100 = add i64 %3052, %3077
  %3101 = inttoptr i64 %3100 to <4 x i32> addrspace(1)*
  store <4 x i32> %3080, <4 x i32> addrspace(1)* %3101, align 16, !tbaa !11
  %3102 = add i64 %3052, %3082
  %3103 = inttoptr i64 %3102 to <4 x i32> addrspace(1)*
  store <4 x i32> %3085, <4 x i32> addrspace(1)* %3103, align 16, !tbaa !11
  %3104 = add i64 %3052, %3087
  br label %3755

3105:                                             ; preds = %3045
  %3106 = lshr i64 %2925, 4
  %3107 = zext i32 %3029 to i64
  %3108 = mul i32 %3030, 7
  %3109 = zext i32 %3108 to i64
  %3110 = add nuw nsw i64 %3109, %3107
  %3111 = icmp ult i64 %3110, %3106
  br i1 %3111, label %3112, label %3186

3112:                                             ; preds = %3105
  %3113 = shl i32 %3030, 3
  %3114 = zext i32 %3113 to i64
  %3115 = zext i32 %3030 to i64
  %3116 = shl i32 %3030, 1
  %3117 = zext i32 %3116 to i64
  %3118 = mul i32 %3030, 3
  %3119 = zext i32 %3118 to i64
  %3120 = shl i32 %3030, 2
  %3121 = zext i32 %3120 to i64
  %3122 = mul i32 %3030, 5
  %3123 = zext i32 %3122 to i64
  %3124 = mul i32 %3030, 6
  %3125 = zext i32 %3124 to i64
  br label %3126

3126:                                             ; preds = %3126, %3112
  %3127 = phi i64 [ %3107, %3112 ], [ %3183, %3126 ]
  %3128 = shl i64 %3127, 4
  %3129 = add i64 %3128, %2009
  %3130 = inttoptr i64 %3129 to <4 x i32> addrspace(1)*
  %3131 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3130, align 16, !tbaa !11
  %3132 = add i64 %3127, %3115
  %3133 = shl i64 %3132, 4
  %3134 = add i64 %3133, %2009
  %3135 = inttoptr i64 %3134 to <4 x i32> addrspace(1)*
  %3136 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3135, align 16, !tbaa !11
  %3137 = add i64 %3127, %3117
  %3138 = shl i64 %3137, 4
  %3139 = add i64 %3138, %2009
  %3140 = inttoptr i64 %3139 to <4 x i32> addrspace(1)*
  %3141 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3140, align 16, !tbaa !11
  %3142 = add i64 %3127, %3119
  %3143 = shl i64 %3142, 4
  %3144 = add i64 %3143, %2009
  %3145 = inttoptr i64 %3144 to <4 x i32> addrspace(1)*
  %3146 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3145, align 16, !tbaa !11
  %3147 = add i64 %3127, %3121
  %3148 = shl i64 %3147, 4
  %3149 = add i64 %3148, %2009
  %3150 = inttoptr i64 %3149 to <4 x i32> addrspace(1)*
  %3151 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3150, align 16, !tbaa !11
  %3152 = add i64 %3127, %3123
  %3153 = shl i64 %3152, 4
  %3154 = add i64 %3153, %2009
  %3155 = inttoptr i64 %3154 to <4 x i32> addrspace(1)*
  %3156 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3155, align 16, !tbaa !11
  %3157 = add i64 %3127, %3125
  %3158 = shl i64 %3157, 4
  %3159 = add i64 %3158, %2009
  %3160 = inttoptr i64 %3159 to <4 x i32> addrspace(1)*
  %3161 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3160, align 16, !tbaa !11
  %3162 = add i64 %3127, %3109
  %3163 = shl i64 %3162, 4
  %3164 = add i64 %3163, %2009
  %3165 = inttoptr i64 %3164 to <4 x i32> addrspace(1)*
  %3166 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3165, align 16, !tbaa !11
  %3167 = add i64 %3128, %3028
  %3168 = inttoptr i64 %3167 to <4 x i32> addrspace(1)*
  store <4 x i32> %3131, <4 x i32> addrspace(1)* %3168, align 16, !tbaa !11
  %3169 = add i64 %3133, %3028
  %3170 = inttoptr i64 %3169 to <4 x i32> addrspace(1)*
  store <4 x i32> %3136, <4 x i32> addrspace(1)* %3170, align 16, !tbaa !11
  %3171 = add i64 %3138, %3028
  %3172 = inttoptr i64 %3171 to <4 x i32> addrspace(1)*
  store <4 x i32> %3141, <4 x i32> addrspace(1)* %3172, align 16, !tbaa !11
  %3173 = add i64 %3143, %3028
  %3174 = inttoptr i64 %3173 to <4 x i32> addrspace(1)*
  store <4 x i32> %3146, <4 x i32> addrspace(1)* %3174, align 16, !tbaa !11
  %3175 = add i64 %3148, %3028
  %3176 = inttoptr i64 %3175 to <4 x i32> addrspace(1)*
  store <4 x i32> %3151, <4 x i32> addrspace(1)* %3176, align 16, !tbaa !11
  %3177 = add i64 %3153, %3028
  %3178 = inttoptr i64 %3177 to <4 x i32> addrspace(1)*
  store <4 x i32> %3156, <4 x i32> addrspace(1)* %3178, align 16, !tbaa !11
  %3179 = add i64 %3158, %3028
  %3180 = inttoptr i64 %3179 to <4 x i32> addrspace(1)*
  store <4 x i32> %3161, <4 x i32> addrspace(1)* %3180, align 16, !tbaa !11
  %3181 = add i64 %3163, %3028
  %3182 = inttoptr i64 %3181 to <4 x i32> addrspace(1)*
  store <4 x i32> %3166, <4 x i32> addrspace(1)* %3182, align 16, !tbaa !11
  %3183 = add i64 %3127, %3114
  %3184 = add i64 %3183, %3109
  %3185 = icmp ult i64 %3184, %3106
  br i1 %3185, label %3126, label %3186, !llvm.loop !58

3186:                                             ; preds = %3126, %3105
  %3187 = phi i64 [ %3107, %3105 ], [ %3183, %3126 ]
  %3188 = icmp ult i64 %3187, %3106
  br i1 %3188, label %3189, label %3759

3189:                                             ; preds = %3186
  %3190 = shl i64 %3187, 4
  %3191 = add i64 %3190, %2009
  %3192 = inttoptr i64 %3191 to <4 x i32> addrspace(1)*
  %3193 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3192, align 16, !tbaa !11
  %3194 = zext i32 %3030 to i64
  %3195 = add i64 %3187, %3194
  %3196 = icmp ult i64 %3195, %3106
  br i1 %3196, label %3197, label %3202

3197:                                             ; preds = %3189
  %3198 = shl i64 %3195, 4
  %3199 = add i64 %3198, %2009
  %3200 = inttoptr i64 %3199 to <4 x i32> addrspace(1)*
  %3201 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3200, align 16, !tbaa !11
  br label %3202

3202:                                             ; preds = %3197, %3189
  %3203 = phi <4 x i32> [ %3201, %3197 ], [ zeroinitializer, %3189 ]
  %3204 = shl i32 %3030, 1
  %3205 = zext i32 %3204 to i64
  %3206 = add i64 %3187, %3205
  %3207 = icmp ult i64 %3206, %3106
  br i1 %3207, label %3208, label %3213

3208:                                             ; preds = %3202
  %3209 = shl i64 %3206, 4
  %3210 = add i64 %3209, %2009
  %3211 = inttoptr i64 %3210 to <4 x i32> addrspace(1)*
  %3212 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3211, align 16, !tbaa !11
  br label %3213

3213:                                             ; preds = %3208, %3202
  %3214 = phi <4 x i32> [ %3212, %3208 ], [ zeroinitializer, %3202 ]
  %3215 = mul i32 %3030, 3
  %3216 = zext i32 %3215 to i64
  %3217 = add i64 %3187, %3216
  %3218 = icmp ult i64 %3217, %3106
  br i1 %3218, label %3219, label %3224

3219:                                             ; preds = %3213
  %3220 = shl i64 %3217, 4
  %3221 = add i64 %3220, %2009
  %3222 = inttoptr i64 %3221 to <4 x i32> addrspace(1)*
  %3223 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3222, align 16, !tbaa !11
  br label %3224

3224:                                             ; preds = %3219, %3213
  %3225 = phi <4 x i32> [ %3223, %3219 ], [ zeroinitializer, %3213 ]
  %3226 = shl i32 %3030, 2
  %3227 = zext i32 %3226 to i64
  %3228 = add i64 %3187, %3227
  %3229 = icmp ult i64 %3228, %3106
  br i1 %3229, label %3230, label %3235

3230:                                             ; preds = %3224
  %3231 = shl i64 %3228, 4
  %3232 = add i64 %3231, %2009
  %3233 = inttoptr i64 %3232 to <4 x i32> addrspace(1)*
  %3234 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3233, align 16, !tbaa !11
  br label %3235

3235:                                             ; preds = %3230, %3224
  %3236 = phi <4 x i32> [ %3234, %3230 ], [ zeroinitializer, %3224 ]
  %3237 = mul i32 %3030, 5
  %3238 = zext i32 %3237 to i64
  %3239 = add i64 %3187, %3238
  %3240 = icmp ult i64 %3239, %3106
  br i1 %3240, label %3241, label %3246

3241:                                             ; preds = %3235
  %3242 = shl i64 %3239, 4
  %3243 = add i64 %3242, %2009
  %3244 = inttoptr i64 %3243 to <4 x i32> addrspace(1)*
  %3245 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3244, align 16, !tbaa !11
  br label %3246

3246:                                             ; preds = %3241, %3235
  %3247 = phi <4 x i32> [ %3245, %3241 ], [ zeroinitializer, %3235 ]
  %3248 = mul i32 %3030, 6
  %3249 = zext i32 %3248 to i64
  %3250 = add i64 %3187, %3249
  %3251 = icmp ult i64 %3250, %3106
  br i1 %3251, label %3252, label %3257

3252:                                             ; preds = %3246
  %3253 = shl i64 %3250, 4
  %3254 = add i64 %3253, %2009
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
  %3263 = add i64 %3262, %2009
  %3264 = inttoptr i64 %3263 to <4 x i32> addrspace(1)*
  %3265 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3264, align 16, !tbaa !11
  br label %3266

3266:                                             ; preds = %3261, %3257
  %3267 = phi <4 x i32> [ %3265, %3261 ], [ zeroinitializer, %3257 ]
  %3268 = add i64 %3190, %3028
  %3269 = inttoptr i64 %3268 to <4 x i32> addrspace(1)*
  store <4 x i32> %3193, <4 x i32> addrspace(1)* %3269, align 16, !tbaa !11
  br i1 %3196, label %3270, label %3274

3270:                                             ; preds = %3266
  %3271 = shl i64 %3195, 4
  %3272 = add i64 %3271, %3028
  %3273 = inttoptr i64 %3272 to <4 x i32> addrspace(1)*
  store <4 x i32> %3203, <4 x i32> addrspace(1)* %3273, align 16, !tbaa !11
  br label %3274

3274:                                             ; preds = %3270, %3266
  br i1 %3207, label %3275, label %3279

3275:                                             ; preds = %3274
  %3276 = shl i64 %3206, 4
  %3277 = add i64 %3276, %3028
  %3278 = inttoptr i64 %3277 to <4 x i32> addrspace(1)*
  store <4 x i32> %3214, <4 x i32> addrspace(1)* %3278, align 16, !tbaa !11
  br label %3279

3279:                                             ; preds = %3275, %3274
  br i1 %3218, label %3280, label %3284

3280:                                             ; preds = %3279
  %3281 = shl i64 %3217, 4
  %3282 = add i64 %3281, %3028
  %3283 = inttoptr i64 %3282 to <4 x i32> addrspace(1)*
  store <4 x i32> %3225, <4 x i32> addrspace(1)* %3283, align 16, !tbaa !11
  br label %3284

3284:                                             ; preds = %3280, %3279
  br i1 %3229, label %3285, label %3289

3285:                                             ; preds = %3284
  %3286 = shl i64 %3228, 4
  %3287 = add i64 %3286, %3028
  %3288 = inttoptr i64 %3287 to <4 x i32> addrspace(1)*
  store <4 x i32> %3236, <4 x i32> addrspace(1)* %3288, align 16, !tbaa !11
  br label %3289

3289:                                             ; preds = %3285, %3284
  br i1 %3240, label %3290, label %3294

3290:                                             ; preds = %3289
  %3291 = shl i64 %3239, 4
  %3292 = add i64 %3291, %3028
  %3293 = inttoptr i64 %3292 to <4 x i32> addrspace(1)*
  store <4 x i32> %3247, <4 x i32> addrspace(1)* %3293, align 16, !tbaa !11
  br label %3294

3294:                                             ; preds = %3290, %3289
  br i1 %3251, label %3295, label %3299

3295:                                             ; preds = %3294
  %3296 = shl i64 %3250, 4
  %3297 = add i64 %3296, %3028
  %3298 = inttoptr i64 %3297 to <4 x i32> addrspace(1)*
  store <4 x i32> %3258, <4 x i32> addrspace(1)* %3298, align 16, !tbaa !11
  br label %3299

3299:                                             ; preds = %3295, %3294
  br i1 %3260, label %3300, label %3759

3300:                                             ; preds = %3299
  %3301 = shl i64 %3259, 4
  %3302 = add i64 %3301, %3028
  br label %3755

3303:                                             ; preds = %3023
  %3304 = icmp ult i64 %3040, %2925
  %3305 = select i1 %3304, i64 %3040, i64 %2925
  %3306 = sub i64 %2925, %3305
  %3307 = sub nsw i64 0, %3037
  %3308 = and i64 %3306, %3307
  switch i64 %3037, label %3711 [
    i64 16, label %3309
    i64 4, label %3510
  ]

3309:                                             ; preds = %3303
  %3310 = add i64 %3305, %3028
  %3311 = add i64 %3305, %2009
  %3312 = lshr i64 %3308, 4
  %3313 = zext i32 %3029 to i64
  %3314 = mul i32 %3030, 7
  %3315 = zext i32 %3314 to i64
  %3316 = add nuw nsw i64 %3315, %3313
  %3317 = icmp ult i64 %3316, %3312
  br i1 %3317, label %3318, label %3392

3318:                                             ; preds = %3309
  %3319 = shl i32 %3030, 3
  %3320 = zext i32 %3319 to i64
  %3321 = zext i32 %3030 to i64
  %3322 = shl i32 %3030, 1
  %3323 = zext i32 %3322 to i64
  %3324 = mul i32 %3030, 3
  %3325 = zext i32 %3324 to i64
  %3326 = shl i32 %3030, 2
  %3327 = zext i32 %3326 to i64
  %3328 = mul i32 %3030, 5
  %3329 = zext i32 %3328 to i64
  %3330 = mul i32 %3030, 6
  %3331 = zext i32 %3330 to i64
  br label %3332

3332:                                             ; preds = %3332, %3318
  %3333 = phi i64 [ %3313, %3318 ], [ %3389, %3332 ]
  %3334 = shl i64 %3333, 4
  %3335 = add i64 %3334, %3311
  %3336 = inttoptr i64 %3335 to <4 x i32> addrspace(1)*
  %3337 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3336, align 16, !tbaa !11
  %3338 = add i64 %3333, %3321
  %3339 = shl i64 %3338, 4
  %3340 = add i64 %3339, %3311
  %3341 = inttoptr i64 %3340 to <4 x i32> addrspace(1)*
  %3342 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3341, align 16, !tbaa !11
  %3343 = add i64 %3333, %3323
  %3344 = shl i64 %3343, 4
  %3345 = add i64 %3344, %3311
  %3346 = inttoptr i64 %3345 to <4 x i32> addrspace(1)*
  %3347 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3346, align 16, !tbaa !11
  %3348 = add i64 %3333, %3325
  %3349 = shl i64 %3348, 4
  %3350 = add i64 %3349, %3311
  %3351 = inttoptr i64 %3350 to <4 x i32> addrspace(1)*
  %3352 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3351, align 16, !tbaa !11
  %3353 = add i64 %3333, %3327
  %3354 = shl i64 %3353, 4
  %3355 = add i64 %3354, %3311
  %3356 = inttoptr i64 %3355 to <4 x i32> addrspace(1)*
  %3357 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3356, align 16, !tbaa !11
  %3358 = add i64 %3333, %3329
  %3359 = shl i64 %3358, 4
  %3360 = add i64 %3359, %3311
  %3361 = inttoptr i64 %3360 to <4 x i32> addrspace(1)*
  %3362 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3361, align 16, !tbaa !11
  %3363 = add i64 %3333, %3331
  %3364 = shl i64 %3363, 4
  %3365 = add i64 %3364, %3311
  %3366 = inttoptr i64 %3365 to <4 x i32> addrspace(1)*
  %3367 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3366, align 16, !tbaa !11
  %3368 = add i64 %3333, %3315
  %3369 = shl i64 %3368, 4
  %3370 = add i64 %3369, %3311
  %3371 = inttoptr i64 %3370 to <4 x i32> addrspace(1)*
  %3372 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3371, align 16, !tbaa !11
  %3373 = add i64 %3334, %3310
  %3374 = inttoptr i64 %3373 to <4 x i32> addrspace(1)*
  store <4 x i32> %3337, <4 x i32> addrspace(1)* %3374, align 16, !tbaa !11
  %3375 = add i64 %3339, %3310
  %3376 = inttoptr i64 %3375 to <4 x i32> addrspace(1)*
  store <4 x i32> %3342, <4 x i32> addrspace(1)* %3376, align 16, !tbaa !11
  %3377 = add i64 %3344, %3310
  %3378 = inttoptr i64 %3377 to <4 x i32> addrspace(1)*
  store <4 x i32> %3347, <4 x i32> addrspace(1)* %3378, align 16, !tbaa !11
  %3379 = add i64 %3349, %3310
  %3380 = inttoptr i64 %3379 to <4 x i32> addrspace(1)*
  store <4 x i32> %3352, <4 x i32> addrspace(1)* %3380, align 16, !tbaa !11
  %3381 = add i64 %3354, %3310
  %3382 = inttoptr i64 %3381 to <4 x i32> addrspace(1)*
  store <4 x i32> %3357, <4 x i32> addrspace(1)* %3382, align 16, !tbaa !11
  %3383 = add i64 %3359, %3310
  %3384 = inttoptr i64 %3383 to <4 x i32> addrspace(1)*
  store <4 x i32> %3362, <4 x i32> addrspace(1)* %3384, align 16, !tbaa !11
  %3385 = add i64 %3364, %3310
  %3386 = inttoptr i64 %3385 to <4 x i32> addrspace(1)*
  store <4 x i32> %3367, <4 x i32> addrspace(1)* %3386, align 16, !tbaa !11
  %3387 = add i64 %3369, %3310
  %3388 = inttoptr i64 %3387 to <4 x i32> addrspace(1)*
  store <4 x i32> %3372, <4 x i32> addrspace(1)* %3388, align 16, !tbaa !11
  %3389 = add i64 %3333, %3320
  %3390 = add i64 %3389, %3315
  %3391 = icmp ult i64 %3390, %3312
  br i1 %3391, label %3332, label %3392, !llvm.loop !58

3392:                                             ; preds = %3332, %3309
  %3393 = phi i64 [ %3313, %3309 ], [ %3389, %3332 ]
  %3394 = icmp ult i64 %3393, %3312
  br i1 %3394, label %3395, label %3725

3395:                                             ; preds = %3392
  %3396 = shl i64 %3393, 4
  %3397 = add i64 %3396, %3311
  %3398 = inttoptr i64 %3397 to <4 x i32> addrspace(1)*
  %3399 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3398, align 16, !tbaa !11
  %3400 = zext i32 %3030 to i64
  %3401 = add i64 %3393, %3400
  %3402 = icmp ult i64 %3401, %3312
  br i1 %3402, label %3403, label %3408

3403:                                             ; preds = %3395
  %3404 = shl i64 %3401, 4
  %3405 = add i64 %3404, %3311
  %3406 = inttoptr i64 %3405 to <4 x i32> addrspace(1)*
  %3407 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3406, align 16, !tbaa !11
  br label %3408

3408:                                             ; preds = %3403, %3395
  %3409 = phi <4 x i32> [ %3407, %3403 ], [ zeroinitializer, %3395 ]
  %3410 = shl i32 %3030, 1
  %3411 = zext i32 %3410 to i64
  %3412 = add i64 %3393, %3411
  %3413 = icmp ult i64 %3412, %3312
  br i1 %3413, label %3414, label %3419

3414:                                             ; preds = %3408
  %3415 = shl i64 %3412, 4
  %3416 = add i64 %3415, %3311
  %3417 = inttoptr i64 %3416 to <4 x i32> addrspace(1)*
  %3418 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3417, align 16, !tbaa !11
  br label %3419

3419:                                             ; preds = %3414, %3408
  %3420 = phi <4 x i32> [ %3418, %3414 ], [ zeroinitializer, %3408 ]
  %3421 = mul i32 %3030, 3
  %3422 = zext i32 %3421 to i64
  %3423 = add i64 %3393, %3422
  %3424 = icmp ult i64 %3423, %3312
  br i1 %3424, label %3425, label %3430

3425:                                             ; preds = %3419
  %3426 = shl i64 %3423, 4
  %3427 = add i64 %3426, %3311
  %3428 = inttoptr i64 %3427 to <4 x i32> addrspace(1)*
  %3429 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3428, align 16, !tbaa !11
  br label %3430

3430:                                             ; preds = %3425, %3419
  %3431 = phi <4 x i32> [ %3429, %3425 ], [ zeroinitializer, %3419 ]
  %3432 = shl i32 %3030, 2
  %3433 = zext i32 %3432 to i64
  %3434 = add i64 %3393, %3433
  %3435 = icmp ult i64 %3434, %3312
  br i1 %3435, label %3436, label %3441

3436:                                             ; preds = %3430
  %3437 = shl i64 %3434, 4
  %3438 = add i64 %3437, %3311
  %3439 = inttoptr i64 %3438 to <4 x i32> addrspace(1)*
  %3440 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3439, align 16, !tbaa !11
  br label %3441

3441:                                             ; preds = %3436, %3430
  %3442 = phi <4 x i32> [ %3440, %3436 ], [ zeroinitializer, %3430 ]
  %3443 = mul i32 %3030, 5
  %3444 = zext i32 %3443 to i64
  %3445 = add i64 %3393, %3444
  %3446 = icmp ult i64 %3445, %3312
  br i1 %3446, label %3447, label %3452

3447:                                             ; preds = %3441
  %3448 = shl i64 %3445, 4
  %3449 = add i64 %3448, %3311
  %3450 = inttoptr i64 %3449 to <4 x i32> addrspace(1)*
  %3451 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3450, align 16, !tbaa !11
  br label %3452

3452:                                             ; preds = %3447, %3441
  %3453 = phi <4 x i32> [ %3451, %3447 ], [ zeroinitializer, %3441 ]
  %3454 = mul i32 %3030, 6
  %3455 = zext i32 %3454 to i64
  %3456 = add i64 %3393, %3455
  %3457 = icmp ult i64 %3456, %3312
  br i1 %3457, label %3458, label %3463

3458:                                             ; preds = %3452
  %3459 = shl i64 %3456, 4
  %3460 = add i64 %3459, %3311
  %3461 = inttoptr i64 %3460 to <4 x i32> addrspace(1)*
  %3462 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3461, align 16, !tbaa !11
  br label %3463

3463:                                             ; preds = %3458, %3452
  %3464 = phi <4 x i32> [ %3462, %3458 ], [ zeroinitializer, %3452 ]
  %3465 = add i64 %3393, %3315
  %3466 = icmp ult i64 %3465, %3312
  br i1 %3466, label %3467, label %3472

3467:                                             ; preds = %3463
  %3468 = shl i64 %3465, 4
  %3469 = add i64 %3468, %3311
  %3470 = inttoptr i64 %3469 to <4 x i32> addrspace(1)*
  %3471 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3470, align 16, !tbaa !11
  br label %3472

3472:                                             ; preds = %3467, %3463
  %3473 = phi <4 x i32> [ %3471, %3467 ], [ zeroinitializer, %3463 ]
  %3474 = add i64 %3396, %3310
  %3475 = inttoptr i64 %3474 to <4 x i32> addrspace(1)*
  store <4 x i32> %3399, <4 x i32> addrspace(1)* %3475, align 16, !tbaa !11
  br i1 %3402, label %3476, label %3480

3476:                                             ; preds = %3472
  %3477 = shl i64 %3401, 4
  %3478 = add i64 %3477, %3310
  %3479 = inttoptr i64 %3478 to <4 x i32> addrspace(1)*
  store <4 x i32> %3409, <4 x i32> addrspace(1)* %3479, align 16, !tbaa !11
  br label %3480

3480:                                             ; preds = %3476, %3472
  br i1 %3413, label %3481, label %3485

3481:                                             ; preds = %3480
  %3482 = shl i64 %3412, 4
  %3483 = add i64 %3482, %3310
  %3484 = inttoptr i64 %3483 to <4 x i32> addrspace(1)*
  store <4 x i32> %3420, <4 x i32> addrspace(1)* %3484, align 16, !tbaa !11
  br label %3485

3485:                                             ; preds = %3481, %3480
  br i1 %3424, label %3486, label %3490

3486:                                             ; preds = %3485
  %3487 = shl i64 %3423, 4
  %3488 = add i64 %3487, %3310
  %3489 = inttoptr i64 %3488 to <4 x i32> addrspace(1)*
  store <4 x i32> %3431, <4 x i32> addrspace(1)* %3489, align 16, !tbaa !11
  br label %3490

3490:                                             ; preds = %3486, %3485
  br i1 %3435, label %3491, label %3495

3491:                                             ; preds = %3490
  %3492 = shl i64 %3434, 4
  %3493 = add i64 %3492, %3310
  %3494 = inttoptr i64 %3493 to <4 x i32> addrspace(1)*
  store <4 x i32> %3442, <4 x i32> addrspace(1)* %3494, align 16, !tbaa !11
  br label %3495

3495:                                             ; preds = %3491, %3490
  br i1 %3446, label %3496, label %3500

3496:                                             ; preds = %3495
  %3497 = shl i64 %3445, 4
  %3498 = add i64 %3497, %3310
  %3499 = inttoptr i64 %3498 to <4 x i32> addrspace(1)*
  store <4 x i32> %3453, <4 x i32> addrspace(1)* %3499, align 16, !tbaa !11
  br label %3500

3500:                                             ; preds = %3496, %3495
  br i1 %3457, label %3501, label %3505

3501:                                             ; preds = %3500
  %3502 = shl i64 %3456, 4
  %3503 = add i64 %3502, %3310
  %3504 = inttoptr i64 %3503 to <4 x i32> addrspace(1)*
  store <4 x i32> %3464, <4 x i32> addrspace(1)* %3504, align 16, !tbaa !11
  br label %3505

3505:                                             ; preds = %3501, %3500
  br i1 %3466, label %3506, label %3725

3506:                                             ; preds = %3505
  %3507 = shl i64 %3465, 4
  %3508 = add i64 %3507, %3310
  %3509 = inttoptr i64 %3508 to <4 x i32> addrspace(1)*
  store <4 x i32> %3473, <4 x i32> addrspace(1)* %3509, align 16, !tbaa !11
  br label %3725

3510:                                             ; preds = %3303
  %3511 = add i64 %3305, %3028
  %3512 = add i64 %3305, %2009
  %3513 = lshr i64 %3308, 2
  %3514 = zext i32 %3029 to i64
  %3515 = mul i32 %3030, 7
  %3516 = zext i32 %3515 to i64
  %3517 = add nuw nsw i64 %3516, %3514
  %3518 = icmp ult i64 %3517, %3513
  br i1 %3518, label %3519, label %3593

3519:                                             ; preds = %3510
  %3520 = shl i32 %3030, 3
  %3521 = zext i32 %3520 to i64
  %3522 = zext i32 %3030 to i64
  %3523 = shl i32 %3030, 1
  %3524 = zext i32 %3523 to i64
  %3525 = mul i32 %3030, 3
  %3526 = zext i32 %3525 to i64
  %3527 = shl i32 %3030, 2
  %3528 = zext i32 %3527 to i64
  %3529 = mul i32 %3030, 5
  %3530 = zext i32 %3529 to i64
  %3531 = mul i32 %3030, 6
  %3532 = zext i32 %3531 to i64
  br label %3533

3533:                                             ; preds = %3533, %3519
  %3534 = phi i64 [ %3514, %3519 ], [ %3590, %3533 ]
  %3535 = shl i64 %3534, 2
  %3536 = add i64 %3535, %3512
  %3537 = inttoptr i64 %3536 to i32 addrspace(1)*
  %3538 = load volatile i32, i32 addrspace(1)* %3537, align 4, !tbaa !11
  %3539 = add i64 %3534, %3522
  %3540 = shl i64 %3539, 2
  %3541 = add i64 %3540, %3512
  %3542 = inttoptr i64 %3541 to i32 addrspace(1)*
  %3543 = load volatile i32, i32 addrspace(1)* %3542, align 4, !tbaa !11
  %3544 = add i64 %3534, %3524
  %3545 = shl i64 %3544, 2
  %3546 = add i64 %3545, %3512
  %3547 = inttoptr i64 %3546 to i32 addrspace(1)*
  %3548 = load volatile i32, i32 addrspace(1)* %3547, align 4, !tbaa !11
  %3549 = add i64 %3534, %3526
  %3550 = shl i64 %3549, 2
  %3551 = add i64 %3550, %3512
  %3552 = inttoptr i64 %3551 to i32 addrspace(1)*
  %3553 = load volatile i32, i32 addrspace(1)* %3552, align 4, !tbaa !11
  %3554 = add i64 %3534, %3528
  %3555 = shl i64 %3554, 2
  %3556 = add i64 %3555, %3512
  %3557 = inttoptr i64 %3556 to i32 addrspace(1)*
  %3558 = load volatile i32, i32 addrspace(1)* %3557, align 4, !tbaa !11
  %3559 = add i64 %3534, %3530
  %3560 = shl i64 %3559, 2
  %3561 = add i64 %3560, %3512
  %3562 = inttoptr i64 %3561 to i32 addrspace(1)*
  %3563 = load volatile i32, i32 addrspace(1)* %3562, align 4, !tbaa !11
  %3564 = add i64 %3534, %3532
  %3565 = shl i64 %3564, 2
  %3566 = add i64 %3565, %3512
  %3567 = inttoptr i64 %3566 to i32 addrspace(1)*
  %3568 = load volatile i32, i32 addrspace(1)* %3567, align 4, !tbaa !11
  %3569 = add i64 %3534, %3516
  %3570 = shl i64 %3569, 2
  %3571 = add i64 %3570, %3512
  %3572 = inttoptr i64 %3571 to i32 addrspace(1)*
  %3573 = load volatile i32, i32 addrspace(1)* %3572, align 4, !tbaa !11
  %3574 = add i64 %3535, %3511
  %3575 = inttoptr i64 %3574 to i32 addrspace(1)*
  store i32 %3538, i32 addrspace(1)* %3575, align 4, !tbaa !11
  %3576 = add i64 %3540, %3511
  %3577 = inttoptr i64 %3576 to i32 addrspace(1)*
  store i32 %3543, i32 addrspace(1)* %3577, align 4, !tbaa !11
  %3578 = add i64 %3545, %3511
  %3579 = inttoptr i64 %3578 to i32 addrspace(1)*
  store i32 %3548, i32 addrspace(1)* %3579, align 4, !tbaa !11
  %3580 = add i64 %3550, %3511
  %3581 = inttoptr i64 %3580 to i32 addrspace(1)*
  store i32 %3553, i32 addrspace(1)* %3581, align 4, !tbaa !11
  %3582 = add i64 %3555, %3511
  %3583 = inttoptr i64 %3582 to i32 addrspace(1)*
  store i32 %3558, i32 addrspace(1)* %3583, align 4, !tbaa !11
  %3584 = add i64 %3560, %3511
  %3585 = inttoptr i64 %3584 to i32 addrspace(1)*
  store i32 %3563, i32 addrspace(1)* %3585, align 4, !tbaa !11
  %3586 = add i64 %3565, %3511
  %3587 = inttoptr i64 %3586 to i32 addrspace(1)*
  store i32 %3568, i32 addrspace(1)* %3587, align 4, !tbaa !11
  %3588 = add i64 %3570, %3511
  %3589 = inttoptr i64 %3588 to i32 addrspace(1)*
  store i32 %3573, i32 addrspace(1)* %3589, align 4, !tbaa !11
  %3590 = add i64 %3534, %3521
  %3591 = add i64 %3590, %3516
  %3592 = icmp ult i64 %3591, %3513
  br i1 %3592, label %3533, label %3593, !llvm.loop !59

3593:                                             ; preds = %3533, %3510
  %3594 = phi i64 [ %3514, %3510 ], [ %3590, %3533 ]
  %3595 = icmp ult i64 %3594, %3513
  br i1 %3595, label %3596, label %3725

3596:                                             ; preds = %3593
  %3597 = shl i64 %3594, 2
  %3598 = add i64 %3597, %3512
  %3599 = inttoptr i64 %3598 to i32 addrspace(1)*
  %3600 = load volatile i32, i32 addrspace(1)* %3599, align 4, !tbaa !11
  %3601 = zext i32 %3030 to i64
  %3602 = add i64 %3594, %3601
  %3603 = icmp ult i64 %3602, %3513
  br i1 %3603, label %3604, label %3609

3604:                                             ; preds = %3596
  %3605 = shl i64 %3602, 2
  %3606 = add i64 %3605, %3512
  %3607 = inttoptr i64 %3606 to i32 addrspace(1)*
  %3608 = load volatile i32, i32 addrspace(1)* %3607, align 4, !tbaa !11
  br label %3609

3609:                                             ; preds = %3604, %3596
  %3610 = phi i32 [ %3608, %3604 ], [ 0, %3596 ]
  %3611 = shl i32 %3030, 1
  %3612 = zext i32 %3611 to i64
  %3613 = add i64 %3594, %3612
  %3614 = icmp ult i64 %3613, %3513
  br i1 %3614, label %3615, label %3620

3615:                                             ; preds = %3609
  %3616 = shl i64 %3613, 2
  %3617 = add i64 %3616, %3512
  %3618 = inttoptr i64 %3617 to i32 addrspace(1)*
  %3619 = load volatile i32, i32 addrspace(1)* %3618, align 4, !tbaa !11
  br label %3620

3620:                                             ; preds = %3615, %3609
  %3621 = phi i32 [ %3619, %3615 ], [ 0, %3609 ]
  %3622 = mul i32 %3030, 3
  %3623 = zext i32 %3622 to i64
  %3624 = add i64 %3594, %3623
  %3625 = icmp ult i64 %3624, %3513
  br i1 %3625, label %3626, label %3631

3626:                                             ; preds = %3620
  %3627 = shl i64 %3624, 2
  %3628 = add i64 %3627, %3512
  %3629 = inttoptr i64 %3628 to i32 addrspace(1)*
  %3630 = load volatile i32, i32 addrspace(1)* %3629, align 4, !tbaa !11
  br label %3631

3631:                                             ; preds = %3626, %3620
  %3632 = phi i32 [ %3630, %3626 ], [ 0, %3620 ]
  %3633 = shl i32 %3030, 2
  %3634 = zext i32 %3633 to i64
  %3635 = add i64 %3594, %3634
  %3636 = icmp ult i64 %3635, %3513
  br i1 %3636, label %3637, label %3642

3637:                                             ; preds = %3631
  %3638 = shl i64 %3635, 2
  %3639 = add i64 %3638, %3512
  %3640 = inttoptr i64 %3639 to i32 addrspace(1)*
  %3641 = load volatile i32, i32 addrspace(1)* %3640, align 4, !tbaa !11
  br label %3642

3642:                                             ; preds = %3637, %3631
  %3643 = phi i32 [ %3641, %3637 ], [ 0, %3631 ]
  %3644 = mul i32 %3030, 5
  %3645 = zext i32 %3644 to i64
  %3646 = add i64 %3594, %3645
  %3647 = icmp ult i64 %3646, %3513
  br i1 %3647, label %3648, label %3653

3648:                                             ; preds = %3642
  %3649 = shl i64 %3646, 2
  %3650 = add i64 %3649, %3512
  %3651 = inttoptr i64 %3650 to i32 addrspace(1)*
  %3652 = load volatile i32, i32 addrspace(1)* %3651, align 4, !tbaa !11
  br label %3653

3653:                                             ; preds = %3648, %3642
  %3654 = phi i32 [ %3652, %3648 ], [ 0, %3642 ]
  %3655 = mul i32 %3030, 6
  %3656 = zext i32 %3655 to i64
  %3657 = add i64 %3594, %3656
  %3658 = icmp ult i64 %3657, %3513
  br i1 %3658, label %3659, label %3664

3659:                                             ; preds = %3653
  %3660 = shl i64 %3657, 2
  %3661 = add i64 %3660, %3512
  %3662 = inttoptr i64 %3661 to i32 addrspace(1)*
  %3663 = load volatile i32, i32 addrspace(1)* %3662, align 4, !tbaa !11
  br label %3664

3664:                                             ; preds = %3659, %3653
  %3665 = phi i32 [ %3663, %3659 ], [ 0, %3653 ]
  %3666 = add i64 %3594, %3516
  %3667 = icmp ult i64 %3666, %3513
  br i1 %3667, label %3668, label %3673

3668:                                             ; preds = %3664
  %3669 = shl i64 %3666, 2
  %3670 = add i64 %3669, %3512
  %3671 = inttoptr i64 %3670 to i32 addrspace(1)*
  %3672 = load volatile i32, i32 addrspace(1)* %3671, align 4, !tbaa !11
  br label %3673

3673:                                             ; preds = %3668, %3664
  %3674 = phi i32 [ %3672, %3668 ], [ 0, %3664 ]
  %3675 = add i64 %3597, %3511
  %3676 = inttoptr i64 %3675 to i32 addrspace(1)*
  store i32 %3600, i32 addrspace(1)* %3676, align 4, !tbaa !11
  br i1 %3603, label %3677, label %3681

3677:                                             ; preds = %3673
  %3678 = shl i64 %3602, 2
  %3679 = add i64 %3678, %3511
  %3680 = inttoptr i64 %3679 to i32 addrspace(1)*
  store i32 %3610, i32 addrspace(1)* %3680, align 4, !tbaa !11
  br label %3681

3681:                                             ; preds = %3677, %3673
  br i1 %3614, label %3682, label %3686

3682:                                             ; preds = %3681
  %3683 = shl i64 %3613, 2
  %3684 = add i64 %3683, %3511
  %3685 = inttoptr i64 %3684 to i32 addrspace(1)*
  store i32 %3621, i32 addrspace(1)* %3685, align 4, !tbaa !11
  br label %3686

3686:                                             ; preds = %3682, %3681
  br i1 %3625, label %3687, label %3691

3687:                                             ; preds = %3686
  %3688 = shl i64 %3624, 2
  %3689 = add i64 %3688, %3511
  %3690 = inttoptr i64 %3689 to i32 addrspace(1)*
  store i32 %3632, i32 addrspace(1)* %3690, align 4, !tbaa !11
  br label %3691

3691:                                             ; preds = %3687, %3686
  br i1 %3636, label %3692, label %3696

3692:                                             ; preds = %3691
  %3693 = shl i64 %3635, 2
  %3694 = add i64 %3693, %3511
  %3695 = inttoptr i64 %3694 to i32 addrspace(1)*
  store i32 %3643, i32 addrspace(1)* %3695, align 4, !tbaa !11
  br label %3696

3696:                                             ; preds = %3692, %3691
  br i1 %3647, label %3697, label %3701

3697:                                             ; preds = %3696
  %3698 = shl i64 %3646, 2
  %3699 = add i64 %3698, %3511
  %3700 = inttoptr i64 %3699 to i32 addrspace(1)*
  store i32 %3654, i32 addrspace(1)* %3700, align 4, !tbaa !11
  br label %3701

3701:                                             ; preds = %3697, %3696
  br i1 %3658, label %3702, label %3706

3702:                                             ; preds = %3701
  %3703 = shl i64 %3657, 2
  %3704 = add i64 %3703, %3511
  %3705 = inttoptr i64 %3704 to i32 addrspace(1)*
  store i32 %3665, i32 addrspace(1)* %3705, align 4, !tbaa !11
  br label %3706

3706:                                             ; preds = %3702, %3701
  br i1 %3667, label %3707, label %3725

3707:                                             ; preds = %3706
  %3708 = shl i64 %3666, 2
  %3709 = add i64 %3708, %3511
  %3710 = inttoptr i64 %3709 to i32 addrspace(1)*
  store i32 %3674, i32 addrspace(1)* %3710, align 4, !tbaa !11
  br label %3725

3711:                                             ; preds = %3303
  %3712 = zext i32 %3029 to i64
  %3713 = icmp ugt i64 %2925, %3712
  br i1 %3713, label %3714, label %3759

3714:                                             ; preds = %3711
  %3715 = zext i32 %3030 to i64
  br label %3716

3716:                                             ; preds = %3716, %3714
  %3717 = phi i64 [ %3712, %3714 ], [ %3723, %3716 ]
  %3718 = add i64 %3717, %2009
  %3719 = inttoptr i64 %3718 to i8 addrspace(1)*
  %3720 = load volatile i8, i8 addrspace(1)* %3719, align 1, !tbaa !11
  %3721 = add i64 %3717, %3028
  %3722 = inttoptr i64 %3721 to i8 addrspace(1)*
  store i8 %3720, i8 addrspace(1)* %3722, align 1, !tbaa !11
  %3723 = add i64 %3717, %3715
  %3724 = icmp ult i64 %3723, %2925
  br i1 %3724, label %3716, label %3759, !llvm.loop !60

3725:                                             ; preds = %3707, %3706, %3593, %3506, %3505, %3392
  %3726 = phi i64 [ %3514, %3707 ], [ %3514, %3706 ], [ %3514, %3593 ], [ %3313, %3506 ], [ %3313, %3505 ], [ %3313, %3392 ]
  %3727 = icmp ugt i64 %3305, %3726
  br i1 %3727, label %3728, label %3739

3728:                                             ; preds = %3725
  %3729 = zext i32 %3030 to i64
  br label %3730

3730:                                             ; preds = %3730, %3728
  %3731 = phi i64 [ %3726, %3728 ], [ %3737, %3730 ]
  %3732 = add i64 %3731, %2009
  %3733 = inttoptr i64 %3732 to i8 addrspace(1)*
  %3734 = load volatile i8, i8 addrspace(1)* %3733, align 1, !tbaa !11
  %3735 = add i64 %3731, %3028
  %3736 = inttoptr i64 %3735 to i8 addrspace(1)*
  store i8 %3734, i8 addrspace(1)* %3736, align 1, !tbaa !11
  %3737 = add i64 %3731, %3729
  %3738 = icmp ult i64 %3737, %3305
  br i1 %3738, label %3730, label %3739, !llvm.loop !60

3739:                                             ; preds = %3730, %3725
  %3740 = add i64 %3308, %3305
  %3741 = sub i64 %2925, %3740
  %3742 = icmp ugt i64 %3741, %3726
  br i1 %3742, label %3743, label %3759

3743:                                             ; preds = %3739
  %3744 = zext i32 %3030 to i64
  br label %3745

3745:                                             ; preds = %3745, %3743
  %3746 = phi i64 [ %3726, %3743 ], [ %3753, %3745 ]
  %3747 = add i64 %3746, %3740
  %3748 = add i64 %3747, %2009
  %3749 = inttoptr i64 %3748 to i8 addrspace(1)*
  %3750 = load volatile i8, i8 addrspace(1)* %3749, align 1, !tbaa !11
  %3751 = add i64 %3747, %3028
  %3752 = inttoptr i64 %3751 to i8 addrspace(1)*
  store i8 %3750, i8 addrspace(1)* %3752, align 1, !tbaa !11
  %3753 = add i64 %3746, %3744
  %3754 = icmp ult i64 %3753, %3741
  br i1 %3754, label %3745, label %3759, !llvm.loop !60

3755:                                             ; preds = %3300, %3049
  %3756 = phi i64 [ %3302, %3300 ], [ %3104, %3049 ]
  %3757 = phi <4 x i32> [ %3267, %3300 ], [ %3090, %3049 ]
  %3758 = inttoptr i64 %3756 to <4 x i32> addrspace(1)*
  store <4 x i32> %3757, <4 x i32> addrspace(1)* %3758, align 16, !tbaa !11
  br label %3759

3759:                                             ; preds = %3745, %3716, %3755, %3739, %3711, %3299, %3186, %3011
  %3760 = and i1 %2931, %3022
  %3761 = zext i1 %3760 to i32
  %3762 = load i32, i32* %80, align 4, !tbaa !9
  %3763 = add i32 %3762, %3761
  store i32 %3763, i32* %80, align 4, !tbaa !9
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !110
  %3764 = load i32, i32* %45, align 8, !tbaa !45
  %3765 = icmp eq i32 %3764, 0
  br i1 %3765, label %3766, label %3773

3766:                                             ; preds = %3759
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !49
  br i1 %3022, label %3767, label %3769

3767:                                             ; preds = %3766
  %3768 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2928, i64 -131072) #10, !srcloc !23
  br label %3773

3769:                                             ; preds = %3766
  %3770 = shl i64 %3021, 20
  %3771 = or i64 %3770, 131072
  %3772 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2928, i64 %3771) #10, !srcloc !23
  br label %3773

3773:                                             ; preds = %3769, %3767, %3759
  %3774 = and i32 %2168, 1073741824
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !111
  %3775 = load i32, i32* %56, align 4, !tbaa !44
  %3776 = icmp eq i32 %3775, %1959
  %3777 = icmp ne i32 %3774, 0
  %3778 = xor i1 %3777, true
  %3779 = and i1 %3776, %3778
  br i1 %3779, label %3862, label %3780, !prof !57

3780:                                             ; preds = %3773
  br i1 %3776, label %3781, label %3791

3781:                                             ; preds = %3780
  %3782 = icmp eq i32 %1959, -1
  br i1 %3782, label %3820, label %3783

3783:                                             ; preds = %3781
  %3784 = load i32, i32* %45, align 8, !tbaa !45
  %3785 = icmp eq i32 %3784, 0
  br i1 %3785, label %3786, label %3790

3786:                                             ; preds = %3783
  %3787 = load i64, i64* %46, align 8, !tbaa !19
  %3788 = add i64 %3787, 136
  %3789 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %3788, i64 -1) #10, !srcloc !23
  br label %3790

3790:                                             ; preds = %3786, %3783
  store i32 -1, i32* %56, align 4, !tbaa !44
  store i32 0, i32* %81, align 8, !tbaa !42
  br label %3820

3791:                                             ; preds = %3780
  %3792 = icmp ne i32 %3775, -1
  %3793 = or i1 %3777, %3792
  br i1 %3793, label %3820, label %3794

3794:                                             ; preds = %3791
  %3795 = load i32, i32* %81, align 8, !tbaa !42
  %3796 = icmp ult i32 %3795, 2
  br i1 %3796, label %3797, label %3820

3797:                                             ; preds = %3794
  %3798 = add nuw nsw i32 %3795, 1
  store i32 %3798, i32* %81, align 8, !tbaa !42
  %3799 = icmp eq i32 %3798, 2
  br i1 %3799, label %3800, label %3820

3800:                                             ; preds = %3797
  %3801 = load i32, i32* %45, align 8, !tbaa !45
  %3802 = icmp eq i32 %3801, 0
  br i1 %3802, label %3803, label %3815

3803:                                             ; preds = %3800
  %3804 = load i64, i64* %46, align 8, !tbaa !19
  %3805 = add i64 %3804, 136
  %3806 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %3805, i64 1) #10, !srcloc !23
  %3807 = load i32, i32* %60, align 4, !tbaa !112
  %3808 = lshr i32 %3807, 2
  %3809 = zext i32 %3808 to i64
  %3810 = icmp ult i64 %3806, %3809
  br i1 %3810, label %3815, label %3811

3811:                                             ; preds = %3803
  %3812 = load i64, i64* %46, align 8, !tbaa !19
  %3813 = add i64 %3812, 136
  %3814 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %3813, i64 -1) #10, !srcloc !23
  br label %3815

3815:                                             ; preds = %3811, %3803, %3800
  %3816 = phi i32 [ 0, %3800 ], [ 0, %3811 ], [ 1, %3803 ]
  %3817 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %3816, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !97
  %3818 = icmp eq i32 %3817, 0
  br i1 %3818, label %3820, label %3819

3819:                                             ; preds = %3815
  store i32 %1959, i32* %56, align 4, !tbaa !44
  br label %3862

3820:                                             ; preds = %3815, %3797, %3794, %3791, %3790, %3781
  %3821 = icmp eq i32 %3774, 0
  br i1 %3821, label %3849, label %3822

3822:                                             ; preds = %3820
  %3823 = and i32 %2168, 65535
  %3824 = load i32, i32* %56, align 4, !tbaa !44
  %3825 = icmp eq i32 %3824, -1
  br i1 %3825, label %3848, label %3826

3826:                                             ; preds = %3822
  %3827 = load i32, i32* %45, align 8, !tbaa !45
  %3828 = icmp eq i32 %3827, 0
  br i1 %3828, label %3829, label %3840

3829:                                             ; preds = %3826
  %3830 = and i32 %3824, 63
  %3831 = zext i32 %3830 to i64
  %3832 = shl nuw i64 1, %3831
  %3833 = lshr i32 %3824, 3
  %3834 = and i32 %3833, 536870904
  %3835 = zext i32 %3834 to i64
  %3836 = load i64, i64* %57, align 8, !tbaa !46
  %3837 = add i64 %3836, %3835
  %3838 = inttoptr i64 %3837 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %3838, i64 %3832) #10, !srcloc !47
  %3839 = load i32, i32* %45, align 8, !tbaa !45
  br label %3840

3840:                                             ; preds = %3829, %3826
  %3841 = phi i32 [ %3839, %3829 ], [ %3827, %3826 ]
  %3842 = icmp eq i32 %3841, 0
  br i1 %3842, label %3843, label %3847

3843:                                             ; preds = %3840
  %3844 = load i64, i64* %46, align 8, !tbaa !19
  %3845 = add i64 %3844, 136
  %3846 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %3845, i64 -1) #10, !srcloc !23
  br label %3847

3847:                                             ; preds = %3843, %3840
  store i32 -1, i32* %56, align 4, !tbaa !44
  store i32 0, i32* %81, align 8, !tbaa !42
  br label %3848

3848:                                             ; preds = %3847, %3822
  store i32 %3823, i32* %58, align 4, !tbaa !71
  br label %3862

3849:                                             ; preds = %3820
  %3850 = load i32, i32* %45, align 8, !tbaa !45
  %3851 = icmp eq i32 %3850, 0
  br i1 %3851, label %3852, label %3862

3852:                                             ; preds = %3849
  %3853 = and i32 %1959, 63
  %3854 = zext i32 %3853 to i64
  %3855 = shl nuw i64 1, %3854
  %3856 = lshr i32 %1959, 3
  %3857 = and i32 %3856, 536870904
  %3858 = zext i32 %3857 to i64
  %3859 = load i64, i64* %57, align 8, !tbaa !46
  %3860 = add i64 %3859, %3858
  %3861 = inttoptr i64 %3860 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %3861, i64 %3855) #10, !srcloc !47
  br label %3862

3862:                                             ; preds = %3852, %3849, %3848, %3819, %3773
  %3863 = zext i1 %2180 to i32
  %3864 = load i32, i32* %82, align 8, !tbaa !9
  %3865 = add i32 %3864, %3863
  store i32 %3865, i32* %82, align 8, !tbaa !9
  br label %4621

3866:                                             ; preds = %1968
  %3867 = icmp eq i64 %85, 0
  br i1 %3867, label %4610, label %3868

3868:                                             ; preds = %3866
  %3869 = load i64, i64* %79, align 8, !tbaa !109
  %3870 = and i64 %1964, 72057589742960640
  %3871 = or i64 %3870, %1965
  %3872 = load i32, i32* %32, align 8, !tbaa !53
  %3873 = zext i32 %3872 to i64
  %3874 = shl i64 %3871, %3873
  %3875 = add i64 %3874, %3869
  %3876 = shl nsw i64 -1, %3873
  %3877 = xor i64 %3876, -1
  %3878 = and i64 %86, %3877
  %3879 = add i64 %3875, %3878
  %3880 = load i32, i32* %45, align 8, !tbaa !45
  %3881 = load i32, i32* %50, align 4, !tbaa !56
  %3882 = xor i64 %3879, %85
  %3883 = and i64 %3882, 15
  %3884 = icmp eq i64 %3883, 0
  %3885 = and i64 %3882, 3
  %3886 = icmp eq i64 %3885, 0
  %3887 = select i1 %3886, i64 4, i64 1
  %3888 = select i1 %3884, i64 16, i64 %3887
  %3889 = sub i64 0, %85
  %3890 = add nsw i64 %3888, -1
  %3891 = and i64 %3890, %3889
  %3892 = or i64 %1679, %85
  %3893 = or i64 %3892, %3879
  %3894 = and i64 %3893, 15
  %3895 = icmp eq i64 %3894, 0
  br i1 %3895, label %3896, label %4154, !prof !57

3896:                                             ; preds = %3868
  %3897 = shl i32 %3881, 7
  %3898 = zext i32 %3897 to i64
  %3899 = icmp eq i64 %1679, %3898
  br i1 %3899, label %3900, label %3956

3900:                                             ; preds = %3896
  %3901 = shl i32 %3880, 4
  %3902 = zext i32 %3901 to i64
  %3903 = add i64 %85, %3902
  %3904 = add i64 %3879, %3902
  %3905 = shl i32 %3881, 4
  %3906 = inttoptr i64 %3904 to <4 x i32> addrspace(1)*
  %3907 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3906, align 16, !tbaa !11
  %3908 = zext i32 %3905 to i64
  %3909 = add i64 %3904, %3908
  %3910 = inttoptr i64 %3909 to <4 x i32> addrspace(1)*
  %3911 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3910, align 16, !tbaa !11
  %3912 = shl i32 %3881, 5
  %3913 = zext i32 %3912 to i64
  %3914 = add i64 %3904, %3913
  %3915 = inttoptr i64 %3914 to <4 x i32> addrspace(1)*
  %3916 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3915, align 16, !tbaa !11
  %3917 = mul i32 %3881, 48
  %3918 = zext i32 %3917 to i64
  %3919 = add i64 %3904, %3918
  %3920 = inttoptr i64 %3919 to <4 x i32> addrspace(1)*
  %3921 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3920, align 16, !tbaa !11
  %3922 = shl i32 %3881, 6
  %3923 = zext i32 %3922 to i64
  %3924 = add i64 %3904, %3923
  %3925 = inttoptr i64 %3924 to <4 x i32> addrspace(1)*
  %3926 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3925, align 16, !tbaa !11
  %3927 = mul i32 %3881, 80
  %3928 = zext i32 %3927 to i64
  %3929 = add i64 %3904, %3928
  %3930 = inttoptr i64 %3929 to <4 x i32> addrspace(1)*
  %3931 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3930, align 16, !tbaa !11
  %3932 = mul i32 %3881, 96
  %3933 = zext i32 %3932 to i64
  %3934 = add i64 %3904, %3933
  %3935 = inttoptr i64 %3934 to <4 x i32> addrspace(1)*
  %3936 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3935, align 16, !tbaa !11
  %3937 = mul i32 %3881, 112
  %3938 = zext i32 %3937 to i64
  %3939 = add i64 %3904, %3938
  %3940 = inttoptr i64 %3939 to <4 x i32> addrspace(1)*
  %3941 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3940, align 16, !tbaa !11
  %3942 = inttoptr i64 %3903 to <4 x i32> addrspace(1)*
  store <4 x i32> %3907, <4 x i32> addrspace(1)* %3942, align 16, !tbaa !11
  %3943 = add i64 %3903, %3908
  %3944 = inttoptr i64 %3943 to <4 x i32> addrspace(1)*
  store <4 x i32> %3911, <4 x i32> addrspace(1)* %3944, align 16, !tbaa !11
  %3945 = add i64 %3903, %3913
  %3946 = inttoptr i64 %3945 to <4 x i32> addrspace(1)*
  store <4 x i32> %3916, <4 x i32> addrspace(1)* %3946, align 16, !tbaa !11
  %3947 = add i64 %3903, %3918
  %3948 = inttoptr i64 %3947 to <4 x i32> addrspace(1)*
  store <4 x i32> %3921, <4 x i32> addrspace(1)* %3948, align 16, !tbaa !11
  %3949 = add i64 %3903, %3923
  %3950 = inttoptr i64 %3949 to <4 x i32> addrspace(1)*
  store <4 x i32> %3926, <4 x i32> addrspace(1)* %3950, align 16, !tbaa !11
  %3951 = add i64 %3903, %3928
  %3952 = inttoptr i64 %3951 to <4 x i32> addrspace(1)*
  store <4 x i32> %3931, <4 x i32> addrspace(1)* %3952, align 16, !tbaa !11
  %3953 = add i64 %3903, %3933
  %3954 = inttoptr i64 %3953 to <4 x i32> addrspace(1)*
  store <4 x i32> %3936, <4 x i32> addrspace(1)* %3954, align 16, !tbaa !11
  %3955 = add i64 %3903, %3938
  br label %4606

3956:                                             ; preds = %3896
  %3957 = lshr i64 %1679, 4
  %3958 = zext i32 %3880 to i64
  %3959 = mul i32 %3881, 7
  %3960 = zext i32 %3959 to i64
  %3961 = add nuw nsw i64 %3960, %3958
  %3962 = icmp ult i64 %3961, %3957
  br i1 %3962, label %3963, label %4037

3963:                                             ; preds = %3956
  %3964 = shl i32 %3881, 3
  %3965 = zext i32 %3964 to i64
  %3966 = zext i32 %3881 to i64
  %3967 = shl i32 %3881, 1
  %3968 = zext i32 %3967 to i64
  %3969 = mul i32 %3881, 3
  %3970 = zext i32 %3969 to i64
  %3971 = shl i32 %3881, 2
  %3972 = zext i32 %3971 to i64
  %3973 = mul i32 %3881, 5
  %3974 = zext i32 %3973 to i64
  %3975 = mul i32 %3881, 6
  %3976 = zext i32 %3975 to i64
  br label %3977

3977:                                             ; preds = %3977, %3963
  %3978 = phi i64 [ %3958, %3963 ], [ %4034, %3977 ]
  %3979 = shl i64 %3978, 4
  %3980 = add i64 %3979, %3879
  %3981 = inttoptr i64 %3980 to <4 x i32> addrspace(1)*
  %3982 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3981, align 16, !tbaa !11
  %3983 = add i64 %3978, %3966
  %3984 = shl i64 %3983, 4
  %3985 = add i64 %3984, %3879
  %3986 = inttoptr i64 %3985 to <4 x i32> addrspace(1)*
  %3987 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3986, align 16, !tbaa !11
  %3988 = add i64 %3978, %3968
  %3989 = shl i64 %3988, 4
  %3990 = add i64 %3989, %3879
  %3991 = inttoptr i64 %3990 to <4 x i32> addrspace(1)*
  %3992 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3991, align 16, !tbaa !11
  %3993 = add i64 %3978, %3970
  %3994 = shl i64 %3993, 4
  %3995 = add i64 %3994, %3879
  %3996 = inttoptr i64 %3995 to <4 x i32> addrspace(1)*
  %3997 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3996, align 16, !tbaa !11
  %3998 = add i64 %3978, %3972
  %3999 = shl i64 %3998, 4
  %4000 = add i64 %3999, %3879
  %4001 = inttoptr i64 %4000 to <4 x i32> addrspace(1)*
  %4002 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4001, align 16, !tbaa !11
  %4003 = add i64 %3978, %3974
  %4004 = shl i64 %4003, 4
  %4005 = add i64 %4004, %3879
  %4006 = inttoptr i64 %4005 to <4 x i32> addrspace(1)*
  %4007 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4006, align 16, !tbaa !11
  %4008 = add i64 %3978, %3976
  %4009 = shl i64 %4008, 4
  %4010 = add i64 %4009, %3879
  %4011 = inttoptr i64 %4010 to <4 x i32> addrspace(1)*
  %4012 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4011, align 16, !tbaa !11
  %4013 = add i64 %3978, %3960
  %4014 = shl i64 %4013, 4
  %4015 = add i64 %4014, %3879
  %4016 = inttoptr i64 %4015 to <4 x i32> addrspace(1)*
  %4017 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4016, align 16, !tbaa !11
  %4018 = add i64 %3979, %85
  %4019 = inttoptr i64 %4018 to <4 x i32> addrspace(1)*
  store <4 x i32> %3982, <4 x i32> addrspace(1)* %4019, align 16, !tbaa !11
  %4020 = add i64 %3984, %85
  %4021 = inttoptr i64 %4020 to <4 x i32> addrspace(1)*
  store <4 x i32> %3987, <4 x i32> addrspace(1)* %4021, align 16, !tbaa !11
  %4022 = add i64 %3989, %85
  %4023 = inttoptr i64 %4022 to <4 x i32> addrspace(1)*
  store <4 x i32> %3992, <4 x i32> addrspace(1)* %4023, align 16, !tbaa !11
  %4024 = add i64 %3994, %85
  %4025 = inttoptr i64 %4024 to <4 x i32> addrspace(1)*
  store <4 x i32> %3997, <4 x i32> addrspace(1)* %4025, align 16, !tbaa !11
  %4026 = add i64 %3999, %85
  %4027 = inttoptr i64 %4026 to <4 x i32> addrspace(1)*
  store <4 x i32> %4002, <4 x i32> addrspace(1)* %4027, align 16, !tbaa !11
  %4028 = add i64 %4004, %85
  %4029 = inttoptr i64 %4028 to <4 x i32> addrspace(1)*
  store <4 x i32> %4007, <4 x i32> addrspace(1)* %4029, align 16, !tbaa !11
  %4030 = add i64 %4009, %85
  %4031 = inttoptr i64 %4030 to <4 x i32> addrspace(1)*
  store <4 x i32> %4012, <4 x i32> addrspace(1)* %4031, align 16, !tbaa !11
  %4032 = add i64 %4014, %85
  %4033 = inttoptr i64 %4032 to <4 x i32> addrspace(1)*
  store <4 x i32> %4017, <4 x i32> addrspace(1)* %4033, align 16, !tbaa !11
  %4034 = add i64 %3978, %3965
  %4035 = add i64 %4034, %3960
  %4036 = icmp ult i64 %4035, %3957
  br i1 %4036, label %3977, label %4037, !llvm.loop !58

4037:                                             ; preds = %3977, %3956
  %4038 = phi i64 [ %3958, %3956 ], [ %4034, %3977 ]
  %4039 = icmp ult i64 %4038, %3957
  br i1 %4039, label %4040, label %4610

4040:                                             ; preds = %4037
  %4041 = shl i64 %4038, 4
  %4042 = add i64 %4041, %3879
  %4043 = inttoptr i64 %4042 to <4 x i32> addrspace(1)*
  %4044 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4043, align 16, !tbaa !11
  %4045 = zext i32 %3881 to i64
  %4046 = add i64 %4038, %4045
  %4047 = icmp ult i64 %4046, %3957
  br i1 %4047, label %4048, label %4053

4048:                                             ; preds = %4040
  %4049 = shl i64 %4046, 4
  %4050 = add i64 %4049, %3879
  %4051 = inttoptr i64 %4050 to <4 x i32> addrspace(1)*
  %4052 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4051, align 16, !tbaa !11
  br label %4053

4053:                                             ; preds = %4048, %4040
  %4054 = phi <4 x i32> [ %4052, %4048 ], [ zeroinitializer, %4040 ]
  %4055 = shl i32 %3881, 1
  %4056 = zext i32 %4055 to i64
  %4057 = add i64 %4038, %4056
  %4058 = icmp ult i64 %4057, %3957
  br i1 %4058, label %4059, label %4064

4059:                                             ; preds = %4053
  %4060 = shl i64 %4057, 4
  %4061 = add i64 %4060, %3879
  %4062 = inttoptr i64 %4061 to <4 x i32> addrspace(1)*
  %4063 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4062, align 16, !tbaa !11
  br label %4064

4064:                                             ; preds = %4059, %4053
  %4065 = phi <4 x i32> [ %4063, %4059 ], [ zeroinitializer, %4053 ]
  %4066 = mul i32 %3881, 3
  %4067 = zext i32 %4066 to i64
  %4068 = add i64 %4038, %4067
  %4069 = icmp ult i64 %4068, %3957
  br i1 %4069, label %4070, label %4075

4070:                                             ; preds = %4064
  %4071 = shl i64 %4068, 4
  %4072 = add i64 %4071, %3879
  %4073 = inttoptr i64 %4072 to <4 x i32> addrspace(1)*
  %4074 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4073, align 16, !tbaa !11
  br label %4075

4075:                                             ; preds = %4070, %4064
  %4076 = phi <4 x i32> [ %4074, %4070 ], [ zeroinitializer, %4064 ]
  %4077 = shl i32 %3881, 2
  %4078 = zext i32 %4077 to i64
  %4079 = add i64 %4038, %4078
  %4080 = icmp ult i64 %4079, %3957
  br i1 %4080, label %4081, label %4086

4081:                                             ; preds = %4075
  %4082 = shl i64 %4079, 4
  %4083 = add i64 %4082, %3879
  %4084 = inttoptr i64 %4083 to <4 x i32> addrspace(1)*
  %4085 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4084, align 16, !tbaa !11
  br label %4086

4086:                                             ; preds = %4081, %4075
  %4087 = phi <4 x i32> [ %4085, %4081 ], [ zeroinitializer, %4075 ]
  %4088 = mul i32 %3881, 5
  %4089 = zext i32 %4088 to i64
  %4090 = add i64 %4038, %4089
  %4091 = icmp ult i64 %4090, %3957
  br i1 %4091, label %4092, label %4097

4092:                                             ; preds = %4086
  %4093 = shl i64 %4090, 4
  %4094 = add i64 %4093, %3879
  %4095 = inttoptr i64 %4094 to <4 x i32> addrspace(1)*
  %4096 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4095, align 16, !tbaa !11
  br label %4097

4097:                                             ; preds = %4092, %4086
  %4098 = phi <4 x i32> [ %4096, %4092 ], [ zeroinitializer, %4086 ]
  %4099 = mul i32 %3881, 6
  %4100 = zext i32 %4099 to i64
  %4101 = add i64 %4038, %4100
  %4102 = icmp ult i64 %4101, %3957
  br i1 %4102, label %4103, label %4108

4103:                                             ; preds = %4097
  %4104 = shl i64 %4101, 4
  %4105 = add i64 %4104, %3879
  %4106 = inttoptr i64 %4105 to <4 x i32> addrspace(1)*
  %4107 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4106, align 16, !tbaa !11
  br label %4108

4108:                                             ; preds = %4103, %4097
  %4109 = phi <4 x i32> [ %4107, %4103 ], [ zeroinitializer, %4097 ]
  %4110 = add i64 %4038, %3960
  %4111 = icmp ult i64 %4110, %3957
  br i1 %4111, label %4112, label %4117

4112:                                             ; preds = %4108
  %4113 = shl i64 %4110, 4
  %4114 = add i64 %4113, %3879
  %4115 = inttoptr i64 %4114 to <4 x i32> addrspace(1)*
  %4116 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4115, align 16, !tbaa !11
  br label %4117

4117:                                             ; preds = %4112, %4108
  %4118 = phi <4 x i32> [ %4116, %4112 ], [ zeroinitializer, %4108 ]
  %4119 = add i64 %4041, %85
  %4120 = inttoptr i64 %4119 to <4 x i32> addrspace(1)*
  store <4 x i32> %4044, <4 x i32> addrspace(1)* %4120, align 16, !tbaa !11
  br i1 %4047, label %4121, label %4125

4121:                                             ; preds = %4117
  %4122 = shl i64 %4046, 4
  %4123 = add i64 %4122, %85
  %4124 = inttoptr i64 %4123 to <4 x i32> addrspace(1)*
  store <4 x i32> %4054, <4 x i32> addrspace(1)* %4124, align 16, !tbaa !11
  br label %4125

4125:                                             ; preds = %4121, %4117
  br i1 %4058, label %4126, label %4130

4126:                                             ; preds = %4125
  %4127 = shl i64 %4057, 4
  %4128 = add i64 %4127, %85
  %4129 = inttoptr i64 %4128 to <4 x i32> addrspace(1)*
  store <4 x i32> %4065, <4 x i32> addrspace(1)* %4129, align 16, !tbaa !11
  br label %4130

4130:                                             ; preds = %4126, %4125
  br i1 %4069, label %4131, label %4135

4131:                                             ; preds = %4130
  %4132 = shl i64 %4068, 4
  %4133 = add i64 %4132, %85
  %4134 = inttoptr i64 %4133 to <4 x i32> addrspace(1)*
  store <4 x i32> %4076, <4 x i32> addrspace(1)* %4134, align 16, !tbaa !11
  br label %4135

4135:                                             ; preds = %4131, %4130
  br i1 %4080, label %4136, label %4140

4136:                                             ; preds = %4135
  %4137 = shl i64 %4079, 4
  %4138 = add i64 %4137, %85
  %4139 = inttoptr i64 %4138 to <4 x i32> addrspace(1)*
  store <4 x i32> %4087, <4 x i32> addrspace(1)* %4139, align 16, !tbaa !11
  br label %4140

4140:                                             ; preds = %4136, %4135
  br i1 %4091, label %4141, label %4145

4141:                                             ; preds = %4140
  %4142 = shl i64 %4090, 4
  %4143 = add i64 %4142, %85
  %4144 = inttoptr i64 %4143 to <4 x i32> addrspace(1)*
  store <4 x i32> %4098, <4 x i32> addrspace(1)* %4144, align 16, !tbaa !11
  br label %4145

4145:                                             ; preds = %4141, %4140
  br i1 %4102, label %4146, label %4150

4146:                                             ; preds = %4145
  %4147 = shl i64 %4101, 4
  %4148 = add i64 %4147, %85
  %4149 = inttoptr i64 %4148 to <4 x i32> addrspace(1)*
  store <4 x i32> %4109, <4 x i32> addrspace(1)* %4149, align 16, !tbaa !11
  br label %4150

4150:                                             ; preds = %4146, %4145
  br i1 %4111, label %4151, label %4610

4151:                                             ; preds = %4150
  %4152 = shl i64 %4110, 4
  %4153 = add i64 %4152, %85
  br label %4606

4154:                                             ; preds = %3868
  %4155 = icmp ult i64 %3891, %1679
  %4156 = select i1 %4155, i64 %3891, i64 %1679
  %4157 = sub i64 %1679, %4156
  %4158 = sub nsw i64 0, %3888
  %4159 = and i64 %4157, %4158
  switch i64 %3888, label %4562 [
    i64 16, label %4160
    i64 4, label %4361
  ]

4160:                                             ; preds = %4154
  %4161 = add i64 %4156, %85
  %4162 = add i64 %4156, %3879
  %4163 = lshr i64 %4159, 4
  %4164 = zext i32 %3880 to i64
  %4165 = mul i32 %3881, 7
  %4166 = zext i32 %4165 to i64
  %4167 = add nuw nsw i64 %4166, %4164
  %4168 = icmp ult i64 %4167, %4163
  br i1 %4168, label %4169, label %4243

4169:                                             ; preds = %4160
  %4170 = shl i32 %3881, 3
  %4171 = zext i32 %4170 to i64
  %4172 = zext i32 %3881 to i64
  %4173 = shl i32 %3881, 1
  %4174 = zext i32 %4173 to i64
  %4175 = mul i32 %3881, 3
  %4176 = zext i32 %4175 to i64
  %4177 = shl i32 %3881, 2
  %4178 = zext i32 %4177 to i64
  %4179 = mul i32 %3881, 5
  %4180 = zext i32 %4179 to i64
  %4181 = mul i32 %3881, 6
  %4182 = zext i32 %4181 to i64
  br label %4183

4183:                                             ; preds = %4183, %4169
  %4184 = phi i64 [ %4164, %4169 ], [ %4240, %4183 ]
  %4185 = shl i64 %4184, 4
  %4186 = add i64 %4185, %4162
  %4187 = inttoptr i64 %4186 to <4 x i32> addrspace(1)*
  %4188 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4187, align 16, !tbaa !11
  %4189 = add i64 %4184, %4172
  %4190 = shl i64 %4189, 4
  %4191 = add i64 %4190, %4162
  %4192 = inttoptr i64 %4191 to <4 x i32> addrspace(1)*
  %4193 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4192, align 16, !tbaa !11
  %4194 = add i64 %4184, %4174
  %4195 = shl i64 %4194, 4
  %4196 = add i64 %4195, %4162
  %4197 = inttoptr i64 %4196 to <4 x i32> addrspace(1)*
  %4198 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4197, align 16, !tbaa !11
  %4199 = add i64 %4184, %4176
  %4200 = shl i64 %4199, 4
  %4201 = add i64 %4200, %4162
  %4202 = inttoptr i64 %4201 to <4 x i32> addrspace(1)*
  %4203 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4202, align 16, !tbaa !11
  %4204 = add i64 %4184, %4178
  %4205 = shl i64 %4204, 4
  %4206 = add i64 %4205, %4162
  %4207 = inttoptr i64 %4206 to <4 x i32> addrspace(1)*
  %4208 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4207, align 16, !tbaa !11
  %4209 = add i64 %4184, %4180
  %4210 = shl i64 %4209, 4
  %4211 = add i64 %4210, %4162
  %4212 = inttoptr i64 %4211 to <4 x i32> addrspace(1)*
  %4213 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4212, align 16, !tbaa !11
  %4214 = add i64 %4184, %4182
  %4215 = shl i64 %4214, 4
  %4216 = add i64 %4215, %4162
  %4217 = inttoptr i64 %4216 to <4 x i32> addrspace(1)*
  %4218 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4217, align 16, !tbaa !11
  %4219 = add i64 %4184, %4166
  %4220 = shl i64 %4219, 4
  %4221 = add i64 %4220, %4162
  %4222 = inttoptr i64 %4221 to <4 x i32> addrspace(1)*
  %4223 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4222, align 16, !tbaa !11
  %4224 = add i64 %4185, %4161
  %4225 = inttoptr i64 %4224 to <4 x i32> addrspace(1)*
  store <4 x i32> %4188, <4 x i32> addrspace(1)* %4225, align 16, !tbaa !11
  %4226 = add i64 %4190, %4161
  %4227 = inttoptr i64 %4226 to <4 x i32> addrspace(1)*
  store <4 x i32> %4193, <4 x i32> addrspace(1)* %4227, align 16, !tbaa !11
  %4228 = add i64 %4195, %4161
  %4229 = inttoptr i64 %4228 to <4 x i32> addrspace(1)*
  store <4 x i32> %4198, <4 x i32> addrspace(1)* %4229, align 16, !tbaa !11
  %4230 = add i64 %4200, %4161
  %4231 = inttoptr i64 %4230 to <4 x i32> addrspace(1)*
  store <4 x i32> %4203, <4 x i32> addrspace(1)* %4231, align 16, !tbaa !11
  %4232 = add i64 %4205, %4161
  %4233 = inttoptr i64 %4232 to <4 x i32> addrspace(1)*
  store <4 x i32> %4208, <4 x i32> addrspace(1)* %4233, align 16, !tbaa !11
  %4234 = add i64 %4210, %4161
  %4235 = inttoptr i64 %4234 to <4 x i32> addrspace(1)*
  store <4 x i32> %4213, <4 x i32> addrspace(1)* %4235, align 16, !tbaa !11
  %4236 = add i64 %4215, %4161
  %4237 = inttoptr i64 %4236 to <4 x i32> addrspace(1)*
  store <4 x i32> %4218, <4 x i32> addrspace(1)* %4237, align 16, !tbaa !11
  %4238 = add i64 %4220, %4161
  %4239 = inttoptr i64 %4238 to <4 x i32> addrspace(1)*
  store <4 x i32> %4223, <4 x i32> addrspace(1)* %4239, align 16, !tbaa !11
  %4240 = add i64 %4184, %4171
  %4241 = add i64 %4240, %4166
  %4242 = icmp ult i64 %4241, %4163
  br i1 %4242, label %4183, label %4243, !llvm.loop !58

4243:                                             ; preds = %4183, %4160
  %4244 = phi i64 [ %4164, %4160 ], [ %4240, %4183 ]
  %4245 = icmp ult i64 %4244, %4163
  br i1 %4245, label %4246, label %4576

4246:                                             ; preds = %4243
  %4247 = shl i64 %4244, 4
  %4248 = add i64 %4247, %4162
  %4249 = inttoptr i64 %4248 to <4 x i32> addrspace(1)*
  %4250 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4249, align 16, !tbaa !11
  %4251 = zext i32 %3881 to i64
  %4252 = add i64 %4244, %4251
  %4253 = icmp ult i64 %4252, %4163
  br i1 %4253, label %4254, label %4259

4254:                                             ; preds = %4246
  %4255 = shl i64 %4252, 4
  %4256 = add i64 %4255, %4162
  %4257 = inttoptr i64 %4256 to <4 x i32> addrspace(1)*
  %4258 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4257, align 16, !tbaa !11
  br label %4259

4259:                                             ; preds = %4254, %4246
  %4260 = phi <4 x i32> [ %4258, %4254 ], [ zeroinitializer, %4246 ]
  %4261 = shl i32 %3881, 1
  %4262 = zext i32 %4261 to i64
  %4263 = add i64 %4244, %4262
  %4264 = icmp ult i64 %4263, %4163
  br i1 %4264, label %4265, label %4270

4265:                                             ; preds = %4259
  %4266 = shl i64 %4263, 4
  %4267 = add i64 %4266, %4162
  %4268 = inttoptr i64 %4267 to <4 x i32> addrspace(1)*
  %4269 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4268, align 16, !tbaa !11
  br label %4270

4270:                                             ; preds = %4265, %4259
  %4271 = phi <4 x i32> [ %4269, %4265 ], [ zeroinitializer, %4259 ]
  %4272 = mul i32 %3881, 3
  %4273 = zext i32 %4272 to i64
  %4274 = add i64 %4244, %4273
  %4275 = icmp ult i64 %4274, %4163
  br i1 %4275, label %4276, label %4281

4276:                                             ; preds = %4270
  %4277 = shl i64 %4274, 4
  %4278 = add i64 %4277, %4162
  %4279 = inttoptr i64 %4278 to <4 x i32> addrspace(1)*
  %4280 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4279, align 16, !tbaa !11
  br label %4281

4281:                                             ; preds = %4276, %4270
  %4282 = phi <4 x i32> [ %4280, %4276 ], [ zeroinitializer, %4270 ]
  %4283 = shl i32 %3881, 2
  %4284 = zext i32 %4283 to i64
  %4285 = add i64 %4244, %4284
  %4286 = icmp ult i64 %4285, %4163
  br i1 %4286, label %4287, label %4292

4287:                                             ; preds = %4281
  %4288 = shl i64 %4285, 4
  %4289 = add i64 %4288, %4162
  %4290 = inttoptr i64 %4289 to <4 x i32> addrspace(1)*
  %4291 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4290, align 16, !tbaa !11
  br label %4292

4292:                                             ; preds = %4287, %4281
  %4293 = phi <4 x i32> [ %4291, %4287 ], [ zeroinitializer, %4281 ]
  %4294 = mul i32 %3881, 5
  %4295 = zext i32 %4294 to i64
  %4296 = add i64 %4244, %4295
  %4297 = icmp ult i64 %4296, %4163
  br i1 %4297, label %4298, label %4303

4298:                                             ; preds = %4292
  %4299 = shl i64 %4296, 4
  %4300 = add i64 %4299, %4162
  %4301 = inttoptr i64 %4300 to <4 x i32> addrspace(1)*
  %4302 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4301, align 16, !tbaa !11
  br label %4303

4303:                                             ; preds = %4298, %4292
  %4304 = phi <4 x i32> [ %4302, %4298 ], [ zeroinitializer, %4292 ]
  %4305 = mul i32 %3881, 6
  %4306 = zext i32 %4305 to i64
  %4307 = add i64 %4244, %4306
  %4308 = icmp ult i64 %4307, %4163
  br i1 %4308, label %4309, label %4314

4309:                                             ; preds = %4303
  %4310 = shl i64 %4307, 4
  %4311 = add i64 %4310, %4162
  %4312 = inttoptr i64 %4311 to <4 x i32> addrspace(1)*
  %4313 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4312, align 16, !tbaa !11
  br label %4314

4314:                                             ; preds = %4309, %4303
  %4315 = phi <4 x i32> [ %4313, %4309 ], [ zeroinitializer, %4303 ]
  %4316 = add i64 %4244, %4166
  %4317 = icmp ult i64 %4316, %4163
  br i1 %4317, label %4318, label %4323

4318:                                             ; preds = %4314
  %4319 = shl i64 %4316, 4
  %4320 = add i64 %4319, %4162
  %4321 = inttoptr i64 %4320 to <4 x i32> addrspace(1)*
  %4322 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4321, align 16, !tbaa !11
  br label %4323

4323:                                             ; preds = %4318, %4314
  %4324 = phi <4 x i32> [ %4322, %4318 ], [ zeroinitializer, %4314 ]
  %4325 = add i64 %4247, %4161
  %4326 = inttoptr i64 %4325 to <4 x i32> addrspace(1)*
  store <4 x i32> %4250, <4 x i32> addrspace(1)* %4326, align 16, !tbaa !11
  br i1 %4253, label %4327, label %4331

4327:                                             ; preds = %4323
  %4328 = shl i64 %4252, 4
  %4329 = add i64 %4328, %4161
  %4330 = inttoptr i64 %4329 to <4 x i32> addrspace(1)*
  store <4 x i32> %4260, <4 x i32> addrspace(1)* %4330, align 16, !tbaa !11
  br label %4331

4331:                                             ; preds = %4327, %4323
  br i1 %4264, label %4332, label %4336

4332:                                             ; preds = %4331
  %4333 = shl i64 %4263, 4
  %4334 = add i64 %4333, %4161
  %4335 = inttoptr i64 %4334 to <4 x i32> addrspace(1)*
  store <4 x i32> %4271, <4 x i32> addrspace(1)* %4335, align 16, !tbaa !11
  br label %4336

4336:                                             ; preds = %4332, %4331
  br i1 %4275, label %4337, label %4341

4337:                                             ; preds = %4336
  %4338 = shl i64 %4274, 4
  %4339 = add i64 %4338, %4161
  %4340 = inttoptr i64 %4339 to <4 x i32> addrspace(1)*
  store <4 x i32> %4282, <4 x i32> addrspace(1)* %4340, align 16, !tbaa !11
  br label %4341

4341:                                             ; preds = %4337, %4336
  br i1 %4286, label %4342, label %4346

4342:                                             ; preds = %4341
  %4343 = shl i64 %4285, 4
  %4344 = add i64 %4343, %4161
  %4345 = inttoptr i64 %4344 to <4 x i32> addrspace(1)*
  store <4 x i32> %4293, <4 x i32> addrspace(1)* %4345, align 16, !tbaa !11
  br label %4346

4346:                                             ; preds = %4342, %4341
  br i1 %4297, label %4347, label %4351

4347:                                             ; preds = %4346
  %4348 = shl i64 %4296, 4
  %4349 = add i64 %4348, %4161
  %4350 = inttoptr i64 %4349 to <4 x i32> addrspace(1)*
  store <4 x i32> %4304, <4 x i32> addrspace(1)* %4350, align 16, !tbaa !11
  br label %4351

4351:                                             ; preds = %4347, %4346
  br i1 %4308, label %4352, label %4356

4352:                                             ; preds = %4351
  %4353 = shl i64 %4307, 4
  %4354 = add i64 %4353, %4161
  %4355 = inttoptr i64 %4354 to <4 x i32> addrspace(1)*
  store <4 x i32> %4315, <4 x i32> addrspace(1)* %4355, align 16, !tbaa !11
  br label %4356

4356:                                             ; preds = %4352, %4351
  br i1 %4317, label %4357, label %4576

4357:                                             ; preds = %4356
  %4358 = shl i64 %4316, 4
  %4359 = add i64 %4358, %4161
  %4360 = inttoptr i64 %4359 to <4 x i32> addrspace(1)*
  store <4 x i32> %4324, <4 x i32> addrspace(1)* %4360, align 16, !tbaa !11
  br label %4576

4361:                                             ; preds = %4154
  %4362 = add i64 %4156, %85
  %4363 = add i64 %4156, %3879
  %4364 = lshr i64 %4159, 2
  %4365 = zext i32 %3880 to i64
  %4366 = mul i32 %3881, 7
  %4367 = zext i32 %4366 to i64
  %4368 = add nuw nsw i64 %4367, %4365
  %4369 = icmp ult i64 %4368, %4364
  br i1 %4369, label %4370, label %4444

4370:                                             ; preds = %4361
  %4371 = shl i32 %3881, 3
  %4372 = zext i32 %4371 to i64
  %4373 = zext i32 %3881 to i64
  %4374 = shl i32 %3881, 1
  %4375 = zext i32 %4374 to i64
  %4376 = mul i32 %3881, 3
  %4377 = zext i32 %4376 to i64
  %4378 = shl i32 %3881, 2
  %4379 = zext i32 %4378 to i64
  %4380 = mul i32 %3881, 5
  %4381 = zext i32 %4380 to i64
  %4382 = mul i32 %3881, 6
  %4383 = zext i32 %4382 to i64
  br label %4384

4384:                                             ; preds = %4384, %4370
  %4385 = phi i64 [ %4365, %4370 ], [ %4441, %4384 ]
  %4386 = shl i64 %4385, 2
  %4387 = add i64 %4386, %4363
  %4388 = inttoptr i64 %4387 to i32 addrspace(1)*
  %4389 = load volatile i32, i32 addrspace(1)* %4388, align 4, !tbaa !11
  %4390 = add i64 %4385, %4373
  %4391 = shl i64 %4390, 2
  %4392 = add i64 %4391, %4363
  %4393 = inttoptr i64 %4392 to i32 addrspace(1)*
  %4394 = load volatile i32, i32 addrspace(1)* %4393, align 4, !tbaa !11
  %4395 = add i64 %4385, %4375
  %4396 = shl i64 %4395, 2
  %4397 = add i64 %4396, %4363
  %4398 = inttoptr i64 %4397 to i32 addrspace(1)*
  %4399 = load volatile i32, i32 addrspace(1)* %4398, align 4, !tbaa !11
  %4400 = add i64 %4385, %4377
  %4401 = shl i64 %4400, 2
  %4402 = add i64 %4401, %4363
  %4403 = inttoptr i64 %4402 to i32 addrspace(1)*
  %4404 = load volatile i32, i32 addrspace(1)* %4403, align 4, !tbaa !11
  %4405 = add i64 %4385, %4379
  %4406 = shl i64 %4405, 2
  %4407 = add i64 %4406, %4363
  %4408 = inttoptr i64 %4407 to i32 addrspace(1)*
  %4409 = load volatile i32, i32 addrspace(1)* %4408, align 4, !tbaa !11
  %4410 = add i64 %4385, %4381
  %4411 = shl i64 %4410, 2
  %4412 = add i64 %4411, %4363
  %4413 = inttoptr i64 %4412 to i32 addrspace(1)*
  %4414 = load volatile i32, i32 addrspace(1)* %4413, align 4, !tbaa !11
  %4415 = add i64 %4385, %4383
  %4416 = shl i64 %4415, 2
  %4417 = add i64 %4416, %4363
  %4418 = inttoptr i64 %4417 to i32 addrspace(1)*
  %4419 = load volatile i32, i32 addrspace(1)* %4418, align 4, !tbaa !11
  %4420 = add i64 %4385, %4367
  %4421 = shl i64 %4420, 2
  %4422 = add i64 %4421, %4363
  %4423 = inttoptr i64 %4422 to i32 addrspace(1)*
  %4424 = load volatile i32, i32 addrspace(1)* %4423, align 4, !tbaa !11
  %4425 = add i64 %4386, %4362
  %4426 = inttoptr i64 %4425 to i32 addrspace(1)*
  store i32 %4389, i32 addrspace(1)* %4426, align 4, !tbaa !11
  %4427 = add i64 %4391, %4362
  %4428 = inttoptr i64 %4427 to i32 addrspace(1)*
  store i32 %4394, i32 addrspace(1)* %4428, align 4, !tbaa !11
  %4429 = add i64 %4396, %4362
  %4430 = inttoptr i64 %4429 to i32 addrspace(1)*
  store i32 %4399, i32 addrspace(1)* %4430, align 4, !tbaa !11
  %4431 = add i64 %4401, %4362
  %4432 = inttoptr i64 %4431 to i32 addrspace(1)*
  store i32 %4404, i32 addrspace(1)* %4432, align 4, !tbaa !11
  %4433 = add i64 %4406, %4362
  %4434 = inttoptr i64 %4433 to i32 addrspace(1)*
  store i32 %4409, i32 addrspace(1)* %4434, align 4, !tbaa !11
  %4435 = add i64 %4411, %4362
  %4436 = inttoptr i64 %4435 to i32 addrspace(1)*
  store i32 %4414, i32 addrspace(1)* %4436, align 4, !tbaa !11
  %4437 = add i64 %4416, %4362
  %4438 = inttoptr i64 %4437 to i32 addrspace(1)*
  store i32 %4419, i32 addrspace(1)* %4438, align 4, !tbaa !11
  %4439 = add i64 %4421, %4362
  %4440 = inttoptr i64 %4439 to i32 addrspace(1)*
  store i32 %4424, i32 addrspace(1)* %4440, align 4, !tbaa !11
  %4441 = add i64 %4385, %4372
  %4442 = add i64 %4441, %4367
  %4443 = icmp ult i64 %4442, %4364
  br i1 %4443, label %4384, label %4444, !llvm.loop !59

4444:                                             ; preds = %4384, %4361
  %4445 = phi i64 [ %4365, %4361 ], [ %4441, %4384 ]
  %4446 = icmp ult i64 %4445, %4364
  br i1 %4446, label %4447, label %4576

4447:                                             ; preds = %4444
  %4448 = shl i64 %4445, 2
  %4449 = add i64 %4448, %4363
  %4450 = inttoptr i64 %4449 to i32 addrspace(1)*
  %4451 = load volatile i32, i32 addrspace(1)* %4450, align 4, !tbaa !11
  %4452 = zext i32 %3881 to i64
  %4453 = add i64 %4445, %4452
  %4454 = icmp ult i64 %4453, %4364
  br i1 %4454, label %4455, label %4460

4455:                                             ; preds = %4447
  %4456 = shl i64 %4453, 2
  %4457 = add i64 %4456, %4363
  %4458 = inttoptr i64 %4457 to i32 addrspace(1)*
  %4459 = load volatile i32, i32 addrspace(1)* %4458, align 4, !tbaa !11
  br label %4460

4460:                                             ; preds = %4455, %4447
  %4461 = phi i32 [ %4459, %4455 ], [ 0, %4447 ]
  %4462 = shl i32 %3881, 1
  %4463 = zext i32 %4462 to i64
  %4464 = add i64 %4445, %4463
  %4465 = icmp ult i64 %4464, %4364
  br i1 %4465, label %4466, label %4471

4466:                                             ; preds = %4460
  %4467 = shl i64 %4464, 2
  %4468 = add i64 %4467, %4363
  %4469 = inttoptr i64 %4468 to i32 addrspace(1)*
  %4470 = load volatile i32, i32 addrspace(1)* %4469, align 4, !tbaa !11
  br label %4471

4471:                                             ; preds = %4466, %4460
  %4472 = phi i32 [ %4470, %4466 ], [ 0, %4460 ]
  %4473 = mul i32 %3881, 3
  %4474 = zext i32 %4473 to i64
  %4475 = add i64 %4445, %4474
  %4476 = icmp ult i64 %4475, %4364
  br i1 %4476, label %4477, label %4482

4477:                                             ; preds = %4471
  %4478 = shl i64 %4475, 2
  %4479 = add i64 %4478, %4363
  %4480 = inttoptr i64 %4479 to i32 addrspace(1)*
  %4481 = load volatile i32, i32 addrspace(1)* %4480, align 4, !tbaa !11
  br label %4482

4482:                                             ; preds = %4477, %4471
  %4483 = phi i32 [ %4481, %4477 ], [ 0, %4471 ]
  %4484 = shl i32 %3881, 2
  %4485 = zext i32 %4484 to i64
  %4486 = add i64 %4445, %4485
  %4487 = icmp ult i64 %4486, %4364
  br i1 %4487, label %4488, label %4493

4488:                                             ; preds = %4482
  %4489 = shl i64 %4486, 2
  %4490 = add i64 %4489, %4363
  %4491 = inttoptr i64 %4490 to i32 addrspace(1)*
  %4492 = load volatile i32, i32 addrspace(1)* %4491, align 4, !tbaa !11
  br label %4493

4493:                                             ; preds = %4488, %4482
  %4494 = phi i32 [ %4492, %4488 ], [ 0, %4482 ]
  %4495 = mul i32 %3881, 5
  %4496 = zext i32 %4495 to i64
  %4497 = add i64 %4445, %4496
  %4498 = icmp ult i64 %4497, %4364
  br i1 %4498, label %4499, label %4504

4499:                                             ; preds = %4493
  %4500 = shl i64 %4497, 2
  %4501 = add i64 %4500, %4363
  %4502 = inttoptr i64 %4501 to i32 addrspace(1)*
  %4503 = load volatile i32, i32 addrspace(1)* %4502, align 4, !tbaa !11
  br label %4504

4504:                                             ; preds = %4499, %4493
  %4505 = phi i32 [ %4503, %4499 ], [ 0, %4493 ]
  %4506 = mul i32 %3881, 6
  %4507 = zext i32 %4506 to i64
  %4508 = add i64 %4445, %4507
  %4509 = icmp ult i64 %4508, %4364
  br i1 %4509, label %4510, label %4515

4510:                                             ; preds = %4504
  %4511 = shl i64 %4508, 2
  %4512 = add i64 %4511, %4363
  %4513 = inttoptr i64 %4512 to i32 addrspace(1)*
  %4514 = load volatile i32, i32 addrspace(1)* %4513, align 4, !tbaa !11
  br label %4515

4515:                                             ; preds = %4510, %4504
  %4516 = phi i32 [ %4514, %4510 ], [ 0, %4504 ]
  %4517 = add i64 %4445, %4367
  %4518 = icmp ult i64 %4517, %4364
  br i1 %4518, label %4519, label %4524

4519:                                             ; preds = %4515
  %4520 = shl i64 %4517, 2
  %4521 = add i64 %4520, %4363
  %4522 = inttoptr i64 %4521 to i32 addrspace(1)*
  %4523 = load volatile i32, i32 addrspace(1)* %4522, align 4, !tbaa !11
  br label %4524

4524:                                             ; preds = %4519, %4515
  %4525 = phi i32 [ %4523, %4519 ], [ 0, %4515 ]
  %4526 = add i64 %4448, %4362
  %4527 = inttoptr i64 %4526 to i32 addrspace(1)*
  store i32 %4451, i32 addrspace(1)* %4527, align 4, !tbaa !11
  br i1 %4454, label %4528, label %4532

4528:                                             ; preds = %4524
  %4529 = shl i64 %4453, 2
  %4530 = add i64 %4529, %4362
  %4531 = inttoptr i64 %4530 to i32 addrspace(1)*
  store i32 %4461, i32 addrspace(1)* %4531, align 4, !tbaa !11
  br label %4532

4532:                                             ; preds = %4528, %4524
  br i1 %4465, label %4533, label %4537

4533:                                             ; preds = %4532
  %4534 = shl i64 %4464, 2
  %4535 = add i64 %4534, %4362
  %4536 = inttoptr i64 %4535 to i32 addrspace(1)*
  store i32 %4472, i32 addrspace(1)* %4536, align 4, !tbaa !11
  br label %4537

4537:                                             ; preds = %4533, %4532
  br i1 %4476, label %4538, label %4542

4538:                                             ; preds = %4537
  %4539 = shl i64 %4475, 2
  %4540 = add i64 %4539, %4362
  %4541 = inttoptr i64 %4540 to i32 addrspace(1)*
  store i32 %4483, i32 addrspace(1)* %4541, align 4, !tbaa !11
  br label %4542

4542:                                             ; preds = %4538, %4537
  br i1 %4487, label %4543, label %4547

4543:                                             ; preds = %4542
  %4544 = shl i64 %4486, 2
  %4545 = add i64 %4544, %4362
  %4546 = inttoptr i64 %4545 to i32 addrspace(1)*
  store i32 %4494, i32 addrspace(1)* %4546, align 4, !tbaa !11
  br label %4547

4547:                                             ; preds = %4543, %4542
  br i1 %4498, label %4548, label %4552

4548:                                             ; preds = %4547
  %4549 = shl i64 %4497, 2
  %4550 = add i64 %4549, %4362
  %4551 = inttoptr i64 %4550 to i32 addrspace(1)*
  store i32 %4505, i32 addrspace(1)* %4551, align 4, !tbaa !11
  br label %4552

4552:                                             ; preds = %4548, %4547
  br i1 %4509, label %4553, label %4557

4553:                                             ; preds = %4552
  %4554 = shl i64 %4508, 2
  %4555 = add i64 %4554, %4362
  %4556 = inttoptr i64 %4555 to i32 addrspace(1)*
  store i32 %4516, i32 addrspace(1)* %4556, align 4, !tbaa !11
  br label %4557

4557:                                             ; preds = %4553, %4552
  br i1 %4518, label %4558, label %4576

4558:                                             ; preds = %4557
  %4559 = shl i64 %4517, 2
  %4560 = add i64 %4559, %4362
  %4561 = inttoptr i64 %4560 to i32 addrspace(1)*
  store i32 %4525, i32 addrspace(1)* %4561, align 4, !tbaa !11
  br label %4576

4562:                                             ; preds = %4154
  %4563 = zext i32 %3880 to i64
  %4564 = icmp ugt i64 %1679, %4563
  br i1 %4564, label %4565, label %4610

4565:                                             ; preds = %4562
  %4566 = zext i32 %3881 to i64
  br label %4567

4567:                                             ; preds = %4567, %4565
  %4568 = phi i64 [ %4563, %4565 ], [ %4574, %4567 ]
  %4569 = add i64 %4568, %3879
  %4570 = inttoptr i64 %4569 to i8 addrspace(1)*
  %4571 = load volatile i8, i8 addrspace(1)* %4570, align 1, !tbaa !11
  %4572 = add i64 %4568, %85
  %4573 = inttoptr i64 %4572 to i8 addrspace(1)*
  store i8 %4571, i8 addrspace(1)* %4573, align 1, !tbaa !11
  %4574 = add i64 %4568, %4566
  %4575 = icmp ult i64 %4574, %1679
  br i1 %4575, label %4567, label %4610, !llvm.loop !60

4576:                                             ; preds = %4558, %4557, %4444, %4357, %4356, %4243
  %4577 = phi i64 [ %4365, %4558 ], [ %4365, %4557 ], [ %4365, %4444 ], [ %4164, %4357 ], [ %4164, %4356 ], [ %4164, %4243 ]
  %4578 = icmp ugt i64 %4156, %4577
  br i1 %4578, label %4579, label %4590

4579:                                             ; preds = %4576
  %4580 = zext i32 %3881 to i64
  br label %4581

4581:                                             ; preds = %4581, %4579
  %4582 = phi i64 [ %4577, %4579 ], [ %4588, %4581 ]
  %4583 = add i64 %4582, %3879
  %4584 = inttoptr i64 %4583 to i8 addrspace(1)*
  %4585 = load volatile i8, i8 addrspace(1)* %4584, align 1, !tbaa !11
  %4586 = add i64 %4582, %85
  %4587 = inttoptr i64 %4586 to i8 addrspace(1)*
  store i8 %4585, i8 addrspace(1)* %4587, align 1, !tbaa !11
  %4588 = add i64 %4582, %4580
  %4589 = icmp ult i64 %4588, %4156
  br i1 %4589, label %4581, label %4590, !llvm.loop !60

4590:                                             ; preds = %4581, %4576
  %4591 = add i64 %4159, %4156
  %4592 = sub i64 %1679, %4591
  %4593 = icmp ugt i64 %4592, %4577
  br i1 %4593, label %4594, label %4610

4594:                                             ; preds = %4590
  %4595 = zext i32 %3881 to i64
  br label %4596

4596:                                             ; preds = %4596, %4594
  %4597 = phi i64 [ %4577, %4594 ], [ %4604, %4596 ]
  %4598 = add i64 %4597, %4591
  %4599 = add i64 %4598, %3879
  %4600 = inttoptr i64 %4599 to i8 addrspace(1)*
  %4601 = load volatile i8, i8 addrspace(1)* %4600, align 1, !tbaa !11
  %4602 = add i64 %4598, %85
  %4603 = inttoptr i64 %4602 to i8 addrspace(1)*
  store i8 %4601, i8 addrspace(1)* %4603, align 1, !tbaa !11
  %4604 = add i64 %4597, %4595
  %4605 = icmp ult i64 %4604, %4592
  br i1 %4605, label %4596, label %4610, !llvm.loop !60

4606:                                             ; preds = %4151, %3900
  %4607 = phi i64 [ %4153, %4151 ], [ %3955, %3900 ]
  %4608 = phi <4 x i32> [ %4118, %4151 ], [ %3941, %3900 ]
  %4609 = inttoptr i64 %4607 to <4 x i32> addrspace(1)*
  store <4 x i32> %4608, <4 x i32> addrspace(1)* %4609, align 16, !tbaa !11
  br label %4610

4610:                                             ; preds = %4596, %4567, %4606, %4590, %4562, %4150, %4037, %3866
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !113
  %4611 = load i32, i32* %45, align 8, !tbaa !45
  %4612 = icmp eq i32 %4611, 0
  br i1 %4612, label %4613, label %4618

4613:                                             ; preds = %4610
  %4614 = shl i64 %1686, 3
  %4615 = load i64, i64* %55, align 8, !tbaa !69
  %4616 = add i64 %4615, %4614
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !49
  %4617 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %4616, i64 -1) #10, !srcloc !23
  br label %4618

4618:                                             ; preds = %4613, %4610
  %4619 = load i32, i32* %83, align 8, !tbaa !9
  %4620 = add i32 %4619, 1
  store i32 %4620, i32* %83, align 8, !tbaa !9
  br label %4621

4621:                                             ; preds = %4618, %3862, %1995, %1956, %1680, %1676, %84
  %4622 = phi i32 [ 0, %1676 ], [ 0, %1680 ], [ 0, %84 ], [ 0, %1956 ], [ 0, %4618 ], [ %2179, %3862 ], [ %1959, %1995 ]
  %4623 = phi i64 [ %1677, %1676 ], [ %93, %1680 ], [ %93, %84 ], [ %1679, %1956 ], [ %1679, %4618 ], [ %1679, %3862 ], [ %1679, %1995 ]
  %4624 = phi i1 [ false, %1676 ], [ true, %1680 ], [ true, %84 ], [ true, %1956 ], [ false, %4618 ], [ false, %3862 ], [ false, %1995 ]
  br i1 %4624, label %4625, label %5846, !prof !57

4625:                                             ; preds = %4621
  %4626 = load i32, i32* %56, align 4, !tbaa !44
  %4627 = icmp eq i32 %4626, -1
  br i1 %4627, label %4628, label %4858, !prof !87

4628:                                             ; preds = %4625
  %4629 = load i32, i32* %45, align 8, !tbaa !45
  %4630 = icmp eq i32 %4629, 0
  br i1 %4630, label %4631, label %4812

4631:                                             ; preds = %4628
  %4632 = load i32, i32* %58, align 4, !tbaa !71
  %4633 = icmp eq i32 %4632, 0
  br i1 %4633, label %4634, label %4804

4634:                                             ; preds = %4631
  %4635 = load i32, i32* %59, align 8, !tbaa !72
  %4636 = load i32, i32* %60, align 4, !tbaa !73
  %4637 = urem i32 %4635, %4636
  %4638 = load i64, i64* %57, align 8, !tbaa !46
  %4639 = lshr i32 %4637, 3
  %4640 = and i32 %4639, 536870904
  %4641 = zext i32 %4640 to i64
  %4642 = add i64 %4638, %4641
  %4643 = inttoptr i64 %4642 to i64*
  %4644 = and i32 %4637, 63
  %4645 = zext i32 %4644 to i64
  %4646 = shl nuw i64 1, %4645
  %4647 = xor i64 %4646, -1
  %4648 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %4643, i64 %4647) #10, !srcloc !75
  %4649 = and i64 %4646, %4648
  %4650 = icmp eq i64 %4649, 0
  %4651 = select i1 %4650, i32 -1, i32 %4637
  %4652 = icmp eq i32 %4651, -1
  br i1 %4652, label %4653, label %4804

4653:                                             ; preds = %4634, %4798
  %4654 = phi i64 [ %4800, %4798 ], [ 0, %4634 ]
  %4655 = phi i32 [ %4799, %4798 ], [ 1, %4634 ]
  %4656 = load i32, i32* %60, align 4, !tbaa !73
  %4657 = add i32 %4656, 63
  %4658 = lshr i32 %4657, 6
  %4659 = icmp ugt i32 %4657, 63
  br i1 %4659, label %4660, label %4700

4660:                                             ; preds = %4653
  %4661 = tail call i32 @llvm.umax.i32(i32 %4658, i32 1) #7
  br label %4665

4662:                                             ; preds = %4693
  %4663 = icmp ult i32 %4696, %4658
  %4664 = icmp eq i32 %4696, %4661
  br i1 %4664, label %4700, label %4665, !llvm.loop !74

4665:                                             ; preds = %4662, %4660
  %4666 = phi i1 [ true, %4660 ], [ %4663, %4662 ]
  %4667 = phi i32 [ 0, %4660 ], [ %4696, %4662 ]
  %4668 = add i32 %4667, %4635
  %4669 = urem i32 %4668, %4658
  %4670 = load i64, i64* %57, align 8, !tbaa !46
  %4671 = shl nuw nsw i32 %4669, 3
  %4672 = zext i32 %4671 to i64
  %4673 = add i64 %4670, %4672
  %4674 = inttoptr i64 %4673 to i64*
  %4675 = inttoptr i64 %4673 to i64 addrspace(1)*
  %4676 = load volatile i64, i64 addrspace(1)* %4675, align 8, !tbaa !5
  br label %4677

4677:                                             ; preds = %4691, %4665
  %4678 = phi i64 [ %4676, %4665 ], [ %4685, %4691 ]
  %4679 = phi i32 [ undef, %4665 ], [ %4692, %4691 ]
  %4680 = icmp eq i64 %4678, 0
  br i1 %4680, label %4693, label %4681

4681:                                             ; preds = %4677
  %4682 = sub i64 0, %4678
  %4683 = and i64 %4678, %4682
  %4684 = xor i64 %4683, -1
  %4685 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %4674, i64 %4684) #10, !srcloc !75
  %4686 = and i64 %4685, %4683
  %4687 = icmp eq i64 %4686, 0
  br i1 %4687, label %4691, label %4688

4688:                                             ; preds = %4681
  %4689 = tail call i64 @llvm.cttz.i64(i64 %4683, i1 true) #7, !range !76
  %4690 = trunc i64 %4689 to i32
  br label %4691

4691:                                             ; preds = %4688, %4681
  %4692 = phi i32 [ %4690, %4688 ], [ %4679, %4681 ]
  br i1 %4687, label %4677, label %4693, !llvm.loop !77

4693:                                             ; preds = %4691, %4677
  %4694 = phi i32 [ %4692, %4691 ], [ 64, %4677 ]
  %4695 = icmp ult i32 %4694, 64
  %4696 = add nuw nsw i32 %4667, 1
  br i1 %4695, label %4697, label %4662

4697:                                             ; preds = %4693
  %4698 = shl nuw i32 %4669, 6
  %4699 = add nuw i32 %4694, %4698
  br label %4700

4700:                                             ; preds = %4662, %4697, %4653
  %4701 = phi i1 [ %4666, %4697 ], [ false, %4653 ], [ %4663, %4662 ]
  %4702 = phi i32 [ %4699, %4697 ], [ undef, %4653 ], [ undef, %4662 ]
  br i1 %4701, label %4775, label %4703

4703:                                             ; preds = %4700
  %4704 = icmp ult i32 %4657, 64
  br i1 %4704, label %4775, label %4705

4705:                                             ; preds = %4703
  %4706 = tail call i32 @llvm.umax.i32(i32 %4658, i32 1) #7
  br label %4707

4707:                                             ; preds = %4769, %4705
  %4708 = phi i32 [ 0, %4705 ], [ %4772, %4769 ]
  %4709 = load i64, i64* %61, align 8, !tbaa !78
  %4710 = zext i32 %4708 to i64
  %4711 = shl nuw nsw i64 %4710, 3
  %4712 = add i64 %4711, %4709
  %4713 = inttoptr i64 %4712 to i64 addrspace(1)*
  %4714 = load volatile i64, i64 addrspace(1)* %4713, align 8, !tbaa !5
  %4715 = icmp eq i64 %4714, 0
  br i1 %4715, label %4769, label %4716

4716:                                             ; preds = %4707
  %4717 = shl i32 %4708, 6
  br label %4718

4718:                                             ; preds = %4767, %4716
  %4719 = phi i32 [ undef, %4716 ], [ %4765, %4767 ]
  %4720 = phi i64 [ %4714, %4716 ], [ %4726, %4767 ]
  %4721 = sub i64 0, %4720
  %4722 = and i64 %4720, %4721
  %4723 = tail call i64 @llvm.cttz.i64(i64 %4722, i1 true) #7, !range !76
  %4724 = trunc i64 %4723 to i32
  %4725 = or i32 %4717, %4724
  %4726 = xor i64 %4722, %4720
  %4727 = load i64, i64* %62, align 8, !tbaa !79
  %4728 = zext i32 %4725 to i64
  %4729 = shl nuw nsw i64 %4728, 3
  %4730 = add i64 %4729, %4727
  %4731 = inttoptr i64 %4730 to i64*
  %4732 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %4731) #10, !srcloc !80
  %4733 = lshr i64 %4732, 32
  %4734 = load i64, i64* %63, align 8, !tbaa !81
  %4735 = shl nuw nsw i64 %4728, 2
  %4736 = add i64 %4735, %4734
  %4737 = inttoptr i64 %4736 to i32 addrspace(1)*
  %4738 = load volatile i32, i32 addrspace(1)* %4737, align 4, !tbaa !9
  %4739 = zext i32 %4738 to i64
  %4740 = icmp eq i64 %4733, %4739
  br i1 %4740, label %4741, label %4764, !llvm.loop !82

4741:                                             ; preds = %4718
  %4742 = xor i64 %4722, -1
  %4743 = load i64, i64* %61, align 8, !tbaa !78
  %4744 = add i64 %4743, %4711
  %4745 = tail call i64 asm sideeffect "atom.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %4744, i64 %4742) #10, !srcloc !83
  %4746 = and i64 %4745, %4722
  %4747 = icmp eq i64 %4746, 0
  br i1 %4747, label %4764, label %4748, !llvm.loop !82

4748:                                             ; preds = %4741
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !49
  %4749 = load i64, i64* %62, align 8, !tbaa !79
  %4750 = add i64 %4749, %4729
  %4751 = inttoptr i64 %4750 to i64*
  %4752 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %4751) #10, !srcloc !80
  %4753 = lshr i64 %4752, 32
  %4754 = load i64, i64* %63, align 8, !tbaa !81
  %4755 = add i64 %4754, %4735
  %4756 = inttoptr i64 %4755 to i32 addrspace(1)*
  %4757 = load volatile i32, i32 addrspace(1)* %4756, align 4, !tbaa !9
  %4758 = zext i32 %4757 to i64
  %4759 = icmp eq i64 %4753, %4758
  br i1 %4759, label %4764, label %4760

4760:                                             ; preds = %4748
  %4761 = load i64, i64* %61, align 8, !tbaa !78
  %4762 = add i64 %4761, %4711
  %4763 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %4762, i64 %4722) #10, !srcloc !70
  br label %4764

4764:                                             ; preds = %4760, %4748, %4741, %4718
  %4765 = phi i32 [ %4719, %4760 ], [ %4719, %4741 ], [ %4719, %4718 ], [ %4725, %4748 ]
  %4766 = phi i32 [ 0, %4760 ], [ 2, %4741 ], [ 2, %4718 ], [ 1, %4748 ]
  switch i32 %4766, label %4769 [
    i32 0, label %4767
    i32 2, label %4767
  ]

4767:                                             ; preds = %4764, %4764
  %4768 = icmp eq i64 %4726, 0
  br i1 %4768, label %4769, label %4718, !llvm.loop !82

4769:                                             ; preds = %4767, %4764, %4707
  %4770 = phi i32 [ -1, %4707 ], [ %4765, %4764 ], [ -1, %4767 ]
  %4771 = icmp ne i32 %4770, -1
  %4772 = add nuw nsw i32 %4708, 1
  %4773 = icmp eq i32 %4772, %4706
  %4774 = select i1 %4771, i1 true, i1 %4773
  br i1 %4774, label %4775, label %4707, !llvm.loop !84

4775:                                             ; preds = %4769, %4703, %4700
  %4776 = phi i32 [ %4702, %4700 ], [ -1, %4703 ], [ %4770, %4769 ]
  %4777 = icmp eq i32 %4776, -1
  br i1 %4777, label %4778, label %4798

4778:                                             ; preds = %4775
  %4779 = add i32 %4655, 1
  %4780 = and i32 %4655, 63
  %4781 = icmp eq i32 %4780, 0
  br i1 %4781, label %4782, label %4798, !prof !87

4782:                                             ; preds = %4778
  %4783 = load i64, i64* %64, align 8, !tbaa !88
  %4784 = inttoptr i64 %4783 to i64*
  %4785 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %4784) #10, !srcloc !80
  %4786 = icmp eq i64 %4785, 0
  br i1 %4786, label %4787, label %4798

4787:                                             ; preds = %4782
  %4788 = icmp eq i64 %4654, 0
  br i1 %4788, label %4789, label %4793

4789:                                             ; preds = %4787
  %4790 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !89
  %4791 = load i64, i64* %65, align 8, !tbaa !90
  %4792 = add i64 %4791, %4790
  br label %4793

4793:                                             ; preds = %4789, %4787
  %4794 = phi i64 [ %4792, %4789 ], [ %4654, %4787 ]
  %4795 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !89
  %4796 = icmp ult i64 %4795, %4794
  %4797 = select i1 %4796, i32 0, i32 110
  br label %4798

4798:                                             ; preds = %4793, %4782, %4778, %4775
  %4799 = phi i32 [ %4655, %4775 ], [ %4779, %4778 ], [ %4779, %4782 ], [ %4779, %4793 ]
  %4800 = phi i64 [ %4654, %4775 ], [ %4654, %4778 ], [ %4654, %4782 ], [ %4794, %4793 ]
  %4801 = phi i32 [ 0, %4775 ], [ 0, %4778 ], [ 108, %4782 ], [ %4797, %4793 ]
  %4802 = icmp eq i32 %4801, 0
  %4803 = and i1 %4777, %4802
  br i1 %4803, label %4653, label %4804, !llvm.loop !114

4804:                                             ; preds = %4798, %4634, %4631
  %4805 = phi i32 [ -1, %4631 ], [ %4651, %4634 ], [ %4776, %4798 ]
  %4806 = phi i32 [ %4632, %4631 ], [ 0, %4634 ], [ %4801, %4798 ]
  %4807 = icmp eq i32 %4806, 0
  %4808 = select i1 %4807, i32 %4805, i32 %4806
  %4809 = select i1 %4807, i64 144115188075855872, i64 216172782113783808
  %4810 = zext i32 %4808 to i64
  %4811 = or i64 %4809, %4810
  br label %4812

4812:                                             ; preds = %4804, %4628
  %4813 = phi i64 [ %4811, %4804 ], [ 0, %4628 ]
  %4814 = trunc i64 %4813 to i32
  %4815 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %4814, i32 0, i32 31) #7
  %4816 = lshr i64 %4813, 32
  %4817 = trunc i64 %4816 to i32
  %4818 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %4817, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !24
  %4819 = and i32 %4818, -16777216
  %4820 = icmp eq i32 %4819, 50331648
  %4821 = load i32, i32* %56, align 4, !tbaa !44
  br i1 %4820, label %4822, label %4847

4822:                                             ; preds = %4812
  %4823 = icmp eq i32 %4821, -1
  br i1 %4823, label %4846, label %4824

4824:                                             ; preds = %4822
  %4825 = load i32, i32* %45, align 8, !tbaa !45
  %4826 = icmp eq i32 %4825, 0
  br i1 %4826, label %4827, label %4838

4827:                                             ; preds = %4824
  %4828 = and i32 %4821, 63
  %4829 = zext i32 %4828 to i64
  %4830 = shl nuw i64 1, %4829
  %4831 = lshr i32 %4821, 3
  %4832 = and i32 %4831, 536870904
  %4833 = zext i32 %4832 to i64
  %4834 = load i64, i64* %57, align 8, !tbaa !46
  %4835 = add i64 %4834, %4833
  %4836 = inttoptr i64 %4835 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %4836, i64 %4830) #10, !srcloc !47
  %4837 = load i32, i32* %45, align 8, !tbaa !45
  br label %4838

4838:                                             ; preds = %4827, %4824
  %4839 = phi i32 [ %4837, %4827 ], [ %4825, %4824 ]
  %4840 = icmp eq i32 %4839, 0
  br i1 %4840, label %4841, label %4845

4841:                                             ; preds = %4838
  %4842 = load i64, i64* %46, align 8, !tbaa !19
  %4843 = add i64 %4842, 136
  %4844 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %4843, i64 -1) #10, !srcloc !23
  br label %4845

4845:                                             ; preds = %4841, %4838
  store i32 -1, i32* %56, align 4, !tbaa !44
  store i32 0, i32* %81, align 8, !tbaa !42
  br label %4846

4846:                                             ; preds = %4845, %4822
  store i32 %4815, i32* %58, align 4, !tbaa !71
  br label %4856

4847:                                             ; preds = %4812
  %4848 = icmp eq i32 %4821, %4815
  br i1 %4848, label %4856, label %4849

4849:                                             ; preds = %4847
  %4850 = load i64, i64* %63, align 8, !tbaa !81
  %4851 = zext i32 %4815 to i64
  %4852 = shl nuw nsw i64 %4851, 2
  %4853 = add i64 %4850, %4852
  %4854 = inttoptr i64 %4853 to i32 addrspace(1)*
  %4855 = load volatile i32, i32 addrspace(1)* %4854, align 4, !tbaa !9
  store i32 %4855, i32* %69, align 8, !tbaa !94
  br label %4856

4856:                                             ; preds = %4849, %4847, %4846
  %4857 = phi i32 [ -1, %4846 ], [ %4815, %4847 ], [ %4815, %4849 ]
  br i1 %4820, label %5846, label %4858

4858:                                             ; preds = %4856, %4625
  %4859 = phi i32 [ %4857, %4856 ], [ %4626, %4625 ]
  %4860 = load i64, i64* %67, align 8, !tbaa !92
  %4861 = zext i32 %4859 to i64
  %4862 = load i64, i64* %68, align 8, !tbaa !93
  %4863 = mul i64 %4862, %4861
  %4864 = add i64 %4863, %4860
  %4865 = load i32, i32* %45, align 8, !tbaa !45
  %4866 = load i32, i32* %69, align 8, !tbaa !94
  %4867 = load i64, i64* %70, align 8, !tbaa !95
  %4868 = icmp eq i32 %4865, 0
  br i1 %4868, label %4869, label %4873

4869:                                             ; preds = %4858
  %4870 = load i64, i64* %71, align 8, !tbaa !96
  %4871 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %4870, i64 1) #10, !srcloc !23
  %4872 = trunc i64 %4871 to i32
  br label %4873

4873:                                             ; preds = %4869, %4858
  %4874 = phi i32 [ %4872, %4869 ], [ 0, %4858 ]
  %4875 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %4874, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !97
  %4876 = load i32, i32* %73, align 8, !tbaa !98
  %4877 = add i32 %4866, 1
  %4878 = icmp ult i32 %4865, 4
  br i1 %4878, label %4879, label %4910

4879:                                             ; preds = %4873
  %4880 = zext i32 %4877 to i64
  %4881 = shl nuw i64 %4880, 32
  %4882 = shl nuw nsw i64 %4861, 16
  %4883 = or i64 %4882, %4881
  %4884 = or i64 %4883, 256
  %4885 = load i64, i64* %29, align 8, !tbaa !99
  %4886 = shl nsw i32 -1, %4876
  %4887 = xor i32 %4886, -1
  %4888 = and i32 %4875, %4887
  %4889 = zext i32 %4888 to i64
  %4890 = shl nuw nsw i64 %4889, 5
  %4891 = add i64 %4885, %4890
  %4892 = inttoptr i64 %4891 to i64*
  %4893 = and i32 %4865, 1
  %4894 = icmp eq i32 %4893, 0
  %4895 = select i1 %4894, i64 %4884, i64 %4867
  %4896 = select i1 %4894, i64 %86, i64 %4623
  %4897 = shl i64 %4896, 1
  %4898 = and i32 %4865, 2
  %4899 = icmp eq i32 %4898, 0
  %4900 = select i1 %4899, i64 %4895, i64 %4897
  %4901 = lshr i32 %4875, %4876
  %4902 = and i32 %4901, 1
  %4903 = xor i32 %4902, 1
  %4904 = zext i32 %4903 to i64
  %4905 = or i64 %4900, %4904
  %4906 = zext i32 %4865 to i64
  %4907 = getelementptr inbounds i64, i64* %4892, i64 %4906
  %4908 = ptrtoint i64* %4907 to i64
  %4909 = inttoptr i64 %4908 to i64 addrspace(1)*
  store volatile i64 %4905, i64 addrspace(1)* %4909, align 8, !tbaa !5
  br label %4910

4910:                                             ; preds = %4879, %4873
  br i1 %4868, label %4911, label %4916

4911:                                             ; preds = %4910
  %4912 = shl nuw nsw i64 %4861, 2
  %4913 = load i64, i64* %63, align 8, !tbaa !81
  %4914 = add i64 %4913, %4912
  %4915 = inttoptr i64 %4914 to i32 addrspace(1)*
  store volatile i32 %4877, i32 addrspace(1)* %4915, align 4, !tbaa !9
  br label %4916

4916:                                             ; preds = %4911, %4910
  store i32 %4877, i32* %69, align 8, !tbaa !94
  %4917 = load i32, i32* %45, align 8, !tbaa !45
  %4918 = icmp eq i32 %4917, 0
  br i1 %4918, label %4919, label %5010

4919:                                             ; preds = %4916
  %4920 = load i64, i64* %62, align 8, !tbaa !79
  %4921 = tail call i32 asm sideeffect "mov.u32 $0, %clock;", "=r,~{memory}"() #10, !srcloc !100
  %4922 = load i32, i32* %74, align 4, !tbaa !9
  %4923 = icmp eq i32 %4922, 0
  %4924 = select i1 %4923, i32 2600, i32 %4922
  store i32 %4924, i32* %74, align 4, !tbaa !9
  br label %4925

4925:                                             ; preds = %4925, %4919
  %4926 = tail call i32 asm sideeffect "mov.u32 $0, %clock;", "=r,~{memory}"() #10, !srcloc !100
  %4927 = sub i32 %4926, %4921
  %4928 = load i32, i32* %74, align 4, !tbaa !9
  %4929 = icmp ult i32 %4927, %4928
  br i1 %4929, label %4925, label %4930, !llvm.loop !101

4930:                                             ; preds = %4925
  %4931 = shl nuw nsw i64 %4861, 3
  %4932 = add i64 %4920, %4931
  %4933 = inttoptr i64 %4932 to i64*
  %4934 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %4933) #10, !srcloc !80
  %4935 = lshr i64 %4934, 32
  %4936 = zext i32 %4877 to i64
  %4937 = icmp eq i64 %4935, %4936
  br i1 %4937, label %4938, label %4943, !prof !57

4938:                                             ; preds = %4930
  %4939 = load i32, i32* %74, align 4, !tbaa !9
  %4940 = icmp ugt i32 %4939, 512
  %4941 = select i1 %4940, i32 -16, i32 0
  %4942 = add i32 %4941, %4939
  br label %4952

4943:                                             ; preds = %4930
  %4944 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %4933) #10, !srcloc !80
  %4945 = lshr i64 %4944, 32
  %4946 = icmp eq i64 %4945, %4936
  br i1 %4946, label %4947, label %4955

4947:                                             ; preds = %4943
  %4948 = load i32, i32* %74, align 4, !tbaa !9
  %4949 = icmp ult i32 %4948, 4096
  %4950 = select i1 %4949, i32 128, i32 0
  %4951 = add i32 %4950, %4948
  br label %4952

4952:                                             ; preds = %4947, %4938
  %4953 = phi i32 [ %4951, %4947 ], [ %4942, %4938 ]
  %4954 = phi i64 [ %4944, %4947 ], [ %4934, %4938 ]
  store i32 %4953, i32* %74, align 4, !tbaa !9
  br label %4955

4955:                                             ; preds = %4952, %4943
  %4956 = phi i64 [ %4944, %4943 ], [ %4954, %4952 ]
  %4957 = lshr i32 %4859, 3
  %4958 = and i32 %4957, 536870904
  %4959 = zext i32 %4958 to i64
  %4960 = and i32 %4859, 63
  %4961 = zext i32 %4960 to i64
  %4962 = shl nuw i64 1, %4961
  br label %4963

4963:                                             ; preds = %5001, %4955
  %4964 = phi i32 [ 1, %4955 ], [ %4971, %5001 ]
  %4965 = phi i64 [ 0, %4955 ], [ %4991, %5001 ]
  %4966 = phi i64 [ %4956, %4955 ], [ %5002, %5001 ]
  %4967 = phi i32 [ undef, %4955 ], [ %5003, %5001 ]
  %4968 = lshr i64 %4966, 32
  %4969 = icmp eq i64 %4968, %4936
  br i1 %4969, label %5004, label %4970, !prof !57

4970:                                             ; preds = %4963
  %4971 = add i32 %4964, 1
  %4972 = and i32 %4964, 63
  %4973 = icmp eq i32 %4972, 0
  br i1 %4973, label %4974, label %4990, !prof !87

4974:                                             ; preds = %4970
  %4975 = load i64, i64* %64, align 8, !tbaa !88
  %4976 = inttoptr i64 %4975 to i64*
  %4977 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %4976) #10, !srcloc !80
  %4978 = icmp eq i64 %4977, 0
  br i1 %4978, label %4979, label %4990

4979:                                             ; preds = %4974
  %4980 = icmp eq i64 %4965, 0
  br i1 %4980, label %4981, label %4985

4981:                                             ; preds = %4979
  %4982 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !89
  %4983 = load i64, i64* %65, align 8, !tbaa !90
  %4984 = add i64 %4983, %4982
  br label %4985

4985:                                             ; preds = %4981, %4979
  %4986 = phi i64 [ %4984, %4981 ], [ %4965, %4979 ]
  %4987 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !89
  %4988 = icmp ult i64 %4987, %4986
  %4989 = select i1 %4988, i32 0, i32 110
  br label %4990

4990:                                             ; preds = %4985, %4974, %4970
  %4991 = phi i64 [ %4986, %4985 ], [ %4965, %4974 ], [ %4965, %4970 ]
  %4992 = phi i32 [ %4989, %4985 ], [ 108, %4974 ], [ 0, %4970 ]
  %4993 = icmp eq i32 %4992, 0
  br i1 %4993, label %4999, label %4994, !prof !57

4994:                                             ; preds = %4990
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !49
  %4995 = load i64, i64* %61, align 8, !tbaa !78
  %4996 = add i64 %4995, %4959
  %4997 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %4996, i64 %4962) #10, !srcloc !70
  %4998 = or i32 %4992, -1073741824
  br label %5001

4999:                                             ; preds = %4990
  %5000 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %4933) #10, !srcloc !80
  br label %5001

5001:                                             ; preds = %4999, %4994
  %5002 = phi i64 [ %4966, %4994 ], [ %5000, %4999 ]
  %5003 = phi i32 [ %4998, %4994 ], [ %4967, %4999 ]
  br i1 %4993, label %4963, label %5010, !llvm.loop !102

5004:                                             ; preds = %4963
  %5005 = trunc i64 %4966 to i32
  %5006 = icmp sgt i32 %5005, -1
  br i1 %5006, label %5010, label %5007, !prof !57

5007:                                             ; preds = %5004
  %5008 = sub i32 0, %5005
  %5009 = or i32 %5008, -2147483648
  br label %5010

5010:                                             ; preds = %5001, %5007, %5004, %4916
  %5011 = phi i32 [ 0, %4916 ], [ %5009, %5007 ], [ %5005, %5004 ], [ %5003, %5001 ]
  %5012 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %5011, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !97
  %5013 = icmp sgt i32 %5012, -1
  br i1 %5013, label %5016, label %5014, !prof !57

5014:                                             ; preds = %5010
  %5015 = and i32 %5012, 65535
  br label %5020

5016:                                             ; preds = %5010
  %5017 = zext i32 %5012 to i64
  %5018 = icmp ugt i64 %4623, %5017
  %5019 = select i1 %5018, i32 61, i32 0
  br label %5020

5020:                                             ; preds = %5016, %5014
  %5021 = phi i32 [ %5015, %5014 ], [ %5019, %5016 ]
  %5022 = icmp eq i32 %5021, 0
  br i1 %5022, label %5023, label %5757, !prof !57

5023:                                             ; preds = %5020
  %5024 = load i32, i32* %45, align 8, !tbaa !45
  %5025 = load i32, i32* %50, align 4, !tbaa !56
  %5026 = xor i64 %4864, %85
  %5027 = and i64 %5026, 15
  %5028 = icmp eq i64 %5027, 0
  %5029 = and i64 %5026, 3
  %5030 = icmp eq i64 %5029, 0
  %5031 = select i1 %5030, i64 4, i64 1
  %5032 = select i1 %5028, i64 16, i64 %5031
  %5033 = sub i64 0, %85
  %5034 = add nsw i64 %5032, -1
  %5035 = and i64 %5034, %5033
  %5036 = or i64 %4623, %85
  %5037 = or i64 %5036, %4864
  %5038 = and i64 %5037, 15
  %5039 = icmp eq i64 %5038, 0
  br i1 %5039, label %5040, label %5298, !prof !57

5040:                                             ; preds = %5023
  %5041 = shl i32 %5025, 7
  %5042 = zext i32 %5041 to i64
  %5043 = icmp eq i64 %4623, %5042
  br i1 %5043, label %5044, label %5100

5044:                                             ; preds = %5040
  %5045 = shl i32 %5024, 4
  %5046 = zext i32 %5045 to i64
  %5047 = add i64 %85, %5046
  %5048 = add i64 %4864, %5046
  %5049 = shl i32 %5025, 4
  %5050 = inttoptr i64 %5048 to <4 x i32> addrspace(1)*
  %5051 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5050, align 16, !tbaa !11
  %5052 = zext i32 %5049 to i64
  %5053 = add i64 %5048, %5052
  %5054 = inttoptr i64 %5053 to <4 x i32> addrspace(1)*
  %5055 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5054, align 16, !tbaa !11
  %5056 = shl i32 %5025, 5
  %5057 = zext i32 %5056 to i64
  %5058 = add i64 %5048, %5057
  %5059 = inttoptr i64 %5058 to <4 x i32> addrspace(1)*
  %5060 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5059, align 16, !tbaa !11
  %5061 = mul i32 %5025, 48
  %5062 = zext i32 %5061 to i64
  %5063 = add i64 %5048, %5062
  %5064 = inttoptr i64 %5063 to <4 x i32> addrspace(1)*
  %5065 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5064, align 16, !tbaa !11
  %5066 = shl i32 %5025, 6
  %5067 = zext i32 %5066 to i64
  %5068 = add i64 %5048, %5067
  %5069 = inttoptr i64 %5068 to <4 x i32> addrspace(1)*
  %5070 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5069, align 16, !tbaa !11
  %5071 = mul i32 %5025, 80
  %5072 = zext i32 %5071 to i64
  %5073 = add i64 %5048, %5072
  %5074 = inttoptr i64 %5073 to <4 x i32> addrspace(1)*
  %5075 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5074, align 16, !tbaa !11
  %5076 = mul i32 %5025, 96
  %5077 = zext i32 %5076 to i64
  %5078 = add i64 %5048, %5077
  %5079 = inttoptr i64 %5078 to <4 x i32> addrspace(1)*
  %5080 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5079, align 16, !tbaa !11
  %5081 = mul i32 %5025, 112
  %5082 = zext i32 %5081 to i64
  %5083 = add i64 %5048, %5082
  %5084 = inttoptr i64 %5083 to <4 x i32> addrspace(1)*
  %5085 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5084, align 16, !tbaa !11
  %5086 = inttoptr i64 %5047 to <4 x i32> addrspace(1)*
  store <4 x i32> %5051, <4 x i32> addrspace(1)* %5086, align 16, !tbaa !11
  %5087 = add i64 %5047, %5052
  %5088 = inttoptr i64 %5087 to <4 x i32> addrspace(1)*
  store <4 x i32> %5055, <4 x i32> addrspace(1)* %5088, align 16, !tbaa !11
  %5089 = add i64 %5047, %5057
  %5090 = inttoptr i64 %5089 to <4 x i32> addrspace(1)*
  store <4 x i32> %5060, <4 x i32> addrspace(1)* %5090, align 16, !tbaa !11
  %5091 = add i64 %5047, %5062
  %5092 = inttoptr i64 %5091 to <4 x i32> addrspace(1)*
  store <4 x i32> %5065, <4 x i32> addrspace(1)* %5092, align 16, !tbaa !11
  %5093 = add i64 %5047, %5067
  %5094 = inttoptr i64 %5093 to <4 x i32> addrspace(1)*
  store <4 x i32> %5070, <4 x i32> addrspace(1)* %5094, align 16, !tbaa !11
  %5095 = add i64 %5047, %5072
  %5096 = inttoptr i64 %5095 to <4 x i32> addrspace(1)*
  store <4 x i32> %5075, <4 x i32> addrspace(1)* %5096, align 16, !tbaa !11
  %5097 = add i64 %5047, %5077
  %5098 = inttoptr i64 %5097 to <4 x i32> addrspace(1)*
  store <4 x i32> %5080, <4 x i32> addrspace(1)* %5098, align 16, !tbaa !11
  %5099 = add i64 %5047, %5082
  br label %5750

5100:                                             ; preds = %5040
  %5101 = lshr i64 %4623, 4
  %5102 = zext i32 %5024 to i64
  %5103 = mul i32 %5025, 7
  %5104 = zext i32 %5103 to i64
  %5105 = add nuw nsw i64 %5104, %5102
  %5106 = icmp ult i64 %5105, %5101
  br i1 %5106, label %5107, label %5181

5107:                                             ; preds = %5100
  %5108 = shl i32 %5025, 3
  %5109 = zext i32 %5108 to i64
  %5110 = zext i32 %5025 to i64
  %5111 = shl i32 %5025, 1
  %5112 = zext i32 %5111 to i64
  %5113 = mul i32 %5025, 3
  %5114 = zext i32 %5113 to i64
  %5115 = shl i32 %5025, 2
  %5116 = zext i32 %5115 to i64
  %5117 = mul i32 %5025, 5
  %5118 = zext i32 %5117 to i64
  %5119 = mul i32 %5025, 6
  %5120 = zext i32 %5119 to i64
  br label %5121

5121:                                             ; preds = %5121, %5107
  %5122 = phi i64 [ %5102, %5107 ], [ %5178, %5121 ]
  %5123 = shl i64 %5122, 4
  %5124 = add i64 %5123, %4864
  %5125 = inttoptr i64 %5124 to <4 x i32> addrspace(1)*
  %5126 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5125, align 16, !tbaa !11
  %5127 = add i64 %5122, %5110
  %5128 = shl i64 %5127, 4
  %5129 = add i64 %5128, %4864
  %5130 = inttoptr i64 %5129 to <4 x i32> addrspace(1)*
  %5131 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5130, align 16, !tbaa !11
  %5132 = add i64 %5122, %5112
  %5133 = shl i64 %5132, 4
  %5134 = add i64 %5133, %4864
  %5135 = inttoptr i64 %5134 to <4 x i32> addrspace(1)*
  %5136 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5135, align 16, !tbaa !11
  %5137 = add i64 %5122, %5114
  %5138 = shl i64 %5137, 4
  %5139 = add i64 %5138, %4864
  %5140 = inttoptr i64 %5139 to <4 x i32> addrspace(1)*
  %5141 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5140, align 16, !tbaa !11
  %5142 = add i64 %5122, %5116
  %5143 = shl i64 %5142, 4
  %5144 = add i64 %5143, %4864
  %5145 = inttoptr i64 %5144 to <4 x i32> addrspace(1)*
  %5146 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5145, align 16, !tbaa !11
  %5147 = add i64 %5122, %5118
  %5148 = shl i64 %5147, 4
  %5149 = add i64 %5148, %4864
  %5150 = inttoptr i64 %5149 to <4 x i32> addrspace(1)*
  %5151 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5150, align 16, !tbaa !11
  %5152 = add i64 %5122, %5120
  %5153 = shl i64 %5152, 4
  %5154 = add i64 %5153, %4864
  %5155 = inttoptr i64 %5154 to <4 x i32> addrspace(1)*
  %5156 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5155, align 16, !tbaa !11
  %5157 = add i64 %5122, %5104
  %5158 = shl i64 %5157, 4
  %5159 = add i64 %5158, %4864
  %5160 = inttoptr i64 %5159 to <4 x i32> addrspace(1)*
  %5161 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5160, align 16, !tbaa !11
  %5162 = add i64 %5123, %85
  %5163 = inttoptr i64 %5162 to <4 x i32> addrspace(1)*
  store <4 x i32> %5126, <4 x i32> addrspace(1)* %5163, align 16, !tbaa !11
  %5164 = add i64 %5128, %85
  %5165 = inttoptr i64 %5164 to <4 x i32> addrspace(1)*
  store <4 x i32> %5131, <4 x i32> addrspace(1)* %5165, align 16, !tbaa !11
  %5166 = add i64 %5133, %85
  %5167 = inttoptr i64 %5166 to <4 x i32> addrspace(1)*
  store <4 x i32> %5136, <4 x i32> addrspace(1)* %5167, align 16, !tbaa !11
  %5168 = add i64 %5138, %85
  %5169 = inttoptr i64 %5168 to <4 x i32> addrspace(1)*
  store <4 x i32> %5141, <4 x i32> addrspace(1)* %5169, align 16, !tbaa !11
  %5170 = add i64 %5143, %85
  %5171 = inttoptr i64 %5170 to <4 x i32> addrspace(1)*
  store <4 x i32> %5146, <4 x i32> addrspace(1)* %5171, align 16, !tbaa !11
  %5172 = add i64 %5148, %85
  %5173 = inttoptr i64 %5172 to <4 x i32> addrspace(1)*
  store <4 x i32> %5151, <4 x i32> addrspace(1)* %5173, align 16, !tbaa !11
  %5174 = add i64 %5153, %85
  %5175 = inttoptr i64 %5174 to <4 x i32> addrspace(1)*
  store <4 x i32> %5156, <4 x i32> addrspace(1)* %5175, align 16, !tbaa !11
  %5176 = add i64 %5158, %85
  %5177 = inttoptr i64 %5176 to <4 x i32> addrspace(1)*
  store <4 x i32> %5161, <4 x i32> addrspace(1)* %5177, align 16, !tbaa !11
  %5178 = add i64 %5122, %5109
  %5179 = add i64 %5178, %5104
  %5180 = icmp ult i64 %5179, %5101
  br i1 %5180, label %5121, label %5181, !llvm.loop !58

5181:                                             ; preds = %5121, %5100
  %5182 = phi i64 [ %5102, %5100 ], [ %5178, %5121 ]
  %5183 = icmp ult i64 %5182, %5101
  br i1 %5183, label %5184, label %5754

5184:                                             ; preds = %5181
  %5185 = shl i64 %5182, 4
  %5186 = add i64 %5185, %4864
  %5187 = inttoptr i64 %5186 to <4 x i32> addrspace(1)*
  %5188 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5187, align 16, !tbaa !11
  %5189 = zext i32 %5025 to i64
  %5190 = add i64 %5182, %5189
  %5191 = icmp ult i64 %5190, %5101
  br i1 %5191, label %5192, label %5197

5192:                                             ; preds = %5184
  %5193 = shl i64 %5190, 4
  %5194 = add i64 %5193, %4864
  %5195 = inttoptr i64 %5194 to <4 x i32> addrspace(1)*
  %5196 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5195, align 16, !tbaa !11
  br label %5197

5197:                                             ; preds = %5192, %5184
  %5198 = phi <4 x i32> [ %5196, %5192 ], [ zeroinitializer, %5184 ]
  %5199 = shl i32 %5025, 1
  %5200 = zext i32 %5199 to i64
  %5201 = add i64 %5182, %5200
  %5202 = icmp ult i64 %5201, %5101
  br i1 %5202, label %5203, label %5208

5203:                                             ; preds = %5197
  %5204 = shl i64 %5201, 4
  %5205 = add i64 %5204, %4864
  %5206 = inttoptr i64 %5205 to <4 x i32> addrspace(1)*
  %5207 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5206, align 16, !tbaa !11
  br label %5208

5208:                                             ; preds = %5203, %5197
  %5209 = phi <4 x i32> [ %5207, %5203 ], [ zeroinitializer, %5197 ]
  %5210 = mul i32 %5025, 3
  %5211 = zext i32 %5210 to i64
  %5212 = add i64 %5182, %5211
  %5213 = icmp ult i64 %5212, %5101
  br i1 %5213, label %5214, label %5219

5214:                                             ; preds = %5208
  %5215 = shl i64 %5212, 4
  %5216 = add i64 %5215, %4864
  %5217 = inttoptr i64 %5216 to <4 x i32> addrspace(1)*
  %5218 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5217, align 16, !tbaa !11
  br label %5219

5219:                                             ; preds = %5214, %5208
  %5220 = phi <4 x i32> [ %5218, %5214 ], [ zeroinitializer, %5208 ]
  %5221 = shl i32 %5025, 2
  %5222 = zext i32 %5221 to i64
  %5223 = add i64 %5182, %5222
  %5224 = icmp ult i64 %5223, %5101
  br i1 %5224, label %5225, label %5230

5225:                                             ; preds = %5219
  %5226 = shl i64 %5223, 4
  %5227 = add i64 %5226, %4864
  %5228 = inttoptr i64 %5227 to <4 x i32> addrspace(1)*
  %5229 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5228, align 16, !tbaa !11
  br label %5230

5230:                                             ; preds = %5225, %5219
  %5231 = phi <4 x i32> [ %5229, %5225 ], [ zeroinitializer, %5219 ]
  %5232 = mul i32 %5025, 5
  %5233 = zext i32 %5232 to i64
  %5234 = add i64 %5182, %5233
  %5235 = icmp ult i64 %5234, %5101
  br i1 %5235, label %5236, label %5241

5236:                                             ; preds = %5230
  %5237 = shl i64 %5234, 4
  %5238 = add i64 %5237, %4864
  %5239 = inttoptr i64 %5238 to <4 x i32> addrspace(1)*
  %5240 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5239, align 16, !tbaa !11
  br label %5241

5241:                                             ; preds = %5236, %5230
  %5242 = phi <4 x i32> [ %5240, %5236 ], [ zeroinitializer, %5230 ]
  %5243 = mul i32 %5025, 6
  %5244 = zext i32 %5243 to i64
  %5245 = add i64 %5182, %5244
  %5246 = icmp ult i64 %5245, %5101
  br i1 %5246, label %5247, label %5252

5247:                                             ; preds = %5241
  %5248 = shl i64 %5245, 4
  %5249 = add i64 %5248, %4864
  %5250 = inttoptr i64 %5249 to <4 x i32> addrspace(1)*
  %5251 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5250, align 16, !tbaa !11
  br label %5252

5252:                                             ; preds = %5247, %5241
  %5253 = phi <4 x i32> [ %5251, %5247 ], [ zeroinitializer, %5241 ]
  %5254 = add i64 %5182, %5104
  %5255 = icmp ult i64 %5254, %5101
  br i1 %5255, label %5256, label %5261

5256:                                             ; preds = %5252
  %5257 = shl i64 %5254, 4
  %5258 = add i64 %5257, %4864
  %5259 = inttoptr i64 %5258 to <4 x i32> addrspace(1)*
  %5260 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5259, align 16, !tbaa !11
  br label %5261

5261:                                             ; preds = %5256, %5252
  %5262 = phi <4 x i32> [ %5260, %5256 ], [ zeroinitializer, %5252 ]
  %5263 = add i64 %5185, %85
  %5264 = inttoptr i64 %5263 to <4 x i32> addrspace(1)*
  store <4 x i32> %5188, <4 x i32> addrspace(1)* %5264, align 16, !tbaa !11
  br i1 %5191, label %5265, label %5269

5265:                                             ; preds = %5261
  %5266 = shl i64 %5190, 4
  %5267 = add i64 %5266, %85
  %5268 = inttoptr i64 %5267 to <4 x i32> addrspace(1)*
  store <4 x i32> %5198, <4 x i32> addrspace(1)* %5268, align 16, !tbaa !11
  br label %5269

5269:                                             ; preds = %5265, %5261
  br i1 %5202, label %5270, label %5274

5270:                                             ; preds = %5269
  %5271 = shl i64 %5201, 4
  %5272 = add i64 %5271, %85
  %5273 = inttoptr i64 %5272 to <4 x i32> addrspace(1)*
  store <4 x i32> %5209, <4 x i32> addrspace(1)* %5273, align 16, !tbaa !11
  br label %5274

5274:                                             ; preds = %5270, %5269
  br i1 %5213, label %5275, label %5279

5275:                                             ; preds = %5274
  %5276 = shl i64 %5212, 4
  %5277 = add i64 %5276, %85
  %5278 = inttoptr i64 %5277 to <4 x i32> addrspace(1)*
  store <4 x i32> %5220, <4 x i32> addrspace(1)* %5278, align 16, !tbaa !11
  br label %5279

5279:                                             ; preds = %5275, %5274
  br i1 %5224, label %5280, label %5284

5280:                                             ; preds = %5279
  %5281 = shl i64 %5223, 4
  %5282 = add i64 %5281, %85
  %5283 = inttoptr i64 %5282 to <4 x i32> addrspace(1)*
  store <4 x i32> %5231, <4 x i32> addrspace(1)* %5283, align 16, !tbaa !11
  br label %5284

5284:                                             ; preds = %5280, %5279
  br i1 %5235, label %5285, label %5289

5285:                                             ; preds = %5284
  %5286 = shl i64 %5234, 4
  %5287 = add i64 %5286, %85
  %5288 = inttoptr i64 %5287 to <4 x i32> addrspace(1)*
  store <4 x i32> %5242, <4 x i32> addrspace(1)* %5288, align 16, !tbaa !11
  br label %5289

5289:                                             ; preds = %5285, %5284
  br i1 %5246, label %5290, label %5294

5290:                                             ; preds = %5289
  %5291 = shl i64 %5245, 4
  %5292 = add i64 %5291, %85
  %5293 = inttoptr i64 %5292 to <4 x i32> addrspace(1)*
  store <4 x i32> %5253, <4 x i32> addrspace(1)* %5293, align 16, !tbaa !11
  br label %5294

5294:                                             ; preds = %5290, %5289
  br i1 %5255, label %5295, label %5754

5295:                                             ; preds = %5294
  %5296 = shl i64 %5254, 4
  %5297 = add i64 %5296, %85
  br label %5750

5298:                                             ; preds = %5023
  %5299 = icmp ult i64 %5035, %4623
  %5300 = select i1 %5299, i64 %5035, i64 %4623
  %5301 = sub i64 %4623, %5300
  %5302 = sub nsw i64 0, %5032
  %5303 = and i64 %5301, %5302
  switch i64 %5032, label %5706 [
    i64 16, label %5304
    i64 4, label %5505
  ]

5304:                                             ; preds = %5298
  %5305 = add i64 %5300, %85
  %5306 = add i64 %5300, %4864
  %5307 = lshr i64 %5303, 4
  %5308 = zext i32 %5024 to i64
  %5309 = mul i32 %5025, 7
  %5310 = zext i32 %5309 to i64
  %5311 = add nuw nsw i64 %5310, %5308
  %5312 = icmp ult i64 %5311, %5307
  br i1 %5312, label %5313, label %5387

5313:                                             ; preds = %5304
  %5314 = shl i32 %5025, 3
  %5315 = zext i32 %5314 to i64
  %5316 = zext i32 %5025 to i64
  %5317 = shl i32 %5025, 1
  %5318 = zext i32 %5317 to i64
  %5319 = mul i32 %5025, 3
  %5320 = zext i32 %5319 to i64
  %5321 = shl i32 %5025, 2
  %5322 = zext i32 %5321 to i64
  %5323 = mul i32 %5025, 5
  %5324 = zext i32 %5323 to i64
  %5325 = mul i32 %5025, 6
  %5326 = zext i32 %5325 to i64
  br label %5327

5327:                                             ; preds = %5327, %5313
  %5328 = phi i64 [ %5308, %5313 ], [ %5384, %5327 ]
  %5329 = shl i64 %5328, 4
  %5330 = add i64 %5329, %5306
  %5331 = inttoptr i64 %5330 to <4 x i32> addrspace(1)*
  %5332 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5331, align 16, !tbaa !11
  %5333 = add i64 %5328, %5316
  %5334 = shl i64 %5333, 4
  %5335 = add i64 %5334, %5306
  %5336 = inttoptr i64 %5335 to <4 x i32> addrspace(1)*
  %5337 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5336, align 16, !tbaa !11
  %5338 = add i64 %5328, %5318
  %5339 = shl i64 %5338, 4
  %5340 = add i64 %5339, %5306
  %5341 = inttoptr i64 %5340 to <4 x i32> addrspace(1)*
  %5342 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5341, align 16, !tbaa !11
  %5343 = add i64 %5328, %5320
  %5344 = shl i64 %5343, 4
  %5345 = add i64 %5344, %5306
  %5346 = inttoptr i64 %5345 to <4 x i32> addrspace(1)*
  %5347 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5346, align 16, !tbaa !11
  %5348 = add i64 %5328, %5322
  %5349 = shl i64 %5348, 4
  %5350 = add i64 %5349, %5306
  %5351 = inttoptr i64 %5350 to <4 x i32> addrspace(1)*
  %5352 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5351, align 16, !tbaa !11
  %5353 = add i64 %5328, %5324
  %5354 = shl i64 %5353, 4
  %5355 = add i64 %5354, %5306
  %5356 = inttoptr i64 %5355 to <4 x i32> addrspace(1)*
  %5357 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5356, align 16, !tbaa !11
  %5358 = add i64 %5328, %5326
  %5359 = shl i64 %5358, 4
  %5360 = add i64 %5359, %5306
  %5361 = inttoptr i64 %5360 to <4 x i32> addrspace(1)*
  %5362 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5361, align 16, !tbaa !11
  %5363 = add i64 %5328, %5310
  %5364 = shl i64 %5363, 4
  %5365 = add i64 %5364, %5306
  %5366 = inttoptr i64 %5365 to <4 x i32> addrspace(1)*
  %5367 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5366, align 16, !tbaa !11
  %5368 = add i64 %5329, %5305
  %5369 = inttoptr i64 %5368 to <4 x i32> addrspace(1)*
  store <4 x i32> %5332, <4 x i32> addrspace(1)* %5369, align 16, !tbaa !11
  %5370 = add i64 %5334, %5305
  %5371 = inttoptr i64 %5370 to <4 x i32> addrspace(1)*
  store <4 x i32> %5337, <4 x i32> addrspace(1)* %5371, align 16, !tbaa !11
  %5372 = add i64 %5339, %5305
  %5373 = inttoptr i64 %5372 to <4 x i32> addrspace(1)*
  store <4 x i32> %5342, <4 x i32> addrspace(1)* %5373, align 16, !tbaa !11
  %5374 = add i64 %5344, %5305
  %5375 = inttoptr i64 %5374 to <4 x i32> addrspace(1)*
  store <4 x i32> %5347, <4 x i32> addrspace(1)* %5375, align 16, !tbaa !11
  %5376 = add i64 %5349, %5305
  %5377 = inttoptr i64 %5376 to <4 x i32> addrspace(1)*
  store <4 x i32> %5352, <4 x i32> addrspace(1)* %5377, align 16, !tbaa !11
  %5378 = add i64 %5354, %5305
  %5379 = inttoptr i64 %5378 to <4 x i32> addrspace(1)*
  store <4 x i32> %5357, <4 x i32> addrspace(1)* %5379, align 16, !tbaa !11
  %5380 = add i64 %5359, %5305
  %5381 = inttoptr i64 %5380 to <4 x i32> addrspace(1)*
  store <4 x i32> %5362, <4 x i32> addrspace(1)* %5381, align 16, !tbaa !11
  %5382 = add i64 %5364, %5305
  %5383 = inttoptr i64 %5382 to <4 x i32> addrspace(1)*
  store <4 x i32> %5367, <4 x i32> addrspace(1)* %5383, align 16, !tbaa !11
  %5384 = add i64 %5328, %5315
  %5385 = add i64 %5384, %5310
  %5386 = icmp ult i64 %5385, %5307
  br i1 %5386, label %5327, label %5387, !llvm.loop !58

5387:                                             ; preds = %5327, %5304
  %5388 = phi i64 [ %5308, %5304 ], [ %5384, %5327 ]
  %5389 = icmp ult i64 %5388, %5307
  br i1 %5389, label %5390, label %5720

5390:                                             ; preds = %5387
  %5391 = shl i64 %5388, 4
  %5392 = add i64 %5391, %5306
  %5393 = inttoptr i64 %5392 to <4 x i32> addrspace(1)*
  %5394 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5393, align 16, !tbaa !11
  %5395 = zext i32 %5025 to i64
  %5396 = add i64 %5388, %5395
  %5397 = icmp ult i64 %5396, %5307
  br i1 %5397, label %5398, label %5403

5398:                                             ; preds = %5390
  %5399 = shl i64 %5396, 4
  %5400 = add i64 %5399, %5306
  %5401 = inttoptr i64 %5400 to <4 x i32> addrspace(1)*
  %5402 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5401, align 16, !tbaa !11
  br label %5403

5403:                                             ; preds = %5398, %5390
  %5404 = phi <4 x i32> [ %5402, %5398 ], [ zeroinitializer, %5390 ]
  %5405 = shl i32 %5025, 1
  %5406 = zext i32 %5405 to i64
  %5407 = add i64 %5388, %5406
  %5408 = icmp ult i64 %5407, %5307
  br i1 %5408, label %5409, label %5414

5409:                                             ; preds = %5403
  %5410 = shl i64 %5407, 4
  %5411 = add i64 %5410, %5306
  %5412 = inttoptr i64 %5411 to <4 x i32> addrspace(1)*
  %5413 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5412, align 16, !tbaa !11
  br label %5414

5414:                                             ; preds = %5409, %5403
  %5415 = phi <4 x i32> [ %5413, %5409 ], [ zeroinitializer, %5403 ]
  %5416 = mul i32 %5025, 3
  %5417 = zext i32 %5416 to i64
  %5418 = add i64 %5388, %5417
  %5419 = icmp ult i64 %5418, %5307
  br i1 %5419, label %5420, label %5425

5420:                                             ; preds = %5414
  %5421 = shl i64 %5418, 4
  %5422 = add i64 %5421, %5306
  %5423 = inttoptr i64 %5422 to <4 x i32> addrspace(1)*
  %5424 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5423, align 16, !tbaa !11
  br label %5425

5425:                                             ; preds = %5420, %5414
  %5426 = phi <4 x i32> [ %5424, %5420 ], [ zeroinitializer, %5414 ]
  %5427 = shl i32 %5025, 2
  %5428 = zext i32 %5427 to i64
  %5429 = add i64 %5388, %5428
  %5430 = icmp ult i64 %5429, %5307
  br i1 %5430, label %5431, label %5436

5431:                                             ; preds = %5425
  %5432 = shl i64 %5429, 4
  %5433 = add i64 %5432, %5306
  %5434 = inttoptr i64 %5433 to <4 x i32> addrspace(1)*
  %5435 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5434, align 16, !tbaa !11
  br label %5436

5436:                                             ; preds = %5431, %5425
  %5437 = phi <4 x i32> [ %5435, %5431 ], [ zeroinitializer, %5425 ]
  %5438 = mul i32 %5025, 5
  %5439 = zext i32 %5438 to i64
  %5440 = add i64 %5388, %5439
  %5441 = icmp ult i64 %5440, %5307
  br i1 %5441, label %5442, label %5447

5442:                                             ; preds = %5436
  %5443 = shl i64 %5440, 4
  %5444 = add i64 %5443, %5306
  %5445 = inttoptr i64 %5444 to <4 x i32> addrspace(1)*
  %5446 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5445, align 16, !tbaa !11
  br label %5447

5447:                                             ; preds = %5442, %5436
  %5448 = phi <4 x i32> [ %5446, %5442 ], [ zeroinitializer, %5436 ]
  %5449 = mul i32 %5025, 6
  %5450 = zext i32 %5449 to i64
  %5451 = add i64 %5388, %5450
  %5452 = icmp ult i64 %5451, %5307
  br i1 %5452, label %5453, label %5458

5453:                                             ; preds = %5447
  %5454 = shl i64 %5451, 4
  %5455 = add i64 %5454, %5306
  %5456 = inttoptr i64 %5455 to <4 x i32> addrspace(1)*
  %5457 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5456, align 16, !tbaa !11
  br label %5458

5458:                                             ; preds = %5453, %5447
  %5459 = phi <4 x i32> [ %5457, %5453 ], [ zeroinitializer, %5447 ]
  %5460 = add i64 %5388, %5310
  %5461 = icmp ult i64 %5460, %5307
  br i1 %5461, label %5462, label %5467

5462:                                             ; preds = %5458
  %5463 = shl i64 %5460, 4
  %5464 = add i64 %5463, %5306
  %5465 = inttoptr i64 %5464 to <4 x i32> addrspace(1)*
  %5466 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5465, align 16, !tbaa !11
  br label %5467

5467:                                             ; preds = %5462, %5458
  %5468 = phi <4 x i32> [ %5466, %5462 ], [ zeroinitializer, %5458 ]
  %5469 = add i64 %5391, %5305
  %5470 = inttoptr i64 %5469 to <4 x i32> addrspace(1)*
  store <4 x i32> %5394, <4 x i32> addrspace(1)* %5470, align 16, !tbaa !11
  br i1 %5397, label %5471, label %5475

5471:                                             ; preds = %5467
  %5472 = shl i64 %5396, 4
  %5473 = add i64 %5472, %5305
  %5474 = inttoptr i64 %5473 to <4 x i32> addrspace(1)*
  store <4 x i32> %5404, <4 x i32> addrspace(1)* %5474, align 16, !tbaa !11
  br label %5475

5475:                                             ; preds = %5471, %5467
  br i1 %5408, label %5476, label %5480

5476:                                             ; preds = %5475
  %5477 = shl i64 %5407, 4
  %5478 = add i64 %5477, %5305
  %5479 = inttoptr i64 %5478 to <4 x i32> addrspace(1)*
  store <4 x i32> %5415, <4 x i32> addrspace(1)* %5479, align 16, !tbaa !11
  br label %5480

5480:                                             ; preds = %5476, %5475
  br i1 %5419, label %5481, label %5485

5481:                                             ; preds = %5480
  %5482 = shl i64 %5418, 4
  %5483 = add i64 %5482, %5305
  %5484 = inttoptr i64 %5483 to <4 x i32> addrspace(1)*
  store <4 x i32> %5426, <4 x i32> addrspace(1)* %5484, align 16, !tbaa !11
  br label %5485

5485:                                             ; preds = %5481, %5480
  br i1 %5430, label %5486, label %5490

5486:                                             ; preds = %5485
  %5487 = shl i64 %5429, 4
  %5488 = add i64 %5487, %5305
  %5489 = inttoptr i64 %5488 to <4 x i32> addrspace(1)*
  store <4 x i32> %5437, <4 x i32> addrspace(1)* %5489, align 16, !tbaa !11
  br label %5490

5490:                                             ; preds = %5486, %5485
  br i1 %5441, label %5491, label %5495

5491:                                             ; preds = %5490
  %5492 = shl i64 %5440, 4
  %5493 = add i64 %5492, %5305
  %5494 = inttoptr i64 %5493 to <4 x i32> addrspace(1)*
  store <4 x i32> %5448, <4 x i32> addrspace(1)* %5494, align 16, !tbaa !11
  br label %5495

5495:                                             ; preds = %5491, %5490
  br i1 %5452, label %5496, label %5500

5496:                                             ; preds = %5495
  %5497 = shl i64 %5451, 4
  %5498 = add i64 %5497, %5305
  %5499 = inttoptr i64 %5498 to <4 x i32> addrspace(1)*
  store <4 x i32> %5459, <4 x i32> addrspace(1)* %5499, align 16, !tbaa !11
  br label %5500

5500:                                             ; preds = %5496, %5495
  br i1 %5461, label %5501, label %5720

5501:                                             ; preds = %5500
  %5502 = shl i64 %5460, 4
  %5503 = add i64 %5502, %5305
  %5504 = inttoptr i64 %5503 to <4 x i32> addrspace(1)*
  store <4 x i32> %5468, <4 x i32> addrspace(1)* %5504, align 16, !tbaa !11
  br label %5720

5505:                                             ; preds = %5298
  %5506 = add i64 %5300, %85
  %5507 = add i64 %5300, %4864
  %5508 = lshr i64 %5303, 2
  %5509 = zext i32 %5024 to i64
  %5510 = mul i32 %5025, 7
  %5511 = zext i32 %5510 to i64
  %5512 = add nuw nsw i64 %5511, %5509
  %5513 = icmp ult i64 %5512, %5508
  br i1 %5513, label %5514, label %5588

5514:                                             ; preds = %5505
  %5515 = shl i32 %5025, 3
  %5516 = zext i32 %5515 to i64
  %5517 = zext i32 %5025 to i64
  %5518 = shl i32 %5025, 1
  %5519 = zext i32 %5518 to i64
  %5520 = mul i32 %5025, 3
  %5521 = zext i32 %5520 to i64
  %5522 = shl i32 %5025, 2
  %5523 = zext i32 %5522 to i64
  %5524 = mul i32 %5025, 5
  %5525 = zext i32 %5524 to i64
  %5526 = mul i32 %5025, 6
  %5527 = zext i32 %5526 to i64
  br label %5528

5528:                                             ; preds = %5528, %5514
  %5529 = phi i64 [ %5509, %5514 ], [ %5585, %5528 ]
  %5530 = shl i64 %5529, 2
  %5531 = add i64 %5530, %5507
  %5532 = inttoptr i64 %5531 to i32 addrspace(1)*
  %5533 = load volatile i32, i32 addrspace(1)* %5532, align 4, !tbaa !11
  %5534 = add i64 %5529, %5517
  %5535 = shl i64 %5534, 2
  %5536 = add i64 %5535, %5507
  %5537 = inttoptr i64 %5536 to i32 addrspace(1)*
  %5538 = load volatile i32, i32 addrspace(1)* %5537, align 4, !tbaa !11
  %5539 = add i64 %5529, %5519
  %5540 = shl i64 %5539, 2
  %5541 = add i64 %5540, %5507
  %5542 = inttoptr i64 %5541 to i32 addrspace(1)*
  %5543 = load volatile i32, i32 addrspace(1)* %5542, align 4, !tbaa !11
  %5544 = add i64 %5529, %5521
  %5545 = shl i64 %5544, 2
  %5546 = add i64 %5545, %5507
  %5547 = inttoptr i64 %5546 to i32 addrspace(1)*
  %5548 = load volatile i32, i32 addrspace(1)* %5547, align 4, !tbaa !11
  %5549 = add i64 %5529, %5523
  %5550 = shl i64 %5549, 2
  %5551 = add i64 %5550, %5507
  %5552 = inttoptr i64 %5551 to i32 addrspace(1)*
  %5553 = load volatile i32, i32 addrspace(1)* %5552, align 4, !tbaa !11
  %5554 = add i64 %5529, %5525
  %5555 = shl i64 %5554, 2
  %5556 = add i64 %5555, %5507
  %5557 = inttoptr i64 %5556 to i32 addrspace(1)*
  %5558 = load volatile i32, i32 addrspace(1)* %5557, align 4, !tbaa !11
  %5559 = add i64 %5529, %5527
  %5560 = shl i64 %5559, 2
  %5561 = add i64 %5560, %5507
  %5562 = inttoptr i64 %5561 to i32 addrspace(1)*
  %5563 = load volatile i32, i32 addrspace(1)* %5562, align 4, !tbaa !11
  %5564 = add i64 %5529, %5511
  %5565 = shl i64 %5564, 2
  %5566 = add i64 %5565, %5507
  %5567 = inttoptr i64 %5566 to i32 addrspace(1)*
  %5568 = load volatile i32, i32 addrspace(1)* %5567, align 4, !tbaa !11
  %5569 = add i64 %5530, %5506
  %5570 = inttoptr i64 %5569 to i32 addrspace(1)*
  store i32 %5533, i32 addrspace(1)* %5570, align 4, !tbaa !11
  %5571 = add i64 %5535, %5506
  %5572 = inttoptr i64 %5571 to i32 addrspace(1)*
  store i32 %5538, i32 addrspace(1)* %5572, align 4, !tbaa !11
  %5573 = add i64 %5540, %5506
  %5574 = inttoptr i64 %5573 to i32 addrspace(1)*
  store i32 %5543, i32 addrspace(1)* %5574, align 4, !tbaa !11
  %5575 = add i64 %5545, %5506
  %5576 = inttoptr i64 %5575 to i32 addrspace(1)*
  store i32 %5548, i32 addrspace(1)* %5576, align 4, !tbaa !11
  %5577 = add i64 %5550, %5506
  %5578 = inttoptr i64 %5577 to i32 addrspace(1)*
  store i32 %5553, i32 addrspace(1)* %5578, align 4, !tbaa !11
  %5579 = add i64 %5555, %5506
  %5580 = inttoptr i64 %5579 to i32 addrspace(1)*
  store i32 %5558, i32 addrspace(1)* %5580, align 4, !tbaa !11
  %5581 = add i64 %5560, %5506
  %5582 = inttoptr i64 %5581 to i32 addrspace(1)*
  store i32 %5563, i32 addrspace(1)* %5582, align 4, !tbaa !11
  %5583 = add i64 %5565, %5506
  %5584 = inttoptr i64 %5583 to i32 addrspace(1)*
  store i32 %5568, i32 addrspace(1)* %5584, align 4, !tbaa !11
  %5585 = add i64 %5529, %5516
  %5586 = add i64 %5585, %5511
  %5587 = icmp ult i64 %5586, %5508
  br i1 %5587, label %5528, label %5588, !llvm.loop !59

5588:                                             ; preds = %5528, %5505
  %5589 = phi i64 [ %5509, %5505 ], [ %5585, %5528 ]
  %5590 = icmp ult i64 %5589, %5508
  br i1 %5590, label %5591, label %5720

5591:                                             ; preds = %5588
  %5592 = shl i64 %5589, 2
  %5593 = add i64 %5592, %5507
  %5594 = inttoptr i64 %5593 to i32 addrspace(1)*
  %5595 = load volatile i32, i32 addrspace(1)* %5594, align 4, !tbaa !11
  %5596 = zext i32 %5025 to i64
  %5597 = add i64 %5589, %5596
  %5598 = icmp ult i64 %5597, %5508
  br i1 %5598, label %5599, label %5604

5599:                                             ; preds = %5591
  %5600 = shl i64 %5597, 2
  %5601 = add i64 %5600, %5507
  %5602 = inttoptr i64 %5601 to i32 addrspace(1)*
  %5603 = load volatile i32, i32 addrspace(1)* %5602, align 4, !tbaa !11
  br label %5604

5604:                                             ; preds = %5599, %5591
  %5605 = phi i32 [ %5603, %5599 ], [ 0, %5591 ]
  %5606 = shl i32 %5025, 1
  %5607 = zext i32 %5606 to i64
  %5608 = add i64 %5589, %5607
  %5609 = icmp ult i64 %5608, %5508
  br i1 %5609, label %5610, label %5615

5610:                                             ; preds = %5604
  %5611 = shl i64 %5608, 2
  %5612 = add i64 %5611, %5507
  %5613 = inttoptr i64 %5612 to i32 addrspace(1)*
  %5614 = load volatile i32, i32 addrspace(1)* %5613, align 4, !tbaa !11
  br label %5615

5615:                                             ; preds = %5610, %5604
  %5616 = phi i32 [ %5614, %5610 ], [ 0, %5604 ]
  %5617 = mul i32 %5025, 3
  %5618 = zext i32 %5617 to i64
  %5619 = add i64 %5589, %5618
  %5620 = icmp ult i64 %5619, %5508
  br i1 %5620, label %5621, label %5626

5621:                                             ; preds = %5615
  %5622 = shl i64 %5619, 2
  %5623 = add i64 %5622, %5507
  %5624 = inttoptr i64 %5623 to i32 addrspace(1)*
  %5625 = load volatile i32, i32 addrspace(1)* %5624, align 4, !tbaa !11
  br label %5626

5626:                                             ; preds = %5621, %5615
  %5627 = phi i32 [ %5625, %5621 ], [ 0, %5615 ]
  %5628 = shl i32 %5025, 2
  %5629 = zext i32 %5628 to i64
  %5630 = add i64 %5589, %5629
  %5631 = icmp ult i64 %5630, %5508
  br i1 %5631, label %5632, label %5637

5632:                                             ; preds = %5626
  %5633 = shl i64 %5630, 2
  %5634 = add i64 %5633, %5507
  %5635 = inttoptr i64 %5634 to i32 addrspace(1)*
  %5636 = load volatile i32, i32 addrspace(1)* %5635, align 4, !tbaa !11
  br label %5637

5637:                                             ; preds = %5632, %5626
  %5638 = phi i32 [ %5636, %5632 ], [ 0, %5626 ]
  %5639 = mul i32 %5025, 5
  %5640 = zext i32 %5639 to i64
  %5641 = add i64 %5589, %5640
  %5642 = icmp ult i64 %5641, %5508
  br i1 %5642, label %5643, label %5648

5643:                                             ; preds = %5637
  %5644 = shl i64 %5641, 2
  %5645 = add i64 %5644, %5507
  %5646 = inttoptr i64 %5645 to i32 addrspace(1)*
  %5647 = load volatile i32, i32 addrspace(1)* %5646, align 4, !tbaa !11
  br label %5648

5648:                                             ; preds = %5643, %5637
  %5649 = phi i32 [ %5647, %5643 ], [ 0, %5637 ]
  %5650 = mul i32 %5025, 6
  %5651 = zext i32 %5650 to i64
  %5652 = add i64 %5589, %5651
  %5653 = icmp ult i64 %5652, %5508
  br i1 %5653, label %5654, label %5659

5654:                                             ; preds = %5648
  %5655 = shl i64 %5652, 2
  %5656 = add i64 %5655, %5507
  %5657 = inttoptr i64 %5656 to i32 addrspace(1)*
  %5658 = load volatile i32, i32 addrspace(1)* %5657, align 4, !tbaa !11
  br label %5659

5659:                                             ; preds = %5654, %5648
  %5660 = phi i32 [ %5658, %5654 ], [ 0, %5648 ]
  %5661 = add i64 %5589, %5511
  %5662 = icmp ult i64 %5661, %5508
  br i1 %5662, label %5663, label %5668

5663:                                             ; preds = %5659
  %5664 = shl i64 %5661, 2
  %5665 = add i64 %5664, %5507
  %5666 = inttoptr i64 %5665 to i32 addrspace(1)*
  %5667 = load volatile i32, i32 addrspace(1)* %5666, align 4, !tbaa !11
  br label %5668

5668:                                             ; preds = %5663, %5659
  %5669 = phi i32 [ %5667, %5663 ], [ 0, %5659 ]
  %5670 = add i64 %5592, %5506
  %5671 = inttoptr i64 %5670 to i32 addrspace(1)*
  store i32 %5595, i32 addrspace(1)* %5671, align 4, !tbaa !11
  br i1 %5598, label %5672, label %5676

5672:                                             ; preds = %5668
  %5673 = shl i64 %5597, 2
  %5674 = add i64 %5673, %5506
  %5675 = inttoptr i64 %5674 to i32 addrspace(1)*
  store i32 %5605, i32 addrspace(1)* %5675, align 4, !tbaa !11
  br label %5676

5676:                                             ; preds = %5672, %5668
  br i1 %5609, label %5677, label %5681

5677:                                             ; preds = %5676
  %5678 = shl i64 %5608, 2
  %5679 = add i64 %5678, %5506
  %5680 = inttoptr i64 %5679 to i32 addrspace(1)*
  store i32 %5616, i32 addrspace(1)* %5680, align 4, !tbaa !11
  br label %5681

5681:                                             ; preds = %5677, %5676
  br i1 %5620, label %5682, label %5686

5682:                                             ; preds = %5681
  %5683 = shl i64 %5619, 2
  %5684 = add i64 %5683, %5506
  %5685 = inttoptr i64 %5684 to i32 addrspace(1)*
  store i32 %5627, i32 addrspace(1)* %5685, align 4, !tbaa !11
  br label %5686

5686:                                             ; preds = %5682, %5681
  br i1 %5631, label %5687, label %5691

5687:                                             ; preds = %5686
  %5688 = shl i64 %5630, 2
  %5689 = add i64 %5688, %5506
  %5690 = inttoptr i64 %5689 to i32 addrspace(1)*
  store i32 %5638, i32 addrspace(1)* %5690, align 4, !tbaa !11
  br label %5691

5691:                                             ; preds = %5687, %5686
  br i1 %5642, label %5692, label %5696

5692:                                             ; preds = %5691
  %5693 = shl i64 %5641, 2
  %5694 = add i64 %5693, %5506
  %5695 = inttoptr i64 %5694 to i32 addrspace(1)*
  store i32 %5649, i32 addrspace(1)* %5695, align 4, !tbaa !11
  br label %5696

5696:                                             ; preds = %5692, %5691
  br i1 %5653, label %5697, label %5701

5697:                                             ; preds = %5696
  %5698 = shl i64 %5652, 2
  %5699 = add i64 %5698, %5506
  %5700 = inttoptr i64 %5699 to i32 addrspace(1)*
  store i32 %5660, i32 addrspace(1)* %5700, align 4, !tbaa !11
  br label %5701

5701:                                             ; preds = %5697, %5696
  br i1 %5662, label %5702, label %5720

5702:                                             ; preds = %5701
  %5703 = shl i64 %5661, 2
  %5704 = add i64 %5703, %5506
  %5705 = inttoptr i64 %5704 to i32 addrspace(1)*
  store i32 %5669, i32 addrspace(1)* %5705, align 4, !tbaa !11
  br label %5720

5706:                                             ; preds = %5298
  %5707 = zext i32 %5024 to i64
  %5708 = icmp ugt i64 %4623, %5707
  br i1 %5708, label %5709, label %5754

5709:                                             ; preds = %5706
  %5710 = zext i32 %5025 to i64
  br label %5711

5711:                                             ; preds = %5711, %5709
  %5712 = phi i64 [ %5707, %5709 ], [ %5718, %5711 ]
  %5713 = add i64 %5712, %4864
  %5714 = inttoptr i64 %5713 to i8 addrspace(1)*
  %5715 = load volatile i8, i8 addrspace(1)* %5714, align 1, !tbaa !11
  %5716 = add i64 %5712, %85
  %5717 = inttoptr i64 %5716 to i8 addrspace(1)*
  store i8 %5715, i8 addrspace(1)* %5717, align 1, !tbaa !11
  %5718 = add i64 %5712, %5710
  %5719 = icmp ult i64 %5718, %4623
  br i1 %5719, label %5711, label %5754, !llvm.loop !60

5720:                                             ; preds = %5702, %5701, %5588, %5501, %5500, %5387
  %5721 = phi i64 [ %5509, %5702 ], [ %5509, %5701 ], [ %5509, %5588 ], [ %5308, %5501 ], [ %5308, %5500 ], [ %5308, %5387 ]
  %5722 = icmp ugt i64 %5300, %5721
  br i1 %5722, label %5723, label %5734

5723:                                             ; preds = %5720
  %5724 = zext i32 %5025 to i64
  br label %5725

5725:                                             ; preds = %5725, %5723
  %5726 = phi i64 [ %5721, %5723 ], [ %5732, %5725 ]
  %5727 = add i64 %5726, %4864
  %5728 = inttoptr i64 %5727 to i8 addrspace(1)*
  %5729 = load volatile i8, i8 addrspace(1)* %5728, align 1, !tbaa !11
  %5730 = add i64 %5726, %85
  %5731 = inttoptr i64 %5730 to i8 addrspace(1)*
  store i8 %5729, i8 addrspace(1)* %5731, align 1, !tbaa !11
  %5732 = add i64 %5726, %5724
  %5733 = icmp ult i64 %5732, %5300
  br i1 %5733, label %5725, label %5734, !llvm.loop !60

5734:                                             ; preds = %5725, %5720
  %5735 = add i64 %5303, %5300
  %5736 = sub i64 %4623, %5735
  %5737 = icmp ugt i64 %5736, %5721
  br i1 %5737, label %5738, label %5754

5738:                                             ; preds = %5734
  %5739 = zext i32 %5025 to i64
  br label %5740

5740:                                             ; preds = %5740, %5738
  %5741 = phi i64 [ %5721, %5738 ], [ %5748, %5740 ]
  %5742 = add i64 %5741, %5735
  %5743 = add i64 %5742, %4864
  %5744 = inttoptr i64 %5743 to i8 addrspace(1)*
  %5745 = load volatile i8, i8 addrspace(1)* %5744, align 1, !tbaa !11
  %5746 = add i64 %5742, %85
  %5747 = inttoptr i64 %5746 to i8 addrspace(1)*
  store i8 %5745, i8 addrspace(1)* %5747, align 1, !tbaa !11
  %5748 = add i64 %5741, %5739
  %5749 = icmp ult i64 %5748, %5736
  br i1 %5749, label %5740, label %5754, !llvm.loop !60

5750:                                             ; preds = %5295, %5044
  %5751 = phi i64 [ %5297, %5295 ], [ %5099, %5044 ]
  %5752 = phi <4 x i32> [ %5262, %5295 ], [ %5085, %5044 ]
  %5753 = inttoptr i64 %5751 to <4 x i32> addrspace(1)*
  store <4 x i32> %5752, <4 x i32> addrspace(1)* %5753, align 16, !tbaa !11
  br label %5754

5754:                                             ; preds = %5740, %5711, %5750, %5734, %5706, %5294, %5181
  %5755 = load i32, i32* %80, align 4, !tbaa !9
  %5756 = add i32 %5755, 1
  store i32 %5756, i32* %80, align 4, !tbaa !9
  br label %5757

5757:                                             ; preds = %5754, %5020
  %5758 = and i32 %5012, 1073741824
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !111
  %5759 = load i32, i32* %56, align 4, !tbaa !44
  %5760 = icmp eq i32 %5759, %4859
  %5761 = icmp ne i32 %5758, 0
  %5762 = xor i1 %5761, true
  %5763 = and i1 %5760, %5762
  br i1 %5763, label %5846, label %5764, !prof !57

5764:                                             ; preds = %5757
  br i1 %5760, label %5765, label %5775

5765:                                             ; preds = %5764
  %5766 = icmp eq i32 %4859, -1
  br i1 %5766, label %5804, label %5767

5767:                                             ; preds = %5765
  %5768 = load i32, i32* %45, align 8, !tbaa !45
  %5769 = icmp eq i32 %5768, 0
  br i1 %5769, label %5770, label %5774

5770:                                             ; preds = %5767
  %5771 = load i64, i64* %46, align 8, !tbaa !19
  %5772 = add i64 %5771, 136
  %5773 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %5772, i64 -1) #10, !srcloc !23
  br label %5774

5774:                                             ; preds = %5770, %5767
  store i32 -1, i32* %56, align 4, !tbaa !44
  store i32 0, i32* %81, align 8, !tbaa !42
  br label %5804

5775:                                             ; preds = %5764
  %5776 = icmp ne i32 %5759, -1
  %5777 = or i1 %5761, %5776
  br i1 %5777, label %5804, label %5778

5778:                                             ; preds = %5775
  %5779 = load i32, i32* %81, align 8, !tbaa !42
  %5780 = icmp ult i32 %5779, 2
  br i1 %5780, label %5781, label %5804

5781:                                             ; preds = %5778
  %5782 = add nuw nsw i32 %5779, 1
  store i32 %5782, i32* %81, align 8, !tbaa !42
  %5783 = icmp eq i32 %5782, 2
  br i1 %5783, label %5784, label %5804

5784:                                             ; preds = %5781
  %5785 = load i32, i32* %45, align 8, !tbaa !45
  %5786 = icmp eq i32 %5785, 0
  br i1 %5786, label %5787, label %5799

5787:                                             ; preds = %5784
  %5788 = load i64, i64* %46, align 8, !tbaa !19
  %5789 = add i64 %5788, 136
  %5790 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %5789, i64 1) #10, !srcloc !23
  %5791 = load i32, i32* %60, align 4, !tbaa !112
  %5792 = lshr i32 %5791, 2
  %5793 = zext i32 %5792 to i64
  %5794 = icmp ult i64 %5790, %5793
  br i1 %5794, label %5799, label %5795

5795:                                             ; preds = %5787
  %5796 = load i64, i64* %46, align 8, !tbaa !19
  %5797 = add i64 %5796, 136
  %5798 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %5797, i64 -1) #10, !srcloc !23
  br label %5799

5799:                                             ; preds = %5795, %5787, %5784
  %5800 = phi i32 [ 0, %5784 ], [ 0, %5795 ], [ 1, %5787 ]
  %5801 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %5800, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !97
  %5802 = icmp eq i32 %5801, 0
  br i1 %5802, label %5804, label %5803

5803:                                             ; preds = %5799
  store i32 %4859, i32* %56, align 4, !tbaa !44
  br label %5846

5804:                                             ; preds = %5799, %5781, %5778, %5775, %5774, %5765
  %5805 = icmp eq i32 %5758, 0
  br i1 %5805, label %5833, label %5806

5806:                                             ; preds = %5804
  %5807 = and i32 %5012, 65535
  %5808 = load i32, i32* %56, align 4, !tbaa !44
  %5809 = icmp eq i32 %5808, -1
  br i1 %5809, label %5832, label %5810

5810:                                             ; preds = %5806
  %5811 = load i32, i32* %45, align 8, !tbaa !45
  %5812 = icmp eq i32 %5811, 0
  br i1 %5812, label %5813, label %5824

5813:                                             ; preds = %5810
  %5814 = and i32 %5808, 63
  %5815 = zext i32 %5814 to i64
  %5816 = shl nuw i64 1, %5815
  %5817 = lshr i32 %5808, 3
  %5818 = and i32 %5817, 536870904
  %5819 = zext i32 %5818 to i64
  %5820 = load i64, i64* %57, align 8, !tbaa !46
  %5821 = add i64 %5820, %5819
  %5822 = inttoptr i64 %5821 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %5822, i64 %5816) #10, !srcloc !47
  %5823 = load i32, i32* %45, align 8, !tbaa !45
  br label %5824

5824:                                             ; preds = %5813, %5810
  %5825 = phi i32 [ %5823, %5813 ], [ %5811, %5810 ]
  %5826 = icmp eq i32 %5825, 0
  br i1 %5826, label %5827, label %5831

5827:                                             ; preds = %5824
  %5828 = load i64, i64* %46, align 8, !tbaa !19
  %5829 = add i64 %5828, 136
  %5830 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %5829, i64 -1) #10, !srcloc !23
  br label %5831

5831:                                             ; preds = %5827, %5824
  store i32 -1, i32* %56, align 4, !tbaa !44
  store i32 0, i32* %81, align 8, !tbaa !42
  br label %5832

5832:                                             ; preds = %5831, %5806
  store i32 %5807, i32* %58, align 4, !tbaa !71
  br label %5846

5833:                                             ; preds = %5804
  %5834 = load i32, i32* %45, align 8, !tbaa !45
  %5835 = icmp eq i32 %5834, 0
  br i1 %5835, label %5836, label %5846

5836:                                             ; preds = %5833
  %5837 = lshr i32 %4859, 3
  %5838 = and i32 %5837, 536870904
  %5839 = zext i32 %5838 to i64
  %5840 = and i32 %4859, 63
  %5841 = zext i32 %5840 to i64
  %5842 = shl nuw i64 1, %5841
  %5843 = load i64, i64* %57, align 8, !tbaa !46
  %5844 = add i64 %5843, %5839
  %5845 = inttoptr i64 %5844 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %5845, i64 %5842) #10, !srcloc !47
  br label %5846

5846:                                             ; preds = %5836, %5833, %5832, %5803, %5757, %4856, %4621
  %5847 = phi i32 [ %4622, %4621 ], [ %4815, %4856 ], [ %5021, %5757 ], [ %5021, %5803 ], [ %5021, %5832 ], [ %5021, %5833 ], [ %5021, %5836 ]
  %5848 = add i64 %4623, %86
  %5849 = add i64 %4623, %85
  %5850 = icmp ugt i64 %35, %5848
  %5851 = icmp eq i32 %5847, 0
  %5852 = select i1 %5850, i1 %5851, i1 false
  br i1 %5852, label %84, label %5853, !llvm.loop !115

5853:                                             ; preds = %5846, %28, %25
  %5854 = phi i32 [ %26, %25 ], [ 0, %28 ], [ %5847, %5846 ]
  %5855 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 13, i64 0
  %5856 = load i32, i32* %5855, align 8, !tbaa !9
  %5857 = add i32 %5856, 1
  store i32 %5857, i32* %5855, align 8, !tbaa !9
  %5858 = icmp ne i32 %5854, 0
  %5859 = zext i1 %5858 to i32
  %5860 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 13, i64 1
  %5861 = load i32, i32* %5860, align 4, !tbaa !9
  %5862 = add i32 %5861, %5859
  store i32 %5862, i32* %5860, align 4, !tbaa !9
  br i1 %5858, label %5863, label %5911, !prof !87

5863:                                             ; preds = %5853
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !116
  %5864 = icmp eq i64 %4, 0
  br i1 %5864, label %5911, label %5865

5865:                                             ; preds = %5863
  %5866 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 0
  %5867 = load i32, i32* %5866, align 8, !tbaa !41
  %5868 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 1
  %5869 = load i32, i32* %5868, align 4, !tbaa !117
  %5870 = sub i64 0, %4
  %5871 = and i64 %5870, 3
  %5872 = icmp ult i64 %5871, %3
  %5873 = select i1 %5872, i64 %5871, i64 %3
  %5874 = zext i32 %5867 to i64
  %5875 = sub i64 %3, %5873
  %5876 = lshr i64 %5875, 2
  %5877 = icmp ugt i64 %5876, %5874
  br i1 %5877, label %5878, label %5881

5878:                                             ; preds = %5865
  %5879 = add i64 %5873, %4
  %5880 = zext i32 %5869 to i64
  br label %5885

5881:                                             ; preds = %5885, %5865
  %5882 = icmp ugt i64 %5873, %5874
  br i1 %5882, label %5883, label %5898

5883:                                             ; preds = %5881
  %5884 = zext i32 %5869 to i64
  br label %5892

5885:                                             ; preds = %5885, %5878
  %5886 = phi i64 [ %5874, %5878 ], [ %5890, %5885 ]
  %5887 = shl i64 %5886, 2
  %5888 = add i64 %5879, %5887
  %5889 = inttoptr i64 %5888 to i32 addrspace(1)*
  store i32 0, i32 addrspace(1)* %5889, align 4, !tbaa !11
  %5890 = add i64 %5886, %5880
  %5891 = icmp ult i64 %5890, %5876
  br i1 %5891, label %5885, label %5881, !llvm.loop !118

5892:                                             ; preds = %5892, %5883
  %5893 = phi i64 [ %5874, %5883 ], [ %5896, %5892 ]
  %5894 = add i64 %5893, %4
  %5895 = inttoptr i64 %5894 to i8 addrspace(1)*
  store i8 0, i8 addrspace(1)* %5895, align 1, !tbaa !11
  %5896 = add i64 %5893, %5884
  %5897 = icmp ult i64 %5896, %5873
  br i1 %5897, label %5892, label %5898, !llvm.loop !119

5898:                                             ; preds = %5892, %5881
  %5899 = and i64 %5875, -4
  %5900 = or i64 %5899, %5873
  %5901 = add i64 %5900, %5874
  %5902 = icmp ult i64 %5901, %3
  br i1 %5902, label %5903, label %5911

5903:                                             ; preds = %5898
  %5904 = zext i32 %5869 to i64
  br label %5905

5905:                                             ; preds = %5905, %5903
  %5906 = phi i64 [ %5901, %5903 ], [ %5909, %5905 ]
  %5907 = add i64 %5906, %4
  %5908 = inttoptr i64 %5907 to i8 addrspace(1)*
  store i8 0, i8 addrspace(1)* %5908, align 1, !tbaa !11
  %5909 = add i64 %5906, %5904
  %5910 = icmp ult i64 %5909, %3
  br i1 %5910, label %5905, label %5911, !llvm.loop !120

5911:                                             ; preds = %5905, %5853, %5863, %5898
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !121
  %5912 = sub nsw i32 0, %5854
  ret i32 %5912
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
  br i1 %46, label %47, label %2328

47:                                               ; preds = %44
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !124
  %48 = add i64 %3, %2
  %49 = icmp ugt i64 %48, %2
  br i1 %49, label %50, label %2321

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

80:                                               ; preds = %2314, %50
  %81 = phi i64 [ %4, %50 ], [ %2317, %2314 ]
  %82 = phi i64 [ %2, %50 ], [ %2316, %2314 ]
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
  br label %2314

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
  br i1 %531, label %1428, label %532

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

543:                                              ; preds = %1414, %532
  %544 = phi i64 [ 0, %532 ], [ %1425, %1414 ]
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
  %1278 = load i32, i32* %55, align 8, !tbaa !45
  %1279 = load i32, i32* %69, align 8, !tbaa !94
  %1280 = load i64, i64* %71, align 8, !tbaa !95
  %1281 = icmp eq i32 %1278, 0
  br i1 %1281, label %1282, label %1286

1282:                                             ; preds = %1276
  %1283 = load i64, i64* %72, align 8, !tbaa !96
  %1284 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1283, i64 1) #10, !srcloc !23
  %1285 = trunc i64 %1284 to i32
  br label %1286

1286:                                             ; preds = %1282, %1276
  %1287 = phi i32 [ %1285, %1282 ], [ 0, %1276 ]
  %1288 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1287, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !97
  %1289 = load i32, i32* %74, align 8, !tbaa !98
  %1290 = add i32 %1279, 1
  %1291 = icmp ult i32 %1278, 4
  br i1 %1291, label %1292, label %1322

1292:                                             ; preds = %1286
  %1293 = zext i32 %1290 to i64
  %1294 = shl nuw i64 %1293, 32
  %1295 = or i64 %534, %1294
  %1296 = or i64 %1295, 512
  %1297 = load i64, i64* %6, align 8, !tbaa !99
  %1298 = shl nsw i32 -1, %1289
  %1299 = xor i32 %1298, -1
  %1300 = and i32 %1288, %1299
  %1301 = zext i32 %1300 to i64
  %1302 = shl nuw nsw i64 %1301, 5
  %1303 = add i64 %1297, %1302
  %1304 = inttoptr i64 %1303 to i64*
  %1305 = and i32 %1278, 1
  %1306 = icmp eq i32 %1305, 0
  %1307 = select i1 %1306, i64 %1296, i64 %1280
  %1308 = select i1 %1306, i64 %1277, i64 %546
  %1309 = shl i64 %1308, 1
  %1310 = and i32 %1278, 2
  %1311 = icmp eq i32 %1310, 0
  %1312 = select i1 %1311, i64 %1307, i64 %1309
  %1313 = lshr i32 %1288, %1289
  %1314 = and i32 %1313, 1
  %1315 = xor i32 %1314, 1
  %1316 = zext i32 %1315 to i64
  %1317 = or i64 %1312, %1316
  %1318 = zext i32 %1278 to i64
  %1319 = getelementptr inbounds i64, i64* %1304, i64 %1318
  %1320 = ptrtoint i64* %1319 to i64
  %1321 = inttoptr i64 %1320 to i64 addrspace(1)*
  store volatile i64 %1317, i64 addrspace(1)* %1321, align 8, !tbaa !5
  br label %1322

1322:                                             ; preds = %1292, %1286
  br i1 %1281, label %1323, label %1327

1323:                                             ; preds = %1322
  %1324 = load i64, i64* %63, align 8, !tbaa !81
  %1325 = add i64 %1324, %535
  %1326 = inttoptr i64 %1325 to i32 addrspace(1)*
  store volatile i32 %1290, i32 addrspace(1)* %1326, align 4, !tbaa !9
  br label %1327

1327:                                             ; preds = %1323, %1322
  store i32 %1290, i32* %69, align 8, !tbaa !94
  %1328 = load i32, i32* %55, align 8, !tbaa !45
  %1329 = icmp eq i32 %1328, 0
  br i1 %1329, label %1330, label %1414

1330:                                             ; preds = %1327
  %1331 = load i64, i64* %62, align 8, !tbaa !79
  %1332 = tail call i32 asm sideeffect "mov.u32 $0, %clock;", "=r,~{memory}"() #10, !srcloc !100
  %1333 = load i32, i32* %75, align 4, !tbaa !9
  %1334 = icmp eq i32 %1333, 0
  %1335 = select i1 %1334, i32 2600, i32 %1333
  store i32 %1335, i32* %75, align 4, !tbaa !9
  br label %1336

1336:                                             ; preds = %1336, %1330
  %1337 = tail call i32 asm sideeffect "mov.u32 $0, %clock;", "=r,~{memory}"() #10, !srcloc !100
  %1338 = sub i32 %1337, %1332
  %1339 = load i32, i32* %75, align 4, !tbaa !9
  %1340 = icmp ult i32 %1338, %1339
  br i1 %1340, label %1336, label %1341, !llvm.loop !101

1341:                                             ; preds = %1336
  %1342 = add i64 %1331, %536
  %1343 = inttoptr i64 %1342 to i64*
  %1344 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1343) #10, !srcloc !80
  %1345 = lshr i64 %1344, 32
  %1346 = zext i32 %1290 to i64
  %1347 = icmp eq i64 %1345, %1346
  br i1 %1347, label %1348, label %1353, !prof !57

1348:                                             ; preds = %1341
  %1349 = load i32, i32* %75, align 4, !tbaa !9
  %1350 = icmp ugt i32 %1349, 512
  %1351 = select i1 %1350, i32 -16, i32 0
  %1352 = add i32 %1351, %1349
  br label %1362

1353:                                             ; preds = %1341
  %1354 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1343) #10, !srcloc !80
  %1355 = lshr i64 %1354, 32
  %1356 = icmp eq i64 %1355, %1346
  br i1 %1356, label %1357, label %1365

1357:                                             ; preds = %1353
  %1358 = load i32, i32* %75, align 4, !tbaa !9
  %1359 = icmp ult i32 %1358, 4096
  %1360 = select i1 %1359, i32 128, i32 0
  %1361 = add i32 %1360, %1358
  br label %1362

1362:                                             ; preds = %1357, %1348
  %1363 = phi i32 [ %1361, %1357 ], [ %1352, %1348 ]
  %1364 = phi i64 [ %1354, %1357 ], [ %1344, %1348 ]
  store i32 %1363, i32* %75, align 4, !tbaa !9
  br label %1365

1365:                                             ; preds = %1362, %1353
  %1366 = phi i64 [ %1354, %1353 ], [ %1364, %1362 ]
  br label %1367

1367:                                             ; preds = %1365, %1405
  %1368 = phi i32 [ %1375, %1405 ], [ 1, %1365 ]
  %1369 = phi i64 [ %1395, %1405 ], [ 0, %1365 ]
  %1370 = phi i64 [ %1406, %1405 ], [ %1366, %1365 ]
  %1371 = phi i32 [ %1407, %1405 ], [ undef, %1365 ]
  %1372 = lshr i64 %1370, 32
  %1373 = icmp eq i64 %1372, %1346
  br i1 %1373, label %1408, label %1374, !prof !57

1374:                                             ; preds = %1367
  %1375 = add i32 %1368, 1
  %1376 = and i32 %1368, 63
  %1377 = icmp eq i32 %1376, 0
  br i1 %1377, label %1378, label %1394, !prof !87

1378:                                             ; preds = %1374
  %1379 = load i64, i64* %64, align 8, !tbaa !88
  %1380 = inttoptr i64 %1379 to i64*
  %1381 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1380) #10, !srcloc !80
  %1382 = icmp eq i64 %1381, 0
  br i1 %1382, label %1383, label %1394

1383:                                             ; preds = %1378
  %1384 = icmp eq i64 %1369, 0
  br i1 %1384, label %1385, label %1389

1385:                                             ; preds = %1383
  %1386 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !89
  %1387 = load i64, i64* %65, align 8, !tbaa !90
  %1388 = add i64 %1387, %1386
  br label %1389

1389:                                             ; preds = %1385, %1383
  %1390 = phi i64 [ %1388, %1385 ], [ %1369, %1383 ]
  %1391 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !89
  %1392 = icmp ult i64 %1391, %1390
  %1393 = select i1 %1392, i32 0, i32 110
  br label %1394

1394:                                             ; preds = %1389, %1378, %1374
  %1395 = phi i64 [ %1390, %1389 ], [ %1369, %1378 ], [ %1369, %1374 ]
  %1396 = phi i32 [ %1393, %1389 ], [ 108, %1378 ], [ 0, %1374 ]
  %1397 = icmp eq i32 %1396, 0
  br i1 %1397, label %1403, label %1398, !prof !57

1398:                                             ; preds = %1394
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !49
  %1399 = load i64, i64* %61, align 8, !tbaa !78
  %1400 = add i64 %1399, %539
  %1401 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1400, i64 %542) #10, !srcloc !70
  %1402 = or i32 %1396, -1073741824
  br label %1405

1403:                                             ; preds = %1394
  %1404 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1343) #10, !srcloc !80
  br label %1405

1405:                                             ; preds = %1403, %1398
  %1406 = phi i64 [ %1370, %1398 ], [ %1404, %1403 ]
  %1407 = phi i32 [ %1402, %1398 ], [ %1371, %1403 ]
  br i1 %1397, label %1367, label %1414, !llvm.loop !102

1408:                                             ; preds = %1367
  %1409 = trunc i64 %1370 to i32
  %1410 = icmp sgt i32 %1409, -1
  br i1 %1410, label %1414, label %1411, !prof !57

1411:                                             ; preds = %1408
  %1412 = sub i32 0, %1409
  %1413 = or i32 %1412, -2147483648
  br label %1414

1414:                                             ; preds = %1405, %1411, %1408, %1327
  %1415 = phi i32 [ 0, %1327 ], [ %1413, %1411 ], [ %1409, %1408 ], [ %1407, %1405 ]
  %1416 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1415, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !97
  %1417 = and i32 %1416, 65535
  %1418 = icmp slt i32 %1416, 0
  %1419 = select i1 %1418, i32 %1417, i32 0, !prof !87
  %1420 = icmp eq i32 %1416, 0
  %1421 = select i1 %1420, i32 5, i32 %1419
  %1422 = icmp eq i32 %1421, 0
  %1423 = select i1 %1422, i32 %1416, i32 0
  %1424 = zext i32 %1423 to i64
  %1425 = add i64 %544, %1424
  %1426 = icmp ult i64 %1425, %91
  %1427 = and i1 %1422, %1426
  br i1 %1427, label %543, label %1428, !llvm.loop !128

1428:                                             ; preds = %1414, %530
  %1429 = phi i64 [ 0, %530 ], [ %1425, %1414 ]
  %1430 = phi i32 [ 0, %530 ], [ %1416, %1414 ]
  %1431 = phi i32 [ 0, %530 ], [ %1421, %1414 ]
  br i1 %99, label %1432, label %2225

1432:                                             ; preds = %1428
  %1433 = load i64, i64* %54, align 8, !tbaa !25
  %1434 = icmp ugt i64 %1433, %82
  br i1 %1434, label %1435, label %1438

1435:                                             ; preds = %1432
  %1436 = load i64, i64* %77, align 8, !tbaa !55
  %1437 = add i64 %1436, %82
  br label %1474

1438:                                             ; preds = %1432
  %1439 = load i32, i32* %55, align 8, !tbaa !45
  %1440 = icmp eq i32 %1439, 0
  br i1 %1440, label %1441, label %1450

1441:                                             ; preds = %1438
  %1442 = load i32, i32* %52, align 8, !tbaa !53
  %1443 = zext i32 %1442 to i64
  %1444 = lshr i64 %82, %1443
  %1445 = shl i64 %1444, 3
  %1446 = load i64, i64* %66, align 8, !tbaa !69
  %1447 = add i64 %1445, %1446
  %1448 = inttoptr i64 %1447 to i64 addrspace(1)*
  %1449 = load volatile i64, i64 addrspace(1)* %1448, align 8, !tbaa !5
  br label %1450

1450:                                             ; preds = %1441, %1438
  %1451 = phi i64 [ %1449, %1441 ], [ 0, %1438 ]
  %1452 = trunc i64 %1451 to i32
  %1453 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1452, i32 0, i32 31) #7
  %1454 = lshr i64 %1451, 32
  %1455 = trunc i64 %1454 to i32
  %1456 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1455, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !24
  %1457 = zext i32 %1453 to i64
  %1458 = and i64 %1457, 917504
  %1459 = icmp eq i64 %1458, 393216
  br i1 %1459, label %1460, label %1474

1460:                                             ; preds = %1450
  %1461 = zext i32 %1456 to i64
  %1462 = shl nuw i64 %1461, 32
  %1463 = or i64 %1462, %1457
  %1464 = load i64, i64* %76, align 8, !tbaa !109
  %1465 = lshr i64 %1463, 20
  %1466 = load i32, i32* %52, align 8, !tbaa !53
  %1467 = zext i32 %1466 to i64
  %1468 = shl i64 %1465, %1467
  %1469 = add i64 %1468, %1464
  %1470 = shl nsw i64 -1, %1467
  %1471 = xor i64 %1470, -1
  %1472 = and i64 %82, %1471
  %1473 = add i64 %1469, %1472
  br label %1474

1474:                                             ; preds = %1460, %1450, %1435
  %1475 = phi i64 [ %1437, %1435 ], [ %1473, %1460 ], [ 0, %1450 ]
  %1476 = icmp ne i64 %1475, 0
  %1477 = icmp ne i64 %1429, 0
  %1478 = and i1 %1477, %1476
  br i1 %1478, label %1479, label %2210

1479:                                             ; preds = %1474
  %1480 = load i32, i32* %55, align 8, !tbaa !45
  %1481 = load i32, i32* %70, align 4, !tbaa !56
  %1482 = xor i64 %1475, %81
  %1483 = and i64 %1482, 15
  %1484 = icmp eq i64 %1483, 0
  %1485 = and i64 %1482, 3
  %1486 = icmp eq i64 %1485, 0
  %1487 = select i1 %1486, i64 4, i64 1
  %1488 = select i1 %1484, i64 16, i64 %1487
  %1489 = sub i64 0, %1475
  %1490 = add nsw i64 %1488, -1
  %1491 = and i64 %1490, %1489
  %1492 = or i64 %1429, %81
  %1493 = or i64 %1492, %1475
  %1494 = and i64 %1493, 15
  %1495 = icmp eq i64 %1494, 0
  br i1 %1495, label %1496, label %1754, !prof !57

1496:                                             ; preds = %1479
  %1497 = shl i32 %1481, 7
  %1498 = zext i32 %1497 to i64
  %1499 = icmp eq i64 %1429, %1498
  br i1 %1499, label %1500, label %1556

1500:                                             ; preds = %1496
  %1501 = shl i32 %1480, 4
  %1502 = zext i32 %1501 to i64
  %1503 = add i64 %1475, %1502
  %1504 = add i64 %81, %1502
  %1505 = shl i32 %1481, 4
  %1506 = inttoptr i64 %1504 to <4 x i32> addrspace(1)*
  %1507 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1506, align 16, !tbaa !11
  %1508 = zext i32 %1505 to i64
  %1509 = add i64 %1504, %1508
  %1510 = inttoptr i64 %1509 to <4 x i32> addrspace(1)*
  %1511 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1510, align 16, !tbaa !11
  %1512 = shl i32 %1481, 5
  %1513 = zext i32 %1512 to i64
  %1514 = add i64 %1504, %1513
  %1515 = inttoptr i64 %1514 to <4 x i32> addrspace(1)*
  %1516 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1515, align 16, !tbaa !11
  %1517 = mul i32 %1481, 48
  %1518 = zext i32 %1517 to i64
  %1519 = add i64 %1504, %1518
  %1520 = inttoptr i64 %1519 to <4 x i32> addrspace(1)*
  %1521 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1520, align 16, !tbaa !11
  %1522 = shl i32 %1481, 6
  %1523 = zext i32 %1522 to i64
  %1524 = add i64 %1504, %1523
  %1525 = inttoptr i64 %1524 to <4 x i32> addrspace(1)*
  %1526 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1525, align 16, !tbaa !11
  %1527 = mul i32 %1481, 80
  %1528 = zext i32 %1527 to i64
  %1529 = add i64 %1504, %1528
  %1530 = inttoptr i64 %1529 to <4 x i32> addrspace(1)*
  %1531 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1530, align 16, !tbaa !11
  %1532 = mul i32 %1481, 96
  %1533 = zext i32 %1532 to i64
  %1534 = add i64 %1504, %1533
  %1535 = inttoptr i64 %1534 to <4 x i32> addrspace(1)*
  %1536 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1535, align 16, !tbaa !11
  %1537 = mul i32 %1481, 112
  %1538 = zext i32 %1537 to i64
  %1539 = add i64 %1504, %1538
  %1540 = inttoptr i64 %1539 to <4 x i32> addrspace(1)*
  %1541 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1540, align 16, !tbaa !11
  %1542 = inttoptr i64 %1503 to <4 x i32> addrspace(1)*
  store <4 x i32> %1507, <4 x i32> addrspace(1)* %1542, align 16, !tbaa !11
  %1543 = add i64 %1503, %1508
  %1544 = inttoptr i64 %1543 to <4 x i32> addrspace(1)*
  store <4 x i32> %1511, <4 x i32> addrspace(1)* %1544, align 16, !tbaa !11
  %1545 = add i64 %1503, %1513
  %1546 = inttoptr i64 %1545 to <4 x i32> addrspace(1)*
  store <4 x i32> %1516, <4 x i32> addrspace(1)* %1546, align 16, !tbaa !11
  %1547 = add i64 %1503, %1518
  %1548 = inttoptr i64 %1547 to <4 x i32> addrspace(1)*
  store <4 x i32> %1521, <4 x i32> addrspace(1)* %1548, align 16, !tbaa !11
  %1549 = add i64 %1503, %1523
  %1550 = inttoptr i64 %1549 to <4 x i32> addrspace(1)*
  store <4 x i32> %1526, <4 x i32> addrspace(1)* %1550, align 16, !tbaa !11
  %1551 = add i64 %1503, %1528
  %1552 = inttoptr i64 %1551 to <4 x i32> addrspace(1)*
  store <4 x i32> %1531, <4 x i32> addrspace(1)* %1552, align 16, !tbaa !11
  %1553 = add i64 %1503, %1533
  %1554 = inttoptr i64 %1553 to <4 x i32> addrspace(1)*
  store <4 x i32> %1536, <4 x i32> addrspace(1)* %1554, align 16, !tbaa !11
  %1555 = add i64 %1503, %1538
  br label %2206

1556:                                             ; preds = %1496
  %1557 = lshr i64 %1429, 4
  %1558 = zext i32 %1480 to i64
  %1559 = mul i32 %1481, 7
  %1560 = zext i32 %1559 to i64
  %1561 = add nuw nsw i64 %1560, %1558
  %1562 = icmp ult i64 %1561, %1557
  br i1 %1562, label %1563, label %1637

1563:                                             ; preds = %1556
  %1564 = shl i32 %1481, 3
  %1565 = zext i32 %1564 to i64
  %1566 = zext i32 %1481 to i64
  %1567 = shl i32 %1481, 1
  %1568 = zext i32 %1567 to i64
  %1569 = mul i32 %1481, 3
  %1570 = zext i32 %1569 to i64
  %1571 = shl i32 %1481, 2
  %1572 = zext i32 %1571 to i64
  %1573 = mul i32 %1481, 5
  %1574 = zext i32 %1573 to i64
  %1575 = mul i32 %1481, 6
  %1576 = zext i32 %1575 to i64
  br label %1577

1577:                                             ; preds = %1577, %1563
  %1578 = phi i64 [ %1558, %1563 ], [ %1634, %1577 ]
  %1579 = shl i64 %1578, 4
  %1580 = add i64 %1579, %81
  %1581 = inttoptr i64 %1580 to <4 x i32> addrspace(1)*
  %1582 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1581, align 16, !tbaa !11
  %1583 = add i64 %1578, %1566
  %1584 = shl i64 %1583, 4
  %1585 = add i64 %1584, %81
  %1586 = inttoptr i64 %1585 to <4 x i32> addrspace(1)*
  %1587 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1586, align 16, !tbaa !11
  %1588 = add i64 %1578, %1568
  %1589 = shl i64 %1588, 4
  %1590 = add i64 %1589, %81
  %1591 = inttoptr i64 %1590 to <4 x i32> addrspace(1)*
  %1592 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1591, align 16, !tbaa !11
  %1593 = add i64 %1578, %1570
  %1594 = shl i64 %1593, 4
  %1595 = add i64 %1594, %81
  %1596 = inttoptr i64 %1595 to <4 x i32> addrspace(1)*
  %1597 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1596, align 16, !tbaa !11
  %1598 = add i64 %1578, %1572
  %1599 = shl i64 %1598, 4
  %1600 = add i64 %1599, %81
  %1601 = inttoptr i64 %1600 to <4 x i32> addrspace(1)*
  %1602 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1601, align 16, !tbaa !11
  %1603 = add i64 %1578, %1574
  %1604 = shl i64 %1603, 4
  %1605 = add i64 %1604, %81
  %1606 = inttoptr i64 %1605 to <4 x i32> addrspace(1)*
  %1607 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1606, align 16, !tbaa !11
  %1608 = add i64 %1578, %1576
  %1609 = shl i64 %1608, 4
  %1610 = add i64 %1609, %81
  %1611 = inttoptr i64 %1610 to <4 x i32> addrspace(1)*
  %1612 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1611, align 16, !tbaa !11
  %1613 = add i64 %1578, %1560
  %1614 = shl i64 %1613, 4
  %1615 = add i64 %1614, %81
  %1616 = inttoptr i64 %1615 to <4 x i32> addrspace(1)*
  %1617 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1616, align 16, !tbaa !11
  %1618 = add i64 %1579, %1475
  %1619 = inttoptr i64 %1618 to <4 x i32> addrspace(1)*
  store <4 x i32> %1582, <4 x i32> addrspace(1)* %1619, align 16, !tbaa !11
  %1620 = add i64 %1584, %1475
  %1621 = inttoptr i64 %1620 to <4 x i32> addrspace(1)*
  store <4 x i32> %1587, <4 x i32> addrspace(1)* %1621, align 16, !tbaa !11
  %1622 = add i64 %1589, %1475
  %1623 = inttoptr i64 %1622 to <4 x i32> addrspace(1)*
  store <4 x i32> %1592, <4 x i32> addrspace(1)* %1623, align 16, !tbaa !11
  %1624 = add i64 %1594, %1475
  %1625 = inttoptr i64 %1624 to <4 x i32> addrspace(1)*
  store <4 x i32> %1597, <4 x i32> addrspace(1)* %1625, align 16, !tbaa !11
  %1626 = add i64 %1599, %1475
  %1627 = inttoptr i64 %1626 to <4 x i32> addrspace(1)*
  store <4 x i32> %1602, <4 x i32> addrspace(1)* %1627, align 16, !tbaa !11
  %1628 = add i64 %1604, %1475
  %1629 = inttoptr i64 %1628 to <4 x i32> addrspace(1)*
  store <4 x i32> %1607, <4 x i32> addrspace(1)* %1629, align 16, !tbaa !11
  %1630 = add i64 %1609, %1475
  %1631 = inttoptr i64 %1630 to <4 x i32> addrspace(1)*
  store <4 x i32> %1612, <4 x i32> addrspace(1)* %1631, align 16, !tbaa !11
  %1632 = add i64 %1614, %1475
  %1633 = inttoptr i64 %1632 to <4 x i32> addrspace(1)*
  store <4 x i32> %1617, <4 x i32> addrspace(1)* %1633, align 16, !tbaa !11
  %1634 = add i64 %1578, %1565
  %1635 = add i64 %1634, %1560
  %1636 = icmp ult i64 %1635, %1557
  br i1 %1636, label %1577, label %1637, !llvm.loop !58

1637:                                             ; preds = %1577, %1556
  %1638 = phi i64 [ %1558, %1556 ], [ %1634, %1577 ]
  %1639 = icmp ult i64 %1638, %1557
  br i1 %1639, label %1640, label %2210

1640:                                             ; preds = %1637
  %1641 = shl i64 %1638, 4
  %1642 = add i64 %1641, %81
  %1643 = inttoptr i64 %1642 to <4 x i32> addrspace(1)*
  %1644 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1643, align 16, !tbaa !11
  %1645 = zext i32 %1481 to i64
  %1646 = add i64 %1638, %1645
  %1647 = icmp ult i64 %1646, %1557
  br i1 %1647, label %1648, label %1653

1648:                                             ; preds = %1640
  %1649 = shl i64 %1646, 4
  %1650 = add i64 %1649, %81
  %1651 = inttoptr i64 %1650 to <4 x i32> addrspace(1)*
  %1652 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1651, align 16, !tbaa !11
  br label %1653

1653:                                             ; preds = %1648, %1640
  %1654 = phi <4 x i32> [ %1652, %1648 ], [ zeroinitializer, %1640 ]
  %1655 = shl i32 %1481, 1
  %1656 = zext i32 %1655 to i64
  %1657 = add i64 %1638, %1656
  %1658 = icmp ult i64 %1657, %1557
  br i1 %1658, label %1659, label %1664

1659:                                             ; preds = %1653
  %1660 = shl i64 %1657, 4
  %1661 = add i64 %1660, %81
  %1662 = inttoptr i64 %1661 to <4 x i32> addrspace(1)*
  %1663 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1662, align 16, !tbaa !11
  br label %1664

1664:                                             ; preds = %1659, %1653
  %1665 = phi <4 x i32> [ %1663, %1659 ], [ zeroinitializer, %1653 ]
  %1666 = mul i32 %1481, 3
  %1667 = zext i32 %1666 to i64
  %1668 = add i64 %1638, %1667
  %1669 = icmp ult i64 %1668, %1557
  br i1 %1669, label %1670, label %1675

1670:                                             ; preds = %1664
  %1671 = shl i64 %1668, 4
  %1672 = add i64 %1671, %81
  %1673 = inttoptr i64 %1672 to <4 x i32> addrspace(1)*
  %1674 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1673, align 16, !tbaa !11
  br label %1675

1675:                                             ; preds = %1670, %1664
  %1676 = phi <4 x i32> [ %1674, %1670 ], [ zeroinitializer, %1664 ]
  %1677 = shl i32 %1481, 2
  %1678 = zext i32 %1677 to i64
  %1679 = add i64 %1638, %1678
  %1680 = icmp ult i64 %1679, %1557
  br i1 %1680, label %1681, label %1686

1681:                                             ; preds = %1675
  %1682 = shl i64 %1679, 4
  %1683 = add i64 %1682, %81
  %1684 = inttoptr i64 %1683 to <4 x i32> addrspace(1)*
  %1685 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1684, align 16, !tbaa !11
  br label %1686

1686:                                             ; preds = %1681, %1675
  %1687 = phi <4 x i32> [ %1685, %1681 ], [ zeroinitializer, %1675 ]
  %1688 = mul i32 %1481, 5
  %1689 = zext i32 %1688 to i64
  %1690 = add i64 %1638, %1689
  %1691 = icmp ult i64 %1690, %1557
  br i1 %1691, label %1692, label %1697

1692:                                             ; preds = %1686
  %1693 = shl i64 %1690, 4
  %1694 = add i64 %1693, %81
  %1695 = inttoptr i64 %1694 to <4 x i32> addrspace(1)*
  %1696 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1695, align 16, !tbaa !11
  br label %1697

1697:                                             ; preds = %1692, %1686
  %1698 = phi <4 x i32> [ %1696, %1692 ], [ zeroinitializer, %1686 ]
  %1699 = mul i32 %1481, 6
  %1700 = zext i32 %1699 to i64
  %1701 = add i64 %1638, %1700
  %1702 = icmp ult i64 %1701, %1557
  br i1 %1702, label %1703, label %1708

1703:                                             ; preds = %1697
  %1704 = shl i64 %1701, 4
  %1705 = add i64 %1704, %81
  %1706 = inttoptr i64 %1705 to <4 x i32> addrspace(1)*
  %1707 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1706, align 16, !tbaa !11
  br label %1708

1708:                                             ; preds = %1703, %1697
  %1709 = phi <4 x i32> [ %1707, %1703 ], [ zeroinitializer, %1697 ]
  %1710 = add i64 %1638, %1560
  %1711 = icmp ult i64 %1710, %1557
  br i1 %1711, label %1712, label %1717

1712:                                             ; preds = %1708
  %1713 = shl i64 %1710, 4
  %1714 = add i64 %1713, %81
  %1715 = inttoptr i64 %1714 to <4 x i32> addrspace(1)*
  %1716 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1715, align 16, !tbaa !11
  br label %1717

1717:                                             ; preds = %1712, %1708
  %1718 = phi <4 x i32> [ %1716, %1712 ], [ zeroinitializer, %1708 ]
  %1719 = add i64 %1641, %1475
  %1720 = inttoptr i64 %1719 to <4 x i32> addrspace(1)*
  store <4 x i32> %1644, <4 x i32> addrspace(1)* %1720, align 16, !tbaa !11
  br i1 %1647, label %1721, label %1725

1721:                                             ; preds = %1717
  %1722 = shl i64 %1646, 4
  %1723 = add i64 %1722, %1475
  %1724 = inttoptr i64 %1723 to <4 x i32> addrspace(1)*
  store <4 x i32> %1654, <4 x i32> addrspace(1)* %1724, align 16, !tbaa !11
  br label %1725

1725:                                             ; preds = %1721, %1717
  br i1 %1658, label %1726, label %1730

1726:                                             ; preds = %1725
  %1727 = shl i64 %1657, 4
  %1728 = add i64 %1727, %1475
  %1729 = inttoptr i64 %1728 to <4 x i32> addrspace(1)*
  store <4 x i32> %1665, <4 x i32> addrspace(1)* %1729, align 16, !tbaa !11
  br label %1730

1730:                                             ; preds = %1726, %1725
  br i1 %1669, label %1731, label %1735

1731:                                             ; preds = %1730
  %1732 = shl i64 %1668, 4
  %1733 = add i64 %1732, %1475
  %1734 = inttoptr i64 %1733 to <4 x i32> addrspace(1)*
  store <4 x i32> %1676, <4 x i32> addrspace(1)* %1734, align 16, !tbaa !11
  br label %1735

1735:                                             ; preds = %1731, %1730
  br i1 %1680, label %1736, label %1740

1736:                                             ; preds = %1735
  %1737 = shl i64 %1679, 4
  %1738 = add i64 %1737, %1475
  %1739 = inttoptr i64 %1738 to <4 x i32> addrspace(1)*
  store <4 x i32> %1687, <4 x i32> addrspace(1)* %1739, align 16, !tbaa !11
  br label %1740

1740:                                             ; preds = %1736, %1735
  br i1 %1691, label %1741, label %1745

1741:                                             ; preds = %1740
  %1742 = shl i64 %1690, 4
  %1743 = add i64 %1742, %1475
  %1744 = inttoptr i64 %1743 to <4 x i32> addrspace(1)*
  store <4 x i32> %1698, <4 x i32> addrspace(1)* %1744, align 16, !tbaa !11
  br label %1745

1745:                                             ; preds = %1741, %1740
  br i1 %1702, label %1746, label %1750

1746:                                             ; preds = %1745
  %1747 = shl i64 %1701, 4
  %1748 = add i64 %1747, %1475
  %1749 = inttoptr i64 %1748 to <4 x i32> addrspace(1)*
  store <4 x i32> %1709, <4 x i32> addrspace(1)* %1749, align 16, !tbaa !11
  br label %1750

1750:                                             ; preds = %1746, %1745
  br i1 %1711, label %1751, label %2210

1751:                                             ; preds = %1750
  %1752 = shl i64 %1710, 4
  %1753 = add i64 %1752, %1475
  br label %2206

1754:                                             ; preds = %1479
  %1755 = icmp ult i64 %1491, %1429
  %1756 = select i1 %1755, i64 %1491, i64 %1429
  %1757 = sub i64 %1429, %1756
  %1758 = sub nsw i64 0, %1488
  %1759 = and i64 %1757, %1758
  switch i64 %1488, label %2162 [
    i64 16, label %1760
    i64 4, label %1961
  ]

1760:                                             ; preds = %1754
  %1761 = add i64 %1756, %1475
  %1762 = add i64 %1756, %81
  %1763 = lshr i64 %1759, 4
  %1764 = zext i32 %1480 to i64
  %1765 = mul i32 %1481, 7
  %1766 = zext i32 %1765 to i64
  %1767 = add nuw nsw i64 %1766, %1764
  %1768 = icmp ult i64 %1767, %1763
  br i1 %1768, label %1769, label %1843

1769:                                             ; preds = %1760
  %1770 = shl i32 %1481, 3
  %1771 = zext i32 %1770 to i64
  %1772 = zext i32 %1481 to i64
  %1773 = shl i32 %1481, 1
  %1774 = zext i32 %1773 to i64
  %1775 = mul i32 %1481, 3
  %1776 = zext i32 %1775 to i64
  %1777 = shl i32 %1481, 2
  %1778 = zext i32 %1777 to i64
  %1779 = mul i32 %1481, 5
  %1780 = zext i32 %1779 to i64
  %1781 = mul i32 %1481, 6
  %1782 = zext i32 %1781 to i64
  br label %1783

1783:                                             ; preds = %1783, %1769
  %1784 = phi i64 [ %1764, %1769 ], [ %1840, %1783 ]
  %1785 = shl i64 %1784, 4
  %1786 = add i64 %1785, %1762
  %1787 = inttoptr i64 %1786 to <4 x i32> addrspace(1)*
  %1788 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1787, align 16, !tbaa !11
  %1789 = add i64 %1784, %1772
  %1790 = shl i64 %1789, 4
  %1791 = add i64 %1790, %1762
  %1792 = inttoptr i64 %1791 to <4 x i32> addrspace(1)*
  %1793 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1792, align 16, !tbaa !11
  %1794 = add i64 %1784, %1774
  %1795 = shl i64 %1794, 4
  %1796 = add i64 %1795, %1762
  %1797 = inttoptr i64 %1796 to <4 x i32> addrspace(1)*
  %1798 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1797, align 16, !tbaa !11
  %1799 = add i64 %1784, %1776
  %1800 = shl i64 %1799, 4
  %1801 = add i64 %1800, %1762
  %1802 = inttoptr i64 %1801 to <4 x i32> addrspace(1)*
  %1803 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1802, align 16, !tbaa !11
  %1804 = add i64 %1784, %1778
  %1805 = shl i64 %1804, 4
  %1806 = add i64 %1805, %1762
  %1807 = inttoptr i64 %1806 to <4 x i32> addrspace(1)*
  %1808 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1807, align 16, !tbaa !11
  %1809 = add i64 %1784, %1780
  %1810 = shl i64 %1809, 4
  %1811 = add i64 %1810, %1762
  %1812 = inttoptr i64 %1811 to <4 x i32> addrspace(1)*
  %1813 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1812, align 16, !tbaa !11
  %1814 = add i64 %1784, %1782
  %1815 = shl i64 %1814, 4
  %1816 = add i64 %1815, %1762
  %1817 = inttoptr i64 %1816 to <4 x i32> addrspace(1)*
  %1818 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1817, align 16, !tbaa !11
  %1819 = add i64 %1784, %1766
  %1820 = shl i64 %1819, 4
  %1821 = add i64 %1820, %1762
  %1822 = inttoptr i64 %1821 to <4 x i32> addrspace(1)*
  %1823 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1822, align 16, !tbaa !11
  %1824 = add i64 %1785, %1761
  %1825 = inttoptr i64 %1824 to <4 x i32> addrspace(1)*
  store <4 x i32> %1788, <4 x i32> addrspace(1)* %1825, align 16, !tbaa !11
  %1826 = add i64 %1790, %1761
  %1827 = inttoptr i64 %1826 to <4 x i32> addrspace(1)*
  store <4 x i32> %1793, <4 x i32> addrspace(1)* %1827, align 16, !tbaa !11
  %1828 = add i64 %1795, %1761
  %1829 = inttoptr i64 %1828 to <4 x i32> addrspace(1)*
  store <4 x i32> %1798, <4 x i32> addrspace(1)* %1829, align 16, !tbaa !11
  %1830 = add i64 %1800, %1761
  %1831 = inttoptr i64 %1830 to <4 x i32> addrspace(1)*
  store <4 x i32> %1803, <4 x i32> addrspace(1)* %1831, align 16, !tbaa !11
  %1832 = add i64 %1805, %1761
  %1833 = inttoptr i64 %1832 to <4 x i32> addrspace(1)*
  store <4 x i32> %1808, <4 x i32> addrspace(1)* %1833, align 16, !tbaa !11
  %1834 = add i64 %1810, %1761
  %1835 = inttoptr i64 %1834 to <4 x i32> addrspace(1)*
  store <4 x i32> %1813, <4 x i32> addrspace(1)* %1835, align 16, !tbaa !11
  %1836 = add i64 %1815, %1761
  %1837 = inttoptr i64 %1836 to <4 x i32> addrspace(1)*
  store <4 x i32> %1818, <4 x i32> addrspace(1)* %1837, align 16, !tbaa !11
  %1838 = add i64 %1820, %1761
  %1839 = inttoptr i64 %1838 to <4 x i32> addrspace(1)*
  store <4 x i32> %1823, <4 x i32> addrspace(1)* %1839, align 16, !tbaa !11
  %1840 = add i64 %1784, %1771
  %1841 = add i64 %1840, %1766
  %1842 = icmp ult i64 %1841, %1763
  br i1 %1842, label %1783, label %1843, !llvm.loop !58

1843:                                             ; preds = %1783, %1760
  %1844 = phi i64 [ %1764, %1760 ], [ %1840, %1783 ]
  %1845 = icmp ult i64 %1844, %1763
  br i1 %1845, label %1846, label %2176

1846:                                             ; preds = %1843
  %1847 = shl i64 %1844, 4
  %1848 = add i64 %1847, %1762
  %1849 = inttoptr i64 %1848 to <4 x i32> addrspace(1)*
  %1850 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1849, align 16, !tbaa !11
  %1851 = zext i32 %1481 to i64
  %1852 = add i64 %1844, %1851
  %1853 = icmp ult i64 %1852, %1763
  br i1 %1853, label %1854, label %1859

1854:                                             ; preds = %1846
  %1855 = shl i64 %1852, 4
  %1856 = add i64 %1855, %1762
  %1857 = inttoptr i64 %1856 to <4 x i32> addrspace(1)*
  %1858 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1857, align 16, !tbaa !11
  br label %1859

1859:                                             ; preds = %1854, %1846
  %1860 = phi <4 x i32> [ %1858, %1854 ], [ zeroinitializer, %1846 ]
  %1861 = shl i32 %1481, 1
  %1862 = zext i32 %1861 to i64
  %1863 = add i64 %1844, %1862
  %1864 = icmp ult i64 %1863, %1763
  br i1 %1864, label %1865, label %1870

1865:                                             ; preds = %1859
  %1866 = shl i64 %1863, 4
  %1867 = add i64 %1866, %1762
  %1868 = inttoptr i64 %1867 to <4 x i32> addrspace(1)*
  %1869 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1868, align 16, !tbaa !11
  br label %1870

1870:                                             ; preds = %1865, %1859
  %1871 = phi <4 x i32> [ %1869, %1865 ], [ zeroinitializer, %1859 ]
  %1872 = mul i32 %1481, 3
  %1873 = zext i32 %1872 to i64
  %1874 = add i64 %1844, %1873
  %1875 = icmp ult i64 %1874, %1763
  br i1 %1875, label %1876, label %1881

1876:                                             ; preds = %1870
  %1877 = shl i64 %1874, 4
  %1878 = add i64 %1877, %1762
  %1879 = inttoptr i64 %1878 to <4 x i32> addrspace(1)*
  %1880 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1879, align 16, !tbaa !11
  br label %1881

1881:                                             ; preds = %1876, %1870
  %1882 = phi <4 x i32> [ %1880, %1876 ], [ zeroinitializer, %1870 ]
  %1883 = shl i32 %1481, 2
  %1884 = zext i32 %1883 to i64
  %1885 = add i64 %1844, %1884
  %1886 = icmp ult i64 %1885, %1763
  br i1 %1886, label %1887, label %1892

1887:                                             ; preds = %1881
  %1888 = shl i64 %1885, 4
  %1889 = add i64 %1888, %1762
  %1890 = inttoptr i64 %1889 to <4 x i32> addrspace(1)*
  %1891 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1890, align 16, !tbaa !11
  br label %1892

1892:                                             ; preds = %1887, %1881
  %1893 = phi <4 x i32> [ %1891, %1887 ], [ zeroinitializer, %1881 ]
  %1894 = mul i32 %1481, 5
  %1895 = zext i32 %1894 to i64
  %1896 = add i64 %1844, %1895
  %1897 = icmp ult i64 %1896, %1763
  br i1 %1897, label %1898, label %1903

1898:                                             ; preds = %1892
  %1899 = shl i64 %1896, 4
  %1900 = add i64 %1899, %1762
  %1901 = inttoptr i64 %1900 to <4 x i32> addrspace(1)*
  %1902 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1901, align 16, !tbaa !11
  br label %1903

1903:                                             ; preds = %1898, %1892
  %1904 = phi <4 x i32> [ %1902, %1898 ], [ zeroinitializer, %1892 ]
  %1905 = mul i32 %1481, 6
  %1906 = zext i32 %1905 to i64
  %1907 = add i64 %1844, %1906
  %1908 = icmp ult i64 %1907, %1763
  br i1 %1908, label %1909, label %1914

1909:                                             ; preds = %1903
  %1910 = shl i64 %1907, 4
  %1911 = add i64 %1910, %1762
  %1912 = inttoptr i64 %1911 to <4 x i32> addrspace(1)*
  %1913 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1912, align 16, !tbaa !11
  br label %1914

1914:                                             ; preds = %1909, %1903
  %1915 = phi <4 x i32> [ %1913, %1909 ], [ zeroinitializer, %1903 ]
  %1916 = add i64 %1844, %1766
  %1917 = icmp ult i64 %1916, %1763
  br i1 %1917, label %1918, label %1923

1918:                                             ; preds = %1914
  %1919 = shl i64 %1916, 4
  %1920 = add i64 %1919, %1762
  %1921 = inttoptr i64 %1920 to <4 x i32> addrspace(1)*
  %1922 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1921, align 16, !tbaa !11
  br label %1923

1923:                                             ; preds = %1918, %1914
  %1924 = phi <4 x i32> [ %1922, %1918 ], [ zeroinitializer, %1914 ]
  %1925 = add i64 %1847, %1761
  %1926 = inttoptr i64 %1925 to <4 x i32> addrspace(1)*
  store <4 x i32> %1850, <4 x i32> addrspace(1)* %1926, align 16, !tbaa !11
  br i1 %1853, label %1927, label %1931

1927:                                             ; preds = %1923
  %1928 = shl i64 %1852, 4
  %1929 = add i64 %1928, %1761
  %1930 = inttoptr i64 %1929 to <4 x i32> addrspace(1)*
  store <4 x i32> %1860, <4 x i32> addrspace(1)* %1930, align 16, !tbaa !11
  br label %1931

1931:                                             ; preds = %1927, %1923
  br i1 %1864, label %1932, label %1936

1932:                                             ; preds = %1931
  %1933 = shl i64 %1863, 4
  %1934 = add i64 %1933, %1761
  %1935 = inttoptr i64 %1934 to <4 x i32> addrspace(1)*
  store <4 x i32> %1871, <4 x i32> addrspace(1)* %1935, align 16, !tbaa !11
  br label %1936

1936:                                             ; preds = %1932, %1931
  br i1 %1875, label %1937, label %1941

1937:                                             ; preds = %1936
  %1938 = shl i64 %1874, 4
  %1939 = add i64 %1938, %1761
  %1940 = inttoptr i64 %1939 to <4 x i32> addrspace(1)*
  store <4 x i32> %1882, <4 x i32> addrspace(1)* %1940, align 16, !tbaa !11
  br label %1941

1941:                                             ; preds = %1937, %1936
  br i1 %1886, label %1942, label %1946

1942:                                             ; preds = %1941
  %1943 = shl i64 %1885, 4
  %1944 = add i64 %1943, %1761
  %1945 = inttoptr i64 %1944 to <4 x i32> addrspace(1)*
  store <4 x i32> %1893, <4 x i32> addrspace(1)* %1945, align 16, !tbaa !11
  br label %1946

1946:                                             ; preds = %1942, %1941
  br i1 %1897, label %1947, label %1951

1947:                                             ; preds = %1946
  %1948 = shl i64 %1896, 4
  %1949 = add i64 %1948, %1761
  %1950 = inttoptr i64 %1949 to <4 x i32> addrspace(1)*
  store <4 x i32> %1904, <4 x i32> addrspace(1)* %1950, align 16, !tbaa !11
  br label %1951

1951:                                             ; preds = %1947, %1946
  br i1 %1908, label %1952, label %1956

1952:                                             ; preds = %1951
  %1953 = shl i64 %1907, 4
  %1954 = add i64 %1953, %1761
  %1955 = inttoptr i64 %1954 to <4 x i32> addrspace(1)*
  store <4 x i32> %1915, <4 x i32> addrspace(1)* %1955, align 16, !tbaa !11
  br label %1956

1956:                                             ; preds = %1952, %1951
  br i1 %1917, label %1957, label %2176

1957:                                             ; preds = %1956
  %1958 = shl i64 %1916, 4
  %1959 = add i64 %1958, %1761
  %1960 = inttoptr i64 %1959 to <4 x i32> addrspace(1)*
  store <4 x i32> %1924, <4 x i32> addrspace(1)* %1960, align 16, !tbaa !11
  br label %2176

1961:                                             ; preds = %1754
  %1962 = add i64 %1756, %1475
  %1963 = add i64 %1756, %81
  %1964 = lshr i64 %1759, 2
  %1965 = zext i32 %1480 to i64
  %1966 = mul i32 %1481, 7
  %1967 = zext i32 %1966 to i64
  %1968 = add nuw nsw i64 %1967, %1965
  %1969 = icmp ult i64 %1968, %1964
  br i1 %1969, label %1970, label %2044

1970:                                             ; preds = %1961
  %1971 = shl i32 %1481, 3
  %1972 = zext i32 %1971 to i64
  %1973 = zext i32 %1481 to i64
  %1974 = shl i32 %1481, 1
  %1975 = zext i32 %1974 to i64
  %1976 = mul i32 %1481, 3
  %1977 = zext i32 %1976 to i64
  %1978 = shl i32 %1481, 2
  %1979 = zext i32 %1978 to i64
  %1980 = mul i32 %1481, 5
  %1981 = zext i32 %1980 to i64
  %1982 = mul i32 %1481, 6
  %1983 = zext i32 %1982 to i64
  br label %1984

1984:                                             ; preds = %1984, %1970
  %1985 = phi i64 [ %1965, %1970 ], [ %2041, %1984 ]
  %1986 = shl i64 %1985, 2
  %1987 = add i64 %1986, %1963
  %1988 = inttoptr i64 %1987 to i32 addrspace(1)*
  %1989 = load volatile i32, i32 addrspace(1)* %1988, align 4, !tbaa !11
  %1990 = add i64 %1985, %1973
  %1991 = shl i64 %1990, 2
  %1992 = add i64 %1991, %1963
  %1993 = inttoptr i64 %1992 to i32 addrspace(1)*
  %1994 = load volatile i32, i32 addrspace(1)* %1993, align 4, !tbaa !11
  %1995 = add i64 %1985, %1975
  %1996 = shl i64 %1995, 2
  %1997 = add i64 %1996, %1963
  %1998 = inttoptr i64 %1997 to i32 addrspace(1)*
  %1999 = load volatile i32, i32 addrspace(1)* %1998, align 4, !tbaa !11
  %2000 = add i64 %1985, %1977
  %2001 = shl i64 %2000, 2
  %2002 = add i64 %2001, %1963
  %2003 = inttoptr i64 %2002 to i32 addrspace(1)*
  %2004 = load volatile i32, i32 addrspace(1)* %2003, align 4, !tbaa !11
  %2005 = add i64 %1985, %1979
  %2006 = shl i64 %2005, 2
  %2007 = add i64 %2006, %1963
  %2008 = inttoptr i64 %2007 to i32 addrspace(1)*
  %2009 = load volatile i32, i32 addrspace(1)* %2008, align 4, !tbaa !11
  %2010 = add i64 %1985, %1981
  %2011 = shl i64 %2010, 2
  %2012 = add i64 %2011, %1963
  %2013 = inttoptr i64 %2012 to i32 addrspace(1)*
  %2014 = load volatile i32, i32 addrspace(1)* %2013, align 4, !tbaa !11
  %2015 = add i64 %1985, %1983
  %2016 = shl i64 %2015, 2
  %2017 = add i64 %2016, %1963
  %2018 = inttoptr i64 %2017 to i32 addrspace(1)*
  %2019 = load volatile i32, i32 addrspace(1)* %2018, align 4, !tbaa !11
  %2020 = add i64 %1985, %1967
  %2021 = shl i64 %2020, 2
  %2022 = add i64 %2021, %1963
  %2023 = inttoptr i64 %2022 to i32 addrspace(1)*
  %2024 = load volatile i32, i32 addrspace(1)* %2023, align 4, !tbaa !11
  %2025 = add i64 %1986, %1962
  %2026 = inttoptr i64 %2025 to i32 addrspace(1)*
  store i32 %1989, i32 addrspace(1)* %2026, align 4, !tbaa !11
  %2027 = add i64 %1991, %1962
  %2028 = inttoptr i64 %2027 to i32 addrspace(1)*
  store i32 %1994, i32 addrspace(1)* %2028, align 4, !tbaa !11
  %2029 = add i64 %1996, %1962
  %2030 = inttoptr i64 %2029 to i32 addrspace(1)*
  store i32 %1999, i32 addrspace(1)* %2030, align 4, !tbaa !11
  %2031 = add i64 %2001, %1962
  %2032 = inttoptr i64 %2031 to i32 addrspace(1)*
  store i32 %2004, i32 addrspace(1)* %2032, align 4, !tbaa !11
  %2033 = add i64 %2006, %1962
  %2034 = inttoptr i64 %2033 to i32 addrspace(1)*
  store i32 %2009, i32 addrspace(1)* %2034, align 4, !tbaa !11
  %2035 = add i64 %2011, %1962
  %2036 = inttoptr i64 %2035 to i32 addrspace(1)*
  store i32 %2014, i32 addrspace(1)* %2036, align 4, !tbaa !11
  %2037 = add i64 %2016, %1962
  %2038 = inttoptr i64 %2037 to i32 addrspace(1)*
  store i32 %2019, i32 addrspace(1)* %2038, align 4, !tbaa !11
  %2039 = add i64 %2021, %1962
  %2040 = inttoptr i64 %2039 to i32 addrspace(1)*
  store i32 %2024, i32 addrspace(1)* %2040, align 4, !tbaa !11
  %2041 = add i64 %1985, %1972
  %2042 = add i64 %2041, %1967
  %2043 = icmp ult i64 %2042, %1964
  br i1 %2043, label %1984, label %2044, !llvm.loop !59

2044:                                             ; preds = %1984, %1961
  %2045 = phi i64 [ %1965, %1961 ], [ %2041, %1984 ]
  %2046 = icmp ult i64 %2045, %1964
  br i1 %2046, label %2047, label %2176

2047:                                             ; preds = %2044
  %2048 = shl i64 %2045, 2
  %2049 = add i64 %2048, %1963
  %2050 = inttoptr i64 %2049 to i32 addrspace(1)*
  %2051 = load volatile i32, i32 addrspace(1)* %2050, align 4, !tbaa !11
  %2052 = zext i32 %1481 to i64
  %2053 = add i64 %2045, %2052
  %2054 = icmp ult i64 %2053, %1964
  br i1 %2054, label %2055, label %2060

2055:                                             ; preds = %2047
  %2056 = shl i64 %2053, 2
  %2057 = add i64 %2056, %1963
  %2058 = inttoptr i64 %2057 to i32 addrspace(1)*
  %2059 = load volatile i32, i32 addrspace(1)* %2058, align 4, !tbaa !11
  br label %2060

2060:                                             ; preds = %2055, %2047
  %2061 = phi i32 [ %2059, %2055 ], [ 0, %2047 ]
  %2062 = shl i32 %1481, 1
  %2063 = zext i32 %2062 to i64
  %2064 = add i64 %2045, %2063
  %2065 = icmp ult i64 %2064, %1964
  br i1 %2065, label %2066, label %2071

2066:                                             ; preds = %2060
  %2067 = shl i64 %2064, 2
  %2068 = add i64 %2067, %1963
  %2069 = inttoptr i64 %2068 to i32 addrspace(1)*
  %2070 = load volatile i32, i32 addrspace(1)* %2069, align 4, !tbaa !11
  br label %2071

2071:                                             ; preds = %2066, %2060
  %2072 = phi i32 [ %2070, %2066 ], [ 0, %2060 ]
  %2073 = mul i32 %1481, 3
  %2074 = zext i32 %2073 to i64
  %2075 = add i64 %2045, %2074
  %2076 = icmp ult i64 %2075, %1964
  br i1 %2076, label %2077, label %2082

2077:                                             ; preds = %2071
  %2078 = shl i64 %2075, 2
  %2079 = add i64 %2078, %1963
  %2080 = inttoptr i64 %2079 to i32 addrspace(1)*
  %2081 = load volatile i32, i32 addrspace(1)* %2080, align 4, !tbaa !11
  br label %2082

2082:                                             ; preds = %2077, %2071
  %2083 = phi i32 [ %2081, %2077 ], [ 0, %2071 ]
  %2084 = shl i32 %1481, 2
  %2085 = zext i32 %2084 to i64
  %2086 = add i64 %2045, %2085
  %2087 = icmp ult i64 %2086, %1964
  br i1 %2087, label %2088, label %2093

2088:                                             ; preds = %2082
  %2089 = shl i64 %2086, 2
  %2090 = add i64 %2089, %1963
  %2091 = inttoptr i64 %2090 to i32 addrspace(1)*
  %2092 = load volatile i32, i32 addrspace(1)* %2091, align 4, !tbaa !11
  br label %2093

2093:                                             ; preds = %2088, %2082
  %2094 = phi i32 [ %2092, %2088 ], [ 0, %2082 ]
  %2095 = mul i32 %1481, 5
  %2096 = zext i32 %2095 to i64
  %2097 = add i64 %2045, %2096
  %2098 = icmp ult i64 %2097, %1964
  br i1 %2098, label %2099, label %2104

2099:                                             ; preds = %2093
  %2100 = shl i64 %2097, 2
  %2101 = add i64 %2100, %1963
  %2102 = inttoptr i64 %2101 to i32 addrspace(1)*
  %2103 = load volatile i32, i32 addrspace(1)* %2102, align 4, !tbaa !11
  br label %2104

2104:                                             ; preds = %2099, %2093
  %2105 = phi i32 [ %2103, %2099 ], [ 0, %2093 ]
  %2106 = mul i32 %1481, 6
  %2107 = zext i32 %2106 to i64
  %2108 = add i64 %2045, %2107
  %2109 = icmp ult i64 %2108, %1964
  br i1 %2109, label %2110, label %2115

2110:                                             ; preds = %2104
  %2111 = shl i64 %2108, 2
  %2112 = add i64 %2111, %1963
  %2113 = inttoptr i64 %2112 to i32 addrspace(1)*
  %2114 = load volatile i32, i32 addrspace(1)* %2113, align 4, !tbaa !11
  br label %2115

2115:                                             ; preds = %2110, %2104
  %2116 = phi i32 [ %2114, %2110 ], [ 0, %2104 ]
  %2117 = add i64 %2045, %1967
  %2118 = icmp ult i64 %2117, %1964
  br i1 %2118, label %2119, label %2124

2119:                                             ; preds = %2115
  %2120 = shl i64 %2117, 2
  %2121 = add i64 %2120, %1963
  %2122 = inttoptr i64 %2121 to i32 addrspace(1)*
  %2123 = load volatile i32, i32 addrspace(1)* %2122, align 4, !tbaa !11
  br label %2124

2124:                                             ; preds = %2119, %2115
  %2125 = phi i32 [ %2123, %2119 ], [ 0, %2115 ]
  %2126 = add i64 %2048, %1962
  %2127 = inttoptr i64 %2126 to i32 addrspace(1)*
  store i32 %2051, i32 addrspace(1)* %2127, align 4, !tbaa !11
  br i1 %2054, label %2128, label %2132

2128:                                             ; preds = %2124
  %2129 = shl i64 %2053, 2
  %2130 = add i64 %2129, %1962
  %2131 = inttoptr i64 %2130 to i32 addrspace(1)*
  store i32 %2061, i32 addrspace(1)* %2131, align 4, !tbaa !11
  br label %2132

2132:                                             ; preds = %2128, %2124
  br i1 %2065, label %2133, label %2137

2133:                                             ; preds = %2132
  %2134 = shl i64 %2064, 2
  %2135 = add i64 %2134, %1962
  %2136 = inttoptr i64 %2135 to i32 addrspace(1)*
  store i32 %2072, i32 addrspace(1)* %2136, align 4, !tbaa !11
  br label %2137

2137:                                             ; preds = %2133, %2132
  br i1 %2076, label %2138, label %2142

2138:                                             ; preds = %2137
  %2139 = shl i64 %2075, 2
  %2140 = add i64 %2139, %1962
  %2141 = inttoptr i64 %2140 to i32 addrspace(1)*
  store i32 %2083, i32 addrspace(1)* %2141, align 4, !tbaa !11
  br label %2142

2142:                                             ; preds = %2138, %2137
  br i1 %2087, label %2143, label %2147

2143:                                             ; preds = %2142
  %2144 = shl i64 %2086, 2
  %2145 = add i64 %2144, %1962
  %2146 = inttoptr i64 %2145 to i32 addrspace(1)*
  store i32 %2094, i32 addrspace(1)* %2146, align 4, !tbaa !11
  br label %2147

2147:                                             ; preds = %2143, %2142
  br i1 %2098, label %2148, label %2152

2148:                                             ; preds = %2147
  %2149 = shl i64 %2097, 2
  %2150 = add i64 %2149, %1962
  %2151 = inttoptr i64 %2150 to i32 addrspace(1)*
  store i32 %2105, i32 addrspace(1)* %2151, align 4, !tbaa !11
  br label %2152

2152:                                             ; preds = %2148, %2147
  br i1 %2109, label %2153, label %2157

2153:                                             ; preds = %2152
  %2154 = shl i64 %2108, 2
  %2155 = add i64 %2154, %1962
  %2156 = inttoptr i64 %2155 to i32 addrspace(1)*
  store i32 %2116, i32 addrspace(1)* %2156, align 4, !tbaa !11
  br label %2157

2157:                                             ; preds = %2153, %2152
  br i1 %2118, label %2158, label %2176

2158:                                             ; preds = %2157
  %2159 = shl i64 %2117, 2
  %2160 = add i64 %2159, %1962
  %2161 = inttoptr i64 %2160 to i32 addrspace(1)*
  store i32 %2125, i32 addrspace(1)* %2161, align 4, !tbaa !11
  br label %2176

2162:                                             ; preds = %1754
  %2163 = zext i32 %1480 to i64
  %2164 = icmp ugt i64 %1429, %2163
  br i1 %2164, label %2165, label %2210

2165:                                             ; preds = %2162
  %2166 = zext i32 %1481 to i64
  br label %2167

2167:                                             ; preds = %2167, %2165
  %2168 = phi i64 [ %2163, %2165 ], [ %2174, %2167 ]
  %2169 = add i64 %2168, %81
  %2170 = inttoptr i64 %2169 to i8 addrspace(1)*
  %2171 = load volatile i8, i8 addrspace(1)* %2170, align 1, !tbaa !11
  %2172 = add i64 %2168, %1475
  %2173 = inttoptr i64 %2172 to i8 addrspace(1)*
  store i8 %2171, i8 addrspace(1)* %2173, align 1, !tbaa !11
  %2174 = add i64 %2168, %2166
  %2175 = icmp ult i64 %2174, %1429
  br i1 %2175, label %2167, label %2210, !llvm.loop !60

2176:                                             ; preds = %2158, %2157, %2044, %1957, %1956, %1843
  %2177 = phi i64 [ %1965, %2158 ], [ %1965, %2157 ], [ %1965, %2044 ], [ %1764, %1957 ], [ %1764, %1956 ], [ %1764, %1843 ]
  %2178 = icmp ugt i64 %1756, %2177
  br i1 %2178, label %2179, label %2190

2179:                                             ; preds = %2176
  %2180 = zext i32 %1481 to i64
  br label %2181

2181:                                             ; preds = %2181, %2179
  %2182 = phi i64 [ %2177, %2179 ], [ %2188, %2181 ]
  %2183 = add i64 %2182, %81
  %2184 = inttoptr i64 %2183 to i8 addrspace(1)*
  %2185 = load volatile i8, i8 addrspace(1)* %2184, align 1, !tbaa !11
  %2186 = add i64 %2182, %1475
  %2187 = inttoptr i64 %2186 to i8 addrspace(1)*
  store i8 %2185, i8 addrspace(1)* %2187, align 1, !tbaa !11
  %2188 = add i64 %2182, %2180
  %2189 = icmp ult i64 %2188, %1756
  br i1 %2189, label %2181, label %2190, !llvm.loop !60

2190:                                             ; preds = %2181, %2176
  %2191 = add i64 %1759, %1756
  %2192 = sub i64 %1429, %2191
  %2193 = icmp ugt i64 %2192, %2177
  br i1 %2193, label %2194, label %2210

2194:                                             ; preds = %2190
  %2195 = zext i32 %1481 to i64
  br label %2196

2196:                                             ; preds = %2196, %2194
  %2197 = phi i64 [ %2177, %2194 ], [ %2204, %2196 ]
  %2198 = add i64 %2197, %2191
  %2199 = add i64 %2198, %81
  %2200 = inttoptr i64 %2199 to i8 addrspace(1)*
  %2201 = load volatile i8, i8 addrspace(1)* %2200, align 1, !tbaa !11
  %2202 = add i64 %2198, %1475
  %2203 = inttoptr i64 %2202 to i8 addrspace(1)*
  store i8 %2201, i8 addrspace(1)* %2203, align 1, !tbaa !11
  %2204 = add i64 %2197, %2195
  %2205 = icmp ult i64 %2204, %2192
  br i1 %2205, label %2196, label %2210, !llvm.loop !60

2206:                                             ; preds = %1751, %1500
  %2207 = phi i64 [ %1753, %1751 ], [ %1555, %1500 ]
  %2208 = phi <4 x i32> [ %1718, %1751 ], [ %1541, %1500 ]
  %2209 = inttoptr i64 %2207 to <4 x i32> addrspace(1)*
  store <4 x i32> %2208, <4 x i32> addrspace(1)* %2209, align 16, !tbaa !11
  br label %2210

2210:                                             ; preds = %2196, %2167, %2206, %2190, %2162, %1750, %1637, %1474
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !129
  %2211 = load i32, i32* %55, align 8, !tbaa !45
  %2212 = icmp eq i32 %2211, 0
  br i1 %2212, label %2213, label %2225

2213:                                             ; preds = %2210
  %2214 = and i32 %1430, 1073741824
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !49
  %2215 = icmp eq i32 %2214, 0
  %2216 = shl i64 %92, 3
  br i1 %2215, label %2221, label %2217

2217:                                             ; preds = %2213
  %2218 = load i64, i64* %66, align 8, !tbaa !69
  %2219 = add i64 %2218, %2216
  %2220 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2219, i64 524288) #10, !srcloc !70
  br label %2221

2221:                                             ; preds = %2217, %2213
  %2222 = load i64, i64* %66, align 8, !tbaa !69
  %2223 = add i64 %2222, %2216
  %2224 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2223, i64 -131072) #10, !srcloc !23
  br label %2225

2225:                                             ; preds = %2221, %2210, %1428
  %2226 = and i32 %1430, 1073741824
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !111
  %2227 = load i32, i32* %56, align 4, !tbaa !44
  %2228 = icmp eq i32 %2227, %484
  %2229 = icmp ne i32 %2226, 0
  %2230 = xor i1 %2229, true
  %2231 = and i1 %2228, %2230
  br i1 %2231, label %2314, label %2232, !prof !57

2232:                                             ; preds = %2225
  br i1 %2228, label %2233, label %2243

2233:                                             ; preds = %2232
  %2234 = icmp eq i32 %484, -1
  br i1 %2234, label %2272, label %2235

2235:                                             ; preds = %2233
  %2236 = load i32, i32* %55, align 8, !tbaa !45
  %2237 = icmp eq i32 %2236, 0
  br i1 %2237, label %2238, label %2242

2238:                                             ; preds = %2235
  %2239 = load i64, i64* %79, align 8, !tbaa !19
  %2240 = add i64 %2239, 136
  %2241 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2240, i64 -1) #10, !srcloc !23
  br label %2242

2242:                                             ; preds = %2238, %2235
  store i32 -1, i32* %56, align 4, !tbaa !44
  store i32 0, i32* %78, align 8, !tbaa !42
  br label %2272

2243:                                             ; preds = %2232
  %2244 = icmp ne i32 %2227, -1
  %2245 = or i1 %2229, %2244
  br i1 %2245, label %2272, label %2246

2246:                                             ; preds = %2243
  %2247 = load i32, i32* %78, align 8, !tbaa !42
  %2248 = icmp ult i32 %2247, 2
  br i1 %2248, label %2249, label %2272

2249:                                             ; preds = %2246
  %2250 = add nuw nsw i32 %2247, 1
  store i32 %2250, i32* %78, align 8, !tbaa !42
  %2251 = icmp eq i32 %2250, 2
  br i1 %2251, label %2252, label %2272

2252:                                             ; preds = %2249
  %2253 = load i32, i32* %55, align 8, !tbaa !45
  %2254 = icmp eq i32 %2253, 0
  br i1 %2254, label %2255, label %2267

2255:                                             ; preds = %2252
  %2256 = load i64, i64* %79, align 8, !tbaa !19
  %2257 = add i64 %2256, 136
  %2258 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2257, i64 1) #10, !srcloc !23
  %2259 = load i32, i32* %59, align 4, !tbaa !112
  %2260 = lshr i32 %2259, 2
  %2261 = zext i32 %2260 to i64
  %2262 = icmp ult i64 %2258, %2261
  br i1 %2262, label %2267, label %2263

2263:                                             ; preds = %2255
  %2264 = load i64, i64* %79, align 8, !tbaa !19
  %2265 = add i64 %2264, 136
  %2266 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2265, i64 -1) #10, !srcloc !23
  br label %2267

2267:                                             ; preds = %2263, %2255, %2252
  %2268 = phi i32 [ 0, %2252 ], [ 0, %2263 ], [ 1, %2255 ]
  %2269 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2268, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !97
  %2270 = icmp eq i32 %2269, 0
  br i1 %2270, label %2272, label %2271

2271:                                             ; preds = %2267
  store i32 %484, i32* %56, align 4, !tbaa !44
  br label %2314

2272:                                             ; preds = %2267, %2249, %2246, %2243, %2242, %2233
  %2273 = icmp eq i32 %2226, 0
  br i1 %2273, label %2301, label %2274

2274:                                             ; preds = %2272
  %2275 = and i32 %1430, 65535
  %2276 = load i32, i32* %56, align 4, !tbaa !44
  %2277 = icmp eq i32 %2276, -1
  br i1 %2277, label %2300, label %2278

2278:                                             ; preds = %2274
  %2279 = load i32, i32* %55, align 8, !tbaa !45
  %2280 = icmp eq i32 %2279, 0
  br i1 %2280, label %2281, label %2292

2281:                                             ; preds = %2278
  %2282 = and i32 %2276, 63
  %2283 = zext i32 %2282 to i64
  %2284 = shl nuw i64 1, %2283
  %2285 = lshr i32 %2276, 3
  %2286 = and i32 %2285, 536870904
  %2287 = zext i32 %2286 to i64
  %2288 = load i64, i64* %60, align 8, !tbaa !46
  %2289 = add i64 %2288, %2287
  %2290 = inttoptr i64 %2289 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %2290, i64 %2284) #10, !srcloc !47
  %2291 = load i32, i32* %55, align 8, !tbaa !45
  br label %2292

2292:                                             ; preds = %2281, %2278
  %2293 = phi i32 [ %2291, %2281 ], [ %2279, %2278 ]
  %2294 = icmp eq i32 %2293, 0
  br i1 %2294, label %2295, label %2299

2295:                                             ; preds = %2292
  %2296 = load i64, i64* %79, align 8, !tbaa !19
  %2297 = add i64 %2296, 136
  %2298 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2297, i64 -1) #10, !srcloc !23
  br label %2299

2299:                                             ; preds = %2295, %2292
  store i32 -1, i32* %56, align 4, !tbaa !44
  store i32 0, i32* %78, align 8, !tbaa !42
  br label %2300

2300:                                             ; preds = %2299, %2274
  store i32 %2275, i32* %57, align 4, !tbaa !71
  br label %2314

2301:                                             ; preds = %2272
  %2302 = load i32, i32* %55, align 8, !tbaa !45
  %2303 = icmp eq i32 %2302, 0
  br i1 %2303, label %2304, label %2314

2304:                                             ; preds = %2301
  %2305 = lshr i32 %484, 3
  %2306 = and i32 %2305, 536870904
  %2307 = zext i32 %2306 to i64
  %2308 = and i32 %484, 63
  %2309 = zext i32 %2308 to i64
  %2310 = shl nuw i64 1, %2309
  %2311 = load i64, i64* %60, align 8, !tbaa !46
  %2312 = add i64 %2311, %2307
  %2313 = inttoptr i64 %2312 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %2313, i64 %2310) #10, !srcloc !47
  br label %2314

2314:                                             ; preds = %2304, %2301, %2300, %2271, %2225, %515
  %2315 = phi i32 [ %484, %515 ], [ %1431, %2225 ], [ %1431, %2271 ], [ %1431, %2300 ], [ %1431, %2301 ], [ %1431, %2304 ]
  %2316 = add i64 %91, %82
  %2317 = add i64 %91, %81
  %2318 = icmp ugt i64 %48, %2316
  %2319 = icmp eq i32 %2315, 0
  %2320 = and i1 %2318, %2319
  br i1 %2320, label %80, label %2321, !llvm.loop !130

2321:                                             ; preds = %2314, %47
  %2322 = phi i32 [ 0, %47 ], [ %2315, %2314 ]
  %2323 = icmp eq i32 %2322, 0
  %2324 = zext i1 %2323 to i32
  %2325 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 13, i64 7
  %2326 = load i32, i32* %2325, align 4, !tbaa !9
  %2327 = add i32 %2326, %2324
  store i32 %2327, i32* %2325, align 4, !tbaa !9
  br label %2328

2328:                                             ; preds = %44, %2321
  %2329 = phi i32 [ %45, %44 ], [ %2322, %2321 ]
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !131
  %2330 = icmp ne i32 %2329, 0
  %2331 = zext i1 %2330 to i32
  %2332 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 13, i64 1
  %2333 = load i32, i32* %2332, align 4, !tbaa !9
  %2334 = add i32 %2333, %2331
  store i32 %2334, i32* %2332, align 4, !tbaa !9
  %2335 = sub nsw i32 0, %2329
  ret i32 %2335
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
