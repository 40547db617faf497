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
  br i1 %37, label %38, label %74

38:                                               ; preds = %29
  %39 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid() #7
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %61

41:                                               ; preds = %38
  %42 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %8, i64 0, i32 4, i64 18
  %43 = load i64, i64* %42, align 8, !tbaa !19
  %44 = add i64 %43, 8
  %45 = inttoptr i64 %44 to i64 addrspace(1)*
  %46 = load volatile i64, i64 addrspace(1)* %45, align 8, !tbaa !5
  %47 = icmp ne i64 %46, 0
  %48 = select i1 %47, i64 24, i64 16
  %49 = add i64 %48, %43
  %50 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %49, i64 1) #10, !srcloc !23
  tail call void @llvm.nvvm.membar.gl() #7
  %51 = inttoptr i64 %43 to i64 addrspace(1)*
  %52 = load volatile i64, i64 addrspace(1)* %51, align 8, !tbaa !5
  %53 = icmp ne i64 %52, 0
  %54 = xor i1 %47, true
  %55 = select i1 %53, i1 true, i1 %54
  %56 = select i1 %53, i32 2, i32 1
  br i1 %55, label %61, label %57

57:                                               ; preds = %41
  %58 = load volatile i64, i64 addrspace(1)* %45, align 8, !tbaa !5
  %59 = icmp eq i64 %58, 0
  %60 = zext i1 %59 to i32
  br label %61

61:                                               ; preds = %57, %41, %38
  %62 = phi i1 [ false, %38 ], [ %47, %41 ], [ %47, %57 ]
  %63 = phi i32 [ 0, %38 ], [ %56, %41 ], [ %60, %57 ]
  %64 = zext i1 %62 to i32
  %65 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %63, i32 0, i32 31) #7
  %66 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 0, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !24
  %67 = zext i32 %66 to i64
  %68 = shl nuw i64 %67, 32
  %69 = zext i32 %65 to i64
  %70 = or i64 %68, %69
  %71 = icmp eq i64 %70, 2
  %72 = select i1 %71, i32 108, i32 0
  store i32 %72, i32* %34, align 8, !tbaa !15
  %73 = icmp eq i64 %70, 1
  br label %74

74:                                               ; preds = %61, %29
  %75 = phi i32 [ %64, %61 ], [ 0, %29 ]
  %76 = phi i1 [ %73, %61 ], [ false, %29 ]
  br i1 %76, label %89, label %77

77:                                               ; preds = %74
  %78 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %8, i64 0, i32 4, i64 22
  %79 = load i64, i64* %78, align 8, !tbaa !25
  %80 = getelementptr inbounds %struct.array_common, %struct.array_common* %33, i64 0, i32 11
  %81 = load i32, i32* %80, align 4, !tbaa !26
  %82 = zext i32 %81 to i64
  %83 = or i64 %79, %82
  %84 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %8, i64 0, i32 4, i64 16
  %85 = load i64, i64* %84, align 8, !tbaa !27
  %86 = or i64 %83, %85
  %87 = icmp eq i64 %86, 0
  %88 = zext i1 %87 to i32
  br label %89

89:                                               ; preds = %74, %77
  %90 = phi i32 [ 1, %74 ], [ %88, %77 ]
  %91 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7
  %92 = shl i32 %91, 3
  %93 = tail call i32 @llvm.nvvm.read.ptx.sreg.warpid() #7
  %94 = add i32 %92, %93
  %95 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid() #7
  %96 = zext i1 %76 to i32
  %97 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 0
  store i32 %95, i32* %97, align 8, !tbaa.struct !28
  %98 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 1
  store i32 32, i32* %98, align 4, !tbaa.struct !29
  %99 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 2
  store i32 %94, i32* %99, align 8, !tbaa.struct !30
  %100 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 3
  store i32 0, i32* %100, align 4, !tbaa.struct !31
  %101 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 4
  store i32 %96, i32* %101, align 8, !tbaa.struct !32
  %102 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 5
  store i32 %90, i32* %102, align 4, !tbaa.struct !33
  %103 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 6
  store i32 %75, i32* %103, align 8, !tbaa.struct !34
  %104 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 7
  store i32 -1, i32* %104, align 4, !tbaa.struct !35
  %105 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 8
  store i32 0, i32* %105, align 8, !tbaa.struct !36
  %106 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 9
  store i32 2600, i32* %106, align 4, !tbaa.struct !37
  %107 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 10
  %108 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 2
  store i32 0, i32* %108, align 4, !tbaa !38
  %109 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 3
  store i32 0, i32* %109, align 8, !tbaa !39
  %110 = bitcast i32* %107 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(48) %110, i8 0, i64 48, i1 false) #7
  %111 = lshr i32 %20, 5
  %112 = zext i32 %111 to i64
  %113 = icmp ult i64 %112, %2
  br i1 %113, label %114, label %122

114:                                              ; preds = %89
  %115 = inttoptr i64 %1 to i64*
  %116 = icmp eq i64 %6, 0
  %117 = icmp ne i64 %5, 0
  %118 = add i64 %5, 8
  %119 = inttoptr i64 %118 to i64 addrspace(1)*
  %120 = lshr i32 %23, 5
  %121 = zext i32 %120 to i64
  br label %236

122:                                              ; preds = %278, %89
  %123 = phi i32 [ 0, %89 ], [ %270, %278 ]
  call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !40
  %124 = load i32, i32* %97, align 8, !tbaa !41
  %125 = icmp ne i32 %124, 0
  %126 = load i32, i32* %34, align 8
  %127 = icmp eq i32 %126, 71
  %128 = select i1 %125, i1 true, i1 %127
  br i1 %128, label %235, label %129

129:                                              ; preds = %122
  %130 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %8, i64 0, i32 4, i64 18
  %131 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 13, i64 0
  %132 = load i32, i32* %131, align 8, !tbaa !9
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %162, label %157

134:                                              ; preds = %225
  %135 = load i32, i32* %97, align 8, !tbaa !42
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %137, label %149

137:                                              ; preds = %134
  %138 = and i32 %226, 63
  %139 = zext i32 %138 to i64
  %140 = shl nuw i64 1, %139
  %141 = lshr i32 %226, 3
  %142 = and i32 %141, 536870904
  %143 = zext i32 %142 to i64
  %144 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %8, i64 0, i32 4, i64 5
  %145 = load i64, i64* %144, align 8, !tbaa !43
  %146 = add i64 %145, %143
  %147 = inttoptr i64 %146 to i64*
  call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %147, i64 %140) #10, !srcloc !44
  %148 = load i32, i32* %97, align 8, !tbaa !42
  br label %149

149:                                              ; preds = %137, %134
  %150 = phi i32 [ %148, %137 ], [ %135, %134 ]
  %151 = icmp eq i32 %150, 0
  br i1 %151, label %152, label %156

152:                                              ; preds = %149
  %153 = load i64, i64* %130, align 8, !tbaa !19
  %154 = add i64 %153, 136
  %155 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %154, i64 -1) #10, !srcloc !23
  br label %156

156:                                              ; preds = %152, %149
  store i32 -1, i32* %104, align 4, !tbaa !45
  store i32 0, i32* %107, align 8, !tbaa !46
  br label %228

157:                                              ; preds = %129
  %158 = zext i32 %132 to i64
  %159 = load i64, i64* %130, align 8, !tbaa !19
  %160 = add i64 %159, 72
  %161 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %160, i64 %158) #10, !srcloc !23
  br label %162

162:                                              ; preds = %157, %129
  %163 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 13, i64 1
  %164 = load i32, i32* %163, align 4, !tbaa !9
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %171, label %166

166:                                              ; preds = %162
  %167 = zext i32 %164 to i64
  %168 = load i64, i64* %130, align 8, !tbaa !19
  %169 = add i64 %168, 80
  %170 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %169, i64 %167) #10, !srcloc !23
  br label %171

171:                                              ; preds = %166, %162
  %172 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 13, i64 2
  %173 = load i32, i32* %172, align 8, !tbaa !9
  %174 = icmp eq i32 %173, 0
  br i1 %174, label %180, label %175

175:                                              ; preds = %171
  %176 = zext i32 %173 to i64
  %177 = load i64, i64* %130, align 8, !tbaa !19
  %178 = add i64 %177, 88
  %179 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %178, i64 %176) #10, !srcloc !23
  br label %180

180:                                              ; preds = %175, %171
  %181 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 13, i64 3
  %182 = load i32, i32* %181, align 4, !tbaa !9
  %183 = icmp eq i32 %182, 0
  br i1 %183, label %189, label %184

184:                                              ; preds = %180
  %185 = zext i32 %182 to i64
  %186 = load i64, i64* %130, align 8, !tbaa !19
  %187 = add i64 %186, 96
  %188 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %187, i64 %185) #10, !srcloc !23
  br label %189

189:                                              ; preds = %184, %180
  %190 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 13, i64 4
  %191 = load i32, i32* %190, align 8, !tbaa !9
  %192 = icmp eq i32 %191, 0
  br i1 %192, label %198, label %193

193:                                              ; preds = %189
  %194 = zext i32 %191 to i64
  %195 = load i64, i64* %130, align 8, !tbaa !19
  %196 = add i64 %195, 104
  %197 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %196, i64 %194) #10, !srcloc !23
  br label %198

198:                                              ; preds = %193, %189
  %199 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 13, i64 5
  %200 = load i32, i32* %199, align 4, !tbaa !9
  %201 = icmp eq i32 %200, 0
  br i1 %201, label %207, label %202

202:                                              ; preds = %198
  %203 = zext i32 %200 to i64
  %204 = load i64, i64* %130, align 8, !tbaa !19
  %205 = add i64 %204, 112
  %206 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %205, i64 %203) #10, !srcloc !23
  br label %207

207:                                              ; preds = %202, %198
  %208 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 13, i64 6
  %209 = load i32, i32* %208, align 8, !tbaa !9
  %210 = icmp eq i32 %209, 0
  br i1 %210, label %216, label %211

211:                                              ; preds = %207
  %212 = zext i32 %209 to i64
  %213 = load i64, i64* %130, align 8, !tbaa !19
  %214 = add i64 %213, 120
  %215 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %214, i64 %212) #10, !srcloc !23
  br label %216

216:                                              ; preds = %211, %207
  %217 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %9, i64 0, i32 0, i32 13, i64 7
  %218 = load i32, i32* %217, align 4, !tbaa !9
  %219 = icmp eq i32 %218, 0
  br i1 %219, label %225, label %220

220:                                              ; preds = %216
  %221 = zext i32 %218 to i64
  %222 = load i64, i64* %130, align 8, !tbaa !19
  %223 = add i64 %222, 128
  %224 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %223, i64 %221) #10, !srcloc !23
  br label %225

225:                                              ; preds = %220, %216
  %226 = load i32, i32* %104, align 4, !tbaa !45
  %227 = icmp eq i32 %226, -1
  br i1 %227, label %228, label %134

228:                                              ; preds = %225, %156
  %229 = load i64, i64* %130, align 8, !tbaa !19
  %230 = load i32, i32* %103, align 8, !tbaa !47
  call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !48
  %231 = icmp eq i32 %230, 0
  %232 = select i1 %231, i64 16, i64 24
  %233 = add i64 %232, %229
  %234 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %233, i64 -1) #10, !srcloc !23
  br label %235

235:                                              ; preds = %122, %228
  store i32 108, i32* %34, align 8, !tbaa !15
  call void asm sideeffect "bar.sync 0;", "~{memory}"() #10, !srcloc !49
  call void @llvm.lifetime.end.p0i8(i64 104, i8* nonnull %31) #7
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %10) #7
  ret i32 %123

236:                                              ; preds = %281, %114
  %237 = phi i32 [ %95, %114 ], [ %282, %281 ]
  %238 = phi i32 [ 0, %114 ], [ %270, %281 ]
  %239 = phi i64 [ %112, %114 ], [ %279, %281 ]
  %240 = icmp eq i32 %237, 0
  br i1 %240, label %241, label %246

241:                                              ; preds = %236
  %242 = getelementptr inbounds i64, i64* %115, i64 %239
  %243 = ptrtoint i64* %242 to i64
  %244 = inttoptr i64 %243 to i64 addrspace(1)*
  %245 = load volatile i64, i64 addrspace(1)* %244, align 8, !tbaa !5
  br label %246

246:                                              ; preds = %236, %241
  %247 = phi i64 [ %245, %241 ], [ 0, %236 ]
  %248 = trunc i64 %247 to i32
  %249 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %248, i32 0, i32 31) #7
  %250 = lshr i64 %247, 32
  %251 = trunc i64 %250 to i32
  %252 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %251, i32 0, i32 31) #7
  call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !24
  %253 = zext i32 %252 to i64
  %254 = shl nuw i64 %253, 32
  %255 = zext i32 %249 to i64
  %256 = or i64 %254, %255
  %257 = icmp ult i64 %256, %30
  %258 = mul i64 %256, %3
  %259 = select i1 %257, i64 %258, i64 -1
  %260 = mul i64 %239, %3
  %261 = add i64 %260, %4
  br i1 %116, label %264, label %262

262:                                              ; preds = %246
  %263 = call fastcc noundef i32 @_ZL10write_somePK15pl_array_deviceP13pl_array_warpyyy(%struct.pl_array_device* noundef nonnull %8, %struct.pl_array_warp* noundef nonnull %9, i64 noundef %259, i64 noundef %3, i64 noundef %261) #10
  br label %266

264:                                              ; preds = %246
  %265 = call fastcc noundef i32 @_ZL9read_somePK15pl_array_deviceP13pl_array_warpyyy(%struct.pl_array_device* noundef nonnull %8, %struct.pl_array_warp* noundef nonnull %9, i64 noundef %259, i64 noundef %3, i64 noundef %261) #10
  br label %266

266:                                              ; preds = %264, %262
  %267 = phi i32 [ %263, %262 ], [ %265, %264 ]
  %268 = icmp ne i32 %267, 0
  %269 = zext i1 %268 to i32
  %270 = add nuw nsw i32 %238, %269
  %271 = and i1 %117, %268
  %272 = load i32, i32* %97, align 8
  %273 = icmp eq i32 %272, 0
  %274 = select i1 %271, i1 %273, i1 false
  br i1 %274, label %275, label %278

275:                                              ; preds = %266
  %276 = sext i32 %267 to i64
  %277 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %5, i64 1) #10, !srcloc !23
  store volatile i64 %276, i64 addrspace(1)* %119, align 8, !tbaa !5
  br label %278

278:                                              ; preds = %275, %266
  %279 = add i64 %239, %121
  %280 = icmp ult i64 %279, %2
  br i1 %280, label %281, label %122, !llvm.loop !50

281:                                              ; preds = %278
  %282 = load i32, i32* %97, align 8, !tbaa !41
  br label %236
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
  br i1 %15, label %16, label %52

16:                                               ; preds = %4
  %17 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid() #7
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %39

19:                                               ; preds = %16
  %20 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 4, i64 18
  %21 = load i64, i64* %20, align 8, !tbaa !19
  %22 = add i64 %21, 8
  %23 = inttoptr i64 %22 to i64 addrspace(1)*
  %24 = load volatile i64, i64 addrspace(1)* %23, align 8, !tbaa !5
  %25 = icmp ne i64 %24, 0
  %26 = select i1 %25, i64 24, i64 16
  %27 = add i64 %26, %21
  %28 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %27, i64 1) #10, !srcloc !23
  tail call void @llvm.nvvm.membar.gl() #7
  %29 = inttoptr i64 %21 to i64 addrspace(1)*
  %30 = load volatile i64, i64 addrspace(1)* %29, align 8, !tbaa !5
  %31 = icmp ne i64 %30, 0
  %32 = xor i1 %25, true
  %33 = select i1 %31, i1 true, i1 %32
  %34 = select i1 %31, i32 2, i32 1
  br i1 %33, label %39, label %35

35:                                               ; preds = %19
  %36 = load volatile i64, i64 addrspace(1)* %23, align 8, !tbaa !5
  %37 = icmp eq i64 %36, 0
  %38 = zext i1 %37 to i32
  br label %39

39:                                               ; preds = %35, %19, %16
  %40 = phi i1 [ false, %16 ], [ %25, %19 ], [ %25, %35 ]
  %41 = phi i32 [ 0, %16 ], [ %34, %19 ], [ %38, %35 ]
  %42 = zext i1 %40 to i32
  %43 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %41, i32 0, i32 31) #7
  %44 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 0, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !24
  %45 = zext i32 %44 to i64
  %46 = shl nuw i64 %45, 32
  %47 = zext i32 %43 to i64
  %48 = or i64 %46, %47
  %49 = icmp eq i64 %48, 2
  %50 = select i1 %49, i32 108, i32 0
  store i32 %50, i32* %12, align 8, !tbaa !15
  %51 = icmp eq i64 %48, 1
  br label %52

52:                                               ; preds = %39, %4
  %53 = phi i32 [ %42, %39 ], [ 0, %4 ]
  %54 = phi i1 [ %51, %39 ], [ false, %4 ]
  br i1 %54, label %67, label %55

55:                                               ; preds = %52
  %56 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 4, i64 22
  %57 = load i64, i64* %56, align 8, !tbaa !25
  %58 = getelementptr inbounds %struct.array_common, %struct.array_common* %11, i64 0, i32 11
  %59 = load i32, i32* %58, align 4, !tbaa !26
  %60 = zext i32 %59 to i64
  %61 = or i64 %57, %60
  %62 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 4, i64 16
  %63 = load i64, i64* %62, align 8, !tbaa !27
  %64 = or i64 %61, %63
  %65 = icmp eq i64 %64, 0
  %66 = zext i1 %65 to i32
  br label %67

67:                                               ; preds = %52, %55
  %68 = phi i32 [ 1, %52 ], [ %66, %55 ]
  %69 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7
  %70 = shl i32 %69, 3
  %71 = tail call i32 @llvm.nvvm.read.ptx.sreg.warpid() #7
  %72 = add i32 %70, %71
  %73 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid() #7
  %74 = zext i1 %54 to i32
  %75 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 0
  store i32 %73, i32* %75, align 8, !tbaa.struct !28
  %76 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 1
  store i32 32, i32* %76, align 4, !tbaa.struct !29
  %77 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 2
  store i32 %72, i32* %77, align 8, !tbaa.struct !30
  %78 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 3
  store i32 0, i32* %78, align 4, !tbaa.struct !31
  %79 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 4
  store i32 %74, i32* %79, align 8, !tbaa.struct !32
  %80 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 5
  store i32 %68, i32* %80, align 4, !tbaa.struct !33
  %81 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 6
  store i32 %53, i32* %81, align 8, !tbaa.struct !34
  %82 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 7
  store i32 -1, i32* %82, align 4, !tbaa.struct !35
  %83 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 8
  store i32 0, i32* %83, align 8, !tbaa.struct !36
  %84 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 9
  store i32 2600, i32* %84, align 4, !tbaa.struct !37
  %85 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 10
  %86 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 2
  store i32 0, i32* %86, align 4, !tbaa !38
  %87 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 3
  store i32 0, i32* %87, align 8, !tbaa !39
  %88 = bitcast i32* %85 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(48) %88, i8 0, i64 48, i1 false) #7
  %89 = call fastcc noundef i32 @_ZL9read_somePK15pl_array_deviceP13pl_array_warpyyy(%struct.pl_array_device* noundef nonnull %5, %struct.pl_array_warp* noundef nonnull %6, i64 noundef %1, i64 noundef %2, i64 noundef %3) #10
  call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !40
  %90 = load i32, i32* %75, align 8, !tbaa !41
  %91 = icmp ne i32 %90, 0
  %92 = load i32, i32* %12, align 8
  %93 = icmp eq i32 %92, 71
  %94 = select i1 %91, i1 true, i1 %93
  br i1 %94, label %201, label %95

95:                                               ; preds = %67
  %96 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 4, i64 18
  %97 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 13, i64 0
  %98 = load i32, i32* %97, align 8, !tbaa !9
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %128, label %123

100:                                              ; preds = %191
  %101 = load i32, i32* %75, align 8, !tbaa !42
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %103, label %115

103:                                              ; preds = %100
  %104 = and i32 %192, 63
  %105 = zext i32 %104 to i64
  %106 = shl nuw i64 1, %105
  %107 = lshr i32 %192, 3
  %108 = and i32 %107, 536870904
  %109 = zext i32 %108 to i64
  %110 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 4, i64 5
  %111 = load i64, i64* %110, align 8, !tbaa !43
  %112 = add i64 %111, %109
  %113 = inttoptr i64 %112 to i64*
  call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %113, i64 %106) #10, !srcloc !44
  %114 = load i32, i32* %75, align 8, !tbaa !42
  br label %115

115:                                              ; preds = %103, %100
  %116 = phi i32 [ %114, %103 ], [ %101, %100 ]
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %118, label %122

118:                                              ; preds = %115
  %119 = load i64, i64* %96, align 8, !tbaa !19
  %120 = add i64 %119, 136
  %121 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %120, i64 -1) #10, !srcloc !23
  br label %122

122:                                              ; preds = %118, %115
  store i32 -1, i32* %82, align 4, !tbaa !45
  store i32 0, i32* %85, align 8, !tbaa !46
  br label %194

123:                                              ; preds = %95
  %124 = zext i32 %98 to i64
  %125 = load i64, i64* %96, align 8, !tbaa !19
  %126 = add i64 %125, 72
  %127 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %126, i64 %124) #10, !srcloc !23
  br label %128

128:                                              ; preds = %123, %95
  %129 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 13, i64 1
  %130 = load i32, i32* %129, align 4, !tbaa !9
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %137, label %132

132:                                              ; preds = %128
  %133 = zext i32 %130 to i64
  %134 = load i64, i64* %96, align 8, !tbaa !19
  %135 = add i64 %134, 80
  %136 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %135, i64 %133) #10, !srcloc !23
  br label %137

137:                                              ; preds = %132, %128
  %138 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 13, i64 2
  %139 = load i32, i32* %138, align 8, !tbaa !9
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %146, label %141

141:                                              ; preds = %137
  %142 = zext i32 %139 to i64
  %143 = load i64, i64* %96, align 8, !tbaa !19
  %144 = add i64 %143, 88
  %145 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %144, i64 %142) #10, !srcloc !23
  br label %146

146:                                              ; preds = %141, %137
  %147 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 13, i64 3
  %148 = load i32, i32* %147, align 4, !tbaa !9
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %155, label %150

150:                                              ; preds = %146
  %151 = zext i32 %148 to i64
  %152 = load i64, i64* %96, align 8, !tbaa !19
  %153 = add i64 %152, 96
  %154 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %153, i64 %151) #10, !srcloc !23
  br label %155

155:                                              ; preds = %150, %146
  %156 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 13, i64 4
  %157 = load i32, i32* %156, align 8, !tbaa !9
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %164, label %159

159:                                              ; preds = %155
  %160 = zext i32 %157 to i64
  %161 = load i64, i64* %96, align 8, !tbaa !19
  %162 = add i64 %161, 104
  %163 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %162, i64 %160) #10, !srcloc !23
  br label %164

164:                                              ; preds = %159, %155
  %165 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 13, i64 5
  %166 = load i32, i32* %165, align 4, !tbaa !9
  %167 = icmp eq i32 %166, 0
  br i1 %167, label %173, label %168

168:                                              ; preds = %164
  %169 = zext i32 %166 to i64
  %170 = load i64, i64* %96, align 8, !tbaa !19
  %171 = add i64 %170, 112
  %172 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %171, i64 %169) #10, !srcloc !23
  br label %173

173:                                              ; preds = %168, %164
  %174 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 13, i64 6
  %175 = load i32, i32* %174, align 8, !tbaa !9
  %176 = icmp eq i32 %175, 0
  br i1 %176, label %182, label %177

177:                                              ; preds = %173
  %178 = zext i32 %175 to i64
  %179 = load i64, i64* %96, align 8, !tbaa !19
  %180 = add i64 %179, 120
  %181 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %180, i64 %178) #10, !srcloc !23
  br label %182

182:                                              ; preds = %177, %173
  %183 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 13, i64 7
  %184 = load i32, i32* %183, align 4, !tbaa !9
  %185 = icmp eq i32 %184, 0
  br i1 %185, label %191, label %186

186:                                              ; preds = %182
  %187 = zext i32 %184 to i64
  %188 = load i64, i64* %96, align 8, !tbaa !19
  %189 = add i64 %188, 128
  %190 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %189, i64 %187) #10, !srcloc !23
  br label %191

191:                                              ; preds = %186, %182
  %192 = load i32, i32* %82, align 4, !tbaa !45
  %193 = icmp eq i32 %192, -1
  br i1 %193, label %194, label %100

194:                                              ; preds = %191, %122
  %195 = load i64, i64* %96, align 8, !tbaa !19
  %196 = load i32, i32* %81, align 8, !tbaa !47
  call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !48
  %197 = icmp eq i32 %196, 0
  %198 = select i1 %197, i64 16, i64 24
  %199 = add i64 %198, %195
  %200 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %199, i64 -1) #10, !srcloc !23
  br label %201

201:                                              ; preds = %67, %194
  call void @llvm.lifetime.end.p0i8(i64 104, i8* nonnull %9) #7
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %7) #7
  ret i32 %89
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
  br i1 %27, label %28, label %5849

28:                                               ; preds = %25
  %29 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 0
  %30 = bitcast i64* %29 to %struct.array_common*
  %31 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %0, i64 0, i32 4, i64 26
  %32 = bitcast i64* %31 to i32*
  %33 = load i32, i32* %32, align 8, !tbaa !52
  %34 = shl nuw i32 1, %33
  %35 = add i64 %3, %2
  %36 = icmp ugt i64 %35, %2
  br i1 %36, label %37, label %5849

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

84:                                               ; preds = %5842, %37
  %85 = phi i64 [ %4, %37 ], [ %5845, %5842 ]
  %86 = phi i64 [ %2, %37 ], [ %5844, %5842 ]
  %87 = trunc i64 %86 to i32
  %88 = and i32 %38, %87
  %89 = sub i32 %34, %88
  %90 = sub i64 %35, %86
  %91 = zext i32 %89 to i64
  %92 = icmp ult i64 %90, %91
  %93 = select i1 %92, i64 %90, i64 %91
  %94 = load i32, i32* %39, align 4, !tbaa !53
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %96, label %4619

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
  %105 = load i64, i64* %52, align 8, !tbaa !54
  %106 = add i64 %105, %86
  %107 = load i32, i32* %45, align 8, !tbaa !42
  %108 = load i32, i32* %50, align 4, !tbaa !55
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
  br i1 %122, label %123, label %381, !prof !56

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
  br i1 %263, label %204, label %264, !llvm.loop !57

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
  br i1 %469, label %410, label %470, !llvm.loop !57

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
  br i1 %670, label %611, label %671, !llvm.loop !58

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
  br i1 %802, label %794, label %837, !llvm.loop !59

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
  br i1 %816, label %808, label %817, !llvm.loop !59

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
  br i1 %832, label %823, label %837, !llvm.loop !59

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
  %841 = load i64, i64* %41, align 8, !tbaa !60
  %842 = add i64 %841, %86
  %843 = load i32, i32* %42, align 4, !tbaa !26
  %844 = zext i32 %843 to i64
  %845 = shl nuw i64 1, %844
  %846 = add i64 %845, -1
  %847 = and i64 %846, %842
  %848 = icmp eq i32 %843, 0
  br i1 %848, label %906, label %849

849:                                              ; preds = %840
  %850 = load i32, i32* %43, align 8, !tbaa !61
  %851 = icmp eq i32 %850, 0
  br i1 %851, label %852, label %906

852:                                              ; preds = %849
  %853 = load i32, i32* %44, align 4, !tbaa !62
  %854 = icmp eq i32 %853, 0
  br i1 %854, label %855, label %885

855:                                              ; preds = %852
  %856 = load i32, i32* %45, align 8, !tbaa !42
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
  %870 = load i32, i32* %44, align 4, !tbaa !62
  %871 = icmp eq i32 %870, %866
  br i1 %871, label %885, label %872

872:                                              ; preds = %863
  store i32 %866, i32* %44, align 4, !tbaa !62
  %873 = icmp eq i32 %866, 0
  br i1 %873, label %883, label %874

874:                                              ; preds = %872
  %875 = zext i32 %866 to i64
  %876 = shl nuw nsw i64 %875, 3
  %877 = and i64 %876, 8
  %878 = xor i64 %877, 8
  %879 = load i64, i64* %48, align 8, !tbaa !63
  %880 = load i64, i64* %47, align 8, !tbaa !64
  %881 = mul i64 %880, %878
  %882 = add i64 %881, %879
  br label %883

883:                                              ; preds = %874, %872
  %884 = phi i64 [ %882, %874 ], [ 0, %872 ]
  store i64 %884, i64* %49, align 8, !tbaa !65
  br label %885

885:                                              ; preds = %883, %863, %852
  %886 = phi i32 [ %866, %883 ], [ %866, %863 ], [ %853, %852 ]
  %887 = icmp eq i32 %886, 0
  br i1 %887, label %897, label %888

888:                                              ; preds = %885
  %889 = load i64, i64* %49, align 8, !tbaa !65
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
  %911 = load i32, i32* %45, align 8, !tbaa !42
  %912 = load i32, i32* %50, align 4, !tbaa !55
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
  br i1 %925, label %926, label %1184, !prof !56

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
  br i1 %1066, label %1007, label %1067, !llvm.loop !57

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
  br i1 %1272, label %1213, label %1273, !llvm.loop !57

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
  br i1 %1473, label %1414, label %1474, !llvm.loop !58

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
  br i1 %1605, label %1597, label %1640, !llvm.loop !59

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
  br i1 %1619, label %1611, label %1620, !llvm.loop !59

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
  br i1 %1635, label %1626, label %1640, !llvm.loop !59

1636:                                             ; preds = %1181, %930
  %1637 = phi i64 [ %1183, %1181 ], [ %985, %930 ]
  %1638 = phi <4 x i32> [ %1148, %1181 ], [ %971, %930 ]
  %1639 = inttoptr i64 %1637 to <4 x i32> addrspace(1)*
  store <4 x i32> %1638, <4 x i32> addrspace(1)* %1639, align 16, !tbaa !11
  br label %1640

1640:                                             ; preds = %1626, %1597, %1636, %1620, %1592, %1180, %1067
  %1641 = load i32, i32* %44, align 4, !tbaa !62
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !66
  %1642 = load i32, i32* %45, align 8, !tbaa !42
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
  %1656 = load i32, i32* %44, align 4, !tbaa !62
  %1657 = icmp eq i32 %1656, %1652
  br i1 %1657, label %1671, label %1658

1658:                                             ; preds = %1649
  store i32 %1652, i32* %44, align 4, !tbaa !62
  %1659 = icmp eq i32 %1652, 0
  br i1 %1659, label %1669, label %1660

1660:                                             ; preds = %1658
  %1661 = zext i32 %1652 to i64
  %1662 = shl nuw nsw i64 %1661, 3
  %1663 = and i64 %1662, 8
  %1664 = xor i64 %1663, 8
  %1665 = load i64, i64* %48, align 8, !tbaa !63
  %1666 = load i64, i64* %47, align 8, !tbaa !64
  %1667 = mul i64 %1666, %1664
  %1668 = add i64 %1667, %1665
  br label %1669

1669:                                             ; preds = %1660, %1658
  %1670 = phi i64 [ %1668, %1660 ], [ 0, %1658 ]
  store i64 %1670, i64* %49, align 8, !tbaa !65
  br label %1671

1671:                                             ; preds = %1669, %1649
  %1672 = icmp eq i32 %1652, %1641
  br i1 %1672, label %1673, label %840, !llvm.loop !67

1673:                                             ; preds = %1671
  %1674 = load i32, i32* %51, align 8, !tbaa !9
  %1675 = add i32 %1674, 1
  store i32 %1675, i32* %51, align 8, !tbaa !9
  br label %1676

1676:                                             ; preds = %906, %1673, %837
  %1677 = phi i64 [ %104, %837 ], [ %907, %1673 ], [ 0, %906 ]
  %1678 = icmp eq i64 %1677, 0
  %1679 = select i1 %1678, i64 %93, i64 %1677
  br i1 %1678, label %1680, label %4619

1680:                                             ; preds = %1676
  %1681 = load i64, i64* %54, align 8, !tbaa !27
  %1682 = icmp eq i64 %1681, 0
  br i1 %1682, label %4619, label %1683

1683:                                             ; preds = %1680
  %1684 = load i32, i32* %32, align 8, !tbaa !52
  %1685 = zext i32 %1684 to i64
  %1686 = lshr i64 %86, %1685
  %1687 = load i32, i32* %45, align 8, !tbaa !42
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
  %1696 = load i64, i64* %55, align 8, !tbaa !68
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
  %1707 = load i64, i64* %55, align 8, !tbaa !68
  %1708 = add i64 %1707, %1690
  %1709 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1708, i64 -1) #10, !srcloc !23
  br label %1719

1710:                                             ; preds = %1702
  %1711 = and i64 %1703, 65536
  %1712 = icmp eq i64 %1711, 0
  br i1 %1712, label %1713, label %1717

1713:                                             ; preds = %1710
  %1714 = load i64, i64* %55, align 8, !tbaa !68
  %1715 = add i64 %1714, %1690
  %1716 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1715, i64 65536) #10, !srcloc !69
  br label %1717

1717:                                             ; preds = %1713, %1710
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !48
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
  %1725 = load i32, i32* %56, align 4, !tbaa !45
  %1726 = icmp eq i32 %1725, %1694
  br i1 %1726, label %1737, label %1727

1727:                                             ; preds = %1724
  %1728 = lshr i32 %1694, 3
  %1729 = and i32 %1728, 536870904
  %1730 = zext i32 %1729 to i64
  %1731 = and i32 %1694, 63
  %1732 = zext i32 %1731 to i64
  %1733 = shl nuw i64 1, %1732
  %1734 = load i64, i64* %57, align 8, !tbaa !43
  %1735 = add i64 %1734, %1730
  %1736 = inttoptr i64 %1735 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %1736, i64 %1733) #10, !srcloc !44
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
  %1745 = load i32, i32* %56, align 4, !tbaa !45
  %1746 = icmp eq i32 %1745, %1694
  br i1 %1746, label %1949, label %1747

1747:                                             ; preds = %1744
  %1748 = lshr i32 %1694, 3
  %1749 = and i32 %1748, 536870904
  %1750 = zext i32 %1749 to i64
  %1751 = and i32 %1694, 63
  %1752 = zext i32 %1751 to i64
  %1753 = shl nuw i64 1, %1752
  %1754 = load i64, i64* %57, align 8, !tbaa !43
  %1755 = add i64 %1754, %1750
  %1756 = inttoptr i64 %1755 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %1756, i64 %1753) #10, !srcloc !44
  br label %1949

1757:                                             ; preds = %1739
  %1758 = icmp eq i64 %1700, 0
  %1759 = icmp eq i32 %1694, -1
  %1760 = select i1 %1758, i1 %1759, i1 false
  br i1 %1760, label %1761, label %1888

1761:                                             ; preds = %1757
  %1762 = load i32, i32* %58, align 4, !tbaa !70
  %1763 = icmp eq i32 %1762, 0
  br i1 %1763, label %1764, label %1888

1764:                                             ; preds = %1761
  %1765 = load i32, i32* %56, align 4, !tbaa !45
  %1766 = icmp eq i32 %1765, -1
  br i1 %1766, label %1767, label %1888

1767:                                             ; preds = %1764
  %1768 = load i32, i32* %59, align 8, !tbaa !71
  %1769 = load i32, i32* %60, align 4, !tbaa !72
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
  br i1 %1777, label %1813, label %1778, !llvm.loop !73

1778:                                             ; preds = %1775, %1773
  %1779 = phi i1 [ true, %1773 ], [ %1776, %1775 ]
  %1780 = phi i32 [ 0, %1773 ], [ %1809, %1775 ]
  %1781 = add i32 %1780, %1768
  %1782 = urem i32 %1781, %1771
  %1783 = load i64, i64* %57, align 8, !tbaa !43
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
  %1798 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %1787, i64 %1797) #10, !srcloc !74
  %1799 = and i64 %1798, %1796
  %1800 = icmp eq i64 %1799, 0
  br i1 %1800, label %1804, label %1801

1801:                                             ; preds = %1794
  %1802 = tail call i64 @llvm.cttz.i64(i64 %1796, i1 true) #7, !range !75
  %1803 = trunc i64 %1802 to i32
  br label %1804

1804:                                             ; preds = %1801, %1794
  %1805 = phi i32 [ %1803, %1801 ], [ %1792, %1794 ]
  br i1 %1800, label %1790, label %1806, !llvm.loop !76

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
  %1822 = load i64, i64* %61, align 8, !tbaa !77
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
  %1836 = tail call i64 @llvm.cttz.i64(i64 %1835, i1 true) #7, !range !75
  %1837 = trunc i64 %1836 to i32
  %1838 = or i32 %1830, %1837
  %1839 = xor i64 %1835, %1833
  %1840 = load i64, i64* %62, align 8, !tbaa !78
  %1841 = zext i32 %1838 to i64
  %1842 = shl nuw nsw i64 %1841, 3
  %1843 = add i64 %1842, %1840
  %1844 = inttoptr i64 %1843 to i64*
  %1845 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1844) #10, !srcloc !79
  %1846 = lshr i64 %1845, 32
  %1847 = load i64, i64* %63, align 8, !tbaa !80
  %1848 = shl nuw nsw i64 %1841, 2
  %1849 = add i64 %1848, %1847
  %1850 = inttoptr i64 %1849 to i32 addrspace(1)*
  %1851 = load volatile i32, i32 addrspace(1)* %1850, align 4, !tbaa !9
  %1852 = zext i32 %1851 to i64
  %1853 = icmp eq i64 %1846, %1852
  br i1 %1853, label %1854, label %1877, !llvm.loop !81

1854:                                             ; preds = %1831
  %1855 = xor i64 %1835, -1
  %1856 = load i64, i64* %61, align 8, !tbaa !77
  %1857 = add i64 %1856, %1824
  %1858 = tail call i64 asm sideeffect "atom.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1857, i64 %1855) #10, !srcloc !82
  %1859 = and i64 %1858, %1835
  %1860 = icmp eq i64 %1859, 0
  br i1 %1860, label %1877, label %1861, !llvm.loop !81

1861:                                             ; preds = %1854
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !48
  %1862 = load i64, i64* %62, align 8, !tbaa !78
  %1863 = add i64 %1862, %1842
  %1864 = inttoptr i64 %1863 to i64*
  %1865 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1864) #10, !srcloc !79
  %1866 = lshr i64 %1865, 32
  %1867 = load i64, i64* %63, align 8, !tbaa !80
  %1868 = add i64 %1867, %1848
  %1869 = inttoptr i64 %1868 to i32 addrspace(1)*
  %1870 = load volatile i32, i32 addrspace(1)* %1869, align 4, !tbaa !9
  %1871 = zext i32 %1870 to i64
  %1872 = icmp eq i64 %1866, %1871
  br i1 %1872, label %1877, label %1873

1873:                                             ; preds = %1861
  %1874 = load i64, i64* %61, align 8, !tbaa !77
  %1875 = add i64 %1874, %1824
  %1876 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1875, i64 %1835) #10, !srcloc !69
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
  br i1 %1881, label %1882, label %1831, !llvm.loop !81

1882:                                             ; preds = %1880, %1877, %1820
  %1883 = phi i32 [ -1, %1820 ], [ %1878, %1877 ], [ -1, %1880 ]
  %1884 = icmp ne i32 %1883, -1
  %1885 = add nuw nsw i32 %1821, 1
  %1886 = icmp eq i32 %1885, %1819
  %1887 = select i1 %1884, i1 true, i1 %1886
  br i1 %1887, label %1888, label %1820, !llvm.loop !83

1888:                                             ; preds = %1882, %1816, %1813, %1764, %1761, %1757
  %1889 = phi i32 [ -1, %1761 ], [ %1694, %1757 ], [ %1765, %1764 ], [ %1815, %1813 ], [ -1, %1816 ], [ %1883, %1882 ]
  %1890 = icmp ne i32 %1889, -1
  %1891 = select i1 %1758, i1 %1890, i1 false
  br i1 %1891, label %1892, label %1902

1892:                                             ; preds = %1888
  %1893 = load i64, i64* %55, align 8, !tbaa !68
  %1894 = add i64 %1893, %1690
  %1895 = add nuw i64 %1699, 131072
  %1896 = tail call i64 asm sideeffect "atom.global.cas.b64 $0, [$1], $2, $3;", "=l,l,l,l,~{memory}"(i64 %1894, i64 %1699, i64 %1895) #10, !srcloc !84
  %1897 = icmp eq i64 %1896, %1699
  %1898 = zext i32 %1889 to i64
  %1899 = or i64 %1898, 144115188075855872
  %1900 = select i1 %1897, i64 %1899, i64 %1695
  %1901 = select i1 %1897, i32 1, i32 3
  br label %1949, !llvm.loop !85

1902:                                             ; preds = %1888
  br i1 %1890, label %1903, label %1916

1903:                                             ; preds = %1902
  %1904 = load i32, i32* %56, align 4, !tbaa !45
  %1905 = icmp eq i32 %1904, %1889
  br i1 %1905, label %1916, label %1906

1906:                                             ; preds = %1903
  %1907 = lshr i32 %1889, 3
  %1908 = and i32 %1907, 536870904
  %1909 = zext i32 %1908 to i64
  %1910 = and i32 %1889, 63
  %1911 = zext i32 %1910 to i64
  %1912 = shl nuw i64 1, %1911
  %1913 = load i64, i64* %57, align 8, !tbaa !43
  %1914 = add i64 %1913, %1909
  %1915 = inttoptr i64 %1914 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %1915, i64 %1912) #10, !srcloc !44
  br label %1916

1916:                                             ; preds = %1906, %1903, %1902
  %1917 = load i32, i32* %58, align 4, !tbaa !70
  %1918 = icmp eq i32 %1917, 0
  br i1 %1918, label %1919, label %1939

1919:                                             ; preds = %1916
  %1920 = add i32 %1692, 1
  %1921 = and i32 %1692, 63
  %1922 = icmp eq i32 %1921, 0
  br i1 %1922, label %1923, label %1939, !prof !86

1923:                                             ; preds = %1919
  %1924 = load i64, i64* %64, align 8, !tbaa !87
  %1925 = inttoptr i64 %1924 to i64*
  %1926 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1925) #10, !srcloc !79
  %1927 = icmp eq i64 %1926, 0
  br i1 %1927, label %1928, label %1939

1928:                                             ; preds = %1923
  %1929 = icmp eq i64 %1693, 0
  br i1 %1929, label %1930, label %1934

1930:                                             ; preds = %1928
  %1931 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !88
  %1932 = load i64, i64* %65, align 8, !tbaa !89
  %1933 = add i64 %1932, %1931
  br label %1934

1934:                                             ; preds = %1930, %1928
  %1935 = phi i64 [ %1933, %1930 ], [ %1693, %1928 ]
  %1936 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !88
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
  br label %1691, !llvm.loop !85

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
  br i1 %1967, label %4619, label %1968

1968:                                             ; preds = %1956
  %1969 = trunc i32 %1966 to i8
  switch i8 %1969, label %3864 [
    i8 3, label %1970
    i8 2, label %1996
  ]

1970:                                             ; preds = %1968
  %1971 = load i32, i32* %56, align 4, !tbaa !45
  %1972 = icmp eq i32 %1971, -1
  br i1 %1972, label %1995, label %1973

1973:                                             ; preds = %1970
  %1974 = load i32, i32* %45, align 8, !tbaa !42
  %1975 = icmp eq i32 %1974, 0
  br i1 %1975, label %1976, label %1987

1976:                                             ; preds = %1973
  %1977 = and i32 %1971, 63
  %1978 = zext i32 %1977 to i64
  %1979 = shl nuw i64 1, %1978
  %1980 = lshr i32 %1971, 3
  %1981 = and i32 %1980, 536870904
  %1982 = zext i32 %1981 to i64
  %1983 = load i64, i64* %57, align 8, !tbaa !43
  %1984 = add i64 %1983, %1982
  %1985 = inttoptr i64 %1984 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %1985, i64 %1979) #10, !srcloc !44
  %1986 = load i32, i32* %45, align 8, !tbaa !42
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
  store i32 -1, i32* %56, align 4, !tbaa !45
  store i32 0, i32* %81, align 8, !tbaa !46
  br label %1995

1995:                                             ; preds = %1994, %1970
  store i32 %1959, i32* %58, align 4, !tbaa !70
  br label %4619

1996:                                             ; preds = %1968
  %1997 = load i32, i32* %32, align 8, !tbaa !52
  %1998 = zext i32 %1997 to i64
  %1999 = lshr i64 %86, %1998
  %2000 = shl i64 %1999, %1998
  %2001 = shl nuw i64 1, %1998
  %2002 = load i64, i64* %66, align 8, !tbaa !90
  %2003 = sub i64 %2002, %2000
  %2004 = icmp ult i64 %2003, %2001
  %2005 = select i1 %2004, i64 %2003, i64 %2001
  %2006 = load i64, i64* %67, align 8, !tbaa !91
  %2007 = load i64, i64* %68, align 8, !tbaa !92
  %2008 = mul i64 %2007, %1965
  %2009 = add i64 %2008, %2006
  %2010 = load i32, i32* %56, align 4, !tbaa !45
  %2011 = icmp eq i32 %2010, %1959
  br i1 %2011, label %2012, label %2014

2012:                                             ; preds = %1996
  %2013 = load i32, i32* %69, align 8, !tbaa !93
  br label %2020

2014:                                             ; preds = %1996
  %2015 = load i64, i64* %63, align 8, !tbaa !80
  %2016 = shl nuw nsw i64 %1965, 2
  %2017 = add i64 %2015, %2016
  %2018 = inttoptr i64 %2017 to i32 addrspace(1)*
  %2019 = load volatile i32, i32 addrspace(1)* %2018, align 4, !tbaa !9
  br label %2020

2020:                                             ; preds = %2014, %2012
  %2021 = phi i32 [ %2013, %2012 ], [ %2019, %2014 ]
  %2022 = add i32 %2021, 1
  store i32 %2022, i32* %69, align 8, !tbaa !93
  %2023 = load i32, i32* %45, align 8, !tbaa !42
  %2024 = load i64, i64* %70, align 8, !tbaa !94
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
  %2040 = load i64, i64* %71, align 8, !tbaa !95
  %2041 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2040, i64 1) #10, !srcloc !23
  %2042 = trunc i64 %2041 to i32
  br label %2043

2043:                                             ; preds = %2039, %2020
  %2044 = phi i32 [ %2042, %2039 ], [ 0, %2020 ]
  %2045 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2044, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !96
  %2046 = load i32, i32* %73, align 8, !tbaa !97
  %2047 = icmp ult i32 %2023, 4
  br i1 %2047, label %2048, label %2066

2048:                                             ; preds = %2043
  %2049 = load i64, i64* %29, align 8, !tbaa !98
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
  %2069 = load i64, i64* %63, align 8, !tbaa !80
  %2070 = add i64 %2069, %2068
  %2071 = inttoptr i64 %2070 to i32 addrspace(1)*
  store volatile i32 %2022, i32 addrspace(1)* %2071, align 4, !tbaa !9
  br label %2072

2072:                                             ; preds = %2067, %2066
  %2073 = load i32, i32* %45, align 8, !tbaa !42
  %2074 = icmp eq i32 %2073, 0
  br i1 %2074, label %2075, label %2164

2075:                                             ; preds = %2072
  %2076 = load i32, i32* %69, align 8, !tbaa !93
  %2077 = load i64, i64* %62, align 8, !tbaa !78
  %2078 = tail call i32 asm sideeffect "mov.u32 $0, %clock;", "=r,~{memory}"() #10, !srcloc !99
  br label %2079

2079:                                             ; preds = %2079, %2075
  %2080 = tail call i32 asm sideeffect "mov.u32 $0, %clock;", "=r,~{memory}"() #10, !srcloc !99
  %2081 = sub i32 %2080, %2078
  %2082 = load i32, i32* %74, align 4, !tbaa !9
  %2083 = icmp ult i32 %2081, %2082
  br i1 %2083, label %2079, label %2084, !llvm.loop !100

2084:                                             ; preds = %2079
  %2085 = shl nuw nsw i64 %1965, 3
  %2086 = add i64 %2077, %2085
  %2087 = inttoptr i64 %2086 to i64*
  %2088 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %2087) #10, !srcloc !79
  %2089 = lshr i64 %2088, 32
  %2090 = zext i32 %2076 to i64
  %2091 = icmp eq i64 %2089, %2090
  br i1 %2091, label %2092, label %2097, !prof !56

2092:                                             ; preds = %2084
  %2093 = load i32, i32* %74, align 4, !tbaa !9
  %2094 = icmp ugt i32 %2093, 512
  %2095 = select i1 %2094, i32 -16, i32 0
  %2096 = add i32 %2095, %2093
  br label %2106

2097:                                             ; preds = %2084
  %2098 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %2087) #10, !srcloc !79
  %2099 = lshr i64 %2098, 32
  %2100 = icmp eq i64 %2099, %2090
  br i1 %2100, label %2101, label %2109

2101:                                             ; preds = %2097
  %2102 = load i32, i32* %74, align 4, !tbaa !9
  %2103 = icmp ult i32 %2102, 4096
  %2104 = select i1 %2103, i32 128, i32 0
  %2105 = add i32 %2104, %2102
  br label %2106

2106:                                             ; preds = %2101, %2092
  %2107 = phi i32 [ %2105, %2101 ], [ %2096, %2092 ]
  %2108 = phi i64 [ %2098, %2101 ], [ %2088, %2092 ]
  store i32 %2107, i32* %74, align 4, !tbaa !9
  br label %2109

2109:                                             ; preds = %2106, %2097
  %2110 = phi i64 [ %2098, %2097 ], [ %2108, %2106 ]
  %2111 = lshr i32 %1959, 3
  %2112 = and i32 %2111, 536870904
  %2113 = zext i32 %2112 to i64
  %2114 = and i32 %1959, 63
  %2115 = zext i32 %2114 to i64
  %2116 = shl nuw i64 1, %2115
  br label %2117

2117:                                             ; preds = %2155, %2109
  %2118 = phi i32 [ 1, %2109 ], [ %2125, %2155 ]
  %2119 = phi i64 [ 0, %2109 ], [ %2145, %2155 ]
  %2120 = phi i64 [ %2110, %2109 ], [ %2156, %2155 ]
  %2121 = phi i32 [ undef, %2109 ], [ %2157, %2155 ]
  %2122 = lshr i64 %2120, 32
  %2123 = icmp eq i64 %2122, %2090
  br i1 %2123, label %2158, label %2124, !prof !56

2124:                                             ; preds = %2117
  %2125 = add i32 %2118, 1
  %2126 = and i32 %2118, 63
  %2127 = icmp eq i32 %2126, 0
  br i1 %2127, label %2128, label %2144, !prof !86

2128:                                             ; preds = %2124
  %2129 = load i64, i64* %64, align 8, !tbaa !87
  %2130 = inttoptr i64 %2129 to i64*
  %2131 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %2130) #10, !srcloc !79
  %2132 = icmp eq i64 %2131, 0
  br i1 %2132, label %2133, label %2144

2133:                                             ; preds = %2128
  %2134 = icmp eq i64 %2119, 0
  br i1 %2134, label %2135, label %2139

2135:                                             ; preds = %2133
  %2136 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !88
  %2137 = load i64, i64* %65, align 8, !tbaa !89
  %2138 = add i64 %2137, %2136
  br label %2139

2139:                                             ; preds = %2135, %2133
  %2140 = phi i64 [ %2138, %2135 ], [ %2119, %2133 ]
  %2141 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !88
  %2142 = icmp ult i64 %2141, %2140
  %2143 = select i1 %2142, i32 0, i32 110
  br label %2144

2144:                                             ; preds = %2139, %2128, %2124
  %2145 = phi i64 [ %2140, %2139 ], [ %2119, %2128 ], [ %2119, %2124 ]
  %2146 = phi i32 [ %2143, %2139 ], [ 108, %2128 ], [ 0, %2124 ]
  %2147 = icmp eq i32 %2146, 0
  br i1 %2147, label %2153, label %2148, !prof !56

2148:                                             ; preds = %2144
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !48
  %2149 = load i64, i64* %61, align 8, !tbaa !77
  %2150 = add i64 %2149, %2113
  %2151 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2150, i64 %2116) #10, !srcloc !69
  %2152 = or i32 %2146, -1073741824
  br label %2155

2153:                                             ; preds = %2144
  %2154 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %2087) #10, !srcloc !79
  br label %2155

2155:                                             ; preds = %2153, %2148
  %2156 = phi i64 [ %2120, %2148 ], [ %2154, %2153 ]
  %2157 = phi i32 [ %2152, %2148 ], [ %2121, %2153 ]
  br i1 %2147, label %2117, label %2164, !llvm.loop !101

2158:                                             ; preds = %2117
  %2159 = trunc i64 %2120 to i32
  %2160 = icmp sgt i32 %2159, -1
  br i1 %2160, label %2164, label %2161, !prof !56

2161:                                             ; preds = %2158
  %2162 = sub i32 0, %2159
  %2163 = or i32 %2162, -2147483648
  br label %2164

2164:                                             ; preds = %2155, %2161, %2158, %2072
  %2165 = phi i32 [ 0, %2072 ], [ %2163, %2161 ], [ %2159, %2158 ], [ %2157, %2155 ]
  %2166 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2165, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !96
  %2167 = sub i64 %86, %2000
  %2168 = icmp sgt i32 %2166, -1
  br i1 %2168, label %2171, label %2169, !prof !56

2169:                                             ; preds = %2164
  %2170 = and i32 %2166, 65535
  br label %2176

2171:                                             ; preds = %2164
  %2172 = add i64 %2167, %1679
  %2173 = zext i32 %2166 to i64
  %2174 = icmp ugt i64 %2172, %2173
  %2175 = select i1 %2174, i32 61, i32 0
  br label %2176

2176:                                             ; preds = %2171, %2169
  %2177 = phi i32 [ %2170, %2169 ], [ %2175, %2171 ]
  %2178 = icmp eq i32 %2177, 0
  %2179 = icmp ne i64 %85, 0
  %2180 = and i1 %2179, %2178
  br i1 %2180, label %2181, label %2913

2181:                                             ; preds = %2176
  %2182 = add i64 %2009, %2167
  %2183 = load i32, i32* %45, align 8, !tbaa !42
  %2184 = load i32, i32* %50, align 4, !tbaa !55
  %2185 = xor i64 %2182, %85
  %2186 = and i64 %2185, 15
  %2187 = icmp eq i64 %2186, 0
  %2188 = and i64 %2185, 3
  %2189 = icmp eq i64 %2188, 0
  %2190 = select i1 %2189, i64 4, i64 1
  %2191 = select i1 %2187, i64 16, i64 %2190
  %2192 = sub i64 0, %85
  %2193 = add nsw i64 %2191, -1
  %2194 = and i64 %2193, %2192
  %2195 = or i64 %1679, %85
  %2196 = or i64 %2195, %2182
  %2197 = and i64 %2196, 15
  %2198 = icmp eq i64 %2197, 0
  br i1 %2198, label %2199, label %2457, !prof !56

2199:                                             ; preds = %2181
  %2200 = shl i32 %2184, 7
  %2201 = zext i32 %2200 to i64
  %2202 = icmp eq i64 %1679, %2201
  br i1 %2202, label %2203, label %2259

2203:                                             ; preds = %2199
  %2204 = shl i32 %2183, 4
  %2205 = zext i32 %2204 to i64
  %2206 = add i64 %85, %2205
  %2207 = add i64 %2182, %2205
  %2208 = shl i32 %2184, 4
  %2209 = inttoptr i64 %2207 to <4 x i32> addrspace(1)*
  %2210 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2209, align 16, !tbaa !11
  %2211 = zext i32 %2208 to i64
  %2212 = add i64 %2207, %2211
  %2213 = inttoptr i64 %2212 to <4 x i32> addrspace(1)*
  %2214 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2213, align 16, !tbaa !11
  %2215 = shl i32 %2184, 5
  %2216 = zext i32 %2215 to i64
  %2217 = add i64 %2207, %2216
  %2218 = inttoptr i64 %2217 to <4 x i32> addrspace(1)*
  %2219 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2218, align 16, !tbaa !11
  %2220 = mul i32 %2184, 48
  %2221 = zext i32 %2220 to i64
  %2222 = add i64 %2207, %2221
  %2223 = inttoptr i64 %2222 to <4 x i32> addrspace(1)*
  %2224 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2223, align 16, !tbaa !11
  %2225 = shl i32 %2184, 6
  %2226 = zext i32 %2225 to i64
  %2227 = add i64 %2207, %2226
  %2228 = inttoptr i64 %2227 to <4 x i32> addrspace(1)*
  %2229 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2228, align 16, !tbaa !11
  %2230 = mul i32 %2184, 80
  %2231 = zext i32 %2230 to i64
  %2232 = add i64 %2207, %2231
  %2233 = inttoptr i64 %2232 to <4 x i32> addrspace(1)*
  %2234 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2233, align 16, !tbaa !11
  %2235 = mul i32 %2184, 96
  %2236 = zext i32 %2235 to i64
  %2237 = add i64 %2207, %2236
  %2238 = inttoptr i64 %2237 to <4 x i32> addrspace(1)*
  %2239 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2238, align 16, !tbaa !11
  %2240 = mul i32 %2184, 112
  %2241 = zext i32 %2240 to i64
  %2242 = add i64 %2207, %2241
  %2243 = inttoptr i64 %2242 to <4 x i32> addrspace(1)*
  %2244 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2243, align 16, !tbaa !11
  %2245 = inttoptr i64 %2206 to <4 x i32> addrspace(1)*
  store <4 x i32> %2210, <4 x i32> addrspace(1)* %2245, align 16, !tbaa !11
  %2246 = add i64 %2206, %2211
  %2247 = inttoptr i64 %2246 to <4 x i32> addrspace(1)*
  store <4 x i32> %2214, <4 x i32> addrspace(1)* %2247, align 16, !tbaa !11
  %2248 = add i64 %2206, %2216
  %2249 = inttoptr i64 %2248 to <4 x i32> addrspace(1)*
  store <4 x i32> %2219, <4 x i32> addrspace(1)* %2249, align 16, !tbaa !11
  %2250 = add i64 %2206, %2221
  %2251 = inttoptr i64 %2250 to <4 x i32> addrspace(1)*
  store <4 x i32> %2224, <4 x i32> addrspace(1)* %2251, align 16, !tbaa !11
  %2252 = add i64 %2206, %2226
  %2253 = inttoptr i64 %2252 to <4 x i32> addrspace(1)*
  store <4 x i32> %2229, <4 x i32> addrspace(1)* %2253, align 16, !tbaa !11
  %2254 = add i64 %2206, %2231
  %2255 = inttoptr i64 %2254 to <4 x i32> addrspace(1)*
  store <4 x i32> %2234, <4 x i32> addrspace(1)* %2255, align 16, !tbaa !11
  %2256 = add i64 %2206, %2236
  %2257 = inttoptr i64 %2256 to <4 x i32> addrspace(1)*
  store <4 x i32> %2239, <4 x i32> addrspace(1)* %2257, align 16, !tbaa !11
  %2258 = add i64 %2206, %2241
  br label %2909

2259:                                             ; preds = %2199
  %2260 = lshr i64 %1679, 4
  %2261 = zext i32 %2183 to i64
  %2262 = mul i32 %2184, 7
  %2263 = zext i32 %2262 to i64
  %2264 = add nuw nsw i64 %2263, %2261
  %2265 = icmp ult i64 %2264, %2260
  br i1 %2265, label %2266, label %2340

2266:                                             ; preds = %2259
  %2267 = shl i32 %2184, 3
  %2268 = zext i32 %2267 to i64
  %2269 = zext i32 %2184 to i64
  %2270 = shl i32 %2184, 1
  %2271 = zext i32 %2270 to i64
  %2272 = mul i32 %2184, 3
  %2273 = zext i32 %2272 to i64
  %2274 = shl i32 %2184, 2
  %2275 = zext i32 %2274 to i64
  %2276 = mul i32 %2184, 5
  %2277 = zext i32 %2276 to i64
  %2278 = mul i32 %2184, 6
  %2279 = zext i32 %2278 to i64
  br label %2280

2280:                                             ; preds = %2280, %2266
  %2281 = phi i64 [ %2261, %2266 ], [ %2337, %2280 ]
  %2282 = shl i64 %2281, 4
  %2283 = add i64 %2282, %2182
  %2284 = inttoptr i64 %2283 to <4 x i32> addrspace(1)*
  %2285 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2284, align 16, !tbaa !11
  %2286 = add i64 %2281, %2269
  %2287 = shl i64 %2286, 4
  %2288 = add i64 %2287, %2182
  %2289 = inttoptr i64 %2288 to <4 x i32> addrspace(1)*
  %2290 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2289, align 16, !tbaa !11
  %2291 = add i64 %2281, %2271
  %2292 = shl i64 %2291, 4
  %2293 = add i64 %2292, %2182
  %2294 = inttoptr i64 %2293 to <4 x i32> addrspace(1)*
  %2295 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2294, align 16, !tbaa !11
  %2296 = add i64 %2281, %2273
  %2297 = shl i64 %2296, 4
  %2298 = add i64 %2297, %2182
  %2299 = inttoptr i64 %2298 to <4 x i32> addrspace(1)*
  %2300 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2299, align 16, !tbaa !11
  %2301 = add i64 %2281, %2275
  %2302 = shl i64 %2301, 4
  %2303 = add i64 %2302, %2182
  %2304 = inttoptr i64 %2303 to <4 x i32> addrspace(1)*
  %2305 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2304, align 16, !tbaa !11
  %2306 = add i64 %2281, %2277
  %2307 = shl i64 %2306, 4
  %2308 = add i64 %2307, %2182
  %2309 = inttoptr i64 %2308 to <4 x i32> addrspace(1)*
  %2310 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2309, align 16, !tbaa !11
  %2311 = add i64 %2281, %2279
  %2312 = shl i64 %2311, 4
  %2313 = add i64 %2312, %2182
  %2314 = inttoptr i64 %2313 to <4 x i32> addrspace(1)*
  %2315 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2314, align 16, !tbaa !11
  %2316 = add i64 %2281, %2263
  %2317 = shl i64 %2316, 4
  %2318 = add i64 %2317, %2182
  %2319 = inttoptr i64 %2318 to <4 x i32> addrspace(1)*
  %2320 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2319, align 16, !tbaa !11
  %2321 = add i64 %2282, %85
  %2322 = inttoptr i64 %2321 to <4 x i32> addrspace(1)*
  store <4 x i32> %2285, <4 x i32> addrspace(1)* %2322, align 16, !tbaa !11
  %2323 = add i64 %2287, %85
  %2324 = inttoptr i64 %2323 to <4 x i32> addrspace(1)*
  store <4 x i32> %2290, <4 x i32> addrspace(1)* %2324, align 16, !tbaa !11
  %2325 = add i64 %2292, %85
  %2326 = inttoptr i64 %2325 to <4 x i32> addrspace(1)*
  store <4 x i32> %2295, <4 x i32> addrspace(1)* %2326, align 16, !tbaa !11
  %2327 = add i64 %2297, %85
  %2328 = inttoptr i64 %2327 to <4 x i32> addrspace(1)*
  store <4 x i32> %2300, <4 x i32> addrspace(1)* %2328, align 16, !tbaa !11
  %2329 = add i64 %2302, %85
  %2330 = inttoptr i64 %2329 to <4 x i32> addrspace(1)*
  store <4 x i32> %2305, <4 x i32> addrspace(1)* %2330, align 16, !tbaa !11
  %2331 = add i64 %2307, %85
  %2332 = inttoptr i64 %2331 to <4 x i32> addrspace(1)*
  store <4 x i32> %2310, <4 x i32> addrspace(1)* %2332, align 16, !tbaa !11
  %2333 = add i64 %2312, %85
  %2334 = inttoptr i64 %2333 to <4 x i32> addrspace(1)*
  store <4 x i32> %2315, <4 x i32> addrspace(1)* %2334, align 16, !tbaa !11
  %2335 = add i64 %2317, %85
  %2336 = inttoptr i64 %2335 to <4 x i32> addrspace(1)*
  store <4 x i32> %2320, <4 x i32> addrspace(1)* %2336, align 16, !tbaa !11
  %2337 = add i64 %2281, %2268
  %2338 = add i64 %2337, %2263
  %2339 = icmp ult i64 %2338, %2260
  br i1 %2339, label %2280, label %2340, !llvm.loop !57

2340:                                             ; preds = %2280, %2259
  %2341 = phi i64 [ %2261, %2259 ], [ %2337, %2280 ]
  %2342 = icmp ult i64 %2341, %2260
  br i1 %2342, label %2343, label %2913

2343:                                             ; preds = %2340
  %2344 = shl i64 %2341, 4
  %2345 = add i64 %2344, %2182
  %2346 = inttoptr i64 %2345 to <4 x i32> addrspace(1)*
  %2347 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2346, align 16, !tbaa !11
  %2348 = zext i32 %2184 to i64
  %2349 = add i64 %2341, %2348
  %2350 = icmp ult i64 %2349, %2260
  br i1 %2350, label %2351, label %2356

2351:                                             ; preds = %2343
  %2352 = shl i64 %2349, 4
  %2353 = add i64 %2352, %2182
  %2354 = inttoptr i64 %2353 to <4 x i32> addrspace(1)*
  %2355 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2354, align 16, !tbaa !11
  br label %2356

2356:                                             ; preds = %2351, %2343
  %2357 = phi <4 x i32> [ %2355, %2351 ], [ zeroinitializer, %2343 ]
  %2358 = shl i32 %2184, 1
  %2359 = zext i32 %2358 to i64
  %2360 = add i64 %2341, %2359
  %2361 = icmp ult i64 %2360, %2260
  br i1 %2361, label %2362, label %2367

2362:                                             ; preds = %2356
  %2363 = shl i64 %2360, 4
  %2364 = add i64 %2363, %2182
  %2365 = inttoptr i64 %2364 to <4 x i32> addrspace(1)*
  %2366 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2365, align 16, !tbaa !11
  br label %2367

2367:                                             ; preds = %2362, %2356
  %2368 = phi <4 x i32> [ %2366, %2362 ], [ zeroinitializer, %2356 ]
  %2369 = mul i32 %2184, 3
  %2370 = zext i32 %2369 to i64
  %2371 = add i64 %2341, %2370
  %2372 = icmp ult i64 %2371, %2260
  br i1 %2372, label %2373, label %2378

2373:                                             ; preds = %2367
  %2374 = shl i64 %2371, 4
  %2375 = add i64 %2374, %2182
  %2376 = inttoptr i64 %2375 to <4 x i32> addrspace(1)*
  %2377 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2376, align 16, !tbaa !11
  br label %2378

2378:                                             ; preds = %2373, %2367
  %2379 = phi <4 x i32> [ %2377, %2373 ], [ zeroinitializer, %2367 ]
  %2380 = shl i32 %2184, 2
  %2381 = zext i32 %2380 to i64
  %2382 = add i64 %2341, %2381
  %2383 = icmp ult i64 %2382, %2260
  br i1 %2383, label %2384, label %2389

2384:                                             ; preds = %2378
  %2385 = shl i64 %2382, 4
  %2386 = add i64 %2385, %2182
  %2387 = inttoptr i64 %2386 to <4 x i32> addrspace(1)*
  %2388 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2387, align 16, !tbaa !11
  br label %2389

2389:                                             ; preds = %2384, %2378
  %2390 = phi <4 x i32> [ %2388, %2384 ], [ zeroinitializer, %2378 ]
  %2391 = mul i32 %2184, 5
  %2392 = zext i32 %2391 to i64
  %2393 = add i64 %2341, %2392
  %2394 = icmp ult i64 %2393, %2260
  br i1 %2394, label %2395, label %2400

2395:                                             ; preds = %2389
  %2396 = shl i64 %2393, 4
  %2397 = add i64 %2396, %2182
  %2398 = inttoptr i64 %2397 to <4 x i32> addrspace(1)*
  %2399 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2398, align 16, !tbaa !11
  br label %2400

2400:                                             ; preds = %2395, %2389
  %2401 = phi <4 x i32> [ %2399, %2395 ], [ zeroinitializer, %2389 ]
  %2402 = mul i32 %2184, 6
  %2403 = zext i32 %2402 to i64
  %2404 = add i64 %2341, %2403
  %2405 = icmp ult i64 %2404, %2260
  br i1 %2405, label %2406, label %2411

2406:                                             ; preds = %2400
  %2407 = shl i64 %2404, 4
  %2408 = add i64 %2407, %2182
  %2409 = inttoptr i64 %2408 to <4 x i32> addrspace(1)*
  %2410 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2409, align 16, !tbaa !11
  br label %2411

2411:                                             ; preds = %2406, %2400
  %2412 = phi <4 x i32> [ %2410, %2406 ], [ zeroinitializer, %2400 ]
  %2413 = add i64 %2341, %2263
  %2414 = icmp ult i64 %2413, %2260
  br i1 %2414, label %2415, label %2420

2415:                                             ; preds = %2411
  %2416 = shl i64 %2413, 4
  %2417 = add i64 %2416, %2182
  %2418 = inttoptr i64 %2417 to <4 x i32> addrspace(1)*
  %2419 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2418, align 16, !tbaa !11
  br label %2420

2420:                                             ; preds = %2415, %2411
  %2421 = phi <4 x i32> [ %2419, %2415 ], [ zeroinitializer, %2411 ]
  %2422 = add i64 %2344, %85
  %2423 = inttoptr i64 %2422 to <4 x i32> addrspace(1)*
  store <4 x i32> %2347, <4 x i32> addrspace(1)* %2423, align 16, !tbaa !11
  br i1 %2350, label %2424, label %2428

2424:                                             ; preds = %2420
  %2425 = shl i64 %2349, 4
  %2426 = add i64 %2425, %85
  %2427 = inttoptr i64 %2426 to <4 x i32> addrspace(1)*
  store <4 x i32> %2357, <4 x i32> addrspace(1)* %2427, align 16, !tbaa !11
  br label %2428

2428:                                             ; preds = %2424, %2420
  br i1 %2361, label %2429, label %2433

2429:                                             ; preds = %2428
  %2430 = shl i64 %2360, 4
  %2431 = add i64 %2430, %85
  %2432 = inttoptr i64 %2431 to <4 x i32> addrspace(1)*
  store <4 x i32> %2368, <4 x i32> addrspace(1)* %2432, align 16, !tbaa !11
  br label %2433

2433:                                             ; preds = %2429, %2428
  br i1 %2372, label %2434, label %2438

2434:                                             ; preds = %2433
  %2435 = shl i64 %2371, 4
  %2436 = add i64 %2435, %85
  %2437 = inttoptr i64 %2436 to <4 x i32> addrspace(1)*
  store <4 x i32> %2379, <4 x i32> addrspace(1)* %2437, align 16, !tbaa !11
  br label %2438

2438:                                             ; preds = %2434, %2433
  br i1 %2383, label %2439, label %2443

2439:                                             ; preds = %2438
  %2440 = shl i64 %2382, 4
  %2441 = add i64 %2440, %85
  %2442 = inttoptr i64 %2441 to <4 x i32> addrspace(1)*
  store <4 x i32> %2390, <4 x i32> addrspace(1)* %2442, align 16, !tbaa !11
  br label %2443

2443:                                             ; preds = %2439, %2438
  br i1 %2394, label %2444, label %2448

2444:                                             ; preds = %2443
  %2445 = shl i64 %2393, 4
  %2446 = add i64 %2445, %85
  %2447 = inttoptr i64 %2446 to <4 x i32> addrspace(1)*
  store <4 x i32> %2401, <4 x i32> addrspace(1)* %2447, align 16, !tbaa !11
  br label %2448

2448:                                             ; preds = %2444, %2443
  br i1 %2405, label %2449, label %2453

2449:                                             ; preds = %2448
  %2450 = shl i64 %2404, 4
  %2451 = add i64 %2450, %85
  %2452 = inttoptr i64 %2451 to <4 x i32> addrspace(1)*
  store <4 x i32> %2412, <4 x i32> addrspace(1)* %2452, align 16, !tbaa !11
  br label %2453

2453:                                             ; preds = %2449, %2448
  br i1 %2414, label %2454, label %2913

2454:                                             ; preds = %2453
  %2455 = shl i64 %2413, 4
  %2456 = add i64 %2455, %85
  br label %2909

2457:                                             ; preds = %2181
  %2458 = icmp ult i64 %2194, %1679
  %2459 = select i1 %2458, i64 %2194, i64 %1679
  %2460 = sub i64 %1679, %2459
  %2461 = sub nsw i64 0, %2191
  %2462 = and i64 %2460, %2461
  switch i64 %2191, label %2865 [
    i64 16, label %2463
    i64 4, label %2664
  ]

2463:                                             ; preds = %2457
  %2464 = add i64 %2459, %85
  %2465 = add i64 %2459, %2182
  %2466 = lshr i64 %2462, 4
  %2467 = zext i32 %2183 to i64
  %2468 = mul i32 %2184, 7
  %2469 = zext i32 %2468 to i64
  %2470 = add nuw nsw i64 %2469, %2467
  %2471 = icmp ult i64 %2470, %2466
  br i1 %2471, label %2472, label %2546

2472:                                             ; preds = %2463
  %2473 = shl i32 %2184, 3
  %2474 = zext i32 %2473 to i64
  %2475 = zext i32 %2184 to i64
  %2476 = shl i32 %2184, 1
  %2477 = zext i32 %2476 to i64
  %2478 = mul i32 %2184, 3
  %2479 = zext i32 %2478 to i64
  %2480 = shl i32 %2184, 2
  %2481 = zext i32 %2480 to i64
  %2482 = mul i32 %2184, 5
  %2483 = zext i32 %2482 to i64
  %2484 = mul i32 %2184, 6
  %2485 = zext i32 %2484 to i64
  br label %2486

2486:                                             ; preds = %2486, %2472
  %2487 = phi i64 [ %2467, %2472 ], [ %2543, %2486 ]
  %2488 = shl i64 %2487, 4
  %2489 = add i64 %2488, %2465
  %2490 = inttoptr i64 %2489 to <4 x i32> addrspace(1)*
  %2491 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2490, align 16, !tbaa !11
  %2492 = add i64 %2487, %2475
  %2493 = shl i64 %2492, 4
  %2494 = add i64 %2493, %2465
  %2495 = inttoptr i64 %2494 to <4 x i32> addrspace(1)*
  %2496 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2495, align 16, !tbaa !11
  %2497 = add i64 %2487, %2477
  %2498 = shl i64 %2497, 4
  %2499 = add i64 %2498, %2465
  %2500 = inttoptr i64 %2499 to <4 x i32> addrspace(1)*
  %2501 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2500, align 16, !tbaa !11
  %2502 = add i64 %2487, %2479
  %2503 = shl i64 %2502, 4
  %2504 = add i64 %2503, %2465
  %2505 = inttoptr i64 %2504 to <4 x i32> addrspace(1)*
  %2506 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2505, align 16, !tbaa !11
  %2507 = add i64 %2487, %2481
  %2508 = shl i64 %2507, 4
  %2509 = add i64 %2508, %2465
  %2510 = inttoptr i64 %2509 to <4 x i32> addrspace(1)*
  %2511 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2510, align 16, !tbaa !11
  %2512 = add i64 %2487, %2483
  %2513 = shl i64 %2512, 4
  %2514 = add i64 %2513, %2465
  %2515 = inttoptr i64 %2514 to <4 x i32> addrspace(1)*
  %2516 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2515, align 16, !tbaa !11
  %2517 = add i64 %2487, %2485
  %2518 = shl i64 %2517, 4
  %2519 = add i64 %2518, %2465
  %2520 = inttoptr i64 %2519 to <4 x i32> addrspace(1)*
  %2521 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2520, align 16, !tbaa !11
  %2522 = add i64 %2487, %2469
  %2523 = shl i64 %2522, 4
  %2524 = add i64 %2523, %2465
  %2525 = inttoptr i64 %2524 to <4 x i32> addrspace(1)*
  %2526 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2525, align 16, !tbaa !11
  %2527 = add i64 %2488, %2464
  %2528 = inttoptr i64 %2527 to <4 x i32> addrspace(1)*
  store <4 x i32> %2491, <4 x i32> addrspace(1)* %2528, align 16, !tbaa !11
  %2529 = add i64 %2493, %2464
  %2530 = inttoptr i64 %2529 to <4 x i32> addrspace(1)*
  store <4 x i32> %2496, <4 x i32> addrspace(1)* %2530, align 16, !tbaa !11
  %2531 = add i64 %2498, %2464
  %2532 = inttoptr i64 %2531 to <4 x i32> addrspace(1)*
  store <4 x i32> %2501, <4 x i32> addrspace(1)* %2532, align 16, !tbaa !11
  %2533 = add i64 %2503, %2464
  %2534 = inttoptr i64 %2533 to <4 x i32> addrspace(1)*
  store <4 x i32> %2506, <4 x i32> addrspace(1)* %2534, align 16, !tbaa !11
  %2535 = add i64 %2508, %2464
  %2536 = inttoptr i64 %2535 to <4 x i32> addrspace(1)*
  store <4 x i32> %2511, <4 x i32> addrspace(1)* %2536, align 16, !tbaa !11
  %2537 = add i64 %2513, %2464
  %2538 = inttoptr i64 %2537 to <4 x i32> addrspace(1)*
  store <4 x i32> %2516, <4 x i32> addrspace(1)* %2538, align 16, !tbaa !11
  %2539 = add i64 %2518, %2464
  %2540 = inttoptr i64 %2539 to <4 x i32> addrspace(1)*
  store <4 x i32> %2521, <4 x i32> addrspace(1)* %2540, align 16, !tbaa !11
  %2541 = add i64 %2523, %2464
  %2542 = inttoptr i64 %2541 to <4 x i32> addrspace(1)*
  store <4 x i32> %2526, <4 x i32> addrspace(1)* %2542, align 16, !tbaa !11
  %2543 = add i64 %2487, %2474
  %2544 = add i64 %2543, %2469
  %2545 = icmp ult i64 %2544, %2466
  br i1 %2545, label %2486, label %2546, !llvm.loop !57

2546:                                             ; preds = %2486, %2463
  %2547 = phi i64 [ %2467, %2463 ], [ %2543, %2486 ]
  %2548 = icmp ult i64 %2547, %2466
  br i1 %2548, label %2549, label %2879

2549:                                             ; preds = %2546
  %2550 = shl i64 %2547, 4
  %2551 = add i64 %2550, %2465
  %2552 = inttoptr i64 %2551 to <4 x i32> addrspace(1)*
  %2553 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2552, align 16, !tbaa !11
  %2554 = zext i32 %2184 to i64
  %2555 = add i64 %2547, %2554
  %2556 = icmp ult i64 %2555, %2466
  br i1 %2556, label %2557, label %2562

2557:                                             ; preds = %2549
  %2558 = shl i64 %2555, 4
  %2559 = add i64 %2558, %2465
  %2560 = inttoptr i64 %2559 to <4 x i32> addrspace(1)*
  %2561 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2560, align 16, !tbaa !11
  br label %2562

2562:                                             ; preds = %2557, %2549
  %2563 = phi <4 x i32> [ %2561, %2557 ], [ zeroinitializer, %2549 ]
  %2564 = shl i32 %2184, 1
  %2565 = zext i32 %2564 to i64
  %2566 = add i64 %2547, %2565
  %2567 = icmp ult i64 %2566, %2466
  br i1 %2567, label %2568, label %2573

2568:                                             ; preds = %2562
  %2569 = shl i64 %2566, 4
  %2570 = add i64 %2569, %2465
  %2571 = inttoptr i64 %2570 to <4 x i32> addrspace(1)*
  %2572 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2571, align 16, !tbaa !11
  br label %2573

2573:                                             ; preds = %2568, %2562
  %2574 = phi <4 x i32> [ %2572, %2568 ], [ zeroinitializer, %2562 ]
  %2575 = mul i32 %2184, 3
  %2576 = zext i32 %2575 to i64
  %2577 = add i64 %2547, %2576
  %2578 = icmp ult i64 %2577, %2466
  br i1 %2578, label %2579, label %2584

2579:                                             ; preds = %2573
  %2580 = shl i64 %2577, 4
  %2581 = add i64 %2580, %2465
  %2582 = inttoptr i64 %2581 to <4 x i32> addrspace(1)*
  %2583 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2582, align 16, !tbaa !11
  br label %2584

2584:                                             ; preds = %2579, %2573
  %2585 = phi <4 x i32> [ %2583, %2579 ], [ zeroinitializer, %2573 ]
  %2586 = shl i32 %2184, 2
  %2587 = zext i32 %2586 to i64
  %2588 = add i64 %2547, %2587
  %2589 = icmp ult i64 %2588, %2466
  br i1 %2589, label %2590, label %2595

2590:                                             ; preds = %2584
  %2591 = shl i64 %2588, 4
  %2592 = add i64 %2591, %2465
  %2593 = inttoptr i64 %2592 to <4 x i32> addrspace(1)*
  %2594 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2593, align 16, !tbaa !11
  br label %2595

2595:                                             ; preds = %2590, %2584
  %2596 = phi <4 x i32> [ %2594, %2590 ], [ zeroinitializer, %2584 ]
  %2597 = mul i32 %2184, 5
  %2598 = zext i32 %2597 to i64
  %2599 = add i64 %2547, %2598
  %2600 = icmp ult i64 %2599, %2466
  br i1 %2600, label %2601, label %2606

2601:                                             ; preds = %2595
  %2602 = shl i64 %2599, 4
  %2603 = add i64 %2602, %2465
  %2604 = inttoptr i64 %2603 to <4 x i32> addrspace(1)*
  %2605 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2604, align 16, !tbaa !11
  br label %2606

2606:                                             ; preds = %2601, %2595
  %2607 = phi <4 x i32> [ %2605, %2601 ], [ zeroinitializer, %2595 ]
  %2608 = mul i32 %2184, 6
  %2609 = zext i32 %2608 to i64
  %2610 = add i64 %2547, %2609
  %2611 = icmp ult i64 %2610, %2466
  br i1 %2611, label %2612, label %2617

2612:                                             ; preds = %2606
  %2613 = shl i64 %2610, 4
  %2614 = add i64 %2613, %2465
  %2615 = inttoptr i64 %2614 to <4 x i32> addrspace(1)*
  %2616 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2615, align 16, !tbaa !11
  br label %2617

2617:                                             ; preds = %2612, %2606
  %2618 = phi <4 x i32> [ %2616, %2612 ], [ zeroinitializer, %2606 ]
  %2619 = add i64 %2547, %2469
  %2620 = icmp ult i64 %2619, %2466
  br i1 %2620, label %2621, label %2626

2621:                                             ; preds = %2617
  %2622 = shl i64 %2619, 4
  %2623 = add i64 %2622, %2465
  %2624 = inttoptr i64 %2623 to <4 x i32> addrspace(1)*
  %2625 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %2624, align 16, !tbaa !11
  br label %2626

2626:                                             ; preds = %2621, %2617
  %2627 = phi <4 x i32> [ %2625, %2621 ], [ zeroinitializer, %2617 ]
  %2628 = add i64 %2550, %2464
  %2629 = inttoptr i64 %2628 to <4 x i32> addrspace(1)*
  store <4 x i32> %2553, <4 x i32> addrspace(1)* %2629, align 16, !tbaa !11
  br i1 %2556, label %2630, label %2634

2630:                                             ; preds = %2626
  %2631 = shl i64 %2555, 4
  %2632 = add i64 %2631, %2464
  %2633 = inttoptr i64 %2632 to <4 x i32> addrspace(1)*
  store <4 x i32> %2563, <4 x i32> addrspace(1)* %2633, align 16, !tbaa !11
  br label %2634

2634:                                             ; preds = %2630, %2626
  br i1 %2567, label %2635, label %2639

2635:                                             ; preds = %2634
  %2636 = shl i64 %2566, 4
  %2637 = add i64 %2636, %2464
  %2638 = inttoptr i64 %2637 to <4 x i32> addrspace(1)*
  store <4 x i32> %2574, <4 x i32> addrspace(1)* %2638, align 16, !tbaa !11
  br label %2639

2639:                                             ; preds = %2635, %2634
  br i1 %2578, label %2640, label %2644

2640:                                             ; preds = %2639
  %2641 = shl i64 %2577, 4
  %2642 = add i64 %2641, %2464
  %2643 = inttoptr i64 %2642 to <4 x i32> addrspace(1)*
  store <4 x i32> %2585, <4 x i32> addrspace(1)* %2643, align 16, !tbaa !11
  br label %2644

2644:                                             ; preds = %2640, %2639
  br i1 %2589, label %2645, label %2649

2645:                                             ; preds = %2644
  %2646 = shl i64 %2588, 4
  %2647 = add i64 %2646, %2464
  %2648 = inttoptr i64 %2647 to <4 x i32> addrspace(1)*
  store <4 x i32> %2596, <4 x i32> addrspace(1)* %2648, align 16, !tbaa !11
  br label %2649

2649:                                             ; preds = %2645, %2644
  br i1 %2600, label %2650, label %2654

2650:                                             ; preds = %2649
  %2651 = shl i64 %2599, 4
  %2652 = add i64 %2651, %2464
  %2653 = inttoptr i64 %2652 to <4 x i32> addrspace(1)*
  store <4 x i32> %2607, <4 x i32> addrspace(1)* %2653, align 16, !tbaa !11
  br label %2654

2654:                                             ; preds = %2650, %2649
  br i1 %2611, label %2655, label %2659

2655:                                             ; preds = %2654
  %2656 = shl i64 %2610, 4
  %2657 = add i64 %2656, %2464
  %2658 = inttoptr i64 %2657 to <4 x i32> addrspace(1)*
  store <4 x i32> %2618, <4 x i32> addrspace(1)* %2658, align 16, !tbaa !11
  br label %2659

2659:                                             ; preds = %2655, %2654
  br i1 %2620, label %2660, label %2879

2660:                                             ; preds = %2659
  %2661 = shl i64 %2619, 4
  %2662 = add i64 %2661, %2464
  %2663 = inttoptr i64 %2662 to <4 x i32> addrspace(1)*
  store <4 x i32> %2627, <4 x i32> addrspace(1)* %2663, align 16, !tbaa !11
  br label %2879

2664:                                             ; preds = %2457
  %2665 = add i64 %2459, %85
  %2666 = add i64 %2459, %2182
  %2667 = lshr i64 %2462, 2
  %2668 = zext i32 %2183 to i64
  %2669 = mul i32 %2184, 7
  %2670 = zext i32 %2669 to i64
  %2671 = add nuw nsw i64 %2670, %2668
  %2672 = icmp ult i64 %2671, %2667
  br i1 %2672, label %2673, label %2747

2673:                                             ; preds = %2664
  %2674 = shl i32 %2184, 3
  %2675 = zext i32 %2674 to i64
  %2676 = zext i32 %2184 to i64
  %2677 = shl i32 %2184, 1
  %2678 = zext i32 %2677 to i64
  %2679 = mul i32 %2184, 3
  %2680 = zext i32 %2679 to i64
  %2681 = shl i32 %2184, 2
  %2682 = zext i32 %2681 to i64
  %2683 = mul i32 %2184, 5
  %2684 = zext i32 %2683 to i64
  %2685 = mul i32 %2184, 6
  %2686 = zext i32 %2685 to i64
  br label %2687

2687:                                             ; preds = %2687, %2673
  %2688 = phi i64 [ %2668, %2673 ], [ %2744, %2687 ]
  %2689 = shl i64 %2688, 2
  %2690 = add i64 %2689, %2666
  %2691 = inttoptr i64 %2690 to i32 addrspace(1)*
  %2692 = load volatile i32, i32 addrspace(1)* %2691, align 4, !tbaa !11
  %2693 = add i64 %2688, %2676
  %2694 = shl i64 %2693, 2
  %2695 = add i64 %2694, %2666
  %2696 = inttoptr i64 %2695 to i32 addrspace(1)*
  %2697 = load volatile i32, i32 addrspace(1)* %2696, align 4, !tbaa !11
  %2698 = add i64 %2688, %2678
  %2699 = shl i64 %2698, 2
  %2700 = add i64 %2699, %2666
  %2701 = inttoptr i64 %2700 to i32 addrspace(1)*
  %2702 = load volatile i32, i32 addrspace(1)* %2701, align 4, !tbaa !11
  %2703 = add i64 %2688, %2680
  %2704 = shl i64 %2703, 2
  %2705 = add i64 %2704, %2666
  %2706 = inttoptr i64 %2705 to i32 addrspace(1)*
  %2707 = load volatile i32, i32 addrspace(1)* %2706, align 4, !tbaa !11
  %2708 = add i64 %2688, %2682
  %2709 = shl i64 %2708, 2
  %2710 = add i64 %2709, %2666
  %2711 = inttoptr i64 %2710 to i32 addrspace(1)*
  %2712 = load volatile i32, i32 addrspace(1)* %2711, align 4, !tbaa !11
  %2713 = add i64 %2688, %2684
  %2714 = shl i64 %2713, 2
  %2715 = add i64 %2714, %2666
  %2716 = inttoptr i64 %2715 to i32 addrspace(1)*
  %2717 = load volatile i32, i32 addrspace(1)* %2716, align 4, !tbaa !11
  %2718 = add i64 %2688, %2686
  %2719 = shl i64 %2718, 2
  %2720 = add i64 %2719, %2666
  %2721 = inttoptr i64 %2720 to i32 addrspace(1)*
  %2722 = load volatile i32, i32 addrspace(1)* %2721, align 4, !tbaa !11
  %2723 = add i64 %2688, %2670
  %2724 = shl i64 %2723, 2
  %2725 = add i64 %2724, %2666
  %2726 = inttoptr i64 %2725 to i32 addrspace(1)*
  %2727 = load volatile i32, i32 addrspace(1)* %2726, align 4, !tbaa !11
  %2728 = add i64 %2689, %2665
  %2729 = inttoptr i64 %2728 to i32 addrspace(1)*
  store i32 %2692, i32 addrspace(1)* %2729, align 4, !tbaa !11
  %2730 = add i64 %2694, %2665
  %2731 = inttoptr i64 %2730 to i32 addrspace(1)*
  store i32 %2697, i32 addrspace(1)* %2731, align 4, !tbaa !11
  %2732 = add i64 %2699, %2665
  %2733 = inttoptr i64 %2732 to i32 addrspace(1)*
  store i32 %2702, i32 addrspace(1)* %2733, align 4, !tbaa !11
  %2734 = add i64 %2704, %2665
  %2735 = inttoptr i64 %2734 to i32 addrspace(1)*
  store i32 %2707, i32 addrspace(1)* %2735, align 4, !tbaa !11
  %2736 = add i64 %2709, %2665
  %2737 = inttoptr i64 %2736 to i32 addrspace(1)*
  store i32 %2712, i32 addrspace(1)* %2737, align 4, !tbaa !11
  %2738 = add i64 %2714, %2665
  %2739 = inttoptr i64 %2738 to i32 addrspace(1)*
  store i32 %2717, i32 addrspace(1)* %2739, align 4, !tbaa !11
  %2740 = add i64 %2719, %2665
  %2741 = inttoptr i64 %2740 to i32 addrspace(1)*
  store i32 %2722, i32 addrspace(1)* %2741, align 4, !tbaa !11
  %2742 = add i64 %2724, %2665
  %2743 = inttoptr i64 %2742 to i32 addrspace(1)*
  store i32 %2727, i32 addrspace(1)* %2743, align 4, !tbaa !11
  %2744 = add i64 %2688, %2675
  %2745 = add i64 %2744, %2670
  %2746 = icmp ult i64 %2745, %2667
  br i1 %2746, label %2687, label %2747, !llvm.loop !58

2747:                                             ; preds = %2687, %2664
  %2748 = phi i64 [ %2668, %2664 ], [ %2744, %2687 ]
  %2749 = icmp ult i64 %2748, %2667
  br i1 %2749, label %2750, label %2879

2750:                                             ; preds = %2747
  %2751 = shl i64 %2748, 2
  %2752 = add i64 %2751, %2666
  %2753 = inttoptr i64 %2752 to i32 addrspace(1)*
  %2754 = load volatile i32, i32 addrspace(1)* %2753, align 4, !tbaa !11
  %2755 = zext i32 %2184 to i64
  %2756 = add i64 %2748, %2755
  %2757 = icmp ult i64 %2756, %2667
  br i1 %2757, label %2758, label %2763

2758:                                             ; preds = %2750
  %2759 = shl i64 %2756, 2
  %2760 = add i64 %2759, %2666
  %2761 = inttoptr i64 %2760 to i32 addrspace(1)*
  %2762 = load volatile i32, i32 addrspace(1)* %2761, align 4, !tbaa !11
  br label %2763

2763:                                             ; preds = %2758, %2750
  %2764 = phi i32 [ %2762, %2758 ], [ 0, %2750 ]
  %2765 = shl i32 %2184, 1
  %2766 = zext i32 %2765 to i64
  %2767 = add i64 %2748, %2766
  %2768 = icmp ult i64 %2767, %2667
  br i1 %2768, label %2769, label %2774

2769:                                             ; preds = %2763
  %2770 = shl i64 %2767, 2
  %2771 = add i64 %2770, %2666
  %2772 = inttoptr i64 %2771 to i32 addrspace(1)*
  %2773 = load volatile i32, i32 addrspace(1)* %2772, align 4, !tbaa !11
  br label %2774

2774:                                             ; preds = %2769, %2763
  %2775 = phi i32 [ %2773, %2769 ], [ 0, %2763 ]
  %2776 = mul i32 %2184, 3
  %2777 = zext i32 %2776 to i64
  %2778 = add i64 %2748, %2777
  %2779 = icmp ult i64 %2778, %2667
  br i1 %2779, label %2780, label %2785

2780:                                             ; preds = %2774
  %2781 = shl i64 %2778, 2
  %2782 = add i64 %2781, %2666
  %2783 = inttoptr i64 %2782 to i32 addrspace(1)*
  %2784 = load volatile i32, i32 addrspace(1)* %2783, align 4, !tbaa !11
  br label %2785

2785:                                             ; preds = %2780, %2774
  %2786 = phi i32 [ %2784, %2780 ], [ 0, %2774 ]
  %2787 = shl i32 %2184, 2
  %2788 = zext i32 %2787 to i64
  %2789 = add i64 %2748, %2788
  %2790 = icmp ult i64 %2789, %2667
  br i1 %2790, label %2791, label %2796

2791:                                             ; preds = %2785
  %2792 = shl i64 %2789, 2
  %2793 = add i64 %2792, %2666
  %2794 = inttoptr i64 %2793 to i32 addrspace(1)*
  %2795 = load volatile i32, i32 addrspace(1)* %2794, align 4, !tbaa !11
  br label %2796

2796:                                             ; preds = %2791, %2785
  %2797 = phi i32 [ %2795, %2791 ], [ 0, %2785 ]
  %2798 = mul i32 %2184, 5
  %2799 = zext i32 %2798 to i64
  %2800 = add i64 %2748, %2799
  %2801 = icmp ult i64 %2800, %2667
  br i1 %2801, label %2802, label %2807

2802:                                             ; preds = %2796
  %2803 = shl i64 %2800, 2
  %2804 = add i64 %2803, %2666
  %2805 = inttoptr i64 %2804 to i32 addrspace(1)*
  %2806 = load volatile i32, i32 addrspace(1)* %2805, align 4, !tbaa !11
  br label %2807

2807:                                             ; preds = %2802, %2796
  %2808 = phi i32 [ %2806, %2802 ], [ 0, %2796 ]
  %2809 = mul i32 %2184, 6
  %2810 = zext i32 %2809 to i64
  %2811 = add i64 %2748, %2810
  %2812 = icmp ult i64 %2811, %2667
  br i1 %2812, label %2813, label %2818

2813:                                             ; preds = %2807
  %2814 = shl i64 %2811, 2
  %2815 = add i64 %2814, %2666
  %2816 = inttoptr i64 %2815 to i32 addrspace(1)*
  %2817 = load volatile i32, i32 addrspace(1)* %2816, align 4, !tbaa !11
  br label %2818

2818:                                             ; preds = %2813, %2807
  %2819 = phi i32 [ %2817, %2813 ], [ 0, %2807 ]
  %2820 = add i64 %2748, %2670
  %2821 = icmp ult i64 %2820, %2667
  br i1 %2821, label %2822, label %2827

2822:                                             ; preds = %2818
  %2823 = shl i64 %2820, 2
  %2824 = add i64 %2823, %2666
  %2825 = inttoptr i64 %2824 to i32 addrspace(1)*
  %2826 = load volatile i32, i32 addrspace(1)* %2825, align 4, !tbaa !11
  br label %2827

2827:                                             ; preds = %2822, %2818
  %2828 = phi i32 [ %2826, %2822 ], [ 0, %2818 ]
  %2829 = add i64 %2751, %2665
  %2830 = inttoptr i64 %2829 to i32 addrspace(1)*
  store i32 %2754, i32 addrspace(1)* %2830, align 4, !tbaa !11
  br i1 %2757, label %2831, label %2835

2831:                                             ; preds = %2827
  %2832 = shl i64 %2756, 2
  %2833 = add i64 %2832, %2665
  %2834 = inttoptr i64 %2833 to i32 addrspace(1)*
  store i32 %2764, i32 addrspace(1)* %2834, align 4, !tbaa !11
  br label %2835

2835:                                             ; preds = %2831, %2827
  br i1 %2768, label %2836, label %2840

2836:                                             ; preds = %2835
  %2837 = shl i64 %2767, 2
  %2838 = add i64 %2837, %2665
  %2839 = inttoptr i64 %2838 to i32 addrspace(1)*
  store i32 %2775, i32 addrspace(1)* %2839, align 4, !tbaa !11
  br label %2840

2840:                                             ; preds = %2836, %2835
  br i1 %2779, label %2841, label %2845

2841:                                             ; preds = %2840
  %2842 = shl i64 %2778, 2
  %2843 = add i64 %2842, %2665
  %2844 = inttoptr i64 %2843 to i32 addrspace(1)*
  store i32 %2786, i32 addrspace(1)* %2844, align 4, !tbaa !11
  br label %2845

2845:                                             ; preds = %2841, %2840
  br i1 %2790, label %2846, label %2850

2846:                                             ; preds = %2845
  %2847 = shl i64 %2789, 2
  %2848 = add i64 %2847, %2665
  %2849 = inttoptr i64 %2848 to i32 addrspace(1)*
  store i32 %2797, i32 addrspace(1)* %2849, align 4, !tbaa !11
  br label %2850

2850:                                             ; preds = %2846, %2845
  br i1 %2801, label %2851, label %2855

2851:                                             ; preds = %2850
  %2852 = shl i64 %2800, 2
  %2853 = add i64 %2852, %2665
  %2854 = inttoptr i64 %2853 to i32 addrspace(1)*
  store i32 %2808, i32 addrspace(1)* %2854, align 4, !tbaa !11
  br label %2855

2855:                                             ; preds = %2851, %2850
  br i1 %2812, label %2856, label %2860

2856:                                             ; preds = %2855
  %2857 = shl i64 %2811, 2
  %2858 = add i64 %2857, %2665
  %2859 = inttoptr i64 %2858 to i32 addrspace(1)*
  store i32 %2819, i32 addrspace(1)* %2859, align 4, !tbaa !11
  br label %2860

2860:                                             ; preds = %2856, %2855
  br i1 %2821, label %2861, label %2879

2861:                                             ; preds = %2860
  %2862 = shl i64 %2820, 2
  %2863 = add i64 %2862, %2665
  %2864 = inttoptr i64 %2863 to i32 addrspace(1)*
  store i32 %2828, i32 addrspace(1)* %2864, align 4, !tbaa !11
  br label %2879

2865:                                             ; preds = %2457
  %2866 = zext i32 %2183 to i64
  %2867 = icmp ugt i64 %1679, %2866
  br i1 %2867, label %2868, label %2913

2868:                                             ; preds = %2865
  %2869 = zext i32 %2184 to i64
  br label %2870

2870:                                             ; preds = %2870, %2868
  %2871 = phi i64 [ %2866, %2868 ], [ %2877, %2870 ]
  %2872 = add i64 %2871, %2182
  %2873 = inttoptr i64 %2872 to i8 addrspace(1)*
  %2874 = load volatile i8, i8 addrspace(1)* %2873, align 1, !tbaa !11
  %2875 = add i64 %2871, %85
  %2876 = inttoptr i64 %2875 to i8 addrspace(1)*
  store i8 %2874, i8 addrspace(1)* %2876, align 1, !tbaa !11
  %2877 = add i64 %2871, %2869
  %2878 = icmp ult i64 %2877, %1679
  br i1 %2878, label %2870, label %2913, !llvm.loop !59

2879:                                             ; preds = %2861, %2860, %2747, %2660, %2659, %2546
  %2880 = phi i64 [ %2668, %2861 ], [ %2668, %2860 ], [ %2668, %2747 ], [ %2467, %2660 ], [ %2467, %2659 ], [ %2467, %2546 ]
  %2881 = icmp ugt i64 %2459, %2880
  br i1 %2881, label %2882, label %2893

2882:                                             ; preds = %2879
  %2883 = zext i32 %2184 to i64
  br label %2884

2884:                                             ; preds = %2884, %2882
  %2885 = phi i64 [ %2880, %2882 ], [ %2891, %2884 ]
  %2886 = add i64 %2885, %2182
  %2887 = inttoptr i64 %2886 to i8 addrspace(1)*
  %2888 = load volatile i8, i8 addrspace(1)* %2887, align 1, !tbaa !11
  %2889 = add i64 %2885, %85
  %2890 = inttoptr i64 %2889 to i8 addrspace(1)*
  store i8 %2888, i8 addrspace(1)* %2890, align 1, !tbaa !11
  %2891 = add i64 %2885, %2883
  %2892 = icmp ult i64 %2891, %2459
  br i1 %2892, label %2884, label %2893, !llvm.loop !59

2893:                                             ; preds = %2884, %2879
  %2894 = add i64 %2462, %2459
  %2895 = sub i64 %1679, %2894
  %2896 = icmp ugt i64 %2895, %2880
  br i1 %2896, label %2897, label %2913

2897:                                             ; preds = %2893
  %2898 = zext i32 %2184 to i64
  br label %2899

2899:                                             ; preds = %2899, %2897
  %2900 = phi i64 [ %2880, %2897 ], [ %2907, %2899 ]
  %2901 = add i64 %2900, %2894
  %2902 = add i64 %2901, %2182
  %2903 = inttoptr i64 %2902 to i8 addrspace(1)*
  %2904 = load volatile i8, i8 addrspace(1)* %2903, align 1, !tbaa !11
  %2905 = add i64 %2901, %85
  %2906 = inttoptr i64 %2905 to i8 addrspace(1)*
  store i8 %2904, i8 addrspace(1)* %2906, align 1, !tbaa !11
  %2907 = add i64 %2900, %2898
  %2908 = icmp ult i64 %2907, %2895
  br i1 %2908, label %2899, label %2913, !llvm.loop !59

2909:                                             ; preds = %2454, %2203
  %2910 = phi i64 [ %2456, %2454 ], [ %2258, %2203 ]
  %2911 = phi <4 x i32> [ %2421, %2454 ], [ %2244, %2203 ]
  %2912 = inttoptr i64 %2910 to <4 x i32> addrspace(1)*
  store <4 x i32> %2911, <4 x i32> addrspace(1)* %2912, align 16, !tbaa !11
  br label %2913

2913:                                             ; preds = %2899, %2870, %2909, %2893, %2865, %2453, %2340, %2176
  br i1 %2168, label %2916, label %2914, !prof !56

2914:                                             ; preds = %2913
  %2915 = and i32 %2166, 65535
  br label %2920

2916:                                             ; preds = %2913
  %2917 = zext i32 %2166 to i64
  %2918 = icmp ugt i64 %2005, %2917
  %2919 = select i1 %2918, i32 61, i32 0
  br label %2920

2920:                                             ; preds = %2916, %2914
  %2921 = phi i32 [ %2915, %2914 ], [ %2919, %2916 ]
  %2922 = icmp eq i32 %2921, 0
  %2923 = select i1 %2922, i64 %2005, i64 0
  %2924 = load i64, i64* %55, align 8, !tbaa !68
  %2925 = shl i64 %1999, 3
  %2926 = add i64 %2924, %2925
  %2927 = load i32, i32* %45, align 8, !tbaa !42
  %2928 = icmp eq i32 %2927, 0
  %2929 = icmp ne i64 %2923, 0
  %2930 = and i1 %2929, %2928
  br i1 %2930, label %2931, label %3009

2931:                                             ; preds = %2920
  %2932 = load i64, i64* %75, align 8, !tbaa !102
  %2933 = load i64, i64* %76, align 8, !tbaa !103
  %2934 = inttoptr i64 %2932 to i64 addrspace(1)*
  %2935 = load volatile i64, i64 addrspace(1)* %2934, align 8, !tbaa !5
  %2936 = load i64, i64* %54, align 8, !tbaa !104
  %2937 = icmp ult i64 %2935, %2936
  br i1 %2937, label %2938, label %2943

2938:                                             ; preds = %2931
  %2939 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2932, i64 1) #10, !srcloc !23
  %2940 = load i64, i64* %54, align 8, !tbaa !104
  %2941 = icmp ult i64 %2939, %2940
  %2942 = select i1 %2941, i64 %2939, i64 -1
  br label %2943

2943:                                             ; preds = %2938, %2931
  %2944 = phi i64 [ %2940, %2938 ], [ %2936, %2931 ]
  %2945 = phi i64 [ %2942, %2938 ], [ -1, %2931 ]
  %2946 = icmp eq i64 %2945, -1
  br i1 %2946, label %2947, label %2949

2947:                                             ; preds = %2943
  %2948 = icmp eq i64 %2944, 0
  br i1 %2948, label %2949, label %2952

2949:                                             ; preds = %2999, %2994, %2947, %2943
  %2950 = phi i64 [ %2945, %2943 ], [ -1, %2947 ], [ %2995, %2994 ], [ %2995, %2999 ]
  %2951 = phi i1 [ false, %2943 ], [ true, %2947 ], [ true, %2999 ], [ %2997, %2994 ]
  br i1 %2951, label %3009, label %3003

2952:                                             ; preds = %2947, %2999
  %2953 = phi i32 [ %3000, %2999 ], [ 0, %2947 ]
  %2954 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2933, i64 1) #10, !srcloc !23
  %2955 = load i64, i64* %54, align 8, !tbaa !104
  %2956 = urem i64 %2954, %2955
  %2957 = load i64, i64* %77, align 8, !tbaa !105
  %2958 = shl i64 %2956, 3
  %2959 = add i64 %2957, %2958
  %2960 = inttoptr i64 %2959 to i64 addrspace(1)*
  %2961 = load volatile i64, i64 addrspace(1)* %2960, align 8, !tbaa !5
  %2962 = icmp eq i64 %2961, 0
  br i1 %2962, label %2994, label %2963

2963:                                             ; preds = %2952
  %2964 = load i64, i64* %55, align 8, !tbaa !68
  %2965 = shl i64 %2961, 3
  %2966 = add i64 %2965, -8
  %2967 = add i64 %2966, %2964
  %2968 = inttoptr i64 %2967 to i64 addrspace(1)*
  %2969 = load volatile i64, i64 addrspace(1)* %2968, align 8, !tbaa !5
  %2970 = and i64 %2969, 393216
  %2971 = icmp eq i64 %2970, 262144
  %2972 = lshr i64 %2969, 20
  %2973 = icmp eq i64 %2972, %2956
  %2974 = and i1 %2971, %2973
  %2975 = and i64 %2969, 65535
  %2976 = icmp eq i64 %2975, 0
  %2977 = select i1 %2974, i1 %2976, i1 false
  br i1 %2977, label %2978, label %2988

2978:                                             ; preds = %2963
  %2979 = and i64 %2969, 65536
  %2980 = icmp eq i64 %2979, 0
  br i1 %2980, label %2983, label %2981

2981:                                             ; preds = %2978
  %2982 = tail call i64 asm sideeffect "atom.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2967, i64 -65537) #10, !srcloc !82
  br label %2988

2983:                                             ; preds = %2978
  %2984 = and i64 %2969, 524288
  %2985 = tail call i64 asm sideeffect "atom.global.cas.b64 $0, [$1], $2, $3;", "=l,l,l,l,~{memory}"(i64 %2967, i64 %2969, i64 %2984) #10, !srcloc !84
  %2986 = icmp eq i64 %2985, %2969
  %2987 = zext i1 %2986 to i32
  br label %2988

2988:                                             ; preds = %2983, %2981, %2963
  %2989 = phi i32 [ 0, %2981 ], [ %2987, %2983 ], [ 0, %2963 ]
  %2990 = icmp eq i32 %2989, 0
  br i1 %2990, label %2994, label %2991

2991:                                             ; preds = %2988
  %2992 = load i64, i64* %78, align 8, !tbaa !106
  %2993 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2992, i64 1) #10, !srcloc !23
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !48
  br label %2994

2994:                                             ; preds = %2991, %2988, %2952
  %2995 = phi i64 [ %2956, %2991 ], [ -1, %2988 ], [ -1, %2952 ]
  %2996 = icmp ult i32 %2953, 63
  %2997 = icmp eq i64 %2995, -1
  %2998 = select i1 %2996, i1 %2997, i1 false
  br i1 %2998, label %2999, label %2949, !llvm.loop !107

2999:                                             ; preds = %2994
  %3000 = add nuw nsw i32 %2953, 1
  %3001 = load i64, i64* %54, align 8, !tbaa !104
  %3002 = icmp eq i64 %3001, 0
  br i1 %3002, label %2949, label %2952

3003:                                             ; preds = %2949
  %3004 = shl i64 %2950, 3
  %3005 = add i64 %1999, 1
  %3006 = load i64, i64* %77, align 8, !tbaa !105
  %3007 = add i64 %3006, %3004
  %3008 = inttoptr i64 %3007 to i64 addrspace(1)*
  store volatile i64 %3005, i64 addrspace(1)* %3008, align 8, !tbaa !5
  br label %3009

3009:                                             ; preds = %3003, %2949, %2920
  %3010 = phi i64 [ -1, %2920 ], [ %2950, %2949 ], [ %2950, %3003 ]
  %3011 = trunc i64 %3010 to i32
  %3012 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %3011, i32 0, i32 31) #7
  %3013 = lshr i64 %3010, 32
  %3014 = trunc i64 %3013 to i32
  %3015 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %3014, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !24
  %3016 = zext i32 %3015 to i64
  %3017 = shl nuw i64 %3016, 32
  %3018 = zext i32 %3012 to i64
  %3019 = or i64 %3017, %3018
  %3020 = icmp eq i64 %3019, -1
  br i1 %3020, label %3757, label %3021

3021:                                             ; preds = %3009
  %3022 = load i64, i64* %79, align 8, !tbaa !108
  %3023 = load i32, i32* %32, align 8, !tbaa !52
  %3024 = zext i32 %3023 to i64
  %3025 = shl i64 %3019, %3024
  %3026 = add i64 %3025, %3022
  %3027 = load i32, i32* %45, align 8, !tbaa !42
  %3028 = load i32, i32* %50, align 4, !tbaa !55
  %3029 = xor i64 %3026, %2009
  %3030 = and i64 %3029, 15
  %3031 = icmp eq i64 %3030, 0
  %3032 = and i64 %3029, 3
  %3033 = icmp eq i64 %3032, 0
  %3034 = select i1 %3033, i64 4, i64 1
  %3035 = select i1 %3031, i64 16, i64 %3034
  %3036 = sub i64 0, %3026
  %3037 = add nsw i64 %3035, -1
  %3038 = and i64 %3037, %3036
  %3039 = or i64 %2923, %2009
  %3040 = or i64 %3039, %3026
  %3041 = and i64 %3040, 15
  %3042 = icmp eq i64 %3041, 0
  br i1 %3042, label %3043, label %3301, !prof !56

3043:                                             ; preds = %3021
  %3044 = shl i32 %3028, 7
  %3045 = zext i32 %3044 to i64
  %3046 = icmp eq i64 %2923, %3045
  br i1 %3046, label %3047, label %3103

3047:                                             ; preds = %3043
  %3048 = shl i32 %3027, 4
  %3049 = zext i32 %3048 to i64
  %3050 = add i64 %3026, %3049
  %3051 = add i64 %2009, %3049
  %3052 = shl i32 %3028, 4
  %3053 = inttoptr i64 %3051 to <4 x i32> addrspace(1)*
  %3054 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3053, align 16, !tbaa !11
  %3055 = zext i32 %3052 to i64
  %3056 = add i64 %3051, %3055
  %3057 = inttoptr i64 %3056 to <4 x i32> addrspace(1)*
  %3058 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3057, align 16, !tbaa !11
  %3059 = shl i32 %3028, 5
  %3060 = zext i32 %3059 to i64
  %3061 = add i64 %3051, %3060
  %3062 = inttoptr i64 %3061 to <4 x i32> addrspace(1)*
  %3063 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3062, align 16, !tbaa !11
  %3064 = mul i32 %3028, 48
  %3065 = zext i32 %3064 to i64
  %3066 = add i64 %3051, %3065
  %3067 = inttoptr i64 %3066 to <4 x i32> addrspace(1)*
  %3068 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3067, align 16, !tbaa !11
  %3069 = shl i32 %3028, 6
  %3070 = zext i32 %3069 to i64
  %3071 = add i64 %3051, %3070
  %3072 = inttoptr i64 %3071 to <4 x i32> addrspace(1)*
  %3073 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3072, align 16, !tbaa !11
  %3074 = mul i32 %3028, 80
  %3075 = zext i32 %3074 to i64
  %3076 = add i64 %3051, %3075
  %3077 = inttoptr i64 %3076 to <4 x i32> addrspace(1)*
  %3078 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3077, align 16, !tbaa !11
  %3079 = mul i32 %3028, 96
  %3080 = zext i32 %3079 to i64
  %3081 = add i64 %3051, %3080
  %3082 = inttoptr i64 %3081 to <4 x i32> addrspace(1)*
  %3083 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3082, align 16, !tbaa !11
  %3084 = mul i32 %3028, 112
  %3085 = zext i32 %3084 to i64
  %3086 = add i64 %3051, %3085
  %3087 = inttoptr i64 %3086 to <4 x i32> addrspace(1)*
  %3088 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3087, align 16, !tbaa !11
  %3089 = inttoptr i64 %3050 to <4 x i32> addrspace(1)*
  store <4 x i32> %3054, <4 x i32> addrspace(1)* %3089, align 16, !tbaa !11
  %3090 = add i64 %3050, %3055
  %3091 = inttoptr i64 %3090 to <4 x i32> addrspace(1)*
  store <4 x i32> %3058, <4 x i32> addrspace(1)* %3091, align 16, !tbaa !11
  %3092 = add i64 %3050, %3060
  %3093 = inttoptr i64 %3092 to <4 x i32> addrspace(1)*
  store <4 x i32> %3063, <4 x i32> addrspace(1)* %3093, align 16, !tbaa !11
  %3094 = add i64 %3050, %3065
  %3095 = inttoptr i64 %3094 to <4 x i32> addrspace(1)*
  store <4 x i32> %3068, <4 x i32> addrspace(1)* %3095, align 16, !tbaa !11
  %3096 = add i64 %3050, %3070
  %3097 = inttoptr i64 %3096 to <4 x i32> addrspace(1)*
  store <4 x i32> %3073, <4 x i32> addrspace(1)* %3097, align 16, !tbaa !11
  %3098 = add i64 %3050, %3075
  %3099 = inttoptr i64 %3098 to <4 x i32> addrspace(1)*
  store <4 x i32> %3078, <4 x i32> addrspace(1)* %3099, align 16, !tbaa !11
  %3100 = add i64 %3050, %3080
  %3101 = inttoptr i64 %3100 to <4 x i32> addrspace(1)*
  store <4 x i32> %3083, <4 x i32> addrspace(1)* %3101, align 16, !tbaa !11
  %3102 = add i64 %3050, %3085
  br label %3753

3103:                                             ; preds = %3043
  %3104 = lshr i64 %2923, 4
  %3105 = zext i32 %3027 to i64
  %3106 = mul i32 %3028, 7
  %3107 = zext i32 %3106 to i64
  %3108 = add nuw nsw i64 %3107, %3105
  %3109 = icmp ult i64 %3108, %3104
  br i1 %3109, label %3110, label %3184

3110:                                             ; preds = %3103
  %3111 = shl i32 %3028, 3
  %3112 = zext i32 %3111 to i64
  %3113 = zext i32 %3028 to i64
  %3114 = shl i32 %3028, 1
  %3115 = zext i32 %3114 to i64
  %3116 = mul i32 %3028, 3
  %3117 = zext i32 %3116 to i64
  %3118 = shl i32 %3028, 2
  %3119 = zext i32 %3118 to i64
  %3120 = mul i32 %3028, 5
  %3121 = zext i32 %3120 to i64
  %3122 = mul i32 %3028, 6
  %3123 = zext i32 %3122 to i64
  br label %3124

3124:                                             ; preds = %3124, %3110
  %3125 = phi i64 [ %3105, %3110 ], [ %3181, %3124 ]
  %3126 = shl i64 %3125, 4
  %3127 = add i64 %3126, %2009
  %3128 = inttoptr i64 %3127 to <4 x i32> addrspace(1)*
  %3129 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3128, align 16, !tbaa !11
  %3130 = add i64 %3125, %3113
  %3131 = shl i64 %3130, 4
  %3132 = add i64 %3131, %2009
  %3133 = inttoptr i64 %3132 to <4 x i32> addrspace(1)*
  %3134 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3133, align 16, !tbaa !11
  %3135 = add i64 %3125, %3115
  %3136 = shl i64 %3135, 4
  %3137 = add i64 %3136, %2009
  %3138 = inttoptr i64 %3137 to <4 x i32> addrspace(1)*
  %3139 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3138, align 16, !tbaa !11
  %3140 = add i64 %3125, %3117
  %3141 = shl i64 %3140, 4
  %3142 = add i64 %3141, %2009
  %3143 = inttoptr i64 %3142 to <4 x i32> addrspace(1)*
  %3144 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3143, align 16, !tbaa !11
  %3145 = add i64 %3125, %3119
  %3146 = shl i64 %3145, 4
  %3147 = add i64 %3146, %2009
  %3148 = inttoptr i64 %3147 to <4 x i32> addrspace(1)*
  %3149 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3148, align 16, !tbaa !11
  %3150 = add i64 %3125, %3121
  %3151 = shl i64 %3150, 4
  %3152 = add i64 %3151, %2009
  %3153 = inttoptr i64 %3152 to <4 x i32> addrspace(1)*
  %3154 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3153, align 16, !tbaa !11
  %3155 = add i64 %3125, %3123
  %3156 = shl i64 %3155, 4
  %3157 = add i64 %3156, %2009
  %3158 = inttoptr i64 %3157 to <4 x i32> addrspace(1)*
  %3159 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3158, align 16, !tbaa !11
  %3160 = add i64 %3125, %3107
  %3161 = shl i64 %3160, 4
  %3162 = add i64 %3161, %2009
  %3163 = inttoptr i64 %3162 to <4 x i32> addrspace(1)*
  %3164 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3163, align 16, !tbaa !11
  %3165 = add i64 %3126, %3026
  %3166 = inttoptr i64 %3165 to <4 x i32> addrspace(1)*
  store <4 x i32> %3129, <4 x i32> addrspace(1)* %3166, align 16, !tbaa !11
  %3167 = add i64 %3131, %3026
  %3168 = inttoptr i64 %3167 to <4 x i32> addrspace(1)*
  store <4 x i32> %3134, <4 x i32> addrspace(1)* %3168, align 16, !tbaa !11
  %3169 = add i64 %3136, %3026
  %3170 = inttoptr i64 %3169 to <4 x i32> addrspace(1)*
  store <4 x i32> %3139, <4 x i32> addrspace(1)* %3170, align 16, !tbaa !11
  %3171 = add i64 %3141, %3026
  %3172 = inttoptr i64 %3171 to <4 x i32> addrspace(1)*
  store <4 x i32> %3144, <4 x i32> addrspace(1)* %3172, align 16, !tbaa !11
  %3173 = add i64 %3146, %3026
  %3174 = inttoptr i64 %3173 to <4 x i32> addrspace(1)*
  store <4 x i32> %3149, <4 x i32> addrspace(1)* %3174, align 16, !tbaa !11
  %3175 = add i64 %3151, %3026
  %3176 = inttoptr i64 %3175 to <4 x i32> addrspace(1)*
  store <4 x i32> %3154, <4 x i32> addrspace(1)* %3176, align 16, !tbaa !11
  %3177 = add i64 %3156, %3026
  %3178 = inttoptr i64 %3177 to <4 x i32> addrspace(1)*
  store <4 x i32> %3159, <4 x i32> addrspace(1)* %3178, align 16, !tbaa !11
  %3179 = add i64 %3161, %3026
  %3180 = inttoptr i64 %3179 to <4 x i32> addrspace(1)*
  store <4 x i32> %3164, <4 x i32> addrspace(1)* %3180, align 16, !tbaa !11
  %3181 = add i64 %3125, %3112
  %3182 = add i64 %3181, %3107
  %3183 = icmp ult i64 %3182, %3104
  br i1 %3183, label %3124, label %3184, !llvm.loop !57

3184:                                             ; preds = %3124, %3103
  %3185 = phi i64 [ %3105, %3103 ], [ %3181, %3124 ]
  %3186 = icmp ult i64 %3185, %3104
  br i1 %3186, label %3187, label %3757

3187:                                             ; preds = %3184
  %3188 = shl i64 %3185, 4
  %3189 = add i64 %3188, %2009
  %3190 = inttoptr i64 %3189 to <4 x i32> addrspace(1)*
  %3191 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3190, align 16, !tbaa !11
  %3192 = zext i32 %3028 to i64
  %3193 = add i64 %3185, %3192
  %3194 = icmp ult i64 %3193, %3104
  br i1 %3194, label %3195, label %3200

3195:                                             ; preds = %3187
  %3196 = shl i64 %3193, 4
  %3197 = add i64 %3196, %2009
  %3198 = inttoptr i64 %3197 to <4 x i32> addrspace(1)*
  %3199 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3198, align 16, !tbaa !11
  br label %3200

3200:                                             ; preds = %3195, %3187
  %3201 = phi <4 x i32> [ %3199, %3195 ], [ zeroinitializer, %3187 ]
  %3202 = shl i32 %3028, 1
  %3203 = zext i32 %3202 to i64
  %3204 = add i64 %3185, %3203
  %3205 = icmp ult i64 %3204, %3104
  br i1 %3205, label %3206, label %3211

3206:                                             ; preds = %3200
  %3207 = shl i64 %3204, 4
  %3208 = add i64 %3207, %2009
  %3209 = inttoptr i64 %3208 to <4 x i32> addrspace(1)*
  %3210 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3209, align 16, !tbaa !11
  br label %3211

3211:                                             ; preds = %3206, %3200
  %3212 = phi <4 x i32> [ %3210, %3206 ], [ zeroinitializer, %3200 ]
  %3213 = mul i32 %3028, 3
  %3214 = zext i32 %3213 to i64
  %3215 = add i64 %3185, %3214
  %3216 = icmp ult i64 %3215, %3104
  br i1 %3216, label %3217, label %3222

3217:                                             ; preds = %3211
  %3218 = shl i64 %3215, 4
  %3219 = add i64 %3218, %2009
  %3220 = inttoptr i64 %3219 to <4 x i32> addrspace(1)*
  %3221 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3220, align 16, !tbaa !11
  br label %3222

3222:                                             ; preds = %3217, %3211
  %3223 = phi <4 x i32> [ %3221, %3217 ], [ zeroinitializer, %3211 ]
  %3224 = shl i32 %3028, 2
  %3225 = zext i32 %3224 to i64
  %3226 = add i64 %3185, %3225
  %3227 = icmp ult i64 %3226, %3104
  br i1 %3227, label %3228, label %3233

3228:                                             ; preds = %3222
  %3229 = shl i64 %3226, 4
  %3230 = add i64 %3229, %2009
  %3231 = inttoptr i64 %3230 to <4 x i32> addrspace(1)*
  %3232 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3231, align 16, !tbaa !11
  br label %3233

3233:                                             ; preds = %3228, %3222
  %3234 = phi <4 x i32> [ %3232, %3228 ], [ zeroinitializer, %3222 ]
  %3235 = mul i32 %3028, 5
  %3236 = zext i32 %3235 to i64
  %3237 = add i64 %3185, %3236
  %3238 = icmp ult i64 %3237, %3104
  br i1 %3238, label %3239, label %3244

3239:                                             ; preds = %3233
  %3240 = shl i64 %3237, 4
  %3241 = add i64 %3240, %2009
  %3242 = inttoptr i64 %3241 to <4 x i32> addrspace(1)*
  %3243 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3242, align 16, !tbaa !11
  br label %3244

3244:                                             ; preds = %3239, %3233
  %3245 = phi <4 x i32> [ %3243, %3239 ], [ zeroinitializer, %3233 ]
  %3246 = mul i32 %3028, 6
  %3247 = zext i32 %3246 to i64
  %3248 = add i64 %3185, %3247
  %3249 = icmp ult i64 %3248, %3104
  br i1 %3249, label %3250, label %3255

3250:                                             ; preds = %3244
  %3251 = shl i64 %3248, 4
  %3252 = add i64 %3251, %2009
  %3253 = inttoptr i64 %3252 to <4 x i32> addrspace(1)*
  %3254 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3253, align 16, !tbaa !11
  br label %3255

3255:                                             ; preds = %3250, %3244
  %3256 = phi <4 x i32> [ %3254, %3250 ], [ zeroinitializer, %3244 ]
  %3257 = add i64 %3185, %3107
  %3258 = icmp ult i64 %3257, %3104
  br i1 %3258, label %3259, label %3264

3259:                                             ; preds = %3255
  %3260 = shl i64 %3257, 4
  %3261 = add i64 %3260, %2009
  %3262 = inttoptr i64 %3261 to <4 x i32> addrspace(1)*
  %3263 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3262, align 16, !tbaa !11
  br label %3264

3264:                                             ; preds = %3259, %3255
  %3265 = phi <4 x i32> [ %3263, %3259 ], [ zeroinitializer, %3255 ]
  %3266 = add i64 %3188, %3026
  %3267 = inttoptr i64 %3266 to <4 x i32> addrspace(1)*
  store <4 x i32> %3191, <4 x i32> addrspace(1)* %3267, align 16, !tbaa !11
  br i1 %3194, label %3268, label %3272

3268:                                             ; preds = %3264
  %3269 = shl i64 %3193, 4
  %3270 = add i64 %3269, %3026
  %3271 = inttoptr i64 %3270 to <4 x i32> addrspace(1)*
  store <4 x i32> %3201, <4 x i32> addrspace(1)* %3271, align 16, !tbaa !11
  br label %3272

3272:                                             ; preds = %3268, %3264
  br i1 %3205, label %3273, label %3277

3273:                                             ; preds = %3272
  %3274 = shl i64 %3204, 4
  %3275 = add i64 %3274, %3026
  %3276 = inttoptr i64 %3275 to <4 x i32> addrspace(1)*
  store <4 x i32> %3212, <4 x i32> addrspace(1)* %3276, align 16, !tbaa !11
  br label %3277

3277:                                             ; preds = %3273, %3272
  br i1 %3216, label %3278, label %3282

3278:                                             ; preds = %3277
  %3279 = shl i64 %3215, 4
  %3280 = add i64 %3279, %3026
  %3281 = inttoptr i64 %3280 to <4 x i32> addrspace(1)*
  store <4 x i32> %3223, <4 x i32> addrspace(1)* %3281, align 16, !tbaa !11
  br label %3282

3282:                                             ; preds = %3278, %3277
  br i1 %3227, label %3283, label %3287

3283:                                             ; preds = %3282
  %3284 = shl i64 %3226, 4
  %3285 = add i64 %3284, %3026
  %3286 = inttoptr i64 %3285 to <4 x i32> addrspace(1)*
  store <4 x i32> %3234, <4 x i32> addrspace(1)* %3286, align 16, !tbaa !11
  br label %3287

3287:                                             ; preds = %3283, %3282
  br i1 %3238, label %3288, label %3292

3288:                                             ; preds = %3287
  %3289 = shl i64 %3237, 4
  %3290 = add i64 %3289, %3026
  %3291 = inttoptr i64 %3290 to <4 x i32> addrspace(1)*
  store <4 x i32> %3245, <4 x i32> addrspace(1)* %3291, align 16, !tbaa !11
  br label %3292

3292:                                             ; preds = %3288, %3287
  br i1 %3249, label %3293, label %3297

3293:                                             ; preds = %3292
  %3294 = shl i64 %3248, 4
  %3295 = add i64 %3294, %3026
  %3296 = inttoptr i64 %3295 to <4 x i32> addrspace(1)*
  store <4 x i32> %3256, <4 x i32> addrspace(1)* %3296, align 16, !tbaa !11
  br label %3297

3297:                                             ; preds = %3293, %3292
  br i1 %3258, label %3298, label %3757

3298:                                             ; preds = %3297
  %3299 = shl i64 %3257, 4
  %3300 = add i64 %3299, %3026
  br label %3753

3301:                                             ; preds = %3021
  %3302 = icmp ult i64 %3038, %2923
  %3303 = select i1 %3302, i64 %3038, i64 %2923
  %3304 = sub i64 %2923, %3303
  %3305 = sub nsw i64 0, %3035
  %3306 = and i64 %3304, %3305
  switch i64 %3035, label %3709 [
    i64 16, label %3307
    i64 4, label %3508
  ]

3307:                                             ; preds = %3301
  %3308 = add i64 %3303, %3026
  %3309 = add i64 %3303, %2009
  %3310 = lshr i64 %3306, 4
  %3311 = zext i32 %3027 to i64
  %3312 = mul i32 %3028, 7
  %3313 = zext i32 %3312 to i64
  %3314 = add nuw nsw i64 %3313, %3311
  %3315 = icmp ult i64 %3314, %3310
  br i1 %3315, label %3316, label %3390

3316:                                             ; preds = %3307
  %3317 = shl i32 %3028, 3
  %3318 = zext i32 %3317 to i64
  %3319 = zext i32 %3028 to i64
  %3320 = shl i32 %3028, 1
  %3321 = zext i32 %3320 to i64
  %3322 = mul i32 %3028, 3
  %3323 = zext i32 %3322 to i64
  %3324 = shl i32 %3028, 2
  %3325 = zext i32 %3324 to i64
  %3326 = mul i32 %3028, 5
  %3327 = zext i32 %3326 to i64
  %3328 = mul i32 %3028, 6
  %3329 = zext i32 %3328 to i64
  br label %3330

3330:                                             ; preds = %3330, %3316
  %3331 = phi i64 [ %3311, %3316 ], [ %3387, %3330 ]
  %3332 = shl i64 %3331, 4
  %3333 = add i64 %3332, %3309
  %3334 = inttoptr i64 %3333 to <4 x i32> addrspace(1)*
  %3335 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3334, align 16, !tbaa !11
  %3336 = add i64 %3331, %3319
  %3337 = shl i64 %3336, 4
  %3338 = add i64 %3337, %3309
  %3339 = inttoptr i64 %3338 to <4 x i32> addrspace(1)*
  %3340 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3339, align 16, !tbaa !11
  %3341 = add i64 %3331, %3321
  %3342 = shl i64 %3341, 4
  %3343 = add i64 %3342, %3309
  %3344 = inttoptr i64 %3343 to <4 x i32> addrspace(1)*
  %3345 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3344, align 16, !tbaa !11
  %3346 = add i64 %3331, %3323
  %3347 = shl i64 %3346, 4
  %3348 = add i64 %3347, %3309
  %3349 = inttoptr i64 %3348 to <4 x i32> addrspace(1)*
  %3350 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3349, align 16, !tbaa !11
  %3351 = add i64 %3331, %3325
  %3352 = shl i64 %3351, 4
  %3353 = add i64 %3352, %3309
  %3354 = inttoptr i64 %3353 to <4 x i32> addrspace(1)*
  %3355 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3354, align 16, !tbaa !11
  %3356 = add i64 %3331, %3327
  %3357 = shl i64 %3356, 4
  %3358 = add i64 %3357, %3309
  %3359 = inttoptr i64 %3358 to <4 x i32> addrspace(1)*
  %3360 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3359, align 16, !tbaa !11
  %3361 = add i64 %3331, %3329
  %3362 = shl i64 %3361, 4
  %3363 = add i64 %3362, %3309
  %3364 = inttoptr i64 %3363 to <4 x i32> addrspace(1)*
  %3365 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3364, align 16, !tbaa !11
  %3366 = add i64 %3331, %3313
  %3367 = shl i64 %3366, 4
  %3368 = add i64 %3367, %3309
  %3369 = inttoptr i64 %3368 to <4 x i32> addrspace(1)*
  %3370 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3369, align 16, !tbaa !11
  %3371 = add i64 %3332, %3308
  %3372 = inttoptr i64 %3371 to <4 x i32> addrspace(1)*
  store <4 x i32> %3335, <4 x i32> addrspace(1)* %3372, align 16, !tbaa !11
  %3373 = add i64 %3337, %3308
  %3374 = inttoptr i64 %3373 to <4 x i32> addrspace(1)*
  store <4 x i32> %3340, <4 x i32> addrspace(1)* %3374, align 16, !tbaa !11
  %3375 = add i64 %3342, %3308
  %3376 = inttoptr i64 %3375 to <4 x i32> addrspace(1)*
  store <4 x i32> %3345, <4 x i32> addrspace(1)* %3376, align 16, !tbaa !11
  %3377 = add i64 %3347, %3308
  %3378 = inttoptr i64 %3377 to <4 x i32> addrspace(1)*
  store <4 x i32> %3350, <4 x i32> addrspace(1)* %3378, align 16, !tbaa !11
  %3379 = add i64 %3352, %3308
  %3380 = inttoptr i64 %3379 to <4 x i32> addrspace(1)*
  store <4 x i32> %3355, <4 x i32> addrspace(1)* %3380, align 16, !tbaa !11
  %3381 = add i64 %3357, %3308
  %3382 = inttoptr i64 %3381 to <4 x i32> addrspace(1)*
  store <4 x i32> %3360, <4 x i32> addrspace(1)* %3382, align 16, !tbaa !11
  %3383 = add i64 %3362, %3308
  %3384 = inttoptr i64 %3383 to <4 x i32> addrspace(1)*
  store <4 x i32> %3365, <4 x i32> addrspace(1)* %3384, align 16, !tbaa !11
  %3385 = add i64 %3367, %3308
  %3386 = inttoptr i64 %3385 to <4 x i32> addrspace(1)*
  store <4 x i32> %3370, <4 x i32> addrspace(1)* %3386, align 16, !tbaa !11
  %3387 = add i64 %3331, %3318
  %3388 = add i64 %3387, %3313
  %3389 = icmp ult i64 %3388, %3310
  br i1 %3389, label %3330, label %3390, !llvm.loop !57

3390:                                             ; preds = %3330, %3307
  %3391 = phi i64 [ %3311, %3307 ], [ %3387, %3330 ]
  %3392 = icmp ult i64 %3391, %3310
  br i1 %3392, label %3393, label %3723

3393:                                             ; preds = %3390
  %3394 = shl i64 %3391, 4
  %3395 = add i64 %3394, %3309
  %3396 = inttoptr i64 %3395 to <4 x i32> addrspace(1)*
  %3397 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3396, align 16, !tbaa !11
  %3398 = zext i32 %3028 to i64
  %3399 = add i64 %3391, %3398
  %3400 = icmp ult i64 %3399, %3310
  br i1 %3400, label %3401, label %3406

3401:                                             ; preds = %3393
  %3402 = shl i64 %3399, 4
  %3403 = add i64 %3402, %3309
  %3404 = inttoptr i64 %3403 to <4 x i32> addrspace(1)*
  %3405 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3404, align 16, !tbaa !11
  br label %3406

3406:                                             ; preds = %3401, %3393
  %3407 = phi <4 x i32> [ %3405, %3401 ], [ zeroinitializer, %3393 ]
  %3408 = shl i32 %3028, 1
  %3409 = zext i32 %3408 to i64
  %3410 = add i64 %3391, %3409
  %3411 = icmp ult i64 %3410, %3310
  br i1 %3411, label %3412, label %3417

3412:                                             ; preds = %3406
  %3413 = shl i64 %3410, 4
  %3414 = add i64 %3413, %3309
  %3415 = inttoptr i64 %3414 to <4 x i32> addrspace(1)*
  %3416 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3415, align 16, !tbaa !11
  br label %3417

3417:                                             ; preds = %3412, %3406
  %3418 = phi <4 x i32> [ %3416, %3412 ], [ zeroinitializer, %3406 ]
  %3419 = mul i32 %3028, 3
  %3420 = zext i32 %3419 to i64
  %3421 = add i64 %3391, %3420
  %3422 = icmp ult i64 %3421, %3310
  br i1 %3422, label %3423, label %3428

3423:                                             ; preds = %3417
  %3424 = shl i64 %3421, 4
  %3425 = add i64 %3424, %3309
  %3426 = inttoptr i64 %3425 to <4 x i32> addrspace(1)*
  %3427 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3426, align 16, !tbaa !11
  br label %3428

3428:                                             ; preds = %3423, %3417
  %3429 = phi <4 x i32> [ %3427, %3423 ], [ zeroinitializer, %3417 ]
  %3430 = shl i32 %3028, 2
  %3431 = zext i32 %3430 to i64
  %3432 = add i64 %3391, %3431
  %3433 = icmp ult i64 %3432, %3310
  br i1 %3433, label %3434, label %3439

3434:                                             ; preds = %3428
  %3435 = shl i64 %3432, 4
  %3436 = add i64 %3435, %3309
  %3437 = inttoptr i64 %3436 to <4 x i32> addrspace(1)*
  %3438 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3437, align 16, !tbaa !11
  br label %3439

3439:                                             ; preds = %3434, %3428
  %3440 = phi <4 x i32> [ %3438, %3434 ], [ zeroinitializer, %3428 ]
  %3441 = mul i32 %3028, 5
  %3442 = zext i32 %3441 to i64
  %3443 = add i64 %3391, %3442
  %3444 = icmp ult i64 %3443, %3310
  br i1 %3444, label %3445, label %3450

3445:                                             ; preds = %3439
  %3446 = shl i64 %3443, 4
  %3447 = add i64 %3446, %3309
  %3448 = inttoptr i64 %3447 to <4 x i32> addrspace(1)*
  %3449 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3448, align 16, !tbaa !11
  br label %3450

3450:                                             ; preds = %3445, %3439
  %3451 = phi <4 x i32> [ %3449, %3445 ], [ zeroinitializer, %3439 ]
  %3452 = mul i32 %3028, 6
  %3453 = zext i32 %3452 to i64
  %3454 = add i64 %3391, %3453
  %3455 = icmp ult i64 %3454, %3310
  br i1 %3455, label %3456, label %3461

3456:                                             ; preds = %3450
  %3457 = shl i64 %3454, 4
  %3458 = add i64 %3457, %3309
  %3459 = inttoptr i64 %3458 to <4 x i32> addrspace(1)*
  %3460 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3459, align 16, !tbaa !11
  br label %3461

3461:                                             ; preds = %3456, %3450
  %3462 = phi <4 x i32> [ %3460, %3456 ], [ zeroinitializer, %3450 ]
  %3463 = add i64 %3391, %3313
  %3464 = icmp ult i64 %3463, %3310
  br i1 %3464, label %3465, label %3470

3465:                                             ; preds = %3461
  %3466 = shl i64 %3463, 4
  %3467 = add i64 %3466, %3309
  %3468 = inttoptr i64 %3467 to <4 x i32> addrspace(1)*
  %3469 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3468, align 16, !tbaa !11
  br label %3470

3470:                                             ; preds = %3465, %3461
  %3471 = phi <4 x i32> [ %3469, %3465 ], [ zeroinitializer, %3461 ]
  %3472 = add i64 %3394, %3308
  %3473 = inttoptr i64 %3472 to <4 x i32> addrspace(1)*
  store <4 x i32> %3397, <4 x i32> addrspace(1)* %3473, align 16, !tbaa !11
  br i1 %3400, label %3474, label %3478

3474:                                             ; preds = %3470
  %3475 = shl i64 %3399, 4
  %3476 = add i64 %3475, %3308
  %3477 = inttoptr i64 %3476 to <4 x i32> addrspace(1)*
  store <4 x i32> %3407, <4 x i32> addrspace(1)* %3477, align 16, !tbaa !11
  br label %3478

3478:                                             ; preds = %3474, %3470
  br i1 %3411, label %3479, label %3483

3479:                                             ; preds = %3478
  %3480 = shl i64 %3410, 4
  %3481 = add i64 %3480, %3308
  %3482 = inttoptr i64 %3481 to <4 x i32> addrspace(1)*
  store <4 x i32> %3418, <4 x i32> addrspace(1)* %3482, align 16, !tbaa !11
  br label %3483

3483:                                             ; preds = %3479, %3478
  br i1 %3422, label %3484, label %3488

3484:                                             ; preds = %3483
  %3485 = shl i64 %3421, 4
  %3486 = add i64 %3485, %3308
  %3487 = inttoptr i64 %3486 to <4 x i32> addrspace(1)*
  store <4 x i32> %3429, <4 x i32> addrspace(1)* %3487, align 16, !tbaa !11
  br label %3488

3488:                                             ; preds = %3484, %3483
  br i1 %3433, label %3489, label %3493

3489:                                             ; preds = %3488
  %3490 = shl i64 %3432, 4
  %3491 = add i64 %3490, %3308
  %3492 = inttoptr i64 %3491 to <4 x i32> addrspace(1)*
  store <4 x i32> %3440, <4 x i32> addrspace(1)* %3492, align 16, !tbaa !11
  br label %3493

3493:                                             ; preds = %3489, %3488
  br i1 %3444, label %3494, label %3498

3494:                                             ; preds = %3493
  %3495 = shl i64 %3443, 4
  %3496 = add i64 %3495, %3308
  %3497 = inttoptr i64 %3496 to <4 x i32> addrspace(1)*
  store <4 x i32> %3451, <4 x i32> addrspace(1)* %3497, align 16, !tbaa !11
  br label %3498

3498:                                             ; preds = %3494, %3493
  br i1 %3455, label %3499, label %3503

3499:                                             ; preds = %3498
  %3500 = shl i64 %3454, 4
  %3501 = add i64 %3500, %3308
  %3502 = inttoptr i64 %3501 to <4 x i32> addrspace(1)*
  store <4 x i32> %3462, <4 x i32> addrspace(1)* %3502, align 16, !tbaa !11
  br label %3503

3503:                                             ; preds = %3499, %3498
  br i1 %3464, label %3504, label %3723

3504:                                             ; preds = %3503
  %3505 = shl i64 %3463, 4
  %3506 = add i64 %3505, %3308
  %3507 = inttoptr i64 %3506 to <4 x i32> addrspace(1)*
  store <4 x i32> %3471, <4 x i32> addrspace(1)* %3507, align 16, !tbaa !11
  br label %3723

3508:                                             ; preds = %3301
  %3509 = add i64 %3303, %3026
  %3510 = add i64 %3303, %2009
  %3511 = lshr i64 %3306, 2
  %3512 = zext i32 %3027 to i64
  %3513 = mul i32 %3028, 7
  %3514 = zext i32 %3513 to i64
  %3515 = add nuw nsw i64 %3514, %3512
  %3516 = icmp ult i64 %3515, %3511
  br i1 %3516, label %3517, label %3591

3517:                                             ; preds = %3508
  %3518 = shl i32 %3028, 3
  %3519 = zext i32 %3518 to i64
  %3520 = zext i32 %3028 to i64
  %3521 = shl i32 %3028, 1
  %3522 = zext i32 %3521 to i64
  %3523 = mul i32 %3028, 3
  %3524 = zext i32 %3523 to i64
  %3525 = shl i32 %3028, 2
  %3526 = zext i32 %3525 to i64
  %3527 = mul i32 %3028, 5
  %3528 = zext i32 %3527 to i64
  %3529 = mul i32 %3028, 6
  %3530 = zext i32 %3529 to i64
  br label %3531

3531:                                             ; preds = %3531, %3517
  %3532 = phi i64 [ %3512, %3517 ], [ %3588, %3531 ]
  %3533 = shl i64 %3532, 2
  %3534 = add i64 %3533, %3510
  %3535 = inttoptr i64 %3534 to i32 addrspace(1)*
  %3536 = load volatile i32, i32 addrspace(1)* %3535, align 4, !tbaa !11
  %3537 = add i64 %3532, %3520
  %3538 = shl i64 %3537, 2
  %3539 = add i64 %3538, %3510
  %3540 = inttoptr i64 %3539 to i32 addrspace(1)*
  %3541 = load volatile i32, i32 addrspace(1)* %3540, align 4, !tbaa !11
  %3542 = add i64 %3532, %3522
  %3543 = shl i64 %3542, 2
  %3544 = add i64 %3543, %3510
  %3545 = inttoptr i64 %3544 to i32 addrspace(1)*
  %3546 = load volatile i32, i32 addrspace(1)* %3545, align 4, !tbaa !11
  %3547 = add i64 %3532, %3524
  %3548 = shl i64 %3547, 2
  %3549 = add i64 %3548, %3510
  %3550 = inttoptr i64 %3549 to i32 addrspace(1)*
  %3551 = load volatile i32, i32 addrspace(1)* %3550, align 4, !tbaa !11
  %3552 = add i64 %3532, %3526
  %3553 = shl i64 %3552, 2
  %3554 = add i64 %3553, %3510
  %3555 = inttoptr i64 %3554 to i32 addrspace(1)*
  %3556 = load volatile i32, i32 addrspace(1)* %3555, align 4, !tbaa !11
  %3557 = add i64 %3532, %3528
  %3558 = shl i64 %3557, 2
  %3559 = add i64 %3558, %3510
  %3560 = inttoptr i64 %3559 to i32 addrspace(1)*
  %3561 = load volatile i32, i32 addrspace(1)* %3560, align 4, !tbaa !11
  %3562 = add i64 %3532, %3530
  %3563 = shl i64 %3562, 2
  %3564 = add i64 %3563, %3510
  %3565 = inttoptr i64 %3564 to i32 addrspace(1)*
  %3566 = load volatile i32, i32 addrspace(1)* %3565, align 4, !tbaa !11
  %3567 = add i64 %3532, %3514
  %3568 = shl i64 %3567, 2
  %3569 = add i64 %3568, %3510
  %3570 = inttoptr i64 %3569 to i32 addrspace(1)*
  %3571 = load volatile i32, i32 addrspace(1)* %3570, align 4, !tbaa !11
  %3572 = add i64 %3533, %3509
  %3573 = inttoptr i64 %3572 to i32 addrspace(1)*
  store i32 %3536, i32 addrspace(1)* %3573, align 4, !tbaa !11
  %3574 = add i64 %3538, %3509
  %3575 = inttoptr i64 %3574 to i32 addrspace(1)*
  store i32 %3541, i32 addrspace(1)* %3575, align 4, !tbaa !11
  %3576 = add i64 %3543, %3509
  %3577 = inttoptr i64 %3576 to i32 addrspace(1)*
  store i32 %3546, i32 addrspace(1)* %3577, align 4, !tbaa !11
  %3578 = add i64 %3548, %3509
  %3579 = inttoptr i64 %3578 to i32 addrspace(1)*
  store i32 %3551, i32 addrspace(1)* %3579, align 4, !tbaa !11
  %3580 = add i64 %3553, %3509
  %3581 = inttoptr i64 %3580 to i32 addrspace(1)*
  store i32 %3556, i32 addrspace(1)* %3581, align 4, !tbaa !11
  %3582 = add i64 %3558, %3509
  %3583 = inttoptr i64 %3582 to i32 addrspace(1)*
  store i32 %3561, i32 addrspace(1)* %3583, align 4, !tbaa !11
  %3584 = add i64 %3563, %3509
  %3585 = inttoptr i64 %3584 to i32 addrspace(1)*
  store i32 %3566, i32 addrspace(1)* %3585, align 4, !tbaa !11
  %3586 = add i64 %3568, %3509
  %3587 = inttoptr i64 %3586 to i32 addrspace(1)*
  store i32 %3571, i32 addrspace(1)* %3587, align 4, !tbaa !11
  %3588 = add i64 %3532, %3519
  %3589 = add i64 %3588, %3514
  %3590 = icmp ult i64 %3589, %3511
  br i1 %3590, label %3531, label %3591, !llvm.loop !58

3591:                                             ; preds = %3531, %3508
  %3592 = phi i64 [ %3512, %3508 ], [ %3588, %3531 ]
  %3593 = icmp ult i64 %3592, %3511
  br i1 %3593, label %3594, label %3723

3594:                                             ; preds = %3591
  %3595 = shl i64 %3592, 2
  %3596 = add i64 %3595, %3510
  %3597 = inttoptr i64 %3596 to i32 addrspace(1)*
  %3598 = load volatile i32, i32 addrspace(1)* %3597, align 4, !tbaa !11
  %3599 = zext i32 %3028 to i64
  %3600 = add i64 %3592, %3599
  %3601 = icmp ult i64 %3600, %3511
  br i1 %3601, label %3602, label %3607

3602:                                             ; preds = %3594
  %3603 = shl i64 %3600, 2
  %3604 = add i64 %3603, %3510
  %3605 = inttoptr i64 %3604 to i32 addrspace(1)*
  %3606 = load volatile i32, i32 addrspace(1)* %3605, align 4, !tbaa !11
  br label %3607

3607:                                             ; preds = %3602, %3594
  %3608 = phi i32 [ %3606, %3602 ], [ 0, %3594 ]
  %3609 = shl i32 %3028, 1
  %3610 = zext i32 %3609 to i64
  %3611 = add i64 %3592, %3610
  %3612 = icmp ult i64 %3611, %3511
  br i1 %3612, label %3613, label %3618

3613:                                             ; preds = %3607
  %3614 = shl i64 %3611, 2
  %3615 = add i64 %3614, %3510
  %3616 = inttoptr i64 %3615 to i32 addrspace(1)*
  %3617 = load volatile i32, i32 addrspace(1)* %3616, align 4, !tbaa !11
  br label %3618

3618:                                             ; preds = %3613, %3607
  %3619 = phi i32 [ %3617, %3613 ], [ 0, %3607 ]
  %3620 = mul i32 %3028, 3
  %3621 = zext i32 %3620 to i64
  %3622 = add i64 %3592, %3621
  %3623 = icmp ult i64 %3622, %3511
  br i1 %3623, label %3624, label %3629

3624:                                             ; preds = %3618
  %3625 = shl i64 %3622, 2
  %3626 = add i64 %3625, %3510
  %3627 = inttoptr i64 %3626 to i32 addrspace(1)*
  %3628 = load volatile i32, i32 addrspace(1)* %3627, align 4, !tbaa !11
  br label %3629

3629:                                             ; preds = %3624, %3618
  %3630 = phi i32 [ %3628, %3624 ], [ 0, %3618 ]
  %3631 = shl i32 %3028, 2
  %3632 = zext i32 %3631 to i64
  %3633 = add i64 %3592, %3632
  %3634 = icmp ult i64 %3633, %3511
  br i1 %3634, label %3635, label %3640

3635:                                             ; preds = %3629
  %3636 = shl i64 %3633, 2
  %3637 = add i64 %3636, %3510
  %3638 = inttoptr i64 %3637 to i32 addrspace(1)*
  %3639 = load volatile i32, i32 addrspace(1)* %3638, align 4, !tbaa !11
  br label %3640

3640:                                             ; preds = %3635, %3629
  %3641 = phi i32 [ %3639, %3635 ], [ 0, %3629 ]
  %3642 = mul i32 %3028, 5
  %3643 = zext i32 %3642 to i64
  %3644 = add i64 %3592, %3643
  %3645 = icmp ult i64 %3644, %3511
  br i1 %3645, label %3646, label %3651

3646:                                             ; preds = %3640
  %3647 = shl i64 %3644, 2
  %3648 = add i64 %3647, %3510
  %3649 = inttoptr i64 %3648 to i32 addrspace(1)*
  %3650 = load volatile i32, i32 addrspace(1)* %3649, align 4, !tbaa !11
  br label %3651

3651:                                             ; preds = %3646, %3640
  %3652 = phi i32 [ %3650, %3646 ], [ 0, %3640 ]
  %3653 = mul i32 %3028, 6
  %3654 = zext i32 %3653 to i64
  %3655 = add i64 %3592, %3654
  %3656 = icmp ult i64 %3655, %3511
  br i1 %3656, label %3657, label %3662

3657:                                             ; preds = %3651
  %3658 = shl i64 %3655, 2
  %3659 = add i64 %3658, %3510
  %3660 = inttoptr i64 %3659 to i32 addrspace(1)*
  %3661 = load volatile i32, i32 addrspace(1)* %3660, align 4, !tbaa !11
  br label %3662

3662:                                             ; preds = %3657, %3651
  %3663 = phi i32 [ %3661, %3657 ], [ 0, %3651 ]
  %3664 = add i64 %3592, %3514
  %3665 = icmp ult i64 %3664, %3511
  br i1 %3665, label %3666, label %3671

3666:                                             ; preds = %3662
  %3667 = shl i64 %3664, 2
  %3668 = add i64 %3667, %3510
  %3669 = inttoptr i64 %3668 to i32 addrspace(1)*
  %3670 = load volatile i32, i32 addrspace(1)* %3669, align 4, !tbaa !11
  br label %3671

3671:                                             ; preds = %3666, %3662
  %3672 = phi i32 [ %3670, %3666 ], [ 0, %3662 ]
  %3673 = add i64 %3595, %3509
  %3674 = inttoptr i64 %3673 to i32 addrspace(1)*
  store i32 %3598, i32 addrspace(1)* %3674, align 4, !tbaa !11
  br i1 %3601, label %3675, label %3679

3675:                                             ; preds = %3671
  %3676 = shl i64 %3600, 2
  %3677 = add i64 %3676, %3509
  %3678 = inttoptr i64 %3677 to i32 addrspace(1)*
  store i32 %3608, i32 addrspace(1)* %3678, align 4, !tbaa !11
  br label %3679

3679:                                             ; preds = %3675, %3671
  br i1 %3612, label %3680, label %3684

3680:                                             ; preds = %3679
  %3681 = shl i64 %3611, 2
  %3682 = add i64 %3681, %3509
  %3683 = inttoptr i64 %3682 to i32 addrspace(1)*
  store i32 %3619, i32 addrspace(1)* %3683, align 4, !tbaa !11
  br label %3684

3684:                                             ; preds = %3680, %3679
  br i1 %3623, label %3685, label %3689

3685:                                             ; preds = %3684
  %3686 = shl i64 %3622, 2
  %3687 = add i64 %3686, %3509
  %3688 = inttoptr i64 %3687 to i32 addrspace(1)*
  store i32 %3630, i32 addrspace(1)* %3688, align 4, !tbaa !11
  br label %3689

3689:                                             ; preds = %3685, %3684
  br i1 %3634, label %3690, label %3694

3690:                                             ; preds = %3689
  %3691 = shl i64 %3633, 2
  %3692 = add i64 %3691, %3509
  %3693 = inttoptr i64 %3692 to i32 addrspace(1)*
  store i32 %3641, i32 addrspace(1)* %3693, align 4, !tbaa !11
  br label %3694

3694:                                             ; preds = %3690, %3689
  br i1 %3645, label %3695, label %3699

3695:                                             ; preds = %3694
  %3696 = shl i64 %3644, 2
  %3697 = add i64 %3696, %3509
  %3698 = inttoptr i64 %3697 to i32 addrspace(1)*
  store i32 %3652, i32 addrspace(1)* %3698, align 4, !tbaa !11
  br label %3699

3699:                                             ; preds = %3695, %3694
  br i1 %3656, label %3700, label %3704

3700:                                             ; preds = %3699
  %3701 = shl i64 %3655, 2
  %3702 = add i64 %3701, %3509
  %3703 = inttoptr i64 %3702 to i32 addrspace(1)*
  store i32 %3663, i32 addrspace(1)* %3703, align 4, !tbaa !11
  br label %3704

3704:                                             ; preds = %3700, %3699
  br i1 %3665, label %3705, label %3723

3705:                                             ; preds = %3704
  %3706 = shl i64 %3664, 2
  %3707 = add i64 %3706, %3509
  %3708 = inttoptr i64 %3707 to i32 addrspace(1)*
  store i32 %3672, i32 addrspace(1)* %3708, align 4, !tbaa !11
  br label %3723

3709:                                             ; preds = %3301
  %3710 = zext i32 %3027 to i64
  %3711 = icmp ugt i64 %2923, %3710
  br i1 %3711, label %3712, label %3757

3712:                                             ; preds = %3709
  %3713 = zext i32 %3028 to i64
  br label %3714

3714:                                             ; preds = %3714, %3712
  %3715 = phi i64 [ %3710, %3712 ], [ %3721, %3714 ]
  %3716 = add i64 %3715, %2009
  %3717 = inttoptr i64 %3716 to i8 addrspace(1)*
  %3718 = load volatile i8, i8 addrspace(1)* %3717, align 1, !tbaa !11
  %3719 = add i64 %3715, %3026
  %3720 = inttoptr i64 %3719 to i8 addrspace(1)*
  store i8 %3718, i8 addrspace(1)* %3720, align 1, !tbaa !11
  %3721 = add i64 %3715, %3713
  %3722 = icmp ult i64 %3721, %2923
  br i1 %3722, label %3714, label %3757, !llvm.loop !59

3723:                                             ; preds = %3705, %3704, %3591, %3504, %3503, %3390
  %3724 = phi i64 [ %3512, %3705 ], [ %3512, %3704 ], [ %3512, %3591 ], [ %3311, %3504 ], [ %3311, %3503 ], [ %3311, %3390 ]
  %3725 = icmp ugt i64 %3303, %3724
  br i1 %3725, label %3726, label %3737

3726:                                             ; preds = %3723
  %3727 = zext i32 %3028 to i64
  br label %3728

3728:                                             ; preds = %3728, %3726
  %3729 = phi i64 [ %3724, %3726 ], [ %3735, %3728 ]
  %3730 = add i64 %3729, %2009
  %3731 = inttoptr i64 %3730 to i8 addrspace(1)*
  %3732 = load volatile i8, i8 addrspace(1)* %3731, align 1, !tbaa !11
  %3733 = add i64 %3729, %3026
  %3734 = inttoptr i64 %3733 to i8 addrspace(1)*
  store i8 %3732, i8 addrspace(1)* %3734, align 1, !tbaa !11
  %3735 = add i64 %3729, %3727
  %3736 = icmp ult i64 %3735, %3303
  br i1 %3736, label %3728, label %3737, !llvm.loop !59

3737:                                             ; preds = %3728, %3723
  %3738 = add i64 %3306, %3303
  %3739 = sub i64 %2923, %3738
  %3740 = icmp ugt i64 %3739, %3724
  br i1 %3740, label %3741, label %3757

3741:                                             ; preds = %3737
  %3742 = zext i32 %3028 to i64
  br label %3743

3743:                                             ; preds = %3743, %3741
  %3744 = phi i64 [ %3724, %3741 ], [ %3751, %3743 ]
  %3745 = add i64 %3744, %3738
  %3746 = add i64 %3745, %2009
  %3747 = inttoptr i64 %3746 to i8 addrspace(1)*
  %3748 = load volatile i8, i8 addrspace(1)* %3747, align 1, !tbaa !11
  %3749 = add i64 %3745, %3026
  %3750 = inttoptr i64 %3749 to i8 addrspace(1)*
  store i8 %3748, i8 addrspace(1)* %3750, align 1, !tbaa !11
  %3751 = add i64 %3744, %3742
  %3752 = icmp ult i64 %3751, %3739
  br i1 %3752, label %3743, label %3757, !llvm.loop !59

3753:                                             ; preds = %3298, %3047
  %3754 = phi i64 [ %3300, %3298 ], [ %3102, %3047 ]
  %3755 = phi <4 x i32> [ %3265, %3298 ], [ %3088, %3047 ]
  %3756 = inttoptr i64 %3754 to <4 x i32> addrspace(1)*
  store <4 x i32> %3755, <4 x i32> addrspace(1)* %3756, align 16, !tbaa !11
  br label %3757

3757:                                             ; preds = %3743, %3714, %3753, %3737, %3709, %3297, %3184, %3009
  %3758 = and i1 %2929, %3020
  %3759 = zext i1 %3758 to i32
  %3760 = load i32, i32* %80, align 4, !tbaa !9
  %3761 = add i32 %3760, %3759
  store i32 %3761, i32* %80, align 4, !tbaa !9
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !109
  %3762 = load i32, i32* %45, align 8, !tbaa !42
  %3763 = icmp eq i32 %3762, 0
  br i1 %3763, label %3764, label %3771

3764:                                             ; preds = %3757
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !48
  br i1 %3020, label %3765, label %3767

3765:                                             ; preds = %3764
  %3766 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2926, i64 -131072) #10, !srcloc !23
  br label %3771

3767:                                             ; preds = %3764
  %3768 = shl i64 %3019, 20
  %3769 = or i64 %3768, 131072
  %3770 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2926, i64 %3769) #10, !srcloc !23
  br label %3771

3771:                                             ; preds = %3767, %3765, %3757
  %3772 = and i32 %2166, 1073741824
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !110
  %3773 = load i32, i32* %56, align 4, !tbaa !45
  %3774 = icmp eq i32 %3773, %1959
  %3775 = icmp ne i32 %3772, 0
  %3776 = xor i1 %3775, true
  %3777 = and i1 %3774, %3776
  br i1 %3777, label %3860, label %3778, !prof !56

3778:                                             ; preds = %3771
  br i1 %3774, label %3779, label %3789

3779:                                             ; preds = %3778
  %3780 = icmp eq i32 %1959, -1
  br i1 %3780, label %3818, label %3781

3781:                                             ; preds = %3779
  %3782 = load i32, i32* %45, align 8, !tbaa !42
  %3783 = icmp eq i32 %3782, 0
  br i1 %3783, label %3784, label %3788

3784:                                             ; preds = %3781
  %3785 = load i64, i64* %46, align 8, !tbaa !19
  %3786 = add i64 %3785, 136
  %3787 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %3786, i64 -1) #10, !srcloc !23
  br label %3788

3788:                                             ; preds = %3784, %3781
  store i32 -1, i32* %56, align 4, !tbaa !45
  store i32 0, i32* %81, align 8, !tbaa !46
  br label %3818

3789:                                             ; preds = %3778
  %3790 = icmp ne i32 %3773, -1
  %3791 = or i1 %3775, %3790
  br i1 %3791, label %3818, label %3792

3792:                                             ; preds = %3789
  %3793 = load i32, i32* %81, align 8, !tbaa !46
  %3794 = icmp ult i32 %3793, 2
  br i1 %3794, label %3795, label %3818

3795:                                             ; preds = %3792
  %3796 = add nuw nsw i32 %3793, 1
  store i32 %3796, i32* %81, align 8, !tbaa !46
  %3797 = icmp eq i32 %3796, 2
  br i1 %3797, label %3798, label %3818

3798:                                             ; preds = %3795
  %3799 = load i32, i32* %45, align 8, !tbaa !42
  %3800 = icmp eq i32 %3799, 0
  br i1 %3800, label %3801, label %3813

3801:                                             ; preds = %3798
  %3802 = load i64, i64* %46, align 8, !tbaa !19
  %3803 = add i64 %3802, 136
  %3804 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %3803, i64 1) #10, !srcloc !23
  %3805 = load i32, i32* %60, align 4, !tbaa !111
  %3806 = lshr i32 %3805, 2
  %3807 = zext i32 %3806 to i64
  %3808 = icmp ult i64 %3804, %3807
  br i1 %3808, label %3813, label %3809

3809:                                             ; preds = %3801
  %3810 = load i64, i64* %46, align 8, !tbaa !19
  %3811 = add i64 %3810, 136
  %3812 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %3811, i64 -1) #10, !srcloc !23
  br label %3813

3813:                                             ; preds = %3809, %3801, %3798
  %3814 = phi i32 [ 0, %3798 ], [ 0, %3809 ], [ 1, %3801 ]
  %3815 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %3814, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !96
  %3816 = icmp eq i32 %3815, 0
  br i1 %3816, label %3818, label %3817

3817:                                             ; preds = %3813
  store i32 %1959, i32* %56, align 4, !tbaa !45
  br label %3860

3818:                                             ; preds = %3813, %3795, %3792, %3789, %3788, %3779
  %3819 = icmp eq i32 %3772, 0
  br i1 %3819, label %3847, label %3820

3820:                                             ; preds = %3818
  %3821 = and i32 %2166, 65535
  %3822 = load i32, i32* %56, align 4, !tbaa !45
  %3823 = icmp eq i32 %3822, -1
  br i1 %3823, label %3846, label %3824

3824:                                             ; preds = %3820
  %3825 = load i32, i32* %45, align 8, !tbaa !42
  %3826 = icmp eq i32 %3825, 0
  br i1 %3826, label %3827, label %3838

3827:                                             ; preds = %3824
  %3828 = and i32 %3822, 63
  %3829 = zext i32 %3828 to i64
  %3830 = shl nuw i64 1, %3829
  %3831 = lshr i32 %3822, 3
  %3832 = and i32 %3831, 536870904
  %3833 = zext i32 %3832 to i64
  %3834 = load i64, i64* %57, align 8, !tbaa !43
  %3835 = add i64 %3834, %3833
  %3836 = inttoptr i64 %3835 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %3836, i64 %3830) #10, !srcloc !44
  %3837 = load i32, i32* %45, align 8, !tbaa !42
  br label %3838

3838:                                             ; preds = %3827, %3824
  %3839 = phi i32 [ %3837, %3827 ], [ %3825, %3824 ]
  %3840 = icmp eq i32 %3839, 0
  br i1 %3840, label %3841, label %3845

3841:                                             ; preds = %3838
  %3842 = load i64, i64* %46, align 8, !tbaa !19
  %3843 = add i64 %3842, 136
  %3844 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %3843, i64 -1) #10, !srcloc !23
  br label %3845

3845:                                             ; preds = %3841, %3838
  store i32 -1, i32* %56, align 4, !tbaa !45
  store i32 0, i32* %81, align 8, !tbaa !46
  br label %3846

3846:                                             ; preds = %3845, %3820
  store i32 %3821, i32* %58, align 4, !tbaa !70
  br label %3860

3847:                                             ; preds = %3818
  %3848 = load i32, i32* %45, align 8, !tbaa !42
  %3849 = icmp eq i32 %3848, 0
  br i1 %3849, label %3850, label %3860

3850:                                             ; preds = %3847
  %3851 = and i32 %1959, 63
  %3852 = zext i32 %3851 to i64
  %3853 = shl nuw i64 1, %3852
  %3854 = lshr i32 %1959, 3
  %3855 = and i32 %3854, 536870904
  %3856 = zext i32 %3855 to i64
  %3857 = load i64, i64* %57, align 8, !tbaa !43
  %3858 = add i64 %3857, %3856
  %3859 = inttoptr i64 %3858 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %3859, i64 %3853) #10, !srcloc !44
  br label %3860

3860:                                             ; preds = %3850, %3847, %3846, %3817, %3771
  %3861 = zext i1 %2178 to i32
  %3862 = load i32, i32* %82, align 8, !tbaa !9
  %3863 = add i32 %3862, %3861
  store i32 %3863, i32* %82, align 8, !tbaa !9
  br label %4619

3864:                                             ; preds = %1968
  %3865 = icmp eq i64 %85, 0
  br i1 %3865, label %4608, label %3866

3866:                                             ; preds = %3864
  %3867 = load i64, i64* %79, align 8, !tbaa !108
  %3868 = and i64 %1964, 72057589742960640
  %3869 = or i64 %3868, %1965
  %3870 = load i32, i32* %32, align 8, !tbaa !52
  %3871 = zext i32 %3870 to i64
  %3872 = shl i64 %3869, %3871
  %3873 = add i64 %3872, %3867
  %3874 = shl nsw i64 -1, %3871
  %3875 = xor i64 %3874, -1
  %3876 = and i64 %86, %3875
  %3877 = add i64 %3873, %3876
  %3878 = load i32, i32* %45, align 8, !tbaa !42
  %3879 = load i32, i32* %50, align 4, !tbaa !55
  %3880 = xor i64 %3877, %85
  %3881 = and i64 %3880, 15
  %3882 = icmp eq i64 %3881, 0
  %3883 = and i64 %3880, 3
  %3884 = icmp eq i64 %3883, 0
  %3885 = select i1 %3884, i64 4, i64 1
  %3886 = select i1 %3882, i64 16, i64 %3885
  %3887 = sub i64 0, %85
  %3888 = add nsw i64 %3886, -1
  %3889 = and i64 %3888, %3887
  %3890 = or i64 %1679, %85
  %3891 = or i64 %3890, %3877
  %3892 = and i64 %3891, 15
  %3893 = icmp eq i64 %3892, 0
  br i1 %3893, label %3894, label %4152, !prof !56

3894:                                             ; preds = %3866
  %3895 = shl i32 %3879, 7
  %3896 = zext i32 %3895 to i64
  %3897 = icmp eq i64 %1679, %3896
  br i1 %3897, label %3898, label %3954

3898:                                             ; preds = %3894
  %3899 = shl i32 %3878, 4
  %3900 = zext i32 %3899 to i64
  %3901 = add i64 %85, %3900
  %3902 = add i64 %3877, %3900
  %3903 = shl i32 %3879, 4
  %3904 = inttoptr i64 %3902 to <4 x i32> addrspace(1)*
  %3905 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3904, align 16, !tbaa !11
  %3906 = zext i32 %3903 to i64
  %3907 = add i64 %3902, %3906
  %3908 = inttoptr i64 %3907 to <4 x i32> addrspace(1)*
  %3909 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3908, align 16, !tbaa !11
  %3910 = shl i32 %3879, 5
  %3911 = zext i32 %3910 to i64
  %3912 = add i64 %3902, %3911
  %3913 = inttoptr i64 %3912 to <4 x i32> addrspace(1)*
  %3914 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3913, align 16, !tbaa !11
  %3915 = mul i32 %3879, 48
  %3916 = zext i32 %3915 to i64
  %3917 = add i64 %3902, %3916
  %3918 = inttoptr i64 %3917 to <4 x i32> addrspace(1)*
  %3919 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3918, align 16, !tbaa !11
  %3920 = shl i32 %3879, 6
  %3921 = zext i32 %3920 to i64
  %3922 = add i64 %3902, %3921
  %3923 = inttoptr i64 %3922 to <4 x i32> addrspace(1)*
  %3924 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3923, align 16, !tbaa !11
  %3925 = mul i32 %3879, 80
  %3926 = zext i32 %3925 to i64
  %3927 = add i64 %3902, %3926
  %3928 = inttoptr i64 %3927 to <4 x i32> addrspace(1)*
  %3929 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3928, align 16, !tbaa !11
  %3930 = mul i32 %3879, 96
  %3931 = zext i32 %3930 to i64
  %3932 = add i64 %3902, %3931
  %3933 = inttoptr i64 %3932 to <4 x i32> addrspace(1)*
  %3934 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3933, align 16, !tbaa !11
  %3935 = mul i32 %3879, 112
  %3936 = zext i32 %3935 to i64
  %3937 = add i64 %3902, %3936
  %3938 = inttoptr i64 %3937 to <4 x i32> addrspace(1)*
  %3939 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3938, align 16, !tbaa !11
  %3940 = inttoptr i64 %3901 to <4 x i32> addrspace(1)*
  store <4 x i32> %3905, <4 x i32> addrspace(1)* %3940, align 16, !tbaa !11
  %3941 = add i64 %3901, %3906
  %3942 = inttoptr i64 %3941 to <4 x i32> addrspace(1)*
  store <4 x i32> %3909, <4 x i32> addrspace(1)* %3942, align 16, !tbaa !11
  %3943 = add i64 %3901, %3911
  %3944 = inttoptr i64 %3943 to <4 x i32> addrspace(1)*
  store <4 x i32> %3914, <4 x i32> addrspace(1)* %3944, align 16, !tbaa !11
  %3945 = add i64 %3901, %3916
  %3946 = inttoptr i64 %3945 to <4 x i32> addrspace(1)*
  store <4 x i32> %3919, <4 x i32> addrspace(1)* %3946, align 16, !tbaa !11
  %3947 = add i64 %3901, %3921
  %3948 = inttoptr i64 %3947 to <4 x i32> addrspace(1)*
  store <4 x i32> %3924, <4 x i32> addrspace(1)* %3948, align 16, !tbaa !11
  %3949 = add i64 %3901, %3926
  %3950 = inttoptr i64 %3949 to <4 x i32> addrspace(1)*
  store <4 x i32> %3929, <4 x i32> addrspace(1)* %3950, align 16, !tbaa !11
  %3951 = add i64 %3901, %3931
  %3952 = inttoptr i64 %3951 to <4 x i32> addrspace(1)*
  store <4 x i32> %3934, <4 x i32> addrspace(1)* %3952, align 16, !tbaa !11
  %3953 = add i64 %3901, %3936
  br label %4604

3954:                                             ; preds = %3894
  %3955 = lshr i64 %1679, 4
  %3956 = zext i32 %3878 to i64
  %3957 = mul i32 %3879, 7
  %3958 = zext i32 %3957 to i64
  %3959 = add nuw nsw i64 %3958, %3956
  %3960 = icmp ult i64 %3959, %3955
  br i1 %3960, label %3961, label %4035

3961:                                             ; preds = %3954
  %3962 = shl i32 %3879, 3
  %3963 = zext i32 %3962 to i64
  %3964 = zext i32 %3879 to i64
  %3965 = shl i32 %3879, 1
  %3966 = zext i32 %3965 to i64
  %3967 = mul i32 %3879, 3
  %3968 = zext i32 %3967 to i64
  %3969 = shl i32 %3879, 2
  %3970 = zext i32 %3969 to i64
  %3971 = mul i32 %3879, 5
  %3972 = zext i32 %3971 to i64
  %3973 = mul i32 %3879, 6
  %3974 = zext i32 %3973 to i64
  br label %3975

3975:                                             ; preds = %3975, %3961
  %3976 = phi i64 [ %3956, %3961 ], [ %4032, %3975 ]
  %3977 = shl i64 %3976, 4
  %3978 = add i64 %3977, %3877
  %3979 = inttoptr i64 %3978 to <4 x i32> addrspace(1)*
  %3980 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3979, align 16, !tbaa !11
  %3981 = add i64 %3976, %3964
  %3982 = shl i64 %3981, 4
  %3983 = add i64 %3982, %3877
  %3984 = inttoptr i64 %3983 to <4 x i32> addrspace(1)*
  %3985 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3984, align 16, !tbaa !11
  %3986 = add i64 %3976, %3966
  %3987 = shl i64 %3986, 4
  %3988 = add i64 %3987, %3877
  %3989 = inttoptr i64 %3988 to <4 x i32> addrspace(1)*
  %3990 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3989, align 16, !tbaa !11
  %3991 = add i64 %3976, %3968
  %3992 = shl i64 %3991, 4
  %3993 = add i64 %3992, %3877
  %3994 = inttoptr i64 %3993 to <4 x i32> addrspace(1)*
  %3995 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3994, align 16, !tbaa !11
  %3996 = add i64 %3976, %3970
  %3997 = shl i64 %3996, 4
  %3998 = add i64 %3997, %3877
  %3999 = inttoptr i64 %3998 to <4 x i32> addrspace(1)*
  %4000 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %3999, align 16, !tbaa !11
  %4001 = add i64 %3976, %3972
  %4002 = shl i64 %4001, 4
  %4003 = add i64 %4002, %3877
  %4004 = inttoptr i64 %4003 to <4 x i32> addrspace(1)*
  %4005 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4004, align 16, !tbaa !11
  %4006 = add i64 %3976, %3974
  %4007 = shl i64 %4006, 4
  %4008 = add i64 %4007, %3877
  %4009 = inttoptr i64 %4008 to <4 x i32> addrspace(1)*
  %4010 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4009, align 16, !tbaa !11
  %4011 = add i64 %3976, %3958
  %4012 = shl i64 %4011, 4
  %4013 = add i64 %4012, %3877
  %4014 = inttoptr i64 %4013 to <4 x i32> addrspace(1)*
  %4015 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4014, align 16, !tbaa !11
  %4016 = add i64 %3977, %85
  %4017 = inttoptr i64 %4016 to <4 x i32> addrspace(1)*
  store <4 x i32> %3980, <4 x i32> addrspace(1)* %4017, align 16, !tbaa !11
  %4018 = add i64 %3982, %85
  %4019 = inttoptr i64 %4018 to <4 x i32> addrspace(1)*
  store <4 x i32> %3985, <4 x i32> addrspace(1)* %4019, align 16, !tbaa !11
  %4020 = add i64 %3987, %85
  %4021 = inttoptr i64 %4020 to <4 x i32> addrspace(1)*
  store <4 x i32> %3990, <4 x i32> addrspace(1)* %4021, align 16, !tbaa !11
  %4022 = add i64 %3992, %85
  %4023 = inttoptr i64 %4022 to <4 x i32> addrspace(1)*
  store <4 x i32> %3995, <4 x i32> addrspace(1)* %4023, align 16, !tbaa !11
  %4024 = add i64 %3997, %85
  %4025 = inttoptr i64 %4024 to <4 x i32> addrspace(1)*
  store <4 x i32> %4000, <4 x i32> addrspace(1)* %4025, align 16, !tbaa !11
  %4026 = add i64 %4002, %85
  %4027 = inttoptr i64 %4026 to <4 x i32> addrspace(1)*
  store <4 x i32> %4005, <4 x i32> addrspace(1)* %4027, align 16, !tbaa !11
  %4028 = add i64 %4007, %85
  %4029 = inttoptr i64 %4028 to <4 x i32> addrspace(1)*
  store <4 x i32> %4010, <4 x i32> addrspace(1)* %4029, align 16, !tbaa !11
  %4030 = add i64 %4012, %85
  %4031 = inttoptr i64 %4030 to <4 x i32> addrspace(1)*
  store <4 x i32> %4015, <4 x i32> addrspace(1)* %4031, align 16, !tbaa !11
  %4032 = add i64 %3976, %3963
  %4033 = add i64 %4032, %3958
  %4034 = icmp ult i64 %4033, %3955
  br i1 %4034, label %3975, label %4035, !llvm.loop !57

4035:                                             ; preds = %3975, %3954
  %4036 = phi i64 [ %3956, %3954 ], [ %4032, %3975 ]
  %4037 = icmp ult i64 %4036, %3955
  br i1 %4037, label %4038, label %4608

4038:                                             ; preds = %4035
  %4039 = shl i64 %4036, 4
  %4040 = add i64 %4039, %3877
  %4041 = inttoptr i64 %4040 to <4 x i32> addrspace(1)*
  %4042 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4041, align 16, !tbaa !11
  %4043 = zext i32 %3879 to i64
  %4044 = add i64 %4036, %4043
  %4045 = icmp ult i64 %4044, %3955
  br i1 %4045, label %4046, label %4051

4046:                                             ; preds = %4038
  %4047 = shl i64 %4044, 4
  %4048 = add i64 %4047, %3877
  %4049 = inttoptr i64 %4048 to <4 x i32> addrspace(1)*
  %4050 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4049, align 16, !tbaa !11
  br label %4051

4051:                                             ; preds = %4046, %4038
  %4052 = phi <4 x i32> [ %4050, %4046 ], [ zeroinitializer, %4038 ]
  %4053 = shl i32 %3879, 1
  %4054 = zext i32 %4053 to i64
  %4055 = add i64 %4036, %4054
  %4056 = icmp ult i64 %4055, %3955
  br i1 %4056, label %4057, label %4062

4057:                                             ; preds = %4051
  %4058 = shl i64 %4055, 4
  %4059 = add i64 %4058, %3877
  %4060 = inttoptr i64 %4059 to <4 x i32> addrspace(1)*
  %4061 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4060, align 16, !tbaa !11
  br label %4062

4062:                                             ; preds = %4057, %4051
  %4063 = phi <4 x i32> [ %4061, %4057 ], [ zeroinitializer, %4051 ]
  %4064 = mul i32 %3879, 3
  %4065 = zext i32 %4064 to i64
  %4066 = add i64 %4036, %4065
  %4067 = icmp ult i64 %4066, %3955
  br i1 %4067, label %4068, label %4073

4068:                                             ; preds = %4062
  %4069 = shl i64 %4066, 4
  %4070 = add i64 %4069, %3877
  %4071 = inttoptr i64 %4070 to <4 x i32> addrspace(1)*
  %4072 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4071, align 16, !tbaa !11
  br label %4073

4073:                                             ; preds = %4068, %4062
  %4074 = phi <4 x i32> [ %4072, %4068 ], [ zeroinitializer, %4062 ]
  %4075 = shl i32 %3879, 2
  %4076 = zext i32 %4075 to i64
  %4077 = add i64 %4036, %4076
  %4078 = icmp ult i64 %4077, %3955
  br i1 %4078, label %4079, label %4084

4079:                                             ; preds = %4073
  %4080 = shl i64 %4077, 4
  %4081 = add i64 %4080, %3877
  %4082 = inttoptr i64 %4081 to <4 x i32> addrspace(1)*
  %4083 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4082, align 16, !tbaa !11
  br label %4084

4084:                                             ; preds = %4079, %4073
  %4085 = phi <4 x i32> [ %4083, %4079 ], [ zeroinitializer, %4073 ]
  %4086 = mul i32 %3879, 5
  %4087 = zext i32 %4086 to i64
  %4088 = add i64 %4036, %4087
  %4089 = icmp ult i64 %4088, %3955
  br i1 %4089, label %4090, label %4095

4090:                                             ; preds = %4084
  %4091 = shl i64 %4088, 4
  %4092 = add i64 %4091, %3877
  %4093 = inttoptr i64 %4092 to <4 x i32> addrspace(1)*
  %4094 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4093, align 16, !tbaa !11
  br label %4095

4095:                                             ; preds = %4090, %4084
  %4096 = phi <4 x i32> [ %4094, %4090 ], [ zeroinitializer, %4084 ]
  %4097 = mul i32 %3879, 6
  %4098 = zext i32 %4097 to i64
  %4099 = add i64 %4036, %4098
  %4100 = icmp ult i64 %4099, %3955
  br i1 %4100, label %4101, label %4106

4101:                                             ; preds = %4095
  %4102 = shl i64 %4099, 4
  %4103 = add i64 %4102, %3877
  %4104 = inttoptr i64 %4103 to <4 x i32> addrspace(1)*
  %4105 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4104, align 16, !tbaa !11
  br label %4106

4106:                                             ; preds = %4101, %4095
  %4107 = phi <4 x i32> [ %4105, %4101 ], [ zeroinitializer, %4095 ]
  %4108 = add i64 %4036, %3958
  %4109 = icmp ult i64 %4108, %3955
  br i1 %4109, label %4110, label %4115

4110:                                             ; preds = %4106
  %4111 = shl i64 %4108, 4
  %4112 = add i64 %4111, %3877
  %4113 = inttoptr i64 %4112 to <4 x i32> addrspace(1)*
  %4114 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4113, align 16, !tbaa !11
  br label %4115

4115:                                             ; preds = %4110, %4106
  %4116 = phi <4 x i32> [ %4114, %4110 ], [ zeroinitializer, %4106 ]
  %4117 = add i64 %4039, %85
  %4118 = inttoptr i64 %4117 to <4 x i32> addrspace(1)*
  store <4 x i32> %4042, <4 x i32> addrspace(1)* %4118, align 16, !tbaa !11
  br i1 %4045, label %4119, label %4123

4119:                                             ; preds = %4115
  %4120 = shl i64 %4044, 4
  %4121 = add i64 %4120, %85
  %4122 = inttoptr i64 %4121 to <4 x i32> addrspace(1)*
  store <4 x i32> %4052, <4 x i32> addrspace(1)* %4122, align 16, !tbaa !11
  br label %4123

4123:                                             ; preds = %4119, %4115
  br i1 %4056, label %4124, label %4128

4124:                                             ; preds = %4123
  %4125 = shl i64 %4055, 4
  %4126 = add i64 %4125, %85
  %4127 = inttoptr i64 %4126 to <4 x i32> addrspace(1)*
  store <4 x i32> %4063, <4 x i32> addrspace(1)* %4127, align 16, !tbaa !11
  br label %4128

4128:                                             ; preds = %4124, %4123
  br i1 %4067, label %4129, label %4133

4129:                                             ; preds = %4128
  %4130 = shl i64 %4066, 4
  %4131 = add i64 %4130, %85
  %4132 = inttoptr i64 %4131 to <4 x i32> addrspace(1)*
  store <4 x i32> %4074, <4 x i32> addrspace(1)* %4132, align 16, !tbaa !11
  br label %4133

4133:                                             ; preds = %4129, %4128
  br i1 %4078, label %4134, label %4138

4134:                                             ; preds = %4133
  %4135 = shl i64 %4077, 4
  %4136 = add i64 %4135, %85
  %4137 = inttoptr i64 %4136 to <4 x i32> addrspace(1)*
  store <4 x i32> %4085, <4 x i32> addrspace(1)* %4137, align 16, !tbaa !11
  br label %4138

4138:                                             ; preds = %4134, %4133
  br i1 %4089, label %4139, label %4143

4139:                                             ; preds = %4138
  %4140 = shl i64 %4088, 4
  %4141 = add i64 %4140, %85
  %4142 = inttoptr i64 %4141 to <4 x i32> addrspace(1)*
  store <4 x i32> %4096, <4 x i32> addrspace(1)* %4142, align 16, !tbaa !11
  br label %4143

4143:                                             ; preds = %4139, %4138
  br i1 %4100, label %4144, label %4148

4144:                                             ; preds = %4143
  %4145 = shl i64 %4099, 4
  %4146 = add i64 %4145, %85
  %4147 = inttoptr i64 %4146 to <4 x i32> addrspace(1)*
  store <4 x i32> %4107, <4 x i32> addrspace(1)* %4147, align 16, !tbaa !11
  br label %4148

4148:                                             ; preds = %4144, %4143
  br i1 %4109, label %4149, label %4608

4149:                                             ; preds = %4148
  %4150 = shl i64 %4108, 4
  %4151 = add i64 %4150, %85
  br label %4604

4152:                                             ; preds = %3866
  %4153 = icmp ult i64 %3889, %1679
  %4154 = select i1 %4153, i64 %3889, i64 %1679
  %4155 = sub i64 %1679, %4154
  %4156 = sub nsw i64 0, %3886
  %4157 = and i64 %4155, %4156
  switch i64 %3886, label %4560 [
    i64 16, label %4158
    i64 4, label %4359
  ]

4158:                                             ; preds = %4152
  %4159 = add i64 %4154, %85
  %4160 = add i64 %4154, %3877
  %4161 = lshr i64 %4157, 4
  %4162 = zext i32 %3878 to i64
  %4163 = mul i32 %3879, 7
  %4164 = zext i32 %4163 to i64
  %4165 = add nuw nsw i64 %4164, %4162
  %4166 = icmp ult i64 %4165, %4161
  br i1 %4166, label %4167, label %4241

4167:                                             ; preds = %4158
  %4168 = shl i32 %3879, 3
  %4169 = zext i32 %4168 to i64
  %4170 = zext i32 %3879 to i64
  %4171 = shl i32 %3879, 1
  %4172 = zext i32 %4171 to i64
  %4173 = mul i32 %3879, 3
  %4174 = zext i32 %4173 to i64
  %4175 = shl i32 %3879, 2
  %4176 = zext i32 %4175 to i64
  %4177 = mul i32 %3879, 5
  %4178 = zext i32 %4177 to i64
  %4179 = mul i32 %3879, 6
  %4180 = zext i32 %4179 to i64
  br label %4181

4181:                                             ; preds = %4181, %4167
  %4182 = phi i64 [ %4162, %4167 ], [ %4238, %4181 ]
  %4183 = shl i64 %4182, 4
  %4184 = add i64 %4183, %4160
  %4185 = inttoptr i64 %4184 to <4 x i32> addrspace(1)*
  %4186 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4185, align 16, !tbaa !11
  %4187 = add i64 %4182, %4170
  %4188 = shl i64 %4187, 4
  %4189 = add i64 %4188, %4160
  %4190 = inttoptr i64 %4189 to <4 x i32> addrspace(1)*
  %4191 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4190, align 16, !tbaa !11
  %4192 = add i64 %4182, %4172
  %4193 = shl i64 %4192, 4
  %4194 = add i64 %4193, %4160
  %4195 = inttoptr i64 %4194 to <4 x i32> addrspace(1)*
  %4196 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4195, align 16, !tbaa !11
  %4197 = add i64 %4182, %4174
  %4198 = shl i64 %4197, 4
  %4199 = add i64 %4198, %4160
  %4200 = inttoptr i64 %4199 to <4 x i32> addrspace(1)*
  %4201 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4200, align 16, !tbaa !11
  %4202 = add i64 %4182, %4176
  %4203 = shl i64 %4202, 4
  %4204 = add i64 %4203, %4160
  %4205 = inttoptr i64 %4204 to <4 x i32> addrspace(1)*
  %4206 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4205, align 16, !tbaa !11
  %4207 = add i64 %4182, %4178
  %4208 = shl i64 %4207, 4
  %4209 = add i64 %4208, %4160
  %4210 = inttoptr i64 %4209 to <4 x i32> addrspace(1)*
  %4211 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4210, align 16, !tbaa !11
  %4212 = add i64 %4182, %4180
  %4213 = shl i64 %4212, 4
  %4214 = add i64 %4213, %4160
  %4215 = inttoptr i64 %4214 to <4 x i32> addrspace(1)*
  %4216 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4215, align 16, !tbaa !11
  %4217 = add i64 %4182, %4164
  %4218 = shl i64 %4217, 4
  %4219 = add i64 %4218, %4160
  %4220 = inttoptr i64 %4219 to <4 x i32> addrspace(1)*
  %4221 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4220, align 16, !tbaa !11
  %4222 = add i64 %4183, %4159
  %4223 = inttoptr i64 %4222 to <4 x i32> addrspace(1)*
  store <4 x i32> %4186, <4 x i32> addrspace(1)* %4223, align 16, !tbaa !11
  %4224 = add i64 %4188, %4159
  %4225 = inttoptr i64 %4224 to <4 x i32> addrspace(1)*
  store <4 x i32> %4191, <4 x i32> addrspace(1)* %4225, align 16, !tbaa !11
  %4226 = add i64 %4193, %4159
  %4227 = inttoptr i64 %4226 to <4 x i32> addrspace(1)*
  store <4 x i32> %4196, <4 x i32> addrspace(1)* %4227, align 16, !tbaa !11
  %4228 = add i64 %4198, %4159
  %4229 = inttoptr i64 %4228 to <4 x i32> addrspace(1)*
  store <4 x i32> %4201, <4 x i32> addrspace(1)* %4229, align 16, !tbaa !11
  %4230 = add i64 %4203, %4159
  %4231 = inttoptr i64 %4230 to <4 x i32> addrspace(1)*
  store <4 x i32> %4206, <4 x i32> addrspace(1)* %4231, align 16, !tbaa !11
  %4232 = add i64 %4208, %4159
  %4233 = inttoptr i64 %4232 to <4 x i32> addrspace(1)*
  store <4 x i32> %4211, <4 x i32> addrspace(1)* %4233, align 16, !tbaa !11
  %4234 = add i64 %4213, %4159
  %4235 = inttoptr i64 %4234 to <4 x i32> addrspace(1)*
  store <4 x i32> %4216, <4 x i32> addrspace(1)* %4235, align 16, !tbaa !11
  %4236 = add i64 %4218, %4159
  %4237 = inttoptr i64 %4236 to <4 x i32> addrspace(1)*
  store <4 x i32> %4221, <4 x i32> addrspace(1)* %4237, align 16, !tbaa !11
  %4238 = add i64 %4182, %4169
  %4239 = add i64 %4238, %4164
  %4240 = icmp ult i64 %4239, %4161
  br i1 %4240, label %4181, label %4241, !llvm.loop !57

4241:                                             ; preds = %4181, %4158
  %4242 = phi i64 [ %4162, %4158 ], [ %4238, %4181 ]
  %4243 = icmp ult i64 %4242, %4161
  br i1 %4243, label %4244, label %4574

4244:                                             ; preds = %4241
  %4245 = shl i64 %4242, 4
  %4246 = add i64 %4245, %4160
  %4247 = inttoptr i64 %4246 to <4 x i32> addrspace(1)*
  %4248 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4247, align 16, !tbaa !11
  %4249 = zext i32 %3879 to i64
  %4250 = add i64 %4242, %4249
  %4251 = icmp ult i64 %4250, %4161
  br i1 %4251, label %4252, label %4257

4252:                                             ; preds = %4244
  %4253 = shl i64 %4250, 4
  %4254 = add i64 %4253, %4160
  %4255 = inttoptr i64 %4254 to <4 x i32> addrspace(1)*
  %4256 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4255, align 16, !tbaa !11
  br label %4257

4257:                                             ; preds = %4252, %4244
  %4258 = phi <4 x i32> [ %4256, %4252 ], [ zeroinitializer, %4244 ]
  %4259 = shl i32 %3879, 1
  %4260 = zext i32 %4259 to i64
  %4261 = add i64 %4242, %4260
  %4262 = icmp ult i64 %4261, %4161
  br i1 %4262, label %4263, label %4268

4263:                                             ; preds = %4257
  %4264 = shl i64 %4261, 4
  %4265 = add i64 %4264, %4160
  %4266 = inttoptr i64 %4265 to <4 x i32> addrspace(1)*
  %4267 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4266, align 16, !tbaa !11
  br label %4268

4268:                                             ; preds = %4263, %4257
  %4269 = phi <4 x i32> [ %4267, %4263 ], [ zeroinitializer, %4257 ]
  %4270 = mul i32 %3879, 3
  %4271 = zext i32 %4270 to i64
  %4272 = add i64 %4242, %4271
  %4273 = icmp ult i64 %4272, %4161
  br i1 %4273, label %4274, label %4279

4274:                                             ; preds = %4268
  %4275 = shl i64 %4272, 4
  %4276 = add i64 %4275, %4160
  %4277 = inttoptr i64 %4276 to <4 x i32> addrspace(1)*
  %4278 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4277, align 16, !tbaa !11
  br label %4279

4279:                                             ; preds = %4274, %4268
  %4280 = phi <4 x i32> [ %4278, %4274 ], [ zeroinitializer, %4268 ]
  %4281 = shl i32 %3879, 2
  %4282 = zext i32 %4281 to i64
  %4283 = add i64 %4242, %4282
  %4284 = icmp ult i64 %4283, %4161
  br i1 %4284, label %4285, label %4290

4285:                                             ; preds = %4279
  %4286 = shl i64 %4283, 4
  %4287 = add i64 %4286, %4160
  %4288 = inttoptr i64 %4287 to <4 x i32> addrspace(1)*
  %4289 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4288, align 16, !tbaa !11
  br label %4290

4290:                                             ; preds = %4285, %4279
  %4291 = phi <4 x i32> [ %4289, %4285 ], [ zeroinitializer, %4279 ]
  %4292 = mul i32 %3879, 5
  %4293 = zext i32 %4292 to i64
  %4294 = add i64 %4242, %4293
  %4295 = icmp ult i64 %4294, %4161
  br i1 %4295, label %4296, label %4301

4296:                                             ; preds = %4290
  %4297 = shl i64 %4294, 4
  %4298 = add i64 %4297, %4160
  %4299 = inttoptr i64 %4298 to <4 x i32> addrspace(1)*
  %4300 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4299, align 16, !tbaa !11
  br label %4301

4301:                                             ; preds = %4296, %4290
  %4302 = phi <4 x i32> [ %4300, %4296 ], [ zeroinitializer, %4290 ]
  %4303 = mul i32 %3879, 6
  %4304 = zext i32 %4303 to i64
  %4305 = add i64 %4242, %4304
  %4306 = icmp ult i64 %4305, %4161
  br i1 %4306, label %4307, label %4312

4307:                                             ; preds = %4301
  %4308 = shl i64 %4305, 4
  %4309 = add i64 %4308, %4160
  %4310 = inttoptr i64 %4309 to <4 x i32> addrspace(1)*
  %4311 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4310, align 16, !tbaa !11
  br label %4312

4312:                                             ; preds = %4307, %4301
  %4313 = phi <4 x i32> [ %4311, %4307 ], [ zeroinitializer, %4301 ]
  %4314 = add i64 %4242, %4164
  %4315 = icmp ult i64 %4314, %4161
  br i1 %4315, label %4316, label %4321

4316:                                             ; preds = %4312
  %4317 = shl i64 %4314, 4
  %4318 = add i64 %4317, %4160
  %4319 = inttoptr i64 %4318 to <4 x i32> addrspace(1)*
  %4320 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %4319, align 16, !tbaa !11
  br label %4321

4321:                                             ; preds = %4316, %4312
  %4322 = phi <4 x i32> [ %4320, %4316 ], [ zeroinitializer, %4312 ]
  %4323 = add i64 %4245, %4159
  %4324 = inttoptr i64 %4323 to <4 x i32> addrspace(1)*
  store <4 x i32> %4248, <4 x i32> addrspace(1)* %4324, align 16, !tbaa !11
  br i1 %4251, label %4325, label %4329

4325:                                             ; preds = %4321
  %4326 = shl i64 %4250, 4
  %4327 = add i64 %4326, %4159
  %4328 = inttoptr i64 %4327 to <4 x i32> addrspace(1)*
  store <4 x i32> %4258, <4 x i32> addrspace(1)* %4328, align 16, !tbaa !11
  br label %4329

4329:                                             ; preds = %4325, %4321
  br i1 %4262, label %4330, label %4334

4330:                                             ; preds = %4329
  %4331 = shl i64 %4261, 4
  %4332 = add i64 %4331, %4159
  %4333 = inttoptr i64 %4332 to <4 x i32> addrspace(1)*
  store <4 x i32> %4269, <4 x i32> addrspace(1)* %4333, align 16, !tbaa !11
  br label %4334

4334:                                             ; preds = %4330, %4329
  br i1 %4273, label %4335, label %4339

4335:                                             ; preds = %4334
  %4336 = shl i64 %4272, 4
  %4337 = add i64 %4336, %4159
  %4338 = inttoptr i64 %4337 to <4 x i32> addrspace(1)*
  store <4 x i32> %4280, <4 x i32> addrspace(1)* %4338, align 16, !tbaa !11
  br label %4339

4339:                                             ; preds = %4335, %4334
  br i1 %4284, label %4340, label %4344

4340:                                             ; preds = %4339
  %4341 = shl i64 %4283, 4
  %4342 = add i64 %4341, %4159
  %4343 = inttoptr i64 %4342 to <4 x i32> addrspace(1)*
  store <4 x i32> %4291, <4 x i32> addrspace(1)* %4343, align 16, !tbaa !11
  br label %4344

4344:                                             ; preds = %4340, %4339
  br i1 %4295, label %4345, label %4349

4345:                                             ; preds = %4344
  %4346 = shl i64 %4294, 4
  %4347 = add i64 %4346, %4159
  %4348 = inttoptr i64 %4347 to <4 x i32> addrspace(1)*
  store <4 x i32> %4302, <4 x i32> addrspace(1)* %4348, align 16, !tbaa !11
  br label %4349

4349:                                             ; preds = %4345, %4344
  br i1 %4306, label %4350, label %4354

4350:                                             ; preds = %4349
  %4351 = shl i64 %4305, 4
  %4352 = add i64 %4351, %4159
  %4353 = inttoptr i64 %4352 to <4 x i32> addrspace(1)*
  store <4 x i32> %4313, <4 x i32> addrspace(1)* %4353, align 16, !tbaa !11
  br label %4354

4354:                                             ; preds = %4350, %4349
  br i1 %4315, label %4355, label %4574

4355:                                             ; preds = %4354
  %4356 = shl i64 %4314, 4
  %4357 = add i64 %4356, %4159
  %4358 = inttoptr i64 %4357 to <4 x i32> addrspace(1)*
  store <4 x i32> %4322, <4 x i32> addrspace(1)* %4358, align 16, !tbaa !11
  br label %4574

4359:                                             ; preds = %4152
  %4360 = add i64 %4154, %85
  %4361 = add i64 %4154, %3877
  %4362 = lshr i64 %4157, 2
  %4363 = zext i32 %3878 to i64
  %4364 = mul i32 %3879, 7
  %4365 = zext i32 %4364 to i64
  %4366 = add nuw nsw i64 %4365, %4363
  %4367 = icmp ult i64 %4366, %4362
  br i1 %4367, label %4368, label %4442

4368:                                             ; preds = %4359
  %4369 = shl i32 %3879, 3
  %4370 = zext i32 %4369 to i64
  %4371 = zext i32 %3879 to i64
  %4372 = shl i32 %3879, 1
  %4373 = zext i32 %4372 to i64
  %4374 = mul i32 %3879, 3
  %4375 = zext i32 %4374 to i64
  %4376 = shl i32 %3879, 2
  %4377 = zext i32 %4376 to i64
  %4378 = mul i32 %3879, 5
  %4379 = zext i32 %4378 to i64
  %4380 = mul i32 %3879, 6
  %4381 = zext i32 %4380 to i64
  br label %4382

4382:                                             ; preds = %4382, %4368
  %4383 = phi i64 [ %4363, %4368 ], [ %4439, %4382 ]
  %4384 = shl i64 %4383, 2
  %4385 = add i64 %4384, %4361
  %4386 = inttoptr i64 %4385 to i32 addrspace(1)*
  %4387 = load volatile i32, i32 addrspace(1)* %4386, align 4, !tbaa !11
  %4388 = add i64 %4383, %4371
  %4389 = shl i64 %4388, 2
  %4390 = add i64 %4389, %4361
  %4391 = inttoptr i64 %4390 to i32 addrspace(1)*
  %4392 = load volatile i32, i32 addrspace(1)* %4391, align 4, !tbaa !11
  %4393 = add i64 %4383, %4373
  %4394 = shl i64 %4393, 2
  %4395 = add i64 %4394, %4361
  %4396 = inttoptr i64 %4395 to i32 addrspace(1)*
  %4397 = load volatile i32, i32 addrspace(1)* %4396, align 4, !tbaa !11
  %4398 = add i64 %4383, %4375
  %4399 = shl i64 %4398, 2
  %4400 = add i64 %4399, %4361
  %4401 = inttoptr i64 %4400 to i32 addrspace(1)*
  %4402 = load volatile i32, i32 addrspace(1)* %4401, align 4, !tbaa !11
  %4403 = add i64 %4383, %4377
  %4404 = shl i64 %4403, 2
  %4405 = add i64 %4404, %4361
  %4406 = inttoptr i64 %4405 to i32 addrspace(1)*
  %4407 = load volatile i32, i32 addrspace(1)* %4406, align 4, !tbaa !11
  %4408 = add i64 %4383, %4379
  %4409 = shl i64 %4408, 2
  %4410 = add i64 %4409, %4361
  %4411 = inttoptr i64 %4410 to i32 addrspace(1)*
  %4412 = load volatile i32, i32 addrspace(1)* %4411, align 4, !tbaa !11
  %4413 = add i64 %4383, %4381
  %4414 = shl i64 %4413, 2
  %4415 = add i64 %4414, %4361
  %4416 = inttoptr i64 %4415 to i32 addrspace(1)*
  %4417 = load volatile i32, i32 addrspace(1)* %4416, align 4, !tbaa !11
  %4418 = add i64 %4383, %4365
  %4419 = shl i64 %4418, 2
  %4420 = add i64 %4419, %4361
  %4421 = inttoptr i64 %4420 to i32 addrspace(1)*
  %4422 = load volatile i32, i32 addrspace(1)* %4421, align 4, !tbaa !11
  %4423 = add i64 %4384, %4360
  %4424 = inttoptr i64 %4423 to i32 addrspace(1)*
  store i32 %4387, i32 addrspace(1)* %4424, align 4, !tbaa !11
  %4425 = add i64 %4389, %4360
  %4426 = inttoptr i64 %4425 to i32 addrspace(1)*
  store i32 %4392, i32 addrspace(1)* %4426, align 4, !tbaa !11
  %4427 = add i64 %4394, %4360
  %4428 = inttoptr i64 %4427 to i32 addrspace(1)*
  store i32 %4397, i32 addrspace(1)* %4428, align 4, !tbaa !11
  %4429 = add i64 %4399, %4360
  %4430 = inttoptr i64 %4429 to i32 addrspace(1)*
  store i32 %4402, i32 addrspace(1)* %4430, align 4, !tbaa !11
  %4431 = add i64 %4404, %4360
  %4432 = inttoptr i64 %4431 to i32 addrspace(1)*
  store i32 %4407, i32 addrspace(1)* %4432, align 4, !tbaa !11
  %4433 = add i64 %4409, %4360
  %4434 = inttoptr i64 %4433 to i32 addrspace(1)*
  store i32 %4412, i32 addrspace(1)* %4434, align 4, !tbaa !11
  %4435 = add i64 %4414, %4360
  %4436 = inttoptr i64 %4435 to i32 addrspace(1)*
  store i32 %4417, i32 addrspace(1)* %4436, align 4, !tbaa !11
  %4437 = add i64 %4419, %4360
  %4438 = inttoptr i64 %4437 to i32 addrspace(1)*
  store i32 %4422, i32 addrspace(1)* %4438, align 4, !tbaa !11
  %4439 = add i64 %4383, %4370
  %4440 = add i64 %4439, %4365
  %4441 = icmp ult i64 %4440, %4362
  br i1 %4441, label %4382, label %4442, !llvm.loop !58

4442:                                             ; preds = %4382, %4359
  %4443 = phi i64 [ %4363, %4359 ], [ %4439, %4382 ]
  %4444 = icmp ult i64 %4443, %4362
  br i1 %4444, label %4445, label %4574

4445:                                             ; preds = %4442
  %4446 = shl i64 %4443, 2
  %4447 = add i64 %4446, %4361
  %4448 = inttoptr i64 %4447 to i32 addrspace(1)*
  %4449 = load volatile i32, i32 addrspace(1)* %4448, align 4, !tbaa !11
  %4450 = zext i32 %3879 to i64
  %4451 = add i64 %4443, %4450
  %4452 = icmp ult i64 %4451, %4362
  br i1 %4452, label %4453, label %4458

4453:                                             ; preds = %4445
  %4454 = shl i64 %4451, 2
  %4455 = add i64 %4454, %4361
  %4456 = inttoptr i64 %4455 to i32 addrspace(1)*
  %4457 = load volatile i32, i32 addrspace(1)* %4456, align 4, !tbaa !11
  br label %4458

4458:                                             ; preds = %4453, %4445
  %4459 = phi i32 [ %4457, %4453 ], [ 0, %4445 ]
  %4460 = shl i32 %3879, 1
  %4461 = zext i32 %4460 to i64
  %4462 = add i64 %4443, %4461
  %4463 = icmp ult i64 %4462, %4362
  br i1 %4463, label %4464, label %4469

4464:                                             ; preds = %4458
  %4465 = shl i64 %4462, 2
  %4466 = add i64 %4465, %4361
  %4467 = inttoptr i64 %4466 to i32 addrspace(1)*
  %4468 = load volatile i32, i32 addrspace(1)* %4467, align 4, !tbaa !11
  br label %4469

4469:                                             ; preds = %4464, %4458
  %4470 = phi i32 [ %4468, %4464 ], [ 0, %4458 ]
  %4471 = mul i32 %3879, 3
  %4472 = zext i32 %4471 to i64
  %4473 = add i64 %4443, %4472
  %4474 = icmp ult i64 %4473, %4362
  br i1 %4474, label %4475, label %4480

4475:                                             ; preds = %4469
  %4476 = shl i64 %4473, 2
  %4477 = add i64 %4476, %4361
  %4478 = inttoptr i64 %4477 to i32 addrspace(1)*
  %4479 = load volatile i32, i32 addrspace(1)* %4478, align 4, !tbaa !11
  br label %4480

4480:                                             ; preds = %4475, %4469
  %4481 = phi i32 [ %4479, %4475 ], [ 0, %4469 ]
  %4482 = shl i32 %3879, 2
  %4483 = zext i32 %4482 to i64
  %4484 = add i64 %4443, %4483
  %4485 = icmp ult i64 %4484, %4362
  br i1 %4485, label %4486, label %4491

4486:                                             ; preds = %4480
  %4487 = shl i64 %4484, 2
  %4488 = add i64 %4487, %4361
  %4489 = inttoptr i64 %4488 to i32 addrspace(1)*
  %4490 = load volatile i32, i32 addrspace(1)* %4489, align 4, !tbaa !11
  br label %4491

4491:                                             ; preds = %4486, %4480
  %4492 = phi i32 [ %4490, %4486 ], [ 0, %4480 ]
  %4493 = mul i32 %3879, 5
  %4494 = zext i32 %4493 to i64
  %4495 = add i64 %4443, %4494
  %4496 = icmp ult i64 %4495, %4362
  br i1 %4496, label %4497, label %4502

4497:                                             ; preds = %4491
  %4498 = shl i64 %4495, 2
  %4499 = add i64 %4498, %4361
  %4500 = inttoptr i64 %4499 to i32 addrspace(1)*
  %4501 = load volatile i32, i32 addrspace(1)* %4500, align 4, !tbaa !11
  br label %4502

4502:                                             ; preds = %4497, %4491
  %4503 = phi i32 [ %4501, %4497 ], [ 0, %4491 ]
  %4504 = mul i32 %3879, 6
  %4505 = zext i32 %4504 to i64
  %4506 = add i64 %4443, %4505
  %4507 = icmp ult i64 %4506, %4362
  br i1 %4507, label %4508, label %4513

4508:                                             ; preds = %4502
  %4509 = shl i64 %4506, 2
  %4510 = add i64 %4509, %4361
  %4511 = inttoptr i64 %4510 to i32 addrspace(1)*
  %4512 = load volatile i32, i32 addrspace(1)* %4511, align 4, !tbaa !11
  br label %4513

4513:                                             ; preds = %4508, %4502
  %4514 = phi i32 [ %4512, %4508 ], [ 0, %4502 ]
  %4515 = add i64 %4443, %4365
  %4516 = icmp ult i64 %4515, %4362
  br i1 %4516, label %4517, label %4522

4517:                                             ; preds = %4513
  %4518 = shl i64 %4515, 2
  %4519 = add i64 %4518, %4361
  %4520 = inttoptr i64 %4519 to i32 addrspace(1)*
  %4521 = load volatile i32, i32 addrspace(1)* %4520, align 4, !tbaa !11
  br label %4522

4522:                                             ; preds = %4517, %4513
  %4523 = phi i32 [ %4521, %4517 ], [ 0, %4513 ]
  %4524 = add i64 %4446, %4360
  %4525 = inttoptr i64 %4524 to i32 addrspace(1)*
  store i32 %4449, i32 addrspace(1)* %4525, align 4, !tbaa !11
  br i1 %4452, label %4526, label %4530

4526:                                             ; preds = %4522
  %4527 = shl i64 %4451, 2
  %4528 = add i64 %4527, %4360
  %4529 = inttoptr i64 %4528 to i32 addrspace(1)*
  store i32 %4459, i32 addrspace(1)* %4529, align 4, !tbaa !11
  br label %4530

4530:                                             ; preds = %4526, %4522
  br i1 %4463, label %4531, label %4535

4531:                                             ; preds = %4530
  %4532 = shl i64 %4462, 2
  %4533 = add i64 %4532, %4360
  %4534 = inttoptr i64 %4533 to i32 addrspace(1)*
  store i32 %4470, i32 addrspace(1)* %4534, align 4, !tbaa !11
  br label %4535

4535:                                             ; preds = %4531, %4530
  br i1 %4474, label %4536, label %4540

4536:                                             ; preds = %4535
  %4537 = shl i64 %4473, 2
  %4538 = add i64 %4537, %4360
  %4539 = inttoptr i64 %4538 to i32 addrspace(1)*
  store i32 %4481, i32 addrspace(1)* %4539, align 4, !tbaa !11
  br label %4540

4540:                                             ; preds = %4536, %4535
  br i1 %4485, label %4541, label %4545

4541:                                             ; preds = %4540
  %4542 = shl i64 %4484, 2
  %4543 = add i64 %4542, %4360
  %4544 = inttoptr i64 %4543 to i32 addrspace(1)*
  store i32 %4492, i32 addrspace(1)* %4544, align 4, !tbaa !11
  br label %4545

4545:                                             ; preds = %4541, %4540
  br i1 %4496, label %4546, label %4550

4546:                                             ; preds = %4545
  %4547 = shl i64 %4495, 2
  %4548 = add i64 %4547, %4360
  %4549 = inttoptr i64 %4548 to i32 addrspace(1)*
  store i32 %4503, i32 addrspace(1)* %4549, align 4, !tbaa !11
  br label %4550

4550:                                             ; preds = %4546, %4545
  br i1 %4507, label %4551, label %4555

4551:                                             ; preds = %4550
  %4552 = shl i64 %4506, 2
  %4553 = add i64 %4552, %4360
  %4554 = inttoptr i64 %4553 to i32 addrspace(1)*
  store i32 %4514, i32 addrspace(1)* %4554, align 4, !tbaa !11
  br label %4555

4555:                                             ; preds = %4551, %4550
  br i1 %4516, label %4556, label %4574

4556:                                             ; preds = %4555
  %4557 = shl i64 %4515, 2
  %4558 = add i64 %4557, %4360
  %4559 = inttoptr i64 %4558 to i32 addrspace(1)*
  store i32 %4523, i32 addrspace(1)* %4559, align 4, !tbaa !11
  br label %4574

4560:                                             ; preds = %4152
  %4561 = zext i32 %3878 to i64
  %4562 = icmp ugt i64 %1679, %4561
  br i1 %4562, label %4563, label %4608

4563:                                             ; preds = %4560
  %4564 = zext i32 %3879 to i64
  br label %4565

4565:                                             ; preds = %4565, %4563
  %4566 = phi i64 [ %4561, %4563 ], [ %4572, %4565 ]
  %4567 = add i64 %4566, %3877
  %4568 = inttoptr i64 %4567 to i8 addrspace(1)*
  %4569 = load volatile i8, i8 addrspace(1)* %4568, align 1, !tbaa !11
  %4570 = add i64 %4566, %85
  %4571 = inttoptr i64 %4570 to i8 addrspace(1)*
  store i8 %4569, i8 addrspace(1)* %4571, align 1, !tbaa !11
  %4572 = add i64 %4566, %4564
  %4573 = icmp ult i64 %4572, %1679
  br i1 %4573, label %4565, label %4608, !llvm.loop !59

4574:                                             ; preds = %4556, %4555, %4442, %4355, %4354, %4241
  %4575 = phi i64 [ %4363, %4556 ], [ %4363, %4555 ], [ %4363, %4442 ], [ %4162, %4355 ], [ %4162, %4354 ], [ %4162, %4241 ]
  %4576 = icmp ugt i64 %4154, %4575
  br i1 %4576, label %4577, label %4588

4577:                                             ; preds = %4574
  %4578 = zext i32 %3879 to i64
  br label %4579

4579:                                             ; preds = %4579, %4577
  %4580 = phi i64 [ %4575, %4577 ], [ %4586, %4579 ]
  %4581 = add i64 %4580, %3877
  %4582 = inttoptr i64 %4581 to i8 addrspace(1)*
  %4583 = load volatile i8, i8 addrspace(1)* %4582, align 1, !tbaa !11
  %4584 = add i64 %4580, %85
  %4585 = inttoptr i64 %4584 to i8 addrspace(1)*
  store i8 %4583, i8 addrspace(1)* %4585, align 1, !tbaa !11
  %4586 = add i64 %4580, %4578
  %4587 = icmp ult i64 %4586, %4154
  br i1 %4587, label %4579, label %4588, !llvm.loop !59

4588:                                             ; preds = %4579, %4574
  %4589 = add i64 %4157, %4154
  %4590 = sub i64 %1679, %4589
  %4591 = icmp ugt i64 %4590, %4575
  br i1 %4591, label %4592, label %4608

4592:                                             ; preds = %4588
  %4593 = zext i32 %3879 to i64
  br label %4594

4594:                                             ; preds = %4594, %4592
  %4595 = phi i64 [ %4575, %4592 ], [ %4602, %4594 ]
  %4596 = add i64 %4595, %4589
  %4597 = add i64 %4596, %3877
  %4598 = inttoptr i64 %4597 to i8 addrspace(1)*
  %4599 = load volatile i8, i8 addrspace(1)* %4598, align 1, !tbaa !11
  %4600 = add i64 %4596, %85
  %4601 = inttoptr i64 %4600 to i8 addrspace(1)*
  store i8 %4599, i8 addrspace(1)* %4601, align 1, !tbaa !11
  %4602 = add i64 %4595, %4593
  %4603 = icmp ult i64 %4602, %4590
  br i1 %4603, label %4594, label %4608, !llvm.loop !59

4604:                                             ; preds = %4149, %3898
  %4605 = phi i64 [ %4151, %4149 ], [ %3953, %3898 ]
  %4606 = phi <4 x i32> [ %4116, %4149 ], [ %3939, %3898 ]
  %4607 = inttoptr i64 %4605 to <4 x i32> addrspace(1)*
  store <4 x i32> %4606, <4 x i32> addrspace(1)* %4607, align 16, !tbaa !11
  br label %4608

4608:                                             ; preds = %4594, %4565, %4604, %4588, %4560, %4148, %4035, %3864
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !112
  %4609 = load i32, i32* %45, align 8, !tbaa !42
  %4610 = icmp eq i32 %4609, 0
  br i1 %4610, label %4611, label %4616

4611:                                             ; preds = %4608
  %4612 = shl i64 %1686, 3
  %4613 = load i64, i64* %55, align 8, !tbaa !68
  %4614 = add i64 %4613, %4612
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !48
  %4615 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %4614, i64 -1) #10, !srcloc !23
  br label %4616

4616:                                             ; preds = %4611, %4608
  %4617 = load i32, i32* %83, align 8, !tbaa !9
  %4618 = add i32 %4617, 1
  store i32 %4618, i32* %83, align 8, !tbaa !9
  br label %4619

4619:                                             ; preds = %4616, %3860, %1995, %1956, %1680, %1676, %84
  %4620 = phi i32 [ 0, %1676 ], [ 0, %1680 ], [ 0, %84 ], [ 0, %1956 ], [ 0, %4616 ], [ %2177, %3860 ], [ %1959, %1995 ]
  %4621 = phi i64 [ %1677, %1676 ], [ %93, %1680 ], [ %93, %84 ], [ %1679, %1956 ], [ %1679, %4616 ], [ %1679, %3860 ], [ %1679, %1995 ]
  %4622 = phi i1 [ false, %1676 ], [ true, %1680 ], [ true, %84 ], [ true, %1956 ], [ false, %4616 ], [ false, %3860 ], [ false, %1995 ]
  br i1 %4622, label %4623, label %5842, !prof !56

4623:                                             ; preds = %4619
  %4624 = load i32, i32* %56, align 4, !tbaa !45
  %4625 = icmp eq i32 %4624, -1
  br i1 %4625, label %4626, label %4856, !prof !86

4626:                                             ; preds = %4623
  %4627 = load i32, i32* %45, align 8, !tbaa !42
  %4628 = icmp eq i32 %4627, 0
  br i1 %4628, label %4629, label %4810

4629:                                             ; preds = %4626
  %4630 = load i32, i32* %58, align 4, !tbaa !70
  %4631 = icmp eq i32 %4630, 0
  br i1 %4631, label %4632, label %4802

4632:                                             ; preds = %4629
  %4633 = load i32, i32* %59, align 8, !tbaa !71
  %4634 = load i32, i32* %60, align 4, !tbaa !72
  %4635 = urem i32 %4633, %4634
  %4636 = load i64, i64* %57, align 8, !tbaa !43
  %4637 = lshr i32 %4635, 3
  %4638 = and i32 %4637, 536870904
  %4639 = zext i32 %4638 to i64
  %4640 = add i64 %4636, %4639
  %4641 = inttoptr i64 %4640 to i64*
  %4642 = and i32 %4635, 63
  %4643 = zext i32 %4642 to i64
  %4644 = shl nuw i64 1, %4643
  %4645 = xor i64 %4644, -1
  %4646 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %4641, i64 %4645) #10, !srcloc !74
  %4647 = and i64 %4644, %4646
  %4648 = icmp eq i64 %4647, 0
  %4649 = select i1 %4648, i32 -1, i32 %4635
  %4650 = icmp eq i32 %4649, -1
  br i1 %4650, label %4651, label %4802

4651:                                             ; preds = %4632, %4796
  %4652 = phi i64 [ %4798, %4796 ], [ 0, %4632 ]
  %4653 = phi i32 [ %4797, %4796 ], [ 1, %4632 ]
  %4654 = load i32, i32* %60, align 4, !tbaa !72
  %4655 = add i32 %4654, 63
  %4656 = lshr i32 %4655, 6
  %4657 = icmp ugt i32 %4655, 63
  br i1 %4657, label %4658, label %4698

4658:                                             ; preds = %4651
  %4659 = tail call i32 @llvm.umax.i32(i32 %4656, i32 1) #7
  br label %4663

4660:                                             ; preds = %4691
  %4661 = icmp ult i32 %4694, %4656
  %4662 = icmp eq i32 %4694, %4659
  br i1 %4662, label %4698, label %4663, !llvm.loop !73

4663:                                             ; preds = %4660, %4658
  %4664 = phi i1 [ true, %4658 ], [ %4661, %4660 ]
  %4665 = phi i32 [ 0, %4658 ], [ %4694, %4660 ]
  %4666 = add i32 %4665, %4633
  %4667 = urem i32 %4666, %4656
  %4668 = load i64, i64* %57, align 8, !tbaa !43
  %4669 = shl nuw nsw i32 %4667, 3
  %4670 = zext i32 %4669 to i64
  %4671 = add i64 %4668, %4670
  %4672 = inttoptr i64 %4671 to i64*
  %4673 = inttoptr i64 %4671 to i64 addrspace(1)*
  %4674 = load volatile i64, i64 addrspace(1)* %4673, align 8, !tbaa !5
  br label %4675

4675:                                             ; preds = %4689, %4663
  %4676 = phi i64 [ %4674, %4663 ], [ %4683, %4689 ]
  %4677 = phi i32 [ undef, %4663 ], [ %4690, %4689 ]
  %4678 = icmp eq i64 %4676, 0
  br i1 %4678, label %4691, label %4679

4679:                                             ; preds = %4675
  %4680 = sub i64 0, %4676
  %4681 = and i64 %4676, %4680
  %4682 = xor i64 %4681, -1
  %4683 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %4672, i64 %4682) #10, !srcloc !74
  %4684 = and i64 %4683, %4681
  %4685 = icmp eq i64 %4684, 0
  br i1 %4685, label %4689, label %4686

4686:                                             ; preds = %4679
  %4687 = tail call i64 @llvm.cttz.i64(i64 %4681, i1 true) #7, !range !75
  %4688 = trunc i64 %4687 to i32
  br label %4689

4689:                                             ; preds = %4686, %4679
  %4690 = phi i32 [ %4688, %4686 ], [ %4677, %4679 ]
  br i1 %4685, label %4675, label %4691, !llvm.loop !76

4691:                                             ; preds = %4689, %4675
  %4692 = phi i32 [ %4690, %4689 ], [ 64, %4675 ]
  %4693 = icmp ult i32 %4692, 64
  %4694 = add nuw nsw i32 %4665, 1
  br i1 %4693, label %4695, label %4660

4695:                                             ; preds = %4691
  %4696 = shl nuw i32 %4667, 6
  %4697 = add nuw i32 %4692, %4696
  br label %4698

4698:                                             ; preds = %4660, %4695, %4651
  %4699 = phi i1 [ %4664, %4695 ], [ false, %4651 ], [ %4661, %4660 ]
  %4700 = phi i32 [ %4697, %4695 ], [ undef, %4651 ], [ undef, %4660 ]
  br i1 %4699, label %4773, label %4701

4701:                                             ; preds = %4698
  %4702 = icmp ult i32 %4655, 64
  br i1 %4702, label %4773, label %4703

4703:                                             ; preds = %4701
  %4704 = tail call i32 @llvm.umax.i32(i32 %4656, i32 1) #7
  br label %4705

4705:                                             ; preds = %4767, %4703
  %4706 = phi i32 [ 0, %4703 ], [ %4770, %4767 ]
  %4707 = load i64, i64* %61, align 8, !tbaa !77
  %4708 = zext i32 %4706 to i64
  %4709 = shl nuw nsw i64 %4708, 3
  %4710 = add i64 %4709, %4707
  %4711 = inttoptr i64 %4710 to i64 addrspace(1)*
  %4712 = load volatile i64, i64 addrspace(1)* %4711, align 8, !tbaa !5
  %4713 = icmp eq i64 %4712, 0
  br i1 %4713, label %4767, label %4714

4714:                                             ; preds = %4705
  %4715 = shl i32 %4706, 6
  br label %4716

4716:                                             ; preds = %4765, %4714
  %4717 = phi i32 [ undef, %4714 ], [ %4763, %4765 ]
  %4718 = phi i64 [ %4712, %4714 ], [ %4724, %4765 ]
  %4719 = sub i64 0, %4718
  %4720 = and i64 %4718, %4719
  %4721 = tail call i64 @llvm.cttz.i64(i64 %4720, i1 true) #7, !range !75
  %4722 = trunc i64 %4721 to i32
  %4723 = or i32 %4715, %4722
  %4724 = xor i64 %4720, %4718
  %4725 = load i64, i64* %62, align 8, !tbaa !78
  %4726 = zext i32 %4723 to i64
  %4727 = shl nuw nsw i64 %4726, 3
  %4728 = add i64 %4727, %4725
  %4729 = inttoptr i64 %4728 to i64*
  %4730 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %4729) #10, !srcloc !79
  %4731 = lshr i64 %4730, 32
  %4732 = load i64, i64* %63, align 8, !tbaa !80
  %4733 = shl nuw nsw i64 %4726, 2
  %4734 = add i64 %4733, %4732
  %4735 = inttoptr i64 %4734 to i32 addrspace(1)*
  %4736 = load volatile i32, i32 addrspace(1)* %4735, align 4, !tbaa !9
  %4737 = zext i32 %4736 to i64
  %4738 = icmp eq i64 %4731, %4737
  br i1 %4738, label %4739, label %4762, !llvm.loop !81

4739:                                             ; preds = %4716
  %4740 = xor i64 %4720, -1
  %4741 = load i64, i64* %61, align 8, !tbaa !77
  %4742 = add i64 %4741, %4709
  %4743 = tail call i64 asm sideeffect "atom.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %4742, i64 %4740) #10, !srcloc !82
  %4744 = and i64 %4743, %4720
  %4745 = icmp eq i64 %4744, 0
  br i1 %4745, label %4762, label %4746, !llvm.loop !81

4746:                                             ; preds = %4739
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !48
  %4747 = load i64, i64* %62, align 8, !tbaa !78
  %4748 = add i64 %4747, %4727
  %4749 = inttoptr i64 %4748 to i64*
  %4750 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %4749) #10, !srcloc !79
  %4751 = lshr i64 %4750, 32
  %4752 = load i64, i64* %63, align 8, !tbaa !80
  %4753 = add i64 %4752, %4733
  %4754 = inttoptr i64 %4753 to i32 addrspace(1)*
  %4755 = load volatile i32, i32 addrspace(1)* %4754, align 4, !tbaa !9
  %4756 = zext i32 %4755 to i64
  %4757 = icmp eq i64 %4751, %4756
  br i1 %4757, label %4762, label %4758

4758:                                             ; preds = %4746
  %4759 = load i64, i64* %61, align 8, !tbaa !77
  %4760 = add i64 %4759, %4709
  %4761 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %4760, i64 %4720) #10, !srcloc !69
  br label %4762

4762:                                             ; preds = %4758, %4746, %4739, %4716
  %4763 = phi i32 [ %4717, %4758 ], [ %4717, %4739 ], [ %4717, %4716 ], [ %4723, %4746 ]
  %4764 = phi i32 [ 0, %4758 ], [ 2, %4739 ], [ 2, %4716 ], [ 1, %4746 ]
  switch i32 %4764, label %4767 [
    i32 0, label %4765
    i32 2, label %4765
  ]

4765:                                             ; preds = %4762, %4762
  %4766 = icmp eq i64 %4724, 0
  br i1 %4766, label %4767, label %4716, !llvm.loop !81

4767:                                             ; preds = %4765, %4762, %4705
  %4768 = phi i32 [ -1, %4705 ], [ %4763, %4762 ], [ -1, %4765 ]
  %4769 = icmp ne i32 %4768, -1
  %4770 = add nuw nsw i32 %4706, 1
  %4771 = icmp eq i32 %4770, %4704
  %4772 = select i1 %4769, i1 true, i1 %4771
  br i1 %4772, label %4773, label %4705, !llvm.loop !83

4773:                                             ; preds = %4767, %4701, %4698
  %4774 = phi i32 [ %4700, %4698 ], [ -1, %4701 ], [ %4768, %4767 ]
  %4775 = icmp eq i32 %4774, -1
  br i1 %4775, label %4776, label %4796

4776:                                             ; preds = %4773
  %4777 = add i32 %4653, 1
  %4778 = and i32 %4653, 63
  %4779 = icmp eq i32 %4778, 0
  br i1 %4779, label %4780, label %4796, !prof !86

4780:                                             ; preds = %4776
  %4781 = load i64, i64* %64, align 8, !tbaa !87
  %4782 = inttoptr i64 %4781 to i64*
  %4783 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %4782) #10, !srcloc !79
  %4784 = icmp eq i64 %4783, 0
  br i1 %4784, label %4785, label %4796

4785:                                             ; preds = %4780
  %4786 = icmp eq i64 %4652, 0
  br i1 %4786, label %4787, label %4791

4787:                                             ; preds = %4785
  %4788 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !88
  %4789 = load i64, i64* %65, align 8, !tbaa !89
  %4790 = add i64 %4789, %4788
  br label %4791

4791:                                             ; preds = %4787, %4785
  %4792 = phi i64 [ %4790, %4787 ], [ %4652, %4785 ]
  %4793 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !88
  %4794 = icmp ult i64 %4793, %4792
  %4795 = select i1 %4794, i32 0, i32 110
  br label %4796

4796:                                             ; preds = %4791, %4780, %4776, %4773
  %4797 = phi i32 [ %4653, %4773 ], [ %4777, %4776 ], [ %4777, %4780 ], [ %4777, %4791 ]
  %4798 = phi i64 [ %4652, %4773 ], [ %4652, %4776 ], [ %4652, %4780 ], [ %4792, %4791 ]
  %4799 = phi i32 [ 0, %4773 ], [ 0, %4776 ], [ 108, %4780 ], [ %4795, %4791 ]
  %4800 = icmp eq i32 %4799, 0
  %4801 = and i1 %4775, %4800
  br i1 %4801, label %4651, label %4802, !llvm.loop !113

4802:                                             ; preds = %4796, %4632, %4629
  %4803 = phi i32 [ -1, %4629 ], [ %4649, %4632 ], [ %4774, %4796 ]
  %4804 = phi i32 [ %4630, %4629 ], [ 0, %4632 ], [ %4799, %4796 ]
  %4805 = icmp eq i32 %4804, 0
  %4806 = select i1 %4805, i32 %4803, i32 %4804
  %4807 = select i1 %4805, i64 144115188075855872, i64 216172782113783808
  %4808 = zext i32 %4806 to i64
  %4809 = or i64 %4807, %4808
  br label %4810

4810:                                             ; preds = %4802, %4626
  %4811 = phi i64 [ %4809, %4802 ], [ 0, %4626 ]
  %4812 = trunc i64 %4811 to i32
  %4813 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %4812, i32 0, i32 31) #7
  %4814 = lshr i64 %4811, 32
  %4815 = trunc i64 %4814 to i32
  %4816 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %4815, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !24
  %4817 = and i32 %4816, -16777216
  %4818 = icmp eq i32 %4817, 50331648
  %4819 = load i32, i32* %56, align 4, !tbaa !45
  br i1 %4818, label %4820, label %4845

4820:                                             ; preds = %4810
  %4821 = icmp eq i32 %4819, -1
  br i1 %4821, label %4844, label %4822

4822:                                             ; preds = %4820
  %4823 = load i32, i32* %45, align 8, !tbaa !42
  %4824 = icmp eq i32 %4823, 0
  br i1 %4824, label %4825, label %4836

4825:                                             ; preds = %4822
  %4826 = and i32 %4819, 63
  %4827 = zext i32 %4826 to i64
  %4828 = shl nuw i64 1, %4827
  %4829 = lshr i32 %4819, 3
  %4830 = and i32 %4829, 536870904
  %4831 = zext i32 %4830 to i64
  %4832 = load i64, i64* %57, align 8, !tbaa !43
  %4833 = add i64 %4832, %4831
  %4834 = inttoptr i64 %4833 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %4834, i64 %4828) #10, !srcloc !44
  %4835 = load i32, i32* %45, align 8, !tbaa !42
  br label %4836

4836:                                             ; preds = %4825, %4822
  %4837 = phi i32 [ %4835, %4825 ], [ %4823, %4822 ]
  %4838 = icmp eq i32 %4837, 0
  br i1 %4838, label %4839, label %4843

4839:                                             ; preds = %4836
  %4840 = load i64, i64* %46, align 8, !tbaa !19
  %4841 = add i64 %4840, 136
  %4842 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %4841, i64 -1) #10, !srcloc !23
  br label %4843

4843:                                             ; preds = %4839, %4836
  store i32 -1, i32* %56, align 4, !tbaa !45
  store i32 0, i32* %81, align 8, !tbaa !46
  br label %4844

4844:                                             ; preds = %4843, %4820
  store i32 %4813, i32* %58, align 4, !tbaa !70
  br label %4854

4845:                                             ; preds = %4810
  %4846 = icmp eq i32 %4819, %4813
  br i1 %4846, label %4854, label %4847

4847:                                             ; preds = %4845
  %4848 = load i64, i64* %63, align 8, !tbaa !80
  %4849 = zext i32 %4813 to i64
  %4850 = shl nuw nsw i64 %4849, 2
  %4851 = add i64 %4848, %4850
  %4852 = inttoptr i64 %4851 to i32 addrspace(1)*
  %4853 = load volatile i32, i32 addrspace(1)* %4852, align 4, !tbaa !9
  store i32 %4853, i32* %69, align 8, !tbaa !93
  br label %4854

4854:                                             ; preds = %4847, %4845, %4844
  %4855 = phi i32 [ -1, %4844 ], [ %4813, %4845 ], [ %4813, %4847 ]
  br i1 %4818, label %5842, label %4856

4856:                                             ; preds = %4854, %4623
  %4857 = phi i32 [ %4855, %4854 ], [ %4624, %4623 ]
  %4858 = load i64, i64* %67, align 8, !tbaa !91
  %4859 = zext i32 %4857 to i64
  %4860 = load i64, i64* %68, align 8, !tbaa !92
  %4861 = mul i64 %4860, %4859
  %4862 = add i64 %4861, %4858
  %4863 = load i32, i32* %69, align 8, !tbaa !93
  %4864 = add i32 %4863, 1
  store i32 %4864, i32* %69, align 8, !tbaa !93
  %4865 = load i32, i32* %45, align 8, !tbaa !42
  %4866 = load i64, i64* %70, align 8, !tbaa !94
  %4867 = zext i32 %4864 to i64
  %4868 = shl nuw i64 %4867, 32
  %4869 = shl nuw nsw i64 %4859, 16
  %4870 = or i64 %4869, %4868
  %4871 = or i64 %4870, 256
  %4872 = and i32 %4865, 1
  %4873 = icmp eq i32 %4872, 0
  %4874 = select i1 %4873, i64 %4871, i64 %4866
  %4875 = select i1 %4873, i64 %86, i64 %4621
  %4876 = shl i64 %4875, 1
  %4877 = and i32 %4865, 2
  %4878 = icmp eq i32 %4877, 0
  %4879 = select i1 %4878, i64 %4874, i64 %4876
  %4880 = icmp eq i32 %4865, 0
  br i1 %4880, label %4881, label %4885

4881:                                             ; preds = %4856
  %4882 = load i64, i64* %71, align 8, !tbaa !95
  %4883 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %4882, i64 1) #10, !srcloc !23
  %4884 = trunc i64 %4883 to i32
  br label %4885

4885:                                             ; preds = %4881, %4856
  %4886 = phi i32 [ %4884, %4881 ], [ 0, %4856 ]
  %4887 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %4886, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !96
  %4888 = load i32, i32* %73, align 8, !tbaa !97
  %4889 = icmp ult i32 %4865, 4
  br i1 %4889, label %4890, label %4908

4890:                                             ; preds = %4885
  %4891 = load i64, i64* %29, align 8, !tbaa !98
  %4892 = shl nsw i32 -1, %4888
  %4893 = xor i32 %4892, -1
  %4894 = and i32 %4887, %4893
  %4895 = zext i32 %4894 to i64
  %4896 = shl nuw nsw i64 %4895, 5
  %4897 = add i64 %4891, %4896
  %4898 = inttoptr i64 %4897 to i64*
  %4899 = lshr i32 %4887, %4888
  %4900 = and i32 %4899, 1
  %4901 = xor i32 %4900, 1
  %4902 = zext i32 %4901 to i64
  %4903 = or i64 %4879, %4902
  %4904 = zext i32 %4865 to i64
  %4905 = getelementptr inbounds i64, i64* %4898, i64 %4904
  %4906 = ptrtoint i64* %4905 to i64
  %4907 = inttoptr i64 %4906 to i64 addrspace(1)*
  store volatile i64 %4903, i64 addrspace(1)* %4907, align 8, !tbaa !5
  br label %4908

4908:                                             ; preds = %4890, %4885
  br i1 %4880, label %4909, label %4914

4909:                                             ; preds = %4908
  %4910 = shl nuw nsw i64 %4859, 2
  %4911 = load i64, i64* %63, align 8, !tbaa !80
  %4912 = add i64 %4911, %4910
  %4913 = inttoptr i64 %4912 to i32 addrspace(1)*
  store volatile i32 %4864, i32 addrspace(1)* %4913, align 4, !tbaa !9
  br label %4914

4914:                                             ; preds = %4909, %4908
  %4915 = load i32, i32* %45, align 8, !tbaa !42
  %4916 = icmp eq i32 %4915, 0
  br i1 %4916, label %4917, label %5006

4917:                                             ; preds = %4914
  %4918 = load i32, i32* %69, align 8, !tbaa !93
  %4919 = load i64, i64* %62, align 8, !tbaa !78
  %4920 = tail call i32 asm sideeffect "mov.u32 $0, %clock;", "=r,~{memory}"() #10, !srcloc !99
  br label %4921

4921:                                             ; preds = %4921, %4917
  %4922 = tail call i32 asm sideeffect "mov.u32 $0, %clock;", "=r,~{memory}"() #10, !srcloc !99
  %4923 = sub i32 %4922, %4920
  %4924 = load i32, i32* %74, align 4, !tbaa !9
  %4925 = icmp ult i32 %4923, %4924
  br i1 %4925, label %4921, label %4926, !llvm.loop !100

4926:                                             ; preds = %4921
  %4927 = shl nuw nsw i64 %4859, 3
  %4928 = add i64 %4919, %4927
  %4929 = inttoptr i64 %4928 to i64*
  %4930 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %4929) #10, !srcloc !79
  %4931 = lshr i64 %4930, 32
  %4932 = zext i32 %4918 to i64
  %4933 = icmp eq i64 %4931, %4932
  br i1 %4933, label %4934, label %4939, !prof !56

4934:                                             ; preds = %4926
  %4935 = load i32, i32* %74, align 4, !tbaa !9
  %4936 = icmp ugt i32 %4935, 512
  %4937 = select i1 %4936, i32 -16, i32 0
  %4938 = add i32 %4937, %4935
  br label %4948

4939:                                             ; preds = %4926
  %4940 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %4929) #10, !srcloc !79
  %4941 = lshr i64 %4940, 32
  %4942 = icmp eq i64 %4941, %4932
  br i1 %4942, label %4943, label %4951

4943:                                             ; preds = %4939
  %4944 = load i32, i32* %74, align 4, !tbaa !9
  %4945 = icmp ult i32 %4944, 4096
  %4946 = select i1 %4945, i32 128, i32 0
  %4947 = add i32 %4946, %4944
  br label %4948

4948:                                             ; preds = %4943, %4934
  %4949 = phi i32 [ %4947, %4943 ], [ %4938, %4934 ]
  %4950 = phi i64 [ %4940, %4943 ], [ %4930, %4934 ]
  store i32 %4949, i32* %74, align 4, !tbaa !9
  br label %4951

4951:                                             ; preds = %4948, %4939
  %4952 = phi i64 [ %4940, %4939 ], [ %4950, %4948 ]
  %4953 = lshr i32 %4857, 3
  %4954 = and i32 %4953, 536870904
  %4955 = zext i32 %4954 to i64
  %4956 = and i32 %4857, 63
  %4957 = zext i32 %4956 to i64
  %4958 = shl nuw i64 1, %4957
  br label %4959

4959:                                             ; preds = %4997, %4951
  %4960 = phi i32 [ 1, %4951 ], [ %4967, %4997 ]
  %4961 = phi i64 [ 0, %4951 ], [ %4987, %4997 ]
  %4962 = phi i64 [ %4952, %4951 ], [ %4998, %4997 ]
  %4963 = phi i32 [ undef, %4951 ], [ %4999, %4997 ]
  %4964 = lshr i64 %4962, 32
  %4965 = icmp eq i64 %4964, %4932
  br i1 %4965, label %5000, label %4966, !prof !56

4966:                                             ; preds = %4959
  %4967 = add i32 %4960, 1
  %4968 = and i32 %4960, 63
  %4969 = icmp eq i32 %4968, 0
  br i1 %4969, label %4970, label %4986, !prof !86

4970:                                             ; preds = %4966
  %4971 = load i64, i64* %64, align 8, !tbaa !87
  %4972 = inttoptr i64 %4971 to i64*
  %4973 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %4972) #10, !srcloc !79
  %4974 = icmp eq i64 %4973, 0
  br i1 %4974, label %4975, label %4986

4975:                                             ; preds = %4970
  %4976 = icmp eq i64 %4961, 0
  br i1 %4976, label %4977, label %4981

4977:                                             ; preds = %4975
  %4978 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !88
  %4979 = load i64, i64* %65, align 8, !tbaa !89
  %4980 = add i64 %4979, %4978
  br label %4981

4981:                                             ; preds = %4977, %4975
  %4982 = phi i64 [ %4980, %4977 ], [ %4961, %4975 ]
  %4983 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !88
  %4984 = icmp ult i64 %4983, %4982
  %4985 = select i1 %4984, i32 0, i32 110
  br label %4986

4986:                                             ; preds = %4981, %4970, %4966
  %4987 = phi i64 [ %4982, %4981 ], [ %4961, %4970 ], [ %4961, %4966 ]
  %4988 = phi i32 [ %4985, %4981 ], [ 108, %4970 ], [ 0, %4966 ]
  %4989 = icmp eq i32 %4988, 0
  br i1 %4989, label %4995, label %4990, !prof !56

4990:                                             ; preds = %4986
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !48
  %4991 = load i64, i64* %61, align 8, !tbaa !77
  %4992 = add i64 %4991, %4955
  %4993 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %4992, i64 %4958) #10, !srcloc !69
  %4994 = or i32 %4988, -1073741824
  br label %4997

4995:                                             ; preds = %4986
  %4996 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %4929) #10, !srcloc !79
  br label %4997

4997:                                             ; preds = %4995, %4990
  %4998 = phi i64 [ %4962, %4990 ], [ %4996, %4995 ]
  %4999 = phi i32 [ %4994, %4990 ], [ %4963, %4995 ]
  br i1 %4989, label %4959, label %5006, !llvm.loop !101

5000:                                             ; preds = %4959
  %5001 = trunc i64 %4962 to i32
  %5002 = icmp sgt i32 %5001, -1
  br i1 %5002, label %5006, label %5003, !prof !56

5003:                                             ; preds = %5000
  %5004 = sub i32 0, %5001
  %5005 = or i32 %5004, -2147483648
  br label %5006

5006:                                             ; preds = %4997, %5003, %5000, %4914
  %5007 = phi i32 [ 0, %4914 ], [ %5005, %5003 ], [ %5001, %5000 ], [ %4999, %4997 ]
  %5008 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %5007, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !96
  %5009 = icmp sgt i32 %5008, -1
  br i1 %5009, label %5012, label %5010, !prof !56

5010:                                             ; preds = %5006
  %5011 = and i32 %5008, 65535
  br label %5016

5012:                                             ; preds = %5006
  %5013 = zext i32 %5008 to i64
  %5014 = icmp ugt i64 %4621, %5013
  %5015 = select i1 %5014, i32 61, i32 0
  br label %5016

5016:                                             ; preds = %5012, %5010
  %5017 = phi i32 [ %5011, %5010 ], [ %5015, %5012 ]
  %5018 = icmp eq i32 %5017, 0
  br i1 %5018, label %5019, label %5753, !prof !56

5019:                                             ; preds = %5016
  %5020 = load i32, i32* %45, align 8, !tbaa !42
  %5021 = load i32, i32* %50, align 4, !tbaa !55
  %5022 = xor i64 %4862, %85
  %5023 = and i64 %5022, 15
  %5024 = icmp eq i64 %5023, 0
  %5025 = and i64 %5022, 3
  %5026 = icmp eq i64 %5025, 0
  %5027 = select i1 %5026, i64 4, i64 1
  %5028 = select i1 %5024, i64 16, i64 %5027
  %5029 = sub i64 0, %85
  %5030 = add nsw i64 %5028, -1
  %5031 = and i64 %5030, %5029
  %5032 = or i64 %4621, %85
  %5033 = or i64 %5032, %4862
  %5034 = and i64 %5033, 15
  %5035 = icmp eq i64 %5034, 0
  br i1 %5035, label %5036, label %5294, !prof !56

5036:                                             ; preds = %5019
  %5037 = shl i32 %5021, 7
  %5038 = zext i32 %5037 to i64
  %5039 = icmp eq i64 %4621, %5038
  br i1 %5039, label %5040, label %5096

5040:                                             ; preds = %5036
  %5041 = shl i32 %5020, 4
  %5042 = zext i32 %5041 to i64
  %5043 = add i64 %85, %5042
  %5044 = add i64 %4862, %5042
  %5045 = shl i32 %5021, 4
  %5046 = inttoptr i64 %5044 to <4 x i32> addrspace(1)*
  %5047 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5046, align 16, !tbaa !11
  %5048 = zext i32 %5045 to i64
  %5049 = add i64 %5044, %5048
  %5050 = inttoptr i64 %5049 to <4 x i32> addrspace(1)*
  %5051 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5050, align 16, !tbaa !11
  %5052 = shl i32 %5021, 5
  %5053 = zext i32 %5052 to i64
  %5054 = add i64 %5044, %5053
  %5055 = inttoptr i64 %5054 to <4 x i32> addrspace(1)*
  %5056 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5055, align 16, !tbaa !11
  %5057 = mul i32 %5021, 48
  %5058 = zext i32 %5057 to i64
  %5059 = add i64 %5044, %5058
  %5060 = inttoptr i64 %5059 to <4 x i32> addrspace(1)*
  %5061 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5060, align 16, !tbaa !11
  %5062 = shl i32 %5021, 6
  %5063 = zext i32 %5062 to i64
  %5064 = add i64 %5044, %5063
  %5065 = inttoptr i64 %5064 to <4 x i32> addrspace(1)*
  %5066 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5065, align 16, !tbaa !11
  %5067 = mul i32 %5021, 80
  %5068 = zext i32 %5067 to i64
  %5069 = add i64 %5044, %5068
  %5070 = inttoptr i64 %5069 to <4 x i32> addrspace(1)*
  %5071 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5070, align 16, !tbaa !11
  %5072 = mul i32 %5021, 96
  %5073 = zext i32 %5072 to i64
  %5074 = add i64 %5044, %5073
  %5075 = inttoptr i64 %5074 to <4 x i32> addrspace(1)*
  %5076 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5075, align 16, !tbaa !11
  %5077 = mul i32 %5021, 112
  %5078 = zext i32 %5077 to i64
  %5079 = add i64 %5044, %5078
  %5080 = inttoptr i64 %5079 to <4 x i32> addrspace(1)*
  %5081 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5080, align 16, !tbaa !11
  %5082 = inttoptr i64 %5043 to <4 x i32> addrspace(1)*
  store <4 x i32> %5047, <4 x i32> addrspace(1)* %5082, align 16, !tbaa !11
  %5083 = add i64 %5043, %5048
  %5084 = inttoptr i64 %5083 to <4 x i32> addrspace(1)*
  store <4 x i32> %5051, <4 x i32> addrspace(1)* %5084, align 16, !tbaa !11
  %5085 = add i64 %5043, %5053
  %5086 = inttoptr i64 %5085 to <4 x i32> addrspace(1)*
  store <4 x i32> %5056, <4 x i32> addrspace(1)* %5086, align 16, !tbaa !11
  %5087 = add i64 %5043, %5058
  %5088 = inttoptr i64 %5087 to <4 x i32> addrspace(1)*
  store <4 x i32> %5061, <4 x i32> addrspace(1)* %5088, align 16, !tbaa !11
  %5089 = add i64 %5043, %5063
  %5090 = inttoptr i64 %5089 to <4 x i32> addrspace(1)*
  store <4 x i32> %5066, <4 x i32> addrspace(1)* %5090, align 16, !tbaa !11
  %5091 = add i64 %5043, %5068
  %5092 = inttoptr i64 %5091 to <4 x i32> addrspace(1)*
  store <4 x i32> %5071, <4 x i32> addrspace(1)* %5092, align 16, !tbaa !11
  %5093 = add i64 %5043, %5073
  %5094 = inttoptr i64 %5093 to <4 x i32> addrspace(1)*
  store <4 x i32> %5076, <4 x i32> addrspace(1)* %5094, align 16, !tbaa !11
  %5095 = add i64 %5043, %5078
  br label %5746

5096:                                             ; preds = %5036
  %5097 = lshr i64 %4621, 4
  %5098 = zext i32 %5020 to i64
  %5099 = mul i32 %5021, 7
  %5100 = zext i32 %5099 to i64
  %5101 = add nuw nsw i64 %5100, %5098
  %5102 = icmp ult i64 %5101, %5097
  br i1 %5102, label %5103, label %5177

5103:                                             ; preds = %5096
  %5104 = shl i32 %5021, 3
  %5105 = zext i32 %5104 to i64
  %5106 = zext i32 %5021 to i64
  %5107 = shl i32 %5021, 1
  %5108 = zext i32 %5107 to i64
  %5109 = mul i32 %5021, 3
  %5110 = zext i32 %5109 to i64
  %5111 = shl i32 %5021, 2
  %5112 = zext i32 %5111 to i64
  %5113 = mul i32 %5021, 5
  %5114 = zext i32 %5113 to i64
  %5115 = mul i32 %5021, 6
  %5116 = zext i32 %5115 to i64
  br label %5117

5117:                                             ; preds = %5117, %5103
  %5118 = phi i64 [ %5098, %5103 ], [ %5174, %5117 ]
  %5119 = shl i64 %5118, 4
  %5120 = add i64 %5119, %4862
  %5121 = inttoptr i64 %5120 to <4 x i32> addrspace(1)*
  %5122 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5121, align 16, !tbaa !11
  %5123 = add i64 %5118, %5106
  %5124 = shl i64 %5123, 4
  %5125 = add i64 %5124, %4862
  %5126 = inttoptr i64 %5125 to <4 x i32> addrspace(1)*
  %5127 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5126, align 16, !tbaa !11
  %5128 = add i64 %5118, %5108
  %5129 = shl i64 %5128, 4
  %5130 = add i64 %5129, %4862
  %5131 = inttoptr i64 %5130 to <4 x i32> addrspace(1)*
  %5132 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5131, align 16, !tbaa !11
  %5133 = add i64 %5118, %5110
  %5134 = shl i64 %5133, 4
  %5135 = add i64 %5134, %4862
  %5136 = inttoptr i64 %5135 to <4 x i32> addrspace(1)*
  %5137 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5136, align 16, !tbaa !11
  %5138 = add i64 %5118, %5112
  %5139 = shl i64 %5138, 4
  %5140 = add i64 %5139, %4862
  %5141 = inttoptr i64 %5140 to <4 x i32> addrspace(1)*
  %5142 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5141, align 16, !tbaa !11
  %5143 = add i64 %5118, %5114
  %5144 = shl i64 %5143, 4
  %5145 = add i64 %5144, %4862
  %5146 = inttoptr i64 %5145 to <4 x i32> addrspace(1)*
  %5147 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5146, align 16, !tbaa !11
  %5148 = add i64 %5118, %5116
  %5149 = shl i64 %5148, 4
  %5150 = add i64 %5149, %4862
  %5151 = inttoptr i64 %5150 to <4 x i32> addrspace(1)*
  %5152 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5151, align 16, !tbaa !11
  %5153 = add i64 %5118, %5100
  %5154 = shl i64 %5153, 4
  %5155 = add i64 %5154, %4862
  %5156 = inttoptr i64 %5155 to <4 x i32> addrspace(1)*
  %5157 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5156, align 16, !tbaa !11
  %5158 = add i64 %5119, %85
  %5159 = inttoptr i64 %5158 to <4 x i32> addrspace(1)*
  store <4 x i32> %5122, <4 x i32> addrspace(1)* %5159, align 16, !tbaa !11
  %5160 = add i64 %5124, %85
  %5161 = inttoptr i64 %5160 to <4 x i32> addrspace(1)*
  store <4 x i32> %5127, <4 x i32> addrspace(1)* %5161, align 16, !tbaa !11
  %5162 = add i64 %5129, %85
  %5163 = inttoptr i64 %5162 to <4 x i32> addrspace(1)*
  store <4 x i32> %5132, <4 x i32> addrspace(1)* %5163, align 16, !tbaa !11
  %5164 = add i64 %5134, %85
  %5165 = inttoptr i64 %5164 to <4 x i32> addrspace(1)*
  store <4 x i32> %5137, <4 x i32> addrspace(1)* %5165, align 16, !tbaa !11
  %5166 = add i64 %5139, %85
  %5167 = inttoptr i64 %5166 to <4 x i32> addrspace(1)*
  store <4 x i32> %5142, <4 x i32> addrspace(1)* %5167, align 16, !tbaa !11
  %5168 = add i64 %5144, %85
  %5169 = inttoptr i64 %5168 to <4 x i32> addrspace(1)*
  store <4 x i32> %5147, <4 x i32> addrspace(1)* %5169, align 16, !tbaa !11
  %5170 = add i64 %5149, %85
  %5171 = inttoptr i64 %5170 to <4 x i32> addrspace(1)*
  store <4 x i32> %5152, <4 x i32> addrspace(1)* %5171, align 16, !tbaa !11
  %5172 = add i64 %5154, %85
  %5173 = inttoptr i64 %5172 to <4 x i32> addrspace(1)*
  store <4 x i32> %5157, <4 x i32> addrspace(1)* %5173, align 16, !tbaa !11
  %5174 = add i64 %5118, %5105
  %5175 = add i64 %5174, %5100
  %5176 = icmp ult i64 %5175, %5097
  br i1 %5176, label %5117, label %5177, !llvm.loop !57

5177:                                             ; preds = %5117, %5096
  %5178 = phi i64 [ %5098, %5096 ], [ %5174, %5117 ]
  %5179 = icmp ult i64 %5178, %5097
  br i1 %5179, label %5180, label %5750

5180:                                             ; preds = %5177
  %5181 = shl i64 %5178, 4
  %5182 = add i64 %5181, %4862
  %5183 = inttoptr i64 %5182 to <4 x i32> addrspace(1)*
  %5184 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5183, align 16, !tbaa !11
  %5185 = zext i32 %5021 to i64
  %5186 = add i64 %5178, %5185
  %5187 = icmp ult i64 %5186, %5097
  br i1 %5187, label %5188, label %5193

5188:                                             ; preds = %5180
  %5189 = shl i64 %5186, 4
  %5190 = add i64 %5189, %4862
  %5191 = inttoptr i64 %5190 to <4 x i32> addrspace(1)*
  %5192 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5191, align 16, !tbaa !11
  br label %5193

5193:                                             ; preds = %5188, %5180
  %5194 = phi <4 x i32> [ %5192, %5188 ], [ zeroinitializer, %5180 ]
  %5195 = shl i32 %5021, 1
  %5196 = zext i32 %5195 to i64
  %5197 = add i64 %5178, %5196
  %5198 = icmp ult i64 %5197, %5097
  br i1 %5198, label %5199, label %5204

5199:                                             ; preds = %5193
  %5200 = shl i64 %5197, 4
  %5201 = add i64 %5200, %4862
  %5202 = inttoptr i64 %5201 to <4 x i32> addrspace(1)*
  %5203 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5202, align 16, !tbaa !11
  br label %5204

5204:                                             ; preds = %5199, %5193
  %5205 = phi <4 x i32> [ %5203, %5199 ], [ zeroinitializer, %5193 ]
  %5206 = mul i32 %5021, 3
  %5207 = zext i32 %5206 to i64
  %5208 = add i64 %5178, %5207
  %5209 = icmp ult i64 %5208, %5097
  br i1 %5209, label %5210, label %5215

5210:                                             ; preds = %5204
  %5211 = shl i64 %5208, 4
  %5212 = add i64 %5211, %4862
  %5213 = inttoptr i64 %5212 to <4 x i32> addrspace(1)*
  %5214 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5213, align 16, !tbaa !11
  br label %5215

5215:                                             ; preds = %5210, %5204
  %5216 = phi <4 x i32> [ %5214, %5210 ], [ zeroinitializer, %5204 ]
  %5217 = shl i32 %5021, 2
  %5218 = zext i32 %5217 to i64
  %5219 = add i64 %5178, %5218
  %5220 = icmp ult i64 %5219, %5097
  br i1 %5220, label %5221, label %5226

5221:                                             ; preds = %5215
  %5222 = shl i64 %5219, 4
  %5223 = add i64 %5222, %4862
  %5224 = inttoptr i64 %5223 to <4 x i32> addrspace(1)*
  %5225 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5224, align 16, !tbaa !11
  br label %5226

5226:                                             ; preds = %5221, %5215
  %5227 = phi <4 x i32> [ %5225, %5221 ], [ zeroinitializer, %5215 ]
  %5228 = mul i32 %5021, 5
  %5229 = zext i32 %5228 to i64
  %5230 = add i64 %5178, %5229
  %5231 = icmp ult i64 %5230, %5097
  br i1 %5231, label %5232, label %5237

5232:                                             ; preds = %5226
  %5233 = shl i64 %5230, 4
  %5234 = add i64 %5233, %4862
  %5235 = inttoptr i64 %5234 to <4 x i32> addrspace(1)*
  %5236 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5235, align 16, !tbaa !11
  br label %5237

5237:                                             ; preds = %5232, %5226
  %5238 = phi <4 x i32> [ %5236, %5232 ], [ zeroinitializer, %5226 ]
  %5239 = mul i32 %5021, 6
  %5240 = zext i32 %5239 to i64
  %5241 = add i64 %5178, %5240
  %5242 = icmp ult i64 %5241, %5097
  br i1 %5242, label %5243, label %5248

5243:                                             ; preds = %5237
  %5244 = shl i64 %5241, 4
  %5245 = add i64 %5244, %4862
  %5246 = inttoptr i64 %5245 to <4 x i32> addrspace(1)*
  %5247 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5246, align 16, !tbaa !11
  br label %5248

5248:                                             ; preds = %5243, %5237
  %5249 = phi <4 x i32> [ %5247, %5243 ], [ zeroinitializer, %5237 ]
  %5250 = add i64 %5178, %5100
  %5251 = icmp ult i64 %5250, %5097
  br i1 %5251, label %5252, label %5257

5252:                                             ; preds = %5248
  %5253 = shl i64 %5250, 4
  %5254 = add i64 %5253, %4862
  %5255 = inttoptr i64 %5254 to <4 x i32> addrspace(1)*
  %5256 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5255, align 16, !tbaa !11
  br label %5257

5257:                                             ; preds = %5252, %5248
  %5258 = phi <4 x i32> [ %5256, %5252 ], [ zeroinitializer, %5248 ]
  %5259 = add i64 %5181, %85
  %5260 = inttoptr i64 %5259 to <4 x i32> addrspace(1)*
  store <4 x i32> %5184, <4 x i32> addrspace(1)* %5260, align 16, !tbaa !11
  br i1 %5187, label %5261, label %5265

5261:                                             ; preds = %5257
  %5262 = shl i64 %5186, 4
  %5263 = add i64 %5262, %85
  %5264 = inttoptr i64 %5263 to <4 x i32> addrspace(1)*
  store <4 x i32> %5194, <4 x i32> addrspace(1)* %5264, align 16, !tbaa !11
  br label %5265

5265:                                             ; preds = %5261, %5257
  br i1 %5198, label %5266, label %5270

5266:                                             ; preds = %5265
  %5267 = shl i64 %5197, 4
  %5268 = add i64 %5267, %85
  %5269 = inttoptr i64 %5268 to <4 x i32> addrspace(1)*
  store <4 x i32> %5205, <4 x i32> addrspace(1)* %5269, align 16, !tbaa !11
  br label %5270

5270:                                             ; preds = %5266, %5265
  br i1 %5209, label %5271, label %5275

5271:                                             ; preds = %5270
  %5272 = shl i64 %5208, 4
  %5273 = add i64 %5272, %85
  %5274 = inttoptr i64 %5273 to <4 x i32> addrspace(1)*
  store <4 x i32> %5216, <4 x i32> addrspace(1)* %5274, align 16, !tbaa !11
  br label %5275

5275:                                             ; preds = %5271, %5270
  br i1 %5220, label %5276, label %5280

5276:                                             ; preds = %5275
  %5277 = shl i64 %5219, 4
  %5278 = add i64 %5277, %85
  %5279 = inttoptr i64 %5278 to <4 x i32> addrspace(1)*
  store <4 x i32> %5227, <4 x i32> addrspace(1)* %5279, align 16, !tbaa !11
  br label %5280

5280:                                             ; preds = %5276, %5275
  br i1 %5231, label %5281, label %5285

5281:                                             ; preds = %5280
  %5282 = shl i64 %5230, 4
  %5283 = add i64 %5282, %85
  %5284 = inttoptr i64 %5283 to <4 x i32> addrspace(1)*
  store <4 x i32> %5238, <4 x i32> addrspace(1)* %5284, align 16, !tbaa !11
  br label %5285

5285:                                             ; preds = %5281, %5280
  br i1 %5242, label %5286, label %5290

5286:                                             ; preds = %5285
  %5287 = shl i64 %5241, 4
  %5288 = add i64 %5287, %85
  %5289 = inttoptr i64 %5288 to <4 x i32> addrspace(1)*
  store <4 x i32> %5249, <4 x i32> addrspace(1)* %5289, align 16, !tbaa !11
  br label %5290

5290:                                             ; preds = %5286, %5285
  br i1 %5251, label %5291, label %5750

5291:                                             ; preds = %5290
  %5292 = shl i64 %5250, 4
  %5293 = add i64 %5292, %85
  br label %5746

5294:                                             ; preds = %5019
  %5295 = icmp ult i64 %5031, %4621
  %5296 = select i1 %5295, i64 %5031, i64 %4621
  %5297 = sub i64 %4621, %5296
  %5298 = sub nsw i64 0, %5028
  %5299 = and i64 %5297, %5298
  switch i64 %5028, label %5702 [
    i64 16, label %5300
    i64 4, label %5501
  ]

5300:                                             ; preds = %5294
  %5301 = add i64 %5296, %85
  %5302 = add i64 %5296, %4862
  %5303 = lshr i64 %5299, 4
  %5304 = zext i32 %5020 to i64
  %5305 = mul i32 %5021, 7
  %5306 = zext i32 %5305 to i64
  %5307 = add nuw nsw i64 %5306, %5304
  %5308 = icmp ult i64 %5307, %5303
  br i1 %5308, label %5309, label %5383

5309:                                             ; preds = %5300
  %5310 = shl i32 %5021, 3
  %5311 = zext i32 %5310 to i64
  %5312 = zext i32 %5021 to i64
  %5313 = shl i32 %5021, 1
  %5314 = zext i32 %5313 to i64
  %5315 = mul i32 %5021, 3
  %5316 = zext i32 %5315 to i64
  %5317 = shl i32 %5021, 2
  %5318 = zext i32 %5317 to i64
  %5319 = mul i32 %5021, 5
  %5320 = zext i32 %5319 to i64
  %5321 = mul i32 %5021, 6
  %5322 = zext i32 %5321 to i64
  br label %5323

5323:                                             ; preds = %5323, %5309
  %5324 = phi i64 [ %5304, %5309 ], [ %5380, %5323 ]
  %5325 = shl i64 %5324, 4
  %5326 = add i64 %5325, %5302
  %5327 = inttoptr i64 %5326 to <4 x i32> addrspace(1)*
  %5328 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5327, align 16, !tbaa !11
  %5329 = add i64 %5324, %5312
  %5330 = shl i64 %5329, 4
  %5331 = add i64 %5330, %5302
  %5332 = inttoptr i64 %5331 to <4 x i32> addrspace(1)*
  %5333 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5332, align 16, !tbaa !11
  %5334 = add i64 %5324, %5314
  %5335 = shl i64 %5334, 4
  %5336 = add i64 %5335, %5302
  %5337 = inttoptr i64 %5336 to <4 x i32> addrspace(1)*
  %5338 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5337, align 16, !tbaa !11
  %5339 = add i64 %5324, %5316
  %5340 = shl i64 %5339, 4
  %5341 = add i64 %5340, %5302
  %5342 = inttoptr i64 %5341 to <4 x i32> addrspace(1)*
  %5343 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5342, align 16, !tbaa !11
  %5344 = add i64 %5324, %5318
  %5345 = shl i64 %5344, 4
  %5346 = add i64 %5345, %5302
  %5347 = inttoptr i64 %5346 to <4 x i32> addrspace(1)*
  %5348 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5347, align 16, !tbaa !11
  %5349 = add i64 %5324, %5320
  %5350 = shl i64 %5349, 4
  %5351 = add i64 %5350, %5302
  %5352 = inttoptr i64 %5351 to <4 x i32> addrspace(1)*
  %5353 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5352, align 16, !tbaa !11
  %5354 = add i64 %5324, %5322
  %5355 = shl i64 %5354, 4
  %5356 = add i64 %5355, %5302
  %5357 = inttoptr i64 %5356 to <4 x i32> addrspace(1)*
  %5358 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5357, align 16, !tbaa !11
  %5359 = add i64 %5324, %5306
  %5360 = shl i64 %5359, 4
  %5361 = add i64 %5360, %5302
  %5362 = inttoptr i64 %5361 to <4 x i32> addrspace(1)*
  %5363 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5362, align 16, !tbaa !11
  %5364 = add i64 %5325, %5301
  %5365 = inttoptr i64 %5364 to <4 x i32> addrspace(1)*
  store <4 x i32> %5328, <4 x i32> addrspace(1)* %5365, align 16, !tbaa !11
  %5366 = add i64 %5330, %5301
  %5367 = inttoptr i64 %5366 to <4 x i32> addrspace(1)*
  store <4 x i32> %5333, <4 x i32> addrspace(1)* %5367, align 16, !tbaa !11
  %5368 = add i64 %5335, %5301
  %5369 = inttoptr i64 %5368 to <4 x i32> addrspace(1)*
  store <4 x i32> %5338, <4 x i32> addrspace(1)* %5369, align 16, !tbaa !11
  %5370 = add i64 %5340, %5301
  %5371 = inttoptr i64 %5370 to <4 x i32> addrspace(1)*
  store <4 x i32> %5343, <4 x i32> addrspace(1)* %5371, align 16, !tbaa !11
  %5372 = add i64 %5345, %5301
  %5373 = inttoptr i64 %5372 to <4 x i32> addrspace(1)*
  store <4 x i32> %5348, <4 x i32> addrspace(1)* %5373, align 16, !tbaa !11
  %5374 = add i64 %5350, %5301
  %5375 = inttoptr i64 %5374 to <4 x i32> addrspace(1)*
  store <4 x i32> %5353, <4 x i32> addrspace(1)* %5375, align 16, !tbaa !11
  %5376 = add i64 %5355, %5301
  %5377 = inttoptr i64 %5376 to <4 x i32> addrspace(1)*
  store <4 x i32> %5358, <4 x i32> addrspace(1)* %5377, align 16, !tbaa !11
  %5378 = add i64 %5360, %5301
  %5379 = inttoptr i64 %5378 to <4 x i32> addrspace(1)*
  store <4 x i32> %5363, <4 x i32> addrspace(1)* %5379, align 16, !tbaa !11
  %5380 = add i64 %5324, %5311
  %5381 = add i64 %5380, %5306
  %5382 = icmp ult i64 %5381, %5303
  br i1 %5382, label %5323, label %5383, !llvm.loop !57

5383:                                             ; preds = %5323, %5300
  %5384 = phi i64 [ %5304, %5300 ], [ %5380, %5323 ]
  %5385 = icmp ult i64 %5384, %5303
  br i1 %5385, label %5386, label %5716

5386:                                             ; preds = %5383
  %5387 = shl i64 %5384, 4
  %5388 = add i64 %5387, %5302
  %5389 = inttoptr i64 %5388 to <4 x i32> addrspace(1)*
  %5390 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5389, align 16, !tbaa !11
  %5391 = zext i32 %5021 to i64
  %5392 = add i64 %5384, %5391
  %5393 = icmp ult i64 %5392, %5303
  br i1 %5393, label %5394, label %5399

5394:                                             ; preds = %5386
  %5395 = shl i64 %5392, 4
  %5396 = add i64 %5395, %5302
  %5397 = inttoptr i64 %5396 to <4 x i32> addrspace(1)*
  %5398 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5397, align 16, !tbaa !11
  br label %5399

5399:                                             ; preds = %5394, %5386
  %5400 = phi <4 x i32> [ %5398, %5394 ], [ zeroinitializer, %5386 ]
  %5401 = shl i32 %5021, 1
  %5402 = zext i32 %5401 to i64
  %5403 = add i64 %5384, %5402
  %5404 = icmp ult i64 %5403, %5303
  br i1 %5404, label %5405, label %5410

5405:                                             ; preds = %5399
  %5406 = shl i64 %5403, 4
  %5407 = add i64 %5406, %5302
  %5408 = inttoptr i64 %5407 to <4 x i32> addrspace(1)*
  %5409 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5408, align 16, !tbaa !11
  br label %5410

5410:                                             ; preds = %5405, %5399
  %5411 = phi <4 x i32> [ %5409, %5405 ], [ zeroinitializer, %5399 ]
  %5412 = mul i32 %5021, 3
  %5413 = zext i32 %5412 to i64
  %5414 = add i64 %5384, %5413
  %5415 = icmp ult i64 %5414, %5303
  br i1 %5415, label %5416, label %5421

5416:                                             ; preds = %5410
  %5417 = shl i64 %5414, 4
  %5418 = add i64 %5417, %5302
  %5419 = inttoptr i64 %5418 to <4 x i32> addrspace(1)*
  %5420 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5419, align 16, !tbaa !11
  br label %5421

5421:                                             ; preds = %5416, %5410
  %5422 = phi <4 x i32> [ %5420, %5416 ], [ zeroinitializer, %5410 ]
  %5423 = shl i32 %5021, 2
  %5424 = zext i32 %5423 to i64
  %5425 = add i64 %5384, %5424
  %5426 = icmp ult i64 %5425, %5303
  br i1 %5426, label %5427, label %5432

5427:                                             ; preds = %5421
  %5428 = shl i64 %5425, 4
  %5429 = add i64 %5428, %5302
  %5430 = inttoptr i64 %5429 to <4 x i32> addrspace(1)*
  %5431 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5430, align 16, !tbaa !11
  br label %5432

5432:                                             ; preds = %5427, %5421
  %5433 = phi <4 x i32> [ %5431, %5427 ], [ zeroinitializer, %5421 ]
  %5434 = mul i32 %5021, 5
  %5435 = zext i32 %5434 to i64
  %5436 = add i64 %5384, %5435
  %5437 = icmp ult i64 %5436, %5303
  br i1 %5437, label %5438, label %5443

5438:                                             ; preds = %5432
  %5439 = shl i64 %5436, 4
  %5440 = add i64 %5439, %5302
  %5441 = inttoptr i64 %5440 to <4 x i32> addrspace(1)*
  %5442 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5441, align 16, !tbaa !11
  br label %5443

5443:                                             ; preds = %5438, %5432
  %5444 = phi <4 x i32> [ %5442, %5438 ], [ zeroinitializer, %5432 ]
  %5445 = mul i32 %5021, 6
  %5446 = zext i32 %5445 to i64
  %5447 = add i64 %5384, %5446
  %5448 = icmp ult i64 %5447, %5303
  br i1 %5448, label %5449, label %5454

5449:                                             ; preds = %5443
  %5450 = shl i64 %5447, 4
  %5451 = add i64 %5450, %5302
  %5452 = inttoptr i64 %5451 to <4 x i32> addrspace(1)*
  %5453 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5452, align 16, !tbaa !11
  br label %5454

5454:                                             ; preds = %5449, %5443
  %5455 = phi <4 x i32> [ %5453, %5449 ], [ zeroinitializer, %5443 ]
  %5456 = add i64 %5384, %5306
  %5457 = icmp ult i64 %5456, %5303
  br i1 %5457, label %5458, label %5463

5458:                                             ; preds = %5454
  %5459 = shl i64 %5456, 4
  %5460 = add i64 %5459, %5302
  %5461 = inttoptr i64 %5460 to <4 x i32> addrspace(1)*
  %5462 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %5461, align 16, !tbaa !11
  br label %5463

5463:                                             ; preds = %5458, %5454
  %5464 = phi <4 x i32> [ %5462, %5458 ], [ zeroinitializer, %5454 ]
  %5465 = add i64 %5387, %5301
  %5466 = inttoptr i64 %5465 to <4 x i32> addrspace(1)*
  store <4 x i32> %5390, <4 x i32> addrspace(1)* %5466, align 16, !tbaa !11
  br i1 %5393, label %5467, label %5471

5467:                                             ; preds = %5463
  %5468 = shl i64 %5392, 4
  %5469 = add i64 %5468, %5301
  %5470 = inttoptr i64 %5469 to <4 x i32> addrspace(1)*
  store <4 x i32> %5400, <4 x i32> addrspace(1)* %5470, align 16, !tbaa !11
  br label %5471

5471:                                             ; preds = %5467, %5463
  br i1 %5404, label %5472, label %5476

5472:                                             ; preds = %5471
  %5473 = shl i64 %5403, 4
  %5474 = add i64 %5473, %5301
  %5475 = inttoptr i64 %5474 to <4 x i32> addrspace(1)*
  store <4 x i32> %5411, <4 x i32> addrspace(1)* %5475, align 16, !tbaa !11
  br label %5476

5476:                                             ; preds = %5472, %5471
  br i1 %5415, label %5477, label %5481

5477:                                             ; preds = %5476
  %5478 = shl i64 %5414, 4
  %5479 = add i64 %5478, %5301
  %5480 = inttoptr i64 %5479 to <4 x i32> addrspace(1)*
  store <4 x i32> %5422, <4 x i32> addrspace(1)* %5480, align 16, !tbaa !11
  br label %5481

5481:                                             ; preds = %5477, %5476
  br i1 %5426, label %5482, label %5486

5482:                                             ; preds = %5481
  %5483 = shl i64 %5425, 4
  %5484 = add i64 %5483, %5301
  %5485 = inttoptr i64 %5484 to <4 x i32> addrspace(1)*
  store <4 x i32> %5433, <4 x i32> addrspace(1)* %5485, align 16, !tbaa !11
  br label %5486

5486:                                             ; preds = %5482, %5481
  br i1 %5437, label %5487, label %5491

5487:                                             ; preds = %5486
  %5488 = shl i64 %5436, 4
  %5489 = add i64 %5488, %5301
  %5490 = inttoptr i64 %5489 to <4 x i32> addrspace(1)*
  store <4 x i32> %5444, <4 x i32> addrspace(1)* %5490, align 16, !tbaa !11
  br label %5491

5491:                                             ; preds = %5487, %5486
  br i1 %5448, label %5492, label %5496

5492:                                             ; preds = %5491
  %5493 = shl i64 %5447, 4
  %5494 = add i64 %5493, %5301
  %5495 = inttoptr i64 %5494 to <4 x i32> addrspace(1)*
  store <4 x i32> %5455, <4 x i32> addrspace(1)* %5495, align 16, !tbaa !11
  br label %5496

5496:                                             ; preds = %5492, %5491
  br i1 %5457, label %5497, label %5716

5497:                                             ; preds = %5496
  %5498 = shl i64 %5456, 4
  %5499 = add i64 %5498, %5301
  %5500 = inttoptr i64 %5499 to <4 x i32> addrspace(1)*
  store <4 x i32> %5464, <4 x i32> addrspace(1)* %5500, align 16, !tbaa !11
  br label %5716

5501:                                             ; preds = %5294
  %5502 = add i64 %5296, %85
  %5503 = add i64 %5296, %4862
  %5504 = lshr i64 %5299, 2
  %5505 = zext i32 %5020 to i64
  %5506 = mul i32 %5021, 7
  %5507 = zext i32 %5506 to i64
  %5508 = add nuw nsw i64 %5507, %5505
  %5509 = icmp ult i64 %5508, %5504
  br i1 %5509, label %5510, label %5584

5510:                                             ; preds = %5501
  %5511 = shl i32 %5021, 3
  %5512 = zext i32 %5511 to i64
  %5513 = zext i32 %5021 to i64
  %5514 = shl i32 %5021, 1
  %5515 = zext i32 %5514 to i64
  %5516 = mul i32 %5021, 3
  %5517 = zext i32 %5516 to i64
  %5518 = shl i32 %5021, 2
  %5519 = zext i32 %5518 to i64
  %5520 = mul i32 %5021, 5
  %5521 = zext i32 %5520 to i64
  %5522 = mul i32 %5021, 6
  %5523 = zext i32 %5522 to i64
  br label %5524

5524:                                             ; preds = %5524, %5510
  %5525 = phi i64 [ %5505, %5510 ], [ %5581, %5524 ]
  %5526 = shl i64 %5525, 2
  %5527 = add i64 %5526, %5503
  %5528 = inttoptr i64 %5527 to i32 addrspace(1)*
  %5529 = load volatile i32, i32 addrspace(1)* %5528, align 4, !tbaa !11
  %5530 = add i64 %5525, %5513
  %5531 = shl i64 %5530, 2
  %5532 = add i64 %5531, %5503
  %5533 = inttoptr i64 %5532 to i32 addrspace(1)*
  %5534 = load volatile i32, i32 addrspace(1)* %5533, align 4, !tbaa !11
  %5535 = add i64 %5525, %5515
  %5536 = shl i64 %5535, 2
  %5537 = add i64 %5536, %5503
  %5538 = inttoptr i64 %5537 to i32 addrspace(1)*
  %5539 = load volatile i32, i32 addrspace(1)* %5538, align 4, !tbaa !11
  %5540 = add i64 %5525, %5517
  %5541 = shl i64 %5540, 2
  %5542 = add i64 %5541, %5503
  %5543 = inttoptr i64 %5542 to i32 addrspace(1)*
  %5544 = load volatile i32, i32 addrspace(1)* %5543, align 4, !tbaa !11
  %5545 = add i64 %5525, %5519
  %5546 = shl i64 %5545, 2
  %5547 = add i64 %5546, %5503
  %5548 = inttoptr i64 %5547 to i32 addrspace(1)*
  %5549 = load volatile i32, i32 addrspace(1)* %5548, align 4, !tbaa !11
  %5550 = add i64 %5525, %5521
  %5551 = shl i64 %5550, 2
  %5552 = add i64 %5551, %5503
  %5553 = inttoptr i64 %5552 to i32 addrspace(1)*
  %5554 = load volatile i32, i32 addrspace(1)* %5553, align 4, !tbaa !11
  %5555 = add i64 %5525, %5523
  %5556 = shl i64 %5555, 2
  %5557 = add i64 %5556, %5503
  %5558 = inttoptr i64 %5557 to i32 addrspace(1)*
  %5559 = load volatile i32, i32 addrspace(1)* %5558, align 4, !tbaa !11
  %5560 = add i64 %5525, %5507
  %5561 = shl i64 %5560, 2
  %5562 = add i64 %5561, %5503
  %5563 = inttoptr i64 %5562 to i32 addrspace(1)*
  %5564 = load volatile i32, i32 addrspace(1)* %5563, align 4, !tbaa !11
  %5565 = add i64 %5526, %5502
  %5566 = inttoptr i64 %5565 to i32 addrspace(1)*
  store i32 %5529, i32 addrspace(1)* %5566, align 4, !tbaa !11
  %5567 = add i64 %5531, %5502
  %5568 = inttoptr i64 %5567 to i32 addrspace(1)*
  store i32 %5534, i32 addrspace(1)* %5568, align 4, !tbaa !11
  %5569 = add i64 %5536, %5502
  %5570 = inttoptr i64 %5569 to i32 addrspace(1)*
  store i32 %5539, i32 addrspace(1)* %5570, align 4, !tbaa !11
  %5571 = add i64 %5541, %5502
  %5572 = inttoptr i64 %5571 to i32 addrspace(1)*
  store i32 %5544, i32 addrspace(1)* %5572, align 4, !tbaa !11
  %5573 = add i64 %5546, %5502
  %5574 = inttoptr i64 %5573 to i32 addrspace(1)*
  store i32 %5549, i32 addrspace(1)* %5574, align 4, !tbaa !11
  %5575 = add i64 %5551, %5502
  %5576 = inttoptr i64 %5575 to i32 addrspace(1)*
  store i32 %5554, i32 addrspace(1)* %5576, align 4, !tbaa !11
  %5577 = add i64 %5556, %5502
  %5578 = inttoptr i64 %5577 to i32 addrspace(1)*
  store i32 %5559, i32 addrspace(1)* %5578, align 4, !tbaa !11
  %5579 = add i64 %5561, %5502
  %5580 = inttoptr i64 %5579 to i32 addrspace(1)*
  store i32 %5564, i32 addrspace(1)* %5580, align 4, !tbaa !11
  %5581 = add i64 %5525, %5512
  %5582 = add i64 %5581, %5507
  %5583 = icmp ult i64 %5582, %5504
  br i1 %5583, label %5524, label %5584, !llvm.loop !58

5584:                                             ; preds = %5524, %5501
  %5585 = phi i64 [ %5505, %5501 ], [ %5581, %5524 ]
  %5586 = icmp ult i64 %5585, %5504
  br i1 %5586, label %5587, label %5716

5587:                                             ; preds = %5584
  %5588 = shl i64 %5585, 2
  %5589 = add i64 %5588, %5503
  %5590 = inttoptr i64 %5589 to i32 addrspace(1)*
  %5591 = load volatile i32, i32 addrspace(1)* %5590, align 4, !tbaa !11
  %5592 = zext i32 %5021 to i64
  %5593 = add i64 %5585, %5592
  %5594 = icmp ult i64 %5593, %5504
  br i1 %5594, label %5595, label %5600

5595:                                             ; preds = %5587
  %5596 = shl i64 %5593, 2
  %5597 = add i64 %5596, %5503
  %5598 = inttoptr i64 %5597 to i32 addrspace(1)*
  %5599 = load volatile i32, i32 addrspace(1)* %5598, align 4, !tbaa !11
  br label %5600

5600:                                             ; preds = %5595, %5587
  %5601 = phi i32 [ %5599, %5595 ], [ 0, %5587 ]
  %5602 = shl i32 %5021, 1
  %5603 = zext i32 %5602 to i64
  %5604 = add i64 %5585, %5603
  %5605 = icmp ult i64 %5604, %5504
  br i1 %5605, label %5606, label %5611

5606:                                             ; preds = %5600
  %5607 = shl i64 %5604, 2
  %5608 = add i64 %5607, %5503
  %5609 = inttoptr i64 %5608 to i32 addrspace(1)*
  %5610 = load volatile i32, i32 addrspace(1)* %5609, align 4, !tbaa !11
  br label %5611

5611:                                             ; preds = %5606, %5600
  %5612 = phi i32 [ %5610, %5606 ], [ 0, %5600 ]
  %5613 = mul i32 %5021, 3
  %5614 = zext i32 %5613 to i64
  %5615 = add i64 %5585, %5614
  %5616 = icmp ult i64 %5615, %5504
  br i1 %5616, label %5617, label %5622

5617:                                             ; preds = %5611
  %5618 = shl i64 %5615, 2
  %5619 = add i64 %5618, %5503
  %5620 = inttoptr i64 %5619 to i32 addrspace(1)*
  %5621 = load volatile i32, i32 addrspace(1)* %5620, align 4, !tbaa !11
  br label %5622

5622:                                             ; preds = %5617, %5611
  %5623 = phi i32 [ %5621, %5617 ], [ 0, %5611 ]
  %5624 = shl i32 %5021, 2
  %5625 = zext i32 %5624 to i64
  %5626 = add i64 %5585, %5625
  %5627 = icmp ult i64 %5626, %5504
  br i1 %5627, label %5628, label %5633

5628:                                             ; preds = %5622
  %5629 = shl i64 %5626, 2
  %5630 = add i64 %5629, %5503
  %5631 = inttoptr i64 %5630 to i32 addrspace(1)*
  %5632 = load volatile i32, i32 addrspace(1)* %5631, align 4, !tbaa !11
  br label %5633

5633:                                             ; preds = %5628, %5622
  %5634 = phi i32 [ %5632, %5628 ], [ 0, %5622 ]
  %5635 = mul i32 %5021, 5
  %5636 = zext i32 %5635 to i64
  %5637 = add i64 %5585, %5636
  %5638 = icmp ult i64 %5637, %5504
  br i1 %5638, label %5639, label %5644

5639:                                             ; preds = %5633
  %5640 = shl i64 %5637, 2
  %5641 = add i64 %5640, %5503
  %5642 = inttoptr i64 %5641 to i32 addrspace(1)*
  %5643 = load volatile i32, i32 addrspace(1)* %5642, align 4, !tbaa !11
  br label %5644

5644:                                             ; preds = %5639, %5633
  %5645 = phi i32 [ %5643, %5639 ], [ 0, %5633 ]
  %5646 = mul i32 %5021, 6
  %5647 = zext i32 %5646 to i64
  %5648 = add i64 %5585, %5647
  %5649 = icmp ult i64 %5648, %5504
  br i1 %5649, label %5650, label %5655

5650:                                             ; preds = %5644
  %5651 = shl i64 %5648, 2
  %5652 = add i64 %5651, %5503
  %5653 = inttoptr i64 %5652 to i32 addrspace(1)*
  %5654 = load volatile i32, i32 addrspace(1)* %5653, align 4, !tbaa !11
  br label %5655

5655:                                             ; preds = %5650, %5644
  %5656 = phi i32 [ %5654, %5650 ], [ 0, %5644 ]
  %5657 = add i64 %5585, %5507
  %5658 = icmp ult i64 %5657, %5504
  br i1 %5658, label %5659, label %5664

5659:                                             ; preds = %5655
  %5660 = shl i64 %5657, 2
  %5661 = add i64 %5660, %5503
  %5662 = inttoptr i64 %5661 to i32 addrspace(1)*
  %5663 = load volatile i32, i32 addrspace(1)* %5662, align 4, !tbaa !11
  br label %5664

5664:                                             ; preds = %5659, %5655
  %5665 = phi i32 [ %5663, %5659 ], [ 0, %5655 ]
  %5666 = add i64 %5588, %5502
  %5667 = inttoptr i64 %5666 to i32 addrspace(1)*
  store i32 %5591, i32 addrspace(1)* %5667, align 4, !tbaa !11
  br i1 %5594, label %5668, label %5672

5668:                                             ; preds = %5664
  %5669 = shl i64 %5593, 2
  %5670 = add i64 %5669, %5502
  %5671 = inttoptr i64 %5670 to i32 addrspace(1)*
  store i32 %5601, i32 addrspace(1)* %5671, align 4, !tbaa !11
  br label %5672

5672:                                             ; preds = %5668, %5664
  br i1 %5605, label %5673, label %5677

5673:                                             ; preds = %5672
  %5674 = shl i64 %5604, 2
  %5675 = add i64 %5674, %5502
  %5676 = inttoptr i64 %5675 to i32 addrspace(1)*
  store i32 %5612, i32 addrspace(1)* %5676, align 4, !tbaa !11
  br label %5677

5677:                                             ; preds = %5673, %5672
  br i1 %5616, label %5678, label %5682

5678:                                             ; preds = %5677
  %5679 = shl i64 %5615, 2
  %5680 = add i64 %5679, %5502
  %5681 = inttoptr i64 %5680 to i32 addrspace(1)*
  store i32 %5623, i32 addrspace(1)* %5681, align 4, !tbaa !11
  br label %5682

5682:                                             ; preds = %5678, %5677
  br i1 %5627, label %5683, label %5687

5683:                                             ; preds = %5682
  %5684 = shl i64 %5626, 2
  %5685 = add i64 %5684, %5502
  %5686 = inttoptr i64 %5685 to i32 addrspace(1)*
  store i32 %5634, i32 addrspace(1)* %5686, align 4, !tbaa !11
  br label %5687

5687:                                             ; preds = %5683, %5682
  br i1 %5638, label %5688, label %5692

5688:                                             ; preds = %5687
  %5689 = shl i64 %5637, 2
  %5690 = add i64 %5689, %5502
  %5691 = inttoptr i64 %5690 to i32 addrspace(1)*
  store i32 %5645, i32 addrspace(1)* %5691, align 4, !tbaa !11
  br label %5692

5692:                                             ; preds = %5688, %5687
  br i1 %5649, label %5693, label %5697

5693:                                             ; preds = %5692
  %5694 = shl i64 %5648, 2
  %5695 = add i64 %5694, %5502
  %5696 = inttoptr i64 %5695 to i32 addrspace(1)*
  store i32 %5656, i32 addrspace(1)* %5696, align 4, !tbaa !11
  br label %5697

5697:                                             ; preds = %5693, %5692
  br i1 %5658, label %5698, label %5716

5698:                                             ; preds = %5697
  %5699 = shl i64 %5657, 2
  %5700 = add i64 %5699, %5502
  %5701 = inttoptr i64 %5700 to i32 addrspace(1)*
  store i32 %5665, i32 addrspace(1)* %5701, align 4, !tbaa !11
  br label %5716

5702:                                             ; preds = %5294
  %5703 = zext i32 %5020 to i64
  %5704 = icmp ugt i64 %4621, %5703
  br i1 %5704, label %5705, label %5750

5705:                                             ; preds = %5702
  %5706 = zext i32 %5021 to i64
  br label %5707

5707:                                             ; preds = %5707, %5705
  %5708 = phi i64 [ %5703, %5705 ], [ %5714, %5707 ]
  %5709 = add i64 %5708, %4862
  %5710 = inttoptr i64 %5709 to i8 addrspace(1)*
  %5711 = load volatile i8, i8 addrspace(1)* %5710, align 1, !tbaa !11
  %5712 = add i64 %5708, %85
  %5713 = inttoptr i64 %5712 to i8 addrspace(1)*
  store i8 %5711, i8 addrspace(1)* %5713, align 1, !tbaa !11
  %5714 = add i64 %5708, %5706
  %5715 = icmp ult i64 %5714, %4621
  br i1 %5715, label %5707, label %5750, !llvm.loop !59

5716:                                             ; preds = %5698, %5697, %5584, %5497, %5496, %5383
  %5717 = phi i64 [ %5505, %5698 ], [ %5505, %5697 ], [ %5505, %5584 ], [ %5304, %5497 ], [ %5304, %5496 ], [ %5304, %5383 ]
  %5718 = icmp ugt i64 %5296, %5717
  br i1 %5718, label %5719, label %5730

5719:                                             ; preds = %5716
  %5720 = zext i32 %5021 to i64
  br label %5721

5721:                                             ; preds = %5721, %5719
  %5722 = phi i64 [ %5717, %5719 ], [ %5728, %5721 ]
  %5723 = add i64 %5722, %4862
  %5724 = inttoptr i64 %5723 to i8 addrspace(1)*
  %5725 = load volatile i8, i8 addrspace(1)* %5724, align 1, !tbaa !11
  %5726 = add i64 %5722, %85
  %5727 = inttoptr i64 %5726 to i8 addrspace(1)*
  store i8 %5725, i8 addrspace(1)* %5727, align 1, !tbaa !11
  %5728 = add i64 %5722, %5720
  %5729 = icmp ult i64 %5728, %5296
  br i1 %5729, label %5721, label %5730, !llvm.loop !59

5730:                                             ; preds = %5721, %5716
  %5731 = add i64 %5299, %5296
  %5732 = sub i64 %4621, %5731
  %5733 = icmp ugt i64 %5732, %5717
  br i1 %5733, label %5734, label %5750

5734:                                             ; preds = %5730
  %5735 = zext i32 %5021 to i64
  br label %5736

5736:                                             ; preds = %5736, %5734
  %5737 = phi i64 [ %5717, %5734 ], [ %5744, %5736 ]
  %5738 = add i64 %5737, %5731
  %5739 = add i64 %5738, %4862
  %5740 = inttoptr i64 %5739 to i8 addrspace(1)*
  %5741 = load volatile i8, i8 addrspace(1)* %5740, align 1, !tbaa !11
  %5742 = add i64 %5738, %85
  %5743 = inttoptr i64 %5742 to i8 addrspace(1)*
  store i8 %5741, i8 addrspace(1)* %5743, align 1, !tbaa !11
  %5744 = add i64 %5737, %5735
  %5745 = icmp ult i64 %5744, %5732
  br i1 %5745, label %5736, label %5750, !llvm.loop !59

5746:                                             ; preds = %5291, %5040
  %5747 = phi i64 [ %5293, %5291 ], [ %5095, %5040 ]
  %5748 = phi <4 x i32> [ %5258, %5291 ], [ %5081, %5040 ]
  %5749 = inttoptr i64 %5747 to <4 x i32> addrspace(1)*
  store <4 x i32> %5748, <4 x i32> addrspace(1)* %5749, align 16, !tbaa !11
  br label %5750

5750:                                             ; preds = %5736, %5707, %5746, %5730, %5702, %5290, %5177
  %5751 = load i32, i32* %80, align 4, !tbaa !9
  %5752 = add i32 %5751, 1
  store i32 %5752, i32* %80, align 4, !tbaa !9
  br label %5753

5753:                                             ; preds = %5750, %5016
  %5754 = and i32 %5008, 1073741824
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !110
  %5755 = load i32, i32* %56, align 4, !tbaa !45
  %5756 = icmp eq i32 %5755, %4857
  %5757 = icmp ne i32 %5754, 0
  %5758 = xor i1 %5757, true
  %5759 = and i1 %5756, %5758
  br i1 %5759, label %5842, label %5760, !prof !56

5760:                                             ; preds = %5753
  br i1 %5756, label %5761, label %5771

5761:                                             ; preds = %5760
  %5762 = icmp eq i32 %4857, -1
  br i1 %5762, label %5800, label %5763

5763:                                             ; preds = %5761
  %5764 = load i32, i32* %45, align 8, !tbaa !42
  %5765 = icmp eq i32 %5764, 0
  br i1 %5765, label %5766, label %5770

5766:                                             ; preds = %5763
  %5767 = load i64, i64* %46, align 8, !tbaa !19
  %5768 = add i64 %5767, 136
  %5769 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %5768, i64 -1) #10, !srcloc !23
  br label %5770

5770:                                             ; preds = %5766, %5763
  store i32 -1, i32* %56, align 4, !tbaa !45
  store i32 0, i32* %81, align 8, !tbaa !46
  br label %5800

5771:                                             ; preds = %5760
  %5772 = icmp ne i32 %5755, -1
  %5773 = or i1 %5757, %5772
  br i1 %5773, label %5800, label %5774

5774:                                             ; preds = %5771
  %5775 = load i32, i32* %81, align 8, !tbaa !46
  %5776 = icmp ult i32 %5775, 2
  br i1 %5776, label %5777, label %5800

5777:                                             ; preds = %5774
  %5778 = add nuw nsw i32 %5775, 1
  store i32 %5778, i32* %81, align 8, !tbaa !46
  %5779 = icmp eq i32 %5778, 2
  br i1 %5779, label %5780, label %5800

5780:                                             ; preds = %5777
  %5781 = load i32, i32* %45, align 8, !tbaa !42
  %5782 = icmp eq i32 %5781, 0
  br i1 %5782, label %5783, label %5795

5783:                                             ; preds = %5780
  %5784 = load i64, i64* %46, align 8, !tbaa !19
  %5785 = add i64 %5784, 136
  %5786 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %5785, i64 1) #10, !srcloc !23
  %5787 = load i32, i32* %60, align 4, !tbaa !111
  %5788 = lshr i32 %5787, 2
  %5789 = zext i32 %5788 to i64
  %5790 = icmp ult i64 %5786, %5789
  br i1 %5790, label %5795, label %5791

5791:                                             ; preds = %5783
  %5792 = load i64, i64* %46, align 8, !tbaa !19
  %5793 = add i64 %5792, 136
  %5794 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %5793, i64 -1) #10, !srcloc !23
  br label %5795

5795:                                             ; preds = %5791, %5783, %5780
  %5796 = phi i32 [ 0, %5780 ], [ 0, %5791 ], [ 1, %5783 ]
  %5797 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %5796, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !96
  %5798 = icmp eq i32 %5797, 0
  br i1 %5798, label %5800, label %5799

5799:                                             ; preds = %5795
  store i32 %4857, i32* %56, align 4, !tbaa !45
  br label %5842

5800:                                             ; preds = %5795, %5777, %5774, %5771, %5770, %5761
  %5801 = icmp eq i32 %5754, 0
  br i1 %5801, label %5829, label %5802

5802:                                             ; preds = %5800
  %5803 = and i32 %5008, 65535
  %5804 = load i32, i32* %56, align 4, !tbaa !45
  %5805 = icmp eq i32 %5804, -1
  br i1 %5805, label %5828, label %5806

5806:                                             ; preds = %5802
  %5807 = load i32, i32* %45, align 8, !tbaa !42
  %5808 = icmp eq i32 %5807, 0
  br i1 %5808, label %5809, label %5820

5809:                                             ; preds = %5806
  %5810 = and i32 %5804, 63
  %5811 = zext i32 %5810 to i64
  %5812 = shl nuw i64 1, %5811
  %5813 = lshr i32 %5804, 3
  %5814 = and i32 %5813, 536870904
  %5815 = zext i32 %5814 to i64
  %5816 = load i64, i64* %57, align 8, !tbaa !43
  %5817 = add i64 %5816, %5815
  %5818 = inttoptr i64 %5817 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %5818, i64 %5812) #10, !srcloc !44
  %5819 = load i32, i32* %45, align 8, !tbaa !42
  br label %5820

5820:                                             ; preds = %5809, %5806
  %5821 = phi i32 [ %5819, %5809 ], [ %5807, %5806 ]
  %5822 = icmp eq i32 %5821, 0
  br i1 %5822, label %5823, label %5827

5823:                                             ; preds = %5820
  %5824 = load i64, i64* %46, align 8, !tbaa !19
  %5825 = add i64 %5824, 136
  %5826 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %5825, i64 -1) #10, !srcloc !23
  br label %5827

5827:                                             ; preds = %5823, %5820
  store i32 -1, i32* %56, align 4, !tbaa !45
  store i32 0, i32* %81, align 8, !tbaa !46
  br label %5828

5828:                                             ; preds = %5827, %5802
  store i32 %5803, i32* %58, align 4, !tbaa !70
  br label %5842

5829:                                             ; preds = %5800
  %5830 = load i32, i32* %45, align 8, !tbaa !42
  %5831 = icmp eq i32 %5830, 0
  br i1 %5831, label %5832, label %5842

5832:                                             ; preds = %5829
  %5833 = lshr i32 %4857, 3
  %5834 = and i32 %5833, 536870904
  %5835 = zext i32 %5834 to i64
  %5836 = and i32 %4857, 63
  %5837 = zext i32 %5836 to i64
  %5838 = shl nuw i64 1, %5837
  %5839 = load i64, i64* %57, align 8, !tbaa !43
  %5840 = add i64 %5839, %5835
  %5841 = inttoptr i64 %5840 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %5841, i64 %5838) #10, !srcloc !44
  br label %5842

5842:                                             ; preds = %5832, %5829, %5828, %5799, %5753, %4854, %4619
  %5843 = phi i32 [ %4620, %4619 ], [ %4813, %4854 ], [ %5017, %5753 ], [ %5017, %5799 ], [ %5017, %5828 ], [ %5017, %5829 ], [ %5017, %5832 ]
  %5844 = add i64 %4621, %86
  %5845 = add i64 %4621, %85
  %5846 = icmp ugt i64 %35, %5844
  %5847 = icmp eq i32 %5843, 0
  %5848 = select i1 %5846, i1 %5847, i1 false
  br i1 %5848, label %84, label %5849, !llvm.loop !114

5849:                                             ; preds = %5842, %28, %25
  %5850 = phi i32 [ %26, %25 ], [ 0, %28 ], [ %5843, %5842 ]
  %5851 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 13, i64 0
  %5852 = load i32, i32* %5851, align 8, !tbaa !9
  %5853 = add i32 %5852, 1
  store i32 %5853, i32* %5851, align 8, !tbaa !9
  %5854 = icmp ne i32 %5850, 0
  %5855 = zext i1 %5854 to i32
  %5856 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 13, i64 1
  %5857 = load i32, i32* %5856, align 4, !tbaa !9
  %5858 = add i32 %5857, %5855
  store i32 %5858, i32* %5856, align 4, !tbaa !9
  br i1 %5854, label %5859, label %5907, !prof !86

5859:                                             ; preds = %5849
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !115
  %5860 = icmp eq i64 %4, 0
  br i1 %5860, label %5907, label %5861

5861:                                             ; preds = %5859
  %5862 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 0
  %5863 = load i32, i32* %5862, align 8, !tbaa !41
  %5864 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 1
  %5865 = load i32, i32* %5864, align 4, !tbaa !116
  %5866 = sub i64 0, %4
  %5867 = and i64 %5866, 3
  %5868 = icmp ult i64 %5867, %3
  %5869 = select i1 %5868, i64 %5867, i64 %3
  %5870 = zext i32 %5863 to i64
  %5871 = sub i64 %3, %5869
  %5872 = lshr i64 %5871, 2
  %5873 = icmp ugt i64 %5872, %5870
  br i1 %5873, label %5874, label %5877

5874:                                             ; preds = %5861
  %5875 = add i64 %5869, %4
  %5876 = zext i32 %5865 to i64
  br label %5881

5877:                                             ; preds = %5881, %5861
  %5878 = icmp ugt i64 %5869, %5870
  br i1 %5878, label %5879, label %5894

5879:                                             ; preds = %5877
  %5880 = zext i32 %5865 to i64
  br label %5888

5881:                                             ; preds = %5881, %5874
  %5882 = phi i64 [ %5870, %5874 ], [ %5886, %5881 ]
  %5883 = shl i64 %5882, 2
  %5884 = add i64 %5875, %5883
  %5885 = inttoptr i64 %5884 to i32 addrspace(1)*
  store i32 0, i32 addrspace(1)* %5885, align 4, !tbaa !11
  %5886 = add i64 %5882, %5876
  %5887 = icmp ult i64 %5886, %5872
  br i1 %5887, label %5881, label %5877, !llvm.loop !117

5888:                                             ; preds = %5888, %5879
  %5889 = phi i64 [ %5870, %5879 ], [ %5892, %5888 ]
  %5890 = add i64 %5889, %4
  %5891 = inttoptr i64 %5890 to i8 addrspace(1)*
  store i8 0, i8 addrspace(1)* %5891, align 1, !tbaa !11
  %5892 = add i64 %5889, %5880
  %5893 = icmp ult i64 %5892, %5869
  br i1 %5893, label %5888, label %5894, !llvm.loop !118

5894:                                             ; preds = %5888, %5877
  %5895 = and i64 %5871, -4
  %5896 = or i64 %5895, %5869
  %5897 = add i64 %5896, %5870
  %5898 = icmp ult i64 %5897, %3
  br i1 %5898, label %5899, label %5907

5899:                                             ; preds = %5894
  %5900 = zext i32 %5865 to i64
  br label %5901

5901:                                             ; preds = %5901, %5899
  %5902 = phi i64 [ %5897, %5899 ], [ %5905, %5901 ]
  %5903 = add i64 %5902, %4
  %5904 = inttoptr i64 %5903 to i8 addrspace(1)*
  store i8 0, i8 addrspace(1)* %5904, align 1, !tbaa !11
  %5905 = add i64 %5902, %5900
  %5906 = icmp ult i64 %5905, %3
  br i1 %5906, label %5901, label %5907, !llvm.loop !119

5907:                                             ; preds = %5901, %5849, %5859, %5894
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !120
  %5908 = sub nsw i32 0, %5850
  ret i32 %5908
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
  br i1 %15, label %16, label %52

16:                                               ; preds = %4
  %17 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid() #7
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %39

19:                                               ; preds = %16
  %20 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 4, i64 18
  %21 = load i64, i64* %20, align 8, !tbaa !19
  %22 = add i64 %21, 8
  %23 = inttoptr i64 %22 to i64 addrspace(1)*
  %24 = load volatile i64, i64 addrspace(1)* %23, align 8, !tbaa !5
  %25 = icmp ne i64 %24, 0
  %26 = select i1 %25, i64 24, i64 16
  %27 = add i64 %26, %21
  %28 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %27, i64 1) #10, !srcloc !23
  tail call void @llvm.nvvm.membar.gl() #7
  %29 = inttoptr i64 %21 to i64 addrspace(1)*
  %30 = load volatile i64, i64 addrspace(1)* %29, align 8, !tbaa !5
  %31 = icmp ne i64 %30, 0
  %32 = xor i1 %25, true
  %33 = select i1 %31, i1 true, i1 %32
  %34 = select i1 %31, i32 2, i32 1
  br i1 %33, label %39, label %35

35:                                               ; preds = %19
  %36 = load volatile i64, i64 addrspace(1)* %23, align 8, !tbaa !5
  %37 = icmp eq i64 %36, 0
  %38 = zext i1 %37 to i32
  br label %39

39:                                               ; preds = %35, %19, %16
  %40 = phi i1 [ false, %16 ], [ %25, %19 ], [ %25, %35 ]
  %41 = phi i32 [ 0, %16 ], [ %34, %19 ], [ %38, %35 ]
  %42 = zext i1 %40 to i32
  %43 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %41, i32 0, i32 31) #7
  %44 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 0, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !24
  %45 = zext i32 %44 to i64
  %46 = shl nuw i64 %45, 32
  %47 = zext i32 %43 to i64
  %48 = or i64 %46, %47
  %49 = icmp eq i64 %48, 2
  %50 = select i1 %49, i32 108, i32 0
  store i32 %50, i32* %12, align 8, !tbaa !15
  %51 = icmp eq i64 %48, 1
  br label %52

52:                                               ; preds = %39, %4
  %53 = phi i32 [ %42, %39 ], [ 0, %4 ]
  %54 = phi i1 [ %51, %39 ], [ false, %4 ]
  br i1 %54, label %67, label %55

55:                                               ; preds = %52
  %56 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 4, i64 22
  %57 = load i64, i64* %56, align 8, !tbaa !25
  %58 = getelementptr inbounds %struct.array_common, %struct.array_common* %11, i64 0, i32 11
  %59 = load i32, i32* %58, align 4, !tbaa !26
  %60 = zext i32 %59 to i64
  %61 = or i64 %57, %60
  %62 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 4, i64 16
  %63 = load i64, i64* %62, align 8, !tbaa !27
  %64 = or i64 %61, %63
  %65 = icmp eq i64 %64, 0
  %66 = zext i1 %65 to i32
  br label %67

67:                                               ; preds = %52, %55
  %68 = phi i32 [ 1, %52 ], [ %66, %55 ]
  %69 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7
  %70 = shl i32 %69, 3
  %71 = tail call i32 @llvm.nvvm.read.ptx.sreg.warpid() #7
  %72 = add i32 %70, %71
  %73 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid() #7
  %74 = zext i1 %54 to i32
  %75 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 0
  store i32 %73, i32* %75, align 8, !tbaa.struct !28
  %76 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 1
  store i32 32, i32* %76, align 4, !tbaa.struct !29
  %77 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 2
  store i32 %72, i32* %77, align 8, !tbaa.struct !30
  %78 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 3
  store i32 0, i32* %78, align 4, !tbaa.struct !31
  %79 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 4
  store i32 %74, i32* %79, align 8, !tbaa.struct !32
  %80 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 5
  store i32 %68, i32* %80, align 4, !tbaa.struct !33
  %81 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 6
  store i32 %53, i32* %81, align 8, !tbaa.struct !34
  %82 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 7
  store i32 -1, i32* %82, align 4, !tbaa.struct !35
  %83 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 8
  store i32 0, i32* %83, align 8, !tbaa.struct !36
  %84 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 9
  store i32 2600, i32* %84, align 4, !tbaa.struct !37
  %85 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 10
  %86 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 2
  store i32 0, i32* %86, align 4, !tbaa !38
  %87 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 3
  store i32 0, i32* %87, align 8, !tbaa !39
  %88 = bitcast i32* %85 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(48) %88, i8 0, i64 48, i1 false) #7
  %89 = call fastcc noundef i32 @_ZL10write_somePK15pl_array_deviceP13pl_array_warpyyy(%struct.pl_array_device* noundef nonnull %5, %struct.pl_array_warp* noundef nonnull %6, i64 noundef %1, i64 noundef %2, i64 noundef %3) #10
  call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !40
  %90 = load i32, i32* %75, align 8, !tbaa !41
  %91 = icmp ne i32 %90, 0
  %92 = load i32, i32* %12, align 8
  %93 = icmp eq i32 %92, 71
  %94 = select i1 %91, i1 true, i1 %93
  br i1 %94, label %201, label %95

95:                                               ; preds = %67
  %96 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 4, i64 18
  %97 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 13, i64 0
  %98 = load i32, i32* %97, align 8, !tbaa !9
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %128, label %123

100:                                              ; preds = %191
  %101 = load i32, i32* %75, align 8, !tbaa !42
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %103, label %115

103:                                              ; preds = %100
  %104 = and i32 %192, 63
  %105 = zext i32 %104 to i64
  %106 = shl nuw i64 1, %105
  %107 = lshr i32 %192, 3
  %108 = and i32 %107, 536870904
  %109 = zext i32 %108 to i64
  %110 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %5, i64 0, i32 4, i64 5
  %111 = load i64, i64* %110, align 8, !tbaa !43
  %112 = add i64 %111, %109
  %113 = inttoptr i64 %112 to i64*
  call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %113, i64 %106) #10, !srcloc !44
  %114 = load i32, i32* %75, align 8, !tbaa !42
  br label %115

115:                                              ; preds = %103, %100
  %116 = phi i32 [ %114, %103 ], [ %101, %100 ]
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %118, label %122

118:                                              ; preds = %115
  %119 = load i64, i64* %96, align 8, !tbaa !19
  %120 = add i64 %119, 136
  %121 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %120, i64 -1) #10, !srcloc !23
  br label %122

122:                                              ; preds = %118, %115
  store i32 -1, i32* %82, align 4, !tbaa !45
  store i32 0, i32* %85, align 8, !tbaa !46
  br label %194

123:                                              ; preds = %95
  %124 = zext i32 %98 to i64
  %125 = load i64, i64* %96, align 8, !tbaa !19
  %126 = add i64 %125, 72
  %127 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %126, i64 %124) #10, !srcloc !23
  br label %128

128:                                              ; preds = %123, %95
  %129 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 13, i64 1
  %130 = load i32, i32* %129, align 4, !tbaa !9
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %137, label %132

132:                                              ; preds = %128
  %133 = zext i32 %130 to i64
  %134 = load i64, i64* %96, align 8, !tbaa !19
  %135 = add i64 %134, 80
  %136 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %135, i64 %133) #10, !srcloc !23
  br label %137

137:                                              ; preds = %132, %128
  %138 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 13, i64 2
  %139 = load i32, i32* %138, align 8, !tbaa !9
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %146, label %141

141:                                              ; preds = %137
  %142 = zext i32 %139 to i64
  %143 = load i64, i64* %96, align 8, !tbaa !19
  %144 = add i64 %143, 88
  %145 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %144, i64 %142) #10, !srcloc !23
  br label %146

146:                                              ; preds = %141, %137
  %147 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 13, i64 3
  %148 = load i32, i32* %147, align 4, !tbaa !9
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %155, label %150

150:                                              ; preds = %146
  %151 = zext i32 %148 to i64
  %152 = load i64, i64* %96, align 8, !tbaa !19
  %153 = add i64 %152, 96
  %154 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %153, i64 %151) #10, !srcloc !23
  br label %155

155:                                              ; preds = %150, %146
  %156 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 13, i64 4
  %157 = load i32, i32* %156, align 8, !tbaa !9
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %164, label %159

159:                                              ; preds = %155
  %160 = zext i32 %157 to i64
  %161 = load i64, i64* %96, align 8, !tbaa !19
  %162 = add i64 %161, 104
  %163 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %162, i64 %160) #10, !srcloc !23
  br label %164

164:                                              ; preds = %159, %155
  %165 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 13, i64 5
  %166 = load i32, i32* %165, align 4, !tbaa !9
  %167 = icmp eq i32 %166, 0
  br i1 %167, label %173, label %168

168:                                              ; preds = %164
  %169 = zext i32 %166 to i64
  %170 = load i64, i64* %96, align 8, !tbaa !19
  %171 = add i64 %170, 112
  %172 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %171, i64 %169) #10, !srcloc !23
  br label %173

173:                                              ; preds = %168, %164
  %174 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 13, i64 6
  %175 = load i32, i32* %174, align 8, !tbaa !9
  %176 = icmp eq i32 %175, 0
  br i1 %176, label %182, label %177

177:                                              ; preds = %173
  %178 = zext i32 %175 to i64
  %179 = load i64, i64* %96, align 8, !tbaa !19
  %180 = add i64 %179, 120
  %181 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %180, i64 %178) #10, !srcloc !23
  br label %182

182:                                              ; preds = %177, %173
  %183 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %6, i64 0, i32 0, i32 13, i64 7
  %184 = load i32, i32* %183, align 4, !tbaa !9
  %185 = icmp eq i32 %184, 0
  br i1 %185, label %191, label %186

186:                                              ; preds = %182
  %187 = zext i32 %184 to i64
  %188 = load i64, i64* %96, align 8, !tbaa !19
  %189 = add i64 %188, 128
  %190 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %189, i64 %187) #10, !srcloc !23
  br label %191

191:                                              ; preds = %186, %182
  %192 = load i32, i32* %82, align 4, !tbaa !45
  %193 = icmp eq i32 %192, -1
  br i1 %193, label %194, label %100

194:                                              ; preds = %191, %122
  %195 = load i64, i64* %96, align 8, !tbaa !19
  %196 = load i32, i32* %81, align 8, !tbaa !47
  call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !48
  %197 = icmp eq i32 %196, 0
  %198 = select i1 %197, i64 16, i64 24
  %199 = add i64 %198, %195
  %200 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %199, i64 -1) #10, !srcloc !23
  br label %201

201:                                              ; preds = %67, %194
  call void @llvm.lifetime.end.p0i8(i64 104, i8* nonnull %9) #7
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %7) #7
  ret i32 %89
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
  %33 = load i32, i32* %32, align 8, !tbaa !121
  %34 = icmp eq i32 %33, 0
  %35 = select i1 %34, i32 9, i32 0
  br label %36

36:                                               ; preds = %30, %27
  %37 = phi i32 [ %35, %30 ], [ %28, %27 ]
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %44

39:                                               ; preds = %36
  %40 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 4
  %41 = load i32, i32* %40, align 8, !tbaa !122
  %42 = icmp eq i32 %41, 0
  %43 = select i1 %42, i32 0, i32 11
  br label %44

44:                                               ; preds = %39, %36
  %45 = phi i32 [ %43, %39 ], [ %37, %36 ]
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %2326

47:                                               ; preds = %44
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !123
  %48 = add i64 %3, %2
  %49 = icmp ugt i64 %48, %2
  br i1 %49, label %50, label %2319

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

80:                                               ; preds = %2312, %50
  %81 = phi i64 [ %4, %50 ], [ %2315, %2312 ]
  %82 = phi i64 [ %2, %50 ], [ %2314, %2312 ]
  %83 = load i32, i32* %52, align 8, !tbaa !52
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
  %100 = load i32, i32* %55, align 8, !tbaa !42
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %102, label %481

102:                                              ; preds = %98
  br i1 %99, label %103, label %297

103:                                              ; preds = %102
  %104 = load i32, i32* %57, align 4, !tbaa !70
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
  %113 = load i64, i64* %66, align 8, !tbaa !68
  %114 = add i64 %113, %105
  %115 = inttoptr i64 %114 to i64 addrspace(1)*
  %116 = load volatile i64, i64 addrspace(1)* %115, align 8, !tbaa !5
  %117 = and i64 %116, 131072
  %118 = icmp eq i64 %117, 0
  br i1 %118, label %119, label %243

119:                                              ; preds = %112
  %120 = load i32, i32* %56, align 4, !tbaa !45
  %121 = icmp eq i32 %120, -1
  br i1 %121, label %122, label %243

122:                                              ; preds = %119
  %123 = load i32, i32* %58, align 8, !tbaa !71
  %124 = load i32, i32* %59, align 4, !tbaa !72
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
  br i1 %132, label %168, label %133, !llvm.loop !73

133:                                              ; preds = %130, %128
  %134 = phi i1 [ true, %128 ], [ %131, %130 ]
  %135 = phi i32 [ 0, %128 ], [ %164, %130 ]
  %136 = add i32 %135, %123
  %137 = urem i32 %136, %126
  %138 = load i64, i64* %60, align 8, !tbaa !43
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
  %153 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %142, i64 %152) #10, !srcloc !74
  %154 = and i64 %153, %151
  %155 = icmp eq i64 %154, 0
  br i1 %155, label %159, label %156

156:                                              ; preds = %149
  %157 = tail call i64 @llvm.cttz.i64(i64 %151, i1 true) #7, !range !75
  %158 = trunc i64 %157 to i32
  br label %159

159:                                              ; preds = %156, %149
  %160 = phi i32 [ %158, %156 ], [ %147, %149 ]
  br i1 %155, label %145, label %161, !llvm.loop !76

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
  %177 = load i64, i64* %61, align 8, !tbaa !77
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
  %191 = tail call i64 @llvm.cttz.i64(i64 %190, i1 true) #7, !range !75
  %192 = trunc i64 %191 to i32
  %193 = or i32 %185, %192
  %194 = xor i64 %190, %188
  %195 = load i64, i64* %62, align 8, !tbaa !78
  %196 = zext i32 %193 to i64
  %197 = shl nuw nsw i64 %196, 3
  %198 = add i64 %197, %195
  %199 = inttoptr i64 %198 to i64*
  %200 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %199) #10, !srcloc !79
  %201 = lshr i64 %200, 32
  %202 = load i64, i64* %63, align 8, !tbaa !80
  %203 = shl nuw nsw i64 %196, 2
  %204 = add i64 %203, %202
  %205 = inttoptr i64 %204 to i32 addrspace(1)*
  %206 = load volatile i32, i32 addrspace(1)* %205, align 4, !tbaa !9
  %207 = zext i32 %206 to i64
  %208 = icmp eq i64 %201, %207
  br i1 %208, label %209, label %232, !llvm.loop !81

209:                                              ; preds = %186
  %210 = xor i64 %190, -1
  %211 = load i64, i64* %61, align 8, !tbaa !77
  %212 = add i64 %211, %179
  %213 = tail call i64 asm sideeffect "atom.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %212, i64 %210) #10, !srcloc !82
  %214 = and i64 %213, %190
  %215 = icmp eq i64 %214, 0
  br i1 %215, label %232, label %216, !llvm.loop !81

216:                                              ; preds = %209
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !48
  %217 = load i64, i64* %62, align 8, !tbaa !78
  %218 = add i64 %217, %197
  %219 = inttoptr i64 %218 to i64*
  %220 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %219) #10, !srcloc !79
  %221 = lshr i64 %220, 32
  %222 = load i64, i64* %63, align 8, !tbaa !80
  %223 = add i64 %222, %203
  %224 = inttoptr i64 %223 to i32 addrspace(1)*
  %225 = load volatile i32, i32 addrspace(1)* %224, align 4, !tbaa !9
  %226 = zext i32 %225 to i64
  %227 = icmp eq i64 %221, %226
  br i1 %227, label %232, label %228

228:                                              ; preds = %216
  %229 = load i64, i64* %61, align 8, !tbaa !77
  %230 = add i64 %229, %179
  %231 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %230, i64 %190) #10, !srcloc !69
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
  br i1 %236, label %237, label %186, !llvm.loop !81

237:                                              ; preds = %235, %232, %175
  %238 = phi i32 [ -1, %175 ], [ %233, %232 ], [ -1, %235 ]
  %239 = icmp ne i32 %238, -1
  %240 = add nuw nsw i32 %176, 1
  %241 = icmp eq i32 %240, %174
  %242 = select i1 %239, i1 true, i1 %241
  br i1 %242, label %243, label %175, !llvm.loop !83

243:                                              ; preds = %237, %171, %168, %119, %112
  %244 = phi i32 [ -1, %112 ], [ %120, %119 ], [ %170, %168 ], [ -1, %171 ], [ %238, %237 ]
  %245 = icmp eq i32 %244, -1
  br i1 %245, label %268, label %246

246:                                              ; preds = %243
  %247 = load i64, i64* %66, align 8, !tbaa !68
  %248 = add i64 %247, %105
  %249 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %248, i64 131072) #10, !srcloc !69
  %250 = and i64 %249, 131072
  %251 = icmp eq i64 %250, 0
  br i1 %251, label %252, label %255

252:                                              ; preds = %246
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !48
  %253 = zext i32 %244 to i64
  %254 = or i64 %253, 144115188075855872
  br label %288

255:                                              ; preds = %246
  %256 = load i32, i32* %56, align 4, !tbaa !45
  %257 = icmp eq i32 %256, %244
  br i1 %257, label %268, label %258

258:                                              ; preds = %255
  %259 = lshr i32 %244, 3
  %260 = and i32 %259, 536870904
  %261 = zext i32 %260 to i64
  %262 = and i32 %244, 63
  %263 = zext i32 %262 to i64
  %264 = shl nuw i64 1, %263
  %265 = load i64, i64* %60, align 8, !tbaa !43
  %266 = add i64 %265, %261
  %267 = inttoptr i64 %266 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %267, i64 %264) #10, !srcloc !44
  br label %268

268:                                              ; preds = %258, %255, %243
  %269 = add i32 %107, 1
  %270 = and i32 %107, 63
  %271 = icmp eq i32 %270, 0
  br i1 %271, label %272, label %288, !prof !86

272:                                              ; preds = %268
  %273 = load i64, i64* %64, align 8, !tbaa !87
  %274 = inttoptr i64 %273 to i64*
  %275 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %274) #10, !srcloc !79
  %276 = icmp eq i64 %275, 0
  br i1 %276, label %277, label %288

277:                                              ; preds = %272
  %278 = icmp eq i64 %108, 0
  br i1 %278, label %279, label %283

279:                                              ; preds = %277
  %280 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !88
  %281 = load i64, i64* %65, align 8, !tbaa !89
  %282 = add i64 %281, %280
  br label %283

283:                                              ; preds = %279, %277
  %284 = phi i64 [ %282, %279 ], [ %108, %277 ]
  %285 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !88
  %286 = icmp ult i64 %285, %284
  %287 = select i1 %286, i32 0, i32 110
  br label %288

288:                                              ; preds = %283, %272, %268, %252
  %289 = phi i32 [ %107, %252 ], [ %269, %268 ], [ %269, %272 ], [ %269, %283 ]
  %290 = phi i64 [ %108, %252 ], [ %108, %268 ], [ %108, %272 ], [ %284, %283 ]
  %291 = phi i32 [ 0, %252 ], [ 0, %268 ], [ 108, %272 ], [ %287, %283 ]
  %292 = phi i64 [ %254, %252 ], [ %110, %268 ], [ %110, %272 ], [ %110, %283 ]
  %293 = phi i1 [ false, %252 ], [ true, %268 ], [ true, %272 ], [ true, %283 ]
  br i1 %293, label %106, label %481, !llvm.loop !124

294:                                              ; preds = %106
  %295 = zext i32 %109 to i64
  %296 = or i64 %295, 216172782113783808
  br label %481

297:                                              ; preds = %102
  %298 = load i32, i32* %56, align 4, !tbaa !45
  %299 = load i32, i32* %57, align 4, !tbaa !70
  %300 = icmp eq i32 %299, 0
  %301 = icmp eq i32 %298, -1
  %302 = select i1 %300, i1 %301, i1 false
  br i1 %302, label %303, label %473

303:                                              ; preds = %297
  %304 = load i32, i32* %58, align 8, !tbaa !71
  %305 = load i32, i32* %59, align 4, !tbaa !72
  %306 = urem i32 %304, %305
  %307 = load i64, i64* %60, align 8, !tbaa !43
  %308 = lshr i32 %306, 3
  %309 = and i32 %308, 536870904
  %310 = zext i32 %309 to i64
  %311 = add i64 %307, %310
  %312 = inttoptr i64 %311 to i64*
  %313 = and i32 %306, 63
  %314 = zext i32 %313 to i64
  %315 = shl nuw i64 1, %314
  %316 = xor i64 %315, -1
  %317 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %312, i64 %316) #10, !srcloc !74
  %318 = and i64 %315, %317
  %319 = icmp eq i64 %318, 0
  %320 = select i1 %319, i32 -1, i32 %306
  %321 = icmp eq i32 %320, -1
  br i1 %321, label %322, label %473

322:                                              ; preds = %303, %467
  %323 = phi i64 [ %469, %467 ], [ 0, %303 ]
  %324 = phi i32 [ %468, %467 ], [ 1, %303 ]
  %325 = load i32, i32* %59, align 4, !tbaa !72
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
  br i1 %333, label %369, label %334, !llvm.loop !73

334:                                              ; preds = %331, %329
  %335 = phi i1 [ true, %329 ], [ %332, %331 ]
  %336 = phi i32 [ 0, %329 ], [ %365, %331 ]
  %337 = add i32 %336, %304
  %338 = urem i32 %337, %327
  %339 = load i64, i64* %60, align 8, !tbaa !43
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
  %354 = tail call i64 asm sideeffect "atom.acquire.gpu.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64* %343, i64 %353) #10, !srcloc !74
  %355 = and i64 %354, %352
  %356 = icmp eq i64 %355, 0
  br i1 %356, label %360, label %357

357:                                              ; preds = %350
  %358 = tail call i64 @llvm.cttz.i64(i64 %352, i1 true) #7, !range !75
  %359 = trunc i64 %358 to i32
  br label %360

360:                                              ; preds = %357, %350
  %361 = phi i32 [ %359, %357 ], [ %348, %350 ]
  br i1 %356, label %346, label %362, !llvm.loop !76

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
  %378 = load i64, i64* %61, align 8, !tbaa !77
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
  %392 = tail call i64 @llvm.cttz.i64(i64 %391, i1 true) #7, !range !75
  %393 = trunc i64 %392 to i32
  %394 = or i32 %386, %393
  %395 = xor i64 %391, %389
  %396 = load i64, i64* %62, align 8, !tbaa !78
  %397 = zext i32 %394 to i64
  %398 = shl nuw nsw i64 %397, 3
  %399 = add i64 %398, %396
  %400 = inttoptr i64 %399 to i64*
  %401 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %400) #10, !srcloc !79
  %402 = lshr i64 %401, 32
  %403 = load i64, i64* %63, align 8, !tbaa !80
  %404 = shl nuw nsw i64 %397, 2
  %405 = add i64 %404, %403
  %406 = inttoptr i64 %405 to i32 addrspace(1)*
  %407 = load volatile i32, i32 addrspace(1)* %406, align 4, !tbaa !9
  %408 = zext i32 %407 to i64
  %409 = icmp eq i64 %402, %408
  br i1 %409, label %410, label %433, !llvm.loop !81

410:                                              ; preds = %387
  %411 = xor i64 %391, -1
  %412 = load i64, i64* %61, align 8, !tbaa !77
  %413 = add i64 %412, %380
  %414 = tail call i64 asm sideeffect "atom.global.and.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %413, i64 %411) #10, !srcloc !82
  %415 = and i64 %414, %391
  %416 = icmp eq i64 %415, 0
  br i1 %416, label %433, label %417, !llvm.loop !81

417:                                              ; preds = %410
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !48
  %418 = load i64, i64* %62, align 8, !tbaa !78
  %419 = add i64 %418, %398
  %420 = inttoptr i64 %419 to i64*
  %421 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %420) #10, !srcloc !79
  %422 = lshr i64 %421, 32
  %423 = load i64, i64* %63, align 8, !tbaa !80
  %424 = add i64 %423, %404
  %425 = inttoptr i64 %424 to i32 addrspace(1)*
  %426 = load volatile i32, i32 addrspace(1)* %425, align 4, !tbaa !9
  %427 = zext i32 %426 to i64
  %428 = icmp eq i64 %422, %427
  br i1 %428, label %433, label %429

429:                                              ; preds = %417
  %430 = load i64, i64* %61, align 8, !tbaa !77
  %431 = add i64 %430, %380
  %432 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %431, i64 %391) #10, !srcloc !69
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
  br i1 %437, label %438, label %387, !llvm.loop !81

438:                                              ; preds = %436, %433, %376
  %439 = phi i32 [ -1, %376 ], [ %434, %433 ], [ -1, %436 ]
  %440 = icmp ne i32 %439, -1
  %441 = add nuw nsw i32 %377, 1
  %442 = icmp eq i32 %441, %375
  %443 = select i1 %440, i1 true, i1 %442
  br i1 %443, label %444, label %376, !llvm.loop !83

444:                                              ; preds = %438, %372, %369
  %445 = phi i32 [ %371, %369 ], [ -1, %372 ], [ %439, %438 ]
  %446 = icmp eq i32 %445, -1
  br i1 %446, label %447, label %467

447:                                              ; preds = %444
  %448 = add i32 %324, 1
  %449 = and i32 %324, 63
  %450 = icmp eq i32 %449, 0
  br i1 %450, label %451, label %467, !prof !86

451:                                              ; preds = %447
  %452 = load i64, i64* %64, align 8, !tbaa !87
  %453 = inttoptr i64 %452 to i64*
  %454 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %453) #10, !srcloc !79
  %455 = icmp eq i64 %454, 0
  br i1 %455, label %456, label %467

456:                                              ; preds = %451
  %457 = icmp eq i64 %323, 0
  br i1 %457, label %458, label %462

458:                                              ; preds = %456
  %459 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !88
  %460 = load i64, i64* %65, align 8, !tbaa !89
  %461 = add i64 %460, %459
  br label %462

462:                                              ; preds = %458, %456
  %463 = phi i64 [ %461, %458 ], [ %323, %456 ]
  %464 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !88
  %465 = icmp ult i64 %464, %463
  %466 = select i1 %465, i32 0, i32 110
  br label %467

467:                                              ; preds = %462, %451, %447, %444
  %468 = phi i32 [ %324, %444 ], [ %448, %447 ], [ %448, %451 ], [ %448, %462 ]
  %469 = phi i64 [ %323, %444 ], [ %323, %447 ], [ %323, %451 ], [ %463, %462 ]
  %470 = phi i32 [ 0, %444 ], [ 0, %447 ], [ 108, %451 ], [ %466, %462 ]
  %471 = icmp eq i32 %470, 0
  %472 = and i1 %446, %471
  br i1 %472, label %322, label %473, !llvm.loop !113

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
  %491 = load i32, i32* %56, align 4, !tbaa !45
  %492 = icmp eq i32 %491, -1
  br i1 %492, label %515, label %493

493:                                              ; preds = %490
  %494 = load i32, i32* %55, align 8, !tbaa !42
  %495 = icmp eq i32 %494, 0
  br i1 %495, label %496, label %507

496:                                              ; preds = %493
  %497 = and i32 %491, 63
  %498 = zext i32 %497 to i64
  %499 = shl nuw i64 1, %498
  %500 = lshr i32 %491, 3
  %501 = and i32 %500, 536870904
  %502 = zext i32 %501 to i64
  %503 = load i64, i64* %60, align 8, !tbaa !43
  %504 = add i64 %503, %502
  %505 = inttoptr i64 %504 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %505, i64 %499) #10, !srcloc !44
  %506 = load i32, i32* %55, align 8, !tbaa !42
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
  store i32 -1, i32* %56, align 4, !tbaa !45
  store i32 0, i32* %78, align 8, !tbaa !46
  br label %515

515:                                              ; preds = %514, %490
  store i32 %484, i32* %57, align 4, !tbaa !70
  br label %2312

516:                                              ; preds = %481
  %517 = load i64, i64* %67, align 8, !tbaa !91
  %518 = zext i32 %484 to i64
  %519 = load i64, i64* %68, align 8, !tbaa !92
  %520 = mul i64 %519, %518
  %521 = add i64 %520, %517
  %522 = load i32, i32* %56, align 4, !tbaa !45
  %523 = icmp eq i32 %522, %484
  br i1 %523, label %530, label %524

524:                                              ; preds = %516
  %525 = load i64, i64* %63, align 8, !tbaa !80
  %526 = shl nuw nsw i64 %518, 2
  %527 = add i64 %525, %526
  %528 = inttoptr i64 %527 to i32 addrspace(1)*
  %529 = load volatile i32, i32 addrspace(1)* %528, align 4, !tbaa !9
  store i32 %529, i32* %69, align 8, !tbaa !93
  br label %530

530:                                              ; preds = %524, %516
  %531 = icmp eq i64 %91, 0
  br i1 %531, label %1426, label %532

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

543:                                              ; preds = %1412, %532
  %544 = phi i64 [ 0, %532 ], [ %1423, %1412 ]
  %545 = add i64 %544, %81
  %546 = sub i64 %91, %544
  %547 = load i32, i32* %55, align 8, !tbaa !42
  %548 = load i32, i32* %70, align 4, !tbaa !55
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
  br i1 %561, label %562, label %820, !prof !56

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
  br i1 %702, label %643, label %703, !llvm.loop !57

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
  br i1 %908, label %849, label %909, !llvm.loop !57

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
  br i1 %1109, label %1050, label %1110, !llvm.loop !58

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
  br i1 %1241, label %1233, label %1276, !llvm.loop !59

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
  br i1 %1255, label %1247, label %1256, !llvm.loop !59

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
  br i1 %1271, label %1262, label %1276, !llvm.loop !59

1272:                                             ; preds = %817, %566
  %1273 = phi i64 [ %819, %817 ], [ %621, %566 ]
  %1274 = phi <4 x i32> [ %784, %817 ], [ %607, %566 ]
  %1275 = inttoptr i64 %1273 to <4 x i32> addrspace(1)*
  store <4 x i32> %1274, <4 x i32> addrspace(1)* %1275, align 16, !tbaa !11
  br label %1276

1276:                                             ; preds = %1262, %1233, %1272, %1256, %1228, %816, %703
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !125
  %1277 = add i64 %544, %82
  tail call void asm sideeffect "fence.acq_rel.sys;", "~{memory}"() #10, !srcloc !126
  %1278 = load i32, i32* %69, align 8, !tbaa !93
  %1279 = add i32 %1278, 1
  store i32 %1279, i32* %69, align 8, !tbaa !93
  %1280 = load i32, i32* %55, align 8, !tbaa !42
  %1281 = load i64, i64* %71, align 8, !tbaa !94
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
  %1296 = load i64, i64* %72, align 8, !tbaa !95
  %1297 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1296, i64 1) #10, !srcloc !23
  %1298 = trunc i64 %1297 to i32
  br label %1299

1299:                                             ; preds = %1295, %1276
  %1300 = phi i32 [ %1298, %1295 ], [ 0, %1276 ]
  %1301 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1300, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !96
  %1302 = load i32, i32* %74, align 8, !tbaa !97
  %1303 = icmp ult i32 %1280, 4
  br i1 %1303, label %1304, label %1322

1304:                                             ; preds = %1299
  %1305 = load i64, i64* %6, align 8, !tbaa !98
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
  %1324 = load i64, i64* %63, align 8, !tbaa !80
  %1325 = add i64 %1324, %535
  %1326 = inttoptr i64 %1325 to i32 addrspace(1)*
  store volatile i32 %1279, i32 addrspace(1)* %1326, align 4, !tbaa !9
  br label %1327

1327:                                             ; preds = %1323, %1322
  %1328 = load i32, i32* %55, align 8, !tbaa !42
  %1329 = icmp eq i32 %1328, 0
  br i1 %1329, label %1330, label %1412

1330:                                             ; preds = %1327
  %1331 = load i32, i32* %69, align 8, !tbaa !93
  %1332 = load i64, i64* %62, align 8, !tbaa !78
  %1333 = tail call i32 asm sideeffect "mov.u32 $0, %clock;", "=r,~{memory}"() #10, !srcloc !99
  br label %1334

1334:                                             ; preds = %1334, %1330
  %1335 = tail call i32 asm sideeffect "mov.u32 $0, %clock;", "=r,~{memory}"() #10, !srcloc !99
  %1336 = sub i32 %1335, %1333
  %1337 = load i32, i32* %75, align 4, !tbaa !9
  %1338 = icmp ult i32 %1336, %1337
  br i1 %1338, label %1334, label %1339, !llvm.loop !100

1339:                                             ; preds = %1334
  %1340 = add i64 %1332, %536
  %1341 = inttoptr i64 %1340 to i64*
  %1342 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1341) #10, !srcloc !79
  %1343 = lshr i64 %1342, 32
  %1344 = zext i32 %1331 to i64
  %1345 = icmp eq i64 %1343, %1344
  br i1 %1345, label %1346, label %1351, !prof !56

1346:                                             ; preds = %1339
  %1347 = load i32, i32* %75, align 4, !tbaa !9
  %1348 = icmp ugt i32 %1347, 512
  %1349 = select i1 %1348, i32 -16, i32 0
  %1350 = add i32 %1349, %1347
  br label %1360

1351:                                             ; preds = %1339
  %1352 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1341) #10, !srcloc !79
  %1353 = lshr i64 %1352, 32
  %1354 = icmp eq i64 %1353, %1344
  br i1 %1354, label %1355, label %1363

1355:                                             ; preds = %1351
  %1356 = load i32, i32* %75, align 4, !tbaa !9
  %1357 = icmp ult i32 %1356, 4096
  %1358 = select i1 %1357, i32 128, i32 0
  %1359 = add i32 %1358, %1356
  br label %1360

1360:                                             ; preds = %1355, %1346
  %1361 = phi i32 [ %1359, %1355 ], [ %1350, %1346 ]
  %1362 = phi i64 [ %1352, %1355 ], [ %1342, %1346 ]
  store i32 %1361, i32* %75, align 4, !tbaa !9
  br label %1363

1363:                                             ; preds = %1360, %1351
  %1364 = phi i64 [ %1352, %1351 ], [ %1362, %1360 ]
  br label %1365

1365:                                             ; preds = %1363, %1403
  %1366 = phi i32 [ %1373, %1403 ], [ 1, %1363 ]
  %1367 = phi i64 [ %1393, %1403 ], [ 0, %1363 ]
  %1368 = phi i64 [ %1404, %1403 ], [ %1364, %1363 ]
  %1369 = phi i32 [ %1405, %1403 ], [ undef, %1363 ]
  %1370 = lshr i64 %1368, 32
  %1371 = icmp eq i64 %1370, %1344
  br i1 %1371, label %1406, label %1372, !prof !56

1372:                                             ; preds = %1365
  %1373 = add i32 %1366, 1
  %1374 = and i32 %1366, 63
  %1375 = icmp eq i32 %1374, 0
  br i1 %1375, label %1376, label %1392, !prof !86

1376:                                             ; preds = %1372
  %1377 = load i64, i64* %64, align 8, !tbaa !87
  %1378 = inttoptr i64 %1377 to i64*
  %1379 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1378) #10, !srcloc !79
  %1380 = icmp eq i64 %1379, 0
  br i1 %1380, label %1381, label %1392

1381:                                             ; preds = %1376
  %1382 = icmp eq i64 %1367, 0
  br i1 %1382, label %1383, label %1387

1383:                                             ; preds = %1381
  %1384 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !88
  %1385 = load i64, i64* %65, align 8, !tbaa !89
  %1386 = add i64 %1385, %1384
  br label %1387

1387:                                             ; preds = %1383, %1381
  %1388 = phi i64 [ %1386, %1383 ], [ %1367, %1381 ]
  %1389 = tail call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l,~{memory}"() #10, !srcloc !88
  %1390 = icmp ult i64 %1389, %1388
  %1391 = select i1 %1390, i32 0, i32 110
  br label %1392

1392:                                             ; preds = %1387, %1376, %1372
  %1393 = phi i64 [ %1388, %1387 ], [ %1367, %1376 ], [ %1367, %1372 ]
  %1394 = phi i32 [ %1391, %1387 ], [ 108, %1376 ], [ 0, %1372 ]
  %1395 = icmp eq i32 %1394, 0
  br i1 %1395, label %1401, label %1396, !prof !56

1396:                                             ; preds = %1392
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !48
  %1397 = load i64, i64* %61, align 8, !tbaa !77
  %1398 = add i64 %1397, %539
  %1399 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %1398, i64 %542) #10, !srcloc !69
  %1400 = or i32 %1394, -1073741824
  br label %1403

1401:                                             ; preds = %1392
  %1402 = tail call i64 asm sideeffect "ld.acquire.sys.global.u64 $0, [$1];", "=l,l,~{memory}"(i64* %1341) #10, !srcloc !79
  br label %1403

1403:                                             ; preds = %1401, %1396
  %1404 = phi i64 [ %1368, %1396 ], [ %1402, %1401 ]
  %1405 = phi i32 [ %1400, %1396 ], [ %1369, %1401 ]
  br i1 %1395, label %1365, label %1412, !llvm.loop !101

1406:                                             ; preds = %1365
  %1407 = trunc i64 %1368 to i32
  %1408 = icmp sgt i32 %1407, -1
  br i1 %1408, label %1412, label %1409, !prof !56

1409:                                             ; preds = %1406
  %1410 = sub i32 0, %1407
  %1411 = or i32 %1410, -2147483648
  br label %1412

1412:                                             ; preds = %1403, %1409, %1406, %1327
  %1413 = phi i32 [ 0, %1327 ], [ %1411, %1409 ], [ %1407, %1406 ], [ %1405, %1403 ]
  %1414 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1413, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !96
  %1415 = and i32 %1414, 65535
  %1416 = icmp slt i32 %1414, 0
  %1417 = select i1 %1416, i32 %1415, i32 0, !prof !86
  %1418 = icmp eq i32 %1414, 0
  %1419 = select i1 %1418, i32 5, i32 %1417
  %1420 = icmp eq i32 %1419, 0
  %1421 = select i1 %1420, i32 %1414, i32 0
  %1422 = zext i32 %1421 to i64
  %1423 = add i64 %544, %1422
  %1424 = icmp ult i64 %1423, %91
  %1425 = and i1 %1420, %1424
  br i1 %1425, label %543, label %1426, !llvm.loop !127

1426:                                             ; preds = %1412, %530
  %1427 = phi i64 [ 0, %530 ], [ %1423, %1412 ]
  %1428 = phi i32 [ 0, %530 ], [ %1414, %1412 ]
  %1429 = phi i32 [ 0, %530 ], [ %1419, %1412 ]
  br i1 %99, label %1430, label %2223

1430:                                             ; preds = %1426
  %1431 = load i64, i64* %54, align 8, !tbaa !25
  %1432 = icmp ugt i64 %1431, %82
  br i1 %1432, label %1433, label %1436

1433:                                             ; preds = %1430
  %1434 = load i64, i64* %77, align 8, !tbaa !54
  %1435 = add i64 %1434, %82
  br label %1472

1436:                                             ; preds = %1430
  %1437 = load i32, i32* %55, align 8, !tbaa !42
  %1438 = icmp eq i32 %1437, 0
  br i1 %1438, label %1439, label %1448

1439:                                             ; preds = %1436
  %1440 = load i32, i32* %52, align 8, !tbaa !52
  %1441 = zext i32 %1440 to i64
  %1442 = lshr i64 %82, %1441
  %1443 = shl i64 %1442, 3
  %1444 = load i64, i64* %66, align 8, !tbaa !68
  %1445 = add i64 %1443, %1444
  %1446 = inttoptr i64 %1445 to i64 addrspace(1)*
  %1447 = load volatile i64, i64 addrspace(1)* %1446, align 8, !tbaa !5
  br label %1448

1448:                                             ; preds = %1439, %1436
  %1449 = phi i64 [ %1447, %1439 ], [ 0, %1436 ]
  %1450 = trunc i64 %1449 to i32
  %1451 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1450, i32 0, i32 31) #7
  %1452 = lshr i64 %1449, 32
  %1453 = trunc i64 %1452 to i32
  %1454 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %1453, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !24
  %1455 = zext i32 %1451 to i64
  %1456 = and i64 %1455, 917504
  %1457 = icmp eq i64 %1456, 393216
  br i1 %1457, label %1458, label %1472

1458:                                             ; preds = %1448
  %1459 = zext i32 %1454 to i64
  %1460 = shl nuw i64 %1459, 32
  %1461 = or i64 %1460, %1455
  %1462 = load i64, i64* %76, align 8, !tbaa !108
  %1463 = lshr i64 %1461, 20
  %1464 = load i32, i32* %52, align 8, !tbaa !52
  %1465 = zext i32 %1464 to i64
  %1466 = shl i64 %1463, %1465
  %1467 = add i64 %1466, %1462
  %1468 = shl nsw i64 -1, %1465
  %1469 = xor i64 %1468, -1
  %1470 = and i64 %82, %1469
  %1471 = add i64 %1467, %1470
  br label %1472

1472:                                             ; preds = %1458, %1448, %1433
  %1473 = phi i64 [ %1435, %1433 ], [ %1471, %1458 ], [ 0, %1448 ]
  %1474 = icmp ne i64 %1473, 0
  %1475 = icmp ne i64 %1427, 0
  %1476 = and i1 %1475, %1474
  br i1 %1476, label %1477, label %2208

1477:                                             ; preds = %1472
  %1478 = load i32, i32* %55, align 8, !tbaa !42
  %1479 = load i32, i32* %70, align 4, !tbaa !55
  %1480 = xor i64 %1473, %81
  %1481 = and i64 %1480, 15
  %1482 = icmp eq i64 %1481, 0
  %1483 = and i64 %1480, 3
  %1484 = icmp eq i64 %1483, 0
  %1485 = select i1 %1484, i64 4, i64 1
  %1486 = select i1 %1482, i64 16, i64 %1485
  %1487 = sub i64 0, %1473
  %1488 = add nsw i64 %1486, -1
  %1489 = and i64 %1488, %1487
  %1490 = or i64 %1427, %81
  %1491 = or i64 %1490, %1473
  %1492 = and i64 %1491, 15
  %1493 = icmp eq i64 %1492, 0
  br i1 %1493, label %1494, label %1752, !prof !56

1494:                                             ; preds = %1477
  %1495 = shl i32 %1479, 7
  %1496 = zext i32 %1495 to i64
  %1497 = icmp eq i64 %1427, %1496
  br i1 %1497, label %1498, label %1554

1498:                                             ; preds = %1494
  %1499 = shl i32 %1478, 4
  %1500 = zext i32 %1499 to i64
  %1501 = add i64 %1473, %1500
  %1502 = add i64 %81, %1500
  %1503 = shl i32 %1479, 4
  %1504 = inttoptr i64 %1502 to <4 x i32> addrspace(1)*
  %1505 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1504, align 16, !tbaa !11
  %1506 = zext i32 %1503 to i64
  %1507 = add i64 %1502, %1506
  %1508 = inttoptr i64 %1507 to <4 x i32> addrspace(1)*
  %1509 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1508, align 16, !tbaa !11
  %1510 = shl i32 %1479, 5
  %1511 = zext i32 %1510 to i64
  %1512 = add i64 %1502, %1511
  %1513 = inttoptr i64 %1512 to <4 x i32> addrspace(1)*
  %1514 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1513, align 16, !tbaa !11
  %1515 = mul i32 %1479, 48
  %1516 = zext i32 %1515 to i64
  %1517 = add i64 %1502, %1516
  %1518 = inttoptr i64 %1517 to <4 x i32> addrspace(1)*
  %1519 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1518, align 16, !tbaa !11
  %1520 = shl i32 %1479, 6
  %1521 = zext i32 %1520 to i64
  %1522 = add i64 %1502, %1521
  %1523 = inttoptr i64 %1522 to <4 x i32> addrspace(1)*
  %1524 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1523, align 16, !tbaa !11
  %1525 = mul i32 %1479, 80
  %1526 = zext i32 %1525 to i64
  %1527 = add i64 %1502, %1526
  %1528 = inttoptr i64 %1527 to <4 x i32> addrspace(1)*
  %1529 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1528, align 16, !tbaa !11
  %1530 = mul i32 %1479, 96
  %1531 = zext i32 %1530 to i64
  %1532 = add i64 %1502, %1531
  %1533 = inttoptr i64 %1532 to <4 x i32> addrspace(1)*
  %1534 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1533, align 16, !tbaa !11
  %1535 = mul i32 %1479, 112
  %1536 = zext i32 %1535 to i64
  %1537 = add i64 %1502, %1536
  %1538 = inttoptr i64 %1537 to <4 x i32> addrspace(1)*
  %1539 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1538, align 16, !tbaa !11
  %1540 = inttoptr i64 %1501 to <4 x i32> addrspace(1)*
  store <4 x i32> %1505, <4 x i32> addrspace(1)* %1540, align 16, !tbaa !11
  %1541 = add i64 %1501, %1506
  %1542 = inttoptr i64 %1541 to <4 x i32> addrspace(1)*
  store <4 x i32> %1509, <4 x i32> addrspace(1)* %1542, align 16, !tbaa !11
  %1543 = add i64 %1501, %1511
  %1544 = inttoptr i64 %1543 to <4 x i32> addrspace(1)*
  store <4 x i32> %1514, <4 x i32> addrspace(1)* %1544, align 16, !tbaa !11
  %1545 = add i64 %1501, %1516
  %1546 = inttoptr i64 %1545 to <4 x i32> addrspace(1)*
  store <4 x i32> %1519, <4 x i32> addrspace(1)* %1546, align 16, !tbaa !11
  %1547 = add i64 %1501, %1521
  %1548 = inttoptr i64 %1547 to <4 x i32> addrspace(1)*
  store <4 x i32> %1524, <4 x i32> addrspace(1)* %1548, align 16, !tbaa !11
  %1549 = add i64 %1501, %1526
  %1550 = inttoptr i64 %1549 to <4 x i32> addrspace(1)*
  store <4 x i32> %1529, <4 x i32> addrspace(1)* %1550, align 16, !tbaa !11
  %1551 = add i64 %1501, %1531
  %1552 = inttoptr i64 %1551 to <4 x i32> addrspace(1)*
  store <4 x i32> %1534, <4 x i32> addrspace(1)* %1552, align 16, !tbaa !11
  %1553 = add i64 %1501, %1536
  br label %2204

1554:                                             ; preds = %1494
  %1555 = lshr i64 %1427, 4
  %1556 = zext i32 %1478 to i64
  %1557 = mul i32 %1479, 7
  %1558 = zext i32 %1557 to i64
  %1559 = add nuw nsw i64 %1558, %1556
  %1560 = icmp ult i64 %1559, %1555
  br i1 %1560, label %1561, label %1635

1561:                                             ; preds = %1554
  %1562 = shl i32 %1479, 3
  %1563 = zext i32 %1562 to i64
  %1564 = zext i32 %1479 to i64
  %1565 = shl i32 %1479, 1
  %1566 = zext i32 %1565 to i64
  %1567 = mul i32 %1479, 3
  %1568 = zext i32 %1567 to i64
  %1569 = shl i32 %1479, 2
  %1570 = zext i32 %1569 to i64
  %1571 = mul i32 %1479, 5
  %1572 = zext i32 %1571 to i64
  %1573 = mul i32 %1479, 6
  %1574 = zext i32 %1573 to i64
  br label %1575

1575:                                             ; preds = %1575, %1561
  %1576 = phi i64 [ %1556, %1561 ], [ %1632, %1575 ]
  %1577 = shl i64 %1576, 4
  %1578 = add i64 %1577, %81
  %1579 = inttoptr i64 %1578 to <4 x i32> addrspace(1)*
  %1580 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1579, align 16, !tbaa !11
  %1581 = add i64 %1576, %1564
  %1582 = shl i64 %1581, 4
  %1583 = add i64 %1582, %81
  %1584 = inttoptr i64 %1583 to <4 x i32> addrspace(1)*
  %1585 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1584, align 16, !tbaa !11
  %1586 = add i64 %1576, %1566
  %1587 = shl i64 %1586, 4
  %1588 = add i64 %1587, %81
  %1589 = inttoptr i64 %1588 to <4 x i32> addrspace(1)*
  %1590 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1589, align 16, !tbaa !11
  %1591 = add i64 %1576, %1568
  %1592 = shl i64 %1591, 4
  %1593 = add i64 %1592, %81
  %1594 = inttoptr i64 %1593 to <4 x i32> addrspace(1)*
  %1595 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1594, align 16, !tbaa !11
  %1596 = add i64 %1576, %1570
  %1597 = shl i64 %1596, 4
  %1598 = add i64 %1597, %81
  %1599 = inttoptr i64 %1598 to <4 x i32> addrspace(1)*
  %1600 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1599, align 16, !tbaa !11
  %1601 = add i64 %1576, %1572
  %1602 = shl i64 %1601, 4
  %1603 = add i64 %1602, %81
  %1604 = inttoptr i64 %1603 to <4 x i32> addrspace(1)*
  %1605 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1604, align 16, !tbaa !11
  %1606 = add i64 %1576, %1574
  %1607 = shl i64 %1606, 4
  %1608 = add i64 %1607, %81
  %1609 = inttoptr i64 %1608 to <4 x i32> addrspace(1)*
  %1610 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1609, align 16, !tbaa !11
  %1611 = add i64 %1576, %1558
  %1612 = shl i64 %1611, 4
  %1613 = add i64 %1612, %81
  %1614 = inttoptr i64 %1613 to <4 x i32> addrspace(1)*
  %1615 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1614, align 16, !tbaa !11
  %1616 = add i64 %1577, %1473
  %1617 = inttoptr i64 %1616 to <4 x i32> addrspace(1)*
  store <4 x i32> %1580, <4 x i32> addrspace(1)* %1617, align 16, !tbaa !11
  %1618 = add i64 %1582, %1473
  %1619 = inttoptr i64 %1618 to <4 x i32> addrspace(1)*
  store <4 x i32> %1585, <4 x i32> addrspace(1)* %1619, align 16, !tbaa !11
  %1620 = add i64 %1587, %1473
  %1621 = inttoptr i64 %1620 to <4 x i32> addrspace(1)*
  store <4 x i32> %1590, <4 x i32> addrspace(1)* %1621, align 16, !tbaa !11
  %1622 = add i64 %1592, %1473
  %1623 = inttoptr i64 %1622 to <4 x i32> addrspace(1)*
  store <4 x i32> %1595, <4 x i32> addrspace(1)* %1623, align 16, !tbaa !11
  %1624 = add i64 %1597, %1473
  %1625 = inttoptr i64 %1624 to <4 x i32> addrspace(1)*
  store <4 x i32> %1600, <4 x i32> addrspace(1)* %1625, align 16, !tbaa !11
  %1626 = add i64 %1602, %1473
  %1627 = inttoptr i64 %1626 to <4 x i32> addrspace(1)*
  store <4 x i32> %1605, <4 x i32> addrspace(1)* %1627, align 16, !tbaa !11
  %1628 = add i64 %1607, %1473
  %1629 = inttoptr i64 %1628 to <4 x i32> addrspace(1)*
  store <4 x i32> %1610, <4 x i32> addrspace(1)* %1629, align 16, !tbaa !11
  %1630 = add i64 %1612, %1473
  %1631 = inttoptr i64 %1630 to <4 x i32> addrspace(1)*
  store <4 x i32> %1615, <4 x i32> addrspace(1)* %1631, align 16, !tbaa !11
  %1632 = add i64 %1576, %1563
  %1633 = add i64 %1632, %1558
  %1634 = icmp ult i64 %1633, %1555
  br i1 %1634, label %1575, label %1635, !llvm.loop !57

1635:                                             ; preds = %1575, %1554
  %1636 = phi i64 [ %1556, %1554 ], [ %1632, %1575 ]
  %1637 = icmp ult i64 %1636, %1555
  br i1 %1637, label %1638, label %2208

1638:                                             ; preds = %1635
  %1639 = shl i64 %1636, 4
  %1640 = add i64 %1639, %81
  %1641 = inttoptr i64 %1640 to <4 x i32> addrspace(1)*
  %1642 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1641, align 16, !tbaa !11
  %1643 = zext i32 %1479 to i64
  %1644 = add i64 %1636, %1643
  %1645 = icmp ult i64 %1644, %1555
  br i1 %1645, label %1646, label %1651

1646:                                             ; preds = %1638
  %1647 = shl i64 %1644, 4
  %1648 = add i64 %1647, %81
  %1649 = inttoptr i64 %1648 to <4 x i32> addrspace(1)*
  %1650 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1649, align 16, !tbaa !11
  br label %1651

1651:                                             ; preds = %1646, %1638
  %1652 = phi <4 x i32> [ %1650, %1646 ], [ zeroinitializer, %1638 ]
  %1653 = shl i32 %1479, 1
  %1654 = zext i32 %1653 to i64
  %1655 = add i64 %1636, %1654
  %1656 = icmp ult i64 %1655, %1555
  br i1 %1656, label %1657, label %1662

1657:                                             ; preds = %1651
  %1658 = shl i64 %1655, 4
  %1659 = add i64 %1658, %81
  %1660 = inttoptr i64 %1659 to <4 x i32> addrspace(1)*
  %1661 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1660, align 16, !tbaa !11
  br label %1662

1662:                                             ; preds = %1657, %1651
  %1663 = phi <4 x i32> [ %1661, %1657 ], [ zeroinitializer, %1651 ]
  %1664 = mul i32 %1479, 3
  %1665 = zext i32 %1664 to i64
  %1666 = add i64 %1636, %1665
  %1667 = icmp ult i64 %1666, %1555
  br i1 %1667, label %1668, label %1673

1668:                                             ; preds = %1662
  %1669 = shl i64 %1666, 4
  %1670 = add i64 %1669, %81
  %1671 = inttoptr i64 %1670 to <4 x i32> addrspace(1)*
  %1672 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1671, align 16, !tbaa !11
  br label %1673

1673:                                             ; preds = %1668, %1662
  %1674 = phi <4 x i32> [ %1672, %1668 ], [ zeroinitializer, %1662 ]
  %1675 = shl i32 %1479, 2
  %1676 = zext i32 %1675 to i64
  %1677 = add i64 %1636, %1676
  %1678 = icmp ult i64 %1677, %1555
  br i1 %1678, label %1679, label %1684

1679:                                             ; preds = %1673
  %1680 = shl i64 %1677, 4
  %1681 = add i64 %1680, %81
  %1682 = inttoptr i64 %1681 to <4 x i32> addrspace(1)*
  %1683 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1682, align 16, !tbaa !11
  br label %1684

1684:                                             ; preds = %1679, %1673
  %1685 = phi <4 x i32> [ %1683, %1679 ], [ zeroinitializer, %1673 ]
  %1686 = mul i32 %1479, 5
  %1687 = zext i32 %1686 to i64
  %1688 = add i64 %1636, %1687
  %1689 = icmp ult i64 %1688, %1555
  br i1 %1689, label %1690, label %1695

1690:                                             ; preds = %1684
  %1691 = shl i64 %1688, 4
  %1692 = add i64 %1691, %81
  %1693 = inttoptr i64 %1692 to <4 x i32> addrspace(1)*
  %1694 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1693, align 16, !tbaa !11
  br label %1695

1695:                                             ; preds = %1690, %1684
  %1696 = phi <4 x i32> [ %1694, %1690 ], [ zeroinitializer, %1684 ]
  %1697 = mul i32 %1479, 6
  %1698 = zext i32 %1697 to i64
  %1699 = add i64 %1636, %1698
  %1700 = icmp ult i64 %1699, %1555
  br i1 %1700, label %1701, label %1706

1701:                                             ; preds = %1695
  %1702 = shl i64 %1699, 4
  %1703 = add i64 %1702, %81
  %1704 = inttoptr i64 %1703 to <4 x i32> addrspace(1)*
  %1705 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1704, align 16, !tbaa !11
  br label %1706

1706:                                             ; preds = %1701, %1695
  %1707 = phi <4 x i32> [ %1705, %1701 ], [ zeroinitializer, %1695 ]
  %1708 = add i64 %1636, %1558
  %1709 = icmp ult i64 %1708, %1555
  br i1 %1709, label %1710, label %1715

1710:                                             ; preds = %1706
  %1711 = shl i64 %1708, 4
  %1712 = add i64 %1711, %81
  %1713 = inttoptr i64 %1712 to <4 x i32> addrspace(1)*
  %1714 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1713, align 16, !tbaa !11
  br label %1715

1715:                                             ; preds = %1710, %1706
  %1716 = phi <4 x i32> [ %1714, %1710 ], [ zeroinitializer, %1706 ]
  %1717 = add i64 %1639, %1473
  %1718 = inttoptr i64 %1717 to <4 x i32> addrspace(1)*
  store <4 x i32> %1642, <4 x i32> addrspace(1)* %1718, align 16, !tbaa !11
  br i1 %1645, label %1719, label %1723

1719:                                             ; preds = %1715
  %1720 = shl i64 %1644, 4
  %1721 = add i64 %1720, %1473
  %1722 = inttoptr i64 %1721 to <4 x i32> addrspace(1)*
  store <4 x i32> %1652, <4 x i32> addrspace(1)* %1722, align 16, !tbaa !11
  br label %1723

1723:                                             ; preds = %1719, %1715
  br i1 %1656, label %1724, label %1728

1724:                                             ; preds = %1723
  %1725 = shl i64 %1655, 4
  %1726 = add i64 %1725, %1473
  %1727 = inttoptr i64 %1726 to <4 x i32> addrspace(1)*
  store <4 x i32> %1663, <4 x i32> addrspace(1)* %1727, align 16, !tbaa !11
  br label %1728

1728:                                             ; preds = %1724, %1723
  br i1 %1667, label %1729, label %1733

1729:                                             ; preds = %1728
  %1730 = shl i64 %1666, 4
  %1731 = add i64 %1730, %1473
  %1732 = inttoptr i64 %1731 to <4 x i32> addrspace(1)*
  store <4 x i32> %1674, <4 x i32> addrspace(1)* %1732, align 16, !tbaa !11
  br label %1733

1733:                                             ; preds = %1729, %1728
  br i1 %1678, label %1734, label %1738

1734:                                             ; preds = %1733
  %1735 = shl i64 %1677, 4
  %1736 = add i64 %1735, %1473
  %1737 = inttoptr i64 %1736 to <4 x i32> addrspace(1)*
  store <4 x i32> %1685, <4 x i32> addrspace(1)* %1737, align 16, !tbaa !11
  br label %1738

1738:                                             ; preds = %1734, %1733
  br i1 %1689, label %1739, label %1743

1739:                                             ; preds = %1738
  %1740 = shl i64 %1688, 4
  %1741 = add i64 %1740, %1473
  %1742 = inttoptr i64 %1741 to <4 x i32> addrspace(1)*
  store <4 x i32> %1696, <4 x i32> addrspace(1)* %1742, align 16, !tbaa !11
  br label %1743

1743:                                             ; preds = %1739, %1738
  br i1 %1700, label %1744, label %1748

1744:                                             ; preds = %1743
  %1745 = shl i64 %1699, 4
  %1746 = add i64 %1745, %1473
  %1747 = inttoptr i64 %1746 to <4 x i32> addrspace(1)*
  store <4 x i32> %1707, <4 x i32> addrspace(1)* %1747, align 16, !tbaa !11
  br label %1748

1748:                                             ; preds = %1744, %1743
  br i1 %1709, label %1749, label %2208

1749:                                             ; preds = %1748
  %1750 = shl i64 %1708, 4
  %1751 = add i64 %1750, %1473
  br label %2204

1752:                                             ; preds = %1477
  %1753 = icmp ult i64 %1489, %1427
  %1754 = select i1 %1753, i64 %1489, i64 %1427
  %1755 = sub i64 %1427, %1754
  %1756 = sub nsw i64 0, %1486
  %1757 = and i64 %1755, %1756
  switch i64 %1486, label %2160 [
    i64 16, label %1758
    i64 4, label %1959
  ]

1758:                                             ; preds = %1752
  %1759 = add i64 %1754, %1473
  %1760 = add i64 %1754, %81
  %1761 = lshr i64 %1757, 4
  %1762 = zext i32 %1478 to i64
  %1763 = mul i32 %1479, 7
  %1764 = zext i32 %1763 to i64
  %1765 = add nuw nsw i64 %1764, %1762
  %1766 = icmp ult i64 %1765, %1761
  br i1 %1766, label %1767, label %1841

1767:                                             ; preds = %1758
  %1768 = shl i32 %1479, 3
  %1769 = zext i32 %1768 to i64
  %1770 = zext i32 %1479 to i64
  %1771 = shl i32 %1479, 1
  %1772 = zext i32 %1771 to i64
  %1773 = mul i32 %1479, 3
  %1774 = zext i32 %1773 to i64
  %1775 = shl i32 %1479, 2
  %1776 = zext i32 %1775 to i64
  %1777 = mul i32 %1479, 5
  %1778 = zext i32 %1777 to i64
  %1779 = mul i32 %1479, 6
  %1780 = zext i32 %1779 to i64
  br label %1781

1781:                                             ; preds = %1781, %1767
  %1782 = phi i64 [ %1762, %1767 ], [ %1838, %1781 ]
  %1783 = shl i64 %1782, 4
  %1784 = add i64 %1783, %1760
  %1785 = inttoptr i64 %1784 to <4 x i32> addrspace(1)*
  %1786 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1785, align 16, !tbaa !11
  %1787 = add i64 %1782, %1770
  %1788 = shl i64 %1787, 4
  %1789 = add i64 %1788, %1760
  %1790 = inttoptr i64 %1789 to <4 x i32> addrspace(1)*
  %1791 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1790, align 16, !tbaa !11
  %1792 = add i64 %1782, %1772
  %1793 = shl i64 %1792, 4
  %1794 = add i64 %1793, %1760
  %1795 = inttoptr i64 %1794 to <4 x i32> addrspace(1)*
  %1796 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1795, align 16, !tbaa !11
  %1797 = add i64 %1782, %1774
  %1798 = shl i64 %1797, 4
  %1799 = add i64 %1798, %1760
  %1800 = inttoptr i64 %1799 to <4 x i32> addrspace(1)*
  %1801 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1800, align 16, !tbaa !11
  %1802 = add i64 %1782, %1776
  %1803 = shl i64 %1802, 4
  %1804 = add i64 %1803, %1760
  %1805 = inttoptr i64 %1804 to <4 x i32> addrspace(1)*
  %1806 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1805, align 16, !tbaa !11
  %1807 = add i64 %1782, %1778
  %1808 = shl i64 %1807, 4
  %1809 = add i64 %1808, %1760
  %1810 = inttoptr i64 %1809 to <4 x i32> addrspace(1)*
  %1811 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1810, align 16, !tbaa !11
  %1812 = add i64 %1782, %1780
  %1813 = shl i64 %1812, 4
  %1814 = add i64 %1813, %1760
  %1815 = inttoptr i64 %1814 to <4 x i32> addrspace(1)*
  %1816 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1815, align 16, !tbaa !11
  %1817 = add i64 %1782, %1764
  %1818 = shl i64 %1817, 4
  %1819 = add i64 %1818, %1760
  %1820 = inttoptr i64 %1819 to <4 x i32> addrspace(1)*
  %1821 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1820, align 16, !tbaa !11
  %1822 = add i64 %1783, %1759
  %1823 = inttoptr i64 %1822 to <4 x i32> addrspace(1)*
  store <4 x i32> %1786, <4 x i32> addrspace(1)* %1823, align 16, !tbaa !11
  %1824 = add i64 %1788, %1759
  %1825 = inttoptr i64 %1824 to <4 x i32> addrspace(1)*
  store <4 x i32> %1791, <4 x i32> addrspace(1)* %1825, align 16, !tbaa !11
  %1826 = add i64 %1793, %1759
  %1827 = inttoptr i64 %1826 to <4 x i32> addrspace(1)*
  store <4 x i32> %1796, <4 x i32> addrspace(1)* %1827, align 16, !tbaa !11
  %1828 = add i64 %1798, %1759
  %1829 = inttoptr i64 %1828 to <4 x i32> addrspace(1)*
  store <4 x i32> %1801, <4 x i32> addrspace(1)* %1829, align 16, !tbaa !11
  %1830 = add i64 %1803, %1759
  %1831 = inttoptr i64 %1830 to <4 x i32> addrspace(1)*
  store <4 x i32> %1806, <4 x i32> addrspace(1)* %1831, align 16, !tbaa !11
  %1832 = add i64 %1808, %1759
  %1833 = inttoptr i64 %1832 to <4 x i32> addrspace(1)*
  store <4 x i32> %1811, <4 x i32> addrspace(1)* %1833, align 16, !tbaa !11
  %1834 = add i64 %1813, %1759
  %1835 = inttoptr i64 %1834 to <4 x i32> addrspace(1)*
  store <4 x i32> %1816, <4 x i32> addrspace(1)* %1835, align 16, !tbaa !11
  %1836 = add i64 %1818, %1759
  %1837 = inttoptr i64 %1836 to <4 x i32> addrspace(1)*
  store <4 x i32> %1821, <4 x i32> addrspace(1)* %1837, align 16, !tbaa !11
  %1838 = add i64 %1782, %1769
  %1839 = add i64 %1838, %1764
  %1840 = icmp ult i64 %1839, %1761
  br i1 %1840, label %1781, label %1841, !llvm.loop !57

1841:                                             ; preds = %1781, %1758
  %1842 = phi i64 [ %1762, %1758 ], [ %1838, %1781 ]
  %1843 = icmp ult i64 %1842, %1761
  br i1 %1843, label %1844, label %2174

1844:                                             ; preds = %1841
  %1845 = shl i64 %1842, 4
  %1846 = add i64 %1845, %1760
  %1847 = inttoptr i64 %1846 to <4 x i32> addrspace(1)*
  %1848 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1847, align 16, !tbaa !11
  %1849 = zext i32 %1479 to i64
  %1850 = add i64 %1842, %1849
  %1851 = icmp ult i64 %1850, %1761
  br i1 %1851, label %1852, label %1857

1852:                                             ; preds = %1844
  %1853 = shl i64 %1850, 4
  %1854 = add i64 %1853, %1760
  %1855 = inttoptr i64 %1854 to <4 x i32> addrspace(1)*
  %1856 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1855, align 16, !tbaa !11
  br label %1857

1857:                                             ; preds = %1852, %1844
  %1858 = phi <4 x i32> [ %1856, %1852 ], [ zeroinitializer, %1844 ]
  %1859 = shl i32 %1479, 1
  %1860 = zext i32 %1859 to i64
  %1861 = add i64 %1842, %1860
  %1862 = icmp ult i64 %1861, %1761
  br i1 %1862, label %1863, label %1868

1863:                                             ; preds = %1857
  %1864 = shl i64 %1861, 4
  %1865 = add i64 %1864, %1760
  %1866 = inttoptr i64 %1865 to <4 x i32> addrspace(1)*
  %1867 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1866, align 16, !tbaa !11
  br label %1868

1868:                                             ; preds = %1863, %1857
  %1869 = phi <4 x i32> [ %1867, %1863 ], [ zeroinitializer, %1857 ]
  %1870 = mul i32 %1479, 3
  %1871 = zext i32 %1870 to i64
  %1872 = add i64 %1842, %1871
  %1873 = icmp ult i64 %1872, %1761
  br i1 %1873, label %1874, label %1879

1874:                                             ; preds = %1868
  %1875 = shl i64 %1872, 4
  %1876 = add i64 %1875, %1760
  %1877 = inttoptr i64 %1876 to <4 x i32> addrspace(1)*
  %1878 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1877, align 16, !tbaa !11
  br label %1879

1879:                                             ; preds = %1874, %1868
  %1880 = phi <4 x i32> [ %1878, %1874 ], [ zeroinitializer, %1868 ]
  %1881 = shl i32 %1479, 2
  %1882 = zext i32 %1881 to i64
  %1883 = add i64 %1842, %1882
  %1884 = icmp ult i64 %1883, %1761
  br i1 %1884, label %1885, label %1890

1885:                                             ; preds = %1879
  %1886 = shl i64 %1883, 4
  %1887 = add i64 %1886, %1760
  %1888 = inttoptr i64 %1887 to <4 x i32> addrspace(1)*
  %1889 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1888, align 16, !tbaa !11
  br label %1890

1890:                                             ; preds = %1885, %1879
  %1891 = phi <4 x i32> [ %1889, %1885 ], [ zeroinitializer, %1879 ]
  %1892 = mul i32 %1479, 5
  %1893 = zext i32 %1892 to i64
  %1894 = add i64 %1842, %1893
  %1895 = icmp ult i64 %1894, %1761
  br i1 %1895, label %1896, label %1901

1896:                                             ; preds = %1890
  %1897 = shl i64 %1894, 4
  %1898 = add i64 %1897, %1760
  %1899 = inttoptr i64 %1898 to <4 x i32> addrspace(1)*
  %1900 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1899, align 16, !tbaa !11
  br label %1901

1901:                                             ; preds = %1896, %1890
  %1902 = phi <4 x i32> [ %1900, %1896 ], [ zeroinitializer, %1890 ]
  %1903 = mul i32 %1479, 6
  %1904 = zext i32 %1903 to i64
  %1905 = add i64 %1842, %1904
  %1906 = icmp ult i64 %1905, %1761
  br i1 %1906, label %1907, label %1912

1907:                                             ; preds = %1901
  %1908 = shl i64 %1905, 4
  %1909 = add i64 %1908, %1760
  %1910 = inttoptr i64 %1909 to <4 x i32> addrspace(1)*
  %1911 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1910, align 16, !tbaa !11
  br label %1912

1912:                                             ; preds = %1907, %1901
  %1913 = phi <4 x i32> [ %1911, %1907 ], [ zeroinitializer, %1901 ]
  %1914 = add i64 %1842, %1764
  %1915 = icmp ult i64 %1914, %1761
  br i1 %1915, label %1916, label %1921

1916:                                             ; preds = %1912
  %1917 = shl i64 %1914, 4
  %1918 = add i64 %1917, %1760
  %1919 = inttoptr i64 %1918 to <4 x i32> addrspace(1)*
  %1920 = load volatile <4 x i32>, <4 x i32> addrspace(1)* %1919, align 16, !tbaa !11
  br label %1921

1921:                                             ; preds = %1916, %1912
  %1922 = phi <4 x i32> [ %1920, %1916 ], [ zeroinitializer, %1912 ]
  %1923 = add i64 %1845, %1759
  %1924 = inttoptr i64 %1923 to <4 x i32> addrspace(1)*
  store <4 x i32> %1848, <4 x i32> addrspace(1)* %1924, align 16, !tbaa !11
  br i1 %1851, label %1925, label %1929

1925:                                             ; preds = %1921
  %1926 = shl i64 %1850, 4
  %1927 = add i64 %1926, %1759
  %1928 = inttoptr i64 %1927 to <4 x i32> addrspace(1)*
  store <4 x i32> %1858, <4 x i32> addrspace(1)* %1928, align 16, !tbaa !11
  br label %1929

1929:                                             ; preds = %1925, %1921
  br i1 %1862, label %1930, label %1934

1930:                                             ; preds = %1929
  %1931 = shl i64 %1861, 4
  %1932 = add i64 %1931, %1759
  %1933 = inttoptr i64 %1932 to <4 x i32> addrspace(1)*
  store <4 x i32> %1869, <4 x i32> addrspace(1)* %1933, align 16, !tbaa !11
  br label %1934

1934:                                             ; preds = %1930, %1929
  br i1 %1873, label %1935, label %1939

1935:                                             ; preds = %1934
  %1936 = shl i64 %1872, 4
  %1937 = add i64 %1936, %1759
  %1938 = inttoptr i64 %1937 to <4 x i32> addrspace(1)*
  store <4 x i32> %1880, <4 x i32> addrspace(1)* %1938, align 16, !tbaa !11
  br label %1939

1939:                                             ; preds = %1935, %1934
  br i1 %1884, label %1940, label %1944

1940:                                             ; preds = %1939
  %1941 = shl i64 %1883, 4
  %1942 = add i64 %1941, %1759
  %1943 = inttoptr i64 %1942 to <4 x i32> addrspace(1)*
  store <4 x i32> %1891, <4 x i32> addrspace(1)* %1943, align 16, !tbaa !11
  br label %1944

1944:                                             ; preds = %1940, %1939
  br i1 %1895, label %1945, label %1949

1945:                                             ; preds = %1944
  %1946 = shl i64 %1894, 4
  %1947 = add i64 %1946, %1759
  %1948 = inttoptr i64 %1947 to <4 x i32> addrspace(1)*
  store <4 x i32> %1902, <4 x i32> addrspace(1)* %1948, align 16, !tbaa !11
  br label %1949

1949:                                             ; preds = %1945, %1944
  br i1 %1906, label %1950, label %1954

1950:                                             ; preds = %1949
  %1951 = shl i64 %1905, 4
  %1952 = add i64 %1951, %1759
  %1953 = inttoptr i64 %1952 to <4 x i32> addrspace(1)*
  store <4 x i32> %1913, <4 x i32> addrspace(1)* %1953, align 16, !tbaa !11
  br label %1954

1954:                                             ; preds = %1950, %1949
  br i1 %1915, label %1955, label %2174

1955:                                             ; preds = %1954
  %1956 = shl i64 %1914, 4
  %1957 = add i64 %1956, %1759
  %1958 = inttoptr i64 %1957 to <4 x i32> addrspace(1)*
  store <4 x i32> %1922, <4 x i32> addrspace(1)* %1958, align 16, !tbaa !11
  br label %2174

1959:                                             ; preds = %1752
  %1960 = add i64 %1754, %1473
  %1961 = add i64 %1754, %81
  %1962 = lshr i64 %1757, 2
  %1963 = zext i32 %1478 to i64
  %1964 = mul i32 %1479, 7
  %1965 = zext i32 %1964 to i64
  %1966 = add nuw nsw i64 %1965, %1963
  %1967 = icmp ult i64 %1966, %1962
  br i1 %1967, label %1968, label %2042

1968:                                             ; preds = %1959
  %1969 = shl i32 %1479, 3
  %1970 = zext i32 %1969 to i64
  %1971 = zext i32 %1479 to i64
  %1972 = shl i32 %1479, 1
  %1973 = zext i32 %1972 to i64
  %1974 = mul i32 %1479, 3
  %1975 = zext i32 %1974 to i64
  %1976 = shl i32 %1479, 2
  %1977 = zext i32 %1976 to i64
  %1978 = mul i32 %1479, 5
  %1979 = zext i32 %1978 to i64
  %1980 = mul i32 %1479, 6
  %1981 = zext i32 %1980 to i64
  br label %1982

1982:                                             ; preds = %1982, %1968
  %1983 = phi i64 [ %1963, %1968 ], [ %2039, %1982 ]
  %1984 = shl i64 %1983, 2
  %1985 = add i64 %1984, %1961
  %1986 = inttoptr i64 %1985 to i32 addrspace(1)*
  %1987 = load volatile i32, i32 addrspace(1)* %1986, align 4, !tbaa !11
  %1988 = add i64 %1983, %1971
  %1989 = shl i64 %1988, 2
  %1990 = add i64 %1989, %1961
  %1991 = inttoptr i64 %1990 to i32 addrspace(1)*
  %1992 = load volatile i32, i32 addrspace(1)* %1991, align 4, !tbaa !11
  %1993 = add i64 %1983, %1973
  %1994 = shl i64 %1993, 2
  %1995 = add i64 %1994, %1961
  %1996 = inttoptr i64 %1995 to i32 addrspace(1)*
  %1997 = load volatile i32, i32 addrspace(1)* %1996, align 4, !tbaa !11
  %1998 = add i64 %1983, %1975
  %1999 = shl i64 %1998, 2
  %2000 = add i64 %1999, %1961
  %2001 = inttoptr i64 %2000 to i32 addrspace(1)*
  %2002 = load volatile i32, i32 addrspace(1)* %2001, align 4, !tbaa !11
  %2003 = add i64 %1983, %1977
  %2004 = shl i64 %2003, 2
  %2005 = add i64 %2004, %1961
  %2006 = inttoptr i64 %2005 to i32 addrspace(1)*
  %2007 = load volatile i32, i32 addrspace(1)* %2006, align 4, !tbaa !11
  %2008 = add i64 %1983, %1979
  %2009 = shl i64 %2008, 2
  %2010 = add i64 %2009, %1961
  %2011 = inttoptr i64 %2010 to i32 addrspace(1)*
  %2012 = load volatile i32, i32 addrspace(1)* %2011, align 4, !tbaa !11
  %2013 = add i64 %1983, %1981
  %2014 = shl i64 %2013, 2
  %2015 = add i64 %2014, %1961
  %2016 = inttoptr i64 %2015 to i32 addrspace(1)*
  %2017 = load volatile i32, i32 addrspace(1)* %2016, align 4, !tbaa !11
  %2018 = add i64 %1983, %1965
  %2019 = shl i64 %2018, 2
  %2020 = add i64 %2019, %1961
  %2021 = inttoptr i64 %2020 to i32 addrspace(1)*
  %2022 = load volatile i32, i32 addrspace(1)* %2021, align 4, !tbaa !11
  %2023 = add i64 %1984, %1960
  %2024 = inttoptr i64 %2023 to i32 addrspace(1)*
  store i32 %1987, i32 addrspace(1)* %2024, align 4, !tbaa !11
  %2025 = add i64 %1989, %1960
  %2026 = inttoptr i64 %2025 to i32 addrspace(1)*
  store i32 %1992, i32 addrspace(1)* %2026, align 4, !tbaa !11
  %2027 = add i64 %1994, %1960
  %2028 = inttoptr i64 %2027 to i32 addrspace(1)*
  store i32 %1997, i32 addrspace(1)* %2028, align 4, !tbaa !11
  %2029 = add i64 %1999, %1960
  %2030 = inttoptr i64 %2029 to i32 addrspace(1)*
  store i32 %2002, i32 addrspace(1)* %2030, align 4, !tbaa !11
  %2031 = add i64 %2004, %1960
  %2032 = inttoptr i64 %2031 to i32 addrspace(1)*
  store i32 %2007, i32 addrspace(1)* %2032, align 4, !tbaa !11
  %2033 = add i64 %2009, %1960
  %2034 = inttoptr i64 %2033 to i32 addrspace(1)*
  store i32 %2012, i32 addrspace(1)* %2034, align 4, !tbaa !11
  %2035 = add i64 %2014, %1960
  %2036 = inttoptr i64 %2035 to i32 addrspace(1)*
  store i32 %2017, i32 addrspace(1)* %2036, align 4, !tbaa !11
  %2037 = add i64 %2019, %1960
  %2038 = inttoptr i64 %2037 to i32 addrspace(1)*
  store i32 %2022, i32 addrspace(1)* %2038, align 4, !tbaa !11
  %2039 = add i64 %1983, %1970
  %2040 = add i64 %2039, %1965
  %2041 = icmp ult i64 %2040, %1962
  br i1 %2041, label %1982, label %2042, !llvm.loop !58

2042:                                             ; preds = %1982, %1959
  %2043 = phi i64 [ %1963, %1959 ], [ %2039, %1982 ]
  %2044 = icmp ult i64 %2043, %1962
  br i1 %2044, label %2045, label %2174

2045:                                             ; preds = %2042
  %2046 = shl i64 %2043, 2
  %2047 = add i64 %2046, %1961
  %2048 = inttoptr i64 %2047 to i32 addrspace(1)*
  %2049 = load volatile i32, i32 addrspace(1)* %2048, align 4, !tbaa !11
  %2050 = zext i32 %1479 to i64
  %2051 = add i64 %2043, %2050
  %2052 = icmp ult i64 %2051, %1962
  br i1 %2052, label %2053, label %2058

2053:                                             ; preds = %2045
  %2054 = shl i64 %2051, 2
  %2055 = add i64 %2054, %1961
  %2056 = inttoptr i64 %2055 to i32 addrspace(1)*
  %2057 = load volatile i32, i32 addrspace(1)* %2056, align 4, !tbaa !11
  br label %2058

2058:                                             ; preds = %2053, %2045
  %2059 = phi i32 [ %2057, %2053 ], [ 0, %2045 ]
  %2060 = shl i32 %1479, 1
  %2061 = zext i32 %2060 to i64
  %2062 = add i64 %2043, %2061
  %2063 = icmp ult i64 %2062, %1962
  br i1 %2063, label %2064, label %2069

2064:                                             ; preds = %2058
  %2065 = shl i64 %2062, 2
  %2066 = add i64 %2065, %1961
  %2067 = inttoptr i64 %2066 to i32 addrspace(1)*
  %2068 = load volatile i32, i32 addrspace(1)* %2067, align 4, !tbaa !11
  br label %2069

2069:                                             ; preds = %2064, %2058
  %2070 = phi i32 [ %2068, %2064 ], [ 0, %2058 ]
  %2071 = mul i32 %1479, 3
  %2072 = zext i32 %2071 to i64
  %2073 = add i64 %2043, %2072
  %2074 = icmp ult i64 %2073, %1962
  br i1 %2074, label %2075, label %2080

2075:                                             ; preds = %2069
  %2076 = shl i64 %2073, 2
  %2077 = add i64 %2076, %1961
  %2078 = inttoptr i64 %2077 to i32 addrspace(1)*
  %2079 = load volatile i32, i32 addrspace(1)* %2078, align 4, !tbaa !11
  br label %2080

2080:                                             ; preds = %2075, %2069
  %2081 = phi i32 [ %2079, %2075 ], [ 0, %2069 ]
  %2082 = shl i32 %1479, 2
  %2083 = zext i32 %2082 to i64
  %2084 = add i64 %2043, %2083
  %2085 = icmp ult i64 %2084, %1962
  br i1 %2085, label %2086, label %2091

2086:                                             ; preds = %2080
  %2087 = shl i64 %2084, 2
  %2088 = add i64 %2087, %1961
  %2089 = inttoptr i64 %2088 to i32 addrspace(1)*
  %2090 = load volatile i32, i32 addrspace(1)* %2089, align 4, !tbaa !11
  br label %2091

2091:                                             ; preds = %2086, %2080
  %2092 = phi i32 [ %2090, %2086 ], [ 0, %2080 ]
  %2093 = mul i32 %1479, 5
  %2094 = zext i32 %2093 to i64
  %2095 = add i64 %2043, %2094
  %2096 = icmp ult i64 %2095, %1962
  br i1 %2096, label %2097, label %2102

2097:                                             ; preds = %2091
  %2098 = shl i64 %2095, 2
  %2099 = add i64 %2098, %1961
  %2100 = inttoptr i64 %2099 to i32 addrspace(1)*
  %2101 = load volatile i32, i32 addrspace(1)* %2100, align 4, !tbaa !11
  br label %2102

2102:                                             ; preds = %2097, %2091
  %2103 = phi i32 [ %2101, %2097 ], [ 0, %2091 ]
  %2104 = mul i32 %1479, 6
  %2105 = zext i32 %2104 to i64
  %2106 = add i64 %2043, %2105
  %2107 = icmp ult i64 %2106, %1962
  br i1 %2107, label %2108, label %2113

2108:                                             ; preds = %2102
  %2109 = shl i64 %2106, 2
  %2110 = add i64 %2109, %1961
  %2111 = inttoptr i64 %2110 to i32 addrspace(1)*
  %2112 = load volatile i32, i32 addrspace(1)* %2111, align 4, !tbaa !11
  br label %2113

2113:                                             ; preds = %2108, %2102
  %2114 = phi i32 [ %2112, %2108 ], [ 0, %2102 ]
  %2115 = add i64 %2043, %1965
  %2116 = icmp ult i64 %2115, %1962
  br i1 %2116, label %2117, label %2122

2117:                                             ; preds = %2113
  %2118 = shl i64 %2115, 2
  %2119 = add i64 %2118, %1961
  %2120 = inttoptr i64 %2119 to i32 addrspace(1)*
  %2121 = load volatile i32, i32 addrspace(1)* %2120, align 4, !tbaa !11
  br label %2122

2122:                                             ; preds = %2117, %2113
  %2123 = phi i32 [ %2121, %2117 ], [ 0, %2113 ]
  %2124 = add i64 %2046, %1960
  %2125 = inttoptr i64 %2124 to i32 addrspace(1)*
  store i32 %2049, i32 addrspace(1)* %2125, align 4, !tbaa !11
  br i1 %2052, label %2126, label %2130

2126:                                             ; preds = %2122
  %2127 = shl i64 %2051, 2
  %2128 = add i64 %2127, %1960
  %2129 = inttoptr i64 %2128 to i32 addrspace(1)*
  store i32 %2059, i32 addrspace(1)* %2129, align 4, !tbaa !11
  br label %2130

2130:                                             ; preds = %2126, %2122
  br i1 %2063, label %2131, label %2135

2131:                                             ; preds = %2130
  %2132 = shl i64 %2062, 2
  %2133 = add i64 %2132, %1960
  %2134 = inttoptr i64 %2133 to i32 addrspace(1)*
  store i32 %2070, i32 addrspace(1)* %2134, align 4, !tbaa !11
  br label %2135

2135:                                             ; preds = %2131, %2130
  br i1 %2074, label %2136, label %2140

2136:                                             ; preds = %2135
  %2137 = shl i64 %2073, 2
  %2138 = add i64 %2137, %1960
  %2139 = inttoptr i64 %2138 to i32 addrspace(1)*
  store i32 %2081, i32 addrspace(1)* %2139, align 4, !tbaa !11
  br label %2140

2140:                                             ; preds = %2136, %2135
  br i1 %2085, label %2141, label %2145

2141:                                             ; preds = %2140
  %2142 = shl i64 %2084, 2
  %2143 = add i64 %2142, %1960
  %2144 = inttoptr i64 %2143 to i32 addrspace(1)*
  store i32 %2092, i32 addrspace(1)* %2144, align 4, !tbaa !11
  br label %2145

2145:                                             ; preds = %2141, %2140
  br i1 %2096, label %2146, label %2150

2146:                                             ; preds = %2145
  %2147 = shl i64 %2095, 2
  %2148 = add i64 %2147, %1960
  %2149 = inttoptr i64 %2148 to i32 addrspace(1)*
  store i32 %2103, i32 addrspace(1)* %2149, align 4, !tbaa !11
  br label %2150

2150:                                             ; preds = %2146, %2145
  br i1 %2107, label %2151, label %2155

2151:                                             ; preds = %2150
  %2152 = shl i64 %2106, 2
  %2153 = add i64 %2152, %1960
  %2154 = inttoptr i64 %2153 to i32 addrspace(1)*
  store i32 %2114, i32 addrspace(1)* %2154, align 4, !tbaa !11
  br label %2155

2155:                                             ; preds = %2151, %2150
  br i1 %2116, label %2156, label %2174

2156:                                             ; preds = %2155
  %2157 = shl i64 %2115, 2
  %2158 = add i64 %2157, %1960
  %2159 = inttoptr i64 %2158 to i32 addrspace(1)*
  store i32 %2123, i32 addrspace(1)* %2159, align 4, !tbaa !11
  br label %2174

2160:                                             ; preds = %1752
  %2161 = zext i32 %1478 to i64
  %2162 = icmp ugt i64 %1427, %2161
  br i1 %2162, label %2163, label %2208

2163:                                             ; preds = %2160
  %2164 = zext i32 %1479 to i64
  br label %2165

2165:                                             ; preds = %2165, %2163
  %2166 = phi i64 [ %2161, %2163 ], [ %2172, %2165 ]
  %2167 = add i64 %2166, %81
  %2168 = inttoptr i64 %2167 to i8 addrspace(1)*
  %2169 = load volatile i8, i8 addrspace(1)* %2168, align 1, !tbaa !11
  %2170 = add i64 %2166, %1473
  %2171 = inttoptr i64 %2170 to i8 addrspace(1)*
  store i8 %2169, i8 addrspace(1)* %2171, align 1, !tbaa !11
  %2172 = add i64 %2166, %2164
  %2173 = icmp ult i64 %2172, %1427
  br i1 %2173, label %2165, label %2208, !llvm.loop !59

2174:                                             ; preds = %2156, %2155, %2042, %1955, %1954, %1841
  %2175 = phi i64 [ %1963, %2156 ], [ %1963, %2155 ], [ %1963, %2042 ], [ %1762, %1955 ], [ %1762, %1954 ], [ %1762, %1841 ]
  %2176 = icmp ugt i64 %1754, %2175
  br i1 %2176, label %2177, label %2188

2177:                                             ; preds = %2174
  %2178 = zext i32 %1479 to i64
  br label %2179

2179:                                             ; preds = %2179, %2177
  %2180 = phi i64 [ %2175, %2177 ], [ %2186, %2179 ]
  %2181 = add i64 %2180, %81
  %2182 = inttoptr i64 %2181 to i8 addrspace(1)*
  %2183 = load volatile i8, i8 addrspace(1)* %2182, align 1, !tbaa !11
  %2184 = add i64 %2180, %1473
  %2185 = inttoptr i64 %2184 to i8 addrspace(1)*
  store i8 %2183, i8 addrspace(1)* %2185, align 1, !tbaa !11
  %2186 = add i64 %2180, %2178
  %2187 = icmp ult i64 %2186, %1754
  br i1 %2187, label %2179, label %2188, !llvm.loop !59

2188:                                             ; preds = %2179, %2174
  %2189 = add i64 %1757, %1754
  %2190 = sub i64 %1427, %2189
  %2191 = icmp ugt i64 %2190, %2175
  br i1 %2191, label %2192, label %2208

2192:                                             ; preds = %2188
  %2193 = zext i32 %1479 to i64
  br label %2194

2194:                                             ; preds = %2194, %2192
  %2195 = phi i64 [ %2175, %2192 ], [ %2202, %2194 ]
  %2196 = add i64 %2195, %2189
  %2197 = add i64 %2196, %81
  %2198 = inttoptr i64 %2197 to i8 addrspace(1)*
  %2199 = load volatile i8, i8 addrspace(1)* %2198, align 1, !tbaa !11
  %2200 = add i64 %2196, %1473
  %2201 = inttoptr i64 %2200 to i8 addrspace(1)*
  store i8 %2199, i8 addrspace(1)* %2201, align 1, !tbaa !11
  %2202 = add i64 %2195, %2193
  %2203 = icmp ult i64 %2202, %2190
  br i1 %2203, label %2194, label %2208, !llvm.loop !59

2204:                                             ; preds = %1749, %1498
  %2205 = phi i64 [ %1751, %1749 ], [ %1553, %1498 ]
  %2206 = phi <4 x i32> [ %1716, %1749 ], [ %1539, %1498 ]
  %2207 = inttoptr i64 %2205 to <4 x i32> addrspace(1)*
  store <4 x i32> %2206, <4 x i32> addrspace(1)* %2207, align 16, !tbaa !11
  br label %2208

2208:                                             ; preds = %2194, %2165, %2204, %2188, %2160, %1748, %1635, %1472
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !128
  %2209 = load i32, i32* %55, align 8, !tbaa !42
  %2210 = icmp eq i32 %2209, 0
  br i1 %2210, label %2211, label %2223

2211:                                             ; preds = %2208
  %2212 = and i32 %1428, 1073741824
  tail call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !48
  %2213 = icmp eq i32 %2212, 0
  %2214 = shl i64 %92, 3
  br i1 %2213, label %2219, label %2215

2215:                                             ; preds = %2211
  %2216 = load i64, i64* %66, align 8, !tbaa !68
  %2217 = add i64 %2216, %2214
  %2218 = tail call i64 asm sideeffect "atom.global.or.b64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2217, i64 524288) #10, !srcloc !69
  br label %2219

2219:                                             ; preds = %2215, %2211
  %2220 = load i64, i64* %66, align 8, !tbaa !68
  %2221 = add i64 %2220, %2214
  %2222 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2221, i64 -131072) #10, !srcloc !23
  br label %2223

2223:                                             ; preds = %2219, %2208, %1426
  %2224 = and i32 %1428, 1073741824
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !110
  %2225 = load i32, i32* %56, align 4, !tbaa !45
  %2226 = icmp eq i32 %2225, %484
  %2227 = icmp ne i32 %2224, 0
  %2228 = xor i1 %2227, true
  %2229 = and i1 %2226, %2228
  br i1 %2229, label %2312, label %2230, !prof !56

2230:                                             ; preds = %2223
  br i1 %2226, label %2231, label %2241

2231:                                             ; preds = %2230
  %2232 = icmp eq i32 %484, -1
  br i1 %2232, label %2270, label %2233

2233:                                             ; preds = %2231
  %2234 = load i32, i32* %55, align 8, !tbaa !42
  %2235 = icmp eq i32 %2234, 0
  br i1 %2235, label %2236, label %2240

2236:                                             ; preds = %2233
  %2237 = load i64, i64* %79, align 8, !tbaa !19
  %2238 = add i64 %2237, 136
  %2239 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2238, i64 -1) #10, !srcloc !23
  br label %2240

2240:                                             ; preds = %2236, %2233
  store i32 -1, i32* %56, align 4, !tbaa !45
  store i32 0, i32* %78, align 8, !tbaa !46
  br label %2270

2241:                                             ; preds = %2230
  %2242 = icmp ne i32 %2225, -1
  %2243 = or i1 %2227, %2242
  br i1 %2243, label %2270, label %2244

2244:                                             ; preds = %2241
  %2245 = load i32, i32* %78, align 8, !tbaa !46
  %2246 = icmp ult i32 %2245, 2
  br i1 %2246, label %2247, label %2270

2247:                                             ; preds = %2244
  %2248 = add nuw nsw i32 %2245, 1
  store i32 %2248, i32* %78, align 8, !tbaa !46
  %2249 = icmp eq i32 %2248, 2
  br i1 %2249, label %2250, label %2270

2250:                                             ; preds = %2247
  %2251 = load i32, i32* %55, align 8, !tbaa !42
  %2252 = icmp eq i32 %2251, 0
  br i1 %2252, label %2253, label %2265

2253:                                             ; preds = %2250
  %2254 = load i64, i64* %79, align 8, !tbaa !19
  %2255 = add i64 %2254, 136
  %2256 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2255, i64 1) #10, !srcloc !23
  %2257 = load i32, i32* %59, align 4, !tbaa !111
  %2258 = lshr i32 %2257, 2
  %2259 = zext i32 %2258 to i64
  %2260 = icmp ult i64 %2256, %2259
  br i1 %2260, label %2265, label %2261

2261:                                             ; preds = %2253
  %2262 = load i64, i64* %79, align 8, !tbaa !19
  %2263 = add i64 %2262, 136
  %2264 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2263, i64 -1) #10, !srcloc !23
  br label %2265

2265:                                             ; preds = %2261, %2253, %2250
  %2266 = phi i32 [ 0, %2250 ], [ 0, %2261 ], [ 1, %2253 ]
  %2267 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %2266, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !96
  %2268 = icmp eq i32 %2267, 0
  br i1 %2268, label %2270, label %2269

2269:                                             ; preds = %2265
  store i32 %484, i32* %56, align 4, !tbaa !45
  br label %2312

2270:                                             ; preds = %2265, %2247, %2244, %2241, %2240, %2231
  %2271 = icmp eq i32 %2224, 0
  br i1 %2271, label %2299, label %2272

2272:                                             ; preds = %2270
  %2273 = and i32 %1428, 65535
  %2274 = load i32, i32* %56, align 4, !tbaa !45
  %2275 = icmp eq i32 %2274, -1
  br i1 %2275, label %2298, label %2276

2276:                                             ; preds = %2272
  %2277 = load i32, i32* %55, align 8, !tbaa !42
  %2278 = icmp eq i32 %2277, 0
  br i1 %2278, label %2279, label %2290

2279:                                             ; preds = %2276
  %2280 = and i32 %2274, 63
  %2281 = zext i32 %2280 to i64
  %2282 = shl nuw i64 1, %2281
  %2283 = lshr i32 %2274, 3
  %2284 = and i32 %2283, 536870904
  %2285 = zext i32 %2284 to i64
  %2286 = load i64, i64* %60, align 8, !tbaa !43
  %2287 = add i64 %2286, %2285
  %2288 = inttoptr i64 %2287 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %2288, i64 %2282) #10, !srcloc !44
  %2289 = load i32, i32* %55, align 8, !tbaa !42
  br label %2290

2290:                                             ; preds = %2279, %2276
  %2291 = phi i32 [ %2289, %2279 ], [ %2277, %2276 ]
  %2292 = icmp eq i32 %2291, 0
  br i1 %2292, label %2293, label %2297

2293:                                             ; preds = %2290
  %2294 = load i64, i64* %79, align 8, !tbaa !19
  %2295 = add i64 %2294, 136
  %2296 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %2295, i64 -1) #10, !srcloc !23
  br label %2297

2297:                                             ; preds = %2293, %2290
  store i32 -1, i32* %56, align 4, !tbaa !45
  store i32 0, i32* %78, align 8, !tbaa !46
  br label %2298

2298:                                             ; preds = %2297, %2272
  store i32 %2273, i32* %57, align 4, !tbaa !70
  br label %2312

2299:                                             ; preds = %2270
  %2300 = load i32, i32* %55, align 8, !tbaa !42
  %2301 = icmp eq i32 %2300, 0
  br i1 %2301, label %2302, label %2312

2302:                                             ; preds = %2299
  %2303 = lshr i32 %484, 3
  %2304 = and i32 %2303, 536870904
  %2305 = zext i32 %2304 to i64
  %2306 = and i32 %484, 63
  %2307 = zext i32 %2306 to i64
  %2308 = shl nuw i64 1, %2307
  %2309 = load i64, i64* %60, align 8, !tbaa !43
  %2310 = add i64 %2309, %2305
  %2311 = inttoptr i64 %2310 to i64*
  tail call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %2311, i64 %2308) #10, !srcloc !44
  br label %2312

2312:                                             ; preds = %2302, %2299, %2298, %2269, %2223, %515
  %2313 = phi i32 [ %484, %515 ], [ %1429, %2223 ], [ %1429, %2269 ], [ %1429, %2298 ], [ %1429, %2299 ], [ %1429, %2302 ]
  %2314 = add i64 %91, %82
  %2315 = add i64 %91, %81
  %2316 = icmp ugt i64 %48, %2314
  %2317 = icmp eq i32 %2313, 0
  %2318 = and i1 %2316, %2317
  br i1 %2318, label %80, label %2319, !llvm.loop !129

2319:                                             ; preds = %2312, %47
  %2320 = phi i32 [ 0, %47 ], [ %2313, %2312 ]
  %2321 = icmp eq i32 %2320, 0
  %2322 = zext i1 %2321 to i32
  %2323 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 13, i64 7
  %2324 = load i32, i32* %2323, align 4, !tbaa !9
  %2325 = add i32 %2324, %2322
  store i32 %2325, i32* %2323, align 4, !tbaa !9
  br label %2326

2326:                                             ; preds = %44, %2319
  %2327 = phi i32 [ %45, %44 ], [ %2320, %2319 ]
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !130
  %2328 = icmp ne i32 %2327, 0
  %2329 = zext i1 %2328 to i32
  %2330 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %1, i64 0, i32 0, i32 13, i64 1
  %2331 = load i32, i32* %2330, align 4, !tbaa !9
  %2332 = add i32 %2331, %2329
  store i32 %2332, i32* %2330, align 4, !tbaa !9
  %2333 = sub nsw i32 0, %2327
  ret i32 %2333
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
  br i1 %16, label %17, label %53

17:                                               ; preds = %5
  %18 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid() #7
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %40

20:                                               ; preds = %17
  %21 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 4, i64 18
  %22 = load i64, i64* %21, align 8, !tbaa !19
  %23 = add i64 %22, 8
  %24 = inttoptr i64 %23 to i64 addrspace(1)*
  %25 = load volatile i64, i64 addrspace(1)* %24, align 8, !tbaa !5
  %26 = icmp ne i64 %25, 0
  %27 = select i1 %26, i64 24, i64 16
  %28 = add i64 %27, %22
  %29 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %28, i64 1) #10, !srcloc !23
  tail call void @llvm.nvvm.membar.gl() #7
  %30 = inttoptr i64 %22 to i64 addrspace(1)*
  %31 = load volatile i64, i64 addrspace(1)* %30, align 8, !tbaa !5
  %32 = icmp ne i64 %31, 0
  %33 = xor i1 %26, true
  %34 = select i1 %32, i1 true, i1 %33
  %35 = select i1 %32, i32 2, i32 1
  br i1 %34, label %40, label %36

36:                                               ; preds = %20
  %37 = load volatile i64, i64 addrspace(1)* %24, align 8, !tbaa !5
  %38 = icmp eq i64 %37, 0
  %39 = zext i1 %38 to i32
  br label %40

40:                                               ; preds = %36, %20, %17
  %41 = phi i1 [ false, %17 ], [ %26, %20 ], [ %26, %36 ]
  %42 = phi i32 [ 0, %17 ], [ %35, %20 ], [ %39, %36 ]
  %43 = zext i1 %41 to i32
  %44 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %42, i32 0, i32 31) #7
  %45 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 0, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !24
  %46 = zext i32 %45 to i64
  %47 = shl nuw i64 %46, 32
  %48 = zext i32 %44 to i64
  %49 = or i64 %47, %48
  %50 = icmp eq i64 %49, 2
  %51 = select i1 %50, i32 108, i32 0
  store i32 %51, i32* %13, align 8, !tbaa !15
  %52 = icmp eq i64 %49, 1
  br label %53

53:                                               ; preds = %40, %5
  %54 = phi i32 [ %43, %40 ], [ 0, %5 ]
  %55 = phi i1 [ %52, %40 ], [ false, %5 ]
  br i1 %55, label %68, label %56

56:                                               ; preds = %53
  %57 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 4, i64 22
  %58 = load i64, i64* %57, align 8, !tbaa !25
  %59 = getelementptr inbounds %struct.array_common, %struct.array_common* %12, i64 0, i32 11
  %60 = load i32, i32* %59, align 4, !tbaa !26
  %61 = zext i32 %60 to i64
  %62 = or i64 %58, %61
  %63 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 4, i64 16
  %64 = load i64, i64* %63, align 8, !tbaa !27
  %65 = or i64 %62, %64
  %66 = icmp eq i64 %65, 0
  %67 = zext i1 %66 to i32
  br label %68

68:                                               ; preds = %56, %53
  %69 = phi i32 [ 1, %53 ], [ %67, %56 ]
  %70 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7
  %71 = shl i32 %70, 3
  %72 = tail call i32 @llvm.nvvm.read.ptx.sreg.warpid() #7
  %73 = add i32 %71, %72
  %74 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid() #7
  %75 = zext i1 %55 to i32
  %76 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 0
  store i32 %74, i32* %76, align 8, !tbaa.struct !28
  %77 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 1
  store i32 32, i32* %77, align 4, !tbaa.struct !29
  %78 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 2
  store i32 %73, i32* %78, align 8, !tbaa.struct !30
  %79 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 3
  store i32 0, i32* %79, align 4, !tbaa.struct !31
  %80 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 4
  store i32 %75, i32* %80, align 8, !tbaa.struct !32
  %81 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 5
  store i32 %69, i32* %81, align 4, !tbaa.struct !33
  %82 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 6
  store i32 %54, i32* %82, align 8, !tbaa.struct !34
  %83 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 7
  store i32 -1, i32* %83, align 4, !tbaa.struct !35
  %84 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 8
  store i32 0, i32* %84, align 8, !tbaa.struct !36
  %85 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 9
  store i32 2600, i32* %85, align 4, !tbaa.struct !37
  %86 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 10
  %87 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 2
  store i32 0, i32* %87, align 4, !tbaa !38
  %88 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 3
  store i32 0, i32* %88, align 8, !tbaa !39
  %89 = bitcast i32* %86 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(48) %89, i8 0, i64 48, i1 false) #7
  %90 = call fastcc noundef i32 @_ZL9read_somePK15pl_array_deviceP13pl_array_warpyyy(%struct.pl_array_device* noundef nonnull %6, %struct.pl_array_warp* noundef nonnull %7, i64 noundef %2, i64 noundef %3, i64 noundef %4) #10
  call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !40
  %91 = load i32, i32* %76, align 8, !tbaa !41
  %92 = icmp ne i32 %91, 0
  %93 = load i32, i32* %13, align 8
  %94 = icmp eq i32 %93, 71
  %95 = select i1 %92, i1 true, i1 %94
  br i1 %95, label %202, label %96

96:                                               ; preds = %68
  %97 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 4, i64 18
  %98 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 13, i64 0
  %99 = load i32, i32* %98, align 8, !tbaa !9
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %129, label %124

101:                                              ; preds = %192
  %102 = load i32, i32* %76, align 8, !tbaa !42
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %104, label %116

104:                                              ; preds = %101
  %105 = and i32 %193, 63
  %106 = zext i32 %105 to i64
  %107 = shl nuw i64 1, %106
  %108 = lshr i32 %193, 3
  %109 = and i32 %108, 536870904
  %110 = zext i32 %109 to i64
  %111 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 4, i64 5
  %112 = load i64, i64* %111, align 8, !tbaa !43
  %113 = add i64 %112, %110
  %114 = inttoptr i64 %113 to i64*
  call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %114, i64 %107) #10, !srcloc !44
  %115 = load i32, i32* %76, align 8, !tbaa !42
  br label %116

116:                                              ; preds = %104, %101
  %117 = phi i32 [ %115, %104 ], [ %102, %101 ]
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %119, label %123

119:                                              ; preds = %116
  %120 = load i64, i64* %97, align 8, !tbaa !19
  %121 = add i64 %120, 136
  %122 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %121, i64 -1) #10, !srcloc !23
  br label %123

123:                                              ; preds = %119, %116
  store i32 -1, i32* %83, align 4, !tbaa !45
  store i32 0, i32* %86, align 8, !tbaa !46
  br label %195

124:                                              ; preds = %96
  %125 = zext i32 %99 to i64
  %126 = load i64, i64* %97, align 8, !tbaa !19
  %127 = add i64 %126, 72
  %128 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %127, i64 %125) #10, !srcloc !23
  br label %129

129:                                              ; preds = %124, %96
  %130 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 13, i64 1
  %131 = load i32, i32* %130, align 4, !tbaa !9
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %138, label %133

133:                                              ; preds = %129
  %134 = zext i32 %131 to i64
  %135 = load i64, i64* %97, align 8, !tbaa !19
  %136 = add i64 %135, 80
  %137 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %136, i64 %134) #10, !srcloc !23
  br label %138

138:                                              ; preds = %133, %129
  %139 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 13, i64 2
  %140 = load i32, i32* %139, align 8, !tbaa !9
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %147, label %142

142:                                              ; preds = %138
  %143 = zext i32 %140 to i64
  %144 = load i64, i64* %97, align 8, !tbaa !19
  %145 = add i64 %144, 88
  %146 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %145, i64 %143) #10, !srcloc !23
  br label %147

147:                                              ; preds = %142, %138
  %148 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 13, i64 3
  %149 = load i32, i32* %148, align 4, !tbaa !9
  %150 = icmp eq i32 %149, 0
  br i1 %150, label %156, label %151

151:                                              ; preds = %147
  %152 = zext i32 %149 to i64
  %153 = load i64, i64* %97, align 8, !tbaa !19
  %154 = add i64 %153, 96
  %155 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %154, i64 %152) #10, !srcloc !23
  br label %156

156:                                              ; preds = %151, %147
  %157 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 13, i64 4
  %158 = load i32, i32* %157, align 8, !tbaa !9
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %165, label %160

160:                                              ; preds = %156
  %161 = zext i32 %158 to i64
  %162 = load i64, i64* %97, align 8, !tbaa !19
  %163 = add i64 %162, 104
  %164 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %163, i64 %161) #10, !srcloc !23
  br label %165

165:                                              ; preds = %160, %156
  %166 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 13, i64 5
  %167 = load i32, i32* %166, align 4, !tbaa !9
  %168 = icmp eq i32 %167, 0
  br i1 %168, label %174, label %169

169:                                              ; preds = %165
  %170 = zext i32 %167 to i64
  %171 = load i64, i64* %97, align 8, !tbaa !19
  %172 = add i64 %171, 112
  %173 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %172, i64 %170) #10, !srcloc !23
  br label %174

174:                                              ; preds = %169, %165
  %175 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 13, i64 6
  %176 = load i32, i32* %175, align 8, !tbaa !9
  %177 = icmp eq i32 %176, 0
  br i1 %177, label %183, label %178

178:                                              ; preds = %174
  %179 = zext i32 %176 to i64
  %180 = load i64, i64* %97, align 8, !tbaa !19
  %181 = add i64 %180, 120
  %182 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %181, i64 %179) #10, !srcloc !23
  br label %183

183:                                              ; preds = %178, %174
  %184 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 13, i64 7
  %185 = load i32, i32* %184, align 4, !tbaa !9
  %186 = icmp eq i32 %185, 0
  br i1 %186, label %192, label %187

187:                                              ; preds = %183
  %188 = zext i32 %185 to i64
  %189 = load i64, i64* %97, align 8, !tbaa !19
  %190 = add i64 %189, 128
  %191 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %190, i64 %188) #10, !srcloc !23
  br label %192

192:                                              ; preds = %187, %183
  %193 = load i32, i32* %83, align 4, !tbaa !45
  %194 = icmp eq i32 %193, -1
  br i1 %194, label %195, label %101

195:                                              ; preds = %192, %123
  %196 = load i64, i64* %97, align 8, !tbaa !19
  %197 = load i32, i32* %82, align 8, !tbaa !47
  call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !48
  %198 = icmp eq i32 %197, 0
  %199 = select i1 %198, i64 16, i64 24
  %200 = add i64 %199, %196
  %201 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %200, i64 -1) #10, !srcloc !23
  br label %202

202:                                              ; preds = %68, %195
  call void @llvm.lifetime.end.p0i8(i64 104, i8* nonnull %10) #7
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %8) #7
  store i32 %90, i32* %0, align 4, !tbaa !9
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
  br i1 %16, label %17, label %53

17:                                               ; preds = %5
  %18 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid() #7
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %40

20:                                               ; preds = %17
  %21 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 4, i64 18
  %22 = load i64, i64* %21, align 8, !tbaa !19
  %23 = add i64 %22, 8
  %24 = inttoptr i64 %23 to i64 addrspace(1)*
  %25 = load volatile i64, i64 addrspace(1)* %24, align 8, !tbaa !5
  %26 = icmp ne i64 %25, 0
  %27 = select i1 %26, i64 24, i64 16
  %28 = add i64 %27, %22
  %29 = tail call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %28, i64 1) #10, !srcloc !23
  tail call void @llvm.nvvm.membar.gl() #7
  %30 = inttoptr i64 %22 to i64 addrspace(1)*
  %31 = load volatile i64, i64 addrspace(1)* %30, align 8, !tbaa !5
  %32 = icmp ne i64 %31, 0
  %33 = xor i1 %26, true
  %34 = select i1 %32, i1 true, i1 %33
  %35 = select i1 %32, i32 2, i32 1
  br i1 %34, label %40, label %36

36:                                               ; preds = %20
  %37 = load volatile i64, i64 addrspace(1)* %24, align 8, !tbaa !5
  %38 = icmp eq i64 %37, 0
  %39 = zext i1 %38 to i32
  br label %40

40:                                               ; preds = %36, %20, %17
  %41 = phi i1 [ false, %17 ], [ %26, %20 ], [ %26, %36 ]
  %42 = phi i32 [ 0, %17 ], [ %35, %20 ], [ %39, %36 ]
  %43 = zext i1 %41 to i32
  %44 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %42, i32 0, i32 31) #7
  %45 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 0, i32 0, i32 31) #7
  tail call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !24
  %46 = zext i32 %45 to i64
  %47 = shl nuw i64 %46, 32
  %48 = zext i32 %44 to i64
  %49 = or i64 %47, %48
  %50 = icmp eq i64 %49, 2
  %51 = select i1 %50, i32 108, i32 0
  store i32 %51, i32* %13, align 8, !tbaa !15
  %52 = icmp eq i64 %49, 1
  br label %53

53:                                               ; preds = %40, %5
  %54 = phi i32 [ %43, %40 ], [ 0, %5 ]
  %55 = phi i1 [ %52, %40 ], [ false, %5 ]
  br i1 %55, label %68, label %56

56:                                               ; preds = %53
  %57 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 4, i64 22
  %58 = load i64, i64* %57, align 8, !tbaa !25
  %59 = getelementptr inbounds %struct.array_common, %struct.array_common* %12, i64 0, i32 11
  %60 = load i32, i32* %59, align 4, !tbaa !26
  %61 = zext i32 %60 to i64
  %62 = or i64 %58, %61
  %63 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 4, i64 16
  %64 = load i64, i64* %63, align 8, !tbaa !27
  %65 = or i64 %62, %64
  %66 = icmp eq i64 %65, 0
  %67 = zext i1 %66 to i32
  br label %68

68:                                               ; preds = %56, %53
  %69 = phi i32 [ 1, %53 ], [ %67, %56 ]
  %70 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7
  %71 = shl i32 %70, 3
  %72 = tail call i32 @llvm.nvvm.read.ptx.sreg.warpid() #7
  %73 = add i32 %71, %72
  %74 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid() #7
  %75 = zext i1 %55 to i32
  %76 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 0
  store i32 %74, i32* %76, align 8, !tbaa.struct !28
  %77 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 1
  store i32 32, i32* %77, align 4, !tbaa.struct !29
  %78 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 2
  store i32 %73, i32* %78, align 8, !tbaa.struct !30
  %79 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 3
  store i32 0, i32* %79, align 4, !tbaa.struct !31
  %80 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 4
  store i32 %75, i32* %80, align 8, !tbaa.struct !32
  %81 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 5
  store i32 %69, i32* %81, align 4, !tbaa.struct !33
  %82 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 6
  store i32 %54, i32* %82, align 8, !tbaa.struct !34
  %83 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 7
  store i32 -1, i32* %83, align 4, !tbaa.struct !35
  %84 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 8
  store i32 0, i32* %84, align 8, !tbaa.struct !36
  %85 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 9
  store i32 2600, i32* %85, align 4, !tbaa.struct !37
  %86 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 10
  %87 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 2
  store i32 0, i32* %87, align 4, !tbaa !38
  %88 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 3
  store i32 0, i32* %88, align 8, !tbaa !39
  %89 = bitcast i32* %86 to i8*
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(48) %89, i8 0, i64 48, i1 false) #7
  %90 = call fastcc noundef i32 @_ZL10write_somePK15pl_array_deviceP13pl_array_warpyyy(%struct.pl_array_device* noundef nonnull %6, %struct.pl_array_warp* noundef nonnull %7, i64 noundef %2, i64 noundef %3, i64 noundef %4) #10
  call void asm sideeffect "bar.warp.sync 0xffffffff;", "~{memory}"() #10, !srcloc !40
  %91 = load i32, i32* %76, align 8, !tbaa !41
  %92 = icmp ne i32 %91, 0
  %93 = load i32, i32* %13, align 8
  %94 = icmp eq i32 %93, 71
  %95 = select i1 %92, i1 true, i1 %94
  br i1 %95, label %202, label %96

96:                                               ; preds = %68
  %97 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 4, i64 18
  %98 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 13, i64 0
  %99 = load i32, i32* %98, align 8, !tbaa !9
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %129, label %124

101:                                              ; preds = %192
  %102 = load i32, i32* %76, align 8, !tbaa !42
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %104, label %116

104:                                              ; preds = %101
  %105 = and i32 %193, 63
  %106 = zext i32 %105 to i64
  %107 = shl nuw i64 1, %106
  %108 = lshr i32 %193, 3
  %109 = and i32 %108, 536870904
  %110 = zext i32 %109 to i64
  %111 = getelementptr inbounds %struct.pl_array_device, %struct.pl_array_device* %6, i64 0, i32 4, i64 5
  %112 = load i64, i64* %111, align 8, !tbaa !43
  %113 = add i64 %112, %110
  %114 = inttoptr i64 %113 to i64*
  call void asm sideeffect "red.relaxed.gpu.global.or.b64 [$0], $1;", "l,l,~{memory}"(i64* %114, i64 %107) #10, !srcloc !44
  %115 = load i32, i32* %76, align 8, !tbaa !42
  br label %116

116:                                              ; preds = %104, %101
  %117 = phi i32 [ %115, %104 ], [ %102, %101 ]
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %119, label %123

119:                                              ; preds = %116
  %120 = load i64, i64* %97, align 8, !tbaa !19
  %121 = add i64 %120, 136
  %122 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %121, i64 -1) #10, !srcloc !23
  br label %123

123:                                              ; preds = %119, %116
  store i32 -1, i32* %83, align 4, !tbaa !45
  store i32 0, i32* %86, align 8, !tbaa !46
  br label %195

124:                                              ; preds = %96
  %125 = zext i32 %99 to i64
  %126 = load i64, i64* %97, align 8, !tbaa !19
  %127 = add i64 %126, 72
  %128 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %127, i64 %125) #10, !srcloc !23
  br label %129

129:                                              ; preds = %124, %96
  %130 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 13, i64 1
  %131 = load i32, i32* %130, align 4, !tbaa !9
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %138, label %133

133:                                              ; preds = %129
  %134 = zext i32 %131 to i64
  %135 = load i64, i64* %97, align 8, !tbaa !19
  %136 = add i64 %135, 80
  %137 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %136, i64 %134) #10, !srcloc !23
  br label %138

138:                                              ; preds = %133, %129
  %139 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 13, i64 2
  %140 = load i32, i32* %139, align 8, !tbaa !9
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %147, label %142

142:                                              ; preds = %138
  %143 = zext i32 %140 to i64
  %144 = load i64, i64* %97, align 8, !tbaa !19
  %145 = add i64 %144, 88
  %146 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %145, i64 %143) #10, !srcloc !23
  br label %147

147:                                              ; preds = %142, %138
  %148 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 13, i64 3
  %149 = load i32, i32* %148, align 4, !tbaa !9
  %150 = icmp eq i32 %149, 0
  br i1 %150, label %156, label %151

151:                                              ; preds = %147
  %152 = zext i32 %149 to i64
  %153 = load i64, i64* %97, align 8, !tbaa !19
  %154 = add i64 %153, 96
  %155 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %154, i64 %152) #10, !srcloc !23
  br label %156

156:                                              ; preds = %151, %147
  %157 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 13, i64 4
  %158 = load i32, i32* %157, align 8, !tbaa !9
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %165, label %160

160:                                              ; preds = %156
  %161 = zext i32 %158 to i64
  %162 = load i64, i64* %97, align 8, !tbaa !19
  %163 = add i64 %162, 104
  %164 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %163, i64 %161) #10, !srcloc !23
  br label %165

165:                                              ; preds = %160, %156
  %166 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 13, i64 5
  %167 = load i32, i32* %166, align 4, !tbaa !9
  %168 = icmp eq i32 %167, 0
  br i1 %168, label %174, label %169

169:                                              ; preds = %165
  %170 = zext i32 %167 to i64
  %171 = load i64, i64* %97, align 8, !tbaa !19
  %172 = add i64 %171, 112
  %173 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %172, i64 %170) #10, !srcloc !23
  br label %174

174:                                              ; preds = %169, %165
  %175 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 13, i64 6
  %176 = load i32, i32* %175, align 8, !tbaa !9
  %177 = icmp eq i32 %176, 0
  br i1 %177, label %183, label %178

178:                                              ; preds = %174
  %179 = zext i32 %176 to i64
  %180 = load i64, i64* %97, align 8, !tbaa !19
  %181 = add i64 %180, 120
  %182 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %181, i64 %179) #10, !srcloc !23
  br label %183

183:                                              ; preds = %178, %174
  %184 = getelementptr inbounds %struct.pl_array_warp, %struct.pl_array_warp* %7, i64 0, i32 0, i32 13, i64 7
  %185 = load i32, i32* %184, align 4, !tbaa !9
  %186 = icmp eq i32 %185, 0
  br i1 %186, label %192, label %187

187:                                              ; preds = %183
  %188 = zext i32 %185 to i64
  %189 = load i64, i64* %97, align 8, !tbaa !19
  %190 = add i64 %189, 128
  %191 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %190, i64 %188) #10, !srcloc !23
  br label %192

192:                                              ; preds = %187, %183
  %193 = load i32, i32* %83, align 4, !tbaa !45
  %194 = icmp eq i32 %193, -1
  br i1 %194, label %195, label %101

195:                                              ; preds = %192, %123
  %196 = load i64, i64* %97, align 8, !tbaa !19
  %197 = load i32, i32* %82, align 8, !tbaa !47
  call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"() #10, !srcloc !48
  %198 = icmp eq i32 %197, 0
  %199 = select i1 %198, i64 16, i64 24
  %200 = add i64 %199, %196
  %201 = call i64 asm sideeffect "atom.global.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(i64 %200, i64 -1) #10, !srcloc !23
  br label %202

202:                                              ; preds = %68, %195
  call void @llvm.lifetime.end.p0i8(i64 104, i8* nonnull %10) #7
  call void @llvm.lifetime.end.p0i8(i64 256, i8* nonnull %8) #7
  store i32 %90, i32* %0, align 4, !tbaa !9
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
!42 = !{!17, !10, i64 0}
!43 = !{!21, !6, i64 40}
!44 = !{i64 0}
!45 = !{!17, !10, i64 28}
!46 = !{!17, !10, i64 40}
!47 = !{!17, !10, i64 24}
!48 = !{i64 0}
!49 = !{i64 0}
!50 = distinct !{!50, !51}
!51 = !{!"llvm.loop.mustprogress"}
!52 = !{!20, !10, i64 208}
!53 = !{!17, !10, i64 20}
!54 = !{!20, !6, i64 168}
!55 = !{!17, !10, i64 4}
!56 = !{!"branch_weights", i32 2000, i32 1}
!57 = distinct !{!57, !51}
!58 = distinct !{!58, !51}
!59 = distinct !{!59, !51}
!60 = !{!20, !6, i64 200}
!61 = !{!17, !10, i64 16}
!62 = !{!17, !10, i64 44}
!63 = !{!20, !6, i64 184}
!64 = !{!20, !6, i64 192}
!65 = !{!17, !6, i64 48}
!66 = !{i64 0}
!67 = distinct !{!67, !51}
!68 = !{!22, !6, i64 0}
!69 = !{i64 0}
!70 = !{!17, !10, i64 12}
!71 = !{!17, !10, i64 8}
!72 = !{!21, !10, i64 84}
!73 = distinct !{!73, !51}
!74 = !{i64 0}
!75 = !{i64 0, i64 65}
!76 = distinct !{!76, !51}
!77 = !{!21, !6, i64 48}
!78 = !{!21, !6, i64 8}
!79 = !{i64 0}
!80 = !{!21, !6, i64 56}
!81 = distinct !{!81, !51}
!82 = !{i64 0}
!83 = distinct !{!83, !51}
!84 = !{i64 0}
!85 = distinct !{!85, !51}
!86 = !{!"branch_weights", i32 1, i32 2000}
!87 = !{!21, !6, i64 24}
!88 = !{i64 0}
!89 = !{!21, !6, i64 72}
!90 = !{!20, !6, i64 160}
!91 = !{!21, !6, i64 16}
!92 = !{!21, !6, i64 64}
!93 = !{!17, !10, i64 32}
!94 = !{!20, !6, i64 152}
!95 = !{!21, !6, i64 32}
!96 = !{i64 0}
!97 = !{!21, !10, i64 80}
!98 = !{!21, !6, i64 0}
!99 = !{i64 0}
!100 = distinct !{!100, !51}
!101 = distinct !{!101, !51}
!102 = !{!22, !6, i64 24}
!103 = !{!22, !6, i64 32}
!104 = !{!22, !6, i64 40}
!105 = !{!22, !6, i64 8}
!106 = !{!22, !6, i64 48}
!107 = distinct !{!107, !51}
!108 = !{!20, !6, i64 104}
!109 = !{i64 0}
!110 = !{i64 0}
!111 = !{!20, !10, i64 84}
!112 = !{i64 0}
!113 = distinct !{!113, !51}
!114 = distinct !{!114, !51}
!115 = !{i64 0}
!116 = !{!16, !10, i64 4}
!117 = distinct !{!117, !51}
!118 = distinct !{!118, !51}
!119 = distinct !{!119, !51}
!120 = !{i64 0}
!121 = !{!20, !10, i64 216}
!122 = !{!16, !10, i64 16}
!123 = !{i64 0}
!124 = distinct !{!124, !51}
!125 = !{i64 0}
!126 = !{i64 0}
!127 = distinct !{!127, !51}
!128 = !{i64 0}
!129 = distinct !{!129, !51}
!130 = !{i64 0}
