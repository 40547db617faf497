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
  %37 = icmp eq i32 %36, 4
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
  br i1 %139, label %184, label %179

140:                                              ; preds = %247
  %141 = load i64, i64* %136, align 8, !tbaa !19
  %142 = load i32, i32* %112, align 4, !tbaa !42
  %143 = zext i32 %142 to i64
  %144 = add i64 %141, 144
  %145 = inttoptr i64 %144 to i64 addrspace(1)*
  store volatile i64 %143, i64 addrspace(1)* %145, align 8, !tbaa !5
  br label %146

146:                                              ; preds = %247, %140
  %147 = load i32, i32* %110, align 4, !tbaa !43
  %148 = icmp eq i32 %147, -1
  br i1 %148, label %250, label %149

149:                                              ; preds = %146
  %150 = load i32, i32* %103, align 8, !tbaa !44
  %151 = icmp eq i32 %150, 0
  br i1 %151, label %152, label %171

152:                                              ; preds = %149
  %153 = load i32, i32* %111, align 8, !tbaa !45
  %154 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %8, i64 0, i32 4, i64 7
  %155 = load i64, i64* %154, align 8, !tbaa !46
  %156 = zext i32 %147 to i64
  %157 = shl nuw nsw i64 %156, 2
  %158 = add i64 %155, %157
  %159 = inttoptr i64 %158 to i32 addrspace(1)*
  store volatile i32 %153, i32 addrspace(1)* %159, align 4, !tbaa !9
  %160 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %8, i64 0, i32 4, i64 5
  %161 = load i64, i64* %160, align 8, !tbaa !47
  %162 = lshr i32 %147, 3
  %163 = and i32 %162, 536870904
  %164 = zext i32 %163 to i64
  %165 = add i64 %161, %164
  %166 = inttoptr i64 %165 to i64*
  %167 = and i32 %147, 63
  %168 = zext i32 %167 to i64
  %169 = shl nuw i64 1, %168
  call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %166, i64 %169) #10, !srcloc !48
  %170 = load i32, i32* %103, align 8, !tbaa !44
  br label %171

171:                                              ; preds = %152, %149
  %172 = phi i32 [ %170, %152 ], [ %150, %149 ]
  %173 = icmp eq i32 %172, 0
  br i1 %173, label %174, label %178

174:                                              ; preds = %171
  %175 = load i64, i64* %136, align 8, !tbaa !19
  %176 = add i64 %175, 136
  %177 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %176, i64 -1) #10, !srcloc !23
  br label %178

178:                                              ; preds = %174, %171
  store i32 -1, i32* %110, align 4, !tbaa !43
  store i32 0, i32* %113, align 8, !tbaa !49
  br label %250

179:                                              ; preds = %135
  %180 = zext i32 %138 to i64
  %181 = load i64, i64* %136, align 8, !tbaa !19
  %182 = add i64 %181, 72
  %183 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %182, i64 %180) #10, !srcloc !23
  br label %184

184:                                              ; preds = %179, %135
  %185 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 13, i64 1
  %186 = load i32, i32* %185, align 4, !tbaa !9
  %187 = icmp eq i32 %186, 0
  br i1 %187, label %193, label %188

188:                                              ; preds = %184
  %189 = zext i32 %186 to i64
  %190 = load i64, i64* %136, align 8, !tbaa !19
  %191 = add i64 %190, 80
  %192 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %191, i64 %189) #10, !srcloc !23
  br label %193

193:                                              ; preds = %188, %184
  %194 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 13, i64 2
  %195 = load i32, i32* %194, align 8, !tbaa !9
  %196 = icmp eq i32 %195, 0
  br i1 %196, label %202, label %197

197:                                              ; preds = %193
  %198 = zext i32 %195 to i64
  %199 = load i64, i64* %136, align 8, !tbaa !19
  %200 = add i64 %199, 88
  %201 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %200, i64 %198) #10, !srcloc !23
  br label %202

202:                                              ; preds = %197, %193
  %203 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 13, i64 3
  %204 = load i32, i32* %203, align 4, !tbaa !9
  %205 = icmp eq i32 %204, 0
  br i1 %205, label %211, label %206

206:                                              ; preds = %202
  %207 = zext i32 %204 to i64
  %208 = load i64, i64* %136, align 8, !tbaa !19
  %209 = add i64 %208, 96
  %210 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %209, i64 %207) #10, !srcloc !23
  br label %211

211:                                              ; preds = %206, %202
  %212 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 13, i64 4
  %213 = load i32, i32* %212, align 8, !tbaa !9
  %214 = icmp eq i32 %213, 0
  br i1 %214, label %220, label %215

215:                                              ; preds = %211
  %216 = zext i32 %213 to i64
  %217 = load i64, i64* %136, align 8, !tbaa !19
  %218 = add i64 %217, 104
  %219 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %218, i64 %216) #10, !srcloc !23
  br label %220

220:                                              ; preds = %215, %211
  %221 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 13, i64 5
  %222 = load i32, i32* %221, align 4, !tbaa !9
  %223 = icmp eq i32 %222, 0
  br i1 %223, label %229, label %224

224:                                              ; preds = %220
  %225 = zext i32 %222 to i64
  %226 = load i64, i64* %136, align 8, !tbaa !19
  %227 = add i64 %226, 112
  %228 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %227, i64 %225) #10, !srcloc !23
  br label %229

229:                                              ; preds = %224, %220
  %230 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 13, i64 6
  %231 = load i32, i32* %230, align 8, !tbaa !9
  %232 = icmp eq i32 %231, 0
  br i1 %232, label %238, label %233

233:                                              ; preds = %229
  %234 = zext i32 %231 to i64
  %235 = load i64, i64* %136, align 8, !tbaa !19
  %236 = add i64 %235, 120
  %237 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %236, i64 %234) #10, !srcloc !23
  br label %238

238:                                              ; preds = %233, %229
  %239 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 13, i64 7
  %240 = load i32, i32* %239, align 4, !tbaa !9
  %241 = icmp eq i32 %240, 0
  br i1 %241, label %247, label %242

242:                                              ; preds = %238
  %243 = zext i32 %240 to i64
  %244 = load i64, i64* %136, align 8, !tbaa !19
  %245 = add i64 %244, 128
  %246 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %245, i64 %243) #10, !srcloc !23
  br label %247

247:                                              ; preds = %242, %238
  %248 = load i32, i32* %113, align 8, !tbaa !49
  %249 = icmp eq i32 %248, 0
  br i1 %249, label %146, label %140

250:                                              ; preds = %178, %146
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
  %15 = icmp eq i32 %14, 4
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
  br i1 %105, label %150, label %145

106:                                              ; preds = %213
  %107 = load i64, i64* %102, align 8, !tbaa !19
  %108 = load i32, i32* %90, align 4, !tbaa !42
  %109 = zext i32 %108 to i64
  %110 = add i64 %107, 144
  %111 = inttoptr i64 %110 to i64 addrspace(1)*
  store volatile i64 %109, i64 addrspace(1)* %111, align 8, !tbaa !5
  br label %112

112:                                              ; preds = %213, %106
  %113 = load i32, i32* %88, align 4, !tbaa !43
  %114 = icmp eq i32 %113, -1
  br i1 %114, label %216, label %115

115:                                              ; preds = %112
  %116 = load i32, i32* %81, align 8, !tbaa !44
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %118, label %137

118:                                              ; preds = %115
  %119 = load i32, i32* %89, align 8, !tbaa !45
  %120 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 4, i64 7
  %121 = load i64, i64* %120, align 8, !tbaa !46
  %122 = zext i32 %113 to i64
  %123 = shl nuw nsw i64 %122, 2
  %124 = add i64 %121, %123
  %125 = inttoptr i64 %124 to i32 addrspace(1)*
  store volatile i32 %119, i32 addrspace(1)* %125, align 4, !tbaa !9
  %126 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 4, i64 5
  %127 = load i64, i64* %126, align 8, !tbaa !47
  %128 = lshr i32 %113, 3
  %129 = and i32 %128, 536870904
  %130 = zext i32 %129 to i64
  %131 = add i64 %127, %130
  %132 = inttoptr i64 %131 to i64*
  %133 = and i32 %113, 63
  %134 = zext i32 %133 to i64
  %135 = shl nuw i64 1, %134
  call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %132, i64 %135) #10, !srcloc !48
  %136 = load i32, i32* %81, align 8, !tbaa !44
  br label %137

137:                                              ; preds = %118, %115
  %138 = phi i32 [ %136, %118 ], [ %116, %115 ]
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %140, label %144

140:                                              ; preds = %137
  %141 = load i64, i64* %102, align 8, !tbaa !19
  %142 = add i64 %141, 136
  %143 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %142, i64 -1) #10, !srcloc !23
  br label %144

144:                                              ; preds = %140, %137
  store i32 -1, i32* %88, align 4, !tbaa !43
  store i32 0, i32* %91, align 8, !tbaa !49
  br label %216

145:                                              ; preds = %101
  %146 = zext i32 %104 to i64
  %147 = load i64, i64* %102, align 8, !tbaa !19
  %148 = add i64 %147, 72
  %149 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %148, i64 %146) #10, !srcloc !23
  br label %150

150:                                              ; preds = %145, %101
  %151 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 13, i64 1
  %152 = load i32, i32* %151, align 4, !tbaa !9
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %159, label %154

154:                                              ; preds = %150
  %155 = zext i32 %152 to i64
  %156 = load i64, i64* %102, align 8, !tbaa !19
  %157 = add i64 %156, 80
  %158 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %157, i64 %155) #10, !srcloc !23
  br label %159

159:                                              ; preds = %154, %150
  %160 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 13, i64 2
  %161 = load i32, i32* %160, align 8, !tbaa !9
  %162 = icmp eq i32 %161, 0
  br i1 %162, label %168, label %163

163:                                              ; preds = %159
  %164 = zext i32 %161 to i64
  %165 = load i64, i64* %102, align 8, !tbaa !19
  %166 = add i64 %165, 88
  %167 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %166, i64 %164) #10, !srcloc !23
  br label %168

168:                                              ; preds = %163, %159
  %169 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 13, i64 3
  %170 = load i32, i32* %169, align 4, !tbaa !9
  %171 = icmp eq i32 %170, 0
  br i1 %171, label %177, label %172

172:                                              ; preds = %168
  %173 = zext i32 %170 to i64
  %174 = load i64, i64* %102, align 8, !tbaa !19
  %175 = add i64 %174, 96
  %176 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %175, i64 %173) #10, !srcloc !23
  br label %177

177:                                              ; preds = %172, %168
  %178 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 13, i64 4
  %179 = load i32, i32* %178, align 8, !tbaa !9
  %180 = icmp eq i32 %179, 0
  br i1 %180, label %186, label %181

181:                                              ; preds = %177
  %182 = zext i32 %179 to i64
  %183 = load i64, i64* %102, align 8, !tbaa !19
  %184 = add i64 %183, 104
  %185 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %184, i64 %182) #10, !srcloc !23
  br label %186

186:                                              ; preds = %181, %177
  %187 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 13, i64 5
  %188 = load i32, i32* %187, align 4, !tbaa !9
  %189 = icmp eq i32 %188, 0
  br i1 %189, label %195, label %190

190:                                              ; preds = %186
  %191 = zext i32 %188 to i64
  %192 = load i64, i64* %102, align 8, !tbaa !19
  %193 = add i64 %192, 112
  %194 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %193, i64 %191) #10, !srcloc !23
  br label %195

195:                                              ; preds = %190, %186
  %196 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 13, i64 6
  %197 = load i32, i32* %196, align 8, !tbaa !9
  %198 = icmp eq i32 %197, 0
  br i1 %198, label %204, label %199

199:                                              ; preds = %195
  %200 = zext i32 %197 to i64
  %201 = load i64, i64* %102, align 8, !tbaa !19
  %202 = add i64 %201, 120
  %203 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %202, i64 %200) #10, !srcloc !23
  br label %204

204:                                              ; preds = %199, %195
  %205 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 13, i64 7
  %206 = load i32, i32* %205, align 4, !tbaa !9
  %207 = icmp eq i32 %206, 0
  br i1 %207, label %213, label %208

208:                                              ; preds = %204
  %209 = zext i32 %206 to i64
  %210 = load i64, i64* %102, align 8, !tbaa !19
  %211 = add i64 %210, 128
  %212 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %211, i64 %209) #10, !srcloc !23
  br label %213

213:                                              ; preds = %208, %204
  %214 = load i32, i32* %91, align 8, !tbaa !49
  %215 = icmp eq i32 %214, 0
  br i1 %215, label %112, label %106

216:                                              ; preds = %144, %112
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
  br i1 %27, label %28, label %5962

28:                                               ; preds = %25
  %29 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 0
  %30 = bitcast i64* %29 to %struct.array_common*
  %31 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 26
  %32 = bitcast i64* %31 to i32*
  %33 = load i32, i32* %32, align 8, !tbaa !55
  %34 = shl nuw i32 1, %33
  %35 = add i64 %3, %2
  %36 = icmp ugt i64 %35, %2
  br i1 %36, label %37, label %5962

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
  %56 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 3
  %57 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 7
  %58 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 2
  %59 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 8
  %60 = getelementptr inbounds %struct.array_common, %struct.array_common* %30, i64 0, i32 0, i32 11
  %61 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 5
  %62 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 7
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

84:                                               ; preds = %5955, %37
  %85 = phi i64 [ %4, %37 ], [ %5958, %5955 ]
  %86 = phi i64 [ %2, %37 ], [ %5957, %5955 ]
  %87 = trunc i64 %86 to i32
  %88 = and i32 %38, %87
  %89 = sub i32 %34, %88
  %90 = sub i64 %35, %86
  %91 = zext i32 %89 to i64
  %92 = icmp ult i64 %90, %91
  %93 = select i1 %92, i64 %90, i64 %91
  %94 = load i32, i32* %39, align 4, !tbaa !56
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %96, label %4692

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
  %107 = load i32, i32* %45, align 8, !tbaa !44
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
  %856 = load i32, i32* %45, align 8, !tbaa !44
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
  %911 = load i32, i32* %45, align 8, !tbaa !44
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
  %1642 = load i32, i32* %45, align 8, !tbaa !44
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
  br i1 %1678, label %1680, label %4692

1680:                                             ; preds = %1676
  %1681 = load i64, i64* %54, align 8, !tbaa !27
  %1682 = icmp eq i64 %1681, 0
  br i1 %1682, label %4692, label %1683

1683:                                             ; preds = %1680
  %1684 = load i32, i32* %32, align 8, !tbaa !55
  %1685 = zext i32 %1684 to i64
  %1686 = lshr i64 %86, %1685
  %1687 = shl i64 %1686, 3
  %1688 = icmp ne i64 %85, 0
  %1689 = sub i64 0, %85
  %1690 = or i64 %1679, %85
  %1691 = lshr i64 %1679, 4
  %1692 = icmp eq i64 %85, 0
  br label %1693

1693:                                             ; preds = %4684, %1683
  %1694 = phi i32 [ 0, %1683 ], [ %3924, %4684 ]
  %1695 = phi i64 [ 0, %1683 ], [ %3925, %4684 ]
  %1696 = phi i32 [ undef, %1683 ], [ %3926, %4684 ]
  %1697 = load i32, i32* %45, align 8, !tbaa !44
  %1698 = icmp eq i32 %1697, 0
  br i1 %1698, label %1699, label %1992

1699:                                             ; preds = %1693, %1991
  %1700 = phi i64 [ %1985, %1991 ], [ %1695, %1693 ]
  %1701 = phi i32 [ %1986, %1991 ], [ 1, %1693 ]
  %1702 = phi i64 [ %1987, %1991 ], [ 0, %1693 ]
  %1703 = phi i32 [ %1988, %1991 ], [ -1, %1693 ]
  %1704 = phi i64 [ %1989, %1991 ], [ undef, %1693 ]
  %1705 = load i64, i64* %55, align 8, !tbaa !71
  %1706 = add i64 %1705, %1687
  %1707 = inttoptr i64 %1706 to i64 addrspace(1)*
  %1708 = load volatile i64, i64 addrspace(1)* %1707, align 8, !tbaa !5
  %1709 = and i64 %1708, 393216
  %1710 = and i64 %1708, 917504
  %1711 = icmp eq i64 %1710, 262144
  br i1 %1711, label %1712, label %1740

1712:                                             ; preds = %1699
  %1713 = icmp eq i32 %1703, -1
  br i1 %1713, label %1733, label %1714

1714:                                             ; preds = %1712
  %1715 = load i32, i32* %57, align 4, !tbaa !43
  %1716 = icmp eq i32 %1715, %1703
  br i1 %1716, label %1733, label %1717

1717:                                             ; preds = %1714
  %1718 = load i32, i32* %59, align 8, !tbaa !45
  %1719 = load i64, i64* %62, align 8, !tbaa !46
  %1720 = zext i32 %1703 to i64
  %1721 = shl nuw nsw i64 %1720, 2
  %1722 = add i64 %1719, %1721
  %1723 = inttoptr i64 %1722 to i32 addrspace(1)*
  store volatile i32 %1718, i32 addrspace(1)* %1723, align 4, !tbaa !9
  %1724 = load i64, i64* %61, align 8, !tbaa !47
  %1725 = lshr i32 %1703, 3
  %1726 = and i32 %1725, 536870904
  %1727 = zext i32 %1726 to i64
  %1728 = add i64 %1724, %1727
  %1729 = inttoptr i64 %1728 to i64*
  %1730 = and i32 %1703, 63
  %1731 = zext i32 %1730 to i64
  %1732 = shl nuw i64 1, %1731
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %1729, i64 %1732) #10, !srcloc !48
  br label %1733

1733:                                             ; preds = %1717, %1714, %1712
  %1734 = and i64 %1708, 65536
  %1735 = icmp eq i64 %1734, 0
  br i1 %1735, label %1736, label %1984

1736:                                             ; preds = %1733
  %1737 = load i64, i64* %55, align 8, !tbaa !71
  %1738 = add i64 %1737, %1687
  %1739 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1738, i64 65536) #10, !srcloc !72
  br label %1984

1740:                                             ; preds = %1699
  %1741 = and i64 %1708, 655360
  %1742 = icmp eq i64 %1741, 524288
  br i1 %1742, label %1743, label %1764

1743:                                             ; preds = %1740
  %1744 = icmp eq i32 %1703, -1
  br i1 %1744, label %1984, label %1745

1745:                                             ; preds = %1743
  %1746 = load i32, i32* %57, align 4, !tbaa !43
  %1747 = icmp eq i32 %1746, %1703
  br i1 %1747, label %1984, label %1748

1748:                                             ; preds = %1745
  %1749 = load i32, i32* %59, align 8, !tbaa !45
  %1750 = load i64, i64* %62, align 8, !tbaa !46
  %1751 = zext i32 %1703 to i64
  %1752 = shl nuw nsw i64 %1751, 2
  %1753 = add i64 %1750, %1752
  %1754 = inttoptr i64 %1753 to i32 addrspace(1)*
  store volatile i32 %1749, i32 addrspace(1)* %1754, align 4, !tbaa !9
  %1755 = load i64, i64* %61, align 8, !tbaa !47
  %1756 = lshr i32 %1703, 3
  %1757 = and i32 %1756, 536870904
  %1758 = zext i32 %1757 to i64
  %1759 = add i64 %1755, %1758
  %1760 = inttoptr i64 %1759 to i64*
  %1761 = and i32 %1703, 63
  %1762 = zext i32 %1761 to i64
  %1763 = shl nuw i64 1, %1762
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %1760, i64 %1763) #10, !srcloc !48
  br label %1984

1764:                                             ; preds = %1740
  %1765 = icmp eq i64 %1709, 0
  %1766 = icmp eq i32 %1703, -1
  %1767 = select i1 %1765, i1 %1766, i1 false
  br i1 %1767, label %1768, label %1917

1768:                                             ; preds = %1764
  %1769 = load i32, i32* %56, align 4, !tbaa !73
  %1770 = icmp eq i32 %1769, 0
  br i1 %1770, label %1771, label %1917

1771:                                             ; preds = %1768
  %1772 = load i32, i32* %57, align 4, !tbaa !43
  %1773 = icmp eq i32 %1772, -1
  br i1 %1773, label %1774, label %1917

1774:                                             ; preds = %1771
  %1775 = load i32, i32* %58, align 8, !tbaa !74
  %1776 = load i32, i32* %60, align 4, !tbaa !75
  %1777 = add i32 %1776, 63
  %1778 = lshr i32 %1777, 6
  %1779 = icmp ugt i32 %1777, 63
  br i1 %1779, label %1780, label %1830

1780:                                             ; preds = %1774
  %1781 = tail call i32 @llvm.umax.i32(i32 %1778, i32 1) #7
  br label %1785

1782:                                             ; preds = %1827
  %1783 = icmp ult i32 %1829, %1778
  %1784 = icmp eq i32 %1829, %1781
  br i1 %1784, label %1830, label %1785, !llvm.loop !76

1785:                                             ; preds = %1782, %1780
  %1786 = phi i1 [ true, %1780 ], [ %1783, %1782 ]
  %1787 = phi i32 [ undef, %1780 ], [ %1828, %1782 ]
  %1788 = phi i32 [ 0, %1780 ], [ %1829, %1782 ]
  %1789 = add i32 %1788, %1775
  %1790 = urem i32 %1789, %1778
  %1791 = load i64, i64* %61, align 8, !tbaa !47
  %1792 = shl nuw nsw i32 %1790, 3
  %1793 = zext i32 %1792 to i64
  %1794 = add i64 %1791, %1793
  %1795 = inttoptr i64 %1794 to i64 addrspace(1)*
  %1796 = load volatile i64, i64 addrspace(1)* %1795, align 8, !tbaa !5
  br label %1797

1797:                                             ; preds = %1811, %1785
  %1798 = phi i64 [ %1796, %1785 ], [ %1805, %1811 ]
  %1799 = phi i32 [ undef, %1785 ], [ %1812, %1811 ]
  %1800 = icmp eq i64 %1798, 0
  br i1 %1800, label %1813, label %1801

1801:                                             ; preds = %1797
  %1802 = sub i64 0, %1798
  %1803 = and i64 %1798, %1802
  %1804 = xor i64 %1803, -1
  %1805 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1794, i64 %1804) #10, !srcloc !77
  %1806 = and i64 %1805, %1803
  %1807 = icmp eq i64 %1806, 0
  br i1 %1807, label %1811, label %1808

1808:                                             ; preds = %1801
  %1809 = tail call i64 @llvm.cttz.i64(i64 %1803, i1 true) #7, !range !78
  %1810 = trunc i64 %1809 to i32
  br label %1811

1811:                                             ; preds = %1808, %1801
  %1812 = phi i32 [ %1810, %1808 ], [ %1799, %1801 ]
  br i1 %1807, label %1797, label %1813, !llvm.loop !79

1813:                                             ; preds = %1811, %1797
  %1814 = phi i32 [ %1812, %1811 ], [ 64, %1797 ]
  %1815 = icmp ult i32 %1814, 64
  br i1 %1815, label %1816, label %1827

1816:                                             ; preds = %1813
  %1817 = shl nuw i32 %1790, 6
  %1818 = add nuw i32 %1814, %1817
  %1819 = zext i32 %1818 to i64
  %1820 = shl nuw nsw i64 %1819, 2
  br label %1821

1821:                                             ; preds = %1821, %1816
  %1822 = load i64, i64* %62, align 8, !tbaa !46
  %1823 = add i64 %1822, %1820
  %1824 = tail call i32 asm sideeffect "atom.global.exch.b32 $0, [$1], $2;", "=r,l,r,~{memory}"(i64 %1823, i32 -1) #10, !srcloc !80
  %1825 = icmp eq i32 %1824, -1
  br i1 %1825, label %1821, label %1826, !prof !81, !llvm.loop !82

1826:                                             ; preds = %1821
  store i32 %1824, i32* %59, align 4, !tbaa !9
  br label %1827

1827:                                             ; preds = %1826, %1813
  %1828 = phi i32 [ %1818, %1826 ], [ %1787, %1813 ]
  %1829 = add nuw nsw i32 %1788, 1
  br i1 %1815, label %1830, label %1782

1830:                                             ; preds = %1827, %1782, %1774
  %1831 = phi i1 [ false, %1774 ], [ %1786, %1827 ], [ %1783, %1782 ]
  %1832 = phi i32 [ undef, %1774 ], [ %1828, %1782 ], [ %1828, %1827 ]
  br i1 %1831, label %1917, label %1833

1833:                                             ; preds = %1830
  %1834 = icmp ult i32 %1777, 64
  br i1 %1834, label %1917, label %1835

1835:                                             ; preds = %1833
  %1836 = tail call i32 @llvm.umax.i32(i32 %1778, i32 1) #7
  br label %1839

1837:                                             ; preds = %1914
  %1838 = icmp eq i32 %1916, %1836
  br i1 %1838, label %1917, label %1839, !llvm.loop !83

1839:                                             ; preds = %1837, %1835
  %1840 = phi i32 [ %1832, %1835 ], [ %1915, %1837 ]
  %1841 = phi i32 [ 0, %1835 ], [ %1916, %1837 ]
  %1842 = load i64, i64* %63, align 8, !tbaa !84
  %1843 = zext i32 %1841 to i64
  %1844 = shl nuw nsw i64 %1843, 3
  %1845 = add i64 %1844, %1842
  %1846 = inttoptr i64 %1845 to i64 addrspace(1)*
  %1847 = load volatile i64, i64 addrspace(1)* %1846, align 8, !tbaa !5
  %1848 = icmp eq i64 %1847, 0
  br i1 %1848, label %1902, label %1849

1849:                                             ; preds = %1839
  %1850 = shl i32 %1841, 6
  br label %1851

1851:                                             ; preds = %1900, %1849
  %1852 = phi i32 [ undef, %1849 ], [ %1898, %1900 ]
  %1853 = phi i64 [ %1847, %1849 ], [ %1859, %1900 ]
  %1854 = sub i64 0, %1853
  %1855 = and i64 %1853, %1854
  %1856 = tail call i64 @llvm.cttz.i64(i64 %1855, i1 true) #7, !range !78
  %1857 = trunc i64 %1856 to i32
  %1858 = or i32 %1850, %1857
  %1859 = xor i64 %1855, %1853
  %1860 = load i64, i64* %64, align 8, !tbaa !85
  %1861 = zext i32 %1858 to i64
  %1862 = shl nuw nsw i64 %1861, 3
  %1863 = add i64 %1862, %1860
  %1864 = inttoptr i64 %1863 to i64*
  %1865 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1864) #10, !srcloc !86
  %1866 = lshr i64 %1865, 32
  %1867 = load i64, i64* %62, align 8, !tbaa !46
  %1868 = shl nuw nsw i64 %1861, 2
  %1869 = add i64 %1868, %1867
  %1870 = inttoptr i64 %1869 to i32 addrspace(1)*
  %1871 = load volatile i32, i32 addrspace(1)* %1870, align 4, !tbaa !9
  %1872 = zext i32 %1871 to i64
  %1873 = icmp eq i64 %1866, %1872
  br i1 %1873, label %1874, label %1897, !llvm.loop !87

1874:                                             ; preds = %1851
  %1875 = xor i64 %1855, -1
  %1876 = load i64, i64* %63, align 8, !tbaa !84
  %1877 = add i64 %1876, %1844
  %1878 = tail call i64 asm sideeffect "atom.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1877, i64 %1875) #10, !srcloc !88
  %1879 = and i64 %1878, %1855
  %1880 = icmp eq i64 %1879, 0
  br i1 %1880, label %1897, label %1881, !llvm.loop !87

1881:                                             ; preds = %1874
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !51
  %1882 = load i64, i64* %64, align 8, !tbaa !85
  %1883 = add i64 %1882, %1862
  %1884 = inttoptr i64 %1883 to i64*
  %1885 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1884) #10, !srcloc !86
  %1886 = lshr i64 %1885, 32
  %1887 = load i64, i64* %62, align 8, !tbaa !46
  %1888 = add i64 %1887, %1868
  %1889 = inttoptr i64 %1888 to i32 addrspace(1)*
  %1890 = load volatile i32, i32 addrspace(1)* %1889, align 4, !tbaa !9
  %1891 = zext i32 %1890 to i64
  %1892 = icmp eq i64 %1886, %1891
  br i1 %1892, label %1897, label %1893

1893:                                             ; preds = %1881
  %1894 = load i64, i64* %63, align 8, !tbaa !84
  %1895 = add i64 %1894, %1844
  %1896 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1895, i64 %1855) #10, !srcloc !72
  br label %1897

1897:                                             ; preds = %1893, %1881, %1874, %1851
  %1898 = phi i32 [ %1852, %1893 ], [ %1852, %1874 ], [ %1852, %1851 ], [ %1858, %1881 ]
  %1899 = phi i32 [ 0, %1893 ], [ 2, %1874 ], [ 2, %1851 ], [ 1, %1881 ]
  switch i32 %1899, label %1902 [
    i32 0, label %1900
    i32 2, label %1900
  ]

1900:                                             ; preds = %1897, %1897
  %1901 = icmp eq i64 %1859, 0
  br i1 %1901, label %1902, label %1851, !llvm.loop !87

1902:                                             ; preds = %1900, %1897, %1839
  %1903 = phi i32 [ -1, %1839 ], [ %1898, %1897 ], [ -1, %1900 ]
  %1904 = icmp eq i32 %1903, -1
  br i1 %1904, label %1914, label %1905

1905:                                             ; preds = %1902
  %1906 = zext i32 %1903 to i64
  %1907 = shl nuw nsw i64 %1906, 2
  br label %1908

1908:                                             ; preds = %1908, %1905
  %1909 = load i64, i64* %62, align 8, !tbaa !46
  %1910 = add i64 %1909, %1907
  %1911 = tail call i32 asm sideeffect "atom.global.exch.b32 $0, [$1], $2;", "=r,l,r,~{memory}"(i64 %1910, i32 -1) #10, !srcloc !80
  %1912 = icmp eq i32 %1911, -1
  br i1 %1912, label %1908, label %1913, !prof !81, !llvm.loop !82

1913:                                             ; preds = %1908
  store i32 %1911, i32* %59, align 4, !tbaa !9
  br label %1914

1914:                                             ; preds = %1913, %1902
  %1915 = phi i32 [ %1903, %1913 ], [ %1840, %1902 ]
  %1916 = add nuw nsw i32 %1841, 1
  br i1 %1904, label %1837, label %1917

1917:                                             ; preds = %1914, %1837, %1833, %1830, %1771, %1768, %1764
  %1918 = phi i32 [ -1, %1768 ], [ %1703, %1764 ], [ %1772, %1771 ], [ %1832, %1830 ], [ -1, %1833 ], [ %1915, %1914 ], [ -1, %1837 ]
  %1919 = icmp ne i32 %1918, -1
  %1920 = select i1 %1765, i1 %1919, i1 false
  br i1 %1920, label %1921, label %1931

1921:                                             ; preds = %1917
  %1922 = load i64, i64* %55, align 8, !tbaa !71
  %1923 = add i64 %1922, %1687
  %1924 = add nuw i64 %1708, 131072
  %1925 = tail call i64 asm sideeffect "atom.global.cas.b64 $0, [$1], $2, $3;", "=l,l,l,l,~{memory}"(i64 %1923, i64 %1708, i64 %1924) #10, !srcloc !89
  %1926 = icmp eq i64 %1925, %1708
  %1927 = zext i32 %1918 to i64
  %1928 = or i64 %1927, 144115188075855872
  %1929 = select i1 %1926, i64 %1928, i64 %1704
  %1930 = select i1 %1926, i32 1, i32 3
  br label %1984, !llvm.loop !90

1931:                                             ; preds = %1917
  br i1 %1919, label %1932, label %1951

1932:                                             ; preds = %1931
  %1933 = load i32, i32* %57, align 4, !tbaa !43
  %1934 = icmp eq i32 %1933, %1918
  br i1 %1934, label %1951, label %1935

1935:                                             ; preds = %1932
  %1936 = load i32, i32* %59, align 8, !tbaa !45
  %1937 = load i64, i64* %62, align 8, !tbaa !46
  %1938 = zext i32 %1918 to i64
  %1939 = shl nuw nsw i64 %1938, 2
  %1940 = add i64 %1937, %1939
  %1941 = inttoptr i64 %1940 to i32 addrspace(1)*
  store volatile i32 %1936, i32 addrspace(1)* %1941, align 4, !tbaa !9
  %1942 = load i64, i64* %61, align 8, !tbaa !47
  %1943 = lshr i32 %1918, 3
  %1944 = and i32 %1943, 536870904
  %1945 = zext i32 %1944 to i64
  %1946 = add i64 %1942, %1945
  %1947 = inttoptr i64 %1946 to i64*
  %1948 = and i32 %1918, 63
  %1949 = zext i32 %1948 to i64
  %1950 = shl nuw i64 1, %1949
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %1947, i64 %1950) #10, !srcloc !48
  br label %1951

1951:                                             ; preds = %1935, %1932, %1931
  %1952 = load i32, i32* %56, align 4, !tbaa !73
  %1953 = icmp eq i32 %1952, 0
  br i1 %1953, label %1954, label %1974

1954:                                             ; preds = %1951
  %1955 = add i32 %1701, 1
  %1956 = and i32 %1701, 63
  %1957 = icmp eq i32 %1956, 0
  br i1 %1957, label %1958, label %1974, !prof !81

1958:                                             ; preds = %1954
  %1959 = load i64, i64* %65, align 8, !tbaa !91
  %1960 = inttoptr i64 %1959 to i64*
  %1961 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1960) #10, !srcloc !86
  %1962 = icmp eq i64 %1961, 0
  br i1 %1962, label %1963, label %1974

1963:                                             ; preds = %1958
  %1964 = icmp eq i64 %1702, 0
  br i1 %1964, label %1965, label %1969

1965:                                             ; preds = %1963
  %1966 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !92
  %1967 = load i64, i64* %66, align 8, !tbaa !93
  %1968 = add i64 %1967, %1966
  br label %1969

1969:                                             ; preds = %1965, %1963
  %1970 = phi i64 [ %1968, %1965 ], [ %1702, %1963 ]
  %1971 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !92
  %1972 = icmp ult i64 %1971, %1970
  %1973 = select i1 %1972, i32 0, i32 110
  br label %1974

1974:                                             ; preds = %1969, %1958, %1954, %1951
  %1975 = phi i32 [ %1701, %1951 ], [ %1955, %1954 ], [ %1955, %1958 ], [ %1955, %1969 ]
  %1976 = phi i64 [ %1702, %1951 ], [ %1702, %1954 ], [ %1702, %1958 ], [ %1970, %1969 ]
  %1977 = phi i32 [ %1952, %1951 ], [ 0, %1954 ], [ 108, %1958 ], [ %1973, %1969 ]
  %1978 = icmp eq i32 %1977, 0
  %1979 = zext i32 %1977 to i64
  %1980 = or i64 %1979, 216172782113783808
  %1981 = select i1 %1978, i64 %1704, i64 %1980
  %1982 = xor i1 %1978, true
  %1983 = zext i1 %1982 to i32
  br label %1984

1984:                                             ; preds = %1974, %1921, %1748, %1745, %1743, %1736, %1733
  %1985 = phi i64 [ %1700, %1743 ], [ %1700, %1745 ], [ %1700, %1748 ], [ %1700, %1921 ], [ %1700, %1974 ], [ %1708, %1736 ], [ %1708, %1733 ]
  %1986 = phi i32 [ %1701, %1743 ], [ %1701, %1745 ], [ %1701, %1748 ], [ %1701, %1921 ], [ %1975, %1974 ], [ %1701, %1736 ], [ %1701, %1733 ]
  %1987 = phi i64 [ %1702, %1743 ], [ %1702, %1745 ], [ %1702, %1748 ], [ %1702, %1921 ], [ %1976, %1974 ], [ %1702, %1736 ], [ %1702, %1733 ]
  %1988 = phi i32 [ -1, %1743 ], [ %1703, %1745 ], [ %1703, %1748 ], [ %1918, %1921 ], [ -1, %1974 ], [ %1703, %1736 ], [ %1703, %1733 ]
  %1989 = phi i64 [ 360287970189639680, %1743 ], [ 360287970189639680, %1745 ], [ 360287970189639680, %1748 ], [ %1929, %1921 ], [ %1981, %1974 ], [ 72057594037927936, %1736 ], [ 72057594037927936, %1733 ]
  %1990 = phi i32 [ 1, %1743 ], [ 1, %1745 ], [ 1, %1748 ], [ %1930, %1921 ], [ %1983, %1974 ], [ 1, %1736 ], [ 1, %1733 ]
  switch i32 %1990, label %1992 [
    i32 0, label %1991
    i32 3, label %1991
  ]

1991:                                             ; preds = %1984, %1984
  br label %1699, !llvm.loop !90

1992:                                             ; preds = %1984, %1693
  %1993 = phi i64 [ %1695, %1693 ], [ %1985, %1984 ]
  %1994 = phi i64 [ 0, %1693 ], [ %1989, %1984 ]
  %1995 = trunc i64 %1994 to i32
  %1996 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1995, i32 0, i32 31) #7
  %1997 = lshr i64 %1994, 32
  %1998 = trunc i64 %1997 to i32
  %1999 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1998, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !24
  %2000 = lshr i32 %1999, 24
  %2001 = trunc i32 %2000 to i8
  switch i8 %2001, label %3913 [
    i8 5, label %3923
    i8 3, label %2002
    i8 2, label %2034
  ]

2002:                                             ; preds = %1992
  %2003 = load i32, i32* %57, align 4, !tbaa !43
  %2004 = icmp eq i32 %2003, -1
  br i1 %2004, label %2033, label %2005

2005:                                             ; preds = %2002
  %2006 = load i32, i32* %45, align 8, !tbaa !44
  %2007 = icmp eq i32 %2006, 0
  br i1 %2007, label %2008, label %2025

2008:                                             ; preds = %2005
  %2009 = load i32, i32* %59, align 8, !tbaa !45
  %2010 = load i64, i64* %62, align 8, !tbaa !46
  %2011 = zext i32 %2003 to i64
  %2012 = shl nuw nsw i64 %2011, 2
  %2013 = add i64 %2010, %2012
  %2014 = inttoptr i64 %2013 to i32 addrspace(1)*
  store volatile i32 %2009, i32 addrspace(1)* %2014, align 4, !tbaa !9
  %2015 = load i64, i64* %61, align 8, !tbaa !47
  %2016 = lshr i32 %2003, 3
  %2017 = and i32 %2016, 536870904
  %2018 = zext i32 %2017 to i64
  %2019 = add i64 %2015, %2018
  %2020 = inttoptr i64 %2019 to i64*
  %2021 = and i32 %2003, 63
  %2022 = zext i32 %2021 to i64
  %2023 = shl nuw i64 1, %2022
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %2020, i64 %2023) #10, !srcloc !48
  %2024 = load i32, i32* %45, align 8, !tbaa !44
  br label %2025

2025:                                             ; preds = %2008, %2005
  %2026 = phi i32 [ %2024, %2008 ], [ %2006, %2005 ]
  %2027 = icmp eq i32 %2026, 0
  br i1 %2027, label %2028, label %2032

2028:                                             ; preds = %2025
  %2029 = load i64, i64* %46, align 8, !tbaa !19
  %2030 = add i64 %2029, 136
  %2031 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2030, i64 -1) #10, !srcloc !23
  br label %2032

2032:                                             ; preds = %2028, %2025
  store i32 -1, i32* %57, align 4, !tbaa !43
  store i32 0, i32* %81, align 8, !tbaa !49
  br label %2033

2033:                                             ; preds = %2032, %2002
  store i32 %1996, i32* %56, align 4, !tbaa !73
  br label %3923

2034:                                             ; preds = %1992
  %2035 = load i32, i32* %32, align 8, !tbaa !55
  %2036 = zext i32 %2035 to i64
  %2037 = lshr i64 %86, %2036
  %2038 = shl i64 %2037, %2036
  %2039 = shl nuw i64 1, %2036
  %2040 = load i64, i64* %67, align 8, !tbaa !94
  %2041 = sub i64 %2040, %2038
  %2042 = icmp ult i64 %2041, %2039
  %2043 = select i1 %2042, i64 %2041, i64 %2039
  %2044 = load i64, i64* %68, align 8, !tbaa !95
  %2045 = zext i32 %1996 to i64
  %2046 = load i64, i64* %69, align 8, !tbaa !96
  %2047 = mul i64 %2046, %2045
  %2048 = add i64 %2047, %2044
  %2049 = load i32, i32* %45, align 8, !tbaa !44
  %2050 = load i32, i32* %59, align 8, !tbaa !45
  %2051 = load i64, i64* %70, align 8, !tbaa !97
  %2052 = icmp eq i32 %2049, 0
  br i1 %2052, label %2053, label %2057

2053:                                             ; preds = %2034
  %2054 = load i64, i64* %71, align 8, !tbaa !98
  %2055 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2054, i64 1) #10, !srcloc !23
  %2056 = trunc i64 %2055 to i32
  br label %2057

2057:                                             ; preds = %2053, %2034
  %2058 = phi i32 [ %2056, %2053 ], [ 0, %2034 ]
  %2059 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2058, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !99
  %2060 = load i32, i32* %73, align 8, !tbaa !100
  %2061 = add i32 %2050, 1
  %2062 = icmp eq i32 %2061, -1
  %2063 = select i1 %2062, i32 0, i32 %2061
  %2064 = icmp ult i32 %2049, 4
  br i1 %2064, label %2065, label %2096

2065:                                             ; preds = %2057
  %2066 = load i64, i64* %29, align 8, !tbaa !101
  %2067 = zext i32 %2063 to i64
  %2068 = shl nuw i64 %2067, 32
  %2069 = shl nuw nsw i64 %2045, 16
  %2070 = or i64 %2069, %2068
  %2071 = or i64 %2070, 256
  %2072 = shl nsw i32 -1, %2060
  %2073 = xor i32 %2072, -1
  %2074 = and i32 %2059, %2073
  %2075 = zext i32 %2074 to i64
  %2076 = shl nuw nsw i64 %2075, 5
  %2077 = add i64 %2066, %2076
  %2078 = inttoptr i64 %2077 to i64*
  %2079 = and i32 %2049, 1
  %2080 = icmp eq i32 %2079, 0
  %2081 = select i1 %2080, i64 %2071, i64 %2051
  %2082 = select i1 %2080, i64 %2038, i64 %2043
  %2083 = shl i64 %2082, 1
  %2084 = and i32 %2049, 2
  %2085 = icmp eq i32 %2084, 0
  %2086 = select i1 %2085, i64 %2081, i64 %2083
  %2087 = lshr i32 %2059, %2060
  %2088 = and i32 %2087, 1
  %2089 = xor i32 %2088, 1
  %2090 = zext i32 %2089 to i64
  %2091 = or i64 %2086, %2090
  %2092 = zext i32 %2049 to i64
  %2093 = getelementptr inbounds i64, i64* %2078, i64 %2092
  %2094 = ptrtoint i64* %2093 to i64
  %2095 = inttoptr i64 %2094 to i64 addrspace(1)*
  store volatile i64 %2091, i64 addrspace(1)* %2095, align 8, !tbaa !5
  br label %2096

2096:                                             ; preds = %2065, %2057
  store i32 %2063, i32* %59, align 8, !tbaa !45
  %2097 = load i32, i32* %45, align 8, !tbaa !44
  %2098 = icmp eq i32 %2097, 0
  br i1 %2098, label %2099, label %2194

2099:                                             ; preds = %2096
  %2100 = load i64, i64* %64, align 8, !tbaa !85
  %2101 = tail call i32 asm sideeffect "mov.u32 $0, %clock;", "=r,~{memory}"() #10, !srcloc !102
  %2102 = load i32, i32* %74, align 4, !tbaa !9
  %2103 = icmp eq i32 %2102, 0
  %2104 = select i1 %2103, i32 2600, i32 %2102
  store i32 %2104, i32* %74, align 4, !tbaa !9
  br label %2105

2105:                                             ; preds = %2105, %2099
  %2106 = tail call i32 asm sideeffect "mov.u32 $0, %clock;", "=r,~{memory}"() #10, !srcloc !102
  %2107 = sub i32 %2106, %2101
  %2108 = load i32, i32* %74, align 4, !tbaa !9
  %2109 = icmp ult i32 %2107, %2108
  br i1 %2109, label %2105, label %2110, !llvm.loop !103

2110:                                             ; preds = %2105
  %2111 = shl nuw nsw i64 %2045, 3
  %2112 = add i64 %2100, %2111
  %2113 = inttoptr i64 %2112 to i64*
  %2114 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %2113) #10, !srcloc !86
  %2115 = lshr i64 %2114, 32
  %2116 = zext i32 %2063 to i64
  %2117 = icmp eq i64 %2115, %2116
  br i1 %2117, label %2118, label %2123, !prof !59

2118:                                             ; preds = %2110
  %2119 = load i32, i32* %74, align 4, !tbaa !9
  %2120 = icmp ugt i32 %2119, 512
  %2121 = select i1 %2120, i32 -16, i32 0
  %2122 = add i32 %2121, %2119
  br label %2132

2123:                                             ; preds = %2110
  %2124 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %2113) #10, !srcloc !86
  %2125 = lshr i64 %2124, 32
  %2126 = icmp eq i64 %2125, %2116
  br i1 %2126, label %2127, label %2135

2127:                                             ; preds = %2123
  %2128 = load i32, i32* %74, align 4, !tbaa !9
  %2129 = icmp ult i32 %2128, 4096
  %2130 = select i1 %2129, i32 128, i32 0
  %2131 = add i32 %2130, %2128
  br label %2132

2132:                                             ; preds = %2127, %2118
  %2133 = phi i32 [ %2131, %2127 ], [ %2122, %2118 ]
  %2134 = phi i64 [ %2124, %2127 ], [ %2114, %2118 ]
  store i32 %2133, i32* %74, align 4, !tbaa !9
  br label %2135

2135:                                             ; preds = %2132, %2123
  %2136 = phi i64 [ %2124, %2123 ], [ %2134, %2132 ]
  %2137 = shl nuw nsw i64 %2045, 2
  %2138 = lshr i32 %1996, 3
  %2139 = and i32 %2138, 536870904
  %2140 = zext i32 %2139 to i64
  %2141 = and i32 %1996, 63
  %2142 = zext i32 %2141 to i64
  %2143 = shl nuw i64 1, %2142
  br label %2144

2144:                                             ; preds = %2185, %2135
  %2145 = phi i32 [ 1, %2135 ], [ %2152, %2185 ]
  %2146 = phi i64 [ 0, %2135 ], [ %2172, %2185 ]
  %2147 = phi i64 [ %2136, %2135 ], [ %2186, %2185 ]
  %2148 = phi i32 [ undef, %2135 ], [ %2187, %2185 ]
  %2149 = lshr i64 %2147, 32
  %2150 = icmp eq i64 %2149, %2116
  br i1 %2150, label %2188, label %2151, !prof !59

2151:                                             ; preds = %2144
  %2152 = add i32 %2145, 1
  %2153 = and i32 %2145, 63
  %2154 = icmp eq i32 %2153, 0
  br i1 %2154, label %2155, label %2171, !prof !81

2155:                                             ; preds = %2151
  %2156 = load i64, i64* %65, align 8, !tbaa !91
  %2157 = inttoptr i64 %2156 to i64*
  %2158 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %2157) #10, !srcloc !86
  %2159 = icmp eq i64 %2158, 0
  br i1 %2159, label %2160, label %2171

2160:                                             ; preds = %2155
  %2161 = icmp eq i64 %2146, 0
  br i1 %2161, label %2162, label %2166

2162:                                             ; preds = %2160
  %2163 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !92
  %2164 = load i64, i64* %66, align 8, !tbaa !93
  %2165 = add i64 %2164, %2163
  br label %2166

2166:                                             ; preds = %2162, %2160
  %2167 = phi i64 [ %2165, %2162 ], [ %2146, %2160 ]
  %2168 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !92
  %2169 = icmp ult i64 %2168, %2167
  %2170 = select i1 %2169, i32 0, i32 110
  br label %2171

2171:                                             ; preds = %2166, %2155, %2151
  %2172 = phi i64 [ %2167, %2166 ], [ %2146, %2155 ], [ %2146, %2151 ]
  %2173 = phi i32 [ %2170, %2166 ], [ 108, %2155 ], [ 0, %2151 ]
  %2174 = icmp eq i32 %2173, 0
  br i1 %2174, label %2183, label %2175, !prof !59

2175:                                             ; preds = %2171
  %2176 = load i64, i64* %62, align 8, !tbaa !46
  %2177 = add i64 %2176, %2137
  %2178 = inttoptr i64 %2177 to i32 addrspace(1)*
  store volatile i32 %2063, i32 addrspace(1)* %2178, align 4, !tbaa !9
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !51
  %2179 = load i64, i64* %63, align 8, !tbaa !84
  %2180 = add i64 %2179, %2140
  %2181 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2180, i64 %2143) #10, !srcloc !72
  %2182 = or i32 %2173, -1073741824
  br label %2185

2183:                                             ; preds = %2171
  %2184 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %2113) #10, !srcloc !86
  br label %2185

2185:                                             ; preds = %2183, %2175
  %2186 = phi i64 [ %2147, %2175 ], [ %2184, %2183 ]
  %2187 = phi i32 [ %2182, %2175 ], [ %2148, %2183 ]
  br i1 %2174, label %2144, label %2194, !llvm.loop !104

2188:                                             ; preds = %2144
  %2189 = trunc i64 %2147 to i32
  %2190 = icmp sgt i32 %2189, -1
  br i1 %2190, label %2194, label %2191, !prof !59

2191:                                             ; preds = %2188
  %2192 = sub i32 0, %2189
  %2193 = or i32 %2192, -2147483648
  br label %2194

2194:                                             ; preds = %2185, %2191, %2188, %2096
  %2195 = phi i32 [ 0, %2096 ], [ %2193, %2191 ], [ %2189, %2188 ], [ %2187, %2185 ]
  %2196 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2195, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !99
  %2197 = sub i64 %86, %2038
  %2198 = icmp sgt i32 %2196, -1
  br i1 %2198, label %2201, label %2199, !prof !59

2199:                                             ; preds = %2194
  %2200 = and i32 %2196, 65535
  br label %2206

2201:                                             ; preds = %2194
  %2202 = add i64 %2197, %1679
  %2203 = zext i32 %2196 to i64
  %2204 = icmp ugt i64 %2202, %2203
  %2205 = select i1 %2204, i32 61, i32 0
  br label %2206

2206:                                             ; preds = %2201, %2199
  %2207 = phi i32 [ %2200, %2199 ], [ %2205, %2201 ]
  %2208 = icmp eq i32 %2207, 0
  %2209 = and i1 %1688, %2208
  br i1 %2209, label %2210, label %2939

2210:                                             ; preds = %2206
  %2211 = add i64 %2048, %2197
  %2212 = load i32, i32* %45, align 8, !tbaa !44
  %2213 = load i32, i32* %50, align 4, !tbaa !58
  %2214 = xor i64 %2211, %85
  %2215 = and i64 %2214, 15
  %2216 = icmp eq i64 %2215, 0
  %2217 = and i64 %2214, 3
  %2218 = icmp eq i64 %2217, 0
  %2219 = select i1 %2218, i64 4, i64 1
  %2220 = select i1 %2216, i64 16, i64 %2219
  %2221 = add nsw i64 %2220, -1
  %2222 = and i64 %2221, %1689
  %2223 = or i64 %2211, %1690
  %2224 = and i64 %2223, 15
  %2225 = icmp eq i64 %2224, 0
  br i1 %2225, label %2226, label %2483, !prof !59

2226:                                             ; preds = %2210
  %2227 = shl i32 %2213, 7
  %2228 = zext i32 %2227 to i64
  %2229 = icmp eq i64 %1679, %2228
  br i1 %2229, label %2230, label %2286

2230:                                             ; preds = %2226
  %2231 = shl i32 %2212, 4
  %2232 = zext i32 %2231 to i64
  %2233 = add i64 %85, %2232
  %2234 = add i64 %2211, %2232
  %2235 = shl i32 %2213, 4
  %2236 = inttoptr i64 %2234 to <4 x i32> addrspace(1)*
  %2237 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2236, align 16, !tbaa !11
  %2238 = zext i32 %2235 to i64
  %2239 = add i64 %2234, %2238
  %2240 = inttoptr i64 %2239 to <4 x i32> addrspace(1)*
  %2241 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2240, align 16, !tbaa !11
  %2242 = shl i32 %2213, 5
  %2243 = zext i32 %2242 to i64
  %2244 = add i64 %2234, %2243
  %2245 = inttoptr i64 %2244 to <4 x i32> addrspace(1)*
  %2246 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2245, align 16, !tbaa !11
  %2247 = mul i32 %2213, 48
  %2248 = zext i32 %2247 to i64
  %2249 = add i64 %2234, %2248
  %2250 = inttoptr i64 %2249 to <4 x i32> addrspace(1)*
  %2251 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2250, align 16, !tbaa !11
  %2252 = shl i32 %2213, 6
  %2253 = zext i32 %2252 to i64
  %2254 = add i64 %2234, %2253
  %2255 = inttoptr i64 %2254 to <4 x i32> addrspace(1)*
  %2256 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2255, align 16, !tbaa !11
  %2257 = mul i32 %2213, 80
  %2258 = zext i32 %2257 to i64
  %2259 = add i64 %2234, %2258
  %2260 = inttoptr i64 %2259 to <4 x i32> addrspace(1)*
  %2261 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2260, align 16, !tbaa !11
  %2262 = mul i32 %2213, 96
  %2263 = zext i32 %2262 to i64
  %2264 = add i64 %2234, %2263
  %2265 = inttoptr i64 %2264 to <4 x i32> addrspace(1)*
  %2266 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2265, align 16, !tbaa !11
  %2267 = mul i32 %2213, 112
  %2268 = zext i32 %2267 to i64
  %2269 = add i64 %2234, %2268
  %2270 = inttoptr i64 %2269 to <4 x i32> addrspace(1)*
  %2271 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2270, align 16, !tbaa !11
  %2272 = inttoptr i64 %2233 to <4 x i32> addrspace(1)*
  store <4 x i32> %2237, <4 x i32> addrspace(1)* %2272, align 16, !tbaa !11
  %2273 = add i64 %2233, %2238
  %2274 = inttoptr i64 %2273 to <4 x i32> addrspace(1)*
  store <4 x i32> %2241, <4 x i32> addrspace(1)* %2274, align 16, !tbaa !11
  %2275 = add i64 %2233, %2243
  %2276 = inttoptr i64 %2275 to <4 x i32> addrspace(1)*
  store <4 x i32> %2246, <4 x i32> addrspace(1)* %2276, align 16, !tbaa !11
  %2277 = add i64 %2233, %2248
  %2278 = inttoptr i64 %2277 to <4 x i32> addrspace(1)*
  store <4 x i32> %2251, <4 x i32> addrspace(1)* %2278, align 16, !tbaa !11
  %2279 = add i64 %2233, %2253
  %2280 = inttoptr i64 %2279 to <4 x i32> addrspace(1)*
  store <4 x i32> %2256, <4 x i32> addrspace(1)* %2280, align 16, !tbaa !11
  %2281 = add i64 %2233, %2258
  %2282 = inttoptr i64 %2281 to <4 x i32> addrspace(1)*
  store <4 x i32> %2261, <4 x i32> addrspace(1)* %2282, align 16, !tbaa !11
  %2283 = add i64 %2233, %2263
  %2284 = inttoptr i64 %2283 to <4 x i32> addrspace(1)*
  store <4 x i32> %2266, <4 x i32> addrspace(1)* %2284, align 16, !tbaa !11
  %2285 = add i64 %2233, %2268
  br label %2935

2286:                                             ; preds = %2226
  %2287 = zext i32 %2212 to i64
  %2288 = mul i32 %2213, 7
  %2289 = zext i32 %2288 to i64
  %2290 = add nuw nsw i64 %2289, %2287
  %2291 = icmp ult i64 %2290, %1691
  br i1 %2291, label %2292, label %2366

2292:                                             ; preds = %2286
  %2293 = shl i32 %2213, 3
  %2294 = zext i32 %2293 to i64
  %2295 = zext i32 %2213 to i64
  %2296 = shl i32 %2213, 1
  %2297 = zext i32 %2296 to i64
  %2298 = mul i32 %2213, 3
  %2299 = zext i32 %2298 to i64
  %2300 = shl i32 %2213, 2
  %2301 = zext i32 %2300 to i64
  %2302 = mul i32 %2213, 5
  %2303 = zext i32 %2302 to i64
  %2304 = mul i32 %2213, 6
  %2305 = zext i32 %2304 to i64
  br label %2306

2306:                                             ; preds = %2306, %2292
  %2307 = phi i64 [ %2287, %2292 ], [ %2363, %2306 ]
  %2308 = shl i64 %2307, 4
  %2309 = add i64 %2308, %2211
  %2310 = inttoptr i64 %2309 to <4 x i32> addrspace(1)*
  %2311 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2310, align 16, !tbaa !11
  %2312 = add i64 %2307, %2295
  %2313 = shl i64 %2312, 4
  %2314 = add i64 %2313, %2211
  %2315 = inttoptr i64 %2314 to <4 x i32> addrspace(1)*
  %2316 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2315, align 16, !tbaa !11
  %2317 = add i64 %2307, %2297
  %2318 = shl i64 %2317, 4
  %2319 = add i64 %2318, %2211
  %2320 = inttoptr i64 %2319 to <4 x i32> addrspace(1)*
  %2321 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2320, align 16, !tbaa !11
  %2322 = add i64 %2307, %2299
  %2323 = shl i64 %2322, 4
  %2324 = add i64 %2323, %2211
  %2325 = inttoptr i64 %2324 to <4 x i32> addrspace(1)*
  %2326 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2325, align 16, !tbaa !11
  %2327 = add i64 %2307, %2301
  %2328 = shl i64 %2327, 4
  %2329 = add i64 %2328, %2211
  %2330 = inttoptr i64 %2329 to <4 x i32> addrspace(1)*
  %2331 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2330, align 16, !tbaa !11
  %2332 = add i64 %2307, %2303
  %2333 = shl i64 %2332, 4
  %2334 = add i64 %2333, %2211
  %2335 = inttoptr i64 %2334 to <4 x i32> addrspace(1)*
  %2336 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2335, align 16, !tbaa !11
  %2337 = add i64 %2307, %2305
  %2338 = shl i64 %2337, 4
  %2339 = add i64 %2338, %2211
  %2340 = inttoptr i64 %2339 to <4 x i32> addrspace(1)*
  %2341 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2340, align 16, !tbaa !11
  %2342 = add i64 %2307, %2289
  %2343 = shl i64 %2342, 4
  %2344 = add i64 %2343, %2211
  %2345 = inttoptr i64 %2344 to <4 x i32> addrspace(1)*
  %2346 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2345, align 16, !tbaa !11
  %2347 = add i64 %2308, %85
  %2348 = inttoptr i64 %2347 to <4 x i32> addrspace(1)*
  store <4 x i32> %2311, <4 x i32> addrspace(1)* %2348, align 16, !tbaa !11
  %2349 = add i64 %2313, %85
  %2350 = inttoptr i64 %2349 to <4 x i32> addrspace(1)*
  store <4 x i32> %2316, <4 x i32> addrspace(1)* %2350, align 16, !tbaa !11
  %2351 = add i64 %2318, %85
  %2352 = inttoptr i64 %2351 to <4 x i32> addrspace(1)*
  store <4 x i32> %2321, <4 x i32> addrspace(1)* %2352, align 16, !tbaa !11
  %2353 = add i64 %2323, %85
  %2354 = inttoptr i64 %2353 to <4 x i32> addrspace(1)*
  store <4 x i32> %2326, <4 x i32> addrspace(1)* %2354, align 16, !tbaa !11
  %2355 = add i64 %2328, %85
  %2356 = inttoptr i64 %2355 to <4 x i32> addrspace(1)*
  store <4 x i32> %2331, <4 x i32> addrspace(1)* %2356, align 16, !tbaa !11
  %2357 = add i64 %2333, %85
  %2358 = inttoptr i64 %2357 to <4 x i32> addrspace(1)*
  store <4 x i32> %2336, <4 x i32> addrspace(1)* %2358, align 16, !tbaa !11
  %2359 = add i64 %2338, %85
  %2360 = inttoptr i64 %2359 to <4 x i32> addrspace(1)*
  store <4 x i32> %2341, <4 x i32> addrspace(1)* %2360, align 16, !tbaa !11
  %2361 = add i64 %2343, %85
  %2362 = inttoptr i64 %2361 to <4 x i32> addrspace(1)*
  store <4 x i32> %2346, <4 x i32> addrspace(1)* %2362, align 16, !tbaa !11
  %2363 = add i64 %2307, %2294
  %2364 = add i64 %2363, %2289
  %2365 = icmp ult i64 %2364, %1691
  br i1 %2365, label %2306, label %2366, !llvm.loop !60

2366:                                             ; preds = %2306, %2286
  %2367 = phi i64 [ %2287, %2286 ], [ %2363, %2306 ]
  %2368 = icmp ult i64 %2367, %1691
  br i1 %2368, label %2369, label %2939

2369:                                             ; preds = %2366
  %2370 = shl i64 %2367, 4
  %2371 = add i64 %2370, %2211
  %2372 = inttoptr i64 %2371 to <4 x i32> addrspace(1)*
  %2373 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2372, align 16, !tbaa !11
  %2374 = zext i32 %2213 to i64
  %2375 = add i64 %2367, %2374
  %2376 = icmp ult i64 %2375, %1691
  br i1 %2376, label %2377, label %2382

2377:                                             ; preds = %2369
  %2378 = shl i64 %2375, 4
  %2379 = add i64 %2378, %2211
  %2380 = inttoptr i64 %2379 to <4 x i32> addrspace(1)*
  %2381 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2380, align 16, !tbaa !11
  br label %2382

2382:                                             ; preds = %2377, %2369
  %2383 = phi <4 x i32> [ %2381, %2377 ], [ zeroinitializer, %2369 ]
  %2384 = shl i32 %2213, 1
  %2385 = zext i32 %2384 to i64
  %2386 = add i64 %2367, %2385
  %2387 = icmp ult i64 %2386, %1691
  br i1 %2387, label %2388, label %2393

2388:                                             ; preds = %2382
  %2389 = shl i64 %2386, 4
  %2390 = add i64 %2389, %2211
  %2391 = inttoptr i64 %2390 to <4 x i32> addrspace(1)*
  %2392 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2391, align 16, !tbaa !11
  br label %2393

2393:                                             ; preds = %2388, %2382
  %2394 = phi <4 x i32> [ %2392, %2388 ], [ zeroinitializer, %2382 ]
  %2395 = mul i32 %2213, 3
  %2396 = zext i32 %2395 to i64
  %2397 = add i64 %2367, %2396
  %2398 = icmp ult i64 %2397, %1691
  br i1 %2398, label %2399, label %2404

2399:                                             ; preds = %2393
  %2400 = shl i64 %2397, 4
  %2401 = add i64 %2400, %2211
  %2402 = inttoptr i64 %2401 to <4 x i32> addrspace(1)*
  %2403 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2402, align 16, !tbaa !11
  br label %2404

2404:                                             ; preds = %2399, %2393
  %2405 = phi <4 x i32> [ %2403, %2399 ], [ zeroinitializer, %2393 ]
  %2406 = shl i32 %2213, 2
  %2407 = zext i32 %2406 to i64
  %2408 = add i64 %2367, %2407
  %2409 = icmp ult i64 %2408, %1691
  br i1 %2409, label %2410, label %2415

2410:                                             ; preds = %2404
  %2411 = shl i64 %2408, 4
  %2412 = add i64 %2411, %2211
  %2413 = inttoptr i64 %2412 to <4 x i32> addrspace(1)*
  %2414 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2413, align 16, !tbaa !11
  br label %2415

2415:                                             ; preds = %2410, %2404
  %2416 = phi <4 x i32> [ %2414, %2410 ], [ zeroinitializer, %2404 ]
  %2417 = mul i32 %2213, 5
  %2418 = zext i32 %2417 to i64
  %2419 = add i64 %2367, %2418
  %2420 = icmp ult i64 %2419, %1691
  br i1 %2420, label %2421, label %2426

2421:                                             ; preds = %2415
  %2422 = shl i64 %2419, 4
  %2423 = add i64 %2422, %2211
  %2424 = inttoptr i64 %2423 to <4 x i32> addrspace(1)*
  %2425 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2424, align 16, !tbaa !11
  br label %2426

2426:                                             ; preds = %2421, %2415
  %2427 = phi <4 x i32> [ %2425, %2421 ], [ zeroinitializer, %2415 ]
  %2428 = mul i32 %2213, 6
  %2429 = zext i32 %2428 to i64
  %2430 = add i64 %2367, %2429
  %2431 = icmp ult i64 %2430, %1691
  br i1 %2431, label %2432, label %2437

2432:                                             ; preds = %2426
  %2433 = shl i64 %2430, 4
  %2434 = add i64 %2433, %2211
  %2435 = inttoptr i64 %2434 to <4 x i32> addrspace(1)*
  %2436 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2435, align 16, !tbaa !11
  br label %2437

2437:                                             ; preds = %2432, %2426
  %2438 = phi <4 x i32> [ %2436, %2432 ], [ zeroinitializer, %2426 ]
  %2439 = add i64 %2367, %2289
  %2440 = icmp ult i64 %2439, %1691
  br i1 %2440, label %2441, label %2446

2441:                                             ; preds = %2437
  %2442 = shl i64 %2439, 4
  %2443 = add i64 %2442, %2211
  %2444 = inttoptr i64 %2443 to <4 x i32> addrspace(1)*
  %2445 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2444, align 16, !tbaa !11
  br label %2446

2446:                                             ; preds = %2441, %2437
  %2447 = phi <4 x i32> [ %2445, %2441 ], [ zeroinitializer, %2437 ]
  %2448 = add i64 %2370, %85
  %2449 = inttoptr i64 %2448 to <4 x i32> addrspace(1)*
  store <4 x i32> %2373, <4 x i32> addrspace(1)* %2449, align 16, !tbaa !11
  br i1 %2376, label %2450, label %2454

2450:                                             ; preds = %2446
  %2451 = shl i64 %2375, 4
  %2452 = add i64 %2451, %85
  %2453 = inttoptr i64 %2452 to <4 x i32> addrspace(1)*
  store <4 x i32> %2383, <4 x i32> addrspace(1)* %2453, align 16, !tbaa !11
  br label %2454

2454:                                             ; preds = %2450, %2446
  br i1 %2387, label %2455, label %2459

2455:                                             ; preds = %2454
  %2456 = shl i64 %2386, 4
  %2457 = add i64 %2456, %85
  %2458 = inttoptr i64 %2457 to <4 x i32> addrspace(1)*
  store <4 x i32> %2394, <4 x i32> addrspace(1)* %2458, align 16, !tbaa !11
  br label %2459

2459:                                             ; preds = %2455, %2454
  br i1 %2398, label %2460, label %2464

2460:                                             ; preds = %2459
  %2461 = shl i64 %2397, 4
  %2462 = add i64 %2461, %85
  %2463 = inttoptr i64 %2462 to <4 x i32> addrspace(1)*
  store <4 x i32> %2405, <4 x i32> addrspace(1)* %2463, align 16, !tbaa !11
  br label %2464

2464:                                             ; preds = %2460, %2459
  br i1 %2409, label %2465, label %2469

2465:                                             ; preds = %2464
  %2466 = shl i64 %2408, 4
  %2467 = add i64 %2466, %85
  %2468 = inttoptr i64 %2467 to <4 x i32> addrspace(1)*
  store <4 x i32> %2416, <4 x i32> addrspace(1)* %2468, align 16, !tbaa !11
  br label %2469

2469:                                             ; preds = %2465, %2464
  br i1 %2420, label %2470, label %2474

2470:                                             ; preds = %2469
  %2471 = shl i64 %2419, 4
  %2472 = add i64 %2471, %85
  %2473 = inttoptr i64 %2472 to <4 x i32> addrspace(1)*
  store <4 x i32> %2427, <4 x i32> addrspace(1)* %2473, align 16, !tbaa !11
  br label %2474

2474:                                             ; preds = %2470, %2469
  br i1 %2431, label %2475, label %2479

2475:                                             ; preds = %2474
  %2476 = shl i64 %2430, 4
  %2477 = add i64 %2476, %85
  %2478 = inttoptr i64 %2477 to <4 x i32> addrspace(1)*
  store <4 x i32> %2438, <4 x i32> addrspace(1)* %2478, align 16, !tbaa !11
  br label %2479

2479:                                             ; preds = %2475, %2474
  br i1 %2440, label %2480, label %2939

2480:                                             ; preds = %2479
  %2481 = shl i64 %2439, 4
  %2482 = add i64 %2481, %85
  br label %2935

2483:                                             ; preds = %2210
  %2484 = icmp ult i64 %2222, %1679
  %2485 = select i1 %2484, i64 %2222, i64 %1679
  %2486 = sub i64 %1679, %2485
  %2487 = sub nsw i64 0, %2220
  %2488 = and i64 %2486, %2487
  switch i64 %2220, label %2891 [
    i64 16, label %2489
    i64 4, label %2690
  ]

2489:                                             ; preds = %2483
  %2490 = add i64 %2485, %85
  %2491 = add i64 %2485, %2211
  %2492 = lshr i64 %2488, 4
  %2493 = zext i32 %2212 to i64
  %2494 = mul i32 %2213, 7
  %2495 = zext i32 %2494 to i64
  %2496 = add nuw nsw i64 %2495, %2493
  %2497 = icmp ult i64 %2496, %2492
  br i1 %2497, label %2498, label %2572

2498:                                             ; preds = %2489
  %2499 = shl i32 %2213, 3
  %2500 = zext i32 %2499 to i64
  %2501 = zext i32 %2213 to i64
  %2502 = shl i32 %2213, 1
  %2503 = zext i32 %2502 to i64
  %2504 = mul i32 %2213, 3
  %2505 = zext i32 %2504 to i64
  %2506 = shl i32 %2213, 2
  %2507 = zext i32 %2506 to i64
  %2508 = mul i32 %2213, 5
  %2509 = zext i32 %2508 to i64
  %2510 = mul i32 %2213, 6
  %2511 = zext i32 %2510 to i64
  br label %2512

2512:                                             ; preds = %2512, %2498
  %2513 = phi i64 [ %2493, %2498 ], [ %2569, %2512 ]
  %2514 = shl i64 %2513, 4
  %2515 = add i64 %2514, %2491
  %2516 = inttoptr i64 %2515 to <4 x i32> addrspace(1)*
  %2517 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2516, align 16, !tbaa !11
  %2518 = add i64 %2513, %2501
  %2519 = shl i64 %2518, 4
  %2520 = add i64 %2519, %2491
  %2521 = inttoptr i64 %2520 to <4 x i32> addrspace(1)*
  %2522 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2521, align 16, !tbaa !11
  %2523 = add i64 %2513, %2503
  %2524 = shl i64 %2523, 4
  %2525 = add i64 %2524, %2491
  %2526 = inttoptr i64 %2525 to <4 x i32> addrspace(1)*
  %2527 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2526, align 16, !tbaa !11
  %2528 = add i64 %2513, %2505
  %2529 = shl i64 %2528, 4
  %2530 = add i64 %2529, %2491
  %2531 = inttoptr i64 %2530 to <4 x i32> addrspace(1)*
  %2532 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2531, align 16, !tbaa !11
  %2533 = add i64 %2513, %2507
  %2534 = shl i64 %2533, 4
  %2535 = add i64 %2534, %2491
  %2536 = inttoptr i64 %2535 to <4 x i32> addrspace(1)*
  %2537 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2536, align 16, !tbaa !11
  %2538 = add i64 %2513, %2509
  %2539 = shl i64 %2538, 4
  %2540 = add i64 %2539, %2491
  %2541 = inttoptr i64 %2540 to <4 x i32> addrspace(1)*
  %2542 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2541, align 16, !tbaa !11
  %2543 = add i64 %2513, %2511
  %2544 = shl i64 %2543, 4
  %2545 = add i64 %2544, %2491
  %2546 = inttoptr i64 %2545 to <4 x i32> addrspace(1)*
  %2547 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2546, align 16, !tbaa !11
  %2548 = add i64 %2513, %2495
  %2549 = shl i64 %2548, 4
  %2550 = add i64 %2549, %2491
  %2551 = inttoptr i64 %2550 to <4 x i32> addrspace(1)*
  %2552 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2551, align 16, !tbaa !11
  %2553 = add i64 %2514, %2490
  %2554 = inttoptr i64 %2553 to <4 x i32> addrspace(1)*
  store <4 x i32> %2517, <4 x i32> addrspace(1)* %2554, align 16, !tbaa !11
  %2555 = add i64 %2519, %2490
  %2556 = inttoptr i64 %2555 to <4 x i32> addrspace(1)*
  store <4 x i32> %2522, <4 x i32> addrspace(1)* %2556, align 16, !tbaa !11
  %2557 = add i64 %2524, %2490
  %2558 = inttoptr i64 %2557 to <4 x i32> addrspace(1)*
  store <4 x i32> %2527, <4 x i32> addrspace(1)* %2558, align 16, !tbaa !11
  %2559 = add i64 %2529, %2490
  %2560 = inttoptr i64 %2559 to <4 x i32> addrspace(1)*
  store <4 x i32> %2532, <4 x i32> addrspace(1)* %2560, align 16, !tbaa !11
  %2561 = add i64 %2534, %2490
  %2562 = inttoptr i64 %2561 to <4 x i32> addrspace(1)*
  store <4 x i32> %2537, <4 x i32> addrspace(1)* %2562, align 16, !tbaa !11
  %2563 = add i64 %2539, %2490
  %2564 = inttoptr i64 %2563 to <4 x i32> addrspace(1)*
  store <4 x i32> %2542, <4 x i32> addrspace(1)* %2564, align 16, !tbaa !11
  %2565 = add i64 %2544, %2490
  %2566 = inttoptr i64 %2565 to <4 x i32> addrspace(1)*
  store <4 x i32> %2547, <4 x i32> addrspace(1)* %2566, align 16, !tbaa !11
  %2567 = add i64 %2549, %2490
  %2568 = inttoptr i64 %2567 to <4 x i32> addrspace(1)*
  store <4 x i32> %2552, <4 x i32> addrspace(1)* %2568, align 16, !tbaa !11
  %2569 = add i64 %2513, %2500
  %2570 = add i64 %2569, %2495
  %2571 = icmp ult i64 %2570, %2492
  br i1 %2571, label %2512, label %2572, !llvm.loop !60

2572:                                             ; preds = %2512, %2489
  %2573 = phi i64 [ %2493, %2489 ], [ %2569, %2512 ]
  %2574 = icmp ult i64 %2573, %2492
  br i1 %2574, label %2575, label %2905

2575:                                             ; preds = %2572
  %2576 = shl i64 %2573, 4
  %2577 = add i64 %2576, %2491
  %2578 = inttoptr i64 %2577 to <4 x i32> addrspace(1)*
  %2579 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2578, align 16, !tbaa !11
  %2580 = zext i32 %2213 to i64
  %2581 = add i64 %2573, %2580
  %2582 = icmp ult i64 %2581, %2492
  br i1 %2582, label %2583, label %2588

2583:                                             ; preds = %2575
  %2584 = shl i64 %2581, 4
  %2585 = add i64 %2584, %2491
  %2586 = inttoptr i64 %2585 to <4 x i32> addrspace(1)*
  %2587 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2586, align 16, !tbaa !11
  br label %2588

2588:                                             ; preds = %2583, %2575
  %2589 = phi <4 x i32> [ %2587, %2583 ], [ zeroinitializer, %2575 ]
  %2590 = shl i32 %2213, 1
  %2591 = zext i32 %2590 to i64
  %2592 = add i64 %2573, %2591
  %2593 = icmp ult i64 %2592, %2492
  br i1 %2593, label %2594, label %2599

2594:                                             ; preds = %2588
  %2595 = shl i64 %2592, 4
  %2596 = add i64 %2595, %2491
  %2597 = inttoptr i64 %2596 to <4 x i32> addrspace(1)*
  %2598 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2597, align 16, !tbaa !11
  br label %2599

2599:                                             ; preds = %2594, %2588
  %2600 = phi <4 x i32> [ %2598, %2594 ], [ zeroinitializer, %2588 ]
  %2601 = mul i32 %2213, 3
  %2602 = zext i32 %2601 to i64
  %2603 = add i64 %2573, %2602
  %2604 = icmp ult i64 %2603, %2492
  br i1 %2604, label %2605, label %2610

2605:                                             ; preds = %2599
  %2606 = shl i64 %2603, 4
  %2607 = add i64 %2606, %2491
  %2608 = inttoptr i64 %2607 to <4 x i32> addrspace(1)*
  %2609 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2608, align 16, !tbaa !11
  br label %2610

2610:                                             ; preds = %2605, %2599
  %2611 = phi <4 x i32> [ %2609, %2605 ], [ zeroinitializer, %2599 ]
  %2612 = shl i32 %2213, 2
  %2613 = zext i32 %2612 to i64
  %2614 = add i64 %2573, %2613
  %2615 = icmp ult i64 %2614, %2492
  br i1 %2615, label %2616, label %2621

2616:                                             ; preds = %2610
  %2617 = shl i64 %2614, 4
  %2618 = add i64 %2617, %2491
  %2619 = inttoptr i64 %2618 to <4 x i32> addrspace(1)*
  %2620 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2619, align 16, !tbaa !11
  br label %2621

2621:                                             ; preds = %2616, %2610
  %2622 = phi <4 x i32> [ %2620, %2616 ], [ zeroinitializer, %2610 ]
  %2623 = mul i32 %2213, 5
  %2624 = zext i32 %2623 to i64
  %2625 = add i64 %2573, %2624
  %2626 = icmp ult i64 %2625, %2492
  br i1 %2626, label %2627, label %2632

2627:                                             ; preds = %2621
  %2628 = shl i64 %2625, 4
  %2629 = add i64 %2628, %2491
  %2630 = inttoptr i64 %2629 to <4 x i32> addrspace(1)*
  %2631 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2630, align 16, !tbaa !11
  br label %2632

2632:                                             ; preds = %2627, %2621
  %2633 = phi <4 x i32> [ %2631, %2627 ], [ zeroinitializer, %2621 ]
  %2634 = mul i32 %2213, 6
  %2635 = zext i32 %2634 to i64
  %2636 = add i64 %2573, %2635
  %2637 = icmp ult i64 %2636, %2492
  br i1 %2637, label %2638, label %2643

2638:                                             ; preds = %2632
  %2639 = shl i64 %2636, 4
  %2640 = add i64 %2639, %2491
  %2641 = inttoptr i64 %2640 to <4 x i32> addrspace(1)*
  %2642 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2641, align 16, !tbaa !11
  br label %2643

2643:                                             ; preds = %2638, %2632
  %2644 = phi <4 x i32> [ %2642, %2638 ], [ zeroinitializer, %2632 ]
  %2645 = add i64 %2573, %2495
  %2646 = icmp ult i64 %2645, %2492
  br i1 %2646, label %2647, label %2652

2647:                                             ; preds = %2643
  %2648 = shl i64 %2645, 4
  %2649 = add i64 %2648, %2491
  %2650 = inttoptr i64 %2649 to <4 x i32> addrspace(1)*
  %2651 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2650, align 16, !tbaa !11
  br label %2652

2652:                                             ; preds = %2647, %2643
  %2653 = phi <4 x i32> [ %2651, %2647 ], [ zeroinitializer, %2643 ]
  %2654 = add i64 %2576, %2490
  %2655 = inttoptr i64 %2654 to <4 x i32> addrspace(1)*
  store <4 x i32> %2579, <4 x i32> addrspace(1)* %2655, align 16, !tbaa !11
  br i1 %2582, label %2656, label %2660

2656:                                             ; preds = %2652
  %2657 = shl i64 %2581, 4
  %2658 = add i64 %2657, %2490
  %2659 = inttoptr i64 %2658 to <4 x i32> addrspace(1)*
  store <4 x i32> %2589, <4 x i32> addrspace(1)* %2659, align 16, !tbaa !11
  br label %2660

2660:                                             ; preds = %2656, %2652
  br i1 %2593, label %2661, label %2665

2661:                                             ; preds = %2660
  %2662 = shl i64 %2592, 4
  %2663 = add i64 %2662, %2490
  %2664 = inttoptr i64 %2663 to <4 x i32> addrspace(1)*
  store <4 x i32> %2600, <4 x i32> addrspace(1)* %2664, align 16, !tbaa !11
  br label %2665

2665:                                             ; preds = %2661, %2660
  br i1 %2604, label %2666, label %2670

2666:                                             ; preds = %2665
  %2667 = shl i64 %2603, 4
  %2668 = add i64 %2667, %2490
  %2669 = inttoptr i64 %2668 to <4 x i32> addrspace(1)*
  store <4 x i32> %2611, <4 x i32> addrspace(1)* %2669, align 16, !tbaa !11
  br label %2670

2670:                                             ; preds = %2666, %2665
  br i1 %2615, label %2671, label %2675

2671:                                             ; preds = %2670
  %2672 = shl i64 %2614, 4
  %2673 = add i64 %2672, %2490
  %2674 = inttoptr i64 %2673 to <4 x i32> addrspace(1)*
  store <4 x i32> %2622, <4 x i32> addrspace(1)* %2674, align 16, !tbaa !11
  br label %2675

2675:                                             ; preds = %2671, %2670
  br i1 %2626, label %2676, label %2680

2676:                                             ; preds = %2675
  %2677 = shl i64 %2625, 4
  %2678 = add i64 %2677, %2490
  %2679 = inttoptr i64 %2678 to <4 x i32> addrspace(1)*
  store <4 x i32> %2633, <4 x i32> addrspace(1)* %2679, align 16, !tbaa !11
  br label %2680

2680:                                             ; preds = %2676, %2675
  br i1 %2637, label %2681, label %2685

2681:                                             ; preds = %2680
  %2682 = shl i64 %2636, 4
  %2683 = add i64 %2682, %2490
  %2684 = inttoptr i64 %2683 to <4 x i32> addrspace(1)*
  store <4 x i32> %2644, <4 x i32> addrspace(1)* %2684, align 16, !tbaa !11
  br label %2685

2685:                                             ; preds = %2681, %2680
  br i1 %2646, label %2686, label %2905

2686:                                             ; preds = %2685
  %2687 = shl i64 %2645, 4
  %2688 = add i64 %2687, %2490
  %2689 = inttoptr i64 %2688 to <4 x i32> addrspace(1)*
  store <4 x i32> %2653, <4 x i32> addrspace(1)* %2689, align 16, !tbaa !11
  br label %2905

2690:                                             ; preds = %2483
  %2691 = add i64 %2485, %85
  %2692 = add i64 %2485, %2211
  %2693 = lshr i64 %2488, 2
  %2694 = zext i32 %2212 to i64
  %2695 = mul i32 %2213, 7
  %2696 = zext i32 %2695 to i64
  %2697 = add nuw nsw i64 %2696, %2694
  %2698 = icmp ult i64 %2697, %2693
  br i1 %2698, label %2699, label %2773

2699:                                             ; preds = %2690
  %2700 = shl i32 %2213, 3
  %2701 = zext i32 %2700 to i64
  %2702 = zext i32 %2213 to i64
  %2703 = shl i32 %2213, 1
  %2704 = zext i32 %2703 to i64
  %2705 = mul i32 %2213, 3
  %2706 = zext i32 %2705 to i64
  %2707 = shl i32 %2213, 2
  %2708 = zext i32 %2707 to i64
  %2709 = mul i32 %2213, 5
  %2710 = zext i32 %2709 to i64
  %2711 = mul i32 %2213, 6
  %2712 = zext i32 %2711 to i64
  br label %2713

2713:                                             ; preds = %2713, %2699
  %2714 = phi i64 [ %2694, %2699 ], [ %2770, %2713 ]
  %2715 = shl i64 %2714, 2
  %2716 = add i64 %2715, %2692
  %2717 = inttoptr i64 %2716 to i32 addrspace(1)*
  %2718 = load volatile i32, i32 addrspace(1)* %2717, align 4, !tbaa !11
  %2719 = add i64 %2714, %2702
  %2720 = shl i64 %2719, 2
  %2721 = add i64 %2720, %2692
  %2722 = inttoptr i64 %2721 to i32 addrspace(1)*
  %2723 = load volatile i32, i32 addrspace(1)* %2722, align 4, !tbaa !11
  %2724 = add i64 %2714, %2704
  %2725 = shl i64 %2724, 2
  %2726 = add i64 %2725, %2692
  %2727 = inttoptr i64 %2726 to i32 addrspace(1)*
  %2728 = load volatile i32, i32 addrspace(1)* %2727, align 4, !tbaa !11
  %2729 = add i64 %2714, %2706
  %2730 = shl i64 %2729, 2
  %2731 = add i64 %2730, %2692
  %2732 = inttoptr i64 %2731 to i32 addrspace(1)*
  %2733 = load volatile i32, i32 addrspace(1)* %2732, align 4, !tbaa !11
  %2734 = add i64 %2714, %2708
  %2735 = shl i64 %2734, 2
  %2736 = add i64 %2735, %2692
  %2737 = inttoptr i64 %2736 to i32 addrspace(1)*
  %2738 = load volatile i32, i32 addrspace(1)* %2737, align 4, !tbaa !11
  %2739 = add i64 %2714, %2710
  %2740 = shl i64 %2739, 2
  %2741 = add i64 %2740, %2692
  %2742 = inttoptr i64 %2741 to i32 addrspace(1)*
  %2743 = load volatile i32, i32 addrspace(1)* %2742, align 4, !tbaa !11
  %2744 = add i64 %2714, %2712
  %2745 = shl i64 %2744, 2
  %2746 = add i64 %2745, %2692
  %2747 = inttoptr i64 %2746 to i32 addrspace(1)*
  %2748 = load volatile i32, i32 addrspace(1)* %2747, align 4, !tbaa !11
  %2749 = add i64 %2714, %2696
  %2750 = shl i64 %2749, 2
  %2751 = add i64 %2750, %2692
  %2752 = inttoptr i64 %2751 to i32 addrspace(1)*
  %2753 = load volatile i32, i32 addrspace(1)* %2752, align 4, !tbaa !11
  %2754 = add i64 %2715, %2691
  %2755 = inttoptr i64 %2754 to i32 addrspace(1)*
  store i32 %2718, i32 addrspace(1)* %2755, align 4, !tbaa !11
  %2756 = add i64 %2720, %2691
  %2757 = inttoptr i64 %2756 to i32 addrspace(1)*
  store i32 %2723, i32 addrspace(1)* %2757, align 4, !tbaa !11
  %2758 = add i64 %2725, %2691
  %2759 = inttoptr i64 %2758 to i32 addrspace(1)*
  store i32 %2728, i32 addrspace(1)* %2759, align 4, !tbaa !11
  %2760 = add i64 %2730, %2691
  %2761 = inttoptr i64 %2760 to i32 addrspace(1)*
  store i32 %2733, i32 addrspace(1)* %2761, align 4, !tbaa !11
  %2762 = add i64 %2735, %2691
  %2763 = inttoptr i64 %2762 to i32 addrspace(1)*
  store i32 %2738, i32 addrspace(1)* %2763, align 4, !tbaa !11
  %2764 = add i64 %2740, %2691
  %2765 = inttoptr i64 %2764 to i32 addrspace(1)*
  store i32 %2743, i32 addrspace(1)* %2765, align 4, !tbaa !11
  %2766 = add i64 %2745, %2691
  %2767 = inttoptr i64 %2766 to i32 addrspace(1)*
  store i32 %2748, i32 addrspace(1)* %2767, align 4, !tbaa !11
  %2768 = add i64 %2750, %2691
  %2769 = inttoptr i64 %2768 to i32 addrspace(1)*
  store i32 %2753, i32 addrspace(1)* %2769, align 4, !tbaa !11
  %2770 = add i64 %2714, %2701
  %2771 = add i64 %2770, %2696
  %2772 = icmp ult i64 %2771, %2693
  br i1 %2772, label %2713, label %2773, !llvm.loop !61

2773:                                             ; preds = %2713, %2690
  %2774 = phi i64 [ %2694, %2690 ], [ %2770, %2713 ]
  %2775 = icmp ult i64 %2774, %2693
  br i1 %2775, label %2776, label %2905

2776:                                             ; preds = %2773
  %2777 = shl i64 %2774, 2
  %2778 = add i64 %2777, %2692
  %2779 = inttoptr i64 %2778 to i32 addrspace(1)*
  %2780 = load volatile i32, i32 addrspace(1)* %2779, align 4, !tbaa !11
  %2781 = zext i32 %2213 to i64
  %2782 = add i64 %2774, %2781
  %2783 = icmp ult i64 %2782, %2693
  br i1 %2783, label %2784, label %2789

2784:                                             ; preds = %2776
  %2785 = shl i64 %2782, 2
  %2786 = add i64 %2785, %2692
  %2787 = inttoptr i64 %2786 to i32 addrspace(1)*
  %2788 = load volatile i32, i32 addrspace(1)* %2787, align 4, !tbaa !11
  br label %2789

2789:                                             ; preds = %2784, %2776
  %2790 = phi i32 [ %2788, %2784 ], [ 0, %2776 ]
  %2791 = shl i32 %2213, 1
  %2792 = zext i32 %2791 to i64
  %2793 = add i64 %2774, %2792
  %2794 = icmp ult i64 %2793, %2693
  br i1 %2794, label %2795, label %2800

2795:                                             ; preds = %2789
  %2796 = shl i64 %2793, 2
  %2797 = add i64 %2796, %2692
  %2798 = inttoptr i64 %2797 to i32 addrspace(1)*
  %2799 = load volatile i32, i32 addrspace(1)* %2798, align 4, !tbaa !11
  br label %2800

2800:                                             ; preds = %2795, %2789
  %2801 = phi i32 [ %2799, %2795 ], [ 0, %2789 ]
  %2802 = mul i32 %2213, 3
  %2803 = zext i32 %2802 to i64
  %2804 = add i64 %2774, %2803
  %2805 = icmp ult i64 %2804, %2693
  br i1 %2805, label %2806, label %2811

2806:                                             ; preds = %2800
  %2807 = shl i64 %2804, 2
  %2808 = add i64 %2807, %2692
  %2809 = inttoptr i64 %2808 to i32 addrspace(1)*
  %2810 = load volatile i32, i32 addrspace(1)* %2809, align 4, !tbaa !11
  br label %2811

2811:                                             ; preds = %2806, %2800
  %2812 = phi i32 [ %2810, %2806 ], [ 0, %2800 ]
  %2813 = shl i32 %2213, 2
  %2814 = zext i32 %2813 to i64
  %2815 = add i64 %2774, %2814
  %2816 = icmp ult i64 %2815, %2693
  br i1 %2816, label %2817, label %2822

2817:                                             ; preds = %2811
  %2818 = shl i64 %2815, 2
  %2819 = add i64 %2818, %2692
  %2820 = inttoptr i64 %2819 to i32 addrspace(1)*
  %2821 = load volatile i32, i32 addrspace(1)* %2820, align 4, !tbaa !11
  br label %2822

2822:                                             ; preds = %2817, %2811
  %2823 = phi i32 [ %2821, %2817 ], [ 0, %2811 ]
  %2824 = mul i32 %2213, 5
  %2825 = zext i32 %2824 to i64
  %2826 = add i64 %2774, %2825
  %2827 = icmp ult i64 %2826, %2693
  br i1 %2827, label %2828, label %2833

2828:                                             ; preds = %2822
  %2829 = shl i64 %2826, 2
  %2830 = add i64 %2829, %2692
  %2831 = inttoptr i64 %2830 to i32 addrspace(1)*
  %2832 = load volatile i32, i32 addrspace(1)* %2831, align 4, !tbaa !11
  br label %2833

2833:                                             ; preds = %2828, %2822
  %2834 = phi i32 [ %2832, %2828 ], [ 0, %2822 ]
  %2835 = mul i32 %2213, 6
  %2836 = zext i32 %2835 to i64
  %2837 = add i64 %2774, %2836
  %2838 = icmp ult i64 %2837, %2693
  br i1 %2838, label %2839, label %2844

2839:                                             ; preds = %2833
  %2840 = shl i64 %2837, 2
  %2841 = add i64 %2840, %2692
  %2842 = inttoptr i64 %2841 to i32 addrspace(1)*
  %2843 = load volatile i32, i32 addrspace(1)* %2842, align 4, !tbaa !11
  br label %2844

2844:                                             ; preds = %2839, %2833
  %2845 = phi i32 [ %2843, %2839 ], [ 0, %2833 ]
  %2846 = add i64 %2774, %2696
  %2847 = icmp ult i64 %2846, %2693
  br i1 %2847, label %2848, label %2853

2848:                                             ; preds = %2844
  %2849 = shl i64 %2846, 2
  %2850 = add i64 %2849, %2692
  %2851 = inttoptr i64 %2850 to i32 addrspace(1)*
  %2852 = load volatile i32, i32 addrspace(1)* %2851, align 4, !tbaa !11
  br label %2853

2853:                                             ; preds = %2848, %2844
  %2854 = phi i32 [ %2852, %2848 ], [ 0, %2844 ]
  %2855 = add i64 %2777, %2691
  %2856 = inttoptr i64 %2855 to i32 addrspace(1)*
  store i32 %2780, i32 addrspace(1)* %2856, align 4, !tbaa !11
  br i1 %2783, label %2857, label %2861

2857:                                             ; preds = %2853
  %2858 = shl i64 %2782, 2
  %2859 = add i64 %2858, %2691
  %2860 = inttoptr i64 %2859 to i32 addrspace(1)*
  store i32 %2790, i32 addrspace(1)* %2860, align 4, !tbaa !11
  br label %2861

2861:                                             ; preds = %2857, %2853
  br i1 %2794, label %2862, label %2866

2862:                                             ; preds = %2861
  %2863 = shl i64 %2793, 2
  %2864 = add i64 %2863, %2691
  %2865 = inttoptr i64 %2864 to i32 addrspace(1)*
  store i32 %2801, i32 addrspace(1)* %2865, align 4, !tbaa !11
  br label %2866

2866:                                             ; preds = %2862, %2861
  br i1 %2805, label %2867, label %2871

2867:                                             ; preds = %2866
  %2868 = shl i64 %2804, 2
  %2869 = add i64 %2868, %2691
  %2870 = inttoptr i64 %2869 to i32 addrspace(1)*
  store i32 %2812, i32 addrspace(1)* %2870, align 4, !tbaa !11
  br label %2871

2871:                                             ; preds = %2867, %2866
  br i1 %2816, label %2872, label %2876

2872:                                             ; preds = %2871
  %2873 = shl i64 %2815, 2
  %2874 = add i64 %2873, %2691
  %2875 = inttoptr i64 %2874 to i32 addrspace(1)*
  store i32 %2823, i32 addrspace(1)* %2875, align 4, !tbaa !11
  br label %2876

2876:                                             ; preds = %2872, %2871
  br i1 %2827, label %2877, label %2881

2877:                                             ; preds = %2876
  %2878 = shl i64 %2826, 2
  %2879 = add i64 %2878, %2691
  %2880 = inttoptr i64 %2879 to i32 addrspace(1)*
  store i32 %2834, i32 addrspace(1)* %2880, align 4, !tbaa !11
  br label %2881

2881:                                             ; preds = %2877, %2876
  br i1 %2838, label %2882, label %2886

2882:                                             ; preds = %2881
  %2883 = shl i64 %2837, 2
  %2884 = add i64 %2883, %2691
  %2885 = inttoptr i64 %2884 to i32 addrspace(1)*
  store i32 %2845, i32 addrspace(1)* %2885, align 4, !tbaa !11
  br label %2886

2886:                                             ; preds = %2882, %2881
  br i1 %2847, label %2887, label %2905

2887:                                             ; preds = %2886
  %2888 = shl i64 %2846, 2
  %2889 = add i64 %2888, %2691
  %2890 = inttoptr i64 %2889 to i32 addrspace(1)*
  store i32 %2854, i32 addrspace(1)* %2890, align 4, !tbaa !11
  br label %2905

2891:                                             ; preds = %2483
  %2892 = zext i32 %2212 to i64
  %2893 = icmp ugt i64 %1679, %2892
  br i1 %2893, label %2894, label %2939

2894:                                             ; preds = %2891
  %2895 = zext i32 %2213 to i64
  br label %2896

2896:                                             ; preds = %2896, %2894
  %2897 = phi i64 [ %2892, %2894 ], [ %2903, %2896 ]
  %2898 = add i64 %2897, %2211
  %2899 = inttoptr i64 %2898 to i8 addrspace(1)*
  %2900 = load volatile i8, i8 addrspace(1)* %2899, align 1, !tbaa !11
  %2901 = add i64 %2897, %85
  %2902 = inttoptr i64 %2901 to i8 addrspace(1)*
  store i8 %2900, i8 addrspace(1)* %2902, align 1, !tbaa !11
  %2903 = add i64 %2897, %2895
  %2904 = icmp ult i64 %2903, %1679
  br i1 %2904, label %2896, label %2939, !llvm.loop !62

2905:                                             ; preds = %2887, %2886, %2773, %2686, %2685, %2572
  %2906 = phi i64 [ %2694, %2887 ], [ %2694, %2886 ], [ %2694, %2773 ], [ %2493, %2686 ], [ %2493, %2685 ], [ %2493, %2572 ]
  %2907 = icmp ugt i64 %2485, %2906
  br i1 %2907, label %2908, label %2919

2908:                                             ; preds = %2905
  %2909 = zext i32 %2213 to i64
  br label %2910

2910:                                             ; preds = %2910, %2908
  %2911 = phi i64 [ %2906, %2908 ], [ %2917, %2910 ]
  %2912 = add i64 %2911, %2211
  %2913 = inttoptr i64 %2912 to i8 addrspace(1)*
  %2914 = load volatile i8, i8 addrspace(1)* %2913, align 1, !tbaa !11
  %2915 = add i64 %2911, %85
  %2916 = inttoptr i64 %2915 to i8 addrspace(1)*
  store i8 %2914, i8 addrspace(1)* %2916, align 1, !tbaa !11
  %2917 = add i64 %2911, %2909
  %2918 = icmp ult i64 %2917, %2485
  br i1 %2918, label %2910, label %2919, !llvm.loop !62

2919:                                             ; preds = %2910, %2905
  %2920 = add i64 %2488, %2485
  %2921 = sub i64 %1679, %2920
  %2922 = icmp ugt i64 %2921, %2906
  br i1 %2922, label %2923, label %2939

2923:                                             ; preds = %2919
  %2924 = zext i32 %2213 to i64
  br label %2925

2925:                                             ; preds = %2925, %2923
  %2926 = phi i64 [ %2906, %2923 ], [ %2933, %2925 ]
  %2927 = add i64 %2926, %2920
  %2928 = add i64 %2927, %2211
  %2929 = inttoptr i64 %2928 to i8 addrspace(1)*
  %2930 = load volatile i8, i8 addrspace(1)* %2929, align 1, !tbaa !11
  %2931 = add i64 %2927, %85
  %2932 = inttoptr i64 %2931 to i8 addrspace(1)*
  store i8 %2930, i8 addrspace(1)* %2932, align 1, !tbaa !11
  %2933 = add i64 %2926, %2924
  %2934 = icmp ult i64 %2933, %2921
  br i1 %2934, label %2925, label %2939, !llvm.loop !62

2935:                                             ; preds = %2480, %2230
  %2936 = phi i64 [ %2482, %2480 ], [ %2285, %2230 ]
  %2937 = phi <4 x i32> [ %2447, %2480 ], [ %2271, %2230 ]
  %2938 = inttoptr i64 %2936 to <4 x i32> addrspace(1)*
  store <4 x i32> %2937, <4 x i32> addrspace(1)* %2938, align 16, !tbaa !11
  br label %2939

2939:                                             ; preds = %2925, %2896, %2935, %2919, %2891, %2479, %2366, %2206
  br i1 %2198, label %2942, label %2940, !prof !59

2940:                                             ; preds = %2939
  %2941 = and i32 %2196, 65535
  br label %2946

2942:                                             ; preds = %2939
  %2943 = zext i32 %2196 to i64
  %2944 = icmp ugt i64 %2043, %2943
  %2945 = select i1 %2944, i32 61, i32 0
  br label %2946

2946:                                             ; preds = %2942, %2940
  %2947 = phi i32 [ %2941, %2940 ], [ %2945, %2942 ]
  %2948 = icmp eq i32 %2947, 0
  %2949 = select i1 %2948, i64 %2043, i64 0
  %2950 = load i64, i64* %55, align 8, !tbaa !71
  %2951 = shl i64 %2037, 3
  %2952 = add i64 %2950, %2951
  %2953 = load i32, i32* %45, align 8, !tbaa !44
  %2954 = icmp eq i32 %2953, 0
  %2955 = icmp ne i64 %2949, 0
  %2956 = and i1 %2955, %2954
  br i1 %2956, label %2957, label %3047

2957:                                             ; preds = %2946
  %2958 = load i64, i64* %75, align 8, !tbaa !105
  %2959 = load i64, i64* %76, align 8, !tbaa !106
  %2960 = inttoptr i64 %2958 to i64 addrspace(1)*
  %2961 = load volatile i64, i64 addrspace(1)* %2960, align 8, !tbaa !5
  %2962 = load i64, i64* %54, align 8, !tbaa !107
  %2963 = icmp ult i64 %2961, %2962
  br i1 %2963, label %2964, label %2969

2964:                                             ; preds = %2957
  %2965 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2958, i64 1) #10, !srcloc !23
  %2966 = load i64, i64* %54, align 8, !tbaa !107
  %2967 = icmp ult i64 %2965, %2966
  %2968 = select i1 %2967, i64 %2965, i64 -1
  br label %2969

2969:                                             ; preds = %2964, %2957
  %2970 = phi i64 [ %2966, %2964 ], [ %2962, %2957 ]
  %2971 = phi i64 [ %2968, %2964 ], [ -1, %2957 ]
  %2972 = icmp eq i64 %2971, -1
  br i1 %2972, label %2973, label %2975

2973:                                             ; preds = %2969
  %2974 = icmp eq i64 %2970, 0
  br i1 %2974, label %2975, label %2979

2975:                                             ; preds = %3033, %3027, %2973, %2969
  %2976 = phi i64 [ 0, %2969 ], [ 0, %2973 ], [ %3028, %3027 ], [ %3028, %3033 ]
  %2977 = phi i64 [ %2971, %2969 ], [ -1, %2973 ], [ %3029, %3027 ], [ %3029, %3033 ]
  %2978 = phi i1 [ false, %2969 ], [ true, %2973 ], [ true, %3033 ], [ %3031, %3027 ]
  br i1 %2978, label %3047, label %3037

2979:                                             ; preds = %2973, %3033
  %2980 = phi i32 [ %3034, %3033 ], [ 0, %2973 ]
  %2981 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2959, i64 1) #10, !srcloc !23
  %2982 = load i64, i64* %54, align 8, !tbaa !107
  %2983 = urem i64 %2981, %2982
  %2984 = load i64, i64* %77, align 8, !tbaa !108
  %2985 = shl i64 %2983, 3
  %2986 = add i64 %2984, %2985
  %2987 = inttoptr i64 %2986 to i64 addrspace(1)*
  %2988 = load volatile i64, i64 addrspace(1)* %2987, align 8, !tbaa !5
  %2989 = lshr i64 %2988, 48
  %2990 = icmp eq i64 %2988, 0
  br i1 %2990, label %3027, label %2991

2991:                                             ; preds = %2979
  %2992 = shl nuw nsw i64 %2989, 28
  %2993 = or i64 %2992, %2983
  %2994 = load i64, i64* %55, align 8, !tbaa !71
  %2995 = shl i64 %2988, 3
  %2996 = and i64 %2995, 2251799813685240
  %2997 = add nsw i64 %2996, -8
  %2998 = add i64 %2997, %2994
  %2999 = inttoptr i64 %2998 to i64 addrspace(1)*
  %3000 = load volatile i64, i64 addrspace(1)* %2999, align 8, !tbaa !5
  %3001 = and i64 %3000, 393216
  %3002 = icmp eq i64 %3001, 262144
  %3003 = lshr i64 %3000, 20
  %3004 = icmp eq i64 %3003, %2993
  %3005 = and i1 %3002, %3004
  %3006 = and i64 %3000, 65535
  %3007 = icmp eq i64 %3006, 0
  %3008 = select i1 %3005, i1 %3007, i1 false
  br i1 %3008, label %3009, label %3019

3009:                                             ; preds = %2991
  %3010 = and i64 %3000, 65536
  %3011 = icmp eq i64 %3010, 0
  br i1 %3011, label %3014, label %3012

3012:                                             ; preds = %3009
  %3013 = tail call i64 asm sideeffect "atom.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2998, i64 -65537) #10, !srcloc !88
  br label %3019

3014:                                             ; preds = %3009
  %3015 = and i64 %3000, 524288
  %3016 = tail call i64 asm sideeffect "atom.global.cas.b64 $0, [$1], $2, $3;", "=l,l,l,l,~{memory}"(i64 %2998, i64 %3000, i64 %3015) #10, !srcloc !89
  %3017 = icmp eq i64 %3016, %3000
  %3018 = zext i1 %3017 to i32
  br label %3019

3019:                                             ; preds = %3014, %3012, %2991
  %3020 = phi i32 [ 0, %3012 ], [ %3018, %3014 ], [ 0, %2991 ]
  %3021 = icmp eq i32 %3020, 0
  br i1 %3021, label %3027, label %3022

3022:                                             ; preds = %3019
  %3023 = add nuw nsw i64 %2989, 1
  %3024 = and i64 %3023, 65535
  %3025 = load i64, i64* %78, align 8, !tbaa !109
  %3026 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %3025, i64 1) #10, !srcloc !23
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !51
  br label %3027

3027:                                             ; preds = %3022, %3019, %2979
  %3028 = phi i64 [ %3024, %3022 ], [ %2989, %3019 ], [ 0, %2979 ]
  %3029 = phi i64 [ %2983, %3022 ], [ -1, %3019 ], [ -1, %2979 ]
  %3030 = icmp ult i32 %2980, 63
  %3031 = icmp eq i64 %3029, -1
  %3032 = select i1 %3030, i1 %3031, i1 false
  br i1 %3032, label %3033, label %2975, !llvm.loop !110

3033:                                             ; preds = %3027
  %3034 = add nuw nsw i32 %2980, 1
  %3035 = load i64, i64* %54, align 8, !tbaa !107
  %3036 = icmp eq i64 %3035, 0
  br i1 %3036, label %2975, label %2979

3037:                                             ; preds = %2975
  %3038 = add i64 %2037, 1
  %3039 = shl nuw i64 %2976, 48
  %3040 = or i64 %3039, %3038
  %3041 = load i64, i64* %77, align 8, !tbaa !108
  %3042 = shl i64 %2977, 3
  %3043 = add i64 %3041, %3042
  %3044 = inttoptr i64 %3043 to i64 addrspace(1)*
  store volatile i64 %3040, i64 addrspace(1)* %3044, align 8, !tbaa !5
  %3045 = shl nuw nsw i64 %2976, 28
  %3046 = or i64 %2977, %3045
  br label %3047

3047:                                             ; preds = %3037, %2975, %2946
  %3048 = phi i64 [ -1, %2946 ], [ %3046, %3037 ], [ -1, %2975 ]
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
  br i1 %3058, label %3796, label %3059

3059:                                             ; preds = %3047
  %3060 = load i32, i32* %32, align 8, !tbaa !55
  %3061 = load i64, i64* %79, align 8, !tbaa !111
  %3062 = and i64 %3056, 268435455
  %3063 = zext i32 %3060 to i64
  %3064 = shl i64 %3062, %3063
  %3065 = add i64 %3064, %3061
  %3066 = load i32, i32* %45, align 8, !tbaa !44
  %3067 = load i32, i32* %50, align 4, !tbaa !58
  %3068 = xor i64 %3065, %2048
  %3069 = and i64 %3068, 15
  %3070 = icmp eq i64 %3069, 0
  %3071 = and i64 %3068, 3
  %3072 = icmp eq i64 %3071, 0
  %3073 = select i1 %3072, i64 4, i64 1
  %3074 = select i1 %3070, i64 16, i64 %3073
  %3075 = sub i64 0, %3065
  %3076 = add nsw i64 %3074, -1
  %3077 = and i64 %3076, %3075
  %3078 = or i64 %2949, %2048
  %3079 = or i64 %3078, %3065
  %3080 = and i64 %3079, 15
  %3081 = icmp eq i64 %3080, 0
  br i1 %3081, label %3082, label %3340, !prof !59

3082:                                             ; preds = %3059
  %3083 = shl i32 %3067, 7
  %3084 = zext i32 %3083 to i64
  %3085 = icmp eq i64 %2949, %3084
  br i1 %3085, label %3086, label %3142

3086:                                             ; preds = %3082
  %3087 = shl i32 %3066, 4
  %3088 = zext i32 %3087 to i64
  %3089 = add i64 %3065, %3088
  %3090 = add i64 %2048, %3088
  %3091 = shl i32 %3067, 4
  %3092 = inttoptr i64 %3090 to <4 x i32> addrspace(1)*
  %3093 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3092, align 16, !tbaa !11
  %3094 = zext i32 %3091 to i64
  %3095 = add i64 %3090, %3094
  %3096 = inttoptr i64 %3095 to <4 x i32> addrspace(1)*
  %3097 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3096, align 16, !tbaa !11
  %3098 = shl i32 %3067, 5
  %3099 = zext i32 %3098 to i64
  %3100 = add i64 %3090, %3099
  %3101 = inttoptr i64 %3100 to <4 x i32> addrspace(1)*
  %3102 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3101, align 16, !tbaa !11
  %3103 = mul i32 %3067, 48
  %3104 = zext i32 %3103 to i64
  %3105 = add i64 %3090, %3104
  %3106 = inttoptr i64 %3105 to <4 x i32> addrspace(1)*
  %3107 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3106, align 16, !tbaa !11
  %3108 = shl i32 %3067, 6
  %3109 = zext i32 %3108 to i64
  %3110 = add i64 %3090, %3109
  %3111 = inttoptr i64 %3110 to <4 x i32> addrspace(1)*
  %3112 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3111, align 16, !tbaa !11
  %3113 = mul i32 %3067, 80
  %3114 = zext i32 %3113 to i64
  %3115 = add i64 %3090, %3114
  %3116 = inttoptr i64 %3115 to <4 x i32> addrspace(1)*
  %3117 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3116, align 16, !tbaa !11
  %3118 = mul i32 %3067, 96
  %3119 = zext i32 %3118 to i64
  %3120 = add i64 %3090, %3119
  %3121 = inttoptr i64 %3120 to <4 x i32> addrspace(1)*
  %3122 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3121, align 16, !tbaa !11
  %3123 = mul i32 %3067, 112
  %3124 = zext i32 %3123 to i64
  %3125 = add i64 %3090, %3124
  %3126 = inttoptr i64 %3125 to <4 x i32> addrspace(1)*
  %3127 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3126, align 16, !tbaa !11
  %3128 = inttoptr i64 %3089 to <4 x i32> addrspace(1)*
  store <4 x i32> %3093, <4 x i32> addrspace(1)* %3128, align 16, !tbaa !11
  %3129 = add i64 %3089, %3094
  %3130 = inttoptr i64 %3129 to <4 x i32> addrspace(1)*
  store <4 x i32> %3097, <4 x i32> addrspace(1)* %3130, align 16, !tbaa !11
  %3131 = add i64 %3089, %3099
  %3132 = inttoptr i64 %3131 to <4 x i32> addrspace(1)*
  store <4 x i32> %3102, <4 x i32> addrspace(1)* %3132, align 16, !tbaa !11
  %3133 = add i64 %3089, %3104
  %3134 = inttoptr i64 %3133 to <4 x i32> addrspace(1)*
  store <4 x i32> %3107, <4 x i32> addrspace(1)* %3134, align 16, !tbaa !11
  %3135 = add i64 %3089, %3109
  %3136 = inttoptr i64 %3135 to <4 x i32> addrspace(1)*
  store <4 x i32> %3112, <4 x i32> addrspace(1)* %3136, align 16, !tbaa !11
  %3137 = add i64 %3089, %3114
  %3138 = inttoptr i64 %3137 to <4 x i32> addrspace(1)*
  store <4 x i32> %3117, <4 x i32> addrspace(1)* %3138, align 16, !tbaa !11
  %3139 = add i64 %3089, %3119
  %3140 = inttoptr i64 %3139 to <4 x i32> addrspace(1)*
  store <4 x i32> %3122, <4 x i32> addrspace(1)* %3140, align 16, !tbaa !11
  %3141 = add i64 %3089, %3124
  br label %3792

3142:                                             ; preds = %3082
  %3143 = lshr i64 %2949, 4
  %3144 = zext i32 %3066 to i64
  %3145 = mul i32 %3067, 7
  %3146 = zext i32 %3145 to i64
  %3147 = add nuw nsw i64 %3146, %3144
  %3148 = icmp ult i64 %3147, %3143
  br i1 %3148, label %3149, label %3223

3149:                                             ; preds = %3142
  %3150 = shl i32 %3067, 3
  %3151 = zext i32 %3150 to i64
  %3152 = zext i32 %3067 to i64
  %3153 = shl i32 %3067, 1
  %3154 = zext i32 %3153 to i64
  %3155 = mul i32 %3067, 3
  %3156 = zext i32 %3155 to i64
  %3157 = shl i32 %3067, 2
  %3158 = zext i32 %3157 to i64
  %3159 = mul i32 %3067, 5
  %3160 = zext i32 %3159 to i64
  %3161 = mul i32 %3067, 6
  %3162 = zext i32 %3161 to i64
  br label %3163

3163:                                             ; preds = %3163, %3149
  %3164 = phi i64 [ %3144, %3149 ], [ %3220, %3163 ]
  %3165 = shl i64 %3164, 4
  %3166 = add i64 %3165, %2048
  %3167 = inttoptr i64 %3166 to <4 x i32> addrspace(1)*
  %3168 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3167, align 16, !tbaa !11
  %3169 = add i64 %3164, %3152
  %3170 = shl i64 %3169, 4
  %3171 = add i64 %3170, %2048
  %3172 = inttoptr i64 %3171 to <4 x i32> addrspace(1)*
  %3173 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3172, align 16, !tbaa !11
  %3174 = add i64 %3164, %3154
  %3175 = shl i64 %3174, 4
  %3176 = add i64 %3175, %2048
  %3177 = inttoptr i64 %3176 to <4 x i32> addrspace(1)*
  %3178 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3177, align 16, !tbaa !11
  %3179 = add i64 %3164, %3156
  %3180 = shl i64 %3179, 4
  %3181 = add i64 %3180, %2048
  %3182 = inttoptr i64 %3181 to <4 x i32> addrspace(1)*
  %3183 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3182, align 16, !tbaa !11
  %3184 = add i64 %3164, %3158
  %3185 = shl i64 %3184, 4
  %3186 = add i64 %3185, %2048
  %3187 = inttoptr i64 %3186 to <4 x i32> addrspace(1)*
  %3188 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3187, align 16, !tbaa !11
  %3189 = add i64 %3164, %3160
  %3190 = shl i64 %3189, 4
  %3191 = add i64 %3190, %2048
  %3192 = inttoptr i64 %3191 to <4 x i32> addrspace(1)*
  %3193 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3192, align 16, !tbaa !11
  %3194 = add i64 %3164, %3162
  %3195 = shl i64 %3194, 4
  %3196 = add i64 %3195, %2048
  %3197 = inttoptr i64 %3196 to <4 x i32> addrspace(1)*
  %3198 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3197, align 16, !tbaa !11
  %3199 = add i64 %3164, %3146
  %3200 = shl i64 %3199, 4
  %3201 = add i64 %3200, %2048
  %3202 = inttoptr i64 %3201 to <4 x i32> addrspace(1)*
  %3203 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3202, align 16, !tbaa !11
  %3204 = add i64 %3165, %3065
  %3205 = inttoptr i64 %3204 to <4 x i32> addrspace(1)*
  store <4 x i32> %3168, <4 x i32> addrspace(1)* %3205, align 16, !tbaa !11
  %3206 = add i64 %3170, %3065
  %3207 = inttoptr i64 %3206 to <4 x i32> addrspace(1)*
  store <4 x i32> %3173, <4 x i32> addrspace(1)* %3207, align 16, !tbaa !11
  %3208 = add i64 %3175, %3065
  %3209 = inttoptr i64 %3208 to <4 x i32> addrspace(1)*
  store <4 x i32> %3178, <4 x i32> addrspace(1)* %3209, align 16, !tbaa !11
  %3210 = add i64 %3180, %3065
  %3211 = inttoptr i64 %3210 to <4 x i32> addrspace(1)*
  store <4 x i32> %3183, <4 x i32> addrspace(1)* %3211, align 16, !tbaa !11
  %3212 = add i64 %3185, %3065
  %3213 = inttoptr i64 %3212 to <4 x i32> addrspace(1)*
  store <4 x i32> %3188, <4 x i32> addrspace(1)* %3213, align 16, !tbaa !11
  %3214 = add i64 %3190, %3065
  %3215 = inttoptr i64 %3214 to <4 x i32> addrspace(1)*
  store <4 x i32> %3193, <4 x i32> addrspace(1)* %3215, align 16, !tbaa !11
  %3216 = add i64 %3195, %3065
  %3217 = inttoptr i64 %3216 to <4 x i32> addrspace(1)*
  store <4 x i32> %3198, <4 x i32> addrspace(1)* %3217, align 16, !tbaa !11
  %3218 = add i64 %3200, %3065
  %3219 = inttoptr i64 %3218 to <4 x i32> addrspace(1)*
  store <4 x i32> %3203, <4 x i32> addrspace(1)* %3219, align 16, !tbaa !11
  %3220 = add i64 %3164, %3151
  %3221 = add i64 %3220, %3146
  %3222 = icmp ult i64 %3221, %3143
  br i1 %3222, label %3163, label %3223, !llvm.loop !60

3223:                                             ; preds = %3163, %3142
  %3224 = phi i64 [ %3144, %3142 ], [ %3220, %3163 ]
  %3225 = icmp ult i64 %3224, %3143
  br i1 %3225, label %3226, label %3796

3226:                                             ; preds = %3223
  %3227 = shl i64 %3224, 4
  %3228 = add i64 %3227, %2048
  %3229 = inttoptr i64 %3228 to <4 x i32> addrspace(1)*
  %3230 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3229, align 16, !tbaa !11
  %3231 = zext i32 %3067 to i64
  %3232 = add i64 %3224, %3231
  %3233 = icmp ult i64 %3232, %3143
  br i1 %3233, label %3234, label %3239

3234:                                             ; preds = %3226
  %3235 = shl i64 %3232, 4
  %3236 = add i64 %3235, %2048
  %3237 = inttoptr i64 %3236 to <4 x i32> addrspace(1)*
  %3238 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3237, align 16, !tbaa !11
  br label %3239

3239:                                             ; preds = %3234, %3226
  %3240 = phi <4 x i32> [ %3238, %3234 ], [ zeroinitializer, %3226 ]
  %3241 = shl i32 %3067, 1
  %3242 = zext i32 %3241 to i64
  %3243 = add i64 %3224, %3242
  %3244 = icmp ult i64 %3243, %3143
  br i1 %3244, label %3245, label %3250

3245:                                             ; preds = %3239
  %3246 = shl i64 %3243, 4
  %3247 = add i64 %3246, %2048
  %3248 = inttoptr i64 %3247 to <4 x i32> addrspace(1)*
  %3249 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3248, align 16, !tbaa !11
  br label %3250

3250:                                             ; preds = %3245, %3239
  %3251 = phi <4 x i32> [ %3249, %3245 ], [ zeroinitializer, %3239 ]
  %3252 = mul i32 %3067, 3
  %3253 = zext i32 %3252 to i64
  %3254 = add i64 %3224, %3253
  %3255 = icmp ult i64 %3254, %3143
  br i1 %3255, label %3256, label %3261

3256:                                             ; preds = %3250
  %3257 = shl i64 %3254, 4
  %3258 = add i64 %3257, %2048
  %3259 = inttoptr i64 %3258 to <4 x i32> addrspace(1)*
  %3260 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3259, align 16, !tbaa !11
  br label %3261

3261:                                             ; preds = %3256, %3250
  %3262 = phi <4 x i32> [ %3260, %3256 ], [ zeroinitializer, %3250 ]
  %3263 = shl i32 %3067, 2
  %3264 = zext i32 %3263 to i64
  %3265 = add i64 %3224, %3264
  %3266 = icmp ult i64 %3265, %3143
  br i1 %3266, label %3267, label %3272

3267:                                             ; preds = %3261
  %3268 = shl i64 %3265, 4
  %3269 = add i64 %3268, %2048
  %3270 = inttoptr i64 %3269 to <4 x i32> addrspace(1)*
  %3271 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3270, align 16, !tbaa !11
  br label %3272

3272:                                             ; preds = %3267, %3261
  %3273 = phi <4 x i32> [ %3271, %3267 ], [ zeroinitializer, %3261 ]
  %3274 = mul i32 %3067, 5
  %3275 = zext i32 %3274 to i64
  %3276 = add i64 %3224, %3275
  %3277 = icmp ult i64 %3276, %3143
  br i1 %3277, label %3278, label %3283

3278:                                             ; preds = %3272
  %3279 = shl i64 %3276, 4
  %3280 = add i64 %3279, %2048
  %3281 = inttoptr i64 %3280 to <4 x i32> addrspace(1)*
  %3282 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3281, align 16, !tbaa !11
  br label %3283

3283:                                             ; preds = %3278, %3272
  %3284 = phi <4 x i32> [ %3282, %3278 ], [ zeroinitializer, %3272 ]
  %3285 = mul i32 %3067, 6
  %3286 = zext i32 %3285 to i64
  %3287 = add i64 %3224, %3286
  %3288 = icmp ult i64 %3287, %3143
  br i1 %3288, label %3289, label %3294

3289:                                             ; preds = %3283
  %3290 = shl i64 %3287, 4
  %3291 = add i64 %3290, %2048
  %3292 = inttoptr i64 %3291 to <4 x i32> addrspace(1)*
  %3293 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3292, align 16, !tbaa !11
  br label %3294

3294:                                             ; preds = %3289, %3283
  %3295 = phi <4 x i32> [ %3293, %3289 ], [ zeroinitializer, %3283 ]
  %3296 = add i64 %3224, %3146
  %3297 = icmp ult i64 %3296, %3143
  br i1 %3297, label %3298, label %3303

3298:                                             ; preds = %3294
  %3299 = shl i64 %3296, 4
  %3300 = add i64 %3299, %2048
  %3301 = inttoptr i64 %3300 to <4 x i32> addrspace(1)*
  %3302 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3301, align 16, !tbaa !11
  br label %3303

3303:                                             ; preds = %3298, %3294
  %3304 = phi <4 x i32> [ %3302, %3298 ], [ zeroinitializer, %3294 ]
  %3305 = add i64 %3227, %3065
  %3306 = inttoptr i64 %3305 to <4 x i32> addrspace(1)*
  store <4 x i32> %3230, <4 x i32> addrspace(1)* %3306, align 16, !tbaa !11
  br i1 %3233, label %3307, label %3311

3307:                                             ; preds = %3303
  %3308 = shl i64 %3232, 4
  %3309 = add i64 %3308, %3065
  %3310 = inttoptr i64 %3309 to <4 x i32> addrspace(1)*
  store <4 x i32> %3240, <4 x i32> addrspace(1)* %3310, align 16, !tbaa !11
  br label %3311

3311:                                             ; preds = %3307, %3303
  br i1 %3244, label %3312, label %3316

3312:                                             ; preds = %3311
  %3313 = shl i64 %3243, 4
  %3314 = add i64 %3313, %3065
  %3315 = inttoptr i64 %3314 to <4 x i32> addrspace(1)*
  store <4 x i32> %3251, <4 x i32> addrspace(1)* %3315, align 16, !tbaa !11
  br label %3316

3316:                                             ; preds = %3312, %3311
  br i1 %3255, label %3317, label %3321

3317:                                             ; preds = %3316
  %3318 = shl i64 %3254, 4
  %3319 = add i64 %3318, %3065
  %3320 = inttoptr i64 %3319 to <4 x i32> addrspace(1)*
  store <4 x i32> %3262, <4 x i32> addrspace(1)* %3320, align 16, !tbaa !11
  br label %3321

3321:                                             ; preds = %3317, %3316
  br i1 %3266, label %3322, label %3326

3322:                                             ; preds = %3321
  %3323 = shl i64 %3265, 4
  %3324 = add i64 %3323, %3065
  %3325 = inttoptr i64 %3324 to <4 x i32> addrspace(1)*
  store <4 x i32> %3273, <4 x i32> addrspace(1)* %3325, align 16, !tbaa !11
  br label %3326

3326:                                             ; preds = %3322, %3321
  br i1 %3277, label %3327, label %3331

3327:                                             ; preds = %3326
  %3328 = shl i64 %3276, 4
  %3329 = add i64 %3328, %3065
  %3330 = inttoptr i64 %3329 to <4 x i32> addrspace(1)*
  store <4 x i32> %3284, <4 x i32> addrspace(1)* %3330, align 16, !tbaa !11
  br label %3331

3331:                                             ; preds = %3327, %3326
  br i1 %3288, label %3332, label %3336

3332:                                             ; preds = %3331
  %3333 = shl i64 %3287, 4
  %3334 = add i64 %3333, %3065
  %3335 = inttoptr i64 %3334 to <4 x i32> addrspace(1)*
  store <4 x i32> %3295, <4 x i32> addrspace(1)* %3335, align 16, !tbaa !11
  br label %3336

3336:                                             ; preds = %3332, %3331
  br i1 %3297, label %3337, label %3796

3337:                                             ; preds = %3336
  %3338 = shl i64 %3296, 4
  %3339 = add i64 %3338, %3065
  br label %3792

3340:                                             ; preds = %3059
  %3341 = icmp ult i64 %3077, %2949
  %3342 = select i1 %3341, i64 %3077, i64 %2949
  %3343 = sub i64 %2949, %3342
  %3344 = sub nsw i64 0, %3074
  %3345 = and i64 %3343, %3344
  switch i64 %3074, label %3748 [
    i64 16, label %3346
    i64 4, label %3547
  ]

3346:                                             ; preds = %3340
  %3347 = add i64 %3342, %3065
  %3348 = add i64 %3342, %2048
  %3349 = lshr i64 %3345, 4
  %3350 = zext i32 %3066 to i64
  %3351 = mul i32 %3067, 7
  %3352 = zext i32 %3351 to i64
  %3353 = add nuw nsw i64 %3352, %3350
  %3354 = icmp ult i64 %3353, %3349
  br i1 %3354, label %3355, label %3429

3355:                                             ; preds = %3346
  %3356 = shl i32 %3067, 3
  %3357 = zext i32 %3356 to i64
  %3358 = zext i32 %3067 to i64
  %3359 = shl i32 %3067, 1
  %3360 = zext i32 %3359 to i64
  %3361 = mul i32 %3067, 3
  %3362 = zext i32 %3361 to i64
  %3363 = shl i32 %3067, 2
  %3364 = zext i32 %3363 to i64
  %3365 = mul i32 %3067, 5
  %3366 = zext i32 %3365 to i64
  %3367 = mul i32 %3067, 6
  %3368 = zext i32 %3367 to i64
  br label %3369

3369:                                             ; preds = %3369, %3355
  %3370 = phi i64 [ %3350, %3355 ], [ %3426, %3369 ]
  %3371 = shl i64 %3370, 4
  %3372 = add i64 %3371, %3348
  %3373 = inttoptr i64 %3372 to <4 x i32> addrspace(1)*
  %3374 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3373, align 16, !tbaa !11
  %3375 = add i64 %3370, %3358
  %3376 = shl i64 %3375, 4
  %3377 = add i64 %3376, %3348
  %3378 = inttoptr i64 %3377 to <4 x i32> addrspace(1)*
  %3379 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3378, align 16, !tbaa !11
  %3380 = add i64 %3370, %3360
  %3381 = shl i64 %3380, 4
  %3382 = add i64 %3381, %3348
  %3383 = inttoptr i64 %3382 to <4 x i32> addrspace(1)*
  %3384 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3383, align 16, !tbaa !11
  %3385 = add i64 %3370, %3362
  %3386 = shl i64 %3385, 4
  %3387 = add i64 %3386, %3348
  %3388 = inttoptr i64 %3387 to <4 x i32> addrspace(1)*
  %3389 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3388, align 16, !tbaa !11
  %3390 = add i64 %3370, %3364
  %3391 = shl i64 %3390, 4
  %3392 = add i64 %3391, %3348
  %3393 = inttoptr i64 %3392 to <4 x i32> addrspace(1)*
  %3394 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3393, align 16, !tbaa !11
  %3395 = add i64 %3370, %3366
  %3396 = shl i64 %3395, 4
  %3397 = add i64 %3396, %3348
  %3398 = inttoptr i64 %3397 to <4 x i32> addrspace(1)*
  %3399 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3398, align 16, !tbaa !11
  %3400 = add i64 %3370, %3368
  %3401 = shl i64 %3400, 4
  %3402 = add i64 %3401, %3348
  %3403 = inttoptr i64 %3402 to <4 x i32> addrspace(1)*
  %3404 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3403, align 16, !tbaa !11
  %3405 = add i64 %3370, %3352
  %3406 = shl i64 %3405, 4
  %3407 = add i64 %3406, %3348
  %3408 = inttoptr i64 %3407 to <4 x i32> addrspace(1)*
  %3409 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3408, align 16, !tbaa !11
  %3410 = add i64 %3371, %3347
  %3411 = inttoptr i64 %3410 to <4 x i32> addrspace(1)*
  store <4 x i32> %3374, <4 x i32> addrspace(1)* %3411, align 16, !tbaa !11
  %3412 = add i64 %3376, %3347
  %3413 = inttoptr i64 %3412 to <4 x i32> addrspace(1)*
  store <4 x i32> %3379, <4 x i32> addrspace(1)* %3413, align 16, !tbaa !11
  %3414 = add i64 %3381, %3347
  %3415 = inttoptr i64 %3414 to <4 x i32> addrspace(1)*
  store <4 x i32> %3384, <4 x i32> addrspace(1)* %3415, align 16, !tbaa !11
  %3416 = add i64 %3386, %3347
  %3417 = inttoptr i64 %3416 to <4 x i32> addrspace(1)*
  store <4 x i32> %3389, <4 x i32> addrspace(1)* %3417, align 16, !tbaa !11
  %3418 = add i64 %3391, %3347
  %3419 = inttoptr i64 %3418 to <4 x i32> addrspace(1)*
  store <4 x i32> %3394, <4 x i32> addrspace(1)* %3419, align 16, !tbaa !11
  %3420 = add i64 %3396, %3347
  %3421 = inttoptr i64 %3420 to <4 x i32> addrspace(1)*
  store <4 x i32> %3399, <4 x i32> addrspace(1)* %3421, align 16, !tbaa !11
  %3422 = add i64 %3401, %3347
  %3423 = inttoptr i64 %3422 to <4 x i32> addrspace(1)*
  store <4 x i32> %3404, <4 x i32> addrspace(1)* %3423, align 16, !tbaa !11
  %3424 = add i64 %3406, %3347
  %3425 = inttoptr i64 %3424 to <4 x i32> addrspace(1)*
  store <4 x i32> %3409, <4 x i32> addrspace(1)* %3425, align 16, !tbaa !11
  %3426 = add i64 %3370, %3357
  %3427 = add i64 %3426, %3352
  %3428 = icmp ult i64 %3427, %3349
  br i1 %3428, label %3369, label %3429, !llvm.loop !60

3429:                                             ; preds = %3369, %3346
  %3430 = phi i64 [ %3350, %3346 ], [ %3426, %3369 ]
  %3431 = icmp ult i64 %3430, %3349
  br i1 %3431, label %3432, label %3762

3432:                                             ; preds = %3429
  %3433 = shl i64 %3430, 4
  %3434 = add i64 %3433, %3348
  %3435 = inttoptr i64 %3434 to <4 x i32> addrspace(1)*
  %3436 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3435, align 16, !tbaa !11
  %3437 = zext i32 %3067 to i64
  %3438 = add i64 %3430, %3437
  %3439 = icmp ult i64 %3438, %3349
  br i1 %3439, label %3440, label %3445

3440:                                             ; preds = %3432
  %3441 = shl i64 %3438, 4
  %3442 = add i64 %3441, %3348
  %3443 = inttoptr i64 %3442 to <4 x i32> addrspace(1)*
  %3444 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3443, align 16, !tbaa !11
  br label %3445

3445:                                             ; preds = %3440, %3432
  %3446 = phi <4 x i32> [ %3444, %3440 ], [ zeroinitializer, %3432 ]
  %3447 = shl i32 %3067, 1
  %3448 = zext i32 %3447 to i64
  %3449 = add i64 %3430, %3448
  %3450 = icmp ult i64 %3449, %3349
  br i1 %3450, label %3451, label %3456

3451:                                             ; preds = %3445
  %3452 = shl i64 %3449, 4
  %3453 = add i64 %3452, %3348
  %3454 = inttoptr i64 %3453 to <4 x i32> addrspace(1)*
  %3455 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3454, align 16, !tbaa !11
  br label %3456

3456:                                             ; preds = %3451, %3445
  %3457 = phi <4 x i32> [ %3455, %3451 ], [ zeroinitializer, %3445 ]
  %3458 = mul i32 %3067, 3
  %3459 = zext i32 %3458 to i64
  %3460 = add i64 %3430, %3459
  %3461 = icmp ult i64 %3460, %3349
  br i1 %3461, label %3462, label %3467

3462:                                             ; preds = %3456
  %3463 = shl i64 %3460, 4
  %3464 = add i64 %3463, %3348
  %3465 = inttoptr i64 %3464 to <4 x i32> addrspace(1)*
  %3466 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3465, align 16, !tbaa !11
  br label %3467

3467:                                             ; preds = %3462, %3456
  %3468 = phi <4 x i32> [ %3466, %3462 ], [ zeroinitializer, %3456 ]
  %3469 = shl i32 %3067, 2
  %3470 = zext i32 %3469 to i64
  %3471 = add i64 %3430, %3470
  %3472 = icmp ult i64 %3471, %3349
  br i1 %3472, label %3473, label %3478

3473:                                             ; preds = %3467
  %3474 = shl i64 %3471, 4
  %3475 = add i64 %3474, %3348
  %3476 = inttoptr i64 %3475 to <4 x i32> addrspace(1)*
  %3477 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3476, align 16, !tbaa !11
  br label %3478

3478:                                             ; preds = %3473, %3467
  %3479 = phi <4 x i32> [ %3477, %3473 ], [ zeroinitializer, %3467 ]
  %3480 = mul i32 %3067, 5
  %3481 = zext i32 %3480 to i64
  %3482 = add i64 %3430, %3481
  %3483 = icmp ult i64 %3482, %3349
  br i1 %3483, label %3484, label %3489

3484:                                             ; preds = %3478
  %3485 = shl i64 %3482, 4
  %3486 = add i64 %3485, %3348
  %3487 = inttoptr i64 %3486 to <4 x i32> addrspace(1)*
  %3488 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3487, align 16, !tbaa !11
  br label %3489

3489:                                             ; preds = %3484, %3478
  %3490 = phi <4 x i32> [ %3488, %3484 ], [ zeroinitializer, %3478 ]
  %3491 = mul i32 %3067, 6
  %3492 = zext i32 %3491 to i64
  %3493 = add i64 %3430, %3492
  %3494 = icmp ult i64 %3493, %3349
  br i1 %3494, label %3495, label %3500

3495:                                             ; preds = %3489
  %3496 = shl i64 %3493, 4
  %3497 = add i64 %3496, %3348
  %3498 = inttoptr i64 %3497 to <4 x i32> addrspace(1)*
  %3499 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3498, align 16, !tbaa !11
  br label %3500

3500:                                             ; preds = %3495, %3489
  %3501 = phi <4 x i32> [ %3499, %3495 ], [ zeroinitializer, %3489 ]
  %3502 = add i64 %3430, %3352
  %3503 = icmp ult i64 %3502, %3349
  br i1 %3503, label %3504, label %3509

3504:                                             ; preds = %3500
  %3505 = shl i64 %3502, 4
  %3506 = add i64 %3505, %3348
  %3507 = inttoptr i64 %3506 to <4 x i32> addrspace(1)*
  %3508 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3507, align 16, !tbaa !11
  br label %3509

3509:                                             ; preds = %3504, %3500
  %3510 = phi <4 x i32> [ %3508, %3504 ], [ zeroinitializer, %3500 ]
  %3511 = add i64 %3433, %3347
  %3512 = inttoptr i64 %3511 to <4 x i32> addrspace(1)*
  store <4 x i32> %3436, <4 x i32> addrspace(1)* %3512, align 16, !tbaa !11
  br i1 %3439, label %3513, label %3517

3513:                                             ; preds = %3509
  %3514 = shl i64 %3438, 4
  %3515 = add i64 %3514, %3347
  %3516 = inttoptr i64 %3515 to <4 x i32> addrspace(1)*
  store <4 x i32> %3446, <4 x i32> addrspace(1)* %3516, align 16, !tbaa !11
  br label %3517

3517:                                             ; preds = %3513, %3509
  br i1 %3450, label %3518, label %3522

3518:                                             ; preds = %3517
  %3519 = shl i64 %3449, 4
  %3520 = add i64 %3519, %3347
  %3521 = inttoptr i64 %3520 to <4 x i32> addrspace(1)*
  store <4 x i32> %3457, <4 x i32> addrspace(1)* %3521, align 16, !tbaa !11
  br label %3522

3522:                                             ; preds = %3518, %3517
  br i1 %3461, label %3523, label %3527

3523:                                             ; preds = %3522
  %3524 = shl i64 %3460, 4
  %3525 = add i64 %3524, %3347
  %3526 = inttoptr i64 %3525 to <4 x i32> addrspace(1)*
  store <4 x i32> %3468, <4 x i32> addrspace(1)* %3526, align 16, !tbaa !11
  br label %3527

3527:                                             ; preds = %3523, %3522
  br i1 %3472, label %3528, label %3532

3528:                                             ; preds = %3527
  %3529 = shl i64 %3471, 4
  %3530 = add i64 %3529, %3347
  %3531 = inttoptr i64 %3530 to <4 x i32> addrspace(1)*
  store <4 x i32> %3479, <4 x i32> addrspace(1)* %3531, align 16, !tbaa !11
  br label %3532

3532:                                             ; preds = %3528, %3527
  br i1 %3483, label %3533, label %3537

3533:                                             ; preds = %3532
  %3534 = shl i64 %3482, 4
  %3535 = add i64 %3534, %3347
  %3536 = inttoptr i64 %3535 to <4 x i32> addrspace(1)*
  store <4 x i32> %3490, <4 x i32> addrspace(1)* %3536, align 16, !tbaa !11
  br label %3537

3537:                                             ; preds = %3533, %3532
  br i1 %3494, label %3538, label %3542

3538:                                             ; preds = %3537
  %3539 = shl i64 %3493, 4
  %3540 = add i64 %3539, %3347
  %3541 = inttoptr i64 %3540 to <4 x i32> addrspace(1)*
  store <4 x i32> %3501, <4 x i32> addrspace(1)* %3541, align 16, !tbaa !11
  br label %3542

3542:                                             ; preds = %3538, %3537
  br i1 %3503, label %3543, label %3762

3543:                                             ; preds = %3542
  %3544 = shl i64 %3502, 4
  %3545 = add i64 %3544, %3347
  %3546 = inttoptr i64 %3545 to <4 x i32> addrspace(1)*
  store <4 x i32> %3510, <4 x i32> addrspace(1)* %3546, align 16, !tbaa !11
  br label %3762

3547:                                             ; preds = %3340
  %3548 = add i64 %3342, %3065
  %3549 = add i64 %3342, %2048
  %3550 = lshr i64 %3345, 2
  %3551 = zext i32 %3066 to i64
  %3552 = mul i32 %3067, 7
  %3553 = zext i32 %3552 to i64
  %3554 = add nuw nsw i64 %3553, %3551
  %3555 = icmp ult i64 %3554, %3550
  br i1 %3555, label %3556, label %3630

3556:                                             ; preds = %3547
  %3557 = shl i32 %3067, 3
  %3558 = zext i32 %3557 to i64
  %3559 = zext i32 %3067 to i64
  %3560 = shl i32 %3067, 1
  %3561 = zext i32 %3560 to i64
  %3562 = mul i32 %3067, 3
  %3563 = zext i32 %3562 to i64
  %3564 = shl i32 %3067, 2
  %3565 = zext i32 %3564 to i64
  %3566 = mul i32 %3067, 5
  %3567 = zext i32 %3566 to i64
  %3568 = mul i32 %3067, 6
  %3569 = zext i32 %3568 to i64
  br label %3570

3570:                                             ; preds = %3570, %3556
  %3571 = phi i64 [ %3551, %3556 ], [ %3627, %3570 ]
  %3572 = shl i64 %3571, 2
  %3573 = add i64 %3572, %3549
  %3574 = inttoptr i64 %3573 to i32 addrspace(1)*
  %3575 = load volatile i32, i32 addrspace(1)* %3574, align 4, !tbaa !11
  %3576 = add i64 %3571, %3559
  %3577 = shl i64 %3576, 2
  %3578 = add i64 %3577, %3549
  %3579 = inttoptr i64 %3578 to i32 addrspace(1)*
  %3580 = load volatile i32, i32 addrspace(1)* %3579, align 4, !tbaa !11
  %3581 = add i64 %3571, %3561
  %3582 = shl i64 %3581, 2
  %3583 = add i64 %3582, %3549
  %3584 = inttoptr i64 %3583 to i32 addrspace(1)*
  %3585 = load volatile i32, i32 addrspace(1)* %3584, align 4, !tbaa !11
  %3586 = add i64 %3571, %3563
  %3587 = shl i64 %3586, 2
  %3588 = add i64 %3587, %3549
  %3589 = inttoptr i64 %3588 to i32 addrspace(1)*
  %3590 = load volatile i32, i32 addrspace(1)* %3589, align 4, !tbaa !11
  %3591 = add i64 %3571, %3565
  %3592 = shl i64 %3591, 2
  %3593 = add i64 %3592, %3549
  %3594 = inttoptr i64 %3593 to i32 addrspace(1)*
  %3595 = load volatile i32, i32 addrspace(1)* %3594, align 4, !tbaa !11
  %3596 = add i64 %3571, %3567
  %3597 = shl i64 %3596, 2
  %3598 = add i64 %3597, %3549
  %3599 = inttoptr i64 %3598 to i32 addrspace(1)*
  %3600 = load volatile i32, i32 addrspace(1)* %3599, align 4, !tbaa !11
  %3601 = add i64 %3571, %3569
  %3602 = shl i64 %3601, 2
  %3603 = add i64 %3602, %3549
  %3604 = inttoptr i64 %3603 to i32 addrspace(1)*
  %3605 = load volatile i32, i32 addrspace(1)* %3604, align 4, !tbaa !11
  %3606 = add i64 %3571, %3553
  %3607 = shl i64 %3606, 2
  %3608 = add i64 %3607, %3549
  %3609 = inttoptr i64 %3608 to i32 addrspace(1)*
  %3610 = load volatile i32, i32 addrspace(1)* %3609, align 4, !tbaa !11
  %3611 = add i64 %3572, %3548
  %3612 = inttoptr i64 %3611 to i32 addrspace(1)*
  store i32 %3575, i32 addrspace(1)* %3612, align 4, !tbaa !11
  %3613 = add i64 %3577, %3548
  %3614 = inttoptr i64 %3613 to i32 addrspace(1)*
  store i32 %3580, i32 addrspace(1)* %3614, align 4, !tbaa !11
  %3615 = add i64 %3582, %3548
  %3616 = inttoptr i64 %3615 to i32 addrspace(1)*
  store i32 %3585, i32 addrspace(1)* %3616, align 4, !tbaa !11
  %3617 = add i64 %3587, %3548
  %3618 = inttoptr i64 %3617 to i32 addrspace(1)*
  store i32 %3590, i32 addrspace(1)* %3618, align 4, !tbaa !11
  %3619 = add i64 %3592, %3548
  %3620 = inttoptr i64 %3619 to i32 addrspace(1)*
  store i32 %3595, i32 addrspace(1)* %3620, align 4, !tbaa !11
  %3621 = add i64 %3597, %3548
  %3622 = inttoptr i64 %3621 to i32 addrspace(1)*
  store i32 %3600, i32 addrspace(1)* %3622, align 4, !tbaa !11
  %3623 = add i64 %3602, %3548
  %3624 = inttoptr i64 %3623 to i32 addrspace(1)*
  store i32 %3605, i32 addrspace(1)* %3624, align 4, !tbaa !11
  %3625 = add i64 %3607, %3548
  %3626 = inttoptr i64 %3625 to i32 addrspace(1)*
  store i32 %3610, i32 addrspace(1)* %3626, align 4, !tbaa !11
  %3627 = add i64 %3571, %3558
  %3628 = add i64 %3627, %3553
  %3629 = icmp ult i64 %3628, %3550
  br i1 %3629, label %3570, label %3630, !llvm.loop !61

3630:                                             ; preds = %3570, %3547
  %3631 = phi i64 [ %3551, %3547 ], [ %3627, %3570 ]
  %3632 = icmp ult i64 %3631, %3550
  br i1 %3632, label %3633, label %3762

3633:                                             ; preds = %3630
  %3634 = shl i64 %3631, 2
  %3635 = add i64 %3634, %3549
  %3636 = inttoptr i64 %3635 to i32 addrspace(1)*
  %3637 = load volatile i32, i32 addrspace(1)* %3636, align 4, !tbaa !11
  %3638 = zext i32 %3067 to i64
  %3639 = add i64 %3631, %3638
  %3640 = icmp ult i64 %3639, %3550
  br i1 %3640, label %3641, label %3646

3641:                                             ; preds = %3633
  %3642 = shl i64 %3639, 2
  %3643 = add i64 %3642, %3549
  %3644 = inttoptr i64 %3643 to i32 addrspace(1)*
  %3645 = load volatile i32, i32 addrspace(1)* %3644, align 4, !tbaa !11
  br label %3646

3646:                                             ; preds = %3641, %3633
  %3647 = phi i32 [ %3645, %3641 ], [ 0, %3633 ]
  %3648 = shl i32 %3067, 1
  %3649 = zext i32 %3648 to i64
  %3650 = add i64 %3631, %3649
  %3651 = icmp ult i64 %3650, %3550
  br i1 %3651, label %3652, label %3657

3652:                                             ; preds = %3646
  %3653 = shl i64 %3650, 2
  %3654 = add i64 %3653, %3549
  %3655 = inttoptr i64 %3654 to i32 addrspace(1)*
  %3656 = load volatile i32, i32 addrspace(1)* %3655, align 4, !tbaa !11
  br label %3657

3657:                                             ; preds = %3652, %3646
  %3658 = phi i32 [ %3656, %3652 ], [ 0, %3646 ]
  %3659 = mul i32 %3067, 3
  %3660 = zext i32 %3659 to i64
  %3661 = add i64 %3631, %3660
  %3662 = icmp ult i64 %3661, %3550
  br i1 %3662, label %3663, label %3668

3663:                                             ; preds = %3657
  %3664 = shl i64 %3661, 2
  %3665 = add i64 %3664, %3549
  %3666 = inttoptr i64 %3665 to i32 addrspace(1)*
  %3667 = load volatile i32, i32 addrspace(1)* %3666, align 4, !tbaa !11
  br label %3668

3668:                                             ; preds = %3663, %3657
  %3669 = phi i32 [ %3667, %3663 ], [ 0, %3657 ]
  %3670 = shl i32 %3067, 2
  %3671 = zext i32 %3670 to i64
  %3672 = add i64 %3631, %3671
  %3673 = icmp ult i64 %3672, %3550
  br i1 %3673, label %3674, label %3679

3674:                                             ; preds = %3668
  %3675 = shl i64 %3672, 2
  %3676 = add i64 %3675, %3549
  %3677 = inttoptr i64 %3676 to i32 addrspace(1)*
  %3678 = load volatile i32, i32 addrspace(1)* %3677, align 4, !tbaa !11
  br label %3679

3679:                                             ; preds = %3674, %3668
  %3680 = phi i32 [ %3678, %3674 ], [ 0, %3668 ]
  %3681 = mul i32 %3067, 5
  %3682 = zext i32 %3681 to i64
  %3683 = add i64 %3631, %3682
  %3684 = icmp ult i64 %3683, %3550
  br i1 %3684, label %3685, label %3690

3685:                                             ; preds = %3679
  %3686 = shl i64 %3683, 2
  %3687 = add i64 %3686, %3549
  %3688 = inttoptr i64 %3687 to i32 addrspace(1)*
  %3689 = load volatile i32, i32 addrspace(1)* %3688, align 4, !tbaa !11
  br label %3690

3690:                                             ; preds = %3685, %3679
  %3691 = phi i32 [ %3689, %3685 ], [ 0, %3679 ]
  %3692 = mul i32 %3067, 6
  %3693 = zext i32 %3692 to i64
  %3694 = add i64 %3631, %3693
  %3695 = icmp ult i64 %3694, %3550
  br i1 %3695, label %3696, label %3701

3696:                                             ; preds = %3690
  %3697 = shl i64 %3694, 2
  %3698 = add i64 %3697, %3549
  %3699 = inttoptr i64 %3698 to i32 addrspace(1)*
  %3700 = load volatile i32, i32 addrspace(1)* %3699, align 4, !tbaa !11
  br label %3701

3701:                                             ; preds = %3696, %3690
  %3702 = phi i32 [ %3700, %3696 ], [ 0, %3690 ]
  %3703 = add i64 %3631, %3553
  %3704 = icmp ult i64 %3703, %3550
  br i1 %3704, label %3705, label %3710

3705:                                             ; preds = %3701
  %3706 = shl i64 %3703, 2
  %3707 = add i64 %3706, %3549
  %3708 = inttoptr i64 %3707 to i32 addrspace(1)*
  %3709 = load volatile i32, i32 addrspace(1)* %3708, align 4, !tbaa !11
  br label %3710

3710:                                             ; preds = %3705, %3701
  %3711 = phi i32 [ %3709, %3705 ], [ 0, %3701 ]
  %3712 = add i64 %3634, %3548
  %3713 = inttoptr i64 %3712 to i32 addrspace(1)*
  store i32 %3637, i32 addrspace(1)* %3713, align 4, !tbaa !11
  br i1 %3640, label %3714, label %3718

3714:                                             ; preds = %3710
  %3715 = shl i64 %3639, 2
  %3716 = add i64 %3715, %3548
  %3717 = inttoptr i64 %3716 to i32 addrspace(1)*
  store i32 %3647, i32 addrspace(1)* %3717, align 4, !tbaa !11
  br label %3718

3718:                                             ; preds = %3714, %3710
  br i1 %3651, label %3719, label %3723

3719:                                             ; preds = %3718
  %3720 = shl i64 %3650, 2
  %3721 = add i64 %3720, %3548
  %3722 = inttoptr i64 %3721 to i32 addrspace(1)*
  store i32 %3658, i32 addrspace(1)* %3722, align 4, !tbaa !11
  br label %3723

3723:                                             ; preds = %3719, %3718
  br i1 %3662, label %3724, label %3728

3724:                                             ; preds = %3723
  %3725 = shl i64 %3661, 2
  %3726 = add i64 %3725, %3548
  %3727 = inttoptr i64 %3726 to i32 addrspace(1)*
  store i32 %3669, i32 addrspace(1)* %3727, align 4, !tbaa !11
  br label %3728

3728:                                             ; preds = %3724, %3723
  br i1 %3673, label %3729, label %3733

3729:                                             ; preds = %3728
  %3730 = shl i64 %3672, 2
  %3731 = add i64 %3730, %3548
  %3732 = inttoptr i64 %3731 to i32 addrspace(1)*
  store i32 %3680, i32 addrspace(1)* %3732, align 4, !tbaa !11
  br label %3733

3733:                                             ; preds = %3729, %3728
  br i1 %3684, label %3734, label %3738

3734:                                             ; preds = %3733
  %3735 = shl i64 %3683, 2
  %3736 = add i64 %3735, %3548
  %3737 = inttoptr i64 %3736 to i32 addrspace(1)*
  store i32 %3691, i32 addrspace(1)* %3737, align 4, !tbaa !11
  br label %3738

3738:                                             ; preds = %3734, %3733
  br i1 %3695, label %3739, label %3743

3739:                                             ; preds = %3738
  %3740 = shl i64 %3694, 2
  %3741 = add i64 %3740, %3548
  %3742 = inttoptr i64 %3741 to i32 addrspace(1)*
  store i32 %3702, i32 addrspace(1)* %3742, align 4, !tbaa !11
  br label %3743

3743:                                             ; preds = %3739, %3738
  br i1 %3704, label %3744, label %3762

3744:                                             ; preds = %3743
  %3745 = shl i64 %3703, 2
  %3746 = add i64 %3745, %3548
  %3747 = inttoptr i64 %3746 to i32 addrspace(1)*
  store i32 %3711, i32 addrspace(1)* %3747, align 4, !tbaa !11
  br label %3762

3748:                                             ; preds = %3340
  %3749 = zext i32 %3066 to i64
  %3750 = icmp ugt i64 %2949, %3749
  br i1 %3750, label %3751, label %3796

3751:                                             ; preds = %3748
  %3752 = zext i32 %3067 to i64
  br label %3753

3753:                                             ; preds = %3753, %3751
  %3754 = phi i64 [ %3749, %3751 ], [ %3760, %3753 ]
  %3755 = add i64 %3754, %2048
  %3756 = inttoptr i64 %3755 to i8 addrspace(1)*
  %3757 = load volatile i8, i8 addrspace(1)* %3756, align 1, !tbaa !11
  %3758 = add i64 %3754, %3065
  %3759 = inttoptr i64 %3758 to i8 addrspace(1)*
  store i8 %3757, i8 addrspace(1)* %3759, align 1, !tbaa !11
  %3760 = add i64 %3754, %3752
  %3761 = icmp ult i64 %3760, %2949
  br i1 %3761, label %3753, label %3796, !llvm.loop !62

3762:                                             ; preds = %3744, %3743, %3630, %3543, %3542, %3429
  %3763 = phi i64 [ %3551, %3744 ], [ %3551, %3743 ], [ %3551, %3630 ], [ %3350, %3543 ], [ %3350, %3542 ], [ %3350, %3429 ]
  %3764 = icmp ugt i64 %3342, %3763
  br i1 %3764, label %3765, label %3776

3765:                                             ; preds = %3762
  %3766 = zext i32 %3067 to i64
  br label %3767

3767:                                             ; preds = %3767, %3765
  %3768 = phi i64 [ %3763, %3765 ], [ %3774, %3767 ]
  %3769 = add i64 %3768, %2048
  %3770 = inttoptr i64 %3769 to i8 addrspace(1)*
  %3771 = load volatile i8, i8 addrspace(1)* %3770, align 1, !tbaa !11
  %3772 = add i64 %3768, %3065
  %3773 = inttoptr i64 %3772 to i8 addrspace(1)*
  store i8 %3771, i8 addrspace(1)* %3773, align 1, !tbaa !11
  %3774 = add i64 %3768, %3766
  %3775 = icmp ult i64 %3774, %3342
  br i1 %3775, label %3767, label %3776, !llvm.loop !62

3776:                                             ; preds = %3767, %3762
  %3777 = add i64 %3345, %3342
  %3778 = sub i64 %2949, %3777
  %3779 = icmp ugt i64 %3778, %3763
  br i1 %3779, label %3780, label %3796

3780:                                             ; preds = %3776
  %3781 = zext i32 %3067 to i64
  br label %3782

3782:                                             ; preds = %3782, %3780
  %3783 = phi i64 [ %3763, %3780 ], [ %3790, %3782 ]
  %3784 = add i64 %3783, %3777
  %3785 = add i64 %3784, %2048
  %3786 = inttoptr i64 %3785 to i8 addrspace(1)*
  %3787 = load volatile i8, i8 addrspace(1)* %3786, align 1, !tbaa !11
  %3788 = add i64 %3784, %3065
  %3789 = inttoptr i64 %3788 to i8 addrspace(1)*
  store i8 %3787, i8 addrspace(1)* %3789, align 1, !tbaa !11
  %3790 = add i64 %3783, %3781
  %3791 = icmp ult i64 %3790, %3778
  br i1 %3791, label %3782, label %3796, !llvm.loop !62

3792:                                             ; preds = %3337, %3086
  %3793 = phi i64 [ %3339, %3337 ], [ %3141, %3086 ]
  %3794 = phi <4 x i32> [ %3304, %3337 ], [ %3127, %3086 ]
  %3795 = inttoptr i64 %3793 to <4 x i32> addrspace(1)*
  store <4 x i32> %3794, <4 x i32> addrspace(1)* %3795, align 16, !tbaa !11
  br label %3796

3796:                                             ; preds = %3782, %3753, %3792, %3776, %3748, %3336, %3223, %3047
  %3797 = and i1 %2955, %3058
  %3798 = zext i1 %3797 to i32
  %3799 = load i32, i32* %80, align 4, !tbaa !9
  %3800 = add i32 %3799, %3798
  store i32 %3800, i32* %80, align 4, !tbaa !9
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !112
  %3801 = load i32, i32* %45, align 8, !tbaa !44
  %3802 = icmp eq i32 %3801, 0
  br i1 %3802, label %3803, label %3810

3803:                                             ; preds = %3796
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !51
  br i1 %3058, label %3804, label %3806

3804:                                             ; preds = %3803
  %3805 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2952, i64 -131072) #10, !srcloc !23
  br label %3810

3806:                                             ; preds = %3803
  %3807 = shl i64 %3057, 20
  %3808 = or i64 %3807, 131072
  %3809 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2952, i64 %3808) #10, !srcloc !23
  br label %3810

3810:                                             ; preds = %3806, %3804, %3796
  %3811 = and i32 %2196, 1073741824
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !113
  %3812 = load i32, i32* %57, align 4, !tbaa !43
  %3813 = icmp eq i32 %3812, %1996
  %3814 = icmp ne i32 %3811, 0
  %3815 = xor i1 %3814, true
  %3816 = and i1 %3813, %3815
  br i1 %3816, label %3909, label %3817, !prof !59

3817:                                             ; preds = %3810
  br i1 %3813, label %3818, label %3828

3818:                                             ; preds = %3817
  %3819 = icmp eq i32 %1996, -1
  br i1 %3819, label %3857, label %3820

3820:                                             ; preds = %3818
  %3821 = load i32, i32* %45, align 8, !tbaa !44
  %3822 = icmp eq i32 %3821, 0
  br i1 %3822, label %3823, label %3827

3823:                                             ; preds = %3820
  %3824 = load i64, i64* %46, align 8, !tbaa !19
  %3825 = add i64 %3824, 136
  %3826 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %3825, i64 -1) #10, !srcloc !23
  br label %3827

3827:                                             ; preds = %3823, %3820
  store i32 -1, i32* %57, align 4, !tbaa !43
  store i32 0, i32* %81, align 8, !tbaa !49
  br label %3857

3828:                                             ; preds = %3817
  %3829 = icmp ne i32 %3812, -1
  %3830 = or i1 %3814, %3829
  br i1 %3830, label %3857, label %3831

3831:                                             ; preds = %3828
  %3832 = load i32, i32* %81, align 8, !tbaa !49
  %3833 = icmp ult i32 %3832, 2
  br i1 %3833, label %3834, label %3857

3834:                                             ; preds = %3831
  %3835 = add nuw nsw i32 %3832, 1
  store i32 %3835, i32* %81, align 8, !tbaa !49
  %3836 = icmp eq i32 %3835, 2
  br i1 %3836, label %3837, label %3857

3837:                                             ; preds = %3834
  %3838 = load i32, i32* %45, align 8, !tbaa !44
  %3839 = icmp eq i32 %3838, 0
  br i1 %3839, label %3840, label %3852

3840:                                             ; preds = %3837
  %3841 = load i64, i64* %46, align 8, !tbaa !19
  %3842 = add i64 %3841, 136
  %3843 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %3842, i64 1) #10, !srcloc !23
  %3844 = load i32, i32* %60, align 4, !tbaa !114
  %3845 = lshr i32 %3844, 2
  %3846 = zext i32 %3845 to i64
  %3847 = icmp ult i64 %3843, %3846
  br i1 %3847, label %3852, label %3848

3848:                                             ; preds = %3840
  %3849 = load i64, i64* %46, align 8, !tbaa !19
  %3850 = add i64 %3849, 136
  %3851 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %3850, i64 -1) #10, !srcloc !23
  br label %3852

3852:                                             ; preds = %3848, %3840, %3837
  %3853 = phi i32 [ 0, %3837 ], [ 0, %3848 ], [ 1, %3840 ]
  %3854 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %3853, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !99
  %3855 = icmp eq i32 %3854, 0
  br i1 %3855, label %3857, label %3856

3856:                                             ; preds = %3852
  store i32 %1996, i32* %57, align 4, !tbaa !43
  br label %3909

3857:                                             ; preds = %3852, %3834, %3831, %3828, %3827, %3818
  %3858 = load i32, i32* %59, align 8, !tbaa !45
  %3859 = icmp eq i32 %3811, 0
  br i1 %3859, label %3892, label %3860

3860:                                             ; preds = %3857
  %3861 = and i32 %2196, 65535
  %3862 = load i32, i32* %57, align 4, !tbaa !43
  %3863 = icmp eq i32 %3862, -1
  br i1 %3863, label %3891, label %3864

3864:                                             ; preds = %3860
  %3865 = load i32, i32* %45, align 8, !tbaa !44
  %3866 = icmp eq i32 %3865, 0
  br i1 %3866, label %3867, label %3883

3867:                                             ; preds = %3864
  %3868 = load i64, i64* %62, align 8, !tbaa !46
  %3869 = zext i32 %3862 to i64
  %3870 = shl nuw nsw i64 %3869, 2
  %3871 = add i64 %3868, %3870
  %3872 = inttoptr i64 %3871 to i32 addrspace(1)*
  store volatile i32 %3858, i32 addrspace(1)* %3872, align 4, !tbaa !9
  %3873 = load i64, i64* %61, align 8, !tbaa !47
  %3874 = lshr i32 %3862, 3
  %3875 = and i32 %3874, 536870904
  %3876 = zext i32 %3875 to i64
  %3877 = add i64 %3873, %3876
  %3878 = inttoptr i64 %3877 to i64*
  %3879 = and i32 %3862, 63
  %3880 = zext i32 %3879 to i64
  %3881 = shl nuw i64 1, %3880
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %3878, i64 %3881) #10, !srcloc !48
  %3882 = load i32, i32* %45, align 8, !tbaa !44
  br label %3883

3883:                                             ; preds = %3867, %3864
  %3884 = phi i32 [ %3882, %3867 ], [ %3865, %3864 ]
  %3885 = icmp eq i32 %3884, 0
  br i1 %3885, label %3886, label %3890

3886:                                             ; preds = %3883
  %3887 = load i64, i64* %46, align 8, !tbaa !19
  %3888 = add i64 %3887, 136
  %3889 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %3888, i64 -1) #10, !srcloc !23
  br label %3890

3890:                                             ; preds = %3886, %3883
  store i32 -1, i32* %57, align 4, !tbaa !43
  store i32 0, i32* %81, align 8, !tbaa !49
  br label %3891

3891:                                             ; preds = %3890, %3860
  store i32 %3861, i32* %56, align 4, !tbaa !73
  br label %3909

3892:                                             ; preds = %3857
  %3893 = load i32, i32* %45, align 8, !tbaa !44
  %3894 = icmp eq i32 %3893, 0
  br i1 %3894, label %3895, label %3909

3895:                                             ; preds = %3892
  %3896 = load i64, i64* %62, align 8, !tbaa !46
  %3897 = shl nuw nsw i64 %2045, 2
  %3898 = add i64 %3896, %3897
  %3899 = inttoptr i64 %3898 to i32 addrspace(1)*
  store volatile i32 %3858, i32 addrspace(1)* %3899, align 4, !tbaa !9
  %3900 = load i64, i64* %61, align 8, !tbaa !47
  %3901 = lshr i32 %1996, 3
  %3902 = and i32 %3901, 536870904
  %3903 = zext i32 %3902 to i64
  %3904 = add i64 %3900, %3903
  %3905 = inttoptr i64 %3904 to i64*
  %3906 = and i32 %1996, 63
  %3907 = zext i32 %3906 to i64
  %3908 = shl nuw i64 1, %3907
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %3905, i64 %3908) #10, !srcloc !48
  br label %3909

3909:                                             ; preds = %3895, %3892, %3891, %3856, %3810
  %3910 = zext i1 %2208 to i32
  %3911 = load i32, i32* %82, align 8, !tbaa !9
  %3912 = add i32 %3911, %3910
  store i32 %3912, i32* %82, align 8, !tbaa !9
  br label %3923

3913:                                             ; preds = %1992
  %3914 = trunc i64 %1993 to i32
  %3915 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %3914, i32 0, i32 31) #7
  %3916 = lshr i64 %1993, 32
  %3917 = trunc i64 %3916 to i32
  %3918 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %3917, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !24
  %3919 = zext i32 %3918 to i64
  %3920 = shl nuw i64 %3919, 32
  %3921 = zext i32 %3915 to i64
  %3922 = or i64 %3920, %3921
  br label %3923

3923:                                             ; preds = %3913, %3909, %2033, %1992
  %3924 = phi i32 [ %1694, %3913 ], [ %2207, %3909 ], [ %1996, %2033 ], [ %1694, %1992 ]
  %3925 = phi i64 [ %3922, %3913 ], [ %1993, %3909 ], [ %1993, %2033 ], [ %1993, %1992 ]
  %3926 = phi i32 [ %1696, %3913 ], [ 1, %3909 ], [ 1, %2033 ], [ 0, %1992 ]
  %3927 = phi i1 [ true, %3913 ], [ false, %3909 ], [ false, %2033 ], [ false, %1992 ]
  br i1 %3927, label %3928, label %4692

3928:                                             ; preds = %3923
  br i1 %1692, label %4689, label %3929

3929:                                             ; preds = %3928
  %3930 = load i32, i32* %32, align 8, !tbaa !55
  %3931 = zext i32 %3930 to i64
  %3932 = shl nsw i64 -1, %3931
  %3933 = xor i64 %3932, -1
  %3934 = and i64 %86, %3933
  %3935 = load i64, i64* %79, align 8, !tbaa !111
  %3936 = lshr i64 %3925, 20
  %3937 = and i64 %3936, 268435455
  %3938 = shl i64 %3937, %3931
  %3939 = add i64 %3938, %3935
  %3940 = add i64 %3939, %3934
  %3941 = load i32, i32* %45, align 8, !tbaa !44
  %3942 = load i32, i32* %50, align 4, !tbaa !58
  %3943 = xor i64 %3940, %85
  %3944 = and i64 %3943, 15
  %3945 = icmp eq i64 %3944, 0
  %3946 = and i64 %3943, 3
  %3947 = icmp eq i64 %3946, 0
  %3948 = select i1 %3947, i64 4, i64 1
  %3949 = select i1 %3945, i64 16, i64 %3948
  %3950 = add nsw i64 %3949, -1
  %3951 = and i64 %3950, %1689
  %3952 = or i64 %3940, %1690
  %3953 = and i64 %3952, 15
  %3954 = icmp eq i64 %3953, 0
  br i1 %3954, label %3955, label %4212, !prof !59

3955:                                             ; preds = %3929
  %3956 = shl i32 %3942, 7
  %3957 = zext i32 %3956 to i64
  %3958 = icmp eq i64 %1679, %3957
  br i1 %3958, label %3959, label %4015

3959:                                             ; preds = %3955
  %3960 = shl i32 %3941, 4
  %3961 = zext i32 %3960 to i64
  %3962 = add i64 %85, %3961
  %3963 = add i64 %3940, %3961
  %3964 = shl i32 %3942, 4
  %3965 = inttoptr i64 %3963 to <4 x i32> addrspace(1)*
  %3966 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3965, align 16, !tbaa !11
  %3967 = zext i32 %3964 to i64
  %3968 = add i64 %3963, %3967
  %3969 = inttoptr i64 %3968 to <4 x i32> addrspace(1)*
  %3970 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3969, align 16, !tbaa !11
  %3971 = shl i32 %3942, 5
  %3972 = zext i32 %3971 to i64
  %3973 = add i64 %3963, %3972
  %3974 = inttoptr i64 %3973 to <4 x i32> addrspace(1)*
  %3975 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3974, align 16, !tbaa !11
  %3976 = mul i32 %3942, 48
  %3977 = zext i32 %3976 to i64
  %3978 = add i64 %3963, %3977
  %3979 = inttoptr i64 %3978 to <4 x i32> addrspace(1)*
  %3980 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3979, align 16, !tbaa !11
  %3981 = shl i32 %3942, 6
  %3982 = zext i32 %3981 to i64
  %3983 = add i64 %3963, %3982
  %3984 = inttoptr i64 %3983 to <4 x i32> addrspace(1)*
  %3985 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3984, align 16, !tbaa !11
  %3986 = mul i32 %3942, 80
  %3987 = zext i32 %3986 to i64
  %3988 = add i64 %3963, %3987
  %3989 = inttoptr i64 %3988 to <4 x i32> addrspace(1)*
  %3990 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3989, align 16, !tbaa !11
  %3991 = mul i32 %3942, 96
  %3992 = zext i32 %3991 to i64
  %3993 = add i64 %3963, %3992
  %3994 = inttoptr i64 %3993 to <4 x i32> addrspace(1)*
  %3995 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3994, align 16, !tbaa !11
  %3996 = mul i32 %3942, 112
  %3997 = zext i32 %3996 to i64
  %3998 = add i64 %3963, %3997
  %3999 = inttoptr i64 %3998 to <4 x i32> addrspace(1)*
  %4000 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3999, align 16, !tbaa !11
  %4001 = inttoptr i64 %3962 to <4 x i32> addrspace(1)*
  store <4 x i32> %3966, <4 x i32> addrspace(1)* %4001, align 16, !tbaa !11
  %4002 = add i64 %3962, %3967
  %4003 = inttoptr i64 %4002 to <4 x i32> addrspace(1)*
  store <4 x i32> %3970, <4 x i32> addrspace(1)* %4003, align 16, !tbaa !11
  %4004 = add i64 %3962, %3972
  %4005 = inttoptr i64 %4004 to <4 x i32> addrspace(1)*
  store <4 x i32> %3975, <4 x i32> addrspace(1)* %4005, align 16, !tbaa !11
  %4006 = add i64 %3962, %3977
  %4007 = inttoptr i64 %4006 to <4 x i32> addrspace(1)*
  store <4 x i32> %3980, <4 x i32> addrspace(1)* %4007, align 16, !tbaa !11
  %4008 = add i64 %3962, %3982
  %4009 = inttoptr i64 %4008 to <4 x i32> addrspace(1)*
  store <4 x i32> %3985, <4 x i32> addrspace(1)* %4009, align 16, !tbaa !11
  %4010 = add i64 %3962, %3987
  %4011 = inttoptr i64 %4010 to <4 x i32> addrspace(1)*
  store <4 x i32> %3990, <4 x i32> addrspace(1)* %4011, align 16, !tbaa !11
  %4012 = add i64 %3962, %3992
  %4013 = inttoptr i64 %4012 to <4 x i32> addrspace(1)*
  store <4 x i32> %3995, <4 x i32> addrspace(1)* %4013, align 16, !tbaa !11
  %4014 = add i64 %3962, %3997
  br label %4664

4015:                                             ; preds = %3955
  %4016 = zext i32 %3941 to i64
  %4017 = mul i32 %3942, 7
  %4018 = zext i32 %4017 to i64
  %4019 = add nuw nsw i64 %4018, %4016
  %4020 = icmp ult i64 %4019, %1691
  br i1 %4020, label %4021, label %4095

4021:                                             ; preds = %4015
  %4022 = shl i32 %3942, 3
  %4023 = zext i32 %4022 to i64
  %4024 = zext i32 %3942 to i64
  %4025 = shl i32 %3942, 1
  %4026 = zext i32 %4025 to i64
  %4027 = mul i32 %3942, 3
  %4028 = zext i32 %4027 to i64
  %4029 = shl i32 %3942, 2
  %4030 = zext i32 %4029 to i64
  %4031 = mul i32 %3942, 5
  %4032 = zext i32 %4031 to i64
  %4033 = mul i32 %3942, 6
  %4034 = zext i32 %4033 to i64
  br label %4035

4035:                                             ; preds = %4035, %4021
  %4036 = phi i64 [ %4016, %4021 ], [ %4092, %4035 ]
  %4037 = shl i64 %4036, 4
  %4038 = add i64 %4037, %3940
  %4039 = inttoptr i64 %4038 to <4 x i32> addrspace(1)*
  %4040 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4039, align 16, !tbaa !11
  %4041 = add i64 %4036, %4024
  %4042 = shl i64 %4041, 4
  %4043 = add i64 %4042, %3940
  %4044 = inttoptr i64 %4043 to <4 x i32> addrspace(1)*
  %4045 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4044, align 16, !tbaa !11
  %4046 = add i64 %4036, %4026
  %4047 = shl i64 %4046, 4
  %4048 = add i64 %4047, %3940
  %4049 = inttoptr i64 %4048 to <4 x i32> addrspace(1)*
  %4050 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4049, align 16, !tbaa !11
  %4051 = add i64 %4036, %4028
  %4052 = shl i64 %4051, 4
  %4053 = add i64 %4052, %3940
  %4054 = inttoptr i64 %4053 to <4 x i32> addrspace(1)*
  %4055 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4054, align 16, !tbaa !11
  %4056 = add i64 %4036, %4030
  %4057 = shl i64 %4056, 4
  %4058 = add i64 %4057, %3940
  %4059 = inttoptr i64 %4058 to <4 x i32> addrspace(1)*
  %4060 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4059, align 16, !tbaa !11
  %4061 = add i64 %4036, %4032
  %4062 = shl i64 %4061, 4
  %4063 = add i64 %4062, %3940
  %4064 = inttoptr i64 %4063 to <4 x i32> addrspace(1)*
  %4065 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4064, align 16, !tbaa !11
  %4066 = add i64 %4036, %4034
  %4067 = shl i64 %4066, 4
  %4068 = add i64 %4067, %3940
  %4069 = inttoptr i64 %4068 to <4 x i32> addrspace(1)*
  %4070 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4069, align 16, !tbaa !11
  %4071 = add i64 %4036, %4018
  %4072 = shl i64 %4071, 4
  %4073 = add i64 %4072, %3940
  %4074 = inttoptr i64 %4073 to <4 x i32> addrspace(1)*
  %4075 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4074, align 16, !tbaa !11
  %4076 = add i64 %4037, %85
  %4077 = inttoptr i64 %4076 to <4 x i32> addrspace(1)*
  store <4 x i32> %4040, <4 x i32> addrspace(1)* %4077, align 16, !tbaa !11
  %4078 = add i64 %4042, %85
  %4079 = inttoptr i64 %4078 to <4 x i32> addrspace(1)*
  store <4 x i32> %4045, <4 x i32> addrspace(1)* %4079, align 16, !tbaa !11
  %4080 = add i64 %4047, %85
  %4081 = inttoptr i64 %4080 to <4 x i32> addrspace(1)*
  store <4 x i32> %4050, <4 x i32> addrspace(1)* %4081, align 16, !tbaa !11
  %4082 = add i64 %4052, %85
  %4083 = inttoptr i64 %4082 to <4 x i32> addrspace(1)*
  store <4 x i32> %4055, <4 x i32> addrspace(1)* %4083, align 16, !tbaa !11
  %4084 = add i64 %4057, %85
  %4085 = inttoptr i64 %4084 to <4 x i32> addrspace(1)*
  store <4 x i32> %4060, <4 x i32> addrspace(1)* %4085, align 16, !tbaa !11
  %4086 = add i64 %4062, %85
  %4087 = inttoptr i64 %4086 to <4 x i32> addrspace(1)*
  store <4 x i32> %4065, <4 x i32> addrspace(1)* %4087, align 16, !tbaa !11
  %4088 = add i64 %4067, %85
  %4089 = inttoptr i64 %4088 to <4 x i32> addrspace(1)*
  store <4 x i32> %4070, <4 x i32> addrspace(1)* %4089, align 16, !tbaa !11
  %4090 = add i64 %4072, %85
  %4091 = inttoptr i64 %4090 to <4 x i32> addrspace(1)*
  store <4 x i32> %4075, <4 x i32> addrspace(1)* %4091, align 16, !tbaa !11
  %4092 = add i64 %4036, %4023
  %4093 = add i64 %4092, %4018
  %4094 = icmp ult i64 %4093, %1691
  br i1 %4094, label %4035, label %4095, !llvm.loop !60

4095:                                             ; preds = %4035, %4015
  %4096 = phi i64 [ %4016, %4015 ], [ %4092, %4035 ]
  %4097 = icmp ult i64 %4096, %1691
  br i1 %4097, label %4098, label %4668

4098:                                             ; preds = %4095
  %4099 = shl i64 %4096, 4
  %4100 = add i64 %4099, %3940
  %4101 = inttoptr i64 %4100 to <4 x i32> addrspace(1)*
  %4102 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4101, align 16, !tbaa !11
  %4103 = zext i32 %3942 to i64
  %4104 = add i64 %4096, %4103
  %4105 = icmp ult i64 %4104, %1691
  br i1 %4105, label %4106, label %4111

4106:                                             ; preds = %4098
  %4107 = shl i64 %4104, 4
  %4108 = add i64 %4107, %3940
  %4109 = inttoptr i64 %4108 to <4 x i32> addrspace(1)*
  %4110 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4109, align 16, !tbaa !11
  br label %4111

4111:                                             ; preds = %4106, %4098
  %4112 = phi <4 x i32> [ %4110, %4106 ], [ zeroinitializer, %4098 ]
  %4113 = shl i32 %3942, 1
  %4114 = zext i32 %4113 to i64
  %4115 = add i64 %4096, %4114
  %4116 = icmp ult i64 %4115, %1691
  br i1 %4116, label %4117, label %4122

4117:                                             ; preds = %4111
  %4118 = shl i64 %4115, 4
  %4119 = add i64 %4118, %3940
  %4120 = inttoptr i64 %4119 to <4 x i32> addrspace(1)*
  %4121 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4120, align 16, !tbaa !11
  br label %4122

4122:                                             ; preds = %4117, %4111
  %4123 = phi <4 x i32> [ %4121, %4117 ], [ zeroinitializer, %4111 ]
  %4124 = mul i32 %3942, 3
  %4125 = zext i32 %4124 to i64
  %4126 = add i64 %4096, %4125
  %4127 = icmp ult i64 %4126, %1691
  br i1 %4127, label %4128, label %4133

4128:                                             ; preds = %4122
  %4129 = shl i64 %4126, 4
  %4130 = add i64 %4129, %3940
  %4131 = inttoptr i64 %4130 to <4 x i32> addrspace(1)*
  %4132 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4131, align 16, !tbaa !11
  br label %4133

4133:                                             ; preds = %4128, %4122
  %4134 = phi <4 x i32> [ %4132, %4128 ], [ zeroinitializer, %4122 ]
  %4135 = shl i32 %3942, 2
  %4136 = zext i32 %4135 to i64
  %4137 = add i64 %4096, %4136
  %4138 = icmp ult i64 %4137, %1691
  br i1 %4138, label %4139, label %4144

4139:                                             ; preds = %4133
  %4140 = shl i64 %4137, 4
  %4141 = add i64 %4140, %3940
  %4142 = inttoptr i64 %4141 to <4 x i32> addrspace(1)*
  %4143 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4142, align 16, !tbaa !11
  br label %4144

4144:                                             ; preds = %4139, %4133
  %4145 = phi <4 x i32> [ %4143, %4139 ], [ zeroinitializer, %4133 ]
  %4146 = mul i32 %3942, 5
  %4147 = zext i32 %4146 to i64
  %4148 = add i64 %4096, %4147
  %4149 = icmp ult i64 %4148, %1691
  br i1 %4149, label %4150, label %4155

4150:                                             ; preds = %4144
  %4151 = shl i64 %4148, 4
  %4152 = add i64 %4151, %3940
  %4153 = inttoptr i64 %4152 to <4 x i32> addrspace(1)*
  %4154 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4153, align 16, !tbaa !11
  br label %4155

4155:                                             ; preds = %4150, %4144
  %4156 = phi <4 x i32> [ %4154, %4150 ], [ zeroinitializer, %4144 ]
  %4157 = mul i32 %3942, 6
  %4158 = zext i32 %4157 to i64
  %4159 = add i64 %4096, %4158
  %4160 = icmp ult i64 %4159, %1691
  br i1 %4160, label %4161, label %4166

4161:                                             ; preds = %4155
  %4162 = shl i64 %4159, 4
  %4163 = add i64 %4162, %3940
  %4164 = inttoptr i64 %4163 to <4 x i32> addrspace(1)*
  %4165 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4164, align 16, !tbaa !11
  br label %4166

4166:                                             ; preds = %4161, %4155
  %4167 = phi <4 x i32> [ %4165, %4161 ], [ zeroinitializer, %4155 ]
  %4168 = add i64 %4096, %4018
  %4169 = icmp ult i64 %4168, %1691
  br i1 %4169, label %4170, label %4175

4170:                                             ; preds = %4166
  %4171 = shl i64 %4168, 4
  %4172 = add i64 %4171, %3940
  %4173 = inttoptr i64 %4172 to <4 x i32> addrspace(1)*
  %4174 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4173, align 16, !tbaa !11
  br label %4175

4175:                                             ; preds = %4170, %4166
  %4176 = phi <4 x i32> [ %4174, %4170 ], [ zeroinitializer, %4166 ]
  %4177 = add i64 %4099, %85
  %4178 = inttoptr i64 %4177 to <4 x i32> addrspace(1)*
  store <4 x i32> %4102, <4 x i32> addrspace(1)* %4178, align 16, !tbaa !11
  br i1 %4105, label %4179, label %4183

4179:                                             ; preds = %4175
  %4180 = shl i64 %4104, 4
  %4181 = add i64 %4180, %85
  %4182 = inttoptr i64 %4181 to <4 x i32> addrspace(1)*
  store <4 x i32> %4112, <4 x i32> addrspace(1)* %4182, align 16, !tbaa !11
  br label %4183

4183:                                             ; preds = %4179, %4175
  br i1 %4116, label %4184, label %4188

4184:                                             ; preds = %4183
  %4185 = shl i64 %4115, 4
  %4186 = add i64 %4185, %85
  %4187 = inttoptr i64 %4186 to <4 x i32> addrspace(1)*
  store <4 x i32> %4123, <4 x i32> addrspace(1)* %4187, align 16, !tbaa !11
  br label %4188

4188:                                             ; preds = %4184, %4183
  br i1 %4127, label %4189, label %4193

4189:                                             ; preds = %4188
  %4190 = shl i64 %4126, 4
  %4191 = add i64 %4190, %85
  %4192 = inttoptr i64 %4191 to <4 x i32> addrspace(1)*
  store <4 x i32> %4134, <4 x i32> addrspace(1)* %4192, align 16, !tbaa !11
  br label %4193

4193:                                             ; preds = %4189, %4188
  br i1 %4138, label %4194, label %4198

4194:                                             ; preds = %4193
  %4195 = shl i64 %4137, 4
  %4196 = add i64 %4195, %85
  %4197 = inttoptr i64 %4196 to <4 x i32> addrspace(1)*
  store <4 x i32> %4145, <4 x i32> addrspace(1)* %4197, align 16, !tbaa !11
  br label %4198

4198:                                             ; preds = %4194, %4193
  br i1 %4149, label %4199, label %4203

4199:                                             ; preds = %4198
  %4200 = shl i64 %4148, 4
  %4201 = add i64 %4200, %85
  %4202 = inttoptr i64 %4201 to <4 x i32> addrspace(1)*
  store <4 x i32> %4156, <4 x i32> addrspace(1)* %4202, align 16, !tbaa !11
  br label %4203

4203:                                             ; preds = %4199, %4198
  br i1 %4160, label %4204, label %4208

4204:                                             ; preds = %4203
  %4205 = shl i64 %4159, 4
  %4206 = add i64 %4205, %85
  %4207 = inttoptr i64 %4206 to <4 x i32> addrspace(1)*
  store <4 x i32> %4167, <4 x i32> addrspace(1)* %4207, align 16, !tbaa !11
  br label %4208

4208:                                             ; preds = %4204, %4203
  br i1 %4169, label %4209, label %4668

4209:                                             ; preds = %4208
  %4210 = shl i64 %4168, 4
  %4211 = add i64 %4210, %85
  br label %4664

4212:                                             ; preds = %3929
  %4213 = icmp ult i64 %3951, %1679
  %4214 = select i1 %4213, i64 %3951, i64 %1679
  %4215 = sub i64 %1679, %4214
  %4216 = sub nsw i64 0, %3949
  %4217 = and i64 %4215, %4216
  switch i64 %3949, label %4620 [
    i64 16, label %4218
    i64 4, label %4419
  ]

4218:                                             ; preds = %4212
  %4219 = add i64 %4214, %85
  %4220 = add i64 %4214, %3940
  %4221 = lshr i64 %4217, 4
  %4222 = zext i32 %3941 to i64
  %4223 = mul i32 %3942, 7
  %4224 = zext i32 %4223 to i64
  %4225 = add nuw nsw i64 %4224, %4222
  %4226 = icmp ult i64 %4225, %4221
  br i1 %4226, label %4227, label %4301

4227:                                             ; preds = %4218
  %4228 = shl i32 %3942, 3
  %4229 = zext i32 %4228 to i64
  %4230 = zext i32 %3942 to i64
  %4231 = shl i32 %3942, 1
  %4232 = zext i32 %4231 to i64
  %4233 = mul i32 %3942, 3
  %4234 = zext i32 %4233 to i64
  %4235 = shl i32 %3942, 2
  %4236 = zext i32 %4235 to i64
  %4237 = mul i32 %3942, 5
  %4238 = zext i32 %4237 to i64
  %4239 = mul i32 %3942, 6
  %4240 = zext i32 %4239 to i64
  br label %4241

4241:                                             ; preds = %4241, %4227
  %4242 = phi i64 [ %4222, %4227 ], [ %4298, %4241 ]
  %4243 = shl i64 %4242, 4
  %4244 = add i64 %4243, %4220
  %4245 = inttoptr i64 %4244 to <4 x i32> addrspace(1)*
  %4246 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4245, align 16, !tbaa !11
  %4247 = add i64 %4242, %4230
  %4248 = shl i64 %4247, 4
  %4249 = add i64 %4248, %4220
  %4250 = inttoptr i64 %4249 to <4 x i32> addrspace(1)*
  %4251 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4250, align 16, !tbaa !11
  %4252 = add i64 %4242, %4232
  %4253 = shl i64 %4252, 4
  %4254 = add i64 %4253, %4220
  %4255 = inttoptr i64 %4254 to <4 x i32> addrspace(1)*
  %4256 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4255, align 16, !tbaa !11
  %4257 = add i64 %4242, %4234
  %4258 = shl i64 %4257, 4
  %4259 = add i64 %4258, %4220
  %4260 = inttoptr i64 %4259 to <4 x i32> addrspace(1)*
  %4261 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4260, align 16, !tbaa !11
  %4262 = add i64 %4242, %4236
  %4263 = shl i64 %4262, 4
  %4264 = add i64 %4263, %4220
  %4265 = inttoptr i64 %4264 to <4 x i32> addrspace(1)*
  %4266 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4265, align 16, !tbaa !11
  %4267 = add i64 %4242, %4238
  %4268 = shl i64 %4267, 4
  %4269 = add i64 %4268, %4220
  %4270 = inttoptr i64 %4269 to <4 x i32> addrspace(1)*
  %4271 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4270, align 16, !tbaa !11
  %4272 = add i64 %4242, %4240
  %4273 = shl i64 %4272, 4
  %4274 = add i64 %4273, %4220
  %4275 = inttoptr i64 %4274 to <4 x i32> addrspace(1)*
  %4276 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4275, align 16, !tbaa !11
  %4277 = add i64 %4242, %4224
  %4278 = shl i64 %4277, 4
  %4279 = add i64 %4278, %4220
  %4280 = inttoptr i64 %4279 to <4 x i32> addrspace(1)*
  %4281 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4280, align 16, !tbaa !11
  %4282 = add i64 %4243, %4219
  %4283 = inttoptr i64 %4282 to <4 x i32> addrspace(1)*
  store <4 x i32> %4246, <4 x i32> addrspace(1)* %4283, align 16, !tbaa !11
  %4284 = add i64 %4248, %4219
  %4285 = inttoptr i64 %4284 to <4 x i32> addrspace(1)*
  store <4 x i32> %4251, <4 x i32> addrspace(1)* %4285, align 16, !tbaa !11
  %4286 = add i64 %4253, %4219
  %4287 = inttoptr i64 %4286 to <4 x i32> addrspace(1)*
  store <4 x i32> %4256, <4 x i32> addrspace(1)* %4287, align 16, !tbaa !11
  %4288 = add i64 %4258, %4219
  %4289 = inttoptr i64 %4288 to <4 x i32> addrspace(1)*
  store <4 x i32> %4261, <4 x i32> addrspace(1)* %4289, align 16, !tbaa !11
  %4290 = add i64 %4263, %4219
  %4291 = inttoptr i64 %4290 to <4 x i32> addrspace(1)*
  store <4 x i32> %4266, <4 x i32> addrspace(1)* %4291, align 16, !tbaa !11
  %4292 = add i64 %4268, %4219
  %4293 = inttoptr i64 %4292 to <4 x i32> addrspace(1)*
  store <4 x i32> %4271, <4 x i32> addrspace(1)* %4293, align 16, !tbaa !11
  %4294 = add i64 %4273, %4219
  %4295 = inttoptr i64 %4294 to <4 x i32> addrspace(1)*
  store <4 x i32> %4276, <4 x i32> addrspace(1)* %4295, align 16, !tbaa !11
  %4296 = add i64 %4278, %4219
  %4297 = inttoptr i64 %4296 to <4 x i32> addrspace(1)*
  store <4 x i32> %4281, <4 x i32> addrspace(1)* %4297, align 16, !tbaa !11
  %4298 = add i64 %4242, %4229
  %4299 = add i64 %4298, %4224
  %4300 = icmp ult i64 %4299, %4221
  br i1 %4300, label %4241, label %4301, !llvm.loop !60

4301:                                             ; preds = %4241, %4218
  %4302 = phi i64 [ %4222, %4218 ], [ %4298, %4241 ]
  %4303 = icmp ult i64 %4302, %4221
  br i1 %4303, label %4304, label %4634

4304:                                             ; preds = %4301
  %4305 = shl i64 %4302, 4
  %4306 = add i64 %4305, %4220
  %4307 = inttoptr i64 %4306 to <4 x i32> addrspace(1)*
  %4308 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4307, align 16, !tbaa !11
  %4309 = zext i32 %3942 to i64
  %4310 = add i64 %4302, %4309
  %4311 = icmp ult i64 %4310, %4221
  br i1 %4311, label %4312, label %4317

4312:                                             ; preds = %4304
  %4313 = shl i64 %4310, 4
  %4314 = add i64 %4313, %4220
  %4315 = inttoptr i64 %4314 to <4 x i32> addrspace(1)*
  %4316 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4315, align 16, !tbaa !11
  br label %4317

4317:                                             ; preds = %4312, %4304
  %4318 = phi <4 x i32> [ %4316, %4312 ], [ zeroinitializer, %4304 ]
  %4319 = shl i32 %3942, 1
  %4320 = zext i32 %4319 to i64
  %4321 = add i64 %4302, %4320
  %4322 = icmp ult i64 %4321, %4221
  br i1 %4322, label %4323, label %4328

4323:                                             ; preds = %4317
  %4324 = shl i64 %4321, 4
  %4325 = add i64 %4324, %4220
  %4326 = inttoptr i64 %4325 to <4 x i32> addrspace(1)*
  %4327 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4326, align 16, !tbaa !11
  br label %4328

4328:                                             ; preds = %4323, %4317
  %4329 = phi <4 x i32> [ %4327, %4323 ], [ zeroinitializer, %4317 ]
  %4330 = mul i32 %3942, 3
  %4331 = zext i32 %4330 to i64
  %4332 = add i64 %4302, %4331
  %4333 = icmp ult i64 %4332, %4221
  br i1 %4333, label %4334, label %4339

4334:                                             ; preds = %4328
  %4335 = shl i64 %4332, 4
  %4336 = add i64 %4335, %4220
  %4337 = inttoptr i64 %4336 to <4 x i32> addrspace(1)*
  %4338 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4337, align 16, !tbaa !11
  br label %4339

4339:                                             ; preds = %4334, %4328
  %4340 = phi <4 x i32> [ %4338, %4334 ], [ zeroinitializer, %4328 ]
  %4341 = shl i32 %3942, 2
  %4342 = zext i32 %4341 to i64
  %4343 = add i64 %4302, %4342
  %4344 = icmp ult i64 %4343, %4221
  br i1 %4344, label %4345, label %4350

4345:                                             ; preds = %4339
  %4346 = shl i64 %4343, 4
  %4347 = add i64 %4346, %4220
  %4348 = inttoptr i64 %4347 to <4 x i32> addrspace(1)*
  %4349 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4348, align 16, !tbaa !11
  br label %4350

4350:                                             ; preds = %4345, %4339
  %4351 = phi <4 x i32> [ %4349, %4345 ], [ zeroinitializer, %4339 ]
  %4352 = mul i32 %3942, 5
  %4353 = zext i32 %4352 to i64
  %4354 = add i64 %4302, %4353
  %4355 = icmp ult i64 %4354, %4221
  br i1 %4355, label %4356, label %4361

4356:                                             ; preds = %4350
  %4357 = shl i64 %4354, 4
  %4358 = add i64 %4357, %4220
  %4359 = inttoptr i64 %4358 to <4 x i32> addrspace(1)*
  %4360 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4359, align 16, !tbaa !11
  br label %4361

4361:                                             ; preds = %4356, %4350
  %4362 = phi <4 x i32> [ %4360, %4356 ], [ zeroinitializer, %4350 ]
  %4363 = mul i32 %3942, 6
  %4364 = zext i32 %4363 to i64
  %4365 = add i64 %4302, %4364
  %4366 = icmp ult i64 %4365, %4221
  br i1 %4366, label %4367, label %4372

4367:                                             ; preds = %4361
  %4368 = shl i64 %4365, 4
  %4369 = add i64 %4368, %4220
  %4370 = inttoptr i64 %4369 to <4 x i32> addrspace(1)*
  %4371 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4370, align 16, !tbaa !11
  br label %4372

4372:                                             ; preds = %4367, %4361
  %4373 = phi <4 x i32> [ %4371, %4367 ], [ zeroinitializer, %4361 ]
  %4374 = add i64 %4302, %4224
  %4375 = icmp ult i64 %4374, %4221
  br i1 %4375, label %4376, label %4381

4376:                                             ; preds = %4372
  %4377 = shl i64 %4374, 4
  %4378 = add i64 %4377, %4220
  %4379 = inttoptr i64 %4378 to <4 x i32> addrspace(1)*
  %4380 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4379, align 16, !tbaa !11
  br label %4381

4381:                                             ; preds = %4376, %4372
  %4382 = phi <4 x i32> [ %4380, %4376 ], [ zeroinitializer, %4372 ]
  %4383 = add i64 %4305, %4219
  %4384 = inttoptr i64 %4383 to <4 x i32> addrspace(1)*
  store <4 x i32> %4308, <4 x i32> addrspace(1)* %4384, align 16, !tbaa !11
  br i1 %4311, label %4385, label %4389

4385:                                             ; preds = %4381
  %4386 = shl i64 %4310, 4
  %4387 = add i64 %4386, %4219
  %4388 = inttoptr i64 %4387 to <4 x i32> addrspace(1)*
  store <4 x i32> %4318, <4 x i32> addrspace(1)* %4388, align 16, !tbaa !11
  br label %4389

4389:                                             ; preds = %4385, %4381
  br i1 %4322, label %4390, label %4394

4390:                                             ; preds = %4389
  %4391 = shl i64 %4321, 4
  %4392 = add i64 %4391, %4219
  %4393 = inttoptr i64 %4392 to <4 x i32> addrspace(1)*
  store <4 x i32> %4329, <4 x i32> addrspace(1)* %4393, align 16, !tbaa !11
  br label %4394

4394:                                             ; preds = %4390, %4389
  br i1 %4333, label %4395, label %4399

4395:                                             ; preds = %4394
  %4396 = shl i64 %4332, 4
  %4397 = add i64 %4396, %4219
  %4398 = inttoptr i64 %4397 to <4 x i32> addrspace(1)*
  store <4 x i32> %4340, <4 x i32> addrspace(1)* %4398, align 16, !tbaa !11
  br label %4399

4399:                                             ; preds = %4395, %4394
  br i1 %4344, label %4400, label %4404

4400:                                             ; preds = %4399
  %4401 = shl i64 %4343, 4
  %4402 = add i64 %4401, %4219
  %4403 = inttoptr i64 %4402 to <4 x i32> addrspace(1)*
  store <4 x i32> %4351, <4 x i32> addrspace(1)* %4403, align 16, !tbaa !11
  br label %4404

4404:                                             ; preds = %4400, %4399
  br i1 %4355, label %4405, label %4409

4405:                                             ; preds = %4404
  %4406 = shl i64 %4354, 4
  %4407 = add i64 %4406, %4219
  %4408 = inttoptr i64 %4407 to <4 x i32> addrspace(1)*
  store <4 x i32> %4362, <4 x i32> addrspace(1)* %4408, align 16, !tbaa !11
  br label %4409

4409:                                             ; preds = %4405, %4404
  br i1 %4366, label %4410, label %4414

4410:                                             ; preds = %4409
  %4411 = shl i64 %4365, 4
  %4412 = add i64 %4411, %4219
  %4413 = inttoptr i64 %4412 to <4 x i32> addrspace(1)*
  store <4 x i32> %4373, <4 x i32> addrspace(1)* %4413, align 16, !tbaa !11
  br label %4414

4414:                                             ; preds = %4410, %4409
  br i1 %4375, label %4415, label %4634

4415:                                             ; preds = %4414
  %4416 = shl i64 %4374, 4
  %4417 = add i64 %4416, %4219
  %4418 = inttoptr i64 %4417 to <4 x i32> addrspace(1)*
  store <4 x i32> %4382, <4 x i32> addrspace(1)* %4418, align 16, !tbaa !11
  br label %4634

4419:                                             ; preds = %4212
  %4420 = add i64 %4214, %85
  %4421 = add i64 %4214, %3940
  %4422 = lshr i64 %4217, 2
  %4423 = zext i32 %3941 to i64
  %4424 = mul i32 %3942, 7
  %4425 = zext i32 %4424 to i64
  %4426 = add nuw nsw i64 %4425, %4423
  %4427 = icmp ult i64 %4426, %4422
  br i1 %4427, label %4428, label %4502

4428:                                             ; preds = %4419
  %4429 = shl i32 %3942, 3
  %4430 = zext i32 %4429 to i64
  %4431 = zext i32 %3942 to i64
  %4432 = shl i32 %3942, 1
  %4433 = zext i32 %4432 to i64
  %4434 = mul i32 %3942, 3
  %4435 = zext i32 %4434 to i64
  %4436 = shl i32 %3942, 2
  %4437 = zext i32 %4436 to i64
  %4438 = mul i32 %3942, 5
  %4439 = zext i32 %4438 to i64
  %4440 = mul i32 %3942, 6
  %4441 = zext i32 %4440 to i64
  br label %4442

4442:                                             ; preds = %4442, %4428
  %4443 = phi i64 [ %4423, %4428 ], [ %4499, %4442 ]
  %4444 = shl i64 %4443, 2
  %4445 = add i64 %4444, %4421
  %4446 = inttoptr i64 %4445 to i32 addrspace(1)*
  %4447 = load volatile i32, i32 addrspace(1)* %4446, align 4, !tbaa !11
  %4448 = add i64 %4443, %4431
  %4449 = shl i64 %4448, 2
  %4450 = add i64 %4449, %4421
  %4451 = inttoptr i64 %4450 to i32 addrspace(1)*
  %4452 = load volatile i32, i32 addrspace(1)* %4451, align 4, !tbaa !11
  %4453 = add i64 %4443, %4433
  %4454 = shl i64 %4453, 2
  %4455 = add i64 %4454, %4421
  %4456 = inttoptr i64 %4455 to i32 addrspace(1)*
  %4457 = load volatile i32, i32 addrspace(1)* %4456, align 4, !tbaa !11
  %4458 = add i64 %4443, %4435
  %4459 = shl i64 %4458, 2
  %4460 = add i64 %4459, %4421
  %4461 = inttoptr i64 %4460 to i32 addrspace(1)*
  %4462 = load volatile i32, i32 addrspace(1)* %4461, align 4, !tbaa !11
  %4463 = add i64 %4443, %4437
  %4464 = shl i64 %4463, 2
  %4465 = add i64 %4464, %4421
  %4466 = inttoptr i64 %4465 to i32 addrspace(1)*
  %4467 = load volatile i32, i32 addrspace(1)* %4466, align 4, !tbaa !11
  %4468 = add i64 %4443, %4439
  %4469 = shl i64 %4468, 2
  %4470 = add i64 %4469, %4421
  %4471 = inttoptr i64 %4470 to i32 addrspace(1)*
  %4472 = load volatile i32, i32 addrspace(1)* %4471, align 4, !tbaa !11
  %4473 = add i64 %4443, %4441
  %4474 = shl i64 %4473, 2
  %4475 = add i64 %4474, %4421
  %4476 = inttoptr i64 %4475 to i32 addrspace(1)*
  %4477 = load volatile i32, i32 addrspace(1)* %4476, align 4, !tbaa !11
  %4478 = add i64 %4443, %4425
  %4479 = shl i64 %4478, 2
  %4480 = add i64 %4479, %4421
  %4481 = inttoptr i64 %4480 to i32 addrspace(1)*
  %4482 = load volatile i32, i32 addrspace(1)* %4481, align 4, !tbaa !11
  %4483 = add i64 %4444, %4420
  %4484 = inttoptr i64 %4483 to i32 addrspace(1)*
  store i32 %4447, i32 addrspace(1)* %4484, align 4, !tbaa !11
  %4485 = add i64 %4449, %4420
  %4486 = inttoptr i64 %4485 to i32 addrspace(1)*
  store i32 %4452, i32 addrspace(1)* %4486, align 4, !tbaa !11
  %4487 = add i64 %4454, %4420
  %4488 = inttoptr i64 %4487 to i32 addrspace(1)*
  store i32 %4457, i32 addrspace(1)* %4488, align 4, !tbaa !11
  %4489 = add i64 %4459, %4420
  %4490 = inttoptr i64 %4489 to i32 addrspace(1)*
  store i32 %4462, i32 addrspace(1)* %4490, align 4, !tbaa !11
  %4491 = add i64 %4464, %4420
  %4492 = inttoptr i64 %4491 to i32 addrspace(1)*
  store i32 %4467, i32 addrspace(1)* %4492, align 4, !tbaa !11
  %4493 = add i64 %4469, %4420
  %4494 = inttoptr i64 %4493 to i32 addrspace(1)*
  store i32 %4472, i32 addrspace(1)* %4494, align 4, !tbaa !11
  %4495 = add i64 %4474, %4420
  %4496 = inttoptr i64 %4495 to i32 addrspace(1)*
  store i32 %4477, i32 addrspace(1)* %4496, align 4, !tbaa !11
  %4497 = add i64 %4479, %4420
  %4498 = inttoptr i64 %4497 to i32 addrspace(1)*
  store i32 %4482, i32 addrspace(1)* %4498, align 4, !tbaa !11
  %4499 = add i64 %4443, %4430
  %4500 = add i64 %4499, %4425
  %4501 = icmp ult i64 %4500, %4422
  br i1 %4501, label %4442, label %4502, !llvm.loop !61

4502:                                             ; preds = %4442, %4419
  %4503 = phi i64 [ %4423, %4419 ], [ %4499, %4442 ]
  %4504 = icmp ult i64 %4503, %4422
  br i1 %4504, label %4505, label %4634

4505:                                             ; preds = %4502
  %4506 = shl i64 %4503, 2
  %4507 = add i64 %4506, %4421
  %4508 = inttoptr i64 %4507 to i32 addrspace(1)*
  %4509 = load volatile i32, i32 addrspace(1)* %4508, align 4, !tbaa !11
  %4510 = zext i32 %3942 to i64
  %4511 = add i64 %4503, %4510
  %4512 = icmp ult i64 %4511, %4422
  br i1 %4512, label %4513, label %4518

4513:                                             ; preds = %4505
  %4514 = shl i64 %4511, 2
  %4515 = add i64 %4514, %4421
  %4516 = inttoptr i64 %4515 to i32 addrspace(1)*
  %4517 = load volatile i32, i32 addrspace(1)* %4516, align 4, !tbaa !11
  br label %4518

4518:                                             ; preds = %4513, %4505
  %4519 = phi i32 [ %4517, %4513 ], [ 0, %4505 ]
  %4520 = shl i32 %3942, 1
  %4521 = zext i32 %4520 to i64
  %4522 = add i64 %4503, %4521
  %4523 = icmp ult i64 %4522, %4422
  br i1 %4523, label %4524, label %4529

4524:                                             ; preds = %4518
  %4525 = shl i64 %4522, 2
  %4526 = add i64 %4525, %4421
  %4527 = inttoptr i64 %4526 to i32 addrspace(1)*
  %4528 = load volatile i32, i32 addrspace(1)* %4527, align 4, !tbaa !11
  br label %4529

4529:                                             ; preds = %4524, %4518
  %4530 = phi i32 [ %4528, %4524 ], [ 0, %4518 ]
  %4531 = mul i32 %3942, 3
  %4532 = zext i32 %4531 to i64
  %4533 = add i64 %4503, %4532
  %4534 = icmp ult i64 %4533, %4422
  br i1 %4534, label %4535, label %4540

4535:                                             ; preds = %4529
  %4536 = shl i64 %4533, 2
  %4537 = add i64 %4536, %4421
  %4538 = inttoptr i64 %4537 to i32 addrspace(1)*
  %4539 = load volatile i32, i32 addrspace(1)* %4538, align 4, !tbaa !11
  br label %4540

4540:                                             ; preds = %4535, %4529
  %4541 = phi i32 [ %4539, %4535 ], [ 0, %4529 ]
  %4542 = shl i32 %3942, 2
  %4543 = zext i32 %4542 to i64
  %4544 = add i64 %4503, %4543
  %4545 = icmp ult i64 %4544, %4422
  br i1 %4545, label %4546, label %4551

4546:                                             ; preds = %4540
  %4547 = shl i64 %4544, 2
  %4548 = add i64 %4547, %4421
  %4549 = inttoptr i64 %4548 to i32 addrspace(1)*
  %4550 = load volatile i32, i32 addrspace(1)* %4549, align 4, !tbaa !11
  br label %4551

4551:                                             ; preds = %4546, %4540
  %4552 = phi i32 [ %4550, %4546 ], [ 0, %4540 ]
  %4553 = mul i32 %3942, 5
  %4554 = zext i32 %4553 to i64
  %4555 = add i64 %4503, %4554
  %4556 = icmp ult i64 %4555, %4422
  br i1 %4556, label %4557, label %4562

4557:                                             ; preds = %4551
  %4558 = shl i64 %4555, 2
  %4559 = add i64 %4558, %4421
  %4560 = inttoptr i64 %4559 to i32 addrspace(1)*
  %4561 = load volatile i32, i32 addrspace(1)* %4560, align 4, !tbaa !11
  br label %4562

4562:                                             ; preds = %4557, %4551
  %4563 = phi i32 [ %4561, %4557 ], [ 0, %4551 ]
  %4564 = mul i32 %3942, 6
  %4565 = zext i32 %4564 to i64
  %4566 = add i64 %4503, %4565
  %4567 = icmp ult i64 %4566, %4422
  br i1 %4567, label %4568, label %4573

4568:                                             ; preds = %4562
  %4569 = shl i64 %4566, 2
  %4570 = add i64 %4569, %4421
  %4571 = inttoptr i64 %4570 to i32 addrspace(1)*
  %4572 = load volatile i32, i32 addrspace(1)* %4571, align 4, !tbaa !11
  br label %4573

4573:                                             ; preds = %4568, %4562
  %4574 = phi i32 [ %4572, %4568 ], [ 0, %4562 ]
  %4575 = add i64 %4503, %4425
  %4576 = icmp ult i64 %4575, %4422
  br i1 %4576, label %4577, label %4582

4577:                                             ; preds = %4573
  %4578 = shl i64 %4575, 2
  %4579 = add i64 %4578, %4421
  %4580 = inttoptr i64 %4579 to i32 addrspace(1)*
  %4581 = load volatile i32, i32 addrspace(1)* %4580, align 4, !tbaa !11
  br label %4582

4582:                                             ; preds = %4577, %4573
  %4583 = phi i32 [ %4581, %4577 ], [ 0, %4573 ]
  %4584 = add i64 %4506, %4420
  %4585 = inttoptr i64 %4584 to i32 addrspace(1)*
  store i32 %4509, i32 addrspace(1)* %4585, align 4, !tbaa !11
  br i1 %4512, label %4586, label %4590

4586:                                             ; preds = %4582
  %4587 = shl i64 %4511, 2
  %4588 = add i64 %4587, %4420
  %4589 = inttoptr i64 %4588 to i32 addrspace(1)*
  store i32 %4519, i32 addrspace(1)* %4589, align 4, !tbaa !11
  br label %4590

4590:                                             ; preds = %4586, %4582
  br i1 %4523, label %4591, label %4595

4591:                                             ; preds = %4590
  %4592 = shl i64 %4522, 2
  %4593 = add i64 %4592, %4420
  %4594 = inttoptr i64 %4593 to i32 addrspace(1)*
  store i32 %4530, i32 addrspace(1)* %4594, align 4, !tbaa !11
  br label %4595

4595:                                             ; preds = %4591, %4590
  br i1 %4534, label %4596, label %4600

4596:                                             ; preds = %4595
  %4597 = shl i64 %4533, 2
  %4598 = add i64 %4597, %4420
  %4599 = inttoptr i64 %4598 to i32 addrspace(1)*
  store i32 %4541, i32 addrspace(1)* %4599, align 4, !tbaa !11
  br label %4600

4600:                                             ; preds = %4596, %4595
  br i1 %4545, label %4601, label %4605

4601:                                             ; preds = %4600
  %4602 = shl i64 %4544, 2
  %4603 = add i64 %4602, %4420
  %4604 = inttoptr i64 %4603 to i32 addrspace(1)*
  store i32 %4552, i32 addrspace(1)* %4604, align 4, !tbaa !11
  br label %4605

4605:                                             ; preds = %4601, %4600
  br i1 %4556, label %4606, label %4610

4606:                                             ; preds = %4605
  %4607 = shl i64 %4555, 2
  %4608 = add i64 %4607, %4420
  %4609 = inttoptr i64 %4608 to i32 addrspace(1)*
  store i32 %4563, i32 addrspace(1)* %4609, align 4, !tbaa !11
  br label %4610

4610:                                             ; preds = %4606, %4605
  br i1 %4567, label %4611, label %4615

4611:                                             ; preds = %4610
  %4612 = shl i64 %4566, 2
  %4613 = add i64 %4612, %4420
  %4614 = inttoptr i64 %4613 to i32 addrspace(1)*
  store i32 %4574, i32 addrspace(1)* %4614, align 4, !tbaa !11
  br label %4615

4615:                                             ; preds = %4611, %4610
  br i1 %4576, label %4616, label %4634

4616:                                             ; preds = %4615
  %4617 = shl i64 %4575, 2
  %4618 = add i64 %4617, %4420
  %4619 = inttoptr i64 %4618 to i32 addrspace(1)*
  store i32 %4583, i32 addrspace(1)* %4619, align 4, !tbaa !11
  br label %4634

4620:                                             ; preds = %4212
  %4621 = zext i32 %3941 to i64
  %4622 = icmp ugt i64 %1679, %4621
  br i1 %4622, label %4623, label %4668

4623:                                             ; preds = %4620
  %4624 = zext i32 %3942 to i64
  br label %4625

4625:                                             ; preds = %4625, %4623
  %4626 = phi i64 [ %4621, %4623 ], [ %4632, %4625 ]
  %4627 = add i64 %4626, %3940
  %4628 = inttoptr i64 %4627 to i8 addrspace(1)*
  %4629 = load volatile i8, i8 addrspace(1)* %4628, align 1, !tbaa !11
  %4630 = add i64 %4626, %85
  %4631 = inttoptr i64 %4630 to i8 addrspace(1)*
  store i8 %4629, i8 addrspace(1)* %4631, align 1, !tbaa !11
  %4632 = add i64 %4626, %4624
  %4633 = icmp ult i64 %4632, %1679
  br i1 %4633, label %4625, label %4668, !llvm.loop !62

4634:                                             ; preds = %4616, %4615, %4502, %4415, %4414, %4301
  %4635 = phi i64 [ %4423, %4616 ], [ %4423, %4615 ], [ %4423, %4502 ], [ %4222, %4415 ], [ %4222, %4414 ], [ %4222, %4301 ]
  %4636 = icmp ugt i64 %4214, %4635
  br i1 %4636, label %4637, label %4648

4637:                                             ; preds = %4634
  %4638 = zext i32 %3942 to i64
  br label %4639

4639:                                             ; preds = %4639, %4637
  %4640 = phi i64 [ %4635, %4637 ], [ %4646, %4639 ]
  %4641 = add i64 %4640, %3940
  %4642 = inttoptr i64 %4641 to i8 addrspace(1)*
  %4643 = load volatile i8, i8 addrspace(1)* %4642, align 1, !tbaa !11
  %4644 = add i64 %4640, %85
  %4645 = inttoptr i64 %4644 to i8 addrspace(1)*
  store i8 %4643, i8 addrspace(1)* %4645, align 1, !tbaa !11
  %4646 = add i64 %4640, %4638
  %4647 = icmp ult i64 %4646, %4214
  br i1 %4647, label %4639, label %4648, !llvm.loop !62

4648:                                             ; preds = %4639, %4634
  %4649 = add i64 %4217, %4214
  %4650 = sub i64 %1679, %4649
  %4651 = icmp ugt i64 %4650, %4635
  br i1 %4651, label %4652, label %4668

4652:                                             ; preds = %4648
  %4653 = zext i32 %3942 to i64
  br label %4654

4654:                                             ; preds = %4654, %4652
  %4655 = phi i64 [ %4635, %4652 ], [ %4662, %4654 ]
  %4656 = add i64 %4655, %4649
  %4657 = add i64 %4656, %3940
  %4658 = inttoptr i64 %4657 to i8 addrspace(1)*
  %4659 = load volatile i8, i8 addrspace(1)* %4658, align 1, !tbaa !11
  %4660 = add i64 %4656, %85
  %4661 = inttoptr i64 %4660 to i8 addrspace(1)*
  store i8 %4659, i8 addrspace(1)* %4661, align 1, !tbaa !11
  %4662 = add i64 %4655, %4653
  %4663 = icmp ult i64 %4662, %4650
  br i1 %4663, label %4654, label %4668, !llvm.loop !62

4664:                                             ; preds = %4209, %3959
  %4665 = phi i64 [ %4211, %4209 ], [ %4014, %3959 ]
  %4666 = phi <4 x i32> [ %4176, %4209 ], [ %4000, %3959 ]
  %4667 = inttoptr i64 %4665 to <4 x i32> addrspace(1)*
  store <4 x i32> %4666, <4 x i32> addrspace(1)* %4667, align 16, !tbaa !11
  br label %4668

4668:                                             ; preds = %4654, %4625, %4664, %4648, %4620, %4208, %4095
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !115
  %4669 = load i32, i32* %45, align 8, !tbaa !44
  %4670 = icmp eq i32 %4669, 0
  br i1 %4670, label %4671, label %4684

4671:                                             ; preds = %4668
  %4672 = load i32, i32* %32, align 8, !tbaa !55
  %4673 = zext i32 %4672 to i64
  %4674 = lshr i64 %86, %4673
  %4675 = load i64, i64* %55, align 8, !tbaa !71
  %4676 = shl i64 %4674, 3
  %4677 = add i64 %4676, %4675
  %4678 = inttoptr i64 %4677 to i64 addrspace(1)*
  %4679 = load volatile i64, i64 addrspace(1)* %4678, align 8, !tbaa !5
  %4680 = xor i64 %4679, %3925
  %4681 = and i64 %4680, -786432
  %4682 = icmp eq i64 %4681, 0
  %4683 = zext i1 %4682 to i32
  br label %4684

4684:                                             ; preds = %4671, %4668
  %4685 = phi i32 [ %4683, %4671 ], [ 0, %4668 ]
  %4686 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %4685, i32 0, i32 31) #7
  %4687 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 0, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !24
  %4688 = icmp eq i32 %4686, 0
  br i1 %4688, label %1693, label %4689, !llvm.loop !116

4689:                                             ; preds = %4684, %3928
  %4690 = load i32, i32* %83, align 8, !tbaa !9
  %4691 = add i32 %4690, 1
  store i32 %4691, i32* %83, align 8, !tbaa !9
  br label %4692

4692:                                             ; preds = %3923, %4689, %1680, %1676, %84
  %4693 = phi i32 [ 0, %1676 ], [ 0, %1680 ], [ 0, %84 ], [ %3924, %4689 ], [ %3924, %3923 ]
  %4694 = phi i64 [ %1677, %1676 ], [ %93, %1680 ], [ %93, %84 ], [ %1679, %4689 ], [ %1679, %3923 ]
  %4695 = phi i32 [ 1, %1676 ], [ 0, %1680 ], [ 0, %84 ], [ 1, %4689 ], [ %3926, %3923 ]
  %4696 = icmp eq i32 %4695, 0
  br i1 %4696, label %4697, label %5955, !prof !59

4697:                                             ; preds = %4692
  %4698 = load i32, i32* %57, align 4, !tbaa !43
  %4699 = icmp eq i32 %4698, -1
  br i1 %4699, label %4700, label %4957, !prof !81

4700:                                             ; preds = %4697
  %4701 = load i32, i32* %45, align 8, !tbaa !44
  %4702 = icmp eq i32 %4701, 0
  br i1 %4702, label %4703, label %4914

4703:                                             ; preds = %4700
  %4704 = load i32, i32* %56, align 4, !tbaa !73
  %4705 = icmp eq i32 %4704, 0
  br i1 %4705, label %4706, label %4906

4706:                                             ; preds = %4703
  %4707 = load i32, i32* %58, align 8, !tbaa !74
  %4708 = load i32, i32* %60, align 4, !tbaa !75
  %4709 = urem i32 %4707, %4708
  %4710 = load i64, i64* %61, align 8, !tbaa !47
  %4711 = lshr i32 %4709, 3
  %4712 = and i32 %4711, 536870904
  %4713 = zext i32 %4712 to i64
  %4714 = add i64 %4710, %4713
  %4715 = and i32 %4709, 63
  %4716 = zext i32 %4715 to i64
  %4717 = shl nuw i64 1, %4716
  %4718 = xor i64 %4717, -1
  %4719 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %4714, i64 %4718) #10, !srcloc !77
  %4720 = and i64 %4717, %4719
  %4721 = icmp eq i64 %4720, 0
  %4722 = select i1 %4721, i32 -1, i32 %4709
  %4723 = icmp eq i32 %4722, -1
  br i1 %4723, label %4733, label %4724, !prof !81

4724:                                             ; preds = %4706
  %4725 = zext i32 %4722 to i64
  %4726 = shl nuw nsw i64 %4725, 2
  br label %4727

4727:                                             ; preds = %4727, %4724
  %4728 = load i64, i64* %62, align 8, !tbaa !46
  %4729 = add i64 %4728, %4726
  %4730 = tail call i32 asm sideeffect "atom.global.exch.b32 $0, [$1], $2;", "=r,l,r,~{memory}"(i64 %4729, i32 -1) #10, !srcloc !80
  %4731 = icmp eq i32 %4730, -1
  br i1 %4731, label %4727, label %4732, !prof !81, !llvm.loop !82

4732:                                             ; preds = %4727
  store i32 %4730, i32* %59, align 4, !tbaa !9
  br label %4906

4733:                                             ; preds = %4706, %4900
  %4734 = phi i64 [ %4902, %4900 ], [ 0, %4706 ]
  %4735 = phi i32 [ %4901, %4900 ], [ 1, %4706 ]
  %4736 = load i32, i32* %60, align 4, !tbaa !75
  %4737 = add i32 %4736, 63
  %4738 = lshr i32 %4737, 6
  %4739 = icmp ugt i32 %4737, 63
  br i1 %4739, label %4740, label %4790

4740:                                             ; preds = %4733
  %4741 = tail call i32 @llvm.umax.i32(i32 %4738, i32 1) #7
  br label %4745

4742:                                             ; preds = %4787
  %4743 = icmp ult i32 %4789, %4738
  %4744 = icmp eq i32 %4789, %4741
  br i1 %4744, label %4790, label %4745, !llvm.loop !76

4745:                                             ; preds = %4742, %4740
  %4746 = phi i1 [ true, %4740 ], [ %4743, %4742 ]
  %4747 = phi i32 [ undef, %4740 ], [ %4788, %4742 ]
  %4748 = phi i32 [ 0, %4740 ], [ %4789, %4742 ]
  %4749 = add i32 %4748, %4707
  %4750 = urem i32 %4749, %4738
  %4751 = load i64, i64* %61, align 8, !tbaa !47
  %4752 = shl nuw nsw i32 %4750, 3
  %4753 = zext i32 %4752 to i64
  %4754 = add i64 %4751, %4753
  %4755 = inttoptr i64 %4754 to i64 addrspace(1)*
  %4756 = load volatile i64, i64 addrspace(1)* %4755, align 8, !tbaa !5
  br label %4757

4757:                                             ; preds = %4771, %4745
  %4758 = phi i64 [ %4756, %4745 ], [ %4765, %4771 ]
  %4759 = phi i32 [ undef, %4745 ], [ %4772, %4771 ]
  %4760 = icmp eq i64 %4758, 0
  br i1 %4760, label %4773, label %4761

4761:                                             ; preds = %4757
  %4762 = sub i64 0, %4758
  %4763 = and i64 %4758, %4762
  %4764 = xor i64 %4763, -1
  %4765 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %4754, i64 %4764) #10, !srcloc !77
  %4766 = and i64 %4765, %4763
  %4767 = icmp eq i64 %4766, 0
  br i1 %4767, label %4771, label %4768

4768:                                             ; preds = %4761
  %4769 = tail call i64 @llvm.cttz.i64(i64 %4763, i1 true) #7, !range !78
  %4770 = trunc i64 %4769 to i32
  br label %4771

4771:                                             ; preds = %4768, %4761
  %4772 = phi i32 [ %4770, %4768 ], [ %4759, %4761 ]
  br i1 %4767, label %4757, label %4773, !llvm.loop !79

4773:                                             ; preds = %4771, %4757
  %4774 = phi i32 [ %4772, %4771 ], [ 64, %4757 ]
  %4775 = icmp ult i32 %4774, 64
  br i1 %4775, label %4776, label %4787

4776:                                             ; preds = %4773
  %4777 = shl nuw i32 %4750, 6
  %4778 = add nuw i32 %4774, %4777
  %4779 = zext i32 %4778 to i64
  %4780 = shl nuw nsw i64 %4779, 2
  br label %4781

4781:                                             ; preds = %4781, %4776
  %4782 = load i64, i64* %62, align 8, !tbaa !46
  %4783 = add i64 %4782, %4780
  %4784 = tail call i32 asm sideeffect "atom.global.exch.b32 $0, [$1], $2;", "=r,l,r,~{memory}"(i64 %4783, i32 -1) #10, !srcloc !80
  %4785 = icmp eq i32 %4784, -1
  br i1 %4785, label %4781, label %4786, !prof !81, !llvm.loop !82

4786:                                             ; preds = %4781
  store i32 %4784, i32* %59, align 4, !tbaa !9
  br label %4787

4787:                                             ; preds = %4786, %4773
  %4788 = phi i32 [ %4778, %4786 ], [ %4747, %4773 ]
  %4789 = add nuw nsw i32 %4748, 1
  br i1 %4775, label %4790, label %4742

4790:                                             ; preds = %4787, %4742, %4733
  %4791 = phi i1 [ false, %4733 ], [ %4746, %4787 ], [ %4743, %4742 ]
  %4792 = phi i32 [ undef, %4733 ], [ %4788, %4742 ], [ %4788, %4787 ]
  br i1 %4791, label %4877, label %4793

4793:                                             ; preds = %4790
  %4794 = icmp ult i32 %4737, 64
  br i1 %4794, label %4877, label %4795

4795:                                             ; preds = %4793
  %4796 = tail call i32 @llvm.umax.i32(i32 %4738, i32 1) #7
  br label %4799

4797:                                             ; preds = %4874
  %4798 = icmp eq i32 %4876, %4796
  br i1 %4798, label %4877, label %4799, !llvm.loop !83

4799:                                             ; preds = %4797, %4795
  %4800 = phi i32 [ %4792, %4795 ], [ %4875, %4797 ]
  %4801 = phi i32 [ 0, %4795 ], [ %4876, %4797 ]
  %4802 = load i64, i64* %63, align 8, !tbaa !84
  %4803 = zext i32 %4801 to i64
  %4804 = shl nuw nsw i64 %4803, 3
  %4805 = add i64 %4804, %4802
  %4806 = inttoptr i64 %4805 to i64 addrspace(1)*
  %4807 = load volatile i64, i64 addrspace(1)* %4806, align 8, !tbaa !5
  %4808 = icmp eq i64 %4807, 0
  br i1 %4808, label %4862, label %4809

4809:                                             ; preds = %4799
  %4810 = shl i32 %4801, 6
  br label %4811

4811:                                             ; preds = %4860, %4809
  %4812 = phi i32 [ undef, %4809 ], [ %4858, %4860 ]
  %4813 = phi i64 [ %4807, %4809 ], [ %4819, %4860 ]
  %4814 = sub i64 0, %4813
  %4815 = and i64 %4813, %4814
  %4816 = tail call i64 @llvm.cttz.i64(i64 %4815, i1 true) #7, !range !78
  %4817 = trunc i64 %4816 to i32
  %4818 = or i32 %4810, %4817
  %4819 = xor i64 %4815, %4813
  %4820 = load i64, i64* %64, align 8, !tbaa !85
  %4821 = zext i32 %4818 to i64
  %4822 = shl nuw nsw i64 %4821, 3
  %4823 = add i64 %4822, %4820
  %4824 = inttoptr i64 %4823 to i64*
  %4825 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %4824) #10, !srcloc !86
  %4826 = lshr i64 %4825, 32
  %4827 = load i64, i64* %62, align 8, !tbaa !46
  %4828 = shl nuw nsw i64 %4821, 2
  %4829 = add i64 %4828, %4827
  %4830 = inttoptr i64 %4829 to i32 addrspace(1)*
  %4831 = load volatile i32, i32 addrspace(1)* %4830, align 4, !tbaa !9
  %4832 = zext i32 %4831 to i64
  %4833 = icmp eq i64 %4826, %4832
  br i1 %4833, label %4834, label %4857, !llvm.loop !87

4834:                                             ; preds = %4811
  %4835 = xor i64 %4815, -1
  %4836 = load i64, i64* %63, align 8, !tbaa !84
  %4837 = add i64 %4836, %4804
  %4838 = tail call i64 asm sideeffect "atom.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %4837, i64 %4835) #10, !srcloc !88
  %4839 = and i64 %4838, %4815
  %4840 = icmp eq i64 %4839, 0
  br i1 %4840, label %4857, label %4841, !llvm.loop !87

4841:                                             ; preds = %4834
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !51
  %4842 = load i64, i64* %64, align 8, !tbaa !85
  %4843 = add i64 %4842, %4822
  %4844 = inttoptr i64 %4843 to i64*
  %4845 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %4844) #10, !srcloc !86
  %4846 = lshr i64 %4845, 32
  %4847 = load i64, i64* %62, align 8, !tbaa !46
  %4848 = add i64 %4847, %4828
  %4849 = inttoptr i64 %4848 to i32 addrspace(1)*
  %4850 = load volatile i32, i32 addrspace(1)* %4849, align 4, !tbaa !9
  %4851 = zext i32 %4850 to i64
  %4852 = icmp eq i64 %4846, %4851
  br i1 %4852, label %4857, label %4853

4853:                                             ; preds = %4841
  %4854 = load i64, i64* %63, align 8, !tbaa !84
  %4855 = add i64 %4854, %4804
  %4856 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %4855, i64 %4815) #10, !srcloc !72
  br label %4857

4857:                                             ; preds = %4853, %4841, %4834, %4811
  %4858 = phi i32 [ %4812, %4853 ], [ %4812, %4834 ], [ %4812, %4811 ], [ %4818, %4841 ]
  %4859 = phi i32 [ 0, %4853 ], [ 2, %4834 ], [ 2, %4811 ], [ 1, %4841 ]
  switch i32 %4859, label %4862 [
    i32 0, label %4860
    i32 2, label %4860
  ]

4860:                                             ; preds = %4857, %4857
  %4861 = icmp eq i64 %4819, 0
  br i1 %4861, label %4862, label %4811, !llvm.loop !87

4862:                                             ; preds = %4860, %4857, %4799
  %4863 = phi i32 [ -1, %4799 ], [ %4858, %4857 ], [ -1, %4860 ]
  %4864 = icmp eq i32 %4863, -1
  br i1 %4864, label %4874, label %4865

4865:                                             ; preds = %4862
  %4866 = zext i32 %4863 to i64
  %4867 = shl nuw nsw i64 %4866, 2
  br label %4868

4868:                                             ; preds = %4868, %4865
  %4869 = load i64, i64* %62, align 8, !tbaa !46
  %4870 = add i64 %4869, %4867
  %4871 = tail call i32 asm sideeffect "atom.global.exch.b32 $0, [$1], $2;", "=r,l,r,~{memory}"(i64 %4870, i32 -1) #10, !srcloc !80
  %4872 = icmp eq i32 %4871, -1
  br i1 %4872, label %4868, label %4873, !prof !81, !llvm.loop !82

4873:                                             ; preds = %4868
  store i32 %4871, i32* %59, align 4, !tbaa !9
  br label %4874

4874:                                             ; preds = %4873, %4862
  %4875 = phi i32 [ %4863, %4873 ], [ %4800, %4862 ]
  %4876 = add nuw nsw i32 %4801, 1
  br i1 %4864, label %4797, label %4877

4877:                                             ; preds = %4874, %4797, %4793, %4790
  %4878 = phi i32 [ %4792, %4790 ], [ -1, %4793 ], [ %4875, %4874 ], [ -1, %4797 ]
  %4879 = icmp eq i32 %4878, -1
  br i1 %4879, label %4880, label %4900

4880:                                             ; preds = %4877
  %4881 = add i32 %4735, 1
  %4882 = and i32 %4735, 63
  %4883 = icmp eq i32 %4882, 0
  br i1 %4883, label %4884, label %4900, !prof !81

4884:                                             ; preds = %4880
  %4885 = load i64, i64* %65, align 8, !tbaa !91
  %4886 = inttoptr i64 %4885 to i64*
  %4887 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %4886) #10, !srcloc !86
  %4888 = icmp eq i64 %4887, 0
  br i1 %4888, label %4889, label %4900

4889:                                             ; preds = %4884
  %4890 = icmp eq i64 %4734, 0
  br i1 %4890, label %4891, label %4895

4891:                                             ; preds = %4889
  %4892 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !92
  %4893 = load i64, i64* %66, align 8, !tbaa !93
  %4894 = add i64 %4893, %4892
  br label %4895

4895:                                             ; preds = %4891, %4889
  %4896 = phi i64 [ %4894, %4891 ], [ %4734, %4889 ]
  %4897 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !92
  %4898 = icmp ult i64 %4897, %4896
  %4899 = select i1 %4898, i32 0, i32 110
  br label %4900

4900:                                             ; preds = %4895, %4884, %4880, %4877
  %4901 = phi i32 [ %4735, %4877 ], [ %4881, %4880 ], [ %4881, %4884 ], [ %4881, %4895 ]
  %4902 = phi i64 [ %4734, %4877 ], [ %4734, %4880 ], [ %4734, %4884 ], [ %4896, %4895 ]
  %4903 = phi i32 [ 0, %4877 ], [ 0, %4880 ], [ 108, %4884 ], [ %4899, %4895 ]
  %4904 = icmp eq i32 %4903, 0
  %4905 = and i1 %4879, %4904
  br i1 %4905, label %4733, label %4906, !llvm.loop !117

4906:                                             ; preds = %4900, %4732, %4703
  %4907 = phi i32 [ -1, %4703 ], [ %4722, %4732 ], [ %4878, %4900 ]
  %4908 = phi i32 [ %4704, %4703 ], [ 0, %4732 ], [ %4903, %4900 ]
  %4909 = icmp eq i32 %4908, 0
  %4910 = select i1 %4909, i32 %4907, i32 %4908
  %4911 = select i1 %4909, i64 144115188075855872, i64 216172782113783808
  %4912 = zext i32 %4910 to i64
  %4913 = or i64 %4911, %4912
  br label %4914

4914:                                             ; preds = %4906, %4700
  %4915 = phi i64 [ %4913, %4906 ], [ 0, %4700 ]
  %4916 = trunc i64 %4915 to i32
  %4917 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %4916, i32 0, i32 31) #7
  %4918 = lshr i64 %4915, 32
  %4919 = trunc i64 %4918 to i32
  %4920 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %4919, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !24
  %4921 = and i32 %4920, -16777216
  %4922 = icmp eq i32 %4921, 50331648
  br i1 %4922, label %4923, label %4955

4923:                                             ; preds = %4914
  %4924 = load i32, i32* %57, align 4, !tbaa !43
  %4925 = icmp eq i32 %4924, -1
  br i1 %4925, label %4954, label %4926

4926:                                             ; preds = %4923
  %4927 = load i32, i32* %45, align 8, !tbaa !44
  %4928 = icmp eq i32 %4927, 0
  br i1 %4928, label %4929, label %4946

4929:                                             ; preds = %4926
  %4930 = load i32, i32* %59, align 8, !tbaa !45
  %4931 = load i64, i64* %62, align 8, !tbaa !46
  %4932 = zext i32 %4924 to i64
  %4933 = shl nuw nsw i64 %4932, 2
  %4934 = add i64 %4931, %4933
  %4935 = inttoptr i64 %4934 to i32 addrspace(1)*
  store volatile i32 %4930, i32 addrspace(1)* %4935, align 4, !tbaa !9
  %4936 = load i64, i64* %61, align 8, !tbaa !47
  %4937 = lshr i32 %4924, 3
  %4938 = and i32 %4937, 536870904
  %4939 = zext i32 %4938 to i64
  %4940 = add i64 %4936, %4939
  %4941 = inttoptr i64 %4940 to i64*
  %4942 = and i32 %4924, 63
  %4943 = zext i32 %4942 to i64
  %4944 = shl nuw i64 1, %4943
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %4941, i64 %4944) #10, !srcloc !48
  %4945 = load i32, i32* %45, align 8, !tbaa !44
  br label %4946

4946:                                             ; preds = %4929, %4926
  %4947 = phi i32 [ %4945, %4929 ], [ %4927, %4926 ]
  %4948 = icmp eq i32 %4947, 0
  br i1 %4948, label %4949, label %4953

4949:                                             ; preds = %4946
  %4950 = load i64, i64* %46, align 8, !tbaa !19
  %4951 = add i64 %4950, 136
  %4952 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %4951, i64 -1) #10, !srcloc !23
  br label %4953

4953:                                             ; preds = %4949, %4946
  store i32 -1, i32* %57, align 4, !tbaa !43
  store i32 0, i32* %81, align 8, !tbaa !49
  br label %4954

4954:                                             ; preds = %4953, %4923
  store i32 %4917, i32* %56, align 4, !tbaa !73
  br label %4955

4955:                                             ; preds = %4954, %4914
  %4956 = phi i32 [ -1, %4954 ], [ %4917, %4914 ]
  br i1 %4922, label %5955, label %4957

4957:                                             ; preds = %4955, %4697
  %4958 = phi i32 [ %4956, %4955 ], [ %4698, %4697 ]
  %4959 = load i64, i64* %68, align 8, !tbaa !95
  %4960 = zext i32 %4958 to i64
  %4961 = load i64, i64* %69, align 8, !tbaa !96
  %4962 = mul i64 %4961, %4960
  %4963 = add i64 %4962, %4959
  %4964 = load i32, i32* %45, align 8, !tbaa !44
  %4965 = load i32, i32* %59, align 8, !tbaa !45
  %4966 = load i64, i64* %70, align 8, !tbaa !97
  %4967 = icmp eq i32 %4964, 0
  br i1 %4967, label %4968, label %4972

4968:                                             ; preds = %4957
  %4969 = load i64, i64* %71, align 8, !tbaa !98
  %4970 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %4969, i64 1) #10, !srcloc !23
  %4971 = trunc i64 %4970 to i32
  br label %4972

4972:                                             ; preds = %4968, %4957
  %4973 = phi i32 [ %4971, %4968 ], [ 0, %4957 ]
  %4974 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %4973, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !99
  %4975 = load i32, i32* %73, align 8, !tbaa !100
  %4976 = add i32 %4965, 1
  %4977 = icmp eq i32 %4976, -1
  %4978 = select i1 %4977, i32 0, i32 %4976
  %4979 = icmp ult i32 %4964, 4
  br i1 %4979, label %4980, label %5011

4980:                                             ; preds = %4972
  %4981 = load i64, i64* %29, align 8, !tbaa !101
  %4982 = zext i32 %4978 to i64
  %4983 = shl nuw i64 %4982, 32
  %4984 = shl nuw nsw i64 %4960, 16
  %4985 = or i64 %4984, %4983
  %4986 = or i64 %4985, 256
  %4987 = shl nsw i32 -1, %4975
  %4988 = xor i32 %4987, -1
  %4989 = and i32 %4974, %4988
  %4990 = zext i32 %4989 to i64
  %4991 = shl nuw nsw i64 %4990, 5
  %4992 = add i64 %4981, %4991
  %4993 = inttoptr i64 %4992 to i64*
  %4994 = and i32 %4964, 1
  %4995 = icmp eq i32 %4994, 0
  %4996 = select i1 %4995, i64 %4986, i64 %4966
  %4997 = select i1 %4995, i64 %86, i64 %4694
  %4998 = shl i64 %4997, 1
  %4999 = and i32 %4964, 2
  %5000 = icmp eq i32 %4999, 0
  %5001 = select i1 %5000, i64 %4996, i64 %4998
  %5002 = lshr i32 %4974, %4975
  %5003 = and i32 %5002, 1
  %5004 = xor i32 %5003, 1
  %5005 = zext i32 %5004 to i64
  %5006 = or i64 %5001, %5005
  %5007 = zext i32 %4964 to i64
  %5008 = getelementptr inbounds i64, i64* %4993, i64 %5007
  %5009 = ptrtoint i64* %5008 to i64
  %5010 = inttoptr i64 %5009 to i64 addrspace(1)*
  store volatile i64 %5006, i64 addrspace(1)* %5010, align 8, !tbaa !5
  br label %5011

5011:                                             ; preds = %4980, %4972
  store i32 %4978, i32* %59, align 8, !tbaa !45
  %5012 = load i32, i32* %45, align 8, !tbaa !44
  %5013 = icmp eq i32 %5012, 0
  br i1 %5013, label %5014, label %5109

5014:                                             ; preds = %5011
  %5015 = load i64, i64* %64, align 8, !tbaa !85
  %5016 = tail call i32 asm sideeffect "mov.u32 $0, %clock;", "=r,~{memory}"() #10, !srcloc !102
  %5017 = load i32, i32* %74, align 4, !tbaa !9
  %5018 = icmp eq i32 %5017, 0
  %5019 = select i1 %5018, i32 2600, i32 %5017
  store i32 %5019, i32* %74, align 4, !tbaa !9
  br label %5020

5020:                                             ; preds = %5020, %5014
  %5021 = tail call i32 asm sideeffect "mov.u32 $0, %clock;", "=r,~{memory}"() #10, !srcloc !102
  %5022 = sub i32 %5021, %5016
  %5023 = load i32, i32* %74, align 4, !tbaa !9
  %5024 = icmp ult i32 %5022, %5023
  br i1 %5024, label %5020, label %5025, !llvm.loop !103

5025:                                             ; preds = %5020
  %5026 = shl nuw nsw i64 %4960, 3
  %5027 = add i64 %5015, %5026
  %5028 = inttoptr i64 %5027 to i64*
  %5029 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %5028) #10, !srcloc !86
  %5030 = lshr i64 %5029, 32
  %5031 = zext i32 %4978 to i64
  %5032 = icmp eq i64 %5030, %5031
  br i1 %5032, label %5033, label %5038, !prof !59

5033:                                             ; preds = %5025
  %5034 = load i32, i32* %74, align 4, !tbaa !9
  %5035 = icmp ugt i32 %5034, 512
  %5036 = select i1 %5035, i32 -16, i32 0
  %5037 = add i32 %5036, %5034
  br label %5047

5038:                                             ; preds = %5025
  %5039 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %5028) #10, !srcloc !86
  %5040 = lshr i64 %5039, 32
  %5041 = icmp eq i64 %5040, %5031
  br i1 %5041, label %5042, label %5050

5042:                                             ; preds = %5038
  %5043 = load i32, i32* %74, align 4, !tbaa !9
  %5044 = icmp ult i32 %5043, 4096
  %5045 = select i1 %5044, i32 128, i32 0
  %5046 = add i32 %5045, %5043
  br label %5047

5047:                                             ; preds = %5042, %5033
  %5048 = phi i32 [ %5046, %5042 ], [ %5037, %5033 ]
  %5049 = phi i64 [ %5039, %5042 ], [ %5029, %5033 ]
  store i32 %5048, i32* %74, align 4, !tbaa !9
  br label %5050

5050:                                             ; preds = %5047, %5038
  %5051 = phi i64 [ %5039, %5038 ], [ %5049, %5047 ]
  %5052 = shl nuw nsw i64 %4960, 2
  %5053 = lshr i32 %4958, 3
  %5054 = and i32 %5053, 536870904
  %5055 = zext i32 %5054 to i64
  %5056 = and i32 %4958, 63
  %5057 = zext i32 %5056 to i64
  %5058 = shl nuw i64 1, %5057
  br label %5059

5059:                                             ; preds = %5100, %5050
  %5060 = phi i32 [ 1, %5050 ], [ %5067, %5100 ]
  %5061 = phi i64 [ 0, %5050 ], [ %5087, %5100 ]
  %5062 = phi i64 [ %5051, %5050 ], [ %5101, %5100 ]
  %5063 = phi i32 [ undef, %5050 ], [ %5102, %5100 ]
  %5064 = lshr i64 %5062, 32
  %5065 = icmp eq i64 %5064, %5031
  br i1 %5065, label %5103, label %5066, !prof !59

5066:                                             ; preds = %5059
  %5067 = add i32 %5060, 1
  %5068 = and i32 %5060, 63
  %5069 = icmp eq i32 %5068, 0
  br i1 %5069, label %5070, label %5086, !prof !81

5070:                                             ; preds = %5066
  %5071 = load i64, i64* %65, align 8, !tbaa !91
  %5072 = inttoptr i64 %5071 to i64*
  %5073 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %5072) #10, !srcloc !86
  %5074 = icmp eq i64 %5073, 0
  br i1 %5074, label %5075, label %5086

5075:                                             ; preds = %5070
  %5076 = icmp eq i64 %5061, 0
  br i1 %5076, label %5077, label %5081

5077:                                             ; preds = %5075
  %5078 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !92
  %5079 = load i64, i64* %66, align 8, !tbaa !93
  %5080 = add i64 %5079, %5078
  br label %5081

5081:                                             ; preds = %5077, %5075
  %5082 = phi i64 [ %5080, %5077 ], [ %5061, %5075 ]
  %5083 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !92
  %5084 = icmp ult i64 %5083, %5082
  %5085 = select i1 %5084, i32 0, i32 110
  br label %5086

5086:                                             ; preds = %5081, %5070, %5066
  %5087 = phi i64 [ %5082, %5081 ], [ %5061, %5070 ], [ %5061, %5066 ]
  %5088 = phi i32 [ %5085, %5081 ], [ 108, %5070 ], [ 0, %5066 ]
  %5089 = icmp eq i32 %5088, 0
  br i1 %5089, label %5098, label %5090, !prof !59

5090:                                             ; preds = %5086
  %5091 = load i64, i64* %62, align 8, !tbaa !46
  %5092 = add i64 %5091, %5052
  %5093 = inttoptr i64 %5092 to i32 addrspace(1)*
  store volatile i32 %4978, i32 addrspace(1)* %5093, align 4, !tbaa !9
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !51
  %5094 = load i64, i64* %63, align 8, !tbaa !84
  %5095 = add i64 %5094, %5055
  %5096 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %5095, i64 %5058) #10, !srcloc !72
  %5097 = or i32 %5088, -1073741824
  br label %5100

5098:                                             ; preds = %5086
  %5099 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %5028) #10, !srcloc !86
  br label %5100

5100:                                             ; preds = %5098, %5090
  %5101 = phi i64 [ %5062, %5090 ], [ %5099, %5098 ]
  %5102 = phi i32 [ %5097, %5090 ], [ %5063, %5098 ]
  br i1 %5089, label %5059, label %5109, !llvm.loop !104

5103:                                             ; preds = %5059
  %5104 = trunc i64 %5062 to i32
  %5105 = icmp sgt i32 %5104, -1
  br i1 %5105, label %5109, label %5106, !prof !59

5106:                                             ; preds = %5103
  %5107 = sub i32 0, %5104
  %5108 = or i32 %5107, -2147483648
  br label %5109

5109:                                             ; preds = %5100, %5106, %5103, %5011
  %5110 = phi i32 [ 0, %5011 ], [ %5108, %5106 ], [ %5104, %5103 ], [ %5102, %5100 ]
  %5111 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %5110, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !99
  %5112 = icmp sgt i32 %5111, -1
  br i1 %5112, label %5115, label %5113, !prof !59

5113:                                             ; preds = %5109
  %5114 = and i32 %5111, 65535
  br label %5119

5115:                                             ; preds = %5109
  %5116 = zext i32 %5111 to i64
  %5117 = icmp ugt i64 %4694, %5116
  %5118 = select i1 %5117, i32 61, i32 0
  br label %5119

5119:                                             ; preds = %5115, %5113
  %5120 = phi i32 [ %5114, %5113 ], [ %5118, %5115 ]
  %5121 = icmp eq i32 %5120, 0
  br i1 %5121, label %5122, label %5856, !prof !59

5122:                                             ; preds = %5119
  %5123 = load i32, i32* %45, align 8, !tbaa !44
  %5124 = load i32, i32* %50, align 4, !tbaa !58
  %5125 = xor i64 %4963, %85
  %5126 = and i64 %5125, 15
  %5127 = icmp eq i64 %5126, 0
  %5128 = and i64 %5125, 3
  %5129 = icmp eq i64 %5128, 0
  %5130 = select i1 %5129, i64 4, i64 1
  %5131 = select i1 %5127, i64 16, i64 %5130
  %5132 = sub i64 0, %85
  %5133 = add nsw i64 %5131, -1
  %5134 = and i64 %5133, %5132
  %5135 = or i64 %4694, %85
  %5136 = or i64 %5135, %4963
  %5137 = and i64 %5136, 15
  %5138 = icmp eq i64 %5137, 0
  br i1 %5138, label %5139, label %5397, !prof !59

5139:                                             ; preds = %5122
  %5140 = shl i32 %5124, 7
  %5141 = zext i32 %5140 to i64
  %5142 = icmp eq i64 %4694, %5141
  br i1 %5142, label %5143, label %5199

5143:                                             ; preds = %5139
  %5144 = shl i32 %5123, 4
  %5145 = zext i32 %5144 to i64
  %5146 = add i64 %85, %5145
  %5147 = add i64 %4963, %5145
  %5148 = shl i32 %5124, 4
  %5149 = inttoptr i64 %5147 to <4 x i32> addrspace(1)*
  %5150 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5149, align 16, !tbaa !11
  %5151 = zext i32 %5148 to i64
  %5152 = add i64 %5147, %5151
  %5153 = inttoptr i64 %5152 to <4 x i32> addrspace(1)*
  %5154 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5153, align 16, !tbaa !11
  %5155 = shl i32 %5124, 5
  %5156 = zext i32 %5155 to i64
  %5157 = add i64 %5147, %5156
  %5158 = inttoptr i64 %5157 to <4 x i32> addrspace(1)*
  %5159 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5158, align 16, !tbaa !11
  %5160 = mul i32 %5124, 48
  %5161 = zext i32 %5160 to i64
  %5162 = add i64 %5147, %5161
  %5163 = inttoptr i64 %5162 to <4 x i32> addrspace(1)*
  %5164 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5163, align 16, !tbaa !11
  %5165 = shl i32 %5124, 6
  %5166 = zext i32 %5165 to i64
  %5167 = add i64 %5147, %5166
  %5168 = inttoptr i64 %5167 to <4 x i32> addrspace(1)*
  %5169 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5168, align 16, !tbaa !11
  %5170 = mul i32 %5124, 80
  %5171 = zext i32 %5170 to i64
  %5172 = add i64 %5147, %5171
  %5173 = inttoptr i64 %5172 to <4 x i32> addrspace(1)*
  %5174 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5173, align 16, !tbaa !11
  %5175 = mul i32 %5124, 96
  %5176 = zext i32 %5175 to i64
  %5177 = add i64 %5147, %5176
  %5178 = inttoptr i64 %5177 to <4 x i32> addrspace(1)*
  %5179 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5178, align 16, !tbaa !11
  %5180 = mul i32 %5124, 112
  %5181 = zext i32 %5180 to i64
  %5182 = add i64 %5147, %5181
  %5183 = inttoptr i64 %5182 to <4 x i32> addrspace(1)*
  %5184 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5183, align 16, !tbaa !11
  %5185 = inttoptr i64 %5146 to <4 x i32> addrspace(1)*
  store <4 x i32> %5150, <4 x i32> addrspace(1)* %5185, align 16, !tbaa !11
  %5186 = add i64 %5146, %5151
  %5187 = inttoptr i64 %5186 to <4 x i32> addrspace(1)*
  store <4 x i32> %5154, <4 x i32> addrspace(1)* %5187, align 16, !tbaa !11
  %5188 = add i64 %5146, %5156
  %5189 = inttoptr i64 %5188 to <4 x i32> addrspace(1)*
  store <4 x i32> %5159, <4 x i32> addrspace(1)* %5189, align 16, !tbaa !11
  %5190 = add i64 %5146, %5161
  %5191 = inttoptr i64 %5190 to <4 x i32> addrspace(1)*
  store <4 x i32> %5164, <4 x i32> addrspace(1)* %5191, align 16, !tbaa !11
  %5192 = add i64 %5146, %5166
  %5193 = inttoptr i64 %5192 to <4 x i32> addrspace(1)*
  store <4 x i32> %5169, <4 x i32> addrspace(1)* %5193, align 16, !tbaa !11
  %5194 = add i64 %5146, %5171
  %5195 = inttoptr i64 %5194 to <4 x i32> addrspace(1)*
  store <4 x i32> %5174, <4 x i32> addrspace(1)* %5195, align 16, !tbaa !11
  %5196 = add i64 %5146, %5176
  %5197 = inttoptr i64 %5196 to <4 x i32> addrspace(1)*
  store <4 x i32> %5179, <4 x i32> addrspace(1)* %5197, align 16, !tbaa !11
  %5198 = add i64 %5146, %5181
  br label %5849

5199:                                             ; preds = %5139
  %5200 = lshr i64 %4694, 4
  %5201 = zext i32 %5123 to i64
  %5202 = mul i32 %5124, 7
  %5203 = zext i32 %5202 to i64
  %5204 = add nuw nsw i64 %5203, %5201
  %5205 = icmp ult i64 %5204, %5200
  br i1 %5205, label %5206, label %5280

5206:                                             ; preds = %5199
  %5207 = shl i32 %5124, 3
  %5208 = zext i32 %5207 to i64
  %5209 = zext i32 %5124 to i64
  %5210 = shl i32 %5124, 1
  %5211 = zext i32 %5210 to i64
  %5212 = mul i32 %5124, 3
  %5213 = zext i32 %5212 to i64
  %5214 = shl i32 %5124, 2
  %5215 = zext i32 %5214 to i64
  %5216 = mul i32 %5124, 5
  %5217 = zext i32 %5216 to i64
  %5218 = mul i32 %5124, 6
  %5219 = zext i32 %5218 to i64
  br label %5220

5220:                                             ; preds = %5220, %5206
  %5221 = phi i64 [ %5201, %5206 ], [ %5277, %5220 ]
  %5222 = shl i64 %5221, 4
  %5223 = add i64 %5222, %4963
  %5224 = inttoptr i64 %5223 to <4 x i32> addrspace(1)*
  %5225 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5224, align 16, !tbaa !11
  %5226 = add i64 %5221, %5209
  %5227 = shl i64 %5226, 4
  %5228 = add i64 %5227, %4963
  %5229 = inttoptr i64 %5228 to <4 x i32> addrspace(1)*
  %5230 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5229, align 16, !tbaa !11
  %5231 = add i64 %5221, %5211
  %5232 = shl i64 %5231, 4
  %5233 = add i64 %5232, %4963
  %5234 = inttoptr i64 %5233 to <4 x i32> addrspace(1)*
  %5235 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5234, align 16, !tbaa !11
  %5236 = add i64 %5221, %5213
  %5237 = shl i64 %5236, 4
  %5238 = add i64 %5237, %4963
  %5239 = inttoptr i64 %5238 to <4 x i32> addrspace(1)*
  %5240 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5239, align 16, !tbaa !11
  %5241 = add i64 %5221, %5215
  %5242 = shl i64 %5241, 4
  %5243 = add i64 %5242, %4963
  %5244 = inttoptr i64 %5243 to <4 x i32> addrspace(1)*
  %5245 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5244, align 16, !tbaa !11
  %5246 = add i64 %5221, %5217
  %5247 = shl i64 %5246, 4
  %5248 = add i64 %5247, %4963
  %5249 = inttoptr i64 %5248 to <4 x i32> addrspace(1)*
  %5250 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5249, align 16, !tbaa !11
  %5251 = add i64 %5221, %5219
  %5252 = shl i64 %5251, 4
  %5253 = add i64 %5252, %4963
  %5254 = inttoptr i64 %5253 to <4 x i32> addrspace(1)*
  %5255 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5254, align 16, !tbaa !11
  %5256 = add i64 %5221, %5203
  %5257 = shl i64 %5256, 4
  %5258 = add i64 %5257, %4963
  %5259 = inttoptr i64 %5258 to <4 x i32> addrspace(1)*
  %5260 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5259, align 16, !tbaa !11
  %5261 = add i64 %5222, %85
  %5262 = inttoptr i64 %5261 to <4 x i32> addrspace(1)*
  store <4 x i32> %5225, <4 x i32> addrspace(1)* %5262, align 16, !tbaa !11
  %5263 = add i64 %5227, %85
  %5264 = inttoptr i64 %5263 to <4 x i32> addrspace(1)*
  store <4 x i32> %5230, <4 x i32> addrspace(1)* %5264, align 16, !tbaa !11
  %5265 = add i64 %5232, %85
  %5266 = inttoptr i64 %5265 to <4 x i32> addrspace(1)*
  store <4 x i32> %5235, <4 x i32> addrspace(1)* %5266, align 16, !tbaa !11
  %5267 = add i64 %5237, %85
  %5268 = inttoptr i64 %5267 to <4 x i32> addrspace(1)*
  store <4 x i32> %5240, <4 x i32> addrspace(1)* %5268, align 16, !tbaa !11
  %5269 = add i64 %5242, %85
  %5270 = inttoptr i64 %5269 to <4 x i32> addrspace(1)*
  store <4 x i32> %5245, <4 x i32> addrspace(1)* %5270, align 16, !tbaa !11
  %5271 = add i64 %5247, %85
  %5272 = inttoptr i64 %5271 to <4 x i32> addrspace(1)*
  store <4 x i32> %5250, <4 x i32> addrspace(1)* %5272, align 16, !tbaa !11
  %5273 = add i64 %5252, %85
  %5274 = inttoptr i64 %5273 to <4 x i32> addrspace(1)*
  store <4 x i32> %5255, <4 x i32> addrspace(1)* %5274, align 16, !tbaa !11
  %5275 = add i64 %5257, %85
  %5276 = inttoptr i64 %5275 to <4 x i32> addrspace(1)*
  store <4 x i32> %5260, <4 x i32> addrspace(1)* %5276, align 16, !tbaa !11
  %5277 = add i64 %5221, %5208
  %5278 = add i64 %5277, %5203
  %5279 = icmp ult i64 %5278, %5200
  br i1 %5279, label %5220, label %5280, !llvm.loop !60

5280:                                             ; preds = %5220, %5199
  %5281 = phi i64 [ %5201, %5199 ], [ %5277, %5220 ]
  %5282 = icmp ult i64 %5281, %5200
  br i1 %5282, label %5283, label %5853

5283:                                             ; preds = %5280
  %5284 = shl i64 %5281, 4
  %5285 = add i64 %5284, %4963
  %5286 = inttoptr i64 %5285 to <4 x i32> addrspace(1)*
  %5287 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5286, align 16, !tbaa !11
  %5288 = zext i32 %5124 to i64
  %5289 = add i64 %5281, %5288
  %5290 = icmp ult i64 %5289, %5200
  br i1 %5290, label %5291, label %5296

5291:                                             ; preds = %5283
  %5292 = shl i64 %5289, 4
  %5293 = add i64 %5292, %4963
  %5294 = inttoptr i64 %5293 to <4 x i32> addrspace(1)*
  %5295 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5294, align 16, !tbaa !11
  br label %5296

5296:                                             ; preds = %5291, %5283
  %5297 = phi <4 x i32> [ %5295, %5291 ], [ zeroinitializer, %5283 ]
  %5298 = shl i32 %5124, 1
  %5299 = zext i32 %5298 to i64
  %5300 = add i64 %5281, %5299
  %5301 = icmp ult i64 %5300, %5200
  br i1 %5301, label %5302, label %5307

5302:                                             ; preds = %5296
  %5303 = shl i64 %5300, 4
  %5304 = add i64 %5303, %4963
  %5305 = inttoptr i64 %5304 to <4 x i32> addrspace(1)*
  %5306 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5305, align 16, !tbaa !11
  br label %5307

5307:                                             ; preds = %5302, %5296
  %5308 = phi <4 x i32> [ %5306, %5302 ], [ zeroinitializer, %5296 ]
  %5309 = mul i32 %5124, 3
  %5310 = zext i32 %5309 to i64
  %5311 = add i64 %5281, %5310
  %5312 = icmp ult i64 %5311, %5200
  br i1 %5312, label %5313, label %5318

5313:                                             ; preds = %5307
  %5314 = shl i64 %5311, 4
  %5315 = add i64 %5314, %4963
  %5316 = inttoptr i64 %5315 to <4 x i32> addrspace(1)*
  %5317 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5316, align 16, !tbaa !11
  br label %5318

5318:                                             ; preds = %5313, %5307
  %5319 = phi <4 x i32> [ %5317, %5313 ], [ zeroinitializer, %5307 ]
  %5320 = shl i32 %5124, 2
  %5321 = zext i32 %5320 to i64
  %5322 = add i64 %5281, %5321
  %5323 = icmp ult i64 %5322, %5200
  br i1 %5323, label %5324, label %5329

5324:                                             ; preds = %5318
  %5325 = shl i64 %5322, 4
  %5326 = add i64 %5325, %4963
  %5327 = inttoptr i64 %5326 to <4 x i32> addrspace(1)*
  %5328 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5327, align 16, !tbaa !11
  br label %5329

5329:                                             ; preds = %5324, %5318
  %5330 = phi <4 x i32> [ %5328, %5324 ], [ zeroinitializer, %5318 ]
  %5331 = mul i32 %5124, 5
  %5332 = zext i32 %5331 to i64
  %5333 = add i64 %5281, %5332
  %5334 = icmp ult i64 %5333, %5200
  br i1 %5334, label %5335, label %5340

5335:                                             ; preds = %5329
  %5336 = shl i64 %5333, 4
  %5337 = add i64 %5336, %4963
  %5338 = inttoptr i64 %5337 to <4 x i32> addrspace(1)*
  %5339 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5338, align 16, !tbaa !11
  br label %5340

5340:                                             ; preds = %5335, %5329
  %5341 = phi <4 x i32> [ %5339, %5335 ], [ zeroinitializer, %5329 ]
  %5342 = mul i32 %5124, 6
  %5343 = zext i32 %5342 to i64
  %5344 = add i64 %5281, %5343
  %5345 = icmp ult i64 %5344, %5200
  br i1 %5345, label %5346, label %5351

5346:                                             ; preds = %5340
  %5347 = shl i64 %5344, 4
  %5348 = add i64 %5347, %4963
  %5349 = inttoptr i64 %5348 to <4 x i32> addrspace(1)*
  %5350 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5349, align 16, !tbaa !11
  br label %5351

5351:                                             ; preds = %5346, %5340
  %5352 = phi <4 x i32> [ %5350, %5346 ], [ zeroinitializer, %5340 ]
  %5353 = add i64 %5281, %5203
  %5354 = icmp ult i64 %5353, %5200
  br i1 %5354, label %5355, label %5360

5355:                                             ; preds = %5351
  %5356 = shl i64 %5353, 4
  %5357 = add i64 %5356, %4963
  %5358 = inttoptr i64 %5357 to <4 x i32> addrspace(1)*
  %5359 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5358, align 16, !tbaa !11
  br label %5360

5360:                                             ; preds = %5355, %5351
  %5361 = phi <4 x i32> [ %5359, %5355 ], [ zeroinitializer, %5351 ]
  %5362 = add i64 %5284, %85
  %5363 = inttoptr i64 %5362 to <4 x i32> addrspace(1)*
  store <4 x i32> %5287, <4 x i32> addrspace(1)* %5363, align 16, !tbaa !11
  br i1 %5290, label %5364, label %5368

5364:                                             ; preds = %5360
  %5365 = shl i64 %5289, 4
  %5366 = add i64 %5365, %85
  %5367 = inttoptr i64 %5366 to <4 x i32> addrspace(1)*
  store <4 x i32> %5297, <4 x i32> addrspace(1)* %5367, align 16, !tbaa !11
  br label %5368

5368:                                             ; preds = %5364, %5360
  br i1 %5301, label %5369, label %5373

5369:                                             ; preds = %5368
  %5370 = shl i64 %5300, 4
  %5371 = add i64 %5370, %85
  %5372 = inttoptr i64 %5371 to <4 x i32> addrspace(1)*
  store <4 x i32> %5308, <4 x i32> addrspace(1)* %5372, align 16, !tbaa !11
  br label %5373

5373:                                             ; preds = %5369, %5368
  br i1 %5312, label %5374, label %5378

5374:                                             ; preds = %5373
  %5375 = shl i64 %5311, 4
  %5376 = add i64 %5375, %85
  %5377 = inttoptr i64 %5376 to <4 x i32> addrspace(1)*
  store <4 x i32> %5319, <4 x i32> addrspace(1)* %5377, align 16, !tbaa !11
  br label %5378

5378:                                             ; preds = %5374, %5373
  br i1 %5323, label %5379, label %5383

5379:                                             ; preds = %5378
  %5380 = shl i64 %5322, 4
  %5381 = add i64 %5380, %85
  %5382 = inttoptr i64 %5381 to <4 x i32> addrspace(1)*
  store <4 x i32> %5330, <4 x i32> addrspace(1)* %5382, align 16, !tbaa !11
  br label %5383

5383:                                             ; preds = %5379, %5378
  br i1 %5334, label %5384, label %5388

5384:                                             ; preds = %5383
  %5385 = shl i64 %5333, 4
  %5386 = add i64 %5385, %85
  %5387 = inttoptr i64 %5386 to <4 x i32> addrspace(1)*
  store <4 x i32> %5341, <4 x i32> addrspace(1)* %5387, align 16, !tbaa !11
  br label %5388

5388:                                             ; preds = %5384, %5383
  br i1 %5345, label %5389, label %5393

5389:                                             ; preds = %5388
  %5390 = shl i64 %5344, 4
  %5391 = add i64 %5390, %85
  %5392 = inttoptr i64 %5391 to <4 x i32> addrspace(1)*
  store <4 x i32> %5352, <4 x i32> addrspace(1)* %5392, align 16, !tbaa !11
  br label %5393

5393:                                             ; preds = %5389, %5388
  br i1 %5354, label %5394, label %5853

5394:                                             ; preds = %5393
  %5395 = shl i64 %5353, 4
  %5396 = add i64 %5395, %85
  br label %5849

5397:                                             ; preds = %5122
  %5398 = icmp ult i64 %5134, %4694
  %5399 = select i1 %5398, i64 %5134, i64 %4694
  %5400 = sub i64 %4694, %5399
  %5401 = sub nsw i64 0, %5131
  %5402 = and i64 %5400, %5401
  switch i64 %5131, label %5805 [
    i64 16, label %5403
    i64 4, label %5604
  ]

5403:                                             ; preds = %5397
  %5404 = add i64 %5399, %85
  %5405 = add i64 %5399, %4963
  %5406 = lshr i64 %5402, 4
  %5407 = zext i32 %5123 to i64
  %5408 = mul i32 %5124, 7
  %5409 = zext i32 %5408 to i64
  %5410 = add nuw nsw i64 %5409, %5407
  %5411 = icmp ult i64 %5410, %5406
  br i1 %5411, label %5412, label %5486

5412:                                             ; preds = %5403
  %5413 = shl i32 %5124, 3
  %5414 = zext i32 %5413 to i64
  %5415 = zext i32 %5124 to i64
  %5416 = shl i32 %5124, 1
  %5417 = zext i32 %5416 to i64
  %5418 = mul i32 %5124, 3
  %5419 = zext i32 %5418 to i64
  %5420 = shl i32 %5124, 2
  %5421 = zext i32 %5420 to i64
  %5422 = mul i32 %5124, 5
  %5423 = zext i32 %5422 to i64
  %5424 = mul i32 %5124, 6
  %5425 = zext i32 %5424 to i64
  br label %5426

5426:                                             ; preds = %5426, %5412
  %5427 = phi i64 [ %5407, %5412 ], [ %5483, %5426 ]
  %5428 = shl i64 %5427, 4
  %5429 = add i64 %5428, %5405
  %5430 = inttoptr i64 %5429 to <4 x i32> addrspace(1)*
  %5431 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5430, align 16, !tbaa !11
  %5432 = add i64 %5427, %5415
  %5433 = shl i64 %5432, 4
  %5434 = add i64 %5433, %5405
  %5435 = inttoptr i64 %5434 to <4 x i32> addrspace(1)*
  %5436 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5435, align 16, !tbaa !11
  %5437 = add i64 %5427, %5417
  %5438 = shl i64 %5437, 4
  %5439 = add i64 %5438, %5405
  %5440 = inttoptr i64 %5439 to <4 x i32> addrspace(1)*
  %5441 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5440, align 16, !tbaa !11
  %5442 = add i64 %5427, %5419
  %5443 = shl i64 %5442, 4
  %5444 = add i64 %5443, %5405
  %5445 = inttoptr i64 %5444 to <4 x i32> addrspace(1)*
  %5446 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5445, align 16, !tbaa !11
  %5447 = add i64 %5427, %5421
  %5448 = shl i64 %5447, 4
  %5449 = add i64 %5448, %5405
  %5450 = inttoptr i64 %5449 to <4 x i32> addrspace(1)*
  %5451 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5450, align 16, !tbaa !11
  %5452 = add i64 %5427, %5423
  %5453 = shl i64 %5452, 4
  %5454 = add i64 %5453, %5405
  %5455 = inttoptr i64 %5454 to <4 x i32> addrspace(1)*
  %5456 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5455, align 16, !tbaa !11
  %5457 = add i64 %5427, %5425
  %5458 = shl i64 %5457, 4
  %5459 = add i64 %5458, %5405
  %5460 = inttoptr i64 %5459 to <4 x i32> addrspace(1)*
  %5461 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5460, align 16, !tbaa !11
  %5462 = add i64 %5427, %5409
  %5463 = shl i64 %5462, 4
  %5464 = add i64 %5463, %5405
  %5465 = inttoptr i64 %5464 to <4 x i32> addrspace(1)*
  %5466 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5465, align 16, !tbaa !11
  %5467 = add i64 %5428, %5404
  %5468 = inttoptr i64 %5467 to <4 x i32> addrspace(1)*
  store <4 x i32> %5431, <4 x i32> addrspace(1)* %5468, align 16, !tbaa !11
  %5469 = add i64 %5433, %5404
  %5470 = inttoptr i64 %5469 to <4 x i32> addrspace(1)*
  store <4 x i32> %5436, <4 x i32> addrspace(1)* %5470, align 16, !tbaa !11
  %5471 = add i64 %5438, %5404
  %5472 = inttoptr i64 %5471 to <4 x i32> addrspace(1)*
  store <4 x i32> %5441, <4 x i32> addrspace(1)* %5472, align 16, !tbaa !11
  %5473 = add i64 %5443, %5404
  %5474 = inttoptr i64 %5473 to <4 x i32> addrspace(1)*
  store <4 x i32> %5446, <4 x i32> addrspace(1)* %5474, align 16, !tbaa !11
  %5475 = add i64 %5448, %5404
  %5476 = inttoptr i64 %5475 to <4 x i32> addrspace(1)*
  store <4 x i32> %5451, <4 x i32> addrspace(1)* %5476, align 16, !tbaa !11
  %5477 = add i64 %5453, %5404
  %5478 = inttoptr i64 %5477 to <4 x i32> addrspace(1)*
  store <4 x i32> %5456, <4 x i32> addrspace(1)* %5478, align 16, !tbaa !11
  %5479 = add i64 %5458, %5404
  %5480 = inttoptr i64 %5479 to <4 x i32> addrspace(1)*
  store <4 x i32> %5461, <4 x i32> addrspace(1)* %5480, align 16, !tbaa !11
  %5481 = add i64 %5463, %5404
  %5482 = inttoptr i64 %5481 to <4 x i32> addrspace(1)*
  store <4 x i32> %5466, <4 x i32> addrspace(1)* %5482, align 16, !tbaa !11
  %5483 = add i64 %5427, %5414
  %5484 = add i64 %5483, %5409
  %5485 = icmp ult i64 %5484, %5406
  br i1 %5485, label %5426, label %5486, !llvm.loop !60

5486:                                             ; preds = %5426, %5403
  %5487 = phi i64 [ %5407, %5403 ], [ %5483, %5426 ]
  %5488 = icmp ult i64 %5487, %5406
  br i1 %5488, label %5489, label %5819

5489:                                             ; preds = %5486
  %5490 = shl i64 %5487, 4
  %5491 = add i64 %5490, %5405
  %5492 = inttoptr i64 %5491 to <4 x i32> addrspace(1)*
  %5493 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5492, align 16, !tbaa !11
  %5494 = zext i32 %5124 to i64
  %5495 = add i64 %5487, %5494
  %5496 = icmp ult i64 %5495, %5406
  br i1 %5496, label %5497, label %5502

5497:                                             ; preds = %5489
  %5498 = shl i64 %5495, 4
  %5499 = add i64 %5498, %5405
  %5500 = inttoptr i64 %5499 to <4 x i32> addrspace(1)*
  %5501 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5500, align 16, !tbaa !11
  br label %5502

5502:                                             ; preds = %5497, %5489
  %5503 = phi <4 x i32> [ %5501, %5497 ], [ zeroinitializer, %5489 ]
  %5504 = shl i32 %5124, 1
  %5505 = zext i32 %5504 to i64
  %5506 = add i64 %5487, %5505
  %5507 = icmp ult i64 %5506, %5406
  br i1 %5507, label %5508, label %5513

5508:                                             ; preds = %5502
  %5509 = shl i64 %5506, 4
  %5510 = add i64 %5509, %5405
  %5511 = inttoptr i64 %5510 to <4 x i32> addrspace(1)*
  %5512 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5511, align 16, !tbaa !11
  br label %5513

5513:                                             ; preds = %5508, %5502
  %5514 = phi <4 x i32> [ %5512, %5508 ], [ zeroinitializer, %5502 ]
  %5515 = mul i32 %5124, 3
  %5516 = zext i32 %5515 to i64
  %5517 = add i64 %5487, %5516
  %5518 = icmp ult i64 %5517, %5406
  br i1 %5518, label %5519, label %5524

5519:                                             ; preds = %5513
  %5520 = shl i64 %5517, 4
  %5521 = add i64 %5520, %5405
  %5522 = inttoptr i64 %5521 to <4 x i32> addrspace(1)*
  %5523 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5522, align 16, !tbaa !11
  br label %5524

5524:                                             ; preds = %5519, %5513
  %5525 = phi <4 x i32> [ %5523, %5519 ], [ zeroinitializer, %5513 ]
  %5526 = shl i32 %5124, 2
  %5527 = zext i32 %5526 to i64
  %5528 = add i64 %5487, %5527
  %5529 = icmp ult i64 %5528, %5406
  br i1 %5529, label %5530, label %5535

5530:                                             ; preds = %5524
  %5531 = shl i64 %5528, 4
  %5532 = add i64 %5531, %5405
  %5533 = inttoptr i64 %5532 to <4 x i32> addrspace(1)*
  %5534 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5533, align 16, !tbaa !11
  br label %5535

5535:                                             ; preds = %5530, %5524
  %5536 = phi <4 x i32> [ %5534, %5530 ], [ zeroinitializer, %5524 ]
  %5537 = mul i32 %5124, 5
  %5538 = zext i32 %5537 to i64
  %5539 = add i64 %5487, %5538
  %5540 = icmp ult i64 %5539, %5406
  br i1 %5540, label %5541, label %5546

5541:                                             ; preds = %5535
  %5542 = shl i64 %5539, 4
  %5543 = add i64 %5542, %5405
  %5544 = inttoptr i64 %5543 to <4 x i32> addrspace(1)*
  %5545 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5544, align 16, !tbaa !11
  br label %5546

5546:                                             ; preds = %5541, %5535
  %5547 = phi <4 x i32> [ %5545, %5541 ], [ zeroinitializer, %5535 ]
  %5548 = mul i32 %5124, 6
  %5549 = zext i32 %5548 to i64
  %5550 = add i64 %5487, %5549
  %5551 = icmp ult i64 %5550, %5406
  br i1 %5551, label %5552, label %5557

5552:                                             ; preds = %5546
  %5553 = shl i64 %5550, 4
  %5554 = add i64 %5553, %5405
  %5555 = inttoptr i64 %5554 to <4 x i32> addrspace(1)*
  %5556 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5555, align 16, !tbaa !11
  br label %5557

5557:                                             ; preds = %5552, %5546
  %5558 = phi <4 x i32> [ %5556, %5552 ], [ zeroinitializer, %5546 ]
  %5559 = add i64 %5487, %5409
  %5560 = icmp ult i64 %5559, %5406
  br i1 %5560, label %5561, label %5566

5561:                                             ; preds = %5557
  %5562 = shl i64 %5559, 4
  %5563 = add i64 %5562, %5405
  %5564 = inttoptr i64 %5563 to <4 x i32> addrspace(1)*
  %5565 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5564, align 16, !tbaa !11
  br label %5566

5566:                                             ; preds = %5561, %5557
  %5567 = phi <4 x i32> [ %5565, %5561 ], [ zeroinitializer, %5557 ]
  %5568 = add i64 %5490, %5404
  %5569 = inttoptr i64 %5568 to <4 x i32> addrspace(1)*
  store <4 x i32> %5493, <4 x i32> addrspace(1)* %5569, align 16, !tbaa !11
  br i1 %5496, label %5570, label %5574

5570:                                             ; preds = %5566
  %5571 = shl i64 %5495, 4
  %5572 = add i64 %5571, %5404
  %5573 = inttoptr i64 %5572 to <4 x i32> addrspace(1)*
  store <4 x i32> %5503, <4 x i32> addrspace(1)* %5573, align 16, !tbaa !11
  br label %5574

5574:                                             ; preds = %5570, %5566
  br i1 %5507, label %5575, label %5579

5575:                                             ; preds = %5574
  %5576 = shl i64 %5506, 4
  %5577 = add i64 %5576, %5404
  %5578 = inttoptr i64 %5577 to <4 x i32> addrspace(1)*
  store <4 x i32> %5514, <4 x i32> addrspace(1)* %5578, align 16, !tbaa !11
  br label %5579

5579:                                             ; preds = %5575, %5574
  br i1 %5518, label %5580, label %5584

5580:                                             ; preds = %5579
  %5581 = shl i64 %5517, 4
  %5582 = add i64 %5581, %5404
  %5583 = inttoptr i64 %5582 to <4 x i32> addrspace(1)*
  store <4 x i32> %5525, <4 x i32> addrspace(1)* %5583, align 16, !tbaa !11
  br label %5584

5584:                                             ; preds = %5580, %5579
  br i1 %5529, label %5585, label %5589

5585:                                             ; preds = %5584
  %5586 = shl i64 %5528, 4
  %5587 = add i64 %5586, %5404
  %5588 = inttoptr i64 %5587 to <4 x i32> addrspace(1)*
  store <4 x i32> %5536, <4 x i32> addrspace(1)* %5588, align 16, !tbaa !11
  br label %5589

5589:                                             ; preds = %5585, %5584
  br i1 %5540, label %5590, label %5594

5590:                                             ; preds = %5589
  %5591 = shl i64 %5539, 4
  %5592 = add i64 %5591, %5404
  %5593 = inttoptr i64 %5592 to <4 x i32> addrspace(1)*
  store <4 x i32> %5547, <4 x i32> addrspace(1)* %5593, align 16, !tbaa !11
  br label %5594

5594:                                             ; preds = %5590, %5589
  br i1 %5551, label %5595, label %5599

5595:                                             ; preds = %5594
  %5596 = shl i64 %5550, 4
  %5597 = add i64 %5596, %5404
  %5598 = inttoptr i64 %5597 to <4 x i32> addrspace(1)*
  store <4 x i32> %5558, <4 x i32> addrspace(1)* %5598, align 16, !tbaa !11
  br label %5599

5599:                                             ; preds = %5595, %5594
  br i1 %5560, label %5600, label %5819

5600:                                             ; preds = %5599
  %5601 = shl i64 %5559, 4
  %5602 = add i64 %5601, %5404
  %5603 = inttoptr i64 %5602 to <4 x i32> addrspace(1)*
  store <4 x i32> %5567, <4 x i32> addrspace(1)* %5603, align 16, !tbaa !11
  br label %5819

5604:                                             ; preds = %5397
  %5605 = add i64 %5399, %85
  %5606 = add i64 %5399, %4963
  %5607 = lshr i64 %5402, 2
  %5608 = zext i32 %5123 to i64
  %5609 = mul i32 %5124, 7
  %5610 = zext i32 %5609 to i64
  %5611 = add nuw nsw i64 %5610, %5608
  %5612 = icmp ult i64 %5611, %5607
  br i1 %5612, label %5613, label %5687

5613:                                             ; preds = %5604
  %5614 = shl i32 %5124, 3
  %5615 = zext i32 %5614 to i64
  %5616 = zext i32 %5124 to i64
  %5617 = shl i32 %5124, 1
  %5618 = zext i32 %5617 to i64
  %5619 = mul i32 %5124, 3
  %5620 = zext i32 %5619 to i64
  %5621 = shl i32 %5124, 2
  %5622 = zext i32 %5621 to i64
  %5623 = mul i32 %5124, 5
  %5624 = zext i32 %5623 to i64
  %5625 = mul i32 %5124, 6
  %5626 = zext i32 %5625 to i64
  br label %5627

5627:                                             ; preds = %5627, %5613
  %5628 = phi i64 [ %5608, %5613 ], [ %5684, %5627 ]
  %5629 = shl i64 %5628, 2
  %5630 = add i64 %5629, %5606
  %5631 = inttoptr i64 %5630 to i32 addrspace(1)*
  %5632 = load volatile i32, i32 addrspace(1)* %5631, align 4, !tbaa !11
  %5633 = add i64 %5628, %5616
  %5634 = shl i64 %5633, 2
  %5635 = add i64 %5634, %5606
  %5636 = inttoptr i64 %5635 to i32 addrspace(1)*
  %5637 = load volatile i32, i32 addrspace(1)* %5636, align 4, !tbaa !11
  %5638 = add i64 %5628, %5618
  %5639 = shl i64 %5638, 2
  %5640 = add i64 %5639, %5606
  %5641 = inttoptr i64 %5640 to i32 addrspace(1)*
  %5642 = load volatile i32, i32 addrspace(1)* %5641, align 4, !tbaa !11
  %5643 = add i64 %5628, %5620
  %5644 = shl i64 %5643, 2
  %5645 = add i64 %5644, %5606
  %5646 = inttoptr i64 %5645 to i32 addrspace(1)*
  %5647 = load volatile i32, i32 addrspace(1)* %5646, align 4, !tbaa !11
  %5648 = add i64 %5628, %5622
  %5649 = shl i64 %5648, 2
  %5650 = add i64 %5649, %5606
  %5651 = inttoptr i64 %5650 to i32 addrspace(1)*
  %5652 = load volatile i32, i32 addrspace(1)* %5651, align 4, !tbaa !11
  %5653 = add i64 %5628, %5624
  %5654 = shl i64 %5653, 2
  %5655 = add i64 %5654, %5606
  %5656 = inttoptr i64 %5655 to i32 addrspace(1)*
  %5657 = load volatile i32, i32 addrspace(1)* %5656, align 4, !tbaa !11
  %5658 = add i64 %5628, %5626
  %5659 = shl i64 %5658, 2
  %5660 = add i64 %5659, %5606
  %5661 = inttoptr i64 %5660 to i32 addrspace(1)*
  %5662 = load volatile i32, i32 addrspace(1)* %5661, align 4, !tbaa !11
  %5663 = add i64 %5628, %5610
  %5664 = shl i64 %5663, 2
  %5665 = add i64 %5664, %5606
  %5666 = inttoptr i64 %5665 to i32 addrspace(1)*
  %5667 = load volatile i32, i32 addrspace(1)* %5666, align 4, !tbaa !11
  %5668 = add i64 %5629, %5605
  %5669 = inttoptr i64 %5668 to i32 addrspace(1)*
  store i32 %5632, i32 addrspace(1)* %5669, align 4, !tbaa !11
  %5670 = add i64 %5634, %5605
  %5671 = inttoptr i64 %5670 to i32 addrspace(1)*
  store i32 %5637, i32 addrspace(1)* %5671, align 4, !tbaa !11
  %5672 = add i64 %5639, %5605
  %5673 = inttoptr i64 %5672 to i32 addrspace(1)*
  store i32 %5642, i32 addrspace(1)* %5673, align 4, !tbaa !11
  %5674 = add i64 %5644, %5605
  %5675 = inttoptr i64 %5674 to i32 addrspace(1)*
  store i32 %5647, i32 addrspace(1)* %5675, align 4, !tbaa !11
  %5676 = add i64 %5649, %5605
  %5677 = inttoptr i64 %5676 to i32 addrspace(1)*
  store i32 %5652, i32 addrspace(1)* %5677, align 4, !tbaa !11
  %5678 = add i64 %5654, %5605
  %5679 = inttoptr i64 %5678 to i32 addrspace(1)*
  store i32 %5657, i32 addrspace(1)* %5679, align 4, !tbaa !11
  %5680 = add i64 %5659, %5605
  %5681 = inttoptr i64 %5680 to i32 addrspace(1)*
  store i32 %5662, i32 addrspace(1)* %5681, align 4, !tbaa !11
  %5682 = add i64 %5664, %5605
  %5683 = inttoptr i64 %5682 to i32 addrspace(1)*
  store i32 %5667, i32 addrspace(1)* %5683, align 4, !tbaa !11
  %5684 = add i64 %5628, %5615
  %5685 = add i64 %5684, %5610
  %5686 = icmp ult i64 %5685, %5607
  br i1 %5686, label %5627, label %5687, !llvm.loop !61

5687:                                             ; preds = %5627, %5604
  %5688 = phi i64 [ %5608, %5604 ], [ %5684, %5627 ]
  %5689 = icmp ult i64 %5688, %5607
  br i1 %5689, label %5690, label %5819

5690:                                             ; preds = %5687
  %5691 = shl i64 %5688, 2
  %5692 = add i64 %5691, %5606
  %5693 = inttoptr i64 %5692 to i32 addrspace(1)*
  %5694 = load volatile i32, i32 addrspace(1)* %5693, align 4, !tbaa !11
  %5695 = zext i32 %5124 to i64
  %5696 = add i64 %5688, %5695
  %5697 = icmp ult i64 %5696, %5607
  br i1 %5697, label %5698, label %5703

5698:                                             ; preds = %5690
  %5699 = shl i64 %5696, 2
  %5700 = add i64 %5699, %5606
  %5701 = inttoptr i64 %5700 to i32 addrspace(1)*
  %5702 = load volatile i32, i32 addrspace(1)* %5701, align 4, !tbaa !11
  br label %5703

5703:                                             ; preds = %5698, %5690
  %5704 = phi i32 [ %5702, %5698 ], [ 0, %5690 ]
  %5705 = shl i32 %5124, 1
  %5706 = zext i32 %5705 to i64
  %5707 = add i64 %5688, %5706
  %5708 = icmp ult i64 %5707, %5607
  br i1 %5708, label %5709, label %5714

5709:                                             ; preds = %5703
  %5710 = shl i64 %5707, 2
  %5711 = add i64 %5710, %5606
  %5712 = inttoptr i64 %5711 to i32 addrspace(1)*
  %5713 = load volatile i32, i32 addrspace(1)* %5712, align 4, !tbaa !11
  br label %5714

5714:                                             ; preds = %5709, %5703
  %5715 = phi i32 [ %5713, %5709 ], [ 0, %5703 ]
  %5716 = mul i32 %5124, 3
  %5717 = zext i32 %5716 to i64
  %5718 = add i64 %5688, %5717
  %5719 = icmp ult i64 %5718, %5607
  br i1 %5719, label %5720, label %5725

5720:                                             ; preds = %5714
  %5721 = shl i64 %5718, 2
  %5722 = add i64 %5721, %5606
  %5723 = inttoptr i64 %5722 to i32 addrspace(1)*
  %5724 = load volatile i32, i32 addrspace(1)* %5723, align 4, !tbaa !11
  br label %5725

5725:                                             ; preds = %5720, %5714
  %5726 = phi i32 [ %5724, %5720 ], [ 0, %5714 ]
  %5727 = shl i32 %5124, 2
  %5728 = zext i32 %5727 to i64
  %5729 = add i64 %5688, %5728
  %5730 = icmp ult i64 %5729, %5607
  br i1 %5730, label %5731, label %5736

5731:                                             ; preds = %5725
  %5732 = shl i64 %5729, 2
  %5733 = add i64 %5732, %5606
  %5734 = inttoptr i64 %5733 to i32 addrspace(1)*
  %5735 = load volatile i32, i32 addrspace(1)* %5734, align 4, !tbaa !11
  br label %5736

5736:                                             ; preds = %5731, %5725
  %5737 = phi i32 [ %5735, %5731 ], [ 0, %5725 ]
  %5738 = mul i32 %5124, 5
  %5739 = zext i32 %5738 to i64
  %5740 = add i64 %5688, %5739
  %5741 = icmp ult i64 %5740, %5607
  br i1 %5741, label %5742, label %5747

5742:                                             ; preds = %5736
  %5743 = shl i64 %5740, 2
  %5744 = add i64 %5743, %5606
  %5745 = inttoptr i64 %5744 to i32 addrspace(1)*
  %5746 = load volatile i32, i32 addrspace(1)* %5745, align 4, !tbaa !11
  br label %5747

5747:                                             ; preds = %5742, %5736
  %5748 = phi i32 [ %5746, %5742 ], [ 0, %5736 ]
  %5749 = mul i32 %5124, 6
  %5750 = zext i32 %5749 to i64
  %5751 = add i64 %5688, %5750
  %5752 = icmp ult i64 %5751, %5607
  br i1 %5752, label %5753, label %5758

5753:                                             ; preds = %5747
  %5754 = shl i64 %5751, 2
  %5755 = add i64 %5754, %5606
  %5756 = inttoptr i64 %5755 to i32 addrspace(1)*
  %5757 = load volatile i32, i32 addrspace(1)* %5756, align 4, !tbaa !11
  br label %5758

5758:                                             ; preds = %5753, %5747
  %5759 = phi i32 [ %5757, %5753 ], [ 0, %5747 ]
  %5760 = add i64 %5688, %5610
  %5761 = icmp ult i64 %5760, %5607
  br i1 %5761, label %5762, label %5767

5762:                                             ; preds = %5758
  %5763 = shl i64 %5760, 2
  %5764 = add i64 %5763, %5606
  %5765 = inttoptr i64 %5764 to i32 addrspace(1)*
  %5766 = load volatile i32, i32 addrspace(1)* %5765, align 4, !tbaa !11
  br label %5767

5767:                                             ; preds = %5762, %5758
  %5768 = phi i32 [ %5766, %5762 ], [ 0, %5758 ]
  %5769 = add i64 %5691, %5605
  %5770 = inttoptr i64 %5769 to i32 addrspace(1)*
  store i32 %5694, i32 addrspace(1)* %5770, align 4, !tbaa !11
  br i1 %5697, label %5771, label %5775

5771:                                             ; preds = %5767
  %5772 = shl i64 %5696, 2
  %5773 = add i64 %5772, %5605
  %5774 = inttoptr i64 %5773 to i32 addrspace(1)*
  store i32 %5704, i32 addrspace(1)* %5774, align 4, !tbaa !11
  br label %5775

5775:                                             ; preds = %5771, %5767
  br i1 %5708, label %5776, label %5780

5776:                                             ; preds = %5775
  %5777 = shl i64 %5707, 2
  %5778 = add i64 %5777, %5605
  %5779 = inttoptr i64 %5778 to i32 addrspace(1)*
  store i32 %5715, i32 addrspace(1)* %5779, align 4, !tbaa !11
  br label %5780

5780:                                             ; preds = %5776, %5775
  br i1 %5719, label %5781, label %5785

5781:                                             ; preds = %5780
  %5782 = shl i64 %5718, 2
  %5783 = add i64 %5782, %5605
  %5784 = inttoptr i64 %5783 to i32 addrspace(1)*
  store i32 %5726, i32 addrspace(1)* %5784, align 4, !tbaa !11
  br label %5785

5785:                                             ; preds = %5781, %5780
  br i1 %5730, label %5786, label %5790

5786:                                             ; preds = %5785
  %5787 = shl i64 %5729, 2
  %5788 = add i64 %5787, %5605
  %5789 = inttoptr i64 %5788 to i32 addrspace(1)*
  store i32 %5737, i32 addrspace(1)* %5789, align 4, !tbaa !11
  br label %5790

5790:                                             ; preds = %5786, %5785
  br i1 %5741, label %5791, label %5795

5791:                                             ; preds = %5790
  %5792 = shl i64 %5740, 2
  %5793 = add i64 %5792, %5605
  %5794 = inttoptr i64 %5793 to i32 addrspace(1)*
  store i32 %5748, i32 addrspace(1)* %5794, align 4, !tbaa !11
  br label %5795

5795:                                             ; preds = %5791, %5790
  br i1 %5752, label %5796, label %5800

5796:                                             ; preds = %5795
  %5797 = shl i64 %5751, 2
  %5798 = add i64 %5797, %5605
  %5799 = inttoptr i64 %5798 to i32 addrspace(1)*
  store i32 %5759, i32 addrspace(1)* %5799, align 4, !tbaa !11
  br label %5800

5800:                                             ; preds = %5796, %5795
  br i1 %5761, label %5801, label %5819

5801:                                             ; preds = %5800
  %5802 = shl i64 %5760, 2
  %5803 = add i64 %5802, %5605
  %5804 = inttoptr i64 %5803 to i32 addrspace(1)*
  store i32 %5768, i32 addrspace(1)* %5804, align 4, !tbaa !11
  br label %5819

5805:                                             ; preds = %5397
  %5806 = zext i32 %5123 to i64
  %5807 = icmp ugt i64 %4694, %5806
  br i1 %5807, label %5808, label %5853

5808:                                             ; preds = %5805
  %5809 = zext i32 %5124 to i64
  br label %5810

5810:                                             ; preds = %5810, %5808
  %5811 = phi i64 [ %5806, %5808 ], [ %5817, %5810 ]
  %5812 = add i64 %5811, %4963
  %5813 = inttoptr i64 %5812 to i8 addrspace(1)*
  %5814 = load volatile i8, i8 addrspace(1)* %5813, align 1, !tbaa !11
  %5815 = add i64 %5811, %85
  %5816 = inttoptr i64 %5815 to i8 addrspace(1)*
  store i8 %5814, i8 addrspace(1)* %5816, align 1, !tbaa !11
  %5817 = add i64 %5811, %5809
  %5818 = icmp ult i64 %5817, %4694
  br i1 %5818, label %5810, label %5853, !llvm.loop !62

5819:                                             ; preds = %5801, %5800, %5687, %5600, %5599, %5486
  %5820 = phi i64 [ %5608, %5801 ], [ %5608, %5800 ], [ %5608, %5687 ], [ %5407, %5600 ], [ %5407, %5599 ], [ %5407, %5486 ]
  %5821 = icmp ugt i64 %5399, %5820
  br i1 %5821, label %5822, label %5833

5822:                                             ; preds = %5819
  %5823 = zext i32 %5124 to i64
  br label %5824

5824:                                             ; preds = %5824, %5822
  %5825 = phi i64 [ %5820, %5822 ], [ %5831, %5824 ]
  %5826 = add i64 %5825, %4963
  %5827 = inttoptr i64 %5826 to i8 addrspace(1)*
  %5828 = load volatile i8, i8 addrspace(1)* %5827, align 1, !tbaa !11
  %5829 = add i64 %5825, %85
  %5830 = inttoptr i64 %5829 to i8 addrspace(1)*
  store i8 %5828, i8 addrspace(1)* %5830, align 1, !tbaa !11
  %5831 = add i64 %5825, %5823
  %5832 = icmp ult i64 %5831, %5399
  br i1 %5832, label %5824, label %5833, !llvm.loop !62

5833:                                             ; preds = %5824, %5819
  %5834 = add i64 %5402, %5399
  %5835 = sub i64 %4694, %5834
  %5836 = icmp ugt i64 %5835, %5820
  br i1 %5836, label %5837, label %5853

5837:                                             ; preds = %5833
  %5838 = zext i32 %5124 to i64
  br label %5839

5839:                                             ; preds = %5839, %5837
  %5840 = phi i64 [ %5820, %5837 ], [ %5847, %5839 ]
  %5841 = add i64 %5840, %5834
  %5842 = add i64 %5841, %4963
  %5843 = inttoptr i64 %5842 to i8 addrspace(1)*
  %5844 = load volatile i8, i8 addrspace(1)* %5843, align 1, !tbaa !11
  %5845 = add i64 %5841, %85
  %5846 = inttoptr i64 %5845 to i8 addrspace(1)*
  store i8 %5844, i8 addrspace(1)* %5846, align 1, !tbaa !11
  %5847 = add i64 %5840, %5838
  %5848 = icmp ult i64 %5847, %5835
  br i1 %5848, label %5839, label %5853, !llvm.loop !62

5849:                                             ; preds = %5394, %5143
  %5850 = phi i64 [ %5396, %5394 ], [ %5198, %5143 ]
  %5851 = phi <4 x i32> [ %5361, %5394 ], [ %5184, %5143 ]
  %5852 = inttoptr i64 %5850 to <4 x i32> addrspace(1)*
  store <4 x i32> %5851, <4 x i32> addrspace(1)* %5852, align 16, !tbaa !11
  br label %5853

5853:                                             ; preds = %5839, %5810, %5849, %5833, %5805, %5393, %5280
  %5854 = load i32, i32* %80, align 4, !tbaa !9
  %5855 = add i32 %5854, 1
  store i32 %5855, i32* %80, align 4, !tbaa !9
  br label %5856

5856:                                             ; preds = %5853, %5119
  %5857 = and i32 %5111, 1073741824
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !113
  %5858 = load i32, i32* %57, align 4, !tbaa !43
  %5859 = icmp eq i32 %5858, %4958
  %5860 = icmp ne i32 %5857, 0
  %5861 = xor i1 %5860, true
  %5862 = and i1 %5859, %5861
  br i1 %5862, label %5955, label %5863, !prof !59

5863:                                             ; preds = %5856
  br i1 %5859, label %5864, label %5874

5864:                                             ; preds = %5863
  %5865 = icmp eq i32 %4958, -1
  br i1 %5865, label %5903, label %5866

5866:                                             ; preds = %5864
  %5867 = load i32, i32* %45, align 8, !tbaa !44
  %5868 = icmp eq i32 %5867, 0
  br i1 %5868, label %5869, label %5873

5869:                                             ; preds = %5866
  %5870 = load i64, i64* %46, align 8, !tbaa !19
  %5871 = add i64 %5870, 136
  %5872 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %5871, i64 -1) #10, !srcloc !23
  br label %5873

5873:                                             ; preds = %5869, %5866
  store i32 -1, i32* %57, align 4, !tbaa !43
  store i32 0, i32* %81, align 8, !tbaa !49
  br label %5903

5874:                                             ; preds = %5863
  %5875 = icmp ne i32 %5858, -1
  %5876 = or i1 %5860, %5875
  br i1 %5876, label %5903, label %5877

5877:                                             ; preds = %5874
  %5878 = load i32, i32* %81, align 8, !tbaa !49
  %5879 = icmp ult i32 %5878, 2
  br i1 %5879, label %5880, label %5903

5880:                                             ; preds = %5877
  %5881 = add nuw nsw i32 %5878, 1
  store i32 %5881, i32* %81, align 8, !tbaa !49
  %5882 = icmp eq i32 %5881, 2
  br i1 %5882, label %5883, label %5903

5883:                                             ; preds = %5880
  %5884 = load i32, i32* %45, align 8, !tbaa !44
  %5885 = icmp eq i32 %5884, 0
  br i1 %5885, label %5886, label %5898

5886:                                             ; preds = %5883
  %5887 = load i64, i64* %46, align 8, !tbaa !19
  %5888 = add i64 %5887, 136
  %5889 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %5888, i64 1) #10, !srcloc !23
  %5890 = load i32, i32* %60, align 4, !tbaa !114
  %5891 = lshr i32 %5890, 2
  %5892 = zext i32 %5891 to i64
  %5893 = icmp ult i64 %5889, %5892
  br i1 %5893, label %5898, label %5894

5894:                                             ; preds = %5886
  %5895 = load i64, i64* %46, align 8, !tbaa !19
  %5896 = add i64 %5895, 136
  %5897 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %5896, i64 -1) #10, !srcloc !23
  br label %5898

5898:                                             ; preds = %5894, %5886, %5883
  %5899 = phi i32 [ 0, %5883 ], [ 0, %5894 ], [ 1, %5886 ]
  %5900 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %5899, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !99
  %5901 = icmp eq i32 %5900, 0
  br i1 %5901, label %5903, label %5902

5902:                                             ; preds = %5898
  store i32 %4958, i32* %57, align 4, !tbaa !43
  br label %5955

5903:                                             ; preds = %5898, %5880, %5877, %5874, %5873, %5864
  %5904 = load i32, i32* %59, align 8, !tbaa !45
  %5905 = icmp eq i32 %5857, 0
  br i1 %5905, label %5938, label %5906

5906:                                             ; preds = %5903
  %5907 = and i32 %5111, 65535
  %5908 = load i32, i32* %57, align 4, !tbaa !43
  %5909 = icmp eq i32 %5908, -1
  br i1 %5909, label %5937, label %5910

5910:                                             ; preds = %5906
  %5911 = load i32, i32* %45, align 8, !tbaa !44
  %5912 = icmp eq i32 %5911, 0
  br i1 %5912, label %5913, label %5929

5913:                                             ; preds = %5910
  %5914 = load i64, i64* %62, align 8, !tbaa !46
  %5915 = zext i32 %5908 to i64
  %5916 = shl nuw nsw i64 %5915, 2
  %5917 = add i64 %5914, %5916
  %5918 = inttoptr i64 %5917 to i32 addrspace(1)*
  store volatile i32 %5904, i32 addrspace(1)* %5918, align 4, !tbaa !9
  %5919 = load i64, i64* %61, align 8, !tbaa !47
  %5920 = lshr i32 %5908, 3
  %5921 = and i32 %5920, 536870904
  %5922 = zext i32 %5921 to i64
  %5923 = add i64 %5919, %5922
  %5924 = inttoptr i64 %5923 to i64*
  %5925 = and i32 %5908, 63
  %5926 = zext i32 %5925 to i64
  %5927 = shl nuw i64 1, %5926
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %5924, i64 %5927) #10, !srcloc !48
  %5928 = load i32, i32* %45, align 8, !tbaa !44
  br label %5929

5929:                                             ; preds = %5913, %5910
  %5930 = phi i32 [ %5928, %5913 ], [ %5911, %5910 ]
  %5931 = icmp eq i32 %5930, 0
  br i1 %5931, label %5932, label %5936

5932:                                             ; preds = %5929
  %5933 = load i64, i64* %46, align 8, !tbaa !19
  %5934 = add i64 %5933, 136
  %5935 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %5934, i64 -1) #10, !srcloc !23
  br label %5936

5936:                                             ; preds = %5932, %5929
  store i32 -1, i32* %57, align 4, !tbaa !43
  store i32 0, i32* %81, align 8, !tbaa !49
  br label %5937

5937:                                             ; preds = %5936, %5906
  store i32 %5907, i32* %56, align 4, !tbaa !73
  br label %5955

5938:                                             ; preds = %5903
  %5939 = load i32, i32* %45, align 8, !tbaa !44
  %5940 = icmp eq i32 %5939, 0
  br i1 %5940, label %5941, label %5955

5941:                                             ; preds = %5938
  %5942 = load i64, i64* %62, align 8, !tbaa !46
  %5943 = shl nuw nsw i64 %4960, 2
  %5944 = add i64 %5942, %5943
  %5945 = inttoptr i64 %5944 to i32 addrspace(1)*
  store volatile i32 %5904, i32 addrspace(1)* %5945, align 4, !tbaa !9
  %5946 = load i64, i64* %61, align 8, !tbaa !47
  %5947 = lshr i32 %4958, 3
  %5948 = and i32 %5947, 536870904
  %5949 = zext i32 %5948 to i64
  %5950 = add i64 %5946, %5949
  %5951 = inttoptr i64 %5950 to i64*
  %5952 = and i32 %4958, 63
  %5953 = zext i32 %5952 to i64
  %5954 = shl nuw i64 1, %5953
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %5951, i64 %5954) #10, !srcloc !48
  br label %5955

5955:                                             ; preds = %5941, %5938, %5937, %5902, %5856, %4955, %4692
  %5956 = phi i32 [ %4693, %4692 ], [ %4917, %4955 ], [ %5120, %5856 ], [ %5120, %5902 ], [ %5120, %5937 ], [ %5120, %5938 ], [ %5120, %5941 ]
  %5957 = add i64 %4694, %86
  %5958 = add i64 %4694, %85
  %5959 = icmp ugt i64 %35, %5957
  %5960 = icmp eq i32 %5956, 0
  %5961 = select i1 %5959, i1 %5960, i1 false
  br i1 %5961, label %84, label %5962, !llvm.loop !118

5962:                                             ; preds = %5955, %28, %25
  %5963 = phi i32 [ %26, %25 ], [ 0, %28 ], [ %5956, %5955 ]
  %5964 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 13, i64 0
  %5965 = load i32, i32* %5964, align 8, !tbaa !9
  %5966 = add i32 %5965, 1
  store i32 %5966, i32* %5964, align 8, !tbaa !9
  %5967 = icmp ne i32 %5963, 0
  %5968 = zext i1 %5967 to i32
  %5969 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 13, i64 1
  %5970 = load i32, i32* %5969, align 4, !tbaa !9
  %5971 = add i32 %5970, %5968
  store i32 %5971, i32* %5969, align 4, !tbaa !9
  br i1 %5967, label %5972, label %6020, !prof !81

5972:                                             ; preds = %5962
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !119
  %5973 = icmp eq i64 %4, 0
  br i1 %5973, label %6020, label %5974

5974:                                             ; preds = %5972
  %5975 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 0
  %5976 = load i32, i32* %5975, align 8, !tbaa !41
  %5977 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 1
  %5978 = load i32, i32* %5977, align 4, !tbaa !120
  %5979 = sub i64 0, %4
  %5980 = and i64 %5979, 3
  %5981 = icmp ult i64 %5980, %3
  %5982 = select i1 %5981, i64 %5980, i64 %3
  %5983 = zext i32 %5976 to i64
  %5984 = sub i64 %3, %5982
  %5985 = lshr i64 %5984, 2
  %5986 = icmp ugt i64 %5985, %5983
  br i1 %5986, label %5987, label %5990

5987:                                             ; preds = %5974
  %5988 = add i64 %5982, %4
  %5989 = zext i32 %5978 to i64
  br label %5994

5990:                                             ; preds = %5994, %5974
  %5991 = icmp ugt i64 %5982, %5983
  br i1 %5991, label %5992, label %6007

5992:                                             ; preds = %5990
  %5993 = zext i32 %5978 to i64
  br label %6001

5994:                                             ; preds = %5994, %5987
  %5995 = phi i64 [ %5983, %5987 ], [ %5999, %5994 ]
  %5996 = shl i64 %5995, 2
  %5997 = add i64 %5988, %5996
  %5998 = inttoptr i64 %5997 to i32 addrspace(1)*
  store i32 0, i32 addrspace(1)* %5998, align 4, !tbaa !11
  %5999 = add i64 %5995, %5989
  %6000 = icmp ult i64 %5999, %5985
  br i1 %6000, label %5994, label %5990, !llvm.loop !121

6001:                                             ; preds = %6001, %5992
  %6002 = phi i64 [ %5983, %5992 ], [ %6005, %6001 ]
  %6003 = add i64 %6002, %4
  %6004 = inttoptr i64 %6003 to i8 addrspace(1)*
  store i8 0, i8 addrspace(1)* %6004, align 1, !tbaa !11
  %6005 = add i64 %6002, %5993
  %6006 = icmp ult i64 %6005, %5982
  br i1 %6006, label %6001, label %6007, !llvm.loop !122

6007:                                             ; preds = %6001, %5990
  %6008 = and i64 %5984, -4
  %6009 = or i64 %6008, %5982
  %6010 = add i64 %6009, %5983
  %6011 = icmp ult i64 %6010, %3
  br i1 %6011, label %6012, label %6020

6012:                                             ; preds = %6007
  %6013 = zext i32 %5978 to i64
  br label %6014

6014:                                             ; preds = %6014, %6012
  %6015 = phi i64 [ %6010, %6012 ], [ %6018, %6014 ]
  %6016 = add i64 %6015, %4
  %6017 = inttoptr i64 %6016 to i8 addrspace(1)*
  store i8 0, i8 addrspace(1)* %6017, align 1, !tbaa !11
  %6018 = add i64 %6015, %6013
  %6019 = icmp ult i64 %6018, %3
  br i1 %6019, label %6014, label %6020, !llvm.loop !123

6020:                                             ; preds = %6014, %5962, %5972, %6007
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !124
  %6021 = sub nsw i32 0, %5963
  ret i32 %6021
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
  %15 = icmp eq i32 %14, 4
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
  br i1 %105, label %150, label %145

106:                                              ; preds = %213
  %107 = load i64, i64* %102, align 8, !tbaa !19
  %108 = load i32, i32* %90, align 4, !tbaa !42
  %109 = zext i32 %108 to i64
  %110 = add i64 %107, 144
  %111 = inttoptr i64 %110 to i64 addrspace(1)*
  store volatile i64 %109, i64 addrspace(1)* %111, align 8, !tbaa !5
  br label %112

112:                                              ; preds = %213, %106
  %113 = load i32, i32* %88, align 4, !tbaa !43
  %114 = icmp eq i32 %113, -1
  br i1 %114, label %216, label %115

115:                                              ; preds = %112
  %116 = load i32, i32* %81, align 8, !tbaa !44
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %118, label %137

118:                                              ; preds = %115
  %119 = load i32, i32* %89, align 8, !tbaa !45
  %120 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 4, i64 7
  %121 = load i64, i64* %120, align 8, !tbaa !46
  %122 = zext i32 %113 to i64
  %123 = shl nuw nsw i64 %122, 2
  %124 = add i64 %121, %123
  %125 = inttoptr i64 %124 to i32 addrspace(1)*
  store volatile i32 %119, i32 addrspace(1)* %125, align 4, !tbaa !9
  %126 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 4, i64 5
  %127 = load i64, i64* %126, align 8, !tbaa !47
  %128 = lshr i32 %113, 3
  %129 = and i32 %128, 536870904
  %130 = zext i32 %129 to i64
  %131 = add i64 %127, %130
  %132 = inttoptr i64 %131 to i64*
  %133 = and i32 %113, 63
  %134 = zext i32 %133 to i64
  %135 = shl nuw i64 1, %134
  call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %132, i64 %135) #10, !srcloc !48
  %136 = load i32, i32* %81, align 8, !tbaa !44
  br label %137

137:                                              ; preds = %118, %115
  %138 = phi i32 [ %136, %118 ], [ %116, %115 ]
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %140, label %144

140:                                              ; preds = %137
  %141 = load i64, i64* %102, align 8, !tbaa !19
  %142 = add i64 %141, 136
  %143 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %142, i64 -1) #10, !srcloc !23
  br label %144

144:                                              ; preds = %140, %137
  store i32 -1, i32* %88, align 4, !tbaa !43
  store i32 0, i32* %91, align 8, !tbaa !49
  br label %216

145:                                              ; preds = %101
  %146 = zext i32 %104 to i64
  %147 = load i64, i64* %102, align 8, !tbaa !19
  %148 = add i64 %147, 72
  %149 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %148, i64 %146) #10, !srcloc !23
  br label %150

150:                                              ; preds = %145, %101
  %151 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 13, i64 1
  %152 = load i32, i32* %151, align 4, !tbaa !9
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %159, label %154

154:                                              ; preds = %150
  %155 = zext i32 %152 to i64
  %156 = load i64, i64* %102, align 8, !tbaa !19
  %157 = add i64 %156, 80
  %158 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %157, i64 %155) #10, !srcloc !23
  br label %159

159:                                              ; preds = %154, %150
  %160 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 13, i64 2
  %161 = load i32, i32* %160, align 8, !tbaa !9
  %162 = icmp eq i32 %161, 0
  br i1 %162, label %168, label %163

163:                                              ; preds = %159
  %164 = zext i32 %161 to i64
  %165 = load i64, i64* %102, align 8, !tbaa !19
  %166 = add i64 %165, 88
  %167 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %166, i64 %164) #10, !srcloc !23
  br label %168

168:                                              ; preds = %163, %159
  %169 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 13, i64 3
  %170 = load i32, i32* %169, align 4, !tbaa !9
  %171 = icmp eq i32 %170, 0
  br i1 %171, label %177, label %172

172:                                              ; preds = %168
  %173 = zext i32 %170 to i64
  %174 = load i64, i64* %102, align 8, !tbaa !19
  %175 = add i64 %174, 96
  %176 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %175, i64 %173) #10, !srcloc !23
  br label %177

177:                                              ; preds = %172, %168
  %178 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 13, i64 4
  %179 = load i32, i32* %178, align 8, !tbaa !9
  %180 = icmp eq i32 %179, 0
  br i1 %180, label %186, label %181

181:                                              ; preds = %177
  %182 = zext i32 %179 to i64
  %183 = load i64, i64* %102, align 8, !tbaa !19
  %184 = add i64 %183, 104
  %185 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %184, i64 %182) #10, !srcloc !23
  br label %186

186:                                              ; preds = %181, %177
  %187 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 13, i64 5
  %188 = load i32, i32* %187, align 4, !tbaa !9
  %189 = icmp eq i32 %188, 0
  br i1 %189, label %195, label %190

190:                                              ; preds = %186
  %191 = zext i32 %188 to i64
  %192 = load i64, i64* %102, align 8, !tbaa !19
  %193 = add i64 %192, 112
  %194 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %193, i64 %191) #10, !srcloc !23
  br label %195

195:                                              ; preds = %190, %186
  %196 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 13, i64 6
  %197 = load i32, i32* %196, align 8, !tbaa !9
  %198 = icmp eq i32 %197, 0
  br i1 %198, label %204, label %199

199:                                              ; preds = %195
  %200 = zext i32 %197 to i64
  %201 = load i64, i64* %102, align 8, !tbaa !19
  %202 = add i64 %201, 120
  %203 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %202, i64 %200) #10, !srcloc !23
  br label %204

204:                                              ; preds = %199, %195
  %205 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 13, i64 7
  %206 = load i32, i32* %205, align 4, !tbaa !9
  %207 = icmp eq i32 %206, 0
  br i1 %207, label %213, label %208

208:                                              ; preds = %204
  %209 = zext i32 %206 to i64
  %210 = load i64, i64* %102, align 8, !tbaa !19
  %211 = add i64 %210, 128
  %212 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %211, i64 %209) #10, !srcloc !23
  br label %213

213:                                              ; preds = %208, %204
  %214 = load i32, i32* %91, align 8, !tbaa !49
  %215 = icmp eq i32 %214, 0
  br i1 %215, label %112, label %106

216:                                              ; preds = %144, %112
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
  %33 = load i32, i32* %32, align 8, !tbaa !125
  %34 = icmp eq i32 %33, 0
  %35 = select i1 %34, i32 9, i32 0
  br label %36

36:                                               ; preds = %30, %27
  %37 = phi i32 [ %35, %30 ], [ %28, %27 ]
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %44

39:                                               ; preds = %36
  %40 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 4
  %41 = load i32, i32* %40, align 8, !tbaa !126
  %42 = icmp eq i32 %41, 0
  %43 = select i1 %42, i32 0, i32 11
  br label %44

44:                                               ; preds = %39, %36
  %45 = phi i32 [ %43, %39 ], [ %37, %36 ]
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %2394

47:                                               ; preds = %44
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !127
  %48 = add i64 %3, %2
  %49 = icmp ugt i64 %48, %2
  br i1 %49, label %50, label %2387

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

80:                                               ; preds = %2380, %50
  %81 = phi i64 [ %4, %50 ], [ %2383, %2380 ]
  %82 = phi i64 [ %2, %50 ], [ %2382, %2380 ]
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
  %100 = load i32, i32* %55, align 8, !tbaa !44
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
  %120 = load i32, i32* %56, align 4, !tbaa !43
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
  %139 = load i64, i64* %61, align 8, !tbaa !47
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
  %170 = load i64, i64* %62, align 8, !tbaa !46
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
  %215 = load i64, i64* %62, align 8, !tbaa !46
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
  %235 = load i64, i64* %62, align 8, !tbaa !46
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
  %257 = load i64, i64* %62, align 8, !tbaa !46
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
  %278 = load i32, i32* %56, align 4, !tbaa !43
  %279 = icmp eq i32 %278, %266
  br i1 %279, label %296, label %280

280:                                              ; preds = %277
  %281 = load i32, i32* %59, align 8, !tbaa !45
  %282 = load i64, i64* %62, align 8, !tbaa !46
  %283 = zext i32 %266 to i64
  %284 = shl nuw nsw i64 %283, 2
  %285 = add i64 %282, %284
  %286 = inttoptr i64 %285 to i32 addrspace(1)*
  store volatile i32 %281, i32 addrspace(1)* %286, align 4, !tbaa !9
  %287 = load i64, i64* %61, align 8, !tbaa !47
  %288 = lshr i32 %266, 3
  %289 = and i32 %288, 536870904
  %290 = zext i32 %289 to i64
  %291 = add i64 %287, %290
  %292 = inttoptr i64 %291 to i64*
  %293 = and i32 %266, 63
  %294 = zext i32 %293 to i64
  %295 = shl nuw i64 1, %294
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %292, i64 %295) #10, !srcloc !48
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
  br i1 %321, label %106, label %539, !llvm.loop !128

322:                                              ; preds = %106
  %323 = zext i32 %109 to i64
  %324 = or i64 %323, 216172782113783808
  br label %539

325:                                              ; preds = %102
  %326 = load i32, i32* %56, align 4, !tbaa !43
  %327 = load i32, i32* %57, align 4, !tbaa !73
  %328 = icmp eq i32 %327, 0
  %329 = icmp eq i32 %326, -1
  %330 = select i1 %328, i1 %329, i1 false
  br i1 %330, label %331, label %531

331:                                              ; preds = %325
  %332 = load i32, i32* %58, align 8, !tbaa !74
  %333 = load i32, i32* %60, align 4, !tbaa !75
  %334 = urem i32 %332, %333
  %335 = load i64, i64* %61, align 8, !tbaa !47
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
  %353 = load i64, i64* %62, align 8, !tbaa !46
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
  %376 = load i64, i64* %61, align 8, !tbaa !47
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
  %407 = load i64, i64* %62, align 8, !tbaa !46
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
  %452 = load i64, i64* %62, align 8, !tbaa !46
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
  %472 = load i64, i64* %62, align 8, !tbaa !46
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
  %494 = load i64, i64* %62, align 8, !tbaa !46
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
  br i1 %530, label %358, label %531, !llvm.loop !117

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
  %549 = load i32, i32* %56, align 4, !tbaa !43
  %550 = icmp eq i32 %549, -1
  br i1 %550, label %579, label %551

551:                                              ; preds = %548
  %552 = load i32, i32* %55, align 8, !tbaa !44
  %553 = icmp eq i32 %552, 0
  br i1 %553, label %554, label %571

554:                                              ; preds = %551
  %555 = load i32, i32* %59, align 8, !tbaa !45
  %556 = load i64, i64* %62, align 8, !tbaa !46
  %557 = zext i32 %549 to i64
  %558 = shl nuw nsw i64 %557, 2
  %559 = add i64 %556, %558
  %560 = inttoptr i64 %559 to i32 addrspace(1)*
  store volatile i32 %555, i32 addrspace(1)* %560, align 4, !tbaa !9
  %561 = load i64, i64* %61, align 8, !tbaa !47
  %562 = lshr i32 %549, 3
  %563 = and i32 %562, 536870904
  %564 = zext i32 %563 to i64
  %565 = add i64 %561, %564
  %566 = inttoptr i64 %565 to i64*
  %567 = and i32 %549, 63
  %568 = zext i32 %567 to i64
  %569 = shl nuw i64 1, %568
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %566, i64 %569) #10, !srcloc !48
  %570 = load i32, i32* %55, align 8, !tbaa !44
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
  store i32 -1, i32* %56, align 4, !tbaa !43
  store i32 0, i32* %78, align 8, !tbaa !49
  br label %579

579:                                              ; preds = %578, %548
  store i32 %542, i32* %57, align 4, !tbaa !73
  br label %2380

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
  %602 = load i32, i32* %55, align 8, !tbaa !44
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
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !129
  %1332 = add i64 %599, %82
  tail call void asm sideeffect "fence.acq_rel.sys;", "~{memory}"() #10, !srcloc !130
  %1333 = load i32, i32* %55, align 8, !tbaa !44
  %1334 = load i32, i32* %59, align 8, !tbaa !45
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
  store i32 %1347, i32* %59, align 8, !tbaa !45
  %1380 = load i32, i32* %55, align 8, !tbaa !44
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
  %1451 = load i64, i64* %62, align 8, !tbaa !46
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
  br i1 %1482, label %598, label %1483, !llvm.loop !131

1483:                                             ; preds = %1469, %580
  %1484 = phi i64 [ 0, %580 ], [ %1480, %1469 ]
  %1485 = phi i32 [ 0, %580 ], [ %1471, %1469 ]
  %1486 = phi i32 [ 0, %580 ], [ %1476, %1469 ]
  br i1 %99, label %1487, label %2281

1487:                                             ; preds = %1483
  %1488 = load i64, i64* %54, align 8, !tbaa !25
  %1489 = icmp ugt i64 %1488, %82
  br i1 %1489, label %1490, label %1493

1490:                                             ; preds = %1487
  %1491 = load i64, i64* %77, align 8, !tbaa !57
  %1492 = add i64 %1491, %82
  br label %1530

1493:                                             ; preds = %1487
  %1494 = load i32, i32* %55, align 8, !tbaa !44
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
  br i1 %1514, label %1515, label %1530

1515:                                             ; preds = %1505
  %1516 = zext i32 %1511 to i64
  %1517 = shl nuw i64 %1516, 32
  %1518 = or i64 %1517, %1512
  %1519 = load i32, i32* %52, align 8, !tbaa !55
  %1520 = load i64, i64* %76, align 8, !tbaa !111
  %1521 = lshr i64 %1518, 20
  %1522 = and i64 %1521, 268435455
  %1523 = zext i32 %1519 to i64
  %1524 = shl i64 %1522, %1523
  %1525 = add i64 %1524, %1520
  %1526 = shl nsw i64 -1, %1523
  %1527 = xor i64 %1526, -1
  %1528 = and i64 %82, %1527
  %1529 = add i64 %1525, %1528
  br label %1530

1530:                                             ; preds = %1515, %1505, %1490
  %1531 = phi i64 [ %1492, %1490 ], [ %1529, %1515 ], [ 0, %1505 ]
  %1532 = icmp ne i64 %1531, 0
  %1533 = icmp ne i64 %1484, 0
  %1534 = and i1 %1533, %1532
  br i1 %1534, label %1535, label %2266

1535:                                             ; preds = %1530
  %1536 = load i32, i32* %55, align 8, !tbaa !44
  %1537 = load i32, i32* %70, align 4, !tbaa !58
  %1538 = xor i64 %1531, %81
  %1539 = and i64 %1538, 15
  %1540 = icmp eq i64 %1539, 0
  %1541 = and i64 %1538, 3
  %1542 = icmp eq i64 %1541, 0
  %1543 = select i1 %1542, i64 4, i64 1
  %1544 = select i1 %1540, i64 16, i64 %1543
  %1545 = sub i64 0, %1531
  %1546 = add nsw i64 %1544, -1
  %1547 = and i64 %1546, %1545
  %1548 = or i64 %1484, %81
  %1549 = or i64 %1548, %1531
  %1550 = and i64 %1549, 15
  %1551 = icmp eq i64 %1550, 0
  br i1 %1551, label %1552, label %1810, !prof !59

1552:                                             ; preds = %1535
  %1553 = shl i32 %1537, 7
  %1554 = zext i32 %1553 to i64
  %1555 = icmp eq i64 %1484, %1554
  br i1 %1555, label %1556, label %1612

1556:                                             ; preds = %1552
  %1557 = shl i32 %1536, 4
  %1558 = zext i32 %1557 to i64
  %1559 = add i64 %1531, %1558
  %1560 = add i64 %81, %1558
  %1561 = shl i32 %1537, 4
  %1562 = inttoptr i64 %1560 to <4 x i32> addrspace(1)*
  %1563 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1562, align 16, !tbaa !11
  %1564 = zext i32 %1561 to i64
  %1565 = add i64 %1560, %1564
  %1566 = inttoptr i64 %1565 to <4 x i32> addrspace(1)*
  %1567 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1566, align 16, !tbaa !11
  %1568 = shl i32 %1537, 5
  %1569 = zext i32 %1568 to i64
  %1570 = add i64 %1560, %1569
  %1571 = inttoptr i64 %1570 to <4 x i32> addrspace(1)*
  %1572 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1571, align 16, !tbaa !11
  %1573 = mul i32 %1537, 48
  %1574 = zext i32 %1573 to i64
  %1575 = add i64 %1560, %1574
  %1576 = inttoptr i64 %1575 to <4 x i32> addrspace(1)*
  %1577 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1576, align 16, !tbaa !11
  %1578 = shl i32 %1537, 6
  %1579 = zext i32 %1578 to i64
  %1580 = add i64 %1560, %1579
  %1581 = inttoptr i64 %1580 to <4 x i32> addrspace(1)*
  %1582 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1581, align 16, !tbaa !11
  %1583 = mul i32 %1537, 80
  %1584 = zext i32 %1583 to i64
  %1585 = add i64 %1560, %1584
  %1586 = inttoptr i64 %1585 to <4 x i32> addrspace(1)*
  %1587 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1586, align 16, !tbaa !11
  %1588 = mul i32 %1537, 96
  %1589 = zext i32 %1588 to i64
  %1590 = add i64 %1560, %1589
  %1591 = inttoptr i64 %1590 to <4 x i32> addrspace(1)*
  %1592 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1591, align 16, !tbaa !11
  %1593 = mul i32 %1537, 112
  %1594 = zext i32 %1593 to i64
  %1595 = add i64 %1560, %1594
  %1596 = inttoptr i64 %1595 to <4 x i32> addrspace(1)*
  %1597 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1596, align 16, !tbaa !11
  %1598 = inttoptr i64 %1559 to <4 x i32> addrspace(1)*
  store <4 x i32> %1563, <4 x i32> addrspace(1)* %1598, align 16, !tbaa !11
  %1599 = add i64 %1559, %1564
  %1600 = inttoptr i64 %1599 to <4 x i32> addrspace(1)*
  store <4 x i32> %1567, <4 x i32> addrspace(1)* %1600, align 16, !tbaa !11
  %1601 = add i64 %1559, %1569
  %1602 = inttoptr i64 %1601 to <4 x i32> addrspace(1)*
  store <4 x i32> %1572, <4 x i32> addrspace(1)* %1602, align 16, !tbaa !11
  %1603 = add i64 %1559, %1574
  %1604 = inttoptr i64 %1603 to <4 x i32> addrspace(1)*
  store <4 x i32> %1577, <4 x i32> addrspace(1)* %1604, align 16, !tbaa !11
  %1605 = add i64 %1559, %1579
  %1606 = inttoptr i64 %1605 to <4 x i32> addrspace(1)*
  store <4 x i32> %1582, <4 x i32> addrspace(1)* %1606, align 16, !tbaa !11
  %1607 = add i64 %1559, %1584
  %1608 = inttoptr i64 %1607 to <4 x i32> addrspace(1)*
  store <4 x i32> %1587, <4 x i32> addrspace(1)* %1608, align 16, !tbaa !11
  %1609 = add i64 %1559, %1589
  %1610 = inttoptr i64 %1609 to <4 x i32> addrspace(1)*
  store <4 x i32> %1592, <4 x i32> addrspace(1)* %1610, align 16, !tbaa !11
  %1611 = add i64 %1559, %1594
  br label %2262

1612:                                             ; preds = %1552
  %1613 = lshr i64 %1484, 4
  %1614 = zext i32 %1536 to i64
  %1615 = mul i32 %1537, 7
  %1616 = zext i32 %1615 to i64
  %1617 = add nuw nsw i64 %1616, %1614
  %1618 = icmp ult i64 %1617, %1613
  br i1 %1618, label %1619, label %1693

1619:                                             ; preds = %1612
  %1620 = shl i32 %1537, 3
  %1621 = zext i32 %1620 to i64
  %1622 = zext i32 %1537 to i64
  %1623 = shl i32 %1537, 1
  %1624 = zext i32 %1623 to i64
  %1625 = mul i32 %1537, 3
  %1626 = zext i32 %1625 to i64
  %1627 = shl i32 %1537, 2
  %1628 = zext i32 %1627 to i64
  %1629 = mul i32 %1537, 5
  %1630 = zext i32 %1629 to i64
  %1631 = mul i32 %1537, 6
  %1632 = zext i32 %1631 to i64
  br label %1633

1633:                                             ; preds = %1633, %1619
  %1634 = phi i64 [ %1614, %1619 ], [ %1690, %1633 ]
  %1635 = shl i64 %1634, 4
  %1636 = add i64 %1635, %81
  %1637 = inttoptr i64 %1636 to <4 x i32> addrspace(1)*
  %1638 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1637, align 16, !tbaa !11
  %1639 = add i64 %1634, %1622
  %1640 = shl i64 %1639, 4
  %1641 = add i64 %1640, %81
  %1642 = inttoptr i64 %1641 to <4 x i32> addrspace(1)*
  %1643 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1642, align 16, !tbaa !11
  %1644 = add i64 %1634, %1624
  %1645 = shl i64 %1644, 4
  %1646 = add i64 %1645, %81
  %1647 = inttoptr i64 %1646 to <4 x i32> addrspace(1)*
  %1648 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1647, align 16, !tbaa !11
  %1649 = add i64 %1634, %1626
  %1650 = shl i64 %1649, 4
  %1651 = add i64 %1650, %81
  %1652 = inttoptr i64 %1651 to <4 x i32> addrspace(1)*
  %1653 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1652, align 16, !tbaa !11
  %1654 = add i64 %1634, %1628
  %1655 = shl i64 %1654, 4
  %1656 = add i64 %1655, %81
  %1657 = inttoptr i64 %1656 to <4 x i32> addrspace(1)*
  %1658 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1657, align 16, !tbaa !11
  %1659 = add i64 %1634, %1630
  %1660 = shl i64 %1659, 4
  %1661 = add i64 %1660, %81
  %1662 = inttoptr i64 %1661 to <4 x i32> addrspace(1)*
  %1663 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1662, align 16, !tbaa !11
  %1664 = add i64 %1634, %1632
  %1665 = shl i64 %1664, 4
  %1666 = add i64 %1665, %81
  %1667 = inttoptr i64 %1666 to <4 x i32> addrspace(1)*
  %1668 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1667, align 16, !tbaa !11
  %1669 = add i64 %1634, %1616
  %1670 = shl i64 %1669, 4
  %1671 = add i64 %1670, %81
  %1672 = inttoptr i64 %1671 to <4 x i32> addrspace(1)*
  %1673 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1672, align 16, !tbaa !11
  %1674 = add i64 %1635, %1531
  %1675 = inttoptr i64 %1674 to <4 x i32> addrspace(1)*
  store <4 x i32> %1638, <4 x i32> addrspace(1)* %1675, align 16, !tbaa !11
  %1676 = add i64 %1640, %1531
  %1677 = inttoptr i64 %1676 to <4 x i32> addrspace(1)*
  store <4 x i32> %1643, <4 x i32> addrspace(1)* %1677, align 16, !tbaa !11
  %1678 = add i64 %1645, %1531
  %1679 = inttoptr i64 %1678 to <4 x i32> addrspace(1)*
  store <4 x i32> %1648, <4 x i32> addrspace(1)* %1679, align 16, !tbaa !11
  %1680 = add i64 %1650, %1531
  %1681 = inttoptr i64 %1680 to <4 x i32> addrspace(1)*
  store <4 x i32> %1653, <4 x i32> addrspace(1)* %1681, align 16, !tbaa !11
  %1682 = add i64 %1655, %1531
  %1683 = inttoptr i64 %1682 to <4 x i32> addrspace(1)*
  store <4 x i32> %1658, <4 x i32> addrspace(1)* %1683, align 16, !tbaa !11
  %1684 = add i64 %1660, %1531
  %1685 = inttoptr i64 %1684 to <4 x i32> addrspace(1)*
  store <4 x i32> %1663, <4 x i32> addrspace(1)* %1685, align 16, !tbaa !11
  %1686 = add i64 %1665, %1531
  %1687 = inttoptr i64 %1686 to <4 x i32> addrspace(1)*
  store <4 x i32> %1668, <4 x i32> addrspace(1)* %1687, align 16, !tbaa !11
  %1688 = add i64 %1670, %1531
  %1689 = inttoptr i64 %1688 to <4 x i32> addrspace(1)*
  store <4 x i32> %1673, <4 x i32> addrspace(1)* %1689, align 16, !tbaa !11
  %1690 = add i64 %1634, %1621
  %1691 = add i64 %1690, %1616
  %1692 = icmp ult i64 %1691, %1613
  br i1 %1692, label %1633, label %1693, !llvm.loop !60

1693:                                             ; preds = %1633, %1612
  %1694 = phi i64 [ %1614, %1612 ], [ %1690, %1633 ]
  %1695 = icmp ult i64 %1694, %1613
  br i1 %1695, label %1696, label %2266

1696:                                             ; preds = %1693
  %1697 = shl i64 %1694, 4
  %1698 = add i64 %1697, %81
  %1699 = inttoptr i64 %1698 to <4 x i32> addrspace(1)*
  %1700 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1699, align 16, !tbaa !11
  %1701 = zext i32 %1537 to i64
  %1702 = add i64 %1694, %1701
  %1703 = icmp ult i64 %1702, %1613
  br i1 %1703, label %1704, label %1709

1704:                                             ; preds = %1696
  %1705 = shl i64 %1702, 4
  %1706 = add i64 %1705, %81
  %1707 = inttoptr i64 %1706 to <4 x i32> addrspace(1)*
  %1708 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1707, align 16, !tbaa !11
  br label %1709

1709:                                             ; preds = %1704, %1696
  %1710 = phi <4 x i32> [ %1708, %1704 ], [ zeroinitializer, %1696 ]
  %1711 = shl i32 %1537, 1
  %1712 = zext i32 %1711 to i64
  %1713 = add i64 %1694, %1712
  %1714 = icmp ult i64 %1713, %1613
  br i1 %1714, label %1715, label %1720

1715:                                             ; preds = %1709
  %1716 = shl i64 %1713, 4
  %1717 = add i64 %1716, %81
  %1718 = inttoptr i64 %1717 to <4 x i32> addrspace(1)*
  %1719 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1718, align 16, !tbaa !11
  br label %1720

1720:                                             ; preds = %1715, %1709
  %1721 = phi <4 x i32> [ %1719, %1715 ], [ zeroinitializer, %1709 ]
  %1722 = mul i32 %1537, 3
  %1723 = zext i32 %1722 to i64
  %1724 = add i64 %1694, %1723
  %1725 = icmp ult i64 %1724, %1613
  br i1 %1725, label %1726, label %1731

1726:                                             ; preds = %1720
  %1727 = shl i64 %1724, 4
  %1728 = add i64 %1727, %81
  %1729 = inttoptr i64 %1728 to <4 x i32> addrspace(1)*
  %1730 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1729, align 16, !tbaa !11
  br label %1731

1731:                                             ; preds = %1726, %1720
  %1732 = phi <4 x i32> [ %1730, %1726 ], [ zeroinitializer, %1720 ]
  %1733 = shl i32 %1537, 2
  %1734 = zext i32 %1733 to i64
  %1735 = add i64 %1694, %1734
  %1736 = icmp ult i64 %1735, %1613
  br i1 %1736, label %1737, label %1742

1737:                                             ; preds = %1731
  %1738 = shl i64 %1735, 4
  %1739 = add i64 %1738, %81
  %1740 = inttoptr i64 %1739 to <4 x i32> addrspace(1)*
  %1741 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1740, align 16, !tbaa !11
  br label %1742

1742:                                             ; preds = %1737, %1731
  %1743 = phi <4 x i32> [ %1741, %1737 ], [ zeroinitializer, %1731 ]
  %1744 = mul i32 %1537, 5
  %1745 = zext i32 %1744 to i64
  %1746 = add i64 %1694, %1745
  %1747 = icmp ult i64 %1746, %1613
  br i1 %1747, label %1748, label %1753

1748:                                             ; preds = %1742
  %1749 = shl i64 %1746, 4
  %1750 = add i64 %1749, %81
  %1751 = inttoptr i64 %1750 to <4 x i32> addrspace(1)*
  %1752 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1751, align 16, !tbaa !11
  br label %1753

1753:                                             ; preds = %1748, %1742
  %1754 = phi <4 x i32> [ %1752, %1748 ], [ zeroinitializer, %1742 ]
  %1755 = mul i32 %1537, 6
  %1756 = zext i32 %1755 to i64
  %1757 = add i64 %1694, %1756
  %1758 = icmp ult i64 %1757, %1613
  br i1 %1758, label %1759, label %1764

1759:                                             ; preds = %1753
  %1760 = shl i64 %1757, 4
  %1761 = add i64 %1760, %81
  %1762 = inttoptr i64 %1761 to <4 x i32> addrspace(1)*
  %1763 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1762, align 16, !tbaa !11
  br label %1764

1764:                                             ; preds = %1759, %1753
  %1765 = phi <4 x i32> [ %1763, %1759 ], [ zeroinitializer, %1753 ]
  %1766 = add i64 %1694, %1616
  %1767 = icmp ult i64 %1766, %1613
  br i1 %1767, label %1768, label %1773

1768:                                             ; preds = %1764
  %1769 = shl i64 %1766, 4
  %1770 = add i64 %1769, %81
  %1771 = inttoptr i64 %1770 to <4 x i32> addrspace(1)*
  %1772 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1771, align 16, !tbaa !11
  br label %1773

1773:                                             ; preds = %1768, %1764
  %1774 = phi <4 x i32> [ %1772, %1768 ], [ zeroinitializer, %1764 ]
  %1775 = add i64 %1697, %1531
  %1776 = inttoptr i64 %1775 to <4 x i32> addrspace(1)*
  store <4 x i32> %1700, <4 x i32> addrspace(1)* %1776, align 16, !tbaa !11
  br i1 %1703, label %1777, label %1781

1777:                                             ; preds = %1773
  %1778 = shl i64 %1702, 4
  %1779 = add i64 %1778, %1531
  %1780 = inttoptr i64 %1779 to <4 x i32> addrspace(1)*
  store <4 x i32> %1710, <4 x i32> addrspace(1)* %1780, align 16, !tbaa !11
  br label %1781

1781:                                             ; preds = %1777, %1773
  br i1 %1714, label %1782, label %1786

1782:                                             ; preds = %1781
  %1783 = shl i64 %1713, 4
  %1784 = add i64 %1783, %1531
  %1785 = inttoptr i64 %1784 to <4 x i32> addrspace(1)*
  store <4 x i32> %1721, <4 x i32> addrspace(1)* %1785, align 16, !tbaa !11
  br label %1786

1786:                                             ; preds = %1782, %1781
  br i1 %1725, label %1787, label %1791

1787:                                             ; preds = %1786
  %1788 = shl i64 %1724, 4
  %1789 = add i64 %1788, %1531
  %1790 = inttoptr i64 %1789 to <4 x i32> addrspace(1)*
  store <4 x i32> %1732, <4 x i32> addrspace(1)* %1790, align 16, !tbaa !11
  br label %1791

1791:                                             ; preds = %1787, %1786
  br i1 %1736, label %1792, label %1796

1792:                                             ; preds = %1791
  %1793 = shl i64 %1735, 4
  %1794 = add i64 %1793, %1531
  %1795 = inttoptr i64 %1794 to <4 x i32> addrspace(1)*
  store <4 x i32> %1743, <4 x i32> addrspace(1)* %1795, align 16, !tbaa !11
  br label %1796

1796:                                             ; preds = %1792, %1791
  br i1 %1747, label %1797, label %1801

1797:                                             ; preds = %1796
  %1798 = shl i64 %1746, 4
  %1799 = add i64 %1798, %1531
  %1800 = inttoptr i64 %1799 to <4 x i32> addrspace(1)*
  store <4 x i32> %1754, <4 x i32> addrspace(1)* %1800, align 16, !tbaa !11
  br label %1801

1801:                                             ; preds = %1797, %1796
  br i1 %1758, label %1802, label %1806

1802:                                             ; preds = %1801
  %1803 = shl i64 %1757, 4
  %1804 = add i64 %1803, %1531
  %1805 = inttoptr i64 %1804 to <4 x i32> addrspace(1)*
  store <4 x i32> %1765, <4 x i32> addrspace(1)* %1805, align 16, !tbaa !11
  br label %1806

1806:                                             ; preds = %1802, %1801
  br i1 %1767, label %1807, label %2266

1807:                                             ; preds = %1806
  %1808 = shl i64 %1766, 4
  %1809 = add i64 %1808, %1531
  br label %2262

1810:                                             ; preds = %1535
  %1811 = icmp ult i64 %1547, %1484
  %1812 = select i1 %1811, i64 %1547, i64 %1484
  %1813 = sub i64 %1484, %1812
  %1814 = sub nsw i64 0, %1544
  %1815 = and i64 %1813, %1814
  switch i64 %1544, label %2218 [
    i64 16, label %1816
    i64 4, label %2017
  ]

1816:                                             ; preds = %1810
  %1817 = add i64 %1812, %1531
  %1818 = add i64 %1812, %81
  %1819 = lshr i64 %1815, 4
  %1820 = zext i32 %1536 to i64
  %1821 = mul i32 %1537, 7
  %1822 = zext i32 %1821 to i64
  %1823 = add nuw nsw i64 %1822, %1820
  %1824 = icmp ult i64 %1823, %1819
  br i1 %1824, label %1825, label %1899

1825:                                             ; preds = %1816
  %1826 = shl i32 %1537, 3
  %1827 = zext i32 %1826 to i64
  %1828 = zext i32 %1537 to i64
  %1829 = shl i32 %1537, 1
  %1830 = zext i32 %1829 to i64
  %1831 = mul i32 %1537, 3
  %1832 = zext i32 %1831 to i64
  %1833 = shl i32 %1537, 2
  %1834 = zext i32 %1833 to i64
  %1835 = mul i32 %1537, 5
  %1836 = zext i32 %1835 to i64
  %1837 = mul i32 %1537, 6
  %1838 = zext i32 %1837 to i64
  br label %1839

1839:                                             ; preds = %1839, %1825
  %1840 = phi i64 [ %1820, %1825 ], [ %1896, %1839 ]
  %1841 = shl i64 %1840, 4
  %1842 = add i64 %1841, %1818
  %1843 = inttoptr i64 %1842 to <4 x i32> addrspace(1)*
  %1844 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1843, align 16, !tbaa !11
  %1845 = add i64 %1840, %1828
  %1846 = shl i64 %1845, 4
  %1847 = add i64 %1846, %1818
  %1848 = inttoptr i64 %1847 to <4 x i32> addrspace(1)*
  %1849 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1848, align 16, !tbaa !11
  %1850 = add i64 %1840, %1830
  %1851 = shl i64 %1850, 4
  %1852 = add i64 %1851, %1818
  %1853 = inttoptr i64 %1852 to <4 x i32> addrspace(1)*
  %1854 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1853, align 16, !tbaa !11
  %1855 = add i64 %1840, %1832
  %1856 = shl i64 %1855, 4
  %1857 = add i64 %1856, %1818
  %1858 = inttoptr i64 %1857 to <4 x i32> addrspace(1)*
  %1859 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1858, align 16, !tbaa !11
  %1860 = add i64 %1840, %1834
  %1861 = shl i64 %1860, 4
  %1862 = add i64 %1861, %1818
  %1863 = inttoptr i64 %1862 to <4 x i32> addrspace(1)*
  %1864 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1863, align 16, !tbaa !11
  %1865 = add i64 %1840, %1836
  %1866 = shl i64 %1865, 4
  %1867 = add i64 %1866, %1818
  %1868 = inttoptr i64 %1867 to <4 x i32> addrspace(1)*
  %1869 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1868, align 16, !tbaa !11
  %1870 = add i64 %1840, %1838
  %1871 = shl i64 %1870, 4
  %1872 = add i64 %1871, %1818
  %1873 = inttoptr i64 %1872 to <4 x i32> addrspace(1)*
  %1874 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1873, align 16, !tbaa !11
  %1875 = add i64 %1840, %1822
  %1876 = shl i64 %1875, 4
  %1877 = add i64 %1876, %1818
  %1878 = inttoptr i64 %1877 to <4 x i32> addrspace(1)*
  %1879 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1878, align 16, !tbaa !11
  %1880 = add i64 %1841, %1817
  %1881 = inttoptr i64 %1880 to <4 x i32> addrspace(1)*
  store <4 x i32> %1844, <4 x i32> addrspace(1)* %1881, align 16, !tbaa !11
  %1882 = add i64 %1846, %1817
  %1883 = inttoptr i64 %1882 to <4 x i32> addrspace(1)*
  store <4 x i32> %1849, <4 x i32> addrspace(1)* %1883, align 16, !tbaa !11
  %1884 = add i64 %1851, %1817
  %1885 = inttoptr i64 %1884 to <4 x i32> addrspace(1)*
  store <4 x i32> %1854, <4 x i32> addrspace(1)* %1885, align 16, !tbaa !11
  %1886 = add i64 %1856, %1817
  %1887 = inttoptr i64 %1886 to <4 x i32> addrspace(1)*
  store <4 x i32> %1859, <4 x i32> addrspace(1)* %1887, align 16, !tbaa !11
  %1888 = add i64 %1861, %1817
  %1889 = inttoptr i64 %1888 to <4 x i32> addrspace(1)*
  store <4 x i32> %1864, <4 x i32> addrspace(1)* %1889, align 16, !tbaa !11
  %1890 = add i64 %1866, %1817
  %1891 = inttoptr i64 %1890 to <4 x i32> addrspace(1)*
  store <4 x i32> %1869, <4 x i32> addrspace(1)* %1891, align 16, !tbaa !11
  %1892 = add i64 %1871, %1817
  %1893 = inttoptr i64 %1892 to <4 x i32> addrspace(1)*
  store <4 x i32> %1874, <4 x i32> addrspace(1)* %1893, align 16, !tbaa !11
  %1894 = add i64 %1876, %1817
  %1895 = inttoptr i64 %1894 to <4 x i32> addrspace(1)*
  store <4 x i32> %1879, <4 x i32> addrspace(1)* %1895, align 16, !tbaa !11
  %1896 = add i64 %1840, %1827
  %1897 = add i64 %1896, %1822
  %1898 = icmp ult i64 %1897, %1819
  br i1 %1898, label %1839, label %1899, !llvm.loop !60

1899:                                             ; preds = %1839, %1816
  %1900 = phi i64 [ %1820, %1816 ], [ %1896, %1839 ]
  %1901 = icmp ult i64 %1900, %1819
  br i1 %1901, label %1902, label %2232

1902:                                             ; preds = %1899
  %1903 = shl i64 %1900, 4
  %1904 = add i64 %1903, %1818
  %1905 = inttoptr i64 %1904 to <4 x i32> addrspace(1)*
  %1906 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1905, align 16, !tbaa !11
  %1907 = zext i32 %1537 to i64
  %1908 = add i64 %1900, %1907
  %1909 = icmp ult i64 %1908, %1819
  br i1 %1909, label %1910, label %1915

1910:                                             ; preds = %1902
  %1911 = shl i64 %1908, 4
  %1912 = add i64 %1911, %1818
  %1913 = inttoptr i64 %1912 to <4 x i32> addrspace(1)*
  %1914 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1913, align 16, !tbaa !11
  br label %1915

1915:                                             ; preds = %1910, %1902
  %1916 = phi <4 x i32> [ %1914, %1910 ], [ zeroinitializer, %1902 ]
  %1917 = shl i32 %1537, 1
  %1918 = zext i32 %1917 to i64
  %1919 = add i64 %1900, %1918
  %1920 = icmp ult i64 %1919, %1819
  br i1 %1920, label %1921, label %1926

1921:                                             ; preds = %1915
  %1922 = shl i64 %1919, 4
  %1923 = add i64 %1922, %1818
  %1924 = inttoptr i64 %1923 to <4 x i32> addrspace(1)*
  %1925 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1924, align 16, !tbaa !11
  br label %1926

1926:                                             ; preds = %1921, %1915
  %1927 = phi <4 x i32> [ %1925, %1921 ], [ zeroinitializer, %1915 ]
  %1928 = mul i32 %1537, 3
  %1929 = zext i32 %1928 to i64
  %1930 = add i64 %1900, %1929
  %1931 = icmp ult i64 %1930, %1819
  br i1 %1931, label %1932, label %1937

1932:                                             ; preds = %1926
  %1933 = shl i64 %1930, 4
  %1934 = add i64 %1933, %1818
  %1935 = inttoptr i64 %1934 to <4 x i32> addrspace(1)*
  %1936 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1935, align 16, !tbaa !11
  br label %1937

1937:                                             ; preds = %1932, %1926
  %1938 = phi <4 x i32> [ %1936, %1932 ], [ zeroinitializer, %1926 ]
  %1939 = shl i32 %1537, 2
  %1940 = zext i32 %1939 to i64
  %1941 = add i64 %1900, %1940
  %1942 = icmp ult i64 %1941, %1819
  br i1 %1942, label %1943, label %1948

1943:                                             ; preds = %1937
  %1944 = shl i64 %1941, 4
  %1945 = add i64 %1944, %1818
  %1946 = inttoptr i64 %1945 to <4 x i32> addrspace(1)*
  %1947 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1946, align 16, !tbaa !11
  br label %1948

1948:                                             ; preds = %1943, %1937
  %1949 = phi <4 x i32> [ %1947, %1943 ], [ zeroinitializer, %1937 ]
  %1950 = mul i32 %1537, 5
  %1951 = zext i32 %1950 to i64
  %1952 = add i64 %1900, %1951
  %1953 = icmp ult i64 %1952, %1819
  br i1 %1953, label %1954, label %1959

1954:                                             ; preds = %1948
  %1955 = shl i64 %1952, 4
  %1956 = add i64 %1955, %1818
  %1957 = inttoptr i64 %1956 to <4 x i32> addrspace(1)*
  %1958 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1957, align 16, !tbaa !11
  br label %1959

1959:                                             ; preds = %1954, %1948
  %1960 = phi <4 x i32> [ %1958, %1954 ], [ zeroinitializer, %1948 ]
  %1961 = mul i32 %1537, 6
  %1962 = zext i32 %1961 to i64
  %1963 = add i64 %1900, %1962
  %1964 = icmp ult i64 %1963, %1819
  br i1 %1964, label %1965, label %1970

1965:                                             ; preds = %1959
  %1966 = shl i64 %1963, 4
  %1967 = add i64 %1966, %1818
  %1968 = inttoptr i64 %1967 to <4 x i32> addrspace(1)*
  %1969 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1968, align 16, !tbaa !11
  br label %1970

1970:                                             ; preds = %1965, %1959
  %1971 = phi <4 x i32> [ %1969, %1965 ], [ zeroinitializer, %1959 ]
  %1972 = add i64 %1900, %1822
  %1973 = icmp ult i64 %1972, %1819
  br i1 %1973, label %1974, label %1979

1974:                                             ; preds = %1970
  %1975 = shl i64 %1972, 4
  %1976 = add i64 %1975, %1818
  %1977 = inttoptr i64 %1976 to <4 x i32> addrspace(1)*
  %1978 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1977, align 16, !tbaa !11
  br label %1979

1979:                                             ; preds = %1974, %1970
  %1980 = phi <4 x i32> [ %1978, %1974 ], [ zeroinitializer, %1970 ]
  %1981 = add i64 %1903, %1817
  %1982 = inttoptr i64 %1981 to <4 x i32> addrspace(1)*
  store <4 x i32> %1906, <4 x i32> addrspace(1)* %1982, align 16, !tbaa !11
  br i1 %1909, label %1983, label %1987

1983:                                             ; preds = %1979
  %1984 = shl i64 %1908, 4
  %1985 = add i64 %1984, %1817
  %1986 = inttoptr i64 %1985 to <4 x i32> addrspace(1)*
  store <4 x i32> %1916, <4 x i32> addrspace(1)* %1986, align 16, !tbaa !11
  br label %1987

1987:                                             ; preds = %1983, %1979
  br i1 %1920, label %1988, label %1992

1988:                                             ; preds = %1987
  %1989 = shl i64 %1919, 4
  %1990 = add i64 %1989, %1817
  %1991 = inttoptr i64 %1990 to <4 x i32> addrspace(1)*
  store <4 x i32> %1927, <4 x i32> addrspace(1)* %1991, align 16, !tbaa !11
  br label %1992

1992:                                             ; preds = %1988, %1987
  br i1 %1931, label %1993, label %1997

1993:                                             ; preds = %1992
  %1994 = shl i64 %1930, 4
  %1995 = add i64 %1994, %1817
  %1996 = inttoptr i64 %1995 to <4 x i32> addrspace(1)*
  store <4 x i32> %1938, <4 x i32> addrspace(1)* %1996, align 16, !tbaa !11
  br label %1997

1997:                                             ; preds = %1993, %1992
  br i1 %1942, label %1998, label %2002

1998:                                             ; preds = %1997
  %1999 = shl i64 %1941, 4
  %2000 = add i64 %1999, %1817
  %2001 = inttoptr i64 %2000 to <4 x i32> addrspace(1)*
  store <4 x i32> %1949, <4 x i32> addrspace(1)* %2001, align 16, !tbaa !11
  br label %2002

2002:                                             ; preds = %1998, %1997
  br i1 %1953, label %2003, label %2007

2003:                                             ; preds = %2002
  %2004 = shl i64 %1952, 4
  %2005 = add i64 %2004, %1817
  %2006 = inttoptr i64 %2005 to <4 x i32> addrspace(1)*
  store <4 x i32> %1960, <4 x i32> addrspace(1)* %2006, align 16, !tbaa !11
  br label %2007

2007:                                             ; preds = %2003, %2002
  br i1 %1964, label %2008, label %2012

2008:                                             ; preds = %2007
  %2009 = shl i64 %1963, 4
  %2010 = add i64 %2009, %1817
  %2011 = inttoptr i64 %2010 to <4 x i32> addrspace(1)*
  store <4 x i32> %1971, <4 x i32> addrspace(1)* %2011, align 16, !tbaa !11
  br label %2012

2012:                                             ; preds = %2008, %2007
  br i1 %1973, label %2013, label %2232

2013:                                             ; preds = %2012
  %2014 = shl i64 %1972, 4
  %2015 = add i64 %2014, %1817
  %2016 = inttoptr i64 %2015 to <4 x i32> addrspace(1)*
  store <4 x i32> %1980, <4 x i32> addrspace(1)* %2016, align 16, !tbaa !11
  br label %2232

2017:                                             ; preds = %1810
  %2018 = add i64 %1812, %1531
  %2019 = add i64 %1812, %81
  %2020 = lshr i64 %1815, 2
  %2021 = zext i32 %1536 to i64
  %2022 = mul i32 %1537, 7
  %2023 = zext i32 %2022 to i64
  %2024 = add nuw nsw i64 %2023, %2021
  %2025 = icmp ult i64 %2024, %2020
  br i1 %2025, label %2026, label %2100

2026:                                             ; preds = %2017
  %2027 = shl i32 %1537, 3
  %2028 = zext i32 %2027 to i64
  %2029 = zext i32 %1537 to i64
  %2030 = shl i32 %1537, 1
  %2031 = zext i32 %2030 to i64
  %2032 = mul i32 %1537, 3
  %2033 = zext i32 %2032 to i64
  %2034 = shl i32 %1537, 2
  %2035 = zext i32 %2034 to i64
  %2036 = mul i32 %1537, 5
  %2037 = zext i32 %2036 to i64
  %2038 = mul i32 %1537, 6
  %2039 = zext i32 %2038 to i64
  br label %2040

2040:                                             ; preds = %2040, %2026
  %2041 = phi i64 [ %2021, %2026 ], [ %2097, %2040 ]
  %2042 = shl i64 %2041, 2
  %2043 = add i64 %2042, %2019
  %2044 = inttoptr i64 %2043 to i32 addrspace(1)*
  %2045 = load volatile i32, i32 addrspace(1)* %2044, align 4, !tbaa !11
  %2046 = add i64 %2041, %2029
  %2047 = shl i64 %2046, 2
  %2048 = add i64 %2047, %2019
  %2049 = inttoptr i64 %2048 to i32 addrspace(1)*
  %2050 = load volatile i32, i32 addrspace(1)* %2049, align 4, !tbaa !11
  %2051 = add i64 %2041, %2031
  %2052 = shl i64 %2051, 2
  %2053 = add i64 %2052, %2019
  %2054 = inttoptr i64 %2053 to i32 addrspace(1)*
  %2055 = load volatile i32, i32 addrspace(1)* %2054, align 4, !tbaa !11
  %2056 = add i64 %2041, %2033
  %2057 = shl i64 %2056, 2
  %2058 = add i64 %2057, %2019
  %2059 = inttoptr i64 %2058 to i32 addrspace(1)*
  %2060 = load volatile i32, i32 addrspace(1)* %2059, align 4, !tbaa !11
  %2061 = add i64 %2041, %2035
  %2062 = shl i64 %2061, 2
  %2063 = add i64 %2062, %2019
  %2064 = inttoptr i64 %2063 to i32 addrspace(1)*
  %2065 = load volatile i32, i32 addrspace(1)* %2064, align 4, !tbaa !11
  %2066 = add i64 %2041, %2037
  %2067 = shl i64 %2066, 2
  %2068 = add i64 %2067, %2019
  %2069 = inttoptr i64 %2068 to i32 addrspace(1)*
  %2070 = load volatile i32, i32 addrspace(1)* %2069, align 4, !tbaa !11
  %2071 = add i64 %2041, %2039
  %2072 = shl i64 %2071, 2
  %2073 = add i64 %2072, %2019
  %2074 = inttoptr i64 %2073 to i32 addrspace(1)*
  %2075 = load volatile i32, i32 addrspace(1)* %2074, align 4, !tbaa !11
  %2076 = add i64 %2041, %2023
  %2077 = shl i64 %2076, 2
  %2078 = add i64 %2077, %2019
  %2079 = inttoptr i64 %2078 to i32 addrspace(1)*
  %2080 = load volatile i32, i32 addrspace(1)* %2079, align 4, !tbaa !11
  %2081 = add i64 %2042, %2018
  %2082 = inttoptr i64 %2081 to i32 addrspace(1)*
  store i32 %2045, i32 addrspace(1)* %2082, align 4, !tbaa !11
  %2083 = add i64 %2047, %2018
  %2084 = inttoptr i64 %2083 to i32 addrspace(1)*
  store i32 %2050, i32 addrspace(1)* %2084, align 4, !tbaa !11
  %2085 = add i64 %2052, %2018
  %2086 = inttoptr i64 %2085 to i32 addrspace(1)*
  store i32 %2055, i32 addrspace(1)* %2086, align 4, !tbaa !11
  %2087 = add i64 %2057, %2018
  %2088 = inttoptr i64 %2087 to i32 addrspace(1)*
  store i32 %2060, i32 addrspace(1)* %2088, align 4, !tbaa !11
  %2089 = add i64 %2062, %2018
  %2090 = inttoptr i64 %2089 to i32 addrspace(1)*
  store i32 %2065, i32 addrspace(1)* %2090, align 4, !tbaa !11
  %2091 = add i64 %2067, %2018
  %2092 = inttoptr i64 %2091 to i32 addrspace(1)*
  store i32 %2070, i32 addrspace(1)* %2092, align 4, !tbaa !11
  %2093 = add i64 %2072, %2018
  %2094 = inttoptr i64 %2093 to i32 addrspace(1)*
  store i32 %2075, i32 addrspace(1)* %2094, align 4, !tbaa !11
  %2095 = add i64 %2077, %2018
  %2096 = inttoptr i64 %2095 to i32 addrspace(1)*
  store i32 %2080, i32 addrspace(1)* %2096, align 4, !tbaa !11
  %2097 = add i64 %2041, %2028
  %2098 = add i64 %2097, %2023
  %2099 = icmp ult i64 %2098, %2020
  br i1 %2099, label %2040, label %2100, !llvm.loop !61

2100:                                             ; preds = %2040, %2017
  %2101 = phi i64 [ %2021, %2017 ], [ %2097, %2040 ]
  %2102 = icmp ult i64 %2101, %2020
  br i1 %2102, label %2103, label %2232

2103:                                             ; preds = %2100
  %2104 = shl i64 %2101, 2
  %2105 = add i64 %2104, %2019
  %2106 = inttoptr i64 %2105 to i32 addrspace(1)*
  %2107 = load volatile i32, i32 addrspace(1)* %2106, align 4, !tbaa !11
  %2108 = zext i32 %1537 to i64
  %2109 = add i64 %2101, %2108
  %2110 = icmp ult i64 %2109, %2020
  br i1 %2110, label %2111, label %2116

2111:                                             ; preds = %2103
  %2112 = shl i64 %2109, 2
  %2113 = add i64 %2112, %2019
  %2114 = inttoptr i64 %2113 to i32 addrspace(1)*
  %2115 = load volatile i32, i32 addrspace(1)* %2114, align 4, !tbaa !11
  br label %2116

2116:                                             ; preds = %2111, %2103
  %2117 = phi i32 [ %2115, %2111 ], [ 0, %2103 ]
  %2118 = shl i32 %1537, 1
  %2119 = zext i32 %2118 to i64
  %2120 = add i64 %2101, %2119
  %2121 = icmp ult i64 %2120, %2020
  br i1 %2121, label %2122, label %2127

2122:                                             ; preds = %2116
  %2123 = shl i64 %2120, 2
  %2124 = add i64 %2123, %2019
  %2125 = inttoptr i64 %2124 to i32 addrspace(1)*
  %2126 = load volatile i32, i32 addrspace(1)* %2125, align 4, !tbaa !11
  br label %2127

2127:                                             ; preds = %2122, %2116
  %2128 = phi i32 [ %2126, %2122 ], [ 0, %2116 ]
  %2129 = mul i32 %1537, 3
  %2130 = zext i32 %2129 to i64
  %2131 = add i64 %2101, %2130
  %2132 = icmp ult i64 %2131, %2020
  br i1 %2132, label %2133, label %2138

2133:                                             ; preds = %2127
  %2134 = shl i64 %2131, 2
  %2135 = add i64 %2134, %2019
  %2136 = inttoptr i64 %2135 to i32 addrspace(1)*
  %2137 = load volatile i32, i32 addrspace(1)* %2136, align 4, !tbaa !11
  br label %2138

2138:                                             ; preds = %2133, %2127
  %2139 = phi i32 [ %2137, %2133 ], [ 0, %2127 ]
  %2140 = shl i32 %1537, 2
  %2141 = zext i32 %2140 to i64
  %2142 = add i64 %2101, %2141
  %2143 = icmp ult i64 %2142, %2020
  br i1 %2143, label %2144, label %2149

2144:                                             ; preds = %2138
  %2145 = shl i64 %2142, 2
  %2146 = add i64 %2145, %2019
  %2147 = inttoptr i64 %2146 to i32 addrspace(1)*
  %2148 = load volatile i32, i32 addrspace(1)* %2147, align 4, !tbaa !11
  br label %2149

2149:                                             ; preds = %2144, %2138
  %2150 = phi i32 [ %2148, %2144 ], [ 0, %2138 ]
  %2151 = mul i32 %1537, 5
  %2152 = zext i32 %2151 to i64
  %2153 = add i64 %2101, %2152
  %2154 = icmp ult i64 %2153, %2020
  br i1 %2154, label %2155, label %2160

2155:                                             ; preds = %2149
  %2156 = shl i64 %2153, 2
  %2157 = add i64 %2156, %2019
  %2158 = inttoptr i64 %2157 to i32 addrspace(1)*
  %2159 = load volatile i32, i32 addrspace(1)* %2158, align 4, !tbaa !11
  br label %2160

2160:                                             ; preds = %2155, %2149
  %2161 = phi i32 [ %2159, %2155 ], [ 0, %2149 ]
  %2162 = mul i32 %1537, 6
  %2163 = zext i32 %2162 to i64
  %2164 = add i64 %2101, %2163
  %2165 = icmp ult i64 %2164, %2020
  br i1 %2165, label %2166, label %2171

2166:                                             ; preds = %2160
  %2167 = shl i64 %2164, 2
  %2168 = add i64 %2167, %2019
  %2169 = inttoptr i64 %2168 to i32 addrspace(1)*
  %2170 = load volatile i32, i32 addrspace(1)* %2169, align 4, !tbaa !11
  br label %2171

2171:                                             ; preds = %2166, %2160
  %2172 = phi i32 [ %2170, %2166 ], [ 0, %2160 ]
  %2173 = add i64 %2101, %2023
  %2174 = icmp ult i64 %2173, %2020
  br i1 %2174, label %2175, label %2180

2175:                                             ; preds = %2171
  %2176 = shl i64 %2173, 2
  %2177 = add i64 %2176, %2019
  %2178 = inttoptr i64 %2177 to i32 addrspace(1)*
  %2179 = load volatile i32, i32 addrspace(1)* %2178, align 4, !tbaa !11
  br label %2180

2180:                                             ; preds = %2175, %2171
  %2181 = phi i32 [ %2179, %2175 ], [ 0, %2171 ]
  %2182 = add i64 %2104, %2018
  %2183 = inttoptr i64 %2182 to i32 addrspace(1)*
  store i32 %2107, i32 addrspace(1)* %2183, align 4, !tbaa !11
  br i1 %2110, label %2184, label %2188

2184:                                             ; preds = %2180
  %2185 = shl i64 %2109, 2
  %2186 = add i64 %2185, %2018
  %2187 = inttoptr i64 %2186 to i32 addrspace(1)*
  store i32 %2117, i32 addrspace(1)* %2187, align 4, !tbaa !11
  br label %2188

2188:                                             ; preds = %2184, %2180
  br i1 %2121, label %2189, label %2193

2189:                                             ; preds = %2188
  %2190 = shl i64 %2120, 2
  %2191 = add i64 %2190, %2018
  %2192 = inttoptr i64 %2191 to i32 addrspace(1)*
  store i32 %2128, i32 addrspace(1)* %2192, align 4, !tbaa !11
  br label %2193

2193:                                             ; preds = %2189, %2188
  br i1 %2132, label %2194, label %2198

2194:                                             ; preds = %2193
  %2195 = shl i64 %2131, 2
  %2196 = add i64 %2195, %2018
  %2197 = inttoptr i64 %2196 to i32 addrspace(1)*
  store i32 %2139, i32 addrspace(1)* %2197, align 4, !tbaa !11
  br label %2198

2198:                                             ; preds = %2194, %2193
  br i1 %2143, label %2199, label %2203

2199:                                             ; preds = %2198
  %2200 = shl i64 %2142, 2
  %2201 = add i64 %2200, %2018
  %2202 = inttoptr i64 %2201 to i32 addrspace(1)*
  store i32 %2150, i32 addrspace(1)* %2202, align 4, !tbaa !11
  br label %2203

2203:                                             ; preds = %2199, %2198
  br i1 %2154, label %2204, label %2208

2204:                                             ; preds = %2203
  %2205 = shl i64 %2153, 2
  %2206 = add i64 %2205, %2018
  %2207 = inttoptr i64 %2206 to i32 addrspace(1)*
  store i32 %2161, i32 addrspace(1)* %2207, align 4, !tbaa !11
  br label %2208

2208:                                             ; preds = %2204, %2203
  br i1 %2165, label %2209, label %2213

2209:                                             ; preds = %2208
  %2210 = shl i64 %2164, 2
  %2211 = add i64 %2210, %2018
  %2212 = inttoptr i64 %2211 to i32 addrspace(1)*
  store i32 %2172, i32 addrspace(1)* %2212, align 4, !tbaa !11
  br label %2213

2213:                                             ; preds = %2209, %2208
  br i1 %2174, label %2214, label %2232

2214:                                             ; preds = %2213
  %2215 = shl i64 %2173, 2
  %2216 = add i64 %2215, %2018
  %2217 = inttoptr i64 %2216 to i32 addrspace(1)*
  store i32 %2181, i32 addrspace(1)* %2217, align 4, !tbaa !11
  br label %2232

2218:                                             ; preds = %1810
  %2219 = zext i32 %1536 to i64
  %2220 = icmp ugt i64 %1484, %2219
  br i1 %2220, label %2221, label %2266

2221:                                             ; preds = %2218
  %2222 = zext i32 %1537 to i64
  br label %2223

2223:                                             ; preds = %2223, %2221
  %2224 = phi i64 [ %2219, %2221 ], [ %2230, %2223 ]
  %2225 = add i64 %2224, %81
  %2226 = inttoptr i64 %2225 to i8 addrspace(1)*
  %2227 = load volatile i8, i8 addrspace(1)* %2226, align 1, !tbaa !11
  %2228 = add i64 %2224, %1531
  %2229 = inttoptr i64 %2228 to i8 addrspace(1)*
  store i8 %2227, i8 addrspace(1)* %2229, align 1, !tbaa !11
  %2230 = add i64 %2224, %2222
  %2231 = icmp ult i64 %2230, %1484
  br i1 %2231, label %2223, label %2266, !llvm.loop !62

2232:                                             ; preds = %2214, %2213, %2100, %2013, %2012, %1899
  %2233 = phi i64 [ %2021, %2214 ], [ %2021, %2213 ], [ %2021, %2100 ], [ %1820, %2013 ], [ %1820, %2012 ], [ %1820, %1899 ]
  %2234 = icmp ugt i64 %1812, %2233
  br i1 %2234, label %2235, label %2246

2235:                                             ; preds = %2232
  %2236 = zext i32 %1537 to i64
  br label %2237

2237:                                             ; preds = %2237, %2235
  %2238 = phi i64 [ %2233, %2235 ], [ %2244, %2237 ]
  %2239 = add i64 %2238, %81
  %2240 = inttoptr i64 %2239 to i8 addrspace(1)*
  %2241 = load volatile i8, i8 addrspace(1)* %2240, align 1, !tbaa !11
  %2242 = add i64 %2238, %1531
  %2243 = inttoptr i64 %2242 to i8 addrspace(1)*
  store i8 %2241, i8 addrspace(1)* %2243, align 1, !tbaa !11
  %2244 = add i64 %2238, %2236
  %2245 = icmp ult i64 %2244, %1812
  br i1 %2245, label %2237, label %2246, !llvm.loop !62

2246:                                             ; preds = %2237, %2232
  %2247 = add i64 %1815, %1812
  %2248 = sub i64 %1484, %2247
  %2249 = icmp ugt i64 %2248, %2233
  br i1 %2249, label %2250, label %2266

2250:                                             ; preds = %2246
  %2251 = zext i32 %1537 to i64
  br label %2252

2252:                                             ; preds = %2252, %2250
  %2253 = phi i64 [ %2233, %2250 ], [ %2260, %2252 ]
  %2254 = add i64 %2253, %2247
  %2255 = add i64 %2254, %81
  %2256 = inttoptr i64 %2255 to i8 addrspace(1)*
  %2257 = load volatile i8, i8 addrspace(1)* %2256, align 1, !tbaa !11
  %2258 = add i64 %2254, %1531
  %2259 = inttoptr i64 %2258 to i8 addrspace(1)*
  store i8 %2257, i8 addrspace(1)* %2259, align 1, !tbaa !11
  %2260 = add i64 %2253, %2251
  %2261 = icmp ult i64 %2260, %2248
  br i1 %2261, label %2252, label %2266, !llvm.loop !62

2262:                                             ; preds = %1807, %1556
  %2263 = phi i64 [ %1809, %1807 ], [ %1611, %1556 ]
  %2264 = phi <4 x i32> [ %1774, %1807 ], [ %1597, %1556 ]
  %2265 = inttoptr i64 %2263 to <4 x i32> addrspace(1)*
  store <4 x i32> %2264, <4 x i32> addrspace(1)* %2265, align 16, !tbaa !11
  br label %2266

2266:                                             ; preds = %2252, %2223, %2262, %2246, %2218, %1806, %1693, %1530
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !132
  %2267 = load i32, i32* %55, align 8, !tbaa !44
  %2268 = icmp eq i32 %2267, 0
  br i1 %2268, label %2269, label %2281

2269:                                             ; preds = %2266
  %2270 = and i32 %1485, 1073741824
  tail call void asm sideeffect "fence.acq_rel.sys;", "~{memory}"() #10, !srcloc !130
  %2271 = icmp eq i32 %2270, 0
  %2272 = shl i64 %92, 3
  br i1 %2271, label %2277, label %2273

2273:                                             ; preds = %2269
  %2274 = load i64, i64* %67, align 8, !tbaa !71
  %2275 = add i64 %2274, %2272
  %2276 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2275, i64 524288) #10, !srcloc !72
  br label %2277

2277:                                             ; preds = %2273, %2269
  %2278 = load i64, i64* %67, align 8, !tbaa !71
  %2279 = add i64 %2278, %2272
  %2280 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2279, i64 -131072) #10, !srcloc !23
  br label %2281

2281:                                             ; preds = %2277, %2266, %1483
  %2282 = and i32 %1485, 1073741824
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !113
  %2283 = load i32, i32* %56, align 4, !tbaa !43
  %2284 = icmp eq i32 %2283, %542
  %2285 = icmp ne i32 %2282, 0
  %2286 = xor i1 %2285, true
  %2287 = and i1 %2284, %2286
  br i1 %2287, label %2380, label %2288, !prof !59

2288:                                             ; preds = %2281
  br i1 %2284, label %2289, label %2299

2289:                                             ; preds = %2288
  %2290 = icmp eq i32 %542, -1
  br i1 %2290, label %2328, label %2291

2291:                                             ; preds = %2289
  %2292 = load i32, i32* %55, align 8, !tbaa !44
  %2293 = icmp eq i32 %2292, 0
  br i1 %2293, label %2294, label %2298

2294:                                             ; preds = %2291
  %2295 = load i64, i64* %79, align 8, !tbaa !19
  %2296 = add i64 %2295, 136
  %2297 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2296, i64 -1) #10, !srcloc !23
  br label %2298

2298:                                             ; preds = %2294, %2291
  store i32 -1, i32* %56, align 4, !tbaa !43
  store i32 0, i32* %78, align 8, !tbaa !49
  br label %2328

2299:                                             ; preds = %2288
  %2300 = icmp ne i32 %2283, -1
  %2301 = or i1 %2285, %2300
  br i1 %2301, label %2328, label %2302

2302:                                             ; preds = %2299
  %2303 = load i32, i32* %78, align 8, !tbaa !49
  %2304 = icmp ult i32 %2303, 2
  br i1 %2304, label %2305, label %2328

2305:                                             ; preds = %2302
  %2306 = add nuw nsw i32 %2303, 1
  store i32 %2306, i32* %78, align 8, !tbaa !49
  %2307 = icmp eq i32 %2306, 2
  br i1 %2307, label %2308, label %2328

2308:                                             ; preds = %2305
  %2309 = load i32, i32* %55, align 8, !tbaa !44
  %2310 = icmp eq i32 %2309, 0
  br i1 %2310, label %2311, label %2323

2311:                                             ; preds = %2308
  %2312 = load i64, i64* %79, align 8, !tbaa !19
  %2313 = add i64 %2312, 136
  %2314 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2313, i64 1) #10, !srcloc !23
  %2315 = load i32, i32* %60, align 4, !tbaa !114
  %2316 = lshr i32 %2315, 2
  %2317 = zext i32 %2316 to i64
  %2318 = icmp ult i64 %2314, %2317
  br i1 %2318, label %2323, label %2319

2319:                                             ; preds = %2311
  %2320 = load i64, i64* %79, align 8, !tbaa !19
  %2321 = add i64 %2320, 136
  %2322 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2321, i64 -1) #10, !srcloc !23
  br label %2323

2323:                                             ; preds = %2319, %2311, %2308
  %2324 = phi i32 [ 0, %2308 ], [ 0, %2319 ], [ 1, %2311 ]
  %2325 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2324, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !99
  %2326 = icmp eq i32 %2325, 0
  br i1 %2326, label %2328, label %2327

2327:                                             ; preds = %2323
  store i32 %542, i32* %56, align 4, !tbaa !43
  br label %2380

2328:                                             ; preds = %2323, %2305, %2302, %2299, %2298, %2289
  %2329 = load i32, i32* %59, align 8, !tbaa !45
  %2330 = icmp eq i32 %2282, 0
  br i1 %2330, label %2363, label %2331

2331:                                             ; preds = %2328
  %2332 = and i32 %1485, 65535
  %2333 = load i32, i32* %56, align 4, !tbaa !43
  %2334 = icmp eq i32 %2333, -1
  br i1 %2334, label %2362, label %2335

2335:                                             ; preds = %2331
  %2336 = load i32, i32* %55, align 8, !tbaa !44
  %2337 = icmp eq i32 %2336, 0
  br i1 %2337, label %2338, label %2354

2338:                                             ; preds = %2335
  %2339 = load i64, i64* %62, align 8, !tbaa !46
  %2340 = zext i32 %2333 to i64
  %2341 = shl nuw nsw i64 %2340, 2
  %2342 = add i64 %2339, %2341
  %2343 = inttoptr i64 %2342 to i32 addrspace(1)*
  store volatile i32 %2329, i32 addrspace(1)* %2343, align 4, !tbaa !9
  %2344 = load i64, i64* %61, align 8, !tbaa !47
  %2345 = lshr i32 %2333, 3
  %2346 = and i32 %2345, 536870904
  %2347 = zext i32 %2346 to i64
  %2348 = add i64 %2344, %2347
  %2349 = inttoptr i64 %2348 to i64*
  %2350 = and i32 %2333, 63
  %2351 = zext i32 %2350 to i64
  %2352 = shl nuw i64 1, %2351
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %2349, i64 %2352) #10, !srcloc !48
  %2353 = load i32, i32* %55, align 8, !tbaa !44
  br label %2354

2354:                                             ; preds = %2338, %2335
  %2355 = phi i32 [ %2353, %2338 ], [ %2336, %2335 ]
  %2356 = icmp eq i32 %2355, 0
  br i1 %2356, label %2357, label %2361

2357:                                             ; preds = %2354
  %2358 = load i64, i64* %79, align 8, !tbaa !19
  %2359 = add i64 %2358, 136
  %2360 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2359, i64 -1) #10, !srcloc !23
  br label %2361

2361:                                             ; preds = %2357, %2354
  store i32 -1, i32* %56, align 4, !tbaa !43
  store i32 0, i32* %78, align 8, !tbaa !49
  br label %2362

2362:                                             ; preds = %2361, %2331
  store i32 %2332, i32* %57, align 4, !tbaa !73
  br label %2380

2363:                                             ; preds = %2328
  %2364 = load i32, i32* %55, align 8, !tbaa !44
  %2365 = icmp eq i32 %2364, 0
  br i1 %2365, label %2366, label %2380

2366:                                             ; preds = %2363
  %2367 = load i64, i64* %62, align 8, !tbaa !46
  %2368 = shl nuw nsw i64 %582, 2
  %2369 = add i64 %2367, %2368
  %2370 = inttoptr i64 %2369 to i32 addrspace(1)*
  store volatile i32 %2329, i32 addrspace(1)* %2370, align 4, !tbaa !9
  %2371 = load i64, i64* %61, align 8, !tbaa !47
  %2372 = lshr i32 %542, 3
  %2373 = and i32 %2372, 536870904
  %2374 = zext i32 %2373 to i64
  %2375 = add i64 %2371, %2374
  %2376 = inttoptr i64 %2375 to i64*
  %2377 = and i32 %542, 63
  %2378 = zext i32 %2377 to i64
  %2379 = shl nuw i64 1, %2378
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %2376, i64 %2379) #10, !srcloc !48
  br label %2380

2380:                                             ; preds = %2366, %2363, %2362, %2327, %2281, %579
  %2381 = phi i32 [ %542, %579 ], [ %1486, %2281 ], [ %1486, %2327 ], [ %1486, %2362 ], [ %1486, %2363 ], [ %1486, %2366 ]
  %2382 = add i64 %91, %82
  %2383 = add i64 %91, %81
  %2384 = icmp ugt i64 %48, %2382
  %2385 = icmp eq i32 %2381, 0
  %2386 = and i1 %2384, %2385
  br i1 %2386, label %80, label %2387, !llvm.loop !133

2387:                                             ; preds = %2380, %47
  %2388 = phi i32 [ 0, %47 ], [ %2381, %2380 ]
  %2389 = icmp eq i32 %2388, 0
  %2390 = zext i1 %2389 to i32
  %2391 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 13, i64 7
  %2392 = load i32, i32* %2391, align 4, !tbaa !9
  %2393 = add i32 %2392, %2390
  store i32 %2393, i32* %2391, align 4, !tbaa !9
  br label %2394

2394:                                             ; preds = %44, %2387
  %2395 = phi i32 [ %45, %44 ], [ %2388, %2387 ]
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !134
  %2396 = icmp ne i32 %2395, 0
  %2397 = zext i1 %2396 to i32
  %2398 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 13, i64 1
  %2399 = load i32, i32* %2398, align 4, !tbaa !9
  %2400 = add i32 %2399, %2397
  store i32 %2400, i32* %2398, align 4, !tbaa !9
  %2401 = sub nsw i32 0, %2395
  ret i32 %2401
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
  %16 = icmp eq i32 %15, 4
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
  br i1 %106, label %151, label %146

107:                                              ; preds = %214
  %108 = load i64, i64* %103, align 8, !tbaa !19
  %109 = load i32, i32* %91, align 4, !tbaa !42
  %110 = zext i32 %109 to i64
  %111 = add i64 %108, 144
  %112 = inttoptr i64 %111 to i64 addrspace(1)*
  store volatile i64 %110, i64 addrspace(1)* %112, align 8, !tbaa !5
  br label %113

113:                                              ; preds = %214, %107
  %114 = load i32, i32* %89, align 4, !tbaa !43
  %115 = icmp eq i32 %114, -1
  br i1 %115, label %217, label %116

116:                                              ; preds = %113
  %117 = load i32, i32* %82, align 8, !tbaa !44
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %119, label %138

119:                                              ; preds = %116
  %120 = load i32, i32* %90, align 8, !tbaa !45
  %121 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 4, i64 7
  %122 = load i64, i64* %121, align 8, !tbaa !46
  %123 = zext i32 %114 to i64
  %124 = shl nuw nsw i64 %123, 2
  %125 = add i64 %122, %124
  %126 = inttoptr i64 %125 to i32 addrspace(1)*
  store volatile i32 %120, i32 addrspace(1)* %126, align 4, !tbaa !9
  %127 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 4, i64 5
  %128 = load i64, i64* %127, align 8, !tbaa !47
  %129 = lshr i32 %114, 3
  %130 = and i32 %129, 536870904
  %131 = zext i32 %130 to i64
  %132 = add i64 %128, %131
  %133 = inttoptr i64 %132 to i64*
  %134 = and i32 %114, 63
  %135 = zext i32 %134 to i64
  %136 = shl nuw i64 1, %135
  call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %133, i64 %136) #10, !srcloc !48
  %137 = load i32, i32* %82, align 8, !tbaa !44
  br label %138

138:                                              ; preds = %119, %116
  %139 = phi i32 [ %137, %119 ], [ %117, %116 ]
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %141, label %145

141:                                              ; preds = %138
  %142 = load i64, i64* %103, align 8, !tbaa !19
  %143 = add i64 %142, 136
  %144 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %143, i64 -1) #10, !srcloc !23
  br label %145

145:                                              ; preds = %141, %138
  store i32 -1, i32* %89, align 4, !tbaa !43
  store i32 0, i32* %92, align 8, !tbaa !49
  br label %217

146:                                              ; preds = %102
  %147 = zext i32 %105 to i64
  %148 = load i64, i64* %103, align 8, !tbaa !19
  %149 = add i64 %148, 72
  %150 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %149, i64 %147) #10, !srcloc !23
  br label %151

151:                                              ; preds = %146, %102
  %152 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 13, i64 1
  %153 = load i32, i32* %152, align 4, !tbaa !9
  %154 = icmp eq i32 %153, 0
  br i1 %154, label %160, label %155

155:                                              ; preds = %151
  %156 = zext i32 %153 to i64
  %157 = load i64, i64* %103, align 8, !tbaa !19
  %158 = add i64 %157, 80
  %159 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %158, i64 %156) #10, !srcloc !23
  br label %160

160:                                              ; preds = %155, %151
  %161 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 13, i64 2
  %162 = load i32, i32* %161, align 8, !tbaa !9
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %169, label %164

164:                                              ; preds = %160
  %165 = zext i32 %162 to i64
  %166 = load i64, i64* %103, align 8, !tbaa !19
  %167 = add i64 %166, 88
  %168 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %167, i64 %165) #10, !srcloc !23
  br label %169

169:                                              ; preds = %164, %160
  %170 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 13, i64 3
  %171 = load i32, i32* %170, align 4, !tbaa !9
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %178, label %173

173:                                              ; preds = %169
  %174 = zext i32 %171 to i64
  %175 = load i64, i64* %103, align 8, !tbaa !19
  %176 = add i64 %175, 96
  %177 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %176, i64 %174) #10, !srcloc !23
  br label %178

178:                                              ; preds = %173, %169
  %179 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 13, i64 4
  %180 = load i32, i32* %179, align 8, !tbaa !9
  %181 = icmp eq i32 %180, 0
  br i1 %181, label %187, label %182

182:                                              ; preds = %178
  %183 = zext i32 %180 to i64
  %184 = load i64, i64* %103, align 8, !tbaa !19
  %185 = add i64 %184, 104
  %186 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %185, i64 %183) #10, !srcloc !23
  br label %187

187:                                              ; preds = %182, %178
  %188 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 13, i64 5
  %189 = load i32, i32* %188, align 4, !tbaa !9
  %190 = icmp eq i32 %189, 0
  br i1 %190, label %196, label %191

191:                                              ; preds = %187
  %192 = zext i32 %189 to i64
  %193 = load i64, i64* %103, align 8, !tbaa !19
  %194 = add i64 %193, 112
  %195 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %194, i64 %192) #10, !srcloc !23
  br label %196

196:                                              ; preds = %191, %187
  %197 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 13, i64 6
  %198 = load i32, i32* %197, align 8, !tbaa !9
  %199 = icmp eq i32 %198, 0
  br i1 %199, label %205, label %200

200:                                              ; preds = %196
  %201 = zext i32 %198 to i64
  %202 = load i64, i64* %103, align 8, !tbaa !19
  %203 = add i64 %202, 120
  %204 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %203, i64 %201) #10, !srcloc !23
  br label %205

205:                                              ; preds = %200, %196
  %206 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 13, i64 7
  %207 = load i32, i32* %206, align 4, !tbaa !9
  %208 = icmp eq i32 %207, 0
  br i1 %208, label %214, label %209

209:                                              ; preds = %205
  %210 = zext i32 %207 to i64
  %211 = load i64, i64* %103, align 8, !tbaa !19
  %212 = add i64 %211, 128
  %213 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %212, i64 %210) #10, !srcloc !23
  br label %214

214:                                              ; preds = %209, %205
  %215 = load i32, i32* %92, align 8, !tbaa !49
  %216 = icmp eq i32 %215, 0
  br i1 %216, label %113, label %107

217:                                              ; preds = %145, %113
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
  %16 = icmp eq i32 %15, 4
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
  br i1 %106, label %151, label %146

107:                                              ; preds = %214
  %108 = load i64, i64* %103, align 8, !tbaa !19
  %109 = load i32, i32* %91, align 4, !tbaa !42
  %110 = zext i32 %109 to i64
  %111 = add i64 %108, 144
  %112 = inttoptr i64 %111 to i64 addrspace(1)*
  store volatile i64 %110, i64 addrspace(1)* %112, align 8, !tbaa !5
  br label %113

113:                                              ; preds = %214, %107
  %114 = load i32, i32* %89, align 4, !tbaa !43
  %115 = icmp eq i32 %114, -1
  br i1 %115, label %217, label %116

116:                                              ; preds = %113
  %117 = load i32, i32* %82, align 8, !tbaa !44
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %119, label %138

119:                                              ; preds = %116
  %120 = load i32, i32* %90, align 8, !tbaa !45
  %121 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 4, i64 7
  %122 = load i64, i64* %121, align 8, !tbaa !46
  %123 = zext i32 %114 to i64
  %124 = shl nuw nsw i64 %123, 2
  %125 = add i64 %122, %124
  %126 = inttoptr i64 %125 to i32 addrspace(1)*
  store volatile i32 %120, i32 addrspace(1)* %126, align 4, !tbaa !9
  %127 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 4, i64 5
  %128 = load i64, i64* %127, align 8, !tbaa !47
  %129 = lshr i32 %114, 3
  %130 = and i32 %129, 536870904
  %131 = zext i32 %130 to i64
  %132 = add i64 %128, %131
  %133 = inttoptr i64 %132 to i64*
  %134 = and i32 %114, 63
  %135 = zext i32 %134 to i64
  %136 = shl nuw i64 1, %135
  call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %133, i64 %136) #10, !srcloc !48
  %137 = load i32, i32* %82, align 8, !tbaa !44
  br label %138

138:                                              ; preds = %119, %116
  %139 = phi i32 [ %137, %119 ], [ %117, %116 ]
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %141, label %145

141:                                              ; preds = %138
  %142 = load i64, i64* %103, align 8, !tbaa !19
  %143 = add i64 %142, 136
  %144 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %143, i64 -1) #10, !srcloc !23
  br label %145

145:                                              ; preds = %141, %138
  store i32 -1, i32* %89, align 4, !tbaa !43
  store i32 0, i32* %92, align 8, !tbaa !49
  br label %217

146:                                              ; preds = %102
  %147 = zext i32 %105 to i64
  %148 = load i64, i64* %103, align 8, !tbaa !19
  %149 = add i64 %148, 72
  %150 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %149, i64 %147) #10, !srcloc !23
  br label %151

151:                                              ; preds = %146, %102
  %152 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 13, i64 1
  %153 = load i32, i32* %152, align 4, !tbaa !9
  %154 = icmp eq i32 %153, 0
  br i1 %154, label %160, label %155

155:                                              ; preds = %151
  %156 = zext i32 %153 to i64
  %157 = load i64, i64* %103, align 8, !tbaa !19
  %158 = add i64 %157, 80
  %159 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %158, i64 %156) #10, !srcloc !23
  br label %160

160:                                              ; preds = %155, %151
  %161 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 13, i64 2
  %162 = load i32, i32* %161, align 8, !tbaa !9
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %169, label %164

164:                                              ; preds = %160
  %165 = zext i32 %162 to i64
  %166 = load i64, i64* %103, align 8, !tbaa !19
  %167 = add i64 %166, 88
  %168 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %167, i64 %165) #10, !srcloc !23
  br label %169

169:                                              ; preds = %164, %160
  %170 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 13, i64 3
  %171 = load i32, i32* %170, align 4, !tbaa !9
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %178, label %173

173:                                              ; preds = %169
  %174 = zext i32 %171 to i64
  %175 = load i64, i64* %103, align 8, !tbaa !19
  %176 = add i64 %175, 96
  %177 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %176, i64 %174) #10, !srcloc !23
  br label %178

178:                                              ; preds = %173, %169
  %179 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 13, i64 4
  %180 = load i32, i32* %179, align 8, !tbaa !9
  %181 = icmp eq i32 %180, 0
  br i1 %181, label %187, label %182

182:                                              ; preds = %178
  %183 = zext i32 %180 to i64
  %184 = load i64, i64* %103, align 8, !tbaa !19
  %185 = add i64 %184, 104
  %186 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %185, i64 %183) #10, !srcloc !23
  br label %187

187:                                              ; preds = %182, %178
  %188 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 13, i64 5
  %189 = load i32, i32* %188, align 4, !tbaa !9
  %190 = icmp eq i32 %189, 0
  br i1 %190, label %196, label %191

191:                                              ; preds = %187
  %192 = zext i32 %189 to i64
  %193 = load i64, i64* %103, align 8, !tbaa !19
  %194 = add i64 %193, 112
  %195 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %194, i64 %192) #10, !srcloc !23
  br label %196

196:                                              ; preds = %191, %187
  %197 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 13, i64 6
  %198 = load i32, i32* %197, align 8, !tbaa !9
  %199 = icmp eq i32 %198, 0
  br i1 %199, label %205, label %200

200:                                              ; preds = %196
  %201 = zext i32 %198 to i64
  %202 = load i64, i64* %103, align 8, !tbaa !19
  %203 = add i64 %202, 120
  %204 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %203, i64 %201) #10, !srcloc !23
  br label %205

205:                                              ; preds = %200, %196
  %206 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 13, i64 7
  %207 = load i32, i32* %206, align 4, !tbaa !9
  %208 = icmp eq i32 %207, 0
  br i1 %208, label %214, label %209

209:                                              ; preds = %205
  %210 = zext i32 %207 to i64
  %211 = load i64, i64* %103, align 8, !tbaa !19
  %212 = add i64 %211, 128
  %213 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %212, i64 %210) #10, !srcloc !23
  br label %214

214:                                              ; preds = %209, %205
  %215 = load i32, i32* %92, align 8, !tbaa !49
  %216 = icmp eq i32 %215, 0
  br i1 %216, label %113, label %107

217:                                              ; preds = %145, %113
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
!42 = !{!17, !10, i64 36}
!43 = !{!17, !10, i64 28}
!44 = !{!17, !10, i64 0}
!45 = !{!17, !10, i64 32}
!46 = !{!21, !6, i64 56}
!47 = !{!21, !6, i64 40}
!48 = !{i64 0}
!49 = !{!17, !10, i64 40}
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
!111 = !{!22, !6, i64 16}
!112 = !{i64 0}
!113 = !{i64 0}
!114 = !{!20, !10, i64 84}
!115 = !{i64 0}
!116 = distinct !{!116, !54}
!117 = distinct !{!117, !54}
!118 = distinct !{!118, !54}
!119 = !{i64 0}
!120 = !{!16, !10, i64 4}
!121 = distinct !{!121, !54}
!122 = distinct !{!122, !54}
!123 = distinct !{!123, !54}
!124 = !{i64 0}
!125 = !{!20, !10, i64 216}
!126 = !{!16, !10, i64 16}
!127 = !{i64 0}
!128 = distinct !{!128, !54}
!129 = !{i64 0}
!130 = !{i64 0}
!131 = distinct !{!131, !54}
!132 = !{i64 0}
!133 = distinct !{!133, !54}
!134 = !{i64 0}
